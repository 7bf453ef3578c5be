# A4 Water Debt: prose of its entries, labels of their choices, and its sheets.

adventure-water_debt = For forty years Pumps has lifted its water out of the Divide, and nobody
    there can remember asking. Today at noon the Six Wheels stop, all together and undamaged.
    Below the tide line sits a court, and it has a paper with a name on it. Find out what was
    promised. Bring the water back, and then, since it is the same sea, keep it out. For two to
    four knights together, and a child who hears pumps.
    .title = Water Debt
page-w1 = Goal: read what the shaft in Pumps has to say, and ask in two other cities, before the
    Time Marker runs out. Listen at the shaft in Pumps: the first knight to do so gains the Kid.
    Ask around in any other city: each city answers once. The level stands at 5. If time runs out
    first, the story goes on with the level at 4.
    .title = Dry Tap
page-w2 = Goal: open the three valves, at the Plug, at Warata Industries and in the Salt
    Cathedral. Turn the valve on a marked space: each success of a Tech test is an effort token,
    and 1 Fuel buys one more. A valve opens at one token more than the number of knights. From the
    third round the level falls by 1 at round end. At level 0, or when time runs out, the court
    sends for you.
    .title = Three Valves
entry-223 = Noon in Pumps is struck on a length of sluice pipe, and today the Six Wheels stop
    between the fourth stroke and the fifth. All over town people go on leaning against a tremble
    that is no longer there. A barber takes his razor off a chin and waits. Soup stands level in
    the bowls. Wheelwarden Bo Lindqvist comes down from the sea wall, past forty years of tide
    lines, each with its date and the initials of the painter, and he is wiping hands that have
    nothing on them. "No shift, bottom stair," he says, which is you. "Go and find out what's
    wrong with my water. Ask in every town there is. Start with the far ones." Behind him, in the
    gauge glass on the square, the level stands at the fifth mark, where it has always stood. Four
    people have begun a queue in front of it, with pails.
    .title = Between Two Strokes
entry-224 = A child lies along the great shaft with her ear to the iron and one boot hooked round
    a bolt. "No," she says, before you have opened your mouth. "It isn't broken. It's been told."
    You ask by whom. "Because it stopped clean. What breaks complains all the way down." She is
    ten or so, and the wheel crews call her the Kid. In the casing under her cheek is a smooth
    hollow the size of a child's ear, and iron wants a good deal more than ten years to wear like
    that. She chalks an arrow on the plate, pointing straight down, wipes her fingers and begins
    on her laces. "I'm coming too. You'd have got to no by the door, and I've packed." The bag
    holds a heel of bread and four sticks of chalk.
    .title = It's Been Told
entry-225 = Where the child's ear goes, a greaser off the night shift has laid her bad tooth. The
    iron is colder than a butcher's slab and does for a bruise what no bottle does. She moves over
    and lends you the smoother half. You lie there cheek down, the pair of you, over six wheels
    standing still. Presently she tells you the time, unasked. There is no clock in the shaft
    house, and she is right to the minute.
    .title = The Smoother Half
entry-226 = Eight stalls under the Sling will tell you for a biscuit why the water stopped. The
    sea is full. The sea is empty. It is a strike, a bet, a fish. The fourth stall has been
    selling the same reason since spring and is only sorry about the timing. The ninth keeps
    scales and a ledger, takes no biscuits and charges double, because hers is the name of a man
    in Pumps. "I'm not saying he did it," she says. "I'm saying he signed it. He's dead, and I'd
    keep your voice down, since the boy still has the job." She has put the name on a slip of
    paper and folded it small. On the outside she has copied a blot, hair for hair, for
    completeness. Her thumb stays on the fold.
    .title = Nine Reasons
choice-226-pay = Pay the ninth stall
choice-226-haggle = Talk her down
result-226-pay = You pay, unfold it on your knee and read the name of the Wheelwarden's father.
result-226-haggle = She comes down to the price of the slip, and lets you keep the blot.
result-226-haggle-fail = You pay for the name and again for the arguing, which she has itemised.
entry-227 = PIT OPEN, says the board in Carcassville, NO BITING, NO REFUNDS. The woman who knows
    where your water went is fighting in it until four. She used to dive drains for a living.
    Between rounds she sits on an upturned bath and rests her feet in a bucket of sand, that being
    what they can spare. "I'll tell you when I'm off," she says. It is not yet two. She has it
    drawn on her forearm in axle grease. Each time her guard goes up you see a little more: a
    stair, a shop window, the sea in it as far as the prices. Her manager will sell you the rest
    of the afternoon. Her next opponent, who has a cold, will give you his place.
    .title = In the Pit Until Four
