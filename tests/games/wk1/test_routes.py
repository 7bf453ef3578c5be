"""Planning: foot or vehicle, route tokens, where a route may lead."""

from typing import Any

import pytest

from dustboard.games.wk1.content.board import NEIGHBOURS
from dustboard.games.wk1.rules.move.route import ROUTE_TOKENS, hex_cost
from dustboard.games.wk1.show.view import table
from dustboard.kernel.knowledge.masks import mask
from games.wk1.road_scene import MOVE_STEP, TITLE, RoadScene


def view(scene: RoadScene, seat: int) -> dict[str, Any]:
    """The table as a seat sees it."""
    masked = mask(TITLE, scene.state, seat)
    return table(masked, seat)


def planning(travel: str = "vehicle", *places: int) -> RoadScene:
    """Seat 0 plans a route."""
    scene = RoadScene()
    scene.drives(0)
    scene.move(0)
    scene.answer(0, travel, *(f"h{place}" for place in places))
    return scene


@pytest.mark.rule("wk1.move.01", "wk1.move.02", "wk1.move.03", "wk1.round.03", "wk1.gold.03")
def test_one_knight_after_another_and_the_waster_follows() -> None:
    scene = RoadScene()
    scene.state.first = 1
    scene.run((MOVE_STEP.number, 0, ()))
    seen = []
    while not scene.state.over:
        scene.wait_for("travel")
        if scene.asked():
            assert len(scene.asked()) == 1  # nobody else plans meanwhile
            seen.append((scene.state.active, scene.state.waster))
            scene.answer(scene.state.active, "stay")
    assert seen == [(1, 3), (2, 0), (3, 1), (0, 2)]
    assert scene.state.waster == 3  # facing the First Player again
    assert scene.state.active == -1


@pytest.mark.rule("wk1.move.04")
def test_foot_or_vehicle() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.move(0)
    assert scene.options(0) == ["stay", "foot", "vehicle"]
    scene = RoadScene()
    scene.move(0)
    assert scene.options(0) == ["stay", "foot"]
    assert scene.refuses(0, "vehicle") == "wk1.vehicle.06"


@pytest.mark.rule("wk1.move.04", "wk1.move.18")
@pytest.mark.parametrize(("travel", "fuel"), [("foot", 4), ("vehicle", 3)])
def test_who_has_a_vehicle_and_walks_leaves_its_fuel(travel: str, fuel: int) -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.deck("w14", "w15")
    scene.move(0)
    scene.answer(0, travel)
    assert scene.asked() == {0: "route"}  # planned when that is chosen
    scene.answer(0, "h1")
    assert ("h2" in scene.options(0)) == (travel == "vehicle")  # one hex on foot
    scene.answer(0, "go")
    scene.wait_for()
    assert (scene.state.at[0], scene.state.fuel[0]) == (1, fuel)


@pytest.mark.rule("wk1.move.25")
def test_without_fuel_nobody_drives() -> None:
    scene = RoadScene()
    scene.drives(0, fuel=0)
    scene.move(0)
    assert scene.refuses(0, "vehicle") == "wk1.move.25"


@pytest.mark.rule("wk1.move.28")
def test_who_stays_meets_nothing() -> None:
    scene = RoadScene()
    scene.drives(0)
    before = scene.state.wasteland_deck
    scene.ride(0, travel="stay")
    assert scene.state.over
    assert scene.state.wasteland_deck == before
    assert scene.state.at[0] == 0
    assert scene.state.fuel[0] == 4
    assert [event.rule for event in scene.events("stays")] == ["wk1.move.28"]


@pytest.mark.rule("wk1.move.05")
def test_a_token_for_each_hex_to_be_entered() -> None:
    scene = planning()
    assert scene.refuses(0, "go") == "wk1.move.05"
    scene.answer(0, "h1", "h2", "h3", "h4", "go")
    assert scene.events("route")[-1].data["route"] == [1, 2, 3, 4]
    assert scene.state.at[0] in (0, 1)  # the start has no token


@pytest.mark.rule("wk1.move.06")
def test_no_hex_twice() -> None:
    scene = planning("vehicle", 1, 2)
    assert scene.refuses(0, "h0") == "wk1.move.06"
    assert scene.refuses(0, "h1") == "wk1.move.06"
    scene.answer(0, "h3")
    assert scene.refuses(0, "h2") == "wk1.move.06"


@pytest.mark.rule("wk1.move.07")
def test_no_gap() -> None:
    scene = planning()
    assert sorted(scene.options(0)) == [f"h{place}" for place in range(1, 7)]
    scene.answer(0, "h1")
    assert scene.refuses(0, "h4") == "wk1.move.07"


