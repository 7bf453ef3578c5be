# A6 Spreading Corruption: its front page, its pages, its entries. What they do is in content/data/tales.

adventure-spreading_corruption = A white mould grows under the markets, and it hums. Where it hums,
    people stop quarrelling, then stop differing, and then lay the table for whoever is coming.
    There is a cure. It is bitter, it hurts, and those who have had it are lonelier than they were.
    Six towns, one brewer with a bath and a bugle, and a sister who was cured and has not forgiven
    anybody. Save the towns one pint at a time, or with fire. Stay yourselves while you are about
    it, if you can.
    .title = Spreading Corruption
    .mode = For two to four knights together; of three or four, one may turn
    .length = At most 6, 9, 6 and 4 rounds, about 3 hours

page-s1 = Something under the towns has found a note it likes. So far it is only pleasant. Shutters
    are mended, prices are agreed, nobody shouts. You have until the week is out to hear what it
    says in each place, or to fetch enough of the one drink that disagrees with it. The brewer,
    Penny Dunmore, has her still in the yard of Cerbero Pharmaceutics, downwind of everybody.
    .goal = Listen in every city with a token, or brew one dose more than there are knights.
    .rules = Tokens of stage 1 lie in one city more than there are knights. Listen in such a city, a
        Plot Action, once for each city. Brew on space 8: an Aid test, 1 success for a dose and 3
        for two, or 2 resources for a dose. The table shares its doses. The Time Marker starts on 6.
        If time runs out, every token goes up by one stage.

page-s2 = What was a cellar is a street now. It grows by the evening, and where it has grown enough
    the shops stay open and sell you nothing. You have bottles and you have fire. One of them wants
    a steady voice and the other a strong stomach. Somebody will ask you later which you used.
    .goal = Cure or burn one city more than there are knights, or clear every token.
    .rules = From round 2 the worst token below stage 3 rises by one at the end of a round, from
        three knights on twice in even rounds. Stage 3 is a cult: no City Action there, and the
        mould comes to a new city. Cleanse below stage 3: one dose, and Negotiate as hard as the
        stage. Or storm the cellar, which keeps its wounds; the last blow takes a trophy. Brewing
        goes on, harder once Penny is ill. Three cults end the page. The Time Marker starts on 9.

page-s3a = The road goes by six wells, two at Cerbero Pharmaceutics, two at the Biolabs and two at
    the Salt Cathedral. Nobody there has asked you to come. They drink what comes up, and are kind
    to each other, and the bucket is white on the underside. You have jugs. You have a list of what
    you will be called at each stop.
    .goal = Pour the cure into all six wells before time runs out.
    .rules = Two plot tokens lie on each of the spaces 8, 13 and 18. Pour, a Plot Action on such a
        space: Aid (1), Survival (1), or one dose. That takes a token away. A failed test deals you
        a contaminated wound. The Time Marker starts on 6. With all six wells seeded the choir of
        the last page is weaker; out of time, you go on as you are.

page-s3b = You sit down to decide what to do, and one of you has decided. Everybody is given a
    folded paper. Everybody reads it for the same length of time. There is bread, there is a lamp,
    there is a great deal of politeness about the salt. By the fifth evening you had better know who
    is breathing in time with whom.
    .goal = Find out who is in Agreement before the last page opens.
    .rules = Each knight has a secret paper; one is in Agreement, and wins only if the choir is left
        in peace. Argue: Negotiate (2) to look at another knight's paper (with Verity, a white die
        more); failed, 1 radiation. Confess once: if you are in Agreement you are loyal again and
        suffer 2 radiation; if not, all knights here gain 1 XP. At the end of a round all name one
        knight, sealed; the one named most has no Plot Action in the next. The Time Marker starts on
        5.

page-s4 = They have come up out of the cellars, all of them, with their good clothes on. Somebody
    has put the short ones in front. It would take you ten minutes to walk round them and no time at
    all to walk in. It is the best singing you have ever heard.
    .goal = Silence the choir, or sing it out of the land, before time runs out.
    .rules = All figures meet in a cult city, or in New Sydney if there is none. The choir keeps its
        wounds: 10 Health for each starting knight, 8 with clean wells, less 6 in all. Strike: fight
        it, or throw a dose for 3 wounds. Sing along: a Negotiate test, to which Verity adds a white
        die; each success adds to an effort of 4 for each starting knight; 2 resources add 1. From
        half its Health it rolls a white die more. The Time Marker starts on 4.

choice-s1-brew = Tend the still yourself
choice-s1-pay = Pay for a bottle
choice-s2-brew = Tend the still yourself
choice-s2-pay = Pay for a bottle
choice-s2-vial = Break the vial
choice-s2-fight = Go down and fight
choice-s3a-measure = Measure it by the cup
choice-s3a-climb = Climb down to the water
choice-s3a-dose = Empty a bottle in
choice-s4-strike = Strike at the front row
choice-s4-dose = Throw a bottle among them
choice-s4-sing = Take up the tune
choice-s4-pay = Pay a fiddler to lead

