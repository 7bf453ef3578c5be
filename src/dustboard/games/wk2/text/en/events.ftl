# The log.

event-first-roll = Everyone rolls to be first player.
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
event-no-trade = { $by_is ->
        [you] You decline { $seat_s } trade.
       *[other] { $by } declines { $seat_s } trade.
    }
event-twist = { $twist ->
        [dry_year] A dry year: everyone starts with 1 less Fuel.
        [old_friends] Old friends: everyone starts with a general upgrade.
       *[long_shadows] Long shadows: the first threat of each page draws one more token.
    }
event-declares = { $seat } uses { $source }.
    .you = You use { $source }.
event-rolls-again = { $seat } re-rolls { $number ->
        [one] a die
       *[other] { $number } dice
    }.
    .you = You re-roll { $number ->
        [one] a die
       *[other] { $number } dice
    }.
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
event-gained-none = { $seat } gains no { $resource }: there is no room, or none is left.
    .you = You gain no { $resource }: there is no room, or none is left.
event-gives-gear = { $seat } gives up { $gear }.
    .you = You give up { $gear }.
event-gear-laid = { $seat } looks through { $number ->
        [one] 1 gear card
       *[other] { $number } gear cards
    }.
    .you = You look through { $number ->
        [one] 1 gear card
       *[other] { $number } gear cards
    }.
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
event-wakes = { $seat } regains consciousness.
    .you = You regain consciousness.
event-wrecked = { $seat_s } vehicle is wrecked: { $malfunction }.
event-runs-again = { $seat_s } vehicle runs again.
event-injured = { $seat } suffers an injury: { $injury }.
    .you = You suffer an injury: { $injury }.
event-malfunction = { $seat_s } vehicle has a malfunction: { $malfunction }.
event-eliminated = { $seat } is out of the game.
    .you = You are out of the game.
event-healed = { $seat } heals { $amount ->
        [0] no wound, but cleans { $turned ->
            [one] a contaminated one
           *[other] { $turned } contaminated ones
        }
        [one] 1 wound
       *[other] { $amount } wounds
    }.
    .you = You heal { $amount ->
        [0] no wound, but clean { $turned ->
            [one] a contaminated one
           *[other] { $turned } contaminated ones
        }
        [one] 1 wound
       *[other] { $amount } wounds
    }.
event-cleaned = { $seat } heals { $amount } radiation.
    .you = You heal { $amount } radiation.
event-mended = { $seat } repairs { $amount } damage.
    .you = You repair { $amount } damage.
event-marker = A danger marker is placed on { $space }.
event-unmarked = A danger marker is removed from { $space }.
event-landmarks-ready = The landmark cards are shuffled. Any encounter on the road may lead to one.
event-landmarks-dealt = { $seat } draws two landmark cards and keeps one.
    .you = You draw two landmark cards and keep one.
event-landmarks-out = The other { $number } landmark cards leave the game.
event-landmark-kept = { $seat } keeps { $landmark }.
    .you = You keep { $landmark }.
event-landmark-placed = { $seat } places a landmark face down on { $space }.
    .you = You place your landmark face down on { $space }.
event-landmark = { $seat } finds { $landmark } on { $space }.
    .you = You find { $landmark } on { $space }.
event-no-landmark = { $seat } looks around and finds nothing that belongs here.
    .you = You look around and find nothing that belongs here.
event-tasks-piled = Each city has a pile of three tasks. The top one is yours after a City Action there.
event-task = { $seat } takes on a task of { $city }: { $task }.
    .you = You take on a task of { $city }: { $task }.
event-task-token = { $seat } places the token of { $task } on { $space }.
    .you = You place the token of { $task } on { $space }.
event-task-action = { $seat } takes the Special Action of { $task }.
    .you = You take the Special Action of { $task }.
event-task-step = { $left ->
        [0] { $seat } has done all that { $task } asks for.
       *[other] { $seat } is one step further with { $task } ({ $left } to go).
    }
    .you = { $left ->
        [0] You have done all that { $task } asks for.
       *[other] You are one step further with { $task } ({ $left } to go).
    }
