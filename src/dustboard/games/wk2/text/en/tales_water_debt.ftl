# A4 Water Debt: prose of its entries, labels of their choices, and its sheets.

adventure-water_debt = For forty years Pumps has lifted its water out of the Divide, and nobody
    there can remember asking. Today at noon the Six Wheels stop, all together and undamaged.
    Below the tide line sits a court, and it has a paper with a name on it. Find out what was
    promised. Bring the water back, and then, since it is the same sea, keep it out. For two to
    four knights together, and a child who hears pumps.
    .title = Water Debt
    .mode = Together, for 2 to 4 knights
    .length = At most 5, 8, 6 and 6 rounds, about 2 and a half hours
page-w1 = The Six Wheels are not broken. Nobody in Pumps can find a fault in them, and there are
    people here who have looked for nothing else since they were twelve. On the square they are
    watching the glass. In some other town there is somebody who knows why. There always is, and
    it is never the first one you ask.
    .goal = Hear what the shaft in Pumps has to say, and ask in two other cities.
    .rules = You start in Pumps. Listen at the shaft there: the first knight to do so gains the
        Kid. Ask around in any other city: each city answers once. The level in the glass stands
        at 5. Once the shaft was heard and two cities have answered, the story goes on when the
        round ends. If 5 rounds go by first, it goes on with the level at 4.
page-w2 = The mains of Pumps have three valves, and none of them is in Pumps. One is under the
    Plug. One is in a works that shut sixty years ago and has kept the lights on. One has been
    given a chair in a church. They have to be opened by hand, and the glass will wait a day or
    two, from habit.
    .goal = Open the three valves: at the Plug, at Warata Industries and in the Salt Cathedral.
    .rules = Turn the valve on a marked space: every success of a Tech test is an effort token, or
        1 Fuel buys one. A valve opens at one token more than there were knights at the start.
        From the third round on, the level falls by 1 when a round ends. At level 0, or after 8
        rounds, the court sends for you. With all three open you may choose where to go.
page-w3a = Court is held at low water, among stools for trying on shoes. It has been patient for
    forty years, and has heard everything that can be said for a debtor from people with their
    eyes on the floor. There are six such things. Outside, the sea is walking up and down, and the
    line on the wall says when it has to be let back in.
    .goal = Keep two arguments more than there were knights at the start.
    .rules = You start in the Drowned Arcade. Plead there: draw one of the six arguments and pass
        its test at 2 to keep it. Fail, and it goes back. The Kid can carry one argument without a
        test, and 2 resources carry any. The first to plead names an Advocate; while the Advocate
        is in the Arcade, one die of a plea that fails is rolled again. You have 5 rounds. Either
        way the story goes on.
page-w3b = Under the country lies another one, joined up, and the water never used any other. It
    can be walked. One of you goes below with the Kid, who can hear where she is; the rest stand
    on the lids, because from underneath no shaft has ever opened. Three of them are ringed on the
    chart, and she would like to listen at every one.
    .goal = Bring the Kid to the shafts at Sandpiercer, the Old Refinery and the Choir Dish.
    .rules = The Kid's knight may Descend at any special location, lies low there, and may Surface
        where a knight is holding the shaft, or beside it; with none held, where she went down.
        Other knights Hold the shaft on a marked space, while they stay. A marked shaft that the
        Kid's knight comes to is heard, by road or from below. One knight carries the Chart of the
        Deep Roads. You have 6 rounds. If time runs out, or the Kid is lost, you come up where you
        can.
page-w4 = Now it comes back, all of it, by the way it was taken. The Wheels stand, the glass
    climbs, and below the square are streets that nobody has on a list. It can be stopped, or
    reasoned with, or made room for. On every landing there are people with what they could carry,
    and they are looking at the size of your load.
    .goal = Keep the level below 10, or get the people out of Pumps.
    .rules = The level starts at 8: 1 lower with all valves open, 1 higher if the page before was
        lost. When a round ends it rises by 1, in round 5 by 2. In Pumps, Sandbag: pass Survival (2)
        and it falls by 1. Evacuate: load up to 3 groups, one free Capacity each; a Move to another
        city saves ten people a group. From round 3, Close the Plug on its space: three effort
        tokens for each knight. The wheel is for whoever is shown it. You have 6 rounds.
choice-w2-turn = Put your weight on it
choice-w2-fuel = Feed the spindle some fuel
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
    that. She chalks an arrow on the plate, pointing straight down, with a 4 the wrong way round,
    and begins on her laces. "I'm coming too. You'd have got to no by the door, and I've packed."
    The bag holds a heel of bread and four sticks of chalk.
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
    paper and folded it small. On the outside she has copied a blot, spatter and all. Her thumb
    stays on the fold.
    .title = Nine Reasons
choice-226-pay = Pay the ninth stall
choice-226-haggle = Talk her down
result-226-pay = You pay, unfold it on your knee, and have seen that surname on a brass plate in
    Pumps.
