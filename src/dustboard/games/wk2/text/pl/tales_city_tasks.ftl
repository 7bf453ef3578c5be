# Zlecenia miejskie z Resztek cywilizacji: proza i tytuły, wybory i co z nich wynika. Co płacą, stoi
# w content/data/tales/city_tasks.toml.

entry-540 = Chłopak z workiem szedł za tobą od bramy Zgorzeli i okazuje się, że to on jest Urzędem
    Szczurzym. Układa obie twoje sztuki wzdłuż pobocza, nosem do ogona, większą po lewej, i mierzy
    je sznurkiem w węzły. Wolałby zdążyć przed południem, bo w południe zamykają wagi. „Jedna” –
    pisze. Przy drugiej staje i rozgarnia sierść ołówkiem. Pod sierścią jest obróżka z czerwonej
    skóry, reperowana żyłką, a serce dzwonka owinięto wełną. Chłopak zdejmuje czapkę. „Wpiszę, że
    znaleziona” – mówi po dłuższej chwili. Zapłatę odlicza ci z czystego rogu worka. Potem odwraca
    się plecami i kopie.
    .title = Urząd Szczurzy

entry-541 = Ostatnia waga z twojego spisu wisi nad ostatnim straganem na ulicy, a kobieta za
    straganem ma podbródek swojego brata. Patrzy, jak kładziesz na szalę odważnik ze Zgorzeli. Igła
    staje o palec za nisko. Próbujesz na drugiej szali. „Dziewięć lat tak chodzi” – mówi siostra
    straganiarza. „Na korzyść klienta. Wiem od pierwszej zimy”. Kolejka ucichła i ogląda swoje buty.
    Ktoś spiłował kołek, żeby się to przez przypadek nie naprawiło. Kobieta wyciąga spod lady
    skrzynkę, odważa ci, co się należy, do ziarnka, i nic nie dorzuca. „Prosił o uczciwą” – mówi.
    „W którą stronę, może dalej nie wiedzieć. Ja mam do obiadu sprzedać czterdzieści węgorzy”.
    .title = Na korzyść klienta

entry-542 = W liściku stoi płaski kamień i tu też stoi, cztery dni od kogokolwiek, z krążkiem po
    czymś, co się na nim często stawia. Stawiasz w krążku swoje znalezisko. Dalej trzeba odliczyć
    trzydzieści kroków, bez zwlekania, bo okaziciel jada o dwunastej. Idziesz. Równina jest goła jak
    talerz, na wszystkie strony, i nie ma na niej nic wyższego od buta. Przy trzydziestym się
    oglądasz. Kamień jest pusty. Pod okruchem skały leży kwit na jedną sztukę, w niezłym stanie,
    a podpis ma taki ogonek, że kończy się na kamieniu. Atrament zostaje na kciuku. Obok czeka
    reszta, w tutce z jutrzejszego „Dzwonu Zgorzeli”. Coś z niej potrącono za wgniecenie.
    .title = Odebrano, kłaniamy się

entry-543 = Ze wzgórza schodzi mężczyzna w fartuchu, ze składanym krzesłem pod pachą. Przesiedział
    tam wszystkie trzy, wynik prowadził na blaszanym talerzu, a twój znak chce mieć przed pierwszą
    zmianą. „Opuszczasz lewą” – mówi. „To się podoba”. Jest z dołu w Carcassville, a żeby było
    wiadomo, co z tego mają, przyniósł kartę dań. Wypisano ją kredą na tarczy. Między zupą
    a jaszczurką stoi danie z twoim nazwiskiem. „Twarde” – mówi. „Nikt jeszcze nie zjadł do końca.
    Zamawiają, żeby popatrzeć, jak drugi próbuje”. Odlicza pieniądze na brzegu talerza i dokłada
    nabój, to od gości. Niżej, małymi literami, tarcza wyjaśnia, z czym cię podają: z mokrą szmatką
    i z czymś do siedzenia.
    .title = Podawane z krzesłem

entry-544 = Żebro jest dwa razy wyższe od ciebie, a czerwone spływa po nim szybciej, niż schnie. Do
    kolana białe, mówi rysunek z fortu, potem czerwone, potem coś, co pokolorowano trzema kredkami
    naraz. Takiej puszki w torbie nie było. Stoisz na najwyższym szczeblu, kiedy nadjeżdża pierwszy
    gang tego ranka. Sześciu, na bakach płomienie, dwóch śpi. Ten na przedzie podnosi rękę do czoła.
    To do żebra. Potem widzi pędzel i to, co jest za pędzlem, a ręka zostaje na miejscu, już mniej
    pewna. „Z lewej zostaw tak” – mówi w górę. „Brat chce zobaczyć, zanim siądziemy jeść”.
    Przejeżdżają noga za nogą. Po drugiej stronie, do której jeszcze nie sięga drabina, ktoś się już
    podpisał.
    .title = Świeżo malowane

