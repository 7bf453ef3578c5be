# The lesson: headings of its steps, what is said at each part, and what is said about answers.
# $device is keys, touch, text or terminal.

tutorial-intro = You play First Tank, the first adventure of the Book of Tales, from its first page to its last. You ride alone, and every question is a real one. You may give any legal answer, and the lesson comments on it. About { $minutes } minutes. Leave at any step and come back whenever you like.

# Before the first part: the goal, and what will be learned.
tutorial-goal = Bring the tale to a good ending
tutorial-idea-act = Act
tutorial-idea-act-text = drive, explore, camp
tutorial-idea-test = Test
tutorial-idea-test-text = dice, successes, tokens
tutorial-idea-fight = Fight
tutorial-idea-fight-text = your attack against theirs
tutorial-idea-city = City
tutorial-idea-city-text = heal, trade, gear up

tutorial-win = How you win
tutorial-win-story = You win by reaching a good ending. An adventure is a story in pages, and each page sets a goal and a time limit. Reach the goal and the story turns your way; run out of time and it goes on without you. So look at the goal first, every turn. { $device ->
        [terminal] Type sheet to read it at any time.
       *[keys] It is always written beside the board.
    }
tutorial-win-knight = First choose who you are. Johnny Taylor drives far, searches twice and shoots straight, and that is all a beginner needs. Take Johnny.
tutorial-win-knight-else = Any knight can finish this adventure, but the lesson talks about what Johnny meets. Take Johnny this time.
tutorial-win-knight-done = Johnny comes with an Off-road, a Knife, a Pistol, Trash Armor, and 2 each of Fuel, Ammo and Meds.
tutorial-win-sheet = This is your sheet. Wounds, radiation and damage to your vehicle all count up, and a full track takes you out of play for a while. Fuel drives, Ammo shoots, Meds heal. You start hurt today: that is what the first page is for. { $device ->
        [touch] Tap Me to see the sheet at any time.
        [text] The sheet is listed under You.
        [terminal] Type me to see the sheet at any time.
       *[keys] Press H to get to the sheet at any time.
    }
tutorial-win-dice = Nearly everything you try is a test. A skill is a handful of dice; white is the weakest, then green, blue and red. The number after the skill is how many successes you need. Mirage Station down the road asks for Survival (1). How many successes is that?
tutorial-win-dice-wrong = Read the number in brackets: that is what you need, whatever the dice are.

tutorial-turn = Your turn
tutorial-turn-goal = The page says: Move, Explore and Camp, each of them once. You take two actions a turn, and they must be different. So you need two turns. Drive first, because what you find depends on where you are.
tutorial-turn-city = Anything you can't do tells you why. You can visit a city only when you are in one, and Rusty's Garden isn't a city. Look at the reason: { $device ->
        [touch] tap "not now" beside it; it is marked.
        [text] type why and the number of its line.
        [terminal] type why city.
       *[keys] press "not now" beside it, which is marked, or go to it with Tab.
    }
tutorial-turn-move = Now choose Move.
tutorial-turn-move-pass = Passing gives up an action. There are days for that, but nothing is after you yet.
tutorial-turn-move-else = You could start with that. The lesson drives first, because what you find depends on where you are.

tutorial-drive = Drive
tutorial-drive-map = You are at Rusty's Garden. Entering a highway costs 0 Movement Points (MP), a desert 1, scrub and mountains 2. Your Off-road gives 5 MP for free and pays only 1 for scrub; each Fuel you burn gives 2 more. Icons on a space are dangers, and each one takes effect when you enter. { $device ->
        [touch] Tap a space to read it.
        [text] The map is a list further down this page.
        [terminal] Type roads for what is in reach, or space s103 for one space.
       *[keys] Press M and use the arrow keys to read the map.
    }
