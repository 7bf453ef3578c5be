"""Driving and walking: points, Fuel, stops (wk1.move.10-28), worked examples W01 and W02."""

import pytest

from games.wk1.road_scene import RoadScene

ROAD_MAP = "g17"  # one point more for a move by vehicle


def driver(vehicle: str = "v01", fuel: int = 4, knight: str = "k10", **options: str) -> RoadScene:
    """Seat 0 has a vehicle; the deck brings a card that can be waited for."""
    scene = RoadScene(knights=(knight, "k02", "k03", "k08"), **options)
    scene.drives(0, vehicle, fuel)
    scene.deck("w14", "w15", "w16")
    return scene


def points(scene: RoadScene) -> list[tuple[int, int]]:
    """Points and Fuel left after entering each hex."""
    return [(event.data["points"], event.data["fuel"]) for event in scene.events("enters")]


@pytest.mark.rule("wk1.move.10")
def test_the_start_counts_for_nothing() -> None:
    scene = driver()
    scene.terrain(0, "n20")  # two Threat icons
    scene.state.threat_tokens[0] = 1
    scene.state.obstacle_tokens[0] = 3
    scene.ride(0, 1)
    assert points(scene) == [(3, 3)]
    assert len(scene.state.revealed) == 1


@pytest.mark.rule("wk1.move.11", "wk1.move.12", "wk1.move.14")
def test_points_are_paid_hex_by_hex() -> None:
    scene = driver("v03")
    scene.ride(0, 2, 3, 4)  # difficulty 1, 2, 2 at Speed 2
    scene.wait_for("go_on")
    assert scene.state.fuel[0] == 3  # no Fuel before it is needed
    scene.answer(0, "on")
    scene.wait_for("go_on")
    scene.answer(0, "on")
    assert points(scene) == [(1, 3), (1, 2), (1, 1)]
    assert scene.state.points_spent == 5


@pytest.mark.rule("wk1.move.12")
def test_each_fuel_gives_the_speed() -> None:
    scene = driver("v01", 3)
    for place in (1, 2, 3):
        scene.state.obstacle_tokens[place] = {1: 3, 2: 3, 3: 2}[place]
    scene.ride(0, 1, 2, 3)
    scene.wait_for("go_on")
    scene.answer(0, "on")
    scene.wait_for("go_on")
    scene.answer(0, "on")
    assert points(scene) == [(0, 2), (0, 1), (0, 0)]
    assert scene.state.points_spent == 12


@pytest.mark.rule("wk1.move.13")
def test_points_that_are_left_are_lost() -> None:
    scene = driver()
    scene.ride(0, 1)
    scene.wait_for()
    assert scene.state.points == 0
    scene.state.frame = None
    scene.ride(0, 2)
    assert points(scene)[-1] == (3, 2)  # nothing is left of the move before


@pytest.mark.rule("wk1.move.15")
def test_modifiers_of_points() -> None:
    scene = driver(knight="k01")  # one point more per Fuel
    scene.wear(0, ROAD_MAP, "pocket:1")
    scene.ride(0, 1)
    assert points(scene) == [(5, 3)]


@pytest.mark.rule("wk1.move.16", "wk1.move.24")
def test_too_few_points_end_the_move() -> None:
    scene = driver("v03", 1)
    scene.ride(0, 1, 2, 3)
    scene.wait_for("waster")
    assert "wait" in scene.options(2)
    scene.answer(2, "wait")
    scene.wait_for("go_on")
    scene.answer(0, "on")
    assert scene.refuses(2, "wait") == "wk1.wasteland.12"  # he knows that the move ends here
    scene.wait_for()
    assert scene.state.at[0] == 2
    assert [event.rule for event in scene.events("out-of-points")] == ["wk1.move.16"]
    assert len(scene.events("waster-plays")) == 1


@pytest.mark.rule("wk1.move.17", "wk1.escape.02")
def test_the_move_goes_on_after_the_card() -> None:
    scene = driver()
    scene.ride(0, 1, 2)
    scene.dice(9)
    scene.answer(2, "w14")
    scene.dice(9, 9)
    scene.answer(0, "escape")
    assert scene.state.check_passed
    assert scene.options(0) == ["on", "stop"]
    scene.answer(0, "on")
    assert scene.state.at[0] == 2


