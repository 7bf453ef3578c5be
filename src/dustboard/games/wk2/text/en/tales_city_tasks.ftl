# The city tasks of Remnants of Civilization: prose and titles, choices and what comes of them. What
# they pay is in content/data/tales/city_tasks.toml.

entry-540 = The boy with the sack has been behind you since the gates of Gangraen, and it turns out
    that he is the Rat Office. He lays your two out along the verge, nose to tail, the larger on the
    left, and measures them with a knotted string. He would like to be done by noon, when they lock
    up the scales. "One," he writes. At the second he stops and parts the fur with his pencil. There
    is a collar under it, red leather, mended with fishing line, and the clapper of its bell has
    been wrapped in wool. The boy takes off his cap. "I'll put it down as found," he says after a
    while. He counts out your pay from the clean corner of the sack. Then he turns his back on you,
    and digs.
    .title = The Rat Office

entry-541 = The last scale on your list hangs over the last stall of the street, and the woman
    behind it has her brother's chin. She watches you set the Gangraen weight in the pan. The needle
    comes to rest a finger short. You try the other side. "Nine years it's been out," says the
    stallholder's sister. "In the customer's favour. I knew by the first winter." The queue has gone
    quiet and is looking at its shoes. Somebody has filed the peg, so that the thing cannot be set
    right by accident. She drags a crate from under the counter, weighs you what you are owed, to
    the grain, and throws in nothing. "Honest is what he asked for," she says. "Which way, he can go
    on not knowing. I have forty eels to shift by dinner."
    .title = In the Customer's Favour

entry-542 = The note says a flat stone, and there is the stone, four days from anybody, with a ring
    on it where something is often set down. You put your find in the ring. It says to count thirty
    paces and be prompt about it, since the bearer lunches at twelve. You walk. The plain is as bare
    as a plate in every direction, and nothing on it is any taller than your boot. At thirty you
    look round. The stone is empty. Under a pebble lies a slip for one item, received in fair order,
    and the signature has a tail so long that it finishes on the rock. The ink comes off on your
    thumb. Beside it is your change, in a twist of tomorrow's Gangraen Bell. Somebody has taken off
    a little for the dent.
    .title = Received With Thanks

entry-543 = A man in an apron comes down the hill with a folding chair under his arm. He has sat up
    there through all three, keeping score on a tin plate, and he wants your mark on it before the
    first sitting. "You drop the left," he says. "They like it." He is from the pit at Carcassville,
    and so that you can see where it all goes he has brought the bill of fare. It is chalked on a
    shield. Between the soup and the lizard stands a dish with your name. "Tough," he admits.
    "Nobody's finished one. They order it to watch each other try." He counts the purse along the
    rim of the plate, and lays a round beside it for the tip. Lower down, in small letters, the
    shield gives what you come with: a wet cloth, and somewhere to sit.
    .title = Served With a Chair

entry-544 = The rib stands twice your height, and the red runs down it faster than it dries. White
    to the knee, says the drawing from the fort, then red, then something they have coloured in with
    three pencils at once; no tin for that was in the bag. You are on the top rung when the
    morning's first gang comes by. Six of them, flames on the tanks, two asleep. The one in front
    lifts a hand to his brow. It is meant for the rib. Then he takes in the brush, and whoever is
    behind the brush, and the hand stays where it is, less sure of itself. "Leave it open on the
    left," he calls up. "My brother wants to see it before we eat." They go past at a walk. On the
    far side, which you have not reached, somebody has already signed.
    .title = Wet Paint

entry-545 = You look in all the places where a pup would be. It is in none of those; it is in a seed
    tray under glass, between two lettuces, running in its sleep with your bootlace in its teeth.
    The gardener has moved eleven seedlings to make the room and drawn up a plan of where they went.
    "Softly," she says. "I've this terrace to water by noon, and it drinks from the can." She has a
    label ready, on a stick, of the kind they use for beans. She presses it into the soil an inch
    from the nose. It gives a name. You never called it that, and under the leaves the tail goes
    twice. She sits you on an upturned pot, looks you over for greenfly, and rubs in something cool
    where she thinks best. Your pay has come up the Ladder in the egg basket. One egg is warm.
    .title = The Seed Tray

