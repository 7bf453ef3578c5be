"""A backpack that loses room while new gear finds its place."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.constants import GREEN
from games.wk1.gear_scene import Scene
from games.wk1.test_new_gear import gain

HARNESS = "r08"  # two places more in the backpack


def packed() -> Scene:
    """Everything is full, the backpack through an Exo-harness; a new card waits."""
    scene = Scene()
    scene.state.pool = ()
    scene.wear(0, HARNESS, "body")
    scene.pack(0, "g05", "g06", "g07", "g17", "b05")
    for place, id in (("pocket:1", "g18"), ("pocket:2", "g19"), ("pocket:3", "g21")):
        scene.wear(0, id, place)
    scene.stack("green", "g22")
    gain(scene, 0, GREEN, 1)
    return scene


@pytest.mark.rule("wk1.gear.12", "wk1.gear.02")
def test_who_discards_what_gave_the_room_places_all_his_stored_gear_again() -> None:
    scene = packed()
    scene.answer(0, f"discard:{HARNESS}")
    assert scene.backpack(0) == []
    waiting = {BY_ID[id] for id in ("g05", "g06", "g07", "g17", "b05", "g22")}
    assert set(scene.state.aside[0]) == waiting
    assert scene.refuses(0, "discard:b05") == "wk1.blue.01"
    scene.answer(0, "discard:g05", "b05>hand:1", "g06>hand:2")
    scene.answer(0, "g07>backpack", "g17>backpack", "g22>backpack")
    assert scene.state.over
    assert scene.backpack(0) == ["g07", "g17", "g22"]


def test_whatever_is_discarded_there_is_an_answer_afterwards() -> None:
    for key in packed().options(0):
        scene = packed()
        scene.answer(0, key)
        while not scene.state.over:
            scene.answer(0, scene.options(0)[-1])
        assert len(scene.backpack(0)) <= 5