result-226-haggle = She comes down to the price of the slip, and lets you keep the blot.
result-226-haggle-fail = You pay for the name and again for the arguing, which she has itemised.
entry-227 = NO BITING, NO REFUNDS. The pit in Carcassville is open, and the woman who knows where
    your water went is fighting in it until four. She used to dive drains for a living. Between
    rounds she sits on an upturned bath and rests her feet in a bucket of sand, that being what
    they can spare. "I'll tell you when I'm off," she says. It is not yet two. She has it drawn on
    her forearm in axle grease. Each time her guard goes up you see a little more: a stair, a shop
    window, the sea in it as far as the prices. Her manager will sell you the rest of the
    afternoon. Her next opponent, who has a cold, will give you his place.
    .title = In the Pit Until Four
choice-227-fight = Take the man's place
choice-227-pay = Buy the afternoon
result-227-fight = You bleed on her arm a little, and it says Drowned Arcade, ladies' shoes.
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
    you in lint.
result-228-nurse-fail = You are asleep before he is; he lets you win the last hand, and tells you
    about the stairs.
entry-229 = You have walked past the Queen twice, looking for somebody taller. Halima Brand is on
    her knees tying beans, and she answers everything you ask with the string in her mouth. The
    first jug out of Pumps came here in the year of the hail, she says, in the week of the second
    sowing, on a washing day. You ask how she can be so sure. She points with her chin. Each row
    on the terrace has a stake with a date burned into it, and on this one, forty years old to the
    week, there is also a jug. "It was a present," says the Queen. "So they told my mother. She
    put in a row for it, and she never in her life planted for a present." Forty knots hang along
    the wire with no beans on them. She holds out the other end.
    .title = The Other End of the String
choice-229-string = Take the other end
result-229-string = Your hands go green to the wrist; she gives you the day, and her trust with
    it.
result-229-string-fail = Your knot slips, twice; she gives you the date and does the row again.
entry-230 = "Both," says the news seller under the arch, "or neither. They're one price." She has
    two sheets left, folded with the print inside. On one you can make out COURT and on the other
    ROADS, and both are dated a fortnight from now. The headline is the same: PUMPS, THE TOWN OF,
    TO APPEAR. You ask who told the printer. "He lives below the tide," she says, and stamps on
    the boards to show you where. "It comes in under his door with the flood, and he sets it as it
    comes. You can read it off his wall for nothing, if you don't mind going down. Fourth cellar.
    It'll be up to your chin by now." Between two planks at your feet a proof rises slowly, face
    down.
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
    was with your load this morning. She is about ten, she belongs in Pumps, and down there they
    know her as the Kid. "No," she says, "nobody sent me. The glass on the square's down a finger,
    and they've told everybody but the bottom street." You ask how she knew the road. "Because you
    knock at the back. I got it from the second hill." She has mended the strap and thrown out
    what you never use. Now she gives the bag over, with both hands, and stays where she is beside
    the empty place on the seat.
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
entry-236 = It gives a quarter turn, and the whole Plug breathes out. Then up through the grating,
    by the shovelful, comes whatever has gone down a sink in Pumps these forty years: keys, rings,
    collar studs, a christening spoon. Last of all comes a wedding cake in four tiers, whole, the
    icing gone to slate. The main under your boots fills and goes knocking off home; on the
    square, you will be told, it was worth a finger. Nobody touches the cake. The man who chalks
    the times is on his knees among the keys, trying each against his thumb. He has been locked
    out of his shed since he was thirty.
    .title = What Came Up the Grating
entry-237 = You have all your weight on the spoke when the 2.05 comes through early. The wheel
    takes the water's side. Round comes the iron the way it was not going, finds your ribs, and
    sets you down among the pails with the buttons off your front. Nothing you say does any good.
    The man with the chalk collects the buttons, five, and counts them into your palm. Then he
    goes to the board, rubs out the 2.05 with his cuff, and writes in 2.04.
    .title = The 2.05
entry-238 = One at a time, along the fence and over the yard, the night lights of Warata come on
    for you and go out behind. They are amber and no bigger than a jam jar. They keep four paces
    ahead, indoors as well; at a door without a handle they wait while you learn the trick of it.
    The valve stands in a room with one bench, one peg, and a rota on the wall. Tonight's line has
    the hours filled in, and the duties, and a space for the name. A pencil hangs there on a
    string, newly sharpened. Over the wheel the lights draw together and put themselves out. You
    can hear them ticking as they cool, close by, on both sides.
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
entry-245 = Three turned. The last of them is still dripping when, in the pipe beneath your boots,
    something the length of a street rolls over. It is in no hurry. It goes under you like a tram
    under a parlour, and when it has gone the pipe is full. A mug swings on its nail and settles.
    In Pumps, as they will all want to tell you, they saw it come up in the glass and went out on
    the sea wall in their aprons to watch. There was water enough for anything. Not one of the Six
    Wheels stirred.
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
result-246-court = He has you sign for it twice, once for the town, and goes home by the wet side
    of the road.
