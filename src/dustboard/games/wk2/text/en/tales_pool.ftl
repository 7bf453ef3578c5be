# The common pool of the Book of Tales: prose, titles and choices by entry. What they do is in
# content/data/tales/pool.toml.

## A: strangers

entry-2 = A beach umbrella stands in the middle of nothing, red and white and very nearly clean.
    Under it a barefoot man in a suit keeps a cash box on his knees. "Name and item," he says
    without looking up. You tell him you have lost nothing. He turns a page, runs a finger down it
    and goes quiet. "You have, though. Says here you collected it yesterday." He tilts the ledger so
    you can see. The signature is yours, with the little hook you never managed to unlearn. Behind
    him, half sunk in the sand, wait eleven tin trunks with eleven labels. The last one is turned to
    the wall of air, as if it were sulking. "Storage is due either way," says the man. "I only work
    here."
    .title = Lost Property
choice-2-storage = Pay the storage
choice-2-page = Read the whole page
choice-2-roads = Read on about the roads
choice-2-hills = Read on about the hills
choice-2-leave = Leave without your name

entry-9 = A woman is brushing a grey felt hat with a toothbrush, working round the crown in small
    circles. The hat sits on a fence post. So do twenty-nine others, one to a post, bowlers,
    bonnets, a fireman's, a child's straw with a ribbon, and no two have faded alike. "Don't finger
    the nap," she says. You lift the nearest by its brim and put your hand inside. It is warm. You
    try the next, and the bonnet after that, and they are all warm, at the height of a forehead. Her
    own hair is full of seed heads and the tops of her ears are burnt. "I sell one, I may wear one,"
    she says. "That's the arrangement. I've been at this post since spring." She turns the grey hat
    so that its good side faces you, and licks the toothbrush clean.
    .title = The Hat Seller
choice-9-buy = Buy the grey hat
choice-9-ask = Ask who wore it
choice-9-leave = Drive on

entry-16 = You have missed the vows, and the cake has been cut into sixty. The bus shelter is hung
    with bunting made of shirt tails. Bride and groom are past seventy, in hired shoes that pinch,
    and of all the chairs set along the kerb they have filled three: a postman, a nurse, a deaf
    uncle with a hand cupped to his ear. Every chair has a card with a name on it. The next empty
    one has yours. "We wrote down whoever we could think of," says the groom, "and then whoever
    might be passing." A gramophone stands on an oil drum, fed from a lemonade bottle with a finger
    of petrol left in it. The bride has slipped off one shoe. She holds out a slice on a saucer and
    keeps hold of her side. "You can't go off without a dance," she says. "I've paid for the
    record."
    .title = A Wedding, Short of Guests
choice-16-gift = Give them a gift
choice-16-dance = Dance with the bride
choice-16-petrol = Sell them petrol
choice-16-leave-pay = Drive on and pay
choice-16-leave-risk = Drive on and risk it

entry-23 = The man on the bench at the crossroads gets up when he sees you and starts to run,
    towards you, holding a watch by its strap. He is a tiler, by the grout in his knuckles, and
    short of wind. "Twelve years," he says. "I've sat here every market day. I was beginning to
    think you'd let it go." You have never met. He keeps the note in his hatband, folded small: a
    sum, a date, his mark, and under it the name you sign with, in ink gone brown. You never signed
    it. He has worked the interest to the day, down the back, in pencil, and the sums are right.
    "She's six on Sunday, my girl," says the tiler. "I'd like to be square by then." The watch has
    been wound. He is holding the strap open at the right hole for your wrist.
    .title = The Man Who Owes You
choice-23-watch = Take his watch
choice-23-forgive = Forgive him the sum
choice-23-work = Ask for work instead
choice-23-leave = Drive on

entry-30 = "And I say he meant it for whoever came second," says the brother with the bandaged head,
    "because whoever came first had the farm." "There's no farm," says the brother with the bandaged
    hand. "That's my point." They sit on the rim of a dry trough with a boot between them, brown
    calf, new, the laces still in the cobbler's knot. Each has bandaged the other, and neatly. Each
    has one bare foot stuck out for you to see, and the boot would fit neither by four sizes. "We've
    hit each other about it," says the head. "We took turns. It settled nothing." Their father
    passed it over the fence on a Monday, said that this was for the one, and died before the verb.
    They have rolled their cart across your way, with apologies, and put a stone behind the wheel.
    "You'll have had a father," says the hand. "What would he have meant?"
    .title = Two Brothers, One Boot
choice-30-judge = Judge between them
choice-30-give = Give them something of yours
choice-30-leave-pay = Drive on and pay
choice-30-leave-risk = Drive on and risk it

entry-37 = Everybody who passes a milestone is counted at it. This one has a folding desk, a clerk,
    and a stamp strapped to the clerk's knee, which she brings up under the paper with a thump that
    makes the inkwell hop. "Persons?" she says. You look round and give a number. "Animals, wheels,
    debts?" You give those. She writes small and blots each answer with her cuff, and all goes well
    as far as the bottom row, which is printed like the rest. It asks for WHOEVER IS BEHIND YOU.
    "It's one line," says the clerk. "People leave it blank, and then I'm two short at supper." She
    has done six hundred and four households and not one has added up. In the desk drawer lies a
    sandwich in greaseproof, kept for the first that does. She does not look past your shoulder. Her
    pen is already on the line.
    .title = The Census Taker
choice-37-answer = Answer every row
choice-37-lie = Make something up
choice-37-ledger = Show her the Ledger
choice-37-leave = Drive on

entry-44 = She would like to be put down where there is nothing. She says so once, and has no more
    to add. The bus stop where she waits has a post, a bench and a timetable, and the timetable has
    been kept up in ink to the present week, each late bus entered with its minutes. A buckled bag
    lies on her knees under both her hands. When you come to the matter of the fare she points at
    your coat. It is in your left pocket, in exact coins, warm from the cloth. In front of the bench
    the grass is worn by one pair of heels. Beside them, higher up, the board is scuffed by a
    smaller pair that did not reach. She has seen you look. By the time you turn round she is up
    among your load and has found the place where she will be no trouble. Getting her down again
    would take both your hands.
    .title = The Quiet Passenger
