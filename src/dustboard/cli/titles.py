"""`dustboard titles`: what can be played."""

from __future__ import annotations

import argparse

import dustboard
from dustboard.bots.tempers import known, tempers
from dustboard.cli.complaint import FINE
from dustboard.cli.words import said, title_name


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command takes none."""


def run(args: argparse.Namespace) -> int:
    """Print each title, and the tempers that its bots can have."""
    for name in dustboard.titles():
        title = dustboard.title(name)
        facts = {"least": title.min_players, "most": title.max_players}
        called, version = title_name(title, args.lang), title.content_version
        print(f"{name}  {said(args.lang, 'title-line', name=called, version=version, **facts)}")
        if tempers(name):
            print(f"      {said(args.lang, 'title-tempers', tempers=known(name))}")
    return FINE
