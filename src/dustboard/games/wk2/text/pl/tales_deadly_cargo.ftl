# A7 Zabójczy ładunek: strona tytułowa, strony, wpisy. Co robią, stoi w content/data/tales.

adventure-deadly_cargo = Z New Sydney do Carcassville jedzie skrzynia wielkości trumny, a zapłata
    leży na stole, nim ją ktokolwiek pokaże. Z każdym dniem waży mniej. Ktoś w niej stuka. Czterech
    panów w czystych fartuchach chciałoby wiedzieć, gdzie są brakujące kilogramy, a na drugim końcu
    kupiec jest nie jeden. Zapłata idzie do podziału, więc każdy ma powód, żeby trzymać się reszty,
    i lepszy, żeby się nie trzymać. Uwaga na pióro.
    .title = Zabójczy ładunek
    .mode = Dla dwóch do czterech nieufnych wspólników; wygrywa najlepiej opłacony
    .length = Najwyżej 5, 7, 4 i 4 rundy, około 2 i pół godziny

page-k1 = Faktor Lune chce zdjąć przesyłkę z ksiąg przed końcem kwartału. Pasami przypięto ją
    zawczasu. Dobrze znosi drogę, nie sprawia kłopotu i do końca tygodnia ma być za wodą. Przeprawy
    są trzy i na każdej ktoś siedzi z wyciągniętą ręką. Można się przy niej zmieniać. Może się
    okazać, że przeszła ci na to ochota.
    .goal = Dowieź skrzynię na jedno z pól: Szew, Prom Łańcuchowy lub Korek.
    .rules = Kartę Ładunek ma pierwszy gracz. Zajmuje ona 2 Ładowności, a na koniec każdej tury bez
        ruchu niosący dobiera żeton zagrożenia i rozpatruje jego żółtą stronę. Przekaż skrzynię
        rycerzowi na twoim polu, który się zgodzi. Niosący może ją zważyć, raz na rycerza: Technika
        (1) daje 1 PD, a nieudany test 1 radiacji. Strona kończy się, gdy niosący staje na polu
        Szew, Prom Łańcuchowy lub Korek. Znacznik czasu zaczyna na 5. Po spóźnieniu niosący trafia
        na prom, a pościg jest szybszy.

page-k2 = Po tej stronie grunt jest szeroki, a skrzynię zadeklarowano. Brutto, Tara, Manko i Netto
    ruszyli z czterech stron jednym krokiem, każdy z hakiem u pasa. Nigdy nie biegną i nigdy nie
    dobywają pierwsi. Są trzy piwnice, w których ładunek może przeleżeć noc. Tej przy twojej
    przeprawie ktoś pilnuje.
    .goal = Zapadnij się pod ziemię ze skrzynią w kryjówce, której nikt nie pilnuje.
    .rules = Na koniec rundy każdy Wagowy idzie 2 pola w stronę skrzyni, a po spóźnieniu 3. Gdy
        staje na jej polu, to wpadka; druga kończy stronę. Przekup Wagowego na twoim polu lub
        sąsiednim: 2 zasoby, czeka 2 rundy. Podłóż wabik: odrzuć 1 kartę sprzętu lub część, a jeden
        idzie zamiast tego do ciebie. Zawalcz z Wagowym na swoim polu. Zapadnij się pod ziemię na
        polu Piaskoryj, Ogród Rusty lub Wielbłądzie Zagrody: nie w tej kryjówce, której pilnują, nie
        przy Wagowym i nie po ruchu. Niosący dobiera żeton w każdej turze. Znacznik czasu zaczyna na 7.

page-k3a = Więc jednak otwieranie. Jest łom, jest kapelusz na stawki i nikt na nikogo nie patrzy.
    Wielu ludzi wiozło już daleko to, co leży pod wiekiem, za pieniądze i bez pytań. Do bramy
    Carcassville są trzy noce, a to coś, jak się okazuje, lubi pogawędzić.
    .goal = Rozmawiaj przez wieko, aż usłyszysz wszystko.
    .rules = Wszyscy rycerze licytują tajnie zasobami; każdy płaci, ile zgłosił, a największa stawka
        podnosi wieko. Porozmawiaj przez wieko akcją wątku, na polu skrzyni lub sąsiednim: sześć
        wpisów, po kolei. Niosący nadal dobiera żeton zagrożenia na koniec każdej tury, a w stadium
        3, bez innych rycerzy na polu, dostaje 1 radiacji. Znacznik czasu zaczyna na 3. Po ostatnim
        wpisie albo gdy minie czas, opowieść idzie dalej z otwartym wiekiem.

page-k3b = Zostaje zamknięta. Masz mosiężny znak od kogoś, kto się na tę wieść ucieszył, masz lak
    i gwoździe w sam raz. Do bramy są cztery noce. Nie prześpisz żadnej, a ktoś z towarzystwa zaczął
    już odpowiadać.
    .goal = Utrzymaj skrzynię zamkniętą przez cztery rundy.
    .rules = Niosący ma kartę Znak kupca, która otwiera bramę Carcassville, i nadal dobiera żeton
        zagrożenia w każdej turze. Ładunek jest w stadium 3: niosący bez innych rycerzy na polu
        dostaje na koniec tury 1 radiacji. Zalakuj od nowa, na polu skrzyni lub sąsiednim: Technika
        (3) albo po 1 radiacji dla każdego rycerza na twoim polu. Runda, w której nikt nie lakuje,
        dodaje stuknięcie; trzecie otwiera skrzynię. Znacznik czasu zaczyna na 4.

page-k4 = Brama Carcassville jest spuszczona, a przed nią stoi kolejka. Za bramą czekają na ciebie
    dwie osoby z pieniędzmi i żadna nie powiedziała drugiej. Póki księga nie jest podpisana,
    skrzynia należy do tego, kto trzyma pas. Każdy o tym pomyślał. Widać to po tym, jak ostrożnie
    wszyscy stoją.
    .goal = Zawołaj do bramy i oddaj skrzynię szeryfowi, Hobdayowi albo jej samej.
    .rules = Zawołaj do bramy z pola obok Carcassville: karta Znak kupca, Gadka (2) albo 2 zasoby.
        W mieście niosący oddaje skrzynię. Szeryf: niosący dostaje 5 punktów, a 3, jeśli wieko
        otwarto, inni po 2. Hobday: 6, po jego liście 7, inni po 1. Pasażer, jeśli wieko jest
        otwarte: każdy 3. Zdradź niosącego: wygraj pojedynek na jego polu, a każda dostawa daje ci
        7, innym nic. O wygranej decydują punkty i PD, o 1 mniej za każdą wpadkę. Żetony i radiacja
        jak dotąd. Znacznik czasu zaczyna na 4.

