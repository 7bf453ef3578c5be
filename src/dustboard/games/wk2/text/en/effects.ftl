# The rules part of a card, made from its numbers, mods and effects.
# when-<moment>, with -foe where it stands on an enemy; if-<condition>; effect-<do>; mod-<name>.

## Sentences

text-when = { $when }, { $does }.
text-plain = { $does }.
text-may = if you like, { $does }
text-choose = choose one: { $does }
text-cost = { $cost }: { $does }
text-if = if { $if }, { $does }
text-nothing = go on as usual
list-comma = { $head }, { $last }
list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-semicolon = { $head }; { $last }
list-or-else = { $head }; or { $last }

## Dice and amounts

dice-white = { $count ->
        [one] 1 white die
       *[other] { $count } white dice
    }
dice-green = { $count ->
        [one] 1 green die
       *[other] { $count } green dice
    }
dice-blue = { $count ->
        [one] 1 blue die
       *[other] { $count } blue dice
    }
dice-red = { $count ->
        [one] 1 red die
       *[other] { $count } red dice
    }
amount-ambush = Ambush
amount-armor_piercing = Armor Piercing
amount-xp = { $count } XP
amount-fuel = { $count } Fuel
amount-ammo = { $count } Ammo
amount-meds = { $count } Meds
amount-gear = { $count ->
        [one] 1 gear card
       *[other] { $count } gear cards
    }
times-missing = for each missing success
number-radiation = all your
number-foe_health = as many wounds as it has Health
number-missing = 1 for each missing success
number-max_0_missing_medium_heavy = 1 for each missing success, 1 less in a Medium or Heavy vehicle
number-2_foe_beast_or_foe_mutant = 2 wounds, 3 if it is a beast or a mutant
number-max_1_min_protection_3 = extra wounds equal to your Protection (at least 1, at most 3)
number-3_capacity_5 = 3 cards, 4 if your Capacity is 5 or more
number-1_capacity_5 = 1 card, 2 if your Capacity is 5 or more
number-2_room_0 = 2 XP, 3 if your vehicle has room

## Moments

when-boost = Before you roll
when-reroll = After you roll
when-botched = When you roll a botch
when-met = When a combat begins
when-chosen = When you fight with it
when-foe_attack = Before the enemy rolls its attack
when-foe_attack-foe = When it attacks
when-botch = For each botch in your attack
when-attack = When you attack
when-fate = For each fate you roll
when-fate-foe = For each fate it rolls
when-engagement = In the Engagement Step
when-advance = In the Advance Step
when-passed = When you pass a test
when-in_city = As a part of your City Action
when-with_explore = With an Explore Action
when-after_city = After your City Action
when-after_camp = After your camp
when-after_combat = After a combat
when-turn_end = At the end of your turn
when-resolution = In the Resolution Step
when-won = When you defeat an enemy
when-workshop = When the Workshop has fixed a card for you
when-gear_won = When you win or find gear
when-new_sheet = When a new plot sheet begins
when-called_out = When another knight in your city takes the Special Action to call you out
when-camp = In your camp
when-in_camp = When you make camp
when-special_action = Once, as a Special Action
when-special_action-part = As a Special Action
when-special_action-landmark = Once per knight, as a Special Action here
when-camp-landmark = In your camp here
when-in_camp-landmark = When you make camp here
when-card-landmark = When a wasteland card is revealed on this space
when-explore = When you explore
when-anytime = Before or after an action
when-card = When a wasteland card is revealed
when-event = When an event is revealed
when-moved = After you move
when-explored = After you explore

## Conditions