@pytest.mark.rule("wk1.move.08", "wk1.setup.37")
def test_as_long_as_there_are_tokens() -> None:
    assert ROUTE_TOKENS == 14
    places = (1, 2, 3, 4, 5, 6, 18, 7, 8, 9, 10, 11, 12, 13)
    scene = planning("vehicle", *places[:10])
    assert "go" in scene.options(0)  # more than the Fuel can pay (A06)
    scene.answer(0, *(f"h{place}" for place in places[10:]))
    assert scene.refuses(0, "h14") == "wk1.move.08"
    assert scene.options(0) == ["go"]


@pytest.mark.rule("wk1.move.09")
def test_the_route_is_final() -> None:
    scene = planning("vehicle", 1, 2, 3)
    scene.answer(0, "go")
    scene.wait_for("go_on")
    assert scene.state.at[0] == 1
    assert scene.options(0) == ["on", "stop"]
    scene.answer(0, "on")
    scene.wait_for("go_on")
    assert scene.state.at[0] == 2
    assert scene.state.route == (1, 2, 3)


@pytest.mark.rule("wk1.move.18")
def test_on_foot_exactly_one_hex() -> None:
    scene = planning("foot", 1)
    assert scene.options(0) == ["go"]
    assert scene.refuses(0, "h2") == "wk1.move.18"


@pytest.mark.rule("wk1.gold.08")
def test_a_component_beats_the_rulebook() -> None:
    scene = RoadScene(knights=("k12", "k02", "k03", "k08"))
    scene.move(0)
    scene.answer(0, "foot", "h1")
    assert "h2" in scene.options(0)  # a good walker
    scene.answer(0, "h2")
    assert scene.options(0) == ["go"]


@pytest.mark.rule("wk1.move.05", "wk1.move.11", "wk1.move.12", "wk1.move.25")
def test_the_planner_sees_what_the_route_costs_and_nobody_else_does() -> None:
    scene = planning("vehicle", 1, 2, 3)  # difficulty 1, 1 and 2; Strider gives 4 points
    said = view(scene, 0)["own"]["forecast"]
    assert [row["cost"] for row in said["hexes"]] == [1, 1, 2]
    assert [row["fuel"] for row in said["hexes"]] == [1, 0, 0]
    assert (said["enough"], said["fuel"], said["cards"]) == (3, 1, 1)
    fuel = scene.state.fuel[0]
    assert all(view(scene, seat)["own"]["forecast"] is None for seat in (1, 2, 3))
    assert scene.state.fuel[0] == fuel
    scene.answer(0, "go")
    assert view(scene, 0)["own"]["forecast"] is None


def test_a_route_that_the_fuel_does_not_reach() -> None:
    scene = RoadScene()
    scene.drives(0, "v03", fuel=1)  # Heavy-duty gives 2 points
    scene.move(0)
    scene.answer(0, "vehicle", "h1", "h2", "h3")
    said = view(scene, 0)["own"]["forecast"]
    assert (said["enough"], said["fuel"]) == (2, 1)


@pytest.mark.rule("wk1.move.11", "wk1.move.12")
def test_each_stop_says_what_was_spent_had_and_burnt_by_then() -> None:
    scene = planning("vehicle", 1, 2, 3)  # difficulty 1, 1 and 2; Strider gives 4 points
    rows = view(scene, 0)["own"]["forecast"]["hexes"]
    assert [row["spent"] for row in rows] == [1, 2, 4]
    assert [row["had"] for row in rows] == [4, 4, 4]
    assert [row["burnt"] for row in rows] == [1, 1, 1]
    assert [row["cards"] for row in rows] == [1, 1, 1]
    assert [row["threats"] for row in rows] == [0, 0, 0]


@pytest.mark.rule("wk1.move.06", "wk1.move.07")
def test_the_cheapest_way_on_keeps_to_the_rules_of_routes() -> None:
    scene = planning("vehicle", 1)
    said = view(scene, 0)["own"]["forecast"]
    via, costs = said["via"], said["costs"]
    start = scene.state.at[0]
    assert via[start] is None  # none twice
    assert via[1] is None
    for place, before in enumerate(via):
        if before is not None:
            assert place in NEIGHBOURS[before]
            assert costs[place] == (costs[before] or 0) + hex_cost(scene.state, 0, place)
            assert costs[place] == min(
                (costs[near] or 0) + hex_cost(scene.state, 0, place)
                for near in NEIGHBOURS[place]
                if near == 1 or (costs[near] is not None and near != start)
            )
    assert sum(one is not None for one in via) == 35
    walking = planning("foot")
    said = view(walking, 0)["own"]["forecast"]
    assert {place for place, one in enumerate(said["via"]) if one is not None} == set(
        NEIGHBOURS[walking.state.at[0]]
    )
    assert set(said["costs"]) == {None}
