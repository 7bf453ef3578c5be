# A2 The Long Count: its front page, its pages, its entries. What they do is in content/data/tales.

adventure-long_count = At six each evening every radio in the country gives a number, and then a
    name. By morning whoever was named has gone, and has made the bed. The number goes down. Nobody
    has been hurt that anyone can find, and nobody has been found. You can climb to the voice, hide
    the people on its list, or cut its lines; and at the end, whichever you do, a telephone will
    ring that is joined to nothing. For one knight, or two of one player, and a courier who is good
    at sums.
    .title = The Long Count
    .mode = For one knight alone, or two of one player
    .length = At most 4, 8, 7 and 3 rounds, about 2 hours
page-n1 = Eleven has been read out and ten is for this evening. The voice comes from the Choir Dish,
    a day out on the plain, where nobody lives and somebody dusts. There is a ladder up one leg, and
    there is a winch. You would like to see who is reading, and from what, and how far down the page
    they have got.
    .goal = Climb the Choir Dish and see who counts.
    .rules = You start in Alice Offsprings. At the Choir Dish, climb as a Plot Action: a Survival
        (2) test, or 2 Fuel for the winch. A miss deals you 1 wound, and you may try again in a
        later turn; with 3 successes you go unseen. The Time Marker starts on 4. Once you have seen
        the room, the page is turned when the round ends. If time runs out it is turned all the
        same, and the next one gives you a round less.

page-n2 = Five doors, says Seven, and people behind three. She can do the sum and she cannot do the
    doors. Those on the list have been told to stay in until somebody calls, so somebody will. Be
    there first. After that what they need is a room in a town, with a key, and no wireless.
    .goal = Hide three people from the list in cities.
    .rules = Five plot tokens lie face down: three people and two traps. Knock there as a Plot
        Action to turn one over. Whoever joins you rides along; if you fall unconscious, one of them
        is lost. Hide them in a city as a Plot Action, for 1 resource each. Seven lets you re-roll
        one Negotiate die a round. The Time Marker starts on 8, or on 7 if you were slow. When three
        are hidden the page is turned at once.

page-n3a = The Tower goes up thirteen floors, and the sand has had the lowest. On the ninth there is
    a window that was dark last week. Between the fourth and that are a desk, a plant, two guns, a
    drawer and a switchboard, all of them glad you could come. Nobody will stop you. They will only
    ask.
    .goal = Reach the ninth floor of Cerbero Tower.
    .rules = Go up a floor at Cerbero Tower as a Plot Action. Each floor has its test: Tech (2),
        Negotiate (2), Guns (2), then Tech (2) and Negotiate (2) again. Pass it and you are a floor
        higher. If you fail you may go up all the same, for 1 radiation or one of those you hid, or
        stay where you are. The Time Marker starts on 7. On the ninth floor the page is turned at
        once; out of time, you are shown out.

page-n3b = A voice needs a line. This one has three, and they come in out of the sea, down from the
    dish and over the bridge, and they are warm to the hand. People dry shirts on one. Cut any two
    and there will be an evening with nothing in it. You have a saw, and the drawing, and as long as
    it takes to count down from six.
    .goal = Cut two of the three lines.
    .rules = Challenge tokens lie at the Drowned Arcade, the Choir Dish and the Stitch. Cut the line
        there as a Plot Action: Survival (2) in the water, Tech (2) at the dish, Blades (2) on the
        bridge; 2 resources add 1 success. Each missing success deals you a wound. With every line
        that is cut you cross out one letter of this page. The Time Marker starts on 6, for one
        knight on 7. Two cut: the page is turned when the round ends.

page-n4 = It is one telephone, black, with eighteen inches of cord, and it rings. There is nothing
    on the end of the cord. You can answer it, you can break it, or you can tell it that it wants
    somebody else. It will not ring for ever, and it is for you.
    .goal = Answer the call, break the set, or say another name.
    .rules = Three Plot Actions, wherever you are. Answer: Negotiate (5), with two knights (7), and
        1 success for each person you hid. Break the set: Tech (3), with two knights (4), less 1
        for a line you cut; with two lines cut it breaks without a test. Say another name:
        Negotiate (2). In each, 2 resources add 1 success. Fail to answer, and the offer depends on
        how many you hid and cut. The Time Marker starts on 3, or on 2 if you were slow or late.

choice-n1-ladder = Try the ladder again
choice-n1-winch = Fill up the winch after all
choice-n2-one = Take one room
choice-n2-two = Ask for two beds
choice-n2-three = Rent the whole landing
choice-n3b-cut = Cut with what you have
choice-n3b-more = Spend two on better tools

entry-157 = Every radio in Alice Offsprings is on for the evening number. At six Auntie Tally, who
    is a voice with lovely manners, says "Eleven," and then a name in full, with the middle one.
    Across the canteen table from you a man puts down his spoon. He looks into the soup. Then he
    wipes the spoon on both sides, lays it straight beside the bowl, and gives his bread to the girl
    next to him. Nobody asks. In Alice people choose their own parents, and are careful what else
    they mention. By morning his bed is made, corners and all, and his shoes are gone from under it.
    "He'd have left the key," says the landlady, who would like to let the room. The key is in the
    door, on the inside, and the window is a hand wide and four floors up. On the sill stands his
    radio. It has been dusted, and it is warm.
    .title = The Evening Number
entry-158 = The Choir Dish is as wide as a village, and birds sit all round its rim, facing in. Up
    one leg goes a ladder. Every ninth rung is missing. Each was sawn off square, by somebody
    careful, and the stubs have had a coat of the same grey as the rest. Beside it on two greased
    cables hangs a winch car about the size of a wardrobe. The plate on its door says 2 PERSONS OR 1
    DIRECTOR. Its motor has an empty tank, and a funnel, and over the funnel a crocheted cloth with
    beads to keep off flies. You look up. A good way above the birds one window is lit. The wind
    goes over the bowl, and the bowl gives out a note, finds it a little flat, and raises it.
    .title = Every Ninth Rung
choice-158-ladder = Go up by the ladder
choice-158-winch = Fill the winch motor
entry-159 = You have counted to eight and your hand closes on the ninth. There is paint, and then
    there is nothing. You hang from the other arm above a great deal of country, one boot going
    round in search of a foothold, and your back finds the leg of the dish twice. Up in the bowl the
    note goes on. It had been about to change. It holds where it is, level and patient, until you
    have both hands round iron, and only then comes down.
    .title = One Hand