choice-227-fight = Take the man's place
choice-227-pay = Buy the afternoon
result-227-fight = You bleed on her chart a little, and it says Drowned Arcade, ladies' shoes.
result-227-fight-fail = You are carried out past the bucket, and her arm goes by too fast to read.
result-227-pay = The crowd wants its money; she wants her boots, and tells you: Drowned Arcade.
entry-228 = The nurse in the third dome takes you for the relief and puts a basin in your hands.
    She has been up four nights with a man who gets drier the more he drinks. They play cards
    between cups, and she cheats, so that he will stay cross and stay awake. "Have some of his,"
    she says. The jar came from Pumps, sweet, with the wax whole on the lid. You taste the cup. It
    is sea, as cold as a cellar, with a little sand at the bottom. He was raised here in the vats
    and has never been farther than the fence. "He hasn't a word for it," says the nurse. He has
    drawn it for her on the sheet instead: waves, gulls, and a long flight of stairs going down.
    .title = The Sick Man's Cup
choice-228-nurse = Take the fifth night
result-228-nurse = You lose a night and four hands of cards; by morning he sweats, and she pays
    you.
result-228-nurse-fail = You are asleep before he is; he lets you win the last hand, and tells you
    about the stairs.
entry-229 = You have walked past the Queen twice, looking for somebody taller. Halima Brand is on
    her knees tying beans, and she answers everything you ask with the string in her mouth. The
    first jug went to Pumps in the year of the hail, she says, in the week of the second sowing,
    on a washing day. You ask how she can be so sure. She points with her chin. Each row on the
    terrace has a stake with a date burned into it, and on this one, forty years old to the week,
    there is also a jug. "It was a present," says the Queen. "So they told my mother. She put in a
    row for it, and she never in her life planted for a present." Forty knots hang along the wire
    with no beans on them. She holds out the other end.
    .title = The Other End of the String
choice-229-string = Take the other end
result-229-string = Your hands go green to the wrist; she gives you the day, and her trust with
    it.
result-229-string-fail = Your knot slips, twice; she gives you the date and does the row again.
entry-230 = "Both," says the news seller under the arch, "or neither. They're one price." She has
    two sheets left, folded with the print inside. On one you can make out COURT and on the other
    ROADS, and both are dated a fortnight from now. The headline is the same: PUMPS, THE TOWN OF,
    TO APPEAR. You ask who told the printer. "He lives below the tide," she says, and stamps on
    the boards to show you where. "It comes in under his door and he sets what it says on it. You
    can read it off his wall for nothing, if you don't mind going down. Fourth cellar. It'll be up
    to your chin by now." Between two planks at your feet a proof rises slowly, face down.
    .title = Two Sheets, One Price
choice-230-buy = Buy both sheets
choice-230-dive = Go down and read
result-230-buy = It costs what lunch costs, and the ink comes off on your thumbs, back to front.
result-230-dive = You come up blue, with the summons by heart and something of the printer's in
    hand.
result-230-dive-fail = You read it through brown water and swallow the last line.
entry-231 = "You asked that," says the same man on the same step, "and I've thought about it
    since, and no." To save you the walk he has sent his boy round the neighbours. Their answers
    are chalked on the doorpost, a no for each house, and near the bottom one NOT YET that has
    been rubbed out with a sleeve. He would tell you whose it was. Only she does his collars.
    .title = The Same Man, the Same Step
entry-232 = She has come a long way to find you, and the packed bag she is sitting on is yours. It
    was with your load this morning. In Pumps, where she belongs, she is about ten and goes by the
    Kid. "No," she says, "nobody sent me. The glass on the square's down a finger, and they've
    told all of them but the bottom street." You ask how she knew the road. "Because you knock at
    the back. I got it from the second hill." She has mended the strap and thrown out what you
    never use. Now she gives the bag over, with both hands, and stays where she is beside the
    empty place on the seat.
    .title = The Bag Is Yours
