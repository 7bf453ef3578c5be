"""There Can Be Only One: Laurels, Hunted knights, the crowd."""

import pytest

from dustboard.games.wk1.content.constants import (
    EMPTY,
    FOR_ESCAPE,
    FOR_SEARCH,
    GOAL,
    LAST_ROUND,
    NONE,
    SURVIVAL,
)
from dustboard.games.wk1.rules.checks import pool_of
from dustboard.games.wk1.rules.end_of_round import last_round_over
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.programs import DUEL_PRIZE, MEET
from dustboard.games.wk1.rules.signals import DUEL_ENDED
from games.wk1.mission_scene import MissionScene


def only_one(players: int = 3, seed: int = 1) -> MissionScene:
    scene = MissionScene("only_one", players, seed)
    scene.state.common_discard += scene.state.slots[:1]  # no task counts duels
    scene.state.slots = (EMPTY, *scene.state.slots[1:])
    return scene


def duel(scene: MissionScene, attacker: int, rival: int, winner: int) -> None:
    """The end of a duel, as combat leaves it; -1 is a draw."""
    state = scene.state
    state.active, state.rival = attacker, rival
    loser = NONE if winner == NONE else rival if winner == attacker else attacker
    after = DUEL_ENDED.calls(state, winner, loser)
    prize = [] if winner == NONE else [(DUEL_PRIZE.number, winner, (loser,))]
    scene.run(*prize, *after)


@pytest.mark.rule("wk1.setup.33")
@pytest.mark.parametrize("players", [3, 4])
def test_each_knight_starts_with_two_laurels(players: int) -> None:
    scene = only_one(players)
    assert scene.state.laurels == [2] * players
    assert scene.state.villain_at == [NONE, NONE]


@pytest.mark.rule("wk1.duel.14")
def test_winning_a_duel_takes_a_laurel_and_nothing_else() -> None:
    scene = only_one()
    duel(scene, 0, 1, winner=0)
    assert scene.state.laurels == [3, 1, 2]
    assert scene.state.reputation == [1, 0, 0]
    assert scene.asked() == {}  # no theft is offered
    duel(scene, 1, 2, winner=2)  # the defender can win as well
    assert scene.state.laurels == [3, 0, 3]
    assert [row.data["change"] for row in scene.events("laurels")] == [-1, 1, -1, 1]


def test_without_a_laurel_to_take_the_winner_may_steal() -> None:
    scene = only_one()
    scene.state.laurels = [2, 0, 4]
    duel(scene, 0, 1, winner=0)
    assert scene.asked() == {0: "loot"}
    scene.answer(0, "nothing")
    assert scene.state.laurels == [2, 0, 4]


def test_a_draw_moves_no_laurel() -> None:
    scene = only_one()
    duel(scene, 0, 1, winner=NONE)
    assert scene.state.laurels == [2, 2, 2]
    assert scene.state.reputation == [0, 0, 0]


def test_duels_of_the_hunted_are_worth_less_reputation_but_give_two_laurels() -> None:
    scene = only_one()
    scene.state.laurels = [0, 3, 3]
    duel(scene, 0, 1, winner=0)
    assert scene.state.laurels == [2, 2, 3]  # one of them was the loser's
    assert scene.state.reputation[0] == 0
    assert scene.asked() == {}
    scene.state.laurels = [0, 0, 3]
    duel(scene, 1, 0, winner=1)
    assert scene.state.reputation[1] == 0
    assert scene.asked() == {1: "loot"}  # the loser had no Laurel to take
    scene.answer(1, "nothing")
    assert scene.state.laurels == [0, 2, 3]
    scene.state.laurels = [2, 0, 3]
    duel(scene, 2, 1, winner=2)
    scene.answer(2, "nothing")
    assert scene.state.reputation[2] == 0  # nor is it worth anything to beat one


def test_attacking_the_same_rival_twice_in_a_row_brings_no_laurel() -> None:
    scene = only_one(4)
    duel(scene, 0, 1, winner=0)
    duel(scene, 0, 1, winner=0)
    assert scene.asked() == {0: "loot"}
    scene.answer(0, "nothing")
    assert scene.state.laurels == [3, 1, 2, 2]
    assert scene.state.reputation[0] == 2
    duel(scene, 0, 2, winner=0)
    duel(scene, 0, 1, winner=0)  # another attack lies between
    assert scene.state.laurels == [5, 0, 1, 2]


def test_a_lost_attack_counts_as_an_attack_and_defending_does_not() -> None:
    scene = only_one()
    duel(scene, 0, 1, winner=1)
    assert scene.state.laurels == [1, 3, 2]
    duel(scene, 0, 1, winner=0)
    scene.skip_others()
    assert scene.state.laurels == [1, 3, 2]  # seat 0 attacked seat 1 twice
    duel(scene, 0, 1, winner=1)
    assert scene.state.laurels == [0, 4, 2]  # seat 1 only defended himself


