# The tutorial: headings of its steps, what is said at each part, and what is said about answers.
# $device is keys, touch, text or terminal.

tutorial-intro = One round on the road to Gangraen against Bo, who plays from a script, and one fight on a table of its own. The questions are real and any legal answer is allowed; the lesson tells you what it thinks of it. About { $minutes } minutes. You can leave at any step and come back to it.

tutorial-mel = How you win
tutorial-mel-win = Each game has a mission that says how it is won. Today it is a short one: drive to Gangraen and get there in one piece. What stands in your way is the wasteland, and a rival plays it: while you move, Bo is the Waster and picks the card that meets you.
tutorial-mel-sheet = You are Mel Gearson. A knight has six skills, which are numbers of dice, and four counters: Health, Radiation, Ammo and Fuel. Keep Health, Ammo and Fuel high and Radiation low: at 0 Health or 4 Radiation you are out for the round. { $device ->
        [touch] Tap Me to see the sheet at any time.
        [text] The sheet is listed under You.
        [terminal] Type me to see the whole sheet at any time.
       *[keys] Press H to get to the sheet at any time.
    }
tutorial-mel-map = You stand three hexes north of Gangraen with a full tank. Each hex has a difficulty, which is what driving onto it costs, and perhaps dangers: a Threat gives the Waster one more card to choose from, Radiation and contamination hurt you if you stay. So the shortest way is not always the safest. { $device ->
        [touch] Tap a hex to read it.
        [text] The map is a list further down this page.
        [terminal] Type map for the map, or hex 8 for one hex; ! is a Threat.
       *[keys] Press M and move over the map with the arrows to read it.
    }
tutorial-mel-dice = A check is rolled with as many ten-sided dice as the skill says; one die that reaches the difficulty is enough. Look at the sheet: how many dice does Mel roll for Medicine?
tutorial-mel-dice-wrong = Not that many; Mel drives better than he bandages. { $device ->
        [terminal] Type me and read the line with the skills.
       *[keys] Find Medicine among the six skills on the sheet.
    }

tutorial-plan = Plan the route
tutorial-plan-rule = Every question carries the rule behind it. Open the rule of this one: { $device ->
        [touch] tap the chip that begins with wk1.
        [text] type rule and press Enter.
        [terminal] type rule and press Enter.
       *[keys] press R, or the chip that begins with wk1. Esc closes it.
    }
tutorial-plan-drive = You may stay, walk one hex, or drive as far as the Fuel reaches. Drive. { $device ->
        [terminal] Type vehicle, or the number.
       *[keys] Choose it and confirm.
    }
tutorial-plan-drive-foot = Walking costs no Fuel and meets one card only, but Gangraen is three hexes away.
tutorial-plan-drive-stay = Who stays meets nothing and gets nowhere. That is right at times, and not today.
tutorial-plan-refusal = A route goes from hex to hex, so Gangraen cannot be the first one. What is not allowed says why. Look at it: { $device ->
        [touch] tap the marked entry "not now" about Gangraen.
        [text] type why and the number of the entry about Gangraen.
        [terminal] type why 0.
       *[keys] go to the marked entry "not now" about Gangraen with Tab, or press it.
    }
tutorial-plan-route = Plan desert, desert, Gangraen: 1 point each. Your Heavy-duty makes 2 points out of 1 Fuel, and Mel's heavy foot 1 more, so one Fuel does. Two Threats lie on the way, and once you set out the route is fixed. { $device ->
        [touch] Tap the three hexes, the desert below you first, then the large button.
        [text] Type the numbers of the hexes one after the other, then of the line that sets out.
        [terminal] Type 8 1 0 to see what it costs; undo takes a hex back, go sets out.
       *[keys] Choose Desert (8), Desert (1) and Gangraen [1] in order: press M for the map, J for the next hex that can follow, and Enter; or choose them in the list. Then set out.
    }
tutorial-plan-route-else = Every road leads somewhere. The lesson goes straight south: desert 8, desert 1, Gangraen.
tutorial-plan-route-done = Everybody sees the route now, and so does whoever waits beside it.
tutorial-plan-luck = Before you move you may use a luck card. All Night on the Road would give 3 points more; you need none. Pass, and keep it for tonight.
tutorial-plan-luck-used = Points that are left over at the end of a move are gone. The lesson keeps the card for the Rest Step.

