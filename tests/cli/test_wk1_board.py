"""Waste Knights in the terminal: the map, routes by hex numbers, sheets, combat, the Waster."""

from __future__ import annotations

import random
from contextlib import suppress
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import dustboard
from cli.conftest import Cli
from dustboard.cli import words as terminal
from dustboard.cli.answers import read_key
from dustboard.cli.boards import board_of
from dustboard.cli.boards.generic import Section
from dustboard.cli.boards.wk1.board import KnightsBoard
from dustboard.cli.boards.wk1.map import icons
from dustboard.kernel.decisions import Message
from dustboard.kernel.errors import IllegalAnswer
from dustboard.kernel.game import Game

TITLE = dustboard.title("wk1")
BOARD = board_of(TITLE)
OPENING = ["1", "3", "1 7 13", "vehicle"]  # Mel, Heavy-duty, three cards into the pockets


@cache
def _asked(name: str, seed: int) -> Game:
    """A game of three at the first question of a name; others answer at random."""
    game = dustboard.new_game("wk1", players=3, seed=seed)
    luck = random.Random(seed)
    while game.pending[0].name != name:
        decision = game.pending[0]
        game.answer(decision.seat, luck.randrange(len(decision.options)))
    return game


def asked(name: str, seed: int = 1) -> Game:
    return _asked(name, seed).clone()


def seen(game: Game) -> dict[str, Any]:
    return game.view(game.pending[0].seat)


def drawn(section: Section, width: int) -> list[str]:
    assert section.drawn is not None
    return ["".join(text for text, _ in line).rstrip() for line in section.drawn(width)]


def words(sections: list[Section]) -> str:
    return "\n".join(f"{one.heading} {row}" for one in sections for row in one.rows)


def look(view: dict[str, Any], *what: str) -> list[Section]:
    found = BOARD.look(view, list(what))
    assert found is not None
    return found


def test_wk1_has_a_board_of_its_own() -> None:
    assert type(BOARD) is KnightsBoard


@pytest.mark.parametrize(("width", "name"), [(80, "Cerbero Bi"), (120, "Cerbero Biolabs")])
def test_the_map_shows_every_hex_with_its_dangers_and_fits(width: int, name: str) -> None:
    view = seen(asked("travel"))
    lines = drawn(look(view, "map")[0], width)
    assert all(len(line) <= width for line in lines)
    text = "\n".join(lines)
    for row in view["hexes"]:
        signs = icons(row)
        letter = {"": "c"}.get(row["terrain"], row["terrain"][:1])
        assert f"{row['hex']:>2} {letter}{row['difficulty']}{signs}" in text
    assert name in text
    assert terminal.said("en", "map-legend") in " ".join(text.split())


def test_the_map_shows_knights_markers_tokens_and_the_route() -> None:
    view = seen(asked("travel"))
    view["seats"][1]["down"] = True
    view["hexes"][0]["knights"] = [0, 1]
    view["hexes"][12]["tokens"]["threat"] = 3
    view["hexes"][12]["special"] = [{"token": "pills", "dark": True}]
    view["own"]["route"] = [3, 12]
    view["mission"]["called"] = 12
    text = "\n".join(drawn(look(view, "map")[0], 80))
    assert "Ab" in text
    assert "=1" in text
    assert "=2 * P" in text
    assert "?" in text  # markers of the mission lie face down
    told = words(look(view, "hex", "12"))
    threat = f"threat {view['hexes'][12]['threat'] + 3}"
    for said in (threat, "pills token (dark side)", "stop 2 of the route", "Next to it: 3,"):
        assert said in told


def test_the_map_in_words_has_every_hex() -> None:
    view = seen(asked("travel"))
    rows = look(view, "map")[0].rows
    assert [row[0] for row in rows] == [str(place) for place in range(37)]
    assert rows[0][1] == "Gangraen (city)"


def test_a_question_shows_the_part_of_the_table_it_is_about() -> None:
    headings = {
        "travel": ["MAP"],
        "stalls-update": ["STALLS (what gear is worth: green 1, yellow 3, red 9, blue 12)"],
        "escape_or_face": ["THE WASTER PLAYED"],
        "react_my_check": [],
    }
    for name, expected in headings.items():
        game = asked(name)
        shown = [one.heading for one in BOARD.scene(seen(game), game.pending[0])]
        assert [one for one in shown if "POOL" not in one] == expected


