"""A linter of the Book of Tales in Polish, for as much of it as is written.

The narrator speaks to any knight, so no form may show a sex; docs/tales-in-polish.md says how the
prose gets round that, and which words belong to one adventure.
"""

from __future__ import annotations

import re
from collections import Counter

from dustboard.games.wk2.content.cards import TEXTS
from games.wk2 import book_lint

SHORTEST, LONGEST = 54, 160  # words: Polish says the same with a tenth fewer
TITLE = 32
LABEL = 40
MOST_OFTEN = 3
ABOUT_YOU = re.compile(r"\b\w+ł[ea]ś\b|\b\w+ł[ea]?byś\b|\b(?:powinien|powinna)ś\b|\bgotow[ay]ś\b")
DRAWN = re.compile(r"\u2014|\.\.\.|…|[\"“]|!")  # dashes, dots and quotation marks of English
STOCK = (
    "na moment", "na ułamek sekundy", "w oddali", "nagle", "zdaje się", "wydaje się", "jakby",
    "coś w rodzaju", "niemal", "dosłownie", "bez słowa", "w międzyczasie", "póki co",
    "na koniec dnia", "wzrusza ramionami", "kręci głową", "unosi brew", "zauważasz", "orientujesz",
    "zdajesz sobie sprawę", "wstrzymuje oddech", "bierze oddech", "krótko mówiąc", "raz po raz",
    "jest w trakcie", "jeden po drugim", "tak czy inaczej", "cisza zapada", "zapada cisza",
)  # fmt: skip
# words of one adventure
KEPT = {
    r"proszę\b": "red_lord",
    r"przepis(?:u|owi|em|y|ów|om|ach|ami)?\b": "first_tank",
    r"gwizd(?:ek|ka|kowi|kiem|ku|ki|ków)\b": "iron_trail",
    r"trzysta\b|trzystu\b": "iron_trail",
    r"jedenaście\b|dziewiętnaście\b|jedenastu\b|dziewiętnastu\b": "long_count",
}
ALLOWED = {(2, "long_count"), (31, "iron_trail")}  # entry 2 has the trunks, 31 the whistle


def prose(number: int) -> str:
    return TEXTS.format("pl", f"entry-{number}")


def title(number: int) -> str:
    return TEXTS.format("pl", f"entry-{number}.title")


def written(part: str) -> list[int]:
    """The entries of a part that are there in Polish."""
    keys = TEXTS.keys("pl")
    return [number for number in book_lint.NUMBERS[part] if f"entry-{number}" in keys]


def labels() -> dict[str, str]:
    """What can be chosen, and what comes of it."""
    keys = sorted(TEXTS.keys("pl"))
    return {key: TEXTS.format("pl", key) for key in keys if key.startswith(("choice-", "result-"))}


def plain(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def lengths(part: str) -> list[str]:
    found = []
    for number in written(part):
        words = len(plain(prose(number)))
        if not SHORTEST <= words <= LONGEST:
            found.append(f"entry {number}: {words} words")
        if not 0 < len(title(number)) <= TITLE:
            found.append(f"entry {number}: its title has {len(title(number))} characters")
    return found


def speech(part: str) -> list[str]:
    """Forms that show the sex of whoever reads, and signs that Polish does not use."""
    found = []
    for number in written(part):
        text = prose(number)
        found += [f"entry {number}: {form}" for form in ABOUT_YOU.findall(text)]
        found += [f"entry {number}: {sign}" for sign in DRAWN.findall(text)]
        if text.count("„") != text.count("”") or text.count("»") != text.count("«"):
            found.append(f"entry {number}: quotation marks that are not closed")
    return found


def borrowed(part: str) -> list[str]:
    """Words that belong to another adventure."""
    return [
        f"entry {number}: {word}"
        for number in written(part)
        for pattern, owner in KEPT.items()
        if owner != part and (number, owner) not in ALLOWED
        for word in re.findall(rf"\b(?:{pattern})", prose(number).lower())
    ]


def shared(numbers: list[int]) -> list[str]:
    """Entries that have six words in a row in common."""
    seen: dict[tuple[str, ...], int] = {}
    found = []
    for number in numbers:
        for run in book_lint.runs(plain(prose(number))):
            if seen.setdefault(run, number) != number:
                found.append(f"entries {seen[run]} and {number}: {' '.join(run)}")
    return found


def stock(numbers: list[int]) -> list[str]:
    text = " | ".join(" ".join(plain(prose(number))) for number in numbers)
    counts = Counter({phrase: len(re.findall(rf"\b{phrase}\b", text)) for phrase in STOCK})
    return [f"{phrase}: {count} times" for phrase, count in counts.items() if count > MOST_OFTEN]
