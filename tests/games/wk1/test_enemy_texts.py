"""What the words of each enemy do, one test for each card from Hell Raiders to Manifold Zealots."""

import pytest

from dustboard.games.wk1.content.card_table import (
    AGGRESSION,
    ARMOR,
    BY_ID,
    DAMAGE,
    FEROCIOUS,
    HEALTH,
    ICON,
)
from dustboard.games.wk1.content.combat_table import RANGE_ICONS
from dustboard.games.wk1.content.constants import LONG, MEDIUM, SHORT
from dustboard.games.wk1.rules.gear.gear import is_marked
from games.wk1.fight_scene import HERE, KNIGHT, RIVAL, WASTER, Fight, against, cards

pytestmark = pytest.mark.rule("wk1.gold.08")


@pytest.mark.rule("wk1.combat.08")
def test_w19_hell_raiders_are_what_their_panel_says() -> None:
    foe = BY_ID["w19"]
    assert (AGGRESSION[foe], DAMAGE[foe], ARMOR[foe], HEALTH[foe]) == (4, 1, 1, 3)
    assert not FEROCIOUS[foe]
    assert ICON[foe] == (SHORT, MEDIUM)
    fight = against("w19")
    fight.dice(7, 1, 1, 1)
    fight.clash("prepare", "attack")
    assert fight.rolls() == [[7, 1, 1, 1]]
    assert fight.event("hit").data["damage"] == 2


def test_w20_inhr_takes_two_dice_from_attack_checks() -> None:
    fight = against("w20", "y04")
    fight.clash("attack", "prepare")
    assert fight.rolls() == [[1]]  # Guns 3 - 2


def test_w21_furball_starts_at_short_range_and_knows_no_dominance() -> None:
    fight = against("w21")
    assert fight.state.range == SHORT
    fight.clash("change_range", "prepare")
    fight.answer(KNIGHT, "advance")
    assert fight.state.dominance == 0


def test_w22_shelobie_lets_the_waster_mark_before_escape_and_before_combat() -> None:
    fight = Fight(knights=("k02", "k13", "k10"))
    fight.meet("w22")
    fight.answer(KNIGHT, "escape")
    assert fight.asked() == {WASTER: "card"}
    assert "k02" in fight.options(WASTER)
    fight.answer(WASTER, "k02")
    assert fight.state.ability_marked[KNIGHT] == 1
    fight.calm()
    assert fight.state.health[KNIGHT] == 3  # a miss
    fight.face("w22")
    assert "k02" not in fight.options(WASTER)  # marked already
    fight.answer(WASTER, "s02c")
    assert is_marked(fight.state, KNIGHT, BY_ID["s02c"])
    assert "combat_card" in fight.asked().values()


@pytest.mark.rule("wk1.gold.09")
@pytest.mark.parametrize("id", ["w21", "w23"])
def test_beasts_cannot_change_the_range_against_a_bunyip_tooth(id: str) -> None:
    """Neither by what their text does before the combat nor by what it does after a clash."""
    fight = Fight()
    fight.wear(KNIGHT, "b11", "pocket:1")
    fight.face(id)
    assert fight.state.range == MEDIUM
    fight.clash("prepare", "prepare")
    fight.settle()
    assert all(row.data["range"] == MEDIUM for row in fight.events("range"))
    assert fight.events("range-held")


@pytest.mark.rule("wk1.range.09")
def test_w23_silent_howler_sets_the_range_whatever_both_sides_play() -> None:
    fight = against("w23")
    assert fight.state.range == MEDIUM
    fight.clash("change_range", "change_range")
    fight.answer(KNIGHT, "retreat")
    fight.answer(WASTER, "retreat")
    assert fight.state.range == SHORT
    assert fight.event("range").rule == "wk1.range.09"


