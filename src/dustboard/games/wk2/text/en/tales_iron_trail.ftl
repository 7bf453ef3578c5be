# The Book of Tales: The Iron Trail.

adventure-iron_trail = Gangraen's wells will not see the winter. In Rusty's Garden stands a
    locomotive without a heart, and the parts she needs are walking about on legs, at work, and
    armed. Three hundred people hold a ticket that cost them nothing. There is one line, with
    pieces missing. It runs west past the Salt Cathedral and stops at the sea, beside a
    lighthouse, where a spring comes up that the tide cannot reach. Find the parts, fire the
    boiler, mend the way, and get them there. Two to four knights win or lose together, and the
    last sheet counts heads.
    .title = The Iron Trail
    .mode = Together, for 2 to 4 knights
    .length = At most 5, 8, 6 and 4 rounds, about 3 hours

page-parts = Late Margaret stands in the Garden with beans up to her chimney, a robin in her
    boiler, and nothing at all where the heart goes. What she lacks is out there at work. It
    patrols, it waters, it sings, it prays, and it has never been told that the shift is over.
    Coyle has put up a time for the train, and left room on the board for the day.
    .goal = Bring home the parts of as many machines as you can before the train leaves.
    .rules = You start at Rusty's Garden. Each challenge token marks a machine at work. There,
        fight a robot as a Plot Action: the first time, the entry of that place is read, and then
        the top card of the machine deck is fought. Defeat it and the token is yours. The train
        starts with Strength 1 and gains 1 for each token. It leaves when 5 rounds are over, or
        when a round ends with no token left.
page-journey = There are three hundred people, one line, and a woman whose watch has one hand. The
    line goes west to the Salt Cathedral, except where it lies stacked beside itself. Somebody has
    been taking it up at night, tidily. Late Margaret moves when she is fed and stops when there
    is nothing under her, and she does not do well on her own.
    .goal = Bring the train along its line to the Salt Cathedral.
    .rules = Stoke on the train's space: spend 1 Fuel, and it moves one space along the line if
        that space is clear. Knights there may ride along. Clear the line on or next to torn
        track: pass Tech (2), beat a gang, or pay 3 resources. A round that ends with no knight
        within one space of the train costs it 1 Strength; at 0 it is stripped. You have 8 rounds.
        Arriving late costs 60 people.
page-rails = The coast line is all there, but for the line. Two rows of piles go out from Shark
    Flats and Whaler's Run, and the sea has stepped back so that you can see them. It is bound to
    want the room again. On the beach everybody has been asked what they could spare that is flat,
    and they are being honest about it, which takes longer.
    .goal = Lay one span more than there were knights at the start, before the tide is back.
    .rules = Lay a span on Shark Flats or Whaler's Run, once in each of your turns: discard 2 gear
        cards, pay 3 resources, or pass Tech (3). A foreman in your pay lays one for nothing. You
        have 6 rounds. Once the last span lies, the train goes on to Last Lamp when the round
        ends. If time runs out first it goes on all the same, and every missing span costs 60
        people.
page-camels = Up the grade there are no rails, and Late Margaret has no feet. Feet can be had at
    the Camel Yards, and in the paddock below the Giant Cockatoo, four to an animal and eight
    animals to a team. The man who sells them is honest to the point of rudeness. What he asks
    goes up as he gets to know you.
    .goal = Buy one team of camels more than there were knights at the start.
    .rules = Bid at the Camel Yards or at the Giant Cockatoo, once in each of your turns: pay the
        next price in resources, in the value of gear, or in both. Prices run 2, 2, 2, 3, 4. You
        have 6 rounds. Once the last team is harnessed, the engine is drawn across to Last Lamp
        when the round ends. Out of time, it is drawn with what you have, and every missing team
        costs 60 people.
page-line = Here the rails end against two buffers with a message on them, and here is the water.
    Up on the ridge stand the people who took up the line in your wake and have carried it all
    this way. There is money owing on it, they say. They would accept a train. Whoever is aboard
    when they have had their answer will be read out by name.
    .goal = Hold the train at Last Lamp until the raiders are spent, with as many people as you
        can.
    .rules = Choose where you start, within 3 spaces of Last Lamp. Man the roof there: fight one
        gang of the row. Uncouple there: give up 60 people, and the whole row is gone. When a
        round ends every gang in the row costs 30 people, and the row is filled up. Every 2
        Strength left on the train absorb one such loss. You have 4 rounds, one more or fewer if
        the lamp says so. Gangs still there at the end cost 60 people each.

choice-journey-fuel = Burn a can of yours
choice-journey-tar = Take a bucket of tar
choice-journey-tech = Lay the rails again
choice-journey-fight = Go after the lifters
choice-journey-pay = Buy the rails back
choice-rails-gear = Give up two of your things
choice-rails-pay = Pay for planks and bolts
choice-rails-tech = Make it out of leavings
choice-camels-pay = Cough for the next team
choice-camels-leave = Swallow the cough

# Looking for Parts: the places

entry-5 = The shift that caught fire here has not gone home. Black as pan bottoms, the machines go
    round the hulk in single file, and at each pillar the first one offers a card to a melted slot
    and waits for the click. There is no click. They wait for as long as one would take and move
    on. The one you want goes third in the file, with a pump knocking inside it. Between you and
    the pillars runs a drain under loose plates. Beside the drain a tray of sump oil stands ready,
    one can short of full. Behind a pipe, at the height of a hand, a bit of tin catches the light,
    or it does not. The file has come round to your side.
    .title = Single File
choice-5-sneak = Crawl along the drain
result-5-sneak = You leave some skin on the plates, and come up behind it on its blind side.
result-5-sneak-fail = A plate drops; the whole file stops, turns, and clocks you in.
choice-5-burn = Top up the tray
result-5-burn = It costs you a can, and the third in the file walks straight into it, on time.
choice-5-squatters = Lift a cup in answer
result-5-squatters = Nine people come out of the pipes with shovels and do not want to be thanked.

