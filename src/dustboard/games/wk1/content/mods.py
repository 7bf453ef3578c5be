"""Numbers that count while a card or an ability is available: the closed list of mods.

A mod of a weapon, an armor or a vehicle counts for that card, one of an enhancement or tuning for
the card it is attached to where the comment speaks of a weapon or a vehicle; all others count
for their owner. Printed numbers of an enhancement (`numbers.DAMAGE`, `MULTI`, `PIERCE`, `ARMOR`,
`ICONS`) are added to those of the card it is attached to.
"""

from __future__ import annotations

from typing import Final

# --- dice of checks, added to the owner's pool (negative: taken away); never attack checks ---
# Blades checks
DICE_BLADES: Final = 0
# Guns checks
DICE_GUNS: Final = 1
# Medicine checks
DICE_MEDICINE: Final = 2
# Repair checks
DICE_REPAIR: Final = 3
# Survival checks
DICE_SURVIVAL: Final = 4
# Talk checks
DICE_TALK: Final = 5
# Repair checks in the Exploration Step
DICE_REPAIR_EXPLORING: Final = 6
# escape checks
DICE_ESCAPE: Final = 7
# escape checks against nature events
DICE_ESCAPE_NATURE: Final = 8
# search checks
DICE_SEARCH: Final = 9

# --- moving and the board ---
# Movement Points added to the sum of each move (negative: fewer)
POINTS: Final = 10
# Movement Points added to the sum of a move by vehicle
VEHICLE_POINTS: Final = 11
# more Movement Points for each Fuel spent on a move
POINTS_PER_FUEL: Final = 12
# more Movement Points for the first Fuel of a move
FIRST_FUEL_POINTS: Final = 13
# added to the Speed of the vehicle it is attached to
SPEED: Final = 14
# more hexes that may be entered on foot; still exactly one wasteland card
FOOT_HEXES: Final = 15
# 1: obstacle tokens cost this vehicle nothing
OBSTACLES_IGNORED: Final = 16
# points by which hexes with a Radiation icon or token are cheaper, at least 1
RADIATED_HEX_COST: Final = 17
# Threat icons of every move, from its start, that draw no card
THREATS_IGNORED: Final = 18
# Radiation suffered less in the board effects
BOARD_RADIATION: Final = 19
# contamination icons or tokens ignored in the board effects
CONTAMINATION_IGNORED: Final = 20
# Health lost less when facing a nature event
NATURE_LOSS: Final = 21

# --- gear and trade ---
# more cards that the backpack holds
BACKPACK: Final = 22
# value to offer less in each trade action with the Stalls, not below 1
STALLS_DISCOUNT: Final = 23
# green cards (value) that a resupply costs less, at least 0
RESUPPLY_DISCOUNT: Final = 24
# 1: this vehicle can be damaged but never wrecked
NEVER_WRECKED: Final = 25
# open gear cards of their choice that each knight hit by a `strike` action loses
BLAST_DESTROYS: Final = 26
# 1: this weapon uses no hand
NO_HAND: Final = 27
# 1: usable as a weapon from the vehicle without hands if not on foot
FROM_VEHICLE: Final = 28
# 1: marked after an attack with it
ATTACK_MARKS: Final = 29

# --- attack and defence of the owner (weapon or its enhancement: with that weapon only) ---
# added to the attack checks of the opponent (negative: they suffer dice)
FOE_ATTACK_DICE: Final = 30
# dice gained by its first attack check in a combat
FIRST_ATTACK_DICE: Final = 31
# -1 die modifiers under the chosen range icon that are ignored
RANGE_PENALTY_IGNORED: Final = 32
# Ammo that its Multi-attack spends less
MULTI_AMMO_LESS: Final = 33
# more damage on Multi-attack
MULTI_DAMAGE: Final = 34
# Ammo that every attack spends more
AMMO_MORE: Final = 35
# more damage for each Bull's Eye
BULLS_EYE_DAMAGE: Final = 36
# dice the opponent suffers in the next clash after a hit that was fully soaked
SOAKED_HIT_DICE: Final = 37
# 1: a hit also cancels a range change of the opponent in this clash
HIT_CANCELS_CHANGE: Final = 38
# 1: Defend and an attack with it may not be played in consecutive clashes
DEFEND_APART: Final = 39
# added to the armor value at all times
ARMOR: Final = 40
# added to the armor value against icons other than melee
ARMOR_RANGED: Final = 41
# Bull's Eyes of each attack against the owner that add no damage, from the first
BULLS_EYE_SOAKED: Final = 42
# dice that Defend costs the opponent more
DEFEND_DICE: Final = 43
# dice that Change Range (advance) costs the opponent more
ADVANCE_DICE: Final = 44
# added to the dominance that own Defend gives the opponent (negative: less)
DEFEND_DOMINANCE: Final = 45
# dice gained by the next melee attack of this combat after an own Defend
MELEE_DICE_AFTER_DEFEND: Final = 46

# --- enemies and villains, in their combat ---
# 1: armor values of both sides count as 0
NO_ARMOR: Final = 47
# 1: the knight may not play Change Range
NO_CHANGE_RANGE: Final = 48
# 1: it never plays Change Range to retreat
NEVER_RETREATS: Final = 49
# more dominance through its Change Range (advance)
ADVANCE_DOMINANCE: Final = 50
# 1: in the first clash the knight's card is revealed before the Waster chooses
FIRST_CARD_OPEN: Final = 51
# 1: no luck card may answer its Multi-attack
MULTI_UNANSWERED: Final = 52
# Radiation that each Bull's Eye of its checks makes the knight suffer
BULLS_EYE_RADIATION: Final = 53
# the first time its Health loss reaches its Health, the tokens are removed and its
# Aggression is this much lower from then on; then it is defeated at the same loss again
SECOND_LIFE: Final = 54
# 1: Health loss tokens stay on it between combats
KEEPS_LOSS: Final = 55
# hexes it moves toward the knight with most Reputation in each Waster Step
FOLLOWS_LEADER: Final = 56
# 1: when defeated it returns to its start hex at full Health
RETURNS_HOME: Final = 57

_MODS: Final = """
    dice_blades dice_guns dice_medicine dice_repair dice_survival dice_talk
    dice_repair_exploring dice_escape dice_escape_nature dice_search points vehicle_points
    points_per_fuel first_fuel_points speed foot_hexes obstacles_ignored radiated_hex_cost
    threats_ignored board_radiation contamination_ignored nature_loss backpack
    stalls_discount resupply_discount never_wrecked blast_destroys no_hand from_vehicle
    attack_marks foe_attack_dice first_attack_dice range_penalty_ignored multi_ammo_less
    multi_damage ammo_more bulls_eye_damage soaked_hit_dice hit_cancels_change defend_apart
    armor armor_ranged bulls_eye_soaked defend_dice advance_dice defend_dominance
    melee_dice_after_defend no_armor no_change_range never_retreats advance_dominance
    first_card_open multi_unanswered bulls_eye_radiation second_life keeps_loss
    follows_leader returns_home
"""
MODS: Final[tuple[str, ...]] = tuple(_MODS.split())
