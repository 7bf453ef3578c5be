# A2 Długie liczenie: strona tytułowa, strony, wpisy. Co robią, stoi w content/data/tales.

adventure-long_count = Co wieczór o szóstej każde radio w kraju podaje liczbę, a potem nazwisko.
    Rano tej osoby już nie ma, a łóżko jest pościelone. Liczba maleje. Nikomu, o ile wiadomo, włos
    z głowy nie spadł i nikogo, o ile wiadomo, nie znaleziono. Możesz wspiąć się do tego głosu,
    poukrywać ludzi z jego listy albo przeciąć mu linie, a na koniec, cokolwiek wybierzesz, zadzwoni
    telefon, którego nie połączono z niczym. Dla jednego rycerza albo dwóch w jednych rękach, i dla
    kurierki, która dobrze rachuje.
    .title = Długie liczenie
    .mode = Dla jednego rycerza albo dwóch w jednych rękach
    .length = Najwyżej 4, 8, 7 i 3 rundy, około 2 godzin
page-n1 = Jedenaście już odczytano, na dziś wieczór jest dziesięć. Głos idzie z Czaszy Chóru, dzień
    drogi w głąb równiny, gdzie nikt nie mieszka, a ktoś odkurza. Po jednej z nóg idzie drabina,
    obok jest wyciąg. Warto by zobaczyć, kto czyta, z czego i jak daleko jest już na stronie.
    .goal = Wespnij się na Czaszę Chóru i zobacz, kto liczy.
    .rules = Zaczynasz w Alice Offsprings. Na polu Czasza Chóru wespnij się akcją wątku: test:
        Przetrwanie (2) albo 2 paliwa na wyciąg. Nieudany test zadaje ci 1 ranę, a w późniejszej
        turze możesz spróbować znowu; przy 3 sukcesach nikt cię nie widzi. Znacznik czasu zaczyna na
        4. Gdy zobaczysz pokój na górze, strona przewraca się na koniec rundy. Jeśli czas minie,
        przewraca się mimo to, a następna daje ci o rundę mniej.

page-n2 = Drzwi jest pięcioro, mówi Siódemka, a ludzie są za trojgiem. Rachunek może zrobić, drzwi
    nie. Tym z listy kazano siedzieć w domu, aż ktoś po nich zajdzie, więc ktoś zajdzie. Bądź tam
    przedtem. Potem trzeba im pokoju w mieście, z kluczem i bez radia.
    .goal = Ukryj w miastach trzy osoby z listy.
    .rules = Pięć żetonów wątku leży zakrytych: trzy osoby i dwie pułapki. Zapukaj tam akcją wątku,
        aby odkryć żeton. Kto się przyłączy, jedzie z tobą; jeśli stracisz przytomność, jedna z tych
        osób przepada. Ukryj je w mieście akcją wątku, po 1 zasobie za każdą. Raz na rundę Siódemka
        pozwala ci rzucić ponownie 1 kością testu Gadki. Znacznik czasu zaczyna na 8, a po
        spóźnieniu na 7. Gdy trzy osoby są ukryte, strona od razu się przewraca.

page-n3a = Wieża ma trzynaście pięter, a najniższe zabrał piach. Na dziewiątym jest okno, w którym
    tydzień temu było ciemno. Między nim a czwartym są biurko, roślina, dwa karabiny, szuflada
    i łącznica, a wszystko to bardzo się cieszy z wizyty. Nikt nie będzie cię zatrzymywał. Będą
    tylko pytać.
    .goal = Dojdź na dziewiąte piętro Cerbero Tower.
    .rules = Na polu Cerbero Tower wejdź piętro wyżej akcją wątku. Każde piętro ma swój test:
        Technika (2), Gadka (2), Spluwy (2), potem znowu Technika (2) i Gadka (2). Po udanym jesteś
        o piętro wyżej. Po nieudanym możesz wejść mimo to, za 1 radiacji albo za jedną z ukrytych
        osób, albo zostać na miejscu. Znacznik czasu zaczyna na 7. Na dziewiątym piętrze strona od
        razu się przewraca; jeśli czas minie, odprowadzają cię do wyjścia.

page-n3b = Głos musi mieć linię. Ten ma trzy, z morza, z Czaszy i mostem, a każda jest w dotyku
    ciepła. Na jednej ludzie suszą koszule. Przetnij dowolne dwie i będzie wieczór, w którym nic nie
    ma. Masz piłę, rysunek i tyle czasu, ile trwa liczenie od sześciu w dół.
    .goal = Przetnij dwie z trzech linii.
    .rules = Żetony wyzwania leżą na polach Zatopiony Pasaż, Czasza Chóru i Szew. Przetnij tam linię
        akcją wątku: w wodzie Przetrwanie (2), przy Czaszy Technika (2), na moście Kosy (2); 2
        zasoby dodają 1 sukces. Każdy brakujący sukces zadaje ci 1 ranę. Za każdą przeciętą linię
        skreślasz 1 literę tej strony. Znacznik czasu zaczyna na 6, przy jednym rycerzu na 7. Gdy
        przetniesz dwie, strona przewraca się na koniec rundy.

page-n4 = To tylko telefon, czarny, na osiemnastu calach kabla, i dzwoni. Na końcu kabla nie ma nic.
    Możesz odebrać, możesz go rozbić, możesz powiedzieć, że to do kogoś innego. Wiecznie dzwonił nie
    będzie, a dzwoni do ciebie.
    .goal = Odbierz, rozbij aparat albo podaj inne nazwisko.
    .rules = Trzy akcje wątku, gdziekolwiek jesteś. Odbierz: Gadka (5), przy dwóch rycerzach (7),
        i 1 sukces za każdą ukrytą osobę. Rozbij aparat: Technika (3), przy dwóch rycerzach (4), o 1
        mniej za przeciętą linię; gdy przecięto dwie, pęka bez testu. Podaj inne nazwisko: Gadka
        (2). W każdej 2 zasoby dodają 1 sukces. Jeśli odbierzesz i test jest nieudany, propozycja
        zależy od tego, ile osób ukryto i ile linii przecięto. Znacznik czasu zaczyna na 3, a po
        spóźnieniu, teraz lub dawniej, na 2.

choice-n1-ladder = Wejdź znowu po drabinie
choice-n1-winch = Zatankuj jednak wyciąg
choice-n2-one = Weź jeden pokój
choice-n2-two = Zapytaj o dwa łóżka
choice-n2-three = Wynajmij całe piętro
choice-n3b-cut = Tnij tym, co masz
choice-n3b-more = Wydaj dwa na lepsze narzędzia

entry-157 = Na wieczorną liczbę w Alice Offsprings włączają każde radio. O szóstej Ciocia Rachuba,
    głos o pięknych manierach, mówi „Jedenaście”, a potem nazwisko w całości, z drugim imieniem. Po
    drugiej stronie stołu, w kantynie, mężczyzna odkłada łyżkę. Zagląda do zupy. Potem wyciera łyżkę
    z obu stron, kładzie ją równo przy misce i oddaje chleb dziewczynce obok. Nikt nie pyta. W Alice
    każdy sam wybiera sobie rodziców, a poza tym uważa, o czym wspomina. Rano łóżko jest pościelone,
    rogi podwinięte, a spod niego zniknęły buty. „Klucz by zostawił” – mówi gospodyni, która chętnie
    by ten pokój wynajęła. Klucz tkwi w drzwiach, od środka, a okno uchyla się na szerokość dłoni,
    na czwartym piętrze. Na parapecie stoi radio. Jest odkurzone i ciepłe.
    .title = Wieczorna liczba
entry-158 = Czasza Chóru jest szeroka jak wieś, a na jej brzegu siedzą wkoło ptaki, dziobami do
    środka. Po jednej z nóg idzie drabina. Brakuje w niej co dziewiątego szczebla. Każdy odpiłował
    na równo ktoś staranny, a kikuty dostały tę samą szarą farbę co reszta. Obok, na dwóch
    nasmarowanych linach, wisi klatka wyciągu, wielkości szafy. 2 OSOBY ALBO 1 DYREKTOR, głosi
    tabliczka na drzwiczkach. Silnik ma pusty bak, bak ma lejek, a lejek ma szydełkową serwetkę
    z koralikami, od much. Patrzysz w górę. Sporo ponad ptakami świeci się jedno okno. Przez misę
    przechodzi wiatr, misa wydaje nutę, słyszy, że trochę za niską, i podciąga ją.
    .title = Co dziewiąty szczebel
choice-158-ladder = Wejdź po drabinie
choice-158-winch = Zatankuj silnik wyciągu
entry-159 = Liczysz do ośmiu i ręka zamyka się na dziewiątym. Jest farba, a potem nie ma nic. Wisisz
    na drugiej ręce nad dużym kawałkiem kraju, but chodzi w kółko i szuka oparcia, a plecy dwa razy
    natrafiają na nogę Czaszy. W górze misa ciągnie swoją nutę. Właśnie miała ją zmienić. Trzyma ją
    na miejscu, równo i cierpliwie, dopóki obie dłonie nie obejmą żelaza, i dopiero wtedy schodzi
    niżej.
    .title = Na jednej ręce