if-attacking_and_foe_melee_or_foe_ranged = you attack an enemy
if-wounds_0 = you have wounds
if-time_0 = the page has a time limit
if-radiation_0_and_here_knights_0 = you have radiation and another knight is on your space
if-meds_3 = you carry 3 Meds or more
if-stowed_0 = your vehicle is empty
if-xp_6 = you have 6 XP or more
if-here_knights_0 = another knight is on your space
if-foe_gang = the enemy is a gang
if-skill_survival_and_not_attacking = this is a Survival test
if-not_attacking = this is not an attack
if-attacking = this is an attack
if-attacking_and_own_melee = you attack in melee
if-attacking_and_own_bare = you attack with bare hands
if-attacking_and_own_two_handed = you attack with a two-handed weapon
if-attacking_and_skill_guns = you attack with Guns
if-attacking_and_skill_guns_and_foe_ambush = you attack with Guns and the enemy has Ambush
if-here_scrub = you are in scrub
if-foe_beast = the enemy is a beast
if-not_here_gangraen_and_resources_3 = you are in another city and have 3 resources or more
if-steps_gangraen_4 = you are 4 or more steps from Gangraen
if-here_token = you are on your token
if-here_queens_valley_and_wounds_0 = you are in Queen's Valley and have no wounds
if-here_new_sydney = you are in New Sydney
if-here_16 = you are in the Drowned Arcade
if-here_15 = you are at Last Lamp
if-camp_helped_or_camp_meds_3 = you healed another knight or spent 3 Meds
if-foe_drawn_and_conscious = it was with a wasteland enemy and you are conscious
if-here_mountains = you are on mountains
if-skill_negotiate_and_not_attacking = this is a Negotiate test
if-skill_negotiate = it was a Negotiate test
if-foe_mutant = the enemy is a mutant
if-foe_mutant_and_here_scrub = the enemy is a mutant and you are in scrub
if-here_pumps = you are in Pumps
if-here_6 = you are at the Plug
if-valuables_2 = you own 2 gear cards of Barter 3 or more
if-own_melee = you fight in melee
if-foe_melee = the enemy fights in melee
if-foe_ranged = the enemy fights at range
if-foe_machine = the enemy is a machine
if-foe_gang_or_foe_beast = the enemy is a gang or a beast
if-foe_beast_and_foe_melee = the enemy is a beast that fights in melee
if-foe_beast_and_foe_health_3 = the enemy is a beast with at most 3 Health
if-foe_gang_or_foe_cult = it was a gang or a cult
if-foe_gang_and_ammo_0 = the enemy is a gang and you have Ammo
if-not_foe_struck = the enemy has not struck yet
if-foe_wounds_3 = it has 3 wounds or more
if-2_foe_wounds_foe_health = it has lost half its Health
if-here_stage_1 = the city's token is at 2 or more
if-here_stage_2 = the city's token is at 3
if-not_defeated = it is not defeated
if-not_defeated_and_with_parts = it is not defeated and you play with parts
if-not_defeated_and_not_with_parts = it is not defeated and you play without parts
if-with_parts = you play with parts
if-not_with_parts = you play without parts
if-part_z03 = your vehicle has Sand Tracks
if-may_move = you can still move this turn
if-wrecked = your vehicle is a wreck
if-event_blocked = it blocks the road (Road Blockade, Camel Jam)
if-defeated = it is defeated
if-not_fought = you didn't fight on the way
if-light = you drive a Light vehicle
if-heavy = you drive a Heavy vehicle
if-medium_or_heavy = you drive a Medium or Heavy vehicle
if-armor_0 = you wear no armor
if-utility_0 = you carry no utility gear
if-radiation_0 = you have radiation
if-scouting_3 = your Exploration is 3 or more
if-last_icons_0 = the space has no danger icons
if-here_city = you are in a city
if-here_desert = you are in the desert
if-here_special = you are on a numbered space
if-board_face_down_0 = there are face-down tokens on the board
if-event_road_and_not_attacking = this is the test of a road event
if-skill_negotiate_and_with_gang_and_not_attacking = you Negotiate with a gang
if-skill_negotiate_and_foe_gang = you Negotiate with a gang
if-skill_survival_or_skill_tech = this is a Survival or Tech test
if-defeats_3_0 = it is your third, sixth, ninth and so on
if-gear_q22 = you carry the Winch
if-gear_q24 = you carry the Field Radio

## Who

who-each_other = each other knight
who-holder_22 = whoever holds this card
who-each_here = each knight on your space
who-others_here = each other knight on your space

## Harm and healing

effect-wound = { $whom ->
        [others] takes{" "}
       *[you] you are dealt{" "}
    }{ $reckoned ->
        [1] wounds: { $amount }
       *[0] { $amount ->
            [one] 1 wound
           *[other] { $amount } wounds
        }
    }
effect-suffer = you suffer { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } that armor can't stop
effect-contaminated = you suffer { $reckoned ->
        [1] contaminated wounds: { $amount }
       *[0] { $amount ->
            [one] 1 contaminated wound
           *[other] { $amount } contaminated wounds
        }
    }
effect-radiation = { $whom ->
        [others] suffers{" "}
       *[you] you suffer{" "}
    }{ $reckoned ->
        [1] radiation: { $amount }
       *[0] { $amount } radiation
    }
