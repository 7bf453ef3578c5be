"""`dustboard verify --store URL`: plays every stored game again and names what differs.

Each stored step carries the digest of the game after it. A game that comes out differently with
this engine and these cards is named with the step where it parts; a running one goes on from its
snapshot all the same.
"""

from __future__ import annotations

import argparse
import asyncio

import msgspec

from dustboard.kernel.errors import DustboardError
from dustboard.server.config import default_store
from dustboard.server.history import Story
from dustboard.server.store import Store, StoreDown, open_store


class Difference(msgspec.Struct):
    """Where a stored game and its replay part; step 0 is the beginning."""

    code: str
    step: int
    what: str


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


async def verify_store(store: Store) -> tuple[int, int, list[Difference]]:
    """How many games and steps were played again, and what differs."""
    games = steps = 0
    found: list[Difference] = []
    for code in await store.all_codes():
        row = await store.load_table(code)
        if row is None or row.state == "lobby":
            continue
        games += 1
        number = 0
        try:
            story = Story.begin(row.data)
            for number, step in enumerate(await store.steps_after(code, 0), start=1):
                steps += 1
                story.apply(step)
                if story.game.digest() != step.digest:
                    found.append(Difference(code, number, "the position differs"))
                    break
        except DustboardError as error:
            found.append(Difference(code, number, error.line()))
    return games, steps, found


async def _verify(url: str) -> tuple[int, int, list[Difference]]:
    store = open_store(url)
    await store.open(lambda code: None)
    try:
        return await verify_store(store)
    finally:
        await store.close()


def run(arguments: argparse.Namespace) -> int:
    """Check a store; exit code 0 if everything is the same, 1 if something differs."""
    try:
        games, steps, found = asyncio.run(_verify(arguments.store))
    except StoreDown as error:
        raise CannotVerify(str(error)) from None
    for difference in found:
        print(f"table {difference.code}, step {difference.step}: {difference.what}")
    print(f"{games} games, {steps} steps: {len(found)} differ")
    return 1 if found else 0
