"""Plays at a table of a store, with whatever version of the package is on the path.

    python goes_on.py STORE lay TITLE ANSWERS stop|kill     prints the code of the table
    python goes_on.py STORE CODE ANSWERS                    prints what became of it, as JSON

It ends by itself, or with "kill" by signal 9 as soon as the last answer is acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys

from dustboard.server.core.config import ServerConfig
from dustboard.server.game.story import window_seats
from dustboard.server.protocol.commands import CreateTable, SeatWish
from dustboard.server.services import Services
from dustboard.server.store import UserRow
from dustboard.server.table import lobby, play
from dustboard.server.table.room import Room

ANA = UserRow("ana", "Ana")


class Hands:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 1000.0


async def answer(services: Services, hands: Hands, room: Room, rng: random.Random) -> None:
    """Let somebody who is asked give a random answer."""
    assert room.story is not None
    game = room.story.game
    decision = rng.choice(game.pending)
    key = rng.choice(decision.options.keys())
    await play.answer(room, decision.seat, decision.id, [key])
    if window_seats(room.story.game):
        hands.now += 60
        await services.driver.run_clocks(room, hands.now)


async def go_on(services: Services, hands: Hands, room: Room, answers: int) -> None:
    """Play so many answers, or up to the end."""
    rng = random.Random(answers)
    while answers and room.row.state == "running":
        await answer(services, hands, room, rng)
        answers -= 1


async def lay(services: Services, title: str) -> Room:
    """A table for two at one device."""
    wish = CreateTable(title, [SeatWish("me"), SeatWish("device")], shuffle_seats=False)
    room = await lobby.create(services.registry, ANA, wish)
    await lobby.start(room, ANA)
    return room


async def main(store: str, what: str, *more: str) -> None:
    """Do what the arguments say."""
    hands = Hands()
    services = Services(ServerConfig(store=store, ticking=False, clock=lambda: hands.now))
    await services.open()
    try:
        if what == "lay":
            room = await lay(services, more[0])
            await go_on(services, hands, room, int(more[1]))
            print(room.code, flush=True)
            if more[2] == "kill":
                os.kill(os.getpid(), signal.SIGKILL)
            return
        room = await services.registry.room(what)
        assert room.story is not None
        before = room.story.game.digest(), len(room.story.game.answers)
        await go_on(services, hands, room, int(more[0]))
        game = room.story.game
        told = {
            "state": room.row.state,
            "loaded": before,
            "answers": len(game.answers),
            "salutes": sum(key in ("sit", "stand") for _, key in game.ordered_answers()),
            "carried": [[one.engine, one.now, one.lost, one.whole] for one in room.story.carried],
        }
        print(json.dumps(told))
    finally:
        await services.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