choice-44-ride = Let her ride
choice-44-bag = Search her bag
choice-44-leave-pay = Drive on and pay
choice-44-leave-risk = Drive on and risk it

## B: bargains

entry-10 = It costs one to play, and he tells you at once that you will lose. The man behind the
    crate has burnt fingertips and an honest face he does nothing with. He tips up his three cups to
    let you see: empty, empty, empty. He turns them down. "Follow the middle one," he says, and off
    they go, round and over and through, until a line of people has formed behind you, all of them
    breathing through their mouths. You remark that there is nothing under any of them. "That's what
    the last gentleman said, and he was out by a goose." Inside the crate a goose agrees. He has not
    been beaten in four years and it is spoiling his sleep. "I'd take it as a kindness," he says.
    The line has closed up for a better view, and a boy is leaning on your wheel. The cups have
    stopped. The crate has not.
    .title = Three Cups
choice-10-bet = Bet on a cup
choice-10-watch = Watch his hands
choice-10-leave-pay = Drive on and pay
choice-10-leave-risk = Drive on and risk it

entry-18 = AS SEEN, says the board, and under that, SEEN BY ME TWICE. The yard is fenced with oven
    doors, and every article in it wears a label in one square hand. LEAKS. LEAKS WHEN ASKED. BOUGHT
    FROM A LIAR. HEAVIER THAN IT LOOKS, AND IT LOOKS HEAVY. The dealer sits on one end of a see-saw
    scale with her lunch, to see what it comes to. Her apron has a label as well: SHORT-TEMPERED
    BEFORE TWO. It is a quarter to. "Put up what you've got," she says, and points her fork at the
    other end of the plank. "I'll tell you what's wrong with it. Then we can talk about the rest."
    She has dealt here since she could reach the plank and has never yet written a kind word on a
    ticket. One ticket is tucked behind her ear, blank. She would dearly like to use it.
    .title = Honest Scrap
choice-18-barter = Put something on the plank
choice-18-sell = Sell her the lot
choice-18-leave = Drive on

entry-24 = The hammer reaches you some way ahead of the benches. It is a thimble, brought down on a
    saucer, and the auctioneer has the wrist for it. "Sold, unsold, and what am I bid." About forty
    people sit round a dry fountain in their better clothes, fanning themselves with numbered
    paddles. The goods stand in the basin under a cloth: eight stone jars, beaded with cold. A man
    in the second row must have them all and says so, louder each time, while his beard drips on his
    shirt. Nobody mentions the beard. The owner comes along behind you in carpet slippers. "Prices I
    can get anywhere," he says in your ear. "It's a crowd I'm short of. With no crowd it's only a
    fellow and his jars." He has put a paddle into your hand. It is number forty-one, and somebody
    has hooked a rope across the end of the row.
    .title = The Water Auction
choice-24-bid-one = Bid low
choice-24-bid-two = Bid like a neighbour
choice-24-bid-three = Bid over the beard
choice-24-shill = Shill for the owner
choice-24-leave-pay = Drive on and pay
choice-24-leave-risk = Drive on and risk it

entry-32 = The machine would like to be down to its legs by Friday. It explains this at walking
    pace, along the verge, and you have to keep up, because standing still was among the first
    things to go. Each fitting has a tag wired to it, written in its own hand while it had two.
    Lamp, reduced, and reduced again. The left arm is sold and awaits collection, folded, in a
    basket that it nudges along with its knees. "Everything is in working order," it says. "No fault
    is being sold." The price on the voice has been crossed out. "I am advised that legs may go a
    considerable distance when there is nothing on top of them to be consulted." Over the right hip
    the enamel is rubbed down to the steel, where a hand must have rested on the way home. That tag
    is blank. It has slowed by half a step so that you may read it.
    .title = Spare Parts, Walking
choice-32-trade = Trade a tool for parts
choice-32-price = Ask what it needs
choice-32-leave = Drive on

entry-39 = A vault door stands upright on bare ground with nothing behind it but weather. It is
    shut. Beside the hinge a teller in sleeve garters has set up a stove and a bucket of banknotes,
    and he feeds the one from the other, for his tea. He takes a note off the top, smooths the
    portrait with his thumb and reads you the amount in a voice that used to have carpet under it.
    "Five hundred. I could let you have it for two of anything." You say that it is paper. He makes
    out your change regardless, into your palm, counting aloud, and then counts it over again. "One
    person," says the teller. "One, to take it at the figure printed. Then it has been money all
    this while, and I have been at work." The kettle lid has begun to shake. He has shut your
    fingers on the notes and is holding them shut.
    .title = Paper Money
choice-39-take = Take them at face value
choice-39-burn = Burn them with him
choice-39-leave-pay = Drive on and pay
choice-39-leave-risk = Drive on and risk it

entry-47 = You have put your bundle down on the wrong stone. There are two of them, flat, swept, an
    arm's length apart, and you only wanted to stretch your back. Now yours lies on the right-hand
    stone, and on the left, where you would swear there was nothing, lies something better. It has
    been dusted. A wisp of the feather is still caught in its buckle. The ground runs up to a low
    rise, and behind the rise somebody coughs, then moves farther off and coughs again so as not to
    hurry you. Beside each stone the grass is worn away in two ovals, the width of a pair of knees.
    Between them the earth has been raked, and a row of strokes is drawn in it, two and two and two,
    running out of sight among the tussocks. The last pair is not a pair. It is one stroke, and the
    stick has been left standing next to it.
    .title = A Fair Exchange
choice-47-gear = Leave your bundle there
choice-47-goods = Add something and take two
choice-47-leave = Drive on

entry-52 = "Don't lean there, you'll smudge it," says the shortest. There are three of them round
    your wheels, in clean collars, with a leather folder, and one wheel has a chalk cross on it.
    They are sorry to trouble you. The tallest reads out a serial number while the middle one, flat
    on his back, checks it against the metal, and it is right, all fourteen figures. The date on the
    agreement is older than the road. "You're our last," says the shortest. "They've shut the
    office. There was cake." He still has a piece, in a napkin, and has been saving the corner with
    the writing. "Twenty-six years, and not a soul has ever signed. They will run." He opens the
    folder on the nearest flat part of your property, uncaps a pen and shakes it down. The middle
    one comes out from underneath with a bolt, small, important, and begins to polish it.
    .title = The Repossessors
