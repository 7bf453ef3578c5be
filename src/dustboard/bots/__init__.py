"""Bots: they act on a view, never on the state.

A bot is one module `*_bot.py` of this package; nothing else needs to know of it. Its name may ask
for a temper that the title declares: `normal:raider`, or of two groups `normal:bold+cruel`.

>>> names()
['greedy', 'random', 'normal', 'easy']
"""

from __future__ import annotations

from dustboard.bots.base import Bot, UnknownBot
from dustboard.bots.registry import check, heeding, levels, make, names
from dustboard.bots.tempers import tempers

__all__ = ["Bot", "UnknownBot", "check", "heeding", "levels", "make", "names", "tempers"]
