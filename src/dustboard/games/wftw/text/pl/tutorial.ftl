# Samouczek: nagłówki kroków, co mówi się w każdej części i co mówi się o odpowiedziach.
# $device to keys, touch, text albo terminal.

tutorial-intro = Grasz półtorej rundy z Bo, którego ruchy są zapisane z góry. Stół i pytania są prawdziwe. Każda dozwolona odpowiedź jest dobra, a lekcja ją skomentuje. Około { $minutes ->
        [one] { $minutes } minuty
       *[many] { $minutes } minut
    }. Wyjdź w dowolnym kroku i wróć, kiedy chcesz.

# Przed pierwszą częścią: cel i to, czego się tu nauczysz.
tutorial-goal = Zdobądź najwięcej punktów w bazach
tutorial-idea-bid = Licytuj
tutorial-idea-bid-text = zakryte karty, trzy licytacje w rundzie
tutorial-idea-pay = Płać
tutorial-idea-pay-text = każda wysłana karta kosztuje
tutorial-idea-raid = Najeżdżaj
tutorial-idea-raid-text = zabierz rywalowi bazę
tutorial-idea-shop = Kupuj
tutorial-idea-shop-text = w sklepie są lepsze jednostki

tutorial-look = Jak się wygrywa
tutorial-look-win = Wygrywa się bazami: to one dają punkty. Gra kończy się po rundzie, w której ktoś osiągnął 21, a wtedy wygrywa najwięcej punktów. W każdej rundzie do zdobycia są nowe bazy. Bierzesz jedną, gdy wyślesz tam więcej siły niż ktokolwiek inny, i to w kartach, na które cię stać.
tutorial-look-hand = To twoja ręka: cztery z twoich dziesięciu jednostek. Liczba przy mieczach to siła, a siłą bierze się zdobycze. Obok niej jest koszt, który płacisz, gdy ją wyślesz. { $device ->
        [touch] Stuknij „Ja”, aby zobaczyć karty, i przytrzymaj jedną, aby ją przeczytać.
        [text] Są wypisane pod nagłówkiem „Moja strona”.
        [terminal] Wpisz hand, aby zobaczyć je znów w dowolnej chwili.
       *[keys] Naciśnij H, aby tam przejść; wskaż kartę, aby ją przeczytać.
    }
tutorial-look-stock = To twoje zapasy: 5 złomu. Za jednostki płaci się złomem, wachą i prądem, a płaci się tylko raz w rundzie, gdy wszystkie karty są już odkryte.
tutorial-look-base = To twoje bazy: Tron i Skarbiec. Płacą ci co rundę, więc zdobywaj bazy, zanim zbudujesz armię. Liczba na tarczy to tyle, ile najazd musi przebić.
tutorial-look-goal = Pilnuj progu: mówi ci, kiedy gra się skończy. Znajdź go: { $device ->
        [touch] stoi za twoimi punktami, nad pytaniem.
        [text] stoi u góry tej strony.
        [terminal] jest w wierszu z rundą, wyżej.
       *[keys] jest w nagłówku.
    } Ilu punktów potrzebujesz?
tutorial-look-goal-wrong = Nie ta liczba. { $device ->
        [touch] Twoje punkty i próg stoją w wierszu nad pytaniem, na przykład 2/21.
        [text] Przeczytaj wiersz, który zaczyna się od „Do”.
        [terminal] Wpisz board i przeczytaj pierwszy wiersz.
       *[keys] Spójrz na nagłówek, tam gdzie stoi „Do … PZ”.
    }

tutorial-collect = Zasoby
tutorial-collect-rule = Każda runda zaczyna się od dochodu: najpierw płacą ci twoje bazy, potem licytujesz. Gdy nie wiesz, skąd jakieś pytanie, otwórz jego zasadę: { $device ->
        [touch] stuknij ? obok pytania.
        [text] wpisz rule i naciśnij Enter.
        [terminal] wpisz rule i naciśnij Enter.
       *[keys] naciśnij R albo ? obok pytania. Esc ją zamyka.
    }
tutorial-collect-choose = Twoje bazy przynoszą 4 złomu i 3 karty. Skarbiec dodaje 1 wachy lub 1 prądu, jak wolisz. Weź to, czego potrzebują twoje najlepsze jednostki: Czołg ze złomu prądu, Pustynny najeźdźca wachy. Oba wybory są tu dobre. { $device ->
        [touch] Stuknij jeden, a potem duży przycisk.
        [text] Wpisz numer jednego z nich.
        [terminal] Wpisz juice albo spark, albo numer.
       *[keys] Wybierz 1 lub 2 i naciśnij Enter.
    }
