"""Pools: route tokens, and the tokens that lie on hexes for a while."""

import pytest

from dustboard.games.wk1.content.constants import (
    CONTAMINATION_TOKEN,
    OBSTACLE_TOKEN,
    RADIATION_TOKEN,
    THREAT_TOKEN,
)
from dustboard.games.wk1.rules.gear.gear import is_marked, mark
from dustboard.games.wk1.rules.tasks.tasks import mark_tasks
from dustboard.games.wk1.rules.tokens import place_token, tokens_left, tokens_of
from games.wk1.road_scene import RoadScene, card

LONG_WAY = (1, 2, 3, 4, 5, 6, 18, 7, 8, 9, 10, 11, 12, 13)


@pytest.mark.rule("wk1.setup.37", "wk1.move.08", "wk1.gold.04")
def test_fourteen_route_tokens_come_back_after_each_move() -> None:
    scene = RoadScene()
    scene.deck("w14", "w15")
    for seat in (0, 1):
        scene.drives(seat, ("v01", "v02")[seat], fuel=1)
        scene.move(seat)
        scene.answer(seat, "vehicle", *(f"h{place}" for place in LONG_WAY))
        assert scene.options(seat) == ["go"]  # the pool is empty
        assert scene.refuses(seat, "h14") == "wk1.move.08"
        scene.answer(seat, "go")
        scene.wait_for()
        assert scene.state.over


@pytest.mark.rule("wk1.setup.37", "wk1.gold.04")
@pytest.mark.parametrize(
    ("one", "other"),
    [(RADIATION_TOKEN, CONTAMINATION_TOKEN), (OBSTACLE_TOKEN, THREAT_TOKEN)],
)
def test_fourteen_tokens_with_two_sides_lie_in_the_common_pool(one: int, other: int) -> None:
    scene = RoadScene()
    state = scene.state
    assert tokens_left(state, one) == tokens_left(state, other) == 14
    for place in range(10):
        place_token(state, one, 20 + place, "wk1.round.12")
    assert tokens_left(state, other) == 4
    for place in range(10):
        place_token(state, other, 20 + place, "wk1.round.12")
    assert sum(tokens_of(state, other)) == 4  # the pool was empty
    for third in {RADIATION_TOKEN, OBSTACLE_TOKEN} - {one}:
        assert tokens_left(state, third) == 14
    scene.waster_step(2)
    scene.wait_for()
    assert tokens_left(state, one) == tokens_left(state, other) == 14


@pytest.mark.rule("wk1.setup.37", "wk1.gear.14", "wk1.task.01")
def test_general_markers_do_not_run_out() -> None:
    scene = RoadScene()
    state = scene.state
    gear = [f"g{number:02}" for number in (5, 6, 9, 17, 18, 20, 21, 22)]
    gear += [f"y{number:02}" for number in (1, 2, 3, 4, 8, 13, 15, 16)]
    for at, id in enumerate(gear):  # all sixteen of the box lie on cards
        scene.pack(at % 4, id)
        mark(state, at % 4, card(id), "wk1.gear.14")
    for slot, id in enumerate(("t01", "t12", "t13")):
        scene.task(slot, id)
    state.round = 1
    scene.run(*mark_tasks(state))
    assert state.slot_marks == [1, 1, 1]
    assert all(is_marked(state, at % 4, card(id)) for at, id in enumerate(gear))
