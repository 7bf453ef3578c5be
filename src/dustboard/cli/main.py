"""The `dustboard` command.

Exit codes: 0 fine, 1 failed, 2 wrong usage or bad input, 130 stopped by Ctrl-C. Errors are one
line on stderr.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import NoReturn

from dustboard.cli.complaint import FINE, INTERRUPTED, WRONG_USAGE, Complaint, InputEnded

# command: the module that has `add_arguments` and `run`, and what it is for
COMMANDS = {
    "play": ("dustboard.cli.play", "play a game in the terminal"),
    "learn": ("dustboard.cli.learn", "learn a title by playing its tutorial in the terminal"),
    "serve": ("dustboard.server.serve", "open the table in the browser"),
    "titles": ("dustboard.cli.titles", "list the installed titles"),
    "options": ("dustboard.cli.options", "list the table options of a title"),
    "cards": ("dustboard.cli.cards", "list the cards of a title, deck by deck"),
    "print": ("dustboard.cli.print", "print the cards, tokens and boards of a title as PDF"),
    "rules": ("dustboard.cli.rules", "look up a clause or ruling; see which clauses have tests"),
    "replay": ("dustboard.cli.replay", "show or verify the record of a game"),
    "verify": ("dustboard.server.verify", "replay every stored game and name what differs"),
    "sim": ("dustboard.lab.sim", "let bots play many games and count the results"),
    "shares": ("dustboard.lab.shares", "measure how often each level and temper of bots wins"),
    "lab fit": ("dustboard.lab.fit", "find weights for the policy of a title by self-play"),
    "lab ladder": ("dustboard.lab.ladder", "let bots play each other and order them by skill"),
    "lab run": ("dustboard.lab.experiments.run", "play an experiment: variants with the same luck"),
    "lab report": ("dustboard.lab.experiments.report", "show what experiments found, as a page"),
    "soak": ("dustboard.lab.soak", "play many games at tables of all kinds and check every rule"),
    "trace": ("dustboard.lab.trace", "check that a code change changes no game"),
    "bench": ("dustboard.lab.bench.command", "measure decisions, copies and games per second"),
    "bench server": ("dustboard.server.bench.server", "measure many live games on one server"),
    "bench hostile": ("dustboard.server.bench.hostile", "measure a server under attack"),
}


class Parser(argparse.ArgumentParser):
    """argparse, but a wrong call is one line and exit code 2."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message} (see {self.prog} --help)")


class _Version(argparse.Action):
    """Print version and build; looked up only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> NoReturn:
        import dustboard
        from dustboard.build_info import describe

        print(f"dustboard {dustboard.__version__}, {describe()}")
        raise SystemExit(FINE)


def _parser() -> Parser:
    parser = Parser(
        prog="dustboard",
        description="A digital tabletop: play, look up rules and cards, replay, simulate.",
        epilog="'dustboard COMMAND --help' tells you more. Start with: dustboard learn wftw",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print version and build")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, (_, purpose) in COMMANDS.items():
        # arguments are added when the command is the one called, so that help is quick
        commands.add_parser(name, help=purpose, add_help=False)
    return parser


def _run(argv: list[str]) -> int:
    words = 2 if " ".join(argv[:2]) in COMMANDS else 1
    name = " ".join(argv[:words])
    if name not in COMMANDS:
        parser = _parser()
        parser.parse_args(argv)
        parser.print_help()
        return FINE if not argv else WRONG_USAGE
    module_name, purpose = COMMANDS[name]
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("dustboard."):
            raise Complaint(f"'{name}' needs the package {error.name!r}", code=1) from None
        raise Complaint(f"'{name}' is not part of this installation", code=1) from None
    parser = Parser(prog=f"dustboard {name}", description=f"{purpose[:1].upper()}{purpose[1:]}.")
    module.add_arguments(parser)
    run: Callable[[argparse.Namespace], int] = module.run
    return run(parser.parse_args(argv[words:]))


def main(argv: list[str] | None = None) -> int:
    """Run one command and give its exit code."""
    from dustboard.kernel.errors import DustboardError, KernelFault

    _forgive_odd_letters()
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except Complaint as complaint:
        return _say(complaint.line, complaint.code)
    except KernelFault:
        raise  # a mistake of the program, not of its user: show where
    except DustboardError as error:
        return _say(error.line(), WRONG_USAGE)
    except InputEnded:
        return FINE  # a question before the game began: nothing is lost
    except KeyboardInterrupt as stop:
        return _say(str(stop) or "stopped", INTERRUPTED)
    except BrokenPipeError:
        # whoever read us has gone; point stdout elsewhere so that nothing complains at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else FINE


def _forgive_odd_letters() -> None:
    """A letter that the terminal cannot show, or bytes that are no text, must not stop a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _say(line: str, code: int) -> int:
    print(f"dustboard: {' '.join(line.split())}", file=sys.stderr)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
