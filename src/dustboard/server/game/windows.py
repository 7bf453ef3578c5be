"""Chances to react: how long they last, who answers by order, and when answers are released.

The law: whether, when and how long a seat is asked depends only on public facts and on that seat's
own orders, never on what it holds. So answers to a window are kept apart until it closes. Then they
become one step, on a grid of half a second; until then the game has not changed for anybody, and
nobody can tell who has answered, who has not, and for whom an order did.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec

from dustboard import Game
from dustboard.kernel.decisions import FOREIGN_WINDOWS, WINDOWS
from dustboard.kernel.events import HIT, ROUND, TURN
from dustboard.kernel.position import Position
from dustboard.kernel.state import NOT_ASKED
from dustboard.kernel.title import Title
from dustboard.server.game.story import RESPONSES, Story, window_seats
from dustboard.server.protocol.people import Habit
from dustboard.server.store.data import By, TableData

HOLDS = 2  # for each seat, each round
Order = Literal["ask", "fits", "turn", "round", "always"]
Standing = dict[str, tuple[Order, int]]  # by class of window: the order, and events before it


class Held(msgspec.Struct, array_like=True):
    """An answer to a window that is still open."""

    decision: str
    answers: list[str]
    by: By
    at: float
    number: int  # the step of the table it came after
    key: str  # of the command that gave it; the same command again changes nothing


# -- orders ------------------------------------------------------------------------------------


@cache
def classes_of(title: Title) -> tuple[str, ...]:
    """The classes of windows that a title opens."""
    opened = {ask.window for ask in title.asks}
    return tuple(name for name in WINDOWS if name in opened)


def order_of(
    game: Game, days: bool, given: Standing, seat: int, window: str, habit: Habit | None = None
) -> Order:
    """The order that is in force for a class of window.

    The game ends an order: when the seat is struck, and but for "always" when its turn begins.
    Then the `habit` of the seat's owner counts, if there is one. Else a seat is asked if it holds
    something that `fits`. Over `days`, with other people at the table, no pause could hide whether
    it does: there everybody passes in the turns of others and is asked in the own one.
    """
    if window in given:
        order, since = given[window]
        if order == "ask" or (order == "fits" and not days):
            return order
        if order != "fits" and not _ended(game, seat, order, since):
            return order
    if habit == "ask" or (habit == "always" and not _ended(game, seat, habit, 0)):
        return habit
    passes = habit == "turn" or (habit != "always" and days and window in FOREIGN_WINDOWS)
    if passes and _away(game, seat):
        return "turn"
    return "ask" if days else "fits"


def _ended(game: Game, seat: int, order: Order, since: int) -> bool:
    for mark, struck in _marks(game, since):
        if (mark, struck) == (HIT, seat):
            return True
        if order in ("turn", "round") and (mark, struck) == (TURN, seat):
            return True
        if order == "round" and mark == ROUND:
            return True
    return False


def _away(game: Game, seat: int) -> bool:
    """Whether it is somebody else's turn, and the seat was left alone since its own."""
    mine, struck = False, False
    for mark, about in _marks(game, 0):
        if mark == TURN:
            mine = about == seat
            struck = struck and not mine
        elif (mark, about) == (HIT, seat):
            struck = True
    return not mine and not struck


def _marks(game: Game, since: int) -> list[tuple[str, int]]:
    """What has happened in public since so many events."""
    found: list[tuple[str, int]] = []
    for event in game.events()[since:]:
        data = event.seen_by(None)
        if data is not None:
            found += game.title.marks(event.kind, event.seat, data)
    return found


def holds_left(data: TableData, game: Game, seat: int) -> int:
    """How often the seat may still hold a window this round."""
    mine = [since for holder, _, since in data.holds if holder == seat]
    if not mine:
        return HOLDS
    events = game.events()
    begun = len(events) - 1  # where this round began: looked for from the end, a game is long
    while begun > 0:
        event = events[begun]
        seen = event.seen_by(None)
        if seen is not None and (ROUND, -1) in game.title.marks(event.kind, event.seat, seen):
            break
        begun -= 1
    return max(0, HOLDS - sum(1 for since in mine if since > begun))


# -- answers -----------------------------------------------------------------------------------


def pass_of(game: Game, seat: int) -> str:
    """The answer of a seat that does not react."""
    decision = game.decision(seat)
    return decision.timeout_key or decision.options[0].key


def closing(
    story: Story, held: dict[int, Held], number: int, by_order: set[int]
) -> list[tuple[int, str, By]]:
    """Give all answers to the open window, in the order of seats; gives their rows.

    Who has not answered passes, by order or because the window closes.
    """
    rows: list[tuple[int, str, By]] = []
    for seat in window_seats(story.game):
        answer = held_answer(story.game, held, seat, number)
        if answer is not None:
            given, by = answer.answers, answer.by
        else:
            given, by = [pass_of(story.game, seat)], "order" if seat in by_order else "window"
        for key in given:
            story.answer(seat, key, by)
            rows.append((seat, key, by))
    return rows


def held_answer(game: Game, held: dict[int, Held], seat: int, number: int) -> Held | None:
    """The answer of a seat to the window that is open now."""
    found = held.get(seat)
    if found is None or game.state.asked[seat] == NOT_ASKED:
        return None
    # after an undo another window may have the same name
    return found if (found.decision, found.number) == (game.decision(seat).id, number) else None


# -- what others may know ----------------------------------------------------------------------


def seen_view(game: Game, seat: int | None) -> dict[str, Any]:
    """The view; in a window it names no other seat as waited for."""
    view = game.view(seat, shared=True)
    if window_seats(game):
        asked = view["waiting"]
        nameless = [{**one, "seat": RESPONSES} for one in asked if one["kind"] == "react"]
        view["waiting"] = [one for one in asked if one["seat"] == seat] + nameless[:1]
    return view


def seen_then(game: Game, moment: Position, seat: int | None) -> dict[str, Any]:
    """The view at an earlier moment; nobody is waited for while something is shown."""
    view = game.view_then(moment, seat, shared=True)
    view["waiting"] = []
    return view
