# A1 First Tank: its front page, its pages, its entries. What they do is in content/data/tales.

adventure-first_tank = Rusty plants cars. She has rows of them in flower, one that still runs, and
    no water for any of it, because the tap of Gangraen has gone dry and the Garden drinks what
    Gangraen leaves. The cure is a valve the length of your thumb. It sits in the Old Refinery, half
    a tank away, and it would be the smallest job on the road if nobody else were thirsty. A first
    drive for one knight, with a foreman of nine to see that you sign for it.
    .title = First Tank
    .mode = A lesson for one knight
    .length = At most 6, 6 and 5 rounds, about 40 minutes
page-t1 = The seat is lent, the tank is lent, and the dent is down in your name. You have a scratch
    that wants seeing to and so has your ride. Nothing out here is in any hurry with you yet. Drive
    a little, look under something, and light a fire.
    .goal = Move, Explore and Camp, each of them once.
    .rules = You start at Rusty's Garden with 1 wound and 1 contaminated wound, and your vehicle
        with 1 damage. No enemies and no encounters on this page: such a card is replaced by the
        next one. A radiation marker lies on Cradle Sands. There is no Time Marker. At the end of
        the turn in which the last of the three is done, or after round 6, the story goes on.
page-t2 = One valve, brass, ringed in pencil so that you will not lose it before you have found it.
    The Old Refinery has burned since the Fall, and there are people who know it by the colour of
    the smoke. Under the fallen roof is a hatch, and under the hatch is the one thing made to the
    shape of the hole in Gangraen's tap.
    .goal = Bring the valve out of the Old Refinery before time runs out.
    .rules = The challenge token lies at the Old Refinery. There, search the stacks as a Plot
        Action: a Tech (1) test, or 1 Fuel instead of the test. A failed test deals you 1 wound, and
        you may try again in a later turn. The Time Marker starts on 6. Once you have the valve the
        page is turned at once; if time runs out, it is turned without you.
page-t3 = The lamps of the Sling burn oil that Gangraen cannot pay for, and they burn it so that you
    can find the gate. The gate wants a receipt. The man who writes receipts sits on Spinifex Flats
    in a hired wig, and he has heard what you have in your pocket.
    .goal = Hand over the valve in Gangraen before the lamps go out.
    .rules = Marrow is on Spinifex Flats: talk to him there as a Plot Action. Hand over the
        valve in Gangraen as a Plot Action; without a receipt or a friend inside you will find the
        gate shut. The Time Marker starts on 5, or on 3 if you were late. If time runs out, the
        lamps go out.

choice-t2-look = Work the hatch open
choice-t2-buy = Feed the hinge some fuel

entry-121 = Rusty is watering a hatchback, half a can to each wheel arch, and stops when she sees
    you so that you will not know how much. "Gangraen's tap is dry," she says. "What they don't
    drink comes down to my rows, so that's me dry as well. It goes like this." She clicks her
    tongue: tick, and tick, and a wait where the drop should be. You follow her past saloons in
    flower and a hearse full of beans to the one that has nothing growing in it. "She runs. I try
    not to hold it against her." Beside the wheel stands Pip, who is nine, and foreman. You sign for
    the keys. You sign again for the dent, and Pip lays a ruler in it first, to be fair. "Go round
    the beds till you can stop her," says Rusty. "Then there's an errand." Pip keeps hold of the
    keys until the ink is dry.
    .title = The One That Runs
entry-122 = Somebody has written on the dial. Beside the fuel needle stand three chalk marks in
    Pip's round hand: THERE at the top, BACK a little over the middle, and at the bottom WALKING,
    with a drawing of two boots. You have come no distance worth telling anyone about, and the
    needle has left THERE behind it. On the flat it hardly moves. It waits for a slope, or for your
    foot, and then gives all at once, like a shelf with too many jars. A slip of paper is tucked
    under the glass where you would have to lean in to read it. "Rule six. It is not empty at empty.
    Rule six is for me and not for you." You tap the dial with a fingernail. The needle goes down.
    .title = Chalk Beside the Needle
