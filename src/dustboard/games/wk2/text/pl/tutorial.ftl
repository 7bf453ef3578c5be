# Lekcja: nagłówki kroków, co mówi się przy każdej części i co mówi się o odpowiedziach.
# $device to keys, touch, text albo terminal.

tutorial-intro = Grasz w przygodę Pierwszy bak, pierwszą w Księdze Opowieści, od pierwszej strony do ostatniej. Jedziesz w pojedynkę, a każde pytanie jest prawdziwe. Możesz dać każdą dozwoloną odpowiedź, lekcja ją skomentuje. Około { $minutes } minut. Wyjdź w dowolnym kroku i wróć, kiedy chcesz.

# Przed pierwszą częścią: cel i czego będzie można się nauczyć.
tutorial-goal = Doprowadź opowieść do dobrego zakończenia
tutorial-idea-act = Działaj
tutorial-idea-act-text = jazda, eksploracja, obóz
tutorial-idea-test = Próbuj
tutorial-idea-test-text = kości, sukcesy, żetony
tutorial-idea-fight = Walcz
tutorial-idea-fight-text = twój atak i atak wroga
tutorial-idea-city = Miasto
tutorial-idea-city-text = leczenie, handel, sprzęt

tutorial-win = Jak się wygrywa
tutorial-win-story = Wygrywa się dobrym zakończeniem. Przygoda to opowieść ze stron, a każda strona stawia cel i limit czasu. Osiągasz cel i opowieść idzie po twojej myśli; czas minie i idzie dalej bez ciebie. Dlatego w każdej turze najpierw popatrz na cel. { $device ->
        [terminal] Wpisz sheet, żeby go przeczytać w dowolnej chwili.
       *[keys] Stoi zawsze obok planszy.
    }
tutorial-win-knight = Najpierw wybierz, kim jesteś. Johnny Taylor daleko jeździ, dwa razy szuka i prosto strzela, a na początek więcej nie trzeba. Weź Johnny’ego.
tutorial-win-knight-else = Tę przygodę ukończy każdy rycerz, ale lekcja mówi o tym, co spotyka Johnny. Tym razem weź jego.
tutorial-win-knight-done = Johnny ma Gazik, Nóż, Pistolet, Śmieciochron, a do tego 2 paliwa, 2 amunicji i 2 leki.
tutorial-win-sheet = To twój arkusz. Rany, radiacja i uszkodzenia pojazdu rosną, a pełny tor na jakiś czas wyłącza cię z gry. Paliwo wozi, amunicja strzela, leki leczą. Dziś zaczynasz z ranami: po to jest pierwsza strona. { $device ->
        [touch] Dotknij „Ja”, żeby zobaczyć arkusz w dowolnej chwili.
        [text] Arkusz stoi pod nagłówkiem „Ty”.
        [terminal] Wpisz me, żeby zobaczyć arkusz w dowolnej chwili.
       *[keys] Naciśnij H, żeby przejść do arkusza w dowolnej chwili.
    }
tutorial-win-dice = Prawie wszystko, czego próbujesz, to test. Umiejętność to garść kości: najsłabsza jest biała, potem idą zielona, niebieska i czerwona. Liczba po umiejętności mówi, ile potrzeba sukcesów. Stacja fatamorgana przy drodze żąda: Przetrwanie (1). Ile to sukcesów?
tutorial-win-dice-wrong = Przeczytaj liczbę w nawiasie: tyle potrzeba, bez względu na kości.

tutorial-turn = Twoja tura
tutorial-turn-goal = Strona mówi: ruch, eksploracja i obóz, po jednym razie. W turze masz dwie akcje i muszą być różne. Potrzebujesz więc dwóch tur. Najpierw jedź, bo od miejsca zależy, co znajdziesz.
tutorial-turn-city = To, czego nie możesz zrobić, mówi ci, dlaczego. Miasto odwiedzisz tylko w mieście, a Ogród Rusty nim nie jest. Sprawdź powód: { $device ->
        [touch] dotknij obok „teraz nie”; jest zaznaczone.
        [text] wpisz why i numer wiersza.
        [terminal] wpisz why city.
       *[keys] naciśnij obok „teraz nie”, które jest zaznaczone, albo przejdź tam klawiszem Tab.
    }
tutorial-turn-move = Teraz wybierz ruch.
tutorial-turn-move-pass = Pas to rezygnacja z akcji. Bywają takie dni, ale na razie nic cię nie goni.
tutorial-turn-move-else = Możesz od tego zacząć. Lekcja najpierw jedzie, bo od miejsca zależy, co znajdziesz.

