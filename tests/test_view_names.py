"""Text mode shows what a seat sees part by part; each part has a name in every language."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints, is_typeddict

import pytest

from dustboard.games.wftw.show.view_types import WarMine, WarSeat
from dustboard.games.wk1.show.view_types import SeatView as KnightSeat
from dustboard.games.wk2.show.view_types import SeatView as RoadSeat
from fluent_variables import variables, written

SHOWN: dict[str, tuple[Any, ...]] = {
    "wftw": (WarMine, WarSeat),
    "wk1": (KnightSeat,),
    "wk2": (RoadSeat,),
}


def parts(kind: Any) -> set[str]:
    """The names of all fields of a type, and of the types in it."""
    if not is_typeddict(kind):
        return set().union(*map(parts, get_args(kind)))
    found: set[str] = set()
    for name, inside in get_type_hints(kind).items():
        found |= {name} | parts(inside)
    return found


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("title", SHOWN)
def test_every_part_of_a_seat_has_a_name(title: str, lang: str) -> None:
    named = variables(written(title, lang, client=True)).keys()
    shown = set().union(*map(parts, SHOWN[title]))
    assert len(shown) > 30
    assert sorted(one for one in shown if f"field-{one}" not in named) == []
