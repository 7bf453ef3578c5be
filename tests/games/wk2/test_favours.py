"""What the Book of Tales leaves with a knight, and the moment at which it counts."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import AMBUSH, TECH
from dustboard.games.wk2.content.story_table import SHEETS
from dustboard.games.wk2.content.wasteland_table import ENEMY_ID
from dustboard.games.wk2.rules import favours
from dustboard.games.wk2.rules.city import PAPER
from dustboard.games.wk2.rules.programs import CAMP, CITY, COMBAT, MOVE, TEST
from dustboard.games.wk2.rules.road.route import reach
from dustboard.games.wk2.rules.sheets import OPEN_SHEET
from dustboard.games.wk2.rules.tests import test_passed as passed
from dustboard.games.wk2.rules.vocabulary import RUNNER
from games.wk2.scene import Scene


def run_entry(scene: Scene, number: str, *keys: str) -> None:
    first, source = RUNNER.lists[number]
    scene.run(RUNNER.begin, 0, first, source)
    scene.answer(0, *keys)


def test_a_relic_is_the_success_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.give(0, fuel=0, ammo=2, meds=0)
    run_entry(scene, "40", "buy")
    scene.dice("g-", "w-")
    scene.run(TEST, 0, TECH, 2)
    assert not passed(scene.state)  # one would not have been enough
    assert favours.RELIC in scene.state.noted[0]
    scene.dice("gV", "w-")
    scene.run(TEST, 0, TECH, 2)
    assert passed(scene.state)
    assert scene.state.noted[0] == ()


def test_what_was_left_in_the_post_is_followed() -> None:
    scene = Scene("johnny")
    run_entry(scene, "29", "open")
    scene.wield(0, "a01")
    scene.run(COMBAT, 0, ENEMY_ID.index("f-132"), -1)
    assert scene.state.foe_traits & AMBUSH
    assert scene.state.noted[0] == ()


def test_a_drone_strikes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.dice("gV", "wV")
    run_entry(scene, "35", "order")
    assert scene.state.noted[0] == (favours.DRONE,)
    scene.run(COMBAT, 0, ENEMY_ID.index("f-3"), -1)
    if scene.asked() == "weapon":
        scene.answer(0, scene.offered()[0])
    assert scene.state.xp[0] == 1  # an enemy of Health 1
    assert scene.state.noted[0] == ()


def test_tools_help_in_one_camp(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.dice("gV", "wV")
    run_entry(scene, "32", "price")
    scene.state.damage[0] = 3
    scene.run(CAMP, 0)
    with_tools = scene.state.points
    scene.run(CAMP, 0)
    assert scene.state.points == with_tools - 2


def test_paper_is_money_at_the_stalls() -> None:
    scene = Scene("johnny")
    scene.give(0, fuel=0, ammo=2, meds=0)
    run_entry(scene, "39", "take")
    scene.at(0, "s07")
    scene.run(CITY, 0)
    scene.answer(0, "stalls")
    assert scene.state.credit == PAPER
    assert scene.state.noted[0] == ()


def test_a_camel_at_the_head_saves_the_way_and_bites() -> None:
    scene = Scene("johnny")
    scene.give(0, fuel=0)
    before = reach(scene.state, 0)
    run_entry(scene, "21", "lead")
    assert reach(scene.state, 0) == before + 2
    scene.run(MOVE, 0)
    scene.answer(0, scene.offered()[0], "done")
    assert scene.state.noted[0] == ()
    assert reach(scene.state, 0) == before


def test_a_passenger_keeps_danger_off_the_last_space() -> None:
    scene = Scene("johnny")
    scene.give(0, fuel=2, meds=0)
    run_entry(scene, "44", "ride")
    goal = next(
        space
        for space in range(board.COUNT)
        if board.ICONS[space] == (1, 0, 0) and board.ENTERABLE[space]
    )
    start = next(space for space in board.NEIGHBOURS[goal] if board.ENTERABLE[space])
    scene.state.space[0] = start
    scene.run(MOVE, 0)
    scene.answer(0, board.ID[goal], "done")
    assert scene.where() == board.ID[goal]
    assert scene.state.noted[0] == ()
    assert scene.told("gained")[0].data == {"resource": "meds", "amount": 1}


def test_a_bargain_with_a_camel_pays_when_the_next_sheet_begins() -> None:
    scene = Scene("johnny")
    scene.give(0, fuel=0, meds=0)
    favours.keep(scene.state, 0, favours.CAMEL)
    scene.state.exit_to = SHEETS.index("t3")
    scene.run(OPEN_SHEET, -1)
    assert {"resource": "fuel", "amount": 1} in [event.data for event in scene.told("gained")]
    assert scene.state.noted[0] == ()


def test_ash_rolls_one_die_of_the_next_test_again(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    run_entry(scene, "26", "take")
    scene.dice("gV", "w-", "wV")
    scene.run(TEST, 0, TECH, 2)
    assert passed(scene.state)
    favours.keep(scene.state, 0, favours.ASH)
    scene.dice("gV", "wV")
    scene.run(TEST, 0, TECH, 2)
    assert scene.state.noted[0] == ()  # it was for the next test, passed or not


def test_a_tuned_set_rolls_everything_again_once(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    favours.keep(scene.state, 0, favours.TUNED)
    scene.dice("gV", "wV")
    scene.run(TEST, 0, TECH, 2)
    assert scene.state.noted[0] == (favours.TUNED,)
    scene.dice("gV", "w-", "gV", "wV")
    scene.run(TEST, 0, TECH, 2)
    assert passed(scene.state)
    assert scene.state.noted[0] == ()


def test_a_written_page_counts_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    for sheet, helps in (("t2", False), ("t3", True)):
        scene = Scene("johnny", patch=monkeypatch, sheet=sheet)
        run_entry(scene, "60", "write")
        scene.dice("gV", "w-")
        if helps:
            scene.dice("wV")
        scene.run(TEST, 0, TECH, 2)
        assert passed(scene.state) is helps
