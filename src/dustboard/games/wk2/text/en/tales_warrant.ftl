# A5 The Warrant: its front page, its pages, its entries. What they do is in content/data/tales.

adventure-warrant = Hester Quill writes so good a paper that towns have gone to war over one. Now a
    paper is out for her, with four seals on it, and each seal promises a different thing to a
    different person. You have been handed one of them. So have the others, and nobody may say
    which. Eight sheets of her work lie about the country, and whoever reads enough of them will
    find the chair she is sitting in. For rivals. There is only one of her.
    .title = The Warrant
    .mode = For two to four rivals, each with a secret seal
    .length = At most 7, 6, 4 and 1 rounds, about 2 hours

page-v1 = Eight sheets in one hand, each in a place that swears by it or swears at it. Somebody
    thought them worth a frame, an oath or a vine. You would only like to have a look, and so would
    everybody else with a twist of paper in a pocket. Go where they are, find the way they want to
    be asked, and see how they were folded.
    .goal = Be the first to hold enough clues: 4 for two knights, 3 for three or four.
    .rules = Choose your city in turn order. A plot token marks each of eight clues; read one there
        as a Plot Action. In a city you can buy a rumour, for 2 resources, from a knight who agrees:
        you get a clue of theirs. What you hold is your own affair, and so is your seal. The Time
        Marker starts on 7. When somebody has enough clues or time runs out, the knight with the
        most finds Hester Quill.

page-v2 = She talks, she is right, and she weighs about as much as a stove. One of you has her and
    the rest have not, and there are two doors in the country that would be glad to see her: the
    sheriff's, with bunting, and the one in the Tin Parliament, with a draught. In between lie a
    good many ditches of the size that holds a knight.
    .goal = Deliver Hester Quill to Carcassville or to the Tin Parliament.
    .rules = The knight with the most clues holds Hester, at 1 Speed less. Within one space of her,
        ambush the holder in a duel, once a round, or bribe: 3 resources, then both test Negotiate
        and the more successes win. Deliver her in Carcassville or the Tin Parliament, not in the
        turn you arrive. If her holder falls or is wrecked, she waits alone and anybody there may
        take her. The Time Marker starts on 6; out of time, she walks.

page-v3a = Carcassville is good at trials. It has the square for it, the windows and the lungs, and
    it wants only somebody to tell it what happened. Two slates hang on the steps of the jail. What
    goes up on them by the third evening is what she did.
    .goal = Speak for guilty or for pardon in Carcassville, or break her out of the jail.
    .rules = The knight with the fewest points, other than the one who delivered her, has the Signed
        Warrant and adds a white die to a testimony. Testify in Carcassville: a Negotiate test; each
        success counts for guilty or for pardon, as you say. Break her out there: Tech (2) or 2
        Ammo; a failure deals you 2 wounds. The Time Marker starts on 3. Broken out, she walks;
        otherwise the verdict follows when time runs out.

page-v3b = Eighty delegates can agree on lunch. For anything else there is a kettle, with pegs, and
    people who own pegs that they have no plans for. Some want a law, some a word, some only to be
    let near the paper. Outside the rain has a view of its own. You have until the third evening to
    find out who would follow you into the kettle.
    .goal = Gather votes in the Tin Parliament, and cast them when the last round ends.
    .rules = You begin with one vote more than there were knights at the start. Lobby in the Tin
        Parliament, with the graziers, the divers, the clerks or the Inkboys. Each has a price.
        Filibuster there moves the Time Marker by 1, once a round for all. When time runs out
        everyone votes, sealed, for guilty or pardon: with all votes in the Tin Parliament, with 1
        anywhere else. The Time Marker starts on 3.

page-v3c = South of everything lies Van Demon's Isle, where no paper counts. Hester Quill has set
    out for it on her own two feet with a bag and a loaf. She keeps to the side of the road and she
    does not stop to argue. You could bring her back. You could also go with her a little way, if
    you have the boots for it.
    .goal = Chase Hester for a guilty verdict, or escort her for a free one, before she is out of
        reach.
    .rules = Hester walks 2 spaces towards Van Demon's Isle at the end of each round. Chase her on
        her space or next to it: Survival (2) adds 2 to guilty, and a failure costs your vehicle 1
        damage. Escort her on her space: free gains 2, and you 1 XP. If she reaches the isle, free
        gains 3. The verdict follows then, or when time runs out. The Time Marker starts on 4.

page-v4 = A room over a corn chandler's, a long table, and nobody at the head of it. What you were
    promised lies in front of you in a twist of paper. You may stand by it with your own thumb, or
    let it go up. It is one choice, it is taken in silence, and it is shown to everybody afterwards.
    .goal = Keep your seal or burn it.
    .rules = Everyone chooses in secret: seal or burn. Then the seals are shown and the false clues
        struck. If all seals are burnt, only XP counts, and nobody with less than 6 wins. Otherwise
        the verdict is the highest of guilty, pardon and free, and you score your XP, 3 for a seal
        kept, 2 for each true clue, and 4 if the verdict is the one your seal wants; Ink wants burnt
        seals and scores 2 for each. The highest score wins.

choice-v1-again = Have another go at it
choice-v1-pay = Pay to have it done
choice-v1-unscrew = Take down the cabinet too
choice-v1-show = Lay two weapons side by side
choice-v1-adjourn = Buy them all an adjournment
choice-v1-leave = Leave it for another day
choice-v1-sell = Sell them a sheet
choice-v1-lie = Sell a fake, stained with tea
choice-v1-refuse = Keep your papers to yourself
entry-288 = At nine in the morning a man with a hammer stands on a box in Gangraen, and another in
    Pumps, and there is one in New Sydney and one in Carcassville. They do not know of each other.
    Each has a sheet of good paper, four nails and a watch, and at nine they knock. HESTER QUILL, it
    says, FORGER, TO BE FETCHED. Below stand four seals in four colours of wax, and round every
    seal, in small type, a promise to whoever is sent with it. No two of the promises agree. Nobody
    has signed. By ten a boy is selling the news of it under the sheet itself, a penny the word, and
    by noon people have begun to look at the nails. They are copper, square, hand cut, out of one
    forge. There are sixteen. Somebody ordered the lot together, and paid for four over in case of
    knots.
    .title = Sixteen Copper Nails
