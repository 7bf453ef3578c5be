# A7 Deadly Cargo: its front page, its pages, its entries. What they do is in content/data/tales.

adventure-deadly_cargo = A box the size of a coffin goes from New Sydney to Carcassville, and the
    pay is on the table before you have seen it. It weighs less each day. Somebody in it knocks.
    Four gentlemen in clean aprons would like the missing kilos accounted for, and at the far end
    there is more than one buyer. You share the pay, so each of you has a reason to stay together,
    and a better one not to. Mind the pen.
    .title = Deadly Cargo
    .mode = For two to four uneasy allies; the best paid wins
    .length = At most 5, 7, 4 and 4 rounds, about 2.5 hours

page-k1 = Factor Lune wants the consignment off the books before the quarter. It is strapped down
    already. It rides well, it is no trouble, and it has to be over the water by the end of the
    week. There are three ways across, and each of them has somebody sitting on it with a hand out.
    Take turns with it, if you like. You may find that you would rather not.
    .goal = Carry the box to the Stitch, the Chain Ferry or the Plug.
    .rules = The first player holds the Cargo: 2 Capacity, and a threat token, yellow side, at the
        end of each turn in which its carrier did not move. Change hands with a knight on your space
        who agrees. Its carrier may weigh it, once for each knight: Tech (1) for 1 XP, or 1
        radiation. The page ends when the carrier stands on space 4, 5 or 6. The Time Marker starts
        on 5. Too late, the carrier is put on the ferry and pursued faster.

page-k2 = On this side the ground is wide and the box has been declared. Gross, Suttle, Cloff and
    Nett have set out from four sides at one pace, each with a hook at his belt. They never run and
    they never draw first. There are three cellars where a load can lie for a night. The one by your
    crossing is watched.
    .goal = Go to ground with the box in a safehouse that nobody watches.
    .rules = At round end each Weighman goes 2 steps toward the box, or 3 if you were late. On its
        space you are caught; the second time ends the page. Bribe one within 1 space: 2
        resources, it waits 2 rounds. Decoy: discard 1 gear or part, and one comes to you instead.
        Fight one on your space. Go to ground on 12, 10 or 19: not the watched one, with a Weighman
        there, or after moving. The carrier draws a token every turn. The Time Marker starts on 7.

page-k3a = So it is to be opened. There is a crowbar, and a hat for the bids, and nobody is looking
    at anybody. Whatever is under that lid has been carried a long way by people who were paid not
    to ask. You have three nights until the gates of Carcassville, and it turns out that it likes a
    chat.
    .goal = Talk through the lid until you have heard all of it.
    .rules = All knights bid resources, sealed; every bid is paid, and the highest lifts the lid.
        Talk through the lid, a Plot Action within one space of the box: six entries, one after the
        other. The carrier still draws a threat token at the end of each turn and, at stage 3 and
        alone on its space, suffers 1 radiation. The Time Marker starts on 3. When the last entry is
        read or time runs out, you go on with the lid open.

page-k3b = It stays shut. You have a brass token from somebody who was glad to hear it, and wax, and
    nails of the right length. It is four nights to the gate. You will not be sleeping for any of
    them, and one of you has started to answer.
    .goal = Keep the box shut for four rounds.
    .rules = The carrier has the Buyer's Token, which opens the gate of Carcassville, and still
        draws a threat token every turn. The load is at stage 3: a carrier alone on its space
        suffers 1 radiation at the end of its turn. Seal it again, within one space of the box: Tech
        (3), or 1 radiation for each knight on your space. A round in which nobody seals it adds a
        knock; the third opens the box. The Time Marker starts on 4.

page-k4 = The gate of Carcassville is down, and there is a queue. Behind it two people are waiting
    for you with money, and neither has told the other. Until the book is signed the box belongs to
    whoever has hold of the strap. You have all thought of that. You can tell by how carefully
    everyone is standing.
    .goal = Call the gate, and hand the box to the Sheriff, to Hobday, or to itself.
    .rules = Call the gate from next to Carcassville: the Buyer's Token, Negotiate (2) or 2
        resources. In the city the carrier hands over. Sheriff: carrier 5 points, 3 if the lid was
        opened, others 2. Hobday: 6, 7 after his letter, others 1. The Passenger, if the lid is
        open: 3 each. Betray the carrier: win a duel on its space, and any delivery pays you 7,
        others nothing. Points and XP, less 1 per time caught, decide. Tokens and radiation as
        before. The Time Marker starts on 4.

choice-k1-take = Take the straps
choice-k1-refuse = Leave them holding it
choice-k2-take = Take the straps
choice-k2-refuse = Leave them holding it
choice-k2-gross = Pick out Gross
choice-k2-suttle = Pick out Suttle
choice-k2-cloff = Pick out Cloff
choice-k2-nett = Pick out Nett
choice-k3b-wax = Wax the seams again
choice-k3b-lean = Lean on the lid
choice-k4-take = Take the straps
choice-k4-refuse = Leave them holding it
choice-k4-call = Call up to the guard
choice-k4-pay = Pay the porter