choice-k1-take = Chwyć za pasy
choice-k1-refuse = Niech niesie dalej
choice-k2-take = Chwyć za pasy
choice-k2-refuse = Niech niesie dalej
choice-k2-gross = Wskaż Brutto
choice-k2-suttle = Wskaż Tarę
choice-k2-cloff = Wskaż Manko
choice-k2-nett = Wskaż Netto
choice-k3b-wax = Zalej szpary lakiem
choice-k3b-lean = Naprzyj na wieko
choice-k4-take = Chwyć za pasy
choice-k4-refuse = Niech niesie dalej
choice-k4-call = Zawołaj do strażnika
choice-k4-pay = Zapłać odźwiernemu

entry-408 = Faktor Lune najpierw płaci. Moneta po monecie, na wadze drogowej w New Sydney, a z tyłu,
    na deskach, stoi pod plandeką skrzynia. „Przesyłka nie sprawia kłopotu” – mówi Lune. „Osiem,
    dziewięć. Przesyłka nigdy żadnego kłopotu nie sprawiała”. Długa jest jak trumna i trochę wyższa.
    Kiedy całość leży ci w dłoni, faktor obraca do ciebie księgę, a księga sama otwiera się w dobrym
    miejscu, bo tam ma złamany grzbiet. Nazwisk jest na stronie tyle, że najświeższe poszły w górę
    marginesem. Od pulpitu zwisa pióro na sznurku. Sznurek jest nowy. „Tutaj” – mówi Lune i na czas
    podpisu ogląda morze. Pod plandeką, można by przysiąc, ktoś coś odstawia.
    .title = Zapłacone z góry
entry-409 = Przechodzi z bagażu na bagaż, ręka tu, ręka tam, a obie strony zaparły się na większy
    ciężar. Nad wiekiem spotykają się dwa spojrzenia. Potem oba idą tam, gdzie stała. Pasy zostawiły
    dwa rowki, na cal głębokie, o czystych brzegach, przez lakier i w głąb desek. Innych rowków,
    tych po bloku silnika, prawie nie da się znaleźć. Przeciągasz kciukiem. „Trochę się
    przesuwała” – słyszysz. Nie przesunęła się ani razu. Sprzączki dopinasz na trzecią dziurkę, tak
    jak były.
    .title = Po jednej ręce
entry-410 = Wieszasz skrzynię na haku pierwszej wagi, jaka się trafia. Igła mija liczbę z kwitu,
    namyśla się i schodzi na tę mniejszą stronę. Wieszasz jeszcze raz, drugim końcem. W kurzu na
    wieku jest rachunek. Przedtem go nie było. Ktoś wypisał palcem starą wagę, podkreślił i odjął
    to, co właśnie czytasz z tarczy. Znowu jest lżejsza, a kto to liczył, przekreśla siódemki.
    .title = Rachunek w kurzu
entry-411 = Ludzie z mostu kładą na Szwie deski każdemu. Idą z tobą, podnoszą je z tyłu i układają
    z przodu, osiemdziesiąt kroków nad niczym, i nikt nie patrzy w dół. Przed skrzynią stają. Jest
    narada. Posyłają po coś dziewczynę, wraca z rulonem na ramieniu i kładą dywan. Czerwony, wytarty
    środkiem na szerokość dwóch tragarzy. „To się liczy osobno” – mówi majster od desek. Mówisz, że
    nie było zamawiane. Jest mu przykro. Pod skrzynię zawsze się go rozwija, wyjaśnia, jeszcze matka
    go trzepała. Wiatr się wzmaga, a to dopiero połowa mostu.
    .title = Dywan liczony osobno
choice-411-pay = Zapłać za dywan
choice-411-bare = Przejdź po gołych deskach
result-411-pay = Płacisz i przechodzisz w ciszy, po wełnie; za tobą zamiatają dywan, zanim go zwiną.
result-411-bare = Spod koła ucieka deska, a skrzynia znosi wstrząs bez dźwięku.
entry-412 = U kapitan Wren za przewóz płaci się opowieścią, a łańcuch rusza, zanim zaczniesz. Prom
    idzie po nim w odpływ, który płynie nie w tę stronę. Opowiadasz o człowieku, który zostawił
    nieznajomej zegarek. „Wraca, a zegarek stoi” – mówi Wren. Miało być inaczej, ale tak jest
    lepiej. Próbujesz drugiej. „Bliźniaki” – mówi przez ramię. Na środku wody popuszcza łańcuch,
    przechodzi na rufę, wyciera ręce i z przechyloną głową ogląda to, co masz pod plandeką. „Tę znam
    do końca” – mówi kapitan. „Koniec masz za plecami”. I dalej czeka. Drugi brzeg ani trochę się
    nie przybliżył.
    .title = Znana do końca
choice-412-tell = Opowiedz jej własną
result-412-tell = Otwiera usta na zakończenie, zamyka je i do samego brzegu ciągnie w milczeniu.
result-412-tell-fail = „I upuszcza” – mówi Wren, a coś twojego leci za burtę.
entry-413 = O czwartej pod Korkiem nikt nie przechodzi. Na czwartą jest przeciek. Schodzi ścianą jak
    prześcieradło, w poprzek jezdni, i zabiera, co na niej stoi. Wisi tablica z godzinami. Źle ją
    odczytano. Słychać, jak u góry puszcza, i z braku innego planu obejmujesz skrzynię, a woda już
    jest. Staje przed tobą, bura, wysoka jak drzwi. Potem się rozstępuje. Idzie po lewej, idzie po
    prawej, za tobą się schodzi, a dwoje dozorców śluzy, którzy dotąd krzyczeli, przestaje. W butach
    masz pełno. Na wieku nie ma ani kropli.
    .title = Na czwartą
choice-413-wade = Przejdź resztę w bród
choice-413-fuel = Spal paliwo i uciekaj
result-413-wade = Wychodzisz śluzą, ze skrzynią na ramieniu, a śluza wchodzi ci w otarcie.
result-413-fuel = Idzie na to pełny kanister i przed wpół do piątej jest po wszystkim; dozorcy
    poprawiają tablicę.