entry-348 = A pedlar has sat down on the kerb in Alice with her pack still on, and she is crying so
    hard that the pans ring. Nobody has robbed her. She has come from a town that she will not name,
    where she stood a whole market day and sold out by noon. "Not one of them said it was dear," she
    says. "I had a pot with a hole in. I told them. They said that they were sure I knew best." She
    turns it over against the sun, and a coin of daylight lies on her knee. Somebody has brought her
    out a chair from the domes. She will not take it. They do that there, she says, wherever you
    stop: there is a chair already, and it is the right height. She would be obliged to you for a
    cross word. Any would do.
    .title = The Pot with a Hole
entry-349 = The cellar door is warm, and it is not a warm day. You lay an ear to it. Under the
    planks is a note, low and even and in good heart, with a great many people in it. In your pocket
    something answers. You take out your own spoon, hold it up by the bowl, and it goes on ringing.
    You stop it with your thumb. A woman who is sweeping the next step leaves off sweeping at the
    same instant, and smiles, and waits for you to let go.
    .title = Your Own Spoon
entry-350 = "Four," say nine stallholders. You have only picked up a hinge. In Gangraen that is
    where the morning begins: one says six, one says robbery, one asks after your mother. Today all
    nine have said four, across the whole width of the Sling, and they look so pleased about it that
    two of them pat each other's sleeves. You offer three. "Four," they say, and they are sorry for
    you. Along the underside of the counter, where the damp collects, runs a line of white as neat
    as piping on a cake. They have dusted round it. The oldest of them, who in twelve years has been
    elected by nothing except his lungs, leans over to tell you a thing in private, and the other
    eight lean too.
    .title = Nine Say Four
choice-350-haggle = Shout a worse price
result-350-haggle = You shout until your throat gives; the oldest says five, by himself, and claps a
    hand to his mouth.
result-350-haggle-fail = You hear yourself say four. It tastes of the counter, and stays on your
    tongue till night.
entry-351 = By the time you get to the rail they are in the third round and nobody has thrown a
    punch. Two fighters go about the pit at Carcassville, left foot, right foot, and eighty people
    on the benches breathe in when they do. The bookmaker has shut his book. He does not need it; he
    knows who everybody fancied, and so do they. A bowl comes along the row for the winner, who will
    be both of them. You look into it. Each coin is the same year, the same side up, and has been
    polished. The white has got into the sand at the middle of the ring and been raked, kindly, in a
    spiral. The bowl stops at you. So does the breathing.
    .title = The Third Round
choice-351-pay = Drop something in the bowl
choice-351-step = Step into the pit
result-351-pay = It lands wrong side up, and eighty people lean to see; a hand comes out and turns
    it.
result-351-step = They both hit you, together and with apologies, and a man in the back row laughs
    out loud at last.
entry-352 = The Mayor's dinner is for thirty, and every glass on the table sings. It is not loud.
    You would take it for a compliment. Mayor Achterberg of New Sydney has you on his right, and
    hears about the cellars with the whole of his attention. "Yes," he says. "Yes, quite. You were
    about to be worried, and I agree." He passes you the potatoes. The council of divers have not
    shared a boat since the year of the rent. Tonight they hand the dish along until it comes back
    to you, with one taken by each and the last one left. The Mayor's hands are steady. He has a wet
    ring in front of him, where a glass ought to be, and he has covered it with his napkin. Down the
    table thirty forks are lowered.
    .title = The Mayor Agrees
choice-352-argue = Argue with the Mayor
result-352-argue = His wife says that he is wrong, and drops a spoon; she gives you what Penny sent
    her in the spring.
result-352-argue-fail = He thanks you for putting it so well, and you have eaten the last potato.
entry-353 = Nobody coughs in the domes until two in the morning, and then everyone does, once. You
    count the beds. There are forty in this dome of Alice and one cough to the lot. "It saves waking
    them all twice," says the ward sister. She has been on since Sunday, she is not tired, and she
    would like you to hold the other end of a sheet. Under the fold, where the hem is double, the
    cloth has gone white and a little deep, and is warm. She tucks it in with care. Six of her
    patients came in with broken wrists. She has stopped writing which. From the far end a boy of
    sixteen is watching your mouth, with his own just open. He chose a name this week. It is sewn on
    his collar, and someone has begun to unpick it.
    .title = One Cough in Forty
choice-353-nurse = Sit with the boy
result-353-nurse = He is sick at dawn, and calls you a word he has just invented; the sister hands
    over the jug that did it.
result-353-nurse-fail = You fall asleep between his cough and the next, and wake with the hem round
    your wrist.
entry-354 = Forty terraces have been weeded in Queen's Valley, corner to corner, not a blade left
    standing, and somebody has weeded the flowers. They are in the barrows with the couch grass,
    sorted by height. The gardeners stand along the wall in a line with their sleeves rolled to the
    same button. "It looked uneven," says the one in front. He wants you to say that it is better.
    Behind him the roots have been left to dry, and there is bark among them that a chemist would
    give his stool for. On the bottom step sits a girl who minds the hail bell. She has one poppy in
    her fist, half out of sight. When they all turned to look at you she did as well, a little late.
    .title = The Weeded Flowers