tutorial-collect-choose-done = Masz teraz 9 złomu i 7 kart. Bo wybierał w tej samej chwili i żadne z was nie widziało wyboru drugiego.

tutorial-target = Wybierz cele
tutorial-target-places = Teraz licytujesz, trzy razy z rzędu. Najpierw wszyscy oznaczają w tajemnicy, gdzie chcą licytować: pole ze Szklanym kraterem, sklep z dwiema kartami albo bazę rywala. Każdy znak wymaga karty, więc oznaczaj tylko to, czego chcesz. Karty, które zatrzymasz, mogą później odpowiedzieć rywalowi.
tutorial-target-refusal = Własnej bazy nie można wziąć na cel. Wszystko, czego nie można wybrać, mówi dlaczego. Spójrz na własną bazę: { $device ->
        [touch] stuknij „teraz nie” obok własnej bazy.
        [text] wpisz why i numer wiersza o własnej bazie.
        [terminal] wpisz why raid:0.
       *[keys] naciśnij „teraz nie” obok własnej bazy albo przejdź do niej klawiszem Tab.
    }
tutorial-target-marks = Nie można napaść na siebie. Oznacz pole, bo daje punkty, i sklep, bo tam jest lepsza jednostka, a potem zapieczętuj znaki. { $device ->
        [touch] Stuknij oba, a potem duży przycisk.
        [text] Wpisz ich numery, rozdzielone spacją, a potem numer wiersza, który pieczętuje.
        [terminal] Wpisz field:1 shop done.
       *[keys] Naciśnij 1 i 2, a potem Enter.
    }
tutorial-target-marks-raid = Najazd w pierwszej rundzie to śmiały pomysł. Bazy Bo mają tarcze 8 i 9, a twoja najsilniejsza jednostka ma 4.
tutorial-target-marks-nothing = Kto stoi z boku, oszczędza karty, ale pole i sklep przypadną tym, którzy licytują.
tutorial-target-marks-one = Tak też można. Lekcja oznacza oba, żeby pokazać ci i pole, i sklep.
tutorial-target-marks-done = Wszystkie znaki widać naraz: Bo też chce Szklanego krateru, a sklep zostawia tobie.

tutorial-commit = Wystaw karty
tutorial-commit-cards = Każdy znak wymaga zakrytej karty. Zacznij skromnie, bo w dwóch następnych licytacjach możesz dołożyć więcej. Na pole wyślij Wojownika pustkowi (2), do sklepu Handlarza złomem: tam wart jest 2, a nigdzie indziej nic. Potem zapieczętuj. { $device ->
        [touch] Stuknij miejsce, potem kartę; pieczętuje duży przycisk.
        [text] Wpisz numery obu wierszy, a potem numer wiersza, który pieczętuje.
        [terminal] Wpisz st02@field:1 st05@shop done.
       *[keys] Wybierz miejsce klawiszem 1 lub 2, przejdź do karty klawiszem Tab i strzałkami, naciśnij Enter; Ctrl+Enter pieczętuje.
    }
tutorial-commit-cards-swapped = Handlarz liczy się na polu za 0, a stawka 0 nigdy nie wygrywa. Wart jest 2, ale tylko w sklepie.
tutorial-commit-cards-more = Więcej kart to więcej siły, ale przed tobą jeszcze dwie licytacje, a Bo widzi, ile kart wystawiasz.
tutorial-commit-cards-else = To dozwolone. Lekcja zatrzymuje silniejsze karty, dopóki nie wie, jak daleko posunie się Bo.
tutorial-commit-cards-done = Zapieczętowane. Bo wie, że twój wybór zapadł, i nic więcej.
tutorial-commit-open = Dopóki nie zapieczętuje też Bo, możesz zmienić zdanie. Spróbuj raz: { $device ->
        [touch] stuknij „Zmień”.
        [text] naciśnij „Zmień” pod pytaniem.
        [terminal] wpisz undo.
       *[keys] naciśnij „Zmień”.
    }
tutorial-commit-seal = Karty wróciły do ciebie i nikt nie widział, jakie to są. { $device ->
        [terminal] Wyślij znowu Wojownika na pole, a Handlarza do sklepu i zapieczętuj.
       *[keys] Leżą tam, gdzie leżały: Wojownik na polu, Handlarz w sklepie. Zapieczętuj je znowu.
    }
