# Stół: ramy ekranu, pytanie, dziennik, poczekalnia.

prompt = Twoja decyzja
stage = Plansza
me = Moja strona
others = Inni gracze
log = Dziennik
dock-open = Otwórz moją planszę
dock-close = Zamknij moją planszę
chat = Czat
tabs = Części stołu
summary = Moje zapasy i wynik
seats-strip = Miejsca
tab-board = Plansza
tab-me = Ja
tab-others = Inni
tab-log = Dziennik
steps = Kroki rundy
skips = Skróty
skip-prompt = Do decyzji
skip-stage = Do planszy
skip-me = Do mojej strony
skip-log = Do dziennika
sheet-bar = Pokaż odpowiedzi
sheet-half = Pokaż więcej lub mniej odpowiedzi
sheet-full = Zwiń odpowiedzi
again = Nowa partia
again-same = Zagraj znów w tym składzie
again-laid = Czeka już następna partia z miejscem dla ciebie.
again-join = Do nowego stołu

menu-history = Spojrzenie wstecz
menu-fork = Graj dalej stąd
menu-pages = Graj od wybranej strony

goal-open = Cel i wyniki
standing = Wyniki
standing-you = Ty
standing-near = może już wygrać
your-decision = Twoja decyzja: { $text }
your-decision-short = Twoja decyzja
waiting = Czekamy
waiting-for = { $count ->
        [0] Czekamy na stół
       *[other] Czekamy: { $names }
    }
waiting-since = { $unit ->
        [hours] Od { $n ->
            [one] 1 godziny
           *[many] { $n } godzin
        }
        [minutes] Od { $n ->
            [one] 1 minuty
           *[many] { $n } minut
        }
       *[seconds] Od { $n ->
            [one] 1 sekundy
           *[many] { $n } sekund
        }
    }
nudge = Ponaglij: { $name }
nudged = Ponaglenie wysłane: { $name }.
spectating = Oglądasz partię
past = Spojrzenie wstecz
over = Koniec gry
report-open = Otwórz raport końcowy
stopped-text = Partia skończyła się bez wyniku. Co było ukryte, zostaje ukryte; możesz grać dalej stąd przeciw botom.
over-text = Gra skończona. Raport pokazuje, skąd wziął się każdy punkt, i dowodzi, że karty tasowano uczciwie.
thinks = namyśla się
ready = na miejscu
bot = bot

round = Runda { $n }

border-sealed = Klamka zapada, gdy zapieczętują wszyscy
border-dice = Decydują kości lub karty: potem nie można tego cofnąć
border-reveal = Odsłania kartę: potem nie można tego cofnąć
border-handover = Kończy twoją kolej
at-once = Wystarczy jedno naciśnięcie i można je cofnąć.
one-way = nie do cofnięcia
sealed-note = zapieczętowane: widzisz to tylko ty
sealed-title = Zapieczętowane
sealed-text = Widzisz to tylko ty. Możesz to jeszcze zmienić, dopóki nie zapieczętuje ostatnia osoba.
unseal = Zmień
uses = W dowolnej chwili
use-now = Użyj: { $what }
use-wished = { $what }: użyjesz przy najbliższej okazji
undo = Cofnij
undo-what = Cofnij: { $what }
reset = Wyczyść
sending = Wysyłanie…
saved-at = zapisano { $time }
retry-save = Nie zapisano. Wyślij znów

log-filter = Które wpisy pokazać
log-all = co się stało
log-passes = także pasy
log-me = o mnie
log-more = Zasada i chwila, z których wziął się ten wpis
log-earlier = Pokaż wcześniejsze wpisy
log-later = Pokaż późniejsze wpisy
log-empty = Jeszcze nic się nie stało.
only-you = tylko ty

chat-empty = Nikt się jeszcze nie odezwał.
chat-off = Przy tym stole czat jest wyłączony.
chat-line = Napisz coś
chat-send = Wyślij

conn-online = połączono
conn-connecting = łączenie…
conn-reconnecting = ponowne łączenie; twój wybór nie przepadnie
conn-offline = brak połączenia: możesz patrzeć, ale nie grać
conn-paused = wstrzymano

cover-title = Przekaż urządzenie: { $name }
cover-text = Karty innych graczy są zakryte, dopóki nie przejdziesz dalej.
cover-pin = PIN: { $name }
cover-open = { $name }: pokaż moją stronę

clock = { $unit ->
        [days] jeszcze { $n } d
        [hours] jeszcze { $n } h
        [minutes] jeszcze { $n } min
       *[seconds] jeszcze { $n } s
    }
clock-warning = { $n ->
        [one] Została 1 sekunda
        [few] Zostały { $n } sekundy
       *[many] Zostało { $n } sekund
    }