entry-414 = Kwartał się skończył. Chłopak od faktora znajduje cię z kwitem za zwłokę, ostemplowanym,
    i ma polecenie wsadzić cię na prom. Na pochylni stoi czterech mężczyzn w czystych fartuchach.
    Dwóch trzyma drąg, z drąga zwisa belka z szalami. Trzeci ma książkę. Najmniejszy siedzi na
    pachołku i oliwi hak. Przepuszczają cię. Są poprawni, nawet pomagają na progu podtrzymać
    ładunek, każdy jedną ręką, i widać, jak patrzą nad nim po sobie. „Zadeklarowano sześćdziesiąt” –
    mówi ten z książką, nie do ciebie. Łańcuch się napina. Przez całą przeprawę widać na brzegu
    cztery fartuchy, potem trzy, a potem następną łódź.
    .title = Cztery czyste fartuchy
entry-415 = Po tej stronie skrzynia siedzi wysoko. Od New Sydney pasy popuszczono o dwie dziurki
    i są za ciasne. Trzeszczą. Przecięły worki, które pod nie podłożono, i deskę pod workami,
    a z dłonią na taśmie czuć, jak coś ciągnie ją od spodu, równo. Podchodzi koziarz, popatrzeć.
    Proponuje ci cenę za kozę. Mówisz, że to fracht. „To niech nie stoi na słońcu” – mówi i wraca do
    swoich. Stoją na skraju drogi całym stadem, pyskami do ciebie, z uszami położonymi płasko.
    .title = Dwie dziurki
entry-416 = „Najpierw Brutto” – mówi i wyciąga rękę. Ściskasz ją, a dopiero potem widać fartuch. To
    duży mężczyzna o miłym uścisku i wciąż trzyma cię za palce, trochę w bok od ciała,
    z półprzymkniętymi oczami. Za nim ktoś wpisuje liczbę. „Wystarczy” – mówi Wagowy. „Z wyglądem
    się zgadza”. U pasa ma hak i komplet mosiężnych odważników w rolce, każdy w swojej kieszonce;
    najmniejsza jest pusta i zaszyta. „Zadeklarowano sześćdziesiąt” – mówi. „Stwierdzono, w porcie,
    trzydzieści osiem. Po okolicy chodzi dwadzieścia dwa kilo kogoś”. Puszcza rękę. Pasów nie
    tknąłby za nic, póki nie będzie czasu na namysł.
    .title = Brutto
entry-417 = „Na szalę” – mówi Wagowy i pieniądze idą na szalę. Waży je. Zdejmuje monetę, próbuje
    jeszcze raz i doprowadza belkę do poziomu mosiężnym ziarenkiem, które trzeba brać na pośliniony
    palec. Potem wydaje ci resztę. Jest i kwit. „To dwa dni takiej osoby jak ja” – mówi. Rozkłada
    płócienny stołeczek, stawia go na poboczu i siada z zegarkiem w ręku. Na ciebie już nie patrzy.
    Patrzy na wskazówkę.
    .title = Dwa dni takiej osoby
entry-418 = Paka, którą zostawiasz, ma dobry rozmiar i zbito ją z sercem. W środku jest płaszcz
    i trochę kamieni, do towarzystwa. Patrzysz z grani. Wagowy podchodzi swoim krokiem i niczego nie
    dotyka. Wbija drąg, wiesza belkę, przeciera szale. Na hak podnosi ją tak, jak człowieka wyjmuje
    się z wanny. Potem zdejmuje kapelusz i czeka, aż przestanie się kołysać.
    .title = Zbita z sercem
entry-419 = Leży na poboczu, z fartuchem zwiniętym pod głową. Krwi prawie nie ma, był przy tym
    schludny, i oddycha. Szukasz po kieszeniach czegoś, co się przyda, a tam jest ołówek, czysta
    chustka i kwit na całe przedpołudnie, wystawiony na nikogo. W ostatniej kieszeni leży mosiężny
    odważnik wielkości kieliszka do jajek. Jak na wszystkich, wybito na nim koronę i to, ile wynosi.
    Na tym wybito JA. Ważysz go na dłoni. Jest sporo lżejszy, niż można by sądzić.
    .title = Odważnik z napisem JA
entry-420 = Robią to tak uprzejmie, że pomagasz im wieszać belkę. Skrzynia idzie na hak. Na drugi
    koniec, wyjaśniają, idziesz ty. Chodzi tylko o to, żeby było co postawić naprzeciwko. Pod
    pachami przechodzi ci pas, najmniejszy mówi „i hop”, a stopy odrywają się od ziemi. Idziesz
    w górę. I jeszcze w górę, aż widzisz pod sobą ich łysinki i wieko, które usiadło na drodze bez
    stuknięcia. Nikt się nie odzywa. Ten z książką obchodzi je dookoła. „Widać, na czym polega
    trudność” – mówi. Od tego, co ubyło, należy się cło, a oni zaczekają, aż ci się przypomni, co
    masz przy sobie.
    .title = Drugi koniec belki
choice-420-pay = Zapłać cło
choice-420-hang = Niech pobiorą próbkę
result-420-pay = Opuszczają cię po trochu i przeliczają dwa razy. „Do następnego” – mówi najmniejszy
    i zwija pas.
result-420-hang = Ważą twoje rzeczy po sztuce, a żeby dojść do prawdziwej liczby, muszą je otwierać.
entry-421 = Spod twojej osi wystają buty, a swoje masz na nogach. „Ściąga w lewo” – mówi głos. „Ty
    zresztą też. To od skrzyni. Co jest w skrzyni?” Na kawałku worka wyjeżdża Brigid Moss. Wołają na
    nią Klucz. Ma smugę przez czoło, nakrętkę w zębach i zdążyła zdjąć ci piastę i założyć. Kładzie
    na wieku dwa palce, jak się maca głowicę, i zabiera je. „Cokolwiek to jest, za długo stoi
    zamknięte. Słychać? To chodzi na jałowym biegu”. Pojechałaby za pieniądze. Pojechałaby, to
    widać, i za jedno spojrzenie. Jeszcze raz wyciera ręce, chociaż są czyste.
    .title = Buty pod osią
choice-421-hire = Najmij ją na drogę
choice-421-ask = Spytaj, ile kosztuje spojrzenie
result-421-hire = Jedzie oparta o skrzynię plecami, śpi tak i mówi, że tam tyka.
choice-421-part = Daj zamontować drobną część
choice-421-fuel = Weź 1 paliwa
result-421-ask = Za jedno stuknięcie w wieko Klucz płaci ci z własnej skrzynki. Coś odstukuje, a ona
    blednie i się śmieje.
