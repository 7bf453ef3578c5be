"""From a view to the places where a bot could bid, and what winning there is worth to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dustboard.games.wftw.bot.appraisal import INCOME, rounds_left, worth
from dustboard.games.wftw.bot.bid_chances import (
    Rival,
    chance,
    to_hold_base,
    to_take_base,
    to_win_field,
)
from dustboard.games.wftw.bot.planning import Goal
from dustboard.games.wftw.bot.tempers import EVEN, Temper
from dustboard.games.wftw.content.bid_places import (
    IN_BASE_ATTACK,
    IN_DEFENCE,
    IN_SHOP,
    ON_BATTLEFIELD,
    SHOP,
    defence_base,
    defence_place,
    is_defence,
    is_raid,
    place_key,
    place_of,
    raid_base,
    raid_place,
    raid_rival,
    raid_target,
    target_key,
)
from dustboard.games.wftw.content.card_table import ACQUISITION, ATTACK, BUILD, IS_BASE, IS_STARTER
from dustboard.games.wftw.content.cards import by_id
from dustboard.games.wftw.rules.effect_tables import (
    BILL,
    OTHERS_BONUS,
    OWN_BONUS,
    RIVALS_MALUS,
    TOTAL_BONUS,
)

SPITE: Final = 0.6  # what a rival's loss is worth in a duel, for each point it loses


class Table:
    """A view of the game, read once, by somebody of a temper."""

    def __init__(self, view: dict[str, Any], temper: Temper = EVEN) -> None:
        self.view = view
        self.weights = temper.at(view["players"])
        self.me: int = view["you"]
        self.seat: dict[str, Any] = view["seats"][self.me]
        mine: dict[str, Any] = view["mine"]
        self.rivals = [
            Rival(seat, self.weights) for seat in view["seats"] if seat["seat"] != self.me
        ]
        self.rounds = rounds_left(view, self.weights.pace)
        self.bidding_round: int = view["bidding_round"]
        self.tableau = [by_id[base["card"]] for base in self.seat["tableau"]]
        self.hand = [by_id[id] for id in mine["hand"]]
        self.hand.extend(by_id[row["card"]] for row in mine["draft"])
        self.hand.sort()
        self.laid: dict[str, list[int]] = {}
        for row in self.seat["laid"]:
            self.laid.setdefault(row["place"], []).append(by_id[row["card"]])

    def purse(self) -> tuple[int, int, int]:
        """What is left to spend once the cards that lie on the board are paid for."""
        stock = self.seat["stock"]
        left = [stock["scrap"], stock["juice"], stock["spark"]]
        for base in self.tableau:
            left[0] -= BILL[base]
        for cards in self.laid.values():
            for card in cards:
                for kind in range(3):
                    left[kind] -= BUILD[kind][card]
        return left[0], left[1], left[2]

    def worth(self, card: int) -> float:
        """What owning a card is worth to this player, by taste."""
        found = worth(card, self.seat, self.rounds)
        if not IS_BASE[card]:
            return found
        more = (self.weights.income - 1.0) * (self.rounds - 1.0) * INCOME[card]
        return (found + more) * self.weights.bases

    def _goal(self, place: str, kind: int, value: Callable[[float], float]) -> Goal:
        """A goal whose gain counts from the strength that lies at the place already."""
        cards = self.laid.get(place, [])
        others = sum(OTHERS_BONUS[card] for card in cards)
        start = float(others * (len(cards) - 1)) if cards else 0.0
        for card in cards:
            start += ATTACK[card] + OWN_BONUS[kind][card]
            if kind == ON_BATTLEFIELD:
                start -= RIVALS_MALUS[card]
        if kind != IN_DEFENCE:  # counts once, with the first card
            for base in self.tableau:
                start += TOTAL_BONUS[kind][base]
        now = value(start) if cards or kind == IN_DEFENCE else 0.0
        return Goal(place, kind, len(cards), others, lambda strength: value(start + strength) - now)

    def field(self, number: int, marked: bool) -> Goal | None:
        """A battlefield."""
        id = self.view["fields"][number]["card"]
        if id is None:
            return None
        place = place_key(number)
        prize = self.worth(by_id[id]) * self.weights.fields
        least: int = self.view["options"]["minimum_winning_bid"]

        def value(strength: float) -> float:
            if strength < least:
                return 0.0
            odds = to_win_field(strength, place, self.rivals, self.bidding_round, marked)
            return prize * odds

        return self._goal(place, ON_BATTLEFIELD, value)

    def shop(self, marked: bool) -> Goal:
        """The shop: the best card within reach, if no stronger bidder takes it first."""
        scrap = -1
        if self.view["options"]["buy_cost"] != "strength":
            scrap = self.purse()[0]
        row = [by_id[id] for id in self.view["row"] if id is not None]
        offers = [(self.worth(card) * self.weights.shop, ACQUISITION[card]) for card in row]
        offers.sort(reverse=True)
        shop = place_key(SHOP)
        by_strength = self.view["options"]["buy_cost"] != "resources"

        def value(strength: float) -> float:
            total = 0.0
            first = 1.0
            for rival in self.rivals:
                cards = rival.laid_at(shop, 3)
                if not marked or shop in rival.marks:
                    cards += min(1.0, rival.hand)
                if cards:
                    first *= chance(strength - rival.strength(cards), rival.spread(cards))
            share = first  # the chance that this offer is still there, and no better one is
            for prize, cost in offers:
                if prize <= 0.0 or (by_strength and strength < cost) or 0 <= scrap < cost:
                    continue
                total += share * prize
                share = (1.0 - share) * 0.6
            return total

        return self._goal(shop, IN_SHOP, value)

    def raid(self, rival: int, base: int) -> Goal | None:
        """An attack on one base card of a rival."""
        owner: dict[str, Any] = self.view["seats"][rival]
        row = owner["tableau"][base]
        card = by_id[row["card"]]
        if IS_STARTER[card] and self.view["options"]["starter_bases"] == "immune":
            return None
        loss = worth(card, owner, self.rounds) * SPITE / len(self.rivals)
        prize = (worth(card, self.seat, self.rounds) + loss) * self.weights.raids
        known = self.rivals[rival if rival < self.me else rival - 1]
        shield: int = row["defence"]
        place = place_key(raid_place(rival, base))
        return self._goal(
            place,
            IN_BASE_ATTACK,
            lambda strength: prize * to_take_base(strength, shield, known),
        )

    def defence(self, base: int) -> Goal:
        """The defence of an attacked base card."""
        row = self.seat["tableau"][base]
        prize = self.worth(by_id[row["card"]]) * (1.0 + SPITE) * self.weights.defence
        shield: int = row["defence"]
        attack = place_key(raid_place(self.me, base))
        mark = target_key(raid_target(self.me))
        return self._goal(
            place_key(defence_place(base)),
            IN_DEFENCE,
            lambda strength: prize * to_hold_base(shield + strength, attack, self.rivals, mark),
        )

    def raids(self, rivals: list[int]) -> list[Goal]:
        """All base cards that could be attacked: one group, for only one of them can be."""
        if self.seat["raids"]:
            place = place_of(self.seat["raids"][0]["place"])
            rival = raid_rival(place)
            goals = [self.raid(rival, raid_base(place))] if rival in rivals else []
        else:
            goals = [
                self.raid(rival, base)
                for rival in rivals
                for base in range(len(self.view["seats"][rival]["tableau"]))
            ]
        return [goal for goal in goals if goal is not None]

    def prize(self, place: int) -> float:
        """What there is to win, or to keep, at a place."""
        if place == SHOP:
            row = [by_id[id] for id in self.view["row"] if id is not None]
            return max([0.0, *[self.worth(card) for card in row]])
        if is_defence(place):
            return self.worth(self.tableau[defence_base(place)])
        if is_raid(place):
            bases = self.view["seats"][raid_rival(place)]["tableau"]
            return self.worth(by_id[bases[raid_base(place)]["card"]])
        id = self.view["fields"][place]["card"]
        return 0.0 if id is None else self.worth(by_id[id])