event-task-done = { $task } is done and turned face down: { $seat } may visit 1 more shop in { $city }.
    .you = { $task } is done and turned face down: you may visit 1 more shop in { $city }.
event-forgoes = { $seat } works on a task and keeps nothing from this search.
    .you = You work on your task and keep nothing from this search.
event-sent-off = { $seat } sends the gang on its way: { $foe }.
    .you = You send the gang on its way: { $foe }.
event-malfunction-gone = { $seat } loses a malfunction: { $malfunction }.
    .you = You lose a malfunction: { $malfunction }.
event-special-action = { $seat } takes the Special Action of { $landmark }.
    .you = You take the Special Action of { $landmark }.
event-parts-laid = { $number } parts are laid out face up beside the gear deck.
event-part = { $seat } fits { $part }.
    .you = You fit { $part }.
event-part-gone = { $part } leaves { $seat_s } vehicle and goes back to the parts deck.
event-builds = { $seat } starts to build { $part }{ $helped ->
        [0] .
        [one] : Repair adds 1 success.
       *[other] : Repair adds { $helped } successes.
    }
    .you = You start to build { $part }{ $helped ->
        [0] .
        [one] : your Repair adds 1 success.
       *[other] : your Repair adds { $helped } successes.
    }
event-not-built = The test fails: { $part } is not built.
event-parts-deal = { $seat } looks at parts in the { $shop ->
        [garage] Garage
       *[workshop] Workshop
    }.
    .you = You look at parts in the { $shop ->
        [garage] Garage
       *[workshop] Workshop
    }.
event-parts-dealt = { $seat } finishes the deal.
    .you = You finish the deal.
event-part-action = { $seat } takes the Special Action of { $part }.
    .you = You take the Special Action of { $part }.
event-tows = { $agreed ->
        [yes] { $seat } takes { $knight } in tow.
       *[no] { $knight } stays where the wreck is.
    }
    .you = { $agreed ->
        [yes] You take { $knight } in tow.
       *[no] { $knight } stays where the wreck is.
    }
event-no-damage = { $seat_s } vehicle shrugs off 1 damage.
event-gear-shuffled = { $number ->
        [one] { $seat } shuffles 1 gear card into the deck.
       *[other] { $seat } shuffles { $number } gear cards into the deck.
    }
    .you = { $number ->
        [one] You shuffle 1 gear card into the deck.
       *[other] You shuffle { $number } gear cards into the deck.
    }
event-injury-gone = { $seat } loses an injury: { $injury }.
    .you = You lose an injury: { $injury }.
event-wounds-turned = { $amount ->
        [one] { $seat } turns 1 contaminated wound into a normal one.
       *[other] { $seat } turns { $amount } contaminated wounds into normal ones.
    }
    .you = { $amount ->
        [one] You turn 1 contaminated wound into a normal one.
       *[other] You turn { $amount } contaminated wounds into normal ones.
    }
event-trophy = { $seat } takes the wooden token of { $city } as a trophy.
    .you = You take the wooden token of { $city } as a trophy.
event-token = { $seat } draws a threat token. Event: { $yellow } Fight: { $red }
    .you = You draw a threat token. Event: { $yellow } Fight: { $red }
event-tokens-read = { $number ->
        [one] The token takes effect.
       *[other] { $number } tokens take effect.
    }
event-camps = { $seat } makes camp.
    .you = You make camp.
event-turns-up = { $seat } searches the ground.
    .you = You search the ground.
event-search-ends = { $seat } stops searching.
    .you = You stop searching.
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
event-upgrade = { $seat } gains an upgrade: { $upgrade }.
    .you = You gain an upgrade: { $upgrade }.
event-card = Card revealed: { $card }.
event-card-ignored = { $seat } ignores the card.
    .you = You ignore the card.
event-card-kept = { $seat } keeps { $card }.
    .you = You keep { $card }.
event-card-done = Card put away: { $card }.
event-no-entry = Nothing comes of it.
event-chooses = { $seat } chooses: { $choice }.
    .you = You choose: { $choice }.
