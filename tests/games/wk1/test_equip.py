"""Re-equipping: panels, stores, two hands, enhancements, markers."""

import pytest

from dustboard.games.wk1.content.card_table import (
    BLUE_CARDS,
    BY_ID,
    GEAR_CARDS,
    HANDS,
    VEHICLE_CARDS,
)
from dustboard.games.wk1.content.constants import (
    MEDIUM,
    ON_FOOT,
    STEP_KNIGHTS,
    STEP_MOVE,
    STEP_REST,
)
from dustboard.games.wk1.content.gear_table import IS_ARMOR, IS_GENERAL, IS_VEHICLE, IS_WEAPON
from dustboard.games.wk1.content.mods import DICE_SURVIVAL, DICE_TALK, VEHICLE_POINTS
from dustboard.games.wk1.rules.gear.equip import equip
from dustboard.games.wk1.rules.gear.fitting import PLACES_FOR
from dustboard.games.wk1.rules.gear.gear import (
    armor_value,
    available,
    available_weapons,
    backpack_room,
    is_marked,
    limit_reached,
    mark,
    mod,
    stored,
    unmark_all,
    weapon_icons,
    worn,
)
from dustboard.games.wk1.rules.gear.places import BACKPACK, CARGO
from dustboard.games.wk1.rules.gear.placing import place_gear, put_aside
from games.wk1.gear_scene import Scene, cards, names


@pytest.mark.rule("wk1.gear.01", "wk1.gear.10", "wk1.gear.16")
def test_three_pockets_hold_one_general_card_each() -> None:
    scene = Scene()
    scene.pack(0, "g17", "g18")
    scene.wear(0, "g19", "pocket:2")
    scene.run(equip([0]))
    scene.answer(0, "g17>pocket:1")
    scene.answer(0, "g18>pocket:2", "g19>pocket:3", "ready")
    assert scene.panels(0)[3:] == ["g17", "g18", "g19"]
    scene.pack(0, "g21", "g22", "g23")
    scene.run(equip([0]))
    scene.answer(0, "g21>pocket:1")  # the backpack takes up what lay there
    assert scene.panels(0)[3:] == ["g21", "g18", "g19"]
    assert scene.backpack(0) == ["g17", "g22", "g23"]


@pytest.mark.rule("wk1.gear.01", "wk1.weapon.03", "wk1.armor.03", "wk1.enhance.01")
def test_weapons_armor_and_enhancements_never_go_into_pockets() -> None:
    scene = Scene()
    scene.pack(0, "g05", "g09", "g14")
    scene.run(equip([0]))
    assert scene.refuses(0, "g05>pocket:1") == "wk1.weapon.03"
    assert scene.refuses(0, "g09>pocket:1") == "wk1.armor.03"
    assert scene.refuses(0, "g14>pocket:1") == "wk1.enhance.01"
    assert scene.refuses(0, "g14>hand:1") == "wk1.weapon.02"


@pytest.mark.rule("wk1.gear.01", "wk1.gear.16", "wk1.vehicle.04")
def test_every_card_of_the_box_has_the_places_of_its_group() -> None:
    hands, body, pockets, stores = (0, 1), (2,), (3, 4, 5), (BACKPACK, CARGO)
    for card in GEAR_CARDS + BLUE_CARDS + VEHICLE_CARDS:
        places = PLACES_FOR[card]
        assert (places[-2:] == list(stores)) == (not IS_VEHICLE[card])
        panels = [place for place in places if place not in stores]
        if IS_GENERAL[card]:
            assert panels == list(pockets)
        elif IS_WEAPON[card]:
            assert panels == list(hands[: 1 if HANDS[card] == 2 else 2])
        else:
            assert panels == (list(body) if IS_ARMOR[card] else [])


@pytest.mark.rule("wk1.gear.01")
@pytest.mark.parametrize("free", ["pocket:1", "pocket:2", "pocket:3"])
def test_a_free_pocket_is_room_enough(free: str) -> None:
    scene = Scene()
    scene.pack(0, "g17", "g18", "g19")
    taken = [place for place in ("pocket:1", "pocket:2", "pocket:3") if place != free]
    for id, place in zip(("g21", "g22"), taken, strict=True):
        scene.wear(0, id, place)
    put_aside(scene.state, 0, cards("g23"))
    scene.run(place_gear(0))
    assert f"g23>{free}" in scene.options(0)
    assert not [key for key in scene.options(0) if key.startswith("discard")]
    scene.answer(0, f"g23>{free}")
    assert scene.state.over


