"""What adds up in an attack, and what armor is good for (wk1.attack.21, wk1.armor)."""

import pytest

from dustboard.games.wk1.rules.gear.equip import equip
from dustboard.games.wk1.rules.gear.gear import armor_value
from games.wk1.fight_scene import KNIGHT, WASTER, Fight, against, cards
from games.wk1.gear_scene import Scene


@pytest.mark.rule("wk1.attack.21")
def test_damage_of_weapon_gear_and_luck_adds_up() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")  # damage 1
    fight.wear(KNIGHT, "y15", "pocket:1")
    fight.wear(KNIGHT, "y15.2", "pocket:2")
    fight.hold(KNIGHT, "l03")
    fight.face("w19")
    fight.dice(7, 1, 1)
    fight.clash("attack", "prepare")
    for key in ("l03", "y15", "y15.2"):  # one more each
        fight.play(KNIGHT, key)
    fight.rest_of_clash()
    assert fight.event("hit").data["damage"] == 1 + 1 + 3


@pytest.mark.rule("wk1.attack.21")
def test_dice_of_gear_and_luck_add_up() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")
    fight.wear(KNIGHT, "y20", "pocket:1")
    fight.hold(KNIGHT, "l04")
    fight.face("w19")
    fight.play(KNIGHT, "y20")
    fight.clash("attack", "prepare")
    fight.play(KNIGHT, "l04")
    fight.rest_of_clash()
    assert len(fight.rolls()[0]) == 3 + 2 + 2


@pytest.mark.rule("wk1.attack.21", "wk1.armor.01", "wk1.attack.01")
def test_armor_of_body_lining_mutation_and_plate_adds_up() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "g09", "body")  # 1
    fight.fit(KNIGHT, "y14", "g09")  # 1
    fight.fit(KNIGHT, "g15", "g09")  # 1 in one attack
    fight.state.special[KNIGHT] = cards("b03")  # 1
    fight.face("w19")
    fight.dice(10, 10, 10, 1)
    fight.clash("prepare", "attack")
    assert fight.event("hit").data["damage"] == 1 + 3 + 1
    fight.play(KNIGHT, "g15")
    assert fight.state.health[KNIGHT] == 4 - (5 - 4)


@pytest.mark.rule("wk1.attack.21")
def test_piercing_of_weapon_and_enhancement_adds_up() -> None:
    for fitted, lost in ((False, 2), (True, 3)):
        fight = Fight()
        fight.arm(KNIGHT, "y05")  # damage 1, piercing 1
        if fitted:
            fight.fit(KNIGHT, "g14", "y05")  # piercing 1
        fight.face("w25")  # armor 2
        fight.set_range("short")
        fight.dice(10)
        fight.clash("attack", "prepare", weapon="y05:melee")
        assert fight.event("foe-loss").data["lost"] == lost


@pytest.mark.rule("wk1.armor.01", "wk1.attack.01")
@pytest.mark.parametrize(("armor", "left"), [("g11", 1), ("g09", 2), ("y10", 3)])
def test_armor_soaks_its_number_of_every_attack(armor: str, left: int) -> None:
    fight = Fight()
    fight.wear(KNIGHT, armor, "body")
    fight.face("w19")
    fight.dice(10, 1, 1, 1)
    fight.clash("prepare", "attack")  # damage 3
    assert fight.state.health[KNIGHT] == left
    fight.state.health[KNIGHT] = 4
    fight.dice(10, 1)
    fight.defend("attack")
    fight.answer(WASTER, "panel:medium")
    assert fight.state.health[KNIGHT] == left


@pytest.mark.rule("wk1.armor.02")
def test_only_the_armor_on_the_body_soaks() -> None:
    scene = Scene(knights=("k01", "k02"))
    assert armor_value(scene.state, 0, ranged=False) == 1  # printed
    scene.wear(0, "y10", "body")
    assert armor_value(scene.state, 0, ranged=False) == 2  # not 3
    scene.drive(0, "v01")
    scene.pack(0, "r07")
    scene.load(0, "g09")
    assert armor_value(scene.state, 0, ranged=False) == 2
    scene.run(equip([0]))
    for place in ("hand:1", "hand:2"):
        assert scene.refuses(0, f"r07>{place}") == "wk1.weapon.02"
    for place in ("pocket:1", "pocket:2", "pocket:3"):
        assert scene.refuses(0, f"r07>{place}") == "wk1.armor.03"


@pytest.mark.rule("wk1.attack.04", "wk1.card.23", "wk1.card.25")
@pytest.mark.parametrize(("foe", "icons", "at"), [("w24", 1, "medium"), ("w27", 2, "short")])
def test_multi_attack_icons_of_an_enemy_count_with_its_multi_attack(
    foe: str, icons: int, at: str
) -> None:
    for card in ("attack", "multi_attack"):
        fight = against(foe, at=at)
        printed = {"w24": 3, "w27": 2}[foe]
        fight.clash("prepare", card)
        assert len(fight.rolls()[0]) == printed + (icons if card == "multi_attack" else 0)
    plain = against("w19")
    assert plain.refuses(WASTER, "multi_attack") == "wk1.card.25"


@pytest.mark.rule("wk1.attack.10", "wk1.weapon.01")
def test_fuel_of_a_weapon_goes_before_the_dice_even_for_a_miss() -> None:
    fight = against("w19", "y01", at="short")
    fight.clash("attack", "prepare")
    assert (fight.state.fuel[KNIGHT], fight.state.ammo[KNIGHT]) == (3, 4)
    kinds = fight.kinds()
    assert kinds.index("fuel") < kinds.index("dice") < kinds.index("miss")
    dry = Fight()
    dry.arm(KNIGHT, "y01")
    dry.state.fuel[KNIGHT] = 0
    dry.face("w19")
    dry.set_range("short")
    assert dry.refuses(KNIGHT, "attack") == "wk1.card.21"
