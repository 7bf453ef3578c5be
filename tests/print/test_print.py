"""What is printed: every card and token once a copy, in its true size, backs behind fronts."""

from __future__ import annotations

import io
import itertools
import math
import re
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

import dustboard
from dustboard.cli.main import main
from dustboard.kernel.papers import Board, Book, Deck, Paper
from dustboard.print.layout import LEAST_MARGIN, PAPERS, Grid, grid, tiling, windows
from dustboard.print.setting import Wish, laid_out, missing_drawings, printed

TITLES = ("wftw", "wk1", "wk2")
MILLIMETRE = 72 / 25.4
# what is no card: on the board, rolled, or in the book
NOT_PRINTED = {"wk2": {"dice", "spaces", "adventures", "entries"}}
SETS = {"starter": 8, "buy": 2, "objective": 2}  # what eight players need


def papers(title: str) -> list[Paper]:
    return dustboard.title(title).papers("en")


def decks(title: str) -> list[Deck]:
    return [paper for paper in papers(title) if isinstance(paper, Deck)]


def wish(title: str, paper: str = "a4", duplex: str = "long") -> Wish:
    return Wish(dustboard.title(title).name, "en", PAPERS[paper], duplex)


def read(paper: Paper, how: Wish) -> PdfReader:
    return PdfReader(io.BytesIO(printed(paper, how)))


def words(text: str) -> str:
    """Letters and figures only: a printer breaks lines and joins letters as it likes."""
    text = text.replace("ﬁ", "fi").replace("ﬂ", "fl").replace("ﬀ", "ff").replace("ﬃ", "ffi")
    return re.sub(r"[\W_]+", "", text).lower()


@pytest.mark.parametrize("title", TITLES)
def test_every_card_is_there_as_often_as_in_the_box(title: str) -> None:
    printed_copies = {
        deck.id: {piece.id: piece.copies for piece in deck.pieces} for deck in decks(title)
    }
    listed = dustboard.title(title).decks()
    for deck, rows in listed.items():
        if deck not in NOT_PRINTED.get(title, ()):
            sets = SETS.get(deck, 1)
            wanted = {row["id"]: sets * row["copies"] for row in rows}
            assert printed_copies[deck] == wanted, deck


@pytest.mark.parametrize(("title", "paper"), [("wftw", "a4"), ("wk1", "letter"), ("wk2", "a4")])
def test_pages_are_as_many_as_the_pieces_need_and_name_each(title: str, paper: str) -> None:
    page = PAPERS[paper]
    for deck in decks(title):
        found = read(deck, wish(title, paper))
        gap = 0.0 if deck.shape == "card" else 3.0
        across = math.floor((page.width - 14 + gap) / (deck.size[0] + gap) + 1e-9)
        down = math.floor((page.height - 14 + gap) / (deck.size[1] + gap) + 1e-9)
        copies = sum(piece.copies for piece in deck.pieces)
        fronts = math.ceil(copies / (across * down))
        two_sided = deck.back is not None or any(piece.back for piece in deck.pieces)
        if deck.back is not None or all(piece.back for piece in deck.pieces):
            assert len(found.pages) == fronts * (1 + two_sided), deck.id
        else:
            assert fronts <= len(found.pages) <= 2 * fronts, deck.id
        said = words("".join(side.extract_text() for side in found.pages))
        for piece in deck.pieces:
            assert words(piece.front.name) in said, (deck.id, piece.id)
        for side in found.pages:
            box = side.mediabox
            assert abs(float(box.width) - page.width * MILLIMETRE) < 0.1
            assert abs(float(box.height) - page.height * MILLIMETRE) < 0.1


def test_modules_have_their_tokens() -> None:
    found = {deck.id: deck for deck in decks("wk2")}
    pieces = {piece.id: piece for piece in found["tokens"].pieces}
    listed = dustboard.title("wk2").decks()
    markers = found["landmark_markers"]
    names = [row["name"] for row in listed["landmarks"]]
    assert [piece.front.name for piece in markers.pieces] == names
    assert markers.back is not None  # face down nobody can tell which it is
    assert [piece.back for piece in markers.pieces] == [None] * 12
    numbers = dustboard.title("wk2").card_numbers()
    cities = [row["id"] for row in listed["spaces"] if numbers[row["id"]].get("city")]
    assert len(cities) == 6
    for city in cities:
        assert [pieces[f"token-{city}-{stage}"].front.lines for stage in (1, 2, 3)] == [
            ("Stage 1",),
            ("Stage 2",),
            ("Stage 3",),
        ]
        assert f"token-{city}-wooden" in pieces
    for name in ("drought", "rust", "rot", "ruin"):
        assert pieces[f"token-{name}"].copies == 1


@pytest.mark.parametrize("title", TITLES)
def test_all_pictures_are_drawn(title: str) -> None:
    for paper in papers(title):
        assert missing_drawings(paper) == [], paper.id


