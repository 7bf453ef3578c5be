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
    short of wind. "Nine years," he says. "I've sat here every market day. I was beginning to think
    you'd let it go." You have never met. He keeps the note in his hatband, folded small: a sum, a
    date, his mark, and under it the name you sign with, in ink gone brown. You never signed it. He
    has worked the interest to the day, down the back, in pencil, and the sums are right. "She's six
    on Sunday, my girl," says the tiler. "I'd like to be square by then." The watch has been wound.
    He is holding the strap open at the right hole for your wrist.
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
    has done nine hundred households and not one has added up. In the desk drawer lies a sandwich in
    greaseproof, kept for the first that does. She does not look past your shoulder. Her pen is
    already on the line.
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
    the grass is worn down by two pairs of heels, and one pair did not reach the ground every time.
    She has seen you look. By the time you turn round she is up among your load and has found the
    place where she will be no trouble. Getting her down again would take both your hands.
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
    The line has closed up so as to miss nothing, and a boy is leaning on your wheel. The cups have
    stopped. The crate has not.
    .title = Three Cups
choice-10-bet = Bet on a cup
choice-10-watch = Watch his hands
choice-10-leave-pay = Drive on and pay
choice-10-leave-risk = Drive on and risk it

entry-18 = AS SEEN, says the board, and under that, SEEN BY ME TWICE. The yard is fenced with oven
    doors, and every article in it wears a label in one square hand. LEAKS. LEAKS WHEN ASKED. BOUGHT
    FROM A LIAR. HEAVIER THAN IT LOOKS, AND IT LOOKS HEAVY. The dealer sits on one end of a see-saw
    scale with her lunch, so as to know what it comes to. Her apron has a label as well:
    SHORT-TEMPERED BEFORE TWO. It is a quarter to. "Put up what you've got," she says, and points
    her fork at the other end of the plank. "I'll tell you what's wrong with it. Then we can talk
    about the rest." She has dealt here since she could reach the plank and has never yet written a
    kind word on a ticket. One ticket is tucked behind her ear, blank. She would dearly like to use
    it.
    .title = Honest Scrap
choice-18-barter = Put something on the plank
choice-18-sell = Sell her the lot
choice-18-leave = Drive on

entry-24 = The hammer reaches you some way ahead of the benches. It is a thimble, brought down on a
    saucer, and the auctioneer has the wrist for it. "Sold, unsold, and what am I bid." About forty
    people sit round a dry fountain in their better clothes, fanning themselves with numbered
    paddles. The goods stand in the basin under a cloth: nine stone jars, beaded with cold. A man in
    the second row must have them all and says so, louder each time, while his beard drips on his
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
    Lamp, reduced. The left arm is sold and awaits collection, folded, in a basket that it nudges
    along with its knees. "Everything is in working order," it says. "No fault is being sold." The
    price on the voice has been crossed out and not replaced. "I am advised that legs may go a
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
    out your change regardless into your palm, counting aloud, and then counts it over again. "One
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
    crust that takes your weight for nine or ten lengths. Then your back end settles by the width of
    a finger. You stop. It goes on settling. Bubbles come up on either side and break with the sound
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
    with your sleeve. The music stops. "Thank you for holding," says a voice, a little short of
    wind. "Your call is important. You are second in the queue." You had not been holding. You look
    along the wire in both directions, and it has been down so long that beans are growing up it.
    "Callers are asked to remain on the line. It has been found that callers do not." A throat is
    cleared, and paper is smoothed. "For departments, press nine. For the present selection, do
    nothing." The cord is long enough to sit down with. Under the pole is a hollow where people
    have, and next to that another, fresh. The waltz begins again from the top.
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
    figure at a time. "Four. Four. Nought. Nine. No change." It leaves room for somebody to write
    that down. "Four. Four. Nought. Nine. No change." Moths come in over the ground from every side
    and pour down past your knees, and you stand there long enough to be sure that none come up. The
    switch is on your side, under the rim, with a card hung on it in a plastic sleeve. Any person
    present, says the card, may instruct the attendant to stand down. It has been stamped, and hung
    facing the wall. "There is a person at the hatch," says the voice. "Kindly remain. Four. Four."
    The lid has swung over without a sound and come to rest on your sleeve.
    .title = Basement Light
choice-49-down = Go down the stairs
choice-49-switch = Switch it off
choice-49-log = Read the log
choice-49-leave-pay = Drive on and pay
choice-49-leave-risk = Drive on and risk it
