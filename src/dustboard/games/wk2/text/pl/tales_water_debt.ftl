# A4 Wodny dług: strona tytułowa, strony, wpisy, wybory. Co robią, stoi w content/data/tales.

adventure-water_debt = Pompy od czterdziestu lat podnoszą wodę z Rozpadliny i nikt tam nie pamięta,
    żeby kogoś o to pytano. Dziś w południe staje Sześć Kół, wszystkie naraz i wszystkie całe.
    Poniżej linii pływów urzęduje sąd i ma papier, a na papierze jest nazwisko. Dowiedz się, co komu
    obiecano. Sprowadź wodę z powrotem, a potem, bo to jedno i to samo morze, nie wpuść jej za
    daleko. Dla dwóch do czterech rycerzy, razem, i dla dziecka, które słyszy pompy.
    .title = Wodny dług
    .mode = Wspólnie, dla 2–4 rycerzy
    .length = Najwyżej 5, 8, 6 i 6 rund, około 2 i pół godziny
page-w1 = Sześć Kół się nie zepsuło. Nikt w Pompach nie umie znaleźć w nich wady, a są tu ludzie,
    którzy nie szukają niczego innego, odkąd skończyli dwanaście lat. Na placu patrzą w szkło.
    W innym mieście ktoś wie dlaczego. Zawsze ktoś wie i nigdy nie jest to ten, kogo się pyta
    najpierw.
    .goal = Wysłuchaj, co ma do powiedzenia szyb w Pompach, i rozpytaj ludzi w dwóch innych
        miastach.
    .rules = Rycerze zaczynają w Pompach. Posłuchaj tam szybu: pierwszy rycerz, który to robi,
        otrzymuje kartę Mała. W każdym innym mieście rozpytaj ludzi: każde odpowiada raz. Poziom
        w szkle wynosi 5. Gdy ktoś posłuchał szybu i odpowiedziały dwa miasta, opowieść idzie dalej
        na koniec rundy. Jeśli wcześniej minie 5 rund, idzie dalej z poziomem 4.
page-w2 = Magistrala Pomp ma trzy zawory i żadnego w Pompach. Jeden jest pod Korkiem. Jeden
    w zakładzie, który zamknięto sześćdziesiąt lat temu i w którym do dziś nie zgaszono światła.
    Jednemu dano krzesło w kościele. Otwiera się je ręką, a szkło dzień lub dwa poczeka,
    z przyzwyczajenia.
    .goal = Otwórz trzy zawory na polach: Korek, Warata Industries i Solna Katedra.
    .rules = Obróć zawór na oznaczonym polu: każdy sukces w teście Techniki to żeton wysiłku,
        a zamiast testu można dać 1 paliwa za jeden żeton. Zawór otwiera się, gdy żetonów jest
        o jeden więcej, niż było rycerzy na początku. Od trzeciej rundy poziom spada o 1 na koniec
        rundy. Przy poziomie 0 albo po 8 rundach przychodzi wezwanie do sądu. Gdy otwarte są
        wszystkie trzy zawory, można wybrać, dokąd iść.
page-w3a = Sąd zbiera się przy niskiej wodzie, wśród stołków do przymierzania butów. Jest cierpliwy
    od czterdziestu lat i słyszał już wszystko, co da się powiedzieć za dłużnika, od ludzi ze
    wzrokiem wbitym w podłogę. Takich rzeczy jest sześć. Na zewnątrz przechadza się morze, a kreska
    na ścianie mówi, o której trzeba je wpuścić z powrotem.
    .goal = Zachowaj o dwa argumenty więcej, niż było rycerzy na początku.
    .rules = Rycerze zaczynają na polu Zatopiony Pasaż. Przemów tam przed sądem: dobierz jeden
        z sześciu argumentów i wykonaj jego test (2), żeby go zachować. Po nieudanym teście argument
        wraca do worka. Jeden argument może bez testu przeprowadzić Mała, a 2 zasoby wystarczą za
        każdy. Kto przemawia pierwszy, wskazuje Rzecznika; dopóki Rzecznik jest na polu Zatopiony
        Pasaż, w nieudanej przemowie rzuca się ponownie jedną kością. Jest na to 5 rund. Opowieść
        idzie dalej w obu wypadkach.
page-w3b = Pod krajem leży drugi, cały połączony, i woda nigdy nie znała innego. Da się nim przejść.
    Jeden rycerz schodzi pod ziemię z Małą, która słyszy, gdzie jest. Reszta stoi na klapach, bo od
    spodu nie otworzył się jeszcze żaden szyb. Trzy mają na mapie kółko i przy każdym Mała chciałaby
    posłuchać.
    .goal = Dowieź Małą do szybów na polach: Piaskoryj, Porzucona Rafineria i Czasza Chóru.
    .rules = Rycerz z kartą Mała może na każdym polu specjalnym zejść niżej i zostać pod ziemią,
        a potem wyjść na powierzchnię na polu, na którym inny rycerz pilnuje szybu, albo obok. Gdy
        nikt nie pilnuje, wychodzi tam, gdzie zszedł. Inni rycerze na oznaczonym polu pilnują szybu,
        dopóki tam są. Oznaczony szyb jest wysłuchany, gdy dotrze do niego rycerz z Małą, drogą lub
        od spodu. Jeden rycerz niesie kartę Mapa Głębokich Dróg. Jest na to 6 rund. Jeśli czas minie
        albo przepadnie Mała, wychodzi się, gdzie się da.
page-w4 = Teraz wraca, cała, tą drogą, którą ją zabrano. Koła stoją, szkło przybiera, a poniżej
    placu są ulice, których nikt nie ma na liście. Można ją zatrzymać, można ją przekonać, można
    zrobić jej miejsce. Na każdym podeście stoją ludzie z tym, co zdołali unieść, i oceniają na oko
    twój ładunek.
    .goal = Nie dopuść, żeby poziom sięgnął 10, albo wywieź ludzi z Pomp.
    .rules = Poziom wynosi na początku 8: o 1 mniej, jeśli otwarte są wszystkie zawory, o 1 więcej,
        jeśli poprzednia strona się nie powiodła. Na koniec rundy rośnie o 1, w 5. rundzie o 2.
        W Pompach układaj worki: po udanym teście Przetrwania (2) poziom spada o 1. Tam też
        wyprowadź ludzi: zabierasz do 3 grup, każda zajmuje 1 wolną Ładowność; ruch, który kończy
        się w innym mieście, ratuje dziesięć osób z każdej grupy. Od 3. rundy zamknij Korek na jego
        polu: trzeba trzech żetonów wysiłku na każdego rycerza, który wyruszył. W Pompach jest też
        koło, dla tego, komu je pokazano. Jest na to 6 rund.
choice-w2-turn = Naprzyj na koło
choice-w2-fuel = Napój wrzeciono paliwem
entry-223 = Południe w Pompach wybija się na kawałku rury spustowej i dziś Sześć Kół staje między
    czwartym uderzeniem a piątym. Po całym mieście ludzie opierają się dalej o drżenie, którego już
    nie ma. Fryzjer odejmuje brzytwę od brody i czeka. Zupa w talerzach stoi równo. Bo Lindqvist,
    Starszy Kół, schodzi z muru morskiego wzdłuż czterdziestu lat linii pływów, każda z datą
    i inicjałami malarza, i wyciera ręce, na których nic nie ma. „Poza zmianą, dolny stopień” –
    mówi. To o tobie. „Idź i zobacz, co jest z moją wodą. Pytaj w każdym mieście, jakie jest.
    Zacznij od dalekich”. Za nim, w szkle wodowskazu, poziom stoi przy piątej kresce, tam, gdzie
    stał zawsze. Przed szkłem na placu zrobiła się kolejka, na razie cztery osoby, z wiadrami.
    .title = Między dwoma uderzeniami
entry-224 = Na pokrywie wielkiego szybu leży dziecko, z uchem na żelazie, jednym butem zahaczone
    o śrubę. „Nie” – mówi, zanim otworzysz usta. „Nie zepsuło się. Kazali mu”. Pytasz kto. „Bo
    stanęło czysto. Co się psuje, to narzeka do samego dołu”. Dziewczynka ma z dziesięć lat i załogi
    kół wołają na nią Mała. W blasze pod policzkiem jest gładki dołek, na miarę dziecięcego ucha,
    a żelazu trzeba na taki dużo więcej niż dziesięciu lat. Mała rysuje kredą strzałkę, prosto
    w dół, przy strzałce czwórkę odwróconą na drugą stronę i bierze się za sznurówki. „Idę z tobą.
    I tak doszłoby do tego przy drzwiach, a ja jestem spakowana”. W torbie leży piętka chleba
    i cztery laski kredy.
    .title = Kazali mu
