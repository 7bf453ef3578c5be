"""Verbs of checks and dice."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import effect_words as words
from dustboard.games.wk1.content.card_table import COLOUR
from dustboard.games.wk1.content.constants import (
    ACTION_LIST,
    CARD_LIST,
    DICE,
    FOR_ATTACK,
    FOR_CARD,
    GREEN,
    MULTI_ATTACK,
)
from dustboard.games.wk1.content.effect_table import Effect
from dustboard.games.wk1.rules.combat.attack_pool import worth
from dustboard.games.wk1.rules.decks import discard_gear
from dustboard.games.wk1.rules.effects.card_ask import card_ask
from dustboard.games.wk1.rules.programs import CHECK, RUN_ACTION
from dustboard.games.wk1.rules.resources import lose_fuel, lose_health
from dustboard.games.wk1.rules.words.questions import PICK_SKILL, bits_of
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.dice import roll
from dustboard.kernel.frames import Frame, Program

SIDES: Final = 10
SWARM_FUEL: Final = 0
SWARM_HEALTH: Final = 1
SWARM_CARD: Final = 2


def dice(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """This check gains or suffers dice (wk1.check.04)."""
    reputation = state.reputation[seat]
    if not effect.rep_least <= reputation <= effect.rep_most:
        return
    amount = effect.amount
    if effect.multi and state.played[state.attacker] == MULTI_ATTACK:
        amount = effect.multi
    state.check_gained += amount
    if state.journal is not None:
        state.tell("dice-change", "wk1.check.04", seat, {"dice": amount})


def reroll_places(dice: tuple[int, ...], difficulty: int, amount: int) -> list[int]:
    """Which of the dice on the table are rolled again.

    >>> reroll_places((9, 2, 6), 7, 1), reroll_places((9, 8, 7), 7, 1)
    ([1], [2])
    """
    order = list(range(len(dice)))
    if amount >= words.ALL:
        return order
    order.sort(key=lambda at: dice[at])
    failed = [at for at in order if dice[at] < difficulty]
    return (failed or order)[:amount]


def reroll(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Roll all dice again, or the lowest ones that failed (A38)."""
    again = reroll_places(state.check_dice, state.check_difficulty, effect.amount)
    rolled = list(state.check_dice)
    for at in again:
        rolled[at] = roll(state, DICE, SIDES)
    state.check_dice = tuple(rolled)
    if state.journal is not None:
        attack = state.check_purpose == FOR_ATTACK
        can_do = worth(state, state.attacker, len(rolled)) if attack else {}
        data = {"dice": rolled, "number": len(again), **can_do}
        state.tell("rolls-again", "wk1.luck.05", seat, data)


def pass_check(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The check counts as passed without a roll."""
    state.check_auto = 1


def check(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """A check that a card or an action asks for; the knight picks among several skills."""
    skills = bits_of(effect.skills)
    if len(skills) == 1:
        state.push_in_order([(CHECK.number, seat, (skills[0], effect.difficulty, FOR_CARD))])
    else:
        state.push_in_order([(CHECK_ONE.number, seat, (effect.skills, effect.difficulty))])


def ask_skill(state: KnightsState, frame: Frame) -> None:
    """Which skill."""
    state.ask(frame.seat, PICK_SKILL.number)


def check_skill(state: KnightsState, frame: Frame) -> None:
    """The check with the chosen skill."""
    skill = state.choice[frame.seat]
    state.push_in_order([(CHECK.number, frame.seat, (skill, frame.bindings[1], FOR_CARD))])


CHECK_ONE: Final = Program("check with one of several skills", (ask_skill, check_skill))


def roll_die(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """A plain roll of one die: no check, no modifiers (I04)."""
    state.die = roll(state, DICE, SIDES)
    if state.journal is not None:
        state.tell("die", "wk1.action.10", seat, {"die": state.die, "of": _list_of(state)})


def _list_of(state: KnightsState) -> list[int]:
    """The list that the die decides about: its kind, source, part and alternative.

    Its next effect is on top of the stack.
    """
    frame = state.frame
    assert frame is not None
    source, part, _, option = frame.bindings
    kind = ACTION_LIST if frame.program == RUN_ACTION.number else CARD_LIST
    return [kind, source, part, option]


def swarm(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Things are eaten, one fewer for each success of the check before (wk1.check.06)."""
    state.swarm = max(0, effect.amount - state.check_successes)
    state.push_in_order([(SWARM.number, seat, ())])


def ask_swarm(state: KnightsState, frame: Frame) -> None:
    """What is eaten next."""
    meals = _meals(state, frame.seat)
    if state.swarm == 0 or not meals:
        state.frame = frame.below
    elif len(meals) == 1:
        state.choice[frame.seat] = meals[0]
    else:
        state.ask(frame.seat, MEAL.number)


def take_swarm(state: KnightsState, frame: Frame) -> None:
    """It is gone; what follows is asked afterwards."""
    seat = frame.seat
    state.swarm -= 1
    state.push_in_order([(SWARM.number, seat, ())])
    meal = state.choice[seat]
    if meal == SWARM_FUEL:
        lose_fuel(state, seat, 1, RULE)
    elif meal == SWARM_HEALTH:
        lose_health(state, seat, 1, RULE)
    else:
        state.push_in_order([(EATEN.number, seat, ())])


SWARM: Final = Program("swarm", (ask_swarm, take_swarm))


def ask_eaten(state: KnightsState, frame: Frame) -> None:
    """The owner chooses the card."""
    cards = _stored_green(state, frame.seat)
    if len(cards) == 1:
        state.choice[frame.seat] = cards[0]
    else:
        state.ask(frame.seat, EATEN_CARD.number)


def take_eaten(state: KnightsState, frame: Frame) -> None:
    """It is discarded."""
    discard_gear(state, frame.seat, state.choice[frame.seat], RULE)


EATEN: Final = Program("a card is eaten", (ask_eaten, take_eaten))


def _stored_green(state: KnightsState, seat: int) -> list[int]:
    stored = [*state.backpack[seat], *state.cargo[seat]]
    return [card for card in stored if card >= 0 and COLOUR[card] == GREEN]


def _meals(state: KnightsState, seat: int) -> list[int]:
    meals: list[int] = []
    if state.fuel[seat]:
        meals.append(SWARM_FUEL)
    if state.health[seat]:
        meals.append(SWARM_HEALTH)
    if _stored_green(state, seat):
        meals.append(SWARM_CARD)
    return meals


_MEALS: Final = ("fuel", "health", "card")
MEAL: Final = Ask(
    "meal",
    "choose",
    "wk1.check.06",
    legal=_meals,
    key=lambda state, seat, action: _MEALS[action],
    label=lambda state, seat, action: Message(f"option-meal-{_MEALS[action]}"),
    prompt=lambda state, seat: Message("ask-meal", {"left": state.swarm}),
    timeout=lambda state, seat: _meals(state, seat)[0],
)

EATEN_CARD: Final = card_ask(
    "eaten_card",
    "wk1.check.06",
    _stored_green,
    lambda state, seat: Message("ask-eaten-card"),
)
