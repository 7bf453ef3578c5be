"""Choices of the setup: mission, knights, vehicles, gear, private tasks (wk1.setup.13-32)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import ID
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.knight_table import KNIGHT_ID, KNIGHTS
from dustboard.games.wk1.content.mission_table import MIN_PLAYERS
from dustboard.games.wk1.content.settings import MISSIONS
from dustboard.games.wk1.rules.gear.placing import place_gear
from dustboard.games.wk1.rules.gear_setup import CHOOSE_VEHICLE
from dustboard.games.wk1.rules.programs import ROUND
from dustboard.games.wk1.rules.seats import round_order
from dustboard.games.wk1.rules.setup import open_tasks, place_knights
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame, Program

KEPT: Final = 2  # private tasks that a player keeps with two players


def ask_mission(state: KnightsState, frame: Frame) -> None:
    """Where the table has not settled it, everybody names a mission (wk1.setup.32)."""
    if state.house.mission >= 0:
        return
    for seat in range(state.players):
        state.ask(seat, PROPOSAL.number)


def settle_mission(state: KnightsState, frame: Frame) -> None:
    """All agree, or the Waster decides."""
    if state.house.mission >= 0:
        return
    named = {state.choice[seat] for seat in range(state.players)}
    if len(named) > 1:
        state.ask(state.waster, MISSION_CHOICE.number)


def open_mission(state: KnightsState, frame: Frame) -> None:
    """The mission is known; then the draft."""
    if state.house.mission < 0:
        state.mission = state.choice[state.waster]  # he said the same as all, or decides
    if state.journal is not None:
        state.tell("mission", "wk1.win.01", NONE, {"mission": state.mission})
    order = round_order(state)
    if not state.house.draft_clockwise:
        order = [order[0], *order[:0:-1]]  # to the right (wk1.setup.13, X01)
    state.push_in_order([(PICK_SHEET.number, seat, ()) for seat in order])


def ask_sheet(state: KnightsState, frame: Frame) -> None:
    """One knight sheet each."""
    state.ask(frame.seat, SHEET.number)


def take_sheet(state: KnightsState, frame: Frame) -> None:
    """Sheet and vehicle (wk1.setup.14, wk1.setup.18)."""
    seat = frame.seat
    state.knight[seat] = state.choice[seat]
    if state.journal is not None:
        state.tell("knight", "wk1.setup.13", seat, {"knight_sheet": state.knight[seat]})
    state.push_in_order([(CHOOSE_VEHICLE.number, seat, ())])


PICK_SHEET: Final = Program("pick a knight", (ask_sheet, take_sheet))


def place_starting_gear(state: KnightsState, frame: Frame) -> None:
    """The three additional cards, as each owner likes (wk1.setup.20)."""
    state.push_in_order([place_gear(seat) for seat in round_order(state)])


def deal_private(state: KnightsState, frame: Frame) -> None:
    """With two players each keeps two private tasks, face down (wk1.p2.03)."""
    if state.players != 2:
        return
    dealt = state.house.private_dealt
    for seat in round_order(state):
        state.secret_tasks[seat] = state.private_deck[-dealt:]
        state.private_deck = state.private_deck[:-dealt]
        if state.journal is not None:
            data = {"cards": list(state.secret_tasks[seat])}
            state.whisper("private-dealt", "wk1.p2.03", seat, data, {"number": dealt})
    for seat in range(state.players):
        state.ask(seat, KEEP_TASKS.number)


def begin(state: KnightsState, frame: Frame) -> None:
    """What was not kept leaves the game; tasks are opened, knights take their places."""
    if state.players == 2:
        for seat in range(state.players):
            state.boxed = (*state.boxed, *state.drawn_private[seat])
            state.drawn_private[seat] = ()
            if state.journal is not None:
                state.tell("tasks-kept", "wk1.p2.03", seat, {"number": KEPT})
        state.boxed = (*state.boxed, *state.private_deck)
        state.private_deck = ()
    open_tasks(state)
    state.push_in_order([*place_knights(state), (ROUND.number, 0, ())])


# -- asks ---------------------------------------------------------------------------------------


def _missions(state: KnightsState, seat: int) -> list[int]:
    return [n for n in range(len(MISSIONS)) if MIN_PLAYERS[n] <= state.players]


PROPOSAL: Final = Ask(
    "proposal",
    "choose",
    "wk1.setup.32",
    legal=_missions,
    key=lambda state, seat, action: MISSIONS[action],
    label=lambda state, seat, action: Message("option-mission", {"mission": action}),
    prompt=lambda state, seat: Message("ask-proposal"),
    timeout=lambda state, seat: 0,
    sealed=True,
)

MISSION_CHOICE: Final = Ask(
    "mission",
    "choose",
    "wk1.setup.32",
    legal=_missions,
    key=lambda state, seat, action: MISSIONS[action],
    label=lambda state, seat, action: Message("option-mission", {"mission": action}),
    prompt=lambda state, seat: Message("ask-mission"),
    timeout=lambda state, seat: 0,
)


def _free_knights(state: KnightsState, seat: int) -> list[int]:
    return [knight for knight in range(KNIGHTS) if knight not in state.knight]


def _taken_knights(state: KnightsState, seat: int) -> list[Refusal]:
    """Every knight is in the box once (wk1.setup.14, A02)."""
    return [
        Refusal(KNIGHT_ID[knight], "wk1.setup.14", Message("why-knight-taken", {"knight": other}))
        for other, knight in enumerate(state.knight)
        if knight != NONE
    ]


SHEET: Final = Ask(
    "knight_sheet",
    "choose",
    "wk1.setup.13",
    legal=_free_knights,
    key=lambda state, seat, action: KNIGHT_ID[action],
    label=lambda state, seat, action: Message("option-knight-sheet", {"knight_sheet": action}),
    prompt=lambda state, seat: Message("ask-knight-sheet"),
    refused=_taken_knights,
    timeout=lambda state, seat: _free_knights(state, seat)[0],
)


def _keep(state: KnightsState, seat: int, action: int) -> None:
    """Put one task away until two are left; it leaves the game."""
    rest = tuple(card for card in state.secret_tasks[seat] if card != action)
    state.secret_tasks[seat] = rest
    state.drawn_private[seat] = (*state.drawn_private[seat], action)
    if len(rest) == KEPT:
        state.done(seat)


KEEP_TASKS: Final = Ask(
    "keep_tasks",
    "select",
    "wk1.p2.03",
    legal=lambda state, seat: list(state.secret_tasks[seat]),
    key=lambda state, seat, action: ID[action],
    label=lambda state, seat, action: Message("option-put-away", {"card": action}),
    prompt=lambda state, seat: Message("ask-keep-tasks", {"left": len(state.secret_tasks[seat])}),
    apply=_keep,
    timeout=lambda state, seat: state.secret_tasks[seat][0],
    sealed=True,
)


def face_down(state: KnightsState, seat: int) -> int:
    """How many private tasks everybody sees before a player.

    While they are chosen, which is sealed, what was put away still lies among them.
    """
    choosing = state.waiting > 0 and state.group[seat] == KEEP_TASKS.number
    put_away = len(state.drawn_private[seat]) if choosing else 0
    return len(state.secret_tasks[seat]) + put_away
