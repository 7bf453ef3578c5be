# A3 Żelazny szlak: strona tytułowa, strony, wpisy. Co robią, stoi w content/data/tales.

adventure-iron_trail = Studnie Zgorzeli nie dożyją zimy. W Ogrodzie Rusty stoi lokomotywa bez serca,
    a części, których jej brak, chodzą po świecie na nogach, w pracy i pod bronią. Trzystu ludzi ma
    bilety po zero. Tor jest jeden i nie w komplecie. Biegnie na zachód, mija Solną Katedrę i kończy
    się nad morzem, przy latarni, gdzie bije źródło, do którego przypływ nie sięga. Znajdź części,
    rozpal pod kotłem, napraw drogę i dowieź ich tam. Od dwóch do czterech rycerzy wygrywa albo
    przegrywa razem, a ostatnia strona liczy głowy.
    .title = Żelazny szlak
    .mode = Wspólnie, dla 2–4 rycerzy
    .length = Najwyżej 5, 8, 6 i 4 rundy, około 3 godzin
page-parts = Świętej Pamięci Małgorzata stoi w Ogrodzie z fasolą po komin, z rudzikiem w kotle
    i z niczym tam, gdzie powinno być serce. To, czego jej brak, jest gdzieś w pracy. Patroluje,
    podlewa, śpiewa, modli się i nikt mu nie powiedział, że zmiana się skończyła. Coyle wyznaczyła
    już godzinę odjazdu, a na dzień zostawiła na tablicy miejsce.
    .goal = Zanim pociąg odjedzie, przywieź części z jak największej liczby maszyn.
    .rules = Zaczynasz w Ogrodzie Rusty. Każdy żeton wyzwania to maszyna przy pracy. Zawalcz tam
        z robotem akcją wątku: za pierwszym razem czytany jest wpis tego pola, a potem walczysz
        z wierzchnią kartą talii maszyn. Pokonaj ją, a żeton jest twój. Pociąg zaczyna z siłą 1
        i zyskuje 1 za każdy żeton. Odjeżdża, gdy minie 5 rund albo gdy na koniec rundy nie ma już
        żetonów.
page-journey = Jest trzystu ludzi, jeden tor i kobieta z zegarkiem o jednej wskazówce. Tor prowadzi
    na zachód, do Solnej Katedry, prócz miejsc, w których leży obok siebie w stosach. Ktoś go nocami
    rozbiera, schludnie. Małgorzata jedzie, gdy ją karmić, staje, gdy nie ma po czym, i źle znosi
    samotność.
    .goal = Doprowadź pociąg po torze do Solnej Katedry.
    .rules = Dorzuć do kotła na polu pociągu: zapłać 1 paliwa, a pociąg jedzie po linii o jedno
        pole, jeśli tor na tym polu jest cały. Rycerze, którzy są z nim na polu, mogą jechać razem.
        Oczyść tory na polu, na którym je rozebrano, albo na polu obok: zdaj test: Technika (2),
        pokonaj gang albo zapłać 3 zasoby. Runda, która kończy się bez rycerza najwyżej o jedno pole
        od pociągu, odbiera mu 1 siły; przy 0 pociąg jest ogołocony. Masz 8 rund. Spóźnienie
        kosztuje 60 ludzi.
page-rails = Z linii nadmorskiej zachowało się wszystko prócz linii. Od Rekinich Mielizn i od Szlaku
    Wielorybników idą w wodę dwa rzędy pali, a morze cofnęło się, żeby było je widać. Kiedyś zechce
    to miejsce z powrotem. Na plaży spytano każdego, co ma płaskiego i mógłby oddać, a że ludzie
    odpowiadają uczciwie, to trwa.
    .goal = Połóż o jedno przęsło więcej, niż było na początku rycerzy, zanim wróci przypływ.
    .rules = Połóż przęsło na Rekinich Mieliznach albo na Szlaku Wielorybników, raz w każdej swojej
        turze: odrzuć 2 karty sprzętu, zapłać 3 zasoby albo zdaj test: Technika (3). Majster na
        twojej liście płac kładzie jedno za darmo. Masz 6 rund. Gdy leży ostatnie przęsło, pociąg na
        koniec rundy jedzie do Ostatniej Lampy. Gdy czas minie, też jedzie, a każde brakujące
        przęsło kosztuje 60 ludzi.
page-camels = Pod górę nie ma szyn, a Małgorzata nie ma nóg. Nogi sprzedają w Wielbłądzich Zagrodach
    i na wybiegu pod Wielką Kakadu, po cztery na zwierzę, po osiem zwierząt na zaprzęg. Sprzedawca
    jest uczciwy aż do niegrzeczności. Cena rośnie, w miarę jak cię poznaje.
    .goal = Kup o jeden zaprzęg wielbłądów więcej, niż było na początku rycerzy.
    .rules = Licytuj w Wielbłądzich Zagrodach albo przy Wielkiej Kakadu, raz w każdej swojej turze:
        zapłać kolejną cenę zasobami, wartością wymiany sprzętu albo jednym i drugim. Ceny to po
        kolei 2, 2, 2, 3, 4. Masz 6 rund. Gdy masz ostatni zaprzęg, na koniec rundy wielbłądy
        przeciągają lokomotywę do Ostatniej Lampy. Gdy czas minie, ciągną ją te zaprzęgi, które są,
        a każdy brakujący kosztuje 60 ludzi.
page-line = Tu szyny kończą się na dwóch odbojach z napisem i tu jest woda. Na grani stoją ludzie,
    którzy rozbierali tor za tobą i przynieśli go aż tutaj. Za ten tor, mówią, nigdy nie zapłacono.
    Pociąg by wystarczył. Kto po odpowiedzi będzie jeszcze w wagonach, tego odczyta się z nazwiska.
    .goal = Utrzymaj pociąg przy Ostatniej Lampie, aż napastnicy się wyczerpią, i zachowaj jak
        najwięcej ludzi.
    .rules = Wybierz, gdzie zaczynasz: do 3 pól od Ostatniej Lampy. Obsadź dach przy Ostatniej
        Lampie: walcz z jednym gangiem z rzędu. Odczep tam wagon: oddaj 60 ludzi, a cały rząd znika.
        Na koniec rundy każdy gang w rzędzie kosztuje 30 ludzi, po czym rząd się uzupełnia. Każde 2
        siły, jakie pociągowi zostały, idą na pokrycie jednej takiej straty. Masz 4 rundy, o jedną
        więcej lub mniej, jeśli tak zdecyduje lampa. Gangi, które zostały na koniec, kosztują po 60
        ludzi.

choice-journey-fuel = Spal swoją puszkę
choice-journey-tar = Weź wiadro smoły
choice-journey-tech = Ułóż szyny od nowa
choice-journey-fight = Rusz za złodziejami
choice-journey-pay = Odkup szyny
choice-rails-gear = Oddaj dwie swoje rzeczy
choice-rails-pay = Zapłać za deski i śruby
choice-rails-tech = Zbij je z resztek
choice-camels-pay = Kaszlnij na następny zaprzęg
choice-camels-leave = Przełknij kaszel

# W poszukiwaniu części: miejsca

entry-5 = Zmiana, którą zastał tu pożar, jeszcze nie poszła do domu. Maszyny, czarne jak dno
    patelni, obchodzą ruinę gęsiego, a przy każdym słupie pierwsza podsuwa kartę do stopionej
    szczeliny i czeka na kliknięcie. Nic nie klika. Czekają tyle, ile by to trwało, i idą dalej. Ta,
    po którą tu jesteś, idzie trzecia, a pompa tłucze jej się w środku. Między tobą a słupami
    biegnie ściek, nakryty luźnymi płytami. Przy ścieku stoi korytko zużytego oleju, gotowe, do
    pełna brakuje mu puszki. Za rurą, na wysokości dłoni, błyska kawałek blachy, albo i nie. Obchód
    doszedł do twojej strony.
    .title = Gęsiego
choice-5-sneak = Przeczołgaj się ściekiem
result-5-sneak = Zostawiasz na płytach trochę skóry i wychodzisz z tej strony, z której nie patrzy.
result-5-sneak-fail = Spada płyta; cała zmiana staje, odwraca się i odbija ci kartę na wejście.
choice-5-burn = Dolej do korytka
result-5-burn = Kosztuje to puszkę, a trzecia z rzędu wchodzi prosto w olej, punktualnie.
choice-5-squatters = Unieś w odpowiedzi kubek
result-5-squatters = Z rur wychodzi dziewięcioro z łopatami i nie chce podziękowań.

