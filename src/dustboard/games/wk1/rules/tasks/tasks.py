"""Task cards: introducing, marking, outdating, accomplishing (wk1.task.01-12, wk1.task.23-26)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import REWARD, REWARD_INSTEAD
from dustboard.games.wk1.content.constants import EMPTY, NONE, PURPLE, TASK_STREAM
from dustboard.games.wk1.content.moments import AT_ACCOMPLISHED
from dustboard.games.wk1.content.task_table import BLUE_REWARD, NEED_HEX, SPECIAL_TOKEN, TOKEN_HEXES
from dustboard.games.wk1.rules.effects.card_ask import card_ask
from dustboard.games.wk1.rules.gear.blue import gain_blue
from dustboard.games.wk1.rules.programs import ACCOMPLISH, TASKS_TOGETHER
from dustboard.games.wk1.rules.tasks.goals import now_met, task_hex
from dustboard.games.wk1.rules.tokens import place_special
from dustboard.games.wk1.rules.vocabulary import run_effects
from dustboard.games.wk1.rules.words.questions import hex_key, hex_label
from dustboard.games.wk1.rules.words.supply import give
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Call, Frame, Program, define

OUTDATED: Final = 3  # general markers on a task that is discarded (wk1.task.02)


def slot_of(state: KnightsState, card: int) -> int:
    """The slot of an open or held task, or -1."""
    for slot in range(3):
        if state.slots[slot] == card:
            return slot
    return NONE


def set_slot(state: KnightsState, slot: int, card: int) -> None:
    """Lay a task on a slot without markers, or clear it."""
    slots = list(state.slots)
    slots[slot] = card
    state.slots = tuple(slots)
    state.slot_marks[slot] = 0
    state.slot_holder[slot] = NONE
    if slot == PURPLE:
        for seat in range(state.players):
            state.cities[seat] = 0


def task_tokens(state: KnightsState, slot: int) -> list[tuple[int, int]]:
    """Tokens of a private task on the board: 1 or 2, and the hex (wk1.setup.36, wk1.task.25-26)."""
    card = state.slots[slot]
    if card == EMPTY or slot == PURPLE:
        return []
    return _tokens_of(state, card, state.slot_holder[slot] != NONE)


def shown_tokens(state: KnightsState, seat: int) -> list[tuple[int, int]]:
    """The same for the private tasks that lie open before a player of two (wk1.p2.04)."""
    found: list[tuple[int, int]] = []
    for card in state.shown_tasks[seat]:
        found.extend(_tokens_of(state, card, card in state.accepted[seat]))
    return found


def _tokens_of(state: KnightsState, card: int, accepted: bool) -> list[tuple[int, int]]:
    """Token 1 goes back to the frame when the first requirement is fulfilled."""
    parts = (1,) if accepted else (0, 1)
    places = [(part + 1, task_hex(state, NEED_HEX[part][card])) for part in parts]
    return [(number, place) for number, place in places if place != NONE]


def mark_tasks(state: KnightsState) -> list[Call]:
    """A marker on every task; those with three are discarded and replaced (A17)."""
    calls: list[Call] = []
    for slot in range(3):
        if state.slots[slot] == EMPTY:
            continue
        state.slot_marks[slot] += 1
        if state.journal is not None:
            data = {"card": state.slots[slot], "marks": state.slot_marks[slot]}
            state.tell("task-marked", "wk1.task.01", state.waster, data)
    for slot in range(3):
        card = state.slots[slot]
        if card != EMPTY and state.slot_marks[slot] >= OUTDATED:
            if state.journal is not None:
                state.tell("task-outdated", "wk1.task.02", state.waster, {"card": card})
            if slot == PURPLE:
                state.common_discard = (*state.common_discard, card)
            else:
                state.private_discard = (*state.private_discard, card)
            set_slot(state, slot, EMPTY)
            calls.append((REPLACE_TASK.number, NONE, (slot,)))
    return calls


def draw_task(state: KnightsState, slot: int) -> int:
    """The top card of the matching deck; NONE if there are no outdated tasks either."""
    common = slot == PURPLE
    _renew(state, common)
    deck = state.common_deck if common else state.private_deck
    if not deck:
        return NONE
    if common:
        state.common_deck = deck[:-1]
    else:
        state.private_deck = deck[:-1]
    _renew(state, common)
    return deck[-1]


def _renew(state: KnightsState, common: bool) -> None:
    """Outdated tasks become a new deck as soon as the old one is used up (wk1.gold.11, E16)."""
    deck = state.common_deck if common else state.private_deck
    pile = state.common_discard if common else state.private_discard
    if deck or not pile:
        return
    cards = state.shuffled(TASK_STREAM, tuple(sorted(pile)))
    if common:
        state.common_deck = cards
        state.common_discard = ()
    else:
        state.private_deck = cards
        state.private_discard = ()
    if state.journal is not None:
        state.tell("reshuffle", "wk1.gold.11", NONE, {"deck": "tasks"})


def introduce(state: KnightsState, slot: int, card: int, rule: str) -> None:
    """Read it out and lay it on its space with its tokens (wk1.task.09)."""
    set_slot(state, slot, card)
    if state.journal is not None:
        state.tell("task-introduced", rule, state.waster, {"card": card, "slot": slot})


# -- replacing: the Waster draws two and introduces one (wk1.task.08) ---------------------------


def draw_two(state: KnightsState, frame: Frame) -> None:
    """Two cards for the Waster's eyes; with one there is no choice (A17)."""
    slot = frame.bindings[0]
    drawn = tuple(card for card in (draw_task(state, slot), draw_task(state, slot)) if card != NONE)
    if not drawn:
        state.frame = frame.below  # the slot stays empty
        return
    if slot == PURPLE:
        state.drawn_common[state.waster] = drawn
    else:
        state.drawn_private[state.waster] = drawn
    if state.journal is not None:
        public = {"number": len(drawn)}
        whole = {**public, "cards": list(drawn)}
        state.whisper("tasks-drawn", "wk1.task.08", state.waster, whole, public)
    state.ask_unless_one(state.waster, NEW_TASK.number, drawn)


