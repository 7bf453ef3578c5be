"""Copies are independent, and what a state is made of is declared in full.

A copy that shares a list with its original shows up in the history of digests: playing one of the
two on changes the other.
"""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from conformance.play import (
    every_title,
    going,
    play,
    pure_only,
    random_step,
    some_players,
    start,
    title_in,
)
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.fields import NOTES, NUMBER, NUMBERS, ZONE, ZONES, Field
from dustboard.kernel.records.snapshots import digest, plain_state
from dustboard.kernel.state import State
from dustboard.kernel.title import Title


def faults_of_copies(folder: str, players: int, seed: int) -> list[str]:
    """Copy a game at every answer, play on both sides, and say which copies depend."""
    rng = random.Random(seed)
    game = start(folder, players, seed)
    history: list[tuple[Game, str, int, int]] = []
    while going(game):
        history.append((game.clone(), game.digest(), len(game.events()), len(game.answers)))
        random_step(game, rng)
    end = (game.digest(), len(game.events()), game.record())
    faults = [
        f"copy {number} changed with its original"
        for number, (twin, *facts) in enumerate(history)
        if [twin.digest(), len(twin.events()), len(twin.answers)] != facts
    ]
    if faults:
        return faults
    for twin, *_ in history:
        # another way on than the one the original took
        play(twin, random.Random(seed + 1), 6)
    if (game.digest(), len(game.events()), game.record()) != end:
        faults.append("the original changed with its copies")
    return faults


@every_title
def test_clones_are_independent_of_each_other(folder: str) -> None:
    for seed, players in enumerate(some_players(folder)):
        assert faults_of_copies(folder, players, seed) == []


@pure_only
@every_title
def test_a_shallow_copy_is_found(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(state: State) -> State:
        twin = copy.copy(state)
        twin.journal = None
        return twin

    title = title_in(folder)
    kind = type(start(folder, title.min_players, 1).state)
    monkeypatch.setattr(kind, "clone", shallow)
    assert faults_of_copies(folder, title.min_players, 1) != []


@every_title
def test_copies_of_the_state_play_on_alone(folder: str) -> None:
    title = title_in(folder)
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(seed)
        game = play(start(folder, players, seed), rng, 10)
        state = game.state
        before = digest(title, state, game.options)
        twin = state.clone()
        assert twin.journal is None
        assert digest(title, twin, game.options) == before
        trial = game.clone()
        trial.state = twin
        play(trial, rng, 80)
        assert len(trial.answers) > len(game.answers)
        assert trial.digest() != before
        assert digest(title, twin, game.options) == before  # answers are taken on copies
        assert digest(title, state, game.options) == before == game.digest()


@pure_only
@every_title
def test_the_fields_name_all_that_a_state_holds(folder: str) -> None:
    title = title_in(folder)
    kernel = set(vars(State(2, None)))
    for seed, players in enumerate(some_players(folder)):
        state = play(start(folder, players, seed), random.Random(seed), 90).state
        declared = {field.name for field in title.fields(state)}
        held = {name for name, value in vars(state).items() if value is not state.settings}
        assert held - kernel == declared


@pure_only
@every_title
def test_a_clone_copies_everything_and_shares_no_list(folder: str) -> None:
    for seed, players in enumerate(some_players(folder)):
        state = play(start(folder, players, seed), random.Random(seed), 90).state
        twin = state.clone()
        assert set(vars(twin)) == set(vars(state))
        for name, value in vars(state).items():
            if name == "journal":
                continue
            assert vars(twin)[name] == value, name
            assert not isinstance(value, list) or vars(twin)[name] is not value, name


def changed(field: Field, value: Any) -> Any:
    """Another value of the same shape."""
    if field.shape == NUMBER:
        return value + 1
    if field.shape == NUMBERS:
        return [*value[:-1], value[-1] + 1] if value else [1]
    if field.shape == ZONE:
        return (*value, 0)
    assert field.shape in (ZONES, NOTES)
    return [*value[:-1], (*value[-1], 0)]


def assert_digest_sees(title: Title, state: State, field: Field) -> None:
    """Change one field and look at digest and snapshot."""
    twin = state.clone()
    setattr(twin, field.name, changed(field, getattr(state, field.name)))
    assert digest(title, twin, {}) != digest(title, state, {}), field.name
    assert plain_state(title, twin) != plain_state(title, state), field.name


@every_title
def test_the_digest_sees_every_field(folder: str) -> None:
    title = title_in(folder)
    for seed, players in enumerate(some_players(folder)):
        state = play(start(folder, players, seed), random.Random(seed), 10).state
        for field in title.fields(state):
            if not isinstance(getattr(state, field.name), bool):
                assert_digest_sees(title, state, field)