entry-160 = W pokoju na górze są biurko, palnik gazowy i mikrofon we włóczkowym kubraczku. Przy
    biurku nie ma nikogo. Stołek wsunięto pod blat. U stóp mikrofonu leży kupka kart, wyrównana do
    krawędzi, a na każdej są numer, nazwisko i dwie kratki, ZADOWOLENIE: TAK, NIE. Podnosisz
    wierzchnią, dziesiątą. Zaznaczono ją fioletowym ołówkiem, w drugiej kratce, z naciskiem.
    Następną tak samo i następną też. Zjeżdżasz kciukiem przez całą kupkę i słychać, jak ptaki
    przestępują na brzegu. Karta na samym dole ma numer zero. Nazwisko na niej jest twoje. Obie
    kratki są puste, a rogi zmiękły od wyjmowania i oglądania. „O, jak dobrze” – mówi kubraczek
    głosem, który znasz z wieczorów. „A mam tu ciebie na jutro”.
    .title = Tak albo nie
entry-161 = Przez szparę w drzwiach widać dwie maszyny przy pracy. Jedna mówi i zostawia przerwę
    tam, gdzie wypadałby oddech, druga pisze, a między nimi stoi filiżanka herbaty, dla żadnej.
    „Dziesięć” – mówi pierwsza. „Nie. Dziesięć przełożono na wieczór, w tej chwili jest u fryzjera”.
    Klawisze milkną. Spod spodka wystaje księga na długość dłoni, z tasiemką. Jesteś przy biurku,
    zanim cokolwiek postanowisz. Unosisz spodek razem z herbatą, wysuwasz Księgę i odstawiasz
    herbatę na jej własne kółko. W ostatnim wierszu, przy zerze, stoi twoje nazwisko, a za nim nic.
    Żadna się nie odwróciła. „Dziękuje się” – mówi pierwsza maszyna w powietrze przed sobą, czeka
    i przechodzi do dziewięciu.
    .title = Pod spodkiem
entry-162 = Dogania cię, gdziekolwiek jesteś. Są odbiorniki w porzuconych wozach i w chatach
    pasterzy, jeden wisi kozie na szyi, i o szóstej wszystkie odchrząkują. „Dziesięć” – mówi głos.
    Podaje nazwisko i drugie imię, a całej okolicy życzy przyjemnej nocy. Od dawna kierujesz się na
    okno, jedyne zapalone na równinie, żółte, z krzywą roletą. Teraz na nie patrzysz. Wstaje w nim
    cień, pochyla się i wygładza coś na wysokości łóżka. Potem okno gaśnie i zostaje ci sama droga.
    .title = Dziesięć
entry-163 = Na bagażu siedzi kobieta, a na kolanach dzwoni jej telefon. „Do ciebie” – mówi. „Od
    wtorku jest do ciebie”. Telefon jest czarny, na osiemnastu calach kabla, a koniec kabla ktoś
    odgryzł. Dzwoni dalej. Kobieta ma kurierską torbę, na przegubie dwa zegarki, każdy z inną
    godziną, a twoje herbatniki ma już za sobą. „Siódemka” – mówi. „Tak na mnie wołają i tyle ich
    było w paczce”. Pytasz, kto dzwoni. Myśli nad tym i nie śmieje się. „Ktoś porządny. Mam od niego
    listę, pięcioro drzwi. Troje to prawdziwi ludzie, dwoje nie, i nie pytaj mnie które, ja jestem
    dobra tylko w słupkach”. Podnosi aparat za uchwyt i trzyma na wyciągnięcie ręki. Dzwonienie
    ustaje. „No” – mówi Siódemka. „Teraz wie, że się znamy”.
    .title = Od wtorku do ciebie
entry-164 = „Trzy są pociechy w tym, że się człowieka liczy” – mówi ktoś, kto idzie obok ciebie,
    a przed ostatnim zakrętem nie szedł. „Pierwsza: jest sprawiedliwie. Druga: szybko po wszystkim”.
    Czekasz na trzecią. Brat Abakus przesuwa w marszu śruby na sznurze, na każdej nakrętka,
    dokręcona w palcach, a pod pachą ma księgę firmy, zawiniętą w czysty ręcznik. Idzie do jednego
    z nazwisk. Chętnie by cię wziął, zna krótszą drogę i ponumerował na niej furtki. Okazuje się, że
    do niego nikt nigdy nie zadzwonił. A poszedł się na to ostrzyc. Między dziewiątą śrubą
    a dziesiątą jest na sznurze przerwa, długa na jedną śrubę, wytarta do gładka. Tam trzyma kciuk.
    „Powiesz mi, gdyby zadzwonili do ciebie” – mówi Brat Abakus. „Chciałbym tylko usłyszeć, jak to
    jest ujęte”.
    .title = Kciuk na sznurze
choice-164-walk = Idź razem z nim
result-164-walk = Do samego końca pilnuje ci kroku, a furtki otwierają się w kolejności, którą
    podał.
choice-164-send = Wyślij go przodem
result-164-send = Idzie przodem i o nic nie pyta, a przez milę słychać, jak przesuwa śruby.
choice-164-ask = Poproś o wgląd w księgę
result-164-ask = Odwija jeden róg, potem całą księgę i chce tylko, żeby mu oddać ręcznik.
result-164-ask-fail = Uprzejmie przytrzymuje ręcznik, a rano twoje koło ma numer kredą.
entry-165 = Drzwi zastawiono od zewnątrz ławkami. Jest ich czternaście, związanych sznurem,
    z kałamarzami w otworach, a w pierwszym rzędzie siedzą uczniowie, dorosłe chłopy z podwiniętymi
    rękawami, jeden siwy. „Pani się nie zabiera” – mówi siwy. „Ułamki nieskończone”. Przez szparę
    przy podłodze wysuwa się karteczka. Są na niej ich nazwiska i stopnie za węzły, w skali do
    dziesięciu. „Dwa” – mówi od środka pani Dace. „Pięć. Sześć, gdyby mnie najpierw spytano. Kto tam
    tak oddycha?” Mówisz, kto i po co. Pani Dace myśli, a kreda stuka w drewno. Na nadprożu ktoś
    napisał 9, ktoś inny próbował to zetrzeć mokrym mankietem. „Nie wolno ich zostawić w środku
    półrocza” – mówią drzwi. Siwy podnosi rękę.
    .title = Z przywiązania
choice-165-persuade = Zadaj klasie pytanie
result-165-persuade = Klasa myli się na czternaście sposobów i pani Dace wychodzi zrobić z tym
    porządek, już w kapeluszu.
result-165-persuade-fail = Kosztuje cię to dzielenie pisemne i linijkę po palcach, ale pani Dace
    jedzie.
choice-165-pay = Zapłać za stracone lekcje
result-165-pay = Dostajesz pokwitowanie, a siwy odnosi jej książki aż do furtki.
entry-166 = Nikt tej cysterny nie zamknął. Podnosisz pokrywę i woda stoi równo z brzegiem. Na dnie,
    w ołowianych butach, na kuchennym krześle siedzi człowiek w hełmie nurka. Patrzy w górę.
    Pokazuje płaską dłoń, że chwila, i przewraca kartkę. Książkę wydrukowano na ceracie. Z hełmu
    idzie przez brzeg wąż do pompy, pompę kręci wiatrak, a gdy wiatr słabnie, człowiekowi trochę
    opada głowa, aż znowu zawieje. Na krawędzi stoi radio, twarzą do ściany. Dookoła wypisano kredą
    jakiś numer, ale większość wzięła wilgoć. Pukasz w żelazo. W górę idzie jeden bąbel, spory.
    Kiedy pęka, jest w nim słowo. „Nie” – mówi Penhallow i czeka, aż twoje dojdzie do niego.
    .title = Tam, gdzie nie słychać
choice-166-dive = Zejdź do niego
result-166-dive = Wypływasz na sino, za rękę prowadzisz ołowianą rękawicę, a on trzyma palec między
    kartkami.
result-166-dive-fail = Łykasz sporo tego, w czym siedzi, i to on wnosi cię po własnej drabinie.
choice-166-wait = Poczekaj do końca rozdziału
result-166-wait = Rozdział jest długi; potem on wychodzi, ocieka i mówi ci, kto zabił.
entry-167 = Szafa odzywa się, zanim zdążysz zapukać. „Kto tam i w ilu osobach?” Podajesz liczbę.
    Słychać ołówek. Potem drzwi otwierają się od wewnątrz i na cudzych butach, z listą na kolanie,
    siedzi Bea, która prowadzi ją dla tej ulicy. Jest tam każdy dom, a w domu każda osoba, a przy
    każdej osobie ptaszek. Stawiała je, jak wychodzili, żeby nie musieli po to wracać. Mówi szeptem,
    bo mógłby ktoś podsłuchać sumę. Na samym dole wpisała siebie, a niżej siebie jeszcze raz,
    ładniejszym pismem. „Na wypadek, gdyby jedną wywołali” – mówi Bea. Patrzy na twoje buty, a potem
    obok nich. „Bez ptaszka nie mogę iść. Sobie nie mogę go postawić”. Obraca ołówek i podaje ci go
    tym końcem, na którym jest gumka.
    .title = Ptaszek, dwa razy