choice-354-roots = Take the good bark
choice-354-ask = Ask about the poppy
result-354-roots = They help you tie it, all of them, with one knot; nobody mentions the girl on the
    step.
result-354-ask = "It was red," she says, and looks round to see whether that is still allowed.
entry-355 = The shifts have stopped changing at Pumps, and nobody is tired. You ask the crew on
    Wheel Two how long they have been on. They look at each other, and it is a kind look. The bell
    for the change hangs over the stair, with a jersey tied round the clapper. All six wheels are
    turning on the same note; they never have, Wheel Four has a limp that people set their watches
    by. Somebody has cured it. Where the great shaft goes down through the floor the grease is
    white, and it shivers. "It was always a bit out," says the greaser, and her hand goes on wiping
    a rail that has been clean since Monday. In your belt is a spanner. In the shaft house, just
    within reach, there is the hole where the limp used to be.
    .title = Wheel Four Stops Limping
choice-355-wedge = Put the limp back
result-355-wedge = You spoil the fit by a thumb's breadth; the wheel knocks, and half a crew asks
    what day it is.
result-355-wedge-fail = The shaft takes your spanner, straightens it, and hands back something off
    your own wheels.
entry-356 = Penny Dunmore's still is a bath, a bugle and enough organ pipe for a small fair, and it
    stands in the yard of Cerbero Pharmaceutics with the wind behind it. "Don't hang about, you long
    drain," she says. "Stir." The recipe is nailed up over the tap. It is a list of names. Against
    each she has put how much they drank, how long they lay there and what they called her when they
    got up. There are thirty-one. Eight are ruled through. "That's not what went in, that's what
    came out," says Penny. "I go by that." She has no chair in the place, and a bell sewn to her
    cuff. She dips a cup for you and turns away to see to the fire while you try it, so as not to be
    caught hoping.
    .title = Who It Did Not Kill
entry-357 = You are late by a supper. In the first street people are stacking plates, and in the
    next, and in the one beyond that, at the same speed. The road has been swept in one direction
    all the way from gate to gate; the heaps lie at the ends of towns that are a week's drive apart,
    on the same side. A child runs up with a broom for you. She calls you by the name that you gave
    at the last place. There is room at the long table, she says, and she is right, there is one
    setting with the napkin folded the wrong way, as you do it. From under the boards the note has
    come up a third. It is better with the third.
    .title = Late by a Supper
entry-358 = What you know goes on the back of a beer mat. It likes damp and company. It does not
    like Penny's brew, a slammed door, or the number seven sung flat. It takes the tired first, then
    those who live with them. Nobody it has got would tell you that they had been got, and nobody
    who was cured has said thank you. You read it over to each other across the load and put in the
    bits that were left out. It is all in the same hand, and you have each held the pencil. On the
    corner where your thumb was the mat has gone white, and when you turn it round the edge is a
    little furred.
    .title = The Back of a Beer Mat
entry-359 = Sister Verity has packed one cup. She is on the bench by the load when you come to tie
    it, with the cup in a sock and her sleeves buttoned. They had her for a winter. Penny took nine
    days to get her out, and she does not say of it what you expect. "I could tell you when it's,"
    she says. You wait. She is used to that. "I'd be useful. You'd only have to watch my. It goes up
    on my arms, when it's near. I should like to hear it again." Then, quite fast, to have it over:
    "From outside." She has kept to one half of the bench. At supper you have seen her put down her
    spoon whenever the rest of you put down yours, look at it, and pick it up again.
    .title = One Cup
choice-359-take = Make room for her
choice-359-refuse = Leave her the quiet
result-359-take = She sits in the middle; all the way she is the only one of you who hums, and she
    stops when you look.
result-359-refuse = She unpacks the cup. You leave by the other gate, and go over what you know of
    it until it is yours.

entry-360 = Penny has laid the map on her bar and stood a glass of water on each town. "Don't touch
    them," she says. "And don't talk." You sit round it with your hands in your laps. The fire
    ticks. The first glass to go is so soft that you look at the window; then the second takes it
    up, a hair sharper, and the third comes in under both. Not all of them go. Penny leans over with
    a beer mat and lays it on the loudest, and the water under it goes on shaking in a tight white
    ring. "Every night they're a bit better," she says. "They're listening to each other, you great
    turnips. One of them's the tune, and the rest come in." Behind the bar, on a hook, a seventh
    glass has begun.
    .title = Glasses on a Map
entry-361 = She swallows, and you step back, as Penny told you to. First comes the face. Then she
    swears, a long one, with a mule in it. She looks down at herself. "Who put me in this dress?"
    says the woman. Nobody answers; along the bench they have turned round. She says it again,
    louder, and this time her voice cracks on it and stays cracked. "Who put me in this dress?" The
    third time it is for the pleasure of the question.
    .title = Who Put Me in This Dress
entry-362 = Down goes the dose, and the man thanks you. He holds the cup so that you can see he has
    left none. "How bitter," he says. Behind him a dozen people who have drunk nothing screw up one
    eye. It passes along the wall and round the corner. "We are glad to have tasted it," he says.
    "We had wondered." He gives you back the cup. It is still warm and there is not a drop in it,
    and they are smiling, and one of them has a hiccup.
    .title = They All Make the Face