entry-25 = Do zegara kontrolnego stoi w kolejce czterdzieści jeden maszyn i żadna się nie pcha.
    Każda bierze ze stojaka po lewej kartę, podbija ją i odkłada po prawej. Potem wchodzi pod nocne
    światła, a przez drzwi wydostaje się ciepły olej i hałas, z którego nic nie powstaje. Miało być
    tylne wejście. Są dwa, oba namalowane. Gdy wchodzi ostatnia z kolejki, w stojaku zostaje jedna
    karta, na wysokości twojej ręki. Jest czysta i ciepła. Za szybą, na końcu taśmy, gdzie leżałby
    gotowy wyrób, w jakiejś maszynie bije sama dla siebie pompa. Zegar pokazuje minutę przed.
    Pokazuje ją, odkąd tu stoisz.
    .title = Minuta przed
choice-25-shift = Podbij czystą kartę
result-25-shift = Pracujesz do przerwy, a na przerwie dostajesz pompę do wyniesienia.
result-25-shift-fail = Karta wychodzi z napisem SPÓŹNIENIE i cała taśma odwraca się zobaczyć czyje.
choice-25-break = Wejdź przez szybę
result-25-break = Pęka ładnie; po drugiej stronie idzie już szczotka po odłamki.

entry-45 = Drzwi szklarni mają klawiaturę i pnącza się jej nauczyły. Na każdej z czterech cyfr leży
    wąs, a stal pod spodem świeci, więc trwa to od lat. Naciskają. Drzwi otwierają się na szerokość
    dłoni, nabierają powietrza i zamykają, tak często, jak człowiek przewraca się na drugi bok.
    W środku jest zielono do samej góry. Maszyna, o której ci mówiono, chodzi między grządkami
    i podlewa, a to, co po niej kapie, to nie woda. Wśród kluczy wisi jej szklana fiolka, korek
    zalany woskiem, etykieta do środka. Wywieszka uprasza zwiedzających o wzięcie maski. W pudełku
    pod nią leży jedna rękawiczka. Na klawiaturze wąsy zajmują pozycje.
    .title = Cztery wytarte cyfry
choice-45-filters = Wypchaj szalik gazą
result-45-filters = Idzie na to opatrunek, a ty wchodzisz i pachniesz samą przychodnią.
choice-45-breath = Wstrzymaj oddech
result-45-breath = Coś siada ci na ręce i zapuszcza korzeń, ale nikt cię nie usłyszał.

entry-85 = Cyfry słychać na milę przed Czaszą. Wiatr idzie po krawędzi, a z misy dobiega czysty
    tenor i śpiewa numery fabryczne, z których trzy się rymują. Cztery, cztery, dziewięć, łamane
    przez dwa. Maszyny zeszły się z daleka i stoją po trawie z przykręconymi lampami. Która usłyszy
    swój numer, obraca się raz w miejscu i rusza rampą w górę. Rampą żadna nie wróciła. Jakiś
    pasterz ustawił wzdłuż płotu ławkę i co lepsze ciągi wyrył w oparciu, z datami. Właśnie zaczyna
    się następny numer. Jest długi, z pauzą w środku, a spośród tych, co czekają, cztery przestały
    się ruszać.
    .title = Dziewięć łamane przez dwa
choice-85-listen = Przesiedź zwrotkę
result-85-listen = Schodzi na tym popołudnie, ale po melodii poznać, która pójdzie następna.
result-85-listen-fail = Ostatnia cyfra jest dla ciebie i do wieczora siedzi ci w plombach.
choice-85-normal = Zawołaj jakiś numer
result-85-normal = Fałszujesz i jedna podchodzi, żeby cię poprawić.

entry-105 = Przy solnych drzwiach noże przyjmuje człowiek bez kciuków. Każdemu daje numer i wiesza
    go za sobą na ścianie, ostrzem w dół, szybciej, niż tobie by się udało. Wiszą tam kuchenne, wisi
    kordelas i coś do ostryg. Na haku trzydziestym ósmym jest wiertło długości nogi, naoliwione,
    z trzema psimi łbami wybitymi na trzonku. Właściciel jest w nawie. Oddał je rano, sam z siebie,
    wziął numerek i stoi odtąd w tyle między dwiema staruszkami, które znalazły mu stronę. To, po co
    tu jesteś, też tam jest. Słychać je pod hymnem, pół taktu za resztą. Człowiek trzyma już w dwóch
    palcach numer trzydzieści dziewięć.
    .title = Hak trzydziesty dziewiąty
choice-105-check = Oddaj broń
result-105-check = Chwali ostrza, wiesza je obok wiertła i życzy ci cichego pobytu.
choice-105-pray = Uklęknij w ostatnim rzędzie
result-105-pray = Gubisz miejsce w hymnie i jedna z kobiet ci je odnajduje.
choice-105-normal = Wejdź, jak stoisz
result-105-normal = Nie próbuje cię zatrzymać, ale to zapisuje.

entry-125 = „Uprasza się o podanie sprawy” – mówi brama Cerbero Tower. Podajesz. Bardzo wiele pięter
    wyżej ktoś przewraca papiery. „I tej drugiej” – mówi brama. Głos jest grzeczny i mieści się
    w jednej kratce, a po twojej stronie leży wycieraczka, przetarta w dwóch miejscach, w których
    stawali interesanci. Nad łukiem pali się jedna lampa. Przez pręty widać podwórze, stolik
    z obrusem, a na obrusie czarną skrzynkę. Obok pełni służbę maszyna. W tej ciszy na całe mile
    pracuje tylko jej pompa. Koło kratki zaczęła wysuwać się ze szczeliny faktura za czekanie, na
    twoje nazwisko, liczona od minuty. Ostatnia pozycja brzmi INNE i kwoty przy niej nie ma.
    .title = Druga sprawa
choice-125-state = Podaj drugą sprawę
result-125-state = Kosztuje to szczerą odpowiedź, którą wpina się do akt; pompa zjeżdża windą.
result-125-state-fail = „Dziękuje się, lecz to była ponownie sprawa pierwsza” – mówi brama.
choice-125-normal = Przejdź przez bramę górą
result-125-normal = Gdy się wspinasz, faktura jest korygowana, a potem schodzi za tobą na podwórze.

entry-145 = Licytacja doszła do dwóch i obie oferty złożyły wielbłądy. Na ringu stoi pozycja 40,
    z numerem kredą na blasze: maszyna na chodzie, z oryginalną pompą. Przywiódł ją poganiacz
    i przysięga, że sama za nim szła. Wielbłądom chodzi o cień. Ustawiły się wzdłuż ciemnej strony
    i co jakiś czas któryś kaszle, żeby cena nie ostygła. Z ludzi nikt nie podniósł ręki. Rano już
    raz ją sprzedano, komuś, kto siedzi teraz przy bramie z nogą w wiadrze. „Póki ktoś licytuje,
    jest grzeczna jak złoto” – mówi licytator. Młotek trzyma w górze od dłuższego czasu. Zmienia
    rękę.
    .title = Pozycja 40
choice-145-bid = Przebij wielbłądy
result-145-bid = Idzie wszystko, co masz w jednej garści, a pozycję wyłączają z ukłonem.
choice-145-normal = Niech młotek opadnie
result-145-normal = Pierwsze schodzą wielbłądy, w porządku, i zabierają swoje cienie.

# W poszukiwaniu części: Ogród i droga

entry-61 = Fasola wspięła się po lokomotywie aż po komin i Rusty nie da jej zrywać przed zbiorem.
    Ines Coyle, zawiadowczyni, pracuje więc naokoło. Spod liści wygląda tabliczka: ŚP. MAŁGORZATA.
    „Moja matka” – mówi Coyle. „Kto woli, niech czyta »śpieszny pociąg«”. Otwiera kocioł, w którym
    jest gniazdo rudzika i mnóstwo miejsca, i wylicza na palcach, co powinno tam być. „Wszystko
    jeszcze chodzi” – mówi. „Tyle że w maszynach, a te chodzą daleko”. Zgorzeli kazano spakować, co
    da się unieść; do zimy z jej studni zostaną dziury. W Ogrodzie nie działa żaden zegar. Coyle
    wiesza tablicę, pisze ODJAZD 7.04, dzień w późniejszym terminie, i cofa się, żeby sprawdzić, czy
    wisi prosto. Potem zawiązuje linkę gwizdka tak wysoko, że nikt nie sięgnie. „Zjada parę” – mówi.
    „Zakaz gwizdania. Zniosę go ja”.
    .title = Dzień w późniejszym terminie

