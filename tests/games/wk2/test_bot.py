"""The bot of Waste Knights II: what it expects of dice and of the book, and how it plays."""

from __future__ import annotations

import random

import pytest

from dustboard.games.wk2.bot.chances import at_least, mean
from dustboard.games.wk2.bot.costs import costs_to
from dustboard.games.wk2.bot.goals import Goals
from dustboard.games.wk2.bot.heuristics import rate
from dustboard.games.wk2.bot.policy import RoadPolicy
from dustboard.games.wk2.bot.reading import Reader
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.bot.standing import standing
from dustboard.games.wk2.content import board
from dustboard.games.wk2.meta import TITLE
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.known import known_to

MOST = 2000  # answers


def begun(seed: int = 5) -> Game:
    """A lesson in which the first action is asked for."""
    return Game(TITLE, 1, seed, {"quick_setup": True})


def played(seed: int) -> Game:
    """A lesson that the bot plays to its end."""
    game = begun(seed)
    luck = random.Random(seed)
    for _ in range(MOST):
        if game.over:
            return game
        decision = game.pending[0]
        ratings = rate(game.view(decision.seat), decision)
        keys = decision.options.keys()
        assert len(ratings) == len(keys)
        best = [key for key, worth in zip(keys, ratings, strict=True) if worth == max(ratings)]
        game.answer(decision.seat, luck.choice(best))
    raise AssertionError("the game does not end")


def look_at(game: Game, **own: object) -> Seen:
    """What the bot sees, with some facts about its knight changed."""
    view = game.view(0)
    view["seats"][0] = {**view["seats"][0], **own}
    return Seen(view)


def test_dice_are_counted_exactly() -> None:
    assert at_least("gww", 2) == pytest.approx(13 / 24)
    assert mean("wgb") == pytest.approx(0.5 + 2 / 3 + 1.0)


def test_ways_over_highways_are_free() -> None:
    end = board.BY_ID["s46"]
    costs = costs_to(end)
    assert costs[end] == 0
    for space in range(board.COUNT):
        if costs[space] < board.FAR and space != end:
            nearer = [costs[one] + board.COST[one] for one in board.NEIGHBOURS[space]]
            assert costs[space] == min(nearer)


def test_a_test_is_worth_more_to_those_who_pass_it() -> None:
    game = begun()
    skills = dict(game.view(0)["seats"][0]["skills"])
    row = {"do": "test", "skill": "tech", "difficulty": 2, "pass": [{"do": "gain", "what": "xp"}]}
    weak = Reader(look_at(game, skills={**skills, "tech": "w"})).row(row)
    strong = Reader(look_at(game, skills={**skills, "tech": "bbg"})).row(row)
    assert weak == 0.0
    assert strong > 0.5


def test_what_can_not_be_paid_is_not_hoped_for() -> None:
    game = begun()
    offer = [
        {
            "key": "buy",
            "cost": [{"do": "pay", "what": "meds", "amount": 2}],
            "do": "gain",
            "what": "gear",
            "amount": 9,
        },
        {"key": "leave", "then": []},
    ]
    assert Reader(look_at(game, meds=1)).best(offer) == 0.0
    assert Reader(look_at(game, meds=2)).best(offer) > 5.0


def test_a_condition_on_a_flag_is_read_from_the_view() -> None:
    game = begun()
    row = {"if": "cup and round >= 1", "do": "gain", "what": "xp", "amount": 3}
    look = look_at(game)
    assert Reader(look).row(row) == 0.0
    view = {**look.view, "flags": ["cup"], "round": 1}
    assert Reader(Seen(view)).row(row) == 3.0


def test_the_bot_wins_the_lesson_and_chance_does_not() -> None:
    ends = [played(seed).outcome for seed in range(8)]
    assert sum(end is not None and end.reason == "victory" for end in ends) >= 6


