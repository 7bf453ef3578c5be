"""The five combat cards: who may play them, and what they do."""

import pytest

from dustboard.games.wk1.content.combat_table import COMBAT_DESIGN
from dustboard.games.wk1.content.constants import COMBAT_CARDS, LONG, MEDIUM, NONE, SHORT
from dustboard.kernel.knowledge.masks import mask
from games.wk1.fight_scene import KNIGHT, WASTER, Fight, against
from games.wk1.gear_scene import TITLE

FIVE = ["attack", "multi_attack", "defend", "prepare", "change_range"]


@pytest.mark.rule("wk1.card.01", "wk1.combat.04")
def test_both_sides_have_the_same_five_cards() -> None:
    fight = against("w24", "r02")
    assert fight.options(KNIGHT) == fight.options(WASTER) == FIVE == list(COMBAT_CARDS)
    assert len(set(COMBAT_DESIGN)) == 5


@pytest.mark.rule("wk1.card.02", "wk1.card.03")
def test_exactly_one_card_in_each_clash_and_it_returns_to_the_hand() -> None:
    fight = against("w19", "y04")
    for clash in range(1, 4):
        assert fight.asked() == {KNIGHT: "combat_card", WASTER: "combat_card"}
        fight.answer(KNIGHT, "attack")
        assert KNIGHT not in fight.asked()  # no second card
        fight.answer(WASTER, "attack")
        fight.answer(KNIGHT, "y04:medium")
        fight.answer(WASTER, "panel:medium")
        assert len(fight.events("cards")) == clash
    assert fight.over()


@pytest.mark.rule("wk1.card.04")
def test_cards_are_sealed_until_both_are_chosen() -> None:
    fight = against("w19", "y04")
    fight.answer(KNIGHT, "defend")
    assert mask(TITLE, fight.state, WASTER).sealed[KNIGHT] == NONE
    assert mask(TITLE, fight.state, KNIGHT).sealed[KNIGHT] == 2
    assert "cards" not in fight.kinds()
    fight.answer(WASTER, "prepare")
    assert fight.event("cards").data == {"first": 2, "second": 3}


@pytest.mark.rule("wk1.card.05", "wk1.card.07", "wk1.dominance.03")
def test_defend_costs_two_dice_and_two_dominance() -> None:
    fight = against("w19")
    fight.defend("attack")
    assert len(fight.rolls()[0]) == 2
    assert fight.event("dominance").data.items() >= {"gains": [0, 3], "now": -3}.items()


@pytest.mark.rule("wk1.card.07", "wk1.card.05")
def test_the_enemys_defend_costs_the_knight_two_dice_though_he_has_the_best_icon() -> None:
    fight = against("w19", "y04")
    fight.clash("attack", "defend")
    assert len(fight.rolls()[0]) == 1
    assert fight.event("dominance").data["gains"] == [1 + 2, 0]


@pytest.mark.rule("wk1.card.08")
def test_a_defending_knight_re_equips_before_the_attack() -> None:
    fight = Fight()
    fight.pack(KNIGHT, "y10")
    fight.face("w19")
    fight.answer(KNIGHT, "defend")
    fight.answer(WASTER, "attack")
    assert fight.asked() == {KNIGHT: "equip"}
    fight.answer(KNIGHT, "y10>body", "ready")
    fight.dice(10, 1)
    fight.answer(WASTER, "panel:medium")
    assert fight.state.health[KNIGHT] == 3  # damage 3, armor 2


@pytest.mark.rule("wk1.card.09", "wk1.card.07")
def test_the_waster_who_defends_has_dominance_and_dice_and_re_equips_nobody() -> None:
    fight = Fight()
    fight.pack(WASTER, "y10")  # his own knight's, who takes no part
    fight.pack(KNIGHT, "g09")
    fight.arm(KNIGHT, "y04")
    fight.face("w19")
    fight.answer(KNIGHT, "attack")
    fight.answer(WASTER, "defend")
    assert fight.asked() == {KNIGHT: "weapon"}
    fight.answer(KNIGHT, "y04:medium")
    assert len(fight.rolls()[0]) == 3 - 2
    assert fight.event("dominance").data["gains"] == [1 + 2, 0]
    assert set(fight.asked().values()) == {"combat_card"}