tutorial-drive = Jazda
tutorial-drive-map = Jesteś na polu Ogród Rusty. Wjazd na autostradę kosztuje 0 punktów ruchu (PR), na pustynię 1, do buszu i w góry 2. Gazik daje za darmo 5 PR i płaci za busz tylko 1; każde spalone 1 paliwa daje jeszcze 2. Symbole na polu to niebezpieczeństwa i każdy działa, gdy wjeżdżasz. { $device ->
        [touch] Dotknij pola, żeby je przeczytać.
        [text] Mapa jest listą niżej na tej stronie.
        [terminal] Wpisz roads, żeby zobaczyć pola w zasięgu, albo space s103 dla jednego pola.
       *[keys] Naciśnij M i czytaj mapę strzałkami.
    }
tutorial-drive-route = Jedź na pole Piaski Kołyski, na pustynię na wschodzie: 1 PR, bez paliwa. Jest radioaktywne i dostaniesz 1 radiacji. Jedna nie szkodzi; tor na arkuszu pokazuje, gdzie zaczyna boleć. { $device ->
        [touch] Dotknij pola, potem dużego przycisku.
        [text] Wpisz numer pola Piaski Kołyski, potem numer wiersza z jazdą.
        [terminal] Wpisz s103 done.
       *[keys] Naciśnij M (mapa), J (pole w zasięgu) i Enter; albo wybierz je z listy. Potem jedź.
    }
tutorial-drive-route-else = Możesz jechać wszędzie, na co cię stać. Lekcja jedzie na Piaski Kołyski.
tutorial-drive-mirage = Gdzie staniesz, tam pustkowia odkrywają kartę: wroga, wydarzenie albo spotkanie. Tobie wypadła Stacja fatamorgana. Johnny rzuca na Przetrwanie dwiema zielonymi kośćmi, ma sukces i znajduje 1 paliwa. Długa jazda i krótka jazda kosztują po jednej karcie, więc jedna długa jest bezpieczniejsza niż dwie krótkie.
tutorial-drive-knack = Każdy rycerz coś umie. Gdy Johnny jedzie i nie walczy, otrzymuje 1 paliwa albo 1 amunicji. Twój Bak mieści 3 paliwa i jest pełny, więc weź amunicję.
tutorial-drive-knack-fuel = Bak jest pełny i paliwo poszło w piach. Każdemu się to zdarza, raz.
tutorial-drive-knack-done = Masz teraz 3 amunicji.

tutorial-search = Szukanie
tutorial-search-explore = Została ci jedna akcja i nie może to być znowu ruch. Eksploruj: odkrywasz najwyżej dwie karty, bo Johnny ma eksplorację 2, a o tym, co są warte, decyduje teren, na którym stoisz.
tutorial-search-explore-else = Strona chce ruchu, eksploracji i obozu. Lekcja eksploruje teraz, a obozuje rano.
tutorial-search-again = Pierwsza karta daje 1 paliwa i 1 amunicji. Możesz ją wziąć albo szukać dalej, ale wtedy przepada. Została ci jedna karta. Śmiało, szukaj dalej.
tutorial-search-again-else = Kto bierze pewne, rzadko się myli. Lekcja szuka dalej, żeby pokazać, co to kosztuje.
tutorial-search-take = To ostatnia karta, więc trzeba ją wziąć albo spalić paliwo na następną. Jest na niej sprzęt i 1 radiacji. Weź ją.
tutorial-search-take-else = Paliwo daje jeszcze jedną kartę, ale potrzebujesz go na drogę. Lekcja bierze sprzęt.
tutorial-search-take-done = Znalezisko to Mil-papka, lek. Jest zepsuty: zepsuty sprzęt działa dalej, tylko gorzej.

