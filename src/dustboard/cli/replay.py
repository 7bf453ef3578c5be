"""`dustboard replay FILE`: what happened in a recorded game, and whether the record is true."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import dustboard
from dustboard.cli.boards import board_of
from dustboard.cli.boards.generic import read_seat
from dustboard.cli.complaint import FAILED, FINE
from dustboard.cli.files import read_json
from dustboard.cli.saves import SAVE_FORMAT, read_save
from dustboard.cli.screen import Screen
from dustboard.cli.words import about, complain
from dustboard.kernel.errors import BadRecord
from dustboard.kernel.records.format import read_header


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--verify", action="store_true")
    parser.add_argument("--at", type=int, metavar="N")
    parser.add_argument("--seat", metavar="S")


def run(args: argparse.Namespace) -> int:
    """Verify the record, or show the log and the board of a position."""
    path = Path(args.file)
    record = read_record(path)
    try:
        header = read_header(record)
        dustboard.title(header.title)
    except dustboard.DustboardError as error:
        raise about(path, error) from None
    try:
        game = dustboard.replay(record)
    except BadRecord as error:
        raise about(path, error, "save-not-verified", FAILED) from None
    if args.verify:
        if args.at is not None or args.seat is not None:
            raise complain("wrong-with-verify")
        print(f"verified: {len(header.answers)} answers, digest {game.digest()}")
        return FINE
    if args.at is not None:
        game = game.fork(args.at)
    _show(game, None if args.seat is None else read_seat(args.seat, game.players))
    return FINE


def read_record(path: Path) -> Any:
    """The record in a file; a saved game holds one."""
    data = read_json(path)
    if isinstance(data, dict) and data.get("format") == SAVE_FORMAT:
        return read_save(path).record
    return data


def _show(game: dustboard.Game, seat: int | None) -> None:
    screen = Screen(plain=True)
    for line in game.log(seat):
        screen.say(f"{line['text']} [{line['rule']}]" if line["rule"] else line["text"])
    board = board_of(game.title)
    screen.say("")
    if game.over:
        screen.sections(board.result(game))
        return
    view = game.view(seat)
    screen.say(board.where(view, None))
    screen.sections(board.sections(view))
    for waiting in view["waiting"]:
        screen.say(f"Waiting for {board.seat_name(waiting['seat'])}: {waiting['ask']}")