entry-25 = Forty-one machines are standing in line for the time clock, and none of them pushes.
    Each draws a card from the rack on the left, has it stamped, and puts it away on the right.
    Then it goes in under the night lights and the door lets out warm oil and the noise of nothing
    being made. You had counted on a back entrance. There are two, both painted on. When the last
    of the line is through, one card is left in the rack, at the height of your hand. It is blank,
    and it is warm. Beyond the glass a pump is beating on its own in a machine at the end of the
    belt, where the finished work would be. The clock says one minute to. It has said so since you
    came.
    .title = One Minute To
choice-25-shift = Punch the blank card
result-25-shift = You work until the break, and at the break you are handed a pump to carry out.
result-25-shift-fail = The card comes out stamped LATE, and the whole belt has turned to see who.
choice-25-break = Go in through the glass
result-25-break = It breaks well; on the far side a broom is already coming for the pieces.

entry-45 = The hothouse door has a keypad, and the vines have learnt it. A tendril lies on each of
    the four numbers, and the steel beneath them is worn shiny, so this has been going on for
    years. They press. The door opens by a hand's width, takes in air, and shuts, about as often
    as you would turn over in bed. Inside it is green all the way up. The machine you were told of
    goes to and fro between the beds, watering, and the drops it leaves behind are not water.
    Among its keys hangs a glass vial with wax over the stopper, the label turned inward. A notice
    asks visitors to take a mask. The box under it holds one glove. On the pad the tendrils are
    getting into position.
    .title = Four Shiny Numbers
choice-45-filters = Pack a scarf with gauze
result-45-filters = It uses up a dressing, and you go in smelling of nothing but clinic.
choice-45-breath = Hold your breath
result-45-breath = Something settles on your arm and takes root there, and you have not been
    heard.

entry-85 = You hear the figures a mile before you see the dish. Wind goes over the rim, and out of
    the bowl comes a clear tenor, singing serial numbers, of which three rhyme. Four, four, nine,
    oblique, two. Machines have come in from a good way off and stand about in the grass with
    their lamps turned down. When one hears its own number it goes round once on the spot and sets
    off up the ramp. None has come back by the ramp. Some shepherd has put a bench along the fence
    and carved the best runs into it, with dates. The next number is starting now. It is a long
    one with a rest in the middle, and among those who wait there are four that have stopped
    moving.
    .title = Four, Four, Nine, Oblique, Two
choice-85-listen = Sit out the verse
result-85-listen = It takes the afternoon, but you can tell by the tune which of them goes up
    next.
result-85-listen-fail = The last figure is for you, and it stays in your fillings until evening.
choice-85-normal = Call out a number
result-85-normal = You are flat, and one of them comes over to correct you.

entry-105 = Knives are checked at the salt door by a man with no thumbs. He gives each a number
    and hangs it on the wall behind him, point down, quicker than you could. Kitchen blades hang
    there, a cutlass, a thing for opening oysters. On hook thirty-eight is a drill as long as a
    leg, oiled, with three dog heads stamped on the shank. The owner is inside. It gave the drill
    in this morning, unasked, took a ticket for it, and has stood at the back of the nave ever
    since between two old women, who have found it the page. What you came for is in there as
    well. You can hear it under the hymn, half a beat behind. The man has number thirty-nine
    ready, held between two fingers.
    .title = Hook Thirty-Nine
choice-105-check = Hand in your weapons
result-105-check = He admires the edges, hangs them next to the drill, and wishes you a quiet
    visit.
choice-105-pray = Kneel in the back row
result-105-pray = You lose your place in the hymn, and one of the women finds it for you.
choice-105-normal = Walk in as you are
result-105-normal = He does not try to stop you, but he writes it down.

entry-125 = "State your business," says the gate of Cerbero Tower. You state it. Paper is turned,
    a great many floors up. "And the other business," says the gate. It is a civil voice, with
    nothing to it but a grille, and on your side lies a doormat worn through in two places where
    callers have stood. One lamp burns over the arch. Between the bars you can see a yard and a
    small table with a cloth, and on the cloth a black box. A machine is on duty beside it. In the
    quiet its pump is the only thing at work for miles. Next to the grille an invoice has begun to
    come out of a slot, made out to you, for waiting, by the minute. The last line says OTHER and
    has been left open.
    .title = The Other Business
choice-125-state = State the other business
result-125-state = It costs you a true answer, which is filed; the pump comes down in a lift.
result-125-state-fail = "Thank you," says the gate, "but that was the first business again."
choice-125-normal = Go over the gate
result-125-normal = The invoice is amended while you climb, and follows you down into the yard.

entry-145 = Bidding has reached two, and both bids are from camels. Lot 40 stands in the ring with
    its number chalked on a plate: a machine, in running order, with the pump it came with,
    brought in by a drover who swears that it followed him. The camels want it for the shade. They
    have arranged themselves along the dark side of it, and every so often one of them coughs to
    keep the price alive. No person has put a hand up. It was sold once already this morning, to a
    man who now sits by the gate with his foot in a bucket. "It's good as gold so long as there's
    bidding," says the auctioneer. He has had the hammer in the air for some time. He changes
    arms.
    .title = Lot 40
choice-145-bid = Top the camels
result-145-bid = It takes all you have in one hand, and the lot is switched off with a bow.
choice-145-normal = Let the hammer fall
result-145-normal = The camels move off first, in good order, taking their shadows with them.

# Looking for Parts: the yard and the road

entry-61 = Runner beans have climbed the locomotive as far as the chimney, and Rusty will not have
    them pulled before they are picked. So Ines Coyle, yardmaster, works round them. Under the
    leaves a plate says LATE MARGARET. "My mother," says Coyle. "It isn't a comment." She opens
    the boiler on a robin's nest and a great deal of room, and counts off on her fingers what
    ought to be there. "All still going," she says. "Only it's inside machines, and they get
    about." Gangraen has been told to pack what it can lift; by winter its wells will be holes.
    Not a clock in the Garden goes. Coyle hangs up a board, letters it DEPARTS 7.04, day to
    follow, and steps back to see if it is straight. Then she knots the whistle cord up out of
    anybody's reach. "Eats steam," says Coyle. "Not till I say."
    .title = Day to Follow

