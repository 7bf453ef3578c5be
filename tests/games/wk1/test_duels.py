"""Duels: asking, forcing, fighting, and what the winner has of it."""

import pytest

from dustboard.games.wk1.content.constants import NONE, PURPLE
from dustboard.games.wk1.rules.programs import MEET
from games.wk1.fight_scene import HERE, KNIGHT, RIVAL, WASTER, Fight, cards


def duel(*mine: str, theirs: tuple[str, ...] = (), **kinds: tuple[str, ...]) -> Fight:
    """A duel at its first cards."""
    fight = Fight(**kinds)
    fight.arm(KNIGHT, *mine)
    fight.arm(RIVAL, *theirs)
    fight.duel()
    return fight


def win(fight: Fight) -> None:
    """The Active Knight wins the duel by dominance."""
    fight.clash("change_range", "prepare")
    fight.answer(KNIGHT, "advance")
    fight.clash("prepare", "change_range")
    fight.answer(RIVAL, "retreat")
    fight.clash("change_range", "prepare")
    fight.answer(KNIGHT, "advance")


@pytest.mark.rule("wk1.duel.02", "wk1.duel.03", "wk1.duel.08", "wk1.combat.01", "wk1.gold.12")
def test_each_knight_here_can_be_asked_once_in_any_order() -> None:
    fight = Fight(players=4)
    fight.together()
    fight.state.at[3] = HERE + 9
    fight.run((MEET.number, KNIGHT, ()))
    assert fight.asked() == {KNIGHT: "meeting"}  # nobody else begins anything
    assert fight.options(KNIGHT) == ["on", "B", "C"]
    fight.answer(KNIGHT, "C")
    assert fight.asked() == {WASTER: "consent"}
    fight.answer(WASTER, "no")
    fight.answer(KNIGHT, "no")  # no search
    assert fight.options(KNIGHT) == ["on", "B"]
    fight.answer(KNIGHT, "B")
    fight.answer(RIVAL, "yes")
    assert fight.event("combat").data == {"foe": NONE, "rival": RIVAL, "duel": True}
    assert fight.state.clash == 1
    assert fight.asked() == {KNIGHT: "combat_card", RIVAL: "combat_card"}


@pytest.mark.rule("wk1.duel.04", "wk1.trade.02", "wk1.trade.05")
def test_two_defends_at_once_end_the_duel_with_a_trade() -> None:
    fight = duel("y04")
    fight.clash("defend", "defend")
    assert fight.event("truce").rule == "wk1.duel.04"
    assert "dominance" not in fight.kinds()
    assert fight.asked() == {KNIGHT: "knight-offer"}
    assert not any("waster" in key or "promise" in key for key in fight.options(KNIGHT))
    fight.answer(KNIGHT, "pass")
    fight.answer(RIVAL, "pass")
    assert fight.options(KNIGHT) == ["on", "C"]  # his way goes on
    assert fight.state.reputation == [0, 0, 0]


@pytest.mark.rule("wk1.duel.04", "wk1.trade.02")
def test_two_defends_later_let_the_duel_go_on() -> None:
    fight = duel()
    fight.clash("prepare", "prepare")
    fight.clash("defend", "defend")
    assert fight.event("dominance").data.items() >= {"gains": [2, 2], "now": 0}.items()
    assert fight.state.clash == 3
    fight.clash("prepare", "prepare")
    assert fight.asked() == {KNIGHT: "meeting"}  # nothing more came of it
    assert fight.event("combat-ends").data["side"] == 2


