"""What is remembered of people, and when it may have changed.

Every process hears of a change of a person. Something may be read from the store while that news is
on its way, so what is remembered has the era in which one began to read it.

>>> eras = Eras()
>>> read_in = eras.now
>>> eras.is_old("ann", read_in)
False
>>> eras.forget("ann")
>>> eras.is_old("ann", read_in), eras.is_old("bob", read_in), eras.is_old("ann", eras.now)
(True, False, False)
>>> eras.forget("")
>>> eras.is_old("bob", read_in)
True
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

FRESH = 60.0  # seconds; so long is believed what was read, should news of it be lost
KEPT = 10_000
Kept = TypeVar("Kept")


class Eras:
    """Counts the changes of people."""

    def __init__(self) -> None:
        self.now = 0  # grows whenever something is forgotten
        self._changed: dict[str, int] = {}  # by person: what was read before this era is old
        self._all_changed = 0  # the same for all others

    def forget(self, person: str) -> None:
        """What was read of a person ("": of all) is old from now on."""
        self.now += 1
        if person and len(self._changed) < KEPT:
            self._changed[person] = self.now
        else:
            self._changed.clear()
            self._all_changed = self.now

    def is_old(self, person: str, era: int) -> bool:
        """Whether the person may have changed since that era."""
        return era < self._changed.get(person, self._all_changed)


def keep(known: OrderedDict[str, Kept], name: str, what: Kept) -> None:
    """Remember something as the newest, and of too much let the oldest go."""
    known[name] = what
    known.move_to_end(name)
    if len(known) > KEPT:
        known.popitem(last=False)
