"""The log in words: all of it, or what is new since a player last looked."""

from __future__ import annotations

from typing import Any

from dustboard.cli.boards import Board
from dustboard.cli.words import said
from dustboard.kernel.cast import NO_READER, Cast
from dustboard.kernel.game import Game


def log_lines(
    game: Game, seat: int | None, lang: str, names: tuple[str, ...] = (), since: int = 0
) -> list[dict[str, Any]]:
    """The lines a seat may see of the events from number `since` on."""
    lines = []
    cast = Cast(names, NO_READER if seat is None else seat)
    for event in game.events()[since:]:
        data = event.seen_by(seat)
        if data is not None:
            message = game.title.event_message(event.kind, event.seat, data)
            lines.append(
                {
                    "kind": event.kind,
                    "seat": event.seat,
                    "rule": event.rule,
                    "private": event.is_private_to(seat),
                    "text": game.title.text(lang, message, cast),
                }
            )
    return lines


def line_text(line: dict[str, Any], lang: str = "en") -> str:
    """A line with its clause; a private one says so."""
    rule = f" [{line['rule']}]" if line["rule"] else ""
    private = f" {said(lang, 'only-you-see')}" if line["private"] else ""
    return f"{line['text']}{rule}{private}"


def news(
    game: Game,
    board: Board,
    seat: int | None,
    lang: str,
    since: int,
    names: tuple[str, ...] = (),
) -> list[tuple[str, list[str]]]:
    """What happened since, grouped under headings; groups with nothing in them are left out."""
    groups: list[tuple[str, list[str]]] = [("", [])]
    for line in log_lines(game, seat, lang, names, since):
        if line["kind"] in board.headings:
            groups.append((line["text"], []))
        elif not board.skip(line, seat):
            groups[-1][1].append(line["text"])
    return [(heading, lines) for heading, lines in groups if lines]