entry-225 = Tam, gdzie dziecko trzyma ucho, smarowniczka z nocnej zmiany położyła chory ząb. Żelazo
    jest zimniejsze niż lada u rzeźnika i stłuczeniu robi lepiej niż cokolwiek z butelki.
    Smarowniczka posuwa się i odstępuje ci gładszą połowę. Leży się tak na spółkę, policzkiem w dół,
    nad sześcioma kołami, które stoją. Po pewnym czasie sąsiadka podaje ci godzinę, choć jej nie
    pytano. Zegara w nadszybiu nie ma. Zgadza się co do minuty.
    .title = Gładsza połowa
entry-226 = Osiem straganów w Temblaku powie ci za suchara, czemu stanęła woda. Morze jest pełne.
    Morze jest puste. To strajk, to zakład, to ryba. Czwarty sprzedaje ten sam powód od wiosny
    i przykro mu tylko, że nie trafił z porą. Przy dziewiątym siedzi handlarka z wagą i księgą,
    sucharów nie bierze i liczy podwójnie, bo u niej powód to nazwisko człowieka z Pomp. „Nie mówię,
    że on to zrobił” – mówi. „Mówię, że podpisał. Nie żyje, a i tak mów ciszej, bo posadę ma po nim
    syn”. Nazwisko wypisała na karteczce i złożyła ją na drobno. Z wierzchu przerysowała kleks, ze
    wszystkimi bryzgami. Kciuka z zagięcia nie zdejmuje.
    .title = Dziewięć powodów
choice-226-pay = Zapłać przy dziewiątym
choice-226-haggle = Zbij jej cenę
result-226-pay = Płacisz, rozkładasz na kolanie i znasz to nazwisko. W Pompach wisi na mosiężnej
    tabliczce.
result-226-haggle = Schodzi do ceny samej karteczki, a kleks dokłada.
result-226-haggle-fail = Płacisz za nazwisko i drugi raz za targowanie, bo wpisała je w rachunek.
entry-227 = NIE GRYŹĆ, PIENIĘDZY NIE ZWRACAMY. Dół w Carcassville jest czynny, a kobieta, która wie,
    gdzie podziała się twoja woda, walczy w nim do czwartej. Dawniej żyła z nurkowania w kanałach.
    Między rundami siada na wannie postawionej dnem do góry i moczy nogi w wiadrze piasku, bo na
    tyle ich stać. „Powiem, jak skończę” – mówi. Nie ma jeszcze drugiej. Wszystko ma narysowane na
    przedramieniu, smarem do osi. Ilekroć podnosi gardę, widać kawałek więcej: schody, wystawę, a za
    szybą morze, po same ceny. Jej impresario odsprzeda ci resztę popołudnia. Następny przeciwnik ma
    katar i odstąpi miejsce.
    .title = W dole do czwartej
choice-227-fight = Stań za zakatarzonego
choice-227-pay = Kup popołudnie
result-227-fight = Krwawisz jej trochę na rękę i czytasz: Zatopiony Pasaż, obuwie damskie.
result-227-fight-fail = Wynoszą cię obok wiadra, a ręka przemyka za prędko, żeby coś przeczytać.
result-227-pay = Tłum chce pieniędzy, ona chce butów. Mówi ci: Zatopiony Pasaż.
entry-228 = Pielęgniarka w trzeciej kopule bierze cię za zmianę i daje do rąk miskę. Od czterech
    nocy siedzi przy człowieku, który im więcej pije, tym bardziej schnie. Między kubkami grają
    w karty, a ona oszukuje, żeby się złościł, bo wtedy nie śpi. „Spróbuj od niego” – mówi. Dzban
    jest z Pomp, woda słodka, wosk na wieczku był cały. Próbujesz z kubka. To morze, zimne jak
    z piwnicy, a na dnie ma trochę piasku. Chory wyrósł tutaj, w kadziach, i nigdy nie był dalej niż
    przy płocie. „Nie ma na to słowa” – mówi pielęgniarka. Więc narysował jej na prześcieradle:
    fale, mewy i długie schody w dół.
    .title = Kubek chorego
choice-228-nurse = Weź piątą noc
result-228-nurse = Tracisz noc i cztery rozdania. Nad ranem chory się poci, a ona płaci szarpiami.
result-228-nurse-fail = Zasypiasz przed nim. Daje ci wygrać ostatnie rozdanie i opowiada o schodach.
entry-229 = Królową mijasz dwa razy, bo rozglądasz się za kimś wyższym. Halima Brand klęczy przy
    fasoli, podwiązuje ją i na wszystko odpowiada ze sznurkiem w zębach. Pierwszy dzban z Pomp
    przyszedł tu w roku gradu, mówi, w tygodniu drugiego siewu, w dzień prania. Pytasz, skąd ta
    pewność. Pokazuje brodą. Każdy rząd na tarasie ma palik z wypaloną datą, a na tym, sprzed
    czterdziestu lat co do tygodnia, wypalono też dzban. „To był prezent” – mówi Królowa. „Tak
    powiedzieli matce. Posadziła za to rząd, a ona dla prezentu nie sadziła nigdy w życiu”. Wzdłuż
    drutu wisi czterdzieści węzłów bez jednej fasoli. Królowa wyciąga do ciebie drugi koniec.
    .title = Drugi koniec sznurka
choice-229-string = Złap drugi koniec
result-229-string = Ręce zielenieją ci po przeguby. Podaje dzień, a z dniem swoje zaufanie.
result-229-string-fail = Węzeł puszcza, i to dwa razy. Królowa podaje datę i wiąże rząd od nowa.
entry-230 = „Oba albo żaden” – mówi gazeciarka pod Łukiem. „Cena jest jedna”. Zostały jej dwa
    arkusze, złożone drukiem do środka. Na jednym prześwituje SĄD, na drugim DROGI, a oba noszą datę
    za dwa tygodnie. Nagłówek jest ten sam: MIASTO POMPY MA SIĘ STAWIĆ. Pytasz, od kogo wie drukarz.
    „On mieszka poniżej pływu” – mówi i tupie w deski, żeby było wiadomo gdzie. „To mu wchodzi pod
    drzwiami, z wodą, a on składa, jak leci. Za darmo też można, z jego ściany, jak się komu chce
    zejść. Czwarta piwnica. Teraz będzie ci tam po brodę”. W szparze między deskami, przy samych
    butach, podnosi się wolno odbitka, drukiem w dół.
    .title = Dwa arkusze, jedna cena
choice-230-buy = Kup oba arkusze
choice-230-dive = Zejdź i przeczytaj
result-230-buy = Kosztuje to tyle co obiad, a farba zostaje na kciukach, pismem lustrzanym.
result-230-dive = Wychodzisz z siną gębą, z wezwaniem na pamięć i z czymś drukarza w garści.
result-230-dive-fail = Czytasz to przez burą wodę i ostatni wiersz połykasz.
entry-231 = „O to już było pytane” – mówi ten sam człowiek na tych samych schodach. „Przemyślałem
    i dalej nie”. Żeby oszczędzić ci chodzenia od drzwi do drzwi, posłał po sąsiadach syna, a syn
    obszedł obie strony ulicy. Odpowiedzi stoją kredą na futrynie, po jednym NIE na dom, i tylko
    prawie na samym dole jest JESZCZE NIE, starte rękawem. Czyje, powiedziałby chętnie. Ale ona
    krochmali mu kołnierzyki.
    .title = Ten sam człowiek, te same schody
entry-232 = Przeszła kawał drogi, żeby cię znaleźć, a spakowany tobołek, na którym siedzi, jest
    twój. Rano był przy bagażu. Ma koło dziesięciu lat, jest z Pomp i tam wołają na nią Mała. „Nie,
    nikt mnie nie przysłał” – mówi. „Szkło na placu opadło o palec i powiedzieli wszystkim oprócz
    najniższej ulicy”. Pytasz, skąd znała drogę. „Bo u ciebie stuka z tyłu. Od drugiej górki szłam
    na słuch”. Zszyła rzemień i powyrzucała wszystko, czego nie używasz. Teraz oddaje tobołek,
    oburącz, i zostaje tam, gdzie stoi, obok wolnego kawałka siedzenia.
    .title = Tobołek jest twój
