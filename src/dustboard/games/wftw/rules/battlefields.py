"""Phase 4, Battlefield Resolution: the highest bid wins, ties go to the die (wftw.field)."""

from __future__ import annotations

from dustboard.games.wftw.content.constants import BATTLEFIELDS, EMPTY, NO_WINNER, dice_stream
from dustboard.games.wftw.rules.commitment import place_facts
from dustboard.games.wftw.rules.effect_tables import WHEN_LOST_FIELD, WHEN_WON_FIELD, WINS_TIES
from dustboard.games.wftw.rules.strength import bid, cards_at
from dustboard.games.wftw.rules.vocabulary import RUNNER
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.dice import roll_off
from dustboard.kernel.effects.modifiers import Tally
from dustboard.kernel.frames import Frame

SIDES = 6


def resolve_battlefields(state: WarState, frame: Frame) -> None:
    """Field by field: totals, winner, objective; what a win brings comes after the last (R56)."""
    state.phase = BATTLEFIELDS
    if state.journal is not None:
        state.tell("phase", "wftw.flow.02", -1, {"phase": BATTLEFIELDS, "round": state.round})
    for field in range(len(state.fields)):
        winner = _winner(state, field)
        state.field_winner[field] = winner
        for seat in range(state.players):
            if seat != winner and field in state.laid_at[seat]:
                state.lost[seat] = (*state.lost[seat], field)
        if winner != NO_WINNER:
            _award(state, field, winner)
    for field, winner in enumerate(state.field_winner):
        if winner != NO_WINNER:
            for unit in cards_at(state, winner, field):
                RUNNER.run_now(state, WHEN_WON_FIELD[unit], winner, (unit, field))
    for seat in range(state.players):
        for field in state.lost[seat]:
            for unit in cards_at(state, seat, field):
                RUNNER.run_now(state, WHEN_LOST_FIELD[unit], seat, (unit, field))


def _winner(state: WarState, field: int) -> int:
    """Who wins a battlefield; a bid needs strength to win (R23)."""
    totals: list[tuple[int, Tally]] = []
    best = state.house.minimum_winning_bid
    for seat in range(state.players):
        if field in state.laid_at[seat]:
            tally = bid(state, seat, field)
            totals.append((seat, tally))
            best = max(best, tally.total)
    tied = [seat for seat, tally in totals if tally.total == best]
    if state.journal is not None:
        rows = [[seat, tally.total, [list(line) for line in tally.lines]] for seat, tally in totals]
        data = {"field": field, "card": state.fields[field], "totals": rows}
        state.tell("field-totals", "wftw.field.02", -1, data)
    if not tied:
        if state.journal is not None:
            data = {"field": field, "card": state.fields[field]}
            state.tell("field-unwanted", "wftw.field.06", -1, data)
        return NO_WINNER
    return tied[0] if len(tied) == 1 else break_tie(state, field, tied)


def break_tie(state: WarState, field: int, tied: list[int]) -> int:
    """A tie at a battlefield: a card that wins ties decides, if one player has it; else dice."""
    holders = [
        seat for seat in tied if any(WINS_TIES[card] for card in cards_at(state, seat, field))
    ]
    if len(holders) == 1:
        if state.journal is not None:
            for card in cards_at(state, holders[0], field):
                if WINS_TIES[card]:
                    data = {"card": card, "field": field}
                    state.tell("tie-won", "wftw.card.09", holders[0], data)
                    break
        return holders[0]
    winner, rounds = roll_off(state, dice_stream(state.players), SIDES, tied)
    tell_rolls(state, "wftw.field.04", "wftw.field.05", rounds, field)
    return winner


def tell_rolls(
    state: WarState,
    first_rule: str,
    again_rule: str,
    rounds: list[list[tuple[int, int]]],
    place: int,
) -> None:
    """Every roll of a tie is shown (R24)."""
    if state.journal is not None:
        for number, rolls in enumerate(rounds):
            rule = again_rule if number else first_rule
            data = {
                "rolls": [list(roll) for roll in rolls],
                "number": number + 1,
                **place_facts(state, -1, place),
            }
            state.tell("tie-roll", rule, -1, data)


def _award(state: WarState, field: int, winner: int) -> None:
    """The winner takes the objective; it is set aside until phase 7 (R37)."""
    card = state.fields[field]
    state.fields = (*state.fields[:field], EMPTY, *state.fields[field + 1 :])
    state.won[winner] = (*state.won[winner], card)
    if state.journal is not None:
        state.tell("field-won", "wftw.field.03", winner, {"card": card, "field": field})
