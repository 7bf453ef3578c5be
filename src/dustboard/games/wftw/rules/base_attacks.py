"""Phase 5, Base Attack Resolution: attack against defence, the defender wins ties (wftw.raid)."""

from __future__ import annotations

from dustboard.games.wftw.content.bid_places import defence_place, raid_base, raid_rival
from dustboard.games.wftw.content.constants import BASE_ATTACKS, NO_WINNER, dice_stream
from dustboard.games.wftw.content.settings import COMBINED, SEAT_ORDER
from dustboard.games.wftw.rules.bases import base_facts
from dustboard.games.wftw.rules.battlefields import SIDES, tell_rolls
from dustboard.games.wftw.rules.effect_tables import WHEN_WON_RAID
from dustboard.games.wftw.rules.strength import bid, cards_at, defence
from dustboard.games.wftw.rules.vocabulary import RUNNER
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.dice import roll_off
from dustboard.kernel.frames import Frame


def resolve_base_attacks(state: WarState, frame: Frame) -> None:
    """Attack by attack, on the tableaux as they stand: bases change hands in phase 7 (R27)."""
    state.phase = BASE_ATTACKS
    if state.journal is not None:
        state.tell("phase", "wftw.flow.02", -1, {"phase": BASE_ATTACKS, "round": state.round})
    attacked: list[int] = []
    for seat in range(state.players):
        for place in state.raids[seat]:
            if place not in attacked and place in state.laid_at[seat]:
                attacked.append(place)
    attacked.sort()
    takers: list[int] = []
    for place in attacked:
        taker = _taker(state, place)
        takers.append(taker)
        _note_losers(state, place, taker)
        if taker != NO_WINNER:
            state.captured[taker] = (*state.captured[taker], place)
            if state.journal is not None:
                data = {"rival": raid_rival(place), "place": place, **_facts(state, place)}
                state.tell("base-captured", "wftw.raid.04", taker, data)
        elif state.journal is not None:
            data = {"place": place, **_facts(state, place)}
            state.tell("base-held", "wftw.raid.03", raid_rival(place), data)
    for place, taker in zip(attacked, takers, strict=True):
        if taker != NO_WINNER:
            for unit in cards_at(state, taker, place):
                RUNNER.run_now(state, WHEN_WON_RAID[unit], taker, (unit, place))


def _facts(state: WarState, place: int) -> dict[str, int]:
    """What a text needs to name the base card that is attacked at a place."""
    return base_facts(state, raid_rival(place), raid_base(place))


def _taker(state: WarState, place: int) -> int:
    """Who takes an attacked base card: of those above the full defence, the strongest (R25)."""
    shield = defence(state, raid_rival(place), raid_base(place))
    attackers = [seat for seat in range(state.players) if place in state.laid_at[seat]]
    tallies = [bid(state, seat, place) for seat in attackers]
    totals = [tally.total for tally in tallies]
    strongest = sum(totals) if state.house.multi_attack == COMBINED else max(totals)
    if state.journal is not None:
        rows = [
            [seat, tally.total, [list(line) for line in tally.lines]]
            for seat, tally in zip(attackers, tallies, strict=True)
        ]
        data = {
            "place": place,
            **_facts(state, place),
            "attacks": rows,
            "defence": shield.total,
            "lines": [list(line) for line in shield.lines],
            "tie": strongest == shield.total,
        }
        state.tell("raid-totals", "wftw.raid.01", raid_rival(place), data)
    if state.house.multi_attack == COMBINED:
        able = attackers if strongest > shield.total else []
    else:
        able = [seat for seat, total in zip(attackers, totals, strict=True) if total > shield.total]
    if not able:
        return NO_WINNER
    if state.house.multi_attack == SEAT_ORDER:
        return able[0]
    best = max(total for seat, total in zip(attackers, totals, strict=True) if seat in able)
    tied = [seat for seat, total in zip(attackers, totals, strict=True) if total == best]
    if len(tied) == 1:
        return tied[0]
    winner, rounds = roll_off(state, dice_stream(state.players), SIDES, tied)
    tell_rolls(state, "wftw.raid.04", "wftw.raid.04", rounds, place)
    return winner


def _note_losers(state: WarState, place: int, taker: int) -> None:
    """Attackers who did not take the base have lost, and so has a defender who lost it (R39)."""
    for seat in range(state.players):
        if seat != taker and place in state.laid_at[seat]:
            state.lost[seat] = (*state.lost[seat], place)
    owner, guard = raid_rival(place), defence_place(raid_base(place))
    if taker != NO_WINNER and state.house.defender_may_abandon and guard in state.laid_at[owner]:
        state.lost[owner] = (*state.lost[owner], guard)
