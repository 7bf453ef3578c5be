"""The Exploration Step: order, checks, markers, activities (wk1.explore)."""

import pytest

from dustboard.games.wk1.content.constants import NONE, STEP_EXPLORE
from games.wk1.road_scene import EXPLORATION_STEP, RoadScene
from games.wk1.test_hex_actions import at


def arrived(number: int, *dice: int, **options: str) -> RoadScene:
    """Seat 0 comes to a numbered hex and begins to explore."""
    scene = RoadScene(**options)
    scene.away(30)
    scene.stand(0, scene.hex(number))
    if dice:
        scene.dice(*dice)
    scene.state.step = STEP_EXPLORE
    scene.explore(0)
    return scene


@pytest.mark.rule("wk1.explore.02", "wk1.explore.03", "wk1.round.03")
def test_in_round_order_with_one_waster_for_all() -> None:
    scene = RoadScene()
    scene.state.first = 1
    scene.away(scene.hex(12))
    scene.run((EXPLORATION_STEP.number, 0, ()))
    seen = []
    while not scene.state.over:
        scene.wait_for("explore")
        if scene.asked():
            seen.append((scene.state.active, scene.state.waster))
            scene.answer(scene.state.active, "done")
    assert seen == [(1, 3), (2, 3), (3, 3), (0, 3)]
    assert scene.state.active == NONE


@pytest.mark.rule("wk1.explore.04")
@pytest.mark.parametrize(
    ("number", "skill"), [(7, "repair"), (8, "medicine"), (9, "survival"), (13, "talk")]
)
def test_hexes_with_a_panel_demand_a_check(number: int, skill: str) -> None:
    scene = arrived(number)
    dice = scene.events("dice")[-1].data
    assert dice["skill"] == ("blades", "guns", "medicine", "repair", "survival", "talk").index(
        skill
    )
    assert (dice["difficulty"], dice["purpose"]) == (7, 1)


@pytest.mark.rule("wk1.explore.04")
def test_gangraen_asks_nothing() -> None:
    scene = arrived(1)
    assert scene.events("dice") == []
    assert scene.asked() == {0: "explore"}


@pytest.mark.rule("wk1.explore.05", "wk1.explore.06")
def test_after_a_failure_nothing_can_be_done() -> None:
    scene = arrived(9, 1, 1)
    assert scene.state.over
    assert [event.rule for event in scene.events("not-explored")] == ["wk1.explore.05"]
    assert scene.state.entry[0] == scene.hex(9)
    scene = arrived(9, 7, 1)
    assert scene.asked() == {0: "explore"}
    assert scene.state.entry[0] == scene.hex(9)


@pytest.mark.rule("wk1.explore.07")
def test_no_second_check_while_staying() -> None:
    scene = arrived(9, 1, 1)
    scene.explore(0)
    assert scene.asked() == {0: "explore"}
    assert len(scene.events("dice")) == 1


def test_a_table_may_want_the_check_again() -> None:
    scene = arrived(9, 1, 1, entry_after_failure="check_again")
    scene.dice(1, 1)
    scene.explore(0)
    assert scene.state.over
    assert len(scene.events("dice")) == 2
    scene.dice(8, 1)
    scene.explore(0)
    assert scene.asked() == {0: "explore"}
    scene.answer(0, "done")
    scene.explore(0)
    assert len(scene.events("dice")) == 3


@pytest.mark.rule("wk1.explore.08")
def test_leaving_takes_the_marker_back() -> None:
    scene = arrived(9, 7, 1)
    scene.answer(0, "done")
    scene.ride(0, travel="stay")
    assert scene.state.entry[0] == scene.hex(9)
    place = scene.hex(9)
    scene.deck("w08")
    scene.move(0)
    scene.answer(0, "foot")
    scene.answer(0, scene.options(0)[0], "go")
    assert scene.state.entry[0] == NONE
    scene.wait_for()
    scene.stand(0, place)
    scene.explore(0)
    assert len([event for event in scene.events("dice") if event.data["purpose"] == 1]) == 2