choice-52-pay = Pay what it says
choice-52-dispute = Dispute the date
choice-52-outrun = Outrun all three
choice-52-leave-pay = Drive on and pay
choice-52-leave-risk = Drive on and risk it

## C: weather and ground

entry-6 = You have been catching it on your tongue. It is ash, and it tastes of other people's
    curtains. The flakes come down fat and slow and a little too warm, out of a sky with no hole in
    it. By the time you have spat they have filled your tracks and started on your lap. A shelter of
    refrigerators stands here, stacked four high with their doors inward, and in the lee of it the
    ground is still brown. Everywhere else is white. In the white are two sets of footprints, one
    broad, one narrow, facing, turning about each other in threes over the open ground. Their edges
    are crisp. They pass within a yard of the refrigerators and go off again, still turning, and
    nothing has fallen in them since. Your chest has begun to creak on the way in.
    .title = Hot Snow
choice-6-sit = Sit it out
choice-6-push = Push on through

entry-13 = The horizon stands up. There is no other word for it: one moment it lies where horizons
    lie, the next it is a wall, brick red, walking toward you on a thousand thin legs of lightning.
    Birds come out of it first, then hats, then the smell of hot pennies. You have perhaps four
    minutes. To the left a culvert runs under the old road, wide enough for a person and a bad idea.
    To the right a hill with a dead antenna promises a view and very little else. Straight ahead, if
    the map is honest, the storm is thinnest. You have met the map before. You would not lend it
    money.
    .title = Red Weather
choice-13-culvert = Crawl into the culvert
choice-13-hill = Climb the hill
choice-13-through = Drive straight through

entry-20 = THIS MILE HAS TAKEN, says the board, and there follows a list in good sign-writer's
    enamel. TWO CARTS. ONE CART, WITH PIANO. THE WEDNESDAY BUS. A SURVEYOR, WHO HAD BEEN TOLD.
    MULES. The letters are as tall as a hand, shaded on the left, and they go down the planks in one
    even column to a line near the bottom where the brush has wandered off sideways: SIGN PAINT. A
    pot of red stands on the ledge with a skin on it. The surface ahead is level and dun, with a
    crust that takes your weight for a dozen lengths. Then your back end settles by the width of a
    finger. You stop. It goes on settling. Bubbles come up on either side and break with the sound
    of cards being put down. Behind you the board is already a little taller than it was.
    .title = The Sinking Mile
choice-20-throw = Throw weight off
choice-20-gun = Gun it
choice-20-planks = Lay planks under

entry-27 = The hairs on your wrist get it first, then the buckles, which begin to tick. There is no
    cloud. Along the ridge stand brass curtain poles, forty or so, rings and all, each wired at the
    foot to a row of preserving jars with waxed lids. The jars have been labelled in a round kitchen
    hand: early, thin; good strong blue; mixed. Some have a glow in them, no more than you would get
    from a stove door, and the wax on those is softening. One pole has come down and lies with its
    finial in the dirt, and every wire on the ridge leans toward the gap. The jar at its place is
    clean and empty, and its label is filled in already. It has today's day, today's month, and next
    year. The ticking spreads to your wheels. Whatever is up there has started to choose.
    .title = Dry Lightning
choice-27-raise = Raise the fallen pole
choice-27-flat = Lie flat
choice-27-leave = Drive on

entry-34 = It has rained here once already. On a line between two posts hangs the week's wash,
    pegged by the tails, and what were shirts are lace now, fine as anything off a christening
    table, with all the buttons still done up. The posts smoke. So does a spade. Under the line
    stand five enamel buckets, put out to catch it, each with a lid leaning ready against its side
    and a brick for the lid. The nearest is a third full and green. The second shower comes over the
    ground in a hurry, flattening things. Where its first drops fall the earth jumps up in pinches
    and gives off the smell of coins kept in a fist. There is one sheet of tin, propped on the fence
    to dry a dog's blanket. It would cover your wheels, or it would cover you.
    .title = Penny Rain
choice-34-wheels = Cover the wheels
choice-34-self = Cover yourself
choice-34-catch = Catch some in a jar

entry-41 = A new road leaves on your left, and it has not been driven on. The tar is black and
    level, kerbed at both sides, with a white line down the middle that comes off on your finger. No
    roller stands by. There are no huts, no heap of gravel, no ring where a kettle stood, only the
    old way going on in its ruts and this one leaving it in a long clean curve. Twenty paces in
    stands the first milestone, dressed limestone, the chisel grit still lying at its foot. It gives
    a number and a place. You have spoken of that place to one person, indoors, years ago, and you
    did not use its name; you used the word the two of you had for it. The word is cut in capitals.
    From here you can make out the second stone, and the number on it is smaller. The heat of the
    tar comes up through your soles.
    .title = A Road That Was Not There
choice-41-follow = Follow the new road
choice-41-map = Mark it on the map
choice-41-leave = Drive on

entry-55 = When noon goes out you hold your line and count. Everyone who drives learns that before
    the gears. So you hold it, and noon goes out: the dust closes over from left and right like shop
    shutters, and what is left is the drag of the ground and the feel of steering. You count. At
    sixty a rooster crows off to the right, full-throated, for midnight. At a hundred and forty he
    does the small hours, then the grey, then the one that gets the bakers up, each in its place and
    none skipped. He has come to morning by what you make nine minutes, and it is as black as
    before. A lamp is moving ahead of you as high as a hand. It stops, waits, goes on one house
    farther and stops again. You know this ground. There are no houses. Your wheels have begun to
    find a kerb.
    .title = The Long Blink
choice-55-ear = Drive by ear
choice-55-wait = Wait for light

## D: old Cerbero things

entry-3 = Two dressings, one cartridge, exact money only: the figures are lit, and so is the glass.
    The machine stands in trampled grass with its cable going straight down. Behind the front hang
    rows of dressings in coloured paper, every one facing you. A path leads up to it, one bare foot
    wide, left and right, trodden hard as brick, with a smooth place at the end where the heels come
    together. "Good day," says the machine. "You are next." There is nobody else. "This unit has
    served four thousand and six customers and has not yet received a remark. Kindly insert the
    correct change. Kindly say afterwards whether it was of service." A striped bar has slid out in
    front of your wheels, with a rubber tip so as not to mark the paint. In the tray lies a dressing
    that somebody did not stop to take.
    .title = Vending Machine, Working
