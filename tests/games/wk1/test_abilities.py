"""The special abilities of the thirteen knights."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID, ESCAPE, IS_EVENT, TRAITS
from dustboard.games.wk1.content.constants import LONG, MEDIUM, SHORT, SURVIVAL
from dustboard.games.wk1.content.knight_table import ABILITY, KNIGHT_BY_ID
from dustboard.games.wk1.content.mods import FOOT_HEXES, POINTS_PER_FUEL, STALLS_DISCOUNT
from dustboard.games.wk1.content.moments import AT_REST_END
from dustboard.games.wk1.content.things import NATURE
from dustboard.games.wk1.rules.actions import AFTER_GREEN
from dustboard.games.wk1.rules.gear.gear import mod
from dustboard.games.wk1.rules.vocabulary import effects_call
from games.wk1.fight_scene import KNIGHT, RIVAL, WASTER, Fight

pytestmark = pytest.mark.rule("wk1.gold.08")


def of(knight: str, *weapons: str, foe: str = "w19", at: str = "") -> Fight:
    """A combat of this knight, at its first question."""
    fight = Fight(knights=(knight, "k13" if knight != "k13" else "k01", "k10"))
    fight.arm(KNIGHT, *weapons)
    fight.face(foe)
    if at:
        fight.set_range(at)
    return fight


def test_k01_lead_foot_is_one_point_for_each_fuel() -> None:
    state = Fight(knights=("k01", "k04", "k10")).state
    assert mod(state, KNIGHT, POINTS_PER_FUEL) == 1
    assert mod(state, RIVAL, POINTS_PER_FUEL) == 0


def test_k02_weld_on_the_run_saves_the_vehicle_once_a_round() -> None:
    fight = Fight(knights=("k02", "k13", "k10"))
    fight.drive(KNIGHT, "v01")
    fight.face("w25")  # the Digger damages it when the combat starts
    fight.play(KNIGHT, "k02")
    assert fight.state.damaged[KNIGHT] == 0
    assert fight.state.ability_marked[KNIGHT] == 1
    fight.calm()
    fight.lose_by_dominance()
    fight.face("w25")
    fight.calm()
    assert fight.state.damaged[KNIGHT] == 1


def test_k03_second_verse_repeats_any_check_once_a_round() -> None:
    fight = Fight(knights=("k03", "k13", "k10"))
    fight.meet("w19")
    fight.dice(1, 9)
    fight.answer(KNIGHT, "escape")
    fight.play(KNIGHT, "k03")
    assert fight.event("escaped").seat == KNIGHT
    fight.arm(KNIGHT, "y04")
    fight.face("w19")
    fight.clash("attack", "prepare")
    assert set(fight.asked().values()) == {"combat_card"}  # used up


def test_k04_shield_rush_costs_the_opponent_one_more_die() -> None:
    fight = of("k04")
    fight.clash("change_range", "attack")
    fight.answer(KNIGHT, "advance")
    fight.answer(WASTER, "panel:medium")
    assert len(fight.rolls()[0]) == 4 - 2
    fight.set_range("medium")
    fight.clash("change_range", "attack")
    fight.answer(KNIGHT, "retreat")
    fight.answer(WASTER, "panel:medium")
    assert len(fight.rolls()[1]) == 4 - 1


@pytest.mark.rule("wk1.range.02")
@pytest.mark.parametrize(("key", "range"), [("short", SHORT), ("long", LONG), ("", MEDIUM)])
def test_k05_chosen_ground_sets_the_starting_range(key: str, range: int) -> None:
    fight = of("k05")
    if key:
        fight.answer(KNIGHT, "k05")
        assert fight.options(KNIGHT) == ["short", "long"]
        fight.answer(KNIGHT, key)
    else:
        fight.answer(KNIGHT, "pass")
    assert fight.state.range == range
    assert fight.state.ability_marked[KNIGHT] == 0  # it costs nothing


def test_k06_friend_price_is_two_off_at_the_stalls() -> None:
    assert mod(Fight(knights=("k06", "k13", "k10")).state, KNIGHT, STALLS_DISCOUNT) == 2


@pytest.mark.parametrize(("knight", "dice"), [("k07", 4 + 2), ("k01", 3)])
def test_k07_weather_nose_smells_nature(knight: str, dice: int) -> None:
    fight = Fight(knights=(knight, "k13", "k10"))
    fight.escape("w19")
    assert len(fight.rolls()[0]) == (1 if knight == "k07" else 3)  # no help from enemies: Repair
    weather = Fight(knights=(knight, "k13", "k10"))
    weather.escape(_nature_by_survival())
    assert len(weather.rolls()[0]) == dice


def _nature_by_survival() -> str:
    for number in range(1, 19):
        card = BY_ID[f"w{number:02}"]
        if IS_EVENT[card] and TRAITS[card] >> NATURE & 1 and ESCAPE[card] == SURVIVAL:
            return f"w{number:02}"
    raise AssertionError("no nature event is escaped by Survival")


def test_k08_pay_dirt_doubles_one_green_card_once_a_round() -> None:
    fight = Fight(knights=("k08", "k13", "k10"))
    before = len(fight.state.green_deck)
    fight.run((AFTER_GREEN.number, KNIGHT, ()))
    fight.answer(KNIGHT, "k08")
    fight.settle()
    assert len(fight.state.green_deck) == before - 1
    fight.run((AFTER_GREEN.number, KNIGHT, ()))
    assert fight.over()  # not asked again


def test_k09_wont_stay_down_heals_even_at_high_radiation() -> None:
    fight = Fight(knights=("k09", "k13", "k10"))
    fight.state.health[KNIGHT], fight.state.radiation[KNIGHT] = 2, 3
    ability = ABILITY[KNIGHT_BY_ID["k09"]]
    fight.run(effects_call(KNIGHT, ability, AT_REST_END))
    assert fight.state.health[KNIGHT] == 3


def test_k10_still_water_gives_less_and_waits_for_a_melee_attack() -> None:
    fight = of("k10", "y04", "g06")
    fight.defend("prepare")
    assert fight.event("dominance").data["gains"] == [0, 1]
    fight.clash("attack", "defend", weapon="y04:medium")  # a shot does not use it up
    fight.set_range("short")
    fight.clash("attack", "prepare", weapon="g06:melee")
    assert [len(dice) for dice in fight.rolls()] == [1, 4 + 1]


def test_k10_the_die_comes_once() -> None:
    fight = of("k10", "y04", "g06")
    fight.defend("prepare")
    fight.set_range("short")
    fight.clash("attack", "defend", weapon="g06:melee")
    fight.set_range("short")
    fight.clash("attack", "prepare", weapon="g06:melee")
    assert [len(dice) for dice in fight.rolls()] == [4 + 1 - 2, 4]


@pytest.mark.parametrize(("die", "kept"), [(5, True), (4, False)])
def test_k11_field_trial_may_keep_a_drug(die: int, kept: bool) -> None:
    fight = Fight(knights=("k11", "k13", "k10"))
    fight.wear(KNIGHT, "g02", "pocket:1")
    fight.state.health[KNIGHT] = 1
    fight.face("w19")
    fight.play(KNIGHT, "g02")
    fight.dice(die)
    fight.play(KNIGHT, "k11")
    assert fight.state.health[KNIGHT] == 3
    assert ("g02" in fight.panels(KNIGHT)) == kept
    assert fight.state.ability_marked[KNIGHT] == 1


def test_k12_light_boots_enter_two_hexes() -> None:
    assert mod(Fight(knights=("k12", "k13", "k10")).state, KNIGHT, FOOT_HEXES) == 1


@pytest.mark.rule("wk1.duel.13")
@pytest.mark.parametrize(("foe", "cards_gained"), [("w36", 1), ("w40", 1), ("w34", 0)])
def test_k13_paper_on_everyone_pays_for_gangs_and_cults(foe: str, cards_gained: int) -> None:
    fight = of("k13", "r01", foe=foe)
    fight.stack("green", "g18", "g19", "g21", "g22")
    before = len(fight.state.green_deck)
    fight.dice(10, 10, 10)
    fight.clash("attack", "prepare", weapon="r01:medium")
    fight.settle()
    printed = 1 if foe == "w34" else 0  # the galahs' own reward is a green card
    assert before - len(fight.state.green_deck) == cards_gained + printed


def test_k13_paper_on_everyone_pays_for_a_duel() -> None:
    fight = Fight(knights=("k13", "k01", "k10"))
    fight.duel()
    fight.state.dominance = 5
    fight.clash("prepare", "prepare")
    fight.clash("defend", "defend")
    fight.clash("prepare", "prepare")
    assert "draw" in fight.options(KNIGHT)
    before = len(fight.state.green_deck)
    fight.settle()
    assert len(fight.state.green_deck) == before - 1
    assert fight.state.reputation[KNIGHT] == 1


@pytest.mark.parametrize(("die", "range"), [(9, SHORT), (1, MEDIUM)])
def test_s13b_a_hit_of_the_bounty_hunters_blade_holds_the_opponent(die: int, range: int) -> None:
    fight = of("k13", at="short")
    fight.dice(die)
    fight.clash("attack", "change_range", weapon="s13b:melee")
    fight.answer(WASTER, "retreat")
    if fight.asked().get(KNIGHT) == "weapon":
        fight.answer(KNIGHT, "s13b:melee")
    assert fight.state.range == range
