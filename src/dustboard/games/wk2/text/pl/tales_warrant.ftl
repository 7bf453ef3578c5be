# A5 List gończy: strona tytułowa, strony, wpisy. Co robią, stoi w content/data/tales.

adventure-warrant = Hester Pióro pisze papiery tak dobre, że o jeden miasta poszły na wojnę. Teraz
    wyszedł papier na nią samą, z czterema pieczęciami, i każda pieczęć obiecuje co innego komu
    innemu. Jedną masz w ręku. Inni też mają po jednej i nikomu nie wolno powiedzieć, którą. Po
    kraju leży osiem arkuszy jej roboty, a kto przeczyta ich dość, znajdzie krzesło, na którym
    Hester siedzi. Przygoda dla rywali. Hester jest tylko jedna.
    .title = List gończy
    .mode = Dla dwóch do czterech rywali, każdy z tajną pieczęcią
    .length = Najwyżej 7, 6, 4 i 1 runda, około 2 godzin

page-v1 = Osiem arkuszy jednej ręki, a każdy tam, gdzie się na niego klną albo mu złorzeczą. Komuś
    wydał się wart ramki, przysięgi albo pnącza. Chcesz tylko rzucić okiem. Tego samego chce każdy,
    kto nosi w kieszeni papierową tutkę. Jedź tam, gdzie leżą, zgadnij, jak lubią być proszone,
    i popatrz, jak je złożono.
    .goal = Zbierz dość tropów przed innymi: 4 przy dwóch rycerzach, 3 przy trzech lub czterech.
    .rules = Każdy wybiera swoje miasto, w kolejności tur. Żetony wątku leżą w miejscach ośmiu
        tropów; trop odczytujesz na miejscu, akcją wątku. W mieście możesz kupić plotkę, za 2
        zasoby, od rycerza, który się na to zgodzi: dostajesz jego trop. Co masz, to twoja sprawa,
        i tak samo twoja pieczęć. Znacznik czasu zaczyna na 7. Gdy ktoś ma dość tropów albo czas
        minie, Hester Pióro znajduje rycerz z największą liczbą tropów.

page-v2 = Mówi, ma rację i waży mniej więcej tyle, co piec. Jeden rycerz ją ma, inni nie mają,
    a w kraju jest dwoje drzwi, które by się z niej ucieszyły: u szeryfa, z chorągiewkami,
    i w Blaszanym Parlamencie, z przeciągiem. Pomiędzy leży sporo rowów, każdy w rozmiarze na
    rycerza.
    .goal = Dostarcz Hester Pióro do Carcassville albo do Blaszanego Parlamentu.
    .rules = Hester ma przy sobie rycerz z największą liczbą tropów; jego Szybkość jest o 1
        mniejsza. Na jej polu lub sąsiednim możesz urządzić na niego zasadzkę (pojedynek, raz na
        rundę) albo go przekupić: dajesz 3 zasoby, potem obie strony wykonują test Gadki i wygrywa
        większa liczba sukcesów. Dostarcza się ją w Carcassville lub w Blaszanym Parlamencie, ale
        nie w turze, w której się tam dojeżdża. Jeśli jej rycerz traci przytomność albo jego pojazd
        zostaje rozbity, Hester czeka na miejscu i może ją zabrać każdy, kto tam jest. Znacznik
        czasu zaczyna na 6; gdy czas minie, Hester odchodzi.

page-v3a = Procesy wychodzą Carcassville dobrze. Ma do nich plac, okna i płuca, a brakuje tylko
    kogoś, kto powie, co się stało. Na schodach aresztu wiszą dwie tabliczki. Co na nich stanie do
    trzeciego wieczora, to właśnie zrobiła.
    .goal = Zeznawaj w Carcassville za winą lub za ułaskawieniem albo uwolnij ją z aresztu.
    .rules = Rycerz z najmniejszą liczbą punktów, ale nie ten, który ją dostarczył, ma kartę
        Podpisany list gończy i dodaje do zeznania 1 białą kość. Zeznanie w Carcassville to test
        Gadki; każdy sukces liczy się za winą albo za ułaskawieniem, do wyboru. Tam też możesz ją
        uwolnić: Technika (2) albo 2 amunicji; nieudany test zadaje ci 2 rany. Znacznik czasu
        zaczyna na 3. Uwolniona odchodzi; w przeciwnym razie wyrok zapada, gdy czas minie.

page-v3b = Osiemdziesięcioro delegatów umie się zgodzić co do obiadu. Na wszystko inne jest czajnik,
    są kołki i są ludzie, którzy mają kołki, a nie mają co do nich planów. Jedni chcą ustawy, inni
    słowa, a jeszcze inni tylko podejść do papieru. Deszcz na dworze zgłasza zdanie odrębne. Do
    trzeciego wieczora trzeba wiedzieć, kto pójdzie za tobą do czajnika.
    .goal = Zbieraj głosy w Blaszanym Parlamencie i oddaj je na koniec ostatniej rundy.
    .rules = Zaczynasz z liczbą głosów o 1 większą niż liczba rycerzy na początku gry. W Blaszanym
        Parlamencie pozyskujesz głosy: od hodowców, nurków, kancelistów lub Atramenciaków. Każdy ma
        swoją cenę. Akcja „Mów, aż zasną” przesuwa tam znacznik czasu o 1, raz na rundę, wspólnie
        dla wszystkich. Gdy czas minie, wszyscy głosują tajnie, za winą albo za ułaskawieniem:
        w Blaszanym Parlamencie wszystkimi głosami, gdzie indziej 1 głosem. Znacznik czasu zaczyna
        na 3.

page-v3c = Na południe od wszystkiego leży Wyspa Van Demona, gdzie nie liczy się żaden papier.
    Hester Pióro wyruszyła tam na własnych nogach, z torbą i bochenkiem. Trzyma się pobocza i nie
    przystaje, żeby się spierać. Można ją sprowadzić z powrotem. Można też przejść z nią kawałek,
    jeśli ktoś ma po temu buty.
    .goal = Ruszaj za Hester po wyrok „winna” albo odprowadź ją po wyrok „wolna”, zanim będzie za
        daleko.
    .rules = Na koniec każdej rundy Hester idzie 2 pola w stronę Wyspy Van Demona. Ruszasz za nią na
        jej polu lub sąsiednim: Przetrwanie (2) dodaje 2 do winy, a po nieudanym teście twój pojazd
        otrzymuje 1 uszkodzenie. Odprowadzasz ją na jej polu: wolność rośnie o 2, a ty otrzymujesz 1
        PD. Jeśli dotrze na wyspę, wolność rośnie o 3. Wyrok zapada wtedy albo gdy czas minie.
        Znacznik czasu zaczyna na 4.

page-v4 = Pokój nad składem owsa, długi stół i nikogo u szczytu. To, co ci obiecano, leży przed tobą
    w papierowej tutce. Można za tym stanąć własnym kciukiem albo puścić to z dymem. Wybór jest
    jeden, robi się go po cichu, a potem widzą go wszyscy.
    .goal = Zachowaj pieczęć albo ją spal.
    .rules = Każdy wybiera tajnie: zachowa pieczęć albo ją spali. Potem pieczęcie są odkrywane,
        a fałszywe tropy skreślane. Jeśli spalono wszystkie pieczęcie, liczą się tylko PD i nie
        wygrywa nikt, kto ma ich mniej niż 6. W przeciwnym razie wyrokiem jest największe z trojga:
        wina, ułaskawienie lub wolność. Punkty dostajesz za PD, 3 za zachowaną pieczęć, po 2 za
        każdy prawdziwy trop i 4, jeśli wyrok jest taki, jakiego chce twoja pieczęć; pieczęć
        z atramentu chce spalonych i daje po 2 za każdą. Wygrywa największa liczba punktów.

choice-v1-again = Spróbuj jeszcze raz
choice-v1-pay = Zapłać, niech to ktoś zrobi
choice-v1-unscrew = Zdejmij ją razem z szafką
choice-v1-show = Połóż obok siebie dwie sztuki broni
choice-v1-adjourn = Opłać wszystkim przerwę w obradach
choice-v1-leave = Odłóż to na inny dzień
choice-v1-sell = Sprzedaj arkusz
choice-v1-lie = Sprzedaj fałszywkę, barwioną herbatą
choice-v1-refuse = Zachowaj papiery dla siebie
entry-288 = O dziewiątej rano w Zgorzeli wchodzi na skrzynkę człowiek z młotkiem. Drugi wchodzi
    w Pompach, jest jeden w New Sydney i jeden w Carcassville. Nie wiedzą o sobie. Każdy ma arkusz
    dobrego papieru, cztery gwoździe i zegarek, i o dziewiątej stuka. HESTER PIÓRO, głosi arkusz,
    FAŁSZERKA, SPROWADZIĆ. Niżej są cztery pieczęcie w czterech kolorach laku, a wokół każdej
    drobnym drukiem obietnica dla tego, kto z nią jedzie. Żadne dwie się nie zgadzają. Podpisu nie
    ma. O dziesiątej jakiś chłopak sprzedaje tę nowinę pod samym arkuszem, po miedziaku za słowo,
    a w południe ludzie zaczynają oglądać gwoździe. Miedziane, kwadratowe, kute ręcznie, z jednej
    kuźni. Sztuk szesnaście. Ktoś zamówił wszystkie naraz i dopłacił za cztery zapasowe, na wypadek
    sęków.
    .title = Szesnaście miedzianych gwoździ
