"""The chronicle: what everybody could see of a game, chapter by chapter, as sentences.

It is made from the public half of events, so it holds nothing that was not revealed, and anybody
who may look at the table may read it while the game goes on.
"""

from __future__ import annotations

from dustboard import Game
from dustboard.server.insight.odds import seen_events
from dustboard.server.protocol.insights import Chapter, Chronicle, ChronicleLine


def chronicle_of(code: str, game: Game, lang: str) -> Chronicle:
    """The chronicle of a game up to now."""
    title = game.title
    found = Chronicle(code, title.id, game.over, [Chapter("", [])])
    rules = [event.rule for event in game.events() if event.seen_by(None) is not None]
    for (kind, seat, data), rule in zip(seen_events(game, None), rules, strict=True):
        heading = title.chapter(kind, data)
        if heading is not None:
            found.chapters.append(Chapter(title.text(lang, heading), []))
        sentence = title.diary(kind, seat, data)
        if sentence is not None:
            line = ChronicleLine(title.text(lang, sentence), seat, rule)
            found.chapters[-1].lines.append(line)
    found.chapters = [one for one in found.chapters if one.lines]
    return found
