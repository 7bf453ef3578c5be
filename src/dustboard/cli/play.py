"""`dustboard play TITLE`: a game in the terminal, against bots or with friends at one screen."""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING

import dustboard
from dustboard.cli.commands import check_replaceable
from dustboard.cli.complaint import Complaint
from dustboard.cli.files import typed_path
from dustboard.cli.options import plain
from dustboard.cli.saves import forget, left_over, read_save, restore
from dustboard.cli.screen import Screen
from dustboard.cli.session import HUMAN, Session
from dustboard.cli.words import about, complain, said, title_name
from dustboard.kernel.game import Game
from dustboard.kernel.options import Value
from dustboard.kernel.streams import SEED_BITS
from dustboard.kernel.title import Title
from dustboard.texts import FALLBACK, Texts

if TYPE_CHECKING:
    from dustboard.bots import Bot

_BOT = "bot:"
_FILL = "bot:normal"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument(
        "--seats",
        metavar="S,S,..",
    )
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--seed", metavar="S")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
    )
    parser.add_argument("--preset", metavar="NAME")
    parser.add_argument("--hints", action="store_true")
    parser.add_argument("--resume", metavar="FILE")
    parser.add_argument("--save", metavar="FILE")
    parser.add_argument("--lang", default=FALLBACK)
    parser.add_argument("--plain", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Lay the table or take up a saved game, and play."""
    title = dustboard.title(args.title)
    _check_language(title, args.lang)
    save_to = typed_path(args.save) if args.save else None
    screen = Screen(plain=args.plain, lang=args.lang)
    if (
        save_to is not None
        and check_replaceable(save_to)
        and screen.interactive
        and args.save != args.resume
        and not screen.yes(said(args.lang, "wrong-overwrite", path=str(save_to)))
    ):
        raise complain("wrong-left-alone", path=str(save_to))
    if args.resume:
        for name in ("seats", "players", "seed", "option", "preset"):
            if getattr(args, name):
                raise complain("wrong-with-resume", name=f"--{name}")
        path = typed_path(args.resume)
        session = _resume(path, title, screen, args.lang, save_to or path)
    else:
        fresh = _new_session(args, title, screen, save_to)
        session = _offer_left_over(args, title, screen, save_to) or fresh
    session.hints = args.hints
    _introduce(session)
    return session.play()


def _new_session(
    args: argparse.Namespace, title: Title, screen: Screen, save_to: Path | None
) -> Session:
    seed = read_seed(args.seed)
    options = {
        **preset_options(title, args.preset),
        **dustboard.read_options(title.id, args.option),
    }
    seats = read_seats(title, args.seats, args.players, title.players_for(options))
    game = dustboard.new_game(title.id, len(seats), seed, options)
    seeds = [_bot_seed(seed, seat) for seat in range(len(seats))]
    bots = make_bots(title.id, seats, seeds, typed=True)
    return Session(game, seats, seeds, bots, screen, args.lang, save_to)


def read_seats(title: Title, text: str | None, players: int | None, fitting: range) -> list[str]:
    """Who sits where; bots fill the table up to the number of players.

    Who names neither sits down with one bot, or with as few as the options allow.
    """
    seats = [seat.strip() for seat in text.split(",")] if text else [HUMAN]
    for seat in seats:
        if seat != HUMAN and not seat.startswith(_BOT):
            raise complain("wrong-seat", seat=repr(seat))
    wanted = players
    if wanted is None:
        wanted = len(seats) if text else min(max(2, fitting[0]), fitting[-1])
    title.check_players(wanted)
    if len(seats) > wanted:
        raise complain("wrong-seats", seats=len(seats), players=wanted)
    return seats + [_FILL] * (wanted - len(seats))


def preset_options(title: Title, name: str | None) -> dict[str, Value]:
    """The options of a preset; none without a name."""
    if not name:
        return {}
    for preset in title.presets():
        if preset.id == name:
            return preset.options
    known = ", ".join(preset.id for preset in title.presets()) or "-"
    raise complain("wrong-preset", title=title.id, name=repr(name), known=known)


def read_seed(text: str | None) -> int:
    """The seed that was typed, or a secret one."""
    if text is None:
        return secrets.randbits(SEED_BITS)
    if not text.isdecimal() or len(text) > 40 or int(text) >= 1 << SEED_BITS:
        raise complain("wrong-seed", text=text, bits=SEED_BITS)
    return int(text)


def _bot_seed(seed: int, seat: int) -> int:
    """Bots have luck of their own, the same in every game with the same seed."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:6], "big")


def make_bots(
    title_id: str, seats: list[str], seeds: list[int], typed: bool = False
) -> dict[int, Bot]:
    """The bots of a table, by seat; those that were typed may come from any module."""
    from dustboard import bots

    return {
        seat: bots.make(name.removeprefix(_BOT), title_id, seeds[seat], typed)
        for seat, name in enumerate(seats)
        if name != HUMAN
    }


def _check_language(title: Title, lang: str) -> None:
    known = Texts(f"dustboard.games.{title.id}").languages()
    if known and lang not in known:
        raise complain("wrong-language", title=title.id, lang=repr(lang), known=", ".join(known))


# -- going on --------------------------------------------------------------------------------------


def _resume(path: Path, title: Title, screen: Screen, lang: str, save_to: Path | None) -> Session:
    save = read_save(path)
    if save.record.get("title") != title.id:
        found = repr(save.record.get("title"))
        raise complain("wrong-game", path=str(path), found=found, title=repr(title.id))
    for seat in save.seats:
        if seat != HUMAN and not seat.startswith(_BOT):
            raise complain("wrong-saved-seat", path=str(path), seat=repr(seat))
    game: Game = restore(path, save)
    try:
        bots = make_bots(title.id, save.seats, save.bot_seeds)
    except dustboard.DustboardError as error:
        raise about(path, error) from None
    return Session(game, save.seats, save.bot_seeds, bots, screen, lang, save_to)


def _offer_left_over(
    args: argparse.Namespace, title: Title, screen: Screen, save_to: Path | None
) -> Session | None:
    """A game that was not finished is offered to somebody who can say yes or no."""
    path = left_over(title.id) if screen.interactive else None
    if path is None:
        return None
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    screen.say(said(args.lang, "unfinished", title=title_name(title, args.lang), when=when))
    try:
        if not screen.yes(said(args.lang, "continue-it")):
            raise Complaint(said(args.lang, "new-game-starts"))
        session = _resume(path, title, screen, args.lang, save_to)
        session.keep()
    except Complaint as complaint:
        # set aside, not deleted: it is not offered again, but it can be resumed by name
        aside = path.with_name(path.name.replace("auto-", "left-", 1))
        with contextlib.suppress(OSError):
            os.replace(path, aside)
        screen.say(said(args.lang, "set-aside", why=complaint.in_words(args.lang), path=str(aside)))
        return None
    forget(path)
    return session


def _introduce(session: Session) -> None:
    game, screen = session.game, session.screen
    name = title_name(game.title, session.lang)
    screen.title(session.said("introduced", title=name, players=game.players))
    seats = ", ".join(
        session.names[seat] if who == HUMAN else f"{session.names[seat]} ({who})"
        for seat, who in enumerate(session.seats)
    )
    screen.say(session.said("at-table", seats=seats))
    changed = [
        f"{spec.name}={plain(game.options[spec.name])}"
        for spec in game.title.options
        if game.options[spec.name] != spec.default
    ]
    if changed:
        screen.say(session.said("house-rules", options=", ".join(changed)))
    screen.say(session.said("commitment", commitment=game.view(None)["commitment"]))
    screen.say(session.said("begin-help"))
    screen.say()
