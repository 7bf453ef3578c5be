"""The end of a game of War for the Wasteland: points by source, and tiebreakers if needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dustboard.cli.boards.generic import Section, letter, reason_text

if TYPE_CHECKING:
    from dustboard.cli.boards.wftw import WarBoard
    from dustboard.kernel.game import Game

# where points come from, by the clause behind them
_SOURCES = {
    "wftw.card.10": "bases",
    "wftw.card.11": "printed on bases",
    "wftw.vp.03": "units",
    "wftw.vp.04": "bonuses",
}


def result_sections(game: Game, board: WarBoard) -> list[Section]:
    """Who won, the points of each seat by source, and the tiebreakers as far as needed."""
    outcome = game.outcome
    assert outcome is not None
    seats = game.view(None)["seats"]
    winners = " and ".join(board.seat_name(seat) for seat in outcome.winners)
    share = "share the win" if len(outcome.winners) > 1 else "wins"
    heading = f"THE GAME IS OVER: {winners} {share} ({reason_text(game)})"
    order = sorted(range(game.players), key=lambda seat: -outcome.scores[seat])
    rows = [
        (board.seat_name(seat), f"{outcome.scores[seat]} VP", _sources(seats[seat]))
        for seat in order
    ]
    best = [seat for seat in order if outcome.scores[seat] == max(outcome.scores)]
    found = [Section(heading, rows)]
    if len(best) > 1:
        found.append(Section("TIE FOR THE MOST POINTS", _tiebreakers(game, best)))
    return found


def _sources(seat: dict[str, Any]) -> str:
    sums: dict[str, int] = {}
    for line in seat["score_lines"]:
        source = _SOURCES.get(line["rule"], line["rule"])
        sums[source] = sums.get(source, 0) + line["amount"]
    return ", ".join(f"{source} {points}" for source, points in sums.items())


def _tiebreakers(game: Game, tied: list[int]) -> list[tuple[str, ...]]:
    """One row per tiebreaker, down to the first that tells the tied seats apart."""
    views = {seat: game.view(seat) for seat in tied}
    tables = [
        (
            "wftw.vp.06",
            "strength in hand that can be paid",
            {seat: view["mine"]["strength_in_hand"] for seat, view in views.items()},
        ),
        (
            "wftw.vp.08",
            "unspent resources",
            {seat: view["mine"]["unspent"] for seat, view in views.items()},
        ),
        (
            "wftw.vp.09",
            "bases",
            {seat: len(view["seats"][seat]["tableau"]) for seat, view in views.items()},
        ),
    ]
    rows: list[tuple[str, ...]] = []
    for rule, what, values in tables:
        shown = ", ".join(f"{letter(seat)} {value}" for seat, value in values.items())
        rows.append((f"{what} [{rule}]", shown))
        best = max(values.values())
        tied = [seat for seat in tied if values[seat] == best]
        if len(tied) == 1:
            return rows
    rows.append(("equal in everything, so the win is shared [wftw.R49]", ""))
    return rows
