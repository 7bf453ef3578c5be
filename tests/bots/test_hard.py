"""The bot that thinks ahead: it knows what its seat knows, follows its seed, and keeps its time."""

from __future__ import annotations

import json
import pickle

import pytest

import dustboard
from dustboard import Game
from dustboard.bots import Bot, Sight, make, sight_of, title_modules
from dustboard.bots.greedy_bot import GreedyBot
from dustboard.bots.hard_bot import HardBot
from dustboard.bots.lookahead import ThinkingMind, follow
from dustboard.bots.search import Way, lead
from dustboard.bots.title_modules import policy_of
from dustboard.kernel.knowledge.known import known_from_plain, known_to
from dustboard.kernel.knowledge.masks import determinize
from dustboard.kernel.records.format import seed_text
from dustboard.kernel.state import NOT_ASKED
from dustboard.lab.match import sim_options
from dustboard.server.table.bot_request import BotRequest

TITLES = ("wftw", "wk1", "wk2")
STORY = {"wk2": {"adventure": "deadly_cargo", "quick_setup": True}}  # one with secrets
LONG_AGO = 0.0


def quick(name: str, title: str, seed: int, worlds: int = 2) -> Bot:
    """A hard bot that looks into few worlds."""
    bot = make(name, title, seed)
    assert isinstance(bot, HardBot)
    bot.worlds = worlds
    if isinstance(bot.mind, ThinkingMind):
        bot.mind.rolls = 4 * worlds
    return bot


def moments(title: str, players: int, seed: int, every: int, most: int) -> list[Game]:
    """Some moments of a game between normal bots, each with something to choose."""
    options = {**sim_options(title), **STORY.get(title, {})}
    game = dustboard.new_game(title, players, seed, options)
    bots = [make("normal", title, seat) for seat in range(players)]
    found: list[Game] = []
    asked = 0
    while not game.over and len(found) < most:
        for decision in game.pending:
            if len(decision.options) > 1:
                asked += 1
                if asked % every == 0:
                    found.append(game.clone())
            game.answer(
                decision.seat,
                bots[decision.seat].answer(sight_of(game, decision.seat), decision),
            )
    return found[:most]


def chooser(game: Game) -> int:
    """The first seat that has something to choose."""
    return next(one.seat for one in game.pending if len(one.options) > 1)


def another(game: Game, seat: int, seed: int) -> Game:
    """A game that differs only in what the seat can't know; who answered in secret has not yet."""
    other = game.clone()
    other.state = determinize(game.title, game.masked(seat), seed)
    return other


@pytest.mark.compiled
@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_does_not_change_its_answer(title: str) -> None:
    differ = 0
    for game in moments(title, 2, 3, every=17, most=3):
        seat = chooser(game)
        known, decision = known_to(game, seat).plain(), game.decision(seat)
        answer = quick("hard", title, 5).answer(sight_of(game, seat), decision)
        for seed in (1, 2):
            other = another(game, seat, seed)
            if known_to(other, seat).plain() != known:
                continue  # somebody is asked again, and all can see that
            differ += other.digest() != game.digest()
            again = quick("hard", title, 5).answer(sight_of(other, seat), other.decision(seat))
            assert again == answer
    assert differ


@pytest.mark.compiled
@pytest.mark.parametrize("title", TITLES)
def test_a_request_tells_a_worker_nothing_hidden(title: str) -> None:
    compared = 0
    for game in moments(title, 3, 10**30 + 4, every=5, most=12):
        seat = chooser(game)
        request = BotRequest(game, seat)
        body = json.dumps([request.view, request.known, request.decision.options.keys()])
        assert seed_text(game.seed) not in body
        assert str(game.seed) not in body
        assert not any(request.known["state"]["luck"])
        for key in game.state.luck_keys:
            assert key not in pickle.dumps(request)
        other = another(game, seat, 9)
        told = BotRequest(other, seat)
        if other.state.asked == game.state.asked and other.digest() != game.digest():
            compared += 1
            assert told.known == request.known
    assert compared >= 4


