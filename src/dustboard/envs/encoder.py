"""The encoder: writes what a seat may know into one array of small numbers.

It reads the fields of a masked state as they are, without views or lists in between, and writes
into a copy of a row in which all is empty. A row is bytes, two for each number in the order of the
machine: numpy reads them where they are. See `blocks` for how rows are laid out.
"""

from __future__ import annotations

from sys import byteorder
from typing import Final

from dustboard.kernel.state import NOT_ASKED, State

LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1
EMPTY: Final = -1  # a place of a list that is shorter than the window
NOWHERE: Final = -1
ONE: Final = 0  # a field that is a zone itself; otherwise so many places
SEATS: Final = -1  # a place for each seat
LOW: Final = 0 if byteorder == "little" else 1  # which byte of a number is the low one
HIGH: Final = 1 - LOW


def put(row: bytearray, at: int, number: int) -> None:
    """Write a number, as far as it is within the bounds of a row.

    >>> row = bytearray(4)
    >>> put(row, 1, 70_000)
    >>> int.from_bytes(row[2:], byteorder)
    32767
    """
    if number < LOWEST:
        number = LOWEST
    elif number > HIGHEST:
        number = HIGHEST
    row[2 * at + LOW] = number & 255
    row[2 * at + HIGH] = number >> 8 & 255


class Numbers:
    """Where the numbers of a field go: `each` of a seat (`seats`), or the first of all."""

    __slots__ = ("at", "each", "name", "seats")

    def __init__(self, name: str, at: int, each: int, seats: bool) -> None:
        self.name = name
        self.at = at
        self.each = each
        self.seats = seats


class Zones:
    """Where zones go: cards from `first` up to `end` are counted, or a window of a list is shown.

    `unknown` is the place, within a block, of the count of cards that are not known.
    """

    __slots__ = ("at", "end", "first", "name", "places", "unknown", "width")

    def __init__(
        self, name: str, at: int, width: int, places: int, first: int, end: int, unknown: int
    ) -> None:
        self.name = name
        self.at = at
        self.width = width
        self.places = places
        self.first = first
        self.end = end
        self.unknown = unknown


class Encoder:
    """Writes the rows of one title at a table of one size."""

    def __init__(
        self,
        blank: bytearray,
        players: int,
        asked: list[int],
        waiting: int,
        single: list[Numbers],
        many: list[Numbers],
        cards: list[Zones],
        lists: list[Zones],
    ) -> None:
        self.blank = blank
        self.players = players
        self.asked = asked  # by ask: the place of its number
        self.waiting = waiting
        self.single = single
        self.many = many
        self.cards = cards
        self.lists = lists

    def row(self, known: State) -> bytearray:
        """The row of the seat that this masked state belongs to."""
        row = self.blank[:]
        viewer = max(known.viewer, 0)
        players = self.players
        asked = known.asked
        if asked[viewer] != NOT_ASKED:
            put(row, self.asked[asked[viewer]], 1)
        turn: list[int] = []
        for seat in range(players):
            turn.append((viewer + seat) % players)
            if asked[turn[seat]] != NOT_ASKED:
                put(row, self.waiting + seat, 1)
        for one in self.single:
            number: int = getattr(known, one.name)
            if number:
                put(row, one.at, number)
        for block in self.many:
            numbers: list[int] = getattr(known, block.name)
            if block.seats:
                self._shares(row, block, numbers, turn)
            else:
                for at in range(min(block.each, len(numbers))):
                    put(row, block.at + at, numbers[at])
        for zones in self.cards:
            if zones.places == ONE:
                cards: tuple[int, ...] = getattr(known, zones.name)
                count(row, zones, zones.at, cards)
            else:
                self._cards(row, zones, getattr(known, zones.name), turn)
        for zones in self.lists:
            if zones.places == ONE:
                plain: tuple[int, ...] = getattr(known, zones.name)
                window(row, zones, zones.at, plain)
            else:
                self._lists(row, zones, getattr(known, zones.name), turn)
        return row

    def _shares(self, row: bytearray, block: Numbers, numbers: list[int], turn: list[int]) -> None:
        to, each = block.at, block.each
        for seat in turn:
            for at in range(seat * each, seat * each + each):
                number = numbers[at]
                if number:
                    put(row, to, number)
                to += 1

    def _cards(
        self, row: bytearray, zones: Zones, value: list[tuple[int, ...]], turn: list[int]
    ) -> None:
        at = zones.at
        for place in range(len(turn) if zones.places == SEATS else min(zones.places, len(value))):
            zone = value[turn[place] if zones.places == SEATS else place]
            if zone:
                count(row, zones, at, zone)
            at += zones.width

    def _lists(
        self, row: bytearray, zones: Zones, value: list[tuple[int, ...]], turn: list[int]
    ) -> None:
        at = zones.at
        for place in range(len(turn) if zones.places == SEATS else min(zones.places, len(value))):
            zone = value[turn[place] if zones.places == SEATS else place]
            if zone:
                window(row, zones, at, zone)
            at += zones.width


def count(row: bytearray, zones: Zones, at: int, zone: tuple[int, ...]) -> None:
    """Count the cards of a zone; those that are not known together."""
    unknown = 0
    first, end = zones.first, zones.end
    for card in zone:
        if card < 0:
            unknown += 1
        elif first <= card < end:
            # one low byte is enough: nothing has 256 copies of a card in one place
            row[2 * (at + card - first) + LOW] += 1
    if unknown and zones.unknown != NOWHERE:
        put(row, at + zones.unknown, unknown)


def window(row: bytearray, zones: Zones, at: int, zone: tuple[int, ...]) -> None:
    """Write how long a list is, and how it begins."""
    put(row, at, len(zone))
    left = zones.end
    for number in zone:
        if left == 0:
            return
        at += 1
        left -= 1
        put(row, at, number)
