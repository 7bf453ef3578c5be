# The road: setup, steps, moves, the Waster, wasteland cards, meetings.

hidden-card = a face-down card
hex-unnamed = { $name } ({ $hex })
step-setup = Setup
step-waster = Waster Step
step-knights = Knights Step
step-move = Move Step
step-explore = Exploration Step
step-rest = Rest Step

## Setup

ask-proposal = Which mission do you want? If votes differ, the Waster decides.
ask-mission = The votes differ. Which mission will you all play?
option-mission = { $mission }
ask-knight-sheet = Choose your knight.
option-knight-sheet = { $knight_sheet }
why-knight-taken = { $knight } already plays this knight.
ask-keep-tasks = Keep two private tasks. Which one do you put back? (You hold { $left }.)
option-put-away = Put back { $card }
event-first-player = { $seat } rolls highest and is First Player.
    .you = You roll highest and are First Player.
event-waster = { $seat } is now the Waster.
    .you = You are now the Waster.
event-mission-laid = The table is set for the mission { $mission }.
event-mission = The mission is { $mission }.
event-knight = { $seat } plays { $knight_sheet }.
    .you = You play { $knight_sheet }.
event-private-dealt = { $seat } is dealt { $number } private tasks.
event-tasks-kept = { $seat } keeps { $number } private tasks.
    .you = You keep { $number } private tasks.
event-private-dealt-own = You are dealt these private tasks: { $cards }.

## Preparations

event-round = Round { $round } begins.
event-last-round = This is the last round.
event-step = { $step }, round { $round }.
event-first-player-passes = { $seat } is now First Player.
    .you = You are now First Player.
event-tokens-cleared = Last round's tokens leave the board.
event-special-token = { $token } is placed on { $hex }.
event-special-turned = { $dark ->
        [0] { $token } leaves the board.
       *[other] { $token } turns to its dark side.
    }
ask-city-rest = A night in the city: choose one benefit.
option-city-nothing = Nothing
option-city-radiation = Heal 1 Radiation
option-city-health = Heal 1 Health
option-city-ammo = Gain 1 Ammo
option-city-fuel = Gain 1 Fuel
ask-luck-limit = You may keep { $limit } luck cards. Which one do you discard?
option-discard = Discard { $card }
event-draws-luck = { $seat } draws { $number ->
        [one] 1 luck card
       *[other] { $number } luck cards
    }.
event-draws-luck-own = You draw { $cards }.
event-discards-luck = { $seat } discards { $card }.
    .you = You discard { $card }.
event-reshuffle = The discard pile is shuffled into a new deck.

## Resources

event-ammo = { $cause }{ $way ->
        [up] { $seat } gains { $n } Ammo (now { $now }).
       *[down] { $seat } loses { $n } Ammo ({ $now } left).
    }
    .you = { $cause }{ $way ->
        [up] you gain { $n } Ammo (now { $now }).
       *[down] you lose { $n } Ammo ({ $now } left).
    }
event-fuel = { $cause }{ $way ->
        [up] { $seat } gains { $n } Fuel (now { $now }).
       *[down] { $seat } loses { $n } Fuel ({ $now } left).
    }
    .you = { $cause }{ $way ->
        [up] you gain { $n } Fuel (now { $now }).
       *[down] you lose { $n } Fuel ({ $now } left).
    }
event-health = { $cause }{ $way ->
        [up] { $seat } heals { $n } Health (now { $now }).
       *[down] { $seat } loses { $n } Health ({ $now } left).
    }
    .you = { $cause }{ $way ->
        [up] you heal { $n } Health (now { $now }).
       *[down] you lose { $n } Health ({ $now } left).
    }
event-radiation = { $cause }{ $way ->
        [up] { $seat } suffers { $n } Radiation (now { $now }).
       *[down] { $seat } heals { $n } Radiation (now { $now }).
    }
    .you = { $cause }{ $way ->
        [up] you suffer { $n } Radiation (now { $now }).
       *[down] you heal { $n } Radiation (now { $now }).
    }
