"""The module Scavenger: Mr Mall, who lives by what others throw away."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.wasteland_table import EXPLORATION_ID
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.programs import CITY, EXPLORE
from dustboard.kernel.game import Game
from games.wk2.playing import meet, table, upgrade
from games.wk2.scene import Scene, gear


def in_town(*sides: str) -> Scene:
    scene = Scene("mall", scavenger=True)
    for side in sides:
        upgrade(scene, side)
    scene.at(0, "s07")
    return scene


@pytest.mark.rule("wk2.module.09")
def test_the_scavenger_joins_by_option_and_nothing_else_changes() -> None:
    for option in (False, True):
        game = Game(TITLE, 1, 1, {"adventure": "long_count", "scavenger": option})
        decision = game.decision(0)
        assert decision.name == "knight"
        assert ("k-mall" in list(decision.options.keys())) is option
        assert len(decision.options.keys()) == 6 + option
    plain = Game(TITLE, 1, 1, {"adventure": "long_count"})
    more = Game(TITLE, 1, 1, {"adventure": "long_count", "scavenger": True})
    for deck in ("wasteland_deck", "gear_deck", "malfunction_deck"):
        assert getattr(plain.state, deck) == getattr(more.state, deck)


def test_with_the_quick_setup_he_has_no_set_and_drafts() -> None:
    game = Game(TITLE, 1, 1, {"adventure": "long_count", "scavenger": True, "quick_setup": True})
    asked = []
    for _ in range(4):
        decision = game.decision(0)
        asked.append(decision.name)
        keys = decision.options.keys()
        game.answer(0, next((key for key in keys if key in ("k-mall", "a05")), keys[0]))
    assert asked[:3] == ["knight", "vehicle", "draft"]


def test_everything_must_go() -> None:
    scene = in_town()
    scene.wield(0, "a01:broken", "a02")  # worth 0 and 2
    scene.run(CITY)
    scene.answer(0, "stalls")
    assert len(scene.state.offer) == 5
    scene.answer(0, "give:a01:broken")
    broken = scene.state.credit
    plain = Scene("johnny")
    plain.at(0, "s07")
    plain.wield(0, "a02:broken")
    plain.run(CITY)
    plain.answer(0, "stalls", "give:a02:broken")
    scene.answer(0, "give:a02")
    assert scene.state.credit == broken + 2  # working gear counts what it says
    again = in_town()
    again.wield(0, "a02:broken")
    again.run(CITY)
    again.answer(0, "stalls", "give:a02:broken")
    assert again.state.credit == plain.state.credit + 1


def test_a_loyalty_card_opens_a_third_shop() -> None:
    scene = in_town("p-mall-1:a")
    scene.give(0, wounds=5, damage=4)
    scene.run(CITY)
    scene.answer(0, "quack:0", "garage")
    assert "stalls" in scene.offered()
    scene.answer(0, "stalls")
    assert scene.state.over


def test_its_other_side_has_the_workshop_fix_two_cards() -> None:
    scene = in_town("p-mall-1:b")
    scene.stow(0, "q01:broken", "q05:broken", "q07:broken")
    scene.run(CITY)
    scene.answer(0, "workshop:q01:broken")
    assert sorted(scene.offered()) == ["q05:broken", "q07:broken"]
    scene.answer(0, "q05:broken")
    assert sorted(scene.gear_of()) == ["q01", "q05", "q07:broken"]
    assert not [key for key in scene.offered() if key.startswith("workshop")]


def test_lost_property_turns_up_two_cards_to_choose_from() -> None:
    scene = Scene("mall", scavenger=True)
    upgrade(scene, "p-mall-3:a")
    state = scene.state
    first, second = EXPLORATION_ID.index("e01"), EXPLORATION_ID.index("e02")
    rest = tuple(card for card in state.exploration_deck if card not in (first, second))
    state.exploration_deck = (*rest, second, first)
    scene.run(EXPLORE)  # Exploration 3, on a desert
    assert state.found == (first, second)
    assert state.draws == 1
    scene.answer(0, "take-other")
    assert state.meds[0] == 1
    assert state.xp[0] == 0
    assert state.found == ()
    assert set(state.exploration_discard[-2:]) == {first, second}


def test_lost_property_turns_up_one_card_when_one_draw_is_left() -> None:
    scene = Scene("mall", scavenger=True)
    upgrade(scene, "p-mall-3:a")
    scene.give(0, fuel=1)
    scene.run(EXPLORE)
    scene.answer(0, "again")
    assert len(scene.state.found) == 3
    assert "take-other" not in scene.offered()


def test_its_other_side_sells_resources_at_two() -> None:
    scene = in_town("p-mall-3:b")
    scene.give(0, ammo=2)
    scene.run(CITY)
    scene.answer(0, "stalls", "give:ammo", "give:ammo")
    assert scene.state.credit == 4


def test_the_mannequin_breaks_on_any_wound(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "mall", scavenger=True)
    scene.wear(0, "p-mall-4")
    scene.dice("gV", "w-", "g-", "w-")
    meet(scene, "d14")
    assert scene.asked() == "armor"
    scene.answer(0, "take")
    assert scene.state.wounds[0] == 1
    assert scene.state.armor[0] == (gear("p-mall-4:broken"),)
