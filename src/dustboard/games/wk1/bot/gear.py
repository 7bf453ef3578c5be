"""Gear: what to wear, where to put it, what to part with."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.prices import card_worth, thing_worth, weapon_worth
from dustboard.games.wk1.bot.seen import FULL, Seen, known_once
from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.card_table import (
    ARMOR,
    BY_ID,
    GROUP,
    GROUP_ARMOR,
    GROUP_ENHANCEMENT,
    GROUP_WEAPON,
    HANDS,
)
from dustboard.games.wk1.content.constants import EMPTY, SKILLS
from dustboard.games.wk1.content.effect_table import HAS_MODS, MOD
from dustboard.games.wk1.content.keys import ATTACH, LAY, Answer, read
from dustboard.games.wk1.content.knight_table import PANEL, PANEL_HANDS, PANEL_PLACE, PANEL_POCKETS
from dustboard.games.wk1.content.moments import AT_REST, AT_REST_END
from dustboard.games.wk1.rules.vocabulary import EFFECTS

SECOND: Final = 0.3  # what a second weapon adds besides the best one
STORED: Final = 0.05
IN_USE: Final = 0.2
USE_SOON: Final = 0.3  # how much of what a card would bring now is added to its price
# what a card that brings them is worth beside the others of its colour, whatever is needed now
STAPLE: Final[dict[int, float]] = {
    things.HEALTH: 0.06,
    things.FUEL: 0.04,
    things.RADIATION: 0.02,
    things.AMMO: 0.01,
}
IN_HAND: Final = 0.6
IDLE: Final = -100.0  # what brings nothing, and might go on for ever


def _arms(worths: list[float]) -> float:
    ordered = sorted(worths, reverse=True)
    return ordered[0] + SECOND * sum(ordered[1:2]) if ordered else 0.0


def _weapon(look: Seen, card: int) -> float:
    return weapon_worth(card, look.mine.guns, look.mine.blades)


def _in_hand(look: Seen) -> list[int]:
    return [card for card in look.mine.worn() if GROUP[card] == GROUP_WEAPON]


def _covered(look: Seen, card: int, hand: int) -> list[int]:
    """What a weapon in this hand would cover or displace."""
    both = HANDS[card] == 2
    hands = look.state.hands[look.me]
    gone = known_once(hands if both else [hands[hand]])
    for other in look.mine.uncovered():
        same = both or HANDS[other] == 2 or PANEL_PLACE[other] == hand
        if PANEL[other] == PANEL_HANDS and same:
            gone.append(other)
    return gone


def hand_gain(look: Seen, card: int, hand: int) -> float:
    """How much better the knight is armed with a weapon in this hand."""
    now = _in_hand(look)
    gone = _covered(look, card, hand)
    then = [_weapon(look, each) for each in now if each not in gone and each != card]
    return _arms([*then, _weapon(look, card)]) - _arms([_weapon(look, each) for each in now])


def _pocket_gain(look: Seen, card: int, pocket: int) -> float:
    """Things that work at any time belong into a pocket."""
    if look.state.pockets[look.me][pocket] != EMPTY:
        return -0.5
    used = any(effect.at not in (AT_REST, AT_REST_END) for effect in EFFECTS[card])
    gain = 0.4 if used or HAS_MODS[card] else -0.2
    for other in look.mine.uncovered():
        if PANEL[other] == PANEL_POCKETS and PANEL_PLACE[other] == pocket:
            gain -= 0.5
    return gain


def _place_worth(look: Seen, answer: Answer) -> float:
    """What a place does for a card that is not worn yet."""
    card, place = answer.card, answer.what
    if place == "hand":
        if GROUP[card] != GROUP_WEAPON:
            return -0.5
        return IN_HAND * hand_gain(look, card, answer.number - 1)
    if place == "body":
        if GROUP[card] != GROUP_ARMOR:
            return -0.5
        return ARMOR[card] - look.mine.armor() + (0.1 if HAS_MODS[card] else 0.0)
    if place == "pocket":
        if GROUP[card] in (GROUP_WEAPON, GROUP_ARMOR, GROUP_ENHANCEMENT):
            return -0.5
        return _pocket_gain(look, card, answer.number - 1)
    return STORED if place == "vehicle" else STORED / 2


def _rate_move(look: Seen, answer: Answer, moving: bool) -> float:
    if answer.word == "swap":
        return -0.5  # where a thing is stored makes little difference
    if answer.word == LAY:
        stored = answer.what in ("backpack", "vehicle")
        if moving and (stored or answer.card in look.mine.worn()):
            return -0.5
        return _place_worth(look, answer)
    if answer.word == ATTACH:
        open_links = look.state.open_links[look.me][::2]
        if answer.card in open_links:
            return -0.5
        return 0.5 if answer.other in look.mine.worn() else -0.1
    if answer.word == "discard":
        return -card_worth(look, answer.card, look.mine) - 1.0
    return 0.0 if answer.word == "fit" else -0.9  # leaving a blue card, or going on for no reason


def rate_equip(look: Seen, keys: list[str]) -> list[float]:
    """Moves that improve what is worn; then ready."""
    moving = "ready" in keys
    return [0.0 if key == "ready" else _rate_move(look, read(key), moving) for key in keys]


def rate_placing(look: Seen, keys: list[str]) -> list[float]:
    """New gear goes where it works best; what has its place is left there."""
    new = look.state.aside[look.me]
    ratings: list[float] = []
    for key in keys:
        answer = read(key)
        placed = answer.word in (LAY, ATTACH) and answer.card not in new
        idle = placed or answer.word in ("more", "swap")
        ratings.append(IDLE if idle else _rate_move(look, answer, moving=False))
    return ratings


def keeping(look: Seen, card: int) -> float:
    """What a card is worth to its owner now: more if it is worn, or does him good as he is."""
    worth = card_worth(look, card, look.mine)
    if card in look.mine.worn():
        worth += IN_USE
    if HAS_MODS[card]:
        worth += 0.1 + 0.1 * sum([MOD[skill][card] for skill in range(len(SKILLS))])
    for effect in EFFECTS[card]:
        if effect.word in ("heal", "gain"):
            worth += USE_SOON * thing_worth(look, look.mine, effect.what, effect.amount)
            worth += STAPLE.get(effect.what, 0.0)
    return worth


def rate_giving(look: Seen, keys: list[str]) -> list[float]:
    """Part with the least; who may stop stops."""
    quiet = ("done", "stop")
    return [0.0 if key in quiet else -keeping(look, BY_ID[key]) for key in keys]


def rate_card(look: Seen, keys: list[str]) -> list[float]:
    """A card to lose or to mark: the worst of one's own, the best of somebody else's."""
    mine = [*look.mine.worn(), *look.stored(), look.mine.ability]
    own = BY_ID[keys[0]] in mine
    sign = -1.0 if own or look.spares() else 1.0
    return [sign * keeping(look, BY_ID[key]) for key in keys]


_LOOT: Final[dict[str, float]] = {"nothing": 0.0, "stored": 1.0, "task": 1.5}


def rate_loot(look: Seen, keys: list[str]) -> list[float]:
    """What the mission wants first."""
    ratings: list[float] = []
    for key in keys:
        if read(key).word == "marker":
            ratings.append(20.0)
        elif key in ("ammo", "fuel"):
            missing = FULL - (look.mine.ammo if key == "ammo" else look.mine.fuel)
            ratings.append((0.35 if key == "fuel" else 0.2) * min(2, missing))
        elif key in _LOOT:
            ratings.append(_LOOT[key])
        else:
            ratings.append(card_worth(look, BY_ID[key], look.mine))
    return ratings