entry-289 = Na ulicy trafia ci do ręki papierowa tutka. Patrzysz w dół, patrzysz w górę i jest już
    tylko ulica. Tutka waży mniej więcej tyle, co orzech. W środku siedzi pieczęć z rogu i mosiądzu,
    ze znakiem wyciętym wspak. Kość mówi, że Hester ma być winna. Blacha to ułaskawienie, sól to
    otwarte drzwi, a atrament to zimne palenisko, w którym spalono lak do ostatniej grudki.
    Którąkolwiek masz, zapłaci ci dobrze, jeśli tak się skończy. Stoi to na rancie, dookoła,
    literami, do których trzeba obracać głowę. Takich tutek krąży więcej i nie wiadomo czyich. Tę,
    nim ją skręcono, ktoś rozprasował na gładko, żeby po zagięciach nikt nie poznał, ile razy do
    niej zaglądano. Papier jest jeszcze ciepły od żelazka.
    .title = Prosto spod żelazka
entry-290 = Za jeden wschód słońca, z widokiem od strony dzielnicy: czterysta sześć, dowóz osobno.
    Faktura wisi pod szkłem w holu Cerbero Tower, w ramce z zamkiem, a zamek ma lampę. Takie
    rachunki szły latami do każdego domu na równinie. Ludzie się wyprowadzali albo nie podnosili
    rolet. Na tym jest stempel ZAPŁACONO. W księgach takiej kwoty nie ma, za to dołem, brązowym
    atramentem, biegnie linijka tak miła dla oka, że masz ją przeczytaną, zanim zaczniesz czytać.
    „Przyjęto z podziękowaniem, więcej się nie należy, ani za ten, ani za żaden inny ranek”. Od
    tamtej pory Wieża nie wysłała ani jednego. Szanuje własny papier. Lampa wychyla się zobaczyć,
    kto przyszedł, światło przechodzi przez arkusz i pokazuje kawałek dłoni, otwartej. Ze ściany
    wysuwa się tacka, na upoważnienie albo na pieniądze.
    .title = Za jeden wschód słońca
choice-290-tech = Rozbierz zamek ramki
result-290-tech = Lampa patrzy w bok przez tyle czasu, ile zajmuje zamek, i dłoń jest twoja, linia
    po linii.
result-290-tech-fail = Lampa nachyla się, żeby ci pomóc, i do wieczora masz ciepły jeden bok.
choice-290-pay = Ureguluj czyjś stary rachunek
result-290-pay = Tacka przelicza dwa razy, stempluje ci ZAPŁACONO i daje potrzymać wschód słońca pod
    światło.
entry-291 = To, o co się opierasz, jest traktatem. Arkusz azbestowego papieru, wysoki jak drzwi,
    przykręcono do komina w Porzuconej Rafinerii, tam, gdzie pali się pochodnia, a to, co uchodziło
    za ścianę, masz teraz na rękawie. Zgorzel podpisała po lewej, rafineria po prawej, w roku
    suchych studni. Nie dotrzymano go ani dnia. Odpis na czysto powiesiła jakaś kobieta, jeszcze
    zagięty od torby, a za fatygę wzięła sadzy na atrament. Odtąd co dzień szły po nim dymy
    w czterech kolorach i wyjadały słowa. Zniknęły całe ustępy, od „zważywszy” po „dozgonną
    przyjaźń”, do czysta, jak z talerza. Na biało zostało to: woda, po połowie, każdy, póki nie
    napije się drugi. W rogu widać odcisk dłoni, wgnieciony w mokrą jeszcze masę. Żeby go zdjąć,
    trzeba podjechać kołami pod samą pochodnię.
    .title = Co zostawił dym
choice-291-survive = Wjedź pod pochodnię
result-291-survive = Wyjeżdżasz bez jednej brwi, a dłoń leży obok ciebie na siedzeniu, w jednym
    kawałku.
result-291-survive-fail = Pochodnia bierze lakier i sporo blachy, a traktat wisi tam, gdzie go
    przykręcono.
choice-291-pay = Najmij ludzi z drabiną
result-291-pay = Liczą od szczebla i podają ci z góry róg z odciskiem, jeszcze ciepły.
entry-292 = Ktoś kazał kiedyś urządzić w Czerwonym Grobowcu sypialnię, dziewięćdziesiąt stopni
    w dół, z dywanikiem. Łóżko jest dziecięce. Nad nim, w brzozowej ramce, wisi umowa i czytasz ją
    z dywanika, bo nie ma gdzie indziej stanąć. Jedna bajka, rozsądnej długości. Jedna szklanka
    wody. Drzwi uchylone na szerokość buta. Gości z podkładkami się nie wpuszcza. Lampa gaśnie, gdy
    druga strona śpi, a nie wcześniej. Punkt szósty pisano grubiej. Pierwsza strona nie odpali, ani
    dziś, ani żadnej innej nocy, choćby jej nie wiem jak głośno kazano. Podpisy są dwa i jeden jest
    rysunkiem kota. Ramkę przykręcono do szafki na klucze, szafkę do ściany, a za szafką jest coś
    ciepłego. Od rogu do rogu wszystko zarosło kolczastym pnączem, które przyszło wentylacją,
    a ludzie mówią na nie poczekajka. Mankiet już ci trzyma.
    .title = Punkt szósty
choice-292-cut = Poodcinaj haczyki
result-292-cut = Ostatni haczyk odchodzi z nitką mankietu, a za kotem jest narysowany kociak.
result-292-cut-fail = Puszcza mankiet i bierze ramię, a punkt szósty wisi równo, jak wisiał.
choice-292-unscrew = Odkręć ją razem z szafką
result-292-unscrew = Odchodzi od ściany wszystko naraz, a to ciepłe zza szafki przygląda się tobie.
entry-293 = Dziewięć osób śpi w białej hali na stojąco, w kolejce, każda z czołem na plecach
    poprzedniej. Kolejka kończy się okienkiem, a na jego ladzie tkwi na szpikulcu recepta.
    Odpoczynek, stoi w niej. Dla całej dzielnicy, do woli, przed jedzeniem albo po. Pod spodem jest
    nazwisko lekarza. Był taki lekarz i przysięgał przed firmą, że nigdy tego nie napisał. Okienko
    nie znalazło w papierze wady i realizuje go do dziś, każdemu, kto stanie na wyciągnięcie ręki.
    Czujesz to w kolanach. Chłopak z końca kolejki otwiera oczy. „Ty przede mną?” – pyta i je
    zamyka. Na ladzie ktoś położył poduszkę, mniej więcej tam, gdzie wylądowałaby twoja broda.
    .title = Odpoczynek, dla całej dzielnicy
choice-293-aid = Zażyj coś trzeźwiącego i sięgnij
result-293-aid = W całej hali tylko ty masz otwarte oczy, a po wszystkim arkusz wraca na szpikulec.
result-293-aid-fail = Budzisz się na poduszce, z cudzym czołem między łopatkami i smakiem waty
    w ustach.
choice-293-pay = Postaw kolejce mocną herbatę
result-293-pay = Piją na stojąco, przez sen, i arkusz idzie do ciebie wzdłuż kolejki, z ręki do
    ręki.
entry-294 = Przysięgę słychać, zanim góra otworzy drzwi. Trzydzieści sześć głosów składa ją co rano
    przy zmianie warty: bronić przełęczy, nie oddać jej nikomu, strzelać po drugim wezwaniu, chyba
    że ktoś ładnie poprosi. Idzie to na jednym oddechu. Idzie tak od czternastu lat, odkąd stary
    arkusz spleśniał, a przechodząca kobieta przepisała go za nocleg i jajko. „To przysięga” – mówi
    sierżant ochotników, zapięty po uszy. „Przysięgi się nie czyta”. Przez cały ten czas Reduta do
    nikogo nie strzeliła, a on to przypisuje musztrze. Arkusz leży za nim na pulpicie. Sierżant cofa
    się i chwyta pulpit z obu stron. „Nie zdejmę tego dla nikogo na świecie” – mówi. „Chyba że”.
    I czeka, aż dokończysz.
    .title = Chyba że
