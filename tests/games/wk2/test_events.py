"""Events: their tests, condition bars, yellow tokens; and tests in general."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.constants import AID, NEGOTIATE, TECH
from dustboard.games.wk2.content.wasteland_table import EVENT_ID, THREAT_ID
from dustboard.games.wk2.rules.programs import TEST
from dustboard.games.wk2.rules.tests import test_passed as passed
from dustboard.games.wk2.rules.wasteland import EVENT
from games.wk2.scene import Scene


def turn(scene: Scene, event: str) -> None:
    scene.run(EVENT, 0, EVENT_ID.index(event))


@pytest.mark.rule("wk2.test.01", "wk2.test.02", "wk2.dice.02")
@pytest.mark.parametrize(("dice", "won"), [(("gV", "wV"), True), (("gV", "w-"), False)])
def test_enough_successes_pass(
    monkeypatch: pytest.MonkeyPatch, dice: tuple[str, str], won: bool
) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.dice(*dice)
    scene.run(TEST, 0, TECH, 2)
    assert passed(scene.state) is won


@pytest.mark.rule("wk2.test.03")
def test_an_open_test_fails_with_none(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.dice("g-", "w-")
    scene.run(TEST, 0, TECH, 0)
    assert not passed(scene.state)
    scene.dice("gV", "w-")
    scene.run(TEST, 0, TECH, 0)
    assert passed(scene.state)


@pytest.mark.rule("wk2.test.06", "wk2.test.09", "wk2.gold.07", "wk2.gold.08")
def test_the_loser_picks_the_die_and_one_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.state.injuries[0] = (1,)  # Concussion: Tech and Aid lose a die
    scene.run(TEST, 0, TECH, 1)
    assert scene.offered() == ["white", "green"]
    scene.dice("gV")
    scene.answer(0, "white")
    assert scene.state.successes == 1
    scene.dice("wV")
    scene.state.choice[0] = 0  # what was chosen last is not chosen again
    scene.run(TEST, 0, AID, 1)  # a single die cannot be lost
    assert scene.state.over
    assert sum(scene.state.test_pool) == 1
    assert scene.state.successes == 1


@pytest.mark.rule("wk2.dice.06", "wk2.gear.06")
def test_gear_in_the_vehicle_adds_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.stow(0, "q19")  # Dundee Hat: Negotiate +w
    scene.dice("gV", "w-", "wV")
    scene.run(TEST, 0, NEGOTIATE, 2)
    assert scene.state.successes == 2


@pytest.mark.rule("wk2.wasteland.05", "wk2.card.01")
def test_the_road_blockade_costs_for_each_missing_success(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.give(0, fuel=1)
    scene.dice("g-", "w-")
    turn(scene, "d21")
    scene.answer(0, "pay")  # the second time there is nothing left to pay with
    assert scene.state.fuel[0] == 0
    assert scene.state.wounds[0] == 1


@pytest.mark.rule("wk2.wasteland.11", "wk2.card.01")
def test_a_heavy_vehicle_may_ignore_the_blockade(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.vehicle(0, "truck")
    turn(scene, "d21")
    assert scene.offered() == ["do", "decline"]
    scene.answer(0, "do")
    assert not scene.told("test")
    scene.dice("gV", "wV")
    turn(scene, "d21")
    scene.answer(0, "decline")
    assert scene.state.xp[0] == 1


@pytest.mark.rule("wk2.wasteland.11")
def test_a_bar_can_change_the_difficulty(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.vehicle(0, "bike")
    scene.dice("gV", "gV")
    turn(scene, "d23")  # Survival (2), Light: (3)
    assert scene.told("test-result")[-1].data["passed"] is False
    assert scene.state.damage[0] == 1


@pytest.mark.rule("wk2.wasteland.08", "wk2.threat.08", "wk2.gold.09")
def test_yellow_sides_happen_before_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    number = THREAT_ID.index("t10")  # the first test loses 1 success
    scene.state.bag = tuple(one for one in scene.state.bag if one != number)
    scene.state.drawn = (number,)
    scene.dice("gV", "gV")
    turn(scene, "d23")
    assert scene.told("test-result")[-1].data["successes"] == 1


@pytest.mark.rule(
    "wk2.threat.03", "wk2.threat.04", "wk2.threat.05", "wk2.threat.06", "wk2.threat.07"
)
@pytest.mark.parametrize(
    ("id", "field", "amount"),
    [
        ("t06", "radiation", 1),
        ("t07", "contaminated", 1),
        ("t08", "damage", 1),
        ("t09", "damage", 2),
    ],
)
def test_what_yellow_sides_do(
    monkeypatch: pytest.MonkeyPatch, id: str, field: str, amount: int
) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    number = THREAT_ID.index(id)
    scene.state.drawn = (number,)
    scene.dice("g2", "g2")
    turn(scene, "d23")
    assert getattr(scene.state, field)[0] == amount


@pytest.mark.rule("wk2.wasteland.19")
def test_who_collapses_from_a_token_takes_no_test(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.give(0, wounds=5)
    scene.state.drawn = (THREAT_ID.index("t01"),)
    turn(scene, "d23")
    assert scene.state.down[0] >= 0
    assert not scene.told("test")


@pytest.mark.rule("wk2.wasteland.18")
def test_threat_on_an_event_draws_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    turn(scene, "d22")  # Plague, Threat 1
    assert len(scene.told("token")) == 1