entry-233 = Lindqvist's runner lays the chart out on the ground in nine pieces, since that is what
    the folds have made of it, and puts a boot on each corner he can reach. It shows the mains of
    Pumps from underneath. Three valves are inked in: the Plug, Warata Industries, the Salt
    Cathedral. Beside each of them the draughtsman drew a small hand, turning, to show the way.
    The third hand has six fingers. Down the margin somebody has copied the tide lines off the sea
    wall, with their dates, and above the newest is another in pencil, a good yard higher, with no
    date. "Warden says open the lot," says the runner, "and he'd come himself, only the night
    shift keeps asking him things. He says the glass will stand a couple of days and then it
    won't." He would like the pieces back in order.
    .title = Three Hands, Turning
entry-234 = Every tap you pass today coughs, like a hall before music. The standpipe does it, and
    the hose behind the tannery, and a brass tap on a post that is joined to nothing. In Pumps,
    you hear, it was all of them at once, and then a brown spoonful each. After the taps come the
    people. They do not ask you for a drink; they have seen your flask. They ask what you carry
    for the belly, after the spoonful. Whoever has plenty gives up a packet, and it is opened
    there on a tailboard and cut in eighths with a razor.
    .title = A Hall Before Music
entry-235 = LEAKS, says the board at the Plug, and gives the weekday times. The man who chalks it
    would like you to stand clear of the 12.40. It comes on the minute, a rope of brown sea
    through the rubble, down on to the rim of an iron wheel as broad as a cart, and stops at
    12.52. Forty years of that ought to have left the thing red and cold. It is bright. You lay a
    palm on it, and it is as warm as a loaf. "Somebody's had hold of that," says the man with the
    chalk, "and they never came past me." He shifts his pails along for the 1.15, and leaves one
    of them, upside down, where you will want to stand.
    .title = The 12.40
entry-236 = It gives a quarter turn, and the whole Plug sighs. Then up through the grating, by the
    shovelful, comes whatever has gone down a sink in Pumps these forty years: keys, rings, collar
    studs, a christening spoon. Last of all comes a wedding cake in four tiers, whole, the icing
    gone to slate. The main under your boots fills and goes knocking off home; on the square, you
    will be told, it was worth a finger. Nobody touches the cake. The man who chalks the times is
    on his knees among the keys, trying each against his thumb. He has been locked out of his shed
    since he was thirty.
    .title = What Came Up the Grating
entry-237 = You have all your weight on the spoke when the 2.05 comes through early. The wheel
    takes the water's side. Round comes the iron the way it was not going, finds your ribs, and
    sets you down among the pails with the buttons off your front. Nothing you say does any good.
    The man with the chalk collects the buttons, five, and counts them into your palm. Then he
    goes to the board, rubs out the 2.05 with his cuff, and writes in 2.04.
    .title = The 2.05
entry-238 = One at a time, along the fence and over the yard, the night lights of Warata come on
    for you and go out behind. They are amber and no bigger than a jam jar. They keep four paces
    ahead, indoors as well; at a door without a handle they wait while you learn the trick of it,
    and seem to think the better of you. The valve stands in a room with one bench, one peg, and a
    rota on the wall. Tonight's line has the hours filled in, and the duties, and a space for the
    name. A pencil hangs there on a string, newly sharpened. Over the wheel the lights draw
    together and put themselves out. You can hear them ticking as they cool, close by, on both
    sides.
    .title = The Night Lights
entry-239 = The wheel comes round and a piece of the wall comes with it, on a hinge that was oiled
    by somebody who expected to be back. Behind is a shelf. On the shelf are cartridges, four
    boxes, wrapped in a sheet of the rota, and the writing is on the inside. "For whoever comes in
    my place," it says. "Not for the lights. They only want telling when it's morning." The main
    has begun to fill; you feel it go by in the floor, in a hurry. Out in the passage an amber
    lamp leans round the door frame. You tell it good morning. Lamp by lamp, down the whole length
    of the works, they let themselves go out.
    .title = In My Place
entry-240 = Beside the wheel a dial in a grey case has begun to tick like hail on a tray. You had
    put a hand on it for balance. When you take the hand away the paint comes too. In bare steel
    on the case are four fingers and a thumb, and you have the same in company grey. Other hands
    have been there. One is under three coats. Your wheel has not moved, and as far as the gate
    you can hear the dial keeping count.
    .title = Four Fingers and a Thumb
