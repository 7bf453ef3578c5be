"""The Warrant played: every ending at two and four knights, who wins it, and what stays secret."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
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

KNIGHTS = (2, 3, 4)
CARE = ("pay", "unscrew", "show", "tell", "fold", "keep", "steady", "leave", "refuse", "walk")
PRISONER = SPECIAL_BY_NUMBER[3]


def hunter(door: str, *third: str) -> Plan:
    """A knight that hunts for clues, brings the prisoner to a door, and acts on the third page."""

    def plan(state: Any, seat: int) -> tuple[list[str], str]:
        sheet = sheet_of(state)
        if sheet == "v1":
            return ["clue"], nearest(state, seat, state.plot)
        if sheet == "v2":
            held = PRISONER in state.special[seat]
            return (["deliver"], door) if held or door else (["take"], "")
        if sheet == "v3c":
            return list(third), board.ID[state.walkers[1]]
        return list(third), door if sheet != "v4" else ""

    return plan


def told(ending: int, knights: int, plan: Plan, *wants: str) -> Game:
    """The first of a few games in which a verdict is read out, and it is the one meant."""
    met = []
    for seed in range(40):
        game = told_tale(new_game("warrant", knights, seed), plan, *wants, *CARE)
        met.append(ending_of(game))
        if met[-1] == ending and 339 in entries(game):
            return game
    raise AssertionError(met)


@pytest.mark.parametrize("knights", KNIGHTS)
@pytest.mark.parametrize(
    ("ending", "door", "third", "wants"),
    [
        (340, "s07", ("testify",), ("guilty", "seal")),
        (341, "20", ("lobby",), ("graziers", "pardon", "bottle", "seal")),
        (342, "s07", ("testify",), ("guilty", "burn")),
        (343, "", ("escort",), ("seal",)),
    ],
)
def test_a_warrant_comes_to_its_ending(
    ending: int, door: str, third: tuple[str, ...], wants: tuple[str, ...], knights: int
) -> None:
    game = told(ending, knights, hunter(door, *third), *wants)
    read = entries(game)
    assert read[:2] == [288, 289]
    assert {304, 305, 306, 335, 338} <= set(read)
    verdict = read.index(ending)
    assert read[verdict - 1] == 339
    left = [seat for seat in range(knights) if not game.state.out[seat]]
    assert len(read) == verdict + 1 + len(left)
    assert set(read[verdict + 1 :]) <= {344, 345, 346, 347}
    assert read[verdict + 1 :].count(344) >= 1
    assert game.outcome is not None


def test_a_prisoner_can_be_taken_on_the_road_and_out_of_the_jail() -> None:
    met: set[int] = set()
    for seed in range(12):
        plan = hunter("s07", "break")

        def rough(state: Any, seat: int, plan: Plan = plan) -> tuple[list[str], str]:
            if sheet_of(state) == "v2" and PRISONER not in state.special[seat]:
                held = [one for one in range(state.players) if PRISONER in state.special[one]]
                spaces = [state.space[one] for one in held] or [state.walkers[1]]
                return ["take", "ambush", "bribe"], nearest(state, seat, spaces)
            return plan(state, seat)

        game = told_tale(new_game("warrant", 3, seed), rough, "shoot", "plate", "seal", *CARE)
        met |= set(entries(game))
    assert {307, 312, 315, 318, 329} <= met


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_nothing_lets_her_walk(knights: int) -> None:
    game = idly(new_game("warrant", knights, 5))
    read = entries(game)
    pages = (288, 304, 306, 314, 329, 335, 339)
    assert [entry for entry in read if entry in pages] == list(pages)
    assert 340 <= ending_of(game) <= 343
    assert game.outcome is not None


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_anything_comes_to_an_end(knights: int) -> None:
    for seed in range(5):
        game = at_random(new_game("warrant", knights, seed, quick_setup=seed % 2 == 0), seed)
        assert 340 <= ending_of(game) <= 343
