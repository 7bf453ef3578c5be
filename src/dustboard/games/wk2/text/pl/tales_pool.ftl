# Wspólna pula Księgi Opowieści: proza, tytuły i wybory po wpisach. Co robią, stoi w
# content/data/tales/pool.toml.

## A: obcy

entry-2 = Pośrodku niczego stoi parasol plażowy, czerwono-biały i prawie czysty. Pod nim bosy
    mężczyzna w garniturze trzyma na kolanach kasetkę. „Nazwisko i przedmiot” – mówi, nie podnosząc
    oczu. Mówisz, że nic ci nie zginęło. Odwraca kartkę, jedzie po niej palcem i cichnie. „A jednak.
    Tu stoi, że odebrano wczoraj”. Przechyla księgę, żeby było widać. Podpis jest twój, z haczykiem,
    którego nigdy nie udało się ręki oduczyć. Za nim, do połowy w piasku, czeka jedenaście
    blaszanych kufrów, każdy z metką. Ostatni, obrażony, stoi przodem do ściany z powietrza. „Za
    przechowanie płaci się tak czy owak” – mówi mężczyzna. „Ja tu tylko pracuję”.
    .title = Biuro rzeczy znalezionych
choice-2-storage = Zapłać za przechowanie
choice-2-page = Przeczytaj całą stronę
choice-2-roads = Czytaj dalej, o drogach
choice-2-hills = Czytaj dalej, o wzgórzach
choice-2-leave = Odejdź bez nazwiska

entry-9 = Kobieta czyści szary filcowy kapelusz szczoteczką do zębów, kółkami, od główki do ronda.
    Kapelusz siedzi na słupku od płotu. Siedzi tak jeszcze dwadzieścia dziewięć, po jednym na
    słupek, meloniki, czepki, hełm strażacki, dziecięcy słomkowy ze wstążką, i żadne dwa nie
    wypłowiały tak samo. „Tylko nie pod włos” – mówi. Unosisz najbliższy za rondo i wkładasz rękę do
    środka. Ciepły. Próbujesz następnego, potem czepka, i wszystkie są ciepłe na wysokości czoła.
    Ona sama ma we włosach pełno nasion trawy, a czubki uszu spalone. „Jak jeden sprzedam, jeden
    wolno mi nosić” – mówi. „Tak stoi w umowie. Ja przy tym słupku stoję od wiosny”. Obraca szary
    lepszą stroną do ciebie i oblizuje szczoteczkę do czysta.
    .title = Kapelusze na słupkach
choice-9-buy = Kup szary kapelusz
choice-9-ask = Spytaj, kto go nosił
choice-9-leave = Jedź dalej

entry-16 = Na przysięgę jest za późno, a tort pokrojono na sześćdziesiąt. Wiatę przystanku przybrano
    chorągiewkami z pociętych koszul. Młodzi są po siedemdziesiątce, buty mają z wypożyczalni,
    ciasne, a z krzeseł ustawionych wzdłuż krawężnika zajęte są trzy: listonosz, pielęgniarka,
    głuchy wuj z dłonią przy uchu. Na każdym krześle leży karteczka z nazwiskiem. Na następnym
    wolnym leży twoje. „Wpisaliśmy każdego, kto nam przyszedł na myśl” – mówi pan młody. „A potem
    tych, co mogą przejeżdżać”. Na beczce stoi gramofon, zasilany z butelki po lemoniadzie,
    a benzyny zostało w niej na palec. Panna młoda zsunęła jeden but. Podaje ci kawałek na spodku
    i swojej strony spodka nie puszcza. „Bez tańca się nie odchodzi” – mówi. „Za płytę już
    zapłaciłam”.
    .title = Wesele bez gości
choice-16-gift = Wręcz im prezent
choice-16-dance = Zatańcz z panną młodą
choice-16-petrol = Sprzedaj im benzynę
choice-16-leave-pay = Zapłać i jedź dalej
choice-16-leave-risk = Zaryzykuj i jedź dalej

entry-23 = Mężczyzna z ławki na rozstajach wstaje na twój widok i zaczyna biec, do ciebie,
    z zegarkiem w garści. Fuga w kłykciach mówi, że to kafelkarz, oddech, że nie biegał od dawna.
    „Dwanaście lat” – mówi. „Co targ tu siedzę. Już myślałem, że mi darowane”. Widzicie się pierwszy
    raz. Kwit nosi za wstążką kapelusza, złożony na drobno: kwota, data, jego znak, a niżej twoje
    nazwisko, atramentem, który zdążył zbrązowieć. Ręka tego podpisu nie pamięta. Odsetki policzył
    na odwrocie, ołówkiem, co do dnia, i rachunek się zgadza. „Córka w niedzielę kończy sześć lat” –
    mówi kafelkarz. „Chciałbym do tego czasu wyjść na czysto”. Zegarek jest nakręcony. Pasek trzyma
    rozpięty przy dziurce, która pasuje na twój przegub.
    .title = Ktoś, kto ma u ciebie dług
choice-23-watch = Weź zegarek
choice-23-forgive = Daruj mu tę sumę
choice-23-work = Niech odpracuje
choice-23-leave = Jedź dalej

entry-30 = „A ja mówię, że szło mu o tego, kto przyjdzie drugi” – mówi brat z obwiązaną głową. „Bo
    pierwszy dostał gospodarstwo”. „Nie ma gospodarstwa” – mówi brat z obwiązaną ręką. „I o to mi
    idzie”. Siedzą na brzegu suchego koryta, a między nimi stoi but, brązowy, cielęcy, nowy,
    sznurówki jeszcze na szewskim węźle. Jeden obwiązał drugiego, i to porządnie. Każdy wystawił
    jedną bosą stopę do wglądu i na żadną but nie wejdzie, zabraknie czterech numerów. „Biliśmy się
    o niego” – mówi głowa. „Na zmianę. Nic nie wyszło”. Ojciec podał go w poniedziałek przez płot,
    powiedział, że ten oto ma dostać, i umarł przed imieniem. Wóz przetoczyli ci w poprzek drogi,
    z przeprosinami, a pod koło dali kamień. „Każdy jakiegoś ojca miał” – mówi ręka. „O którego szło
    twojemu?”
    .title = Dwaj bracia, jeden but
choice-30-judge = Rozsądź ich
choice-30-give = Daj im coś swojego
choice-30-leave-pay = Zapłać i jedź dalej
choice-30-leave-risk = Zaryzykuj i jedź dalej

entry-37 = Kto mija kamień milowy, tego się przy nim liczy. Przy tym stoi składane biurko,
    rachmistrzyni i stempel przypięty do jej kolana, którym wali w papier od spodu, aż kałamarz
    podskakuje. „Osób?” – pyta. Rozglądasz się i podajesz liczbę. „Zwierząt, kół, długów?” Podajesz
    i te. Pisze drobno, każdą odpowiedź suszy mankietem i wszystko idzie gładko aż do ostatniego
    wiersza, wydrukowanego tak samo jak reszta. Pyta o OSOBĘ ZA PLECAMI. „To jeden wiersz” – mówi
    rachmistrzyni. „Ludzie zostawiają pusty i przy kolacji brakuje mi dwojga”. Ma za sobą sześćset
    cztery gospodarstwa i żadne się nie bilansuje. W szufladzie leży kanapka w pergaminie, dla
    pierwszego, które się zbilansuje. Nie patrzy ci przez ramię. Pióro stoi już na wierszu.
    .title = Spis przy kamieniu
choice-37-answer = Odpowiedz na każdy wiersz
choice-37-lie = Zmyśl coś
choice-37-ledger = Pokaż jej Księgę
choice-37-leave = Jedź dalej

entry-44 = Chce wysiąść tam, gdzie nic nie ma. Mówi to raz i niczego nie dodaje. Przystanek, na
    którym czeka, to słupek, ławka i rozkład, a rozkład ktoś prowadzi atramentem do bieżącego
    tygodnia, każdy spóźniony autobus z minutami. Na kolanach ma torbę na sprzączki, przykrytą
    obiema dłońmi. Gdy mowa schodzi na opłatę, pokazuje palcem twój płaszcz. Opłata jest w lewej
    kieszeni, odliczona, ciepła od sukna. Przed ławką trawę wydeptała jedna para obcasów. Obok,
    wyżej, deskę obiła para mniejsza, która nie sięgała ziemi. Kobieta widziała, na co patrzysz. Nim
    się odwrócisz, siedzi już na bagażu i wybrała tam miejsce, w którym nikomu nie wadzi. Do zdjęcia
    jej stamtąd trzeba by obu rąk.
    .title = Cicha pasażerka
