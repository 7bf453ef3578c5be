"""Fixtures of the browser tests; they skip, with the reason, where there is no browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from browser.rig import Rig, Site, browser_running, missing, running
from browser.wk1_tables import KnightsSite
from browser.wk2_tables import RoadSite


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """A browser for all tests of this folder; each test has devices of its own in it."""
    if reason := missing():
        pytest.skip(reason)
    with browser_running() as running:
        yield running


@pytest.fixture(scope="package")
def site(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all tests of this folder that kill none and need no other titles."""
    with running(Site(tmp_path_factory.mktemp("site"))) as site:
        yield site


@pytest.fixture(scope="package")
def knights(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with scenes of Waste Knights; `wk1_tables` offers it to a module as its site."""
    with running(KnightsSite(tmp_path_factory.mktemp("knights"))) as site:
        yield site


@pytest.fixture(scope="package")
def road(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with scenes of Waste Knights II; `wk2_tables` offers it to a module as its site."""
    with running(RoadSite(tmp_path_factory.mktemp("road"))) as site:
        yield site


@pytest.fixture
def rig(browser: Any, site: Site) -> Iterator[Rig]:
    """Devices at the table, closed after the test."""
    rig = Rig(browser, site)
    yield rig
    rig.close()
