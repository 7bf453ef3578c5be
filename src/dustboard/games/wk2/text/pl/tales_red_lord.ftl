# A8 Nadejście Czerwonego Pana: strona tytułowa, strony, wpisy. Co robią, stoi w content/data/tales.

adventure-red_lord = Czworo jeźdźców jedzie przez kraj. Gdzie przejadą, tam ludzie przytrzymują
    sobie nawzajem drzwi i przestają mówić „nie”. Za nimi, na Wyspie Van Demona, siedzi stary król
    skazańców i kupuje wierność na kilogramy: za słowo daje mąki tyle, ile kto waży. Nigdy nikomu
    nie grozi. Mówi „proszę” i powie to każdemu z osobna. Odbierz jeźdźcom to, co wiozą, zwołaj
    tych, których da się jeszcze zwołać, i zasiądź z nim do kolacji, w ten czy inny sposób.
    .title = Nadejście Czerwonego Pana
    .mode = Wspólnie, dla 2–4 rycerzy; każdy jest kuszony
    .length = Najwyżej 7, 8, 6 i 4 rundy, około 3 i pół godziny

page-r1 = Na czterech horyzontach stoją cztery słupy kurzu. Zbliżają się stępa. Drugi raz nikt przed
    nimi nie ucieka. Każdy jeździec wiezie jedną rzecz i podobno bez niej to tylko ktoś na zmęczonym
    koniu. Droga zaczyna się w Alice, w zapasie jest tydzień. Wybierz, w którą stronę się spóźnić.
    .goal = Zdobądź dwa artefakty, zanim jeźdźcy zajmą dwa miasta.
    .rules = Każdy z czworga jeźdźców ma 2 zdrowia na każdego rycerza, który wyruszył, i 1 więcej;
        rany zachowuje. Od końca 3. rundy każdy jedzie co rundę o 1 pole w stronę najbliższego
        wolnego miasta i je zajmuje: nie ma tam akcji miasta. Stań do walki na polu jeźdźca; ostatni cios
        zabiera mu artefakt i uwalnia jego miasto. Ostrzeż miasto: Gadka (2) albo 2 zasoby; jeden
        jeździec czeka rundę. Obok Suszy obóz kosztuje 1 lek, obok Ruiny autostrady zadają 1
        uszkodzenie. Znacznik czasu zaczyna na 7.

page-r2 = Każdy dostaje bilecik. Każdemu wskazuje się krzesło. Co się przy nim mówi, to niczyja
    sprawa, a do śniadania robi się z tego sprawa wszystkich. Jeźdźcy jadą dalej. Są wioski, które
    mogłyby jeszcze wyjść z domu, gdyby znaleźć dla nich słowo, a na południowym brzegu siedzi
    kapitan, która ma barkę.
    .goal = Zbierz zastęp dwa razy większy niż liczba rycerzy na początku, zdobądź trzeci artefakt
        albo sprowadź wszystkich na Wyspę Van Demona.
    .rules = Odpowiedzi na propozycję są tajne do ostatniej strony. Zwołaj wioski na polach Ostatnia
        Lampa, Reduta Kościuszki i Blaszany Parlament: Gadka (2) albo 2 zasoby za 1 zastępu, na
        każdym polu najwyżej 1 na rycerza, który wyruszył. Wykup przeprawę na polu Bezśnieżne
        Szczyty lub Pingwinie Piaski za 3 zasoby. Zaczekaj przed jeźdźcem: klęka, jeśli twoja
        odpowiedź to „tak”, inaczej otrzymujesz 1 ranę. Powiedz „nie” na głos, raz, za 1 PD, bez
        względu na odpowiedź. Gdy zajęte są dwa miasta, akcje miasta kosztują 1 zasób; cztery
        sprowadzają oblężenie. Znacznik czasu zaczyna na 8.

page-r3a = Przybija się z porannym przypływem, jak to w gościnę. Są trawniki. Jest mosiężna poręcz,
    wyczyszczona, i żwirowa ścieżka, zagrabiona, a między nimi a salą mieszka czterysta osób, które
    od lat nie były dla nikogo niegrzeczne. Przykro im będzie zaczynać.
    .goal = Przebij się do sali, zanim skończy się czas.
    .rules = Wszystkie figurki są na Wyspie Van Demona. Przebij się tam akcją wątku (test: Kosy,
        Spluwy lub Technika). Każdy sukces to żeton wysiłku, a trzeba 4 na każdego rycerza, który
        wyruszył; 1 zasób dodaje 1. Co rundę idzie też połowa zastępu, zaokrąglona w górę: każdy to
        biała kość, najwyżej dwie w jednej próbie. Po każdej szóstej części wysiłku czytany jest
        wpis. Znacznik czasu zaczyna na 5. Jeśli czas minie, każdy artefakt liczy się w sali mniej.

page-r3b = Czerwona Kolumna przyszła pod Pompy pieszo, w czystych koszulach, i przysyła kosz owoców.
    Jest sześć kół, które mają się kręcić, i jeden mur, na którym można stać. Lindqvist otworzył
    magazyny. Nikt nie prosi, żeby zostać, a wzdłuż całego muru porobiono luki na szerokość rycerza.
    .goal = Pokonaj Czerwoną Kolumnę, zanim skończy się mur.
    .rules = Kolumna ma dwa razy tyle kart, ilu rycerzy wyruszyło; w odkrytym rzędzie leży jedna na
        każdego rycerza. Utrzymaj mur w Pompach: walcz z jednym wrogiem z rzędu. Na koniec rundy mur
        traci 1 za każdą kartę w rzędzie, po czym rząd się uzupełnia. Mur zaczyna z 3 na każdego
        rycerza. Otwórz Korek na jego polu, raz: Technika (4) albo 4 paliwa zmywają rząd. Jeśli czas
        minie, a mur stoi, Pompy są utrzymane. Znacznik czasu zaczyna na 6.

page-r4 = Stół jest nakryty dla każdego, kto przybył. On ma osiemdziesiąt lat, ma na sobie zasłonę
    z czerwonego pluszu i tak bardzo się cieszy. Pod ścianą stoją ci, którzy powiedzieli mu „tak”,
    i trzymają półmiski. Będą cztery dania. Po ostatnim chciałby usłyszeć odpowiedź, proszę.
    .goal = Pokonaj go albo przemów do sali, zanim sprzątną czwarte danie.
    .rules = Odpowiedzi są odkrywane; pierwszy, którego odpowiedź to „tak”, wybiera stronę. Czerwony
        Pan zachowuje rany. Ma 8 zdrowia na każdego rycerza, który wyruszył, o 3 mniej za każdy
        artefakt (o 2 po późnym lądowaniu). Wyzwij go: walczysz z nim. Przemów do sali: każdy sukces
        Gadki to żeton wysiłku, a trzeba 6 na każdego rycerza, który wyruszył, i w sumie o 4 mniej;
        2 zasoby dodają 1, artefakt pokazany z kartą Wszystkie cztery razem 3. Kto jest po jego
        stronie, może wyzywać innych: przegrany otrzymuje 2 rany, a dwa wygrane pojedynki kończą
        przygodę. Znacznik czasu zaczyna na 4.

