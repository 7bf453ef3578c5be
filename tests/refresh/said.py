"""What the cards of Waste Knights say through their mods and effects, as read against the box."""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.rows import Row
from dustboard.games.wk1.content.tile_table import TILE_ID
from dustboard.games.wk1.show.card_text import ability_text
from dustboard.games.wk1.show.effect_text import effects_text, mods_text, tile_text
from refresh import FIXTURES, Files, Say

FILE = FIXTURES / "said" / "wk1.txt"
NO_CARDS = ("stalls", "scenes")  # spaces of the board, and positions that lessons begin with
ROWS: list[Row] = [
    row
    for deck in CONTENT.__struct_fields__
    if deck not in NO_CARDS
    for row in getattr(CONTENT, deck)
]
IDS = [getattr(row, "id") for row in ROWS]  # noqa: B009


def effects(key: str, kind: str) -> list[str]:
    """What the effects of a card or a hex say."""
    if key in BY_ID:
        return effects_text(key, kind)
    return tile_text(TILE_ID.index(key)) if key in TILE_ID else []


def sentences(key: str, row: Row) -> str:
    """The part of a text that comes from mods and effects."""
    if row in CONTENT.knights:
        return ability_text(row)  # type: ignore[arg-type]
    foe = "foe" if row in (*CONTENT.enemies, *CONTENT.events, *CONTENT.villains) else ""
    kind = foe or ("weapon" if getattr(row, "group", "") in ("weapon", "enhancement") else "")
    health = getattr(row, "health", 0)
    return " ".join(
        [
            *mods_text(getattr(row, "mods", {}), kind, health=health),
            *effects(key, kind),
        ]
    )


def lines() -> list[str]:
    """One line for each card that says something."""
    said = [(key, sentences(key, row)) for key, row in zip(IDS, ROWS, strict=True)]
    return [f"{key} | {text}" for key, text in said if text]


def make(say: Say) -> Files:
    """The lines of all cards."""
    return {FILE: "".join(f"{line}\n" for line in lines())}
