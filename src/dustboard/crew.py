"""The crew: names of bots, of which each table draws some.

>>> ordered("k7pq")[:3] == ordered("k7pq")[:3]
True
"""

from __future__ import annotations

import tomllib
from hashlib import sha256
from importlib.resources import files

CREW: dict[str, str] = tomllib.loads(
    (files("dustboard") / "crew.toml").read_text(encoding="utf-8")
)["crew"]


def ordered(word: str) -> list[str]:
    """All faces, in an order that the word decides."""
    return sorted(CREW, key=lambda one: sha256(f"{word} {one}".encode()).digest())
