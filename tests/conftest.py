"""What all tests share. It leaves the import path alone: `./dust test` chooses the build."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
CONFORMANCE = HERE / "conformance"
# the files that take longest; what is short fills the gaps at the end of a run side by side
FIRST = (
    HERE / "browser" / "test_every_screen.py",
    HERE / "browser",
    HERE / "server",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the conformance suite as compiled, so that it runs on the plain and the built package.

    Long tests come first.

    >>> pytest_collection_modifyitems([])
    """
    for item in items:
        if CONFORMANCE in item.path.parents:
            item.add_marker(pytest.mark.compiled)
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    ways = (item.path, *item.path.parents)
    return next((at for at, long in enumerate(FIRST) if long in ways), len(FIRST))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave files without such tests unread when only tests of the compiled package are asked for.

    Some of them derive classes from the kernel's, which a compiled kernel does not allow.
    """
    wanted = str(config.option.markexpr).startswith("compiled")
    if not wanted or not collection_path.name.startswith("test_"):
        return None
    if CONFORMANCE in collection_path.parents:
        return None
    return True if "mark.compiled" not in collection_path.read_text(encoding="utf-8") else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests had to report besides passing, such as the lengths of random games."""
    lines = [
        str(text)
        for report in terminalreporter.getreports("passed")
        for name, text in report.user_properties
        if name == "report"
    ]
    if lines:
        terminalreporter.section("reported by the tests")
        for line in sorted(lines):
            terminalreporter.write_line(line)
