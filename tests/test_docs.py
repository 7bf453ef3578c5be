"""The pages for contributors: every file that they name is there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from copies import ROOT

PAGES = (*sorted((ROOT / "docs").glob("*.md")), ROOT / "CONTRIBUTING.md", ROOT / "README.md")
NAMED = re.compile(r"`([\w./-]+\.(?:py|toml|ftl|ts|svelte|txt|md))`")
LINKED = re.compile(r"\]\(([\w./-]+)\)")
TOPS = ("src", "web/src", "tests", "docs", "deploy", "examples", "requirements")
READERS_OWN = {"mybots.py"}  # what the reader of a page is to write


def gone(page: str, files: Iterable[str]) -> list[str]:
    """Names of files on a page that end no path of the tree."""
    paths = [f"/{path}" for path in files]
    named = sorted(set(NAMED.findall(page)) - READERS_OWN)
    return [name for name in named if not any(path.endswith(f"/{name}") for path in paths)]


def tree() -> list[str]:
    """The files of the tree."""
    found = [path for top in TOPS for path in (ROOT / top).rglob("*")]
    return [path.relative_to(ROOT).as_posix() for path in (*found, *ROOT.glob("*"))]


def test_every_file_that_a_page_names_is_there() -> None:
    files = tree()
    missing = {page.name: gone(page.read_text(encoding="utf-8"), files) for page in PAGES}
    assert {name: names for name, names in missing.items() if names} == {}


def test_every_link_leads_somewhere() -> None:
    for page in PAGES:
        for link in LINKED.findall(page.read_text(encoding="utf-8")):
            assert (page.parent / Path(link)).exists(), f"{page.name}: {link}"


def test_a_file_that_is_gone_is_noticed() -> None:
    page = "See `rules/flow.py`, `flow.py`, `rules/ops.py`, and `rules/*.py`."
    assert gone(page, ["src/games/x/rules/flow.py"]) == ["rules/ops.py"]