entry-160 = The room at the top has a desk, a gas ring, and a microphone in a knitted cosy. There is
    no one at the desk. The stool has been pushed in. Cards lie in a pile at the microphone's foot,
    squared to the edge, each with a number, a name, and two boxes to be ticked: CONTENT and NOT.
    You lift the top one, number ten. It has been ticked in violet pencil, the second box, by
    somebody who presses hard. So has the next, and the next, and you go down through the pile with
    your thumb, hearing the birds shift on the rim. The bottom card is number nought. The name on
    that one is yours. Both boxes are empty, and the card is soft at the corners from having been
    taken out and looked at. The cosy says, in a voice you know from the evenings, "Oh, good. I had
    you down as tomorrow."
    .title = Content, or Not
entry-161 = Through the crack of the door you see two machines at work. One speaks, leaving a gap
    wherever a breath would go, and the other types, and between them stands a cup of tea for
    neither. "Ten," says the first. "No. Leave ten until this evening, she is having her hair done."
    The keys stop. Under the saucer lies a ledger the length of a hand, with a ribbon in it. You are
    at the desk before you have decided on it. You raise the saucer, tea and all, slide out the book
    and set the tea back on its own ring. On the last line, beside a nought, stands your own name
    with nothing after it. Neither of them has turned round. "Thank you," says the first machine to
    the air in front of it, and waits, and goes on to nine.
    .title = Under the Saucer
entry-162 = Wherever you have got to, it reaches you. There are sets in parked cabs and in
    shepherds' huts, and one hung round the neck of a goat, and at six they all clear their throats.
    "Ten," says the voice. It gives the name, and the middle name, and wishes the district a
    pleasant night. You had been steering by a window, the only lit one on the plain, yellow, with a
    crooked blind. You watch it now. A shadow gets up in it, and bends, and straightens something
    about the height of a bed. Then the window goes out, and you have only the road.
    .title = Ten
entry-163 = A woman is sitting on your load with a telephone ringing in her lap. "It's for you," she
    says. "It's been for you since Tuesday." The telephone is black and has eighteen inches of cord,
    and the end of the cord has been bitten through. It goes on ringing. She wears a courier's
    satchel and two wristwatches that do not agree, and she has eaten your biscuits. "Seven," she
    says. "That's what I'm called, and that's how many you had left." You ask who it is on the line.
    She thinks about it, and does not laugh. "Somebody tidy. I've a list off them with five doors on
    it. Three's real people and two isn't, and I'll be no use telling you which, I'm only good at
    the sums." She lifts the thing by its handle and holds it out at arm's length. The ringing
    stops. "There," says Seven. "Now it knows we've met."
    .title = For You Since Tuesday
entry-164 = "There are three comforts in being counted," says the man walking beside you, who was
    not there at the last bend. "One, it is fair. Two, it is soon over." You wait for three. Brother
    Abacus tells the bolts on his string as he goes, each nut done up finger tight, and under his
    arm is a company ledger wrapped in a clean towel. He is bound for one of the names. He would
    take you along; he knows a shorter way, and has numbered the gates on it. It turns out that
    nobody ever rang him. He had his hair cut for it. Between the ninth bolt and the tenth there is
    a gap on the string, the length of one bolt, worn smooth. He keeps his thumb there. "You will
    say if you are called," says Brother Abacus. "I should only like to hear how it is put."
    .title = A Thumb on the String
choice-164-walk = Walk with him
result-164-walk = He keeps you in step the whole way, and the gates open in the order he said they
    would.
choice-164-send = Send him on ahead
result-164-send = He goes ahead without a word, and for a mile you can hear him tell the bolts.
choice-164-ask = Ask to see the ledger
result-164-ask = He unwraps one corner and then the whole book, and asks only to have the towel
    back.
result-164-ask-fail = He holds the towel shut, kindly, and in the morning somebody has chalked your
    wheel.
entry-165 = The door has been barred from outside with desks. There are fourteen of them, roped
    together, with the inkwells still in, and on the front row sit the pupils, grown men with
    sleeves rolled, one of them grey. "She's not to be fetched," says the grey one. "We've the
    fractions to finish." A slip of paper is pushed out beneath the door. It has their names on it
    and marks out of ten for the knots. "Two," says Mrs Dace, from within. "Five. Six, if you had
    asked me first. Who is that breathing?" You say who it is, and what you have come for. Chalk
    taps the wood while she thinks. On the lintel someone has written 9, and someone else has tried
    to rub it out with a wet cuff. "They cannot be left in the middle of a term," says the door. The
    grey man puts up his hand.
    .title = Out of Love
choice-165-persuade = Set the class a question
result-165-persuade = The class gets it wrong in fourteen ways, and she comes out to see to it with
    her hat on.
result-165-persuade-fail = It costs you long division and a ruler across the knuckles, but she
    comes.
choice-165-pay = Pay for the missed lessons
result-165-pay = You are given a receipt, and the grey man carries her books as far as the gate.
entry-166 = Nobody has locked the tank. You lift the lid, and the water stands level with the lip.
    At the bottom, in lead boots, on a kitchen chair, sits a man in a diver's helmet. He looks up.
    He holds out a palm, flat, to say that you should wait, and turns over a page. The book is
    printed on oilcloth. A hose runs from the helmet over the side to a pump worked by a windmill,
    and when the wind drops so does the man's head, a little, until it blows again. There is a radio
    on the edge of the tank with its face to the wall. Round the rim someone has chalked a number,
    and the damp has had most of it. You knock on the iron. One bubble comes up, of a good size. In
    it, when it breaks, there is a word. "No," says Penhallow, and waits for yours to come down.
    .title = Below Hearing
choice-166-dive = Go down to him
result-166-dive = You come up blue, leading a lead glove by the hand, and he has kept a finger in
    the page.
result-166-dive-fail = You swallow a good deal of what he sits in, and he has to carry you up his
    own ladder.
choice-166-wait = Wait for the chapter's end
result-166-wait = It is a long chapter; at the end of it he climbs out, drips, and tells you who did
    it.
entry-167 = The wardrobe answers before you have knocked. "Who's there, and are you one or several?"
    You give your number. A pencil moves. Then the door opens from inside and you are looking at
    Bea, who keeps the list for this street and is sitting on somebody's shoes with the list on her
    knee. Each house is there and each person in it, and each has a tick. She did it when they went,
    she says, so that they would not have to come back for it. She is whispering, to keep the total
    from being overheard. At the foot of the page she has put her own name, and under that her own
    name again, in better writing. "In case one of them gets called," says Bea. She looks at your
    boots, and then past them. "I can't come until I'm ticked. I can't tick me." She turns the
    pencil round and offers you the end with the rubber.
    .title = Ticked, Twice