entry-233 = Goniec Lindqvista rozkłada na ziemi mapę w dziewięciu kawałkach, bo tyle zostawiły
    z niej zagięcia, i stawia but na każdym rogu, którego dosięga. To magistrala Pomp, widziana od
    spodu. Atramentem wpisano trzy zawory: Korek, Warata Industries, Solna Katedra. Przy każdym
    kreślarz narysował rączkę, która pokazuje, w którą stronę kręcić. Trzecia rączka ma sześć
    palców. Na marginesie ktoś przepisał z muru linie pływów, z datami, a nad najnowszą jest jeszcze
    jedna, ołówkiem, dobry metr wyżej i bez daty. „Starszy mówi, żeby otwierać wszystkie” – mówi
    goniec. „Sam by przyszedł, tylko nocna zmiana wciąż go o coś pyta. Mówi, że szkło parę dni
    postoi, a potem nie”. Kawałki chciałby dostać z powrotem po kolei.
    .title = Trzy rączki do kręcenia
entry-234 = Każdy kran, który dziś mijasz, pokasłuje jak sala przed koncertem. Kaszle hydrant,
    kaszle wąż za garbarnią, kaszle mosiężny kurek na słupku, do niczego niepodłączony. W Pompach,
    jak słychać, odezwały się wszystkie naraz, a potem z każdego spadło po łyżce brązowego. Za
    kranami przychodzą ludzie. O picie nie pytają, widzieli twoją manierkę. Pytają, co wozisz na
    brzuch, po tej łyżce. Kto ma dużo, oddaje paczkę, a rozpakowuje się ją na miejscu, na klapie
    bagażu, i kroi brzytwą na ósemki.
    .title = Sala przed koncertem
entry-235 = PRZECIEKI, głosi tablica pod Korkiem i podaje rozkład na dni powszednie. Człowiek, który
    prowadzi ją kredą, radzi odsunąć się od 12.40. Przychodzi co do minuty, lina burego morza
    spomiędzy gruzu, prosto na wieniec żelaznego koła, szerokiego jak wóz, i ustaje o 12.52. Po
    czterdziestu latach czegoś takiego koło powinno być rude i zimne. Jest jasne. Kładziesz na nim
    dłoń, a ono ciepłe jak chleb. „Ktoś to trzymał w ręku” – mówi człowiek od kredy. „A koło mnie
    nikt nie przechodził”. Przestawia wiadra pod 13.15 i jedno zostawia, do góry dnem, tam, gdzie
    trzeba będzie stanąć.
    .title = 12.40
entry-236 = Ćwierć obrotu i cały Korek robi wydech. Potem przez kratę, szuflami, idzie w górę
    wszystko, co w Pompach przez czterdzieści lat wpadło do zlewu: klucze, pierścionki, spinki,
    łyżeczka od chrztu. Na końcu wyjeżdża tort weselny na cztery piętra, cały, z lukrem na łupek.
    Magistrala pod butami bierze wodę i stuka nią w stronę domu, a na placu, jak się dowiesz, było
    to warte palec. Tortu nikt nie rusza. Człowiek od kredy klęczy między kluczami i każdy przykłada
    do kciuka. Do własnej szopy nie może wejść, odkąd skończył trzydzieści lat.
    .title = Co wyszło przez kratę
entry-237 = Cały twój ciężar wisi na szprysze, kiedy 14.05 przychodzi przed czasem. Koło trzyma
    z wodą. Żelazo rusza w tę stronę, w którą nie szło, trafia na żebra i sadza cię między wiadrami,
    bez guzików na przodzie. Mówisz różne rzeczy i żadna nie pomaga. Człowiek od kredy zbiera
    guziki, pięć, i odlicza ci je na dłoń. Potem idzie do tablicy, ściera mankietem 14.05 i wpisuje
    14.04.
    .title = 14.05
entry-238 = Po jednej, wzdłuż płotu i przez podwórze, nocne lampki Waraty zapalają się przed tobą
    i gasną za plecami. Są bursztynowe, nie większe od słoika dżemu. Trzymają się cztery kroki
    z przodu, w budynku też, a przy drzwiach bez klamki czekają, aż znajdziesz sposób. Zawór stoi
    w pokoju, w którym jest jedna ławka, jeden kołek i grafik na ścianie. Dzisiejszy wiersz ma
    wpisane godziny i obowiązki, a na nazwisko zostawiono miejsce. Ołówek wisi na sznurku, świeżo
    zatemperowany. Nad zaworem lampki schodzą się w gromadkę i same się gaszą. Słychać, jak tykają,
    bo stygną, blisko, po obu stronach.
    .title = Nocne lampki
entry-239 = Koło się obraca, a razem z nim kawałek ściany, na zawiasie, który oliwił ktoś pewny
    powrotu. Za ścianą jest półka. Na półce leżą naboje, cztery pudełka, zawinięte w arkusz grafiku,
    pismem do środka. „Dla tego, kto przyjdzie na moje miejsce” – mówi pismo. „Nie dla lampek. Im
    wystarczy powiedzieć, kiedy jest rano”. Magistrala zaczęła się napełniać i czuć w podłodze, jak
    przechodzi, w pośpiechu. Z korytarza zza futryny wychyla się bursztynowa lampka. Mówisz jej
    dzień dobry. Lampka po lampce, przez całą długość zakładu, pozwalają sobie zgasnąć.
    .title = Na moje miejsce
entry-240 = Obok koła zegar w szarej obudowie zaczął tykać jak grad o tacę. Wystarczyło oprzeć
    o niego rękę, dla równowagi. Zabierasz ją, a farba idzie z nią. Na obudowie, w gołej stali,
    zostały cztery palce i kciuk, a na dłoni masz to samo w firmowej szarości. Były tu już inne
    ręce. Jedna jest pod trzema warstwami. Koło ani drgnęło, a zegar słychać, jak liczy, aż po samą
    bramę.
    .title = Cztery palce i kciuk
entry-241 = Noże w Solnej Katedrze liczy się przy wejściu i liczy przy wyjściu, a pomiędzy
    pielgrzymi rzeźbią. Zrobili ławki, chrzcielnicę i piec z solnym ogniem. Daleko w dole, tam,
    gdzie kończą się lampy, zrobili krzesło z poręczami, a w krześle siedzi zawór. Zastali go, zanim
    było krzesło, samego i spoconego. Kto przechodzi, życzy mu dobrego dnia. Żelazo ma mokre, choć
    w tym miejscu wilgotny śpiewnik schnie w godzinę. „Tylko delikatnie” – mówi kobieta od noży.
    Chce wiedzieć przed południem, bo w południe przychodzi szkoła. Przyniosła ci ściereczkę, na
    wypadek gdyby nie życzył sobie gołych rąk.
    .title = Krzesło dla zaworu
entry-242 = Słodka, i to spod całej tej soli. Zaczyna się od paciorka na wrzecionie, potem jest
    sznurek, a potem woda odbiera krzesłu poręcze. Kobieta od noży wkłada w nią palec, a palec do
    ust. Posyła na górę chłopca, żeby zatrzymał szkołę na pochylni, aż ktoś wymyśli, co jej
    powiedzieć. Dwoje rzeźbiarzy odłożyło noże i trzyma w niej obie ręce. Nie piją. „Miękka” – mówi
    starszy, który przyszedł kiedyś na tydzień. Z puszki na skaleczenia dostajesz maść na dłonie.
    Krzesło tymczasem spłynęło całe. Zawór wisi na własnej rurze, na tej samej wysokości, i siedzi
    na niczym.
    .title = Słodka
entry-243 = Ani drgnie, więc walisz w niego drążkiem, raz. Dźwięk idzie w górę po ścianie, obchodzi
    galerię i schodzi za chrzcielnicę. Zajmuje mu to tyle, że kobieta od noży zdążyła przejrzeć
    noże. Nie brakuje żadnego. Dźwięk wraca razem z krokami. „Nasi chodzą boso” – mówi kobieta. Te
    są podkute, a jedna noga powłóczy. Mijają miejsce, w którym stoisz, i idą dalej, pochylnią
    w górę, do twoich kół.
    .title = Dźwięk wraca
entry-244 = „Uważaj mi na białe” – mówi głos spomiędzy prześcieradeł. Wiszą mokre, po osiem na
    sznurze, daleko od wszystkich domów, a każde jest zaszyte z trzech boków i pół czwartego.
    W jednym dałoby się wykąpać. Wychodzi stamtąd solarka Orla, rękawy podwinięte, klamerki
    w bandolierze. „To dla najniższej ulicy” – mówi. „Nikt im nie powiedział, że brakuje, bo nie są
    na niczyjej zmianie. Mogę ci odstąpić ze dwa prania do tego szkła. Możesz też polecieć
    i donieść, jak ktoś lubi spać spokojnie. Albo podziwiasz widok, złotko, a mnie tu nie ma”. Na
    ostatniej klamerce wisi czapka celnika. Wyprano ją z resztą.
    .title = Sznur z praniem