@pytest.mark.rule("wk1.gear.02", "wk1.gear.12")
def test_a_full_backpack_takes_no_more() -> None:
    scene = Scene()
    scene.pack(0, "g17", "g18", "g19")
    scene.wear(0, "g21", "pocket:1")
    scene.run(equip([0]))
    assert scene.refuses(0, "g21>backpack") == "wk1.gear.02"
    scene.answer(0, "g17>pocket:2", "g21>backpack")
    assert scene.backpack(0) == ["g18", "g19", "g21"]


@pytest.mark.rule("wk1.vehicle.01", "wk1.vehicle.05")
def test_a_vehicle_stores_up_to_the_capacity_of_the_side_that_is_up() -> None:
    scene = Scene()
    scene.drive(0, "v01")
    scene.load(0, "g17", "g18")
    scene.pack(0, "g19")
    scene.run(equip([0]))
    assert scene.refuses(0, "g19>vehicle") == "wk1.vehicle.01"
    scene.answer(0, "g17>pocket:1", "g19>vehicle", "ready")
    assert scene.cargo(0) == ["g18", "g19"]
    scene.drive(0, "v01", damaged=1)
    scene.wear(0, "g21", "pocket:2")
    scene.state.cargo[0] = cards("g18")
    scene.run(equip([0]))
    assert scene.refuses(0, "g21>vehicle") == "wk1.vehicle.01"


def test_without_a_vehicle_nothing_is_stored_in_one() -> None:
    scene = Scene()
    scene.pack(0, "g17")
    scene.run(equip([0]))
    assert scene.refuses(0, "g17>vehicle") == "wk1.vehicle.01"


@pytest.mark.rule("wk1.vehicle.03", "wk1.vehicle.04")
def test_a_vehicle_is_never_moved_or_stored_and_always_available() -> None:
    scene = Scene()
    scene.drive(0, "v02")
    scene.pack(0, "g17")
    scene.run(equip([0]))
    assert not [key for key in scene.options(0) if key.startswith("v02")]
    assert BY_ID["v02"] in available(scene.state, 0)


@pytest.mark.rule("wk1.weapon.02", "wk1.gear.07")
def test_two_hands_hold_two_weapons_or_one_for_both() -> None:
    scene = Scene()
    scene.pack(0, "g04", "g06")
    scene.wear(0, "g05", "hand:1")
    scene.run(equip([0]))
    scene.answer(0, "g06>hand:2")
    assert scene.panels(0)[:2] == ["g05", "g06"]
    assert scene.refuses(0, "g04>hand:2") == "wk1.weapon.02"
    scene.answer(0, "g04>hand:1")  # both make way for the crossbow
    scene.answer(0, "g05>backpack")
    scene.answer(0, "g06>backpack", "ready")
    assert scene.panels(0)[:2] == ["g04", "g04"]
    assert scene.backpack(0) == ["g05", "g06"]


@pytest.mark.rule("wk1.weapon.02", "wk1.gear.12")
def test_two_handed_and_one_handed_do_not_go_together() -> None:
    scene = Scene()
    scene.wear(0, "g04", "hand:1")
    scene.pack(0, "g05")
    scene.run(equip([0]))
    scene.answer(0, "g05>hand:2", "ready")
    assert scene.panels(0)[:2] == ["", "g05"]
    assert scene.backpack(0) == ["g04"]


@pytest.mark.rule("wk1.armor.02", "wk1.gear.10")
def test_one_armor_lies_on_the_body_and_the_other_must_find_a_place() -> None:
    scene = Scene()
    scene.wear(0, "g09", "body")
    scene.pack(0, "y08", "g17", "g18")
    scene.run(equip([0]))
    assert scene.refuses(0, "g17>body") == "wk1.armor.02"
    scene.answer(0, "y08>body", "ready")
    assert scene.panels(0)[2] == "y08"
    assert scene.backpack(0) == ["g09", "g17", "g18"]