entry-289 = A twist of paper is put into your hand in the street, and when you have looked down and
    up again there is only the street. It weighs about what a walnut does. Inside is a seal of horn
    and brass with its device cut backwards. A bone means that they want her guilty. Tin is for a
    pardon, salt for an open door, and ink for a cold hearth with every lump of wax burnt in it.
    Whichever you hold, it will pay you well if things end that way; it says so round the rim, in
    letters you have to turn your head for. There are other twists about, and no telling whose.
    Somebody has pressed this paper flat before it was twisted, so that nobody could see by the
    creases how often the thing had been looked at. It is warm from the iron.
    .title = Ironed
entry-290 = To one sunrise, as seen from the district: four hundred and six, carriage extra. The
    invoice hangs under glass in the lobby of Cerbero Tower, in a frame with a lock, and the lock
    has a lamp. Such bills went out to every house on the plain for years. People moved, or kept the
    blinds down. This one is stamped PAID. The books show no such sum; but along the foot, in brown
    ink, runs a line so easy on the eye that you have read it before you know you are reading.
    "Received with thanks, and no more to come, for this or any other morning." The Tower has sent
    none since. It honours its own paper. When the lamp leans over to see who is there the light
    goes through the sheet, and part of a hand shows in it, open. A tray slides from the wall, for
    your credentials or your money.
    .title = To One Sunrise
choice-290-tech = Take the frame's lock apart
result-290-tech = The lamp looks elsewhere for as long as a lock takes, and you have the hand by its
    lines.
result-290-tech-fail = The lamp leans down to help, and you are warm along one side until evening.
choice-290-pay = Settle somebody's old bill
result-290-pay = The tray counts it twice, stamps you PAID, and lets you hold the sunrise to the
    light.
entry-291 = You have been leaning on the treaty. It is one sheet of asbestos paper the height of a
    door, bolted to the flare stack of the Old Refinery, and what you took for wall comes off on
    your sleeve. Gangraen signed it on the left and the refinery people on the right, in the year of
    the dry wells. It was never kept. A woman put up the fair copy, still creased from her bag, and
    asked to be paid in lamp black. Since then four colours of smoke have gone over it every day,
    and the smoke has eaten words. Whole clauses are gone, from "whereas" down to "undying
    friendship", clean as a plate. What stands out white is this: water, half, each, until the other
    has drunk. In one corner, pressed while the pulp was wet, is the print of a palm. To get it down
    you must bring your wheels in under the flare.
    .title = What the Smoke Left
choice-291-survive = Drive in under the flare
result-291-survive = You come out short of an eyebrow, with the palm on the seat beside you in one
    piece.
result-291-survive-fail = The flare has your paint and most of a mudguard, and the treaty stays
    where it is bolted.
choice-291-pay = Hire hands and a ladder
result-291-pay = They charge by the rung, and hand you down the corner with the print in it, still
    warm.
entry-292 = Somebody once had a bedroom put into the Red Tomb, ninety steps down, with a rug. The
    bed is a child's. Above it in a birch frame hangs a contract, and you read it from the rug,
    there being nowhere else to stand. One story, of reasonable length. One drink of water. The door
    to stand a shoe's width open. No visitors with clipboards. The lamp to go out when the second
    party is asleep and not before. Clause six is in heavier ink. The first party will not launch,
    tonight or any night, however loudly told to. There are two signatures, and one is a drawing of
    a cat. The frame is screwed to the door of the key cabinet, and the cabinet to the wall, with
    something warm behind it. Over both, from corner to corner, wait-awhile has grown in by the
    vent. It has your cuff already.
    .title = Clause Six
choice-292-cut = Cut the hooks away
result-292-cut = The last hook goes with a thread of your cuff, and behind the cat there is drawn a
    kitten.
result-292-cut-fail = It lets go of the cuff and takes the arm, and clause six hangs as straight as
    before.
choice-292-unscrew = Unscrew the cabinet with it
result-292-unscrew = It all comes off the wall together, and what was warm behind it has a look at
    you.
entry-293 = Nine people are asleep on their feet in the white hall, in a queue, each with a forehead
    on the back in front. Where the queue ends is a hatch, and on its counter is a prescription on a
    spike. Rest, it says. To be taken by the whole district, as often as wanted, with or without
    food. It has a doctor's name to it. There was such a doctor, and he swore before the company
    that he never wrote it. The hatch could find nothing wrong with the paper, and has been filling
    it ever since, for anybody who comes within an arm's length. You can feel it in your knees. A
    boy at the back opens his eyes. "Are you before me?" he says, and shuts them. On the counter
    somebody has put down a cushion, about where your chin would land.
    .title = Rest, for the District
choice-293-aid = Dose yourself and reach over
result-293-aid = Yours are the only open eyes in the hall, and you put the sheet back on its spike
    after.
result-293-aid-fail = You wake on the cushion with a forehead between your shoulders and a taste of
    lint.
choice-293-pay = Stand the queue strong tea
result-293-pay = They drink it standing, asleep, and pass you the sheet along the queue from hand to
    hand.
entry-294 = You hear the oath before the mountain opens its door. Thirty-six voices say it every
    morning at the change of guard: to hold the pass, to yield it to no one, to fire on the second
    challenge, unless asked nicely not to. They take it in one breath. They have done so for
    fourteen years, since the old sheet went mouldy and a woman passing through recopied it for a
    bed and an egg. "It's an oath," says the sergeant of the volunteers, who is buttoned up to the
    ears. "You don't go reading it." In all that time the Redoubt has fired on nobody, and he puts
    that down to drill. The sheet is on a lectern behind him. He has backed up and put a hand on
    each side of it. "That's not to be taken down for any man living," says the sergeant. "Unless,"
    he says, and waits for you to finish it.
    .title = Unless
choice-294-ask = Ask nicely
result-294-ask = "Since you put it like that," says the sergeant, and thirty-six volunteers look at
    their boots.
result-294-ask-fail = You said please in the wrong place, and there is a box by the door for those
    who do.
choice-294-show = Show two weapons, cleaned and oiled
result-294-show = He goes over both with a thumb and a lantern, finds no fault, and steps to one
    side.