@pytest.mark.rule("wk1.card.10", "wk1.card.11")
def test_prepare_waits_and_then_gives_two_dice_and_bulls_eyes_on_nine() -> None:
    fight = against("w19")
    fight.clash("prepare", "prepare")
    assert fight.event("dominance").data.items() >= {"gains": [0, 0], "now": 0}.items()
    assert fight.refuses(WASTER, "prepare") == "wk1.card.10"
    fight.set_range("long")
    fight.dice(9, 1, 1, 1, 1)
    fight.clash("change_range", "attack")
    fight.answer(KNIGHT, "advance")
    assert len(fight.rolls()[0]) == 4 + 2 - 1 - 1
    assert fight.event("hit").data["bulls"] == 1
    fight.set_range("long")
    fight.dice(9, 1, 1)
    fight.clash("prepare", "attack")
    assert fight.event("hit").data["bulls"] == 0  # it helps once


@pytest.mark.rule("wk1.card.12", "wk1.card.13")
def test_any_other_card_takes_prepare_back_without_effect() -> None:
    fight = against("w24", "r02")
    fight.clash("prepare", "prepare")
    fight.dice(9, 1, 1)
    fight.clash("multi_attack", "defend")
    assert len(fight.rolls()[0]) == 3 + 2 - 2
    assert fight.event("hit").data["bulls"] == 0
    assert "prepare" in fight.options(KNIGHT)
    assert fight.state.prepared == [0, 0]


@pytest.mark.rule("wk1.card.14", "wk1.card.18", "wk1.dominance.03")
def test_an_advance_costs_a_die_now_and_moves_at_the_end() -> None:
    fight = against("w26")  # long, ferocious: see the other test for dominance
    assert fight.state.range == LONG
    fight.clash("change_range", "attack")
    fight.answer(KNIGHT, "advance")
    fight.answer(WASTER, "panel:long")
    assert fight.event("dice").data["difficulty"] == 9  # still at long range
    assert len(fight.rolls()[0]) == 5 - 1
    assert fight.state.range == MEDIUM
    other = against("w19")
    other.clash("change_range", "prepare")
    other.answer(KNIGHT, "advance")
    assert other.event("dominance").data.items() >= {"gains": [1, 0], "now": 1}.items()
    assert other.state.range == SHORT


@pytest.mark.rule("wk1.card.15", "wk1.dominance.03")
def test_a_retreat_gives_the_opponent_dominance() -> None:
    fight = against("w19", at="short")
    fight.clash("change_range", "attack", other="panel:short")
    fight.answer(KNIGHT, "retreat")
    fight.answer(WASTER, "panel:short")
    assert len(fight.rolls()[0]) == 3
    assert fight.event("dominance").data.items() >= {"gains": [0, 1 + 1], "now": -2}.items()
    assert fight.state.range == MEDIUM


@pytest.mark.rule("wk1.card.06", "wk1.card.16", "wk1.card.17", "wk1.gold.10")
def test_the_active_knight_declares_first() -> None:
    fight = against("w19")
    fight.clash("change_range", "change_range")
    assert fight.asked() == {KNIGHT: "direction"}
    fight.answer(KNIGHT, "advance")
    assert fight.asked() == {WASTER: "direction"}
    assert mask(TITLE, fight.state, WASTER).direction[0] == -1  # he knows it
    fight.answer(WASTER, "retreat")
    assert fight.state.range == MEDIUM
    assert fight.event("dominance").data["gains"] == [2, 0]


@pytest.mark.rule("wk1.card.18")
@pytest.mark.parametrize(("option", "range"), [("add", SHORT), ("one_step", MEDIUM)])
def test_two_advances_add_up_or_count_once(option: str, range: int) -> None:
    fight = Fight(joint_range_change=option)
    fight.face("w26")
    fight.clash("change_range", "change_range")
    fight.answer(KNIGHT, "advance")
    fight.answer(WASTER, "advance")
    assert fight.state.range == range


@pytest.mark.rule("wk1.card.19")
def test_the_range_stays_on_the_card_but_the_rest_counts() -> None:
    fight = against("w38", at="long")
    fight.clash("change_range", "attack")
    fight.answer(KNIGHT, "retreat")
    fight.answer(WASTER, "panel:long")
    assert fight.state.range == LONG
    assert len(fight.rolls()[0]) == 3
    assert fight.event("dominance").data["gains"] == [0, 2]
    near = against("w19", at="short")
    near.clash("change_range", "prepare")
    near.answer(KNIGHT, "advance")
    assert near.state.range == SHORT


