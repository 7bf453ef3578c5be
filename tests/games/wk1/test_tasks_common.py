"""Common tasks t01-t11: how each is accomplished, marked, outdated and replaced (wk1.task)."""

import pytest

from dustboard.games.wk1.content.constants import EMPTY, NONE, STEP_EXPLORE, STEP_REST
from dustboard.games.wk1.content.task_table import IS_COMMON
from dustboard.games.wk1.rules.programs import PREPARATIONS
from dustboard.games.wk1.rules.signals import DEFEATED, DUEL_ENDED, HELPED
from dustboard.games.wk1.rules.tasks.goals import rest_begins
from games.wk1.road_scene import RoadScene, card

TASKS = [f"t{number:02}" for number in range(1, 28)]
COMMON = [id for id in TASKS if IS_COMMON[card(id)]]


def open_task(id: str, players: int = 4) -> RoadScene:
    """A common task lies open; two others are on top of the deck."""
    scene = RoadScene(players)
    scene.away(30)
    scene.task(0, id)
    scene.drives(0)
    scene.deck(*[other for other in ("t01", "t02", "t03") if other != id][:2], name="common_deck")
    return scene


def finish(scene: RoadScene) -> None:
    scene.wait_for()


def done(scene: RoadScene, id: str) -> bool:
    return id in scene.names("removed") and scene.names("slots")[0] not in ("", id)


@pytest.mark.rule("wk1.task.14", "wk1.task.05")
def test_t02_nice_trophy() -> None:
    scene = open_task("t02")
    green = len(scene.state.green_deck)
    scene.run(*DEFEATED.calls(scene.state, 0, card("w20"), 1))
    finish(scene)
    assert done(scene, "t02")
    assert scene.state.reputation[0] == 2
    assert len(scene.state.green_deck) == green - 1
    scene = open_task("t02")
    assert DEFEATED.calls(scene.state, 0, card("w20"), 0) == []  # no wasteland card


@pytest.mark.rule("wk1.task.06", "wk1.task.07")
def test_t03_a_knight_is_defeated() -> None:
    scene = open_task("t03")
    green = len(scene.state.green_deck)
    scene.drives(1, "v02")
    scene.run(*DUEL_ENDED.calls(scene.state, 0, 1))
    finish(scene)
    assert done(scene, "t03")
    assert scene.state.reputation[0] >= 1
    assert "b06" not in scene.names("blue")
    assert len(scene.state.green_deck) == green - 1  # for the loser


@pytest.mark.parametrize(
    ("id", "prey", "other", "blue"),
    [("t04", "w20", "w21", ""), ("t05", "w21", "w20", "b11"), ("t06", "w39", "w21", "")],
)
def test_t04_t05_t06_hunts(id: str, prey: str, other: str, blue: str) -> None:
    scene = open_task(id)
    assert DEFEATED.calls(scene.state, 0, card(other), 1) == []
    scene.state.ammo[0] = 1
    scene.run(*DEFEATED.calls(scene.state, 0, card(prey), 1))
    finish(scene)
    assert done(scene, id)
    assert scene.state.reputation[0] >= 1
    assert scene.state.ammo[0] == (3 if id == "t06" else 1)
    assert blue == "" or blue not in scene.names("blue")


def test_t07_two_cities() -> None:
    scene = open_task("t07")
    scene.state.step = STEP_EXPLORE
    for number in (1, 2, 2):
        scene.visit(0, number)
        finish(scene)
        assert scene.names("slots")[0] == "t07"
    scene.visit(1, 3)  # another knight counts for himself
    finish(scene)
    assert scene.names("slots")[0] == "t07"
    scene.visit(0, 5)
    finish(scene)
    assert done(scene, "t07")
    assert "b07" not in scene.names("blue")


@pytest.mark.rule("wk1.task.07")
def test_t08_a_rival_is_helped() -> None:
    scene = open_task("t08")
    scene.run(*HELPED.calls(scene.state, 0, 2))
    finish(scene)
    assert done(scene, "t08")
    assert scene.state.reputation[0] == 3
    assert [len(hand) for hand in scene.state.luck] == [0, 0, 1, 0]


