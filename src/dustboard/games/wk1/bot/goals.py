"""Hexes that a knight wants to be on, apart from the mission: tasks, healing, gear."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.mission_goals import (
    ALL,
    WHO_IS_FIRST,
    Target,
    Targets,
    entry_chance,
    mission_targets,
)
from dustboard.games.wk1.bot.prices import (
    gear_price,
    health_cost,
    radiation_cost,
    thing_worth,
    use_left,
)
from dustboard.games.wk1.bot.seen import FULL, Seen, known_once
from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.card_table import COLOUR, REWARD
from dustboard.games.wk1.content.constants import BLUE, NONE, SIDES, YELLOW
from dustboard.games.wk1.content.task_table import (
    BLUE_REWARD,
    NEED,
    NEED_AMOUNT,
    NEED_CHECK,
    NEED_DEFEAT,
    NEED_DIFFICULTY,
    NEED_DISCARD,
    NEED_HEX,
    NEED_SKILL,
    NEED_SPEND,
    NEED_SUFFER,
)
from dustboard.games.wk1.content.tile_table import (
    IS_CITY,
    RESUPPLY_AMOUNT,
    RESUPPLY_BOTH,
    RESUPPLY_COLOUR,
)
from dustboard.games.wk1.rules.checks import pass_chance
from dustboard.games.wk1.rules.vocabulary import ACTIONS, KnightEffect

FIRST: Final = 0
SECOND: Final = 1
VALUES: Final = (1, 3, 9, 12)
# by tile: whether an exploration action is printed on it
OFFERS: Final[list[bool]] = [
    len(ACTIONS[tile]) > 0 or RESUPPLY_COLOUR[tile] >= 0 for tile in range(len(RESUPPLY_COLOUR))
]
STRIKE: Final = 0.5
AMBUSH: Final = 0.4
NEVER: Final = -100.0  # what cannot be paid


# -- tasks --------------------------------------------------------------------------------------


def task_reward(look: Seen, card: int) -> float:
    """What accomplishing a task is worth."""
    found = sum([thing_worth(look, look.mine, what, amount) for what, amount in REWARD[card]])
    return found + (gear_price(look, BLUE) if BLUE_REWARD[card] >= 0 else 0.0)


def task_chance(look: Seen, card: int, part: int) -> float:
    """That a requirement of a private task can be met on its hex."""
    need, amount = NEED[part][card], NEED_AMOUNT[part][card]
    if need == NEED_CHECK:
        return pass_chance(
            look.mine.pool(NEED_SKILL[part][card], True), NEED_DIFFICULTY[part][card]
        )
    if need == NEED_SPEND:
        return 0.8 if look.mine.fuel >= amount else 0.0
    if need == NEED_SUFFER:
        return 0.7 if look.mine.radiation + amount < FULL else 0.0
    if need == NEED_DISCARD:
        return 0.7
    return 0.3 if need == NEED_DEFEAT else 1.0


def _open_tasks(look: Seen) -> list[tuple[int, int]]:
    """Private tasks that the knight can go for, each with the requirement that comes next."""
    state, me = look.state, look.me
    if look.players == 2:
        accepted = known_once(state.accepted[me])
        waiting = known_once([*state.secret_tasks[me], *state.shown_tasks[me]])
        found = [(card, SECOND) for card in accepted]
        return found + [(card, FIRST) for card in waiting if card not in accepted]
    slots = [slot for slot in range(1, len(state.slots)) if state.slots[slot] >= 0]
    held = [(state.slots[slot], SECOND) for slot in slots if state.slot_holder[slot] == me]
    if held:
        return held
    return [(state.slots[slot], FIRST) for slot in slots if state.slot_holder[slot] == NONE]


def _task_targets(look: Seen, found: Targets) -> None:
    for card, part in _open_tasks(look):
        place = look.place_of(NEED_HEX[part][card])
        if place < 0 or (part == FIRST and look.rounds_left < 2):
            continue
        share = look.weights.accepted if part == SECOND else look.weights.tasks
        worth = share * task_reward(look, card) * task_chance(look, card, part)
        shared = part == FIRST and look.players > 2
        found.append(
            Target(place, worth * entry_chance(look, place), WHO_IS_FIRST if shared else ALL)
        )


# -- what a hex offers --------------------------------------------------------------------------


def purse(look: Seen) -> int:
    """The value of gear that the knight could pay with."""
    cards = look.stored()
    cards.extend(look.pockets())
    return sum([VALUES[COLOUR[card]] for card in cards if 0 <= COLOUR[card] < 3])


def resupply_worth(look: Seen, tile: int, kind: str) -> float:
    """What a resupply brings, its price paid; `kind` is body, supplies or resupply."""
    cost = VALUES[RESUPPLY_COLOUR[tile]] * RESUPPLY_AMOUNT[tile]
    if cost > purse(look):
        return -1.0
    worth = -0.55 * cost * look.weights.gear * use_left(look)
    seat = look.mine
    if kind != "supplies":
        worth += thing_worth(look, seat, things.HEALTH, FULL)
        worth += thing_worth(look, seat, things.RADIATION, FULL)
    if kind != "body":
        worth += thing_worth(look, seat, things.AMMO, FULL)
        worth += thing_worth(look, seat, things.FUEL, FULL) + (1.0 if seat.damaged else 0.0)
    return worth


def action_worth(look: Seen, effects: tuple[KnightEffect, ...]) -> float:
    """What a special action of a hex brings; of alternatives the best one counts."""
    plain = 0.0
    options: dict[int, float] = {}
    for effect in effects:
        worth = _effect_worth(look, effect)
        if effect.result:
            worth *= 0.5
        if effect.most <= SIDES:  # only if a die shows one of these numbers
            worth *= (effect.most - effect.least + 1) / SIDES
        if effect.option:
            options[effect.option] = options.get(effect.option, 0.0) + worth
        else:
            plain += worth
    return plain + max(options.values()) if options else plain


def _effect_worth(look: Seen, effect: KnightEffect) -> float:
    seat = look.mine
    do, amount = effect.word, effect.amount
    if do in ("gain", "heal"):
        return thing_worth(look, seat, effect.what, min(amount, FULL))
    if do == "lose":
        if effect.what == things.HEALTH:
            return -health_cost(look, seat, amount)
        held = seat.reputation
        rep = effect.what == things.REPUTATION
        return -thing_worth(look, seat, effect.what, min(amount, held) if rep else amount)
    if do == "suffer":
        return -radiation_cost(look, seat, amount)
    if do == "pay" and effect.what == things.REPUTATION:
        held = seat.reputation
        return -thing_worth(look, seat, effect.what, amount) if held >= amount else NEVER
    if do == "pay" and effect.what >= things.GREEN_CARD:
        return -gear_price(look, effect.what - things.GREEN_CARD) * amount
    if do == "repair":
        return 1.0 if seat.damaged else 0.0
    if do == "take_from_stalls":
        return gear_price(look, YELLOW) * 0.6
    if do == "strike":
        return STRIKE
    return AMBUSH if do == "ambush" else 0.0


def best_action(look: Seen, place: int) -> float:
    """The best that one exploration action on a hex brings, the mission apart."""
    tile = look.tile(place)
    best = 0.0
    for effects in ACTIONS[tile]:
        best = max(best, action_worth(look, effects))
    if RESUPPLY_COLOUR[tile] >= 0:
        kinds = ("resupply",) if RESUPPLY_BOTH[tile] else ("body", "supplies")
        for kind in kinds:
            best = max(best, resupply_worth(look, tile, kind))
    return best


def night_worth(look: Seen) -> float:
    """What the next night in a city does for the knight."""
    seat = look.mine
    if look.rounds_left < 1:
        return 0.0
    best = 0.0
    for what in (things.AMMO, things.FUEL, things.HEALTH, things.RADIATION):
        best = max(best, thing_worth(look, seat, what, 1))
    return best


def targets(look: Seen) -> Targets:
    """Hexes with what it is worth to end a move there and to explore."""
    found: Targets = []
    night = night_worth(look)
    for place, tile in enumerate(look.state.tiles):
        if OFFERS[tile]:
            worth = best_action(look, place) * entry_chance(look, place)
            if worth > 0.0:
                found.append(Target(place, worth))
        if IS_CITY[tile] and night > 0.0:
            found.append(Target(place, night))
    _task_targets(look, found)
    found.extend(mission_targets(look))
    return [target for target in found if target.worth > 0.0]
