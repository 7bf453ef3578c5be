# A6 Zepsucie się szerzy: strona tytułowa, strony, wpisy. Co robią, stoi w content/data/tales.

adventure-spreading_corruption = Pod targami rośnie biały nalot i nuci. Gdzie nuci, tam ludzie
    przestają się kłócić, potem przestają się różnić, a potem nakrywają do stołu dla każdego, kto
    nadjeżdża. Jest na to lek. Jest gorzki, boli, a kto go wypił, ma odtąd mniej towarzystwa, niż
    miał. Sześć miast, jedna piwowarka z wanną i trąbką oraz siostra, którą wyleczono i która nikomu
    tego nie wybaczyła. Ratuj miasta po kuflu albo ogniem. I pozostań przy tym sobą, jeśli się da.
    .title = Zepsucie się szerzy
    .mode = Wspólnie, dla 2–4 rycerzy; przy trzech lub czterech jeden może przejść na drugą stronę
    .length = Najwyżej 6, 9, 6 i 4 rundy, około 3 godzin

page-s1 = Coś pod miastami trafiło na nutę, która mu odpowiada. Na razie jest tylko miło. Okiennice
    naprawiono, ceny uzgodniono, nikt nie krzyczy. Masz czas do końca tygodnia, żeby posłuchać, co
    to mówi w każdym z tych miejsc, albo zebrać dość jedynego napoju, który temu nie służy.
    Piwowarka, Penny Dunmore, ma aparat na podwórzu Cerbero Pharmaceutics, po zawietrznej od
    wszystkich.
    .goal = Nasłuchuj w każdym mieście z żetonem albo uwarz o jedną dawkę więcej, niż jest rycerzy.
    .rules = W miastach, których jest o jedno więcej niż rycerzy, leżą żetony wskazujące 1.
        Nasłuchuj w takim mieście akcją wątku, w każdym raz. Na polu Cerbero Pharmaceutics warz lek:
        test Leczenia, 1 sukces daje jedną dawkę, a 3 sukcesy dwie, albo 2 zasoby za dawkę. Dawki są
        wspólne. Znacznik czasu zaczyna na 6. Jeśli czas minie, każdy żeton rośnie o 1.

page-s2 = Co było piwnicą, jest teraz ulicą. Rośnie z wieczora na wieczór, a gdzie urosło dosyć, tam
    sklepy są otwarte i nic nie sprzedają. Masz butelki i masz ogień. Do jednego trzeba pewnego
    głosu, do drugiego mocnego żołądka. Ktoś cię potem spyta, co poszło w ruch.
    .goal = Wylecz lub wypal o jedno miasto więcej, niż było rycerzy na początku, albo usuń
        wszystkie żetony.
    .rules = Od 2. rundy na koniec rundy najwyższy żeton poniżej 3 rośnie o 1, a przy trzech
        i czterech rycerzach w rundach parzystych dwa razy. Żeton, który wskazuje 3, to kult: nie ma
        tam akcji miasta, a nalot pojawia się w nowym mieście. Gdy żeton jest poniżej 3, oczyść
        miasto: jedna dawka i test Gadki o trudności równej żetonowi. Albo zdobądź piwnicę, która
        zachowuje rany; kto zada ostatni cios, bierze trofeum. Lek warzy się dalej, a gdy Penny
        zachoruje, trudniej. Trzy kulty kończą stronę. Znacznik czasu zaczyna na 9.

page-s3a = Droga prowadzi obok sześciu studni: dwie są w Cerbero Pharmaceutics, dwie w Cerbero
    Biolabs i dwie przy Solnej Katedrze. Nikt tam o ciebie nie prosił. Piją, co wyciągną, są dla
    siebie dobrzy, a wiadro od spodu jest białe. Masz dzbany. Masz listę, jak cię na którym
    przystanku nazwą.
    .goal = Wlej lek do wszystkich sześciu studni, zanim skończy się czas.
    .rules = Na każdym z pól Cerbero Pharmaceutics, Cerbero Biolabs i Solna Katedra leżą dwa żetony
        wątku. Na takim polu rozlej lek akcją wątku: Leczenie (1), Przetrwanie (1) albo jedna dawka.
        To usuwa jeden żeton. Nieudany test zadaje ci 1 skażoną ranę. Znacznik czasu zaczyna na 6.
        Gdy lek jest we wszystkich sześciu studniach, Chór na ostatniej stronie jest słabszy; gdy
        czas minie, idzie się dalej tak, jak jest.

page-s3b = Zasiada się do narady, a ktoś z siedzących ma ją już za sobą. Każdy dostaje złożony
    papier. Każdy czyta go równie długo. Jest chleb, jest lampa, jest bardzo dużo grzeczności
    w sprawie soli. Do piątego wieczora lepiej wiedzieć, kto z kim równo oddycha.
    .goal = Dowiedz się, kto jest w Zgodzie, zanim otworzy się ostatnia strona.
    .rules = Każdy rycerz ma tajny papier; jeden jest w Zgodzie i wygrywa tylko wtedy, gdy Chór
        zostanie w spokoju. Spieraj się: test Gadki (2), żeby zobaczyć papier innego rycerza
        (z Verity o 1 białą kość więcej); nieudany daje 1 radiacji. Raz możesz się przyznać: jeśli
        jesteś w Zgodzie, wraca ci lojalność i otrzymujesz 2 radiacji; jeśli nie, wszyscy rycerze na
        tym polu otrzymują 1 PD. Na koniec rundy wszyscy tajnie wskazują jednego rycerza; kogo
        wskazano najczęściej, ten w następnej nie ma akcji wątku. Znacznik czasu zaczyna na 5.

page-s4 = Wyszli z piwnic, wszyscy, w odświętnych ubraniach. Niskich ktoś ustawił z przodu. Obejść
    ich to dziesięć minut, wejść między nich to nic. Lepszego śpiewu nikt nigdy nie słyszał.
    .goal = Ucisz Chór albo wyprowadź go śpiewem z kraju, zanim skończy się czas.
    .rules = Wszystkie figurki trafiają do jednego z miast z kultem, a jeśli takiego nie ma, do New
        Sydney. Chór zachowuje rany; ma po 10 zdrowia na każdego rycerza, który wyruszył, a przy
        czystych studniach po 8, i w sumie o 6 mniej. Uderz: zawalcz z nim albo rzuć dawkę, która
        zadaje mu 3 rany. Śpiewaj z nimi: test Gadki, z Verity o 1 białą kość więcej; każdy sukces
        to żeton wysiłku, 2 zasoby to też jeden, a trzeba po 4 na każdego rycerza, który wyruszył.
        Gdy Chór traci połowę zdrowia, rzuca o 1 białą kość więcej. Znacznik czasu zaczyna na 4.

choice-s1-brew = Stań przy aparacie
choice-s1-pay = Zapłać za butelkę
choice-s2-brew = Stań przy aparacie
choice-s2-pay = Zapłać za butelkę
choice-s2-vial = Stłucz fiolkę
choice-s2-fight = Zejdź i walcz
choice-s3a-measure = Odmierz kubkiem
choice-s3a-climb = Zejdź do samej wody
choice-s3a-dose = Wlej całą butelkę
choice-s4-strike = Uderz w pierwszy rząd
choice-s4-dose = Rzuć między nich butelkę
choice-s4-sing = Podejmij melodię
choice-s4-pay = Zapłać skrzypkowi, niech prowadzi

