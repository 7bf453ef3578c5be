"""The Move Action: route, cost, Fuel, icons, and what ends it."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.rules.actions import ACT
from dustboard.games.wk2.rules.programs import MOVE
from dustboard.games.wk2.rules.road.icons import icons_at, place_marker
from dustboard.games.wk2.rules.road.route import next_spaces
from games.wk2.scene import Scene


def start(patch: pytest.MonkeyPatch, space: str = "s80", **options: object) -> Scene:
    scene = Scene("johnny", patch=patch, **options)
    scene.vehicle(0, "truck")  # Speed 4, 1 MP for each Fuel, and no ability on the road
    scene.at(0, space)
    scene.top(0, "d24")
    scene.top(1, "m16")
    scene.run(MOVE)
    return scene


@pytest.mark.rule("wk2.move.04", "wk2.move.05", "wk2.move.06", "wk2.move.07")
def test_a_route_costs_what_its_spaces_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(monkeypatch)
    assert scene.asked() == "route"
    assert "done" not in scene.offered()  # to a different space
    assert set(scene.offered()) == {"s02", "s07", "s79", "s82", "s83"}
    scene.answer(0, "s82")  # a highway
    assert scene.state.cost == 0
    scene.answer(0, "s14")
    assert scene.state.cost == board.COST[board.BY_ID["s14"]] > 0
    scene.answer(0, "done")
    assert scene.where() == "s14"


@pytest.mark.rule("wk2.move.10", "wk2.move.11", "wk2.move.12", "wk2.move.15")
def test_fuel_takes_the_vehicle_farther(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(monkeypatch)
    way = ("s02", "s06", "s84", "s12")
    scene.answer(0, *way[:3])
    assert "s12" not in scene.offered()  # 5 MP are more than Speed gives
    refused = {one.key: one.rule for one in scene.ask().refused(scene.state, 0)}
    assert refused["s12"] == "wk2.move.10"
    scene.give(0, fuel=4)
    scene.run(MOVE)
    scene.answer(0, *way, "s21", "done")
    assert scene.told("drives")[-1].data["cost"] == 7
    assert scene.told("drives")[-1].data["fuel"] == 3  # 1 MP for each Fuel
    assert scene.state.fuel[0] == 1
    scene.vehicle(0, "offroad")  # Speed 5, 2 MP for each Fuel; one hard space costs 1
    scene.at(0, "s80")
    scene.give(0, fuel=2)
    scene.run(MOVE)
    scene.answer(0, *way, "s21", "s89", "done")
    assert scene.told("drives")[-1].data["cost"] == 8
    assert scene.told("drives")[-1].data["fuel"] == 2


@pytest.mark.rule("wk2.move.04", "wk2.danger.08")
def test_a_route_may_lead_over_a_space_again_but_not_end_where_it_began(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = start(monkeypatch)
    scene.answer(0, "s82", "s80")  # there and back over a highway
    assert "done" not in scene.offered()
    scene.answer(0, "s82", "done")
    assert scene.where() == "s82"
    assert len(scene.told("drives")[0].data["route"]) == 4
    over = Scene("johnny", patch=monkeypatch)
    over.vehicle(0, "truck")
    place_marker(over.state, 0, 1, board.BY_ID["s82"], "wk2.danger.06")
    over.top(0, "d24")
    over.run(MOVE)
    over.answer(0, "s82", "s80", "s82", "done")
    assert over.state.radiation[0] == 2  # entered again, resolved again


@pytest.mark.rule("wk2.move.04")
def test_a_route_does_not_get_stuck_where_it_began() -> None:
    for id in range(board.COUNT):
        if not board.ENTERABLE[id]:
            continue
        scene = Scene("johnny")
        scene.state.space[0] = id
        for one in next_spaces(scene.state, 0, ()):
            if id in next_spaces(scene.state, 0, (one,)):
                assert next_spaces(scene.state, 0, (one, id))


@pytest.mark.rule("wk2.move.09")
def test_nobody_drives_into_a_crater(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(monkeypatch, "s21")  # beside the crater s22
    assert "s22" not in scene.offered()
    refused = {one.key: one.rule for one in scene.ask().refused(scene.state, 0)}
    assert refused["s22"] == "wk2.move.09"


@pytest.mark.rule("wk2.danger.01", "wk2.danger.02", "wk2.danger.03", "wk2.danger.08")
def test_icons_count_on_every_space_entered(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.at(0, "s73")
    scene.top(1, "m16")
    scene.run(MOVE)
    scene.answer(0, "s77", "done")  # the isle has radiation and contamination
    assert (scene.state.radiation[0], scene.state.contaminated[0]) == (1, 1)


@pytest.mark.rule("wk2.danger.04", "wk2.wasteland.07")
def test_a_threat_icon_draws_a_token_that_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.at(0, "s79")
    scene.top(0, "d06")
    scene.run(MOVE)
    scene.answer(0, "s03", "done")
    assert len(scene.told("token")) == 1
    assert scene.asked() in ("weapon", "armor") or scene.state.over


@pytest.mark.rule("wk2.danger.05", "wk2.danger.09")
def test_who_collapses_on_the_way_stops_there(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.at(0, "s73")
    scene.give(0, wounds=5)
    scene.state.actions = 1
    tokens = scene.state.bag
    scene.state.drawn, scene.state.bag = tokens[:1], tokens[1:]  # drawn on the way
    scene.run(MOVE)
    scene.answer(0, "s77", "s148", "done")
    assert scene.where() == "s77"
    assert scene.state.down[0] >= 0
    assert scene.state.actions == 0
    assert (scene.state.drawn, scene.state.bag) == ((), tokens)
    assert not scene.told("card")


@pytest.mark.rule("wk2.danger.06")
def test_danger_markers_count_as_icons_and_are_limited() -> None:
    scene = Scene("johnny")
    spaces = [board.BY_ID[id] for id in ("s80", "s82", "s14", "s83", "s02", "s06")]
    for space in spaces:
        place_marker(scene.state, 0, 1, space, "wk2.danger.06")
        place_marker(scene.state, 0, 1, space, "wk2.danger.06")
    assert len(scene.state.markers) == 5  # five of a kind, one of a kind on a space
    assert 1 in icons_at(scene.state, spaces[0])
    assert icons_at(scene.state, spaces[5]).count(1) == board.ICONS[spaces[5]][1]


@pytest.mark.rule("wk2.damage.03")
def test_a_wreck_does_not_move() -> None:
    scene = Scene("johnny")
    scene.state.wreck[0] = scene.state.malfunction_deck[-1]
    scene.state.actions = 2
    scene.run(ACT, 0, 0)
    assert "move" not in scene.offered()
    assert "fix" in scene.offered()
    refused = {one.key: one.rule for one in scene.ask().refused(scene.state, 0)}
    assert refused["move"] == "wk2.damage.03"


@pytest.mark.rule("wk2.move.04")
def test_nobody_moves_where_no_space_can_be_entered() -> None:
    scene = Scene("johnny")
    scene.at(0, "s80")
    scene.state.actions = 2
    around = board.NEIGHBOURS[board.BY_ID["s80"]]
    for closed, offered in ((around[1:], True), (around, False)):
        scene.state.closed = tuple(closed)
        scene.run(ACT, 0, 0)
        assert ("move" in scene.offered()) == offered


@pytest.mark.rule("wk2.wasteland.01", "wk2.wasteland.03", "wk2.wasteland.12")
@pytest.mark.parametrize(("start_at", "to", "deck"), [("s80", "s82", 0), ("s80", "s07", 1)])
def test_the_card_comes_from_the_deck_of_the_terrain(
    monkeypatch: pytest.MonkeyPatch, start_at: str, to: str, deck: int
) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.at(0, start_at)
    scene.top(0, "d24")
    scene.top(1, "m16")
    scene.run(MOVE)
    scene.answer(0, to, "done")
    while not scene.state.over:
        scene.answer(0, scene.offered()[0])
    assert [event.data["card"] for event in scene.told("card")] == [["d24", "m16"][deck]]
    assert len(scene.state.wasteland_discard[deck]) == 1
