"""Stealing from a knight: one gear card, Ammo, Fuel or his private task (wk1.ko.12-14, A41)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import COLOUR, ID, IN_BOX
from dustboard.games.wk1.content.constants import BLUE, NONE, RANDOM_STREAM
from dustboard.games.wk1.content.keys import of_number
from dustboard.games.wk1.rules.decks import repack
from dustboard.games.wk1.rules.gear.gear import worn
from dustboard.games.wk1.rules.gear.places import ASIDE, hand_over, host_of, lay, take_up
from dustboard.games.wk1.rules.gear.placing import place_gear
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.programs import STEAL
from dustboard.games.wk1.rules.resources import FULL, gain_ammo, gain_fuel, lose_ammo, lose_fuel
from dustboard.games.wk1.rules.tasks.goals import held_tasks
from dustboard.games.wk1.rules.tasks.tasks import slot_of
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, define

# actions: a card number, or one of these
NOTHING: Final = 1_000_000
STORED: Final = 1_000_001  # a random stored card
AMMO: Final = 1_000_002
FUEL: Final = 1_000_003
TASK: Final = 1_000_004
MARKER: Final = 1_000_010  # plus the number of the mission marker
AMOUNT: Final = 2  # Ammo or Fuel taken (I18)


def _victim(state: KnightsState) -> int:
    return state.bound(0)


def _may_be_stolen(state: KnightsState, victim: int, card: int) -> bool:
    """No vehicle, no blue gear, no starting gear, which has no colour (wk1.ko.12-13)."""
    if card < 0:
        return True  # an unknown card lies face down and can be picked at random
    return card != state.vehicle[victim] and COLOUR[card] >= 0 and COLOUR[card] != BLUE


def _stored(state: KnightsState, victim: int) -> list[int]:
    hidden = [*state.backpack[victim], *state.cargo[victim]]
    return [card for card in hidden if _may_be_stolen(state, victim, card)]


def loot(state: KnightsState, thief: int) -> list[int]:
    """All that the thief can choose."""
    victim = _victim(state)
    found = [NOTHING]
    for card in worn(state, victim):
        # enhancements go with their card, but starting gear stays behind (wk1.start.04)
        host = host_of(state, victim, card)
        if (host == NONE or not IN_BOX[host]) and _may_be_stolen(state, victim, card):
            found.append(card)
    if state.house.steal_open:
        found.extend(card for card in _stored(state, victim) if card >= 0)
    elif state.backpack[victim] or state.cargo[victim]:
        found.append(STORED)  # even if only blue cards lie there, which the thief can't know
    if state.ammo[victim] and state.ammo[thief] < FULL:
        found.append(AMMO)
    if state.fuel[victim] and state.fuel[thief] < FULL:
        found.append(FUEL)
    # with two players tasks can't be stolen (wk1.p2.07); nobody holds two (A19)
    if state.players > 2 and held_tasks(state, victim) and not held_tasks(state, thief):
        found.append(TASK)
    for marker in MISSION[state.mission].stealable(state, thief, victim):
        found.append(MARKER + marker)
    return found


def ask_loot(state: KnightsState, frame: Frame) -> None:
    """What to take."""
    state.ask(frame.seat, LOOT.number)


def take_loot(state: KnightsState, frame: Frame) -> None:
    """Take it."""
    thief, victim = frame.seat, frame.bindings[0]
    action = state.choice[thief]
    if action == NOTHING:
        return
    if action == AMMO:
        amount = min(AMOUNT, state.ammo[victim], FULL - state.ammo[thief])
        lose_ammo(state, victim, amount, "wk1.ko.14")
        gain_ammo(state, thief, amount, "wk1.ko.14")
    elif action == FUEL:
        amount = min(AMOUNT, state.fuel[victim], FULL - state.fuel[thief])
        lose_fuel(state, victim, amount, "wk1.ko.14")
        gain_fuel(state, thief, amount, "wk1.ko.14")
    elif action == TASK:
        _take_task(state, thief, victim)
    elif action >= MARKER:
        MISSION[state.mission].steal(state, thief, victim, action - MARKER)
    else:
        cards = _stored(state, victim)
        random = action == STORED
        if random and not cards:
            if state.journal is not None:
                state.tell("steals-nothing", "wk1.blue.01", thief, {"rival": victim})
            return
        card = cards[state.below(RANDOM_STREAM, len(cards))] if random else action
        _take_card(state, thief, victim, card, random)


def _take_task(state: KnightsState, thief: int, victim: int) -> None:
    """The task changes hands and loses one marker (wk1.task.24)."""
    slot = slot_of(state, held_tasks(state, victim)[0])
    state.slot_holder[slot] = thief
    state.slot_marks[slot] = max(0, state.slot_marks[slot] - 1)
    if state.journal is not None:
        data = {"card": state.slots[slot], "rival": victim}
        state.tell("steals-task", "wk1.task.24", thief, data)


def _take_card(state: KnightsState, thief: int, victim: int, card: int, hidden: bool) -> None:
    """The card comes with its enhancements and its marker (wk1.enhance.05, wk1.gear.14)."""
    group = take_up(state, victim, card)
    hand_over(state, victim, thief, group)
    lay(state, thief, group, ASIDE)
    if state.journal is not None:
        whole = {"cards": list(group), "rival": victim}
        if hidden:
            public = {"cards": [NONE] * len(group), "rival": victim}
            state.whisper("steals", "wk1.ko.12", thief, whole, public, (victim,))
        else:
            state.tell("steals", "wk1.ko.12", thief, whole)
    state.push_in_order([place_gear(thief)])
    repack(state, victim)  # before the thief finds a place for it


define(STEAL, (ask_loot, take_loot))

_KEYS: Final[dict[int, str]] = {
    NOTHING: "nothing",
    STORED: "stored",
    AMMO: "ammo",
    FUEL: "fuel",
    TASK: "task",
}


def _key(state: KnightsState, seat: int, action: int) -> str:
    if action >= MARKER:
        return of_number("marker", action - MARKER)
    return _KEYS[action] if action in _KEYS else ID[action]


def _label(state: KnightsState, seat: int, action: int) -> Message:
    if action >= MARKER:
        return Message("option-steal-marker", {"marker": action - MARKER})
    if action in _KEYS:
        return Message(f"option-steal-{_KEYS[action]}")
    return Message("option-steal-card", {"card": action})


LOOT: Final = Ask(
    "loot",
    "choose",
    "wk1.ko.12",
    legal=loot,
    key=_key,
    label=_label,
    prompt=lambda state, seat: Message("ask-loot", {"knight": _victim(state)}),
    timeout=lambda state, seat: NOTHING,
)
