# The tutorial: headings of its steps, what is said at each part, and what is said about answers.
# $device is keys, touch, text or terminal.

tutorial-intro = You play a round and a half against Bo, whose moves are scripted. The table and the questions are real. You may give any legal answer, and the lesson comments on it. About { $minutes } minutes. Leave at any step and come back whenever you like.

# Before the first part: the goal, and what will be learned.
tutorial-goal = Hold the most points in bases
tutorial-idea-bid = Bid
tutorial-idea-bid-text = cards face down, three bids a round
tutorial-idea-pay = Pay
tutorial-idea-pay-text = every card you sent out costs something
tutorial-idea-raid = Raid
tutorial-idea-raid-text = take a base from a rival
tutorial-idea-shop = Shop
tutorial-idea-shop-text = buy better units

tutorial-look = How you win
tutorial-look-win = You win by owning bases: they are worth points. The game ends after the round in which somebody reaches 21, and then the most points win. Each round new bases come up as prizes. You take one by sending more strength there than anyone else, with cards you can pay for.
tutorial-look-hand = This is your hand: four of your ten units. The number beside the swords is strength, and strength wins prizes. Next to it is what the unit costs if you send it out. { $device ->
        [touch] Tap Me to see the cards, and hold one to read it.
        [text] They are listed under My side.
        [terminal] Type hand to see them again at any time.
       *[keys] Press H to get there; focus or point at a card to read it.
    }
tutorial-look-stock = This is your stock: 5 scrap. You pay for units with scrap, juice and spark, and you pay only once a round, when all cards are turned up.
tutorial-look-base = These are your bases: the Throne and the Vault. They pay you every round, so get bases before you build an army. The number on the shield is what a raider has to beat.
tutorial-look-goal = Keep an eye on the goal: it tells you when the game is about to end. Find it: { $device ->
        [touch] it is after your points, above the question.
        [text] it is at the top of this page.
        [terminal] it is in the line with the round, above.
       *[keys] it is in the header.
    } How many points do you need?
tutorial-look-goal-wrong = Not that one. { $device ->
        [touch] Your points and the goal are in the line above the question, as in 2/21.
        [text] Read the line that begins with First to.
        [terminal] Type board and read the first line.
       *[keys] Look in the header, where it says First to.
    }

tutorial-collect = Produce
tutorial-collect-rule = Every round begins with income: your bases pay you first, then you bid. If you ever wonder why you are asked something, open its rule: { $device ->
        [touch] tap the ? beside the question.
        [text] type rule and press Enter.
        [terminal] type rule and press Enter.
       *[keys] press R, or the ? beside the question. Esc closes it.
    }
tutorial-collect-choose = Your bases bring 4 scrap and 3 cards. The Vault adds one juice or one spark, whichever you choose. Take what your best units cost: the Scrap Tank needs spark, the Desert Raider juice. Both are good here. { $device ->
        [touch] Tap one, then the large button.
        [text] Type the number of one.
        [terminal] Type juice or spark, or the number.
       *[keys] Choose with 1 or 2 and press Enter.
    }
tutorial-collect-choose-done = Now you have 9 scrap and 7 cards. Bo chose at the same time, and neither of you could see the other's choice.

tutorial-target = Choose targets
tutorial-target-places = Now you bid, three times in a row. First everyone marks in secret where to bid: the field with Glass Crater, the shop with its two cards, or a rival's base. Every mark needs a card, so mark only what you want. Cards you keep can answer a rival later.
tutorial-target-refusal = You can't target your own base. Anything you can't choose tells you why. Look at your own base: { $device ->
        [touch] tap "not now" beside your own base.
        [text] type why and the number of the line about your own base.
        [terminal] type why raid:0.
       *[keys] press "not now" beside your own base, or go to it with Tab.
    }
tutorial-target-marks = You can't attack yourself. Mark the field for its points and the shop for a better unit, then seal your marks. { $device ->
        [touch] Tap both, then the large button.
        [text] Type their numbers with a space between, then the number of the line that seals.
        [terminal] Type field:1 shop done.
       *[keys] Press 1 and 2, then Enter.
    }
tutorial-target-marks-raid = A raid in the first round is bold. Bo's bases have shields of 8 and 9, and your strongest unit has 4.
tutorial-target-marks-nothing = Staying out saves your cards, but the field and the shop go to whoever bids.
tutorial-target-marks-one = That works. The lesson marks both, so you can see the field and the shop.
tutorial-target-marks-done = All marks are shown together: Bo wants Glass Crater too, and leaves the shop to you.

tutorial-commit = Commit your cards
tutorial-commit-cards = Each mark needs a card, face down. Start small, because you can add more in two more bids. Send the Wasteland Warrior (2) to the field. Send the Scrap Dealer to the shop: he is worth 2 there and nothing anywhere else. Then seal. { $device ->
        [touch] Tap a place, then the card; the large button seals.
        [text] Type the numbers of the two lines, then the number of the line that seals.
        [terminal] Type st02@field:1 st05@shop done.
       *[keys] Choose the place with 1 or 2, go to the card with Tab and the arrows, press Enter; Ctrl+Enter seals.
    }
