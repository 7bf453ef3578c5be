# A8 Rise of the Red Lord: its front page, its pages, its entries. What they do is in content/data/tales.

adventure-red_lord = Four riders cross the land. Where they have passed people hold the door for one
    another, and stop saying no. Behind them an old convict king on Van Demon's Isle buys loyalty by
    the kilo: your weight in flour for your word. He never threatens anybody. He says please, and he
    will say it to each of you alone. Take what the riders carry, raise whoever is left to raise,
    and sit down to dinner with him, one way or another.
    .title = Rise of the Red Lord
    .mode = For two to four knights together; each is tempted
    .length = At most 7, 8, 6 and 4 rounds, about 3.5 hours

page-r1 = There are four plumes on four horizons. They come on at a walk. Nobody runs from them
    twice. Each rider carries one thing, and it is said that without it they are only somebody on a
    tired horse. You start from Alice, with a week in hand. Choose which way to be late.
    .goal = Take two artifacts before two cities are taken.
    .rules = The four riders have 2 Health for each starting knight and 1 more, and keep their
        wounds. From the end of round 3 each rides 1 step a round to the nearest free city and takes
        it: no City Action there. Fight on a rider's space; the last blow takes its artifact and
        frees its city. Warn a city: Negotiate (2) or 2 resources; one rider waits a round. Next to
        Drought a Camp costs 1 Meds, next to Ruin highways do 1 damage. The Time Marker starts on 7.

page-r2 = Each of you is sent a card. Each of you is shown to a chair. What is said there is nobody
    else's business, and by breakfast it has become a great deal of everybody's. The riders go on.
    There are villages that might still come out for you, if you can find the word for them, and
    there is a captain on the south shore with a barge.
    .goal = Raise a host of twice the starting knights, take a third artifact, or bring all to Van
        Demon's Isle.
    .rules = Answers to the offer stay secret until the last page. Raise villages on space
        15, 11 or 20: Negotiate (2) or 2 resources for 1 host, at most one for each starting knight
        there. Buy passage at Snowless Peaks or Penguin Sands for 3 resources. Wait before a
        rider: it kneels if you said yes, else you take 1 wound. Say no aloud, once, for 1 XP,
        whatever you answered. Once two cities are taken, City Actions cost 1 resource; four bring
        the siege. The Time Marker starts on 8.

page-r3a = You come in on the morning tide, as visitors do. There are lawns. There is a brass rail,
    polished, and a gravel walk, raked, and between them and the hall live four hundred people who
    have not been rude to anyone in years. They will be sorry to have to start.
    .goal = Break through to the hall before time runs out.
    .rules = All figures are on Van Demon's Isle. Breach, a Plot Action there: a Blades, Guns or
        Tech test, each success adds to an effort of 4 for each starting knight; 1 resource adds 1.
        Each round half the host, rounded up, comes along: each is a white die, two at most in a
        Breach. An entry is read at each sixth of it. The Time Marker starts on 5. If time runs out
        each artifact counts for less in the hall.

page-r3b = The Red Column has come to Pumps on foot, in clean shirts, and sends in a basket of
    fruit. There are six wheels to keep turning and one wall to stand on. Lindqvist has opened the
    stores. Nobody has asked you to stay, and all the way along the parapet they have left gaps the
    width of a knight.
    .goal = Beat the Red Column before the wall is gone.
    .rules = The column has twice as many cards as starting knights; a row of one for each knight
        lies open. Hold the wall in Pumps: fight one of the row. At the end of a round the wall
        loses 1 for each card in the row, which is filled again. The wall starts at 3 for each
        knight. Open the Plug on space 6, once: Tech (4) or 4 fuel wash the row away. If the wall
        stands when time runs out, Pumps is held. The Time Marker starts on 6.

page-r4 = A table is laid for everyone who came. He is eighty, he is in a red plush curtain, and he
    is so very glad. Along the wall stand those who have said yes to him, holding the dishes. There
    will be four courses. After the last of them he would like your answer, please.
    .goal = End him, or speak to the hall, before the fourth course is cleared.
    .rules = The answers are shown; the first who said yes chooses a side. The Red Lord keeps his
        wounds: 8 Health for each starting knight, less 3 for each artifact (2 after a late
        landing). Duel: fight him. Speak to the hall: each Negotiate success adds to an effort of 6
        for each starting knight, less 4; 2 resources add 1, an artifact shown with the Four 3. Who
        is with him may challenge others: the loser suffers 2 wounds, two duels won end it. The Time
        Marker starts on 4.

choice-r1-speak = Tell them what is coming
choice-r1-pay = Buy benches for a barricade
choice-r1-drought = Hold up Drought
choice-r1-rust = Hold up Rust
choice-r1-rot = Hold up Rot
choice-r1-ruin = Hold up Ruin
choice-r2-speak = Talk them round
choice-r2-pay = Pay what it takes
choice-r2-drought = Hold up Drought
choice-r2-rust = Hold up Rust
choice-r2-rot = Hold up Rot
choice-r2-ruin = Hold up Ruin
choice-r2-fight = Go at the rider
choice-r2-still = Stand still and wait
choice-r2-accept = Say yes to him
choice-r2-refuse = Say no to him
choice-r2-stay = Stay on this shore
choice-r3a-blades = Cut a way in
choice-r3a-guns = Shoot out the lamps
choice-r3a-tech = Work on the hinges
choice-r3a-pay = Spend powder and rope
choice-r3a-two = Take two of the host
choice-r3a-one = Take one of the host
choice-r3a-alone = Send the host round
choice-r3b-deep = Show them the deep way
choice-r3b-turn = Put your back into it
choice-r3b-fuel = Burn the stiffness off
choice-r4-speak = Speak past him
choice-r4-lay = Lay yours on the cloth
choice-r4-pay = Send the plates back full

