"""What effects do: the closed list of `do` words of cards, and their parameters.

`moments` has the list of `when` words, `mods` the numbers that count while a card is available.

Every effect may also have
  cost    none; mark: takes a general marker, once per round; discard: the card is discarded;
          combat: once per combat; stored: 1 stored card is discarded. With a cost, using it is
          the owner's choice; without one it happens by itself, unless `may` is set.
          Luck cards always cost discard, and always are their owner's choice.
  may     the knight decides whether it happens at all.
  option  above 0: effects of one moment with the same option are one alternative; the knight
          picks one alternative. Effects without option come first and always happen.
  result  passed or failed: only after a `check` of the same list with that result.
  least, most (with `roll`): only if the die shows a number from least to most.
"""

from __future__ import annotations

from typing import Final

# what effects and rewards speak of (`what`)
AMMO: Final = 0
FUEL: Final = 1
HEALTH: Final = 2
RADIATION: Final = 3
REPUTATION: Final = 4
LUCK: Final = 5  # luck cards
GREEN_CARD: Final = 6  # gear of a colour: its number minus GREEN_CARD is the colour
YELLOW_CARD: Final = 7
RED_CARD: Final = 8
DRUG: Final = 9  # a gear card with the trait drug
AVAILABLE: Final = 10  # an available gear card
STORED: Final = 11  # a stored card
COMPONENT: Final = 12  # an available gear card or the special ability
THINGS: Final = (
    "ammo",
    "fuel",
    "health",
    "radiation",
    "reputation",
    "luck",
    "green",
    "yellow",
    "red",
    "drug",
    "available",
    "stored",
    "component",
)

# whom an effect touches (`who`)
SELF: Final = 0  # the owner; with an event or enemy the knight it was played on
ANY_HERE: Final = 1  # one knight on the own hex, own choice, oneself included
ALL_HERE: Final = 2  # every knight on this hex
LOSER: Final = 3  # the knight defeated for a task
HELPED: Final = 4  # the knight helped for a task
WHO: Final = ("self", "any_here", "all_here", "loser", "helped")

COST_NONE: Final = 0
COST_MARK: Final = 1
COST_DISCARD: Final = 2
COST_COMBAT: Final = 3
COST_STORED: Final = 4
COSTS: Final = ("none", "mark", "discard", "combat", "stored")

PASSED: Final = 1
FAILED: Final = 2
RESULTS: Final = ("", "passed", "failed")

ALL: Final = 99  # an amount without limit

# traits of wasteland cards; `traits` of an effect has their bits
MACHINE: Final = 0
BEAST: Final = 1
MUTANT: Final = 2
GANG: Final = 3
CULT: Final = 4
NATURE: Final = 5
GENERAL: Final = 6
WASTELAND_TRAITS: Final = ("machine", "beast", "mutant", "gang", "cult", "nature", "general")

# traits of gear
WEAPON: Final = 0
ARMOR: Final = 1
DRUG_TRAIT: Final = 2
EQUIPMENT: Final = 3
ENHANCEMENT: Final = 4
VEHICLE: Final = 5
IMPLANT: Final = 6
MUTATION: Final = 7
TUNING: Final = 8
GEAR_TRAITS: Final = (
    "weapon",
    "armor",
    "drug",
    "equipment",
    "enhancement",
    "vehicle",
    "implant",
    "mutation",
    "tuning",
)