choice-44-ride = Niech jedzie
choice-44-bag = Przeszukaj torbę
choice-44-leave-pay = Zapłać i jedź dalej
choice-44-leave-risk = Zaryzykuj i jedź dalej

## B: targi

entry-10 = Gra kosztuje jeden, a że przegrasz, słyszysz od razu. Człowiek za skrzynką ma poparzone
    opuszki i uczciwą twarz, z której nie korzysta. Podnosi po kolei trzy kubki: pusto, pusto,
    pusto. Stawia je dnem do góry. „Patrz na środkowy” – mówi i ruszają, wkoło, górą i na przełaj,
    aż za tobą rośnie kolejka, cała z otwartymi ustami. Mówisz, że pod żadnym nic nie ma. „Poprzedni
    klient też tak mówił i pomylił się o gęś”. Ze skrzynki gęś to potwierdza. Od czterech lat nikt
    go nie ograł i psuje mu to sen. „Byłaby to dla mnie uprzejmość” – mówi. Kolejka podeszła bliżej,
    żeby lepiej widzieć, a jakiś chłopak opiera się o twoje koło. Kubki stanęły. Skrzynka nie.
    .title = Trzy kubki
choice-10-bet = Postaw na kubek
choice-10-watch = Patrz mu na ręce
choice-10-leave-pay = Zapłać i jedź dalej
choice-10-leave-risk = Zaryzykuj i jedź dalej

entry-18 = STAN, JAKI WIDAĆ, głosi tablica, a pod spodem: WIDZIAŁAM DWA RAZY. Plac ogrodzono
    drzwiczkami od piekarników i każda rzecz ma na nim metkę, wszystkie jedną kanciastą ręką.
    CIEKNIE. CIEKNIE NA ŻYCZENIE. KUPIONE OD KŁAMCY. CIĘŻSZE, NIŻ WYGLĄDA, A WYGLĄDA NA CIĘŻKIE.
    Handlarka siedzi na jednym końcu huśtawki, która jest wagą, razem z obiadem, żeby zobaczyć, ile
    wyjdzie. Fartuch też ma metkę: PRZED DRUGĄ DRAŻLIWA. Jest za kwadrans. „Kładź, co masz” – mówi
    i celuje widelcem w przeciwny koniec deski. „Powiem, co temu dolega. O reszcie pogadamy potem”.
    Handluje tu, odkąd dostaje do deski, i na żadnej metce nie napisała jeszcze dobrego słowa.
    Jedną, czystą, nosi za uchem. Bardzo by chciała jej użyć.
    .title = Uczciwy złom
choice-18-barter = Połóż coś na desce
choice-18-sell = Sprzedaj jej wszystko
choice-18-leave = Jedź dalej

entry-24 = Młotek słychać spory kawałek przed ławkami. Jest nim naparstek, bije w spodek,
    a licytator ma do tego nadgarstek. „Poszło, nie poszło, kto da więcej”. Wokół suchej fontanny
    siedzi ze czterdzieści osób w tym lepszym ubraniu i wachluje się tabliczkami z numerem. Towar
    stoi w niecce pod płótnem: osiem kamiennych dzbanów, zroszonych od chłodu. Mężczyzna z drugiego
    rzędu musi mieć wszystkie i powtarza to coraz głośniej, a z brody kapie mu na koszulę. O brodzie
    nikt nie wspomina. Od tyłu podchodzi w kapciach właściciel. „Cenę to ja wezmę wszędzie” – mówi
    ci do ucha. „Tłumu mi trzeba. Bez tłumu jest tylko chłop i jego dzbany”. Tabliczkę masz już
    w ręku. Numer czterdzieści jeden, a wyjście z rzędu ktoś zagrodził liną.
    .title = Licytacja wody
choice-24-bid-one = Licytuj nisko
choice-24-bid-two = Licytuj po sąsiedzku
choice-24-bid-three = Przebij brodę
choice-24-shill = Podbijaj dla właściciela
choice-24-leave-pay = Zapłać i jedź dalej
choice-24-leave-risk = Zaryzykuj i jedź dalej

entry-32 = Maszyna chciałaby do piątku zejść do samych nóg. Wyjaśnia to w marszu, poboczem, i trzeba
    nadążać, bo stanie w miejscu sprzedała jako jedno z pierwszych. Każda część ma na drucie metkę,
    wypisaną jej własną ręką, z czasów, kiedy miała dwie. Lampa, przecena, druga przecena. Lewe
    ramię poszło i czeka na odbiór, złożone, w koszyku, który maszyna posuwa kolanami. „Wszystko
    jest sprawne” – mówi. „Usterek nie prowadzi się w sprzedaży”. Cenę przy głosie skreślono.
    „Według posiadanych informacji nogi pokonują znaczne odległości, gdy na górze nie ma kogo
    pytać”. Nad prawym biodrem emalia starła się do stali, tam, gdzie w drodze do domu musiała leżeć
    czyjaś dłoń. Metka w tym miejscu jest pusta. Maszyna zwalnia o pół kroku, żeby dało się
    przeczytać.
    .title = Części zamienne, w marszu
choice-32-trade = Oddaj narzędzie za części
choice-32-price = Spytaj, czego potrzebuje
choice-32-leave = Jedź dalej

entry-39 = Na gołej ziemi stoją drzwi skarbca, a za nimi nie ma nic prócz pogody. Są zamknięte. Przy
    zawiasie kasjer w zarękawkach ustawił piecyk i wiadro banknotów i dokłada z jednego do drugiego,
    bo chce herbaty. Bierze jeden z wierzchu, wygładza kciukiem portret i odczytuje kwotę głosem,
    pod którym kiedyś leżał dywan. „Pięćset. Oddam za dwa czegokolwiek”. Mówisz, że to papier.
    Resztę wydaje ci mimo to, do ręki, na głos, po czym przelicza drugi raz. „Jedna osoba” – mówi
    kasjer. „Jedna, która weźmie za tyle, ile wydrukowano. Wtedy to przez cały czas były pieniądze,
    a ja byłem w pracy”. Pokrywka czajnika zaczyna dygotać. Zamknął ci na banknotach palce i trzyma
    je zamknięte.
    .title = Pieniądz papierowy
choice-39-take = Weź po cenie z druku
choice-39-burn = Spal je razem z nim
choice-39-leave-pay = Zapłać i jedź dalej
choice-39-leave-risk = Zaryzykuj i jedź dalej

entry-47 = Tobołek leży na złym kamieniu. Kamienie są dwa, płaskie, zamiecione, na wyciągnięcie
    ręki, a szło tylko o to, żeby rozprostować plecy. Teraz twój leży na prawym, a na lewym, przed
    chwilą pustym, leży coś lepszego. Ktoś to odkurzył. W sprzączce został kosmyk z miotełki. Teren
    podnosi się lekko i za garbem słychać kaszel, potem kroki, i jeszcze raz kaszel, z dalsza, żeby
    nie poganiać. Przy obu kamieniach trawa wytarła się w dwa owale na szerokość kolan. Ziemię
    między nimi zagrabiono i narysowano na niej rząd kresek, po dwie, po dwie, po dwie, aż giną
    w kępach. Ostatnia para nie jest parą. To jedna kreska, a patyk stoi wbity tuż obok.
    .title = Uczciwa wymiana
choice-47-gear = Zostaw tobołek tam
choice-47-goods = Dołóż coś i weź dwa
choice-47-leave = Jedź dalej

entry-52 = „Tu się nie opierać, bo się zmaże” – mówi najniższy. Jest ich trzech przy twoich kołach,
    w czystych kołnierzykach, ze skórzaną teczką, a jedno koło ma kredowy krzyżyk. Przykro im, że
    przeszkadzają. Najwyższy czyta numer seryjny, średni, leżąc na wznak, sprawdza z metalem
    i wszystko się zgadza, komplet czternastu cyfr. Umowa jest starsza niż droga. „Jesteś u nas
    ostatnią sprawą” – mówi najniższy. „Biuro zamknęli. Był tort”. Ma jeszcze kawałek w serwetce,
    oszczędza róg z napisem. „Dwadzieścia sześć lat i nikt ani razu nie podpisał. Wszyscy wieją”.
    Otwiera teczkę na najrówniejszym kawałku twojej własności, odkręca pióro i strzepuje. Średni
    wyjeżdża spod spodu ze śrubą, małą, ważną, i zaczyna ją polerować.
    .title = Windykatorzy
