"""What all tests share. It leaves the import path alone: `./dust test` chooses the build."""

from pathlib import Path

import pytest

CONFORMANCE = Path(__file__).parent / "conformance"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the conformance suite as compiled, so that it runs on the plain and the built package.

    >>> pytest_collection_modifyitems([])
    """
    for item in items:
        if CONFORMANCE in item.path.parents:
            item.add_marker(pytest.mark.compiled)