# --- resources and cards ---
# `who` gains `amount` of `what` (ammo, fuel, reputation, luck cards, gear of a colour)
DO_GAIN: Final = 0
# `who` heals `amount` (99: all) Health or Radiation; force: Health even at Radiation 3
DO_HEAL: Final = 1
# lose up to `amount` ammo, fuel, health or reputation; unarmored: only without an armor
# card; dice: if he had none of it, the enemy's attack checks gain `dice` in this combat
DO_LOSE: Final = 2
# `who` suffers `amount` Radiation
DO_SUFFER: Final = 3
# suffer `amount` Radiation when this combat is over
DO_SUFFER_AFTER: Final = 4
# the opponent loses `amount` Health; an enemy collects Health loss
DO_OPPONENT_LOSES: Final = 5
# pay `amount` of `what` in full (ammo, fuel, reputation; gear of a colour or its value); else
# not allowed
DO_PAY: Final = 6
# discard `amount`: own choice of green, yellow, drug; `available`: the Waster's choice of
# available gear; `stored`: the Waster takes stored cards unseen. Fewer if there are fewer
DO_DISCARD: Final = 7
# discard `amount` luck cards at random
DO_DISCARD_LUCK: Final = 8
# lose 1 red card, else 1 yellow card, else 2 green cards (own choice among equals)
DO_PLUNDER: Final = 9
# swap 1 own gear card of colour `what` with the top card of that deck
DO_SWAP_TOP: Final = 10
# take any card of this gear `trait` from the 8 normal Stalls spaces, then refill
DO_TAKE_FROM_STALLS: Final = 11
# the Waster marks `amount`: `available` gear cards, or `component`: those or the ability
DO_MARK: Final = 12
# wake an unconscious knight on the own hex as a revival does, with its 1 Reputation
DO_WAKE: Final = 13
# draw `amount` luck cards instead of 1, then discard `then_discard` of the hand
DO_DRAW_INSTEAD: Final = 14
# gain `amount` of `what` instead of the green card
DO_GAIN_INSTEAD: Final = 15
# roll one die: on `least` or more the drug is kept, not discarded
DO_KEEP_CARD: Final = 16
# the own offer is worth `amount` more in this trade action
DO_OFFER: Final = 17
# perform one trade action with the 8 normal Stalls spaces here and now
DO_TRADE: Final = 18

# --- vehicles and moving ---
# the vehicle suffers `amount` damage; a knight moving on foot (or without vehicle) loses
# `on_foot` Health instead if that is above 0; driving: only if moving by vehicle
DO_DAMAGE_VEHICLE: Final = 19
# repair the own vehicle
DO_REPAIR: Final = 20
# ignore `amount` of the damage; first: only the first damage of a round
DO_IGNORE_DAMAGE: Final = 21
# this move has `amount` Movement Points more (negative: fewer)
DO_POINTS: Final = 22
# the knight stops on this hex, his move is over
DO_STOP: Final = 23
# he stops if he has no Movement Points left
DO_STOP_WITHOUT_POINTS: Final = 24
# `amount` hexes of the route, own choice, cost 0 Movement Points
DO_FREE_HEXES: Final = 25
# the first `amount` Threat icons of the route draw no card
DO_THREATS_OFF: Final = 26
# enter the next hex of the route free of points; if none is left lose `amount` Health
DO_FLEE: Final = 27
# the Waster moves the knight `amount` hexes
DO_PUSHED: Final = 28
# skip this round's Exploration Step
DO_SKIP_EXPLORING: Final = 29
# all checks of the knight suffer `amount` dice until the end of the round
DO_WEARY: Final = 30
# place a `token` on this hex and on `adjacent` neighbours the Waster chooses (6: on all)
DO_TOKENS: Final = 31
# discard `amount` revealed wasteland cards, own choice; the Waster reveals as many others
DO_DISCARD_REVEALED: Final = 32
# look at the top `amount` wasteland cards, discard `then_discard`, put the rest back in
# any order
DO_SCOUT: Final = 33
# draw `amount` wasteland cards, put 1 under the Waster marker for the next Move Step (A13),
# discard the rest
DO_AMBUSH: Final = 34
# put the own marker on any hex: no move, explore there normally, no exploration action
DO_RIDE: Final = 35