entry-62 = Maszyna stanęła. Jej pompa nie. Wyjmujesz ją oburącz, nie większą od kapusty, a ona bije
    dalej, choć nie ma już czego tłoczyć. Za maszyną stoi puszka, z datą. Zawijasz pompę w koc, bo
    albo to, albo patrzeć, i klinujesz tak, żeby się nie stoczyła. Na drodze omijasz dziury. Od
    drugiej mili omijasz i te małe. Raz stajesz, żeby podwinąć róg.
    .title = Koc na drogę

entry-63 = Leżysz tam, dokąd cię potoczyło, i sprawdzasz, co się jeszcze rusza. Większość. Maszyna
    nie poszła za tobą. Czeka nad miejscem upadku i odtwarza w pół głosu ostatnie słowa, jakie padły
    z twojej strony. Sprawdza chyba pisownię. Potem zabiera się do siebie. Zgiętą blachę prostuje.
    Śrubę, którą jej odstrzelono, odnajduje, ogląda i wkręca tam, gdzie będzie lepiej. Zostawia
    jedno wgniecenie, nisko po lewej, dokładnie twojej miary, i to poleruje, aż złapie światło. Nic
    cię nie zatrzymuje, gdy pełzniesz do kół. Nic nie strzela, gdy siedzisz pod nimi i czekasz, aż
    ręce się do czegoś nadadzą. Zanim się nadadzą, jest ciemno. Milę dalej słychać kogoś za tobą,
    cicho i z chrypką, jak powtarza te same słowa i za każdym razem kładzie akcent gdzie indziej.
    .title = Twoje własne słowa

entry-64 = Tam, gdzie ślady twoich kół kończą się kołami, siedzi na puszce po herbatnikach chłopak
    z ołówkiem przywiązanym do przegubu. Na kolanach ma kolej, której nikt nie położył. Wychodzi
    z Ogrodu, zagląda wszędzie, gdzie cię od tamtej pory niosło, i urywa się pod tobą, gdzie papier
    jest brudny. „Ten kawałek mam z zeszłego tygodnia” – mówi Tolliver. „Wszyscy objeżdżają miękkie.
    Dziewięć mil. A tu jest kawałek, co się dało ściąć”. Ma dwanaście lat i chciałby zobaczyć, jak
    którąś z jego linii ktoś kładzie. Zawiadowczyni obejrzała tę i pochwaliła rysunek. W puszce jest
    chleb na dwa dni i drugi arkusz, pusty, ponumerowany wzdłuż brzegów. Chłopak podniósł puszkę,
    żeby sprawdzić, czy zmieści się przy twoim bagażu. Mieści się.
    .title = Numery wzdłuż brzegów
choice-64-take = Zabierz go
result-64-take = Dostaje lepszą połowę twojego koca i zapowiada każdą milę, zanim przyjdzie.
choice-64-send = Odeślij go do domu
result-64-send = Idzie bez gadania i liczy kroki na głos, póki go słychać.

entry-65 = Latarnia się kręci, chociaż morze odeszło. Za każdym obrotem promień zatrzymuje się na
    tobie, myśli i idzie dalej. „Uprasza się o podanie nazwy statku” – mówi głos, który kaszle
    trzaskami. W dole na skałach stoi latarnik: do pasa stal z firmy, wyżej rybacki sweter, cera na
    cerze, tak gęsto, że z pierwszego nie została chyba ani nitka. Bosak trzyma jak karabin. Nad
    nim, w laternie, widać to, po co tu jesteś, pompę z polerowanego mosiądzu, w górę i w dół,
    w górę i w dół. Latarni robi za serce. „Stwierdza się brak statku” – powtarza latarnik z czymś,
    co przypomina ulgę. „Wobec tego zechce się zgłosić zaginięcie”.
    .title = Latarnik z Ostatniej Lampy
choice-65-report = Zgłoś zaginięcie
result-65-report = Wręcza ci pompę, żeby było czym szukać, a promień dokręca się jak bąk i staje.
result-65-report-fail = Uprasza się o nazwę, a twoje milczenie trwa o sekundę za długo.
choice-65-force = Weź pompę siłą
result-65-force = Najpierw nakrywa dziennik złożonym sztormiakiem, na wypadek bryzgów.
choice-65-trade = Zaproponuj serce za serce
result-65-trade = Oddajesz coś, co działało, i promień chodzi na tym z cichym tykaniem.

entry-66 = Rusty zebrała fasolę i zostawiła jeden krzak przy poręczy. Na prześcieradle obok kół leży
    wszystko, co udało się przywieźć, wytarte i ometkowane, a Coyle podaje to przez bok do kotła.
    Żadnej z tych rzeczy nie robiono z myślą o pozostałych. Część maszyny, która miała inne plany,
    poznaje się z rurą z łaźni i daje im się trochę pobyć razem. Coyle nie da się popędzić i przy
    każdej śrubie mówi, która godzina. Puste prześcieradło składa, schodzi i rozpala etykietą
    z puszki śliwek. Kto znalazł pretekst, ten przyszedł i stoi. W budce maszynisty igła leży na
    kołku, na którym przeleżała sześćdziesiąt lat. Potem wstaje. Dochodzi do jedynki, opiera się
    o nią i rozważa dwójkę.
    .title = Igła

entry-67 = Przywozisz do domu spis miejsc, w których części nadal są. Coyle czyta go do końca
    i pyta, czy może zatrzymać, dla czystej strony. Potem idzie do łaźni z czworgiem ludzi i wózkiem
    i nie ma ich tak długo, że robi się kolejka. Wraca z nimi miedziany kocioł do prania, z zielonym
    brzegiem i pokrywą na drucie. Wchodzi tam, gdzie powinno być serce, i pachnie krochmalem.
    „Będzie szła spacerem” – mówi Coyle. „Ja też tak chodzę”. Do wieczora pary jest tyle, że unosi
    przód koszuli. Dwie kobiety z łaźni zostają, z mydłem w fartuchach. Zaznaczają tylko, że
    poniedziałek to dzień prania.
    .title = Zapasowe

# Podróż na zachód

entry-72 = Sprzedano trzysta biletów po zero i Coyle dziurkuje każdy z osobna. Dziurkacz wisi jej
    u pasa na łańcuszku, a dziurka, którą wycina, to czysty mały klucz. Po boku wagonów idą
    nazwiska, kredą, w kolejności zgłoszeń, więc lista pasażerów jest tak długa jak pociąg. Jakaś
    rodzina pyta, czy liczy się koza. Nie liczy się, może iść. Piekarz Osei chciałby miejsce przy
    oknie. „A na co tam patrzeć?” – pyta Coyle. „Że się jedzie” – mówi Osei i dostaje wagon piąty.
    Na przedzie pod czymś się pali, a dalej tor wchodzi w zarośla, miejscami. Coyle wyjmuje zegarek
    z jedną wskazówką. „Siódma cztery” – mówi i siódma cztery trwa, póki kobieta z materacem nie
    znajdzie się na stopniu.
    .title = Bilety po zero

entry-69 = Trzonek łopaty wytarł się w talię, pod kogoś niższego, więc się schylasz. Twoja puszka
    idzie na węgiel. Pierwszą szuflę rzucasz na wierzch i tam się dąsa. Przy drugiej łopata sama
    obraca ci się w dłoniach i kładzie ją z tyłu, na płask, ze starego nawyku. Ogień dostał pytanie.
    Zastanawia się. Potem drągi jadą do przodu, po sprzęgach leci w tył brzęk i cały pociąg się
    nachyla.
    .title = Pytanie do ognia

entry-70 = Gdy luka jest zamknięta, widać, co w niej było. Wyjęte podkłady leżą przy torze, po
    czternaście wzwyż, pod sznurek, a na czole każdego stoi kredą imię kobiety, wciąż tą samą ręką.
    Haki szynowe posortowano według długości do słoików po dżemie. Kto to zrobił, ten pozamiatał.
    Coyle czyta osiem najbliższych, nie rusza wargami i pyta cię, która godzina. Nie wiesz. „No
    nie” – mówi i poprawia ten, który się zsunął.
    .title = Po czternaście

entry-71 = Pociąg tak długo był za twoimi plecami, że tam już został. Kiedy się obejrzeć, jest w sam
    raz, żeby zginąć za kubkiem. Na wagon przypada jedna lampa. Na twoich oczach ktoś swoją gasi,
    żeby go nie było widać, potem gaśnie następna i następna, i tak przez całą długość aż do
    parowozu. Ognia zgasić się nie da. Dwoje ludzi wspięło się do niego i trzyma przed nim koc.
    .title = Za kubkiem

