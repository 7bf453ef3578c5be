# The rules part of a card, generated from its numbers, mods and effects.
# when-<moment>, with -foe where it stands on an enemy; effect-<do>; mod-<name>.

## Sentences

text-when = { $when }{ $cost }: { $does }.
text-plain = { $does }.
text-may = you may { $does }
text-choose = choose one: { $does }
text-roll = on { $least ->
        [10] a 10
       *[other] { $least }-{ $most }
    }: { $does }
text-passed = if passed, { $does }
text-failed = if failed, { $does }
cost-none = {""}
cost-free = {""}
cost-mark = {" "}(mark)
cost-discard = {" "}(discard this card)
cost-combat = {" "}(once per combat)
cost-stored = {" "}(discard 1 stored card)

## Moments

when-any = Any time
when-outside_clash = Any time outside a clash, even mid-move
when-before_moving = Before moving
when-own_move_revealed = During your move, after cards are revealed
when-nature_event_played = After a nature event is played on any knight
when-before_escape = Before your escape check
when-before_search = Before your search check
when-before_exploring_check = Before your exploration check
when-before_check = Before any of your checks except attack checks
when-after_check = After any of your checks, attack checks included
when-before_combat = Before combat
when-before_cards = In combat, before combat cards are chosen
when-before_own_attack = Before your attack check
when-before_foe_attack = Before an opponent's attack check
when-before_foe_ranged_attack = Before an opponent's ranged attack check
when-after_own_attack = After your attack check
when-after_own_attack-weapon = After an attack check with it
when-own_hit = When it hits
when-after_foe_hit = After an attack hits you
when-before_dominance = Before dominance is determined
when-after_combat_lost = After you lose a combat
when-rest = Rest Step
when-rest_end = At the end of each Rest Step
when-knights_draw = Knights Step
when-before_luck_draw = Before you draw luck cards
when-luck_played = In response to a luck card
when-own_trade = During your trade action
when-green_reward = When you draw 1 green card as a reward
when-special_green = When a special action gives you exactly 1 green card
when-fall = When you fall unconscious
when-fall_health = When you would drop to 0 Health
when-vehicle_damage = When your vehicle is about to take damage outside a clash
when-radiation_suffered = When you suffer Radiation
when-drug_used = When you use a one-use drug
when-enemy_defeated = After you defeat { $traits ->
        [none] an enemy
       *[other] a { $traits } enemy
    }
when-enemy_defeated-foe = When it is defeated
when-duel_won = After you win a duel
when-anyway = Even if you escape
when-combat_start = Combat start
when-later_clash_start = At the start of each clash after the first
when-hit_on_knight = Whenever a hit costs you Health
when-knight_retreats = If you retreat with Change Range
when-no_attack_played = At the end of each clash in which you played no attack
when-clash_end = At the end of each clash
when-knight_loses = If you lose the combat
when-knight_defeated = If you are defeated
when-discarded = When it is discarded
when-accomplished = Afterwards

## Resources and cards

effect-gain = { $who ->
        [loser] the defeated knight gains { $what_term }
        [helped] the helped knight gains { $what_term }
       *[self] gain { $what_term }
    }
effect-heal = { $who ->
        [any_here] a knight of your choice on your hex heals
       *[self] heal
    } { $amount ->
        [99] { $what ->
            [health] all Health
           *[radiation] all Radiation
        }
       *[other] { $what_term }
    }{ $force ->
        [1] , even at Radiation 3
       *[0] {""}
    }
effect-lose = lose { $what_term }{ $unarmored ->
        [1] {" "}unless you wear armor
       *[0] {""}
    }{ $dice ->
        [0] {""}
        [one] ; if you have none, its attack checks gain { $dice } die
       *[other] ; if you have none, its attack checks gain { $dice } dice
    }
effect-suffer = { $who ->
        [all_here] everyone standing here suffers { $amount } Radiation
       *[self] suffer { $amount } Radiation
    }
effect-suffer_after = suffer { $amount } Radiation when the combat is over
effect-opponent_loses = the opponent loses { $amount } Health
effect-pay = pay { $what_term }
effect-discard = { $what ->
        [available] discard { $what_term } of the Waster's choice
        [stored] the Waster discards { $amount } of your stored cards, unseen
       *[other] discard { $what_term }
    }
effect-discard_luck = discard { $amount } luck { $amount ->
        [one] card
       *[other] cards
    } at random