@pytest.mark.rule("wk1.explore.09")
@pytest.mark.parametrize(
    "order",
    [
        ("trade", "accept:t21", "accomplish:t22"),
        ("accept:t21", "accomplish:t22", "trade"),
        ("accomplish:t22", "trade", "accept:t21"),
    ],
)
def test_activities_in_any_order(order: tuple[str, ...]) -> None:
    scene = RoadScene(players=2)
    scene.pack(0, "g02")  # a drug for the one; the other is done in New Sydney
    scene.shown(0, "t21")
    scene.shown(0, "t22", accepted=True)
    scene.visit(0, 4)
    for key in order:
        scene.answer(0, key)
        scene.wait_for("explore")
    assert scene.names("accepted", 0) == ["t21"]
    assert scene.state.reputation[0] > 0
    assert len(scene.events("action")) == 1
    assert scene.state.over


@pytest.mark.rule("wk1.explore.01", "wk1.task.22")
def test_exploring_is_not_acting() -> None:
    scene = RoadScene()
    scene.task(1, "t12", holder=0)
    scene.visit(0, 12)
    scene.answer(0, "accomplish:t12")
    scene.wait_for("explore")
    assert scene.events("action") == []
    assert scene.state.reputation[0] == 1
    assert "special:1" in scene.options(0)  # the action is still to be had


@pytest.mark.rule("wk1.action.01")
def test_one_action_only() -> None:
    scene = RoadScene()
    scene.task(1, "t12", holder=0)
    scene.state.fuel[0] = 0
    scene.visit(0, 12)
    scene.answer(0, "special:1")
    assert scene.asked() == {0: "explore"}
    assert scene.refuses(0, "special:1") == "wk1.action.01"
    assert scene.refuses(0, "special:3") == "wk1.action.01"


@pytest.mark.rule("wk1.action.02", "wk1.action.05", "wk1.action.12")
def test_actions_of_the_own_hex_only() -> None:
    scene = RoadScene()
    scene.visit(0, 3)
    assert "special:1" in scene.options(0)  # Queen's Valley
    scene = RoadScene()
    scene.pack(0, "g01")
    scene.visit(0, 2)
    assert not [key for key in scene.options(0) if key.startswith("special")]
    assert "trade" in scene.options(0)
    scene = RoadScene()
    scene.visit(0, 12)
    assert "trade" not in scene.options(0)


@pytest.mark.rule("wk1.action.02")
def test_where_others_stand_is_nothing_to_the_explorer() -> None:
    scene = RoadScene()
    scene.away(scene.hex(1))  # Gangraen, with actions of all kinds
    scene.pack(1, "g01", "y01")
    scene.stand(1, scene.hex(15), explored=True)
    scene.explore(1)
    assert scene.options(1) == ["done", "special:1", "special:2"]
    scene = RoadScene()
    scene.away(scene.hex(15))
    scene.pack(1, "g01", "y01")
    scene.stand(1, scene.hex(1), explored=True)
    scene.explore(1)
    assert scene.options(1) == ["done", "special:1", "trade", "body", "supplies"]


SPECIAL_ACTIONS = (1, 0, 1, 0, 1, 3, 2, 3, 3, 2, 2, 3, 1, 2, 2)


@pytest.mark.rule("wk1.action.04")
@pytest.mark.parametrize("number", range(1, 16))
def test_every_special_hex_and_three_cities_have_special_actions(number: int) -> None:
    scene = at(number)
    scene.pack(0, "y01")
    scene.explore(0)
    refused = [row.key for row in scene.ask(0).refused(scene.state, 0)]
    known = [key for key in (*scene.options(0), *refused) if key.startswith("special")]
    actions = SPECIAL_ACTIONS[number - 1]
    assert sorted(known) == [f"special:{action + 1}" for action in range(actions)]


@pytest.mark.rule("wk1.action.10")
def test_nobody_gambles_in_gangraen_for_nothing() -> None:
    scene = at(1)
    scene.stand(0, scene.hex(1), explored=True)
    scene.task(1, "t13")  # something to do here
    scene.explore(0)
    assert "special:1" not in scene.options(0)
    assert scene.refuses(0, "special:1") == "wk1.action.08"


@pytest.mark.rule("wk1.token.03", "wk1.action.20")
def test_a_blank_hex_can_not_be_explored() -> None:
    scene = RoadScene()
    scene.task(1, "t12", holder=0)
    scene.state.special_at[2] = scene.hex(12)
    scene.visit(0, 12)
    assert scene.state.over
    assert scene.events("explores") == []
    scene.state.special_at[2] = NONE
    scene.visit(0, 12)
    assert "accomplish:t12" in scene.options(0)


def test_an_unconscious_knight_does_not_explore() -> None:
    scene = RoadScene()
    scene.state.health[0] = 0
    scene.state.down[0] = 1
    scene.visit(0, 12)
    assert scene.state.over
