# The landmarks of Call of the Waste: prose, titles, choices and what comes of them. What they do is
# in content/data/tales/landmarks.toml.

entry-528 = The picture is thrown by the sun. It comes through a nail hole in a sheet of tin,
    crosses forty parked cars and lies down on a white wall: a street, upside down, with people in
    it going to work. You look behind you for the street. There is the tin, the hole, and a hill.
    The cars have been here long enough to grow moss on their tyres, but every windscreen is clear,
    and they have been wiped from the inside. In the booth a can of film stands on two bricks under
    a damp cloth. The card on the cloth asks patrons to leave the reel for the evening house, and
    gives the hour. A peanut shell drops off the counter. On the wall a woman has stopped among the
    others and is shading her face to see who has come in.
    .title = The Evening House
choice-528-watch = Wind down a window
choice-528-reel = Take the reel
choice-528-leave = Leave it
result-528-watch = You lose an hour and a stiff neck, and know how she walks home.
result-528-reel = There will be no evening house; the can holds film down to the second layer.
result-528-leave = Backing out, you are asked by a lamp on a stick to dim yours.

entry-529 = Somebody has swept the sorting room and gone to lunch, with a clock of cardboard hands
    in the window set to say when. The pigeon-holes run to the ceiling and are labelled by hand: TO
    HIS MOTHER, AFTER ALL. TOO LATE TO SEND. MEANT KINDLY. Those under the counter are drawers, and
    the third is marked DRAFTS. Yours lies on top. You know the paper, the crossing out, and the
    spot where you gave up, halfway through a word. Below that, in a round blue hand, somebody has
    finished the word for you and gone on for a page and a half. It has been stamped and never
    franked. On the counter are a sponge in a saucer, a price list, and a pen on its string, still
    swinging a little from the last person to set it down.
    .title = Meant Kindly
choice-529-read = Read what came back
choice-529-strike = Strike out your name
choice-529-post = Post one for a stranger
choice-529-leave = Leave it
result-529-read = It costs you the whole of the afternoon, and answers the question you crossed out.
result-529-strike = The blotter takes the ink and the name with it; you sign for the blank.
result-529-post = You pay the stamp on an apology from somebody dead to somebody who may not be.
result-529-leave = The drawer closes by itself, on felt, like all good drawers.

entry-530 = At shoulder height the rock is worn smooth in a ring by people leaning on it. The hole
    is as wide as a loaf and goes straight in. A plank bench stands beside it, with a hook for a
    coat, a bowl of water and a cake of soap, and over the hook is a tariff of what has come out:
    buttons, opal, a spanner, opal, a good knife. Nobody keeps the stall. The soap is wet. You roll
    your sleeve and put an arm in to the elbow and then to the shoulder, with your cheek flat on the
    stone, and your fingers walk over grit, a ledge, cold pebbles that click. At full stretch
    something takes your hand. It is dry and about the size of your own. It shakes, twice, as people
    do who have closed a sale, and lets go.
    .title = The Opal Throat
choice-530-reach = Reach in again
choice-530-leave = Leave it
result-530-reach = You leave some skin on the ledge, and come out with your fist full.
result-530-reach-fail = It has found your other arm as well, and there is a good deal of haggling.
result-530-leave = You wash, hang up the towel, and feel for your ring all the way down.

entry-531 = Twelve kangaroos sit in the shade in two rows of six. Between them and a stump somebody
    has raked the ground, and on the stump is a cushion. One of the back row coughs. You say good
    day, and twenty-four ears come round to you. You stop, and they go back to the cushion. There
    are old scratches in the bark of the tree behind: strokes in fives, with a line through some of
    the fives. At its foot, sorted by size, lie a bent watch, a pistol without a hammer, a harness,
    three left boots. The rake leans where its owner put it to go and see about the tea; you can
    smell the billy. The doe in the middle of the front row shifts her joey to the other side and
    settles her hands. All of them are looking at the stump.
    .title = The Kangaroo Court
choice-531-testify = Take the stump
choice-531-leave = Leave it
result-531-testify = You tell it against yourself, and two of the back row go out for a vote of
    grass.