choice-52-pay = Zapłać, ile napisano
choice-52-dispute = Podważ datę
choice-52-outrun = Ucieknij całej trójce
choice-52-leave-pay = Zapłać i jedź dalej
choice-52-leave-risk = Zaryzykuj i jedź dalej

## C: pogoda i grunt

entry-6 = Łapiesz go na język. To popiół i smakuje cudzymi firankami. Płatki lecą grube, leniwe
    i trochę za ciepłe, z nieba, w którym nie ma dziury. Zanim zdążysz splunąć, zasypują ślady
    i biorą się za kolana. Jest tu schron z lodówek, po cztery w górę, drzwiczkami do środka, i po
    jego zawietrznej ziemia została brązowa. Poza tym wszędzie jest biało. Na białym są dwa tropy,
    szeroki i wąski, twarzą do siebie, na trzy, w kółko, przez całe otwarte pole. Brzegi mają ostre.
    Mijają lodówki o krok i oddalają się, wciąż wirując, i nic w nie od tamtej pory nie napadało.
    Przy wdechu w piersi zaczyna ci skrzypieć.
    .title = Gorący śnieg
choice-6-sit = Przeczekaj w schronie
choice-6-push = Przebij się dalej

entry-13 = Horyzont wstaje. Inaczej się tego nie powie: leżał, gdzie horyzonty leżą, a teraz jest
    ścianą, ceglastą, i idzie na ciebie na tysiącu cienkich nóg z błyskawic. Najpierw wylatują
    z niego ptaki, potem kapelusze, potem zapach gorących miedziaków. Masz może cztery minuty. Po
    lewej biegnie pod starą drogą przepust, w sam raz na jedną osobę i jeden zły pomysł. Po prawej
    wzgórze z martwą anteną obiecuje widok i niewiele poza tym. Na wprost, jeżeli mapa mówi prawdę,
    burza jest najcieńsza. Mapę znasz nie od dziś. Na kreskę by u ciebie nie dostała.
    .title = Czerwona pogoda
choice-13-culvert = Wczołgaj się w przepust
choice-13-hill = Wejdź na wzgórze
choice-13-through = Jedź na wprost

entry-20 = TA MILA ZABRAŁA, głosi tablica i dalej idzie spis, dobrą szyldową emalią. DWA WOZY. JEDEN
    WÓZ, Z PIANINEM. ŚRODOWY AUTOBUS. GEOMETRĘ, A MÓWIONO MU. MUŁY. Litery mają wysokość dłoni, cień
    po lewej i schodzą po deskach równym słupkiem aż do linijki przy ziemi, w której pędzel zjechał
    bokiem: MALARZA SZYL. Na półeczce stoi puszka czerwonej, z kożuchem. Grunt przed tobą jest
    płaski i bury, ze skorupą, która trzyma przez kilkanaście długości. Potem tył osiada na grubość
    palca. Stajesz. Osiada dalej. Po bokach wychodzą bąble i pękają tak, jak brzmią karty kładzione
    na stół. Tablica za plecami już trochę podrosła.
    .title = Mila, która bierze
choice-20-throw = Wyrzuć balast
choice-20-gun = Dodaj gazu
choice-20-planks = Podłóż deski

entry-27 = Pierwsze wiedzą włoski na przegubie, potem sprzączki, które zaczynają tykać. Chmur nie
    ma. Na grzbiecie stoją mosiężne karnisze, ze czterdzieści, z żabkami, a od każdego idzie drut do
    rzędu słoików o zalanych woskiem wieczkach. Słoiki opisano okrągłym kuchennym pismem: wczesny,
    rzadki; mocny błękit, pierwszy gatunek; mieszany. W kilku coś się żarzy, nie mocniej niż
    w drzwiczkach pieca, i na tych wosk mięknie. Jeden karnisz runął, leży gałką w ziemi i każdy
    drut na grzbiecie pochyla się w stronę luki. Słoik na jego miejscu jest czysty, pusty i opisany
    zawczasu. Stoi na nim dzisiejszy dzień, dzisiejszy miesiąc i przyszły rok. Tykanie przechodzi na
    koła. Cokolwiek jest tam w górze, zaczęło wybierać.
    .title = Suche pioruny
choice-27-raise = Postaw karnisz
choice-27-flat = Połóż się plackiem
choice-27-leave = Jedź dalej

entry-34 = Raz już tu padało. Na sznurze między słupkami wisi pranie z tygodnia, przypięte za poły,
    i z koszul została koronka, cienka, odświętna, ze wszystkimi guzikami zapiętymi. Słupki dymią.
    Szpadel też dymi. Pod sznurem stoi pięć emaliowanych wiader, wystawionych, żeby łapały, przy
    każdym czeka oparta pokrywka, a przy pokrywce cegła. Najbliższe jest pełne w jednej trzeciej
    i zielone. Druga ulewa pędzi po ziemi i przygniata, co mija. Gdzie spadną pierwsze krople, grunt
    podskakuje szczyptami i pachnie drobnymi, które długo trzymano w garści. Jest jedna blacha,
    oparta o płot, suszył się na niej koc psa. Zakryje koła albo zakryje ciebie.
    .title = Miedziany deszcz
choice-34-wheels = Osłoń koła
choice-34-self = Osłoń siebie
choice-34-catch = Złap trochę do słoika

entry-41 = W lewo odchodzi nowa droga i nikt po niej jeszcze nie jechał. Smoła jest czarna, równa,
    z krawężnikiem po obu stronach, a biała linia ze środka zostaje na palcu. Nie ma walca. Nie ma
    baraków, hałdy żwiru ani kręgu po czajniku, jest stara droga, która idzie dalej swoimi
    koleinami, i ta, która odchodzi od niej długim czystym łukiem. Dwadzieścia kroków w głąb stoi
    pierwszy kamień milowy, ciosany wapień, a pod nim leży jeszcze pył spod dłuta. Podaje liczbę
    i miejsce. O tym miejscu słyszała od ciebie jedna osoba, pod dachem, przed laty, i nie padła
    wtedy nazwa, tylko słowo, które na świecie znają dwie osoby. Słowo wykuto wielkimi literami.
    Stąd widać drugi kamień i liczba na nim jest mniejsza. Żar smoły przechodzi przez podeszwy.
    .title = Droga, której nie było
choice-41-follow = Skręć w nową drogę
choice-41-map = Nanieś ją na mapę
choice-41-leave = Jedź dalej

entry-55 = Kiedy gaśnie południe, trzyma się kierunek i liczy. Każdy, kto jeździ, uczy się tego
    przed biegami. Więc trzymasz, a południe gaśnie: pył zamyka się z lewej i z prawej jak okiennice
    w sklepie i zostaje opór gruntu i to, co czuć w kierownicy. Liczysz. Przy sześćdziesięciu po
    prawej pieje kogut, całą piersią, na środek nocy. Przy stu czterdziestu załatwia godziny przed
    świtem, potem szarówkę, potem to pianie, na które wstają piekarze, wszystko po kolei i bez
    opuszczania. Do rana dochodzi, licząc na oko, w dziewięć minut, a ciemno jest tak samo. Przodem
    idzie lampa na wysokości dłoni. Staje, czeka, przechodzi o jeden dom i znowu staje. Znasz te
    strony. Domów tu nie ma. Koła zaczynają trafiać na krawężnik.
    .title = Długie Mrugnięcie
choice-55-ear = Jedź na słuch
choice-55-wait = Poczekaj na światło

## D: dawne rzeczy Cerbero

entry-3 = OPATRUNKI DWA, NABÓJ JEDEN, KWOTA ODLICZONA: napis świeci i szyba świeci. Automat stoi
    w zdeptanej trawie, kabel schodzi od niego prosto w ziemię. Za szybą wiszą rzędy opatrunków
    w kolorowym papierze, każdy przodem do ciebie. Prowadzi tu ścieżka na szerokość bosej stopy,
    lewa, prawa, ubita na cegłę, a na końcu wyślizgana tam, gdzie schodzą się pięty. „Dzień dobry” –
    mówi automat. „Następna osoba”. Innych nie ma. „Urządzenie obsłużyło cztery tysiące sześć osób
    i nie otrzymało dotąd żadnej uwagi. Uprasza się o odliczoną kwotę. Po zakupie uprasza się
    o informację, czy był przydatny”. Przed koła wysunął się drążek w paski, z gumową końcówką, żeby
    nie rysować lakieru. Na tacce leży opatrunek, na który ktoś nie zaczekał.
    .title = Automat, czynny