bank-left = bank { $time }
bank-long = Bank czasu: dodatkowy czas, gdy skończy się czas na decyzję
bank-used-now = Czas na tę decyzję minął; biegnie bank czasu
bank-runs = Czas na tę decyzję minął. Biegnie twój bank czasu: { $unit ->
        [minutes] jeszcze { $n } min
       *[seconds] jeszcze { $n } s
    }
bank-mine = Mój bank czasu
time-more = +50% czasu
time-more-long = Weź o połowę więcej czasu, raz w grze

pause = Wstrzymaj grę
pause-text = Każdy może się rozglądać, nikt nie może odpowiadać, a zegary stoją.
pause-reason = Powód (jeśli chcesz)
pause-do = Wstrzymaj teraz
paused-by = Grę wstrzymuje { $name }
paused-why = Grę wstrzymuje { $name }: { $reason }
paused-primary = Gra jest wstrzymana. Możesz się rozglądać i planować.
resume = Wznów grę

problem = Zgłoś problem
problem-text = Skopiuj te wiersze i wyślij je osobie, która prowadzi ten serwer. Dopisz, co się dzieje i co miało się stać. Nic nie wysyła się samo i nie ma tu nazwy żadnej karty.
problem-facts = Stół, pozycja i wersje
problem-copy = Kopiuj wiersze
problem-record = Pobierz zapis gry
panel-failed = { $name }: tej części nie można teraz pokazać.
panel-failed-text = Twoja partia jest bezpieczna. Odśwież tę część albo całą stronę.
panel-again = Odśwież tę część
panel-header = Nagłówek stołu
panel-lesson = Lekcja
panel-table = Stół
problem-record-later = Zapis gry można pobrać, gdy gra się skończy; wcześniej zdradziłby ukryte karty.

leave = Odejdź od stołu
leave-text = { $n ->
        [one] Twoje miejsce przejmie bot i będzie grać dalej. Nie można na nie wrócić.
        [few] Twoje { $n } miejsca przejmą boty i będą grać dalej. Nie można na nie wrócić.
       *[many] Twoje { $n } miejsc przejmą boty i będą grać dalej. Nie można na nie wrócić.
    }
leave-pinned = { $n ->
        [one] Drugie miejsce na tym urządzeniu ma PIN i zostaje. Kto na nim gra, może odejść po wpisaniu PIN-u.
        [few] Pozostałe { $n } miejsca na tym urządzeniu mają PIN i zostają. Z każdego można odejść po wpisaniu jego PIN-u.
       *[many] Pozostałe { $n } miejsc na tym urządzeniu ma PIN i zostaje. Z każdego można odejść po wpisaniu jego PIN-u.
    }
leave-instead = To tylko przerwa? Zamknij stronę: twoje miejsce zaczeka.
leave-not = Zostań
leave-do = Odejdź na dobre

history = Pozycja w grze
history-at = Pozycja { $n } z { $of }
history-now = Teraz
history-older = Możesz cofnąć się do pozycji { $n }: wtedy grę przeniesiono ze starszej wersji.
history-fork = Graj dalej stąd
fork-new-deal = Kopia od pozycji { $n }. Wszystko, co było przed tobą ukryte, rozdano na nowo.
fork-parent = Stół { $code }

lobby = Poczekalnia
lobby-seats = Miejsca
lobby-start = Zacznij grę
lobby-missing = { $n ->
        [one] Jedno miejsce jest jeszcze wolne. Wyślij link albo posadź tam bota.
        [few] Wolne są jeszcze { $n } miejsca. Wyślij linki albo posadź tam boty.
       *[many] Wolnych jest jeszcze { $n } miejsc. Wyślij linki albo posadź tam boty.
    }
lobby-host-starts = Gospodarz zacznie grę, gdy wszystkie miejsca będą zajęte.
seat-yours = twoje miejsce
seat-free = jeszcze wolne
seat-away = zajęte, teraz puste
menu-seats = Miejsca i linki
seat-take = Usiądź tutaj
pin-of = PIN miejsca { $n }, cztery cyfry
pin-hint = PIN (jeśli chcesz)
pin-do = Ustaw PIN
pin-do-of = Ustaw PIN miejsca { $n }
pin-set = pyta o PIN
pin-drop = Usuń PIN
pin-drop-of = Usuń PIN miejsca { $n }
copy-link = Kopiuj link
copied = Skopiowano
share-link = Udostępnij link
share-text = Przy moim stole w Dustboardzie czeka na ciebie miejsce.
qr-show = Kod QR
qr-alt = Kod QR z linkiem do miejsca { $n }
house-rules = Zasady domowe
house-rules-none = Według zasad: niczego nie zmieniono.
fairness = Uczciwość tasowania
fairness-text = O tasowaniu decyduje tajne ziarno, ustalone przed grą. Jego odcisk widzisz na początku, a samo ziarno na końcu, więc każdy może sprawdzić, że niczego nie podmieniono.
learn = Naucz się grać

