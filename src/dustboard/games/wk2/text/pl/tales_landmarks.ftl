# Osobliwości z Zewu Pustkowia: proza, tytuły, wybory i co z nich wynika. Co robią, stoi w
# content/data/tales/landmarks.toml.

entry-528 = Obraz rzuca słońce. Wchodzi przez dziurkę po gwoździu w arkuszu blachy, mija
    czterdzieści zaparkowanych aut i kładzie się na białej ścianie. Jest to ulica do góry nogami,
    a na niej ludzie w drodze do pracy. Oglądasz się, gdzie ta ulica. Jest blacha, dziurka
    i wzgórze. Auta stoją tu tak długo, że opony zarosły mchem, ale każda szyba jest czysta
    i wycierano ją od środka. W budce, na dwóch cegłach, pod mokrą szmatką, leży puszka z filmem.
    Kartka na szmatce uprasza szanownych widzów o zostawienie rolki na seans wieczorny i podaje
    godzinę. Z lady spada łupina orzeszka. Na ścianie jakaś kobieta przystanęła wśród innych,
    z dłonią nad oczami, i patrzy, kto przyszedł.
    .title = Seans wieczorny
choice-528-watch = Opuść szybę
choice-528-reel = Weź rolkę
choice-528-leave = Zostaw to w spokoju
result-528-watch = Mija godzina, boli kark, a ty już wiesz, którędy ona wraca do domu.
result-528-reel = Seansu wieczornego nie będzie. Film sięga w puszce tylko do drugiej warstwy.
result-528-leave = Cofasz się, a lampa na tyczce uprasza o przygaszenie świateł.

entry-529 = Ktoś zamiótł sortownię i wyszedł na obiad, a w okienku zostawił zegar z tekturowymi
    wskazówkami, nastawiony na godzinę powrotu. Przegródki idą pod sam sufit i opisano je ręcznie: DO JEGO MATKI,
    MIMO WSZYSTKO. ZA PÓŹNO, ŻEBY WYSŁAĆ. W DOBREJ WIERZE. Te pod ladą są szufladami, a trzecia
    nazywa się BRUDNOPISY. Twój leży na wierzchu. Znasz ten papier, to skreślenie i miejsce,
    w którym zabrakło sił, w połowie słowa. Niżej, okrągłym niebieskim pismem, ktoś dokończył za
    ciebie słowo i ciągnął dalej przez półtorej strony. Znaczek jest, stempla nie było nigdy. Na
    ladzie stoją gąbka na spodku, cennik i pióro na sznurku, które trochę się jeszcze buja po tym,
    kto je odłożył.
    .title = W dobrej wierze
choice-529-read = Przeczytaj, co wróciło
choice-529-strike = Wykreśl swoje nazwisko
choice-529-post = Wyślij list za kogoś obcego
choice-529-leave = Zostaw to w spokoju
result-529-read = Schodzi ci na to całe popołudnie, a odpowiedź dotyczy pytania, które skreślono.
result-529-strike = Bibuła bierze atrament, a z atramentem nazwisko. Kwitujesz odbiór pustego
    miejsca.
result-529-post = Kupujesz znaczek na przeprosiny od kogoś, kto nie żyje, dla kogoś, kto może żyje.
result-529-leave = Szuflada zamyka się sama, po filcu, jak każda dobra szuflada.

entry-530 = Na wysokości barku skała jest wytarta w gładki pierścień, tyle osób się o nią opierało.
    Otwór ma szerokość bochenka i wchodzi prosto w głąb. Obok stoi ławka z deski, przy ławce wieszak
    na płaszcz, miska wody i kostka mydła, a nad wieszakiem cennik tego, co wyszło: guziki, opal,
    klucz, opal, dobry nóż. Przy kramie nie ma nikogo. Mydło jest mokre. Podwijasz rękaw i wkładasz
    rękę po łokieć, potem po bark, z policzkiem płasko na kamieniu, a palce idą po żwirze, po półce,
    po zimnych otoczakach, które grzechoczą. Na samym końcu coś bierze cię za dłoń. Jest suche
    i mniej więcej twojego rozmiaru. Potrząsa dwa razy, jak się robi po dobitym targu, i puszcza.
    .title = Opalowe gardło
