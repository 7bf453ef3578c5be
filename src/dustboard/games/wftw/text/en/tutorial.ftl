# The tutorial: headings of its steps, what is said at each part, and what is said about answers.
# $device is keys, touch, text or terminal.

tutorial-intro = A round and a half against Bo, who plays from a script. You answer real questions on a real table; any legal answer is allowed, and the lesson tells you what it thinks of it. About { $minutes } minutes. You can leave at any step and come back to it.

tutorial-look = How you win
tutorial-look-win = You win by owning bases: they are worth points. The game ends after the round in which somebody has 21, and then the most points win. Each round new bases come up as prizes. You take one by sending more strength there than anybody else, with cards you can pay for.
tutorial-look-hand = This is your hand: four of your ten fighters. The number beside the swords is strength, which wins prizes; beside it stands what the fighter costs if you send it out. { $device ->
        [touch] Tap Me to see the cards, and hold one to read it.
        [text] They are listed under You.
        [terminal] Type hand to see them again at any time.
       *[keys] Press H to get there; focus or point at a card to read it.
    }
tutorial-look-stock = This is your stockpile: 5 scrap. Scrap, juice and spark pay for fighters, and only once a round, when all cards are turned.
tutorial-look-base = And these are your bases: the Throne and the Vault. They pay you every round, which is why bases come before an army. The number on the shield is what a raider has to beat.
tutorial-look-goal = Keep an eye on the goal; it tells you when the race is on. Find it: { $device ->
        [touch] it stands behind your points, above the question.
        [text] it stands at the top of this page.
        [terminal] it stands in the line with the round, above.
       *[keys] it stands in the header, on the right.
    } How many points is it?
tutorial-look-goal-wrong = Not that one. { $device ->
        [touch] Your points and the goal stand in the line above the question, as in 2/21.
        [text] Read the line that begins with goal.
        [terminal] Type board and read the first line.
       *[keys] Read the header beside the menu.
    }

tutorial-collect = Produce
tutorial-collect-rule = Every question carries the rule behind it. Open the rule of this one: { $device ->
        [touch] tap the chip that begins with wftw.
        [text] type rule and press Enter.
        [terminal] type rule and press Enter.
       *[keys] press R, or the chip that begins with wftw. Esc closes it.
    }
tutorial-collect-choose = Your bases bring 4 scrap and 3 cards by themselves. The Vault brings one juice or one spark on top, as you like. Both are good here: spark drives the Scrap Tank, juice the Desert Raider. { $device ->
        [touch] Tap one, then the large button.
        [text] Type the number of one.
        [terminal] Type juice or spark, or the number.
       *[keys] Choose with 1 or 2 and press Enter.
    }
tutorial-collect-choose-done = Now you have 9 scrap and 7 cards. Bo chose at the same time; neither could see the other.

tutorial-target = Choose targets
tutorial-target-places = Now you bid, three times in a row. First everybody marks in secret where to bid: the battlefield with Glass Crater, the shop with two cards, or a rival's base. Every mark will need a card, so mark only what you want: cards you keep can answer a rival later.
tutorial-target-refusal = What is not allowed stays in the list with its reason. Look at your own base: { $device ->
        [touch] tap the entry "not now" for your own base.
        [text] type why and the number of the refused entry about your own base.
        [terminal] type why raid:0.
       *[keys] go to the entry "not now" about your own base with Tab, or press it.
    }
tutorial-target-marks = You cannot attack yourself. Mark the battlefield and the shop, nothing else, and seal your marks. { $device ->
        [touch] Tap both, then the large button.
        [text] Type their numbers with a space between, then the number of the sealing line.
        [terminal] Type field:1 shop done.
       *[keys] Press 1 and 2, then Enter.
    }
tutorial-target-marks-raid = A raid in the first round is bold. Bo's bases have shields of 8 and 9, and your strongest fighter has 4.
tutorial-target-marks-nothing = Staying out keeps your cards, but the field and the shop then go to whoever bids.
tutorial-target-marks-one = That works. The lesson wants both marks, so that you see the field and the shop.
tutorial-target-marks-done = The marks are turned together: Bo wants Glass Crater, too, and leaves the shop to you.

tutorial-commit = Lay the cards
tutorial-commit-cards = Each mark needs a card, face down. Send the Wasteland Warrior (2) to the field and the Scrap Dealer to the shop: he is worth 2 there, and nothing elsewhere. Then seal. { $device ->
        [touch] Tap a place, then the card; the large button seals.
        [text] Type the numbers of the two lines, then of the sealing line.
        [terminal] Type st02@field:1 st05@shop done.
       *[keys] Choose the place with 1 or 2, go to the card with Tab and the arrows, press Enter; Ctrl+Enter seals.
    }