entry-463 = Four plumes stand on four horizons, and you can see them all from the dome ladder in
    Alice. They do not grow so much as get nearer. "Walking pace," says the girl with the star
    charts, who has been timing them with a spoon on a string. She has drawn a line from each to the
    town in front of it. What she wants is somebody to check her sums, because they come out to
    breakfast. A carter has stopped below to water his mule. He came in by the salt road, ahead of
    one of them, and he has news of a sort. It is nothing, he says. It is the verges. On every road
    that leads to one of those the people have come out and swept.
    .title = Walking Pace
entry-464 = At two miles it is a rider. At one you can make out the hat. A man comes by you from
    that side, running, with his shirt out and a clock under his arm, and does not stop to be asked.
    You watch him go as far as the bend. There he slows. He stands in the road a while with his back
    to you. Then he turns, and comes all the way back at a walk, past your wheels, past you, without
    a look, to a garden gate that he has left open. He shuts it. He tries the latch. You can see his
    lips move, and it is not a word you would have thought of saying to a gate. "Beg pardon," he
    tells it.
    .title = A Gate Left Open
entry-465 = The woman on the grey horse sank wells for a living; you can tell by the shoulders. She
    has a tin cup at her belt on a thong. "What's the time?" asks Drought. Whatever you answer, she
    seems to have expected later. She unhooks the cup and turns it over in front of you, and taps
    the bottom, to show that there is nothing in it. And every bottle you have, in the rack, in your
    coat, under the seat, gives a small dry click. "Dug ninety," she says, and gets down stiffly.
    "You'll be thirsty. I was thanked for every one of them." She thanks you, too, before she
    begins.
    .title = Dug Ninety
entry-466 = Rust has a fitter's apron under his cloak and a book open on the saddle. He does not
    look at your face. He looks at what you are holding, and his own goes soft. "Praise the spring,"
    says Rust. "Praise the pin that holds the spring. Praise the little screw, brass, quarter inch,
    that nobody thinks of." He has it right. He has every part of it in the order you would strip
    it, and at each name there is a tick, and something in your hands that was tight is not. "It
    goes first," he explains, "so that the rest may stay. Thank you for bringing it. Thank you.
    Shall we say the grip?"
    .title = In the Right Order
entry-467 = He has spread a clean sheet on the grass by the road and is smoothing it with the flat
    of his hand. There are pegs at the corners, and a pillow. It is your length. "There we are,"
    says Rot. He was a field nurse, in one of the small wars; he has the sleeves for it. "And how
    are we today? We've been overdoing it. We'll just lie down." He has no weapon that you can see.
    Behind him the horse has put its head on the fence, in the sun, and has been dead for some time.
    "I can't abide to see people in pain," says Rot, coming round the end of the bed with his hands
    out, and thanks you for not making a fuss.
    .title = We'll Just Lie Down
entry-468 = Behind the fourth rider the road cracks. It goes with one long rip, a hundred yards of
    it, kerb to kerb, and runs up to the heel of her wheel and stops there, waiting. She drives a
    chariot of a thing, a surveyor's cart with one wheel broken and turning all the same. She has a
    level to her eye. "One in twelve," says Ruin. "Good camber. Who laid this, you? It'll go." She
    says it without spite. "They all go. I built forty miles that were to last, and I was thanked in
    front of a band." She lowers the glass. The crack has put out a little way on both sides, like a
    dog that has seen you pick up a stick.
    .title = One in Twelve
entry-469 = Drought sits down in the ditch. She is older than she was on the horse. The cup is in
    your hand now, and hers lies open in her lap. You tip it. It is empty, and out of the emptiness,
    a long way down, comes the noise of a bucket touching water. She has heard that as well. She
    puts both hands over her ears like a child. "It was good water," she says, "every time. They
    never told me who for." You wait to see if she will get up. Presently she asks what time it is,
    and when you tell her she says thank you, and it is only that.
    .title = The Noise of a Bucket
entry-470 = He would like you to read him the page once, before you go. His spectacles are broken.
    So you sit down on the step of somebody's pump house with Rust beside you, bareheaded, an old
    man with clean nails, and open the psalter where the ribbon is. You had thought there would be
    curses in it. It is a list. Gasket, main, number four engine, held. Chain, Stitch, second year,
    held. Hinge, held. Rope, held; child on it. It goes on like that to the foot, in a dozen hands.
    His lips keep up with you. When you get to the end of the side he folds down your fingers over
    the cover, one at a time, and stays looking at the bearing of the pump, which has begun to
    squeak.
    .title = Things That Held
entry-471 = Rot rolls up his own sleeve. It is the only thing he has asked of you. The needle is as
    white as a bone button, and blunt, and it goes in like an apology. For a breath nothing happens
    in his face. Then everything does. "Oh," says Rot. "Oh, that is. That's sharp. That goes right
    down." The tears run into his collar. He holds on to your wrist with his other hand, hard, and
    you can feel the pulse there get up and go about its business. "I'd forgotten that it tells you
    where," he says. He looks at the arm with the greatest interest. On the sheet behind him
    somebody's shape is going out of the linen.
    .title = It Tells You Where
