# The log.

event-first-roll = Everybody rolls for first player.
event-knight = { $seat } plays { $knight }.
    .you = You play { $knight }.
event-vehicle = { $seat } takes the { $vehicle }.
    .you = You take the { $vehicle }.
event-drafts = { $seat } takes { $gear }.
    .you = You take { $gear }.
event-sheet = A new page: { $sheet }.
event-round = Round { $round }.
event-turn = { $seat_s } turn.
    .you = Your turn.
event-ignored = { $seat } ignores { $kind ->
        [threat] a threat
        [radiation] radiation
       *[other] contamination
    } on the way.
    .you = You ignore { $kind ->
        [threat] a threat
        [radiation] radiation
       *[other] contamination
    } on the way.
event-trades = { $seat } gives { $by } { $gives } for { $wants }.
    .you = You give { $by } { $gives } for { $wants }.
event-no-trade = { $by } refuses a trade with { $seat }.
    .you = { $by } refuses your trade.
event-twist = { $twist ->
        [dry_year] A dry year: everybody has 1 Fuel less.
        [old_friends] Old friends: everybody starts with a general upgrade.
       *[long_shadows] Long shadows: the first threat of each page draws one token more.
    }
event-declares = { $seat } uses { $source }.
    .you = You use { $source }.
event-rolls-again = { $seat } rolls { $number ->
        [one] a die
       *[other] { $number } dice
    } again.
    .you = You roll { $number ->
        [one] a die
       *[other] { $number } dice
    } again.
event-passes = { $seat } passes.
    .you = You pass.
event-drives = { $seat } drives to { $space }{ $fuel ->
        [0] .
       *[other] { " " }and burns { $fuel } Fuel.
    }
    .you = You drive to { $space }{ $fuel ->
        [0] .
       *[other] { " " }and burn { $fuel } Fuel.
    }
event-gained = { $seat } gains { $amount } { $resource }.
    .you = You gain { $amount } { $resource }.
event-spent = { $seat } gives up { $amount } { $resource }.
    .you = You give up { $amount } { $resource }.
event-wounded = { $seat } takes { $amount ->
        [one] { $contaminated ->
            [yes] 1 contaminated wound
           *[no] 1 wound
        }
       *[other] { $contaminated ->
            [yes] { $amount } contaminated wounds
           *[no] { $amount } wounds
        }
    } ({ $left } Health left).
    .you = You take { $amount ->
        [one] { $contaminated ->
            [yes] 1 contaminated wound
           *[no] 1 wound
        }
       *[other] { $contaminated ->
            [yes] { $amount } contaminated wounds
           *[no] { $amount } wounds
        }
    } ({ $left } Health left).
event-irradiated = { $seat } takes { $amount } radiation (now { $now }).
    .you = You take { $amount } radiation (now { $now }).
event-damaged = { $seat_s } vehicle takes { $amount } damage ({ $left } Chassis left).
event-unconscious = { $seat } falls unconscious: { $injury }.
    .you = You fall unconscious: { $injury }.
event-wakes = { $seat } comes round.
    .you = You come round.
event-wrecked = { $seat_s } vehicle is wrecked: { $malfunction }.
event-runs-again = { $seat_s } vehicle runs again.
event-injured = { $seat } is hurt for good: { $injury }.
    .you = You are hurt for good: { $injury }.
event-malfunction = { $seat_s } vehicle has a fault now: { $malfunction }.
event-eliminated = { $seat } is out of the game.
    .you = You are out of the game.
event-healed = { $seat } heals wounds.
    .you = You heal wounds.
event-cleaned = { $seat } heals { $amount } radiation.
    .you = You heal { $amount } radiation.
event-mended = { $seat } repairs { $amount } damage.
    .you = You repair { $amount } damage.
event-marker = A danger marker lies on { $space } now.
event-token = { $seat } draws a threat token.
    .you = You draw a threat token.
event-camps = { $seat } makes camp.
    .you = You make camp.
event-turns-up = { $seat } searches the ground.
    .you = You search the ground.
