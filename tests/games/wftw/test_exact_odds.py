"""Exact odds against a count of their own: every draw by hand, every roll of the dice.

The fixtures hold each chance with the text the client shows for it; the client's own tests read the
same file. `./dust refresh` writes it anew.
"""

from __future__ import annotations

import json
import random
from fractions import Fraction
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.games.wftw.content.card_table import ATTACK
from dustboard.games.wftw.show.odds.panel import odds
from dustboard.games.wftw.show.odds.rolls import draw_chance, draw_faces
from dustboard.kernel.game import Game

FIXTURES = Path(__file__).parents[2] / "fixtures" / "odds" / "wftw.json"
SIDES = range(1, 7)


def shown(chance: Fraction) -> str:
    """How a chance is written (ux 6): a decimal below 10 and above 90, else whole."""
    if chance in (0, 1):
        return "certain" if chance else "impossible"
    value = chance * 100
    if 10 <= value <= 90:
        return f"{int(value + Fraction(1, 2))} %"
    tenths = min(max(int(value * 10 + Fraction(1, 2)), 1), 999)
    return f"{tenths // 10} %" if tenths % 10 == 0 else f"{tenths / 10} %"


def counted(sure: list[int], pool: list[int], number: int) -> dict[int, Fraction]:
    """Every possible draw, one by one."""
    found: dict[int, Fraction] = {}
    draws = list(combinations(range(len(pool)), number))
    for draw in draws:
        total = sum(ATTACK[card] for card in sure) + sum(ATTACK[pool[at]] for at in draw)
        found[total] = found.get(total, Fraction(0)) + Fraction(1, len(draws))
    return found


def wins_tie(players: int) -> Fraction:
    """The chance of the first of several to win a roll-off, from all rolls of the dice."""
    outright, again = Fraction(0), {}
    for rolls in product(SIDES, repeat=players):
        best = [at for at, number in enumerate(rolls) if number == max(rolls)]
        if best == [0]:
            outright += Fraction(1, 6**players)
        elif 0 in best:
            again[len(best)] = again.get(len(best), Fraction(0)) + Fraction(1, 6**players)
    same = again.pop(players, Fraction(0))
    total = outright + sum((p * wins_tie(n) for n, p in again.items()), Fraction(0))
    return total / (1 - same)


def positions() -> list[tuple[Game, int]]:
    """Moments before a draw, in random games."""
    found: list[tuple[Game, int]] = []
    for seed in range(12):
        game = dustboard.new_game("wftw", 2 + seed % 3, seed)
        rng = random.Random(seed)
        for _ in range(400):
            if game.over:
                break
            decision = game.pending[0]
            if decision.name == "production" and decision.id.endswith("-0"):
                found.append((game.clone(), decision.seat))
            game.answer(decision.seat, rng.randrange(len(decision.options)))
    return found


def exact() -> list[dict[str, Any]]:
    """What the panel says exactly, each with an independent count beside it."""
    rows: list[dict[str, Any]] = []
    for game, seat in positions():
        masked: Any = game.masked(seat)
        chance = draw_chance(masked, seat)
        deck, discard = list(game.state.deck[seat]), list(game.state.discard[seat])  # type: ignore[attr-defined]
        number = chance.about.args["number"]
        again = len(deck) < number and discard
        sure, pool = (deck, discard) if again else ([], deck)
        mine = counted(sure, pool, number - len(sure))
        least = chance.what.args["n"] if chance.what else 0
        truth = sum((p for value, p in mine.items() if value >= least), Fraction(0))
        what = f"{len(sure)} sure, {number} of {len(pool)} cards: attack {least} or more"
        if all(one["what"] != what for one in rows):
            rows.append({"what": what, "chance": chance.low, "truth": truth})
    for n in range(2, 7):
        masked = dustboard.new_game("wftw", 8, n).masked(0)
        masked.phase, masked.bidding_round = 2, 1  # type: ignore[attr-defined]
        dice = next(one for one in odds(masked, 0) if one.key == "dice")  # type: ignore[arg-type]
        rows.append({"what": f"{n} tied", "chance": dice.bars[n - 2].chance, "truth": wins_tie(n)})
    return rows


def kept() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(FIXTURES.read_text())
    return rows


def test_at_least_fifty_exact_odds_equal_an_independent_count() -> None:
    rows = exact()
    assert len(rows) >= 50
    for row in rows:
        assert row["chance"] == pytest.approx(float(row["truth"]), abs=1e-12), row["what"]
    assert [one["shown"] for one in kept()] == [shown(row["truth"]) for row in rows]
    assert [one["chance"] for one in kept()] == pytest.approx([row["chance"] for row in rows])


def test_a_tie_of_two_is_even() -> None:
    assert wins_tie(2) == Fraction(1, 2)
    assert shown(wins_tie(2)) == "50 %"
    assert shown(wins_tie(3)) == "33 %"


def test_every_total_of_a_draw_has_its_own_chance() -> None:
    pool = [card for card in range(len(ATTACK)) if ATTACK[card] > 0][:9]
    faces = dict(draw_faces(pool[:2], pool, 4))
    truth = counted(pool[:2], pool, 4)
    assert {value: pytest.approx(float(p)) for value, p in truth.items()} == faces
