"""The parser of the command line: what each argument is for, and what is wrong with a call."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import NoReturn

from dustboard.cli.complaint import Complaint
from dustboard.cli.words import TEXTS, said
from dustboard.texts import FALLBACK

# what argparse says, and the text that says the same in every language
_WRONG = (
    (r"the following arguments are required: (?P<names>.+)", "required"),
    (r"unrecognized arguments: (?P<names>.+)", "unrecognized"),
    (
        r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<known>.+)\)",
        "choice",
    ),
    (r"argument (?P<name>.+?): expected one argument", "one"),
    (r"argument (?P<name>.+?): invalid int value: (?P<value>.+)", "whole"),
    (r"ambiguous option: (?P<name>\S+) could match (?P<known>.+)", "ambiguous"),
    (r"argument (?P<name>.+?): ignored explicit argument (?P<value>.+)", "explicit"),
)


class _Formatter(argparse.HelpFormatter):
    """Help that begins with the word of its language."""

    def __init__(self, prog: str, lang: str) -> None:
        super().__init__(prog)
        self.lang = lang

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, said(self.lang, "usage"))


class Parser(argparse.ArgumentParser):
    """argparse, but a wrong call is one line and exit code 2, and help speaks a language.

    What an argument is for is the text `arg-<command>-<name>`, or `arg-<name>` if many commands
    have it; where a language calls its value by another word, that is the attribute `metavar`.
    """

    def __init__(self, prog: str, lang: str = FALLBACK, command: str = "", text: str = "") -> None:
        super().__init__(
            prog=prog, description=text, formatter_class=lambda prog: _Formatter(prog, lang)
        )
        self.lang = lang
        self.command = command

    def speak(self) -> None:
        """Say in the language of the parser what each argument is for."""
        self._positionals.title = said(self.lang, "usage-positional")
        self._optionals.title = said(self.lang, "usage-options")
        known = TEXTS.keys(self.lang)
        for action in self._actions:
            name = action.dest.replace("_", "-")
            key = f"arg-{self.command}-{name}"
            key = key if key in known else f"arg-{name}"
            if key in known and (action.help is None or action.dest == "help"):
                action.help = said(self.lang, key)
            if f"{key}.metavar" in known:
                action.metavar = said(self.lang, f"{key}.metavar")

    def format_help(self) -> str:
        """The help, with texts that are read only now."""
        self.speak()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Refuse the call in one line."""
        line = _in_words(message, self.lang)
        raise Complaint(said(self.lang, "usage-see", line=line, command=self.prog))


def _in_words(message: str, lang: str) -> str:
    """What argparse has to say, in a language; its own words where they are not known."""
    for pattern, name in _WRONG:
        if found := re.fullmatch(pattern, message):
            return said(lang, f"usage-{name}", **found.groupdict())
    return message