tutorial-road = Drive
tutorial-road-cards = One Fuel is gone, and you are on the first desert. Your first hex turned up a card, its Threat another. They lie open for Bo: he is the Waster for you now and may play one of them on you, here or further on. He waits.
tutorial-road-on = On each hex you may stop. But a move that ends makes him play, so stopping saves you from nothing. Drive on.
tutorial-road-on-stop = Then he must play one of these two here. The lesson drives on and sees what else comes.

tutorial-stranger = A stranger by the road
tutorial-stranger-odds = The second desert brought a third card, and Bo plays it. Open the odds before you choose: { $device ->
        [touch] tap Log, then Odds.
        [text] type odds.
       *[keys] press O.
    }
tutorial-stranger-choose = Bo plays Wounded Stranger. Escape it with Medicine (9): one die that must show 9 or 10, so two in ten. If it fails you face the card all the same. Or face it at once: that costs something, and pays something. Both are fine here; choose freely.
tutorial-stranger-choose-done = Whatever he held besides is discarded: the Waster plays one card on each move, and no more.
tutorial-stranger-price = You stop to help. It costs a drug, or 1 Ammo and 1 Fuel, or a point of Reputation. Give Ammo and Fuel; Gangraen has both.
tutorial-stranger-price-else = That would do as well. The lesson keeps the medicine and the good name.
tutorial-stranger-price-done = The reward is 1 Reputation and a green card.
tutorial-stranger-reward = Whenever you gain a card of a colour you may take a vehicle of that value instead. Yours drives well; draw the card.
tutorial-stranger-reward-wheels = A damaged car for a green card is a good deal for somebody on foot. You are not.
tutorial-stranger-pistol = A Zip Pistol. Gear works from its place: weapons in the hands, armor on the body, small things in three pockets. Stored in the backpack or the vehicle it is safe from eyes, and does nothing. Put the pistol into the first hand.
tutorial-stranger-pistol-else = As you like; you can move gear in the Knights Step and in the Rest Step.
tutorial-stranger-home = The road is free. Drive on to Gangraen.
tutorial-stranger-home-stop = So near. Nobody else can play a card on you today, so go on.
tutorial-stranger-home-done = You are in Gangraen, and 1 Fuel took you there.

tutorial-waster = You are the Waster
tutorial-waster-role = Now Bo moves, and you are the Waster for him: same cards, other chair. He drives two hexes, over a highway with two Threats. Three cards lie open, and you choose what meets him and where.
tutorial-waster-hunt = Not every card is allowed. Bo has accepted a task with a hunt: gangs are after him, so you must play one if you can. Look at why Tornado is refused: { $device ->
        [touch] tap the marked entry "not now" for Tornado.
        [text] type why and the number of the entry about Tornado.
        [terminal] type why w01.
       *[keys] go to the marked entry "not now" about Tornado with Tab, or press it.
    }
tutorial-waster-wait = He has one hex to go. Waiting can bring more cards, and it lets you choose the ground. Wait.
tutorial-waster-wait-now = Just as good a place as any. The lesson waits once, so that you know you can.
tutorial-waster-play = His move ends here, so a card must be played now: Toll Kings or Hell Raiders, as you like. Bo will try to slip away.
tutorial-waster-play-done = He got away. Had he faced them, you would have fought for the gang: you play the enemies of the knight you are Waster for.

tutorial-city = Gangraen
tutorial-city-explore = After all moves everybody explores where he stands: one action, and tasks if there are any. A city sells. For one green card it heals you or fills you up; or you trade with the Stalls. Trade.
tutorial-city-explore-leave = You drove all day to get here. Have a look at the Stalls first.
tutorial-city-explore-else = A sound choice on another day. The lesson goes shopping.
tutorial-city-dear = Green gear is worth 1, yellow 3, red 9. Nobody gives change. Look at why the Chainsaw is out of reach: { $device ->
        [touch] tap the Chainsaw, which is marked.
        [text] type why and the number of the entry about the Chainsaw.
        [terminal] type stalls to see the prices, and why take:5.
       *[keys] press M, go to the Chainsaw with Tab, or press it.
    }
