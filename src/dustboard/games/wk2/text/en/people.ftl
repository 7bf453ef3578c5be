# People whom one meets on the way, and what became of them. When each line is shown is in content/data/people.toml.

person-rusty = Rusty
    .who = plants cars in the Garden
    .home = She has kept a gap in the row for your wheels.

person-pip = Pip
    .who = nine years old, foreman
    .home = Three scratches are off the Garden's book and on yours.

person-marrow = Marrow
    .who = takes the toll, in a wig on loan
    .sold = He has your valve, and wishes you had argued.

person-ketch = Ketch
    .who = reads the smoke for the squatters
    .cup = You drank from one cup with her nine.
    .dry = She took your no like a time of day.

person-seven = Seven
    .who = a courier, with figures in every joke
    .asks = She asked for the receiver herself.
    .names = She has said all nineteen names.

person-tally = Auntie Tally
    .who = a voice that finishes a census
    .total = Her total is right, and she has hung up.
    .names = She thanked Seven, and had it spelt.

person-abacus = Brother Abacus
    .who = counts on a string of bolts
    .bolt = He came back for the last bolt.

person-clerk = The Clerk
    .who = a peacekeeper frame in a cardigan
    .column = It came a long way about column four.
    .relieved = Its chair is yours now.

person-coyle = Ines Coyle
    .who = yardmaster of the Late Margaret
    .arrived = She brought three hundred to the spring.
    .grave = She hung the whistle on a post.
    .stopped = She lives in the cab and keeps the glass clean.

person-tolliver = Tolliver
    .who = twelve, draws rails nobody laid
    .laid = Forty yards of a drawing have happened.

person-unit = Foreman Unit 9
    .who = looks for a place, with references
    .alone = It drove on alone, and laid its own line.

person-lindqvist = Bo Lindqvist
    .who = Wheelwarden of Pumps
    .said = He has said aloud who signed.
    .planks = He is learning the planks by their hats.

person-kid = The Kid
    .who = about ten, hears pumps
    .wheel = She leaned on the great wheel, and it turned.
    .away = She walked off by herself.

person-barnacle = Judge Barnacle
    .who = deaf and fair
    .looked = A debtor looked up at him at last.

person-orla = Orla
    .who = saltwife, and never says water
    .lines = Her lines still run over the bottom street.

person-hester = Hester Quill
    .who = forges what was promised
    .guilty = She went in at the jail door, on Tarry's arm.
    .pardoned = She was pardoned, and signed with a cross.
    .void = She walked out without a pass.
    .free = She is free, and reads out names on the quay.

person-tarry = Amos Tarry
    .who = sheriff, offers odds on everything
    .clean = He won one clean, and lost his horse.

person-comma = Comma
    .who = twelve, eldest of the Inkboys
    .free = She has a line in the register.

person-penny = Penny Dunmore
    .who = brews the bitter cure
    .ill = She fell in up to the neck, getting a lad out.
    .yard = A cup hangs on a chain in her yard.

person-verity = Sister Verity
    .who = was cured, and misses it
    .out = She walked out at the head of them, white to the elbow.

person-achterberg = Mayor Achterberg
    .who = wants no fuss

person-lune = Factor Lune
    .who = wants the consignment off the books
    .scale = The quarter balances, and the Factor weighs it again.

person-moss = Brigid Moss
    .who = called Spanner; opens every shut thing
    .yard = There is no lid on anything in her yard.

person-vane = Ellis Vane
    .who = travels as freight
    .arrived = Somebody stepped out, and asked which way the rain was.

person-weighmen = The Weighmen
    .who = four correct gentlemen
    .ash = They burnt it, and it weighed more.
    .free = They weigh whoever asks, for nothing.

person-drought = Drought
    .who = sinks wells, and was thanked
    .down = She sits by the road without her cup.
    .well = She is at number ninety-one.

person-rust = Rust
    .who = a fitter turned hermit
    .down = He has set down what he carried.
    .reads = He reads aloud in a pump house.

person-rot = Rot
    .who = a field nurse
    .down = He has set down what he carried.
    .asks = He draws up a stool before he asks.

person-ruin = Ruin
    .who = builds roads that go
    .down = She has set down what she carried.
    .road = Her road has held for a month.

person-wren = Captain Wren
    .who = runs the ferry, and guesses the ending

person-red = The Red Lord
    .who = says please to each of you alone
    .sat = He sat down, and the doors were tried.
    .told = The hall said no to him.
    .worn = One of you wears his curtain.
    .adrift = He drifts with his isle, waving a stick.
    .dead = He is dead in the last square with roofs.
    .thanked = He thanked you, and you thanked him.

# What rides along from won adventures, as the book of a season lists it.
past_valve = The valve, brought home
past_wig = The valve, sold
past_cup = A cup, shared
past_seven = The word of Number Seven
past_rails = Three hundred, brought through
past_law = A paper of the Brine Court, signed
past_wheel = A hand at the wheel
past_deep = The deep roads, seen
past_seal = A seal, kept
past_choir = The choir, heard
past_lid = A lid, left on
