"""Phase 7, Card Acquisition: won cards reach their new owners, all together (wftw.gain, R37)."""

from __future__ import annotations

from dustboard.games.wftw.content.bid_places import raid_base, raid_rival
from dustboard.games.wftw.content.card_table import IS_BASE
from dustboard.games.wftw.content.constants import ACQUISITION
from dustboard.games.wftw.rules.bases import base_copy
from dustboard.games.wftw.rules.effect_tables import WHEN_GAINED
from dustboard.games.wftw.rules.vocabulary import RUNNER
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.frames import Frame


def acquire(state: WarState, frame: Frame) -> None:
    """Captured bases change hands, won bases enter the tableau, won units the discard pile."""
    state.phase = ACQUISITION
    if state.journal is not None:
        state.tell("phase", "wftw.flow.02", -1, {"phase": ACQUISITION, "round": state.round})
    _hand_over_captured(state)
    for seat in range(state.players):
        for card in state.won[seat]:
            if IS_BASE[card]:
                state.tableau[seat] = (*state.tableau[seat], card)
            else:
                state.discard[seat] = (*state.discard[seat], card)
            if state.journal is not None:
                rule = "wftw.gain.01" if IS_BASE[card] else "wftw.gain.02"
                state.tell("acquired", rule, seat, {"card": card, "base": IS_BASE[card]})
            RUNNER.run_now(state, WHEN_GAINED[card], seat, (card,))
        state.won[seat] = ()


def _hand_over_captured(state: WarState) -> None:
    """Take all captured cards out first, so that no capture changes another (R27)."""
    gone: list[list[int]] = [[] for _ in range(state.players)]
    arriving: list[tuple[int, int, int, int]] = []
    for taker in range(state.players):
        for place in state.captured[taker]:
            owner, base = raid_rival(place), raid_base(place)
            gone[owner].append(base)
            copy = base_copy(state, owner, base)
            arriving.append((taker, owner, state.tableau[owner][base], copy))
        state.captured[taker] = ()
    for owner in range(state.players):
        if gone[owner]:
            tableau = state.tableau[owner]
            state.tableau[owner] = tuple(
                tableau[base] for base in range(len(tableau)) if base not in gone[owner]
            )
    for taker, owner, card, copy in arriving:
        state.tableau[taker] = (*state.tableau[taker], card)
        if state.journal is not None:
            data = {"card": card, "copy": copy, "rival": owner}
            state.tell("base-changes-hands", "wftw.raid.05", taker, data)
