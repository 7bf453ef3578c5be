"""Targets and places as numbers.

A *target* is what a mark on the War Map can show: battlefield 0 to 3, the shop, a rival. A *place*
is where cards lie: a battlefield, the shop, one base card of a rival (a base attack), or one base
card of one's own (its defence).

>>> place = raid_place(rival=2, base=1)
>>> is_raid(place), raid_rival(place), raid_base(place)
(True, 2, 1)
>>> target_key(raid_target(2)), place_key(place), place_key(defence_place(0))
('raid:2', 'raid:2:1', 'defend:0')
>>> place_of("raid:2:1") == place, target_of("raid:2") == raid_target(2), place_of("field:1")
(True, True, 0)
"""

from __future__ import annotations

from typing import Final

SHOP: Final = 4  # as a target and as a place; battlefields are 0 to 3 in both
_FIRST_RIVAL: Final = 8
_FIRST_RAID: Final = 64
_BASES: Final = 64  # more base cards than any tableau can hold
_FIRST_DEFENCE: Final = 1024

# kinds of places, for effects that only count at one kind
ON_BATTLEFIELD: Final = 0
IN_BASE_ATTACK: Final = 1
IN_DEFENCE: Final = 2
IN_SHOP: Final = 3


def raid_target(rival: int) -> int:
    """The target that stands for a rival's base."""
    return _FIRST_RIVAL + rival


def target_rival(target: int) -> int:
    """The rival behind a target, or -1."""
    return target - _FIRST_RIVAL if target >= _FIRST_RIVAL else -1


def raid_place(rival: int, base: int) -> int:
    """The place of an attack on one base card (counted in the rival's tableau)."""
    return _FIRST_RAID + rival * _BASES + base


def is_raid(place: int) -> bool:
    """Whether a place is an attack on a rival's base card."""
    return _FIRST_RAID <= place < _FIRST_DEFENCE


def raid_rival(place: int) -> int:
    """Whose base is attacked there."""
    return (place - _FIRST_RAID) // _BASES


def raid_base(place: int) -> int:
    """Which base card of that tableau is attacked there."""
    return (place - _FIRST_RAID) % _BASES


def defence_place(base: int) -> int:
    """The place where cards defend one's own base card."""
    return _FIRST_DEFENCE + base


def is_defence(place: int) -> bool:
    """Whether a place is the defence of one's own base card."""
    return place >= _FIRST_DEFENCE


def defence_base(place: int) -> int:
    """Which own base card is defended there."""
    return place - _FIRST_DEFENCE


def kind_of(place: int) -> int:
    """The kind of a place."""
    if place < SHOP:
        return ON_BATTLEFIELD
    if place == SHOP:
        return IN_SHOP
    return IN_DEFENCE if place >= _FIRST_DEFENCE else IN_BASE_ATTACK


def target_key(target: int) -> str:
    """A target as a stable key; battlefields are counted from 1 as on the board."""
    if target < SHOP:
        return f"field:{target + 1}"
    return "shop" if target == SHOP else f"raid:{target - _FIRST_RIVAL}"


def place_key(place: int) -> str:
    """A place as a stable key."""
    if place <= SHOP:
        return target_key(place)
    if is_raid(place):
        return f"raid:{raid_rival(place)}:{raid_base(place)}"
    return f"defend:{defence_base(place)}"


def target_of(key: str) -> int:
    """The target behind a key."""
    kind, _, number = key.partition(":")
    if kind == "shop":
        return SHOP
    return int(number) - 1 if kind == "field" else raid_target(int(number))


def place_of(key: str) -> int:
    """The place behind a key."""
    kind, _, rest = key.partition(":")
    if kind == "defend":
        return defence_place(int(rest))
    if kind == "raid":
        rival, _, base = rest.partition(":")
        return raid_place(int(rival), int(base))
    return target_of(key)