result-246-deep = He eats on with his back turned; nobody ever told him to serve a hole.
entry-247 = Yesterday at breakfast the last inch went out of the glass on the square. You get it
    from a woman carrying an empty jug to her cousin's, so as to be seen doing something. A man
    had his cup under the tap, she says, and he went on holding it there. They let him. About noon
    somebody brought him a stool, and towards evening his neighbour took a turn. She has a paper
    for you, which a man in wet stockings was handing out, and it is the only wet thing on the
    road. Pumps is to appear at low water in the Drowned Arcade. It may send whoever has been at
    its valves.
    .title = The Last Inch
entry-248 = Low water has let the Drowned Arcade out for the afternoon, and the sea is still
    coming off the ceilings. Court sits up two flights, in what was a shoe department, on the
    little sloping stools. Behind the counter Judge Barnacle, who is deaf, keeps his palms flat on
    the wood and watches the mouth of whoever came in last. You are on the list already, chalked
    up between a collision and the moon. "Pumps," reads the judge. "Forty years. Which of you
    looks up while pleading?" There are six things that a debtor may say, the clerk explains, and
    they are kept in a bag, since everyone used to begin with the same one. The tide has a line on
    the wall to be back by. The usher asks you to wipe your feet going out.
    .title = Ladies' Shoes
entry-249 = "Whoever speaks for you stands on that," says the usher. It is the plate of the
    parcels scale, let into the floor, and a brass rod runs from it under the boards to the bench.
    This is so that the judge can feel them mean it. The clerk obliges. He steps up, and says that
    he is fond of his wife's brother. "He is not," says the judge, who was watching the window. It
    has to be the same person all through, because the brass must learn a weight. The usher goes
    over the plate with his sleeve. He leaves one small patch wet, with toes, where the last one
    stood in bare feet.
    .title = The Parcels Scale
choice-249-name = Name your Advocate
result-249-name = The plate dips by a hair, and far off under the judge's palms the bench takes
    note.
entry-250 = Six wheels, you argue: what they lift in a day, and who drinks it. The judge unlaces
    his shoe. He sets a bare foot to the pipe behind the counter and leaves it there while you
    talk. "Go on," he says. "No objection so far." The clerk has stopped writing, so as not to jog
    the floor. That pipe has been dry since before he was born, and the judge's big toe is beating
    time to it.
    .title = The Argument of Use
choice-250-plead = Explain the gearing
choice-250-kid = Let the Kid beat time
choice-250-pay = Settle the engineer's fee
result-250-plead = You talk yourself hoarse, and when the toe stops it stops on your side.
result-250-plead-fail = You say a ratio backwards; the toe stops, and the shoe goes on again.
result-250-kid = She slows the toe by a hair, with one finger, and says that now it is right.
result-250-pay = You pay a man in waders, and he says it all again with a diagram.
entry-251 = You argue thirst. Before your second sentence the usher pours a glass, fresh, the only
    one in the building, and stands it on the rail. Everyone watches you not drink it. In the back
    row a man licks his thumb and puts it away. "A person cannot go without, you say," says the
    judge, reading your throat. "How long was that?" Under the glass is a pale ring in the
    varnish. It is one of several.
    .title = The Argument of Thirst
choice-251-plead = Pass the glass along
choice-251-kid = Give the glass to the Kid
choice-251-pay = Pay for every glass
result-251-plead = It goes round the room and comes back full to the same line, and that is
    entered.
result-251-plead-fail = Your hand gets there before your argument does; the glass is entered
    against you.
result-251-kid = She drinks half, puts it back on its ring and says thank you, and nobody cares to
    follow that.
result-251-pay = It comes dear; every ring on the rail is wiped away and written down as settled.
entry-252 = It was always done, you argue. Two men fetch up the book of customs, swollen to the
    size of a sheep, and let it down on the counter in straps. Its pages have set in slabs. "Find
    it," says the judge, and the clerk hands you a fish slice. Near the middle one leaf is loose.
    It is headed PUMPS, with a line for each year, and forty times over the entry reads "did not
    ask".
    .title = The Argument of Custom
choice-252-plead = Read out the blank margin
choice-252-kid = Let the Kid ask now
choice-252-pay = Buy the book new boards
result-252-plead = It takes your voice till evening, but nobody had thought to read what was not
    there.
result-252-plead-fail = The leaf comes away in your fingers, and the sheep is carried out again.
result-252-kid = She asks it there and then, for this year, and the clerk has to rule a new line.
result-252-pay = You pay the binder, the sheep goes off in a barrow, and custom is taken as read.
entry-253 = Rain falls, you argue, tides rise, nobody sends a bill. While you say so the tide
    climbs to the second stair, an hour early by the card on the wall, and stops there. The usher
    asks whether it is with you. "Enter it as a witness," says the judge. The clerk dips his pen.
    "Let it be shown that it came when it was talked about. And that all of you moved your feet."
    The clerk draws the feet.
    .title = The Argument of Weather
