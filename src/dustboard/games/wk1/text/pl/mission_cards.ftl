# Misje tak, jak czyta się je przy stole: nazwa, klimat, historia i zasady ze swoimi liczbami.

m01 = Zbawca Pustkowia
    .mood = Lek to drobiazg; gorzej z zakupami.
    .story = Szary Kaszel opróżnia sale, łóżko po łóżku. W Zgorzel stara polowa lekarka przysięga, że uwarzy lek z trzech rzeczy i że zapomniała tylko, gdzie one są. Ktoś powinien poszukać, zanim zapomni też przepisu.
    .rules = Jako pierwszy rycerz eksploruj heks Zgorzel, mając { $goal ->
        [one] { $goal } składnik
        [few] { $goal } różne składniki
       *[many] { $goal } różnych składników
    } (w grze dwuosobowej: { $goal_two_players }); po rundzie { $rounds } wygrywa rycerz z największą liczbą składników. Sześć małych znaczników misji umieszcza się zakrytych, po jednym na heksach: { $hexes }. Numery od 1 do { $ingredients } to składniki, pozostałe to tropy. Eksplorując taki heks, możesz zamiast akcji eksploracji obejrzeć jego znacznik i go zabrać; trop odrzuca się, a w zamian otrzymujesz { $clue_luck ->
        [one] { $clue_luck } kartę
        [few] { $clue_luck } karty
       *[many] { $clue_luck } kart
    } farta i { $clue_ammo } amunicji. Składniki można kraść jak sprzęt, po jednym na kradzież; nieprzytomny rycerz zostawia na swoim heksie jeden, wybrany przez Padliniarza. Od rundy { $threat_from_round } w każdej parzystej rundzie żeton zagrożenia trafia na heks rycerza z największą liczbą składników.
m02 = Kult Wielorakiego
    .mood = Znaleźli stacyjkę. Jest nią kontynent.
    .story = Matka Wieloraka głosi, że ziemia to blok silnika, a silnik jest od tego, żeby pracował. Jej ludzie idą do dawnych miejsc, klękają i nasłuchują rozrusznika. Od każdej kaplicy, którą wzniosą, grunt robi się trochę cieplejszy. Wyjątkowo wszyscy rycerze chcą tego samego.
    .rules = Pokonajcie Matkę Wieloraką najpóźniej w rundzie { $rounds }: wszyscy rycerze wygrywają lub przegrywają razem. Przegrywacie, jeśli miałaby powstać Kaplica numer { $shrines_lost } albo jeśli skończy się ostatnia runda. Matka zaczyna na heksie { $villain_hex }. Rycerz, który wjeżdża na jej heks albo zaczyna tam swoją kolej, może zmierzyć się z nią zamiast z kartą Padliniarza; jej strata zdrowia zostaje. W każdej parzystej rundzie nowy Kultysta pojawia się na heksie specjalnym najdalszym od wszystkich rycerzy. W każdej nieparzystej rundzie od rundy { $moves_from_round } Matka przesuwa się o 1 heks w stronę najbliższego Kultysty; gdy do niego dotrze, heks staje się Kaplicą: od razu trafia na niego żeton radiacji i nie można go eksplorować. Eksplorując heks z Kultystą, możesz walczyć z nim zamiast wykonać akcję; każda Kaplica zwiększa Agresję Kultysty o { $shrine_aggression }. Kultysta znika, gdy zostanie pokonany albo gdy heks stanie się Kaplicą. Na rycerzy w odległości do { $hunt_distance } { $hunt_distance ->
        [one] heksu
       *[many] heksów
    } od Kaplicy Padliniarz musi, o ile to możliwe, zagrywać wrogów typu kult.
m03 = Może być tylko jeden
    .mood = Arena była za mała na te oklaski.
    .story = Ostatni cyrk z objazdu aren sprzedał bilety na całą mapę. Miejsc siedzących nie ma, zasad dotyczących fryzur też nie. Wygrywaj przy świadkach, listki noś na kapeluszu i postaraj się stać, kiedy orkiestra skończy grać.
    .rules = Miej na koniec rundy { $goal ->
        [one] { $goal } laur
        [few] { $goal } laury
       *[many] { $goal } laurów
    } (w grze trzyosobowej: { $goal_three_players }); po rundzie { $rounds } wygrywa rycerz z największą liczbą laurów. Każdy rycerz zaczyna z { $laurels ->
        [one] { $laurels } laurem
       *[many] { $laurels } laurami
    }. Zwycięzca pojedynku zamiast okraść pokonanego zabiera mu 1 laur; atak na tego samego rywala dwa razy z rzędu nie daje nic. Rycerz bez laurów jest Ścigany: wygrany z nim pojedynek daje o { $hunted_reputation } Reputacji mniej, ale pojedynek wygrany przez niego daje mu { $hunted_laurels ->
        [one] { $hunted_laurels } laur
        [few] { $hunted_laurels } laury
       *[many] { $hunted_laurels } laurów
    }. Testy poszukiwań otrzymują { $search_dice ->
        [one] +{ $search_dice } kość
       *[many] +{ $search_dice } kości
    }, w miastach { $search_dice_city ->
        [one] +{ $search_dice_city } kość
       *[many] +{ $search_dice_city } kości
    }. W rundach { $called } tłum wskazuje heks specjalny: rzut kością rozstrzyga który, licząc kolejno od heksu { $called_from_hex }; pierwszy rycerz, który eksploruje go w tej rundzie, otrzymuje { $called_laurels ->
        [one] { $called_laurels } laur
        [few] { $called_laurels } laury
       *[many] { $called_laurels } laurów
    }.
