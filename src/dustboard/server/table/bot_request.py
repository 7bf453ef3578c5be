"""What a bot in another process is given: plain data that tells what its seat may know.

It is made from the seat's view, its decision and the masked state. The game, the seed and the keys
of luck are not among them, nor any card that is hidden from the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import dustboard
from dustboard.kernel.decisions import Message
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.known import Known, known_from_plain, known_to
from dustboard.kernel.position import Decision

if TYPE_CHECKING:
    from dustboard.bots import Sight

MOST_WORDINGS = 12  # a bot asks only where keys say too little: a few alternatives of a card


class PlainOption:
    """A legal answer, as a bot sees it."""

    def __init__(self, key: str, label: str) -> None:
        self.key = key
        self.label = label


class PlainOptions:
    """All legal answers; the face of `kernel.decisions.Options`."""

    def __init__(self, options: list[PlainOption]) -> None:
        self._options = options

    def __len__(self) -> int:
        return len(self._options)

    def __getitem__(self, index: int) -> PlainOption:
        return self._options[index]

    def __iter__(self) -> Iterator[PlainOption]:
        return iter(self._options)

    def keys(self) -> list[str]:
        """The keys alone."""
        return [option.key for option in self._options]


def _keys(decision: Decision) -> list[str]:
    return decision.options.keys()


class PlainMessage:
    """What an answer is called, by key; the face of `kernel.decisions.Message`."""

    def __init__(self, message: Message) -> None:
        self.key = message.key
        self.args = {
            name: one for name, one in message.args.items() if isinstance(one, int | str | None)
        }


def _wordings(decision: Decision) -> dict[str, PlainMessage]:
    keys = _keys(decision)
    if len(keys) > MOST_WORDINGS:
        return {}
    found = {key: decision.wording(key) for key in keys}
    return {key: PlainMessage(one) for key, one in found.items() if one is not None}


class PlainDecision:
    """A decision that can be sent to another process; the face of `kernel.position.Decision`."""

    def __init__(self, decision: Decision) -> None:
        self.seat = decision.seat
        self.name = decision.name
        self.kind = decision.kind
        self.rule = decision.rule
        self.sealed = decision.sealed
        self.id = decision.id
        self.timeout_key = decision.timeout_key
        # labels cost more than all the rest, and no bot reads them
        self.options = PlainOptions([PlainOption(key, key) for key in _keys(decision)])
        self._wordings = _wordings(decision)

    def wording(self, key: str) -> PlainMessage | None:
        """What an answer is called; None where there are too many to say it of each."""
        return self._wordings.get(key)


class BotRequest:
    """What one seat sees and is asked at one moment."""

    def __init__(self, game: Game, seat: int) -> None:
        self.title = game.title.id
        self.view: dict[str, Any] = game.view(seat)
        self.known: dict[str, Any] = known_to(game, seat).plain()
        self.decision = PlainDecision(game.decision(seat))

    def sight(self) -> Sight:
        """The request as a bot looks at it."""
        from dustboard.bots import Sight

        return Sight(lambda: self.view, self._known)

    def _known(self) -> Known:
        return known_from_plain(dustboard.title(self.title), self.known)