result-421-ask-fail = „Więcej, niż masz” – mówi Klucz. Patrzysz, jak odchodzi i lekko ściąga w lewo.
entry-422 = Cały dzień stukało, kiedy stukała droga, i szło to na karb luźnego pasa. Teraz stoisz,
    a ono stuka. Trzy razy i pauza. Trzy razy i pauza. Wiadomo, jak stukają ludzie, którzy chcą
    wyjść, i to nie to. To jest cierpliwe i nisko, w tym końcu, gdzie wypadałyby stopy, a po każdej
    trójce słychać kaszelek, jakim urzędnik daje znać w otwartych drzwiach. Kładziesz rękę na wieku.
    Drewno jest cieplejsze niż dzień. Pod twoją dłonią ktoś kładzie swoją: czuć, jak deska bierze na
    siebie jej ciężar, nasadę, potem palce, wszystkie pięć, po jednym. Pasuje. Tak to zostaje na
    jakiś czas, ręka pod ręką i cal sośniny pomiędzy. Stukanie nie ustało.
    .title = Tą stroną do góry
choice-422-keep = Zostaw rękę na wieku
choice-422-walk = Odejdź, aż się skończy
result-422-keep = Zostajesz do końca; rano na dłoni jest odcisk, pięć palców, i świeci.
result-422-walk = Idziesz policzyć słupy telegrafu. Kiedy wracasz, jest cicho i nikt nie pyta, gdzie
    cię nosiło.
entry-423 = Skrzynia zaczęła dzwonić. Słychać to najpierw w blaszanym kubku na haczyku, potem
    w szprychach. Nie głośniej niż kieliszek w kredensie, kiedy w pokoju obok ktoś powie, jak on ma
    na imię. Okładasz ją kocami i robi się wyraźniej. Milę za tobą coś na drodze błyska, jak
    przecierana szala, i za chwilę drugi raz. Też stanęli posłuchać. Trzeba by na to filcu, dużo
    filcu, i łoju, i czegoś ciężkiego na wierzch. Gospodarz przy bramie ma to wszystko i od
    dłuższego czasu patrzy to na ciebie, to na swój mur. „Albo niech dzwoni” – mówi.
    .title = W kredensie
choice-423-pack = Kup jego filc i łój
choice-423-let = Nie ruszaj, niech dzwoni
result-423-pack = Idzie na to wszystko, co miał. Spod wełny dobiega ostatnia nuta, zgaszona
    kciukiem.
result-423-let = Dzwoni całą noc i całą noc nie śpisz; o świcie w szparach jest światło.
entry-424 = Piwnica, czajnik i drzwi, które otwierają się od środka. Kto tu gospodarzy, ten wyszedł
    i zostawił ci przykręconą lampę. Na drzwiach, od wewnątrz, inni wydrapali daty i po parę słów:
    tu dwie noce, tu z sześcioma parami butów, tu z ciotką. Zzuwasz własne. Pod miską czeka chleb.
    U tylnej ściany, tam gdzie kończą się półki, zamieciono kawałek podłogi. Długość się zgadza.
    Szerokość też, co do cala. Stawiasz skrzynię i dopiero wtedy widać stare ślady, cztery rogi.
    Stanęła dokładnie tam, gdzie staje.
    .title = Miejsce co do cala
entry-425 = Na stole w piwnicy leży łom. Obok ktoś położył laskę laku. Siadasz przed łomem i lakiem,
    a skrzynię masz z tyłu. Jedno i drugie ogrzano; sprawdzasz, jak wszyscy, żeby ręce miały
    zajęcie. Jeśli się otworzy, będzie wiadomo, co się wiozło. Jeśli nie, można będzie każdemu
    powiedzieć, że się nie wiedziało, do końca życia, i dostać za to pieniądze. Czajnik zaczyna się
    gotować. Od godziny to pierwsza rzecz, która się na coś zdecydowała. Na głos nikt tego jeszcze
    nie powiedział. Z zamiecionego miejsca dochodzi kaszelek.
    .title = Łom i lak
choice-425-open = Weź łom do ręki
choice-425-shut = Rozgrzej lak
result-425-open = Podnosi go najbliższa ręka i na tym staje; ktoś opróżnia kapelusz i puszcza go
    w obieg.
result-425-shut = Lak kapie w szpary, z coraz innej ręki. Pod wiekiem ktoś się posuwa, żeby ciepło
    miało miejsce.
entry-426 = Przodem poszedł list od faktora Lune. Ma go dziecko na osiołku i czeka, żeby zobaczyć,
    jak się go otwiera. Przesyłki, pisze Lune, nie należy trudzić powietrzem. Przesyłki nie stawia
    się na gorącym ani blisko muzyki, ani w kościele. Gdyby dotarła z wiekiem takim, jak było,
    przewidziano dopłatę i dopłata jest załączona. Wytrząsasz ją i liczysz, a z boku, ołówkiem,
    policzono ją już dwa razy. Ostatnia linijka pyta o zdrowie. Potem ją skreślono i zaparafowano.
    Na odwrocie widać wgłębienia po bardzo wielu innych listach, pisanych na wierzchu.
    .title = Nie trudzić powietrzem
entry-427 = Drugi list jest na lepszym papierze. Obszedł dookoła, przez tych, co akurat nie
    prowadzili, i trafia do ciebie przy ogniu, kiedy pasy są cudzym zmartwieniem. „Bratnia duszo” –
    zaczyna się. Tak do ciebie jeszcze nikt. Hobday, z firmy Hobday i Córki, słyszał o twoim udziale
    w pewnym artykule i szkoda by mu było, gdyby cały pożytek trafił do jednej pary rąk. Pada kwota.
    Jest dobra. Zbliżasz arkusz do ognia, żeby doczytać, i widać, że był już otwierany i złożony na
    nowo, wzdłuż drugiego zagięcia, kciukiem w smarze do osi. Ktoś z towarzystwa czytał go przed
    tobą.
    .title = Bratnia dusza
entry-428 = Zabierają skrzynię na godzinę za parawan, a potem ci ją odsprzedają. Na kilogramy. Netto
    czyta cenę jednego, Brutto wagę, a Manko mnoży na tabliczce i obraca ją do światła. Okazja.
    Wychodzi o tyle mniej, niż się kto bał, że każdy szuka pomyłki, i pomyłki nie ma. To właśnie nie
    da ci spać. Tara ma pióro. „Podpisuje się to, co jest” – mówi. Skrzynia stoi na drodze, gdzie ją
    postawiono, i pierwszy raz od portu nie rzuca cienia, w każdym razie go nie widać; no, ale
    dochodzi południe.
    .title = Odkupiona na kilogramy
result-428-paid = Pieniądze zbierają się w jednym kapeluszu, podpis jest jeden; coś w skrzyni mówi
    „ach”.
result-428-held = Nie masz tyle. Bardzo im przykro, a belka opada na rękę niosącego, żeby suma się
    zgadzała.