entry-472 = She lets go of the broken wheel, and it leans over by itself and lies down. You are
    looking at the crack. It comes on a yard, past where the cart was, past where by rights it
    should have had you. Then it thinks better of it. There is a lip of good stone there with
    daylight under, and it holds. Ruin has come over to see. She gets on to her knees, with a good
    deal of trouble, and lays her cheek to the surface and shuts one eye. "Well, I'm blowed," she
    says. She has a bit of chalk. She draws a line across the place, with the date, and under that a
    question mark.
    .title = Past Where It Should
entry-473 = They hear you out. There is some coughing, and a man at the back says that he was told
    three riders. Then the woman who keeps the school gets up, goes to the nearest bench, and takes
    hold of one end. It is a heavy bench. She stands there, stooped, with her eyes on nobody, till a
    boy gets hold of the other. By dusk you could not drive a goat through the gate. There are pews
    in it, and a billiard table, and a wardrobe with the key turned. They are new to this. On a
    stand in front they have put out a visitors' book.
    .title = The Visitors' Book
entry-474 = You are thanked for it so nicely that you are an hour on the road before you see it: the
    whole room, row on row, with their hands in their laps, and nobody had stood. You stop the
    wheels. You could turn round and leave something with the one old woman who was not smiling, to
    be going on with, or you could let it be, and look behind you.
    .title = Nobody Had Stood
choice-474-pay = Go back to the old woman
choice-474-leave = Drive on, looking back
result-474-pay = She buries what you gave her under the step, and says that she never saw you,
    rather loudly.
result-474-leave = By evening there is somebody on the road behind you, keeping level, who wishes
    you a safe journey.
entry-475 = No shot is fired. The town stands in a queue, in its Sunday shoes, all down the high
    street and round by the well, and moves up a step at a time. At the head of it is a scale. You
    sit on one side and on the other a lad in a red neckerchief puts sacks, until you rise. Then
    there is a form of words. It is quite short. They carry your flour home for you. You rub it
    between finger and thumb, and it is better than any you have had. An old man who has just been
    done stops to tell you what he came to; he is proud of it. You ask him what it was that he said.
    "I was only asked nicely," says the old man.
    .title = Weighed in Flour
entry-476 = The second town sends the first a card. You meet the boy who has it, at the crossroads,
    and he lets you look. There is no secret about it. Congratulations, it says, from all here.
    There is a picture of a loaf. It has been signed by the mayor and the smith, by people who would
    not have sat down together in a flood. They have put the little word please in front of every
    name, where a title goes. He has nine more of them in his satchel. He would like to know which
    way you are going, and could you take one. He holds it out. "If it isn't a bother," says the
    boy.
    .title = The Second Town Sends a Card
entry-477 = Captain Wren is on the south shore with a barge and no chain. She has walked round it
    four times and it is still a barge. "They came and asked it," she says. "The chain. Would it be
    so very kind as to stay where it was. And it stayed. I've hauled on that for thirty years." She
    kicks the bollard. Beyond her, low down, with the sun on its windows, lies the isle. You ask
    what she knows of him. "He dies," says Wren. "No? Then somebody else does." She spits. "He was a
    boy on the water gang. He'd have been nine. There was a warder who liked to be asked, and he'd
    hold up the can and say, what's the word." She does not have the end of it. It makes her angry.
    .title = No Chain
choice-477-pay = Pay her for the story
choice-477-ask = Guess the rest for her
result-477-pay = She bites the money and unships an oar. "When you're ready," says Wren. "I'll not
    charge twice."
result-477-ask = "That's worse," says the Captain, and looks at you with respect. "All right. You
    cross for nothing."
result-477-ask-fail = "No," says Wren. "I'd thought of that one." She goes round the barge a fifth
    time.
entry-478 = The Abbess of Last Lamp has a ward in Alice this month, with one lamp in it and one
    stool. "Sit still, blast you," she says, "it's only light." She has a darning egg in her lap.
    She turns your face up, finds the end of something behind your ear, and begins to wind. It comes
    off you in skeins: pale green, and slippery, with knots. She swears at every knot. Round her
    feet are baskets of it, all shining. "I'd a keeper did for me at home," says the Abbess. "Good
    plain machine. I kept it in jumpers fourteen winters, and then some hero had its heart out." She
    draws a yard through her teeth. "Wool's what I want. You can't darn with this. It wants a whole
    afternoon, and you're not to be pleased with yourself."
    .title = Only Light
choice-478-sit = Give her the afternoon
choice-478-leave = Keep your glow
result-478-sit = It takes until dark, and you learn four new words; the baskets light you down the
    stair.
result-478-leave = "Suit yourself," says the Abbess, and takes up a sock. You can see the heel by
    you.
entry-479 = A rider's cloak lies in the road. It has been folded in four, lining in, as a shop does
    it, and set down on a clean stone so as to keep it off the wet. There is a note pinned to the
    collar. It thanks you for your trouble. It goes on to say that the writer has been following
    your progress with so much interest, and hopes that you are getting enough rest, and that a card
    will be sent. You turn it over for a name. On the back are figures, in pencil, one for each of
    you. Nobody speaks for a bit. They are weights, and they are right to the kilo.
    .title = For Your Trouble
