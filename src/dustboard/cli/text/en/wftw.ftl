# War for the Wasteland in the terminal.

war-empty = (empty)
war-base = base, { $vp } VP, defence { $defence }
war-unit = unit, attack { $attack }, { $price }{ $vp ->
        [0] {""}
       *[other] , { $vp } VP
    }
war-costs = costs { $cost }
war-costs-nothing = costs nothing
war-acquisition = acquisition cost { $n }
war-where = Round { $round }: { $table } ({ $rule }{ $bid ->
        [0] {""}
       *[other] , bid { $bid } of 3
    }), goal { $goal } VP
war-fields = BATTLEFIELDS
war-shop = SHOP (deck { $deck })
war-rivals = RIVALS
war-seats = SEATS
war-in-hand = Hand: { $cards }. (hand or board shows more)
war-no-cards = no cards
war-bids = bids: { $bids }
war-won-by = won by { $name }
war-taken = (taken)
war-bid-from = bid { $n }+
war-marks = marks { $places }
war-vp = { $n } VP
war-stock-hidden = stock hidden
war-counts = hand { $hand } deck { $deck } bases { $bases }
war-down = { $n } cards face down
war-down-at = { $n } face down at { $where }
war-open-at = { $cards } at { $where }
war-raided = RAIDED by { $names }!
war-defence = defence { $n }
war-my-bases = MY BASES ({ $vp } VP; each round { $gives }, draw { $draw })
war-nothing = nothing
war-bases-of = BASES OF { $name }
war-none = none
war-units-of = ALL UNITS OF { $name }, wherever they are
war-discard-of = DISCARD PILE OF { $name }
war-on-board = MY CARDS ON THE BOARD
war-the-board = the board
war-attack = attack { $n }
war-hand = HAND { $n } (deck { $deck }, discard { $discard })
war-status = Round { $round }, { $vp } VP. Stock: { $stock }.
war-marked = Marked so far: { $places }.
war-laid = Committed so far: { $cards }.
war-laid-at = { $cards } to { $at }
war-duty = Still without a card: { $places }.
war-bill-nothing = Bill so far: nothing.
war-bill-short = Bill so far: { $owed }: SHORT by { $short }. If you are still short at the reveal, { $whole ->
        [1] all your cards are discarded
       *[0] cards not paid for are discarded
    } {"["}{ $rule }].
war-bill-covered = Bill so far: { $owed }: { $exact ->
        [1] exactly covered
       *[0] covered
    }.
war-juice-or-spark = { $n } juice or spark
war-adds-here = attack { $n } here, { $price }
war-defences = defences { $list }
war-group = To { $where } (attack there, cost)
war-free = free
war-field = battlefield { $n }
war-bases-whose = { $own ->
        [1] your
       *[0] { $name }'s
    } bases
war-base-whose = { $own ->
        [1] your
       *[0] { $name }'s
    } { $base }
war-a-base = a base
war-the-defence = the defence of { $base }
war-the-shop = the shop
war-from-bases = bases
war-from-printed = printed on bases
war-from-units = units
war-from-bonuses = bonuses
war-over = THE GAME IS OVER: { $winners } { $n ->
        [one] wins
       *[other] share the win
    } ({ $reason })
war-tie = TIE FOR THE MOST POINTS
war-tie-strength = strength in hand that they can pay for
war-tie-unspent = unspent resources
war-tie-bases = bases
war-tie-shared = equal in everything, so the win is shared
