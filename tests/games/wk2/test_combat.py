"""A combat in all its steps, with dice that are known."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.wasteland_table import ENEMY_ID, THREAT_ID
from dustboard.games.wk2.rules.programs import COMBAT
from games.wk2.scene import Scene


def fight(patch: pytest.MonkeyPatch, foe: str, **options: object) -> Scene:
    """A knight who is about to meet an enemy; `meet` begins it, once dice are named."""
    assert foe in ENEMY_ID
    return Scene("johnny", patch=patch, **options)


def meet(scene: Scene, foe: str) -> None:
    scene.run(COMBAT, 0, ENEMY_ID.index(foe), -1)


@pytest.mark.rule("wk2.combat.05", "wk2.combat.07", "wk2.combat.08", "wk2.combat.26")
def test_bare_hands_are_a_melee_attack_with_blades(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d03")
    scene.dice("gV", "w-")  # the Road Sweeper: melee gw
    scene.dice("gV", "wV")  # Johnny's Blades: gw
    meet(scene, "d03")  # Health 2
    assert scene.state.beaten == 1
    assert scene.state.wounds[0] == 1  # both strike at the same time
    assert scene.state.xp[0] == 1
    assert scene.state.fuel[0] == 1


@pytest.mark.rule("wk2.combat.09", "wk2.combat.32", "wk2.combat.27")
def test_an_enemy_that_stands_leaves_and_gives_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d03")
    scene.dice("g-", "w-", "gV", "w-")
    meet(scene, "d03")
    assert scene.state.beaten == 0
    assert scene.state.xp[0] == 0
    assert scene.state.damage[0] == 1  # its Resolution effect
    assert len(scene.told("attack")) == len(scene.told("foe-attack")) == 1


@pytest.mark.rule("wk2.combat.06", "wk2.combat.12", "wk2.combat.13", "wk2.dice.07")
def test_a_ranged_attack_costs_ammo_and_uses_guns(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d03")
    scene.wield(0, "a02")  # Pistol gw
    meet(scene, "d03")
    assert scene.asked() == ""  # without Ammo there is nothing to choose
    scene.give(0, ammo=1)
    scene.rolls.clear()
    scene.run(COMBAT, 0, ENEMY_ID.index("d03"), -1)
    assert scene.offered() == ["bare", "a02"]
    scene.dice("gV", "gV", "g-", "w-")  # Guns gg and the pistol's gw
    scene.answer(0, "a02")
    assert scene.state.ammo[0] == 0
    assert scene.state.beaten == 1
    assert scene.told("attack")[-1].data["attack"] == "ranged"


@pytest.mark.ux("UX-52")
@pytest.mark.rule("wk2.combat.22", "wk2.combat.23")
def test_who_falls_in_the_ranged_step_cannot_strike_later(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d03")
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    meet(scene, "d03")
    scene.dice("g2", "g-", "g-", "w-")
    scene.answer(0, "a02")
    assert scene.state.beaten == 1
    assert not scene.told("foe-attack")  # its melee attack never came
    assert [event.rule for event in scene.told("skips")] == ["wk2.combat.23"]  # and the log says so


@pytest.mark.rule("wk2.combat.15", "wk2.combat.30")
def test_two_ranged_attacks_happen_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d06")
    scene.wield(0, "a02")
    scene.give(0, ammo=1, wounds=4)  # Health 6
    meet(scene, "d06")  # ranged gw, Health 2
    scene.dice("g2", "w-")  # two wounds for the knight, who falls
    scene.dice("g2", "g-", "g-", "w-")  # and two for the raiders
    scene.answer(0, "a02")
    assert scene.state.down[0] >= 0
    assert scene.state.beaten == 1
    assert scene.state.xp[0] == 1  # rewards even when both fall


@pytest.mark.rule("wk2.trait.01", "wk2.combat.34")
def test_ambush_strikes_before_all_else(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d04")
    scene.wield(0, "a02")
    scene.give(0, ammo=1, wounds=5)
    meet(scene, "d04")  # ranged w, Ambush
    scene.dice("wV")
    scene.answer(0, "a02")
    assert scene.state.down[0] >= 0
    assert not scene.told("attack")  # the knight never got to shoot
    assert scene.state.ammo[0] == 1


@pytest.mark.rule("wk2.trait.03")
def test_a_relentless_enemy_strikes_although_it_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d14")
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    meet(scene, "d14")  # melee gw, Health 2, Relentless
    scene.dice("g2", "g-", "g-", "w-")
    scene.dice("gV", "w-")
    scene.answer(0, "a02")
    assert scene.state.beaten == 1
    assert scene.state.wounds[0] == 1


@pytest.mark.rule("wk2.trait.04", "wk2.combat.04")
def test_threat_draws_tokens_for_this_enemy(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d02")
    meet(scene, "d02")
    assert len(scene.told("token")) == 1
    assert len(scene.state.bag) == 10  # they are back in the bag


@pytest.mark.rule("wk2.dice.03", "wk2.dice.09", "wk2.card.05")
def test_each_fate_does_what_the_weapon_says(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d11")
    scene.wield(0, "q01")  # Pump-action Shotgun: fate against melee 3 wounds
    scene.give(0, ammo=1)
    meet(scene, "d11")  # melee, Health 3
    scene.dice("gK", "g-", "g-", "g-")
    scene.answer(0, "q01")
    assert scene.state.beaten == 1


@pytest.mark.rule("wk2.dice.04", "wk2.dice.10", "wk2.gear.08")
def test_a_botch_breaks_the_weapon_after_the_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d11")
    scene.wield(0, "q01")
    scene.give(0, ammo=1)
    meet(scene, "d11")
    scene.dice("gI", "gV", "g-", "g-")
    scene.answer(0, "q01")
    assert scene.gear_of() == ["q01:broken"]
    assert scene.told("foe-wounded")[0].data["amount"] == 1


@pytest.mark.rule("wk2.dice.10")
@pytest.mark.parametrize(("mode", "left"), [("each", []), ("once", ["q01:broken"])])
def test_two_botches_discard_a_working_weapon(
    monkeypatch: pytest.MonkeyPatch, mode: str, left: list[str]
) -> None:
    scene = fight(monkeypatch, "d11", botch_mode=mode)
    scene.wield(0, "q01")
    scene.give(0, ammo=1)
    meet(scene, "d11")
    scene.dice("gI", "gI", "g-", "g-")
    scene.answer(0, "q01")
    assert scene.gear_of() == left


@pytest.mark.rule("wk2.combat.11", "wk2.combat.24")
def test_engagement_can_end_a_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d07")
    scene.give(0, fuel=1, meds=1)
    meet(scene, "d07")  # the Toll Kings take 2 resources
    scene.answer(0, "do", "fuel")
    assert scene.state.over
    assert not scene.told("foe-attack")
    assert scene.state.beaten == 0
    assert scene.state.xp[0] == 0


@pytest.mark.rule("wk2.combat.25", "wk2.gear.03")
def test_a_grenade_is_thrown_in_the_advance_step(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d11")
    scene.stow(0, "q12")
    meet(scene, "d11")  # Health 3
    scene.answer(0, "do")
    assert scene.state.beaten == 1
    assert scene.gear_of() == []
    assert not scene.told("attack")  # it is not the one attack


def token(scene: Scene, id: str) -> None:
    """This token was drawn on the way."""
    number = THREAT_ID.index(id)
    scene.state.bag = tuple(one for one in scene.state.bag if one != number)
    scene.state.drawn = (number,)


@pytest.mark.rule("wk2.threat.09", "wk2.wasteland.09")
def test_a_red_token_can_give_the_enemy_health(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d03")
    token(scene, "t02")
    scene.dice("g-", "w-", "gV", "wV")
    meet(scene, "d03")  # Health 2, now 3
    assert scene.state.beaten == 0


@pytest.mark.rule("wk2.threat.14")
def test_a_red_token_can_give_ambush(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d03")
    token(scene, "t01")
    scene.give(0, wounds=5)
    scene.dice("gV", "w-")
    meet(scene, "d03")
    assert scene.state.down[0] >= 0
    assert not scene.told("attack")


@pytest.mark.rule("wk2.threat.01", "wk2.threat.02", "wk2.combat.20")
def test_red_wounds_come_with_the_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d03")
    token(scene, "t08")  # 2 wounds
    scene.dice("gV", "w-", "g-", "w-")
    meet(scene, "d03")
    assert scene.state.wounds[0] == 3


@pytest.mark.rule("wk2.threat.10", "wk2.threat.11")
@pytest.mark.parametrize(("id", "die"), [("t03", "wV"), ("t05", "bV")])
def test_red_dice_join_the_enemy(monkeypatch: pytest.MonkeyPatch, id: str, die: str) -> None:
    scene = fight(monkeypatch, "d03")
    token(scene, id)
    dice = ["g-", "w-", die] if die[0] == "w" else [die, "g-", "w-"]
    scene.dice(*dice, "g-", "w-")
    meet(scene, "d03")
    assert scene.state.wounds[0] == 1


@pytest.mark.rule("wk2.combat.09", "wk2.trait.01")
def test_an_enemy_that_ambushes_does_not_attack_again(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d04")  # ranged w, Ambush, Health 1
    scene.dice("wV", "g-", "w-")
    meet(scene, "d04")
    assert scene.state.over
    assert scene.state.wounds[0] == 1
    assert [event.kind for event in scene.state.journal if "attack" in event.kind] == [
        "foe-attack",
        "attack",
    ]


@pytest.mark.rule("wk2.threat.13")
def test_a_red_token_can_pierce_armor(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d03")
    token(scene, "t07")
    scene.wear(0, "a06")
    scene.dice("gV", "w-", "g-", "w-")
    meet(scene, "d03")
    assert scene.state.over
    assert scene.state.wounds[0] == 1


@pytest.mark.rule("wk2.threat.15", "wk2.dice.11")
def test_a_red_token_rolls_blanks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d03")
    token(scene, "t09")
    scene.dice("g-", "wV", "g2", "g-", "w-")
    meet(scene, "d03")
    assert scene.state.wounds[0] == 3


@pytest.mark.rule("wk2.threat.12", "wk2.card.03")
def test_an_automatic_fate_does_what_the_card_says(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d06")
    token(scene, "t06")
    scene.dice("g-", "w-", "g-", "w-")
    meet(scene, "d06")  # fate: 1 wound
    assert scene.state.wounds[0] == 1


@pytest.mark.rule("wk2.card.03")
def test_the_gun_tower_rolls_an_idle_die_again(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d01")
    scene.dice("g-", "gV", "w-", "g2")  # the strongest idle die comes again
    scene.dice("g-", "w-")
    meet(scene, "d01")
    assert scene.state.wounds[0] == 3


@pytest.mark.rule("wk2.card.04")
@pytest.mark.parametrize(("armor", "wounds"), [("", 1), ("q15", 3), ("a05", 1)])
def test_the_driller_hurts_more_through_better_armor(
    monkeypatch: pytest.MonkeyPatch, armor: str, wounds: int
) -> None:
    scene = fight(monkeypatch, "d02")
    scene.state.bag = ()  # no token for its Threat
    if armor:
        scene.wear(0, armor)
    scene.dice("bK", "g-", "w-", "g-", "w-")
    meet(scene, "d02")
    assert scene.state.wounds[0] == wounds


@pytest.mark.rule("wk2.combat.28", "wk2.combat.29", "wk2.combat.31")
def test_rewards_are_all_that_the_card_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = fight(monkeypatch, "d05")
    lowest = scene.state.gear_deck[0]
    scene.dice("w-", "w-", "gV", "wV")
    meet(scene, "d05")  # Courier Hound, Health 2: a gear card
    assert scene.state.stowed[0] == (lowest,)
    assert scene.state.foe == -1
    assert len(scene.state.bag) == 10
