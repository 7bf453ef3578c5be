# Samouczek: nagłówki kroków, co mówi się w każdej części i co o odpowiedziach.
# $device to keys, touch, text albo terminal.

tutorial-intro = Grasz jedną rundę na drodze do Zgorzel przeciwko rywalowi imieniem Bo, którego ruchy są z góry ustalone, i jedną walkę przy osobnym stole. Pytania są prawdziwe. Możesz dać każdą dozwoloną odpowiedź, a lekcja ją skomentuje. Zajmie to około { $minutes ->
        [one] 1 minuty
       *[other] { $minutes } minut
    }. Wyjdź w dowolnym kroku i wróć, kiedy chcesz.

# Przed pierwszą częścią: cel i czego się tu nauczymy.
tutorial-goal = Dojedź na noc do Zgorzel
tutorial-idea-drive = Jazda
tutorial-idea-drive-text = trasy, paliwo, zagrożenia
tutorial-idea-waster = Padliniarz
tutorial-idea-waster-text = zagrywaj karty na rywala
tutorial-idea-fight = Walka
tutorial-idea-fight-text = trzy starcia, karta przeciw karcie
tutorial-idea-city = Miasto
tutorial-idea-city-text = wymiana, eksploracja, odpoczynek

tutorial-mel = Jak się wygrywa
tutorial-mel-win = Każda gra ma misję, która mówi, jak się wygrywa. Dzisiejsza jest krótka: dojedź do Zgorzel i dojedź tam w jednym kawałku. Na drodze stoi Pustkowie, a gra nim rywal: gdy się poruszasz, Padliniarzem jest Bo i to on wybiera kartę, którą spotkasz.
tutorial-mel-sheet = Twój rycerz to Mel Gearson. Rycerz ma sześć umiejętności, a umiejętność to liczba kości. Cztery liczniki pokazują, jak ci idzie: dbaj, żeby zdrowia, amunicji i paliwa było dużo, a radiacji mało. Przy 0 zdrowia albo 4 radiacji tracisz przytomność. { $device ->
        [touch] Arkusz zobaczysz w każdej chwili, gdy dotkniesz „Ja”.
        [text] Arkusz jest na liście pod „Ty”.
        [terminal] Cały arkusz zobaczysz w każdej chwili, gdy wpiszesz me.
       *[keys] Naciśnij H, aby w każdej chwili przejść do arkusza.
    }
tutorial-mel-map = Stoisz trzy heksy na północ od Zgorzel, z pełnym bakiem. Każdy heks ma trudność: tyle kosztuje wjazd. Niektóre mają też niebezpieczeństwa: zagrożenie daje Padliniarzowi jedną kartę więcej do wyboru, a radiacja i skażenie szkodzą temu, kto zostaje. Najkrótsza trasa nie zawsze jest więc najbezpieczniejsza. { $device ->
        [touch] Dotknij heksu, aby go przeczytać.
        [text] Mapa jest listą w dalszej części tej strony.
        [terminal] Wpisz map, aby zobaczyć mapę, albo hex 8, aby zobaczyć jeden heks; ! to zagrożenie.
       *[keys] Naciśnij M i czytaj mapę strzałkami.
    }
tutorial-mel-dice = Prawie wszystko, czego próbujesz, to testy. Rzucasz tyloma dziesięciościennymi kośćmi, ile wynosi umiejętność, i wystarczy jedna kość, która osiągnie poziom trudności. Zajrzyj na arkusz: iloma kośćmi Mel rzuca na Leczenie?
tutorial-mel-dice-wrong = Nie do końca: Mel lepiej prowadzi, niż leczy. { $device ->
        [terminal] Wpisz me i przeczytaj wiersz z umiejętnościami.
       *[keys] Znajdź na arkuszu Leczenie wśród sześciu umiejętności.
    }

tutorial-plan = Wyznacz trasę
tutorial-plan-rule = Twoja kolej zaczyna się od trasy i to ona znaczy najwięcej: rozstrzyga, co spotkasz i gdzie się zatrzymasz. Jeśli nie wiesz, skąd jakieś pytanie, otwórz jego zasadę: { $device ->
        [touch] dotknij znaku ? obok pytania.
        [text] wpisz rule i naciśnij Enter.
        [terminal] wpisz rule i naciśnij Enter.
       *[keys] naciśnij R albo znak ? obok pytania. Esc ją zamyka.
    }