choice-294-ask = Ładnie poproś
result-294-ask = „No, skoro tak ładnie” – mówi sierżant, a trzydziestu sześciu ochotników ogląda
    swoje buty.
result-294-ask-fail = Ładne słowo pada w złym miejscu, a na takie wypadki stoi przy drzwiach puszka.
choice-294-show = Pokaż dwie czyste sztuki broni
result-294-show = Bada obie kciukiem i latarnią, nie znajduje nic i robi krok w bok.
entry-295 = Na trzeciej kwaterze szklarni, między pomidorami a czymś, co było pomidorami, rośnie
    zezwolenie. Z początku było papierem. „Okaziciel może siać, co okaziciel odłożył”, brązowym
    atramentem, przypięte do palika, obok którego mieli chodzić inspektorzy. Byli wtedy inspektorzy.
    Po paliku weszło pnącze, uznało arkusz za dobry i go przerosło. Dziś każda litera ma własny
    liść, a margines to same kolce. U dołu, gdzie taka rzecz wymaga znaku plantatora, wąs okręcił
    się dwa razy, rozmyślił się i skończył haczykiem. Niżej ktoś przepiłował sęk starego drewna
    i rok da się policzyć. Wyciągasz rękę. Wzdłuż całej kwatery strąki obracają się na ogonkach,
    żeby popatrzeć, w kolejności dojrzewania.
    .title = Datowane słojami
choice-295-reach = Sięgnij między strąki
result-295-reach = Sięgasz, kiedy dojrzałe mrugają, i wracasz z rokiem na opuszkach palców.
result-295-reach-fail = Niedojrzały strąk okazuje się dojrzały i przez jakiś czas wydłubujesz z ręki
    nasiona.
choice-295-pay = Najpierw nakarm grządkę
result-295-pay = Grządka bierze wszystko, liść po liściu, a kiedy czytasz, obraca strąki do ściany.
entry-296 = W Wielkiej Kakadu pije się w dolnej połowie dzioba, a śpi w górnej. Podłoga schodzi ku
    czubkowi i wszystko, co tu przez sześćdziesiąt lat rozlano, jest w tamtym końcu, razem z kotem.
    Za barem wisi rejestr w porządnej oprawie, otwarty. Strona ma czterdzieści linijek, rubrykę na
    numer, rubrykę na miejsce i jeszcze jedną, z nagłówkiem WOŁAJĄ. Nic w nich nie wpisano. „Zrobiła
    go zamiast czynszu” – mówi barman i leje, a kciuk trzyma na brzegu strony. „Spytałem, dla kogo.
    Mówi, że im jeszcze nie powiedziano”. W ostatniej rubryce jakieś słowo wpisywano i wycierano
    tyle razy, że w papierze zrobiło się okienko. Barman chciałby, żeby mu ktoś wytłumaczył, czemu
    od tego wystawia więcej szklanek.
    .title = Rubryka „Wołają”
choice-296-tell = Powiedz mu, dla kogo to jest
result-296-tell = Niczego nie zapisuje, ale wyciera czterdzieści szklanek i obraca księgę do ciebie.
result-296-tell-fail = On tak nie uważa, a kolejka, którą wystawił, okazuje się twoja.
choice-296-leave = Dopij i idź
result-296-leave = Drzwi się jeszcze nie zamknęły, a kot leży na twoim miejscu i szklanek jest
    o jedną więcej.
entry-297 = „To będzie mandat z dalekiego końca” – mówi woźny i daje ci pod nogi gorącą cegłę.
    Blaszany Parlament ma osiemdziesięcioro delegatów, kraju nie ma, a kto usiądzie, ten jest
    zaprzysiężony. Mówisz, że chodzi ci tylko o obejrzenie papieru. „Każdy po to wchodzi”. Akt
    założycielski wisi nad fotelem przewodniczącej, za zasłoną z worka, i w dni uroczyste czyta się
    go Izbie. Pisała go ręka, która trochę się nachyla, jak kelner z zupą. Zapisano w nim, kto był,
    co przysięgał i co jadł na obiad, a data jest o cztery lata starsza od Hester Pióro. Nikt nie
    wniósł o zbadanie. „Jeszcze by się okazało, że nieważny” – mówi woźny. „I gdzie byśmy wtedy
    siedzieli?” Ma wniosek, który trzeba poprzeć. Dotyczy rynsztoków i ciągnie się od wiosny.
    .title = Mandat z dalekiego końca
choice-297-speak = Zabierz głos w sprawie rynsztoków
result-297-speak = Rynsztoki przechodzą, nikt nie wie jak, i jeszcze przed obiadem odsuwają dla
    ciebie worek.
result-297-speak-fail = Masz ustąpić głosu mandatowi z zakrętu, a mandat z zakrętu dopiero zaczął.
choice-297-pay = Opłać krótką przerwę
result-297-pay = Izba wstaje, żeby zobaczyć, jak to jest, i na czas jednej fajki akt masz dla
    siebie.
choice-297-stay = Oddaj cegłę
result-297-stay = Woźny maca cegłę, mówi, że trzymałaby do kolacji, i szuka innego mandatu.
entry-298 = Robi się to pod kapeluszem, na beczce, na targu. Z jednej strony wkładasz rękę
    z zapłatą, z drugiej wchodzi mankiet. Coś się liczy na dotyk. Potem masz w dłoni papier złożony
    na czworo. Kapelusz unosi się za główkę, obie strony robią krok w tył i każda dobrze się
    przygląda, żeby mieć pewność, że tę drugą okradziono. Wygląda na to, że tak. Beczka bierze za
    fatygę miedziaka.
    .title = Pod kapeluszem
entry-299 = Najpierw idzie zimna herbata, szmatką, od brzegów do środka. Masz arkusz własnego
    liniowania, masz brązowy atrament i robisz to tak, jak kucharze smarują wierzch pieroga. Jej
    litery się pochylają. Pochylasz je. Potem powinno schnąć powoli, przy czymś ciepłym, co nie jest
    ogniem, więc do południa chodzisz z łokciem przyciśniętym do boku. Papier, który stamtąd
    wyjmujesz, ma patynę, ma zagięcie i wygląda na taki, w który już wierzono. Podnosisz go do
    słońca. Brakuje znaku w środku; wciskasz kciuk i kciuk się nadaje. Aż wstyd, jak dobrze wyszło.
    Kto za to zapłaci, nie pytał, czym to pachnie.
    .title = Zimna herbata
entry-300 = Troje dzieci idzie za tobą od poprzedniego rogu, krok w krok, a teraz, kiedy stajesz,
    ustawia się według wzrostu. Najstarsza jest dziewczynka w atramencie po nadgarstki. „Kropka” –
    mówi. „Myślnik. Kleks. Miedziak za słowo, ortografia w cenie”. Kleks, na oko sześcioletni,
    trzyma cennik do góry nogami. Wie o tym. Ludzie wyciągają rękę, żeby go obrócić, i już go
    trzymają. „Masz dwa jej arkusze” – mówi Kropka. Wolałaby je widzieć złożone pismem do środka,
    a jak się tego nauczysz, na wózku jest coś dla ciebie. Myślnik ma kaszel. Kaszle, na dowód. Za
    łyżkę czegokolwiek powie ci, co inny rycerz nosi w papierowej tutce, skoro to on prasował.
    Kropka ma już wypisane pokwitowanie. Podaje ci pióro, stalówką do siebie.
    .title = Miedziak za słowo
choice-300-fold = Złóż tak, jak pokazuje Kropka
result-300-fold = Przez tydzień masz niebieskie kciuki, a to, co dostajesz z wózka, jest złożone tak
    samo.
choice-300-dose = Daj Myślnikowi coś na kaszel
result-300-dose = Połyka, kaszle raz jeszcze, żeby było uczciwie, i rysuje ci znak na własnej dłoni.
entry-301 = Pod murem schną trzy arkusze, na każdym kamień, bo atrament zawilgł od potu. Słońce
    wychodzi zza rogu. Przechodzi przez wszystkie naraz, a pismo, które w trzech humorach mówi
    o trzech różnych sprawach, blednie i zostaje sam papier. W każdym siedzi znak wodny: dłoń,
    zrobiona jednym drucikiem, kiedy masa była mokra. Prawa, otwarta, wnętrzem do ciebie. Ktoś
    wyginał ten drucik z wielkim staraniem, kciuk, palec, palec, palec. Przy ostatnim linia nie
    idzie równo. Idzie tam i z powrotem, tam i z powrotem, drobniutko, jak ostrze noża do chleba.
    Kładziesz rękę płasko na najbliższym arkuszu i przyciskasz, aż to ustanie. Na dwóch pozostałych
    dalej drży.
    .title = Z jednego drucika
