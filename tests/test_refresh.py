"""`./dust refresh`: it finds nothing to do here, and mends a copy of the tree that was changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from copies import WHOLE, Copy

GAMES = "games/wftw/content/data/"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path, *WHOLE)


def stored(copy: Copy) -> dict[Path, bytes]:
    """What could be renewed, by file."""
    folders = (copy.root / "tests" / "fixtures", copy.root / "web", copy.source)
    paths = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return {path: path.read_bytes() for path in paths if path.suffix != ".pyc"}


def test_nothing_is_to_be_renewed(copy: Copy) -> None:
    before = stored(copy)
    code, text = copy.refresh()
    assert (code, text.splitlines()[-1]) == (0, "nothing to change"), text
    assert stored(copy) == before


def test_a_changed_card_is_told_and_mended(copy: Copy) -> None:
    copy.change(GAMES + "starter.toml", r"^attack = 1", "attack = 2")
    before = stored(copy)
    code, text = copy.refresh("--check", "records")
    assert (code, stored(copy)) == (1, before)
    assert "would change: records" in text
    code, text = copy.refresh("records", "golden")
    assert code == 0
    assert "tests/fixtures/records/wftw/00-2p.json: content " in text
    assert ", digest " in text
    assert "tests/fixtures/golden/wftw.txt: " in text
    assert "wk1" not in text
    assert text.splitlines()[-1] == "changed: records, golden"
    changed = [path for path, was in before.items() if path.read_bytes() != was]
    assert {path.parent.name for path in changed} == {"wftw", "golden"}
    assert copy.refresh("records", "golden")[1].splitlines()[-1] == "nothing to change"


def test_a_record_whose_answers_are_refused_is_named(copy: Copy) -> None:
    path = copy.root / "tests" / "fixtures" / "records" / "wftw" / "03-5p.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"answers":[[', '"answers":[[0,"whistle"],[', 1))
    (path.parent / "77-2p.json").write_text(text)
    code, told = copy.refresh("records")
    assert code == 0
    assert "wftw/03-5p is played anew" in told
    assert "answer 0 ('whistle' of seat 0) is refused" in told
    assert "wftw/77-2p.json: gone" in told
    assert not (path.parent / "77-2p.json").exists()
    assert copy.refresh("--check", "records")[0] == 0


def test_a_number_that_moved_is_not_written(copy: Copy) -> None:
    numbers = copy.root / "src" / "dustboard" / GAMES / "numbers.txt"
    rows = numbers.read_text(encoding="utf-8").split()
    numbers.write_text("".join(f"{row}\n" for row in [rows[1], rows[0], *rows[2:]]))
    before = stored(copy)
    code, text = copy.refresh("layouts")
    assert code == 1
    assert f"wftw: cards: number 0 was {rows[0]!r}" in text
    assert text.splitlines()[-1] == "could not be made: layouts"
    assert stored(copy) == before