tutorial-city-elsewhere = And the Mini-bomber on the ninth space is not for sale here at all. Look at that one, too: { $device ->
        [terminal] type why take:9.
        [text] type why and the number of the entry about the Mini-bomber.
       *[keys] it is marked, further down among the Stalls.
    }
tutorial-city-deal = One green for one green: offer Extra Bullets, take the First-aid Kit, and close the deal. { $device ->
        [terminal] Type give:g01 take:3 deal.
        [text] Type their numbers one after the other.
       *[keys] Choose the two, then confirm.
    }
tutorial-city-deal-none = Window-shopping is free. The lesson buys the First-aid Kit.
tutorial-city-deal-else = A deal is a deal. The lesson gives Extra Bullets for the First-aid Kit, which works every night.
tutorial-city-deal-done = A new card fills the empty space at once.
tutorial-city-pocket = Put the First-aid Kit into the first pocket, where the bullets were.
tutorial-city-pocket-else = It works in the Rest Step from anywhere, stored or not.

tutorial-task = A task for everybody
tutorial-task-trophy = One common task lies open for all: Nice Trophy!, for the first knight who defeats an enemy of the wasteland. Nobody has to accept it; it pays whoever is first. { $device ->
        [terminal] Type tasks to read it.
       *[keys] It lies beside the board.
    } There was nobody to defeat on your road. So let us borrow another knight.

tutorial-fight = A fight
tutorial-fight-copy = On another table Chris Hammersworn walks into Hell Raiders, with the same task open. Go there and fight; nothing of it touches this table, and it waits here for you.

tutorial-rest = Rest
tutorial-rest-use = Back in Gangraen, the day is over. In the Rest Step everybody heals and sorts his things, all at the same time. You are well; use nothing.
tutorial-rest-use-used = No harm done; better safe.
tutorial-rest-gear = Now you may rearrange your gear, each card once. Everything lies well: { $device ->
        [terminal] type ready, or just press Enter.
       *[keys] choose ready.
    }
tutorial-rest-gear-moved = Good to know your way around the pockets.
tutorial-rest-resupply = Each luck card has an icon, too. Once a night one card can be thrown away for what its icon shows. All Night on the Road is worth 1 Fuel: take it.
tutorial-rest-resupply-kept = Keeping it is fine; 3 points before a move are worth a Fuel as well.
tutorial-rest-resupply-done = The tank is fuller, and the hand lighter.

tutorial-next = The next round
tutorial-next-round = From the second round on there are preparations: tasks age, the Waster clears the Stalls, the First Player marker passes on, everybody draws luck. Then you move, explore and rest again, until the mission is done.
tutorial-next-windows = { $device ->
        [terminal] Often you will be asked whether you use something; Enter passes. Where you have nothing, nobody asks you here.
       *[keys] Often you will be asked whether you use something. With cards in your hand you are asked even where nothing fits, so that nobody can tell what you hold. Standing orders in the menu pass for you where you like.
    } That is the whole round. The clauses below tell more.

tutorial-raiders = Chris against the Hell Raiders
tutorial-raiders-face = This is Chris: Guns 2, a two-handed shotgun, armor 1. Hell Raiders come with 4 dice, armor 1 and Health 3. You could escape with Repair, which is not his trade; and there is a task. Face them.
tutorial-raiders-face-escape = One die against 7, and a wound if it fails. The lesson came to fight.
tutorial-raiders-quick = Before combat luck can decide where it begins. Play Deadly Quick.
tutorial-raiders-quick-pass = Then it begins at Medium Range, where the gang rolls more dice. The lesson uses the card.
tutorial-raiders-range = At Long Range a check needs a 9, and medium weapons lose a die. That hurts four dice more than two. Choose Long.
tutorial-raiders-range-else = A fair fight. The lesson keeps them far away.
tutorial-raiders-arena = A combat has up to three clashes. In each, both sides seal a card, then turn them up. Whoever loses all Health is defeated; else dominance tells who was stronger. { $device ->
        [terminal] Type arena to see range, dominance and both sides.
       *[keys] Range, dominance and both sides stand on the table.
    }