entry-123 = There are gloves in the glovebox. Everybody has been through this wreck: the seats are
    out, the floor is out, and the stubs of the wipers are bright from passing sleeves. Nobody seems
    to have tried the little door, perhaps because of what it claims to be. You press the catch.
    Grey wool, one folded into the other, with a darn on the left thumb that must have taken
    somebody an evening and a good lamp. You are the first person ever to find any in one. The law
    out here is finders keepers, and it is a short law and has nothing to say about thumbs. You
    unfold them on your knee. Both are still a little curled, left and right, round a wheel that was
    sold for scrap.
    .title = Grey Wool
entry-124 = You have a fire going in a hubcap before you think to ask whose hubcap. It is not one of
    yours. The heat goes over you by inches, like a buyer looking for the fault, and finds the two
    places that hurt. You wash them. You turn the bandage so that its cleaner side has the work.
    Then you lie back, and from there you can see along the underside of the thing you signed for,
    and from the axle hangs a spanner. It is tied on with garden string. The label says YOU WILL
    WANT THIS. You crawl round with it in your fist, and in all that iron there is one nut loose, a
    quarter turn, ringed in chalk. On the back of the label there is more. "Rule thirty. Mend units
    cold. Mend people warm." The string was done up in a bow, for ease.
    .title = A Bow in Garden String
entry-126 = In the gatehouse hangs a chart, framed and dusted. GREY, it says: proceed. WHITE:
    proceed, and look about you. YELLOW: use the sleeve. BLACK: you should have left at yellow. Each
    line is initialled. Above the yard of the Old Refinery stand four stacks, three of them idle,
    and the last is giving off smoke the pink of boiled ham. Nobody has written a line for pink. A
    cat comes out from under it with its tail up, in no hurry, and passes you on its way to the
    road. Between the stacks lies their roofing, sheet on sheet up to your belt, and below the
    sheets will be the hatch of the pump room. The nearest is hot. When you put your boot on it,
    something underneath shifts to make space. At forty paces the cat has sat down, facing this way.
    .title = A Fifth Colour
choice-126-quiet = Lift each sheet by its corners
choice-126-quick = Heave the whole pile over
entry-127 = The valve is holding up a bed. You are down the hatch, in a pump room with a swept
    floor, and against the far wall stands a cot with one short leg. Under the leg, upright, brass,
    the length of your thumb, is what you came for. The blanket is turned back. The hollow in the
    mattress is warm. You find a brick and it is too tall, so you find another, and spend some time
    knocking a corner off the first with the second, trying it, and knocking again. In the end the
    cot stands true. It is the best work you have done this week. The valve goes in your pocket and
    weighs about as much as a plum. Only then do you see that the room has a door. It is open, it
    has a mat, and there are people on the mat.
    .title = The Short Leg
entry-128 = Pip is eating something with a crust. You can hear it on the radio, which you cannot
    turn down, since one hand is under the hatch and the other is trying to get it back. "Is it the
    hinge?" says Pip. You say it is the hinge. There is more crust. "Rule nine. If it won't come,
    it's thirsty. Give it a squirt of yours and count to twenty." Crumbs are brushed off a
    microphone a good many miles away. "Not out loud, though. They can tell." You get your fingers
    back, all of them. The hatch has kept your cuff.
    .title = Thirsty
entry-129 = Nine people come in off the mat and wipe their feet. Nobody says a word about your
    pocket. One of them, Ketch, who reads the smoke for the rest, goes straight to the cot and leans
    on it, corner by corner. "Level," she says. "That's a first." Then she holds out a cup. It is
    tin, enamelled blue, chipped at the rim, and she turns it so that the chip is on her own side.
    It is empty. "We've a barrel from the cooling tower. Grey days you could drink it. Since Sunday
    it's been that." She looks out to where the pink is. "Something out of a medicine tin would
    clear it. Or fuel, to boil it." The others study the brick. "I only ask the once," says Ketch.
    At the back a child sits down on the swept floor and goes on with some sorting, small ones to
    the left.
    .title = Nine and a Cup