choice-r1-speak = Powiedz im, co nadchodzi
choice-r1-pay = Kup ławki na barykadę
choice-r1-drought = Zatrzymaj Suszę
choice-r1-rust = Zatrzymaj Rdzę
choice-r1-rot = Zatrzymaj Mór
choice-r1-ruin = Zatrzymaj Ruinę
choice-r2-speak = Namów ich
choice-r2-pay = Zapłać, ile trzeba
choice-r2-drought = Zatrzymaj Suszę
choice-r2-rust = Zatrzymaj Rdzę
choice-r2-rot = Zatrzymaj Mór
choice-r2-ruin = Zatrzymaj Ruinę
choice-r2-fight = Rusz na jeźdźca
choice-r2-still = Stań i zaczekaj
choice-r2-accept = Powiedz mu „tak”
choice-r2-refuse = Powiedz mu „nie”
choice-r2-stay = Zostań na tym brzegu
choice-r3a-blades = Wyrąb wejście
choice-r3a-guns = Wystrzelaj lampy
choice-r3a-tech = Zajmij się zawiasami
choice-r3a-pay = Poświęć proch i linę
choice-r3a-two = Weź dwie osoby z zastępu
choice-r3a-one = Weź jedną osobę z zastępu
choice-r3a-alone = Poślij zastęp naokoło
choice-r3b-deep = Pokaż im Głębokie Drogi
choice-r3b-turn = Naprzyj z całej siły
choice-r3b-fuel = Rozgrzej, co zastygło
choice-r4-speak = Mów ponad jego głową
choice-r4-lay = Połóż swoje na obrusie
choice-r4-pay = Odeślij talerze pełne

entry-463 = Cztery słupy kurzu stoją na czterech horyzontach i z drabiny na kopule w Alice widać
    wszystkie naraz. Nie rosną. Są bliżej. „Stępa” – mówi dziewczyna od map nieba, która mierzy im
    czas łyżką na sznurku. Od każdego poprowadziła kreskę do miasta przed nim. Chciałaby, żeby ktoś
    sprawdził jej rachunki, bo wychodzą na śniadanie. Pod kopułą stanął woźnica napoić muła.
    Przyjechał solną drogą, przed jednym z nich, i ma nowinę, jeśli to nowina. Nic takiego, mówi.
    Chodzi o pobocza. Na każdej drodze, która do któregoś z nich prowadzi, ludzie wyszli z domów
    i pozamiatali.
    .title = Stępa
entry-464 = Z dwóch mil to jeździec. Z jednej widać już kapelusz. Od tamtej strony biegnie
    mężczyzna, koszula na wierzchu, pod pachą zegar, i nie daje się o nic zapytać. Patrzysz za nim
    aż do zakrętu. Tam zwalnia. Stoi na drodze plecami do ciebie, dość długo. Potem odwraca się
    i wraca całą tę drogę krokiem spacerowym, obok twoich kół, obok ciebie, bez jednego spojrzenia,
    do furtki w ogródku, której nie zamknął. Zamyka ją. Sprawdza klamkę. Widać, że porusza ustami,
    a nie jest to słowo, z jakim człowiek zwraca się do furtki. „Przepraszam” – mówi jej.
    .title = Niezamknięta furtka
entry-465 = Kobieta na siwym koniu zarabiała kopaniem studni i widać to po barkach. Przy pasie, na
    rzemyku, nosi blaszany kubek. „Która godzina?” – pyta Susza. Cokolwiek odpowiesz, spodziewała
    się, że będzie później. Odczepia kubek, obraca go przed tobą i stuka w dno, na dowód, że nic
    w nim nie ma. I każda butelka, jaką masz, w stojaku, w płaszczu, pod siedzeniem, cicho i sucho
    pstryka. „Wykopałam dziewięćdziesiąt” – mówi i sztywno zsiada. „Będzie ci się chciało pić. Mnie
    za każdą dziękowano”. Tobie też dziękuje, zanim zacznie.
    .title = Dziewięćdziesiąt studni
entry-466 = Rdza ma pod peleryną fartuch montera, a na siodle otwartą książkę. W twarz ci nie
    patrzy. Patrzy na to, co trzymasz, i wtedy jego własna mięknie. „Chwała sprężynie” – mówi Rdza.
    „Chwała sworzniowi, który trzyma sprężynę. Chwała śrubce, mosiężnej, ćwierć cala, o której nikt
    nie myśli”. Zgadza się. Zna wszystkie części, w tej kolejności, w jakiej by się to rozbierało,
    a przy każdej nazwie coś szczęka i coś w twoich rękach, co było dokręcone, już nie jest. „To
    idzie pierwsze, żeby reszta mogła zostać” – mówi. „Dziękuję, że to przyjechało. Dziękuję. Teraz
    może chwyt?”
    .title = We właściwej kolejności
entry-467 = Przy drodze, na trawie, rozłożył czyste prześcieradło i wygładza je dłonią. Rogi ma na
    kołkach, jest i poduszka. Długość jest twoja. „No, już dobrze” – mówi Mór. Był sanitariuszem na
    którejś z małych wojen i nosi do tego odpowiednie rękawy. „A jak się dzisiaj czujemy?
    Przesadziliśmy. Teraz się tylko położymy”. Broni przy nim nie widać. Za nim koń oparł łeb na
    płocie, w słońcu, i od jakiegoś czasu nie żyje. „Nie mogę patrzeć, jak ludzi boli” – mówi Mór.
    Obchodzi posłanie z wyciągniętymi rękami i dziękuje ci, że nie robisz scen.
    .title = Tylko się położymy
entry-468 = Za czwartym jeźdźcem pęka droga. Pęka jednym długim rozdarciem, na sto kroków, od
    krawężnika do krawężnika, dobiega do samego koła i tam staje. Czeka. Wózek jest mierniczy, choć
    wygląda na rydwan, jedno koło ma złamane i ono też się kręci. Kobieta na koźle trzyma przy oku
    niwelator. „Jeden do dwunastu” – mówi Ruina. „Ładny spadek. Kto to kładł, ty? Puści”. Złości
    w tym nie ma. „Wszystkie puszczają. Zbudowałam czterdzieści mil na zawsze i dziękowano mi przy
    orkiestrze”. Opuszcza niwelator. Pęknięcie wysunęło się trochę na boki, jak pies, który widzi,
    że podnosisz patyk.
    .title = Jeden do dwunastu
entry-469 = Susza siada w rowie. Jest starsza niż na koniu. Jej kubek masz w ręku ty, a jej dłoń
    leży otwarta na kolanach. Przechylasz go. Jest pusty, a z tej pustki, z bardzo daleka, z dołu,
    słychać wiadro, które dotyka wody. Ona też to słyszała. Obiema rękami zatyka uszy, jak dziecko.
    „Dobra była” – mówi. „Za każdym razem. Tylko nie mówili mi, dla kogo”. Czekasz, czy wstanie. Po
    pewnym czasie pyta, która godzina, a kiedy jej mówisz, odpowiada „dziękuję” i tym razem nie ma
    w tym nic więcej.
    .title = Odgłos wiadra
entry-470 = Chciałby, żeby mu na odchodnym przeczytać jedną stronę. Okulary ma stłuczone. Więc
    siadasz na schodku czyjejś pompowni, a obok Rdza, bez kapelusza, stary człowiek o czystych
    paznokciach, i otwierasz psałterz na wstążce. Można się było spodziewać przekleństw. Jest spis.
    Uszczelka, główna, silnik czwarty, wytrzymała. Łańcuch, na Szwie, drugi rok, wytrzymał. Zawias,
    wytrzymał. Lina, wytrzymała; na niej dziecko. Tak to idzie do samego dołu, kilkunastoma
    charakterami pisma. Jego wargi nadążają. Kiedy strona się kończy, zagina ci palce na okładce, po
    kolei, i dalej patrzy w łożysko pompy, które zaczęło piszczeć.
    .title = Co wytrzymało
