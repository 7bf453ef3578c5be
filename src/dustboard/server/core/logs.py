"""Structured logs: one JSON object on each line of stderr."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time

log = logging.getLogger("dustboard.server")


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = repr(record.exc_info[1])
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Send all logs to stderr as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())


def report_failure(task: asyncio.Future[None]) -> None:
    """Write down that something failed which nobody waited for."""
    if not task.cancelled() and task.exception() is not None:
        log.error("something nobody waited for has failed", exc_info=task.exception())