entry-295 = A licence is growing in the third bay of the hothouse, between the tomatoes and
    something that was tomatoes. It began as paper. "The bearer may sow what the bearer has saved,"
    in brown ink, pinned to a stake where inspectors would pass. There were inspectors then. A vine
    came up the stake, found the sheet good, and went through it; by now each letter has a leaf to
    itself and the margins are all thorn. At the foot, where such a thing wants the mark of the
    grower, a tendril has gone twice round, thought better of it and ended in a hook. Below that a
    knuckle of old wood has been sawn across, and the year can be counted. You put out a hand. All
    along the bay the pods turn on their stems to look, in the order in which they are ripe.
    .title = Dated in Rings
choice-295-reach = Reach in between the pods
result-295-reach = You go in while the ripe ones blink, and come out with the year on your
    fingertips.
result-295-reach-fail = A pod that was not ripe turns out to be, and you are some time picking seeds
    from your arm.
choice-295-pay = Feed the bed first
result-295-pay = The bed takes all of it, leaf by leaf, and turns its pods to the wall while you
    read.
entry-296 = In the Giant Cockatoo you drink in the lower half of the beak and sleep in the upper.
    The floor slopes to the tip, and whatever has been spilt there in sixty years is down at that
    end with the cat. Behind the bar hangs a register in a good binding, open. Forty lines are ruled
    on the page, with a column for the number, one for the place, and one headed CALLED. Nothing is
    written in any of them. "She did it in place of rent," says the barkeeper, who keeps a thumb on
    the edge of it while he pours. "I asked who was it for. She said they'd not been told yet." In
    the last column a word has been put in and rubbed out so often that there is a window in the
    paper. He wishes that somebody would tell him why it makes him set out more glasses.
    .title = The Column for Called
choice-296-tell = Tell him who it is for
result-296-tell = He writes nothing down, but wipes forty glasses, and turns the book round for you.
result-296-tell-fail = He does not think so, and the round that he had set out turns out to be
    yours.
choice-296-leave = Drink up and go
result-296-leave = The cat has your place before the door has shut, and one more glass is put out.
entry-297 = "You'll be the member for the far end," says the usher, and gives you a hot brick for
    your feet. There are eighty delegates in the Tin Parliament, and no country, and whoever sits
    down is sworn. You say that you have only come to look at a paper. "That's what they come in
    for." The founding act hangs above the Speaker's chair behind a curtain of sacking, and on state
    days it is read to the House. It is in a hand that leans a little forward, like a waiter with
    soup. It minutes who was there, what each of them swore, and what they had for lunch; and it is
    dated four years before Hester Quill was born. Nobody has moved to inquire. "It mightn't be in
    order," says the usher. "Then where would we sit?" He has a motion for you to second. It
    concerns drains, and has been going since the spring.
    .title = The Member for the Far End
choice-297-speak = Speak to the drains
result-297-speak = The drains are carried, nobody can say how, and they draw the sacking for you
    before lunch.
result-297-speak-fail = You are asked to give way to the member for the bend, who has only begun.
choice-297-pay = Pay for a short adjournment
result-297-pay = The House rises to see what that is like, and you have the act to yourself for the
    length of a pipe.
choice-297-stay = Hand back the brick
result-297-stay = The usher feels the brick, says it would have held till supper, and finds another
    member.
entry-298 = It is done under a hat, on a barrel in the market. You put in your hand from one side
    with the price, and from the other comes a cuff. Something is counted by feel. Then there is
    paper in your palm, folded in four. The hat is lifted by its crown, both parties step back, and
    each has a good look to be sure that the other has been robbed. It would seem so. The barrel
    wants a penny for its trouble.
    .title = Under a Hat
entry-299 = Cold tea first, on a rag, from the edges in. You have a sheet that you ruled yourself,
    and some brown ink, and you go about it as cooks go about the lid of a pie. Her letters lean.
    You lean them. After that it should dry slowly, next to something warm that is not a fire, and
    so for the rest of the morning you walk around with one elbow in. When you take it out the paper
    has a bloom, and a fold, and the look of a thing that has been believed. You hold it up to the
    sun. There ought to be a mark in it; you press in your thumb, and it does for one. You are
    ashamed how well it has come up. Whoever is going to pay for it has not asked what it smells of.
    .title = Cold Tea
entry-300 = Three children have been walking behind you since the last corner, in step, and now that
    you have stopped they line up by height. The eldest is a girl with ink to the wrists. "Comma,"
    she says. "Stet. Blot. Penny a word and it's all spelt." Blot, who may be six, has the price
    list upside down. He knows. It makes people reach out to turn it, and then they are holding it.
    "You've two of hers," says Comma. She would like to see them folded with the writing inwards,
    and if you will learn to do that there is something on the barrow for you. Stet has a cough. He
    coughs, to show it. For a spoonful of anything he will tell you what another knight has got in a
    twist of paper, seeing that he did the ironing. Comma has a receipt made out. She offers you the
    pen, nib towards herself.
    .title = Penny a Word
choice-300-fold = Fold them as she shows you
result-300-fold = Your thumbs are blue for a week, and what comes off the barrow is wrapped in the
    same fold.
choice-300-dose = Give Stet something for the cough
result-300-dose = He swallows it, coughs once more to be fair, and draws you the device on his palm.
entry-301 = You have laid three sheets along a wall, with a stone on each, to dry the ink where you
    sweated on it. The sun comes round. It goes through all of them together, and the writing, which
    is about three different things in three tempers, turns pale and leaves only the paper. There is
    a hand in each of them, made in a single wire when the pulp was wet. It is a right hand, open,
    seen from the palm. Somebody bent that wire with great care, thumb, finger, finger, finger. At
    the last of them the line is not steady. It goes out and back, out and back, very fine, like the
    edge of a bread saw. You put your own hand down flat on the nearest sheet and press until it is
    still. On the other two it goes on.
    .title = In a Single Wire
