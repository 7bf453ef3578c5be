"""The wasteland card at the end of a move: enemy, event or encounter (wk2.wasteland)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import HIGHWAY, LETTERS
from dustboard.games.wk2.content.story_table import POOL
from dustboard.games.wk2.content.wasteland_table import (
    CARD_DECK,
    CARD_ID,
    CARD_KIND,
    CARD_LETTER,
    CARD_NUMBER,
    ENCOUNTER,
    ENEMY,
    EVENT_DIFFICULTY,
    EVENT_SKILL,
    EVENT_THREAT,
)
from dustboard.games.wk2.content.wasteland_table import EVENT as EVENT_KIND
from dustboard.games.wk2.rules.favours import snowed_in
from dustboard.games.wk2.rules.programs import COMBAT, WASTELAND
from dustboard.games.wk2.rules.sheets import row_of
from dustboard.games.wk2.rules.supply import draw_wasteland
from dustboard.games.wk2.rules.tests import begin_test, test_passed
from dustboard.games.wk2.rules.threat import draw_tokens, return_tokens
from dustboard.games.wk2.rules.using import fire
from dustboard.games.wk2.rules.values import conscious, right_hand
from dustboard.games.wk2.rules.vocabulary import (
    BAR_LINES,
    FAIL_LINES,
    ON_CARD,
    ON_EVENT,
    PASS_LINES,
    RUNNER,
    YELLOW,
)
from dustboard.games.wk2.rules.words.supply import UNDER
from dustboard.games.wk2.rules.words.tests import IGNORED, PASSED
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.frames import Frame, Program

EVENT: Final = Program("event")
ENCOUNTER_ENTRY: Final = Program("encounter")
DESERT: Final = 1


def deck_of(space: int) -> int:
    """Highway and desert have one deck, scrub and mountains the other (wk2.wasteland.01)."""
    return 0 if board.TERRAIN[space] in (HIGHWAY, DESERT) else 1


def turn_card(state: RoadState, frame: Frame) -> None:
    """The right-hand player draws the card of the terrain and lays it open (wk2.wasteland.01)."""
    seat = frame.seat
    card = draw_wasteland(state, deck_of(state.space[seat]))
    if card < 0:
        return_tokens(state)
        return
    if row_of(state).quiet and CARD_KIND[card] != EVENT_KIND:
        deck = CARD_DECK[card]
        state.wasteland_discard[deck] = (*state.wasteland_discard[deck], card)
        state.push_in_order([(WASTELAND.number, seat, ())])
        return
    _lay_open(state, seat, card)


def _lay_open(state: RoadState, seat: int, card: int) -> None:
    state.card = (card,)
    if state.journal is not None:
        data = {"card": CARD_ID[card], "by": right_hand(state, seat)}
        state.tell("card", "wk2.wasteland.01", seat, data)


def look_at_card(state: RoadState, frame: Frame) -> None:
    """Some gear lets the knight have another card instead."""
    state.swapped = 0
    if state.card:
        fire(state, ON_CARD, frame.seat)


def resolve_card(state: RoadState, frame: Frame) -> None:
    """The knight deals with the card, or with the one it was swapped for."""
    seat = frame.seat
    if state.card and state.swapped:
        deck = CARD_DECK[state.card[0]]
        if state.swapped == UNDER:
            state.wasteland_deck[deck] = state.card + state.wasteland_deck[deck]
        else:
            state.wasteland_discard[deck] = state.wasteland_discard[deck] + state.card
        state.card = ()
        state.swapped = 0
        following = draw_wasteland(state, deck)
        if following >= 0:
            _lay_open(state, seat, following)
    if not state.card:
        return
    card = state.card[0]
    if CARD_KIND[card] == ENEMY:
        state.push_in_order([(COMBAT.number, seat, (CARD_NUMBER[card], card))])
    elif CARD_KIND[card] == ENCOUNTER:
        state.push_in_order([(ENCOUNTER_ENTRY.number, seat, (card,))])
    else:
        state.push_in_order([(EVENT.number, seat, (CARD_NUMBER[card],))])


def discard_card(state: RoadState, frame: Frame) -> None:
    """A finished card goes to the discard of its deck (wk2.wasteland.12)."""
    return_tokens(state)
    for card in state.card:
        deck = CARD_DECK[card]
        state.wasteland_discard[deck] = (*state.wasteland_discard[deck], card)
        if state.journal is not None:
            state.tell("card-done", "wk2.wasteland.12", frame.seat, {"card": CARD_ID[card]})
    state.card = ()


# -- events ---------------------------------------------------------------------------------------


def draw_event_tokens(state: RoadState, frame: Frame) -> None:
    """Threat of the event draws tokens (wk2.wasteland.18)."""
    draw_tokens(state, frame.seat, EVENT_THREAT[frame.bindings[0]], "wk2.wasteland.18")


def read_yellow(state: RoadState, frame: Frame) -> None:
    """The yellow sides of all drawn tokens happen at once (wk2.wasteland.08)."""
    push_yellow(state, frame.seat)


def return_read(state: RoadState, frame: Frame) -> None:
    """They go back into the bag (wk2.wasteland.10)."""
    return_tokens(state)


def push_yellow(state: RoadState, seat: int) -> None:
    """Let the yellow sides of all drawn tokens happen next: they are spent (wk2.wasteland.20)."""
    tokens = state.drawn
    if tokens and state.journal is not None:
        state.tell("tokens-read", "wk2.wasteland.20", seat, {"number": len(tokens)})
    state.drawn = ()
    state.red = (*state.red, *tokens)
    if snowed_in(state, seat):
        return
    for token in reversed(tokens):
        RUNNER.push(state, YELLOW[token], seat, (token,))


def look_at_bar(state: RoadState, frame: Frame) -> None:
    """The condition bar may change how the card works (wk2.wasteland.11)."""
    state.settled = 0
    state.harder = 0
    if conscious(state, frame.seat):
        RUNNER.push(state, BAR_LINES[frame.bindings[0]], frame.seat, (frame.bindings[0],))
        fire(state, ON_EVENT, frame.seat)


def test_event(state: RoadState, frame: Frame) -> None:
    """The knight tests the printed skill (wk2.wasteland.05, .19)."""
    event = frame.bindings[0]
    if conscious(state, frame.seat) and not state.settled:
        difficulty = max(1, EVENT_DIFFICULTY[event] + state.harder)
        begin_test(state, frame.seat, EVENT_SKILL[event], difficulty)


def judge_event(state: RoadState, frame: Frame) -> None:
    """Passed or failed, the card says what follows."""
    event, seat = frame.bindings[0], frame.seat
    if not conscious(state, seat) or state.settled == IGNORED:
        return
    if state.settled == PASSED or test_passed(state):
        RUNNER.push(state, PASS_LINES[event], seat, (event,))
    else:
        RUNNER.push(state, FAIL_LINES[event], seat, (event,))


# -- encounters -----------------------------------------------------------------------------------


def next_entry(state: RoadState, letter: str) -> int:
    """The entry that a letter leads to now, or 0; its list is a ring (wk2.wasteland.17, .21)."""
    first = row_of(state).letters.get(letter, 0)
    if not first or LETTERS.index(letter) in state.crossed:
        return 0
    ring = POOL[letter]
    if first not in ring:  # an entry of the adventure's own comes before those of the pool
        ring = (first, *ring)
    at = ring.index(first)
    for entry in ring[at:] + ring[:at]:
        if entry - 1 not in state.read:
            return entry
    return 0


def meet_tokens(state: RoadState, frame: Frame) -> None:
    """Tokens of the route come before the entry; without one they wait on (wk2.wasteland.15)."""
    if str(next_entry(state, CARD_LETTER[frame.bindings[0]])) in RUNNER.lists:
        push_yellow(state, frame.seat)


def meet(state: RoadState, frame: Frame) -> None:
    """The letter leads to an entry; without one another card is drawn (wk2.wasteland.06, .14)."""
    seat = frame.seat
    if not conscious(state, seat):
        return  # wk2.wasteland.19
    letter = CARD_LETTER[frame.bindings[0]]
    entry = next_entry(state, letter)
    name = str(entry)
    if name in RUNNER.lists:
        first, source = RUNNER.lists[name]
        state.read = (*state.read, source)
        state.entry = source
        if state.journal is not None:
            state.tell("entry", "wk2.wasteland.06", seat, {"entry": entry})
        RUNNER.push(state, first, seat, (source,))
        return
    deck = CARD_DECK[frame.bindings[0]]
    state.wasteland_discard[deck] = (*state.wasteland_discard[deck], frame.bindings[0])
    state.card = ()
    if state.journal is not None:
        state.tell("no-entry", "wk2.wasteland.14", seat, {"letter": letter})
    state.push_in_order([(WASTELAND.number, seat, ())])
