"""Fixtures of the browser tests; they skip, with the reason, where there is no browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from browser.rig import Rig, Site, browser_running, missing, site_in


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser for all tests of a module."""
    if reason := missing():
        pytest.skip(reason)
    with browser_running() as running:
        yield running


@pytest.fixture(scope="module")
def site(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all tests of a module."""
    with site_in(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def rig(browser: Any, site: Site) -> Iterator[Rig]:
    """Devices at the table, closed after the test."""
    rig = Rig(browser, site)
    yield rig
    rig.close()