tutorial-drive-route = Drive to Cradle Sands, the desert to the east: 1 MP, no Fuel. It is radioactive, and you will take 1 radiation. One is harmless; the track on your sheet shows where it starts to hurt. { $device ->
        [touch] Tap the space, then the large button.
        [text] Type the number of Cradle Sands, then the number of the line that drives.
        [terminal] Type s103 done.
       *[keys] Press M for the map, J to jump to a space you can reach, and Enter; or choose it in the list. Then drive.
    }
tutorial-drive-route-else = You may go anywhere you can pay for. The lesson goes to Cradle Sands.
tutorial-drive-mirage = Wherever you stop, the wasteland turns up a card: an enemy, an event or a meeting. Yours was Mirage Station. Johnny rolled two green dice for Survival, got the success and found 1 Fuel. Long drives and short ones cost one card each, so one long drive is safer than two short ones.
tutorial-drive-knack = Every knight has a knack. When Johnny moves and does not fight, he gains 1 Fuel or 1 Ammo. Your tank holds 3 Fuel and is full, so take Ammo.
tutorial-drive-knack-fuel = The tank was full, so the Fuel ran into the sand. It happens to everybody once.
tutorial-drive-knack-done = You have 3 Ammo now.

tutorial-search = Search
tutorial-search-explore = You have one action left, and it can't be Move again. Explore: you may reveal up to two cards, because Johnny's Exploration is 2, and the land you are on decides what each is worth.
tutorial-search-explore-else = Your page wants Move, Explore and Camp. The lesson explores now and camps in the morning.
tutorial-search-again = The first card offers 1 Fuel and 1 Ammo. You may take it, or keep searching, but then it is gone. You have one more card. Be bold: keep searching.
tutorial-search-again-else = Taking a sure thing is rarely wrong. The lesson keeps searching, to show you what that costs.
tutorial-search-take = This is your last card, so you must take it or burn Fuel for another. It is a piece of gear and 1 radiation. Take it.
tutorial-search-take-else = Fuel buys one more card, but you need it for the road. The lesson takes the gear.
tutorial-search-take-done = You found Mil-feed, a drug. It is broken: broken gear still works, only worse.

tutorial-camp = Make camp
tutorial-camp-fire = A new round. You have moved and explored, so Camp is what the page still wants. You heal, repair and learn in camp, and you can do it almost anywhere.
tutorial-camp-fire-else = Camp first: your wounds come along wherever you go.
tutorial-camp-mend = You have 2 Meds and 2 Repair. One Meds heals 3 wounds; a contaminated wound takes two steps, because it is turned into a plain wound first. So one Meds cures both of yours. Repair mends the car. Do both, in either order: spend 1 Meds to clean the contaminated wound, and repair 1 damage.
tutorial-camp-mend-else = You may do that, but begin with the contaminated wound: it takes two steps to cure.
tutorial-camp-mend-done = In one camp you can heal and repair as much as you can pay for.
tutorial-camp-car = Now repair the damage. Repair is free, and it comes back every camp.
tutorial-camp-car-else = Repair costs you nothing here. Use it first.
tutorial-camp-body = Now spend 1 Meds to clean the contaminated wound.
tutorial-camp-body-else = Cure the contaminated wound first: it takes two steps.
tutorial-camp-enough = Keep the second Meds. 2 radiation does nothing yet, and somebody will ask you for medicine before the day is out. Break camp.
tutorial-camp-enough-else = You could, but you would have no Meds left to give away. The lesson keeps one.

tutorial-road = The long way
tutorial-road-move = You have done all three, and you have an action left. Use it: the next page will send you to the Old Refinery, west of Gangraen, so get there now. Move.
tutorial-road-move-else = A spare action is worth most on the road. The lesson drives.
tutorial-road-route = Go by way of Rusty's Garden, Sleeper Scrub, Cracked Claypan and Gangraen to the Old Refinery: 4 MP, no Fuel. Sleeper Scrub has a Threat icon, so you will draw a token from the bag. The way around it would cost Fuel. { $device ->
        [touch] Tap the Old Refinery, and the map finds this route for you; then the large button.
        [text] Type the numbers of the five spaces in order, then the number of the line that drives.
        [terminal] Type s46 s111 s54 s44 s53 done.
       *[keys] Choose the Old Refinery on the map, and this route is found for you; or choose the five spaces in order. Then drive.
    }
