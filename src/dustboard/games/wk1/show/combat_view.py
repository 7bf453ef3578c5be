# mypyc: skip
"""Checks, combats and the wasteland card being met, as all see them (wk1.wasteland.13-14)."""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import (
    ESCAPE,
    ESCAPE_DIFFICULTY,
    ESCAPE_PENALTY,
    HEALTH,
    ID,
    IS_EVENT,
)
from dustboard.games.wk1.content.combat_table import RANGE_DICE, RANGE_ICONS
from dustboard.games.wk1.content.constants import (
    COMBAT_CARDS,
    DUEL,
    FOR_ATTACK,
    FOR_ESCAPE,
    ICONS,
    NONE,
    PURPOSES,
    RANGES,
    SKILLS,
)
from dustboard.games.wk1.rules.checks import pool_of
from dustboard.games.wk1.rules.combat.attack_pool import damage_rolled
from dustboard.games.wk1.rules.combat.sides import (
    aggression,
    armor_of,
    health_left,
    is_ferocious,
    is_knight,
)
from dustboard.games.wk1.rules.resources import FULL
from dustboard.games.wk1.show.view_types import (
    ArenaView,
    AttackView,
    CheckView,
    EncounterView,
    Face,
)
from dustboard.games.wk1.state.state import KnightsState


def _id(card: int) -> str | None:
    return ID[card] if card >= 0 else None


def check(state: KnightsState) -> CheckView | None:
    """The last check, or the one that is being made."""
    if state.check_seat == NONE:
        return None
    skill = state.check_skill
    return {
        "seat": state.check_seat,
        "skill": SKILLS[skill] if skill >= 0 else None,
        "purpose": PURPOSES[state.check_purpose],
        "difficulty": state.check_difficulty,
        "pool": max(1, state.check_pool + state.check_gained),
        "dice": list(state.check_dice),
        "faces": _faces(state),
        "rolled": bool(state.check_rolled),
    }


def _faces(state: KnightsState) -> list[Face]:
    """What each die means: a miss, a success, or a Bull's Eye."""
    bull = state.check_bull
    return [
        "miss" if die < state.check_difficulty else "bull" if die >= bull else "hit"
        for die in state.check_dice
    ]


def arena(state: KnightsState) -> ArenaView | None:
    """The fight that goes on; the Active Knight is the first of every pair."""
    if not state.fight:
        return None
    duel = state.fight == DUEL
    return {
        "duel": duel,
        "foe": _id(state.foe),
        "knight": state.active,
        "rival": state.rival,
        "decks": _colours(state),
        "clash": state.clash,
        "clashes": 3,
        "range": RANGES[state.range],
        "difficulty": state.house.difficulty[state.range],
        "ranges": [
            {"range": name, "difficulty": state.house.difficulty[number]}
            for number, name in enumerate(RANGES)
        ],
        "order": [
            {"icon": ICONS[icon], "dice": dice}
            for icon, dice in zip(RANGE_ICONS[state.range], RANGE_DICE[state.range], strict=True)
        ],
        "ferocious": is_ferocious(state),
        "dominance": state.dominance,
        "health": [health_left(state, side) for side in (0, 1)],
        "full": [FULL if is_knight(state, side) else HEALTH[state.foe] for side in (0, 1)],
        "armor": [armor_of(state, side, False) for side in (0, 1)],
        "aggression": None if duel else aggression(state),
        "cards": [_card(card) for card in state.played],
        "last": [_card(card) for card in state.last_card],
        "prepared": [bool(flag) for flag in state.prepared],
        "weapons": [_id(card) for card in state.weapon],
        "icons": [None if icon < 0 else ICONS[icon] for icon in state.icon],
        "damage": _damage(state),
        "lost": list(state.side_loss),
        "attack": _attack(state),
    }


def _card(card: int) -> str | None:
    return None if card == NONE else COMBAT_CARDS[card]


def _attack(state: KnightsState) -> AttackView | None:
    """The last attack whose dice have fallen, until the next one or the next combat cards."""
    if state.struck == NONE or state.check_purpose != FOR_ATTACK:
        return None
    return {"side": state.attacker, "damage": _damage(state), "lost": state.struck}


def _damage(state: KnightsState) -> int:
    """The damage of the last attack; while cards may change its dice, what they show now."""
    if state.check_rolled and state.check_purpose == FOR_ATTACK:
        return damage_rolled(state, state.attacker)
    return state.damage


def _colours(state: KnightsState) -> list[str]:
    """The combat decks: the Active Knight's is red; two players each keep theirs (wk1.p2.02)."""
    kept = state.players == 2 and state.active == 1
    return ["blue", "red"] if kept else ["red", "blue"]


def encounter(state: KnightsState) -> EncounterView | None:
    """The card, and what its escape panel asks of this knight before anybody adds dice to it.

    `loss` is the Health that a failed escape costs; 0 where the text of an event happens instead.
    """
    card, seat = state.card, state.active
    if card == NONE or seat == NONE:
        return None
    skill = ESCAPE[card]
    if skill < 0:  # nobody escapes from it
        return {"card": ID[card], "event": IS_EVENT[card], "skill": None}
    return {
        "card": ID[card],
        "event": IS_EVENT[card],
        "skill": SKILLS[skill],
        "difficulty": ESCAPE_DIFFICULTY[card],
        "pool": max(1, pool_of(state, seat, skill, FOR_ESCAPE)),
        "loss": 0 if IS_EVENT[card] else ESCAPE_PENALTY[card],
        "rule": "wk1.escape.06" if ESCAPE_PENALTY[card] > 1 else "wk1.escape.05",
    }