entry-408 = Factor Lune pays first. They do it coin by coin on the weighbridge at New Sydney, with
    the box standing on the boards behind them under a tarpaulin. "The consignment is no trouble,"
    says Lune. "Eight, nine. The consignment has never been any trouble." It is as long as a coffin
    and a little higher. When the money is all in your hand they turn the ledger round to you, and
    it drops open at the page by itself; the spine has been cracked there. So many names are on it
    that the newest have been written up the margin. A pen hangs from the desk on a string, and the
    string is new. "There," says Lune, and looks at the sea while you sign. You would swear that
    under the tarpaulin something was put down.
    .title = Paid in Advance
entry-409 = It goes across from one load to the next with a hand each, and you have both braced for
    more. You look at each other over the lid. Then you look at where it was. The straps have left
    two grooves behind, an inch deep, with clean edges, right through the paint and into the boards.
    The other grooves there, the ones made by an engine block, you can hardly find. You run a thumb
    along. "It shifted about a bit," you are told. It never shifted. You do the buckles up on the
    third hole, where they were.
    .title = A Hand Each
entry-410 = You get it on the hook of the first scale you come to. The needle swings up past the
    figure on the docket, thinks about it, and comes down on the short side. You put it on again the
    other way round. In the dust on the lid there is a sum. It was not there when you lifted.
    Somebody has put down the old weight with a fingertip, ruled a line, and taken away what you are
    reading on the dial. It is lighter again, and whoever it is bars their sevens.
    .title = A Sum in the Dust
entry-411 = The bridge folk of the Stitch lay planks for everyone. They walk in front of you, taking
    them up behind and putting them down ahead, eighty yards over nothing, and not one of them looks
    at the drop. For the box they stop. There is some talk. A girl is sent back, and returns with a
    roll on her shoulder, and they lay a carpet. It is red, worn down the middle to the width of two
    bearers. "That's a separate charge," says the plank master. You say you did not ask for it. He
    looks sorry. He says that it comes out for the box, it always has, his mother used to beat it;
    and the wind is getting up, and you are halfway.
    .title = The Carpet Is Extra
choice-411-pay = Pay for the carpet
choice-411-bare = Cross on bare planks
result-411-pay = You pay, and go over in silence, on wool; behind you it is swept before it is
    rolled.
result-411-bare = A plank goes from under your wheel, and the box rides the jolt without a sound.
entry-412 = Captain Wren is paid in stories, and starts hauling before you have begun. The ferry
    goes out along its chain into the backwards tide. You tell her about a man who left a watch with
    a stranger. "He comes back and it's stopped," says Wren. It is not what you were going to say,
    but it is better. You try another. "Twins," she says, over her shoulder. At the middle of the
    water she lets the chain go slack, comes aft wiping her hands, and looks at what is under your
    tarpaulin with her head on one side. "I know the end of that one," says the Captain. "It's in
    your back." She is still waiting. The far bank has got no nearer.
    .title = The End of That One
choice-412-tell = Tell her one of your own
result-412-tell = She opens her mouth for the ending, shuts it, and hauls the rest of the way
    without a word.
result-412-tell-fail = "He drops it," says Wren, and something of yours goes over the side.
entry-413 = Nobody crosses by the Plug at four. The leak is due at four; it comes down the wall in a
    sheet, across the roadway, and takes off what is on it. There is a board with the times. You
    have misread it. You hear it let go overhead, and you have got as far as putting your arms round
    the box, for want of another plan, when the water arrives. It stands up in front of you, brown
    and as high as a door. Then it parts. It goes by on the left hand and it goes by on the right,
    and closes up again behind, and the two keepers of the sluice, who have been shouting, leave
    off. Your boots are full. On the lid there is not a drop.
    .title = Due at Four
choice-413-wade = Wade the rest
choice-413-fuel = Burn fuel and run for it
result-413-wade = You walk out in the sluice with it over your shoulder, and the sluice gets into a
    graze.
result-413-fuel = It takes a full can, and you are out before the half hour; the keepers are
    altering the board.
entry-414 = The quarter is up. A boy from the Factor's finds you with a receipt for your delay,
    stamped, and has been told to see you on to the ferry. On the ramp stand four men in clean
    aprons. Two of them carry a pole, and a beam with pans hangs from the pole. The third has the
    book. The smallest is sitting on a bollard, oiling a hook. They let you by. They are correct
    about it, they even steady the load over the sill, one hand each, and you see them look across
    it at each other. "Declared, sixty," says the one with the book, not to you. The chain takes up.
    All the way over you can see the four aprons, and then three, and then the next boat.
    .title = Four Clean Aprons
