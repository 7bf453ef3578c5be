"""The effects of cards as plain tables, indexed by card number."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wftw.content.card_table import COUNT
from dustboard.games.wftw.content.moments import MOMENTS, STRENGTH
from dustboard.games.wftw.rules.vocabulary import BOOK
from dustboard.games.wftw.rules.words.modifiers import Printed
from dustboard.games.wftw.rules.words.outposts import Look, Toll
from dustboard.games.wftw.rules.words.points import Points
from dustboard.games.wftw.rules.words.ruses import Ruse
from dustboard.kernel.effects.runner import Effect


def _lines(when: str) -> list[tuple[Effect[Any], ...]]:
    """The lines of a moment, by card."""
    return [tuple(BOOK.lines_of(first)) for first in BOOK.table(when, COUNT)]


def _all_lines() -> list[tuple[Effect[Any], ...]]:
    found: list[list[Effect[Any]]] = [[] for _ in range(COUNT)]
    for moment in MOMENTS:
        for card, lines in enumerate(_lines(moment.name)):
            found[card].extend(lines)
    return [tuple(lines) for lines in found]


def _printed(word: str, when: str) -> list[int]:
    """The printed amount of one modifier, by card."""
    amounts = [0] * COUNT
    for card, lines in enumerate(_lines(when)):
        for line in lines:
            if line.word == word and isinstance(line, Printed):
                amounts[card] += line.printed
    return amounts


EFFECTS: Final = _all_lines()

# by kind of place (see `places`), then by card
OWN_BONUS: Final[list[list[int]]] = [_printed("attack", kind) for kind in STRENGTH]
TOTAL_BONUS: Final[list[list[int]]] = [_printed("total", kind) for kind in STRENGTH]
OTHERS_BONUS: Final[list[int]] = _printed("others", "static")
RIVALS_MALUS: Final[list[int]] = _printed("rivals", "strength:battlefield")
DEFENCE_OTHERS: Final[list[int]] = _printed("defence_others", "static")
BILL: Final[list[int]] = _printed("bill", "static")
TOLL: Final[list[int]] = [
    sum(line.scrap for line in lines if isinstance(line, Toll)) for lines in _lines("after:marks")
]
WINS_TIES: Final[list[int]] = _printed("win_ties", "tie")

# by card: the first line of what happens, or NO_LINE
AFTER_MARKS: Final[list[int]] = BOOK.table("after:marks", COUNT)
WHEN_LAID: Final[list[int]] = BOOK.table("laid", COUNT)
BEFORE_REVEAL: Final[list[int]] = BOOK.table("before:reveal", COUNT)
WHEN_LOST_FIELD: Final[list[int]] = BOOK.table("lost:battlefield", COUNT)
WHEN_PAID: Final[list[int]] = BOOK.table("paid", COUNT)
WHEN_WON_FIELD: Final[list[int]] = BOOK.table("won:battlefield", COUNT)
WHEN_WON_RAID: Final[list[int]] = BOOK.table("won:base_attack", COUNT)
WHEN_GAINED: Final[list[int]] = BOOK.table("gained", COUNT)
WHEN_ABANDONED: Final[list[int]] = BOOK.table("abandon", COUNT)
AT_ROUND_END: Final[list[int]] = BOOK.table("round_end", COUNT)
LOOK: Final[list[Look | None]] = [
    next((line for line in lines if isinstance(line, Look)), None) for lines in _lines("laid")
]
RUSE: Final[dict[int, Ruse]] = {
    card: line
    for card, lines in enumerate(_lines("before:reveal"))
    for line in lines
    if isinstance(line, Ruse)
}
AT_SCORE: Final[list[tuple[Points, ...]]] = [
    tuple(line for line in lines if isinstance(line, Points)) for lines in _lines("score")
]