tutorial-plan-drive = Możesz zostać, przejść pieszo jeden heks albo jechać, dokąd starczy paliwa. Na piechotę do Zgorzel za daleko, więc jedź. { $device ->
        [terminal] Wpisz vehicle albo numer.
       *[keys] Wybierz to i zatwierdź.
    }
tutorial-plan-drive-foot = Pieszo nie zużywasz paliwa i spotykasz tylko jedną kartę, ale do Zgorzel są trzy heksy.
tutorial-plan-drive-stay = Kto nie rusza się z miejsca, nikogo nie spotka i donikąd nie dojedzie. Czasem to mądre. Dziś nie.
tutorial-plan-refusal = Trasa idzie z heksu na heks, więc Zgorzel nie może być pierwszym heksem. Wszystko, czego nie możesz wybrać, mówi ci, dlaczego. Zobacz: { $device ->
        [touch] dotknij zaznaczonego „teraz nie” obok Zgorzel.
        [text] wpisz why i numer wiersza o Zgorzel.
        [terminal] wpisz why 0.
       *[keys] naciśnij zaznaczone „teraz nie” obok Zgorzel albo przejdź tam klawiszem Tab.
    }
tutorial-plan-route = Wyznacz: pustynia, pustynia, Zgorzel. Każdy z tych heksów kosztuje 1 punkt ruchu. Twój Ciężarowiec daje 2 punkty za 1 paliwa, a zdolność Ciężka noga dokłada 1, więc 1 paliwa wystarczy. Oszczędzaj je: dzięki niemu wrócisz. Po drodze są dwa zagrożenia, a gdy wyruszysz, trasy nie można już zmienić. { $device ->
        [touch] Dotknij trzech heksów, najpierw pustyni pod tobą, a potem dużego przycisku.
        [text] Wpisz po kolei numery heksów, a potem numer wiersza, który wyrusza.
        [terminal] Wpisz 8 1 0, aby zobaczyć koszt, undo, aby usunąć heks, go, aby wyruszyć.
       *[keys] Wybierz po kolei: Pustynia (8), Pustynia (1) i Zgorzel. Naciśnij M, by przejść na mapę, J, by skoczyć na następny dozwolony heks, i Enter; albo wybierz je z listy. Potem wyrusz.
    }
tutorial-plan-route-else = Każda droga dokądś prowadzi. Lekcja jedzie prosto na południe: pustynia 8, pustynia 1, Zgorzel.
tutorial-plan-route-done = Teraz twoją trasę widzą wszyscy, także ten, kto czeka przy niej w krzakach.
tutorial-plan-luck = Przed ruchem możesz zagrać kartę farta. „Jechałem całą noc” daje 3 punkty ruchu, ale nie potrzebujesz żadnego. Spasuj i zachowaj kartę na wieczór.
tutorial-plan-luck-used = Niewykorzystane punkty przepadają z końcem ruchu. Lekcja zachowuje kartę na krok odpoczynku.

tutorial-road = Jedź
tutorial-road-cards = Zużywasz 1 paliwa i jesteś na pierwszej pustyni. Pierwszy heks ujawnił kartę, a jego zagrożenie jeszcze jedną. Padliniarz może zagrać na ciebie jedną z nich, tutaj albo dalej. Czeka: im więcej kart, tym lepszy wybór.
tutorial-road-on = Możesz zatrzymać się na każdym heksie. Ale gdy twój ruch się kończy, Padliniarz i tak musi zagrać kartę, więc postój niczego tu nie da. Jedź dalej.
tutorial-road-on-stop = Wtedy musi zagrać tutaj jedną z tych dwóch kart. Lekcja jedzie dalej, żeby zobaczyć, co jeszcze przyjdzie.

tutorial-stranger = Obcy przy drodze
tutorial-stranger-odds = Druga pustynia ujawniła trzecią kartę i Padliniarz ją zagrywa. Uciec czy się zmierzyć? Najpierw spójrz na szanse: { $device ->
        [touch] dotknij „Dziennik”, a potem „Szanse”.
        [text] wpisz odds.
       *[keys] naciśnij O.
    }
