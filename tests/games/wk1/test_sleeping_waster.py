"""Who lies unconscious goes on as Waster (wk1.ko.07)."""

import pytest

from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.rules.programs import PREPARATIONS
from dustboard.games.wk1.rules.seats import waster_for
from games.wk1.road_scene import RoadScene


def sleeping(players: int) -> RoadScene:
    """The knight of seat 0's Waster lies unconscious."""
    scene = RoadScene(players)
    scene.drives(0)
    waster = waster_for(scene.state, 0)
    scene.state.health[waster] = 0
    scene.state.down[waster] = 1
    scene.state.at[waster] = 30
    return scene


@pytest.mark.rule("wk1.ko.07")
@pytest.mark.parametrize(("players", "waster"), [(2, 1), (3, 2), (4, 2)])
def test_a_sleeper_plays_the_wasteland_card_and_the_enemy(players: int, waster: int) -> None:
    scene = sleeping(players)
    scene.deck("w19")
    scene.ride(0, 1)
    assert scene.state.waster == waster
    assert scene.asked() == {waster: "waster"}
    scene.answer(waster, "w19")
    scene.answer(0, "face")
    assert scene.asked() == {0: "combat_card", waster: "combat_card"}
    assert "attack" in scene.options(waster)


@pytest.mark.rule("wk1.ko.07")
@pytest.mark.parametrize(("players", "waster"), [(2, 1), (3, 2), (4, 2)])
def test_a_sleeper_chooses_tasks_and_updates_the_stalls(players: int, waster: int) -> None:
    scene = sleeping(players)
    scene.task(0, "t09", marks=2)
    scene.run((PREPARATIONS.number, NONE, ()))
    assert scene.asked() == {waster: "new_task"}
    scene.answer(waster, scene.options(waster)[0])
    scene.wait_for("stalls-update")
    assert scene.asked() == {waster: "stalls-update"}
    first = scene.state.stalls[0]
    scene.answer(waster, "space:1", "done")
    assert scene.state.stalls[0] != first