entry-415 = On this side the box rides high. You have let the straps out two holes since New Sydney,
    and they are too tight. They creak. They have cut through the sacking you put under them and
    through the plank below that, and when you lay your palm on the webbing you can feel it being
    pulled at, evenly, from underneath. A goatherd comes over to look. He offers you a price for the
    goat. You tell him it is freight. "She wants out of the sun, then," he says, and goes back to
    his animals. They are all standing at the edge of the road, with their faces to you and their
    ears laid flat.
    .title = Two Holes
entry-416 = "Gross first," he says, and puts out his hand. You have shaken it before you see the
    apron. He is a big man with a pleasant grip, and he goes on holding you by the fingers, a little
    way out from the body, with his eyes half shut. Behind him somebody writes down a figure. "Thank
    you," says the Weighman. "You are about what you look." He has a hook at his belt, and a set of
    brass weights in a roll, each in its own pocket; the smallest pocket is empty and has been sewn
    up. "Declared, sixty," he says. "Found, at the docks, thirty-eight. There is twenty-two of
    somebody about." He lets go. He would never dream of touching the straps until you have had time
    to think.
    .title = Gross
entry-417 = Into the pan with it, says the Weighman, and your money goes into the pan. He weighs it.
    He takes a coin off, and tries again, and brings the beam level with a brass grain that he has
    to wet a finger to pick up. Then he gives you back the difference. There is a receipt. "That is
    two days," he says, "of a person like me." He unfolds a little canvas stool, sets it down beside
    the road, and sits on it with his watch in his hand.
    .title = Two Days of a Person
entry-418 = The crate that you leave is the right size, and you have nailed it with love. You have
    put in a coat, and some stones for company. From the ridge you watch. The Weighman comes up to
    it at his own pace, and does not touch it. The pole is planted, the beam is hung, the pans are
    wiped. He lifts the thing on to the hook as you would lift a person out of a bath. Then he takes
    his hat off and waits for it to stop swinging.
    .title = Nailed with Love
entry-419 = He has lain down at the side of the road with his apron folded under his head. There is
    hardly any blood, he was neat about it, and he breathes. You go through the pockets for
    something that might be of use, and find a pencil, a clean handkerchief, and a receipt made out
    to nobody for the whole of the morning. In the last pocket is a brass weight the size of an egg
    cup. It is stamped, as they all are, with a crown and with what it comes to. This one is stamped
    SELF. You balance it on your palm. It is a fair bit less than you would have said.
    .title = A Weight Marked Self
entry-420 = They are so civil about it that you have helped them to hang the beam. The box goes on
    the hook. You, they explain, go on the other end. It is only to have something to set it
    against. A strap is passed under your arms, the smallest of them says "and hup," and your feet
    leave the ground. You go up. You go on going up, until you are looking down on their bald
    patches and the lid, which has come to rest on the road without a bump. Nobody speaks. The one
    with the book walks once round it. "You see our difficulty," he says. A duty is owing on
    whatever has been lost, and they will wait while you think what you have on you.
    .title = The Other End of the Beam
choice-420-pay = Pay the duty
choice-420-hang = Let them take a sample
result-420-pay = They lower you by degrees and count it twice. "Till next time," says the smallest,
    and coils the strap.
result-420-hang = They weigh what you own a piece at a time, and to get at the true figure they have
    to open it.
entry-421 = There are boots under your axle, and they are not yours. "She's pulling to the left,"
    says a voice. "So are you. It's the box. What's in the box?" Brigid Moss slides out on a bit of
    sacking. They call her Spanner. She has a smear across her forehead and a nut in her teeth, and
    she has already had your hub off and put it back. She lays two fingers on the lid, the way you
    feel a cylinder head, and takes them away. "It's been shut too long, whatever it is. You hear
    that? That's a thing that's idling." She would come along for wages. She would come, you can
    see, for a look. She wipes her hands again, though they are clean.
    .title = Boots Under the Axle
choice-421-hire = Hire her for the road
choice-421-ask = Ask what the look costs
result-421-hire = She rides with her back against the box, and sleeps like that, and says that it
    ticks.
choice-421-part = Have a small part fitted
choice-421-fuel = Take 1 Fuel
result-421-ask = One knock on the lid, that is the price, and she pays it out of her own box. Something
    knocks back, and she goes pale and laughs.
result-421-ask-fail = "More than you've got," says Spanner. You watch her walk off, pulling slightly
    to the left.
entry-422 = All day it has knocked when the road did, and you took it for a loose strap. Now you
    have stopped, and it knocks. Three, and a rest. Three, and a rest. You know the noise that
    people make who want to be let out, and this is another noise. It is patient and low down, at
    the end where the feet would be, and after each set comes a small cough, such as a clerk gives
    in an open door. You lay your hand on the lid. The wood is warmer than the day. Under your palm
    somebody else lays theirs: you can feel the board take the weight of it, the heel and then the
    fingers, one by one, all five. It fits. You stand like that for some time, the two of you, with
    an inch of pine between. The knocking has not stopped.
    .title = This Way Up
