# mypyc: skip
"""From messages to sentences: names instead of numbers, in the language asked for."""

from __future__ import annotations

from typing import Any

from dustboard.games.telling import seat_args, seat_name
from dustboard.games.wk1.content.cards import CARDS, CONTENT
from dustboard.games.wk1.content.constants import (
    COLOURS,
    COMBAT_CARDS,
    ICONS,
    RANGES,
    SKILLS,
    SLOTS,
    SPECIAL_TOKENS,
    STEPS,
    TOKENS,
)
from dustboard.games.wk1.content.mission_table import MISSION_ID
from dustboard.games.wk1.content.things import THINGS
from dustboard.games.wk1.content.tile_table import NUMBER, TILE_ID
from dustboard.games.wk1.rules.effects.lines import HEXES
from dustboard.games.wk1.show.effect_text import (
    TEXTS,
    action_does,
    alternative_does,
    amount_text,
    hex_name,
    join,
    upper,
)
from dustboard.kernel.cast import Cast
from dustboard.kernel.decisions import Message

_SEATS = ("seat", "knight", "rival", "player", "loser", "waster")
_SEAT_LISTS = ("seats", "winners", "order")
# what events of games that began before they told it are filled up with
_OLDER = {
    "event-foe-loss": {"foe": "older-enemy"},
    "event-dominance": {"knight": "older-knight", "foe": "older-enemy", "rival": "older-enemy"},
}
ACTION_NAMES = {90: "trade", 91: "body", 92: "supplies", 93: "resupply"}


def card_name(card: int, lang: str = "en") -> str:
    """The name of a card by its number."""
    if card < 0:
        return TEXTS.format(lang, "hidden-card")
    if CARDS[card].deck == "abilities":
        return TEXTS.format(lang, f"{CARDS[card].design}.ability")
    return TEXTS.format(lang, CARDS[card].design)


def place_name(place: int, tile: int, lang: str = "en") -> str:
    """A numbered hex by its name, another one by its terrain and its place on the board."""
    if NUMBER[tile]:
        return hex_name(NUMBER[tile], lang)
    name = TEXTS.format(lang, TILE_ID[tile])
    return TEXTS.format(lang, "hex-unnamed", {"name": name, "hex": place})


def action_text(tile: int, action: int, lang: str) -> str:
    """An exploration action in words."""
    if action in ACTION_NAMES:
        return TEXTS.format(lang, f"action-{ACTION_NAMES[action]}")
    return upper(action_does(tile, action, lang))


def plain_args(message: Message, lang: str, cast: Cast) -> dict[str, Any]:
    """The arguments of a message as words and numbers that a text can hold."""
    given = message.args
    args: dict[str, Any] = {}
    spoken = TEXTS.language(lang, message.key)  # a text without a translation speaks of "you"
    for name, value in given.items():
        if name in _SEATS:
            args.update(seat_args(name, value, spoken, cast))
        elif name in _SEAT_LISTS and isinstance(value, list):
            args[name] = join([seat_name(seat, spoken, cast) for seat in value], "list-and", spoken)
        else:
            args[name] = _word(name, value, given, lang)
    if "tile" in given and "action" in given:
        args["action"] = action_text(given["tile"], given["action"], lang)
    if "option" in given and "part" in given:
        args["option"] = _alternative(message.key, given, lang)
    change = given["dice"] if message.key == "event-dice-change" else given.get("change")
    if isinstance(change, int):
        args["n"], args["way"] = abs(change), "up" if change > 0 else "down"
        args["cause"] = _cause(given["cause"], lang) if "cause" in given else ""
    if message.key == "event-dominance":
        args["lead"] = abs(given["now"])
        args["side"] = "even" if not given["now"] else "knight" if given["now"] > 0 else "opponent"
        args["duel"] = "yes" if given.get("foe", 0) < 0 else "no"
    for name, key in _OLDER.get(message.key, {}).items():
        args.setdefault(name, TEXTS.format(lang, key))
    if message.key.startswith("diary-") and "tile" in given and NUMBER[given["tile"]]:
        args["hex"] = TEXTS.format(lang, TILE_ID[given["tile"]])  # a story has no numbers
    if "goods" in given:
        args["cards"] = _deal(given["cards"], given["goods"][:3], lang)
        args["wanted"] = _deal(given["wanted"], given["goods"][3:], lang)
    return {name: value for name, value in args.items() if value is not None}


def _cause(cause: int | str, lang: str) -> str:
    """What made a counter move, as the beginning of a sentence."""
    if isinstance(cause, str):
        name = TEXTS.format(lang, f"cause-{cause}")
    elif cause >= HEXES:
        name = TEXTS.format(lang, TILE_ID[cause - HEXES])
    else:
        name = card_name(cause, lang)
    return TEXTS.format(lang, "because-of", {"cause": name})


def _deal(cards: list[int], goods: list[int], lang: str) -> str:
    """One side of a deal: cards, then Ammo, Fuel and the vehicle."""
    ammo, fuel, vehicle = goods
    parts = [card_name(card, lang) for card in cards]
    parts += [amount_text(what, n, lang) for what, n in (("ammo", ammo), ("fuel", fuel)) if n]
    parts += [TEXTS.format(lang, "deal-vehicle")] if vehicle else []
    return join(parts, "list-and", lang) or TEXTS.format(lang, "deal-nothing")


def _alternative(key: str, given: dict[str, Any], lang: str) -> str:
    source, part, option = given["source"], given["part"], given["option"]
    kind = "action" if "-action-" in key else "card"
    return upper(alternative_does(kind, source, part, option, lang))


def _word(name: str, value: Any, given: dict[str, Any], lang: str) -> Any:
    if name in ("card", "weapon", "foe", "host", "source"):
        return card_name(value, lang)
    if name in ("cards", "taken", "wanted") and isinstance(value, list):
        return join([card_name(card, lang) for card in value], "list-and", lang)
    if name == "hex":
        return place_name(value, given["tile"], lang) if "tile" in given else value
    if name == "dice" and isinstance(value, list):
        return ", ".join(str(die) for die in value)
    if name == "route":
        return len(value)
    lists = {
        "range": ("range", RANGES),
        "icon": ("icon", ICONS),
        "skill": ("skill", SKILLS),
        "colour": ("colour", COLOURS),
        "slot": ("slot", SLOTS),
        "step": ("step", STEPS),
    }
    if name in lists and isinstance(value, int):
        kind, words = lists[name]
        return TEXTS.format(lang, f"{kind}-{words[value]}") if value >= 0 else "-"
    return _more(name, value, given, lang)


def _more(name: str, value: Any, given: dict[str, Any], lang: str) -> Any:
    if name == "token":
        special = "dark" in given or "special" in given
        words = SPECIAL_TOKENS if special else TOKENS
        return TEXTS.format(lang, f"{'special' if special else 'token'}-{words[value]}")
    if name == "knight_sheet":
        return TEXTS.format(lang, CONTENT.knights[value].id)
    if name == "mission":
        return TEXTS.format(lang, MISSION_ID[value])
    if name == "trait":
        return TEXTS.format(lang, f"trait-{value}")
    if name == "things":
        return amount_text(THINGS[value[0]], value[1], lang)
    if name == "what":
        return TEXTS.format(lang, f"thing-{THINGS[value]}")
    if name == "spot":
        return TEXTS.format(lang, f"spot-{value}")
    if name in ("first", "second"):
        return TEXTS.format(lang, f"option-combat-{COMBAT_CARDS[value]}")
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, (int, str)) else None