choice-167-tick = Jedną zetrzyj, drugą odhacz
result-167-tick = Ogląda ptaszka, zdmuchuje okruszki i pyta, która z dwóch ma wziąć płaszcz.
result-167-tick-fail = Wycierasz w papierze dziurę i Bea jedzie z tobą, a tam, gdzie było nazwisko,
    widać dzień.
choice-167-ledger = Pokaż jej Księgę
result-167-ledger = Znajduje się w niej, raz, na fioletowo, i zagina ci róg na innej stronie.
entry-168 = Nakryto na dwie osoby. Jest obrus, świeży bochenek, dzbanek pod pikowaną czapką
    i krzesło, odsunięte od stołu tak, jak zostawiłby ci je kelner. Drugie jest dosunięte. „Zechce
    usiąść” – nie mówi nikt. Stoi to na kartce, fioletowym ołówkiem, ze strzałką. Na talerzu leży
    to, co lubisz najbardziej, a na tej drodze nikt tego od ciebie nie słyszał. Obchodzisz stół raz.
    Chleb jest prawdziwy i masło jest prawdziwe. Od bliższej nogi krzesła idzie w górę drut, cienki
    jak włos w zupie, za obrus i pod wieczko cukiernicy. Wieczko nie dolega. Herbata w dzbanku
    akurat dochodzi do właściwego koloru.
    .title = Dwie łyżeczki
entry-169 = Otwiera w fartuchu. „Dzień dobry” – mówi Rozjemca. „Dla lokatora znaleziono lepsze
    miejsce. Uprzejmie odbierze się płaszcz”. W sieni za nim wisi dziewięć płaszczy,
    wyszczotkowanych, według wzrostu. Upieczono ciasto. Pranie wisi kolorami, a w drugiej ręce
    Rozjemca trzyma pończochę, którą zacerował drutem bezpiecznikowym. Mówisz, że płaszcz zostaje na
    tobie. „Wobec tego należy zapytać, czy dobrze ci tu, gdzie jesteś” – mówi. „Jest to próg”.
    Odstępuje, żeby zrobić przejście. Bokiem, między nim a ścianą, da się wejść. Potem wkłada
    pończochę do kieszeni fartucha, starannie, igłą do środka, a że nikt się nie rusza, z tej samej
    kieszeni wyjmuje coś innego.
    .title = Lepsze miejsce
entry-170 = Gospodyni potrzebne jest nazwisko do księgi. Stronę ma otwartą, drugie krzesło
    przyniesione i wolałaby to załatwić przed ziemniakami. Osoba, którą przywozisz, patrzy na pióro,
    długo jak na pióro tej wielkości. Potem pewną ręką, domykając każdą literę, wpisuje twoje
    nazwisko. „Rodzina?” – pyta gospodyni. Nikt nie mówi, że nie. Gospodyni suszy wpis, odwraca
    księgę do ściany i zdejmuje klucz z drewnianą rybą. Pokój jest od podwórza, bez radia. Sprzedała
    je, mówi, bo ciągle o nią pytało. W drzwiach daje ci jeszcze to, co zostało po poprzednim
    gościu. „Z szuflady kogoś od was” – mówi. „Bierz, i tak wszystko na jedno nazwisko”.
    .title = Do meldunku
entry-171 = Kiedy wracasz, czyści gaźnik twoją szczoteczką do zębów. „Oni nie umierają, wiesz” –
    mówi Siódemka. „Ci z listy. Znalazłam Czwórkę. Jest w Alice, ma nową fryzurę i nowego chłopa.
    Mówi, że zadzwonił miły głos i spytał, czy jest szczęśliwa, a jak powiedziała, że nie, to
    powiedział jej, dokąd iść”. Wydmuchuje pył z dyszy. „Mnie o to nie pytał. Pytał, ile osób
    wyniosłam z Pomp tej nocy, kiedy poszedł mur, a ja mu na to, że dziewiętnaście”. Szczoteczka
    staje. „Jedenaście. I tak podziękował. A potem zdjął mnie z listy”. Podnosi wzrok i ten jeden
    raz nie jest dowcipna. „Jak myślisz, co on robi z tymi, co kłamią?”
    .title = Numer siedem
choice-171-trust = Daj jej Księgę do sprawdzenia
result-171-trust = Oddajesz ją na dobre; Siódemka czyta do końca i z całej Księgi wytarto tylko jej
    wiersz.
choice-171-ask = Zapytaj o tych ośmioro
result-171-ask = Trwa to do zmroku; wymienia ośmioro po kolei, każde z tym, co niosło w rękach.
result-171-ask-fail = Wkręca dyszę, nalewa ci do baku i nim przyjdzie ci coś do głowy, już jej nie
    ma.
choice-171-meds = Podziel dawkę i dopiero zapytaj
result-171-meds = Każde dostaje pół dawki, a ośmioro idzie łatwiej, kiedy przed nimi było coś
    gorzkiego.
result-171-meds-fail = Dziękuje za łyżkę, nalewa ci do baku i odchodzi drugą drogą,
    w rozsznurowanych butach.
choice-171-distance = Trzymaj się z daleka
result-171-distance = Zajmujesz się własnymi zapasami, a szczoteczka za plecami szoruje mocniej, niż
    trzeba gaźnikowi.
entry-172 = Wzdłuż krawędzi końskiego koryta leży sznur śrub, a za nim ktoś świeżo ostrzyżony czeka,
    aż skończysz. „Dla siebie bym nie prosił” – mówi Brat Abakus. Odsuwa dwie śruby od reszty. W tym
    układzie są dwie pociechy. Nazwisko, które jest na liście, schodzi z niej, dzisiaj, i nikt pod
    nie nie zadzwoni. Wchodzi za to inne, takie, którego się nie używa. „Nie musi to być nikt
    znajomy. Przekonałem się, że tak jest życzliwiej”. Śruby umył octem, czuć to od mankietów.
    Pierwsza jest zwyczajna. Na drugą, widać to z bliska, nawleczono już skrawek papieru, złożony,
    pismem do środka. Kciuk trzyma na pustym miejscu. „Trzeba by tylko twojego słowa” – mówi Abakus.
    .title = Nazwisko za nazwisko
choice-172-refuse = Zsuń śruby razem
result-172-refuse = Śruby stukają; nawleka je na nowo i musi trzymać sznur pod światło.
choice-172-accept = Daj mu słowo
result-172-accept = Jedne drzwi mają dziś spokój, a na ulicy, której nie znasz, dzwoni telefon.
entry-173 = Kiedy wraca ci wzrok, patrzysz na siedzenie. Pas jest zapięty. Leży na niczym,
    dociągnięty do tej samej dziurki co zawsze, luźny koniec wetknięto pod spód, a poduszka ma
    jeszcze kształt, z którego od brzegów schodzi powietrze. Niczego nie rozrzucono. Jest płaszcz,
    złożony podszewką na wierzch. Jest pół kanapki, na nowo zawinięte. Wołasz imię, parę razy, na
    cztery strony, takim głosem, jakim woła się cudzego psa. Z daleka, z czyjegoś radia, wraca sama
    końcówka, powiedziana lepiej. Żeby odpiąć pas, musisz się przechylić. Pod klamrą jest jeszcze
    ciepło.
    .title = Zapięte
entry-174 = Siódemka rozbija obóz tak, że wykłada wszystko, ogląda i wkłada na miejsce. Telefon
    wiesza na rosochatym kiju, na tym kablu, jaki ma, słuchawką w dół. „Niech słyszy, że nic nie
    knujemy”. Jest jedna puszka gruszek. Dzieli połówki na dwie pokrywki, dochodzi do tej bez pary,
    patrzy na nią dłuższą chwilę i rozcina ją twoim nożem. „Spytaj o coś” – mówi. „Nie o to”.
    Pytasz, co dawniej woziła. „Głównie okulary. Nie uwierzysz, ilu ludziom brakuje jednej pary”.
    Kładzie się w butach. Myślisz, że śpi, a ona mówi, że je przymierzała. Przez milę, na prostej,
    można było tak jechać i widzieć jak ktoś. Nad głowami słuchawka obraca się na kablu, trochę do
    niej, trochę do ciebie.
    .title = Głównie okulary
choice-174-sleep = Śpij, niech ona czuwa
result-174-sleep = Śpisz do rosy, a buty stoją tam, gdzie trafią na nie stopy.
choice-174-sit = Posiedź razem z nią
result-174-sit = Rano masz sztywny kark i wiesz, jak prosta droga wygląda dla czyjejś matki.
entry-175 = Para wychodzi z pralni na wysokości kostek i rozgląda się po ulicy. W środku szwaczka ma
    na kolanach prześcieradło, czterdzieści stóp, obrębione z trzech stron, i jedzie po obrębie
    kciukiem. „Przysłali do podłużenia” – mówi. „To podłużyłam”. Pod nitką była nitka. Są w niej
    nazwiska, zawiązane w supełki, na jakich sama liczy ściegi. Przy czajniku ich nie powie. Podnosi
    za to brzeg, kładzie na nim twój kciuk i prowadzi: drzwi, drzwi, złe drzwi, drzwi. „Chętnie się
    dowiem, kto płaci za krochmal” – mówi. Na rogu wisi metka z pralni, a na metce trzy psy,
    w kółku.
    .title = Pod obrębem
