"""Enhancements: what they go onto, the room they take, when they are attached."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.constants import LONG
from dustboard.games.wk1.rules.gear.equip import IN_COMBAT, equip
from dustboard.games.wk1.rules.gear.gear import available, weapon_icons, weapon_pierce
from games.wk1.gear_scene import Scene


@pytest.mark.rule("wk1.enhance.01", "wk1.enhance.02")
def test_an_enhancement_goes_only_onto_what_it_names() -> None:
    scene = Scene()
    scene.pack(0, "g13", "g05")
    scene.wear(0, "g06", "hand:1")
    scene.wear(0, "g09", "body")
    scene.wear(0, "g04", "vehicle")
    scene.wear(0, "g12", "vehicle")
    scene.drive(0, "v03")
    scene.run(equip([0]))
    assert scene.refuses(0, "g13+g09") == "wk1.enhance.01"
    assert scene.refuses(0, "g13+g06") == "wk1.enhance.02"  # ranged weapons only
    assert scene.refuses(0, "g12+g04") == "wk1.enhance.02"  # a crossbow spends no Ammo
    scene.answer(0, "g13+g05", "ready")
    assert scene.on(0, "g05") == ["g13"]


@pytest.mark.rule("wk1.enhance.03")
def test_no_two_enhancements_of_one_title() -> None:
    scene = Scene()
    scene.wear(0, "g05", "hand:1")
    scene.pack(0, "g12", "g12.2", "g13")
    scene.run(equip([0]))
    scene.answer(0, "g12+g05", "g13+g05")
    assert scene.refuses(0, "g12.2+g05") == "wk1.enhance.03"
    assert scene.on(0, "g05") == ["g12", "g13"]


@pytest.mark.rule("wk1.enhance.04")
def test_an_enhanced_card_takes_more_room_and_stays_together() -> None:
    scene = Scene()
    scene.wear(0, "g05", "hand:1")
    scene.fit(0, "g12", "g05")
    scene.fit(0, "g13", "g05")
    scene.run(equip([0]))
    scene.answer(0, "g05>backpack", "ready")
    assert scene.backpack(0) == ["g05", "g12", "g13"]
    assert scene.on(0, "g05") == ["g12", "g13"]
    assert scene.state.open_links[0] == ()
    scene.wear(0, "g17", "pocket:1")
    scene.run(equip([0]))
    assert scene.refuses(0, "g17>backpack") == "wk1.gear.02"
    scene.answer(0, "g05>hand:2")
    assert scene.backpack(0) == []
    assert scene.on(0, "g05") == ["g12", "g13"]


@pytest.mark.rule("wk1.enhance.04")
def test_an_enhancement_needs_room_where_its_card_is_stored() -> None:
    scene = Scene()
    scene.drive(0, "v03")
    scene.load(0, "g12")
    scene.pack(0, "g05", "g17", "g18")
    scene.run(equip([0]))
    assert scene.refuses(0, "g12+g05") == "wk1.enhance.04"


@pytest.mark.rule("wk1.enhance.07")
def test_enhancements_stay_as_they_are_in_combat() -> None:
    scene = Scene()
    scene.wear(0, "g05", "hand:1")
    scene.fit(0, "g13", "g05")
    scene.pack(0, "g12", "g06")
    scene.run(equip([0], IN_COMBAT))
    assert scene.refuses(0, "g12+g05") == "wk1.enhance.07"
    assert scene.refuses(0, "g13>backpack") == "wk1.enhance.07"
    scene.answer(0, "g06>hand:2", "ready")
    scene.run(equip([0]))
    scene.answer(0, "g13>backpack", "g12+g05", "ready")
    assert scene.on(0, "g05") == ["g12"]
    assert scene.backpack(0) == ["g13"]


@pytest.mark.rule("wk1.start.04")
@pytest.mark.parametrize("driving", [False, True])
def test_starting_gear_can_be_enhanced(driving: bool) -> None:
    scene = Scene(knights=("k03", "k01"))
    if driving:
        scene.drive(0, "v01")
    scene.pack(0, "y11")
    shotgun = BY_ID["s03a"]
    assert LONG not in weapon_icons(scene.state, 0, shotgun)
    scene.run(equip([0]))
    scene.answer(0, "y11+s03a", "ready")
    assert LONG in weapon_icons(scene.state, 0, shotgun)
    scene.wear(0, "g05", "hand:1")  # covered, with what is attached to it
    assert BY_ID["y11"] not in available(scene.state, 0)


@pytest.mark.rule("wk1.enhance.01")
def test_numbers_of_an_enhancement_count_for_its_weapon_only() -> None:
    scene = Scene()
    scene.wear(0, "g06", "hand:1")
    scene.wear(0, "g05", "hand:2")
    scene.fit(0, "g14", "g06")
    assert weapon_pierce(scene.state, 0, BY_ID["g06"]) == 1
    assert weapon_pierce(scene.state, 0, BY_ID["g05"]) == 0
    scene.state.open_links[0] = ()
    assert weapon_pierce(scene.state, 0, BY_ID["g06"]) == 0


@pytest.mark.rule("wk1.enhance.01")
def test_a_detached_enhancement_is_stored_and_lies_on_no_panel() -> None:
    scene = Scene()
    scene.wear(0, "g05", "hand:2")
    scene.fit(0, "g13", "g05")
    scene.pack(0, "g06")
    scene.fit(0, "g14", "g06")
    scene.run(equip([0]))
    assert scene.refuses(0, "g13>hand:2") == "wk1.weapon.02"
    assert scene.refuses(0, "g13>pocket:1") == "wk1.enhance.01"
    scene.answer(0, "g14>backpack", "ready")
    assert scene.on(0, "g06") == []
    assert scene.backpack(0) == ["g06", "g14"]
