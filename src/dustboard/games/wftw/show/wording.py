# mypyc: skip
"""From messages to sentences: names instead of numbers, in the language asked for."""

from __future__ import annotations

from typing import Any

from dustboard.games.telling import seat_args, seat_name
from dustboard.games.wftw.content.bid_places import SHOP, is_defence, raid_rival, target_rival
from dustboard.games.wftw.content.cards import CARDS, Cost
from dustboard.games.wftw.rules.winning import REASONS
from dustboard.games.wftw.show.card_text import TEXTS, cost_text
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Message


def card_name(card: int, lang: str = "en", copy: int = 0) -> str:
    """The name of a card by its number; `copy` tells it from others of the same name."""
    name = TEXTS.format(lang, CARDS[card].id if card >= 0 else "hidden-card")
    return TEXTS.format(lang, "numbered-card", {"card": name, "n": copy}) if copy else name


def amounts(resources: dict[str, int], lang: str) -> str:
    """Resources in words; "nothing" if there are none."""
    return cost_text(Cost(**resources), lang) or TEXTS.format(lang, "nothing")


def target_text(target: int, lang: str, cast: Cast = ANYBODY) -> str:
    """A target in words, without the card that lies there."""
    if target < SHOP:
        return TEXTS.format(lang, "place-field", {"number": target + 1})
    if target == SHOP:
        return TEXTS.format(lang, "place-shop")
    spoken = TEXTS.language(lang, "place-rival")
    return TEXTS.format(lang, "place-rival", seat_args("seat", target_rival(target), spoken, cast))


def place_text(place: int, lang: str, there: int = -1, copy: int = 0, cast: Cast = ANYBODY) -> str:
    """A place in words, with the card that lies there if it is given."""
    if place < SHOP and there >= 0:
        args = {"number": place + 1, "card": card_name(there, lang)}
        return TEXTS.format(lang, "place-field-card", args)
    if place <= SHOP:
        return target_text(place, lang, cast)
    if is_defence(place):
        if there < 0:
            return TEXTS.format(lang, "place-own-defence")
        return TEXTS.format(lang, "place-defence", {"card": card_name(there, lang, copy)})
    key = "place-attack" if there < 0 else "place-raid"
    rival = seat_args("seat", raid_rival(place), TEXTS.language(lang, key), cast)
    return TEXTS.format(lang, key, {"card": card_name(there, lang, copy), **rival})


def plain_args(message: Message, lang: str, cast: Cast) -> dict[str, Any]:
    """The arguments of a message as words and numbers that a text can hold."""
    args: dict[str, Any] = {}
    spoken = TEXTS.language(lang, message.key)  # a text without a translation speaks of "you"
    for name, value in message.args.items():
        if name == "card":
            args[name] = card_name(value, lang, message.args.get("copy", 0))
        elif name == "source":
            args[name] = card_name(value, lang)
        elif name == "cards" and isinstance(value, list):
            args[name] = _and([card_name(card, lang) for card in value], lang)
        elif name in ("seat", "rival"):
            args.update(seat_args(name, value, spoken, cast))
        elif name in ("house", "other_house"):
            args[name] = TEXTS.format(lang, f"house-{value + 1}")
        elif name in ("gain", "bill"):
            args[name] = amounts(value, lang)
        elif name == "target":
            there = message.args.get("fields", [])
            card = there[value] if value < len(there) else -1
            if value < SHOP:
                args[name] = place_text(value, lang, card)
            else:
                args[name] = target_text(value, lang, cast)
        elif name == "place":
            there, copy = message.args.get("there", -1), message.args.get("there_copy", 0)
            args[name] = place_text(value, lang, there, copy, cast)
        elif name == "field":
            args[name] = value + 1
        elif name == "phase":
            args[name] = TEXTS.format(lang, PHASE_KEYS[value])
        elif name == "reason":
            args[name] = TEXTS.format(lang, f"reason-{REASONS[value]}")
        elif name == "rolls":
            args[name] = _list(
                [f"{seat_name(seat, spoken, cast)} {number}" for seat, number in value], lang
            )
        elif name == "order":
            args[name] = _list([seat_name(seat, spoken, cast) for seat in value], lang)
        elif name in ("totals", "attacks"):
            rows = [f"{seat_name(row[0], spoken, cast)} {row[1]}" for row in value]
            args[name] = _list(rows, lang) or TEXTS.format(lang, "nobody")
        elif name == "scores":
            rows = [
                f"{seat_name(seat, spoken, cast)} {points}" for seat, points in enumerate(value)
            ]
            args[name] = _list(rows, lang)
            houses = [
                f"{TEXTS.format(lang, f'house-{seat + 1}')} {points}"
                for seat, points in enumerate(value)
            ]
            args["house_scores"] = _list(houses, lang)
        elif name == "marks":
            args[name] = _marks(value, lang, cast)
        elif name == "laid":
            args[name] = _laid(value, lang, cast)
        elif name == "all_laid":
            args[name] = _all_laid(value, lang, cast)
        elif name == "places":
            args[name] = _counted(value, lang, cast)
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            args[name] = value
    return args


PHASE_KEYS = (
    "",
    "phase-collect",
    "phase-bid",
    "phase-reveal",
    "phase-field",
    "phase-raid",
    "phase-buy",
    "phase-gain",
    "phase-end",
)


def _list(parts: list[str], lang: str) -> str:
    return ", ".join(parts)


def _and(parts: list[str], lang: str) -> str:
    """A list in a sentence: the last two are joined by "and"."""
    head = _list(parts[:-1], lang)
    return (
        TEXTS.format(lang, "list-and", {"head": head, "last": parts[-1]})
        if head
        else _list(parts, lang)
    )


def _marks(marks: list[list[int]], lang: str, cast: Cast) -> str:
    rows = []
    for seat, targets in enumerate(marks):
        names = _list([target_text(target, lang, cast) for target in targets], lang)
        rows.append(f"{seat_name(seat, lang, cast)}: {names or TEXTS.format(lang, 'nothing')}")
    return "; ".join(rows)


def _laid(rows: list[list[int]], lang: str, cast: Cast) -> str:
    """Cards by place."""
    places: dict[str, list[str]] = {}
    for at, card, there, copy in rows:
        place = place_text(at, lang, there, copy, cast)
        places.setdefault(place, []).append(card_name(card, lang))
    parts = [
        TEXTS.format(lang, "cards-to-place", {"cards": _and(cards, lang), "place": place})
        for place, cards in places.items()
    ]
    return "; ".join(parts)


def _counted(rows: list[list[int]], lang: str, cast: Cast) -> str:
    """How many cards lie at each place."""
    places: dict[str, int] = {}
    for at, there, copy in rows:
        name = place_text(at, lang, there, copy, cast)
        places[name] = places.get(name, 0) + 1
    parts = [
        TEXTS.format(lang, "cards-at-place", {"number": number, "place": place})
        for place, number in places.items()
    ]
    return _list(parts, lang)


def _all_laid(laid: list[list[list[int]]], lang: str, cast: Cast) -> str:
    """The same for every seat."""
    return " / ".join(
        f"{seat_name(seat, lang, cast)}: {_laid(rows, lang, cast) or TEXTS.format(lang, 'nothing')}"
        for seat, rows in enumerate(laid)
    )