tutorial-camp = Obóz
tutorial-camp-fire = Nowa runda. Ruch i eksploracja są zrobione, strona chce jeszcze obozu. W obozie leczysz, naprawiasz i uczysz się, a rozbijesz go prawie wszędzie.
tutorial-camp-fire-else = Najpierw obóz: rany jadą z tobą wszędzie.
tutorial-camp-mend = Masz 2 leki i naprawę 2. Jeden lek leczy 3 rany; skażona rana to dwa kroki, bo najpierw zmienia się w zwykłą. Jeden lek wyleczy więc obie twoje. Naprawa służy pojazdowi. Zrób jedno i drugie w dowolnej kolejności: wydaj 1 lek, żeby oczyścić skażoną ranę, i napraw 1 uszkodzenie.
tutorial-camp-mend-else = Możesz to zrobić, ale zacznij od skażonej rany: jej leczenie to dwa kroki.
tutorial-camp-mend-done = W jednym obozie możesz leczyć i naprawiać, na ile cię stać.
tutorial-camp-car = Teraz napraw uszkodzenie. Naprawa jest za darmo i wraca w każdym obozie.
tutorial-camp-car-else = Naprawa nic tu nie kosztuje. Najpierw z niej skorzystaj.
tutorial-camp-body = Teraz wydaj 1 lek, żeby oczyścić skażoną ranę.
tutorial-camp-body-else = Najpierw skażona rana: jej leczenie to dwa kroki.
tutorial-camp-enough = Drugi lek zachowaj. 2 radiacji jeszcze nie szkodzą, a zanim minie dzień, ktoś cię o lek poprosi. Zwiń obóz.
tutorial-camp-enough-else = Można, ale nie zostałby żaden lek do oddania. Lekcja jeden zachowuje.

tutorial-road = Długa droga
tutorial-road-move = Wszystkie trzy są zrobione i została ci akcja. Wykorzystaj ją: następna strona wyśle cię do Porzuconej Rafinerii na zachód od Zgorzeli, więc jedź tam od razu. Wybierz ruch.
tutorial-road-move-else = Wolna akcja najwięcej warta jest w drodze. Lekcja jedzie.
tutorial-road-route = Jedź przez Ogród Rusty, Busz Podkładów, Spękaną Glinę i Zgorzel do Porzuconej Rafinerii: 4 PR, bez paliwa. W Buszu Podkładów jest symbol zagrożenia, więc dobierzesz żeton z worka. Objazd kosztowałby paliwo. { $device ->
        [touch] Dotknij Porzuconej Rafinerii, a mapa sama znajdzie tę trasę; potem duży przycisk.
        [text] Wpisz po kolei numery pięciu pól, potem numer wiersza z jazdą.
        [terminal] Wpisz s46 s111 s54 s44 s53 done.
       *[keys] Wybierz na mapie Porzuconą Rafinerię, a trasa znajdzie się sama; albo wybierz po kolei pięć pól. Potem jedź.
    }
tutorial-road-route-else = Drogi są tanie, a zagrożenia drogie, więc każda trasa może być dobra. Lekcja jedzie przez Busz Podkładów.
tutorial-road-token = Żeton zabiera zasób. Oddaj paliwo: jesteś prawie na miejscu, a amunicja i leki się przydadzą.
tutorial-road-token-else = To ci się jeszcze przyda. Lekcja oddaje paliwo.
tutorial-road-toll = Potem karta: Blokada drogi, Gadka (2). Wypada jeden sukces, więc jednego brakuje, a za każdy brakujący płacisz raną albo zasobem. Jedno i drugie ujdzie, wybierz, co chcesz.
tutorial-road-toll-done = Tak zwykle wygląda porażka: to cena, nie koniec.
tutorial-road-price = Zapłać paliwem.
tutorial-road-price-else = Paliwa potrzebujesz dziś najmniej.
tutorial-road-knack = Walki nie było, więc zdolność Johnny’ego znów działa. Weź paliwo.
tutorial-road-knack-ammo = No to amunicja. Nie zepsuje się.

tutorial-valve = Akcja wątku
tutorial-valve-page = Cel jest osiągnięty, więc opowieść przewróciła stronę, a ty masz za to 1 PD. Nowa strona ma znacznik czasu: zaczyna na 6 i schodzi co rundę. To, czego szukasz, jest tutaj, a strona ma na to własną akcję: „Przeszukaj kominy”.
tutorial-valve-search = Przygody wygrywa się akcjami wątku; wszystko inne do nich prowadzi. Przeszukaj kominy.
tutorial-valve-search-else = Czas już biegnie. Najpierw to, czego chce strona.
tutorial-valve-pile = Teraz pyta Księga. Wybory mówią, ile kosztują, jeśli kosztują coś od razu. Tu się nie spiesz: arkusze zdejmowane za rogi dają ci 1 białą kość więcej w następnym teście Techniki.
tutorial-valve-pile-quick = Tak zawór znalazłby się od razu, za żeton z worka. Uczciwy handel, ale lekcja chce, żeby padł rzut.
tutorial-valve-hatch = Możesz wykonać test Techniki (1) albo zapłacić 1 paliwa i mieć pewność. Na trzech kościach o jeden sukces nietrudno. Rozruszaj klapę.
tutorial-valve-hatch-buy = Często da się zapłacić zamiast rzucać. Pamiętaj o tym w dniu, w którym nie możesz przegrać.
tutorial-valve-hatch-done = { $form ->
        [feminine] Wystarczył jeden sukces: znalazłaś zawór.
        [masculine] Wystarczył jeden sukces: znalazłeś zawór.
       *[neutral] Jeden sukces i masz zawór.
    }
