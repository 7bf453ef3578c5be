# What the table itself says in the chat, and lines that can be sent by one press.

say-takes-seat = { $name } zajmuje miejsce { $seat }.
say-leaves = { $name } odchodzi.
say-leaves-bot = { $name } odchodzi; dalej gra bot.
say-left-for-good = Ktoś odszedł na dobre.
say-new-link = Gospodarz tworzy nowy link dla: { $name }.
say-again = { $name } rozkłada stół do kolejnej partii.
say-bot-failed = Bot { $name } zawiódł; dalej gra prostszy.
say-paused = { $name } wstrzymuje stół.
say-paused-because = { $name } wstrzymuje stół: { $reason }
say-goes-on = Gra toczy się dalej.
say-more-time = { $name } bierze o połowę więcej czasu.
say-nudges = { $name } ponagla: { $other }.
say-rewind-asked = { $name } prosi o powrót do pozycji { $at }.
say-rewind-refused = Powrót odrzucony.
say-rewind-older = Grę przeniesiono ze starszej wersji; nie można cofnąć się przed pozycję { $n }.
say-rewind-there = Stół już tam jest; powrót odwołany.
say-rewind-again = Wszyscy są jeszcze raz pytani o powrót: { $learnt ->
        [luck] w międzyczasie rzucono kośćmi lub dobrano karty.
        [choices] w międzyczasie odkryto zapieczętowane wybory.
       *[cards] w międzyczasie pokazano coś ukrytego.
    }
say-rewind-bots = Boty nie zgadzają się na powrót: { $learnt ->
        [luck] w międzyczasie rzucono kośćmi lub dobrano karty.
        [choices] w międzyczasie odkryto zapieczętowane wybory.
       *[cards] w międzyczasie pokazano coś ukrytego.
    }
say-rewound = Wszyscy się zgodzili: powrót do pozycji { $at }.
say-waits = Stół czeka: { $name }.
say-bot-plays = Za { $name } gra bot, do powrotu.
say-ended = Stół zakończony przez głosowanie.
say-back = { $name } wraca.

say-preset-0 = Cześć!
say-preset-1 = Dobrze zagrane.
say-preset-2 = Powodzenia.
say-preset-3 = Myślę...
say-preset-4 = Zaraz wracam.
say-preset-5 = Przepraszam, że to tyle trwało.
say-preset-6 = Dobra gra!
say-preset-7 = Jeszcze jedna?