choice-3-change = Pay the correct change
choice-3-kick = Kick the glass
choice-3-refill = Refill the shelves
choice-3-leave-pay = Drive on and pay
choice-3-leave-risk = Drive on and risk it

entry-11 = Someone is playing a comb and paper, a slow waltz, and keeps losing the third beat. It
    comes from a handset on a pole. The handset has hung in the sun since morning, and you hold it
    with your sleeve. The music stops. "Thank you for holding," says a voice, through dry lips.
    "Your call is important. You are second in the queue." You had not been holding. You look along
    the wire in both directions, and it has been down so long that beans are growing up it. "Callers
    are asked to remain on the line. It has been found that callers do not." A throat is cleared,
    and paper is smoothed. "For departments, press nine. For the present selection, do nothing." The
    cord is long enough to sit down with. Under the pole is a hollow where people have, and next to
    that another, fresh. The waltz begins again from the top.
    .title = Your Call Is Important
choice-11-hold = Hold the line
choice-11-nine = Press nine
choice-11-leave = Drive on

entry-19 = ALL PERSONNEL MUST BADGE IN, says the plate, AND MUST BE SEEN TO. It is screwed to a door
    post. There is no door, nor a wall for one, and the ground goes by on both sides without a
    break. The post has a slot in it, and over the slot a lamp the size of a thumbnail, red. At its
    foot lie the things that have been tried. They were set out in a row by somebody tidy, best
    last: a comb, a kipper gone to leather, a library ticket, the queen of clubs with one corner
    trimmed, a slice of toast, varnished. On the toast is written in pencil: amber, two seconds.
    When you put a boot past the post the lamp blinks, and under the turf a pair of bolts slides
    home around your wheels, with a courteous double click. You take the boot back. The lamp is
    steady again. The bolts are not withdrawn.
    .title = The Badge Reader
choice-19-swipe = Swipe something of yours
choice-19-box = Let the Box talk
choice-19-leave-pay = Drive on and pay
choice-19-leave-risk = Drive on and risk it

entry-28 = The dispenser would welcome your feedback. It says so as you come level with it, from a
    tiled alcove with a drain in the floor and a height chart on the wall, and it goes on to state
    your height. "Complimentary samples are available to all visitors," it says. "One pill, or one
    carton. Both is not advised." The pill has come down already into a steel dish, half white, half
    the pale green of hospital doors. "Before it is taken, kindly rate the previous pill. One is
    poor. Five is life-changing." You have not had a previous pill. Five buttons light up. The
    fourth goes in by itself, to the depth of a fingertip, and comes out again. "Thank you. That is
    consistent." On the chart somebody has been marked off in pencil once a month for several years.
    The marks go down.
    .title = Free Samples
choice-28-pill = Swallow the pill
choice-28-box = Take the carton
choice-28-leave = Drive on

entry-35 = A drone is holding a parasol over a garden chair. It has the shaft in both claws and
    tilts it by a degree at a time, keeping the shade square on the seat as the sun goes round. The
    seat is empty. Its canvas went long ago and has been replaced with flattened cans, cut to a
    pattern and punched along the edge for comfort. All about lies baked white ground without so
    much as a thistle, except in one place. Round the chair, where the shade has travelled for fifty
    summers, there is a ring of grass, ankle high, with daisies in the part that belongs to four
    o'clock. When you step inside it the parasol stops. Then the shade slides over until it covers
    you, and there it stays, past the edge and all the way back to your wheels. One rotor has
    started to smoke from the walk. It would like to be told.
    .title = The Loyal Drone
choice-35-order = Give it an order
choice-35-salvage = Take it to pieces
choice-35-leave-pay = Drive on and pay
choice-35-leave-risk = Drive on and risk it

entry-42 = A counter, a bell and a grille stand beside the way. The office they belonged to has
    gone, walls and carpet and all, and left them to hold the position. You ring. A tray slides out
    with Form 27B, Application to Proceed, and a pencil on a chain. It is in nine parts. Part three
    asks for your place of birth and thanks you for not guessing. Part five is half of a drawing of
    a bird, to be completed. Part eight wishes to know who told you about this counter; there are
    four boxes, and one of them has been ticked in your hand. "There is no hurry," says the grille.
    It has a pleasant voice and a slight lisp. "You are the first today." The bell has been brass.
    It is worn through to the iron, in the middle, by everyone else who was.
    .title = Form 27B
choice-42-fill = Fill it in
choice-42-sign = Sign as somebody else
choice-42-box = File the Box
choice-42-leave = Drive on

entry-49 = You take it for a puddle and step round it, and it is a hatch, open, with a light on at
    the bottom. Concrete stairs go down. A voice below is reading aloud, flat and careful, one
    figure at a time. "Four. Four. Nought. Nine. No change." It leaves room to write that down.
    "Four. Four. Nought. Nine. No change." Moths come in over the ground from every side and pour
    down past your knees, and you stand long enough to be sure that none come up. The switch is on
    your side, under the rim, with a card hung on it in a plastic sleeve. Any person present, says
    the card, may instruct the attendant to stand down. It has been stamped, and hung with its face
    to the concrete. "There is a person at the hatch," says the voice. "Kindly remain. Four. Four."
    The lid has swung over without a sound and come to rest on your sleeve.
    .title = Basement Light
choice-49-down = Go down the stairs
choice-49-switch = Switch it off
choice-49-log = Read the log
choice-49-leave-pay = Drive on and pay
choice-49-leave-risk = Drive on and risk it

## E: gangs and law

entry-7 = Six Toll Kings are oiling a hinge. They have the boom gate up on its trailer and their
    wigs pushed back, and one works the can while five give views. There is no fence to either side.
    The ground runs off flat and open, left and right, and a path has been trodden round the end of
    the pole by people who thought of that. It goes out, bends, and halfway round it stops. Nothing
    marks the place. "One to pass," says the eldest, "and you get the receipt." He has a crate of
    receipts. They were printed in a good year, and the whole lot is void after Friday, under a
    statute he drafted himself and cannot find the way round. "Take two. Take one for a friend." The
    pole comes down in front of you as softly as a spoon into porridge, and all six stand back to
    hear it.
    .title = The Boom Gate