effect-damage = your vehicle takes { $reckoned ->
        [1] damage: { $amount }
       *[0] { $amount } damage
    }
effect-heal = { $whom ->
        [others] heals
       *[you] heal
    } { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }
effect-heal_radiation = heal { $amount } radiation
effect-turn_wounds = turn { $amount ->
        [one] 1 contaminated wound
       *[other] { $amount } contaminated wounds
    } into { $amount ->
        [one] a normal one
       *[other] normal ones
    }
effect-marker = put a { $kind_term } marker on your space

## Combat

effect-foe_wound = the enemy is dealt { $reckoned ->
        [1] { $amount }
       *[0] { $amount ->
            [one] 1 wound
           *[other] { $amount } wounds
        }
    }
effect-more_wounds = deal { $amount } more { $amount ->
        [one] wound
       *[other] wounds
    }
effect-foe_health = the enemy has { $amount } more Health
effect-foe_wounds = the enemy's attack deals { $amount } more { $amount ->
        [one] wound
       *[other] wounds
    }
effect-foe_fate = the enemy's attack has { $amount } more fate
effect-foe_dice = the enemy also rolls { $dice }
effect-foe_loses_dice = the enemy's attack loses { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    }
effect-foe_rerolls_blanks = the enemy re-rolls all its blanks once
effect-foe_rerolls_one = it re-rolls one die without a success
effect-foe_rolls = it rolls { $dice } instead
effect-hit = it deals { $reckoned ->
        [1] { $amount }
       *[0] { $amount } more { $amount ->
            [one] wound
           *[other] wounds
        }
    }
effect-foe_dice_wounds = roll { $dice }: each success is a wound on the enemy
effect-contaminates = every wound it deals is contaminated
effect-no_ranged = you can't use a ranged weapon in this combat
effect-trait = the enemy has { $what_term }
effect-strike_first = you strike before it does
effect-ignore_botch = your botches don't count
effect-ward = prevent { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } of the enemy's attack
effect-end_combat = the combat is over and nobody is defeated
effect-break_armor = the armor you wear breaks
effect-banish = the enemy is defeated, without a reward
effect-foe_threat = draw 1 threat token for the enemy

## Tests and dice

effect-success = add { $amount ->
        [one] 1 success
       *[other] { $amount } successes
    }
effect-lose_success = your first test for this card loses { $amount ->
        [one] 1 success
       *[other] { $amount } successes
    }
effect-difficulty = the test needs { $amount } { $amount_sign ->
        [minus] less
       *[plus] more
    }
effect-dice = add { $dice }
effect-lose_dice = you lose { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    } of your choice
effect-next_success = add 1 success to your next test this round, outside combat
effect-reroll = { $all ->
        [1] re-roll all your dice
       *[0] { $number ->
            [0] re-roll any of your dice
            [1] re-roll 1 die
           *[other] re-roll up to { $number } dice
        }
    }
effect-use = once per { $per ->
        [sheet] plot sheet
       *[other] { $per }
    }, { $then }
effect-once = once per { $per ->
        [sheet] plot sheet
       *[other] { $per }
    }, { $then }
effect-exhaust = { $times ->
        [1] exhaust this until your next camp: { $then }
       *[other] up to { $times } times until your next camp: { $then }
    }
effect-test = take { $skill ->
        [aid] an
       *[other] a
    } { $skill_term } ({ $difficulty }) test; if you pass, { $pass }{ $fails ->
        [1] ; if you fail, { $fail }
       *[0] {""}
    }
effect-ignore_card = ignore this card
effect-pass_card = pass the test without a roll

## Resources and gear

effect-gain = gain { $reckoned ->
        [1] { $amount }
       *[0] { $what_term }
    }
effect-lose = lose { $what_term }
effect-pay = pay { $what_term }
effect-gain_resource = gain 1 resource of your choice
effect-lose_resource = lose 1 resource of your choice
effect-pay_resources = pay { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } of your choice
effect-break = { $equipped ->
        [1] a weapon or armor that you use breaks
       *[0] one of your gear cards breaks
    }
effect-break_this = break this card
effect-discard_this = discard this card
effect-more_draws = turn up 1 more card
effect-keep_card = keep this card until you visit the Quack or fall unconscious
effect-swap_card = { $under ->
        [1] put the revealed card under its deck and reveal the next one
       *[0] discard the revealed card and reveal the next one of its deck
    }
