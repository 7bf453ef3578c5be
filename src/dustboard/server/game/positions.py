"""Where a game begins, and the game at any earlier position.

Most games begin with a seed. A fork of a finished game begins with the seed and some answers; a
fork of a running game begins with a snapshot in which all that its player did not know was dealt
anew, so that it tells nothing about the game it came from.
"""

from __future__ import annotations

import secrets
from typing import Literal

import dustboard
from dustboard import Game
from dustboard.kernel.append_list import AppendList
from dustboard.kernel.errors import UndoRefused
from dustboard.kernel.events import EVERYBODY, Event, seats
from dustboard.kernel.knowledge.masks import SPECTATOR, determinize, mask
from dustboard.kernel.records.migration import carried_options
from dustboard.kernel.state import NOT_ASKED, State
from dustboard.kernel.streams import SEED_BITS
from dustboard.kernel.undo import REACH, last_answer
from dustboard.server.core.refusals import Why, sentence, why, why_of
from dustboard.server.game.carried import Base, facts
from dustboard.server.store.data import TableData

Row = tuple[int, str, int]  # seat, answer, group


def begin(data: TableData) -> Game:
    """The game before the first step of its table."""
    game = _unplayed(data)
    for seat, key in data.prefix:
        game.answer(seat, key)
    return game


def _unplayed(data: TableData) -> Game:
    """The game before any answer."""
    if data.origin is not None:
        game = dustboard.restore(data.origin)
        game.reach = REACH
        return game
    options = carried_options(dustboard.title(data.title), data.options)
    game = dustboard.new_game(data.title, len(data.seats), int(data.seed, 16), options)
    game.reach = REACH
    return game


def played(data: TableData, rows: list[Row], base: Base | None = None) -> Game:
    """The game that these answers lead to, as they arrived."""
    if base is not None:
        return base.play(rows[base.answers :])
    game = _unplayed(data)
    for seat, key, _ in rows:
        game.answer(seat, key)
    return game


def order_at(game: Game, at: int, base: Base | None = None) -> list[int]:
    """Which answers a game has after `at` answers of its record, by their places of arrival.

    Those before a base stay as they arrived; within a group the others go by seat.
    """
    rows = game.answers.items()
    order = sorted(range(len(rows)), key=lambda index: (rows[index][2], rows[index][0]))[:at]
    if base is None:
        return order
    return [*range(base.answers), *(index for index in order if index >= base.answers)]


def position(data: TableData, game: Game, at: int, base: Base | None = None) -> Game:
    """The game after `at` answers of its record."""
    rows = game.answers.items()
    return played(data, [rows[index] for index in order_at(game, at, base)], base)


def closed_answers(game: Game) -> int:
    """How many answers of the record belong to groups that are closed; nothing sealed is in them.

    After the end these are all answers.
    """
    rows = game.answers.items()
    count = len(rows)
    while count and not game.over and rows[count - 1][2] == game.state.group_number:
        count -= 1
    return count


# -- taking back -------------------------------------------------------------------------------


class NoWayBack(UndoRefused):
    """The seat's last answer can't be taken back, for this reason."""

    def __init__(self, reason: Why) -> None:
        super().__init__(sentence("en", "cannot-undo", {"reason": reason.text}))
        self.why = reason


def undo_reason(data: TableData, game: Game, seat: int, base: Base | None = None) -> Why | None:
    """Why the seat's last answer can't be taken back; None if it can."""
    last = last_answer(game.answers, seat)
    if base is not None and 0 <= last < base.answers:
        return why("older-undo", **facts(base, game))
    if _sealed_choice_of_others(game, seat):
        return why("undo-sealed")
    if is_forgotten(game, seat, base):
        recall(data, game, base)
    reason = game.undo_reason(seat)
    return None if reason is None else why_of(reason)


def _sealed_choice_of_others(game: Game, seat: int) -> bool:
    """Whether others choose in secret in a group that the seat has not answered in.

    Whether they have answered already must not be told, not even by the reason of a refusal.
    """
    state = game.state
    last = last_answer(game.answers, seat)
    if state.over or last < 0 or game.answers[last][2] == state.group_number:
        return False
    asks = game.title.asks
    return any(
        ask != NOT_ASKED and asks[ask].sealed and other != seat
        for other, ask in enumerate(state.group)
    )


def undone(data: TableData, game: Game, seat: int, base: Base | None = None) -> Game:
    """The game without the seat's last answer."""
    reason = undo_reason(data, game, seat, base)
    if reason is not None:
        raise NoWayBack(reason)
    shorter = game.clone()
    shorter.go_back(seat, last_answer(game.answers, seat))
    return shorter


def is_forgotten(game: Game, seat: int, base: Base | None = None) -> bool:
    """Whether the game must be played again to tell if the seat's last answer can be taken back."""
    first = 0 if base is None else base.answers
    return game.before(seat) is None and last_answer(game.answers, seat) >= first


def recall(data: TableData, game: Game, base: Base | None = None) -> None:
    """Play the game again for what is needed to take answers back; the event loop never does so."""
    game.remember(played(data, game.answers.items(), base))


def learnt_since(game: Game, before: State) -> Literal["luck", "cards", ""]:
    """What somebody has learnt between `before` and now; "" if nothing."""
    state = game.state
    if before.luck_used != state.luck_used:
        return "luck"
    for viewer in range(SPECTATOR, game.players):
        old = mask(game.title, before, viewer).unknown
        new = mask(game.title, state, viewer).unknown
        for pool, cards in old.items():
            left = list(new.get(pool, ()))
            for card in cards:
                if card not in left:
                    return "cards"
                left.remove(card)
    return ""


# -- a new deal --------------------------------------------------------------------------------


def new_deal(game: Game, seat: int | None) -> Game:
    """The same position as far as the seat knows it; the rest is dealt anew, luck included.

    The journal keeps what the seat has seen and nothing else.
    """
    viewer = SPECTATOR if seat is None else seat
    seed = secrets.randbits(SEED_BITS)
    fork = Game(game.title, game.players, seed, game.options)
    luck = fork.state.luck_keys
    fork.state = determinize(game.title, mask(game.title, game.state, viewer), seed)
    fork.state.journal = AppendList(
        [seen for event in game.events() if (seen := _seen(event, seat))]
    )
    fork.state.luck_keys = luck  # those of the new seed, so that the commitment holds
    fork.answers = AppendList()
    return dustboard.restore(fork.snapshot())


def _seen(event: Event, seat: int | None) -> Event | None:
    data = event.seen_by(seat)
    if data is None:
        return None
    if seat is not None and event.is_private_to(seat):
        audience, public = seats(seat), event.public
    else:
        audience, public = EVERYBODY, None
    return Event(event.kind, event.rule, event.seat, data, audience, public, event.moment)