entry-62 = The machine has stopped. Its pump has not. You lift it out in both hands, no bigger
    than a cabbage, and it goes on beating, with nothing left to push. Behind it stands a can,
    dated. You wrap the pump in a blanket, since it is that or watch it, and wedge it where it
    cannot roll. On the road you steer round the holes. By the second mile you are steering round
    the small ones. You stop to tuck in a corner.
    .title = A Blanket for the Road

entry-63 = You lie where you stopped rolling and find out what still moves. Most of it. The
    machine has not come after you. It waits over the place where you fell and plays back, at half
    volume, the last thing you shouted. It seems to be checking the spelling. Then it goes to work
    on itself. The plate you bent is straightened. The bolt you shot away is found, considered,
    and fitted somewhere better. One dent it leaves, low on the left, your size exactly, and this
    it polishes until it takes the light. Nothing stops you when you crawl back to your wheels.
    Nothing shoots while you sit against them and wait for your hands to be of use. It is dark
    before they are. A mile on you can hear somebody behind you, hoarse and small, saying the same
    words over, with the stress in different places.
    .title = Your Own Words

entry-64 = Where your wheel tracks end, because you have stopped, a boy is sitting on a biscuit
    tin with a pencil tied to his wrist. On his knees runs a railway that nobody laid. It leaves
    the Garden, goes round by every place you have been since, and finishes under your own wheels,
    where the paper is grubby. "I did that part last week," says Tolliver. "You all go round the
    soft ground. It's nine miles. There's a bit here you could have cut." He is twelve and would
    like to see one of his lines built. The yardmaster has looked at this one, and called it a
    nice drawing. In the tin are two days' bread and a second sheet, empty, numbered along the
    edges. He has picked up the tin to see if it goes beside your load. It goes.
    .title = Numbered Along the Edges
choice-64-take = Take him along
result-64-take = He has the better half of your blanket, and calls out every mile before it comes.
choice-64-send = Send him home
result-64-send = He goes without arguing, and counts his steps aloud until you cannot hear them.

entry-65 = The lighthouse turns although the sea has moved. Each time the beam comes round it
    stops on you, thinks, and goes on. "State your vessel," says a voice with a cough of static.
    Down on the rocks stands the keeper: company steel to the waist, and above that a fisherman's
    jumper, darned so often that hardly a thread of the first one can be left. It holds a boathook
    like a rifle. In the lamp room behind it you can see the thing you came for, a heart-pump of
    polished brass, lifting and falling, lifting and falling. It drives the light. "No vessel,"
    the keeper repeats, with something like relief. "Then you will be wanting to report one lost."
    .title = The Keeper of Last Lamp
choice-65-report = Report one lost
result-65-report = It hands you the pump to help with your search, and the beam runs down like a
    top.
result-65-report-fail = It asks the vessel's name, and you wait a second too long.
choice-65-force = Take the pump by force
result-65-force = It lays a folded oilskin over the log book first, in case of spray.
choice-65-trade = Offer a trade of hearts
result-65-trade = You part with a thing that worked, and the beam goes round on it with a small
    tick.

entry-66 = Rusty has picked her beans and left one plant round the handrail. On a bedsheet beside
    the wheels lies everything you brought, wiped and ticketed, and Coyle hands it in through the
    side of the boiler. None of it was made to meet the rest. Part of a machine that had other
    plans is introduced to a feed pipe from a bath-house, and they are left alone together to get
    used to it. She will not be hurried, and at every bolt she says the time. When the sheet is
    bare she folds it, climbs down, and lights the fire with the label off a tin of plums. All who
    could find an excuse have come to stand about. In the cab the needle lies on its pin, where it
    has lain for sixty years. Then it gets up. It goes as far as one, and leans there, and
    considers two.
    .title = The Needle

entry-67 = What you bring home is a list of places where the parts still are. Coyle reads it
    through to the end and asks if she may keep it, for the back. Then she goes off to the
    bath-house with four people and a handcart, and they are gone for so long that a queue forms.
    What comes back is a laundry copper, green at the rim, its lid wired on. It goes in where the
    heart should, and it smells of starch. "She'll do a walking pace," says Coyle. "So do I." By
    evening there is pressure enough to lift a shirt front. Two women from the bath-house stay
    behind with the soap in their aprons. They would like it understood that Monday is washing
    day.
    .title = The Spare

# Journey to the West

entry-72 = Three hundred tickets have been sold at nothing each, and Coyle is punching every one.
    The punch hangs from her belt on a chain, and the hole it cuts is a small clean key. Down the
    side of the carriages go the names, in chalk, in the order they came, so that the manifest is
    as long as the train. A family wants to know whether the goat counts. It does not; it may
    walk. Osei the baker asks for a window. "To see what?" says Coyle. "Going," says Osei, and
    gets carriage five. At the front there is fire under something, and ahead the line runs off
    into the thicket, in places. Coyle takes out a watch with one hand on it. "Seven-four," she
    says, and it goes on being seven-four until a woman with a mattress is up the step.
    .title = Nothing Each

entry-69 = The shovel's handle has been worn to a waist by somebody shorter, so you stoop to it.
    Your can goes over the coal. The first load you throw on top, where it sulks. With the second
    the shovel turns in your wrist by itself and lays it along the back, flat, out of old habit.
    The fire is asked. It considers. Then the rods slide, a clank sets off down the couplings, and
    the whole train leans.
    .title = The Fire Is Asked

entry-70 = With the gap closed you can see what was in it. The lifted sleepers are stacked beside
    the way, fourteen high, squared off with string, and on the end of each a woman's name is
    chalked, always in the same hand. The spikes have been sorted by length into jam jars. Whoever
    did this swept up. Coyle reads the nearest eight, lips still, and asks you the time. You do
    not have it. "No," she says, and straightens the one that had slipped.
    .title = Fourteen High

entry-71 = You have had the train behind you for so long that you have left her there. Looked back
    at, she is small enough to lose behind a mug. There is one lamp to a carriage. While you
    watch, a passenger puts out theirs, so as not to be seen; then the next does, and the next,
    down the whole of her length to the engine. The fire cannot be put out. Two people have
    climbed up and are holding a blanket in front of it.
    .title = Behind a Mug