choice-3-change = Wrzuć odliczoną kwotę
choice-3-kick = Kopnij w szybę
choice-3-refill = Uzupełnij towar
choice-3-leave-pay = Zapłać i jedź dalej
choice-3-leave-risk = Zaryzykuj i jedź dalej

entry-11 = Ktoś gra na grzebieniu przez bibułkę, wolnego walca, i wciąż gubi trzecią ćwierćnutę. Gra
    ze słuchawki na słupie. Słuchawka wisi w słońcu od rana i trzymasz ją przez rękaw. Muzyka się
    urywa. „Dziękuje się za oczekiwanie” – mówi głos o suchych ustach. „Połączenie jest ważne.
    Miejsce w kolejce: drugie”. Na nic nie czekasz. Patrzysz wzdłuż drutu w obie strony, a drut leży
    od tak dawna, że rośnie po nim fasola. „Uprasza się o pozostanie na linii. Stwierdzono, że osoby
    nie pozostają”. Słychać chrząknięcie i wygładzanie kartki. „Wydziały pod dziewiątką. Aby
    wysłuchać bieżącego utworu, nie robić nic”. Sznura starczy, żeby usiąść. Pod słupem jest dołek
    po tych, którzy siadali, a przy nim drugi, świeży. Walc idzie od początku.
    .title = Ważne połączenie
choice-11-hold = Zostań na linii
choice-11-nine = Wciśnij dziewiątkę
choice-11-leave = Jedź dalej

entry-19 = CAŁY PERSONEL MUSI SIĘ ODBIĆ, głosi tabliczka, I MUSI TO BYĆ WIDAĆ. Przykręcono ją do
    futryny. Drzwi nie ma, ściany też nie, a teren po obu stronach ciągnie się bez przerwy.
    W futrynie jest szczelina, nad szczeliną czerwona lampka nie większa niż paznokieć. U stóp leży
    wszystko, czego próbowano. Ułożył to ktoś porządny, najlepsze na końcu: grzebień, śledź
    wyschnięty na rzemień, karta do biblioteki, dama trefl z przyciętym rogiem, grzanka,
    polakierowana. Na grzance jest dopisane ołówkiem: żółta, dwie sekundy. Stawiasz but za futryną,
    lampka mruga i pod darnią dwie zasuwy wchodzą wokół kół na swoje miejsca, z kulturalnym
    podwójnym kliknięciem. Cofasz but. Lampka świeci równo. Zasuwy zostają.
    .title = Czytnik
choice-19-swipe = Przeciągnij coś swojego
choice-19-box = Niech mówi Skrzynka
choice-19-leave-pay = Zapłać i jedź dalej
choice-19-leave-risk = Zaryzykuj i jedź dalej

entry-28 = Dozownik będzie wdzięczny za opinię. Mówi o tym, gdy się z nim zrównujesz,
    z wykafelkowanej wnęki z kratką w podłodze i miarką na ścianie, po czym podaje twój wzrost.
    „Bezpłatne próbki przysługują wszystkim odwiedzającym” – mówi. „Pigułka albo karton. Jedno
    i drugie jest niewskazane”. Pigułka spadła już do stalowej miseczki, pół biała, pół
    bladozielona, jak drzwi w szpitalu. „Przed zażyciem uprasza się o ocenę poprzedniej pigułki. Jeden:
    słaba. Pięć: odmieniła życie”. Poprzedniej nie było. Zapala się pięć guzików. Czwarty wchodzi
    sam, na głębokość opuszka, i wyskakuje. „Dziękuje się. Ocena jest zbieżna”. Na miarce zaznaczano
    kogoś ołówkiem, co miesiąc, przez kilka lat. Kreski idą w dół.
    .title = Darmowe próbki
choice-28-pill = Połknij pigułkę
choice-28-box = Weź karton
choice-28-leave = Jedź dalej

entry-35 = Dron trzyma parasolkę nad leżakiem. Rączkę ma w obu szponach i przechyla ją po jednym
    stopniu, żeby cień nie zszedł z siedzenia, gdy słońce idzie swoją drogą. Siedzenie jest puste.
    Płótna dawno nie ma, zastąpiły je rozklepane puszki, cięte od szablonu i dziurkowane przy
    brzegu, dla wygody. Dookoła leży spieczona biel, na której nie wyrósł nawet oset, z jednym
    wyjątkiem. Wokół leżaka, którędy cień chodzi od pięćdziesięciu lat, jest pierścień trawy, po
    kostki, ze stokrotkami tam, gdzie wypada czwarta. Wchodzisz na trawę i parasolka staje. Potem
    cień przesuwa się, nakrywa cię i już zostaje, za brzeg trawy i całą drogę do kół. Od tego
    spaceru jeden wirnik zaczął dymić. Dron czeka, aż mu ktoś powie.
    .title = Wierny dron
choice-35-order = Wydaj mu polecenie
choice-35-salvage = Rozbierz go na części
choice-35-leave-pay = Zapłać i jedź dalej
choice-35-leave-risk = Zaryzykuj i jedź dalej

entry-42 = Przy drodze stoi lada, dzwonek i okienko. Urząd znikł, razem ze ścianami i wykładziną,
    a je zostawiono na straży. Dzwonisz. Wyjeżdża tacka z formularzem 27B, Wniosek o kontynuację
    jazdy, i z ołówkiem na łańcuszku. Części jest dziewięć. Trzecia pyta o miejsce urodzenia
    i dziękuje, że obyło się bez zgadywania. Piąta to połowa rysunku ptaka, do uzupełnienia. Ósma
    chce wiedzieć, kto powiedział ci o tej ladzie. Do wyboru są cztery kratki i jedna jest już
    zakreślona, twoją ręką. „Nie ma pośpiechu” – mówi okienko. Głos ma przyjemny i trochę sepleni.
    „Dziś na razie jedna osoba”. Dzwonek był kiedyś mosiężny. Na czubku starł się do żelaza, od
    wszystkich pozostałych.
    .title = Formularz 27B
choice-42-fill = Wypełnij formularz
choice-42-sign = Podpisz cudzym nazwiskiem
choice-42-box = Załącz Skrzynkę
choice-42-leave = Jedź dalej

entry-49 = Kałużę się obchodzi, a to nie jest kałuża, tylko klapa, otwarta, ze światłem na dnie.
    W dół idą betonowe schody. Na dole głos czyta coś płasko i starannie, po jednej cyfrze. „Cztery.
    Cztery. Zero. Dziewięć. Bez zmian”. Zostawia przerwę na zapisanie. „Cztery. Cztery. Zero.
    Dziewięć. Bez zmian”. Ze wszystkich stron ciągną nad ziemią ćmy i lecą ci koło kolan w dół,
    a stoisz tu dość długo, żeby policzyć te, które wracają: zero. Wyłącznik jest po twojej stronie,
    pod krawędzią, wisi na nim kartka w folii. Każda obecna osoba, głosi kartka, może zwolnić
    obsługę. Podstemplowano ją i powieszono przodem do betonu. „Stwierdza się osobę przy klapie” –
    mówi głos. „Uprasza się o pozostanie. Cztery. Cztery”. Pokrywa opadła bez dźwięku i spoczęła ci
    na rękawie.
    .title = Światło w piwnicy
choice-49-down = Zejdź po schodach
choice-49-switch = Wyłącz światło
choice-49-log = Przeczytaj dziennik
choice-49-leave-pay = Zapłać i jedź dalej
choice-49-leave-risk = Zaryzykuj i jedź dalej

## E: gangi i prawo

entry-7 = Sześciu Królów myta oliwi zawias. Szlaban stoi uniesiony na przyczepie, peruki zsunęli na
    kark, jeden trzyma oliwiarkę, pięciu ma zdanie. Płotu nie ma z żadnej strony. Teren biegnie
    płasko w lewo i płasko w prawo, a za koniec drąga prowadzi ścieżka wydeptana przez ludzi, którym
    to też przyszło do głowy. Odchodzi, skręca i w pół drogi się kończy. Nic nie zaznacza tego
    miejsca. „Jeden za przejazd i masz kwit” – mówi najstarszy. Kwitów ma skrzynkę. Drukowano je
    w dobrym roku, a po piątku cała partia traci ważność, na mocy statutu, który sam ułożył
    i którego nie umie obejść. „Weź dwa. Weź dla kogoś bliskiego”. Drąg opada przed tobą cicho jak
    łyżka w kaszę i cała szóstka cofa się, żeby posłuchać.
    .title = Szlaban