@pytest.mark.rule("wk1.gear.12")
def test_a_card_that_would_have_no_other_place_is_not_displaced() -> None:
    scene = Scene()
    scene.wear(0, "g05", "hand:1")
    scene.fit(0, "g12", "g05")
    scene.wear(0, "g06", "hand:2")
    scene.pack(0, "y04", "g17", "g18")
    scene.run(equip([0]))
    # in the place of the revolver there is room for one card, but the pistol takes two
    assert scene.refuses(0, "y04>hand:1") == "wk1.gear.12"
    scene.answer(0, "y04>hand:2")
    assert scene.backpack(0) == ["g06", "g17", "g18"]


@pytest.mark.rule("wk1.gear.07")
def test_all_knights_re_equip_together() -> None:
    scene = Scene(players=3)
    for seat, id in enumerate(("g17", "g18", "g19")):
        scene.pack(seat, id)
    scene.state.down[2] = 1
    scene.run(equip([0, 1, 2]))
    assert scene.asked() == {0: "equip", 1: "equip"}
    scene.answer(1, "g18>pocket:1", "ready")
    scene.answer(0, "ready")
    assert scene.state.over


@pytest.mark.rule("wk1.start.02", "wk1.gear.03", "wk1.armor.01")
def test_starting_gear_works_until_something_lies_on_it() -> None:
    scene = Scene(knights=("k01", "k02"))
    state = scene.state
    pipe_gun, leathers = cards("s01a", "s01b")
    assert available_weapons(state, 0) == [pipe_gun]
    assert armor_value(state, 0, ranged=True) == 1
    scene.wear(0, "y08", "body")
    assert leathers not in available(state, 0)
    assert armor_value(state, 0, ranged=True) == 2
    assert armor_value(state, 0, ranged=False) == 1
    scene.wear(0, "g05", "hand:2")
    assert set(available_weapons(state, 0)) == {pipe_gun, BY_ID["g05"]}
    scene.wear(0, "g06", "hand:1")
    assert set(available_weapons(state, 0)) == {BY_ID["g06"], BY_ID["g05"]}


@pytest.mark.rule("wk1.start.02", "wk1.gear.11")
@pytest.mark.parametrize(
    ("place", "printed", "cover"),
    [("hand:1", "s05a", "g06"), ("body", "s05b", "g09"), ("pocket:1", "s05c", "g18")],
)
def test_covered_starting_gear_is_stored_until_it_is_uncovered(
    place: str, printed: str, cover: str
) -> None:
    scene = Scene(knights=("k05", "k02"))
    state = scene.state
    gear = BY_ID[printed]
    state.step = STEP_MOVE
    assert gear in available(state, 0)
    assert gear not in stored(state, 0)
    scene.wear(0, cover, place)
    assert gear not in worn(state, 0)
    assert gear not in available(state, 0)
    assert gear in stored(state, 0)
    state.step = STEP_REST  # a step in which stored gear works
    assert gear in available(state, 0)
    scene.run(equip([0]))
    scene.answer(0, f"{cover}>backpack", "ready")
    state.step = STEP_MOVE
    assert gear in worn(state, 0)
    assert gear not in stored(state, 0)


@pytest.mark.rule("wk1.start.02", "wk1.weapon.02")
def test_a_two_handed_weapon_covers_both_starting_weapons() -> None:
    scene = Scene(knights=("k02", "k03"))
    scene.wear(0, "g04", "hand:1")
    assert names(available_weapons(scene.state, 0)) == ["g04"]
    scene.wear(1, "g05", "hand:2")  # half of a two-handed starting weapon is covered
    assert names(available_weapons(scene.state, 1)) == ["g05"]


@pytest.mark.rule("wk1.start.02", "wk1.gear.02")
def test_covering_webbing_costs_its_room_in_the_backpack() -> None:
    scene = Scene(knights=("k05", "k01"))
    assert backpack_room(scene.state, 0) == 4
    scene.pack(0, "g09", "g17", "g18", "g19")
    scene.run(equip([0]))
    scene.answer(0, "g09>body")
    assert backpack_room(scene.state, 0) == 3
    scene.answer(0, "ready")
    scene.state.body[0] = (-2,)
    scene.pack(0, "g21")
    scene.drive(0, "v01")
    scene.load(0, "g09")
    scene.run(equip([0]))
    assert scene.refuses(0, "g09>body") == "wk1.gear.02"


