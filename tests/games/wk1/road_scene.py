"""Scenes of the road: a table of Waste Knights laid by hand, in a game without a mission's rules.

    scene = RoadScene(players=4)
    scene.terrain(1, "n05")
    scene.deck("w02")
    scene.ride(0, 1, 2)
    scene.answer(2, "w02")
    scene.answer(0, "escape")

Tiles and cards are named by id, hexes of the board by their place (0 is the middle, 1 to 6 the
first ring). Cards are always fetched from where they lie, so that the box stays whole.
"""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.content.card_table import BY_ID, ID
from dustboard.games.wk1.content.constants import DICE, EMPTY, NONE, STEP_EXPLORE, STEP_MOVE
from dustboard.games.wk1.content.knight_table import KNIGHT_BY_ID
from dustboard.games.wk1.content.tile_table import NUMBER, TILE_ID
from dustboard.games.wk1.rules.exploration import open_exploration
from dustboard.games.wk1.rules.gear.places import BACKPACK, CARGO, PLACES, lay
from dustboard.games.wk1.rules.move.plan import open_move_step
from dustboard.games.wk1.rules.programs import CHECK
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Program
from games.wk1.mission_scene import SPECTATOR, TITLE, MissionScene

PLAIN = 5  # the mission that changes nothing
ZONES = (
    *("wasteland_deck", "wasteland_discard", "luck_deck", "luck_discard", "blue", "pool"),
    *("common_deck", "common_discard", "private_deck", "private_discard", "removed", "revealed"),
    "boxed",
    *("green_deck", "yellow_deck", "red_deck", "green_discard", "yellow_discard", "red_discard"),
)
SPACES = ("stalls", "slots")  # an empty place stays where a card was taken
PILES = (
    *("backpack", "cargo", "aside", "luck", "ambush"),
    *("secret_tasks", "shown_tasks", "accepted", "special"),
)
PANELS = ("hands", "body", "pockets")
# the first ring: difficulty 1, 1, 2, 2, 3 without Threat, then difficulty 1 with one Threat
RING = ("n02", "n22", "n04", "n07", "n12", "n05")
MOVE_STEP = Program("move step", (open_move_step,))
EXPLORATION_STEP = Program("exploration step", (open_exploration,))
for extra in (MOVE_STEP, EXPLORATION_STEP):
    extra.number = len(TITLE.programs)
    TITLE.programs = (*TITLE.programs, extra)


def card(id: str) -> int:
    """The number of a card."""
    return BY_ID[id]