entry-480 = Card, chair, a door pulled to. You are by yourself. There is a screen at the far end of
    the room with a lamp behind it, and someone sitting there in the shape of a curtain. "Do sit,
    please," he says. "You must be so tired of deciding." He has a light, old voice, with no hurry
    in it. Then he tells you one thing that you did. It was some years ago, it was raining, it cost
    you more than you had; nobody saw. Nobody ever thanked you for it. "I should like to," says the
    Red Lord. "Thank you." He lets that be, for as long as you need. There is a scale in the corner
    with the sacks already on. "I would ask you only the once," he says. "Would you, please?"
    .title = A Door Pulled To
entry-481 = Next morning nobody asks how the others slept. Eggs are passed with extraordinary care.
    There was a card beside every plate, when you came down, and now there is none; each of you has
    put it away. You discuss the road. You agree about the road. When somebody drops a knife you all
    say "sorry", together, and then you all look at the knife. It has come to you, over the salt,
    that there is a way of telling. Whoever said no would be tired. But you have had a good look
    round, over your cup, taking your time; and they all have rings under their eyes, and they are
    all having a good look round.
    .title = Eggs
entry-482 = You do not draw. You stand where you are, and let your hands hang, and the rider comes
    up to you at a walk until you could touch the sleeve. Then the rider gets down. It takes some
    time. One knee, and the other. The thing is held out to you on two flat palms, as you would
    offer bread to a horse. The head is bent so low that you can see where the hair has been cut.
    Nothing is asked of you. It is the respect that makes people step back; you hear them do it,
    behind you, first one boot and then the rest.
    .title = On Two Flat Palms
entry-483 = "No," somebody says, quite loudly, and has to say it again. It is market day. Every soul
    in the place has turned round to see what that was, the butcher with his arm up, two women with
    a carpet between them. It has not been heard here for a fortnight. It sounds like a dropped
    plate. "No," you say, "I won't, thank you," and then without the thank you, to find out how that
    goes. A child on a barrel tries it over to herself in a small voice. She looks delighted. Her
    mother has a hand out to stop her mouth, and the hand waits there in the air, an inch off, and
    comes no nearer.
    .title = What That Was
entry-484 = They are sitting in the dark at Last Lamp, to save the oil. You stand inside the door
    and tell it to nobody. There is a smell of wet wool. Down by your knee a needle goes on
    clicking. At the flour another joins it, and when you come to the end they do not stop. "How
    many?" says a voice. It is a woman's. You say that any would be a help. "I'm counting stitches,"
    says the voice, "hush." Then it gives you a figure, and you can hear them get up, all round the
    walls, and feel for their boots. None of them has needed a light.
    .title = Counting Stitches
entry-485 = A jumper has been made for you. It is handed up by a boy who has run after you with it
    from Last Lamp, in brown paper, still damp. It is grey, with a cable. It has been darned already
    at the elbow, where it will go. You get it over your head. You look down. There is room in it
    for two, or for you and everything you have on. At the back of the neck, where the name would
    be, they have left the end of the yarn hanging. "She says you're to keep on," says the boy. "She
    says she can always let it out."
    .title = Room for Two
entry-486 = The militia at Kosciusko's Redoubt have drilled every morning for two generations, for
    nobody. They have the step. They have a bugle, and four flags, three of which the colonel cannot
    place. He walks you down the front rank. The buttons are from different wars. "I had this from
    my mother," he says of the sword, the post, the whole hill, "and she was to hand it over to
    whoever came and said the word. She died before she said which." He stops, and faces you. Two
    hundred pairs of eyes are fixed on a point over your head. He puts a full cartridge pouch in
    your hand. "I'd take any of them," says the colonel. "I'd be so much obliged."
    .title = Whichever It Is
entry-487 = Down come the second levy from the Redoubt in their grandfathers' coats and their own
    boots. You can hear which is which. They are the cooks, and the one who winds the clock, and
    those that the first lot told to stay behind because of their chests. The bugler's aunt has the
    bugle. She has oiled it with something that has fish in it. Nobody asked them, they say, getting
    into line, and that is rather the point. They have brought the other flags. At the tail of the
    column walks the colonel's orderly with a chair on his back, and when you ask him who that is
    for he says it is to refuse.
    .title = Their Own Boots
entry-488 = The Tin Parliament takes a vote on the word no. It has been two days in committee. There
    were those who would have liked it with a clause, and an amendment, "no, not at present", falls
    by six. Then the Speaker puts it. Eighty delegates have to say it to be counted, and you have
    never heard anything like it; they are so out of practice. Some sing it. A grazier gets it out
    on the third go and has to be thumped on the back. It is carried. The clerk reads it into the
    record. They stay behind, on the benches, with the doors shut and the rain on the roof, and
    practise. The nurse of the House has brought lozenges, and gives you the rest of the tin.
    .title = A Vote on the Word
entry-489 = Those delegates who remain resign, in order to come. They want it minuted. So the clerk
    takes it down, name by name, with the constituency, and at the end he writes his own, sands it,
    and puts the cork in the ink; and that makes forty. They have voted themselves a marching song.
    It has a proviso in the second verse. By the door the Speaker takes her wig off and does not
    seem to know where to set it. In the end she puts it on the kettle, to keep that warm. "We stand
    adjourned," she tells the benches, and waits, for the sake of form, to see whether any of them
    objects.
    .title = They Want It Minuted