entry-302 = „Stawiam pięć do jednego, że odmówisz” – mówi szeryf z Carcassville. Po drugiej stronie
    ulicy rozstawił składany stolik z zielonym suknem, lampę, zapaloną w biały dzień, i dwa pudełka
    nabojów bez wieczek, żeby było widać, że pełne. Gwiazda jest przypięta do sukna. Amos Tarry
    zdejmuje ją do hazardu, dla zasady. „Jeden jej arkusz. Wszystko jedno który, ja ich nie
    odróżniam. Dwa pudełka do zera, że pożałujesz, a żale trzymam w szufladzie, twój się zmieści”.
    Od sześciu lat nie zamknął żadnej sprawy i wspomina o tym jak inni o chorym kolanie. „Miałem już
    na gębę. Miałem na przeczucie. Jedną chciałbym mieć na piśmie”. Spod sukna wysunął się but
    i odstawia dla ciebie drugi stołek.
    .title = Szuflada na żale
choice-302-sell = Podsuń mu arkusz
result-302-sell = Masz o arkusz mniej, a wieczka zamyka szeryf, żeby nikt nie widział, jak ci się
    spieszy.
choice-302-keep = Odmów, niech ma rację
result-302-keep = Wypłaca sobie pięć do jednego, z kieszeni do kieszeni, i wygląda na tego, który
    stracił.
entry-303 = Chłopak na szczudłach podaje ci z góry liścik na papierze Izby. Tam, skąd wyszedł, było
    samo błoto, a szczudła wygodniej mieć pod sobą niż na plecach. „Delegatka przesyła wyrazy
    szacunku” skreślono. „Delegatka skłonna jest puścić w niepamięć” skreślono. Skreślono też
    linijkę o godności blachy i lepszą linijkę o tym samym, a piąta urywa się przed orzeczeniem.
    Szósta została. „Nie mam kworum. Przyślij mi jeden arkusz, położę go na stole i wysiedzą, żeby
    popatrzeć. Jak przyjdzie do czajnika, będzie w nim za to o jeden więcej. P. Oyelaran”. Pod
    nazwiskiem jest plama, bo pióro stało tam dalej. Chłopak zmienia nogę. Ma przynieść do domu
    arkusz albo liścik i wie, z czego delegatka bardziej się ucieszy.
    .title = Szósta linijka
choice-303-send = Poślij jej arkusz
result-303-send = Arkusz odjeżdża na wysokości pierwszego piętra, a w Izbie strugają kołek z twoimi
    inicjałami.
choice-303-keep = Odeślij liścik, z wyrazami szacunku
result-303-keep = Chłopak czyta go na czubkach szczudeł, śmieje się przy czwartej linijce i zabiera
    do domu.
entry-304 = Zagięcia nie biegną tam, gdzie zagięcia powinny. Dotąd winę ponosiły kieszenie. Ale
    połóż arkusze brzeg do brzegu, ile ich wyszło na jaw, a te linie przechodzą z jednego na drugi,
    skręcają, krzyżują się i są ulicami. Gdzie brakuje arkusza, połóż list gończy; składał go ten
    sam kciuk. Jest pompa. Jest zaułek, w którym zakręt omija drzewo. Mniej więcej o tej porze
    w kilku miastach ludzie, którym chodzi o to samo, klęczą przy stole. Żadna ulica nie ma nazwy.
    To drzewo rozpozna każde tamtejsze dziecko. Na końcu zaułka papier nakłuto szpilką, cztery razy,
    blisko siebie. Z policzkiem na blacie widać, co to jest. To nogi krzesła.
    .title = Cztery ukłucia szpilką

entry-305 = Siedzi na nim. Krzesło stoi w zaułku, oparciem do drzewa, a obok czeka torba, zapięta na
    pasek. „Czytasz do góry nogami” – mówi Hester Pióro. „Ja za pierwszym razem też. Wchodzi się od
    pompy”. Ma z pięćdziesiąt lat i atrament po drugi knykieć. Dla piekarza wystawiła karteczkę. Na
    tę chwilę masz przygotowane zdanie, a w zdaniu słowo „zatrzymać”. „Przez er zet” – mówi Hester.
    Sięgasz po torbę, więc wstaje i bierze ją po swojemu, bo to żaden ciężar, a ona wie, gdzie
    rączka jest słaba. Robi to lewą ręką. Prawa chowa się w rękaw, rękaw przywiera do boku i tam już
    zostaje. „Rozumiem, że są inni” – mówi Hester. „To lepiej, żebym siedziała na twoim ładunku,
    zanim obrócą to właściwą stroną”.
    .title = Przez er zet
entry-306 = Hester Pióro jedzie na czyimś ładunku, twarzą do tyłu, i wiąże węzły od nowa. Wieść
    idzie przodem jak zapach z piekarni. Jednemu poganiaczowi podciągnęła popręgi kobieta, wychylona
    w kłusie. Tablica z mytem ma nową pisownię. Na każdych rozstajach w promieniu dnia drogi ktoś
    akurat coś naprawia, z widokiem, i żadna droga w kraju nie była tak uczęszczana. Na jednym końcu
    czeka szeryf, na drugim osiemdziesięcioro delegatów i podobno wszystko jej jedno: ani on, ani
    oni nie umieją zostawić marginesu. Kto ją ma, musi kiedyś spać. Kto jej nie ma, leży może tej
    nocy w trawie, z kamieniem pod biodrem, i przez dwa pola dobiega go wyraźny głos. „Babski” –
    mówi głos. „To jest babski węzeł”.
    .title = Byle nie babski
entry-307 = „Kto tu umie liczyć do dziesięciu?” – pyta Hester. Między jedną parą rąk a drugą jest
    kilka kroków, wszystkie trzymają się z dala od boków, a pytanie wygląda na prawdziwe. Jedno
    z dwojga odpowiada, że umie. Hester bierze torbę, przechodzi i ustawia się za tym drugim.
    „W takim razie bezpiecznie jest z tej strony” – mówi. „Kto liczy, ten i celuje”. Z torby wyjęła
    książeczkę i szuka miejsca, na którym skończyła. Za nią nie ma już nic, tylko droga.
    .title = Kto umie liczyć
entry-308 = Bez butów, z przecinakiem w ręku, siedzi na kamieniu milowym. Kamień podaje odległość do
    miasta, które się przeniosło. Hester kuje cyfry na nowo, głębiej, a nadgarstek, który bije,
    przytrzymuje ręką, która nie bije. „Jeśli coś ma stać na dworze w każdą pogodę, niech będzie
    chociaż czytelne” – mówi i wydmuchuje pył z piątki. „Mogłam pójść, wiesz. Jest z górki”. Jeden
    but wkłada bez pomocy. Drugi wyciąga do ciebie, bo sznurówki są mokre, mówi, i robi się ciemno.
    .title = Niech będzie czytelne
entry-309 = Cena układa się sztuka po sztuce, na jej własnej torbie. Hester ogląda każdą. „Raz
    poszłam za gęś” – mówi. „W Dolinie. Był głuchy i zrozumiał, że dają mu dwie”. Na gęś nikt nie ma
    teraz tchu. Kiedy leży już wszystko, wyrównuje stosik lewą ręką, a lepsze rzeczy obraca na
    wierzch. „No, to teraz spór” – mówi Hester. „Do sporu stań prosto. I używaj czasowników”.
    .title = Gęś
entry-310 = Przy ogniu Hester liniuje. Robi to grzbietem twojego noża, na arkuszu z zanadrza,
    czterdzieści linijek, a po każdej kładzie rękę na kolanach, aż ręka ucichnie. „Zostawiono ich
    pod bramami” – mówi. „Nie mają papierów. Bez papierów nikt cię nie pośle do szkoły ani cię
    z niej nie odeśle. Księżną robię do wtorku. Kleksa jakoś nie umiem”. Pytasz, co w nim takiego
    trudnego. „Nikt mu nigdy nic nie obiecał”. Przechyla stronę do płomieni, żeby zobaczyć w niej
    znak. „Ja tylko to robię, wiesz, spisuję, co powiedziano. Mówią przy ludziach, przy lampach.
    Potem jest rano i taka szkoda, że nie ma nic na papierze”. Czterdziesta wyszła z falą. Oddaje ci
    nóż, trzonkiem do ciebie.
    .title = Czterdzieści linijek
choice-310-steady = Przytrzymaj jej stronę
result-310-steady = Przy ostatnich pięciu zawadza twój kciuk, więc liniuje wokół niego i tak
    zostawia.
