"""The rows that were planned for the box, in the short notation of their tables.

M S D L are range icons, +n damage, ma multi-attack icons, ap armor-piercing bullets, ar armor,
Ag Aggression, H Health, FER ferocious; A F H R resources, g y r gear cards, Rep Reputation.
"""

GEAR = """\
g01 | Extra Bullets | 4 | equipment, general | one-use
g02 | Medi-shot | 4 | drug, general | one-use, any time
g03 | Rad-out | 4 | drug, general | one-use, any time
g04 | Crossbow | 2 | weapon | 2h, D
g05 | Zip Pistol | 2 | weapon | 1h, S
g06 | Butcher's Cleaver | 2 | weapon | 1h, M, ma 1
g07 | Roo Rifle | 1 | weapon | 2h, D L
g08 | Chain Flail | 1 | weapon | 1h, M, +1
g09 | Tyre Coat | 2 | armor | ar 1
g10 | Riot Pads | 1 | armor | ar 1
g11 | Lead Apron | 1 | armor | ar 0
g12 | Taped Magazine | 2 | enhancement: weapon that spends A | -
g13 | Iron Sights | 1 | enhancement: ranged weapon | -
g14 | Weighted Grip | 1 | enhancement: melee weapon | -
g15 | Plate Inserts | 1 | enhancement: armor | -
g16 | Whetstone Kit | 1 | enhancement: melee weapon | -
g17 | Road Map | 2 | equipment, general | permanent, limit 1 per knight
g18 | Prepper's Kit | 1 | equipment, general | permanent
g19 | Dundee Hat | 1 | equipment, general | permanent
g20 | First-aid Kit | 2 | equipment, general | mark, limit 1 per knight
g21 | Toolroll | 1 | equipment, general | permanent
g22 | Suture Wallet | 1 | equipment, general | permanent
g23 | Clicker | 1 | equipment, general | permanent
g24 | Jerry Can | 2 | equipment, general | one-use, also mid-move
g25 | Bush Tucker Tin | 2 | equipment, general | one-use, Rest Step
g26 | Smoke Pot | 1 | equipment, general | one-use, before an escape check
g27 | Pep Gum | 2 | drug, general | one-use, before a check
y01 | Chainsaw | 1 | weapon | 2h, M, +2
y02 | Service Carbine | 2 | weapon | 2h, D L, ma 1
y03 | Twin Barrel | 1 | weapon | 2h, S, +2
y04 | Drover's Revolver | 2 | weapon | 1h, S D, +1
y05 | Rail-spike Sword | 1 | weapon | 1h, M, +1, ap 1
y06 | Harpoon Gun | 1 | weapon | 2h, D, +1
y07 | Bottle Rack | 1 | weapon | 1h, S, +2
y08 | Vest | 2 | armor | ar 1
y09 | Rad Suit | 1 | armor | ar 1
y10 | Scrap Plate | 1 | armor | ar 2
y11 | Telescopic Sight | 1 | enhancement: 2h ranged weapon | -
y12 | Hot-load Barrel | 1 | enhancement: weapon that spends A | -
y13 | Drum Magazine | 1 | enhancement: weapon that spends A | -
y14 | Ceramic Lining | 1 | enhancement: armor | -
y15 | Hollow-points | 2 | equipment, general | mark
y16 | Mini-bomber | 1 | equipment, general | one-use, before combat
y17 | Night Goggles | 1 | equipment, general | permanent
y18 | Field Surgery Case | 1 | equipment, general | mark, limit 1 per knight
y19 | Rad-purge | 1 | drug, general | one-use, any time
y20 | Red Ampoule | 1 | drug, general | one-use, before combat
y21 | Spare Wheel | 1 | equipment, general | mark
r01 | Cerbero Rail Rifle | 1 | weapon | 2h, D L, +2, ap 2
r02 | Peacekeeper Repeater | 1 | weapon | 1h, S D, +1, ma 2
r03 | Thermal Lance | 1 | weapon | 2h, M, +2, ap 2
r04 | Monofil Blade | 1 | weapon | 1h, M, +1
r05 | Grenade Drum | 1 | weapon | 2h, D, +3
r06 | Walking Battery | 1 | weapon | 2h, S D, ma 3
r07 | Peacekeeper Shell | 1 | armor | ar 2
r08 | Exo-harness | 1 | armor | ar 2
r09 | Mirror Weave | 1 | armor | ar 1
r10 | Smart Link | 1 | enhancement: any weapon | -
r11 | Adrenal | 2 | drug, general | one-use, on your K.O.
r12 | Sky Eye | 1 | equipment, general | mark, before moving
r13 | Company Passkey | 1 | equipment, general | permanent
"""