entry-76 = Śpisz na węglu z nogami u kogoś na kolanach. Umowy nie było: kobieta siedziała, nogi
    przyjechały. Robi na drutach coś z czterema rękawami i przymierza to do twoich łydek. Górą
    przechodzi nad tobą dzbanek, potem rozdane karty, potem spór o cenę oleju na ulicy, której nikt
    z nich już nie zobaczy. Budzisz się wcześnie. Kolan nie ma. Sznurówki zawiązano porządnie, na
    ten węzeł, który nigdy ci nie wychodzi.
    .title = Nogi na cudzych kolanach

entry-77 = W nocy sworzeń między trzecim wagonem a czwartym zamieniono na marchew. Udała się.
    Przycięta na długość i pomalowana na srebrno, z odrobiną smaru tam, gdzie miałby go sworzeń,
    trzyma od pół mili, z samej dumy. Nad nią leży na brzuchach dwoje dzieci i zakłada się o suszony
    groch. Od ostatniej śruby wagonu czwartego idzie w krzaki sznur, luźny, i ktoś go popuszcza
    w takt jazdy. Kończy się w czyichś rękach. Dalej jest drugi i ten obiega szynę. Marchew zaczęła
    się wyginać.
    .title = Łudząco podobna
choice-77-rope = Idź za sznurem
result-77-rope = Groch wygrywa mniejsze dziecko, a ty wracasz ze sworzniem.
result-77-rope-fail = Sznur przychodzi bez niczego; z przodu równie cicho poszło dziewięć podkładów.

entry-78 = Słój wędruje przez pociąg pod ścierką. Są w nim guziki, po jednym od głowy, ciemny na
    tak, a wstrząsano nim długo, żeby nikt nie wiedział, który czyj. Gdy Coyle wysypuje je na
    pomost, ciemne lecą za krawędź. Jest wśród nich mosiężny, od munduru, do którego nikt się nie
    przyznał. „Nie żeby zawrócić” – mówi kobieta ze słojem. „Do jazdy nic nie mamy. Żeby stanąć. Na
    godzinę, z własnej woli”. Stawali już przez parę, przez rozebrany tor i przez kozę i nigdy nie
    był to ich pomysł. Coyle obraca zegarek tarczą w dół. W życiu nie zatrzymała się tam, gdzie
    rozkład nie ma postoju. W całym pociągu ludzie zdejmują buty.
    .title = Ciemny na tak
choice-78-speak = Wytarguj pół godziny
result-78-speak = Oddajesz za to własne miejsce, a po pół godzinie sznurują buty bez wołania.
result-78-speak-fail = Biorą godzinę, a trzydzieścioro z nich bierze drogę, która biegnie obok.
choice-78-hour = Daj im godzinę
result-78-hour = Gdy mija, trzydzieści par butów czeka na nogi i nikt nie pyta, na czyje.

entry-79 = Tam, gdzie nie postawiono dróżnika, na torze sterczy czerwona chorągiewka. Przywiązano ją
    do wgniecenia, nisko po lewej, i to wgniecenie ktoś tymczasem wypolerował. Wszystko poza nim
    jest naprawione tak, że nie widać, gdzie była walka. Małgorzata hamuje ćwierć mili i zużywa
    całą. Na dachach przenoszą dzieci na drugą stronę. Maszyna nie podjeżdża. Zajęła pozycję
    w odległości zgodnej z instrukcją, z chorągiewką na zewnątrz, i odtwarza słowa, które padły do
    niej w dniu jej zwycięstwa. Akcenty są już na miejscu. Na końcu zostawia przerwę długości
    odpowiedzi.
    .title = Długość odpowiedzi
choice-79-fight = Daj jej odpowiedź
result-79-fight = Milknie w pół słowa, a chorągiewka okazuje się fartuchem, jeszcze z kantem.
result-79-fight-fail = Salutuje chorągiewką, przepuszcza pociąg i notuje, co padło tym razem.

entry-80 = Położyć nikogo nie ma gdzie, więc jedziesz przez wagon górą, z rąk do rąk, jak blacha
    bułek, i nikt nie przerywa rozmowy. Jakiś mężczyzna dopowiada koniec historii spodowi twojego
    płaszcza. Co wypada ci z kieszeni, wrzucają z powrotem jak list. Przy piecu obracają cię, żeby
    dalej iść nogami do przodu. Przy tamtych drzwiach położna Agnes Root podwija rękawy. „Co
    jest?” – pyta. „Dorosłe” – mówi ktoś.
    .title = Górą

entry-81 = To, co zostało z twoich kół, ma podnieść trzydzieści osób i jest kwestia, kto powie
    kiedy. Głos ma do tego dźwigowy. Liczby ma nauczycielka. Dwie siostry, które wniosły kiedyś na
    Temblak pianino, czekają, aż tamci skończą, i ręce trzymają już pod spodem. „Na trzy” – mówi
    dźwigowy. „Czyje trzy?” – pyta mężczyzna z tyłu. Póki się to ustala, wpełzasz pod spód
    z kluczem. Ładunek idzie w górę w środku zdania, równo jak budyń, i tak wisi. Z dołu da się
    policzyć pięćdziesiąt dziewięć butów i jedną bosą stopę.
    .title = Czyje trzy

entry-86 = Stoi przy torze, nogi razem, łopaty rąk złożone, a pociąg, który hamulce ma raczej
    z nazwy, zdobywa się na grzeczność dopiero po dłuższej chwili. „Dzień dobry” – mówi, gdy
    dojedzie właściwy wagon. „Majster Agregat 9. Powzięto wiadomość o torze do ułożenia”. Referencje
    ma ze sobą. Wsunięto je między dwie okienne szyby i podano na tyle daleko, że podchodzić nie
    trzeba. Jedne są od nadinspektora, drugie od wdowy po nadinspektorze, a trzecie to dziecięcy
    rysunek żółtego pudełka z uśmiechem. Najnowsze mają pięćdziesiąt osiem lat. „Nadmienia się, że
    w przebiegu pracy występuje przerwa” – mówi Majster Agregat 9. „Wprawę podtrzymywano”. Za nim,
    jak od linijki, biegną dwie mile muru z luźnych kamieni, który nigdzie się nie zaczyna i niczego
    nie odgradza. Sądząc z wytarcia, rozebrano go i ułożono na nowo bardzo wiele razy.
    .title = Majster Agregat 9
choice-86-hire = Zatrudnij go
result-86-hire = Pyta, gdzie powiesić kapelusz; gwóźdź ma własny.
choice-86-break = Odmów i rozbij go
result-86-break = Najpierw odstawia szkło, daleko na bok.
result-86-break-fail = Podnosi cię z tłucznia, otrzepuje i wraca po szkło.
choice-86-go = Odmów i niech idzie
result-86-go = Dziękuje za poświęcony czas i zaczyna mur od drugiego końca.

entry-87 = Rano pod twoim kubkiem leży karteczka, przyciśnięta podkładką. PODJĘCIE PRACY 5.59.
    PRZESZKODY USUNIĘTE: JEDNA. PRZERWY WYKORZYSTANE: BRAK. Druk trochę się pochyla, żeby było
    życzliwiej. U dołu: UPRASZA SIĘ O INFORMACJĘ, CZY JEST CZAJNIK. Nikt w pociągu nic nie słyszał.
    Z przodu, gdzie brakowało toru, jest tor, tłuczeń ma przedziałek, a przy tendrze wisi na
    gwoździu kapelusz. Obok wiszą referencje za szybą, odrobinę krzywo, bo podnoszono do nich
    dziecko, żeby obejrzało rysunek. Osei idzie na przód z czajnikiem i wraca bez. „On nie pije” –
    mówi. „Chciałby, żeby go częstować”.
    .title = Przerwy: brak

entry-91 = Z równiny nadchodzi dziewięć osób bez biletów i toczy beczkę smoły. Ogień mają swój,
    w taczce, i idą z nim koło parowozu, więc ogni jest teraz dwa, w tym jeden na piechotę. Coyle
    schodzi spytać, czego chcą. „To może być jedno z dwojga” – mówi kobieta, która steruje beczką.
    „Jedno jest miękkie, więc o nim nie mówmy”. Miejsc nie chcą. Myśleli o wiadrze smoły na
    palenisko, gdy przygasa, i woleliby nie figurować kredą na wagonie. W taczce leży blaszany
    kubek, wyszczerbiony, i złożona mapa, ołówkiem. Na jedno i drugie kobieta narzuciła worek.
    .title = Ogień na piechotę