choice-422-keep = Keep your hand there
choice-422-walk = Walk off until it is done
result-422-keep = You stay till it is finished; the print of it is on your palm in the morning, five
    fingers, lit.
result-422-walk = You go and count telegraph poles. When you are back it has stopped, and nobody
    asks where you were.
entry-423 = It has begun to ring. You hear it first in the tin mug on its hook, then in the spokes.
    It is no louder than a wineglass in a cupboard when someone says its name in the next room. You
    pack it round with blankets and that makes it clearer. A mile back along the road there is a
    flash, as of a pan being wiped, and then another. They have stopped to listen too. You would
    want felt for it, a good deal of felt, and tallow, and something heavy to lie along the top. A
    farmer by the gate has all of that, and has been looking from you to his wall for some time. "Or
    you leave it be," he says.
    .title = In a Cupboard
choice-423-pack = Buy his felt and tallow
choice-423-let = Let it ring
result-423-pack = It takes all he has. From under the wool comes one last note, put out with a
    thumb.
result-423-let = It rings all night and you sleep through none of it; at dawn there is light in the
    seams.
entry-424 = A cellar, a kettle, a door that opens from within. Whoever keeps the house has gone out
    and left the lamp turned low for you. On the inside of the door others have scratched dates, and
    a few words: here two nights, here with six pair of boots, here with Aunt. You get your own
    boots off. Bread has been put under a bowl. Along the back wall, where the shelves stop, a space
    has been swept clear. It is the right length. It is the right width, to the inch. When you have
    set the box down you see the old marks on the floor, four corners, and that you have put it
    exactly where it goes.
    .title = A Space of the Right Length
entry-425 = Somebody has laid a crowbar on the cellar table. Somebody has put a stick of sealing wax
    beside it. You sit down with those two things in front of you and the box behind. Both have been
    warmed; you try them, and so does everyone, for something to do with their hands. If it is
    opened you will know what you have been carrying. If it is shut you can say that you never did,
    to anybody, for the rest of your lives, and be paid for it. The kettle comes to the boil. It is
    the first thing in an hour that has made up its mind. Nobody has yet said it aloud. From the
    swept place comes the cough.
    .title = Crowbar and Wax
choice-425-open = Pick up the crowbar
choice-425-shut = Light the wax
result-425-open = The nearest hand has it up, and goes no further; somebody empties a hat and sends
    it round.
result-425-shut = You drip it along the seams in turns. Under the lid somebody shifts over to make
    room for the heat.
entry-426 = Factor Lune has had a letter sent ahead of you. It comes by the hand of a child on a
    donkey, who waits to see it opened. The consignment, writes Lune, need not be troubled with air.
    The consignment is not to be set down on a hot surface, or near music, or in a church. Should it
    be delivered with the lid as it was, there is a further sum, and the further sum is folded in:
    you tip it out and count it, and it has been counted already, in pencil, down the side, two
    times. In the last line Lune asks after your health. Then that has been struck out, and
    initialled. On the back is the dent of a great many other letters, written on top of this one.
    .title = Not to Be Troubled with Air
entry-427 = The other letter is on better paper. It has gone round by whoever was not driving, and
    it reaches you at the fire, when the straps are somebody else's affair. "Dear colleague," it
    begins. You have not been called that before. Hobday, of Hobday and Daughters, understands that
    you have an interest in a certain article, and would think it a pity if the whole of the benefit
    went to one pair of hands. There is a figure. It is a good one. You hold the sheet to the fire
    to read the rest, and see that it has been opened and folded again, along a second crease, by a
    thumb with axle grease on it. One of you has read it first.
    .title = Dear Colleague
entry-428 = They take it away for an hour behind a screen, and then they sell it back to you. It is
    done by the kilo. Nett reads out the price for one, and Gross the weight, and Cloff does the sum
    on a slate and turns it to the light. It is a bargain. It is so much less than you had been
    afraid of that you look for the mistake, you all do, and there is none. That is what will keep
    you awake. Suttle has a pen. "Sign for what there is," he says. The box stands on the road where
    they have put it, and for the first time since the docks it casts no shadow that you can see;
    but it is close on noon.
    .title = Sold Back by the Kilo
result-428-paid = You put the money together in one hat and sign with one name; something in the box
    says "ah".
result-428-held = You have not got it. They are very sorry, and the beam comes down on the carrier's
    arm to make up the sum.