choice-7-toll = Zapłać myto
choice-7-argue = Podważ statut
choice-7-fine = Ureguluj grzywnę
choice-7-fight = Odmów grzywny
choice-7-ram = Staranuj drąg
choice-7-leave-pay = Zapłać i jedź dalej
choice-7-leave-risk = Zaryzykuj i jedź dalej

entry-14 = Żeby był pościg, trzeba sześciorga, a ich jest pięcioro. Szósty koń stoi osiodłany na
    luźnej wodzy, ze strzemionami opuszczonymi mniej więcej na twoją długość. „Właściwie nie wolno
    nam było wyjeżdżać z podwórza” – mówi zastępczyni szeryfa. Statut ma rozłożony na końskiej szyi
    i czyta go palcem. „Sześć osób pod przysięgą, inaczej jest to grupa na przejażdżce”. W oczach
    prawa od świtu jeżdżą dla przyjemności. List gończy wędruje z siodła do siodła, aż do ciebie.
    Podaje wzrost, buty, wagę sakiewki, co padło i w jakiej kolejności. Jest w nim wszystko oprócz
    twarzy. Owal został pusty, z bladym śladem spodka, od którego go odrysowano, żeby wyszedł równo.
    „Rozpoznasz go, jak będzie złapany” – mówi zastępczyni. Podaje blaszaną gwiazdę, szpilką do
    siebie.
    .title = Do pościgu brak jednego
choice-14-ride = Jedź z nimi
choice-14-wrong = Wskaż zły kierunek
choice-14-leave = Jedź dalej

entry-17 = Rozlepiacz patrzy na ciebie, patrzy na swój słup i chce, żeby nic już nie zmieniać. Klej
    jeszcze spływa. Na afiszu jesteś ty, nad tobą drewnianą czcionką POSZUKUJE SIĘ, pod tobą ładna
    sumka, a rysował ktoś, kto ma oko: są buty, jest pas, jest linia ramion. Jest rozdarcie na
    rękawie. Rozdarcie ma godzinę, zrobił je gwóźdź i nikogo przy tym nie było. „Ja tylko wieszam” –
    mówi rozlepiacz. „Płacą od słupa, a klej mam własny”. Od śniadania zrobił sześćdziesiąt
    i skrobie po dnie. Resztę widać stąd, wzdłuż całej drogi przed tobą, w równych odstępach, na
    każdym ty. Wiadro powiesił na twoim bagażu, bo chce mieć wolne ręce. „Broda troszkę wyżej” –
    mówi i maca za uchem, gdzie ołówek.
    .title = Z portretem
choice-17-tear = Zedrzyj afisz
choice-17-claim = Odbierz nagrodę
choice-17-surrender = Oddaj się w ręce prawa
choice-17-leave-pay = Zapłać i jedź dalej
choice-17-leave-risk = Zaryzykuj i jedź dalej

entry-22 = Stół stoi w poprzek drogi, z obrusem i słoikiem żółtych kwiatów. Szeryf Amos Tarry
    z Carcassville zatknął sobie za kołnierz róg flagi. Nakryto dla trojga, a on je przy każdym
    nakryciu po trochu, tu kęs, tam kęs, i wozi ze sobą krzesło. „Stawiam puszkę brzoskwiń, że
    spytasz, dlaczego” – mówi. Nie pytasz. Widać, że mu przykro, ale płaci: puszka toczy się po
    obrusie i staje przy twojej ręce. „Miałem dziś rano aresztować trzech, więc zadepeszowałem
    o obiad. Jeden nie żyje, jeden jest uczciwy, a trzeci to kuzyn”. Strzepuje czystą serwetkę
    i kładzie ją przy drugim talerzu. Broń wisi na słupku, dobre piętnaście kroków za jego plecami.
    „Przed deserem nikt nie wyciąga” – mówi Tarry. „To jedyne prawo mojego autorstwa. Deser jest”.
    .title = Obiad szeryfa
choice-22-sit = Siądź do stołu
choice-22-job = Spytaj o robotę
choice-22-paper = Pokaż papier
choice-22-leave = Jedź dalej

entry-29 = NIC TU NIE MA, głosi kartka przypięta do słupa mosiężną pinezką. Słup jest w środku
    pusty. Pokrywkę wycięto tak dobrze, że palce wiedzą o niej wcześniej niż ty, a pod nią,
    w ceracie, leżą dwa pudełka nabojów i liścik. Atrament jest mokry. Liścik dziękuje za most, za
    tę historię z urzędnikiem i za zeszły miesiąc. Potem pada słowo na to, czym się zajmujesz,
    właściwe słowo, znane tylko w branży. Mostu żadnego nie było. Podpisu nie ma. Są dwa kwadraciki,
    pod każdym litera, i ołówek, żeby postawić ptaszka. Ślady obcasów odchodzą stąd na dwie strony
    i żadne nie odchodzą daleko. Robisz krok w tył, a za tobą rusza wędkarska żyłka. Idzie od
    pokrywki do twojego koła i zawiązał ją ktoś, kto się zna.
    .title = Martwa skrzynka
choice-29-open = Weź naboje
choice-29-watch = Zostaw i obserwuj
choice-29-tags = Weź nieśmiertelniki
choice-29-leave-pay = Zapłać i jedź dalej
choice-29-leave-risk = Zaryzykuj i jedź dalej

entry-36 = Poprzednia sprawa skończyła się źle dla koła. Dostało dziewięć lat. Dwaj woźni wytaczają
    je między rzędami autobusowych foteli, a ludzie wychylają się, żeby poklepać oponę. „Następna” –
    mówi sędzia. Za stół służy mu klapa ciężarówki na klockach. Perukę wynajmuje na godziny, kwit ma
    przypięty za uchem, a w pierwszym rzędzie siedzi z zegarkiem człowiek z wypożyczalni. „Strona
    oskarżona wstanie. Strona oskarżona stoi, czego o kole nie da się powiedzieć”. Pada zarzut. Jest
    długi, dotyczy kury i w wielu punktach trudno z ręką na sercu zaprzeczyć. Za plecami fotele
    zsunięto w poprzek i obsadzono. Ktoś podaje ci krówkę. „Mam sześć minut i nie chciałbym skazywać
    z gołą głową” – mówi sędzia. „Winna strona czy niewinna?” Człowiek z wypożyczalni podnosi dłoń,
    wszystkie pięć palców.
    .title = Sąd w peruce
choice-36-guilty = Przyznaj się do winy
choice-36-not = Do niczego się nie przyznawaj
choice-36-watch = Pokaż zegarek

entry-50 = „Papiery, i nie każ mi wstawać” – mówi wartownik. Leży na wznak z nogą w powietrzu. Przez
    drogę biegnie lina na wysokości piersi, jest krzesło, worek z piaskiem i jak okiem sięgnąć
    nikogo więcej. „To łydka. Zanosiło się od zmiany warty”. Warta to on i poprzednia to też był on.
    Na krześle wiszą dwie czapki, szara i niebieska, obu armii, które kiedyś różniły się w jakiejś
    sprawie. Sięga po szarą i salutuje ci prawą ręką. Zmienia czapkę i salutuje lewą. „Czyli obaj
    stwierdzamy, że ktoś jest” – mówi. „Teraz jedna strona chce widzieć papiery, a druga ma się
    nigdy nie dowiedzieć, że jakieś były”. Noga podskakuje. Bierze w zęby pasek niebieskiej czapki.
    „A pociągniesz mnie za palce?” – pyta przez pasek.
    .title = Punkt kontrolny Skurcz
choice-50-papers = Pokaż jakieś papiery
choice-50-slip = Przemknij pod liną
choice-50-enlist = Zaciągnij się, w obu czapkach
choice-50-leave-pay = Zapłać i jedź dalej
choice-50-leave-risk = Zaryzykuj i jedź dalej

## F: zwierzęta

