# mypyc: skip
"""The chance behind each answer of a prompt, side by side."""

from __future__ import annotations

from dustboard.games.wftw.content.bid_places import (
    defence_base,
    is_defence,
    is_raid,
)
from dustboard.games.wftw.content.keys import Answer, read
from dustboard.games.wftw.rules.collection import PRODUCTION
from dustboard.games.wftw.rules.commitment import COMMITMENT
from dustboard.games.wftw.show.odds.panel import (
    field_or_shop,
    held,
    raid,
)
from dustboard.games.wftw.show.odds.rolls import draw_chance
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.odds import Chance

Laid = tuple[int, ...]


def option_odds(state: WarState, seat: int, keys: list[str]) -> dict[str, Chance]:
    """By key, for those answers that lead to luck or to a fight."""
    ask = state.asked[seat]
    if ask == PRODUCTION.number:
        draw = draw_chance(state, seat)
        return dict.fromkeys(keys, draw)
    found: dict[str, Chance] = {}
    for key in keys:
        chance: Chance | None = None
        if ask == COMMITMENT.number and key != "done":
            chance = _laid(state, seat, read(key))
        if chance is not None:
            found[key] = chance
    return found


def with_cards(state: WarState, seat: int, place: int, cards: Laid) -> WarState:
    """The same table with these cards of the seat at a place."""
    trial = state.clone()
    trial.draft[seat] = trial.draft[seat] + cards
    trial.draft_at[seat] = trial.draft_at[seat] + (place,) * len(cards)
    return trial


def _laid(state: WarState, seat: int, answer: Answer) -> Chance | None:
    """A card laid at a place: what that place looks like with it."""
    place = answer.place
    trial = with_cards(state, seat, place, (answer.card,))
    if is_defence(place):
        return held(trial, seat, defence_base(place))
    return raid(trial, seat, place) if is_raid(place) else field_or_shop(trial, seat, place)