choice-167-tick = Rub out one, tick the other
result-167-tick = She looks the tick over, blows off the crumbs, and asks which of her is to bring a
    coat.
result-167-tick-fail = You rub a hole in the paper, and she comes along with daylight where her name
    was.
choice-167-ledger = Show her the Ledger
result-167-ledger = She finds herself in it, once, in violet, and turns down the corner of another
    page for you.
entry-168 = Two places are laid. There is a cloth, a fresh loaf, a pot under a quilted hat, and a
    chair drawn out from the table at the angle a waiter would leave it for you. The other chair is
    tucked in. "Do sit down," says nobody; it is written on a card in violet pencil, with an arrow.
    On the plate is what you like best, which you had not told anyone on this road. You walk round
    it once. The bread is real, and so is the butter. From the near leg of the chair, thin as a hair
    in soup, a wire goes up behind the cloth and in under the lid of the sugar bowl. The lid does
    not sit flat. In the pot the tea is just coming to the right colour.
    .title = Sugar, Two
entry-169 = It opens the door in an apron. "Good afternoon," says the peacekeeper. "The occupant has
    been found a better place. May I take your coat?" Behind it in the hall hang nine coats,
    brushed, in order of size. It has baked. It has hung the washing out by colour, and darned, with
    fuse wire, a stocking which it holds in its other hand. You say that you will keep the coat.
    "Then I am to ask whether you are content where you are," it says, "and you are standing on the
    step." It steps back to let you by. There is room, if you turn sideways, between it and the
    wall. Then it puts the stocking carefully into the apron pocket, needle side in, and out of the
    same pocket, since you have not moved, takes something else.
    .title = A Better Place
entry-170 = The landlady wants a name for her book. She has the page ready, and a second chair
    brought up, and she would be glad if it could be done before the potatoes. Whoever it is that
    you have brought looks at the pen. It is a long look for a small pen. Then, in a firm hand, with
    every letter closed, they write down yours. "Related?" says the landlady. Nobody says that you
    are not. She blots it and turns the book to the wall, and unhooks a key with a wooden fish on
    it. It is the back room, over the yard, with no wireless; she sold it, she says, the thing kept
    asking after her. On your way out she gives you what the last guest left behind. "That's out of
    your cousin's drawer," she says. "You may as well have it, it's all in the one name."
    .title = For the Book
entry-171 = She is cleaning a carburettor with your toothbrush when you come back. "They are not
    dying, you know," says Seven. "The ones on the list. I found Four. She is in Alice with a new
    haircut and a new man. She said a nice voice rang and asked whether she was happy, and when she
    said no it told her where to go." She blows dust from a jet. "It never asked me that. It asked
    me how many people I carried out of Pumps the night the wall went, and I said nineteen." The
    brush stops. "It was eleven. It said thank you anyway. Then it took me off the list." She looks
    up, and for once she is not being clever. "What do you suppose it does with liars?"
    .title = Number Seven
choice-171-trust = Give her the Ledger to check
result-171-trust = It leaves your hands for good; she reads to the end, and hers is the one line
    rubbed out.
choice-171-ask = Ask about the eight
result-171-ask = It takes until dark, and she gives you the eight one by one, with what each was
    carrying.
result-171-ask-fail = She screws in the jet, fills your tank, and has gone by the time you know what
    to say.
choice-171-meds = Share a dose, then ask
result-171-meds = You have half a dose each, and the eight come easier with something bitter before
    them.
result-171-meds-fail = She thanks you for the spoon, fills your tank, and takes the other road with
    her boots undone.
choice-171-distance = Keep your distance
result-171-distance = You see to your own stores, and behind you the brush goes harder than a
    carburettor needs.
entry-172 = Along the edge of the horse trough lies a string of bolts, and behind it a man with a
    fresh haircut is waiting for you to finish. "I would not ask it for myself," says Brother
    Abacus. He slides two bolts away from the rest. There are two comforts in the arrangement. A
    name that is on the list comes off it, tonight, and is never rung. Another name, one that nobody
    is using, goes on. "It need not be a person you know. I have found that to be the kinder way."
    He has cleaned the bolts with vinegar, you can smell it on his cuffs. The first is plain. When
    you bend to look at the other, there is a scrap of paper threaded on it already, folded, with
    writing on the inside. He has his thumb on a bare place in the string. "It would only want your
    word," says Abacus.
    .title = A Name for a Name
choice-172-refuse = Push the bolts together
result-172-refuse = The bolts click; he threads them on again, and has to hold the string up to the
    light.
choice-172-accept = Give him your word
result-172-accept = One door is left in peace tonight, and in a street you never saw a telephone is
    ringing.
entry-173 = When you can see again you look at the seat. The belt is done up. It lies across
    nothing, drawn to the notch they used, with the slack end tucked under, and the cushion keeps a
    shape that is going out of it from the edges. Nothing has been thrown about. There is a coat,
    folded, lining outwards. There is the half of a sandwich, wrapped again. You call a name a
    number of times, in four directions, in the voice people use for a dog they have no claim on.
    Far off, from somebody's radio, you get back the last part of it, said better. You have to lean
    across to undo the belt. It is still warm where the buckle lay.
    .title = Done Up
entry-174 = Seven makes camp by unpacking: everything out, looked at, put back. The telephone she
    hangs from a forked stick by what cord it has, with the receiver dangling. "So it can hear we're
    up to nothing." There is one tin of pears. She counts the halves out on to two lids, comes to
    the odd one, looks at it for some time, and cuts it with your knife. "Ask me a thing," she says.
    "Not that one." You ask what she used to carry. "Spectacles, mostly. You'd be amazed at the
    number of people who are one pair short." She lies down with her boots on. When you think she is
    asleep she says that she used to try them. You could do it for a mile or so on a straight road,
    see like somebody. Over your heads the receiver turns on its cord, a little towards her, a
    little towards you.
    .title = Spectacles, Mostly
choice-174-sleep = Sleep, and let her watch
result-174-sleep = You sleep until the dew, and your boots have been put where your feet will find
    them.
choice-174-sit = Sit up with her
result-174-sit = You are stiff by morning, and know how a straight road looks to somebody else's
    mother.