tutorial-commit-cards-swapped = The Dealer counts 0 on a field, and a bid of 0 never wins. He is worth 2 only in the shop.
tutorial-commit-cards-more = More cards are stronger, but two more bids are coming, and Bo can see how many cards you commit.
tutorial-commit-cards-else = That's legal. The lesson keeps its stronger cards until it knows how far Bo will go.
tutorial-commit-cards-done = Sealed. Bo knows that you are ready, and nothing else.
tutorial-commit-open = Until Bo seals too, you can still change your mind. Try it once: { $device ->
        [touch] tap Change it.
        [text] press Change it, below the question.
        [terminal] type undo.
       *[keys] press Change it.
    }
tutorial-commit-seal = Your cards are back, and nobody saw what they were. { $device ->
        [terminal] Send the Warrior to the field and the Dealer to the shop again, and seal.
       *[keys] They are where you put them: the Warrior on the field, the Dealer in the shop. Seal them again.
    }
tutorial-commit-seal-else = That's what changing your mind is for. The lesson continues with the Warrior and the Dealer.
tutorial-commit-seal-done = Both of you have sealed. These cards now stay where they are, face down. Everyone can see how many cards are where, but not which.

tutorial-raise = Raise
tutorial-raise-marks = The second bid. The cards you committed stay and still count. Bo has one card on the field, probably worth as much as yours. Mark the field again to add to it.
tutorial-raise-marks-out = You could leave it at 2. But Bo has a card there, and most units have 2 or more.
tutorial-raise-marks-else = The field is enough for now; every further mark takes another card.
tutorial-raise-marks-done = Bo has marked the field again: a second card is coming.
tutorial-raise-odds = How much is enough? That depends on what Bo can have there. Open the odds: { $device ->
        [touch] tap Log, then Odds.
        [text] type odds.
        [terminal] count his cards.
       *[keys] press O.
    } An estimate tells you what is likely if his cards are random.
tutorial-raise-tank = Add the Scrap Tank (4) to the field: that beats almost anything Bo can have there. Watch the bill: the Tank takes your only spark, so the bill reads "exactly covered". Then seal.
tutorial-raise-tank-short = The Desert Raider costs juice, and you have none. The bill says "short": at the reveal you would lose all your cards. The lesson tries that later, on a copy.
tutorial-raise-tank-weak = Cheaper, but 4 or more would be safe against almost anything Bo can have there.
tutorial-raise-tank-done = The bill takes 4 of your 9 scrap and your only spark. Spending your last one is fine.
tutorial-raise-rider = Add the Desert Raider (2) to the field, so that you have 4 there. Watch the bill: the Raider takes your only juice, so the bill reads "exactly covered". Then seal.
tutorial-raise-rider-short = The Scrap Tank costs spark, and you have none. The bill says "short": at the reveal you would lose all your cards. The lesson tries that later, on a copy.
tutorial-raise-rider-weak = Cheaper, but then Bo may well have more. The lesson raises with the Desert Raider.
tutorial-raise-rider-done = The bill takes 2 of your 9 scrap and your only juice. Spending your last one is fine.

tutorial-bluff = Bluff
tutorial-bluff-copy = This is the last bid, and the best one. Bid late: nobody can answer your third bid. You may even bid more than you can pay for and hope that Bo gives up, but if you are caught short you lose every card. Try that on a copy of this table. Nothing on the copy touches your game.
tutorial-bluff-marks = Back at the real table, nothing has changed. Use the last bid for a feint: mark Bo's base and seal. A rival who fears a raid keeps cards back for defence.
tutorial-bluff-marks-else = You could do that. The lesson starts a raid, so you can see what one looks like.
tutorial-bluff-marks-done = Bo hasn't marked anything else.
tutorial-bluff-base = Now choose the base you raid: the Vault. Its shield is 8.
tutorial-bluff-base-throne = The Throne has a shield of 9, and you have nothing left that beats either. The lesson raids the Vault.
tutorial-bluff-feint = Send one Scavenger Raider (1) to the Vault and seal. He can't take it, but he costs little. Bo won't see how weak he is until the reveal.
tutorial-bluff-feint-else = Stronger, but it costs more. Against a shield of 8 your weakest unit does the job.

tutorial-reveal = Reveal
tutorial-reveal-beats = All cards were turned up together. Everyone paid their bill, and then the field, the raid and the shop were settled, in that order. You won Glass Crater. The feint failed, as expected. { $device ->
        [touch] The log has every step.
        [text] The lines above show it step by step.
        [terminal] The lines above show it step by step.
       *[keys] Press Space to skip a step; the log keeps them all.
    }
