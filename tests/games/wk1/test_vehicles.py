"""Vehicles: damage, wrecks, repair, cargo over capacity."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.mods import OBSTACLES_IGNORED
from dustboard.games.wk1.rules.effects.window_moments import VEHICLE_DAMAGE
from dustboard.games.wk1.rules.gear.gear import mod
from dustboard.games.wk1.rules.gear.places import cargo_room
from dustboard.games.wk1.rules.gear.vehicles import damage_vehicle, repair_vehicle
from dustboard.games.wk1.rules.signals import MOMENT
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.effects.signals import Listener
from dustboard.kernel.frames import Call
from games.wk1.gear_scene import Scene, cards, names


@pytest.fixture
def no_reactions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays anything against the damage."""
    monkeypatch.setattr(MOMENT, "listeners", [])


def damage(scene: Scene, seat: int, amount: int = 1) -> None:
    damage_vehicle(scene.state, seat, amount, "wk1.vehicle.05")
    scene.run()


@pytest.mark.rule("wk1.vehicle.05")
def test_the_first_damage_turns_the_vehicle_over() -> None:
    scene = Scene()
    scene.drive(0, "v01")
    assert cargo_room(scene.state, 0) == 2
    damage(scene, 0)
    assert (scene.state.vehicle[0], scene.state.damaged[0]) == (BY_ID["v01"], 1)
    assert cargo_room(scene.state, 0) == 1
    repair_vehicle(scene.state, 0, "wk1.vehicle.05")
    assert (scene.state.damaged[0], cargo_room(scene.state, 0)) == (0, 2)


@pytest.mark.usefixtures("no_reactions")
@pytest.mark.rule("wk1.vehicle.06", "wk1.vehicle.02", "wk1.vehicle.07")
def test_the_second_damage_wrecks_it_with_fuel_and_cargo() -> None:
    scene = Scene()
    scene.drive(0, "v03", damaged=1)
    scene.load(0, "g05", "y15")
    scene.fit(0, "g13", "g05")
    scene.state.fuel[0] = 3
    damage(scene, 0)
    state = scene.state
    assert (state.vehicle[0], state.damaged[0], state.fuel[0]) == (-1, 0, 0)
    assert BY_ID["v03"] in state.pool
    assert state.cargo[0] == ()
    assert names(state.green_discard) == ["g05", "g13"]
    assert state.yellow_discard == cards("y15")
    damage(scene, 0)  # nothing left to damage
    assert scene.state.over


@pytest.mark.usefixtures("no_reactions")
@pytest.mark.rule("wk1.vehicle.06", "wk1.blue.01")
def test_blue_cargo_of_a_wreck_finds_another_place() -> None:
    scene = Scene()
    scene.drive(0, "v03", damaged=1)
    scene.load(0, "b07", "g17")
    damage(scene, 0)
    scene.answer(0, "b07>pocket:3")
    assert scene.panels(0)[5] == "b07"
    assert scene.state.green_discard == cards("g17")


@pytest.mark.rule("wk1.blue.01")
def test_a_blue_vehicle_is_damaged_but_never_wrecked() -> None:
    scene = Scene()
    scene.drive(0, "b01")
    scene.state.fuel[0] = 2
    damage(scene, 0, 3)
    state = scene.state
    assert (state.vehicle[0], state.damaged[0], state.fuel[0]) == (BY_ID["b01"], 1, 2)


@pytest.mark.rule("wk1.vehicle.07")
def test_the_waster_chooses_the_cargo_that_is_lost() -> None:
    scene = Scene(players=4)
    scene.drive(0, "v01")
    scene.load(0, "g17", "y15")
    damage(scene, 0)
    assert scene.asked() == {2: "cargo-lost"}  # the player opposite is his Waster
    assert sorted(scene.options(2)) == ["g17", "y15"]
    scene.answer(2, "y15")
    assert scene.cargo(0) == ["g17"]
    assert scene.state.yellow_discard == cards("y15")
    assert scene.state.deal_give == ()


@pytest.mark.usefixtures("no_reactions")
@pytest.mark.rule("wk1.vehicle.07", "wk1.enhance.05")
def test_lost_cargo_takes_its_enhancements_along_and_the_rest_stays_whole() -> None:
    scene = Scene()
    scene.drive(0, "v03")
    scene.load(0, "g05", "g06")
    scene.fit(0, "g13", "g05")
    scene.fit(0, "g14", "g06")
    damage(scene, 0)
    scene.answer(1, "g05")
    assert names(scene.state.green_discard) == ["g05", "g13"]
    assert scene.cargo(0) == ["g06", "g14"]
    assert scene.on(0, "g06") == ["g14"]
    assert scene.state.open_links == [(), ()]


@pytest.mark.rule("wk1.vehicle.07", "wk1.blue.01")
def test_the_waster_cannot_take_blue_cargo() -> None:
    scene = Scene()
    scene.drive(0, "v01")
    scene.load(0, "b07", "g17")
    damage(scene, 0)
    assert scene.refuses(1, "b07") == "wk1.blue.01"
    scene.answer(1, "g17")
    assert scene.cargo(0) == ["b07"]


def test_a_card_played_in_time_saves_the_vehicle(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene()
    scene.drive(0, "v01")
    asked: list[tuple[int, int]] = []

    class Save(Listener[KnightsState, list[Call]]):
        def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
            asked.append((what, seat))
            state.vehicle_saved = 1
            return []

    monkeypatch.setattr(MOMENT, "listeners", [Save()])
    damage(scene, 0)
    assert asked == [(VEHICLE_DAMAGE, 0)]
    assert (scene.state.damaged[0], scene.state.vehicle_saved, scene.state.dents[0]) == (0, 0, 1)
    scene.state.clash = 1  # in a clash there is no time for it
    damage(scene, 0)
    assert scene.state.damaged[0] == 1
    assert len(asked) == 1


def test_the_text_of_a_vehicle_counts_while_it_is_driven() -> None:
    scene = Scene()
    scene.drive(0, "v02")
    assert mod(scene.state, 0, OBSTACLES_IGNORED) == 1
    scene.state.vehicle[0] = -1
    assert mod(scene.state, 0, OBSTACLES_IGNORED) == 0


def test_a_heavy_duty_sheds_a_stored_card_once_a_round() -> None:
    scene = Scene()
    scene.drive(0, "v03")
    scene.load(0, "g05", "g06")
    damage(scene, 0)
    scene.answer(0, "v03")
    while not scene.state.over:
        scene.answer(0, scene.options(0)[0])
    assert scene.state.damaged[0] == 0
    assert len(scene.state.cargo[0]) == 1
    assert len(scene.state.green_discard) == 1
    damage(scene, 0)
    while not scene.state.over:
        assert "v03" not in scene.options(0)
        scene.answer(0, scene.options(0)[0])
    assert scene.state.damaged[0] == 1
