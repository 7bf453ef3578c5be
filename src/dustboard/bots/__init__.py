"""Bots: they act on what their seat may know, never on the state.

A bot is one module `*_bot.py` of this package; nothing else needs to know of it. Its name may ask
for a temper that the title declares: `normal:raider`, or of two groups `normal:bold+cruel`.

>>> names()
['easy', 'expert', 'greedy', 'hard', 'random', 'normal']
"""

from __future__ import annotations

from dustboard.bots.base import Bot, UnknownBot
from dustboard.bots.levels import levels
from dustboard.bots.registry import check, heeding, make, names, thinks
from dustboard.bots.sight import Sight, sight_of
from dustboard.bots.tempers import tempers

__all__ = [
    "Bot",
    "Sight",
    "UnknownBot",
    "check",
    "heeding",
    "levels",
    "make",
    "names",
    "sight_of",
    "tempers",
    "thinks",
]
