"""A title's state is written from its declarations, and what is in the tree is fresh."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import dustboard.games
from dustboard.kernel.knowledge.spec import (
    ALL,
    OWNER,
    By,
    Declared,
    Spec,
    notes,
    number,
    numbers,
    part,
    seat_zones,
    seats,
    zone,
    zones,
)
from dustboard.lab import state_source
from dustboard.lab.state_source import made_source
from refresh import AGAIN
from refresh.state import make

GAMES = Path(dustboard.games.__path__[0])
TITLES = sorted(spec.parents[1].name for spec in GAMES.glob("*/state/spec.py"))


def test_every_title_declares_its_state() -> None:
    assert {meta.parent.name for meta in GAMES.glob("*/meta.py")} <= set(TITLES)
    assert len(make(print)) == len(TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_what_is_made_is_fresh(title: str) -> None:
    made = (GAMES / title / "state" / "state.py").read_text(encoding="utf-8")
    assert made == made_source(title), AGAIN


def written(monkeypatch: pytest.MonkeyPatch, spec: Spec) -> dict[str, Any]:
    """What a module has that is written from a spec."""
    module = ModuleType("spec")
    module.SPEC = spec  # type: ignore[attr-defined]
    monkeypatch.setattr(state_source, "import_module", lambda name: module)
    names: dict[str, Any] = {"__name__": "made"}
    exec(made_source("_template"), names)
    return names


FIELDS = (
    number("round", 1, "which round it is; " + "a very long explanation " * 4),
    number("open", 0, "1: all cards are face up", holds="chips"),
    seats("water", 3, "in the tank", sees=By("dry", OWNER, ALL), blank=-1),
    seats("stock", 0, "two kinds for each seat", each=2, holds="chips"),
    numbers("tokens", 5, -1, "by place"),
    numbers("wins", 0, 0, "as long as needed"),
    zone("deck", (4, 2), "top card last", sees=OWNER, pool="all", key="drawn", holds="cards"),
    seat_zones("hand", (-2,), "cards", sees=OWNER, pool="seat", face_up="open", holds="cards"),
    zones("heaps", 3, (), "one for each place", holds="cards"),
    notes("dug", "where", sees=OWNER),
)


class House:
    """Table options for a state that is written in a test."""

    dry = True


def test_the_state_has_each_field_with_its_start_and_copies_are_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spec = Spec("Sand", "A table.", (part("all", *FIELDS),), {"dry": "state.house.dry"})
    made = written(monkeypatch, spec)
    state = made["Sand"](3, House())
    assert (state.round, state.open, state.deck) == (1, 0, (4, 2))
    assert (state.water, state.stock, state.tokens, state.wins) == (
        [3, 3, 3],
        [0] * 6,
        [-1] * 5,
        [],
    )
    assert (state.hand, state.heaps, state.dug) == ([(-2,)] * 3, [()] * 3, [()] * 3)
    copy = state.clone()
    copy.round, copy.deck = 2, ()
    for name in ("water", "stock", "tokens", "hand", "heaps", "dug"):
        assert getattr(copy, name) == getattr(state, name)
        getattr(copy, name)[0] = 9
        assert getattr(state, name)[0] != 9, name
    copy.wins.append(1)
    assert (state.round, state.deck, state.wins) == (1, (4, 2), [])
    assert state.zones_of_cards() == [(4, 2), (-2,), (-2,), (-2,), (), (), ()]
    assert state.zones_of_chips() == [(0,), (0,) * 6]


def test_who_sees_a_field_follows_from_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = Spec("Sand", "A table.", (part("all", *FIELDS),), {"dry": "state.house.dry"})
    made = written(monkeypatch, spec)
    state = made["Sand"](2, House())
    fields = {field.name: field for field in made["fields_of"](state)}
    assert list(fields) == [field.name for field in FIELDS]
    assert [fields["water"].hidden(state, 0, viewer) for viewer in (0, 1)] == [False, True]
    assert fields["water"].blank == -1
    assert fields["deck"].key == "drawn"
    assert fields["hand"].pool_of(1) == "seat 1"
    assert fields["hand"].hidden(state, 0, 1)
    state.open = 1
    assert not fields["hand"].hidden(state, 0, 1)
    house = House()
    house.dry = False
    wet = made["fields_of"](made["Sand"](2, house))
    assert not wet[2].hidden(state, 0, 1)


@pytest.mark.parametrize(
    ("fields", "conditions", "words"),
    [
        ((number("a", 0, ""), seats("a", 0, "")), {}, "'a' is declared twice"),
        ((number("over", 0, ""),), {}, "the kernel has one of that name"),
        ((zone("a", (), "", sees=OWNER),), {}, "needs a pool"),
        ((number("a", 0, "", sees=By("b", ALL, OWNER)),), {}, "no condition 'b'"),
        ((number("a", 0, ""),), {"b": "True"}, r"nobody reads the conditions \['b'\]"),
        ((notes("a", "", face_up="b"),), {}, "'b' is no number"),
        ((zone("a", (), "", into="b", pool="p"),), {}, "'b' is no list of zones"),
        ((notes("a", "", holds="cards"),), {}, "notes hold nothing"),
    ],
)
def test_a_wrong_declaration_is_refused(
    fields: tuple[Declared, ...], conditions: dict[str, str], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Spec("Sand", "A table.", (part("all", *fields),), conditions)
