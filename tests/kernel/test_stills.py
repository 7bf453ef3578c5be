"""Stills: how a table stood right after each event that is shown by itself."""

from __future__ import annotations

import random

from conformance.play import random_step
from dustboard.kernel.game import STILLS_GROUPS, Game
from dustboard.kernel.records.replay import restore
from kernel.tables import TITLE, new

SHOWN = frozenset(("roll", "move", "drink"))


def watched(answers: int = 40) -> Game:
    """A game in which some events are shown, after so many answers."""
    game, rng = new(), random.Random(3)
    game.keep_stills(SHOWN)
    while len(game.answers) < answers or not game.stills:
        random_step(game, rng)
    return game


def test_a_game_that_nobody_watches_keeps_none() -> None:
    game, rng = new(), random.Random(3)
    while not game.over:
        random_step(game, rng)
    assert game.stills == []
    assert any(event.kind in SHOWN for event in game.events())


def test_each_still_is_the_table_right_after_its_event() -> None:
    game, rng = new(), random.Random(3)
    game.keep_stills(SHOWN)
    kinds = set()
    while not game.over:
        told = len(game.events())
        random_step(game, rng)
        events = game.events()
        shown = [number for number in range(told, len(events)) if events[number].kind in SHOWN]
        stills = [one for one in game.stills if one[0] >= told]
        assert [number for number, _ in stills] == shown
        for number, still in stills:
            event, state = events[number], still
            kinds.add(event.kind)
            assert state.moment() == event.moment
            if event.kind == "roll":  # and not yet that of the next one
                rolled = game.view_then(game.moment(state), event.seat)["seats"][event.seat]["roll"]
                assert rolled == event.data["roll"]
    assert kinds == SHOWN


def test_stills_change_nothing_and_go_with_copies() -> None:
    game = watched()
    bare = restore(TITLE, game.snapshot())
    assert bare.stills == []
    assert bare.digest() == game.digest()
    copy = game.clone()
    assert copy.stills == game.stills
    assert copy.beats == SHOWN
    kept = list(game.stills)
    random_step(copy, random.Random(1))
    assert game.stills == kept  # what a copy does is its own


def test_worlds_to_think_ahead_in_keep_none() -> None:
    game = watched()
    world = game.world(0, 5)
    random_step(world, random.Random(1))
    assert world.beats == frozenset()
    assert world.stills == []


def test_taking_back_shows_nothing() -> None:
    game, rng = new(), random.Random(8)
    game.keep_stills(SHOWN)
    undone = 0
    while not game.over:
        seat, _ = random_step(game, rng)
        if game.stills and not game.can_undo(seat):
            game.undo(seat)
            assert game.stills == []
            undone += 1
            random_step(game, rng)
    assert undone


def test_what_is_long_past_is_forgotten() -> None:
    game, rng = new(), random.Random(3)
    game.keep_stills(SHOWN)
    dropped = 0
    while not game.over:
        before = len(game.stills)
        random_step(game, rng)
        dropped += len(game.stills) < before
        oldest = min((still.group_number for _, still in game.stills), default=10**6)
        assert oldest > game.state.group_number - STILLS_GROUPS
    assert dropped
    game.keep_stills(frozenset())
    assert game.stills == []
