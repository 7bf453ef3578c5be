"""A delta leads from any value to any other, and says no more than it must."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dustboard.server.protocol.deltas import Changes, applied, delta

leaves = st.none() | st.integers(-3, 3) | st.text("ab@", max_size=2)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab@", max_size=2), inner),
    max_leaves=20,
)


def over_the_wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# a busy machine is no fault
CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@CALM
@given(values, values)
def test_a_delta_leads_to_the_new_value(old: Any, new: Any) -> None:
    assert applied(old, over_the_wire(delta(old, new))) == new


@CALM
@given(values)
def test_nothing_has_changed_between_equal_values(value: Any) -> None:
    assert delta({"a": value}, {"a": value}) == {}


def test_tuples_are_lists_on_the_wire() -> None:
    change = over_the_wire(delta({"a": (1, 2, 3)}, {"a": (1, 3)}))
    assert change == {"a": {"@": [1, 1, []]}}
    assert applied({"a": [1, 2, 3]}, change) == {"a": [1, 3]}


def test_only_what_differs_is_told() -> None:
    old = {"seats": [{"hand": 5, "deck": 9}, {"hand": 5, "deck": 9}], "round": 1}
    new = {"seats": [{"hand": 5, "deck": 9}, {"hand": 4, "deck": 9}], "round": 1}
    assert delta(old, new) == {"seats": {"1": {"hand": [4]}}}


def test_objects_with_the_same_keys_name_them_once() -> None:
    new = {"laid": [{"card": "?", "at": "shop"}, {"at": "field:1", "card": "?"}]}
    change = over_the_wire(delta({"laid": []}, new))
    assert change == {"laid": {"@": [0, 0, [["?", "shop"], ["?", "field:1"]], ["card", "at"]]}}
    assert applied({"laid": []}, change) == new
    unlike = [{"card": "?"}, {"card": "?", "at": "shop"}]
    assert delta([], unlike) == {"@": [0, 0, unlike]}


views = st.dictionaries(st.text("ab@", max_size=2), values, max_size=5)


@CALM
@given(views, views)
def test_changes_of_views_are_those_of_deltas(old: Any, new: Any) -> None:
    assert Changes().between(old, new) == delta(old, new)


def test_a_part_that_viewers_share_is_compared_once() -> None:
    class Counted(dict[str, int]):
        compared = 0

        def __eq__(self, other: object) -> bool:
            Counted.compared += 1
            return dict.__eq__(self, other)

        __hash__ = None  # type: ignore[assignment]

    before, after = Counted(deck=9), {"deck": 8}
    changes = Changes()
    first = changes.between({"you": 0, "decks": before}, {"you": 0, "decks": after})
    second = changes.between({"you": 1, "decks": before}, {"you": 1, "decks": after})
    assert first == second
    assert Counted.compared == 1
    # another object of the same content is looked at for itself
    assert changes.between({"decks": Counted(deck=8)}, {"decks": after}) == {}