tutorial-raiders-first = First clash: Attack. It costs 1 Ammo, and you roll 2 dice less 1 for the distance. The gang's card stays sealed until yours is.
tutorial-raiders-first-else = Also a card. The lesson attacks while they are not ready.
tutorial-raiders-first-done = A 9: hit! Damage is 1 for the hit and 1 from the shotgun; their armor soaks 1. Dominance is 2 for you. They prepared: their next Attack has 2 dice more.
tutorial-raiders-second = Second clash. Defend would take 2 of their dice; Attack keeps up the pressure. Attack.
tutorial-raiders-second-else = Careful is not wrong against a prepared gang. The lesson wants to see dice fly.
tutorial-raiders-missed = Both attack, and your die is a 5: a miss. Second Verse, Chris's ability, could roll it again, once a round. Keep it and pass.
tutorial-raiders-missed-again = It may well be needed now, too. The lesson saves it for the last clash, when it decides.
tutorial-raiders-missed-done = Five dice came back: 1, 3, 4, 7 and 9. After Prepare a 9 is a Bull's Eye and adds damage. Armor soaked 1, you lost 2, and dominance is even again.
tutorial-raiders-shot = Health 2. Drugs work at any time: use Medi-shot.
tutorial-raiders-shot-pass = Brave. With 2 Health one good roll would be the end, so the lesson takes the shot.
tutorial-raiders-third = Last clash, dominance even. Attack once more.
tutorial-raiders-third-else = Nobody wins an even fight by waiting. The lesson attacks.
tutorial-raiders-die = Before your check: Die Already! makes a hit count 1 more. They have 2 Health left and armor 1, so you need it. Play it.
tutorial-raiders-die-pass = Without it a hit would leave one of them standing.
tutorial-raiders-verse = A 6. Not enough; now is the time for Second Verse. Use it: all dice are rolled again, and no Ammo is spent.
tutorial-raiders-verse-pass = Then the clash ends with a miss. The ability is there to be used.
tutorial-raiders-draw = A 9! Three damage, one soaked, and the Hell Raiders are done. Both sides attacked at once, and theirs missed. Your reward: 1 Ammo and a yellow card. Draw it.
tutorial-raiders-draw-wheels = Chris would like a car, and it is worth the card. The lesson draws.
tutorial-raiders-vest = A Vest. Wear it at once: on the body it covers the Junk Protector.
tutorial-raiders-vest-else = It will keep; on the body it would protect.
tutorial-raiders-won = And the task: Nice Trophy! gives 2 Reputation and a green card, and a new task takes its place. That is a fight, from the first card to the last.

tutorial-over = You have driven, met the Waster and been the Waster, traded, fought and rested: that is all a round of Waste Knights has. Next: a first game, Savior of the Waste, with two easy rivals and hints.

# Hints of the first game, one for each question that comes often.

hint-knight_sheet = Every knight can win. Mel drives far, Russel and Hugh fight up close, Chris may roll again.
hint-starting-vehicle = Strider is fast, Heavy-duty carries most, Off-road is in between and minds no obstacles.
hint-place-gear = Weapons into the hands, armor on the body, drugs into the pockets; what is stored does nothing.
hint-travel = Driving costs Fuel, walking none. Every move meets one card of the Waster at least.
hint-route = Count the points and the Threats on the way. Each Threat gives the Waster another card to choose from.
hint-go_on = Stopping early makes the Waster play at once.
hint-waster = Look at the skill a card asks for: play what this knight is bad at.
hint-escape_or_face = Escaping costs one check. Facing may cost more, but pays the reward.
hint-combat_card = Attack if you can hit at this range, Change Range if you cannot, Prepare if they will not hurt you.
hint-explore = One action in each Exploration Step. Hexes with a mission marker bring you closer to winning.
hint-trade = Green is worth 1, yellow 3, red 9. There is no change.
hint-rest-uses = Heal now if you are low; drugs are gone afterwards, kits are not.
hint-quick-resupply = A luck card you will not use is worth its icon.
hint-equip = Weapons and armor work only from hands and body.