tutorial-road-route-else = Roads are cheap and threats are costly, so any route can be right. The lesson goes by Sleeper Scrub.
tutorial-road-token = The token takes a resource. Give up Fuel: you are nearly there, and you want to keep the Ammo and the Meds.
tutorial-road-token-else = You will want that one. The lesson gives up Fuel.
tutorial-road-toll = Then comes the card: Road Blockade, Negotiate (2). You rolled one success, so one is missing, and each one missing costs you a wound or a resource. Both are fine here, so choose freely.
tutorial-road-toll-done = That is what failing usually looks like: a price, not the end.
tutorial-road-price = Pay with Fuel.
tutorial-road-price-else = Fuel is what you need least today.
tutorial-road-knack = You didn't fight, so Johnny's knack works again. Take Fuel.
tutorial-road-knack-ammo = Ammo, then. It won't go bad.

tutorial-valve = A Plot Action
tutorial-valve-page = The goal is reached, so the story turned the page, and you gained 1 XP for it. The new page has a Time Marker: it starts at 6 and goes down each round. What you need is right here, and its own action is on the page: Search the stacks.
tutorial-valve-search = Plot Actions win adventures; everything else gets you to them. Search the stacks.
tutorial-valve-search-else = Time is running now. What the page asks for comes first.
tutorial-valve-pile = Now the Book asks you. Choices say what they cost if they cost anything at once. Take it slowly here: lifting each sheet by its corners gives you one more white die for the next Tech test.
tutorial-valve-pile-quick = That would find the valve at once, for a token out of the bag. A fair bargain, but the lesson wants you to roll.
tutorial-valve-hatch = You may test Tech (1), or pay 1 Fuel and be sure. With three dice, one success is likely. Work the hatch open.
tutorial-valve-hatch-buy = There is often a way to pay instead of roll. Keep it in mind for a day when you must not fail.
tutorial-valve-hatch-done = One success, and you have the valve.
tutorial-valve-share = Nine people want water. Nobody makes you share, but the Book remembers what you do. Give them the Meds you saved: a friend inside the gate is worth more.
tutorial-valve-share-fuel = Fuel boils water just as well, and it makes you the same friend.
tutorial-valve-share-refuse = You keep what you have, and the gate of Gangraen stays shut until you pay. The lesson shares.
tutorial-valve-share-done = Now you have a friend at the side gate. The story comes back to it when you get there.

tutorial-fight = A fight
tutorial-fight-move = The third page: hand over the valve in Gangraen, which is next door. Move.
tutorial-fight-move-else = Gangraen is one space away. The lesson goes there.
tutorial-fight-route = Drive to Gangraen: 1 MP.
tutorial-fight-route-else = The lesson drives straight to Gangraen.
tutorial-fight-odds = This time the card is an enemy: Hell Raiders, who are beaten after two wounds, and they shoot. Look at your chances before you pick a weapon: { $device ->
        [touch] tap Log, then Odds.
        [text] type odds.
       *[keys] press O.
    }
tutorial-fight-weapon = A fight goes in steps: first everybody who can shoot, then everybody who can stab. Your chances with the Pistol and with the Knife are close. The Pistol costs 1 Ammo and strikes in the first step, at the same time as they do; with the Knife you would have to live through their volley first. Take the Pistol.
tutorial-fight-weapon-knife = The Knife costs no Ammo, but they shoot before you get there. The lesson shoots back.
tutorial-fight-weapon-bare = Bare hands are what you have when everything else is broken. The lesson takes the Pistol.
tutorial-fight-armor = Two hits: they are beaten. But both sides fire at the same time, and one bullet is on its way to you. Armor stops it and breaks. You can have it fixed, so use it.
tutorial-fight-armor-take = One wound is not much. But there is a Workshop in Gangraen, and armor is cheaper to mend than you are.
tutorial-fight-armor-done = The Hell Raiders are beaten: 1 XP and 1 Ammo for you, and broken armor.

