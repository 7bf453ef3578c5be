# Questions, options and refusals.

ask-first = Which of your knights goes first?
ask-friend = Old friends: which general upgrade do you start with?
ask-knight = Choose your knight.
ask-vehicle = Choose your vehicle.
ask-draft = Take a piece of starting gear.
ask-action = { $left ->
        [0] Anything else before your turn ends?
        [one] Your last action: what do you do?
       *[other] What do you do first?
    }
ask-gear = Rearrange your gear.
ask-fit = { $over ->
        [one] One card too many. Equip or drop a card.
       *[other] { $over } cards too many. Equip or drop a card.
    }
ask-route = Plan your route ({ $left } MP left with all your Fuel).
ask-finding = { $left ->
        [0] Take this, or burn Fuel for one more card?
       *[other] Take this, or keep searching?
    }
ask-camp = In camp: what do you do? ({ $points } Repair, { $meds } Meds left)
ask-trade = Your offer to { $seat }: { $gives } for { $wants }.
ask-agree = { $seat } offers { $gives } for { $wants }. Accept?
ask-shop = { $left ->
        [0] Anything else in these shops?
        [one] One more shop?
       *[other] Which shop do you visit?
    }
ask-deal = Trade at the Stalls (your credit: { $credit }).
ask-upgrade = Take an upgrade now?
ask-weapon = { $foe }: what do you fight with?
ask-swap-token = You have drawn a threat token. Do you keep it?
ask-lend = { $amount ->
        [one] { $by } is about to take 1 wound. Do you step in with your armor?
       *[other] { $by } is about to take { $amount } wounds. Do you step in with your armor?
    }
ask-armor = { $amount ->
        [one] You are about to take 1 wound. Use your armor?
       *[other] You are about to take { $amount } wounds. Use your armor?
    }
ask-lose-die = You lose a die from your { $skill } test. Which one?
ask-icon = { $space }: { $danger }. Ignore it?
ask-lead = You are about to take { $amount } radiation. Use your armor?
ask-boost = { $attack ->
        [yes] { $skill } attack: add anything before you roll?
       *[no] { $skill } test: add anything before you roll?
    }
ask-reroll = { $attack ->
        [yes] Your attack is rolled. Change anything?
       *[no] Your test is rolled. Change anything?
    }
ask-again = { $most ->
        [one] Which die do you re-roll?
       *[other] Which dice do you re-roll?
    }
ask-foe-again = Which of the enemy's dice is re-rolled?
ask-fate = You rolled a fate. What does it do?
ask-gain_resource = Choose a resource to gain.
ask-lose_resource = Choose a resource to lose.
ask-pay_resources = Choose a resource to pay.
ask-break = Choose a card to break.
ask-fix = Choose a card to fix.
ask-discard = Choose a card to discard.
ask-order_cards = { $cards ->
        [2] Which of these two do you meet second?
       *[other] Which of these { $cards } do you meet last?
    }
ask-keep-landmark = Which landmark do you keep? Nobody else sees it.
ask-place-landmark = Place your marker face down: where is { $landmark }?
ask-turn-landmark = There is a face-down landmark on { $space }. Turn it up?
ask-search-landmark = An encounter. Look for a landmark on { $space } instead?
ask-tinker = { $helped ->
        [0] Build a part instead of using Repair?
        [one] Build a part? Your Repair adds 1 success.
       *[other] Build a part? Your Repair adds { $helped } successes.
    }
ask-surplus-part = { $over ->
        [one] There is no room for 1 of your parts. Which one goes?
       *[other] There is no room for { $over } of your parts. Which one goes first?
    }
ask-parts-deal = Deal in parts (your credit: { $credit }).
ask-find_part = Which part do you take?
ask-lose_part = Which part do you lose?
ask-give_part = Which part do you give up?
ask-give_any = What do you give up?
ask-put-back = You drew one token too many. Which one goes back?
ask-tow = Do you tow a wreck along? Each space costs 1 MP more.
ask-towed = { $seat } offers to tow you. Do you go along?
ask-place-task = { $task }: where do you place your token?
ask-order-task = You can do { $task } with this Explore Action. Which comes first?
ask-salute = { $foe } salute you. Send them off without a fight?
ask-drop_malfunction = Which malfunction do you lose?
ask-section = Which section do you take?
ask-swap-find = You found { $face }. Swap it for the next card?
ask-drop_injury = Which injury do you lose?
ask-thin_deck = Which of these do you discard?
ask-go = Where do you go?
ask-wash_away = Where does the water carry you?
ask-find_gear = Which card do you keep?
ask-give_gear = Which card do you give?
ask-sell_gear = Which card do you sell?
ask-swap_gear = Which card do you swap?
ask-choose = What do you do?
ask-choose_together = What do you all do?
ask-choose_knight = Which knight?
ask-vote = How do you vote?
ask-casting = The vote is tied. You decide.
ask-send_out = Who do you send out for a round? Nobody sees your choice yet.
option-nobody = Nobody
ask-sealed = Choose. Nobody sees it until everyone has chosen.
ask-bid = How much do you bid? Everyone pays what they bid.
ask-gift = { $missing ->
        [one] 1 resource is still missing. What do you give?
       *[other] { $missing } resources are still missing. What do you give?
    }