entry-490 = Wren empties the fare box over the side, coin by coin, into the sea. "For luck," she
    says. "That's not mine, that's hers." Then she puts you to an oar. It is a flat calm, with a
    skin on it, and the barge goes as a wardrobe goes along a passage. She sits up in the stern with
    her pipe. "Story's on me," says the Captain. "I don't know it yet. I'll know how it ends by the
    time we're over." She looks at your hands. She looks at the windows on the isle, which are
    coming up one after another, all lit. For the first time she does not say anything at all, and
    you pull on the stroke of that.
    .title = Story's on Me
entry-491 = You lay the three of them down on one blanket, to have a look at them. They will not lie
    flat. First one tips, then the next; they come to rest against each other like people at the end
    of a long day. Nobody touches them. Somebody has set the lamp on the ground. It throws what
    there is up on to the canvas, and you are all of you turned that way by then, so that you see it
    together. It is only three things and a light. The shadow they make is of a person, sitting,
    with a hand on the floor. The wick jumps. It is of a person standing up.
    .title = Three on a Blanket
entry-492 = Beside the others you set down the fourth, and it makes no sound. You try it again, on a
    board. It goes down as snow does. There is a cup of yours there with the tea still in it. You
    see the tea lean, and then the cup slides over, an inch, two inches, with a scrape, and stops
    against the rest. They have left it a place. For a little while everybody finds something to do.
    They have to be carried, and there is only the one blanket, so you take it by the corners and
    lift. It is no heavier for being all of them. It is a good deal less, as when somebody has taken
    the other end.
    .title = The Fourth
entry-493 = The road south has been laid with carpet. It is green, and one person wide, and it goes
    on over the flats and out of sight, with a brass rod to every yard. They have pegged it down
    against the wind. On the left hand and the right, at arm's length, stand people from the
    villages, in clean shirts. They have been given no weapons. Each of them has one palm turned
    out, so, to show the way. You would have to push past somebody to get off it. They beg your
    pardon for the dust. Far ahead, at Pumps, the sluice pipe is being struck, on and on, and nobody
    is counting the strokes.
    .title = One Person Wide

entry-494 = There are low cliffs, lawns, and a jetty with a brass rail. You tie up at it. A board
    has been put there so that you should see it as you step ashore: VISITORS WELCOME, in white on
    green. It has been painted over something longer. When the light comes from the side you can
    read that as well, NO VISITORS, it says, and BY ORDER, and a list of what you might not hand
    through the bars. Somebody has been over it a good many times to make it smooth. A gravel path
    goes up between clipped hedges. At the first bend a lad is waiting with a tray of towels, wrung
    out, hot, rolled. He would be so glad to take your boots.
    .title = Visitors Welcome
entry-495 = On the beach stand deckchairs, in ranks, facing the sea. There is a man in each with a
    straw hat and a newspaper. You have come round the point at a run, and are in among the first
    row before you see how many rows there are. They do not jump up. They finish the line they are
    on. Then all along the sand the papers are put down, the place marked with a thumb, and folded;
    the hats are laid on top. They get out of the chairs, which is never easy. "I do hope you'll
    excuse us," says the nearest, rolling his cuffs. He picks up his own chair by one leg and shuts
    it with a snap.
    .title = Deckchairs
entry-496 = In the cells there are curtains, and flowers, and not one handle on the inside. You had
    the whole row open before you noticed that. Nobody has come out. They look up from their sewing.
    "Would you mind pulling it to?" asks a woman in the third. "There's such a draught." You tell
    them that they can go home. They are pleased for you. In the last of all there is no one, and
    has not been for seventy years; the cot is a child's. Low on the wall, where you have to stoop,
    somebody has scratched a word with a nail, and under it the same, and the same, down to the
    floor and along. It is the one he says. The early ones are hardly spelt.
    .title = At a Boy's Height
entry-497 = The kitchen says please. You hear it from the yard: the hatches, as they go up, the oven
    door, each knife as it comes down on the board. It is the cooks. They say it under their breath
    with every stroke, forty of them, to have it over with. Nobody stops. If a dish is late there is
    somebody whose place it is to be sorry. At the long range stands a woman with burnt hands. She
    has seen you. She goes on stirring with the left, and with the right she points, past the bread,
    at a strip of brown curtain, and the service stair behind it. Then she lays that finger on her
    lips, and it leaves a smear of flour there.
    .title = The Kitchen Says Please
entry-498 = In the yard there is a treadmill, and it is all grown over with sweet peas. They have
    been trained up it on strings. It was made for thirty men at a time; you can see the hollows
    their feet wore. You had only meant to put your back against something. You sit down on a step
    of it, and it gives, with a creak, by about a hand, and then it takes your weight and rocks. So
    you all sit there in a row. Bees come and go. While you bind up what needs binding nothing is
    asked of anybody. A pod goes off over your head with a tick, and you find that it has been
    holding up a number, on a disc.
    .title = Sweet Peas
entry-499 = It is a broad stair, and there is a footman on every step. They stand aside for you. It
    is done beautifully, with the heel drawn back and the head bent, left and right, as high as you
    can see, and you go up it through a rustle of sleeves. You have got to the landing before you
    look round. The ones who stood aside have closed up behind. They fill the whole flight, shoulder
    to shoulder, with their white gloves folded; there is no getting by. They are not looking at you
    in any unfriendly way. "After you," says the one on the top step, and you feel a breath on your
    neck.
    .title = After You
