"""The Long Count played: every ending and epilogue, a table that does nothing, any table."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import COUNTERS
from dustboard.kernel.game import Game
from games.wk2.tale_player import (
    Plan,
    at_random,
    ending_of,
    entries,
    idly,
    nearest,
    new_game,
    sheet_of,
    told_tale,
)

CARE = ("winch", "pay", "wait", "tick", "refuse", "radiation", "three", "two", "one", "go")


def counted(state: Any, name: str) -> int:
    return int(state.counters[COUNTERS.index(name)])


def caller(*last: str, hides: int = 3) -> Plan:
    """A knight that finds people and hides so many of them, then takes the call in its way."""

    def plan(state: Any, seat: int) -> tuple[list[str], str]:
        sheet = sheet_of(state)
        if sheet == "n1":
            return ["climb"], "17"
        if sheet == "n2":
            safe, with_you = counted(state, "safe"), counted(state, "escorts")
            if safe >= hides:
                return [], ""
            if with_you and (safe + with_you >= hides or not state.plot):
                return ["hide"], nearest(state, seat, board.CITIES)
            return ["knock"], nearest(state, seat, state.plot)
        if sheet == "n3a":
            return ["floor"], "1"
        if sheet == "n3b":
            return ["cut"], nearest(state, seat, state.challenge)
        return list(last), ""

    return plan


def told(ending: int, plan: Plan, *wants: str, knights: int = 1, least: int = 0) -> Game:
    """The first of a few games that comes to an ending, with at least so many people safe."""
    met = []
    for seed in range(80):
        options = {"one_owner": True} if knights == 2 else {}
        game = told_tale(new_game("long_count", knights, seed, **options), plan, *wants)
        met.append(ending_of(game))
        if met[-1] == ending and counted(game.state, "safe") >= least:
            return game
    raise AssertionError(met)


@pytest.mark.parametrize("knights", [1, 2])
@pytest.mark.parametrize(
    ("ending", "last", "wants"),
    [
        (214, "answer", ("climb", "truth", "send", "distance", "more")),
        (215, "answer", ("climb", "send", "distance", "answer")),
        (215, "name", ("cut", "send", "distance", "say")),
        (216, "break", ("cut", "send", "distance", "more")),
        (217, "answer", ("k-nelly", "cut", "send", "meds", "ask", "seven")),
        (218, "name", ("climb", "send", "distance", "say")),
    ],
)
def test_a_call_comes_to_its_ending(
    ending: int, last: str, wants: tuple[str, ...], knights: int
) -> None:
    game = told(ending, caller(last), *wants, *CARE, knights=knights)
    read = entries(game)
    assert read[0] == 157
    assert 163 in read
    assert read[-2] == ending
    assert read[-1] == 219 + min(3, counted(game.state, "safe"))


def test_a_tower_is_climbed_floor_by_floor() -> None:
    game = told(214, caller("answer"), "climb", "truth", "send", "distance", "more", *CARE)
    read = entries(game)
    floors = [entry for entry in read if entry in (178, 180, 181, 182, 183, 187, 184, 190, 201)]
    assert floors == sorted(floors, key=[178, 180, 181, 182, 183, 187, 184, 190, 201].index)
    assert {178, 190} <= set(floors)


def test_two_lines_that_are_cut_make_the_set_easy_to_break() -> None:
    for seed in range(80):
        plan = caller("break")
        game = told_tale(new_game("long_count", 1, seed), plan, "cut", "send", "distance", *CARE)
        read = entries(game)
        if 195 in read:
            break
    assert {179, 202, 207} <= set(read)
    assert read[-2] == 216
    assert 208 not in read


@pytest.mark.parametrize("hides", [1, 2])
def test_epilogues_go_by_the_number_hidden(hides: int) -> None:
    plan = caller("break", hides=hides)
    game = told(216, plan, "send", "refuse", "more", *CARE, least=hides)
    assert entries(game)[-1] == 219 + hides
    assert 177 in entries(game)  # the others were not found in time


@pytest.mark.parametrize("knights", [1, 2])
def test_a_table_that_does_nothing_is_not_at_this_address(knights: int) -> None:
    game = idly(new_game("long_count", knights, 5, one_owner=knights == 2))
    read = entries(game)
    assert [entry for entry in read if entry in (162, 177, 196, 203)] == [162, 177, 196, 203]
    assert read[-3:] == [213, 218, 219]
    assert game.outcome is not None
    assert game.outcome.reason == "defeat"


@pytest.mark.parametrize("knights", [1, 2])
def test_a_table_that_does_anything_comes_to_an_end(knights: int) -> None:
    for seed in range(6):
        options = {"one_owner": knights == 2, "quick_setup": seed % 2 == 0}
        game = at_random(new_game("long_count", knights, seed, **options), seed)
        assert 214 <= ending_of(game) <= 218