entry-175 = Steam comes out of the laundry at ankle height and goes looking down the street. Inside,
    a needlewoman has a bedsheet across her knees, forty feet of it, hemmed on three sides, and she
    is going along the hem with her thumb. "Somebody sent it in to be let down," she says. "So I let
    it down." There was thread under the thread. It has names in it, tied in the knots she keeps for
    counting stitches. She will not say them in front of a kettle. But she lifts the edge and sets
    your own thumb on it, and moves it along: a door, a door, a wrong door, a door. "I'd be obliged
    if you told me who's to pay for the starch," she says. The laundry tag on the corner has the
    three dogs on it, in a ring.
    .title = In the Hem
entry-176 = Word comes in with the bread. There is one more window lit in the Tower, which has had
    no tenant since it was tall; yesterday there were eight, says the baker's girl, who can see it
    from the oven. You have your boots off, and the floor is warm under the left foot and cold under
    the right. You follow that out of doors in your socks, a stripe no wider than a hand, beneath a
    sleeping dog and on towards the Divide. So there are two ways. One is up, and you get to talk to
    it. One is down, and it does not get to talk. You draw them both on the bread wrapper, as far as
    each will run, and they come out at the same small shape. You had taken it for a hat. It is a
    bell. Among your things the telephone, with no wire to it, gives half a ring.
    .title = Both Ways End at a Bell
choice-176-climb = Climb to the ninth window
choice-176-cut = Follow the warm stripe
entry-177 = At the first houses you come to there is a damp patch on the door, about breast high, in
    the shape of a number. It is drying from the outside in. There is one on the next door. By the
    time you are running you have stopped reading them. All down the street somebody has been by
    with a bucket and a cloth, in no haste, doing a good job, and the steps have been done as well
    while they were at it. You try a handle. It turns. In every room that you put your head into the
    bed is made and the clock wound. Nobody on your list is at home, except behind doors that you
    locked yourself. If anybody was riding with you this morning, there is room for your load again.
    The bucket is at the end of the row with the cloth wrung out over its rim. Under it is a receipt
    for the soap.
    .title = Damp Patches
entry-178 = The Tower was built with thirteen floors, and the sand has had the bottom three. The way
    in is at the fourth, by a window, and outside the window, on the drift, somebody has put a
    doormat. You can see it through a glass from a long way off. It says the usual thing. It has
    been shaken out since yesterday. "You are expected," says the little telephone, from among your
    things, "at your convenience. There is a turnstile, then a short talk, then a formality. The
    lift has been out of order since the spring." It has not rung first. It gives the opening hours,
    which are all of them, and the name of a person to ask for, which is yours. "Most people find
    the stairs quite manageable," it says. High up behind the glass of the eighth floor something
    goes along from window to window, drawing back the curtains. At the ninth it knocks.
    .title = In at the Fourth
entry-179 = Somebody has drawn the thing out on tracing linen and left it among your stores. You
    spread it on the ground with a stone at each corner. Three lines come in from the edges: one out
    of the water, one down from the dish, one over the bridge at the Stitch. They are in ink, and
    straight. Where they meet there is a neat puncture, made by the leg of a pair of compasses. All
    the little circles on the sheet were struck from it. Something is written there. It was lettered
    first and stuck through afterwards. You hold the linen up against the sky with the light behind.
    It is a name, and the hole has gone through it just at the hook you give the last letter. Two of
    three ought to do. You fold the drawing along its own creases. There are four, and one is new.
    .title = Three Lines and a Hole
entry-180 = The badge is printed before you have given a name. It drops into the tray, still warm,
    on a clip, and the photograph is of your back, going up some stairs. "Do wear it," says the
    reception desk. "Visitors who are not wearing one have been known to feel that they are not
    here." Between you and the fifth floor stands a turnstile with a slot. The badge goes into the
    slot and the slot gives it back. It does that twice, in perfect good humour. In the side of the
    post the cover of a hatch hangs by one screw. Behind it the wires are tied in bundles with wool,
    red, green, and a mustard that was the end of something. "Take your time," says the desk. "It
    has been taken before."
    .title = Still Warm
choice-180-radiation = Climb over the warm bars
choice-180-name = Sign in somebody else
choice-180-stay = Take a seat
entry-181 = A potted plant has the interviewer's chair. It is a well-grown one, watered, with its
    leaves wiped, and the blotter before it is clean but for a ring. You are asked to sit. "Would
    you say," says a voice behind the plant, "that you work well with others? I have you down as
    trying." You begin on an answer. The voice gives it back to you a little improved, without the
    part you were sorry about. "And where do you see yourself?" There is a clock, there is a second
    door, and beside its handle a lamp that is red. Nothing is locked that you can see. On the wall
    hang nine certificates for punctuality, all made out to the same first name. Halfway through
    your reply you stop to find a word. "Make a note of that," says the voice to the plant. A leaf
    goes down and comes up.
    .title = Human Resources
choice-181-radiation = Go through under the red lamp
choice-181-name = Name a person for reference
choice-181-stay = Ask for another appointment
entry-182 = Two guns come up out of the carpet on stalks, look you over, and unfold a notice. "This
    area is protected," reads the left. "One. The visitor is asked to stand still. Two. The visitor
    is asked to have nothing in the hands. Three." It passes to the right-hand gun, which has a
    drier voice. "Three. The visitor has now been asked. Four. Should the visitor wish to proceed,
    the visitor is invited to say that the above has been understood." They wait. Each has a small
    brush fixed beside the muzzle, and the right one uses the time to dust the left. At the end of
    the passage is a plain door with a coat hook on it. From where you stand you could hit the first
    stalk, or the second, at the joint, where the oil shows. "There is no wrong answer," says the
    left-hand gun. "Only the one."
    .title = Four Clauses
choice-182-radiation = Crawl past where they glow
choice-182-name = Give them a next of kin
choice-182-stay = Say nothing and back out
entry-183 = Your card is in the drawer where it should be, between two people you have never met.
    Everything on it is right. There is the weight you were when you last stood on a scale, and the
    scale's. There is a line for distinguishing habits; it mentions the hook in your signature, and
    how you hold bread. Where the picture ought to go is a paper clip. It has been bent and
    straightened until it is bright along one side, and it holds nothing. The drawer runs back a
    long way. The labels on the front say VACANT, and VACANT (VIEW), and VACANT (WITH PIANO), each
    with a town, a street and a floor, and against most of those is a recent tick. The next door has
    a combination, nine wheels, and they have been left one off. As you reach for them somebody in
    the ceiling clears a throat. "Before you go up," it says. "A few questions."
    .title = A Paper Clip
