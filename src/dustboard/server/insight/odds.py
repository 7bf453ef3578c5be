"""Odds on request: what a seat can work out, in words."""

from __future__ import annotations

import typing
from contextlib import suppress

import msgspec

from dustboard import Game
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Message
from dustboard.kernel.errors import IllegalAnswer
from dustboard.kernel.knowledge.masks import SPECTATOR
from dustboard.kernel.odds import Chance, Part, Roll
from dustboard.kernel.title import Seen, Title
from dustboard.server.game.casts import cast_of
from dustboard.server.game.films import film_of
from dustboard.server.game.prompts import MANY, after_draft
from dustboard.server.game.story import Story
from dustboard.server.insight.luck_report import luck_of, roll_info
from dustboard.server.protocol.insights import (
    Label,
    LuckRow,
    Odds,
    OddsBar,
    OddsPart,
    OddsRow,
    RollInfo,
)

ROLLS_SHOWN = 12


def row_of(title: Title, chance: Chance, lang: str, cast: Cast = ANYBODY) -> OddsRow:
    """A chance in words, with one number if there is an honest one."""
    number = chance.number()
    what = chance.what if number is not None else None
    return OddsRow(
        key=chance.key,
        rule=chance.rule,
        about=_sentence(title.text(lang, chance.about, cast)),
        what="" if what is None else title.text(lang, what, cast),
        label="estimate" if chance.low != chance.high else typing.cast(Label, chance.label),
        chance=number or 0.0,
        stand="" if chance.stand is None else title.text(lang, chance.stand, cast),
        parts=[_part(title, part, lang, cast) for part in chance.parts],
        assumed=[title.text(lang, message, cast) for message in chance.assumed],
        bars=[OddsBar(title.text(lang, bar.text, cast), bar.chance) for bar in chance.bars],
    )


def _part(title: Title, part: Part, lang: str, cast: Cast) -> OddsPart:
    return OddsPart(title.text(lang, part.text, cast), part.seat, dict(part.figures))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def read_odds(
    tale: bytes, seat: int | None, decision: str, draft: tuple[str, ...], lang: str
) -> bytes:
    """What a seat can work out about what is hidden, after its draft; runs in a worker."""
    return msgspec.json.encode(odds_of(film_of(tale).story, seat, decision, draft, lang))


def read_luck(tale: bytes, seat: int | None, lang: str) -> bytes:
    """The luck of all seats, as far as a seat has seen it; runs in a worker."""
    return msgspec.json.encode(luck_so_far(film_of(tale).story, seat, lang))


def odds_of(
    story: Story, seat: int | None, decision: str, draft: tuple[str, ...], lang: str
) -> Odds:
    """The odds of a seat (None: of a spectator) after its draft to this decision."""
    game = story.game
    if draft and seat is not None:
        with suppress(IllegalAnswer):  # a draft that fits no longer
            game = after_draft(game, seat, list(draft)).game
    return _work_out(game, seat, decision, lang, cast_of(story.data, seat))


def _work_out(game: Game, seat: int | None, decision: str, lang: str, cast: Cast) -> Odds:
    title = game.title
    masked = game.masked(seat)
    rows = title.odds(masked, SPECTATOR if seat is None else seat)
    options: dict[str, Chance] = {}
    if seat is not None and decision and game.state.asked[seat] >= 0:
        keys = [one.key for _, one in zip(range(MANY), game.decision(seat).options, strict=False)]
        options = _telling(title.option_odds(masked, seat, keys))
    return Odds(
        seat,
        decision,
        [row_of(title, chance, lang, cast) for chance in rows],
        {key: row_of(title, chance, lang, cast) for key, chance in options.items()},
        _last_rolls(game, seat, lang, cast),
    )


def _telling(options: dict[str, Chance]) -> dict[str, Chance]:
    """Those that say something: none where all answers have the same chance of the same thing."""
    numbers = {(row.number(), _key(row.what), _key(row.stand)) for row in options.values()}
    return {} if len(options) > 1 and len(numbers) == 1 else options


def _key(message: Message | None) -> str:
    return "" if message is None else f"{message.key} {message.args}"


def seen_events(game: Game, seat: int | None) -> list[Seen]:
    """What a viewer may see of the journal, in the order and number of the lines of the log."""
    seen = [(event.kind, event.seat, event.seen_by(seat)) for event in game.events()]
    return [(kind, owner, data) for kind, owner, data in seen if data is not None]


def _last_rolls(game: Game, seat: int | None, lang: str, cast: Cast) -> list[RollInfo]:
    """The luck that the viewer has seen in this chapter and in the one before, newest first."""
    events = seen_events(game, seat)
    starts = [at for at, (kind, _, data) in enumerate(events) if game.title.chapter(kind, data)]
    start = starts[-2] if len(starts) > 1 else 0
    rolls = game.title.rolls(events[start:])
    last: list[tuple[int, Roll]] = [(start + at, roll) for at, roll in rolls[-ROLLS_SHOWN:]]
    return [roll_info(game.title, at, roll, lang, cast) for at, roll in reversed(last)]


def luck_so_far(story: Story, seat: int | None, lang: str) -> list[LuckRow]:
    """The luck of all seats as far as a viewer has seen it; after the end, all of it."""
    game, cast = story.game, cast_of(story.data, seat)
    if not game.over:
        return luck_of(game.title, seen_events(game, seat), lang, cast)
    events = [(one.kind, one.seat, one.data) for one in game.events()]
    return luck_of(game.title, events, lang, cast)
