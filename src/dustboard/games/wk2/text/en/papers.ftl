# What stands on printed sheets, tokens and in the printed book besides the words of the cards.

paper-title = Waste Knights II
paper-working = working
paper-broken = broken
paper-hands = Hands
paper-protection = Protection
paper-repair = Repair Cost
paper-construction = Construction
paper-barter = Barter
paper-health = Health
paper-resilience = Resilience
paper-xp = XP
paper-module-dogs_of_war = Dogs of War
paper-module-paths_of_blood = Paths of Blood
paper-module-scavenger = Scavenger
paper-module-through_the_waste = Through the Waste
paper-slot-hand = Hand
paper-slot-armor = Armor
paper-speed = Speed
paper-bonus = MP for each Fuel
paper-capacity = Capacity
paper-tank = Tank
paper-chassis = Chassis
paper-board = Board
paper-tokens = Tokens
paper-token-fuel = Fuel
paper-token-meds = Meds
paper-token-ammo = Ammo
paper-token-challenge = Challenge
paper-token-plot = Plot
paper-token-danger-threat = Threat
paper-token-danger-radiation = Radiation
paper-token-danger-contamination = Contamination
paper-token-wound = Wound
paper-token-radiation = Radiation
paper-token-damage = Damage
paper-token-general = General
paper-token-entry = Entry
paper-token-knight-1 = Knight 1
paper-token-knight-2 = Knight 2
paper-token-knight-3 = Knight 3
paper-token-knight-4 = Knight 4
paper-token-xp = XP
paper-token-camp = Camp
paper-token-special = Special
paper-token-time = Time
paper-token-first = First player
paper-token-landmark = Landmark
paper-landmark-markers = Landmark markers
paper-token-stage = Stage { $n }

## The Book on paper: what a row does that no card says

paper-quoted = “{ $what }”
paper-do-option = “{ $label }”: { $does }
paper-do-each = { $who }: { $then }
paper-do-read = read { $entry }
paper-do-read_first = read { $entry } (once)
paper-do-read_alone = read { $entry } alone
paper-do-keep_entry = this entry may be read again
paper-do-exit = continue with { $to }{ $now ->
        [1] {" "}at once
       *[0] {" "}at the end of the round
    }
paper-do-ending = the adventure ends: { $kind ->
        [victory] a victory
        [partial] a partial success
        [defeat] a defeat
       *[other] count the points
    }
paper-do-flag = { $off ->
        [none] note “{ $on }”
       *[other] cross out “{ $off }”
    }
paper-do-note = { $off ->
        [none] note “{ $on }” on your sheet
       *[other] cross “{ $off }” off your sheet
    }
paper-do-count = “{ $what }” { $signed }
paper-do-set = “{ $what }” is { $to }
paper-do-tally = your “{ $what }” { $signed }
paper-do-spend = “{ $what }” −{ $amount }
paper-do-special = take special card { $number }{ $else ->
        [none] {""}
       *[other] ; if somebody has it: { $else }
    }
paper-do-take_special = take special card { $number } from whoever has it
paper-do-lose_special = give up special card { $number }
paper-do-marker = put a { $kind } marker on { $at ->
        [none] your space
       *[other] { $at }
    }
paper-do-take_here = take a { $token } token here
paper-do-place = place a { $token } token on each of { $spaces }
paper-do-lift = remove a { $token } token
paper-do-hide_tokens = shuffle a face-down Plot token for each of { $entries } onto { $spaces }
paper-do-turn_token = turn up the token here and read its entry
paper-do-pouch = shuffle { $entries } as a pile of entries
paper-do-draw_entry = draw one of the pile of entries and read it
paper-do-cross_letter = cross out a letter of the sheet
paper-do-close = { $open ->
        [1] { $spaces } is open again
       *[other] nobody may enter { $spaces }
    }
paper-do-start_in_city = each knight starts in a city of its own
paper-do-gather = each knight starts within { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } of { $at }
paper-do-put_figure = put your figure on { $at }
paper-do-muster = put all figures where the worst cult is, or in { $at }
paper-do-swap_places = two knights may swap places
paper-do-stand = { $walker } goes to { $at }
paper-do-walk = { $walker } goes { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } toward { $to }{ $arrive ->
        [none] {""}
       *[other] ; on arrival: { $arrive }
    }