choice-310-ask = Spytaj, komu co obiecano
result-310-ask = Mówi ci jedno, skoro ładnie pytasz, i tym rogiem strony karmi ogień.
entry-311 = Koła są w rowie i jedno jeszcze się obraca. Wyczołgujesz się spod tego, co jest. Z jej
    rzeczy nic się nie stłukło. Torby nie ma, a paski od niej wiszą na gałęzi, zwinięte, na
    wysokości, na której wpadną w oko. Na skarpie rozłożono chusteczkę i leżą na niej wszystkie
    drobne, jakie wyleciały ci z kieszeni. „Siedem i cztery” – głosi przypięta karteczka. „Jedno
    było guzikiem”. Dalej ślady jej butów idą na południe, miarowo, palcami na zewnątrz. Od tygodnia
    nic tędy nie przejeżdżało. Idą poboczem.
    .title = Siedem i cztery
entry-312 = Carcassville wywiesiło chorągiewki. Idą przez cały plac, od żebra do żebra wieloryba,
    z przerwą pośrodku, żeby światło spadło na skrzynkę, na której stanie Hester. Lepsze okna są
    wynajęte. „Przyjęto: fałszerka, sztuk jeden, z torbą” – pisze Tarry na słupku bramy, sprawdza,
    czy nie ma wgnieceń, i podpisuje. Kwitu na osobę nie dostaje się co dzień. „Jeden do jednego” –
    mówi szeryf. „Wczoraj dawałem lepiej, no ale jesteś”. Celę kazał pobielić. Stoi w niej teraz
    stolik z szufladą, a on był tam raz za zamkniętymi drzwiami i wypróbował szufladę. Hester czyta
    kwit od złej strony. „»Przyjęto« ma ogonek” – mówi. Tarry wyjmuje nóż, skrobie, dmucha i pisze
    słowo od nowa, na głos, po literze. Potem tobie daje papier, a jej ramię.
    .title = Fałszerka, sztuk jeden, z torbą
entry-313 = W tylnym rzędzie Blaszanego Parlamentu wstaje mężczyzna, więc reszta też wstaje, żeby
    nie stał jak kołek. To trwa. Jest ich osiemdziesięcioro i wielu ma koce. „Izba powstaje” – mówi
    z fotela Prudence Oyelaran. „Skreślić. Izba wstaje”. Hester doszła z tobą do mosiężnej linii
    w podłodze, a tam wejście zagradza buława, dawniej część roweru. Będzie wniosek. Będzie musiał
    być wnioskodawca i będzie herbata. Przez cały ten czas woźny stoi naprzeciw z wypiętą piersią
    i czeka, żeby na niego popatrzeć, a Hester popatrzyła. „Łańcuch jest tył na przód” – mówi. Jest
    tak od dwudziestu dwóch lat, przez sześcioro przewodniczących i jedną powódź, herbem do koszuli.
    „Porządek” – mówi Oyelaran, która nie może znaleźć młotka. Woźny zaczyna macać, gdzie ma
    zapinkę.
    .title = Izba wstaje
entry-314 = Rano jest tylko lina. Wieczorem szła wokół koła albo słupka, albo czyjegoś przegubu,
    zależy, kogo spytać, a teraz wisi prosto. Przecięto ją scyzorykiem, jednym ruchem. Luźny koniec
    owinięto potem nitką, osiem zwojów i pod spód, żeby się nie strzępił, a musiało to zająć
    z dziesięć minut, po omacku, między śpiącymi z obu stron. Torby nie ma. Koc jest złożony na
    troje. Koło popiołu, na płaskim kamieniu, leży wszystko, co poprawiła od przedwczoraj:
    sprzączka, jadłospis, pięta skarpety. U dołu jadłospisu jest o jedną linijkę więcej, niż napisał
    kucharz. „Czekałam, ile mogłam” – głosi linijka. „Wszyscy byliście tacy zajęci”.
    .title = Osiem zwojów i pod spód

entry-315 = Pierogarz przywiózł dwa gatunki. WINNA są z baraniną i mają na wierzchu krzyżyk,
    NIEWINNA są ze śliwką. Do dziesiątej sprzedał po równo i ludzie zaglądają sobie w talerze. Ławą
    oskarżonych jest budka kąpielowa bez przodu. Hester Pióro powiesiła w niej płaszcz, przejechała
    palcem po poręczy i przestawiła stołek, żeby świadkom nie świeciło w oczy. Na schodach aresztu
    stoją dwie tabliczki, po jednej na gatunek, a przy każdej chłopak z mokrą gąbką. „Mówić może
    każdy, kto coś wie” – mówi Tarry, który jest sędzią, bo przegrał w karty z poprzednim. „Dobrze
    powiedziane idzie na tablicę. Chorągiewki mam na trzy dni”. Patrzy wzdłuż żeber, jaka pogoda,
    i otwiera zeszyt na czystej stronie. „Stawiam cztery do jednego” – mówi do zeszytu. „Że kto
    wyjdzie pierwszy, będzie mówił za długo”.
    .title = Z baraniną i ze śliwką
entry-316 = Przysięgasz na jedyną książkę, jaką mają, rozkład pływów, i plac należy do ciebie. Mowa
    idzie. To, co było widać, już padło, pada właśnie „w każdym bądź razie” i wtedy z ławy
    oskarżonych dobiega drobne kaszlnięcie. Wyjmujesz ze zdania jedno słowo i odkładasz je tam, skąd
    przyszło. Prawa ręka Hester leży na poręczy, a na niej lewa, tak jak przytrzymuje się list na
    wietrze. Chłopcy zmoczyli gąbki.
    .title = Rozkład pływów
choice-316-guilty = Mów za winą
result-316-guilty = Zaczynasz od tego, co widziano, a to, co słyszano, trzymasz na koniec, gdzie
    waży najwięcej.
choice-316-pardon = Wnoś o ułaskawienie
result-316-pardon = Zaczynasz od tego, co słyszano, i po tamtej stronie placu otwierają się okna.
entry-317 = Podnosisz list gończy, ten podpisany, z lakiem u dołu w czterech kolorach. Dotąd znali
    go z opowiadań. Szarpie nim wiatr i trzeba obu rąk. Z tej odległości nikt nie odczyta ani słowa.
    Ale w pierwszym rzędzie odkładają pierogi, a w następnych zdejmują kapelusze. Na samym końcu,
    gdzie papier nie może być niczym więcej niż bladym kwadratem, ludzie wyrównują szereg. Hester
    siedzi na ławie oskarżonych z twarzą odwróconą od przecinków.
    .title = Ten podpisany
entry-318 = Zamek jest dobry. Pod spodem przykręcono certyfikat z medalem: wypróbowany przez
    dziewięciu znawców z trzech narodów, odporny na wszystko prócz klucza. „Ja bym na tym nie
    polegała” – mówi zza krat Hester. „Płacono mi za dziewięciu, a znałam tylko jednego”. Blaszkę
    z certyfikatem trzymają dwie śruby. Ulica jest cicha. Stróż siedzi w wartowni i, sądząc po
    zapachu, doszedł do śliwki.
    .title = Na wszystko prócz klucza
choice-318-plate = Dobierz się pod blaszkę
result-318-plate = Medal spada ci na stopę, a ona robi nad nim krok i przytrzymuje ci drzwi.
result-318-plate-fail = Dziewiątym znawcą był stróż i właśnie skończył śliwkę.
choice-318-shoot = Odstrzel zamek razem z medalem
result-318-shoot = Ulica przestaje być cicha, a ona podnosi certyfikat, żeby go poprawić.
choice-318-leave = Wróć innej nocy
result-318-leave = Podaje ci przez kraty kapelusz i mówi, że zawiasy są dopiero w trzecim gatunku.
entry-319 = W Carcassville jest ciszej, niż miasto przywykło. Pierogi wyszły. Pierogarz chodzi
    z tacą dnem do góry, na znak, że nie ma po co pytać, a kto pyta, ten słyszy, że szło łeb w łeb,
    musiałby policzyć talerze. Tarry zamknął zeszyt. „Tego nie przyjmę” – mówi. „Nie ma kursu”.
    Hester w budce pokazuje chłopakowi od lewej tabliczki, jak się trzyma kredę. Wszyscy czekają na
    hałas, a powinien wyjść od kogoś, kto niewiele tu znaczy, bo wtedy nikt nie powie, że go
    prowadzono. Posłali więc po ciebie. Synek dobosza biegł całą drogę, skądkolwiek to było,
    z bębnem pod jedną pachą i krowim dzwonkiem pod drugą, trzymanym za serce. Bęben jest za
    baraniną, dzwonek za śliwką. Ma wrócić biegiem z tym, co mu wskażesz.
    .title = Łeb w łeb