ask-ride = The train moves on. Do you ride along?
ask-lift = Which token do you remove?
ask-gather = Where do you start?
ask-start_in_city = Which city do you start in?
ask-look_token = Which token do you look at?
ask-fight_row = Which enemy do you fight?
ask-thin_row = Which enemy leaves?
ask-choose_top = Which of these do you meet?
ask-pay_value = Pay { $left } more in resources or gear.
ask-cross_letter = Which letter do you cross out?
ask-load = How many groups do you take aboard?
ask-duel = A duel. What do you fight with?

option-first = { $seat }
option-knight = { $knight }
option-vehicle = { $vehicle }
option-face = { $face }
option-enough = No more gear
option-pass = Pass
option-move = Move
option-camp = Camp
option-explore = Explore
option-city = Visit the city
option-regain = Regain consciousness
option-fix = Fix the wreck (Long Fix)
option-call-out = Call out whoever carries { $source }
option-special = Special Action: { $landmark }
option-task-action = Special Action: { $task }
option-deliver = Deliver: { $task }
option-task-first = { $task } first, then explore
option-cards-first = Explore first, then { $task }
option-leave-task = Explore and leave the task for later
option-send-off = Send them off (no reward)
option-fight-on = Fight
option-malfunction = { $malfunction }
option-gear = Rearrange gear
option-landmark = { $landmark }
option-turn-landmark = Turn it up
option-leave-landmark = Leave it face down
option-search-landmark = Discard the encounter and look around
option-keep-encounter = Stay with the encounter
option-section = { $terrain }: { $does }
option-keep-find = Keep { $face }
option-swap-find = Discard it and take the next card
option-part = { $part }
option-build = Build { $part } (Tech { $level })
option-build-nothing = Build nothing, keep Repair
option-return-part = Return { $part }
option-sell-part = Sell { $part } for { $value }
option-buy-part = Buy { $part } for { $value }
option-garage-parts = The Garage: buy and sell parts
option-workshop-parts = The Workshop: buy and sell parts
option-leave-parts = { $credit ->
        [0] Finish the deal
       *[other] Finish the deal and lose { $credit } credit
    }
option-part-action = Special Action: { $part }
option-put-back = { $does }
option-tow = Tow { $knight }
option-tow-nobody = Tow nobody
option-be-towed = Go along
option-stay-here = Stay here
option-injury = { $injury }
option-plot = { $action }
option-done = Done
option-equip = Equip { $face }
option-stow = Stow { $face }
option-drop = Drop { $face }
option-drive = { $fuel ->
        [0] Drive to { $space }
       *[other] Drive to { $space }, burning { $fuel } Fuel
    }
option-space = { $space } ({ $cost } MP)
option-hide = Hide { $face }
option-fetch = Fetch { $face }
option-keep-token = Keep it
option-return-token = Put it back and draw another
option-keep-armor = Stay out of it
option-take-finding = Take it
option-explore-again = Keep searching ({ $left } left)
option-take-first = Take the first of the two
option-take-second = Take the second of the two
option-explore-fuel = Burn 1 Fuel for one more card
option-break-camp = Break camp
option-heal = 1 Meds: { $turned ->
        [0] heal { $healed ->
            [one] 1 wound
           *[other] { $healed } wounds
        }
       *[other] clean { $turned } contaminated { $turned ->
            [one] wound
           *[other] wounds
        }{ $healed ->
            [0] {""}
           *[other] , heal { $healed }
        }
    }
option-heal-radiation = 1 Meds: heal 1 radiation
option-heal-radiation-of = 1 Meds for { $seat }: heal 1 radiation
option-heal-of = 1 Meds for { $seat }: { $turned ->
        [0] heal { $healed ->
            [one] 1 wound
           *[other] { $healed } wounds
        }
       *[other] clean { $turned } contaminated { $turned ->
            [one] wound
           *[other] wounds
        }{ $healed ->
            [0] {""}
           *[other] , heal { $healed }
        }
    }
