"""Blackout Protocol: relays, machines, the Tower, Baron Sump."""

import pytest

from dustboard.games.wk1.content.board import CITY_PLACES, DISTANCE, NEIGHBOURS
from dustboard.games.wk1.content.card_table import ENEMY_CARDS, TRAITS
from dustboard.games.wk1.content.constants import ALL_LOSE, GOAL, LAST_ROUND, NONE
from dustboard.games.wk1.content.things import MACHINE
from dustboard.games.wk1.rules.combat.sides import aggression
from dustboard.games.wk1.rules.end_of_round import last_round_over
from dustboard.games.wk1.rules.missions.registry import MISSION
from games.wk1.mission_scene import MissionScene

HEXES = (6, 7, 9, 10, 11, 13)
MACHINES = [card for card in ENEMY_CARDS if TRAITS[card] >> MACHINE & 1]
OTHERS = [card for card in ENEMY_CARDS if not TRAITS[card] >> MACHINE & 1]


def blackout(players: int = 3, seed: int = 1) -> MissionScene:
    return MissionScene("blackout", players, seed)


def end_round(scene: MissionScene, round: int) -> None:
    scene.state.round = round
    MISSION[scene.state.mission].round_ended(scene.state)


@pytest.mark.rule("wk1.setup.33")
def test_six_relays_and_the_supremacy_marker_on_the_knights_side() -> None:
    scene = blackout()
    assert scene.state.marker_at == [scene.hex(number) for number in HEXES]
    assert scene.state.marker_owner == [NONE] * 6
    assert scene.state.supremacy == 0
    assert scene.state.villain_at == [NONE, NONE]


def log_in(scene: MissionScene, seat: int, skill: str, die: int, number: int = 9) -> None:
    scene.at(seat, hex=number)
    scene.explore(seat)
    assert scene.asked() == {seat: "relay"}
    assert scene.options(seat) == ["no", "repair", "talk"]
    scene.state.weary[seat] = 9  # one die is rolled whatever he knows
    scene.dice(die)
    scene.answer(seat, skill)
    scene.state.weary[seat] = 0
    scene.skip_others("explore")


@pytest.mark.parametrize(
    ("skill", "die", "passed"),
    [("repair", 7, True), ("repair", 6, False), ("talk", 9, True), ("talk", 8, False)],
)
def test_a_passed_check_puts_a_marker_on_the_relay(skill: str, die: int, passed: bool) -> None:
    scene = blackout()
    log_in(scene, 1, skill, die)
    assert scene.state.marker_owner == [NONE, NONE, 1 if passed else NONE, NONE, NONE, NONE]
    assert "special:1" in scene.options(1)  # his exploration action is left to him


def test_a_rivals_marker_is_removed_and_the_own_relay_asks_no_more() -> None:
    scene = blackout()
    log_in(scene, 1, "repair", 10)
    scene.clear_questions()
    log_in(scene, 2, "talk", 10)
    scene.clear_questions()
    assert scene.state.marker_owner[2] == 2
    assert scene.events("relay-taken-over")[-1].data["knight"] == 1
    scene.explore(2)
    assert "relay" not in scene.asked().values()


def test_a_knight_may_leave_a_relay_alone() -> None:
    scene = blackout()
    scene.at(1, hex=9)
    scene.explore(1)
    scene.answer(1, "no")
    assert scene.state.marker_owner == [NONE] * 6
    assert scene.asked() == {1: "explore"}


@pytest.mark.rule("wk1.round.13")
def test_each_relay_gives_reputation_in_every_waster_step() -> None:
    scene = blackout()
    scene.state.marker_owner = [0, 0, 2, NONE, NONE, 0]
    scene.waster_step(2)
    assert scene.state.reputation == [3, 0, 1]
    scene.clear_questions()
    scene.waster_step(3)
    assert scene.state.reputation == [6, 0, 2]


def dice_of_enemy(scene: MissionScene, card: int, place: int) -> int:
    state = scene.state
    state.active, state.foe, state.fight = 0, card, 1
    state.at[0] = place
    owners, state.marker_owner = state.marker_owner, [NONE] * 6
    plain = aggression(state)
    state.marker_owner = owners
    return aggression(state) - plain


def test_machines_suffer_near_own_relays_and_gain_next_to_rival_ones() -> None:
    scene = blackout()
    place = scene.hex(9)
    beside = next(p for p in NEIGHBOURS[place] if p not in scene.state.marker_at)
    far = next(p for p in range(37) if DISTANCE[p][place] == 2 and p not in scene.state.marker_at)
    for owner, here, near in ((0, -1, -1), (1, 0, 1)):
        scene.state.marker_owner = [NONE, NONE, owner, NONE, NONE, NONE]
        assert dice_of_enemy(scene, MACHINES[0], place) == here
        assert dice_of_enemy(scene, MACHINES[0], beside) == near
        assert dice_of_enemy(scene, MACHINES[0], far) == 0
        assert dice_of_enemy(scene, OTHERS[0], beside) == 0