entry-76 = You sleep on the coal with your feet in a stranger's lap. Nothing was agreed: she was
    sitting there and they arrived. She is knitting a thing with four sleeves and measures it
    against your shins. A jug goes over you, then a hand of cards, then an argument about the
    price of lamp oil in a street that none of them will see again. You wake early. The lap has
    gone. Your laces have been tied properly, in the knot you never mastered.
    .title = Your Feet in a Lap

entry-77 = In the night the pin between the third carriage and the fourth has been changed for a
    carrot. It is a good likeness. Pared to length and painted silver, with a thumb of grease
    where a pin would have one, it has held for half a mile out of pride. Above it two children
    lie on their stomachs and bet dried peas. From the last bolt of carriage four a cord runs off
    into the bushes, slack, and is paid out as the train goes. It comes to an end in somebody's
    hands. Farther up there is another, and that one goes round a rail. The carrot has begun to
    bend.
    .title = A Good Likeness
choice-77-rope = Follow the cord
result-77-rope = The peas are lost to the smaller child, and you come back with the pin.
result-77-rope-fail = The cord comes in with nothing on it; ahead, nine sleepers have gone as
    quietly.

entry-78 = The jar comes up the train under a cloth. It holds buttons, one a head, dark for yes,
    and has been shaken so that nobody can say whose. When Coyle tips it out on the footplate the
    dark ones run off over the edge, and among them is a brass one from a uniform that nobody has
    owned to. "Not back," says the woman with the jar. "We've no quarrel with forward. To stop.
    For an hour, on purpose." They have stopped for steam, for torn track and for a goat, and it
    was never their own idea. Coyle turns the watch over. She has not halted in her life where the
    table had no halt. All down the train people are taking off their shoes.
    .title = Dark for Yes
choice-78-speak = Ask for half an hour
result-78-speak = You give up your own seat for it, and at the half hour they lace up unasked.
result-78-speak-fail = They take the hour, and thirty of them take the road that runs past it.
choice-78-hour = Let them have the hour
result-78-hour = At the end of it thirty pairs of shoes are not put on again, and nobody asks whose.

entry-79 = A red flag stands on the line where no flagman was posted. It is tied to a dent, low on
    the left, and the dent has been polished since. All the rest has been mended so well that you
    could not say where the fight was. Late Margaret needs a quarter of a mile to stop and uses
    it. On the roofs they shift the children over to the other side. The machine comes no nearer.
    It has put itself at the correct distance, flag out, as the handbook says, and now it gives
    the words that were shouted at it on the day it won. It has the stress right at last. After
    them it leaves a gap the length of a reply.
    .title = The Length of a Reply
choice-79-fight = Give it the reply
result-79-fight = It goes quiet in mid-word, and the flag turns out to be an apron, still ironed.
result-79-fight-fail = It dips the flag, lets the train by, and takes down what you said this
    time.

entry-80 = There is no room to lay anybody down, so you go along the carriage overhead, hand to
    hand, like a tray of loaves, and nobody stops talking. A man tells the end of his story to the
    underside of your coat. What drops from your pocket is posted back. At the stove you are
    turned to go feet first. By the far door Agnes Root, midwife, is rolling up her sleeves. "What
    is it?" she asks. "Grown," says somebody.
    .title = Overhead

entry-81 = What is left of your wheels is going to be lifted by thirty people, and there is the
    question of who says when. A crane driver has the voice for it. A schoolteacher has the
    figures. Two sisters who once carried a piano up the Sling are waiting for both of them to
    finish, with their hands already under. "On three," says the crane driver. "Whose three?" says
    a man at the back. While it is being settled you crawl below with the spanner. The load goes
    up in the middle of a sentence, level as a custard, and stays there. From where you are you
    can count fifty-nine boots and a bare foot.
    .title = Whose Three

entry-86 = It stands by the line, feet together, shovel hands folded, and the train, which has no
    brakes to speak of, takes some time to be polite. "Good morning," it says, when the right
    carriage has arrived. "Foreman Unit 9. I understand that there is track to lay." It has
    brought references. They are pressed between two sheets of window glass and held out far
    enough that you need not come near. One is from a superintendent, one from the
    superintendent's widow, and one is a child's drawing of a yellow box with a smile. The latest
    is fifty-eight years old. "I should mention that there is a gap," says Unit 9. "I have kept my
    hand in." Behind it, straight as a ruled line, run two miles of dry-stone wall that begin
    nowhere and keep nothing out. By the wear on the stones it has been taken down and built again
    a great many times.
    .title = Foreman Unit 9
choice-86-hire = Hire it
result-86-hire = It asks where it should hang its hat, and has brought the nail.
choice-86-break = Refuse and break it up
result-86-break = It sets the glass down first, well to one side.
result-86-break-fail = It lifts you out of the ballast, brushes you down, and goes back for the glass.
choice-86-go = Refuse and let it go
result-86-go = It thanks you for your time, and begins on the wall from the other end.

entry-87 = A slip lies under your mug in the morning, held down by a washer. CLOCKED ON, 5.59.
    OBSTRUCTIONS REMOVED, ONE. BREAKS TAKEN, NONE. The print leans a little to be friendly. At the
    foot it says: KINDLY ADVISE WHETHER THERE IS A KETTLE. Nobody on board has heard a sound. Up
    ahead, where the line was torn, there is line, with the ballast combed, and Unit 9's hat is on
    its nail by the tender. Beside the hat hang the references, slightly out of true, because a
    child has been lifted up to see the drawing. Osei goes forward with a kettle and comes back
    without. "It doesn't drink," he says. "It would like to be offered."
    .title = Breaks Taken, None

entry-91 = Off the flats come nine people without tickets, rolling a drum of tar. They have
    brought their own fire in a barrow and walk beside the engine with it, so that there are now
    two fires, and one is on foot. Coyle goes down to ask what they want. "There's two things it
    might be," says the woman who steers the drum, "and one of them's soft, so we'll leave it."
    They will not have seats. A bucket of tar in the firebox when it sinks is what they had in
    mind, and they would sooner not be on the side in chalk. In the barrow lie a tin cup, chipped,
    and a folded map in pencil. She has drawn a sack over both.
    .title = One Fire on Foot