@pytest.mark.rule("wk1.task.15")
def test_t09_unhurt_in_the_third_tier() -> None:
    scene = open_task("t09")
    state = scene.state
    for seat in range(4):
        scene.stand(seat, 30)
    state.first = 2
    state.health[2] = 3
    state.radiation[1] = 1
    scene.run(*rest_begins(state))
    finish(scene)
    assert done(scene, "t09")
    assert state.reputation == [0, 0, 0, 2]  # of 0 and 3 the next one in round order
    scene = open_task("t09")
    scene.away(scene.hex(1))
    assert rest_begins(scene.state) == []


@pytest.mark.rule("wk1.ko.01", "wk1.ko.02")
@pytest.mark.parametrize("health", [1, 2, 3, 4])
@pytest.mark.parametrize("radiation", [0, 1, 2, 3])
def test_t09_healthy_is_full_health_and_clean_is_no_radiation(health: int, radiation: int) -> None:
    scene = open_task("t09")
    scene.away(scene.hex(1))
    scene.stand(0, 30)
    scene.state.health[0], scene.state.radiation[0] = health, radiation
    scene.run(*rest_begins(scene.state))
    finish(scene)
    assert done(scene, "t09") == (health == 4 and radiation == 0)


def test_t10_gear_worth_fifteen() -> None:
    scene = open_task("t10")
    scene.state.step = STEP_REST
    scene.state.first = 1
    scene.pack(0, "r01", "y01", "y02")
    scene.run(*rest_begins(scene.state))
    finish(scene)
    assert done(scene, "t10")
    assert scene.state.reputation[0] == 3
    scene = open_task("t10")
    scene.state.step = STEP_REST
    scene.pack(0, "r01", "y01", "g01")
    scene.load(0, "g02")
    assert rest_begins(scene.state) == []  # worth fourteen


@pytest.mark.rule("wk1.task.14")
def test_t11_an_end_in_danger() -> None:
    for tokens, reached in ((2, True), (1, False)):
        scene = open_task("t11")
        scene.stand(0, 0)
        scene.terrain(1, "n19")  # one Threat
        scene.state.radiation_tokens[1] = tokens
        scene.drives(0, fuel=2)
        scene.deck("w08")
        scene.ride(0, 1)
        finish(scene)
        assert done(scene, "t11") == reached
        assert scene.state.fuel[0] == (3 if reached else 1)


def test_t01_is_about_one_move() -> None:
    scene = open_task("t01")
    scene.stand(0, 0)
    scene.deck("w08")
    scene.ride(0, 1, 2)
    finish(scene)
    assert scene.names("slots")[0] == "t01"


@pytest.mark.rule("wk1.task.13")
def test_common_tasks_are_not_accepted() -> None:
    for id in COMMON:
        scene = open_task(id)
        scene.visit(0, 12)
        assert not [key for key in scene.options(0) if id in key]


@pytest.mark.rule("wk1.task.04", "wk1.gold.05")
def test_an_accomplished_task_never_comes_back() -> None:
    scene = open_task("t02")
    scene.only("common_deck", rest="common_discard")
    scene.run(*DEFEATED.calls(scene.state, 0, card("w20"), 1))
    finish(scene)
    known = (*scene.names("common_deck"), *scene.names("common_discard"), *scene.names("slots"))
    assert "t02" not in known
    assert sorted((*[id for id in known if id in COMMON], "t02")) == COMMON


@pytest.mark.rule("wk1.task.08", "wk1.task.09", "wk1.task.12")
def test_the_waster_chooses_one_of_two() -> None:
    scene = open_task("t04")
    scene.run(*DEFEATED.calls(scene.state, 0, card("w20"), 1))
    scene.wait_for("new_task")
    assert scene.asked() == {2: "new_task"}
    assert sorted(scene.options(2)) == ["t01", "t02"]
    for viewer in (-1, 0, 1, 3):
        assert scene.seen_by(viewer).drawn_common[2] == (NONE, NONE)
    scene.answer(2, "t02")
    assert scene.names("slots")[0] == "t02"
    assert scene.state.slot_marks[0] == 0
    assert scene.names("common_deck")[0] == "t01"


