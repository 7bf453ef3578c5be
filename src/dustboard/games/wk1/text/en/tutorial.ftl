# The tutorial: headings of its steps, what is said at each part, and what is said about answers.
# $device is keys, touch, text or terminal.

tutorial-intro = You play one round on the road to Gangraen against Bo, whose moves are scripted, and one fight on a table of its own. The questions are real. You may give any legal answer, and the lesson comments on it. About { $minutes } minutes. Leave at any step and come back whenever you like.

# Before the first part: the goal, and what will be learned.
tutorial-goal = Be in Gangraen by night
tutorial-idea-drive = Drive
tutorial-idea-drive-text = routes, Fuel, Threats
tutorial-idea-waster = Waster
tutorial-idea-waster-text = play cards on a rival
tutorial-idea-fight = Fight
tutorial-idea-fight-text = three clashes, card against card
tutorial-idea-city = City
tutorial-idea-city-text = trade, explore, rest

tutorial-mel = How you win
tutorial-mel-win = Each game has a mission that says how you win. Today's is short: drive to Gangraen and get there in one piece. The wasteland stands in your way, and a rival plays it: while you move, Bo is the Waster and picks the card you meet.
tutorial-mel-sheet = You are Mel Gearson. A knight has six skills, and a skill is a number of dice. Four counters show how you are doing: keep Health, Ammo and Fuel high and Radiation low. At 0 Health or 4 Radiation you are knocked out. { $device ->
        [touch] Tap Me to see the sheet at any time.
        [text] The sheet is listed under You.
        [terminal] Type me to see the whole sheet at any time.
       *[keys] Press H to get to the sheet at any time.
    }
tutorial-mel-map = You are three hexes north of Gangraen with a full tank. Each hex has a difficulty, which is what it costs to drive there. Some have dangers: a Threat gives the Waster one more card to choose from, and Radiation and contamination hurt you if you stay. So the shortest route is not always the safest. { $device ->
        [touch] Tap a hex to read it.
        [text] The map is a list further down this page.
        [terminal] Type map for the map, or hex 8 for one hex; ! is a Threat.
       *[keys] Press M and use the arrow keys to read the map.
    }
tutorial-mel-dice = Most things you try are checks. You roll as many ten-sided dice as the skill says, and one die that reaches the difficulty is enough. Look at the sheet: how many dice does Mel roll for Medicine?
tutorial-mel-dice-wrong = Not quite; Mel is a better driver than a doctor. { $device ->
        [terminal] Type me and read the line with the skills.
       *[keys] Find Medicine among the six skills on the sheet.
    }

tutorial-plan = Plan the route
tutorial-plan-rule = Your turn begins with the route, and it matters most: it decides what you meet and where you end up. If you ever wonder why you are asked something, open its rule: { $device ->
        [touch] tap the ? beside the question.
        [text] type rule and press Enter.
        [terminal] type rule and press Enter.
       *[keys] press R, or the ? beside the question. Esc closes it.
    }
tutorial-plan-drive = You may stay, walk one hex, or drive as far as your Fuel takes you. Gangraen is too far to walk, so drive. { $device ->
        [terminal] Type vehicle, or the number.
       *[keys] Choose it and confirm.
    }
tutorial-plan-drive-foot = Walking costs no Fuel and you meet only one card, but Gangraen is three hexes away.
tutorial-plan-drive-stay = If you stay, you meet nothing and get nowhere. Sometimes that is right, but not today.
tutorial-plan-refusal = A route goes from hex to hex, so Gangraen can't be the first one. Anything you can't choose tells you why. Look at it: { $device ->
        [touch] tap "not now" beside Gangraen; it is marked.
        [text] type why and the number of the line about Gangraen.
        [terminal] type why 0.
       *[keys] press "not now" beside Gangraen, which is marked, or go to it with Tab.
    }
tutorial-plan-route = Plan desert, desert, Gangraen: each costs 1 Movement Point. Your Heavy-duty gives 2 points for 1 Fuel, and Mel's Lead Foot adds 1, so one Fuel is enough. Save Fuel: it brings you home. There are two Threats on the way, and you can't change the route once you set out. { $device ->
        [touch] Tap the three hexes, the desert below you first, then the large button.
        [text] Type the numbers of the hexes in order, then the number of the line that sets out.
        [terminal] Type 8 1 0 to see what it costs, undo to remove a hex, go to set out.
       *[keys] Choose Desert (8), Desert (1) and Gangraen in order: press M for the map, J to jump to the next legal hex, and Enter; or choose them in the list. Then set out.
    }
