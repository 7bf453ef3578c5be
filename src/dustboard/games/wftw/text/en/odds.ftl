# Chances before a choice, and luck after it.

odds-about = { $place }
odds-line = { $seat }: { $total } ({ $made ->
        [none] no card
        [marked] marked, no card yet
        [hidden] { $number } of { $of } unseen cards
        [somewhere] number of cards hidden
       *[cards] { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
    })
    .you = You: { $total } ({ $made ->
        [none] no card
        [marked] marked, no card yet
        [hidden] { $number } of { $of } unseen cards
        [somewhere] number of cards hidden
       *[cards] { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
    })
odds-line-defence = { $seat } defends with { $total }: { $shield } printed, plus { $made ->
        [none] no card
        [hidden] { $number } of { $of } unseen cards
        [somewhere] a hidden number of cards
       *[cards] { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
    }
    .you = You defend with { $total }: { $shield } printed, plus { $made ->
        [none] no card
        [hidden] { $number } of { $of } unseen cards
        [somewhere] a hidden number of cards
       *[cards] { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
    }
odds-first-field = to win with a total of { $total }
odds-first-shop = to pick first with a total of { $total }
odds-raid = for the raid to succeed
odds-held = to keep the base
odds-stand = you { $n }, rivals shown { $shown }, could still add up to { $more }
odds-unpaid = can't be paid yet: short by { $gain }
odds-best-rival = best rival { $n }
odds-attack = attack { $n }
odds-defence = defence { $n }
odds-random = Treats { $seat_s } { $number ->
        [one] hidden card
       *[other] { $number } hidden cards
    } as random, out of { $of } unseen.
odds-not-included = Not counted: cards still to come, unpaid bills, and effects of hidden cards.
odds-bill = The bill
odds-bill-covered = covered
odds-bill-exact = exactly covered
odds-bill-short = short by { $gain }
odds-bill-rivals = A rival who can't pay drops out, but you can't know that yet.
odds-dice = Tie-break dice
odds-tied = { $n } tied: won
odds-tied-lost = { $n } tied: lost
odds-draw = Your draw of { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
odds-draw-least = to draw { $n } or more attack in total
odds-draw-from = { $number ->
        [one] 1 card
       *[other] { $number } cards
    } out of the { $of } in your pile
odds-draw-sure = for certain: { $cards }
odds-draw-known = You know which cards are in the pile, but not their order.
odds-attack-drawn = attack { $n }

roll-draw = Attack of the cards drawn
roll-draw-of = { $number ->
        [one] 1 card
       *[other] { $number } cards
    } from a pile of { $of }
roll-tie = Ties won by the die
roll-tie-at = { $n } tied, { $place }
roll-draw-value = attack { $n }
roll-tie-value = { $n ->
        [0] lost
       *[other] won
    }

chapter = Round { $round }
