"""The 3-player game: the Waster sits to the right."""

import pytest

from games.wk1.road_scene import EXPLORATION_STEP, MOVE_STEP, RoadScene
from games.wk1.setup_scene import laid


@pytest.mark.rule("wk1.p3.01")
def test_the_right_hand_neighbour_of_the_first_player_starts_as_waster() -> None:
    seen = []
    for first in range(3):
        dice = tuple(9 if seat == first else 2 for seat in range(3))
        state = laid(3, dice=dice)
        assert state.first == first
        seen.append(state.waster)
    assert seen == [2, 0, 1]


@pytest.mark.rule("wk1.p3.03", "wk1.explore.03")
def test_the_movers_right_hand_neighbour_is_his_waster() -> None:
    scene = RoadScene(players=3)
    scene.state.first = 1
    found = {}
    for program, name in ((MOVE_STEP, "travel"), (EXPLORATION_STEP, "explore")):
        scene.run((program.number, 0, ()))
        seen = []
        while not scene.state.over:
            scene.wait_for(name)
            if scene.asked():
                seen.append((scene.state.active, scene.state.waster))
                scene._act(scene.state.active, None)
        found[name] = seen
        assert scene.state.waster == 0
    assert found["travel"] == [(1, 0), (2, 1), (0, 2)]
    assert found["explore"] == [(1, 0), (2, 0), (0, 0)]  # right of the First Player (A63)
