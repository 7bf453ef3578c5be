"""The first requirement of a private task: who meets it, where, and what it costs (wk1.task.18)."""

import pytest

from dustboard.games.wk1.content.constants import NONE, STEP_EXPLORE
from dustboard.games.wk1.content.task_table import NEED_HEX
from games.wk1.road_scene import RoadScene, card

PRIVATE = [f"t{number}" for number in range(12, 28)]


def traveller(id: str) -> RoadScene:
    """Seat 1 with something of everything; the task lies on the orange space."""
    scene = RoadScene()
    scene.away(30)
    scene.task(1, id)
    scene.drives(1, "v03")
    scene.pack(1, "g02", "g18", "y15")
    scene.state.step = STEP_EXPLORE
    return scene


def goods(scene: RoadScene) -> tuple[int, int, int, int]:
    """Fuel, Radiation, green and yellow cards of seat 1."""
    state = scene.state
    owned = [*scene.names("backpack", 1), *scene.names("cargo", 1), *scene.names("pockets", 1)]
    green, yellow = (sum(id.startswith(colour) for id in owned) for colour in "gy")
    return state.fuel[1], state.radiation[1], green, yellow


def lose(scene: RoadScene, *ids: str) -> None:
    """These cards of seat 1 are back in their decks."""
    for id in ids:
        scene._to_deck("green_deck" if id.startswith("g") else "yellow_deck", card(id))


@pytest.mark.rule("wk1.task.18")
@pytest.mark.parametrize("id", PRIVATE)
def test_a_task_is_accepted_on_the_hex_of_its_first_requirement_only(id: str) -> None:
    scene = traveller(id)
    offered = []
    for number in range(1, 16):
        scene.visit(1, number)
        if 1 in scene.asked():
            offered += [number] * (f"accept:{id}" in scene.options(1))
            scene.answer(1, "done")
    assert offered == [NEED_HEX[0][card(id)]]


@pytest.mark.rule("wk1.task.18")
@pytest.mark.parametrize("id", PRIVATE)
def test_who_accepts_a_task_holds_it_and_has_paid_for_it(id: str) -> None:
    scene = traveller(id)
    before = goods(scene)
    scene.visit(1, NEED_HEX[0][card(id)])
    scene.dice(10)
    scene.answer(1, f"accept:{id}")
    scene.wait_for("explore")
    assert scene.state.slot_holder == [NONE, 1, NONE]
    paid = {"t17": (0, 0, 1, 0), "t21": (0, 0, 1, 0), "t24": (1, 0, 0, 0)}.get(id, (0, 0, 0, 0))
    assert goods(scene) == tuple(had - cost for had, cost in zip(before, paid, strict=True))


@pytest.mark.rule("wk1.task.18")
@pytest.mark.parametrize(("id", "missing"), [("t17", "green"), ("t21", "drug"), ("t24", "fuel")])
def test_who_cannot_pay_is_not_offered_the_task(id: str, missing: str) -> None:
    scene = traveller(id)
    if missing == "fuel":
        scene.state.fuel[1] = 0
    else:
        # a dearer card would do for a green one, but not for a drug
        lose(scene, *(("g02", "g18", "y15") if missing == "green" else ("g02",)))
    scene.task(2, "t16", holder=1)
    scene.state.slot_holder[2] = NONE
    scene.visit(1, NEED_HEX[0][card(id)])
    assert 1 not in scene.asked() or f"accept:{id}" not in scene.options(1)


@pytest.mark.rule("wk1.task.22")
@pytest.mark.parametrize("id", [id for id in PRIVATE if id != "t27"])
def test_the_second_requirement_costs_what_it_says(id: str) -> None:
    scene = traveller(id)
    scene.state.slot_holder[1] = 1
    scene.load(1, "y16")
    if id in ("t13", "t20"):
        lose(scene, "g02", "g18")  # which could pay, too
    scene.state.reputation[1] = 0
    fuel, radiation, green, yellow = goods(scene)
    scene.visit(1, NEED_HEX[1][card(id)])
    scene.dice(10)
    scene.answer(1, f"accomplish:{id}")
    scene.wait_for("explore", "place-gear", "blue-gained", "vehicle-instead", "reward", "token_hex")
    suffered, spent = {"t14": 2}.get(id, 0), {"t18": 2}.get(id, 0)
    assert goods(scene)[:2] == (fuel - spent, radiation + suffered)
    lost = {"t13": (0, 1), "t20": (0, 1), "t23": (2, 0)}.get(id, (0, 0))
    assert goods(scene)[2:] == (green - lost[0], yellow - lost[1])
    assert [row.seat for row in scene.events("task-done")] == [1]


@pytest.mark.rule("wk1.task.22")
@pytest.mark.parametrize(
    ("id", "missing"),
    [
        ("t13", ("y15",)),
        ("t18", ()),  # Fuel
        ("t20", ("y15",)),
        ("t23", ("g02", "y15")),
        ("t24", ()),  # three cards are stored, four have to be shown
    ],
)
def test_who_cannot_pay_does_not_accomplish_the_task(id: str, missing: tuple[str, ...]) -> None:
    scene = traveller(id)
    scene.state.slot_holder[1] = 1
    scene.state.fuel[1] = 1
    lose(scene, *missing)
    scene.visit(1, NEED_HEX[1][card(id)])
    assert 1 not in scene.asked() or f"accomplish:{id}" not in scene.options(1)