event-reputation = { $cause }{ $way ->
        [up] { $seat } gains { $n } Reputation (now { $now }).
       *[down] { $seat } loses { $n } Reputation ({ $now } left).
    }
    .you = { $cause }{ $way ->
        [up] you gain { $n } Reputation (now { $now }).
       *[down] you lose { $n } Reputation ({ $now } left).
    }
because-of = { $cause }:{" "}
cause-radiation = Radiation on the hex
cause-contamination = Contamination on the hex
cause-city = A night in the city
cause-mission = Mission
cause-rescue = Rescue
cause-theft = Theft
cause-unconscious = Unconscious
cause-resupply = Resupply
cause-strike = Strike
cause-attack = Attack
cause-duel = Duel
cause-fight = After the fight
cause-drive = Driving
cause-task = Task
cause-deal = Deal
cause-vehicle = Without a vehicle
event-no-healing = { $seat } has too much Radiation to heal Health.
    .you = You have too much Radiation to heal Health.
event-knocked-out = { $seat } is knocked out. { $moment }
    .you = You are knocked out. { $moment }
event-wakes = { $seat } wakes up.
    .you = You wake up.
event-carried-to = { $seat } is found and carried to { $hex }.
    .you = You are found and carried to { $hex }.
event-lies = { $seat } lies unconscious and does not move.
    .you = You lie unconscious and do not move.
ask-city = Which city should { $knight } be carried to? Several are equally close.

## Moving

ask-travel = How do you travel? You have { $fuel } Fuel.
option-travel-stay = Stay here
option-travel-foot = Walk to an adjacent hex
option-travel-vehicle = Drive
why-on-foot = You have no vehicle to drive.
why-no-fuel = Driving takes at least 1 Fuel, and you have none.
ask-route = { $hexes ->
        [0] Plan your route.
        [one] Plan your route (1 hex so far).
       *[other] Plan your route ({ $hexes } hexes so far).
    } It is final once you set out.
option-route-hex = { $hex }
option-route-go = { $hexes ->
        [one] Set out (1 hex)
       *[other] Set out ({ $hexes } hexes)
    }
why-route-empty = Choose at least one hex.
why-hex-twice = { $hex } is already part of your route.
why-not-adjacent = { $hex } is not next to the end of your route.
why-route-full = Your route can't be any longer.
event-route = { $seat } plans a route of { $route ->
        [one] 1 hex
       *[other] { $route } hexes
    }.
    .you = You plan a route of { $route ->
        [one] 1 hex
       *[other] { $route } hexes
    }.
event-stays = { $seat } stays put.
    .you = You stay put.
event-travels = { $travel ->
        [1] { $seat } walks.
       *[other] { $seat } drives.
    }
    .you = { $travel ->
        [1] You walk.
       *[other] You drive.
    }
event-turn = { $step }: { $seat_s } turn.
event-enters = { $seat } enters { $hex }.
    .you = You enter { $hex }.
event-points = { $way ->
        [up] { $seat } has { $n } more { $n ->
                [one] Movement Point
               *[other] Movement Points
            } for this move.
       *[down] { $seat } has { $n } fewer { $n ->
                [one] Movement Point
               *[other] Movement Points
            } for this move.
    }
    .you = { $way ->
        [up] You have { $n } more { $n ->
                [one] Movement Point
               *[other] Movement Points
            } for this move.
       *[down] You have { $n } fewer { $n ->
                [one] Movement Point
               *[other] Movement Points
            } for this move.
    }
event-out-of-points = { $seat } has too few Movement Points to go on.
    .you = You have too few Movement Points to go on.
event-stops = { $seat } stops on { $hex }.
    .you = You stop on { $hex }.
event-stopped = { $seat } is stopped on { $hex }.
    .you = You are stopped on { $hex }.
event-move-ends = { $seat_s } move ends on { $hex }.
event-pushed = { $seat } is moved to { $hex }.
    .you = You are moved to { $hex }.
event-rides = { $seat } is carried to { $hex }.
    .you = You are carried to { $hex }.
event-skips-exploring = { $seat } will not explore this round.
    .you = You will not explore this round.
event-weary = { $seat_s } checks roll { $dice ->
        [one] 1 fewer die
       *[other] { $dice } fewer dice
    } until the round ends.
