"""`dustboard options TITLE`: every table option of a title."""

from __future__ import annotations

import argparse

import dustboard
from dustboard.cli.complaint import FINE
from dustboard.cli.words import said
from dustboard.kernel.options import OptionSpec


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("title", metavar="TITLE")


def run(args: argparse.Namespace) -> int:
    """Print every option with default, range, clause and ruling."""
    title = dustboard.title(args.title)
    for spec in title.options:
        print(option_line(spec))
    return FINE


def option_line(spec: OptionSpec, lang: str = "en") -> str:
    """One option in one line: name, default, what it can be, clause and ruling."""
    where = ", ".join(part for part in (spec.rule, spec.ruling) if part)
    return f"{spec.name} = {plain(spec.default)}  ({allowed(spec, lang)})  [{where}]"


def plain(value: object) -> str:
    """An option value as one types it.

    >>> plain(True), plain("up"), plain(3)
    ('true', 'up', '3')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def allowed(spec: OptionSpec, lang: str = "en") -> str:
    """What an option can be, as one types it."""
    if spec.values:
        return " | ".join(plain(value) for value in spec.values)
    return said(lang, "option-between", low=spec.low, high=spec.high)
