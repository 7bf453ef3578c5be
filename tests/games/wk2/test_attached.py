"""Injuries and malfunctions with a text, and events that stay or carry away."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.wasteland_table import (
    CARD_ID,
    INJURY_HEALS,
    MALFUNCTION_ID,
    MALFUNCTION_REPAIRS,
    UPGRADE_ID,
)
from dustboard.games.wk2.rules.harm import (
    attach_injury,
    eliminate,
    suffer_contaminated,
    suffer_radiation,
    suffer_wounds,
)
from dustboard.games.wk2.rules.programs import CITY, MOVE, TURN
from dustboard.games.wk2.rules.values import health
from games.wk2.playing import attack_of, damage, injure, meet, table, turn_event
from games.wk2.scene import Scene, board


def test_a_torn_shoulder_weighs_on_two_handed_weapons(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    injure(scene, "i3")
    scene.wield(0, "a03")
    meet(scene, "d03", "a03")
    assert scene.asked() == "lost_die"
    scene.answer(0, "white")
    assert len(attack_of(scene)) == 3
    scene.wield(0, "a01")
    meet(scene, "d03", "a01")
    assert len(attack_of(scene)) == 3  # all of them


def test_an_infected_bite_spoils_the_first_wound(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    injure(scene, "i4")
    scene.dice("g2", "wV", "g-", "w-")
    meet(scene, "d03")
    assert (scene.state.wounds[0], scene.state.contaminated[0]) == (2, 1)


def test_shaking_hands_count_botches_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    for mode, left in (("each", []), ("once", ["a01:broken"])):
        scene = table(monkeypatch, "johnny", botch_mode=mode)
        injure(scene, "i7")
        scene.wield(0, "a01")
        scene.dice("g-", "w-", "gI", "g-", "w-")
        meet(scene, "d03", "a01")
        assert scene.gear_of() == left


def test_a_scarred_face_meets_no_ambush_of_gangs(monkeypatch: pytest.MonkeyPatch) -> None:
    for foe, ambushes in (("d08", False), ("m01", True)):
        scene = table(monkeypatch, "johnny")
        injure(scene, "i8")
        scene.wield(0, "a02")
        scene.give(0, ammo=1)
        meet(scene, foe, "a02")
        kinds = [event.kind for event in scene.state.journal or ()]
        assert (kinds.index("foe-attack") < kinds.index("attack")) is ambushes


def test_a_dead_starter_costs_fuel_once_a_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    damage(scene, "f4")
    scene.run(TURN)
    assert "move" not in scene.offered()
    scene.give(0, fuel=1)
    scene.top(0, "d24")
    scene.run(MOVE)
    scene.answer(0, "s82", "done")
    assert scene.told("drives")[0].data["fuel"] == 1
    scene.give(0, fuel=1)
    scene.top(0, "d24")
    scene.run(MOVE)
    scene.answer(0, "s80", "done")
    assert scene.told("drives")[1].data["fuel"] == 0


def test_bad_brakes_do_not_like_long_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    for way, harm in ((("s02", "s06", "s84"), 0), (("s02", "s06", "s84", "s12"), 1)):
        scene = table(monkeypatch, "johnny")
        damage(scene, "f7")
        scene.top(0, "d30")
        scene.top(1, "m20")
        scene.run(MOVE)
        scene.answer(0, *way, "done")
        assert scene.state.damage[0] == harm


@pytest.mark.rule("wk2.card.02", "wk2.wasteland.18")
def test_the_plague_stays_with_who_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.state.bag = ()
    scene.give(0, meds=1)
    turn_event(scene, "d22")
    scene.answer(0, "decline")  # the mask is declared before the roll
    assert scene.state.kept[0] == (CARD_ID.index("d22"),)
    assert scene.state.card == ()
    suffer_radiation(scene.state, 0, 1, "wk2.wound.04")
    assert (scene.state.radiation[0], scene.state.contaminated[0]) == (1, 1)
    suffer_contaminated(scene.state, 0, 1, "wk2.wound.02")
    assert scene.state.contaminated[0] == 3
    scene.give(0, contaminated=0)
    suffer_wounds(scene.state, 0, 3, "wk2.wound.01")
    assert (scene.state.wounds[0], scene.state.contaminated[0]) == (3, 1)
    suffer_wounds(scene.state, 0, 2, "wk2.wound.01")
    assert scene.state.down[0] >= 0
    assert scene.state.kept[0] == ()  # it ends when its holder falls
    assert CARD_ID.index("d22") in scene.state.wasteland_discard[0]


@pytest.mark.rule("wk2.card.02")
def test_the_plague_is_warded_off_or_healed(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.state.bag = ()
    scene.give(0, meds=1)
    turn_event(scene, "d22")
    scene.dice("wV")
    scene.answer(0, "do")  # Makeshift Mask: 1 success
    assert (scene.state.xp[0], scene.state.meds[0]) == (2, 0)
    turn_event(scene, "d22")
    assert scene.state.kept[0]
    scene.at(0, "s07")
    scene.run(CITY)
    scene.answer(0, "quack:0")
    assert scene.state.kept[0] == ()


@pytest.mark.rule("wk2.move.16")
def test_a_flash_flood_carries_the_knight_away(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.vehicle(0, "bike")
    scene.at(0, "s07")  # mountains
    scene.give(0, fuel=1)
    scene.dice("g-", "g-")
    turn_event(scene, "m17")
    if scene.asked() == "space":
        for key in scene.offered():
            assert board.COST[board.BY_ID[key]] < 2
            assert board.STEPS[board.BY_ID["s07"]][board.BY_ID[key]] == 1
        scene.answer(0, scene.offered()[0])
    assert scene.where() != "s07"
    assert scene.state.fuel[0] == 0
    assert not scene.told("card")
    again = table(monkeypatch, "johnny")  # a Medium vehicle passes with 1
    again.dice("gV", "g-")
    turn_event(again, "m17")
    assert again.state.meds[0] == 1


def test_an_old_antenna_shows_what_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.top(0, "d01", "d02", "d03")
    scene.top(1, "m01", "m02", "m03")
    scene.dice("gV", "wV")
    turn_event(scene, "m22")
    scene.answer(0, "d01", "d02", "m03", "m02")  # the last of three, then of two
    tops = [[CARD_ID[card] for card in scene.state.wasteland_deck[deck][-3:]] for deck in (0, 1)]
    assert tops == [["d01", "d02", "d03"], ["m03", "m02", "m01"]]
    failed = table(monkeypatch, "johnny")
    failed.stow(0, "q24")
    turn_event(failed, "m22")
    assert failed.state.xp[0] == 2  # its bar: a Field Radio
    assert len(failed.state.markers) == 1


@pytest.mark.rule("wk2.stat.01")
@pytest.mark.parametrize("id", ["f2", "f6"])
def test_what_a_damaged_vehicle_cannot_hold_is_discarded_at_once(id: str) -> None:
    scene = Scene("johnny")
    scene.give(0, fuel=3, damage=5)
    scene.stow(0, "q19", "q20", "q21", "q22")
    number = MALFUNCTION_ID.index(id)
    scene.state.wreck[0] = number
    scene.state.malfunction_deck = tuple(
        card for card in scene.state.malfunction_deck if card != number
    )
    scene.run(TURN)
    scene.answer(0, "fix")
    if id == "f2":  # Tank -1
        assert (scene.state.fuel[0], scene.asked()) == (2, "action")
    else:  # Capacity -2
        assert (scene.state.fuel[0], scene.asked()) == (3, "fit")
        scene.answer(0, "drop:q19", "drop:q20")
        assert scene.gear_of() == ["q21", "q22"]


@pytest.mark.rule("wk2.injury.08", "wk2.attach.03")
def test_an_injury_that_was_drawn_counts() -> None:
    scene = Scene("johnny", "logan")
    for seat, down in ((0, True), (1, False)):
        injure(scene, ("i1", "i2")[seat], seat)
        if down:
            scene.state.down[seat] = scene.state.injury_deck[-1]
            scene.state.injury_deck = scene.state.injury_deck[:-1]
        attach_injury(scene.state, seat)
    assert scene.state.out == [1, 0]  # one attached and one drawn, against one attached


@pytest.mark.rule("wk2.stat.01", "wk2.combat.19")
@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("how", ["moves", "falls", "leaves the game"])
def test_nobody_has_more_wounds_than_health_when_care_ends(down: bool, how: str) -> None:
    scene = Scene("johnny", "logan")
    state = scene.state
    injure(scene, "i1", 0)  # Health -1
    state.upgrades[1] = (2 * UPGRADE_ID.index("p-nelly-2") + 1,)
    cared_for = health(state, 0)
    state.wounds[0] = cared_for - int(not down)
    if down:
        state.down[0], state.injury_deck = state.injury_deck[-1], state.injury_deck[:-1]
    if how == "moves":
        scene.does({"do": "go", "to": "next"}, seat=1)
        scene.answer(1, scene.offered(1)[0])
    elif how == "falls":
        suffer_wounds(state, 1, 99, "wk2.wound.01")
    else:
        eliminate(state, 1, "wk2.elim.01")
    assert health(state, 0) == cared_for - 1
    assert state.wounds[0] == health(state, 0) - int(not down)


@pytest.mark.rule("wk2.injury.05", "wk2.damage.12")
def test_every_injury_and_malfunction_heals_and_stays() -> None:
    assert all(INJURY_HEALS)
    assert all(MALFUNCTION_REPAIRS)
    scene = Scene("johnny")
    assert len(scene.state.injury_deck) == len(scene.state.malfunction_deck) == 8
