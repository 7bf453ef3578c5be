"""The attack sequence: icons, initiative, dice, damage, armor, defeat."""

import pytest

from dustboard.games.wk1.content.constants import BLADES, GUNS, MEDIUM
from games.wk1.fight_scene import HERE, KNIGHT, RIVAL, WASTER, Fight, against


@pytest.mark.rule("wk1.attack.01", "wk1.resource.10", "wk1.escape.08")
def test_direct_losses_ignore_armor() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "y10", "body")
    fight.escape("w19")
    assert fight.state.health[KNIGHT] == 3


@pytest.mark.rule("wk1.attack.02", "wk1.range.07", "wk1.attack.07")
def test_one_weapon_and_one_icon_that_the_range_card_shows() -> None:
    fight = against("w37", "y04", "g06", at="short")
    fight.answer(KNIGHT, "attack")
    fight.answer(WASTER, "attack")
    assert fight.asked() == {KNIGHT: "weapon"}  # the Active Knight chooses first
    assert fight.options(KNIGHT) == ["y04:short", "y04:medium", "g06:melee"]
    fight.answer(KNIGHT, "g06:melee")
    assert fight.options(WASTER) == ["panel:melee", "panel:short"]
    fight.answer(WASTER, "panel:short")
    assert len(fight.events("weapon")) == 2
    assert len(fight.rolls()) == 2


@pytest.mark.rule("wk1.attack.03")
@pytest.mark.parametrize(("icon", "dice"), [("short", 2), ("medium", 3)])
def test_attack_icons_count_with_every_range_icon(icon: str, dice: int) -> None:
    fight = against("w19", "y04")
    fight.dice(*[7] * dice)
    fight.clash("attack", "prepare", weapon=f"y04:{icon}")
    assert fight.rolls() == [[7] * dice]  # one die under the short icon at medium range
    assert fight.event("hit").data["damage"] == 2


@pytest.mark.rule("wk1.attack.05", "wk1.attack.17")
def test_piercing_lowers_armor_but_not_below_nothing() -> None:
    fight = against("w38", "r01")  # damage 2, piercing 2, against armor 1 and Health 4
    fight.dice(7)
    fight.clash("attack", "prepare", weapon="r01:medium")
    assert fight.event("foe-loss").data["lost"] == 3
    half = against("w25", "y05", at="short")  # damage 1, piercing 1, against armor 2
    half.dice(10)
    half.clash("attack", "prepare", weapon="y05:melee")
    assert half.event("hit").data["damage"] == 3
    assert half.event("foe-loss").data["lost"] == 2


@pytest.mark.rule("wk1.attack.06", "wk1.attack.15")
def test_damage_of_a_hit_without_a_bulls_eye() -> None:
    fight = against("w19", "y03", at="short")
    fight.dice(9, 9, 9)
    fight.clash("attack", "prepare")
    assert fight.event("hit").data == {"side": 0, "damage": 3, "bulls": 0}


@pytest.mark.rule("wk1.attack.14")
def test_each_bulls_eye_adds_one() -> None:
    fight = against("w26", "y04")
    fight.set_range("medium")
    fight.dice(10, 10, 4)
    fight.clash("attack", "prepare")
    assert fight.event("hit").data == {"side": 0, "damage": 4, "bulls": 2}


@pytest.mark.rule("wk1.attack.16")
def test_some_blades_deal_two_for_a_bulls_eye() -> None:
    fight = against("w26", "r04", at="short")
    fight.dice(10, 1)
    fight.clash("attack", "prepare", weapon="r04:melee")
    assert fight.event("hit").data["damage"] == 1 + 2 + 1


@pytest.mark.rule("wk1.attack.08", "wk1.attack.19", "wk1.combat.03", "wk1.attack.20")
def test_the_icon_farther_left_acts_first_and_the_defeated_do_not_attack() -> None:
    fight = against("w36", "y04")
    fight.state.foe_loss = 1
    fight.dice(9)
    fight.clash("attack", "attack", weapon="y04:medium", other="panel:short")
    assert fight.event("initiative").data == {"order": [0, 1], "together": False}
    assert len(fight.rolls()) == 1
    assert "dominance" not in fight.kinds()
    assert fight.event("combat-ends").data["dominance"] == 0
    assert len(fight.events("clash")) == 1


@pytest.mark.rule("wk1.attack.08", "wk1.attack.13")
def test_the_slower_knight_attacks_after_a_miss() -> None:
    fight = against("w36", "y04")
    fight.dice(1, 1, 1, 9)
    fight.clash("attack", "attack", weapon="y04:short", other="panel:medium")
    assert fight.event("initiative").data == {"order": [1, 0], "together": False}
    assert [row.data["side"] for row in fight.events("miss")] == [1]
    assert fight.event("hit").data["side"] == 0
    assert fight.state.health[KNIGHT] == 4


