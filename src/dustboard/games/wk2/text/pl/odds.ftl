# Szanse: czego dotyczą, z czego się biorą, czego nie liczą.

odds-test = Test: { $skill } ({ $difficulty ->
        [0] liczy się każdy sukces
       *[other] potrzeba { $difficulty }
    })
odds-to-pass = na udany test
odds-pool-skill = { $skill }: { $dice }
odds-pool-more = z kart: { $dice }
odds-pool-less = { $n ->
        [one] o 1 kość mniej
        [few] o { $n } kości mniej
       *[many] o { $n } kości mniej
    }
odds-sure = sukcesy bez rzutu: { $n }
odds-pool-sum = w rzucie: { $dice }
odds-again = { $n ->
        [one] ponowny rzut 1 kością
        [few] ponowny rzut { $n } kośćmi
       *[many] ponowny rzut { $n } kośćmi
    }
odds-successes = { $n ->
        [0] bez sukcesu
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
odds-no-rerolls = Nie liczą się kości, którymi można jeszcze rzucić ponownie.
odds-fight = Walka. Wróg: { $foe }
odds-to-defeat = na pokonanie wroga
odds-costs = średnio ran: { $mean }, utrata przytomności: { $fall }%
odds-wounds = { $n ->
        [0] bez ran
        [one] 1 rana
        [few] { $n } rany
       *[many] { $n } ran
    }
odds-armor-used = Przy założeniu, że używasz noszonej zbroi.
odds-no-texts = Nie liczą się efekty kart poza atakami i żetony, które są w worku.
odds-card = { $deck ->
        [highway_desert] Następna karta: autostrada i pustynia
       *[other] Następna karta: busz i góry
    }
odds-no-enemy = na to, że to nie wróg
odds-cards-left = { $n ->
        [one] została 1 karta
        [few] zostały { $n } karty
       *[many] zostało { $n } kart
    }
odds-kind = { $kind ->
        [enemy] wróg
        [event] wydarzenie
       *[other] spotkanie
    }
odds-exploring = Następna karta eksploracji
odds-searching = { $n ->
        [one] Jedna karta eksploracji
        [few] Do { $n } kart eksploracji
       *[many] Do { $n } kart eksploracji
    }
odds-good-find = na sprzęt lub PD
odds-finds = { $item ->
        [fuel] paliwo
        [ammo] amunicja
        [meds] leki
        [xp] PD
       *[other] sprzęt
    }
roll-check = Sukcesy w testach
roll-check-value = { $n ->
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
roll-check-of = { $number ->
        [one] test 1 kością
        [few] test { $number } kośćmi
       *[many] test { $number } kośćmi
    }
roll-attack = Sukcesy w atakach
roll-attack-value = { $n ->
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
roll-attack-of = { $number ->
        [one] atak 1 kością
        [few] atak { $number } kośćmi
       *[many] atak { $number } kośćmi
    }
roll-enemy = Sukcesy wrogów
roll-enemy-value = { $n ->
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
roll-enemy-of = { $number ->
        [one] atak wroga 1 kością
        [few] atak wroga { $number } kośćmi
       *[many] atak wroga { $number } kośćmi
    }
