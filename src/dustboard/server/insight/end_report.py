"""The end report and the chronicle of a game.

The report is the result, where the points come from, and the proof that luck was fair. The
chronicle tells what everybody could see, chapter by chapter. It is made from the public half of
events, so it holds nothing that was not revealed, and anybody who may look at the table may read it
while the game goes on.
"""

from __future__ import annotations

import msgspec

from dustboard.kernel.cast import Cast
from dustboard.kernel.decisions import Message
from dustboard.kernel.streams import commitment
from dustboard.kernel.title import Title
from dustboard.server.core.refusals import sentence
from dustboard.server.game import carried
from dustboard.server.game.casts import cast_of
from dustboard.server.game.films import film_of
from dustboard.server.game.log import rewinds_in_words
from dustboard.server.game.story import Story
from dustboard.server.insight.odds import luck_so_far, seen_events
from dustboard.server.protocol.insights import Chapter, Chronicle, ChronicleLine, Report, ReportLine


def read_report(tale: bytes, code: str, digest: str, lang: str) -> bytes:
    """The report of a finished game; runs in a worker."""
    return msgspec.json.encode(report_of(code, film_of(tale).story, digest, lang))


def report_of(code: str, story: Story, digest: str, lang: str) -> Report:
    """The report of a finished game that was played again; the table has ended with `digest`."""
    game = story.game
    base, outcome = story.base, game.outcome
    assert outcome is not None
    view = game.view(None)
    return Report(
        code=code,
        winners=list(outcome.winners),
        scores=list(outcome.scores),
        reason=game.title.text(lang, Message(f"reason-{outcome.reason}")),
        lines=_lines(game.title, view.get("seats", []), lang),
        luck=luck_so_far(story, None, lang),
        seed=view["seed"],
        commitment=view["commitment"],
        verified=_verified(story, digest),
        rewinds=rewinds_in_words(story, lang),
        older="" if base is None else sentence(lang, "older-report", carried.facts(base, game)),
        answers=len(game.answers),
        digest=digest,
        engine=story.data.engine,
        content=story.data.content,
    )


def _lines(title: Title, seats: list[dict[str, object]], lang: str) -> list[ReportLine]:
    """Points by source, for titles that tell them: a card by its id, anything else in words."""
    found: list[ReportLine] = []
    for number, seat in enumerate(seats):
        lines = seat.get("score_lines", [])
        assert isinstance(lines, list)
        for line in lines:
            source = str(line.get("card", ""))
            if "source" in line:
                source = title.text(lang, Message(f"score-{line['source']}"))
            found.append(ReportLine(number, source, int(line["amount"]), str(line.get("rule", ""))))
    return found


def _verified(story: Story, digest: str) -> bool:
    """Whether the whole game, played again from its beginning, has come out the same."""
    game = story.game
    if commitment(game.seed) != game.view(None)["commitment"]:
        return False
    if story.base is not None:
        return False  # what can be said about it is in `older`
    return game.digest() == digest


# -- the chronicle ---------------------------------------------------------------------------------


def read_chronicle(tale: bytes, code: str, lang: str) -> bytes:
    """The game up to now as a text to read; runs in a worker."""
    return msgspec.json.encode(chronicle_of(code, film_of(tale).story, lang))


def chronicle_of(code: str, story: Story, lang: str) -> Chronicle:
    """The chronicle of a game up to now."""
    game = story.game
    title = game.title
    cast = Cast(cast_of(story.data, None).names, roles=title.roles(game.state, lang))
    found = Chronicle(code, title.id, game.over, [Chapter("", [])])
    rules = [event.rule for event in game.events() if event.seen_by(None) is not None]
    for (kind, seat, data), rule in zip(seen_events(game, None), rules, strict=True):
        heading = title.chapter(kind, data)
        if heading is not None:
            found.chapters.append(Chapter(title.text(lang, heading), []))
        told = title.diary(kind, seat, data)
        if told is not None:
            over = title.diary_heading(kind, seat, data)
            name = title.text(lang, over, cast) if over is not None else ""
            line = ChronicleLine(title.text(lang, told, cast), seat, rule, name)
            found.chapters[-1].lines.append(line)
    found.chapters = [one for one in found.chapters if one.lines]
    return found