entry-500 = The door has its handle on your side. It is brass, in the form of a hand, and it has
    been polished today; there is still some white in the knuckles. You can see where the lock was,
    and where another was over that, and a bar. They have been filled in. On the other side somebody
    is tuning a glass, with a wet finger. There is a smell of gravy. You had all got your shoulders
    ready to break it down, the whole lot of you in the width of the passage. There is nothing to
    break. One of you wipes a palm on a coat and reaches out, and takes the brass hand, and it is
    warm.
    .title = The Handle on Your Side
entry-501 = Drawn up, the Red Column waits on the flats outside Pumps at a respectful distance. You
    can hear nothing from them but a cough now and again, and the drip off the six wheels. They have
    dressed their ranks by the tide poles. About ten a boy comes over with a basket on his arm and a
    white cloth, and it is hauled up on a hook: pears. There are enough for one each, all along the
    wall. They have been counted, then, from over there. Wheelwarden Lindqvist turns one about by
    its stalk. He has not slept. He has had the shutters off every house on the sea side to make
    mantlets of. "Nobody eat those," he says. Then, because it is his trade, he puts his ear to it.
    .title = A Basket of Pears
entry-502 = They go back in good order, the first wave. They carry their wounded; it is done at a
    walk, with four to a blanket, and somebody to go in front and move the stones. You lean on the
    coping and get your breath. Then there is a stir down there, and a bit of to and fro. One party
    turns about and is there again below you, under the guns of the whole parapet, with their hats
    off. They have made a mistake in the smoke. They have one of yours. They are so sorry. They lay
    her down where you can reach her, straighten the collar, and go.
    .title = One of Yours
entry-503 = Half the wall is people holding furniture. You go along it from the gate. There is a
    stretch of real stone, and then a dresser, and a family behind that with their feet braced; then
    a door with the number on it, and the man who lives there. No one has fallen back. They ask you
    for the time. Where the stairs come up somebody has brought out a kitchen chair. She is seventy
    or so, in an apron, and she has not lifted it on to the heap with the others. She has set it
    down in the gap, on all four legs, square to the plain, and she is sitting in it. "I'm holding
    this bit," she says.
    .title = Holding This Bit
entry-504 = The gate is opened by somebody who says "after you". No blow was struck. The two lads on
    the bar had known that voice for years; they had been to school with it. When it said to stand
    easy they stood easy. They tell you that over and over. They cannot tell you whose it was. It
    was dark, and it called them each by name. When you get it shut again you have lost the ravelin,
    and twenty yards of the salt side, and the thing that will not mend: all along the wall, where
    they had been looking out, they are looking at one another.
    .title = By Name
entry-505 = You give the Plug its quarter turn. It goes hard, and then, past the place where it has
    always stopped, it goes of itself. You have time to get up on the wheel. The sea comes down the
    road that they came up. It is in no temper. It has been kept waiting for this since before you
    were born; it goes from kerb to kerb, green, with a lip on it, and wipes. You see a drum. You
    see a rank of straw hats, all level, going by on it with nobody under them, in good order. When
    it has gone by you turn it off. Nobody has said that you should, but Pumps people do not leave a
    tap running.
    .title = The Quarter Turn
entry-506 = A whole street has come to the back stair with what they could carry. What they could
    carry is mostly each other. There is a cobbler with his father on his shoulders and the father
    has the cat. They are very quiet, for they have been told that this is the way to the boats. It
    is, if somebody will feed them as far as the boats. The corporal on the stair has his arm across
    it. He has orders about the stores, and he lives in that street. He is looking over their heads,
    at a spot on the wall, and saying that it will be seen to, it is all in hand, it will be seen
    to. The cat has seen you.
    .title = Mostly Each Other
result-506-fed = You pass it hand to hand over the corporal's arm, and he goes on looking at his
    spot until the last is by.
result-506-left = There is nothing to spare. They go on hungry, and a good many from the wall go
    down the stair to carry them.
entry-507 = Lindqvist comes along behind the parapet with a can and a rag. It is the fourth evening,
    and the wall is there, what there is of it. He has been round the guns and the winches; he has
    done the hinge on the soup kitchen. He gets as far as you, and stops. You can see there is a
    speech. He looks at your wheels, so as not to look at you. "That's never been true," says the
    Wheelwarden, of the near one, and he is down on his back beneath it before you can say what has
    been through it today. You hear the spanner. You hear him say something, after all, up into the
    works, where it is dark. You do not ask him to repeat it.
    .title = Can and Rag
entry-508 = At dawn the plain is empty. They have filled in their trenches and put back the turf.
    Where the ranks were there are baskets, eighty of them, in rows, each with a cloth tucked over,
    and you can see from here that it is pears. The wind has gone round; there is a smell of
    orchards. Nobody in Pumps goes out to them. They stand along the wall with their sleeves down,
    and no one cheers. A woman gets up out of a kitchen chair, and has to hold on to the back of it.
    Later on the gulls come. They walk about among the baskets, with their heads on one side, and
    they do not touch the fruit either.
    .title = Eighty Baskets
