"""Whether this process can do its work: read from its store, and write to it."""

from __future__ import annotations

import asyncio
import logging
from typing import Literal

from dustboard.server.store import Store

Part = Literal["read", "write"]
PARTS: tuple[Part, ...] = ("read", "write")
SECONDS = 5.0  # what takes longer does not work
log = logging.getLogger("dustboard.health")


class Health:
    """Tries the store when somebody asks; whoever asks meanwhile hears of the same try.

    So asking often writes no more often than one try after the other.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tries: dict[Part, asyncio.Task[bool]] = {}

    async def look(self) -> dict[str, str]:
        """For each part "ok", "fails" or "slow"."""
        states = await asyncio.gather(*(self._state(part) for part in PARTS))
        return dict(zip(PARTS, states, strict=True))

    async def _state(self, part: Part) -> str:
        tried = self._tries.get(part)
        if tried is None or tried.done():
            tried = self._tries[part] = asyncio.create_task(self._works(part))
        try:
            works = await asyncio.wait_for(asyncio.shield(tried), SECONDS)
        except TimeoutError:
            log.error("the store takes too long to %s", part)
            return "slow"
        return "ok" if works else "fails"

    async def _works(self, part: Part) -> bool:
        try:
            if part == "read":
                await self._store.due(0.0)
            else:
                await self._store.probe()
        except Exception as error:
            log.error("the store can't %s: %s", part, error)
            return False
        return True
