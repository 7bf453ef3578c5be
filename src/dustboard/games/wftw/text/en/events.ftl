# The log, one line per event.

event-setup = The table is laid for { $players } warlords.
event-phase = Round { $round }: { $phase }
event-battlefields = On the battlefields: { $cards }.
event-buy-row = In the buy row: { $cards }.
event-deck-reshuffled = The { $deck ->
        [buy] buy
       *[objective] objective
    } deck ran out; its discard pile is shuffled in.
event-reshuffle = { $seat } shuffles the discard pile into a new deck.
event-draw = { $seat } draws { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
event-draw-own = You draw { $cards }.
event-produce = { $seat } produces { $gain }.
event-effect-gain = { $card } brings { $seat } { $gain }.
event-effect-draw = { $card } lets { $seat } draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
event-targeting = Bidding round { $number }: targets are marked.
event-marks = Marks of bidding round { $number }: { $marks }.
event-commitment = Bidding round { $number }: cards are committed.
event-base-named = { $seat } attacks { $card } of { $rival }.
event-laid = { $seat } lays { $number ->
        [one] 1 card
       *[other] { $number } cards
    } face down: { $places }.
event-laid-somewhere = { $seat } lays { $number ->
        [one] 1 card
       *[other] { $number } cards
    } face down.
event-laid-own = You lay { $laid }.
event-reveal = All cards are turned up. { $all_laid }.
event-paid = { $seat } pays { $bill } for { $cards }.
event-unpaid = { $seat } cannot pay the bill of { $bill }; discarded: { $cards }. { $moment }
event-field-totals = Battlefield { $field }, { $card }: { $totals }.
event-field-won = { $seat } wins { $card } on battlefield { $field }.
event-field-unwanted = Battlefield { $field }: no bid wins { $card }. { $moment }
event-tie-won = { $card } settles the tie for { $seat }.
event-tie-roll = Tie, roll { $number }, { $place }: { $rolls }. { $moment }
event-raid-totals = { $card } of { $seat }: attack { $attacks } against a defence of { $defence }.
event-base-captured = { $seat } storms { $card } of { $rival }. { $moment }
event-base-held = { $seat } holds { $card }.
event-base-changes-hands = { $card } now belongs to { $seat }.
event-shop-order = The shop: { $totals }. Order of picking: { $order }.
event-nothing-in-reach = { $seat } finds nothing within reach of a bid of { $strength }.
event-bought = { $seat } takes { $card } (cost { $cost }).
event-declined = { $seat } takes nothing.
event-acquired = { $card } goes to the { $base ->
        [yes] tableau
       *[no] discard pile
    } of { $seat }.
event-abandoned = { $seat } leaves { $cards } to the wastes.
event-returned = { $source } brings { $card } back to the hand of { $seat }.
event-discarded = { $seat } discards { $cards }.
event-swept = Left lying and discarded: { $cards }.
event-scores = Points after round { $round }: { $scores }. { $moment }
event-game-over = The game is over ({ $reason }). Final points: { $scores }.
reason-goal-reached = the goal was reached
reason-round-cap = the last round was over
reason-deck-out = a deck has run out
reason-stalemate = nobody can bid any more