entry-509 = The wall does not fall. It runs out of people. By the salt works there are nine, and
    then four, and then there is a roofer called Hask, who sits down to change a magazine and stays
    sitting. After that the Red Column comes up the steps in single file. They hold the gate for one
    another. They go from street to street and ask everyone to put down what they are carrying,
    please. Those who do are thanked and those who do not are shot, and the voice is the same for
    both. You get as far as the sluice with somebody's coat in your fist. A hand takes you by the
    belt and pulls you in under the grating. Overhead the boots go by in step, and stop. "So sorry,"
    says a voice. "Would you mind?" You hear her say that she would, very much. Then you hear it.
    .title = The Salt Works Stair

entry-510 = He rises at the sight of you. It is done with difficulty, on two sticks, and he will not
    be helped. He has on a red plush curtain with the rings still in the hem. Places have been laid
    for all of you, down both sides. "Do sit, please," says the Red Lord. "You have had such a
    journey, and I have only had stairs." Along the walls stand those who serve, with the dishes
    held at the height of the heart. The room is warm. Now you see what they are all so careful not
    to look at. By his plate there is a glass of water. It is full to the brim, and it has been
    there since the table was laid, and nobody has made him ask for it.
    .title = A Glass of Water
result-510-half = He wipes his mouth and puts down his napkin. It is the first thing he has not
    folded.
entry-511 = Since you could not come to him, he has had his chair carried to the square in Pumps,
    and a cloth laid. They have set up the long table between the tide gauge and the well. He
    apologises for the state of the floor. "One would have liked to have you at home," says the Red
    Lord, and gets up, on two sticks, until every one of you is seated. His curtain is wet at the
    hem. Round the square, along the house walls, stand those who were asked nicely, with soup. They
    would be glad of a chair. Some you know. In front of him is a glass of water, out of the gauge,
    full; the whole town was a year making up that much, and he has not had to ask for it.
    .title = The State of the Floor
entry-512 = Then he draws out the chair on his right. He does not look at anyone while he does it;
    he has even turned his face a little to the side, as you would for a person who is dressing. It
    is a good chair. You know, and have known ever since a certain evening, how much you weigh in
    flour. You know it to the kilo. All down the cloth they have stopped with their spoons up. They
    have been on the road with you for as long as you can remember, and you could tell any of them
    by the boots. Not one of them says a thing. It is that which you will think of. "In your own
    time," says the Red Lord, "please."
    .title = The Chair on His Right
choice-512-with = Take the chair
choice-512-against = Push the chair in
result-512-with = It is the right height. He thanks you, and a napkin is shaken out; across the
    table somebody sits down slowly.
result-512-against = It goes in with a knock that hurts him. You have to hold on to the back of it
    till the burning stops.
entry-513 = On the white cloth you lay out what you took from the riders. Cup, book, needle, wheel,
    such as you have; forks are moved to make room, salts are passed along. He has to put on his
    spectacles. "Dear me," says the Red Lord. "I gave her that. She was so proud of it." He
    stretches a hand out, and then he does not. The people by the wall are looking too. They have
    lowered their dishes to see over them. They are things out of a shed, dented and thumbed. You
    can get those anywhere. Nobody thanks you for them. You can hear, down both sides, one after
    another, covers being set down.
    .title = Forks Are Moved
entry-514 = He folds his napkin, in three, and lays it by. He gives one of his sticks to a page. The
    other he takes by the wrong end. "You must go first," says the Red Lord. "No, I insist." He
    waits for you to get clear of your chair. He waits while you do up a strap. He has a bad hip,
    and no breath, and eighty years. He comes round the corner of that table with his free hand out
    to move a candle, so that it should not be in your way.
    .title = I Insist
entry-515 = You speak past him, to the ones along the wall. You ask the nearest what her name is. It
    goes against everything there, and there is a rustle, as when someone has laughed in church. She
    looks to him. He has begun on his fish. You ask her again. You ask her neighbour what he was,
    before, and what he used to shout when he hit his thumb. None of them answers. But there is a
    big fellow by the door holding a tureen, who has started to shake, so that the lid talks.
    .title = The Lid Talks
entry-516 = He sits down, and goes on sitting. After a time the page takes the stick out of his
    hand, and stands it by his chair, where it lives. They wait to be told. It is quite an hour
    before one of them tries a door. It is a cook with burnt hands, who has come to see about the
    plates, and she wipes her palm first, and pushes, and it opens. She shuts it. She opens it once
    more. Then there are a great many people walking about, not far, from one room to the next and
    back again, leaving everything ajar. All down the coast that night you can see the isle with its
    lights on. Out there the hall has been empty for some time. In it there is a table laid for
    twenty, and a glass of water, which nobody had the heart to move.
    .title = All of Them Are Open
entry-517 = "No," says the man with the tureen. He says it to the soup. Then he sets that down, on
    the floor, since there is nowhere else, and stands up straight, with his hands hanging, and
    looks to see what will be done to him. Nothing is. "No," says the woman beside him, quite
    softly, to see if it will bear. It goes from mouth to mouth along the wall. They have all sorts
    of voices; you would never have thought it. He hears them out with his head bent, moving his
    lips, like somebody being read a long letter. When it has been all the way round he asks who has
    the salt, and no one passes it to him. Outside, in the road, four riders have got off. They are
    standing about holding nothing and rubbing their hands.
    .title = To the Soup