choice-7-toll = Pay the toll
choice-7-argue = Argue the statute
choice-7-fine = Settle the fine
choice-7-fight = Refuse the fine
choice-7-ram = Ram the pole
choice-7-leave-pay = Drive on and pay
choice-7-leave-risk = Drive on and risk it

entry-14 = It takes six to make a posse, and they are five. The sixth mount stands saddled on a
    loose rein, with its stirrups let down to about your length. "By rights we ought not to have
    left the yard," says the deputy. She has the statute open on her horse's neck and reads it with
    one finger. "Six sworn persons, or it's a group of people out for a ride." They have been riding
    for pleasure, in the eyes of the law, since dawn. The poster comes from saddle to saddle until
    it reaches you. It gives the height, the boots, the weight of the purse, what was said and in
    what order. It has everything but a face; the oval is blank, with a faint ring where somebody
    drew round a saucer to get it even. "You'll know him when he's caught," says the deputy. She is
    holding out a tin star, pin towards herself.
    .title = A Posse Short One
choice-14-ride = Ride along
choice-14-wrong = Point the wrong way
choice-14-leave = Drive on

entry-17 = The bill-sticker looks at you, looks at his post, and asks you to stay exactly like that.
    The paste is still running. It is you on the bill, with WANTED above in wood type and a fair sum
    below, and whoever drew it has a good eye: there are the boots, the belt, the set of the
    shoulders. There is the tear in your sleeve. You got that an hour ago, on a nail, and nobody was
    by. "I only put them up," says the bill-sticker. "I'm paid by the post and I find my own paste."
    He has done sixty since breakfast and is down to the scrapings. You can see the others from
    here, all along the way ahead, at even distances, every one of them you. He has hung his bucket
    on your load to free both hands. "Chin up a bit," he says, and feels behind his ear for the
    pencil.
    .title = Wanted, with Likeness
choice-17-tear = Tear it down
choice-17-claim = Claim the bounty
choice-17-surrender = Turn yourself in
choice-17-leave-pay = Drive on and pay
choice-17-leave-risk = Drive on and risk it

entry-22 = The table stands square across the way with a cloth on it and a jar of yellow flowers.
    Sheriff Amos Tarry of Carcassville has tucked a corner of flag into his collar. Three places are
    laid, and he is eating at all of them in turn, a mouthful here, a mouthful there, taking the
    chair with him. "Bet you a tin of peaches you ask me why," he says. You do not ask. He looks put
    out, and pays: the tin rolls down the cloth and stops against your hand. "I had three men to
    arrest this morning and wired ahead for lunch. One's dead, one's honest and one's my cousin." He
    shakes open a clean napkin and lays it at the second place. His gun is hanging on a fence post,
    a good fifteen paces behind his back. "Nobody draws before pudding," says Tarry. "It's the only
    law I wrote myself. There is pudding."
    .title = Sheriff's Lunch
choice-22-sit = Sit down
choice-22-job = Ask for a job
choice-22-paper = Show the paper
choice-22-leave = Drive on

entry-29 = NOTHING IN HERE, says a card, held to the post by a brass drawing-pin. The post is
    hollow. It has a lid cut so well that your fingers know before you do, and inside, rolled in
    oilcloth, lie two boxes of cartridges and a note. The ink is wet. The note thanks you for the
    bridge, and for the matter of the clerk, and for last month. Then it gives the word for what you
    do, the proper one, used only by those who do it. You were never at any bridge. There is no name
    at the foot. There are two small squares with a letter under each, and a pencil for the tick.
    Two lots of heel marks lead away, one to each side, and neither leads far. When you step back a
    length of fishing line comes with you. It runs from the lid to your wheel, and the knot is a
    good one.
    .title = Dead Drop
choice-29-open = Take the cartridges
choice-29-watch = Leave it and watch
choice-29-tags = Take the tags
choice-29-leave-pay = Drive on and pay
choice-29-leave-risk = Drive on and risk it

entry-36 = The case before yours has gone against a wheel. It got nine years. Two bailiffs are
    rolling it out between rows of bus seats, and people reach over to pat the tyre. "Next," says
    the judge. His bench is a tailgate up on blocks. His wig is hired by the hour, with the ticket
    pinned behind one ear, and the man from the wig shop sits in front with a watch. "Accused will
    step up. Accused has stepped up, which is more than the wheel did." The charge is read out. It
    is long, it concerns a hen, and much of it you could not swear you have not done. At your back
    the seats have been pushed together across the way and filled. You are passed a toffee. "I've
    six minutes," says the judge, "and I'd sooner not do you bareheaded. How do you plead?" The man
    from the wig shop holds up a hand, spread.
    .title = The Wig Court
choice-36-guilty = Plead guilty
choice-36-not = Plead not guilty
choice-36-watch = Show the watch

entry-50 = "Papers, and don't make me get up," says the sentry. He is flat on his back with one leg
    in the air. There is a rope across the way, chest high, a chair, a sandbag, and nobody else for
    as far as you can see. "It's the calf. It's been coming on since the change of guard." He is the
    guard, and he was the one before. Two caps hang on the chair, a grey and a blue, from armies
    that were on opposite sides of something. He reaches up for the grey and salutes you with his
    right hand. He changes caps and salutes you with his left. "That's both of us agreed that you're
    here," he says. "Now one side wants to see papers and the other's never to know there were any."
    The leg jumps. He takes the strap of the blue cap between his teeth. "And would you," says the
    sentry round it, "pull the toes?"
    .title = Checkpoint Charlie Horse
choice-50-papers = Show him some papers
choice-50-slip = Slip under the rope
choice-50-enlist = Enlist, in both caps
choice-50-leave-pay = Drive on and pay
choice-50-leave-risk = Drive on and risk it

## F: animals

