# mypyc: skip
"""The people of the season: whom a reader has met, and what became of them.

>>> [one.id for one in CHARACTERS][:2]
['person-rusty', 'person-pip']
"""

from __future__ import annotations

from typing import Final

from dustboard.games.rows import load_rows, unique_ids
from dustboard.games.wk2.content.cards import DATA
from dustboard.games.wk2.content.rows import Person
from dustboard.kernel.tales import Character

PEOPLE: Final = load_rows(DATA / "people.toml", "person", Person, (unique_ids(),))


def _character(row: Person) -> Character:
    key = row.id
    fates = tuple([(f"{key}.{fate}", entries) for fate, entries in row.fates.items()])
    told = [entry for _, entries in fates for entry in entries]
    return Character(row.id, row.adventure, key, f"{key}.who", (*row.met, *told), fates)


CHARACTERS: Final = tuple([_character(row) for row in PEOPLE])