choice-253-plead = Step down to meet it
choice-253-kid = Send the Kid to listen
choice-253-pay = Pay the witness's fare
result-253-plead = You stand in it to the shins till it drops a stair, and the clerk writes
    "withdrew".
result-253-plead-fail = It takes your left boot as far as the window and brings it back as
    evidence.
result-253-kid = She goes down two stairs and tells it the time, and it waits outside until then.
result-253-pay = The fare goes in off the stair, coin after coin, and the water goes out by as
    much.
entry-254 = Mention the contract and they bring it: one page, one blot. Forty years of water, to
    be returned on asking. The clerk holds it to the lamp, and through the blot comes the name
    Lindqvist, with a tremor at the q. "He had walked here with a child on his back," says the
    judge. "She was too dry to cry. I passed him the pen before it was ready." He turns over his
    hands. "The blot is mine."
    .title = The Argument of Contract
choice-254-plead = Dispute the word asking
choice-254-kid = Stand the Kid beside it
choice-254-pay = Pay for a clean page
result-254-plead = You spend the afternoon on one word, and it turns out nobody ever said it
    aloud.
result-254-plead-fail = He reads your lips, and then the page, and the page speaks slower.
result-254-kid = She stands as high as that other one would have, and he reads no further.
result-254-pay = It is written out new at your cost, and the judge puts the blot back himself.
entry-255 = Mercy, you say. "Which," says the judge, "for them, or for the water?" He means it. He
    lifts his palms off the bench and dries them, finger by finger, so as to have nothing in the
    way. You have not prepared the other half. Below the sill the sea picks up a stool, carries it
    the width of the room and puts it back. Nobody has ever appeared for it. The usher steadies
    the plate with his foot.
    .title = The Argument of Mercy
choice-255-plead = Plead for both
choice-255-kid = Ask the Kid which
choice-255-pay = Leave money on the sill
result-255-plead = You use up every good word you had for Pumps, and the bench is warm where you
    leaned.
result-255-plead-fail = You do very well for the one and forget the other, and he had his hands
    dry for it.
result-255-kid = "Both," she says, "because it's one pipe," and he dries his hands again for that.
result-255-pay = Nobody will touch it; after high water it is gone, and there is a stool in its
    place.
entry-256 = The paper is dry, the only dry thing in the building; he has been sitting on it. Pumps
    may go on lifting what it needs, and on each quarter day it shall carry some back. In return
    the sea will be read the terms before it comes any higher. The new terms start right under the
    old ones and their blot, and the name in the blot has been left where anybody can see that it
    is Lindqvist. "The son knows," says the judge. "He would sign. He would sign whatever was put
    in front of him, which is why I ask you." He has done his own part already, by touch, along
    the edge of a ruler. "Or tear it. Then nobody is bound. I do mean nobody." There were two pens
    in the tray. He has kept the one that blots.
    .title = The Better Pen
choice-256-sign = Sign for the town
choice-256-tear = Tear it across
result-256-sign = Your name will hang in somebody's office for good, and the ink takes at once.
result-256-tear = It makes the only loud noise of the session, and the judge, who cannot have
    heard, looks up.
entry-257 = You want one more sentence. The clerk has moved his inkwell on to a saucer, and floats
    it. "Slower," says the judge, with the sea at his second button. He bends as it climbs, to
    keep your mouth in sight, and he goes on reading your lips until they are under. Nobody could
    call it unfair. The usher brings you out by the collar, on to the roof, and gives you a ticket
    for the next sitting, which is in a fortnight. "Adjourned," he says. "It'll be wanting to
    collect in the meantime." Below you the arcade fills to the sign over the door. Then the water
    goes on past it, all of it together, by the short way to Pumps.
    .title = Adjourned
entry-258 = The stair comes down to a platform, and the platform goes on, under water, with its
    lamps lit. You can see the benches and a weighing machine and a poster for the seaside. It is
    so clear that it has no top until your boot finds one. The Kid stands at the edge and waves,
    properly, the whole arm. She waits. She puts the arm down again. "Good," she says. You ask who
    that was for. "No, because if there was anybody they'd have done it back." The way on is by
    the far stair, thirty paces, mostly chest deep on you. Over there, beneath the surface, a
    clock is keeping the time, and it agrees with hers.
    .title = The Platform Lamps
choice-258-wade = Wade to the far stair
result-258-wade = You carry her boots in your teeth and come out knowing which lamps are the deep
    ones.
result-258-wade-fail = You miss the edge; what you swallow is clear, and tastes of lamp.
entry-259 = Nobody shut the turbine off. It stands in a shaft that would take a barn, black and
    oiled, and goes round once in an hour. The Kid chalks a dot on the rim and watches it leave,
    and has to look at something else to see that it has. A brass arm is on its way past at the
    height of your chest. You hold up a finger. The arm arrives, shakes hands with it, and moves
    on. "It's being kept in," says the Kid, "like dough." The drip tray underneath is full of good
    fuel, with a blade over it. To reach in you would have to ease the gland, and be out again by
    the next. "You've got from now," she says.
    .title = One Turn an Hour