choice-244-buy = Kup dwa prania
choice-244-report = Podaj jej nazwisko
choice-244-pass = Podziwiaj widok
result-244-buy = Płacisz jak za bieliznę, a o zmierzchu szkło na placu jest wyżej o palec.
result-244-report = Podajesz nazwisko i dziękują ci kartką, na której wypisano je z błędem.
result-244-pass = Zdejmuje sznur za twoimi plecami i mówi, że dopisze to do twojego rachunku.
entry-245 = Trzy otwarte. Z ostatniego jeszcze kapie, kiedy w rurze pod butami przewraca się na
    drugi bok coś długiego jak ulica. Nie spieszy się. Przejeżdża pod tobą jak tramwaj pod salonem
    i zostawia rurę pełną. Kubek zakołysał się na gwoździu i już wisi prosto. W Pompach widzieli
    w szkle, jak idzie w górę, o czym każdy opowie ci z osobna, i wyszli na mur morski w fartuchach,
    popatrzeć. Wody było na wszystko. Ani jedno z Sześciu Kół nie ruszyło.
    .title = Długie jak ulica
entry-246 = Człowiek z wezwaniem ma sól po kolana, a w kieszeni kanapkę, której nie wolno mu tknąć,
    póki nie weźmiesz papieru. Papier jest mokry na wylot. Nie drze się. Wzywa miasto Pompy, żeby
    przy niskiej wodzie stanęło w Zatopionym Pasażu i odpowiedziało za czterdzieści lat. Ponieważ
    miasta nie chodzą, wzywa też tego, kto im ostatnio otwierał rury. „Znaczy się, ciebie” – mówi
    i odwija kanapkę. O krok od twojego buta jest studzienka, a przy niej strzałka kredą, nisko, od
    kogoś o krótkich rękach. Kreda jest Małej i odwrócona czwórka też. Kiedy tu była, trudno
    powiedzieć. Pod kratą widać szczebel i czuć przeciąg, który unosi róg wezwania i odkłada na
    miejsce.
    .title = Mokry papier
choice-246-court = Staw się na wezwanie
choice-246-deep = Unieś kratę
result-246-court = Każe ci pokwitować dwa razy, raz za miasto, i wraca do domu mokrą stroną drogi.
result-246-deep = Je dalej, plecami do ciebie. Nikt mu nie kazał doręczać dziurze.
entry-247 = Wczoraj przy śniadaniu ze szkła na placu zszedł ostatni cal. Mówi ci o tym kobieta,
    która niesie kuzynce pusty dzban, żeby widziano, że coś robi. Jeden trzymał kubek pod kranem,
    mówi, i trzymał go dalej. Nie ruszano go. Koło południa ktoś przyniósł mu stołek, a pod wieczór
    zmienił go sąsiad. Kobieta ma też dla ciebie papier. Rozdawał je człowiek w mokrych pończochach
    i jest to jedyna mokra rzecz na całej drodze. Pompy mają stanąć przy niskiej wodzie w Zatopionym
    Pasażu. Wolno im przysłać tego, kto był przy ich zaworach.
    .title = Ostatni cal
entry-248 = Niska woda wypuściła Zatopiony Pasaż na popołudnie i z sufitów schodzi jeszcze morze.
    Sąd urzęduje dwa piętra wyżej, w dawnym dziale z obuwiem, na pochyłych stołeczkach. Sędzia Pąkla
    jest głuchy. Siedzi za ladą, dłonie trzyma płasko na drewnie i patrzy na usta tego, kto wszedł
    ostatni. Twoje miejsce na liście jest już wpisane, kredą, między zderzeniem a księżycem.
    „Pompy” – mówi sędzia. „Czterdzieści lat. Kto z was podnosi oczy, kiedy mówi?” Dłużnik może
    powiedzieć sześć rzeczy, tłumaczy pisarz, i trzyma się je w worku, bo dawniej każdy zaczynał od
    tej samej. Morze ma na ścianie kreskę, o której musi być z powrotem. Woźny prosi, żeby wycierać
    nogi przy wyjściu.
    .title = Obuwie damskie
entry-249 = „Kto za was mówi, staje na tym” – mówi woźny. To płyta wagi do paczek, wpuszczona
    w podłogę, a pod deskami idzie od niej mosiężny pręt do stołu sędziego. Dzięki temu sędzia
    czuje, czy mówią szczerze. Pisarz może pokazać. Wchodzi na płytę i mówi, że lubi brata żony.
    „Nie lubi” – mówi sędzia, który patrzył w okno. Do końca musi to być ta sama osoba, bo mosiądz
    uczy się ciężaru. Woźny przeciera płytę rękawem. Jedno miejsce zostawia mokre, z palcami, tam,
    gdzie poprzednio ktoś stał boso.
    .title = Waga do paczek
choice-249-name = Wskaż Rzecznika
result-249-name = Płyta ugina się o włos i daleko, pod dłońmi sędziego, stół przyjmuje to do
    wiadomości.
entry-250 = Sześć kół, mówisz: ile podnoszą na dzień i kto z tego pije. Sędzia rozsznurowuje but.
    Bosą stopę przykłada do rury za ladą i tak ją trzyma przez cały twój wywód. „Dalej” – mówi. „Na
    razie bez sprzeciwu”. Pisarz przestał pisać, żeby nie trząść podłogą. Rura wyschła, zanim pisarz
    przyszedł na świat, a wielki palec u nogi sędziego wybija na niej takt.
    .title = Argument z pożytku
choice-250-plead = Objaśnij przekładnię
choice-250-kid = Niech Mała poda takt
choice-250-pay = Zapłać za inżyniera
result-250-plead = Mówisz do zdarcia gardła, a kiedy palec staje, staje po twojej stronie.
result-250-plead-fail = Podajesz przełożenie na odwrót. Palec staje, but wraca na nogę.
result-250-kid = Zwalnia go o włos, jednym palcem, i mówi, że teraz jest dobrze.
result-250-pay = Płacisz człowiekowi w woderach, a on mówi to wszystko jeszcze raz, z rysunkiem.
entry-251 = Mówisz o pragnieniu. Nie kończysz drugiego zdania, a woźny już nalewa szklankę słodkiej,
    jedyną w budynku, i stawia ją na barierce. Wszyscy patrzą, jak jej nie pijesz. W ostatnim
    rzędzie ktoś liże kciuk i go chowa. „Bez wody się nie da” – mówi sędzia, który czyta to teraz
    z twojego gardła. „A długo się nie dało?” Pod szklanką, w lakierze, jest jasny krążek. Obok są
    inne.
    .title = Argument z pragnienia
choice-251-plead = Puść szklankę po sali
choice-251-kid = Daj szklankę Małej
choice-251-pay = Zapłać za każdą szklankę
result-251-plead = Obchodzi salę i wraca pełna po tę samą kreskę. Wpisano do akt.
result-251-plead-fail = Ręka zdążyła przed argumentem. Szklankę wpisano przeciw tobie.
result-251-kid = Wypija pół, odstawia na krążek, dziękuje i nikt nie chce mówić po niej.
result-251-pay = Wychodzi drogo. Ścierają z barierki krążek po krążku i wpisują, że zapłacono.
entry-252 = Zawsze tak było, mówisz. Dwaj ludzie przynoszą księgę zwyczajów, napuchłą jak owca,
    i spuszczają ją na pasach na ladę. Kartki zrosły się w płyty. „Znajdź” – mówi sędzia, a pisarz
    podaje ci łopatkę do ryb. Mniej więcej w środku jest jedna luźna. W nagłówku ma POMPY, niżej
    wiersz na każdy rok, i w każdym, czterdzieści razy, tym samym atramentem, wpisano to samo: nie
    pytano.
    .title = Argument ze zwyczaju
choice-252-plead = Odczytaj pusty margines
choice-252-kid = Niech Mała spyta teraz
choice-252-pay = Kup księdze okładki
result-252-plead = Schodzi ci na to głos do wieczora, ale nikt dotąd nie czytał tego, czego tam nie
    ma.
result-252-plead-fail = Kartka zostaje ci w palcach i owcę wynoszą z powrotem.
result-252-kid = Pyta od ręki, za ten rok, i pisarz musi dorysować nowy wiersz.
result-252-pay = Płacisz introligatorowi, owca odjeżdża na taczkach, a zwyczaj uznaje się za
    odczytany.
