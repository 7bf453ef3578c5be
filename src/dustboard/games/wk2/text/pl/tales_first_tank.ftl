# A1 Pierwszy bak: strona tytułowa, strony, wpisy. Co robią, stoi w content/data/tales.

adventure-first_tank = Rusty sadzi auta. Ma ich całe rzędy w kwiatach, jedno, które jeszcze jeździ,
    i ani kropli na to wszystko, bo kran w Zgorzeli wysechł, a Ogród pije to, co po Zgorzeli
    zostanie. Lekarstwem jest zawór na długość kciuka. Leży w Porzuconej Rafinerii, pół baku stąd,
    i byłaby to najmniejsza robota na tej drodze, gdyby nikomu innemu nie chciało się pić. Pierwsza
    jazda dla jednego rycerza i dziewięcioletniego brygadzisty, który dopilnuje pokwitowań.
    .title = Pierwszy bak
    .mode = Lekcja dla jednego rycerza
    .length = Najwyżej 6, 6 i 5 rund, około 40 minut
page-t1 = Siedzenie jest użyczone, bak jest użyczony, a wgniecenie zapisano na ciebie. Masz
    zadrapanie, którym trzeba się zająć, i koła mają swoje. Nic na razie nie ma do ciebie pilnej
    sprawy. Przejedź się, zajrzyj pod coś i rozpal ogień.
    .goal = Wykonaj po jednym razie ruch, eksplorację i obóz.
    .rules = Zaczynasz w Ogrodzie Rusty z 1 raną i 1 skażoną raną, a pojazd z 1 uszkodzeniem. Na tej
        stronie nie ma wrogów ani spotkań: taką kartę zastępuje następna. Na Piaskach Kołyski leży
        znacznik radiacji. Nie ma znacznika czasu. Po turze, w której zrobisz ostatnią z trzech
        rzeczy, albo po 6. rundzie opowieść idzie dalej.
page-t2 = Jeden zawór, mosiężny, obrysowany ołówkiem, żeby nie zginął, zanim się znajdzie. Porzucona
    Rafineria płonie od Upadku i są ludzie, którzy poznają ją po kolorze dymu. Pod zawalonym dachem
    jest klapa, a pod klapą jedyna rzecz w kształcie dziury, którą ma w kranie Zgorzel.
    .goal = Wynieś zawór z Porzuconej Rafinerii, zanim skończy się czas.
    .rules = Żeton wyzwania leży w Porzuconej Rafinerii. Przeszukaj tam kominy akcją wątku: test:
        Technika (1) albo 1 paliwa zamiast testu. Nieudany test zadaje ci 1 ranę, a w późniejszej
        turze możesz spróbować znowu. Znacznik czasu zaczyna na 6. Gdy masz zawór, strona od razu
        się przewraca; jeśli czas minie, przewraca się bez ciebie.
page-t3 = Lampy Temblaka palą olej, na który Zgorzeli nie stać, i palą go po to, żeby dało się
    trafić do bramy. Brama chce kwitu. Człowiek, który wypisuje kwity, siedzi na Spinifeksowej
    Równinie w peruce z wypożyczalni i słyszał już, co masz w kieszeni.
    .goal = Oddaj zawór w Zgorzeli, zanim pogasną lampy.
    .rules = Szpik jest na Spinifeksowej Równinie: pogadaj tam z nim akcją wątku. Zawór oddajesz
        w Zgorzeli akcją wątku; bez kwitu i bez kogoś znajomego w środku brama jest zamknięta.
        Znacznik czasu zaczyna na 5, a po spóźnieniu na 3. Gdy czas minie, lampy gasną.

choice-t2-look = Rozruszaj klapę
choice-t2-buy = Napój zawias paliwem

entry-121 = Rusty podlewa kombi, po pół puszki na nadkole, i na twój widok przestaje, żeby nie było
    wiadomo, po ile. „W Zgorzeli kran suchy” – mówi. „Czego oni nie dopiją, to spływa do mnie na
    grządki, więc i ja sucha. Robi to tak”. Strzela językiem: tyk, i tyk, i pauza tam, gdzie powinna
    być kropla. Idziesz za nią między sedanami w kwiatach, obok karawanu pełnego fasoli, do tego
    jednego, na którym nic nie rośnie. „Chodzi. Staram się nie mieć mu tego za złe”. Przy kole stoi
    Pip, lat dziewięć, brygadzista. Podpisujesz kluczyki. Potem podpisujesz wgniecenie, do którego
    Pip najpierw przykłada linijkę, żeby było uczciwie. „Pokręć się koło grządek, aż nauczysz się
    hamować” – mówi Rusty. „Potem jest sprawunek”. Pip nie puszcza kluczyków, póki nie wyschnie
    atrament.
    .title = Jedyne, które chodzi
