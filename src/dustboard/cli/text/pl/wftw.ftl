# Wojna o pustkowia w terminalu.

war-empty = (pusto)
war-base = baza, { $vp } PZ, obrona { $defence }
war-unit = jednostka, atak { $attack }, { $price }{ $vp ->
        [0] {""}
       *[other] , { $vp } PZ
    }
war-costs = koszt: { $cost }
war-costs-nothing = bez kosztu
war-acquisition = cena w sklepie: { $n }
war-where = Runda { $round }: { $table } ({ $rule }{ $bid ->
        [0] {""}
       *[other] , licytacja { $bid } z 3
    }), próg { $goal } PZ
war-fields = POLA BITEW
war-shop = SKLEP (w talii: { $deck })
war-rivals = RYWALE
war-seats = MIEJSCA
war-in-hand = Ręka: { $cards }. (więcej pokazuje hand albo board)
war-no-cards = brak kart
war-bids = stawki: { $bids }
war-won-by = wygrywa { $name }
war-taken = (wzięta)
war-bid-from = stawka od { $n }
war-marks = cele: { $places }
war-vp = { $n } PZ
war-stock-hidden = zapasy ukryte
war-counts = ręka { $hand } talia { $deck } bazy { $bases }
war-down = zakryte karty: { $n }
war-down-at = { $where }: zakryte karty, { $n }
war-open-at = { $where }: { $cards }
war-raided = NAJAZD: { $names }!
war-defence = obrona { $n }
war-my-bases = MOJE BAZY ({ $vp } PZ; co rundę { $gives }, dobierane karty: { $draw })
war-nothing = nic
war-bases-of = BAZY: { $name }
war-none = brak
war-units-of = WSZYSTKIE JEDNOSTKI, gdziekolwiek są: { $name }
war-discard-of = STOS ODRZUCONYCH KART: { $name }
war-on-board = MOJE KARTY NA PLANSZY
war-the-board = plansza
war-attack = atak { $n }
war-hand = RĘKA: { $n } (w talii: { $deck }, odrzucone: { $discard })
war-status = Runda { $round }, { $vp } PZ. Zapasy: { $stock }.
war-marked = Oznaczone: { $places }.
war-laid = Wystawione: { $cards }.
war-laid-at = { $at } – { $cards }
war-duty = Jeszcze bez karty: { $places }.
war-bill-nothing = Rachunek: nic.
war-bill-short = Rachunek: { $owed }. BRAKUJE { $short }; jeśli tak zostanie do odsłonięcia, { $whole ->
        [1] odrzucasz wszystkie swoje karty
       *[0] odrzucasz karty, za które nie płacisz
    } {"["}{ $rule }].
war-bill-covered = Rachunek: { $owed }, { $exact ->
        [1] starczy co do sztuki
       *[0] starczy
    }.
war-juice-or-spark = { $n } wachy lub prądu
war-adds-here = atak tutaj { $n }, { $price }
war-defences = obrona { $list }
war-group = Miejsce: { $where } (atak tam, koszt)
war-free = za darmo
war-field = pole bitwy { $n }
war-bases-whose = { $own ->
        [1] twoje bazy
       *[0] bazy ({ $name })
    }
war-base-whose = { $own ->
        [1] twoja baza { $base }
       *[0] { $base } ({ $name })
    }
war-a-base = jedna z baz
war-the-defence = obrona bazy { $base }
war-the-shop = sklep
war-from-bases = bazy
war-from-printed = nadrukowane na bazach
war-from-units = jednostki
war-from-bonuses = premie
war-over = KONIEC GRY. { $n ->
        [one] Wygrywa
       *[other] Wygrywają razem
    }: { $winners } ({ $reason })
war-tie = REMIS NA CZELE
war-tie-strength = siła kart na ręce, za które starcza zasobów
war-tie-unspent = niewydane zasoby
war-tie-bases = bazy
war-tie-shared = wszystko równe, więc wygrana jest wspólna