choice-530-reach = Sięgnij jeszcze raz
choice-530-leave = Zostaw to w spokoju
result-530-reach = Na półce zostaje trochę skóry, a dłoń wychodzi pełna.
result-530-reach-fail = Znalazło też drugą rękę i targuje się bez końca.
result-530-leave = Myjesz się i całą drogę w dół macasz palec, czy jest obrączka.

entry-531 = Dwanaście kangurów siedzi w cieniu, w dwóch rzędach po sześć. Ziemię między nimi
    a pniakiem ktoś zagrabił, a na pniaku leży poduszka. Któryś z tylnego rzędu kaszle. Mówisz
    „dzień dobry” i obracają się do ciebie dwadzieścia cztery uszy. Milkniesz i wracają do poduszki.
    Na korze drzewa za pniakiem są stare rysy: kreski piątkami, niektóre piątki przekreślone. Pod
    drzewem, według wielkości, leżą krzywy zegarek, pistolet bez kurka, uprząż i trzy lewe buty.
    Grabie stoją oparte tam, gdzie je zostawiono, żeby zajrzeć do herbaty; czuć już dym spod
    kociołka. Kangurzyca ze środka pierwszego rzędu przekłada małe na drugą stronę i układa łapy.
    Wszystkie patrzą na pniak.
    .title = Kangurzy sąd
choice-531-testify = Zajmij pniak
choice-531-leave = Zostaw to w spokoju
result-531-testify = Opowiadasz na swoją niekorzyść, a dwa z tylnego rzędu wychodzą głosować nad
    trawą.
result-531-testify-fail = Przy trzecim zdaniu ten duży schodzi i uzupełnia dowody.
result-531-leave = Wychodzisz tyłem, co, jak się okazuje, jest w zwyczaju.

entry-532 = Dwa razy dziennie bibliotekę wciąga się na ściany. Trafiasz na stojącą wodę: czytelnia
    jest spuszczona, dywan wyżęty, a regały wiszą nad głową na łańcuchach, jak chleb na drabinie.
    Skrzypi krążek; kto nim kręcił, wyszedł drugimi schodami, a jego herbata stoi na trzecim
    stopniu. Książki pachną suszoną wełną. Każda ma pod okładką stempel z pływem, przed którym
    trzeba ją oddać, niejedna za dobre parę lat. Na marginesach drobne schludne strzałki pokazują,
    jak wysoko stało morze, kiedy czytano tę stronę. Szpara w biurku nazywa się ZWROTY. Niżej stoi,
    że za książkę zgubioną przyjmuje się każdą rzecz, która do czegoś jest, i nie zadaje się pytań.
    Po listwie przy podłodze zaczęła się wspinać mokra kreska.
    .title = Zwrot przed pływem
choice-532-take = Weź książkę na podpis
choice-532-return = Nakarm szparę
choice-532-leave = Zostaw to w spokoju
result-532-take = Obiecujesz pływ i do ostatniego światła czytasz rozdział o swoim fachu.
result-532-return = Szpara łyka, myśli i stempluje ci na dłoni bardzo odległą datę.
result-532-leave = Podnosisz herbatę na czwarty stopień, a potem na piąty.

entry-533 = Autobus wisi nosem w dół nad wąwozem, na jednej tylnej osi i na łańcuchu, który ktoś
    smaruje. Wisi dość długo, żeby być adresem. Do zderzaka przydrutowano skrzynkę na listy,
    a w oknach, rząd pod rzędem, stoją pelargonie i wszystkie wychylają się w górę, po tyle słońca,
    ile się da. Wkładasz palec do najbliższej doniczki. Podlano ją dzisiaj. Wołasz i nie ma
    odpowiedzi. Wyjściem awaryjnym wchodzi do środka drabinka sznurowa i idzie przejściem, od
    oparcia do oparcia, a na każdym jakiś pasażer wydrapał nazwisko i datę. Im niżej, tym daty
    nowsze. Z kabiny, czterdzieści stóp pod butami, dobiega tykanie kierunkowskazu. W lewo. W lewo.
    W lewo.
    .title = Wiszący autobus
choice-533-climb = Zejdź przejściem
choice-533-leave = Zostaw to w spokoju
result-533-climb = Przez godzinę ręce są cudze, a w schowku leżało to, czego kierowca nie zdążył
    użyć.
