# Co mówi --help i co mówi się o poleceniu, którego nie da się zrozumieć. Słów, które się wpisuje, nie tłumaczymy.

usage = użycie:{" "}
usage-positional = argumenty
usage-options = opcje
usage-description = Cyfrowy stół: graj, zaglądaj do zasad i kart, odtwarzaj partie, licz symulacje.
usage-epilog = Więcej powie „dustboard POLECENIE --help”. Na początek: dustboard learn wftw
usage-command = POLECENIE
usage-see = { $line } (zobacz { $command } --help)

usage-required = brakuje argumentów: { $names }
usage-unrecognized = nieznane argumenty: { $names }
usage-choice = argument { $name }: nie ma takiej wartości: { $value } (do wyboru: { $known })
usage-one = argument { $name }: brakuje wartości
usage-whole = argument { $name }: { $value } to nie liczba całkowita
usage-ambiguous = opcja { $name } może znaczyć: { $known }
usage-explicit = argument { $name }: ta opcja nie ma wartości, a tu jest { $value }
usage-no-language = nie ma języka { $value }; języki to: { $known }
usage-needs = polecenie „{ $name }” wymaga pakietu { $package }
usage-not-part = polecenia „{ $name }” nie ma w tej instalacji
usage-stopped = przerwano

## Do czego jest które polecenie

purpose-play = zagraj w terminalu
purpose-learn = naucz się gry z samouczka w terminalu
purpose-serve = otwórz stół w przeglądarce
purpose-titles = wypisz zainstalowane gry
purpose-options = wypisz opcje stołu danej gry
purpose-cards = wypisz karty gry, talia po talii
purpose-print = wydrukuj karty, żetony i plansze gry jako PDF
purpose-rules = znajdź punkt zasad albo rozstrzygnięcie; zobacz, które punkty mają testy
purpose-replay = pokaż albo sprawdź zapis partii
purpose-verify = odtwórz wszystkie zapisane partie i wypisz różnice
purpose-sim = każ botom rozegrać wiele partii i policz wyniki
purpose-shares = zmierz, jak często wygrywa który poziom i usposobienie botów
purpose-lab-fit = dobierz wagi strategii z partii botów między sobą
purpose-lab-ladder = każ botom grać ze sobą i ustaw je według siły
purpose-lab-run = rozegraj eksperyment: warianty z tym samym losem
purpose-lab-report = pokaż jako stronę, co wykazały eksperymenty
purpose-soak = rozegraj wiele partii przy różnych stołach i sprawdź każdą zasadę
purpose-trace = sprawdź, że zmiana kodu nie zmienia żadnej partii
purpose-bench = zmierz decyzje, kopie i partie na sekundę
purpose-bench-server = zmierz wiele partii na żywo na jednym serwerze
purpose-bench-hostile = zmierz serwer pod atakiem

## Argumenty

arg-help = pokaż tę pomoc i zakończ
arg-version = podaj wersję
arg-title = id gry, na przykład wftw
    .metavar = GRA
arg-plain = zwykłe wiersze tekstu, dobre dla czytnika ekranu
arg-lang = język: en lub pl (domyślnie język systemu, a jeśli to inny, en)
    .metavar = JĘZYK
arg-play-seats = kto gdzie siedzi: human albo bot:NAZWA, z usposobieniem jak w bot:normal:raider (domyślnie human i bot:normal)
    .metavar = M,M,..
arg-play-players = dopełnij stół botami do N miejsc
arg-play-seed = liczba całkowita; bez niej ziarno jest tajne
    .metavar = Z
arg-play-option = opcja stołu (zobacz „dustboard options GRA”); można podać kilka
    .metavar = NAZWA=WARTOŚĆ
arg-play-preset = gotowy zestaw opcji stołu, na przykład first
    .metavar = NAZWA
arg-play-hints = pokazuj wskazówkę przy każdym pytaniu
arg-play-resume = graj dalej zapisaną partię
    .metavar = PLIK
arg-play-save = zapisz tutaj przy wyjściu i na koniec
    .metavar = PLIK
arg-learn-again = zacznij od początku
arg-rules-what = punkt zasad, na przykład wftw.bid.07, dział, na przykład wftw.bid, rozstrzygnięcie, na przykład wftw.R13, albo gra
    .metavar = ID|GRA
arg-rules-search = punkty zasad i rozstrzygnięcia, w których są wszystkie te słowa
    .metavar = SŁOWA
arg-rules-coverage = pokaż, które punkty zasad mają testy
arg-rules-tests = folder z testami do przeczytania (domyślnie tests)
    .metavar = FOLDER
arg-rules-missing = wypisz punkty zasad bez testu
arg-rules-json = podaj to samo jako JSON
arg-cards-json = podaj wszystko z liczbami z kart jako JSON
arg-cards-deck = pokaż tylko tę talię
    .metavar = TALIA
