"""Paying with gear: what cards are worth, what may not pay, what a payment leaves behind."""

import pytest

from dustboard.games.wk1.content.constants import GREEN, RED, YELLOW
from dustboard.games.wk1.rules.gear.gear import gear_value, show_value
from dustboard.games.wk1.rules.gear.payment import can_pay, cost_of, pay_gear
from games.wk1.gear_scene import Scene, cards, names


def pay(scene: Scene, seat: int, colour: int, number: int) -> None:
    pay_gear(scene.state, seat, cost_of(scene.state, colour, number), "wk1.gear.06")
    scene.run()


@pytest.mark.rule("wk1.gear.06", "wk1.stalls.15", "wk1.stalls.03")
def test_three_green_cards_pay_for_a_yellow_one() -> None:
    scene = Scene()
    scene.pack(0, "g17", "g18")
    assert not can_pay(scene.state, 0, cost_of(scene.state, YELLOW, 1))
    scene.wear(0, "g19", "pocket:1")
    assert can_pay(scene.state, 0, cost_of(scene.state, YELLOW, 1))
    pay(scene, 0, YELLOW, 1)
    assert scene.refuses(0, "done") == "wk1.gear.06"
    scene.answer(0, "g17")
    assert scene.refuses(0, "g17") == "wk1.gear.06"
    scene.answer(0, "g18", "g19")
    assert scene.options(0) == ["done"]
    scene.answer(0, "done")
    assert names(scene.state.green_discard) == ["g17", "g18", "g19"]


@pytest.mark.rule("wk1.gear.06", "wk1.stalls.12", "wk1.stalls.15")
def test_a_dearer_card_pays_without_change() -> None:
    scene = Scene()
    scene.pack(0, "y15", "g17")
    pay(scene, 0, GREEN, 1)
    scene.answer(0, "y15")
    assert scene.refuses(0, "g17") == "wk1.stalls.12"
    scene.answer(0, "done")
    assert scene.backpack(0) == ["g17"]
    scene.pack(0, "y16")
    pay(scene, 0, GREEN, 4)  # a yellow card is worth three green ones
    scene.answer(0, "y16")
    assert scene.options(0) == ["g17"]


@pytest.mark.rule("wk1.start.01", "wk1.blue.01", "wk1.gear.06")
def test_starting_gear_blue_gear_and_vehicles_pay_for_nothing() -> None:
    scene = Scene(knights=("k01", "k02"))
    scene.pack(0, "b07", "g17")
    scene.drive(0, "v01")
    pay(scene, 0, GREEN, 1)
    assert scene.refuses(0, "s01a") == "wk1.start.01"
    assert scene.refuses(0, "b07") == "wk1.blue.01"
    assert scene.refuses(0, "v01") == "wk1.vehicle.09"
    assert scene.options(0) == ["g17"]


@pytest.mark.rule("wk1.enhance.05", "wk1.stalls.03")
def test_enhancements_pay_with_their_card() -> None:
    scene = Scene(gear_values="1-3-6")
    scene.wear(0, "g05", "hand:1")
    scene.fit(0, "y13", "g05")
    pay(scene, 0, GREEN, 4)
    assert scene.refuses(0, "y13") == "wk1.enhance.05"
    scene.answer(0, "g05", "done")
    assert scene.state.yellow_discard == cards("y13")
    assert cost_of(scene.state, RED, 1) == 6


@pytest.mark.rule("wk1.start.04", "wk1.gear.06")
def test_an_enhancement_on_starting_gear_pays_alone() -> None:
    scene = Scene(knights=("k01", "k02"))
    scene.fit(0, "y13", "s01a")
    assert can_pay(scene.state, 0, cost_of(scene.state, YELLOW, 1))
    pay(scene, 0, YELLOW, 1)
    scene.answer(0, "y13", "done")
    assert scene.on(0, "s01a") == []
    assert scene.state.yellow_discard == cards("y13")


def test_the_value_of_all_gear() -> None:
    scene = Scene(knights=("k01", "k02"))
    scene.pack(0, "g17", "y15", "r12")
    scene.wear(0, "b07", "pocket:1")
    scene.drive(0, "v01", damaged=1)
    assert gear_value(scene.state, 0) == 1 + 3 + 9 + 12 + 1
    assert show_value(scene.state, 0) == 1 + 3 + 9
    scene.state.damaged[0] = 0
    assert gear_value(scene.state, 0) == 1 + 3 + 9 + 12 + 3


@pytest.mark.rule("wk1.gear.02", "wk1.gear.12")
def test_a_backpack_that_lost_capacity_is_packed_anew() -> None:
    scene = Scene()
    scene.wear(0, "r08", "body")  # two cards more
    scene.pack(0, "g05", "g06", "g07", "g09", "y08")
    pay(scene, 0, RED, 1)
    scene.answer(0, "r08", "done")
    assert scene.asked() == {0: "place-gear"}
    scene.answer(0, "g05>hand:1", "g09>body", "g06>backpack", "g07>backpack", "y08>backpack")
    assert scene.backpack(0) == ["g06", "g07", "y08"]
    assert scene.state.over
