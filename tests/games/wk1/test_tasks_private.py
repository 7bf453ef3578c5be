"""Private tasks t12-t27: accepting and accomplishing each of them; worked example W10."""

import pytest

from dustboard.games.wk1.content.constants import EMPTY, NONE, STEP_EXPLORE
from dustboard.games.wk1.content.task_table import BLUE_REWARD, NEED_HEX, SPECIAL_TOKEN
from dustboard.games.wk1.rules.signals import DEFEATED
from games.wk1.road_scene import RoadScene, card

PRIVATE = [f"t{number}" for number in range(12, 28)]
HUNT = "t27"
GANG = "w24"


def ready(id: str, players: int = 4) -> RoadScene:
    """A private task on the orange space, and a knight who has all that tasks ask for."""
    scene = RoadScene(players)
    scene.away(30)
    scene.task(1, id)
    scene.drives(0, "v03")
    scene.pack(0, "g02", "g01", "y01")
    scene.load(0, "g17", "y02")
    scene.state.step = STEP_EXPLORE
    return scene


def attempt(scene: RoadScene, part: int, id: str, die: int = 10) -> None:
    """Explore the hex of a requirement and try it; a check shows this die first."""
    word = ("accept", "accomplish")[part]
    scene.visit(0, NEED_HEX[part][card(id)])
    scene.dice(die)
    scene.answer(0, f"{word}:{id}")
    scene.wait_for("explore")


@pytest.mark.rule("wk1.task.18", "wk1.task.19", "wk1.task.22", "wk1.task.05", "wk1.task.06")
@pytest.mark.parametrize("id", PRIVATE)
def test_every_private_task_can_be_accomplished(id: str) -> None:
    scene = ready(id)
    attempt(scene, 0, id)
    assert scene.state.slot_holder[1] == 0
    assert scene.names("slots")[1] == id
    if id == HUNT:
        scene.clear_questions()
        scene.stand(0, scene.hex(11))
        assert DEFEATED.calls(scene.state, 0, card("w20"), 1) == []
        scene.run(*DEFEATED.calls(scene.state, 0, card(GANG), 1))
        scene.wait_for()
    else:
        scene.answer(0, "done")
        attempt(scene, 1, id)
    assert id in scene.names("removed")
    assert scene.state.reputation[0] >= 1
    assert scene.names("slots")[1] not in ("", id)
    assert scene.state.slot_holder[1] == NONE
    blue = BLUE_REWARD[card(id)]
    assert blue == NONE or blue not in scene.state.blue
    token = SPECIAL_TOKEN[card(id)]
    if token != NONE:
        assert scene.state.special_at[token] != NONE


@pytest.mark.rule("wk1.task.18", "wk1.task.20")
@pytest.mark.parametrize("id", ["t12", "t14", "t20", "t25"])
def test_a_failed_check_is_no_acceptance(id: str) -> None:
    scene = ready(id)
    scene.state.health[0] = 1
    hex = NEED_HEX[0][card(id)]
    scene.visit(0, hex)
    scene.dice(1, 1)
    scene.answer(0, f"accept:{id}")
    scene.wait_for("explore")
    assert scene.state.slot_holder[1] == NONE
    assert scene.refuses(0, f"accept:{id}") == "wk1.task.20"
    scene.answer(0, "done")
    scene.visit(0, hex)
    assert f"accept:{id}" in scene.options(0)  # in the next round again


@pytest.mark.rule("wk1.task.19")
def test_a_rival_gets_nothing() -> None:
    scene = ready("t12")
    scene.task(1, "t12", holder=1)
    scene.visit(0, 12)
    assert "accomplish:t12" not in scene.options(0)


@pytest.mark.rule("wk1.task.21")
def test_one_private_task_is_held() -> None:
    scene = ready("t23")
    scene.visit(0, 12)
    assert "accept:t23" in scene.options(0)
    scene.answer(0, "done")
    scene.task(2, "t13", holder=0)
    scene.visit(0, 12)
    assert scene.refuses(0, "accept:t23") == "wk1.task.21"


