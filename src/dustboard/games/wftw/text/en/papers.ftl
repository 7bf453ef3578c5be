# What stands on printed cards, boards and markers besides the words of the cards.

paper-title = War for the Wasteland
paper-attack = Attack
paper-defence = Defence
paper-scrap = Scrap
paper-juice = Juice
paper-spark = Spark
paper-free = Free
paper-vp = VP
paper-stockpiles = Stockpile boards
paper-stockpile = Stockpile of player { $seat }
paper-stockpile-text = Put one marker on each track. Start with 5 scrap and nothing else. For more than 20 of a resource, count the track twice.
paper-war-maps = War Maps
paper-war-map = War Map { $seat }
paper-battlefield = Battlefield { $number }
paper-base-of = Bases of player { $seat }
paper-shop = Shop
paper-defence-of-bases = My own bases
paper-markers = Markers
paper-round = Round
paper-board = Battlefield board
paper-shop-place = Shop { $number }