@pytest.mark.rule("wk1.duel.04")
@pytest.mark.parametrize(("rival", "laurels"), [(2, [4, 1, 1, 2]), (1, [3, 1, 2, 2])])
def test_a_truce_is_no_attack(rival: int, laurels: list[int]) -> None:
    scene = only_one(4)
    duel(scene, 0, 1, winner=0)
    scene.away(20)
    scene.run((MEET.number, 0, ()))
    scene.answer(0, "C")
    scene.answer(2, "yes")
    scene.skip_others("combat_card")
    for seat in (0, 2):
        scene.answer(seat, "defend")
    scene.skip_others()
    assert len(scene.events("truce")) == 1
    duel(scene, 0, rival, winner=0)  # the first attack on seat 2, but the second on seat 1
    scene.skip_others()
    assert scene.state.laurels == laurels


@pytest.mark.rule("wk1.duel.05")
def test_search_checks_gain_a_die_and_two_in_cities() -> None:
    scene = only_one()
    plain = MissionScene("savior", 3)
    plain.state.knight = scene.state.knight[:]
    for zones in ("hands", "body", "pockets", "special", "open_links", "backpack", "vehicle"):
        setattr(plain.state, zones, list(getattr(scene.state, zones)))
    for place, dice in ((0, 2), (1, 1)):
        scene.at(0, place=place)
        plain.at(0, place=place)
        searched = pool_of(scene.state, 0, SURVIVAL, FOR_SEARCH)
        assert searched - pool_of(plain.state, 0, SURVIVAL, FOR_SEARCH) == dice
        escaped = pool_of(scene.state, 0, SURVIVAL, FOR_ESCAPE)
        assert escaped == pool_of(plain.state, 0, SURVIVAL, FOR_ESCAPE)


@pytest.mark.rule("wk1.round.13")
@pytest.mark.parametrize("round", range(2, 10))
def test_the_crowd_calls_a_hex_in_rounds_three_six_and_nine(round: int) -> None:
    scene = only_one()
    scene.state.called = 5
    scene.dice(4)
    scene.waster_step(round)
    assert scene.state.called == (scene.hex(9) if round in (3, 6, 9) else NONE)


@pytest.mark.parametrize(("die", "number"), [(1, 6), (5, 10), (10, 15)])
def test_one_die_counts_from_hex_six(die: int, number: int) -> None:
    scene = only_one()
    scene.dice(die)
    scene.waster_step(6)
    assert scene.state.called == scene.hex(number)
    assert scene.events("crowd-calls")[-1].data["die"] == die


def test_the_first_knight_to_explore_the_called_hex_gains_a_laurel() -> None:
    scene = only_one()
    scene.state.called = scene.hex(8)
    scene.at(2, hex=9)
    scene.explore(2)
    scene.answer(2, "done")
    assert scene.state.laurels == [2, 2, 2]
    for seat in (1, 0):
        scene.at(seat, hex=8)
        scene.explore(seat)
        scene.answer(seat, "done")
    assert scene.state.laurels == [2, 3, 2]


@pytest.mark.rule("wk1.win.05")
@pytest.mark.parametrize(
    ("players", "laurels", "won"), [(3, 3, False), (3, 4, True), (4, 4, False), (4, 5, True)]
)
def test_enough_laurels_win_after_the_round(players: int, laurels: int, won: bool) -> None:
    scene = only_one(players)
    scene.state.laurels[1] = laurels - 1
    duel(scene, 1, 2, winner=1)
    assert not scene.state.end_reason  # never before the round is over
    MISSION[scene.state.mission].round_ended(scene.state)
    assert (scene.state.end_reason == GOAL) is won
    if won:
        assert scene.winners() == [1]


@pytest.mark.rule("wk1.win.05", "wk1.win.06")
def test_of_two_crowned_knights_the_better_one_wins() -> None:
    scene = only_one()
    scene.state.laurels = [4, 4, 0]
    scene.state.reputation = [1, 2, 9]
    MISSION[scene.state.mission].round_ended(scene.state)
    assert scene.winners() == [1]


@pytest.mark.rule("wk1.win.03")
def test_else_most_laurels_after_the_last_round() -> None:
    scene = only_one(4)
    scene.state.laurels = [2, 1, 3, 2]
    scene.state.reputation = [9, 9, 0, 9]
    last_round_over(scene.state)
    assert scene.state.end_reason == LAST_ROUND
    assert scene.winners() == [2]
