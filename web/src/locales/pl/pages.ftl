# Ekrany wokół stołu.

titles-which = W którą grę?
titles-rules = Czytaj zasady
titles-cards = Przeglądaj karty
titles-learn = Zacznij naukę

wizard = Nowa partia
wizard-title = W którą grę?
wizard-scenario = { $title ->
        [wk2] Przygoda: która opowieść?
       *[other] Misja: jak się wygrywa?
    }
wizard-first = Najlepsza na początek
wizard-scenario-for = { $high ->
        [0] {""}
        [1] 1 gracz
       *[other] od { $low } do { $high } graczy
    }{ $rounds ->
        [0] {""}
        [one] , najwyżej { $rounds } runda
        [few] , najwyżej { $rounds } rundy
       *[many] , najwyżej { $rounds } rund
    }
wizard-scenario-why = To gra od { $low } do { $high } graczy, a przy twoim stole liczba miejsc to { $n }.
wizard-seats = Kto gra?
wizard-table = Ustawienia stołu
wizard-players = od { $low } do { $high } graczy
wizard-seats-of = { $n } z { $most } miejsc
wizard-shuffle = Wymieszaj miejsca
wizard-lesson = Najpierw lekcja
wizard-with = { $people ->
        [one] Ty
        [few] { $people } osoby
       *[many] { $people } osób
    }{ $bots ->
        [0] {""}
        [one] { " " }i 1 { $level ->
            [easy] łatwy bot
            [hard] trudny bot
           *[other] bot
        }
        [few] { " " }i { $bots } { $level ->
            [easy] łatwe boty
            [hard] trudne boty
           *[other] boty
        }
       *[many] { " " }i { $bots } { $level ->
            [easy] łatwych botów
            [hard] trudnych botów
           *[other] botów
        }
    }
wizard-clock-told = { $n ->
        [0] bez zegara
       *[other] z zegarem
    }
wizard-chat-told = { $chat ->
        [on] czat włączony
        [presets] tylko gotowe wiadomości
       *[off] bez czatu
    }
wizard-spectators-told = { $spectators ->
        [none] bez widzów
        [link] może oglądać każdy z linkiem
       *[public] może oglądać każdy
    }
wizard-rules-told = { $n ->
        [0] według zasad; do zmiany: { $of }
        [one] 1 zmieniona
        [few] { $n } zmienione
       *[many] { $n } zmienionych
    }
wizard-clock = Czas na decyzję
wizard-clock-value = { $n ->
        [0] bez zegara
        [30] 30 sekund
        [60] 1 minuta
        [120] 2 minuty
        [180] 3 minuty
        [43200] 12 godzin
        [86400] 1 dzień
        [259200] 3 dni
       *[other] 7 dni
    }
wizard-bank = Bank czasu gracza
wizard-bank-value = { $n ->
        [0] brak
       *[other] { $min ->
            [one] 1 minuta
            [few] { $min } minuty
           *[many] { $min } minut
        }
    }
wizard-bank-text = Gdy decyzja trwa dłużej, niż wynosi czas na nią, reszta idzie z banku. Bank musi wystarczyć na całą grę.
wizard-chat = Czat
chat-on-value = włączony
chat-presets-value = tylko gotowe wiadomości
chat-off-value = wyłączony
wizard-spectators = Widzowie
spectators-none = nikt
spectators-link = każdy z linkiem
spectators-public = każdy
wizard-rewind = Za zgodą wszystkich można się cofnąć
wizard-hide-odds = Ukryj szanse przed wszystkimi
wizard-start = Zacznij grę
wizard-open-lobby = Otwórz poczekalnię

seat-who = Kto zajmuje miejsce { $n }
seat-bot-level = Poziom bota na miejscu { $n }
seat-temper = { $group }: jak gra bot na miejscu { $n }
bot-share = { $kind ->
        [duel] Wygrane pojedynki: { $wins } z { $games }; rywal: bot, poziom { $against } ({ $low }–{ $high }% z ufnością 95%)
        [together] Wygrane partie: { $wins } z { $games }; graczy: { $players }, partnerzy: boty, poziom { $against } ({ $low }–{ $high }% z ufnością 95%)
       *[table] Wygrane partie: { $wins } z { $games }; graczy: { $players }, rywale: boty, poziom { $against } ({ $low }–{ $high }% z ufnością 95%; równy udział to { $even }%)
    }