@pytest.mark.rule("wk1.duel.01", "wk1.duel.05", "wk1.duel.06")
@pytest.mark.parametrize(("dice", "found"), [((3, 8, 1), True), ((3, 6, 1), False)])
def test_a_refusal_is_answered_by_a_search(dice: tuple[int, ...], found: bool) -> None:
    fight = Fight()
    fight.together()
    fight.run((MEET.number, KNIGHT, ()))
    fight.answer(KNIGHT, "B")
    fight.answer(RIVAL, "no")
    fight.dice(*dice)
    fight.answer(KNIGHT, "yes")
    assert fight.event("dice").data["difficulty"] == 7
    assert fight.rolls() == [list(dice)]  # Survival 3
    assert (fight.state.fight == 2) == found
    if not found:
        assert fight.options(KNIGHT) == ["on", "C"]  # one search for each refusal
        assert fight.state.stopped == 0


@pytest.mark.rule("wk1.duel.07")
def test_knights_can_be_met_on_every_hex_of_a_route() -> None:
    fight = duel()
    fight.clash("defend", "defend")
    fight.answer(KNIGHT, "pass")
    fight.answer(RIVAL, "pass")
    fight.answer(KNIGHT, "on")
    fight.state.at[KNIGHT] = fight.state.at[WASTER] = HERE + 1
    fight.state.met = 0  # entering a hex
    fight.run((MEET.number, KNIGHT, ()))
    assert fight.options(KNIGHT) == ["on", "C"]


@pytest.mark.rule("wk1.duel.10", "wk1.duel.12")
def test_both_choose_weapons_and_pay() -> None:
    fight = duel("y04", theirs=("g05", "y04.2"))
    fight.dice(7, 1, 1, 10, 1, 1)
    fight.answer(KNIGHT, "attack")
    fight.answer(RIVAL, "attack")
    fight.answer(KNIGHT, "y04:medium")
    assert fight.options(RIVAL) == ["g05:short", "y04.2:short", "y04.2:medium"]
    fight.answer(RIVAL, "y04.2:medium")
    assert fight.state.ammo[:2] == [3, 3]
    assert fight.state.health[:2] == [2, 2]  # armor 1 against 3, no armor against 2
    fight.clash("defend", "prepare")
    assert fight.state.health[:2] == [2, 2]


@pytest.mark.rule("wk1.resource.16", "wk1.combat.10")
def test_wounds_cost_both_knights_of_a_duel_their_dice() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")  # both knights have Guns 3
    fight.arm(RIVAL, "y04.2")
    fight.state.health[:2] = [2, 1]
    fight.duel()
    fight.clash("attack", "attack")
    assert [len(dice) for dice in fight.rolls()] == [2, 1]


@pytest.mark.rule("wk1.duel.11", "wk1.duel.13", "wk1.ko.12")
def test_dominance_decides_and_the_winner_steals_once() -> None:
    fight = duel()
    win(fight)
    assert fight.event("combat-ends").data["side"] == 0
    assert fight.state.reputation == [1, 0, 0]
    assert fight.state.down == [0, 0, 0]
    assert fight.asked() == {KNIGHT: "loot"}
    assert fight.options(KNIGHT) == ["nothing"]  # his own counters are full
    fight.answer(KNIGHT, "nothing")
    assert "loot" not in fight.asked().values()


@pytest.mark.rule("wk1.duel.13")
def test_the_one_who_was_asked_can_win_too() -> None:
    fight = duel(knights=("k01", "k04", "k10"))
    fight.state.dominance = -9
    win(fight)
    assert fight.state.reputation == [0, 1, 0]
    assert fight.asked() == {RIVAL: "loot"}


@pytest.mark.rule("wk1.duel.14")
def test_a_duel_won_accomplishes_pit_fight() -> None:
    fight = duel()
    fight.lay_task(PURPLE, "t03")
    fight.state.common_deck = cards("t05", "t06")
    win(fight)
    fight.settle()
    assert fight.event("task-done").seat == KNIGHT


@pytest.mark.rule("wk1.combat.17", "wk1.combat.14")
def test_two_who_fell_together_still_had_their_pit_fight() -> None:
    fight = duel("y04", theirs=("y04.2",))
    fight.lay_task(PURPLE, "t03")
    fight.state.common_deck = cards("t05", "t06")
    fight.state.health[:2] = [1, 1]
    fight.dice(10, 10, 10, 10, 10, 10)
    fight.clash("attack", "attack")
    fight.settle()
    assert fight.event("combat-ends").data["side"] == 2
    assert fight.state.down[:2] == [1, 1]
    assert fight.event("task-done").seat == KNIGHT
    assert "loot" not in fight.kinds()


