"""Worlds to think ahead in, and games played on to their end."""

from __future__ import annotations

import gc
from typing import Any

import pytest

import dustboard
from conformance.play import FOLDERS, start, title_in
from dustboard.bots import UnknownBot
from dustboard.kernel.errors import BadSetup, InvariantBroken, UndoRefused
from dustboard.kernel.game import Game
from dustboard.kernel.invariants import check_invariants, check_listing
from kernel.tables import play, until

SEEDS = range(6)


def in_the_middle(folder: str, answers: int = 60) -> Game:
    return play(start(folder, title_in(folder).max_players, 5), 3, answers)


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_world_shows_its_seat_what_the_game_shows(folder: str) -> None:
    game = in_the_middle(folder)
    for seat in range(game.players):
        for seed in SEEDS:
            view, world = game.view(seat), game.world(seat, seed)
            check_invariants(world.title, world.state)
            shown = world.view(seat)
            # sealed answers of others are not known, so they are asked again
            for each in (view, shown):
                del each["commitment"], each["waiting"]
            assert shown == view


@pytest.mark.parametrize("folder", FOLDERS)
def test_worlds_know_neither_the_seed_nor_the_luck_nor_the_past(folder: str) -> None:
    game = in_the_middle(folder)
    world = game.world(0, seed=7)
    assert world.seed == 7 != game.seed
    assert not set(world.state.luck_keys) & set(game.state.luck_keys)
    assert len(world.answers) == 0
    assert world.log(0) == []
    for refused in (world.record, world.snapshot, lambda: world.fork(0)):
        with pytest.raises(BadSetup, match="made-up world"):
            refused()


def test_worlds_differ_by_their_seed_and_follow_from_it() -> None:
    game = in_the_middle("wftw")
    digests = [game.world(0, seed).digest() for seed in SEEDS]
    assert len(set(digests)) == len(digests)
    assert digests == [game.world(0, seed).digest() for seed in SEEDS]


def test_a_world_is_played_without_the_game() -> None:
    game = in_the_middle("wftw")
    digest, world = game.digest(), game.world(1, seed=2)
    copy = world.clone()
    play(world)
    assert world.over
    assert not copy.over
    assert game.digest() == digest
    with pytest.raises(UndoRefused, match="made-up world"):
        play(copy, 0, 1).undo(copy.answers[0][0])


def test_what_a_seat_can_not_know_makes_no_other_world() -> None:
    game = until(lambda game: len(game.pending) > 1)
    open_seat, other = game.pending[0].seat, game.pending[1].seat
    before = game.world(open_seat, seed=4).digest()
    decision = next(each for each in game.pending if each.seat == other)
    game.answer(other, decision.options[0].key)
    assert game.world(open_seat, seed=4).digest() == before


@pytest.mark.parametrize("folder", dustboard.titles())
@pytest.mark.parametrize("bot", ["random", "normal"])
def test_a_playout_ends_and_leaves_the_game(folder: str, bot: str) -> None:
    game = dustboard.new_game(folder, 3, seed=5)
    digest = game.digest()
    outcome = game.playout(seed=1, bot=bot)
    assert len(outcome.scores) == 3
    assert outcome.reason
    assert (game.digest(), game.over) == (digest, False)
    assert outcome.plain() == game.playout(seed=1, bot=bot).plain()


def test_a_playout_by_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="deep"):
        dustboard.new_game("wftw", 2, seed=5).playout(seed=1, bot="deep")


def test_answers_that_depend_on_what_is_hidden_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dustboard.new_game("wftw", 3, seed=5)
    check_listing(game.title, game.state)
    ask = game.title.asks[game.state.asked[0]]
    honest = ask.legal

    def peeking(state: Any, seat: int) -> list[int]:
        return honest(state, seat) if -1 in state.hand[1] else []

    monkeypatch.setattr(ask, "legal", peeking)
    with pytest.raises(InvariantBroken, match="but knows"):
        check_listing(game.title, game.state)


def test_nothing_is_left_to_the_collector() -> None:
    game = dustboard.new_game("wk1", 3, seed=5)
    play(game, 0, 50)
    gc.collect()
    gc.disable()
    try:
        play(game, 1, 200)
        del game
        assert gc.collect() < 200  # a position and two states for each answer would be thousands
    finally:
        gc.enable()
