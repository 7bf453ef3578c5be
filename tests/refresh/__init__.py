"""What is worked out from the sources and stored in the tree, made anew by `./dust refresh`.

Each part is a module with one function `make`. It gives the files as they should be, by path; what
it has to say besides is given to `say`. `__main__` compares them with the tree, tells what differs
and writes. The tests that hold the tree to its files stand elsewhere and end with `AGAIN`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "tests" / "fixtures"
AGAIN = "if the change is meant, run ./dust refresh and look at what it changes"

Files = dict[Path, str | None]  # None: this file has to go
Say = Callable[[str], None]


class Stopped(Exception):
    """A part can't be made: somebody has to look at it first."""
