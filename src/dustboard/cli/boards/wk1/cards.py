"""Names and texts of the cards, hexes and knights of Waste Knights for the terminal."""

from __future__ import annotations

from typing import Any

from dustboard.cli.boards.generic import seat_name
from dustboard.cli.words import said
from dustboard.games.wk1.content.card_table import ID
from dustboard.games.wk1.content.cards import BY_ID, CARDS, CONTENT
from dustboard.games.wk1.content.constants import SKILLS
from dustboard.games.wk1.content.keys import ATTACH, NOT_NAMED, read
from dustboard.games.wk1.show.card_text import ability_text, rules_text
from dustboard.games.wk1.show.effect_text import TEXTS, hex_name

_TILES = {row.id: row for row in CONTENT.hexes}
_MISSIONS = {row.id: row for row in CONTENT.missions}
_KNIGHTS = {row.id: row for row in CONTENT.knights}


class Words:
    """What things are called in a language."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.names: tuple[str, ...] = ()

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(self.names, seat, self.lang)

    def who(self, view: dict[str, Any], seat: int) -> str:
        """A knight with whose it is, such as "Tamsin Rook (you)"."""
        knight = view["seats"][seat]["knight"]
        called = self.seat(seat)
        if not knight:
            return called
        whose = self.said("you-small") if called == self.said("you") else called
        return f"{self.knight(knight)} ({whose})"

    def said(self, key: str, /, **facts: object) -> str:
        """What the terminal says."""
        return said(self.lang, key, **facts)

    def say(self, key: str) -> str:
        """A text of the title."""
        return TEXTS.format(self.lang, key)

    def card(self, id: str | None) -> str:
        """A card by name; one that nobody showed us is face down."""
        if id is None:
            return self.say("hidden-card")
        if CARDS[BY_ID[id]].deck == "abilities":
            return self.say(f"{id}.ability")
        return self.say(CARDS[BY_ID[id]].design)

    def cards(self, ids: list[str | None]) -> str:
        """Several cards by name."""
        return ", ".join(self.card(id) for id in ids)

    def text(self, id: str) -> str:
        """What a card does."""
        row = CARDS[BY_ID[id]].row
        if CARDS[BY_ID[id]].deck == "abilities":
            return ability_text(row, self.lang)
        return rules_text(row, self.lang)

    def knight(self, id: str | None) -> str:
        """A knight by name."""
        return self.say(id) if id else self.said("sheet-no-knight")

    def knight_text(self, id: str) -> str:
        """What is printed on a knight's sheet."""
        return rules_text(_KNIGHTS[id], self.lang)

    def knight_row(self, id: str) -> str:
        """A knight in one line of a table: skills, backpack, ability."""
        row = _KNIGHTS[id]
        skills = " ".join(f"{getattr(row.skills, name):>2}" for name in SKILLS)
        return f"{skills}  {self.say(f'{id}.ability')}"

    def hex(self, row: dict[str, Any]) -> str:
        """A hex by name and, if it is printed, its number."""
        return hex_name(row["number"], self.lang) if row["number"] else self.say(row["tile"])

    def hex_text(self, row: dict[str, Any]) -> str:
        """What can be done on a hex."""
        return rules_text(_TILES[row["tile"]], self.lang)

    def mission(self, id: str) -> tuple[str, str]:
        """The name of a mission and its rules."""
        return self.say(id), rules_text(_MISSIONS[id], self.lang)


def card_in(key: str) -> str:
    """The card that an answer is about; "" if it is about none or about two that are joined.

    >>> card_in("give:g02.2"), card_in("s13a:short"), card_in("h12"), card_in("pass")
    ('g02.2', 's13a', '', '')
    """
    answer = read(key)
    return "" if answer.card == NOT_NAMED or answer.word == ATTACH else ID[answer.card]
