# Why a bot would answer so. Points are what a card is worth to its owner until the end, roughly.

advice-later = Held back until bid 3, { $cards } would win at { $place } about { $n } times in 100, and nobody could answer.
advice-later-worth = All your bids together would then gain you about { $points } VP more than their cards are worth.
advice-stands = As things stand, you would win at { $place } about { $n } times in 100.
advice-kept = More cards would add less than they cost; you keep { $n } for later.
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
advice-abandon = { $card } has attack { $n }, your units { $mean } on average; without it you draw better ones more often.
advice-abandon-more = Abandoned units never come back: you own { $n } and draw { $drawn } a round.
advice-keep = None of these units is bad enough to lose.
advice-look = { $seat_s } card at { $place } may decide who wins there.
advice-ruse = The trick on { $card } should be worth about { $points } VP to you.
advice-ruse-none = None of your tricks would add more than it costs.
advice-need = To play each of your units once you need { $n } { $what }; you have { $have }.
advice-odds = With these cards you would win there about { $n } times in 100.
