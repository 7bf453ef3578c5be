# The guided tour.

learn-begin = Begin the guided game
learn-none = There is no tour for this game yet. The rules reference has it all.
learn-tour = Tour
learn-step = Tour, step { $n }
learn-hide = Hide
learn-show = Show the tour
learn-leave = Leave the tour

learn-wftw-intro = You play a real game against one easy bot. The tour explains each question the first time it comes up. Nothing is at stake, and you can leave at any time.
learn-wftw-look = Look around. Below are your base, your hand and your stockpile. The goal stands in the header: the first to reach it ends the game.
learn-wftw-production = Your bases produce by themselves, but here you choose: juice or spark. Press the rule chip under the question once; every question and every log line has one.
learn-wftw-marks-1 = Mark where you will bid: a battlefield, the shop, or one rival's base. Each mark needs at least one card later. Try to mark your own base and read why not.
learn-wftw-base = You marked a rival. Name the base card you attack; the number on its shield is what you have to beat.
learn-wftw-commitment-1 = Put cards to your marks: choose a place, then press cards in your hand. The bill shows what all of it costs. Seal when you are done; until the others have sealed you can open it again.
learn-wftw-marks-2 = The second of three bidding rounds. You see how many cards the bot laid and where. Raise, or look elsewhere.
learn-wftw-commitment-2 = Keep an eye on the bill. If it is more than you have when the cards are turned, all your cards are discarded.
learn-wftw-marks-3 = The last bidding round. What you mark now is final.
learn-wftw-commitment-3 = After this seal the cards are turned, bills are paid, and fields, raids and the shop are settled in that order.
learn-wftw-pick = Your total in the shop lets you take a card of at most that cost. Units go to your discard pile, bases to your tableau.
learn-wftw-abandon = You may leave units of a lost fight to the wastes. They are gone for good; that can be right for the weakest ones.