choice-259-ease = Ease the gland
result-259-ease = It costs the skin of a knuckle, and the tray comes out full, with the blade
    behind it.
result-259-ease-fail = The blade is early, by its own lights, and has the strut off your own
    wheels that you prised with.
entry-260 = Four and then two, the Kid taps on the rock, and the pool fills up. They are white as
    candles, the fish, with smooth skin where the eyes would go, and they come to her tapping and
    line up by length. The smallest is at her boot. One large one has got in ahead of its place
    and is nudged down. When she moves along the ledge the whole row moves. "They think I'm a
    pipe," says the Kid. "No, don't clap, they'd come for anybody. That's what's the matter with
    them." Neither of you has eaten since the lid. At the far end, under your hand, lies the
    longest, in its proper place, keeping still.
    .title = By Length
choice-260-eat = Lift out the longest
choice-260-learn = Learn the tapping
result-260-eat = She will not watch, and has two helpings; in the pool the row has closed up.
result-260-learn = You go hungry, and can call any dark pool to order for the rest of your life.
entry-261 = The roof comes down between one step and the next, unhurried, all the way across, like
    a shop blind. It stops on your pack. There is a hand's breadth left at the bottom, with
    lamplight in it and the Kid's boots, on the other side. "No, it isn't finished," she says.
    "It's only leaning. It'll stay as long as it's got a thing to lean on." You have one shoulder
    under already. Gravel has begun to trickle down behind your knees, sorting itself by size. Her
    hand comes in through the gap, palm up, and snaps its fingers.
    .title = A Hand's Breadth
choice-261-gear = Leave it something to lean on
choice-261-crawl = Drag everything through
result-261-gear = It settles on what you gave it with a creak, and you come out flat and
    empty-handed.
result-261-crawl = You keep the lot and leave a good deal of skin; she counts you, both ends.
entry-262 = It is somebody's camp. A lamp is burning and the kettle has only now come off the
    boil. Everything has its price on a tag: the lamp, the kettle, the nail that the lamp hangs
    on, and the tags, at six for one. BACK BEFORE THE TIDE, says a card, and for the date it has
    "spring, the big one, with the piano". The Kid tries the rock with her ear. "They're in
    there," she says. "No, they're all right. They can't make up their mind if they're shy." By
    the card stands an open tin for the money. The change has been counted out beside it in a
    little pile, for something you have not chosen yet.
    .title = Back Before the Tide
choice-262-barter = Put something in the tin
choice-262-leave = Leave the tin as it was
result-262-barter = Your change is right; whoever it is has been a shopkeeper.
result-262-leave = Behind the rock, when you have gone a little way, the lid goes back on the
    kettle.
entry-263 = Under the grating, on the fourth rung, hangs a tin tube stencilled RETURN AFTER USE,
    and in the tube is the Chart of the Deep Roads. It is printed on oilcloth and makes no sense
    until it is held overhead. It shows the country by its drains, with each town upside down and
    joined to all the others. Gangraen dangles from nine wells. Alice hangs by a thread. From
    Pumps goes down a root as long as the rest together, and along it three shafts are ringed, at
    Sandpiercer, at the Old Refinery, at the Choir Dish. In the margin, the only thing there the
    right way up, is fresh chalk: "1 under with me, the rest on the lids, or we can't get out".
    Somebody must carry the thing, and it drips.
    .title = The Country by Its Drains
choice-263-carry = Take the chart
result-263-carry = It rolls up no smaller than your arm, and goes on dripping from the Pumps end.
entry-264 = At the third shaft the Kid lays her ear where she laid it at the others, and screws up
    her face, and laughs. Nobody has heard that before; it goes down the pipe and can be followed
    for some time. She will not say what at. She keeps it to herself for the rest of that day, and
    has to stop twice to lean on things. At supper she eats her crusts first, as always, lines up
    the crumbs, and looks round to see that everyone has swallowed. "They've all got hold of a
    door," says the Kid. "All three. And every one of them's been saying after you. For forty
    years." And she has to put her bread down.
    .title = What It Said
entry-265 = The Kid has you by the sleeve, and then there is only the sleeve. "I'm here," says the
    dark, annoyed. You try to get up and cannot. "No, lie still, you're no use standing." For a
    while she listens to you, here and there, like a plumber, and decides that you will keep.
    Above your head chalk goes squeaking over stone, an arrow by the sound of it, with some words
    after. She puts the lamp where you can reach it and lights it for you. Then come the boots,
    double knotted, a pair of small even steps, on their way to whoever is nearest.
    .title = Only the Sleeve
result-265-taken = She tells them where you are before they can ask who she is, and gets up
    behind.
