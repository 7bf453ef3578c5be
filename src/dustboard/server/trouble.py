"""What is said, and to whom, when a table cannot go on or something behind it failed."""

from __future__ import annotations

import asyncio
import logging

from dustboard.server.tables import TableData

log = logging.getLogger("dustboard.rooms")


def paused_words(data: TableData) -> str:
    """Why nobody can answer now."""
    reason = f": {data.pause_reason}" if data.pause_reason else ""
    return f"the table is paused by {data.paused_by}{reason}"


def report_failure(task: asyncio.Future[None]) -> None:
    """Write down that something failed which nobody waited for."""
    if not task.cancelled() and task.exception() is not None:
        log.error("something nobody waited for has failed", exc_info=task.exception())
