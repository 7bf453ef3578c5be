"""Records, snapshots and undo of every title."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from conformance.play import (
    SEALING,
    TEMPLATE,
    every_title,
    going,
    moments,
    play,
    pure_only,
    random_options,
    random_step,
    some_players,
    some_sealing,
    start,
    title_in,
)
from dustboard.kernel.errors import UndoRefused
from dustboard.kernel.game import Game
from dustboard.kernel.records import replay
from dustboard.kernel.undo import REACH

MOST_GAMES = 12  # of a title in which hardly anything can be taken back


def through_json(data: Any) -> Any:
    """The data as it comes back from a file."""
    return json.loads(json.dumps(data))


def events_of(game: Game) -> list[Any]:
    """The journal as plain data."""
    return [
        [event.kind, event.rule, event.seat, event.data, event.audience, event.public]
        for event in game.events()
    ]


@every_title
def test_a_record_leads_to_the_same_game_again(folder: str) -> None:
    title = title_in(folder)
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(seed)
        game = start(folder, players, rng.getrandbits(128), random_options(title, rng))
        for now in moments(game, rng, every=30):
            again = replay.replay(title, through_json(now.record()))
            assert again.digest() == now.digest()
            assert again.record() == now.record()
            assert events_of(again) == events_of(now)
            assert [d.id for d in again.pending] == [d.id for d in now.pending]
        again = replay.replay(title, through_json(game.record()))
        assert again.digest() == game.digest()
        assert again.view(None) == game.view(None)


@every_title
def test_a_fork_stands_where_the_game_stood(folder: str) -> None:
    title = title_in(folder)
    rng = random.Random(3)
    # one seat after the other, which is the order of the record
    game = start(folder, title.max_players, 3)
    trail = [game.digest()]
    while going(game):
        decision = game.pending[0]
        game.answer(decision.seat, rng.randrange(len(decision.options)))
        trail.append(game.digest())
    for at in [0, len(trail) - 1, *rng.sample(range(len(trail)), min(8, len(trail)))]:
        assert game.fork(at).digest() == trail[at]


@every_title
def test_who_is_quicker_makes_no_difference(folder: str) -> None:
    title = title_in(folder)
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(seed)
        game = start(folder, players, seed, random_options(title, rng))
        swift = start(folder, players, seed, game.options)
        while going(game):
            # the same answers to each group, once in the order of seats and once backwards
            group = game.state.group_number
            answers: list[tuple[int, str]] = []
            while not game.over and game.state.group_number == group:
                decision = game.pending[0]
                key = decision.options[rng.randrange(len(decision.options))].key
                answers.append((decision.seat, key))
                game.answer(decision.seat, key)
            for seat in sorted({seat for seat, _ in answers}, reverse=True):
                for owner, key in answers:
                    if owner == seat:
                        swift.answer(seat, key)
            assert swift.digest() == game.digest()
        assert events_of(swift) == events_of(game)
        assert swift.record() == game.record()


@every_title
def test_a_snapshot_goes_on_like_its_game(folder: str) -> None:
    title = title_in(folder)
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(seed)
        game = start(folder, players, seed, random_options(title, rng))
        # every decision of the smallest table, some of the larger ones
        for now in moments(game, rng, every=1 + 9 * seed):
            again = replay.restore(title, through_json(now.snapshot()))
            assert again.digest() == now.digest()
            assert [d.id for d in again.pending] == [d.id for d in now.pending]
            viewer = rng.choice([None, *range(players)])
            assert again.view(viewer) == now.view(viewer)
            further = rng.getrandbits(32)
            twin = play(now.clone(), random.Random(further), 4)
            play(again, random.Random(further), 4)
            assert again.digest() == twin.digest()
            assert again.record() == twin.record()
            assert events_of(again) == events_of(twin)


@every_title
def test_an_answer_is_taken_back_or_the_reason_is_given(folder: str) -> None:
    title = title_in(folder)
    taken_back = refused = 0
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(seed)
        game = start(folder, players, seed, random_options(title, rng))
        assert game.can_undo(0)
        while going(game):
            before = [decision.id for decision in game.pending], game.digest()
            seat, key = random_step(game, rng)
            if rng.randrange(4 * players):
                continue
            if not game.can_undo(seat):
                taken_back += 1
                after = game.clone()
                after.undo(seat)
                assert ([decision.id for decision in after.pending], after.digest()) == before
                after.answer(seat, key)
                assert after.digest() == game.digest()
                assert after.record() == game.record()
            refused += assert_undo_agrees(game, rng.randrange(players))
    assert taken_back
    assert refused


def taken_back(game: Game) -> Iterator[tuple[Game, int]]:
    """The game as the last seat takes back its answers, one after the other, and that seat."""
    while game.answers:
        seat = game.answers[len(game.answers) - 1][0]
        if game.can_undo(seat):
            return
        game = game.clone()
        game.undo(seat)
        yield game, seat


@every_title
def test_what_was_taken_back_is_the_game_played_without_it(folder: str) -> None:
    """Digest, record, journal, what is asked, and what else can be taken back."""
    title = title_in(folder)
    longest = games = 0
    counts = some_players(folder)
    # short games are looked at seldom: there are more of them until two answers in turn came back
    while games < len(counts) or (longest < 2 and games < MOST_GAMES):
        seed, players = games, counts[games % len(counts)]
        games += 1
        rng = random.Random(seed)
        game = start(folder, players, seed, random_options(title, rng))
        game.reach = REACH
        while going(game):
            random_step(game, rng)
            if rng.randrange((2 if folder == TEMPLATE else 30) * players):
                continue
            for count, (shorter, _) in enumerate(taken_back(game), 1):
                longest = max(longest, count)
                again = start(folder, players, seed, game.options)
                for row in game.answers.items()[: len(shorter.answers)]:
                    again.answer(row[0], row[1])
                assert shorter.snapshot() == again.snapshot()
                assert [one.id for one in shorter.pending] == [one.id for one in again.pending]
                for viewer in range(players):
                    assert shorter.can_undo(viewer) == again.can_undo(viewer)
    assert longest > 1


@pure_only
@every_title
def test_taking_back_plays_nothing_again(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """But what others have sealed since, in the group that is open."""
    played: list[int] = []
    answer = Game.answer

    def counted(game: Game, seat: object, key: object, decision: object = None) -> None:
        played.append(len(game.answers))
        answer(game, seat, key, decision)

    taken = 0
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(seed)
        game = start(folder, players, seed)
        game.reach = REACH
        while going(game):
            random_step(game, rng)
            if rng.randrange(12 * players):
                continue
            with monkeypatch.context() as patch:
                patch.setattr(Game, "answer", counted)
                for shorter, seat in taken_back(game):
                    taken += 1
                    shorter.can_undo(seat)
                for seat in range(players):
                    if not game.can_undo(seat):
                        shorter = game.clone()
                        shorter.undo(seat)
                        assert len(played) <= 4 * players
                        played.clear()
    assert taken


def assert_undo_agrees(game: Game, seat: int) -> bool:
    """Try to take back a seat's last answer; gives whether it was refused."""
    reason = game.can_undo(seat)
    trial = game.clone()
    if reason:
        with pytest.raises(UndoRefused, match=reason):
            trial.undo(seat)
        assert trial.digest() == game.digest()
        assert trial.record() == game.record()
    else:
        trial.undo(seat)
        assert len(trial.answers) == len(game.answers) - 1
        assert seat in [decision.seat for decision in trial.pending]
    return bool(reason)


@every_title
def test_a_sealed_answer_can_be_unsealed_while_its_group_is_open(folder: str) -> None:
    title = title_in(folder)
    if not any(ask.sealed for ask in title.asks):
        pytest.skip("this title seals nothing")
    unsealed = 0
    for seed, players in enumerate(some_sealing(folder)):
        rng = random.Random(seed)
        game = start(folder, players, seed, SEALING.get(folder))
        while going(game):
            group = game.state.group_number
            seat, _ = random_step(game, rng)
            still_open = game.state.waiting > 0 and game.state.group_number == group
            sealed = still_open and title.asks[game.state.group[seat]].sealed
            if sealed and (not unsealed or rng.randrange(4) == 0):
                assert game.can_undo(seat) == ""
                unsealed += 1
    assert unsealed