BLUE = """\
b01 | Muscle Car | vehicle | Speed 5, capacity 2 / damaged Speed 4, capacity 1
b02 | Cyber-arm | implant | attached to the knight
b03 | Scales | mutation | attached to the knight
b04 | Turbo-injector | tuning | attached to the vehicle
b05 | Old Faithful | weapon | 1h, S D L, +2
b06 | Warden's Mantle | armor | ar 2
b07 | Widow's Chart | equipment | permanent
b08 | Last Radio | equipment | mark
b09 | Sump Crown | equipment | permanent
b10 | Golden Can | equipment | mark
b11 | Bunyip Tooth | equipment | permanent
b12 | Doc's Black Bag | equipment | mark
b13 | Red Key | equipment | permanent
"""

VEHICLES = """\
v01 | Strider | 4 | Speed 4, capacity 2 | Speed 3, capacity 1
v02 | Off-road | 4 | Speed 3, capacity 3 | Speed 2, capacity 2
v03 | Heavy-duty | 4 | Speed 2, capacity 4 | Speed 1, capacity 3
"""

EVENTS = """\
w01 | Tornado | nature | Survival (7) | 1 g
w02 | Acid Rain | nature | Survival (5) | 1 g
w03 | Car Wreck | general | Repair (7) | 1 y, 3 F
w04 | Radiation Storm | nature | Survival (9) | none
w05 | Wounded Stranger | general | Medicine (9) | 1 Rep, 1 g
w06 | Hungry Locusts | nature | Survival (7) | 1 g
w07 | Rough Terrain | general | Repair (7) | none
w08 | Wandering Merchant | general | Talk (5) | 1 g
w09 | Dust Wall | nature | Survival (7) | 1 A
w10 | Flash Flood | nature | Survival (5) | 1 y
w11 | Bushfire | nature | Blades (7) | none
w12 | Heat Shimmer | nature | Medicine (7) | none
w13 | Sinkhole | nature | Repair (9) | 1 y
w14 | Roadside Still | general | Medicine (5) | 3 F
w15 | Toll Booth | general | Talk (7) | none
w16 | Ghost Radio | general | Repair (5) | 1 g
w17 | Minefield | general | Repair (9) | 2 A, 1 g
w18 | Camel Jam | general | Guns (5) | heal 1 H, 1 g
"""

ENEMIES = """\
w19 | Hell Raiders | gang | Repair (7) | Ag4, S D, +1, ar1, H3 | 1 y, 1 A
w20 | InHR | machine | Medicine (7) | Ag3, S D, ar1, H3 | 1 A, 1 y
w21 | Furball | beast | Survival (7) | FER, Ag5, M, +1, H3 | 1 Rep, 1 g
w22 | Shelobie | beast | Blades (7) | Ag4, M S, ar1, H3 | 1 y, heal 1 H
w23 | Silent Howler | beast, mutant | Survival (9) | Ag5, M, +1, ma1, H2 | 1 y, 1 F
w24 | Alice's Exiles | gang | Talk (7) | Ag3, S D, ma1, ar1, H3 | 1 y
w25 | Digger 2.0 | machine | Repair (9) | Ag4, M S, +1, ap2, ar2, H3 | 1 y, 2 F
w26 | Peacekeeper Mk IV | machine | Guns (9) | FER, Ag5, D L, +1, ap1, ar2, H4 | 1 r
w27 | Mower Flock | machine | Repair (5) | Ag2, M, ma2, H2 | 1 g, 1 F
w28 | Vending Sentinel | machine | Talk (5) | Ag3, S, +1, ar2, H2 | 2 g
w29 | Crop Duster | machine | Guns (7) | Ag3, D L, ar1, H2 | 1 g, 2 A
w30 | Bog Walkers | mutant | Survival (7) | Ag4, M, ap1, ar1, H2 | 1 y
w31 | Drop Bear | beast | Survival (5) | Ag4, M, +1, H2 | 2 g
w32 | Roo Stampede | beast | Survival (7) | FER, Ag4, M, ma2, H3 | 1 y
w33 | Salt Croc | beast | Blades (9) | FER, Ag5, M, +2, ar1, H4 | 1 Rep, 1 y
w34 | Razor Galahs | beast | Guns (5) | Ag4, S, ma1, H1 | 1 g, 1 A
w35 | Toll Kings | gang | Talk (7) | Ag4, S D, ar1, H3 | 1 y, 1 g
w36 | Pump Jackers | gang | Guns (7) | Ag3, S D, +1, H2 | 3 F
w37 | Bone Surfers | gang | Survival (7) | Ag4, M S, ma1, H2 | 1 g, 1 F, 1 A
w38 | The Deputies | gang | Talk (9) | Ag4, D L, +1, ar1, H4 | 1 Rep, 2 A
w39 | Manifold Zealots | cult | Talk (7) | Ag3, M S, +1, H3 | 1 y
w40 | Glow Choir | cult | Medicine (7) | Ag2, S, H3 | 1 y, heal 1 H
w41 | Tailpipe Brethren | cult | Repair (7) | Ag3, M S, ar1, H2 | 2 F, 1 g
w42 | Ash Pilgrims | cult | Talk (5) | Ag3, M, ma1, H2 | 1 g, 1 A
w43 | Night Shift | mutant | Medicine (9) | Ag4, M S, +1, ar1, H3 | 1 y, 1 g
w44 | Ward Six Twins | mutant | Medicine (7) | FER, Ag5, M S, H3 | 1 r
"""

