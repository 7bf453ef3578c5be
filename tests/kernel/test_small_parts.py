"""Zones, trails, events, modifiers and table options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dustboard.kernel.append_list import AppendList
from dustboard.kernel.effects.modifiers import Tally
from dustboard.kernel.errors import BadOption
from dustboard.kernel.events import EVERYBODY, NOBODY, Event, seats
from dustboard.kernel.options import check_options, choice, flag, whole
from dustboard.kernel.zones import count_into, insert_sorted, without
from kernel.tables import new

CARDS = st.lists(st.integers(0, 5), max_size=8).map(tuple)

# -- zones --------------------------------------------------------------------------------------


@given(CARDS, CARDS)
def test_a_hand_stays_sorted_and_loses_nothing(
    hand: tuple[int, ...], more: tuple[int, ...]
) -> None:
    both = insert_sorted(hand, more)
    assert list(both) == sorted(hand + more)


@given(CARDS.filter(bool), st.data())
def test_one_copy_leaves_a_zone(zone: tuple[int, ...], data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(zone))
    less = without(zone, card)
    counts: dict[int, int] = {}
    count_into(counts, zone)
    count_into(counts, less, -1)
    assert {left: number for left, number in counts.items() if number} == {card: 1}
    order = [other for other in zone if other != card]
    assert [other for other in less if other != card] == order


def test_a_card_that_is_not_there_can_not_leave() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)


# -- trails -------------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.sampled_from(["append", "fork"]), st.integers(0, 99)), max_size=60))
def test_forks_are_as_independent_as_copied_lists(ops: list[tuple[str, int]]) -> None:
    trails, lists = [AppendList()], [[]]  # type: ignore[var-annotated]
    for op, number in ops:
        at = number % len(trails)
        if op == "append":
            trails[at].append(number)
            lists[at].append(number)
        else:
            trails.append(trails[at].fork())
            lists.append(list(lists[at]))
    assert [trail.items() for trail in trails] == lists
    assert [len(trail) for trail in trails] == [len(items) for items in lists]


def test_the_items_of_a_trail_are_a_list_of_their_own() -> None:
    trail = AppendList()
    trail.append(1)
    trail.items().append(2)
    assert trail.items() == [1]


# -- events -------------------------------------------------------------------------------------


def test_the_default_audience_is_nobody() -> None:
    event = Event("secret", "", 0, {"card": 3})
    assert event.audience == NOBODY
    assert [event.seen_by(viewer) for viewer in (None, 0, 1, 2)] == [None] * 4
    assert not any(event.is_private_to(viewer) for viewer in (None, 0, 1))


@given(st.lists(st.integers(0, 7), unique=True))
def test_an_audience_of_seats(chosen: list[int]) -> None:
    event = Event("x", "", 0, {"all": 1}, seats(*chosen), {"some": 1})
    for viewer in range(8):
        inside = viewer in chosen
        assert event.seen_by(viewer) == ({"all": 1} if inside else {"some": 1})
        assert event.is_private_to(viewer) == inside
    assert event.seen_by(None) == {"some": 1}


def test_an_event_for_everybody_is_private_to_nobody() -> None:
    event = Event("x", "", 0, {"all": 1}, EVERYBODY)
    assert [event.seen_by(viewer) for viewer in (None, 0, 7)] == [{"all": 1}] * 3
    assert not event.is_private_to(None)
    assert not event.is_private_to(0)


def test_the_log_shows_each_viewer_their_half_and_secrets_to_nobody() -> None:
    game = new(seed=4)
    for seat in range(3):
        game.answer(seat, "done")
    kinds = [event.kind for event in game.events()]
    assert "well-hidden" in kinds
    for viewer in (None, 0, 1, 2):
        log = game.log(viewer)
        assert [line["n"] for line in log] == list(range(len(log)))
        assert "well-hidden" not in [line["kind"] for line in log]
        for line in log:
            if line["kind"] == "draw":
                own = line["seat"] == viewer
                assert ("cards" in line["data"], line["private"]) == (own, own)
                assert line["text"].startswith("You draw") == own
            assert line["rule"].startswith("tpl.")


# -- modifiers ----------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(-9, 9))), st.integers(-5, 5))
def test_a_tally_is_the_sum_of_its_lines(rows: list[tuple[int, int]], floor: int) -> None:
    tally = Tally()
    for source, amount in rows:
        tally.add(source, amount, "x")
    assert tally.total == sum(amount for _, amount in rows)
    assert tally.lines == [(source, amount, "x") for source, amount in rows if amount]
    tally.not_below(floor)
    assert tally.total == max(floor, sum(amount for _, amount in rows))


# -- table options ------------------------------------------------------------------------------

GOAL = whole("goal", 20, 8, 40, "tpl.end.01")
SIDE = choice("side", ("up", "down", 2))
NET = flag("net", True)


@pytest.mark.parametrize(
    ("spec", "good", "bad"),
    [
        (GOAL, [8, 20, 40], [7, 41, True, "20", 20.0, None]),
        (SIDE, ["up", "down", 2], ["UP", 1, 0, "2", True, None, ["up"], {}]),
        (NET, [True, False], [1, 0, "true", None]),
        (choice("one", (1, 0)), [1, 0], [True, False, "1"]),
    ],
    ids=["whole", "choice", "flag", "numbers"],
)
def test_values_are_of_their_type(spec: Any, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert spec.check(value) is value or spec.check(value) == value
        assert type(spec.check(value)) is type(value)
    for value in bad:
        with pytest.raises(BadOption, match=f"option '{spec.name}' is .*; it can be") as caught:
            spec.check(value)
        assert "\n" not in str(caught.value)
        assert caught.value.rule == spec.rule


@pytest.mark.parametrize(
    ("spec", "text", "value"),
    [
        (GOAL, "30", 30),
        (SIDE, "DOWN", "down"),
        (SIDE, "2", 2),
        (NET, "false", False),
        (NET, "True", True),
    ],
)
def test_typed_values(spec: Any, text: str, value: Any) -> None:
    assert spec.parse(text) == value
    assert type(spec.parse(text)) is type(value)


@pytest.mark.parametrize(
    ("spec", "text"),
    [(GOAL, "-3"), (GOAL, "x"), (GOAL, ""), (GOAL, "--3"), (GOAL, "²"), (SIDE, "1"), (NET, "1")],
)
def test_typed_values_that_are_wrong(spec: Any, text: str) -> None:
    with pytest.raises(BadOption):
        spec.parse(text)


def test_options_not_given_have_their_default() -> None:
    specs = (GOAL, SIDE, NET)
    assert check_options(specs, {}) == {"goal": 20, "side": "up", "net": True}
    assert check_options(specs, {"side": 2}) == {"goal": 20, "side": 2, "net": True}
    with pytest.raises(
        BadOption, match="there is no option 'gaol'; choose one of: goal, net, side"
    ):
        check_options(specs, {"gaol": 20})