entry-471 = Mór sam podwija sobie rękaw. O nic innego nie prosił. Igła jest biała jak guzik z kości,
    tępa i wchodzi jak przeprosiny. Przez jeden oddech nic się w jego twarzy nie dzieje. Potem
    dzieje się wszystko. „O” – mówi Mór. „O, to jest. To jest ostre. To idzie aż na dół”. Łzy ciekną
    mu za kołnierz. Drugą ręką trzyma cię za przegub, mocno, i czuć, jak jego puls wstaje i bierze
    się do roboty. „Zdążyłem zapomnieć, że ból mówi, gdzie” – mówi. Ogląda to ramię z największym
    zajęciem. Na prześcieradle za jego plecami wygładza się w płótnie czyjś kształt.
    .title = Ból mówi, gdzie
entry-472 = Ruina puszcza złamane koło, a ono samo się przechyla i kładzie. Patrzysz na pęknięcie.
    Idzie jeszcze o krok, za miejsce, w którym stał wózek, za to, w którym miało już dostać ciebie.
    Potem się rozmyśla. Zostaje tam próg z dobrego kamienia, pod spodem widać dzień, a próg trzyma.
    Przyszła zobaczyć i ona. Klęka, co trochę trwa, przykłada policzek do nawierzchni i mruży jedno
    oko. „A niech mnie” – mówi. Ma kawałek kredy. Rysuje w tym miejscu kreskę, stawia datę, a pod
    datą znak zapytania.
    .title = Dalej, niż powinno
entry-473 = Wysłuchują do końca. Ktoś kaszle, a mężczyzna z tyłu mówi, że jemu mówiono o trzech.
    Potem kobieta, która prowadzi szkołę, wstaje, podchodzi do najbliższej ławki i bierze ją za
    koniec. Ławka jest ciężka. Kobieta stoi schylona i na nikogo nie patrzy, aż jakiś chłopak łapie
    za drugi. O zmierzchu przez bramę nie przegoniłoby się kozy. Tkwią w niej ławki, stół bilardowy
    i szafa, w której przekręcono klucz. Nie mają w tym wprawy. Od frontu, na pulpicie, wyłożyli
    księgę gości.
    .title = Księga gości
entry-474 = Podziękowano ci tak ładnie, że mija godzina jazdy, zanim zobaczysz to jeszcze raz: całą
    salę, rząd za rzędem, ręce na kolanach. Nikt nie wstał. Zatrzymujesz koła. Była tam jedna stara
    kobieta, która się nie uśmiechała. Można zawrócić i zostawić jej coś na dobry początek. Można
    też dać temu spokój, jechać, jak się jechało, i oglądać się za siebie.
    .title = Nikt nie wstał
choice-474-pay = Wróć do starej kobiety
choice-474-leave = Jedź dalej, ale się oglądaj
result-474-pay = To, co dostała, zakopuje pod schodkiem i mówi, dość głośno, że nikogo nie widziała.
result-474-leave = Pod wieczór ktoś jest za tobą na drodze, wciąż tak samo blisko, i życzy ci
    szczęśliwej podróży.
entry-475 = Nie pada ani jeden strzał. Miasto stoi w kolejce, w niedzielnych butach, wzdłuż całej
    głównej ulicy i wokół studni, i posuwa się po kroku. Na początku jest waga. Po jednej stronie
    się siada, a po drugiej chłopak w czerwonej chustce kładzie worki mąki na szali, aż człowieka
    uniesie. Potem mówi się formułkę. Jest całkiem krótka. Mąkę odnoszą każdemu do domu. Rozcierasz
    szczyptę w palcach i lepszej w życiu nie było. Staruszek, świeżo po wszystkim, przystaje, żeby
    ci powiedzieć, ile wyszło; jest z tego dumny. Pytasz, co takiego powiedział. „Mnie tylko ładnie
    poproszono” – mówi staruszek.
    .title = Na wagę mąki
entry-476 = Drugie miasto przysyła pierwszemu kartkę. Spotykasz z nią chłopca na rozstajach i daje
    ci obejrzeć. Nie ma w tym żadnej tajemnicy. GRATULACJE OD WSZYSTKICH STĄD, głosi kartka. Jest
    obrazek bochenka. Podpisał burmistrz, podpisał kowal i ludzie, którzy w powódź nie usiedliby na
    jednym dachu. Przed każdym nazwiskiem, gdzie idzie tytuł, dopisano słówko „proszę”. Chłopiec ma
    takich w torbie jeszcze dziewięć. Chciałby wiedzieć, w którą stronę jedziesz i czy dałoby się
    jedną zabrać. Wyciąga ją do ciebie. „Jeśli to nie kłopot” – mówi chłopiec.
    .title = Drugie miasto przysyła kartkę
entry-477 = Kapitan Wren siedzi na południowym brzegu z barką i bez łańcucha. Obeszła ją cztery razy
    i to dalej jest barka. „Przyszli i go poprosili” – mówi. „Łańcuch. Czy byłby tak uprzejmy
    i został, gdzie leży. To został. Trzydzieści lat na nim ciągnę”. Kopie pachołek. Za nią, nisko,
    ze słońcem w oknach, leży wyspa. Pytasz, co o nim wie. „Umiera” – mówi Wren. „Nie? To umiera kto
    inny”. Spluwa. „Był chłopcem od wody, przy skazańcach. Miałby z dziewięć lat. A był tam
    strażnik, co lubił, jak się go prosi, to podnosił kankę i mówił: »No, jak to się mówi?«” Końca
    nie ma. To ją złości.
    .title = Bez łańcucha
choice-477-pay = Zapłać jej za opowieść
choice-477-ask = Zgadnij za nią resztę
result-477-pay = Nadgryza monetę i zdejmuje wiosło. „Powiedz kiedy” – mówi Wren. „Dwa razy nie
    kasuję”.
result-477-ask = „To gorsze” – mówi kapitan i patrzy na ciebie z szacunkiem. „Dobra. Płyniesz za
    darmo”.
result-477-ask-fail = „Nie” – mówi Wren. „To już miałam”. I obchodzi barkę piąty raz.
entry-478 = Przeorysza Ostatniej Lampy prowadzi w tym miesiącu oddział w Alice, z jedną lampą
    i jednym stołkiem. „Siedź prosto, do licha” – mówi. „To tylko światło”. Na kolanach trzyma jajko
    do cerowania. Unosi ci twarz, znajduje za uchem koniec czegoś i zaczyna motać. Schodzi to
    z ciebie pasmami, bladozielone, śliskie, z węzłami. Każdy węzeł dostaje przekleństwo. U nóg ma
    tego pełne kosze, aż błyszczy. „Miałam w domu latarnika, to mi cerował” – mówi przeorysza.
    „Porządna, prosta maszyna. Czternaście zim chodził w moich swetrach, aż jakiś bohater wyjął mu
    serce”. Łokieć nitki przeciąga przez zęby. „Mnie trzeba wełny. Tym się nie zaceruje. Zejdzie
    całe popołudnie, tylko bez zadowolenia z siebie”.
    .title = To tylko światło
choice-478-sit = Oddaj jej popołudnie
choice-478-leave = Zostaw sobie poświatę
result-478-sit = Trwa to do zmroku, poznajesz cztery nowe słowa, a na schodach świecą ci kosze.
result-478-leave = „Twoja sprawa” – mówi przeorysza i bierze skarpetę. Stoisz obok i już widać piętę.
entry-479 = Na drodze leży płaszcz jeźdźca. Złożono go we czworo, podszewką do środka, jak
    w sklepie, i położono na czystym kamieniu, żeby nie zamókł. Do kołnierza przypięto liścik.
    Dziękuje za fatygę. Pisze dalej, że śledzi twoje postępy z wielkim zajęciem, ufa, że nie brak ci
    snu, i przyśle bilecik. Obracasz liścik, żeby znaleźć nazwisko. Na odwrocie są liczby, ołówkiem,
    po jednej na każdego. Przez chwilę nikt się nie odzywa. To wagi i zgadzają się co do kilograma.
    .title = Za fatygę