entry-122 = Ktoś pisał po zegarze. Przy igle paliwa są trzy kreski kredą, okrągłym pismem Pip:
    u góry TAM, trochę ponad połową Z POWROTEM, a na dole PIESZO, z rysunkiem dwóch butów.
    Przejechany kawałek jest z tych, o których się nie opowiada, a igła ma już TAM nad sobą. Na
    równym ledwo drga. Czeka na górkę albo na twoją stopę, a wtedy puszcza wszystko naraz, jak
    półka, na której stoi za dużo słoików. Pod szkło wetknięto karteczkę, akurat tam, gdzie trzeba
    się nachylić, żeby przeczytać. „Przepis szósty. Na pustym jeszcze nie jest pusto. Przepis szósty
    jest dla mnie, nie dla ciebie”. Stukasz w szkło paznokciem. Igła opada.
    .title = Kreda przy igle
entry-123 = W schowku na rękawiczki leżą rękawiczki. Przez ten wrak przeszli wszyscy: siedzenia
    wyniesiono, podłogę wyniesiono, a kikuty wycieraczek świecą się od rękawów. Drzwiczek chyba nikt
    nie próbował, pewnie przez to, co o sobie mówią. Naciskasz zatrzask. Szara wełna, jedna wsunięta
    w drugą, na lewym kciuku cera, na którą poszedł komuś wieczór i dobra lampa. Nikt przed tobą
    nigdy ich w żadnym schowku nie znalazł. Prawo jest tu krótkie: znalezione, niekradzione.
    O kciukach nie mówi nic. Rozkładasz je na kolanie. Obie są jeszcze trochę zgięte, lewa i prawa,
    wokół kierownicy, która dawno poszła na złom.
    .title = Szara wełna
entry-124 = Ogień pali się już w kołpaku, kiedy przychodzi ci do głowy spytać, czyj to kołpak. Nie
    twój. Ciepło idzie po tobie cal za calem, jak kupiec, który szuka wady, i znajduje dwa miejsca,
    które bolą. Przemywasz je. Bandaż odwracasz tak, żeby do roboty poszła jego czystsza strona.
    Potem kładziesz się na wznak i widzisz od spodu to, co wydano na twój podpis. Z osi zwisa klucz.
    Przywiązano go ogrodniczym sznurkiem i opatrzono karteczką: TO SIĘ PRZYDA. Czołgasz się z nim
    w garści i w całym tym żelazie jest jedna luźna nakrętka, o ćwierć obrotu, obrysowana kredą.
    Karteczka ma odwrót. „Przepis trzydziesty. Jednostki naprawia się na zimno. Ludzi na ciepło”.
    Sznurek był na kokardkę, dla wygody.
    .title = Kokardka ze sznurka
entry-126 = W portierni wisi tablica, w ramie i odkurzona. SZARY: wchodzić. BIAŁY: wchodzić i się
    rozglądać. ŻÓŁTY: przez rękaw. CZARNY: trzeba było wyjść przy żółtym. Każdy wiersz ma parafę.
    Nad placem Porzuconej Rafinerii stoją cztery kominy, trzy nieczynne, a z ostatniego idzie dym
    różowy jak gotowana szynka. O różowym nikt wiersza nie napisał. Spod dymu wychodzi kot z ogonem
    w górze, bez pośpiechu, mija cię i idzie ku drodze. Między kominami leży ich dawny dach, arkusz
    na arkuszu, po pas, a pod blachami musi być klapa do pompowni. Najbliższy arkusz parzy. Stawiasz
    na nim but i coś pod spodem posuwa się, żeby zrobić miejsce. Czterdzieści kroków dalej kot
    siada, pyskiem do ciebie.
    .title = Piąty kolor
