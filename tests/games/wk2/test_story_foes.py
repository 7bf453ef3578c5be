"""Enemies of a sheet: standing foes, decks and rows, and what an entry changes of a fight."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.constants import AMBUSH, GANG, MACHINE, MELEE, RANGED
from dustboard.games.wk2.content.wasteland_table import (
    CARD_NUMBER,
    ENEMY_HEALTH,
    ENEMY_ID,
    ENEMY_MELEE_DICE,
    ENEMY_TYPE,
)
from dustboard.games.wk2.rules import standing
from dustboard.games.wk2.rules.sheets import clear_board
from games.wk2.scene import Scene

CLERK = "f-186"  # a machine, ranged, Health 4


def stands(scene: Scene, health: int = 5) -> None:
    scene.does({"do": "stand_foe", "foe": CLERK, "health": health})


def shoots(scene: Scene, *dice: str) -> None:
    """A combat with the foe: its dice, then those of a knight with a pistol."""
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    scene.does({"do": "fight_standing", "foe": CLERK, "win": [{"do": "flag", "on": "met"}]})
    scene.dice(*dice)
    scene.finish(0, "a02")


@pytest.mark.rule("wk2.foe.01")
def test_a_standing_foe_keeps_its_wounds(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    stands(scene)
    for total in (2, 4):
        shoots(scene, "bI", "g-", "gV", "gV", "g-", "w-")
        assert scene.state.standing_wounds[0] == total
        assert scene.state.standing[0] == ENEMY_ID.index(CLERK)
        assert scene.told("combat-ends")[-1].data["beaten"] is False
    assert scene.state.standing_hurt[0] == 1
    assert scene.state.xp[0] == 0


@pytest.mark.rule("wk2.foe.03")
def test_the_finishing_blow_pays_and_those_who_helped_gain_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene("johnny", "logan", "nelly", patch=monkeypatch)
    stands(scene)
    state = scene.state
    state.standing_wounds[0] = 4
    state.standing_hurt[0] = 0b010  # Logan has wounded it
    shoots(scene, "bI", "g-", "gV", "g-", "g-", "w-")
    assert state.standing[0] == -1
    assert state.xp[:3] == [2, 1, 0]  # the reward of its row, 1 for Logan, none for Nelly
    assert scene.flag("met") == 1


@pytest.mark.rule("wk2.foe.04")
def test_health_of_tokens_counts_in_one_combat_only(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    stands(scene, 3)
    scene.state.terms_health = 2  # as a token does
    scene.state.standing_wounds[0] = 1
    shoots(scene, "bI", "g-", "gV", "gV", "g-", "w-")
    # 1 + 2 wounds are fewer than 5, but as many as its own Health
    assert scene.state.standing[0] == -1
    assert scene.flag("met") == 1


@pytest.mark.rule("wk2.foe.01", "wk2.foe.05", "wk2.plot.06")
def test_a_foe_leaves_with_its_sheet_unless_the_next_goes_on() -> None:
    scene = Scene("johnny")
    stands(scene)
    scene.state.challenge = (3,)
    scene.state.walkers[0] = 5
    clear_board(scene.state)
    assert scene.state.standing == [-1] * 6
    assert scene.state.challenge == ()
    assert scene.state.walkers[0] == -1


@pytest.mark.rule("wk2.foe.02")
def test_a_foe_with_two_lines_answers_in_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny")
    foe = ENEMY_ID.index(CLERK)
    dice = list(ENEMY_MELEE_DICE)
    dice[foe] = (0, 0, 0, 2)
    monkeypatch.setattr(standing, "ENEMY_MELEE_DICE", dice)
    state = scene.state
    state.foe = foe
    state.foe_pool[:] = [0, 1, 1, 0]
    assert standing.attack_of(state, RANGED) == RANGED
    standing.choose_line(state, RANGED)
    assert state.foe_pool == [0, 1, 1, 0]
    assert standing.attack_of(state, MELEE) == MELEE
    standing.choose_line(state, MELEE)
    assert state.foe_pool == [0, 0, 0, 2]


# -- decks and rows -------------------------------------------------------------------------------


@pytest.mark.rule("wk2.sheet.03", "wk2.sheet.04", "wk2.sheet.05", "wk2.sheet.06")
def test_a_machine_is_drawn_fought_and_removed_or_laid_beside() -> None:
    scene = Scene("johnny")
    state = scene.state
    scene.wield(0, "a01")
    scene.does({"do": "build_deck", "types": ["machine"]})
    assert all(ENEMY_TYPE[CARD_NUMBER[card]] == MACHINE for card in state.side_deck)
    assert len(state.side_deck) == 7
    rest, card = state.side_deck[:-1], state.side_deck[-1]
    lost = [{"do": "flag", "on": "grudge"}]
    scene.does({"do": "fight_deck", "lose": lost})
    state.settled = 1  # the combat breaks off
    scene.finish(0)
    assert state.side_deck == rest
    assert state.beside == (card,)  # face up beside the deck
    assert scene.flag("grudge") == 1
    # the deck is spent: what lies beside it is shuffled into a new one
    state.away, state.side_deck = rest, ()
    scene.does({"do": "fight_deck", "win": [{"do": "flag", "on": "met"}]})
    assert scene.asked() == "weapon"
    assert state.foe_card == card
    state.foe_wounds = state.foe_health
    scene.finish(0)
    assert state.away == (*rest, card)
    assert state.beside == ()
    assert scene.flag("met") == 1
    scene.does({"do": "fight_deck", "win": []})  # nobody is left
    assert state.foe == -1


@pytest.mark.rule("wk2.foe.03")
def test_a_row_lies_open_and_is_filled_up() -> None:
    scene = Scene("johnny", "logan")
    state = scene.state
    scene.does({"do": "build_deck", "types": ["gang"], "cards": "B + 2"})
    assert len(state.side_deck) == 4
    assert all(ENEMY_TYPE[CARD_NUMBER[card]] == GANG for card in state.side_deck)
    scene.does({"do": "fill_row", "to": "B"})
    assert len(state.row) == 2
    assert len(state.side_deck) == 2
    row = state.row
    scene.wield(0, "a01")
    scene.does({"do": "fight_row"})
    scene.answer(0, scene.offered()[1])
    state.settled = 1  # the combat breaks off
    scene.finish(0)
    assert state.row == row  # it still lies there
    scene.does({"do": "fight_row"})
    scene.answer(0, scene.offered()[1])
    state.foe_wounds = state.foe_health
    scene.finish(0)
    assert state.row == row[:1]
    scene.does({"do": "fill_row", "to": "B"})
    assert len(state.row) == 2
    scene.does({"do": "thin_row", "all": True})
    assert state.row == ()


# -- terms ----------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.sheet.07")
def test_an_entry_changes_the_action_that_goes_on() -> None:
    scene = Scene("johnny")
    terms = {"do": "terms", "health": -1, "traits": ["ambush"], "fewer_dice": 1, "dice": "w"}
    scene.does(terms, {"do": "terms", "one_hand": True})
    scene.wield(0, "a02", "a03")  # the second takes both hands
    scene.give(0, ammo=1)
    scene.does({"do": "fight", "foe": CLERK})
    assert scene.offered() == ["bare", "a02"]
    state = scene.state
    assert state.foe_health == ENEMY_HEALTH[state.foe] - 1
    assert state.foe_traits & AMBUSH
    assert state.foe_lost == 1
    scene.does({"do": "terms", "no_fight": True}, {"if": "fight", "do": "flag", "on": "met"})
    assert scene.flag("met") == 0


@pytest.mark.rule("wk2.sheet.07")
def test_one_that_remembers_has_a_health_more() -> None:
    scene = Scene("johnny")
    card = scene.state.wasteland_deck[0][-1]
    machine = next(
        one
        for deck in scene.state.wasteland_deck
        for one in deck
        if one < len(ENEMY_ID) and ENEMY_TYPE[CARD_NUMBER[one]] == MACHINE
    )
    scene.state.fought = machine
    scene.wield(0, "a01")
    scene.does({"do": "grudge"}, {"do": "fight_grudge"})
    assert scene.state.foe == CARD_NUMBER[machine]
    assert scene.state.foe_health == ENEMY_HEALTH[CARD_NUMBER[machine]] + 1
    assert card in scene.state.wasteland_deck[0]