result-531-testify-fail = At the third sentence the big one gets down and adds to the exhibits.
result-531-leave = You go out backwards, which turns out to be the custom.

entry-532 = Twice a day the library is winched up the walls. You come at slack water, with the
    reading room drained, the carpet wrung and the shelves hanging overhead in their chains like
    bread on a rack. A pulley squeaks; whoever turned it has left by the other stair, and their tea
    is on the third step. The books smell of drying wool. Each is stamped inside the cover with the
    tide that it is due back on, some of them years of tides away, and in the margins small neat
    arrows show how high the sea stood while that page was being read. A slot in the desk says
    RETURNS. It says under this that anything with a use may be given for a book that was lost, and
    no questions. A wet line has begun to climb the skirting.
    .title = Due on the Tide
choice-532-take = Sign a book out
choice-532-return = Feed the slot
choice-532-leave = Leave it
result-532-take = You promise them a tide, and read the chapter on your trade until the light goes.
result-532-return = The slot swallows, thinks, and stamps your palm with a date a long way off.
result-532-leave = You lift the tea on to the fourth step, and then the fifth.

entry-533 = The bus hangs nose down over the gorge by one rear axle and a chain that somebody keeps
    greased. It has hung long enough to be an address. A letterbox is wired to the bumper, and in
    the windows, row under row, stand geraniums, all leaning out and up for what they can get of the
    sun. You put a finger in the nearest pot. It has been watered today. Nobody answers when you
    call. A rope ladder goes in at the emergency exit and down the aisle, from seat back to seat
    back, and on each of them a passenger has scratched a name and a date. The dates get later as
    they go down. From the cab, forty feet below your boots, comes the tick of an indicator. Left.
    Left. Left.
    .title = The Hanging Bus
choice-533-climb = Climb down the aisle
choice-533-leave = Leave it
result-533-climb = Your arms are not your own for an hour; the glovebox held what the driver never
    used.
result-533-climb-fail = The pot you catch hold of comes too.
result-533-leave = At the bend you look back; a hand is taking in the letters.

entry-534 = It takes a tank of fuel to read. Each letter of the billboard is as tall as a silo and
    stands half a mile from the next, so that you have driven past THE and are well into the second
    word before the ladder comes in sight. The painter began it as a boy. He is up there now with a
    bucket on his belt, touching up the third letter, which the sun has reached again. "Don't tell
    me how it ends," he says. "I had it from my uncle and I've not got that far." The brush is worn
    to the width of a thumb. He would like a stretch of the bottom edge gone over while he has his
    bread. Down there, level with your knee, runs a line of small print, in red, under nine coats of
    cream.
    .title = The Third Letter
choice-534-paint = Do the bottom edge
choice-534-print = Scrape for the small print
choice-534-leave = Leave it
result-534-paint = You are cream to the elbow; whoever watched this road from behind it has moved
    on.
result-534-print = It is a coupon, with no date on it, for the pump behind the full stop.
result-534-print-fail = Under the red is cream, and under the cream is somebody's shopping.
result-534-leave = In the mirror the last word comes up backwards, and you look at the road.

entry-535 = Nobody built the chapel. Rain did, and left by the floor. You duck under the lip of the
    cave and the lights are on, in rows, high up, like windows in a street where everybody has gone
    to bed and not put out the lamp. Look straight at one and it goes dark. Look off and it comes
    back. Someone has set six kitchen chairs, with cushions, facing the wall where there is least to
    see, and a basin to catch the drip. The basin has been emptied. A jar with a lid of pricked
    paper stands ready on the last chair, and inside the lid it says how many have been lent and how
    many brought home; it is one out. You sit down to get a stone from your boot. The nearest row
    has come a little lower.
    .title = The Lamps Lent Out
choice-535-sit = Sit until they come
choice-535-take = Carry one off in the jar
choice-535-leave = Leave it
result-535-sit = You give them the evening, and they pick you over as a cook does rice.
result-535-take = It is warm through the glass and through your shirt, and knows the way before you
    do.
result-535-leave = You walk out with your eyes on the floor, and it is bright as day.

