"""Mods: numbers that count while something is in play."""

from __future__ import annotations

import pytest

from dustboard.kernel.effects.modifiers import EACH, Query, mods_table
from dustboard.kernel.errors import ContentError
from dustboard.kernel.state import State

SPEED, ARMOR = 0, 1
BOOTS, CLOAK, SHIELD, TWIN, SLEEPER = range(5)
TABLE = mods_table(
    ("speed", "armor"),
    [
        ("boots", {"speed": 1}),
        ("cloak", {"speed": 2, "armor": 1}),
        ("shield", {"armor": 4}),
        ("twin", {"armor": 4}),
        ("sleeper", {"armor": 50}),
    ],
)


class Pack(Query[State]):
    """Everything is in play; a shield and its twin count once, a sleeper never."""

    def __init__(self, held: list[int]) -> None:
        super().__init__(TABLE)
        self.held = held
        self.listed = 0

    def in_play(self, state: State, seat: int, mod: int) -> list[int]:
        self.listed += 1
        return self.held

    def always(self, state: State, seat: int, numbers: list[int]) -> int:
        return 10 if seat == 1 and numbers is TABLE[ARMOR] else 0

    def might(self, state: State, seat: int, numbers: list[int]) -> bool:
        return any(numbers[source] for source in self.held)

    def counts(self, state: State, seat: int, source: int) -> bool:
        return source != SLEEPER

    def kind(self, source: int) -> str:
        return "shield" if source in (SHIELD, TWIN) else EACH


def test_what_is_in_play_is_added_up() -> None:
    state = State(2, None)
    pack = Pack([BOOTS, CLOAK, SHIELD])
    assert (pack.total(state, 0, SPEED), pack.total(state, 0, ARMOR)) == (3, 5)
    assert pack.total(state, 1, ARMOR) == 15


def test_of_one_kind_one_counts_and_some_never_do() -> None:
    pack = Pack([SHIELD, TWIN, CLOAK, CLOAK, SLEEPER])
    assert pack.total(State(1, None), 0, ARMOR) == 4 + 1 + 1


def test_the_list_is_made_only_where_something_might_count() -> None:
    pack = Pack([SHIELD])
    assert pack.total(State(2, None), 1, SPEED) == 0
    assert pack.listed == 0


def test_a_mod_that_there_is_not_is_refused() -> None:
    with pytest.raises(ContentError, match=r"boots: field 'mods.sped': unknown 'sped'; near: spe"):
        mods_table(("speed", "armor"), [("boots", {"sped": 1})])
