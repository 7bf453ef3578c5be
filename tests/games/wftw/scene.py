"""Scenes: a table of War for the Wasteland laid by hand, for tests that read like the rulebook.

    scene = Scene(players=2)
    scene.hand(0, "st01", "st02")
    scene.collect()
    scene.bid({0: {"field:1": ["st02"]}})
    scene.close_bidding()
    assert scene.event("field-won")["seat"] == 0

Cards are named by id, places by key. What a scene lays by hand need not add up to a whole set of
cards, so the check that no card is lost is off here; it is on in the random games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import dustboard
from dustboard.games.wftw.content.card_table import ID
from dustboard.games.wftw.content.cards import by_id
from dustboard.games.wftw.content.constants import dice_stream
from dustboard.games.wftw.rules.collection import PRODUCTION, free_choices
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel import state as kernel_state
from dustboard.kernel.errors import IllegalAnswer
from dustboard.kernel.game import Game
from dustboard.kernel.streams import draw_below

# Loaded dice, by the key of their stream: the rolls to come, and the key that the stream had.
LOADED: dict[bytes, tuple[list[int], bytes]] = {}


def draw_loaded(key: bytes, used: int, bound: int) -> tuple[int, int]:
    """What `draw_below` gives, unless the dice of this stream are loaded."""
    if key not in LOADED:
        return draw_below(key, used, bound)
    rolls, fair = LOADED[key]
    return (rolls.pop(0) - 1, used + 1) if rolls else draw_below(fair, used, bound)


Bids = Mapping[int, Mapping[str, Sequence[str]]]
PLENTY = (50, 50, 50)


def numbers(ids: Sequence[str]) -> tuple[int, ...]:
    """Card numbers of ids."""
    return tuple(by_id[id] for id in ids)


def defences(tableau: list[dict[str, Any]]) -> list[tuple[str, int]]:
    """The base cards of a view, each with its defence."""
    return [(base["card"], base["defence"]) for base in tableau]


class Scene:
    """A game that a test can arrange and then play by phases."""

    def __init__(self, players: int = 2, seed: int = 1, **options: Any) -> None:
        self.game: Game = dustboard.new_game("wftw", players, seed, options)
        self.seats = range(players)
        self.stops_for_tricks = False  # whether a test answers itself what few cards ask

    @property
    def state(self) -> WarState:
        state = self.game.state
        assert isinstance(state, WarState)
        self.game.state_changed()  # tests may change the state under the game
        return state

    # -- laying the table -----------------------------------------------------------------------

    def hand(self, seat: int, *ids: str) -> None:
        self.state.hand[seat] = tuple(sorted(numbers(ids)))

    def deck(self, seat: int, *ids: str) -> None:
        """The last one named is the top card."""
        self.state.deck[seat] = numbers(ids)

    def discard(self, seat: int, *ids: str) -> None:
        self.state.discard[seat] = numbers(ids)

    def tableau(self, seat: int, *ids: str) -> None:
        """Lay bases. A seat that is asked for juice or spark must keep something to choose."""
        self.state.tableau[seat] = numbers(ids)
        asked = self.state.asked[seat] == PRODUCTION.number
        assert not asked or free_choices(self.state, seat), "collect() before laying this tableau"

    def stock(self, seat: int, scrap: int, juice: int = 0, spark: int = 0) -> None:
        self.state.stock[3 * seat : 3 * seat + 3] = [scrap, juice, spark]

    def fields(self, *ids: str) -> None:
        self.state.fields = numbers(ids)
        self.state.field_winner = [-1] * len(ids)

    def row(self, *ids: str) -> None:
        self.state.row = numbers(ids)

    def dice(self, *rolls: int) -> None:
        """The next rolls of the die, in order; later ones come from the stream again."""
        state = self.state
        stream, keys = dice_stream(state.players), list(state.luck_keys)
        loaded = b"loaded dice %d" % len(LOADED)
        LOADED[loaded] = list(rolls), keys[stream]
        keys[stream] = loaded
        state.luck_keys = tuple(keys)
        kernel_state.draw_below = draw_loaded

    # -- playing --------------------------------------------------------------------------------

    def asked(self) -> dict[int, str]:
        """Who is asked what now."""
        return {decision.seat: decision.name for decision in self.game.pending}

    def answer(self, seat: int, *keys: str) -> None:
        for key in keys:
            self.state  # noqa: B018  (forgets what was shown before)
            self.game.answer(seat, key)

    def refuses(self, seat: int, key: str) -> str:
        """The clause behind the refusal of this answer, which must change nothing at all."""
        before = self.game.digest(), len(self.game.events()), len(self.game.answers.items())
        with pytest.raises(IllegalAnswer) as caught:
            self.answer(seat, key)
        assert before == (
            self.game.digest(),
            len(self.game.events()),
            len(self.game.answers.items()),
        )
        return caught.value.rule

    def options(self, seat: int) -> list[str]:
        self.state  # noqa: B018
        return self.game.decision(seat).options.keys()

    def collect(self, choice: str = "juice") -> None:
        """Play Resource Collection; everybody makes the same choice."""
        for _ in range(20):  # more free choices than any tableau here gives
            if "production" not in self.asked().values():
                return
            for seat in self.asked():
                self.answer(seat, choice)
        raise AssertionError("Resource Collection does not come to an end")

    def mark(self, marks: Mapping[int, Sequence[str]]) -> None:
        """One targeting sub-phase; seats not named stay out."""
        for seat in self.seats:
            self.answer(seat, *marks.get(seat, ()), "done")

    def bid(self, bids: Bids, bases: Mapping[int, str] | None = None) -> None:
        """One bidding round. `bids` is {seat: {place: [cards]}}; attacks are "raid:1:0" (seat 1's
        base 0) or "raid:1" with `bases` unused, defences "defend:0"."""
        marks: dict[int, list[str]] = {}
        names: dict[int, str] = dict(bases or {})
        for seat, places in bids.items():
            for place in places:
                if place.startswith("raid:"):
                    _, rival, base = place.split(":")
                    marks.setdefault(seat, []).append(f"raid:{rival}")
                    names.setdefault(seat, f"base:{base}")
                elif not place.startswith("defend:"):
                    marks.setdefault(seat, []).append(place)
        self.mark(marks)
        for seat, asked in self.asked().items():
            if asked == "base":
                self.answer(seat, names[seat])
        for seat, asked in self.asked().items():
            if asked == "commitment":
                for place, cards in bids.get(seat, {}).items():
                    self.answer(seat, *(f"{card}@{place}" for card in cards))
                self.answer(seat, "done")
        self.pass_tricks()

    def pass_tricks(self) -> None:
        """Use no trick of a card, and look at none."""
        while not self.stops_for_tricks and {"looks", "ruses"} & set(self.asked().values()):
            for seat in self.asked():
                self.answer(seat, "done")

    def stay_out(self) -> None:
        """One bidding round in which nobody does anything that is not needed."""
        self.bid({})

    def close_bidding(self) -> None:
        """Let the remaining bidding rounds of this phase pass."""
        while "marks" in self.asked().values():
            self.stay_out()

    def muster(
        self,
        hands: Mapping[int, Sequence[str]],
        stock: Mapping[int, tuple[int, int, int]] | None = None,
    ) -> None:
        """Play Resource Collection, then give every seat exactly this hand and this stockpile;
        seats not named get no card, or plenty of resources."""
        self.collect()
        for seat in self.seats:
            self.hand(seat, *hands.get(seat, ()))
            self.stock(seat, *(stock or {}).get(seat, PLENTY))

    def fight(
        self,
        bids: Bids,
        hold: Mapping[int, Sequence[str]] | None = None,
        stock: Mapping[int, tuple[int, int, int]] | None = None,
    ) -> None:
        """Muster what the bids need (and what is held back), bid it all in the first bidding
        round, and let the others pass. The game then stands at its next question."""
        hands = {seat: list((hold or {}).get(seat, ())) for seat in self.seats}
        for seat, places in bids.items():
            for cards in places.values():
                hands[seat].extend(cards)
        self.muster(hands, stock)
        self.bid(bids)
        self.close_bidding()

    def quiet_round(self) -> None:
        """A whole round in which nobody bids."""
        self.collect()
        self.close_bidding()

    def finish_round(self, number: int | None = None) -> None:
        """Answer the rest of a round: take nothing, abandon nothing.

        Without a number it is the present round; with one, nothing happens if it is over already.
        """
        number = self.state.round if number is None else number
        while not self.game.over and self.state.round == number:
            for decision in self.game.pending:
                key = decision.timeout_key
                assert key is not None
                self.answer(decision.seat, key)
                break

    # -- looking --------------------------------------------------------------------------------

    def events(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind: their data, with seat and rule."""
        return [
            {**event.data, "seat": event.seat, "rule": event.rule}
            for event in self.game.events()
            if event.kind == kind
        ]

    def event(self, kind: str) -> dict[str, Any]:
        """The last event of a kind."""
        return self.events(kind)[-1]

    def acquired(self, seat: int) -> list[str]:
        """What the seat got in the last rounds, by id, in order."""
        return [ID[row["card"]] for row in self.events("acquired") if row["seat"] == seat]

    def has(self, zone: Sequence[int]) -> list[str]:
        """A zone as sorted ids."""
        return sorted(ID[card] for card in zone)

    def resources(self, seat: int) -> tuple[int, ...]:
        return tuple(self.state.stock[3 * seat : 3 * seat + 3])

    def score(self, seat: int) -> int:
        score: int = self.game.view(None)["seats"][seat]["score"]
        return score
