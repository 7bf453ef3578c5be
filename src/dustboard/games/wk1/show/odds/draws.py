# mypyc: skip
"""Chances of cards and markers that are taken unseen."""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import COLOUR, GROUP, GROUP_ARMOR, GROUP_WEAPON, TRAIT
from dustboard.games.wk1.content.constants import GREEN
from dustboard.games.wk1.content.mission_table import mission_number
from dustboard.games.wk1.content.things import GEAR_TRAITS
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import ESTIMATE, EXACT, Bar, Chance, Part


def stored_chance(state: KnightsState, key: str) -> Chance | None:
    """A stored card that a thief can't see: any gear that is out of sight (wk1.ko.12)."""
    unseen = [card for card in state.unknown.get("gear", ()) if 0 <= COLOUR[card] <= 2]
    if not unseen:
        return None
    shares = [sum(1 for card in unseen if COLOUR[card] == at) / len(unseen) for at in range(3)]
    return Chance(
        key,
        "wk1.ko.12",
        Message("odds-stored"),
        Message("odds-stored-better"),
        ESTIMATE,
        1.0 - shares[GREEN],
        assumed=(Message("odds-random", {"n": len(unseen)}),),
        bars=[Bar(Message("odds-colour", {"colour": at}), shares[at]) for at in range(3)],
    )


def gear_chance(state: KnightsState, colour: int, key: str) -> Chance | None:
    """The top card of a gear deck; cards that rivals have stored are unseen too."""
    unseen = [card for card in state.unknown.get("gear", ()) if COLOUR[card] == colour]
    deck = (state.green_deck, state.yellow_deck, state.red_deck)[colour]
    if not deck or not unseen:
        return None
    known = len(unseen) == len(deck)
    arms = sum(1 for card in unseen if GROUP[card] in (GROUP_WEAPON, GROUP_ARMOR))
    kinds: dict[str, int] = {}
    for card in unseen:
        trait = GEAR_TRAITS[TRAIT[card]]
        kinds[trait] = kinds.get(trait, 0) + 1
    return Chance(
        key,
        "wk1.setup.29",
        Message("odds-gear", {"colour": colour}),
        Message("odds-gear-arms"),
        EXACT if known else ESTIMATE,
        arms / len(unseen),
        assumed=(Message("odds-deck-known" if known else "odds-random", {"n": len(unseen)}),),
        bars=[
            Bar(Message("odds-trait", {"trait": trait}), kinds[trait] / len(unseen))
            for trait in GEAR_TRAITS
            if trait in kinds
        ],
    )


def marker_chance(state: KnightsState, key: str) -> Chance | None:
    """A marker of the mission that lies face down: an ingredient or only a clue."""
    unseen = state.unknown.get("markers", ())
    if not unseen:
        return None
    good = sum(1 for one in unseen if one <= mission_number(state.mission, "ingredients"))
    return Chance(
        key,
        "wk1.win.04",
        Message("odds-marker"),
        Message("odds-marker-good"),
        EXACT,
        good / len(unseen),
        parts=[Part(Message("odds-marker-left", {"n": len(unseen), "good": good}))],
    )


def wagon_chance(state: KnightsState, key: str) -> Chance | None:
    """A wagon that lies face down; who dropped it may know more."""
    unseen = state.unknown.get("markers", ())
    if not unseen:
        return None
    high = sum(1 for one in unseen if 2 * one > max(unseen))
    return Chance(
        key,
        "wk1.win.04",
        Message("odds-wagon"),
        Message("odds-wagon-high", {"n": max(unseen) // 2 + 1}),
        ESTIMATE,
        high / len(unseen),
        assumed=(Message("odds-wagon-random", {"n": len(unseen)}),),
        bars=[Bar(Message("odds-value", {"n": one}), 1 / len(unseen)) for one in sorted(unseen)],
    )