card-open = Otwórz w galerii
card-hidden = zakryta karta
card-empty = puste miejsce
ending = Koniec
ending-winner = { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają razem: { $names }
    }
ending-report = Raport końcowy
ending-replay = Powtórka

keys-title = Klawisze
key-g = idź do pola planszy po nazwie
goto = Idź do pola
goto-name = Nazwa pola
goto-none = Żadne pole tak się nie nazywa.
find = Szukaj
goal = cel: { $goal }
now = Teraz
cards-face-down = { $n ->
    [one] 1 zakryta
    [few] { $n } zakryte
   *[many] { $n } zakrytych
}
keys-off = Skróty jednoliterowe są wyłączone w ustawieniach.
key-p = do decyzji
key-k = lekcja, w samouczku
key-m = do planszy
key-h = do moich kart i mojej bazy
key-l = do dziennika
key-o = do szans
key-c = trener
key-r = zasada dla wskazanej rzeczy
key-u = cofnij
key-shift-u = wyczyść ten wybór albo cofnij, ile się da
key-back = o jedną pozycję wstecz
key-forward = o jedną pozycję naprzód
key-now = z powrotem do teraz
key-t = włącz lub wyłącz tryb tekstowy
key-n = następny stół, który na mnie czeka
key-ctrl-enter = główny przycisk
key-space = pomiń jeden krok tego, co się stało
key-shift-space = przejdź do teraz
key-digits = wybierz po numerze
key-f10 = menu
key-help = ta lista

text-changed = Co się zmieniło
text-draft = Wybrano do tej pory:
text-command = Numery odpowiedzi albo: why 3, rule, undo, reset
text-do = Wykonaj
text-no-such = Nie ma takiego numeru.
text-unknown = Wpisz numer z listy.
text-noted = { $n } – wybrano. Wybieraj dalej albo wpisz numer wiersza, który zatwierdza.

odds = Szanse
odds-none = Teraz nie ma czego liczyć.
odds-counting = Liczenie…
odds-as-table = Pokaż słupki jako tabele
odds-made = Skąd te liczby
odds-options = Wszystkie odpowiedzi obok siebie
odds-came = Co wypadło: { $about }

vote = Głosowanie
vote-absent = Nie ma przy stole: { $name }. Gra czeka. Co robimy?
vote-rewind = { $name } prosi o powrót do pozycji { $n }. Muszą się zgodzić wszyscy.
vote-look = Zobacz ją
vote-cast = { $name }: { $choice }
vote-wait = Czekajmy
vote-bot = Niech gra bot
vote-end = Zakończmy partię
vote-yes = Tak
vote-no = Nie
seat-kept = { $name }: na tym miejscu gra bot.
seat-back = Wracam na moje miejsce
history-rewind = Poproś o powrót tutaj
history-eyes = Pokaż
history-eyes-mine = { $form ->
        [feminine] co wiedziałam
        [masculine] co wiedziałem
       *[neutral] co było mi wiadomo
    }
history-eyes-seat = co wie { $name }

orders = Stałe polecenia
orders-text = Stałe polecenie odpowiada za ciebie na pytanie. Widzisz je tylko ty i możesz je zmienić w dowolnej chwili.
orders-ask = Zawsze pytaj
orders-usual = Tylko gdy jest wybór (przeciw botom)
orders-habit = z twoich ustawień
orders-settings = Polecenia dla wszystkich nowych stołów są w ustawieniach.
orders-here = { $n ->
        [one] 1 stałe polecenie z twoich ustawień
        [few] { $n } stałe polecenia z twoich ustawień
       *[many] { $n } stałych poleceń z twoich ustawień
    }
orders-none = Ta gra nie ma stałych poleceń.

beats-playing = Co się stało
beats-next = Dalej
beats-skip = Przejdź do teraz
beats-skip-brief = Pomiń
beats-speed = Tempo: { $speed ->
        [instant] natychmiast
        [fast] szybkie
        [slow] wolne
       *[normal] zwykłe
    }
result-why = Dlaczego:
result-again = Pokaż jeszcze raz
result-go-on = Dalej
result-key = Spacja
result-to = teraz
recap = Od twojej ostatniej kolei
recap-close = Zamknij podsumowanie
recap-show = Pokaż wpis { $n } w dzienniku
notice-turn = Twoja kolej przy stole { $code }.

coach = Trener
coach-level = Poziom
coach-ask = Zapytaj
coach-thinks = Namyśla się…
coach-would = { $level } – wybór bota: { $answers }.
coach-lay = Wybierz to
coach-text = Bot patrzy na to, co widzisz, i podpowiada. Decydujesz ty.
