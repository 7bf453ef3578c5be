"""The end of a game at the terminal: result, fairness check, and where the record is."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dustboard.cli.complaint import Complaint
from dustboard.cli.files import write_json
from dustboard.cli.saves import forget, record_path, save_data, write_private

if TYPE_CHECKING:
    from dustboard.cli.session import Session


def show_end(session: Session) -> None:
    """Say who won and why, check the seed, and keep the record."""
    game, screen = session.game, session.screen
    session.tell_the_rest()
    screen.title(game.title.name)
    screen.sections(session.board.result(game))
    view = game.view(None)
    screen.say(seed_line(view))
    try:
        where = _keep_record(session)
    except Complaint as complaint:
        screen.say(f"The record could not be kept: {complaint.line}")
        return
    forget(session.autosave)
    screen.say(f"Record: {where}")
    screen.say(f"Check it with: dustboard replay --verify {where}")


def seed_line(view: dict[str, Any]) -> str:
    """The seed, and whether it is the one that was promised at the start."""
    seed, promised = view["seed"], view["commitment"]
    kept = hashlib.sha256(bytes.fromhex(seed)).hexdigest() == promised
    verdict = "matches" if kept else "DOES NOT MATCH"
    return f"Seed {seed}; its sha256 {verdict} the commitment {promised}."


def _keep_record(session: Session) -> Path:
    if session.save_to is not None:
        data = save_data(session.game, session.seats, session.bot_seeds)
        write_json(session.save_to, data)
        return session.save_to
    path = record_path(session.game)
    write_private(path, session.game.record())
    return path