choice-126-quiet = Zdejmuj arkusze za rogi
choice-126-quick = Przewróć całą stertę
entry-127 = Zawór podpiera łóżko. Jesteś pod klapą, w pompowni z zamiecioną podłogą, a pod ścianą
    naprzeciw stoi prycza z jedną krótką nogą. Pod nogą, na sztorc, mosiężny, na długość kciuka,
    tkwi powód całej tej jazdy. Koc jest odwinięty. Dołek w materacu jest ciepły. Znajdujesz cegłę,
    za wysoką, więc znajdujesz drugą i długo obtłukujesz tą drugą róg tej pierwszej, przymierzasz,
    obtłukujesz. Wreszcie prycza stoi równo. To najlepsza robota, jaką masz na koncie w tym
    tygodniu. Zawór idzie do kieszeni i waży tyle co śliwka. Dopiero teraz widać, że pomieszczenie
    ma drzwi. Są otwarte, leży przy nich wycieraczka, a na wycieraczce stoją ludzie.
    .title = Krótka noga
entry-128 = Pip je coś ze skórką. Słychać to w radiu, którego nie możesz ściszyć, bo jedna ręka
    siedzi pod klapą, a druga próbuje ją odzyskać. „Zawias?” – pyta Pip. Mówisz, że zawias. Dalej
    słychać skórkę. „Przepis dziewiąty. Jak nie puszcza, to chce mu się pić. Psiknij mu swojego
    i policz do dwudziestu”. Wiele mil stąd ktoś strzepuje okruszki z mikrofonu. „Tylko nie na głos.
    One to poznają”. Odzyskujesz palce, komplet. Mankiet zatrzymuje klapa.
    .title = Chce mu się pić
entry-129 = Z wycieraczki wchodzi dziewięć osób i każda wyciera nogi. O twojej kieszeni nikt nie
    mówi ani słowa. Ketch, która czyta reszcie dym, idzie prosto do pryczy i opiera się o nią, róg
    po rogu. „Równo” – mówi. „Pierwszy raz”. Potem wyciąga kubek. Jest blaszany, w niebieskiej
    emalii, z wyszczerbionym brzegiem, a ona obraca go tak, żeby wyszczerbka była po jej stronie.
    Nic w nim nie ma. „Mamy beczkę z chłodni. W szare dni dało się pić. Od niedzieli leci to”.
    Patrzy w stronę różowego. „Coś z apteczki by to przeczyściło. Albo paliwo, żeby przegotować”.
    Reszta ogląda cegłę. „Ja pytam raz” – mówi Ketch. Z tyłu dziecko siada na zamiecionej podłodze
    i wraca do sortowania, małe na lewo.
    .title = Dziewięcioro i kubek
choice-129-meds = Wmieszaj leki do beczki
choice-129-fuel = Daj paliwo na gotowanie
choice-129-refuse = Zachowaj, co masz
entry-130 = Beczkę załatwiają pod przykrywką i na przykrywkę wszyscy patrzą. Kiedy schodzi, kubek
    zanurza się raz. Zaczyna od dziecka i wędruje w górę, według wzrostu. Każdy pije bez dźwięku
    i wyciera kciukiem ten sam cal brzegu. Po dziewięciorgu dochodzi do ciebie. Na dnie jest łyk.
    „Kto przynosi, tego dno” – mówi Ketch. „Tak się robi”. Smakuje blachą i trochę gruszkami. Ketch
    wyciera kubek o rąbek spódnicy, z wierzchu, potem w środku. „Jak do Zgorzeli, to w dużej bramie
    będą chcieli papier. Jest mała, za farbiarzami. Zasuwę ma syn siostry”. Kuca i puka w ścianę na
    wysokości twojego kolana, dwa razy, i pauza. „Nisko. Wysoko pukają komornicy”. Dziecko kładzie
    się na pryczy, na próbę.
    .title = Dno kubka
entry-131 = „Dobrze” – mówi Ketch głosem kobiety, która spytała o godzinę i już wie. Wiesza kubek na
    gwoździu. Nikt nie schodzi ci z drogi i nikt na niej nie stoi. Idziesz przez podłogę,
    wycieraczkę i plac z rozrzuconym żelazem, a dwoje z nich wychodzi za tobą, żeby ułożyć blachy
    z powrotem. Przy bramie leży deska na dwóch puszkach po farbie. Stoją na niej naboje, wygrzebane
    z popiołu, wypolerowane, od najmniejszego, z odstępem na palec. Dziecka nie ma i nie ma kogo
    spytać. Bierzesz kilka, które pasują, i zsuwasz resztę. Jesteś już przy kołach, kiedy za murem
    ktoś zaczyna bić w rurę: cztery razy, przerwa, cztery razy. Nie ze złości. Z drugiego końca
    zakładu odpowiada druga rura.
    .title = Najmniejsze po lewej