tutorial-commit-cards-swapped = The Dealer counts 0 on a battlefield, and a bid of 0 does not win. His 2 are for the shop.
tutorial-commit-cards-more = More cards are stronger, but you have two more bids to come and Bo will watch how many you lay.
tutorial-commit-cards-else = Legal. The lesson keeps the stronger cards for later, when it is known how far Bo goes.
tutorial-commit-cards-done = Sealed. Bo knows that you are ready, and nothing else.
tutorial-commit-open = As long as Bo is thinking you may open your seal again. Do it once: { $device ->
        [touch] tap Open it again.
        [text] press Open it again, below the question.
        [terminal] type undo.
       *[keys] press Open it again.
    }
tutorial-commit-seal = Your cards are back, and nobody was told what had been there. { $device ->
        [terminal] Lay the Warrior on the field and the Dealer in the shop once more and seal.
       *[keys] They lie as before: Warrior on the field, Dealer in the shop. Seal them again.
    }
tutorial-commit-seal-else = Changing your mind is what opening is for. The lesson goes on with Warrior and Dealer.
tutorial-commit-seal-done = Both have sealed. What lies there now stays, face down; how many cards lie where is public.

tutorial-raise = Raise
tutorial-raise-marks = The second bid. What you laid stays and counts. One card of Bo's lies on the field. Mark the field again to add to it.
tutorial-raise-marks-out = You could leave it at 2. But Bo has a card there, and most fighters have 2 or more.
tutorial-raise-marks-else = The field is enough for now; every further mark takes a card.
tutorial-raise-marks-done = Bo has marked the field again: a second card is coming.
tutorial-raise-odds = What can Bo have there? Open the odds: { $device ->
        [touch] tap Log, then Odds.
        [text] type odds.
        [terminal] count his cards.
       *[keys] press O.
    } A range is what must be true; an estimate is what is likely if his cards are random.
tutorial-raise-tank = Add the Scrap Tank (4) to the field. Watch the bill while you do it: the Tank takes your only spark, so it will read "exactly covered". Then seal.
tutorial-raise-tank-short = The Desert Raider costs juice, and you have none. The bill says "short", and at the reveal all your cards would be lost. The lesson tries that later, on a copy.
tutorial-raise-tank-weak = Cheaper, but 4 or more would be safe against almost anything Bo can have there.
tutorial-raise-tank-done = The bill is exactly covered: 4 of 9 scrap, and the only spark. That is allowed to the last piece.
tutorial-raise-rider = Add the Desert Raider (2) to the field. Watch the bill while you do it: he takes your only juice, so it will read "exactly covered". Then seal.
tutorial-raise-rider-short = The Scrap Tank costs spark, and you have none. The bill says "short", and at the reveal all your cards would be lost. The lesson tries that later, on a copy.
tutorial-raise-rider-weak = Cheaper, but then Bo may well have more. The lesson raises with the Desert Raider.
tutorial-raise-rider-done = The bill is exactly covered: 2 of 9 scrap, and the only juice. That is allowed to the last piece.

tutorial-bluff = Bluff
tutorial-bluff-copy = The last bid, and the best one: nobody can answer a bid in round 3, so bid late what you want most. You may even bid more than you can pay: a bluff, if Bo lets himself be scared. To see what it costs, open a copy of this table and overdo it there. Nothing on the copy touches your game.
tutorial-bluff-marks = Back at the real table, nothing has changed. For the last bid, a feint: mark Bo's base and seal. A raid must be answered or believed.
tutorial-bluff-marks-else = Also possible. The lesson shows a raid, so that you know one when it comes for you.
tutorial-bluff-marks-done = Bo has marked nothing more.
tutorial-bluff-base = Name the base you attack, the Vault. Its shield is 8.
tutorial-bluff-base-throne = The Throne has a shield of 9; nothing you have left takes either. The lesson goes for the Vault.
tutorial-bluff-feint = Lay one Scavenger Raider (1) at the Vault and seal. He will not take it; he only makes Bo think.
tutorial-bluff-feint-else = Stronger, and dearer. Against a shield of 8 the weakest does as well.

tutorial-reveal = Turn the cards
tutorial-reveal-beats = All cards were turned at once, bills were paid, and then field, raid and shop were settled in this order. You won Glass Crater; the feint failed, as it should. { $device ->
        [touch] The log tells each of it again.
        [text] The lines above tell it one by one.
        [terminal] The lines above tell it one by one.
       *[keys] Space goes through the pictures one by one; the log keeps all of it.
    }