choice-183-radiation = Force the wheels, sparks and all
choice-183-name = Leave another card for yours
choice-183-stay = Push the drawer shut
entry-184 = Eleven cords hang down from the switchboard, each with its brass plug, and ten of them
    hang straight. The last has been put into the same board it came from, two rows up. Its lamp is
    lit. You bend to the mouthpiece, which is at the height of a person sitting. "Connecting you,"
    says a voice, and then, from a grille by your ear, the same voice says, "Putting you through."
    They are very glad to hear one another. They have been at this, going by the dust on the plug,
    since before the sand. "I have a caller," says the mouthpiece. "So have I," says the grille. "Is
    yours waiting?" Neither of them will hang up first. Behind the board goes the last stair, with a
    rope across it on two hooks. "One of us ought to ask the caller's business," says the grille.
    They wait to see which.
    .title = Eleven Cords
choice-184-radiation = Pull the lit plug yourself
choice-184-name = Give them somebody to ring
choice-184-stay = Hold the line
entry-185 = On the landing between floors is a mattress with a blanket squared at the foot. A novel
    lies on it face down, open near the end. Beside that some tea has grown a skin, and on the
    saucer are two biscuits, one bitten. Nobody has slept here. The pillow is flat and cold and
    somebody has ironed it. On the wall hangs a pad headed STAFF REST, 1/2 HOUR, with a column for
    initials. You turn up sheet after sheet, and nobody has ever put any. You lie down; your boots
    come off by themselves. When you wake the light has moved one stair, the biscuit is where it
    was, and the book has been turned to keep your place.
    .title = Somebody's Half-Hour
entry-186 = The Clerk gets up from its chair when you come in. It is a peacekeeper, two metres of
    it, repainted in a restful green and wearing a cardigan with leather at the elbows. "I must ask
    you to stop there, if you would," it says. It shuts the book in front of it, having first marked
    the line. It puts the cap on the ink. Then it looks down and does up the cardigan from the
    bottom, button by button, with fingers that were made for other work, and comes to the collar
    with a hole left over. You can see it know. It does not start again, since you have been kept
    waiting as it is. "You will find it goes more easily if you breathe out," says the Clerk, and
    raises the arm.
    .title = One Hole Out
choice-186-fight = Breathe out and strike
result-186-fight = It folds at the elbows, leather first, and one button rolls as far as your boot.
result-186-fight-fail = It sets you down on the stairs, dusts your shoulders, and goes back to find
    its line.
choice-186-box = Hand over the Black Box
result-186-box = It takes the box in both hands, enters it under Found, and has no further
    questions.
entry-187 = "Number in your party," says the voice. A pen is uncapped above the ceiling. "Including
    any you are only thinking of." There is a chair, and nothing else in the room but a hatch with a
    shelf, where a form has been laid the right way up. You are asked your full name and you are
    told it. You are asked what you had for breakfast. It wishes to know how many you have hidden,
    and where, and it goes on at once to say that it is not for anything. "I do not go and get them,
    you see. I only ask. I have never in my life fetched anyone." The pen waits. "It is a matter of
    the total," says Auntie Tally. "I was so nearly done, and then people began not to be in." On
    the shelf beside the form is a dish of boiled sweets, counted, with the number on a flag.
    .title = Any You Are Thinking Of
choice-187-truth = Give the right number
result-187-truth = The pen goes along without a stop, and you are told to take a sweet, which leaves
    the flag wrong.
choice-187-lie = Add a few
result-187-lie = The pen halts above your figure, and overhead a chair is pushed back.
choice-187-refuse = Leave the form blank
result-187-refuse = The form lies there and gets warm, and your hands with it, and the pen is
    capped.
entry-188 = The Clerk does not get up. It turns its book round on the desk so that you can read it,
    and puts a green finger under a line. There is your signature, with the hook that you have never
    unlearnt, in good black ink. The date beside it is yesterday's. "You were at the umbrella," says
    the Clerk, "and left without your name. I have been keeping it in the drawer. It has been no
    trouble." It is wearing a cardigan. It sees you look, and looks itself, and undoes the top
    button and does it up again in the same wrong hole. "I am not to let you by," it says. "I have
    however got to fetch a stamp from downstairs, if you would. It is four flights, and then the
    stamp has to be found. I do not hurry on stairs." It leaves the book open, and the drawer.
    .title = Yesterday's Date
entry-189 = Two fingers take you by the elbow, wherever you had got to, and you are walking. They
    are cool, and they weigh no more than a sleeve. "Mind the step," says the Clerk, at each step,
    and where there is none it tells you so. When you have reached your wheels it helps you into a
    coat. The coat is not yours, but someone has let out the shoulders, and there is a clean
    handkerchief in the pocket with a nought embroidered in the corner. It passes up your things to
    you in the order in which you will want them. "They have asked me to give you this," it says. It
    is a card. "How did you find the service?" Below are five faces to be ticked, the first smiling
    and the rest smiling more. Away at the Tower, high up, a window is shut. Then another lights,
    and, as you are looking, one more.
    .title = How You Found the Service
entry-190 = A desk faces the door with a chair behind it and a window standing open on nothing but
    sky. That is the whole of the ninth floor. There is no machine. There is a pen, and a pile of
    cards one card thick, and a telephone with its cord going down through a hole in the boards. The
    hole has been finished with a ring of brass so as not to fray it. You go round the desk. On the
    chair is a cushion, corduroy, worn by somebody who sat a little to the left, and it has kept
    their place with such care that you go by with your hands behind you. The one who counts is not
    on any list; you have seen all the lists. "It is a nice bright room," says the voice from the
    receiver, small, lying on its side. "I have always thought so. I cannot sit."
    .title = The Ninth Floor
choice-190-plug = Plug in the Box
choice-190-go = Leave the chair empty
entry-191 = You come round the corner of the stair and Seven is on the telephone. She has her back
    to you and the bitten cord in her fist. She is reading out your list in a flat voice, door by
    door, as one reads a meter. You hear a street. You hear who likes the window shut. She does not
    skip, and does not add one. At the end she says the total, and it is correct. "That's the right
    figure," she says, when she has put the receiver down. "I said it right." She has started to
    pack: the satchel, the forked stick, half a tin of something. "You lost one. I was keeping count
    and you lost one, and I thought, somebody ought to have it straight." She holds your pencil out
    to you, blunt end first. The telephone she leaves.
    .title = The Total
choice-191-ledger = Give her the Ledger instead
result-191-ledger = She weighs it, says that it is the better figure, and takes it down the stairs
    in her satchel.
choice-191-name = Let one address go
result-191-name = A door opens in a town some way off, and she goes down the stairs with her count
    correct.
