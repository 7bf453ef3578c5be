"""Who a sentence speaks of, and who reads it.

>>> cast = Cast(("Mel", ""), reader=1)
>>> cast.names, cast.reader
(('Mel', ''), 1)
"""

from __future__ import annotations

from typing import Final

NO_READER: Final = -1  # everybody reads it, so nobody is called "you"


class Cast:
    """The names by seat, and the seat that reads; a seat without a name is called by its number.

    A chronicle also tells of `roles`: whom each seat plays, by name and grammatical gender.
    """

    __slots__ = ("names", "reader", "roles", "spoken_of")

    def __init__(
        self,
        names: tuple[str, ...] = (),
        reader: int = NO_READER,
        roles: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.names = names
        self.reader = reader
        self.roles = roles
        self.spoken_of = 0  # a bit for each seat that was named: only they read it differently

    def name(self, seat: int) -> str:
        """The name of a seat, "" if it has none."""
        self.spoken_of |= 1 << seat
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def role(self, seat: int) -> tuple[str, str]:
        """Whom a seat plays, with the gender; empty where nobody tells of it."""
        return self.roles[seat] if 0 <= seat < len(self.roles) else ("", "")

    def read_by(self, seat: int) -> Cast:
        """The same names for another reader."""
        return self if seat == self.reader else Cast(self.names, seat, self.roles)


ANYBODY: Final = Cast()
