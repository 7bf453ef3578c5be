"""A trade action: whether some card of the Stalls is worth what it costs."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.gear import hand_gain, keeping
from dustboard.games.wk1.bot.goals import VALUES
from dustboard.games.wk1.bot.prices import card_worth
from dustboard.games.wk1.bot.seen import Seen
from dustboard.games.wk1.content.card_table import (
    ARMOR,
    BY_ID,
    COLOUR,
    GROUP,
    GROUP_ARMOR,
    GROUP_GENERAL,
    GROUP_WEAPON,
    STALL_HEX,
    STALL_PRICE,
)
from dustboard.games.wk1.content.keys import of_card, of_number
from dustboard.games.wk1.content.tile_table import NUMBER
from dustboard.games.wk1.rules.trade.offers import KEEP, WANT

LEAST: Final = 0.4  # a deal must bring so much


class Deal:
    """Cards to give, and the space of the Stalls to take from."""

    def __init__(self, give: list[int], space: int, gain: float) -> None:
        self.give = give
        self.space = space
        self.gain = gain


def _gain(look: Seen, card: int) -> float:
    """What a card of the Stalls adds to what the knight has."""
    if GROUP[card] == GROUP_WEAPON:
        return 1.2 * max(hand_gain(look, card, 0), hand_gain(look, card, 1))
    if GROUP[card] == GROUP_ARMOR:
        return 1.5 * (ARMOR[card] - look.mine.armor())
    return 0.9 * card_worth(look, card, look.mine) if GROUP[card] == GROUP_GENERAL else 0.0


def _spare(look: Seen) -> list[int]:
    """Cards that could be given, the least useful first."""
    cards = [*look.stored(), *look.pockets()]
    fit = [card for card in cards if 0 <= COLOUR[card] < 3]
    return sorted(fit, key=lambda card: card_worth(look, card, look.mine) / VALUES[COLOUR[card]])


def best_deal(look: Seen) -> Deal | None:
    """The deal that brings most, if any brings enough."""
    spare = _spare(look)
    number = NUMBER[look.tile(look.here)]
    best: Deal | None = None
    for space, card in enumerate(look.state.stalls):
        if card < 0 or (STALL_HEX[space] and STALL_HEX[space] != number):
            continue
        deal = _deal(look, spare, space, card)
        if deal is not None and deal.gain > (LEAST if best is None else best.gain):
            best = deal
    return best


def _deal(look: Seen, spare: list[int], space: int, card: int) -> Deal | None:
    price = look.state.house.values[STALL_PRICE[space]]
    give: list[int] = []
    paid, cost = 0, 0.0
    for each in spare:
        if paid >= price:
            break
        give.append(each)
        paid += VALUES[COLOUR[each]]
        cost += card_worth(look, each, look.mine)
    if paid < price:
        return None
    return Deal(give, space, _gain(look, card) - cost)


def rate_stalls(look: Seen, keys: list[str]) -> list[float]:
    """A card for nothing: what adds most, of equal ones the dearest."""
    cards = [BY_ID[key] for key in keys]
    return [_gain(look, card) + 0.1 * keeping(look, card) for card in cards]


def rate_trade(look: Seen, keys: list[str]) -> list[float]:
    """Build the best deal step by step; without one, none."""
    draft = look.state.draft[look.me]
    given = [part for part in draft if part < KEEP]
    taken = [part - WANT for part in draft if part >= WANT]
    deal = best_deal(look)
    wanted = "cancel"
    if taken:
        wanted = "deal"
    elif deal is not None:
        wanted = of_number("take", deal.space + 1)
        if wanted not in keys:
            wanted = "cancel"
            for card in deal.give:
                if card not in given:
                    wanted = of_card("give", card)
                    break
    if wanted not in keys:
        wanted = "cancel"
    return [1.0 if key == wanted else 0.0 for key in keys]
