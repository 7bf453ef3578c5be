# Dziennik w grupach, spojrzenie wstecz, cofanie, okna na reakcję i stałe polecenia.

log-seat = tylko { $name }
log-combat = walka
log-story = opowieść
log-rules = zasady
log-explain = Wyjaśnij
log-explain-line = Wpis
log-explain-clause = Punkt zasad
log-explain-ruling = Rozstrzygnięcie { $id }
log-explain-option = Przy tym stole: { $option }
log-explain-no-ruling = Tego punktu nie dotyczy żadne rozstrzygnięcie.
log-back-here = Wróć do tego miejsca
log-look-here = Zobacz tę chwilę
log-before = Przed pierwszą rundą
log-fold = { $count ->
        [one] 1 wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    }

history-gate = Możesz cofnąć się do pozycji { $n }.
history-take-back = Cofnij dotąd

key-turn-back = o jedną kolej wstecz
key-turn-forward = o jedną kolej naprzód
key-home = na początek
key-end = do teraz

vote-learnt-nothing = Od tego czasu nic ukrytego nie wyszło na jaw.
vote-learnt-luck = Od tego czasu rzucono kośćmi lub dobrano karty.
vote-learnt-cards = Od tego czasu pokazano ukryte karty.
vote-learnt-choices = Od tego czasu ujawniono tajne wybory.
vote-since = { $count ->
        [one] Z dziennika zniknie 1 wpis
        [few] Z dziennika znikną { $count } wpisy
       *[many] Z dziennika zniknie { $count } wpisów
    }

window-own-turn = W mojej kolei
window-my-check = Przy moich testach
window-my-combat = W moich walkach
window-respond-luck = Gdy ktoś zagra kartę
window-after-check = Po teście innego gracza
window-before-luck = Przed dobraniem karty farta
window-open = Możesz zareagować
window-time = Czas na reakcję
window-closes = Zamknie się za { $n } s
window-nothing = Nie masz tu czego zagrać. Nikt inny o tym nie wie.
window-answered = Odpowiedź czeka, aż odpowiedzą wszyscy. Widzisz ją tylko ty.
window-change = Zmień odpowiedź
window-by-order = Pasuje za ciebie stałe polecenie. Nikt inny o tym nie wie.
window-by-fits = Nie masz tu czego zagrać, więc pasujesz. Nikt inny o tym nie wie.
window-hold = Poczekaj 20 s (zostało: { $n })
window-order = Kiedy mnie pytać
waiting-responses = Czekamy na reakcje
waiting-responses-text = Nikt nie widzi, kogo pytamy ani kto już odpowiada.
order-window-fits = Tylko gdy mam co zagrać
order-window-ask = Zawsze pytaj
order-window-turn = Pasuj do mojej następnej kolei
order-window-round = Pasuj w tej rundzie
order-window-always = Zawsze pasuj
orders-windows = Kiedy pytać mnie o reakcję
orders-windows-text = Polecenie pasowania wygasa, gdy ktoś cię atakuje, okrada, nokautuje albo bierze na cel. Każde poza „Zawsze pasuj” wygasa też z początkiem twojej kolei.
pace = Reakcje
pace-seconds = Sekundy na reakcję
pace-live = na żywo: po kilka sekund
pace-days = na dni: czekamy na odpowiedzi wszystkich
