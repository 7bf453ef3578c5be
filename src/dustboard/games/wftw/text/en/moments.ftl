# One line for a moment worth a shout; the client draws a variant from a seeded list.
# At most 12 words each.

## A tie goes to the die

moment-tie-1 = The dust decides.
moment-tie-2 = Two proud claims, one small cube. Let it roll.
moment-tie-3 = Neither side blinks, so the die must do the talking.
moment-tie-4 = Equal shouting! The die has a softer voice and better manners.
moment-tie-5 = Such greatness, and twice over. Somebody shake the cup.
moment-tie-6 = The scales refuse to insult anyone, so luck will.

## A bill that could not be paid

moment-unpaid-1 = An army without wages is a picnic.
moment-unpaid-2 = Magnificent parade, friends. The purse was not invited.
moment-unpaid-3 = A grand bid, written in somebody else's scrap.
moment-unpaid-4 = The banners were paid for. The bearers were not.
moment-unpaid-5 = Home they go, louder than their pockets.
moment-unpaid-6 = Applause for the entrance; the invoice has cancelled the rest.

## A Warlord's Throne changes hands

moment-captured-throne-1 = The seat is still warm, and already too small.
moment-captured-throne-2 = Mind the armrest on your way down, great one.
moment-captured-throne-3 = Same throne, new cushion, longer speeches.
moment-captured-throne-4 = One warlord stands up. Another, naturally, sits down.
moment-captured-throne-5 = Going once, going twice, gone with the footstool.
moment-captured-throne-6 = Somebody new may now complain about the draught.

## A battlefield nobody bid for

moment-unwanted-battlefield-1 = Nobody? Not even for the view?
moment-unwanted-battlefield-2 = No hands raised. The crows take it at the opening price.
moment-unwanted-battlefield-3 = Such a prize, and everyone suddenly admires the horizon.
moment-unwanted-battlefield-4 = The wind bids nothing and wins it fairly.
moment-unwanted-battlefield-5 = Back under the canvas it goes, blushing.
moment-unwanted-battlefield-6 = A fine ruin, loved by all and wanted by none.

## Somebody has the points that end the game

moment-passing-21-1 = Count it again if you like; the bards have started.
moment-passing-21-2 = The tally runs past the mark, and the fire leans in.
moment-passing-21-3 = The tally stick is full. Tune the songs.
moment-passing-21-4 = One house has outgrown the valley; the valley is being told.
moment-passing-21-5 = Hammer up, voices down: the last lot is closing.
moment-passing-21-6 = Enough land to boast about, and one night to do it.