tutorial-plan-route-else = Every road leads somewhere. The lesson goes straight south: desert 8, desert 1, Gangraen.
tutorial-plan-route-done = Now everyone can see your route, including whoever is waiting beside it.
tutorial-plan-luck = Before you move you may play a luck card. All Night on the Road would give you 3 more points, but you need none. Pass, and keep it for tonight.
tutorial-plan-luck-used = Points you don't use are lost when your move ends. The lesson keeps the card for the Rest Step.

tutorial-road = Drive
tutorial-road-cards = You spent 1 Fuel and reached the first desert. Your first hex turned up a card, and its Threat turned up another. Bo, the Waster, may play one of them on you, here or further on. He waits: more cards give him a better choice.
tutorial-road-on = You may stop on any hex. But when your move ends the Waster must play a card anyway, so stopping here saves you nothing. Drive on.
tutorial-road-on-stop = Then he must play one of these two cards here. The lesson drives on to see what else comes.

tutorial-stranger = A stranger by the road
tutorial-stranger-odds = The second desert turned up a third card, and Bo plays it. Should you escape it or face it? Look at the odds first: { $device ->
        [touch] tap Log, then Odds.
        [text] type odds.
       *[keys] press O.
    }
tutorial-stranger-choose = Bo plays Wounded Stranger. To escape you need Medicine (9): one die that shows 9 or 10, a 20 % chance. If you fail, you face the card anyway. Or face it at once: it costs you something, and it brings a reward. Both are fine here, so choose freely.
tutorial-stranger-choose-done = Bo's other cards are discarded: the Waster plays only one card on each move.
tutorial-stranger-price = You stop to help. It costs you a drug, or 1 Ammo and 1 Fuel, or 1 Reputation. Give Ammo and Fuel: you can get both again in Gangraen.
tutorial-stranger-price-else = That works too. The lesson keeps the medicine and the good name.
tutorial-stranger-price-done = Your reward is 1 Reputation and a green card.
tutorial-stranger-reward = Whenever you gain a gear card, you may take a vehicle of the same value instead. Yours runs well, so draw the card.
tutorial-stranger-reward-wheels = A damaged car for a green card is a good deal if you are on foot. You are not.
tutorial-stranger-pistol = You found a Zip Pistol. Gear works only where you wear it: weapons in your hands, armor on your body, small things in your three pockets. Gear stored in the backpack or the vehicle is hidden from rivals, but does nothing. Put the pistol into the first hand.
tutorial-stranger-pistol-else = Up to you. You can move gear again in the Knights Step and in the Rest Step.
tutorial-stranger-home = The road is clear. Drive on to Gangraen.
tutorial-stranger-home-stop = You are so close, and nobody can play another card on you today. Drive on.
tutorial-stranger-home-done = You are in Gangraen, and it took only 1 Fuel.

tutorial-waster = You are the Waster
tutorial-waster-role = Now Bo moves, and you are the Waster: the same cards, the other side of the table. He drives two hexes, over a highway with two Threats. Three cards are face up. You choose which one he meets, and where. Pick what his knight is bad at.
tutorial-waster-hunt = Not every card is allowed. Bo has accepted a task with a hunt: gangs are after him, so you must play a gang if you can. See why Tornado is refused: { $device ->
        [touch] tap "not now" beside Tornado; it is marked.
        [text] type why and the number of the line about Tornado.
        [terminal] type why w01.
       *[keys] press "not now" beside Tornado, which is marked, or go to it with Tab.
    }
tutorial-waster-wait = He has one more hex to go. If you wait, you may see more cards and can choose where to strike. Wait.
tutorial-waster-wait-now = This place is as good as any. The lesson waits once, so you know you can.
tutorial-waster-play = His move ends here, so you must play a card now: Toll Kings or Hell Raiders, whichever you like. Bo will try to escape.
tutorial-waster-play-done = He got away. If he had faced them, you would have fought for the gang: the Waster plays the enemies.

tutorial-city = Gangraen
tutorial-city-explore = After all moves, everyone explores the hex they are on: one action, and tasks if there are any. In a city you can pay one green card to heal or refill, or trade at the Stalls. Better gear wins fights, so trade.
tutorial-city-explore-leave = You drove all day to get here. Have a look at the Stalls first.
tutorial-city-explore-else = A sound choice on another day. The lesson goes shopping.
tutorial-city-dear = You pay with gear: green is worth 1, yellow 3, red 9. You get no change, so never overpay. See why the Chainsaw is out of reach: { $device ->
        [touch] tap the Chainsaw, which is marked.
        [text] type why and the number of the line about the Chainsaw.
        [terminal] type stalls to see the prices, and why take:5.
       *[keys] press the Chainsaw, or press M and go to it with Tab.
    }