@pytest.mark.rule("wk1.attack.09", "wk1.attack.19", "wk1.combat.14")
def test_equal_icons_attack_together_even_from_zero_health() -> None:
    fight = against("w36", "y04")
    fight.state.foe_loss = 1
    fight.state.health[KNIGHT] = 1
    fight.dice(9, 9, 9, 9)  # Guns 3 less two for the wounds, then the Jackers
    fight.clash("attack", "attack", weapon="y04:medium", other="panel:medium")
    assert fight.event("initiative").data["together"] is True
    assert len(fight.rolls()) == 2
    assert fight.event("combat-ends").data["side"] == 2
    assert fight.state.down[KNIGHT] == 1
    assert fight.state.fuel[KNIGHT] == 4


@pytest.mark.rule("wk1.attack.10")
def test_ammo_goes_before_the_dice_even_for_a_miss() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")
    fight.state.ammo[KNIGHT] = 1
    fight.face("w19")
    fight.clash("attack", "prepare")
    assert fight.state.ammo[KNIGHT] == 0
    kinds = fight.kinds()
    assert kinds.index("ammo") < kinds.index("dice") < kinds.index("miss")


@pytest.mark.rule("wk1.attack.11", "wk1.range.04")
@pytest.mark.parametrize(
    ("option", "at", "difficulty"), [("5-7-9", "short", 5), ("7-7-7", "short", 7)]
)
def test_both_roll_against_the_number_of_one_range_card(
    option: str, at: str, difficulty: int
) -> None:
    fight = Fight(range_difficulty=option)
    fight.arm(KNIGHT, "y04")
    fight.face("w19")
    fight.set_range(at)
    fight.clash("attack", "attack")
    assert [row.data["difficulty"] for row in fight.events("dice")] == [difficulty] * 2


@pytest.mark.rule("wk1.attack.12")
def test_at_least_one_die_is_rolled() -> None:
    fight = Fight(knights=("k08", "k13", "k10"))  # Guns 1
    fight.arm(KNIGHT, "y04")
    fight.state.weary[KNIGHT] = 2
    fight.face("w20")
    fight.clash("attack", "defend")
    assert len(fight.rolls()[0]) == 1


@pytest.mark.rule("wk1.attack.17", "wk1.dominance.04")
def test_soaked_damage_is_no_loss_and_no_dominance() -> None:
    fight = against("w28", "y04")  # armor 2
    fight.answer(KNIGHT, "decline")
    fight.dice(10, 1, 1)
    fight.clash("attack", "prepare")
    assert fight.event("foe-loss").data["lost"] == 1
    assert fight.event("dominance").data["gains"] == [2, 0]
    fight.dice(9, 1, 1)
    fight.clash("attack", "defend")
    assert fight.event("soaked").data == {"side": 0}
    assert fight.event("dominance").data["gains"] == [1 + 2, 0]


@pytest.mark.rule("wk1.attack.18", "wk1.combat.09")
def test_losses_of_an_enemy_add_up_to_its_health() -> None:
    fight = against("w19", "y04")
    fight.dice(9, 1, 1)
    fight.clash("attack", "prepare")
    assert fight.state.foe_loss == 1
    fight.dice(10)
    fight.clash("attack", "defend")
    assert fight.event("foe-loss").data.items() >= {"lost": 2, "now": 3}.items()
    assert fight.event("combat-ends").data["side"] == 0


@pytest.mark.rule("wk1.dominance.04")
def test_no_more_than_the_health_that_is_left_is_lost() -> None:
    fight = against("w34", "r01")  # Health 1
    fight.dice(10, 10, 10)
    fight.clash("attack", "prepare", weapon="r01:medium")
    assert fight.event("foe-loss").data.items() >= {"lost": 1, "now": 1}.items()


@pytest.mark.rule("wk1.armor.01", "wk1.attack.21")
def test_armor_soaks_each_attack_and_adds_up() -> None:
    fight = against("w19")
    for _ in range(2):
        fight.dice(9, 1, 1, 1)
        fight.clash("prepare" if fight.state.clash == 1 else "change_range", "attack")
        if "direction" in fight.asked().values():
            fight.answer(KNIGHT, "advance")
            fight.answer(WASTER, "panel:medium")
    assert fight.state.health[KNIGHT] == 2  # 2 damage, 1 soaked, twice
    lined = Fight()
    lined.wear(KNIGHT, "g09", "body")
    lined.fit(KNIGHT, "y14", "g09")
    lined.face("w19")
    lined.dice(9, 1, 1, 1)
    lined.clash("prepare", "attack")
    assert lined.state.health[KNIGHT] == 4


