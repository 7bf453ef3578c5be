"""The end of a game at the terminal: result, fairness check, and where the record is."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from dustboard.cli.boards import Board
from dustboard.cli.complaint import Complaint
from dustboard.cli.files import write_json
from dustboard.cli.saves import record_path, write_private
from dustboard.cli.screen import Screen
from dustboard.cli.words import said, title_name
from dustboard.kernel.game import Game


def show_end(game: Game, board: Board, screen: Screen, lang: str) -> None:
    """Say who won and why, and check the seed."""
    screen.title(title_name(game.title, lang))
    screen.sections(board.result(game))
    screen.say(seed_line(game.view(None), lang))


def keep_record(
    game: Game, save_to: Path | None, save: dict[str, Any], screen: Screen, lang: str
) -> bool:
    """Keep the game, as a `save` where the player wants one, else its record; gives whether."""
    where = save_to or record_path(game)
    try:
        if save_to is not None:
            write_json(save_to, save)
        else:
            write_private(where, game.record())
    except Complaint as complaint:
        screen.say(said(lang, "record-not-saved", why=complaint.in_words(lang)))
        return False
    screen.say(said(lang, "record-kept", path=str(where)))
    screen.say(said(lang, "record-check", path=str(where)))
    return True


def seed_line(view: dict[str, Any], lang: str) -> str:
    """The seed, and whether it is the one that was promised at the start."""
    seed, promised = view["seed"], view["commitment"]
    kept = hashlib.sha256(bytes.fromhex(seed)).hexdigest() == promised
    return said(lang, "seed-matches" if kept else "seed-differs", seed=seed, promised=promised)