tutorial-commit-seal-else = Po to się zmienia zdanie. Lekcja idzie dalej z Wojownikiem i Handlarzem.
tutorial-commit-seal-done = Zapieczętowane z obu stron. Te karty leżą już tam, gdzie są, zakryte. Każdy widzi, ile ich gdzie jest, ale nie które.

tutorial-raise = Podbij
tutorial-raise-marks = Druga licytacja. Wystawione karty zostają i wciąż się liczą. Bo ma na polu jedną kartę, pewnie wartą tyle co twoja. Oznacz pole znowu, żeby coś do niej dołożyć.
tutorial-raise-marks-out = Możesz poprzestać na 2. Ale Bo ma tam kartę, a większość jednostek ma 2 lub więcej.
tutorial-raise-marks-else = Na razie wystarczy pole; każdy następny znak kosztuje kolejną kartę.
tutorial-raise-marks-done = Bo znowu oznacza pole: nadchodzi druga karta.
tutorial-raise-odds = Ile wystarczy? To zależy, co może tam mieć Bo. Otwórz szanse: { $device ->
        [touch] stuknij „Dziennik”, a potem „Szanse”.
        [text] wpisz odds.
        [terminal] policz jego karty.
       *[keys] naciśnij O.
    } Szacunek mówi, co jest prawdopodobne, jeśli jego karty są losowe.
tutorial-raise-tank = Dołóż na pole Czołg ze złomu (4): przebije prawie wszystko, co Bo może tam mieć. Pilnuj rachunku: Czołg zabiera twój jedyny prąd, więc rachunek mówi „wystarcza co do joty”. Potem zapieczętuj.
tutorial-raise-tank-short = Pustynny najeźdźca kosztuje wachę, a nie masz jej wcale. Rachunek mówi „brakuje”: przy odsłonięciu przepadłyby wszystkie twoje karty. Lekcja spróbuje tego później, na kopii.
tutorial-raise-tank-weak = Taniej, ale 4 lub więcej byłoby bezpieczne przeciw prawie wszystkiemu, co Bo może tam mieć.
tutorial-raise-tank-done = Rachunek zabiera 4 z twoich 9 złomu i jedyny prąd. Wydać ostatni to nic złego.
tutorial-raise-rider = Dołóż na pole Pustynnego najeźdźcę (2), żeby mieć tam 4. Pilnuj rachunku: Najeźdźca zabiera twoją jedyną wachę, więc rachunek mówi „wystarcza co do joty”. Potem zapieczętuj.
tutorial-raise-rider-short = Czołg ze złomu kosztuje prąd, a nie masz go wcale. Rachunek mówi „brakuje”: przy odsłonięciu przepadłyby wszystkie twoje karty. Lekcja spróbuje tego później, na kopii.
tutorial-raise-rider-weak = Taniej, ale wtedy Bo może mieć więcej. Lekcja podbija Pustynnym najeźdźcą.
tutorial-raise-rider-done = Rachunek zabiera 2 z twoich 9 złomu i jedyną wachę. Wydać ostatnią to nic złego.

tutorial-bluff = Blefuj
tutorial-bluff-copy = To ostatnia licytacja, i to najlepsza. Licytuj późno: na trzecią stawkę nikt ci już nie odpowie. Możesz nawet licytować ponad stan i liczyć, że Bo się wycofa, ale jeśli zabraknie zasobów, przepadną wszystkie twoje karty. Wypróbuj to na kopii tego stołu. Nic z kopii nie dotknie twojej partii.
tutorial-bluff-marks = Przy prawdziwym stole nic się nie zmieniło. Ostatnią licytację wykorzystaj na zmyłkę: oznacz bazy Bo i zapieczętuj. Kto boi się najazdu, trzyma karty na obronę.
tutorial-bluff-marks-else = Tak też można. Lekcja zaczyna najazd, żeby ci go pokazać.
tutorial-bluff-marks-done = Bo nie oznacza niczego więcej.
tutorial-bluff-base = Teraz wybierz bazę do najechania: Skarbiec. Jego tarcza to 8.
tutorial-bluff-base-throne = Tron ma tarczę 9, a żadnej z nich niczym już nie przebijesz. Lekcja najeżdża Skarbiec.
tutorial-bluff-feint = Wyślij na Skarbiec jednego Zbieracza-łupieżcę (1) i zapieczętuj. Skarbca nie weźmie, ale kosztuje niewiele. Jaki jest słaby, Bo zobaczy dopiero przy odsłonięciu.
tutorial-bluff-feint-else = Silniej, ale drożej. Na tarczę 8 wystarczy twoja najsłabsza jednostka.