entry-429 = Siedem dni. Przy każdej studni fartuchy były przed tobą i nic nie kupiły. Pytały
    o drogę. Kobietę z wiadrem spytały, ile ważyła za panny. W jednym miejscu idzie za tobą pies,
    staje tam, gdzie skrzynia powinna mieć cień, okręca się trzy razy, kładzie i wstaje,
    niespokojny. Z piwnic już nic nie będzie. Śpi się po rowach, ktoś jeden czuwa. Kto miał wartę,
    melduje rano, że na drodze stały cztery lampy i nie podchodziły. Musiała być druga, kiedy ktoś
    stąd życzył im dobrej nocy. Odpowiedziały.
    .title = Cztery lampy na drodze
entry-430 = Gwoździe; potem filc; potem wieko. Na tym miał być koniec. Zdejmują je dwie pary rąk
    i odkładają na bok, a pod spodem jest drugie. To drugie znitowano wkoło, płyta do płyty, jak
    kocioł. Gdyby je postawić, na wysokości ust wypada mosiężna kratka, nie większa niż karta do
    gry, w deseń z liści. Przysuwasz lampę. Mosiądz jest matowy. Wyciągasz palec, żeby go przetrzeć,
    i palec jest mokry. Kratka zaszła parą. Na twoich oczach para cofa się od brzegów, znika
    i przychodzi znowu.
    .title = Drugie wieko
entry-431 = „O, to dobrze” – mówi skrzynia. „Czy to już przesiadka?” Głos jest swobodny, dorosły,
    trochę zardzewiały w zawiasach. Mówisz, co ci przychodzi do głowy. „Dzwonić jakoś niezręcznie” –
    mówi. „Tak łatwo trafić nie w porę. Czy tam jeszcze pada? W porcie padało”. Mówisz, że od
    miesiąca ani kropli. „No właśnie” – mówi głos. „A na mnie dobry płaszcz”. I czeka na twoją
    kolej, jak w przedziale ludzie, którzy pogodę mają już za sobą. Przez kratkę wysuwa się na palec
    suchy listek papieru. To odcinek biletu.
    .title = Czy to już przesiadka
entry-432 = Nazwisko jest na nalepce, przez cały czas tam było. Brało się je za nadawcę. Ellis Vane,
    brązowym atramentem, a niżej, w rubryce „zawartość”, to samo. „Wypełnione własnoręcznie” – mówi
    skrzynia. „Podobno pismo mam wyraźne”. Pytasz o stukanie. „Trzy stuknięcia znaczą: tą stroną do
    góry” – mówi. „Tak stoi w regulaminie. Nie chcę się skarżyć, na pewno wszyscy bardzo uważali.
    Tylko że od New Sydney jadę na głowie”. Patrzysz na nalepkę. Wołasz o drugą parę rąk i nie
    trzeba było. W środku, przy obracaniu, słychać, jak ktoś doprowadza się do porządku od
    kołnierzyka w dół i mówi „ach”, z właściwego końca.
    .title = Nadawca i zawartość
entry-433 = „Cztery i sześć miedziaków” – mówi Ellis Vane. „Z ubezpieczeniem”. Było to za czasów,
    kiedy drogi miały bramy, a bramy maszyny, które przepuszczały towar i zatrzymywały każdego, kto
    towarem nie był. Za człowieka brało się roczną płacę i, na większości linii, kulę. Za skrzynię
    tyle, ile na kartce za ladą. „Czytać umiem” – mówi. „Miarka była pod ręką. Przeciw takiej
    jeździe nie napisano ani słowa”. Pytasz, dokąd był bilet. Następuje cisza, w której ktoś wywraca
    kieszenie. „Na miejsce” – mówi głos. „Zapłacone w okienku. O resztę mieli zadbać na drugim
    końcu”. Chciałby wiedzieć, czy jechało się wybrzeżem.
    .title = Cztery i sześć
entry-434 = Szepnie za tobą słówko, mówi skrzynia, kiedy dojedzie. Od dawna trwa tam namysł, jak
    wszystkim podziękować. Swego czasu miał być obiad i doszło już do tego, kto przy kim siedzi.
    Teraz wyszłoby za dużo osób. Więc zamiast obiadu oszczędza się słówko. Jakie, tego nie zdradza.
    Na drugim końcu ktoś przecież musi być od słuchania, choćby tragarz, i wtedy padnie twoje.
    „Muszę tylko wiedzieć, jak to się pisze” – mówi Ellis Vane. Literujesz. Zza mosiądzu słychać
    paznokieć, jak notuje to po wewnętrznej stronie blachy, starannie.
    .title = Zaoszczędzone słówko
entry-435 = „Masz przy sobie pióro” – mówi skrzynia. Urwała w połowie czegoś o kanapkach. Głos jest
    inny, płaski i bliski, tuż przy listkach kratki, aż trzeba się odsunąć. To tylko pióro faktora.
    Zeszło ze sznurka przy pulpicie i musiało wyjść w czyjejś kieszeni. „Do ognia z nim” – mówi
    Ellis Vane. Tłumaczysz, że to nic takiego, pióro. „Czuję, jak je trzymasz” – mówi skrzynia.
    „Czuję, kim zaraz będziesz”. Dookoła wychodzą z drewna gwoździe, na włos, i jeszcze na włos,
    a lampa zrobiła się niebieska. „Do ognia. Potem wrócimy do kanapek”.
    .title = Innym tonem
entry-436 = Policzono wszystkie podpisy, po nacisku, przez drewno. Kto kwituje skrzynię, ten się
    o nią opiera, zawsze tak było. Ciężkie ręce, leworęczni, raz dziecko, któremu ojciec prowadził
    dłoń. Razem sto sześć. „Dawniej dawało się stąd dotknąć obu końców” – mówi Ellis Vane. „Mówiono,
    że wzrost mam słuszny”. Ilekroć pióro stawało, do wysłania zostawało o tyle mniej. Nikt nie
    robił tego umyślnie; każdy chciał tylko mieć to z ksiąg przed końcem kwartału. Ile zostało, też
    policzono. Na jeden podpis. „Można by mnie zamiast tego spytać” – mówi po chwili. „Za osobę nie
    trzeba kwitować. Czasu na myślenie tu nie brakuje i moim zdaniem wystarczy zapukać”.
    .title = Sto sześć
entry-437 = Stawki leżą w kapeluszu. Obszedł wszystkich nakryty chustką i każdy wsunął pod chustkę
    rękę, i ją wyjął. Nikt nie mówi, kto płacił, żeby zajrzeć, a kto, żeby nie zajrzał ktoś inny.
    Łom przesunięto na widok. Umowa jest taka, że kto wygra, ten się potem odsunie i da popatrzeć
    reszcie. Ktoś się śmieje. Nie wiadomo z czego. Od dwóch tygodni siedzi się tu sobie na głowie,
    po ciemku zna się każde buty, a nikt nie ma pojęcia, ile dała osoba po lewej. Chustka schodzi.
    .title = Stawki w kapeluszu
