"""Losing consciousness, being revived, waking up; the counters that lead there."""

import pytest

from dustboard.games.wk1.content.board import CITY_PLACES, DISTANCE
from dustboard.games.wk1.content.constants import NONE, PURPLE, STEP_REST
from dustboard.games.wk1.content.moments import AT_REST
from dustboard.games.wk1.rules import resources
from dustboard.games.wk1.rules.programs import MEET
from dustboard.games.wk1.rules.signals import WAKE
from dustboard.games.wk1.rules.unconscious import WAKE_UP, knocked_out, nearest_cities
from dustboard.games.wk1.rules.vocabulary import effects_call
from games.wk1.fight_scene import HERE, KNIGHT, RIVAL, WASTER, Fight
from games.wk1.road_scene import RoadScene, card

RULE = "wk1.gold.08"


@pytest.mark.rule("wk1.resource.01", "wk1.resource.04", "wk1.resource.07", "wk1.resource.09")
def test_ammo_and_fuel_stay_between_none_and_four() -> None:
    fight = Fight()
    state = fight.state
    state.ammo[KNIGHT], state.fuel[KNIGHT] = 3, 2
    resources.gain_ammo(state, KNIGHT, 3, RULE)
    resources.gain_fuel(state, KNIGHT, 4, RULE)
    assert (state.ammo[KNIGHT], state.fuel[KNIGHT]) == (4, 4)
    assert fight.event("ammo").data.items() >= {"change": 1, "now": 4}.items()
    state.ammo[KNIGHT], state.fuel[KNIGHT] = 0, 1
    assert resources.lose_ammo(state, KNIGHT, 1, RULE) == 0
    assert resources.lose_fuel(state, KNIGHT, 2, RULE) == 1
    assert (state.ammo[KNIGHT], state.fuel[KNIGHT]) == (0, 0)


@pytest.mark.rule("wk1.resource.02", "wk1.resource.11", "wk1.resource.15", "wk1.resource.03")
def test_health_radiation_and_reputation_move_on_their_scales() -> None:
    state = Fight().state
    state.radiation[KNIGHT], state.health[KNIGHT] = 3, 3
    resources.heal_radiation(state, KNIGHT, 2, RULE)
    assert state.radiation[KNIGHT] == 1
    resources.heal_radiation(state, KNIGHT, 3, RULE)
    assert state.radiation[KNIGHT] == 0
    resources.heal_health(state, KNIGHT, 2, RULE)
    assert state.health[KNIGHT] == 4
    state.reputation[KNIGHT] = 3
    assert resources.lose_reputation(state, KNIGHT, 1, RULE) == 1
    assert state.reputation[KNIGHT] == 2
    assert resources.lose_reputation(state, KNIGHT, 5, RULE) == 2
    assert state.reputation[KNIGHT] == 0
    resources.gain_reputation(state, KNIGHT, 3, RULE)
    resources.gain_reputation(state, KNIGHT, 2, RULE)
    assert state.reputation[KNIGHT] == 5
    assert resources.lose_reputation(state, KNIGHT, 3, RULE) == 3
    assert state.reputation == [2, 0, 0]


@pytest.mark.rule("wk1.resource.13", "wk1.resource.12")
@pytest.mark.parametrize(
    ("option", "radiation", "heals", "bulls"),
    [
        ("2-3-4", 1, True, True),
        ("2-3-4", 2, True, False),
        ("2-3-4", 3, False, False),
        ("3-3-4", 2, True, True),
        ("3-3-4", 3, False, False),
        ("2-2-4", 1, True, True),
        ("2-2-4", 2, False, False),
    ],
)
def test_radiation_takes_healing_and_bulls_eyes_away(
    option: str, radiation: int, heals: bool, bulls: bool
) -> None:
    fight = Fight(radiation_effects=option)
    fight.state.radiation[KNIGHT] = radiation
    fight.state.health[KNIGHT] = 1
    assert resources.heal_health(fight.state, KNIGHT, 2, RULE) == (2 if heals else 0)
    assert resources.bulls_count(fight.state, KNIGHT) == bulls


@pytest.mark.rule("wk1.resource.14", "wk1.resource.17", "wk1.ko.03", "wk1.ko.04")
@pytest.mark.parametrize("by", ["radiation", "health", "both"])
def test_a_counter_at_its_end_knocks_out(by: str) -> None:
    fight = Fight()
    state = fight.state
    state.radiation[KNIGHT] = 3
    state.health[KNIGHT] = 1
    if by != "health":
        resources.suffer(state, KNIGHT, 1, RULE)
    if by != "radiation":
        resources.lose_health(state, KNIGHT, 2, RULE)
    fight.run()
    assert state.down[KNIGHT] == 1
    assert len(fight.events("knocked-out")) == 1
    assert state.at[KNIGHT] == HERE
    assert knocked_out(state, KNIGHT)


