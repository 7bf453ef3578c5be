# What is sent to people who are not looking at a table. Only what everybody at the table knows.

notice-turn = It is your turn at table { $code } ({ $title }).
notice-half = Half of your time at table { $code } ({ $title }) has passed.
notice-late = Your time at table { $code } ({ $title }) is nearly up.
notice-nudge = Table { $code } ({ $title }) waits for you, and somebody nudges you.
notice-digest = { $n ->
        [one] 1 table waits for you.
       *[other] { $n } tables wait for you.
    }
notice-test = This is a test notice from Dustboard. It works.
