"""`dustboard verify --store URL`: plays every stored game again and names what differs.

Each stored step carries the digest of the game after it. A game that comes out differently with
the version that played it is damaged. A game that another version has played may well come out
differently here; it is named too, with the step from which it differs, and it goes on from its
snapshot or from the step that carried it over all the same.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence

import msgspec

from dustboard.kernel.errors import DustboardError
from dustboard.server.core.config import default_store
from dustboard.server.game import loading
from dustboard.server.game.loading import Stamp
from dustboard.server.game.story import Story
from dustboard.server.store import Store, StoreDown, TableRow, open_store
from dustboard.server.store.data import Step


class Difference(msgspec.Struct):
    """Where a stored game and its replay part; step 0 is the beginning."""

    code: str
    step: int
    what: str
    damage: bool = True  # False: another version has played this part of the game

    def line(self) -> str:
        """In words."""
        kind = "damaged" if self.damage else "older version"
        return f"table {self.code}, step {self.step}: {kind}: {self.what}"


class CannotVerify(DustboardError):
    """The store can't be read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "--store",
        metavar="URL",
        default=default_store(),
        help="the store to check",
    )


class _Check:
    """One game, played again part by part; each part was played by one version."""

    def __init__(self, row: TableRow, steps: Sequence[Step]) -> None:
        self.row = row
        self.steps = steps
        self.now = loading.stamp_now(row.data)
        self.found: list[Difference] = []
        self.done = 0
        self._story: Story | None = None

    def run(self) -> None:
        """Play all of it again."""
        data = self.row.data
        stamp: Stamp = (data.engine, data.content, data.layout)
        carried = [at for at, step in enumerate(self.steps, 1) if step.kind == "carried"]
        self._story = self._begun(stamp)
        start = 0
        for number in carried:
            first = self._part(start, number - 1, stamp)
            stamp = self._carried(number, first, stamp)
            start = number
        self._report(self._part(start, len(self.steps), stamp), stamp)

    def _begun(self, stamp: Stamp) -> Story | None:
        try:
            return Story.begin(self.row.data)
        except DustboardError as error:
            self._report((0, error.line()), stamp)
            return None

    def _part(self, start: int, end: int, stamp: Stamp) -> tuple[int, str] | None:
        """Do steps again; gives the first that differs, and how."""
        first: tuple[int, str] | None = None
        for number, step in enumerate(self.steps[start:end], start + 1):
            self.done += 1
            if self._story is None:
                continue
            try:
                self._story.apply(step)
            except DustboardError as error:
                self._story = None
                return first or (number, error.line())
            except Exception as error:
                self._story = None
                return first or (number, repr(error))
            if first is None and self._story.game.digest() != step.digest:
                first = (number, "the position differs")
                if loading.same_version(stamp, self.now):
                    self._story = None
        return first

    def _carried(self, number: int, first: tuple[int, str] | None, stamp: Stamp) -> Stamp:
        """A step has carried the game over; gives the version it came to."""
        step = self.steps[number - 1]
        self.done += 1
        try:
            to = loading.stamp_of(step.frozen)
            taken = Story.taken_over(self.row.data, step)
        except Exception as error:
            self._report(first, stamp)
            self.found.append(Difference(self.row.code, number, f"it can't be read: {error!r}"))
            self._story = None
            return stamp
        if self._story is None or self._story.game.digest() != taken.game.digest():
            if first is not None and loading.same_version(stamp, self.now):
                self._report(first, stamp)
            else:
                place, what = first or (number, "the position differs")
                what = f"{what}; it was carried over at step {number}"
                self.found.append(Difference(self.row.code, place, what, damage=False))
            self._story = taken
        if loading.same_version(to, self.now) and taken.game.digest() != step.digest:
            self.found.append(Difference(self.row.code, number, "the position differs"))
        return to

    def _report(self, first: tuple[int, str] | None, stamp: Stamp) -> None:
        if first is not None:
            damage = loading.same_version(stamp, self.now)
            self.found.append(Difference(self.row.code, *first, damage))


async def verify_store(store: Store) -> tuple[int, int, list[Difference]]:
    """How many games and steps were played again, and what differs."""
    games = steps = 0
    found: list[Difference] = []
    for code in await store.all_codes():
        try:
            row = await store.load_table(code)
            if row is None or row.state == "lobby":
                continue
            games += 1
            check = _Check(row, await store.steps_after(code, 0))
            check.run()
            steps += check.done
            found += check.found
            found += await _loads(store, row)
        except StoreDown as error:
            found.append(Difference(code, 0, str(error)))
        except Exception as error:
            # whatever it is: the other tables are to be looked at too
            found.append(Difference(code, await _bad_step(store, code), _line(error)))
    return games, steps, found


async def _bad_step(store: Store, code: str) -> int:
    """The first step that can't be read; 0 if it is the table itself."""
    number = 1
    try:
        while await store.load_step(code, number) is not None:
            number += 1
    except Exception:
        return number
    return 0


async def _loads(store: Store, row: TableRow) -> list[Difference]:
    """Whether the game could go on from what is kept of it, and need not be played from afar."""
    found: list[Difference] = []
    snapshot = await store.load_snapshot(row.code)
    number = 0 if snapshot is None else snapshot.number
    try:
        loaded = await loading.load(store, row.code, row.data)
    except Exception as error:
        return [Difference(row.code, number, f"it can't go on from here: {_line(error)}")]
    if snapshot is not None and loaded.kept < 0:
        found.append(Difference(row.code, number, "its snapshot can't be used; its steps can"))
    return found


def _line(error: Exception) -> str:
    return error.line() if isinstance(error, DustboardError) else repr(error)


async def _verify(url: str) -> tuple[int, int, list[Difference]]:
    store = open_store(url)
    await store.open(lambda code: None)
    try:
        return await verify_store(store)
    finally:
        await store.close()


def run(arguments: argparse.Namespace) -> int:
    """Check a store; exit code 0 if nothing is damaged, 1 if something is."""
    try:
        games, steps, found = asyncio.run(_verify(arguments.store))
    except StoreDown as error:
        raise CannotVerify(str(error)) from None
    for difference in found:
        print(difference.line())
    damaged = sum(difference.damage for difference in found)
    older = f", {len(found) - damaged} of older versions" if damaged < len(found) else ""
    print(f"{games} games, {steps} steps: {damaged} differ{older}")
    return 1 if damaged else 0