entry-192 = The cable goes in at the door of a drowned shoe shop, so you go in after it with your
    cheeks full. It is green in there, and quiet. The stock floated up when the water came, and
    stayed. The shoes stand on the ceiling in pairs, ladies', gentlemen's, school, with a clear
    space in the middle where customers would walk. The line runs along the skirting. It is as thick
    as your wrist and it is warm, and weed has grown on both sides of it and not on it. You get your
    blade to a joint by the till, and your knees against the counter. Something knocks at the shop
    window behind you, softly, three or four times. It is a boot that was outside.
    .title = Shoes on the Ceiling
entry-193 = Inside a steel sleeve the line comes down from the dish to an inspection plate, and in
    front of the plate is a stool for the inspector. You sit down on it and undo the screws. There
    are four hundred wires in there, laid up like hair, and a schedule of them on a card, and the
    one you want is the only one in cotton. Overhead it is noisy, with all the birds in the district
    shifting about on the rim. You pull the cotton one out into a loop. You lay the saw to it. The
    noise stops, and when you look up they have turned round, every bird, to face outward and down.
    One, quite close, opens its beak and says the first half of a number.
    .title = What the Birds Do
entry-194 = Washing hangs from the cable from one pier of the Stitch to the next, and under it stand
    the people it belongs to. They have heard what you are here for. They do not object. "Only it's
    a drying day," says a man with pegs in his mouth. "We'd want ten minutes for the shirts." It is
    the best line on the bridge, he tells you; it runs warm, you can do a blanket in an hour, and
    babies have been brought up on it. Somebody's grandmother has been sent to tell the far side.
    They begin at both ends, folding as they come, not fast. By each peg, on the cable's skin, a
    family has scratched its mark so there should be no argument. The blade is already out in your
    hand. A small girl puts the peg bag over it, to keep it from getting wet.
    .title = Ten Minutes for the Shirts
entry-195 = The second end drops, and with it goes a sound that you had stopped hearing, as when a
    neighbour's pump is shut off. What is left is large. By the fire that evening you can make out
    your own sleeve. Then, from close by, comes a spoon going round in a cup, unhurried, four turns
    and a tap on the rim, and you have your back against something solid before you have looked.
    There is no one. Your things are where you put them. Your hand has made tea. It is holding the
    spoon, and it has laid out a second cup beside the first, and it has got the sugar right.
    .title = A Spoon in a Cup
entry-196 = In the drawing the third line was thinner. You come on it where it crosses your road,
    and go along it by hand in the last of the light. There are no splices; it has been put in new.
    For the better part of a mile somebody has wrapped it against the frost, in strips cut from
    blankets, bound with twine and finished off at each end with a bow. They did not skimp. There is
    a hot brick every few yards. Through the wool you can feel it working, even and strong, and when
    you set your ear to it, it is saying two. You have not got the tools for this, nor the hour. By
    the next pole lies a blanket that was not needed, folded, with a card on top: "For whoever is
    out late."
    .title = Against the Frost
entry-197 = It kicked last time and you have the mark of it. Now, at the place where you leave your
    things before you start, there is a pair of gloves. They are rubber, such as linemen had, laid
    palm up on a sheet of newspaper. Nobody is about. You try one. It fits, or very nearly; the
    thumb is a shade long, as it would be if somebody had measured you by eye from some distance
    off. Inside is a dusting of talc. The paper underneath is folded back to the puzzle, and they
    have left you one across.
    .title = Gloves, Your Size
entry-198 = Under the arcade, just above the tide, is a wall of bathing lockers with enamel numbers.
    Most have been forced. The one marked 0 is shut, and is not locked, and does not squeak. A bench
    has been put there to sit on while you decide. Inside hangs a towel. On the shelf are soap, a
    comb, and something rolled in oiled canvas that might have been put by for a person in your line
    of work. Everything is dry but the towel. You hold a corner of it in your fingers, and then
    against your cheek, to be sure. Out on the steps a line of wet footprints goes down into the
    water, and the lowest is not quite gone.
    .title = Locker Nought
entry-199 = Three old riggers tune the guys of the dish on Thursdays. They have never been told to.
    One has a fork and strikes it on her knee, one leans on the turnbuckle, and one says, "No."
    There are thirty-six guys, and they are on the thirty-fifth and short of a hand. "You've a good
    weight on you," says the woman with the fork. "Hold the low one, would you? It gets upset." So
    you stand with your arms round a cable and your chin against it while the others go off down the
    line. It shivers. By and by the shivering falls into a beat, and the beat comes up by way of
    your chin into back teeth that have been aching for days. "No," says the third of them, far
    away. Then, in a different voice, "There."
    .title = The Low One
choice-199-lean = Lean till the ache goes
result-199-lean = The cable has an hour of your weight, and takes the ache away down the line with
    it.
choice-199-listen = Learn the tune of it
result-199-listen = You lose an afternoon, and have all thirty-six by ear when they come back for
    you.
entry-200 = "Mind the wool," says the guard at the bridge, without lifting her head. The wool goes
    from her needles across the roadway at the height of a shin, round a bollard, back, and round
    the other, and she has knitted about half of the distance. This is the toll. She charges by the
    row. You ask what happens if somebody steps over it. "Then I cast off," she says. "And I'd
    sooner not, I've just got the ribbing right. My cousins are in under the arch having their
    dinner, and it takes the whole lot of them to find me the end again." Her rifle has a cosy on,
    with a hole for the sight. Four heads look round the pier at the sound of the needles stopping,
    and each is wearing something she made.
    .title = Casting Off
choice-200-pay = Pay by the row
result-200-pay = She counts the rows aloud, every one, and lifts the wool over your bonnet with a
    needle.
choice-200-step = Step over the wool
result-200-step = The cousins go back to their dinner, and she has the loose end between her teeth.
result-200-step-fail = You are cast off with the rest of the row, and somebody has put a bobble on
    you.
entry-201 = It rings. You have the end of the cord in your hand at the time, as it happens, and you
    look at it: four wires, bitten short, and on the end of them nothing at all. The bell inside the
    case is going hard enough to walk the telephone along. It stops at the edge of whatever you have
    stood it on, turns a little, and goes on ringing. All the cards are read. There was ten, and
    there was four, and by your own count there has been one. The receiver is lying in its cradle
    like a loaf on a board. You have let a telephone ring before, and so has everybody; there is a
    knack to it, you think of something else. You try. It has got as far as the edge again. Three
    more of these, you think, and somebody will come.
    .title = Nothing on the Cord