entry-92 = Na stopniach wagonów zaczął się targ i nikt nie pamięta otwarcia. Guziki idą za mydło,
    mydło za knot, a lustro wynajmuje się na minuty tym, którzy chcą sprawdzić tylko jedno. Ktoś
    sprzedaje miejsce, na którym siedzi, do objęcia nad morzem. Szło ci tylko o to, żeby zajrzeć do
    ognia. Oglądają ci ręce. Na to, co w nich jest, obowiązuje taryfa, kredą na najniższym stopniu:
    jeden za jeden, cokolwiek to jest. „Uczciwiej, niż jak ktoś się zna” – mówi dziewczynka, która
    tu rządzi. Ma z osiem lat i jedną reklamację za sobą. Dwa stopnie wyżej kobieta z wagą czeka, aż
    będzie potrzebna.
    .title = Jeden za jeden
choice-92-swap = Wymień jeden za jeden
result-92-swap = Kobieta z wagą waży to w obie strony i wychodzi po równo.
choice-92-keep = Schowaj ręce
result-92-keep = Dziewczynka wpisuje cię pod OGLĄDA, co do południa jest bezpłatne.

entry-93 = Agnes Root potrzebuje gorącej wody i mniej rad. Z wagonu drugiego wyprosiła wszystkich
    oprócz tej, której to dotyczy. Coyle, choć nikt jej nie kazał, bierze złącza szyn krokiem, tak
    miękko, że w pociągu nic nie brzęknie. Kawałek za trzecim semaforem odzywa się nowy głos,
    zagniewany i dobrze zrobiony. Zostaje lista pasażerów. Sporządzono ją na trzystu,
    przedziurkowano i zaprzysiężono. „Ta nie ma biletu” – mówi Coyle. „Kieszeni też nie” – mówi
    Agnes. Coyle łamie więc kredę, żeby mieć kant, i wpisuje nowe imię, tycie, do środka cudzego
    „o”. Żeby przeczytać, trzeba przyłożyć nos do deski. Do zmroku robi się tam czysta plama.
    .title = W środku litery O

entry-94 = Wszystkie krany w pociągu kaszlą po razie, od parowozu poczynając, i nie mają nic do
    dodania. Nikt nie woła. Spod płaszczy i z pościeli ludzie wyjmują, co trzymali, i stawiają
    między stopami: słoik, termofor, wazon. Do cudzego się nie zagląda. Przejściem idzie Agnes
    z wiadrem i z łyżką soli na niedobrą wodę, a jedni leją, drugich trzeba najpierw spytać o imię.
    Ta łyżka jest ostatnia. „Znajdź mi więcej proszku” – mówi do ciebie. „Wtedy nie muszę wiedzieć,
    kto co ma”. W tylnym wagonie trzydzieścioro ludzi trzyma tobołki na kolanach. Na mapie jest
    potok, dzień drogi na południe. Ktoś z nich słyszał, że w terenie też.
    .title = Słoik, wazon
choice-94-pay = Opróżnij dla Agnes apteczkę
result-94-pay = Apteczka jest goła, a słoiki wracają pod płaszcze bez pokrywek.
choice-94-creek = Podaj im tobołki na dół
result-94-creek = Idą na południe porządną prostą, wazon niosą na przedzie.

entry-95 = Grób obok toru ma cztery podkłady długości, bo innej miary nie było. Inni, których już
    nie ma, poszli na własnych nogach, albo tak się mówi, i ich nazwiska zostają na wagonach,
    w razie czego. To jedno zostać nie może. Coyle ma w kieszeni szmatkę. Bierze rękaw i trze, aż
    dochodzi do farby, a potem staje tak, żeby nie było widać mankietu. Osei mówi, co jest do
    powiedzenia, głównie o skórkach od chleba. Do ciebie Agnes Root przychodzi na końcu. Nisko
    wyciąga dłoń po fiolkę z woskiem, gdyby ktoś przypadkiem taką miał. W drugiej ma szpadel. Nie
    pytasz.
    .title = Na cztery podkłady
choice-95-give = Daj jej fiolkę
result-95-give = Kładzie ją tam pierwszą, głęboko, i sama zadeptuje ziemię na równo.
choice-95-keep = Pomóż zasypać
result-95-keep = Dostajesz krótki szpadel i odcisk wielkości monety.

entry-96 = Nie zostało w niej nic do spalenia, na czym nie byłoby ludzi. Siedzenia poszły pierwszej
    nocy, po nich drzwi. W południe Coyle zebrała bilety, wszystkie, które przedziurkowała, i sama
    podała je do ognia garściami. Starczyło na półtorej minuty. Desek z nazwiskami nikt nie tknie.
    Poza tym są koła, kocioł i tabliczka z imieniem. Połowa ludzi zeszła i odmierza krokami ziemię.
    Osei znalazł glinę. Druga połowa stoi w wagonach, tam gdzie były siedzenia, i trzyma się siebie
    nawzajem. Tabliczka jest od spodu dębowa. Coyle wykręciła z niej pierwszą śrubę i na tym
    stanęła, z kluczem w górze, żeby jej ktoś powiedział, która godzina.
    .title = Od spodu dębowa
choice-96-go = Spal dąb i jedź
result-96-go = Sto dwadzieścia osób zostaje przy glinie i macha, jak się macha cudzym pociągom.
choice-96-settle = Podaj Osei szpadel
result-96-settle = Coyle wkręca śrubę i dociąga o ćwierć obrotu ponad potrzebę.

entry-97 = Cztery mile przed celem ogień gaśnie i zaczyna się pchanie. Barki idą na tender, dłonie
    na zderzaki, trzystu ludzi bez iluś, a że pociąg jest najcięższy, gdy każdy stąpa po swojemu,
    Coyle idzie przodem i czyta na głos rozkład. Dziewiąta piętnaście, Koniec Rurociągu. Dziewiąta
    czterdzieści, na żądanie. Ma to rytm, gdy czyta ktoś, kto w to wierzy. Jedni usiedli poprawić
    but i już nie dogonili. Inni mówią, że wioska i tak miała tu stanąć. Kiedy nad równinę wychodzi
    biały garb Katedry, nazwiska na wagonach i ręce na żelazie się nie zgadzają. Ktoś na samym
    końcu, kto pcha z zamkniętymi oczami, pyta, kto prowadzi.
    .title = Przystanek na żądanie

entry-68 = Mistrz chóru Solnej Katedry kładzie na mapie chłopca linijkę, bez pytania, i nikt przed
    nim tego nie zrobił. Pasuje. Nawa, schody, galeria z pompami: co Tolliver narysował w Ogrodzie
    jako bocznicę, to plan krypty, mur w mur, z jednym korytarzem więcej. Mistrz przytyka palec do
    wylotu. „Tu jest lita skała” – mówi. „A ciągnie stamtąd, owszem”. „Czterdzieści metrów” – mówi
    Tolliver. „Tu jest kawałek ze stopniem”. Brakuje im altów i kogoś, kto rysuje. Dostałby jeść.
    Przekopane zobaczyłby jeszcze przed trzynastymi urodzinami. Chłopak wyjął ołówek i go ostrzy, na
    podłogę, którą ktoś właśnie zamiótł.
    .title = O jeden korytarz więcej
choice-68-leave = Zostaw Tollivera z chórem
result-68-leave = Każdemu podaje rękę, a tobie odległość do najbliższej wody.
choice-68-keep = Zwiń mapę i ruszaj
result-68-keep = Milczy przez sześć mil, a potem zaczyna wywoływać podkłady.

entry-88 = Tor rozchodzi się pod semaforem, który oba ramiona trzyma w górze. Jedna droga schodzi na
    wybrzeże i jest zdrowa, póki nie dojdzie do wody. Druga się wspina, za dwoma zakrętami zamiast
    szyn ma półkę wykutą w zboczu i życzy sobie zwierząt. Małgorzata stanęła przed zwrotnicą.
    W nastawni piec wygasł, dźwignie naoliwiono, a poduszka na krześle powoli się podnosi. Dziennik
    ruchu leży otwarty. Ostatni wiersz jest jeszcze mokry: jeden pociąg, 7.04. W rubryce „kierunek”
    nie ma nic. Coyle czyta dwa razy i zakręca atrament. „To o nas” – mówi.
    .title = Oba ramiona w górze
choice-88-coast = Sprowadź ją nad wodę
result-88-coast = Jedno ramię opada za tobą, a w nastawni nikogo nie ma.
choice-88-hills = Jedź pod górę
result-88-hills = Oddaje ostatnie szyny, a jedno ramię semafora opuszcza się, na szczęście.

