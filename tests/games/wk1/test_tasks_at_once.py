"""A common task is accomplished the moment its requirements are met, wherever that is."""

from collections.abc import Iterator

import pytest

from dustboard.games.wk1.content.card_table import REWARD
from dustboard.games.wk1.content.constants import (
    EMPTY,
    GREEN,
    NONE,
    STEP_EXPLORE,
    STEP_MOVE,
    STEP_REST,
)
from dustboard.games.wk1.content.things import GREEN_CARD
from dustboard.games.wk1.rules.gear.gain import draw_gear
from dustboard.games.wk1.rules.programs import REST
from dustboard.games.wk1.rules.signals import DEFEATED, DUEL_ENDED, HELPED
from dustboard.games.wk1.rules.tasks.goals import after_move, now_met, rest_begins
from dustboard.games.wk1.rules.trade.deals import deal
from games.wk1.road_scene import RoadScene, card
from games.wk1.test_tasks_common import done, open_task

SIX = (1, 2, 3, 4, 5, 6)  # the first ring


def record(id: str = "t01", spare: int = 0) -> RoadScene:
    """A ride around the middle: the sixth hex makes 15 Movement Points, less what is spared."""
    scene = open_task(id)
    scene.stand(0, 0)
    scene.drives(0)  # Speed 4 and 4 Fuel: sixteen points
    for place in SIX[spare:5]:
        scene.state.obstacle_tokens[place] = 1  # 2, 2, 3, 3, 4 and 1 point
    scene.deck("w08")
    return scene


def go(scene: RoadScene, hexes: int) -> None:
    """On, until so many hexes are entered."""
    while scene.state.route_at < hexes:
        scene.wait_for("go_on")
        scene.answer(0, "on")
    scene.wait_for("go_on")


@pytest.mark.rule("wk1.task.14")
def test_a_record_is_set_on_the_road_and_not_at_its_end() -> None:
    scene = record()
    scene.terrain(17, "n01")
    scene.ride(0, *SIX, 17)
    go(scene, 5)
    assert scene.state.points_spent == 14
    assert scene.names("slots")[0] == "t01"
    go(scene, 6)
    assert scene.state.points_spent == 15
    assert scene.asked() == {0: "go_on"}  # he is still on his way
    assert done(scene, "t01")
    assert scene.state.reputation[0] == 2
    assert scene.state.vehicle[0] == card("b01")


@pytest.mark.rule("wk1.task.14")
def test_both_halves_of_a_record_are_needed() -> None:
    scene = record(spare=1)  # fourteen points for six hexes
    scene.ride(0, *SIX)
    scene.wait_for()
    assert scene.state.points_spent == 14
    assert scene.names("slots")[0] == "t01"
    scene = record()
    scene.state.obstacle_tokens[5] = 3  # sixteen points for five hexes
    scene.ride(0, *SIX)
    scene.wait_for()
    assert (scene.state.points_spent, scene.state.route_at) == (16, 5)
    assert scene.names("slots")[0] == "t01"


@pytest.mark.rule("wk1.task.14", "wk1.task.08")
def test_a_task_introduced_on_the_road_counts_what_this_move_has_done() -> None:
    scene = record("t02")
    scene.only("common_deck", "t01", "t03")
    scene.ride(0, *SIX)
    go(scene, 6)
    scene.state.step = STEP_MOVE
    scene.state.active = 0
    scene.run(*DEFEATED.calls(scene.state, 0, card("w20"), 1))
    scene.wait_for("new_task")
    scene.answer(2, "t01")
    scene.wait_for()
    assert {"t01", "t02"} <= set(scene.names("removed"))


@pytest.mark.rule("wk1.task.14")
def test_a_move_that_is_over_sets_no_record() -> None:
    scene = record("t02")
    scene.ride(0, *SIX)
    scene.wait_for()
    scene.state.step = STEP_EXPLORE
    scene.task(0, "t01")
    assert now_met(scene.state) == []


def resting(id: str, *ids: str) -> RoadScene:
    """The Rest Step; seat 0 has some gear, all knights stand on the same plain hex."""
    scene = open_task(id)
    scene.state.step = STEP_REST
    scene.pack(0, *ids)
    return scene


@pytest.mark.rule("wk1.task.14")
def test_gear_of_enough_value_counts_whenever_it_comes_in_the_rest_step() -> None:
    scene = resting("t10", "r01", "y01", "g01")
    scene.load(0, "g02")
    scene.pack(1, "y02")
    scene.stand(2, 0)
    scene.stand(3, 1)
    scene.run((REST.number, NONE, ()))
    assert scene.asked() == {0: "knight-offer"}
    assert scene.names("slots")[0] == "t10"  # worth fourteen
    scene.answer(0, "pass")
    scene.answer(1, "give:y02", "send")
    scene.answer(0, "accept")
    scene.wait_for("knight-offer", "rest-uses")
    assert done(scene, "t10")
    assert scene.state.reputation[0] == 3