effect-plunder = lose 1 red card; if you have none, 1 yellow card; if you have none, 2 green cards
effect-swap_top = swap { $what_term } with the top card of the { $what } deck
effect-take_from_stalls = take any { $trait_term } card from the normal spaces of the Stalls, then refill them
effect-mark = { $what ->
        [component] the Waster marks { $what_term }
       *[other] the Waster marks { $what_term } of their choice
    }
effect-wake = wake an unconscious knight on your hex (you gain 1 Reputation)
effect-draw_instead = draw { $amount } luck cards instead of 1{ $then_discard ->
        [0] {""}
       *[other] , then discard { $then_discard }
    }
effect-gain_instead = draw { $what_term } instead
effect-keep_card = roll one die: on { $least } or more, keep the card
effect-offer = your offer is worth { $amount } more
effect-trade = take one trade action right here with the 8 normal spaces of the Stalls

## Vehicles and moving

effect-damage_vehicle = { $driving ->
        [1] if you drive, your vehicle takes { $amount } damage
       *[0] your vehicle takes { $amount } damage
    }{ $on_foot ->
        [0] {""}
       *[other] {" "}(on foot: lose { $on_foot } Health)
    }
effect-repair = repair your vehicle
effect-ignore_damage = ignore { $first ->
        [1] the first damage of the round
       *[0] { $amount } damage
    }
effect-points = { $driving ->
        [1] if you drive,{" "}
       *[0] {""}
    }{ $amount_sign ->
        [minus] lose { amount-point } for this move
       *[plus] gain { amount-point } for this move
    }
effect-stop = your move ends here
effect-stop_without_points = if none are left, your move ends here
effect-free_hexes = { $amount ->
        [one] one hex of your route costs
       *[other] { $amount } hexes of your route cost
    } 0 Movement Points
effect-threats_off = the first { $amount ->
        [one] Threat icon on your route draws
       *[other] { $amount } Threat icons on your route draw
    } no card
effect-flee = enter the next hex of your route for free; if there is none, lose { $amount } more Health
effect-pushed = the Waster moves you { $amount ->
        [one] { $amount } hex
       *[other] { $amount } hexes
    }
effect-skip_exploring = skip this round's Exploration Step
effect-weary = your checks lose { amount-die } until the end of the round
effect-tokens = { $adjacent ->
        [0] put 1 { $token_term } token here
        [6] put { $token_term } tokens here and on all adjacent hexes
        [one] put { $token_term } tokens here and on { $adjacent } adjacent hex of the Waster's choice
       *[other] put { $token_term } tokens here and on { $adjacent } adjacent hexes of the Waster's choice
    }
effect-discard_revealed = discard { $amount ->
        [one] { $amount } revealed card; the Waster reveals another
       *[other] { $amount } revealed cards; the Waster reveals as many new ones
    }
effect-scout = look at the top { $amount } wasteland cards, discard { $then_discard }, put the rest back in any order
effect-ambush = draw { $amount } wasteland cards, put 1 face down under the Waster marker and discard the rest; in the next Move Step it is played instead of a revealed card
effect-ride = put your marker on any hex; this is not a move, and you explore there without an exploration action

## Checks

effect-dice = { $rep_most ->
        [0] with 0 Reputation{" "}
       *[other] {""}
    }{ $amount_sign ->
        [minus] the check loses { amount-die }
       *[plus] the check gains { amount-die }
    }{ $multi ->
        [0] {""}
       *[other] {" "}({ $multi } with Multi-attack)
    }
effect-reroll = re-roll { $amount ->
        [99] all its dice; the new result stands
       *[other] up to { $amount } of its dice
    }
effect-pass_check = it counts as passed
effect-passed_check = exploration checks on { $hexes } count as passed
effect-bulls_eye = { $amount ->
        [one] one of its successes counts as a Bull's Eye
       *[other] { $amount } of its successes count as Bull's Eyes
    }
effect-check = make a { $skills } ({ $difficulty }) check
effect-swarm = the swarm takes { $amount } bites, 1 fewer per success; for each bite lose 1 Fuel, lose 1 Health or discard 1 stored green card
effect-roll = roll one die

## Combat

effect-start_range = { $ranges_some ->
        [one] the starting range is { $ranges }
       *[other] set the starting range to { $ranges }
    }
effect-clash_range = { $may ->
        [1] set the range to { $ranges } at the end of the clash
       *[0] the range is set to { $ranges }
    }
