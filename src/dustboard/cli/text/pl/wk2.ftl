# Waste Knights: druga edycja, w terminalu.

road-help =
    W tej grze:
      tale         co przeczytano ostatnio    tale 138   przeczytany już wpis
      sheet        arkusz wątku: cel, czas, zasady
      me           mój rycerz i pojazd        party      wszyscy rycerze
      roads        pola w zasięgu             space s46  wszystko o polu
      parts        odkryte części i to, co robią
      fight        trwający test albo walka
    Pola wpisuj ich id: s53 wyznacza całą drogę do tego pola, s47 s112 twoją własną;
    undo usuwa pole, done rusza w drogę.
road-no-dice = Nikt teraz nie rzuca kośćmi.
road-getting-ready = { $title }: przygotowanie gry
road-where = { $sheet } ({ $n } z { $of }), runda { $round }{ $time ->
        [none] {""}
       *[other] , czas { $time }
    }{ $who ->
        [none] {""}
       *[other] , { $who }
    }
road-here-now = { $action }: może to teraz zrobić { $who }
road-sheet = ARKUSZ: { $sheet }
road-knights = RYCERZE
road-others = INNI RYCERZE
road-goal = Cel: { $goal }
road-at = { $place }: { $state }
road-knight-help = Kości: B biała, Z zielona, N niebieska, C czerwona. card NAZWA mówi więcej
road-knight-head = Zdr Odp Nap Eks
road-choosing = Trwa wybór rycerzy i pojazdów.
road-state = rany { $wounds }/{ $health }, radiacja { $radiation }/{ $resilience }, uszkodzenia { $damage }/{ $chassis }, paliwo { $fuel }/{ $tank }, amunicja { $ammo }, leki { $meds }, PD { $xp }
road-unconscious = BEZ PRZYTOMNOŚCI
road-wrecked = POJAZD ROZBITY
road-in-hand = w rękach
road-worn = na sobie
road-in-vehicle = w pojeździe
road-drives = { $vehicle }: Szybkość { $speed }, +{ $bonus } PR za paliwo
road-parts = części
road-room = ({ $n } z { $of })
road-task-done = { $task }: wykonane, o 1 sklep więcej w mieście { $city }
road-trophies = trofea
road-token = Żeton: { $place }.
road-broken = { $card } (zepsuty sprzęt)
road-nowhere = teraz nigdzie
road-plot-actions = AKCJE WĄTKU
road-reach = W ZASIĘGU
road-places = MIEJSCA W ZASIĘGU (wpisz id, aby wyznaczyć drogę; roads podaje wszystkie pola)
road-cost = { $mp } PR{ $fuel ->
        [0] {""}
       *[other] , { $fuel } paliwa
    }
road-no-road = Żadna droga nie jest teraz otwarta.
road-on-challenge = żeton wyzwania
road-on-plot = żeton wątku
road-landmark-down = zakryta osobliwość
road-token-of = żeton zlecenia { $task }
road-on-threat = zagrożenie
road-on-radiation = radiacja
road-on-contamination = skażenie
road-location = numer { $n }
road-city = miasto
road-no-space = nie ma pola { $word }; pola to s01 do { $last }
road-enter = { $terrain }, wjazd za { $mp } PR
road-nothing-here = nic tu nie leży
road-near = Sąsiednie pola: { $near }.
road-terrain-highway = autostrada
road-terrain-desert = pustynia
road-terrain-scrub = busz
road-terrain-mountains = góry
road-terrain-crater = krater
road-dice = kości { $dice }
road-test = TEST: { $skill } ({ $n })
road-foe = rany { $wounds }/{ $health }, { $attack ->
        [ranged] z dystansu
       *[melee] wręcz
    }
road-bare-hands = gołe ręce
road-step-traits = cechy
road-step-weapon = broń
road-step-tokens = żetony
road-step-engagement = zbliżenie
road-step-ranged = ataki dystansowe
road-step-advance = natarcie
road-step-melee = ataki wręcz
road-step-resolution = rozstrzygnięcie
road-combat = WALKA: { $step }
road-not-read = wpisu { $entry } jeszcze nie przeczytano
road-choice-test = { $skill } ({ $n }), kości { $dice }
road-choice-fight = walka
road-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
road-over = KONIEC OPOWIEŚCI: { $reason }
road-found = ZNALEZISKO
road-parts-deck = TALIA CZĘŚCI
road-no-parts = Przy tym stole gra się bez części.
road-price = koszt: { $what ->
        [any] { $n ->
            [one] 1 zasób
            [few] { $n } zasoby
           *[many] { $n } zasobów
        }
        [any-card] { $n ->
            [one] 1 karta sprzętu lub część
            [few] { $n } karty sprzętu lub części
           *[many] { $n } kart sprzętu lub części
        }
        [gear] { $n ->
            [one] 1 karta sprzętu
            [few] { $n } karty sprzętu
           *[many] { $n } kart sprzętu
        }
        [part] { $n ->
            [one] 1 część
           *[many] { $n } części
        }
        [action] { $n ->
            [one] 1 akcja
            [few] { $n } akcje
           *[many] { $n } akcji
        }
        [special] { $n ->
            [one] 1 karta specjalna
            [few] { $n } karty specjalne
           *[many] { $n } kart specjalnych
        }
        [fuel] { $n } paliwa
        [ammo] { $n } amunicji
        [meds] { $n ->
            [one] 1 lek
            [few] { $n } leki
           *[many] { $n } leków
        }
       *[xp] { $n } PD
    }
road-die-w = B
road-die-g = Z
road-die-b = N
road-die-r = C