entry-253 = Deszcz pada, mówisz, pływ przychodzi i nikt nie przysyła rachunku. Jeszcze to mówisz,
    a pływ wchodzi na drugi stopień, godzinę wcześniej niż na rozkładzie ze ściany, i tam staje.
    Woźny pyta, czy on z tobą. „Wpisać jako świadka” – mówi sędzia. Pisarz macza pióro. „Niech
    będzie odnotowane, że przyszedł, kiedy o nim mówiono. I że wszyscy zabrali nogi”. Pisarz rysuje
    nogi.
    .title = Argument z pogody
choice-253-plead = Zejdź mu naprzeciw
choice-253-kid = Poślij Małą na słuch
choice-253-pay = Zwróć świadkowi za drogę
result-253-plead = Stoisz w nim po łydki, aż opada o stopień, a pisarz wpisuje „cofnął się”.
result-253-plead-fail = Niesie twój lewy but aż pod okno i przynosi z powrotem jako dowód.
result-253-kid = Schodzi dwa stopnie, mówi mu, która godzina, i pływ czeka na zewnątrz, aż będzie
    właściwa.
result-253-pay = Opłata leci ze stopnia, moneta po monecie, i o tyle właśnie woda odchodzi.
entry-254 = Ledwie wspomnisz o umowie, już ją niosą: jedna strona, jeden kleks. Czterdzieści lat
    wody, zwrot na zapytanie. Pisarz trzyma ją pod lampą, a spod kleksa przebija nazwisko Lindqvist,
    z drżeniem przy q. „Przyszedł tu pieszo, z dzieckiem na plecach” – mówi sędzia. „Było za suche,
    żeby płakać. Pióro dostał ode mnie za wcześnie, nie zdążyło obciec”. Odwraca dłonie, wewnętrzną
    stroną do góry. „Kleks jest mój”.
    .title = Argument z umowy
choice-254-plead = Podważ słowo „zapytanie”
choice-254-kid = Postaw obok Małą
choice-254-pay = Zapłać za czystą stronę
result-254-plead = Na jedno słowo schodzi popołudnie i wychodzi, że na głos nie padło nigdy.
result-254-plead-fail = Czyta ci z ust, potem ze strony, a strona mówi wolniej.
result-254-kid = Jest tego wzrostu, co byłoby tamto dziecko, i sędzia dalej nie czyta.
result-254-pay = Przepisują to od nowa na twój koszt, a kleks sędzia stawia na swoim miejscu
    osobiście.
entry-255 = Łaski, mówisz. „Dla nich czy dla wody?” – pyta sędzia. Pyta poważnie. Podnosi dłonie ze
    stołu i wyciera je, palec po palcu, żeby nic nie przeszkadzało. Tę drugą połowę masz
    nieprzygotowaną. Pod parapetem morze podnosi stołek, niesie go przez całą salę i odstawia na
    miejsce. Nikt tu nigdy nie stawał w jego imieniu. Woźny przytrzymuje płytę stopą, żeby się nie
    wychylała.
    .title = Argument z łaski
choice-255-plead = Poproś dla obu stron
choice-255-kid = Zapytaj Małą, dla kogo
choice-255-pay = Zostaw pieniądze na oknie
result-255-plead = Oddajesz Pompom każde dobre słowo, jakie masz, a stół jest ciepły po twoich
    łokciach.
result-255-plead-fail = Dla jednej strony idzie ci świetnie, o drugiej ani słowa, a sędzia miał już
    na to suche ręce.
result-255-kid = „Dla obu, bo to jedna rura” – mówi Mała, a on jeszcze raz wyciera ręce.
result-255-pay = Nikt ich nie tknie. Po wysokiej wodzie ich nie ma, a na ich miejscu stoi stołek.
entry-256 = Papier jest suchy, jedyna sucha rzecz w budynku: sędzia na nim siedział. Pompy mogą
    podnosić, ile im trzeba, a pierwszego dnia kwartału odniosą trochę z powrotem. W zamian morzu
    odczyta się warunki, zanim podejdzie wyżej. Nowe zaczynają się tuż pod starymi i pod ich
    kleksem, a nazwisko w kleksie zostawiono tak, żeby każdy mógł zobaczyć, że to Lindqvist. „Syn
    wie” – mówi sędzia. „Podpisałby. Podpisałby wszystko, co mu położą, i dlatego pytam ciebie”.
    Swoją część ma już zrobioną, po omacku, wzdłuż linijki. „Albo podrzyj. Wtedy nic nikogo nie
    wiąże. Mówię: nikogo”. W korytku leżały dwa pióra. Zatrzymał to, które robi kleksy.
    .title = Lepsze pióro
choice-256-sign = Podpisz za miasto
choice-256-tear = Podrzyj papier
result-256-sign = Twoje nazwisko zawiśnie na stałe w czyimś biurze. Atrament chwyta od razu.
result-256-tear = To jedyny głośny dźwięk tego posiedzenia. Sędzia, który nie mógł go słyszeć,
    podnosi oczy.
entry-257 = Jeszcze jedno zdanie, o tyle prosisz. Pisarz przestawił kałamarz na spodek i puścił
    spodek na wodę. „Wolniej” – mówi sędzia, a morze ma przy drugim guziku. Schyla się, w miarę jak
    go przybywa, żeby nie tracić twoich ust, i czyta z nich, aż znajdą się pod spodem. Nikt nie
    powie, że to nieuczciwe. Woźny wyprowadza cię za kołnierz na dach i daje numerek na następne
    posiedzenie, za dwa tygodnie. „Odroczono” – mówi. „Do tego czasu morze będzie chciało odebrać
    swoje”. W dole Pasaż napełnia się po szyld nad wejściem. Potem woda idzie dalej, cała razem,
    krótszą drogą do Pomp.
    .title = Odroczono
entry-258 = Schody prowadzą na peron, a peron ciągnie się dalej, pod wodą, przy zapalonych lampach.
    Widać ławki, wagę osobową i plakat znad morza. Woda jest tak przejrzysta, że nie ma wierzchu,
    dopóki nie znajdzie go but. Mała staje na krawędzi i macha, porządnie, całą ręką. Czeka.
    Opuszcza rękę. „Dobrze” – mówi. Pytasz, do kogo to było. „Nie, bo jakby ktoś był, toby
    odmachał”. Dalej idzie się schodami z przeciwka, trzydzieści kroków, przeważnie po pierś, i to
    twoją. Tam, pod powierzchnią, chodzi zegar i zgadza się z Małą co do minuty.
    .title = Lampy na peronie
choice-258-wade = Brnij na tamtą stronę
result-258-wade = Niesiesz w zębach jej buty i wiesz już, pod którymi lampami jest głęboko.
result-258-wade-fail = Noga mija krawędź. To, co łykasz, jest przejrzyste i smakuje lampą.
entry-259 = Turbiny nikt nie wyłączył. Stoi w szybie, w którym zmieściłaby się stodoła, czarna,
    naoliwiona, i robi jeden obrót na godzinę. Mała stawia jej na obwodzie kropkę kredą, patrzy, jak
    kropka odjeżdża, i musi spojrzeć gdzie indziej, żeby to zobaczyć. Na wysokości twojej piersi
    idzie mosiężne ramię. Podnosisz palec. Ramię dochodzi, podaje mu rękę i idzie dalej. „Trzymają
    ją w cieple” – mówi Mała. „Jak ciasto”. Taca pod spodem jest pełna dobrego paliwa, a nad tacą
    wisi łopata. Żeby sięgnąć, trzeba poluzować dławnicę i być z powrotem przed następną. „Masz od
    teraz” – mówi Mała.
    .title = Jeden obrót na godzinę
choice-259-ease = Poluzuj dławnicę
result-259-ease = Kosztuje to skórę z kostki, a taca wychodzi pełna, z łopatą tuż za sobą.
result-259-ease-fail = Łopata, jak na siebie, jest przed czasem i łamie rozpórkę od twoich kół,
    użytą za łom.
entry-260 = Cztery i dwa, stuka Mała w skałę i sadzawka się zapełnia. Ryby są białe jak świece,
    a tam, gdzie miałyby oczy, mają gładką skórę. Schodzą się na stukanie i ustawiają według
    długości. Najmniejsza jest przy jej bucie. Jedna spora wepchnęła się przed swoją kolej i zaraz
    ją przesuwają. Mała idzie brzegiem i cały rząd idzie z nią. „Myślą, że jestem rurą” – mówi.
    „Nie, nie klaszcz, przyszłyby do każdego. To im właśnie dolega”. Od samej klapy nie było nic do
    jedzenia ani dla niej, ani dla ciebie. Na końcu, pod twoją ręką, leży najdłuższa, na swoim
    miejscu, i się nie rusza.
    .title = Według długości