bot-measured = Zmierzone wyniki
bot-not-measured = jeszcze nie zmierzono
seat-name = Nazwa gracza na miejscu { $n }
seat-pin = PIN miejsca { $n }, cztery cyfry, niekonieczny
seat-link-later = Link będzie w poczekalni
seat-me-is = Ty, na tym urządzeniu
seat-device-is = Gra na tym urządzeniu
seat-open-is = Kto pierwszy, ten lepszy
seat-pin-hint = PIN (jeśli chcesz)
seat-remove = Usuń miejsce { $n }
seat-add-bot = Dodaj bota
seat-add-link = Zaproś
seat-add-device = To samo urządzenie
bot-temper-change = { $tempers }: zmień usposobienie

face-mags = Kapitan szos
face-granny = To dzięki niej w Pompach wszystko się kręci
face-pinch = Urwis z targu w Zgorzel
face-rivet = Najpierw spawa, potem pyta
face-tin = Śpiewa silnikom
face-sump = Doktor od czegoś
face-hatch = Prowadzi, patrząc przez szparę
face-marrow = Nagrody i kości, Carcassville
face-juno = Jedno oko, oba na twojej bazie
face-wen = Zna pustynię, liczy od kubka
face-wick = Nurkuje i ma lampę, New Sydney
face-nine = Rozjemca, wciąż na służbie
face-lug = Pilnuje bramy. Jest bramą.
face-kestrel = Oczy Dworu Latawca
face-toll = Opłaty, kwity, peruka
face-fennec = Słyszy, jak liczysz złom

house-rules = Zasady domowe
house-rules-none = Według zasad: niczego nie zmieniono.
house-rules-open = Pokaż wszystkie opcje stołu ({ $n })
house-rules-reset = Wróć do zasad bez zmian

fairness = Uczciwość tasowania
fairness-text = O tasowaniu decyduje tajne ziarno, ustalone przed grą. Jego odcisk widzisz na początku, a samo ziarno na końcu, więc każdy może sprawdzić, że niczego nie podmieniono.

seatlink-title = Czeka na ciebie miejsce
seatlink-text = Bez konta i bez e-maila. To urządzenie zapamięta twoje miejsce.
seatlink-take = Zajmij to miejsce
seatlink-invites = { $host } zaprasza cię do gry { $title }
seatlink-host = Gospodarz
seatlink-win = Wygrywasz tak:
seatlink-table = { $n ->
        [one] { $n } gracz.
        [few] { $n } gracze.
       *[many] { $n } graczy.
    } Możesz wyjść i wrócić, kiedy chcesz.
seatlink-learn = Nie znasz tej gry? Zacznij od lekcji; link nie straci ważności.
seatlink-taken = To miejsce zajmuje już { $name }
seatlink-taken-text = Link jest dla jednej osoby. O własny poproś gospodarza: { $host }.
seatlink-watch = Tylko oglądaj
seatlink-yours = To twoje miejsce
seatlink-back = Wróć do stołu
seatlink-there = Kto jest przy stole
seatlink-is-host = gospodarz
seatlink-is-there = przy stole
face-yours = Twoja twarz
face-like = Twarz: { $name }

replay = Powtórka
replay-running = Powtórkę z odkrytymi kartami można obejrzeć, gdy gra się skończy.
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-pace = Tempo
replay-first = Na początek
replay-last = Na koniec
replay-turn-back = O jedną kolej wstecz
replay-turn-on = O jedną kolej naprzód
replay-eyes = Widać
replay-open = karty wszystkich
replay-you-knew = { $form ->
        [feminine] co wiedziałaś
        [masculine] co wiedziałeś
       *[neutral] co ci wiadomo
    }
replay-knew = co wie { $name }
replay-turn-of = Kolej: { $name }
replay-step = krok { $n } z { $of }
replay-round = Runda { $n }
replay-pin = Punkt zwrotny { $n }
replay-close = Zamknij powtórkę
replay-fork-text = przeciw botom; ta partia się nie zmieni
replay-hands = Karty wszystkich
replay-position = Zobacz stół