# --- checks ---
# this check gains `amount` dice (negative: suffers); multi: with Multi-attack `multi`
# instead; only while the knight's Reputation is rep_least..rep_most
DO_DICE: Final = 36
# roll up to `amount` of the dice again; 99: all of them. The new result stands
DO_REROLL: Final = 37
# the check counts as passed
DO_PASS_CHECK: Final = 38
# exploration checks of the hexes `least`-`most` count as passed
DO_PASSED_CHECK: Final = 39
# `amount` successes of this attack check count as Bull's Eyes
DO_BULLS_EYE: Final = 40
# make a check with one of `skills`, own choice; later effects of the list see its result
DO_CHECK: Final = 41
# `amount` things are eaten, 1 fewer per success of the check before: each time lose 1 Fuel,
# lose 1 Health or discard 1 stored green card, own choice
DO_SWARM: Final = 42
# roll one die (no check); later effects of the list happen if it shows least..most
DO_ROLL: Final = 43

# --- combat ---
# set the starting range to one of `ranges`, own choice
DO_START_RANGE: Final = 44
# the range is set to `ranges` (one of them) when this clash ends
DO_CLASH_RANGE: Final = 45
# own attack checks gain `amount` dice for the whole combat
DO_COMBAT_DICE: Final = 46
# attack checks against enemies of `traits` gain `amount` dice
DO_ATTACK_DICE_AGAINST: Final = 47
# the enemy's attack checks gain `amount` dice while the knight has rep_least Reputation
DO_AGGRESSION: Final = 48
# this attack has `amount` more damage; spends_ammo: only an attack that spends Ammo
DO_ATTACK_DAMAGE: Final = 49
# a knight spends `amount` Ammo more or does not attack; an enemy suffers `dice` dice
DO_JAM: Final = 50
# the armor value is `amount` higher against this attack
DO_ARMOR: Final = 51
# lose `amount` Health less through this attack
DO_LOSE_LESS: Final = 52
# suffer `amount` Radiation less
DO_SUFFER_LESS: Final = 53
# gain `amount` dominance in this clash
DO_DOMINANCE: Final = 54
# the opponent cannot play Multi-attack or Prepare in the first clash
DO_BAR_CARDS: Final = 55
# enemies of `traits` cannot change the range, neither by card nor by text
DO_NO_RANGE_CHANGE: Final = 56
# re-equip as with Defend
DO_REEQUIP: Final = 57
# keep `amount` Health instead of falling; not against a single deadly attack
DO_KEEP_HEALTH: Final = 58
# stand at once at `amount` Health (or Radiation `amount`), even after a single deadly attack
DO_STAND: Final = 59
# texts of the enemy for `knight_loses` and `knight_defeated` are ignored
DO_IGNORE_LOSS: Final = 60
# the enemy counts as defeated without combat, but gives no Reputation
DO_COUNT_DEFEATED: Final = 61
# there is no combat; the enemy is discarded without reward
DO_LEAVE: Final = 62

# --- other cards and hexes ---
# the event has no effect and gives no reward
DO_CANCEL_EVENT: Final = 63
# the luck card being answered has no effect and is discarded
DO_CANCEL_LUCK: Final = 64
# choose any hex: each knight there suffers `amount` Radiation and loses `amount` Health
DO_STRIKE: Final = 65
# attach `amount` stored special gear card of this `trait`
DO_ATTACH: Final = 66
# put up to `amount` attached cards of this `trait` back to the blue deck
DO_DETACH: Final = 67
# attack checks of enemies of `traits` here and on adjacent hexes gain `amount` dice
DO_AURA: Final = 68

_DO: Final = """
    gain heal lose suffer suffer_after opponent_loses pay discard discard_luck plunder
    swap_top take_from_stalls mark wake draw_instead gain_instead keep_card offer trade
    damage_vehicle repair ignore_damage points stop stop_without_points free_hexes
    threats_off flee pushed skip_exploring weary tokens discard_revealed scout ambush ride
    dice reroll pass_check passed_check bulls_eye check swarm roll start_range clash_range
    combat_dice attack_dice_against aggression attack_damage jam armor lose_less suffer_less
    dominance bar_cards no_range_change reequip keep_health stand ignore_loss count_defeated
    leave cancel_event cancel_luck strike attach detach aura
"""
DO: Final[tuple[str, ...]] = tuple(_DO.split())