@pytest.mark.rule("wk1.combat.19", "wk1.blue.01", "wk1.start.01")
def test_w24_losers_give_a_card_of_the_wasters_choice() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "g18", "pocket:1")
    fight.wear(KNIGHT, "g19", "pocket:2")
    fight.wear(KNIGHT, "b07", "pocket:3")
    fight.pack(KNIGHT, "g21")
    fight.face("w24")
    before = [fight.state.health[WASTER], fight.state.ammo[WASTER]]
    fight.lose_by_dominance()
    assert fight.options(WASTER) == ["g18", "g19"]  # neither stored, blue nor starting gear
    fight.answer(WASTER, "g19")
    assert fight.state.green_discard == cards("g19")
    assert fight.over()
    assert [fight.state.health[WASTER], fight.state.ammo[WASTER]] == before
    assert fight.state.luck[WASTER] == ()


@pytest.mark.rule("wk1.combat.20")
def test_w25_digger_damages_the_vehicle_and_stops_whom_it_defeats() -> None:
    fight = Fight()
    fight.drive(KNIGHT, "v01")
    fight.face("w25")
    assert fight.state.damaged[KNIGHT] == 1
    fight.lose_by_dominance()
    assert fight.state.stopped == 1
    other = Fight()
    other.face("w19")
    other.lose_by_dominance()
    assert other.state.stopped == 0


@pytest.mark.rule("wk1.combat.16")
def test_w25_a_knight_defeated_together_with_it_is_stopped_too() -> None:
    fight = against("w25", "b02", at="short")
    fight.arm(KNIGHT, "r04")
    fight.state.health[KNIGHT] = 1
    fight.state.foe_loss = 2
    fight.dice(10, 10, 10, 10, 10)  # Blades 2 - 2, then the Digger
    fight.clash("attack", "attack", weapon="r04:melee", other="panel:melee")
    assert fight.event("combat-ends").data["side"] == 2
    assert fight.state.stopped == 1


def test_w26_peacekeeper_starts_at_long_range() -> None:
    fight = against("w26")
    assert fight.state.range == LONG
    assert fight.event("start-range").data == {"side": 1, "range": LONG}


def test_w27_no_luck_card_answers_the_multi_attack_but_gear_does() -> None:
    fight = Fight()
    fight.hold(KNIGHT, "l05", "l07")
    fight.wear(KNIGHT, "g09", "body")
    fight.fit(KNIGHT, "g15", "g09")
    fight.face("w27")
    fight.calm()
    fight.set_range("short")
    fight.dice(10, 1, 1, 1)
    fight.clash("prepare", "multi_attack")
    assert fight.options(KNIGHT) == ["pass", "g15"]
    fight.answer(KNIGHT, "g15")
    assert fight.state.health[KNIGHT] == 4
    fight.calm()
    fight.answer(KNIGHT, "defend")
    fight.answer(WASTER, "attack")
    fight.answer(KNIGHT, "ready")
    assert "l05" in fight.options(KNIGHT)  # its other attacks can be answered


def test_w28_a_green_card_counts_as_its_defeat() -> None:
    fight = Fight()
    fight.pack(KNIGHT, "g18")
    fight.face("w28")
    fight.answer(KNIGHT, "option:1")
    fight.settle()
    assert "clash" not in fight.kinds()
    assert fight.state.green_discard == cards("g18")
    assert len(fight.state.backpack[KNIGHT]) + sum(c >= 0 for c in fight.state.pockets[KNIGHT]) == 2


def test_w28_who_has_nothing_to_pay_is_not_asked() -> None:
    fight = Fight()
    fight.face("w28")
    assert "alternative" not in fight.asked().values()


def test_w29_crop_duster_harms_the_unarmored_and_leaves_contamination() -> None:
    bare = Fight(knights=("k02", "k13", "k10"))  # Naomi has no armor
    bare.face("w29")
    assert bare.state.health[KNIGHT] == 3
    clad = Fight()
    clad.face("w29")
    assert clad.state.health[KNIGHT] == 4
    clad.lose_by_dominance()
    assert clad.state.contamination_tokens[HERE] == 1
    assert sum(clad.state.contamination_tokens) == 1


