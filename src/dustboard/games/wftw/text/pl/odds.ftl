# Szanse przed wyborem i szczęście po nim.

odds-about = { $place }
odds-line = { $seat }: { $total } ({ $made ->
        [none] bez kart
        [marked] jest znak, nie ma jeszcze karty
        [hidden] { $number } z { $of } nieznanych kart
        [somewhere] liczba kart ukryta
       *[cards] { $number ->
            [one] 1 karta
            [few] { $number } karty
           *[many] { $number } kart
        }
    })
    .you = Ty: { $total } ({ $made ->
        [none] bez kart
        [marked] jest znak, nie ma jeszcze karty
        [hidden] { $number } z { $of } nieznanych kart
        [somewhere] liczba kart ukryta
       *[cards] { $number ->
            [one] 1 karta
            [few] { $number } karty
           *[many] { $number } kart
        }
    })
odds-line-defence = { $seat }: obrona { $total }, z tego { $shield } na karcie; dołożone: { $made ->
        [none] nic
        [hidden] { $number } z { $of } nieznanych kart
        [somewhere] karty w ukrytej liczbie
       *[cards] { $number ->
            [one] 1 karta
            [few] { $number } karty
           *[many] { $number } kart
        }
    }
    .you = Ty: obrona { $total }, z tego { $shield } na karcie; dołożone: { $made ->
        [none] nic
        [hidden] { $number } z { $of } nieznanych kart
        [somewhere] karty w ukrytej liczbie
       *[cards] { $number ->
            [one] 1 karta
            [few] { $number } karty
           *[many] { $number } kart
        }
    }
odds-first-field = na wygraną przy sumie { $total }
odds-first-shop = na pierwszy wybór przy sumie { $total }
odds-raid = na udany najazd
odds-held = na utrzymanie bazy
odds-stand = ty { $n }, u rywali widać { $shown }, mogą dołożyć najwyżej { $more }
odds-unpaid = na razie nie do zapłacenia: brakuje { $gain }
odds-best-rival = najlepszy rywal { $n }
odds-attack = atak { $n }
odds-defence = obrona { $n }
odds-random = Zakryte karty ({ $seat_s }: { $number }) liczymy jako losowe, spośród nieznanych: { $of }.
odds-not-included = Nie liczymy kart, które jeszcze dojdą, niezapłaconych rachunków ani efektów ukrytych kart.
odds-bill = Rachunek
odds-bill-covered = stać cię
odds-bill-exact = wystarcza co do joty
odds-bill-short = brakuje { $gain }
odds-bill-rivals = Rywal, którego nie stać na rachunek, odpada, ale na razie nie możesz tego wiedzieć.
odds-dice = Rzuty przy remisie
odds-tied = remis { $n } graczy: wygrana
odds-tied-lost = remis { $n } graczy: przegrana
odds-draw = Dobierasz { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
odds-draw-least = na łączny atak { $n } lub większy
odds-draw-from = { $number ->
        [one] 1 karta
        [few] { $number } karty
       *[many] { $number } kart
    } z { $of } w twojej talii
odds-draw-sure = na pewno: { $cards }
odds-draw-known = Wiesz, jakie karty są w talii, ale nie wiesz, w jakiej kolejności.
odds-attack-drawn = atak { $n }

roll-draw = Atak dobranych kart
roll-draw-of = { $number ->
        [one] 1 karta
        [few] { $number } karty
       *[many] { $number } kart
    } z { $of } w talii
roll-tie = Remisy wygrane kością
roll-tie-at = remis { $n } graczy, { $place }
roll-draw-value = atak { $n }
roll-tie-value = { $n ->
        [0] przegrana
       *[other] wygrana
    }

chapter = Runda { $round }
