# A2 The Long Count: its entries.

entry-157 = Every radio in Alice Offsprings is on for the evening number. At six a voice with lovely
    manners says "Eleven," and after it a name, in full, with the middle one. Across the canteen
    table from you a man puts down his spoon. He looks into the soup. Then he wipes the spoon on
    both sides, lays it straight beside the bowl, and gives his bread to the girl next to him.
    Nobody asks. In Alice people choose their own parents, and are careful what else they mention.
    By morning his bed is made, corners and all, and his shoes are gone from under it. "He'd have
    left the key," says the landlady, who would like to let the room. The key is in the door, on the
    inside, and the window is a hand wide and four floors up. On the sill stands his radio. It has
    been dusted, and it is warm.
    .title = The Evening Number
entry-158 = The Choir Dish is as wide as a village, and birds sit all round its rim, facing in. Up
    one leg goes a ladder. It lacks every ninth rung, sawn off square with the stubs painted over,
    which is how somebody saves on rungs and not how anybody breaks a ladder. Beside it on two
    greased cables hangs a winch car about the size of a wardrobe. The plate on its door says 2
    PERSONS OR 1 DIRECTOR. Its motor has an empty tank, and a funnel, and over the funnel a
    crocheted cloth with beads to keep off flies. You look up. A good way above the birds one window
    is lit. The wind goes over the bowl, and the bowl gives out a note, finds it a little flat, and
    raises it.
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
    and put the tea down where it was, without a ring. On the last line, beside a nought, stands
    your own name with nothing after it. Neither of them has turned round. "Thank you," says the
    first machine to the air in front of it, and waits, and goes on to nine.
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
    take you; he has a way through that he does not show on Sundays. It turns out that nobody ever
    rang him. He had his hair cut for it. Between the ninth bolt and the tenth there is a gap on the
    string, the length of one bolt, worn smooth. He keeps his thumb there. "You will say if you are
    called," says Brother Abacus. "I should only like to hear how it is put."
    .title = A Thumb on the String
choice-164-walk = Walk with him
choice-164-send = Send him on ahead
choice-164-ask = Ask to see the ledger
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
choice-165-pay = Pay for the missed lessons
entry-166 = The lid of the tank is not locked. You lift it and find it full to the lip, and at the
    bottom, in lead boots, on a kitchen chair, sits a man in a diver's helmet. He looks up. He holds
    out a palm, flat, to say that you should wait, and turns over a page. The book is printed on
    oilcloth. A hose runs from the helmet over the side to a pump worked by a windmill, and when the
    wind drops so does the man's head, a little, until it blows again. There is a radio on the edge
    of the tank with its face to the wall. Round the rim someone has chalked a number, and the damp
    has had most of it. You knock on the iron. One bubble comes up, of a good size. In it, when it
    breaks, there is a word. "No," says Penhallow, and waits for yours to come down.
    .title = Below Hearing
choice-166-dive = Go down to him
choice-166-wait = Wait for the chapter's end
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
choice-167-tick = Help her find herself
choice-167-ledger = Show her the Ledger
entry-168 = The table is laid for two. There is a cloth, a fresh loaf, a pot under a quilted hat,
    and a chair drawn out from the table at the angle a waiter would leave it for you. The other
    chair is tucked in. "Do sit down," says nobody; it is written on a card in violet pencil, with
    an arrow. On the plate is what you like best, which you had not told anyone on this road. You
    walk round it once. The bread is real, and so is the butter. From the near leg of the chair,
    thin as a hair in soup, a wire goes up behind the cloth and in under the lid of the sugar bowl.
    The lid does not sit flat. In the pot the tea is just coming to the right colour.
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
    brought up, and she would be glad if it could be done before the potatoes. The one you have
    brought here looks at the pen. It is a long look for a small pen. Then, in a firm hand, with
    every letter closed, they write down yours. "Related?" says the landlady. Nobody says that you
    are not. She blots it and turns the book to the wall, and unhooks a key with a wooden fish on
    it. It is the back room, over the yard, with no wireless; she sold it, she says, the thing kept
    asking after her. On your way out she gives you what the last guest left behind. "That's from
    your cousin's drawer," she says. "You may as well have it. He's got your name."
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
choice-171-ask = Ask about the eight
choice-171-distance = Keep your distance
entry-172 = Abacus has set out his string along the edge of the horse trough. "I would not ask it
    for myself," he says. He slides two bolts away from the rest, side by side. There are two
    comforts in the arrangement, as he sees it. A name that is on the list comes off it, tonight,
    and is never rung. Another name, one that nobody is using, goes on. "It need not be a person you
    know. I have found that to be the kinder way." Water drips from the pipe into the trough. He has
    cleaned the bolts for the occasion with vinegar, you can smell it on his cuffs. The first is
    plain. When you bend to look at the other, there is a scrap of paper threaded on it already,
    folded, with writing on the inside. He puts his thumb where the gap is. "It would only want your
    word," says Abacus.
    .title = A Name for a Name
choice-172-refuse = Push the bolts together
choice-172-accept = Give him your word
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
choice-174-sit = Sit up with her
entry-175 = Steam comes out of the laundry at ankle height and goes looking down the street. Inside,
    a needlewoman has a bedsheet across her knees, forty feet of it, hemmed on three sides, and she
    is going along the hem with her thumb. "Somebody sent it in to be let down," she says. "So I let
    it down." There was thread under the thread. She has found names in it, in knots, the sort used
    by people who count stitches and by nobody for talking. She will not say them in front of a
    kettle. But she lifts the edge and sets your own thumb on it, and moves it along: a door, a
    door, a wrong door, a door. "I'd be obliged if you told me who's to pay for the starch," she
    says. The laundry tag on the corner has the three dogs on it, in a ring.
    .title = In the Hem
entry-176 = Seven draws it on the bonnet lid of a wreck in soap. "Here's the Tower. Yesterday it had
    eight lit windows and today there's nine, and it hasn't had a tenant since it was tall." She
    draws a line from the dish to the ground, and along the ground, and under the water, and puts
    her palm flat on the earth beside her boot. "Now feel that." It is warm, in a stripe the width
    of a hand, going off towards the Divide. "So one way is up and you get to talk to it. One way's
    down and it doesn't get to talk." She adds it up, moving her lips, and goes over the sum from
    the bottom. Both lines come out at the same little drawing, which you had taken for a hat. "It's
    a bell," says Seven. "I can't do bells." In her lap the telephone, which has no wire, gives half
    a ring.
    .title = Both Ways End at a Bell
choice-176-climb = Climb to the ninth window
choice-176-cut = Follow the warm stripe
entry-177 = There is a damp patch on the first door, about breast high, in the shape of a number. It
    is drying from the outside in. There is one on the next door. By the time you are running you
    have stopped reading them. All down the street somebody has been by with a bucket and a cloth,
    in no haste, doing a good job, and the steps have been done as well while they were at it. You
    try a handle. It turns. In every room that you put your head into the bed is made and the clock
    wound. The people you had meant to come for today are not in the houses, nor are those you told
    to stay where they were until you came. The bucket is at the end of the row with the cloth wrung
    out over its rim. Under it is a receipt for the soap.
    .title = Damp Patches