entry-480 = Bilecik, krzesło, ktoś domyka drzwi. Nikogo przy tobie nie ma. W głębi pokoju stoi
    parawan, za nim lampa i ktoś, kto siedzi w kształcie zasłony. „Proszę usiąść” – mówi. „Jakie to
    musi być męczące, tak wciąż rozstrzygać”. Głos ma stary, jasny i nigdzie się nie śpieszy. Potem
    opowiada jeden twój uczynek. Było to lata temu, w deszczu, kosztowało więcej, niż było
    w kieszeni, i nikt nie widział. Nikt nigdy za to nie podziękował. „Ja bym chciał” – mówi
    Czerwony Pan. „Dziękuję”. Pozwala temu postać, jak długo ci trzeba. W kącie jest waga, a na
    szali są już worki mąki. „Poproszę tylko raz” – mówi. „Proszę”.
    .title = Ktoś domyka drzwi
entry-481 = Nazajutrz nikt nie pyta, jak się komu spało. Jajka podaje się z nadzwyczajną
    ostrożnością. Kiedy się schodziło na dół, przy każdym talerzu leżał bilecik, a teraz nie leży
    żaden; każdy swój schował. Omawia się drogę. Co do drogi nie ma różnicy zdań. Komuś upada nóż,
    wszyscy mówią „przepraszam”, naraz, a potem wszyscy patrzą na nóż. Dociera to do ciebie znad
    solniczki: da się poznać. Kto powiedział „nie”, ten musi być zmęczony. Więc rozglądasz się
    porządnie, znad kubka, bez pośpiechu, a oni wszyscy mają podkrążone oczy i wszyscy porządnie się
    rozglądają.
    .title = Jajka
entry-482 = Po broń nie sięgasz. Stoisz, gdzie stoisz, z opuszczonymi rękami, a jeździec podjeżdża
    stępa tak blisko, że można by dotknąć rękawa. Wtedy zsiada. Zajmuje to trochę. Jedno kolano,
    potem drugie. Rzecz podaje ci na dwóch płaskich dłoniach, jak koniowi chleb. Głowę schyla tak
    nisko, że widać, gdzie strzyżono włosy. Niczego się od ciebie nie chce. To ten szacunek każe
    ludziom się cofnąć. Słychać to za plecami, najpierw jeden but, potem resztę.
    .title = Na dwóch płaskich dłoniach
entry-483 = „Nie” – mówi ktoś, dość głośno, i musi powtórzyć. Jest dzień targowy. Obejrzał się cały
    plac, żeby zobaczyć, co to było, rzeźnik z uniesioną ręką, dwie kobiety z dywanem pośrodku. Nie
    słyszano tu tego od dwóch tygodni. Brzmi jak upuszczony talerz. „Nie” – mówisz. „Nie chcę,
    dziękuję”. Potem bez „dziękuję”, żeby sprawdzić, jak to idzie. Dziewczynka na beczce przymierza
    je po cichu dla siebie. Jest zachwycona. Matka wyciągnęła już rękę, żeby zakryć jej usta, a ręka
    czeka w powietrzu, o cal, i bliżej nie podchodzi.
    .title = Co to było
entry-484 = Przy Ostatniej Lampie siedzą po ciemku, żeby oszczędzić olej. Stajesz w drzwiach
    i opowiadasz to w ciemność. Pachnie mokrą wełną. Na wysokości twojego kolana pstrykają druty.
    Kiedy mowa o mące, dołączają drugie, a kiedy kończysz, nie przestają ani jedne, ani drugie.
    „Ile?” – pyta głos. Jest to głos kobiety. Mówisz, że ile się zbierze. „Oczka liczę” – mówi głos.
    „Cicho”. Potem podaje ci liczbę i słychać, jak wzdłuż wszystkich ścian wstają i szukają nogami
    butów. Światło nie było potrzebne nikomu.
    .title = Liczenie oczek
entry-485 = Sweter jest dla ciebie. Podaje go chłopiec, który biegł z nim za tobą od Ostatniej
    Lampy, w szarym papierze, jeszcze wilgotny. Wełna też jest szara, z warkoczem. Na łokciu ma już
    cerę, tam, gdzie się przetrze. Wciągasz go przez głowę. Patrzysz w dół. To sweter na dwoje albo
    na ciebie i wszystko, co masz na sobie. Z karku, gdzie byłoby imię, zwisa koniec nitki, którego
    nikt nie zawiązał. „Kazała powiedzieć, że dalej tak samo” – mówi chłopiec. „A jakby co, to
    zawsze się poszerzy”.
    .title = Sweter na dwoje
entry-486 = Ochotnicy z Reduty Kościuszki od dwóch pokoleń ćwiczą co rano dla nikogo. Krok mają.
    Mają trąbkę i cztery sztandary, a trzech z nich pułkownik nie umie przypisać. Prowadzi cię
    wzdłuż pierwszego szeregu. Guziki są z różnych wojen. „Mam to po matce” – mówi o szabli,
    o posterunku, o całym wzgórzu. „Miała oddać temu, kto przyjdzie i powie słowo. Umarła, zanim
    powiedziała które”. Zatrzymuje się i staje przed tobą. Dwieście par oczu tkwi w jednym punkcie
    nad twoją głową. Pułkownik wkłada ci do ręki pełną ładownicę. „Wezmę każde” – mówi. „Będę
    ogromnie zobowiązany”.
    .title = Każde słowo się nada
entry-487 = Drugi pobór schodzi z Reduty w płaszczach po dziadkach i we własnych butach. Słychać,
    które są które. To kucharze, ten od nakręcania zegara i wszyscy, którym pierwsi kazali zostać ze
    względu na płuca. Trąbkę ma ciotka trębacza. Naoliwiła ją czymś, co zawierało rybę. Nikt ich nie
    prosił, mówią w szeregu, i o to właściwie chodzi. Przynieśli resztę sztandarów. Na końcu kolumny
    idzie ordynans pułkownika z krzesłem na plecach, a kiedy pytasz, dla kogo ono, mówi, że do
    niesiadania.
    .title = We własnych butach
entry-488 = W Blaszanym Parlamencie głosują nad słowem „nie”. Dwa dni leżało w komisji. Byli tacy,
    co woleliby je z klauzulą, a poprawka „nie, chwilowo” przepada sześcioma głosami. Wreszcie
    przewodnicząca zarządza głosowanie. Osiemdziesięcioro delegatów musi je wypowiedzieć, żeby się
    liczyło, i niczego podobnego nikt tu nie słyszał, tak wyszli z wprawy. Niektórzy śpiewają.
    Hodowca wydobywa je z siebie za trzecim razem i trzeba go klepać po plecach. Przeszło.
    Kancelista odczytuje je do protokołu. Zostają potem w ławach, przy zamkniętych drzwiach,
    z deszczem na dachu, i ćwiczą. Pielęgniarka Izby przyniosła pastylki na gardło i oddaje ci
    resztę puszki.
    .title = Głosowanie nad słowem