entry-546 = The parcel goes across at slack water, hand to hand, along five boats that have been
    roped into a street for the morning. You are the third hand. It ticks until it reaches you, and
    after you it ticks again. Overhead hangs the half of an arch with its ten thousand lanterns,
    burning in broad day. "Don't look up," says the boy who takes it from you. "My aunt's got the
    soup on, and if anyone looks up it's all to do over." So you look at the water. At the end of
    the street a shutter lifts, takes the parcel in, and drops. In the water one lantern goes out.
    You count four, and it is lit. "That's the thanks," says a woman at the oars, and with her foot
    she slides a long box down the boards. "It works. I have asked it not to, in the boat."
    .title = A Count of Four

entry-547 = The clerk of permits has his desk on a roof at the tide line and a stone on everything.
    You come up between two chimneys with weed round your neck. He holds out a towel and does not
    raise his eyes. His fingers are white and pleated to the second joint; his cuffs are as dry as
    toast. "Purpose of dive?" Looking, you say. "Removed?" You show him both palms. It seems to vex
    him. He runs his pen to the foot of the column, and up it, and sighs. "Then one of these will
    have to go with you, or I shan't balance." At his feet two bundles lie in a puddle of their own.
    He stamps the permit, blows on it, and gives it the date of the day before yesterday. "So that
    you had it on you," says the clerk. "I close when the water does. There is fish."
    .title = Dated Before

entry-548 = You pour in the second can, and the float comes up past a brass mark that has been
    polished and never reached. The keeper of Last Lamp watches the float. Then it wipes the necks
    of both cans and gives you the caps. "The log is written at noon," it says. "I should be glad if
    you could stay for it. There is seldom anything to put." You sit on the step in a chair that
    somebody has darned. The pen is slow, and the voice goes along with the pen. "Vessels sighted,
    one. Oil, sufficient. Weather." There it stops. Not a breath is stirring, though the flag out on
    its pole stands straight towards the sea. "Weather," the voice begins again. It looks at the
    chair, and at the other chair. "Company," it writes, and blots the line, and finds you the
    envelope that New Sydney left for whoever came.
    .title = Vessels Sighted, One

entry-549 = Nine has held the lamp for you all through and not once asked whether it hurt. Now she
    stands it on the ground, trims it, and asks the other thing. "What did yours cost? Your name.
    And has it held?" She is sixteen tomorrow. The rider who takes hers to the registrar goes at
    noon, and she has followed you all the way from the white domes to see what people do with one.
    You can tell her the price. For the rest you have to think. She listens as they do in Alice,
    head down, and meanwhile she finds your worst place with a thumb, snips the old thread, and
    draws it out to count the stitches. There is one more than went in. "I was only ever the ninth,"
    says Nine. She closes the case. Its lid has eight names on it, each struck out with a ruler.
    .title = Sixteen Tomorrow

entry-550 = OPEN WHEN DONE, says the packet they tacked inside your collar. You sit on the first
    thing that keeps still. It holds a ripper for seams, a thimble and a card. The card would like
    the hem undone, without haste, and the cloth back on the noon cart; there is a bed waiting for
    it. You spread the white over your knees. Oil, dust and two quarrels to the death have been at
    it since Alice, and there is no mark anywhere that a laundress would find. The thread comes away
    whole. In the fold lies a pebble, worn flat along one edge, no bigger than a tooth. So that was
    what swung at your heel, both times, when you had to turn. Your money is sewn in beside it. On
    its other side the card asks which foot you stood on, and leaves a space.
    .title = Open When Done

entry-551 = Two ridges, two counts, and the sums lie next to each other in your lap. Nine hundred
    and six from the first. From here, nine hundred and seven, and you went over it again on account
    of the cold. The astronomers of Alice have sent a packet for the purpose. IF THEY DIFFER, it
    says on the flap. "Delighted!" the note begins, and that is underlined. "By how many? Was there
    a fire lit? Did you have the feeling that it had let the others go ahead?" A line by the noon
    rider would oblige; there has been a pudding at stake for thirty years. Your pay is pinned to
    the corner. You find it again without trying, low, to the left of where the sky leaves off, and
    it is not the one you would have suspected. Below, in other ink, someone has put: please do not
    wave.
    .title = One Over