tutorial-city-elsewhere = Some gear is sold only in its own city. The Mini-bomber on the ninth space is not for sale here at all. Look at that one, too: { $device ->
        [terminal] type why take:9.
        [text] type why and the number of the line about the Mini-bomber.
       *[keys] it is marked, further down among the Stalls.
    }
tutorial-city-deal = Trade one green for another: offer Extra Bullets, take the First-aid Kit, and close the deal. The kit heals you every night; the bullets are gone once used. { $device ->
        [terminal] Type give:g01 take:3 deal.
        [text] Type their numbers in order.
       *[keys] Choose the two, then confirm.
    }
tutorial-city-deal-none = Looking is free. The lesson takes the First-aid Kit.
tutorial-city-deal-else = A deal is a deal. The lesson gives Extra Bullets for the First-aid Kit, which works every night.
tutorial-city-deal-done = A new card fills the empty space at once.
tutorial-city-pocket = Put the First-aid Kit into the first pocket, where the bullets were.
tutorial-city-pocket-else = That's fine: in the Rest Step it works from anywhere, stored or not.

tutorial-task = A task for everyone
tutorial-task-trophy = Tasks earn Reputation and gear. One common task is open to everyone: Nice Trophy!, for the first knight to defeat an enemy of the wasteland. Nobody has to accept it. { $device ->
        [terminal] Type tasks to read it.
       *[keys] It is beside the board.
    } You met no enemy on the road, so let's borrow another knight.

tutorial-fight = A fight
tutorial-fight-copy = At another table, Chris Hammersworn walks into the Hell Raiders while the same task is open. Go there and fight. Nothing you do there touches this table; it waits for you.

tutorial-rest = Rest
tutorial-rest-use = Back in Gangraen, the day is over. In the Rest Step everyone heals and sorts their gear, all at the same time. You have nothing to heal, so use nothing.
tutorial-rest-use-used = No harm done; better safe than sorry.
tutorial-rest-gear = Now you may rearrange your gear, moving each card once. Everything is in its place: { $device ->
        [terminal] type ready, or just press Enter.
       *[keys] choose ready.
    }
tutorial-rest-gear-moved = Good: now you know your way around the pockets.
tutorial-rest-resupply = Luck cards are supplies, too. Once a night you may discard one for what its icon shows. All Night on the Road gives 1 Fuel, and you will need Fuel tomorrow: take it.
tutorial-rest-resupply-kept = You may keep it: 3 Movement Points on a later move are worth a Fuel, too.
tutorial-rest-resupply-done = You have one more Fuel and one card fewer.

tutorial-next = The next round
tutorial-next-round = From the second round on, each round starts with preparations: tasks age, the Waster clears the Stalls, the First Player marker passes on, and everyone draws luck. Then you move, explore and rest again, until somebody fulfils the mission.
tutorial-next-windows = { $device ->
        [terminal] You will often be asked whether you want to use a card; press Enter to pass. If you have nothing to use, you are not asked.
       *[keys] Sometimes you may respond with a card. Nobody can tell whether you had one to play. Choose under Standing orders in the menu when you want to be asked.
    } That is the whole round. Remember: escape what you can't beat, and keep enough Fuel to get back. The rules below tell you more.

tutorial-raiders = Chris against the Hell Raiders
tutorial-raiders-face = This is Chris: Guns 2, a two-handed shotgun, armor 1. The Hell Raiders have 4 dice, armor 1 and Health 3. Chris could escape with Repair, but he is bad at it, and the task pays for a victory. Face them.
tutorial-raiders-face-escape = You would need 7 or more on your one die, and you lose Health if you fail. This lesson is about fighting.
tutorial-raiders-quick = The range decides who rolls well. Before the fight, a luck card can set it. Play Deadly Quick.
tutorial-raiders-quick-pass = Then the fight begins at Medium Range, where the gang rolls more dice. The lesson plays the card.
tutorial-raiders-range = At Long Range a check needs a 9, and medium weapons lose a die. That hurts the gang's four dice more than your two. Choose Long.
tutorial-raiders-range-else = That would be a fairer fight. The lesson keeps them at a distance.
tutorial-raiders-arena = A fight has up to three clashes. In each, both sides seal a card and then reveal it. If you lose all Health, you lose the fight. If nobody does, whoever has dominance after the last clash wins. { $device ->
        [terminal] Type arena to see range, dominance and both sides.
       *[keys] The board shows range, dominance and both sides.
    }
