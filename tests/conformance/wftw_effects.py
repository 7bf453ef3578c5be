"""Which effect of which card did something: read from the log and the points of a game.

Names are "effect bu05 attack strength:base_attack", "drawn st01", "played bu05", "acquired bb01",
"captured st08".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import dustboard
from dustboard.kernel.events import Event
from dustboard.kernel.state import State
from dustboard.kernel.title import Title
from dustboard.lab.exhaustive import spectator_view

CARDS = dustboard.content("wftw")
NUMBER = {card.id: number for number, card in enumerate(CARDS)}
TRICKS = {
    "moved": ("move", "before:reveal"),
    "recalled": ("recall", "before:reveal"),
    "raised": ("raise", "before:reveal"),
    "toll": ("toll", "after:marks"),
}
EFFECT_RULE, SCORE_RULE = "wftw.card.09", "wftw.vp.04"


def name_of(card: Any, effect: Any) -> str:
    """The name of one effect."""
    return f"effect {card.id} {effect['do']} {effect['when']}"


def wanted() -> list[str]:
    """All effects, and the ways of all cards: starters are drawn or captured, others acquired."""
    names = [name_of(card, effect) for card in CARDS for effect in card.effects]
    for card in CARDS:
        if card.kind == "unit":
            names += [f"drawn {card.id}", f"played {card.id}"]
        if card.set != "starter":
            names.append(f"acquired {card.id}")
        elif card.kind == "base":
            names.append(f"captured {card.id}")
    return names


def witness(title: Title, before: State, state: State, events: list[Event]) -> Iterator[str]:
    """The names of all that the events prove."""
    for event in events:
        data = event.data
        if event.kind in ("effect-gain", "effect-draw"):
            yield from _effects(data["card"], event.kind.removeprefix("effect-"), data["when"])
        elif event.kind == "returned":
            yield from _effects(data["source"], "return", "round_end")
            yield from _effects(data["source"], "retreat", "lost:battlefield")
        elif event.kind in TRICKS:
            do, when = TRICKS[event.kind]
            yield from _effects(data.get("source", data["card"]), do, when)
        elif event.kind == "looked":
            yield from _effects(data["card"], "look", "laid")
        elif event.kind == "tie-won":
            yield from _effects(data["card"], "win_ties", "tie")
        elif event.kind == "field-totals":
            for _, _, lines in data["totals"]:
                yield from _strength(lines, "strength:battlefield")
        elif event.kind == "raid-totals":
            for _, _, lines in data["attacks"]:
                yield from _strength(lines, "strength:base_attack")
            yield from _strength(data["lines"], "strength:defence")
        elif event.kind == "shop-order":
            for _, _, lines in data["totals"]:
                yield from _strength(lines, "strength:shop")
        elif event.kind == "paid":
            yield from (f"played {CARDS[card].id}" for card in data["cards"])
            yield from _discounts(before, event)
        elif event.kind == "draw":
            yield from (f"drawn {CARDS[card].id}" for card in data["cards"])
        elif event.kind == "acquired":
            yield f"acquired {CARDS[data['card']].id}"
        elif event.kind == "base-changes-hands":
            yield f"captured {CARDS[data['card']].id}"
        elif event.kind == "scores":
            yield from _points(title, state)


def _effects(number: int, do: str, when: str) -> Iterator[str]:
    card = CARDS[number]
    for effect in card.effects:
        if effect["do"] == do and effect["when"] == when:
            yield name_of(card, effect)


def _strength(lines: list[Any], kind: str) -> Iterator[str]:
    """Lines of a total are (card, amount, clause); those of effects have a clause of their own."""
    for number, amount, rule in lines:
        if rule != EFFECT_RULE:
            continue
        card = CARDS[number]
        for effect in card.effects:
            always = effect["when"] == "static" and effect["do"] != "bill"
            printed = effect.get("amount", 1)
            here = effect["when"] == kind or always
            if here and amount % printed == 0 and amount * printed > 0:
                yield name_of(card, effect)


def _discounts(before: State, event: Event) -> Iterator[str]:
    """A base took something off the bill: less was paid than the units cost together."""
    cost = sum(CARDS[card].build.scrap for card in event.data["cards"])
    if event.data["bill"]["scrap"] >= cost:
        return
    tableaux: Any = getattr(before, "tableau")  # noqa: B009  (the kernel's state has none)
    for number in tableaux[event.seat]:
        yield from _effects(number, "bill", "static")


def _points(title: Title, state: State) -> Iterator[str]:
    for seat in spectator_view(title, state)["seats"]:
        for line in seat["score_lines"]:
            if line["rule"] == SCORE_RULE:
                card = CARDS[NUMBER[line["card"]]]
                for effect in card.effects:
                    if effect["when"] == "score":
                        yield name_of(card, effect)
