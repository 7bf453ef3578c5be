"""The policy reads only what its seat knows, and its plans can be followed to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import dustboard
from conformance.play import BRIEF
from dustboard.games.wftw.bot import policy as wftw
from dustboard.games.wftw.bot.goals import chance
from dustboard.games.wftw.bot.weights import NEVER, numbers_for, weights_for
from dustboard.kernel.knowledge.known import known_to
from dustboard.kernel.policy import Policy
from dustboard.kernel.state import NOT_ASKED

MOST = 6
GAMES = 1 if BRIEF else 2
CLOSED = {"show_card_counts": False, "public_stockpiles": False}
OPTIONS: list[dict[str, Any]] = [
    {},
    CLOSED,
    {"payment": "per_target", "overbid": "forbidden"},
    {"payment": "choose_what_to_pay", "buy_cost": "both", "repeat_targets": False},
    {"targets_per_bidding_round": 1, "starter_bases": "immune", "late_defence": False},
    {"buy_cost": "resources", "base_attack_limit": "per_bidding_round"},
]


def policies(players: int) -> list[Policy]:
    """The usual one, one that bids early and raids, and one with another belief."""
    return [
        wftw.policy(players, {}),
        wftw.policy(players, {"raids": 6.0}, early=True),
        wftw.policy(players, wftw.BELIEFS[0]),
    ]


@pytest.mark.compiled
@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: "-".join(one) or "usual")
def test_all_worlds_of_what_a_seat_knows_give_the_same_plans(options: dict[str, Any]) -> None:
    compared = hidden = 0
    for seed in range(GAMES):
        players = 2 + seed % 3
        game = dustboard.new_game("wftw", players, seed, {"round_cap": 3, **options})
        ways, luck = policies(players), random.Random(seed)
        while not game.over:
            seat = game.pending[luck.randrange(len(game.pending))].seat
            keys = game.decision(seat).options.keys()
            if luck.random() < 0.5:
                game.answer(seat, luck.choice(keys))
                continue
            known = known_to(game, seat)
            worlds = [known.deal(number) for number in range(8)]
            hidden += len({str([world.hand, world.deck]) for world in worlds}) > 1
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
    assert compared > 20 * GAMES
    assert hidden > 5 * GAMES


@pytest.mark.compiled
@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: "-".join(one) or "usual")
def test_every_step_of_every_plan_is_legal(options: dict[str, Any]) -> None:
    steps = 0
    for seed in range(GAMES):
        players = 2 + seed % 3
        game = dustboard.new_game("wftw", players, seed, {"round_cap": 3, **options})
        ways, luck = policies(players), random.Random(seed)
        while not game.over:
            seat = game.pending[0].seat
            dealt = known_to(game, seat).deal(seed)
            for way in ways:
                for plan in way.plans(dealt, seat, MOST):
                    world = dealt.clone()
                    for action in plan.actions:
                        assert world.asked[seat] == game.state.asked[seat]
                        ask = game.title.asks[world.asked[seat]]
                        assert action in ask.legal(world, seat), (ask.name, plan.actions)
                        ask.apply(world, seat, action)
                        steps += 1
                    whole = game.decision(seat).name in ("marks", "pick", "base", "return")
                    assert world.asked[seat] == NOT_ASKED or not whole
            keys = game.decision(seat).options.keys()
            action = luck.choice(ways).plans(dealt, seat, 1)[0].actions[0]
            key = game.title.asks[game.state.asked[seat]].key(dealt, seat, action)
            game.answer(seat, key if luck.random() < 0.8 else luck.choice(keys))
    assert steps > 200 * GAMES


def test_early_bids_are_for_three_and_more() -> None:
    assert wftw.early_chance(2) == 0.0
    assert wftw.early_chance(3) == pytest.approx(0.357, abs=1e-3)
    assert wftw.early_chance(4) == wftw.early_chance(6) == pytest.approx(0.357, abs=1e-3)
    assert weights_for(4, {}, early=False).early_field == NEVER
    assert weights_for(4, {}, early=True).early_field < 2.0


def test_factors_multiply_and_no_chance_exceeds_one() -> None:
    plain, more = weights_for(2, {}, early=False), weights_for(2, {"raids": 3.0}, early=False)
    assert more.raids == pytest.approx(3.0 * plain.raids)
    assert more.shop == plain.shop
    assert weights_for(2, {"shows_up": 9.0}, early=False).shows_up == 1.0
    assert set(numbers_for(2)) == set(numbers_for(3)) == set(numbers_for(4))
    with pytest.raises(TypeError, match="nosuchweight"):
        wftw.policy(2, {"nosuchweight": 2.0})


def test_more_strength_is_never_worse() -> None:
    assert [chance(margin, 2.0) for margin in (-3.0, 0.0, 3.0)] == sorted(
        [chance(margin, 2.0) for margin in (-3.0, 0.0, 3.0)]
    )
    assert chance(3.0, 1.0) > chance(3.0, 4.0) > 0.5
