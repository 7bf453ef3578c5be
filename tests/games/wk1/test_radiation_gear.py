"""Gear that lessens Radiation, wherever it comes from."""

import pytest

from dustboard.games.wk1.content.constants import RADIATION_TOKEN
from dustboard.games.wk1.content.moments import AT_ENEMY_DEFEATED
from dustboard.games.wk1.rules.preparations import BOARD
from dustboard.games.wk1.rules.resources import suffer
from dustboard.games.wk1.rules.tokens import tokens_of
from dustboard.games.wk1.rules.vocabulary import effects_call
from games.wk1.road_scene import RoadScene, card

CLEAN = 1  # a place without printed Radiation


def irradiated(*, knights: tuple[str, ...] = ("k10", "k02", "k03", "k08")) -> RoadScene:
    """The first knight stands on a hex with two Radiation tokens."""
    scene = RoadScene(knights=knights)
    scene.stand(0, CLEAN)
    tokens_of(scene.state, RADIATION_TOKEN)[CLEAN] = 2
    return scene


@pytest.mark.rule("wk1.resource.11", "wk1.round.09", "wk1.gear.19")
def test_the_rad_suit_takes_one_off_and_is_marked() -> None:
    scene = irradiated()
    scene.wear(0, "y09", "body")
    scene.run((BOARD.number, 0, ()))
    assert scene.options(0) == ["pass", "y09"]
    scene.answer(0, "y09")
    assert scene.state.radiation[0] == 1
    assert card("y09") in scene.state.open_marks[0]
    scene.run((BOARD.number, 0, ()))  # marked, it does nothing more this round
    assert scene.state.radiation[0] == 3


@pytest.mark.rule("wk1.gear.19", "wk1.start.05")
def test_a_starting_apron_does_the_same() -> None:
    scene = irradiated(knights=("k11", "k02", "k03", "k08"))
    scene.run((BOARD.number, 0, ()))
    scene.answer(0, "s11b")
    assert scene.state.radiation[0] == 1


@pytest.mark.rule("wk1.gear.03")
def test_a_suit_in_the_backpack_helps_nobody() -> None:
    scene = irradiated()
    scene.pack(0, "y09")
    scene.run((BOARD.number, 0, ()))
    assert scene.state.radiation[0] == 2


@pytest.mark.rule("wk1.resource.14", "wk1.ko.04")
def test_a_suit_can_keep_a_knight_on_his_feet() -> None:
    scene = irradiated()
    scene.wear(0, "y09", "body")
    scene.state.radiation[0] = 2
    suffer(scene.state, 0, 2, "wk1.gold.08")
    scene.run()
    scene.answer(0, "y09")
    assert (scene.state.radiation[0], scene.state.down[0]) == (3, 0)
    assert not scene.events("knocked-out")


@pytest.mark.rule("wk1.round.03", "wk1.gold.08")
def test_all_knights_here_suffer_in_round_order() -> None:
    """An enemy whose remains glow: the first knight is asked before the second one suffers."""
    scene = irradiated()
    scene.wear(0, "y09", "body")
    scene.stand(1, CLEAN)
    scene.run(effects_call(1, card("w39"), AT_ENEMY_DEFEATED))
    assert scene.state.radiation[:2] == [0, 0]
    scene.answer(0, "y09")
    assert scene.state.radiation[:2] == [0, 1]