tutorial-reveal-pick = Your 2 in the shop buy a card of cost 2 or less. Static Hound costs 3 and says why not. Take Rust Runner.
tutorial-reveal-pick-decline = A card for nothing is rarely wrong: Rust Runner has 3 for 1 scrap. Decline when you want to keep your deck small.
tutorial-reveal-pick-done = Rust Runner is yours.
tutorial-reveal-where = Fighters you gain go to your discard pile and come with the next shuffle. Bases go to your tableau at once: Glass Crater scores from now on, and can be raided.

tutorial-end = Clean up
tutorial-end-abandon = Where you lost, you may leave fighters to the wastes, for good: a smaller deck draws its best cards more often. Keep the Raider this time: { $device ->
        [touch] choose nothing and tap the large button.
        [text] type the number of the last line.
        [terminal] type done.
       *[keys] choose nothing and press Ctrl+Enter.
    }
tutorial-end-abandon-gone = The Raider is gone for good. With a 1 that is often right; your deck has nine fighters and Rust Runner now.
tutorial-end-abandon-done = Played fighters go to the discard pile; cards in your hand stay there.
tutorial-end-card = The round is over: 6 points for you, 2 for Bo. The round card stands in the log: who paid, won and lost what. { $device ->
        [touch] Tap Log to read it.
        [text] It is among the lines above.
        [terminal] Type log to read it again.
       *[keys] Press L to get there.
    }

tutorial-defend = Raids
tutorial-defend-produce = Round 2. Bo has saved up. Juice or spark, as you like.
tutorial-defend-marks = Stay out of this bid: mark nothing and confirm. A hand that is not spent can defend.
tutorial-defend-marks-else = Fine in a real game. Here the lesson wants your hands free.
tutorial-defend-marks-done = Bo raids! The mark is on you, and he has named the Vault.
tutorial-defend-guard = The Vault has a shield of 8. Put the Fortress Enforcer there: he has 1, and 3 more when he defends. Then seal.
tutorial-defend-guard-none = Bold: 8 alone against five cards. Whoever takes the Vault keeps it, with what it produces.
tutorial-defend-guard-else = That may hold as well. The lesson sends the Enforcer, whose trade it is.
tutorial-defend-guard-done = Sealed. The other two bids were quiet, so the lesson answered them for you.
tutorial-defend-tie = Bo's five cards made 12. Your Vault and the Enforcer made 12, too. A tie goes to the defender: the Vault holds, and Bo has spent everything.

tutorial-orders = Standing orders
tutorial-orders-order = Round 3 begins with the same question as ever. Give an order for it, and it is answered for you: { $device ->
        [touch] Menu, Standing orders, always juice or always spark.
        [text] Menu at the top, Standing orders, always juice or always spark.
        [terminal] see the web table.
       *[keys] F10, Standing orders, always juice or always spark.
    } Only you can see it.
tutorial-orders-orders-elsewhere = At the web table a standing order can answer the question for juice or spark each round. Here you are asked.
tutorial-orders-more = That is the whole game: collect, bid three times, turn, settle, bury. Raids on you, abandoning and ties have rules worth a look; their numbers stand below.

tutorial-overbid = On the copy
tutorial-overbid-marks = This is a copy; play as wildly as you like. Mark the field once more and seal.
tutorial-overbid-marks-else = On a copy anything goes. The lesson raises on the field.
tutorial-overbid-marks-done = Bo stays out.
tutorial-overbid-juice-missing = Lay the Desert Raider, although you have no juice. The bill turns to "short". It is allowed; seal it.
tutorial-overbid-juice-missing-else = The lesson wants a bill that cannot be paid: the Desert Raider costs juice.
tutorial-overbid-spark-missing = Lay the Scrap Tank, although you have no spark. The bill turns to "short". It is allowed; seal it.
tutorial-overbid-spark-missing-else = The lesson wants a bill that cannot be paid: the Scrap Tank costs spark.
tutorial-overbid-unpaid = UNPAID: whoever cannot pay the whole bill pays nothing and loses every card laid this round, also those in the shop. Glass Crater goes to Bo for two Raiders.

tutorial-over = You have played a round and a half and know every question the game asks. Next: a short first game against an easy bot, with hints.

# Hints of the first game, one for each question.

hint-production = The Vault brings juice or spark. Look which fighters you hold: some cost juice, some spark.
hint-marks = Mark where you will lay cards: a field for points, the shop for fighters, a rival for a base. Each mark takes at least one card.
hint-base = Choose the base with the lower shield, or the one that produces what you lack.
hint-commitment = Lay the cheapest cards that can win, and keep an eye on the bill. What you lay in this bid adds to the bids before.
hint-payment = Choose what you pay; what is not paid for is lost.
hint-pick = A stronger fighter, or one that costs little? Bases in the shop score at once.
hint-abandon = Weak fighters may go for good. A small deck draws its best cards more often.
hint-return = Take back the fighter you need most next round.