effect-give_gear = discard { $type ->
        [weapon] a weapon
        [utility] a utility
        [armor] armor
       *[other] a gear card
    }
effect-find_part = put 1 part with a construction level of { $level } or less on your vehicle, without a test
effect-lose_part = lose 1 part of your choice
effect-give_part = give up 1 part
effect-give_any = give up 1 gear card or 1 part
effect-burst = your Move has { $amount } more MP
effect-find_gear = { $cards ->
        [0] search the gear deck for a { $type } and take it, broken
       *[other] draw { $cards } cards and keep one
    }
effect-thin_deck = discard 1 of the top { $cards } { $deck ->
        [highway_desert] highway and desert
       *[other] scrub and mountains
    } cards
effect-shuffle_gear = shuffle all your gear except unique cards into the gear deck and draw as many cards, working side up
effect-yellow_token = draw { $amount ->
        [one] 1 threat token and deal with its yellow side
       *[other] { $amount } threat tokens and deal with their yellow sides
    }
effect-advance_task = you are a step nearer to the goal
effect-drop_malfunction = lose 1 malfunction
effect-drop_injury = lose 1 injury
effect-hand = gives you { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } of their choice
effect-favour = { $what ->
        [study] your next Tech or Aid test gains 1 white die
        [weary] you have one fewer action next turn
       *[other] keep this for later
    }
effect-end_turn = your turn ends
effect-choose_knight = a knight of your choice on your space { $then }
effect-time = move the Time Marker up by 1, which gains you a round
effect-look_around = look at all face-down tokens within { $steps } spaces
effect-duel = you fight a duel whose winner gains 1 XP
effect-skip_card = discard the revealed card unread
effect-switch_sheet = turn your vehicle sheet over
effect-attack_twice = attack twice in this combat, then suffer { NUMBER($contaminated) ->
    [one] 1 contaminated wound
   *[other] { $contaminated } contaminated wounds
}
effect-go_back = go back to the space you came from
effect-wash_away = you are carried to the nearest space with a lower entry cost
effect-fix = turn one broken gear card to its working side
effect-barter = barter as at the Stalls with { $cards }
effect-lose_special = { $number ->
        [8] give up the card Marked
       *[other] give up this card
    }
effect-lose_action = lose your other action

## Places, groups, several times

effect-repeat = { $reckoned ->
        [1] { $times }, { $then }
       *[0] { $then }, { $times } times
    }
effect-each = { $who_term } { $then }
effect-look_token = look at a face-down token
effect-go = go to { $to ->
        [next] a space next to yours
       *[other] any numbered space
    }, without meeting a card or danger icons
effect-order_cards = look at the top { $cards } cards of the { $deck ->
        [highway_desert] highway and desert
       *[other] scrub and mountains
    } deck and put them back in any order
effect-shop = visit a shop as if you were in a city

## Numbers that a card changes while it is in play