entry-302 = "Five to one you say no," says the sheriff of Carcassville. He has a folding table set
    up across the way, with green baize, a lamp lit in daylight, and two boxes of cartridges with
    their lids off so that you can see them full. His star is pinned to the baize. Amos Tarry takes
    it off to gamble, on principle. "One sheet of hers. I don't mind which, I can't tell them apart.
    Two boxes to nothing you'll regret it, and I've a drawer where I keep regrets, yours can go in
    with mine." He has not closed a case in six years, and mentions it as another would a bad knee.
    "I've had it on say-so. I've had it on a feeling. Just one I'd like to have in writing." Beneath
    the baize a boot has come out, and is holding the second stool away from the table for you.
    .title = The Drawer for Regrets
choice-302-sell = Slide a sheet across
result-302-sell = You are a sheet lighter, and he shuts the lids himself, so that you need not look
    keen.
choice-302-keep = Prove him right and refuse
result-302-keep = He pays himself at five to one, from one pocket into the other, and seems the
    poorer.
entry-303 = A boy on stilts hands you down a note on the paper of the House. It was all mud where he
    set out, and stilts are less trouble to walk on than to carry. "The delegate presents her
    compliments" is struck out. "The delegate is prepared to overlook" is struck out. So is a line
    on the dignity of tin, and a better line on the same, and the fifth was given up before it had a
    verb. The sixth stands. "I have no quorum. Send me one sheet to lay on the table, so that they
    stay in their seats to look. When it comes to the kettle there will be one more in it for you.
    P. Oyelaran." Under the name is a blot, where she went on pressing. The boy changes legs. He is
    to bring home either the sheet or the note, and he has been told which she would rather.
    .title = The Sixth Line
choice-303-send = Send her a sheet
result-303-send = The sheet goes off at the height of a first floor, and a peg is whittled with your
    initials.
choice-303-keep = Return the note, with compliments
result-303-keep = He reads it through on the tips of his stilts, laughs at the fourth line, and
    takes it home.
entry-304 = The folds do not go where folds should. You had put it down to pockets. But lay the
    sheets edge to edge, as many as have come to light, and the creases run on out of one and into
    the next, and turn, and cross, and are streets. Where a sheet is wanting, use the warrant; the
    same thumb folded that. There is a pump. There is a lane with a bend in it to go round a tree.
    At about this hour, in several towns, people who want the same thing are down on their knees
    beside a table. No street has a name to it. Any child of the place would know that tree. At the
    end of the lane the paper was pricked with a pin, four times, close together, and with your
    cheek down on the wood you see what these are. They are the feet of a chair.
    .title = Four Pinpricks

entry-305 = She is sitting in it. The chair stands in the lane with its back to the tree, and next
    to it is a bag, strapped. "You read it upside down," says Hester Quill. "So did I, the first
    time. One comes in by the pump." She is fifty or so, and inky to the second knuckle. She has put
    out a note for the baker. You had something ready to say, and it has the word arrest in it. "Two
    Rs," she says. When you reach for the bag she gets up and takes it herself, since it is no
    weight and she knows where the handle is weak. She does that with the left hand. Her right goes
    into her sleeve, and the sleeve goes against her side, and there it is kept. "I take it there
    are others," says Hester. "Then I had better be up on your load before they turn it the right
    way round."
    .title = Two Rs
entry-306 = Hester Quill rides on somebody's load, facing the way they have come, and does the knots
    again. News of it runs ahead like the smell of a bakery. A drover has had his girths seen to, at
    a trot, by a woman leaning out. A toll board has been respelt. At every crossing within a day of
    her there are people who happen to be mending something, with a view, and no road in the country
    was ever so well used. There is a sheriff waiting at one end of this, she has been heard to say,
    and eighty delegates at the other. She does not much mind which; neither has learnt to leave a
    margin. Whoever has her must sleep some time. Whoever has not may lie out tonight with a stone
    under the hip, and hear across two fields a clear voice say, "That is a granny. You have tied a
    granny."
    .title = Not a Granny
entry-307 = "Which of you can count to ten?" asks Hester. You stand some paces apart with your hands
    away from your sides, and it seems to be a real question. One of you says yes. She picks up her
    bag, walks over and places herself behind the other. "Then this is the safe end," she says. "A
    person who counts will also aim." She has taken a small book out of the bag and is looking for
    her place. Behind her there is nothing but road.
    .title = Which Can Count
entry-308 = She is on a milestone with her boots off, holding a cold chisel. The stone gives the
    distance to a town that has moved. Hester is doing the figures again, deeper, and steadies the
    wrist that strikes with the hand that does not. "If a thing is to be left out in all weathers it
    may as well be legible," she says, and blows the grit from a five. "I could have gone, you know.
    It's downhill." One boot she puts on by herself. The other she holds out to you, because the
    laces are wet, she says, and the light is going.
    .title = Legible
entry-309 = The price is put down piece by piece on top of her own bag. Hester looks at each. "I
    went for a goose once," she says. "In the Valley. He was deaf and thought that he'd been offered
    two." Nobody has breath to spare for that. When it is all there she squares the heap with her
    left hand, and turns the better pieces outward. "Now it's only the arguing," says Hester. "Stand
    up straight for it. Use verbs."
    .title = The Goose
entry-310 = By the fire Hester rules lines. She does it with the back of your knife on a sheet out
    of her coat, forty of them, and after each she lays the hand in her lap until it is quiet. "They
    were left at gates," she says. "They've no papers. Without papers you can't be sent to school,
    nor sent home from it. I can make a duchess by Tuesday. I can't seem to make a Blot." You ask
    what is so hard about him. "Nobody ever promised him anything." She tilts the page at the flames
    to see the mark in it. "It is all I do, you know, write up what was said. They say it in front
    of people with the lamps lit. Then it's morning, and such a pity there is nothing on paper." The
    fortieth has come out with a wave in it. She gives you back the knife, handle first.
    .title = Forty Lines
choice-310-steady = Steady the page for her
result-310-steady = Your thumb is in the way of the last five, and she rules round it and lets that
    stand.
choice-310-ask = Ask who was promised what
result-310-ask = She tells you one, because you asked nicely, and feeds that corner of the page to
    the fire.
entry-311 = Your wheels are in the ditch and one is still going round. You crawl out from under what
    there is. Nothing of hers has been broken. The bag is gone, and the straps that held it are hung
    on a branch, coiled, at a height where they will catch your eye. On the bank a handkerchief has
    been spread, and on that lies all the small change that flew out of your pockets. "Seven and
    four," says the slip pinned to it. "One of them was a button." From here her footprints go off
    to the south, at an even pace, toes out. Nothing has driven this way for a week. They keep to
    the side.
    .title = Seven and Four
