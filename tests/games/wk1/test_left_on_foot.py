"""Losing the vehicle on the road: its points are gone, and the knight is on foot."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID, SPEED
from dustboard.games.wk1.content.constants import BY_VEHICLE
from dustboard.games.wk1.rules.move.route import can_enter_next, drives, fuel_needed, fuel_points
from games.wk1.road_scene import RoadScene

HOT_HEAD = "k01"  # one point more for each Fuel
BREAKS = "w17"  # an event that damages the vehicle
SPEEDS = "w07"  # one that also takes points from who drives


def driver(vehicle: str = "v01", damaged: int = 1, **options: str) -> RoadScene:
    """Seat 0 drives; his way leads from the middle over hexes 1 and 2."""
    scene = RoadScene(knights=(HOT_HEAD, "k02", "k03", "k08"), **options)
    scene.drives(0, vehicle, 4, damaged)
    return scene


def truce(scene: RoadScene, *offer: str, card: str = "w14") -> None:
    """Seat 0 meets seat 1 on hex 1; they lay down their arms, and his offer is taken."""
    scene.stand(1, 1)
    scene.deck(card)
    scene.ride(0, 1, 2)
    scene.wait_for("meeting")
    scene.answer(0, "B")
    scene.answer(1, "yes")
    scene.wait_for("combat_card")
    scene.answer(0, "defend")
    scene.answer(1, "defend")
    scene.wait_for("knight-offer")
    scene.answer(0, *offer, "send")
    scene.answer(1, "accept")
    scene.wait_for("waster", "go_on", "knight-offer")
    for seat in (1, 0):
        if scene.asked() == {seat: "knight-offer"}:
            scene.answer(seat, "pass")
    scene.wait_for("waster", "go_on")


@pytest.mark.rule("wk1.vehicle.06", "wk1.move.12", "wk1.move.16")
@pytest.mark.parametrize("event", [BREAKS, SPEEDS])
def test_a_wreck_ends_the_drive_with_its_points(event: str) -> None:
    scene = driver()
    scene.meet(0, event)
    assert scene.state.points > 0
    scene.answer(0, "face")
    scene.wait_for("go_on")
    assert scene.asked() == {}
    assert scene.state.at[0] == 1
    assert (scene.state.vehicle[0], scene.state.fuel[0], scene.state.points) == (-1, 0, 0)
    assert len(scene.events("out-of-points")) == 1
    assert scene.events("points") == []  # nothing is taken from who does not drive any more


@pytest.mark.rule("wk1.vehicle.06", "wk1.move.12", "wk1.move.25")
def test_without_a_vehicle_fuel_buys_no_points() -> None:
    scene = driver()
    state = scene.state
    scene.ride(0, 1, 2)
    assert (drives(state, 0), fuel_points(state, 0, 1, 1)) == (True, 3 + 1)
    state.vehicle[0], state.damaged[0], state.points = -1, 0, 0
    assert SPEED[-1] == 0  # what a table says of no card at all
    assert (state.travel, state.fuel[0]) == (BY_VEHICLE, 3)
    assert not drives(state, 0)
    assert fuel_points(state, 0, 0, 3) == 0
    assert fuel_needed(state, 0, 1) == -1
    assert not can_enter_next(state, 0)


@pytest.mark.rule("wk1.vehicle.06", "wk1.move.16")
def test_a_free_hex_is_of_no_use_without_a_vehicle() -> None:
    scene = driver()
    scene.hand(0, "l19")
    scene.terrain(2, "n12")  # the dearest hex of the route costs nothing
    scene.deck(BREAKS)
    scene.ride(0, 1, 2)
    scene.answer(0, "l19")
    scene.wait_for("waster")
    scene.answer(2, BREAKS)
    scene.answer(0, "face")
    scene.wait_for("go_on")
    assert scene.asked() == {}
    assert scene.state.at[0] == 1


@pytest.mark.rule("wk1.vehicle.02", "wk1.wasteland.12", "wk1.move.16")
@pytest.mark.parametrize("first", [False, True])
def test_who_gives_his_vehicle_away_goes_no_farther(first: bool) -> None:
    scene = driver(damaged=0, waster_before_interaction=first)
    truce(scene, "give:vehicle")
    assert scene.state.vehicle[:2] == [-1, BY_ID["v01"]]
    assert (scene.state.fuel[0], scene.state.points) == (0, 0)
    assert scene.asked() == {2: "waster"}
    assert scene.options(2) == ["w14"]  # his last chance
    scene.answer(2, "w14")
    scene.wait_for("go_on")
    assert scene.asked() == {}
    assert scene.state.at[0] == 1


@pytest.mark.rule("wk1.vehicle.11", "wk1.move.12")
def test_who_swaps_vehicles_drives_on() -> None:
    scene = driver(damaged=0)
    scene.drives(1, "v03", 2)
    truce(scene, "give:vehicle", "want:vehicle")
    assert scene.state.vehicle[:2] == [BY_ID["v03"], BY_ID["v01"]]
    assert (scene.state.fuel[0], scene.state.points) == (3, 4)  # 5 for the first Fuel, 1 spent
    assert scene.options(2) == ["w14", "wait"]
    scene.answer(2, "w14")
    scene.answer(0, "escape")
    scene.wait_for("go_on")
    scene.answer(0, "on")
    assert scene.state.at[0] == 2


@pytest.mark.rule("wk1.move.21")
def test_who_gave_his_vehicle_away_is_on_foot_for_the_next_card() -> None:
    scene = driver(damaged=0)
    truce(scene, "give:vehicle", card=SPEEDS)
    scene.answer(2, SPEEDS)
    scene.answer(0, "face")
    scene.wait_for("go_on")
    assert scene.events("points") == []
    assert (scene.state.damaged[:2], scene.state.points) == ([0, 0], 0)
