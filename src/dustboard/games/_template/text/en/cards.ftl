# Names of the cards, and the rules part of their text by effect.

tp01 = Water Camel
tp02 = Fast Wheels
tp03 = Rock Shelter
tp04 = Salvage Crane
tp05 = Scout Kite
tp06 = Toll Rope

effect-gain-after_move = After you move: gain { $amount } water.
effect-gain-instead_of_move = Instead of moving: gain { $amount } water.
effect-gain-after_rival_move = After a rival moves: gain { $amount } water.
effect-draw = Before you move: draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
effect-speed = Speed { $amount }.
effect-salvage = After you move: take a card from the discard pile.
