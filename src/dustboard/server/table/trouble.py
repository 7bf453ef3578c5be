"""What is said, and to whom, when a table cannot go on or something behind it failed."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from dustboard.server.core.refusals import Refusal, not_now
from dustboard.server.store.data import TableData

log = logging.getLogger("dustboard.rooms")
# what damaged data make of the code that reads them
BROKEN = (ValueError, LookupError, TypeError, AttributeError, msgspec.MsgspecError)


def paused(data: TableData) -> Refusal:
    """Why nobody can answer now."""
    if data.pause_reason:
        return not_now("paused-because", "paused", name=data.paused_by, reason=data.pause_reason)
    return not_now("paused", "paused", name=data.paused_by)


def report_failure(task: asyncio.Future[None]) -> None:
    """Write down that something failed which nobody waited for."""
    if not task.cancelled() and task.exception() is not None:
        log.error("something nobody waited for has failed", exc_info=task.exception())
