# Who the knights are.

bio-k-johnny = Johnny Taylor has had one address for nine years, and it is a coat. He has picked
    fruit in Queen's Valley, called numbers in Gangraen, and been sheriff of somewhere for a
    weekend, which left him a badge and a dislike of keys. He can do most things once. He sleeps
    badly under roofs, well under trucks, and best when someone else has said they will watch. Ask
    him where he is going and he will name the place after the next one. There is always something
    in his pockets at the end of a day, a can of this, a round of that, and he is as surprised as
    you are. He has never driven past anybody walking.
bio-k-logan = Logan Harris backs a loaded rig through the market of Gangraen twice a month with a
    hand's breadth on either side, and the stallholders no longer take in their awnings. She learnt
    on salt. She has strong views about tyres and none about politics, and will lend a jack to
    either party. Her cab has curtains, a shelf with a rail for the cups, and a bell that she rings
    before overtaking, since it costs nothing to be civil. The dents on the front were all made by
    things that had been rung at. On the long grades she talks to the load. When it is people she
    talks to the engine, so as not to pry.
bio-k-alinta = Alinta takes people over ground they would not get over by themselves, and she is
    paid at the far side or not at all. She looks at a stretch of country as a cook looks at a
    larder, and says what it will run to. Half her work is telling customers what to leave behind.
    They leave it, and grumble, and two days later she sees them understand. She carries a
    surveyor's pike, cut down, that has been right more often than the map it came with. She does
    not care for engines and puts up with yours. At every halt she walks once round the camp before
    sitting, and moves one stone.
bio-k-zoey = Zoey Shaw brings them in alive, on the whole, because the dead cannot sign. She has a
    long coat, a folder with tabs, and a shotgun which she calls by a nickname only when it jams.
    Before an arrest she reads out the full name and the sum, so that the party may correct either.
    Several have. She was on a poster herself once, for a matter of a mule, and the likeness was so
    poor that she wrote in to complain; they offered her the job. She tips. She eats facing the
    door, always orders what takes longest, and has yet to see the end of a pudding.
bio-k-nelly = Nelly Thompson cheats at cards, with bandages for stakes, and gives the winnings back
    as treatment. She trained in Alice under somebody who believed in clean hands and very little
    else. Her bag holds four kinds of needle, a spoon bent for a purpose, and a list of people who
    have promised not to do that again. She likes a quiet patient. She will sit up all night with a
    noisy one, and tell him in the morning what she thinks of him. Knights come to her with their
    boots on and are sent out to take them off. She has never learnt to shoot straight, and says
    that it evens out.
bio-k-sallow = Sallow Lee walked out of a monastery in the hills with the bell rope, to have it
    mended, and has not found the right rope maker yet. That was six years ago. The rope is over one
    shoulder still, coiled, and comes in useful. He owns a bowl and a string of beads and is strict
    about both. When he is struck he looks interested. When he strikes there is not much to see,
    only a man standing a little to the left of where he was, and somebody lying down. He will carry
    your water, dig your latrine and listen to your troubles. He has asked to be told, though,
    before the jokes.