entry-241 = Knives are counted in at the Salt Cathedral and counted out again, and in between the
    pilgrims carve. They have made pews and a font and a stove with a salt fire in it. Far down,
    where the lamps stop, they have made a chair with arms, and up in the chair sits the valve.
    They found it there before there was any chair, all on its own and sweating. Everyone who goes
    by wishes it good morning. Its iron is wet, in a place that will take the damp out of a hymn
    book in an hour. "You'll be gentle," says the woman with the tally of knives. She needs to
    know by noon, because there is a school coming at noon. She has brought you a cloth, in case
    it minds your hands.
    .title = A Chair for the Valve
entry-242 = Fresh, and from under all that salt. It starts as a bead on the spindle, and then it
    is a string, and then it takes the arms off the chair. The woman with the tally puts a finger
    in it, and the finger in her mouth. She sends a boy up to keep the school on the ramp until
    somebody has thought what to tell it. Two of the carvers lay down their knives to feel it with
    both hands. They do not drink. "It's soft," says the older, who came for a week once. Out of
    the tin for carvers' cuts you are given salve for your palms. By then the chair has run away
    entirely, and the valve hangs from its own pipe at the same height, sitting on nothing.
    .title = Fresh
entry-243 = It will not shift, so you hit it, once, with the bar. The note goes up the wall, round
    by the gallery and down behind the font. It is so long about it that the woman with the tally
    has time to go through her knives. None is missing. It comes back with footsteps in it. "Ours
    go barefoot," she says. These have nails in, and one drags. They pass the spot where you
    stand, and go on up the ramp towards your wheels.
    .title = The Note Comes Back
entry-244 = "Mind my whites," says a voice among the sheets. They hang dripping, eight on a line,
    a long way from any house, and each has been sewn up on three sides and a half. You could bath
    in one. Orla the saltwife comes out between two of them with her sleeves rolled and her pegs
    in a bandolier. "It's for the bottom street," she says. "Nobody's told them they're short,
    seeing they're on nobody's shift. I could do you a couple of loads for that glass of yours. Or
    you can run and tell, if you're the sort who sleeps. Or you're looking at the view, love, and
    I'm not here." The last peg on the line holds a customs man's cap. It has been washed with the
    rest.
    .title = A Line of Washing
choice-244-buy = Buy two loads
choice-244-report = Hand in her name
choice-244-pass = Admire the view
result-244-buy = You pay as for linen, and by dusk the glass on the square has gained a finger.
result-244-report = You give them her name, and are thanked on a card that spells it wrong.
result-244-pass = She takes the line in behind your back, and says she will put it down to you.
entry-245 = Three turned. Your hands are still on the iron when, in the pipe beneath your boots,
    something the length of a street rolls over. It is in no hurry. It goes under you like a tram
    under a parlour, with every plate on its edge, and when it has gone the pipe is full. A mug
    swings on its nail and settles. In Pumps, as they will all want to tell you, they saw it come
    up in the glass and went out on the sea wall in their aprons to watch. There was water enough
    for anything. Not one of the Six Wheels stirred.
    .title = The Length of a Street
entry-246 = The man with the summons has salt to the knees and a sandwich in his pocket which he
    may not touch until you have taken the paper. It is wet through. It does not tear. It calls
    the town of Pumps to the Drowned Arcade at low water, to answer for forty years; and, a town
    being unable to walk, whoever has lately been opening its mains. "That'd be you," he says, and
    unwraps. A yard from your boot is a drain with an arrow chalked beside it, low down, by
    somebody with short arms. The chalk is the Kid's, and so is the backward 4. You could not say
    when she was here. Under the bars there is a rung, and a draught that lifts a corner of the
    summons and lays it down.
    .title = Wet Paper
choice-246-court = Answer the summons
choice-246-deep = Lift the grating
result-246-court = He makes you sign for it, twice, once for each of your feet.
result-246-deep = He eats on with his back turned; nobody ever told him to serve a hole.
entry-247 = The last inch goes out of the glass on the square at breakfast. You get it from a
    woman carrying an empty jug to her cousin's, so as to be seen doing something. A man had his
    cup under the tap, she says, and he went on holding it there. They let him. About noon
    somebody brought him a stool, and towards evening his neighbour took a turn. She has a paper
    for you, which a man in wet stockings was handing out, and it is the only wet thing on the
    road. Pumps is to appear at low water in the Drowned Arcade. It may send whoever has been at
    its valves.
    .title = The Last Inch
