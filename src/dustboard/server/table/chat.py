"""What is said at a table in words that are nobody's own: by the table itself, or as a preset.

It is kept as the key of a text with its variables, and each reader gets it in their own language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from dustboard.server.core.refusals import TEXTS
from dustboard.server.store.data import encode

MARK = "\x1f"  # no line that somebody typed begins like this: for `str.split` it is a blank
PRESETS = 8
_kept = msgspec.json.Decoder(tuple[str, dict[str, Any]])


def saying(key: str, **variables: str | int) -> str:
    """A line for the chat, as it is kept."""
    return MARK + encode((f"say-{key}", variables))


def preset(number: int) -> str:
    """A preset line, as it is kept."""
    return saying(f"preset-{number}")


@lru_cache(1024)  # each line is read by everybody, and sent again with every answer
def chat_text(text: str, lang: str) -> str:
    """A line of the chat in the words of its reader; what somebody typed stays as it is."""
    if not text.startswith(MARK):
        return text
    key, variables = _kept.decode(text[len(MARK) :])
    return TEXTS.format(lang, key, variables)


def presets(lang: str) -> list[str]:
    """All preset lines."""
    return [chat_text(preset(number), lang) for number in range(PRESETS)]
