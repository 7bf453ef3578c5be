"""The blocks of the rows that learners see; new ones are added at the end of a list."""

from __future__ import annotations

import dustboard
from dustboard.envs.blocks import blocks_of, path_of
from refresh import Files, Say


def make(say: Say) -> Files:
    """All blocks of every title."""
    return {
        path_of(name): "".join(f"{line}\n" for line in blocks_of(name))
        for name in dustboard.titles()
    }
