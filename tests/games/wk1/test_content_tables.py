"""The plain tables by card number that the rules read."""

import pytest

from dustboard.games.wk1.content import card_table as numbers
from dustboard.games.wk1.content import knight_table as knight_numbers
from dustboard.games.wk1.content import mods, moments, things
from dustboard.games.wk1.content import task_table as task_numbers
from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.cards import CARDS, CONTENT
from dustboard.games.wk1.content.constants import (
    BLADES,
    GREEN,
    GUNS,
    LONG,
    MEDICINE,
    MEDIUM,
    RED,
    REPAIR,
    SKILLS,
    SURVIVAL,
    TALK,
    YELLOW,
)
from dustboard.games.wk1.content.effect_table import MOD, has_effect, is_offered
from dustboard.games.wk1.content.tile_table import (
    EXPLORING_SKILL,
    MISSION_TILE,
    RESUPPLY_AMOUNT,
    RESUPPLY_BOTH,
    RESUPPLY_COLOUR,
    TILE_ID,
    TILES,
)
from dustboard.games.wk1.rules.effects.lines import ACTIONS, EFFECTS, effects_at
from dustboard.games.wk1.rules.vocabulary import BOOK
from dustboard.games.wk1.show.gallery import decks


def test_every_card_has_a_number_and_an_id_of_its_own() -> None:
    assert len(set(numbers.ID)) == numbers.COUNT == len(CARDS)
    assert numbers.ID[BY_ID["g01.4"]] == "g01.4"
    assert numbers.DESIGN[BY_ID["g01.4"]] == "g01"
    assert numbers.DECK[BY_ID["w19"]] == "enemies"


def test_each_card_is_in_one_deck() -> None:
    tables = {
        "green": numbers.GREEN_CARDS,
        "yellow": numbers.YELLOW_CARDS,
        "red": numbers.RED_CARDS,
        "blue": numbers.BLUE_CARDS,
        "vehicles": numbers.VEHICLE_CARDS,
        "wasteland": numbers.WASTELAND_CARDS,
        "tasks": numbers.TASK_CARDS,
        "luck": numbers.LUCK_CARDS,
        "sheet": numbers.SHEET_CARDS,
    }
    totals = {deck: sum(row["copies"] for row in rows) for deck, rows in decks().items()}
    assert {deck: len(cards) for deck, cards in tables.items()} == {
        deck: totals[deck] for deck in tables
    }
    every = [*tables.values(), numbers.ABILITY_CARDS, numbers.PANEL_CARDS]
    assert len(numbers.ABILITY_CARDS) == len(CONTENT.knights)
    assert sorted(card for cards in every for card in cards) == list(range(numbers.COUNT))


def test_colours_are_those_of_the_decks() -> None:
    colours = [
        numbers.COLOUR[BY_ID[card]] for card in ("g05", "y04.2", "r01", "v01", "w01", "s01a")
    ]
    assert colours == [GREEN, YELLOW, RED, -1, -1, -1]


def test_printed_numbers() -> None:
    rifle = BY_ID["r01"]
    assert numbers.ICON[rifle] == (MEDIUM, LONG)
    assert (numbers.HANDS[rifle], numbers.DAMAGE[rifle], numbers.PIERCE[rifle]) == (2, 2, 2)
    raiders = BY_ID["w19"]
    assert numbers.ESCAPE[raiders] == REPAIR
    assert (numbers.ESCAPE_DIFFICULTY[raiders], numbers.ESCAPE_PENALTY[raiders]) == (7, 1)
    assert numbers.REWARD[raiders] == ((things.AMMO, 1), (things.YELLOW_CARD, 1))
    assert numbers.TRAITS[BY_ID["w23"]] == 1 << things.BEAST | 1 << things.MUTANT
    assert numbers.REWARD_INSTEAD[BY_ID["t22"]] == ((things.REPUTATION, -1), (things.RED_CARD, 1))
    assert numbers.LUCK_ICON[BY_ID["l01"]] == things.FUEL
    assert numbers.FITS[BY_ID["y11"]] == numbers.FIT_TWO_HANDED_RANGED
    assert numbers.ESCAPE[BY_ID["vl1"]] == -1


def test_starting_gear_lies_on_its_panel() -> None:
    naomi = knight_numbers.KNIGHT_BY_ID["k02"]
    gear = knight_numbers.STARTING_GEAR[naomi]
    places = [(knight_numbers.PANEL[card], knight_numbers.PANEL_PLACE[card]) for card in gear]
    hands, pockets = knight_numbers.PANEL_HANDS, knight_numbers.PANEL_POCKETS
    assert places == [(hands, 0), (hands, 1), (pockets, 0)]
    owned = [card for cards in knight_numbers.STARTING_GEAR for card in cards]
    assert owned == list(numbers.SHEET_CARDS)
    for cards in knight_numbers.STARTING_GEAR:
        hands_used = sum(numbers.HANDS[c] for c in cards if knight_numbers.PANEL[c] == hands)
        assert hands_used <= 2


