# mypyc: skip
"""Chances of cards that are taken unseen: the next wasteland card, what an exploration brings."""

from __future__ import annotations

from math import comb

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import WASTELAND_DECKS
from dustboard.games.wk2.content.wasteland_table import CARD_DECK, CARD_KIND, ENEMY, FINDINGS
from dustboard.games.wk2.rules.values import exploration
from dustboard.games.wk2.rules.wasteland import deck_of
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import ESTIMATE, EXACT, Bar, Chance, Part

_KINDS = ("enemy", "event", "encounter")
_THINGS = ("fuel", "ammo", "meds", "xp", "gear")


def unseen(state: RoadState, pool: str, zone: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that may lie in a zone, as far as the viewer knows."""
    return state.unknown.get(pool, ()) or zone


def wasteland_chance(state: RoadState, space: int, key: str) -> Chance | None:
    """The card at the end of a move to a space: that it is no enemy."""
    deck = deck_of(space)
    lying = state.wasteland_deck[deck] or state.wasteland_discard[deck]
    hidden = unseen(state, "wasteland", lying) if state.wasteland_deck[deck] else lying
    cards = [card for card in hidden if CARD_DECK[card] == deck]
    if not cards:
        return None
    shares = [len([one for one in cards if CARD_KIND[one] == at]) / len(cards) for at in range(3)]
    exact = len(cards) == len(lying)
    return Chance(
        key,
        "wk2.wasteland.01",
        Message("odds-card", {"deck": WASTELAND_DECKS[deck]}),
        Message("odds-no-enemy"),
        EXACT if exact else ESTIMATE,
        1.0 - shares[ENEMY],
        parts=[Part(Message("odds-cards-left", {"n": len(cards)}))],
        bars=[
            Bar(Message("odds-kind", {"kind": kind}), shares[at]) for at, kind in enumerate(_KINDS)
        ],
    )


def search_chance(state: RoadState, seat: int, key: str) -> Chance | None:
    """An exploration before its first card: that one of its cards has gear or experience."""
    lying = state.exploration_deck or state.exploration_discard
    hidden = unseen(state, "exploration", lying) if state.exploration_deck else lying
    if not hidden:
        return None
    terrain = board.TERRAIN[state.space[seat]]
    finds = [FINDINGS[card][terrain] for card in hidden]
    draws = min(exploration(state, seat), len(finds))

    def any_of(good: int) -> float:
        return 1.0 - comb(len(finds) - good, draws) / comb(len(finds), draws)

    whole = len(hidden) == len(lying) and draws == exploration(state, seat)
    return Chance(
        key,
        "wk2.explore.01",
        Message("odds-searching", {"n": draws}),
        Message("odds-good-find"),
        EXACT if whole else ESTIMATE,
        any_of(len([find for find in finds if find.gear or find.xp])),
        parts=[Part(Message("odds-cards-left", {"n": len(finds)}))],
        bars=[
            Bar(
                Message("odds-finds", {"item": thing}),
                any_of(len([find for find in finds if getattr(find, thing)])),
            )
            for thing in _THINGS
        ],
    )


def finding_chance(state: RoadState, seat: int, key: str) -> Chance | None:
    """The next exploration card on the terrain of the knight: that it has gear or experience."""
    lying = state.exploration_deck or state.exploration_discard
    hidden = unseen(state, "exploration", lying) if state.exploration_deck else lying
    if not hidden:
        return None
    terrain = board.TERRAIN[state.space[seat]]
    finds = [FINDINGS[card][terrain] for card in hidden]
    good = len([find for find in finds if find.gear or find.xp]) / len(finds)
    return Chance(
        key,
        "wk2.explore.01",
        Message("odds-exploring"),
        Message("odds-good-find"),
        EXACT if len(hidden) == len(lying) else ESTIMATE,
        good,
        parts=[Part(Message("odds-cards-left", {"n": len(finds)}))],
        bars=[
            Bar(
                Message("odds-finds", {"item": thing}),
                len([find for find in finds if getattr(find, thing)]) / len(finds),
            )
            for thing in _THINGS
        ],
    )