tutorial-valve-share = Dziewięć osób chce wody. Nikt nie każe ci się dzielić, ale Księga pamięta. Oddaj im zachowany lek: ktoś znajomy za bramą jest wart więcej.
tutorial-valve-share-fuel = Na paliwie woda zagotuje się tak samo i tak samo zyskasz kogoś za bramą.
tutorial-valve-share-refuse = Zachowujesz swoje, a brama Zgorzeli jest zamknięta, póki nie zapłacisz. Lekcja się dzieli.
tutorial-valve-share-done = Masz teraz kogoś przy bocznej bramie. Opowieść wróci do tego na miejscu.

tutorial-fight = Walka
tutorial-fight-move = Trzecia strona: oddaj zawór w Zgorzeli, a to tuż obok. Wybierz ruch.
tutorial-fight-move-else = Do Zgorzeli jest jedno pole. Lekcja tam jedzie.
tutorial-fight-route = Jedź na pole Zgorzel: 1 PR.
tutorial-fight-route-else = Lekcja jedzie prosto do Zgorzeli.
tutorial-fight-odds = Tym razem karta to wróg: Piekielni jeźdźcy. Pokonują ich dwie rany, a oni strzelają. Zanim wybierzesz broń, sprawdź szanse: { $device ->
        [touch] dotknij „Dziennik”, potem „Szanse”.
        [text] wpisz odds.
       *[keys] naciśnij O.
    }
tutorial-fight-weapon = Walka ma kroki: najpierw wszyscy, którzy strzelają, potem wszyscy, którzy dźgają. Szanse z Pistoletem i z Nożem są podobne. Pistolet kosztuje 1 amunicji i działa w pierwszym kroku, razem z nimi; z Nożem trzeba by najpierw przeżyć ich salwę. Weź Pistolet.
tutorial-fight-weapon-knife = Nóż nie zużywa amunicji, ale oni strzelają, zanim dobiegniesz. Lekcja odpowiada ogniem.
tutorial-fight-weapon-bare = Gołe ręce zostają, gdy wszystko inne jest zepsute. Lekcja bierze Pistolet.
tutorial-fight-armor = Dwa trafienia: pokonani. Ale obie strony strzelają jednocześnie i jedna kula leci do ciebie. Zbroja ją zatrzyma i się zepsuje. Da się ją naprawić, więc jej użyj.
tutorial-fight-armor-take = Jedna rana to niewiele. Ale w Zgorzeli jest Pracownia, a zbroję łata się taniej niż ciebie.
tutorial-fight-armor-done = Piekielni jeźdźcy pokonani: 1 PD i 1 amunicji dla ciebie, zbroja zepsuta.

tutorial-town = W mieście
tutorial-town-go = Możesz już teraz oddać zawór i wygrać. Masz jednak jeszcze cztery rundy, a w mieście rycerz się leczy i bierze lepszy sprzęt. Odwiedź miasto.
tutorial-town-go-deliver = To wygrywa od razu i innym razem byłoby dobre. Lekcja najpierw pokazuje miasto.
tutorial-town-go-else = Niewiele pól to miasta, więc skorzystaj, póki tu jesteś. Lekcja odwiedza miasto.
tutorial-town-workshop = Jedna akcja miasta to dwa sklepy. Konował leczy, Pracownia naprawia sprzęt, Garaż pojazdy, Targ wymienia sprzęt według wartości. Daj do naprawy Śmieciochron.
tutorial-town-workshop-else = Dobry pomysł, ale zbroja jest zepsuta. Lekcja najpierw naprawia ją.
tutorial-town-quack = Jeszcze jeden sklep. Konował zdejmie ci 1 radiacji i nie weźmie za to leków.
tutorial-town-quack-else = Jak chcesz. Jutro można tu wrócić.
tutorial-town-gift = Zgorzel daje ci coś na drogę. Weź lek: nie masz już żadnego.
tutorial-town-gift-else = To też się przyda.
tutorial-town-upgrade = Masz 5 PD, dość na ulepszenie. Bierzesz jedną stronę karty i zachowujesz ją do końca gry. Własne ulepszenia pasują do rycerza, ogólne do każdego. Lekcja bierze kartę Nocna jazda, stronę A, ale wybierz, co chcesz.
tutorial-town-upgrade-later = Możesz poczekać, ale ulepszenie działa od dnia, w którym je masz.
tutorial-town-upgrade-else = Dobrze. Jest twoje do końca.
tutorial-town-upgrade-done = Jest twoje do końca.

