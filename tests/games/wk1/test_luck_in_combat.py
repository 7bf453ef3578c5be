"""Luck cards in fights: what each one does, who may play it, and when."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.constants import BY_VEHICLE, LONG
from dustboard.games.wk1.show.combat_view import arena
from games.wk1.fight_scene import KNIGHT, RIVAL, WASTER, Fight, cards


def duelling(*luck: str, rivals: tuple[str, ...] = ()) -> Fight:
    """A duel of two knights with revolvers, at the first window."""
    fight = Fight(knights=("k01", "k04", "k10"))
    fight.arm(KNIGHT, "y04")
    fight.arm(RIVAL, "y04.2")
    fight.hold(KNIGHT, *luck)
    fight.hold(RIVAL, *rivals)
    fight.duel()
    return fight


def fighting(*luck: str, foe: str = "w19", weapon: str = "y04") -> Fight:
    """A combat with an enemy, at the first window."""
    fight = Fight()
    fight.arm(KNIGHT, weapon)
    fight.hold(KNIGHT, *luck)
    fight.face(foe)
    return fight


def uses(fight: Fight) -> list[str]:
    """Who used what, in its order."""
    return [f"{row.seat}:{row.data['card']}" for row in fight.events("uses")]


@pytest.mark.rule("wk1.range.02", "wk1.luck.05")
def test_l02_deadly_quick_sets_the_starting_range() -> None:
    fight = fighting("l02")
    assert fight.options(KNIGHT) == ["pass", "l02"]
    fight.answer(KNIGHT, "l02")
    assert fight.options(KNIGHT) == ["short", "medium", "long"]
    fight.answer(KNIGHT, "long")
    assert fight.state.range == LONG
    assert fight.state.luck_discard == cards("l02")


@pytest.mark.rule("wk1.luck.05")
def test_cards_of_another_moment_are_not_offered_in_combat() -> None:
    fight = fighting("l01", "l06", "l13", "l18", "l20", "l21", "l23", "l24")
    fight.state.travel = BY_VEHICLE  # cards for the road would do something
    assert fight.options(KNIGHT) == ["pass"]
    fight.answer(KNIGHT, "pass")
    assert fight.options(KNIGHT) == ["pass"]
    fight.clash("attack", "attack")
    while fight.asked().get(KNIGHT, "").startswith("react"):
        assert fight.options(KNIGHT) == ["pass"]
        fight.answer(KNIGHT, "pass")


@pytest.mark.rule("wk1.luck.07", "wk1.attack.21")
def test_l03_and_l04_add_damage_and_dice_and_add_up() -> None:
    fight = fighting("l03", "l04", "l15")
    fight.dice(7, 1, 1, 1, 1)
    fight.clash("attack", "prepare")
    fight.answer(KNIGHT, "l03", "l04", "pass")
    assert fight.rolls() == [[7, 1, 1, 1, 1]]  # Guns 3 + 2
    fight.answer(KNIGHT, "l15")  # l15: the success is a Bull's Eye
    assert fight.event("hit").data == {"side": 0, "damage": 4, "bulls": 1}
    assert len(fight.state.luck_discard) == 3


def test_l04_gives_three_dice_to_a_multi_attack() -> None:
    fight = fighting("l04", weapon="r02")
    fight.clash("multi_attack", "prepare")
    fight.answer(KNIGHT, "l04")
    fight.calm()
    assert len(fight.rolls()[0]) == 3 + 2 + 3


def test_l05_costs_the_attacker_two_dice() -> None:
    fight = fighting("l05")
    fight.clash("prepare", "attack")
    fight.answer(KNIGHT, "l05")
    assert len(fight.rolls()[0]) == 2


def test_l07_saves_one_health_after_a_hit() -> None:
    fight = fighting("l07")
    fight.dice(10, 1, 1, 1)
    fight.clash("prepare", "attack")
    fight.play(KNIGHT, "l07")
    assert fight.state.health[KNIGHT] == 3  # 1 + 1 + 1 damage, 1 soaked, 1 less
    assert fight.event("dominance").data["gains"] == [0, 2]


def test_l09_rolls_two_failed_dice_of_an_attack_again() -> None:
    fight = fighting("l09")
    fight.dice(2, 1, 8, 9, 10)
    fight.clash("attack", "prepare")
    fight.play(KNIGHT, "l09")
    again = fight.event("rolls-again").data
    assert (again["dice"], again["number"]) == ([10, 9, 8], 2)
    assert fight.event("hit").data["bulls"] == 1


def test_l11_quick_hands_re_equips_before_the_cards() -> None:
    fight = Fight()
    fight.pack(KNIGHT, "y10")
    fight.hold(KNIGHT, "l11")
    fight.face("w19")
    fight.play(KNIGHT, "l11")
    fight.answer(KNIGHT, "y10>body", "ready")
    fight.dice(10, 1, 1, 1)
    fight.clash("prepare", "attack")
    assert fight.state.health[KNIGHT] == 3  # 3 damage, armor 2


@pytest.mark.rule("wk1.luck.08", "wk1.duel.09")
def test_l12_nope_cancels_the_card_it_answers() -> None:
    fight = duelling("l02", rivals=("l12",))
    fight.answer(KNIGHT, "l02")
    assert fight.asked() == {RIVAL: "response"}
    fight.answer(RIVAL, "l12")
    assert "start-range" not in fight.kinds()
    assert fight.event("cancelled").data == {"card": BY_ID["l02"]}
    assert sorted(fight.state.luck_discard) == sorted(cards("l02", "l12"))
    assert not fight.state.luck[RIVAL]


@pytest.mark.rule("wk1.luck.08")
def test_an_answer_can_be_answered_and_the_last_one_counts_first() -> None:
    fight = Fight(players=4, knights=("k01", "k04", "k10", "k12"))
    fight.hold(KNIGHT, "l02", "l12")
    fight.hold(RIVAL, "l05")
    fight.duel()
    fight.answer(KNIGHT, "l02")
    assert fight.options(RIVAL) == ["pass"]  # asked, for nobody knows what he holds
    fight.answer(RIVAL, "pass")
    fight.answer(KNIGHT, "long")
    assert fight.state.start_changes[0] == LONG


@pytest.mark.rule("wk1.attack.22", "wk1.ko.05")
def test_l14_second_wind_helps_against_losses_but_not_against_one_deadly_attack() -> None:
    fight = fighting("l14", foe="w33")
    fight.state.health[KNIGHT] = 1
    fight.clash("change_range", "prepare")
    fight.answer(KNIGHT, "retreat")  # the croc bites
    fight.answer(KNIGHT, "l14")
    assert fight.state.health[KNIGHT] == 1
    assert not fight.state.down[KNIGHT]
    deadly = fighting("l14")
    deadly.dice(10, 10, 10, 10)
    deadly.clash("prepare", "attack")
    while KNIGHT in deadly.asked():
        assert deadly.options(KNIGHT) == ["pass"]
        deadly.answer(KNIGHT, "pass")
    assert deadly.state.down[KNIGHT] == 1
    assert deadly.state.luck[KNIGHT] == cards("l14")


def test_l16_jam_costs_an_enemy_two_dice_and_only_against_ranged_attacks() -> None:
    fight = fighting("l16")
    fight.clash("prepare", "attack")
    fight.answer(KNIGHT, "l16")
    assert len(fight.rolls()[0]) == 2
    close = fighting("l16", foe="w37")
    close.calm()
    close.set_range("short")
    close.clash("prepare", "attack", other="panel:melee")
    assert fight.state.luck[KNIGHT] == ()
    close.calm()
    assert close.state.luck[KNIGHT] == cards("l16")
    assert len(close.rolls()[0]) == 4


def test_l16_jam_costs_a_knight_ammo_or_his_attack() -> None:
    fight = duelling(rivals=("l16",))
    fight.clash("attack", "prepare")
    fight.answer(RIVAL, "l16")
    assert fight.options(KNIGHT) == ["hold", "spend"]
    fight.answer(KNIGHT, "spend")
    assert fight.state.ammo[KNIGHT] == 2
    assert len(fight.rolls()) == 1
    holding = duelling(rivals=("l16",))
    holding.clash("attack", "prepare")
    holding.answer(RIVAL, "l16")
    holding.answer(KNIGHT, "hold")
    assert (holding.state.ammo[KNIGHT], holding.rolls()) == (3, [])
    assert holding.event("jammed").data == {"side": 0}
    dry = duelling(rivals=("l16",))
    dry.calm()
    dry.state.ammo[KNIGHT] = 1
    dry.clash("attack", "prepare")
    dry.answer(RIVAL, "l16")
    assert dry.event("jammed").data == {"side": 0}
    assert dry.rolls() == []
    assert dry.event("dominance").data["gains"] == [1, 0]  # the arrowhead counts


def test_l17_bars_multi_attack_and_prepare_from_the_first_clash() -> None:
    fight = fighting("l17", foe="w24")
    fight.answer(KNIGHT, "l17")
    assert fight.options(WASTER) == ["attack", "defend", "change_range"]
    assert {"multi_attack", "prepare"} - set(fight.options(KNIGHT)) == {"multi_attack"}
    assert fight.refuses(WASTER, "prepare") == "wk1.luck.05"
    assert fight.refuses(WASTER, "multi_attack") == "wk1.luck.05"
    fight.clash("prepare", "defend")
    assert {"multi_attack", "prepare"} <= set(fight.options(WASTER))


@pytest.mark.rule("wk1.dominance.03")
def test_l25_brass_nerve_brings_two_dominance() -> None:
    fight = fighting("l25")
    fight.clash("prepare", "prepare")
    fight.answer(KNIGHT, "l25")
    assert fight.event("dominance").data.items() >= {"gains": [2, 0], "now": 2}.items()


@pytest.mark.rule("wk1.combat.21", "wk1.combat.19")
def test_l26_not_today_is_offered_after_a_lost_combat_only() -> None:
    fight = fighting("l26", foe="w35")
    fight.calm()
    fight.answer(KNIGHT, "decline")
    fight.lose_by_dominance()
    fight.play(KNIGHT, "l26")
    assert fight.event("combat-ends").data["side"] == 1
    assert fight.state.fuel[KNIGHT] == 4  # the tollmen take nothing
    won = fighting("l26", foe="w36")
    won.state.foe_loss = 1
    won.dice(9)
    won.clash("attack", "prepare")
    won.calm()
    assert won.over()
    assert won.state.luck[KNIGHT] == cards("l26")


@pytest.mark.rule("wk1.ko.05", "wk1.combat.13")
def test_l26_is_of_no_use_to_the_unconscious() -> None:
    fight = fighting("l26")
    fight.state.health[KNIGHT] = 1
    fight.dice(9, 9, 9, 9, 9, 9)
    fight.clash("prepare", "attack")
    fight.calm()
    assert fight.state.down[KNIGHT] == 1
    assert fight.asked() == {}
    assert fight.state.luck[KNIGHT] == cards("l26")


@pytest.mark.rule("wk1.luck.09", "wk1.duel.09", "wk1.gold.10")
def test_attacker_and_defender_alternate_before_the_dice() -> None:
    fight = duelling("l03", "l04", rivals=("l05", "l16"))
    fight.calm()
    fight.clash("attack", "prepare")
    assert list(fight.asked()) == [KNIGHT]
    fight.answer(KNIGHT, "l03")
    fight.answer(RIVAL, "pass")  # an answer to the luck card
    assert list(fight.asked()) == [RIVAL]
    fight.answer(RIVAL, "l05")
    fight.answer(KNIGHT, "pass")  # an answer again
    fight.answer(KNIGHT, "pass")
    assert list(fight.asked()) == [RIVAL]
    assert fight.rolls() == []
    fight.answer(RIVAL, "pass")
    assert len(fight.rolls()[0]) == 3 - 2
    again = duelling("l03", "l04", rivals=("l05", "l16"))
    again.calm()
    again.clash("attack", "prepare")
    again.answer(KNIGHT, "pass")
    again.answer(RIVAL, "l05")
    again.answer(KNIGHT, "pass")  # an answer to the luck card
    assert again.options(KNIGHT) == ["pass", "l03", "l04"]
    again.answer(KNIGHT, "pass")
    assert list(again.asked()) == [RIVAL]  # both have to pass one after the other
    assert again.rolls() == []


@pytest.mark.rule("wk1.luck.09", "wk1.duel.09")
def test_attacker_and_defender_alternate_after_the_dice_until_both_pass() -> None:
    fight = duelling("l09", "l15", rivals=("l07", "l12"))
    fight.wear(RIVAL, "g09", "body")
    fight.fit(RIVAL, "g15", "g09")
    fight.dice(7, 1, 1)
    fight.clash("attack", "prepare")
    fight.before_dice()
    assert fight.options(KNIGHT) == ["pass", "l09", "l15"]
    fight.answer(KNIGHT, "pass")
    assert fight.options(RIVAL) == ["pass", "l07", "g15"]
    fight.answer(RIVAL, "l07")
    fight.answer(KNIGHT, "pass")  # an answer to the luck card
    assert fight.options(KNIGHT) == ["pass", "l09", "l15"]  # he passed, but is asked again
    fight.answer(KNIGHT, "l15")
    fight.answer(RIVAL, "pass")  # an answer again
    assert fight.options(RIVAL) == ["pass", "g15"]
    fight.answer(RIVAL, "g15")
    fight.answer(KNIGHT, "pass")
    assert fight.state.health[RIVAL] == 4
    assert fight.asked() == {RIVAL: "react_my_combat"}  # both pass one after the other
    fight.answer(RIVAL, "pass")
    assert fight.event("hit").data == {"side": 0, "damage": 3, "bulls": 1}
    assert fight.state.health[RIVAL] == 4  # 3 damage, armor 1 and 1 more, 1 less


@pytest.mark.rule("wk1.luck.09", "wk1.attack.13")
def test_a_defender_answers_a_hit_as_the_dice_lie_then() -> None:
    fight = duelling("l09", rivals=("l07",))
    fight.dice(1, 1, 1, 10, 1)
    fight.clash("attack", "prepare")
    fight.before_dice()
    fight.answer(KNIGHT, "l09")  # it had missed
    fight.answer(RIVAL, "pass")
    assert fight.options(RIVAL) == ["pass", "l07"]
    assert arena(fight.state)["attack"] == {"side": 0, "damage": 3, "lost": 0}
    fight.answer(RIVAL, "l07")
    assert fight.state.health[RIVAL] == 4 - 1  # 3 damage, armor 1 of the sheet, 1 less
    missed = duelling("l09", rivals=("l07",))
    missed.clash("attack", "prepare")
    missed.before_dice()
    missed.answer(KNIGHT, "pass")
    assert missed.kinds().count("miss") == 1  # nothing to answer


@pytest.mark.rule("wk1.combat.07", "wk1.combat.06")
def test_before_combat_one_effect_at_a_time_until_both_pass() -> None:
    fight = duelling("l02", rivals=("l17",))
    fight.wear(KNIGHT, "y16", "pocket:1")
    fight.answer(KNIGHT, "l02")
    fight.answer(RIVAL, "pass")
    fight.answer(KNIGHT, "long")
    assert list(fight.asked()) == [RIVAL]
    fight.answer(RIVAL, "pass")
    fight.answer(KNIGHT, "y16")
    assert fight.state.health[RIVAL] == 2
    fight.answer(RIVAL, "l17")
    assert fight.state.clash == 1
    assert uses(fight)[-1] == f"{RIVAL}:{BY_ID['l17']}"


@pytest.mark.rule("wk1.combat.05", "wk1.combat.06", "wk1.check.10")
def test_nobody_else_interferes_and_the_waster_has_no_luck() -> None:
    fight = Fight(players=4)
    fight.arm(KNIGHT, "y04")
    for seat in range(4):
        fight.hold(seat, *(("l02", "l05"), ("l12", "l04"), ("l03", "l17"), ("l16", "l25"))[seat])
    fight.together()
    fight.face("w19")
    fight.answer(KNIGHT, "l02", "medium")
    asked: set[int] = set()
    while not fight.over():
        reacting = {seat for seat, name in fight.asked().items() if name.startswith("react")}
        asked |= reacting
        for seat, name in list(fight.asked().items()):
            cards = {"combat_card": "attack"}
            key = "pass" if seat in reacting else cards.get(name, fight.options(seat)[0])
            fight.answer(seat, key)
    assert len(fight.rolls()) == 6
    assert asked == {KNIGHT}
    assert {row.seat for row in fight.events("uses")} == {KNIGHT}