tutorial-raiders-first = First clash: Attack. It costs 1 Ammo, and you roll 2 dice minus 1 for the range. The gang's card stays sealed until you seal yours.
tutorial-raiders-first-else = That works, too. The lesson attacks while they are not ready.
tutorial-raiders-first-done = You rolled a 9: a hit! It does 1 damage plus 1 from the shotgun, and their armor soaks 1. You lead dominance by 2. They prepared, so their next Attack has 2 more dice.
tutorial-raiders-second = Second clash. Defend would take 2 of their dice away, but give them dominance. Keep up the pressure: Attack.
tutorial-raiders-second-else = Being careful isn't wrong against a prepared gang. The lesson attacks again.
tutorial-raiders-missed = Both of you attack, and you roll a 5: a miss. Chris's ability, Second Verse, could re-roll it, but only once a round. Save it for the clash that decides, and pass.
tutorial-raiders-missed-again = You may need it now, too. The lesson saves it for the last clash, when it decides the fight.
tutorial-raiders-missed-done = They rolled five dice: 1, 3, 4, 7 and 9. After Prepare a 9 is a Bull's Eye and adds damage. Your armor soaked 1, you lost 2 Health, and dominance is even again.
tutorial-raiders-shot = You have 2 Health left, and one good roll would end it. You can use drugs at any time: use Medi-shot.
tutorial-raiders-shot-pass = Brave. With 2 Health, one good roll would be the end, so the lesson takes the shot.
tutorial-raiders-third = Last clash, and dominance is even: whoever hits now wins. Attack once more.
tutorial-raiders-third-else = Nobody wins an even fight by waiting. The lesson attacks.
tutorial-raiders-die = Before you roll: Die Already! adds 1 damage to a hit. They have 2 Health and armor 1, so you need it. Play it.
tutorial-raiders-die-pass = Without it, even a hit would leave them standing.
tutorial-raiders-verse = You rolled a 6, which is not enough. Now is the time for Second Verse. Use it: you re-roll all dice and spend no Ammo.
tutorial-raiders-verse-pass = Then you miss, and the clash is over. The ability is there to be used.
tutorial-raiders-draw = A 9! You do 3 damage, they soak 1, and the Hell Raiders are beaten. They attacked at the same time and missed. Your reward is 1 Ammo and a yellow card. Draw it.
tutorial-raiders-draw-wheels = Chris would like a car, and it is worth the card. The lesson draws.
tutorial-raiders-vest = You drew a Vest. Wear it at once: on your body it covers the Junk Protector.
tutorial-raiders-vest-else = You can wear it later, but it protects you only while you wear it.
tutorial-raiders-won = You also finished the task: Nice Trophy! gives 2 Reputation and a green card, and a new task takes its place. That was a whole fight.

tutorial-over = You have driven, met the Waster and been the Waster, traded, fought and rested: that is a whole round of Waste Knights. Next: a first game, Savior of the Waste, with two easy rivals and hints.

# Hints of the first game, one for each question that comes often.

hint-knight_sheet = Every knight can win. Mel drives far, Russel and Hugh fight up close, Chris can re-roll.
hint-starting-vehicle = Strider is fast, Heavy-duty carries the most, Off-road is in between and ignores obstacles.
hint-place-gear = Put weapons in your hands, armor on your body and drugs in your pockets. Stored gear does nothing.
hint-travel = Driving costs Fuel, walking costs none. If you move, you meet one of the Waster's cards.
hint-route = Count the points and the Threats on the way. Each Threat gives the Waster another card to choose from.
hint-go_on = If you stop early, the Waster plays at once.
hint-waster = Look at the skill a card asks for, and play what this knight is bad at.
hint-escape_or_face = Escaping takes one check. Facing the card may cost you more, but it brings the reward.
hint-combat_card = Attack if you can hit at this range, change the range if you can't, prepare if they can't hurt you.
hint-explore = You have one action in each Exploration Step. Hexes with a mission marker bring you closer to winning.
hint-trade = Green is worth 1, yellow 3, red 9. You get no change.
hint-rest-uses = Heal now if your Health is low. Drugs are gone once used; kits are not.
hint-quick-resupply = If you don't expect to play a luck card, discard it for what its icon gives.
hint-equip = Weapons work only in your hands, and armor only on your body.
