"""`dustboard titles`: what can be played."""

from __future__ import annotations

import argparse

import dustboard
from dustboard.cli.complaint import FINE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command takes none."""


def run(args: argparse.Namespace) -> int:
    """Print one line per title."""
    for name in dustboard.titles():
        title = dustboard.title(name)
        players = f"{title.min_players}-{title.max_players} players"
        print(f"{name}  {title.name}, {players}, cards {title.content_version}")
    return FINE