entry-545 = Szukasz wszędzie, gdzie bywają szczeniaki. W żadnym z tych miejsc go nie ma; jest
    w skrzynce na rozsadę, pod szkłem, między dwiema sałatami, i biegnie przez sen z twoją sznurówką
    w zębach. Ogrodniczka przesadziła dla niego tuzin siewek i narysowała, gdzie która rosła.
    „Ciszej” – mówi. „Do południa mam podlać taras, a on pije z konewki”. Ma gotową tabliczkę na
    patyku, taką jak do fasoli. Wciska ją w ziemię o cal od nosa. Stoi na niej imię. Nie znał go od
    ciebie, a jednak pod liśćmi ogon rusza się dwa razy. Sadza cię na doniczce, dnem do góry, szuka
    na tobie mszyc i wciera coś chłodnego, gdzie uzna za najlepsze. Zapłata przyszła po Drabinie,
    w koszyku na jajka. Jedno jest ciepłe.
    .title = Skrzynka na rozsadę

entry-546 = Paczka idzie przez wodę między przypływem a odpływem, z rąk do rąk, po pięciu łodziach,
    które na ten ranek związano w ulicę. Twoje ręce są trzecie. Tyka, póki do ciebie nie dojdzie,
    a za tobą tyka znowu. Nad głową wisi pół Łuku z dziesięcioma tysiącami latarni, zapalonych
    w biały dzień. „Tylko nie patrz w górę” – mówi chłopak, który ją od ciebie bierze. „Ciotka ma
    zupę na ogniu, a jak ktoś spojrzy, to wszystko od nowa”. Więc patrzysz w wodę. Na końcu ulicy
    podnosi się okiennica, bierze paczkę i opada. W wodzie gaśnie jedna latarnia. Liczysz do
    czterech i już się pali. „To było dziękuję” – mówi kobieta przy wiosłach i stopą przesuwa po
    deskach długą skrzynkę. „Działa. Mówiłam mu, żeby nie w łodzi”.
    .title = Do czterech

entry-547 = Urzędnik od zezwoleń ma biurko na dachu, przy linii pływu, a na wszystkim kamień.
    Wychodzisz między dwoma kominami z wodorostem na szyi. Podaje ci ręcznik i nie podnosi oczu.
    Palce ma białe i pofałdowane do drugiego stawu; mankiety suche jak grzanka. „Cel nurkowania?”
    Mówisz, że popatrzeć. „Wyniesiono?” Pokazujesz obie dłonie. Martwi go to. Prowadzi pióro do
    samego dołu rubryki, potem w górę, i wzdycha. „To jedno z dwojga musi pójść z tobą, bo mi się
    nie zbilansuje”. Przy nogach ma dwa tobołki, każdy w swojej kałuży. Stempluje zezwolenie, dmucha
    na nie i daje datę przedwczorajszą. „Żeby wyszło, że było przy tobie” – mówi urzędnik. „Zamykam
    razem z wodą. Dziś ryba”.
    .title = Z datą wcześniejszą

entry-548 = Przy drugim kanistrze pływak mija mosiężną kreskę, od zawsze polerowaną i zawsze suchą.
    Latarnik z Ostatniej Lampy patrzy na pływak. Potem wyciera szyjki obu kanistrów i oddaje ci
    zakrętki. „Wpis do dziennika następuje w południe” – mówi. „Obecność byłaby mile widziana.
    Wpisywać zwykle nie ma czego”. Siadasz na progu, na krześle, które ktoś zacerował. Pióro jest
    powolne, a głos chodzi razem z piórem. „Statków zauważonych: jeden. Olej: wystarczający.
    Pogoda”. I stop. Nie ma ani tchu wiatru, choć flaga na maszcie stoi na sztorc, w stronę morza.
    „Pogoda” – mówi głos jeszcze raz. Patrzy na krzesło, na drugie krzesło. „Towarzystwo” – pisze,
    osusza wiersz i szuka koperty, którą New Sydney zostawiło dla tego, kto przyjedzie.
    .title = Statków zauważonych: jeden