entry-536 = One of the aircraft has been put to bed. The others stand about the field with their
    panels off and grass in their wheels, but this one has a quilt over the wings, quilted for it,
    squares of shirt and curtain, with a frill where the propeller comes through. Its tanks are a
    third full; the dipstick hangs on a hook, wiped. From the tail a kite goes up. There is no wind
    and the kite stands in it, very small, pulling a straight line out of a jam jar of spare string.
    Somebody has pegged a note to the line. It says *clear above*, and gives the time, which is
    eight minutes ago. A spade and a hat lie by the fence, and the strip is mown to the horizon.
    .title = Clear Above
choice-536-siphon = Siphon the wing
choice-536-kite = Take the line in your hands
choice-536-leave = Leave it
result-536-siphon = You tuck the quilt in afterwards, and the mouthful you swallowed stays two days.
result-536-kite = It nearly has you off your feet, and sends down everything it sees.
result-536-kite-fail = The string goes through your palms to the end of the jar.
result-536-leave = Behind you the note is taken in, and another goes up.

entry-537 = Five wires run beside you to both ends of the day. Somebody has been along to tighten
    them: the staples are bright, and a pair of pliers sits on a post with its owner's lunch. You
    rest a hand on the top strand to get your breath. A man is counting sheep there, badly. The
    second has a quarrel on it and the third a lesson in fractions. On the fourth a woman is
    ordering flour and string, and is told, after she has spelt her name, that there is no string
    before Tuesday. You bend for the fifth, the one by the ground, where the burrs are. Nobody is on
    it. Nobody breathes there, in and out, politely, as people do at the other end of a line until
    you have finished.
    .title = The Fifth Wire
choice-537-listen = Keep your ear to the fourth
choice-537-answer = Say who is speaking
choice-537-leave = Leave it
result-537-listen = You get a cold ear and her neighbour's business, with the name of the place.
result-537-answer = It costs you something you had told no one, and is told you in return.
result-537-answer-fail = "Ah," says the wire, and all five go dead, one after another, towards you.
result-537-leave = Further on you see that each post has a chair.

entry-538 = The towels are warm. They hang in a row on a pipe that comes out of the hill, nine of
    them, darned, each with a different initial, and one peg empty. The spring fills three basins of
    white salt, hot, less hot, and the third so still that a leaf lies on it like a leaf on a table.
    No one is on duty. A mop stands in its bucket, and the floor is wet as far as the door. You
    kneel to try the heat and see the bottom. There, in order of size, on a shelf cut for them, are
    the things it has taken out of people: splinters, shot, a good many small springs, a thimble, a
    wedding ring, a tap. At the near end of the shelf a space has been left, about as long as your
    finger.
    .title = The Salt Baths
choice-538-bathe = Get in
choice-538-bottle = Fill your bottles
choice-538-leave = Leave it
result-538-bathe = It hurts as long as a hymn; when you are dry there is a new thing on the shelf.
result-538-bottle = You rob the still basin, and the leaf turns over.
result-538-leave = You fold the towel you did not use. It has your initial.

entry-539 = The house stands on its chimney and is dry inside. You come in over the lintel. The
    chairs hang from what you would call the ceiling, round a table with the cloth tacked on, and
    the lamp grows up out of the floor on its chain and has been trimmed this morning. Boot-prints
    go along the wallpaper to the kitchen. They are a woman's, and in no haste. Only one thing is
    the right way round for you, a picture over the door: a field, a gate, somebody small going away
    with a basket. It hangs straight and has been dusted. Through the hatch at your feet a stair
    goes on down into the cellar, with a rail. You hold the lamp over it. There are clouds down
    there, and washing, pegged out, blowing towards you.
    .title = Washing in the Cellar
choice-539-enter = Go down the cellar stair
choice-539-picture = Turn the picture over
choice-539-leave = Leave it
result-539-enter = Your pockets empty themselves upwards, and fill again from the other side.
result-539-picture = On the back it is evening, the basket is full, and the face is nearer home.
result-539-leave = Outside you sit until the hill agrees with you.