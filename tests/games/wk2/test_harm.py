"""Wounds, radiation, damage, falling unconscious, wrecks and elimination."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.rules import harm
from dustboard.games.wk2.rules.actions import ACT, long_fix, regain_consciousness
from dustboard.games.wk2.rules.programs import DEAL_WOUNDS
from dustboard.games.wk2.rules.values import capacity, health, skill_dice, speed, tank
from games.wk2.scene import Scene

RULE = "wk2.wound.10"


@pytest.mark.rule("wk2.wound.01", "wk2.wound.02", "wk2.injury.01", "wk2.combat.19")
def test_wounds_of_both_kinds_fill_health_and_knock_out() -> None:
    scene = Scene("johnny")  # Health 6
    harm.suffer_wounds(scene.state, 0, 3, RULE)
    harm.suffer_contaminated(scene.state, 0, 2, RULE)
    assert scene.state.down[0] < 0
    top = scene.state.injury_deck[-1]
    harm.suffer_wounds(scene.state, 0, 5, RULE)
    assert (scene.state.wounds[0], scene.state.contaminated[0]) == (4, 2)  # never more than Health
    assert scene.state.down[0] == top


@pytest.mark.rule("wk2.injury.08")
def test_who_is_down_takes_no_more_wounds_but_radiation() -> None:
    scene = Scene("johnny")
    harm.suffer_wounds(scene.state, 0, 6, RULE)
    harm.suffer_wounds(scene.state, 0, 1, RULE)
    harm.suffer_radiation(scene.state, 0, 2, RULE)
    assert scene.state.wounds[0] == 6
    assert scene.state.radiation[0] == 2


@pytest.mark.rule("wk2.wound.04", "wk2.wound.06")
def test_radiation_beyond_the_track_contaminates() -> None:
    scene = Scene("johnny")  # Resilience 5
    harm.suffer_radiation(scene.state, 0, 7, RULE)
    assert scene.state.radiation[0] == 5
    assert scene.state.contaminated[0] == 2


@pytest.mark.rule("wk2.wound.05")
def test_radiation_brings_the_penalties_of_the_track() -> None:
    scene = Scene("johnny")
    before = speed(scene.state, 0)
    scene.state.radiation[0] = 4
    assert speed(scene.state, 0) == before
    scene.state.radiation[0] = 5
    assert speed(scene.state, 0) == before - 1


@pytest.mark.rule("wk2.wound.03", "wk2.camp.04")
def test_healing_turns_contaminated_wounds_first_to_normal_ones() -> None:
    scene = Scene("johnny")
    scene.give(0, wounds=1, contaminated=2)
    harm.heal_wounds(scene.state, 0, 3, on_contaminated=1)
    assert (scene.state.wounds[0], scene.state.contaminated[0]) == (0, 1)


@pytest.mark.rule("wk2.injury.02", "wk2.injury.03", "wk2.injury.04", "wk2.injury.06")
def test_regaining_consciousness_heals_and_attaches_the_injury() -> None:
    scene = Scene("johnny")
    harm.suffer_wounds(scene.state, 0, 6, RULE)
    injury = scene.state.down[0]
    scene.state.actions = 2
    scene.run(ACT, 0, 0)
    assert scene.offered() == ["pass", "regain"]
    regain_consciousness(scene.state, 0)
    assert scene.state.down[0] < 0
    assert scene.state.injuries[0] == (injury,)
    assert harm.wounds_of(scene.state, 0) < health(scene.state, 0)


@pytest.mark.rule("wk2.elim.01", "wk2.elim.02", "wk2.elim.04")
def test_the_third_injury_eliminates() -> None:
    scene = Scene("johnny", "logan")
    scene.give(0, fuel=2, ammo=1)
    scene.wield(0, "a01")
    deck = scene.state.injury_deck
    scene.state.injuries[0], scene.state.injury_deck = deck[:2], deck[2:]
    harm.suffer_wounds(scene.state, 0, 7, RULE)
    assert scene.state.out[0] == 1
    assert scene.gear_of(0) == []
    assert scene.state.pool[0] == 12
    assert len(scene.state.injury_deck) == 8


@pytest.mark.rule("wk2.damage.01", "wk2.damage.02", "wk2.damage.08", "wk2.damage.09")
def test_damage_wrecks_a_vehicle_once() -> None:
    scene = Scene("johnny")  # Chassis 5
    harm.suffer_damage(scene.state, 0, 4, RULE)
    assert scene.state.wreck[0] < 0
    harm.suffer_damage(scene.state, 0, 3, RULE)
    assert scene.state.damage[0] == 5
    wreck = scene.state.wreck[0]
    assert wreck >= 0
    harm.suffer_damage(scene.state, 0, 1, RULE)
    harm.attach_malfunction(scene.state, 0)
    assert (scene.state.damage[0], scene.state.wreck[0]) == (5, wreck)
    assert scene.state.malfunctions[0] == ()


@pytest.mark.rule("wk2.damage.06", "wk2.damage.07")
def test_a_long_fix_repairs_and_attaches_the_malfunction() -> None:
    scene = Scene("johnny")
    harm.suffer_damage(scene.state, 0, 5, RULE)
    malfunction = scene.state.wreck[0]
    long_fix(scene.state, 0)
    assert scene.state.wreck[0] < 0
    assert scene.state.malfunctions[0] == (malfunction,)
    assert scene.state.damage[0] < 5


@pytest.mark.rule("wk2.damage.11")
def test_the_third_malfunction_eliminates() -> None:
    scene = Scene("johnny")
    deck = scene.state.malfunction_deck
    scene.state.malfunctions[0], scene.state.malfunction_deck = deck[:2], deck[2:]
    harm.suffer_damage(scene.state, 0, 9, RULE)
    assert scene.state.out[0] == 1


@pytest.mark.rule("wk2.damage.05")
def test_a_wreck_gives_nothing() -> None:
    scene = Scene("johnny")
    scene.vehicle(0, "truck")
    assert capacity(scene.state, 0) == 6
    bent = 5  # Torn Racks: Capacity -2
    scene.state.malfunctions[0] = (bent,)
    assert capacity(scene.state, 0) == 4
    scene.state.wreck[0] = 0
    assert capacity(scene.state, 0) == 6


@pytest.mark.rule("wk2.attach.01", "wk2.attach.02", "wk2.attach.03")
def test_an_injury_can_be_attached_directly() -> None:
    scene = Scene("johnny")
    for number in (1, 2):
        harm.attach_injury(scene.state, 0)
        assert len(scene.state.injuries[0]) == number
        assert scene.state.down[0] < 0
        assert harm.wounds_of(scene.state, 0) == 0
    harm.attach_injury(scene.state, 0)
    assert scene.state.out[0] == 1


@pytest.mark.rule("wk2.stat.01")
def test_a_value_that_drops_never_knocks_out() -> None:
    scene = Scene("johnny")
    scene.give(0, wounds=5, fuel=3, damage=4)
    scene.state.injuries[0] = (0,)  # Cracked Ribs: Health -1
    harm.settle_health(scene.state, 0)
    assert scene.state.wounds[0] == health(scene.state, 0) - 1 == 4
    scene.state.malfunctions[0] = (4,)  # Split Frame: Chassis -1
    harm.settle_chassis(scene.state, 0)
    assert scene.state.damage[0] == 3
    assert tank(scene.state, 0) == 3


@pytest.mark.rule("wk2.combat.18", "wk2.trait.06", "wk2.gear.08", "wk2.combat.36")
def test_armor_prevents_wounds_by_breaking() -> None:
    scene = Scene("johnny")
    scene.wear(0, "a06")  # Protection 2
    scene.run(DEAL_WOUNDS, 0, 3, 0, 0)
    assert scene.asked() == "armor"
    scene.answer(0, "armor")
    assert scene.state.wounds[0] == 1
    assert scene.gear_of() == ["a06:broken"]


@pytest.mark.rule("wk2.gear.09")
def test_broken_armor_is_used_up() -> None:
    scene = Scene("johnny")
    scene.wear(0, "a06:broken")  # Protection 1
    scene.run(DEAL_WOUNDS, 0, 3, 0, 0)
    scene.answer(0, "armor")
    assert scene.state.wounds[0] == 2
    assert scene.gear_of() == []
    assert len(scene.state.gear_discard) == 1


@pytest.mark.rule("wk2.wound.09")
def test_armor_need_not_be_used() -> None:
    scene = Scene("johnny")
    scene.wear(0, "a06")
    scene.run(DEAL_WOUNDS, 0, 2, 0, 0)
    scene.answer(0, "take")
    assert scene.state.wounds[0] == 2
    assert scene.gear_of() == ["a06"]


@pytest.mark.rule("wk2.trait.02")
def test_armor_piercing_wounds_cannot_be_prevented() -> None:
    scene = Scene("sallow")
    scene.wear(0, "a06")
    scene.run(DEAL_WOUNDS, 0, 2, 1, 0)
    assert scene.state.over
    assert scene.state.wounds[0] == 2


@pytest.mark.rule("wk2.combat.18")
def test_armor_prevents_wounds_that_contaminate_as_well() -> None:
    scene = Scene("johnny")
    scene.wear(0, "a06")  # Protection 2
    scene.run(DEAL_WOUNDS, 0, 3, 0, 1)
    scene.answer(0, "armor")
    assert (scene.state.wounds[0], scene.state.contaminated[0]) == (0, 1)


@pytest.mark.rule("wk2.injury.05")
def test_injuries_take_dice_away() -> None:
    scene = Scene("johnny")
    from dustboard.games.wk2.rules.values import dice_lost

    assert dice_lost(scene.state, 0, 1) == 0
    scene.state.injuries[0] = (5,)  # Bad Eye
    assert dice_lost(scene.state, 0, 1) == 1
    assert skill_dice(scene.state, 0, 1) == (0, 2, 0, 0)
