"""What a planned route would do for the tasks, as its planner sees it before setting out."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk1.content.tile_table import NUMBER, TILE_ID
from dustboard.games.wk1.meta import TITLE
from games.wk1.road_scene import RoadScene, card

Line = tuple[str, str, int, int]


def forecast(scene: RoadScene, seat: int = 0) -> list[Line]:
    """The lines about tasks: card, what is counted, how much there would be, how much is asked."""
    lines: Any = TITLE.view(scene.seen_by(seat), seat)["own"]["forecast"]["tasks"]
    assert all(line["served"] == (line["have"] >= line["need"]) for line in lines)
    return [(line["card"], line["what"], line["have"], line["need"]) for line in lines]


def driving(*tasks: tuple[int, str, int], players: int = 4) -> RoadScene:
    """Seat 0 is about to plan; tasks lie on their slots with their holders."""
    scene = RoadScene(players)
    scene.drives(0)
    for slot, id, holder in tasks:
        scene.task(slot, id, holder)
    return scene


def plan(scene: RoadScene, *places: int) -> list[Line]:
    scene.move(0)
    scene.answer(0, "vehicle", *(f"h{place}" for place in places))
    return forecast(scene)


def numbered(number: int) -> str:
    """The tile with this number."""
    return next(TILE_ID[tile] for tile, own in enumerate(NUMBER) if own == number)


@pytest.mark.rule("wk1.task.14")
def test_a_long_way_counts_points_and_hexes() -> None:
    scene = driving((0, "t01", -1))
    assert plan(scene, 1, 2, 3) == [("t01", "points", 4, 15), ("t01", "hexes", 3, 6)]
    scene = driving((0, "t01", -1))
    assert plan(scene) == []  # nothing is planned yet


@pytest.mark.rule("wk1.task.14")
def test_dangers_and_cities_are_those_of_the_last_hex() -> None:
    scene = driving((0, "t11", -1))
    scene.state.threat_tokens[1] = 3
    scene.state.radiation_tokens[2] = 2
    assert plan(scene, 1, 2) == [("t11", "dangers", 2, 3)]
    for number, cities in ((4, 1), (1, 0)):  # New Sydney counts, Gangraen does not
        scene = driving((0, "t07", -1))
        scene.terrain(2, numbered(number))
        assert plan(scene, 1, 2) == [("t07", "cities", cities, 2)]


@pytest.mark.rule("wk1.task.18", "wk1.task.20", "wk1.task.21")
def test_requirements_are_served_where_the_route_ends() -> None:
    # t12 begins at 9 and ends at 12, t27 ends with an enemy on or next to 11
    for holder, number, served in ((-1, 9, 1), (-1, 12, 0), (0, 12, 2), (0, 9, 0), (1, 9, 0)):
        scene = driving((1, "t12", holder))
        scene.terrain(2, numbered(number))
        wanted = [("t12", "place", served, served)] if served else []
        assert plan(scene, 1, 2) == wanted, (holder, number)
    scene = driving((1, "t12", -1))
    scene.terrain(1, numbered(9))
    assert plan(scene, 1, 2) == []  # passing through is not enough
    scene = driving((1, "t27", 0), (2, "t12", -1))
    scene.terrain(1, numbered(11))
    scene.terrain(2, numbered(9))
    assert plan(scene, 1, 2) == [("t27", "place", 2, 2)]  # one task at a time


@pytest.mark.rule("wk1.p2.05")
def test_two_players_see_their_own_secret_tasks_only() -> None:
    scene = driving(players=2)
    for seat, id in ((0, "t12"), (1, "t18")):
        scene._fetch(card(id))
        scene.state.secret_tasks[seat] = (*scene.state.secret_tasks[seat], card(id))
    scene.terrain(2, numbered(9))
    assert plan(scene, 1, 2) == [("t12", "place", 1, 1)]
    assert TITLE.view(scene.seen_by(1), 1)["own"]["forecast"] is None


@pytest.mark.rule("wk1.task.01", "wk1.task.02")
def test_a_task_says_how_many_rounds_it_has_left() -> None:
    scene = RoadScene()
    scene.task(0, "t01", marks=1)
    tasks = TITLE.view(scene.seen_by(0), 0)["tasks"]
    assert [(task["marks"], task["left"]) for task in tasks][:1] == [(1, 2)]


@pytest.mark.rule("wk1.token.03")
def test_an_end_under_a_special_token_serves_no_task() -> None:
    scene = driving((0, "t01", -1))
    scene.state.special_at[0] = 3
    assert plan(scene, 1, 2, 3) == [("t01", "points", 2, 15), ("t01", "hexes", 2, 6)]
    scene = driving((0, "t11", -1), (1, "t27", 0))
    scene.terrain(2, numbered(11))
    scene.state.threat_tokens[2] = 3
    scene.state.special_at[0] = 2
    assert plan(scene, 1, 2) == [("t11", "dangers", 0, 3)]