entry-518 = The curtain weighs more than you would have thought. It wants pinning on the shoulder.
    They see to that. There are three of them, with their mouths full of pins; they kneel to do the
    hem. He has been taken out by the other door with a napkin over his face. You stand in the
    window while it is done, and look at the road. They are waiting along the wall, with the covers
    on. It was not what you had meant. You were only asked the once, and nicely. Down there some
    people with bundles are going away, and you know their boots. You could call them back; you have
    only to say the word. You turn round instead, because the soup is getting cold. "Thank you all
    for waiting," you say. "Please." And you hear how well you say it.
    .title = How Well You Say It
entry-519 = Without a sound the isle slips its moorings. You could have missed it altogether; the
    windows on the water go along by one, and a gap comes up behind them with stars in. It has its
    lamps lit. You can make out the terrace, with a figure on it, in red, and he is waving a stick.
    He asked nobody. They had told him what they thought of him, that was all, each of them, in
    turn, and he had said that he quite saw. Those who wanted to went down to the boats. Some
    stayed. It drifts out by the point as a tray is carried out, level, with everything still on it.
    Next day the pilots have a line put in on all the charts, in the corner, by hand. "Please allow
    for it," they write.
    .title = Please Allow for It
entry-520 = He is dead in his chair, in the last square that has roofs round it. They have drawn the
    cloth up over him. That is one end of it. The other you have to do on foot. You start from the
    salt works, and go along by the sea side, from door to door, with your hands empty, to tell them
    that it is finished and they can come out. You knock. You wait for as long as it would take a
    person to get down the stairs. Then you go on to the next. That is how you learn which doors. By
    noon there are others doing it with you, a cobbler, the warden with his rag; you have each taken
    a side. A kettle is on in one of them. Toward evening, in the lane behind the wheels, you knock,
    and a chair is pushed back, and somebody says, cross, "Who is it?"
    .title = Which Doors
entry-521 = You are weighed on a fine morning. There is quite a queue, but they bring you to the
    front, in view of all that you have done. The sacks go on. They put on one more than was due.
    You say that it is too much, and they will not hear of it. He has come down himself, on his two
    sticks, to be there. He takes your hand. You have been dreading the words, and there are so few
    of them that a child could say it; you say it, and then he says it, and then you thank each
    other. It is easier the second time. On the way home with the barrow you meet a man whom you
    used to know. He has a frightened look, and his shirt is out. You get off the path for him.
    "After you," you say, and he cannot think what to answer.
    .title = Please and Thank You
entry-522 = A card comes, with nothing on it. It is good stiff board with a deckle edge. There is no
    stamp, and whoever brought it did not ring. You all have one, it turns out, when you come to
    compare: wherever you had got to, the same week. It is put up behind the clock. One cannot very
    well throw it away. And after that the house gets into the habit of asking twice; nobody knows
    who began it. Will you have some more, they say, and are you sure. People who come to stay
    remark on it. They find it a bit brusque, at first, to be left there with the spoon in the air
    until they have said.
    .title = Behind the Clock
entry-523 = There is flour in the seams of the coat. It has been beaten, and steamed, and once it
    was unpicked and put together again by a good man in New Sydney. It comes back from the
    cleaner's and is hung in the hall; by the end of the week there is that faint line again on the
    carpet under it. Its owner holds doors. You will not meet with better manners anywhere. They
    will get up, from a warm seat, in a crowded room, and stand there with a hand on the brass for
    as long as there is anybody to come through. They would so much like to go through themselves.
    You can see them mind it.
    .title = In the Seams
entry-524 = A well-sinker is back at work in the dry country, at number ninety-one. She has a lad to
    turn the windlass. He says that she sends up a bucket every hour or so, for no reason, and wants
    to be told what it sounds like. In one of the small hospitals there is an old nurse on the night
    side. He goes along the beds with his sleeves down, and asks people where it hurts. Others do
    that. But he has drawn up a stool first. He has put his two hands on his knees, and he has
    looked at them, and after he has asked he waits, for as long as it may be, until they tell him.
    .title = Number Ninety-one
entry-525 = Of an evening a fitter reads aloud in a pump house on the coast. The neighbours have
    stopped coming in to complain. It is always the same book, a list of things that held, and he
    does not do the voices; but he has added one, and when he comes to it he goes slower. Inland
    they have a road going in. There is an old woman lying on it most days with her cheek on the
    stone. One in twelve, she tells the gang. Nothing else. She has a piece of chalk on a string.
    The road has been there a month now, from the ford to the second milestone, and she has had
    carts over it.
    .title = Things That Hold
entry-526 = In the villages they keep the scale for pigs. It is a good scale. At the harvest supper
    it is put out of the way, behind the door, with a cloth on it, whether the shutters are open
    that year or closed, as the times allow. There is a great deal to eat. There are jumpers. When
    the plates have been cleared the oldest one there is got up on to a bench, with a hand under
    each elbow, and it goes quiet, down to the babies. They all know what is coming. She looks along
    the tables. She takes her time over it; and she says the word, the one, as loud as she can, and
    they drink to it standing.
    .title = They Drink to It
entry-527 = Pumps has its six wheels, or the places where they were. People still lean against the
    tremble without thinking, whether or not it is there. On the wall by the stairs there is a
    chair. It is an ordinary one, out of a kitchen, and somebody has pegged the legs. It might be a
    thing left out. But there is a slate hung on the back with the days on it, and against every day
    a name, and it is never the same one twice running: it is somebody's turn in it each night. They
    bring their mending. They have a rug. They do not do anything. They sit there, square to the
    plain, and hold that bit.
    .title = Somebody's Turn