# -- the Tower ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "asks"), [(1, 0), (2, 0), (3, 1), (5, 1), (8, 1)])
def test_the_tower_asks_after_each_round_from_the_third_on(round: int, asks: int) -> None:
    scene = blackout()
    scene.dice(10)
    end_round(scene, round)
    assert len(scene.events("tower-asks")) == asks
    assert scene.state.supremacy == 0


@pytest.mark.parametrize(
    ("controlled", "die", "turns"),
    [(0, 6, True), (0, 7, False), (2, 4, True), (2, 5, False), (6, 1, False)],
)
def test_a_die_not_higher_than_the_dark_relays_turns_the_marker(
    controlled: int, die: int, turns: bool
) -> None:
    scene = blackout()
    scene.state.marker_owner = ([0, 1, 2] * 2)[:controlled] + [NONE] * (6 - controlled)
    scene.dice(die)
    end_round(scene, 4)
    assert (scene.state.supremacy == 1) is turns
    assert not scene.state.end_reason


@pytest.mark.rule("wk1.win.07")
def test_the_second_time_the_blackout_comes_and_all_lose() -> None:
    scene = blackout()
    scene.dice(3, 2)
    end_round(scene, 3)
    assert not scene.state.end_reason
    end_round(scene, 4)
    assert scene.state.end_reason == ALL_LOSE
    assert scene.winners() == []


# -- the goal -----------------------------------------------------------------------------------


@pytest.mark.rule("wk1.win.05")
@pytest.mark.parametrize(
    ("players", "owners", "won"),
    [
        (3, [1, 1, 1, 0, 1, NONE], True),
        (3, [1, 1, 1, 0, 0, 2], False),
        (4, [1, 1, 1, 1, NONE, NONE], True),
        (2, [1, 1, 1, 1, NONE, NONE], False),  # not without [11]
        (2, [1, 1, 1, NONE, 1, NONE], True),
    ],
)
def test_four_relays_at_a_rounds_end_win(players: int, owners: list[int], won: bool) -> None:
    scene = blackout(players)
    scene.state.marker_owner = owners
    scene.state.reputation[0] = 9
    end_round(scene, 2)
    assert (scene.state.end_reason == GOAL) is won
    if won:
        assert scene.winners() == [1]


def test_control_is_looked_at_before_the_tower_asks() -> None:
    scene = blackout()
    scene.state.supremacy = 1
    scene.state.marker_owner = [1, 1, 1, 1, NONE, NONE]
    scene.dice(1)
    end_round(scene, 6)
    assert scene.winners() == [1]
    assert scene.events("tower-asks") == []


@pytest.mark.rule("wk1.win.03")
def test_else_most_reputation_after_the_last_round() -> None:
    scene = blackout()
    scene.state.reputation = [3, 5, 4]
    scene.state.marker_owner = [0, 0, 0, NONE, NONE, NONE]
    last_round_over(scene.state)
    assert scene.state.end_reason == LAST_ROUND
    assert scene.winners() == [1]


# -- Baron Sump ---------------------------------------------------------------------------------


def test_baron_sump_comes_in_round_two_to_the_city_nearest_the_leader() -> None:
    scene = blackout()
    scene.state.reputation = [0, 3, 1]
    target = CITY_PLACES[3]
    scene.at(1, place=NEIGHBOURS[target][0])
    scene.waster_step(2)
    assert scene.asked() == {}
    assert scene.state.villain_at[1] == target
    assert scene.state.villain_home[1] == target


def test_among_equal_leaders_the_waster_chooses_the_city() -> None:
    scene = blackout()
    for seat, city in enumerate(CITY_PLACES[2:5]):
        scene.at(seat, place=city)
    scene.state.reputation = [3, 3, 1]
    scene.waster_step(2)
    waster = scene.state.waster
    assert sorted(scene.options(waster)) == sorted(f"h{city}" for city in CITY_PLACES[2:4])
    scene.answer(waster, f"h{CITY_PLACES[2]}")
    assert scene.state.villain_at[1] == CITY_PLACES[2]


def test_from_then_on_he_follows_the_leader_and_can_be_faced() -> None:
    scene = blackout()
    state = scene.state
    state.villain_at[1] = state.villain_home[1] = 0
    state.reputation = [0, 3, 1]
    scene.at(1, place=NEIGHBOURS[0][2])
    scene.waster_step(3)
    assert state.villain_at[1] == state.at[1]
    scene.clear_questions()
    scene.move(1)
    assert scene.asked() == {1: "face_villain"}
