"""The policy reads only what its seat knows, and its plans can be followed to the end."""

from __future__ import annotations

import random

import pytest

import dustboard
from conformance.play import BRIEF
from dustboard.games.wk1.bot import policy as wk1
from dustboard.games.wk1.bot.mission_goals import urgency
from dustboard.games.wk1.bot.prices import gear_price
from dustboard.games.wk1.bot.roads import Ground, ground
from dustboard.games.wk1.bot.routes import Map
from dustboard.games.wk1.bot.seen import Seen
from dustboard.games.wk1.bot.weights import Weights, numbers_for
from dustboard.games.wk1.content.board import COUNT, DISTANCE, NEIGHBOURS
from dustboard.games.wk1.content.constants import RED
from dustboard.games.wk1.content.settings import MISSIONS
from dustboard.kernel.knowledge.known import known_to
from dustboard.kernel.policy import Policy
from games.wk1.mission_scene import MissionScene

MOST = 6
WORLDS = 4 if BRIEF else 8
SHARE = 0.3 if BRIEF else 1.0  # of the decisions, where all of them would take long


def policies(players: int) -> list[Policy]:
    """The usual one, and one of the tempers."""
    return [wk1.policy(players, {}), wk1.policy(players, {"dread": 0.4, "mercy": 1.0})]


@pytest.mark.parametrize("mission", MISSIONS)
def test_all_worlds_of_what_a_seat_knows_give_the_same_plans(mission: str) -> None:
    compared = hidden = 0
    players = 3 if mission == "only_one" else 2 + MISSIONS.index(mission) % 3
    game = dustboard.new_game("wk1", players, 5, {"mission": mission})
    ways, luck = policies(players), random.Random(6)
    while not game.over:
        seat = game.pending[luck.randrange(len(game.pending))].seat
        keys = game.decision(seat).options.keys()
        if len(keys) == 1 or luck.random() > SHARE:
            game.answer(seat, luck.choice(keys))
            continue
        known = known_to(game, seat)
        worlds = [known.deal(number) for number in range(WORLDS)]
        hidden += len({str([world.luck, world.wasteland_deck]) for world in worlds}) > 1
        for way in ways:
            found = [
                [(plan.actions, plan.net) for plan in way.plans(world, seat, MOST)]
                for world in worlds
            ]
            compared += 1
            assert all(plans == found[0] for plans in found), game.decision(seat).name
        actions = ways[0].plans(worlds[0], seat, 1)[0].actions
        ask = game.title.asks[game.state.asked[seat]]
        key = ask.key(known.masked, seat, actions[0])
        game.answer(seat, key if luck.random() < 0.7 else luck.choice(keys))
    assert compared > 40
    assert hidden > 20


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_step_of_every_plan_is_legal(mission: str) -> None:
    steps = routes = 0
    game = dustboard.new_game("wk1", 3, 7, {"mission": mission})
    ways, luck = policies(3), random.Random(8)
    while not game.over:
        seat = game.pending[0].seat
        dealt = known_to(game, seat).deal(9)
        for way in ways:
            for plan in way.plans(dealt, seat, MOST):
                world = dealt.clone()
                routes += len(plan.actions) > 2
                for action in plan.actions:
                    ask = game.title.asks[world.asked[seat]]
                    assert action in ask.legal(world, seat), (ask.name, plan.actions)
                    ask.apply(world, seat, action)
                    steps += 1
        keys = game.decision(seat).options.keys()
        action = luck.choice(ways).plans(dealt, seat, 1)[0].actions[0]
        key = game.title.asks[game.state.asked[seat]].key(dealt, seat, action)
        game.answer(seat, key if luck.random() < 0.8 else luck.choice(keys))
    assert steps > 400
    assert routes > 20


def test_what_a_rival_reaches_first_is_worth_less() -> None:
    worth: dict[bool, float] = {}
    for beside in (True, False):
        state = MissionScene("savior", players=3).state
        goal = state.marker_at[0]
        far = max(range(COUNT), key=lambda place: DISTANCE[goal][place])
        state.at = [0, *[NEIGHBOURS[goal][0] if beside else far] * 2]
        look = Seen(state, 0, Weights(numbers_for(3)))
        worth[beside] = Map(look).worth(0)
    assert DISTANCE[goal][0] > 1
    assert worth[True] < worth[False]


def test_gear_is_worth_less_when_the_end_is_near() -> None:
    state = MissionScene("savior", players=3).state
    look = Seen(state, 0, Weights(numbers_for(3)))
    early = gear_price(look, RED)
    look.rounds_left = 1
    assert 0.0 < gear_price(look, RED) < early / 2


def test_it_counts_more_to_stop_who_is_about_to_win() -> None:
    state = MissionScene("only_one", players=3).state
    look = Seen(state, 0, Weights(numbers_for(3)))
    usual = urgency(look, look.seats[1])
    state.laurels[1] = 3  # of four
    near = urgency(Seen(state, 0, look.weights), Seen(state, 0, look.weights).seats[1])
    state.laurels[1] = 4
    there = urgency(Seen(state, 0, look.weights), Seen(state, 0, look.weights).seats[1])
    assert usual < near < there


def test_a_fight_without_ammo_is_not_won() -> None:
    state = MissionScene("only_one", players=3).state
    chances: list[float] = []
    for ammo in (4, 1, 0):
        state.ammo[0] = ammo
        look = Seen(state, 0, Weights(numbers_for(3)))
        chances.append(look.duel(look.seats[1]).dealt)
    assert chances[0] >= chances[1] >= chances[2]


def test_ways_are_worked_out_once_for_the_same_ground() -> None:
    state = dustboard.new_game("wk1", 2, 1).state
    first = ground(state, False)
    assert ground(state.clone(), False) is first
    state.obstacle_tokens[3] += 1
    other = ground(state, False)
    assert other is not first
    assert other.cost[3] == first.cost[3] + 1
    assert ground(state, True).cost == first.cost  # who minds no obstacles
    assert Ground(first.cost).away(0) == first.away(0)


def test_factors_multiply_and_mercy_is_what_a_temper_says() -> None:
    usual = numbers_for(2)
    told = wk1.multiplied(usual, {"dread": 0.5, "mercy": -1.0})
    assert told["dread"] == pytest.approx(0.5 * usual["dread"])
    assert told["mercy"] == -1.0
    assert told["card"] == usual["card"]
    assert set(numbers_for(2)) == set(numbers_for(3)) == set(numbers_for(4))
    with pytest.raises(TypeError, match="nosuchweight"):
        wk1.policy(2, {"nosuchweight": 2.0})


def test_a_mission_may_have_numbers_of_its_own() -> None:
    bold, usual = numbers_for(2, "manifold"), numbers_for(2)
    assert bold["dread"] < usual["dread"]
    assert set(bold) == set(usual)