entry-92 = A market has begun on the carriage steps, and nobody remembers opening it. Buttons go
    for soap, soap for lamp wick, and a mirror is let out by the minute to those who only want to
    check one thing. A man is selling the seat he sits on, possession at the sea. You had come
    down to see to the fire. Your hands are looked at. There is a rate for what is in them,
    chalked on the lowest step: one for one, whatever it is. "It's fairer than knowing," says the
    girl in charge. She is eight or so and has already had a complaint. Two steps up a woman with
    a pair of scales is waiting to be needed.
    .title = One for One
choice-92-swap = Trade one for one
result-92-swap = It is weighed, both ways, by the woman with the scales, and comes out even.
choice-92-keep = Put your hands away
result-92-keep = The girl makes a note of you under LOOKING, which is free until noon.

entry-93 = Agnes Root wants hot water and less advice. She has turned everyone out of carriage two
    but the one it concerns. Coyle takes the joints at a walk, unasked, so softly that no spoon
    rings in its glass. Some way past the third signal post there is a new noise, cross, and well
    made. That leaves the manifest. It was made out for three hundred; it has been punched and it
    has been sworn to. "She has no ticket," says Coyle. "She's no pockets," says Agnes. So Coyle
    breaks the chalk to get an edge on it and writes the new name very small, inside the o of
    another. You have to put your nose to the boards to read it. By dark there is a clean patch.
    .title = Inside the O

entry-94 = Every tap in the train gives a cough, engine end first, and has no more to say. Nobody
    calls out. From coats and bedding they bring what they had been keeping and stand it between
    their feet: a jar, a hot-water bottle, a vase. They do not look at one another's. Agnes comes
    down the aisle with a bucket and a spoon of salts, for making bad water do, and some pour, and
    some have to be asked their name first. The spoon is the last of it. "Find me more powder,"
    she says to you, "and I needn't learn who has what." In the rear carriage thirty people have
    their bundles on their knees. There is a creek on the map, a day south. One of them has heard
    that it is real.
    .title = A Jar, a Vase
choice-94-pay = Empty your kit for Agnes
result-94-pay = Your kit is bare, and the jars go back under the coats with their lids off.
choice-94-creek = Hand down their bundles
result-94-creek = They go off south in a good straight line, with the vase carried in front.

entry-95 = A grave four sleepers long has been dug beside the line, that being what there was to
    measure with. The others who are gone went on their own feet, or are said to have, and their
    names stay up on the carriage side, in case. This one cannot. Coyle has a cloth in her pocket.
    She uses her sleeve, and rubs until she is down to the paint, and then stands so that you
    cannot see the cuff. Osei says what there is to say, which has mostly to do with crusts. Agnes
    Root comes to you last. She holds out a hand, low down, for the little vial with the wax on
    it, supposing anybody had such a thing. In her other hand is a spade. You do not ask.
    .title = Four Sleepers Long
choice-95-give = Give her the vial
result-95-give = She puts it down there first, deep, and treads the place flat by herself.
choice-95-keep = Help to fill it in
result-95-keep = You get the short spade, and a blister in the shape of a coin.

entry-96 = Nothing is left in her to burn but what has people on it. The seats went on the first
    night, after them the doors. At noon Coyle collected the tickets, every one she had punched,
    and fed them in herself by the handful, and they lasted a minute and a half. Nobody will touch
    the boards with the names. What remains besides is wheels, a boiler and a name plate. Half of
    the people have got down and are pacing out the ground. Osei has found clay. The other half
    stand in the carriages where the seats were, holding on to each other. The name plate is
    backed with oak. Coyle has the first bolt out of it and has stopped there, spanner up, for
    somebody to tell her what time it is.
    .title = Backed with Oak
choice-96-go = Burn the oak and go
result-96-go = A hundred and twenty stay by the clay, and wave as one waves at other people's
    trains.
choice-96-settle = Hand Osei a spade
result-96-settle = Coyle puts the bolt back, and gives it a quarter turn past tight.

entry-97 = Four miles short the fire goes out, and they push. They put shoulders to the tender and
    hands to the buffers, three hundred less some; and since a train is heaviest where nobody
    keeps step, Coyle walks ahead and reads the timetable aloud. Nine-fifteen, Pipeline End.
    Nine-forty, request stop. It has a beat, read by a person who means it. Some have sat down to
    see to a shoe and not caught up. Some say there was always going to be a village here. By the
    time the white hump of the Cathedral stands up over the flat, the names on the side and the
    hands on the iron do not agree. The hindmost of them, pushing with both eyes shut, asks who is
    driving.
    .title = Request Stop

entry-68 = Without asking, the choirmaster of the Salt Cathedral lays his ruler on the boy's map,
    and nobody has done that before. It fits. Nave, stair, the gallery where the pumps are kept:
    what Tolliver drew in the Garden for a branch line is the plan of the crypt, wall for wall,
    with one passage more. The choirmaster sets a finger at the mouth of it. "That's solid," he
    says. "There is a draught there, all the same." "Forty yards," says Tolliver. "There's a bit
    here with a step." They are short of altos, and of anyone who can draw. He would be fed. He
    could see it dug by the time he was thirteen. The boy has got out the pencil and is sharpening
    it, on to a floor that somebody has just swept.
    .title = One Passage More
choice-68-leave = Leave Tolliver with the choir
result-68-leave = He shakes hands all round, and tells you how far it is to the next water.
choice-68-keep = Roll up the map and go
result-68-keep = He says nothing for six miles, and then begins to call the sleepers.

entry-88 = The line forks under a signal with both its arms raised. One way goes down to the coast
    and is sound until it comes to the water. The other climbs, and after the second bend it has
    no rails on it, only a shelf cut into the hill, and wants animals. Late Margaret has halted
    short of the points. In the signal box the stove is out, the levers have been oiled, and the
    cushion of the chair is slowly coming up again. The register lies open. Its last line is still
    wet: one train, 7.04. In the column for direction there is nothing. Coyle reads it twice, and
    puts the lid on the ink. "That's us," she says.
    .title = Both Arms Up
choice-88-coast = Take her down to the water
result-88-coast = One arm drops behind you, with nobody in the box.
choice-88-hills = Climb the grade
result-88-hills = She gives up the last of her rails, and one arm of the signal comes down to wish
    her well.

