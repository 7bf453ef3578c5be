"""`dustboard learn TITLE`: the tutorial of a title in the terminal; it can be left at any place."""

from __future__ import annotations

import argparse
from pathlib import Path

import dustboard
from dustboard.cli import play
from dustboard.cli.complaint import Complaint
from dustboard.cli.files import read_json
from dustboard.cli.lesson import Lesson
from dustboard.cli.saves import forget
from dustboard.cli.screen import Screen
from dustboard.cli.words import complain, said, title_name
from dustboard.folders import state_folder
from dustboard.kernel.game import Game
from dustboard.texts import FALLBACK
from dustboard.tutorials import Tutorial, load, taught
from dustboard.tutorials.speech import intro


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--lang", default=FALLBACK)
    parser.add_argument("--plain", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Take up the lesson, or begin it."""
    title = dustboard.title(args.title)
    if not taught(title.id):
        known = ", ".join(name for name in dustboard.titles() if taught(name)) or "-"
        raise complain("wrong-no-tutorial", title=title.id, known=known)
    script = load(title.id)
    screen = Screen(plain=args.plain, lang=args.lang)
    path = state_folder() / f"learn-{title.id}.json"
    kept = None if args.again else read_lesson(path, screen)
    game, seen = kept if kept is not None else (_new_game(script), [])
    screen.title(said(args.lang, "lesson-title", title=title_name(title, args.lang)))
    if kept is None:
        screen.say(intro(script, args.lang))
        screen.say(said(args.lang, "lesson-help"))
    else:
        screen.say(said(args.lang, "lesson-goes-on"))
    lesson = Lesson(script, game, seen, screen, args.lang, path)
    code = lesson.play()
    if lesson.done:
        forget(path)
        return _first_game(script, screen, args)
    return code


def _new_game(script: Tutorial) -> Game:
    return script.new_game()


def read_lesson(path: Path, screen: Screen) -> tuple[Game, list[str]] | None:
    """The lesson that was left, if there is one that can be gone on with."""
    if not path.exists():
        return None
    try:
        data = read_json(path)
        record, seen = data["record"], data["seen"]
        if not all(isinstance(one, str) for one in seen):
            raise TypeError("seen")
        return dustboard.replay(record), list(seen)
    except (Complaint, dustboard.DustboardError, KeyError, TypeError):
        screen.say(said(screen.lang, "lesson-lost", path=str(path)))
        return None


def _first_game(script: Tutorial, screen: Screen, args: argparse.Namespace) -> int:
    first = script.first_game
    seats = ",".join(["human", *(f"bot:{name}" for name in first.bots)])
    words = [script.title, "--seats", seats, "--preset", first.preset, "--hints"]
    screen.say(said(args.lang, "lesson-play", words=" ".join(words)))
    if not screen.interactive or not screen.yes(said(args.lang, "lesson-play-now")):
        return 0
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    if args.plain:
        words.append("--plain")
    return play.run(parser.parse_args([*words, "--lang", args.lang]))
