"""Plans are made once and followed, equal ones are drawn, and early bids are for larger tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import dustboard
from dustboard import Game
from dustboard.bots import make, sight_of
from dustboard.bots.greedy_bot import GreedyBot
from dustboard.bots.lookahead import TriedPlan, ordered
from dustboard.bots.minds import near_ones
from dustboard.kernel.policy import Plan
from dustboard.kernel.position import Decision


def greedy(name: str, seed: int, title: str = "wftw") -> GreedyBot:
    bot = make(name, title, seed)
    assert isinstance(bot, GreedyBot)
    assert bot.mind is not None
    return bot


def played(
    name: str, players: int, seed: int, rounds: int = 4, title: str = "wftw"
) -> Iterator[tuple[Game, Decision, GreedyBot, str]]:
    """Each decision of a game, with the bot that has answered it and its answer."""
    options = {"round_cap": rounds} if title == "wftw" else {}
    game = dustboard.new_game(title, players, seed, options)
    bots = [greedy(name, 10 * seed + seat, title) for seat in range(players)]
    while not game.over:
        for decision in game.pending:
            bot = bots[decision.seat]
            key = bot.answer(sight_of(game, decision.seat), decision)
            yield game, decision, bot, key
            game.answer(decision.seat, key)


@pytest.mark.compiled
def test_a_plan_is_followed_to_its_end() -> None:
    followed = 0
    planned: dict[int, list[str]] = {}
    for _, decision, bot, key in played("normal", 2, 3):
        if (rest := planned.get(decision.seat)) and len(decision.options) > 1:
            assert key == rest[0]
            followed += 1
        planned[decision.seat] = bot.rest()
    assert followed > 10


def test_a_plan_of_another_table_is_forgotten() -> None:
    bot = greedy("normal", 1)
    asked = 0
    for seed in range(3):  # each time the same questions at other tables
        for game, decision, _, _ in played("normal", 2, seed, rounds=2):
            key = bot.answer(sight_of(game, decision.seat), decision)
            assert decision.options.keys().count(key) == 1
            asked += 1
    assert asked > 60


@pytest.mark.compiled
def test_nobody_bids_early_in_a_duel_and_some_do_at_larger_tables() -> None:
    early = {2: 0, 4: 0}
    for players, found in early.items():
        for seed in range(4):
            for game, decision, _, key in played("normal", players, seed):
                in_time = game.state.bidding_round == 3
                found += decision.name == "marks" and key.startswith("field") and not in_time
        early[players] = found
    assert early[2] == 0 < early[4]
    natures = [greedy("normal", seed).mind.nature for seed in range(400)]  # type: ignore[union-attr]
    assert sum(one < 0.45 for one in natures) == pytest.approx(180, abs=40)


@pytest.mark.parametrize("title", dustboard.titles())
def test_easy_leaves_the_best_plan_now_and_then(title: str) -> None:
    slips = choices = 0
    for seed in range(3):
        for _, _, bot, _ in played("easy", 2, seed, title=title):
            if bot.mind is not None and bot.mind.plan is not None and bot.mind.others:
                choices += 1
                slips += bot.slipped
    assert 0.08 < slips / choices < 0.45


def test_of_plans_that_are_worth_as_much_any_may_be_chosen() -> None:
    plans = [Plan([at], worth, []) for at, worth in enumerate((2.0, 1.95, 1.9, -3.0))]
    assert [plan.net for plan in near_ones(plans)] == [2.0, 1.95]
    assert near_ones(plans[3:]) == plans[3:]


def test_plans_are_ordered_by_what_came_of_them() -> None:
    tried = [TriedPlan(Plan([at], 0.0, [])) for at in range(3)]
    for one, values in zip(tried, ([1.0, 2.0], [3.0, 4.0], [1.5, 1.5]), strict=True):
        one.values.extend(values)
    assert [one.plan.actions for one in ordered(tried)] == [[1], [0], [2]]


@pytest.mark.compiled
def test_hard_answers_alike_for_the_same_seed() -> None:
    answers: list[list[str]] = []
    for _ in range(2):
        found: list[str] = []
        for game, decision, _, _ in played("normal", 2, 5, rounds=1):
            if len(decision.options) > 2:
                bot = greedy("hard", 7)
                found.append(bot.answer(sight_of(game, decision.seat), decision))
        answers.append(found)
    assert answers[0] == answers[1]
    assert len(answers[0]) >= 4