choice-260-eat = Wyjmij najdłuższą
choice-260-learn = Naucz się stukania
result-260-eat = Mała nie chce patrzeć i dwa razy bierze dokładkę. Rząd w sadzawce już się zwarł.
result-260-learn = Zostaje ci głód, a do końca życia każda ciemna sadzawka stanie przed tobą
    w rzędzie.
entry-261 = Strop schodzi między jednym krokiem a drugim, bez pośpiechu, na całej szerokości, jak
    żaluzja w sklepie. Zatrzymuje się na twoim tobołku. Na dole została szpara na dłoń, a w szparze
    światło lampy i buty Małej, po tamtej stronie. „Nie, on nie skończył” – mówi Mała. „On się tylko
    oparł. Postoi, dopóki ma o co”. Jedno ramię masz już pod spodem. Za kolanami zaczął sypać się
    żwir i sam się sortuje, grube do grubego. Ze szpary wysuwa się jej ręka, wnętrzem do góry,
    i pstryka palcami.
    .title = Szpara na dłoń
choice-261-gear = Daj mu się na czymś oprzeć
choice-261-crawl = Przeciągnij wszystko
result-261-gear = Siada ze skrzypieniem na tym, co dostał, a ty wychodzisz na płask i z pustymi
    rękami.
result-261-crawl = Rzeczy masz wszystkie, skóry sporo mniej. Mała liczy cię z obu końców.
entry-262 = Tu ktoś obozuje. Lampa się pali, a czajnik dopiero co przestał wrzeć. Każda rzecz ma
    metkę z ceną: lampa, czajnik, gwóźdź, na którym wisi lampa, i same metki, sześć za jeden. WRÓCĘ
    PRZED PŁYWEM, głosi kartka, a za datę podano „wiosna, ten duży, z pianinem”. Mała przykłada ucho
    do skały. „Są tam w środku” – mówi. „Nie, nic im nie jest. Nie mogą się zdecydować, czy się
    wstydzą”. Przy kartce stoi otwarta puszka na pieniądze. Obok leży na kupce odliczona reszta, za
    coś, co jest dopiero do wybrania.
    .title = Wrócę przed pływem
choice-262-barter = Wrzuć coś do puszki
choice-262-leave = Nie ruszaj puszki
result-262-barter = Reszta się zgadza. Ktokolwiek to jest, stał kiedyś za ladą.
result-262-leave = Odchodzisz kawałek i słychać, jak za skałą pokrywka wraca na czajnik.
entry-263 = Pod kratą, na czwartym szczeblu, wisi blaszana tuba z szablonem PO UŻYCIU ZWRÓCIĆ,
    a w tubie jest Mapa Głębokich Dróg. Drukowano ją na ceracie i dopóki nie trzyma się jej nad
    głową, nic z niej nie wynika. Pokazuje kraj od strony odpływów, każde miasto do góry nogami
    i każde połączone z każdym. Zgorzel dynda na dziewięciu studniach. Alice wisi na nitce. Z Pomp
    schodzi korzeń tak długi jak cała reszta, a na nim są trzy szyby w kółkach: pod Piaskoryjem, pod
    Porzuconą Rafinerią i pod Czaszą Chóru. Jedna rzecz nie jest na opak, dopisek na marginesie,
    świeżą kredą: „1 pod ziemię ze mną, reszta na klapy, bo nie wyjdziemy”. Ktoś to musi nieść,
    a z tego kapie.
    .title = Kraj od strony odpływów
choice-263-carry = Weź mapę
result-263-carry = Zwinięta jest nie krótsza od twojej ręki i dalej kapie, z końca od strony Pomp.
entry-264 = Przy trzecim szybie Mała przykłada ucho tam, gdzie przykładała poprzednio, krzywi się
    i zaczyna się śmiać. Tego jeszcze nie słyszano. Śmiech schodzi rurą i długo można za nim iść
    słuchem. Z czego, Mała nie powie. Trzyma to dla siebie do wieczora i dwa razy musi się o coś
    oprzeć. Przy kolacji najpierw zjada skórkę, jak zawsze, potem ustawia okruszki w rządek
    i patrzy, czy wszyscy przełknęli. „Trzymają drzwi” – mówi. „Wszystkie trzy. I każdy w kółko mówi
    do reszty: ależ ty pierwszy. Od czterdziestu lat”. I musi odłożyć chleb.
    .title = Co mówił szyb
entry-265 = Mała trzyma cię za rękaw, a potem jest już tylko rękaw. „Tu jestem” – mówi ciemność,
    zła. Próbujesz wstać i nic z tego. „Nie, leż, na stojąco i tak z ciebie żaden pożytek”. Przez
    chwilę słucha cię to tu, to tam, jak hydraulik, i uznaje, że do rana nie przeciekniesz. Nad
    głową piszczy po kamieniu kreda, z dźwięku sądząc strzałka, a za strzałką jakieś słowa. Lampę
    stawia w zasięgu twojej ręki i sama ją zapala. Potem idą buty, zawiązane na podwójny węzeł,
    drobnym równym krokiem, do kogoś, kto jest najbliżej.
    .title = Tylko rękaw
result-265-taken = Mówi, gdzie leżysz, zanim ją spytają, kim jest, i wsiada na bagaż.
result-265-lost = W pobliżu nie ma nikogo. Z kredy wynika, że poszła do domu i masz się nie martwić.
entry-266 = Wychodzi się inną drogą, niż się schodziło. Ta kończy się w komórce na węgiel, w biały
    dzień, daleko od każdej pilnowanej klapy, a kto klap pilnował, dowiaduje się biegiem. Obok
    ciebie mruży oczy Mała albo nie mruży nikt i jest tylko jej strzałka, od spodu pokrywy, a za
    strzałką DO DOMU. Mapa przemokła i odbiła ci się na koszuli, lewa za prawą. Odciągasz płótno od
    skóry, żeby przeczytać. We wszystkich odpływach jest woda. Widać, jak pełznie po liniach, od
    każdego miasta, i pełznie w jedną stronę.
    .title = Lewa za prawą
entry-267 = Nakaz przybito do muru morskiego, obok najnowszej linii, a pływ podchodzi do niego
    i czyta. Zaczyna od nagłówka. Bierze strony, jedną i drugą. Na koronie muru stoi nocna zmiana
    w kocach i nikt nie chce być tym, kto powie, że działa. W połowie kartki woda staje, równo
    z kleksem. Był tu Lindqvist z lampą, znalazł nazwisko pod śladami młotka i wrócił do swoich kół,
    które się nie obracają. Człowiek, który przyniósł gwoździe, pakuje się. „Morze czyta wolno” –
    mówi. „Jutro o tej porze będzie przy podpisach. Potem zechce widzieć kogoś z wiadrem”. Woda
    w szkle na placu minęła kreskę, przy której stała dawniej, stanęła o palec od brzegu i drży jak
    pełna łyżka.
    .title = Nakaz
entry-268 = Narysowany od tyłu, jak na mapie, Korek ma zawias. Odkąd go widać, nie da się z tego
    zrobić na powrót sterty. To coś, co zostawiono uchylone, a gruz z całego kraju namiotło pod
    próg. Wieści przysłał człowiek, który kredą spisuje przecieki. 12.40, pisze, jeszcze nie ustało.
    Ma nadzieję, że zastaje adresata w zdrowiu, u niego jest kwadrans po szóstej. W Pompach szkło na
    placu napełniło się ponad dawną kreskę, a ludzie, którzy stali do niego z wiadrami, odwrócili
    się, razem z wiadrami, i są kolejką w przeciwną stronę.
    .title = Uchylone
entry-269 = Od dna, prędko i czysto, napełnia się szkło na placu i Pompy wiwatują, aż wiwat cichnie
    bez powodu. Najpierw cichnie u stóp schodów. Woda doszła do kreski, przy której stała zawsze,
    i kreska nie zrobiła na niej wrażenia. Rynsztokiem płynie w złą stronę i niesie korek od
    butelki. Lindqvist wzywa dzwonem wszystkie zmiany i wszystkie stopnie i rozsyła po drogach
    pytanie do każdego, kto ma koła, ile się na nich zmieści. Ma listę, kogo zawiadomić. Zaczyna się
    przy murze morskim, schodzi ulicami i podestami i jest to dobra lista, a najniższej ulicy, tej
    za bramą, na niej nie ma. Kobieta wynosi tam dywan.
    .title = Wiwat
