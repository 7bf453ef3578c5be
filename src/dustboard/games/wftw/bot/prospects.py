"""From a state to the places where a seat could bid, and what winning there is worth to it."""

from __future__ import annotations

from dustboard.games.wftw.bot.appraisal import Appraisal
from dustboard.games.wftw.bot.goals import Defence, Field, Goal, Raid, Rival, Shop
from dustboard.games.wftw.content.bid_places import (
    IN_DEFENCE,
    ON_BATTLEFIELD,
    SHOP,
    defence_base,
    defence_place,
    is_defence,
    is_raid,
    raid_base,
    raid_place,
    raid_rival,
    raid_target,
)
from dustboard.games.wftw.content.card_table import ACQUISITION, ATTACK, BUILD, DEFENCE, IS_STARTER
from dustboard.games.wftw.content.constants import EMPTY
from dustboard.games.wftw.rules.effect_tables import (
    BILL,
    DEFENCE_OTHERS,
    OTHERS_BONUS,
    OWN_BONUS,
    RIVALS_MALUS,
    TOLL,
    TOTAL_BONUS,
)
from dustboard.games.wftw.state.state import WarState


class Table:
    """A state as one seat sees it, by its own weights."""

    def __init__(self, state: WarState, seat: int, appraisal: Appraisal) -> None:
        self.state = state
        self.seat = seat
        self.appraisal = appraisal
        self.weights = appraisal.weights
        self.rounds = appraisal.rounds_left(state)
        self.rivals: list[Rival] = [
            Rival(state, other, self.weights, seat)
            for other in range(state.players)
            if other != seat
        ]
        self.hand: list[int] = list(state.hand[seat])
        # cards on the board, those of the choice that is open too
        self.laid = state.laid[seat]
        self.laid_at = state.laid_at[seat]
        if state.draft[seat]:
            self.laid = self.laid + state.draft[seat]
            self.laid_at = self.laid_at + state.draft_at[seat]

    def rival(self, seat: int) -> Rival:
        """What is known of a rival."""
        return self.rivals[seat if seat < self.seat else seat - 1]

    def purse(self) -> tuple[int, int, int]:
        """What is left to spend once the cards that lie on the board are paid for."""
        state, at = self.state, 3 * self.seat
        scrap, juice, spark = state.stock[at], state.stock[at + 1], state.stock[at + 2]
        for base in state.tableau[self.seat]:
            scrap -= BILL[base]
        for card in self.laid:
            scrap -= BUILD[0][card]
            juice -= BUILD[1][card]
            spark -= BUILD[2][card]
        return scrap, juice, spark

    def spare(self) -> tuple[int, int, int]:
        """The same with as much put aside as rivals may take as toll in this round."""
        scrap, juice, spark = self.purse()
        for rival in self.rivals:
            for base in self.state.tableau[rival.seat]:
                scrap -= TOLL[base] * len(self.state.fields)
        return scrap, juice, spark

    def liked(self, card: int) -> float:
        """What owning a card is worth to this seat, by taste."""
        return self.appraisal.liked(self.state, self.seat, card, self.rounds)

    def plain_worth(self, card: int) -> float:
        """The same, as anybody would say."""
        return self.appraisal.worth(self.state, self.seat, card, self.rounds, True)

    def shield(self, owner: int, base: int) -> int:
        """The defence of a base card without units."""
        tableau = self.state.tableau[owner]
        total = DEFENCE[tableau[base]]
        for other in range(len(tableau)):
            if other != base:
                total += DEFENCE_OTHERS[tableau[other]]
        return total

    def _filled(self, goal: Goal) -> Goal:
        """The goal with the strength that lies there already, from which its gain counts."""
        state, kind = self.state, goal.kind
        start = attack = 0
        laid, laid_at = self.laid, self.laid_at
        for at in range(len(laid)):
            if laid_at[at] == goal.place:
                card = laid[at]
                goal.before += 1
                goal.others += OTHERS_BONUS[card]
                attack += ATTACK[card] + OWN_BONUS[kind][card]
                if kind == ON_BATTLEFIELD:
                    attack -= RIVALS_MALUS[card]
        if goal.before:
            start = attack + goal.others * (goal.before - 1)
        if kind != IN_DEFENCE:  # counts once, with the first card
            for base in state.tableau[self.seat]:
                start += TOTAL_BONUS[kind][base]
        goal.start = float(start)
        if goal.before or kind == IN_DEFENCE:
            goal.now = goal.value(goal.start)
        return goal

    def field(self, number: int, marked: bool) -> Goal | None:
        """A battlefield."""
        state = self.state
        card = state.fields[number]
        if card == EMPTY:
            return None
        prize = self.liked(card) * self.weights.fields
        lowest = state.house.minimum_winning_bid
        return self._filled(Field(number, prize, self.rivals, state.bidding_round, marked, lowest))

    def shop(self, marked: bool) -> Goal:
        """The shop."""
        state = self.state
        scrap = self.purse()[0] if state.house.buy_by_resources else 999
        offers: list[tuple[float, int]] = []
        for card in state.row:
            if card != EMPTY:
                cost = ACQUISITION[card]
                prize = self.liked(card) * self.weights.shop
                if prize > 0.0 and cost <= scrap:
                    offers.append((prize, cost))
        offers.sort(reverse=True)
        if not state.house.buy_by_strength:
            offers = [(prize, -99) for prize, _ in offers]
        return self._filled(Shop(SHOP, offers, self.rivals, marked))

    def raid(self, rival: int, base: int) -> Goal | None:
        """An attack on one base card of a rival."""
        state = self.state
        card = state.tableau[rival][base]
        if IS_STARTER[card] and state.house.starters_immune:
            return None
        open_stock = state.house.public_stockpiles
        loss = self.appraisal.worth(state, rival, card, self.rounds, open_stock)
        gain = self.appraisal.worth(state, self.seat, card, self.rounds, True)
        prize = gain + loss * self.weights.spite / len(self.rivals)
        shield = self.shield(rival, base)
        place = raid_place(rival, base)
        return self._filled(Raid(place, prize * self.weights.raids, shield, self.rival(rival)))

    def defence(self, base: int) -> Goal:
        """The defence of an attacked base card."""
        weights = self.weights
        prize = self.liked(self.state.tableau[self.seat][base]) * (1.0 + weights.spite)
        attack = raid_place(self.seat, base)
        return self._filled(
            Defence(
                defence_place(base),
                prize * weights.defence,
                self.shield(self.seat, base),
                attack,
                raid_target(self.seat),
                self.rivals,
            )
        )

    def raids(self, rivals: list[int]) -> list[Goal]:
        """All base cards that could be attacked: one group, for only one of them can be."""
        found: list[Goal] = []
        announced = self.state.raids[self.seat]
        if announced:
            rival = raid_rival(announced[0])
            goal = self.raid(rival, raid_base(announced[0])) if rival in rivals else None
            if goal is not None:
                found.append(goal)
            return found
        for rival in rivals:
            for base in range(len(self.state.tableau[rival])):
                goal = self.raid(rival, base)
                if goal is not None:
                    found.append(goal)
        return found

    def at(self, place: int) -> Goal | None:
        """A place where cards lie, once all marks are made."""
        if place == SHOP:
            return self.shop(True)
        if is_defence(place):
            return self.defence(defence_base(place))
        if is_raid(place):
            return self.raid(raid_rival(place), raid_base(place))
        return self.field(place, True)

    def prize(self, place: int) -> float:
        """What there is to win, or to keep, at a place."""
        state = self.state
        if place == SHOP:
            best = 0.0
            for card in state.row:
                if card != EMPTY:
                    best = max(best, self.liked(card))
            return best
        if is_defence(place):
            return self.liked(state.tableau[self.seat][defence_base(place)])
        if is_raid(place):
            return self.liked(state.tableau[raid_rival(place)][raid_base(place)])
        return 0.0 if state.fields[place] == EMPTY else self.liked(state.fields[place])
