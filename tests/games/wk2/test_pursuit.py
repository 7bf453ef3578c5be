"""Markers that pursue a card or a city, spaces that are closed, answers that nobody is shown."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import WALKERS
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.road.route import next_spaces
from dustboard.games.wk2.rules.scoring import SEALS
from games.wk2.scene import Scene

GROSS = WALKERS.index("weighmen")
DROUGHT = WALKERS.index("drought")
RUST = WALKERS.index("rust")
CARGO = SPECIAL_BY_NUMBER[20]


def chase(**more: Any) -> dict[str, Any]:
    arrive = [{"do": "count", "what": "caught"}]
    row = {"do": "pursue", "walker": "weighmen", "number": 20, "steps": 2, "arrive": arrive}
    return {**row, **more}


def road(*knights: str) -> Scene:
    """A carrier in Carcassville and a friend in Alice, a marker in Gangraen."""
    scene = Scene(*(knights or ("johnny", "logan")), adventure="spreading_corruption")
    scene.at(0, "s07")
    scene.at(1, "s36")
    scene.state.special[0] = (CARGO,)
    scene.state.walkers[GROSS] = board.BY_ID["s44"]
    return scene


@pytest.mark.rule("wk2.walker.03", "wk2.walker.01")
def test_a_marker_goes_after_the_card_and_a_lure_turns_it_once() -> None:
    scene = road()
    state = scene.state
    away = board.STEPS[board.BY_ID["s07"]]
    before = away[state.walkers[GROSS]]
    scene.does(chase())
    assert away[state.walkers[GROSS]] == before - 2
    here = state.walkers[GROSS]
    scene.does({"do": "lure", "walker": "weighmen"}, seat=1)
    scene.does(chase())
    toward = board.STEPS[board.BY_ID["s36"]]
    assert toward[state.walkers[GROSS]] == toward[here] - 2
    now = away[state.walkers[GROSS]]
    scene.does(chase())
    assert away[state.walkers[GROSS]] == now - 2


@pytest.mark.rule("wk2.walker.03")
def test_a_marker_that_comes_to_the_card_has_caught_it() -> None:
    scene = road()
    scene.at(0, "s53")  # next to it
    scene.does(chase())
    assert scene.where(0) == "s53"
    assert scene.state.walkers[GROSS] == scene.state.space[0]
    assert scene.counted("caught") == (1,)
    scene.state.special[0] = ()  # nobody has it
    scene.state.walkers[GROSS] = board.BY_ID["s44"]
    scene.does(chase())
    assert scene.state.walkers[GROSS] == board.BY_ID["s44"]


@pytest.mark.rule("wk2.walker.03", "wk2.walker.02")
def test_a_rider_takes_a_city_and_another_goes_elsewhere() -> None:
    scene = road()
    state = scene.state
    state.walkers[DROUGHT] = board.BY_ID["s53"]
    state.walkers[RUST] = board.BY_ID["s105"]
    cities = [board.CITY[city] for city in board.CITIES]
    ride = {"do": "walk_nearest", "to": cities}
    take = [{"do": "spread", "at": "drought", "amount": 3}, {"do": "count", "what": "taken"}]
    scene.does({**ride, "walker": "drought", "arrive": take})
    assert scene.counted("taken", "stage_gangraen") == (1, 3)
    scene.does({**ride, "walker": "drought", "arrive": take})
    assert scene.counted("taken") == (1,)  # it stays
    scene.does({**ride, "walker": "rust", "arrive": []})
    assert state.walker_goals[RUST] != board.BY_ID["s44"]


@pytest.mark.rule("wk2.plot.02")
def test_a_space_is_closed_and_open_again() -> None:
    scene = road()
    scene.at(0, "s79")
    there = board.BY_ID["s07"]
    assert there in next_spaces(scene.state, 0, ())
    scene.does({"do": "close", "spaces": ["carcassville"]})
    assert there not in next_spaces(scene.state, 0, ())
    scene.does({"do": "close", "spaces": ["carcassville"], "open": True})
    assert scene.state.closed == ()
    scene.does({"do": "put_figure", "at": "s79"}, seat=1)
    assert scene.where(1) == "s79"


@pytest.mark.rule("wk2.vote.02")
def test_a_secret_answer_is_shown_to_nobody() -> None:
    scene = road("johnny", "logan", "rhea")
    options = [
        {"key": "take", "then": [{"do": "keep_paper", "paper": "red"}]},
        {"key": "leave", "then": [{"do": "keep_paper", "paper": "white"}]},
    ]
    scene.does({"do": "in_secret", "options": options})
    told = len(scene.state.journal or ())
    for seat, key in enumerate(("take", "leave", "take")):
        scene.answer(seat, key)
    red, white = SEALS.index("red"), SEALS.index("white")
    assert list(scene.state.seal[:3]) == [red, white, red]
    assert len(scene.state.journal or ()) == told