entry-1 = An egg is standing on end in the middle of the way, the size of a helmet, inside a ring of
    fresh chalk. It is cream with a few brown freckles, and warm, all of one heat, like a loaf. You
    tap it with a knuckle. Nothing. You tap twice, and from inside comes one tap, and when you give
    it three it gives you back the two. Far off, where the ground leaves off, a woman is walking
    away from you, bent over, drawing a line on the earth as she goes. She does not hurry. By the
    thickness of the ring she has been round it more than once today. You stand up and turn to go.
    The chalk runs out past your boots, round your wheels and back again in one stroke, without a
    lift of the hand. Behind you it taps, three, and then one more of its own.
    .title = Egg in the Road
choice-1-take = Take it along
choice-1-hatch = Keep it warm
choice-1-eat = Have it for breakfast
choice-1-guard = Sit by it
choice-1-leave-pay = Drive on and pay
choice-1-leave-risk = Drive on and risk it

entry-8 = The tin creaks before you are under it. A long awning covers the only way through, low
    enough to make you duck, and along the top of it stand seven kangaroos. They are full grown,
    shoulder to shoulder, tails hanging over the gutter. Not an ear turns. You bang on your side,
    you call them what comes to mind, and the nearest shifts one foot so that a rivet drops out of
    the roof and rolls past your hand. They are all looking the same way. It is neither the way you
    came nor the way you are going. When you look there yourself you see bare ground, and on it one
    white patch, licked hollow. The posts have each bent a little to that side. A tongue comes down
    past the gutter, grey and careful, and tries the top of your load for salt. Another rivet goes.
    The sheet over your head has started to belly.
    .title = Roos on the Roof
choice-8-shoo = Shoo them off
choice-8-feed = Feed them something salty
choice-8-under = Drive under

entry-15 = A crow walks out to meet you, and by its manner you are late. It wears a steel ring on
    the left leg, with a company number. It consults your wheels and the sun and sets off along the
    verge on foot, at the pace of a waiter showing somebody to a table. Where a second track comes
    in it stops, steps back from the edge, looks left, looks right, waits until you have done both
    as well, and crosses. At a hump in the ground it goes round twice and lays its beak against a
    handle, half buried, of the sort made for a fist. It pulls and slips off. It pulls again. The
    metal is scratched all over in that one spot, years of scratches, down to the bright. You take a
    step towards your wheels. The crow gets there first, on foot, and stands in front of whichever
    one you meant to move.
    .title = The Patient Crow
choice-15-follow = Pull the handle
choice-15-stone = Throw a stone
choice-15-leave-pay = Drive on and pay
choice-15-leave-risk = Drive on and risk it

entry-21 = Nobody unties what somebody else has tied. That holds for boats, goats and camels, and
    here is a camel, and here is a rope, and the rope goes round a signpost. You are wondering whom
    to tell when you see the knot. It is a round turn and two half hitches, snug, wet, full of tooth
    marks, and it has been made from the camel's side. The post has four arms. North has been eaten.
    The camel stands with its back to where north was and chews, the lower jaw going one way and the
    upper the other, and looks over your head at some person of more importance. You walk round to
    read the rest. It walks round as well, lays its chin on your map and breathes out through it.
    When you point, it turns and studies where you are pointing for a fair length of time. Then it
    lies down facing the other way, in three stages.
    .title = Camel, Opinionated
choice-21-bargain = Bargain with the camel
choice-21-lead = Lead it along
choice-21-leave = Drive on

entry-31 = She has been following you since the last fence, keeping exactly the distance a stone can
    be thrown. Yellow dog, one ear, three legs and a way of sitting down that dares the world to
    mention it. When you stop, she stops. When you eat, she studies the sky with great politeness.
    Around her neck hangs a dog tag from an army that no longer exists, and the name on it has been
    scratched out and replaced, in a child's capitals, with NO. You are not sure whether that is a
    name or an instruction. A long way behind her, small as a coin, somebody is whistling. The dog
    does not turn round. She is looking at the empty seat.
    .title = Three Good Legs
choice-31-door-meds = Make room, dress her paw
choice-31-door-ammo = Make room, shoot her supper
choice-31-whistle-aid = Whistle back, and limp
choice-31-whistle-survival = Whistle back, from cover
choice-31-leave = Drive off

entry-43 = You reach into the back for the spanner, and the spanner is warm and gives a little under
    your fingers. You let go. It is wax. The comb has filled the hollow where the tool was lying and
    has taken its shape, handle, jaw and screw, and even the maker's name has come out, backwards,
    in small clean cells. The tool itself is farther down, along with the rope and the biscuit tin,
    each with its likeness built over it. Bees walk on your hand in ones and twos, putting things
    straight. By the traffic they got in at the split seam, and by the colour of the wax they have
    been in there for longer than you have owned some of this. More of them come up to see about the
    daylight. There are a great many. The note rises by a third. The ones on your wrist have all
    turned to face your sleeve.
    .title = Swarm in the Boot
choice-43-smoke = Smoke them out
choice-43-hands = Use bare hands
choice-43-abandon = Abandon what they have

entry-57 = The shower walks off to the east and takes its noise along, and where it was a white
    horse is standing. The ground steams about its legs. It is wet all down one side and dry on the
    other, with a line along the spine where the rain left off. It has no halter and no brand, and
    there is no gate that it could have come by. Three of its feet are shod, in iron so new that the
    nail heads shine. The fourth is bare and rests on the toe; the hoof has been measured in chalk,
    across and along, and ticked. It shows you a shoulder, then a flank, then the long quiet face,
    in the order in which people show you a house. You take a step, and it takes one, and the
    distance is what it was. It has come to a stop across the way, broadside on, with its shadow
    over your wheels.
    .title = The White Horse
choice-57-stand = Stand still
choice-57-rope = Rope it
choice-57-leave-pay = Drive on and pay
choice-57-leave-risk = Drive on and risk it

## G: faith and fear

entry-4 = The preacher is up to the wrist in her sermon. It stands on a plinth of tyres, an engine
    block with the head off, and she has come to the part about the fourth piston. "It is stuck,"
    she says. "And why is it stuck?" Twenty people on crates bow lower. "It was put away wet," they
    say. She feels round the bore with a rag and wipes the rag on a boy, who is pleased. They have
    carried it for six years, and it has never been in anything. There is no tank, no lead, no plug
    in any of the eight holes. It ticks all the same, like iron shut off a minute ago. A woman lays
    her palm on it and takes it away again. "All it wants is a spark plug," says the preacher to
    you, over their heads. "Or an amen." Two deacons have sat down to listen with their backs
    against your wheels.
    .title = Sermon to an Engine
