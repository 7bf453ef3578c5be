# mypyc: skip
"""Why a bot that plays by rules of thumb would answer so, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dustboard.games.telling import SEAT_LETTERS
from dustboard.games.wk1.bot.fighters import Outlook
from dustboard.games.wk1.bot.routes import best_first, roads
from dustboard.games.wk1.bot.seen import Seen
from dustboard.games.wk1.bot.wasteland import escape_chance
from dustboard.games.wk1.bot.weights import knight_share
from dustboard.games.wk1.content.card_table import (
    AGGRESSION,
    BY_ID,
    ESCAPE_PENALTY,
    HEALTH,
    IS_EVENT,
    PANEL_CARDS,
    REWARD,
)
from dustboard.games.wk1.content.combat_table import OWN_DOMINANCE
from dustboard.games.wk1.content.constants import (
    BY_VEHICLE,
    COMBAT_CARDS,
    ON_FOOT,
    SKILLS,
    STAY,
    SURVIVAL,
)
from dustboard.games.wk1.content.keys import hex_of, read
from dustboard.games.wk1.content.knight_table import KNIGHT_BY_ID
from dustboard.games.wk1.content.mission_table import CHECKS
from dustboard.games.wk1.content.task_table import NEED, NEED_CHECK, NEED_DIFFICULTY, NEED_SKILL
from dustboard.games.wk1.content.tile_table import (
    DIFFICULTY,
    EXPLORING_DIFFICULTY,
    EXPLORING_SKILL,
    THREAT,
)
from dustboard.games.wk1.rules.checks import pass_chance
from dustboard.games.wk1.rules.combat.sides import health_left
from dustboard.games.wk1.rules.duels import SEARCH_DIFFICULTY
from dustboard.games.wk1.show.odds.dice import percent
from dustboard.games.wk1.show.route_view import forecast
from dustboard.kernel.decisions import Message

Reasons = Callable[[Seen, str], list[Message]]


def reasons(look: Seen, name: str, key: str) -> list[Message]:
    """Up to two reasons for this answer to the question of this name."""
    find = _REASONS.get(name)
    return [] if find is None else find(look, key)[:2]


# -- wasteland cards ----------------------------------------------------------------------------


def _escape(look: Seen, key: str) -> list[Message]:
    card = look.state.card
    share = percent(escape_chance(look.mine, card))
    if IS_EVENT[card]:
        return [Message("advice-escape-event", {"card": card, "share": share}), _rewarded(card)]
    first = Message(
        "advice-escape-enemy", {"card": card, "share": share, "n": ESCAPE_PENALTY[card]}
    )
    return [first, Message("advice-enemy", _panel(card, look.mine.health))]


def _rewarded(card: int) -> Message:
    return Message("advice-reward" if REWARD[card] else "advice-no-reward", {"card": card})


def _panel(card: int, health: int) -> dict[str, Any]:
    return {"card": card, "dice": AGGRESSION[card], "n": HEALTH[card], "have": health}


def _waster(look: Seen, key: str) -> list[Message]:
    victim = look.seats[look.state.active]
    if key in ("wait", "under"):
        return [Message("advice-waster-wait", {"knight": victim.seat})]
    card = BY_ID[key]
    share = percent(1.0 - escape_chance(victim, card))
    args = {"knight": victim.seat, "card": card, "share": share}
    more = {"knight": victim.seat, "n": victim.health, "have": victim.radiation}
    return [Message("advice-waster-play", args), Message("advice-waster-state", more)]


# -- combat -------------------------------------------------------------------------------------


def _combat_card(look: Seen, key: str) -> list[Message]:
    state = look.state
    side = 0 if look.me == state.active else 1
    mine, theirs = health_left(state, side), health_left(state, 1 - side)
    args = {"n": OWN_DOMINANCE[COMBAT_CARDS.index(key)]}
    standing = {"have": mine, "n": theirs, "clash": state.clash}
    return [Message(f"advice-{key}", args), Message("advice-standing", standing)]


# -- the road -----------------------------------------------------------------------------------


_TRAVELS: dict[str, int] = {"stay": STAY, "foot": ON_FOOT, "vehicle": BY_VEHICLE}


def _travel(look: Seen, key: str) -> list[Message]:
    """Where the best way of this kind ends, and what one travels with."""
    found = [road for road in best_first(roads(look)) if road.travel == _TRAVELS.get(key)]
    plan: list[Message] = []
    if found and found[0].path:
        end = found[0].path[-1]
        spot = {"hex": end, "tile": look.tile(end)}
        plan = [Message("advice-goal", {**spot, "n": max(0, look.rounds_left)})]
    if key == "vehicle":
        args = {"n": look.mine.fuel, "speed": look.mine.speed()}
        return [*plan, Message("advice-drive", args)]
    health = Message("advice-body", _body(look))
    return [*plan, Message("advice-stay" if key == "stay" else "advice-walk"), health]


def _body(look: Seen) -> dict[str, Any]:
    return {"n": look.mine.health, "have": look.mine.radiation}


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
    dice = look.mine.pool(EXPLORING_SKILL[tile], exploring=True)
    share = percent(pass_chance(dice, EXPLORING_DIFFICULTY[tile]))
    return Message("advice-exploring", {"hex": place, "tile": tile, "share": share})


def _set_out(look: Seen) -> list[Message]:
    """Where the planned route ends, and whether one gets away from there again."""
    ahead = forecast(look.state, look.me)
    if ahead is None or not ahead["hexes"]:
        return [Message("advice-route-go", {"n": len(look.state.draft[look.me])})]
    stops = ahead["hexes"]
    end = stops[-1]
    spot = {"hex": end["hex"], "tile": look.tile(end["hex"])}
    left = Message("advice-route-end", {**spot, "fuel": end["fuel"], "cards": end["threats"]})
    exploring = _exploring(look, end["hex"])
    return [left] if exploring is None else [left, exploring]


def _search(look: Seen, key: str) -> list[Message]:
    dice = look.mine.pool(SURVIVAL)
    share = percent(pass_chance(dice, SEARCH_DIFFICULTY))
    return [Message("advice-search", {"share": share}), Message("advice-body", _body(look))]


# -- others on the road -------------------------------------------------------------------------


def _outlook(fight: Outlook) -> dict[str, Any]:
    return {"share": percent(fight.wins), "n": round(fight.loss)}


def _meeting(look: Seen, key: str) -> list[Message]:
    if key == "on":
        return [Message("advice-body", _body(look))]
    return _duel(look, SEAT_LETTERS.index(key))


def _consent(look: Seen, key: str) -> list[Message]:
    return _duel(look, look.state.active)


def _duel(look: Seen, seat: int) -> list[Message]:
    rival = look.seats[seat]
    if rival.down:
        return _search(look, "yes")
    first = Message("advice-duel", {"knight": seat, **_outlook(look.duel(rival))})
    return [first, Message("advice-arms", {"n": look.mine.ammo, "have": look.mine.health})]


def _face_villain(look: Seen, key: str) -> list[Message]:
    state = look.state
    if look.here not in state.villain_at:
        return []
    villain = state.villain_at.index(look.here)
    card, loss = PANEL_CARDS[villain], state.villain_loss[villain]
    fight = look.fight(look.mine, card, loss)
    first = Message("advice-fight", {"card": card, **_outlook(fight)})
    return [first, Message("advice-wounds", {"card": card, "n": HEALTH[card] - loss})]


def _knight(look: Seen, key: str) -> list[Message]:
    share = knight_share(look.mission, key)
    if not share:
        return []
    args = {"knight_sheet": KNIGHT_BY_ID[key], "share": percent(share)}
    return [Message("advice-knight", args)]


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
    dice = look.mine.pool(NEED_SKILL[part][card])
    share = percent(pass_chance(dice, NEED_DIFFICULTY[part][card]))
    return [first, Message("advice-check", {"skill": NEED_SKILL[part][card], "share": share})]


def _attempt(look: Seen, key: str) -> list[Message]:
    for skill, difficulty in CHECKS[look.state.mission]:
        if SKILLS[skill] == key:
            share = percent(pass_chance(look.mine.pool(skill), difficulty))
            return [Message("advice-check", {"skill": skill, "share": share})]
    return []


def _needs(look: Seen, key: str) -> list[Message]:
    stock = {"n": look.mine.ammo, "have": look.mine.fuel}
    return [Message("advice-body", _body(look)), Message("advice-stock", stock)]


_REASONS: dict[str, Reasons] = {
    "escape_or_face": _escape,
    "waster": _waster,
    "combat_card": _combat_card,
    "consent": _consent,
    "face_villain": _face_villain,
    "knight_sheet": _knight,
    "meeting": _meeting,
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
