# Kim są rycerze.

bio-k-johnny = Johnny Taylor od dziewięciu lat mieszka pod jednym adresem i jest to płaszcz. Zrywał
    owoce w Dolinie Królowej, wywoływał numery w Zgorzeli i przez weekend był gdzieś szeryfem,
    z czego została mu odznaka i niechęć do kluczy. Prawie wszystko umie zrobić raz. Pod dachem śpi
    źle, pod ciężarówką dobrze, a najlepiej, gdy ktoś powie, że popilnuje. Zapytany, dokąd jedzie,
    podaje miejsce o jedno dalej. Wieczorem zawsze ma coś w kieszeniach, tu puszkę, tam nabój,
    i dziwi się temu tak samo jak ty. Nigdy nie minął nikogo, kto szedł pieszo.
bio-k-logan = Logan Harris dwa razy w miesiącu wjeżdża tyłem, z ładunkiem, przez sam środek targu
    w Zgorzeli. Z każdej strony zostaje jej szerokość dłoni i straganiarze przestali już zwijać
    markizy. Uczyła się na soli. Poglądy na opony ma twarde, na politykę żadnych, a lewarek da
    każdej partii. W kabinie wiszą firanki, jest półka z listewką na kubki i dzwonek, którym
    dzwoni przed wyprzedzaniem, bo grzeczność nic nie kosztuje. Wgniecenia z przodu zrobiły rzeczy,
    na które było dzwonione. Pod górę rozmawia z ładunkiem. Jeśli ładunkiem są ludzie, rozmawia
    z silnikiem, żeby nie być wścibska.
bio-k-alinta = Alinta przeprowadza ludzi przez ziemię, której sami by nie przeszli, i bierze zapłatę
    po drugiej stronie albo wcale. Na okolicę patrzy jak kucharka na spiżarnię: na ile to starczy.
    Połowa tej roboty polega na mówieniu klientom, co mają zostawić. Zostawiają, zrzędzą, a po dwóch
    dniach widać, że pojęli. Chodzi z przyciętą tyczką mierniczego, która częściej miała rację niż
    mapa z kompletu. Za silnikami nie przepada, twój znosi. Na każdym postoju, zanim usiądzie,
    obchodzi obóz dookoła i przesuwa jeden kamień.
bio-k-zoey = Zoey Shaw zwykle przywozi żywych, bo nieżywi nie mogą podpisać. Ma długi płaszcz,
    teczkę z zakładkami i strzelbę, do której zwraca się po imieniu tylko wtedy, gdy się zatnie.
    Przed zatrzymaniem odczytuje pełne nazwisko i sumę, żeby strona mogła wnieść poprawki. Kilka
    wniosło. Sama też kiedyś wisiała na słupie, poszło o muła. Portret był tak nieudany, że wysłała
    skargę, i w odpowiedzi dostała posadę. Daje napiwki. Je twarzą do drzwi, zamawia zawsze to, na
    co najdłużej się czeka, i jeszcze ani razu nie zobaczyła deseru do końca.
bio-k-nelly = Nelly Thompson oszukuje w karty, gra na bandaże, a wygraną oddaje w zabiegach. Uczył
    ją w Alice ktoś, kto wierzył w czyste ręce i właściwie w nic więcej. W torbie nosi cztery
    rodzaje igieł, łyżkę wygiętą w pewnym celu i listę osób, które obiecały więcej tego nie robić.
    Lubi pacjentów cichych. Przy głośnych siedzi całą noc, a rano mówi, co o nich myśli. Rycerze
    przychodzą do niej w butach i zaraz wracają za próg, żeby je zdjąć. Prosto strzelać się nie
    nauczyła. Uważa, że to się wyrównuje.
bio-k-sallow = Sallow Lee wyszedł z klasztoru w górach z liną od dzwonu, do naprawy, i nie trafił
    jeszcze na dobrego powroźnika. To było sześć lat temu. Linę wciąż nosi na ramieniu, zwiniętą,
    i bywa, że się przydaje. Ma miskę i sznur paciorków, a co do jednego i drugiego jest zasadniczy.
    Uderzony robi się ciekawy. Kiedy sam uderza, niewiele widać: człowiek stoi trochę bardziej
    w lewo, a ktoś leży. Poniesie ci wodę, wykopie latrynę i wysłucha kłopotów. Prosi tylko, żeby
    o żartach go uprzedzać.