entry-348 = Na krawężniku w Alice siedzi domokrążczyni, z kramem na plecach, i płacze tak, że
    dzwonią patelnie. Nikt jej nie okradł. Wraca z miasta, którego nie nazwie; stała tam przez dzień
    targowy i do południa zeszło jej wszystko. „Nikt nie powiedział, że drogo” – mówi. „Miałam
    garnek z dziurą. Uprzedzałam. A oni, że na pewno wiem najlepiej”. Obraca go pod słońce i na
    kolanie kładzie się moneta dziennego światła. Ktoś z kopuł wyniósł dla niej krzesło. Nie chce
    siąść. Tam tak robią, mówi, gdziekolwiek człowiek przystanie: wolne krzesło już jest, i jest na
    miarę. Byłaby ci wdzięczna za przykre słowo. Obojętne jakie.
    .title = Garnek z dziurą
entry-349 = Drzwi do piwnicy są ciepłe, a dzień nie jest ciepły. Przykładasz ucho. Pod deskami ktoś
    nuci, nisko, równo, w dobrym humorze, i jest to bardzo dużo ludzi. W kieszeni coś odpowiada.
    Wyjmujesz własną łyżkę, podnosisz ją za miseczkę, a ona dzwoni dalej, jak w szklance. Uciszasz
    ją kciukiem. Kobieta, która zamiata sąsiedni stopień, w tej samej chwili przestaje zamiatać,
    uśmiecha się i czeka, aż puścisz.
    .title = Twoja własna łyżka
entry-350 = „Cztery” – mówi dziewięcioro straganiarzy. W ręku masz na razie tylko zawias. W Zgorzeli
    od zawiasu zaczyna się ranek: jeden mówi sześć, drugi, że rozbój, trzeci pyta o zdrowie twojej
    matki. Dziś powiedzieli cztery, wszyscy, przez całą szerokość Temblaka, i tak ich to cieszy, że
    dwóch klepie się po rękawach. Dajesz trzy. „Cztery” – mówią i jest im ciebie żal. Spodem lady,
    gdzie zbiera się wilgoć, idzie biały nalot, równy jak lukier na torcie. Kurz starto dookoła,
    jego nie ruszono. Najstarszy, od dwunastu lat wybierany wyłącznie przez własne płuca, pochyla
    się, żeby powiedzieć ci coś na osobności, i ośmioro pochyla się z nim.
    .title = Dziewięć razy cztery
choice-350-haggle = Krzyknij gorszą cenę
result-350-haggle = Krzyczysz, aż siada ci gardło. Najstarszy mówi „pięć”, w pojedynkę, i łapie się
    za usta.
result-350-haggle-fail = Słyszysz, jak mówisz „cztery”. Smakuje ladą i do nocy nie schodzi z języka.
entry-351 = Zanim dopchasz się do barierki, jest trzecia runda i nie padł ani jeden cios. W dole
    w Carcassville dwoje zawodników chodzi w kółko równym krokiem, lewa, prawa, a osiemdziesiąt osób
    na ławkach nabiera powietrza razem z nimi. Bukmacher zamknął zeszyt. Niepotrzebny mu, wie, na
    kogo kto stawiał, i oni też wiedzą. Wzdłuż rzędu idzie miska dla zwycięzcy, którym będą oboje.
    Zaglądasz. Każda moneta jest z tego samego rocznika, tą samą stroną do góry, wypolerowana. Nalot
    wszedł w piasek na środku ringu i ktoś zagrabił go życzliwie w ślimaka. Miska staje przy tobie.
    Oddechy też.
    .title = Trzecia runda
choice-351-pay = Wrzuć coś do miski
choice-351-step = Zejdź na piasek
result-351-pay = Ląduje złą stroną. Osiemdziesiąt osób nachyla się popatrzeć, wysuwa się ręka
    i odwraca.
result-351-step = Biją cię oboje, razem i z przeprosinami, a w ostatnim rzędzie ktoś wreszcie śmieje
    się na głos.
entry-352 = Obiad u burmistrza jest na trzydzieści osób i w każdej szklance dzwoni łyżka. Niegłośno.
    Można to wziąć za komplement. Burmistrz Achterberg z New Sydney posadził cię po prawej ręce
    i o piwnicach słucha z całą uwagą. „Tak” – mówi. „Tak, właśnie. Już cię to zaczynało martwić
    i ja się z tym zgadzam”. Podaje ci ziemniaki. Radni nurkowie nie wsiedli do jednej łodzi od roku
    wielkiego czynszu. Dziś podają sobie półmisek, aż wraca do ciebie: każdy wziął jeden, ostatni
    leży. Ręce burmistrza są spokojne. Przed nim, gdzie powinna stać szklanka, jest mokre kółko,
    a on przykrył je serwetką. Wzdłuż całego stołu opada trzydzieści widelców.
    .title = Burmistrz się zgadza
choice-352-argue = Spieraj się z burmistrzem
result-352-argue = Żona mówi, że on nie ma racji, i upuszcza łyżkę. Oddaje ci to, co wiosną
    przysłała jej Penny.
result-352-argue-fail = Dziękuje, że tak dobrze to ujęto, a ostatni ziemniak masz już w ustach.
entry-353 = Do drugiej w nocy nikt w kopułach nie kaszle, a potem kaszlą wszyscy, raz. Liczysz
    łóżka. W tej kopule Alice jest ich czterdzieści, kaszel jest jeden. „Nie trzeba ich budzić dwa
    razy” – mówi siostra oddziałowa. Jest na nogach od niedzieli, nie jest zmęczona i chciałaby,
    żeby ktoś potrzymał drugi koniec prześcieradła. W rąbku, gdzie jest podwójne, płótno zbielało,
    zgrubiało i grzeje. Podwija je starannie. Sześcioro pacjentów przyszło ze złamaną ręką.
    Przestała zapisywać, kto którą. Z głębi sali patrzy ci na usta szesnastoletni chłopak, a własne
    ma uchylone. W tym tygodniu wybrał sobie imię. Wyszyto mu je na kołnierzu i ktoś zaczął już
    pruć.
    .title = Czterdzieści łóżek, jeden kaszel
choice-353-nurse = Posiedź przy chłopaku
result-353-nurse = O świcie wymiotuje i nazywa cię słowem, które właśnie wymyślił. Siostra oddaje
    dzban, od którego to się stało.
result-353-nurse-fail = Zasypiasz między jednym kaszlem a drugim i budzisz się z rąbkiem dookoła
    przegubu.
entry-354 = W Dolinie Królowej wypielono czterdzieści tarasów, od rogu do rogu, do ostatniego
    źdźbła, i wypielono kwiaty. Leżą na taczkach razem z perzem, ułożone według wzrostu. Ogrodnicy
    stoją rządkiem pod murem, rękawy podwinięte do tego samego guzika. „Nierówno to wyglądało” –
    mówi pierwszy. Chciałby od ciebie usłyszeć, że jest lepiej. Za nim schną korzenie, a wśród
    korzeni kora, za którą niejeden aptekarz oddałby taboret. Na najniższym stopniu siedzi
    dziewczynka od dzwonu na grad. W garści ma jeden mak, prawie schowany. Kiedy wszyscy obrócili
    się do ciebie, obróciła się i ona, trochę po nich.
    .title = Wypielone kwiaty
