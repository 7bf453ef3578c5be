"""Tasks that are accomplished by winning: whole fights, from facing the enemy to the reward."""

import pytest

from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.constants import ORANGE, PURPLE
from games.wk1.fight_scene import HERE, KNIGHT, RIVAL, WASTER, Fight, cards

TOWER = 10  # the tile of hex 11
NEXT = next(place for place in range(37) if DISTANCE[HERE][place] == 1)
FAR = next(place for place in range(37) if DISTANCE[HERE][place] == 2)


def hunt(task: str = "", slot: int = PURPLE, holder: int = -1) -> Fight:
    """A table with a task."""
    fight = Fight()
    fight.state.common_deck = cards("t09", "t10")
    fight.state.private_deck = cards("t22", "t23")
    if task:
        fight.lay_task(slot, task, holder)
    return fight


def press(fight: Fight, other: int = WASTER) -> None:
    """Three clashes in which the Active Knight advances and nobody strikes."""
    for clash in range(3):
        fight.calm()
        fight.clash("change_range", "defend" if clash == 1 else "prepare")
        fight.answer(KNIGHT, "advance")
        if fight.asked().get(other) == "equip":
            fight.answer(other, "ready")


def done(fight: Fight, task: str) -> bool:
    return BY_ID[task] in fight.state.removed


@pytest.mark.rule("wk1.task.14", "wk1.combat.18", "wk1.task.05", "wk1.dominance.08")
@pytest.mark.parametrize(
    ("task", "prey", "other", "reputation", "ammo"),
    [
        ("t02", "w27", "", 2, 0),
        ("t04", "w27", "w31", 2, 0),
        ("t05", "w31", "w27", 1, 0),
        ("t06", "w39", "w27", 2, 2),
    ],
)
def test_a_won_fight_accomplishes_a_common_task(
    task: str, prey: str, other: str, reputation: int, ammo: int
) -> None:
    if other:
        fight = hunt(task)
        fight.face(other)
        press(fight)
        fight.settle()
        assert fight.event("combat-ends").data["side"] == 0
        assert not done(fight, task)  # won, but over the wrong enemy
    fight = hunt(task)
    fight.state.ammo[KNIGHT] = 1
    fight.face(prey)
    press(fight)
    fight.settle()
    assert done(fight, task)
    assert fight.state.reputation[KNIGHT] == reputation
    assert fight.state.ammo[KNIGHT] == 1 + ammo
    assert fight.state.slots[PURPLE] in cards("t09", "t10")
    assert fight.event("task-done").seat == KNIGHT


@pytest.mark.rule("wk1.task.14")
@pytest.mark.parametrize("way", ["escape", "lose"])
def test_no_task_for_who_escapes_or_loses(way: str) -> None:
    fight = hunt("t02")
    if way == "escape":
        fight.dice(10)
        fight.escape("w27")
    else:
        fight.face("w27")
        fight.lose_by_dominance()
    fight.settle()
    assert not done(fight, "t02")
    assert fight.state.reputation[KNIGHT] == 0


@pytest.mark.rule("wk1.duel.14", "wk1.task.14", "wk1.task.07")
def test_a_won_duel_accomplishes_pit_fight() -> None:
    fight = hunt("t03")
    fight.duel()
    press(fight, RIVAL)
    assert fight.event("combat-ends").data["side"] == 0
    fight.settle()
    assert done(fight, "t03")
    assert fight.state.reputation[KNIGHT] == 2  # the duel's, and the task's
    assert BY_ID["b06"] not in fight.state.blue
    given = [row for row in fight.events("gains-gear") if row.seat == RIVAL]
    assert len(given) == 1  # a green card for the loser


@pytest.mark.rule("wk1.duel.14", "wk1.task.15")
def test_the_asked_knight_who_wins_accomplishes_it_too() -> None:
    fight = hunt("t03")
    fight.duel()
    for clash in range(3):
        fight.calm()
        fight.clash("defend" if clash == 1 else "prepare", "change_range")
        if fight.asked().get(KNIGHT) == "equip":
            fight.answer(KNIGHT, "ready")
        fight.answer(RIVAL, "advance")
    fight.settle()
    assert done(fight, "t03")
    assert fight.event("task-done").seat == RIVAL


@pytest.mark.rule("wk1.task.22", "wk1.combat.18")
@pytest.mark.parametrize(("place", "foe", "works"), [(NEXT, "w24", True), (FAR, "w24", False)])
def test_a_private_task_that_asks_for_a_defeat(place: int, foe: str, works: bool) -> None:
    fight = hunt("t27", ORANGE, KNIGHT)
    tiles = list(fight.state.tiles)
    tiles[place] = TOWER
    fight.state.tiles = tuple(tiles)
    fight.face(foe)
    press(fight)
    fight.settle()
    assert fight.event("combat-ends").data["side"] == 0
    assert done(fight, "t27") == works
    assert fight.state.reputation[KNIGHT] == (3 if works else 0)


@pytest.mark.rule("wk1.task.28")
@pytest.mark.parametrize("first", ["t02", "t27"])
def test_the_waster_orders_the_tasks_of_one_defeat(first: str) -> None:
    fight = hunt("t27", ORANGE, KNIGHT)
    fight.lay_task(PURPLE, "t02")
    tiles = list(fight.state.tiles)
    tiles[NEXT] = TOWER
    fight.state.tiles = tuple(tiles)
    fight.face("w24")
    press(fight)
    while "task_order" not in fight.asked().values():
        seat = next(iter(fight.asked()))
        fight.answer(seat, fight.options(seat)[0])
    assert fight.asked() == {WASTER: "task_order"}
    assert sorted(fight.options(WASTER)) == ["t02", "t27"]
    fight.answer(WASTER, first)
    fight.settle()
    order = [row.data["card"] for row in fight.events("task-done")]
    assert order == list(cards(*sorted(("t02", "t27"), key=lambda id: id != first)))
    assert fight.state.reputation[KNIGHT] == 5
