"""Gear in fights: every weapon, armor, enhancement and other card with something to do there."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.constants import BY_VEHICLE, ON_FOOT, SHORT
from dustboard.games.wk1.rules.gear.gear import is_marked
from games.wk1.fight_scene import KNIGHT, WASTER, Fight, cards

pytestmark = pytest.mark.rule("wk1.gold.08")


def armed(*weapons: str, foe: str = "w26", at: str = "", fits: str = "", pocket: str = "") -> Fight:
    """A combat with these weapons, one enhancement on the first of them, one card in a pocket."""
    fight = Fight()
    fight.arm(KNIGHT, *weapons)
    if fits:
        fight.fit(KNIGHT, fits, weapons[0])
    if pocket:
        fight.wear(KNIGHT, pocket, "pocket:1")
    fight.face(foe)
    fight.calm()
    fight.set_range(at or "medium")
    return fight


def clad(*ids: str, foe: str = "w19") -> Fight:
    """A combat in this armor, with what is fitted to it."""
    fight = Fight()
    fight.wear(KNIGHT, ids[0], "body")
    for id in ids[1:]:
        fight.fit(KNIGHT, id, ids[0])
    fight.face(foe)
    return fight


# what each weapon does: range, icon, dice of Guns 3 or Blades 2, Ammo spent, damage of a hit
WEAPONS = [
    ("g04", "medium", "medium", 3, 0, 1),
    ("g05", "short", "short", 3, 1, 1),
    ("g06", "short", "melee", 2, 0, 1),
    ("g07", "long", "long", 3, 1, 1),
    ("g08", "short", "melee", 2, 0, 2),
    ("y01", "short", "melee", 2, 0, 3),
    ("y02", "long", "long", 3, 1, 1),
    ("y03", "short", "short", 3, 1, 3),
    ("y04", "medium", "medium", 3, 1, 2),
    ("y05", "short", "melee", 2, 0, 2),
    ("y06", "medium", "medium", 3, 0, 2),
    ("y07", "short", "short", 3, 0, 3),
    ("r01", "long", "long", 3, 1, 3),
    ("r02", "medium", "medium", 3, 1, 2),
    ("r03", "short", "melee", 2, 0, 3),
    ("r04", "short", "melee", 2, 0, 2),
    ("r05", "medium", "medium", 3, 2, 4),
    ("r06", "medium", "medium", 3, 1, 1),
    ("b05", "long", "long", 3, 1, 3),
]


@pytest.mark.rule("wk1.attack.06", "wk1.card.22", "wk1.resource.05", "wk1.resource.06")
@pytest.mark.parametrize(("id", "at", "icon", "dice", "ammo", "damage"), WEAPONS)
def test_weapons(id: str, at: str, icon: str, dice: int, ammo: int, damage: int) -> None:
    fight = armed(id, at=at)
    fight.dice(*[9] * dice)
    fight.clash("attack", "prepare", weapon=f"{id}:{icon}")
    assert fight.rolls() == [[9] * dice]
    assert fight.state.ammo[KNIGHT] == 4 - ammo
    assert fight.event("hit").data["damage"] == damage


@pytest.mark.rule("wk1.card.23", "wk1.card.24")
@pytest.mark.parametrize(
    ("id", "at", "dice"), [("g06", "short", 2 + 1), ("y02", "", 3 + 1), ("r06", "", 3 + 3)]
)
def test_weapons_with_multi_attack_icons(id: str, at: str, dice: int) -> None:
    fight = armed(id, at=at)
    fight.clash("multi_attack", "prepare")
    assert len(fight.rolls()[0]) == dice


def test_g08_a_flail_and_defend_keep_a_clash_between_them() -> None:
    fight = armed("g08", at="short")
    fight.clash("attack", "prepare", weapon="g08:melee")
    assert fight.refuses(KNIGHT, "defend") == "wk1.gold.09"
    fight.clash("prepare", "defend")
    assert "defend" in fight.options(KNIGHT)
    other = armed("g08", at="short")
    other.defend("prepare")
    other.set_range("short")
    assert other.refuses(KNIGHT, "attack") == "wk1.card.21"


@pytest.mark.rule("wk1.weapon.01")
@pytest.mark.parametrize("id", ["y01", "r03"])
def test_fuel_weapons_are_nothing_without_fuel(id: str) -> None:
    fight = armed(id, at="short")
    fight.state.fuel[KNIGHT] = 0
    assert fight.refuses(KNIGHT, "attack") == "wk1.card.21"
    fight.state.fuel[KNIGHT] = 1
    fight.clash("attack", "prepare")
    assert fight.state.fuel[KNIGHT] == 0
    fight.set_range("short")
    assert "attack" in fight.options(KNIGHT)


@pytest.mark.rule("wk1.range.09")
@pytest.mark.parametrize("pull", [True, False])
def test_y06_a_harpoon_may_pull_to_short_range(pull: bool) -> None:
    fight = armed("y06")
    fight.dice(9)
    fight.clash("attack", "prepare")
    assert fight.options(KNIGHT) == ["do", "decline"]
    fight.answer(KNIGHT, "do" if pull else "decline")
    assert (fight.state.range == SHORT) == pull


def test_y07_bottles_are_marked_after_one_attack() -> None:
    fight = armed("y07", at="short")
    fight.clash("attack", "prepare", weapon="y07:short")
    assert is_marked(fight.state, KNIGHT, BY_ID["y07"])
    fight.set_range("short")
    assert fight.refuses(KNIGHT, "attack") == "wk1.card.21"


@pytest.mark.parametrize(("travel", "usable"), [(BY_VEHICLE, True), (ON_FOOT, False)])
def test_r06_the_walking_battery_fires_from_the_vehicle(travel: int, usable: bool) -> None:
    fight = Fight()
    fight.drive(KNIGHT, "v03")
    fight.load(KNIGHT, "r06")
    fight.state.travel = travel
    fight.face("w19")
    assert ("multi_attack" in fight.options(KNIGHT)) == usable


@pytest.mark.parametrize(
    ("id", "damage"), [("g09", 1), ("y08", 2), ("y10", 2), ("r07", 3), ("r08", 2), ("b06", 2)]
)
def test_armor_soaks(id: str, damage: int) -> None:
    fight = clad(id)
    fight.dice(10, 1, 1, 1)  # three damage of a ranged attack
    fight.clash("prepare", "attack")
    assert fight.state.health[KNIGHT] == 4 - 3 + damage


def test_y08_a_vest_is_thinner_against_blades() -> None:
    fight = clad("y08", foe="w37")
    fight.set_range("short")
    fight.dice(10, 1, 1, 1)  # two damage
    fight.clash("prepare", "attack", other="panel:melee")
    assert fight.state.health[KNIGHT] == 3


def test_g10_riot_pads_make_defend_better() -> None:
    fight = clad("g10")
    fight.defend("attack")
    fight.answer(WASTER, "panel:medium")
    assert len(fight.rolls()[0]) == 4 - 3


def test_r07_a_shell_swallows_the_first_bulls_eye() -> None:
    fight = clad("r07")
    fight.dice(10, 10, 1, 1)
    fight.clash("prepare", "attack")
    assert fight.event("hit").data.items() >= {"side": 1, "damage": 3, "bulls": 2}.items()
    assert fight.state.health[KNIGHT] == 3


def test_r09_mirror_weave_costs_the_opponent_a_die() -> None:
    fight = clad("r09")
    fight.clash("prepare", "attack")
    assert len(fight.rolls()[0]) == 3


def test_r08_the_exo_harness_gives_no_die_to_attacks() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "g06")
    fight.wear(KNIGHT, "r08", "body")
    fight.face("w19")
    fight.set_range("short")
    fight.clash("attack", "prepare")
    assert len(fight.rolls()[0]) == 2
    fleeing = Fight()
    fleeing.wear(KNIGHT, "r08", "body")
    fleeing.escape("w33")
    assert len(fleeing.rolls()[0]) == 3  # Blades 2, no attack check


def test_g12_a_taped_magazine_saves_ammo() -> None:
    fight = armed("r02", fits="g12")
    fight.clash("multi_attack", "prepare", weapon="r02:medium")
    assert fight.state.ammo[KNIGHT] == 3


@pytest.mark.parametrize(("fits", "dice"), [("g13", 3), ("", 2)])
def test_g13_iron_sights_ignore_a_die_under_the_icon(fits: str, dice: int) -> None:
    fight = armed("y04", fits=fits)
    fight.clash("attack", "prepare", weapon="y04:short")
    assert len(fight.rolls()[0]) == dice


def test_g14_a_weighted_grip_pierces() -> None:
    fight = armed("g06", foe="w19", at="short", fits="g14")
    fight.dice(5, 1)
    fight.clash("attack", "prepare")
    assert fight.event("foe-loss").data["lost"] == 1


def test_g15_plate_inserts_hold_once_in_a_combat() -> None:
    fight = clad("g09", "g15")
    fight.dice(9, 1, 1, 1)
    fight.clash("prepare", "attack")
    fight.answer(KNIGHT, "g15")
    assert fight.state.health[KNIGHT] == 4
    fight.dice(9, 1, 1, 1)
    fight.clash("change_range", "attack")
    fight.answer(KNIGHT, "advance")
    fight.answer(WASTER, "panel:medium")
    assert fight.state.health[KNIGHT] == 3  # not asked again


def test_g16_a_whetstone_gives_its_die_once() -> None:
    fight = armed("g06", at="short", fits="g16")
    fight.clash("attack", "prepare")
    fight.set_range("short")
    fight.clash("attack", "change_range")
    fight.answer(WASTER, "advance")
    assert [len(dice) for dice in fight.rolls()] == [3, 1]


def test_y11_a_telescopic_sight_reaches_long_range() -> None:
    fight = armed("g04", at="long", fits="y11")
    fight.clash("attack", "prepare", weapon="g04:long")
    assert len(fight.rolls()[0]) == 3


def test_y12_a_hot_barrel_pierces_and_burns_on_multi_attack() -> None:
    fight = armed("r02", foe="w19", fits="y12")
    fight.dice(9)
    fight.clash("multi_attack", "prepare", weapon="r02:medium")
    assert fight.event("hit").data["damage"] == 3
    assert fight.event("foe-loss").data["lost"] == 3  # armor 1 is pierced


def test_y13_a_drum_makes_a_multi_attack_possible() -> None:
    fight = armed("y04", fits="y13")
    fight.clash("multi_attack", "prepare")
    assert len(fight.rolls()[0]) == 4


def test_y14_a_lining_adds_to_armor() -> None:
    fight = clad("g09", "y14")
    fight.dice(10, 1, 1, 1)
    fight.clash("prepare", "attack")
    assert fight.state.health[KNIGHT] == 3


def test_y15_hollow_points_are_marked_for_their_damage() -> None:
    fight = armed("y04", pocket="y15")
    fight.dice(9)
    fight.clash("attack", "prepare")
    fight.play(KNIGHT, "y15")
    assert fight.event("hit").data["damage"] == 3
    assert is_marked(fight.state, KNIGHT, BY_ID["y15"])
    assert "react_my_combat" not in fight.asked().values()


def test_y16_a_mini_bomber_hurts_before_the_combat_and_may_end_it() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "y16", "pocket:1")
    fight.state.fuel[KNIGHT] = 0
    fight.face("w36")
    fight.answer(KNIGHT, "y16")
    assert fight.event("foe-loss").data.items() >= {"lost": 2, "now": 2}.items()
    assert fight.over()
    assert "clash" not in fight.kinds()
    assert fight.state.fuel[KNIGHT] == 3
    assert fight.state.yellow_discard == cards("y16")


def test_y16_a_dead_machine_is_not_paid() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "y16", "pocket:1")
    fight.pack(KNIGHT, "g18")
    fight.face("w28")
    fight.answer(KNIGHT, "y16")
    assert "alternative" not in fight.asked().values()


def test_r10_a_smart_link_repeats_a_check_with_its_own_weapon_once() -> None:
    fight = armed("y04", "g05", fits="r10")
    fight.dice(1, 1, 1, 9, 9, 9)
    fight.clash("attack", "prepare", weapon="y04:medium")
    fight.play(KNIGHT, "r10")
    again = fight.event("rolls-again").data
    assert (again["dice"], again["number"]) == ([9, 9, 9], 3)
    assert fight.state.ammo[KNIGHT] == 3
    fight.clash("attack", "defend", weapon="y04:medium")
    assert set(fight.asked().values()) == {"combat_card"}  # once in a combat
    other = armed("y04", "g05", fits="r10")
    other.clash("attack", "prepare", weapon="g05:short")
    assert set(other.asked().values()) == {"combat_card"}  # not with another weapon


@pytest.mark.parametrize(("id", "counter"), [("g02", "health"), ("g03", "radiation")])
def test_drugs_work_between_clashes(id: str, counter: str) -> None:
    fight = Fight()
    fight.wear(KNIGHT, id, "pocket:1")
    fight.state.health[KNIGHT] = 2
    fight.state.radiation[KNIGHT] = 2
    fight.face("w19")
    fight.play(KNIGHT, id)
    assert getattr(fight.state, counter)[KNIGHT] == (4 if counter == "health" else 0)
    assert fight.state.green_discard == cards(id)


@pytest.mark.rule("wk1.resource.13")
def test_a_medi_shot_is_nothing_at_high_radiation() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "g02", "pocket:1")
    fight.state.health[KNIGHT], fight.state.radiation[KNIGHT] = 2, 3
    fight.face("w19")
    assert fight.asked()[KNIGHT] == "combat_card"  # it is not even offered
    fight.state.radiation[KNIGHT] = 2
    fight.clash("prepare", "prepare")
    assert fight.options(KNIGHT) == ["pass", "g02"]


def test_y19_purges_all_radiation_and_clears_the_eye() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")
    fight.wear(KNIGHT, "y19", "pocket:1")
    fight.state.radiation[KNIGHT] = 3
    fight.face("w19")
    fight.play(KNIGHT, "y19")
    fight.dice(10)
    fight.clash("attack", "prepare")
    assert fight.event("hit").data["bulls"] == 1


def test_b02_a_cyber_arm_strikes_without_a_hand() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "r01")
    fight.state.special[KNIGHT] = cards("b02")
    fight.state.blue = tuple(card for card in fight.state.blue if card != BY_ID["b02"])
    fight.face("w26")
    fight.set_range("short")
    fight.dice(5)
    fight.clash("attack", "prepare", weapon="b02:melee")
    assert fight.event("hit").data["damage"] == 3


def test_b03_scales_are_armor_at_all_times() -> None:
    fight = Fight()
    fight.state.special[KNIGHT] = cards("b03")
    fight.state.blue = tuple(card for card in fight.state.blue if card != BY_ID["b03"])
    fight.face("w19")
    fight.dice(9, 1, 1, 1)
    fight.clash("prepare", "attack")
    assert fight.state.health[KNIGHT] == 4


def test_b11_beasts_do_not_change_the_range() -> None:
    fight = armed("y04", foe="w33", pocket="b11")
    assert fight.refuses(WASTER, "change_range") == "wk1.gold.09"
    gang = armed("y04", foe="w19", pocket="b11")
    assert "change_range" in gang.options(WASTER)