choice-4-amen = Say amen
choice-4-pulpit = Repair the pulpit
choice-4-argue = Argue the fourth piston
choice-4-leave-pay = Drive on and pay
choice-4-leave-risk = Drive on and risk it

entry-12 = FOUR POSES, NO WAITING, says the side of the booth, and below that in a newer paint, ALL
    HEARD. It is a photograph booth with a mended curtain. Inside are a stool that winds, a pane of
    dark glass and a saucer for what you have in your pockets. "Whenever you're ready," says the
    glass. The voice has a heavy cold. "I'm on till six, and then there's meant to be somebody. You
    can tell me one or I can tell you one. It comes to the same, but the second sort you have to
    carry home." A nose is blown, in there among the works. Outside in the slot hangs the last
    strip, curling as it dries. It shows the stool. In each of the four pictures the seat has been
    wound a turn lower, for a smaller sitter. You put your hand on the stool. It is at the height of
    the fifth.
    .title = The Confession Booth
choice-12-confess = Confess to the glass
choice-12-mark = Tell it who marked you
choice-12-hear = Hear one
choice-12-leave = Drive on

entry-26 = You never step over ash on a doorstep. You wait until it is swept and somebody says so.
    Here is the step, good slate, worn hollow, and here is the ash laid along it, fine as flour.
    There is no house. A pilgrim with grey hands kneels where the hall would be and works a hearth
    brush along the edge in short strokes. Each stroke carries a little inward. The bristles are
    worn down on that side to the wood. "Is it clear now?" says the pilgrim. It is not. A thin line
    runs from end to end, and in the line are the prints of your own boots, with the toes pointing
    in. You have not moved. "I can't get up until I'm told," the pilgrim says, "and the last three
    who came by went in instead." A grey finger and thumb have taken hold of your bootlace.
    .title = Ash on the Threshold
choice-26-take = Take some of the ash
choice-26-sweep = Sweep it outward
choice-26-leave-pay = Drive on and pay
choice-26-leave-risk = Drive on and risk it

entry-33 = They have stood here since yesterday, and the candles are on their second lighting.
    Thirty, in hubcaps, and behind each a person in a coat. Under a clean sheet in the middle lies a
    man. You turn your collar down, and a woman moves along to make you a place. "Were you close?"
    she asks. You say that you were passing. "So was I," she says, and looks down the row for
    somebody who will know. That one looks to the next. It goes round behind the flames, face after
    face, like the plate with the last cake on it, and comes back to you. One of them brought the
    sheet. One dug. One washed him, and did his nails. A joiner has planed a board and cut two dates
    in it that she thinks are about right, and left the top line smooth. "I made sure the others had
    it," says the joiner. Her chisel is in her hand.
    .title = A Vigil for Somebody
choice-33-stay = Stay with them
choice-33-name = Ask for the name
choice-33-leave = Drive on

entry-40 = "Left glove of the First Driver, and before you ask, both of them," says the pedlar. They
    lie on velvet in a pram with a glass lid. They are left gloves, the pair of them, calf, cut for
    driving, worn through at the same knuckle. "One's genuine. I've had them since before I was
    married, and slept beside them, and I couldn't tell you which." He screws a magnifier into his
    eye and turns it on you, from the boots upwards. "Buyers I get. What I'd like is one person who
    believes it, first, out loud. I'd like to see what that does to the stitching." The handle of
    the pram is bound with string where a fist goes. He has run the front wheels up over the toe of
    your boot, gently, and put the brake on. Under the glass, in the full sun, the fingers of one
    glove have begun to curl. He is still looking at you.
    .title = Relic, Possibly Genuine
choice-40-buy = Buy a glove
choice-40-test = Test the stitching
choice-40-leave-pay = Drive on and pay
choice-40-leave-risk = Drive on and risk it

entry-48 = You can hear people talking in the next room, and there is no room. There is a cutting,
    and in it a road gang of twelve, laying stone on tiptoe. Their hammers are wrapped in socks.
    They set each block down as you would a sleeping child, and you could not get a knife between.
    The foreman comes over with a finger raised and chalks on a slate, UNTIL THURSDAY. You bend to
    ask him what is. "Not so loud," he says, and shuts his mouth, and holds it shut with his hand.
    The talk goes on. It is sociable, several at once, a chair moved, a person agreeing. Twelve
    pairs of lips are pressed together. One word keeps coming round, and the second time you catch
    it. It is your name. The stone they are laying goes from side to side of the cutting. It is a
    wall, and it has got as high as the knee.
    .title = The Lowered Voices
choice-48-listen = Listen a while
choice-48-roads = Hear what crosses the flats
choice-48-hills = Hear what climbs the hills
choice-48-shout = Shout them all down
choice-48-leave = Drive on

entry-58 = The old women would like somebody to hold the lamp. Outside it is noon. Under the
    tarpaulin the lamp shows a cattle dip, a trench of brown water with a ramp at either end. Four
    of them stand in it to the waist, in oilskins. "It's done at night," says the one nearest, "and
    we're none of us up to waiting." They have been at this for forty years. They know how a
    shoulder wants to be taken, and they have never dropped anybody. A man goes in at the near end
    with his boots in his hand. He goes right under; you count to twenty. He walks up the far ramp,
    and his hair is dry, and his shirt, and the boots are full. Behind him the water goes on moving,
    about long enough for one more to climb out. "Mind the wick," she says. She has hung the handle
    over your wrist.
    .title = Night Baptism
choice-58-under = Go under
choice-58-under-wounds = Go under, wounds first
choice-58-lamp = Hold the lamp
choice-58-leave-pay = Drive on and pay
choice-58-leave-risk = Drive on and risk it

## H: the strange

entry-38 = A door is standing in its frame on open ground, painted green, with a brass knocker and a
    slot for letters. You can walk all round it. The back is the same green and has no knocker.
    Nothing props it, and there is no mark where walls have been. In front lies a stone step,
    scrubbed, still wet at the edges, and on the step stands a pint of milk with the cream come to
    the top. The date on the cap is today's. You look for the tracks of a cart and see only your
    own. They come up to the step and leave off where you stopped. On the far side they begin again,
    the same tread, with the same nick in it, going on the way you were about to go. You have not
    driven there yet. From the slot comes the smell of somebody's toast.
    .title = A Door in the Flat