def take_task(state: KnightsState, frame: Frame) -> None:
    """One is introduced, the other goes to the bottom of its deck."""
    slot = frame.bindings[0]
    card = state.choice[state.waster]
    if slot == PURPLE:
        rest = tuple(other for other in state.drawn_common[state.waster] if other != card)
        state.drawn_common[state.waster] = ()
        state.common_deck = (*rest, *state.common_deck)
    else:
        rest = tuple(other for other in state.drawn_private[state.waster] if other != card)
        state.drawn_private[state.waster] = ()
        state.private_deck = (*rest, *state.private_deck)
    introduce(state, slot, card, "wk1.task.08")
    state.push_in_order(now_met(state))


REPLACE_TASK: Final = Program("replace a task", (draw_two, take_task))


def _new_tasks(state: KnightsState, seat: int) -> list[int]:
    return [*state.drawn_common[seat], *state.drawn_private[seat]]


NEW_TASK: Final = card_ask(
    "new_task",
    "wk1.task.08",
    _new_tasks,
    lambda state, seat: Message("ask-new-task"),
)


# -- accomplishing ------------------------------------------------------------------------------

PRINTED: Final = 0
INSTEAD: Final = 1


def announce(state: KnightsState, frame: Frame) -> None:
    """The task is done; some let their owner choose the reward (wk1.task.05)."""
    seat, card = frame.seat, frame.bindings[0]
    if state.journal is not None:
        state.tell("task-done", "wk1.task.05", seat, {"card": card})
    state.choice[seat] = PRINTED
    if REWARD_INSTEAD[card]:
        state.ask(seat, REWARD_CHOICE.number)


def give_rewards(state: KnightsState, frame: Frame) -> None:
    """Everything in the rewards space, one after the other."""
    seat, card = frame.seat, frame.bindings[0]
    instead = state.choice[seat]
    table = REWARD_INSTEAD if instead else REWARD
    state.push_in_order(
        [(GIVE_PART.number, seat, (card, instead, at)) for at in range(len(table[card]))]
    )


def give_part(state: KnightsState, frame: Frame) -> None:
    """One part of the reward."""
    card, instead, at = frame.bindings
    what, amount = (REWARD_INSTEAD if instead else REWARD)[card][at]
    give(state, frame.seat, what, amount, "wk1.task.05", card)


