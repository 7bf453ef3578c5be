# Co na czacie mówi sam stół, wiadomości, które wysyła się jednym naciśnięciem,
# i jak nazywa się miejsce bez imienia.

seat-name = Miejsce { $seat }

say-takes-seat = { $name } zajmuje miejsce { $seat }.
say-leaves = { $name } odchodzi.
say-leaves-bot = { $name } odchodzi; na tym miejscu gra teraz bot.
say-left-for-good = Ktoś odszedł na dobre.
say-new-link = Gospodarz tworzy nowy link do miejsca: { $name }.
say-new-link-seat = Gospodarz tworzy nowy link do miejsca { $seat }.
say-again = { $name } przygotowuje stół do kolejnej partii.
say-bot-failed = Bot { $name } zawiódł; gra za niego prostszy.
say-paused = { $name } wstrzymuje grę.
say-paused-because = { $name } wstrzymuje grę: { $reason }
say-goes-on = Gra toczy się dalej.
say-more-time = { $name } bierze o połowę więcej czasu.
say-nudges = { $name } ponagla: { $other }.
say-rewind-asked = { $name } prosi o powrót do pozycji { $at }.
say-rewind-refused = Powrót odrzucony.
say-rewind-older = Grę przeniesiono ze starszej wersji; nie można cofnąć się dalej niż do pozycji { $n }.
say-rewind-there = Gra już tam jest; powrót nie jest potrzebny.
say-rewind-again = O powrót trzeba zapytać wszystkich jeszcze raz: { $learnt ->
        [luck] zdążono już rzucić kośćmi lub dobrać karty.
        [choices] zdążono już ujawnić tajne wybory.
       *[cards] zdążono już ujawnić coś ukrytego.
    }
say-rewind-bots = Boty nie zgadzają się na powrót: { $learnt ->
        [luck] zdążono już rzucić kośćmi lub dobrać karty.
        [choices] zdążono już ujawnić tajne wybory.
       *[cards] zdążono już ujawnić coś ukrytego.
    }
say-rewound = Wszyscy się zgodzili: powrót do pozycji { $at }.
say-waits = Gra czeka, aż wróci { $name }.
say-bot-plays = Dopóki nie wróci { $name }, na tym miejscu gra bot.
say-ended = Partię zakończyło głosowanie.
say-back = { $name } wraca.

say-preset-0 = Cześć!
say-preset-1 = Dobrze zagrane.
say-preset-2 = Powodzenia.
say-preset-3 = Myślę…
say-preset-4 = Zaraz wracam.
say-preset-5 = Przepraszam, że to tyle trwało.
say-preset-6 = Świetna partia!
say-preset-7 = Jeszcze jedna partia?