entry-429 = Seven days. At every well you come to the aprons have been there already, and bought
    nothing. They asked the way. They asked the woman with the bucket what she weighed as a girl. At
    one place a dog follows you, stops where the box's shade ought to be, turns round three times on
    the spot, lies down, and gets up again uneasy. You have given up the cellars. You sleep in
    ditches, one awake. Whoever has the watch reports in the morning that there were four lamps on
    the road, keeping their distance. It must have been about two when somebody on board wished them
    good night. They answered.
    .title = Four Lamps on the Road
entry-430 = Nails; then felt; then a lid. You had thought that would be all. You lift it off between
    you and set it to one side, and what is under it is another. This one is riveted down the whole
    way round, plate to plate, as boilers are. At the height where a mouth would be, if it were
    standing, a little brass grille is let in, no larger than a playing card, with a pattern of
    leaves. You bring the lamp nearer. The brass is dull. You put out a finger to rub it, and it is
    wet. The grille has misted. While you look at it the mist draws in from the edges, and goes, and
    comes again.
    .title = The Second Lid
entry-431 = "Oh, good," says the box. "Is this the change?" It is an easy, grown-up voice, a bit
    rusty in the hinges. You say what you can think of. "Only I did not like to ring," it says. "One
    is so often at an awkward moment. Is it still raining where you are? It was, at the docks." You
    tell it that there has been no rain in a month. "There," says the voice, "and I have my good
    coat." It waits for you to take your turn, as people do in a railway carriage who have got past
    the weather. A dry leaf of paper slides a finger's breadth out through the grille. It is the
    stub of a ticket.
    .title = Is This the Change
entry-432 = The name is on the label, where it has been all along. You had been reading it as the
    sender. Ellis Vane, in brown ink; and below, under Contents, the same. "I filled that in
    myself," says the box. "I am told that my hand is clear." You ask about the knocking. "Three is
    this way up," it says. "It is in the regulations. I do not wish to complain, I am sure that you
    have all been most careful. But I have been on my head since New Sydney." You look at the label.
    You call for a second pair of hands, and need not have bothered. Inside, as it goes over, you
    hear a person sort themselves out from the collar downwards, and say, from the right end, "Ah."
    .title = Sender, and Contents
entry-433 = "Four and six," says Ellis Vane. "Insured." It was in the days when the roads had gates,
    and the gates had machines in them that let goods go by and stopped anyone who was not. A
    person's fare was a year's wage and, on most lines, a bullet. A crate's was on a card behind the
    counter. "I could read," it says. "I had a tape measure. I could not see that there was any rule
    against it." You ask how far the ticket was for. There is a little silence, of somebody turning
    out their pockets. "To arrive," says the voice. "I paid at the window. I was told that all of it
    would be seen to at the other end." It would like to know if you came by the coast.
    .title = Four and Six
entry-434 = It will put in a word for you, it says, when it arrives. It has been thinking how to
    thank everybody. At one time it had meant to give a dinner, and it had got as far as who should
    sit by whom. That would be too many, now. So it has been saving up a word instead. It does not
    say which. There must be somebody at the other end whose business it is to hear one, a porter at
    the least, and then it will say yours. "I should need to know how you spell it," says Ellis
    Vane. You spell it. From behind the brass comes the sound of a fingernail, taking it down on the
    inside of the plate, with care.
    .title = Saving Up a Word
entry-435 = "You have a pen about you," says the box. It has stopped in the middle of something
    about sandwiches. The voice is another one, flat and close, right up against the leaves of the
    grille, and you lean back from it. It is only the Factor's pen. It came off the string, at the
    desk, and one of you must have walked out with it. "Put it in the fire," says Ellis Vane. You
    explain that it is nothing, it is a pen. "I can feel you holding it," says the box. "I can feel
    who you are going to be." All round you the nails are working up out of the wood, a hair at a
    time, and the lamp has turned blue. "In the fire. Then we shall go on about the sandwiches."
    .title = In Another Tone
entry-436 = It has kept count of them by the pressure through the wood. People lean on a box to sign
    for it, they always have. The heavy hands, the left-handed, a child once, whose father guided
    it. There have been a hundred and six. "I used to be able to touch both ends," says Ellis Vane.
    "They called me tall." Each time the pen stopped there was that much less to be sent on. Nobody
    had done it on purpose; they had only wanted it off their books before the quarter. It has
    worked out what is left. One more would do it. "I dare say I could be asked instead," it says,
    after a bit. "A person does not have to be signed for. I have had some time to think about it,
    and I believe that one just knocks."
    .title = A Hundred and Six
entry-437 = Bids lie in a hat. It has been handed round with a cloth over it, and each of you has
    put a hand in under the cloth and taken it out again. Nobody is saying who paid to look, and who
    paid so that another should not. The crowbar has been moved to where all can see it. You have
    agreed that whoever it is shall stand aside afterwards and let the rest see. Somebody laughs. It
    is not clear at what. You have lived in each other's pockets for a fortnight and could tell one
    another's boots in the dark, and no one has the least idea what the person on the left put in.
    The cloth comes off.
    .title = Bids in a Hat