GIVE_PART: Final = Program("part of a task's reward", (give_part,))


def give_blue(state: KnightsState, frame: Frame) -> None:
    """A title in the rewards space is searched in the blue deck (wk1.task.06)."""
    blue = BLUE_REWARD[frame.bindings[0]]
    if blue != NONE and blue in state.blue:
        gain_blue(state, frame.seat, blue, "wk1.task.06")


def aftermath(state: KnightsState, frame: Frame) -> None:
    """Effects printed on the task, carried out by the Waster (wk1.task.07)."""
    run_effects(state, frame.seat, frame.bindings[0], AT_ACCOMPLISHED)


def ask_token(state: KnightsState, frame: Frame) -> None:
    """A special token goes to a hex; of several the Waster chooses one (wk1.task.07)."""
    hexes = _token_places(state, frame.bindings[0])
    if len(hexes) > 1:
        state.ask(state.waster, TOKEN_HEX.number)
    else:
        state.choice[state.waster] = hexes[0] if hexes else NONE


def close_task(state: KnightsState, frame: Frame) -> None:
    """Place the token, take the card out of the game and bring a new one (wk1.task.04, 08)."""
    seat, card = frame.seat, frame.bindings[0]
    token = SPECIAL_TOKEN[card]
    if token != NONE and state.choice[state.waster] != NONE:
        place_special(state, token, state.choice[state.waster])
    state.removed = (*state.removed, card)
    if state.journal is not None:
        state.tell("task-removed", "wk1.task.04", seat, {"card": card})
    slot = slot_of(state, card)
    if slot == NONE:
        state.shown_tasks[seat] = tuple(other for other in state.shown_tasks[seat] if other != card)
        state.accepted[seat] = tuple(other for other in state.accepted[seat] if other != card)
        return
    set_slot(state, slot, EMPTY)
    state.push_in_order([(REPLACE_TASK.number, NONE, (slot,))])


define(ACCOMPLISH, (announce, give_rewards, give_blue, aftermath, ask_token, close_task))


def _token_places(state: KnightsState, card: int) -> list[int]:
    places = [task_hex(state, number) for number in TOKEN_HEXES[card]]
    return [place for place in places if place != NONE]


def _bound(state: KnightsState) -> tuple[int, ...]:
    frame = state.frame
    assert frame is not None
    return frame.bindings


TOKEN_HEX: Final = Ask(
    "token_hex",
    "place",
    "wk1.token.02",
    legal=lambda state, seat: _token_places(state, _bound(state)[0]),
    key=hex_key,
    label=hex_label,
    prompt=lambda state, seat: Message("ask-token-hex", {"token": SPECIAL_TOKEN[_bound(state)[0]]}),
    timeout=lambda state, seat: _token_places(state, _bound(state)[0])[0],
)

REWARD_CHOICE: Final = Ask(
    "reward",
    "choose",
    "wk1.task.05",
    legal=lambda state, seat: [PRINTED, INSTEAD],
    key=lambda state, seat, action: "instead" if action else "printed",
    label=lambda state, seat, action: Message("option-reward", {"instead": action}),
    prompt=lambda state, seat: Message("ask-reward", {"card": _bound(state)[0]}),
    timeout=lambda state, seat: PRINTED,
)


# -- several tasks by one defeat (wk1.task.28) --------------------------------------------------


def ask_order(state: KnightsState, frame: Frame) -> None:
    """The Waster says which comes first."""
    if len(frame.bindings) == 1:
        state.choice[state.waster] = frame.bindings[0]
    else:
        state.ask(state.waster, TASK_ORDER.number)


def take_order(state: KnightsState, frame: Frame) -> None:
    """That one, then the others."""
    card = state.choice[state.waster]
    calls: list[Call] = [(ACCOMPLISH.number, frame.seat, (card,))]
    rest = tuple(other for other in frame.bindings if other != card)
    if rest:
        calls.append((TASKS_TOGETHER.number, frame.seat, rest))
    state.push_in_order(calls)


define(TASKS_TOGETHER, (ask_order, take_order))

TASK_ORDER: Final = card_ask(
    "task_order",
    "wk1.task.28",
    lambda state, seat: list(_bound(state)),
    lambda state, seat: Message("ask-task-order"),
    kind="order",
)
