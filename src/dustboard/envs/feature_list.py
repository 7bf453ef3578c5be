# mypyc: skip
"""Features: what a seat may know, as a row of small numbers of a fixed length.

The row is made from the masked state and from nothing else. Seats are counted from the one that
looks: its own numbers come first, then those of the next seat. `blocks` says how a row is laid out.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> features = features_of("wftw", 2)
>>> row = features.row(game.masked(0))
>>> len(row) == len(features.names), row[features.names.index("round")]
(True, 1)
>>> features.names[0], features.names[-1]
('asked abandon', 'row 15')
"""

from __future__ import annotations

from array import array
from functools import cache

from dustboard import title
from dustboard.envs.blocks import WINDOW, Lines, blocks_of, fields_of, tables_of
from dustboard.envs.encoder import EMPTY, NOWHERE, ONE, SEATS, Encoder, Numbers, Zones
from dustboard.kernel.knowledge.spec import Declared
from dustboard.kernel.state import State
from dustboard.kernel.title import Title


class Features:
    """How the rows of one title at a table of one size are laid out."""

    def __init__(self, title: Title, players: int, fields: list[Declared], lines: Lines) -> None:
        self.players = players
        self.meanings = {field.name: field.meaning for field in fields}
        self._by_name = {field.name: field for field in fields}
        self._tables = tables_of(title)
        self._asks = {ask.name: ask.number for ask in title.asks}
        self._asked = [NOWHERE] * len(title.asks)
        self._waiting = NOWHERE
        self._single: list[Numbers] = []
        self._many: list[Numbers] = []
        self._cards: list[Zones] = []
        self._lists: list[Zones] = []
        self._names: list[str] = []
        self._blank: list[int] = []
        for line in lines:
            self._add(*line.split())
        self.names = tuple(self._names)
        self.size = len(self.names)
        self.encoder = Encoder(
            bytearray(array("h", self._blank).tobytes()),
            players,
            self._asked,
            self._waiting,
            self._single,
            self._many,
            self._cards,
            self._lists,
        )

    def _add(self, kind: str, name: str = "", *more: str) -> None:
        """Lay out one block."""
        at = len(self._names)
        here = name in self._by_name
        if kind == "asked":
            self._names.append(f"asked {name}")
            if name in self._asks:
                self._asked[self._asks[name]] = at
        elif kind == "waiting":
            self._waiting = at
            self._names += [f"waiting for +{seat}" for seat in range(self.players)]
        elif kind == "number":
            self._names.append(name)
            if here:
                self._single.append(Numbers(name, at, 1, False))
        elif kind in ("seats", "numbers"):
            each = int(more[0])
            seats = kind == "seats"
            tails = [f" {one}" for one in range(each)] if each > 1 or not seats else [""]
            heads = [f" +{seat}" for seat in range(self.players)] if seats else [""]
            self._names += [f"{name}{head}{tail}" for head in heads for tail in tails]
            if here:
                self._many.append(Numbers(name, at, each, seats))
        elif kind == "cards":
            self._add_cards(at, name, more[0], int(more[1]), int(more[2]))
        else:
            heads = self._heads(more[0])
            tails = [" length", *(f" {one}" for one in range(WINDOW))]
            self._names += [f"{name}{head}{tail}" for head in heads for tail in tails]
            self._blank += [0, *[EMPTY] * WINDOW] * len(heads)
            if here:
                places = self._places(more[0])
                self._lists.append(Zones(name, at, WINDOW + 1, places, 0, WINDOW, NOWHERE))
        missing = EMPTY if kind == "numbers" else 0
        self._blank += [missing] * (len(self._names) - len(self._blank))

    def _add_cards(self, at: int, name: str, where: str, first: int, end: int) -> None:
        field = self._by_name.get(name)
        table = self._tables.get(field.holds, []) if field is not None else []
        cards = [table[one] if one < len(table) else str(one) for one in range(first, end)]
        tails = [f" {card}" for card in cards] + ([] if first else [" not known"])
        heads = self._heads(where)
        self._names += [f"{name}{head}{tail}" for head in heads for tail in tails]
        if field is not None:
            unknown = NOWHERE if first else end
            places = self._places(where)
            self._cards.append(Zones(name, at, len(tails), places, first, end, unknown))

    def _places(self, where: str) -> int:
        if where in ("one", "seats"):
            return ONE if where == "one" else SEATS
        return int(where)

    def _heads(self, where: str) -> list[str]:
        if where == "one":
            return [""]
        if where == "seats":
            return [f" +{seat}" for seat in range(self.players)]
        return [f" {at}" for at in range(int(where))]

    def row(self, known: State) -> array[int]:
        """The row of the seat that this masked state belongs to."""
        return array("h", bytes(self.encoder.row(known)))


@cache
def features_of(title_id: str, players: int) -> Features:
    """How rows of a title are laid out at a table of this size."""
    return Features(title(title_id), players, fields_of(title_id), blocks_of(title_id))
