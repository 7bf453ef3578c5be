"""Whether this process can do its work: read from its store, and write to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from dustboard.server.store import Store

SECONDS = 5.0  # what takes longer does not work
log = logging.getLogger("dustboard.health")


class Health:
    """Tries the store when somebody asks; whoever asks meanwhile hears of the same try.

    So asking often writes no more often than one try after the other.
    """

    def __init__(self, store: Store) -> None:
        self._parts: dict[str, Callable[[], Coroutine[Any, Any, Any]]] = {
            "read": lambda: store.due(0.0),
            "write": store.probe,
        }
        self._tries: dict[str, asyncio.Future[Any]] = {}

    async def look(self) -> dict[str, str]:
        """For each part "ok", "fails" or "slow"."""
        states = await asyncio.gather(*(self._state(part) for part in self._parts))
        return dict(zip(self._parts, states, strict=True))

    async def _state(self, part: str) -> str:
        tried = self._tries.get(part)
        if tried is None or tried.done():
            tried = self._tries[part] = asyncio.ensure_future(self._parts[part]())
        return await _outcome(part, tried)


async def _outcome(part: str, tried: Awaitable[Any]) -> str:
    try:
        await asyncio.wait_for(asyncio.shield(tried), SECONDS)
    except TimeoutError:
        return "slow"
    except Exception as error:
        log.error("the store can't %s: %s", part, error)
        return "fails"
    return "ok"
