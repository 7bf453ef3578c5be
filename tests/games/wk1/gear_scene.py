"""Scenes of gear: a table of Waste Knights laid by hand, on which single programs run.

    scene = Scene(players=2)
    scene.wear(0, "g05", "hand:1")
    scene.run(equip([0]))
    scene.answer(0, "g05>backpack", "ready")

Cards are named by id. Every question is also made from what its seat may know, and has to offer
the same answers; every text that is shown must exist.
"""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.content.card_table import (
    BLUE_CARDS,
    BY_ID,
    GREEN_CARDS,
    ID,
    RED_CARDS,
    VEHICLE_CARDS,
    YELLOW_CARDS,
)
from dustboard.games.wk1.content.constants import EMPTY
from dustboard.games.wk1.content.knight_table import KNIGHT_BY_ID
from dustboard.games.wk1.content.settings import OPTIONS, Settings
from dustboard.games.wk1.rules import flow
from dustboard.games.wk1.rules.gear.places import BACKPACK, CARGO, PLACES, attached, lay, link
from dustboard.games.wk1.state.state import KnightsState, fields_of
from dustboard.kernel.append_list import AppendList
from dustboard.kernel.decisions import Ask
from dustboard.kernel.engine import advance
from dustboard.kernel.events import Event
from dustboard.kernel.frames import Call
from dustboard.kernel.knowledge.fields import Field
from dustboard.kernel.knowledge.masks import determinize, mask
from dustboard.kernel.options import check_options
from dustboard.kernel.state import State
from dustboard.kernel.streams import seed_bytes, stream_key
from dustboard.kernel.title import Title
from dustboard.texts import Texts
from games.wk1.stopping import PROGRAMS, run_until_asked

TEXTS = Texts("dustboard.games.wk1")


class GearTitle(Title):
    """As much of a title as the kernel needs to run programs and to mask states."""

    def __init__(self) -> None:
        super().__init__("wk1", "", 2, 4, "", OPTIONS, PROGRAMS, flow.ASKS, (), "")

    def streams(self, players: int) -> tuple[str, ...]:
        return tuple(f"stream {number}" for number in range(9))

    def fields(self, state: State) -> tuple[Field, ...]:
        assert isinstance(state, KnightsState)
        return fields_of(state)


TITLE = GearTitle()


def cards(*ids: str) -> tuple[int, ...]:
    """Card numbers of ids."""
    return tuple(BY_ID[id] for id in ids)


def names(zone: tuple[int, ...] | list[int]) -> list[str]:
    """Ids of a zone, sorted."""
    return sorted(ID[card] for card in zone if card >= 0)