entry-489 = Delegaci, którzy zostali, składają mandaty, żeby móc pójść. Chcą tego w protokole. Więc
    kancelista spisuje nazwisko po nazwisku, każde z okręgiem, na końcu dodaje własne, sypie
    piaskiem i zatyka kałamarz. Wychodzi czterdzieści osób. Przegłosowali sobie pieśń marszową.
    Zastrzeżenie jest w drugiej zwrotce. Przy drzwiach przewodnicząca zdejmuje perukę i nie bardzo
    wie, gdzie ją odłożyć. W końcu wkłada ją na czajnik, żeby nie stygł. „Odracza się obrady” – mówi
    do ław i czeka, dla porządku, czy któraś się nie sprzeciwi.
    .title = Chcą tego w protokole
entry-490 = Wren wysypuje kasę z opłatami za burtę, moneta po monecie, do morza. „Na szczęście” –
    mówi. „To nie moje, to jego”. Potem sadza cię do wiosła. Jest flauta, z kożuchem, i barka idzie
    tak, jak szafa idzie korytarzem. Ona siedzi na rufie z fajką. „Opowieść stawiam ja” – mówi
    kapitan. „Jeszcze jej nie znam. Po tamtej stronie będę wiedziała, jak się kończy”. Patrzy na
    twoje dłonie. Patrzy na okna na wyspie, a te wyłaniają się po kolei, wszystkie oświetlone.
    Pierwszy raz nie mówi zupełnie nic, a ty wiosłujesz w takt tej ciszy.
    .title = Opowieść stawia kapitan
entry-491 = Kładziesz je na jednym kocu, wszystkie trzy, żeby się przyjrzeć. Płasko leżeć nie chcą.
    Przechyla się jedna, potem następna, aż opierają się o siebie jak ludzie pod koniec długiego
    dnia. Nikt ich nie dotyka. Ktoś postawił lampę na ziemi. Lampa rzuca to, co ma, w górę, na
    płótno, i wszyscy są akurat w tamtą stronę obróceni, więc widać to wszystkim naraz. Są tylko
    trzy rzeczy i światło. Cień, jaki dają, to człowiek, który siedzi i opiera dłoń o podłogę. Knot
    podskakuje. To człowiek, który wstaje.
    .title = Trzy na kocu
entry-492 = Obok tamtych stawiasz czwartą i nie słychać nic. Próbujesz jeszcze raz, na desce. Opada
    jak śnieg. Stoi tu twój kubek, z herbatą. Widać, jak herbata się przechyla, a potem kubek
    jedzie, cal, dwa cale, ze zgrzytem, i staje przy tamtych. Zostawiły mu miejsce. Przez jakiś czas
    każdy znajduje sobie coś do zrobienia. Trzeba je nieść, a koc jest jeden, więc bierzesz za rogi
    i podnosisz. Komplet nie jest cięższy. Jest sporo lżejszy, jak wtedy, gdy ktoś złapie z drugiej
    strony.
    .title = Czwarta
entry-493 = Drogę na południe wyłożono dywanem. Jest zielony, szeroki na jedną osobę i ciągnie się
    przez równinę, aż zniknie z oczu, z mosiężnym prętem co krok. Od wiatru przybito go kołkami. Po
    lewej i po prawej, na długość ręki, stoją ludzie z wiosek, w czystych koszulach. Broni nie
    dostali. Każdy ma jedną dłoń odwróconą na zewnątrz, o tak, żeby było wiadomo, którędy. Kto
    chciałby z niego zejść, musiałby kogoś odepchnąć. Przepraszają za kurz. Daleko przed tobą,
    w Pompach, biją w rurę śluzy, wciąż i wciąż, i uderzeń nikt nie liczy.
    .title = Na jedną osobę

entry-494 = Niskie klify, trawniki i pomost z mosiężną poręczą. Cumujesz do niej. Tablica stoi tak,
    żeby było ją widać przy pierwszym kroku na brzeg: GOŚCIE MILE WIDZIANI, białe na zielonym. Pod
    spodem było coś dłuższego. Gdy światło pada z boku, da się i to przeczytać, ODWIEDZIN NIE MA,
    Z ROZKAZU, a dalej spis tego, czego nie wolno podawać przez kraty. Ktoś przejechał po nim
    pędzlem wiele razy, żeby było gładko. Między strzyżonymi żywopłotami wspina się żwirowa ścieżka.
    Na pierwszym zakręcie czeka chłopak z tacą ręczników, wyżętych, gorących, zwiniętych. Tak bardzo
    by chciał wziąć od ciebie buty.
    .title = Goście mile widziani
entry-495 = Szeregi leżaków stoją na plaży przodem do morza. W każdym jest człowiek w słomkowym
    kapeluszu i z gazetą. Zza cypla wypada się biegiem i jesteś między pierwszymi, zanim widać, ile
    ich jest. Nie zrywają się. Kończą wiersz. Potem na całym piasku idą w dół gazety, kciuk zaznacza
    miejsce, papier się składa, a na wierzchu ląduje kapelusz. Z leżaków wstają, co nigdy nie jest
    łatwe. „Proszę nam wybaczyć” – mówi najbliższy i podwija mankiety. Bierze własny leżak za jedną
    nogę i składa go z trzaskiem.
    .title = Leżaki
entry-496 = W celach są firanki, są kwiaty i nie ma ani jednej klamki od środka. Zanim ci to wpadnie
    w oko, cały rząd jest już otwarty. Nikt nie wyszedł. Podnoszą wzrok znad szycia. „Czy można by
    przymknąć?” – pyta kobieta w trzeciej. „Tak tu ciągnie”. Mówisz, że mogą iść do domu. Cieszą
    się, przez wzgląd na ciebie. W ostatniej nie ma nikogo i od siedemdziesięciu lat nie było;
    prycza jest dziecięca. Nisko na ścianie, tam, gdzie trzeba się schylić, wydrapano gwoździem
    słowo, pod nim to samo, i to samo, aż do podłogi i dalej w bok. To jest to, które on mówi.
    W najstarszych ledwo zgadzają się litery.
    .title = Na wysokości chłopca
entry-497 = Kuchnia mówi „proszę”. Słychać to od podwórza: klapy, kiedy idą w górę, drzwiczki pieca,
    każdy nóż, kiedy schodzi na deskę. To kucharze i kucharki. Mówią to pod nosem przy każdym ruchu,
    w czterdzieścioro, żeby mieć z głowy. Nikt nie przerywa. Gdy danie się spóźnia, jest ktoś, kogo
    posada polega na przepraszaniu. Przy długim piecu stoi kobieta o poparzonych rękach. Już cię
    zobaczyła. Lewą miesza dalej, a prawą pokazuje za chleb, na pas brązowej zasłony i służbowe
    schody za nim. Potem kładzie ten palec na ustach i zostaje na nich smuga mąki.
    .title = Kuchnia mówi „proszę”
entry-498 = Na podwórzu stoi kierat, cały zarośnięty pachnącym groszkiem. Puszczono go w górę po
    sznurkach. Pod spodem jest miejsce na trzydziestu ludzi naraz i widać wgłębienia, które
    wydeptały stopy. Chodziło tylko o to, żeby oprzeć o coś plecy. Siadasz na stopniu, a stopień ze
    skrzypnięciem ustępuje, może o dłoń, po czym przyjmuje ciężar i się kołysze. Siedzi się więc
    rzędem. Pszczoły przylatują i odlatują. Póki opatruje się to, co trzeba opatrzyć, nikt od nikogo
    niczego nie chce. Nad głową strzela strąk i okazuje się, że podtrzymywał numer, na blaszce.
    .title = Groszek pachnący