choice-354-roots = Weź dobrą korę
choice-354-ask = Spytaj o mak
result-354-roots = Pomagają ci ją związać, wszyscy, jednym węzłem. O dziewczynce ze stopnia nikt nie
    wspomina.
result-354-ask = „Był czerwony” – mówi i ogląda się, czy to jeszcze wolno.
entry-355 = Zmian w Pompach już nie ma i nikt nie jest zmęczony. Pytasz załogę Drugiego Koła, od
    kiedy stoi przy robocie. Patrzą po sobie, i to życzliwie. Nad schodami wisi dzwon na zmianę,
    z sercem owiniętym w sweter. Wszystkie sześć kół obraca się na jednej nucie. Nigdy tak nie było;
    Czwarte utyka i ludzie nastawiają według niego zegarki. Ktoś je wyleczył. Tam, gdzie wielki wał
    schodzi pod podłogę, smar jest biały i dygocze. „Zawsze trochę odstawało” – mówi smarowniczka,
    a jej ręka wyciera dalej poręcz, czystą od poniedziałku. Za pasem masz klucz. W nadszybiu,
    akurat w twoim zasięgu, jest dziura po utykaniu.
    .title = Czwarte Koło już nie utyka
choice-355-wedge = Przywróć mu utykanie
result-355-wedge = Psujesz pasowanie o grubość kciuka. Koło stuka, a pół załogi pyta, co dziś za
    dzień.
result-355-wedge-fail = Wał bierze klucz, prostuje go i oddaje ci coś z twoich własnych kół.
entry-356 = Wanna, trąbka i tyle rur organowych, że starczyłoby na mały jarmark: to jest aparat
    Penny Dunmore i stoi na podwórzu Cerbero Pharmaceutics, plecami do wiatru. „Nie stój tak, rynno
    jedna” – mówi Penny. „Mieszaj”. Receptura wisi nad kurkiem na gwoździu. Jest to spis nazwisk.
    Przy każdym stoi, ile wypito, jak długo potem leżano i jak nazwano Penny przy wstawaniu. Jest
    ich trzydzieści jeden. Osiem skreślono. „To nie to, co weszło, tylko to, co wyszło” – mówi
    Penny. „Ja się trzymam tego”. Krzesła nie ma tu żadnego, a do mankietu przyszyła sobie dzwonek.
    Nabiera ci kubek i idzie dojrzeć ognia, póki próbujesz, żeby nikt jej nie złapał na nadziei.
    .title = Kogo nie zabiło
entry-357 = Spóźnienie wynosi jedną kolację. Na pierwszej ulicy składają talerze, na drugiej też, na
    trzeciej też, w tym samym tempie. Drogę zamieciono w jedną stronę, całą, od bramy do bramy;
    kupki leżą za miastami, które dzieli tydzień jazdy, i leżą po tej samej stronie. Biegnie do
    ciebie dziecko z miotłą. Woła cię imieniem, podanym w poprzednim mieście. Przy długim stole jest
    miejsce, mówi, i ma rację: jedna serwetka jest złożona na opak, tak jak to robisz. Nuta spod
    desek podeszła o tercję. Z tercją jest ładniej.
    .title = Spóźnienie o jedną kolację
entry-358 = To, co wiadomo, mieści się na odwrocie podkładki pod piwo. Nalot lubi wilgoć
    i towarzystwo. Nie lubi leku Penny, trzaskania drzwiami i liczby siedem, gdy ją zanucić za
    nisko. Bierze najpierw zmęczonych, potem tych, którzy z nimi mieszkają. Kogo już ma, ten tego
    nie powie, a z wyleczonych nikt dotąd nie podziękował. Czyta się to na głos, ponad ładunkiem,
    i dopisuje, co opuszczono. Pismo jest wszędzie to samo, a ołówek obszedł wszystkich. Róg, na
    którym był twój kciuk, zbielał, i pod światło ma po brzegu meszek.
    .title = Na podkładce pod piwo
entry-359 = Siostra Verity spakowała jeden kubek. Kiedy przychodzisz wiązać ładunek, siedzi przy nim
    na ławce, z kubkiem w skarpecie i rękawami zapiętymi przy dłoni. Mieli ją całą zimę. Penny
    wyciągała ją dziewięć dni, a Verity nie mówi o tym tego, czego można się spodziewać. „Umiem
    powiedzieć, kiedy to” – mówi. Czekasz. Jest przyzwyczajona. „Przydałabym się. Trzeba by tylko
    patrzeć na moje. Wychodzi mi na rękach, jak jest blisko. Chciałabym to jeszcze usłyszeć”.
    A potem prędko, żeby mieć za sobą: „Z zewnątrz”. Na ławce trzyma się swojej połowy. Przy
    kolacji, ilekroć cały stół odkładał łyżki, odkładała i swoją, patrzyła na nią i brała
    z powrotem.
    .title = Jeden kubek
choice-359-take = Zrób jej miejsce
choice-359-refuse = Zostaw jej ciszę
result-359-take = Siada pośrodku. Przez całą drogę nuci tylko ona i przestaje, kiedy się na nią
    patrzy.
result-359-refuse = Wypakowuje kubek. Wyjeżdżasz drugą bramą i powtarzasz, co o tym wiadomo, aż
    umiesz na pamięć.

entry-360 = Penny rozłożyła na barze mapę i na każdym mieście postawiła szklankę wody. „Nie
    ruszać” – mówi. „I nie gadać”. Dłonie leżą na kolanach, w kominku trzaska. Pierwsza szklanka
    odzywa się tak cicho, że patrzysz w okno; potem podejmuje druga, o włos wyżej, a trzecia wchodzi
    pod obie. Nie wszystkie grają. Penny przykrywa najgłośniejszą podkładką, a woda pod spodem drży
    dalej, w ciasnym białym kółku. „Co noc są trochę lepsi” – mówi. „Bo się słuchają, rzepo jedna
    z drugą. Jedno ma melodię, a reszta wchodzi”. Za barem, na haczyku, zaczął siódmy głos. To
    kufel.
    .title = Szklanki na mapie
entry-361 = Kobieta łyka, a ty odstępujesz o krok, jak kazała Penny. Najpierw jest mina. Potem
    przekleństwo, długie, z mułem w środku. Potem patrzy w dół, na siebie. „Kto mnie ubrał w tę
    sukienkę?” – pyta. Nikt nie odpowiada; cała ławka się obejrzała. Pyta drugi raz, głośniej,
    i głos jej przy tym pęka, i pęknięty już zostaje. „Kto mnie ubrał w tę sukienkę?” Za trzecim
    razem robi to dla samej przyjemności pytania.
    .title = Kto mnie ubrał w tę sukienkę