entry-312 = Carcassville has put up bunting. It goes from rib to rib of the whale across the whole
    of the square, with a gap in the middle to let the light down on the box where she will stand.
    The good windows have been hired. "One forger, with bag," writes Tarry, on the gatepost, and
    looks her over for dents, and signs. You have never had a receipt for a person. "Evens," he
    says. "It was better yesterday, but then you turned up." He has had the cell whitewashed. There
    is a table in it now, with a drawer, and he has been in there by himself and tried the drawer.
    Hester reads what he wrote from the wrong side. "Received has the E first," she says. Tarry
    takes out a knife, scrapes, blows, and does the word over, saying the letters. Then he gives you
    the paper and gives her his arm.
    .title = One Forger, with Bag
entry-313 = A man rises at the back of the Tin Parliament, and the rest get up too, rather than
    leave him standing alone. It takes time. There are eighty, and many have rugs. "The House
    rises," says Prudence Oyelaran from the chair. "Strike that. The House is up." You have walked
    Hester as far as the brass line in the floor, and there the mace, once part of a bicycle, is
    held across. There will be a motion. There will have to be a mover, and tea. All this while the
    usher has stood before the two of you with his chest out, waiting to be looked at, and Hester
    has looked. "Your chain is on backwards," she says. It has been so for twenty-two years, through
    six Speakers and a flood, with the crest to his shirt. "Order," says Oyelaran, who cannot find
    the gavel. The usher has begun to feel for the catch.
    .title = The House Is Up
entry-314 = In the morning there is a rope. It went round a wheel last night, or a post, or
    somebody's wrist, depending on whom you ask, and now it hangs straight. It has been cut with a
    penknife in a single stroke. The loose end was then whipped with thread, eight turns and a tuck,
    so that it should not fray, and that must have taken her ten minutes by feel with people asleep
    on both sides. The bag has gone. The blanket is in three. Next to the ash, on a flat stone, she
    has set out everything that she put right since the day before yesterday: a buckle, a bill of
    fare, the heel of a sock. At the bottom of the bill there is one line more than the cook wrote.
    "I waited as long as I could," it says, "and you were all so busy."
    .title = Whipped at the End

entry-315 = The pie man has brought two sorts. GUILTY is mutton, with a crossed lid, and NOT is
    plum. By ten he has sold level, and people lean over to see what the neighbours have. For a dock
    there is a bathing hut with its front off. In it Hester Quill has hung up her coat, tried the
    rail for dust, and moved the stool round, so that witnesses will not get the sun in their eyes.
    Two slates stand on the steps of the jail, one for each sort, with a boy and a wet sponge to
    each. "Anybody may say what they know," says Tarry, who is judge because he lost to the last one
    at cards. "Well said, it goes up. I've bunting for three days." He looks along the ribs at the
    weather and opens his book at a fresh page. "Four to one," he tells it, "that whoever comes
    first goes on too long."
    .title = Mutton and Plum
entry-316 = You swear on the only book they have, a tide table, and then the square is yours. You
    are well into what you saw, and about to truly begin, when from the dock there comes a small
    cough. You put the word back where it belongs. Her right hand lies along the rail and the left
    lies on top, as you would hold down a letter in a wind. The boys have wetted their sponges.
    .title = The Tide Table
choice-316-guilty = Speak for guilty
result-316-guilty = You begin with what you saw, and keep what you heard for the end, where it does
    most.
choice-316-pardon = Plead for a pardon
result-316-pardon = You begin with what you heard, and the windows along that side go up.
entry-317 = You hold up the warrant, the signed one, with four colours of wax along the foot. They
    have only ever had it described. The wind gets hold of it and you need both hands. Nobody can
    read it at that distance. But along the front the pies are put down, and behind that hats come
    off. At the back, where it cannot be more than a pale square, they are straightening the rows.
    In the dock she has turned her face away from the commas.
    .title = The Signed One
entry-318 = The lock is a good one. A certificate is screwed on beneath it, with a medal: tried by
    nine experts of three nations, proof against all but the key. "I shouldn't go by that," says
    Hester through the bars. "I was paid for nine, and I only knew the one." Two screws hold the
    plate. In the guardroom, by the smell of it, the night man has got to the plum.
    .title = Proof Against All But the Key
choice-318-plate = Go in behind the plate
result-318-plate = The medal lands on your foot, and she steps out over it and holds the door for
    you.
result-318-plate-fail = The ninth expert was the night man, and he has finished the plum.
choice-318-shoot = Shoot the lock, medal and all
result-318-shoot = It costs you the quiet of the street, and the certificate, which she picks up to
    correct.
choice-318-leave = Come back another night
result-318-leave = She passes your hat out through the bars, and says that the hinges are only third
    best.
entry-319 = It has been quiet for longer than Carcassville is used to. The pies are gone. The man
    goes round with his tray upside down, to show that it is no good asking, and tells those who ask
    that it was close, he would have to count dishes. Tarry has shut his book. "I can't lay this,"
    he says. "There isn't a price." In her box Hester is showing the boy with the left-hand slate
    how one holds chalk. They are waiting for a noise, and it ought to come from a person of no
    particular standing, because then nobody can be said to have been led. So they have sent for
    you. The drummer's boy has run all the way, wherever that was, with a drum under one arm and a
    cowbell under the other, held by the clapper. The drum is for mutton and the bell for plum. He
    is to run back with whichever you start him on.
    .title = Sold Level
choice-319-guilty = Drum for guilty
result-319-guilty = He is off before you have done with the word, and the drum goes by under four
    windows.
choice-319-pardon = Ring for a pardon
result-319-pardon = He lets go of the clapper, and it is heard as far as the pies.
entry-320 = You have your arm in at the window to the shoulder, and it will go no farther in, nor
    out. There is pipe smoke. Sheriff Tarry is sitting behind you on a barrel with the lamp on the
    ground between his boots, and has been there long enough to get the pipe to draw. "You want to
    turn the wrist," he says. He looks off down the street until you have got it back. Then he asks
    for the hand. He has a stamp for cattle with him, a T, and a pad; he puts it on the back of
    yours, not hard, and rolls it to get the edges. "That wears off," says Tarry. "It's only so the
    next lot know to be ready for you." He writes down your name, and asks how it is spelt. Out of
    the dark behind the bars he is told.
    .title = To the Shoulder