option-repair-damage-of = Repair 1 damage for { $seat } ({ $cost } Repair)
option-repair-of = Repair { $face } for { $seat } ({ $cost } Repair)
option-field-quack = Field Hospital: { $turned ->
        [0] heal { $healed ->
            [one] 1 wound
           *[other] { $healed } wounds
        }
       *[other] clean { $turned } contaminated { $turned ->
            [one] wound
           *[other] wounds
        }{ $healed ->
            [0] {""}
           *[other] , heal { $healed }
        }
    } and lose 1 radiation
option-field-injury = Field Hospital: get rid of { $injury }
option-trade = Trade with { $seat }
option-trade-cancel = No trade
option-trade-propose = Propose this trade
option-trade-give = Give { $thing }
option-trade-want = Ask for { $thing }
option-trade-agree = Accept
option-trade-refuse = Refuse
option-repair-damage = Repair 1 damage ({ $cost } Repair)
option-repair = Repair { $face } ({ $cost } Repair)
option-upgrade = Take { $upgrade }
option-later = Keep it for later
option-leave-town = Leave the city
option-quack = The Quack: { $turned ->
        [0] heal { $healed ->
            [one] 1 wound
           *[other] { $healed } wounds
        }
       *[other] clean { $turned } contaminated { $turned ->
            [one] wound
           *[other] wounds
        }{ $healed ->
            [0] {""}
           *[other] , heal { $healed }
        }
    } and lose 1 radiation
option-quack-injury = The Quack: get rid of { $injury }
option-garage = The Garage: repair 3 damage
option-garage-malfunction = The Garage: get rid of { $malfunction }
option-stalls = The Stalls: trade
option-workshop = The Workshop: fix { $face }
option-leave-stalls = { $credit ->
        [0] Leave the Stalls
       *[other] Leave the Stalls and lose { $credit } credit
    }
option-give-resource = Give 1 { $resource }
option-take-resource = Take 1 { $resource }
option-give-gear = Give { $face } for { $value }
option-take-gear = Take { $face } for { $value }
option-bare-hands = Bare hands
option-use-armor = Use { $face }
option-take-wounds = { $amount ->
        [one] Take the wound
       *[other] Take the wounds
    }
option-lose-die = A { $colour }
option-meet-icon = Don't ignore it
option-ignore-icon = Ignore it
option-take-radiation = Take the radiation
option-end-turn = End your turn
option-roll = Roll the dice
option-keep = Leave it as it is
option-declare = Use { $source }
option-do = Use { $source }
option-decline = Don't use it
option-roll-these = Re-roll these
option-die = A { $colour } that shows { $shows }
option-fate = Use it for { $source }
option-resource = { $resource }
option-card = { $card }
option-go = { $space }
option-choice = { $choice }
option-seat = { $seat }
    .you = You
option-bid = { $amount ->
        [0] Bid nothing
       *[other] Bid { $amount }
    }
option-gift = { $amount ->
        [0] Give nothing
       *[other] Give { $amount }
    }
option-ride = Ride along
option-stay = Stay here
option-letter = The letter { $letter }
option-groups = { $amount ->
        [one] One group
       *[other] { $amount } groups
    }

refused-again = You have already done that this turn.
refused-visited = You have used this landmark. Each knight may do so once.
refused-landmark-space = A landmark can't go in a city or within 3 spaces of one, on a numbered space or in a crater.
refused-landmark-taken = This space has a landmark.
refused-task-space = The token of { $task } goes on a plain space, as far from the city as the card says.
refused-landmark-terrain = This landmark doesn't belong on this terrain.
refused-part-twice = Your vehicle has this part.
refused-part-room = { $room ->
        [0] Your vehicle has no room for parts: fix its malfunctions.
        [one] Your vehicle has room for 1 part, and it is taken.
       *[other] Your vehicle has room for { $room } parts, and they are taken.
    }
refused-part-type = This part doesn't fit your vehicle, or can't be combined with its other parts.
refused-part-price = Give { $short } more in parts, gear or resources first.
refused-no-city = You need to be in a city for that.
refused-shut = This city is shut: you can't take a City Action here.
refused-wreck = Your vehicle is a wreck: fix it first.
refused-crater = You can't drive into a crater.
refused-far = You need { $short } more MP to get there.

reason-victory = victory
reason-partial = a partial success
reason-defeat = defeat
reason-scored = by points