@pytest.mark.parametrize("duplex", ["long", "short"])
@pytest.mark.parametrize("title", TITLES)
def test_each_back_lies_behind_its_front(title: str, duplex: str) -> None:
    for deck in decks(title):
        sides = laid_out(deck, wish(title, duplex=duplex))
        if not any(side.back for side in sides):
            continue
        width, height = deck.size
        pairs = [(front, back) for front, back in itertools.pairwise(sides) if back.back]
        for front, back in pairs:
            turned = {
                (round(front.width - one["x"] - width, 2), round(one["y"], 2))
                if duplex == "long"
                else (round(one["x"], 2), round(front.height - one["y"] - height, 2)): one["face"]
                for one in back.items
            }
            for one in front.items:
                behind = turned[(round(one["x"], 2), round(one["y"], 2))]
                assert behind in (f"{one['face']}/back", "/back"), (deck.id, one["face"])


def test_unaligned_backs_come_last() -> None:
    for deck in decks("wk2"):
        sides = [side.back for side in laid_out(deck, wish("wk2", duplex="none"))]
        assert sides == sorted(sides)


def test_cells_keep_their_size_and_their_margin() -> None:
    for page in PAPERS.values():
        for size in ((63.0, 88.0), (44.0, 68.0), (25.0, 25.0)):
            cells: Grid = grid(page, size)
            x, y = cells.place(cells.columns * cells.rows - 1)
            assert cells.place(1)[0] - cells.place(0)[0] == pytest.approx(size[0])
            assert cells.left >= LEAST_MARGIN
            assert x + size[0] <= page.width - LEAST_MARGIN + 1e-6
            assert y + size[1] <= page.height - LEAST_MARGIN + 1e-6
    with pytest.raises(ValueError, match="larger than a page"):
        grid(PAPERS["a4"], (300.0, 10.0))


@pytest.mark.parametrize("title", ["wftw", "wk2"])
def test_boards_are_covered_by_their_pages(title: str) -> None:
    boards = [paper for paper in papers(title) if isinstance(paper, Board)]
    assert boards
    for board in boards:
        tiles = tiling(board, PAPERS["a4"])
        cut = windows(board, tiles)
        assert max(x + width for x, _, width, _, _, _ in cut) == pytest.approx(board.size[0])
        assert max(y + height for _, y, _, height, _, _ in cut) == pytest.approx(board.size[1])
        assert len(read(board, wish(title)).pages) == len(cut) * board.copies


def test_the_book_has_every_entry_and_every_page_of_each_adventure() -> None:
    book = next(paper for paper in papers("wk2") if isinstance(paper, Book))
    said = words("".join(side.extract_text() for side in read(book, wish("wk2")).pages))
    texts = sys.modules["dustboard.games.wk2.content.cards"].TEXTS
    entries = dustboard.title("wk2").decks()["entries"]
    entries = [row for row in entries if f"entry-{row['id']}" in texts.keys("en")]
    assert len(entries) >= 539
    for row in entries:
        title = texts.format("en", f"entry-{row['id']}.title")
        assert words(f"{row['id']} {title}") in said, row["id"]


def test_cards_say_whose_they_are_and_to_which_module_they_belong() -> None:
    found = {
        piece.id: piece
        for deck in decks("wk2")
        for piece in deck.pieces  # the same two lines tell which box a card goes back to
    }
    assert found["p-johnny-1"].front.kind == "Johnny Taylor · A"
    assert found["w-x01"].front.kind == "Highway and desert · Through the Waste"
    assert found["k-dingo"].front.kind == "Knights · Dogs of War"
    assert found["x-12"].front.kind == "Special cards · Paths of Blood"
    assert found["x-1"].front.kind == "Special cards"


@pytest.mark.parametrize(
    ("lang", "name"),
    [("en", "Waste Knights, second edition"), ("pl", "Waste Knights: druga edycja")],
)
def test_sheets_name_the_title_in_their_language(tmp_path: Path, lang: str, name: str) -> None:
    chosen = ["--deck", "landmark_markers", "--lang", lang, "--out", str(tmp_path)]
    assert main(["print", "wk2", *chosen]) == 0
    page = PdfReader(tmp_path / f"wk2-landmark_markers-a4-{lang}.pdf").pages[0]
    assert words(name) in words(page.extract_text())


def test_the_command_lists_prints_and_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", "wk1", "--list"]) == 0
    assert "luck  Luck cards" in capsys.readouterr().out
    out = tmp_path / "new" / "folder"
    assert main(["print", "wk1", "--deck", "luck", "--paper", "letter", "--out", str(out)]) == 0
    assert PdfReader(out / "wk1-luck-letter-en.pdf").pages
    assert main(["print", "wk1", "--deck", "lucky"]) == 2
    assert "called 'lucky'; there are: knights" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert main(["print", "wk1", "--deck", "luck", "--out", str(tmp_path / "file" / "x")]) == 2
    assert "can't write to" in capsys.readouterr().err