@pytest.mark.rule("wk1.task.23")
def test_accepting_brings_no_new_task() -> None:
    scene = ready("t16")
    scene.task(2, "t23", holder=1)
    attempt(scene, 0, "t16")
    assert scene.events("task-introduced") == []
    assert scene.names("slots")[1:] == ["t16", "t23"]
    assert scene.state.slot_holder[1:] == [0, 1]


@pytest.mark.rule("wk1.task.22")
def test_one_accomplishment_in_a_step() -> None:
    scene = RoadScene(players=2)
    for id in ("t21", "t19"):
        scene.shown(0, id, accepted=True)
    scene.shown(1, "t22", accepted=True)
    scene.visit(0, 8)
    assert scene.options(0).count("accomplish:t21") == 1
    scene.answer(0, "accomplish:t21")
    scene.wait_for("explore")
    assert not [key for key in scene.options(0) if key.startswith("accomplish")]


@pytest.mark.rule("wk1.task.08", "wk1.task.09")
def test_the_same_space_is_filled_again() -> None:
    scene = ready("t12")
    scene.task(1, "t16")
    scene.task(2, "t12", holder=0)
    scene.deck("t13", "t14", name="private_deck")
    scene.visit(0, 12)
    scene.answer(0, "accomplish:t12")
    scene.wait_for("new_task")
    waster = scene.state.waster
    assert sorted(scene.options(waster)) == ["t13", "t14"]
    scene.answer(waster, "t14")
    assert scene.names("slots")[1:] == ["t16", "t14"]
    assert scene.names("private_deck")[0] == "t13"
    assert scene.tokens() == {
        ("orange", 1): 13,
        ("orange", 2): 14,
        ("green", 1): 6,
        ("green", 2): 10,
    }


@pytest.mark.rule("wk1.setup.36", "wk1.task.25", "wk1.task.26", "wk1.task.18", "wk1.explore.09")
def test_w10_burn_baby_burn() -> None:
    scene = RoadScene(knights=("k09", "k02", "k03", "k08"))
    scene.away(30)
    scene.task(2, "t12")
    assert scene.tokens() == {("green", 1): 9, ("green", 2): 12}
    scene.stand(0, scene.hex(9))
    scene.state.step = STEP_EXPLORE
    scene.state.fuel[0] = 0
    scene.dice(7)
    scene.explore(0)
    scene.answer(0, "special:1")
    assert scene.state.fuel[0] == 4
    scene.dice(7)
    scene.answer(0, "accept:t12")
    assert scene.state.slot_holder[2] == 0
    assert scene.tokens() == {("green", 2): 12}
    assert scene.events("task-introduced") == []
    scene.visit(1, 12)
    assert "accomplish:t12" not in scene.options(1)
    scene.answer(1, "done")
    scene.visit(0, 12)
    scene.answer(0, "accomplish:t12")
    scene.wait_for()
    assert "t12" in scene.names("removed")
    assert ("green", 2) not in scene.tokens() or scene.names("slots")[2] != "t12"


@pytest.mark.rule("wk1.task.26")
def test_an_outdated_task_takes_its_tokens_along() -> None:
    scene = RoadScene()
    scene.task(2, "t12", holder=0, marks=2)
    scene.only("private_deck")
    scene.waster_step(4)
    scene.wait_for()
    assert scene.names("slots")[2] == "t12"  # it was the only one, and comes back
    assert scene.tokens() == {("green", 1): 9, ("green", 2): 12}
    assert scene.state.slot_holder[2] == NONE