arg-cards-search = pokaż karty, które mają to słowo w id, nazwie lub opisie
    .metavar = SŁOWO
arg-replay-file = zapis partii albo partia zapisana poleceniem play
    .metavar = PLIK
arg-replay-verify = sprawdź tylko, czy zapis jest prawdziwy
arg-replay-at = pokaż partię po N odpowiedziach
arg-replay-seat = pokaż ją tak, jak widzi ją miejsce M (A, B, ... albo 0, 1, ...)
    .metavar = M
arg-print-deck = wydrukuj tylko tę talię, planszę albo księgę
    .metavar = NAZWA
arg-print-list = wypisz, co można wydrukować, i zakończ
arg-print-paper = domyślnie a4
arg-print-duplex = krawędź, przez którą drukarka odwraca kartkę (domyślnie long, czyli dłuższa; short: krótsza); none: tyły na końcu, bez odbicia
arg-print-out = gdzie zapisać pliki (domyślnie tutaj)
    .metavar = FOLDER

## Co jest nie tak z poleceniem

wrong-overwrite = { $path }: jest tam inna partia. Zastąpić ją przy wyjściu?
wrong-left-alone = plik { $path } zostaje, jaki był; podaj inną nazwę po --save
wrong-with-resume = { $name } nie łączy się z --resume: zapisana partia ma własne
wrong-seat = miejsce to „human” albo „bot:NAZWA”, na przykład bot:normal, a nie { $seat }
wrong-seats = liczba miejsc w --seats to { $seats }, a po --players stoi { $players }
wrong-preset = { $title }: nie ma zestawu { $name }; zestawy to: { $known }
wrong-seed = --seed { $text }: ziarno to liczba całkowita od 0 do 2**{ $bits }-1
wrong-language = { $title }: nie ma tekstów w języku { $lang }; języki to: { $known }
wrong-game = { $path }: to partia gry { $found }, a nie { $title }
wrong-saved-seat = { $path }: zapisana partia jest uszkodzona (miejsce { $seat })
wrong-no-tutorial = { $title }: ta gra nie ma jeszcze samouczka; mają go: { $known }
wrong-deck = { $title }: nie ma talii { $deck }; talie to: { $known }
wrong-no-card = { $title }: żadna karta nie zawiera { $word }
wrong-no-papers = { $title }: nie ma nic do druku
wrong-paper = { $title }: do druku nie ma { $deck }; jest: { $known }
wrong-with-coverage = { $name } działa tylko z --coverage (zobacz dustboard rules --help)
wrong-no-rules = nie ma gry { $title } z zasadami; do wyboru: { $known }
wrong-clause = nie ma punktu zasad { $what }; zobacz dustboard rules { $title }
wrong-clause-near = nie ma punktu zasad { $what }; podobne: { $near }
wrong-with-verify = --verify sprawdza cały zapis; pomiń --at i --seat
wrong-which-title = podaj też grę, na przykład { $title }.R01; do wyboru: { $known }
wrong-ruling = { $title }: nie ma rozstrzygnięcia { $id }; są od R01 do { $last }
wrong-no-hit = żaden punkt zasad ani rozstrzygnięcie nie zawiera wszystkich słów: { $words }

## Co jest nie tak z plikiem

file-error = { $path }: { $why }
file-folder = { $path }: to folder, a nie plik
file-unread = nie można odczytać { $path }: { $why }
file-large = { $path }: za duży jak na zapis partii (ponad { $most } MiB)
file-damaged = { $path }: uszkodzony albo ucięty, to nie jest poprawny JSON (wiersz { $line }, kolumna { $column })
file-strange = { $path }: to nie plik Dustboarda (nie jest tekstem JSON)
file-no-home = { $path }: nie ma takiego folderu domowego
file-unwritten = nie można zapisać { $path }: { $why }
file-no-place = nie można nic zapisać w { $path }: { $why }
file-write-folder = nie można zapisać { $path }: to folder
file-no-folder = nie można zapisać { $path }: nie ma folderu { $folder }
file-closed-folder = nie można zapisać { $path }: folder { $folder } jest tylko do odczytu
file-closed = nie można zapisać { $path }: plik jest tylko do odczytu
file-no-new-folder = nie można utworzyć folderu { $path }: { $why }
save-strange = { $path }: to nie jest zapisana partia Dustboarda
save-version = { $path }: wersja zapisu to { $found }, a nie { $version }
save-missing = { $path }: zapisana partia jest uszkodzona (brakuje miejsc albo zapisu)
save-seats = { $path }: zapisana partia jest uszkodzona (miejsca nie pasują do zapisu)
save-not-verified = { $path }: zapis się nie zgadza: { $why }