tutorial-home = Ostatnia strona
tutorial-home-book = { $device ->
        [terminal] Wpisz tale, żeby znów przeczytać ostatnią stronę Księgi, i log, żeby zobaczyć swoje wybory i rzuty. Gra zapisuje się, gdy wychodzisz, i można wrócić za tydzień.
       *[keys] W menu jest kronika: każda przeczytana strona, twoje wybory i rzuty. Gra zapisuje się po każdej odpowiedzi. Możesz ją zamknąć w pół zdania i wrócić za tydzień albo na innym urządzeniu.
    }
tutorial-home-deliver = Teraz zakończ: oddaj zawór.
tutorial-home-deliver-else = Masz wszystko, co trzeba. Lekcja oddaje zawór.
tutorial-home-fit = Wpuszczają cię bokiem, zgodnie z obietnicą. Ostatni wybór jest twój: wkręcić zawór czy najpierw poprosić o więcej, czyli test Gadki (2). Tak czy owak wygrywasz.
tutorial-home-fit-ask = Wysłuchali cię do końca.

tutorial-over = { $form ->
        [feminine] Jechałaś, zdałaś test, szukałaś, rozbiłaś obóz, walczyłaś, handlowałaś i doprowadziłaś opowieść do końca: to wszystko, co robi rycerz w pojedynkę. Pamiętaj o celu, zostaw trochę paliwa na powrót i płać, gdy nie możesz przegrać. Teraz Długie liczenie, w pojedynkę, z trenerem.
        [masculine] Jechałeś, zdałeś test, szukałeś, rozbiłeś obóz, walczyłeś, handlowałeś i doprowadziłeś opowieść do końca: to wszystko, co robi rycerz w pojedynkę. Pamiętaj o celu, zostaw trochę paliwa na powrót i płać, gdy nie możesz przegrać. Teraz Długie liczenie, w pojedynkę, z trenerem.
       *[neutral] Za tobą jazda, test, szukanie, obóz, walka, sklepy i opowieść doprowadzona do końca: to wszystko, co robi rycerz w pojedynkę. Pamiętaj o celu, zostaw trochę paliwa na powrót i płać, gdy nie możesz przegrać. Teraz Długie liczenie, w pojedynkę, z trenerem.
    }

# Wskazówki w pierwszej grze, po jednej na każde częste pytanie.

hint-knight = Do końca dojedzie każdy rycerz. Johnny daleko jeździ, Logan naprawia i wozi, Alinta i Zoey walczą, Nelly leczy, Sallow nie potrzebuje broni.
hint-vehicle = Szybkie pojazdy widzą więcej mapy, mocne więcej wożą i dłużej wytrzymują.
hint-draft = Najpierw broń, potem zbroja. Na początek wystarczy po jednej.
hint-action = Popatrz na cel, potem na czas. W turze dwie różne akcje: akcja wątku, gdy jesteś na miejscu, obóz, gdy boli.
hint-route = Każdy postój odkrywa jedną kartę, więc jedź daleko za jednym razem. Każdy symbol niebezpieczeństwa po drodze działa.
hint-finding = Pewne znalezisko jest dobre. Szukaj dalej, jeśli nie potrzebujesz tego, co widzisz.
hint-camp = Leki najpierw na skażone rany. Naprawa nic nie kosztuje.
hint-shop = Możesz odwiedzić dwa sklepy. Najpierw leczenie i naprawy, potem handel.
hint-deal = Niewydane saldo przepada.
hint-weapon = Spluwy uderzają przed Kosami. Popatrz, jak wróg atakuje.
hint-armor = Zbroja, która zatrzymuje rany, psuje się, ale da się ją naprawić.
hint-option = Wybory pokazują cenę. Księga pamięta, co robisz.
hint-boost = To, co teraz dodasz, zużyje się, czy test będzie udany, czy nie.
hint-reroll = Możesz rzucić ponownie złą kością. Sukces warto zatrzymać.
hint-upgrade = Wybierz to, czego trzeba na następnych stronach. Zostaje do końca.
