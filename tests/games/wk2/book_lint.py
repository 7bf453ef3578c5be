"""A linter of the Book of Tales: what must hold of its rows and of its prose.

Each check gives complaints, and names the adventure, the sheet or the entry. The texts of the
rulebooks are not here: only a number made of each six words that follow one another in them, so
that it shows if an entry has six words in common with one of them.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.constants import LETTERS
from dustboard.games.wk2.content.story import ENTRIES as ROWS
from dustboard.games.wk2.content.story import SHEETS as PAGES
from dustboard.games.wk2.content.story import Entry, Sheet
from dustboard.games.wk2.content.story_table import (
    COUNTERS,
    FLAGS,
    POOL,
    SHEETS_OF,
    TALLIES,
)
from dustboard.games.wk2.rules.favours import FAVOURS

# the entries of each part of the book
NUMBERS: dict[str, list[int]] = {
    "pool": sorted(number for numbers in POOL.values() for number in numbers),
    "first_tank": [*range(121, 125), *range(126, 145), *range(146, 157)],
    "long_count": [*range(157, 223)],
    "iron_trail": [5, 25, 45, *range(61, 121), 125, 145],
    "water_debt": [*range(223, 288)],
    "warrant": [*range(288, 348)],
    "spreading_corruption": [*range(348, 408)],
    "deadly_cargo": [*range(408, 463)],
    "red_lord": [*range(463, 528)],
    "landmarks": [*range(528, 540)],
    "city_tasks": [*range(540, 558)],
}
ENTRY_OF: dict[str, Entry] = {row.id: row for row in ROWS}
RUN = 6  # words in a row that no two texts share
RULEBOOKS = Path(__file__).parents[2] / "fixtures" / "wk2_rulebook_runs.bin"
BYTES = 5  # of each number there
STOCK = (
    "for a moment", "for a long moment", "as though", "and yet", "a kind of", "something like",
    "you notice", "you realise", "find yourself", "without warning", "suddenly", "the way that",
    "takes a breath", "raises an eyebrow", "in the distance", "out of nowhere", "the old world",
    "at the end of the day", "shakes his head", "shakes her head", "a long silence", "or so it",
    "more than once", "without a word", "once upon a time", "needless to say", "little by little",
)  # fmt: skip
MOST_OFTEN = 3
# flags that rules set or read themselves
BY_RULES = {
    *FAVOURS, "no_dog", "seven", "globe", "greeting", "below", "holding", "umbrella",
    "good_name", "hymn", "closed_lid",
    "delivered", "agree", "trading", "unthanked", "heard_out",
}  # fmt: skip
# counts that rules read themselves
COUNTED_BY_RULES = {
    *("guilty", "pardon", "free", "clues", "burnt", "groups", "eggs", "price", "pay", "trophies"),
    *[counter for counter in COUNTERS if counter.startswith("stage_")],
}
# parts that are no adventure: letters or cards lead to their entries
LOOSE = ("pool", "landmarks", "city_tasks")


# -- walking through rows -------------------------------------------------------------------------


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """All rows inside of rows."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for one in value:
            yield from parts(one)


def rows_of(entry: Entry) -> tuple[Any, ...]:
    return (*entry.effects, *entry.choices, *entry.later)


def pages_of(adventure: str) -> list[Sheet]:
    return [page for page in PAGES if page.adventure == adventure]


def rows_on(page: Sheet) -> tuple[Any, ...]:
    return (*page.setup, *page.rules, *[action.then for action in page.actions])


def named(rows: Any, tested: bool = True) -> Iterator[str]:
    """The entries to which rows lead; without those behind a test or a fight if not `tested`."""
    if isinstance(rows, dict):
        if rows.get("do") in ("read", "read_first", "read_alone"):
            yield rows["entry"]
        if rows.get("do") in ("hide_tokens", "pouch"):
            yield from rows["entries"]
        if rows.get("do") == "effort":
            yield from rows.get("marks", ())
        skipped: tuple[str, ...] = ()
        if not tested:
            if rows.get("do") == "test":
                skipped = ("pass",)
            elif str(rows.get("do")).startswith("fight") or rows.get("do") in ("duel", "contest"):
                skipped = ("win",)
            elif rows.get("do") == "attempt":
                skipped = ("then",)
        rows = [value for name, value in rows.items() if name not in skipped]
    if isinstance(rows, (list, tuple)):
        for row in rows:
            yield from named(row, tested)


def reached(adventure: str, tested: bool = True) -> set[str]:
    """All entries to which the sheets of an adventure lead, one way or another."""
    waiting = [entry for page in pages_of(adventure) for entry in named(rows_on(page), tested)]
    waiting += [str(first) for page in pages_of(adventure) for first in page.letters.values()]
    found: set[str] = set()
    while waiting:
        entry = waiting.pop()
        if entry not in found and entry in ENTRY_OF:
            found.add(entry)
            waiting += named(rows_of(ENTRY_OF[entry]), tested)
    return found


