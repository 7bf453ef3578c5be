"""Every piece of gear with a text is played, on both sides."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.constants import NEGOTIATE, SURVIVAL, TECH
from dustboard.games.wk2.content.wasteland_table import CARD_ID
from dustboard.games.wk2.rules import values
from dustboard.games.wk2.rules.harm import suffer_radiation
from dustboard.games.wk2.rules.marks import ROUND as ONE_ROUND
from dustboard.games.wk2.rules.marks import forget
from dustboard.games.wk2.rules.programs import CAMP, EXPLORE, MOVE, TEST, TURN
from dustboard.games.wk2.rules.road.route import route_cost
from dustboard.games.wk2.show.seat_view import seat_row
from games.wk2.playing import attack_of, meet, table, turn_event, upgrade
from games.wk2.scene import Scene, board, gear


def kinds(scene: Scene) -> list[str]:
    return [event.kind for event in scene.state.journal or ()]


@pytest.mark.rule("wk2.gear.02", "wk2.gear.04", "wk2.dice.07")
def test_only_the_weapon_that_attacks_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "a01", "a02")
    scene.stow(0, "q01")
    scene.give(0, ammo=1)
    meet(scene, "d11")
    assert scene.offered() == ["bare", "a01", "a02"]  # what is stowed cannot be chosen
    scene.dice("gK", "g-", "g-", "w-")
    scene.answer(0, "a02")
    # the Knife would have made a wound of the fate
    assert not scene.told("foe-wounded")


@pytest.mark.rule("wk2.gear.07", "wk2.card.05")
@pytest.mark.parametrize(("side", "wounds"), [("", 3), (":broken", 2)])
def test_the_pump_action_shotgun(monkeypatch: pytest.MonkeyPatch, side: str, wounds: int) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, f"q01{side}")
    scene.give(0, ammo=1)
    scene.dice("gK", "g-", "g-", "g-")
    meet(scene, "d11", f"q01{side}")
    assert scene.told("foe-wounded")[0].data["amount"] == wounds


def test_the_hunting_rifle_is_for_small_beasts(monkeypatch: pytest.MonkeyPatch) -> None:
    for foe, wounds in (("d11", 2), ("m05", 1)):  # Health 3 and Health 4
        scene = table(monkeypatch, "johnny")
        scene.wield(0, "q02")
        scene.give(0, ammo=1)
        scene.dice("bV", "g-", "g-", "g-")
        meet(scene, foe, "q02")
        assert scene.told("foe-wounded")[0].data["amount"] == wounds


@pytest.mark.rule("wk2.trait.05", "wk2.dice.11")
def test_full_auto_rolls_any_of_the_own_dice_again(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "q03")  # gg
    scene.give(0, ammo=2)
    scene.dice("gV", "g-", "g-", "gI")
    meet(scene, "d03", "q03")
    assert scene.offered() == ["keep", "q03"]
    scene.answer(0, "q03", "die:2", "die:3")
    scene.dice("gV", "gV")
    scene.answer(0, "done")
    assert scene.state.ammo[0] == 0
    assert scene.told("rolls-again")[0].data["number"] == 2
    assert scene.told("foe-wounded")[0].data["amount"] == 2  # of Health 2
    assert scene.gear_of() == ["q03:broken"]  # the botch was left lying


@pytest.mark.rule("wk2.trait.05")
def test_full_auto_needs_ammo_and_a_working_gun(monkeypatch: pytest.MonkeyPatch) -> None:
    for weapon, ammo in (("q03", 1), ("q03:broken", 3), ("a02", 3)):
        scene = table(monkeypatch, "johnny")
        scene.wield(0, weapon)
        scene.give(0, ammo=ammo)
        meet(scene, "d03", weapon)
        assert scene.asked() != "reroll"
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "q05")
    scene.give(0, ammo=3)
    scene.dice("bI", "bI", "g-", "g-")
    meet(scene, "d03", "q05")
    scene.answer(0, "q05")
    scene.dice("bV")
    scene.answer(0, "die:1", "done")
    assert scene.asked() != "reroll"  # once in an attack


@pytest.mark.rule("wk2.combat.12")
def test_a_slingbow_needs_no_ammo(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "q04")
    scene.dice("gV", "gV", "g-", "w-")
    meet(scene, "d03", "q04")
    assert scene.state.beaten == 1


def test_a_flare_blinds_before_the_shot(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "q06")
    scene.give(0, ammo=1)
    scene.dice("g-", "g-", "wK", "gV")
    meet(scene, "d07", "q06")  # ranged ggw: one green die stays
    assert kinds(scene).index("attack") < kinds(scene).index("foe-attack")
    assert scene.told("foe-attack")[0].data["dice"] == [7]


def test_a_sledgehammer_staggers_who_has_not_struck(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "p-alinta-2:a")  # the knight has Ambush
    scene.wield(0, "q08")
    scene.dice("bK", "bI", "g-", "w-")
    meet(scene, "d11", "q08")
    assert scene.told("foe-wounded")[0].data["amount"] == 1
    assert len(scene.told("foe-attack")[0].data["dice"]) == 2


@pytest.mark.parametrize(("foe", "first"), [("d11", True), ("d03", False)])
def test_a_fence_spear_keeps_beasts_away(
    monkeypatch: pytest.MonkeyPatch, foe: str, first: bool
) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "q09")
    meet(scene, foe, "q09")
    order = kinds(scene)
    assert (order.index("attack") < order.index("foe-attack")) is first


def test_a_circular_saw_burns_fuel(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "q10")
    meet(scene, "d03")
    assert scene.asked() != "weapon"
    scene.give(0, fuel=1)
    scene.dice("g-", "g-", "w-", "r2", "bI", "g-", "w-")
    meet(scene, "d11", "q10")
    assert scene.state.fuel[0] == 0


def test_a_shock_baton_is_for_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    for foe, wounds in (("d03", 2), ("d14", 0)):
        scene = table(monkeypatch, "johnny")
        scene.wield(0, "q11")
        meet(scene, foe, "q11")
        told = scene.told("foe-wounded")
        assert (told[0].data["amount"] if told else 0) == wounds


@pytest.mark.rule("wk2.combat.25", "wk2.gear.03", "wk2.gear.09")
def test_what_is_thrown_in_the_advance_step(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.stow(0, "q12:broken")
    meet(scene, "d11")
    scene.dice("b2", "bV")
    scene.answer(0, "do")
    assert scene.state.beaten == 1
    for foe, wounds in (("d11", 3), ("d10", 2)):  # a beast burns better
        scene = table(monkeypatch, "johnny")
        scene.stow(0, "q13")
        meet(scene, foe)
        scene.answer(0, "do")
        assert scene.told("foe-wounded")[0].data["amount"] == wounds
    scene = table(monkeypatch, "johnny")
    scene.stow(0, "q13:broken")
    meet(scene, "d11")
    scene.answer(0, "do")
    assert scene.state.wounds[0] == 1
    assert scene.gear_of() == []


@pytest.mark.parametrize(("side", "dice", "left"), [("", 1, ["q14:broken"]), (":broken", 2, [])])
def test_caltrops_slow_a_melee_attack(
    monkeypatch: pytest.MonkeyPatch, side: str, dice: int, left: list[str]
) -> None:
    scene = table(monkeypatch, "johnny")
    scene.stow(0, f"q14{side}")
    meet(scene, "m01")  # ggw, from an Ambush
    assert scene.offered() == ["do", "decline"]
    scene.answer(0, "do")
    assert len(scene.told("foe-attack")[0].data["dice"]) == dice
    assert scene.gear_of() == left
    scene.stow(0, "q14")
    meet(scene, "d06")  # not against a ranged one
    assert scene.state.over


@pytest.mark.rule("wk2.gear.05", "wk2.combat.18", "wk2.trait.02")
def test_a_tower_plate_stops_what_pierces_armor(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wear(0, "q16")
    scene.dice("b2", "gV", "w-")
    meet(scene, "m14")  # Armor Piercing
    assert scene.asked() == "armor"
    scene.answer(0, "armor")
    assert scene.state.wounds[0] == 1
    assert "q16:broken" in scene.gear_of()
    scene.give(0, wounds=0)
    scene.dice("b2", "gV", "w-")
    meet(scene, "m14")
    assert scene.state.wounds[0] == 3  # the broken side is only a plate
    scene.stow(0, "q16")
    scene.state.armor[0] = ()
    scene.give(0, wounds=0)
    scene.dice("gV", "w-")
    meet(scene, "d03")
    assert scene.asked() != "armor"  # what is stowed protects nobody


@pytest.mark.rule("wk2.wound.09")
def test_a_rad_coat_may_be_broken_against_radiation() -> None:
    scene = Scene("johnny")
    scene.wear(0, "q17")
    scene.at(0, "s73")
    scene.top(1, "m16")
    scene.run(MOVE)
    scene.answer(0, "s77", "done")
    assert scene.asked() == "lead"
    scene.answer(0, "armor")
    assert scene.state.radiation[0] == 0
    assert scene.gear_of() == ["q17:broken"]
    broken = Scene("johnny")
    broken.wear(0, "q17:broken")
    suffer_radiation(broken.state, 0, 1, "wk2.wound.04")
    assert broken.state.radiation[0] == 1
    declined = Scene("johnny")
    declined.wear(0, "q17")
    declined.at(0, "s73")
    declined.run(MOVE)
    declined.answer(0, "s77", "done", "take")
    assert (declined.state.radiation[0], declined.gear_of()) == (1, ["q17"])


@pytest.mark.rule("wk2.dice.06")
@pytest.mark.parametrize(
    ("name", "skill", "dice"),
    [
        ("q19", NEGOTIATE, (2, 1, 0, 0)),
        ("q19", SURVIVAL, (1, 2, 0, 0)),
        ("q19:broken", NEGOTIATE, (2, 1, 0, 0)),
        ("q19:broken", SURVIVAL, (0, 2, 0, 0)),
        ("q20", TECH, (1, 2, 0, 0)),
        ("q20:broken", TECH, (2, 1, 0, 0)),
    ],
)
def test_utilities_add_dice(name: str, skill: int, dice: tuple[int, ...]) -> None:
    scene = Scene("johnny")
    scene.stow(0, name)
    assert values.skill_dice(scene.state, 0, skill) == dice
    assert values.repair(scene.state, 0) == 2 + (name == "q20")


def test_a_hide_harness_helps_while_it_is_worn() -> None:
    scene = Scene("johnny")
    scene.wear(0, "q18")
    assert values.skill_dice(scene.state, 0, SURVIVAL) == (1, 2, 0, 0)
    scene.wear(0, "q18:broken")
    assert values.skill_dice(scene.state, 0, SURVIVAL) == (0, 2, 0, 0)
    scene.state.armor[0] = ()
    scene.stow(0, "q18")
    assert values.skill_dice(scene.state, 0, SURVIVAL) == (0, 2, 0, 0)


def test_binoculars(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.stow(0, "q21")
    assert values.exploration(scene.state, 0) == 3
    scene.wield(0, "a02")
    scene.give(0, ammo=2)
    meet(scene, "d08", "a02")  # with Ambush
    assert len(attack_of(scene)) == 5
    meet(scene, "d03", "a02")
    assert len(attack_of(scene)) == 4


@pytest.mark.rule("wk2.damage.04")
def test_broken_binoculars_show_one_card_more() -> None:
    scene = Scene("logan")  # Exploration 1
    scene.stow(0, "q21:broken")
    scene.run(EXPLORE)
    assert scene.offered() == ["take", "use:q21:broken"]
    scene.answer(0, "use:q21:broken")
    assert scene.state.over
    assert len(scene.state.exploration_discard) == 2
    wreck = Scene("logan")
    wreck.stow(0, "q21:broken")
    wreck.state.wreck[0] = 0
    wreck.run(EXPLORE)
    assert wreck.state.over
    assert wreck.gear_of() == ["q21:broken"]
    working = Scene("logan")
    working.stow(0, "q21")
    working.state.wreck[0] = 0
    assert values.exploration(working.state, 0) == 1  # no bonus, whatever its origin


def test_a_winch(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.vehicle(0, "truck")
    route = (board.BY_ID["s02"],)
    printed = board.COST[route[0]]
    assert printed > 0
    scene.stow(0, "q22")
    assert route_cost(scene.state, 0, route) == printed - 1
    assert route_cost(scene.state, 0, (board.BY_ID["s82"],)) == 0  # a highway
    scene.stow(0, "q22:broken")
    assert route_cost(scene.state, 0, route) == printed
    turn_event(scene, "d27")  # its bar works on both sides
    assert scene.state.fuel[0] == 1
    assert not scene.told("test")


def test_a_geiger_counter(monkeypatch: pytest.MonkeyPatch) -> None:
    for side in ("", ":broken"):
        scene = table(monkeypatch, "johnny")
        scene.stow(0, f"q23{side}")
        scene.at(0, "s73")
        scene.top(1, "m16")
        scene.run(MOVE)
        scene.answer(0, "s77", "done")
        assert (scene.state.radiation[0], scene.state.contaminated[0]) == (0, 1)


@pytest.mark.rule("wk2.dice.05")
def test_a_broken_geiger_counter_does_not_survive_a_botch(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, left in (("q23", ["q23"]), ("q23:broken", [])):
        scene = table(monkeypatch, "johnny")
        scene.stow(0, name)
        scene.dice("gV", "w-")
        scene.run(TEST, 0, TECH, 1)
        assert scene.gear_of() == [name]
        scene.dice("gI", "wV")
        scene.run(TEST, 0, TECH, 1)
        assert scene.gear_of() == left
    scene = table(monkeypatch, "johnny")
    scene.stow(0, "q23:broken")
    scene.dice("g-", "w-", "gI", "w-")
    meet(scene, "d03")  # an attack is a test too
    assert scene.gear_of() == []


def test_a_field_radio_swaps_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.stow(0, "q24")
    scene.top(0, "d02", "d30")
    scene.run(MOVE)
    scene.dice("gV", "gV")
    scene.answer(0, "s82", "done", "do")
    assert [event.data["card"] for event in scene.told("card")] == ["d02", "d30"]
    assert scene.state.over  # the second card had to be resolved
    assert CARD_ID.index("d02") in scene.state.wasteland_discard[0]
    scene.top(0, "d30")
    scene.at(0, "s80")
    scene.run(MOVE)
    scene.answer(0, "s82", "done")
    assert scene.state.over  # once in a round
    forget(scene.state, ONE_ROUND)
    scene.stow(0, "q24:broken")
    scene.top(0, "d02", "d30")
    scene.at(0, "s80")
    scene.run(MOVE)
    scene.answer(0, "s82", "done", "do")
    assert scene.gear_of() == []


def test_a_camp_stove() -> None:
    scene = Scene("johnny")
    scene.stow(0, "q25")
    scene.give(0, wounds=3)
    scene.run(CAMP)
    scene.answer(0, "use:q25")
    assert scene.state.wounds[0] == 2
    assert scene.state.over  # once in a Camp
    scene.stow(0, "q25:broken")
    scene.run(CAMP)
    assert "use:q25:broken" not in scene.offered()  # it needs Fuel
    scene.give(0, fuel=1)
    scene.run(CAMP)
    scene.answer(0, "use:q25:broken")
    assert (scene.state.wounds[0], scene.state.fuel[0]) == (1, 0)


@pytest.mark.rule("wk2.gear.15", "wk2.test.08")
def test_a_stim_patch_comes_after_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.stow(0, "q27")
    scene.dice("g-", "w-", "g-", "w-")
    meet(scene, "d03")
    assert scene.offered() == ["keep", "q27"]
    scene.dice("gV", "wV")
    scene.answer(0, "q27")  # all dice
    assert scene.state.beaten == 1
    assert scene.gear_of() == []
    scene.stow(0, "q27:broken")
    scene.dice("g-", "w-", "gV", "w-")
    meet(scene, "d03")
    scene.answer(0, "q27:broken")
    scene.dice("wV")
    scene.answer(0, "die:2")
    assert scene.state.beaten == 1
    scene.stow(0, "q27")
    scene.dice("g-", "w-")
    scene.run(TEST, 0, TECH, 1)
    assert scene.state.over  # for attacks only


@pytest.mark.rule("wk2.gear.15")
@pytest.mark.parametrize(("side", "healed"), [("", 2), (":broken", 1)])
def test_iodine_tabs_are_taken_between_actions(side: str, healed: int) -> None:
    scene = Scene("johnny")
    scene.stow(0, f"q28{side}")
    scene.give(0, radiation=3)
    scene.run(TURN)
    scene.answer(0, "pass")
    assert f"use:q28{side}" in scene.offered()
    scene.answer(0, f"use:q28{side}")
    assert scene.state.radiation[0] == 3 - healed
    assert scene.state.actions == 1  # it is no action
    last = Scene("johnny")
    last.stow(0, "q28")
    last.give(0, radiation=3)
    last.run(TURN)
    last.answer(0, "pass", "pass")
    assert last.offered() == ["pass", "use:q28"]  # after the last action, too


@pytest.mark.rule("wk2.gear.15")
def test_iodine_tabs_are_not_taken_in_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.stow(0, "q28")
    scene.give(0, radiation=3)
    meet(scene, "d03")
    assert scene.state.over


@pytest.mark.rule("wk2.gear.15", "wk2.test.07")
def test_a_nerve_tonic_is_taken_before_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.stow(0, "q29")
    scene.run(TEST, 0, TECH, 3)
    scene.dice("b2", "bV", "g-", "w-")
    scene.answer(0, "q29")
    assert scene.state.successes == 3
    scene.stow(0, "q29:broken")
    scene.run(TEST, 0, TECH, 3)
    scene.dice("gV", "g-", "w-")
    scene.answer(0, "q29:broken")
    assert scene.gear_of() == []
    scene.stow(0, "q29")
    scene.dice("g-", "w-")
    scene.run(TEST, 0, TECH, 3)
    scene.answer(0, "roll")
    assert scene.state.over  # too late once the dice have fallen
    assert gear("q29") in scene.state.stowed[0]


@pytest.mark.rule("wk2.gear.16")
def test_what_does_nothing_in_the_vehicle_is_marked() -> None:
    scene = Scene("johnny")
    scene.stow(0, "a02", "a06", "q12", "q20", "q26")
    assert seat_row(scene.state, 0)["idle"] == ["a02", "a06"]  # not grenade, tools and food


@pytest.mark.rule("wk2.gear.06")
def test_a_wreck_may_lock_up_what_is_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for blocks, dice in ((False, (1, 2, 0, 0)), (True, (1, 1, 0, 0))):
        scene = table(monkeypatch, "johnny", wreck_blocks_stowed_gear=blocks)
        scene.stow(0, "q20", "q26", "q29")
        scene.give(0, wounds=3)
        scene.state.wreck[0] = 0
        assert values.skill_dice(scene.state, 0, TECH) == dice
        scene.run(CAMP)
        assert (scene.asked() == "camp") is not blocks
        scene.run(TEST, 0, TECH, 1)
        assert (scene.asked() == "boost") is not blocks
