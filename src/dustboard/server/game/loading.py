"""Loading a game, also one that another version of Dustboard has played.

A game of this version is its newest snapshot and the steps since. A game of another version is
carried over: the snapshot is read by name (see `kernel.records.migration`), the steps since are
done as far as the rules still allow, and one more step is stored that holds the game as it is then.
Whoever loads it later begins with that step. If the whole game can be played again here with the
same result, nothing else changes for it; if not, that step is its base, see `carried`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Any

import dustboard
from dustboard.server.core.refusals import damaged
from dustboard.server.game.carried import Base, Carried
from dustboard.server.game.story import Story, thawed
from dustboard.server.store.contract import Snapshot, Store, StoreDown
from dustboard.server.store.data import Step, TableData

log = logging.getLogger("dustboard.loading")
Stamp = tuple[str, str, str]  # of a version: engine, cards, layout


def stamp_now(data: TableData) -> Stamp:
    """This version, for a table of this title and size."""
    title = dustboard.title(data.title)
    layout = title.layout(len(data.seats)).text
    return dustboard.__version__, title.content_version, _short(layout)


def stamp_of(frozen: bytes) -> Stamp:
    """The version that has frozen a game."""
    return _stamp(thawed(frozen))


def _stamp(body: dict[str, Any]) -> Stamp:
    game = body["game"]
    return game["engine"], game["content"], _short(game.get("layout", ""))


def write_stamp(data: TableData) -> None:
    """Write down which version begins this game."""
    data.engine, data.content, data.layout = stamp_now(data)


def same_version(one: Stamp, other: Stamp) -> bool:
    """Whether two stamps are of one version; older ones do not tell all of it."""
    if not (one[0] and other[0]):
        return True
    return one[:2] == other[:2] and (one[2] == other[2] or not (one[2] and other[2]))


def _short(layout: str) -> str:
    return sha256(layout.encode()).hexdigest()[:16] if layout else ""


def names_of(old: Stamp, new: Stamp) -> tuple[str, str]:
    """What to call two versions, so that they differ.

    >>> names_of(("0.1.0", "ab", ""), ("0.2.0", "ab", ""))
    ('0.1.0', '0.2.0')
    >>> names_of(("0.1.0", "ab12ef", ""), ("0.1.0", "cd34ab", ""))
    ('0.1.0 (ab12ef)', '0.1.0 (cd34ab)')
    """
    for part in (1, 2):
        if old[0] == new[0] and old[part] != new[part]:
            return f"{old[0]} ({old[part][:6] or '-'})", f"{new[0]} ({new[part][:6] or '-'})"
    return old[0], new[0]


class Loaded:
    """A game as the store has it."""

    def __init__(self, story: Story, number: int, kept: int, stamp: Stamp) -> None:
        self.story = story
        self.number = number  # the step it stands after
        self.kept = kept  # the step of the newest snapshot; -1: there is none
        self.stamp = stamp  # the version it was kept by
        self.began = story.base  # where it could be played again from until now
        self.steps: list[Step] = []  # what was done after that


Begin = Callable[[str, TableData], Awaitable[Story]]


async def begin_here(code: str, data: TableData) -> Story:
    """Before the first step; not on the event loop of a server, which has `Replays.begin`."""
    return Story.begin(data)


async def load(store: Store, code: str, data: TableData, begin: Begin = begin_here) -> Loaded:
    """The newest snapshot or carried step of a game, and the steps after it, which are not done.

    A snapshot only saves time: if it is damaged, all steps are there to be done again.
    """
    snapshot = await store.load_snapshot(code)
    if snapshot is not None:
        try:
            found = await _load_from(store, code, data, snapshot, begin)
            await _check_snapshot(store, code, found)
            return found
        except (StoreDown, asyncio.CancelledError):
            raise
        except Exception as error:
            # whatever it is that a damaged snapshot makes of the code that reads it
            log.error("the snapshot of table %s can't be used: %r; doing all steps", code, error)
    return await _load_from(store, code, data, None, begin)


async def _load_from(
    store: Store, code: str, data: TableData, snapshot: Snapshot | None, begin: Begin
) -> Loaded:
    number = 0 if snapshot is None else snapshot.number
    steps = await store.steps_after(code, number)
    kept = -1 if snapshot is None else number
    carried = [at for at, step in enumerate(steps) if step.kind == "carried"]
    if carried:
        step = steps[carried[-1]]
        base = await _base(store, code, thawed(step.frozen), number + carried[-1] + 1)
        story = Story.taken_over(data, step, base)
        found = Loaded(story, number + carried[-1] + 1, kept, stamp_of(step.frozen))
        found.steps = steps[carried[-1] + 1 :]
        return found
    if snapshot is None:
        story, stamp = await begin(code, data), (data.engine, data.content, data.layout)
    else:
        body = thawed(snapshot.body)
        base = await _base(store, code, body, number + 1)
        story, stamp = Story.of(data, body, base), _stamp(body)
    found = Loaded(story, number, kept, stamp)
    found.steps = steps
    return found


async def _check_snapshot(store: Store, code: str, found: Loaded) -> None:
    """Refuse a snapshot that is not what the step it was made after has led to."""
    if found.number != found.kept or found.number == 0:
        return  # a step carried the game over since, or there was none before
    step = await store.load_step(code, found.number)
    same = same_version(found.stamp, stamp_now(found.story.data))
    if step is None or (same and found.story.game.digest() != step.digest):
        raise damaged("snapshot-differs", number=found.number)


async def _base(store: Store, code: str, body: dict[str, Any], before: int) -> Base | None:
    """The base of a frozen game, if a step before that number has made one."""
    rows = [Carried(*row) for row in body.get("carried", [])]
    bases = [row for row in rows if not row.whole and row.number < before]
    if not bases:
        return None
    step = await store.load_step(code, bases[-1].number)
    if step is None or step.kind != "carried":
        raise damaged("carried-step-gone", number=bases[-1].number)
    return Base(dustboard.restore(thawed(step.frozen)["game"]), bases[-1])


async def carry_over(store: Store, code: str, found: Loaded, now: float) -> Step:
    """The step that carries a game of another version over to this one."""
    past = await store.steps_after(code, 0)
    return await asyncio.to_thread(_carried, found, past, now)


def _carried(found: Loaded, past: Sequence[Step], now: float) -> Step:
    story, stamp = found.story, stamp_now(found.story.data)
    old, new = names_of(found.stamp, stamp)
    here = Carried(0, found.number, old, new, 0, False)
    story.base = Base(story.game.clone(), here)
    done = 0
    for step in found.steps:
        trial = story.clone()
        try:
            trial.apply(step)
        except Exception as error:
            # whatever it is: what was acknowledged before it must not be lost with it
            log.warning("a step no longer fits: %s", error)
            break
        story, done = trial, done + 1
    lost = sum(len(step.rows) for step in found.steps[done:])
    for step in found.steps[done:]:  # who thought has thought, whatever became of the answer
        story.bank = story.bank.charged(step.spent)
    story.base = found.began
    number = found.number + len(found.steps) + 1
    whole = lost == 0 and _is_whole(story, past[: found.number + done])
    if whole:
        story.game.carried = 0  # it leads here again after all
    moment = story.game.state.moment()
    line = Carried(moment, number, old, new, lost, whole)
    story.carried = (*story.carried, line)
    return Step("carried", now, story.game.digest(), frozen=story.frozen())


def _is_whole(story: Story, past: Sequence[Step]) -> bool:
    """Whether the game can be played again from where it begins, with the same result."""
    try:
        again = Story.begin(story.data)
        start = 0
        if story.base is not None:
            start = story.base.carried.number
            again = Story.taken_over(story.data, past[start - 1])
        for step in past[start:]:
            if step.kind != "carried":
                again.apply(step)
        return bool(again.game.digest() == story.game.digest())
    except Exception as error:
        log.info("the past of a game can't be played again: %s", error)
        return False
