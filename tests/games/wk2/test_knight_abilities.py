"""What each knight and each vehicle can do that others cannot."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.constants import GUNS
from dustboard.games.wk2.content.mods import NO_REROLLS
from dustboard.games.wk2.content.wasteland_table import THREAT_ID
from dustboard.games.wk2.rules.programs import CAMP, MOVE, READ_TOKENS, TURN
from dustboard.games.wk2.rules.road.route import reach, route_cost
from dustboard.games.wk2.rules.values import added, dice_lost, speed
from games.wk2.playing import meet, table, turn_event
from games.wk2.scene import Scene, board


def test_one_more_mile_brings_something_after_a_quiet_move(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.top(0, "d30")
    scene.dice("gV", "gV")
    scene.run(TURN)
    scene.answer(0, "move", "s82", "done")
    assert sorted(scene.offered()) == ["ammo", "fuel"]
    scene.answer(0, "ammo")
    assert scene.state.ammo[0] == 1


def test_one_more_mile_is_for_moves_without_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.top(0, "d05")
    scene.dice("w-", "w-", "g-", "w-")
    scene.run(TURN)
    scene.answer(0, "move", "s82", "done")
    assert scene.asked() == "action"


def test_big_rig_manners_soften_damage_of_tokens_and_entries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for knight, damage in (("johnny", 2), ("logan", 1)):
        scene = table(monkeypatch, knight)
        scene.state.drawn = (THREAT_ID.index("t09"),)  # 2 damage
        scene.run(READ_TOKENS)
        assert scene.state.damage[0] == damage
    scene = table(monkeypatch, "logan")
    scene.dice("g-", "w-")
    turn_event(scene, "d23")  # an event is neither
    assert scene.state.damage[0] == 2


def test_big_rig_manners_make_heavy_bars_count(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "logan")  # in an Off-road
    turn_event(scene, "d21")
    assert scene.offered() == ["do", "decline"]
    scene = table(monkeypatch, "johnny")
    scene.dice("g-", "w-")
    turn_event(scene, "d21")
    assert scene.told("test")


def test_alinta_ignores_one_icon_of_her_choice_in_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "alinta")
    scene.at(0, "s73")
    scene.top(1, "m16")
    scene.run(MOVE)
    scene.answer(0, "s77", "done")  # radiation, then contamination
    assert scene.asked() == "icon"
    scene.answer(0, "meet", "ignore")
    assert (scene.state.radiation[0], scene.state.contaminated[0]) == (1, 0)
    again = table(monkeypatch, "alinta")
    again.at(0, "s73")
    again.top(1, "m16")
    again.run(MOVE)
    again.answer(0, "s77", "done", "ignore")  # once: the second one is not asked about
    assert (again.state.radiation[0], again.state.contaminated[0]) == (0, 1)


def test_dead_or_alive_pays_for_gangs_and_cults(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "zoey")
    scene.dice("g-", "w-", "g2", "w-")
    meet(scene, "d08")  # a gang
    assert scene.asked() == "resource"
    scene.answer(0, "meds")
    assert (scene.state.meds[0], scene.state.fuel[0]) == (1, 1)
    other = table(monkeypatch, "zoey")
    other.dice("g-", "w-", "g2", "w-")
    meet(other, "d03")  # a machine
    assert other.state.over


@pytest.mark.rule("wk2.wound.05")
def test_zoeys_hands_shake_with_radiation() -> None:
    scene = Scene("zoey")
    scene.state.radiation[0] = 2
    assert dice_lost(scene.state, 0, GUNS) == 0
    scene.state.radiation[0] = 3
    assert dice_lost(scene.state, 0, GUNS) == 1
    assert not added(scene.state, 0, NO_REROLLS)
    scene.state.radiation[0] = 5
    assert added(scene.state, 0, NO_REROLLS)


@pytest.mark.rule("wk2.share.04")
def test_triage_heals_more_and_others_too() -> None:
    scene = Scene("nelly", "johnny")
    scene.give(0, meds=2, wounds=4)
    scene.give(1, wounds=1, radiation=1)
    scene.run(CAMP)
    scene.answer(0, "meds:0")
    assert scene.state.wounds[0] == 0  # 4 with one Meds
    assert {"meds:0@1", "meds:radiation@1"} <= set(scene.offered())
    scene.answer(0, "meds:0@1")
    assert (scene.state.wounds[1], scene.state.meds[0]) == (0, 0)
    other = Scene("johnny", "nelly")
    other.give(0, meds=1)
    other.give(1, wounds=1)
    other.run(CAMP)
    assert not [key for key in other.offered() if key.startswith("meds")]


def test_the_empty_hand_strikes_and_guards(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "sallow")
    scene.dice("gV", "w-")  # the Road Sweeper
    scene.dice("b2", "bV", "g-")  # Blades bb, and a green die
    meet(scene, "d03")
    assert scene.state.beaten == 1
    assert scene.state.wounds[0] == 0  # Protection (1)
    armed = table(monkeypatch, "sallow")
    armed.wield(0, "a01")
    armed.dice("gV", "w-", "b2", "bV", "g-")
    meet(armed, "d03", "a01")
    assert armed.state.wounds[0] == 1


def test_an_off_road_takes_one_hard_space_a_move_for_less() -> None:
    scene = Scene("johnny")
    route = tuple(board.BY_ID[id] for id in ("s02", "s06", "s84"))
    printed = sum(board.COST[space] for space in route)
    hard = [space for space in route if board.COST[space] == 2]
    assert len(hard) >= 1
    assert route_cost(scene.state, 0, route) == printed - 1
    scene.vehicle(0, "truck")
    assert route_cost(scene.state, 0, route) == printed


def test_a_bike_outruns_the_first_threat_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.vehicle(0, "bike")
    scene.at(0, "s79")
    scene.top(0, "d24")
    scene.run(MOVE)
    scene.answer(0, "s03", "done")
    assert not scene.told("token")
    assert scene.told("ignored")[0].data["kind"] == "threat"


@pytest.mark.rule("wk2.damage.05")
def test_a_wreck_has_no_ability() -> None:
    scene = Scene("johnny")
    scene.vehicle(0, "truck")
    assert (speed(scene.state, 0), reach(scene.state, 0)) == (4, 4)
    route = (board.BY_ID["s84"],)
    scene.vehicle(0, "offroad")
    cheap = route_cost(scene.state, 0, route)
    scene.state.wreck[0] = 0
    assert route_cost(scene.state, 0, route) == cheap + 1