entry-132 = Na tym odcinku nic nie leży. Trzeba kawałek ujechać, żeby to do ciebie dotarło: ani
    gałązki, ani kamyka większego od grochu, a po obu stronach brzeg ścięty jak nożem. Maszyna,
    której to robota, jedzie naprzeciw, niska i szeroka, na trzech szczotkach, środkowa podwiązana
    własnym kablem. Staje przed samymi czubkami butów. „Dzień dobry. Odcinek utrzymuje się
    w czystości od sześćdziesięciu lat, jednego miesiąca i czterech dni” – mówi. „Dokonano
    klasyfikacji: śmieć. Uprasza się o bycie śmieciem gdzie indziej”. Zaczynasz tłumaczyć. Słucha do
    końca. W jej boku odchyla się przy tym klapka i mała łapka podnosi nitkę, która spadła ci
    z rękawa. „Uprasza się o bycie śmieciem gdzie indziej” – mówi zamiatarka, bo procedura
    przewiduje dwie prośby. Chowa łapkę. Opuszcza środkową szczotkę.
    .title = Czysty odcinek
entry-133 = Cokolwiek poza tym ustalono, środkowa szczotka odpadła. Leży na grzbiecie parę kroków
    dalej i kręci się w powietrzu, sprzątając niewielki kawałek wieczoru. Zasobnik też pękł i widać,
    co ten odcinek oddał przez cały czas: cztery guziki, bilet tramwajowy, obcas, czyjś mleczak
    w papierku i twoją nitkę. Zmieściłoby się w kapeluszu. Siadasz pośrodku i doprowadzasz się do
    ładu, najpierw mankiet, potem kostki u rąk. Tam, gdzie cię potoczyło, jest smuga świeżego brudu
    z odciskami łokci, jedyny brud na całą milę. Po pewnym czasie wyrównujesz ją bokiem buta.
    Szczotka nie zwalnia.
    .title = Sześćdziesiąt lat w kapeluszu
entry-134 = Najpierw słychać stuk, drewno o żelazo, w równych odstępach, a potem dzwonek.
    Z oślepiającego blasku wyjeżdża rower, o wiele za wysoki na tego, kto nim jedzie. Do pedałów ma
    przywiązane klocki ze słupka, żeby dosięgały stóp. Pip zsiada na raty, opiera go o twój bagaż
    i zapisuje godzinę. „Szukasz między dużymi” – mówi Pip. W śniadaniówce jest skórka od chleba,
    pół korniszona i skręcony tłusty papier, a w nim, mosiężny, prawie jak kciuk, zawór. „Siedział
    pod łóżkiem. Teraz siedzi tam cegła”. Nie ma w tym żadnej wyższości. Mosiądz ląduje na twojej
    dłoni i Pip zagina ci na nim palce, jeden po drugim. „Przepis dwudziesty. Brygadzista o tym nie
    wspomina”. Potem trzeba zawrócić rower i na niego wsiąść, co wychodzi za czwartym razem.
    Trzymasz siodełko. O tym też nikt nie wspomina.
    .title = Śniadaniówka
entry-135 = Pod pasem bagażu, akurat tam, gdzie patrzy każdy, kto nauczył się hamować, tkwi kartka
    na sześć jajek. Jajka wydano. Na odwrocie jest sprawunek, ogrodniczym ołówkiem: jeden zawór,
    mosiężny, w naturalnej wielkości. Wyszedł tak mały, że Rusty wzięła go w kółko, żeby ci nie
    zginął, a do kółka dodała strzałkę. „To cały on” – mówi radio. „Siedzi w Porzuconej Rafinerii,
    odkąd ją wyłączyli. W kranie w Zgorzeli jest dziura o tym kształcie, za dziurą stoi czterysta
    osób z wiadrami, a za nimi stoi moja fasola”. Odstawia coś blaszanego, po dźwięku sądząc,
    pustego. „Tylko nie przywoź mi dużego. Każdy przywozi duży, niby że się ucieszę”. Przykładasz
    kciuk do rysunku, żeby mieć długość. Zasłania wszystko oprócz strzałki.
    .title = Naturalna wielkość