event-token = { $hex } gets 1 { $token } token.
ask-go-on = Drive on to { $hex }, or stop here?
option-on = Drive on to { $hex }
option-stop = Stop on { $hex }

## The Waster

ask-waster = You are the Waster. { $knight } is on { $hex }. Play a card?
option-waster-play = Play { $card }
option-waster-under = Play the card under the marker
option-waster-wait = Wait
why-last-hex = The move ends here, so you must play a card.
why-hunt = { $card }: not now. This knight is hunted, so play a matching enemy if you can.
event-reveals = Revealed: { $cards }.
event-waster-plays = { $seat } plays { $card } on { $knight }.
    .you = You play { $card } on { $knight }.
event-ambush = { $seat } puts a card under the Waster marker.
event-ambush-own = You put { $card } under the Waster marker.
event-ambush-lifted = { $card } was under the Waster marker and is discarded: nobody moved.
event-looks = { $seat } looks at { $number } wasteland cards.
event-looks-own = You look at { $cards }.
event-wasteland-discarded = Discarded: { $cards }.
event-replaced = { $seat } discards { $card }. Revealed instead: { $cards }.
    .you = You discard { $card }. Revealed instead: { $cards }.
ask-looked-card = { $then ->
        [0] Which card do you discard?
        [1] Which card goes on top next? (The last one is drawn first.)
       *[other] Which card goes under the Waster marker?
    }
ask-revealed-card = Which revealed card do you discard?
option-card = { $card }

## Escape or face

ask-escape = { $card }: escape or face it?
option-escape = Escape
option-face = Face it
event-escapes = { $seat } tries to escape from { $card }.
    .you = You try to escape from { $card }.
event-faces = { $seat } faces { $card }.
    .you = You face { $card }.
event-escaped = { $seat } escapes from { $card }.
    .you = You escape from { $card }.
event-caught = { $seat } fails to escape from { $card }.
    .you = You fail to escape from { $card }.
event-event-cancelled = { $card } has no effect.

## Checks

event-pool = { $seat } makes a { $skill } check with { $number ->
        [one] 1 die
       *[other] { $number } dice
    } (difficulty { $difficulty }).
    .you = You make a { $skill } check with { $number ->
        [one] 1 die
       *[other] { $number } dice
    } (difficulty { $difficulty }).
event-pool-panel = Attack by { $foe }: { $number ->
        [one] 1 die
       *[other] { $number } dice
    } (difficulty { $difficulty }).
event-dice = { $seat } rolls { $dice } (difficulty { $difficulty }). { $moment }
    .you = You roll { $dice } (difficulty { $difficulty }). { $moment }
event-dice-panel = Roll for { $foe }: { $dice } (difficulty { $difficulty }). { $moment }
event-check = { $passed ->
        [yes] { $seat } passes the check.
       *[no] { $seat } fails the check.
    }
    .you = { $passed ->
        [yes] You pass the check.
       *[no] You fail the check.
    }
event-dice-change = { $way ->
        [up] This check rolls { $n } more { $n ->
                [one] die
               *[other] dice
            }.
       *[down] This check rolls { $n } fewer { $n ->
                [one] die
               *[other] dice
            }.
    }
event-rolls-again = { $seat } re-rolls: { $dice }.
    .you = You re-roll: { $dice }.
event-die = { $seat } rolls a { $die }.
    .you = You roll a { $die }.
event-keeps-card = { $seat } rolls a { $die }{ $kept ->
        [0] ; the card is spent.
       *[other] {" "}and keeps the card.
    }
    .you = You roll a { $die }{ $kept ->
        [0] ; the card is spent.
       *[other] {" "}and keep the card.
    }
ask-skill = Which skill do you use? (Difficulty { $difficulty })
option-skill = { $skill }
ask-meal = The swarm bites. What do you lose? ({ $left } to go)
ask-eaten-card = Which stored green card does the swarm eat?
option-meal-fuel = 1 Fuel
option-meal-health = 1 Health
option-meal-card = A stored green card

## Cards and effects

event-uses = { $seat } uses { $card }.
    .you = You use { $card }.