entry-362 = Dawka idzie w dół i mężczyzna dziękuje. Trzyma kubek tak, żeby było widać, że niczego
    nie zostawił. „Gorzkie” – mówi. Za nim tuzin ludzi, którzy niczego nie pili, mruży jedno oko.
    Idzie to wzdłuż muru i skręca za róg. „Miło, że znamy już ten smak” – mówi. „Byliśmy ciekawi”.
    Oddaje ci kubek. Jest jeszcze ciepły i nie ma w nim ani kropli, oni się uśmiechają i jedno
    z nich ma czkawkę.
    .title = Krzywią się wszyscy
entry-363 = Okiennice są podniesione, drzwi stoją otworem, a stoły wyniesiono i zestawiono koniec
    w koniec przez całą ulicę. Nic nie jest na sprzedaż. Wszystko jest wystawione. Piekarz kroi
    jeden bochenek na kawałki jak znaczki i mówi, że starczy. Biały nalot doszedł do obrusów, a ktoś
    z cienką igłą wyszywa mu brzeg na niebiesko, listek i kreska, listek i kreska, i nadąża. Jest
    dla ciebie wolne krzesło. Nikt nie nalega. Kelner odsuwa je na cal, zostawia i idzie do
    następnego. Na tamtym też leży karteczka. Jest pusta, tak jak twoja.
    .title = Jak długa ulica
entry-364 = Wychodzą z piwnicy po schodach, w fartuchach, z tłuczkami i chochlami, bez pośpiechu.
    Pierwszy idzie nauczyciel. „Najmocniej przepraszam” – mówi. „Będzie jej przykro z powodu tej
    ręki”. I odsuwa się, żeby ta za nim miała jak się zamachnąć. Jest jej przykro. Mówi to, zanim
    trafi, i drugi raz, kiedy trafi, a potem przeprasza za mężczyznę z patelnią, bo ma chore kolana.
    Dalej w dole ciemność jest nabita twarzami. Wszystkie są zadarte i trochę zdyszane od nadziei,
    że to nie boli.
    .title = Przeprosiny za tę z tyłu
entry-365 = Pod pierwszym stołem w piwnicy, za obrusem, stoi pudełko. Pełno w nim nabojów,
    odliczonych po dziesięć, każda dziesiątka w rożku z czystego papieru, z rogami do środka, jak
    u cukiernika. Broni nikt tu nie miał. Obeszli, jak widać, wszystkie domy i znieśli to tutaj,
    gdzie nikomu nie zaszkodzi. Na wieczku jest nalepka, pismem okrągłym i ładnym. DLA KOGOKOLWIEK.
    Obok leży osobno mniejszy rożek, z jednym nabojem, a na nim stoi: PRZEPRASZAMY.
    .title = Pudełko dla kogokolwiek
entry-366 = Nalot odchodzi od ściany jednym płatem i za nim jest warsztat. Odkąd zarósł, nikt tu nie
    pracował. Każde narzędzie wisi na swoim obrysie, malowanym na czerwono: piła, korba, pięć dłut,
    pędzel do kleju. Zdejmujesz, co się przyda. Kształt zostaje na desce. Na ścianie szczytowej, za
    imadłem, jest jeden obrys, na którym nic nie wisi i pod którym nic nie leży. Ma ramiona.
    Prostujesz się, żeby zobaczyć, gdzie się kończy, i czerwona kreska kończy się tam, gdzie twoja
    głowa.
    .title = Narzędzia na swoich obrysach
entry-367 = W głębi jest świeży mur z okienkiem, a przez okienko wychodzi głos. „I jeszcze jedno” –
    mówi. Zamurowali go, tego jednego, który nie chciał. Rozbierasz cegły warstwami. Jedzenie
    dostawał dwa razy dziennie, to samo, co jedli. Jest poduszka, jest lampa, a na czterech ścianach
    stoją punkt po punkcie jego racje, te lepsze podkreślone. Wychodzi tyłem i mówi dalej. Jest
    geometrą, a rzecz dotyczy ścieków. Ubyło mu słuchaczy, więc łapie cię za rękaw. A rację miał, co
    każdy może sprawdzić nosem.
    .title = Ten, który nie chciał
entry-368 = Tam, gdzie stał ostatni z nich, leży na płytach drewniany żeton. Jest wielkości
    herbatnika i jest ciepły. Ludzie wycinali w nim inicjały, najpierw po brzegu, potem w środku,
    potem jedne na drugich, aż żadnych nie dało się odczytać i zrobiła się z nich jedna litera. Nie
    ma jej w żadnym alfabecie, ale w razie potrzeby umiesz ją powiedzieć. Do dłoni pasuje. Nikt nie
    chce go z powrotem. Siedzą pod murem z rękami między kolanami i wszystkie usta układają się w tę
    literę.
    .title = Drewniana litera
entry-369 = Drugi żeton wpada do kieszeni z pierwszym i o nim zapominasz. Po dziesięciu krokach je
    słychać: stuk i stuk, obracają się o siebie w takt nóg. Wkładasz rękę. Leżą cicho. Idziesz
    dalej, ręki nie wyjmujesz, a one układają się do dłoni z obu stron i znajdują sobie nutę, małą
    i okrągłą, taką, jaką czajnik próbuje, zanim się zdecyduje. Ulica jest pusta. W domu naprzeciwko
    ktoś przestaje zmywać.
    .title = Nuta na dwa żetony
entry-370 = Uchodźcy nadchodzą drogą dwójkami, równym krokiem, we łzach. Wyszli, zanim wzięło ich
    całkiem. Nóg nie umieją zatrzymać. Kobieta z czoła woła do ciebie z bardzo daleka, na raz, bo na
    raz wypada oddech. „Coś do jedzenia” – woła. „I krzyk. Niech nam ktoś krzyknie. Byle nie do
    taktu”. Tobołki na plecach wiązano wszystkie jednym węzłem. Z kroku wypadł tylko mały chłopiec;
    włożył w tym celu kamień do buta, kuleje i jest zachwycony. Tam, skąd idą, mówi kobieta, na
    stołach zostało dużo. Trzeba było przejść obok.
    .title = Kolumna dwójkami
result-370-fed = Wszystko, co masz, ląduje na poboczu. Jedzą każde w swoim tempie, a ty krzyczysz do
    zmroku.
result-370-left = Dostają od ciebie sam hałas. Na rozstajach pierwsza dwójka zawraca i kolumna
    składa się wzdłuż siebie.
entry-371 = Burmistrz Achterberg dzwoni, żeby się z tobą zgodzić. Linia z New Sydney idzie przez
    cztery centrale i w każdej słychać telefonistkę, która oddycha razem z linią. „Pewnie martwią
    cię sklepy” – mówi burmistrz. „Są otwarte. Wszystkie się uśmiechają. Mówiłem im, że to się
    spodoba”. W pokoju za nim ktoś nalewa i nie przestaje. Pytasz, co się nalewa. „Tak” – mówi
    burmistrz, jak do kogoś bliskiego. Próbujesz z czynszem, z lampami, z rekinami, ze wszystkim, co
    wyciągało go dawniej w nocy z łóżka. Na wszystko jest „tak”. Potem jest przerwa, i jest to
    przerwa trzydziestu osób. „A teraz możesz powiedzieć tamto” – mówi burmistrz. „Zostawiliśmy ci
    na to miejsce”.
    .title = Linia z New Sydney