paper-do-walk_nearest = { $walker } goes 1 step toward the nearest free city; on arrival: { $arrive }
paper-do-pursue = { $walker } goes { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } toward special card { $number }; on reaching it: { $arrive }
paper-do-lure = { $walker } comes to you instead
paper-do-spread = { $at ->
        [new] put a token of stage 1 in the next city without one
        [worst] the worst city below stage 3 rises by a stage
        [each] each token rises by a stage
        [here] the stage here { $signed }
       *[other] the stage at { $at } { $signed }
    }
paper-do-trophy = take the wooden token of this city; each after your first gives 1 XP
paper-do-stand_foe = { $foe } stands here with Health { $health } and keeps its wounds
paper-do-fight_standing = fight { $foe }, who keeps its wounds ({ $text }){ $win ->
        [none] {""}
       *[other] ; defeated: { $win }
    }
paper-do-hurt_standing = { $foe } takes { $amount } more wounds{ $win ->
        [none] {""}
       *[other] ; defeated: { $win }
    }
paper-do-fight = fight { $foe } ({ $text }){ $win ->
        [none] {""}
       *[other] ; defeated: { $win }
    }{ $lose ->
        [none] {""}
       *[other] ; not defeated: { $lose }
    }
paper-do-build_deck = shuffle cards of { $types } into a deck
paper-do-fill_row = turn up cards from that deck until the row has { $to }
paper-do-fight_deck = fight the top card of that deck{ $win ->
        [none] {""}
       *[other] ; defeated: { $win }
    }{ $lose ->
        [none] {""}
       *[other] ; not defeated: { $lose }
    }
paper-do-fight_row = fight an enemy from the row{ $win ->
        [none] {""}
       *[other] ; defeated: { $win }
    }
paper-do-thin_row = { $all ->
        [1] discard the whole row
       *[0] discard 1 card from the row
    }
paper-do-choose_top = look at the top { $cards } of that deck and choose one
paper-do-grudge = the enemy remembers: its card has 1 more Health
paper-do-fight_grudge = fight the enemy that remembers{ $win ->
        [none] {""}
       *[other] ; defeated: { $win }
    }
paper-do-terms = { $no_fight ->
        [1] there is no combat
       *[0] in this combat: { $fewer_dice ->
                [0] {""}
               *[other] the enemy loses 1 die
            }{ $traits ->
                [none] {""}
               *[other] the enemy has { $traits }
            }{ $health ->
                [0] {""}
               *[other] the enemy's Health { $signed }
            }{ $dice ->
                [none] {""}
               *[other] your attack gains { $dice }
            }{ $one_hand ->
                [0] {""}
               *[other] no two-handed weapons
            }
    }
paper-do-next_dice = your next test gains { $dice }
paper-do-test = take a test: { $skill }, { $difficulty } needed{ $pass ->
        [none] {""}
       *[other] ; passed: { $pass }
    }{ $fail ->
        [none] {""}
       *[other] ; failed: { $fail }
    }
paper-do-attempt = roll { $skill }: { $then }
paper-do-throw = roll { $dice }: { $then }
paper-do-roll_on = roll once more and add the results
paper-do-effort = add { $amount } to the effort here, which takes { $need }{ $done ->
        [none] {""}
       *[other] ; done: { $done }
    }{ $none ->
        [none] {""}
       *[other] ; with no success: { $none }
    }{ $marks ->
        [none] {""}
       *[other] ; at each step, read the next of { $marks }
    }
paper-do-contest = both roll { $skill }; more successes than { $with }: { $win }
paper-do-duel = fight a duel with { $with }{ $win ->
        [none] {""}
       *[other] ; won: { $win }
    }{ $beaten ->
        [none] {""}
       *[other] ; the knight you beat: { $beaten }
    }{ $lose ->
        [none] {""}
       *[other] ; lost: { $lose }
    }
paper-do-pay_together = the knights may pay { $amount } { $what ->
        [none] resources
       *[other] { $what }
    } together{ $then ->
        [none] {""}
       *[other] ; paid: { $then }
    }{ $else ->
        [none] {""}
       *[other] ; else: { $else }
    }