@pytest.mark.rule("wk1.ko.03")
@pytest.mark.parametrize(
    ("health", "radiation", "dice", "bulls"), [(4, 0, 0, True), (3, 1, 0, True), (2, 2, 1, False)]
)
def test_conditions_go_together(health: int, radiation: int, dice: int, bulls: bool) -> None:
    state = Fight().state
    state.health[KNIGHT], state.radiation[KNIGHT] = health, radiation
    assert resources.wound_dice(health) == dice
    assert resources.bulls_count(state, KNIGHT) == bulls
    assert not knocked_out(state, KNIGHT)


@pytest.mark.rule("wk1.ko.05")
def test_adrenal_is_offered_at_the_fall_even_after_one_deadly_attack() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "r11", "pocket:1")
    fight.state.health[KNIGHT] = 1
    fight.face("w19")
    fight.dice(10, 10, 10, 10)
    fight.clash("prepare", "attack")
    assert fight.options(KNIGHT) == ["pass", "r11"]
    fight.answer(KNIGHT, "r11")
    assert (fight.state.health[KNIGHT], fight.state.down[KNIGHT]) == (2, 0)
    assert fight.event("combat-ends").data["side"] == 1  # the combat is lost all the same
    assert "r11" not in fight.panels(KNIGHT)


@pytest.mark.rule("wk1.ko.05", "wk1.ko.07")
def test_an_unconscious_knight_uses_nothing_but_his_player_is_waster() -> None:
    fight = Fight(knights=("k03", "k13", "k03"))
    fight.arm(KNIGHT, "y04")
    fight.state.down[WASTER] = 1
    fight.hold(WASTER, "l02", "l12")
    fight.face("w19")
    fight.calm()
    assert fight.asked() == {KNIGHT: "combat_card", WASTER: "combat_card"}
    fight.dice(10, 10, 10)
    fight.clash("prepare", "attack")
    assert len(fight.rolls()) == 1
    sleeping = Fight()
    sleeping.state.down[KNIGHT] = 1
    sleeping.together()
    sleeping.run((MEET.number, KNIGHT, ()))
    assert sleeping.over()  # he asks nobody


def find(fight: Fight, *dice: int) -> None:
    """The Active Knight searches for the rival who lies here."""
    fight.together()
    fight.state.down[RIVAL] = 1
    fight.run((MEET.number, KNIGHT, ()))
    fight.dice(*dice)
    fight.answer(KNIGHT, "B")


@pytest.mark.rule("wk1.ko.06", "wk1.duel.01")
def test_a_sleeper_takes_a_search() -> None:
    fight = Fight()
    find(fight, 6, 6, 6)
    assert fight.asked() == {KNIGHT: "meeting"}  # not found, and no second search
    assert fight.options(KNIGHT) == ["on", "C"]
    found = Fight()
    find(found, 7)
    assert found.options(KNIGHT) == ["revive", "steal"]