entry-89 = Łańcuch mierniczy leży wzdłuż brzegu, napięty, z jednej strony na kołku. Z drugiej trzyma
    go krab. Pilnuje miejsca tak długo, że od nawietrznej usypała mu się przy boku plaża. Podnosisz
    ostatnie ogniwo, a z nim kraba, który odnosi je potem na miejsce. Coyle przechodzi to krokami.
    Różnica: żadna. Na słupku wisi torba mierniczego, zapięta na sprzączkę, a w niej notatnik,
    wypełniony do słów NISKA WODA, i dwie skarpety, jedna pełna nabojów, druga muszli. Muszle są
    ułożone od najmniejszej.
    .title = Koniec z krabem

entry-90 = Żaden pociąg tędy nie wjechał, ale podjazd ktoś skończył. Pnie się jeden na czterdzieści,
    kuty ręcznie, a ślady kilofów pochylają się wszystkie w jedną stronę, jak ścieg. Na zakręcie
    wpuszczono w skałę półkę. Nad nią wisi na hakach szynowych dwadzieścia sześć kubków, każdy
    z kropką innej farby na uchu. Na półce leży wielka rolka bandaża i kartka dla następnej zmiany:
    uwaga na lewą stronę, lubi się obrazić. Lewa strona leży od tamtej pory na dole. Odcinasz
    z rolki, ile trzeba, i przypinasz kartkę z powrotem. Jest i dwudziesty siódmy hak. Świeci tak
    samo jak tamte.
    .title = Dla następnej zmiany

# Szyny nad wodą

entry-73 = Odpływ zaszedł dalej, niż miał prawo. Zostawił pale dawnej linii nadmorskiej, w dwóch
    rzędach, czarne i brodate, bez niczego w poprzek, a na głowie każdego siedzi łódka. Wszystkie
    równo. Coyle liczy pale, potem łódki. „Sześć dni i morze zażąda zwrotu podłogi” – mówi. „Trzeba
    paru przęseł. Zależy, co nazwać przęsłem”. Po wagonach poszło już, że szuka się rzeczy długich,
    płaskich i takich, których nikt nie kocha. Plażą idzie szafa. Z przodu niesie ją czyjś dziadek,
    tyłem, i kieruje.
    .title = Długie, płaskie, niekochane

entry-98 = Pierwsze przęsło to bok autobusu. Czterdzieści osób znosi go na głowach, razem z oknami,
    więc przez plażę biegnie w takt, a na pale siada z hałasem tacy. Dwie łódki robią miejsce.
    Przyjechały też inicjały pasażerów, tygodnie w kreskach po pięć i słowo, koło którego matki
    przeprowadzają dzieci szybciej. Coyle kładzie pierwszy podkład wzdłuż numeru linii. Pod spodem
    woda po omacku sprawdza, co się zmieniło.
    .title = Numer linii

entry-99 = Pięćdziesiąt dwie rodziny, jak się okazuje, wzięły ze sobą drzwi wejściowe. Była to ich
    jedyna rzecz z numerem. Na płask, podwójnie i na styk, wychodzi z nich następne przęsło, a gdy
    pod spodem idzie fala, klapki na listy uchylają się po kolei, żeby popatrzeć. Ludzie przechodzą
    wolno, bo każdy czyta. Na trzydziestym czwartym kobieta staje. Wyciera nogi i dopiero wchodzi.
    Kolejka za nią, choć nikt z niej tam nie mieszka, też wyciera.
    .title = Pięćdziesiąt dwoje drzwi

entry-100 = Teraz idzie to, co zostało. Ramy łóżek kładą się jedna za drugą, potem stół bilardowy,
    któremu łuzy obcięto na skarpety. Nad najgłębszym miejscem przybito tablicę PERON 2, napisem do
    góry, i ludzie pilnują, żeby na niej poczekać. Mężczyzna przy szafie prowadzi spis, kto co dał,
    żeby było jak oddać. Coyle przechodzi nowy odcinek i tupie w czterech miejscach. Trzy
    odpowiadają.
    .title = Peron 2

entry-108 = Między pale podchodzi morze, zobaczyć, kto przyszedł. Przymierza kapelusz, nie jest
    zachwycone i odkłada go na sąsiedni pal. Potem idzie wzdłuż obu rzędów, każdą łódkę unosi
    o szerokość dłoni i stawia odrobinę bardziej w lewo. Kto pracował, ten leży plackiem i trzyma za
    kostki tego, kto przed nim. Twoje koła stoją przy samym brzegu, z bryzgami na siedzeniu,
    uwiązane do szyny, której jeszcze do niczego nie uwiązano. Za palami następna fala stanęła, żeby
    się zebrać, i widać spory kawałek w głąb. Jest w niej taczka. Płynie jak należy, kołem do dołu,
    w tę stronę.
    .title = Morze mierzy kapelusz
choice-108-save = Wyciągnij swoje koła
result-108-save = Tracisz linę i czucie w obu rękach, a taczka mija cię bokiem.
result-108-save-fail = Taczka wchodzi w bagaż jedną stroną, a drugą wychodzi morze.

entry-101 = Coyle przechodzi pierwsza, bez nikogo, z zegarkiem w ręku. Za nią leży to wszystko
    w jednym rzędzie, autobus, drzwi i co tam jeszcze dano, a pod spodem woda śpieszy się do domu
    i zdejmuje łódki z pali. Po drugiej stronie Coyle tupie. „O czasie” – mówi stamtąd. „Dzień mniej
    więcej ten”. Nikt nie wiwatuje; najpierw chcą zobaczyć parowóz. Małgorzata przechodzi krokiem
    kogoś z talerzem zupy i każdy kawałek mówi pod nią swoje, raz. Z ostatniego wagonu zwisa na
    kolanach dziewczynka i maca za numerem swojego domu. Dalej jest wrzosowisko i zdrowy tor,
    a gdzie tor się kończy, światło albo miejsce na nie.
    .title = Dzień mniej więcej ten

# Wielbłądzi targ

entry-74 = Wyrywa ci się kaszel, a licytator ma go na papierze, zanim podniesie oczy. Wyjechał
    pociągowi naprzeciw aż z Zagród, ze składanym biurkiem i dwiema sztukami. Kaszel, mówi, jest
    u nich ofertą, bo wielbłąd ręki do podnoszenia nie ma, a licytuje jak każdy. Pierwszy raz
    skreśli. Przez wzgórza nie ma toru, jest sam podjazd, i co ma nogi, musi ciągnąć to, co ma koła.
    Coyle potrzebuje zaprzęgów. On je ma, część w Zagrodach, część za wodą, na wybiegu pod Wielką
    Kakadu; sprzedaje tu i tu i od wiosny nie spał. Ceny zaczynają się od dwóch i z czasem nabierają
    śmiałości. Za jego plecami wielbłąd zagina róg kartki w katalogu. Kurz z drogi wchodzi ci
    w gardło.
    .title = Kaszel jest ofertą

entry-102 = Pozycja 1 to cały zaprzęg, zdrowy i dobrany wzrostem, z jednym imieniem na osiem. Jest
    to imię byłej żony licytatora. Przez gardło mu nie przechodzi. Stoi na karteczce, złożonej na
    czworo, którą dołącza się do pozycji, a zanim ją rozłożysz, on idzie na sam koniec ogrodzenia.
    Mówisz je raz. Podnosi się osiem łbów. Podnosi się też głowa kobiety, która kupuje linę, osłania
    oczy i pyta, kto ją woła.
    .title = Imię złożone na czworo

entry-103 = W drugim zaprzęgu prowadzą bliźniaki i w żadnym razie nie wolno im się zobaczyć. „Każdy
    myśli, że jest jedyny” – mówi sprzedawca. Kurtyna jest w cenie. Zielony plusz z kina biegnie
    środkiem uprzęży na mosiężnych kółkach. Na dzień się ją zaciąga. Na noc wolno podwiązać i wtedy
    stoją pysk w pysk, a każdy bierze drugiego za lustro; zanim się zbudzą, zaciąga się ją znowu.
    Z pociągu nie da się tego obsłużyć. Ktoś będzie musiał iść pieszo.
    .title = Kurtyna w cenie

entry-104 = Jeden z ośmiu nie widzi na prawe oko, więc z prawej jest tańszy. Właściciel mówi to sam
    i oprowadza cię wokół niego, żeby było widać, jak zmienia się cena. „Dawniej stawiałem takiego
    pod ścianą” – mówi. „Ludzie widzą przy pierwszej bramie i potem są oschli dla wielbłąda”.
    Chciałby, żeby szedł w środku szeregu, z kimś po prawej. Przez cały ten czas idzie po jego
    ciemnej stronie, z ręką na karku, żeby tamten wiedział.
    .title = Z tej strony taniej