effect-combat_dice = your attack checks gain { amount-die } in this combat
effect-attack_dice_against = your attack checks against { $traits } enemies gain { amount-die }
effect-aggression = if you have { $rep_least } or more Reputation, its attack checks gain { amount-die }
effect-attack_damage = { $spends_ammo ->
        [1] this attack deals +{ $amount } damage if it spends Ammo
       *[0] this attack deals +{ $amount } damage
    }
effect-jam = a knight must spend { $amount } more Ammo or can't attack; an enemy loses { $dice } dice
effect-armor = your armor value is { $amount } higher against this attack
effect-lose_less = you lose { $amount } less Health from it
effect-suffer_less = suffer { $amount } less
effect-dominance = you gain { $amount } dominance in this clash
effect-bar_cards = the opponent can't play Multi-attack or Prepare in the first clash
effect-no_range_change = { $traits } enemies can't change the range
effect-reequip = re-equip as with Defend
effect-keep_health = stay at { $amount } Health instead (not against a single deadly attack)
effect-stand = get up at once with { $amount } Health (or Radiation { $amount }), even after a single deadly attack
effect-ignore_loss = ignore what the enemy's text says about losing or being defeated
effect-count_defeated = it counts as defeated, but gives no Reputation
effect-leave = it is discarded without combat and without reward

## Other cards and hexes

effect-cancel_event = it has no effect and gives no reward
effect-cancel_luck = that card has no effect and is discarded
effect-strike = choose any hex: all knights there suffer { $amount } Radiation and lose { $amount } Health
effect-attach = attach { $amount } { $trait_term } card
effect-detach = discard { $amount ->
        [99] any number of
       *[other] { $amount }
    } attached { $trait_term } { $amount ->
        [one] card
       *[other] cards
    }
effect-aura = attack checks of { $traits } enemies here and on adjacent hexes gain { amount-die }

## Mods: dice of checks

mod-dice_blades = { $sign ->
        [minus] Blades checks outside combat lose { amount-die }
       *[plus] +{ amount-die } in all Blades checks outside combat
    }
mod-dice_guns = { $sign ->
        [minus] Guns checks outside combat lose { amount-die }
       *[plus] +{ amount-die } in all Guns checks outside combat
    }
mod-dice_medicine = { $sign ->
        [minus] Medicine checks lose { amount-die }
       *[plus] +{ amount-die } in all Medicine checks
    }
mod-dice_repair = { $sign ->
        [minus] Repair checks lose { amount-die }
       *[plus] +{ amount-die } in all Repair checks
    }
mod-dice_survival = { $sign ->
        [minus] Survival checks lose { amount-die }
       *[plus] +{ amount-die } in all Survival checks
    }
mod-dice_talk = { $sign ->
        [minus] Talk checks lose { amount-die }
       *[plus] +{ amount-die } in all Talk checks
    }
mod-dice_repair_exploring = +{ amount-die } in Repair checks while exploring
mod-dice_escape = { $sign ->
        [minus] Your escape checks lose { amount-die }
       *[plus] +{ amount-die } in escape checks
    }
mod-dice_escape_nature = Escape checks against nature events gain { amount-die }
mod-dice_search = +{ amount-die } in search checks

## Mods: moving and the board

mod-points = { $sign ->
        [minus] -{ amount-point } in every move
       *[plus] +{ amount-point } in every move
    }
mod-vehicle_points = +{ amount-point } when you drive
mod-points_per_fuel = +{ amount-point } for each Fuel you spend on a move
mod-first_fuel_points = +{ amount-point } for the first Fuel of a move
mod-speed = Speed +{ $number }
mod-foot_hexes = You may walk { $more } hexes and still meet exactly one wasteland card
mod-obstacles_ignored = Ignore obstacle tokens
mod-radiated_hex_cost = Hexes with a Radiation icon or token cost { amount-point } less (at least 1)
mod-threats_ignored = Ignore the first { $number ->
        [one] Threat icon
       *[other] { $number } Threat icons
    } of every move
mod-board_radiation = You suffer { $number } less Radiation from board effects
mod-contamination_ignored = Board effects: ignore { $number } contamination { $number ->
        [one] icon or token
       *[other] icons or tokens
    }
mod-nature_loss = When you face a nature event, you lose { $number } less Health

## Mods: gear and trade

mod-backpack = Your backpack holds { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }
mod-stalls_discount = In each trade action, the price at the Stalls is { $number } lower (at least 1)
mod-resupply_discount = Resupply costs you { $number ->
        [one] { $number } green card
       *[other] { $number } green cards
    } less