def test_w30_bog_walkers_mark_a_card_with_each_hit_that_hurts() -> None:
    fight = against("w30", at="short")
    fight.dice(5, 1, 1, 1)
    fight.clash("prepare", "attack")
    assert fight.state.health[KNIGHT] == 3  # armor 1 against piercing 1
    fight.answer(WASTER, "s01a")
    assert is_marked(fight.state, KNIGHT, BY_ID["s01a"])
    soaked = Fight()
    soaked.wear(KNIGHT, "y10", "body")
    soaked.face("w30")
    soaked.set_range("short")
    soaked.dice(5, 1, 1, 1)
    soaked.clash("prepare", "attack")
    assert soaked.state.health[KNIGHT] == 4
    assert soaked.state.open_marks[KNIGHT] == ()


def test_w31_drop_bear_sees_the_first_card() -> None:
    fight = against("w31")
    assert fight.asked() == {KNIGHT: "combat_card"}
    fight.answer(KNIGHT, "prepare")
    assert fight.event("card-shown").data == {"first": 3}
    assert fight.asked() == {WASTER: "combat_card"}
    fight.answer(WASTER, "defend")
    assert set(fight.asked()) == {KNIGHT, WASTER}  # sealed from now on


def test_w32_roos_forbid_change_range_and_push_the_loser() -> None:
    fight = against("w32", at="short")
    assert fight.refuses(KNIGHT, "change_range") == "wk1.gold.09"
    assert "change_range" in fight.options(WASTER)
    fight.state.health[KNIGHT] = 1
    fight.dice(10, 10, 10, 10)
    fight.clash("prepare", "attack")
    assert fight.state.down[KNIGHT] == 1
    there = fight.options(WASTER)[0]
    fight.answer(WASTER, there)
    assert fight.state.at[KNIGHT] == int(there[1:]) != HERE
    assert fight.state.stopped == 1


def test_w33_salt_croc_bites_who_retreats() -> None:
    fight = against("w33")
    fight.clash("change_range", "prepare")
    fight.answer(KNIGHT, "retreat")
    assert fight.state.health[KNIGHT] == 3
    fight.clash("change_range", "defend")
    fight.answer(KNIGHT, "advance")
    assert fight.state.health[KNIGHT] == 3


def test_w34_armor_is_nothing_among_razor_galahs() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "y10", "body")
    fight.fit(KNIGHT, "g15", "y10")
    fight.face("w34")
    fight.dice(7, 1, 1, 1)
    fight.clash("prepare", "attack")
    fight.answer(KNIGHT, "g15")
    assert fight.state.health[KNIGHT] == 3


def test_w35_toll_kings_let_go_for_a_price() -> None:
    fight = Fight()
    fight.state.ammo[KNIGHT] = 2  # just enough
    fight.face("w35")
    assert fight.options(KNIGHT) == ["option:1", "decline"]  # no yellow card
    fight.answer(KNIGHT, "option:1")
    assert fight.over()
    assert fight.state.ammo[KNIGHT] == 0
    assert "clash" not in fight.kinds()
    assert fight.state.wasteland_discard == cards("w35")
    paying = Fight()
    paying.state.ammo[KNIGHT] = 1
    paying.pack(KNIGHT, "y17")
    paying.face("w35")
    paying.answer(KNIGHT, "option:2")
    paying.settle()
    assert paying.state.yellow_discard == cards("y17")
    assert len(paying.state.backpack[KNIGHT]) == 0


def test_w36_pump_jackers_drain_who_does_not_attack() -> None:
    fight = against("w36", "y04")
    fight.defend()
    assert fight.state.fuel[KNIGHT] == 3
    fight.clash("attack", "prepare")
    assert fight.state.fuel[KNIGHT] == 3
    fight.clash("prepare", "defend")
    assert [row.data["change"] for row in fight.events("fuel")[:2]] == [-1, -1]


def test_w36_pump_jackers_drain_the_defeated_too() -> None:
    fight = against("w36", "y04")
    fight.state.health[KNIGHT] = 1
    fight.dice(9, 9, 9, 9, 9, 9)
    fight.clash("prepare", "attack")
    fight.settle()
    assert fight.state.down[KNIGHT] == 1
    assert fight.events("fuel")[0].data.items() >= {"change": -1, "now": 3}.items()


