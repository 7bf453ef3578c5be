"""The client works nothing out: no legality, no cost, no total, no chance (UX-10)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web/src"
# figures of the rules, as the server's views name them
FIGURES = (
    "acquisition|attack|attacks|bill|build|chance|cost|deck|defence|discard|hand|juice|mp|"
    "produces|scrap|score|scores|short|spark|stock|strength|total|totals|vp|water|worth"
)
SUM = re.compile(
    rf"\.(?:{FIGURES})\b\s*[-+*/%]\s*[\w(]|[\w)]\s*[-+*/%]\s*\w+(?:\.\w+)*\.(?:{FIGURES})\b"
)
COMPARED = re.compile(
    rf"\.(?:{FIGURES})\b\s*(?:<=?|>=?)\s*\w+\.|Math\.(?:max|min)\([^)]*\.(?:bill|cost|stock)\b"
)
ADDED_UP = re.compile(r"\.reduce\(")
# what looks like a sum and is none: the order of a list, the length of a bar, the time of a beat,
# the width of a column, how many cards a filter finds, how many points fly, luck on a bar
NO_SUM = (
    "values.reduce((sum, one) => sum + one.n, 0)",
    "now.score - then.score",
    "mine.reduce((sum, row) => sum + row.n, 0)",
    "mine.reduce((sum, row) => sum + place(row) * row.n, 0)",
    "mine.reduce((most, row) => (Math.abs(place(row) - 0.5)",
    "b.score - a.score",
    "row.total / most",
    "beats.reduce((ms, beat) => ms + this.time(beat, step), 0)",
    "this.steps.reduce((sum, step) => sum + ",
    "shares.reduce((all, one) => all + one, 0)",
)
ASKS = re.compile(r"\bfetch\(|new WebSocket\(|XMLHttpRequest")
MAY_ASK = {"lib/net/api.ts", "lib/net/socket.ts", "lib/device/i18n.svelte.ts", "ui/Icon.svelte"}


def script(text: str) -> str:
    """A module without its styles, comments and literal texts."""
    text = re.sub(r"<style.*?</style>", "", text, flags=re.S)
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", "", text, flags=re.S)
    text = re.sub(r"(?m)//.*$", "", text)
    return re.sub(r"'[^'\n]*'|\"[^\"\n]*\"", "''", text)


def complaints(text: str) -> list[str]:
    """The lines that work something out."""
    found = []
    for line in script(text).splitlines():
        bare = line
        for fine in NO_SUM:
            bare = bare.replace(fine, "")
        if any(pattern.search(bare) for pattern in (SUM, COMPARED, ADDED_UP)):
            found.append(line.strip())
    return found


def modules() -> list[Path]:
    return sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")])


@pytest.mark.ux("UX-10")
def test_no_module_of_the_client_works_anything_out() -> None:
    found = {str(path.relative_to(SOURCES)): complaints(path.read_text()) for path in modules()}
    assert len(found) > 50
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.ux("UX-10")
def test_everything_known_comes_through_the_protocol() -> None:
    asking = {
        str(path.relative_to(SOURCES))
        for path in modules()
        if ASKS.search(script(path.read_text()))
    }
    assert asking <= MAY_ASK
    assert "lib/net/socket.ts" in asking


@pytest.mark.ux("UX-10")
@pytest.mark.parametrize(
    "line",
    [
        "const worth = card.vp + (card.kind === 'base' ? 1 : 0);",
        "const left = me.stock.scrap - bill.scrap;",
        "const total = cards.reduce((sum, card) => sum + card.attack, 0);",
        "const legal = me.hand.cost <= me.stock;",
        "const short = Math.max(0, view.bill - view.stock);",
    ],
)
def test_the_check_finds_rules(line: str) -> None:
    assert complaints(f"<script>\n{line}\n</script>")