entry-549 = Dziewiątka przez cały czas trzymała ci lampę i ani razu nie spytała, czy boli. Teraz
    stawia ją na ziemi, przycina knot i pyta o to drugie. „Ile dało się za twoje? Imię. I czy się
    trzyma?” Jutro kończy szesnaście lat. Posłaniec, który wiezie jej zgłoszenie do urzędu, rusza
    w południe, a ona szła za tobą od białych kopuł, żeby zobaczyć, do czego ludzie takiego używają.
    Cenę da się podać. Nad resztą trzeba pomyśleć. Słucha, jak to w Alice, ze spuszczoną głową,
    a tymczasem kciukiem znajduje twoje najgorsze miejsce, przecina stary szew i wyciąga nitkę, żeby
    policzyć. Wyszło o jeden ścieg więcej, niż weszło. „Ja byłam zawsze tylko dziewiąta” – mówi
    Dziewiątka. Zamyka kuferek. Na wieczku jest osiem imion, każde skreślone od linijki.
    .title = Jutro szesnaście

entry-550 = OTWORZYĆ PO WSZYSTKIM, głosi paczuszka, przyfastrygowana ci pod kołnierzem. Siadasz na
    pierwszej rzeczy, która się nie rusza. Jest nożyk do szwów, jest naparstek i jest kartka. Kartka
    życzyłaby sobie, żeby rozpruć obrąbek, bez pośpiechu, a płótno oddać na południowy wóz; czeka na
    nie łóżko. Rozkładasz białe na kolanach. Od Alice miały z nim do czynienia olej, kurz i dwie
    kłótnie na śmierć i życie, a nie ma śladu, który znalazłaby praczka. Nitka schodzi w całości.
    W zakładce leży kamyk, starty z jednej strony, nie większy niż ząb. Więc to on bujał się
    u pięty, oba razy, kiedy trzeba się było odwrócić. Obok wszyto twoje pieniądze. Na odwrocie
    kartka pyta, na której nodze się stało, i zostawia miejsce.
    .title = Otworzyć po wszystkim

entry-551 = Dwa grzbiety, dwa spisy, a sumy leżą ci obok siebie na kolanach. Z pierwszego
    dziewięćset sześć. Stąd dziewięćset siedem, i to po sprawdzeniu, bo mogło być z zimna. Na tę
    okoliczność astronomowie z Alice dali ci kopertę. JEŚLI SIĘ RÓŻNIĄ, głosi klapka. „Cudownie” –
    zaczyna się list i jest to podkreślone. „O ile? Palił się ogień? Czy dało się odczuć, że
    przepuszcza inne przodem?” Wdzięczni będą za dwa słowa przez południowego posłańca; od
    trzydziestu lat idzie o budyń. Zapłatę przypięto w rogu. Tamtą odnajdujesz znowu, bez szukania,
    nisko, na lewo od miejsca, w którym kończy się niebo, i podejrzenie nie na nią padało. Pod
    spodem, innym atramentem, dopisano: uprasza się nie machać.
    .title = O jedną więcej

entry-552 = Odwijasz mankiety i wytrząsasz je nad dołkiem. Tak wysyłają nasiona ogrodnicy Królowej,
    bo nikomu nie przyjdzie do głowy przeszukać mankiet, i swędzi cię od samej Doliny. Kartkę pisano
    dla ludzi, którym słońce świeci w oczy. NAJPIERW WODA. NA KCIUK W GŁĄB. Sortujesz według
    rysunków: czterdzieści płaskich, sześć w żeberka i jedno, którego nie narysowano. Jest
    niebieskie i nie większe od soczewicy. Samo przetoczyło się na brzeg dołka i czeka. Odwracasz
    kartkę. GDYBY JEDNO BYŁO ZA DUŻO, ZATRZYMAĆ. Suchym korytem nadeszła tymczasem kobieta
    z nosidłem, która ma jeszcze tuzin dołków, póki starczy cienia. Odpina bańkę i zwój czystych
    szarpi, z twoim nazwiskiem na sznurku, i zaczyna gwizdać w ziemię.
    .title = Wiersz na odwrocie

entry-553 = List miał być otwarty po dwóch rozmowach. Dwie rozmowy masz za sobą, obie poszły dobrze
    i wciąż podoba ci się, jak to zostało ujęte. Łamiesz lak. Powitania nie ma. Jest, okrągłym
    pismem Halimy Brand, to, co w rozmowie pominięto. Za pierwszym razem był to brat; podaje, jak ma
    na imię. Za drugim, ile to wyjdzie i kto zapłaci, i podaje sumę. Lak ma osiem dni. „Też bym
    o tym nie wspomniała” – kończy Królowa. „Kopertę odeślij, nie mamy nadmiaru, a muł musi wrócić
    na południową fasolę”. Muł stoi już przy twoim bagażu. Niesie dwa kosze: jeden podpisano twoim
    nazwiskiem, a z drugiego coś z liśćmi obróciło się, żeby popatrzeć.
    .title = Co pominięto