entry-438 = Dogania cię jeździec, a w worku ma coś od kupca, do rąk niosącego. Jest to mosiężny znak
    szerokości spodka. Upuszczasz go. Cięższej rzeczy nie ma w całym bagażu, trzeba obu rąk
    i stęknięcia, a wybito na niej tylko bramę. „Będzie załatwione” – mówi jeździec. „Jeśli lak
    cały”. Ogląda, co wieziesz, i nie zsiada. W nocy pasy przeszły przez ostatnią deskę do ramy;
    w szczelinach świeci goła stal. Napięte są jak struny. A trzymają skrzynię, którą można by
    podnieść za róg. Sama lekkość. Żeby w ogóle leżała na deskach, zaczęto na niej siadać.
    .title = Najcięższa rzecz w bagażu
entry-439 = W szparach jest lak, w poprzek deska, na desce łańcuch, dla wyglądu. Przykładasz ucho do
    drewna. Dłuższy czas słychać tylko, jak chodzi własna krew. Potem spomiędzy słojów, na wysokości
    policzka, dobiega jedno stuknięcie. Żadne z tych, które znasz. Takim sprawdza się drzwi
    zamknięte własną ręką, ostatnie tego wieczora, ze świecą w dłoni, czy aby na pewno zaskoczyły.
    .title = Czy na pewno zaskoczyły
entry-440 = Rano gwoździe są na zewnątrz. Nikt ich nie podważał. Na drewnie nie ma śladu, są
    dziurki, każda wymieciona do czysta. Gwoździe leżą na ziemi przy kole, całe czterdzieści, tam,
    gdzie nikt by na nie nie nastąpił. Wyprostowano je. Ułożono w rzędzie, według długości, łebkami
    w jedną stronę, a na samym końcu, osobno, leży gwóźdź z jakiejś innej skrzyni, sporo starszej.
    Od drugiej do piątej warta była twoja. Trzymało się ją na wieku, na siedząco.
    .title = Według długości
entry-441 = Stuk, stuk, stuk. Czekasz na pauzę, która jest potem, a pauzy nie ma. Odpowiadają deski
    pod tobą. Potem buty, na nogach, każdy po trzy razy. Po nich odzywa się kubek na haczyku,
    zapasowe koło, podniebienie. Wzdłuż całej drogi trzaskają furtki, z lewej i z prawej,
    w gospodarstwach, w których pewnie myślą, że to wiatr. Obejmujesz skrzynię obiema rękami i nic
    z tego, idzie to przez ziemię. Lak wychodzi ze szpar nitkami. A wieko, z całym ciężarem, jaki na
    nim masz, podnosi się na szerokość dłoni i ktoś je uprzejmie przytrzymuje.
    .title = Odpowiadają buty

entry-442 = Carcassville zamknięto z powodu skrzyni. Ogłasza to prześcieradło, zwieszone nad bramą
    z dwóch żeber, literami na chłopa: ŻADNYCH SKRZYŃ. Przyszła wieść, że jedzie taka, której nie
    należy wpuszczać. Która, nie wiadomo. Więc na drodze stoją przed tobą grabarze, i kobieta
    z wieszakiem na kapelusze, i chłopak, którego posłano po jajka i nie może z nimi wrócić.
    Strażnik na murze ma spis rozmiarów. Przyjmuje się zakłady. Szeryf Amos Tarry ma trzy do jednego
    przeciw sobie i widziano, jak poszedł coś na to postawić. Jajka zaczynają pękać.
    .title = Żadnych skrzyń
entry-443 = Brama idzie w górę na zawiasach z fiszbinu, kawałek za kawałkiem, a ciągnie linę
    osiemdziesiąt osób. Od ostatniego wesela nikt jej nie smarował. Kiedy podjeżdża skrzynia, pod
    bramą schyla się strażnik, żeby pomóc; przedramiona ma jak wałki i rad jest z zajęcia. „Gdzie ją
    postawić?” – pyta, wsuwa palce pod spód, rozstawia nogi i dźwiga. Mało brakowało, a poleciałaby
    za mur. Łapie ją, komu bliżej. Strażnik stoi z rękami w górze i otwartymi ustami i patrzy w to
    miejsce, w którym powinien być ciężar. „Wchodź, wchodź” – mówi. Nikomu innemu już nie pomaga.
    .title = O mało nie za mur
entry-444 = Furtka uchyla się na długość łańcucha. W szparę wkładasz swoje racje, za nimi palce, dla
    podkreślenia, i furtka się zamyka. Po tamtej stronie też ktoś syczy. „Nie mam nic do ciebie” –
    mówi głos. Po głosie sądząc, stoi tam cały dzień. „Żeby to było jasne. Idzie o rozmiar”. Pytasz,
    jaki by się nadał. Słychać szelest spisu. „Trzeba było przyjechać z dwiema mniejszymi” – mówi
    głos. Dołem wysuwa do ciebie czystą szmatkę, a potem stołek, bo to może potrwać.
    .title = Idzie o rozmiar
entry-445 = Pieniądze leżą na odwróconej beczce, na środku placu, rzędami. Tarry nie patrzy na
    skrzynię. Patrzy na ciebie, na niebo i na muchę. „Miałem sześć do jednego, że ją przywieziesz” –
    mówi szeryf. „I pięć, że nie. Więc jestem do tyłu z obu stron i nie narzekam, lubię, jak coś
    dojeżdża”. Zastępczyni ma pod pachą księgę, a pióro, na sznurku, na szyi. Ludzie wyszli do okien
    i kładą się na poduszkach. Czyjś kapelusz chodzi po ludziach. Tarry wyrównuje rząd kciukami.
    „Pójdzie do skarbca” – mówi. „Nie wiem, co to. Nie znam takiego, co by wiedział, a pytałem”.
    .title = Sześć do jednego
entry-446 = „Wieko schodziło” – mówi Tarry. Wyjmuje okulary, klęka jednym kolanem w kurz, z ręką na
    beczce, i przykłada oko do kratki. Wstrzymujesz oddech razem z nim. Trzeba go wypuścić, nabrać
    drugi raz i ten drugi też wypuścić. To, co widzi, jeśli coś widzi, nie dochodzi mu do twarzy.
    Kiedy już stoi, nachyla się i z końca twojego rzędu zdejmuje jedną monetę. Niesie ją przez plac,
    strzyka mu w chorym kolanie, i wrzuca do puszki dla biednych na murze aresztu. To jego puszka.
    Trzyma ją na to, czego postawić byłby wstyd. Wraca i składa okulary.
    .title = Puszka dla biednych