@pytest.mark.rule("wk1.attack.22", "wk1.combat.13", "wk1.ko.04")
def test_one_deadly_attack_defeats_at_once() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "g02", "pocket:1")  # a Medi-shot
    fight.state.health[KNIGHT] = 2
    fight.face("w19")
    fight.dice(10, 10, 1, 1)
    fight.clash("prepare", "attack")
    fight.calm()
    assert fight.over()
    assert fight.state.health[KNIGHT] == 0
    assert fight.state.down[KNIGHT] == 1
    assert fight.state.at[KNIGHT] == HERE
    assert "g02" in fight.panels(KNIGHT)


@pytest.mark.rule("wk1.attack.22", "wk1.attack.20", "wk1.ko.05")
def test_who_stands_up_after_a_deadly_attack_has_been_defeated_all_the_same() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "r11", "pocket:1")  # stands up at the moment of the K.O.
    fight.hold(KNIGHT, "l14")
    fight.state.health[KNIGHT] = 1
    fight.state.radiation[KNIGHT] = 3
    fight.face("w43")  # its Bull's Eyes bring Radiation
    fight.set_range("short")
    fight.dice(*[10] * 8)
    fight.clash("prepare", "attack")
    while fight.asked()[KNIGHT] != "react_own_turn":
        fight.answer(KNIGHT, "pass")
    assert fight.options(KNIGHT) == ["pass", "r11"]  # no keeping of Health that an attack took
    fight.answer(KNIGHT, "r11")
    fight.calm()
    assert fight.state.down[KNIGHT] == 0
    assert fight.event("combat-ends").data["side"] == 1
    assert len(fight.events("clash")) == 1


@pytest.mark.rule("wk1.combat.10", "wk1.check.11", "wk1.resource.16")
def test_wounds_of_this_combat_cost_no_dice_in_it() -> None:
    fight = against("w19", "y04")
    fight.dice(10, 10, 1, 1)
    fight.clash("prepare", "attack")
    assert fight.state.health[KNIGHT] == 1
    fight.set_range("long")
    fight.clash("attack", "prepare", weapon="y04:medium")
    assert len(fight.rolls()[-1]) == 3 + 2 - 1  # prepared, one die under the icon
    fight.clash("prepare", "defend")
    fight.settle()
    fight.escape("w21")
    assert len(fight.rolls()[-1]) == 3 - 2  # Survival 3, two wounds' dice


@pytest.mark.rule("wk1.combat.10", "wk1.resource.16")
@pytest.mark.parametrize(("health", "dice"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_wounds_from_before_the_combat_cost_dice(health: int, dice: int) -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")
    fight.state.health[KNIGHT] = health
    fight.face("w19")
    fight.clash("attack", "prepare")
    assert len(fight.rolls()[0]) == dice


@pytest.mark.rule("wk1.combat.11")
def test_enemies_lose_no_dice_for_losses() -> None:
    fight = against("w19")
    fight.state.foe_loss = 2
    fight.clash("prepare", "attack")
    assert len(fight.rolls()[0]) == 4


@pytest.mark.rule("wk1.resource.12")
def test_irradiated_knights_have_nothing_of_bulls_eyes() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")
    fight.state.radiation[KNIGHT] = 2
    fight.face("w19")
    fight.dice(10, 1, 1)
    fight.clash("attack", "prepare")
    assert fight.event("hit").data == {"side": 0, "damage": 2, "bulls": 0}


@pytest.mark.rule("wk1.range.05", "wk1.range.06")
def test_blades_at_short_range_only_guns_for_the_other_icons() -> None:
    far = against("w19", "g06")
    assert far.state.range == MEDIUM
    assert "attack" not in far.options(KNIGHT)
    for weapon, skill, dice in (("g06:melee", BLADES, 4), ("g05:short", GUNS, 2)):
        fight = Fight(knights=("k04", "k13", "k10"))
        fight.arm(KNIGHT, "g05", "g06")
        fight.face("w19")
        fight.set_range("short")
        fight.clash("attack", "prepare", weapon=weapon)
        assert fight.event("dice").data["skill"] == skill
        assert len(fight.rolls()[0]) == dice


@pytest.mark.rule("wk1.range.07", "wk1.range.08")
def test_icons_that_a_range_card_does_not_show_are_no_choice() -> None:
    fight = against("w26", "b05")
    fight.answer(KNIGHT, "attack")
    fight.answer(WASTER, "prepare")
    assert fight.options(KNIGHT) == ["b05:medium", "b05:long"]  # no short one at long range
    fight.answer(KNIGHT, "b05:medium")
    assert len(fight.rolls()[0]) == 3 - 1
    assert RIVAL not in fight.asked()