entry-321 = Rain is a point of order in the Tin Parliament, as nobody can be heard over it. It is
    raining. Eighty delegates sit with folded hands beneath what used to be two barns and a
    bandstand, and the clerk enters each cloudburst with the time. The motion concerns Hester Quill.
    It was printed for the members, and she has sent it back with the spelling done. "The House will
    divide," says Prudence Oyelaran, when she can. "Strike that. The House has been divided since
    Sunday. The House will count." A few of the votes in here are yours. The others are lying about
    on the benches in the shape of graziers, divers, and the clerks who hold the ink. Hester has
    been found a seat beside the mace. There is a drip, and she has put a bucket to it, and when
    that is full to the brim she shifts it with her foot, one inch.
    .title = Rain Is a Point of Order
choice-v3b-graziers = Sit down with the graziers
choice-v3b-divers = Go over to the divers
choice-v3b-clerks = Wait upon the clerks
choice-v3b-inkboys = Look under the benches for Inkboys
choice-v3b-guilty = Drop dark pegs, for guilty
choice-v3b-pardon = Slip in light pegs, for pardon
entry-322 = The graziers have the stove, five long men and a woman in a waxed hat, and they want one
    law. It is about gates. It has two lines: shut what you found shut, leave what you found open.
    They have moved it every session for thirty years, and between sessions they go home and look
    for cattle. "You might second us some day," says the woman. "A bottle would do." There is a
    board on her knees with a peg in it, and her thumb is on the peg.
    .title = A Law on Gates
choice-322-bottle = Stand the stove a bottle
result-322-bottle = It goes once round the stove and comes back empty, and the thumb is off the peg.
choice-322-leave = Wish them luck with it
result-322-leave = They thank you and move it again, and you hear the same two lines through the
    door.
entry-323 = "Don't say forged," says the oldest of the divers. They have the wet side of the House,
    all six on one rope, because they vote together or they drown together, and it has got to be a
    habit. They would like to be told what she did. In the spring of the big tide they were on a
    quay when an owner got up on a bollard and swore there was a share in it for every widow. He had
    the lamps brought. Come June each widow had that in writing, over his name, and he went to law.
    "So there'll be some other word," says the diver, and takes in slack. "We've been looking for
    it."
    .title = The Other Word
choice-323-tell = Find them the word
result-323-tell = "Kept," you say, and it goes down the rope from one to the next until all six have
    it.
result-323-tell-fail = They try yours along the rope, and it comes back to you from the other end,
    wet.
entry-324 = The clerks of the House do not care how it comes out. They have washed. All five stand
    behind their long table with the cuffs turned back, and what they would like is to feel the
    paper. A clerk has a good deal of stuff through his fingers in a working life, wrapper and pulp
    and the backs of things. "Only by the edge," says the senior. "You'd have it back." He has laid
    a piece of felt on the blotter, square, and on the felt his voting peg, which would do to hold a
    corner down.
    .title = By the Edge
choice-324-show = Lay a sheet on the felt
result-324-show = Ten fingers go along the edge and not one over it, and the peg is left on your
    side.
choice-324-leave = Keep your coat buttoned
result-324-leave = The senior smooths his felt again, and all five wash their hands of it.
entry-325 = Something takes hold of your ankle. "Keep looking at the Speaker," says Comma, from
    below. "I'm not in order." They have been under the benches since the bell, all three, with a
    ball of string. Blot does the laces. He can do a member's left boot to the next one's right in
    the time of a sneeze, and then there's a division, and people get up, and a vote comes late to
    the kettle. He doesn't mind whose. "Stet's the sneeze," she says, "and he's run out of it." A
    hand comes up between your knees, open, a small one, with jam on.
    .title = Left Boot to Right
choice-325-dose = Put medicine in the hand
result-325-dose = Somebody sneezes, there is a division, and a member goes to it on his neighbour's
    foot.
choice-325-leave = Keep looking at the Speaker
result-325-leave = The hand goes away, and by and by you find your own laces done up in a bow.
entry-326 = You rise to speak to the schedule of weights. It is on page four, and has not been
    looked at since it was passed. You start from the ounce. By the end of the first hour you have
    come to the bushel, and there is more in it than anyone had supposed: there are two, one for
    wheat and one for neighbours. The rain leaves off to listen. In the second hour a man you never
    met comes down the gangway in his socks and puts a chair behind your knees. He wants to hear
    about the bushel. The clerk looks up at the clock. He has got out the pole that moves the hand,
    and waits to be told which way.
    .title = The Schedule of Weights
choice-326-slow = Have the clock put back
result-326-slow = He walks the hand back, and the man in his socks asks to have the peck again.
choice-326-fast = Tell him to push it on
result-326-fast = He pushes it on, and eighty people feel for their lunch in the middle of a bushel.
entry-327 = The Inkboy who finds you is called Comma and has been told to wait for an answer. In the
    envelope is the clue you bought, back from the Examiner of Papers with a slip pinned to it. The
    slip says FALSE, and below that, in a smaller hand, "but nicely done". "She'd have marked it
    down for the sevens," says Comma, and looks at anything except your face. "Nobody crosses them
    in Carcassville." You had held it up to the light yourself. You remember the price. You remember
    being told that it was robbery, at that, between friends, and that the hand you shook on it was
    warm and in no hurry. There is a second sheet in the envelope with a dotted line at the foot.
    One name is filled in at the top already, and it is not yours. Comma has brought a pen. She
    holds it out as she was taught to, nib towards herself.
    .title = Nicely Done
choice-327-sign = Sign the second sheet
entry-328 = They vote with pegs, into a kettle. It is the only thing in the House on which nobody
    has an opinion. It goes along the benches, under the drip and back, and as each hand dips there
    is a knock on the tin, or several. The teller is a woman of ninety with a tray. When the lid has
    been on for a minute by the clock she lifts it, and tips, and pours, and down the spout they
    come in ones and twos, light wood and dark. She lays every peg with its own kind. Her lips do
    not move. It is done, and she does not put the kettle down. She keeps it on the tilt, with her
    wrist beginning to tire, because there is one yet to come. Those in front can see the end of it.
    Nobody can see the colour. Hester Quill is leaning forward to look at how the handle was mended.
    .title = The Last One in the Spout