def test_harm_is_a_worse_standing() -> None:
    view = begun().view(0)
    hurt = begun().view(0)
    hurt["seats"][0]["harm"] = {**hurt["seats"][0]["harm"], "wounds": 4}
    assert standing(Seen(hurt)) < standing(Seen(view))


def test_promised_successes_and_dice_count_for_the_next_test() -> None:
    reader = Reader(look_at(begun(), skills={"tech": "gw"}, lost={}))
    test = {"do": "test", "skill": "tech", "difficulty": 5, "pass": [{"do": "gain", "what": "xp"}]}
    bare = reader.option({"key": "bare", "then": [test]})
    promised = [{"do": "success", "amount": 3}, {"do": "next_dice", "dice": "r"}, test]
    assert reader.option({"key": "helped", "then": promised}) > bare + 0.3
    assert reader.option({"key": "bare", "then": [test]}) == bare  # and for that one only


def test_a_part_of_shared_work_is_worth_a_part_of_its_end() -> None:
    reader = Reader(look_at(begun()))
    work = {"do": "effort", "amount": 1, "done": [{"do": "gain", "what": "xp", "amount": 12}]}
    near, far = reader.row({**work, "need": 2}), reader.row({**work, "need": 6})
    assert near - far == pytest.approx(12 / 2 - 12 / 6)


def test_what_one_move_reaches_is_reached_in_the_last_round() -> None:
    game = begun()
    while game.pending[0].name != "action":
        game.answer(0, game.pending[0].options.keys()[0])
    view = game.view(0)
    view["plot"] = {**view["plot"], "starts": 4, "time": 1}
    look = Seen(view)
    goals = Goals(look)
    costs = {space: costs_to(space)[look.here] for space in range(board.COUNT)}
    edge = next(space for space, cost in costs.items() if cost == goals.pace)
    beyond = next(space for space, cost in costs.items() if cost == goals.pace + 1)
    gains = []
    for site in (edge, beyond):
        goals.sites = [(site, 10.0)]
        gains.append(goals.nearer)
        assert goals.worth(site) > 5.0
    assert gains[0] > gains[1] + 2.0
    assert goals.worth(look.here) < 1.0  # no move is left after this round


def test_torn_tracks_are_places_to_go_to() -> None:
    game = Game(TITLE, 2, 3, {"adventure": "iron_trail", "quick_setup": True})
    luck = random.Random(3)
    for _ in range(MOST):
        decision = game.pending[0]
        view = game.view(decision.seat)
        sheet = view["plot"]["id"] if view["plot"] else ""
        if sheet == "journey" and decision.name == "action" and view["board"]["effort"]:
            break
        game.answer(decision.seat, luck.choice(decision.options.keys()))
    sites = {site["action"]: site["spaces"] for site in view["own"]["sites"]}
    assert {heap["space"] for heap in view["board"]["effort"]} <= set(sites["clear"])


def test_plans_are_the_same_in_all_worlds_and_can_be_followed() -> None:
    """What is hidden does not count, and every step of a route is one that the rules allow."""
    game = Game(TITLE, 3, 4, {"adventure": "deadly_cargo", "quick_setup": True})
    policy = RoadPolicy()
    luck = random.Random(4)
    routes = 0
    for number in range(400):
        if game.over:
            break
        seat = game.pending[0].seat
        known = known_to(game, seat)
        worlds = [known.deal(seed) for seed in (number, number + 1)]
        here, there = [policy.plans(world, seat, 6) for world in worlds]
        assert [plan.actions for plan in here] == [plan.actions for plan in there]
        ask = TITLE.asks[game.state.asked[seat]]
        for plan in here:
            trial = worlds[0].clone()
            for action in plan.actions:
                assert action in ask.legal(trial, seat)
                ask.apply(trial, seat, action)
            routes += len(plan.actions) > 1
        game.answer(seat, ask.key(game.state, seat, luck.choice(here).actions[0]))
    assert routes > 50
