"""Stealing gear: what can be taken, and what comes along."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.rules.gear.gear import is_marked, mark
from dustboard.games.wk1.rules.programs import STEAL
from games.wk1.gear_scene import Scene, cards, names


def rob(scene: Scene) -> None:
    """Seat 0 steals from seat 1."""
    scene.run((STEAL.number, 0, (1,)))


@pytest.mark.rule("wk1.enhance.05", "wk1.gear.14")
def test_a_stolen_card_brings_its_enhancements_and_its_marker() -> None:
    scene = Scene()
    scene.wear(1, "g05", "hand:1")
    scene.fit(1, "g13", "g05")
    mark(scene.state, 1, BY_ID["g05"], "wk1.gear.14")
    rob(scene)
    assert "g13" not in scene.options(0)  # not without its card
    scene.answer(0, "g05", "g05>hand:2")
    assert scene.panels(0)[1] == "g05"
    assert scene.on(0, "g05") == ["g13"]
    assert is_marked(scene.state, 0, BY_ID["g05"])
    assert scene.state.open_links[1] == scene.state.open_marks[1] == ()


@pytest.mark.rule("wk1.start.01", "wk1.start.04")
def test_an_enhancement_is_stolen_from_starting_gear_but_not_the_gear_itself() -> None:
    scene = Scene(knights=("k10", "k03"))
    scene.fit(1, "y11", "s03a")
    rob(scene)
    assert "s03a" not in scene.options(0)
    scene.answer(0, "y11", "y11>backpack")
    assert scene.backpack(0) == ["y11"]
    assert scene.state.open_links[1] == ()


@pytest.mark.rule("wk1.blue.01")
def test_blue_gear_is_not_stolen_neither_open_nor_stored() -> None:
    scene = Scene()
    scene.wear(1, "b06", "body")
    scene.pack(1, "b07")
    rob(scene)
    assert scene.options(0) == ["nothing", "stored"]
    scene.answer(0, "stored")
    assert names(scene.state.aside[0]) == []
    assert scene.state.backpack[1] == cards("b07")


def test_a_stored_card_is_taken_unseen() -> None:
    scene = Scene()
    scene.pack(1, "b07", "y15")
    rob(scene)
    scene.answer(0, "stored", "y15>pocket:1")
    assert scene.panels(0)[3] == "y15"
    taken = scene.event("steals")
    assert taken.seen_by(None) == {"cards": [-1], "rival": 1}
    assert taken.seen_by(1) == {"cards": list(cards("y15")), "rival": 1}  # he sees what is left


@pytest.mark.rule("wk1.gear.12")
def test_a_victim_whose_backpack_shrinks_packs_before_the_thief_does() -> None:
    scene = Scene()
    scene.wear(1, "r08", "body")  # two cards more in the backpack
    scene.pack(1, "g04", "g05", "g06", "g07")
    rob(scene)
    scene.answer(0, "r08")
    assert scene.asked() == {1: "place-gear"}
    while 1 in scene.asked():
        stored = [key for key in scene.options(1) if key.endswith((">backpack", ">hand:1"))]
        scene.answer(1, stored[0] if stored else scene.options(1)[0])
    assert len(scene.state.backpack[1]) <= 3
    assert scene.asked() == {0: "place-gear"}