m04 = Ładunek nieboszczyka
    .mood = Nikt go nie prowadzi i nigdy się nie spóźnia.
    .story = Rudowóz bez maszynisty znów ruszył i ciągnie to, co firma załadowała w swoim ostatnim dniu. Rozkład przewiduje jeszcze jedną stację. Rycerzy nie ma na liście pasażerów, co nigdy żadnego rycerza nie powstrzymało.
    .rules = Miej najwyższy wynik, gdy Pociąg wjedzie na heks Stacja końcowa albo gdy skończy się runda { $rounds }: wartości wagonów plus Reputacja i jeszcze { $terminus_points } za rycerza na Stacji końcowej. Stacja końcowa zastępuje heks { $replaced_hex }. Pociąg zaczyna na najdalszym od niej heksie kręgu { $train_tier } z sześcioma zakrytymi wagonami o wartości od 1 do 6. Co rundę przesuwa się o { $train_hexes ->
        [one] { $train_hexes } heks
        [few] { $train_hexes } heksy
       *[many] { $train_hexes } heksów
    } najkrótszą drogą w stronę Stacji końcowej, omijając miasta, i zostawia za sobą żeton utrudnienia ruchu. Rycerz, który zakończył ruch na heksie Pociągu, może w kroku eksploracji spróbować do niego wskoczyć, test: { $checks }. Udany: obejrzyj { $wagons_seen ->
        [one] { $wagons_seen } wagon
        [few] { $wagons_seen } wagony
       *[many] { $wagons_seen } wagonów
    } i zatrzymaj { $wagons_kept }; nieudany: tracisz { $failed_health } zdrowia. Wagony są tajne, każdy zajmuje jedno miejsce w ładunku, a nieprzytomny rycerz je gubi; kto eksploruje ten heks, może zamiast akcji eksploracji zabrać w ciemno jeden z nich. Kto ma wagon { $reactor }, dostaje { $reactor_radiation } radiacji w każdym kroku Padliniarza. Baron Szlam pojawia się w rundzie { $villain_from_round } na heksie { $villain_hex }; rycerz, który wjeżdża na heks barona albo zaczyna tam swoją kolej, może zmierzyć się z baronem zamiast z kartą Padliniarza.
m05 = Protokół Zaciemnienie
    .mood = Potwierdź, że nie jesteś miastem.
    .story = Wieża budzi się i każe każdemu miastu się zalogować. Pytanie niesie sześć przekaźników, a kto je trzyma, może wpisać odpowiedź. Jeśli nikt tego nie zrobi, Wieża uzna, że linia jest głucha, i wyłączy resztę.
    .rules = Kontroluj na koniec rundy { $goal ->
        [one] { $goal } przekaźnik
        [few] { $goal } przekaźniki
       *[many] { $goal } przekaźników
    } (w grze dwuosobowej musi być wśród nich { $needed_hex_two_players }); po rundzie { $rounds } wygrywa rycerz z najwyższą Reputacją. Jeśli wcześniej nadejdzie Zaciemnienie, przegrywają wszyscy. Przekaźniki są na heksach: { $hexes }. Eksploruj taki heks i wykonaj udany test: { $checks }, aby umieścić na przekaźniku swój znacznik i zdjąć znacznik rywala. Każdy twój przekaźnik daje { $relay_reputation } Reputacji w każdym kroku Padliniarza. Maszyny na twoich przekaźnikach i obok nich tracą { $own_machine_dice ->
        [one] { $own_machine_dice } kość
       *[many] { $own_machine_dice } kości
    }; przy przekaźnikach rywali otrzymują { $rival_machine_dice ->
        [one] +{ $rival_machine_dice } kość
       *[many] +{ $rival_machine_dice } kości
    }. Od rundy { $danger_from_round } po każdej rundzie rzuca się kością: jeśli wynik nie jest wyższy niż liczba przekaźników bez kontroli, obraca się znacznik dominacji w misji; za drugim razem nadchodzi Zaciemnienie. Baron Szlam pojawia się w rundzie { $villain_from_round } w mieście najbliższym rycerza z najwyższą Reputacją; rycerz, który wjeżdża na heks barona albo zaczyna tam swoją kolej, może zmierzyć się z baronem zamiast z kartą Padliniarza.
m06 = Droga do Zgorzel
    .mood = Krótka jazda, a na niej wszystko, co może się zdarzyć.
    .story = Grasz Melem, twój Ciężarowiec jest załadowany, a do Zgorzel są trzy heksy. Ktoś po drugiej stronie stołu wolałby, żeby tam cię nie było.
    .rules = Jedź do Zgorzel, eksploruj ten heks i odpocznij: runda z przewodnikiem, w baku { $fuel } paliwa.