choice-319-guilty = Zabębnij za winą
result-319-guilty = Rusza, zanim dopowiesz słowo, i bęben mija cztery okna.
choice-319-pardon = Zadzwoń za ułaskawieniem
result-319-pardon = Puszcza serce dzwonka i słychać je aż tam, gdzie były pierogi.
entry-320 = Ramię tkwi po bark w okienku i nie chce ani dalej, ani z powrotem. Czuć fajkę. Szeryf
    Tarry siedzi za tobą na beczce, z lampą na ziemi między butami, i to od dawna, bo fajka zdążyła
    się rozpalić. „Trzeba przekręcić w nadgarstku” – mówi. Dopóki nie masz ręki przy sobie, patrzy
    w głąb ulicy. Potem o tę rękę prosi. Ma stempel do bydła, literę T, i poduszkę. Przykłada ci go
    do grzbietu dłoni, niemocno, i kołysze, żeby wyszły brzegi. „To się ściera” – mówi Tarry. „To
    tylko po to, żeby następni wiedzieli, kto do nich jedzie”. Zapisuje twoje imię i pyta, jak się
    je pisze. Z ciemności za kratami pada odpowiedź.
    .title = Po bark

entry-321 = Deszcz jest w Blaszanym Parlamencie wnioskiem formalnym, bo przy nim nikogo nie słychać.
    Pada. Osiemdziesięcioro delegatów siedzi z założonymi rękami pod tym, co było dwiema stodołami
    i muszlą koncertową, a kancelista wpisuje każdą ulewę, z godziną. Wniosek dotyczy Hester Pióro.
    Rozdano go w druku, a ona odesłała druk z poprawioną ortografią. „Izba się podzieli” – mówi
    Prudence Oyelaran, kiedy się da. „Skreślić. Izba jest podzielona od niedzieli. Izba policzy”.
    Parę głosów na tej sali należy do ciebie. Pozostałe leżą po ławach w postaci hodowców, nurków
    i kancelistów, którzy mają atrament. Dla Hester znaleziono miejsce przy buławie. Kapie tam, więc
    podstawiła wiadro, a kiedy jest pełne po brzeg, przesuwa je stopą, o cal.
    .title = Deszcz jest wnioskiem formalnym
choice-v3b-graziers = Dosiądź się do hodowców
choice-v3b-divers = Przejdź do nurków
choice-v3b-clerks = Złóż wizytę kancelistom
choice-v3b-inkboys = Poszukaj Atramenciaków pod ławami
choice-v3b-guilty = Wrzuć ciemne kołki, za winą
choice-v3b-pardon = Wsuń jasne kołki, za ułaskawieniem
entry-322 = Piec zajmują hodowcy, pięciu długich chłopów i kobieta w woskowanym kapeluszu. Chcą
    jednej ustawy. Dotyczy bram. Ma dwa wiersze: zamkniętą po sobie zamknij, otwartą zostaw otwartą.
    Wnoszą ją na każdej sesji od trzydziestu lat, a między sesjami jadą do domu i szukają bydła.
    „Mógłby ktoś nas kiedyś poprzeć” – mówi kobieta. „Na początek wystarczy butelka”. Na kolanach
    trzyma deseczkę z kołkiem, a na kołku kciuk.
    .title = Ustawa o bramach
choice-322-bottle = Postaw przy piecu butelkę
result-322-bottle = Obchodzi piec raz i wraca pusta, a kciuk schodzi z kołka.
choice-322-leave = Życz im powodzenia
result-322-leave = Dziękują, wnoszą ją jeszcze raz i te same dwa wiersze słychać przez drzwi.
entry-323 = „Tylko nie mów, że podrobiła” – mówi najstarszy z nurków. Siedzą po mokrej stronie Izby,
    w szóstkę na jednej linie, bo razem głosują albo razem toną, i tak już przywykli. Chcieliby
    usłyszeć, co ona właściwie zrobiła. Tej wiosny, kiedy przyszedł wielki przypływ, stali na
    nabrzeżu, kiedy armator wszedł na pachołek i przysiągł udział każdej wdowie. Kazał przynieść
    lampy. W czerwcu każda wdowa miała to na piśmie, nad jego nazwiskiem, a on poszedł do sądu.
    „Więc będzie na to jakieś inne słowo” – mówi nurek i wybiera luz na linie. „Szukamy”.
    .title = Inne słowo
choice-323-tell = Znajdź im to słowo
result-323-tell = „Dotrzymała” – mówisz i słowo idzie po linie od jednego do drugiego, aż mają je
    wszyscy.
result-323-tell-fail = Próbują twojego na całej długości liny i z drugiego końca wraca do ciebie
    mokre.
entry-324 = Kancelistom Izby wszystko jedno, jak to wyjdzie. Umyli ręce. Stoją w piątkę za długim
    stołem, mankiety mają odwinięte i chcieliby tylko pomacać papier. Przez palce kancelisty
    przechodzi w życiu niejedno, pakowy, gazetowy, makulatura, wszystko, co ma drugą stronę. „Sam
    brzeg” – mówi najstarszy. „Oddamy”. Na bibule położył kawałek filcu, pod kątem prostym, a na
    filcu swój kołek do głosowania. W sam raz, żeby przycisnąć róg.
    .title = Sam brzeg
choice-324-show = Połóż arkusz na filcu
result-324-show = Dziesięć palców idzie brzegiem, żaden dalej, i kołek zostaje po twojej stronie
    stołu.
choice-324-leave = Nie rozpinaj płaszcza
result-324-leave = Najstarszy wygładza filc i cała piątka umywa ręce jeszcze raz.
entry-325 = Coś łapie cię za kostkę. „Patrz dalej na przewodniczącą” – mówi od podłogi Kropka. „Mnie
    nie ma w porządku obrad”. Siedzą pod ławami od dzwonka, całą trójką, z kłębkiem sznurka. Kleks
    jest od sznurowadeł. W czasie jednego kichnięcia wiąże lewy but delegata z prawym butem sąsiada,
    potem jest głosowanie, ludzie wstają i czyjś głos dociera do czajnika za późno. Wszystko mu
    jedno czyj. „Kichnięcie to Myślnik” – mówi Kropka. „Tylko mu się skończyło”. Między twoimi
    kolanami wyrasta dłoń, otwarta, nieduża, w dżemie.
    .title = Lewy do prawego
choice-325-dose = Połóż na dłoni lek
result-325-dose = Ktoś kicha, jest głosowanie i pewien delegat idzie na nie nogą sąsiada.
choice-325-leave = Patrz dalej na przewodniczącą
result-325-leave = Dłoń się chowa, a niedługo potem twoje własne sznurówki są zawiązane na kokardkę.
entry-326 = Zabierasz głos w sprawie tabeli miar. Jest na stronie czwartej i odkąd ją przyjęto, nikt
    tam nie zaglądał. Zaczynasz od uncji. Pod koniec pierwszej godziny dochodzisz do korca,
    a w korcu jest więcej, niż się komu śniło: są dwa, jeden na pszenicę, drugi na sąsiadów. Deszcz
    przestaje padać, żeby posłuchać. W drugiej godzinie środkiem sali schodzi obcy człowiek
    w skarpetkach i podstawia ci krzesło pod kolana. Chce o korcu. Kancelista patrzy na zegar. Wyjął
    już drążek, którym rusza się wskazówkę, i czeka, aż usłyszy, w którą stronę.
    .title = Tabela miar
choice-326-slow = Każ cofnąć zegar
result-326-slow = Cofa wskazówkę, a człowiek w skarpetkach chce jeszcze raz posłuchać o garncu.
choice-326-fast = Każ popchnąć zegar
result-326-fast = Popycha wskazówkę i w połowie korca osiemdziesiąt osób maca, gdzie ma obiad.
entry-327 = Z Atramenciaków przychodzi do ciebie Kropka i ma zaczekać na odpowiedź. W kopercie jest
    kupiony przez ciebie trop. Wraca od Badacza Papierów z karteczką na szpilce. Na karteczce stoi
    FAŁSZYWY, a niżej, drobniej, „ale ładnie zrobiony”. „Ona by obcięła punkty za siódemki” – mówi
    Kropka i patrzy wszędzie, byle nie na ciebie. „W Carcassville nikt ich nie przekreśla”.
    A przecież ten arkusz szedł już pod światło, w twoich rękach. Pamiętasz cenę. Pamiętasz, że
    nazwano ją rozbojem, i to po przyjacielsku, i że dłoń, która przybiła targ, była ciepła
    i nigdzie się nie spieszyła. W kopercie leży drugi arkusz, z linią do podpisu. U góry jedno
    nazwisko już jest i nie jest twoje. Kropka przyniosła pióro. Podaje je, jak ją uczono, stalówką
    do siebie.
    .title = Ładnie zrobiony