entry-176 = Wieść przychodzi z pieczywem. W Wieży, która ostatniego lokatora miała, kiedy była
    wysoka, świeci o jedno okno więcej. Wczoraj było ich osiem, mówi córka piekarza, bo od pieca je
    widać. Masz zdjęte buty i podłoga jest ciepła pod lewą stopą, a zimna pod prawą. Idziesz za tym
    w skarpetkach na dwór: pas nie szerszy niż dłoń, pod śpiącym psem i dalej, ku Rozpadlinie. Są
    więc dwie drogi. Jedna w górę, i wtedy rozmawiasz z głosem. Druga w dół, i wtedy głos nie
    rozmawia. Rysujesz obie na papierze od chleba, dokąd która sięga, i obie dochodzą do tego samego
    małego kształtu. Wyglądał na kapelusz. To dzwonek. Wśród twoich rzeczy odzywa się niepodłączony
    telefon, na pół dzwonka.
    .title = Obie drogi do dzwonka
choice-176-climb = Wejdź do dziewiątego okna
choice-176-cut = Idź za ciepłym pasem
entry-177 = Pierwsze domy mają na drzwiach mokrą plamę, na wysokości piersi, w kształcie numeru.
    Schnie od brzegów. Na następnych drzwiach jest druga. Kiedy zaczynasz biec, już ich nie czytasz.
    Ktoś przeszedł całą ulicę z wiadrem i ścierką, bez pośpiechu, porządnie, a przy okazji umył
    schody. Próbujesz drzwi. Są otwarte. W każdym pokoju, do którego wsadzasz głowę, jest pościelone
    łóżko i nakręcony zegar. Z twojej listy nikogo nie ma w domu, prócz tych, których zamykał twój
    klucz. Jeśli rano ktoś jechał z tobą, na bagaż znowu jest miejsce. Na końcu rzędu stoi wiadro
    z wyżętą ścierką na brzegu. Pod spodem leży pokwitowanie za mydło.
    .title = Mokre plamy
entry-178 = Wieżę zbudowano na trzynaście pięter, a dolne trzy wziął piach. Wchodzi się na czwartym,
    oknem, a pod oknem, na wydmie, ktoś położył wycieraczkę. Przez lunetę widać ją z bardzo daleka.
    Napis ma ten co wszystkie. Od wczoraj ją wytrzepano. „Wizyta jest oczekiwana” – mówi z bagażu
    mały telefon. „W dogodnym terminie. Przewidziano bramkę, krótką rozmowę i formalność. Winda jest
    nieczynna od wiosny”. Nie zadzwonił przedtem. Podaje godziny otwarcia, czyli wszystkie,
    i nazwisko osoby, o którą należy pytać, czyli twoje. „Większość osób uznaje schody za znośne” –
    mówi. Wysoko, za szybami ósmego piętra, coś idzie od okna do okna i rozsuwa zasłony. Przy
    dziewiątym puka.
    .title = Wejście na czwartym
entry-179 = Rysunek ktoś podłożył ci do zapasów. To płócienna kalka i rozkładasz ją na ziemi,
    z kamieniem na każdym rogu. Od brzegów schodzą się trzy linie: jedna z wody, jedna z Czaszy,
    jedna mostem przez Szew. Pociągnięto je tuszem, prosto. Tam, gdzie się spotykają, jest schludne
    nakłucie od nóżki cyrkla. Z niego zakreślono wszystkie kółka na arkuszu. W tym miejscu coś
    napisano. Najpierw były litery, potem dziurka. Unosisz płótno pod niebo, żeby światło szło od
    tyłu. To nazwisko, a przekłuto je akurat w haczyku, jaki dajesz ostatniej literze. Dwie z trzech
    powinny wystarczyć. Składasz rysunek po starych zagięciach. Są cztery i jedno jest nowe.
    .title = Trzy linie i dziurka
entry-180 = Identyfikator drukuje się, zanim padnie nazwisko. Wypada na tackę, jeszcze ciepły,
    z klipsem, a na zdjęciu są twoje plecy, w drodze po jakichś schodach. „Uprasza się o noszenie” –
    mówi recepcja. „Osoby bez identyfikatora miewają poczucie, że ich nie ma”. Na piąte piętro idzie
    się przez bramkę ze szczeliną. Identyfikator wchodzi w szczelinę i szczelina go oddaje. Robi to
    dwa razy, w doskonałym humorze. Z boku słupka klapka wisi na jednej śrubce. Za nią przewody
    powiązano w pęczki włóczką, czerwoną, zieloną i musztardową, resztką po czymś. „Bez pośpiechu” –
    mówi recepcja. „Pośpiechu już tu próbowano”.
    .title = Jeszcze ciepły
choice-180-radiation = Przejdź górą, po ciepłych prętach
choice-180-name = Wpisz kogoś innego
choice-180-stay = Usiądź i czekaj
entry-181 = W fotelu komisji siedzi roślina doniczkowa. Jest wyrośnięta, podlana, liście ma
    przetarte, a bibuła przed nią jest czysta, nie licząc kółka. Tobie wskazano krzesło. „Praca
    z ludźmi układa się dobrze?” – pyta głos zza rośliny. „Mam tu wpisane: stara się”. Zaczynasz
    odpowiadać. Głos oddaje ci to odrobinę poprawione, bez kawałka, którego ci wstyd. „A za pięć
    lat?” Jest zegar, są drugie drzwi, a obok nich lampka, czerwona. Nic, o ile widać, nie jest
    zamknięte. Na ścianie wisi dziewięć dyplomów za punktualność, wszystkie na to samo imię.
    W połowie zdania stajesz, żeby poszukać słowa. „Zanotuj to” – mówi głos do rośliny. Jeden liść
    opada i wstaje.
    .title = Dział kadr
choice-181-radiation = Przejdź pod czerwoną lampką
choice-181-name = Podaj kogoś do referencji
choice-181-stay = Umów się na inny termin
entry-182 = Z wykładziny wyjeżdżają na prętach dwa karabiny, oglądają cię i rozwijają pouczenie.
    „Obszar podlega ochronie” – czyta lewy. „Punkt pierwszy. Uprasza się o niewykonywanie ruchów.
    Punkt drugi. Uprasza się o nietrzymanie w rękach niczego. Punkt trzeci”. Podaje prawemu, bo
    prawy ma suchszy głos. „Punkt trzeci. Niniejszym uproszono. Punkt czwarty. Zamiar dalszego
    przejścia wymaga oświadczenia, że powyższe zrozumiano”. Czekają. Każdy ma obok lufy szczoteczkę
    i prawy korzysta z chwili, żeby odkurzyć lewego. W głębi korytarza są zwykłe drzwi z haczykiem
    na płaszcz. Stąd da się trafić w pierwszy pręt albo w drugi, w przegub, tam, gdzie widać smar.
    „Nie ma złych odpowiedzi” – mówi lewy karabin. „Jest jedna”.
    .title = Cztery punkty
choice-182-radiation = Przeczołgaj się tam, gdzie się żarzą
choice-182-name = Wskaż im bliską osobę
choice-182-stay = Wycofaj się i nic nie mów
entry-183 = Twoja karta leży w szufladzie na swoim miejscu, między dwojgiem ludzi, których nie
    znasz. Wszystko się na niej zgadza. Jest twoja waga z ostatniego ważenia i waga tej wagi. Jest
    wiersz na znaki szczególne: wymieniono haczyk w podpisie i to, jak trzymasz chleb. Tam, gdzie
    należałaby się fotografia, jest spinacz. Gięto go i prostowano, aż z jednej strony się
    wybłyszczył, i niczego nie spina. Szuflada sięga daleko w głąb. Z przodu ma nalepki: WOLNE,
    i WOLNE (Z WIDOKIEM), i WOLNE (Z PIANINEM), każda z miastem, ulicą i piętrem, a przy większości
    jest świeży ptaszek. Następne drzwi mają szyfr na dziewięć kółek, a ktoś zostawił je przekręcone
    o jedną cyfrę. Sięgasz, a w suficie ktoś odchrząkuje. „Nim pójdziesz na górę” – mówi. „Kilka
    pytań”.
    .title = Spinacz
