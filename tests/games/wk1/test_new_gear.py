"""Gaining gear: decks, places for new cards, vehicles in place of cards, blue gear."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.constants import GREEN, NONE, RED, YELLOW
from dustboard.games.wk1.content.things import IMPLANT, MUTATION, TUNING
from dustboard.games.wk1.content.tile_table import NUMBER
from dustboard.games.wk1.rules.decks import discard_gear
from dustboard.games.wk1.rules.effects.lines import ACTIONS
from dustboard.games.wk1.rules.gear.blue import (
    attach_special,
    cash_in,
    cashable,
    detach_special,
    gain_blue,
)
from dustboard.games.wk1.rules.gear.equip import equip
from dustboard.games.wk1.rules.gear.gain import draw_gear
from dustboard.games.wk1.rules.gear.gear import armor_value, available_weapons, worn
from dustboard.games.wk1.rules.gear.placing import place_gear, put_aside
from dustboard.games.wk1.rules.words.cards import Detach
from games.wk1.gear_scene import Scene, cards, names


def gain(scene: Scene, seat: int, colour: int, number: int) -> None:
    """Draw gear; the next answers are about vehicles and places."""
    draw_gear(scene.state, seat, colour, number, "wk1.gear.05")
    scene.run()


@pytest.mark.rule("wk1.gear.05", "wk1.stalls.16")
def test_gear_is_drawn_from_the_deck_of_its_colour() -> None:
    scene = Scene()
    scene.state.pool = ()
    scene.stack("yellow", "y01", "y08", "y15")
    gain(scene, 0, YELLOW, 2)
    assert names(scene.state.aside[0]) == ["y08", "y15"]
    assert scene.state.yellow_deck == cards("y01")
    drawn = scene.events("drew-gear")
    assert [event.seen_by(0) for event in drawn] == [
        {"card": BY_ID["y15"], "colour": YELLOW},
        {"card": BY_ID["y08"], "colour": YELLOW},
    ]
    assert drawn[0].seen_by(1) == {"card": -1, "colour": YELLOW}
    scene.answer(0, "y15>pocket:1", "y08>backpack")
    assert scene.state.over
    assert scene.state.aside[0] == ()


@pytest.mark.rule("wk1.gear.05")
@pytest.mark.parametrize("colour", [GREEN, YELLOW, RED])
@pytest.mark.parametrize("number", [1, 3])
def test_each_colour_has_its_own_deck(colour: int, number: int) -> None:
    scene = Scene()
    scene.state.pool = ()
    decks = (
        ("g17", "g18", "g19", "g20"),
        ("y04", "y08", "y10", "y15"),
        ("r01", "r02", "r03", "r04"),
    )
    for name, ids in zip(("green", "yellow", "red"), decks, strict=True):
        scene.stack(name, *ids)
    gain(scene, 0, colour, number)
    assert scene.state.aside[0] == cards(*decks[colour][4 - number :])
    left = (scene.state.green_deck, scene.state.yellow_deck, scene.state.red_deck)
    for other in (GREEN, YELLOW, RED):
        assert left[other] == cards(*decks[other][: 4 - number if other == colour else 4])


@pytest.mark.rule("wk1.gold.11", "wk1.gold.04")
def test_an_empty_deck_is_made_new_from_its_own_pile() -> None:
    scene = Scene()
    scene.state.pool = ()
    scene.stack("green", "g17")
    scene.state.green_discard = cards("g18", "g19")
    scene.state.yellow_discard = cards("y15")
    gain(scene, 0, GREEN, 3)
    assert names(scene.state.aside[0]) == ["g17", "g18", "g19"]
    assert scene.state.green_discard == ()
    assert scene.state.yellow_discard == cards("y15")
    scene.answer(0, "g17>backpack", "g18>backpack", "g19>backpack")
    gain(scene, 0, GREEN, 1)
    assert scene.state.over  # nothing is left to draw
    assert scene.events("gear-deck-empty")


@pytest.mark.rule("wk1.gold.04", "wk1.enhance.05")
def test_discarded_gear_goes_to_the_pile_of_its_colour_with_its_enhancements() -> None:
    scene = Scene()
    scene.wear(0, "y04", "hand:1")
    scene.fit(0, "g12", "y04")
    discard_gear(scene.state, 0, BY_ID["y04"], "wk1.gold.04")
    assert scene.state.yellow_discard == cards("y04")
    assert scene.state.green_discard == cards("g12")
    assert scene.state.open_links[0] == ()


@pytest.mark.rule("wk1.setup.29")
@pytest.mark.parametrize("colour", [GREEN, YELLOW, RED])
def test_no_draw_gives_blue_gear(colour: int) -> None:
    scene = Scene()
    scene.state.pool = ()
    for deck in ("green", "yellow", "red"):
        scene.stack(deck)
    gain(scene, 0, colour, 1)
    assert scene.state.over  # all other decks are used up, and still no blue card comes
    assert scene.state.aside[0] == ()
    assert len(scene.state.blue) == 13


@pytest.mark.rule("wk1.gear.12")
def test_a_new_card_is_worn_at_once_and_the_old_one_stored() -> None:
    scene = Scene()
    scene.state.pool = ()
    scene.wear(0, "g09", "body")
    scene.stack("yellow", "y08")
    gain(scene, 0, YELLOW, 1)
    assert scene.refuses(0, "y08>pocket:1") == "wk1.armor.03"
    assert scene.refuses(0, "discard:y08") == "wk1.gear.12"
    scene.answer(0, "y08>body")
    assert scene.panels(0)[2] == "y08"
    assert scene.backpack(0) == ["g09"]
    assert scene.event("placed").seen_by(1) is not None


@pytest.mark.rule("wk1.gear.12")
def test_without_room_the_knight_discards_what_he_likes() -> None:
    scene = Scene()
    scene.state.pool = ()
    scene.pack(0, "g05", "g06", "g07")
    scene.wear(0, "y08", "body")
    scene.stack("green", "g09")
    gain(scene, 0, GREEN, 1)
    options = scene.options(0)
    assert "g09>backpack" not in options
    assert {"discard:g09", "discard:g05", "discard:y08", "g09>body"} <= set(options)
    scene.answer(0, "discard:g05", "g09>backpack")
    assert scene.backpack(0) == ["g06", "g07", "g09"]
    assert scene.state.green_discard == cards("g05")


@pytest.mark.rule("wk1.gear.12")
def test_what_a_new_card_displaces_may_have_to_be_discarded() -> None:
    scene = Scene()
    scene.state.pool = ()
    scene.pack(0, "g05", "g06", "g07")
    scene.wear(0, "g09", "body")
    scene.stack("yellow", "y08")
    gain(scene, 0, YELLOW, 1)
    scene.answer(0, "y08>body")
    assert "g09>body" not in scene.options(0)  # it must not displace in turn
    scene.answer(0, "discard:g09")
    assert scene.panels(0)[2] == "y08"
    assert scene.state.over


@pytest.mark.rule("wk1.blue.01")
def test_a_blue_card_without_room_is_kept_unplaced() -> None:
    scene = Scene()
    scene.wear(0, "b06", "body")
    scene.pack(0, "b05", "b02", "b04")
    scene._fetch(BY_ID["b07"])
    for place, id in zip(("pocket:1", "pocket:2", "pocket:3"), ("b08", "b09", "b10"), strict=True):
        scene.wear(0, id, place)
    put_aside(scene.state, 0, cards("b07"))
    scene.run(place_gear(0))
    assert scene.state.over  # nothing can be done about it
    assert scene.state.aside[0] == cards("b07")
    scene.pack(0, "g05")
    scene.state.backpack[0] = cards("g05")
    scene.run(place_gear(0))
    assert scene.refuses(0, "discard:b07") == "wk1.blue.01"
    scene.answer(0, "b07>backpack")


@pytest.mark.rule("wk1.vehicle.08", "wk1.vehicle.03")
def test_a_vehicle_of_the_same_value_may_be_taken_instead() -> None:
    scene = Scene()
    scene.drive(0, "v03", damaged=1)
    scene.state.fuel[0] = 3
    gain(scene, 0, YELLOW, 1)
    assert scene.asked() == {0: "vehicle-instead"}
    assert scene.options(0) == ["draw", "vehicle:v01", "vehicle:v02", "vehicle:v03.2"]
    scene.answer(0, "vehicle:v01")
    state = scene.state
    assert (state.vehicle[0], state.damaged[0], state.fuel[0]) == (BY_ID["v01"], 0, 3)
    assert BY_ID["v03"] in state.pool
    assert BY_ID["v01"] not in state.pool
    assert len(state.yellow_deck) == 25


@pytest.mark.rule("wk1.vehicle.08")
def test_a_green_card_is_worth_a_damaged_vehicle_and_a_red_one_none() -> None:
    scene = Scene()
    gain(scene, 0, GREEN, 1)
    scene.answer(0, "vehicle:v02")
    assert (scene.state.vehicle[0], scene.state.damaged[0]) == (BY_ID["v02"], 1)
    gain(scene, 0, RED, 1)
    assert scene.asked() == {0: "place-gear"}


@pytest.mark.rule("wk1.vehicle.08", "wk1.vehicle.07")
def test_cargo_that_a_new_vehicle_cannot_hold_is_placed_by_its_owner() -> None:
    scene = Scene()
    scene.drive(0, "v03")
    scene.load(0, "g05", "g06", "g07", "g17")
    gain(scene, 0, YELLOW, 1)
    scene.answer(0, "vehicle:v01")
    assert names(scene.state.aside[0]) == ["g05", "g06", "g07", "g17"]
    scene.answer(0, "g05>vehicle", "g06>vehicle", "g07>backpack", "g17>pocket:1")
    assert scene.state.over


# -- blue gear -----------------------------------------------------------------------------------


def gain_blue_card(scene: Scene, seat: int, id: str) -> None:
    gain_blue(scene.state, seat, BY_ID[id], "wk1.blue.01")
    scene.run()


@pytest.mark.rule("wk1.blue.03", "wk1.gold.05")
def test_blue_gear_can_be_cashed_in_when_it_is_gained() -> None:
    scene = Scene()
    scene.stack("red", "r01", "r12")
    gain_blue_card(scene, 0, "b07")
    assert scene.options(0) == ["keep", "cash"]
    scene.answer(0, "cash", "r12>pocket:1")
    assert scene.state.red_deck == cards("r01")  # one card, no more
    assert scene.state.reputation[0] == 1
    assert scene.state.removed == cards("b07")
    assert BY_ID["b07"] not in scene.state.blue
    assert scene.panels(0)[3] == "r12"
    gain_blue_card(scene, 1, "b07")  # gone for good
    assert scene.state.over


@pytest.mark.rule("wk1.blue.03")
@pytest.mark.parametrize("options", [{"edition": "pl"}, {"blue_cash_on_gain": "off"}])
def test_some_tables_cash_in_at_rest_only(options: dict[str, str]) -> None:
    scene = Scene(**options)
    gain_blue_card(scene, 0, "b07")
    assert scene.asked() == {0: "place-gear"}


def movable_at_rest(scene: Scene) -> set[str]:
    """Which cards of seat 0 could be moved when he re-equips with one card more."""
    scene.wear(0, "g17", "pocket:1")
    scene.run(equip([0]))
    moves = [key for key in scene.options(0) if key != "ready"]
    scene.answer(0, "ready")
    return {key.split(">")[0] for key in moves}


@pytest.mark.rule("wk1.blue.04")
def test_an_implant_is_attached_or_stored_and_works_without_a_hand() -> None:
    scene = Scene(knights=("k10", "k01"), blue_cash_on_gain="off")
    gain_blue_card(scene, 0, "b02")
    assert scene.options(0) == ["attach", "keep"]
    scene.answer(0, "keep", "b02>backpack")
    assert BY_ID["b02"] not in available_weapons(scene.state, 0)
    attach_special(scene.state, 0, IMPLANT, "wk1.blue.04")
    scene.run()
    assert scene.state.special[0] == cards("b02")
    assert scene.backpack(0) == []
    assert BY_ID["b02"] in available_weapons(scene.state, 0)
    assert cashable(scene.state, 0) == []
    assert movable_at_rest(scene) == {"g17"}
    detach_special(scene.state, 0, MUTATION, 9, "wk1.blue.05")
    scene.run()
    assert scene.state.special[0] == cards("b02")  # the wrong hex for it
    detach_special(scene.state, 0, IMPLANT, 1, "wk1.blue.04")
    scene.run()
    scene.answer(0, "b02")
    assert scene.state.special[0] == ()
    assert BY_ID["b02"] in scene.state.blue


@pytest.mark.rule("wk1.blue.05")
def test_scales_are_attached_at_once_and_only_detached_as_a_mutation() -> None:
    scene = Scene(knights=("k10", "k01"), blue_cash_on_gain="off")
    gain_blue_card(scene, 0, "b03")
    assert scene.state.special[0] == cards("b03")
    assert movable_at_rest(scene) == {"g17"}
    detach_special(scene.state, 0, IMPLANT, 1, "wk1.blue.04")
    scene.run()
    assert scene.state.over  # the wrong hex for it
    assert armor_value(scene.state, 0, ranged=False) == 1
    detach_special(scene.state, 0, MUTATION, 99, "wk1.blue.05")
    scene.run()
    scene.answer(0, "stop")
    assert scene.state.special[0] == cards("b03")
    detach_special(scene.state, 0, MUTATION, 99, "wk1.blue.05")
    scene.run()
    scene.answer(0, "b03")
    assert scene.state.special[0] == ()


@pytest.mark.rule("wk1.blue.04", "wk1.blue.05", "wk1.blue.06")
def test_each_kind_of_special_gear_comes_off_on_one_hex() -> None:
    found = [
        (NUMBER[tile], effect.trait)
        for tile, actions in enumerate(ACTIONS)
        for action in actions
        for effect in action
        if isinstance(effect, Detach)
    ]
    assert found == [(6, MUTATION), (11, IMPLANT), (12, TUNING)]


@pytest.mark.rule("wk1.blue.06")
def test_tuning_needs_a_vehicle() -> None:
    scene = Scene(blue_cash_on_gain="off")
    gain_blue_card(scene, 0, "b04")
    assert scene.asked() == {0: "place-gear"}
    scene.answer(0, "b04>backpack")
    attach_special(scene.state, 0, TUNING, "wk1.blue.06")
    scene.run()
    assert scene.state.special[0] == ()
    scene.drive(0, "v01")
    attach_special(scene.state, 0, TUNING, "wk1.blue.06")
    scene.run()
    assert scene.state.special[0] == cards("b04")
    assert BY_ID["b04"] in worn(scene.state, 0)
    scene.state.vehicle[0] = NONE
    assert BY_ID["b04"] not in worn(scene.state, 0)  # it has nothing to work on


@pytest.mark.rule("wk1.blue.03", "wk1.vehicle.02")
def test_a_cashed_in_vehicle_leaves_its_owner_on_foot() -> None:
    scene = Scene()
    scene.stack("red", "r12")
    scene.drive(0, "b01")
    scene.load(0, "g05")
    scene.state.fuel[0] = 2
    cash_in(scene.state, 0, BY_ID["b01"])
    scene.run()
    scene.answer(0, "g05>hand:1", "r12>backpack")
    state = scene.state
    assert (state.vehicle[0], state.fuel[0], state.reputation[0]) == (-1, 0, 1)
    assert state.removed == cards("b01")
    assert BY_ID["b01"] not in state.pool


def test_enhancements_on_cashed_in_gear_are_kept() -> None:
    scene = Scene()
    scene.stack("red", "r12")
    scene.wear(0, "b05", "hand:1")
    scene.fit(0, "g13", "b05")
    cash_in(scene.state, 0, BY_ID["b05"])
    scene.run()
    scene.answer(0, "g13>backpack", "r12>backpack")
    assert scene.state.open_links[0] == ()
    assert scene.backpack(0) == ["g13", "r12"]


# -- gear as a cost ------------------------------------------------------------------------------
