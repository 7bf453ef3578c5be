# The lab, for whoever runs the server.
lab = Lab
lab-text = Runs of experiments in this server's folder. Tick two of one title to compare them.
lab-empty = No runs yet. Start one with dustboard lab run and save it in this server's lab folder.
lab-locked-text = Only whoever runs this server can look into the lab. The key is printed when the server starts.
lab-key = Key
lab-open = Open the lab
lab-finished = { $n ->
        [one] Finished: one game
       *[other] Finished: { $n } games
    }
lab-progress = How far { $name } is
lab-games = { $done } of { $games } games ({ $percent } %).
lab-rate = { NUMBER($rate, maximumFractionDigits: 1) } games a second,
lab-left-seconds = { $n } s left.
lab-left-minutes = { $n } min left.
lab-left-hours = { $n } h left.
lab-waiting = Stopped; the same command continues from here.
lab-report = Report
lab-choose = Compare
lab-compare = Compare these two
lab-compare-more = Tick one more of the same title.
lab-compare-none = Clear ticks