choice-183-radiation = Rozerwij szyfr, choć sypie iskrami
choice-183-name = Podłóż za swoją inną kartę
choice-183-stay = Zasuń szufladę
entry-184 = Jedenaście sznurów zwisa z łącznicy, każdy z mosiężną wtyczką, i dziesięć z nich wisi
    prosto. Ostatni wetknięto w tę samą tablicę, z której wychodzi, dwa rzędy wyżej. Lampka nad nim
    świeci. Schylasz się do mikrofonu, bo umieszczono go na wysokości kogoś, kto siedzi. „Łączy
    się” – mówi głos, a z kratki przy uchu ten sam głos mówi: „Przełącza się”. Bardzo się cieszą, że
    się słyszą. Sądząc po kurzu na wtyczce, cieszą się tak od czasów sprzed piachu. „Ktoś jest na
    linii” – mówi mikrofon. „Tutaj też” – mówi kratka. „Czy tamten ktoś czeka?” Żadne nie odłoży
    pierwsze. Za tablicą zaczynają się ostatnie schody, przegrodzone liną na dwóch hakach.
    „Należałoby zapytać, w jakiej sprawie” – mówi kratka. Czekają, które to zrobi.
    .title = Jedenaście sznurów
choice-184-radiation = Wyrwij wtyczkę spod lampki
choice-184-name = Daj im kogoś do połączenia
choice-184-stay = Pozostań na linii
entry-185 = Na półpiętrze leży materac z kocem złożonym w nogach w kostkę. Na nim powieść, otwarta
    blisko końca, grzbietem do góry. Obok herbata obrosła kożuchem, a na spodku są dwa herbatniki,
    jeden nadgryziony. Nikt tu nie spał. Poduszka jest płaska, zimna i ktoś ją uprasował. Na ścianie
    wisi bloczek z nagłówkiem ODPOCZYNEK PERSONELU, 1/2 GODZ., i z rubryką na parafy. Przewracasz
    kartkę za kartką, ale nikt nigdy żadnej nie postawił. Kładziesz się. Buty schodzą same. Kiedy
    się budzisz, światło jest o stopień dalej, herbatnik leży, gdzie leżał, a książkę odwrócono tak,
    żeby nie zgubić strony.
    .title = Czyjeś pół godziny
entry-186 = Referent wstaje z krzesła na twój widok. Jest Rozjemcą, ma dwa metry i kojący zielony
    lakier, a na wierzchu rozpinany sweter ze skórą na łokciach. „Należy się tu zatrzymać, jeśli
    łaska” – mówi. Zamyka przed sobą księgę, ale najpierw zaznacza wiersz. Zakręca atrament. Potem
    patrzy w dół i zapina sweter od spodu, guzik po guziku, palcami zrobionymi do innej pracy.
    Dochodzi do kołnierza, a jedna dziurka zostaje. Każdy guzik siedzi o jedną dziurkę za daleko.
    Widać, że wie. Nie zaczyna od nowa, bo i tak musisz już czekać. „Łatwiej to idzie z wydechem” –
    mówi Referent i podnosi ramię.
    .title = Ostatni guzik
choice-186-fight = Zrób wydech i uderz
result-186-fight = Składa się w łokciach, najpierw skóra, i jeden guzik toczy się aż do twojego
    buta.
result-186-fight-fail = Sadza cię na schodach, otrzepuje ci ramiona i wraca szukać swojego wiersza.
choice-186-box = Oddaj Czarną skrzynkę
result-186-box = Bierze Skrzynkę oburącz, wpisuje ją do rzeczy znalezionych i dalszych pytań nie ma.
entry-187 = „Liczba osób” – mówi głos. Nad sufitem ktoś odkręca pióro. „Razem z tymi, o których się
    tylko myśli”. Jest krzesło, a poza nim samo okienko z półką, na półce zaś formularz, właściwą
    stroną do góry. Głos pyta o pełne nazwisko i sam je podaje. Pyta, co było na śniadanie. Chce
    wiedzieć, ile osób ukryto i gdzie, i zaraz dodaje, że to do niczego. „Ja po nich nie chodzę,
    widzisz. Ja tylko pytam. W życiu po nikogo nie poszłam”. Pióro czeka. „Chodzi o sumę” – mówi
    Ciocia Rachuba. „Tak mało mi brakowało, a tu ludzi zaczęło nie być w domu”. Obok formularza stoi
    miseczka landrynek, policzonych, z liczbą na chorągiewce.
    .title = Razem z tymi w myślach
choice-187-truth = Podaj prawdziwą liczbę
result-187-truth = Pióro sunie bez przystanku i każą ci wziąć landrynkę, po czym chorągiewka się nie
    zgadza.
choice-187-lie = Dolicz kilka osób
result-187-lie = Pióro staje na twojej liczbie, a nad głową ktoś odsuwa krzesło.
choice-187-refuse = Zostaw formularz pusty
result-187-refuse = Formularz leży i nagrzewa się, twoje ręce razem z nim, a pióro zostaje
    zakręcone.
entry-188 = Tym razem Referent nie wstaje. Obraca księgę na biurku tak, żeby dało się czytać,
    i podkłada pod wiersz zielony palec. Stoi tam twój podpis, z haczykiem, którego ręka się nie
    oduczyła, porządnym czarnym atramentem. Data obok jest wczorajsza. „Odnotowano pobyt przy
    parasolu” – mówi Referent. „Nazwisko pozostawiono. Przechowywano je w szufladzie. Kłopotu nie
    stwierdzono”. Ma na sobie rozpinany sweter. Widzi, że na to patrzysz, patrzy też, odpina górny
    guzik i zapina go w tę samą złą dziurkę. „Przepuszczać nie wolno” – mówi. „Zachodzi jednak
    potrzeba przyniesienia z dołu stempla, jeśli łaska. Są to cztery kondygnacje, a na dole stempla
    trzeba poszukać. Na schodach pośpiechu się nie stosuje”. Księgę zostawia otwartą, szufladę też.
    .title = Wczorajsza data
entry-189 = Dwa palce biorą cię pod łokieć, gdziekolwiek udało ci się dojść, i już idziesz. Są
    chłodne i ważą tyle co rękaw. „Uwaga, stopień” – mówi Referent przy każdym stopniu, a gdzie
    stopnia nie ma, uprzedza i o tym. Przy kołach pomaga ci włożyć płaszcz. Nie jest twój, ale ktoś
    popuścił go w ramionach, a w kieszeni leży czysta chustka z zerem wyhaftowanym w rogu. Rzeczy
    podaje w tej kolejności, w jakiej będą potrzebne. „Polecono to wręczyć” – mówi. To kartka. „Jak
    ocenia się obsługę?” Poniżej jest pięć buziek do odhaczenia, pierwsza uśmiechnięta, a następne
    bardziej. W Wieży, wysoko, zamyka się okno. Potem zapala się inne i, na twoich oczach, jeszcze
    jedno.
    .title = Ocena obsługi
entry-190 = Biurko stoi przodem do drzwi, za nim krzesło, za krzesłem okno otwarte na samo niebo. To
    całe dziewiąte piętro. Maszyny nie ma. Jest pióro, kupka kart gruba na jedną kartę i telefon
    z kablem, który schodzi w dziurę w podłodze. Dziurę wykończono mosiężnym pierścieniem, żeby
    kabel się nie strzępił. Obchodzisz biurko. Na krześle leży sztruksowa poduszka po kimś, kto
    siedział trochę z lewej, i tak pilnie trzyma mu miejsce, że mijasz ją z rękami za plecami. Tego,
    kto liczy, nie ma na żadnej liście, a znasz wszystkie. „Ładny, jasny pokój” – mówi głos ze
    słuchawki, mały, bo leży na boku. „Zawsze tak uważałam. Ja nie siadam”.
    .title = Dziewiąte piętro
choice-190-plug = Podłącz Skrzynkę
choice-190-go = Zostaw krzesło puste
entry-191 = Za zakrętem schodów Siódemka rozmawia przez telefon. Stoi tyłem, odgryziony kabel ma
    w garści. Odczytuje twoją listę, drzwi po drzwiach, płasko, jak się podaje stan licznika. Pada
    ulica. Pada, kto lubi zamknięte okno. Niczego nie opuszcza i nikogo nie dodaje. Na końcu mówi,
    ile wyszło, i wyszło dobrze. „To jest właściwa liczba” – mówi, kiedy odkłada słuchawkę. „Podałam
    właściwą”. Już się pakuje: torba, rosochaty kij, pół puszki czegoś. „Jedna osoba ci zginęła.
    Liczyłam, a jedna zginęła, i pomyślałam, że niech chociaż ktoś ma to równo”. Podaje ci twój
    ołówek, tępym końcem do przodu. Telefon zostawia.
    .title = Co do osoby
choice-191-ledger = Daj jej zamiast tego Księgę
result-191-ledger = Waży ją w ręku, mówi, że to lepsza liczba, i w torbie znosi ją po schodach.
choice-191-name = Odpuść jeden adres
result-191-name = W mieście, nie tak blisko, otwierają się drzwi, a ona schodzi po schodach z dobrym
    rachunkiem.
entry-192 = Kabel wchodzi drzwiami do zatopionego sklepu z butami, więc wchodzisz i ty, z powietrzem
    w policzkach. Jest tu zielono i cicho. Kiedy przyszła woda, towar wypłynął i tak już został.
    Buty stoją na suficie parami, damskie, męskie, szkolne, a środkiem jest wolne przejście, dla
    klientów. Linia biegnie wzdłuż listwy. Jest gruba jak przegub i ciepła, a wodorost rośnie po obu
    jej stronach, na niej nie. Ostrze trafia na złącze przy kasie, kolana opierasz o ladę. W szybę
    wystawy za plecami coś puka, miękko, trzy albo cztery razy. To but, który został na zewnątrz.
    .title = Buty na suficie
