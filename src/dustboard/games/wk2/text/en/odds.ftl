# Chances: what they are about, how they are made, what is left out.

odds-test = { $skill } test ({ $difficulty ->
        [0] every success counts
       *[other] { $difficulty } needed
    })
odds-to-pass = to pass
odds-pool-skill = { $skill }: { $dice }
odds-pool-more = from cards: { $dice }
odds-pool-less = { $n ->
        [one] 1 die fewer
       *[other] { $n } dice fewer
    }
odds-sure = successes without dice: { $n }
odds-pool-sum = rolled: { $dice }
odds-again = { $n ->
        [one] 1 die is re-rolled
       *[other] { $n } dice are re-rolled
    }
odds-successes = { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
odds-no-rerolls = Not counted: dice that may still be re-rolled.
odds-fight = Fight with { $foe }
odds-to-defeat = to defeat { $foe }
odds-costs = { $mean } wounds on average, { $fall } % to fall unconscious
odds-wounds = { $n ->
        [0] no wound
        [one] 1 wound
       *[other] { $n } wounds
    }
odds-armor-used = Assumes that you use the armor you wear.
odds-no-texts = Not counted: card effects outside the attacks, and tokens still in the bag.
odds-card = { $deck ->
        [highway_desert] Next highway and desert card
       *[other] Next scrub and mountains card
    }
odds-no-enemy = to meet no enemy
odds-cards-left = { $n ->
        [one] 1 card is left
       *[other] { $n } cards are left
    }
odds-kind = { $kind ->
        [enemy] an enemy
        [event] an event
       *[other] an encounter
    }
odds-exploring = Next exploration card
odds-searching = { $n ->
        [one] One exploration card
       *[other] Up to { $n } exploration cards
    }
odds-good-find = to find gear or XP
odds-finds = { $item ->
        [fuel] Fuel
        [ammo] Ammo
        [meds] Meds
        [xp] XP
       *[other] gear
    }
roll-check = Successes in tests
roll-check-value = { $n ->
        [one] 1 success
       *[other] { $n } successes
    }
roll-check-of = { $number ->
        [one] a test with 1 die
       *[other] a test with { $number } dice
    }
roll-attack = Successes in attacks
roll-attack-value = { $n ->
        [one] 1 success
       *[other] { $n } successes
    }
roll-attack-of = { $number ->
        [one] an attack with 1 die
       *[other] an attack with { $number } dice
    }
roll-enemy = Successes rolled for enemies
roll-enemy-value = { $n ->
        [one] 1 success
       *[other] { $n } successes
    }
roll-enemy-of = { $number ->
        [one] an enemy attack with 1 die
       *[other] an enemy attack with { $number } dice
    }
