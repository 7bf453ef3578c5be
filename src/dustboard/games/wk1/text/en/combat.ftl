# Combat: cards, weapons, attacks, dominance.

ask-combat-card = { $who ->
        [waster] You play the enemy. Clash { $clash }, { $range } Range: which card?
       *[knight] Clash { $clash } of 3, { $range } Range: which combat card?
    }
option-combat-attack = Attack
option-combat-multi_attack = Multi-attack
option-combat-defend = Defend
option-combat-prepare = Prepare
option-combat-change_range = Change Range
why-prepare-lies = Prepare is not in your hand right now.
why-barred = A luck card forbids this in the first clash.
why-no-change = The range can't be changed against this opponent.
why-no-defend = You attacked with a weapon that leaves you no free hand to Defend.
why-no-weapon = You have no weapon at hand.
why-no-attack = No weapon at hand can attack at this range with your Ammo and Fuel.
why-no-multi = No weapon you can attack with has a multi-attack icon.
why-no-multi-icon = This enemy has no multi-attack icon.
ask-direction = The range is { $range }. Advance or retreat?
option-advance = Advance
option-retreat = Retreat
ask-weapon = Which weapon do you attack with at { $range } Range?
option-weapon-icon = { $card } ({ $icon })
option-panel-icon = Attack ({ $icon })
ask-range = Which range?
option-range = { $range } Range

ask-jam = Your weapon jams. Spend 1 more Ammo? (You have { $ammo }.)
option-jam-spend = Spend 1 more Ammo and attack
option-jam-hold = Don't attack
event-combat = { $duel ->
        [yes] { $seat } and { $rival } fight a duel.
       *[no] { $seat } fights { $foe }.
    }
    .you = { $duel ->
        [yes] You and { $rival } fight a duel.
       *[no] You fight { $foe }.
    }
event-start-range = A card sets the starting range to { $range }.
event-range = The fight is at { $range } Range now.
event-range-held = { $foe } can't change the range against { $seat }.
event-clash = Clash { $clash }.
event-card-shown = { $seat } shows { $first } before the other side chooses.
    .you = You show { $first } before the other side chooses.
event-cards = Combat cards: { $first } against { $second }.
event-truce = { $seat } and { $rival } lower { $rival_is ->
        [you] your
       *[other] their
    } weapons. { $moment }
    .you = You and { $rival } lower your weapons. { $moment }
event-direction = { $direction ->
        [-1] { $seat } advances.
       *[other] { $seat } retreats.
    }
    .you = { $direction ->
        [-1] You advance.
       *[other] You retreat.
    }
event-weapon = { $seat } attacks with { $weapon } ({ $icon }).
    .you = You attack with { $weapon } ({ $icon }).
event-weapon-panel = Attack by { $foe } ({ $icon }).
event-direction-panel = { $direction ->
        [-1] { $foe }: Advance.
       *[other] { $foe }: Retreat.
    }
event-attack-lost = { $seat } can't attack any more.
    .you = You can't attack any more.
event-attack-lost-panel = { $foe } can't attack any more.
event-initiative = { $together ->
        [yes] Both attack at the same time.
       *[no] Whoever uses the icon farther left on the range card attacks first.
    }
event-jammed = { $seat_s } weapon jams.
event-jammed-panel = { $foe }'s weapon jams.
event-miss = { $seat } misses.
    .you = You miss.
event-miss-panel = The attack by { $foe } misses.
event-hit = { $seat } hits for { $damage } damage.
    .you = You hit for { $damage } damage.
event-hit-panel = The attack by { $foe } hits for { $damage } damage.
event-soaked = Armor soaks all the damage.
event-soaked-panel = Armor soaks all the damage.
older-enemy = the enemy
older-knight = the active knight
event-foe-loss = That costs { $foe } { $lost } Health ({ $now } lost so far).
event-second-life = { $foe } won't stay down: back in the fight.
event-dominance = { $side ->
        [even] Dominance is even.
        [knight] Dominance: +{ $lead } for { $knight }.
       *[opponent] Dominance: +{ $lead } for { $duel ->
            [yes] { $rival }
           *[no] { $foe }
        }.
    }
event-combat-over = Combat cards, dominance and range are reset.
event-combat-ends = { $duel ->
        [yes] { $side ->
            [0] { $seat } wins the duel against { $rival }.
            [1] { $seat } loses the duel against { $rival }.
           *[other] The duel between { $seat } and { $rival } is a draw.
        }
       *[no] { $side ->
            [0] { $seat } defeats { $foe }.
            [1] { $seat } loses the fight against { $foe }.
           *[other] The fight between { $seat } and { $foe } is a draw.
        }
    }
    .you = { $duel ->
        [yes] { $side ->
            [0] You win the duel against { $rival }.
            [1] You lose the duel against { $rival }.
           *[other] Your duel with { $rival } is a draw.
        }
       *[no] { $side ->
            [0] You defeat { $foe }.
            [1] You lose the fight against { $foe }.
           *[other] Your fight with { $foe } is a draw.
        }
    }