report = Raport końcowy
report-verified = Sprawdzono: ziarno pasuje do swojego odcisku, a powtórka kończy się tak samo.
report-not-verified = Coś się nie zgadza: ziarno, odcisk i powtórka do siebie nie pasują.
report-seed = Ziarno
report-commitment = Odcisk
report-versions = Wersje
report-answers = Odpowiedzi: { $n }
report-watch = Obejrzyj powtórkę
report-diary = Czytaj kronikę
report-play-on = Graj dalej stąd
report-again = Zagraj znów w tym składzie
report-total = Razem
report-challenge = Zagraj jeszcze raz to rozdanie
report-shares = Szansa na wygraną w ciągu gry
report-when = Kiedy
report-the-end = Koniec
report-move = pozycja { $n }
report-turns = Punkty zwrotne
report-turn = { $name }: od { $before } do { $after }, kiedy:
report-positions = Graj dalej stąd
report-positions-text = Otwórz stół z tamtej chwili i spróbuj czegoś innego, przeciw botom. Skończona partia się nie zmieni.
report-before = { $name }: { $share } na wygraną
report-no-turn = Żaden pojedynczy wybór wiele tu nie zmienił.
report-choices = Twoje wybory i wybory bota
report-choices-of = { $name }: { $same } z { $n } wyborów takich jak u bota (poziom { $level })
report-chosen = Wybrano: { $text }
report-advised = { $level }: { $text }
report-no-choices = W tej partii nie grał żaden człowiek.
analysis = Co myślą boty
analysis-working = Boty rozgrywają tę partię: części gotowe: { $done } z { $total }. Możesz wrócić później.
analysis-failed = Boty nie mogły rozegrać tej partii.
analysis-how = Od każdej z tych chwil boty (poziom { $level }) grały dalej { $tries } razy, wiedząc tylko to, co widzieli wszyscy. Każda liczba może się mylić o około { $off } punktów procentowych.
luck = Szczęście
share-card = Karta wyniku
share-names = Podaj na karcie nazwy graczy (zapytaj ich najpierw)
share-download = Zapisz obrazek
share = Udostępnij
share-seat = Gracz { $n }
share-private = Link otworzą tylko gracze z tego stołu.
chronicle = Kronika
chronicle-of = Kronika kampanii: { $title }
chronicle-before = Na początku
chronicle-markdown = Zapisz jako Markdown
chronicle-html = Zapisz jako HTML
chronicle-print = Drukuj albo zapisz PDF
chronicle-table = Do stołu
chronicle-empty = Jeszcze nic nie zapisano.
chronicle-goes-on = Kampania trwa.

season-empty = Twój sezon jeszcze się nie zaczął. Przygody ({ $of }) najlepiej grać w tej kolejności, ale każda jest otwarta.
season-next = Następna na drodze:
season-all-won = { $form ->
        [feminine] Wygrałaś wszystkie przygody. W każdą możesz zagrać jeszcze raz.
        [masculine] Wygrałeś wszystkie przygody. W każdą możesz zagrać jeszcze raz.
       *[neutral] Wszystkie przygody wygrane. W każdą można zagrać jeszcze raz.
    }
season-keep = Zachowaj cały sezon
season-html = Jako stronę
season-pdf = Jako PDF
season-making = Spisywanie…
season-road = Droga
season-won = wygrana
season-going = w toku
season-not-won = jeszcze nie wygrana
season-unseen = nie zaczęta
season-suggested = następna
season-unread = Nieprzeczytane wpisy: { $n } z { $of }.
season-left = Zostaje po niej:
season-games = { $n ->
        [one] Jedna partia
        [few] { $n } partie
       *[many] { $n } partii
    }
season-no-ending = koniec bez zakończenia
season-people = Napotkani ludzie
season-nobody = { $form ->
        [feminine] Nikogo jeszcze nie spotkałaś.
        [masculine] Nikogo jeszcze nie spotkałeś.
       *[neutral] Jeszcze nikt.
    }
season-changed = Wiadomo, co się stało z { $n } z { $of }.
season-strangers = { $n ->
        [one] Jedna osoba jest jeszcze nieznana.
        [few] { $n } osoby są jeszcze nieznane.
       *[many] { $n } osób jest jeszcze nieznanych.
    }
