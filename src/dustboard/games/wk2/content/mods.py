"""Lasting changes of numbers: what each source adds while it is in play (law: never stored).

A *source* is a face of gear, a side of an upgrade, an injury, a malfunction, a special card, a
knight's ability, a vehicle, a penalty of a Resilience Track, an event that is kept, a landmark,
a part of the vehicle, or a city task.
Rows write `mods`; gear may give a pair, for its working and its broken side. Dice are written as
dice, `dice_tech = "g"`.

>>> MOD[SPEED][INJURY_AT], len(MODS) == len(MOD)
(0, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dustboard.games.wk2.content.cards import CONTENT, place_of
from dustboard.games.wk2.content.constants import SKILLS
from dustboard.games.wk2.content.dice import NO_DICE, Pool, pool
from dustboard.games.wk2.content.gear_table import FACES, GEAR_ROWS
from dustboard.games.wk2.content.wasteland_table import EVENT_ROWS, EVENTS, UPGRADES
from dustboard.kernel.effects.modifiers import mods_table
from dustboard.kernel.errors import ContentError

MODS: Final = (
    "speed",
    "tank",
    "capacity",
    "bonus",
    "chassis",
    "health",
    "resilience",
    "repair",
    "exploration",
    "offer",
    "meds_heal",
    "lose_blades",
    "lose_guns",
    "lose_negotiate",
    "lose_aid",
    "lose_tech",
    "lose_survival",
    "lose_attack",
    "lose_tests",
    "protection",
    "tokens",
    "heavy_bars",
    "soft_damage",
    "first_damage",
    "first_radiation",
    "spare_icon",
    "spare_threat",
    "spare_radiation",
    "spare_contamination",
    "quiet_highways",
    "rough",
    "winch",
    "starter",
    "brakes",
    "heals_others",
    "healer_xp",
    "meds_radiation",
    "clean_blood",
    "field_care",
    "field_quack",
    "x_repair",
    "discount",
    "double_once",
    "bare_protection",
    "ambush",
    "no_ambush",
    "no_gang_ambush",
    "free_shot",
    "no_rerolls",
    "steady_aid",
    "aid_talks",
    "bad_wound",
    "double_botch",
    "stout",
    "lead_lined",
    "plague",
    "broken_worth",
    "resource_worth",
    "shops",
    "two_findings",
    "brittle",
    "thin_armor",
    "dog",
    "no_dog",
    "house_account",
    "gear_worth",
    "shares_armor",
    "first_fuel",
    "scent",
    "owing",
    "working_offer",
    "token_swap",
    "back_door",
    "trades_anywhere",
    "cache",
    "long_fix",
    "desert_start",
    "wind",
    "convoy",
    "sharp_search",
    "second_look",
    "finds_xp",
    "trades_near",
    "quiet_start",
    "double_fuel",
    "any_section",
    "part_room",
    "move_damage",
    "sand",
    "easy_scrub",
    "easy_mountains",
    "token_choice",
    "turret",
    "tow",
    "thick_scrub",
    "no_findings",
    "no_armor",
    "no_bonus",
    "dearer",
)
SPEED: Final = 0
TANK: Final = 1
CAPACITY: Final = 2
BONUS: Final = 3
CHASSIS: Final = 4
HEALTH: Final = 5
RESILIENCE: Final = 6
REPAIR: Final = 7
EXPLORATION: Final = 8
OFFER: Final = 9  # more cards in the offer of the Stalls
MEDS_HEAL: Final = 10  # more wounds for each Meds
LOSE_SKILL: Final = 11  # dice that tests of a skill lose: LOSE_SKILL + skill
LOSE_ATTACK: Final = 17
LOSE_TESTS: Final = 18
PROTECTION: Final = 19  # without armor (wk2.trait.07)
TOKENS: Final = 20  # threat tokens more on moves with any
HEAVY_BARS: Final = 21  # bars of Heavy vehicles count
SOFT_DAMAGE: Final = 22  # damage that tokens and entries do is so much lower
FIRST_DAMAGE: Final = 23  # damage that is ignored in each turn
FIRST_RADIATION: Final = 24  # radiation that is ignored in each turn
SPARE_ICON: Final = 25  # danger icons of choice that are ignored in each move
SPARE_KIND: Final = 26  # of one kind, the first ones of a move: SPARE_KIND + kind
QUIET_HIGHWAYS: Final = 29  # Threat icons on highways are ignored
ROUGH: Final = 30  # scrub or mountains spaces of a move that cost 1 MP
WINCH: Final = 31  # MP of one space that a move saves
STARTER: Final = 32  # Fuel that the first move on a sheet costs
BRAKES: Final = 33  # damage of a long move
HEALS_OTHERS: Final = 34  # Meds may be spent on knights on the space
HEALER_XP: Final = 35  # experience for healing another knight, once in a round
MEDS_RADIATION: Final = 36  # radiation that Meds on wounds heal as well
CLEAN_BLOOD: Final = 37  # contaminated wounds are healed like others
FIELD_CARE: Final = 38  # injuries on the space have no effect
FIELD_QUACK: Final = 39  # a Quack in camp, once on a sheet
X_REPAIR: Final = 40  # what one Repair Cost X counts in a camp
DISCOUNT: Final = 41  # off the price of one card of a visit
DOUBLE_ONCE: Final = 42  # what one resource given counts more, once in a visit
BARE_PROTECTION: Final = 43  # in a combat with bare hands
AMBUSH: Final = 44  # the knight has it
NO_AMBUSH: Final = 45  # no enemy has it
NO_GANG_AMBUSH: Final = 46
FREE_SHOT: Final = 47  # no Ammo against enemies of printed Health 1
NO_REROLLS: Final = 48
STEADY_AID: Final = 49  # Aid never loses dice
AID_TALKS: Final = 50  # Negotiate uses the dice of Aid
BAD_WOUND: Final = 51  # the first wound of a combat is contaminated
DOUBLE_BOTCH: Final = 52
STOUT: Final = 53  # armor that Armor Piercing does not stop
LEAD_LINED: Final = 54  # radiation that armor prevents by breaking
PLAGUE: Final = 55  # who suffers anything suffers so many contaminated wounds more
BROKEN_WORTH: Final = 56  # what broken gear counts more when it is given at the Stalls
RESOURCE_WORTH: Final = 57  # what each resource counts more when it is given there
SHOPS: Final = 58  # shops more in a City Action
TWO_FINDINGS: Final = 59  # an Explore Action turns up two cards at a time
BRITTLE: Final = 60  # armor that breaks on any wound
THIN_ARMOR: Final = 61  # wounds that worn armor prevents less
DOG: Final = 62  # wounds that a dog deals in the Advance Step
NO_DOG: Final = 63  # the dog stays away
HOUSE_ACCOUNT: Final = 64  # one card of a visit may be bought working side up
GEAR_WORTH: Final = 65  # what gear counts more when it is given at the Stalls
SHARES_ARMOR: Final = 66  # knights on the space may break their armor for each other
FIRST_FUEL: Final = 67  # MP more for the first Fuel of a move
SCENT: Final = 68  # the next wasteland cards are looked at when a move begins
OWING: Final = 69  # value that may be owed at the Stalls
WORKING_OFFER: Final = 70  # the offer of the Stalls lies working side up
TOKEN_SWAP: Final = 71  # threat tokens of a round that may be drawn anew
BACK_DOOR: Final = 72  # the first space entered from a crossing costs nothing
TRADES_ANYWHERE: Final = 73  # in camp with knights on any space
CACHE: Final = 74  # gear cards that may lie hidden beside the sheet
LONG_FIX: Final = 75  # damage that a Long Fix repairs more
DESERT_START: Final = 76  # MP more for a move that starts on desert
WIND: Final = 77  # a route without icons burns no Fuel
CONVOY: Final = 78  # a move over highways only ignores all icons
SHARP_SEARCH: Final = 79  # wounds dealt by the first Explore Action of a sheet
SECOND_LOOK: Final = 80  # gear found by exploring may be swapped for the next card
FINDS_XP: Final = 81  # experience with each gear card found by exploring
TRADES_NEAR: Final = 82  # in camp with knights so many steps away
QUIET_START: Final = 83  # Threat icons that a move ignores if it starts here
DOUBLE_FUEL: Final = 84  # Fuel found by exploring counts twice
ANY_SECTION: Final = 85  # any section of an exploration card may be taken
PART_ROOM: Final = 86  # parts that the vehicle may have, besides what all malfunctions cost
MOVE_DAMAGE: Final = 87  # damage that is ignored in each move
SAND: Final = 88  # desert spaces of a move that cost nothing
EASY_SCRUB: Final = 89  # scrub costs 1 MP
EASY_MOUNTAINS: Final = 90  # mountains cost 1 MP
TOKEN_CHOICE: Final = 91  # threat tokens drawn more, of which as many go back
TURRET: Final = 92  # weapons in the vehicle that count as equipped in a combat
TOW: Final = 93  # a wreck may be taken along
THICK_SCRUB: Final = 94  # MP that a scrub space costs more
NO_FINDINGS: Final = 95  # an Explore Action with which the task is done finds nothing
NO_ARMOR: Final = 96  # worn armor prevents nothing
NO_BONUS: Final = 97  # Fuel gives no MP
DEARER: Final = 98  # what a card costs more at the Stalls

UPGRADE_AT: Final = FACES
INJURY_AT: Final = UPGRADE_AT + 2 * UPGRADES
MALFUNCTION_AT: Final = INJURY_AT + len(CONTENT.injuries)
SPECIAL_AT: Final = MALFUNCTION_AT + len(CONTENT.malfunctions)
KNIGHT_AT: Final = SPECIAL_AT + len(CONTENT.special)
VEHICLE_AT: Final = KNIGHT_AT + len(CONTENT.knights)
PENALTY_AT: Final = VEHICLE_AT + len(CONTENT.vehicles)  # two for each knight
EVENT_AT: Final = PENALTY_AT + 2 * len(CONTENT.knights)  # event cards that are kept
LANDMARK_AT: Final = EVENT_AT + EVENTS
PART_AT: Final = LANDMARK_AT + len(CONTENT.landmarks)
TASK_AT: Final = PART_AT + len(CONTENT.parts)
SOURCES: Final = TASK_AT + len(CONTENT.city_tasks)

_SKILL_OF: Final = {f"dice_{skill}": number for number, skill in enumerate(SKILLS)}


def _sides(mods: Mapping[str, Any], side: int) -> dict[str, Any]:
    """The mods of one side: a pair is one value for each."""
    return {
        name: value[side] if isinstance(value, (list, tuple)) else value
        for name, value in mods.items()
    }


def _penalties(row: Any) -> list[dict[str, Any]]:
    found = [dict(one) for one in row.penalties]
    for one in found:
        one.pop("space")
    return found + [{}] * (2 - len(found))


def _all() -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    for gear in GEAR_ROWS:
        found += [(place_of("gear", gear.id), _sides(gear.mods, side)) for side in (0, 1)]
    for upgrade in CONTENT.personal_upgrades + CONTENT.general_upgrades:
        place = place_of("upgrade", upgrade.id)
        found += [(place, dict(upgrade.mods_a)), (place, dict(upgrade.mods_b))]
    found += [(place_of("injury", row.id), dict(row.mods)) for row in CONTENT.injuries]
    found += [(place_of("malfunction", row.id), dict(row.mods)) for row in CONTENT.malfunctions]
    found += [(place_of("special", row.id), dict(row.mods)) for row in CONTENT.special]
    found += [(place_of("knight", row.id), dict(row.mods)) for row in CONTENT.knights]
    found += [(place_of("vehicle", row.id), dict(row.mods)) for row in CONTENT.vehicles]
    for knight in CONTENT.knights:
        place = place_of("knight", knight.id)
        found += [(place, penalty) for penalty in _penalties(knight)]
    found += [(place_of("event", event.id), dict(event.mods)) for event in EVENT_ROWS]
    found += [(place_of("landmark", row.id), dict(row.mods)) for row in CONTENT.landmarks]
    found += [(place_of("part", row.id), dict(row.mods)) for row in CONTENT.parts]
    found += [(place_of("task", row.id), dict(row.mods)) for row in CONTENT.city_tasks]
    return found


_WRITTEN: Final = _all()


def check_mods(place: str, mods: Mapping[str, Any]) -> None:
    """Refuse a number that nothing reads, and dice that are none."""
    for name, value in mods.items():
        if name in _SKILL_OF:
            try:
                pool(value)
            except ValueError as error:
                raise ContentError(f"{place}: field 'mods.{name}': {error}") from None
        elif name not in MODS:
            raise ContentError(f"{place}: field 'mods.{name}': there is no such number")


def _dice() -> list[list[Pool]]:
    table: list[list[Pool]] = [[NO_DICE] * SOURCES for _ in SKILLS]
    for source, (_, mods) in enumerate(_WRITTEN):
        for name, value in mods.items():
            if name in _SKILL_OF:
                table[_SKILL_OF[name]][source] = pool(value)
    return table


def _numbers() -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    for place, mods in _WRITTEN:
        check_mods(place, mods)
        found.append((place, {name: mods[name] for name in mods if name not in _SKILL_OF}))
    return found


MOD: Final[list[list[int]]] = mods_table(MODS, _numbers())  # by mod and source
DICE_MOD: Final[list[list[Pool]]] = _dice()  # by skill and source
# by knight: from which space of the Resilience Track on each of two penalties counts
PENALTY_SPACES: Final[list[tuple[int, int]]] = []


def _penalty_spaces() -> None:
    for knight in CONTENT.knights:
        spaces = [int(one["space"]) for one in knight.penalties]
        spaces += [99] * (2 - len(spaces))
        PENALTY_SPACES.append((spaces[0], spaces[1]))


_penalty_spaces()