choice-371-disagree = Powiedz, że nie ma racji
choice-371-hang_up = Odłóż słuchawkę
result-371-disagree = Słychać, jak pęka szkło, a potem jeden głos, zły i ochrypły, woła o okiennice
    i o kasę.
result-371-disagree-fail = Zgadza się, że nie ma racji, zgadzają się wszyscy, a nalewanie trwa
    jeszcze spory czas.
result-371-hang_up = Dzwoni ci jeszcze raz w ręku, na tej nucie, a centrala mówi, że doskonale
    rozumie.
entry-372 = Penny Dunmore leży w warzelni przy otwartym oknie, z dzwonkiem uwiązanym do przegubu.
    Ilekroć zamyka oczy, ręka zsuwa się z kołdry i wydzwania jej pobudkę. Wpadła wreszcie i ona, po
    szyję, kiedy wyciągała chłopaka. „Chmielu dwa razy tyle, stodoło” – mówi. „Ja nie poczuję. Od
    niedzieli mam na języku same róże”. Chłopak od kufli miesza i płacze do środka, co według niej
    jest wadą piwa. Nad kurkiem są teraz trzydzieści dwa nazwiska. Ostatnie wpisała własną ręką, bez
    żadnych liczb. Chciałaby, żeby ktoś przyniósł jej kubek nowego warzenia i powiedział, że jest
    obrzydliwe, i mówił to szczerze.
    .title = Trzydzieści dwa nazwiska
entry-373 = Czeka na ciebie łóżko. Kładziesz się w butach, na wszelki wypadek. W nocy koc się zsuwa,
    a czyjaś ręka podciąga go na ramię i podwija. Druga ręka robi to samo przy stopach. Nikt się nie
    odzywa. Ciepło jest po tej stronie, po której było zimno. Ktokolwiek to jest, wie o tym barku.
    Wzdłuż całej ściany leżą inni, ułożeni tak jak ty, na lewym boku, z jednym kolanem pod brodą,
    a od drzwi ciągnie, gdyby komuś było trzeba.
    .title = Koc
choice-373-get_up = Prześpij się na podwórzu
choice-373-sleep = Daj się sobą zająć
result-373-get_up = Leżysz na mokrym do rana, ze złością na wszystkich, i dygoczesz na własny
    rachunek.
result-373-sleep = Budzisz się i mniej boli, a dłonie masz złożone, i nie wiesz, kto je złożył.
entry-374 = Budzisz się, a niosą cię. Robią to dobrze: jedna dłoń jest pod głową, po jednej pod
    kolanami, a pod plecami tyle, że nie wyczujesz, gdzie się kończą. Droga prowadzi w dół. Ktoś
    mówi, że uwaga na nadproże, i schylają się wszyscy, choć uderzyłaby się tylko twoja głowa. Robi
    się cieplej. Mówisz, że już ci dobrze. „Wiemy” – mówią. Zanim uda ci się uwolnić jedną rękę,
    w Chórze jest o głos więcej. To ten, kto przytrzymał drzwi.
    .title = Po schodach w dół
entry-375 = W popiołach piwnicy leży fiolka z woskowym korkiem. Wosk nie spłynął. Fiolka przeszła
    przez ogień, który wziął belki, a to, co w niej jest, zostało białe i przesypuje się jak mąka,
    kiedy ją podnieść. Nalot zarósł tu wszystko oprócz kółka czystej podłogi dookoła niej, na dwie
    dłonie, z brzegiem jak od cyrkla. Woźnica Penny, który przyszedł popatrzeć, na górę tego nie
    zaniesie. Widział taką u niej na najwyższej półce, za octem. Spytał kiedyś, do czego to. Nie
    nazwała go wtedy w ogóle nijak, mówi, i przestawiła ją tam, gdzie nie sięgał.
    .title = Czyste kółko
choice-375-take = Zawiń ją w skarpetę
choice-375-burn = Wrzuć ją z powrotem w ogień
result-375-take = Waży tyle, co fiolka. Do wieczora z mankietów znika nalot i masz wrażenie, że
    patrzy.
result-375-burn = Łapie dopiero o zmierzchu. Zostajesz, patrzysz i dowiadujesz się, czym pachnie:
    chlebem.
entry-376 = Tłuczesz ją na najwyższym stopniu. Proszek wisi tam, gdzie przed chwilą fiolka, coś
    postanawia, skręca się w linę i schodzi po schodach. Przez tyle czasu, ile trzeba, żeby się
    rozmyślić, nie ma nic. Potem słychać, jak siada cała sala ludzi. Ktoś kaszle. Ktoś pyta, kto ma
    jego laskę, a ktoś mówi, że laska nie jest i nigdy nie była jego, wziął ją od szwagra za płot.
    Stoisz na górze z kawałkiem szkła w ręku i słuchasz, jak kłótnia się rozchodzi. Doszła już do
    sera.
    .title = Cała sala siada
entry-377 = Dzwony, i wszystkie źle. Na wieżę wpuszczono dzieci. Na ulicy dwóch mężczyzn krzyczy
    o drabinę i słaba to jeszcze kłótnia, bo zapomnieli, czyja kolej, i muszą wracać po wyzwiska.
    Ludzie wyszli przed drzwi posłuchać. Jakaś kobieta wyciera ręce w fartuch, wyciera i wyciera.
    „On nigdy nie miał drabiny” – mówi do ciebie, do wszystkich, a łzy jej lecą. Na piętrze wietrzy
    się za oknem obrus. Jest wyszorowany. Gdzie po brzegu szedł niebieski haft, zostały dziurki,
    listek i kreska, a przez dziurki świeci.
    .title = Kłótnia o drabinę
entry-378 = Paliło się dobrze. Na dole stało sporo oleju, w dzbanach jednej wielkości, a stemple
    były suche. Głos był twój, z najwyższego stopnia, przez rękaw, i mówił, którędy się wychodzi:
    w lewo, potem w lewo, uwaga, stopień. Nikt nie biegł. A mogli. Patrzyli na ciebie
    z zaciekawieniem, w głąb całej piwnicy, jak długo było co widzieć. Żadnemu z osobna to nie
    przyszło do głowy. Potem ktoś przynosi ci wody, furman, nietutejszy. Mówi, że tak było trzeba.
    Zabiera kubek i płucze go dwa razy.
    .title = Paliło się dobrze
entry-379 = Po zmroku są dwie. Stajesz na grzbiecie, żeby mieć pewność. Z lewej dobiega nuta, długa
    i równa. Kiedy się kończy, zaczyna się druga, z prawej, o dzień jazdy stąd, i byłaby
    odpowiedzią, gdyby pierwsza była pytaniem. Oddech mają wspólny. Kraj pomiędzy nimi umilkł, razem
    z sowami, studniami i wiatrakiem, który skrzypiał, zanim była droga. Można by pogasić lampy
    i jechać od miasta do miasta na słuch. Igła wskaźnika zaczęła się przechylać, to w jedną stronę,
    to w drugą.
    .title = Na słuch