entry-136 = Zapalają Temblak. Spod bramy rafinerii widać, jak to idzie: chłopak z tyczką, iskra
    i jeszcze jeden z dziesięciu tysięcy namiotów żółknie od środka. Na stragan przypada jedna lampa
    i o każdą była kłótnia. Wieść dotarła przed tobą, nikt nie wie jak, i pod murem Zgorzeli ludzie
    ustawiają wiadra w rząd. „Tylko nie jedź prosto na nich” – mówi Rusty przez radio. „Brama chce
    kwitu za myto, a kwity pisze jeden człowiek”. Patrzysz tam, gdzie mówi. Na Spinifeksowej
    Równinie wisi lampa, która nie należy do żadnego straganu, a pod nią, na środku drogi, stoi
    krzesło. Na krześle leży peruka, sędziowska. Wokół pusto. Na twoich oczach zza oparcia wysuwa
    się ręka i obraca perukę przodem do ciebie.
    .title = Po lampie na stragan
entry-137 = Rzecz siedzi już w twojej kieszeni, ale Temblak zaczęli gasić. Widać to z każdej górki:
    żółty dach położony na równinie i jeden ciemny róg, którego wcześniej nie było. Zaczynają od
    końca, od szewców. Olej to cztery za noc od straganu i ktoś usiadł z tabliczką policzyć, jak
    długo miasto bez wody może płacić za to, że je widać. Radio odchrząkuje. „Brama jest, jak
    była” – mówi Rusty. „Myto też jest, na pewno miło ci to słyszeć. Siedzi na Równinie w cudzych
    włosach”. Puszcza guzik i zaraz wciska go znowu, bo nie skończyła. Tyk, robi język. Tyk. Liczysz
    lampy, żeby mieć choć jedną pewną liczbę. Kiedy podnosisz wzrok znad palców, jest już o jedną za
    duża.
    .title = Cena oleju
entry-138 = Szlaban to karnisz, na którym zostały żabki. Jazgocze przez całą drogę w dół i Szpik
    daje mu dokończyć. Ma stolik do kart, żelazko do przyciskania papierów i sędziowską perukę
    z metką ZWROT DO SZÓSTEJ. „Do protokołu: strona z zaworem, sztuk jeden, mosiężnym, w lewej
    kieszeni” – mówi. Zgadza się, w lewej. „Za użycie drogi dwie pozycje, do rąk własnych. Na co
    wydaje się kwit, wobec czego brama wpuszcza”. Ludzie na skarpie za nim pochowali wiadra pod
    płaszcze. „Albo odkupuję. Mam przykazane być uczciwym”. Odwija mankiet i odczytuje kwotę, którą
    wpisano tam atramentem. Jest uczciwa. Raz ją skreślono i podniesiono. „Przyjmuje się też
    wnioski” – mówi Szpik i odkręca pióro. „Byle w pełnych zdaniach”.
    .title = Szpik na piśmie
choice-138-pay = Połóż dwie pozycje
choice-138-argue = Wnioskuj pełnymi zdaniami
choice-138-sell = Przyjmij kwotę z mankietu
choice-138-leave = Pożegnaj wysoki sąd
entry-139 = Pisze to trzy razy, z końcem języka na wierzchu, przez kalkę tak zmęczoną, że na ostatni
    arkusz schodzą same dołki. W połowie staje. „Przez jakie u strona pisze zawór?” – pyta Szpik.
    „Gdyby miało iść wyżej”. Mówisz, przez jakie. Ogląda to, co ma, i poprawia. Dwa arkusze z trzech
    zatrzymuje: jeden do akt, drugi na dzień, w którym ktoś powie, że żadnego nie było. Twój
    stempluje kapslem umoczonym w buraku i dmucha. W rubryce „cel podróży” stoi „kran”. Człowiek
    przy karniszu przez cały ten czas patrzy na twoją kieszeń. „To wchodzi na ćwierć obrotu czy na
    pół?” – pyta. „Bo matka jest szósta w kolejce”. Potem opiera się o ciężarek i żabki jadą w górę.
    .title = W trzech egzemplarzach
entry-140 = „Wobec tego sąd wstaje” – mówi Szpik. Sąd wstaje w składzie pięciu, ze skarpy, z rowu
    i spod stolika. Szpik odpina perukę. Składa ją uszami do środka w czystą chustkę, wiąże rogi
    i podaje najmniejszemu ze swoich, chłopakowi z chorą stopą. „Jest z wypożyczalni” – mówi mu. „Ma
    wrócić sucha”. Chłopak przenosi ją przez drogę i staje plecami do wszystkich, z tobołkiem przy
    piersi, żeby nie musiała na to patrzeć. Bez peruki Szpik jest łysy, ma koło sześćdziesiątki
    i wiatr już go znalazł. Podnoszą się cztery lufy, każda z innych czasów. Jedna jest zatkana
    korkiem, więc chwilę to trwa. „Urazy nie żywię” – mówi Szpik znad swojej. „Mogę to podpisać”.
    Wolną ręką sięga w dół i zakręca atrament.
    .title = Peruka opuszcza sąd