event-entry = Entry { $entry }: { $title }.
event-outcome = { $chosen }
event-plot-action = { $seat } takes a plot action: { $action }.
    .you = You take a plot action: { $action }.
event-special = { $seat } takes a special card: { $card }.
    .you = You take a special card: { $card }.
event-loses-special = { $seat } gives up a special card: { $card }.
    .you = You give up a special card: { $card }.
event-prepares = { $seat } prepares for { $skill ->
        [Aid] an Aid
       *[other] a { $skill }
    } test.
    .you = You prepare for { $skill ->
        [Aid] an Aid
       *[other] a { $skill }
    } test.
event-test = { $seat } takes { $skill ->
        [Aid] an Aid
       *[other] a { $skill }
    } test{ $rolled }.
    .you = You take { $skill ->
        [Aid] an Aid
       *[other] a { $skill }
    } test{ $rolled }.
event-test-result = { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }{ $difficulty ->
        [0] {""}
       *[other] {" "}of { $difficulty }
    }: { $passed ->
        [yes] passed.
       *[no] failed.
    }
event-combat = { $seat } meets { $foe }.
    .you = You meet { $foe }.
event-weapon = { $seat } fights with { $bare ->
        [yes] bare hands
       *[no] { $gear }
    }.
    .you = You fight with { $bare ->
        [yes] bare hands
       *[no] { $gear }
    }.
event-attack = { $seat } attacks{ $rolled }.
    .you = You attack{ $rolled }.
event-foe-attack = Attack by { $foe }{ $rolled }.
event-foe-wounded = { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } for { $foe }.
event-goes = { $seat } arrives at { $space }.
    .you = You arrive at { $space }.
event-hidden = { $seat } hides { $gear }.
    .you = You hide { $gear }.
event-switches = { $seat } turns the vehicle sheet: { $vehicle }.
    .you = You turn your vehicle sheet: { $vehicle }.
event-token-back = { $seat } puts the threat token back.
    .you = You put the threat token back.
event-dog-away = { $seat }'s dog runs off; it will be back by the next camp.
    .you = Your dog runs off; it will be back by your next camp.
event-dog-back = { $seat }'s dog is back.
    .you = Your dog is back.
event-scent = { $seat } lets the dog smell the wind.
    .you = Your dog smells what comes next: { $foreseen }.
event-debt-paid = { $left ->
        [0] { $seat } pays with { $thing } and is out of debt.
       *[other] { $seat } pays with { $thing } and still owes { $left }.
    }
    .you = { $left ->
        [0] You pay with { $thing } and are out of debt.
       *[other] You pay with { $thing } and still owe { $left }.
    }
event-rolls = { $seat } rolls the dice.
    .you = You roll the dice.
event-thrown = { $seat } rolls for the throw.
    .you = You roll for the throw.
event-prevented = { $amount ->
        [one] 1 wound is prevented.
       *[other] { $amount } wounds are prevented.
    }
event-combat-ends = { $beaten ->
        [yes] { $seat } defeats { $foe }.
       *[no] { $seat } doesn't defeat { $foe }.
    }
    .you = { $beaten ->
        [yes] You defeat { $foe }.
       *[no] You don't defeat { $foe }.
    }
event-in-town = { $seat } visits { $city }.
    .you = You visit { $city }.
event-shop = { $seat } visits { $shop ->
        [quack] the Quack
        [quack-injury] the Quack
       *[other] the Garage
    }.
    .you = You visit { $shop ->
        [quack] the Quack
        [quack-injury] the Quack
       *[other] the Garage
    }.
event-offer = The Stalls lay out their goods.
event-deal = { $seat } makes a deal.
    .you = You make a deal.
event-bartered = { $seat } finishes trading.
    .you = You finish trading.