entry-89 = A surveyor's chain lies stretched along the shore, pegged at one end. At the other a
    crab has hold of it. It has kept the place for so long that the beach has banked up on its
    weather side. When you lift the last link the crab is lifted too, and walks it back to the
    mark. Coyle paces the length. It is out by nothing. The surveyor's satchel hangs on a post
    with the strap done up, and in it are a field book, filled in as far as LOW WATER, and two
    socks full of shells. One sock is for looking at.
    .title = The Crab's End

entry-90 = Nobody has run a train up this grade, but somebody finished it. It climbs at one in
    forty, cut by hand, the pick marks all leaning one way like stitches. At the turn a shelf has
    been let into the rock. Over it hang twenty-six cups on spikes, each with a dab of its own
    colour on the handle. On it lies a great roll of bandage with a note left there for the next
    shift: mind the left side, it sulks. The left side has come down since. You cut what you need
    off the roll and pin the note back. There is a twenty-seventh spike. It is worn as bright as
    the others.
    .title = For the Next Shift

# Rails over Water

entry-73 = The tide has gone out farther than it has any right to. It has left the piles of the
    old coast line standing in two rows, black and bearded, with nothing across them, and on the
    head of each one sits a rowing boat. They are level. Coyle counts the piles and then the
    boats. "Six days, and it'll want its floor back," she says. "Call it a few spans. It depends
    what you call a span." Word has gone along the carriages for anything long, flat and no longer
    loved. A wardrobe is on its way already, down the beach, with somebody's grandfather at the
    front of it, walking backwards and giving directions.
    .title = Long, Flat, No Longer Loved

entry-98 = Your first span is the side of a bus. Forty people bring it down on their heads,
    windows and all, so that it runs along the beach to time, and drops home on the piles with the
    noise of a tray. Two rowing boats make room. The passengers' initials have come too, with a
    tally of weeks, and a word that mothers walk the children past. Coyle lays the first sleeper
    along the route number. Below, the water feels about for what is different.
    .title = Route Number

entry-99 = Fifty-two families, it turns out, have brought the front door. It was the one thing
    they had with a number on. Laid flat, two deep and edge to edge, they make the next span, and
    when a wave goes under, the letterboxes open one after another to look. People go over it
    slowly, since everyone is reading. At 34 a woman stops. She wipes her feet and then steps on.
    The people queuing behind her, none of whom live there, do the same.
    .title = Fifty-Two Doors

entry-100 = Now it is whatever is left. Bed irons go down end to end, then a billiard table, its
    pockets cut off for socks. The board that says PLATFORM 2 is nailed over the deepest part,
    face up, and people make a point of waiting on it. A man keeps the list of who has given what,
    so that it can be given back. Coyle walks the new length and stamps in four places. Three of
    them answer.
    .title = Platform 2

entry-108 = Up between the piles comes the sea, to find out who is there. It tries on a hat, does
    not care for it, and leaves it on the next pile. Then it goes along the whole double row and
    lifts each rowing boat by a hand's breadth, setting it down again a little to the left. Those
    who were working lie flat and hold the ankles of whoever is in front. Your wheels stand near
    the edge with spray across the seat, made fast to a rail that is not yet made fast to
    anything. Out beyond the piles the next wave has stopped to gather itself, and you can see
    some way into it. There is a wheelbarrow in there. It is the right way up and coming in.
    .title = The Sea Tries On a Hat
choice-108-save = Haul your wheels back
result-108-save = You lose a rope and the feeling in both hands, and the barrow goes by.
result-108-save-fail = The barrow goes in at one side of your load, and the sea comes out at the
    other.

entry-101 = Coyle walks over first, alone, with the watch in her hand. Behind her it all lies in a
    row, bus and doors and whatever else was given, and beneath it the water is coming home in a
    hurry and taking the boats off their piles. On the far side she stamps. "On time," she calls.
    "More or less the right day." Nobody cheers; they would like to see the engine do it. Late
    Margaret goes across at the pace of a person with soup, and each length says its own word
    under her, once. From the last carriage a girl hangs by her knees, feeling for the number of
    her house. After that it is heath, and sound track, and where the track ends a light, or the
    place for one.
    .title = More or Less the Right Day

# The Camel Bargain

entry-74 = You have coughed, and the auctioneer has it written down before he looks up. He came
    out from the Yards to meet the train, with a folding desk and two of the stock. A cough is a
    bid there, he says, since camels have no hand to raise and bid like anybody else. As you are
    new he will strike it out. Over the hills there is no line, only a grade, and what has feet
    must draw what has wheels. Coyle wants teams. He has them, some at the Yards and some across
    the water in the paddock under the Giant Cockatoo; he sells in both, and has not slept since
    spring. Prices begin at two and get to know you. Behind him a camel turns down the corner of a
    page in the catalogue. The road gets into your throat.
    .title = A Cough Is a Bid

entry-102 = Lot 1 is a full team, sound and matched for height, and they answer to one name
    between them. It is the name of the auctioneer's former wife. He cannot bring himself to say
    it. It is written on a slip, folded twice, that goes with the lot, and he walks to the far
    rail before you open it. You say it once. Eight heads come up. So does the head of a woman
    buying rope, who shades her face and asks who wants her.
    .title = A Name Folded Twice

entry-103 = The leaders of this second team are twins and must on no account see each other. "Each
    thinks it's the only one," says the seller. He includes a curtain. It is green plush, out of a
    picture house, and runs on brass rings down the middle of the harness. By day it is drawn. At
    night it may be tied back, when they stand nose to nose and each takes the other for a glass,
    and before they wake it is drawn again. None of this can be worked from the train. Somebody
    will have to walk.
    .title = Includes a Curtain

entry-104 = One of the eight is blind on the off side, and so cheaper on that side. The owner says
    so, and walks you round to watch the price change. "I've stood them against a wall before
    now," he says. "People find out at the first gate, and are short with the camel." He would
    like it put mid-row, with company on the right. All this while he keeps to its dark side, a
    hand on the neck, so that it knows.
    .title = Cheaper on That Side