choice-129-meds = Stir medicine into the barrel
choice-129-fuel = Pour fuel for the boiling
choice-129-refuse = Keep what you carry
entry-130 = They see to the barrel with the lid on, and everybody watches the lid. When it comes
    off, the cup goes in once. It starts at the child and travels upwards by height, and each of
    them drinks without a sound and wipes the same inch of rim with a thumb. Nine have had it when
    it gets to you. In the bottom there is a mouthful. "Whoever brings it has the end," says Ketch.
    "That's how it's done." It tastes of tin, and a little of pears. She dries the cup on her hem,
    outside, then inside. "If it's Gangraen you're for, they'll want paper at the big gate. There's
    a small one past the dyers'. My sister's boy has the bolt." She crouches and raps on the wall at
    the height of your knee, two, and a rest. "Low. High is for bailiffs." The child has gone to lie
    down on the cot, to test it.
    .title = The End of the Cup
entry-131 = "Right," says Ketch, in the voice of a woman who has asked the time and been told. She
    hangs the cup on its nail. Nobody moves out of your way and nobody is in it. You cross the
    floor, the mat and the yard with its scattered iron, and two of them come out after you to put
    the sheets back. By the gate a plank rests on a pair of paint tins. Cartridges stand along it,
    dug out of the ash, polished, and ranked by size with a finger's gap between. The child is not
    there to ask. You take a few that you can use, and close up the gaps. You have reached your
    wheels when somebody behind the wall starts to beat on a pipe: four strokes, a rest, four
    strokes. It is not done in anger. From the far end of the works another pipe takes it up.
    .title = Smallest on the Left
entry-132 = Nothing lies on this stretch. You have gone some way along it before that strikes you:
    no twig, no stone above the size of a pea, and down both sides an edge cut straight with a
    blade. The machine that did it is coming to meet you, low and broad, on three brushes, the
    middle one mended with its own cable. It stops short of your boots. "Good day. This section has
    been kept clear for sixty years, one month and four days," it says. "You have been classified as
    litter. Kindly be litter elsewhere." You begin to explain. It hears you out. While you speak a
    flap opens in its side, and a small arm takes up the thread that has dropped from your sleeve.
    "Kindly be litter elsewhere," says the sweeper, because the procedure provides for two requests.
    It draws in the small arm. It lowers the middle brush.
    .title = The Clean Stretch
entry-133 = Whatever else was settled, the middle brush has come off. It lies on its back a little
    way from you and goes on turning in the air, cleaning a small part of the evening. The hopper
    has burst too, so that you can see what the stretch gave up in all that time: four buttons, a
    tram ticket, a heel, somebody's milk tooth twisted in paper, and your thread. It would go in a
    hat. You sit down among it and see to yourself, cuff first, then knuckles. Where you rolled is a
    smear of fresh dirt with your elbows printed in it, the only dirt for a mile. After a while you
    smooth it over with the side of your boot. The brush has not slowed.
    .title = What Sixty Years Come To
entry-134 = You hear knocking, wood on iron, evenly spaced, and then a bell. Out of the glare comes
    a bicycle much too tall for its rider, with a block of fence post strapped to each pedal to
    bring it up to the foot. Pip gets down by stages, leans it against your load, and makes a note
    of the time. "You were looking at the big ones," says Pip. In the lunchbox are a crust, half a
    gherkin, and, in a twist of greased paper, brass, hardly longer than a thumb, the valve. "It was
    under a bed. I put a brick." There is no side to this. The brass goes into your hand, and your
    fingers are closed over it one after the other. "Rule twenty. The foreman does not mention it."
    Then the bicycle has to be turned round and got on to again, which takes four tries. You hold
    the saddle. Neither of you mentions it.
    .title = The Lunchbox
entry-135 = Under the strap of your load, where you were bound to look as soon as you had learnt to
    stop, is a ration card for six eggs. The eggs have been had. On the back is your errand in
    garden pencil: one valve, brass, life-size. It is so small that Rusty has ringed it to keep you
    from losing it, and put an arrow to the ring. "That's the whole of her," says the radio. "She's
    been sat in the Old Refinery since they turned it off. Gangraen's tap has a hole that shape, and
    behind the hole there's four hundred people with buckets, and behind them there's my beans." A
    can is put down near her, an empty one by the note. "Don't fetch me a big one. They all fetch me
    a big one, they think I'll be pleased." You lay your thumb on the drawing to get the length. It
    covers everything but the arrow.
    .title = Life-Size
