"""`dustboard titles`: what can be played."""

from __future__ import annotations

import argparse

import dustboard
from dustboard.bots.tempers import known, tempers
from dustboard.cli.complaint import FINE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command takes none."""


def run(args: argparse.Namespace) -> int:
    """Print each title, and the tempers that its bots can have."""
    for name in dustboard.titles():
        title = dustboard.title(name)
        players = f"{title.min_players}-{title.max_players} players"
        print(f"{name}  {title.name}, {players}, cards {title.content_version}")
        if tempers(name):
            print(f"      tempers of bots: {known(name)}")
    return FINE
