"""The lists of texts that wait for a Polish translation."""

from __future__ import annotations

import dustboard
from dustboard.texts import texts_of
from fluent_variables import keys, written
from refresh import FIXTURES, Files, Say

LISTS = FIXTURES / "polish"


def due(title: str) -> list[str]:
    """What waits for a translation, as the texts say."""
    texts = texts_of(f"dustboard.games.{title}")
    client = keys(written(title, "en", client=True)) - keys(written(title, "pl", client=True))
    return sorted((texts.keys("en") - texts.keys("pl")) | {f"client/{key}" for key in client})


def make(say: Say) -> Files:
    """One list for each title."""
    return {
        LISTS / f"{title}.txt": "".join(f"{key}\n" for key in due(title))
        for title in dustboard.titles()
    }