entry-380 = Na mapie Penny jest droga z sześcioma studniami i droga bez żadnej. Chłopak od kufli
    załadował na tę dłuższą. Sam umocował dzbany, szyjkami w górę, ze słomą pomiędzy, a nigdy nie
    był dalej niż w bramie. „Jak tam będą mieli do picia co innego, to przestaną odpowiadać” – mówi.
    „Ona mówi, że to stamtąd bierze oddech”. Krótszą jest się na miejscu jutro. Które to miejsce,
    słychać; z tym wiatrem nuci aż tutaj i weszło w szprychy. Chłopak stoi z ostatnim paskiem
    w rękach, patrzy od twarzy do twarzy i widać, że zabroniono mu prosić.
    .title = Droga z sześcioma studniami
choice-380-wells = Wybierz dłuższą drogę
choice-380-straight = Jedź od razu tam, gdzie nuci
result-380-wells = Jedziesz w tempie dzbanów. Między ciebie a nutę wchodzi wzgórze i przez milę ci
    jej brak.
result-380-straight = Chłopak rozładowuje w pojedynkę, dzban po dzbanie, i ustawia je rzędem, żeby
    było je widać z powrotnej drogi.
entry-381 = Następne miasto bieleje w jedno popołudnie. Walki nie ma. Człowiek na dachu widzi, jak
    idzie to ulicą, pod brukiem, tak jak kot idzie pod kołdrą, i zdąża zawołać psa. O tym mówią
    potem na drodze ci, którzy wyszli. Naraz, w tym mieście i w tamtych, w tej samej minucie według
    jedynych dwóch zegarków, jakie da się porównać, wszystkie psy usiadły. Nie skomlały. Patrzyły na
    drzwi. Do wieczora melodia ma o jeden głos więcej i nie chce wyjść spomiędzy zębów.
    .title = Psy siadają
result-381-two = Przy tak niewielu nie ma się za kim schować, a każdy już popatrzył. Droga prowadzi
    dalej.

entry-382 = Lista Penny na drogę jest na szarym papierze i ma dwie kolumny. Po lewej stoi sześć
    studni. Po prawej, kto cię przy której znienawidzi. Nauczycielka, miała najlepszą klasę
    w okręgu. Wdowiec, przestał pić. Cały Długi Brzeg, od zimy ani jednego włamania. Nazwiska są
    pełne, za każdym miara w kuflach, a u samego dołu: robić za dnia i mówić im. Dzbany napełnia się
    z wanny. Dziś jest gęste, w kolorze mokrego progu. Sześć dzbanów jedzie ci za plecami i na
    każdym wyboju mówi to samo krótkie słowo, każdy kiedy indziej.
    .title = Kto cię znienawidzi
entry-383 = Wiadro wyjeżdża z karteczką przypiętą do liny. Trzeba ją wysuszyć na kolanie. Nie jest
    nam to potrzebne, dziękujemy, stoi na niej, a niżej są podpisy, sześćdziesiąt, po obu stronach
    i dookoła marginesu. Pismo jest jedno. Wyraźne, takie, za które dają nagrody. Na samym dole ktoś
    próbował swój zrobić inaczej, z ogonkiem przy ostatniej literze. Potem wrócił do niego i ogonek
    zdjął.
    .title = Sześćdziesiąt podpisów
entry-384 = Pierwszej studni pilnuje głucha dziewczynka. Na szyi nosi tabliczkę i pisze na niej, że
    od dwóch tygodni nikt prócz ciebie nie ruszał rękami. CZEMU WSZYSCY TAK STOJĄ, pisze dalej,
    obraca tabliczkę do ciebie, a potem podnosi nad głowę, w stronę domów, i widać, że nie pierwszy
    raz. Z każdych drzwi machają jej lewą ręką. Wiadro wyciąga za ciebie, bo ramiona ma mocne. Wącha
    dzban i robi minę, która jest tylko jej. Potem ściera wiersz mankietem i pisze nowy. BĘDĄ SIĘ
    GNIEWAĆ. Za tym narysowała kratkę, do zaznaczenia.
    .title = Tabliczka
entry-385 = Z drugiej studni zdjęli korbę, a na jej miejscu zostawili przeprosiny i ciasto. Ciasto
    stoi pod szklanym kloszem, od much. Jest nakrojone, żeby nie trzeba było pytać. Nikogo nie
    widać. W oknach wiszą prosto firanki i po rąbkach można policzyć, ile osób stoi za którą.
    Idziesz do kuźni po drąg, a przy drągu też jest ciasto. Szukasz w nim podstępu. Podstępu nie ma:
    zwykłe dobre ciasto z kminkiem i jest im przykro. Kwadratową dziurę po korbie naoliwiono
    specjalnie dla ciebie, a drąg jest o ósmą część cala za gruby.
    .title = Ciasto z kminkiem
entry-386 = „Nie rób tego” – mówi mężczyzna przy trzeciej studni. Wyszedł przed innych, w pojedynkę,
    w czystym kołnierzyku. Żona od wiosny nie krzyknęła. Nie chciałby, żeby źle o niej myślano, bo
    miała powody, mógłby dać ich listę, przeważnie był to on. Co wieczór jedzą kolację na progu
    i patrzą, jak gaśnie dzień, a ona opiera mu się o ramię. „Wiem, co to jest” – mówi mężczyzna.
    „Głupi nie jestem”. Wyjmujesz korek. Jakiś czas przygląda się dzbanowi. Potem łapie pokrywę
    studni, ciężką, na dwie osoby, i mimo wszystko trzyma ci ją w górze.
    .title = Od wiosny ani razu
entry-387 = W czwartej nie ma wody. Rzucony kamień stuka dwa razy i leży, po czym suchy szyb wraca
    do tego, co mu przerwano. Nuci tam sobie, na oddechu ciepłego powietrza, trzy nuty w kółko.
    Paprocie doszły do samej cembrowiny i wszystkie trzymają głowy do środka. Sprawdzasz na liście
    Penny, czy ta się liczy. Ma swój wiersz jak inne, z jednym nazwiskiem, i jest to nazwisko Penny.
    Wlewasz pierwszy kubek mimo to. Słychać, jak spływa, rozchodzi się cienko i staje. Trzy nuty
    dochodzą do drugiej. Studnia przestała, żeby posłuchać.
    .title = Sucha
entry-388 = Pięćdziesiąt osób stoi dookoła piątej studni i trzyma się pod ręce. Bić nie będą; po
    prostu zajęto miejsce. Zsiada więc chłopak od kufli. Nabiera z dzbana pełny kufel i podnosi go
    tak, żeby widzieli. „To tylko piwo” – mówi i wypija do dna, z oczami w ostatnim rzędzie. Miny
    nie robi żadnej. Obraca kufel dnem do góry, na dowód. Gdzieś z tyłu ktoś puszcza czyjś łokieć,
    żeby lepiej widzieć. „No i już” – mówi chłopak. Idzie do twoich kół, zupełnie prosto, zachodzi
    za nie, gdzie go nie widać, i musi usiąść.
    .title = Chłopak od kufli pije
entry-389 = Został ostatni dzban, cały dzień trzymany z dala od słońca. Szósta studnia leży z boku
    drogi, za kaplicą, której dano nowy dach, każdy łupek w poziomie. Nikt nie wyszedł. Jesteś już
    między grobami, kiedy ich spostrzegasz, wszystkich naraz: siedzą w trawie, plecami do kamieni,
    z otwartymi dłońmi na kolanach. Patrzą razem z tobą na linę. Studnia jest głęboka. Puszczasz
    pierwsze krople, liczysz i masz czternaście, kiedy spadną. Daleko pod tobą, pod kaplicą, pod
    drogą, bardzo dużo ludzi mówi „o”.
    .title = Bardzo dużo ludzi mówi „o”

