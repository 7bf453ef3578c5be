"""The worked examples of fights, number by number."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID, COLOUR
from dustboard.games.wk1.content.constants import LONG, MEDIUM, PURPLE, YELLOW
from dustboard.games.wk1.rules.gear.gear import owned
from games.wk1.fight_scene import KNIGHT, RIVAL, WASTER, Fight, cards


@pytest.mark.rule("wk1.gold.09", "wk1.wasteland.20", "wk1.attack.12", "wk1.combat.20")
def test_w06_inhr_costs_two_dice_in_its_own_combat_only() -> None:
    fight = Fight(knights=("k04", "k13", "k10"))  # Russel Crown, Guns 2
    fight.arm(KNIGHT, "g04")  # a crossbow: medium
    fight.state.ammo[KNIGHT] = 1
    fight.face("w20")
    fight.dice(9)  # 2 - 2 dice: one is always rolled
    fight.clash("attack", "prepare")
    assert fight.rolls() == [[9]]
    fight.defend()
    fight.defend()
    # 1 dominance for the attack, and nothing lost through it: armor soaked the damage
    assert fight.event("combat-ends").data["side"] == 0
    fight.settle()
    assert fight.state.ammo[KNIGHT] == 2
    reward = fight.event("drew-gear").data["card"]
    assert COLOUR[reward] == YELLOW
    assert reward in owned(fight.state, KNIGHT)
    assert fight.state.wasteland_discard == cards("w20")
    assert fight.over()
    assert not fight.state.stopped
    fight.face("w19")  # the next enemy does not know InHR
    fight.dice(2, 2)
    fight.clash("attack", "prepare")
    assert fight.rolls()[-1] == [2, 2]


@pytest.mark.rule("wk1.escape.05", "wk1.escape.06", "wk1.escape.07")
def test_w07_a_failed_escape_from_furball_costs_two_health_and_no_combat() -> None:
    fight = Fight(knights=("k08", "k13", "k10"))  # Geoffrey Goldrush, Survival 3, armor 1
    fight.dice(6, 1, 2)
    fight.escape("w21")
    assert fight.state.health[KNIGHT] == 2
    assert "combat" not in fight.kinds()
    assert fight.event("health").rule == "wk1.escape.06"
    assert fight.state.wasteland_discard == cards("w21")
    assert fight.state.reputation[KNIGHT] == 0
    assert fight.over()
    assert not fight.state.stopped


@pytest.mark.rule("wk1.dominance.05", "wk1.dominance.03", "wk1.dominance.04", "wk1.card.24")
def test_w08_the_marker_moves_by_the_difference_of_the_gains() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "g05")
    fight.face("w37")  # Bone Surfers: Aggression 4, one multi-attack icon, Health 2
    fight.set_range("short")
    # the surfers' melee icon is first: two Health through a Bull's Eye more than the armor
    fight.dice(10, 10, 1, 1, 1, 9, 1, 1)
    fight.clash("attack", "multi_attack", other="panel:melee")
    assert fight.rolls() == [[10, 10, 1, 1, 1], [9, 1, 1]]
    assert fight.state.health[KNIGHT] == 2
    assert fight.state.foe_loss == 1
    assert fight.event("dominance").data.items() >= {"gains": [2, 4], "now": -2}.items()


def chris(edition: str = "en") -> Fight:
    """Chris Hammersworn against Hell Raiders, with Nice Trophy! open."""
    fight = Fight(knights=("k03", "k13", "k10"), edition=edition)
    fight.hold(KNIGHT, "l02", "l03")
    fight.wear(KNIGHT, "g02", "pocket:1")
    fight.lay_task(PURPLE, "t02")
    fight.state.common_deck = cards("t05", "t06")
    fight.stack("yellow", "y08")
    fight.stack("green", "g18")
    fight.face("w19")
    fight.answer(KNIGHT, "l02", "long", "pass")
    return fight


@pytest.mark.rule("wk1.range.02", "wk1.card.11", "wk1.attack.09", "wk1.combat.18", "wk1.range.08")
def test_w09_chris_against_hell_raiders_die_by_die() -> None:
    fight = chris()
    state = fight.state
    assert state.range == LONG
    # clash 1: one die of two, +1 damage, one soaked
    fight.dice(9)
    fight.clash("attack", "prepare")
    fight.calm()
    assert state.ammo[KNIGHT] == 3
    assert fight.rolls() == [[9]]
    assert fight.event("hit").data == {"side": 0, "damage": 2, "bulls": 0}
    assert fight.event("foe-loss").data.items() >= {"lost": 1, "now": 1}.items()
    assert fight.event("dominance").data.items() >= {"gains": [2, 0], "now": 2}.items()
    assert state.prepared == [0, 1]
    # clash 2: the same icon, so both attack; a 9 is a Bull's Eye after Prepare
    fight.dice(5, 1, 3, 4, 7, 9)
    fight.clash("attack", "attack")
    fight.answer(KNIGHT, "pass")  # before his check
    fight.answer(KNIGHT, "pass")  # after it: the second verse is kept for later
    fight.rest_of_clash()
    assert fight.event("initiative").data == {"order": [0, 1], "together": True}
    assert fight.rolls()[1:] == [[5], [1, 3, 4, 7, 9]]
    assert fight.event("hit").data.items() >= {"side": 1, "damage": 3, "bulls": 1}.items()
    assert fight.events("health")[0].data.items() >= {"change": -2, "now": 2}.items()
    assert fight.event("dominance").data.items() >= {"gains": [1, 3], "now": 0}.items()
    # clash 3: Medi-shot, Die Already!, a miss rolled again
    assert state.health[KNIGHT] == 2
    fight.answer(KNIGHT, "g02")
    assert state.health[KNIGHT] == 4
    fight.dice(6, 9, 1, 1, 1)
    fight.clash("attack", "attack")
    fight.answer(KNIGHT, "l03", "k03")
    assert state.ability_marked[KNIGHT] == 1
    fight.calm()
    assert state.ammo[KNIGHT] == 1 + 1  # three attacks, and one as a reward; none for the repeat
    assert fight.event("rolls-again").data["dice"] == [9]
    assert fight.event("foe-loss").data.items() >= {"lost": 2, "now": 3}.items()
    assert fight.rolls()[-1] == [1, 1, 1]  # equal initiative: the Raiders still attack
    assert fight.kinds()[fight.kinds().index("combat-ends") - 1] == "miss"
    assert len(fight.events("dominance")) == 2  # skipped after a defeat
    # the end: a Vest at once on the body, the task's rewards
    fight.answer(KNIGHT, "draw", "y08>body")
    fight.settle()
    assert fight.panels(KNIGHT)[2] == "y08"
    assert "g18" in [*fight.panels(KNIGHT), *fight.backpack(KNIGHT)]
    assert state.reputation[KNIGHT] == 2
    assert state.wasteland_discard == cards("w19")
    assert (state.dominance, state.range, state.fight) == (0, MEDIUM, 0)
    assert state.slots[PURPLE] in cards("t05", "t06")


@pytest.mark.rule("wk1.range.08")
def test_w09_the_other_edition_has_the_same_dice() -> None:
    """Its example forgets the die under the enemy's icon; modifiers count for enemies in both."""
    fight = chris("pl")
    fight.dice(9)
    fight.clash("attack", "prepare")
    fight.calm()
    fight.dice(5, 1, 3, 4, 7, 9)
    fight.clash("attack", "attack")
    fight.calm()
    assert fight.rolls() == [[9], [5], [1, 3, 4, 7, 9]]


