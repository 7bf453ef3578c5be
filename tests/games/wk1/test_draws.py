"""What a draw brings and what it does not; what the loser and his opponent have of a combat."""

import pytest

from dustboard.games.wk1.content.constants import PURPLE
from games.wk1.fight_scene import KNIGHT, RIVAL, WASTER, Fight, against, cards


def draw(fight: Fight) -> None:
    """Three clashes without an attack that leave the marker on 0."""
    for mine, theirs in (("prepare", "prepare"), ("defend", "defend"), ("prepare", "prepare")):
        fight.calm()
        fight.clash(mine, theirs)
        for seat in (KNIGHT, RIVAL):
            if fight.asked().get(seat) == "equip":
                fight.answer(seat, "ready")


def things(fight: Fight, seat: int) -> tuple[object, ...]:
    """All that a knight has."""
    state = fight.state
    counters = (state.ammo, state.fuel, state.health, state.radiation, state.reputation)
    return (
        *(counter[seat] for counter in counters),
        fight.panels(seat),
        fight.backpack(seat),
        fight.cargo(seat),
        state.luck[seat],
        state.aside[seat],
        state.blue,
    )


@pytest.mark.rule("wk1.combat.16")
@pytest.mark.parametrize("foe", ["w24", "w32"])
def test_texts_for_a_lost_combat_are_off_in_a_draw(foe: str) -> None:
    fight = Fight()
    fight.wear(KNIGHT, "g18", "pocket:1")
    fight.hold(KNIGHT, "l26")
    fight.face(foe)
    before, place = things(fight, KNIGHT), fight.state.at[KNIGHT]
    draw(fight)
    while KNIGHT in fight.asked():
        assert fight.options(KNIGHT) == ["pass"]  # l26 is for losers
        fight.answer(KNIGHT, "pass")
    assert fight.over()
    assert fight.event("combat-ends").data["side"] == 2
    assert things(fight, KNIGHT) == before
    assert (fight.state.at[KNIGHT], fight.state.stopped) == (place, 0)


@pytest.mark.rule("wk1.combat.16", "wk1.duel.13")
def test_a_drawn_duel_brings_neither_reputation_nor_a_theft() -> None:
    fight = Fight()
    fight.pack(KNIGHT, "g01")
    fight.pack(RIVAL, "g02")
    fight.wear(KNIGHT, "b06", "body")  # it pays for a duel won
    fight.duel()
    before = [things(fight, seat) for seat in (KNIGHT, RIVAL)]
    draw(fight)
    assert fight.event("combat-ends").data["side"] == 2
    assert fight.asked() == {KNIGHT: "meeting"}
    assert [things(fight, seat) for seat in (KNIGHT, RIVAL)] == before


@pytest.mark.rule("wk1.combat.16", "wk1.combat.17")
def test_in_a_duel_that_both_lose_the_active_knight_has_defeated_a_knight() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")
    fight.arm(RIVAL, "y04.2")
    fight.duel()
    fight.lay_task(PURPLE, "t03")
    fight.state.common_deck = cards("t05", "t06")
    fight.state.health[:2] = [1, 1]
    fight.dice(*[10] * 6)
    fight.clash("attack", "attack")
    fight.settle()
    assert fight.event("combat-ends").data["side"] == 2
    assert [row.seat for row in fight.events("task-done")] == [KNIGHT]


@pytest.mark.rule("wk1.combat.19")
@pytest.mark.parametrize("foe", ["w19", "w36", "w37", "w38"])
def test_the_waster_gains_nothing_by_a_won_combat(foe: str) -> None:
    fight = Fight()
    state = fight.state
    state.ammo[WASTER] = state.fuel[WASTER] = 1
    state.health[WASTER] = 3
    fight.face(foe)
    before = things(fight, WASTER)
    decks = (state.green_deck, state.yellow_deck, state.red_deck)
    fight.lose_by_dominance()
    assert fight.over()
    assert fight.event("combat-ends").data["side"] == 1
    assert things(fight, WASTER) == before
    assert (state.green_deck, state.yellow_deck, state.red_deck) == decks


@pytest.mark.rule("wk1.combat.19")
def test_the_text_for_a_lost_combat_takes_fuel() -> None:
    for lost in (True, False):
        fight = Fight()
        fight.face("w35")
        fight.calm()
        fight.answer(KNIGHT, "decline")
        if lost:
            fight.lose_by_dominance()
        else:
            draw(fight)
        assert fight.over()
        assert fight.state.fuel[KNIGHT] == (2 if lost else 4)


@pytest.mark.rule("wk1.combat.21")
def test_both_knights_of_a_duel_pay_for_their_drugs_after_it() -> None:
    for user in (KNIGHT, RIVAL):
        fight = Fight()
        fight.wear(user, "y20", "pocket:1")
        fight.duel()
        fight.play(user, "y20")
        draw(fight)
        assert fight.event("radiation").seat == user
        assert fight.state.radiation == [int(seat == user) for seat in range(3)]
        kinds = fight.kinds()
        assert kinds.index("combat-ends") < kinds.index("radiation")


@pytest.mark.rule("wk1.dominance.06")
@pytest.mark.parametrize(("start", "cards_played", "now"), [(5, 0, 8), (-5, 1, -8)])
def test_the_marker_is_counted_on_at_both_ends(start: int, cards_played: int, now: int) -> None:
    fight = against("w19", "y04")
    fight.state.dominance = start
    mine, theirs = (("attack", "defend"), ("defend", "attack"))[cards_played]
    fight.clash(mine, theirs)
    if fight.asked().get(KNIGHT) == "equip":
        fight.answer(KNIGHT, "ready")
        fight.answer(WASTER, "panel:medium")
    assert fight.state.dominance == now


@pytest.mark.rule("wk1.duel.10", "wk1.weapon.01")
def test_the_rival_pays_fuel_for_his_weapon_too() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "r03")
    fight.arm(RIVAL, "y01")
    fight.duel()
    fight.set_range("short")
    fight.clash("attack", "attack")
    assert fight.state.fuel[:2] == [3, 3]
    assert fight.state.ammo[:2] == [4, 4]
