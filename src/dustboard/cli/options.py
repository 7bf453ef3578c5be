"""`dustboard options TITLE`: the table options, and reading them from the command line."""

from __future__ import annotations

import argparse
import difflib
from typing import Any

import dustboard
from dustboard.cli.complaint import FINE, Complaint
from dustboard.kernel.options import OptionSpec
from dustboard.kernel.title import Title


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("title", metavar="TITLE", help="id of a title, such as wftw")


def run(args: argparse.Namespace) -> int:
    """Print every option with default, range, clause and ruling."""
    title = dustboard.title(args.title)
    for spec in title.options:
        print(option_line(spec))
    return FINE


def option_line(spec: OptionSpec) -> str:
    """One option in one line: name, default, what it can be, clause and ruling."""
    where = ", ".join(part for part in (spec.rule, spec.ruling) if part)
    return f"{spec.name} = {plain(spec.default)}  ({allowed(spec)})  [{where}]"


def plain(value: object) -> str:
    """An option value as one types it.

    >>> plain(True), plain("up"), plain(3)
    ('true', 'up', '3')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def allowed(spec: OptionSpec) -> str:
    """What an option can be, as one types it."""
    if spec.values:
        return " | ".join(plain(value) for value in spec.values)
    return f"{spec.low} to {spec.high}"


def read_options(title: Title, given: list[str]) -> dict[str, Any]:
    """Options typed as name=value; what is wrong is said with what would be right."""
    known = {spec.name: spec for spec in title.options}
    found: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise Complaint(f"--option {text}: expected name=value, such as victory_goal=15")
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]}?" if near else f"see dustboard options {title.id}"
            raise Complaint(f"{title.id} has no option {name!r}; {hint}")
        if name in found:
            raise Complaint(f"option {name!r} is given twice")
        found[name] = known[name].parse(value)
    return found