@pytest.mark.rule("wk1.token.02", "wk1.task.07")
def test_special_tokens_are_placed_light_side_up() -> None:
    scene = ready("t13")
    scene.task(1, "t13", holder=0)
    attempt(scene, 1, "t13")
    assert scene.state.special_at == [NONE, NONE, scene.hex(11)]
    assert scene.state.special_dark == [0, 0, 0]
    scene = ready("t19")
    scene.task(1, "t19", holder=0)
    attempt(scene, 1, "t19")
    assert scene.state.special_at == [NONE, scene.hex(8), NONE]
    scene = ready("t20")
    scene.task(1, "t20", holder=0)
    scene.visit(0, 4)
    scene.answer(0, "accomplish:t20")
    scene.wait_for("token_hex")
    waster = scene.state.waster
    assert waster != 0
    assert scene.asked() == {waster: "token_hex"}  # effects of a task are his
    assert scene.options(waster) == [f"h{scene.hex(number)}" for number in (2, 3, 5)]
    scene.answer(waster, f"h{scene.hex(5)}")
    assert scene.state.special_at[0] == scene.hex(5)


@pytest.mark.rule("wk1.token.01")
def test_special_tokens_turn_and_leave() -> None:
    scene = RoadScene()
    scene.state.special_at[0] = scene.hex(5)
    scene.waster_step(3)
    scene.wait_for()
    assert (scene.state.special_at[0], scene.state.special_dark[0]) == (scene.hex(5), 1)
    scene.waster_step(4)
    scene.wait_for()
    assert (scene.state.special_at[0], scene.state.special_dark[0]) == (NONE, 0)


@pytest.mark.rule("wk1.task.17", "wk1.p3.02")
def test_private_spaces_by_players() -> None:
    from games.wk1.mission_scene import MissionScene

    open_slots = {
        players: [task != EMPTY for task in MissionScene("savior", players).state.slots]
        for players in (2, 3, 4)
    }
    assert open_slots == {
        2: [True, False, False],
        3: [True, True, False],
        4: [True, True, True],
    }


def test_t22_offers_another_reward() -> None:
    scene = ready("t22")
    scene.task(1, "t22", holder=0)
    scene.state.reputation[0] = 2
    red = len(scene.state.red_deck)
    scene.visit(0, 4)
    scene.answer(0, "accomplish:t22", "instead")
    scene.wait_for("explore")
    assert scene.state.reputation[0] == 1
    assert len(scene.state.red_deck) == red - 1


def test_requirements_that_can_not_be_met_are_not_offered() -> None:
    scene = RoadScene()
    scene.task(1, "t17")
    scene.visit(0, 1)
    assert "accept:t17" not in scene.options(0)  # no green card
    scene.answer(0, "done")
    scene.task(1, "t18", holder=0)
    scene.state.fuel[0] = 1
    scene.visit(0, 9)
    assert "accomplish:t18" not in scene.options(0)
    scene.answer(0, "done")
    scene.state.fuel[0] = 2
    scene.visit(0, 9)
    assert "accomplish:t18" in scene.options(0)


@pytest.mark.rule("wk1.stalls.15", "wk1.task.18")
def test_gear_of_the_same_worth_fulfils_a_requirement() -> None:
    scene = RoadScene()
    scene.task(1, "t20", holder=0)  # discard 1 yellow
    scene.pack(0, "g01", "g02")
    scene.visit(0, 4)
    assert "accomplish:t20" not in scene.options(0)
    scene.answer(0, "done")
    scene.wear(0, "g03", "pocket:1")
    scene.visit(0, 4)
    scene.answer(0, "accomplish:t20", "g01", "g02", "g03", "done")
    scene.wait_for()
    assert "t20" in scene.names("removed")
    assert {"g01", "g02", "g03"} <= set(scene.names("green_discard"))


@pytest.mark.rule("wk1.stalls.15")
def test_a_drug_is_not_replaced_by_gear_of_its_worth() -> None:
    scene = RoadScene()
    scene.task(1, "t21")
    scene.pack(0, "g17", "y01")  # no drugs
    scene.visit(0, 4)
    assert "accept:t21" not in scene.options(0)