class RoadScene(MissionScene):
    """A table at the first Move Step: nobody carries anything, no task is open."""

    def __init__(
        self,
        players: int = 4,
        knights: tuple[str, ...] = ("k10", "k02", "k03", "k08"),
        seed: int = 1,
        **options: Any,
    ) -> None:
        super().__init__("savior", players, seed, **options)
        state = self.state
        state.mission = PLAIN
        state.marker_at = [NONE] * 6
        state.markers_down = [()] * 6
        state.large_at = [NONE] * 2
        state.first = 0
        state.waster = players - 1 if players < 4 else 2
        for seat in range(players):
            state.knight[seat] = KNIGHT_BY_ID[knights[seat]]
            self._strip(seat)
        for slot, task in enumerate(state.slots):
            if task != EMPTY:
                self._to_deck("private_deck" if slot else "common_deck", task)
        state.slot_marks = [0] * 3
        state.active = NONE
        for place, tile in enumerate(RING, start=1):
            self.terrain(place, tile)
        self.forget()

    # -- cards ----------------------------------------------------------------------------------

    def _strip(self, seat: int) -> None:
        state = self.state
        for pile in (*PILES[:3], *PANELS):
            for each in set(getattr(state, pile)[seat]):
                if each >= 0:
                    self._to_deck("green_deck", each)
        self._park(seat)

    def _park(self, seat: int) -> None:
        state = self.state
        if state.vehicle[seat] != NONE:
            state.pool = tuple(sorted((*state.pool, state.vehicle[seat])))
            state.vehicle[seat] = NONE

    def _to_deck(self, deck: str, each: int) -> None:
        self._fetch(each)
        setattr(self.state, deck, (each, *getattr(self.state, deck)))

    def _fetch(self, each: int) -> None:
        """Take a card away from wherever it lies."""
        state = self.state
        for name in ZONES:
            zone = getattr(state, name)
            if each in zone:
                setattr(state, name, tuple(other for other in zone if other != each))
        for name in SPACES:
            zone = getattr(state, name)
            setattr(state, name, tuple(EMPTY if other == each else other for other in zone))
        for seat in range(state.players):
            for name in PILES:
                zones = getattr(state, name)
                zones[seat] = tuple(other for other in zones[seat] if other != each)
            for name in PANELS:
                zones = getattr(state, name)
                zones[seat] = tuple(EMPTY if other == each else other for other in zones[seat])

    def deck(self, *ids: str, name: str = "wasteland_deck") -> None:
        """Cards on top of a deck; the first one is drawn first."""
        for id in reversed(ids):
            self._fetch(card(id))
            setattr(self.state, name, (*getattr(self.state, name), card(id)))

    def only(self, name: str, *ids: str, rest: str = "removed") -> None:
        """A deck of these cards alone, the first on top; all its others lie elsewhere."""
        moved = getattr(self.state, name)
        setattr(self.state, name, ())
        setattr(self.state, rest, (*getattr(self.state, rest), *moved))
        self.deck(*ids, name=name)

    def hand(self, seat: int, *ids: str) -> None:
        """Luck cards in hand."""
        for id in ids:
            self._fetch(card(id))
            self.state.luck[seat] = tuple(sorted((*self.state.luck[seat], card(id))))

    def wear(self, seat: int, id: str, place: str) -> None:
        """Lay a card on a panel."""
        self._fetch(card(id))
        lay(self.state, seat, (card(id),), PLACES.index(place))

    def pack(self, seat: int, *ids: str) -> None:
        """Put cards into the backpack."""
        for id in ids:
            self._fetch(card(id))
            lay(self.state, seat, (card(id),), BACKPACK)

    def load(self, seat: int, *ids: str) -> None:
        """Put cards into the vehicle."""
        for id in ids:
            self._fetch(card(id))
            lay(self.state, seat, (card(id),), CARGO)

    def drives(self, seat: int, id: str = "v01", fuel: int = 4, damaged: int = 0) -> None:
        """Give a knight a vehicle and Fuel."""
        self._park(seat)
        self._fetch(card(id))
        self.state.vehicle[seat] = card(id)
        self.state.damaged[seat] = damaged
        self.state.fuel[seat] = fuel

    def task(self, slot: int, id: str, holder: int = NONE, marks: int = 0) -> None:
        """Lay a task on a slot; it may be held by a knight."""
        if self.state.slots[slot] != EMPTY:
            self._to_deck("private_deck" if slot else "common_deck", self.state.slots[slot])
        self._fetch(card(id))
        slots = list(self.state.slots)
        slots[slot] = card(id)
        self.state.slots = tuple(slots)
        self.state.slot_holder[slot] = holder
        self.state.slot_marks[slot] = marks

    def shown(self, seat: int, id: str, accepted: bool = False) -> None:
        """A private task face up before a knight, with two players."""
        self._fetch(card(id))
        self.state.shown_tasks[seat] = (*self.state.shown_tasks[seat], card(id))
        if accepted:
            self.state.accepted[seat] = (*self.state.accepted[seat], card(id))

    def names(self, zone: str, seat: int | None = None) -> list[str]:
        """Ids of the cards of a zone."""
        cards = getattr(self.state, zone)
        cards = cards if seat is None else cards[seat]
        return [ID[each] if each >= 0 else "" for each in cards]

    def tokens(self) -> dict[tuple[str, int], int]:
        """Task tokens on the board as everybody sees them: colour and number, and the hex."""
        tasks = TITLE.view(self.seen_by(SPECTATOR), SPECTATOR)["tasks"]
        number = [NUMBER[tile] for tile in self.state.tiles]
        return {
            (task["slot"], token["token"]): number[token["hex"]]
            for task in tasks
            for token in task["tokens"]
        }

    # -- the board ------------------------------------------------------------------------------

    def terrain(self, place: int, tile: str) -> None:
        """Lay a tile on a place; it changes places with the tile there."""
        tiles = list(self.state.tiles)
        other = tiles.index(TILE_ID.index(tile))
        tiles[place], tiles[other] = tiles[other], tiles[place]
        self.state.tiles = tuple(tiles)

    def stand(self, seat: int, place: int, explored: bool = False) -> None:
        """Put a knight on a place."""
        self.state.at[seat] = place
        self.state.entry[seat] = place if explored else NONE

    # -- playing --------------------------------------------------------------------------------

    def wait_for(self, *names: str) -> None:
        """Let time run out for all questions but those of these names."""
        while not self.state.over:
            found = [seat for seat, name in self.asked().items() if name not in names]
            if not found:
                return
            self._act(found[0], None)

    def ride(self, seat: int, *places: int, travel: str = "vehicle") -> None:
        """A knight's turn in the Move Step, up to the first question after planning."""
        self.state.step = STEP_MOVE
        self.move(seat)
        self.answer(seat, travel)
        if travel != "stay":
            self.answer(seat, *(f"h{place}" for place in places), "go")

    def meet(self, seat: int, id: str, *answers: str, travel: str = "vehicle") -> None:
        """Ride to place 1 and 2 where a wasteland card is played on the first hex."""
        self.deck(id)
        self.ride(seat, *((1, 2) if travel == "vehicle" else (1,)), travel=travel)
        self.wait_for("waster")
        self.answer(self.state.waster, id)
        if answers:
            self.answer(seat, *answers)

    def visit(self, seat: int, number: int) -> None:
        """A knight explores a numbered hex that he has explored before."""
        self.stand(seat, self.hex(number), explored=True)
        self.state.step = STEP_EXPLORE
        self.explore(seat)

    def check(self, seat: int, skill: int, difficulty: int, purpose: int) -> None:
        """A check alone."""
        self.run((CHECK.number, seat, (skill, difficulty, purpose)))

    def rolled(self) -> list[int]:
        """The dice of the last check."""
        return list(self.events("dice")[-1].data["dice"])

    def refuses(self, seat: int, key: str) -> str:
        """The clause that refuses this answer."""
        assert key not in self.options(seat), f"{key} is legal"
        found = [row.rule for row in self.ask(seat).refused(self.state, seat) if row.key == key]
        assert len(found) == 1, f"{key} is refused {len(found)} times"
        return found[0]

    def kinds(self) -> list[str]:
        """The kinds of all events so far, in order."""
        assert self.state.journal is not None
        return [row.kind for row in self.state.journal.items()]

    def forget(self) -> None:
        """Forget all events so far."""
        state = self.state
        assert state.journal is not None
        state.journal = type(state.journal)()


def die_used(state: KnightsState) -> int:
    """How many dice were taken from the stream of dice."""
    return state.luck_used[DICE]


def body(scene: RoadScene) -> tuple[int, int]:
    """Radiation and Health of seat 0."""
    return scene.state.radiation[0], scene.state.health[0]


def supplies(scene: RoadScene) -> tuple[int, int]:
    """Ammo and Fuel of seat 0."""
    return scene.state.ammo[0], scene.state.fuel[0]