tutorial-stranger-choose = Na drodze staje Ranny wędrowiec. Ucieczka to test: Leczenie (9). Jedna kość, która pokaże 9 lub 10, czyli 20% szans. Nieudana ucieczka oznacza, że i tak trzeba się zmierzyć. Możesz też zmierzyć się od razu: coś to kosztuje i jest za to nagroda. Tu oba wyjścia są dobre, więc wybieraj.
tutorial-stranger-choose-done = Pozostałe karty trafiają na stos: w każdym ruchu Padliniarz zagrywa tylko jedną.
tutorial-stranger-price = Zatrzymujesz się, żeby pomóc. Kosztuje to lek albo 1 amunicji i 1 paliwa, albo 1 Reputacji. Oddaj amunicję i paliwo: w Zgorzel dostaniesz jedno i drugie.
tutorial-stranger-price-else = Też dobrze. Lekcja zachowuje lek i dobre imię.
tutorial-stranger-price-done = W nagrodę dostajesz 1 Reputacji i zieloną kartę.
tutorial-stranger-reward = Zawsze gdy zdobywasz kartę sprzętu, możesz zamiast niej wziąć pojazd o tej samej wartości. Twój jeździ dobrze, więc dobierz kartę.
tutorial-stranger-reward-wheels = Uszkodzone auto za zieloną kartę to świetny interes, gdy idzie się pieszo. Ty masz czym jechać.
tutorial-stranger-pistol = Masz nową broń: Samoróbka. Sprzęt działa tylko tam, gdzie się go nosi: broń w rękach, zbroja na korpusie, drobiazgi w trzech kieszeniach. Sprzętu schowanego w plecaku lub w pojeździe rywale nie widzą, ale nic on nie daje. Włóż broń do pierwszej ręki.
tutorial-stranger-pistol-else = Jak wolisz. Sprzęt możesz przełożyć w kroku rycerzy i w kroku odpoczynku.
tutorial-stranger-home = Droga wolna. Jedź dalej do Zgorzel.
tutorial-stranger-home-stop = To już blisko, a nikt nie może dziś zagrać na ciebie drugiej karty. Jedź dalej.
tutorial-stranger-home-done = Jesteś w Zgorzel. Poszło na to tylko 1 paliwa.

tutorial-waster = Pełnisz funkcję Padliniarza
tutorial-waster-role = Teraz rusza Bo, a ty pełnisz funkcję Padliniarza: te same karty, druga strona stołu. Rywal jedzie dwa heksy, przez autostradę z dwoma zagrożeniami. Odkryte są trzy karty. Ty wybierasz, którą z nich spotka i gdzie. Wybierz coś, w czym jego rycerz jest słaby.
tutorial-waster-hunt = Nie każda karta jest dozwolona. Rywal ma przyjęte zlecenie z obławą: ścigają go gangi, więc jeśli możesz, musisz zagrać gang. Zobacz, dlaczego Tornado odpada: { $device ->
        [touch] dotknij zaznaczonego „teraz nie” obok karty Tornado.
        [text] wpisz why i numer wiersza o karcie Tornado.
        [terminal] wpisz why w01.
       *[keys] naciśnij zaznaczone „teraz nie” obok karty Tornado albo przejdź tam klawiszem Tab.
    }
tutorial-waster-wait = Rywal ma jeszcze jeden heks. Jeśli poczekasz, możesz zobaczyć więcej kart i wybrać, gdzie uderzyć. Poczekaj.
tutorial-waster-wait-now = To miejsce jest równie dobre. Lekcja raz czeka, żeby było wiadomo, że można.
tutorial-waster-play = Jego ruch kończy się tutaj, więc musisz zagrać kartę: Królowie myta albo Piekielni jeźdźcy, jak wolisz. Rywal spróbuje uciec.
tutorial-waster-play-done = Rywal uciekł. W walce to ty masz gang w ręku: wrogami gra Padliniarz.

tutorial-city = Zgorzel
tutorial-city-explore = Po ruchach wszyscy eksplorują heksy, na których stoją: jedna akcja i zlecenia, jeśli jakieś są. W mieście za zieloną kartę możesz się podleczyć lub uzupełnić zapasy, możesz też wymieniać się z Targiem. Lepszy sprzęt wygrywa walki, więc idź na Targ.
tutorial-city-explore-leave = Cały dzień za kierownicą, żeby tu dojechać. Zajrzyj najpierw na Targ.
tutorial-city-explore-else = Innego dnia dobry wybór. Lekcja idzie na zakupy.
tutorial-city-dear = Płacisz sprzętem: zielona karta jest warta 1, żółta 3, czerwona 9. Reszty nie ma, więc nigdy nie przepłacaj. Zobacz, dlaczego nie stać cię na Piłę: { $device ->
        [touch] dotknij Piły, jest zaznaczona.
        [text] wpisz why i numer wiersza o Pile.
        [terminal] wpisz stalls, aby zobaczyć ceny, i why take:5.
       *[keys] naciśnij Piłę albo naciśnij M i przejdź do niej klawiszem Tab.
    }