@pytest.mark.rule("wk1.task.14")
def test_a_card_drawn_in_the_rest_step_makes_the_sum_full() -> None:
    scene = resting("t10", "r01", "y01", "g01")
    scene.load(0, "g02")
    scene.state.pool = ()
    draw_gear(scene.state, 0, GREEN, 1, "wk1.gear.05")
    scene.run()
    scene.wait_for()
    assert done(scene, "t10")
    scene = resting("t10", "r01", "y01", "g01")
    scene.load(0, "g02")
    scene.state.pool = ()
    scene.state.step = STEP_EXPLORE
    draw_gear(scene.state, 0, GREEN, 1, "wk1.gear.05")
    scene.run()
    scene.wait_for()
    assert scene.names("slots")[0] == "t10"  # only in a Rest Step


@pytest.fixture
def gear_for_gear() -> Iterator[None]:
    """Hoarder gives a green card."""
    printed = REWARD[card("t10")]
    REWARD[card("t10")] = ((GREEN_CARD, 1),)
    yield
    REWARD[card("t10")] = printed


@pytest.mark.rule("wk1.task.04")
@pytest.mark.usefixtures("gear_for_gear")
def test_gear_in_the_reward_does_not_accomplish_the_task_again() -> None:
    scene = resting("t10", "r01", "y01", "y02")
    scene.run(*rest_begins(scene.state))
    scene.wait_for()
    assert done(scene, "t10")
    assert len(scene.events("task-done")) == 1


@pytest.mark.rule("wk1.task.14", "wk1.rest.09")
def test_who_wakes_up_at_the_end_of_the_step_shows_his_gear_then() -> None:
    scene = resting("t10", "r01", "y01", "y02")
    scene.state.down[0] = 1
    scene.state.health[0] = 0
    scene.run((REST.number, NONE, ()))
    scene.wait_for()
    assert scene.state.down[0] == 0
    assert done(scene, "t10")
    assert scene.events("task-done")[-1].seat == 0


@pytest.mark.rule("wk1.task.14", "wk1.task.08")
def test_a_task_introduced_in_the_rest_step_is_looked_at_there() -> None:
    scene = resting("t09", "r01", "y01", "y02")
    scene.only("common_deck", "t10")
    scene.away(30)
    scene.run(*rest_begins(scene.state))
    scene.wait_for()
    assert {"t09", "t10"} <= set(scene.names("removed"))


@pytest.mark.rule("wk1.task.14")
def test_a_gift_on_the_road_is_no_help() -> None:
    for step, counts in ((STEP_MOVE, False), (STEP_REST, True)):
        scene = resting("t08", "y01")
        scene.state.step = step
        scene.run(deal(0, 1))
        scene.answer(0, "give:y01", "send")
        scene.answer(1, "accept")
        scene.wait_for()
        assert done(scene, "t08") == counts


# -- hexes under a special token (E13) ----------------------------------------------------------


@pytest.mark.rule("wk1.token.03")
def test_no_common_task_is_accomplished_on_a_hex_under_a_token() -> None:
    for id in ("t02", "t03", "t08", "t09", "t10", "t11"):
        scene = open_task(id)
        state = scene.state
        state.special_at[0] = state.at[0]
        state.special_at[1] = state.at[3]
        scene.away(30)
        scene.stand(0, state.special_at[0])
        state.special_at[1] = 30
        state.step = STEP_REST
        scene.pack(0, "r01", "y01", "y02")
        assert DEFEATED.calls(state, 0, card("w20"), 1) == []
        assert DUEL_ENDED.calls(state, 0, 1) == []
        assert HELPED.calls(state, 0, 1) == []
        assert rest_begins(state) == []
        assert now_met(state) == []
        state.route_at = 1
        state.radiation_tokens[state.at[0]] = 3
        assert after_move(state, 0) == []


@pytest.mark.rule("wk1.token.03", "wk1.task.14")
def test_a_record_is_set_on_the_next_hex_that_has_no_token() -> None:
    scene = record()
    scene.terrain(17, "n01")
    scene.state.special_at[0] = 6
    scene.ride(0, *SIX, 17)
    go(scene, 6)
    assert scene.names("slots")[0] == "t01"
    go(scene, 7)
    scene.wait_for()
    assert "t01" in scene.names("removed")


@pytest.mark.rule("wk1.token.03", "wk1.task.22")
def test_a_private_task_of_a_fight_is_not_accomplished_under_a_token() -> None:
    for blank, counts in ((False, True), (True, False)):
        scene = RoadScene()
        scene.task(1, "t27", holder=0)
        scene.stand(0, scene.hex(11))
        if blank:
            scene.state.special_at[2] = scene.hex(11)
        assert (DEFEATED.calls(scene.state, 0, card("w19"), 1) != []) == counts
    assert scene.state.slots[0] == EMPTY