entry-447 = Hobday przywiózł wózek i dwie z córek. Czekają za garbarnią, gdzie nikt nie przystaje na
    pogawędkę. „Bratnia duszo” – mówi Hobday do tej ręki, która trzyma pas, i sam odlicza w drugą.
    Najstarsza obchodzi skrzynię z miarką. Pod klapą wózka jest księga i pióro na sznurku. Młodsza
    ma z sześć lat i dano jej do złożenia plandekę. Plandeka jest złożona. Dziewczynka kuca przy
    jednym końcu, potem idzie, kuca przy drugim i patrzy wzdłuż, z zamkniętym okiem. „Skąd wiadomo,
    który koniec jest który?” – pyta najmłodsza. Hobday zgubił rachunek i liczy znowu od jednego.
    .title = Hobday i Córki
entry-448 = Teraz pas jest w twojej garści. Nikt inny nie odstawił nawet kubka. Zwykła minuta na
    zwykłym postoju: jest zupa, ktoś zdjął but i opowiada ten o biskupie. Można by go puścić.
    Myślisz całkiem wyraźnie, że można by go puścić, to tylko dociągnięta sprzączka, każdemu się
    zdarza. Potem niosący podnosi wzrok do twojej ręki i nie wyżej, i miesza dalej, a łyżka zwalnia.
    Na to, czym się tu przez te tygodnie było dla siebie nawzajem, nie ma nazwy. Nim się znajdzie,
    będzie po wszystkim.
    .title = Nikt nie odstawił kubka
entry-449 = Stawia się ją na placu, właściwą stroną do góry. Stukasz trzy razy i odstępujesz.
    W oknach cichnie. Słychać kaszelek. Zza mosiądzu głos pyta, z pewnym niepokojem, czy nie będzie
    to kłopot. Mówisz, że nie. Mówisz, że to tutaj. Słychać, jak ktoś zapina dobry płaszcz. Potem po
    tamtej stronie kładzie się na blasze dłoń, nisko po lewej, a ty nakrywasz ją swoją, bo tak to
    się robi. Pasuje. Czuć, jak pcha, nie mocniej niż człowiek przywykły do ciężkich drzwi, i na
    całym szwie, po kolei, nity wypadają na ziemię.
    .title = Czy nie będzie to kłopot
entry-450 = Za tobą podnosi się ręka. Oglądasz się raz i widzisz ją nad kurzem, coraz mniejszą: ktoś
    zaczął machać, z przyzwyczajenia, i ramię zostało w górze bez zajęcia. Jedziesz. Droga jest
    dobra. Zagadujesz trochę do skrzyni, żeby nie było urazy, opowiadasz jej, jak to będzie.
    Każdemu, kto ją miał przed tobą, stukała. Stukała durniowi, który przypiął ją w porcie. Na
    wzgórzu zatrzymujesz koła i słuchasz, z policzkiem na wieku, póki starcza odwagi. Tobie nie
    stuka.
    .title = Z przyzwyczajenia
entry-451 = Księgę obrócono. Otwiera się sama, w dobrym miejscu. Ktoś umoczył pióro i podaje ci je
    na całą długość sznurka, a kto w pobliżu miał co innego do oglądania, ten już obejrzał. Na dole,
    pod wszystkimi nazwiskami, została jedna linijka. Nigdy nie przyszło ci do głowy, jak je
    wymierzono. Ta ma szerokość dłoni. Na stalówce zebrała się kropla i wisi. W ciszy słychać linę,
    jak skrzypi na bramie, i sakiewkę, jak ją ktoś chowa, a ze skrzyni zupełnie nic, tuż pod deską,
    zasłuchane.
    .title = Linijka
entry-452 = Dostarczona, pokwitowana, a ty masz majątek. Atrament zasypano piaskiem. Zdmuchnięto. Po
    skrzynię przychodzi tragarz ze skórzaną poduszką na ramieniu, spluwa w dłonie, mówi „hop”,
    z nawyku, i wystarcza mu jedna ręka. Patrzy na tę rękę. Rozgląda się, kto z niego żartuje.
    Potem, że płacą mu od sztuki, wchodzi pod sklepienie bramy i wymachuje nią na pasie jak człowiek
    z klatką na ptaka, i słychać, jak zaczyna gwizdać i przestaje. To wszystko. Pieniądze są dobre.
    Nikt o nie nie pyta, ani wtedy, ani później, łatwiejszych w życiu nie było. Kupujesz, co miało
    być kupione. Tylko czasem, przy zmywaniu, wyjmujesz z wody obie ręce i przyglądasz się im, bez
    powodu.
    .title = Hop, z nawyku
result-452-sheriff = „No” – mówi Tarry i zamyka księgę. „Kamień z wagi”.
result-452-hobday = Przy wózku najmłodsza bierze ją od niego na jeden palec. Dobra waga, mówi, jak
    na kapelusz.
result-452-unheard = Pytają, czy coś mówiła. Mówisz, że nie, i ci wierzą.
entry-453 = Na drodze ktoś stoi i mruga. Więcej trudno powiedzieć. Jest płaszcz, dobry, kroju,
    którego nie nosi się od czasów dziadków, i kapelusz przytrzymany ręką, choć powietrze ani
    drgnie. Wszystko razem ważyłoby tyle, co płaszcz. „Dziękuję, o to właśnie chodziło” – mówi Ellis
    Vane, z nalepki, do wszystkich, do tragarza i do chłopaka z jajkami. Nad księgą wisi na sznurku
    pióro i kapie. Nikt go nie tknął. „A deszcz w którą stronę?” Pokazujesz. Płaszcz przechodzi
    wzdłuż kół, przystaje przy klapie i stuka w nią trzy razy, kostką palca. Potem rusza na zachód,
    środkiem drogi, trochę bez wprawy. Widać go aż do zmierzchu i wtedy zaczyna kropić.
    .title = Deszcz w którą stronę
entry-454 = Do spisu zrywają nity. Co jest w środku, wiedzą od ciebie. Była to dobra opowieść,
    z nazwiskiem i kanapkami, a atrament na linijce jeszcze nie wysechł. Wysłuchano jej do końca; to
    miasto lubi historie. Płyta schodzi z piskiem. Kancelistka trzyma lampę. Jest filc, zielony,
    przetarty w dwóch miejscach, tam, gdzie wypadałyby pięty. Jest powietrze. Na dnie leży odcinek
    biletu, kancelistka odwraca go i na odwrocie nie ma nic. Ślini ołówek. W rubryce „zawartość”
    pisze PUSTO. Za tą rubryką formularz ma jeszcze jedną, „od kiedy”, i kancelistka rozgląda się za
    pomocą. Ludzie pozakładali kapelusze. Pyta tragarza, pyta strażnika, pyta człowieka, który
    sprzedał linę. Zawsze, wpisuje. To drugie pióro wciąż masz w kieszeni.
    .title = Od kiedy: zawsze
