"""`dustboard cards TITLE`: the content of a title, deck by deck."""

from __future__ import annotations

import argparse
import json
from typing import Any

import dustboard
from dustboard.cli.complaint import FAILED, FINE
from dustboard.cli.words import complain, said
from dustboard.texts import FALLBACK


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--deck", metavar="D")
    parser.add_argument("--search", metavar="WORD")


def run(args: argparse.Namespace) -> int:
    """Print the decks; exit 1 if a search finds nothing."""
    # what programs read has the same names whoever reads it
    lang = FALLBACK if args.json else args.lang
    decks = dustboard.title(args.title).decks(lang)
    if args.deck is not None:
        if args.deck not in decks:
            raise complain(
                "wrong-deck", title=args.title, deck=repr(args.deck), known=", ".join(decks)
            )
        decks = {args.deck: decks[args.deck]}
    if args.search is not None:
        decks = {name: _with_word(cards, args.search) for name, cards in decks.items()}
    found = any(decks.values())
    if args.json:
        print(json.dumps(manifest(args.title, decks), indent=1, ensure_ascii=False))
    else:
        for name, cards in decks.items():
            if cards:
                _print_deck(name, cards, lang)
    if not found:
        raise complain("wrong-no-card", FAILED, title=args.title, word=repr(args.search))
    return FINE


def manifest(title: str, decks: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """The decks as plain data, every number of a card in its row; totals count all copies."""
    fields = ("id", "name", "copies", "text")
    numbers = dustboard.title(title).card_numbers()
    return {
        "title": title,
        "decks": {
            name: {
                "total": sum(card["copies"] for card in cards),
                "cards": [
                    {field: card[field] for field in fields} | numbers.get(card["id"], {})
                    for card in cards
                ],
            }
            for name, cards in decks.items()
        },
    }


def _with_word(cards: list[dict[str, Any]], word: str) -> list[dict[str, Any]]:
    wanted = word.casefold()
    return [
        card for card in cards if wanted in f"{card['id']} {card['name']} {card['text']}".casefold()
    ]


def _print_deck(name: str, cards: list[dict[str, Any]], lang: str) -> None:
    total = sum(card["copies"] for card in cards)
    print(f"{name}: {said(lang, 'deck-holds', total=total, designs=len(cards))}")
    width = max(len(card["name"]) for card in cards)
    for card in cards:
        line = f"  {card['id']}  {card['copies']}x  {card['name']:{width}}  {card['text']}"
        print(line.rstrip())