entry-499 = Schody są szerokie i na każdym stopniu stoi lokaj. Ustępują ci z drogi. Robią to
    pięknie, pięta do tyłu, głowa w dół, na lewo i na prawo, jak wysoko widać, a idzie się między
    nimi przez szelest rękawów. Dopiero na podeście przychodzi ci do głowy się obejrzeć. Ci, którzy
    ustąpili, zwarli się z tyłu. Wypełniają całe schody, ramię przy ramieniu, białe rękawiczki mają
    splecione i nie da się przejść. Nie ma w ich spojrzeniach nic nieżyczliwego. „Proszę przodem” –
    mówi ten z najwyższego stopnia i czujesz na karku oddech.
    .title = Proszę przodem
entry-500 = Drzwi mają klamkę z twojej strony. Jest mosiężna, w kształcie dłoni, i czyszczono ją
    dzisiaj; w kłykciach zostało trochę białego. Widać, gdzie był zamek, gdzie nad nim był drugi
    i gdzie sztaba. Zaszpachlowano je. Za drzwiami ktoś stroi kieliszek mokrym palcem. Pachnie
    sosem. Na całą szerokość korytarza ramiona były już przyszykowane do wyważania. Nie ma czego
    wyważać. Ktoś wyciera dłoń o płaszcz, sięga, bierze mosiężną rękę, a ona jest ciepła.
    .title = Klamka z tej strony

entry-501 = Ustawiona w szyku Czerwona Kolumna czeka na równinie pod Pompami, w taktownej
    odległości. Słychać od niej najwyżej kaszlnięcie, raz na jakiś czas, a poza tym słychać, jak
    kapie z sześciu kół. Szeregi wyrównali do tyczek pływowych. Koło dziesiątej przychodzi chłopiec
    z koszem na ramieniu, pod białą serwetą, i wciąga się to na haku: gruszki. Starcza po jednej, na
    całej długości muru. Więc ktoś po tamtej stronie liczył. Starszy Kół Lindqvist obraca swoją za
    ogonek. Nie spał. Z każdego domu od strony morza kazał zdjąć okiennice na osłony. „Tego się nie
    je” – mówi. Potem, bo taki jego fach, przykłada do niej ucho.
    .title = Kosz gruszek
entry-502 = Pierwsza fala cofa się w szyku. Swoich rannych niosą krokiem spacerowym, po czterech na
    koc, a ktoś idzie przodem i usuwa kamienie. Opierasz się o mur i łapiesz oddech. Na dole robi
    się ruch, ktoś biegnie tam, ktoś z powrotem. Jedna grupka zawraca i staje znowu pod tobą, pod
    lufami całego muru, z gołymi głowami. W dymie zaszła pomyłka. Jedna z rannych nie jest ich.
    Bardzo przepraszają. Kładą ją tam, gdzie da się do niej sięgnąć, poprawiają jej kołnierzyk
    i odchodzą.
    .title = W dymie zaszła pomyłka
entry-503 = Połowa muru to ludzie, którzy trzymają meble. Idziesz wzdłuż niego od bramy. Jest
    odcinek z prawdziwego kamienia, potem kredens, a za kredensem rodzina z zapartymi nogami, potem
    drzwi z numerem i człowiek, który pod nim mieszka. Nikt się nie cofnął. Pytają cię, która
    godzina. U szczytu schodów jest krzesło z kuchni. Przyniosła je kobieta pod siedemdziesiątkę,
    w fartuchu, i nie dołożyła do sterty z resztą. Postawiła je w luce, na wszystkich czterech
    nogach, przodem do równiny, i na nim siedzi. „Ten kawałek trzymam ja” – mówi.
    .title = Ten kawałek trzymam ja
entry-504 = Bramę otwiera ktoś, kto mówi „proszę przodem”. Nie padł ani jeden cios. Dwaj chłopcy od
    rygla znali ten głos od lat; chodzili z nim do szkoły. Powiedział „spocznij”, to spoczęli. Mówią
    ci to w kółko. Czyj był, tego powiedzieć nie umieją. Było ciemno i każdego zawołał po imieniu.
    Zanim brama jest znowu zamknięta, nie ma już przedmurza, nie ma dwudziestu kroków od strony
    warzelni i nie ma czegoś, czego się nie załata. Na całym murze, gdzie dotąd patrzyło się przed
    siebie, patrzy się po sobie.
    .title = Po imieniu
entry-505 = Korek dostaje od ciebie swoje ćwierć obrotu. Idzie ciężko, a potem, za miejscem, na
    którym dotąd zawsze stawał, idzie sam. Wystarcza czasu, żeby wejść na koło. Morze schodzi tą
    samą drogą, którą oni przyszli. Rozgniewane nie jest. Kazano mu czekać od czasów, kiedy nikt tu
    o tobie nie słyszał; idzie od krawężnika do krawężnika, zielone, z grzywką, i wyciera. Widać
    bęben. Widać szereg słomkowych kapeluszy, jak przepływa, wyrównany, w szyku, i nikogo pod
    spodem. Kiedy przejdzie, zakręcasz. Nikt tego nie kazał, ale w Pompach nie zostawia się
    odkręconego kranu.
    .title = Ćwierć obrotu
entry-506 = Cała ulica przyszła na tylne schody z tym, co dała radę unieść. Uniosła głównie siebie
    nawzajem. Szewc ma na barkach ojca, a ojciec ma kota. Są bardzo cicho, bo powiedziano im, że
    tędy do łodzi. To prawda, o ile ktoś ich do tych łodzi dokarmi. Kapral na schodach wyciągnął
    rękę w poprzek. Ma rozkazy co do magazynu i mieszka na tej ulicy. Patrzy ponad głowami, w jeden
    punkt na murze, i mówi, że się tym zajmą, że wszystko w toku, że się tym zajmą. Kot już cię
    zobaczył.
    .title = Głównie siebie nawzajem
result-506-fed = Idzie to z ręki do ręki nad ramieniem kaprala, a on patrzy w swój punkt, aż przejdą
    wszyscy.
result-506-left = Nie ma z czego. Idą dalej głodni, a sporo ludzi schodzi z muru, żeby ich nieść.
entry-507 = Za murem idzie Lindqvist z oliwiarką i szmatą. To czwarty wieczór i mur stoi, ile go tam
    jest. Obszedł działa i kołowroty, zrobił zawias w kuchni polowej. Dochodzi do ciebie i staje.
    Widać, że ma przygotowaną mowę. Patrzy na koła, żeby nie patrzeć na ciebie. „To bliższe zawsze
    biło” – mówi Starszy Kół i leży pod nim na wznak, zanim zdążysz powiedzieć, co dziś przez nie
    przeszło. Słychać klucz. Słychać, że jednak coś mówi, w górę, w środek, tam, gdzie ciemno. Nie
    prosisz, żeby powtórzył.
    .title = Oliwiarka i szmata
entry-508 = O świcie równina jest pusta. Zasypali okopy i ułożyli darń na swoim miejscu. Tam, gdzie
    stały szeregi, stoją kosze, osiemdziesiąt, rzędami, każdy pod ściereczką, i stąd widać, że to
    gruszki. Wiatr się odwrócił; pachnie sadami. Z Pomp nikt po nie nie wychodzi. Stoją na murze
    z opuszczonymi rękawami i nie wiwatuje nikt. Kobieta wstaje z kuchennego krzesła i musi się
    przytrzymać oparcia. Później przylatują mewy. Chodzą między koszami z przechyloną głową i owoców
    też nie ruszają.
    .title = Osiemdziesiąt koszy