result-533-climb-fail = Doniczka, której się łapiesz, jedzie z tobą.
result-533-leave = Z zakrętu oglądasz się i widzisz rękę, która wyjmuje listy.

entry-534 = Przeczytanie kosztuje bak paliwa. Każda litera billboardu ma wysokość silosu i stoi pół
    mili od następnej, więc masz już za sobą całe DO i kawał drugiego słowa, kiedy widać drabinę.
    Malarz zaczął jako chłopiec. Stoi teraz na górze, z wiadrem u pasa, i poprawia trzecią literę,
    bo znów doszło do niej słońce. „Tylko nie mów, jak się kończy” – mówi. „Mam to po wuju i jeszcze
    tam nie byłem”. Pędzel jest starty do szerokości kciuka. Malarz zjadłby chleb, gdyby ktoś
    pociągnął za niego kawałek dolnego brzegu. Tam w dole, na wysokości twojego kolana, pod
    dziewięcioma warstwami kremowej, biegnie linijka drobnego druku, czerwona.
    .title = Trzecia litera
choice-534-paint = Pomaluj dolny brzeg
choice-534-print = Zeskrob do drobnego druku
choice-534-leave = Zostaw to w spokoju
result-534-paint = Po łokcie masz krem. Kto zza liter pilnował drogi, poszedł gdzie indziej.
result-534-print = To kupon, bez daty, do pompy, która stoi za kropką.
result-534-print-fail = Pod czerwoną jest kremowa, a pod kremową czyjaś lista zakupów.
result-534-leave = W lusterku wychodzi wspak ostatnie słowo i patrzysz na drogę.

entry-535 = Tej kaplicy nikt nie stawiał. Zrobił ją deszcz i wyszedł podłogą. Schylasz się pod
    okapem jaskini, a w środku świeci się wysoko i rzędami, jak w oknach ulicy, na której wszyscy
    poszli spać i nie zgasili lamp. Spojrzysz na jedną wprost i ciemnieje. Odwrócisz wzrok i wraca.
    Ktoś ustawił sześć kuchennych krzeseł z poduszkami, przodem do ściany, na której najmniej widać,
    i miskę pod kapiącą wodę. Miskę opróżniono. Na ostatnim krześle stoi słoik z podziurkowanym
    papierem zamiast wieczka. Od spodu papieru zapisano, ile ich wydano, a ile wróciło do domu; nie
    zgadza się o jedną. Siadasz, żeby wytrząsnąć kamyk z buta. Najbliższy rząd zszedł odrobinę
    niżej.
    .title = Lampy na wynos
choice-535-sit = Posiedź, aż przyjdą
choice-535-take = Wynieś jedną w słoiku
choice-535-leave = Zostaw to w spokoju
result-535-sit = Oddajesz im wieczór, a one przebierają cię jak kucharz ryż.
result-535-take = Grzeje przez szkło i przez koszulę, a drogę zna wcześniej od ciebie.
result-535-leave = Wychodzisz ze wzrokiem w ziemi i jest jasno jak w dzień.

entry-536 = Jeden z samolotów położono spać. Inne stoją po polu bez blach, z trawą w kołach, ale ten
    ma na skrzydłach kołdrę, szytą na miarę, z kwadratów koszul i firanek, z falbanką tam, gdzie
    wystaje śmigło. Zbiorniki są pełne w jednej trzeciej; miarka wisi na haczyku, wytarta. Z ogona
    idzie w górę latawiec. Wiatru nie ma, a latawiec w nim stoi, bardzo mały, i wyciąga prostą linię
    ze słoika po dżemie, w którym leży zapas sznurka. Do sznurka ktoś przypiął klamerką karteczkę.
    Stoi na niej „w górze czysto” i godzina, osiem minut temu. Pod płotem leżą szpadel i kapelusz,
    a pas skoszono po horyzont.
    .title = W górze czysto
choice-536-siphon = Ściągnij ze skrzydła
choice-536-kite = Weź sznurek w ręce
choice-536-leave = Zostaw to w spokoju
result-536-siphon = Kołdrę podwijasz z powrotem, a połknięty łyk zostaje na dwa dni.
result-536-kite = Mało nie odrywa ci stóp od ziemi i zsyła na dół wszystko, co widzi.
result-536-kite-fail = Sznurek przelatuje przez dłonie do samego dna słoika.
result-536-leave = Za plecami ktoś zdejmuje karteczkę, a w górę idzie następna.