entry-554 = Gdzie padło, tam są grządki. Widać je, kiedy wracasz po kapelusz: siedem, obrzeżonych
    butelkami szyjką w dół, spulchnionych dziś rano. Trzonek motyki jest mokry. Jest fasola i coś
    o czerwonej łodydze, a od strony wiatru nagietki, na muchy. W każdym rzędzie tkwi patyk
    z naddartą torebką, a pisał na nich ktoś, kto S stawiał tyłem i poprawiał. Na twojej torebce,
    z Doliny, stoi CHWAST I OGIEŃ. Są w niej pieniądze, pudełko zapałek i szczypta nasion dla tego
    miejsca, na potem, kiedy będzie czyste. Dopilnować przyszedł chłopak od ogrodnika. Ma bańkę,
    a matka czeka z obiadem. Patrzy na nagietki mniej więcej tyle, co ty. „Tu jest tylko, że dla
    miejsca” – mówi chłopak. Stawia bańkę na ziemi.
    .title = Grządki

entry-555 = O czwartej, wczoraj w nocy, przyszło wzdłuż muru morskiego, wolno, i przystanęło przy
    tobie. Dziś lampa czeka pod wiadrem. Jest krok. Jest postój. Podnosisz wiadro, a to piekarka,
    z tacą na głowie i ściereczką na tacy. „Czterdzieści jeden” – mówi. „Piekę na czterdzieści.
    Wczoraj nie wyszło, to dziś wliczyłam i ciebie”. Jest to poranny chleb dla straży. Ma obejść
    Sześć Kół, póki gorący, a Starszy Kół do dziś wierzy, że płaci za niego związek. Dostajesz
    piętkę. Spod tej samej ściereczki wychodzi żołd i pokwitowane naboje, trochę w mące. Unosisz
    lampę, żeby widziała drogę. Za nią, po kamieniach, białe jak białe, idą dwie pary stóp.
    .title = Druga noc

entry-556 = Zawór szósty nie ma rury z żadnej strony. Stoi na środku gołej podłogi, pod lampą,
    z kołem na całą szerokość ramion, i co dziewiąty dzień trzeba go obrócić. Zapierasz się. Idzie
    o ćwierć, gładko jak szuflada, a głęboko w dole nic się nie dzieje. „Dobrze” – mówi tuba. „Już
    miało być wchodzenie na górę, i to przed obiadem”. Dziennik wisi na łańcuchu. Podpisujesz się
    pod innymi. Przewracasz strony w tył, przez ołówek, przez atrament, przez coś brązowego, co nie
    jest ani tym, ani tym; słupek nie ma luk, a zaczyna się parę lat przed zaworem. Dla osoby, która
    obraca, są na półce dwie rzeczy: puszka ze szparką i słój pojedynczych nakrętek. JEDNO ALBO
    DRUGIE, głosi półka. Nakrętki odkurzono.
    .title = Co dziewiąty dzień
choice-556-nut = Poszukaj w słoju
choice-556-tin = Otwórz puszkę
result-556-nut = Czwarta pasuje na to, co grzechocze od wiosny; słoja wcale nie ubyło.
result-556-tin = Bierzesz zapłatę garściami, a karteczka mówi, kiedy następny dziewiąty dzień.

entry-557 = Muł ledwo stoi, a kobieta ledwo na nim siedzi, bo gonią cię od samych Pomp, z solną
    księgą przypiętą jej do piersi. Miała to załatwić przy chlebie z serem. Chleb dostał muł.
    Obchodzi twój bagaż raz, z rękami z tyłu. „Dwie dobre sztuki, jak podano” – mówi i otwiera
    księgę na siodle. Przy twoim nazwisku ślini kciuk i trze. Linijka schodzi. Schodzi z nią kawałek
    wyższej, cudzej, nad czym ona chwilę myśli i przewraca kartkę. „Nie wierć się” – mówi pisarka.
    To nie do ciebie. Jej lewa ręka przez cały ten czas maca to, co wieziesz, czy coś się nie rusza,
    i skądś wzięła śrubokręt. Pisarka wydmuchuje sól. „Tego w księdze nie ma” – mówi.
    .title = Pisarka z solną księgą