@pytest.mark.rule("wk1.move.19", "wk1.move.22")
def test_on_foot_is_free_and_the_vehicle_comes_along() -> None:
    scene = driver(fuel=3)
    scene.terrain(5, "n12")
    scene.state.obstacle_tokens[5] = 2  # ignored on foot (A12)
    scene.load(0, "g01")
    scene.ride(0, 5, travel="foot")
    assert scene.state.at[0] == 5
    assert scene.state.fuel[0] == 3
    assert scene.state.points_spent == 0
    assert scene.names("cargo", 0) == ["g01"]
    assert scene.state.vehicle[0] >= 0


@pytest.mark.rule("wk1.move.20", "wk1.wasteland.07")
def test_on_foot_exactly_one_card() -> None:
    scene = driver()
    scene.terrain(1, "n20")
    scene.state.threat_tokens[1] = 1
    scene.ride(0, 1, travel="foot")
    assert scene.options(2) == ["w14"]
    assert scene.names("revealed") == ["w14"]


@pytest.mark.rule("wk1.move.21")
def test_effects_of_vehicle_movement_miss_a_walker() -> None:
    scene = driver()
    scene.meet(0, "w07", "face", travel="foot")
    assert scene.state.damaged[0] == 0
    assert scene.state.over
    scene = driver()
    scene.meet(0, "w07", "face")
    assert scene.state.damaged[0] == 1


@pytest.mark.rule("wk1.move.23")
def test_only_threat_matters_on_the_way() -> None:
    scene = driver()
    for place in (1, 2, 3):
        scene.state.radiation_tokens[place] = 1
        scene.state.contamination_tokens[place] = 1
    scene.ride(0, 1, 2, 3)
    scene.wait_for("go_on")
    scene.answer(0, "on")
    scene.wait_for("go_on")
    scene.answer(0, "on")
    assert scene.state.at[0] == 3
    assert (scene.state.radiation[0], scene.state.health[0]) == (0, 4)


@pytest.mark.rule("wk1.move.24", "wk1.move.27", "wk1.wasteland.12")
def test_stopping_early_gives_the_waster_his_chance() -> None:
    scene = driver()
    scene.ride(0, 1, 2, 3)
    scene.answer(2, "wait")
    scene.answer(0, "on")
    scene.answer(2, "wait")
    scene.answer(0, "stop")
    assert scene.options(2) == ["w14"]
    scene.answer(2, "w14")
    scene.wait_for()
    assert scene.state.at[0] == 2
    assert [event.data["hex"] for event in scene.events("move-ends")] == [2]


@pytest.mark.rule("wk1.move.24")
def test_an_effect_stops_the_knight() -> None:
    scene = driver()
    scene.meet(0, "w09", "face")
    assert scene.state.over
    assert scene.state.at[0] == 1


@pytest.mark.rule("wk1.move.24")
def test_the_last_hex_ends_the_move() -> None:
    scene = driver()
    scene.ride(0, 1)
    scene.answer(2, "w14")
    scene.wait_for("go_on")
    assert scene.state.over
    assert scene.events("out-of-points") == []


@pytest.mark.rule("wk1.move.25")
def test_at_least_one_fuel() -> None:
    scene = driver()
    scene.wear(0, ROAD_MAP, "pocket:1")
    scene.ride(0, 1)
    assert scene.state.fuel[0] == 3
    assert scene.state.points == 4  # the map alone would have paid


@pytest.mark.rule("wk1.move.26")
def test_the_first_hex_is_guaranteed() -> None:
    scene = driver("v03", 1)
    scene.meet(0, "w10", "face")
    assert scene.state.at[0] == 1  # the lost Fuel does not undo the hex
    assert scene.state.fuel[0] == 0


def test_w01_movement() -> None:
    scene = driver("v03", 4, "k01")
    scene.terrain(18, "n05")
    scene.terrain(6, "n06")
    scene.terrain(0, "h01")
    scene.stand(0, 7)
    scene.deck("w14", "w15", "w05")
    scene.ride(0, 18, 6, 0)
    assert scene.names("revealed") == ["w14", "w15"]
    scene.answer(2, "wait")
    scene.answer(0, "on")
    assert scene.names("revealed") == ["w14", "w15", "w05"]
    scene.answer(2, "w05")
    assert sorted(scene.names("wasteland_discard")) == ["w14", "w15"]
    scene.dice(9)
    scene.answer(0, "escape")
    dice = scene.events("dice")[-1].data
    assert (dice["skill"], dice["difficulty"], dice["dice"]) == (2, 9, [9])
    assert scene.names("wasteland_discard")[-1] == "w05"
    scene.answer(0, "on")
    scene.wait_for()
    assert scene.state.at[0] == 0
    assert scene.state.fuel[0] == 3
    assert scene.state.points_spent == 3
    assert scene.state.reputation[0] == 0
    assert scene.state.backpack[0] == ()