choice-140-pay = Skończ na jednej pozycji
choice-140-leave = Odejdź bez papieru
entry-141 = „Za darmo” – mówi kobieta ze straganu z blachą i kładzie ci to na rękach. „I ode mnie” –
    mówi mężczyzna z drugiej strony przejścia i kładzie swoje na wierzchu. Żadne na ciebie nie
    patrzy. Patrzą na trzeci stragan, o jeden dalej, gdzie ktoś w skórzanym fartuchu wyłożył ten sam
    towar po tych samych cenach i go przestawia. Poszło o kozę. Idzie o kozę od czternastu lat,
    a koza jest tutaj, u mężczyzny pod ladą, i zjada metkę. „Powiedz »dziękuję«” – mówi kobieta.
    „Głośniej”. W Temblaku jeden prezent wolno zatrzymać, a drugi trzeba oddać, ze wskazaniem wady.
    Oglądasz oba. Skórzany fartuch przechyla się przez ladę, z dobrego serca. „Jej jest
    zeszłoroczne” – mówi. „Jego cieknie”.
    .title = Na złość trzeciemu
entry-142 = „Kwit” – mówi szpara w bramie. Mówisz, że droga wypadła ci inna. „Uprzedzono mnie, że to
    powiesz”. Mówisz, że masz coś do kranu. „Że to też. I żeby patrzeć, na którą kieszeń zerkniesz”.
    Wysuwa się palec, stary, z obrączką, i maca półkę, czy coś na niej nie leży. Zamek obok jest
    wielki jak bochenek. Trzymają go cztery śruby, z czego jedną wkręcał ktoś, kogo akurat zawołano.
    „Trzy czegokolwiek i sam wypisuję papier” – mówi szpara. „Albo wracaj i daj mu się wygadać. On
    to lubi”. Za murem bardzo dużo ludzi zachowuje ciszę, a w samym jej środku coś tyka. Palec się
    chowa. Ktoś bierze do ręki nóż i widelec.
    .title = Szpara
choice-142-pay = Połóż trzy na półce
choice-142-pick = Wykręć czwartą śrubę
choice-142-back = Zostaw szparę z obiadem
entry-143 = Za farbiarzami mur jest kolorowy do wysokości chluśnięcia z wiadra, najpierw czerwony,
    potem żółty, potem niebieski. Drzwi są w niebieskim. Schylasz się i pukasz, nisko i nisko. Potem
    jest pora, żeby pomyśleć o kolanach. Odsuwa się zasuwa, na samym dole, gdzie żaden stolarz by
    jej nie dał. Pierwsza wychodzi ręka z blaszanym kubkiem, pełnym po kreskę, wyszczerbką nie do
    ciebie. Poprzednio nic w nim nie było. „Ciotka mówi, żeby najpierw wypić” – mówi chłopak,
    niebieski po ramiona. „Potem uwaga, stopień”. Zimne jest tak, że czujesz, jak bierze zakręt.
    Chłopak pilnuje poziomu, bo tak mu przykazano. Oddajesz kubek, on przechyla go do światła.
    Został łyk i ten wypija sam.
    .title = Dwa razy, nisko
entry-144 = Kolejka do kranu przyszła z krzesłami. Okrąża plac dwa razy: krzesła kuchenne, jedno
    fryzjerskie, ława z pięcioma osobami, a przy każdym wiadro z numerkiem. Co jakiś czas wszyscy
    wstają, podnoszą i posuwają się o jedno miejsce, chociaż nikogo nie obsłużono. Czwarte krzesło
    jest puste i posuwa się z resztą. „Umarła w marcu” – mówi mężczyzna, który za nim siedzi. „Stała
    przede mną”. Kranowi zdjęto na stopniu czapkę i rozłożono pod nim czystą ściereczkę. Tyk, mówi
    kran. W końcówce rury jest dziura i rysunek nie jest potrzebny. Na skrzynkę wszedł człowiek
    z miarą krawiecką zamiast łańcucha urzędu. „W imieniu Temblaka, czyli pięciu straganów: ile się
    należy?” – pyta. Na skrzynkę nikt nie patrzy. Czterysta osób wstało.
    .title = Miejsce od marca
