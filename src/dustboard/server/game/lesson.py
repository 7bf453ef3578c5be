"""Tutorials at the table: who answers by the script, and what the lesson says.

What a lesson keeps is in `TableData.lesson`; where the learner stands is found anew each time from
the game and from what was read. Nothing here knows a title.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from dustboard import Game, tutorials
from dustboard.kernel.state import NOT_ASKED
from dustboard.server.game.casts import cast_of
from dustboard.server.game.story import Story, waiting_seats
from dustboard.server.protocol.lessons import LessonGoal, LessonIdea, LessonInfo
from dustboard.server.store import TableRow
from dustboard.server.store.data import By, TableData
from dustboard.tutorials import Stand, Tutorial
from dustboard.tutorials.progress import lone_answer

SPOKEN = ("keys", "touch", "text")


def script_of(data: TableData) -> Tutorial:
    """The script of a table that has a lesson."""
    return tutorials.load(data.title)


def stands(data: TableData, game: Game, orders: Collection[str] = ()) -> Stand:
    """Where the learner of a table stands."""
    assert data.lesson is not None
    return tutorials.stand(script_of(data), game, data.lesson.seen, orders, data.lesson.copy)


def movers(data: TableData, game: Game) -> list[int]:
    """The seats that the server must answer for now: bots, unless a lesson lets them wait."""
    waiting = waiting_seats(game)
    bots = [seat for seat in waiting if data.seats[seat].is_bot]
    if data.lesson is None or game.over:
        return bots
    script = script_of(data)
    where = stands(data, game)
    auto = _auto(where, data.lesson.seen)
    if script.seat in waiting and (auto or lone_answer(script, game, script.seat)):
        return [script.seat]
    return [] if where.rivals_wait(game, script.seat) else bots


def shown(ref: str) -> str:
    """The mark of a part whose answer the learner wants to be shown."""
    return f"show:{ref}"


def _auto(where: Stand, seen: Collection[str]) -> bool:
    if where.mode != "part" or where.part is None or where.part.do != "answer":
        return False
    return where.part.auto or shown(where.ref) in seen


def answers_itself(data: TableData, game: Game, seat: int) -> bool:
    """Whether the lesson gives the learner's answer at once, so that nothing is asked of him."""
    if data.lesson is None or seat != script_of(data).seat:
        return False
    return seat in movers(data, game)


def scripted(data: TableData, game: Game, seat: int) -> tuple[list[str], By] | None:
    """What the script answers for a seat; None where a bot must think for itself."""
    if data.lesson is None:
        return None
    script = script_of(data)
    if seat == script.seat:
        key = lone_answer(script, game, seat)
        return [key] if key else stands(data, game).line, "order"
    answers = tutorials.rival_answers(script, game, seat, data.lesson.copy)
    return None if answers is None else (answers, "bot")


def lesson_info(
    row: TableRow,
    story: Story,
    seat: int | None,
    orders: Mapping[int, Collection[str]],
    lang: str,
) -> LessonInfo | None:
    """What the lesson says to a seat; None where nobody is taught."""
    data = row.data
    if seat is None:
        return None
    if data.lesson is None:
        return _hint(data, story, seat, lang) if data.hints else None
    script = script_of(data)
    if seat != script.seat:
        return None
    where = stands(data, story.game, orders.get(seat, ()))
    said = tutorials.spoken(script, story.game, where, data.lesson.tried, lang, cast_of(data, seat))
    part = where.part if where.mode == "part" else None
    last = where.mode == "end" or where.number == len(script.step) - 1
    stopped = row.state == "over" and data.lesson.home
    return LessonInfo(
        title=data.title,
        mode=where.mode,
        act=part.do if part is not None else "",
        step=where.number + 1,
        steps=len(script.step),
        part=where.ref,
        heading=said.heading,
        text=_for_browser(said.text),
        note=_for_browser(said.note),
        line=said.line,
        keys=list(where.line) if said.line and where.mode == "part" else [],
        point=part.point if part is not None else "",
        what=(part.key or part.rule or part.ask) if part is not None else "",
        choices=list(part.choices) if part is not None else [],
        links=list(script.links) if last else [],
        back=where.back >= 0,
        code=data.lesson.home if stopped else data.lesson.away,
        goal=_goal(script, where, lang),
    )


def _goal(script: Tutorial, where: Stand, lang: str) -> LessonGoal | None:
    heading, ideas = tutorials.goal(script, where, lang)
    if not heading:
        return None
    return LessonGoal(heading, [LessonIdea(*one) for one in ideas], script.minutes)


def _hint(data: TableData, story: Story, seat: int, lang: str) -> LessonInfo | None:
    asked = story.game.state.asked[seat]
    if story.game.over or asked == NOT_ASKED:
        return None
    text = tutorials.hint(data.title, story.game.title.asks[asked].name, lang)
    if not text:
        return None
    said = _for_browser(text)
    return LessonInfo(
        data.title, "hint", "", 0, 0, "", "", said, {}, [], [], "", "", [], [], False, ""
    )


def _for_browser(text: dict[str, str]) -> dict[str, str]:
    return {device: text[device] for device in SPOKEN if device in text}