tutorial-city-elsewhere = Niektóre karty sprzedaje tylko ich własne miasto. Mini-bombera z dziewiątego pola w ogóle nie można tu kupić. Na niego też spójrz: { $device ->
        [terminal] wpisz why take:9.
        [text] wpisz why i numer wiersza o Mini-bomberze.
       *[keys] jest zaznaczony, trochę niżej na Targu.
    }
tutorial-city-deal = Wymień jedną zieloną kartę na inną: zaoferuj Naboje, weź Apteczkę i zamknij transakcję. Apteczka leczy co noc; naboje są jednorazowe. { $device ->
        [terminal] Wpisz give:g01 take:3 deal.
        [text] Wpisz po kolei ich numery.
       *[keys] Wybierz obie, a potem zatwierdź.
    }
tutorial-city-deal-none = Oglądanie nic nie kosztuje. Lekcja bierze Apteczkę.
tutorial-city-deal-else = Umowa to umowa. Lekcja oddaje Naboje za Apteczkę, która działa co noc.
tutorial-city-deal-done = Puste pole od razu zapełnia nowa karta.
tutorial-city-pocket = Włóż Apteczkę do pierwszej kieszeni, tam gdzie były naboje.
tutorial-city-pocket-else = Nie szkodzi: w kroku odpoczynku działa zewsząd, nawet schowana.

tutorial-task = Zlecenie dla każdego
tutorial-task-trophy = Zlecenia dają Reputację i sprzęt. Jedno zlecenie ogólne jest otwarte dla każdego: „Ładne trofeum!”, dla pierwszego rycerza, który pokona wroga z karty pustkowi. Nie trzeba go przyjmować. { $device ->
        [terminal] Wpisz tasks, aby je przeczytać.
       *[keys] Leży obok planszy.
    } Na twojej drodze nie było wroga, więc pożyczymy innego rycerza.

tutorial-fight = Walka
tutorial-fight-copy = Przy innym stole Chris Hammersworn wpada na Piekielnych jeźdźców, a otwarte jest to samo zlecenie. Idź tam i walcz. To, co tam zrobisz, nie zmieni tego stołu; on poczeka.

tutorial-rest = Odpocznij
tutorial-rest-use = Znów Zgorzel, koniec dnia. W kroku odpoczynku wszyscy leczą się i porządkują sprzęt, w tym samym czasie. Nie masz czego leczyć, więc niczego nie używaj.
tutorial-rest-use-used = Nic się nie stało; strzeżonego apteczka strzeże.
tutorial-rest-gear = Teraz możesz przełożyć sprzęt. Wszystko jest na miejscu: { $device ->
        [terminal] wpisz ready albo po prostu naciśnij Enter.
       *[keys] zatwierdź bez zmian.
    }
tutorial-rest-gear-moved = Dobrze: teraz wiesz, co jest w której kieszeni.
tutorial-rest-resupply = Karty farta to też zapasy. Raz na noc możesz odrzucić jedną za to, co pokazuje jej symbol. „Jechałem całą noc” daje 1 paliwa, a jutro paliwo się przyda: weź je.
tutorial-rest-resupply-kept = Możesz ją zachować: 3 punkty ruchu kiedyś później też są warte 1 paliwa.
tutorial-rest-resupply-done = Masz o 1 paliwa więcej i o jedną kartę mniej.

tutorial-next = Następna runda
tutorial-next-round = Od drugiej rundy każda zaczyna się od przygotowań: zlecenia się starzeją, Padliniarz robi porządek na Targu, znacznik pierwszego gracza przechodzi dalej, a wszyscy dobierają karty farta. Potem znów ruch, eksploracja i odpoczynek, aż ktoś wykona misję.
tutorial-next-windows = { $device ->
        [terminal] Często padnie pytanie, czy chcesz użyć karty; naciśnij Enter, aby spasować. Gdy nie masz czego użyć, nikt nie pyta.
       *[keys] Czasem możesz odpowiedzieć kartą. Nikt nie pozna, czy jakaś była. Kiedy mają padać takie pytania, ustawisz w menu, w stałych poleceniach.
    } To już cała runda. Pamiętaj: uciekaj przed tym, czego nie pokonasz, i miej paliwo na powrót. Więcej powiedzą zasady poniżej.