tutorial-reveal = Odsłonięcie
tutorial-reveal-beats = Wszystkie karty odsłonięto naraz. Wszyscy zapłacili swoje rachunki, a potem po kolei rozstrzygnęły się pole, najazd i sklep. Szklany krater jest twój. Zmyłka się nie udała, tak jak miała. { $device ->
        [touch] Każdy krok jest w dzienniku.
        [text] Wiersze wyżej pokazują to krok po kroku.
        [terminal] Wiersze wyżej pokazują to krok po kroku.
       *[keys] Spacja pomija krok; w dzienniku są wszystkie.
    }
tutorial-reveal-pick = Następne rundy wygrywa się lepszymi jednostkami. Za stawkę 2 dostajesz w sklepie jedną kartę, która kosztuje 2 lub mniej, więc Naelektryzowany ogar za 3 jest za drogi. Weź Rdzawego gońca.
tutorial-reveal-pick-decline = Darmowa karta rzadko jest złym wyborem: Rdzawy goniec ma siłę 3 za 1 złomu. Odmów tylko wtedy, gdy chcesz mieć małą talię.
tutorial-reveal-pick-done = Rdzawy goniec jest twój.
tutorial-reveal-where = Zdobyte jednostki idą na stos odrzuconych kart i dobierasz je po następnym tasowaniu. Bazy od razu dołączają do twoich: Szklany krater już daje punkty i już można go najechać.

tutorial-end = Porządki
tutorial-end-abandon = Po przegranym starciu możesz porzucić jednostki. Znikają z gry na zawsze, a z mniejszej talii najlepsze karty przychodzą częściej. Tym razem zatrzymaj Zbieracza-łupieżcę: { $device ->
        [touch] nie wybieraj nic i stuknij duży przycisk.
        [text] wpisz numer ostatniego wiersza.
        [terminal] wpisz done.
       *[keys] nie wybieraj nic i naciśnij Ctrl+Enter.
    }
tutorial-end-abandon-gone = Łupieżcy już nie ma. Przy sile 1 to często dobra decyzja. Twoja talia to teraz dziewięć jednostek i Rdzawy goniec.
tutorial-end-abandon-done = Zagrane jednostki idą na stos odrzuconych kart. Karty, które masz na ręce, zostają.
tutorial-end-card = Koniec rundy: ty masz 6 punktów, Bo 2. Podsumowanie w dzienniku pokazuje, kto co zapłacił, zdobył i stracił. { $device ->
        [touch] Stuknij „Dziennik”, aby je przeczytać.
        [text] Jest wśród wierszy wyżej.
        [terminal] Wpisz log, aby przeczytać je znowu.
       *[keys] Naciśnij L, aby tam przejść.
    }

tutorial-defend = Najazdy
tutorial-defend-produce = Runda 2. Teraz prowadzisz, a prowadzących się najeżdża. Weź wachę albo prąd, jak wolisz.
tutorial-defend-marks = Karty, których nie wydasz, mogą bronić twoich baz. Zostań z boku: nie oznaczaj niczego i zatwierdź.
tutorial-defend-marks-else = W prawdziwej partii czemu nie. Tutaj lekcja trzyma wszystkie karty na obronę.
tutorial-defend-marks-done = Bo cię najeżdża! Jego cel to Skarbiec.
tutorial-defend-guard = Tarcza Skarbca to 8, a Bo może przynieść więcej. Wyślij na straż Egzekutora twierdzy: ma 1, a w obronie o 3 więcej. Potem zapieczętuj.
tutorial-defend-guard-none = Odważnie: sama tarcza 8 przeciw pięciu kartom. Kto weźmie Skarbiec, ten go ma, razem ze wszystkim, co wytwarza.
tutorial-defend-guard-else = To też może wystarczyć. Lekcja wysyła Egzekutora, bo on jest do tego stworzony.
tutorial-defend-guard-done = Zapieczętowane. W dwóch pozostałych licytacjach nic się nie wydarzyło, więc lekcja odpowiedziała w nich za ciebie.
tutorial-defend-tie = Pięć kart Bo miało łącznie atak 12, a twój Skarbiec z Egzekutorem obronę 12. Remis należy do broniącego: Skarbiec wciąż jest twój, a Bo nie ma już czym płacić.