@pytest.mark.rule("wk1.duel.15", "wk1.ko.06")
def test_the_victor_may_rob_but_not_revive_whom_he_knocked_out() -> None:
    fight = duel("y04")
    fight.state.health[RIVAL] = 1
    fight.dice(10, 10, 10)
    fight.clash("attack", "prepare")
    assert fight.state.down[RIVAL] == 1
    fight.answer(KNIGHT, "nothing")
    fight.answer(KNIGHT, "on")
    fight.state.met = 0
    fight.run((MEET.number, KNIGHT, ()))
    fight.dice(9)
    fight.answer(KNIGHT, "B")
    assert fight.options(KNIGHT) == ["steal"]
    fight.answer(KNIGHT, "steal", "nothing", "on")
    fight.state.active, fight.state.waster = WASTER, RIVAL
    fight.state.met = 0
    fight.run((MEET.number, WASTER, ()))
    fight.dice(9, 9)
    fight.answer(WASTER, "B")
    assert fight.options(WASTER) == ["revive", "steal"]


@pytest.mark.rule("wk1.gold.10", "wk1.duel.09")
def test_the_active_knight_reacts_first() -> None:
    fight = Fight()
    fight.hold(KNIGHT, "l02")
    fight.hold(RIVAL, "l17")
    fight.duel()
    assert list(fight.asked()) == [KNIGHT]
    fight.answer(KNIGHT, "pass")
    assert fight.options(RIVAL) == ["pass", "l17"]


@pytest.mark.rule("wk1.gold.12")
def test_gear_against_enemies_is_nothing_in_a_duel() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")
    fight.wear(KNIGHT, "b11", "pocket:1")
    fight.duel()
    fight.clash("attack", "prepare")
    assert len(fight.rolls()[0]) == 3
    beast = Fight()
    beast.arm(KNIGHT, "y04")
    beast.wear(KNIGHT, "b11", "pocket:1")
    beast.face("w31")
    beast.answer(KNIGHT, "attack")
    beast.answer(WASTER, "prepare")
    beast.answer(KNIGHT, "y04:medium")
    assert len(beast.rolls()[0]) == 4


@pytest.mark.rule("wk1.attack.22", "wk1.attack.09", "wk1.attack.19", "wk1.ko.05")
def test_who_falls_in_a_simultaneous_attack_strikes_back_but_cannot_heal() -> None:
    fight = Fight(knights=("k01", "k04", "k10"))
    fight.arm(KNIGHT, "y04")
    fight.arm(RIVAL, "y04.2")
    fight.wear(RIVAL, "g02", "pocket:1")  # heals Health at any time
    fight.wear(RIVAL, "g03", "pocket:2")  # heals Radiation at any time
    fight.hold(RIVAL, "l03")
    fight.state.health[RIVAL] = 2
    fight.state.radiation[RIVAL] = 1
    fight.duel()
    fight.dice(10, 1, 1, 7)
    fight.clash("attack", "attack", weapon="y04:medium", other="y04.2:medium")
    while fight.state.attacker == 0:
        fight.answer(RIVAL, "pass")  # around the attack on him
    assert fight.state.health[RIVAL] == 0
    assert fight.asked() == {RIVAL: "react_my_combat"}
    assert fight.options(RIVAL) == ["pass", "l03"]  # only what belongs to his attack
    fight.answer(RIVAL, "l03")
    fight.calm()
    assert len(fight.rolls()) == 2
    assert fight.state.health[KNIGHT] < 4
    assert fight.event("combat-ends").data["side"] == 0
    assert fight.state.down[RIVAL] == 1