choice-327-sign = Podpisz drugi arkusz
entry-328 = Głosują kołkami, do czajnika. W całej Izbie to jedyna rzecz, o której nikt nie ma
    zdania. Czajnik idzie wzdłuż ław, pod kapaniem i z powrotem, a przy każdej dłoni stuka o blachę,
    raz albo parę razy. Liczy kobieta lat dziewięćdziesiąt, z tacą. Pokrywka leży minutę z zegarkiem
    w ręku, potem kobieta ją zdejmuje, przechyla czajnik, leje i przez dzióbek wychodzą po jednym
    i po dwa, drewno jasne i ciemne. Każdy kołek układa przy swoich. Wargi jej się nie ruszają. Po
    wszystkim nie odstawia czajnika. Trzyma go w przechyle, nadgarstek zaczyna się męczyć, bo jeden
    jeszcze został. Z pierwszych ław widać jego koniec. Koloru nie widzi nikt. Hester Pióro nachyla
    się, żeby obejrzeć, jak naprawiono rączkę.
    .title = Ostatni w dzióbku

entry-329 = Poszła, na nikogo nie czekając. Piekarz z rozstajów sprzedał jej bochenek. Mówi, że
    miała odliczone, że jego ŚWIEŻE na szyldzie nie miało kropki i że potrzymała mu drabinę. To było
    o piątej. Ruszyła dobrym krokiem na południe, z torbą w ręku i piętką w zębach. „Spytała, czy
    daleko do wody” – mówi. „Ja mówię, że jak komu”. Jest tam wyspa z więzieniem, a prowadzą je
    wnuki tych, których wsadzono, i od nikogo nie biorą papierów. Tyle mają napisane na bramie, nic
    więcej. Winnych tam nie ma. Ułaskawić też nie ma kogo. W południe na każdym kamieniu milowym
    jest kreda, na wysokości wygodnej dla kogoś, kto się nie schyla. Podaje odległość, poprawioną.
    .title = Z bochenkiem
entry-330 = Doganiasz ją przy przełazie. Słyszała cię od samego brodu i zdążyła poprawić włosy. „Nie
    uciekam” – mówi Hester. „Jestem przed czasem”. Stawia torbę, na torbie bochenek. Wyciąga do
    ciebie oba przeguby, jeden obok drugiego, grzbietami do góry, jak dziecko przed obiadem. Lewa
    ręka jest pewna jak półka. Prawa drży, od knykci po mankiet, i nie ma się w czym schować.
    „Pewnie chcesz napisać, że stawiałam opór” – mówi. „Tylko to drugie o z kreską”. Ołówek znajduje
    się nie od razu. Spisujesz, co trzeba, podnosisz wzrok i widzisz przełaz.
    .title = Przed czasem
entry-331 = Najpierw jest luka w płocie. Była w niej brama, są dwa trzpienie, wytarte. Starcza
    akurat czasu, żeby to pochwalić, bo nie trzeba zsiadać. Potem okazuje się, gdzie brama.
    Postawiono ją na sztorc tuż za garbem, w poprzek koleiny, i zaklinowano dwoma kamieniami, jednej
    wielkości, tam, gdzie koło musi na nią trafić. U górnej belki wisi karteczka, a węzeł nie jest
    babski. „Zamknij mnie” – głosi karteczka.
    .title = Zamknij mnie
entry-332 = Zsiadasz i idziesz pieszo. Patrzeć nie ma na co, dwie osoby na drodze, a ty trzymasz się
    strony, po której są koleiny. Po mili wsuwa ci prawą rękę pod ramię. „Ona musi mieć zajęcie” –
    mówi Hester. Ręka tłucze się o rękaw jak ćma w lampie, potem wolniej, a przy moście przestaje.
    Opowiada ci, komu z Atramenciaków nie szła jaka litera. Kleks nie uznawał ó. Mówił, że u już
    jest, a to się tylko stroi. Pyta, co by przy tobie wpisano, gdyby ktoś kiedyś przyniósł
    formularz, na którym jest miejsce. Mówisz jej i starcza tego do następnego kamienia. Nie
    poprawia ani słowa.
    .title = Strona od kolein
entry-333 = Łódź ma po lampie na każdym końcu, a na rufie żadnej nazwy. Kapitan Wren bierze za
    przewóz opowieściami i siedzi na pachołku po zapłatę, z fajką główką w dół, bo mokro.
    „Fałszerka, list gończy, cztery pieczęcie” – mówi. „To mam. Mam to co dzień od niedzieli i co
    dzień okradają kogo innego”. Hester stawia torbę. Przypływ stoi na najwyższym schodku. „A co
    masz takiego, co idzie potem?” – pyta Wren. Więc Hester opowiada, tyłem do brzegu, za cicho,
    żeby się niosło. Krótko, i jest w tym jakiś spis; dotyka jednego palca, potem następnego. Wren
    sama przesuwa torbę na pokład, nogą. Kładka podnosi się za nimi, mokra, i słychać, jak ktoś
    mówi, że uwiązano ją całkiem na opak.
    .title = To, co idzie potem
entry-334 = Na rozstajach stoi siwa klacz w dwóch siodłach, jedno za drugim. Tutejsza nie jest.
    Strzemiona mówią, że gnał na niej ktoś o krótkich nogach. Potem ją napojono, a wodze podwiązano
    wysoko nad ziemię, węzłem, na który warto popatrzeć dwa razy. Droga się rozchodzi. Gdyby tak
    komuś starczyło głupoty nadjechać drugim ramieniem, każdy miałby siodło do połowy drogi,
    przesiadkę i miejsce, w którym był ten drugi, a na pamiątkę sztywny krzyż. Marny to plan. Stoisz
    i szukasz lepszego. Klacz opuszcza wargę i odciąża jedną nogę. Hen na drugim ramieniu widać
    trochę kurzu, tak na jedną osobę.
    .title = Dwa siodła
choice-334-ride = Wsiądź na przednie siodło
result-334-ride = Klacz rusza stępa i bez niczyjej pomocy trzyma się środka drogi.
choice-334-walk = Zostaw jej rozstaje
result-334-walk = Idziesz pieszo i słyszysz ją za sobą aż do kamienia milowego, a dalej już nie.
choice-334-meet = Wyjedź na spotkanie
choice-334-decline = Zostań na swojej drodze

entry-335 = Dla każdego jest krzesło, świeca i koperta. Pokój mieści się nad składem owsa i nie leży
    w żadnym mieście. U szczytu stołu nie siedzi nikt. Hester Pióro siedzi przy piecu, z torbą.
    Przyszła o własnych siłach, skądkolwiek szła, dopilnować, żeby zrobiono to porządnie. Przed tobą
    na bibule leży pieczęć w tutce, rozprasowanej na nowo, a obok spodek z małym płomykiem pod
    spodem; lak jest już ciepły. Można odcisnąć i wtedy zostaje w aktach, że cię posłano i po co.
    Albo jest świeca. „Nikt nic nie mówi” – mówi kancelista. „Nikt się nie rozgląda. Koniec jest
    wtedy, kiedy to zatemperuję”. Podnosi ołówek. Pachnie owsem. Otwiera nożyk.
    .title = Po jednej świecy
choice-v4-seal = Odciśnij ją w laku
choice-v4-burn = Potrzymaj ją nad świecą
entry-336 = Przyciskasz. Lak ustępuje jak ciasto, a potem nie ustępuje. Podnosisz pieczęć i jest
    znak, już we właściwą stronę, a wokół niego pierścieniem obietnica. Przez jeden brzeg, tam,
    gdzie trzeba było przytrzymać, lak wziął jeszcze kciuk. Ma każdą linię. Ma oparzenie od spodka
    i gładkie miejsce od kierownicy. Kto by położył obok oryginał, nie wiedziałby, które jest które.
    Odwracasz kopertę. Ołówek ma już niezły czubek.
    .title = Każda linia
entry-337 = Nie chce się zająć. Róg jest powolny. Najpierw idzie tutka, a idąc, rozwija się, więc
    przez czas jednej zapałki widać, ile razy do niej zaglądano. Potem bierze rant. Płomień ma
    zielony brzeg, całkiem mały, i się wspina. To, co czuć, to nie róg. To ta rzecz, którą ci
    obiecano. Nikt od ciebie nie wie, jaka miała być, a schodzi z ognia wyraźna jak grzanka, stoi
    chwilę nad krzesłem i odchodzi. Na spodku zostaje mosiądz. Na palcach masz zieleń, a bibuła nie
    chce jej wziąć. Nikt się nie obejrzał. Kancelista dmucha na czubek ołówka.
    .title = Zielony brzeg
entry-338 = Koperty się rozcina, a co w nich jest, lak czy popiół, kładzie się wzdłuż stołu. Potem
    przynoszą lampę do papierów. Jedne wyszły z kieszeni, po inne posłano, i każdy idzie pod szkło,
    żeby pokazać dłoń, a kancelista czyta. Z czterech miast zjechali ludzie w lepszych płaszczach
    i stoją pod ścianą. Czyta o poranku, za który nic się nie należy. „To ja powiedziałem” – mówi
    głos przy drzwiach, bez dumy. Czyta o wodzie, po połowie. „Mój ojciec. Z tyłu wozu”. Każdy
    arkusz ma swój głos. Pamiętają lampy i to, kto klaskał. Niekiedy światło pokazuje kciuk zamiast
    dłoni. Wtedy przez ramię kancelisty schodzą czyjeś palce i zabierają ten arkusz, a nikt nie
    mówi, czyj był.
    .title = To ja powiedziałem
