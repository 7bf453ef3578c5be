"""The words of the card data, each registered once, and all effects of the cards as lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dustboard.games.wftw.content.cards import CARDS, PLACES, Card
from dustboard.games.wftw.content.moments import MOMENTS, STRENGTH
from dustboard.games.wftw.rules.ports import WarPorts
from dustboard.games.wftw.rules.words.gain import Gain
from dustboard.games.wftw.rules.words.modifiers import (
    Attack,
    Bill,
    DefenceOthers,
    Others,
    Rivals,
    Total,
    WinTies,
)
from dustboard.games.wftw.rules.words.outposts import Look, Toll
from dustboard.games.wftw.rules.words.points import (
    IfBases,
    IfMostBases,
    IfProduce,
    PerBases,
    PerResources,
)
from dustboard.games.wftw.rules.words.retreat import Retreat
from dustboard.games.wftw.rules.words.return_unit import ReturnUnit
from dustboard.games.wftw.rules.words.ruses import Move, Raise, Recall
from dustboard.kernel.decisions import Ask
from dustboard.kernel.effects.book import Book, Word
from dustboard.kernel.effects.runner import FIRST
from dustboard.kernel.effects.thing_words import Draw

_HAPPENS: Final = (
    "paid",
    "won:battlefield",
    "lost:battlefield",
    "won:base_attack",
    "gained",
    "abandon",
)
_RUSE: Final = ("before:reveal",)
_TOTALS: Final = ("strength:battlefield", "strength:base_attack", "strength:shop")
_UNIT: Final = ("unit",)
_BASE: Final = ("base",)

WORDS: Final[tuple[Word, ...]] = (
    Word("attack", Attack, STRENGTH, _UNIT),
    Word("others", Others, ("static",), _UNIT),
    Word("rivals", Rivals, ("strength:battlefield",), _UNIT),
    Word("total", Total, _TOTALS, _BASE),
    Word("defence_others", DefenceOthers, ("static",), _BASE),
    Word("win_ties", WinTies, ("tie",), _UNIT),
    Word("bill", Bill, ("static",), _BASE),
    Word("gain", Gain, _HAPPENS),
    Word("draw", Draw, _HAPPENS),
    Word("return", ReturnUnit, ("round_end",), _UNIT),
    Word("retreat", Retreat, ("lost:battlefield",), _UNIT),
    Word("move", Move, _RUSE, _UNIT),
    Word("recall", Recall, _RUSE, _UNIT),
    Word("raise", Raise, _RUSE, _UNIT),
    Word("toll", Toll, ("after:marks",), _BASE),
    Word("look", Look, ("laid",), _BASE),
    Word("vp_if_bases", IfBases, ("score",), _BASE),
    Word("vp_if_most_bases", IfMostBases, ("score",), _BASE),
    Word("vp_if_produce", IfProduce, ("score",), _BASE),
    Word("vp_per_bases", PerBases, ("score",), _BASE),
    Word("vp_per_resources", PerResources, ("score",), _BASE),
)


def book_of(cards: Sequence[Card], places: Sequence[str]) -> Book:
    """All that these cards do, as lines; a bad row is refused with its place."""
    book = Book(WORDS, WarPorts(), MOMENTS)
    for number, card in enumerate(cards):
        known = ("place",) if card.kind == "unit" else ()
        book.write_moments(
            places[number], card.id, "effect", card.effects, number, card.kind, known
        )
    book.close()
    return book


BOOK: Final = book_of(CARDS, PLACES)
RUNNER: Final = BOOK.runner
RETURN: Final[Ask] = RUNNER.ask("return", "choose", "wftw.card.09", FIRST)