mod-dice = { $skill }: +{ $dice }
mod-lose = { $skill } loses { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
mod-speed = Speed { $signed }
mod-tank = the tank holds { $count } { $sign ->
        [minus] less
       *[other] more
    } Fuel
mod-capacity = Capacity { $signed }
mod-bonus = each Fuel you burn in a move gives { $count } { $sign ->
        [minus] less
       *[other] more
    } MP
mod-chassis = Chassis { $signed }
mod-health = Health { $signed }
mod-resilience = Resilience { $signed }
mod-repair = Repair { $signed }
mod-exploration = Exploration { $signed }
mod-offer = the Stalls offer you { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }
mod-meds_heal = each Meds heals { $count } { $sign ->
        [minus] fewer
       *[other] more
    } { $count ->
        [one] wound
       *[other] wounds
    }
mod-lose_attack = your attacks lose { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
mod-lose_tests = your tests lose { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
mod-protection = Protection { $count } while you wear no armor
mod-tokens = whenever a move makes you draw threat tokens, draw 1 more
mod-heavy_bars = conditions for Heavy vehicles always apply to you
mod-soft_damage = your vehicle takes { $count } less damage from tokens and entries
mod-first_damage = ignore the first damage to your vehicle in each turn
mod-first_radiation = ignore the first radiation in each turn
mod-spare_icon = ignore 1 danger icon of your choice in each move
mod-spare_threat = ignore the first Threat icon of each move
mod-spare_radiation = { $count ->
        [99] ignore Radiation icons on your moves
       *[other] ignore the first Radiation icon of each move
    }
mod-spare_contamination = ignore the first Contamination icon of each move
mod-quiet_highways = ignore Threat icons on highways
mod-part_room = the vehicle has room for { $count } { $sign ->
        [minus] fewer
       *[other] more
    } { $count ->
        [one] part
       *[other] parts
    }, besides the one that each malfunction takes away
mod-move_damage = ignore the first damage to your vehicle in each move
mod-sand = the first { $count } desert spaces of each move cost 0 MP
mod-easy_scrub = scrub costs 1 MP
mod-easy_mountains = mountains cost 1 MP
mod-token_choice = when you draw threat tokens, draw 1 more and put 1 of them back unread
mod-turret = in combat you may choose a weapon stowed in the vehicle
mod-tow = your move may take along a knight on your space whose vehicle is a wreck: each space costs 1 MP more, and only you meet what is on the way
mod-rough = 1 space of scrub or mountains in each move costs only 1 MP
mod-winch = 1 space in each move costs 1 less MP
mod-winch-landmark = a move that starts here costs { $count } less MP
mod-starter = your first move on each plot sheet costs { $count } Fuel
mod-brakes = a move of 4 spaces or more does { $count } damage to your vehicle
mod-heals_others = in camp your Meds may heal other knights on your space
mod-healer_xp = gain 1 XP when you heal another knight, once a round
mod-meds_radiation = Meds spent on wounds heal 1 radiation as well
mod-clean_blood = contaminated wounds heal like any others
mod-field_care = injuries of the knights on your space have no effect
mod-field_quack = once per plot sheet your camp has a Quack
mod-x_repair = in camp, one Repair Cost of X counts as { $count }
mod-discount = one card you buy on each visit costs { $count } less
mod-double_once = one resource you give on each visit is worth 1 more
mod-bare_protection = Protection { $count } while you fight with bare hands
mod-ambush = you have Ambush
mod-no_ambush = enemies never have Ambush against you
mod-no_gang_ambush = gangs never have Ambush against you
mod-free_shot = shooting at an enemy with a printed Health of 1 costs no Ammo
mod-no_rerolls = you can't re-roll dice
mod-steady_aid = Aid never loses dice
mod-aid_talks = Negotiate uses your Aid dice
mod-bad_wound = the first wound of each combat is contaminated
mod-double_botch = your botches count twice
mod-stout = Armor Piercing doesn't affect it
mod-lead_lined = break it to prevent { $count } radiation
mod-plague = while you keep it, each time you take wounds or radiation you also take 1 contaminated wound
mod-broken_worth = broken gear you give at the Stalls counts { $count } more
mod-resource_worth = each resource you give at the Stalls counts { $count } more
mod-thick_scrub = each scrub space costs you { $count } more MP
mod-no_findings = exploring for this task, you keep nothing you find
mod-no_armor = your armor prevents nothing
mod-no_bonus = the Fuel you burn in a move gives no MP
mod-dearer = each card you buy at the Stalls costs { $count } more
mod-shops = { $count ->
        [one] you may visit 1 more shop in a City Action
       *[other] you may visit { $count } more shops in a City Action
    }
mod-two_findings = with two draws or more left, Explore turns up two cards and you choose one
mod-brittle = it breaks as soon as you take a wound
mod-thin_armor = your armor prevents { $count ->
        [one] 1 fewer wound
       *[other] { $count } fewer wounds
    }
mod-dog = your dog deals { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } in the Advance Step; a botch of yours scares it off until you camp
mod-no_dog = your dog stays away
mod-house_account = on each visit to the Stalls you may buy one card working side up
mod-gear_worth = gear you give at the Stalls counts { $count } { $sign ->
        [minus] less
       *[other] more
    }
mod-shares_armor = you and the knights on your space may break your armor for each other
mod-first_fuel = the first Fuel of a move gives { $count ->
        [one] 1 more MP
       *[other] { $count } more MP
    }
mod-scent = when you begin a move, look at the top card of each wasteland deck
mod-owing = at the Stalls you may owe up to { $count }; gear you win pays it off
mod-working_offer = the Stalls lay their cards out for you working side up
mod-token_swap = once a round you may put a threat token back and draw another
mod-back_door = a space you enter from a crossing costs nothing
mod-trades_anywhere = in camp you may trade with a knight on any space
mod-cache = in camp you may hide up to { $count } gear cards beside your sheet
mod-long_fix = a Long Fix repairs { $count } more
mod-desert_start = { $signed } MP for a move that starts on desert
mod-wind = a route without danger icons burns no Fuel
mod-convoy = a move over highways only ignores danger icons
mod-second_look = each gear card you find may be swapped once for the next one
mod-finds_xp = gain { $count } XP with every gear card you find
mod-trades_near = trade with any knight within { $count } spaces
mod-quiet_start = the first Threat icon of a move that starts here is ignored
mod-double_fuel = Fuel you find is doubled
mod-any_section = take any section of the card
mod-sharp_search = your first Explore on each plot sheet deals you { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }

## Whole cards

card-weapon = { $hands ->
        [0] Thrown weapon, needs no hand.
        [1] One-handed { $attack } weapon.
       *[other] Two-handed { $attack } weapon.
    }
card-armor = Armor.
card-utility = Utility gear.
card-drug = Drug.
card-no-ammo = It needs no Ammo.
card-needs-fuel = Each attack with it burns { $count } Fuel.
card-attack = Rolls { $dice }.
card-protection = Protection { $count }.
card-no-effect = No effect.
card-working = Working: { $text }
card-broken = Broken: { $text }
card-side = Side { $side }: { $text }
card-needs-xp = Needs { $count } XP.
card-unique = Unique gear.
card-heals = Regain Consciousness heals { $count } wounds.
card-repairs = A Long Fix repairs { $count } damage.
card-special-item = { $bound ->
        [1] An item that can't be traded.
       *[0] An item.
    }
card-special-ally = { $bound ->
        [1] An ally who stays with you.
       *[0] An ally.
    }
card-special-burden = A burden.
card-special-foe = An enemy.
card-knight = Health { $health }, Resilience { $resilience }, Repair { $repair },
    Exploration { $exploration }.
card-penalty = At { $count } radiation: { $does }.
card-vehicle-light = Light vehicle: Speed { $speed }, tank { $tank }, +{ $bonus } per Fuel,
    Capacity { $capacity }, a wreck at { $chassis } damage.
card-vehicle-medium = Medium vehicle: Speed { $speed }, tank { $tank }, +{ $bonus } per Fuel,
    Capacity { $capacity }, a wreck at { $chassis } damage.
card-vehicle-heavy = Heavy vehicle: Speed { $speed }, tank { $tank }, +{ $bonus } per Fuel,
    Capacity { $capacity }, a wreck at { $chassis } damage.
card-enemy = { $type } with { $count } Health, { $attack ->
        [ranged] ranged
       *[melee] melee
    } attack of { $dice }.
card-trait-armor_piercing = Armor Piercing: armor doesn't stop its wounds.
card-trait-ambush = Ambush: it attacks before anything else.
card-trait-relentless = Relentless: it fights on until the last step, however wounded.
card-threat-icons = Draw { $count ->
        [one] 1 threat token
       *[other] { $count } threat tokens
    } for it.
card-reward = Reward: { $list }.
card-test = { $skill } test: { $count ->
        [one] 1 success
       *[other] { $count } successes
    } needed.
card-bar = First, { $does }.
card-pass = Passed: { $does }.
card-fail = Failed: { $does }.
card-drawback = { $gains }, but { $does }
card-section = { $terrain }: { $text }.
card-token = Events and encounters: { $yellow } Enemies: { $red }
card-landmark = A landmark on { $lands }.
card-task = A task of { $city }.
card-task-active = While it is active: { $does }
card-task-goal = Goal: { $goal }
task-waits = All done: paid at the end of the turn.
card-task-token = Your token goes { $count } steps from the city{ $on ->
        [any] {""}
        [highway] {" "}on highway
        [desert] {" "}on desert
        [scrub] {" "}on scrub
       *[mountains] {" "}on mountains
    }.
card-task-done = Done: read entry { $entry }; from then on, 1 more shop there.
card-landmark-camp = Camp here: { $does }.
card-landmark-explore = Explore here: { $does }.
card-landmark-move = Move: { $does }.
card-landmark-entry = Whoever finds it reads entry { $entry }.
card-part = { $types ->
        [none] A part for any vehicle.
       *[some] A part for { $vehicles } vehicles.
    } Construction level { $level }, Barter { $barter }.
part-type-light = Light
part-type-medium = Medium
part-type-heavy = Heavy
land-highway = highway
land-desert = desert
land-scrub = scrub
land-mountains = mountains
card-encounter = Read the entry that the plot sheet lists under { $letter }.
