"""Plot sheets: laying them out, their rules at each moment, Plot Actions, leaving (wk2.plot)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import FIRST_ON_TRACK, FUEL, MEDS
from dustboard.games.wk2.content.story import SHEETS as ROWS
from dustboard.games.wk2.content.story import Action, Sheet
from dustboard.games.wk2.content.story_table import (
    ADVENTURES,
    COUNTERS,
    ENTRIES,
    SHEETS,
    SHEETS_OF,
)
from dustboard.games.wk2.content.wasteland_table import CARD_DECK
from dustboard.games.wk2.rules.experience import gain_xp
from dustboard.games.wk2.rules.favours import CAMEL, GLOBE, SEVEN, hear_steps, spend
from dustboard.games.wk2.rules.harm import settle_all
from dustboard.games.wk2.rules.legacy import grant_memories, recall, stack_lesson
from dustboard.games.wk2.rules.marks import ROUND as ONE_ROUND
from dustboard.games.wk2.rules.marks import SHEET as ONE_SHEET
from dustboard.games.wk2.rules.marks import forget
from dustboard.games.wk2.rules.programs import ROUND, TURN
from dustboard.games.wk2.rules.special import settle_loads
from dustboard.games.wk2.rules.standing import NOBODY_STANDS, clear_terms
from dustboard.games.wk2.rules.supply import gain_resource
from dustboard.games.wk2.rules.threat import return_tokens
from dustboard.games.wk2.rules.using import fire
from dustboard.games.wk2.rules.values import CONSCIOUS, RUNS, in_game
from dustboard.games.wk2.rules.vocabulary import BOOK, NEW_SHEET, RUNNER, SHEET_AT, SHEET_RULES
from dustboard.games.wk2.rules.words.story import ENDINGS
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.effects.conditions import Expression, parse
from dustboard.kernel.frames import Frame, Program

OPEN_SHEET: Final = Program("open a sheet")
CLOSE_BOOK: Final = Program("close the book")
_ROW: Final[dict[int, Sheet]] = {SHEETS.index(row.id): row for row in ROWS}


def _place(name: str) -> int:
    if not name:
        return board.NOWHERE
    return board.SPECIAL[int(name)] if name.isdecimal() else board.BY_ID[name]


FIGURES: Final[dict[int, int]] = {sheet: _place(row.figures) for sheet, row in _ROW.items()}
ACTIONS: Final[dict[int, tuple[Action, ...]]] = {sheet: row.actions for sheet, row in _ROW.items()}
WHERE: Final[dict[int, list[Expression]]] = {
    sheet: [parse(action.where, BOOK.ports, ()) for action in row.actions]
    for sheet, row in _ROW.items()
}
# by sheet: the counters it keeps in sight, and what is aimed at, if anything
SHOWN: Final[dict[int, list[tuple[int, Expression]]]] = {
    sheet: [
        (COUNTERS.index(name), parse(aim or "0", BOOK.ports, ())) for name, aim in row.shows.items()
    ]
    for sheet, row in _ROW.items()
}
MOST_ACTIONS: Final = 8  # Plot Actions of one sheet
NOBODY_LEFT: Final = 1  # bound to a round that ends after the last knight is out


def row_of(state: RoadState) -> Sheet:
    """The row of the sheet in play."""
    return _ROW[state.sheet]


def begin_adventure(state: RoadState, frame: Frame) -> None:
    """The first sheet of the adventure is laid out (wk2.setup.25)."""
    if state.journal is not None:
        data = {"adventure": ADVENTURES[state.house.adventure]}
        state.tell("adventure", "wk2.adventure.03", -1, data)
    grant_memories(state)
    if state.house.lesson:
        stack_lesson(state)
    state.exit_to = SHEETS.index(SHEETS_OF[ADVENTURES[state.house.adventure]][0])
    state.push_in_order([(OPEN_SHEET.number, -1, ())])


def lay_out(state: RoadState, frame: Frame) -> None:
    """Figures, tokens and the Time Marker as the sheet says; others leave (wk2.plot.06)."""
    state.sheet = state.exit_to
    state.exit_to = -1
    state.goal_met = 0
    state.round = 0
    state.bent = 0
    state.closed = ()
    forget(state, ONE_SHEET)
    state.once_sheet = ()
    hear_steps(state)
    row = row_of(state)
    if not row.goes_on:
        clear_board(state)
    state.time = row.time
    figures = FIGURES[state.sheet]
    for seat in range(state.players):
        if figures != board.NOWHERE and not state.out[seat]:
            state.space[seat] = figures
    settle_all(state)
    if state.journal is not None:
        state.tell("sheet", "wk2.adventure.02", -1, {"sheet": row.id, "time": row.time})
    for seat in range(state.players):
        if not state.out[seat] and spend(state, seat, CAMEL):
            gain_resource(state, seat, FUEL, 1, "wk2.gold.03")
            gain_resource(state, seat, MEDS, 1, "wk2.gold.03")
    recall(state)
    for seat in reversed(in_game(state)):
        fire(state, NEW_SHEET, seat)
    run_rules(state, "sheet_open", state.first)
    first, source = RUNNER.lists[f"{row.id}/setup"]
    RUNNER.push(state, first, state.first, (source,))


def clear_board(state: RoadState) -> None:
    """Tokens, markers and enemies of the old sheet leave (wk2.plot.06, wk2.foe.01)."""
    state.challenge = state.plot = state.face_down = state.under = state.pouch = ()
    for space in range(board.COUNT):
        state.effort[space] = 0
    for walker in range(len(state.walkers)):
        state.walkers[walker] = board.NOWHERE
    for slot in range(len(state.standing)):
        state.standing[slot] = NOBODY_STANDS
    for card in (*state.side_deck, *state.beside, *state.row):
        deck = CARD_DECK[card]
        state.wasteland_discard[deck] = (*state.wasteland_discard[deck], card)
    state.side_deck = state.beside = state.row = ()


def run_rules(state: RoadState, moment: str, seat: int) -> None:
    """Let the rules of the sheet for a moment happen next."""
    line = SHEET_RULES[moment][state.sheet]
    RUNNER.push(state, line, seat, (SHEET_AT + state.sheet,))


def begin_rounds(state: RoadState, frame: Frame) -> None:
    """The sheet is played in rounds."""
    state.push_in_order([(ROUND.number, -1, ())])


# -- a round --------------------------------------------------------------------------------------


def start_round(state: RoadState, frame: Frame) -> None:
    """The Time Marker moves first, not in the first round of a sheet (wk2.round.05 to .07)."""
    state.round += 1
    state.rounds += 1
    forget(state, ONE_ROUND)
    for seat in range(state.players):
        state.ahead[seat] = 0
    state.once_round = ()
    state.flags[GLOBE] = 0
    for seat in range(state.players):
        spend(state, seat, SEVEN)
    row = row_of(state)
    out_of_time = False
    if row.time and state.round > 1:
        state.time -= 1
        out_of_time = state.time < FIRST_ON_TRACK
    elif row.rounds and state.round > row.rounds:
        out_of_time = True
    if state.journal is not None:
        state.tell("round", "wk2.round.02", -1, {"round": state.round, "time": state.time})
    run_rules(state, "time_out" if out_of_time else "round_start", state.first)


def take_turns(state: RoadState, frame: Frame) -> None:
    """Every knight takes one turn, the first player first (wk2.round.02)."""
    if state.exit_to < 0 and state.ending < 0:
        state.push_in_order([(TURN.number, seat, ()) for seat in in_game(state)])


def tell_falls(state: RoadState) -> None:
    """The sheet may have something to say when a knight has fallen or its vehicle was wrecked."""
    settle_loads(state)
    for seat in in_game(state):
        down, wreck = state.down[seat] != CONSCIOUS, state.wreck[seat] != RUNS
        told = state.fell[seat]
        state.fell[seat] = int(down) | int(wreck) << 1
        if wreck and not told & 2:
            run_rules(state, "wreck", seat)
        if down and not told & 1:
            run_rules(state, "fallen", seat)


def end_round(state: RoadState, frame: Frame) -> None:
    """What the sheet does at the end of a round (wk2.round.03), or when nobody is left."""
    if state.exit_to < 0 and state.ending < 0:
        run_rules(state, "round_end" if in_game(state) else "all_out", state.first)
        tell_falls(state)


def turn_page(state: RoadState, frame: Frame) -> None:
    """The adventure is over, another sheet follows, or another round (wk2.plot.05)."""
    clear_action(state)
    if state.ending >= 0:
        if state.journal is not None:
            kind = ENDINGS[state.ending_kind]
            state.tell("ending", "wk2.ending.01", -1, {"entry": state.ending + 1, "kind": kind})
        state.push_in_order([(CLOSE_BOOK.number, -1, ())])
        run_rules(state, "story_end", state.first)
        return
    if not in_game(state):
        # the defeat is read at once (wk2.ending.03), and then this page is turned
        last = len(ROUND.steps) - 1
        state.frame = Frame(ROUND.number, last, -1, (NOBODY_LEFT,), state.frame)
        if frame.bindings:
            state.ending_kind = 2  # the sheet has no word for it
            state.ending = max(0, state.entry)
        else:
            run_rules(state, "all_out", state.first)
        return
    if state.exit_to >= 0:
        if state.goal_met:
            for seat in in_game(state):
                gain_xp(state, seat, 1, "wk2.ending.04")
        state.push_in_order([(OPEN_SHEET.number, -1, ())])
        return
    state.push_in_order([(ROUND.number, -1, ())])


def close_book(state: RoadState, frame: Frame) -> None:
    """The epilogues were read: the game is over."""
    state.over = True


def clear_action(state: RoadState) -> None:
    """An exit at once leaves things on the table: cards and tokens go where they belong."""
    return_tokens(state)
    if state.card:
        deck = CARD_DECK[state.card[0]]
        state.wasteland_discard[deck] = state.wasteland_discard[deck] + state.card
        state.card = ()
    state.exploration_discard = state.exploration_discard + state.found
    state.found = ()
    state.gear_discard = state.gear_discard + state.offer
    state.offer = ()
    state.foe = -1
    state.route = ()
    state.rolled = ()
    state.foe_rolled = ()


def read_mark(state: RoadState, frame: Frame) -> None:
    """An entry at a fraction of an effort (wk2.effort.02)."""
    first, source = RUNNER.lists[ENTRIES[frame.bindings[0]]]
    BOOK.ports.read(state, frame.seat, source)
    RUNNER.push(state, first, frame.seat, (source,))


# -- Plot Actions ---------------------------------------------------------------------------------


def plot_actions(state: RoadState, seat: int) -> list[int]:
    """The Plot Actions that the knight can do here and now, by their place (wk2.plot.01, .04)."""
    if state.sheet not in WHERE:
        return []
    found: list[int] = []
    for at, where in enumerate(WHERE[state.sheet]):
        if at not in state.named and where.value(state, seat, ()) != 0:
            found.append(at)
    return found


def begin_plot_action(state: RoadState, seat: int, at: int) -> None:
    """Let it happen."""
    row = row_of(state)
    action = row.actions[at]
    state.named = (*state.named, at)
    clear_terms(state)
    if state.journal is not None:
        state.tell("plot-action", "wk2.plot.04", seat, {"sheet": row.id, "action": action.key})
    first, source = RUNNER.lists[f"{row.id}/{action.key}"]
    RUNNER.push(state, first, seat, (source,))
