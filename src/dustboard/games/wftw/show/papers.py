# mypyc: skip
"""What of War for the Wasteland is printed: cards, boards, markers."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.cards import CARDS, RESOURCES, Card
from dustboard.games.wftw.show.card_text import TEXTS, rules_text
from dustboard.kernel.papers import (
    POKER,
    SHEET,
    SMALL_TOKEN,
    Board,
    Deck,
    Face,
    Paper,
    Piece,
)

PLAYERS: Final = 8
SETS: Final = {"starter": PLAYERS, "buy": 2, "objective": 2}  # in the box for eight players
_ICONS: Final = "icons/wftw#"
_RESOURCE: Final = {"scrap": "gears", "juice": "drop", "spark": "lightning-arc"}
_COLOUR: Final = {"unit": "#27405e", "base": "#a8452c", "objective": "#7a5aa6"}
_DECK_COLOUR: Final = {"starter": "#5b544e", "buy": "#27405e", "objective": "#7a5aa6"}
_DECK_SIGN: Final = {"starter": "car-wheel", "buy": "shop", "objective": "crossed-axes"}
_PLAYER_COLOURS: Final = (
    "#a8452c", "#27405e", "#3f8f83", "#d9a441", "#7a5aa6", "#5b544e", "#7d6747", "#6f8a2a",
)  # fmt: skip
_MOST: Final = 20  # of a resource on a stockpile board; more is counted twice


def papers(lang: str) -> list[Paper]:
    """Everything in the box, in the order in which it is laid out."""
    found: list[Paper] = [
        Deck(
            deck,
            TEXTS.format(lang, f"facet-deck-{deck}"),
            POKER,
            tuple(
                Piece(card.id, _face(card, lang), copies=card.copies * sets)
                for card in CARDS
                if card.set == deck
            ),
            Face(
                TEXTS.format(lang, f"facet-deck-{deck}"),
                TEXTS.format(lang, "paper-title"),
                _ICONS + _DECK_SIGN[deck],
                colour=_DECK_COLOUR[deck],
                look="back",
            ),
        )
        for deck, sets in SETS.items()
    ]
    return [*found, _stockpiles(lang), _maps(lang), _markers(lang), _battlefield(lang)]


def _face(card: Card, lang: str) -> Face:
    unit = card.kind == "unit"
    power = card.attack if unit else card.defence
    sign, word = ("crossed-swords", "attack") if unit else ("checked-shield", "defence")
    figures = [(_ICONS + sign, TEXTS.format(lang, f"paper-{word}"), str(power))]
    if unit:
        cost = [
            (_ICONS + _RESOURCE[name], TEXTS.format(lang, f"paper-{name}"), str(amount))
            for name in RESOURCES
            if (amount := getattr(card.build, name))
        ]
        figures += cost or [("", TEXTS.format(lang, "paper-free"), "")]
    worth = card.vp + (0 if unit else 1)
    if worth:
        figures.append((_ICONS + "laurel-crown", TEXTS.format(lang, "paper-vp"), str(worth)))
    tags = [TEXTS.format(lang, f"facet-trait-{tag}") for tag in card.tags]
    kind = [TEXTS.format(lang, f"facet-kind-{card.kind}"), *tags]
    text = rules_text(card, lang)
    return Face(
        TEXTS.format(lang, card.id),
        " · ".join(kind),
        _ICONS + card.art,
        marks=((("", str(card.acquisition)),) if card.acquisition else ()),
        figures=tuple(figures),
        lines=(text,) if text else (),
        mood=TEXTS.format(lang, f"{card.id}.mood"),
        colour=_COLOUR["objective" if card.set == "objective" else card.kind],
    )


def _stockpiles(lang: str) -> Deck:
    """One board for each player: a track for each resource and one for the victory points."""
    tracks = [(TEXTS.format(lang, f"paper-{name}"), 0, _MOST) for name in RESOURCES]
    tracks.append((TEXTS.format(lang, "paper-vp"), 0, 21))
    pieces = [
        Piece(
            f"stockpile-{seat}",
            Face(
                TEXTS.format(lang, "paper-stockpile", {"seat": seat + 1}),
                lines=(TEXTS.format(lang, "paper-stockpile-text"),),
                colour=_PLAYER_COLOURS[seat],
                tracks=tuple(tracks),
                look="sheet",
            ),
        )
        for seat in range(PLAYERS)
    ]
    return Deck("stockpiles", TEXTS.format(lang, "paper-stockpiles"), SHEET, tuple(pieces))


def _maps(lang: str) -> Deck:
    """The War Map on which targets are marked in secret: one line for each place of a round."""
    places = [TEXTS.format(lang, "paper-battlefield", {"number": n}) for n in range(1, 5)]
    places += [TEXTS.format(lang, "paper-base-of", {"seat": n}) for n in range(1, PLAYERS + 1)]
    places += [TEXTS.format(lang, "paper-shop"), TEXTS.format(lang, "paper-defence-of-bases")]
    pieces = [
        Piece(
            f"map-{seat}",
            Face(
                TEXTS.format(lang, "paper-war-map", {"seat": seat + 1}),
                lines=tuple(f"□\t{place}" for place in places),
                colour=_PLAYER_COLOURS[seat],
            ),
        )
        for seat in range(PLAYERS)
    ]
    return Deck("war-maps", TEXTS.format(lang, "paper-war-maps"), POKER, tuple(pieces))


def _markers(lang: str) -> Deck:
    """Stockpile markers, the X tokens of the War Map, the round marker."""
    pieces = [
        Piece(
            f"marker-{name}-{seat}",
            Face("", picture=_ICONS + _RESOURCE[name], colour=_PLAYER_COLOURS[seat], look="token"),
        )
        for seat in range(PLAYERS)
        for name in RESOURCES
    ]
    pieces += [
        Piece(f"x-{seat}", Face("X", colour=_PLAYER_COLOURS[seat], look="token"), copies=4)
        for seat in range(PLAYERS)
    ]
    pieces += [
        Piece(
            f"points-{seat}",
            Face("", picture=_ICONS + "laurel-crown", colour=_PLAYER_COLOURS[seat], look="token"),
        )
        for seat in range(PLAYERS)
    ]
    name = TEXTS.format(lang, "paper-round")
    pieces.append(Piece("round", Face(name, colour="#231f1c", look="token")))
    title = TEXTS.format(lang, "paper-markers")
    return Deck("markers", title, SMALL_TOKEN, tuple(pieces), shape="round")


def _battlefield(lang: str) -> Board:
    """Columns for four battlefields, the shop row below, the round track above."""
    boxes: list[tuple[float, float, float, float, str, str]] = []
    name = TEXTS.format(lang, "paper-board")
    for number in range(12):
        boxes.append((10 + number * 22, 22, 20, 14, "#f9f2e4", str(number + 1)))
    for number in range(4):
        place = TEXTS.format(lang, "paper-battlefield", {"number": number + 1})
        boxes.append((10 + number * 70, 44, 66, 91, "", place))
    for number in range(4):
        place = TEXTS.format(lang, "paper-shop-place", {"number": number + 1})
        boxes.append((10 + number * 70, 142, 66, 91, "", place))
    for number in range(4):
        place = TEXTS.format(lang, "paper-shop-place", {"number": number + 5})
        boxes.append((10 + number * 70, 240, 66, 91, "", place))
    words = ((150.0, 12.0, name, 20.0, "#231f1c"),)
    return Board("battlefield", name, (292.0, 340.0), "#e3c893", tuple(boxes), (), words)