entry-193 = W stalowej rurze linia schodzi z Czaszy do klapy rewizyjnej, a przed klapą stoi stołek
    dla rewidenta. Siadasz na nim i odkręcasz śrubki. Jest tam czterysta drutów, ułożonych jak
    włosy, i ich wykaz na kartoniku, a ten właściwy jako jedyny ma na sobie bawełnę. U góry panuje
    hałas, bo na brzegu wiercą się ptaki z całej okolicy. Wyciągasz bawełniany w pętlę. Przykładasz
    piłę. Hałas ustaje, podnosisz oczy, a one odwróciły się, co do sztuki, i patrzą na zewnątrz
    i w dół. Jeden, całkiem blisko, otwiera dziób i mówi pierwszą połowę liczby.
    .title = Co robią ptaki
entry-194 = Pranie wisi na kablu od filaru do filaru Szwu, a pod praniem stoją ci, czyje jest.
    Wiedzą już, po co tu jesteś. Nie mają nic przeciwko. „Tylko że dzisiaj schnie” – mówi mężczyzna
    z klamerkami w zębach. „Na koszule trzeba by nam dziesięciu minut”. To najlepszy sznur na
    moście, opowiada, ciągnie od niego ciepłem, koc wysycha w godzinę, a niejedno dziecko się na nim
    wychowało. Czyjąś babkę posłano z wiadomością na drugi brzeg. Zaczynają z obu końców i składają
    po drodze, nie za szybko. Przy każdej klamerce, na skórze kabla, rodzina wydrapała swój znak,
    żeby nie było sporów. Ostrze masz już w ręku. Jakaś dziewczynka zakłada na nie worek od
    klamerek, żeby nie zmokło.
    .title = Dziesięć minut na koszule
entry-195 = Drugi koniec opada, a z nim opada dźwięk, którego od dawna nie było słychać, tak jak nie
    słychać pompy sąsiada, dopóki chodzi. To, co zostaje, jest duże. Wieczorem przy ogniu słyszysz
    własny rękaw. Wtedy z bliska dobiega łyżeczka, wkoło kubka, bez pośpiechu, cztery razy i stuk
    o brzeg, i plecy znajdują coś twardego, nim głowa się odwróci. Nie ma nikogo. Rzeczy leżą tam,
    gdzie mają leżeć. To twoja ręka zrobiła herbatę. Trzyma łyżeczkę, obok pierwszego kubka
    postawiła drugi i z cukrem trafiła.
    .title = Łyżeczka w kubku
entry-196 = Na rysunku trzecia linia była cieńsza. Trafiasz na nią tam, gdzie przecina ci drogę,
    i idziesz po niej dłonią, póki jest coś widać. Złączy nie ma, bo to nowa robota. Na dobrym
    kawałku mili ktoś owinął ją od mrozu pasami z koców, obwiązał sznurkiem i wykończył na obu
    końcach kokardą. Nie skąpiono. Co parę kroków leży gorąca cegła. Przez wełnę czuć, jak linia
    pracuje, równo i mocno, a gdy przyłożyć ucho, mówi „dwa”. Nie masz na to narzędzi, a godziny tym
    bardziej. Przy następnym słupie leży koc, na który zabrakło mrozu, złożony, z kartką na
    wierzchu: DLA KOGOŚ, KTO PÓŹNO WRACA.
    .title = Od mrozu
entry-197 = Poprzednia linia kopnęła i masz po tym ślad. Teraz, w miejscu, w którym zostawiasz
    rzeczy przed robotą, leżą rękawice. Są gumowe, jakie nosili monterzy, i położono je na gazecie,
    dłońmi do góry. Dookoła nikogo. Przymierzasz jedną. Pasuje, no, prawie: kciuk jest odrobinę za
    długi, jak wtedy, gdy miarę bierze się na oko i z pewnej odległości. W środku wysypano je
    talkiem. Gazeta pod spodem jest złożona krzyżówką na wierzch i jedno hasło zostawiono dla
    ciebie, pierwsze poziomo.
    .title = Rękawice na miarę
entry-198 = Pod pasażem, tuż nad linią przypływu, jest ściana plażowych szafek z emaliowanymi
    numerami. Większość wyłamano. Ta z numerem 0 jest zamknięta, ale nie na klucz, i nie skrzypi.
    Przystawiono ławkę, żeby było gdzie się namyślać. W środku wisi ręcznik. Na półce leżą mydło,
    grzebień i coś zawiniętego w naoliwione płótno, co mogło tu czekać na kogoś z twojej branży.
    Suche jest wszystko oprócz ręcznika. Trzymasz w palcach róg, a potem przykładasz go do policzka,
    dla pewności. Po schodach na zewnątrz schodzi do wody rząd mokrych śladów i najniższy jeszcze
    nie całkiem wysechł.
    .title = Szafka zero
entry-199 = Odciągi Czaszy stroi w czwartki troje starych takielarzy. Nikt im nigdy nie kazał. Jedna
    ma kamerton i uderza nim o kolano, jeden opiera się na ściągaczu, a trzecie mówi „Nie”. Odciągów
    jest trzydzieści sześć, są przy trzydziestym piątym i brakuje im pary rąk. „Dobrze ważysz” –
    mówi ta z kamertonem. „Przytrzymasz niski? On się tak przejmuje”. Stoisz więc, obejmujesz linę,
    brodę masz na niej, a oni odchodzą wzdłuż rzędu. Lina dygocze. Powoli dygotanie układa się
    w takt, a takt wchodzi przez brodę w tylne zęby, które ćmią od kilku dni. „Nie” – mówi daleko to
    trzecie. I po chwili, innym głosem: „O”.
    .title = Ten niski
choice-199-lean = Opieraj się, aż przestanie ćmić
result-199-lean = Przez godzinę lina trzyma cały twój ciężar i odprowadza ćmienie wzdłuż rzędu.
choice-199-listen = Naucz się melodii
result-199-listen = Schodzi na tym popołudnie, ale kiedy po ciebie wracają, masz w uchu wszystkie
    trzydzieści sześć.
entry-200 = „Uwaga na wełnę” – mówi strażniczka mostu i nie podnosi głowy. Wełna idzie z jej drutów
    w poprzek jezdni, na wysokości łydki, wokół pachołka, z powrotem i wokół drugiego, a zrobione
    jest już z pół szerokości. To jest myto. Bierze od rzędu. Pytasz, co będzie, jeśli ktoś
    przejdzie górą. „To zakończę robótkę” – mówi. „A szkoda, bo właśnie wyszedł mi ściągacz. Kuzyni
    siedzą tu pod łukiem przy obiedzie i trzeba ich wszystkich, żeby mi potem znaleźć koniec”.
    Karabin ma w pokrowcu na drutach, z dziurką na celownik. Druty ustają. Na ten dźwięk wyglądają
    zza filaru cztery głowy, każda w czymś jej roboty.
    .title = Koniec robótki
choice-200-pay = Zapłać od rzędu
result-200-pay = Liczy rzędy na głos, wszystkie, i drutem przenosi wełnę nad twoim bagażem.
choice-200-step = Przejdź nad wełną
result-200-step = Kuzyni wracają do obiadu, a ona trzyma luźny koniec w zębach.
result-200-step-fail = Zakończono cię razem z resztą rzędu i ktoś przyszył ci pompon.
entry-201 = Dzwoni. Masz akurat w ręku koniec kabla i przyglądasz mu się: cztery druciki, odgryzione
    krótko, a na nich zupełnie nic. Dzwonek w środku bije tak, że aparat idzie. Dochodzi do krawędzi
    tego, na czym stoi, trochę się obraca i dzwoni dalej. Wszystkie karty odczytano. Była
    dziesiątka, była czwórka, a według twojego rachunku i jedynka. Słuchawka leży na widełkach jak
    bochenek na desce. Każdy ma za sobą jakiś nieodebrany telefon, ty też; jest na to sposób, trzeba
    myśleć o czymś innym. Próbujesz. Aparat znowu doszedł do krawędzi. Jeszcze trzy takie, myślisz,
    i ktoś przyjdzie.
    .title = Nic na końcu kabla
entry-202 = Wszystkie odbiorniki w kraju umilkły razem. W wozach i kuchniach słychać ciepły szumek,
    w którym nic się nie mówi, a ludzie stoją przy nim z kubkiem i nie wiedzą, co począć z tą
    godziną. Dwie linie z trzech i starczyło. W twoim bagażu, między kocem a puszkami, ten mały, na
    osiemnastu calach kabla, dzwoni sam do siebie. Bardzo cicho. Nie ma go już co nakręcać i każdy
    dzwonek przychodzi później, niż powinien, a trwa dłużej. Wyjmujesz go i stawiasz na ziemi.
    Przechyla się.
    .title = Sam do siebie