entry-438 = A rider overtakes you with a thing in a bag, from the buyer, for the carrier's own hand.
    It is a brass token as wide as a saucer. You drop it. It is the heaviest thing aboard, it takes
    two hands and a grunt, and there is nothing stamped on it but a gate. This will be seen to, says
    the rider, if the seals are whole. He has a look at your load and does not get down. In the
    night the straps have gone through the last plank to the frame; you can see bright steel in the
    slots. They are bar tight. Over them lies a box that you could pick up by one corner, and to
    keep it on the boards at all you have begun to sit on it.
    .title = The Heaviest Thing Aboard
entry-439 = There is wax in the seams, and a plank across, and a chain over that for the look of it.
    You put your ear to the wood. For a good while there is only your own blood going round. Then
    out of the grain, level with your cheek, comes a single knock. It is not any of the ones you
    know. It is the kind you give a door when you have shut it yourself, last thing, with the candle
    in your hand, to be quite sure that it has caught.
    .title = To Be Sure It Has Caught
entry-440 = In the morning the nails are out. They have not been forced. There is no mark on the
    wood, only the holes, and each has been brushed clean. You find them on the ground by the wheel,
    the whole forty, where nobody could tread on one. They have been straightened. They are laid in
    a row by length, heads one way, and last of all, by itself, is a nail that belongs to some other
    box, a good deal older than yours. You had the watch from two until five. You were sitting on
    it.
    .title = By Length
entry-441 = Knock, knock, knock. You wait for the rest that comes after, and it does not come. Your
    own boards answer. Then your boots do, on your feet, three times each. The cup takes it up on
    its hook, the spare wheel, the roof of your mouth. All the way along the road gates are going,
    left and right, in farms where they must think it is the wind. You have both arms round the box
    and it is no good, it is coming up through the ground. The wax runs out of the seams in strings.
    And the lid, with all the weight you have got on top of it, rises a hand's breadth and is
    politely held.
    .title = Your Boots Answer

entry-442 = Carcassville is shut on account of a box. It says so on a sheet that has been hung over
    the gate from two ribs, in letters as tall as a man: NO BOX. Word has come that one is on the
    way that should not be let in. Which is not known. So there are undertakers on the road before
    you, and a woman with a hatstand, and a boy who has been sent out for eggs and cannot get back
    with them. Up on the wall the guard has a list of sizes. Bets are being taken. Sheriff Amos
    Tarry has three to one against himself, and has been seen to go and put something on it. The
    eggs are beginning to hatch.
    .title = No Box
entry-443 = Up goes the gate on whalebone hinges, a foot at a time, with eighty men on the rope. It
    has not been greased since the last wedding. When the box comes up to it a guard ducks under to
    lend a hand; he has forearms like bolsters and is glad of something to do. "Where d'you want
    her," he says, gets his fingers beneath the end, sets his feet, and heaves. He very nearly
    throws it over the wall. You catch it between you. He stands there with his arms up and his
    mouth open, looking at the place in the air where the weight should have been. "Go on through,"
    says the guard. He does not help with anyone else's.
    .title = Nearly Over the Wall
entry-444 = The wicket opens as far as its chain. You put your case through the gap, and your
    fingers with it, for emphasis, and the wicket shuts. Somebody on the other side draws in his
    breath as well. "I've nothing against you," says a voice. By the sound, it has been standing
    there all day. "I want you to know that. It's the size." You ask what size would do. There is a
    rustle of the list. "You'd have to have come with two smaller ones," the voice says. It pushes a
    clean rag out to you under the door, and then a stool, because you may be some time.
    .title = It's the Size
entry-445 = Tarry has the money laid out on a barrel head in the square, in rows. He does not look
    at the box. He looks at you, and the sky, and a fly. "I had six to one you'd bring it," says the
    Sheriff. "I'd five on you not. So I'm out of pocket whichever way, and I'm not complaining, I
    like to see a thing come in." His deputy has the book under her arm, and the pen, on a string,
    round her neck. People have come to the windows and are leaning out on cushions. Somebody's hat
    is going round. Tarry squares up a row with his thumbs. "It goes in the strong room," he says.
    "I don't know what it is. I've never met a man who did, and I've asked."
    .title = Six to One
entry-446 = "Lid's been off," says Tarry. He takes out his spectacles, gets down on one knee in the
    dust with a hand on the barrel, and puts his eye to the little grille. You hold your breath with
    him. You have to let it go, and take another, and let go of that. What he sees, if he sees
    anything, does not get as far as his face. When he is up again he leans over and takes one coin
    off the end of your pile. He walks across the square with it, his bad knee clicking, and puts it
    in the poor box on the jail wall. It is his own; he keeps it for what he would be ashamed to
    bet. He comes back and folds the spectacles.
    .title = The Poor Box