entry-136 = They are lighting the Sling. From the refinery gate you can follow it, a boy with a
    pole, a spark, and then one more tent of the ten thousand goes yellow from inside. It is one
    lamp to a stall and each has been argued about. The news has gone in ahead of you, nobody knows
    how, and along the wall of Gangraen people are setting out buckets in a line. "Don't you go
    straight at it," says Rusty, by radio. "The gate wants a toll receipt and there's only the one
    man writes them." You look where she means. Out on Spinifex Flats hangs a lamp that belongs to
    no stall, and under it, in the middle of the road, stands a chair with a judge's wig on the
    seat. Nobody is near. While you watch, a hand comes up behind the chair and turns the wig to
    face you.
    .title = One Lamp to a Stall
entry-137 = By the time the thing is in your pocket they have begun to put out the Sling. You can
    see that from any high ground, a yellow roof laid down on the plain, with one dark corner which
    it did not have before. They start at the far end, among the cobblers. Oil is four a night for
    every stall, and somebody has sat down with a slate and worked out how long a town without water
    can pay to be seen. The radio coughs. "There's still a gate," says Rusty. "There's still a toll
    on it, you'll be glad to hear. He's on the Flats in somebody else's hair." She lets the button
    go, and then presses it again, because she has not finished. Tick, goes her tongue. Tick. You
    count the lamps, to have a figure you can trust. When you look up from counting it is out by
    one.
    .title = The Price of Oil
entry-138 = The boom is a curtain rail with the rings left on. It chatters all the way down, and
    Marrow lets it finish. He has a card table, a flat-iron for his papers, and a judge's wig with a
    tag on it that reads BACK BY SIX. "Let the record show a party," he says, "with one valve,
    brass, in the left-hand pocket." It is the left-hand pocket. "Use of road, two items, paid down.
    Whereupon I furnish a receipt, and wherefore the gate lets you in." The men on the bank behind
    him have put their buckets under their coats. "Or I buy it off you. I am instructed to be fair."
    He turns back his cuff and reads out the figure that is inked there. It is fair. It has been
    crossed out once and made higher. "I'd take an argument, too," says Marrow, and uncaps the pen.
    "Only let's have it in sentences."
    .title = Marrow, in Writing
choice-138-pay = Put two items down
choice-138-argue = Argue in whole sentences
choice-138-sell = Take the price on the cuff
choice-138-leave = Wish the court good day
entry-139 = He writes it three times over, with the tip of his tongue out, through a carbon so tired
    that the bottom sheet takes only the dents. Half way down he stops. "How would you spell valve?"
    says Marrow. "If it came before a higher court." You tell him. He looks at what he has, and puts
    in a letter. Two of the three he keeps, one for the file and one for the day somebody says he
    never wrote any. Yours he stamps with a bottle top dipped in beetroot, and blows on. On the line
    for purpose of journey he has put "tap". The man at the rail has been looking at your pocket all
    this time. "Does it go in with a quarter turn or a half?" he asks. "Only my mother's sixth in
    that queue." Then he leans on the weight, and the rings run back.
    .title = In Triplicate
entry-140 = "Then the court rises," says Marrow. It does, all five of it, from the bank and the
    ditch and from under the table. He unpins the wig. He folds it, ears inward, in a clean
    handkerchief, knots the corners and gives it to the smallest of his men, a lad with a bad foot.
    "It's on loan," he tells him. "It's to go back dry." The lad takes it over the road and stands
    there with his back to everybody, holding it against his chest so that it need not see. Without
    it Marrow is bald and about sixty, and the wind is finding him. Four guns come up, of four
    different ages. One has a cork in it, and there is a delay. "I bear no malice," says Marrow,
    looking along his own, "and will sign to that effect." He reaches down with his free hand and
    puts the cap back on the ink.
    .title = The Wig Leaves the Court
choice-140-pay = Settle for one item
choice-140-leave = Go without the paper
entry-141 = "For nothing," says the woman at the tin stall, and puts it in your arms. "And from me,"
    says the man across the aisle, and lays his on top. Neither has looked at you. They are looking
    at the third stall, one along, where somebody in a leather apron has laid out the very same
    goods at the very same prices and is moving them about. It is over a goat. It has been over a
    goat for fourteen years, and the goat is here, under the man's counter, eating a label. "Say
    thank you," says the woman. "Louder." In the Sling you may keep one present and must hand back
    the other with a fault found in it. You turn them over. The leather apron bends across, as a
    kindness. "Hers is last year's," it says. "His leaks."
    .title = To Spite the Third
