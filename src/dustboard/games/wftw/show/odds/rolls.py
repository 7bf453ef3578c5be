# mypyc: skip
"""Where luck comes into the game: draws from one's own deck, and the dice that break ties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dustboard.games.wftw.content.card_table import ATTACK
from dustboard.games.wftw.rules.collection import cards_to_draw
from dustboard.games.wftw.show.odds.totals import sums_of
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import EXACT, Bar, Chance, Faces, Part, Roll
from dustboard.kernel.title import Seen

DRAW_RULE = "wftw.collect.02"


def draw_faces(sure: Sequence[int], pool: Sequence[int], number: int) -> Faces:
    """What the cards of a draw can attack with together; `number` of them come from `pool`."""
    start = sum(ATTACK[card] for card in sure)
    found = sums_of([ATTACK[card] for card in pool], number)
    return tuple((start + total, chance) for total, chance in found.items())


def draw_chance(state: WarState, seat: int) -> Chance:
    """The next draw of a seat, which knows the cards of its deck but not their order."""
    number = cards_to_draw(state, seat)
    if not state.tableau[seat] and state.house.safety_net:
        number = 1
    deck = state.unknown.get(f"seat {seat}", ())
    sure: tuple[int, ...] = ()
    pool = deck
    if len(deck) < number and state.discard[seat]:
        sure, pool = deck, state.discard[seat]
    number = min(number, len(sure) + len(pool))
    faces = draw_faces(sure, pool, number - len(sure))
    mean = sum(value * chance for value, chance in faces)
    least = min(value for value, _ in faces if value >= mean - 1e-9)
    parts = [Part(Message("odds-draw-from", {"number": number - len(sure), "of": len(pool)}), seat)]
    if sure:
        parts.insert(0, Part(Message("odds-draw-sure", {"cards": sorted(sure)}), seat))
    return Chance(
        "draw",
        DRAW_RULE,
        Message("odds-draw", {"number": number}),
        Message("odds-draw-least", {"n": least}),
        EXACT,
        sum(chance for value, chance in faces if value >= least),
        parts=parts,
        assumed=(Message("odds-draw-known"),),
        bars=[Bar(Message("odds-attack-drawn", {"n": value}), p) for value, p in faces],
    )


def rolls(events: Sequence[Seen]) -> list[tuple[int, Roll]]:
    """The luck in these events: every draw that is known, and every tie that dice broke."""
    found: list[tuple[int, Roll]] = []
    for at, (kind, seat, data) in enumerate(events):
        if kind == "draw" and "pool" in data:
            if roll := _draw(seat, data):
                found.append((at, roll))
        elif kind == "tie-roll" and data["number"] == 1:
            found += [(at, roll) for roll in _tie(events[at:], data)]
    return found


def _draw(seat: int, data: dict[str, Any]) -> Roll | None:
    cards: list[int] = data["cards"]
    faces = draw_faces(data["sure"], data["pool"], len(cards) - len(data["sure"]))
    if len(faces) < 2:
        return None  # no luck in it
    value = sum(ATTACK[card] for card in cards)
    about = Message("roll-draw-of", {"number": len(cards), "of": len(data["pool"])})
    return Roll("draw", seat, about, DRAW_RULE, faces, value)


def _tie(events: Sequence[Seen], first: dict[str, Any]) -> list[Roll]:
    """One roll for each seat that was tied; the last die of the roll-off says who won."""
    last = first
    for kind, _, data in events[1:]:
        if kind != "tie-roll" or data["place"] != first["place"] or data["number"] == 1:
            break
        last = data
    best = max(number for _, number in last["rolls"])
    winner = next(seat for seat, number in last["rolls"] if number == best)
    tied = [seat for seat, _ in first["rolls"]]
    where = {name: first[name] for name in ("place", "there", "there_copy")}
    about = Message("roll-tie-at", {**where, "n": len(tied)})
    bars = tie_bars(len(tied))
    faces = tuple((won, bar.chance) for won, bar in enumerate(bars))
    return [
        Roll("tie", seat, about, "wftw.field.04", faces, won, bars, won)
        for seat, won in ((seat, int(seat == winner)) for seat in tied)
    ]


def tie_bars(tied: int) -> tuple[Bar, Bar]:
    """How a tie of so many ends for one of them: lost, won; all have the same chance."""
    lost, won = Message("odds-tied-lost", {"n": tied}), Message("odds-tied", {"n": tied})
    return Bar(lost, 1.0 - 1.0 / tied), Bar(won, 1.0 / tied)