@pytest.mark.rule("wk1.gear.04", "wk1.gear.17", "wk1.gear.11")
def test_stored_gear_works_in_the_knights_step_and_the_rest_step_only() -> None:
    scene = Scene()
    scene.pack(0, "g18")
    scene.state.step = STEP_MOVE
    assert mod(scene.state, 0, DICE_SURVIVAL) == 0
    assert BY_ID["g18"] not in available(scene.state, 0)
    for step in (STEP_KNIGHTS, STEP_REST):
        scene.state.step = step
        assert BY_ID["g18"] in available(scene.state, 0)
    scene.state.step = STEP_MOVE
    scene.state.backpack[0] = ()
    scene.wear(0, "g18", "pocket:1")
    assert mod(scene.state, 0, DICE_SURVIVAL) == 1


@pytest.mark.rule("wk1.gear.13")
def test_of_a_limited_title_one_card_counts() -> None:
    scene = Scene()
    scene.wear(0, "g17", "pocket:1")
    scene.wear(0, "g17.2", "pocket:2")
    assert mod(scene.state, 0, VEHICLE_POINTS) == 1


@pytest.mark.rule("wk1.gear.13", "wk1.gear.14", "wk1.gear.19", "wk1.round.16")
def test_a_used_card_is_marked_and_a_second_of_its_title_is_barred() -> None:
    scene = Scene()
    state = scene.state
    scene.wear(0, "g20", "pocket:1")
    scene.pack(0, "g20.2")
    first, second = cards("g20", "g20.2")
    assert not limit_reached(state, 0, second)
    mark(state, 0, first, "wk1.gear.14")
    assert is_marked(state, 0, first)
    assert not is_marked(state, 0, second)
    assert limit_reached(state, 0, second)
    unmark_all(state)
    assert not is_marked(state, 0, first)
    assert not limit_reached(state, 0, second)


@pytest.mark.rule("wk1.gear.14")
def test_a_marker_stays_on_a_card_that_is_stored_and_is_hidden_then() -> None:
    scene = Scene()
    scene.wear(0, "g20", "pocket:1")
    mark(scene.state, 0, BY_ID["g20"], "wk1.gear.14")
    assert scene.state.open_marks[0] == cards("g20")
    scene.run(equip([0]))
    scene.answer(0, "g20>backpack", "ready")
    assert (scene.state.open_marks[0], scene.state.stored_marks[0]) == ((), cards("g20"))
    assert is_marked(scene.state, 0, BY_ID["g20"])
    scene.run(equip([0]))
    scene.answer(0, "g20>pocket:2", "ready")
    assert (scene.state.open_marks[0], scene.state.stored_marks[0]) == (cards("g20"), ())


@pytest.mark.rule("wk1.start.05")
def test_a_panel_can_carry_two_markers() -> None:
    scene = Scene(knights=("k10", "k01"))
    tin = BY_ID["s10c"]
    mark(scene.state, 0, tin, "wk1.start.05")
    scene.wear(0, "g20", "pocket:1")
    assert tin not in available(scene.state, 0)
    mark(scene.state, 0, BY_ID["g20"], "wk1.gear.14")
    assert is_marked(scene.state, 0, tin)
    assert is_marked(scene.state, 0, BY_ID["g20"])


@pytest.mark.rule("wk1.gear.15")
def test_a_marker_does_not_switch_off_a_card_that_is_not_marked_for_use() -> None:
    scene = Scene()
    scene.wear(0, "g17", "pocket:1")
    mark(scene.state, 0, BY_ID["g17"], "wk1.gear.15")
    assert mod(scene.state, 0, VEHICLE_POINTS) == 1


def test_gear_that_needs_no_hand_or_works_from_the_vehicle_is_a_weapon_too() -> None:
    scene = Scene(knights=("k01", "k02"))
    scene.state.special[0] = cards("b02")
    scene.drive(0, "v01")
    scene.load(0, "r06")
    assert names(available_weapons(scene.state, 0)) == ["b02", "r06", "s01a"]
    scene.state.travel = ON_FOOT
    assert names(available_weapons(scene.state, 0)) == ["b02", "s01a"]
    assert MEDIUM not in weapon_icons(scene.state, 0, BY_ID["b02"])


def test_special_gear_and_abilities_add_to_mods() -> None:
    scene = Scene(knights=("k01", "k02"))
    scene.state.special[0] = cards("b03")
    assert mod(scene.state, 0, DICE_TALK) == -1
    assert armor_value(scene.state, 0, ranged=False) == 2