entry-1 = Na środku drogi stoi na sztorc jajko wielkie jak hełm, w kółku ze świeżej kredy. Jest
    kremowe, w kilka brązowych piegów, i ciepłe, całe jednakowo, jak bochenek. Stukasz kostką palca.
    Nic. Stukasz dwa razy i ze środka odpowiada jedno stuknięcie, a gdy dajesz trzy, oddaje ci tamte
    dwa. Daleko, gdzie ziemia się kończy, oddala się kobieta, zgięta w pół, i ciągnie za sobą linię.
    Nie spieszy jej się. Kółko jest grube, obeszła je dziś nie raz i nie dwa. Wstajesz i odwracasz
    się, żeby iść. Kreda biegnie obok twoich butów, wokół kół i z powrotem, jednym pociągnięciem,
    bez odrywania ręki. Za plecami coś stuka, trzy razy, a potem raz od siebie.
    .title = Jajko na drodze
choice-1-take = Zabierz je ze sobą
choice-1-hatch = Ogrzewaj je
choice-1-eat = Zjedz je na śniadanie
choice-1-guard = Posiedź przy nim
choice-1-leave-pay = Zapłać i jedź dalej
choice-1-leave-risk = Zaryzykuj i jedź dalej

entry-8 = Blacha skrzypi, zanim znajdziesz się pod nią. Jedyne przejście nakrywa długi daszek,
    niski, trzeba schylić głowę, a na samej krawędzi stoi siedem kangurów. Są dorosłe, bark przy
    barku, ogony zwisają za rynnę. Nie drgnie ani jedno ucho. Walisz w burtę, wołasz to i owo, aż
    najbliższy przestawia jedną stopę, tak że z dachu wyskakuje nit i toczy się tuż przy ręce.
    Wszystkie patrzą w jedną stronę. Ani w tę, z której jedziesz, ani w tę, w którą. Patrzysz tam
    i widzisz gołą ziemię, a na niej białą plamę, wylizaną w nieckę. Słupki daszku też się trochę
    w tę stronę przechyliły. Zza rynny zjeżdża jęzor, szary i staranny, i sprawdza twój bagaż, czy
    słony. Leci drugi nit. Blacha nad głową dostaje brzucha.
    .title = Kangury na dachu
choice-8-shoo = Przegoń je
choice-8-feed = Daj im coś słonego
choice-8-under = Przejedź spodem

entry-15 = Naprzeciw wychodzi ci wrona i z jej miny wynika, że czeka od dawna. Na lewej nodze ma
    stalową obrączkę z firmowym numerem. Sprawdza koła, sprawdza słońce i rusza poboczem na
    piechotę, krokiem kelnera, który prowadzi do stolika. Gdzie wpada druga droga, zatrzymuje się,
    cofa od krawędzi, patrzy w lewo, patrzy w prawo, czeka, aż zrobisz jedno i drugie, i przechodzi.
    Przy garbie w ziemi robi dwa okrążenia i kładzie dziób na uchwycie, prawie zasypanym, z tych na
    całą pięść. Ciągnie i zjeżdża. Ciągnie znowu. W tym jednym miejscu metal jest cały podrapany,
    lata podrapań, do gołego błysku. Robisz krok w stronę kół. Wrona jest tam pierwsza, na piechotę,
    i staje przed tym, które miało ruszyć.
    .title = Cierpliwa wrona
choice-15-follow = Pociągnij za uchwyt
choice-15-stone = Rzuć kamieniem
choice-15-leave-pay = Zapłać i jedź dalej
choice-15-leave-risk = Zaryzykuj i jedź dalej

entry-21 = Cudzych węzłów się nie rozwiązuje. To dotyczy łodzi, kóz i wielbłądów, a tu jest
    wielbłąd, jest lina i jest drogowskaz, wokół którego lina idzie. Myślisz, komu to zgłosić,
    i wtedy widzisz węzeł. Pełny obrót i dwa półsztyki, ciasne, mokre, całe w odciskach zębów,
    a wiązano od strony wielbłąda. Drogowskaz miał cztery ramiona. Północ zjedzono. Wielbłąd stoi
    tyłem do miejsca po niej i żuje, dolna szczęka w jedną stronę, górna w drugą, a patrzy ponad
    tobą na kogoś ważniejszego. Obchodzisz słup, żeby przeczytać resztę. On też obchodzi, kładzie ci
    podbródek na mapie i przez nią wzdycha. Pokazujesz kierunek, więc odwraca się i dość długo
    studiuje, co pokazujesz. Potem kładzie się, w trzech etapach, przodem w przeciwną stronę.
    .title = Wielbłąd z poglądami
choice-21-bargain = Targuj się z wielbłądem
choice-21-lead = Prowadź go ze sobą
choice-21-leave = Jedź dalej

entry-31 = Idzie za tobą od ostatniego płotu, zawsze o rzut kamieniem. Żółta suka, jedno ucho, trzy
    łapy i taki sposób siadania, że tylko spróbuj coś powiedzieć. Stajesz, ona staje. Jesz, ona
    z wielkim taktem ogląda niebo. Na szyi ma nieśmiertelnik armii, której nie ma, a imię na nim
    zdrapano i wpisano nowe, drukowanymi literami dziecka: NIE. Trudno orzec, czy to imię, czy
    zakaz. Daleko za nią, nie większy od monety, ktoś gwiżdże. Suka się nie ogląda. Patrzy na wolne
    siedzenie.
    .title = Trzy zdrowe łapy
choice-31-door-meds = Zrób miejsce, opatrz łapę
choice-31-door-ammo = Zrób miejsce, ustrzel kolację
choice-31-whistle-aid = Gwizdnij też i utykaj
choice-31-whistle-survival = Gwizdnij też, z ukrycia
choice-31-leave = Odjedź stąd

entry-43 = Sięgasz do tyłu po klucz, a klucz jest ciepły i trochę się ugina. Puszczasz. To wosk.
    Plaster wypełnił dołek, w którym leżało narzędzie, i przejął jego kształt, rączkę, szczękę
    i śrubę, a nawet nazwę wytwórcy, wspak, drobnymi czystymi komórkami. Samo narzędzie jest
    głębiej, przy linie i puszce po sucharach, a nad każdą z tych rzeczy stoi jej podobizna. Po
    dłoni chodzą pszczoły, po jednej, po dwie, i robią porządek. Sądząc z ruchu, weszły pękniętym
    szwem, a z koloru wosku, siedzą tu dłużej, niż masz połowę tych rzeczy. Wychodzą następne,
    w sprawie światła. Jest ich naprawdę dużo. Dźwięk idzie o tercję w górę. Te na przegubie
    obróciły się wszystkie głową do rękawa.
    .title = Rój w bagażu
choice-43-smoke = Wykurz je
choice-43-hands = Działaj gołymi rękami
choice-43-abandon = Zostaw im, co zajęły

entry-57 = Ulewa odchodzi na wschód i zabiera swój hałas, a tam, gdzie była, stoi biały koń. Ziemia
    paruje mu koło nóg. Z jednej strony jest mokry, z drugiej suchy, granica biegnie grzbietem, tam
    gdzie przestało padać. Nie ma uzdy ani piętna i nie ma bramy, którą dałoby się tu wejść. Trzy
    kopyta podkuto żelazem tak nowym, że łebki gwoździ świecą. Czwarte jest gołe i wspiera się na
    czubku; wymierzono je kredą, wzdłuż i wszerz, i odhaczono. Pokazuje ci łopatkę, potem bok, potem
    długą spokojną głowę, w takiej kolejności, w jakiej pokazuje się mieszkanie. Robisz krok, on też
    robi krok i odległość się zgadza. Stanął w poprzek drogi, bokiem, i kładzie cień na twoich
    kołach.
    .title = Biały koń
choice-57-stand = Stój nieruchomo
choice-57-rope = Złap go na linę
choice-57-leave-pay = Zapłać i jedź dalej
choice-57-leave-risk = Zaryzykuj i jedź dalej

## G: wiara i strach

entry-4 = Kaznodziejka siedzi w kazaniu po nadgarstki. Kazaniem jest blok silnika bez głowicy, na
    cokole z opon, a ona doszła właśnie do czwartego tłoka. „Nie rusza się” – mówi. „A czemu się nie
    rusza?” Dwadzieścia osób na skrzynkach chyli się niżej. „Bo odstawiono go mokro” – mówią. Maca
    szmatą ścianki cylindra i wyciera ją w chłopaka, uszczęśliwionego. Noszą go szósty rok,
    a w niczym nigdy nie siedział. Nie ma baku, przewodów ani świecy w żadnym z ośmiu otworów. Mimo
    to tyka, jak żelazo, które zgaszono minutę temu. Jakaś kobieta kładzie na nim dłoń i cofa. „Brak
    mu tylko świecy” – mówi kaznodziejka do ciebie, ponad ich głowami. „Albo jednego amen”. Dwaj
    diakoni usiedli słuchać, oparci o twoje koła.
    .title = Kazanie do silnika
