# Why a bot would answer so. Points are what a card is worth to its owner until the end, roughly.

advice-late = Nobody can answer your third bid.
advice-late-more = Cards you keep until then tell rivals nothing.
advice-nothing-left = Nothing left to win is worth the cards it would take.
advice-field = { $card } is worth about { $points } VP to you.
advice-shop = { $card }, the best card you can reach in the shop, is worth about { $points } VP to you.
advice-raid = { $seat_s } { $card } would be worth about { $points } VP to you.
advice-defend = { $card } is worth about { $points } VP, and it is being raided.
advice-shield = It has a defence of { $n } before anyone adds cards.
advice-crowd = { $n ->
        [0] No rival has marked it yet.
        [one] One rival has marked it.
       *[other] { $n } rivals have marked it.
    }
advice-card = { $card } is part of the best plan you can afford; it costs { $bill }.
advice-pick = { $card } is worth about { $points } VP to you, more than anything else in reach.
advice-cost = Your bid covers its cost of { $n }.
advice-abandon = { $card } is one of your weakest units; without it you draw your better units more often.
advice-abandon-more = It never comes back, so keep it if you still need it as a guard.
advice-keep = Abandoned units never come back, and none of these is bad enough to lose.
advice-need = Playing each of your units once takes { $n } { $what }; you have { $have }.