def speed_record(fuel: int) -> RoadScene:
    """A ride of eight hexes that costs 16."""
    scene = driver("v01", fuel, "k01")
    scene.wear(0, ROAD_MAP, "pocket:1")
    scene.task(0, "t01")
    scene.deck("t02", "t03", name="common_deck")
    route = (7, 18, 17, 6, 5, 4, 3, 0)
    cost = 0
    for place, tile in zip(
        route, ("n12", "n13", "n04", "n07", "n02", "n22", "n14", "h01"), strict=True
    ):
        scene.terrain(place, tile)
        cost += {"n12": 3, "n13": 3, "n04": 2, "n07": 2, "n14": 3}.get(tile, 1)
    assert cost == 16
    scene.away(30)
    scene.stand(0, 1)
    scene.deck("w04")
    scene.ride(0, *route)
    return scene


@pytest.mark.rule("wk1.task.14", "wk1.task.06", "wk1.task.04", "wk1.task.12")
def test_w02_speed_record() -> None:
    scene = speed_record(3)
    scene.answer(2, "w04")
    scene.dice(9, 1, 1)
    scene.answer(0, "escape")
    for _ in range(6):
        scene.answer(0, "on")
    assert scene.state.points_spent == 15  # the record is set before the last hex
    scene.wait_for("new_task")
    assert sorted(scene.options(2)) == ["t02", "t03"]
    scene.answer(2, "t02")
    scene.answer(0, "on")
    scene.wait_for()
    assert scene.state.points_spent == 16
    assert scene.state.fuel[0] == 0
    assert scene.state.reputation[0] == 2
    assert scene.names("slots")[0] == "t02"
    assert scene.names("common_deck")[0] == "t03"
    assert "t01" in scene.names("removed")
    assert "b01" not in scene.names("blue")


def test_w02_with_two_fuel_he_stops_early() -> None:
    scene = speed_record(2)
    scene.answer(2, "w04")
    scene.dice(9, 1, 1)
    scene.answer(0, "escape")
    while scene.asked() == {0: "go_on"}:
        scene.answer(0, "on")
    assert scene.state.points_spent <= 11
    assert scene.names("slots")[0] == "t01"
    assert scene.state.reputation[0] == 0


@pytest.mark.rule("wk1.move.26")
def test_the_first_hex_may_need_points() -> None:
    for option, at in (("always", 5), ("needs_points", 0)):
        scene = driver("v03", 1, first_hex=option)
        scene.ride(0, 5)  # difficulty 3 at Speed 2
        assert scene.state.at[0] == at
        assert scene.state.fuel[0] == (0 if at else 1)
        assert scene.state.points == 0


@pytest.mark.rule("wk1.explore.08", "wk1.move.26")
@pytest.mark.parametrize(("place", "left"), [(5, False), (1, True)])
def test_the_marker_stays_with_a_knight_who_could_not_leave(place: int, left: bool) -> None:
    scene = driver("v03", 1, first_hex="needs_points")
    scene.stand(0, 0, explored=True)
    scene.ride(0, place)  # difficulty 3 or 1 at Speed 2
    assert (scene.state.at[0] == place) is left
    assert scene.state.entry[0] == (-1 if left else 0)


@pytest.mark.rule("wk1.move.15")
def test_an_obstacle_makes_a_hex_dearer() -> None:
    scene = driver()
    scene.state.obstacle_tokens[1] = 2
    scene.ride(0, 1)
    assert points(scene) == [(1, 3)]


@pytest.mark.rule("wk1.move.11", "wk1.move.15")
def test_a_free_hex_takes_no_points_even_from_who_has_fewer_than_none() -> None:
    scene = driver(fuel=1)
    scene.hand(0, "l19")
    scene.terrain(2, "n12")  # the dearest hex of the route costs nothing
    scene.ride(0, 1, 2)
    scene.answer(0, "l19")
    scene.wait_for("go_on")
    scene.state.points = -2  # as a card on the road may leave it
    scene.answer(0, "on")
    scene.wait_for("travel")
    assert scene.state.at[0] == 2
    assert scene.state.points_spent == 1
    assert points(scene)[-1] == (-2, 0)