def test_combat_is_told_with_range_dominance_and_both_sides() -> None:
    game = asked("combat_card")
    view = seen(game)
    text = words(BOARD.scene(view, game.pending[0]))
    fight = view["arena"]
    assert f"[{fight['range'].upper()} ({fight['difficulty']})]" in text
    assert "dominance" in text
    assert f"Health {fight['health'][0]} of 4" in text
    assert f"{fight['aggression']} dice" in text
    line = BOARD.status(view)[0]
    assert line.startswith(f"Clash {fight['clash']} of 3, {fight['range'].capitalize()} Range")
    note = BOARD.option_note(view, game.pending[0], "defend")
    assert "lose 2 dice" in note


def test_dice_are_shown_with_what_they_mean() -> None:
    game = asked("react_my_check")
    view = seen(game)
    view["check"] |= {
        "seat": view["you"],
        "skill": "repair",
        "difficulty": 7,
        "rolled": True,
        "dice": [3, 8, 10],
        "faces": ["miss", "hit", "bull"],
    }
    assert BOARD.status(view)[-1] == "Repair (7): 3, 8 (success), 10 (Bull's Eye)."
    view["check"] |= {"rolled": False, "pool": 1}
    assert BOARD.status(view)[-1] == "Repair (7): you roll 1 die."


def test_the_waster_is_told_for_whom_he_plays() -> None:
    game = asked("waster")
    view = seen(game)
    active = view["active"]
    knight = view["seats"][active]["knight"]
    name = BOARD.words.knight(knight)
    assert BOARD.role(view) == f"You are now the Waster for {name} (Player {active + 1})"
    assert BOARD.role(game.view(active)) == ""
    assert BOARD.role(game.view(None)) == ""
    text = words(BOARD.scene(view, game.pending[0]))
    for card in view["trip"]["revealed"]:
        assert BOARD.words.text(card) in text


def test_a_sheet_has_gear_resources_luck_and_tasks_but_no_secret_of_a_rival() -> None:
    game = asked("travel", 3)
    view = seen(game)
    me = view["you"]
    mine = words(look(view, "me"))
    row = view["seats"][me]
    for said in (f"Health {row['health']}", "Blades ", "backpack", "vehicle", "MY LUCK CARDS"):
        assert said in mine
    for card in view["own"]["luck"]:
        assert BOARD.words.text(card) in mine
    other = (me + 1) % 3
    rival = words(BOARD.seat(view, other))
    theirs = game.view(other)["own"]
    assert "LUCK" not in rival
    hidden = [*theirs["luck"], *theirs["backpack"], *theirs["cargo"]]
    assert len(hidden) > 3
    assert not [id for id in hidden if BOARD.words.card(id) in rival]
    assert f"{len(theirs['cargo'])} of 4" in rival


# -- at the table ---------------------------------------------------------------------------------

GAME = ("play", "wk1", "--seats", "human,bot:random,bot:random", "--seed", "5")


def test_a_route_is_planned_by_the_numbers_of_hexes(cli: Cli) -> None:
    ran = cli(*GAME, typed=[*OPENING, "2 10 11", "undo", "go"])
    assert "Sandpiercer (difficulty 2; threat 1; marker face down)" in ran.out
    assert (
        "Route 2 10 11: 5 Movement Points for 2 Fuel (1 Fuel gives 3), 1 left over, up to 6"
        " wasteland cards." in ran.out
    )
    assert "Route 2 10: 4 Movement Points for 2 Fuel (1 Fuel gives 3), 2 left over" in ran.out
    assert "You plan a route of 2 hexes." in ran.out