entry-509 = Mur nie pada. Kończą mu się ludzie. Przy warzelni jest ich dziewięcioro, potem czworo,
    potem jest dekarz, nazywa się Hask, który siada, żeby zmienić magazynek, i tak już siedzi.
    Czerwona Kolumna wchodzi po schodach gęsiego. Przytrzymują sobie nawzajem bramę. Idą ulica po
    ulicy i proszą każdego, żeby odłożył, co niesie. Kto odłoży, temu dziękują, do reszty strzelają,
    a głos w obu wypadkach mają ten sam. Dobiegasz do śluzy i masz w garści czyjś płaszcz. Jakaś
    dłoń łapie cię za pas i wciąga pod kratę. Górą idą buty, w nogę, i stają. „Najmocniej
    przepraszam” – mówi głos. „Czy to nie będzie kłopot?” Słychać, jak ona mówi, że tak, wielki.
    Potem słychać to.
    .title = Schody przy warzelni

entry-510 = Podnosi się na twój widok. Przychodzi mu to z trudem, o dwóch laskach, a pomóc sobie nie
    daje. Ma na sobie zasłonę z czerwonego pluszu, u dołu zostały kółka od karnisza. Nakryto dla
    każdego, po obu stronach. „Proszę usiąść” – mówi Czerwony Pan. „Tyle drogi, a ja miałem tylko
    schody”. Pod ścianami stoją ci, co usługują, z półmiskami na wysokości serca. W sali jest
    ciepło. Teraz widać, na co oni wszyscy tak starannie nie patrzą. Przy jego talerzu stoi szklanka
    wody. Jest pełna po brzeg, stoi, odkąd nakryto do stołu, i nikt nie kazał mu o nią poprosić.
    .title = Szklanka wody
result-510-half = Ociera usta i odkłada serwetkę. To pierwsza rzecz, której nie złożył.
entry-511 = Skoro nie dało się przyjść do niego, kazał zanieść krzesło na plac w Pompach i położyć
    obrus. Długi stół stoi między szkłem wodowskazu a studnią. Za stan podłogi przeprasza.
    „Chciałoby się podjąć u siebie” – mówi Czerwony Pan, wstaje, o dwóch laskach, i stoi, póki
    wszyscy nie usiądą. Zasłona namokła mu u dołu. Wokół placu, pod ścianami domów, stoją z zupą ci,
    których ładnie poproszono. Krzesło by ich ucieszyło. Niektórych znasz. Przed nim jest szklanka
    wody, nabranej ze szkła, pełna; całe miasto odkładało tyle przez rok, a on nie musiał o nią
    poprosić.
    .title = Stan podłogi
entry-512 = Potem odsuwa krzesło po swojej prawej ręce. Na nikogo przy tym nie patrzy, odwrócił
    nawet trochę twarz, jak wtedy, gdy ktoś się przebiera. Krzesło jest dobre. Wiesz, ile ważysz
    w mące, wiesz od pewnego wieczoru. Wiesz co do kilograma. Wzdłuż obrusa wszystkie łyżki stanęły
    w powietrzu. Są z tobą w drodze, odkąd sięgnąć pamięcią, i każdą z tych osób poznasz po butach.
    Nie odzywa się żadna. To właśnie zostanie ci w głowie. „Bez pośpiechu” – mówi Czerwony Pan.
    „Proszę”.
    .title = Krzesło po jego prawej
choice-512-with = Usiądź na tym krześle
choice-512-against = Wsuń krzesło z powrotem
result-512-with = Wysokość jest w sam raz. On dziękuje, ktoś strzepuje serwetkę, a po drugiej
    stronie stołu ktoś powoli siada.
result-512-against = Krzesło stuka o blat i jego to boli. Trzymasz się oparcia, aż przestaje palić.
entry-513 = Na białym obrusie rozkłada się to, co zabrano jeźdźcom. Kubek, psałterz, igła, koło, co
    kto ma. Przesuwa się widelce, podaje dalej solniczki. Musi założyć okulary. „No proszę” – mówi
    Czerwony Pan. „Kubek jest ode mnie. Tak się nim cieszyła”. Wyciąga rękę, a potem jej nie
    wyciąga. Ci spod ściany też patrzą. Opuścili półmiski, żeby nie zasłaniały. To rzeczy z komórki,
    powgniatane, wytarte od palców. Takie dostanie się wszędzie. Nikt za nie nie dziękuje. Słychać,
    jak po obu stronach, jedna za drugą, dzwonią odkładane pokrywy.
    .title = Przesuwa się widelce
entry-514 = Serwetkę składa na troje i odkłada. Jedną laskę oddaje paziowi. Drugą bierze za
    niewłaściwy koniec. „Proszę zacząć” – mówi Czerwony Pan. „Nie, nalegam”. Czeka, aż wyjdziesz zza
    krzesła. Czeka, aż dopniesz pasek. Biodro ma chore, tchu za mało, lat osiemdziesiąt. Okrąża róg
    stołu, a wolną rękę wyciąga po to, żeby odsunąć świecę, bo mogłaby ci przeszkadzać.
    .title = Nalegam
entry-515 = Mówisz ponad jego głową, do tych spod ściany. Najbliższą pytasz, jak ma na imię. Jest to
    tu wbrew wszystkiemu i idzie szmer, jak wtedy, gdy ktoś się roześmieje na pogrzebie. Ona patrzy
    na niego. On wziął się za rybę. Pytasz ją jeszcze raz. Pytasz jej sąsiada, czym był przedtem
    i co wołał, kiedy trafił się w kciuk. Nie odpowiada nikt. Ale przy drzwiach stoi z wazą wielki
    chłop i zaczął się trząść, tak że pokrywka mówi za niego.
    .title = Pokrywka mówi
entry-516 = On siada i już siedzi. Po pewnym czasie paź wyjmuje mu laskę z ręki i stawia przy
    krześle, bo tam jest jej miejsce. Ludzie czekają, aż im powiedzą. Mija dobra godzina, zanim ktoś
    próbuje drzwi. Jest to kucharka o poparzonych rękach, przyszła w sprawie talerzy. Najpierw
    wyciera dłoń, potem naciska klamkę i drzwi się otwierają. Zamyka je. Otwiera jeszcze raz.
    A potem mnóstwo ludzi chodzi w tę i z powrotem, niedaleko, z pokoju do pokoju, i wszystko
    zostawia uchylone. Z całego wybrzeża widać tej nocy wyspę, oświetloną. W sali nie ma już nikogo.
    Stoi w niej nakryty stół na dwadzieścia osób i szklanka wody, której nikt nie miał serca ruszyć.
    .title = Wszystkie są otwarte
entry-517 = „Nie” – mówi człowiek z wazą. Mówi to do zupy. Potem stawia ją, na podłodze, bo gdzie
    indziej nie ma gdzie, prostuje się, opuszcza ręce i patrzy, co mu zrobią. Nic. „Nie” – mówi
    kobieta obok, po cichutku, żeby sprawdzić, czy utrzyma. Idzie to wzdłuż ściany z ust do ust.
    Głosy mają najróżniejsze, nikt by nie pomyślał. On słucha do końca, ze schyloną głową, i rusza
    wargami jak ktoś, komu czytają długi list. Gdy obeszło wszystkich, pyta, kto ma sól, i nikt mu
    jej nie podaje. Przed domem, na drodze, zsiadło czworo jeźdźców. Stoją z pustymi rękami i je
    rozcierają.
    .title = Do zupy