paper-do-pay_value = pay { $amount } in resources or gear
paper-do-bid = everyone bids resources in secret and pays; the highest bidder: { $then }
paper-do-vote = everyone votes in secret, with { $votes } votes
paper-do-send_out = everyone secretly names a knight or nobody; whoever is named most: { $then }{ $else ->
        [none] {""}
       *[other] ; nobody: { $else }
    }
paper-do-deal_seals = deal each knight one of four seals, face down
paper-do-deal_papers = deal folded papers: one “{ $marked }”, the others “{ $others }”; whoever has agreed draws last
paper-do-keep_paper = you hold the paper “{ $paper }” now
paper-do-look_seal = look at the paper of another knight
paper-do-show_seals = all papers are shown
paper-do-false_clue = the seller may have marked the clue as false
paper-do-injury = an injury is attached to your sheet
paper-do-unmark = remove a { $kind } marker within 1 space
paper-do-mend = repair { $amount } damage
paper-do-more_action = take one more action this turn, but not Move
paper-do-cleanse = discard up to { $amount } contaminated wounds
paper-do-discard = discard a gear card
paper-do-sell_gear = discard a gear card: { $then }
paper-do-swap_gear = swap a gear card for the top card of the gear discard, working side up
paper-do-salvage = take back the top card of the gear discard, broken
paper-do-explore = explore as if on { $terrain ->
        [any] any terrain
        [highway] highway
        [desert] desert
        [scrub] scrub
       *[mountains] mountains
    }: turn up 1 card and take it
paper-do-tear = tear the paper up
paper-do-load = load 1 to { $most } groups; each takes 1 free Capacity

paper-if-and = and
paper-if-or = or
paper-if-not = not
paper-if-noted = “{ $what }” is { $not ->
        [1] not noted
       *[0] noted
    }
paper-if-mine = “{ $what }” is { $not ->
        [1] not on your sheet
       *[0] on your sheet
    }
paper-if-with = “{ $what }” is { $not ->
        [1] on no sheet here
       *[0] on a sheet here
    }
paper-if-read = { $what } was { $not ->
        [1] not read
       *[0] read
    }
paper-if-special = you { $not ->
        [1] do not hold
       *[0] hold
    } special card { $what }
paper-if-held = { $not ->
        [1] nobody
       *[0] somebody
    } holds special card { $what }
paper-if-here_special = special card { $what } is { $not ->
        [1] not here
       *[0] here
    }
paper-if-near_special = special card { $what } is { $not ->
        [1] not within 1 space
       *[0] within 1 space
    }
paper-if-seal = your paper is { $not ->
        [1] not “{ $what }”
       *[0] “{ $what }”
    }
paper-if-here = you are { $not ->
        [1] not at { $what }
       *[0] at { $what }
    }
paper-if-near = { $what } is { $not ->
        [1] not within 1 space
       *[0] within 1 space
    }
paper-if-board = { $what } is { $not ->
        [1] not on the board
       *[0] on the board
    }
paper-is-conscious = you are { $not ->
        [1] unconscious
       *[0] conscious
    }
paper-is-heavy = you drive { $not ->
        [1] no Heavy vehicle
       *[0] a Heavy vehicle
    }
paper-is-light = you drive { $not ->
        [1] no Light vehicle
       *[0] a Light vehicle
    }
paper-is-tech_gg = your Tech { $not ->
        [1] does not have
       *[0] has
    } 2 green dice or more
paper-is-module_dogs_of_war = you play { $not ->
        [1] without
       *[0] with
    } Dogs of War
paper-is-line_clear = the next space of the line is { $not ->
        [1] torn
       *[0] clear
    }
paper-is-wrecked = your vehicle is { $not ->
        [1] no wreck
       *[0] a wreck
    }
paper-is-turn_moved = you { $not ->
        [1] did not move
       *[0] moved
    } this turn
paper-is-with_parts = you play { $not ->
        [1] without parts
       *[0] with parts
    }
paper-is-standing_half = it has { $not ->
        [1] more than
       *[0] at most
    } half its Health left
paper-is-line_end = the train is { $not ->
        [1] not at its last space
       *[0] at its last space
    }
paper-is-here_city = you are { $not ->
        [1] in no city
       *[0] in a city
    }
paper-is-here_token = you are { $not ->
        [1] not on your token
       *[0] on your token
    }
paper-is-defeated = it is { $not ->
        [1] not defeated
       *[0] defeated
    }
