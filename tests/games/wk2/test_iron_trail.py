"""The Iron Trail played: every ending, a table that does nothing, tables that do anything."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import COUNTERS
from dustboard.games.wk2.content.wasteland_table import CARD_ID, SPECIAL_BY_NUMBER
from games.wk2.scene import Scene
from games.wk2.tale_player import (
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
ENDINGS = {112: "victory", 113: "victory", 114: "partial", 115: "partial", 116: "defeat"}
MOST_ROUNDS = 5 + 8 + 6 + 4 + 1  # the lamp may give one more
WORK = {"rails": ("span", "s31"), "camels": ("bid", "19"), "line": ("roof", "15")}
# who drives, and what they say wherever they are asked
CREW = ("k-logan", "k-zoey", "k-sallow", "k-johnny")
SENSE = (
    "camels/pay", "leave", "burn", "sneak", "shift", "parts/normal", "break", "trade", "breath",
    "take", "fuel", "journey/pay", "journey/fight", "rails/pay", "rails/tech", "line/s68", "pay",
)  # fmt: skip
SEEDS = 24


def travels(state: Any, seat: int) -> tuple[list[str], str]:
    """Two parts will do; then everybody is there when the train leaves, and works for it."""
    sheet = sheet_of(state)
    if sheet == "parts":
        if sum(state.challenges) > 1 or state.round > 3:
            return [], "s45"
        return ["robot"], nearest(state, seat, state.challenge)
    if sheet == "journey":
        torn = [space for space in range(board.COUNT) if state.effort[space]]
        works = torn if torn and seat else state.walkers[:1]
        return ["clear", "stoke"], nearest(state, seat, works)
    action, where = WORK[sheet]
    return [action], where


def strands(state: Any, seat: int) -> tuple[list[str], str]:
    """Nobody moves a hand, until there are carriages to give away."""
    where = {"journey": "s45", "line": "15"}
    return ["uncouple"], where.get(sheet_of(state), "")


def sleeps(state: Any, seat: int) -> tuple[list[str], str]:
    """Nobody goes anywhere."""
    return [], ""


@pytest.mark.parametrize(
    ("ending", "knights", "plan", "wants", "on_the_way"),
    [
        (112, 3, travels, ("hire", "coast", "go"), {61, 66, 72, 88, 89, 73, 98, 75, 110, 111}),
        (113, 2, travels, ("coast", "go"), {61, 66, 72, 88, 89, 73, 98, 75, 110, 111}),
        (113, 3, travels, ("hills", "go"), {61, 66, 72, 88, 90, 74, 102, 75, 110, 111}),
        (114, 4, sleeps, ("settle",), {61, 67, 72, 71, 96}),
        (115, 3, travels, ("hire", "coast", "refuse", "go"), {86, 87, 88, 117, 75, 110, 111}),
        (116, 2, strands, ("go", "coast", "line/s68"), {61, 67, 72, 97, 88, 109, 75, 110, 111}),
    ],
)
def test_a_story_comes_to_its_ending(
    ending: int, knights: int, plan: Any, wants: tuple[str, ...], on_the_way: set[int]
) -> None:
    for seed in range(SEEDS):
        game = told_tale(new_game("iron_trail", knights, seed), plan, *CREW, *wants, *SENSE)
        if ending_of(game) == ending and on_the_way <= set(entries(game)):
            break
    else:
        raise AssertionError(f"no game of {SEEDS} comes to {ending}")
    read = entries(game)
    assert game.outcome is not None
    assert game.outcome.reason == ENDINGS[ending]
    assert read[-1] == 120
    assert read.index(ending) > read.index(61)


@pytest.mark.parametrize("knights", KNIGHTS)
def test_any_answers_lead_to_an_ending(knights: int) -> None:
    for seed in range(5):
        game = at_random(new_game("iron_trail", knights, seed), seed)
        assert game.outcome is not None
        assert game.outcome.reason == ENDINGS[ending_of(game)]
        assert entries(game)[-1] == 120


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_nothing_runs_out_of_time(knights: int) -> None:
    game = idly(new_game("iron_trail", knights, 1))
    read = entries(game)
    assert game.state.rounds <= MOST_ROUNDS
    assert {61, 67, 72, 71, 96} <= set(read)  # no parts, and nobody near the train


@pytest.mark.parametrize(
    ("ending", "people", "flags"),
    [
        (112, 300, ()),
        (113, 299, ()),
        (113, 180, ("hired",)),
        (114, 179, ("boy",)),
        (115, 300, ("hired", "wages_refused")),
        (116, 0, ("hired", "wages_refused")),
    ],
)
def test_heads_are_counted_after_the_whistle(
    ending: int, people: int, flags: tuple[str, ...]
) -> None:
    scene = Scene("johnny", "logan", sheet="line")
    scene.note(*flags, people=people)
    read = scene.read_out("111")
    epilogues = [118, 120] if "boy" in flags else [120]
    assert read == [111, ending, *epilogues]
    assert scene.told("ending")[0].data["kind"] == ENDINGS[ending]


def test_gangs_that_are_left_cost_people_before_the_count() -> None:
    scene = Scene("johnny", "logan", sheet="line")
    scene.note("lit", people=300)
    gangs = [card for card, id in enumerate(CARD_ID) if id in ("d06", "d07")]
    scene.state.row = tuple(gangs)
    assert scene.read_out("110") == [110, 111, 113, 119, 120]
    scene.state.special[0] = (SPECIAL_BY_NUMBER[5],)
    scene.note(people=300)
    scene.state.ending = -1
    assert scene.read_out("110") == [110]
    scene.answer(0, "box", "d06")
    assert scene.state.counters[COUNTERS.index("people")] == 240
