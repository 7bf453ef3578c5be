"""What clients get about the titles: options, clauses, cards."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class OptionInfo(msgspec.Struct):
    """A table option of a title."""

    name: str
    kind: Literal["choice", "whole", "flag"]
    default: str | int | bool
    values: list[str | int | bool]
    low: int
    high: int
    rule: str
    ruling: str
    ruling_text: str
    group: str = ""  # its heading; "memory" is for those who have won it, "unlisted" for nobody


class ShareInfo(msgspec.Struct):
    """What one bot won at tables of so many players where all others were `against`.

    `low` and `high` are percent: the ends of a 95 % interval. Where all win or lose `together` a
    win is one of the whole table.
    """

    players: int
    scenario: str
    against: str
    wins: float
    games: int
    low: int
    high: int
    together: bool


class BotLevel(msgspec.Struct):
    """A level of bots, with what was measured of it."""

    name: str
    heeds_temper: bool
    shares: list[ShareInfo]


class TemperInfo(msgspec.Struct):
    """A temper of bots, with what it won against even bots."""

    id: str
    name: str
    text: str
    shares: list[ShareInfo]


class TemperGroup(msgspec.Struct):
    """Tempers of which a bot has one; its name asks for it as in `normal:bold+cruel`."""

    id: str
    name: str
    text: str
    default: str
    tempers: list[TemperInfo]


class PresetInfo(msgspec.Struct):
    """A set of table options by name, as the title declares it."""

    id: str
    name: str
    text: str
    options: dict[str, str | int | bool]
    lang: str = ""  # whose readers know it, and are offered it first


class ScenarioInfo(msgspec.Struct):
    """Something to play: a value of an option, whom it is for; 0 rounds if nothing limits them."""

    option: str
    value: str
    name: str
    goal: str  # how it is won, in one sentence
    text: str
    min_players: int
    max_players: int
    rounds: int
    rule: str


class OrderInfo(msgspec.Struct):
    """Something that can be answered in advance: its name, and the answers in words by key.

    `usual`: against bots it is asked only where there is something to decide, unless "ask" is
    ordered.
    """

    ask: str
    name: str
    answers: dict[str, str]
    usual: bool = False


class TitleInfo(msgspec.Struct):
    """A title as the wizard shows it."""

    id: str
    name: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    scenarios: list[ScenarioInfo]
    bots: list[str]
    levels: list[BotLevel]
    tempers: list[TemperGroup]
    content: str
    tutorial: bool
    orders: list[OrderInfo]
    windows: list[str]  # the classes of windows that it opens


class ClauseInfo(msgspec.Struct):
    """A clause of the rules, with the rulings and options that touch it."""

    id: str
    title: str
    text: str
    section: str
    rulings: list[dict[str, str]]


class PageLine(msgspec.Struct):
    """A line of the game on one page; the icon is of the title's own set, if there is one.

    A line of the reference sheet has the clause it stands on.
    """

    name: str
    text: str
    icon: str = ""
    rule: str = ""


class RulesPage(msgspec.Struct):
    """The game on one page: how it is won, a round, what scores, tips, terms, and a reference.

    All of it is empty where a title has no such page.
    """

    goal: str
    text: str
    steps: list[PageLine]
    scores: list[PageLine]
    tips: list[PageLine]
    terms: list[PageLine]
    reference: list[PageLine]


class CardsInfo(msgspec.Struct):
    """Every deck of a title with its cards: id, name, copies, text."""

    title: str
    decks: dict[str, list[dict[str, Any]]]


class FacetValue(msgspec.Struct):
    """A value of a facet, with the cards that have it."""

    id: str
    name: str
    cards: list[str]


class FacetInfo(msgspec.Struct):
    """Something the cards of a title can be told apart by, such as a trait or a cost."""

    id: str
    name: str
    values: list[FacetValue]


class GalleryInfo(msgspec.Struct):
    """What a gallery needs besides the cards; `sides`: other sides than a back, by card."""

    title: str
    facets: list[FacetInfo]
    sides: dict[str, str]