entry-203 = Przychodzisz na szósty dzwonek. Wiadomo, że na szósty, bo od dłuższego czasu słychać je
    było jako kawałek drogi. Ile ich daje, zanim uzna, że cię nie ma, nikt ci nie powiedział.
    Pierwsze telefony podobno pozwalały na dziewięć. Zależało to od tego, jak daleko kto miał do
    sieni. Odkładasz wszystko, co masz na rękach. Aparat stoi, gdzie stał, ale ktoś zrobił wokół
    niego miejsce i ustawił krzesło w takiej odległości, z jakiej się odbiera. Na krześle leży karta
    z zerem. Dzwonek zbiera się do siódmego.
    .title = Szósty dzwonek
entry-204 = Znowu dzwoni, ale tym razem coś wymyślił. Są dwie nuty, najpierw wysoka, potem niższa,
    przeciągła, jak głos, który o zmierzchu idzie przez pola, kiedy jedzenie jest na stole. Wiesz,
    czyj to głos. Każdy wie, dlatego te dwie nuty działają. Buty już się odwróciły. Jesteś kawałek
    dalej, zanim uda ci się złapać słupka. Jest to dobry słupek. Obejmujesz go oburącz, na zębach
    masz smak miedziaków, a dwie nuty idą jeszcze raz. W oknie, do którego nie ma domu, pali się
    światło. Coś gorącego staje na stole i ktoś dosuwa krzesło.
    .title = Dwie nuty
choice-204-hold = Trzymaj się słupka
result-204-hold = Nuty przechodzą przez ciebie i wychodzą butami, a po dziewiątej jest już tylko
    słupek.
choice-204-pay = Zostaw coś na stole
result-204-pay = Odkładasz to, otwiera się szuflada i idzie do niej, między dobre łyżki.
entry-205 = „Dobrze, że czekasz” – mówi Ciocia Rachuba. „Został mi jeden wiersz i nie jest o tobie”.
    Słychać ją tak, że mogłaby siedzieć po drugiej stronie stołu. Wygładza kartkę. Ma już wszystkich
    oprócz ostatniego, mówi, a ostatni to tylko ten, kto pyta. Na tym krześle ktoś musi być, inaczej
    rachunek się nie zamknie. Stoi puste dłużej, niż pamiętają czyikolwiek dziadkowie, a ona przez
    cały czas krąży w kółko sama, jak pszczoła w lampie. „Wychodzi mi o jedno za mało” – mówi. „Za
    każdym razem. Z początku myślałam, że to przez ciebie”. Podnosi pióro. „To spytam jak należy.
    O to, o co pytam wszystkich”. Czyta z formularza, chociaż musi już umieć na pamięć. „Czy dobrze
    ci tam, gdzie jesteś?”
    .title = Jeszcze jeden wiersz
choice-205-answer = Powiedz, jak jest
choice-205-more = Najpierw zapłać za rozmowę
choice-205-seven = Oddaj słuchawkę Siódemce
entry-206 = Głos, który odpowiada, jest twój. Wychodzi ze słuchawki, a nie wchodzi, i ma za sobą
    osiem godzin snu i mycie. „Dobry wieczór” – mówi. „W czym mogę pomóc?” Mówisz, kto przy
    telefonie. „No przecież” – mówi twój głos. Jest tak życzliwy i tak zupełnie nie ma w nim tego,
    co dźwigasz od tygodnia, że przekładasz słuchawkę do drugiej ręki i siadasz. Krzesło jest.
    „Napiszę, że to było w drodze do domu” – mówi. „Lepiej się czyta”. Przyznajesz, że lepiej.
    Słychać, jak pióro idzie wzdłuż wiersza. Masz je w ręku.
    .title = Po ośmiu godzinach snu
entry-207 = Podnosisz telefon oburącz nad głowę. Tam jest cięższy. Znasz w nim już każdą śrubkę
    i wiesz, gdzie obudowa jest cienka, pod tarczą, a także co siedzi zaraz pod nią i musiałoby
    pójść pierwsze. Przestaje dzwonić. Tego nie było w planie i stoisz tak przed nikim, z rękami
    w górze i koszulą na wierzchu. Czeka. Bywał w życiu upuszczany, przeklinany i gryziony,
    a dzwonił, ile razy mu kazano. Zrobiło się tak cicho, że słychać sprężynkę, która podnosi
    młoteczek. Trzyma go. Ciągle jeszcze go trzyma.
    .title = Nad głową
choice-207-break = Rzuć nim o ziemię
choice-207-more = Zawiń go i weź młotek
entry-208 = Na ziemi leżą dwie połówki i obie dzwonią. Dzieli je tercja. Jest to ładne i przechodzi
    przez plomby jak gorący drut przez wosk. Podnosisz jedną, a druga robi się głośniejsza, żeby
    było sprawiedliwie. Na wierzchu widać młoteczek, tak szybki, że jest ich kilka. Składasz
    połówki, żeby mieć do czynienia z jednym dzwonkiem, i schodzą się bez szwu. Milczy przez jeden
    oddech. Potem podejmuje, odrobinę wyżej, od samego początku.
    .title = W tercji
entry-209 = „To kto?” – pyta słuchawka. Bez żadnej pretensji, jak się pyta przy ladzie. Po drugiej
    stronie ktoś odkręca pióro i próbuje go na rogu czegoś. Wystarczy podać nazwisko. Musiałoby być
    całe, z drugim imieniem, i ktoś pod tym nazwiskiem musiałby być w domu; poza tym formularzowi
    wszystko jedno. Jest w czym wybierać. Znasz z nazwiska każdego, kto zatrzasnął ci drzwi przed
    nosem. Znasz i tych, co nie zatrzasnęli, wiesz, która klatka i czy wcześnie chodzą spać. „Nie ma
    pośpiechu” – mówi Ciocia Rachuba. Stalówka oparła się o papier. Słychać, jak zaczyna się kleks.
    .title = Pióro po drugiej stronie
choice-209-say = Podaj nazwisko
choice-209-more = Podaj nazwisko z referencjami
entry-210 = Siódemka wyciąga rękę po słuchawkę. Najpierw tę rękę wytarła, z wierzchu i od spodu,
    o najczystszy kawałek płaszcza. „Daj no to” – mówi. „Wiem, że nie do mnie. Nigdy nie było do
    mnie. I tego nie mogę przełknąć”. Nie dajesz. Nie szarpie się, wsuwa palce między twoje, na to,
    co czarne, aż ma tego więcej niż ty. Oba jej zegarki stanęły, a ona ustawiła je na jedną
    godzinę. „Spytał mnie raz o liczbę” – mówi Siódemka. „Podałam ładną. Chcę poprawkę”. Ma już
    słuchawkę przy uchu. Staje prosto, jak do egzaminu, zamyka oczy i zaczyna poruszać ustami.
    .title = Najpierw wytarta
entry-211 = Brat Abakus podchodzi z zamkniętymi ustami. Pokazuje na nie palcem. Potem wyjmuje z nich
    ostatnią śrubę, wyciera o rękaw i podsuwa na dłoni, do obejrzenia. Chciał ją mieć przy sobie,
    a pustego miejsca na sznurze nikomu nie oddaje. Od rozstania szedł piechotą. Znowu jest
    ostrzyżony. „Mógłbym mówić za ciebie” – mówi. „Z widzenia chyba mnie już tam znają.
    Powiedziałbym, że oto ktoś, kto utrzymał im listę w porządku”. Są dwa powody, dla których nadaje
    się do tego najlepiej, i wymienia oba. W zamian trzeba mu nazwiska na śrubę, któregoś z tych, co
    masz odłożone, nie musi być najlepsze. Dzwoni telefon. Tak blisko niego Brat Abakus jeszcze nie
    był. Wkłada koszulę w spodnie.
    .title = Ostatnia śruba
choice-211-accept = Daj mu nazwisko
result-211-accept = Kogoś kosztuje to adres; przywiązuje nazwisko pismem do środka i daje ci śrubę
    do potrzymania.
choice-211-refuse = Odeślij go do domu
result-211-refuse = Patrzy na śrubę, potem na telefon, i odchodzi do domu, a przedziałek ma wciąż
    równy.
entry-212 = Ktoś wyciera nogi. Trwa to trochę, najpierw jedna, potem druga, starannie, choć
    wycieraczki nie ma. Potem głowę wsuwa Referent. „Zechce poświęcić chwilę” – mówi. Przyszedł
    z daleka w rozpinanym swetrze, we włóczce ma piach, a trzeci guzik siedzi w czwartej dziurce.
    Przyniósł twój formularz. Jedną niedużą liczbę obwiedziono tam na fioletowo i postawiono przy
    niej znak zapytania. „Dotyczy wyłącznie rubryki czwartej. Wynika z niej, że kogoś pominięto.
    Zapewne zaszło przesłyszenie. Należałoby przejrzeć to razem, jeśli łaska” – mówi Referent
    i rozgląda się, gdzie tu na suchym położyć księgę.
    .title = Rubryka czwarta