entry-552 = You turn down your cuffs and shake them out over the hole. It is how the Queen's
    gardeners send seed, because nobody thinks of searching a cuff, and you have itched since the
    Valley. The card is lettered for people with the sun in their eyes. WATER FIRST. A THUMB DEEP.
    You sort by its drawings: forty flat, six ribbed, and one that was not drawn. It is blue, and no
    bigger than a lentil. It has rolled to the rim of the hole by itself and is waiting there. You
    turn the card over. SHOULD THERE BE ONE TOO MANY, KEEP IT. By then a woman under a yoke has come
    along the dry bed, with eleven more holes to see to before she loses the shade. She unhooks a
    can and a roll of clean lint, which have your name on a string, and starts to whistle to the
    ground.
    .title = The Line for That

entry-553 = The letter was to be opened when you had talked twice. You have talked twice, it went
    well both times, and you are still rather pleased with the way you put it. You lift the seal.
    There is no greeting. There is, in the round hand of Halima Brand, the part you left out. The
    first time it was the brother; she has him by name. The second time it was what it would come to
    and who would be paying, and she gives the sum. The seal is eight days old. "I should have
    skipped it myself," she ends. "Kindly return the envelope. We are short, and the mule has to be
    back for the noon beans." The mule is standing by your load already. It carries two baskets: one
    is marked for you, and from the other something in leaf has turned round to look.
    .title = What You Left Out

entry-554 = Where it fell there are beds. You see them when you go back for your hat: seven, edged
    with bottles set neck down, and hoed this morning. The handle of the hoe is wet. There are
    beans, and something with a red stalk, and marigolds along the windward side against the fly.
    Each row has a stick with a torn packet on it, lettered by somebody who made the S the wrong way
    round and went over it. Your own packet, from the Valley, says WEED AND FIRE. In it are the
    money, a box of matches, and a twist of seed for the place, afterwards, when it is clean. A
    gardener's boy has come along to see it done. He has the can, and his mother expects him at
    table. He looks at the marigolds for about as long as you do. "It only says for the place," says
    the boy. He sets down the can.
    .title = The Beds

entry-555 = At four, last night, it came along the sea wall, slow, with a pause where you stood.
    Tonight you have your lamp under a bucket. Here is the step. Here is the pause. You lift the
    bucket, and it is the baker, a tray on her head and a cloth over the tray. "Forty-one," she
    says. "I bake for forty. Yesterday it came out wrong, so tonight I counted you in." It is the
    morning bread for the watch. It has to be along all Six Wheels while it is hot, and the
    Wheelwarden believes to this day that the union pays for it. She gives you the end loaf. Out of
    the same cloth come your wages and the shells you signed for, a little floury. You hold the lamp
    so that she can see her way. On the stones behind her, white as white, go two pairs of feet.
    .title = The Second Night

entry-556 = Valve six has no pipe on either side. It stands alone on a bare floor, with a wheel as
    wide as your arms and a lamp above it, and every ninth day it has to be turned. You put your
    back into it. It goes a quarter round, as sweetly as a drawer, and far below you nothing
    happens. "Good," says the speaking tube. "I was afraid of having to come up before my dinner."
    The log hangs on a chain. You sign under the others. You turn back through the pencil, and the
    ink, and a brown stuff that is neither; the column never misses, and it begins some years before
    there was a valve. Two things on the shelf are for the turner: a tin with a slot, and a jar of
    odd nuts. ONE OR THE OTHER, says the shelf. The nuts have been dusted.
    .title = Every Ninth Day
choice-556-nut = Try the jar
choice-556-tin = Open the tin
result-556-nut = The fourth one fits what has rattled since spring; the jar looks as full as before.
result-556-tin = You get your wages by the handful, and a slip to say when the next ninth day is.

entry-557 = The mule is done in, and so is the woman on it, who has caught you up from Pumps with
    the brine ledger buckled to her chest. She had meant to settle this over her bread and cheese.
    The mule has had the bread. She walks once round your load with her hands behind her, says, "Two
    good pieces, as stated," and opens the book against the saddle. At your name she wets a thumb
    and rubs. The line comes off. A part of the line above comes with it, which is some other
    person's, and she considers that for a time and turns the page. "Hold still," says the clerk. It
    is not you she is talking to. All this while her left hand has been at the thing you carry,
    feeling for what is loose; it has got a screwdriver from somewhere. She blows the salt out.
    "That's not in the book," she says.
    .title = The Brine Clerk