def test_w37_bone_surfers_only_advance_and_gain_more_by_it() -> None:
    fight = against("w37")
    fight.clash("prepare", "change_range")
    assert fight.event("direction").data["direction"] == -1
    assert fight.event("dominance").data.items() >= {"gains": [0, 2], "now": -2}.items()


def test_w38_deputies_know_the_famous_and_let_the_nameless_go() -> None:
    fight = Fight()
    fight.state.reputation[KNIGHT] = 3
    fight.face("w38")
    fight.clash("prepare", "attack")
    assert len(fight.rolls()[0]) == 5
    unknown = Fight()
    unknown.state.reputation[KNIGHT] = 2
    unknown.face("w38")
    unknown.clash("prepare", "attack")
    assert len(unknown.rolls()[0]) == 4
    for reputation, dice in ((0, 4), (1, 2)):  # Talk 2
        running = Fight()
        running.state.reputation[KNIGHT] = reputation
        running.escape("w38")
        assert len(running.rolls()[0]) == dice


def test_w39_zealots_irradiate_everybody_standing_there() -> None:
    fight = Fight(players=4)
    fight.arm(KNIGHT, "y04")
    fight.together()
    fight.state.down[RIVAL] = 1
    fight.face("w39")
    fight.state.foe_loss = 2
    fight.dice(9)
    fight.clash("attack", "prepare")
    fight.settle()
    assert fight.state.radiation == [1, 0, 1, 1]


def test_w40_glow_choir_irradiates_from_the_second_clash_on() -> None:
    fight = against("w40")
    assert fight.state.radiation[KNIGHT] == 0
    fight.clash("prepare", "prepare")
    assert fight.state.radiation[KNIGHT] == 1
    fight.defend()
    assert fight.state.radiation[KNIGHT] == 2


def test_w41_brethren_take_fuel_or_gain_two_dice() -> None:
    fight = against("w41", at="short")
    assert fight.state.fuel[KNIGHT] == 3
    fight.clash("prepare", "attack")
    assert len(fight.rolls()[0]) == 3
    dry = Fight()
    dry.state.fuel[KNIGHT] = 0
    dry.face("w41")
    dry.set_range("short")
    dry.clash("prepare", "attack")
    assert len(dry.rolls()[0]) == 5


def test_w42_ash_pilgrims_bless_with_radiation_and_luck() -> None:
    fight = Fight()
    fight.face("w42")
    fight.answer(KNIGHT, "option:1")
    assert fight.state.radiation[KNIGHT] == 2
    assert len(fight.state.luck[KNIGHT]) == 2
    assert "clash" not in fight.kinds()
    assert fight.state.wasteland_discard == cards("w42")


def test_w43_bulls_eyes_of_the_night_shift_irradiate() -> None:
    fight = against("w43", at="short")
    fight.dice(10, 10, 5, 1)
    fight.clash("prepare", "attack")
    assert fight.state.radiation[KNIGHT] == 2
    assert fight.state.health[KNIGHT] == 1  # 1 + 2 + 1 damage, 1 soaked


def test_w44_the_twins_get_up_once_with_two_dice_less() -> None:
    fight = against("w44", "b05", at="short")
    fight.state.foe_loss = 2
    fight.dice(10, 10, 10, 1, 1, 1)
    fight.clash("attack", "attack", weapon="b05:short", other="panel:short")
    assert fight.event("second-life").data == {"foe": BY_ID["w44"]}
    assert fight.state.foe_loss == 0
    assert len(fight.rolls()[1]) == 3  # both attack together, the twin alone already
    fight.dice(10, 10, 10)
    fight.clash("attack", "prepare", weapon="b05:short")
    assert fight.event("combat-ends").data["side"] == 0


def test_every_icon_of_every_enemy_is_on_some_range_card() -> None:
    shown = {icon for icons in RANGE_ICONS for icon in icons}
    for number in range(19, 45):
        assert set(ICON[BY_ID[f"w{number}"]]) <= shown