event-cancelled = { $card } has no effect.
event-takes-effect = { $seat_s } { $card } takes effect and is discarded.
option-use = { $card }
option-pass = Pass
option-decline = Decline
ask-card-alternative = { $source }: choose one.
ask-action-alternative = Choose one.
option-card-alternative = { $option }
option-action-alternative = { $option }
ask-pick-card = { $then ->
        [0] Which of { $knight_s } cards do you discard?
        [1] Which of { $knight_s } cards do you mark?
       *[other] Which card do you swap?
    }
ask-whom-to-heal = Which knight on your hex do you heal?
option-knight = { $knight }
ask-strike = Which hex do you strike? Knights there suffer { $amount } Radiation and lose { $amount } Health.
ask-ride = Which hex do you ride to? You explore it, but take no action there.
option-hex = { $hex }
ask-push = Which hex do you move { $knight } to?
ask-spread = Where does the next { $token } token go? ({ $left } to place)
ask-sleeper = Which knight do you wake?
event-strike = { $seat } strikes { $hex }.
    .you = You strike { $hex }.

## Reactions

nothing-fits = You have nothing to play here; the others can't tell.
ask-react-0 = Play anything first?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-1 = Before you move, play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-2 = Cards were revealed. Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-3 = Before your escape check, play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-4 = Before your search check, play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-5 = Before your exploration check, play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-6 = Before your check, play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-7 = You rolled { $dice } ({ $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }). Re-roll or add?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-8 = Before combat, play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-9 = Before combat cards are chosen, play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-10 = { $by ->
        [you] Before your attack, play anything?
        [foe] Attack by { $foe }. Play a card first?
       *[rival] { $rival } attacks you. Play a card first?
    }{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-11 = { $by ->
        [you] Before your ranged attack, play anything?
        [foe] Ranged attack by { $foe }. Play a card first?
       *[rival] { $rival } shoots at you. Play a card first?
    }{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-12 = You rolled { $dice } ({ $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }). Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-13 = You were hit. Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-14 = Before dominance is decided, play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-15 = You lost the combat. Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-16 = You are about to fall unconscious. Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-17 = That attack was deadly. Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-18 = Before you draw luck cards, play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-19 = You are about to draw a green card. Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-20 = You found a green card. Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-21 = You used a drug. Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-22 = Your vehicle is about to be damaged. Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-23 = You are about to suffer Radiation. Play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-24 = Before you choose how to travel, play anything?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-response = { $player } plays { $card }. Respond?
ask-weather = Respond to { $card }, played on { $knight }?

## Meetings

ask-meeting = Other knights are here. Approach one?
option-meet-nobody = Nobody
option-meet = { $down ->
        [0] Approach { $knight }
       *[other] Look for { $knight }, who lies unconscious here
    }
event-asks = { $seat } approaches { $knight }.
    .you = You approach { $knight }.
ask-consent = { $knight } challenges you to a duel. Accept?
option-consent-yes = Accept
option-consent-no = Refuse
event-agrees = { $seat } accepts.
    .you = You accept.
event-refuses = { $seat } refuses.
    .you = You refuse.
ask-search = { $knight } refuses. Search for them with Survival (7)?
option-search-yes = Search
option-search-no = Let them go
ask-deed = You have found { $knight }. What do you do?
option-revive = Revive { $knight }
option-steal = Steal from { $knight }
ask-loot = What do you take from { $knight }?
option-steal-nothing = Nothing
option-steal-stored = A stored card, unseen
option-steal-ammo = Up to 2 Ammo
option-steal-fuel = Up to 2 Fuel
option-steal-task = The private task
option-steal-card = { $card }
option-steal-marker = Mission marker { $marker }
event-steals = { $seat } steals { $cards } from { $rival }.
    .you = You steal { $cards } from { $rival }.
event-steals-task = { $seat } steals the task { $card } from { $rival }.
    .you = You steal the task { $card } from { $rival }.

# what can be ordered in advance
use-any-time = { $card }
order-equip = Rearranging gear
order-go_on = Driving on along your route
order-rest-uses = Using things at rest
order-quick-resupply = Quick resupply at rest
order-waster = As the Waster, when a knight enters a hex
    .wait = always wait, unless a card must be played