mod-never_wrecked = It is never wrecked
mod-blast_destroys = The Red Tomb strike also destroys { $number } open gear { $number ->
        [one] card
       *[other] cards
    } of each knight it hits (their choice)
mod-no_hand = It needs no hand
mod-from_vehicle = Unless you are on foot, you may use it from the vehicle without a hand
mod-attack_marks = Mark it after one attack

## Mods: combat

mod-foe_attack_dice = The opponent's attack checks lose { amount-die }
mod-foe_attack_dice-foe = Your attack checks lose { amount-die }
mod-first_attack_dice = Its first attack check in a combat gains { amount-die }
mod-range_penalty_ignored = Ignore { $number ->
        [one] one
       *[other] { $number }
    } -1 die under the chosen range icon
mod-multi_ammo_less = Its Multi-attack spends { $number } less Ammo
mod-multi_damage = +{ $number } damage with Multi-attack
mod-ammo_more = Every attack spends { $number } more Ammo
mod-bulls_eye_damage = { $more2 } damage per Bull's Eye instead of 1
mod-soaked_hit_dice = A hit that is fully soaked still costs the opponent { amount-die } in the next clash
mod-hit_cancels_change = A hit also cancels the opponent's range change in this clash
mod-defend_apart = You can't Defend and attack with it in consecutive clashes
mod-armor = Armor value +{ $number } at all times
mod-armor_ranged = +{ $number } armor against ranged icons
mod-bulls_eye_soaked = The first { $number ->
        [one] Bull's Eye
       *[other] { $number } Bull's Eyes
    } of each attack against you adds no damage
mod-defend_dice = Your Defend costs the opponent { $number } more { $number ->
        [one] die
       *[other] dice
    }
mod-advance_dice = When you advance with Change Range, the opponent's attack checks lose { $number } more { $number ->
        [one] die
       *[other] dice
    }
mod-defend_dominance = Your Defend gives the opponent { $number } less dominance
mod-melee_dice_after_defend = After you Defend, your next melee attack in this combat gains { amount-die }

## Mods: enemies

mod-no_armor = Armor values of both sides count as 0
mod-no_change_range = You can't play Change Range
mod-never_retreats = They never retreat
mod-advance_dominance = Their Change Range (advance) gives { $number } more dominance
mod-first_card_open = First clash: your card is revealed before the Waster chooses
mod-multi_unanswered = Its Multi-attack can't be answered with a luck card
mod-bulls_eye_radiation = Each Bull's Eye they roll also makes you suffer { $number } Radiation
mod-second_life = The first time they have lost { $health } Health, remove the loss and lower their Aggression by { $number }; defeat them once more to win
mod-keeps_loss = Health loss tokens stay between combats
mod-follows_leader = In each Waster Step, moves { $number ->
        [one] { $number } hex
       *[other] { $number } hexes
    } toward the knight with the most Reputation
mod-returns_home = When defeated, returns to its starting hex at full Health

## Printed numbers

card-gear-weapon = { $hands ->
        [1] One-handed
       *[2] Two-handed
    } weapon, { $icons }
card-gear-icons = { $icons }
card-gear-icons-added = makes it { $icons } too
card-gear-damage = +{ $number } damage
card-gear-multi = { $number ->
        [one] { $number } multi-attack icon
       *[other] { $number } multi-attack icons
    }
card-gear-pierce = { $number ->
        [one] { $number } armor-piercing bullet
       *[other] { $number } armor-piercing bullets
    }
card-gear-armor = armor { $number }
card-gear-armor-added = armor value +{ $number }
card-gear-no_ammo = no Ammo required
card-gear-fuel_weapon = spends 1 Fuel before its first attack in a combat
card-gear-limit = Limit { $number } per knight
card-gear-trait = { $trait }
card-gear-special-knight = { $trait }, attached to the knight
card-gear-special-vehicle = { $trait }, attached to the vehicle
card-gear-vehicle = Speed { $speed }, capacity { $capacity }; damaged: Speed { $damaged_speed }, capacity { $damaged_capacity }
card-fits-weapon = enhancement for any weapon
card-fits-ammo_weapon = enhancement for a weapon that spends Ammo
card-fits-ranged_weapon = enhancement for a ranged weapon
card-fits-two_handed_ranged = enhancement for a two-handed ranged weapon
card-fits-melee_weapon = enhancement for a melee weapon
card-fits-armor = enhancement for armor