choice-144-install = Wkręć i odstąp krok
choice-144-ask = Najpierw podaj kwotę
entry-146 = „Pewnie jedziesz tą ładniejszą” – mówi Rusty w radiu, z pełnymi ustami. „Wszyscy tak
    jadą. Przy lodówce w lewo. Jak drzwi otwarte, to za daleko. Jak zamknięte, niech będą zamknięte,
    on ma nocki”. Za nią pracuje ręczna pompa: osiem ruchów, cienki głos, który mówi „osiem”,
    i przerwa. Rusty przełyka to, co miała przełknąć. „Fasolę odpuściłam” – mówi. „Ja nie poganiam.
    Nie poganiaj tego, co samo musi wzejść. Mówię tylko, co z fasolą”. Pompa rusza znowu i poddaje
    się przy sześciu. Daleko po lewej stoi coś białego i kwadratowego. Drzwi ma otwarte na szerokość
    dłoni.
    .title = Przy lodówce w lewo
entry-147 = Przytomności starcza, żeby zobaczyć buty. Stoją obok siebie ze sznurówkami w środku
    i nie jest to twoja robota. Z palca u nogi zwisa metka: PRZEPIS DRUGI, ołówkiem, a niżej
    PODKREŚLONE, i faktycznie, podkreślone. Co przepis przewiduje, nie podano. Na złożonej szmatce,
    w zasięgu ręki, leży puszka opatrunków, z której już jednego ubyło. Gdzieś przy samym uchu ktoś
    tłumaczy twoim kołom, że nikt nie ma do nich żalu.
    .title = Podkreślone
entry-148 = „Tylko mi nie zasadź jednostki” – mówi radio. Mówisz Pip, że nikt tu niczego nie sadzi.
    Leżysz na ziemi, a dookoła leży sporo jednostki. „Przecież słyszę, że kapie”. W radiu trwa
    krótka walka. „Pod siedzeniem jest puszka spoza spisu” – mówi potem. „Duże kłaść przy następnym
    dużym i tak do końca”. Puszka jest, pomalowana pod kolor podłogi. Tam, gdzie wszystko inne ma
    numer, ona ma zero.
    .title = Puszka spoza spisu
entry-149 = W zestawie, który spakowano w Ogrodzie, pod sznurkiem, leży kapsel na szpilce. Wydrapano
    na nim twarz, a na odwrocie drugą, i te dwie mają różne zdania. „Za postępy” – głosi karteczka.
    „Gdzie jest przód, nie powiem. Przepis siedemnasty, nie obie naraz”. Przymierzasz przed
    wieczkiem od puszki najpierw jedną, potem drugą, i starasz się wyglądać, jak gdyby nigdy nic.
    Szpilka jest spiłowana, żeby nie haczyła o wełnę.
    .title = Kapsel o dwóch twarzach
entry-150 = Zaczyna się od smaku łyżek. Nic, co dziś było do jedzenia, tego nie tłumaczy, a jest ich
    w ustach cała szuflada, wyczyszczonych. Potem włoski na przedramieniu wstają i kładą się na bok,
    wszystkie, w jedną stronę. Obok na ciepłym kamieniu leży jaszczurka i bierze tyle słońca, ile
    dają. Patrzy na ciebie. Wstaje, przechodzi na sąsiedni kamień, ten w cieniu, i tam się kładzie.
    .title = Smak łyżek
entry-151 = Bywały już zadrapania. To ma kolor znany ci tylko z puszek, zieleń, którą drukują
    dookoła groszku, i sięga o palec dalej niż rozcięta skóra. Trzymasz rękę z daleka od siebie, jak
    cudzą paczkę. Mycie nic jej nie robi. Od mycia zielona robi się woda, potem szmatka, potem
    kamień, na którym wyżymasz szmatkę. Nie boli. Naciskasz, czekasz, naciskasz jeszcze raz,
    mocniej.
    .title = Zieleń z puszki
entry-152 = Z daleka to jeden dach, który ciemnieje. Z bliska to ludzie na skrzynkach. Każda lampa
    Temblaka ma kogoś z blaszaną czapką na tyczce. Zanim czapka nakryje płomień, w płótno idzie
    wołanie: imię straganu albo tego, czyj był wcześniej, albo czyjejś matki. W ten sposób
    sprawdzają, czy nikt nie został w środku. Wołanie przesuwa się w stronę bramy. Piekarz. Stara
    Blacha. Obie Marie. Niesie się daleko, aż do ciebie, i słychać, jak dochodzi do kilku ostatnich.
    Ostatnia lampa wisi przy bramie. Pada imię, a tyczka się nie rusza. To nie jest imię z targu.
    Stoi dwa razy w papierach Ogrodu, twoim pismem, przy kluczykach i przy wgnieceniu. Przy bramie
    wołają je jeszcze raz.
    .title = Imiona wzdłuż rzędu
