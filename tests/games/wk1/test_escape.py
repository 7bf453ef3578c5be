"""Escaping from events and enemies (wk1.escape)."""

import pytest

from dustboard.games.wk1.content.card_table import (
    ESCAPE,
    ESCAPE_DIFFICULTY,
    ESCAPE_PENALTY,
    IS_EVENT,
    REWARD,
    WASTELAND_CARDS,
)
from dustboard.games.wk1.content.things import RED_CARD, REPUTATION
from games.wk1.road_scene import RoadScene, card

INHR, FURBALL, SHELOBIE = "w20", "w21", "w22"
BASIC = (4, 2, 2, 1, 2, 2)  # the skills of seat 0
ARMOR = "g09"


def met(id: str, passed: bool = False) -> RoadScene:
    """Seat 0 tries to escape from a card on the first hex of two."""
    scene = RoadScene()
    scene.drives(0)
    scene.meet(0, id)
    number = BASIC[ESCAPE[card(id)]]
    scene.dice(*[1] * (number - 1), 10 if passed else 1)
    scene.answer(0, "escape")
    return scene


def worth_more(id: int) -> bool:
    return any(what in (REPUTATION, RED_CARD) for what, _ in REWARD[id])


@pytest.mark.rule("wk1.escape.01")
@pytest.mark.parametrize("id", ["w05", "w18", "w20", "w24"])
def test_the_check_of_the_panel(id: str) -> None:
    scene = met(id)
    dice = scene.events("dice")[-1].data
    assert dice["skill"] == ESCAPE[card(id)]
    assert dice["difficulty"] == ESCAPE_DIFFICULTY[card(id)]
    assert dice["purpose"] == 0


@pytest.mark.rule("wk1.escape.02")
def test_an_escaped_event_has_no_effect_and_no_reward() -> None:
    scene = met("w02", passed=True)
    assert scene.state.health[0] == 4
    assert sum(scene.state.contamination_tokens) == 0
    assert scene.names("wasteland_discard") == ["w02"]
    assert [event.rule for event in scene.events("escaped")] == ["wk1.escape.02"]


@pytest.mark.rule("wk1.escape.03")
def test_a_caught_knight_gets_the_text_and_no_reward() -> None:
    green = RoadScene().state.green_deck
    scene = met("w02")
    assert scene.state.health[0] == 3
    assert sum(scene.state.contamination_tokens) == 7
    assert len(scene.state.green_deck) == len(green)
    assert [event.rule for event in scene.events("caught")] == ["wk1.escape.03"]


ENEMIES = [each for each in WASTELAND_CARDS if not IS_EVENT[each]]


@pytest.mark.rule("wk1.escape.06")
def test_reputation_or_red_gear_make_an_enemy_stronger() -> None:
    assert {ESCAPE_PENALTY[each] for each in ENEMIES} == {1, 2}
    for each in ENEMIES:
        assert ESCAPE_PENALTY[each] == (2 if worth_more(each) else 1)


PLAIN_ENEMY = next(each for each in ENEMIES if not worth_more(each))
STRONG_ENEMY = next(each for each in ENEMIES if worth_more(each))


def name(each: int) -> str:
    return f"w{WASTELAND_CARDS.index(each) + 1:02}"


@pytest.mark.rule("wk1.escape.04")
def test_an_escaped_enemy_does_nothing() -> None:
    scene = met(name(STRONG_ENEMY), passed=True)
    assert scene.state.health[0] == 4
    assert scene.state.reputation[0] == 0
    assert scene.names("wasteland_discard") == [name(STRONG_ENEMY)]
    assert [event.rule for event in scene.events("escaped")] == ["wk1.escape.04"]


@pytest.mark.rule("wk1.escape.05", "wk1.escape.06", "wk1.escape.07")
@pytest.mark.parametrize(("id", "health"), [(PLAIN_ENEMY, 3), (STRONG_ENEMY, 2)])
def test_a_failed_escape_costs_health_and_no_fight_follows(id: int, health: int) -> None:
    scene = met(name(id))
    assert scene.state.health[0] == health
    assert scene.state.fight == 0
    assert scene.state.reputation[0] == 0
    assert scene.names("wasteland_discard") == [name(id)]
    assert scene.asked() == {0: "go_on"}  # the move may go on
    scene.answer(0, "on")
    assert scene.state.at[0] == 2


@pytest.mark.rule("wk1.escape.08")
def test_armor_does_not_help() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.wear(0, ARMOR, "body")
    scene.meet(0, name(PLAIN_ENEMY))
    scene.dice(*[1] * BASIC[ESCAPE[PLAIN_ENEMY]])
    scene.answer(0, "escape")
    assert scene.state.health[0] == 3


@pytest.mark.rule("wk1.escape.09")
def test_text_for_combat_does_not_count() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.meet(0, INHR, "escape")
    assert len(scene.rolled()) == BASIC[ESCAPE[card(INHR)]]


@pytest.mark.rule("wk1.escape.09")
def test_text_that_speaks_of_the_escape_counts() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.wear(0, ARMOR, "body")
    scene.meet(0, SHELOBIE, "escape")
    assert scene.asked() == {2: "card"}
    scene.answer(2, ARMOR)
    assert scene.names("open_marks", 0) == [ARMOR]
    assert len(scene.rolled()) == 4


@pytest.mark.rule("wk1.escape.09")
@pytest.mark.parametrize(("reputation", "dice"), [(0, 2), (1, 0)])
def test_the_unknown_escape_more_easily(reputation: int, dice: int) -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.state.reputation[0] = reputation
    scene.meet(0, "w38", "escape")
    assert len(scene.rolled()) == BASIC[ESCAPE[card("w38")]] + dice


def test_a_knight_who_falls_on_the_way_stops() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.state.health[0] = 1
    scene.meet(0, name(STRONG_ENEMY))
    scene.dice(1)
    scene.answer(0, "escape")
    scene.wait_for("go_on")
    assert scene.state.down[0] == 1
    assert scene.state.over
