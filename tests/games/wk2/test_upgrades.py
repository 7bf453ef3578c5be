"""Every upgrade is played: personal ones, general ones, and those that are gear."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import AID, NEGOTIATE, TECH
from dustboard.games.wk2.content.dice import COLOURS, SIDES
from dustboard.games.wk2.content.wasteland_table import UPGRADE_ID
from dustboard.games.wk2.rules import values
from dustboard.games.wk2.rules.experience import upgrades_for
from dustboard.games.wk2.rules.harm import suffer_damage, suffer_radiation
from dustboard.games.wk2.rules.marks import TURN as ONE_TURN
from dustboard.games.wk2.rules.marks import forget
from dustboard.games.wk2.rules.programs import CAMP, CITY, MOVE, TEST, TURN
from games.wk2.playing import injure, meet, table, turn_event, upgrade
from games.wk2.scene import Scene, gear


def highway_with_threat() -> tuple[str, str]:
    """A highway space with one Threat icon, and a space beside it."""
    for space in range(board.COUNT):
        if board.TERRAIN[space] == 0 and board.ICONS[space] == (1, 0, 0):
            for other in board.NEIGHBOURS[space]:
                if board.ENTERABLE[other]:
                    return board.ID[space], board.ID[other]
    raise AssertionError


# -- Johnny ---------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.card.07", "wk2.test.07", "wk2.test.05")
def test_jack_of_all_trades_adds_a_die_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "p-johnny-1:a")
    scene.run(TEST, 0, TECH, 2)
    assert scene.offered() == ["roll", "p-johnny-1:a"]
    scene.dice("gV", "w-", "wV")
    scene.answer(0, "p-johnny-1:a")
    assert scene.state.successes == 2
    scene.dice("gV", "w-")
    scene.run(TEST, 0, TECH, 2)  # not a second time in this turn
    assert scene.state.over
    forget(scene.state, ONE_TURN)
    scene.run(TEST, 0, TECH, 2)
    assert scene.asked() == "boost"
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    meet(scene, "d03", "a02")  # not in an attack
    assert "boost" not in [event.kind for event in scene.told("declares")]
    assert scene.asked() != "boost"


@pytest.mark.rule("wk2.test.08", "wk2.test.04")
def test_jack_of_all_trades_rolls_a_die_again(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "p-johnny-1:b")
    scene.dice("gV", "w-")
    scene.run(TEST, 0, TECH, 2)
    assert scene.asked() == "reroll"  # only after the dice have fallen
    assert scene.told("test")
    scene.answer(0, "p-johnny-1:b")
    scene.dice("wV")
    assert scene.offered() == ["die:1", "die:2"]
    scene.answer(0, "die:2")
    assert scene.state.successes == 2
    scene.dice("gV", "w-")
    forget(scene.state, ONE_TURN)
    scene.run(TEST, 0, TECH, 2)
    scene.answer(0, "keep")  # one may
    assert scene.state.successes == 1


def test_the_night_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "p-johnny-2:a")
    assert values.speed(scene.state, 0) == 6
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "p-johnny-2:b")
    to, start = highway_with_threat()
    scene.at(0, start)
    scene.top(0, "d24")
    scene.run(MOVE)
    scene.answer(0, to, "done")
    assert not scene.told("token")


@pytest.mark.rule("wk2.share.04")
def test_campfire_songs(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny", "logan", "zoey")
    upgrade(scene, "p-johnny-3:b")
    for seat in range(3):
        scene.give(seat, wounds=2)
    scene.at(2, "s45")
    scene.run(CAMP)
    assert scene.state.wounds == [1, 1, 2]  # those elsewhere hear nothing
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "p-johnny-3:a")
    assert values.skill_dice(scene.state, 0, NEGOTIATE) == (2, 1, 0, 0)


def test_the_old_badge_helps_in_events_of_the_road(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.stow(0, "p-johnny-4")
    turn_event(scene, "d21")  # Negotiate (2)
    scene.dice("gV", "w-")
    scene.answer(0, "p-johnny-4")
    assert scene.state.successes == 2
    assert scene.state.xp[0] == 1
    scene.dice("g-", "g-")
    forget(scene.state, ONE_TURN)
    turn_event(scene, "d23")  # the Dust Wall has no road
    assert scene.state.over
    scene.stow(0, "p-johnny-4:broken")
    assert values.skill_dice(scene.state, 0, NEGOTIATE) == (2, 1, 0, 0)


# -- Logan ----------------------------------------------------------------------------------------


def test_the_load_master() -> None:
    scene = Scene("logan")
    upgrade(scene, "p-logan-1:a")
    assert (values.capacity(scene.state, 0), values.tank(scene.state, 0)) == (6, 3)
    scene = Scene("logan")
    upgrade(scene, "p-logan-1:b")
    assert (values.capacity(scene.state, 0), values.tank(scene.state, 0)) == (4, 4)


@pytest.mark.rule("wk2.combat.11")
def test_ramming_in_the_engagement_step(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "logan")
    upgrade(scene, "p-logan-2:a")
    scene.give(0, fuel=1)
    meet(scene, "d03")  # Health 2
    assert scene.offered() == ["do", "decline"]
    scene.answer(0, "do")
    assert scene.state.beaten == 1
    assert scene.state.fuel[0] == 1  # spent, and won
    assert not scene.told("foe-attack")


@pytest.mark.rule("wk2.combat.24")
def test_ramming_in_the_advance_step(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "logan")
    upgrade(scene, "p-logan-2:b")
    scene.dice("g-", "w-", "gV", "g-")
    meet(scene, "d03")
    scene.answer(0, "do")
    assert scene.state.damage[0] == 1
    assert scene.state.beaten == 1  # 1 wound, and 1 from the attack


def test_a_thick_cab() -> None:
    scene = Scene("logan")
    upgrade(scene, "p-logan-3:a")
    assert values.chassis(scene.state, 0) == 7
    scene = Scene("logan")
    upgrade(scene, "p-logan-3:b")
    suffer_damage(scene.state, 0, 2, "wk2.damage.01")
    assert scene.state.damage[0] == 1
    suffer_damage(scene.state, 0, 1, "wk2.damage.01")
    assert scene.state.damage[0] == 2  # the first of the turn only
    forget(scene.state, ONE_TURN)
    suffer_damage(scene.state, 0, 1, "wk2.damage.01")
    assert scene.state.damage[0] == 2


@pytest.mark.parametrize(("side", "wounds"), [("", 2), (":broken", 1)])
def test_the_wheel_brace(monkeypatch: pytest.MonkeyPatch, side: str, wounds: int) -> None:
    scene = table(monkeypatch, "logan")
    scene.wield(0, f"p-logan-4{side}")
    scene.dice("g-", "g-", "w-")
    scene.dice(*(["bI", "gK", "g-", "g-"] if not side else ["gK", "g-", "g-", "g-"]))
    meet(scene, "d11", f"p-logan-4{side}")
    assert scene.told("foe-wounded")[0].data["amount"] == wounds


# -- Alinta ---------------------------------------------------------------------------------------


def test_the_waterfinder() -> None:
    scene = Scene("alinta")
    upgrade(scene, "p-alinta-1:a")
    scene.run(TURN)
    scene.answer(0, "explore", "take")
    found = [event.data for event in scene.told("gained")]
    assert found[-1] == {"resource": "meds", "amount": 1}  # on desert
    scene = Scene("alinta")
    upgrade(scene, "p-alinta-1:b")
    assert values.exploration(scene.state, 0) == 4


@pytest.mark.rule("wk2.trait.01")
def test_a_silent_step_strikes_first_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "alinta")
    upgrade(scene, "p-alinta-2:a")
    scene.dice("b2", "g-")
    meet(scene, "d03")  # Health 2: it never gets to strike
    assert scene.state.beaten == 1
    assert not scene.told("foe-attack")
    scene = table(monkeypatch, "alinta")
    upgrade(scene, "p-alinta-2:a")
    scene.dice("gV", "w-", "bK", "g-")
    meet(scene, "d08")  # with Ambush on both sides the enemy is first
    kinds = [event.kind for event in scene.state.journal or ()]
    assert kinds.index("foe-attack") < kinds.index("attack")
    assert len(scene.told("attack")) == 1  # its one attack is made


@pytest.mark.rule("wk2.gold.12")
def test_a_silent_step_takes_ambush_and_a_die(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "alinta")
    upgrade(scene, "p-alinta-2:b")
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    scene.dice("g-", "w-", "w-", "gV")
    meet(scene, "d08", "a02")  # gw with Ambush: no Ambush, and the white die goes
    kinds = [event.kind for event in scene.state.journal or ()]
    assert kinds.index("attack") < kinds.index("foe-attack")
    assert len(scene.told("foe-attack")[0].data["dice"]) == 1


@pytest.mark.rule("wk2.xp.11")
def test_an_upgrade_is_open_from_just_the_experience_it_needs() -> None:
    scene = Scene("alinta")
    for xp, open_now in ((5, False), (6, True)):
        scene.state.xp[0] = xp
        ids = {UPGRADE_ID[face // 2] for face in upgrades_for(scene.state, 0)}
        assert ("p-alinta-2" in ids) is open_now


@pytest.mark.rule("wk2.gold.07")
def test_an_enemy_with_one_die_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "alinta")
    upgrade(scene, "p-alinta-2:b")
    meet(scene, "d17")  # b
    (die,) = scene.told("foe-attack")[0].data["dice"]
    assert COLOURS[die // SIDES] == "blue"


def test_a_desert_larder() -> None:
    scene = Scene("alinta")
    upgrade(scene, "p-alinta-3:a")
    scene.give(0, wounds=3)
    scene.run(CAMP)
    assert scene.state.wounds[0] == 1
    scene = Scene("alinta")
    upgrade(scene, "p-alinta-3:b")
    scene.give(0, contaminated=3, meds=1)
    scene.run(CAMP)
    scene.answer(0, "meds:3")
    assert (scene.state.contaminated[0], scene.state.wounds[0]) == (0, 0)


def test_the_surveyors_pike(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "alinta")
    upgrade(scene, "p-alinta-2:a")  # she strikes first, so that the fate still counts
    scene.wield(0, "p-alinta-4")
    scene.dice("bK", "bI", "bI", "g-", "gV", "g-")
    meet(scene, "d11", "p-alinta-4")  # ggw, Health 3
    assert scene.told("foe-wounded")[0].data["amount"] == 1
    assert len(scene.told("foe-attack")[0].data["dice"]) == 2  # one die less


# -- Zoey -----------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.card.06", "wk2.combat.15")
def test_the_boom_stick_comes_before_a_ranged_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "zoey")
    scene.wield(0, "p-zoey-1")
    scene.give(0, ammo=1)
    scene.dice("b2", "bV", "g-", "gI")  # Guns bg, the weapon bg; one botch
    meet(scene, "d06", "p-zoey-1")  # ranged, Health 2
    while scene.asked() == "resource":
        scene.answer(0, "fuel")
    assert scene.state.beaten == 1
    assert not scene.told("foe-attack")
    assert scene.gear_of() == ["p-zoey-1"]  # one botch is ignored
    scene = table(monkeypatch, "zoey")
    scene.wield(0, "p-zoey-1:broken")
    scene.give(0, ammo=1)
    scene.dice("gV", "w-", "b2", "gK", "g-", "g-")
    meet(scene, "d06", "p-zoey-1:broken")
    assert len(scene.told("foe-attack")) == 1  # the broken side is as fast as any
    assert scene.told("foe-wounded")[0].data["amount"] == 2


def test_the_boom_stick_is_answered_by_who_still_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "zoey")
    scene.wield(0, "p-zoey-1")
    scene.give(0, ammo=1)
    scene.dice("bV", "bI", "gI", "g-", "gV", "w-")
    meet(scene, "d06", "p-zoey-1")
    kinds = [event.kind for event in scene.state.journal or ()]
    assert kinds.index("attack") < kinds.index("foe-wounded") < kinds.index("foe-attack")
    assert scene.state.wounds[0] == 1
    assert scene.gear_of() == ["p-zoey-1:broken"]  # two botches, one ignored


def test_paperwork(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "zoey")
    upgrade(scene, "p-zoey-2:a")
    scene.dice("gV", "gV", "w-")  # gw, and a green die with gangs
    turn_event(scene, "d21")
    assert scene.state.successes == 2
    scene.dice("g-", "w-")
    turn_event(scene, "d25")  # a merchant is no gang
    assert len(scene.told("test")[-1].data["dice"]) == 2
    scene = table(monkeypatch, "zoey")
    upgrade(scene, "p-zoey-2:b")
    scene.state.gear_deck = ()
    for enemy in range(1, 4):
        scene.dice("w-", "w-", "g2", "w-")
        meet(scene, "d05")  # gives no experience of its own
        assert scene.state.xp[0] == (1 if enemy == 3 else 0)


def test_a_hair_trigger(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "zoey")
    upgrade(scene, "p-zoey-3:a")
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    scene.dice("bI", "g-", "g-", "w-")
    meet(scene, "d03", "a02")
    assert scene.asked() == "reroll"
    scene.answer(0, "p-zoey-3:a")
    scene.dice("b2")
    scene.answer(0, "die:1")
    assert scene.state.beaten == 1
    assert scene.gear_of() == ["a02"]  # the botch is gone
    scene = table(monkeypatch, "zoey")
    upgrade(scene, "p-zoey-3:b")
    scene.wield(0, "a02")
    meet(scene, "d04", "a02")  # printed Health 1: no Ammo needed
    assert scene.told("attack")[0].data["weapon"] == "a02"
    meet(scene, "d03")
    assert scene.asked() != "weapon"


@pytest.mark.rule("wk2.wound.05")
def test_who_shakes_too_much_rolls_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "zoey")
    upgrade(scene, "p-zoey-3:a")
    scene.wield(0, "a02")
    scene.give(0, ammo=1, radiation=5)
    meet(scene, "d03", "a02")
    while scene.asked() == "lost_die":
        scene.answer(0, scene.offered()[0])
    assert scene.asked() != "reroll"


def test_the_long_coat() -> None:
    scene = Scene("zoey")
    scene.wear(0, "p-zoey-4")
    assert values.skill_dice(scene.state, 0, NEGOTIATE) == (2, 1, 0, 0)
    scene.wear(0, "p-zoey-4:broken")
    assert values.skill_dice(scene.state, 0, NEGOTIATE) == (1, 1, 0, 0)


# -- Nelly ----------------------------------------------------------------------------------------


def test_steady_hands() -> None:
    scene = Scene("nelly")
    upgrade(scene, "p-nelly-1:a")
    assert values.skill_dice(scene.state, 0, AID) == (0, 1, 2, 0)
    scene = Scene("nelly")
    upgrade(scene, "p-nelly-1:b")
    injure(scene, "i2")
    assert values.dice_lost(scene.state, 0, AID) == 0
    assert values.dice_lost(scene.state, 0, TECH) == 1


def test_a_field_hospital_is_a_quack_once_a_sheet() -> None:
    scene = Scene("nelly")
    upgrade(scene, "p-nelly-2:a")
    scene.give(0, wounds=4, radiation=2)
    injure(scene, "i3")
    scene.run(CAMP)
    assert {"quack:0", "quack:i3"} <= set(scene.offered())
    scene.answer(0, "quack:0")
    assert (scene.state.wounds[0], scene.state.radiation[0]) == (0, 1)
    scene.run(CAMP)
    assert scene.state.over


def test_a_field_hospital_keeps_injuries_away() -> None:
    scene = Scene("nelly", "johnny")
    upgrade(scene, "p-nelly-2:b")
    injure(scene, "i1", 1)  # -1 Health
    assert values.health(scene.state, 1) == 6
    scene.at(0, "s45")
    assert values.health(scene.state, 1) == 5


@pytest.mark.rule("wk2.stat.01")
def test_leaving_the_field_hospital_never_knocks_out(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "nelly", "johnny")
    upgrade(scene, "p-nelly-2:b")
    injure(scene, "i1", 1)
    scene.give(1, wounds=5)
    scene.top(0, "d24")
    scene.run(MOVE)
    scene.answer(0, "s82", "done")
    assert (scene.state.wounds[1], scene.state.down[1]) == (4, -1)


def test_the_needle_gun(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "nelly")
    scene.wield(0, "p-nelly-3")
    scene.dice("gK", "g-", "g-", "w-", "gV")
    meet(scene, "d06", "p-nelly-3")  # no Ammo is needed; before the raiders' gw
    assert len(scene.told("foe-attack")[0].data["dice"]) == 1
    assert scene.state.wounds[0] == 1


def test_a_bedside_manner() -> None:
    scene = Scene("nelly")
    upgrade(scene, "p-nelly-4:a")
    assert values.skill_dice(scene.state, 0, NEGOTIATE) == (0, 1, 1, 0)  # those of Aid
    scene = Scene("nelly", "johnny")
    upgrade(scene, "p-nelly-4:b")
    scene.give(0, meds=3, wounds=1)
    scene.give(1, radiation=2)
    scene.run(CAMP)
    scene.answer(0, "meds:0")
    assert scene.state.xp[0] == 0
    scene.answer(0, "meds:radiation@1", "meds:radiation@1")
    assert scene.state.xp[0] == 1  # once in a round


# -- Sallow ---------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.trait.07")
def test_an_iron_shirt_adds_to_armor_and_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for foe, placed, left in (("d15", 1, "a06:broken"), ("m14", 4, "a06")):
        scene = table(monkeypatch, "johnny")
        upgrade(scene, "p-sallow-1:a")
        scene.wear(0, "a06")  # Protection (2)
        scene.dice(*(["g2", "g2"] if foe == "d15" else ["b2", "gV", "wV"]))
        scene.dice("g-", "w-")
        meet(scene, foe)
        if scene.asked() == "armor":
            scene.answer(0, "armor")
        assert scene.state.wounds[0] == placed  # Armor Piercing stops both
        assert scene.gear_of() == [left]
    scene = table(monkeypatch, "sallow")
    upgrade(scene, "p-sallow-1:b")
    assert values.health(scene.state, 0) == 8


def test_breath_control() -> None:
    scene = Scene("sallow")
    upgrade(scene, "p-sallow-2:a")
    suffer_radiation(scene.state, 0, 2, "wk2.wound.04")
    suffer_radiation(scene.state, 0, 1, "wk2.wound.04")
    assert scene.state.radiation[0] == 2  # the first of the turn is ignored
    scene = Scene("sallow")
    upgrade(scene, "p-sallow-2:b")
    assert values.resilience(scene.state, 0) == 7


@pytest.mark.rule("wk2.dice.09")
def test_a_falling_leaf(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "sallow")
    upgrade(scene, "p-sallow-3:b")
    scene.wield(0, "a01")  # its own fate: 1 wound more
    scene.dice("g-", "g-", "w-", "bK", "bI", "gK")
    meet(scene, "d11", "a01")
    assert scene.asked() == "fate"
    assert scene.offered() == ["a01", "p-sallow-3:b"]
    scene.answer(0, "a01", "p-sallow-3:b")  # each fate goes to one of them
    assert scene.told("foe-wounded")[0].data["amount"] == 3
    scene = table(monkeypatch, "sallow")
    upgrade(scene, "p-sallow-3:a")
    scene.dice("g2", "g-", "w-", "bK", "bI", "g-")
    meet(scene, "d11")  # with bare hands: Protection (1), and one more wound is prevented
    assert scene.state.wounds[0] == 0


def test_prayer_beads(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "sallow")
    scene.stow(0, "p-sallow-4")
    scene.run(CAMP)
    scene.answer(0, "use:p-sallow-4")
    assert scene.state.over  # once in a Camp
    scene.dice("wV")
    scene.run(TEST, 0, TECH, 2)
    assert scene.state.successes == 2
    scene.dice("wV")
    scene.run(TEST, 0, TECH, 2)
    assert scene.state.successes == 1
    scene.stow(0, "p-sallow-4:broken")
    scene.run(TEST, 0, TECH, 3)
    scene.dice("wV")
    scene.answer(0, "p-sallow-4:broken")
    assert scene.state.successes == 3
    assert scene.gear_of() == []


# -- general ones ---------------------------------------------------------------------------------


@pytest.mark.rule("wk2.card.08")
def test_controlled_fury_is_turned_for_a_wound(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "u1:a")
    scene.dice("w-", "w-", "gV", "w-")
    meet(scene, "d05")  # bare-handed, 1 success
    scene.answer(0, "u1:a")
    assert scene.told("foe-wounded")[0].data["amount"] == 2
    scene.dice("w-", "w-", "gV", "w-")
    meet(scene, "d05")
    assert scene.state.over  # not again until a Camp
    scene.run(CAMP)
    scene.dice("w-", "w-", "gV", "w-")
    meet(scene, "d05")
    assert scene.asked() == "reroll"
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    scene.dice("g-", "g-", "g-", "w-")
    meet(scene, "d05", "a02")
    assert scene.asked() != "reroll"  # not with a ranged weapon


def test_controlled_fury_rolls_again_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "u1:b")
    scene.dice("w-", "w-", "g-", "w-")
    meet(scene, "d05")
    scene.answer(0, "u1:b")
    scene.dice("gV")
    scene.answer(0, "die:1")
    assert scene.asked() == "reroll"
    scene.answer(0, "u1:b")
    scene.dice("wV")
    scene.answer(0, "die:2")
    assert scene.state.beaten == 1
    scene.dice("w-", "w-", "g-", "w-")
    meet(scene, "d05")
    assert scene.state.over


@pytest.mark.rule("wk2.share.04", "wk2.camp.11")
def test_a_master_tinkerer() -> None:
    scene = Scene("johnny", "logan")  # Repair 2
    upgrade(scene, "u2:a")
    scene.give(1, damage=4)
    scene.run(CAMP)
    scene.answer(0, *["repair:damage@1"] * 4)
    assert scene.state.damage[1] == 0
    scene = Scene("logan")  # Repair 3
    upgrade(scene, "u2:b")
    scene.stow(0, "q05:broken")
    scene.run(CAMP)
    scene.answer(0, "repair:q05:broken")  # X counts as 3
    assert scene.gear_of() == ["q05"]


def test_a_tinkerer_counts_one_x_in_a_camp() -> None:
    scene = Scene("logan")
    upgrade(scene, "u2:b")
    upgrade(scene, "u2:a")
    scene.state.noted[0] = ()
    scene.stow(0, "q05:broken", "q10:broken")
    scene.state.upgrades[0] = (*scene.state.upgrades[0], scene.state.upgrades[0][1])  # Repair 7
    scene.run(CAMP)
    scene.answer(0, "repair:q05:broken")
    assert scene.state.points == 4
    assert scene.state.over


def offer(scene: Scene, *names: str) -> None:
    """These cards lie at the bottom of the gear deck."""
    faces = [gear(name) for name in names]
    rest = list(scene.state.gear_deck)
    for face in faces:
        rest.remove(face)
    scene.state.gear_deck = (*faces, *rest)


def test_a_hard_bargain() -> None:
    scene = Scene("johnny")
    upgrade(scene, "u3:a")
    scene.at(0, "s07")
    scene.give(0, ammo=2)
    offer(scene, "q01:broken", "q07:broken", "q20:broken")  # worth 3, 1, 2
    scene.run(CITY)
    scene.answer(0, "stalls", "give:ammo", "give:ammo", "take:q01:broken")
    assert scene.state.credit == 0  # 2 for a card of 3
    assert "take:q07:broken" not in scene.offered()  # the next one has its full price
    scene = Scene("johnny")
    upgrade(scene, "u3:b")
    scene.at(0, "s07")
    scene.give(0, ammo=2)
    scene.run(CITY)
    scene.answer(0, "stalls", "give:ammo")
    assert scene.state.credit == 2
    scene.answer(0, "give:ammo")
    assert scene.state.credit == 3


def test_leather_skin(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "u4:a")
    scene.at(0, "s73")
    scene.top(1, "m16")
    scene.run(MOVE)
    scene.answer(0, "s77", "done")
    assert (scene.state.radiation[0], scene.state.contaminated[0]) == (1, 0)
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "u4:b")
    assert values.health(scene.state, 0) == 7


def test_sixth_gear() -> None:
    scene = Scene("johnny")
    upgrade(scene, "u5:a")
    assert (values.speed(scene.state, 0), values.bonus(scene.state, 0)) == (6, 2)
    scene = Scene("johnny")
    upgrade(scene, "u5:b")
    assert (values.speed(scene.state, 0), values.bonus(scene.state, 0)) == (5, 3)


def test_a_campfire_doctor() -> None:
    scene = Scene("johnny", "logan")
    upgrade(scene, "u6:a")
    scene.give(0, wounds=1)
    scene.give(1, wounds=2)
    scene.run(CAMP)
    assert scene.state.wounds == [0, 1]
    scene = Scene("johnny")
    upgrade(scene, "u6:b")
    scene.give(0, wounds=1, radiation=2, meds=1)
    scene.run(CAMP)
    scene.answer(0, "meds:0")
    assert (scene.state.wounds[0], scene.state.radiation[0]) == (0, 1)


@pytest.mark.rule("wk2.xp.10", "wk2.xp.18", "wk2.xp.16")
def test_upgrades_stay_as_they_were_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "logan")
    scene.state.due[0] = 1
    upgrade(scene, "u5:a")
    scene.run(CAMP)
    assert not [key for key in scene.offered() if "u5" in key]  # no other side, no second card
    scene.answer(0, "upgrade:p-logan-4:a")
    assert len(scene.state.upgrades[0]) == 2
    scene.state.stowed[0] = ()
    scene.wield(0, "p-logan-4")  # it takes a hand, and breaks like other gear
    scene.dice("g-", "g-", "w-", "bI", "g-", "g-", "g-")
    meet(scene, "d11", "p-logan-4")
    assert scene.gear_of() == ["p-logan-4:broken"]
    scene.dice("g-", "g-", "w-", "gI", "g-", "g-", "g-")
    meet(scene, "d11", "p-logan-4:broken")
    assert scene.gear_of() == []
    assert len(scene.state.upgrades[0]) == 1  # it counts no longer
    scene.state.due[0] = 1
    scene.run(CAMP)
    assert "upgrade:p-logan-4:a" in scene.offered()  # it went back to its deck