entry-107 = Za ostatnim wykopem wzgórza puszczają. Ziemia, która całymi dniami opierała się na
    jednym ramieniu, kładzie się płasko; pod kołami są znowu szyny, a na prawo i lewo jest zielono.
    Wielbłądy stają wszystkie naraz. Tyle tego jeszcze nie spotkały. Ustawiły się na skraju, noga
    przy nodze, i deptać po tym nie chcą. Dopiero Osei schodzi w fartuchu, zrywa garść i idzie
    wzdłuż szeregu, od nosa do nosa, przedstawia, a im dalej, tym jest łatwiej, bo wieść go
    wyprzedza. Coyle wpisuje do dziennika jazdy, że opóźnienie jest od trawy. Liny zwinięto, kurtynę
    złożono. Przy boku wagonu czyjeś dziecko dolicza zaprzęgi do rubryki pasażerów i dopóki nie
    zawrócą ich do domu, Coyle nie poprawia.
    .title = Powód: trawa

entry-106 = Kobieta, która podchodzi z trzydziestoma ludźmi za plecami, potrzebuje czegoś płaskiego
    i bierze, co najbliżej, czyli twój ładunek. Rozwija na nim książeczkę zarobkową babki. Tyle dni,
    tyle podkładów, otrzymała: nic. Tyle dni. Idzie tak cztery lata. Póki czytasz, Drzazga od
    Podkładników liczy, co udało się zebrać, a jej ludzie stoją na luzie, z hakami szynowymi za
    pasem. „Za cztery lata nie wystawiam” – mówi. „Dniówka od głowy. Albo odbieram w naturze.
    Sprzątamy po sobie”. U biodra wisi jej stary kubek z zieloną kropką na uchu. Na ostatniej
    stronie wyrysowała własną rubrykę i napisała na górze OTRZYMANO. Papier przetarł się tam od
    gumki, a pisać nie było jeszcze czego.
    .title = Otrzymała: nic
choice-106-pay = Zapłać jej dniówkę
result-106-pay = Z każdej kieszeni ubywa dniówka, a ona osusza pierwszą liczbę w tej rubryce.
choice-106-refuse = Niech odbierze w naturze
result-106-refuse = Co bierze, odchodzi krokiem, w porządku, a miejsce po tym zamiatają.

entry-109 = Most czy wielbłądy, jest tego za mało. Na parowóz i kilka wagonów starczy, reszta musi
    iść pieszo, wodą albo skałą. Kto może, ten idzie, z butami na szyi i z cudzym dzieckiem na
    barana. Kto nie może, czeka. Nikt tego nie zarządził: patrzą na to, co przed nimi, potem na
    własne kolana i siadają. Sporo osób wyjęło robótki. „A następny o której?” – pyta staruszek,
    który znalazł sobie suche miejsce. „Siódma cztery” – mówi Coyle. Wypisuje im to na desce,
    słowami, i wbija deskę kamieniem.
    .title = Następny

# Koniec linii

entry-117 = Majster Agregat 9 sporządził rachunek i pyta, czy pora jest dogodna. Na wszystko
    starczył jeden arkusz, liniowany ręcznie. Godziny: całość. Stawka: zwyczajowa. W pozycji
    UCIĄŻLIWOŚĆ jest kreska. Przy TOWARZYSTWIE, gdzie inny wystawca drukuje nazwę, wpisano: tak.
    Suma jest tak mała, że odwracasz kartkę poszukać reszty. „Zamiaru naglenia brak” – mówi Majster
    Agregat 9. „Na poprzednim stanowisku termin przypadał z końcem miesiąca. Pytania, którego, nie
    śmiano zadać”. Referencje przyniesiono za szybą i postawiono tak, żeby słyszały, jak Coyle mówi,
    że rozkład nie ma na to rubryki. Z przodu ogień woła, żeby do niego zajrzeć. Agregat obejrzał
    się na niego już dwa razy i zostaje na miejscu.
    .title = Towarzystwo: tak
choice-117-pay = Zapłać rachunek
result-117-pay = Przelicza sumę, wydaje resztę i pyta, która część dachu.
choice-117-refuse = Obiecaj zapłatę za miesiąc
result-117-refuse = Dziękuje, wpina arkusz za poprzednie i idzie zajrzeć do ognia.

entry-75 = DZIĘKUJEMY, głoszą odboje przy Ostatniej Lampie, literami na metr, pociągowi, który do
    dziś nie przyszedł. Małgorzata staje nosem przy K. Z jednej strony jest peron, z drugiej
    latarnia, a między nimi zagłębienie w skale, w którym słodka woda wychodzi tak cicho, że bierze
    się ją za kałużę. Ostatni odcinek każda mapa nazywa Milą Małgorzaty. To częste imię, mówi Coyle,
    z ręką jeszcze na hamulcu. Nikt nie wysiadł. Granią idą ludzie w równych odstępach, z szynami na
    ramionach, bez pośpiechu. Szyny są z toru, którym tu się jechało, albo z czyjegoś. Przyszli po
    resztę, a reszta jest pod twoimi stopami.
    .title = DZIĘKUJEMY

entry-82 = Szyna pod butem zaczęła drżeć. Najpierw jest to jedna nuta, potem cztery. W Solnej
    Katedrze śpiewają w tor, usta przy żelazie, i przyszło to taki kawał, a basów nie zgubiło. Na
    grani noszący szyny patrzą na swoje nogi. Nogi wybijają takt. Ten hymn ułożono do znoszenia po
    schodach czegoś ciężkiego i kto nosi, ten wie, co z nim robić. Cały jeden gang robi w tył zwrot
    i odchodzi krawędzią nieba, lewa, lewa, od kolan w górę zaskoczony. Pod ostatnią zwrotką wchodzi
    głos przed mutacją i podaje odległość.
    .title = Koleją

entry-83 = Żaden promień nie wyszedł ci naprzeciw. Ostatnią milę przejechano na dziecięcym bębenku,
    po uderzeniu na podkład. Niosła go przed parowozem sześcioletnia dziewczynka i miała przestawać
    tam, gdzie podkładu nie ma. Przestała dwa razy. Na skałach latarnik oparł bosak o ziemię i stoi
    twarzą do laterny, gdzie coś kiedyś chodziło w górę i w dół. „Statek, jak należy przyjąć” – mówi
    i wpisuje cię do dziennika po omacku. O lampę nie pyta, a proponować nikt nie ma śmiałości. Na
    grani są teraz światła, o wiele niżej, niż były, i latarnik zaczął zapisywać także te.
    .title = Po uderzeniu na podkład

entry-84 = Promień wchodzi od morza i bierze pociąg z przodu. Staje na parowozie, potem na każdym
    wagonie, na tak długo, jak trwa rachunek. Z końca wraca do czwartego i liczy go drugi raz, bo
    jeden pasażer zszedł między deski po łyżkę. To, co trafiło na górę zamiast pompy, chodzi w kółko
    z cichym tykaniem. „Statek, sztuk jeden” – mówi latarnik na skałach. „Zgłoszono odnalezienie”.
    Zapisuje, a sweter podjeżdża mu na łokciu, gdzie cera znów się przetarła. Potem światło zostawia
    pociąg. Przechodzi na grań i tam zaczyna liczyć.
    .title = Zgłoszono odnalezienie

entry-110 = Coyle przepisała listę pasażerów na papier i czyta ją z końca ostatniego peronu, równo,
    jak rusza pociąg. Głos dostaje ptaszka. Gdy głosu nie ma, nie od razu idzie dalej. Trzyma ołówek
    w miejscu na tyle długo, żeby ktoś zdążył dojść z drugiego końca długiego wagonu, z bagażem
    i z przeprosinami. Dopiero potem czyta następne. Wiatr na ten czas ustał. Kto jeszcze jest na
    grani, stoi z dłonią za uchem. Lista jest tak długa, że nie chce się wierzyć, by byli na niej
    sami ludzie. Na samym dole został jeden wolny wiersz. Coyle myśli o nim chwilę, obraca arkusz
    i podaje ci ołówek, tępym końcem.
    .title = Głos dostaje ptaszka
choice-110-box = Wyślij Skrzynkę
result-110-box = Idzie w górę stoku, a za nią odchodzi cały gang, w sporze o wieko.
choice-110-stay = Podpisz ostatni wiersz
result-110-stay = Grafit łamie się na twoim nazwisku, więc ona je kończy.