result-265-lost = Nobody is near; by the chalk she has gone home by herself, and you are not to
    worry.
entry-266 = You come up by a road you did not go down. It ends in a coal hole, in broad day, far
    from any lid that was being held, and those who held them get the news at a run. Beside you
    the Kid blinks, or nobody does, and there is only her arrow, on the underside of the cover,
    with HOME after it. The chart has been soaked and has printed itself on your shirt, left for
    right. You hold the cloth away from your skin to read it. All the drains have water in them.
    You can see it creep along the lines, from each of the towns, and it is creeping one way.
    .title = Left for Right
entry-267 = The writ is nailed to the sea wall beside the newest tide line, and the tide comes up
    to it, and reads. It starts with the heading. It does the parties. Along the top of the wall
    the night shift has turned out in blankets, and nobody cares to be the one who says that it is
    working. Halfway down the page the water stops, level with a blot. Lindqvist has come with a
    lamp, has found the name under the hammer marks, and has gone in again to his wheels, which do
    not turn. The man who brought the nails is packing up. "It's a slow reader," he says. "Say
    this time tomorrow it's at the signatures. Then it'll want to see somebody with a bucket." On
    the square the glass has filled past the mark where it used to stand, to a finger below the
    rim. It trembles there, like a full spoon.
    .title = The Writ
entry-268 = Drawn from behind, as the chart has it, the Plug has a hinge. After that you cannot
    get it to be a heap again. It is a thing that somebody left ajar, with a country's rubble
    swept up against it. News comes from the man who chalks the leaks. The 12.40, he writes, has
    not stopped. He hopes this finds you well; it is a quarter past six. In Pumps the gauge has
    filled past its old mark, and the people who queued there with pails have turned round, pails
    and all, and are a queue in the other direction.
    .title = Left Ajar
entry-269 = From the bottom, clear and quick, the glass on the square fills up, and Pumps gives a
    cheer that stops by itself. It stops first at the foot of the stairs. The water has reached
    the mark where it always stood, and the mark has made no difference to it. In the gutters it
    is running the wrong way, carrying a cork. Lindqvist rings in all shifts, every stair, and
    sends along every road for anyone with wheels, asking what they hold. He has a list of who is
    to be told. It starts at the sea wall and goes down by streets and by landings, and it is a
    good list, and the bottom street, behind its gate, is not on it. Down there a woman is
    carrying out a rug.
    .title = A Cheer
entry-270 = One stone in the Plug still carries a pub sign, THE DRY DOCK, and all the others lean
    on it. The man with the chalk has given up times and writes only heights. "That one," he says.
    "If she'd sit, the rest would sit." You have a bar, a chain, and a winch that will drink
    whatever it is given. Through the gap comes the sea in one smooth sheet, with a pail standing
    upright in it, going nowhere.
    .title = The Dry Dock
choice-270-bar = Put your back to it
choice-270-winch = Feed the winch
result-270-bar = Something in your back goes; one stone shifts, and the dam takes a firmer seat.
result-270-bar-fail = The stone turns over, shows you SALOON BAR, and lets in as much again.
result-270-winch = The winch drinks it to the bottom and comes in hand over hand, pub sign first.
entry-271 = You are put in the line between a baker and the miller he no longer speaks to. A bag
    arrives in your arms. You turn with it, and there are hands. All along the wall stand sisters,
    lodgers, both sides of a lawsuit, and nobody looks up. The sand is out of the school pit. Now
    and then there is a tin spade in it, or half a horse. Those are passed on too, and at the wet
    end someone is setting them on top.
    .title = The Line
entry-272 = Ten to a load, and the tenth is carrying a sewing machine. He considers the space,
    puts the machine in it and steps back; it hemmed half the town, he says, and he has been told
    that he can swim. You are tying it down when a woman gets out again. It is her machine. She
    lent it to him the winter before last. She takes it on her hip, puts him in the place by his
    collar, and walks behind, threading the needle.
    .title = The Tenth Place
entry-273 = Lindqvist has the key to the lower gate in an envelope. It came to him from his father
    with the job; he would know when, his father said. He has not opened it, and the wax is
    already soft. With that gate up, the bottom street would take what the square is taking, and
    take it to the eaves. On the wall the tide lines are all under. The people down there could
    get out by the roofs if they were told. Nobody has told them. Their lamps are lit, and a woman
    is beating a rug. So he has sent a runner to find you, wherever you are, because he would
    sooner hear it in another voice. "Upper stair or lower stair," says the runner. "That's the
    whole message." You ask where to send the answer. He gives you an address. It is his own, and
    it is in the bottom street.
    .title = The Envelope
choice-273-drown = Have the gate raised
choice-273-hold = Keep it shut
result-273-drown = They leave by the roofs with what they had in their hands, and the square
    drains.
