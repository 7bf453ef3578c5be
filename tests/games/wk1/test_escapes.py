"""Escaping from wasteland cards, enemies above all; the checks around it."""

import pytest

from dustboard.games.wk1.content.card_table import (
    BY_ID,
    ESCAPE,
    ESCAPE_DIFFICULTY,
    ESCAPE_PENALTY,
    REWARD,
)
from dustboard.games.wk1.content.constants import FOR_ESCAPE, MEDICINE, NONE, SKILLS
from dustboard.games.wk1.content.moments import AT_FACE
from dustboard.games.wk1.content.things import HEALTH, RED_CARD, REPUTATION
from dustboard.games.wk1.rules.effects.lines import effects_at
from games.wk1.fight_scene import KNIGHT, RIVAL, WASTER, Fight, cards


@pytest.mark.rule("wk1.escape.01")
def test_the_panel_of_the_card_names_skill_and_difficulty() -> None:
    fight = Fight()
    fight.escape("w43")  # Night Shift: Medicine (9)
    assert fight.event("dice").data["skill"] == MEDICINE
    assert fight.event("dice").data["difficulty"] == 9
    assert fight.event("dice").data["purpose"] == FOR_ESCAPE
    for number in range(19, 45):
        card = BY_ID[f"w{number}"]
        assert 0 <= ESCAPE[card] < len(SKILLS)
        assert ESCAPE_DIFFICULTY[card] in (5, 7, 9)


@pytest.mark.rule("wk1.escape.04", "wk1.wasteland.23")
def test_who_escapes_an_enemy_meets_nothing_of_it() -> None:
    fight = Fight()
    fight.dice(7, 1, 1)
    fight.escape("w21")
    assert fight.event("escaped").rule == "wk1.escape.04"
    assert fight.state.health[KNIGHT] == 4
    assert fight.state.reputation[KNIGHT] == 0
    assert fight.state.wasteland_discard == cards("w21")
    assert fight.over()


@pytest.mark.rule("wk1.escape.02", "wk1.escape.03")
def test_events_escaped_or_not_give_no_reward() -> None:
    event, loss = _event_with_loss_and_reward()
    escaped = Fight()
    escaped.dice(10, 10, 10, 10)
    escaped.escape(event)
    assert escaped.state.health[KNIGHT] == 4
    caught = Fight()
    caught.escape(event)
    caught.settle()
    assert caught.state.health[KNIGHT] == 4 - loss
    for fight in (escaped, caught):
        assert "gains-gear" not in fight.kinds()
        assert fight.state.wasteland_discard == cards(event)
    faced = Fight()
    faced.face(event)
    assert "gains-gear" in faced.kinds()


def _event_with_loss_and_reward() -> tuple[str, int]:
    """Car Wreck: Health and a card for those who face it."""
    for number in range(1, 19):
        card = BY_ID[f"w{number:02}"]
        losses = [e for e in effects_at(card, AT_FACE) if e.word == "lose" and e.what == HEALTH]
        gear = [what for what, _ in REWARD[card] if what != REPUTATION]
        if losses and gear and not any(e.option for e in effects_at(card, AT_FACE)):
            return f"w{number:02}", losses[0].amount
    raise AssertionError("no such event")


@pytest.mark.rule("wk1.escape.05", "wk1.escape.07")
def test_a_failed_escape_costs_one_health_and_the_way_goes_on() -> None:
    fight = Fight()
    fight.escape("w19")
    assert fight.state.health[KNIGHT] == 3
    assert fight.event("health").rule == "wk1.escape.05"
    assert "combat" not in fight.kinds()
    assert fight.state.ammo[KNIGHT] == 4
    assert fight.state.wasteland_discard == cards("w19")
    assert not fight.state.stopped


@pytest.mark.rule("wk1.escape.06")
def test_enemies_with_great_rewards_cost_two() -> None:
    for number in range(19, 45):
        card = BY_ID[f"w{number}"]
        great = any(what in (REPUTATION, RED_CARD) for what, _ in REWARD[card])
        assert ESCAPE_PENALTY[card] == (2 if great else 1)
    fight = Fight()
    fight.escape("w26")  # a red card
    assert fight.state.health[KNIGHT] == 2


@pytest.mark.rule("wk1.escape.07", "wk1.ko.04")
def test_a_failed_escape_can_knock_out() -> None:
    fight = Fight()
    fight.state.health[KNIGHT] = 1
    fight.escape("w19")
    assert fight.state.down[KNIGHT] == 1