entry-455 = Płacą. Płacą całość, do jednej ręki, a żeby to utrzymać, trzeba obu. Masz najlepszy
    pokój Pod Żebrem i Kotwicą. Masz gorącą wodę. Na dole dziewczyna daje ci stolik pod oknem,
    dwuosobowy, a nakryto go z obu stron, jak to się robi bez myślenia: dwa widelce, dwie szklanki,
    sól pośrodku. „Druga osoba dojdzie?” – pyta. Patrzysz na szklankę. Ma ślad kciuka, a polerowano
    ją dookoła niego. Mówisz, że nie. To miła dziewczyna, mówi „aha” i zbiera na przedramię widelec,
    nóż, złożoną serwetkę, aż zostaje sam krążek po talerzu. Pozwalasz jej. W planie była ryba. Na
    dworze przechodzi drogą ktoś, komu skrzypi jeden but, a ty nie odwracasz głowy.
    .title = Stolik dwuosobowy
entry-456 = Palą ją w bramie, razem z bramą. Nie było na to rady, droga wąska, a wszyscy
    przystanęli. O ciąg zadbali Wagowi. Stoją na czterech rogach, z gołą głową, w fartuchach, a ona
    idzie w górę całkiem prosto i jasno, bez dźwięku, i żebra wieloryba nad ogniem nabierają koloru
    grzanki. Kiedy wystygło, zamiatają. Zamiatają drugi raz, a po resztki chodzą z piórkiem. Popiół
    idzie na szalę. Waży się go, obnosi wokół belki i waży z drugiej strony. Brutto zdejmuje fartuch
    i go składa. Płacze, niedużo, jak się płacze na koncercie. „Zadeklarowano sześćdziesiąt” – mówi.
    Odczytuje liczbę. Podnosi do światła i czyta jeszcze raz. Jest więcej.
    .title = Więcej, niż zadeklarowano
entry-457 = Ostatni niosący pakuje się w drogę. Nic takiego, dwa dni, wesele u kuzynki. Torba leży
    otwarta na łóżku i najpierw idą rzeczy ciężkie, jak każe rozsądek: buty, obiecana żelazna
    patelnia, książka. Na wierzch koszule. Potem torbę się zapina i podnosi za rączkę, na próbę.
    I odstawia. Sprzączki puszczają znowu, koszule wychodzą na kołdrę, książka, patelnia. I stoi
    ostatni niosący na gołych deskach, w środku popołudnia, z kubkiem trzymanym za ucho, i podnosi
    go, i opuszcza, i podnosi, i opuszcza.
    .title = Najpierw ciężkie
entry-458 = Kto jechał przy niej, ma nowe buty. Jedne kupiono za tę zapłatę, inne na przekór tej
    zapłacie, ale to dobre buty i skarg nie było. Jedno jest tym ludziom wspólne, gdyby ich zebrać
    i spytać, czego nikt nie zrobi. Bywa to na twardym, na moście albo rano na pustej ulicy. Słychać
    własne dwa obcasy. A obok, blisko, po lewej, bez starań o wspólny krok, życzliwie, czyjeś
    drugie. Da się przywyknąć. Na wąskim chodniku zdarza ci się zejść na bok.
    .title = Nie do kroku
entry-459 = U Klucz na podwórzu nic nie ma wieka. W tydzień zdjęła wszystkie i sprzedała na blachę.
    Silniki stoją z trzewiami do nieba. Czajnik też, i skrzynka z narzędziami, i ta na listy. Ludzie
    pytają o deszcz. „Wchodzi” – mówi Brigid Moss. „One lubią towarzystwo”. W nocy, kiedy jest
    księżyc, widywano, jak idzie rzędami ze szmatką, przy każdym przystaje i coś w niego mówi,
    całkiem krótko. Potem czeka. Opierała się kiedyś przez całą drogę o coś, co tykało, i wie, ile
    temu dać czasu.
    .title = Nic nie ma wieka
entry-460 = Wagowi rozłożyli się na rozstajach. Na uschłym eukaliptusie powiesili belkę, postawili
    cztery stołki, wytarli szale i ważą, kto poprosi, za darmo. Ktoś wpisuje. Nic się nie płaci,
    a liczbę można mieć na karteczce. Z początku były to same dzieci. Teraz ludzie schodzą się
    z gospodarstw w czystym, stają w ogonku, a po wszystkim zstępują ostrożnie, z karteczką
    w palcach. Niektórzy potem milczą całe dnie. Niemało wzięło się do zalotów. Książkę prowadzi
    Netto. Na końcu ma jedną stronę na własny rachunek i wciąż brakuje w nim tyle samo.
    .title = Za darmo
entry-461 = Kwartał u Lune się zgadza. Suma szła trzema sposobami i za każdym wyszła co do monety,
    pierwszy raz, odkąd na tym nabrzeżu wisi szyld. Faktor ciągnie podwójną kreskę. Chłopaka posyła
    wcześniej do domu. Potem zdejmuje księgę jeszcze raz i idzie przez nią od początku, czystym
    piórem, z ruchem warg. Ściemnia się. Ludzie, którzy spłukują stragany z rybami, widzą lampę na
    nabrzeżu i patrzą w inną stronę, bo to nie pierwszy wieczór. Faktor przystaje przy wielkiej
    wadze, tej do tuńczyków, rozgląda się i wchodzi na nią, w rękawiczkach. I schodzi. I wchodzi.
    .title = Waga do ryb
entry-462 = Jakaś rodzina trzyma w niej zimowe koce. Może to ta sama skrzynia, a może zrobiona na
    jej miarę; jest z wyprzedaży. Stoi pod ścianą, pod oknem, w sam raz do siedzenia. W zimne
    miesiące jest pełna, w ciepłe mają ją dzieci. Bawią się w pocztę. Jedno jest okienkiem, jedno
    koniem. Jest przy tym zwyczaj, którego nie nauczył ich nikt dorosły, i pilnują go surowo. Kto
    wchodzi, mówi, dokąd, na głos, zanim opadnie wieko. Reszta ma go tam zanieść, zapukać i poczekać
    na odpowiedź.
    .title = Poczta
