"""The module Dogs of War: its wasteland cards and its gear."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.constants import AID
from dustboard.games.wk2.rules.programs import CAMP, MOVE
from dustboard.games.wk2.rules.values import skill_dice, speed
from games.wk2.playing import meet, table, turn_event
from games.wk2.scene import Scene, gear


def war(patch: pytest.MonkeyPatch, knight: str = "johnny") -> Scene:
    return table(patch, knight, dogs_of_war=True)


def test_border_dogs_smell_meds(monkeypatch: pytest.MonkeyPatch) -> None:
    for meds, wounds in ((2, 0), (3, 1)):
        scene = war(monkeypatch)
        scene.give(0, meds=meds)
        scene.wield(0, "a02")
        scene.give(0, ammo=1)
        scene.dice(*(["gV", "w-"] if meds == 3 else []), "gV", "gV", "g2", "w-")
        meet(scene, "w-x09", "a02")
        assert scene.state.wounds[0] == wounds


def test_deserters_leave_for_meds(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch)
    scene.give(0, meds=1)
    meet(scene, "w-x14")
    scene.answer(0, "do")
    assert (scene.state.meds[0], scene.state.xp[0]) == (0, 2)
    assert not scene.told("foe-attack")


def test_a_war_nurse_heals_who_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch)
    scene.give(0, wounds=4)
    scene.dice("g-", "g-", "g-", "w-", "wV")
    meet(scene, "w-x15")
    healed = scene.state.wounds[0]
    assert healed == 4  # Johnny has one white die for Aid (2)
    nelly = war(monkeypatch, "nelly")
    nelly.give(0, wounds=4)
    nelly.dice("g-", "g-", "w-", "b2", "gV")
    meet(nelly, "w-x15")
    assert nelly.state.wounds[0] == 1


def test_conscription_spares_veterans_and_takes_weapons(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch)
    scene.give(0, xp=6)
    scene.dice("gV", "w-")
    turn_event(scene, "w-x12")
    assert scene.state.xp[0] == 8
    green = war(monkeypatch)
    green.wield(0, "a01")
    green.dice("gV", "w-")
    turn_event(green, "w-x12")
    assert green.offered() == ["weapon", "wound"]
    green.answer(0, "weapon")
    assert green.gear_of() == []


def test_a_field_of_shell_holes(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch)
    scene.dice("gV", "g-")
    turn_event(scene, "w-x13")
    assert scene.state.damage[0] == 1
    light = war(monkeypatch)
    light.vehicle(0, "bike")
    turn_event(light, "w-x13")
    assert (light.state.damage[0], light.state.ammo[0]) == (0, 1)


def test_a_collapsed_tunnel_sends_one_back(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny", through_the_waste=True)
    scene.top(0, "w-x08")
    scene.run(MOVE)
    scene.answer(0, "s82", "done")
    if scene.asked() == "armor":
        scene.answer(0, "take")
    assert scene.where() == "s80"
    assert scene.state.wounds[0] == 1


def test_a_trench_gun_and_its_fate(monkeypatch: pytest.MonkeyPatch) -> None:
    for side, wounds in (("", 2), (":broken", 0)):
        scene = war(monkeypatch)
        scene.wield(0, f"q30{side}")
        scene.give(0, ammo=1)
        own = ("bI", "gK", "g-", "g-") if not side else ("gK", "g-", "g-", "g-")
        scene.dice(*own, "g-", "w-")
        meet(scene, "d14", f"q30{side}")
        told = scene.told("foe-wounded")
        assert sum(one.data["amount"] for one in told) == wounds


def test_a_flamer_burns_fuel_instead_of_ammo(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch)
    scene.wield(0, "q32")
    scene.give(0, fuel=1)
    meet(scene, "d14", "q32")
    assert scene.state.fuel[0] == 0
    empty = war(monkeypatch)
    empty.wield(0, "q32")
    empty.give(0, ammo=1)
    meet(empty, "d14")
    assert empty.state.weapon == -1


def test_trench_plate_slows_and_the_satchel_heals() -> None:
    scene = Scene("johnny", dogs_of_war=True)
    plain = speed(scene.state, 0)
    scene.wear(0, "q33")
    assert speed(scene.state, 0) == plain - 1
    scene.wear(0, "q33:broken")
    assert speed(scene.state, 0) == plain
    scene.stow(0, "q34")
    assert skill_dice(scene.state, 0, AID) == (1, 1, 0, 0)
    scene.give(0, wounds=2)
    scene.run(CAMP)
    assert scene.state.wounds[0] == 1


def test_a_stimulant_gives_a_second_attack_for_two_bad_wounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = war(monkeypatch)
    scene.stow(0, "q35")
    scene.wield(0, "a01")
    meet(scene, "d11", "a01")
    assert "q35" in [key.removeprefix("use:") for key in scene.offered()]
    scene.answer(0, next(key for key in scene.offered() if "q35" in key))
    while not scene.state.over and scene.asked():
        scene.answer(0, scene.offered()[-1])
    assert len(scene.told("attack")) == 2
    assert len(scene.told("foe-attack")) == 1
    assert scene.state.contaminated[0] == 2
    assert gear("q35:broken") in scene.state.gear_discard