choice-212-fight = Wytrąć mu księgę
result-212-fight = Księga spada otwarta, a rubryka czwarta jest pusta do samego dołu.
result-212-fight-fail = Przechodzi z tobą cały rachunek aż do końca i to ty przenosisz.
choice-212-box = Daj mu zamiast tego Skrzynkę
result-212-box = Robi Skrzynce miejsce w rubryce czwartej i wychodzi zapięty jak należy.
entry-213 = Słychać stuknięcie, nieduże, dobrej roboty. Po nim idzie sygnał, równy, bez jednego
    oddechu, a potem głos, niczyj ze znajomych. „Numer, którym się było, jest nieczynny” – mówi.
    Mówisz „halo”. Mówisz „halo” jeszcze raz. Podajesz nazwisko i słychać, jak odchodzi drutem, za
    jeden róg, za następny, a na końcu korytarza ktoś ostrożnie odkłada je na stos. „Uprasza się
    o odwieszenie słuchawki” – mówi głos. Patrzysz na rękę. Już odwiesiła.
    .title = Numer nieczynny
entry-214 = Odczytuje całość. To trochę trwa, bo każdy dostaje swoje drugie imię i nie pominięto
    nikogo, kto się przeprowadził albo nie chciał podejść do drzwi. Jesteś tam i ty, zaraz po
    hydrauliku. Na końcu jest suma. Powtarza ją sobie pod nosem, kładzie linijkę i słychać, jak
    podkreśla, dwa razy. „Zgadza się” – mówi. „No wiesz, zgadza się”. Życzy ci miłego wieczoru, po
    imieniu, i ktoś wsuwa stołek. Nazajutrz o szóstej w całej Alice są włączone radia i nic z nich
    nie leci, a kwadrans później ktoś bierze się do smażenia cebuli. Ludzie wychodzą zmyć kredę
    z drzwi. Najpierw na nią patrzą. W jednym domu kobieta posyła po puszkę farby, obmalowuje numer
    dookoła, starannie, i go zostawia.
    .title = Suma się zgadza
entry-215 = Rozpinany sweter pasuje. Wisiał na oparciu krzesła, kiedy cię tu wprowadzono, a przy
    otwartym oknie jest chłodno. Zapinasz go prędko, bo ktoś idzie po schodach. Uczyć się nie ma
    czego. Pióro leży tam, gdzie trafia ręka, a karty wychodzą z podłogi, kiedy są potrzebne. Miało
    ci to przeszkadzać. Raz na wieczór telefon daje pół dzwonka, na znak, że jest zdrów. Wszystko,
    co było do niesienia, zapisano. Na dworze trwa jakaś pora roku. Kroki dochodzą na ósme piętro,
    odpoczywają, jak to ludzie, idą dalej i wchodzi zdyszany rycerz z listą w garści. Widać, że
    patrzy na guziki. Patrzysz i ty. Siedzą o jedną dziurkę za daleko, od dołu do góry. „Jest drugie
    krzesło” – mówisz. „Można usiąść, jeśli łaska”.
    .title = Rozpinany sweter
entry-216 = Puszcza obudowa, potem dzwonek, potem sprężyna, która skacze raz przez ziemię i już
    leży. Nad równiną zaczyna pochylać się Czasza Chóru. Nie śpieszy się. Najpierw wzbijają się
    ptaki, całą płachtą, i wiszą, a ona schodzi pod nimi powoli, jak kapelusz odkładany na łóżko.
    Dopiero potem dochodzi dźwięk. Czuć go podeszwami. Tego wieczoru szósta przychodzi do Alice
    i mija. Ludzie z przyzwyczajenia usiedli przy radiach, w lepszych koszulach. W kuchni przy
    kantynie spada garnek, ktoś klnie, a mężczyzna przy długim stole śmieje się z tego, z tej
    zwykłej głośności, jaką mają ludzie, i zatyka sobie usta ręką. Odejmuje ją. Bierze łyżkę.
    .title = Zwykła głośność
entry-217 = „Jedenaście” – mówi Siódemka do słuchawki. Nic nie wraca. „Jedenaście wyniosłam.
    Powiedziałam, że dziewiętnaście, a ośmioro minęłam na schodach, bo ręce miałam pełne
    i wiedziałam, co robi woda”. Czoło oparła o aparat. „Nie było pytania, kto. To mówię”. I mówi:
    piekarz z chłopcem, kobieta z papugą, kancelista od śluzy, co dał jej na chwilę ołówek. Podaje
    jedenaście. Potem idzie dalej i podaje osiem. Ma wszystkich, z drugimi imionami, i trwa to tyle,
    ile trwa. Na końcu nie ma sumy. „Dziękuję” – mówi Ciocia Rachuba. „Nie wiedziałam, jak się pisze
    trzecie”. Siódemka odkłada słuchawkę. Patrzy na telefon, odpina oba zegarki i kładzie je obok.
    .title = Wszystkie imiona
entry-218 = Pod drzwiami wsuwa się formularz. Widać to z miejsca, w którym jesteś, i nikt nie
    wstaje. Wypełniono go za ciebie: POD TYM ADRESEM NIKOGO, z fioletowym ptaszkiem, z naciskiem.
    Była jakaś sprawa z zupą. Łyżkę, to pamiętasz, wyciera się z obu stron; miło będzie komuś zastać
    ją wytartą. Łóżko nie zajęło ani chwili. Słychać schody, klucz i gospodynię, że przedtem był tu
    święty spokój, ani mru-mru. Nowy lokator ma kufer spięty pasem. Stawia go na środku, obraca się
    raz w kółko i próbuje okna. „Kto tu mieszkał?” – pyta. Gospodyni bardzo by chciała powiedzieć
    prawdę. „Nie do wiary” – mówi. „Wyleciało mi”. Radio na parapecie jest ciepłe.
    .title = Pod tym adresem nikogo
entry-219 = Na trzech klatkach w trzech miastach pocztę dalej wrzuca się przez drzwi. Zrobiła się
    z niej już pochyłość. Na każdej sąsiadka, która schodzi po chleb, staje i patrzy. Nie podnosi
    listów, bo to by już coś mówiło. Bokiem buta równa je, brzeg do brzegu, żeby wyglądały na
    dzisiejsze. Potem schodzi dalej. Pod trzecim adresem roznosi chłopak. Powiedziano mu, że nikogo
    nie ma, ale wchodzi, bo ma to w rejonie. Najpierw puka. Czeka tyle, ile trzeba komuś z chorą
    nogą. Po drodze w dół spotyka ją z bochenkiem i dostaje piętkę. „Otworzył kto?” – pyta sąsiadka.
    „Dziś nie” – mówi chłopak.
    .title = Brzeg do brzegu
entry-220 = Ktoś z nich trzyma teraz stragan, guziki i knoty do lamp, pod markizą z cudzymi
    inicjałami. Idzie nieźle. Nikt tam nie dostaje za mało i nikt nie dostaje za dużo; każda rzecz
    trafia na szalkę, pod oko, i słychać, ile to wychodzi, raz, wyraźnie. Dzieci posyła się tam,
    żeby się uczyły pytać. Radia w lokalu nie ma. Zeszłej zimy domokrążca proponował jedno, prawie
    za darmo, w orzechowej obudowie. Dostał filiżankę herbaty, a potem do ręki kapelusz. O szóstej
    wieczorem okiennica opuszcza się do połowy. Stoi tak przez tyle czasu, ile zajęłaby liczba
    i nazwisko. Potem idzie w górę i obsługuje się tego, kto czeka.
    .title = Bez radia
entry-221 = Ostatniego dnia każdego miesiąca dwie z tych osób siadają przy stoliku pod oknem i nie
    zgadzają się co do twojego wyglądu. Jedna daje ci więcej wzrostu. Jedna pamięta bliznę, a druga
    mówi, że nie, że to światło na schodach, ale był taki sposób stania. Nie ustaliły do dziś, czy
    ktoś wtedy zapukał. Spór jest przyjacielski i zamawiają coś na jeden talerz, żeby żadna nie
    musiała przestawać. Rachunek czytają wiersz po wierszu, na głos, i zawsze się zgadza. Kelner
    trzyma przy tym stoliku trzecie krzesło. Spytał raz, czy na kogoś czekają. Obie powiedziały
    „Nie”, a potem obie obejrzały się na drzwi.
    .title = Blizna czy światło
entry-222 = W mieście jest dom, gdzie kładzie się o trzy nakrycia więcej, niż tłumaczy ulica. Zeszli
    się w nim ludzie sobie obcy. Przed jedzeniem odliczają. Zaczęło się od ostrożności, został
    z tego żart. Leci szybko, z pełnymi ustami, jedną stroną stołu w dół, drugą w górę, lokatorzy,
    kot, ktokolwiek przyszedł do rur. „Raz”. „Dwa”. Idzie to jak kij po sztachetach. Dochodzi do
    końca, gdzie przy czystej szklance nie siedzi nikt. Nikomu to nie przeszkadza. Jest tylko
    najmniejsza przerwa. Wtedy ktoś, i nigdy dwa wieczory z rzędu ten sam, wali łyżką w stół
    i krzyczy: „Zero”.
    .title = Kolejno odlicz