paper-is-here_highway = you are { $not ->
        [1] on no highway
       *[0] on a highway
    }
paper-is-accepted = { $not ->
        [1] nobody
       *[0] somebody
    } has accepted
paper-is-lied = a clue was { $not ->
        [1] not false
       *[0] false
    }
paper-if-compared = { $what } is { $not ->
        [1] not {""}
       *[0] {""}
    }{ $sign ->
        [is] { $number }
        [least] { $number } or more
        [most] { $number } or less
        [more] more than { $number }
       *[less] less than { $number }
    }
paper-number-b = the number of starting knights
paper-number-knights = the number of knights
paper-number-round = the round
paper-number-successes = the number of your successes
paper-number-fates = the number of your fates
paper-number-botches = the number of your botches
paper-number-missing = the number of your missing successes
paper-number-row = the number of cards in the row
paper-number-deck = the number of cards in that deck
paper-number-standing = the number of wounds it can still take
paper-number-resources = the number of your resources
paper-number-ammo = the number of your Ammo
paper-number-meds = the number of your Meds
paper-number-time = the time
paper-number-here_stage = the stage here
paper-number-here_knights = the number of other knights here
paper-number-here_plot = the number of Plot tokens here
paper-number-here_challenge = the number of Challenge tokens here
paper-number-board_plot = the number of Plot tokens on the board
paper-number-board_challenge = the number of Challenge tokens on the board
paper-number-fuel = the number of your Fuel
paper-number-light = (1 if your vehicle is Light)
paper-number-room = your free Capacity
paper-number-contaminated = the number of your contaminated wounds
paper-number-guards_train = the number of knights who guard the train
paper-number-upgrades = the number of your upgrades
paper-number-weapons = the number of your weapons
paper-number-accepted = the number of accepted offers
paper-number-cults = the number of cities at stage 3
paper-number-infected = the number of infected cities
paper-number-place = your place in the result
paper-number-value = its Barter Value
paper-number-if = 1 if { $what }
paper-number-party_challenge = the number of Challenge tokens of all knights
paper-number-read = 1 if { $what } was read
paper-number-held = the number of holders of special card { $what }
paper-who-holder = whoever holds special card { $number }
paper-who-each = each knight
paper-who-active = the active knight
paper-who-leader = whoever leads
paper-who-last = whoever is last
paper-who-last_undelivered = whoever is last and has not delivered
paper-who-liar = whoever sold it
paper-who-nearest_train = the knight nearest to the train
paper-who-on_train = each knight on the train
paper-who-within_3 = a knight within 3 spaces
paper-name-challenge = Challenge
paper-name-plot = Plot
paper-name-general = General
paper-name-gone = the box
paper-name-threat = Threat
paper-name-radiation = Radiation
paper-name-contamination = Contamination
paper-name-here = the space
paper-name-meds = Meds
paper-with-others_here = another knight on your space
paper-with-each_other = another knight
paper-name-place = any numbered space
paper-things = { $what ->
        [xp] XP
       *[meds] Meds
    }: { $number }
paper-times = as many times as { $number }
paper-walker-train = the train
paper-walker-hester = Hester
paper-walker-weighmen = Gross
paper-walker-suttle = Suttle
paper-walker-cloff = Cloff
paper-walker-nett = Nett
paper-walker-drought = Drought
paper-walker-rust = Rust
paper-walker-rot = Rot
paper-walker-ruin = Ruin
paper-when-sheet_open = When the page begins
paper-when-round_start = When a round begins
paper-when-round_end = At the end of a round
paper-when-time_out = When time runs out
paper-when-after_move = After a Move Action
paper-when-after_explore = After an Explore Action
paper-when-after_camp = After a Camp Action
paper-when-after_city = After a City Action
paper-when-after_fix = After a Long Fix
paper-when-fight = When a combat begins
paper-when-after_combat = After a combat
paper-when-fallen = When a knight falls unconscious
paper-when-wreck = When a vehicle is wrecked
paper-when-all_out = When no knight is left
paper-when-story_end = After the ending
paper-when-turn_end = At the end of a turn
paper-rule = { $when }: { $does }.
paper-plot = { $name }{ $where ->
        [none] {""}
       *[other] {" "}(if { $where })
    }: { $does }.
paper-setup = Lay out: { $does }.