def test_tiles_and_actions() -> None:
    assert len(TILE_ID) == TILES + 1
    assert TILE_ID[MISSION_TILE] == "mt1"
    assert [EXPLORING_SKILL[n - 1] for n in (6, 7)] == [-1, REPAIR]
    assert (RESUPPLY_COLOUR[0], RESUPPLY_AMOUNT[0], RESUPPLY_BOTH[0]) == (GREEN, 1, False)
    assert (RESUPPLY_COLOUR[1], RESUPPLY_AMOUNT[1], RESUPPLY_BOTH[1]) == (YELLOW, 1, True)
    gamble = ACTIONS[0][0]
    assert [(e.least, e.most) for e in gamble[2:]] == [(1, 4), (5, 9), (10, 10)]
    assert [len(actions) for actions in ACTIONS[:15]] == [
        1,
        0,
        1,
        0,
        1,
        3,
        2,
        3,
        3,
        2,
        2,
        3,
        1,
        2,
        2,
    ]


def test_effects_by_card_and_moment() -> None:
    stranger = BY_ID["w05"]
    assert [e.option for e in effects_at(stranger, moments.AT_FACE)] == [1, 2, 2, 3]
    assert [e.option for e in effects_at(BY_ID["w02"], moments.AT_FACE)] == [0] * 3
    assert not has_effect(BY_ID["w02"], moments.AT_REST)
    assert effects_at(BY_ID["w02"], moments.AT_REST) == ()
    kept = EFFECTS[BY_ID["l12"]][0]
    assert (kept.cost, is_offered(BY_ID["l12"], kept.at)) == (things.COST_DISCARD, True)
    assert not is_offered(BY_ID["w02"], moments.AT_FACE)
    assert EFFECTS[BY_ID["g20"]] == effects_at(BY_ID["g20"], moments.AT_REST)
    assert MOD[mods.DICE_TALK][BY_ID["b03"]] == -1
    assert MOD[mods.POINTS_PER_FUEL][knight_numbers.ABILITY[0]] == 1


@pytest.mark.parametrize(
    ("module", "listed", "prefix"),
    [(moments, moments.WHEN, "AT_"), (mods, mods.MODS, "")],
    ids=["when", "mods"],
)
def test_every_word_has_its_constant(module: object, listed: tuple[str, ...], prefix: str) -> None:
    assert len(set(listed)) == len(listed)
    for number, word in enumerate(listed):
        assert getattr(module, f"{prefix}{word.upper()}") == number
    named = [key for key in vars(module) if key.startswith(prefix) and key.isupper()]
    plain = [key for key in named if not key.startswith("_") and key != "MODS"]
    assert len(plain) == len(listed)


def test_every_word_moment_and_mod_is_used_by_a_row() -> None:
    assert BOOK.unused() == []
    used = {name for card in CARDS for name in getattr(card.row, "mods", {})}
    assert used == set(mods.MODS) - {"dice_guns"}  # all six skills have a word


def test_tables_of_tasks() -> None:
    record = BY_ID["t01"]
    assert task_numbers.GOAL[record] == task_numbers.TRAVEL
    assert (task_numbers.GOAL_POINTS[record], task_numbers.GOAL_HEXES[record]) == (15, 6)
    assert numbers.ID[task_numbers.BLUE_REWARD[record]] == "b01"
    exile = BY_ID["t27"]
    assert not task_numbers.IS_COMMON[exile]
    assert task_numbers.HUNT[exile] == task_numbers.NEED_TRAIT[1][exile] == things.GANG
    assert task_numbers.NEED[1][exile] == task_numbers.NEED_DEFEAT
    assert task_numbers.NEED_HEX[1][exile] == 11
    run = BY_ID["t21"]
    assert task_numbers.NEED_WHAT[0][run] == things.DRUG


def test_numbers_of_traits_and_skills_are_those_of_their_words() -> None:
    gear = [things.WEAPON, things.ARMOR, things.DRUG_TRAIT, things.EQUIPMENT, things.ENHANCEMENT]
    gear += [things.VEHICLE, things.IMPLANT, things.MUTATION, things.TUNING]
    assert [things.GEAR_TRAITS[number] for number in gear] == [
        *("weapon", "armor", "drug", "equipment", "enhancement"),
        *("vehicle", "implant", "mutation", "tuning"),
    ]
    wasteland = [things.MACHINE, things.BEAST, things.MUTANT, things.GANG, things.CULT]
    wasteland += [things.NATURE, things.GENERAL]
    assert [things.WASTELAND_TRAITS[number] for number in wasteland] == [
        *("machine", "beast", "mutant", "gang", "cult", "nature", "general")
    ]
    skills = [BLADES, GUNS, MEDICINE, REPAIR, SURVIVAL, TALK]
    assert [SKILLS[number] for number in skills] == [
        *("blades", "guns", "medicine", "repair", "survival", "talk")
    ]