tutorial-town = In the city
tutorial-town-go = You could hand over the valve now and win. You have four more rounds, though, and a city is where knights get well and get better gear. Visit the city.
tutorial-town-go-deliver = That wins at once, and on another day it would be right. The lesson shows you the city first.
tutorial-town-go-else = Few spaces are cities, so use this one while you are here. The lesson visits the city.
tutorial-town-workshop = One City Action takes you to two shops. The Quack heals, the Workshop fixes gear, a Garage mends vehicles, the Stalls trade gear by value. Have the Trash Armor fixed.
tutorial-town-workshop-else = A good idea, but your armor is broken. The lesson fixes that first.
tutorial-town-quack = One more shop. The Quack takes 1 radiation off you, and it costs no Meds.
tutorial-town-quack-else = Up to you. You can come back tomorrow.
tutorial-town-gift = Gangraen gives you something for the road. Take Meds: you have none left.
tutorial-town-gift-else = That will come in handy, too.
tutorial-town-upgrade = You have 5 XP, enough for an upgrade. You take one side of a card and keep it for the rest of the game. Your own upgrades suit your knight, general ones suit anybody. The lesson takes Night Driver, side A, but choose what you like.
tutorial-town-upgrade-later = You may wait, but an upgrade works from the day you have it.
tutorial-town-upgrade-else = Good. It is yours until the end.
tutorial-town-upgrade-done = It is yours until the end.

tutorial-home = The last page
tutorial-home-book = { $device ->
        [terminal] Type tale to read the last page of the Book again, and log for what you chose and what you rolled. Your game is saved when you quit, and you can go on next week.
       *[keys] The menu has your Chronicle: every page you read, what you chose and what you rolled. Your game is saved after every answer. You can close it in the middle of a sentence and go on next week, or on another device.
    }
tutorial-home-deliver = Now finish it: hand over the valve.
tutorial-home-deliver-else = You have all you came for. The lesson hands it over.
tutorial-home-fit = Your friend lets you in at the side, as promised. The last choice is yours: fit the valve, or ask for more first, which is a test of Negotiate (2). Either way you win.
tutorial-home-fit-ask = They heard you out.

tutorial-over = You have driven, tested, searched, camped, fought, shopped and told a story to its end: that is everything a lone knight does. Remember the goal, keep some Fuel to get back, and pay where you can't afford to fail. Next: The Long Count, alone, with a coach.

# Hints of the first game, one for each question that comes often.

hint-knight = Every knight can finish. Johnny drives far, Logan mends and carries, Alinta and Zoey fight, Nelly heals, Sallow needs no weapon.
hint-vehicle = Fast vehicles see more of the map, strong ones carry more and last longer.
hint-draft = A weapon first, then armor. One of each is enough to start.
hint-action = Look at the goal, then at the time. Two different actions a turn: a Plot Action when you are there, Camp when you hurt.
hint-route = Each stop turns up one card, so go far in one drive. Each danger icon on the way takes effect.
hint-finding = A sure find is good. Keep searching if you don't need what you see.
hint-camp = Spend Meds on contaminated wounds first. Repair costs nothing.
hint-shop = You may visit two shops. Heal and fix before you trade.
hint-deal = Credit you don't spend is lost.
hint-weapon = Guns strike before blades. Look at how the enemy attacks.
hint-armor = Armor that stops wounds breaks, and can be fixed.
hint-option = Choices show their price. The Book remembers what you do.
hint-boost = What you add now is used up, whether you pass or not.
hint-reroll = You may re-roll a bad die. A success is worth keeping.
hint-upgrade = Choose what your next pages need. You keep it until the end.