entry-363 = The shutters are up and the doors stand open, and the tables have been carried out and
    set end to end the length of the street. Nothing is for sale. Everything has been put out. A
    baker is cutting one loaf into pieces the size of a stamp. He says they will go round. The white
    has reached the tablecloths, and somebody with a fine needle has embroidered along the edge of
    it in blue, a leaf and a bar, a leaf and a bar, keeping up. They have kept a chair for you. They
    do not press it. A waiter draws it out an inch, leaves it there, and goes on to the next one,
    and that has a card on it as well, and the card is blank, and so is yours.
    .title = The Length of the Street
entry-364 = They come up the cellar steps with mallets and ladles, in no hurry, in their aprons. The
    first is a schoolmaster. "I do beg your pardon," he says. "She'll be sorry about your hand," and
    he moves over, so that the one behind has room to swing. She is. She says so before it lands and
    again after, and apologises for the man with the skillet, who has bad knees. Below them the dark
    is packed with faces, all turned up, all a little out of breath with hoping that it does not
    hurt.
    .title = So Sorry for the One Behind
entry-365 = Under the first table in the cellar, behind a cloth, stands a box. It is full of
    cartridges, counted into tens and each ten done up in a twist of clean paper, with the ends
    turned in as a sweetshop does it. Nobody here had a gun. They had been round the houses for
    these, it seems, and brought the lot down where they could do no harm. On the lid is a label in
    round hand. It says WHOEVER. There is a smaller twist beside the rest with one in it, and on
    that they have written SORRY.
    .title = The Box for Whoever
entry-366 = The white comes away from the wall in one sheet, and behind it there is a workshop.
    Nobody has worked here since it grew over. Every tool hangs on its own outline, painted round in
    red: the saw, the brace, five chisels, a glue brush. You take down what you can use. It leaves
    its shape behind on the board. On the end wall, past the vice, is one outline with nothing in
    it, and nothing that has fallen down from it either. It has arms. You stand up straight to see
    the top of it, and the red line is where your head stops.
    .title = Every Tool on Its Outline
entry-367 = At the far end there is new brickwork with a hatch in it, and through the hatch comes a
    voice. "And another thing," it says. They have walled him up, the one who would not. You take
    the bricks out by the course. He has been fed twice a day on whatever they were having. There is
    a cushion, and a lamp, and on all four walls are the points of his case, with the good ones
    underlined. He comes out backwards, still talking. He is a surveyor and it is about the drains.
    He has lost his audience, and takes hold of your sleeve. He was right, too, as anybody can
    smell.
    .title = The One Who Would Not
entry-368 = Where the last of them was standing a wooden token lies on the flags. It is the size of
    a biscuit, and warm. People have cut their initials in it, first round the rim, then inside
    that, then over one another, until you can make out none of them and they have come to a single
    letter. It is no letter you were taught, though you could say it if you had to. It fits the
    palm. Nobody asks for it back. They have sat down along the wall with their hands between their
    knees, and all their lips are shaping that letter.
    .title = The Wooden Letter
entry-369 = You drop the second token in with the first and forget it. Then you walk ten steps and
    hear them: a knock, a knock, as they turn over against each other with your stride. You put your
    hand in. They lie still. You walk on with the hand there, and they settle against the palm on
    both sides. Between them they find a note, small and round, the one that a kettle gives before
    it has made up its mind. The street is empty. In the house across the way somebody stops washing
    up.
    .title = A Note Between Two
entry-370 = Refugees come along the road in column of twos, in step, in tears. They left before it
    had quite got them. They cannot stop the feet. A woman at the head calls out to you from a long
    way off, on the beat, because that is where the breath is. "Something to eat," she calls. "And
    shout. Would you shout something. Out of time, if you've got it." The bundles on their backs are
    all tied with the same hitch. A small boy is the only one who has broken step; he has put a
    stone in his shoe to do it, and he is limping and looks delighted. Where they come from, she
    says, there is plenty left on the tables. They had to walk past it.
    .title = Column of Twos
result-370-fed = You empty what you have on the verge; they eat at different speeds, and you shout
    till dark.
result-370-left = You give them nothing but noise. At the fork the front rank turns round, and the
    column folds back along itself.
entry-371 = Mayor Achterberg rings up in order to agree with you. The line from New Sydney runs
    through four exchanges, and at each of them you can hear an operator breathing with it. "You
    will be anxious about the shops," says the Mayor. "They are open. They are all smiling. I told
    them you would like it." In the room behind him somebody is pouring, and does not stop. You ask
    what is being poured. "Yes," he says warmly. You try him on rent, on lamps, on the sharks, all
    the things that used to get him out of bed at night. Yes to each. There is a pause; it is a
    pause of thirty people. "You may say the other thing now," says the Mayor. "We have left you a
    place for it."
    .title = The Line from New Sydney
choice-371-disagree = Tell him he is wrong
choice-371-hang_up = Put down the receiver
result-371-disagree = You hear a glass break, then one voice, cross and hoarse, calling for the
    shutters and the till.