entry-518 = Zasłona waży więcej, niż wygląda. Na ramieniu trzeba ją upiąć. Zajmują się tym trzy
    osoby ze szpilkami w ustach, do rąbka klękają. Jego wyniesiono drugimi drzwiami, z serwetką na
    twarzy. Stoisz tymczasem w oknie i patrzysz na drogę. Pod ścianą czekają, półmiski są pod
    pokrywami. Nie tak to miało być. Poproszono cię przecież tylko raz, i ładnie. W dole odchodzą
    jacyś ludzie z tobołkami, a te buty znasz. Można ich jeszcze zawołać, wystarczy powiedzieć
    słowo. Zamiast tego się odwracasz, bo zupa stygnie. „Dziękuję wszystkim za cierpliwość” –
    mówisz. „Proszę”. I słyszysz, jak dobrze ci to wychodzi.
    .title = Jak dobrze to wychodzi
entry-519 = Bez jednego dźwięku wyspa zrzuca cumy. Dałoby się to przeoczyć: okna na wodzie
    przesuwają się o jedno, a za nimi otwiera się przerwa, w niej gwiazdy. Lampy ma zapalone. Widać
    taras, na tarasie postać, czerwoną, i macha laską. Nikogo o nic nie prosił. Powiedziano mu
    tylko, co się o nim myśli, każdy osobno, po kolei, a on odrzekł, że rozumie. Kto chciał, zszedł
    do łodzi. Część została. Wyspa mija cypel tak, jak się wynosi tacę, równo, ze wszystkim, co na
    niej stoi. Nazajutrz piloci każą dopisać to na wszystkich mapach, w rogu, ręcznie. „Proszę
    uwzględnić” – piszą.
    .title = Proszę uwzględnić
entry-520 = Nie żyje, siedzi w swoim krześle na ostatnim placu, który ma wokół dachy. Naciągnięto na
    niego obrus. To jest jeden koniec. Drugi trzeba zrobić pieszo. Zaczynasz od warzelni i idziesz
    stroną od morza, od drzwi do drzwi, z pustymi rękami, powiedzieć im, że po wszystkim i można
    wyjść. Pukasz. Czekasz tyle, ile człowiek schodzi po schodach. Potem idziesz do następnych. Tak
    się poznaje, które drzwi. Do południa robią to z tobą inni, szewc, Starszy Kół ze szmatą, każde
    wzięło swoją stronę. W którymś domu gotuje się woda w czajniku. Pod wieczór, w zaułku za kołami,
    pukasz, słychać odsuwane krzesło i ktoś odzywa się ze złością: „Kto tam?”
    .title = Które drzwi
entry-521 = Ważą cię w pogodny ranek. Kolejka jest spora, ale prowadzą cię na początek, przez wzgląd
    na zasługi. Na szalę idą worki mąki. O jeden więcej, niż się należy. Mówisz, że to za dużo,
    a oni nie chcą o tym słyszeć. On sam zszedł, o dwóch laskach, żeby przy tym być. Bierze cię za
    rękę. Strach był przed słowami, a jest ich tak mało, że powtórzy je dziecko; mówisz je ty, potem
    mówi je on, potem jedno dziękuje drugiemu. Za drugim razem idzie łatwiej. W drodze do domu,
    z taczką, mijasz mężczyznę, którego się kiedyś znało. Oczy ma wystraszone, koszulę na wierzchu.
    Schodzisz mu ze ścieżki. „Proszę przodem” – mówisz, a jemu nie przychodzi do głowy, co się na to
    odpowiada.
    .title = Proszę i dziękuję
entry-522 = Przychodzi bilecik i nic na nim nie ma. Karton jest dobry, sztywny, z czerpanym
    brzegiem. Nie ma znaczka, a kto go przyniósł, nie dzwonił. Gdy to porównać, okazuje się, że
    dostał go każdy, dokądkolwiek zajechał, w tym samym tygodniu. Stawia się go za zegarem. Wyrzucić
    jakoś nie wypada. Od tej pory dom zaczyna pytać dwa razy i nie wiadomo, od kogo to poszło.
    Dołożyć jeszcze, pytają, i czy na pewno. Kto przyjeżdża na dłużej, ten się temu dziwi. Na
    początku ma to za trochę szorstkie, że czeka się nad nim z łyżką w powietrzu, aż powie.
    .title = Za zegarem
entry-523 = W szwach płaszcza siedzi mąka. Trzepano go, parowano, raz rozpruto i zszyto na nowo,
    a robił to dobry fachowiec w New Sydney. Wraca z pralni, wisi w sieni i pod koniec tygodnia na
    chodniku jest pod nim znowu ta blada kreska. Kto go nosi, ten przytrzymuje drzwi. Lepszych
    manier się nie spotka. Wstanie z ciepłego miejsca, w pełnej izbie, i będzie stać z ręką na
    klamce tak długo, jak długo ktokolwiek chce przejść. A tak bardzo by się chciało przejść samemu.
    Widać, ile to kosztuje.
    .title = W szwach
entry-524 = Studniarka jest znowu przy robocie, w suchych stronach, przy dziewięćdziesiątej
    pierwszej. Ma chłopaka do kołowrotu. Chłopak mówi, że co godzinę, bez powodu, posyła na górę
    wiadro i chce wiedzieć, jak brzmi. W jednym z małych szpitali jest na nocach stary sanitariusz.
    Chodzi wzdłuż łóżek z opuszczonymi rękawami i pyta ludzi, gdzie boli. Inni też pytają. Ale on
    najpierw przysuwa stołek. Kładzie obie ręce na kolanach, ogląda je, pyta, a kiedy zapyta, czeka,
    ile będzie trzeba, aż powiedzą.
    .title = Dziewięćdziesiąta pierwsza
entry-525 = Wieczorami monter czyta na głos w pompowni na wybrzeżu. Sąsiedzi przestali przychodzić
    ze skargą. Książka jest zawsze ta sama, spis rzeczy, które wytrzymały, i głosów przy tym nie
    zmienia. Jedną pozycję dodał i kiedy do niej dochodzi, zwalnia. W głębi kraju kładą drogę.
    Prawie co dzień leży na niej stara kobieta z policzkiem na kamieniu. Jeden do dwunastu, mówi
    brygadzie. Więcej nic. Kredę nosi na sznurku. Droga leży tam już miesiąc, od brodu do drugiego
    kamienia milowego, i jechały po niej wozy.
    .title = Co trzyma
entry-526 = Wagę na wsiach zostawiono, do świń. To dobra waga. Na wieczerzę po żniwach staje z boku,
    za drzwiami, pod obrusem, czy okiennice są tego roku otwarte, czy zamknięte, jak pozwalają
    czasy. Jedzenia jest mnóstwo. Są swetry. Kiedy sprzątną talerze, najstarszą osobę podsadza się
    na ławę, z dłonią pod każdym łokciem, i cichnie wszystko, do niemowląt. Wiadomo, co będzie. Ona
    patrzy wzdłuż stołów. Nie śpieszy się. Potem mówi to słowo, to jedno, najgłośniej, jak umie,
    a oni piją za nie na stojąco.
    .title = Piją za to
entry-527 = Pompy mają sześć kół albo miejsca po nich. Ludzie dalej opierają się bez namysłu
    o drżenie, czy ono jest, czy go nie ma. Na murze przy schodach stoi krzesło. Jest zwykłe,
    z kuchni, a ktoś przybił mu nogi kołkami. Mógłby go ktoś zapomnieć na dworze. Ale na oparciu
    wisi tabliczka z dniami, przy każdym dniu nazwisko, a nigdy to samo dwa razy z rzędu: co noc
    jest czyjaś kolej. Przychodzi się z cerowaniem. Jest koc. Nie robi się nic. Siedzi się przodem
    do równiny i trzyma ten kawałek.
    .title = Czyjaś kolej