## Wasteland cards, tasks, luck

card-event = { $traits } event. Escape: { $check }.
card-enemy = { $traits } enemy. Escape: { $check }; failed: lose { $penalty } Health.
card-villain = { $traits }. It can't be escaped.
card-panel = { $ferocious ->
        [1] Ferocious, Aggression
       *[0] Aggression
    } { $aggression }, { $parts }, Health { $health }.
card-reward = Reward: { $list }.
card-reward-health = heal { $count } Health
card-reward-radiation = heal { $count } Radiation
card-reward-instead = You may instead { $list }.
card-reward-gain = take { $things }
card-reward-lose = lose { $things }
card-task-common = Be the first knight to { $goal }.
card-task-private = First: { $first }. Second: { $second }.
card-task-hunt = The Waster must play { $trait } enemies on { $whom ->
        [owner] the owner
       *[all] you
    } whenever possible.
card-task-token = The Waster places the { $token } token on { $hexes }.
card-goal-travel = spend at least { $points } Movement Points and enter at least { $hexes } different hexes in one Move Step
card-goal-defeat_enemy = defeat { $trait ->
        [none] any
       *[other] a { $trait }
    } enemy from a wasteland card
card-goal-defeat_knight = defeat another knight
card-goal-explore_cities = explore { $amount } different cities other than Gangraen while this card is open
card-goal-help_rival = revive a rival, or give a rival a yellow or red card for free in a Rest Step
card-goal-rest_unhurt = begin a Rest Step with full Health and no Radiation on a tier { $tier } hex that is not a city
card-goal-show_gear = show gear worth { $amount } or more in a Rest Step (not starting gear, blue gear or vehicles)
card-goal-end_in_danger = end a move on a hex with { $amount } or more danger icons and tokens
card-need-explore = explore { $hex }
card-need-check = explore { $hex } and pass { $check }
card-need-discard = explore { $hex } and discard { $things }
card-need-suffer = explore { $hex } and suffer { $amount } Radiation
card-need-spend = explore { $hex } and spend { $things }
card-need-show = explore { $hex } and show { $amount } stored cards
card-need-defeat = defeat a { $trait } enemy on or next to { $hex }
card-luck-rank = { $suit } { $rank }.
card-luck-icon = Or discard it in the Rest Step to { $gain }.
card-luck-gain-ammo = gain 1 Ammo
card-luck-gain-fuel = gain 1 Fuel
card-luck-gain-health = heal 1 Health
card-luck-gain-radiation = heal 1 Radiation

## Sheets, hexes, combat and range cards

card-sheet-skills = { $list }; backpack { $backpack }.
card-sheet-skill = { $skill } { $number }
card-sheet-ability = { $name }: { $text }
card-sheet-gear = { $name } ({ $text })
card-hex-route = Route difficulty { $difficulty }.
card-hex-icons = Icons: { $list }.
card-hex-threat = { $count } Threat
card-hex-radiation = { $count } Radiation
card-hex-contamination = { $count } contamination
card-hex-check = Exploration check: { $check }.
card-hex-trade-open = Trade{ $name ->
        [none] {""}
       *[other] , including the { $name } space
    }.
card-hex-trade-quiet = No trade with the Stalls.
card-hex-resupply = Resupply for { $things }: heal Radiation and Health, { $both ->
        [1] regain Ammo and Fuel, and repair
       *[0] or regain Ammo and Fuel and repair
    }.
card-hex-action = Special action: { $does }.
card-combat-attack = Needs a weapon with an icon on the range card; a ranged one spends { $ammo } Ammo. Make an attack check. You gain { $own } dominance.
card-combat-multi_attack = As Attack, but spends { $ammo } Ammo and needs a multi-attack icon; +{ $dice } die per icon. You gain { $own } dominance.
card-combat-defend = The opponent's attack checks lose { $foe_dice } dice; a knight may re-equip. The opponent gains { $opponent } dominance.
card-combat-prepare = Stays on the table: an Attack in the next clash gains { $dice } dice, and { $bulls_eye } or more is a Bull's Eye.
card-combat-change_range = The opponent's attack checks lose { $foe_dice } die. Advance: one step closer, you gain { $own } dominance. Retreat: one step farther, the opponent gains { $opponent } dominance.
card-range = Attack checks: { $skills } ({ $difficulty }). Initiative: { $icons }.
card-range-icon = { $icon }
card-range-icon-dice = { $icon } (-{ $dice })
