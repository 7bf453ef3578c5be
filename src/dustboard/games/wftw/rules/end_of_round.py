"""Phase 8, End of Round: abandoning, discarding, the victory check, the refill (wftw.end, R57)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.bid_places import SHOP
from dustboard.games.wftw.content.constants import EMPTY, END_OF_ROUND
from dustboard.games.wftw.content.keys import of_laid
from dustboard.games.wftw.rules.commitment import place_facts
from dustboard.games.wftw.rules.effect_tables import AT_ROUND_END, WHEN_ABANDONED
from dustboard.games.wftw.rules.programs import ROUND
from dustboard.games.wftw.rules.sealed_picks import DONE, take_pick
from dustboard.games.wftw.rules.setup import fill_battlefields, fill_buy_row
from dustboard.games.wftw.rules.vocabulary import RUNNER
from dustboard.games.wftw.rules.winning import (
    DECK_OUT,
    GOAL_REACHED,
    ROUND_CAP,
    STALEMATE,
    can_ever_bid,
    score,
)
from dustboard.games.wftw.rules.words.return_unit import lift
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame


def ask_abandon(state: WarState, frame: Frame) -> None:
    """Losers of battlefields and base attacks may leave units to the wastes (wftw.end.02, 03)."""
    state.phase = END_OF_ROUND
    if state.journal is not None:
        state.tell("phase", "wftw.flow.02", -1, {"phase": END_OF_ROUND, "round": state.round})
    for seat in range(state.players):
        laid = range(len(state.laid[seat]))
        if state.lost[seat] and any(may_abandon(state, seat, at) for at in laid):
            state.ask(seat, ABANDON.number)


def may_abandon(state: WarState, seat: int, at: int) -> bool:
    """Whether the laid card at this position may be abandoned (R39)."""
    return state.house.abandon_any or state.laid_at[seat][at] in state.lost[seat]


def abandon(state: WarState, frame: Frame) -> None:
    """Abandoned units leave the game for good (wftw.end.05)."""
    for seat in range(state.players):
        gone = state.draft_at[seat]
        state.draft_at[seat] = ()
        if not gone:
            continue
        cards = tuple(state.laid[seat][at] for at in gone)
        lift(state, seat, gone)
        state.wastes = state.wastes + cards
        if state.journal is not None:
            state.tell("abandoned", "wftw.end.05", seat, {"cards": list(cards)})
        for _ in cards:
            for base in state.tableau[seat]:
                RUNNER.run_now(state, WHEN_ABANDONED[base], seat, (base,))


def effects_at_round_end(state: WarState, frame: Frame) -> None:
    """Effects of units that still lie on the board, clockwise from seat 0 (R53)."""
    for seat in range(state.players - 1, -1, -1):  # what is put on the stack last runs first
        for at in range(len(state.laid[seat]) - 1, -1, -1):
            card = state.laid[seat][at]
            RUNNER.push(state, AT_ROUND_END[card], seat, (card, state.laid_at[seat][at]))


def discard_played(state: WarState, frame: Frame) -> None:
    """Played units are discarded; the hand is kept (wftw.end.01, R43)."""
    for seat in range(state.players):
        cards = state.laid[seat]
        if cards and state.journal is not None:
            state.tell("discarded", "wftw.end.01", seat, {"cards": list(cards)})
        state.discard[seat] = state.discard[seat] + cards
        state.laid[seat] = ()
        state.laid_at[seat] = ()
        state.laid_in[seat] = ()
        state.lost[seat] = ()
        state.raids[seat] = ()
        state.raids_since[seat] = ()
        state.past_marks[seat] = 0
        state.unpaid[seat] = 0
        state.shop_strength[seat] = 0
    state.shop_order = ()
    state.revealed = 0


def sweep(state: WarState, frame: Frame) -> None:
    """Unclaimed objectives and unsold buy cards are discarded (wftw.end.06, 07)."""
    objectives = tuple(card for card in state.fields if card != EMPTY)
    unsold = tuple(card for card in state.row if card != EMPTY)
    state.objective_discard = state.objective_discard + objectives
    state.buy_discard = state.buy_discard + unsold
    state.fields = ()
    state.field_winner = []
    state.row = ()
    if state.journal is not None:
        if objectives:
            data = {"cards": list(objectives), "deck": "objective"}
            state.tell("swept", "wftw.end.06", -1, data)
        if unsold:
            state.tell("swept", "wftw.end.07", -1, {"cards": list(unsold), "deck": "buy"})


def check_victory(state: WarState, frame: Frame) -> None:
    """The game ends after a round in which somebody has the points (wftw.vp.01, 02)."""
    bonus = state.house.trigger_counts_bonus
    points = [score(state, seat, bonus).total for seat in range(state.players)]
    if state.journal is not None:
        passed = max(points) >= state.house.victory_goal
        data = {"scores": points, "round": state.round, "passed": passed}
        state.tell("scores", "wftw.vp.01", -1, data)
    if max(points) >= state.house.victory_goal:
        _end(state, GOAL_REACHED)
    elif state.house.round_cap and state.round >= state.house.round_cap:
        _end(state, ROUND_CAP)
    elif not any(can_ever_bid(state, seat) for seat in range(state.players)):
        _end(state, STALEMATE)


def _end(state: WarState, reason: int) -> None:
    state.over = True
    state.end_reason = reason
    state.frame = None
    if state.journal is not None:
        final = [score(state, seat, True).total for seat in range(state.players)]
        state.tell("game-over", "wftw.vp.05", -1, {"reason": reason, "scores": final})


def refill(state: WarState, frame: Frame) -> None:
    """New objectives and buy cards for the next round (wftw.end.08, 09)."""
    objectives = fill_battlefields(state)
    row = fill_buy_row(state)
    if state.house.deck_out_ends and not (objectives and row):
        _end(state, DECK_OUT)


def next_round(state: WarState, frame: Frame) -> None:
    """The round tracker advances (R44)."""
    state.round += 1
    state.push_in_order([(ROUND.number, -1, ())])


# -- abandoning -------------------------------------------------------------------------------


def _legal(state: WarState, seat: int) -> list[int]:
    actions: list[int] = []
    seen: list[int] = []
    for at in range(len(state.laid[seat])):
        same = state.laid_at[seat][at] * 256 + state.laid[seat][at]
        if at not in state.draft_at[seat] and same not in seen and may_abandon(state, seat, at):
            seen.append(same)  # equal cards at one place count once
            actions.append(at + 1)
    actions.append(DONE)
    return actions


def _key(state: WarState, seat: int, action: int) -> str:
    if action == DONE:
        return "done"
    at = action - 1
    return of_laid("abandon", at, state.laid[seat][at], state.laid_at[seat][at])


def _label(state: WarState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-abandon-none" if not state.draft_at[seat] else "option-abandon-done")
    at = action - 1
    place = state.laid_at[seat][at]
    # captured bases have changed hands by now, so base cards can't be found by their place
    facts = place_facts(state, seat, place) if place <= SHOP else {"place": place, "there": -1}
    return Message("option-abandon", {"card": state.laid[seat][at], **facts})


def _prompt(state: WarState, seat: int) -> Message:
    return Message("ask-abandon", {"number": len(state.draft_at[seat])})


def _timeout(state: WarState, seat: int) -> int:
    return DONE


ABANDON: Final = Ask(
    "abandon",
    "select",
    "wftw.end.02",
    legal=_legal,
    apply=take_pick,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
    sealed=True,
)