entry-142 = "Receipt," says the slot in the gate. You say that you came round by another way. "I was
    told you'd say that." You say you have something for the tap. "And that. And to see which pocket
    you looked at." A finger comes out, an old one, with a wedding ring, and feels along the ledge
    for what might be lying there. The lock beside it is as big as a loaf. It has four screws, one
    of them put in by somebody who was called away. "Three of anything, and I write you the paper
    myself," says the slot. "Or go back and let him talk. He likes to be let." Over the wall are a
    great many people keeping quiet, and in the middle of them something ticks. The finger is drawn
    in. A knife and fork are picked up.
    .title = The Slot
choice-142-pay = Lay three on the ledge
choice-142-pick = Turn the fourth screw
choice-142-back = Leave the slot to its dinner
entry-143 = Past the dyers' the wall is stained to the height of a slopped bucket, red, then yellow,
    then blue. The door is in the blue. You get down and knock, low, and low. Then you have time to
    think about your knees. A bolt is drawn, at the bottom, where no carpenter would have put one.
    The first thing through the gap is a hand with a tin cup in it, full to the line, the chip
    turned away from you. You saw it empty. "My aunt says drink first," says a boy with blue arms.
    "Then mind the step." It is so cold that you feel it go round the corner. He watches the level,
    as he has been told to. When you give the cup back he tilts it to the light, and there is a
    mouthful left, and that he drinks himself.
    .title = Two, and Low Down
entry-144 = The queue at the tap has brought chairs. It goes twice round the square: kitchen chairs,
    a barber's, a pew with five on it, and at each a bucket with a number. Every so often they all
    get up, lift, and move along one place, though nobody has been served. The fourth chair is empty
    and is moved with the rest. "She died in March," says the man behind it. "She was in front of
    me." On its step the tap has had its cap taken off and a clean cloth spread beneath. Tick, it
    says. In the end of the pipe there is a hole, and you do not need the drawing. A man with a tape
    measure for a chain of office has got up on a box. "Speaking for the Sling, or five stalls of
    it," he says, "what do we give you?" No one is looking at the box. Four hundred people have
    stood up.
    .title = Kept Since March
choice-144-install = Fit it and step back
choice-144-ask = Name a figure first
entry-146 = "You'll be going at it the pretty way," says Rusty on the radio, chewing. "They all do.
    Left at the fridge. If the door's open you've gone too far. If it's shut leave it shut, he's on
    nights." Behind her a hand pump is being worked: eight strokes, and a small voice that says
    eight, and a wait. She swallows whatever it was. "I've let the beans go," she says. "I'm not
    telling you to hurry. You can't hurry a thing that's got to come up by itself. I'm saying what
    I've done with the beans." The pump begins again and gives up at six. A long way out to your
    left stands something square and white, and its door is open by the width of a hand.
    .title = Left at the Fridge
entry-147 = You are awake long enough to see your boots. They stand side by side with the laces
    tucked in, which you did not do. From your toe hangs a tag: RULE TWO, in pencil, and below it
    UNDERLINED, and that is. What the rule is it does not say. On a folded cloth in your reach lies
    a tin of dressings, with one already gone. Close by, somebody is telling your wheels that no one
    blames them.
    .title = Underlined
entry-148 = "Don't you garden my unit," says the radio. You tell Pip that nobody is gardening
    anything. You are on the ground with a good deal of it round you. "I can hear it drip." There is
    a struggle. "There's a can under the seat that's not on the list," it says. "Lay the big bit
    next to the next big bit and keep on like that." The can is there, painted to match the floor.
    Where everything else has a number it has a nought.
    .title = The Unlisted Can
entry-149 = In the kit Pip packed, beneath the string, lies a bottle cap on a pin. A face has been
    scratched on it, and another on the back, and the two do not agree. "For getting better at it,"
    says the note. "I am not saying which is the front. Rule seventeen, not both." You try it one
    way in the lid of a tin, then the other, and look used to it. The pin has been filed so that it
    will not catch on wool.
    .title = Bottle Cap, Two Faces
