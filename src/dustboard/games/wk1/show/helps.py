# mypyc: skip
"""What a card helps with, for who looks for one: read from when and how its row takes effect."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

# by the beginning of a moment, of what is done there, or by the name of a lasting effect
_WHEN: Final = {
    "before_escape": "escape",
    "own_move": "escape",
    "nature_event": "escape",
    "before_combat": "fight",
    "before_cards": "fight",
    "before_dominance": "fight",
    "before_foe": "fight",
    "before_own_attack": "fight",
    "after_foe_hit": "fight",
    "after_own_attack": "fight",
    "after_combat": "fight",
    "own_hit": "fight",
    "duel_won": "fight",
    "fall": "heal",
    "radiation_suffered": "heal",
    "before_moving": "move",
    "vehicle_damage": "move",
    "before_exploring": "explore",
    "before_search": "explore",
    "own_trade": "trade",
}
_DOES: Final = {
    "heal": "heal",
    "repair": "move",
    "attack_dice": "fight",
    "passed_check": "explore",
}
_GAINS: Final = {"fuel": "move", "ammo": "fight"}
_LASTS: Final = {
    "dice_escape": "escape",
    "points": "move",
    "vehicle_points": "move",
    "first_fuel_points": "move",
    "speed": "move",
    "radiated_hex_cost": "move",
    "threats_ignored": "move",
    "board_radiation": "heal",
    "stalls_discount": "trade",
    "resupply_discount": "trade",
    "dice_repair": "explore",
    "dice_survival": "explore",
    "dice_medicine": "explore",
    "dice_talk": "explore",
}
_GROUPS: Final = {"weapon": "fight", "armor": "fight", "enhancement": "fight", "vehicle": "move"}
HELPS: Final = ("escape", "fight", "heal", "move", "explore", "trade")


def helps(row: Any) -> tuple[str, ...]:
    """What a row of gear or luck helps with, each once, in the order of `HELPS`.

    >>> from dustboard.games.wk1.content.cards import CONTENT
    >>> rows = {row.id: row for row in (*CONTENT.green, *CONTENT.yellow, *CONTENT.luck)}
    >>> [helps(rows[id]) for id in ("g02", "g10", "y17", "l08", "l18")]
    [('heal',), ('fight',), ('escape',), ('move',), ('trade',)]
    """
    found = set(_found(row))
    return tuple(one for one in HELPS if one in found)


def _found(row: Any) -> Iterator[str]:
    if group := _GROUPS.get(getattr(row, "group", "")):
        yield group
    lasting: Mapping[str, int] = getattr(row, "mods", {})
    for name, amount in lasting.items():
        if amount > 0 and name in _LASTS:
            yield _LASTS[name]
    for effect in row.effects:
        does = str(effect["do"])
        yield from (what for word, what in _WHEN.items() if str(effect["when"]).startswith(word))
        yield from (what for word, what in _DOES.items() if does.startswith(word))
        if does == "gain" and effect.get("what") in _GAINS:
            yield _GAINS[str(effect["what"])]
        if does == "choose" and "'heal'" in str(effect):
            yield "heal"