class Scene:
    """A table that a test arranges; all decks lie in the order of their card numbers."""

    def __init__(self, players: int = 2, knights: tuple[str, ...] = (), **options: Any) -> None:
        settings = Settings(check_options(OPTIONS, options))
        self.state = state = KnightsState(players, settings)
        state.journal = AppendList()
        state.luck_keys = tuple(stream_key(seed_bytes(1), f"scene {n}") for n in range(9))
        state.luck_used = [0] * 9
        knights = knights or ("k10", "k01", "k03", "k08")
        for seat in range(players):
            state.knight[seat] = KNIGHT_BY_ID[knights[seat]]
            state.health[seat] = 4
        state.waster = players - 1
        state.tiles = tuple(range(37))
        state.slots = (EMPTY, EMPTY, EMPTY)  # no task lies open
        state.green_deck = GREEN_CARDS
        state.yellow_deck = YELLOW_CARDS
        state.red_deck = RED_CARDS
        state.blue = BLUE_CARDS
        state.pool = VEHICLE_CARDS

    # -- laying the table -----------------------------------------------------------------------

    def _fetch(self, card: int) -> None:
        state = self.state
        for name in ("green_deck", "yellow_deck", "red_deck", "blue", "pool"):
            zone = getattr(state, name)
            setattr(state, name, tuple(other for other in zone if other != card))

    def wear(self, seat: int, id: str, place: str) -> None:
        """Lay a card on a panel or into a store."""
        self._fetch(BY_ID[id])
        lay(self.state, seat, cards(id), PLACES.index(place))

    def pack(self, seat: int, *ids: str) -> None:
        """Put cards into the backpack."""
        for id in ids:
            self._fetch(BY_ID[id])
            lay(self.state, seat, cards(id), BACKPACK)

    def load(self, seat: int, *ids: str) -> None:
        """Put cards into the vehicle."""
        for id in ids:
            self._fetch(BY_ID[id])
            lay(self.state, seat, cards(id), CARGO)

    def fit(self, seat: int, enhancement: str, host: str) -> None:
        """Attach an enhancement."""
        self._fetch(BY_ID[enhancement])
        link(self.state, seat, BY_ID[enhancement], BY_ID[host])

    def drive(self, seat: int, id: str, damaged: int = 0) -> None:
        """Give a knight a vehicle."""
        self._fetch(BY_ID[id])
        self.state.vehicle[seat] = BY_ID[id]
        self.state.damaged[seat] = damaged

    def stack(self, colour: str, *ids: str) -> None:
        """A whole deck; the last card is its top."""
        setattr(self.state, f"{colour}_deck", cards(*ids))

    # -- playing --------------------------------------------------------------------------------

    def run(self, *calls: Call) -> None:
        """Run programs until somebody is asked or all of them are over."""
        run_until_asked(TITLE, self.state, calls)

    def ask(self, seat: int) -> Ask:
        """The open question of a seat; texts exist, and its owner sees the same answers."""
        state = self.state
        assert state.asked[seat] >= 0, f"seat {seat} is not asked"
        ask = TITLE.asks[state.asked[seat]]
        legal = ask.legal(state, seat)
        assert legal
        masked = mask(TITLE, state, seat)
        assert ask.legal(masked, seat) == legal
        keys = [ask.key(masked, seat, action) for action in legal]
        assert len(set(keys)) == len(keys)
        self._words(ask, masked, seat, legal)
        for refusal in ask.refused(masked, seat):
            assert refusal.key not in keys, refusal.key
        for viewer in range(state.players):  # others can think on from what they know
            world = determinize(TITLE, mask(TITLE, state, viewer), 7)
            assert TITLE.asks[world.asked[seat]].legal(world, seat)
        return ask

    def _words(self, ask: Ask, masked: State, seat: int, legal: list[int]) -> None:
        """Everything that is shown has a text."""
        known = TEXTS.keys("en")
        assert ask.prompt(masked, seat).key in known
        for action in legal:
            assert ask.label(masked, seat, action).key in known, ask.label(masked, seat, action).key
        for refusal in ask.refused(masked, seat):
            assert refusal.why.key in known, refusal.why.key

    def options(self, seat: int) -> list[str]:
        """The keys of all legal answers."""
        ask = self.ask(seat)
        return [ask.key(self.state, seat, a) for a in ask.legal(self.state, seat)]

    def answer(self, seat: int, *keys: str) -> None:
        """Answer, and go on as far as possible."""
        for key in keys:
            assert key in self.options(seat), f"{key} is not among {self.options(seat)}"
            ask = TITLE.asks[self.state.asked[seat]]
            ask.apply(self.state, seat, ask.action_of(self.state, seat, key))
            if self.state.waiting == 0:
                advance(TITLE, self.state)

    def refuses(self, seat: int, key: str) -> str:
        """The clause that refuses this answer."""
        assert key not in self.options(seat), f"{key} is legal"
        found = [row.rule for row in self.ask(seat).refused(self.state, seat) if row.key == key]
        assert len(found) == 1, f"{key} is refused {len(found)} times"
        return found[0]

    def asked(self) -> dict[int, str]:
        """Who is asked what now."""
        return {
            seat: TITLE.asks[number].name
            for seat, number in enumerate(self.state.asked)
            if number >= 0
        }

    # -- looking --------------------------------------------------------------------------------

    def events(self, kind: str) -> list[Event]:
        """All events of a kind."""
        assert self.state.journal is not None
        found: list[Event] = [row for row in self.state.journal.items() if row.kind == kind]
        return found

    def event(self, kind: str) -> Event:
        """The last event of a kind."""
        return self.events(kind)[-1]

    def panels(self, seat: int) -> list[str]:
        """What lies on the panels: hands, body, pockets; "" where nothing lies."""
        state = self.state
        every = (*state.hands[seat], *state.body[seat], *state.pockets[seat])
        return [ID[card] if card >= 0 else "" for card in every]

    def backpack(self, seat: int) -> list[str]:
        return names(self.state.backpack[seat])

    def cargo(self, seat: int) -> list[str]:
        return names(self.state.cargo[seat])

    def on(self, seat: int, host: str) -> list[str]:
        """The enhancements on a card."""
        return names(attached(self.state, seat, BY_ID[host]))