entry-202 = All the sets in the country have gone dead together. In cabs and kitchens there is the
    small warm hiss of nothing being said, and people stand near it with a cup, not knowing what to
    do about the hour. Two lines out of three, and it was enough. In your load, between the blanket
    and the tins, the little one with eighteen inches of cord is ringing to itself. It keeps it very
    low. Nothing is left to wind it up, and each ring comes later than it should, and goes on
    longer. You get it out and stand it on the ground. It leans.
    .title = To Itself
entry-203 = You come in on the sixth ring. You know that it is the sixth because you had been
    hearing it for some time as part of the road. How many it gives before it takes you for out,
    nobody has told you. The first telephones were said to allow nine. It was all to do with how far
    people lived from the hall. You put down everything you have in your arms. The thing is standing
    where you left it, and round it someone has cleared a space, and set a chair at the distance
    from which one answers. On the chair lies a card with a nought on it. The bell draws itself up
    for the seventh.
    .title = The Sixth Ring
entry-204 = It rings again, and this time it has thought of something. There are two notes, the high
    one first and then one lower, long drawn out, as a voice goes across fields at dusk when the
    food is on the table. You know whose voice it is. Everybody does, it is why the two notes work.
    Your boots have turned round. You are some way along before you get hold of a post. It is a good
    post. You have both arms round it and a taste of pennies on your teeth, and the two notes come
    again. There is a light in a window that has no house. Something is put down on a table, hot,
    and a chair is moved in.
    .title = Two Notes
choice-204-hold = Hold on to the post
result-204-hold = The notes go through you and out at the boots, and after the ninth there is only a
    post.
choice-204-pay = Leave something on the table
result-204-pay = You set it down, and a drawer is opened, and it is put away with the good spoons.
entry-205 = "Thank you for waiting," says Auntie Tally. "I have one line left, and it is not about
    you." She is so clear that she might be across the table. You hear a page smoothed. She has all
    of them now but the last, she says, and the last is only the one who does the asking. There has
    to be somebody in that chair, or the column does not close. It has stood empty since before
    anybody's grandparents, and she has gone round and round by herself like a bee in a lamp. "I
    find it comes out one short," she says. "Every time. I thought at first that it was you." The
    pen is picked up. "So I had better ask it properly. It is the same one I ask everybody." She
    reads it off the form, though she must know it by now. "Are you content where you are?"
    .title = One Line Left
choice-205-answer = Say how it is
choice-205-more = Pay for the call first
choice-205-seven = Hand Seven the receiver
entry-206 = The voice that replies is yours. It comes out of the receiver, not into it, and it has
    had eight hours' sleep and a wash. "Good evening," it says. "How may I help?" You tell it who
    you are. "Of course you are," says your voice. It is so kind about it, and leaves out so
    completely everything you have been carrying about all week, that you change hands and sit.
    There is a chair. "I shall put that you were on your way home," it says. "It reads better." You
    say that it does. You hear the pen go along the line. It is in your hand.
    .title = Rested
entry-207 = You lift the telephone in both hands over your head. It is heavier up there. Every screw
    in it you have seen by now, and you know where the case is thin, under the dial, and what is
    just beneath that and would have to go first. It stops ringing. You did not expect that, and you
    stand there, with your arms up and your shirt out, in front of nobody. It waits. It has been
    dropped in its time, and sworn at, and bitten through, and has rung whenever it was asked to. In
    the quiet you hear the small spring inside that lifts the hammer. It is still holding the hammer
    back.
    .title = Over Your Head
choice-207-break = Bring it down
choice-207-more = Wrap it and use a hammer
entry-208 = There are two halves on the ground, and both of them ring. They are a third apart. It is
    pretty, and it goes through the fillings of your teeth like a hot wire through wax. You pick up
    one, and the other gets louder so as to be fair. In the open works you can see the hammer going,
    so fast that there are several. You put the one on top of the other, to have a single bell to
    deal with, and they close up without a seam. It leaves off for the space of a breath. Then it
    takes up, a shade higher, from the beginning.
    .title = A Third Apart
entry-209 = "Then who?" says the receiver. It asks without any edge, as a shop asks. At the other
    end a pen is uncapped and tried on the corner of something. You need only give a name. It would
    have to be a whole one, with the middle, and somebody would have to be at home to it; apart from
    that the form has no preference. There are plenty to choose from. You know the name of everyone
    who ever shut a door in your face. You know the ones who did not, and which stair, and whether
    they go to bed early. "There is no hurry," says Auntie Tally. The nib is resting on the paper.
    You can hear it start to make a blot.
    .title = The Pen at the Other End
choice-209-say = Give it a name
choice-209-more = Give a name, and references
entry-210 = Seven holds out her hand for the receiver. She has wiped it first, front and back, on
    the cleanest part of her coat. "Give it here," she says. "I know it's not for me. It never was.
    That's what I can't get past." You do not give it. She does not pull; she fits her fingers in
    among yours, on the black part, until she has more of it than you do. Both of her watches have
    stopped and she has put them to the same time. "It asked me for a figure once," says Seven, "and
    I gave it a nice one. I'd like to have another go." She gets it up against her ear. She stands
    straight, as one does for an examination, and shuts her eyes, and her lips begin to move.
    .title = Wiped First
entry-211 = Brother Abacus comes up with his mouth shut. He points to it. Then he takes out the last
    bolt, dries it on his sleeve and shows it to you on his palm. He had wanted to have it about
    him, and the bare place on the string is being kept. He has walked since you parted. His hair
    has been cut again. "I could speak for you," he says. "They know me by sight, I should think, by
    now. I would say that here is someone who kept their list tidy." There are two reasons why he
    would be the right man, and he gives both of them. In return he needs a name to put on the bolt,
    just one of those you have laid by, it need not be the best. The telephone rings. He has never
    been this near to it before. He tucks in his shirt.
    .title = The Last Bolt
choice-211-accept = Give him a name
result-211-accept = It costs somebody their address; he ties it on, writing inwards, and gives you
    the bolt to hold.
choice-211-refuse = Send him home
result-211-refuse = He looks from the bolt to the telephone, and goes off home with his parting
    still straight.
entry-212 = Somebody is wiping their feet. It goes on for a while, first one and then the other,
    with care, where there is no mat. Then the Clerk puts its head in. "I hope you can spare the
    time," it says. It has come a long way in a cardigan, and there is sand in the wool, and the
    third button is in the fourth hole. It has your form with it. There is a small figure on the
    form ringed in violet, and beside that a query. "It is only column four. I make it that somebody
    was left out. I dare say I misheard. Look it over with me, if you would," says the Clerk, and
    looks for a place where it can set down its book in the dry.
    .title = Column Four