entry-107 = After the last cutting the hills let go. Ground that has leaned on one shoulder for
    days lies down flat; there are rails under the wheels again, and on both hands it is green.
    The camels stop as one. They have not met so much of it before. With feet together they stand
    at the edge and will not tread on it. It is Osei who gets down in his apron, picks a handful
    and goes along the row from nose to nose, introducing it, and it goes quicker as word runs
    ahead of him. In the log Coyle puts the delay down to grass. The traces are coiled, the
    curtain is folded. Along the carriage side somebody's child is counting the teams into the
    column for passengers, and while they are being turned for home Coyle lets it stand.
    .title = Put Down to Grass

entry-106 = The woman who comes up with thirty people at her back needs something flat, and takes
    the nearest thing, which is your load. On it she unrolls her grandmother's wage book. So many
    days, so many sleepers, received nothing; so many days. It goes on for four years. While you
    read, Spall of the Sleeper Cut counts what you have got together, and her people stand easy
    with track spikes in their belts. "I'm not billing you the four years," she says. "One day
    from each. Or I collect in kind. You'll find us tidy." An old cup hangs at her hip with a dab
    of green on the handle. On the last page she has ruled a column of her own and headed it
    RECEIVED. She has worn out the paper there, rubbing, and never had to write.
    .title = Received Nothing
choice-106-pay = Pay her a day's wages
result-106-pay = Each of you is a day poorer, and she blots the first figure that column ever had.
choice-106-refuse = Let her collect
result-106-refuse = What she takes goes off at a walk, in good order, and they sweep the place
    where it was.

entry-109 = Bridge or camels, there is not enough of it. What has been got together will take the
    engine and some of the carriages, and the rest must be done on foot, by water or by rock.
    Those who can, go, with their shoes around their necks and somebody else's child on top. Those
    who cannot, wait. Nobody orders it; they look at what is in front of them, and at their knees,
    and sit down. A good many have got out their knitting. "What's the next one?" asks an old man
    who has found himself a dry place. "7.04," says Coyle. She writes it on a board for them, in
    full, and drives the board in with a stone.
    .title = The Next One

# End of the Line

entry-117 = Unit 9 has made out its account, and asks if this is a convenient time. One sheet,
    ruled by hand, will do for all of it. Hours: all. Rate: the customary. Under HARDSHIP it has
    entered a dash. Beside COMPANY, where another firm would print its name, it has written: yes.
    The total is so small that you turn the page over to look for the rest. "I should not wish to
    press," says Unit 9. "In my last position it was to be the end of the month. I have not liked
    to ask which." The references have been brought along in their glass and stood up where they
    can hear Coyle say that there is no heading for it in the timetable. Up in front the fire
    wants seeing to. Unit 9 has looked round at it twice, and stays where it is.
    .title = Company, Yes
choice-117-pay = Pay the account
result-117-pay = It counts the sum, gives you change, and asks which part of the roof.
choice-117-refuse = Promise it next month
result-117-refuse = It thanks you, files the sheet behind the others, and sees to the fire.

entry-75 = The buffers at Last Lamp are painted THANK YOU, a yard high, for a train that had not
    come until now. Late Margaret stops with her nose against the K. On one side is a platform, on
    the other a lighthouse, and between them a hollow in the rock where sweet water comes up so
    quietly that it is taken for a puddle. The last stretch is down on every map as Margaret's
    Mile. A common name, says Coyle, with one hand still on the brake. Nobody has got off. Along
    the ridge come people, evenly spaced, with rails on their shoulders, in no hurry. The rails
    are off the way you came by, or off somebody's. The carriers have come for the rest, and the
    rest is what you are standing on.
    .title = THANK YOU

entry-82 = The rail under your boot has begun to tremble. It is one note, then four. At the Salt
    Cathedral they are singing into the line, mouths to the iron, and it has come all this way and
    kept its bass. Along the ridge the carriers look at their feet. The feet are keeping time.
    That hymn was made for getting something heavy down a stair, and people who carry know what to
    do with it. One whole gang wheels about and goes off along the skyline in step, left, left,
    surprised from the knees up. Under the last verse comes a voice that has not broken yet,
    giving a distance.
    .title = By Rail

entry-83 = No beam came out to meet you. The last mile was driven on a child's drum, one beat to a
    sleeper. A girl of six walked ahead of the engine with it, told to stop beating where there
    was no sleeper. Twice she stopped. On the rocks the keeper is standing with its boathook
    grounded, turned to the lamp room, where a thing used to go up and down. "You will be the
    vessel," it says, and enters you in the log by feel. It asks for no lamp, and nobody likes to
    offer one. There are lights up on the ridge now, a good deal lower than they were, and the
    keeper has begun to write them down as well.
    .title = One Beat to a Sleeper

entry-84 = The beam comes in off the sea and takes the train from the front. It stops on the
    engine, then on each carriage, for as long as it needs to count. At the end it returns to the
    fourth and does that one over, because a man had been down between the boards after his spoon.
    What you left up there in place of the pump goes round with a small tick. "One vessel," says
    the keeper on the rocks, "reported found." It writes that down, and the jumper rides up at the
    elbow, where it has worn through again. Then the beam leaves the train. It swings up to the
    ridge and starts to count there.
    .title = Reported Found

entry-110 = Coyle has copied the manifest on to paper, and reads it from the end of the last
    platform as steadily as a train pulls out. A voice gets a tick. Where there is no voice she
    does not go on at once. She keeps the pencil where it is until somebody could have got there
    from the far end of a long carriage, with luggage, saying sorry. Then she goes on. The wind
    has dropped for it. Whoever is still up on the ridge is standing with a hand behind one ear.
    It is a longer list than you would think could be all people. At the foot there is a line to
    spare. She thinks about that, turns the sheet round, and passes you the pencil, blunt end
    first.
    .title = A Voice Gets a Tick
choice-110-box = Send the Box out
result-110-box = You watch it go up the slope, and a whole gang follow it off, arguing over the
    lid.
choice-110-stay = Sign the last line
result-110-stay = The point breaks on your name, and she finishes it for you.