choice-38-open = Open the door
choice-38-round = Walk round it

entry-46 = You follow a good clear track for an hour before you look at it. It is your own. It has
    your width and your wear and the flat place that thumps once in every turn, and it was made by
    somebody coming the other way. You have never been here. The edges have slumped a little, and a
    beetle has crossed one rut, so you would call it yesterday's. It does as you would do: keeps off
    the soft ground, stops where there is a view. Here somebody got down. The boots are yours, and
    they came down on the side you never use, both together, as people step who have their arms
    full. They go out sixteen paces. There the earth has been opened, closed and patted flat with
    the back of a spade. The boots return, deeper at the toe, and get up again, and the track goes
    on towards the place where you slept last night.
    .title = Yesterday's Tyre Tracks
choice-46-follow = Follow yourself
choice-46-cross = Cross them out
choice-46-leave = Drive on

entry-51 = "Two sugars, and I'll go on from the ferry," says your voice, inside the tea stall. A man
    sits there with his back to you and four people listening. He coughs. Then you cough. He has a
    bad coat and a scald on his thumb, and out of him comes the voice you have been using all your
    life. He is telling how you came by your wheels. He tells it better. He arrives at the part
    where you always stop, and does not stop, and says what happened then, and the stallkeeper sets
    down the pot. "That's the end of it," he says. "I've told it in fourteen towns. I'd give it back
    this evening if I knew whose it was." He turns round with his cup. "Sit down," he says, and you
    say it too, in the same breath, and the bench moves up. The nearest of them has you by the
    sleeve, to hear the rest.
    .title = The Man with Your Voice
choice-51-over = Talk over him
choice-51-let = Let him talk
choice-51-leave-pay = Drive on and pay
choice-51-leave-risk = Drive on and risk it

entry-53 = The sun gets to the top, waits there, and comes back down one step. On the gatepost is a
    dial cut in slate, and its shadow, which had closed up to nothing, opens again on the side where
    it was. Between the bean rows a gardener lays down her hoe and takes off her boots. "That's the
    second one," she says. "It's an hour like any. There was a man through last spring who spent the
    whole of it asking." She has a bench for it, and a pie that she cut in two this morning. You
    look at your hand. Its shadow points up at the sun; so does the hoe's, and so do those of the
    beans, leaf by leaf. "My neighbour does her accounts," says the gardener. "I put my feet up. I
    don't mind which, but I'd not like to see it left." She slides the plate along to the middle of
    the bench.
    .title = Noon, Twice
choice-53-use = Use the hour
choice-53-sleep = Sleep through it
choice-53-leave = Drive on

entry-54 = "You're behind me," says the woman with the birdcage, moving up, and so you are. The
    queue stands at a hoarding with a hatch in it: nine people and, fifth in line, a suitcase, which
    moves up when the others do. The shutter rises. The clerk leans out, looks over all the heads
    and beckons to the last in line. That is you. Then the woman steps round behind you with the
    birdcage, and it is her. "He serves from the back," says the man in front. "It's fairer.
    Everybody gets to be last." They have been at it since the office opened. One ticket is left on
    the roll, and you can see it from here, gold, with a torn edge. When you make to leave, the man
    takes hold of your cuff so that you need not lose your turn. The suitcase has come round to face
    you.
    .title = The Ticket Office
choice-54-queue = Keep your place
choice-54-push = Push to the back
choice-54-leave-pay = Drive on and pay
choice-54-leave-risk = Drive on and risk it

entry-56 = It is marked at six, and when she has seen your hands she rubs out the figure. The widow
    has it on a post, on a folded cloth, with a chair beside it: a globe of plain glass on a wooden
    foot. Inside are a stretch of ground, a post and two specks. "I let one go each year," she says.
    "Lift it, and go gently." You lift it. A coolness comes over the back of your neck, and a shadow
    over the ground where you stand, four fingers and a thumb, each of them as wide as a cart. You
    hold still. It holds still. "People will jerk them," says the widow. "Out by my sister's there
    was snow to the eaves." A box stands open on her knees, lined with wool. "You'd go round the
    bumps," she says. In the glass, next to the post, the larger speck has raised something small
    above its head.
    .title = Snow Globe
choice-56-shake = Shake it
choice-56-break = Break it
choice-56-leave = Drive on

entry-59 = A chord comes over the ground, held, with a hole in it where one voice should be. It is a
    wall of wireless sets, ninety or so, stacked on trestles with their backs off and nothing
    inside. A man goes along it in rolled sleeves, blowing on his fingers. He gives one knob a hair.
    The chord leans, and comes upright. "Mind the altos," he says. He had them off tips, and taught
    them line by line, and they breathe together. One set stands apart on a stool. Its dial is lit,
    it has been turned up full, and it makes no sound whatever; at a certain bar all the others slow
    down for it, and go on. "It's counting," says the tuner. "Six years. I'd lend it a tenor, so it
    knew where to come in." He has you by the elbow with two cold fingers. Along the wall ninety
    needles come up to the same mark.
    .title = Choir of Radios
choice-59-tune = Tune the silent one
choice-59-sing = Sing the missing part
choice-59-leave-pay = Drive on and pay
choice-59-leave-risk = Drive on and risk it

entry-60 = The rest of the book has been read and torn off, a leaf at a time, by those who came
    ahead of you. It is nailed to a post through its boards. What the nail holds now is a spine,
    some thread and one page. A pencil hangs beside it on a string, short, bitten by a good many
    different mouths. The page is printed on the one side, and you do not read that yet, because of
    the number at the foot. It has six figures, and you saw it this morning. You go back to your
    wheels and wipe the mile counter with your thumb. When you roll forward by a yard the last
    figure turns over, and when you come back to the post, so has the page's. The other side is
    blank, but for the top. There somebody has written AND, in a steady hand, and the point has
    broken.
    .title = The Last Page
choice-60-read = Read it
choice-60-write = Write on it
choice-60-leave = Drive on
