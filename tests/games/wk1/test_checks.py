"""Checks outside combat: pools, successes, tens (wk1.check), worked example W03."""

import pytest

from dustboard.games.wk1.content.card_table import ESCAPE_DIFFICULTY, WASTELAND_CARDS
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import (
    FOR_CARD,
    FOR_ESCAPE,
    FOR_EXPLORING,
    FOR_SEARCH,
    FOR_TASK,
    GUNS,
    MEDICINE,
    REPAIR,
    SKILLS,
    STEP_EXPLORE,
    SURVIVAL,
    TALK,
)
from dustboard.games.wk1.content.knight_table import SKILL
from dustboard.games.wk1.content.task_table import NEED_DIFFICULTY
from dustboard.games.wk1.content.tile_table import EXPLORING_DIFFICULTY
from games.wk1.road_scene import RoadScene, card

KIT = "g18"  # Prepper's Kit
NAOMI = "k02"


@pytest.mark.rule("wk1.check.01")
def test_six_skills_are_the_basic_dice() -> None:
    assert SKILLS == ("blades", "guns", "medicine", "repair", "survival", "talk")
    assert all(len(row) == 6 and min(row) >= 1 for row in SKILL)
    for skill, dice in enumerate((4, 2, 2, 1, 2, 2)):
        scene = RoadScene()
        scene.check(0, skill, 7, FOR_CARD)
        assert len(scene.rolled()) == dice


@pytest.mark.rule("wk1.check.02", "wk1.check.07")
def test_a_ten_is_a_success_and_a_bulls_eye() -> None:
    for die, successes, bulls in ((10, 1, 1), (9, 1, 0), (8, 0, 0)):
        scene = RoadScene()
        scene.dice(die)
        scene.check(0, REPAIR, 9, FOR_CARD)
        assert (scene.state.check_successes, scene.state.check_bulls) == (successes, bulls)
        assert scene.state.check_passed == successes


@pytest.mark.rule("wk1.check.03")
def test_three_difficulties() -> None:
    wasteland = {ESCAPE_DIFFICULTY[each] for each in WASTELAND_CARDS}
    assert wasteland == {5, 7, 9}
    assert set(EXPLORING_DIFFICULTY) <= {0, 5, 7, 9}
    assert {number for row in NEED_DIFFICULTY for number in row} <= {0, 5, 7, 9}
    checks = [
        effect for row in CONTENT.hexes for action in row.actions for effect in action.effects
    ]
    assert {effect["difficulty"] for effect in checks if "difficulty" in effect} == {9}


@pytest.mark.rule("wk1.check.04")
def test_the_pool_is_skill_and_gains_and_losses() -> None:
    scene = RoadScene()
    scene.wear(0, KIT, "pocket:1")  # one die more in Survival
    scene.check(0, SURVIVAL, 7, FOR_CARD)
    assert len(scene.rolled()) == 3
    scene.state.health[0] = 2
    scene.check(0, SURVIVAL, 7, FOR_CARD)
    assert len(scene.rolled()) == 2
    scene.state.weary[0] = 1
    scene.check(0, SURVIVAL, 7, FOR_CARD)
    assert len(scene.rolled()) == 1


@pytest.mark.rule("wk1.check.05")
def test_one_success_is_enough() -> None:
    scene = RoadScene(knights=("k01", "k02", "k03", "k08"))
    scene.dice(4, 5, 9)
    scene.check(0, SURVIVAL, 5, FOR_CARD)
    assert scene.state.check_successes == 2
    assert scene.state.check_passed == 1
    scene.dice(4, 5, 4)
    scene.check(0, SURVIVAL, 5, FOR_CARD)
    assert (scene.state.check_successes, scene.state.check_passed) == (1, 1)
    scene.dice(4, 4, 3)
    scene.check(0, SURVIVAL, 5, FOR_CARD)
    assert scene.state.check_passed == 0
    assert scene.events("check")[-1].data == {"passed": False, "successes": 0}


@pytest.mark.rule("wk1.check.06")
def test_more_successes_matter_only_where_a_card_says_so() -> None:
    scene = RoadScene(knights=("k01", "k02", "k03", "k08"))
    scene.drives(0)
    scene.deck("w02")
    scene.ride(0, 1, 2)
    scene.answer(2, "w02")
    scene.dice(9, 9, 9)
    before = scene.state.fuel[0], scene.state.ammo[0], scene.state.reputation[0]
    scene.answer(0, "escape")
    assert scene.state.check_successes == 3
    assert before == (scene.state.fuel[0], scene.state.ammo[0], scene.state.reputation[0])


@pytest.mark.rule("wk1.resource.16", "wk1.check.04")
@pytest.mark.parametrize("purpose", [FOR_ESCAPE, FOR_EXPLORING, FOR_SEARCH, FOR_TASK, FOR_CARD])
@pytest.mark.parametrize(("health", "lost"), [(4, 0), (3, 0), (2, 1), (1, 2)])
def test_wounds_cost_dice_in_every_check(purpose: int, health: int, lost: int) -> None:
    for skill, dice in enumerate((4, 2, 2, 1, 2, 2)):
        scene = RoadScene()
        scene.state.health[0] = health
        scene.check(0, skill, 7, purpose)
        assert len(scene.rolled()) == max(1, dice - lost)


@pytest.mark.rule("wk1.check.08")
def test_never_below_one_die() -> None:
    scene = RoadScene()
    scene.state.health[0] = 1
    scene.state.weary[0] = 3
    scene.check(0, TALK, 7, FOR_CARD)
    assert scene.state.check_pool == -3
    assert len(scene.rolled()) == 1


@pytest.mark.rule("wk1.check.09")
def test_no_upper_limit() -> None:
    scene = RoadScene()
    scene.hand(0, "l20")
    scene.state.weary[0] = -5
    scene.check(0, GUNS, 7, FOR_ESCAPE)
    scene.answer(0, "l20")
    scene.wait_for()
    assert len(scene.rolled()) == 10


@pytest.mark.rule("wk1.check.04", "wk1.explore.04")
def test_w03_naomi_at_the_old_refinery() -> None:
    scene = RoadScene(knights=(NAOMI, "k01", "k03", "k08"))
    scene.wear(0, KIT, "pocket:1")
    scene.state.health[0] = 1
    scene.stand(0, scene.hex(9))
    scene.state.step = STEP_EXPLORE
    scene.dice(8)
    scene.explore(0)
    dice = scene.events("dice")[-1].data
    assert (dice["skill"], dice["difficulty"], dice["purpose"]) == (SURVIVAL, 7, FOR_EXPLORING)
    assert dice["dice"] == [8]
    assert "special:1" in scene.options(0)


def test_a_card_of_another_skill_does_not_help() -> None:
    scene = RoadScene()
    scene.wear(0, KIT, "pocket:1")
    scene.check(0, MEDICINE, 7, FOR_CARD)
    assert len(scene.rolled()) == 2
    assert scene.state.pockets[0][0] == card(KIT)
