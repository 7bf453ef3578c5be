"""Measured stories: which tables there are, rows that are kept, and the page of them."""

from __future__ import annotations

from pathlib import Path

from dustboard.lab.stories import MARK, Told, main, read_rows, tables, tables_of


def test_every_legal_number_of_knights_is_a_table() -> None:
    found = [(adventure, knights) for adventure, knights, _ in tables()]
    assert [knights for adventure, knights in found if adventure == "first_tank"] == [1]
    assert [knights for adventure, knights in found if adventure == "long_count"] == [1, 2]
    assert [knights for adventure, knights in found if adventure == "iron_trail"] == [2, 3, 4]


def test_a_row_is_measured_once_and_shown(tmp_path: Path) -> None:
    rows, page = tmp_path / "rows.jsonl", tmp_path / "page.md"
    page.write_text("# Head\n", encoding="utf-8")
    asked = ["--rows", str(rows), "--page", str(page), "--adventure", "first_tank"]
    for _ in range(2):
        assert main([*asked, "--level", "random", "--games", "1"]) == 0
    (told,) = read_rows(rows)
    assert (told.adventure, told.knights, told.level, told.games) == ("first_tank", 1, "random", 1)
    assert sum(told.endings.values()) == 1
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"# Head\n{MARK}")
    assert text.count("| 1 | random | 1 |") == 1


def test_rivals_have_no_share_of_their_own() -> None:
    told = Told("warrant", 2, "normal", 4, 1, 0, 17.0, 200.0, 0.5, {"scored 343": 4})
    assert "| 2 | normal | 4 | - | 17.0 | 200.0 | 0.5 | scored 343: 4 |" in tables_of([told])
    won = Told(
        "first_tank", 1, "hard", 4, 1, 3, 4.0, 30.0, 0.0, {"victory 153": 3, "defeat 155": 1}
    )
    assert "| 1 | hard | 4 | 75 % (30-95) | 4.0 |" in tables_of([won])


def test_a_delivery_counts_as_won() -> None:
    ends = {"scored 452": 3, "defeat 456": 1}
    page = tables_of([Told("deadly_cargo", 2, "normal", 4, 1, 0, 10.0, 120.0, 0.5, ends)])
    assert "| 2 | normal | 4 | 75 % (30-95) | 10.0 |" in page
    assert "Knights of Deadly Cargo are rivals" in page