pages-from = Graj od wybranej strony
pages-text = Kopia gry zaczyna się tam, gdzie otwarto stronę. Ta partia się nie zmieni. Zanim kopia ruszy, zapytamy cię jeszcze raz.
pages-none = Nie ma jeszcze strony, do której można by wrócić.
pages-move = po pozycji { $n }
stories = Twój sezon
stories-count = Wygrane: { $won } z { $of }. Najlepiej grać w tej kolejności, ale każda przygoda jest otwarta.
stories-memories = Jadą z nami
stories-memories-text = Wygrane opowieści zostawiają wspomnienia. Zakładając nową partię, wybierasz, które zabrać.
stories-endings = zakończenia: { $n } z { $of }
stories-on = Graj dalej
stories-start = Zacznij
stories-again = Zagraj znów
stories-memory-choose = Wspomnienia do zabrania
branches = Poznane drogi
branches-all = { $name }, ze wszystkich twoich partii
branches-count = Wpisy: { $n } z { $of }, zakończenia: { $endings } z { $ends }. Co nieprzeczytane, zostaje we mgle.
branches-which = Które partie
branches-latest = Ostatnia partia
branches-games = Wszystkie partie
branches-endings = Zakończenia
branches-fog = Jeszcze nieznane
branches-last = twoja ostatnia droga
branches-seen = { $form ->
        [feminine] poznałaś to w innych partiach
        [masculine] poznałeś to w innych partiach
       *[neutral] poznane w innych partiach
    }
branches-unread = { $form ->
        [feminine] tego jeszcze nie przeczytałaś
        [masculine] tego jeszcze nie przeczytałeś
       *[neutral] jeszcze nieprzeczytane
    }
branches-back = Wszystkie opowieści
report-fork = Zagraj kopię od początku
report-export = Eksportuj zapis

fork-title = Graj dalej od pozycji { $n }
fork-over = Grasz stąd kopię tej partii, a każda karta jest tam, gdzie naprawdę była.
fork-running = Grasz stąd kopię tej partii. Wszystko, co przed tobą ukryte, rozdano na nowo i nikt przy stole się o tym nie dowie.
fork-seat = Twoje miejsce
fork-bot = Kto gra na pozostałych miejscach
fork-as-they-were = boty, takie jak wtedy
fork-bots = boty: { $level }
fork-friends = znajomi, przez linki z poczekalni
fork-lobby = Otwórz poczekalnię kopii
fork-go = Uruchom kopię
fork-back = Wróć do stołu

rules-page = Gra na jednej stronie
rules-learn = Ucz się, grając
rules-round = Runda, od lewej do prawej
rules-scores = Za co są punkty
rules-tips = Pięć rad
rules-terms = Pojęcia
rules-reference = Arkusz pomocy
rules-all = Wszystkie zasady działami ({ $n })
rules-search = Szukaj w zasadach
rules-count = { $n ->
        [one] 1 punkt zasad
        [few] { $n } punkty zasad
       *[many] { $n } punktów zasad
    }
rules-none = Żaden punkt zasad nie zawiera tych słów.
rules-sections = Działy