LUCK = """\
l01 | Bolts A | All Night on the Road | F
l02 | Bolts 2 | Deadly Quick | A
l03 | Bolts 3 | Die Already! | A
l04 | Bolts 4 | Faster, faster! | F
l05 | Bolts 5 | Not the Face | H
l06 | Bolts 6 | Back Roads | F
l07 | Bolts 7 | Thick Skull | H
l08 | Bolts 8 | Spare Parts | F
l09 | Bolts 9 | Loaded Dice | R
l10 | Bolts 10 | Cold Front | R
l11 | Bolts J | Quick Hands | A
l12 | Bolts Q | Nope | R
l13 | Bolts K | Dead Reckoning | H
l14 | Bones A | Second Wind | H
l15 | Bones 2 | Bullseye Blues | A
l16 | Bones 3 | Jam! | A
l17 | Bones 4 | Sand in the Eyes | F
l18 | Bones 5 | Old Debt | F
l19 | Bones 6 | Borrowed Map | F
l20 | Bones 7 | Quiet Feet | H
l21 | Bones 8 | Clean Water | R
l22 | Bones 9 | Lucky Find | A
l23 | Bones 10 | Read the Dust | R
l24 | Bones J | Sleight | R
l25 | Bones Q | Brass Nerve | H
l26 | Bones K | Not Today | A
"""

KNIGHTS = """\
k01 | Mel Gearson | Road Warden | 2 | 3 | 1 | 3 | 3 | 2 | 3
k02 | Naomi Vatt | Mechanic | 1 | 2 | 2 | 4 | 2 | 2 | 3
k03 | Chris Hammersworn | Preacher | 2 | 2 | 2 | 1 | 2 | 4 | 3
k04 | Russel Crown | Gladiator | 4 | 2 | 1 | 1 | 3 | 2 | 3
k05 | David Mayhem | Mercenary | 2 | 4 | 1 | 2 | 3 | 1 | 3
k06 | Heat Leisure | Trader | 1 | 2 | 2 | 2 | 2 | 4 | 3
k07 | Kate Blanksheet | Stalker | 2 | 2 | 2 | 1 | 4 | 2 | 3
k08 | Geoffrey Goldrush | Prospector | 3 | 1 | 1 | 3 | 3 | 2 | 4
k09 | Hugh Jackal | Outcast | 4 | 1 | 2 | 1 | 3 | 2 | 3
k10 | Nicole Killman | Urban Samurai | 4 | 2 | 2 | 1 | 2 | 2 | 3
k11 | Dr Imogen Pyke | Scientist | 1 | 1 | 4 | 3 | 2 | 2 | 3
k12 | Tamsin Rook | Courier | 2 | 2 | 1 | 2 | 3 | 3 | 4
k13 | Josiah Flint | Bounty Hunter | 2 | 3 | 1 | 2 | 3 | 3 | 3
"""

TASKS = """\
t01 | Speed Record | Muscle Car, 2 Rep
t02 | Nice Trophy! | 2 Rep, 1 g
t03 | Pit Fight | Warden's Mantle, 1 Rep
t04 | Robo-killer | 2 Rep, 1 y
t05 | Big Game | Bunyip Tooth, 1 Rep
t06 | Heretic Season | 2 Rep, 2 A
t07 | The Long Road | Widow's Chart, 1 Rep
t08 | Good Samaritan | 3 Rep
t09 | Untouched | 2 Rep, 1 y
t10 | Hoarder | 3 Rep
t11 | Storm Chaser | 1 Rep, 1 y, 2 F
"""