result-273-hold = The envelope goes back in his coat, and the square takes off its shoes.
entry-274 = The street has an edge, and the edge is coming upstairs. It is no thicker than a hem.
    It turns down each step, feels along it, and brings up from the one below whatever was there:
    a cork, a comb, then a chair, on its feet, walking. Everybody on the landing moves up one.
    They do it without a word, with what they have brought in their laps, like a row at the
    theatre. There is one landing left. From a skylight somebody is holding a ladder for you by
    its last rung. On the stair an old man has sat down to tie a parcel, and the edge has found
    the string.
    .title = The Edge
choice-274-stay = Hold the stair for them
choice-274-leave = Go by the skylight
result-274-stay = It takes you at the knees with the chair in it, and the parcel goes up dry.
result-274-leave = You give up the stair and are pulled out on to slates, among gulls and clocks.
entry-275 = There is no wave. The sea stands up inside every house together, floor by floor, and
    opens the windows from within. Hats go by at the height of heads, keeping to the pavements. In
    the square the gauge glass goes under with its level still rising, until what is inside and
    what is outside are the same. Anyone left in the streets is taken along, indoors and out
    again, through kitchens where the table is laid, and let go of against a wall. Nobody can be
    heard calling. What you hear is crockery, a whole town's, being put down carefully.
    .title = The Height of Heads
entry-276 = She has brought the washing line with her, and it is not for washing. It runs across
    the way into Pumps at the height of your chin, with the pegs still on, and you are under it
    before you have seen who holds the ends. "There's an account open," says Orla. Four of hers
    have come out of the doorways, sleeves rolled, wet to the hem. "I kept a whole street out of
    everybody's books, and now there's a page, with your name across from it. I don't leave a page
    open over a tide. Nor do I want thanking." She unpins the customs man's cap and gives it to a
    boy to mind. "If there's any of you left after, love, we might talk laundry." Behind your back
    somebody pulls the line tight.
    .title = An Account Open
choice-276-fight = Cut the line and fight
choice-276-buy = Talk about laundry
result-276-fight = You come away with peg marks; she rules the page off and signs that it is
    square.
result-276-fight-fail = You are hung up by the sleeves to dry, and charged for the pegs.
result-276-buy = She counts your money twice, lets the line drop, and leaves two loads at the
    kerb.
entry-277 = "Is now a good time?" says the Kid. It is not. She waits until you have finished what
    you are doing, and then until you have finished pretending to do it. She has tied her boots
    together and hung them round her neck, as the wheel crews do before they go down. "I want to
    stay with the pumps," she says. "After, too. I'd need a box to stand on." You tell her the
    things that people tell a child. She hears them all, head on one side, listening as she does
    at pipes for the other thing, the one underneath. "You're knocking," she says. "In there. It's
    all right. Wheel Four does that when it thinks somebody's come to shut it off." She lays her
    palm flat on your coat and keeps it there, exactly as you have seen her do with iron, until
    the noise settles. Then she takes her hand back and waits to be told.
    .title = A Box to Stand On
choice-277-stay = Let her stay
choice-277-along = Take her along
result-277-stay = You give up a place on your seat, and she asks if the box could be a tall one.
result-277-along = She puts her boots on again, left, right, and double knots them.
entry-278 = The box says LEMONS. From on top of it she can reach the lowest spoke, and she puts
    your hands there, and hers over them. "No, don't push," says the Kid. "You go up to where it's
    just going to, and then you leave off." She shows you where to put your weight, and it has
    nothing to do with the wheel. It is all in the stopping. You lean, and stop. Under the floor
    something leans back.
    .title = Where to Leave Off
choice-278-aid = Leave off when she does
choice-278-tech = Feel for the bearing
result-278-aid = Your arms give out; it comes a finger by itself, and she sends you up to the
    stairs.
result-278-aid-fail = You are late by a heartbeat; it goes home, and the stair loses a step.
result-278-tech = It takes the skin off both palms; then it hangs in balance, and she has her ear
    to it.
result-278-tech-fail = You push, which is what you were told not to do; below, another door gives.
entry-279 = All day long the stairs of the sea wall have been counting. Somebody at the bottom
    shouts the step, it goes up from mouth to mouth, and a boy at the top chalks it. Now no shout
    comes. From the wet end to the dry they have stopped counting and are listening, with the same
    ear turned, the left, towards the wheel house. Pans are set down. A man who had begun to
    sneeze does not. Whoever was elsewhere will be told about this afterwards, and told it by each
    of them in the same words: that there was a bit in between, and it went on. You have bags or
    heads or fathoms to keep account of, wherever you are, and you go on calling them out. The boy
    has his chalk against the wall. He has not lifted it.
    .title = The Same Ear
entry-280 = It is slack water, and the clerk has rowed the judge up to the foot of the wall with
    the book across his knees. Lindqvist comes down the stair in a clean collar. He has a jug from
    the first wheel and a mustard spoon. "My father signed," he says. He says it to the judge's
    face, and slowly. "I've known since I was twelve. I told nobody, because they'd have asked me
    what we were going to do." Judge Barnacle reads it off him to the end. In forty years nobody
    has looked up at him like that. One spoonful goes over the side into the Divide, and the whole
    wall hears it arrive. The judge finds the line with his thumb and signs. On the square a man
    has stood at the sluice pipe since that noon with four strokes struck. He strikes the fifth,
    and the Six Wheels take up where they left off.
    .title = The Mustard Spoon
