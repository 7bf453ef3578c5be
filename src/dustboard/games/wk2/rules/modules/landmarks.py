"""Landmarks: kept and placed before the game, or looked for during it (wk2.landmark).

A face-down marker belongs to the knight whose card it is; a card that is revealed lies beside the
board, and its marker face up on a space, for the rest of the game.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.settings import BEFORE, DURING
from dustboard.games.wk2.content.wasteland_table import (
    CARD_DECK,
    CARD_ID,
    LANDMARK_ENTRY,
    LANDMARK_ID,
    LANDMARK_TERRAINS,
    LANDMARKS,
)
from dustboard.games.wk2.rules.programs import (
    FOUND_LANDMARK,
    LETTER,
    PLACE_LANDMARK,
    READ_MARK,
    WASTELAND,
)
from dustboard.games.wk2.rules.setup import order
from dustboard.games.wk2.rules.streams import BOOK_STREAM
from dustboard.games.wk2.rules.values import conscious
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame

BAN: Final = 3  # steps from a city within which no marker may lie (wk2.landmark.04)
MOST: Final = 6  # cards beside the board of a game in which they are looked for
EACH: Final = 2  # cards of which a knight keeps one
NOWHERE: Final = board.NOWHERE
READ_ON: Final = 0
LOOK: Final = 1
# by space: whether a marker may lie there before the game
OPEN: Final[list[bool]] = [
    board.ENTERABLE[space]
    and not board.SPECIAL_NUMBER[space]
    and all(board.STEPS[space][city] > BAN for city in board.CITIES)
    for space in range(board.COUNT)
]


def fits(landmark: int, space: int) -> bool:
    """Whether the terrain of a space is one of those on the card (wk2.landmark.05)."""
    return board.TERRAIN[space] in LANDMARK_TERRAINS[landmark]


def marked(state: RoadState, space: int) -> bool:
    """Whether a marker lies on a space, face down or face up (wk2.landmark.19)."""
    return space in state.marker_at or space in state.landmark_at


# -- before the game ------------------------------------------------------------------------------


def deal_landmarks(state: RoadState, frame: Frame) -> None:
    """After set-up the deck is shuffled; each knight draws two, or all wait (wk2.landmark.01, .08).

    Of two cards a knight keeps one, and nobody else learns which.
    """
    if not state.house.landmarks:
        return
    state.landmark_deck = state.shuffled(BOOK_STREAM, tuple(range(LANDMARKS)))
    if state.house.landmarks == DURING:
        if state.journal is not None:
            state.tell("landmarks-ready", "wk2.landmark.08", -1, {})
        return
    for seat in order(state):
        state.dealt[seat] = tuple(sorted(state.landmark_deck[-EACH:]))
        state.landmark_deck = state.landmark_deck[:-EACH]
        if state.journal is not None:
            ids = [LANDMARK_ID[card] for card in state.dealt[seat]]
            state.whisper("landmarks-dealt", "wk2.landmark.01", seat, {"dealt": ids}, {})
    for seat in range(state.players):
        state.ask(seat, KEEP.number)


def keep_landmarks(state: RoadState, frame: Frame) -> None:
    """What nobody kept leaves the game; then markers are placed in turn (wk2.landmark.02, .03)."""
    if state.house.landmarks != BEFORE:
        return
    out = state.landmark_deck
    for seat in range(state.players):
        kept = state.sealed[seat]
        state.sealed[seat] = ()
        state.landmark[seat] = kept
        out = (*out, *[card for card in state.dealt[seat] if card not in kept])
        state.dealt[seat] = ()
        if state.journal is not None:
            data = {"landmark": LANDMARK_ID[kept[0]]}
            state.whisper("landmark-kept", "wk2.landmark.02", seat, data, None)
    state.landmark_deck = ()
    state.landmarks_out = tuple(sorted(out))
    if state.journal is not None:
        state.tell("landmarks-out", "wk2.landmark.02", -1, {"number": len(out)})
    state.push_in_order([(PLACE_LANDMARK.number, seat, ()) for seat in order(state)])


def ask_place(state: RoadState, frame: Frame) -> None:
    """Where the marker of the card that was kept is laid, face down."""
    state.ask(frame.seat, PLACING.number)


def take_place(state: RoadState, frame: Frame) -> None:
    """It lies there until somebody turns it up."""
    seat = frame.seat
    state.marker_at[seat] = state.choice[seat]
    if state.journal is not None:
        data = {"space": board.ID[state.choice[seat]]}
        state.tell("landmark-placed", "wk2.landmark.03", seat, data)


def places_for(state: RoadState, seat: int) -> list[int]:
    """The spaces on which a knight may lay its marker (wk2.landmark.04, .05, .19)."""
    card = state.landmark[seat][0]
    return [
        space
        for space in range(board.COUNT)
        if OPEN[space] and fits(card, space) and not marked(state, space)
    ]


# -- turned up, or found --------------------------------------------------------------------------


def ask_discover(state: RoadState, frame: Frame) -> None:
    """Who ends a Move on a face-down marker may turn it up, if awake (wk2.landmark.06, .18)."""
    seat = frame.seat
    state.choice[seat] = READ_ON
    if conscious(state, seat) and state.space[seat] in state.marker_at:
        state.ask(seat, TURNING.number)


def take_discover(state: RoadState, frame: Frame) -> None:
    """The holder of the card reveals it, and the finder reads its entry (wk2.landmark.07)."""
    seat = frame.seat
    if state.choice[seat] != LOOK:
        return
    owner = state.marker_at.index(state.space[seat])
    card = state.landmark[owner][0]
    state.landmark[owner] = ()
    state.marker_at[owner] = NOWHERE
    _reveal(state, seat, card, "wk2.landmark.06")
    state.push_in_order([(READ_MARK.number, seat, (LANDMARK_ENTRY[card] - 1,))])


def _reveal(state: RoadState, seat: int, card: int, rule: str) -> None:
    """The card lies beside the board, its marker face up where the knight stands."""
    state.revealed = (*state.revealed, card)
    state.landmark_at[card] = state.space[seat]
    if state.journal is not None:
        data = {"landmark": LANDMARK_ID[card], "space": board.ID[state.space[seat]]}
        state.tell("landmark", rule, seat, data)


def can_search(state: RoadState, seat: int) -> bool:
    """Whether an encounter may be traded in here for a landmark (wk2.landmark.09, .12, .19)."""
    space = state.space[seat]
    return (
        state.house.landmarks == DURING
        and len(state.revealed) < MOST
        and not board.IS_CITY[space]
        and not board.SPECIAL_NUMBER[space]
        and not marked(state, space)
    )


def ask_search(state: RoadState, frame: Frame) -> None:
    """An encounter, whatever its letter, may be discarded for a landmark (wk2.landmark.09)."""
    state.choice[frame.seat] = READ_ON
    if conscious(state, frame.seat) and can_search(state, frame.seat):
        state.ask(frame.seat, SEARCH.number)


def take_search(state: RoadState, frame: Frame) -> None:
    """Cards are drawn until one fits; the others are shuffled back (wk2.landmark.10, .20)."""
    seat, encounter = frame.seat, frame.bindings[0]
    if state.choice[seat] != LOOK:
        state.push_in_order([(LETTER.number, seat, frame.bindings)])
        return
    deck = CARD_DECK[encounter]
    state.wasteland_discard[deck] = (*state.wasteland_discard[deck], encounter)
    state.card = ()
    if state.journal is not None:
        state.tell("card-done", "wk2.landmark.09", seat, {"card": CARD_ID[encounter]})
    for card in reversed(state.landmark_deck):
        if fits(card, state.space[seat]):
            rest = tuple([one for one in state.landmark_deck if one != card])
            state.landmark_deck = state.shuffled(BOOK_STREAM, rest)
            _reveal(state, seat, card, "wk2.landmark.11")
            state.push_in_order([(FOUND_LANDMARK.number, seat, (card,))])
            return
    state.landmark_deck = state.shuffled(BOOK_STREAM, state.landmark_deck)
    if state.journal is not None:
        state.tell("no-landmark", "wk2.landmark.20", seat, {})
    state.push_in_order([(WASTELAND.number, seat, ())])


def read_landmark(state: RoadState, frame: Frame) -> None:
    """Its entry comes after the yellow sides of tokens, for who still stands (wk2.landmark.11)."""
    if conscious(state, frame.seat):
        entry = LANDMARK_ENTRY[frame.bindings[0]] - 1
        state.push_in_order([(READ_MARK.number, frame.seat, (entry,))])


# -- asks -----------------------------------------------------------------------------------------


def _keep_legal(state: RoadState, seat: int) -> list[int]:
    return list(state.dealt[seat])


def _keep_apply(state: RoadState, seat: int, action: int) -> None:
    state.sealed[seat] = (action,)
    state.done(seat)


def _keep_key(state: RoadState, seat: int, action: int) -> str:
    return LANDMARK_ID[action]


def _keep_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-landmark", {"landmark": action})


def _keep_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-keep-landmark")


def _keep_timeout(state: RoadState, seat: int) -> int:
    return state.dealt[seat][0]


def _place_key(state: RoadState, seat: int, action: int) -> str:
    return board.ID[action]


def _place_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-go", {"space": action})


def _place_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-place-landmark", {"landmark": state.landmark[seat][0]})


def _place_refused(state: RoadState, seat: int) -> list[Refusal]:
    found: list[Refusal] = []
    card = state.landmark[seat][0]
    for space in range(board.COUNT):
        if not OPEN[space]:
            why = Message("refused-landmark-space")
            found.append(Refusal(board.ID[space], "wk2.landmark.04", why))
        elif marked(state, space):
            why = Message("refused-landmark-taken")
            found.append(Refusal(board.ID[space], "wk2.landmark.19", why))
        elif not fits(card, space):
            why = Message("refused-landmark-terrain")
            found.append(Refusal(board.ID[space], "wk2.landmark.05", why))
    return found


def _place_timeout(state: RoadState, seat: int) -> int:
    return places_for(state, seat)[0]


def _two(state: RoadState, seat: int) -> list[int]:
    return [READ_ON, LOOK]


def _turn_key(state: RoadState, seat: int, action: int) -> str:
    return "turn" if action == LOOK else "leave"


def _turn_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-turn-landmark" if action == LOOK else "option-leave-landmark")


def _turn_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-turn-landmark", {"space": state.space[seat]})


def _turn_timeout(state: RoadState, seat: int) -> int:
    return LOOK


def _search_key(state: RoadState, seat: int, action: int) -> str:
    return "search" if action == LOOK else "read"


def _search_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-search-landmark" if action == LOOK else "option-keep-encounter")


def _search_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-search-landmark", {"space": state.space[seat]})


def _search_timeout(state: RoadState, seat: int) -> int:
    return READ_ON


KEEP: Final = Ask(
    "keep_landmark",
    "choose",
    "wk2.landmark.01",
    legal=_keep_legal,
    key=_keep_key,
    label=_keep_label,
    prompt=_keep_prompt,
    apply=_keep_apply,
    timeout=_keep_timeout,
    sealed=True,
)
PLACING: Final = Ask(
    "place_landmark",
    "place",
    "wk2.landmark.03",
    legal=places_for,
    key=_place_key,
    label=_place_label,
    prompt=_place_prompt,
    refused=_place_refused,
    timeout=_place_timeout,
)
TURNING: Final = Ask(
    "turn_landmark",
    "choose",
    "wk2.landmark.06",
    legal=_two,
    key=_turn_key,
    label=_turn_label,
    prompt=_turn_prompt,
    timeout=_turn_timeout,
)
SEARCH: Final = Ask(
    "search",
    "choose",
    "wk2.landmark.09",
    legal=_two,
    key=_search_key,
    label=_search_label,
    prompt=_search_prompt,
    timeout=_search_timeout,
)