@pytest.mark.rule("wk1.escape.09", "wk1.wasteland.20")
def test_text_of_combat_is_nothing_to_the_escape() -> None:
    fight = Fight()  # Medicine 1
    fight.state.reputation[KNIGHT] = 3
    fight.escape("w20")
    assert len(fight.rolls()[0]) == 1
    dry = Fight()
    dry.escape("w41")
    assert dry.state.fuel[KNIGHT] == 4  # the Brethren take Fuel before combat only


def belongings(fight: Fight) -> tuple[object, ...]:
    """All that a text could take from the knight, besides Health."""
    state = fight.state
    counters = (state.ammo, state.fuel, state.radiation, state.reputation, state.damaged, state.at)
    return (
        *(counter[KNIGHT] for counter in counters),
        (*fight.panels(KNIGHT), *fight.backpack(KNIGHT), *fight.cargo(KNIGHT)),
        (state.luck[KNIGHT], state.open_marks[KNIGHT], state.stopped),
    )


@pytest.mark.rule("wk1.escape.09")
@pytest.mark.parametrize(
    "foe", [f"w{number}" for number in range(19, 45) if number not in (22, 38)]
)
def test_a_failed_escape_costs_health_and_nothing_that_the_text_says(foe: str) -> None:
    """Two enemies are left out whose texts speak of the escape."""
    fight = Fight()
    fight.drive(KNIGHT, "v01")
    fight.wear(KNIGHT, "g18", "pocket:1")
    fight.pack(KNIGHT, "g19")
    fight.hold(KNIGHT, "l01")
    fight.state.reputation[KNIGHT] = 2
    before = belongings(fight)
    fight.escape(foe)
    assert fight.over()
    assert fight.state.health[KNIGHT] == 4 - ESCAPE_PENALTY[BY_ID[foe]]
    assert belongings(fight) == before


@pytest.mark.rule("wk1.check.11", "wk1.resource.16")
def test_naomis_check_wounded_with_her_kit() -> None:
    fight = Fight(knights=("k02", "k13", "k10"))  # Survival 2
    fight.wear(KNIGHT, "g18", "pocket:1")
    fight.state.health[KNIGHT] = 1
    fight.dice(8)
    fight.escape("w21")
    assert fight.rolls() == [[8]]  # 2 + 1 - 2
    assert fight.event("escaped").seat == KNIGHT


@pytest.mark.rule("wk1.check.10", "wk1.wasteland.21")
def test_nothing_asks_the_waster_for_a_check() -> None:
    fight = Fight()
    fight.hold(WASTER, "l20", "l09")
    fight.escape("w38")
    assert {row.seat for row in fight.events("dice")} == {KNIGHT}
    assert {row.seat for row in fight.events("check")} == {KNIGHT}


@pytest.mark.parametrize(("id", "dice"), [("g26", 3), ("g27", 2), ("y17", 1), ("y10", -1)])
def test_gear_for_escapes(id: str, dice: int) -> None:
    fight = Fight()
    fight.wear(KNIGHT, id, "body" if id == "y10" else "pocket:1")
    fight.meet("w21")  # Survival 3
    fight.answer(KNIGHT, "escape")
    if id in ("g26", "g27"):
        fight.play(KNIGHT, id)
        assert fight.state.green_discard == cards(id)
    fight.calm()
    assert len(fight.rolls()[0]) == 3 + dice


@pytest.mark.rule("wk1.luck.05", "wk1.luck.08")
def test_l20_quiet_feet_and_l12_nope_outside_combat() -> None:
    fight = Fight()
    fight.hold(KNIGHT, "l20")
    fight.hold(RIVAL, "l12")
    fight.hold(WASTER, "l03")
    fight.meet("w21")
    fight.answer(KNIGHT, "escape")
    fight.play(KNIGHT, "l20")
    assert set(fight.asked()) == {RIVAL, WASTER}  # all other knights may answer
    fight.answer(WASTER, "pass")
    fight.answer(RIVAL, "pass")
    fight.calm()
    assert len(fight.rolls()[0]) == 6
    nope = Fight()
    nope.hold(KNIGHT, "l20")
    nope.hold(RIVAL, "l12")
    nope.meet("w21")
    nope.answer(KNIGHT, "escape")
    nope.play(KNIGHT, "l20")
    nope.answer(RIVAL, "l12")
    nope.calm()
    assert len(nope.rolls()[0]) == 3
    assert nope.state.chain == ()
    assert nope.state.card == NONE