# -- what must hold of the rows -------------------------------------------------------------------


def finished(part: str) -> bool:
    """Whether a part of the book has all its rows: what is not finished is not judged."""
    entries = all(str(number) in ENTRY_OF for number in NUMBERS[part])
    pages = {page.id for page in pages_of(part)}
    return entries and (part in LOOSE or pages == set(SHEETS_OF[part]))


def missing_rows(part: str) -> list[str]:
    found = [f"{part}: entry {n} has no row" for n in NUMBERS[part] if str(n) not in ENTRY_OF]
    pages = {page.id for page in pages_of(part)}
    return found + [
        f"{part}: sheet {id} has no row" for id in SHEETS_OF.get(part, ()) if id not in pages
    ]


def dangling(part: str) -> list[str]:
    rows = [(f"entry {n}", rows_of(ENTRY_OF[str(n)])) for n in NUMBERS[part] if str(n) in ENTRY_OF]
    rows += [(f"sheet {page.id}", rows_on(page)) for page in pages_of(part)]
    found = [
        f"{place}: there is no entry {entry}"
        for place, inside in rows
        for entry in named(inside)
        if entry not in ENTRY_OF
    ]
    pages = {page.id for page in PAGES}
    return found + [
        f"{place}: there is no sheet {row['to']}"
        for place, inside in rows
        for row in parts(list(inside))
        if row.get("do") == "exit" and row["to"] not in pages
    ]


def unreachable(part: str) -> list[str]:
    if part in LOOSE:
        return []  # letters lead to all of them one after the other, cards each to its own
    found = reached(part)
    return [f"{part}: nothing leads to entry {n}" for n in NUMBERS[part] if str(n) not in found]


def open_ended(part: str) -> list[str]:
    """Sets of choices in which each might be refused."""
    found = []
    for number in NUMBERS[part]:
        entry = ENTRY_OF[str(number)]
        for rows in choice_sets(entry):
            if len(rows) > 1 and not any(always(row) for row in rows) and not complete(rows):
                found.append(f"entry {entry.id}: every choice may be refused")
    return found


def choice_sets(entry: Entry) -> Iterator[list[Any]]:
    if entry.choices:
        yield list(entry.choices)
    for row in parts([*entry.effects, *entry.choices, *entry.later]):
        if row.get("do") in ("choose", "choose_together", "sealed", "vote"):
            yield row["options"]


NEEDS = ("give_gear", "sell_gear", "swap_gear", "salvage", "pay_each", "choose", "duel")


def always(row: dict[str, Any]) -> bool:
    """Whether a choice can be made whatever a knight has."""
    does = row.get("then", [row]) if "do" not in row else [row]
    needs = any(one.get("do") in NEEDS and not one.get("if") for one in does)
    return not row.get("if") and not row.get("cost") and not needs


def complete(rows: list[Any]) -> bool:
    """Whether of two conditions one always holds: `x` and `not x`."""
    free = {row["if"] for row in rows if row.get("if") and not row.get("cost")}
    return any(f"not {one}" in free or f"not ({one})" in free for one in free)


def letters(part: str) -> list[str]:
    found = []
    for page in pages_of(part):
        if len(page.letters) < 6:
            found.append(f"sheet {page.id}: {len(page.letters)} letters, six are needed")
        for letter, entry in page.letters.items():
            own = entry in NUMBERS[part]
            if letter not in LETTERS or (entry not in POOL.get(letter, ()) and not own):
                found.append(f"sheet {page.id}: letter {letter} leads to {entry}")
    return found


def exits(part: str) -> list[str]:
    """Sheets that time does not end, or that nobody is able to leave by their goal."""
    found = []
    ends = endings(part)
    for page in pages_of(part):
        moments = {row["when"] for row in page.rules}
        if not (page.time or page.rounds):
            found.append(f"sheet {page.id}: no limit of time")
        if not moments & {"time_out", "round_end", "sheet_open"}:
            found.append(f"sheet {page.id}: nothing happens when time is over")
        if "all_out" not in moments:
            found.append(f"sheet {page.id}: nothing is read when nobody is left")
    if part not in LOOSE and not ends:
        found.append(f"{part}: no ending")
    return found


def endings(part: str) -> dict[str, str]:
    """The endings of an adventure and their kind."""
    return {
        str(number): row["kind"]
        for number in NUMBERS[part]
        if str(number) in ENTRY_OF
        for row in parts(list(rows_of(ENTRY_OF[str(number)])))
        if row.get("do") == "ending"
    }


def unpaid(part: str) -> list[str]:
    """A good ending must be within reach of who passes no test and wins no fight."""
    good = {entry for entry, kind in endings(part).items() if kind in ("victory", "scored")}
    if part in LOOSE or good & reached(part, tested=False):
        return []
    return [f"{part}: no good ending without a test"]