entry-111 = „No, już można” – mówi Coyle do tego, kto stoi najbliżej linki. Nikt się nie rwie. Zakaz
    gwizdania jest od Ogrodu i węzeł też, a wiązała go ona, więc musi go sama rozsupłać gwoździem.
    Pary jest na raz. Brzydszego głosu nie ma: gwizdek zaczyna od zawiasu, dochodzi do gęsi i tam
    się sadowi, z całym kotłem za plecami. Odpowiadają psy. Odpowiadają z bliska, ze wzgórz
    i z daleka, wzdłuż toru, gdzie po drodze nie było żadnego, każdy mniejszy, aż nie wiadomo, czy
    to był ostatni. Drugą dłoń Coyle trzyma płasko na żelazie. Igła schodzi po ćwiartce, a gdy leży
    na kołku, głos też nie od razu ustaje.
    .title = Pary na raz

# Zakończenia

entry-112 = Wzdłuż linii przypływu stoi trzysta par butów, w kolejności z listy pasażerów. Nikt tak
    nie kazał. Ich właściciele są wyżej, u źródła, które przelewa się przez próg nie szerszy od
    talerza i mówi do sadzawki jedną sylabę. Czerpak jest jeden. Coyle płucze go, napełnia i podaje
    kobiecie od materaca, a ta mówi: najpierw ty. Ale Coyle jest na służbie. Czerpak idzie więc do
    Osei, a ten ma ręce w mące, do Agnes Root, która napije się, jak usiądzie, do mężczyzny, któremu
    nie wypada, i z powrotem. Pije się tak cały wieczór. Przypływ zdążył przez ten czas zajrzeć do
    butów i nie ruszył żadnych prócz najmniejszych. Na peronie wisi tablica z Ogrodu. Stoi na niej
    PRZYJAZD. Coyle trzyma kredę i czeka, aż przełknie ostatnia osoba.
    .title = Najpierw ty

entry-113 = Miasto zaczyna się od rzędu namiotów, rowu i kłótni, z której strony jest front. Chleb
    jest wcześniej niż dach. Woda biegnie przy każdym wejściu, w rynnie ze ścian wagonów, i czyta
    się po niej kawałki nazwisk. Na wzniesieniu z tyłu jest kopiec, w którym nikt nie leży. Usypano
    go tym, co się nie odezwali, gdziekolwiek to było. Kto się odezwał, ten coś tam wniósł,
    w kapeluszu albo w fartuchu, aż kopiec zrobił się długi jak wagon. Przemów nikt nie chciał.
    Coyle poszła na górę bez nikogo, z kluczem, i przykręciła w głowach gwizdek do słupka. To dobra
    część, powiedziała, szkoda jej dla parowozu, który nigdzie nie jedzie. Gdy wiatr jest z zachodu,
    słychać ją jak czajnik o dwa namioty dalej. Ludzie odstawiają to, co niosą. Jest 7.04.
    .title = Dobra część

entry-114 = Staje na dobre tam, gdzie stoi. Głosowania nie ma. Któregoś wieczoru między jej poręczą
    a słupkiem pojawia się sznur na bieliznę i rano nikt go nie zdejmuje. Na wiosnę w tendrze wiszą
    firanki, po ciepłej stronie kotła leżą dynie, a do wagonu piątego stoi kolejka po chleb. Wodę
    nosi się według grafiku i każda bańka ma u Coyle ptaszka. Mieszka w budce maszynisty i dba
    o szyby. Połowę nazwisk zabrał deszcz, więc obeszli pociąg z farbą i napisali je od nowa.
    Wszystkie, jakie przyszły komuś na myśl, aż po tych, co wysiedli wcześniej, w razie listów.
    W zimne noce żelazo się kurczy. Wzdłuż sprzęgów leci wtedy brzęk, jak przy ruszaniu, i w każdym
    oknie zapala się lampa. Palą się trochę. Osei, który i tak jest na nogach, nastawia ciasto.
    .title = Tam, gdzie stoi

entry-115 = Majster Agregat 9 kończy zmianę. Wygarnia popiół, układa świeży ogień, zdejmuje
    z gwoździa kapelusz, a potem zdejmuje gwóźdź. Wszystkich pasażerów uprasza się uprzejmie
    o wysiadanie i są z tobołkami na dole, zanim ktoś wpadnie na to, żeby spytać po co. Następnie
    przechodzi przez pociąg w sprawie rzeczy zostawionych. Wydaje rękawiczkę. Potem sprzęga wagony,
    daje prawidłowy sygnał obiema rękami i odczekuje pełną minutę na spóźnionych. Odjeżdża
    w pojedynkę, za odboje, torem, który kładzie z przodu i zdejmuje z tyłu. Słychać go przez resztę
    dnia, dwie nuty, położyć, zdjąć, coraz dalej na wrzosowisku. Nikt nie biegnie. W popiele leżą
    referencje, szyba cała: nadinspektor, wdowa, żółte pudełko. Za nimi jest rachunek, zamknięty
    kreską. Na końcu są referencje nowe, drukiem, który się pochyla. Wystawiono je tobie. Są
    sprawiedliwe.
    .title = Wszystkim zainteresowanym

entry-116 = Za zbłąkaną kozą idzie kobieta i to ona znajduje przy torze dziurkacz do biletów, wciąż
    na łańcuszku. Łańcuszek nie jest do niczego przypięty. Naciska. Dziurka wychodzi w kształcie
    klucza, bardzo czysta, a że papieru nie ma, próbuje na liściu, potem na rąbku spódnicy. Po tej
    stronie tor jest cały. Chwasty między podkładami sięgają na dłoń, więc jeżdżono nim jeszcze
    w tym roku. Tuż za dziurkaczem tor się kończy. Dalej szyny zdjęto i ułożono, podkłady po
    czternaście, haki do słoików, kamień zagrabiony. Rozgląda się za parowozem. Śladów butów jest
    bardzo dużo, odchodzą w trawę po dwa, po cztery, i nic nie wskazuje, że ktoś biegł. Woła raz.
    Potem wraca z kozą do siebie i jeszcze przez lata każdy papier w tym domu, kiedy jest po nim, ma
    w sobie klucz.
    .title = Dziurkacz

# Epilogi

entry-118 = Do drugiej wiosny kawałek Tollivera się zdarzył. Ma czterdzieści metrów. W Katedrze
    mówią na niego korytarz, wzdłuż linii mówią bocznica. Jedni i drudzy przeprowadzą cię
    z latarnią, za darmo, i pokażą, gdzie było miękko. Kończy się przeciągiem i widokiem na resztę.
    Przy wylocie wisi rysunek, za szkłem, żeby zwiedzający mogli szukać miejsca, w którym się nie
    zgadza. Było takie, przy stopniu. Stopień poprawiono. Z ołówka został ogryzek; leży na półce,
    każdemu pod ręką i nikomu nie wolno. Obiecano następny. Tymczasem Tolliver ma arkusz, na którym
    są tylko numery wzdłuż brzegów, i każe sobie opisywać drugą stronę wzgórza.
    .title = Czterdzieści metrów

entry-119 = Grafik na drzwiach laterny prowadzą dwie ręce i jedna sama sobie liniuje. W noce ze
    światłem ktoś światło obraca. W noce bez światła ktoś obchodzi skały z dzwonkiem; zmiana jest ta
    sama i płaca ta sama. Latarnik bierze psią wachtę, z wyboru. Jego sweter z cerą ma nowy łokieć,
    niebieski, takim kolorem, jakiego nie dostanie się w żadnym z sześciu miast. Nikt się nie
    przyznał. Ktoś z rannej zmiany od jesieni chodzi z zimnymi uszami. Każdego, kto obejmuje służbę,
    nadal uprasza się o podanie statku, więc zaczęli przynosić: łupinę orzecha, okręcik z papieru,
    pół mydelniczki. Flota stoi na parapecie, w kolejności przybycia, dziobem w morze.
    .title = Nowy łokieć

entry-120 = Pod Temblakiem zwinięto linę od studni i powieszono na haku, który wbito dla lampy.
    Stragany podeszły pod samą cembrowinę, bo cień to cień. Któregoś południa chłopak zdejmuje linę,
    uwiązuje wiadro i spuszcza je na szczęście, do samego końca, z językiem między zębami. Długo to
    jedzie. Straganiarz za straganiarzem przestaje krzyczeć, żeby usłyszeć, jak się kończy, i nikt
    nie przyjmuje zakładów. Jest stuk, drewno o kamień. Chłopak czeka, gdyby jednak woda. Potem
    wyciąga je i stawia na cembrowinie, i nikt nie zagląda. „I jak tam na dole?” – pyta
    z grzeczności kobieta od pokrywek. Chłopak się zastanawia. „Chłodno” – mówi. Wszyscy przysunęli
    się trochę do wiadra.
    .title = Drewno o kamień