@pytest.mark.rule("wk1.resource.09", "wk1.resource.08")
def test_w11_losing_stops_at_zero_and_spending_needs_all() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "r02")
    fight.state.ammo[KNIGHT] = 1
    fight.state.fuel[KNIGHT] = 1
    fight.face("w35")  # Toll Kings take 2 Fuel from those who lose
    fight.answer(KNIGHT, "decline")
    assert fight.refuses(KNIGHT, "multi_attack") == "wk1.card.23"
    fight.lose_by_dominance()
    assert fight.event("combat-ends").data["side"] == 1
    assert fight.state.fuel[KNIGHT] == 0
    assert fight.state.health[KNIGHT] == 4


@pytest.mark.rule("wk1.weapon.01")
def test_w12_a_fuel_weapon_is_paid_once_in_a_combat() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y01")
    fight.state.fuel[KNIGHT] = 3
    fight.face("w19")
    fight.set_range("short")
    for _ in range(2):
        fight.clash("attack", "prepare" if fight.state.clash == 1 else "defend")
        assert fight.state.fuel[KNIGHT] == 2
    fight.clash("attack", "prepare")
    assert fight.state.fuel[KNIGHT] == 2


@pytest.mark.rule("wk1.resource.05")
def test_w13_a_crossbow_spends_nothing_and_hollow_points_do_not_fit_it() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "g04")
    fight.wear(KNIGHT, "y15", "pocket:1")
    fight.face("w19")
    fight.clash("attack", "prepare")
    assert len(fight.rolls()) == 1  # nobody was asked for what cannot be used
    assert fight.state.ammo[KNIGHT] == 4
    armed = Fight()
    armed.arm(KNIGHT, "y04")
    armed.wear(KNIGHT, "y15", "pocket:1")
    armed.face("w19")
    armed.dice(9)
    armed.clash("attack", "prepare")
    armed.answer(KNIGHT, "y15")
    armed.calm()
    assert armed.event("hit").data["damage"] == 3


@pytest.mark.rule("wk1.card.17", "wk1.dominance.01", "wk1.dominance.08")
def test_w17_a_chase_is_won_without_an_attack() -> None:
    fight = Fight()
    fight.face("w19")
    for clash in range(3):
        fight.clash("change_range", "change_range")
        fight.answer(KNIGHT, "advance")
        fight.answer(WASTER, "retreat")
        if clash < 2:
            assert fight.state.range == MEDIUM
            assert fight.state.dominance == 2 * (clash + 1)
    assert fight.event("dominance").data.items() >= {"gains": [2, 0], "now": 6}.items()
    assert fight.event("combat-ends").data["side"] == 0
    assert fight.events("range")[1:] == []


@pytest.mark.rule("wk1.range.03")
def test_w19_both_change_the_starting_range() -> None:
    fight = Fight(knights=("k05", "k13", "k10"))  # David Mayhem
    fight.face("w21")
    fight.answer(KNIGHT, "k05", "long")
    assert fight.state.range == MEDIUM
    assert fight.event("range").rule == "wk1.range.03"
    alone = Fight(knights=("k05", "k13", "k10"))
    alone.face("w21")
    alone.answer(KNIGHT, "pass")
    assert alone.state.range == 0
    assert BY_ID["w21"] == alone.state.foe
    assert RIVAL not in alone.asked()