def test_a_route_that_is_not_allowed_is_refused_whole_with_its_clause(cli: Cli) -> None:
    ran = cli(*GAME, typed=[*OPENING, "2 10 30", "why 30", "why 0", "2 3", "99", "quit", "n"])
    assert (
        "Not now: nothing was sent; '30' is refused: Rusty's Garden is not next to the end"
        " of your route. [wk1.move.07]" in ran.out
    )
    assert "Rusty's Garden is not next to the end of your route. [wk1.move.07]" in ran.out
    assert "Gangraen is already part of your route." in ran.out
    assert "Route 2 3: " in ran.out  # nothing was kept of the refused one
    assert "Route 2 10" not in ran.out


def test_a_number_is_never_the_beginning_of_another(cli: Cli) -> None:
    """A hex that is not next to the route is refused, also if its number begins a longer one."""
    ran = cli(*GAME, typed=[*OPENING, "2 10", "1", "why 1", "quit", "n"])
    refused = "Desert (1) is not next to the end of your route. [wk1.move.07]"
    assert f"Not now: {refused}" in ran.out
    assert f"{refused}" in ran.out
    assert "Route 2 10 11" not in ran.out
    game = dustboard.new_game("wk1", players=3, seed=5)
    luck = random.Random(5)
    cut = 0
    while not game.over and len(game.answers) < 400:
        decision = game.pending[0]
        for option in decision.options:
            for end, (letter, after) in enumerate(pairwise(option.key), 1):
                if letter.isdecimal() and after.isdecimal() and end > 1:
                    word = option.key[:end]
                    with suppress(IllegalAnswer):
                        assert read_key(decision, word) != option.key
                    cut += 1
        game.answer(decision.seat, luck.choice(decision.options).key)
    assert cut > 50


def test_a_route_beyond_the_fuel_is_announced(cli: Cli) -> None:
    typed = [*OPENING, "3 12 26 25 24 23 22", "quit", "n"]
    ran = cli(*GAME, typed=typed)
    assert "TOO LITTLE FUEL: you will stop before hex 23 [wk1.move.16]." in ran.out


def test_words_of_the_title_and_help(cli: Cli) -> None:
    typed = ["?", "map", "me", "luck", "stalls", "tasks", "arena", "mission", "hex 7", "hex 99"]
    ran = cli(*GAME, typed=[*OPENING[:3], *typed, "quit", "n"])
    dealt = dustboard.new_game("wk1", players=3, seed=5).view(0)["own"]["luck"]
    luck = [TITLE.text("en", Message(card)) for card in dealt]
    assert len(luck) == 3
    for said in ("Type hexes by their numbers", "  36, Desert", *luck):
        assert said in ran.out
    for said in (
        "STALLS (what gear",
        "OPEN TASKS",
        "There is no fight right now.",
        "HEX 7: Pumps (city)",
    ):
        assert said in ran.out
    assert "MISSION: Savior of the Waste" in ran.out
    assert "there is no hex '99'; hexes are 0 to 36" in ran.out


def test_chances_stand_behind_the_answers(cli: Cli) -> None:
    ran = cli(
        "learn",
        "wk1",
        typed=["", "", "", "1", "rule", "vehicle", "why 0", "8 1 0 go", "", "", "on"],
    )
    assert "1. Escape (20 % to escape)" in ran.out


def test_who_lies_unconscious_is_told_so() -> None:
    view = seen(asked("travel"))
    view["seats"][view["you"]]["down"] = True
    assert BOARD.status(view)[0].endswith("You lie unconscious.")


def test_an_empty_line_passes_where_nothing_must_be_used(cli: Cli) -> None:
    for seed in range(5, 40):  # the first at which there is something to use
        ran = cli(*GAME[:-1], str(seed), typed=[*OPENING, "2 go", "", "quit", "n"])
        if "(Enter: pass)> " in ran.out:
            break
    assert "(Enter: pass)> " in ran.out
    assert "You: Pass" in ran.out


@pytest.mark.parametrize("mission", ["savior", "manifold", "only_one", "freight", "blackout"])
def test_bots_play_every_mission_to_the_end_and_the_result_is_told(cli: Cli, mission: str) -> None:
    seats = "bot:random,bot:random,bot:random"
    ran = cli("play", "wk1", "--seats", seats, "--seed", "4", "--option", f"mission={mission}")
    assert ran.code == 0
    assert "THE GAME IS OVER: " in ran.out
    assert "gear worth" in ran.out