entry-339 = „Znaleziono” – czyta kancelista i urywa. Ma przed sobą dwa papiery i wziął nie ten. Ten
    dotyczy parasola, czarnego, ze schodów. Odkłada go, wyrównuje, wyciera okulary końcem krawata
    i zaczyna od nowa, takim samym głosem, bo innego nie ma. Wymienia wszystkich, których posłano.
    Podaje miejsce i datę. Jak Hester Pióro nazywa się w liście gończym, czyta z kartki, a jak ją
    nazywają ci, co ją znają, z mankietu. Na schodach ktoś szura, a mniejsze dziecko ucisza większe.
    Świec nikt nie zdmuchnął. Kancelista ślini kciuk i odwraca arkusz. Nawet z twojego krzesła
    widać, gdzie atrament przeszedł na wylot, wspak, jedno słowo w osobnej linijce.
    .title = Zostawiony na schodach
entry-340 = Winna, stoi w wyroku, i wypłata jest od ręki. Szeryf Tarry odlicza pieniądze na
    parapecie tym, których ma zapisanych. Postawił też przeciw sobie, jeden do jednego, i to płaci
    z drugiej kieszeni, człowiekowi od pierogów. Idzie na to koń i dobre buty. „Czysta” – mówi
    Tarry. „Takiej jeszcze nie miałem”. Nikt nie wie, co na to powiedzieć. Tarry podaje Hester
    ramię. Ona przez pomyłkę daje mu prawą rękę, a on bierze ją w obie. Cztery dni są w drodze i tak
    wchodzą w drzwi aresztu, każde z innej nogi. W płaszczu miała stronę na czterdzieści linijek,
    bez imion. Dozorca rozpala nią w piecu. Przedtem próbuje jej do góry nogami, na wypadek, gdyby
    to jednak coś było.
    .title = Czysta
entry-341 = Ułaskawiona, stoi w wyroku, a idzie za tym akt, bo ułaskawienie trzeba przyjąć. Brakuje
    w nim jej podpisu. Robią na stole miejsce i kilkadziesiąt osób zaczyna szukać rękawiczek. Hester
    czyta do końca i stawia kropkę, której nie było. Potem podnosi pióro, prawą ręką, i przychodzi
    drżenie. Jest w nadgarstku, potem w łokciu, a atrament spada na obrus jak początek deszczu na
    schodek. Czeka. Za tę rękę miasta szły na wojnę, a teraz na nią patrzą. W końcu robi krzyżyk,
    dwie kreski, drugą bardzo długo. Kancelista wyjmuje lupę. „Stwierdzam” – mówi. „Odpis zgodny
    z oryginałem”. Na podłodze Kropka rozwinęła stronę na czterdzieści linijek. Przyniosła własne
    pióro. „Od czego się zaczyna Kleksa?” – pyta.
    .title = Zgodny z oryginałem
entry-342 = Unieważniono, tak się to nazywa. Skoro nie ma już żadnej pieczęci do okazania, to nikogo
    nie posłano, i kancelista wykłada to czterem miastom. Zgorzel pyta, kto w takim razie jadł na
    jej rachunek, odkąd wbito szesnaście gwoździ. Pompy pytają Zgorzel. Papieru nie ma nikt. Do
    wieczora delegacje odjechały czterema drogami, w lepszych płaszczach, i każda zwołała wozy,
    z powodu arkusza popiołu. Wiadomo o nim tyle, że każdej obiecał trzy pozostałe. Hester Pióro
    przechodzi przez sam środek z torbą. Przy pierwszej bramie chcą przepustki, a ona jej nie ma. Po
    targu chodzi chłopak z puszką i sprzedaje ten popiół na szczypty, w tutkach z liniowanego
    papieru. Ma ich czterdzieści. Kto trzymał pieczęć nad świecą, ten nosi zieleń na palcach
    i piasek jej nie bierze.
    .title = Na szczypty
entry-343 = Wolna, stoi w wyroku, i nie ma tu komu jej wydać. Wieść schodzi nad wodę tą drogą, co
    zawsze, i jest na miejscu przed nią. Na nabrzeżu wyspy pada. Dzieci stoją według wzrostu, w czym
    komu najmniej nakapało na przeprawie, a Hester Pióro ma stronę na skrzynce po rybach, pod dachem
    z tabliczki. Czyta imię. „Jestem” – mówi ktoś. Patrzy kto, stawia znak w ostatniej rubryce
    i czyta następne. Idzie to tak przez cały rząd. Jeden, kiedy już odpowiedział, mówi swoje imię
    jeszcze raz i obraca je w ustach jak gorący kartofel. „Jestem” – mówi Myślnik i kaszle.
    „Jestem” – mówi Kleks, dużo za głośno. To razem trzydzieści dziewięć. Czterdziesta linijka jest
    dla tego, kto się zjawi. Hester wyciąga prawą rękę, ręka drży, a Kropka wkłada w nią pióro, jak
    należy, stalówką do siebie.
    .title = Stalówką do siebie
entry-344 = Parę miesięcy później brakuje ci dwóch, w sklepie wybranym dlatego, że nikt cię tam nie
    zna. Za tobą jest kolejka. Mówisz, że doniesiesz następnym razem. „Dobrze” – mówi sklepikarka.
    Wymknęło jej się, zanim pomyślała, i to przy ludziach, i wszystkie koszyki stanęły. Ma tabliczkę
    na tych, którzy płacą późno, i zeszyt na tych, którzy wcale. „Twoje słowo wystarczy” – mówi
    powoli, żeby posłuchać, jak to brzmi. Potem otwiera szufladę, szuka między sznurkiem a ogarkami
    i musi wyjąć całą przegródkę, zanim trafi na kartkę, na której nic nie ma. Opiera ją o wagę.
    Człowiek za tobą odstawił koszyk i maca po kieszeniach za ołówkiem.
    .title = Żeby to gdzieś zapisać
entry-345 = Do zimy jest o tym piosenka. Słyszysz ją w jadłodajni, z okienka, od kogoś, kto szoruje
    garnki. Mają twoje imię i brzmi tak, jak powinno. W piosence przeskakujesz Rozpadlinę na byku,
    z Hester Pióro w poprzek siodła, a ona deklamuje, i bronisz mostu przed dziewięcioma nogą od
    krzesła. Pamiętasz mokre skarpety. W ostatniej zwrotce mówisz szeryfowi coś, co by się wtedy
    bardzo przydało i nie przyszło do głowy. Przestajesz żuć, żeby nic nie uronić. Śpiewaczka
    wystawia głowę i pyta, czy coś nie tak z pierogiem. Mówisz, że nie. Mówisz, czym się zajmujesz,
    a imię pomijasz. „Daj jeszcze raz ten most” – mówisz.
    .title = Nogą od krzesła
entry-346 = Odnajduje cię list. Był pod sześcioma adresami i każdy przekreślono od linijki. W środku
    jest jeden arkusz, tak pięknie pisany, że przed ostatnim zagięciem wycierasz palce. To rachunek.
    Za przewóz jednej damy, o ile dotyczy. Za wstrząsy przy tymże. Za węzły oraz naukę węzłów. Za
    jedno pytanie, zadane grzecznie, w porze, która nie była dogodna. Sumę sprawdzono ołówkiem
    i zostawiono to, co szło dalej w pamięci. Wychodzi bardzo niewiele i wychodzi uczciwie. Szukasz
    tej jednej rzeczy, dotąd niezapłaconej, i jest, w czwartym wierszu, brązowym atramentem, jak
    reszta. Posyłasz pieniądze. Rachunek zostaje u ciebie, a kawałek dalej kupujesz ramkę.
    .title = O ile dotyczy
entry-347 = Na ulicy ktoś ciągnie cię za płaszcz. To najmniejszy z Atramenciaków, Kleks, w kurtce na
    przyszły rok i z tabliczką na piersiach. „A twoje jak się pisze?” – pyta. Mówisz, że twoje
    miejsce było ostatnie, bo może mu się z kimś pomyliło. A to on trzymał wyniki. „Robię
    wszystkich, co w tym byli” – mówi Kleks. Dyktujesz po literze, a on rysuje je od dołu,
    z językiem na wierzchu. Jednej jeszcze nie spotkał, więc kucasz i robisz mu ją na ziemi.
    Odczytuje ci całość. Szukasz monety. „Za darmo” – mówi Kleks. „Imiona są”. Obraca tabliczkę,
    żeby było widać, że zmieściło się wszystko.
    .title = Imiona są