tutorial-reveal-pick = Better units win later rounds. Your bid of 2 in the shop buys one card that costs 2 or less, so Static Hound at 3 is too expensive. Take Rust Runner.
tutorial-reveal-pick-decline = A free card is rarely wrong: Rust Runner has a strength of 3 for 1 scrap. Decline only if you want to keep your deck small.
tutorial-reveal-pick-done = Rust Runner is yours.
tutorial-reveal-where = Units you gain go to your discard pile, and you draw them after the next shuffle. Bases join the ones you own at once: Glass Crater scores from now on, and can be raided.

tutorial-end = Clean up
tutorial-end-abandon = Where you lost, you may abandon units. They leave the game for good, and a smaller deck draws its best cards more often. Keep the Raider this time: { $device ->
        [touch] choose nothing and tap the large button.
        [text] type the number of the last line.
        [terminal] type done.
       *[keys] choose nothing and press Ctrl+Enter.
    }
tutorial-end-abandon-gone = The Raider is gone for good. With a strength of 1 that is often right. Your deck now has nine units and Rust Runner.
tutorial-end-abandon-done = Units you played go to the discard pile. Cards still in your hand stay there.
tutorial-end-card = The round is over: 6 points for you, 2 for Bo. The summary in the log shows what everyone paid, won and lost. { $device ->
        [touch] Tap Log to read it.
        [text] It is among the lines above.
        [terminal] Type log to read it again.
       *[keys] Press L to get there.
    }

tutorial-defend = Raids
tutorial-defend-produce = Round 2. Now you lead, and the leader gets raided. Take juice or spark, whichever you like.
tutorial-defend-marks = Cards you don't spend can defend your bases. Stay out of this bid: mark nothing and confirm.
tutorial-defend-marks-else = Fine in a real game. Here the lesson keeps all your cards for the defence.
tutorial-defend-marks-done = Bo is raiding you! He attacks the Vault.
tutorial-defend-guard = The Vault has a shield of 8, and Bo may bring more. Send the Fortress Enforcer to guard it: he has 1, and 3 more when he defends. Then seal.
tutorial-defend-guard-none = Bold: a shield of 8 alone against five cards. Whoever takes the Vault keeps it, and everything it produces.
tutorial-defend-guard-else = That may hold too. The lesson sends the Enforcer, who is made for this.
tutorial-defend-guard-done = Sealed. Nothing happened in the other two bids, so the lesson answered them for you.
tutorial-defend-tie = Bo's five cards had an attack of 12, and your Vault and the Enforcer a defence of 12. A tie goes to the defender: the Vault is still yours, and Bo has spent everything.

tutorial-orders = Standing orders
tutorial-orders-order = Round 3 begins with the same question as always. If you always give the same answer, let a standing order answer for you: { $device ->
        [touch] Menu, Standing orders, always juice or always spark.
        [text] Menu at the top, Standing orders, always juice or always spark.
        [terminal] you can do that in the browser.
       *[keys] F10, Standing orders, always juice or always spark.
    } Only you can see it.
tutorial-orders-orders-elsewhere = In the browser, a standing order can choose juice or spark for you each round. Here you are asked.
tutorial-orders-more = That is the whole game: produce, bid three times, reveal, win fields, raids and the shop, clean up. And remember: bid late, and never bid what you can't pay for. The rules below tell you more about raids, abandoning and ties.

tutorial-overbid = On the copy
tutorial-overbid-marks = This is a copy, so be as reckless as you like. Mark the field once more and seal.
tutorial-overbid-marks-else = On a copy anything goes. The lesson raises on the field.
tutorial-overbid-marks-done = Bo stays out.
tutorial-overbid-juice-missing = Send the Desert Raider, even though you have no juice. The bill changes to "short". You are allowed to bid like that, so seal it and see what happens.
tutorial-overbid-juice-missing-else = The lesson wants a bill you can't pay: the Desert Raider costs juice.
tutorial-overbid-spark-missing = Send the Scrap Tank, even though you have no spark. The bill changes to "short". You are allowed to bid like that, so seal it and see what happens.
tutorial-overbid-spark-missing-else = The lesson wants a bill you can't pay: the Scrap Tank costs spark.
tutorial-overbid-unpaid = Unpaid! If you can't pay the whole bill, you pay nothing and lose every card you committed this round, even those in the shop. Bo takes Glass Crater with just two Raiders.

tutorial-over = You have played a round and a half, and you know every question the game asks. Next: a short first game against an easy bot, with hints.

# Hints of the first game, one for each question.

hint-production = Look at the units in your hand: some cost juice, some spark. Take what they need.
hint-marks = Mark where you will send cards: a field for points, the shop for units, a rival for one of their bases. Each mark takes at least one card.
hint-base = Raid the base with the lower shield, or the one that produces what you lack.
hint-commitment = Send the cheapest cards that can win, and keep an eye on the bill. Cards from earlier bids still count.
hint-payment = Choose which cards you pay for; you lose the others.
hint-pick = Do you want a stronger unit, or a cheap one? Bases in the shop score at once.
hint-abandon = You can let weak units go for good. A small deck draws its best cards more often.
hint-return = Take back the unit you will need most next round.
