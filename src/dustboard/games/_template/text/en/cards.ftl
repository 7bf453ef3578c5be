# Names of the cards, and the rules part of their text by effect.

tp01 = Water Camel
tp02 = Fast Wheels
tp03 = Rock Shelter
tp04 = Salvage Crane
tp05 = Scout Kite
tp06 = Toll Rope

text-when = { $when }: { $does }.
text-plain = { $does }.
when-before_move = Before you move
when-instead_of_move = Instead of moving
when-after_move = After you move
when-after_rival_move = After a rival moves
what-water = { $count } water
effect-gain = gain { $what_term }
effect-draw = draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
effect-speed = speed { $amount_sign ->
        [minus] -{ $amount }
       *[plus] +{ $amount }
    }
effect-salvage = take a card from the discard pile
