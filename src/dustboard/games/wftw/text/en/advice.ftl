# Why a bot would answer so. Points are what a card is worth to its owner until the end, roughly.

advice-late = Nobody can answer a bid that is made in the last bidding round.
advice-late-more = Cards kept in hand until then tell rivals nothing.
advice-nothing-left = What is left to win does not pay for the cards it would take.
advice-field = { $card } is worth about { $points } points to you.
advice-shop = The best card within sight of the shop, { $card }, is worth about { $points } points to you.
advice-raid = { $card } of { $seat } would be worth about { $points } points to you.
advice-defend = { $card } is worth about { $points } points, and it is under attack.
advice-shield = It is defended by { $n } before any cards are added.
advice-crowd = { $n ->
        [0] No rival has shown interest there.
        [one] One rival has shown interest there.
       *[other] { $n } rivals have shown interest there.
    }
advice-card = { $card } is part of the best plan found within your means; it costs { $bill }.
advice-pick = { $card } is worth about { $points } points to you, more than the others in reach.
advice-cost = Your bid covers its cost of { $n }.
advice-need = Your units need { $n } { $what } to be played once each, and you have { $have }.