entry-150 = It begins as a taste of spoons. You have eaten nothing to account for it, and it is all
    there, bright, a whole drawer of them. Then the hairs on your forearm get up and lean, every
    one, the same way. Close by on a warm stone lies a lizard, taking what heat there is. It looks
    at you. It stands, walks across to the next stone, which is in the shade, and lies down again.
    .title = A Taste of Spoons
entry-151 = You have been scratched before. This one has a colour that you know only from tins, the
    green they print round the peas, and it reaches a finger's width beyond where the skin is
    broken. You hold the arm away from you like somebody else's parcel. Washing does nothing to it.
    Washing turns the water green, then the cloth, then the stone you wring the cloth on. It does
    not hurt. You press it, wait, and press again, harder.
    .title = Tinned Green
entry-152 = From a distance it is one roof going dark. Close to, it is people on boxes. Every lamp
    in the Sling has a keeper with a tin cap on a pole. Before the cap goes over the flame the
    keeper calls a name up into the canvas, the stall's, or that of whoever had it before, or a
    mother's. It is how they make sure that no one is left inside. The calling runs along towards
    the gate. Baker. Old Tin. Both Marias. It carries a long way, as far as you, and you hear it
    come to the last few. At the gate hangs the last lamp. The keeper calls a name and holds the
    pole still. It is not a name out of the market. You wrote it twice for Pip, for the keys and for
    the dent. The keeper calls it again.
    .title = Names Down the Row
entry-153 = One quarter turn, and nothing happens for about the length of a grace. Then the pipe
    clears its throat, up the hill, under the street, under the step. The tap of Gangraen spits out
    a cork. It runs brown, then the red of old nails, and then the stones show through it. They have
    disputed for a month who should be first. Now a bucket comes down the queue over everybody's
    heads, no larger than a jam pot; its owner is at the far end and is four. It is filled. On the
    way back it is stood on the empty chair, long enough for a drink, and passed along. By first
    light they have served as far as the pew. Somebody wants the old washer to keep, the one that
    ticked, and men search the square on their knees. Nobody can find it. Away down the overflow,
    towards the Garden, water is coming into an empty can.
    .title = The Smallest Bucket
entry-154 = Marrow turns it in his fingers and looks at you through the hole. He pays in columns,
    squaring each with the side of his hand, and it is right to the coin. "I'd have gone to five
    more," he says. "Eight, if you'd argued. I had a piece prepared." He writes nothing down. The
    rail goes up, with all its rings, and the man who works it finds something to do to the knot.
    The first miles you have alone. Then comes a woman with two cans on a yoke, and a father with a
    churn in a pram, and then whole streets in file, keeping well in to let you by. They have come
    out of Gangraen. A full can is carried away from the leg, with the other arm up. These hang from
    one finger and knock together. Near the end walks a child too small for a can, who has been
    given the lid.
    .title = To the Coin
entry-155 = They have lit the first four lamps again, out of courtesy, so that you need not come in
    blind. On your own feet or on somebody's door, you are brought along the whole queue to the
    step, and people draw in their knees. The fitter is wiping a wrench. "She's sucked air," he
    says. "You could bring it me on a cushion now. She wants bleeding from the hills down, and
    that's a month." The cloth spread under the tap has dried in its folds. They start for home,
    each with a chair over one arm, and the woman at the front lets them pass. She takes the number
    off her bucket, folds it small, puts it in an inside pocket and does up the button, for next
    time. "You'll want to sit down," she says to you, and leaves you the chair. Behind the two of
    you the tap goes on: tick, and tick.
    .title = A Number Folded Small
entry-156 = Pip goes round the unit twice with the clipboard, and it takes a while, because it was
    handed out with ninety-one scratches and each of them has a line. "Ninety-four," says Pip. You
    wait. "Three's yours. You can have them." Three lines are struck from the Garden's book and
    entered on a fresh sheet with your name at the top, spelt right, and nothing else on it yet.
    Rusty comes up the row with a can in each hand. She does not ask; the news from Gangraen was
    here before you, as it always is, having no tank to fill. She looks at your wheels, then at you.
    With her boot she shifts a stone out of a gap between a bread van and something with lilac
    through the roof. "That one's doing nothing," she says. "Don't you go putting down roots." Pip
    has already painted the number.
    .title = Ninety-four