@pytest.mark.parametrize("title", TITLES)
def test_a_worker_answers_as_a_bot_at_the_table_does(title: str) -> None:
    game = moments(title, 2, 6, every=14, most=1)[0]
    seat = chooser(game)
    request: BotRequest = pickle.loads(pickle.dumps(BotRequest(game, seat)))
    there = quick("hard", title, 8).answer(request.sight(), request.decision)
    here = quick("hard", title, 8).answer(sight_of(game, seat), game.decision(seat))
    assert there == here
    known = known_from_plain(game.title, json.loads(json.dumps(request.known)))
    assert known.plain() == known_to(game, seat).plain()


@pytest.mark.compiled
@pytest.mark.parametrize("title", TITLES)
def test_worlds_can_be_played_on_from_everywhere(title: str) -> None:
    """All seats of any made-up world have something to answer, whoever is asked again."""
    policy = policy_of(title).policy(2, {})
    for number, game in enumerate(moments(title, 2, 7, every=1, most=40)):
        for seat in range(game.players):
            world = known_to(game, seat).deal(number)
            for other in range(game.players):
                while world.asked[other] != NOT_ASKED:
                    plan = policy.plans(world, other, 1)[0]
                    assert plan.actions
                    follow(game.title, world, other, plan)


def test_who_is_asked_again_which_tasks_to_keep_has_all_of_them() -> None:
    game = dustboard.new_game("wk1", 2, 1)
    while game.pending[0].name != "keep_tasks":
        game.answer(game.pending[0].seat, 0)
    dealt = len(game.state.secret_tasks[0])
    game.answer(0, 0)
    assert len(game.state.secret_tasks[0]) == dealt - 1
    world = known_to(game, 1).deal(3)
    assert len(world.secret_tasks[0]) == dealt
    assert world.drawn_private[0] == ()
    assert known_to(game, 0).deal(3).secret_tasks[0] == game.state.secret_tasks[0]


@pytest.mark.parametrize("title", TITLES)
def test_without_time_it_gives_the_usual_answer(title: str) -> None:
    for game in moments(title, 2, 3, every=4, most=3):
        seat = chooser(game)
        bot, normal = make("hard", title, 5), make("normal", title, 5)
        bot.deadline = LONG_AGO
        assert isinstance(normal, GreedyBot)
        key = bot.answer(sight_of(game, seat), game.decision(seat))
        usual = normal.answer(sight_of(game, seat), game.decision(seat))
        near = {usual}
        if normal.mind is not None:  # it draws among plans that are as good
            near |= {
                make("normal", title, other).answer(sight_of(game, seat), game.decision(seat))
                for other in range(20)
            }
        assert key in near


def test_shown_a_view_only_it_gives_any_answer() -> None:
    game = moments("wk1", 2, 3, every=4, most=1)[0]
    seat = chooser(game)
    decision = game.decision(seat)
    blind = Sight(lambda: game.view(seat))
    given = {make("hard:bold", "wk1", seed).answer(blind, decision) for seed in range(40)}
    assert given == set(decision.options.keys())


def test_a_title_without_rules_of_thumb_is_no_hindrance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(title_modules, "_module", lambda *where, **how: None)
    game = dustboard.new_game("wftw", 2, 2, {"round_cap": 1})
    bot = HardBot("parley", 4)
    bot.worlds = 2
    decision = game.pending[0]
    keys = decision.options.keys()
    assert bot.answer(sight_of(game, decision.seat), decision) in keys


def test_a_lead_counts_in_the_worlds_of_both() -> None:
    first, second = Way(("a",)), Way(("b",))
    assert lead(first, second) == 0.0
    first.values, second.values = [1.0, 5.0, 3.0], [0.0, 4.5]
    assert lead(first, second) == pytest.approx(3.0)
    assert lead(second, first) == pytest.approx(-3.0)
