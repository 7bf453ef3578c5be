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
from dustboard.cli.usage import Parser
from dustboard.cli.words import LANGUAGES, asked_language, complain, said
from dustboard.texts import FALLBACK

# command: the module that has `add_arguments` and `run`; what it is for is the text `purpose-...`
COMMANDS = {
    "play": "dustboard.cli.play",
    "learn": "dustboard.cli.learn",
    "serve": "dustboard.server.serve",
    "titles": "dustboard.cli.titles",
    "options": "dustboard.cli.options",
    "cards": "dustboard.cli.cards",
    "print": "dustboard.cli.print",
    "rules": "dustboard.cli.rules",
    "replay": "dustboard.cli.replay",
    "verify": "dustboard.server.verify",
    "sim": "dustboard.lab.sim",
    "shares": "dustboard.lab.shares",
    "lab fit": "dustboard.lab.fit",
    "lab ladder": "dustboard.lab.ladder",
    "lab run": "dustboard.lab.experiments.run",
    "lab report": "dustboard.lab.experiments.report",
    "soak": "dustboard.lab.soak",
    "trace": "dustboard.lab.trace",
    "bench": "dustboard.lab.bench.command",
    "bench server": "dustboard.server.bench.server",
    "bench hostile": "dustboard.server.bench.hostile",
}


# those that speak the language of whoever reads
READERS = frozenset({"play", "learn", "titles", "options", "cards", "print", "rules", "replay"})


class _Version(argparse.Action):
    """Print version and build; looked up only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> NoReturn:
        import dustboard
        from dustboard.build_info import describe

        print(f"dustboard {dustboard.__version__}, {describe()}")
        raise SystemExit(FINE)


def _purpose(command: str, lang: str) -> str:
    return said(lang, f"purpose-{command.replace(' ', '-')}")


def _parser(lang: str) -> Parser:
    parser = Parser("dustboard", lang, text=said(lang, "usage-description"))
    parser.epilog = said(lang, "usage-epilog")
    parser.add_argument("--version", action=_Version, nargs=0)
    commands = parser.add_subparsers(
        dest="command", metavar=said(lang, "usage-command"), parser_class=argparse.ArgumentParser
    )
    for name in COMMANDS:
        # arguments are added when the command is the one called, so that help is quick
        commands.add_parser(name, help=_purpose(name, lang), add_help=False)
    return parser


def _command(argv: list[str]) -> tuple[str, list[str]]:
    """The command that is called, "" if there is none, and its arguments."""
    words = 2 if " ".join(argv[:2]) in COMMANDS else 1
    name = " ".join(argv[:words])
    return (name, argv[words:]) if name in COMMANDS else ("", argv)


def _without_language(argv: list[str]) -> list[str]:
    """The call without a --lang before the command."""
    if not argv or argv[0].partition("=")[0] != "--lang":
        return argv
    value, rest = (argv[0][7:], argv[1:]) if "=" in argv[0] else ("".join(argv[1:2]), argv[2:])
    if value not in LANGUAGES:
        raise complain("usage-no-language", value=repr(value), known=", ".join(LANGUAGES))
    return rest


def _run(argv: list[str], lang: str) -> int:
    asked = _without_language(argv)
    name, arguments = _command(asked)
    if not name:
        parser = _parser(lang)
        parser.parse_args(asked)
        parser.print_help()
        return FINE if not asked else WRONG_USAGE
    try:
        module = import_module(COMMANDS[name])
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("dustboard."):
            raise complain("usage-needs", 1, name=name, package=repr(error.name)) from None
        raise complain("usage-not-part", 1, name=name) from None
    purpose = _purpose(name, lang)
    parser = Parser(f"dustboard {name}", lang, name, f"{purpose[:1].upper()}{purpose[1:]}.")
    module.add_arguments(parser)
    if name in READERS:
        parser.set_defaults(lang=lang)
    if lang != FALLBACK:
        parser.speak()  # what is wrong with a call names its arguments
    run: Callable[[argparse.Namespace], int] = module.run
    return run(parser.parse_args(arguments))


def _language(argv: list[str]) -> str:
    """What the command speaks; those for people who work on Dustboard speak English."""
    lang = asked_language(argv)
    before = argv[2:] if argv[:1] == ["--lang"] else [one for one in argv if "--lang=" not in one]
    name, _ = _command(before)
    return lang if not name or name in READERS else FALLBACK


def main(argv: list[str] | None = None) -> int:
    """Run one command and give its exit code."""
    from dustboard.kernel.errors import DustboardError, KernelFault
    from dustboard.reasons import error_line

    _forgive_odd_letters()
    called = sys.argv[1:] if argv is None else argv
    lang = _language(called)
    try:
        code = _run(called, lang)
        sys.stdout.flush()
        return code
    except Complaint as complaint:
        return _say(complaint.in_words(lang), complaint.code)
    except KernelFault:
        raise  # a mistake of the program, not of its user: show where
    except DustboardError as error:
        return _say(error_line(error, lang), WRONG_USAGE)
    except InputEnded:
        return FINE  # a question before the game began: nothing is lost
    except KeyboardInterrupt as stop:
        return _say(str(stop) or said(lang, "usage-stopped"), INTERRUPTED)
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
