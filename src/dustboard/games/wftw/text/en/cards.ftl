# Names and mood lines of the cards; the rules part of a card is generated (effects.ftl).

## Starter set

st01 = Scavenger Raider
    .mood = First over the fence, first to run.
st02 = Wasteland Warrior
    .mood = Has outlived three warlords and liked none of them.
st03 = Desert Raider
    .mood = You see the dust, then you see the knives.
st04 = Scrap Tank
    .mood = Half a bus, half a boiler, all bad temper.
st05 = Scrap Dealer
    .mood = Everything is for sale, the scales included.
st06 = Fortress Enforcer
    .mood = The gate opens when he says so.
st07 = Scavenger Pillager
    .mood = Leaves the walls, takes the rest.
st08 = Warlord's Throne
    .mood = A driver's seat welded to a pile of the last owner's doors.
st09 = The Vault
    .mood = Nobody remembers the code. Nobody needs to any more.

## Buy deck: units

bu01 = Rust Runner
    .mood = Light boots, no luggage.
bu02 = Tinker's Mule
    .mood = It limps, it smells, it carries twice its weight.
bu03 = Canvas Column
    .mood = Twelve tanks on the ridge, and every one of them is a bed sheet.
bu04 = Turncoats
    .mood = They were always on your side. Whose side was that?
bu05 = Pothole Ambusher
    .mood = The road is a mouth.
bu06 = Barricade Crew
    .mood = Doors, tyres, bathtubs - a wall is a wall.
bu07 = Barter Urchin
    .mood = Small hands, sharp sums.
bu08 = Chrome Jackals
    .mood = They polish everything they steal.
bu09 = Sandsail Gang
    .mood = No road, no brakes, no worries.
bu10 = Mudslingers
    .mood = They lose the ground and keep whatever was lying on it.
bu11 = Static Hound
    .mood = Its growl stops watches.
bu12 = Sump Divers
    .mood = They swim where the lake used to burn.
bu13 = Tollgate Bully
    .mood = Pay here. Then pay again.
bu14 = Gutter Medic
    .mood = Two stitches and back in the line.
bu15 = Ash Drummer
    .mood = March to the tin and the bone.
bu16 = Siege Hauler
    .mood = Slow as rust and just as certain.
bu17 = Smokescreen Crew
    .mood = You cannot count what you cannot see.
bu18 = Ironclad Hauler
    .mood = Forty wheels, no windows.
bu19 = Dawn Outriders
    .mood = Gone before the coffee, back before the war.
bu20 = Ambush Pit
    .mood = The sand was flat this morning.
bu21 = Bounty Broker
    .mood = Knows what your head is worth this week.
bu22 = Bunker Wardens
    .mood = They have not seen the sun in years and do not miss it.
bu23 = Gate Breakers
    .mood = Knocking is for neighbours.
bu24 = Ghost Convoy
    .mood = You hear engines everywhere but where they are.
bu25 = The Hundred Headlights
    .mood = A false dawn that keeps coming closer.
bu26 = Leviathan Crawler
    .mood = It does not turn. Things move out of its way.

## Buy deck: bases

bb01 = Sorting Yard
    .mood = Copper left, iron right, bones at the back.
bb02 = Still House
    .mood = Potatoes go in, thunder comes out.
bb03 = Lookout Stack
    .mood = From up here every secret throws a shadow.
bb04 = Bone Palisade
    .mood = Every rib was somebody's good idea.
bb05 = Hiring Post
    .mood = Bed, soup, spear. Sign here.
bb06 = Crane Works
    .mood = The tallest thing for three days' walk.
bb07 = Barter Hall
    .mood = Under the roof no one draws first.
bb08 = Trophy Wall
    .mood = There is always room for one more hubcap.
bb09 = Toll Bridge
    .mood = Everyone crosses. Everyone pays. Nobody waves.
bb10 = Solar Terrace
    .mood = Rows of mirrors, one careful gardener.
bb11 = Radio Mast
    .mood = Somebody out there is still reading the weather.
bb12 = Drill Yard
    .mood = Run it again until it hurts less.
bb13 = Ration Cellar
    .mood = Count the tins, then count the guards.
bb14 = Shrine of the Last Engine
    .mood = It has not run in sixty years. They still bring oil.

## Objective deck: bases

ob01 = Cracked Dam
    .mood = The river left; the turbines did not.
ob02 = Salt Market
    .mood = Salt for meat, salt for batteries, salt for wounds.
ob03 = Water Tower Nine
    .mood = One to eight are holes in the ground.
ob04 = Sunken Mall
    .mood = Three floors of shopping, two of them flooded.
ob05 = Glass Crater
    .mood = At night it glows just enough to read by.
ob06 = Overpass Fort
    .mood = Who holds the bridge holds the toll.
ob07 = Refinery Ruin
    .mood = Half the pipes still scream.
ob08 = Reactor Shell
    .mood = Keep the rods wet and the children out.
ob09 = Old Armoury
    .mood = The lock was better than the walls.
ob10 = Broadcast Spire
    .mood = Own the voice and the valley listens.
ob11 = Granary Domes
    .mood = Seven domes, six full of grain, one full of rats.
ob12 = Airstrip Zero
    .mood = Nothing has landed since the sky closed.
ob13 = Monument of Mirrors
    .mood = Everyone who looks in it sees a winner.
ob14 = Buried Convoy
    .mood = Forty trucks asleep under one dune.
ob15 = Courthouse of Rust
    .mood = The law is whatever the roof still covers.
ob16 = Quarantine Ward
    .mood = The beds are clean. Do not ask why.

## Objective deck: units

ou01 = The Toll King
    .mood = His crown was a steering wheel.
ou02 = Mother Piston
    .mood = She raised an army and then she rebuilt it.
ou03 = Nightfuel Cavalry
    .mood = They ride with the lamps off.
ou04 = The Quiet Battery
    .mood = It has been charging since before the war.
