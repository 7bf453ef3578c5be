# Chances: what they are about, how they are made, what is left out.

odds-test = { $skill } test ({ $difficulty ->
        [0] the more the better
       *[other] { $difficulty } needed
    })
odds-to-pass = to pass
odds-pool-skill = { $skill }: { $dice }
odds-pool-more = from cards: { $dice }
odds-pool-less = { $n ->
        [one] 1 die less
       *[other] { $n } dice less
    }
odds-sure = successes without dice: { $n }
odds-pool-sum = rolled: { $dice }
odds-again = { $n ->
        [one] 1 die is rolled again
       *[other] { $n } dice are rolled again
    }
odds-successes = { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
odds-no-rerolls = Dice that may be rolled again are not counted.
odds-fight = Fight with { $foe }
odds-to-defeat = to defeat { $foe }
odds-costs = { $mean } wounds on average, { $fall } % to fall unconscious
odds-wounds = { $n ->
        [0] no wound
        [one] 1 wound
       *[other] { $n } wounds
    }
odds-armor-used = Worn armor is used.
odds-no-texts = What cards do outside the attacks, and tokens still in the bag, are not counted.
odds-card = { $deck ->
        [highway_desert] Next card of highway and desert
       *[other] Next card of scrub and mountains
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
        [one] 1 die of a test
       *[other] { $number } dice of a test
    }
roll-attack = Successes in attacks
roll-attack-value = { $n ->
        [one] 1 success
       *[other] { $n } successes
    }
roll-attack-of = { $number ->
        [one] 1 die of an attack
       *[other] { $number } dice of an attack
    }
roll-enemy = Successes rolled for enemies
roll-enemy-value = { $n ->
        [one] 1 success
       *[other] { $n } successes
    }
roll-enemy-of = { $number ->
        [one] 1 die of an enemy
       *[other] { $number } dice of an enemy
    }