@pytest.mark.rule("wk1.task.12")
def test_an_empty_deck_leaves_the_space_empty() -> None:
    scene = open_task("t04")
    scene.only("common_deck")
    scene.run(*DEFEATED.calls(scene.state, 0, card("w20"), 1))
    finish(scene)
    assert scene.state.slots[0] == EMPTY
    scene = open_task("t04")
    scene.only("common_deck", "t09")
    scene.run(*DEFEATED.calls(scene.state, 0, card("w20"), 1))
    finish(scene)
    assert scene.events("task-introduced")[-1].data["card"] == card("t09")  # without a choice


@pytest.mark.rule("wk1.task.16")
def test_any_number_of_common_tasks() -> None:
    scene = open_task("t04")
    scene.run(*DEFEATED.calls(scene.state, 0, card("w20"), 1))
    scene.wait_for("new_task")
    scene.answer(2, "t02")
    scene.wait_for()
    scene.run(*DEFEATED.calls(scene.state, 0, card("w21"), 1))
    finish(scene)
    assert scene.state.reputation[0] == 4
    assert {"t02", "t04"} <= set(scene.names("removed"))


# -- the clock of tasks (W16) -------------------------------------------------------------------


@pytest.mark.rule("wk1.task.01", "wk1.task.02", "wk1.task.03", "wk1.task.10", "wk1.task.23")
def test_w16_the_clock_of_tasks() -> None:
    scene = open_task("t09")
    scene.task(1, "t12", holder=1)
    scene.task(2, "t13")
    for round, marks in ((2, 1), (3, 2)):
        scene.waster_step(round)
        scene.wait_for()
        assert scene.state.slot_marks == [marks] * 3  # they stay after unmarking
    scene.waster_step(4)
    scene.wait_for()
    assert scene.names("common_discard") == ["t09"]
    assert sorted(scene.names("private_discard")) == ["t12", "t13"]
    assert scene.state.slot_marks == [0, 0, 0]
    assert scene.state.slot_holder == [NONE] * 3
    slots = scene.names("slots")
    assert slots[0] in ("t01", "t02")
    assert all(id not in ("", "t12", "t13") for id in slots[1:])
    slots_of = [event.data["slot"] for event in scene.events("task-introduced")]
    assert slots_of == [0, 1, 2]


@pytest.mark.rule("wk1.task.11", "wk1.task.08")
@pytest.mark.parametrize(("slot", "id"), [(0, "t09"), (1, "t12"), (2, "t13")])
def test_an_outdated_task_is_replaced_at_once_by_one_of_two(slot: int, id: str) -> None:
    scene = open_task("t09")
    scene.task(1, "t12", holder=1)
    scene.task(2, "t13")
    scene.state.slot_marks[slot] = 2
    deck, two = ("private_deck", ["t14", "t15"]) if slot else ("common_deck", ["t01", "t02"])
    scene.deck(*two, name=deck)
    scene.away(scene.hex(1))  # a city, where knights are asked next
    scene.state.ammo = [0] * 4
    scene.run((PREPARATIONS.number, NONE, ()))
    waster = scene.state.waster
    assert scene.asked() == {waster: "new_task"}
    assert id not in scene.names("slots")
    assert sorted(scene.options(waster)) == two
    scene.answer(waster, two[1])
    assert scene.names("slots")[slot] == two[1]
    assert (scene.state.slot_marks[slot], scene.state.slot_holder[slot]) == (0, NONE)
    assert scene.names(deck)[0] == two[0]  # the other lies at the bottom


@pytest.mark.rule("wk1.task.10")
def test_an_outdated_task_comes_back_with_the_reshuffle() -> None:
    scene = open_task("t09")
    scene.task(0, "t09", marks=2)
    scene.only("common_deck")
    scene.waster_step(4)
    scene.wait_for()
    assert scene.names("slots")[0] == "t09"
    assert scene.state.slot_marks[0] == 0