entry-270 = Jeden kamień w Korku ma jeszcze na sobie szyld knajpy, SUCHY DOK, i wszystkie inne się
    o niego opierają. Człowiek od kredy zarzucił godziny i pisze same wysokości. „Ten” – mówi. „Jak
    ten usiądzie, usiądzie reszta”. Masz drążek, łańcuch i wciągarkę, która wypije, cokolwiek jej
    dać. Przez szparę wchodzi morze, jedną gładką płachtą, a w płachcie stoi na sztorc wiadro
    i nigdzie się nie wybiera.
    .title = Suchy dok
choice-270-bar = Zaprzyj się plecami
choice-270-winch = Napój wciągarkę
result-270-bar = Coś puszcza ci w krzyżu. Kamień się przesuwa i cała tama siada pewniej.
result-270-bar-fail = Kamień się obraca, pokazuje WEJŚCIE OD PODWÓRZA i wpuszcza drugie tyle.
result-270-winch = Wciągarka pije do dna i wybiera łańcuch, ogniwo po ogniwie, szyldem do przodu.
entry-271 = Stajesz w rzędzie między piekarzem a młynarzem, z którym piekarz nie rozmawia. Do rąk
    przychodzi worek. Odwracasz się z nim, a tam są ręce. Wzdłuż całego muru stoją siostry,
    lokatorzy, obie strony jednego procesu i nikt nie podnosi oczu. Piasek jest ze szkolnej
    piaskownicy. Trafia się w nim czasem blaszana łopatka albo pół konika. Też idą dalej, a na
    mokrym końcu ktoś ustawia je na samym wierzchu.
    .title = Rząd
entry-272 = Po dziesięcioro na kurs, a dziesiąty niesie maszynę do szycia. Mierzy wolne miejsce
    okiem, stawia na nim maszynę i się cofa. Obszyła pół miasta, mówi, a jemu kiedyś powiedziano, że
    umie pływać. Już ją wiążesz, kiedy jedna z kobiet schodzi na ziemię. To jej maszyna. Pożyczyła
    mu ją dwie zimy temu. Bierze ją na biodro, jego sadza na miejscu za kołnierz, a sama idzie
    z tyłu i nawleka igłę.
    .title = Dziesiąte miejsce
entry-273 = Klucz od dolnej bramy Lindqvist trzyma w kopercie. Dostał ją po ojcu, razem z posadą.
    Będzie wiedział kiedy, mówił ojciec. Nie otworzył i lak zdążył już zmięknąć. Gdyby tę bramę
    podnieść, najniższa ulica wzięłaby to, co teraz bierze plac, i wzięłaby po okapy. Linie pływów
    na murze są wszystkie pod wodą. Ludzie z dołu zdążyliby dachami, gdyby im powiedziano. Nie
    powiedziano. Lampy mają zapalone i jakaś kobieta trzepie dywan. Lindqvist posłał więc gońca,
    żeby cię znalazł, gdziekolwiek jesteś, bo woli usłyszeć to cudzym głosem. „Górny stopień czy
    dolny?” – pyta goniec. „To cała wiadomość”. Pytasz, dokąd odesłać odpowiedź. Podaje adres, swój.
    To na najniższej ulicy.
    .title = Koperta
choice-273-drown = Każ podnieść bramę
choice-273-hold = Zostaw ją zamkniętą
result-273-drown = Uchodzą dachami z tym, co mieli w rękach, a z placu woda schodzi.
result-273-hold = Koperta wraca pod płaszcz, a plac zdejmuje buty.
entry-274 = Ulica ma brzeg i ten brzeg idzie po schodach w górę. Nie jest grubszy od rąbka. Zawija
    się na stopień, maca wzdłuż i podaje wyżej, co leżało na poprzednim: korek, grzebień, potem
    krzesło, na własnych nogach, krokiem. Na podeście wszyscy przesuwają się o jedno miejsce. Robią
    to cicho, z dobytkiem na kolanach, jak rząd w teatrze. Został jeden podest. Ze świetlika ktoś
    trzyma ci drabinę za ostatni szczebel. Na schodach usiadł stary człowiek, żeby zawiązać paczkę,
    a brzeg znalazł już sznurek.
    .title = Brzeg
choice-274-stay = Utrzymaj dla nich schody
choice-274-leave = Wyjdź świetlikiem
result-274-stay = Bierze cię pod kolana, razem z krzesłem, a paczka wędruje na górę sucha.
result-274-leave = Oddajesz schody i wciągają cię na dachówki, między mewy i zegary.
entry-275 = Fali nie ma. Morze wstaje we wszystkich domach naraz, piętro po piętrze, i otwiera okna
    od środka. Kapelusze płyną na wysokości głów i trzymają się chodników. Szkło na placu idzie pod
    wodę, a poziom w nim wciąż rośnie, aż to, co w środku, i to, co dookoła, jest jednym i tym
    samym. Kto został na ulicy, ten jedzie razem z wodą, do domów i z domów, przez kuchnie,
    w których nakryto do stołu, i zostaje pod którąś ścianą. Nie słychać, żeby wołano. Słychać
    naczynia, naczynia całego miasta, odstawiane ostrożnie.
    .title = Na wysokości głów
entry-276 = Sznur z praniem przyjechał bez prania. Idzie w poprzek drogi do Pomp, na wysokości
    twojej brody, klamerki ma na sobie i znajdujesz się pod nim, zanim widać, kto trzyma końce.
    „Jest otwarty rachunek” – mówi Orla. Z bram wyszło czworo jej ludzi, rękawy podwinięte, nogawki
    mokre. „Całą ulicę trzymałam z dala od wszystkich ksiąg, a teraz jest strona i na niej twoje
    nazwisko. Otwartej strony przez pływ nie zostawiam. I dziękować mi nie trzeba”. Odpina czapkę
    celnika i daje chłopcu do potrzymania. „Jak coś z ciebie zostanie, złotko, możemy pogadać
    o praniu”. Za plecami ktoś naciąga sznur.
    .title = Otwarty rachunek
choice-276-fight = Przetnij sznur i walcz
choice-276-buy = Pogadaj o praniu
result-276-fight = Wychodzisz ze śladami klamerek. Orla podkreśla stronę i podpisuje, że jest kwita.
result-276-fight-fail = Wieszają cię za rękawy, żeby obciekło, a klamerki doliczają.
result-276-buy = Liczy twoje pieniądze dwa razy, opuszcza sznur i zostawia na krawężniku dwa prania.
entry-277 = „Mogę teraz?” – pyta Mała. Nie może. Czeka, aż skończysz to, co robisz, a potem, aż
    skończysz udawać, że to robisz. Buty związała i powiesiła na szyi, jak załogi kół przed
    zejściem. „Ja chcę zostać przy pompach” – mówi. „Potem też. Musiałabym mieć skrzynkę, żeby
    dostać”. Mówisz jej to wszystko, co mówi się dzieciom. Wysłuchuje do końca, z przechyloną głową,
    jak słucha rur, czekając na to drugie, które jest pod spodem. „U ciebie stuka” – mówi. „Tam,
    w środku. Nie szkodzi. Czwarte Koło też tak ma, kiedy myśli, że idą je wyłączyć”. Kładzie ci
    dłoń płasko na płaszczu i trzyma tak, jak się ją trzyma na żelazie, aż hałas siądzie. Zabiera
    rękę i czeka, co powiesz.
    .title = Skrzynka pod nogi
choice-277-stay = Pozwól jej zostać
choice-277-along = Weź ją ze sobą
result-277-stay = Zwalnia się miejsce na twoim siedzeniu, a ona pyta, czy skrzynka może być wysoka.
result-277-along = Wkłada buty, lewy, prawy, i każdy wiąże na podwójny węzeł.
entry-278 = CYTRYNY, głosi skrzynka. Kiedy Mała na niej stoi, dosięga najniższej szprychy i na tej
    szprysze układa twoje ręce, a na nich swoje. „Nie, nie pchaj” – mówi. „Dojdź dotąd, gdzie
    już-już by poszło, i odpuść”. Pokazuje ci, gdzie oddać ciężar, i koło nie ma z tym nic
    wspólnego. Cała rzecz jest w odpuszczaniu. Napierasz i przestajesz. Pod podłogą coś napiera
    w drugą stronę.
    .title = Gdzie odpuścić