cards-search = Szukaj
cards-count = { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
cards-copies = { $n ->
        [one] 1 egzemplarz
        [few] { $n } egzemplarze
       *[many] { $n } egzemplarzy
    }
cards-none = Żadna karta nie pasuje.
cards-clear = Wyczyść filtry
cards-filters = Filtry
cards-more = Więcej filtrów
cards-value = { $name } ({ $n })
cards-all = Wszystkie karty
cards-sides = Obie strony
cards-sides-of = Obie strony: { $name }
cards-front = Przód
cards-back = Tył
cards-other-side = Druga strona
cards-missing = Nie ma takiej karty. Poszukaj jej w galerii.
cards-print = Arkusz do druku

sheets-heading = Arkusz do druku
sheets-about = Karty mają 63 na 88 mm, dziewięć na arkuszu A4 lub Letter. Drukuj w skali 100%, bez nagłówków i marginesów przeglądarki.
sheets-count = { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } na { $sheets ->
        [one] 1 arkuszu
       *[many] { $sheets } arkuszach
    }
sheets-every = Wszystkie egzemplarze kart
sheets-backs = Tyły lustrzane, do druku dwustronnego
sheets-print = Drukuj
sheets-gallery = Wróć do kart
sheets-preview = Podgląd
sheets-sheet = Arkusz { $n }

switch-on = Wł.
switch-off = Wył.
set-saved = Zmiany zapisują się na tym urządzeniu.
set-group-show = Jak pokazywać zdarzenia
set-group-stop = Kiedy mnie pytać
set-group-speak = Język i powiadomienia
set-group-look = Wygląd
set-lang = Język
lang-en = English
lang-pl = Polski
set-form = Jak się do ciebie zwracać
set-form-text = „Wygrywasz”, „wygrałaś” albo „wygrałeś”.
form-neutral = Bez rodzaju
form-feminine = Żeńska
form-masculine = Męska
set-theme = Motyw
theme-auto = Jak w urządzeniu
theme-day = Dzienny
theme-night = Nocny
set-size = Wielkość tekstu
set-size-text = Nawet przy największej stół zachowuje układ.
set-motion = Animacje
motion-auto = Jak w urządzeniu
motion-off = Bez ruchu
set-speed = Tempo
set-speed-text = Wszystko, co się dzieje, pokazujemy krok po kroku. Spacja pomija krok.
speed-instant = Natychmiast
speed-fast = Szybkie
speed-normal = Zwykłe
speed-slow = Wolne
set-results = Okienka z wynikiem
set-results-text = Walki, kradzieże i znaleziska, które cię dotyczą.
results-wait = Czekaj na mnie
results-pass = Zamknij po 4 s
results-off = Wył.
set-keys = Skróty literowe
set-keys-text = Przy stole pojedyncze litery są skrótami.
set-text = Tryb tekstowy
set-text-text = Stół jako strona tekstu.
set-seat-marks = Litery przy kolorach
set-seat-marks-text = Drugi znak każdego miejsca.
set-plain = Płaskie obrazki
set-plain-text = Bez wyglądu szorstkiego druku.

me-who = O tobie
me-guest = Na tym urządzeniu grasz jako gość.
me-account = Twoje konto jest tu zalogowane.
me-password = Hasło
me-password-text = Co najmniej 8 znaków. Z hasłem nie stracisz miejsc, nawet jeśli stracisz urządzenie.
me-save = Zapisz nazwę
me-saved = Zapisano.
me-login = Zaloguj się
me-login-do = Zaloguj się
me-back = Witaj ponownie.
me-logout = Wyloguj to urządzenie
me-left = Wylogowano.

about-text = Dustboard to cyfrowy stół do gier planszowych z pustkowi. Zasad pilnuje serwer; ta strona pokazuje tylko to, co wolno ci wiedzieć.
about-versions = Wersje
about-version = Silnik { $engine } ({ $build }), protokół { $protocol }
about-verify = Jedno i drugie jest w raporcie końcowym każdej partii.
about-credits = Podziękowania
about-icons = ikony: Lorc, Delapouite i inni
about-font-ui = Atkinson Hyperlegible, Braille Institute (SIL Open Font License)
about-font-head = Barlow Condensed, Jeremy Tribby (SIL Open Font License)
about-sounds = Wszystkie dźwięki tworzy sama strona; żaden nie jest nagraniem.
about-access = Dostępność
about-access-text = We wszystko można grać klawiaturą, dotykiem i jako zwykły tekst. Przy stole naciśnij ?, aby zobaczyć klawisze, albo T, aby włączyć tryb tekstowy. Kolor nigdy nie jest jedynym znakiem.

ending-winner = { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają razem: { $names }
    }

import = Wczytaj zapis
import-text = Plik zapisu zawiera całą partię. Odtworzymy ją i sprawdzimy, a potem pojawi się tu jako twój stół.
import-file = Plik zapisu
import-unreadable = To nie jest plik zapisu.

preset = Zacznij od
preset-written = Według zasad
preset-custom = Własny zestaw

set-sound = Dźwięki
set-volume = Głośność
set-volume-call = Gdy przychodzi moja kolej albo kończy się mój czas
set-volume-table = Co dzieje się przy stole: karty, kości, trafienia
set-volume-hand = Co robię: pieczętowanie, cofanie, niedozwolone zagrania
set-remarks = Uwagi botów
set-remarks-text = Czasem słowo o tym, co wszyscy widzieli.
set-notices = Powiadom mnie o mojej kolei
set-notices-text = W tej przeglądarce.
set-notices-refused = Przeglądarka blokuje powiadomienia z tej strony.