tutorial-raiders = Chris i Piekielni jeźdźcy
tutorial-raiders-face = To jest Chris: Spluwy 2, dwuręczna strzelba, pancerz 1. Piekielni jeźdźcy mają 4 kości, pancerz 1 i 3 zdrowia. Chris mógłby uciec testem Naprawy, ale to nie jego mocna strona, a zlecenie płaci za zwycięstwo. Zmierz się z nimi.
tutorial-raiders-face-escape = Twoja jedna kość musi pokazać 7 lub więcej, a nieudana ucieczka kosztuje zdrowie. Ta lekcja jest o walce.
tutorial-raiders-quick = Zasięg rozstrzyga, komu dobrze się rzuca. Przed walką może go ustawić karta farta. Zagraj: Szybki jak wiatr.
tutorial-raiders-quick-pass = Wtedy walka zaczyna się na średnim zasięgu, gdzie gang rzuca większą liczbą kości. Lekcja zagrywa kartę.
tutorial-raiders-range = Na dalekim zasięgu test wymaga 9, a broń średniego zasięgu traci kość. Cztery kości gangu cierpią na tym bardziej niż twoje dwie. Wybierz daleki.
tutorial-raiders-range-else = To byłaby uczciwsza walka. Lekcja trzyma ich na dystans.
tutorial-raiders-arena = Walka ma najwyżej trzy starcia. W każdym obie strony pieczętują kartę i ją odsłaniają. Kto straci całe zdrowie, przegrywa. Jeśli nikt, wygrywa ten, kto po ostatnim starciu ma przewagę. { $device ->
        [terminal] Wpisz arena, aby zobaczyć zasięg, przewagę i obie strony.
       *[keys] Plansza pokazuje zasięg, przewagę i obie strony.
    }
tutorial-raiders-first = Pierwsze starcie: Atak. Kosztuje 1 amunicji, a ty rzucasz 2 kośćmi minus 1 za zasięg. Karta gangu zostaje zapieczętowana, dopóki nie zapieczętujesz swojej.
tutorial-raiders-first-else = { $form ->
        [feminine] Też dobrze wybrałaś. Lekcja atakuje, póki nie są gotowi.
        [masculine] Też dobrze wybrałeś. Lekcja atakuje, póki nie są gotowi.
       *[neutral] Też dobrze. Lekcja atakuje, póki nie są gotowi.
    }
tutorial-raiders-first-done = Wypada 9: trafienie! 1 obrażenie za sukces i 1 ze strzelby, a ich pancerz zatrzymuje 1. Masz 2 przewagi. Gang zagrał Przygotowanie, więc jego następny Atak otrzymuje +2 kości.
tutorial-raiders-second = Drugie starcie. Obrona odbierze im 2 kości, ale da im przewagę. Nie zwalniaj: Atak.
tutorial-raiders-second-else = Ostrożność wobec przygotowanego gangu to nie błąd. Lekcja znów atakuje.
tutorial-raiders-missed = Atakują obie strony, a tobie wypada 5: pudło. Zdolność Chrisa, Druga zwrotka, pozwala rzucić ponownie, ale tylko raz na rundę. Zachowaj ją na starcie, które rozstrzyga, i spasuj.
tutorial-raiders-missed-again = Teraz też może się przydać. Lekcja zachowuje ją na ostatnie starcie, gdy rozstrzygnie walkę.
tutorial-raiders-missed-done = Gang rzuca pięcioma kośćmi: 1, 3, 4, 7 i 9. Po Przygotowaniu 9 to dziesiątka i dodaje obrażenie. Twój pancerz zatrzymuje 1, tracisz 2 zdrowia i znów nikt nie ma przewagi.
tutorial-raiders-shot = Masz 2 zdrowia i jeden dobry rzut może to zakończyć. Leków możesz używać w dowolnej chwili: użyj karty Med-szpryca.
tutorial-raiders-shot-pass = Odważnie. Przy 2 zdrowia jeden dobry rzut to koniec, więc lekcja bierze szprycę.
tutorial-raiders-third = Ostatnie starcie, a przewagi nie ma nikt: kto teraz trafi, wygrywa. Zaatakuj jeszcze raz.
tutorial-raiders-third-else = Wyrównanej walki nikt nie wygrał czekaniem. Lekcja atakuje.
tutorial-raiders-die = Zanim rzucisz: „No zdychaj!” dodaje do trafienia 1 obrażenie. Mają 2 zdrowia i pancerz 1, więc jest ci potrzebne. Zagraj tę kartę.
tutorial-raiders-die-pass = Bez niej nawet trafienie zostawi ich na nogach.
tutorial-raiders-verse = Wypada 6, a to za mało. Czas na zdolność Druga zwrotka. Użyj jej: rzucasz ponownie wszystkimi kośćmi i nie zużywasz amunicji.
tutorial-raiders-verse-pass = Wtedy to pudło i koniec starcia. Zdolność jest po to, żeby jej użyć.
tutorial-raiders-draw = 9! Zadajesz 3 obrażenia, ich pancerz zatrzymuje 1 i Piekielni jeźdźcy są pokonani. Ich atak w tej samej chwili pudłuje. W nagrodę dostajesz 1 amunicji i żółtą kartę. Dobierz ją.
tutorial-raiders-draw-wheels = Chrisowi przydałoby się auto i warte jest tej karty. Lekcja dobiera kartę.
tutorial-raiders-vest = To Kamizelka. Włóż ją od razu: na korpusie zakryje kartę Śmieciochron.
tutorial-raiders-vest-else = Możesz włożyć ją później, ale chroni tylko noszona.
tutorial-raiders-won = Wykonujesz też zlecenie: „Ładne trofeum!” daje 2 Reputacji i zieloną kartę, a na jego miejsce wchodzi nowe. To była cała walka.