entry-329 = She has started without anybody. The baker at the crossroads sold her a loaf. He says
    that she had the right money, told him his sign was short of an apostrophe, and held the ladder.
    This was at five. She went off south at a good pace with the bag in one hand and the crust in
    her mouth. "She asked me was it far to the water," he says. "I said for some." There is an isle
    down there with a prison on it, kept by the grandchildren of those who were put in, and they
    take no papers from anyone. It is the one thing they have written on the gate. Nobody out there
    is guilty. Nobody can be pardoned, either. By noon there is chalk on all the milestones, at the
    height that comes easily to a person who will not stoop. It gives the distance, put right.
    .title = With a Loaf
entry-330 = You come up with her at a stile. She has heard you ever since the ford and has had time
    to do her hair. "I am not running," says Hester. "I am early." She sets down the bag with the
    loaf on top. She holds out both wrists to you, side by side, backs upward, like a child before a
    meal. The left is as steady as a shelf. The right one shakes, from the knuckles to the cuff, and
    has nothing to hide in. "You'll want to say I had to be wrestled," she says. "With a W." It
    takes you some time to find the pencil. When you have the particulars and look up, there is a
    stile.
    .title = Early
entry-331 = The gap comes first. There was a gate to it, and now there are two pins, wiped. You have
    just time to think well of this, since it saves getting down. Then you learn where the gate is.
    It has been stood on its edge over the rise, straight across the rut, and wedged with a pair of
    stones of one size, at the spot where a wheel must find it. A label is tied to the top bar, and
    not with a granny. "Shut me," it says.
    .title = Shut Me
entry-332 = You get down and walk. There is nothing to see, two people on a road, and you keep to
    the outside, where the ruts are. After a mile she puts her right hand through your arm. "It
    wants something to do," says Hester. It beats against the sleeve like a moth in a lamp, and then
    slower, and at the bridge it has stopped. She tells you which of the Inkboys found which letter
    hard. Blot had no use for Q. It was only showing off, he said. She asks what you would have put
    down for yourself, if anyone had ever brought you a form with room on it. You tell her, and it
    takes until the next milestone. She does not correct a word.
    .title = The Outside
entry-333 = The boat has a lamp at each end and no name on the stern. Captain Wren takes her fares
    in stories, and is sitting on the bollard to be paid, with her pipe turned down against the wet.
    "A forger, a warrant, four seals," she says. "I've had that. I've had it daily since Sunday, and
    every day it was a different one got robbed." Hester puts down her bag. The tide is at the top
    of the steps. "What have you got that comes after?" asks Wren. So Hester tells her. She does it
    with her back to the shore, too low to carry. It is short, and there is a list in it; she
    touches one finger and then the next. Wren moves the bag aboard with her own foot. The plank
    goes up behind the two of them, dripping, and somebody can be heard to say that it is made fast
    all wrong.
    .title = The One After It
entry-334 = A grey mare stands at the crossroads with two saddles on, one behind the other. She is
    nobody's here. To go by the stirrups, somebody with short legs has ridden her hard. She has been
    watered since, and her reins are done up clear of the ground in a knot worth looking at twice.
    The road forks. Suppose that somebody were fool enough to come along the other arm of it. Each
    could have a saddle as far as the middle and change over, and both would be where the other was,
    with a stiff back to show for it. It is a poor plan. You stand there and try for a better one.
    The mare lets down her lip and rests a leg. Far along the other arm there is some dust, about
    enough for one.
    .title = Two Saddles
choice-334-ride = Take the front saddle
result-334-ride = The mare sets off at a walk, and holds to the middle of the road by herself.
choice-334-walk = Leave her the crossroads
result-334-walk = You go on by foot, and hear her follow as far as the milestone and no farther.
choice-334-meet = Ride to meet them
choice-334-decline = Stay on your own road

entry-335 = There is a chair each, a candle each and an envelope each. The room is over a corn
    chandler's, and belongs to no town. Nobody is at the head of the table. Hester Quill sits by the
    stove with her bag. She has come by herself, from wherever she had got to, to see it done
    properly. On the blotter before you lies a seal in its twist of paper, ironed again, and beside
    that a saucer with a small flame below it; the wax is already warm. You can press, and then it
    stands in the record that you were sent, and what for. Or there is the candle. "You will not
    speak," says the clerk. "You will not look about. You will be done when I have sharpened this."
    He holds up a pencil. The place smells of oats. He opens his knife.
    .title = A Candle Each
choice-v4-seal = Press it into the wax
choice-v4-burn = Hold it over the candle
entry-336 = You press. The wax gives, as dough does, and then it does not. When you lift the seal
    away there is the device, the right way about, with the promise round it in a ring. Across one
    edge, where you kept it from slipping, the wax has taken your thumb as well. Every line is
    there. It has the burn from the saucer and the smooth place from the wheel, and whoever had the
    original beside it could not tell the two apart. You turn the envelope over. The pencil has a
    good point by now.
    .title = Every Line
entry-337 = It does not want to catch. Horn is slow. The twist goes first, and opens out as it does,
    so that you can see for as long as a match lasts how often it was undone. Then the rim has it.
    It burns with a green edge, quite small, and climbs. What you can smell is not horn. It is the
    thing that you were promised. You had told nobody what that would be like, and it comes off the
    flame as plain as toast, and stays above your chair a little, and goes. The brass is left on the
    saucer. You have green on your fingers and the blotter will not take it. Nobody has looked
    round. The clerk is blowing on his point.
    .title = A Green Edge
entry-338 = The envelopes are slit and what is in them is laid along the table, wax or ash. Then the
    lamp is brought for the papers. Some come out of pockets and the others have been sent for, and
    each goes up against the glass, to show the hand in it, while the clerk reads. People have come
    in from four towns, in their good coats, and stand by the wall. He reads of a morning that
    should cost nothing. "I said that," says a voice near the door, not a proud one. He reads of
    half the water, each. "My father. From the back of a cart." There is a voice for every sheet.
    They remember the lamps, and who clapped. Now and then the light shows a thumb and no hand. Then
    fingers come down over the clerk's shoulder and take that sheet away, and nobody says whose it
    was.
    .title = I Said That