result-371-disagree-fail = He agrees that he is wrong, and so does everybody, and the pouring goes
    on a good while.
result-371-hang_up = It rings again in your hand, once, on the note, and the exchange says that it
    quite understands.
entry-372 = Penny Dunmore is in bed in the brewhouse with the window open and the bell tied to her
    wrist. Each time her eyes close the hand slides off the quilt and rings her awake. She has
    fallen in at last, up to the neck, getting a lad out. "Twice the hops, you great gate," she
    says. "I can't taste it. I've had nothing but roses since Sunday." The potboy stirs, and cries
    into it, which she says is a fault. There are thirty-two names over the tap now. The last is in
    her own hand with no figures after it. She wants somebody to bring her a cup of the new brew and
    say that it is disgusting, and mean it.
    .title = Thirty-two Names
entry-373 = They have made you up a bed. You lie down on it with your boots on, to be ready. In the
    night the blanket slips, and a hand draws it up over your shoulder and tucks it in. Then another
    hand does your feet. Nobody speaks. You are warm on the side that was cold. Whoever it is knows
    about the shoulder. All along the wall others are lying just as you are, on the left side, one
    knee up, and there is a draught from the door if you should want it.
    .title = The Blanket
choice-373-get_up = Sleep in the yard
choice-373-sleep = Let them see to you
result-373-get_up = You lie out in the wet till morning, cross with everybody, and shiver on your
    own account.
result-373-sleep = You wake mended, with your hands folded, and cannot say whether you did that.
entry-374 = You wake being carried. It is done well: there is a palm under your head, one at each
    knee, and so many along the back that you cannot feel where they leave off. You are going
    downstairs. Somebody says mind the lintel, and they all duck, and it is you who would have hit
    it. The air gets warmer. You say that you are all right now. "We know," they say. By the time
    you have worked an arm loose there is one more in the choir, who held the door.
    .title = Carried Downstairs
entry-375 = In the ashes of the cellar lies a vial with a wax stopper. The wax has not run. It has
    come through a fire that took the beams, and what is inside is as white as it was, and shifts
    when you lift it as flour does. The mould had grown over everything down here except a ring of
    clear floor around this, two hands wide, with an edge you could rule by. A drayman of Penny's,
    who has come to look, will not carry it up. He has seen one on her top shelf, behind the
    vinegar. He asked her once what it was for. She called him nothing at all, he says, and moved it
    to where he could not reach.
    .title = The Clear Ring
choice-375-take = Wrap it in your sock
choice-375-burn = Put it back in the fire
result-375-take = It weighs what a vial weighs; the white on your cuffs is gone by evening, and you
    feel it looking.
result-375-burn = It takes until dusk to catch. You stay and watch, and learn what it smells of:
    bread.
entry-376 = You break it on the top step. The powder hangs where the vial was, decides, and goes
    down the stair in a rope. For as long as it takes to think better of it there is nothing. Then
    comes a sound of a whole hall of people sitting down. One of them coughs. Somebody asks who has
    got his stick, and somebody says that it is not his stick, it was never his stick, he had it off
    her brother-in-law for a debt. You stay at the top with a bit of glass in your hand and listen
    to the quarrel spread. It gets as far as the cheese.
    .title = A Hall Sitting Down
entry-377 = Bells, and all of them wrong. They have let the children up the tower. In the street two
    men are shouting about a ladder, and it is a poor sort of quarrel, they have forgotten whose
    turn it is and have to go back for the insults. People have come out of their doors to listen. A
    woman wipes her hands on her apron over and over. "He's never had a ladder," she says to you, to
    everybody, with the tears running down. A tablecloth hangs out of an upstairs window to air. It
    has been scrubbed. Where blue stitching ran along the edge there are small holes, a leaf and a
    bar, and the light comes through.
    .title = A Quarrel About a Ladder
entry-378 = It burned well. There was a good deal of oil laid up, in jars of one size, and the props
    were dry. You stood at the head of the stair with your sleeve over your mouth and called down
    the way out, left, then left, mind the step. Nobody ran. They could have. They looked up at you
    with interest, all down the length of it, as long as there was anything to see. It had not
    occurred to anyone separately. Later somebody brings you water, a carter, a stranger here. He
    says that you did right. He takes the cup back and rinses it twice.
    .title = It Burned Well
entry-379 = After dark there are two of them. You stop the wheels on the ridge to make sure. From
    the left comes the note, long and level. As it leaves off there is another from the right, a
    whole day's drive away, which you would call an answer if the first had been a question. It is
    the same breath. Between them the country has gone quiet; owls, wells, a windpump that has
    creaked since before the road. You could put out your lamps and steer from one town to the next
    by ear. The needle on the gauge has started leaning over, first to one side, then to the other.
    .title = By Ear
entry-380 = Penny's map has a road with six wells on it and a road with none. Her potboy has loaded
    for the long one. He has lashed the jugs himself, lips up, with straw between, and he has never
    been past the gate. "If they've something else to drink out there they'd leave off answering,"
    he says. "She says it's where it gets its breath." By the short road you would be there
    tomorrow. You can hear where there is; the singing carries on this wind, it has got in among the
    spokes. He stands with the last strap in his hands, and looks from one of you to the next, and
    has plainly been told not to beg.
    .title = A Road with Six Wells
