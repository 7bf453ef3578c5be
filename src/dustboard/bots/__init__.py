"""Bots: they act on a view, never on the state.

A bot is one module `*_bot.py` of this package; nothing else needs to know of it.

>>> names()
['greedy', 'random', 'normal', 'easy']
"""

from __future__ import annotations

from dustboard.bots.base import Bot, UnknownBot
from dustboard.bots.registry import levels, make, names

__all__ = ["Bot", "UnknownBot", "levels", "make", "names"]