entry-447 = Hobday has brought a trolley and two of the daughters. They are waiting behind the
    tannery, where nobody stops to talk. "Dear colleague," says Hobday, to whoever has the strap,
    and counts it into your palm himself. The eldest walks round the box with a tape. Inside the lid
    of the trolley is a book, and a pen on a string. The other daughter is six or so, and has been
    given the tarpaulin to fold. She has it folded. She squats down by one end, and then goes and
    squats down by the other, and looks along it with one eye shut. "How do you know which end is
    which?" asks the youngest. Hobday has lost count, and starts again from one.
    .title = Hobday and Daughters
entry-448 = Now you have the strap in your fist. Nobody else has so much as put down a cup. It is an
    ordinary minute of an ordinary halt: there is soup, somebody has a boot off and is telling the
    one about the bishop. You could put it back. You think, quite clearly, that you could put it
    back, you have only tightened a buckle, anyone might. Then the carrier looks up as far as your
    hand, and goes on stirring, and you see the spoon slow down. There is no name for what you have
    been to each other for these weeks. By the time there is, it will be over.
    .title = Nobody Has Put Down a Cup
entry-449 = Down it goes in the square, the right way up. You knock three times, and stand back. It
    goes quiet along the windows. There is a cough. From behind the brass a voice asks, with some
    anxiety, whether it would be any trouble. You tell it no. You tell it that this is the place.
    You can hear a good coat being buttoned. Then somebody on the other side lays a hand against the
    plate, low on the left, and you lay yours over it, because that is how it is done. It fits. You
    feel it push, no harder than a person pushes who is used to doors being heavy, and all along the
    seam, one after another, the rivets fall out on the ground.
    .title = Whether It Is Any Trouble
entry-450 = Behind you a hand goes up. You look round once and see it, over the dust, getting
    smaller: somebody has started to wave from habit, and the arm stays there with nothing to do.
    You drive. It is a good road. You talk to the box a little, to show that there are no hard
    feelings, you tell it how it will be. It knocked for every one of the others who had it. It
    knocked for the fool who strapped it down at the docks. You pull up on a hill and stop the
    wheels and listen, with your cheek on the lid, for as long as you dare. It is quiet for you.
    .title = From Habit
entry-451 = The book is turned round. It drops open at the place by itself. Someone has wetted the
    pen, and it is held out to you along the length of its string, and everybody within sight who
    had something else to look at has finished with it. There is one line left at the bottom, under
    all those names. You had never thought about how it was ruled. It comes to the width of a hand.
    A drop of ink has gathered on the nib and hangs there. In the quiet you can hear the rope creak
    on the gate, and a purse being put away, and from the box nothing whatever, close to, listening.
    .title = The Line
entry-452 = So it is delivered, and signed for, and you are rich. The ink is sanded. They blow on
    it. A porter with a leather pad on his shoulder comes up for the box, spits in his palms, says
    "hup", from habit, and finds that one hand is enough. He looks at the hand. He looks round to
    see who is having him on. Then, since he is paid by the piece, he walks in under the arch
    swinging it by the strap, like a man with a birdcage, and you hear him start to whistle and
    leave off. That is all. The money is good. There are no questions about it, then or later, it is
    the easiest you ever made. You have bought what you wanted. Only now and again, over the washing
    up, you have taken out your own two hands and looked at them, for no reason.
    .title = Hup, from Habit
result-452-sheriff = "Well," says Tarry, and shuts the book. "That's that weighed off."
result-452-hobday = At the trolley the youngest takes it from him on one finger. It is a good
    weight, she says, for a hat.
result-452-unheard = They ask whether it said anything. You tell them no, and are believed.
entry-453 = A traveller stands in the road, blinking. It is hard to say more. There is a coat, a
    good one, of a cut that nobody has worn since your grandparents, and a hat held on with one
    hand, though the air is still. Whoever it is would weigh about as much as the coat. "Thank you,
    that is exactly right," says Ellis Vane, of the label, to all of you, and to the porter, and the
    boy with the eggs. The pen is hanging over the ledger by its string, and drips. No one has
    touched it. "And which way is the rain?" You point. The traveller goes along by your wheels,
    stops at the tailboard, and knocks on it three times with a knuckle. Then they set out westward,
    walking on the crown of the road, a little out of practice. It is dusk before you cannot see
    them, and it has come on to spit.
    .title = Which Way Is the Rain