entry-153 = Ćwierć obrotu i przez czas krótkiego pacierza nic. Potem rura odchrząkuje, pod górą, pod
    ulicą, pod stopniem. Kran w Zgorzeli wypluwa zatyczkę. Leci brązowe, potem rude jak stare
    gwoździe, a potem prześwitują kamienie. Przez miesiąc nie mogli ustalić, kto będzie pierwszy.
    Teraz nad głowami kolejki jedzie wiaderko nie większe niż słoik dżemu. Właściciel siedzi na
    szarym końcu i ma cztery lata. Nalewają mu. W drodze powrotnej stawiają je na pustym krześle, na
    tyle, ile trwa łyk, i podają dalej. Do świtu obsłużono wszystkich aż po ławę. Ktoś chce na
    pamiątkę starą uszczelkę, tę, która tykała, i mężczyźni szukają jej po placu na kolanach. Nikt
    nie znajduje. W dole, w przelewie do Ogrodu, do pustej puszki zaczyna napływać woda.
    .title = Najmniejsze wiadro
entry-154 = Szpik obraca go w palcach i ogląda cię przez dziurkę. Wypłaca słupkami, każdy wyrównuje
    kantem dłoni, i wszystko zgadza się co do monety. „Poszedłbym o pięć wyżej” – mówi. „Po
    wnioskach o osiem. Miałem ułożoną mowę”. Niczego nie zapisuje. Karnisz jedzie w górę ze
    wszystkimi żabkami, a człowiek, który go obsługuje, znajduje sobie zajęcie przy węźle. Pierwsze
    mile są tylko twoje. Potem idzie kobieta z puszkami na nosidłach, potem ojciec z kanką
    w dziecięcym wózku, a potem całe ulice, gęsiego, poboczem, żeby ci ustąpić. Wyszli ze Zgorzeli.
    Pełną puszkę niesie się z dala od nogi i podnosi drugą rękę. Te wiszą na jednym palcu i brzęczą.
    Pod koniec idzie dziecko, za małe na puszkę. Dostało pokrywkę.
    .title = Co do monety
entry-155 = Cztery pierwsze lampy zapalono znowu, z grzeczności, żeby nie trzeba było wchodzić po
    omacku. Na własnych nogach albo na czyichś drzwiach mijasz całą kolejkę, aż po stopień, a ludzie
    podciągają kolana. Hydraulik wyciera klucz. „Zassał powietrza” – mówi. „Teraz możesz mi ten
    zawór przynieść na poduszce. Trzeba odpowietrzyć od samych wzgórz, a to miesiąc”. Ściereczka pod
    kranem wyschła na zagięciach. Rozchodzą się do domów, każdy z krzesłem przez ramię, a kobieta
    z samego przodu ich przepuszcza. Zdejmuje z wiadra numerek, składa na drobno, chowa do
    wewnętrznej kieszeni i zapina guzik, na następny raz. „Pewnie chcesz usiąść” – mówi do ciebie
    i zostawia ci krzesło. Kran za plecami robi swoje: tyk i tyk.
    .title = Numerek złożony na drobno
entry-156 = Pip obchodzi jednostkę dwa razy, z podkładką, i to trwa, bo wydano ją
    z dziewięćdziesięcioma jeden rysami i każda ma swój wiersz. „Dziewięćdziesiąt cztery” – mówi
    Pip. Czekasz. „Trzy twoje. Możesz je wziąć”. Trzy wiersze znikają z księgi Ogrodu i trafiają na
    świeży arkusz, pod twoje imię, napisane bez błędu. Na razie nic więcej tam nie ma. Między
    grządkami nadchodzi Rusty, w każdej ręce puszka. Nie pyta. Wieść ze Zgorzeli była tu przed tobą,
    jak zawsze, bo nie musi tankować. Patrzy na koła, potem na ciebie. Butem odsuwa kamień z luki
    między furgonem piekarza a czymś, co ma bez rosnący przez dach. „Stoi odłogiem” – mówi. „Tylko
    mi tu korzeni nie zapuszczaj”. Numer jest już namalowany.
    .title = Dziewięćdziesiąt cztery