choice-4-amen = Powiedz „amen”
choice-4-pulpit = Napraw cokół
choice-4-argue = Spieraj się o czwarty tłok
choice-4-leave-pay = Zapłać i jedź dalej
choice-4-leave-risk = Zaryzykuj i jedź dalej

entry-12 = CZTERY POZY OD RĘKI, głosi bok budki, a niżej nowszą farbą: KAŻDY WYSŁUCHANY. To budka do
    zdjęć, zasłonka jest zacerowana. W środku jest wykręcany stołek, szyba z ciemnego szkła i spodek
    na to, co w kieszeniach. „Można zaczynać” – mówi szyba. Głos ma ciężki katar. „Ja jestem do
    szóstej, potem ma ktoś przyjść. Ty powiesz jeden grzech albo ja powiem jeden. Na jedno wychodzi,
    tylko ten drugi trzeba zanieść do domu”. W głębi mechanizmu ktoś wyciera nos. Na zewnątrz,
    w szczelinie, wisi ostatni pasek i zwija się od schnięcia. Jest na nim stołek. Z każdym zdjęciem
    stoi o jeden obrót niżej, na kogoś mniejszego. Kładziesz na nim rękę. Wysokość jest ze zdjęcia
    piątego.
    .title = Budka z wysłuchaniem
choice-12-confess = Wyspowiadaj się szybie
choice-12-mark = Powiedz, kto cię naznaczył
choice-12-hear = Wysłuchaj jednego
choice-12-leave = Jedź dalej

entry-26 = Przez popiół na progu się nie przechodzi. Czeka się, aż go zamiotą i ktoś powie, że
    czysto. Jest próg, porządny łupek, wydeptany, i jest popiół wzdłuż progu, miałki jak mąka. Domu
    nie ma. Tam, gdzie byłaby sień, klęczy pielgrzym o szarych dłoniach i krótkimi ruchami ciągnie
    miotełką wzdłuż krawędzi. Za każdym razem odrobinę zgarnia do środka. Włosie po tamtej stronie
    starło się do drewna. „Czysto?” – pyta pielgrzym. Nie jest. Od brzegu do brzegu idzie cienka
    kreska, a w niej są odciski twoich butów, noskami do środka. Nogi stoją, gdzie stały. „Nie mogę
    wstać, póki ktoś nie powie” – mówi pielgrzym. „A troje ostatnich zamiast powiedzieć, weszło”.
    Szary palec i szary kciuk trzymają cię już za sznurówkę.
    .title = Popiół na progu
choice-26-take = Weź trochę popiołu
choice-26-sweep = Zamieć na zewnątrz
choice-26-leave-pay = Zapłać i jedź dalej
choice-26-leave-risk = Zaryzykuj i jedź dalej

entry-33 = Stoją tu od wczoraj, świece zapalono drugi raz. Trzydzieści, w kołpakach, za każdą ktoś
    w płaszczu. W środku, pod czystym prześcieradłem, leży mężczyzna. Opuszczasz kołnierz i kobieta
    obok przesuwa się, żeby było miejsce. „Ktoś bliski?” – pyta. Mówisz, że przejazdem. „Ja też” –
    mówi i szuka wzrokiem w rzędzie kogoś, kto będzie wiedział. Tamten szuka następnego. Idzie to za
    płomieniami, twarz po twarzy, jak talerz z ostatnim ciastkiem, i wraca do ciebie. Ktoś przyniósł
    prześcieradło. Ktoś kopał. Ktoś go umył i zrobił mu paznokcie. Stolarka oheblowała deskę
    i wycięła dwie daty, na jej oko mniej więcej słuszne, a górną linijkę zostawiła gładką.
    „Myślałam, że imię mają inni” – mówi stolarka. Dłuto trzyma w ręku.
    .title = Czuwanie przy kimś
choice-33-stay = Zostań z nimi
choice-33-name = Spytaj o imię
choice-33-leave = Jedź dalej

entry-40 = „Lewa rękawica Pierwszego Kierowcy, i uprzedzam pytanie: obie” – mówi domokrążca. Leżą na
    aksamicie, w wózku dziecięcym pod szkłem. Obie lewe, cielęce, szyte do kierownicy, przetarte na
    tym samym kłykciu. „Jedna prawdziwa. Mam je od kawalerskich czasów, sypiam obok i nie powiem
    która”. Wkręca w oko lupę i ogląda cię, od butów w górę. „Kupców nie brakuje. Chciałbym kogoś,
    kto najpierw uwierzy, na głos. Ciekawi mnie, co na to szwy”. Rączka wózka jest owinięta
    sznurkiem tam, gdzie trzyma ją pięść. Przednie kółka wjechały ci na czubek buta, łagodnie,
    i hamulec jest zaciągnięty. Pod szkłem, w pełnym słońcu, palce jednej z rękawic zaczynają się
    zginać. Domokrążca dalej patrzy na ciebie.
    .title = Relikwia, może prawdziwa
choice-40-buy = Kup rękawicę
choice-40-test = Zbadaj szwy
choice-40-leave-pay = Zapłać i jedź dalej
choice-40-leave-risk = Zaryzykuj i jedź dalej

entry-48 = Za ścianą ktoś rozmawia, a ściany nie ma. Jest wykop, w wykopie dwunastu drogowców układa
    kamień na palcach. Młotki poowijali w skarpety. Każdy blok kładą jak śpiące dziecko i noża
    między nimi nie wciśniesz. Podchodzi brygadzista z palcem w górze i pisze kredą na tabliczce: DO
    CZWARTKU. Nachylasz się spytać, co do czwartku. „Ciszej” – mówi, zamyka usta i przytrzymuje je
    ręką. Rozmowa trwa. Jest towarzyska, kilka osób naraz, ktoś odsuwa krzesło, ktoś komuś przyznaje
    rację. Dwanaście par ust jest zaciśniętych. Jedno słowo wraca co chwila i za drugim razem udaje
    się je uchwycić. To twoje imię. Kamień biegnie od zbocza do zbocza. Jest murem i dorósł już do
    kolan.
    .title = Ściszone głosy
choice-48-listen = Posłuchaj chwilę
choice-48-roads = Słuchaj, co idzie równiną
choice-48-hills = Słuchaj, co idzie górami
choice-48-shout = Przekrzycz ich wszystkich
choice-48-leave = Jedź dalej

entry-58 = Staruszki szukają kogoś do trzymania lampy. Na dworze jest południe. Pod plandeką lampa
    pokazuje basen do kąpania bydła, rów z brunatną wodą i pochylnią na obu końcach. Cztery stoją
    w nim po pas, w sztormiakach. „To się robi nocą” – mówi najbliższa. „A żadnej z nas nie chce się
    czekać”. Robią to od czterdziestu lat. Wiedzą, jak się bierze człowieka za bark, i nikogo dotąd
    nie upuściły. Z bliższego końca wchodzi mężczyzna z butami w ręku. Zanurza się cały, liczysz do
    dwudziestu. Wychodzi drugą pochylnią i włosy ma suche, koszulę suchą, a buty pełne. Woda za nim
    nie przestaje się ruszać, w sam raz tyle, żeby wyszedł jeszcze ktoś. „Pilnuj knota” – mówi
    staruszka. Pałąk wisi ci już na przegubie.
    .title = Nocny chrzest
choice-58-under = Zanurz się
choice-58-under-wounds = Zanurz się, rany najpierw
choice-58-lamp = Potrzymaj lampę
choice-58-leave-pay = Zapłać i jedź dalej
choice-58-leave-risk = Zaryzykuj i jedź dalej

## H: dziwne

entry-38 = W otwartym polu stoją drzwi we framudze, zielone, z mosiężną kołatką i szparą na listy.
    Można je obejść. Z tyłu są tak samo zielone, tylko bez kołatki. Nic ich nie podpiera i nie ma
    śladu po ścianach. Przed drzwiami leży kamienny stopień, wyszorowany, jeszcze mokry przy
    brzegach, a na stopniu stoi butelka mleka ze śmietanką pod samą szyjką. Data na kapslu jest
    dzisiejsza. Szukasz śladów wózka i znajdujesz tylko własne. Dochodzą do stopnia i urywają się
    tam, gdzie stoją koła. Po drugiej stronie zaczynają się na nowo, ten sam bieżnik, ta sama
    szczerba, i idą tam, dokąd jedziesz. Tego kawałka nie ma jeszcze na liczniku. Ze szpary pachnie
    czyjąś grzanką.
    .title = Drzwi w polu