event-gear = { $seat } finds { $gear }.
    .you = You find { $gear }.
event-gear-moved = { $seat } rearranges gear.
    .you = You rearrange your gear.
event-broke = { $gone ->
        [yes] { $seat_s } { $gear } falls apart.
       *[no] { $seat_s } { $gear } breaks.
    }
event-fixed = { $seat } fixes { $gear }.
    .you = You fix { $gear }.
event-used-up = { $seat } uses up { $gear }.
    .you = You use up { $gear }.
event-xp = { $seat } gains { $amount } XP (now { $now }).
    .you = You gain { $amount } XP (now { $now }).
event-upgrade = { $seat } learns something new.
    .you = You learn something new.
event-card = A card is turned up: { $card }.
event-no-entry = Nothing comes of it.
event-chooses = { $seat } chooses: { $choice }.
    .you = You choose: { $choice }.
event-entry = Entry { $entry }: { $title }.
event-outcome = { $chosen }
event-plot-action = { $seat }: { $action }.
    .you = You: { $action }.
event-special = { $seat } takes special card { $number }.
    .you = You take special card { $number }.
event-test = { $seat } tests { $skill }.
    .you = You test { $skill }.
event-test-result = { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }: { $passed ->
        [yes] passed.
       *[no] failed.
    }
event-combat = { $seat } meets { $foe }.
    .you = You meet { $foe }.
event-attack = { $seat } attacks.
    .you = You attack.
event-foe-attack = { $foe } attacks.
event-foe-wounded = { $foe } takes { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }.
event-goes = { $seat } comes out at { $space }.
    .you = You come out at { $space }.
event-rolls = { $seat } rolls the dice.
    .you = You roll the dice.
event-thrown = { $seat } throws it.
    .you = You throw it.
event-prevented = { $amount ->
        [one] 1 wound is prevented.
       *[other] { $amount } wounds are prevented.
    }
event-combat-ends = { $beaten ->
        [yes] { $foe } is beaten.
       *[no] { $foe } gets away.
    }
event-in-town = { $seat } goes to town in { $city }.
    .you = You go to town in { $city }.
event-shop = { $seat } visits a shop.
    .you = You visit a shop.
event-offer = The Stalls lay out their goods.
event-deal = { $seat } makes a deal.
    .you = You make a deal.
event-ending = The adventure ends: { $kind }.
event-walks = { $walker ->
        [train] The train stands at { $space } now.
        [hester] Hester has come to { $space }.
       *[other] Something has moved to { $space }.
    }
event-vote = { $seat } votes: { $choice }.
    .you = You vote: { $choice }.
event-votes = The votes are counted.
event-unsealed = { $seat } has chosen: { $choice }.
    .you = You have chosen: { $choice }.
event-row = { $card } joins the row.
event-effort = { $now } of { $need } are done at { $space }.
event-tally = { $what ->
        [clues] { $seat } has { $now ->
                [one] 1 clue
               *[other] { $now } clues
            } now.
        [votes] { $seat } has { $now ->
                [one] 1 vote
               *[other] { $now } votes
            } now.
        [groups] { $seat } carries { $now ->
                [one] 1 group
               *[other] { $now } groups
            } now.
       *[other] { $seat } takes note.
    }
event-looks = { $seat } takes a look that nobody shares.
    .you = You take a look that nobody shares.
event-duel = { $seat } challenges { $by } to a duel.
    .you = You challenge { $by } to a duel.
event-draws = { $seat } shows a weapon.
    .you = You show your weapon.
event-duel-ends = { $seat } wins the duel.
    .you = You win the duel.
event-bids = { $seat } bids { $amount }.
    .you = You bid { $amount }.
event-adventure = A new adventure: { $adventure }.
event-spared = { $seat } is found by the road and wakes in { $space }, with nothing.
    .you = You are found by the road and wake in { $space }, with nothing.
event-worst = The worst for the knight happens: { $why ->
        [die] the enemy rolls its strongest idle die again.
       *[resource] the scarcest resource is lost.
    }
