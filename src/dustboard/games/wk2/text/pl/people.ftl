# Kogo się spotyka po drodze i co się z nimi stało. Kiedy który wiersz się pokazuje, stoi w content/data/people.toml.

person-rusty = Rusty
    .who = sadzi auta w Ogrodzie
    .home = W rzędzie jest luka, w sam raz na twoje koła.

person-pip = Pip
    .who = lat dziewięć, brygadzista
    .home = Trzy rysy przeszły z ksiąg Ogrodu na twoje konto.

person-marrow = Szpik
    .who = pobiera myto w peruce z wypożyczalni
    .sold = Ma twój zawór i żal, że nie było dyskusji.

person-ketch = Ketch
    .who = czyta dym dla dzikich lokatorów
    .cup = Jeden kubek obszedł jej dziewięcioro i ciebie.
    .dry = Przyjęła odmowę jak godzinę na zegarku.

person-seven = Siódemka
    .who = kurierka, w każdym żarcie ma rachunki
    .asks = Sama poprosiła o słuchawkę.
    .names = Wymieniła wszystkie dziewiętnaście imion.

person-tally = Ciocia Rachuba
    .who = głos, który kończy spis
    .total = Suma się zgadza, słuchawka odłożona.
    .names = Podziękowała Siódemce i kazała sobie to przeliterować.

person-abacus = Brat Abakus
    .who = liczy na sznurze śrub
    .bolt = Wrócił po ostatnią śrubę.

person-clerk = Referent
    .who = Rozjemca w rozpinanym swetrze
    .column = Przyszedł z daleka w sprawie rubryki czwartej.
    .relieved = Jego krzesło jest teraz twoje.

person-coyle = Ines Coyle
    .who = zawiadowczyni Świętej Pamięci Małgorzaty
    .arrived = Dowiozła trzystu do źródła.
    .grave = Powiesiła gwizdek na słupku.
    .stopped = Mieszka w budce maszynisty i myje szyby.

person-tolliver = Tolliver
    .who = lat dwanaście, rysuje szyny, których nikt nie położył
    .laid = Czterdzieści metrów rysunku już się zdarzyło.

person-unit = Majster Agregat 9
    .who = szuka posady, ma referencje
    .alone = Pojechał dalej w pojedynkę, po własnych szynach.

person-lindqvist = Bo Lindqvist
    .who = Starszy Kół w Pompach
    .said = Powiedział na głos, kto podpisał.
    .planks = Uczy się pomostów po kapeluszach.

person-kid = Mała
    .who = około dziesięciu lat, słyszy pompy
    .wheel = Oparła się o wielkie koło i koło ruszyło.
    .away = Poszła sobie.

person-barnacle = Sędzia Pąkla
    .who = głuchy i sprawiedliwy
    .looked = Dłużnik wreszcie popatrzył mu w twarz.

person-orla = Orla
    .who = solarka, nigdy nie mówi „woda”
    .lines = Jej sznury wciąż wiszą nad najniższą ulicą.

person-hester = Hester Pióro
    .who = podrabia to, co obiecano
    .guilty = Weszła do aresztu pod rękę z Tarrym.
    .pardoned = Ułaskawiono ją, pokwitowała krzyżykiem.
    .void = Wyszła bez przepustki.
    .free = Jest wolna i czyta nazwiska na nabrzeżu.

person-tarry = Amos Tarry
    .who = szeryf, zakłada się o wszystko
    .clean = Wygrał jedną czysto i stracił konia.

person-comma = Kropka
    .who = lat dwanaście, najstarsza z Atramenciaków
    .free = Ma swoją linijkę w rejestrze.

person-penny = Penny Dunmore
    .who = warzy gorzki lek
    .ill = Wpadła po szyję, wyciągając chłopaka.
    .yard = U niej na podwórzu wisi kubek na łańcuszku.

person-verity = Siostra Verity
    .who = wyleczona, tęskni
    .out = Wyszła na ich czele, biała po łokcie.

person-achterberg = Burmistrz Achterberg
    .who = nie chce zamieszania

person-lune = Faktor Lune
    .who = chce zdjąć przesyłkę z ksiąg
    .scale = Kwartał się bilansuje. Faktor waży jeszcze raz.

person-moss = Brigid Moss
    .who = zwana Kluczem, otwiera wszystko, co zamknięte
    .yard = U niej na podwórzu nic nie ma wieka.

person-vane = Ellis Vane
    .who = podróżuje jako fracht
    .arrived = Z kufra ktoś wysiadł i spytał, gdzie teraz pada.

person-weighmen = Wagowi
    .who = czterech poprawnych panów
    .ash = Spalili to i ważyło więcej.
    .free = Ważą każdego, kto poprosi, za darmo.

person-drought = Susza
    .who = kopała studnie i jej dziękowano
    .down = Siedzi przy drodze bez kubka.
    .well = Jest przy dziewięćdziesiątej pierwszej studni.

person-rust = Rdza
    .who = monter, potem pustelnik
    .down = Odłożył to, co niósł.
    .reads = Czyta na głos w pompowni.

person-rot = Mór
    .who = sanitariusz polowy
    .down = Odłożył to, co niósł.
    .asks = Najpierw przysuwa stołek, potem pyta.

person-ruin = Ruina
    .who = buduje drogi, które puszczają
    .down = Odłożyła to, co niosła.
    .road = Jej droga trzyma od miesiąca.

person-wren = Kapitan Wren
    .who = prowadzi prom i zgaduje zakończenia

person-red = Czerwony Pan
    .who = mówi „proszę”, każdemu z osobna
    .sat = Usiadł. Ludzie spróbowali klamek.
    .told = Sala powiedziała mu „nie”.
    .worn = Jego zasłonę nosi teraz ktoś z rycerzy.
    .adrift = Dryfuje z wyspą i macha laską.
    .dead = Nie żyje, na ostatnim placu z dachami.
    .thanked = Dziękuje. I ty dziękujesz.

# Co jedzie dalej z wygranych przygód, tak jak wylicza to księga sezonu.
past_valve = Zawór odwieziony do domu
past_wig = Zawór sprzedany
past_cup = Kubek na spółkę
past_seven = Słowo Siódemki
past_rails = Trzystu dowiezionych na miejsce
past_law = Podpisany papier Sądu Solnego
past_wheel = Ręka przy kole
past_deep = Głębokie Drogi widziane z bliska
past_seal = Pieczęć zachowana
past_choir = Chór wysłuchany
past_lid = Wieko nietknięte