tutorial-orders = Stałe polecenia
tutorial-orders-order = Runda 3 zaczyna się od tego samego pytania co zawsze. Jeśli zawsze odpowiadasz tak samo, niech odpowiada za ciebie stałe polecenie: { $device ->
        [touch] Menu, „Stałe polecenia”, „zawsze wacha” albo „zawsze prąd”.
        [text] Menu u góry, „Stałe polecenia”, „zawsze wacha” albo „zawsze prąd”.
        [terminal] zrobisz to w przeglądarce.
       *[keys] F10, „Stałe polecenia”, „zawsze wacha” albo „zawsze prąd”.
    } Widzisz je tylko ty.
tutorial-orders-orders-elsewhere = W przeglądarce wachę lub prąd może co rundę wybierać za ciebie stałe polecenie. Tutaj ktoś cię pyta.
tutorial-orders-more = To cała gra: zbierasz zasoby, trzy razy licytujesz, odsłaniasz, zdobywasz pola, najeżdżasz, kupujesz w sklepie i robisz porządki. I pamiętaj: licytuj późno i nigdy nie licytuj tego, na co cię nie stać. Zasady poniżej mówią więcej o najazdach, porzucaniu i remisach.

tutorial-overbid = Na kopii
tutorial-overbid-marks = To kopia, więc szalej do woli. Oznacz pole jeszcze raz i zapieczętuj.
tutorial-overbid-marks-else = Na kopii wszystko wolno. Lekcja podbija na polu.
tutorial-overbid-marks-done = Bo stoi z boku.
tutorial-overbid-juice-missing = Wyślij Pustynnego najeźdźcę, choć nie masz wachy. Rachunek mówi „brakuje”. Tak licytować wolno, więc zapieczętuj i zobacz, co się stanie.
tutorial-overbid-juice-missing-else = Lekcja chce rachunku, na który cię nie stać: Pustynny najeźdźca kosztuje wachę.
tutorial-overbid-spark-missing = Wyślij Czołg ze złomu, choć nie masz prądu. Rachunek mówi „brakuje”. Tak licytować wolno, więc zapieczętuj i zobacz, co się stanie.
tutorial-overbid-spark-missing-else = Lekcja chce rachunku, na który cię nie stać: Czołg ze złomu kosztuje prąd.
tutorial-overbid-unpaid = Bez zapłaty! Jeśli nie stać cię na cały rachunek, nie płacisz nic i tracisz wszystkie karty wystawione w tej rundzie, nawet te w sklepie. Bo bierze Szklany krater dwoma Łupieżcami.

tutorial-over = { $form ->
        [feminine] Masz za sobą półtorej rundy i poznałaś już każde pytanie, które zadaje ta gra. Dalej: krótka pierwsza partia z łatwym botem, ze wskazówkami.
        [masculine] Masz za sobą półtorej rundy i poznałeś już każde pytanie, które zadaje ta gra. Dalej: krótka pierwsza partia z łatwym botem, ze wskazówkami.
       *[neutral] Półtorej rundy za tobą i znasz już każde pytanie, które zadaje ta gra. Dalej: krótka pierwsza partia z łatwym botem, ze wskazówkami.
    }

# Wskazówki pierwszej partii, po jednej na pytanie.

hint-production = Spójrz na jednostki na ręce: jedne kosztują wachę, inne prąd. Weź to, czego potrzebują.
hint-marks = Oznacz, dokąd wyślesz karty: pole daje punkty, sklep jednostki, a rywalowi można zabrać bazę. Każdy znak wymaga co najmniej jednej karty.
hint-base = Najedź bazę z niższą tarczą albo taką, która wytwarza to, czego ci brakuje.
hint-commitment = Wyślij najtańsze karty, które mogą wygrać, i pilnuj rachunku. Karty z wcześniejszych licytacji wciąż się liczą.
hint-payment = Wybierz, za które karty płacisz; pozostałe tracisz.
hint-pick = Wolisz jednostkę silniejszą czy tanią? Bazy ze sklepu od razu dają punkty.
hint-abandon = Słabe jednostki możesz porzucić na zawsze. Z małej talii najlepsze karty przychodzą częściej.
hint-return = Weź z powrotem jednostkę, która w następnej rundzie przyda się najbardziej.