choice-380-wells = Take the long road
choice-380-straight = Go to the singing now
result-380-wells = You drive at the pace of the jugs; a hill comes between you and the singing, and
    for a mile you miss it.
result-380-straight = The potboy unloads by himself, jug by jug, and sets them in a row where you
    would see them coming back.
entry-381 = The latest town goes white in an afternoon. There is no fighting. A man on a roof sees
    it come up the street under the paving, as you see a cat move under a quilt, and he has time to
    call his dog. It is that which they talk of afterwards, on the road, those who got out. All at
    once, in that town and in the others, at the same minute by the only two watches that can be
    compared, every dog sat down. They did not whine. They looked at the doors. By evening the tune
    has one more part, and you cannot get it out of your teeth.
    .title = The Dogs Sit Down
result-381-two = There are too few of you to hide among, and each has looked. You drive on.

entry-382 = Penny's list for the road is on brown paper and has two columns. On the left are six
    wells. On the right is who will hate you at each. Schoolmistress, hers were top of the district.
    Widower, stopped drinking. Whole of Long Bank, has not had a burglary since Easter. She has put
    their names in full, and a pint measure after every one, and at the bottom, Do it in daylight
    and tell them. You fill the jugs at the bath. It is thick today, the colour of a wet doorstep.
    Six jugs ride behind you, and at each jolt they say the same short word, not together.
    .title = Who Will Hate You
entry-383 = The bucket comes up with a note pinned to the rope. You have to dry it on your knee. We
    do not need this, thank you, it says, and below that are signatures, sixty of them, down both
    sides and round the margin. They are in one handwriting. It is a clear one, such as you get
    prizes for. Right at the foot, somebody has tried to do theirs differently, with a tail on the
    last letter. They have gone over it afterwards and taken off the tail.
    .title = Sixty Signatures
entry-384 = A deaf girl keeps the first well. She has a slate round her neck, and writes on it that
    you are the first to move your hands in a fortnight. WHY IS EVERYBODY SO STILL, she puts, and
    turns it to you, and then holds it up over her head to the houses, as she must have done before.
    They wave from every doorway with the left hand. She does the pail for you; her arms are strong,
    and she sniffs at the jug and pulls a face that is nobody's but hers. Then she rubs out the line
    with her cuff and writes another. WILL THEY BE CROSS. She has drawn a box after it for you to
    tick.
    .title = The Slate
entry-385 = They have taken the handle off the second well and left an apology in its place, with a
    cake. The cake is under a glass bell, against flies. It has been cut, so that you need not ask.
    Nobody is about. At the windows the curtains hang straight, and you can see by the hems how many
    people are standing behind each. You go round to the smithy for an iron bar, and that has a cake
    as well. You look it over for the trick. There is none: it is a good plain seed cake and they
    are sorry. The square socket where the handle went has been oiled for you, and the bar is an
    eighth of an inch too thick.
    .title = Seed Cake
entry-386 = At the third well a man asks you not to. He has come out ahead of the rest and is alone,
    in a clean collar. His wife has not shouted since spring, he says. He does not want you to think
    badly of her. She had reasons, he could give you a list of them, and most were him. They have
    had supper on the step every night and watched the light go, and she has leaned on his arm. "I
    know what it is," says the man. "I'm not stupid." You take the stopper out. He looks at the jug
    for some time. Then he takes hold of the lid of the well, which is heavy and wants two, and
    holds it up for you all the same.
    .title = Not Since Spring
entry-387 = There is no water in the fourth. A dropped stone clicks twice and lies still, and then
    the dry shaft takes up where it left off. It has been humming to itself down there on a breath
    of warm air, three notes going round. Ferns have grown up to the rim with their heads turned in.
    You look on Penny's list to see whether it counts. It has a line like the rest, with one name
    after it, and the name is hers. You tip in the first cupful anyway. You hear it run down, and
    spread out thin, and stop. The three notes come round as far as the second. The well has left
    off to listen.
    .title = The Dry One
entry-388 = Fifty people stand round the fifth well with linked arms. They will not strike you; they
    have merely filled up the space. So Penny's potboy gets down. He dips a cup in the jug and holds
    it up where they can see. "It's only beer," he says, and drinks it off, the whole pint, with his
    eyes on the back row. He makes no face at all. He turns the cup over to show them. Somebody at
    the rear lets go of an elbow, to see better. "There," says the potboy. He walks as far as your
    wheels, quite straight, goes round behind them where they cannot see, and has to sit down.
    .title = The Potboy Drinks
entry-389 = It is the last jug, and you have been saving it from the sun. The sixth well lies off
    the road behind a chapel that has been given a new roof, every slate of it level. No one has
    come out. You are in among the graves before you see them, all of them, sitting on the grass
    with their backs against the stones, hands open in their laps. They look down at the rope with
    you. It is a deep one. You let the first drops go, and count, and have got to fourteen when they
    land. Far under you, under the chapel, under the road, a great many people say "oh".
    .title = A Great Many People Say Oh