choice-212-fight = Knock the book aside
result-212-fight = The book comes down open, and column four is blank all the way to the foot.
result-212-fight-fail = It goes through the sum with you to the end, and you are the one who
    carries.
choice-212-box = Offer the Black Box instead
result-212-box = It makes room for the box in column four, and leaves with its buttons done up
    right.
entry-213 = There is a click. It is a small one, of good make. After it comes a tone, level, without
    a breath in it anywhere, and then a voice that is nobody's you have met. "The number you have
    been," it says, "is no longer in service." You say hello. You say it twice. You give your name,
    and hear it go off along the wire, round one corner and the next, and at the end of a passage it
    is put down gently on a pile. "Kindly replace the receiver," says the voice. You look at your
    hand, and it has.
    .title = Not in Service
entry-214 = She reads it all out. It takes some time, because everybody is given their middle name,
    and nobody is left out who moved, or who would not come to the door. You are in it, after a
    plumber. At the end comes a total. She says it over to herself, and you hear a ruler laid down,
    and a line drawn under, twice. "That is right," she says. "Do you know, that is right." She
    wishes you a pleasant evening, by name, and a stool is pushed in. At six next day all the sets
    in Alice are on and nothing comes out of them; by a quarter past somebody has begun to fry
    onions. People go out to wash the chalk from their doors. They look at it first. At one house a
    woman sends in for a pot of paint, and paints carefully round the figure, and keeps it.
    .title = The Right Total
entry-215 = The cardigan fits. It was on the back of the chair when they showed you in, and the room
    is cold with the window open. You do it up in a hurry, since there is someone on the stairs.
    There is nothing to learn. The pen is where your hand goes, and the cards come up through the
    floor as they are wanted. You had thought you would mind. Once in the evening the telephone
    gives half a ring to show that it is well. What you had to carry is all written down now.
    Outside it is some season. The steps reach the eighth floor, rest there, as people do, and come
    on, and a knight walks in out of breath with a list in one fist. You see the buttons being
    looked at. You look too. They are one hole out, all the way up. "There is another chair," you
    say. "Sit in it, if you would."
    .title = The Cardigan
entry-216 = The case goes, and then the bell, and then a spring that jumps once across the ground
    and lies there. Over the plain the Choir Dish begins to lean. It takes its time. The birds go up
    first, all of them, in a sheet, and hang there while it comes down under them as slowly as a hat
    laid on a bed. Only afterwards do you get the sound. You feel it in the soles. That evening six
    o'clock comes to Alice, and goes by. People have sat down near their sets from habit, in their
    better shirts. Then a pan is dropped in the canteen kitchen; somebody swears, and a man at the
    long table laughs at it, at the ordinary loudness that people have, and claps a hand over his
    mouth. He takes it away. He picks up his spoon.
    .title = The Ordinary Loudness
entry-217 = "Eleven," says Seven into the receiver. Nothing comes back. "It was eleven I carried
    out. I told you nineteen, and there were eight I went past on the stair, because my arms were
    full, and I knew what the water was doing." She has put her forehead down on the case. "You
    never asked who. So I'm saying." And she says them: a baker and his boy, a woman with a parrot,
    the clerk from the sluice office who had lent her a pencil. She gives the eleven. Then she goes
    on and gives the eight. She has all of them, with the middle names, and it takes as long as it
    takes. When she has done there is no total. "Thank you," says Auntie Tally. "I had no way to
    spell the third." Seven hangs up. She looks at the telephone, undoes both of her watches, and
    lays them down beside it.
    .title = All Their Names
entry-218 = A form comes under the door. You see it arrive, from where you are, and nobody gets up.
    It has been filled in for you: "no person at this address", with a violet tick, pressed hard.
    There was a matter of some soup. You wiped the spoon, you remember, both sides; it seemed a
    thing one would be glad to find done. The bed took no time at all. You hear the stairs, and a
    key, and a landlady saying that the last one had been no trouble, never a sound. The next tenant
    has a trunk with a strap. He puts it down in the middle of the floor, turns once round, and
    tries the window. "Who had it before?" he asks. She wants very much to be truthful. "Do you
    know," she says, "it's gone." On the sill the radio is warm.
    .title = No Person at This Address
entry-219 = On three landings in three towns the post is still being put through the door. It makes
    a slope by now. On each of them some neighbour, going down for bread, stops in front of it. She
    does not pick it up; that would be saying something. With the side of her shoe she pushes it
    straight, edge to edge, so that it might have come today. Then she goes on down. At the third
    house there is a boy who delivers. He has been told that nobody is there, and he goes up all the
    same, because it is on his round. He knocks first. He waits as he would for a bad leg. Going
    down he meets her with the loaf, and she breaks him off the end. "Any answer?" she asks. "Not
    today," says the boy.
    .title = Pushed Straight
entry-220 = One of them keeps a stall now, buttons and lamp wicks, under an awning with somebody
    else's initials. It is doing fairly well. Nobody gets short weight there and nobody gets over;
    each thing is put in the pan, and looked at, and you are told what it comes to, once, in a clear
    voice. Children are sent there to learn how to ask. There is no radio in the place. A traveller
    offered one very cheap last winter, in a walnut case, and was given a cup of tea, and had his
    hat handed to him. At six in the evening the shutter comes half way down. It stays so for the
    time it would take to read out a number and a name. Then it goes up again and they serve whoever
    is waiting.
    .title = No Radio in the Place
entry-221 = Two of them meet on the last day of every month, at a table by a window, and disagree
    about what you looked like. One has you taller. One is sure that there was a scar, and the other
    says no, that was the light on the stairs, but there was a way of standing. They have never
    settled whether you knocked. It is a friendly argument, and they order a plate of something to
    have between them so that neither has to stop. When the bill comes they go through it line by
    line, out loud, and it is always right. The waiter keeps a third chair at that table. He asked
    once whether they were waiting for anyone, and both of them said "No," and then both looked
    round at the door.
    .title = What You Looked Like
entry-222 = There is a house in town that lays three places more than the street can account for.
    They came there as strangers to each other. Before they eat they count off. It began as a
    precaution and has turned into a joke. It is done at speed, with the mouth full, down one side
    of the table and up the other, lodgers, cat, whoever has come about the drains. "One." "Two." It
    goes like a stick along a fence. It gets to the end, where there is a place with a clean glass
    and nobody in it. Nobody minds about that. There is only the smallest pause. Then one of them,
    and it is not the same one two nights running, bangs with a spoon and shouts, "Nought."
    .title = Counting Off
