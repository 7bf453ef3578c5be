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
learn-wftw-commitment-2 = The bot may have raised. Open the odds with the key O, or by the tab beside the log: they say between which numbers its hidden cards can lie. Then add a card, or keep it.
learn-wftw-marks-3 = The last bidding round. What you mark now is final.
learn-wftw-commitment-3 = After this seal the cards are turned, bills are paid, and fields, raids and the shop are settled in that order.
learn-wftw-pick = Your total in the shop lets you take a card of at most that cost. Units go to your discard pile, bases to your tableau.
learn-wftw-abandon = You may leave units of a lost fight to the wastes. They are gone for good; that can be right for the weakest ones.
learn-wftw-bill-exact = The bill meter now says "exactly covered": one resource is used up to the last piece. That is fine.
learn-wftw-bill-short = The bill meter says "short". You may bid more than you can pay, as a bluff. But whoever cannot pay when the cards are turned loses all cards laid this round. Undo takes the card back.
learn-wftw-defend = Your base is attacked. Cards you put to its defence add to its shield. If attack and defence are the same, the defender wins.
learn-wftw-production-again = A new round. The card in the log shows what each player paid, won and lost. Tired of this question? Menu, Standing orders: always juice, or always spark.
learn-wftw-marks-again = You have seen a whole round now. Play on as long as you like; the rules reference in the menu tells more about raids, ties and leaving units behind.
learn-wftw-over = The game is over. The report shows where every point came from, and the replay shows what each player knew.
