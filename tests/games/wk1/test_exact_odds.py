"""Exact odds against counts of their own: every fall of the dice, a million rolls of the engine.

`fixtures/odds/wk1.json` holds each chance with the text the client shows for it; the client's own
tests read the same file. `fixtures/odds/wk1-rolls.json` holds what the engine rolled, a million for
each position. `./dust refresh` writes both anew; it rolls only where something else comes now.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from dustboard.games.wk1.content.constants import SIDES
from dustboard.games.wk1.rules.checks import count, pass_chance
from dustboard.games.wk1.rules.combat.attack import ATTACK_BY, count_attack
from dustboard.games.wk1.rules.combat.attack_pool import health_lost
from dustboard.games.wk1.show.odds.dice import spread, successes
from dustboard.kernel.odds import Chance
from games.wk1.rolling import POSITIONS, Came, Position, position

FIXTURES = Path(__file__).parents[2] / "fixtures" / "odds"
SHOWN, ROLLED = FIXTURES / "wk1.json", FIXTURES / "wk1-rolls.json"
MILLION = 1_000_000
FEW = 1_000  # that a test rolls again, to see that the million came from this engine
SIGMAS = 5.0
RARE = 3  # times that something nearly impossible may come more often
MOST = 4  # dice whose falls are all counted; there are ten thousand of them
FACES = range(1, SIDES + 1)
Truth = dict[int, Fraction]


def shown(chance: Fraction) -> str:
    """How a chance is written (ux 6): a decimal below 10 and above 90, else whole."""
    if chance in (0, 1):
        return "certain" if chance else "impossible"
    value = chance * 100
    if 10 <= value <= 90:
        return f"{int(value + Fraction(1, 2))} %"
    tenths = min(max(int(value * 10 + Fraction(1, 2)), 1), 999)
    return f"{tenths // 10} %" if tenths % 10 == 0 else f"{tenths / 10} %"


def dice_of(found: Position) -> int:
    """How many dice a position rolls; 0 where some lie on the table already."""
    if found.state.check_rolled:
        return 0
    state, _ = found.before_dice()
    return max(1, state.check_pool + state.check_gained)


def every_fall(found: Position) -> tuple[Fraction, Truth]:
    """Each way the dice of a position can fall, counted by the rules one by one."""
    state, frame = found.before_dice()
    number = dice_of(found)
    share = Fraction(1, SIDES**number)
    passed, values = Fraction(0), Truth()
    for dice in product(FACES, repeat=number):
        state.check_dice = dice
        value = 0
        if frame.program == ATTACK_BY.number:
            count_attack(state, frame.bindings[0])
            value = health_lost(state, frame.bindings[0], state.damage) if state.check_passed else 0
            success = state.check_passed == 1
        else:
            count(state)
            value = state.check_successes
            success = value > 0
        passed += share * success
        values[value] = values.get(value, Fraction(0)) + share
    return passed, values


def bars(chance: Chance) -> dict[int, float]:
    return {bar.text.args["n"]: bar.chance for bar in chance.bars}


def exact() -> list[dict[str, Any]]:
    """What the panel says exactly, each with an independent count beside it."""
    rows: list[dict[str, Any]] = []
    for dice, difficulty in product(range(1, 7), (5, 7, 9)):
        truth = 1 - Fraction(difficulty - 1, SIDES) ** dice
        what = f"{dice} dice against {difficulty}"
        rows.append({"what": what, "chance": pass_chance(dice, difficulty), "truth": truth})
    for name in POSITIONS:
        found = position(name)
        if not 0 < dice_of(found) <= MOST:
            continue
        chance = found.chance()
        passed, values = every_fall(found)
        rows.append({"what": name, "chance": chance.low, "truth": passed})
        for value, share in bars(chance).items():
            rows.append({"what": f"{name}: {value}", "chance": share, "truth": values[value]})
    return rows


def kept(path: Path) -> Any:
    return json.loads(path.read_text())


def counted(came: Iterable[Came]) -> dict[str, Any]:
    """How often something passed, and each number of successes or Health lost."""
    passed, values, total = 0, Counter[int](), 0
    for success, value in came:
        passed += success
        values[value] += 1
        total += 1
    return {"rolls": total, "passed": passed, "values": {str(n): values[n] for n in sorted(values)}}


def assert_close(chance: float, came: int, rolls: int, what: str) -> None:
    """Within the error of so many tries; what is certain or impossible has none."""
    sure = chance < 1e-12 or chance > 1 - 1e-12
    error = 0.0 if sure else SIGMAS * sqrt(rolls * chance * (1 - chance)) + RARE
    assert abs(came - chance * rolls) <= error + 1e-6, (what, chance, came, rolls)


def compare(name: str, chance: Chance, found: dict[str, Any]) -> None:
    assert_close(chance.low, found["passed"], found["rolls"], name)
    for value, share in bars(chance).items():
        assert_close(share, found["values"].get(str(value), 0), found["rolls"], f"{name} {value}")


def test_at_least_fifty_exact_odds_equal_an_independent_count() -> None:
    rows = exact()
    assert len(rows) >= 50
    for row in rows:
        assert row["chance"] == pytest.approx(float(row["truth"]), abs=1e-12), row["what"]
    assert [one["shown"] for one in kept(SHOWN)] == [shown(row["truth"]) for row in rows]
    assert [one["chance"] for one in kept(SHOWN)] == pytest.approx([row["chance"] for row in rows])


def test_three_dice_against_seven() -> None:
    assert shown(1 - Fraction(6, 10) ** 3) == "78 %"
    assert position("escape, 3 dice against 7").chance().low == pytest.approx(0.784)


def test_odds_equal_a_million_rolls_of_the_engine() -> None:
    found = kept(ROLLED)
    assert set(found) == set(POSITIONS)
    assert len(found) >= 10
    for name in POSITIONS:
        assert found[name]["million"]["rolls"] == MILLION
        chance = position(name).chance()
        assert chance.label == "exact"
        compare(name, chance, found[name]["million"])


def test_the_engine_still_rolls_what_was_written_down() -> None:
    for name, found in kept(ROLLED).items():
        assert counted(position(name).rolls(FEW)) == found["few"], name


@pytest.mark.parametrize("name", POSITIONS)
def test_answers_given_to_the_engine_come_out_as_often(name: str) -> None:
    found = position(name)
    compare(name, found.chance(), counted(found.answered(150)))


def test_successes_and_tens_together() -> None:
    for dice, difficulty, tens in ((1, 5, 10), (2, 7, 9), (3, 9, 10)):
        truth: Counter[tuple[int, int]] = Counter()
        for fall in product(FACES, repeat=dice):
            truth[sum(d >= difficulty for d in fall), sum(d >= tens for d in fall)] += 1
        found = {(hits, bulls): p for hits, bulls, p in spread(dice, difficulty, tens)}
        assert set(found) == set(truth)
        for pair, number in truth.items():
            assert found[pair] == pytest.approx(number / SIDES**dice)
        assert sum(p for _, p in successes(dice, difficulty)) == pytest.approx(1.0)