entry-390 = Penny's potboy goes round the table with her old hat. In it are papers, folded twice.
    She has heard of this being done in a town to the west, when it was too late to be any use. One
    paper has a word on it. If that is yours, it means that you have had it on your tongue for some
    time, and she is sorry, and keep your face still. The rest are blank. You unfold yours under the
    edge of the table. All round it heads go down. There is the lamp, and rain, and the small
    creases being opened. You read for as long as a person would need to read a word. Everybody
    does. Then the papers are folded up again along the old lines, and someone asks for the salt.
    .title = Penny's Old Hat
entry-391 = Nobody is sent out. You count the tally twice, and it is nobody. So you wish each other
    a good night by name, and go to your beds along the passage, and each of you hears the others
    not shutting the door. After a while there is a scrape, and a soft thud. You wait to hear what
    it was. Then you get up, take off your left boot, and lay it on the sill, so that the door
    cannot close without a noise. All down the passage, when you put your head out, there is a boot
    in every doorway, toe pointing in.
    .title = A Boot in the Doorway
entry-392 = You talk fast, and out of turn. You drop the subject in the middle, take up another, ask
    for the bread and do not take it. You say that the lamp is smoking. It is not. All this time you
    have your hands in your lap, with two fingers on your own wrist, and you are watching collars.
    People breathe when they like. It is a thing you forget about people. Across the table there is
    somebody, perhaps, who draws in a little air each time you are about to speak.
    .title = Out of Turn
entry-393 = Whoever is sent out comes back at dawn, up the white road, carrying something by the
    legs. It is a rabbit, and there is enough on it for everybody. They skin it at the step, neatly,
    with nothing to say. Nor has anybody else. The fire is made. Every one of you gets the same
    amount, down to the kidneys, and the one who slept out has served it, and wipes the knife, and
    hands it back handle first.
    .title = A Rabbit for Everybody
entry-394 = You stand up. The bench goes back with a scrape that nobody had planned for, and your
    cup is on the floor. "I have a thing to say," you tell them, and your voice comes out in a key
    of its own. You lay your paper on the table, face down, under your palm. It is quiet enough to
    hear the wick. Other chairs scrape now. Some of them are coming towards you and some are not,
    and you keep your eyes on the lamp so as not to have counted. Then you take away the hand.
    .title = The Scrape of Chairs
result-394-true = The paper is blank on both sides; somebody laughs too loudly, and the bread goes
    round the wrong way.
result-394-turned = It takes all of them and the whole jug. By morning you have a headache, and it
    is entirely yours.

entry-395 = They fill the square and both stairs and the roofs, and they have left a path. You saw
    it from the corner: a lane through the middle of the crowd with its edges dressed, straight to
    the fountain. It is your width. It is your width with the kit on. At the fountain stands a chair
    and on it a glass of water, and it is that which you heard from the hill. The rest is breath.
    There are bakers in it, and divers, and a whole school by height, and the man who sold you your
    boots. None of them looks round; it would be rude. At the bottom of the left-hand stair a boy
    has his mouth open with nothing coming out, and he is looking at you.
    .title = A Path Your Width
result-395-half = It stops singing the tune and sings you.
entry-396 = There are gaps in it tonight. You can hear them from the last bend: the tune comes on
    across the fields, level and broad, and here and there is a place where it should be and is not,
    a tooth's width, a bar's rest. They are where the wells were. When you come into the square the
    gaps have faces. A widower stands with his hat on among hundreds of bare heads. A schoolmistress
    is looking at her own hand. They are in the ranks with the others, right to the edge of your
    path, and they have left off. They are listening to what it sounds like with them out of it. One
    by one they turn up their eyes to see what you have brought.
    .title = Gaps with Faces
entry-397 = The chorus comes round to your part. You had not known there was one. The basses have
    gone down and the children have stopped, and there is a shelf left in the middle of the sound,
    just where your voice lies, at a height you need not reach for. It is a good part. It has the
    words you wanted at the time and did not think of until the stairs. Nobody is making you. On
    every side they have breathed in and are waiting, with great good manners, on the upbeat, and
    your foot has been tapping for some while.
    .title = It Is a Good Part
entry-398 = To sing along with it you need only leave off a little. You feel for the place: the
    weight goes out of the knees, then out of the grudges. You keep your thumb on something sharp
    and count the bars on that. Four, and you have the tune. Eight, and the rank in front is
    following you and not the other way about. Twelve. If the thumb stops hurting you are to come
    out. You have told them so, the others, and made them say it back.
    .title = Thumb on Something Sharp
entry-399 = Then the note stops. It stops in the middle, on a breath, and the pigeons that have been
    sitting along the gutters through three days of it go up together with a clap. You can hear a
    shutter. You can hear a drip off the fountain, and how far down the water is. All over the
    square heads are turning, first one way, then the other, down the rows and up the stairs and
    along the ridge of the roofs. They want to see who did it. Somebody's glass is standing on a
    chair. It trembles a little longer than the rest, on its own, and gives out.
    .title = To See Who Did It