entry-339 = "Would the owner," reads the clerk, and stops. He has two papers by him and has picked
    up the other. That one is for an umbrella, black, left on the stairs. He lays it aside, squares
    it, wipes his glasses on the end of his tie, and starts again in the same voice, because it is
    the one he has. All who were sent are named. He gives the place, and the date. He reads what
    Hester Quill is called in the warrant, and what she is called by those who know her, and for
    this he has to look in his cuff. On the stairs there is shuffling, and a child is told to hush
    by a smaller one. Nobody has put the candles out. The clerk wets his thumb and turns the sheet
    over. Even from your chair it shows where the ink has gone through, backwards, one word by
    itself on a line.
    .title = Left on the Stairs
entry-340 = Guilty, it says, and it is paid for on the spot. Sheriff Tarry counts out the money
    along the windowsill to those who are down for it. He had laid against himself as well, at
    evens, and that he pays from the other pocket, to a man who sells pies. It comes to his horse
    and his good boots. "That's a clean one," says Tarry. "I've not had one before." Nobody can
    think what to say to him. He offers Hester Quill his arm. She gives him the right hand by
    mistake, and he takes it in both of his. They are four days on the road, and go in at the jail
    door like that, out of step. There was a page in her coat with forty lines and no names. The
    turnkey lights his stove with it. He tries it the other way up first, in case it should be
    anything.
    .title = A Clean One
entry-341 = Pardoned, it says, and there is a deed to go with that, for a pardon has to be taken up.
    It wants her name. They clear her a table, and several dozen people begin to look for their
    gloves. Hester reads to the end and puts in a stop. Then she lifts the pen, with her right hand,
    and the shake comes. It is in the wrist, and then the elbow has it, and the ink goes down on the
    cloth like the start of rain on a step. She waits. There are towns that went to war over that
    hand, and now they watch it. In the end she makes a cross, two strokes, the second very long.
    The clerk gets out his lens. "I find this," he says, "to be a true copy." On the floor Comma has
    unrolled a page of forty lines. She has brought her own pen. "How do you start a Blot?" she
    says.
    .title = A True Copy
entry-342 = Void is the word for it. With no seal left to show, no one was ever sent, and a clerk
    puts that to four towns. Gangraen asks who has been eating at its expense, in that case, since
    the sixteen nails went in; Pumps asks Gangraen. Nobody can show a paper. By evening the
    delegations have left by four roads, in their good coats, and each has called out its wagons
    over a sheet of ash. It is known to have promised each of them the other three. Hester Quill
    walks out through the midst of it with her bag. At the first gate she is asked for a pass, and
    has none. In the market a boy goes round with a tin, selling the ash by the pinch, twisted up in
    ruled paper. He has forty twists. Whoever held a seal over a candle keeps the green on their
    fingers, and sand does not shift it.
    .title = By the Pinch
entry-343 = Free, it says, and there is nobody in the room to hand her to. The news goes down to the
    water by the usual way and is there before she is. It is raining on the quay at the isle.
    Children stand along it by height, in whatever kept them driest on the crossing, and Hester
    Quill has a page laid on a fish crate with a slate for a roof. She reads out a name. Someone
    says, "Here." She looks to see who, makes her mark in the last column, and reads the next. It
    goes on down the line. One, having answered, says his name again and moves it about his mouth
    like a hot potato. "Here," says Stet, and coughs. "Here," says Blot, much too loud. That makes
    thirty-nine. The fortieth line is for whoever turns up. Hester puts out her right hand, and it
    shakes, and into it, properly, nib inward, Comma lays the pen.
    .title = Nib Inward
entry-344 = You are short by two, some months on, in a shop where you had counted on not being
    known. There is a queue. You say that you will bring it next time. "That's all right," says the
    shopkeeper. It is out before she has thought, and in front of people, and now all the baskets
    have stopped. She has a slate for those who pay late, and a book for those who do not. "Your
    word's good," she says, slowly, to hear how that goes. Then she opens the drawer and hunts about
    among string and candle ends, and has to lift out the tray before she comes to a card with
    nothing on it. She props it against the scales. The man behind you has set down his basket and
    is feeling for a pencil.
    .title = Somewhere to Write It
entry-345 = By winter there is a song about it. You hear it in an eating house, through the hatch,
    from somebody doing pans. They have your name, and sound it as it should be sounded. They have
    you leap the Divide on a bull with Hester Quill over the saddle, reciting, and hold a bridge
    against nine with the leg of a chair. You remember wet socks. In the last verse you say a thing
    to the sheriff that you would have given a good deal to think of at the time. You stop chewing,
    so as not to lose any. The singer puts her head out and wants to know whether there is something
    wrong with the pie. You tell her no. You tell her what your trade is and leave out the name. "Do
    the bridge again," you say.
    .title = With the Leg of a Chair
entry-346 = A letter finds you. It has been to six addresses, and each is ruled through. There is
    one sheet in it, so beautifully lettered that you wipe your fingers before you open the last
    fold. It is a bill. To carriage of one lady, where applicable. To jolting of same. To knots, and
    to instruction in knots. To one question, civilly put, at a time that was not convenient. The
    sum has been gone over in pencil, and the carried figures are left in. It comes to very little,
    and it is fair. You look it through for the thing you never paid and there it is, fourth line
    down, in the same brown ink as the rest. You send the money. The bill you keep, and some way
    along the road you buy a frame.
    .title = Where Applicable
entry-347 = Your coat is pulled in the street. It is the smallest of the Inkboys, Blot, in a jacket
    that will fit him next year, with a slate hung on his chest. "How's yours spelt?" he says. You
    tell him that you came last, in case he has you mixed up with someone. He was holding the tally.
    "I'm doing everybody that was in it," says Blot. You give it to him by letters, and he draws
    them from the bottom up with his tongue out. One of them he has not met before, and you get down
    and do it for him in the dirt. He reads the whole thing back to you. You feel for a coin. "It's
    free," says Blot. "Names are." He turns the slate about, so you can see that he got it all on.
    .title = Names Are
