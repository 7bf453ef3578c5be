# mypyc: skip
"""The check or attack that stands open, and what a card played for it would change."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import DUEL, FOR_ATTACK
from dustboard.games.wk1.rules.checks import pass_chance
from dustboard.games.wk1.rules.combat.attack import ATTACK_BY
from dustboard.games.wk1.rules.effects.windows import card_of, when_of
from dustboard.games.wk1.rules.programs import CHECK
from dustboard.games.wk1.rules.vocabulary import KnightEffect, effects_at
from dustboard.games.wk1.show.odds.attack import RULE as ATTACK_RULE
from dustboard.games.wk1.show.odds.attack import attack_chance, attack_name, bars_of
from dustboard.games.wk1.show.odds.check import NOT_COUNTED, RULE, check_chance, success_bars
from dustboard.games.wk1.show.odds.dice import keep_chance, rolled_again
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Frame
from dustboard.kernel.odds import EXACT, Chance, Part

TO_ROLL = 1  # where the programs of checks and attacks stand before their dice are rolled
ROLLED = 2
# words that change the numbers of a check or an attack at once
_CHANGES = (
    "dice",
    "pass_check",
    "attack_damage",
    "bulls_eye",
    "armor",
    "lose_less",
)


def open_roll(state: KnightsState) -> Frame | None:
    """The check or attack that waits for its dice, or whose dice lie on the table."""
    frame = state.frame
    while frame is not None:
        if frame.program in (CHECK.number, ATTACK_BY.number) and frame.path in (TO_ROLL, ROLLED):
            return frame
        frame = frame.below
    return None


def laid_roll(state: KnightsState, key: str = "roll") -> Chance | None:
    """The chance of the check or attack that is about to be rolled."""
    frame = open_roll(state)
    if frame is None or frame.path != TO_ROLL:
        return None
    if frame.program == ATTACK_BY.number:
        return None if state.jammed else attack_chance(state, frame.bindings[0], key)
    return _check(state, frame, key)


def _check(state: KnightsState, frame: Frame, key: str) -> Chance:
    skill, difficulty, purpose = frame.bindings
    args = {"seat": frame.seat, "skill": skill, "difficulty": difficulty, "purpose": purpose}
    row = check_chance(
        state,
        frame.seat,
        (skill, difficulty, purpose),
        Message("odds-check", args),
        Message("odds-to-pass"),
        key,
        state.check_gained,
        laid=state.check_pool + state.check_gained,
    )
    if state.check_auto:
        row.low = row.high = 1.0
        row.parts = (Part(Message("odds-passes-anyway"), frame.seat),)
    return row


def use_chance(state: KnightsState, seat: int, action: int, key: str) -> Chance | None:
    """The open check or attack if this card is used for it; None if it changes no dice.

    A card may also have a die of its own.
    """
    frame = open_roll(state)
    card, when = card_of(action), when_of(action)
    effects = effects_at(card, when)
    for effect in effects:
        if effect.word == "keep_card":
            return keep_chance(effect.least, key)
    if frame is None or any(effect.option for effect in effects):
        return None
    trial = state.clone()
    changes = False
    for effect in effects:
        if effect.word == "reroll" and frame.path == ROLLED:
            return _again(state, frame, effect, key)
        jams_enemy = effect.word == "jam" and state.fight != DUEL
        if effect.word in _CHANGES or jams_enemy:
            effect.apply(trial, seat, (card,))
            changes = True
    return laid_roll(trial, key) if changes else None


def _again(state: KnightsState, frame: Frame, effect: KnightEffect, key: str) -> Chance:
    """Some dice are rolled again; the others stay."""
    stay, number = rolled_again(state.check_dice, state.check_difficulty, effect.amount)
    difficulty = state.check_difficulty
    kept = sum(1 for die in stay if die >= difficulty)
    chance = 1.0 if kept else pass_chance(number, difficulty)
    line = Part(Message("odds-again", {"n": number, "difficulty": difficulty}), frame.seat)
    if state.check_purpose == FOR_ATTACK:
        side = frame.bindings[0]
        return Chance(
            key,
            ATTACK_RULE,
            attack_name(state, side),
            Message("odds-to-hit"),
            EXACT,
            chance,
            parts=(line,),
            assumed=(NOT_COUNTED,),
            bars=bars_of(state, side, number, tuple(stay)),
        )
    args = {"seat": frame.seat, "purpose": state.check_purpose}
    return Chance(
        key,
        RULE,
        Message(
            "odds-check", {**args, "skill": state.check_skill, "difficulty": state.check_difficulty}
        ),
        Message("odds-to-pass"),
        EXACT,
        chance,
        parts=(line,),
        assumed=(NOT_COUNTED,),
        bars=success_bars(number, difficulty, kept),
    )
