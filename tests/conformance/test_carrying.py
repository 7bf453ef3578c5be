"""A snapshot that another version of a title wrote is the same game here.

Snapshots of today are rewritten as an older version would have written them: other numbers for
streams, steps that were not there yet or are gone now, fields that came and went, tables that were
shorter; programs, steps and asks by name, or by number as the first versions did. Every one of them
must lead to the very game it was made from.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from conformance.play import (
    FOLDERS,
    every_title,
    moments,
    play,
    random_options,
    some_players,
    start,
    title_in,
)
from dustboard.kernel.decisions import take_choice
from dustboard.kernel.errors import BadRecord, BadSetup, UndoRefused
from dustboard.kernel.frames import CALLS
from dustboard.kernel.game import Game
from dustboard.kernel.layouts import Layout
from dustboard.kernel.records import replay
from dustboard.kernel.records.migration import Carrier, with_names
from dustboard.kernel.records.snapshots import plain_digest, plain_state
from dustboard.kernel.state import NOT_ASKED
from dustboard.kernel.streams import stream_keys

Plain = dict[str, Any]


def written(snapshot: Plain, layout: Layout, state: Plain) -> Plain:
    """The snapshot as a version with this layout would have written it."""
    keys = stream_keys(int(snapshot["seed"], 16), layout.streams)
    head = (snapshot["title"], snapshot["players"], snapshot["options"])
    new = {**snapshot, "state": state, "layout": layout.text, "content": "another"}
    return {**new, "digest": plain_digest(*head, state, keys)}


def older(game: Game, rng: random.Random, by_number: bool) -> Plain:
    """The game as some older version of its title might have kept it."""
    title, snapshot = game.title, json.loads(json.dumps(game.snapshot()))
    now, state = title.layout(game.players), dict(snapshot["state"])
    order = rng.sample(now.programs, len(now.programs))
    steps = {name: list(names) for name, names in order}
    # places until the steps are those of then; lists of effects have lines, which keep their names
    stack = [
        [name, steps[name].index(step) if steps[name] else step, *rest]
        for name, step, *rest in state["stack"]
    ]
    change_steps(steps, stack, rng)
    state["stack"] = [
        [name, path if isinstance(path, str) else steps[name][path], *rest]
        for name, path, *rest in stack
    ]
    # those who wrote numbers had no lines yet
    lined = {program.name for program in title.programs if program.lines is not None}
    by_number = by_number and all(name not in lined for name, *_ in stack)
    streams = rng.sample(range(len(now.streams)), len(now.streams))
    state["luck"] = [state["luck"][stream] for stream in streams] + [7]
    garble_choices(game, state)
    change_fields(game, state, rng)
    layout = Layout(
        tuple((name, tuple(steps[name])) for name, _ in order),
        (*rng.sample(now.asks, len(now.asks)), "an ask that is gone"),
        (*(now.streams[stream] for stream in streams), "a stream that is gone"),
        tuple((name, rows[: rng.randrange(len(rows) + 1)]) for name, rows in now.tables),
    )
    return written(snapshot, layout, numbered(state, layout) if by_number else state)


def numbered(state: Plain, layout: Layout) -> Plain:
    """The state with places in the lists of a layout instead of names."""
    place = {name: number for number, (name, _) in enumerate(layout.programs)}
    steps = dict(layout.programs)
    stack = [
        [place[name], steps[name].index(step), seat, [place.get(one, one) for one in bindings]]
        for name, step, seat, bindings in state["stack"]
    ]
    asks = {
        key: [layout.asks.index(ask) if ask else NOT_ASKED for ask in state[key]]
        for key in ("asked", "group")
    }
    return {**state, "stack": stack, **asks}


def change_steps(steps: dict[str, list[str]], stack: list[Any], rng: random.Random) -> None:
    """Take out steps that came since, and put in steps that are gone now."""
    for program, names in steps.items():
        if not names:
            continue
        frames = [row for row in stack if row[0] == program]
        free = [at for at in range(len(names)) if all(row[1] != at for row in frames)]
        if free and rng.randrange(2):
            gone = rng.choice(free)
            del names[gone]
            for row in frames:
                row[1] -= row[1] > gone
        if rng.randrange(2):
            at = rng.randrange(len(names) + 1)
            names.insert(at, "a step that is gone")
            for row in frames:
                # one that is just about to be done is left out, too
                row[1] += row[1] >= at and (row[1] > at or rng.randrange(2))


def garble_choices(game: Game, state: Plain) -> None:
    """What is chosen in an open group is found again by the keys of the answers."""
    for seat, ask in enumerate(game.state.group):
        answered = ask >= 0 and game.state.asked[seat] < 0 and game.state.waiting > 0
        if answered and game.title.asks[ask].apply is take_choice:
            state["choice"][seat] = 987_654


def change_fields(game: Game, state: Plain, rng: random.Random) -> None:
    """Leave out fields that are as on a table just laid, as if they had come since."""
    fresh = Game(game.title, game.players, game.seed, game.options).snapshot()["state"]
    for field in game.title.fields(game.state):
        if state[field.key] == fresh[field.key] and rng.randrange(3) == 0:
            del state[field.key]
    state["a field that is gone"] = [1, 2, 3]


@every_title
def test_another_version_reads_the_same_game(folder: str) -> None:
    title = title_in(folder)
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(seed)
        game = start(folder, players, seed, random_options(title, rng))
        for at, now in enumerate(moments(game, rng, every=25)):
            again = replay.restore(title, older(now, rng, by_number=at % 2 == 0))
            assert again.digest() == now.digest()
            assert [d.id for d in again.pending] == [d.id for d in now.pending]
            assert again.ordered_answers() == now.ordered_answers()


@every_title
def test_damage_is_found_in_a_snapshot_of_another_version(folder: str) -> None:
    rng = random.Random(1)
    title = title_in(folder)
    snapshot = older(start(folder, title.min_players, 1), rng, by_number=True)
    assert replay.restore(title, snapshot)
    changed = {**snapshot["state"], "group_number": snapshot["state"]["group_number"] + 1}
    with pytest.raises(BadRecord, match="does not match its own digest"):
        replay.restore(title, {**snapshot, "state": changed})
    with pytest.raises(BadRecord, match=r"damaged|cut short"):
        replay.restore(title, {**snapshot, "layout": snapshot["layout"][:40]})


@every_title
def test_a_number_that_moved_is_named(folder: str) -> None:
    title = title_in(folder)
    game = start(folder, title.min_players, 1)
    now, snapshot = title.layout(game.players), game.snapshot()
    (name, rows), *rest = now.tables
    for names, line in (
        ((rows[1], rows[0], *rows[2:]), f"'{rows[1]}', number 0 of the {name}, is '{rows[0]}' now"),
        ((*rows, "zeppelin"), f"'zeppelin', number {len(rows)} of the {name}, is gone"),
    ):
        layout = Layout(now.programs, now.asks, now.streams, ((name, names), *rest))
        with pytest.raises(BadRecord, match=line):
            replay.restore(title, written(snapshot, layout, snapshot["state"]))


@every_title
def test_a_game_in_the_middle_of_what_is_gone_is_refused(folder: str) -> None:
    title = title_in(folder)
    game = start(folder, title.min_players, 1)
    now, snapshot = title.layout(game.players), game.snapshot()
    programs = tuple((f"old {name}", steps) for name, steps in now.programs)
    asks = tuple(f"old {name}" for name in now.asks)
    state = snapshot["state"]
    stack = [[f"old {name}", *rest] for name, *rest in state["stack"]]
    asked = [name and f"old {name}" for name in state["asked"]]
    for layout, named, line in (
        (
            Layout(programs, now.asks, now.streams, now.tables),
            {**state, "stack": stack},
            "in the middle of 'old ",
        ),
        (
            Layout(now.programs, asks, now.streams, now.tables),
            {**state, "asked": asked, "group": asked},
            "asks for 'old ",
        ),
    ):
        for kept in (named, numbered(named, layout)):
            with pytest.raises(BadRecord, match=line):
                replay.restore(title, written(snapshot, layout, kept))


@every_title
def test_options_that_are_gone_are_played_as_usual(folder: str) -> None:
    title = title_in(folder)
    game = start(folder, title.min_players, 1)
    snapshot = game.snapshot()
    spec = title.options[0]
    snapshot["options"] = {**snapshot["options"], "moon": "full", spec.name: "no such value"}
    again = replay.restore(title, written(snapshot, title.layout(game.players), snapshot["state"]))
    assert again.options == {**game.options, spec.name: spec.default}


def carried_bindings(folder: str, program: str, bindings: list[int]) -> list[Any]:
    """Bindings of a frame, carried over from a version that numbered its programs."""
    title = title_in(folder)
    game = start(folder, title.min_players, 1)
    old = title.layout(game.players)
    fresh = plain_state(title, game.state)
    number = [name for name, _ in old.programs].index(program)
    plain = {**numbered(fresh, old), "stack": [[number, 0, 0, bindings]]}
    named = with_names(title, old, plain)
    ((found, step, _, inner),) = Carrier(title, game.players, old).carry(named, fresh)["stack"]
    assert (found, step) == (program, old.programs[number][1][0])
    return list(inner)


def holders(kind: str) -> list[tuple[str, str, list[str]]]:
    """Every program that names programs in its bindings: folder, name, programs of its title."""
    return [
        (folder, program.name, sorted(one.name for one in title_in(folder).programs))
        for folder in FOLDERS
        for program in title_in(folder).programs
        if program.holds == kind
    ]


@pytest.mark.skipif(not holders(CALLS), reason="no installed title orders tied triggers")
def test_calls_in_bindings_are_found_again() -> None:
    for folder, program, names in holders(CALLS):
        holds = {one.name: one.holds for one in title_in(folder).programs}
        itself, plain = (
            names.index(program),
            [at for at, name in enumerate(names) if not holds[name]],
        )
        inner = [plain[0], 2, 5, 6]  # a program with two numbers
        found = carried_bindings(folder, program, [-1, plain[1], 0, itself, len(inner), *inner])
        there = [names[plain[0]], 2, 5, 6]
        assert found == [-1, names[plain[1]], 0, program, len(inner), *there]


@every_title
def test_what_another_version_took_is_not_played_again(folder: str) -> None:
    rng = random.Random(2)
    title = title_in(folder)
    game = play(start(folder, title.min_players, 2), rng, 8)
    again = replay.restore(title, older(game, rng, by_number=False))
    for carried in (again, again.clone(), replay.restore(title, again.snapshot())):
        assert carried.carried == 8
        with pytest.raises(BadSetup, match="carried over from another version"):
            carried.fork(0)
        for seat in {seat for seat, _ in game.ordered_answers()}:
            assert carried.can_undo(seat) == "it was carried over from another version"
            with pytest.raises(UndoRefused, match="carried over"):
                carried.undo(seat)
    assert replay.restore(title, game.snapshot()).carried == 0
