"""Limits that count for a person and for the address they come from."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from dustboard.server.core.security import Rates

HOUSE = 3  # people that one address may be busy for
PLACES_KEPT = 20_000
FEW_LINES = 1000  # anybody may have so many with every request
LINES = 50  # of a log that count as much as one request
ANSWERS = 500  # of a game that count as much as one reading of it


class Asker(NamedTuple):
    """Who asks for something: the person ("" for a device that was never here) and the address."""

    person: str
    place: str

    @property
    def path(self) -> tuple[str, str]:
        """Who they are when turns go round, see `turns`."""
        return self.place, self.person


def charge(
    rates: Rates, kind: str, asker: Asker, burst: float, per_second: float, cost: float = 1.0
) -> None:
    """Take tokens from the person's bucket and from that of the address, or refuse."""
    if asker.person:
        rates.take(kind, asker.person, burst, per_second, cost)
    rates.take(f"{kind}-address", asker.place, burst * HOUSE, per_second * HOUSE, cost)


def charge_replays(rates: Rates, asker: Asker, answers: int) -> None:
    """Refuse who goes back too often in a long game: its log and its snapshot are made anew.

    A usual game is gone back in as fast as somebody clicks.
    """
    charge(rates, "replay", asker, 300, 30, 1 + answers / ANSWERS)


def charge_log(rates: Rates, asker: Asker, lines: int) -> None:
    """Refuse who too often has the log of a long game told from its beginning."""
    if lines > FEW_LINES:
        charge(rates, "log", asker, 300, 30, lines / LINES)


class Places:
    """Where people were last seen, in memory only: their tables take turns by address."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, place: str) -> None:
        """Somebody asks from there."""
        if person:
            self._known[person] = place
            self._known.move_to_end(person)
            if len(self._known) > PLACES_KEPT:
                self._known.popitem(last=False)

    def of(self, person: str) -> str:
        """The address; for somebody who was not seen yet a place of their own."""
        return self._known.get(person, person)
