"""A change of a stored file in a few words."""

from __future__ import annotations

import json
from difflib import unified_diff
from typing import Any

SHOWN = 4  # lines of a text that are quoted
WIDTH = 90


def told(old: str | None, new: str | None) -> str:
    r"""What changed in a file.

    >>> print(told("axe\nbow\n", "axe\nsaw\nbow\n"))
    1 line more, 0 less
            + saw
    >>> told('{"digest":"12","players":2}', '{"digest":"34","players":2}')
    'digest 12 -> 34'
    >>> told('{"options":{"net":true}}', '{"options":{"cap":9}}')
    'options.net gone, options.cap new, 9'
    >>> told("axe\n", None), told(None, "axe\nbow\n")
    ('gone', 'new, 2 lines')
    """
    if new is None or old is None:
        return "gone" if new is None else f"new, {len(new.splitlines())} lines"
    was, now = _record(old), _record(new)
    if was is not None and now is not None:
        return ", ".join(_differences(was, now))
    return _lines(old, new)


def _differences(was: dict[str, Any], now: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for key in [*was, *(key for key in now if key not in was)]:
        old, new = was.get(key), now.get(key)
        if isinstance(old, dict) and isinstance(new, dict):
            found += [f"{key}.{line}" for line in _differences(old, new)]
        elif key not in now:
            found.append(f"{key} gone")
        elif key not in was:
            found.append(f"{key} new, {_short(new)}")
        elif old != new:
            found.append(f"{key} {_short(old)} -> {_short(new)}")
    return found


def _lines(old: str, new: str) -> str:
    rows = list(unified_diff(old.splitlines(), new.splitlines(), n=0, lineterm=""))[2:]
    rows = [row for row in rows if not row.startswith("@@")]
    more = sum(row.startswith("+") for row in rows)
    head = f"{more} line{'s' * (more != 1)} more, {len(rows) - more} less"
    quoted = [f"        {row[0]} {row[1:].strip()[:WIDTH]}" for row in rows[:SHOWN]]
    rest = [f"        ... and {len(rows) - SHOWN} lines"] if len(rows) > SHOWN else []
    return "\n".join([head, *quoted, *rest])


def _record(text: str) -> dict[str, Any] | None:
    """A file of one JSON object in one line, as recorded games are."""
    if not text.startswith("{") or text.count("\n") > 1:
        return None
    found: dict[str, Any] = json.loads(text)
    return found


def _short(value: object) -> str:
    if isinstance(value, list):
        return str(len(value))
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 12 else f"{text[:8]}..."