choice-278-aid = Odpuść razem z nią
choice-278-tech = Wyczuj łożysko
result-278-aid = Ręce odmawiają. Koło idzie o palec samo, a Mała odsyła cię na górę, do schodów.
result-278-aid-fail = Jedno uderzenie serca za późno. Koło siada, a schody tracą stopień.
result-278-tech = Zdziera ci skórę z obu dłoni, po czym wisi w równowadze, a Mała ma przy nim ucho.
result-278-tech-fail = Pchasz, a mówiono, żeby nie pchać. Na dole puszczają następne drzwi.
entry-279 = Od rana schody na murze morskim liczą. Na dole ktoś woła stopień, idzie to w górę z ust
    do ust, a chłopak na szczycie stawia kreskę. Teraz nikt nie woła. Od mokrego końca po suchy
    przestali liczyć i słuchają, wszyscy tym samym uchem, lewym, obróconym do domu kół. Garnki stoją
    na ziemi. Jeden zaczął kichać i nie kicha. Kogo przy tym nie było, temu opowiedzą, każdy
    z osobna i każdy tymi samymi słowami: że był taki kawałek pomiędzy i że się ciągnął. Masz na
    głowie worki albo ludzi, albo sążnie, gdziekolwiek jesteś, i wykrzykujesz je dalej. Chłopak
    trzyma kredę przy murze. Nie oderwał jej.
    .title = To samo ucho
entry-280 = Między pływami woda stoi i pisarz podwiózł sędziego łodzią pod sam mur, z księgą na
    kolanach. Lindqvist schodzi do nich w czystym kołnierzyku. Niesie dzban spod pierwszego koła
    i łyżeczkę do musztardy. „Ojciec podpisał” – mówi. Mówi to powoli, sędziemu w twarz. „Wiem,
    odkąd skończyłem dwanaście lat. Nie powiedziałem nikomu, bo zapytaliby, co robimy”. Sędzia Pąkla
    czyta to z niego do końca. Od czterdziestu lat nikt tak nie podniósł na niego oczu. Jedna
    łyżeczka idzie za burtę, do Rozpadliny, i cały mur słyszy, że doszła. Sędzia znajduje kciukiem
    linijkę i podpisuje. Na placu od tamtego południa stoi przy rurze człowiek, który uderzył cztery
    razy. Uderza piąty i Sześć Kół rusza od miejsca, w którym stanęło.
    .title = Łyżeczka do musztardy
entry-281 = Na nowiu są już z powrotem ulice, z desek, na palach. Każdy pal przykryto od deszczu
    kapeluszem, bo kapelusze przypłynęły same, a czyje są, nie umiał powiedzieć nikt. Trafia się po
    nich do domu: przy meloniku w lewo, za słomkowy i prosto. Lindqvist uczy się tego z zeszytem.
    „Druga deska, zielony beret, pali się w piecu” – mówi, ma rację i stawia ptaszka. Dostajesz
    pokój nad placem, z klapą w podłodze. Pod klapą, przy wysokiej wodzie, stoi szkło, pełne po
    brzeg i zajmujące już tylko dla węgorzy. Listonosz wiosłuje wtedy pod łóżkami. Leżysz
    i słuchasz, jak nadpływa: wiosło, kapnięcie, wiosło, i dwa stuknięcia zwiniętą gazetą w deski
    pod twoją poduszką. „Do ciebie nic” – mówi spod podłogi. „Lubię po prostu powiedzieć”.
    .title = Przy meloniku w lewo
entry-282 = Łódź okrąża kominy, wiosła idą do środka i znosi ją nad plac. Woda jest zielona, bardzo
    przejrzysta. Można czytać nazwy ulic. Kolejka zostawiła na dole wiadra, rządkiem przed szkłem,
    czternaście, i coś z wąsami zagląda do każdego. Do piekarni wpływają ryby, jedna, potem kilka,
    i po jakimś czasie wypływają. Piekarz siedzi na dziobie, czapkę w mące trzyma na kolanie. „Przy
    ladzie są” – mówi. „Będą chciały piętkę”. Żona każe mu usiąść, choć siedzi. Wywiezieni mieszkają
    teraz w cudzych kuchniach, a ci tutaj przypłynęli popatrzeć. Kiedy pora wracać, nikt nie kładzie
    wiosła mocno. Słychać krople i chłopca, który wychylił się za burtę i liczy koła. Wychodzi mu
    sześć.
    .title = Piekarnia
entry-283 = Rozkazu nie daje nikt. Wszyscy wołają liczby, kiedy zmienia się dźwięk i oglądasz się,
    a tam Mała przykłada ucho do żelaza i obie ręce ma na kole dla czterech chłopa. Nie ma na to
    siły. Ona na nic nigdy nie miała siły, ona miała tylko rację. Czeka i czeka, a kiedy cały szyb
    nabiera powietrza, opiera się, nie mocniej niż o furtkę, i wielkie koło Pomp rusza jak wskazówka
    zegara. Idzie woda. Idzie brązowa, potem ruda, potem przejrzysta jak szkło, a ludzie na schodach
    nie wiwatują. Zdejmują kapelusze. Wieczorem Mała siedzi na skrzynce i macha nogami. „Ono się
    wcale nie zacięło” – mówi. „Czekało, aż je ktoś zapyta kiedy”.
    .title = Mała obraca koło
entry-284 = Koła chodzą, wszystkie sześć, bez zarzutu. Mają teraz co podnosić, podnoszą to z morza
    i wylewają do morza. Po szprychach porosły wodorosty i jeżdżą w kółko długimi zielonymi
    rękawami. Na placu, cztery sążnie niżej, kran przy szkle jest wciąż odkręcony. W dół muru
    morskiego, dokąd sięga światło, schodzą linie pływów, czterdzieści lat dat i inicjałów. Jeszcze
    jedna jest na samej górze, w powietrzu, malowana w pośpiechu. Ma datę, inicjałów nie ma,
    a pędzel stoi na stopniu, w puszce. Około południa od główek portu wchodzi martwa fala i idzie
    rurą spustową aż do kolanka. Uderza cztery razy. Potem się cofa i możesz tam czekać, jak długo
    chcesz.
    .title = Bez zarzutu
entry-285 = Dziś rano maluje się linię na ten rok. Ktoś przypłynął łodzią z puszką białej, z długim
    pędzlem i sznurkiem z ołowiem i maluje ją na tym, na czym jeszcze można. Schodzi na to trochę,
    bo kołysze, a ostatnie pociągnięcie widzi potem każdy. Teraz data. Teraz sprawa inicjałów,
    pędzel stoi nad tym miejscem i czeka, zbiera się kropla, łapie ją mankiet. Ktoś je stawia, małe.
    Łódź cofa się o długość albo dwie, żeby było widać z właściwej odległości. Nie jest prosta.
    Siedzą i przechylają głowy, aż jest.
    .title = Linia na ten rok
entry-286 = Od komina do komina, tuż nad wodą, biegną nad najniższą ulicą sznury. Prania na nich nie
    ma. W poniedziałki chłopiec w połówce beczki pływa pod spodem i próbuje każdego węzła. Gdy
    któryś puścił, poprawia go i odpycha się dalej od czyjejś kominowej nasady. Nikt mu nie kazał.
    Jest teraz księga z tą ulicą, pierwsza, w jakiej ją zapisano: strona na dom, kto spał w którym
    pokoju i co stało na piecu. Prowadzona jest starannie i można ją obejrzeć, trzeba tylko zapytać.
    Pod wieczór z Rozpadliny przychodzi wiatr i unosi sznury, wszystkie razem, o tyle, ile waży
    koszula. Nikt ich nie zdejmuje.
    .title = Od komina do komina
entry-287 = Oprawili papier w ramki, razem z kleksem, i powiesili nad czajnikiem, w tym, co służy za
    biuro. Dla gości trzeba przetrzeć szybkę. Czyta się teraz dwa nazwiska, pierwsze przy dobrym
    świetle. Raz na kwartał, gdy woda stoi, ktoś schodzi do morza z dzbanem. Dawniej była to kara,
    teraz jest lista. Wylewa się wszystko i strząsa ostatnią kroplę. Potem się czeka, na najniższym
    stopniu, z zimnem w podeszwach, aż przypłynie pisarz i wystawi pokwitowanie. Te idą na szpikulec
    przy drzwiach. Na najdawniejszych jest napisane „przyjęto dzban, jeden”. Na ostatnim, tym samym
    drobnym pismem, jest słowo więcej, a brzmi „zapytano”.
    .title = Raz na kwartał