entry-400 = A town has a headache. All morning doors slam, for the use of it. A pan goes out of a
    window with the cabbage still in, and a voice goes after it, and people in the street look up
    with wet eyes and shout advice. The bakers are not speaking to the carters. The carters are
    speaking to everyone. At ten Penny Dunmore comes in by the works road with the first barrel on a
    cart, sitting on it, because her legs have gone. She has her bell off. She knocks in the tap and
    draws a pint and holds it out. A man who has buttoned his coat wrong tries it, and tells her it
    is filthy. "It's filthy," says the woman behind him. "It's the worst thing I ever had in my
    mouth," says a third. Penny sits with the mallet in her lap. She has them say it again, one at a
    time.
    .title = Filthy
entry-401 = The terms are agreed under the forty terraces. It has sent no one; it speaks out of the
    cellar wall, in the voice of whoever is nearest, and stops when they move. It will keep the
    cellars. It will have the old who ask, if they have asked twice with a night in between. It will
    not go under a school. For its part it has one condition, which is that the bread on the long
    table be put out as before, in case. Queen Halima Brand has a pen and no spectacles. She reads
    every clause aloud by herself, in her own voice, which is hoarse and from the hill country and
    not pleasant. Then she reads them all again. From time to time the wall starts to say it with
    her. She lowers the paper and waits until it has left off. It is evening when she signs.
    Somebody lights a lamp, and nobody passes the ink.
    .title = Her Own Voice, Twice
entry-402 = You hold out longer than most. You pack your ears with bread, you bite your tongue for
    the taste, you sit on the stairs with your back to the door and say your own name over. It is a
    good name. On the third evening you hear that you are saying it in time. Down in the square the
    long tables are laid, and nobody is arguing about the salt. You sit only to rest your legs. The
    woman on your left passes the loaf before you have thought of bread, you pass it on before the
    next one has, and it goes all the way round. You had not known what a noise it made, wanting one
    thing and not another. There was a knight here just now, cross about something, with sore feet.
    We hope they found the road. We have left the lamp on. We have kept a chair.
    .title = A Chair Is Kept
entry-403 = Sister Verity, whom Penny got out, walks at the head of them. Nobody saw where she
    joined; she is there when the front rank comes down off the stairs, in her one dress, with a cup
    in a sock. She goes out by the salt road. They follow in their good clothes, by fours, the
    bakers and the school, with the chairs left standing all over the square. You keep beside her
    for the first mile. Her sleeves are pushed up, and the white is on her arms as far as the elbow.
    "I thought that I should mind," says Verity, "and I find I had only been waiting for somebody to
    finish the sentence with." She looks round to see how that sounded. Then she gives you the cup.
    The note goes after her across the salt until it is a line, and then it is a colour, and you
    stand there with the cup in both hands.
    .title = Out by the Salt Road
entry-404 = Every roof is gone, and the people are on the hill in blankets. They have sat down each
    at a different distance from the next. You would not think that it was chosen, but a man who is
    given a place by the fire looks at the woman there, gets up, and moves his stone a yard. No one
    sings. No one has yet been able to say thank you. Smoke leans over what was the market, and in
    it, where the cellars fell in, there are squares as black as slates. About noon a clerk with no
    eyebrows finds that she has saved the register. She stands on a cart to be seen, and begins to
    call the roll. She has only got to the first name when everyone answers, all of them, at the
    wrong time, in every voice they have. She starts again. It takes until dark, and she will not
    skip the ones that are quiet.
    .title = The Roll
entry-405 = The bath stands full in Penny's yard with a cup on a chain, and anyone may. Some come
    with a jug and a story about an aunt. Some come after dark. The potboy, who has grown, tops it
    up on Saturdays by the list. He has been told not to watch who drinks and who only holds it for
    a time, and looks at the surface, and puts it back. He mends the pump with his face to the wall.
    On wet evenings you can find five or six of them out there under one piece of canvas, not saying
    much, saying it in turns. There is a new board over the tap for names. Nobody has written down
    the first.
    .title = A Cup on a Chain
entry-406 = By the door, on a nail, where other people have a horseshoe, hangs a wooden token with a
    hole bored in it. Visitors take it for a game. It is dusted with the rest. Only on wet evenings,
    when the shutters are to and there has been no talk for a while, somebody gets up and takes it
    down and holds it to an ear. They stand with their face to the coats. Somebody else has put down
    the mending and is counting, not loudly, with a finger on the table. At nine the token goes back
    on the nail. It was agreed once that it should be nine. It has been eight, lately, said slower.
    .title = Somebody Counts to Nine
entry-407 = The wooden tokens are in three houses, in drawers, under the winter things. Nobody has
    told. It was not a matter of wanting to keep them; there was merely never the right day to throw
    them in the river, and then it had been a year. In the same week of the same autumn three people
    come separately to the smith in the square about a lock. It must have two keys, says the first,
    and a neighbour is to hold one. So says the second. The smith has the iron hot when the third
    comes in. She looks at the drawing on the bench and at her own, and lays them edge to edge. All
    down her arms, from the door to the anvil, the hair has risen.
    .title = About a Lock
