"""The whole Book of Tales keeps to its rules; a part that is not finished is only reported."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.wk2 import book_lint as lint

PARTS = [part for part in lint.NUMBERS if lint.finished(part)]
CHECKS = (
    lint.dangling,
    lint.unreachable,
    lint.open_ended,
    lint.letters,
    lint.exits,
    lint.unpaid,
    lint.lengths,
)


def test_the_parts_that_were_finished_stay_so() -> None:
    written = {
        *("pool", "first_tank", "long_count", "iron_trail", "water_debt", "warrant"),
        *("spreading_corruption", "deadly_cargo", "red_lord", "landmarks", "city_tasks"),
    }
    assert written <= set(PARTS)
    for part in lint.NUMBERS:
        print(*lint.missing_rows(part), sep="\n")


@pytest.mark.rule("wk2.adventure.02", "wk2.wasteland.17")
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("check", CHECKS)
def test_a_part_of_the_book_is_whole(part: str, check: Any) -> None:
    assert check(part) == []


def test_what_is_noted_is_asked_for_and_the_other_way_round() -> None:
    assert lint.notes() == []


def test_no_six_words_are_shared() -> None:
    assert lint.shared(lint.numbers_of(lint.NUMBERS)) == []


def test_no_phrase_wears_out() -> None:
    numbers = lint.numbers_of(lint.NUMBERS)
    for words, count in lint.trigrams(numbers):
        print(f"{count:4} {words}")
    assert lint.stock(numbers) == []


# -- the linter sees what is wrong ----------------------------------------------------------------


def changed(patch: pytest.MonkeyPatch, number: str, **fields: Any) -> None:
    """An entry with other rows."""
    row = msgspec.structs.replace(lint.ENTRY_OF[number], **fields)
    patch.setitem(lint.ENTRY_OF, number, row)


def test_a_link_into_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "143", effects=({"do": "read", "entry": "999"},))
    assert lint.dangling("first_tank") == ["entry 143: there is no entry 999"]


def test_an_entry_that_nobody_reaches_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "129", choices=({"key": "leave", "then": []},))
    assert lint.unreachable("first_tank") == [
        "first_tank: nothing leads to entry 130",
        "first_tank: nothing leads to entry 131",
    ]


def test_choices_that_may_all_be_refused_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    pay = {"key": "pay", "cost": [{"do": "pay_resources", "amount": 1}], "then": []}
    watch = {"key": "watch", "if": "watch", "then": []}
    changed(monkeypatch, "36", choices=(pay, watch))
    assert lint.open_ended("pool") == ["entry 36: every choice may be refused"]
    changed(monkeypatch, "36", choices=(watch, {"key": "not", "if": "not watch", "then": []}))
    assert lint.open_ended("pool") == []


def test_a_gate_that_only_a_test_opens_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    read = {"do": "read", "entry": "153"}
    test = {"key": "ask", "do": "test", "skill": "negotiate", "pass": [read], "fail": []}
    changed(monkeypatch, "144", choices=(test,))
    assert lint.unpaid("first_tank") == ["first_tank: no good ending without a test"]


def test_letters_out_of_range_and_too_few_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    page = next(page for page in lint.PAGES if page.id == "t1")
    wrong = msgspec.structs.replace(page, letters={"A": 10, "B": 18})
    monkeypatch.setattr(lint, "PAGES", (wrong,))
    assert lint.letters("first_tank") == [
        "sheet t1: 2 letters, six are needed",
        "sheet t1: letter A leads to 10",
    ]


def test_a_flag_that_nobody_asks_for_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    page = next(page for page in lint.PAGES if page.id == "t3")
    asks = {"when": "sheet_open", "if": "bonus", "do": "flag", "on": "broken"}
    more = msgspec.structs.replace(page, rules=(*page.rules, asks))
    monkeypatch.setattr(lint, "PAGES", tuple(more if one is page else one for one in lint.PAGES))
    found = lint.notes()
    assert "broken is written and never read" in found
    assert "bonus is read and never written" in found


def test_shared_words_and_long_entries_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {1: "one two three four five six seven", 8: "and two three four five six seven"}
    monkeypatch.setattr(lint, "prose", texts.__getitem__)
    assert lint.shared([1, 8]) == ["entries 1 and 8: two three four five six seven"]
    printed = {lint.mark(("one", "two", "three", "four", "five", "six"))}
    monkeypatch.setattr(lint, "rulebook_runs", lambda: printed)
    assert "entry 1 and a rulebook: one two three four five six" in lint.shared([1])
    monkeypatch.setitem(lint.NUMBERS, "pool", [1])
    assert lint.lengths("pool") == ["entry 1: 7 words"]
    monkeypatch.setattr(lint, "prose", lambda number: "for a moment " * 4)
    assert lint.stock([1]) == ["for a moment: 4 times"]


def test_the_marks_of_the_rulebooks_are_there() -> None:
    assert len(lint.rulebook_runs()) > 30_000
