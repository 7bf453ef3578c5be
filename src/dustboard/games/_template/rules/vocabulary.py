"""The words of the content, each registered once, and all lists of effects as lines.

Most words come from the kernel, which does through `ports` what they say; `words` has the others.
"""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.card_table import COUNT
from dustboard.games._template.content.cards import CARDS, PLACES
from dustboard.games._template.content.moments import MOMENTS
from dustboard.games._template.content.story import PLACED_ENTRIES, PLACED_SHEETS
from dustboard.games._template.rules.ports import CaravanPorts
from dustboard.games._template.rules.words import Salvage, Speed
from dustboard.kernel.decisions import Ask
from dustboard.kernel.effects.book import Book, Word
from dustboard.kernel.effects.flow_words import (
    Choose,
    Each,
    Ending,
    Exit,
    Fight,
    Read,
    Repeat,
    Roll,
    SkillTest,
)
from dustboard.kernel.effects.runner import PATIENT, Prices
from dustboard.kernel.effects.thing_words import (
    Count,
    Discard,
    Draw,
    Flag,
    Gain,
    Lose,
    Pay,
    Place,
    Take,
)

_AROUND_A_MOVE: Final = ("before_move", "instead_of_move", "after_move", "after_rival_move")
_IN_STORIES: Final = ("",)  # lists that no moment belongs to
_ANYWHERE: Final = (*_AROUND_A_MOVE, "")

WORDS: Final[tuple[Word, ...]] = (
    Word("gain", Gain, _ANYWHERE),
    Word("draw", Draw, _ANYWHERE),
    Word("speed", Speed, ("speed",)),
    Word("salvage", Salvage, _AROUND_A_MOVE),
    Word("lose", Lose, _IN_STORIES),
    Word("pay", Pay, _IN_STORIES, pays=True),
    Word("discard", Discard, _IN_STORIES, pays=True),
    Word("flag", Flag, _IN_STORIES),
    Word("count", Count, _IN_STORIES),
    Word("place", Place, _IN_STORIES),
    Word("take", Take, _IN_STORIES, pays=True),
    Word("choose", Choose, _IN_STORIES),
    Word("each", Each, _IN_STORIES),
    Word("repeat", Repeat, _IN_STORIES),
    Word("roll", Roll, _IN_STORIES),
    Word("test", SkillTest, _IN_STORIES),
    Word("fight", Fight, _IN_STORIES),
    Word("read", Read, _IN_STORIES),
    Word("exit", Exit, _IN_STORIES),
    Word("ending", Ending, _IN_STORIES),
)
PRICES: Final = Prices({"water": 1.0}, card=1.0)  # in points; a water is one


def _book() -> Book:
    book = Book(WORDS, CaravanPorts(), MOMENTS)
    for number, card in enumerate(CARDS):
        book.write_moments(PLACES[number], card.id, "effect", card.effects, number)
    for number, (place, entry) in enumerate(PLACED_ENTRIES):
        book.write_entry(place, entry.id, entry.effects, entry.choices, number)
    for number, (place, sheet) in enumerate(PLACED_SHEETS):
        book.write_list(place, sheet.id, "effect", sheet.effects, number)
    book.close(called=True)
    return book


def _speeds() -> list[tuple[Speed, ...]]:
    firsts = BOOK.table("speed", COUNT)
    return [tuple(ln for ln in BOOK.lines_of(at) if isinstance(ln, Speed)) for at in firsts]


BOOK: Final = _book()
RUNNER: Final = BOOK.runner
SALVAGE: Final[Ask] = RUNNER.ask("salvage", "choose", "tpl.card.02", PATIENT)
CHOICE: Final[Ask] = RUNNER.ask("option", "story", "tpl.story.02")
DISCARD: Final[Ask] = RUNNER.ask("discard", "choose", "tpl.story.02")

# by card: the first line of what happens at a moment, or NO_LINE
BEFORE_MOVE: Final[list[int]] = BOOK.table("before_move", COUNT)
INSTEAD_OF_MOVE: Final[list[int]] = BOOK.table("instead_of_move", COUNT)
AFTER_MOVE: Final[list[int]] = BOOK.table("after_move", COUNT)
AFTER_RIVAL_MOVE: Final[list[int]] = BOOK.table("after_rival_move", COUNT)
SPEED: Final[list[tuple[Speed, ...]]] = _speeds()
# by sheet: the first line of what happens at the end of a round
SHEET_LINES: Final[list[int]] = [RUNNER.lists[sheet.id][0] for _, sheet in PLACED_SHEETS]
