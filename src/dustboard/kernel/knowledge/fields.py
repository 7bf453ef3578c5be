"""Fields: what a title's state is made of, and who may see each part.

Digests, snapshots, masks and determinized copies are all made from the list of a title's fields,
which is written from its declarations; see `spec`.

>>> hand = Field("hand", ZONES, OWNER, pool="seat")
>>> hand.hidden(None, owner=0, viewer=0), hand.hidden(None, owner=0, viewer=1)
(False, True)
"""

from __future__ import annotations

from typing import Any, Final

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

NUMBER: Final = "number"  # int or bool
NUMBERS: Final = "numbers"  # list[int]; when seen by its owner only: an equal share per seat
ZONE: Final = "zone"  # tuple[int, ...]: cards, or other numbers in order
ZONES: Final = "zones"  # list of zones, one per seat
# names of the kernel in snapshots
TAKEN: Final = ("stack", "asked", "group", "group_number", "choice", "over", "luck")

NOTES: Final = "notes"  # list of tuples of plain numbers, one per seat; hidden ones are empty


class Field:
    """One attribute of a title's state.

    `sees` is who may see it. A hidden zone needs a `pool`: unknown cards of one pool may be
    exchanged for each other ("seat" stands for one pool per seat). A zone with `into` hides even
    its size: to others its cards appear in that other zone. `face_up` names a number of the state
    that, when not 0, shows the zone to all. `key` is its name in snapshots, if not its own.
    """

    __slots__ = ("blank", "face_up", "into", "key", "name", "pool", "sees", "shape")

    def __init__(
        self,
        name: str,
        shape: str,
        sees: str = ALL,
        pool: str = "",
        into: str = "",
        face_up: str = "",
        blank: int = 0,
        key: str = "",
    ) -> None:
        if sees != ALL and shape in (ZONE, ZONES) and not pool:
            raise ValueError(f"field {name!r}: a hidden zone needs a pool")
        self.name = name
        self.shape = shape
        self.sees = sees
        self.pool = pool
        self.into = into
        self.face_up = face_up
        self.blank = blank
        self.key = key or name
        if self.key in TAKEN:
            raise ValueError(f"field {name!r}: the kernel has a {self.key!r} too; give it a key")

    def hidden(self, state: Any, owner: int, viewer: int) -> bool:
        """Whether this viewer (-1: a spectator) may not see the owner's part of it."""
        if self.sees == ALL or (self.face_up and getattr(state, self.face_up)):
            return False
        return self.sees == NOBODY or owner != viewer

    def pool_of(self, owner: int) -> str:
        """The pool that the owner's unknown cards belong to."""
        return f"seat {owner}" if self.pool == "seat" else self.pool

    def plain(self, state: Any) -> Any:
        """The value as plain lists and numbers."""
        value = getattr(state, self.name)
        if self.shape == NUMBER:
            return int(value)
        if self.shape in (ZONES, NOTES):
            return [list(zone) for zone in value]
        return list(value)

    def restore(self, state: Any, plain: Any) -> None:
        """Set the value from what `plain` gave."""
        if self.shape == NUMBER:
            old = getattr(state, self.name)
            setattr(state, self.name, bool(plain) if isinstance(old, bool) else int(plain))
        elif self.shape == NUMBERS:
            setattr(state, self.name, [int(number) for number in plain])
        elif self.shape == ZONE:
            setattr(state, self.name, tuple(int(number) for number in plain))
        else:
            setattr(state, self.name, [tuple(int(card) for card in zone) for zone in plain])