@pytest.mark.rule("wk1.ko.08", "wk1.ko.09", "wk1.trade.02")
@pytest.mark.parametrize(
    ("before", "after"), [((0, 1), (2, 1)), ((0, 4), (2, 2)), ((3, 4), (3, 2)), ((0, 3), (2, 3))]
)
def test_a_revival_heals_what_showed_and_opens_a_trade(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    fight = Fight()
    state = fight.state
    state.health[RIVAL], state.radiation[RIVAL] = before
    find(fight, 7)
    fight.answer(KNIGHT, "revive")
    assert (state.health[RIVAL], state.radiation[RIVAL]) == after
    assert state.down[RIVAL] == 0
    assert state.reputation[KNIGHT] == 1
    assert fight.asked() == {KNIGHT: "knight-offer"}
    fight.answer(KNIGHT, "pass")
    fight.answer(RIVAL, "pass")
    assert fight.asked() == {KNIGHT: "meeting"}  # his move goes on
    assert (state.stopped, state.moved[RIVAL], state.skip_exploring[RIVAL]) == (0, 0, 0)
    assert state.at[RIVAL] == HERE


@pytest.mark.rule("wk1.ko.15", "wk1.ko.16", "wk1.ko.17")
def test_who_still_lies_wakes_in_the_nearest_city_and_pays() -> None:
    fight = Fight()
    state = fight.state
    state.step = STEP_REST
    state.down[KNIGHT] = 1
    state.radiation[KNIGHT] = 4
    state.ammo[KNIGHT], state.fuel[KNIGHT] = 0, 2
    city = CITY_PLACES[1]
    state.at[KNIGHT] = next(p for p in range(37) if DISTANCE[p][city] == 1 and p > 18)
    assert nearest_cities(state, KNIGHT) == [city]
    WAKE.send(state, NONE)
    fight.run()
    assert state.at[KNIGHT] == city
    assert (state.radiation[KNIGHT], state.down[KNIGHT]) == (2, 0)
    assert (state.ammo[KNIGHT], state.fuel[KNIGHT]) == (0, 1)


@pytest.mark.rule("wk1.explore.08", "wk1.ko.15")
def test_who_wakes_where_he_fell_has_not_left_the_hex() -> None:
    fight = Fight()
    state = fight.state
    for start, stays in ((CITY_PLACES[1], True), (CITY_PLACES[1] + 18, False)):
        state.down[KNIGHT] = 1
        state.health[KNIGHT] = 0
        state.at[KNIGHT] = state.entry[KNIGHT] = start
        fight.run((WAKE_UP.number, KNIGHT, ()))
        fight.settle()
        assert (state.at[KNIGHT] == start) is stays
        assert state.entry[KNIGHT] == (start if stays else -1)


@pytest.mark.rule("wk1.ko.17")
@pytest.mark.parametrize("ammo", [0, 1, 2, 4])
@pytest.mark.parametrize("fuel", [0, 1, 2, 4])
def test_recovery_costs_one_ammo_and_one_fuel_if_able(ammo: int, fuel: int) -> None:
    fight = Fight()
    state = fight.state
    state.down[KNIGHT], state.health[KNIGHT] = 1, 0
    state.ammo[KNIGHT], state.fuel[KNIGHT] = ammo, fuel
    state.at[KNIGHT] = CITY_PLACES[1]
    WAKE.send(state, NONE)
    fight.run()
    assert (state.ammo[KNIGHT], state.fuel[KNIGHT]) == (max(0, ammo - 1), max(0, fuel - 1))
    state.down[RIVAL], state.health[RIVAL] = 1, 0
    find(fight, 7)
    fight.answer(KNIGHT, "revive")
    assert (state.ammo[RIVAL], state.fuel[RIVAL]) == (4, 4)  # a revival costs nothing


@pytest.mark.rule("wk1.ko.15")
def test_of_equally_near_cities_the_waster_chooses() -> None:
    fight = Fight()
    state = fight.state
    state.down[KNIGHT] = 1
    state.health[KNIGHT] = 0
    tied = [p for p in range(37) if _nearest(p) > 1]
    state.at[KNIGHT] = tied[0]
    fight.run((WAKE_UP.number, KNIGHT, ()))
    assert fight.asked() == {WASTER: "city"}
    chosen = fight.options(WASTER)[-1]
    fight.answer(WASTER, chosen)
    assert state.at[KNIGHT] == int(chosen[1:])
    assert state.health[KNIGHT] == 2


def _nearest(place: int) -> int:
    """How many cities share the least distance from a hex."""
    ways = [DISTANCE[place][city] for city in CITY_PLACES]
    return ways.count(min(ways))


# -- waking by a card ---------------------------------------------------------------------------


def bagged() -> RoadScene:
    """A knight with a doctor's bag at rest beside an unconscious rival."""
    scene = RoadScene()
    scene.wear(0, "b12", "pocket:1")
    scene.state.health[1] = 0
    scene.state.down[1] = 1
    scene.state.health[0] = 3
    return scene


@pytest.mark.rule("wk1.ko.08", "wk1.ko.09", "wk1.task.14")
def test_a_card_that_wakes_is_a_revival() -> None:
    scene = bagged()
    scene.task(PURPLE, "t08")
    scene.run(effects_call(0, card("b12"), AT_REST))
    assert scene.options(0) == ["option:1", "option:2"]
    scene.answer(0, "option:2")
    assert (scene.state.down[1], scene.state.health[1]) == (0, 2)
    assert scene.events("task-done")[0].seat == 0
    assert scene.events("reputation")[0].data.items() >= {"change": 1, "now": 1}.items()


@pytest.mark.rule("wk1.duel.15")
def test_nobody_wakes_whom_he_knocked_out_this_round() -> None:
    scene = bagged()
    scene.state.healer[1] = 0
    scene.run(effects_call(0, card("b12"), AT_REST))
    assert scene.state.down[1] == 1
    assert scene.state.health[0] == 4  # the bag can only heal