entry-537 = Pięć drutów biegnie obok ciebie do obu końców dnia. Ktoś szedł wzdłuż nich i naciągał:
    skoble świecą, a na słupku leżą kombinerki i drugie śniadanie. Opierasz dłoń na najwyższym, żeby
    złapać oddech. Jest tam mężczyzna, który liczy owce, i liczy źle. Na drugim trwa kłótnia, na
    trzecim lekcja ułamków. Na czwartym kobieta zamawia mąkę i sznurek. Literuje nazwisko
    i dowiaduje się, że sznurka do wtorku nie ma. Schylasz się do piątego, tego przy ziemi,
    w rzepach. Nie ma na nim nikogo. Nikt oddycha, wdech i wydech, uprzejmie, tak jak się czeka po
    drugiej stronie linii, aż skończysz.
    .title = Piąty drut
choice-537-listen = Trzymaj ucho przy czwartym
choice-537-answer = Powiedz, kto mówi
choice-537-leave = Zostaw to w spokoju
result-537-listen = Masz zimne ucho i cudzy interes w głowie, razem z nazwą miejsca.
result-537-answer = Kosztuje cię to rzecz, której nie wie nikt, a w zamian dostajesz taką samą.
result-537-answer-fail = „Aha” – mówi drut i milknie cała piątka, po jednym, w twoją stronę.
result-537-leave = Kawałek dalej widać, że przy każdym słupku stoi krzesło.

entry-538 = Ręczniki są ciepłe. Wiszą rzędem na rurze, która wychodzi ze wzgórza, jest ich dziewięć,
    cerowane, każdy z innym monogramem, a jeden haczyk jest pusty. Źródło napełnia trzy baseny
    z białej soli, gorący, mniej gorący i trzeci, tak spokojny, że liść leży na nim jak na stole.
    Dyżuru nikt nie ma. Mop stoi w wiadrze, a podłoga jest mokra aż po drzwi. Klękasz, żeby
    sprawdzić ciepło, i widzisz dno. Na wyciętej dla nich półce leżą tam, według wielkości, rzeczy,
    które woda z ludzi wyjęła: drzazgi, śrut, sporo małych sprężyn, naparstek, obrączka, kranik. Na
    bliższym końcu półki zostawiono miejsce, mniej więcej na długość twojego palca.
    .title = Solne kąpiele
choice-538-bathe = Wejdź do wody
choice-538-bottle = Napełnij butelki
choice-538-leave = Zostaw to w spokoju
result-538-bathe = Boli tak długo, jak trwa hymn. Kiedy obsychasz, na półce leży coś nowego.
result-538-bottle = Okradasz spokojny basen, a liść się odwraca.
result-538-leave = Składasz ręcznik, którego nie było ci trzeba. Ma twój monogram.

entry-539 = Dom stoi na kominie i w środku ma sucho. Wchodzi się przez nadproże. Krzesła wiszą
    z tego, co chciałoby się nazwać sufitem, dookoła stołu z przybitym obrusem, a lampa wyrasta
    z podłogi na własnym łańcuchu i przycięto jej dziś knot. Po tapecie idą do kuchni odciski butów.
    Są kobiece i nieśpieszne. Dla ciebie na swoim miejscu jest tylko jedna rzecz, obraz nad
    drzwiami: pole, furtka, za furtką odchodzi ktoś mały, z koszykiem. Wisi prosto, kurz starto.
    W klapie pod stopami schody idą dalej w dół, do piwnicy, z poręczą. Wyciągasz nad nią lampę.
    W dole są chmury i pranie na klamerkach, wydęte w twoją stronę.
    .title = Pranie w piwnicy
choice-539-enter = Zejdź do piwnicy
choice-539-picture = Odwróć obraz
choice-539-leave = Zostaw to w spokoju
result-539-enter = Kieszenie opróżniają się w górę i napełniają na nowo z drugiej strony.
result-539-picture = Na odwrocie jest wieczór, koszyk pełny, a twarz bliżej domu.
result-539-leave = Na zewnątrz siedzisz, aż wzgórze przyzna ci rację.