_WORD = re.compile(r"[a-z_][\w.]*")


def conditions(rows: Any) -> Iterator[str]:
    """All names in the conditions and amounts of rows."""
    for row in parts(list(rows)):
        for value in row.values():
            if isinstance(value, str):
                yield from _WORD.findall(value)


def notes() -> list[str]:
    """Flags and counters that are written but never read, or read but never written."""
    written: set[str] = set()
    read: set[str] = set()
    for rows in [rows_of(entry) for entry in ROWS] + [rows_on(page) for page in PAGES]:
        for row in parts(list(rows)):
            if row.get("do") in ("flag", "note"):
                written.add(row.get("on") or row.get("off") or "")
            if row.get("do") in ("count", "set", "tally", "load"):
                written.add(row.get("what", "groups"))
            for name in (
                *("if", "only", "amount", "need", "difficulty", "votes", "times", "to"),
                "health",
            ):
                if isinstance(row.get(name), str):
                    read |= {word.split(".")[-1] for word in _WORD.findall(row[name])}
            if row.get("do") == "spend":
                read.add(row["what"])
                written.add(row["what"])
    for page in PAGES:
        for action in page.actions:
            read |= {word.split(".")[-1] for word in _WORD.findall(action.where)}
    known = {*FLAGS, *COUNTERS, *TALLIES}
    rules = BY_RULES | COUNTED_BY_RULES
    return [
        *[f"{one} is written and never read" for one in sorted((written & known) - read - rules)],
        *[f"{one} is read and never written" for one in sorted((read & known) - written - rules)],
    ]


# -- what must hold of the prose ------------------------------------------------------------------


def prose(number: int) -> str:
    return TEXTS.format("en", f"entry-{number}")


def plain(text: str) -> list[str]:
    return re.findall(r"[a-z0-9']+", text.lower())


def runs(words: list[str], length: int = RUN) -> Iterable[tuple[str, ...]]:
    return zip(*[words[start:] for start in range(length)], strict=False)


def mark(run: tuple[str, ...]) -> bytes:
    """The number that stands for some words."""
    return hashlib.blake2b(" ".join(run).encode(), digest_size=BYTES).digest()


def rulebook_runs() -> set[bytes]:
    data = RULEBOOKS.read_bytes()
    return {data[at : at + BYTES] for at in range(0, len(data), BYTES)}


def lengths(part: str) -> list[str]:
    found = []
    for number in NUMBERS[part]:
        words = len(prose(number).split())
        if not 60 <= words <= 160:
            found.append(f"entry {number}: {words} words")
        title = TEXTS.format("en", f"entry-{number}.title")
        if not 0 < len(title) <= 32:
            found.append(f"entry {number}: its title has {len(title)} characters")
    return found


def shared(numbers: list[int]) -> list[str]:
    """Entries that have six words in a row in common, with each other or with a rulebook."""
    seen: dict[tuple[str, ...], int] = {}
    printed = rulebook_runs()
    found = []
    for number in numbers:
        for run in runs(plain(prose(number))):
            if seen.setdefault(run, number) != number:
                found.append(f"entries {seen[run]} and {number}: {' '.join(run)}")
            if mark(run) in printed:
                found.append(f"entry {number} and a rulebook: {' '.join(run)}")
    return found


def stock(numbers: list[int]) -> list[str]:
    text = " | ".join(" ".join(plain(prose(number))) for number in numbers)
    found = [
        f"{phrase}: {text.count(phrase)} times"
        for phrase in STOCK
        if text.count(phrase) > MOST_OFTEN
    ]
    dashes = [number for number in numbers if prose(number).count("\u2014") > 1]
    return found + [f"entry {number}: a chain of dashes" for number in dashes]


COMMON = {
    "a", "an", "and", "are", "as", "at", "be", "been", "but", "by", "for", "from", "had", "has",
    "have", "he", "her", "his", "i", "in", "into", "is", "it", "its", "no", "not", "of", "off",
    "on",
    "one", "or", "out", "over", "she", "so", "some", "that", "the", "their", "them", "there",
    "they",
    "this", "to", "under", "up", "was", "were", "what", "where", "which", "who", "with", "you",
    "your", "says", "all", "down", "if", "when", "then", "than", "will", "do", "does", "two",
}  # fmt: skip


def trigrams(numbers: list[int]) -> list[tuple[str, int]]:
    """Three words that recur, the most frequent first; those of small words alone left out."""
    found: Counter[str] = Counter()
    for number in numbers:
        found.update(
            " ".join(run) for run in runs(plain(prose(number)), 3) if not set(run) <= COMMON
        )
    return [(words, count) for words, count in found.most_common() if count > MOST_OFTEN]


def numbers_of(done: Iterable[str]) -> list[int]:
    return sorted(number for part in done for number in NUMBERS[part])
