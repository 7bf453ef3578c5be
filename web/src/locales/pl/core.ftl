# Słowa wszystkich ekranów i strona główna.

brand = Dustboard
loading = Wczytywanie…
close = Zamknij
retry = Spróbuj ponownie
reload = Odśwież
name = Nazwa
you = Ty
all = Wszystkie
next = Dalej
before = Wstecz
up = Przesuń w górę
down = Przesuń w dół
more = Więcej
less = Mniej
yes = tak
no = nie
copy = Kopiuj
not-now = teraz nie

menu = Menu
menu-home = Strona główna
menu-rules = Zasady
menu-cards = Karty
home-stories = Sezon
menu-settings = Ustawienia
menu-account = Konto
menu-about = O grze

title-wftw = Wojna o pustkowia
    .feel = Tajne stawki, głośne blefy i bazy, które przechodzą z rąk do rąk.
    .time = , 45 minut
title-wk1 = Rycerze Pustkowi, pierwsza edycja
    .feel = Jedź, walcz i nie daj się zabić, a pustkowiem niech gra rywal.
    .time = , 2 godziny
title-wk2 = Waste Knights: druga edycja
    .feel = Przygody z fabułą na pękniętym kontynencie, w pojedynkę albo razem.
    .time = , od 2 do 3 godzin

clause-open = Otwórz zasadę { $id }
rule-more = Otwórz w spisie zasad

trouble-network = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
page-failed = Nie można pokazać tej strony. Odśwież ją; twoje partie są bezpieczne na serwerze.
trouble-server = Coś poszło nie tak po stronie serwera. Nic się nie zmieniło; spróbuj ponownie.
trouble-passkey = Nie użyto klucza dostępu. Spróbuj ponownie albo zaloguj się inaczej.
trouble-push = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach albo użyj webhooka.
trouble-too-many = Za dużo prób. Odczekaj minutę i spróbuj ponownie.
trouble-stale = Gra poszła już dalej. Oto nowe pytanie.

home-line = { $n ->
        [0] Gry planszowe z pustkowi, wszystkie przy jednym stole.
        [1] Gra planszowa z pustkowi i stół, przy którym się w nią gra.
        [2] Dwie gry planszowe z pustkowi, jeden stół.
        [3] Trzy gry planszowe z pustkowi, jeden stół.
        [few] { $n } gry planszowe z pustkowi, jeden stół.
       *[many] { $n } gier planszowych z pustkowi, jeden stół.
    }
home-start = Na początek
home-new = Nowa partia
home-learn = Naucz się grać
home-learn-short = Nauka
home-first = Pierwszy raz tutaj?
home-first-text = Dziesięciominutowa lekcja pokaże ci grę krok po kroku. Możesz też wybrać grę poniżej i zacząć od razu.
home-continue = Graj dalej
home-round = Runda { $n }.
home-lesson = Twoja niedokończona lekcja
home-code = Stół { $code } z dnia { $when }
home-scores = Gracze i wyniki
home-turn-of = Kolej: { $name }
home-turn-others = { $n ->
        [one] Czekamy na 1 gracza
       *[many] Czekamy na { $n } graczy
    }
home-since = , { $unit ->
        [seconds] od chwili
        [minutes] od { $n ->
            [one] 1 minuty
           *[many] { $n } minut
        }
        [hours] od { $n ->
            [one] 1 godziny
           *[many] { $n } godzin
        }
       *[days] od { $n ->
            [one] 1 dnia
           *[many] { $n } dni
        }
    }
home-others = Twoje pozostałe stoły
home-waiting = { $n ->
        [0] czekające na innych: { $rest }
       *[other] czekające na ciebie: { $n }
    }
home-join = Dołącz
home-join-title = Dołącz do stołu
home-join-text = Masz kod albo link od znajomych?
home-join-label = Kod lub link
home-players = od { $low } do { $high } graczy
home-play = Zagraj
home-open = Otwarte dla każdego
home-over = Skończone partie

table-turn = Twoja kolej
table-lobby = W poczekalni
table-running = W toku
table-over = Po grze
table-failed = Nie można otworzyć tego stołu

seat-me = Ja
seat-device = Na tym urządzeniu
seat-link = Osoba z linkiem
seat-bot = Bot
seat-open = Dla każdego
seat-number = Miejsce { $n }
bot-easy = Łatwy
bot-easy-is = na pierwszą partię
bot-normal = Zwykły
bot-normal-is = solidny przeciwnik
bot-hard = Trudny
bot-hard-is = planuje naprzód
bot-expert = Ekspert
bot-expert-is = planuje jeszcze dalej
bot-greedy = Zachłanny
bot-random = Losowy

keep = Nie strać miejsc razem z urządzeniem
keep-text = Grasz jako gość. Klucz dostępu, hasło albo sześć słów odzyskiwania pozwoli ci wrócić na każdym urządzeniu.
keep-how = Wybierz sposób
keep-later = Nie teraz

version-new = Jest nowa wersja Dustboarda.
version-reload = Wczytaj ją

lost-title = Tędy nie ma drogi
lost-text = Tej strony nie ma albo przeniesiono ją gdzie indziej.

odds-certain = pewne
odds-impossible = niemożliwe
odds-percent = { $n }%
odds-estimate = szacunek
odds-chance = { $n }% { $what }
odds-word-none = bez szans
odds-word-long-shot = marne szanse
odds-word-unlikely = małe szanse
odds-word-under-even = raczej nie
odds-word-even = pół na pół
odds-word-likely = raczej tak
odds-word-very-likely = duże szanse
odds-word-almost-sure = prawie pewne
odds-word-sure = pewne
odds-under = poniżej { $n }%
odds-over = ponad { $n }%
odds-about = około { $text }
bars-what = Wynik
bars-chance = Szansa
bars-came = wypadło
luck-so-far = Szczęście do tej pory
luck-none = Nie było jeszcze rzutów ani dobierania kart, więc nie ma czego porównać.
luck-seat = Miejsce
luck-n = Rzuty
luck-expected = Średnia
luck-real = Wypadło
luck-percentile = Na tle innych partii
luck-number = { $n }
luck-luckier = { $level ->
        [0] fatalne
        [1] poniżej średniej
        [2] przeciętne
        [3] powyżej średniej
       *[4] niebywałe
    } (większe niż w { $n } na 100 partii)
luck-histogram = Co mogło się zdarzyć: { $name }
luck-swings = Największe odchylenia
luck-swing = średnio { $expected }; szansa na taki wynik: { $chance }
luck-of = { $name }: { $level ->
        [0] fatalny pech
        [1] szczęście ciut poniżej średniej
        [2] przeciętne szczęście
        [3] szczęście powyżej średniej
       *[other] niebywałe szczęście
    }
luck-why = { $what }: { $real }, a średnia to { $expected } (więcej szczęścia niż w { $n } na 100 partii).
luck-all = Wszystkie rzuty i dobrane karty
luck-note = Każdy rzut i każdą dobraną kartę porównujemy z kośćmi i taliami z tamtej chwili.