@pytest.mark.rule("wk1.card.20")
def test_no_weapon_no_attack() -> None:
    fight = Fight(knights=("k01", "k13", "k10"))
    fight.wear(KNIGHT, "g18", "pocket:1")
    fight.state.hands[KNIGHT] = tuple(fight.state.pockets[KNIGHT][:1] * 2)  # nothing usable
    fight.face("w19")
    assert fight.refuses(KNIGHT, "attack") == "wk1.card.20"
    assert fight.refuses(KNIGHT, "multi_attack") == "wk1.card.20"


@pytest.mark.rule("wk1.card.21", "wk1.resource.06", "wk1.resource.08")
def test_no_ammo_no_shot_but_a_blade_needs_none() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "g05")
    fight.state.ammo[KNIGHT] = 0
    fight.face("w19")
    assert fight.refuses(KNIGHT, "attack") == "wk1.card.21"
    knife = Fight()
    knife.arm(KNIGHT, "g05", "g06")
    knife.state.ammo[KNIGHT] = 0
    knife.face("w19")
    knife.set_range("short")
    knife.answer(KNIGHT, "attack")
    knife.answer(WASTER, "prepare")  # the blade is the only way
    assert knife.state.ammo[KNIGHT] == 0
    assert len(knife.rolls()[0]) == 2  # Blades


@pytest.mark.rule("wk1.card.22", "wk1.attack.10")
def test_an_attack_spends_ammo_and_brings_dominance() -> None:
    fight = against("w19", "y04")
    fight.dice(10, 1, 1)
    fight.clash("attack", "prepare")
    assert fight.state.ammo[KNIGHT] == 3
    assert fight.event("foe-loss").data["lost"] == 2
    assert fight.event("dominance").data["gains"] == [1 + 2, 0]


@pytest.mark.rule("wk1.card.23")
def test_multi_attack_needs_an_icon() -> None:
    fight = against("w19", "y04")
    assert fight.refuses(KNIGHT, "multi_attack") == "wk1.card.23"


@pytest.mark.rule("wk1.card.24", "wk1.attack.04")
def test_a_multi_attack_spends_two_ammo_for_its_dice() -> None:
    fight = against("w19", "r02")
    fight.dice(10, 1, 1, 1, 1)
    fight.clash("multi_attack", "prepare")
    assert fight.rolls() == [[10, 1, 1, 1, 1]]  # Guns 3, two icons
    assert fight.state.ammo[KNIGHT] == 2
    assert fight.event("dominance").data["gains"] == [2 + 2, 0]
    fight.clash("attack", "defend")
    assert len(fight.rolls()[1]) == 3 - 2  # icons count with Multi-attack only


@pytest.mark.rule("wk1.card.24")
def test_a_melee_multi_attack_spends_nothing() -> None:
    fight = against("w19", "g06", at="short")
    fight.clash("multi_attack", "prepare")
    assert fight.state.ammo[KNIGHT] == 4
    assert len(fight.rolls()[0]) == 2 + 1  # Blades
    polish = Fight(edition="pl")
    polish.arm(KNIGHT, "g06")
    polish.face("w19")
    polish.set_range("short")
    polish.clash("multi_attack", "prepare")
    assert len(polish.rolls()[0]) == 3 + 1  # always Guns there
    polish.clash("attack", "defend")
    assert len(polish.rolls()[1]) == max(1, 2 - 2)


@pytest.mark.rule("wk1.card.25", "wk1.check.10")
def test_the_waster_attacks_with_aggression_and_no_ammo() -> None:
    fight = against("w19")
    before = fight.state.ammo[WASTER]
    assert fight.refuses(WASTER, "multi_attack") == "wk1.card.25"
    for _ in range(3):
        fight.clash("prepare" if not fight.state.prepared[0] else "defend", "attack")
    assert fight.state.ammo[WASTER] == before
    assert all(row.data["skill"] == NONE for row in fight.events("dice"))
    icons = against("w37", at="short")
    icons.clash("prepare", "multi_attack", other="panel:melee")
    assert len(icons.rolls()[0]) == 5


@pytest.mark.rule("wk1.card.21")
def test_an_attack_that_became_impossible_is_lost_but_its_arrowhead_counts() -> None:
    fight = against("w19", "y04")
    fight.answer(KNIGHT, "attack")
    fight.state.ammo[KNIGHT] = 0  # something took it meanwhile
    fight.answer(WASTER, "prepare")
    assert fight.event("attack-lost").data == {"side": 0}
    assert fight.event("dominance").data["gains"] == [1, 0]