entry-390 = Dookoła stołu chodzi chłopak od kufli ze starym kapeluszem Penny. Są w nim papiery,
    złożone na czworo. Słyszała, że robiono tak w jednym mieście na zachodzie, kiedy było za późno,
    żeby się na coś zdało. Na jednym papierze stoi słowo. Kto je znajdzie, ten ma je już od jakiegoś
    czasu na języku; Penny jest przykro, a twarz niech się nie rusza. Reszta jest czysta. Rozkładasz
    swój pod brzegiem blatu. Wszędzie dookoła opadają głowy. Jest lampa, deszcz i drobny szelest
    zagięć. Czytasz tyle, ile zajęłoby słowo. Każdy czyta tyle. Potem papiery składają się po
    starych liniach i ktoś chce soli.
    .title = Stary kapelusz Penny
entry-391 = Nie wychodzi nikt. Przeliczasz głosy dwa razy i wychodzi, że nikt. Więc pada „dobranoc”,
    każdemu po imieniu, i każdy idzie przez korytarz do siebie, i słychać, jak kolejne drzwi się nie
    zamykają. Po pewnym czasie coś szura i miękko stuka. Czekasz, żeby usłyszeć, co to było. Potem
    wstajesz, zdejmujesz lewy but i kładziesz go na progu, żeby drzwi nie mogły się zamknąć po
    cichu. Wystawiasz głowę. Przez cały korytarz, w każdym progu, leży but, noskiem do środka.
    .title = But na progu
entry-392 = Mówisz szybko i poza kolejką. Porzucasz temat w połowie, łapiesz następny, chcesz chleba
    i go nie bierzesz. Mówisz, że lampa kopci. Nie kopci. Ręce trzymasz przy tym na kolanach, dwa
    palce na własnym przegubie, i patrzysz po kołnierzykach. Ludzie oddychają, kiedy im wypadnie.
    Takie rzeczy się o ludziach zapomina. Po drugiej stronie stołu jest, być może, ktoś, kto nabiera
    odrobinę powietrza, ilekroć masz się odezwać.
    .title = Poza kolejką
entry-393 = Kogo odesłano, ten wraca o świcie białą drogą i niesie coś za nogi. To królik i starczy
    dla wszystkich. Kto go przyniósł, oprawia go na progu, czysto, i nie ma nic do powiedzenia.
    Reszta też nie ma. Ogień już się pali. Każdy dostaje tyle samo, co do nerki. Dzieli ten, kto
    spał na dworze, potem wyciera nóż i oddaje go trzonkiem do przodu.
    .title = Królik dla wszystkich
entry-394 = Wstajesz. Ława odjeżdża ze zgrzytem, którego nikt nie planował, a twój kubek jest na
    podłodze. „Mam coś do powiedzenia” – mówisz i głos wychodzi ci we własnej tonacji. Kładziesz
    swój papier na stole, słowem w dół, pod dłonią. Jest tak cicho, że słychać knot. Teraz szurają
    inne krzesła. Jedne w twoją stronę, inne nie, a ty patrzysz w lampę, żeby ich nie liczyć. Potem
    zabierasz rękę.
    .title = Szuranie krzeseł
result-394-true = Papier jest czysty z obu stron. Ktoś śmieje się za głośno, a chleb obchodzi stół
    w złą stronę.
result-394-turned = Trzeba do tego wszystkich i całego dzbana. Rano boli cię głowa i jest to ból
    wyłącznie twój.

entry-395 = Wypełniają plac, schody z obu stron i dachy, i zostawili przejście. Widać je było od
    rogu: ścieżka przez środek tłumu, prosto do fontanny, z wyrównanymi brzegami. Ma twoją
    szerokość. Ma twoją szerokość z bagażem. Przy fontannie stoi krzesło, na krześle szklanka wody,
    i to ją było słychać ze wzgórza. Reszta to oddech. Są w niej piekarze, nurkowie, cała szkoła
    według wzrostu i człowiek, od którego masz buty. Nikt się nie ogląda, byłoby to nieuprzejmie.
    U dołu lewych schodów stoi chłopiec z otwartymi ustami, z których nic nie wychodzi, i patrzy na
    ciebie.
    .title = Ścieżka na twoją szerokość
result-395-half = Przestaje śpiewać melodię i śpiewa ciebie.
entry-396 = Są dziś w śpiewie luki. Słychać je od ostatniego zakrętu: melodia idzie przez pola,
    równa i szeroka, a tu i ówdzie w miejscu, gdzie powinna być, nie ma jej, na szerokość zęba, na
    takt pauzy. To były studnie. Kiedy wchodzisz na plac, luki mają twarze. Wdowiec stoi w kapeluszu
    pośród setek gołych głów. Nauczycielka ogląda własną rękę. Stoją w szeregach z innymi, do samego
    brzegu twojej ścieżki, i przestali. Słuchają, jak to brzmi, kiedy ich w tym nie ma. Po kolei
    podnoszą oczy zobaczyć, co przywozisz.
    .title = Luki z twarzami
entry-397 = Refren dochodzi do twojej partii. Że jakąś masz, to nowość. Basy zeszły, dzieci umilkły
    i w środku dźwięku została półka, tam właśnie, gdzie leży twój głos, na wysokości, po którą nie
    trzeba sięgać. To dobra partia. Są w niej słowa, których wtedy zabrakło i które znalazły się
    dopiero na schodach. Nikt cię nie zmusza. Ze wszystkich stron nabrano powietrza i z największą
    grzecznością czeka się na przedtakt, a twoja stopa od pewnego czasu przytupuje.
    .title = To dobra partia
entry-398 = Żeby śpiewać z nimi, wystarczy trochę sobie odpuścić. Szukasz miejsca: ciężar schodzi
    z kolan, potem z pretensji. Kciuk trzymasz na czymś ostrym i na nim liczysz takty. Cztery i masz
    melodię. Osiem i rząd przed tobą idzie za tobą, a nie na odwrót. Dwanaście. Jeśli kciuk
    przestanie boleć, trzeba wyjść. Tak jest umówione z tymi, którzy czekają z boku, i kazano im to
    powtórzyć.
    .title = Kciuk na czymś ostrym
entry-399 = Wtedy nuta staje. Staje w połowie, na oddechu, i gołębie, które przesiedziały w niej na
    rynnach trzy dni, zrywają się wszystkie naraz, z klaśnięciem. Słychać okiennicę. Słychać, jak
    kapie z fontanny i jak głęboko jest woda. Po całym placu odwracają się głowy, najpierw w jedną
    stronę, potem w drugą, wzdłuż szeregów, w górę schodów, po grzbietach dachów. Chcą zobaczyć, kto
    to zrobił. Na krześle stoi czyjaś szklanka. Drży trochę dłużej niż reszta, na własną rękę,
    i milknie.
    .title = Zobaczyć, kto to zrobił