choice-38-open = Otwórz drzwi
choice-38-round = Obejdź je

entry-46 = Dobry, wyraźny ślad, jedziesz nim od godziny, a patrzysz na niego dopiero teraz. Jest
    twój. Ma twoją szerokość, twoje zużycie i to spłaszczenie, które stuka raz na obrót, a zostawił
    go ktoś, kto jechał w przeciwną stronę. Jesteś tu pierwszy raz. Brzegi trochę się obsypały,
    przez koleinę przelazł żuk, więc powiedzmy: wczorajszy. Zachowuje się jak ty, omija miękkie,
    staje tam, gdzie jest widok. Tutaj ktoś zszedł. Buty są twoje, a stanęły po tej stronie, po
    której nigdy nie schodzisz, oba razem, jak staje ktoś z pełnymi rękami. Odchodzą na szesnaście
    kroków. Tam ziemię otwarto, zamknięto i przyklepano płazem łopaty. Buty wracają, głębsze
    w palcach, i wsiadają, a ślad ciągnie się dalej, do miejsca, gdzie wypadł ostatni nocleg.
    .title = Wczorajszy ślad opon
choice-46-follow = Jedź za sobą
choice-46-cross = Przekreśl ślady
choice-46-leave = Jedź dalej

entry-51 = „Dwie łyżeczki i ciągnę dalej od promu” – mówi twój głos, w budce z herbatą. Siedzi tam
    jakiś człowiek, plecami do ciebie, i słucha go czworo ludzi. On kaszle. Potem kaszlesz ty. Ma
    marny płaszcz, sparzony kciuk, a wychodzi z niego głos, którym mówisz całe życie. Opowiada, skąd
    masz koła. Opowiada to lepiej. Dochodzi do miejsca, w którym zawsze kończysz, nie kończy i mówi,
    co było potem, aż herbaciarz odstawia imbryk. „I to tyle” – mówi. „Opowiadam to w czternastym
    mieście. Do wieczora oddałbym właścicielowi, gdybym go znał”. Odwraca się z kubkiem. „Siadaj” –
    mówi, i ty to mówisz, jednym tchem, a ławka się przesuwa. Ktoś z brzegu trzyma cię za rękaw
    i chce reszty.
    .title = Człowiek z twoim głosem
choice-51-over = Mów głośniej od niego
choice-51-let = Niech mówi
choice-51-leave-pay = Zapłać i jedź dalej
choice-51-leave-risk = Zaryzykuj i jedź dalej

entry-53 = Słońce wchodzi na samą górę, czeka tam i schodzi o stopień z powrotem. Na słupku bramy
    jest zegar cięty w łupku i jego cień, który już zwinął się do niczego, rozwija się znowu po tej
    samej stronie. Między rzędami fasoli ogrodniczka odkłada motykę i zzuwa buty. „To jest drugie” –
    mówi. „Godzina jak godzina. Zeszłej wiosny przyjechał jeden i całą przepytał”. Ma na to ławkę
    i placek, od rana przekrojony na pół. Patrzysz na swoją rękę. Cień ręki pokazuje w górę, na
    słońce. Cień motyki tak samo, i cienie fasoli, liść po liściu. „Sąsiadka robi rachunki” – mówi
    ogrodniczka. „Ja wyciągam nogi. Jak kto woli, byle nie leżała odłogiem”. Przesuwa talerz na
    środek ławki.
    .title = Południe, dwa razy
choice-53-use = Wykorzystaj godzinę
choice-53-sleep = Prześpij ją
choice-53-leave = Jedź dalej

entry-54 = „Stoisz za mną” – mówi kobieta z klatką dla ptaka, przesuwa się, i faktycznie. Kolejka
    jest do płotu z okienkiem: dziewięć osób, a jako piąta walizka, która posuwa się, kiedy inni.
    Okiennica idzie w górę. Kasjer wychyla się, patrzy ponad głowami i kiwa na ostatniego. To ty.
    Wtedy kobieta przechodzi z klatką za twoje plecy i to już ona. „Obsługuje od końca” – mówi
    mężczyzna z przodu. „Uczciwiej. Każdemu wypada kiedyś być ostatnim”. Stoją tak od otwarcia kasy.
    Na rolce został jeden bilet, widać go stąd, złoty, z naddartym brzegiem. Chcesz wyjść,
    a mężczyzna chwyta cię za mankiet, żeby miejsce nie przepadło. Walizka obróciła się do ciebie
    przodem.
    .title = Kasa biletowa
choice-54-queue = Trzymaj miejsce
choice-54-push = Przepchnij się na koniec
choice-54-leave-pay = Zapłać i jedź dalej
choice-54-leave-risk = Zaryzykuj i jedź dalej

entry-56 = Na metce jest sześć, ale wdowa ogląda twoje ręce i ściera cyfrę. Towar stoi na słupku, na
    złożonej ściereczce, obok jest krzesło: kula ze zwykłego szkła na drewnianej stopce. W środku
    mieści się kawałek ziemi, słupek i dwie kropki. „Wypuszczam jedną na rok” – mówi. „Podnieś,
    tylko delikatnie”. Podnosisz. Kark owiewa chłód, a po ziemi, na której stoisz, przesuwa się
    cień, cztery palce i kciuk, każdy na szerokość wozu. Zastygasz. Cień też. „Ludzie szarpią” –
    mówi wdowa. „U mojej siostry śnieg był po okap”. Na jej kolanach czeka otwarte pudełko,
    wymoszczone wełną. „Po rękach widać, kto objedzie wyboje” – mówi. W szkle, przy słupku, większa
    kropka podniosła coś małego nad głowę.
    .title = Śnieżna kula
choice-56-shake = Potrząśnij nią
choice-56-break = Rozbij ją
choice-56-leave = Jedź dalej

entry-59 = Nad ziemią idzie akord, długi, z dziurą tam, gdzie brak jednego głosu. Gra ściana
    odbiorników, ze dziewięćdziesiąt, na kozłach, bez tylnych ścianek i bez niczego w środku. Chodzi
    wzdłuż niej mężczyzna z podwiniętymi rękawami i chucha w palce. Jedną gałkę przekręca o włos.
    Akord się przechyla i prostuje. „Uwaga na alty” – mówi. Zbierał je po wysypiskach, uczył linijka
    po linijce i teraz oddychają razem. Jeden odbiornik stoi osobno, na stołku. Skala mu świeci,
    gałka jest przekręcona do oporu, a dźwięku nie wydaje żadnego. W pewnym takcie wszystkie
    zwalniają dla niego i grają dalej. „On liczy pauzy” – mówi stroiciel. „Od sześciu lat. Dałbym mu
    na próbę tenor, żeby wiedział, gdzie wejść”. Dwoma zimnymi palcami trzyma cię za łokieć. Wzdłuż
    ściany dziewięćdziesiąt wskazówek dochodzi do jednej kreski.
    .title = Chór odbiorników
choice-59-tune = Dostrój milczący
choice-59-sing = Zaśpiewaj brakujący głos
choice-59-leave-pay = Zapłać i jedź dalej
choice-59-leave-risk = Zaryzykuj i jedź dalej

entry-60 = Resztę książki przeczytali i wyrwali, kartka za kartką, ci, którzy jechali przodem.
    Przybito ją do słupa na wylot, przez obie okładki. Gwóźdź trzyma teraz grzbiet, trochę nici
    i jedną kartkę. Obok wisi na sznurku ołówek, krótki, gryziony przez bardzo różne zęby. Kartka
    jest zadrukowana z jednej strony, ale na razie nie czytasz, z powodu numeru na dole. Ma sześć
    cyfr i znasz go z dzisiejszego ranka. Wracasz do kół i przecierasz kciukiem licznik mil.
    Podjeżdżasz o krok i ostatnia cyfra przeskakuje, a gdy znów stoisz przy słupie, ta na kartce też
    jest nowa. Odwrót jest pusty, poza samą górą. Ktoś napisał tam pewną ręką A POTEM i złamał mu
    się grafit.
    .title = Ostatnia kartka
choice-60-read = Przeczytaj ją
choice-60-write = Napisz coś na niej
choice-60-leave = Jedź dalej