entry-281 = By the new moon there are streets again, of planks, on piles. Each pile is capped
    against the rot with a hat, since those had floated in and nobody could say whose they were.
    You find your way home by them, left at the bowler, on past the straw. Lindqvist is learning
    it with a notebook. "Second plank, green beret, you've a stove going," he says, and is right,
    and ticks it. They have made you a room above the square with a hatch in the floor. Under the
    hatch, when the tide is in, stands the gauge glass, full to the top and of no interest to
    anyone but eels. At high water the postman rows beneath the beds. You lie and listen to him
    come: the oar, the drip, the oar, and then two knocks with a rolled newspaper on the boards
    below your pillow. "Nothing for you," he calls up. "I just like to say."
    .title = Left at the Bowler
entry-282 = They bring the boat round by the chimneys and ship the oars, and it drifts out over
    the square. The water is green, and very clear. You can read the street names. Down there the
    queue has left its pails in a line before the gauge glass, fourteen of them, and something
    with whiskers is looking into each. Fish go in at the bakery, one and then a few, and after a
    time come out. The baker is in the bow with his floury cap on his knee. "That's the counter
    they're at," he says. "They'll be wanting the end loaf." His wife tells him to sit down,
    though he is sitting. Those who were brought away live in other people's kitchens now; these
    came back to see. When it is time to go nobody puts an oar down hard. There are the drops
    coming off the blades, and a boy counting wheels over the side. He makes it six.
    .title = The Bakery
entry-283 = Nobody gives the order. You are all shouting numbers when the noise changes, and you
    turn round, and the Kid has her ear against the iron and both hands on a wheel made for four
    grown men. She is not strong enough. She has never been strong enough for anything, she has
    only ever been right. She waits, and waits, and when the whole shaft draws its breath she
    leans, no harder than you would lean on a gate, and the great wheel of Pumps goes round like a
    clock hand. Water comes. It comes up brown, then red, then clear as glass, and the people on
    the stairs do not cheer. They take off their hats. "It was never stuck," the Kid tells you
    later, swinging her feet. "It was just waiting for somebody to ask it when."
    .title = The Kid Turns the Wheel
entry-284 = The wheels turn, all six, in good order. They have plenty to lift now, and they lift
    it out of the sea and let it fall in the sea. Weed has grown along the spokes and goes round
    in long green sleeves. On the square, four fathoms under, the tap by the gauge glass is still
    open. Down the sea wall, as far as the light goes, are the tide lines, forty years of dates
    and initials. One more is at the top, in the air, painted in a hurry. It has a date and no
    hand to sign it, and the brush is there on the step, standing up in the tin. Toward the middle
    of the day a swell comes in by the harbour mouth and goes along the sluice pipe as far as the
    bend. It strikes four times. Then it draws off, and you may wait there as long as you like.
    .title = In Good Order
entry-285 = It is the morning for this year's line. Somebody has rowed out with a pot of white, a
    long brush and a string with a lead on it, and is painting it on what there is to paint it on.
    It takes a while, because of the swell, and because the last stroke is the one that everybody
    sees. Then the date. Then there is the matter of initials, and the brush waits over the place,
    and a drip forms, and is caught on a cuff. Somebody puts them in, small. The boat backs off a
    length or two, so that it can be looked at from a proper distance. It is not straight. They
    sit there and turn their head until it is.
    .title = This Year's Line
entry-286 = From chimney to chimney, just clear of the water, the lines still run over the bottom
    street. Nothing hangs on them. On Mondays a boy goes along underneath in half a barrel and
    tests each knot. If one has slipped he makes it good, and then pushes himself on by somebody's
    cowl. He was never told to. There is a book now with that street in it, the first it was ever
    in: a page to a house, who slept in which room, what was on the stove. It is neatly kept, and
    may be seen on asking. Towards evening a wind comes up the Divide and lifts the lines, all of
    them together, by about the weight of a shirt. Nobody takes them in.
    .title = Chimney to Chimney
entry-287 = They have framed the paper, blot and all, and hung it in what serves as an office,
    over the kettle. The glass has to be wiped for visitors. Two names can be read on it now; the
    first takes a good light. Every quarter day, at slack water, somebody is sent down to the tide
    with a jug. It used to be a punishment and there is now a list. They pour it in, all of it,
    and shake out the last drop. Then they wait on the bottom step with the cold coming through
    their boots, until the clerk has rowed over and written them a receipt. These go on a spike by
    the door. The earliest say "received, one jug". On the latest, in the same small writing,
    there is one more word, and it is "asked".
    .title = Quarter Day
