"""Saved games: the record with a snapshot, and who sits where.

A save holds the secret seed of the game, so it is readable by its owner only.
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import dustboard
from dustboard.cli.files import read_json, write_json
from dustboard.cli.words import about, complain
from dustboard.folders import state_folder
from dustboard.kernel.game import Game

SAVE_FORMAT = "dustboard-save"
SAVE_VERSION = 1


@dataclass
class Save:
    """What a save file holds, checked in its form but not yet replayed."""

    seats: list[str]
    bot_seeds: list[int]
    record: dict[str, Any]


def save_data(game: Game, seats: list[str], bot_seeds: list[int]) -> dict[str, Any]:
    """A game as the content of a save file."""
    return {
        "format": SAVE_FORMAT,
        "version": SAVE_VERSION,
        "seats": seats,
        "bot_seeds": bot_seeds,
        "record": game.snapshot(),  # a record and more: another version can go on from it
    }


def read_save(path: Path) -> Save:
    """The content of a save file, or one line that says what is wrong with it."""
    data = read_json(path)
    if not isinstance(data, dict) or data.get("format") != SAVE_FORMAT:
        raise complain("save-strange", path=str(path))
    if data.get("version") != SAVE_VERSION:
        found = repr(data.get("version"))
        raise complain("save-version", path=str(path), found=found, version=SAVE_VERSION)
    seats, seeds, record = (data.get(name) for name in ("seats", "bot_seeds", "record"))
    if not (isinstance(seats, list) and isinstance(seeds, list) and isinstance(record, dict)):
        raise complain("save-missing", path=str(path))
    good = all(isinstance(seat, str) for seat in seats) and all(type(seed) is int for seed in seeds)
    if not good or len(seeds) != len(seats) or len(seats) != record.get("players"):
        raise complain("save-seats", path=str(path))
    return Save(seats, seeds, record)


def restore(path: Path, save: Save) -> Game:
    """The game of a save, played again up to where it stood.

    One that another version has begun can't be played again; it goes on from its snapshot.
    """
    try:
        return dustboard.replay(save.record)
    except dustboard.DustboardError as error:
        with contextlib.suppress(dustboard.DustboardError):
            return dustboard.restore(save.record)
        raise about(path, error) from None


# -- the folder of the user ----------------------------------------------------------------------


def autosave_path(game: Game) -> Path:
    """Where a running game is kept; the process is named, so that two games do not collide."""
    commitment = game.view(None)["commitment"][:12]
    return state_folder() / f"auto-{game.title.id}-{commitment}-{os.getpid()}.json"


def record_path(game: Game) -> Path:
    """Where the record of a finished game goes."""
    # the same seed can be played twice, so the digest of the end is in the name as well
    commitment = game.view(None)["commitment"][:12]
    return state_folder() / f"{game.title.id}-{commitment}-{game.digest()[:8]}.json"


def write_private(path: Path, data: dict[str, Any]) -> None:
    """Write into the user's folder, which is made if it is not there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        why = error.strerror or str(error)
        raise complain("file-no-new-folder", 1, path=str(path.parent), why=why) from None
    write_json(path, data)


def forget(path: Path) -> None:
    """Remove an autosave that is not needed any more."""
    with contextlib.suppress(OSError):
        path.unlink()


def left_over(title_id: str) -> Path | None:
    """The newest autosave of a title whose process has gone."""
    found = []
    with contextlib.suppress(OSError):
        for path in state_folder().glob(f"auto-{title_id}-*-*.json"):
            process = path.stem.rpartition("-")[2]
            if process.isdecimal() and not _alive(int(process)):
                found.append((path.stat().st_mtime, path))
    return max(found)[1] if found else None


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True
