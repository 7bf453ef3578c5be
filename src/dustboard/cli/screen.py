"""The terminal: Rich where a person looks at it, pure lines of text everywhere else."""

from __future__ import annotations

import contextlib
import sys
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dustboard.cli.boards.generic import Section
from dustboard.cli.complaint import InputEnded
from dustboard.cli.words import said

if TYPE_CHECKING:
    from rich.console import Console

# what may be typed, whatever language is read
YES = ("y", "yes", "t", "tak")
NO = ("n", "no", "nie")
CANCEL = ("c", "cancel", "a", "anuluj")
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, the lines scrolled off it, cursor to the top


@dataclass
class Choice:
    """One option as it is shown. With a group, `short` is its label under the group's heading."""

    number: str  # what is typed for it
    label: str
    mark: str = ""
    group: str = ""
    short: str = ""

    @property
    def ending(self) -> str:
        """The mark as it stands behind the label."""
        return f" [{self.mark}]" if self.mark else ""


class Screen:
    """Where everything is written to, and where answers come from."""

    def __init__(self, plain: bool = False, lang: str = "en") -> None:
        self.lang = lang
        self.is_terminal = sys.stdout.isatty()
        self.interactive = self.is_terminal and sys.stdin.isatty()
        self._console: Console | None = None
        if self.is_terminal and not plain:
            from rich.console import Console

            # Rich itself respects NO_COLOR and dumb terminals
            self._console = Console(highlight=False, soft_wrap=False)
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives line editing to input())

    @property
    def width(self) -> int:
        """How wide a line may be."""
        return self._console.width if self._console else 100

    # -- out ------------------------------------------------------------------------------------

    def say(self, text: str = "", style: str = "") -> None:
        """One line, or a paragraph that wraps; an indent is kept."""
        if self._console:
            indent = " " * (len(text) - len(text.lstrip()))
            for line in text.splitlines() or [""]:
                parts = wrapped(line, self.width, indent) or [""]
                self._console.print("\n".join(parts), style=style or None, markup=False)
        else:
            print(text)

    def title(self, text: str) -> None:
        """A line that stands out: where the game is."""
        if self._console:
            self._console.rule(text, style="yellow", align="left", characters="-")
        else:
            print(f"== {text} ==")

    def sections(self, sections: list[Section]) -> None:
        """Parts of the board, one after the other."""
        for section in sections:
            if self._console:
                self._rich_section(self._console, section)
            else:
                if section.heading:
                    print(f"{section.heading}:" if section.rows else section.heading)
                for row in section.rows:
                    print("  " + ", ".join(cell for cell in row if cell))

    def _rich_section(self, console: Console, section: Section) -> None:
        from rich.text import Text

        if section.heading:
            console.print(Text(section.heading, style="bold cyan"))
        if section.drawn is not None:
            for spans in section.drawn(console.width):
                line = Text()
                for text, style in spans:
                    line.append(text, style=style or None)
                line.rstrip()
                console.print(line)
            return
        for row in columns(section.rows, console.width):
            console.print(Text(row))

    def choices(self, choices: list[Choice]) -> None:
        """Numbered options; on a terminal grouped, and in columns where there is room."""
        if self._console is None:
            for choice in choices:
                print(f"  {choice.number}. {choice.label}{choice.ending}")
            return
        for group in dict.fromkeys(choice.group for choice in choices):
            members = [choice for choice in choices if choice.group == group]
            if group:
                self._console.print(f"  {group}:", markup=False)
            self._choice_columns(self._console, members)

    def _choice_columns(self, console: Console, choices: list[Choice]) -> None:
        from rich.text import Text

        labels = [choice.short or choice.label for choice in choices]
        digits = max(3, *(len(choice.number) for choice in choices))
        widest = max(
            len(label) + len(c.ending) + digits + 3
            for label, c in zip(labels, choices, strict=True)
        )
        beside = max(1, self.width // widest) if choices[0].group or len(choices) > 6 else 1
        per_column = -(-len(choices) // beside)
        for at in range(per_column):
            line = Text()
            for label, choice in list(zip(labels, choices, strict=True))[at::per_column]:
                head = f"{choice.number:>{digits}} "
                line.append(head, style="bold green")
                if beside == 1:
                    label = f"\n{' ' * (digits + 1)}".join(
                        wrapped(label, self.width - digits - 1 - len(choice.ending))
                    )
                line.append(label)
                line.append(choice.ending, style="bold yellow")
                line.append(" " * (widest - len(head + label + choice.ending)))
            line.rstrip()
            console.print(line)

    def clear(self) -> None:
        """Hide everything written so far; typed lines are forgotten as well."""
        if self.is_terminal:
            sys.stdout.write(_CLEAR)
            sys.stdout.flush()
        else:
            print("\n" + "-" * 60)
        with contextlib.suppress(ImportError, AttributeError):
            if "readline" in sys.modules:
                import readline

                readline.clear_history()

    # -- in -------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """One line that somebody typed; `InputEnded` when there is no more."""
        sys.stdout.flush()
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                raise InputEnded from None
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise InputEnded
        print()  # nobody typed the line's end here
        return line.strip()

    def yes(self, question: str) -> bool:
        """A yes-or-no question; Enter means yes."""
        while True:
            answer = self.ask(f"{question} {said(self.lang, 'yes-keys')} ").casefold()
            if answer in ("", *YES):
                return True
            if answer in NO:
                return False


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A paragraph as lines, its later ones indented; a per cent sign stays with its number.

    >>> wrapped("a chance of 84 %", 14)
    ['a chance of', '84 %']
    """
    kept = text.replace(" %", "\xa0%")
    lines = textwrap.wrap(kept, width, subsequent_indent=indent)
    return [line.replace("\xa0", " ") for line in lines]


def columns(rows: Sequence[tuple[str, ...]], width: int) -> Iterator[str]:
    """Rows as aligned lines; the last cell of a row wraps, or gets lines of its own if it is long.

    >>> list(columns([("1", "Mule", "carries"), ("22", "Crew", "")], 40))
    [' 1   Mule  carries', ' 22  Crew']
    """
    most = max((len(row) for row in rows), default=0)
    widths = [
        max((len(row[at]) for row in rows if at < len(row) - (len(row) == most)), default=0)
        for at in range(most)
    ]
    for row in rows:
        *cells, last = row if len(row) == most else (*row, "")
        head = "".join(f"{cell:{widths[at] + 2}}" for at, cell in enumerate(cells))
        beside = wrapped(last, max(width - len(head) - 1, 1))
        below = wrapped(last, max(width - 5, 1))
        if len(beside) <= max(len(below), 1) and width - len(head) > 20:
            yield f" {head}{beside[0] if beside else ''}".rstrip()
            yield from (f" {' ' * len(head)}{line}" for line in beside[1:])
        else:
            if head.strip():
                yield f" {head}".rstrip()
            yield from (f"{'     ' if head else ' '}{line}" for line in below)
