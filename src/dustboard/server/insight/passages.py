"""Prose on request: what a viewer has come to read, by key, and nothing else of a book."""

from __future__ import annotations

from dustboard.kernel.game import Game
from dustboard.server.core.refusals import Refused
from dustboard.server.protocol.insights import Passage
from dustboard.texts import texts_of


def passages_of(game: Game, seat: int | None, keys: list[str], lang: str) -> list[Passage]:
    """The words of these keys; refused for a key that the view of this seat does not lead to."""
    allowed = set(game.title.passages(game.view(seat)))
    if not set(keys) <= allowed:
        raise Refused(404, "not-found", "no-passage")
    texts = texts_of(f"dustboard.games.{game.title.id}")
    known = texts.keys("en")
    found: list[Passage] = []
    for key in keys:
        parts = [name.partition(".")[2] for name in known if name.startswith(f"{key}.")]
        words = {part: texts.format(lang, f"{key}.{part}") for part in sorted(parts)}
        words |= game.title.passage_parts(key, lang)
        found.append(Passage(key, texts.format(lang, key), words, texts.language(lang, key)))
    return found
