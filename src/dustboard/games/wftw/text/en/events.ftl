# The log, one line per event.

event-setup = The table is set for { $players } warlords.
event-phase = Round { $round }: { $phase }
event-battlefields = On the battlefields: { $cards }.
event-buy-row = In the shop: { $cards }.
event-deck-reshuffled = The { $deck ->
        [buy] shop
       *[objective] objective
    } deck ran out; its discard pile becomes the new deck.
event-reshuffle = { $seat } shuffles the discard pile into a new deck.
    .you = You shuffle your discard pile into a new deck.
event-draw = { $seat } draws { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
event-draw-own = You draw { $cards }.
event-produce = { $seat } produces { $gain }.
    .you = You produce { $gain }.
event-effect-gain = { $card }: { $seat } gains { $gain }.
    .you = { $card }: you gain { $gain }.
event-effect-draw = { $card }: { $seat } draws { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
    .you = { $card }: you draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
event-targeting = Bid { $number } of 3: everyone marks targets.
event-marks = Bid { $number } of 3, targets marked: { $marks }.
event-commitment = Bid { $number } of 3: everyone commits cards.
event-base-named = { $seat } raids { $rival_s } { $card }.
    .you = You raid { $rival_s } { $card }.
event-laid = { $seat } commits { $number ->
        [one] 1 card
       *[other] { $number } cards
    } face down: { $places }.
event-laid-somewhere = { $seat } commits { $number ->
        [one] 1 card
       *[other] { $number } cards
    } face down.
event-laid-own = You commit face down: { $laid }.
event-reveal = Revealed by { $all_laid }.
event-toll = { $card }: { $rival_is ->
        [you] you pay
       *[other] { $rival } pays
    } { $gain } to { $seat }.
    .you = { $card }: { $rival } pays { $gain } to you.
event-looked = { $card }: { $seat } looks at one of { $rival_s } face-down cards, at { $place }.
event-looked-somewhere = { $card }: { $seat } looks at one of { $rival_s } face-down cards.
event-looked-own = { $card }: the face-down card you look at is { $rival_s } { $source }.
event-moved = { $card }: { $seat } moves it to { $place }.
    .you = { $card }: you move it to { $place }.
event-recalled = { $card }: { $seat } pays { $bill } and takes it back into their hand.
    .you = { $card }: you pay { $bill } and take it back into your hand.
event-raised = { $source }: { $seat } pays { $bill } and adds { $card } at { $place }.
    .you = { $source }: you pay { $bill } and add { $card } at { $place }.
event-paid = { $seat } pays { $bill } for { $cards }.
    .you = You pay { $bill } for { $cards }.
event-unpaid = { $seat } can't pay the bill ({ $bill }). Discarded: { $cards }. { $moment }
    .you = You can't pay your bill ({ $bill }). Discarded: { $cards }. { $moment }
event-field-totals = Battlefield { $field }, { $card }: { $totals }.
event-field-won = { $seat } wins { $card } on battlefield { $field }.
    .you = You win { $card } on battlefield { $field }.
event-field-unwanted = Nobody wins { $card } on battlefield { $field }. { $moment }
event-tie-won = { $card } breaks the tie: { $seat } wins.
    .you = { $card } breaks the tie: you win.
event-tie-roll = Tie at { $place }. Dice: { $rolls }. { $moment }
event-raid-totals = Raid on { $seat_s } { $card }: { $attacks } against a defence of { $defence }.
event-base-captured = { $seat } captures { $rival_s } { $card }. { $moment }
    .you = You capture { $rival_s } { $card }. { $moment }
event-base-held = { $seat } holds { $card }.
    .you = You hold { $card }.
event-base-changes-hands = { $card } now belongs to { $seat }.
event-shop-order = Bids for the shop: { $totals }. Order of picking: { $order }.
event-nothing-in-reach = { $seat } bid { $strength }, too little for any card in the shop.
event-bought = { $seat } takes { $card } (cost { $cost }).
    .you = You take { $card } (cost { $cost }).
event-declined = { $seat } takes nothing from the shop.
    .you = You take nothing from the shop.
event-acquired = { $card } { $base ->
        [yes] joins { $seat_s } bases
       *[no] goes to { $seat_s } discard pile
    }.
event-abandoned = { $seat } abandons { $cards } for good.
    .you = You abandon { $cards } for good.
event-returned = { $source }: { $card } returns to { $seat_s } hand.
event-discarded = { $seat } discards { $cards }.
    .you = You discard { $cards }.
event-swept = Unsold and discarded: { $cards }.
event-scores = Victory points after round { $round }: { $scores }. { $moment }
event-game-over = The game is over: { $reason }. Final victory points: { $scores }.
reason-goal-reached = the goal was reached
reason-round-cap = the last round has ended
reason-deck-out = a deck has run out
reason-stalemate = nobody can bid any more
