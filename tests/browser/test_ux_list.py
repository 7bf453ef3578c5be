"""Which statements of the acceptance list have a test; those that have none are reported."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

TESTS = Path(__file__).parents[1]
# the whole list, title by title
WANTED = [f"UX-{n:02}" for n in range(1, 81)]


def proven() -> set[str]:
    """The statements that tests carry as marks."""
    marks = re.compile(r"@pytest\.mark\.ux\(([^)]*)\)")
    return {
        statement
        for path in TESTS.rglob("test_*.py")
        for inside in marks.findall(path.read_text())
        for statement in re.findall(r"UX-\d+", inside)
    }


def test_every_mark_names_a_statement(record_property: Callable[[str, object], None]) -> None:
    found = proven()
    assert found
    assert found <= set(WANTED)
    without = [one for one in WANTED if one not in found]
    record_property("report", f"acceptance list without a test: {', '.join(without)}")