entry-111 = "Well, go on," says Coyle, to whoever is nearest the cord. Nobody will. It has been
    tied up since the Garden, and she is the one who tied it. She has to undo the knot with a
    nail. There is steam for one. It is the ugliest note you ever heard: it starts as a hinge,
    gets as far as a goose and settles there with the whole of the boiler behind it. Dogs answer.
    They answer from close by and from the hills, and from away back along the line, where you
    never met a dog, each one smaller, until you cannot tell whether that was the last. Coyle has
    her other hand flat on the iron. The needle goes down by quarters, and when it lies on its pin
    the note does not stop at once either.
    .title = Steam for One

# Endings

entry-112 = Three hundred pairs of shoes stand along the tide line in the order of the manifest.
    Nobody asked for that. The people who go with them are up at the spring, where it comes over a
    lip no wider than a plate and says one syllable to the pool. There is one dipper. Coyle rinses
    it, fills it and holds it out to the woman with the mattress, who says after you. But Coyle is
    on duty. So it goes to Osei, whose hands are floury, to Agnes Root, who will when she sits
    down, to a man who would not dream of it, and back. It takes them the whole evening to drink.
    By then the tide has been up to look into the shoes, and has moved none but the smallest. On
    the platform hangs the board from the Garden. It says ARRIVES. Coyle has the chalk, and waits
    for the last one to swallow.
    .title = After You

entry-113 = A town begins as a row of tents, a trench, and a quarrel about which end is the front.
    There is bread before there is a roof. Water runs past every flap in a gutter of carriage
    panels, and along it you can read bits of names. On the rise behind stands a mound with nobody
    in it. It is for those who did not answer, wherever that was. All those who did have carried
    something up to it in a hat or an apron, until it was as long as a carriage. No one wanted
    words. Coyle went up by herself with a spanner and screwed the whistle to a post at the head.
    It was a good fitting, she said, to leave on an engine that was going nowhere. When the wind
    is in the west it sounds, about as loud as a kettle two tents off. People set down what they
    are carrying. It is 7.04.
    .title = A Good Fitting

entry-114 = She stops for good where she stands. There is no vote on it. One evening a washing
    line goes up between her handrail and a post, and in the morning nobody takes it down. By
    spring there are curtains in the tender, marrows on the warm side of the boiler, and a queue
    at carriage five for bread. Water is carried, by roster, and Coyle has a tick for every can.
    She lives in the cab and keeps the glass clean. Rain has had half the names, so they have been
    round with paint and done them again. They did all they could call to mind, down to those who
    got off early, in case of letters. On cold nights the iron shrinks. A clank goes down the
    couplings, as it does when a train takes up the slack, and in every window a lamp comes on.
    They burn for a bit. Osei, who is up anyway, sets the dough.
    .title = Where She Stands

entry-115 = Unit 9 finishes its shift. It rakes out the ash, lays a fresh fire, takes its hat from
    the nail, and then takes the nail. All passengers are asked kindly to alight, and they are
    down with their bundles before it strikes anyone to ask what for. Next it walks the train for
    things left behind. A glove is handed out. Then it couples up, signals correctly with both
    arms, waits the full minute for anybody late, and drives on alone past the buffers, over a
    line that it lays in front and lifts behind. You can hear that for the rest of the day, two
    notes, lay and lift, going away over the heath. Nobody runs. In the ash lie the references,
    glass unbroken: superintendent, widow, yellow box. Behind them is the account, ruled off. Last
    comes a new reference, in a print that leans. It is for you. It is fair.
    .title = To Whom It May Concern

entry-116 = A woman after a strayed goat finds it by the line: a ticket punch, still on its chain.
    The chain is fast to nothing. She works it. It bites out a hole, key-shaped, very clean, and
    as she has no paper she tries it on a leaf and then on her hem. On this side the track is
    whole. The weeds between the sleepers are a hand high, so it was used within the year. Just
    past the punch it ends. From there the rails have been taken up and stacked, the sleepers in
    fourteens, the spikes sorted into jars, the stones raked level. She looks for an engine. There
    are shoe prints, a great many, going off into the grass by twos and fours, and no sign that
    anybody ran. She calls once. Then she goes home with the goat, and for years afterwards any
    paper in that house, when it is done with, has a key in it.
    .title = The Punch

# Epilogues

entry-118 = By the second spring Tolliver's bit has happened. It is forty yards long. At the
    Cathedral they call it a passage and along the line they call it a siding. Either lot will
    walk you down it with a lantern, for nothing, and show you where it was soft. It ends in a
    draught and a view of more. The drawing hangs at the mouth, under glass, so that visitors can
    look for the place where the two do not agree. There was one, by the step. The step has been
    put right. The pencil is down to a stub; it lies on a ledge anyone could reach, and is allowed
    to nobody. Another has been promised. Meanwhile Tolliver has a sheet with nothing on it but
    the numbers along its edges, and wants the far side of the hill described.
    .title = Forty Yards

entry-119 = The roster on the lamp-room door is in two hands, and one of them rules its own lines.
    On nights when there is a light somebody turns it. On nights when there is none somebody walks
    the rocks with a bell; it is the same shift at the same pay. The keeper has the middle watch,
    by choice. Its jumper has a new elbow, in a blue that is not to be had in any of the six
    towns. No one has owned up. One of the early shift has gone about since autumn with cold ears.
    Each of them, coming on, is still asked to state a vessel, and they have taken to bringing
    one: a walnut shell, a paper boat, half a soap dish. The fleet stands along the sill, in order
    of arrival, pointing out.
    .title = A New Elbow

entry-120 = Under the Sling the well rope has been coiled and hung up, on a hook that was put
    there for a lamp. Stalls have closed in round the kerb, shade being shade. One noon a boy
    takes the rope down, ties on a bucket and lowers it for luck, the whole way, tongue between
    his lips. It is a long time going. Stallholder after stallholder leaves off shouting to hear
    the end of it, and not a bet is laid. There is a knock, wood on stone. He waits, in case of
    water. Then he brings it up and stands it on the kerb, where nobody looks in. "And what is it
    like down there?" asks the woman who sells lids, out of manners. The boy thinks. "Cool," he
    says. They have all moved a little nearer to the bucket.
    .title = Wood on Stone
