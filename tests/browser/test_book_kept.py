"""The Book of Tales stays with the server: the client that everybody loads has none of it."""

from __future__ import annotations

from browser.rig import CLIENT
from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story import ENTRIES

WORDS = 8  # of a passage in a row that would give it away


def spoken(text: str) -> str:
    """Words alone, whatever quotes and line breaks stand between them."""
    return " ".join("".join(one if one.isalnum() else " " for one in text).split())


def test_no_passage_of_the_book_is_in_the_files_of_the_client() -> None:
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".js", ".html", ".svg", ".css")]
    assert len(files) > 20
    client = spoken("\n".join(path.read_text(encoding="utf-8") for path in files))
    told = []
    for row in ENTRIES:
        words = spoken(TEXTS.format("en", f"entry-{row.id}")).split()
        middle = len(words) // 2
        if " ".join(words[middle : middle + WORDS]) in client:
            told.append(row.id)
        title = spoken(TEXTS.format("en", f"entry-{row.id}.title"))
        if len(title.split()) > 2 and title in client:
            told.append(f"{row.id}.title")
    assert told == []
