"""Event cards w10-w18, each by its text."""

import pytest

from dustboard.games.wk1.content.constants import FOR_CARD, STEP_EXPLORE, SURVIVAL
from games.wk1.road_scene import RoadScene
from games.wk1.test_events_weather import caught, free, lying, ridden


@pytest.mark.rule("wk1.wasteland.15")
def test_w10_flash_flood() -> None:
    scene = ridden()
    scene.pack(0, "g01")
    yellow = len(scene.state.yellow_deck)
    scene.meet(0, "w10", "face")
    assert scene.state.fuel[0] == 2  # one spent, one lost
    assert scene.names("backpack", 0) == []
    assert scene.names("green_discard") == ["g01"]
    assert scene.asked() == {2: "neighbour"}
    scene.answer(2, "h0")
    assert "h0" not in scene.options(2)
    scene.answer(2, "h6")
    assert lying(scene.state.obstacle_tokens) == [0, 1, 6]
    scene.wait_for("go_on")
    assert len(scene.state.yellow_deck) == yellow - 1


@pytest.mark.rule("wk1.blue.01")
def test_w10_flash_flood_leaves_blue_gear() -> None:
    scene = ridden()
    scene.pack(0, "b07")
    scene.meet(0, "w10", "face")
    assert scene.names("backpack", 0) == ["b07"]


def test_w10_flash_flood_escaped() -> None:
    scene = ridden()
    scene.pack(0, "g01")
    free(scene, "w10", 2)
    assert scene.state.fuel[0] == 3
    assert scene.names("backpack", 0) == ["g01"]


def test_w11_bushfire_drives_the_knight_on() -> None:
    scene = ridden()
    scene.terrain(2, "n12")
    scene.meet(0, "w11", "face")
    scene.wait_for()
    assert scene.state.health[0] == 3
    assert scene.state.at[0] == 2
    assert scene.state.points_spent == 1  # the next hex was free
    assert scene.state.fuel[0] == 3


@pytest.mark.rule("wk1.duel.02")
def test_w11_bushfire_brings_knights_together() -> None:
    scene = ridden()
    scene.stand(1, 2)
    scene.meet(0, "w11", "face")
    assert scene.state.at[0] == 2
    assert scene.asked() == {0: "meeting"}


def test_w11_bushfire_at_the_end_of_the_route() -> None:
    scene = ridden()
    scene.meet(0, "w11", "face", travel="foot")
    assert scene.state.health[0] == 2
    assert scene.state.at[0] == 1


def test_w12_heat_shimmer() -> None:
    scene = ridden()
    scene.meet(0, "w12", "face")
    assert len(scene.state.luck[0]) == 1
    scene.wait_for("go_on")
    scene.clear_questions()
    scene.check(0, SURVIVAL, 7, FOR_CARD)
    assert len(scene.rolled()) == 1
    scene.waster_step(2)
    assert scene.state.weary[0] == 0


@pytest.mark.rule("wk1.wasteland.19")
def test_w13_sinkhole() -> None:
    scene = ridden()
    yellow = len(scene.state.yellow_deck)
    scene.meet(0, "w13", "face")
    scene.wait_for()
    assert scene.state.at[0] == 1
    assert scene.state.damaged[0] == 1
    assert lying(scene.state.obstacle_tokens) == [1]
    assert len(scene.state.yellow_deck) == yellow - 1
    scene = ridden()
    free(scene, "w13", 1)
    assert scene.state.damaged[0] == 0
    assert lying(scene.state.obstacle_tokens) == [1]
    assert scene.asked() == {0: "go_on"}


def test_w13_sinkhole_without_a_vehicle() -> None:
    scene = RoadScene()
    scene.meet(0, "w13", travel="foot")
    scene.dice(1)
    scene.answer(0, "escape")
    assert scene.state.over
    assert scene.state.health[0] == 4


def test_w14_roadside_still() -> None:
    scene = ridden()
    scene.drives(0, fuel=1)
    scene.meet(0, "w14", "face")
    assert scene.options(0) == ["option:1", "option:2"]
    scene.answer(0, "option:1")
    assert (scene.state.radiation[0], scene.state.health[0], scene.state.fuel[0]) == (1, 4, 3)
    scene = ridden()
    caught(scene, "w14", 2)
    scene.answer(0, "option:2")
    assert (scene.state.radiation[0], scene.state.health[0], scene.state.fuel[0]) == (0, 3, 3)


def test_w15_toll_booth() -> None:
    for option, result in (("option:1", (4, ["g01"])), ("option:2", (2, []))):
        scene = ridden()
        scene.pack(0, "g01")
        scene.meet(0, "w15", "face", option)
        if scene.asked() == {0: "pick"}:
            scene.answer(0, "g01")
        assert (scene.state.ammo[0], scene.names("green_discard")) == result
        assert scene.asked() == {0: "go_on"}
    scene = ridden()
    scene.meet(0, "w15", "face")
    assert scene.options(0) == ["option:2", "option:3"]  # there is nothing to discard
    scene.answer(0, "option:3")
    assert scene.state.over
    assert scene.state.at[0] == 1


@pytest.mark.rule("wk1.luck.02")
def test_w16_ghost_radio() -> None:
    scene = ridden()
    scene.hand(0, "l01", "l02")
    scene.meet(0, "w16")
    scene.answer(0, "face")
    scene.wait_for("go_on")
    assert len(scene.state.luck[0]) == 2
    assert len(scene.state.luck_discard) == 2


def test_w17_minefield() -> None:
    scene = ridden()
    scene.state.ammo[0] = 1
    scene.meet(0, "w17", "face")
    assert scene.state.damaged[0] == 1
    scene.answer(2, "h0")
    assert lying(scene.state.threat_tokens) == [0, 1]
    scene.wait_for("go_on")
    assert scene.state.ammo[0] == 3
    scene = ridden()
    scene.meet(0, "w17", "face", travel="foot")
    assert (scene.state.damaged[0], scene.state.health[0]) == (0, 2)


def test_w18_camel_jam() -> None:
    scene = ridden()
    scene.state.health[0] = 2
    scene.meet(0, "w18", "face")
    scene.wait_for("go_on")
    assert scene.state.points == 1
    assert scene.state.health[0] == 3
    assert scene.asked() == {0: "go_on"}
    scene = ridden()
    scene.drives(0, "v03", fuel=1)
    scene.meet(0, "w18", "face")
    scene.wait_for("go_on")
    assert scene.state.over
    assert scene.state.at[0] == 1
    assert [event.rule for event in scene.events("stopped")] == ["wk1.move.24"]


@pytest.mark.rule("wk1.explore.02")
def test_a_skipped_exploration_is_over_with_the_round() -> None:
    scene = ridden()
    scene.meet(0, "w03", "face")
    scene.wait_for()
    scene.stand(0, scene.hex(12))
    scene.state.step = STEP_EXPLORE
    scene.explore(0)
    assert scene.state.over  # nothing was asked
    scene.explore(0)
    assert scene.asked() == {0: "explore"}