entry-454 = They break the rivets for the inventory. You had told them what was in there. You told
    it well, with the name and the sandwiches, while the ink was still wet on the line, and they
    heard you out; it is a town that likes a story. The plate comes up with a squeal. A clerk holds
    the lamp. There is felt, green, worn thin in two places where the heels would be. There is air.
    In the bottom lies the stub of a ticket, and the clerk turns it over and there is nothing on the
    back. She licks her pencil. Under Contents she writes EMPTY. The form has another column after
    that one, for Since, and she looks about for help. People have put their hats on. She asks the
    porter, and the guard, and the man who sold the rope. Always, she puts. You have the other pen
    in your pocket still.
    .title = Since, Always
entry-455 = It pays. It pays all of it, and into one hand, and you need both to hold it. You have
    the best room at the Rib and Anchor. You have hot water. When you come down the girl has put you
    by the window, at a table for two, and has laid both places, as they do without thinking, two
    forks, two glasses, the salt between. "Is the other party coming?" she asks. You look at the
    glass. It has a thumb mark on it that has been polished round. You say no. She is a nice girl,
    she says oh, and gathers it up on her arm, the fork, the knife, the folded napkin, until there
    is only the ring where the plate was. You let her take it. You had thought that you would order
    the fish. Outside, on the road, somebody goes by with one boot squeaking, and you do not turn
    your head.
    .title = A Table for Two
entry-456 = They burn it in the gateway, with the gate. There was no help for that, the road being
    narrow and everybody having stopped. The Weighmen have seen to the draught. They stand one at
    each corner, bareheaded, in their aprons, while it goes up very straight and clear without a
    sound, and the whale ribs over it turn the colour of toast. When it is cool they sweep. They
    sweep twice, and go after the last of it with a feather. The ash is put in the pan. It is
    weighed, and carried round the beam, and weighed from the other side. Gross takes off his apron
    and folds it. He is crying, not much, as a person does at a concert. "Declared," he says,
    "sixty." He reads the figure out. He holds it to the light and reads it again. It is more.
    .title = More Than Declared
entry-457 = Whoever carried it last packs for a journey. It is nothing, two days, a cousin's
    wedding. The bag lies open on the bed, and into it go the heavy things first, as is only sense:
    boots, the iron pan that was promised, a book. The shirts lie over those. Then it is done up,
    and lifted by the handle to try it. It is set down. The straps are undone again, the shirts come
    out on the quilt, and the book, and the pan. And there stands the person who carried it last, on
    the bare boards, in the afternoon, holding a cup by its ear, up and down, up and down.
    .title = Heavy Things First
entry-458 = Those who went along with it have new boots. Some were bought out of the pay and some
    were bought in spite of it, but they are good boots, and there have been no complaints. One
    thing they have in common, if you got them together to ask, which nobody would. It is on hard
    ground, on a bridge, or an empty street early. You hear your own two heels. And beside them,
    close in on the left, and not troubling to keep step, amiably, there is somebody else's. You get
    used to it. You catch yourself on a narrow pavement moving over.
    .title = Out of Step
entry-459 = There is no lid on anything in Spanner's yard. She took them off in a week, and sold
    them for the tin. The engines stand about with their works open to the sky. So do the kettle,
    the tool chest and the letter box. People ask about the rain. It gets in, says Brigid Moss. She
    says that they like the company. At night, if there is a moon, she has been seen going down the
    rows with a rag, and stopping by each for a bit, and saying something into it, quite short. Then
    she waits. She once leaned for a whole road against a thing that ticked, and knows how long to
    give it.
    .title = No Lid on Anything
entry-460 = The Weighmen have set up at a crossroads. They have hung the beam from a dead gum, put
    out four stools, and wiped the pans, and they weigh whoever asks, for nothing. Somebody writes
    it down. There is no charge, and you can have the figure on a card. At first it was only
    children. Now people come in from the farms in their clean things, and stand in line, and when
    they have been done they step off carefully, holding the card. Some are quiet for days. A good
    many have started courting. Nett does the book. There is one page at the back that he keeps for
    a sum of his own, and it is still that much out.
    .title = For Nothing
entry-461 = Lune's quarter balances. The Factor has cast it three ways, and it comes out to the coin
    each time, for the first time in all the years they have been on that dock. They rule the double
    line. They send the boy home early. Then they take the ledger down again and go through it from
    the beginning, with a clean pen, moving their lips. It gets dark. The men who are sluicing the
    fish stalls see a lamp come along the quay, and look the other way, for they have seen it
    before: the Factor stops by the big scale, the one for tunny, looks up and down, and steps on to
    it, in gloves. And off. And on.
    .title = The Fish Scale
entry-462 = A family has it for the winter blankets. It may be the same box, or one that was made to
    the measure; it came from a sale. It stands along the wall under the window and is a convenient
    height for sitting. In the cold months it is full, and in the warm ones the children have it.
    They play post office. One of them is the counter and one the horse. There is a custom about it
    that no grown person taught them, and they are strict: whoever gets in says where to, out loud,
    before the lid goes down, and the others have to take them there, and knock, and wait to be
    told.
    .title = Post Office
