"""The text of effects is put together from their parameters."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.kernel.effects.book import Book
from dustboard.kernel.effects.texts import Wording
from kernel.fable import COSTS, MOMENTS, WORDS, FablePorts

SAID = {
    "when-dawn": "At dawn",
    "text-when": "{when}{cost}: {does}.",
    "text-plain": "{does}.",
    "text-may": "you may {does}",
    "text-choose": "choose one: {does}",
    "text-cost": "{cost} to {does}",
    "text-roll": "on {least}-{most}: {does}",
    "cost-fee": " (fee)",
    "list-semicolon": "{head}; {last}",
    "list-or-else": "{head}; or {last}",
    "what-coin": "{count} coins",
    "what-bread": "{count} loaves",
    "effect-gain": "gain {what_term}",
    "effect-pay": "pay {what_term}",
    "effect-lose": "lose {amount} of {what}",
    "effect-roll": "roll a die: {then}",
    "effect-exit": "go to the {to_term}{now}",
    "to-hill": "hill",
}


def text(*rows: dict[str, Any]) -> str:
    book = Book(WORDS, FablePorts(), MOMENTS, COSTS)
    when = rows[0]["when"]
    book.write_moments("", "owl", "effect", [{"when": when, **row} for row in rows], 0)
    book.close()
    wording = Wording(book, "en", lambda lang, key, args: SAID[key].format(**args))
    (said,) = wording.sentences(0)
    return said


def gain(what: str, amount: int = 2, do: str = "gain", **more: Any) -> dict[str, Any]:
    return {"do": do, "what": what, "amount": amount, **more}


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([gain("coin")], "At dawn: gain 2 coins."),
        ([gain("coin"), gain("bread", 1, "lose")], "At dawn: gain 2 coins; lose 1 of bread."),
        ([gain("coin", when="dusk")], "Gain 2 coins."),
        ([gain("coin", may=True)], "At dawn: you may gain 2 coins."),
        ([gain("coin", cost="fee")], "At dawn (fee): gain 2 coins."),
        (
            [gain("coin", cost=[gain("bread", 1, "pay")], may=True)],
            "At dawn: you may pay 1 loaves to gain 2 coins.",
        ),
        (
            [{"do": "choose", "options": [gain("coin"), {"then": [gain("bread"), gain("coin")]}]}],
            "At dawn: choose one: gain 2 coins; or gain 2 loaves; gain 2 coins.",
        ),
        (
            [{"do": "roll", "then": [gain("coin", least=3, most=4)]}],
            "At dawn: roll a die: on 3-4: gain 2 coins.",
        ),
        ([{"do": "exit", "to": "hill", "now": True}], "At dawn: go to the hill1."),
    ],
)
def test_a_sentence_is_made_of_moment_cost_and_words(rows: list[Any], said: str) -> None:
    first = {"when": "dawn", **rows[0]}
    assert text(first, *rows[1:]) == said