event-ending = The adventure ends: { $kind }.
event-walks = { $walker ->
        [train] The train is at { $space } now.
        [hester] Hester has come to { $space }.
        [weighmen] Gross, the Weighman, has come to { $space }.
        [suttle] Suttle, the Weighman, has come to { $space }.
        [cloff] Cloff, the Weighman, has come to { $space }.
        [nett] Nett, the Weighman, has come to { $space }.
        [drought] Drought rides to { $space }.
        [rust] Rust rides to { $space }.
        [rot] Rot rides to { $space }.
       *[ruin] Ruin rides to { $space }.
    }
event-stage = { $stage ->
        [0] The token is removed from { $space }.
        [3] { $space } is shut: its token is at 3.
       *[other] The token in { $space } is at { $stage }.
    }
event-names = { $seat } names { $by }.
    .you = You name { $by }.
event-names-nobody = { $seat } names nobody.
    .you = You name nobody.
event-vote = { $seat } votes: { $choice }.
    .you = You vote: { $choice }.
event-votes = The votes are counted.
event-unsealed = { $seat } has chosen: { $choice }.
    .you = You have chosen: { $choice }.
event-row = New in the row: { $card }.
event-row-left = Out of the row: { $card }.
event-walked-off = { $walker ->
        [train] The train leaves the map.
        [hester] Hester leaves the map.
       *[other] It leaves the map.
    }
event-board-token = { $token ->
        [challenge] A Challenge token
        [plot] A Plot token
       *[general] A General token
    } { $lies ->
        [yes] is placed on { $space }.
       *[no] is removed from { $space }.
    }
event-counts = { $what ->
        [safe] { $now ->
                [one] 1 person is safe now.
               *[other] { $now } people are safe now.
            }
        [escorts] { $now ->
                [0] Nobody is travelling with you now.
                [one] 1 person is travelling with you now.
               *[other] { $now } people are travelling with you now.
            }
        [strength] The train's strength is { $now } now.
        [people] There are { $now } people on the train now.
        [spans] { $now ->
                [one] 1 span is laid.
               *[other] { $now } spans are laid.
            }
        [teams] { $now ->
                [one] You have 1 camel team now.
               *[other] You have { $now } camel teams now.
            }
        [level] The level in the glass is { $now } now.
        [asked] { $now ->
                [one] 1 town has been asked.
               *[other] { $now } towns have been asked.
            }
        [valves] { $now ->
                [one] 1 valve is open.
               *[other] { $now } valves are open.
            }
        [saved] { $now ->
                [one] 1 person is saved now.
               *[other] { $now } people are saved now.
            }
        [kept] { $now ->
                [one] 1 argument is kept.
               *[other] { $now } arguments are kept.
            }
        [heard] { $now ->
                [one] 1 city has been heard.
               *[other] { $now } cities have been heard.
            }
        [doses] { $now ->
                [one] You have 1 dose now.
               *[other] You have { $now } doses now.
            }
        [cured] { $now ->
                [one] 1 city is cured.
               *[other] { $now } cities are cured.
            }
        [burned] { $now ->
                [one] 1 cellar is burned out.
               *[other] { $now } cellars are burned out.
            }
        [caught] { $now ->
                [one] The load has been caught once.
               *[other] The load has been caught { $now } times.
            }
        [cargo] The load is at stage { $now } now.
        [knocks] { $now ->
                [0] The box is quiet.
                [one] The box has knocked once.
               *[other] The box has knocked { $now } times.
            }
        [artifacts] { $now ->
                [one] 1 artifact is taken.
               *[other] { $now } artifacts are taken.
            }
        [host] The host's strength is { $now } now.
        [volunteers] { $now ->
                [0] No volunteers from the host are left this round.
                [one] 1 volunteer from the host can come along.
               *[other] { $now } volunteers from the host can come along.
            }
        [taken] { $now ->
                [one] 1 city is taken.
               *[other] { $now } cities are taken.
            }
        [wall] The wall is at { $now } now.
        [guilty] Votes for guilty: { $now }.
        [pardon] Votes for a pardon: { $now }.
        [free] Votes to let her go: { $now }.
        [price] The price is { $now } now.
       *[other] The count is { $now } now.
    }