PRIVATE = """\
t12 | Burn, Baby, Burn! | [9] explore, Repair (7) | [12] explore | Turbo-injector, 1 Rep
t13 | Ghost in the Tower | [11] explore, Repair (7) | [1] explore, discard 1 y | Cyber-arm, 1 Rep
t14 | Lot Number Zero | [6] explore, Medicine (7) | [10] explore, suffer 2 R | Scales, 2 Rep
t15 | Widow's Errand | [5] explore, Talk (5) | [15] explore, Guns (7) | Old Faithful, 1 Rep
t16 | Voices in the Static | [13] explore | [14] explore, Repair (7) | Last Radio, 1 Rep
t17 | Uncrowned | [1] explore, discard 1 g | [13] explore, Talk (9) | Sump Crown, 2 Rep
t18 | Pipeline Politics | [2] explore, Talk (7) | [9] explore, spend 2 F | Golden Can, 1 Rep
t19 | Second Opinion | [8] explore | [3] explore, Medicine (9) | Doc's Black Bag, 2 Rep
t20 | Press the Button | [7] explore, Repair (9) | [4] explore, discard 1 y | Red Key, 2 Rep
t21 | Medicine Run | [4] explore, discard 1 drug | [8] explore | 2 Rep, 1 y
t22 | The Red Ledger | [10] explore, Talk (7) | [4] explore | 3 Rep
t23 | Garden Party | [12] explore | [3] explore, discard 2 g | 3 Rep, draw 2 luck cards
t24 | Deep Freight | [14] explore, spend 1 F | [2] explore, show 4 stored cards | 2 Rep, 1 y, 2 A
t25 | Cage Money | [15] explore, Blades (7) | [1] explore | 2 Rep, 2 g
t26 | Tainted Harvest | [3] explore, Survival (7) | [6] explore, Medicine (7) | 3 Rep, 1 g
t27 | The Prodigal Exile | [5] explore | defeat a gang enemy on or next to [11] | 3 Rep, 1 y
"""

SHEETS = """\
Mel | Sawn Pipe Gun 1h, S, +1 | Biker Leathers ar 1 | -
Naomi | Rivet Gun 1h, S, ap 1; Big Spanner 1h, M | - | Toolbelt
Chris | P-A Shotgun 2h, S D, +1 | Junk Protector ar 1 | -
Russel | Arena Trident 2h, M, +1 | Bucket Helm and Straps ar 1 | -
David | Worn Carbine 2h, D L | Webbing ar 0 | Spare Clip
Heat | Lady's Revolver 1h, S | Good Suit ar 0 | Sample Case
Kate | Roo Rifle (old) 2h, D L | Oilskin ar 0 | Compass
Geoffrey | Pickaxe 2h, M, ap 1 | Tin Breastplate ar 1 | -
Hugh | Claw Gauntlets 2h, M, ma 1 | Hide Coat ar 1 | -
Nicole | Rebar Katana 1h, M, +1; Throwing Cogs 1h, S, no Ammo | - | Tea Tin
Imogen | Dart Pistol 1h, S D | Lab Apron ar 0 | Case of Vials
Tamsin | Slingbow 1h, D, no Ammo | Padded Jacket ar 1 | -
Josiah | Marshal's Pistol 1h, S D; Handcuffs 1h, M | - | Wanted Posters
"""

NORMAL = """\
n01 | desert | 1 | T
n02 | highway | 1 | -
n03 | swamp | 3 | C
n04 | desert | 2 | -
n05 | desert | 1 | T
n06 | desert | 1 | T
n07 | desert | 2 | -
n08 | desert | 2 | R T
n09 | swamp | 3 | C
n10 | swamp | 3 | C T
n11 | swamp | 2 | R C
n12 | mountains | 3 | -
n13 | mountains | 3 | R
n14 | mountains | 3 | T
n15 | mountains | 3 | T R
n16 | jungle | 2 | C
n17 | jungle | 3 | T
n18 | jungle | 3 | T C
n19 | highway | 1 | T
n20 | highway | 1 | T T
n21 | highway | 1 | T R
n22 | highway | 1 | -
"""

NUMBERED = """\
1 Gangraen | 1 | -
2 Pumps | 2 | -
3 Queen's Valley | 2 | -
4 New Sydney | 1 | -
5 Alice Offsprings | 2 | -
6 Cerbero Biolabs | 2 | C
7 Red Tomb | 3 | R R
8 Cerbero Pharmaceutics | 2 | C T
9 Old Refinery | 2 | T
10 Warata Industries | 3 | T R
11 Cerbero Tower | 2 | T T
12 Rusty's Garden | 1 | -
13 Kosciusko's Redoubt | 3 | -
14 Sandpiercer | 2 | T
15 Carcassville | 2 | T
"""
