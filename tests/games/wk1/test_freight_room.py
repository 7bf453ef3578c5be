"""Dead Man's Freight: wagons beyond a knight's room, and gear that is moved meanwhile."""

import pytest

from dustboard.games.wk1.rules.gear.equip import IN_COMBAT, equip
from dustboard.games.wk1.rules.gear.gear import free_room
from dustboard.games.wk1.rules.gear.places import BACKPACK
from games.wk1.road_scene import RoadScene

FREIGHT = 3


def loaded(wagons: tuple[int, ...]) -> RoadScene:
    """A knight on foot with a full backpack, a weapon in hand and these wagons."""
    scene = RoadScene(players=3)
    scene.state.mission = FREIGHT
    scene.state.markers_down = [()] * 6
    scene.state.train = tuple(number for number in range(1, 7) if number not in wagons)
    scene.state.carried[0] = wagons
    scene.wear(0, "g04", "hand:1")  # two-handed
    scene.pack(0, "g06", "g18", "g19")
    return scene


@pytest.mark.rule("wk1.gear.12", "wk1.gear.02")
def test_a_place_that_a_wagon_takes_is_no_place_for_what_is_displaced() -> None:
    scene = loaded((2,))
    assert free_room(scene.state, 0, BACKPACK) == 0
    scene.run(equip([0], IN_COMBAT))
    assert scene.refuses(0, "g06>hand:1") == "wk1.gear.12"
    assert "g18>pocket:1" in scene.options(0)  # nothing has to leave for it
    free = loaded(())
    free.run(equip([0], IN_COMBAT))
    free.answer(0, "g06>hand:1")
    assert free.names("hands", 0)[0] == "g06"
    assert "g04" in free.names("backpack", 0)


def test_whatever_is_moved_there_is_an_answer_afterwards() -> None:
    scene = loaded((2, 5))
    scene.run(equip([0], IN_COMBAT))
    for key in scene.options(0):
        other = loaded((2, 5))
        other.run(equip([0], IN_COMBAT))
        other.answer(0, key)
        while not other.state.over:
            other.answer(0, other.options(0)[-1])
        assert other.state.aside[0] == ()