tutorial-over = { $form ->
        [feminine] Jechałaś, byłaś po obu stronach kart Padliniarza, wymieniałaś, walczyłaś i wypoczęłaś, czyli masz za sobą całą rundę Rycerzy Pustkowi. Teraz pierwsza partia: Zbawca Pustkowia, dwaj łatwi rywale i wskazówki.
        [masculine] Jechałeś, byłeś po obu stronach kart Padliniarza, wymieniałeś, walczyłeś i wypocząłeś, czyli masz za sobą całą rundę Rycerzy Pustkowi. Teraz pierwsza partia: Zbawca Pustkowia, dwaj łatwi rywale i wskazówki.
       *[neutral] Masz za sobą jazdę, Padliniarza po obu stronach, wymianę, walkę i odpoczynek, czyli całą rundę Rycerzy Pustkowi. Teraz pierwsza partia: Zbawca Pustkowia, dwaj łatwi rywale i wskazówki.
    }

# Wskazówki pierwszej partii, po jednej dla każdego częstego pytania.

hint-knight_sheet = Wygrać może każdy rycerz. Mel daleko jeździ, Russel i Hugh walczą wręcz, Chris może rzucać ponownie.
hint-starting-vehicle = Turystyk jest szybki, Ciężarowiec zabiera najwięcej, Gazik jest pośrodku i ignoruje utrudnienia ruchu.
hint-place-gear = Broń daj do rąk, zbroję na korpus, leki do kieszeni. Schowany sprzęt nic nie robi.
hint-travel = Jazda kosztuje paliwo, marsz nie. Kto się porusza, spotyka jedną z kart Padliniarza.
hint-route = Policz punkty i zagrożenia po drodze. Każde zagrożenie daje Padliniarzowi kolejną kartę do wyboru.
hint-go_on = Jeśli zatrzymasz się wcześniej, Padliniarz od razu zagrywa kartę.
hint-waster = Sprawdź, jakiej umiejętności wymaga karta, i zagraj to, w czym ten rycerz jest słaby.
hint-escape_or_face = Ucieczka to jeden test. Zmierzenie się z kartą może kosztować więcej, ale daje nagrodę.
hint-combat_card = Atakuj, gdy na tym zasięgu trafisz, zmień zasięg, gdy nie, a przygotuj się, gdy nic ci nie grozi.
hint-explore = W każdym kroku eksploracji masz jedną akcję. Heksy ze znacznikiem misji przybliżają do zwycięstwa.
hint-trade = Zielona karta jest warta 1, żółta 3, czerwona 9. Reszty nie ma.
hint-rest-uses = Lecz się teraz, jeśli masz mało zdrowia. Leki są jednorazowe, zestawy nie.
hint-quick-resupply = Jeśli nie planujesz zagrać karty farta, odrzuć ją za to, co daje jej symbol.
hint-equip = Broń działa tylko w rękach, a zbroja tylko na korpusie.