event-time = Time is at { $time } now.
event-noted = { $what ->
        [isolated] { $seat } is sent out and has no Plot Action in the next round.
        [hushed] { $seat } takes up the chorus and has no Plot Action this round.
        [unthanked] { $seat } gains no XP for now.
        [weary] { $seat } has one fewer action next turn.
        [study] { $seat } adds 1 white die to the next Tech or Aid test.
        [borrowed] { $seat } adds 1 green die to the next Tech or Aid test.
        [painted] { $seat } may send off the next gang.
       *[other] { $seat } keeps something for later.
    }
    .you = { $what ->
        [isolated] You are sent out: you have no Plot Action in the next round.
        [hushed] You take up the chorus: you have no Plot Action this round.
        [unthanked] You gain no XP for now.
        [weary] You have one fewer action next turn.
        [study] You add 1 white die to your next Tech or Aid test.
        [borrowed] You add 1 green die to your next Tech or Aid test.
        [painted] You may send off the next gang you meet.
       *[other] You keep something for later.
    }
event-note-used = { $what ->
        [isolated] { $seat } is back at the table.
        [hushed] { $seat } has lost the tune.
        [unthanked] { $seat } can gain XP again.
        [weary] { $seat } has one fewer action this turn.
       *[other] { $seat } uses something kept for this.
    }
    .you = { $what ->
        [isolated] You are back at the table.
        [hushed] You have lost the tune.
        [unthanked] You can gain XP again.
        [weary] You have one fewer action this turn.
       *[other] You use something you kept for this.
    }
event-picks = { $by_is ->
        [you] You choose { $seat }.
       *[other] { $by } chooses { $seat }.
    }
    .you = { $by_is ->
        [you] You choose yourself.
       *[other] { $by } chooses you.
    }
event-effort = Effort at { $space }: { $now } of { $need } done.
event-tally = { $what ->
        [clues] { $seat } has { $now ->
                [one] 1 clue
               *[other] { $now } clues
            } now.
        [trophies] { $seat } has { $now ->
                [one] 1 trophy
               *[other] { $now } trophies
            } now.
        [pay] { $seat } has earned { $now ->
                [one] 1 point
               *[other] { $now } points
            } now.
        [duels] { $seat } has won { $now ->
                [one] 1 duel
               *[other] { $now } duels
            } here.
        [votes] { $seat } has { $now ->
                [one] 1 vote
               *[other] { $now } votes
            } now.
        [groups] { $seat } carries { $now ->
                [one] 1 group
               *[other] { $now } groups
            } now.
        [eggs] { $seat } carries { $now ->
                [0] no egg
                [one] 1 egg
               *[other] { $now } eggs
            } now.
       *[other] { $seat } takes note.
    }
    .you = { $what ->
        [clues] You have { $now ->
                [one] 1 clue
               *[other] { $now } clues
            } now.
        [trophies] You have { $now ->
                [one] 1 trophy
               *[other] { $now } trophies
            } now.
        [pay] You have earned { $now ->
                [one] 1 point
               *[other] { $now } points
            } now.
        [duels] You have won { $now ->
                [one] 1 duel
               *[other] { $now } duels
            } here.
        [votes] You have { $now ->
                [one] 1 vote
               *[other] { $now } votes
            } now.
        [groups] You carry { $now ->
                [one] 1 group
               *[other] { $now } groups
            } now.
        [eggs] You carry { $now ->
                [0] no egg
                [one] 1 egg
               *[other] { $now } eggs
            } now.
       *[other] You take note.
    }
event-looks = { $seat } looks at something in secret.
    .you = You look at something in secret.
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
event-worst = { $seat } gets the worst of it: { $why ->
        [die] the enemy re-rolls its strongest idle die ({ $among }).
       *[resource] the scarcest resource is lost ({ $among }).
    }
    .you = You get the worst of it: { $why ->
        [die] the enemy re-rolls its strongest idle die ({ $among }).
       *[resource] you lose your scarcest resource ({ $among }).
    }
event-skips = The fight with { $foe } is decided; the rest is skipped.
