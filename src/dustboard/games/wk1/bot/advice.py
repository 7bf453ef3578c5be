# mypyc: skip
"""Why a bot that plays by rules of thumb would answer so, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dustboard.games.wk1.bot.seen import Seen, number_of, pool, speed_of
from dustboard.games.wk1.bot.wasteland import escape_chance
from dustboard.games.wk1.content.card_table import (
    AGGRESSION,
    BY_ID,
    ESCAPE_PENALTY,
    HEALTH,
    IS_EVENT,
    REWARD,
)
from dustboard.games.wk1.content.combat_table import OWN_DOMINANCE
from dustboard.games.wk1.content.constants import COMBAT_CARDS, SKILLS, SURVIVAL
from dustboard.games.wk1.content.keys import hex_of, read
from dustboard.games.wk1.content.mission_table import CHECKS, MISSION_ID
from dustboard.games.wk1.content.task_table import NEED, NEED_CHECK, NEED_DIFFICULTY, NEED_SKILL
from dustboard.games.wk1.content.tile_table import (
    DIFFICULTY,
    EXPLORING_DIFFICULTY,
    EXPLORING_SKILL,
    THREAT,
)
from dustboard.games.wk1.rules.checks import pass_chance
from dustboard.games.wk1.rules.duels import SEARCH_DIFFICULTY
from dustboard.games.wk1.show.odds.dice import percent
from dustboard.kernel.decisions import Message

Reasons = Callable[[Seen, str], list[Message]]


def reasons(view: dict[str, Any], decision: Any, key: str) -> list[Message]:
    """Up to two reasons for this answer, from the seat's own view."""
    find = _REASONS.get(decision.name)
    return [] if find is None else find(Seen(view), key)[:2]


# -- wasteland cards ----------------------------------------------------------------------------


def _escape(look: Seen, key: str) -> list[Message]:
    card = number_of(look.trip["card"])
    share = percent(escape_chance(look.mine, card))
    if IS_EVENT[card]:
        return [Message("advice-escape-event", {"card": card, "share": share}), _rewarded(card)]
    first = Message(
        "advice-escape-enemy", {"card": card, "share": share, "n": ESCAPE_PENALTY[card]}
    )
    return [first, Message("advice-enemy", _panel(card, look.mine["health"]))]


def _rewarded(card: int) -> Message:
    return Message("advice-reward" if REWARD[card] else "advice-no-reward", {"card": card})


def _panel(card: int, health: int) -> dict[str, Any]:
    return {"card": card, "dice": AGGRESSION[card], "n": HEALTH[card], "have": health}


def _waster(look: Seen, key: str) -> list[Message]:
    victim = look.seats[look.view["active"]]
    if key in ("wait", "under"):
        return [Message("advice-waster-wait", {"knight": victim["seat"]})]
    card = BY_ID[key]
    share = percent(1.0 - escape_chance(victim, card))
    args = {"knight": victim["seat"], "card": card, "share": share}
    more = {"knight": victim["seat"], "n": victim["health"], "have": victim["radiation"]}
    return [Message("advice-waster-play", args), Message("advice-waster-state", more)]


# -- combat -------------------------------------------------------------------------------------


def _combat_card(look: Seen, key: str) -> list[Message]:
    arena = look.view["arena"]
    side = 0 if look.me == arena["knight"] else 1
    mine, theirs = arena["health"][side], arena["health"][1 - side]
    args = {"n": OWN_DOMINANCE[COMBAT_CARDS.index(key)]}
    standing = {"have": mine, "n": theirs, "clash": arena["clash"]}
    return [Message(f"advice-{key}", args), Message("advice-standing", standing)]


# -- the road -----------------------------------------------------------------------------------


def _travel(look: Seen, key: str) -> list[Message]:
    health = Message("advice-body", _body(look))
    if key == "vehicle":
        args = {"n": look.mine["fuel"], "speed": speed_of(look.mine)}
        return [Message("advice-drive", args), health]
    return [Message("advice-stay" if key == "stay" else "advice-walk"), health]


def _body(look: Seen) -> dict[str, Any]:
    return {"n": look.mine["health"], "have": look.mine["radiation"]}


def _route(look: Seen, key: str) -> list[Message]:
    if key == "go":
        return _set_out(look)
    place = hex_of(key)
    tile = look.tile(place)
    spot = {"hex": place, "tile": tile}
    cost = Message("advice-hex", {**spot, "n": DIFFICULTY[tile], "cards": THREAT[tile]})
    exploring = _exploring(look, place)
    return [cost] if exploring is None else [exploring, cost]


def _exploring(look: Seen, place: int) -> Message | None:
    """What the hex at the end of a way asks for before it can be explored."""
    tile = look.tile(place)
    if EXPLORING_SKILL[tile] < 0:
        return None
    dice = pool(look.mine, EXPLORING_SKILL[tile], exploring=True)
    share = percent(pass_chance(dice, EXPLORING_DIFFICULTY[tile]))
    return Message("advice-exploring", {"hex": place, "tile": tile, "share": share})


def _set_out(look: Seen) -> list[Message]:
    """Where the planned route ends, and whether one gets away from there again."""
    stops = (look.own["forecast"] or {"hexes": []})["hexes"]
    if not stops:
        return [Message("advice-route-go", {"n": len(look.own["route"])})]
    end = stops[-1]
    spot = {"hex": end["hex"], "tile": look.tile(end["hex"])}
    left = Message("advice-route-end", {**spot, "fuel": end["fuel"], "cards": end["threats"]})
    exploring = _exploring(look, end["hex"])
    return [left] if exploring is None else [left, exploring]


def _search(look: Seen, key: str) -> list[Message]:
    dice = pool(look.mine, SURVIVAL)
    share = percent(pass_chance(dice, SEARCH_DIFFICULTY))
    return [Message("advice-search", {"share": share}), Message("advice-body", _body(look))]


# -- exploring ----------------------------------------------------------------------------------


def _explore(look: Seen, key: str) -> list[Message]:
    answer = read(key)
    kind = answer.word
    if kind not in ("accept", "accomplish"):
        return [Message("advice-body", _body(look))] if kind in ("body", "resupply") else []
    part, card = (0 if kind == "accept" else 1), answer.card
    first = Message(f"advice-{kind}", {"card": card})
    if NEED[part][card] != NEED_CHECK:
        return [first]
    dice = pool(look.mine, NEED_SKILL[part][card])
    share = percent(pass_chance(dice, NEED_DIFFICULTY[part][card]))
    return [first, Message("advice-check", {"skill": NEED_SKILL[part][card], "share": share})]


def _attempt(look: Seen, key: str) -> list[Message]:
    for skill, difficulty in CHECKS[MISSION_ID.index(look.goal["id"])]:
        if SKILLS[skill] == key:
            share = percent(pass_chance(pool(look.mine, skill), difficulty))
            return [Message("advice-check", {"skill": skill, "share": share})]
    return []


def _needs(look: Seen, key: str) -> list[Message]:
    stock = {"n": look.mine["ammo"], "have": look.mine["fuel"]}
    return [Message("advice-body", _body(look)), Message("advice-stock", stock)]


_REASONS: dict[str, Reasons] = {
    "escape_or_face": _escape,
    "waster": _waster,
    "combat_card": _combat_card,
    "travel": _travel,
    "route": _route,
    "search": _search,
    "explore": _explore,
    "relay": _attempt,
    "board": _attempt,
    "rest-uses": _needs,
    "quick-resupply": _needs,
    "city_rest": _needs,
}