entry-400 = Miasto boli głowa. Od rana trzaskają drzwi, dla samego trzaskania. Z okna wylatuje
    garnek z kapustą, za garnkiem głos, a ludzie na ulicy zadzierają mokre oczy i krzyczą, co by na
    to radzili. Piekarze nie odzywają się do furmanów. Furmani odzywają się do wszystkich.
    O dziesiątej od strony zakładu wjeżdża Penny Dunmore z pierwszą beczką na wózku i siedzi na
    niej, bo nogi ma do niczego. Dzwonka nie nosi. Wbija kurek, nalewa kufel i trzyma go przed sobą.
    Człowiek w krzywo zapiętym płaszczu próbuje i mówi jej, że paskudne. „Paskudne” – mówi kobieta
    za nim. „Gorszego w gębie nie było” – mówi ktoś trzeci. Penny siedzi z młotkiem na kolanach.
    Każe im powtarzać, po jednemu.
    .title = Paskudne
entry-401 = Warunki uzgodniono pod czterdziestoma tarasami. Tamto nikogo nie przysłało; mówi ze
    ściany piwnicy, głosem tego, kto stoi najbliżej, i milknie, gdy się odsunąć. Zatrzyma piwnice.
    Dostanie starych, którzy o to proszą, jeśli proszą dwa razy, z nocą pomiędzy. Pod szkołę nie
    wejdzie. Ze swojej strony stawia jeden warunek: chleb na długim stole ma leżeć jak dotąd, na
    wszelki wypadek. Królowa Halima Brand ma pióro i nie ma okularów. Czyta na głos punkt po
    punkcie, w pojedynkę, własnym głosem, ochrypłym, wyniesionym z gór i niemiłym. Potem czyta
    wszystko jeszcze raz. Od czasu do czasu ściana zaczyna mówić razem z nią. Królowa opuszcza wtedy
    papier i czeka, aż tamto skończy. Podpisuje wieczorem. Ktoś zapala lampę, a atramentu nikt nie
    podsuwa.
    .title = Własnym głosem, dwa razy
entry-402 = Trzymasz się dłużej niż inni. Zatykasz uszy chlebem, gryziesz się w język, dla smaku,
    siadasz na schodach plecami do drzwi i powtarzasz własne imię. To dobre imię. Trzeciego wieczora
    słyszysz, że mówisz je do taktu. Na placu w dole stoją długie stoły i o sól nikt się nie kłóci.
    Siadasz tylko po to, żeby nogi odpoczęły. Kobieta z lewej podaje bochenek, zanim pomyślisz
    o chlebie, ty podajesz go dalej, zanim pomyśli następny, i bochenek obchodzi stół dookoła. Kto
    by pomyślał, ile to robiło hałasu, chcieć jednego, a nie drugiego. Był tu przed chwilą rycerz,
    zły o coś, z obolałymi nogami. Mamy nadzieję, że trafił na drogę. Zostawiliśmy zapaloną lampę.
    Trzymamy wolne krzesło.
    .title = Wolne krzesło
entry-403 = Siostra Verity, którą wyciągnęła Penny, idzie na ich czele. Nikt nie widział, kiedy
    doszła; jest tam, gdy pierwszy szereg schodzi ze schodów, w jedynej sukience, z kubkiem
    w skarpecie. Wychodzi solną drogą. Idą za nią w odświętnych ubraniach, czwórkami, piekarze
    i szkoła, a krzesła zostają, jak stały, po całym placu. Przez pierwszą milę idziesz obok niej.
    Rękawy podciągnęła, a biały nalot ma po łokcie. „Myślałam, że mi będzie żal” – mówi Verity.
    „A ja widać czekałam tylko, aż będzie z kim dokończyć zdanie”. Ogląda się, jak to zabrzmiało.
    Potem daje ci kubek. Nuta oddala się za nią przez sól, aż jest kreską, a potem kolorem, a ty
    stoisz z kubkiem w obu rękach.
    .title = Solną drogą
entry-404 = Nie ocalał ani jeden dach, a ludzie siedzą na wzgórzu w kocach. Każdy usiadł w innej
    odległości od następnego. Można to wziąć za przypadek, ale mężczyzna, któremu zrobiono miejsce
    przy ogniu, patrzy na kobietę obok, wstaje i przenosi swój kamień o metr. Nikt nie śpiewa.
    Nikomu nie udało się jeszcze podziękować. Nad tym, co było targiem, kładzie się dym, a w dymie,
    gdzie zapadły się piwnice, widać kwadraty, czarne jak tabliczki. Koło południa urzędniczka bez
    brwi odkrywa, że uratowała księgę mieszkańców. Wchodzi na wóz, żeby ją było widać, i zaczyna
    sprawdzać obecność. Jest przy pierwszym nazwisku, kiedy odpowiadają wszyscy, każdy nie w porę,
    wszystkimi głosami, jakie mają. Zaczyna od nowa. Trwa to do zmroku i cichych nie pomija.
    .title = Sprawdzanie obecności
entry-405 = Wanna stoi u Penny na podwórzu, pełna, obok wisi kubek na łańcuszku i wolno każdemu.
    Jedni przychodzą z dzbanem i opowieścią o ciotce. Inni po ciemku. Chłopak od kufli, który urósł,
    dolewa w soboty według listy. Powiedziano mu, żeby nie patrzył, kto pije, a kto tylko trzyma,
    przygląda się wierzchowi i odwiesza. Pompę naprawia twarzą do ściany. W mokre wieczory siedzi
    tam pod jedną plandeką pięć albo sześć osób, mówi niewiele i mówi po kolei. Nad kurkiem jest
    nowa deska na nazwiska. Pierwszego nikt nie wpisał.
    .title = Kubek na łańcuszku
entry-406 = Przy drzwiach, na gwoździu, na którym inni mają podkowę, wisi drewniany żeton
    z wywierconą dziurą. Goście biorą go za część jakiejś gry. Kurz ściera się z niego razem
    z resztą. Tylko w mokre wieczory, gdy okiennice są zamknięte i od pewnego czasu nikt nic nie
    mówi, ktoś wstaje, zdejmuje go i przykłada do ucha. Stoi przy tym twarzą do płaszczy. Kto inny
    odłożył cerowanie i liczy, niegłośno, palcem po stole. Przy dziewięciu żeton wraca na gwóźdź.
    Tak kiedyś ustalono, dziewięć. Ostatnio bywa osiem, tylko mówione wolniej.
    .title = Ktoś liczy do dziewięciu
entry-407 = Drewniane żetony są w trzech domach, w szufladach, pod rzeczami na zimę. Nikt o nich nie
    powiedział. Nie żeby ktoś chciał je mieć; nie trafił się tylko odpowiedni dzień, żeby wrzucić je
    do rzeki, a potem minął rok. W jednym tygodniu jednej jesieni do kowala na placu przychodzą trzy
    osoby, każda osobno, w sprawie zamka. Mają być dwa klucze, mówi pierwsza, a jeden niech trzyma
    sąsiad. To samo mówi druga. Przy trzeciej żelazo jest już gorące. Trzecia patrzy na rysunek,
    który leży na warsztacie, potem na swój, i przykłada je brzegiem do brzegu. Na obu jej rękach,
    tej od drzwi i tej od kowadła, podnoszą się włoski.
    .title = W sprawie zamka
