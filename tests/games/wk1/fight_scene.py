"""Scenes of fights: a table laid by hand, dice that fall as the test says, answers by key.

    fight = Fight()
    fight.wear(0, "y04", "hand:1")
    fight.face("w19")
    fight.dice(9, 1, 1, 1)
    fight.clash("attack", "prepare")
    assert fight.event("hit").data["damage"] == 2

Seat 0 is the Active Knight; with three seats seat 2 is his Waster. Dice not laid out are 1.
"""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.content.card_table import BY_ID, LUCK_CARDS
from dustboard.games.wk1.content.combat_table import RANGE_ICONS
from dustboard.games.wk1.content.constants import DICE, EMPTY, ICONS, NONE, RANGES, STEP_MOVE
from dustboard.games.wk1.content.settings import Settings
from dustboard.games.wk1.rules.gear.places import PLACES
from dustboard.games.wk1.rules.programs import MEET, RESOLVE_CARD, STEAL
from dustboard.games.wk1.state.state import KnightsState
from games.wk1.gear_scene import TITLE, Scene, cards, names

KNIGHT, RIVAL, WASTER = 0, 1, 2
PLAIN_TILE = 20  # a normal hex without any text
HERE = 12


class Scripted(KnightsState):
    """A state whose dice are laid out beforehand."""

    def __init__(
        self, players: int, settings: Settings, source: KnightsState | None = None
    ) -> None:
        super().__init__(players, settings, source)
        self.script: list[int] = []

    def below(self, stream: int, bound: int) -> int:
        if stream != DICE:
            return super().below(stream, bound)
        return (self.script.pop(0) if self.script else 1) - 1


class Fight(Scene):
    """A table in the Move Step, with fights on it."""

    def __init__(self, players: int = 3, knights: tuple[str, ...] = (), **options: Any) -> None:
        knights = knights or ("k01", "k13", "k10", "k12")
        super().__init__(players, knights, **options)
        laid = self.state
        self.state = state = Scripted(players, laid.house, laid)
        state.journal, state.luck_keys = laid.journal, laid.luck_keys
        state.tiles = (PLAIN_TILE,) * 37
        state.step = STEP_MOVE
        state.active = KNIGHT
        state.waster = 1 if players == 2 else 2
        state.rival = state.waster
        state.luck_deck = LUCK_CARDS
        for seat in range(players):
            state.ammo[seat] = state.fuel[seat] = 4
            state.at[seat] = HERE + seat

    # -- laying the table -----------------------------------------------------------------------

    def dice(self, *numbers: int) -> None:
        """What the next dice show; the rest are 1."""
        self.state.script[:] = numbers

    def hold(self, seat: int, *ids: str) -> None:
        """A hand of luck cards."""
        self.state.luck[seat] = tuple(sorted(cards(*ids)))
        held = [card for hand in self.state.luck for card in hand]
        self.state.luck_deck = tuple(card for card in self.state.luck_deck if card not in held)

    def arm(self, seat: int, *ids: str) -> None:
        """Weapons in the hands, in their order; the sheet's own are covered by them."""
        for place, id in enumerate(ids):
            self.wear(seat, id, PLACES[place])

    def set_range(self, name: str) -> None:
        """The range of the clash that is about to be played."""
        self.state.range = RANGES.index(name)

    def together(self) -> None:
        """All knights on one hex."""
        for seat in range(self.state.players):
            self.state.at[seat] = HERE

    def lay_task(self, slot: int, id: str, holder: int = NONE) -> None:
        """A task in a slot, open or held."""
        slots = list(self.state.slots)
        slots[slot] = BY_ID[id]
        self.state.slots = tuple(slots)
        self.state.slot_holder[slot] = holder

    # -- playing --------------------------------------------------------------------------------

    def meet(self, id: str) -> None:
        """The Waster has played this card."""
        self.state.card = BY_ID[id]
        self.run((RESOLVE_CARD.number, KNIGHT, (BY_ID[id],)))

    def face(self, id: str) -> None:
        """The Active Knight stands against this enemy."""
        self.meet(id)
        self.answer(KNIGHT, "face")

    def escape(self, id: str) -> None:
        """He tries to escape from it."""
        self.meet(id)
        self.answer(KNIGHT, "escape")
        self.calm()

    def duel(self, rival: int = RIVAL) -> None:
        """A duel that both want."""
        self.together()
        self.run((MEET.number, KNIGHT, ()))
        self.answer(KNIGHT, "ABCD"[rival])
        self.answer(rival, "yes")

    def rob(self, victim: int = RIVAL) -> None:
        """The Active Knight steals."""
        self.run((STEAL.number, KNIGHT, (victim,)))

    def clash(self, mine: str, theirs: str, weapon: str = "", other: str = "") -> None:
        """Both combat cards; whoever may react before them passes.

        Attackers take these weapons, or else the icon farthest left on the range card.
        """
        self.calm()
        self.answer(KNIGHT, mine)
        self.answer(self.state.rival, theirs)
        for seat, wanted in ((KNIGHT, weapon), (self.state.rival, other)):
            if self.asked().get(seat) == "weapon":
                self.answer(seat, wanted or self._best_weapon(seat))

    def defend(self, theirs: str = "defend") -> None:
        """A clash in which the knight defends and leaves his gear as it is."""
        self.clash("defend", theirs)
        if self.asked().get(KNIGHT) == "equip":
            self.answer(KNIGHT, "ready")

    def lose_by_dominance(self) -> None:
        """Three clashes that bring the enemy dominance without an attack."""
        for _ in range(3):
            self.calm()
            self.defend("defend" if self.state.prepared[1] else "prepare")

    def _best_weapon(self, seat: int) -> str:
        order = [ICONS[icon] for icon in RANGE_ICONS[self.state.range]]
        return min(self.options(seat), key=lambda key: order.index(key.split(":")[1]))

    def play(self, seat: int, key: str) -> None:
        """A reaction at its moment: until it comes, everybody passes."""
        while key not in (self.options(seat) if seat in self.asked() else []):
            reacting = [n for n in self.state.asked if n >= 0 and TITLE.asks[n].kind == "react"]
            assert reacting, f"{key} was never offered"
            for other in self.asked():
                self.answer(other, "pass")
        self.answer(seat, key)

    def rest_of_clash(self) -> None:
        """Nobody reacts any more until the next clash begins."""
        self.calm(self.state.clash)

    def calm(self, clash: int = NONE) -> None:
        """Everybody who may only react passes, as long as this clash lasts."""
        while any(TITLE.asks[n].kind == "react" for n in self.state.asked if n >= 0):
            if clash not in (NONE, self.state.clash):
                return
            for seat, number in enumerate(self.state.asked[:]):
                if number >= 0:
                    self.answer(seat, "pass")

    def before_dice(self) -> None:
        """Everybody passes until the dice of the next check have fallen."""
        rolled = len(self.rolls())
        while len(self.rolls()) == rolled:
            for seat in self.asked():
                self.answer(seat, "pass")

    def settle(self) -> None:
        """Rewards find some place: the first answer to everything that is still asked."""
        for _ in range(20):
            for seat in self.asked():
                self.answer(seat, self.options(seat)[0])
        assert self.over()

    # -- looking --------------------------------------------------------------------------------

    def rolls(self) -> list[list[int]]:
        """All dice of all checks so far."""
        return [row.data["dice"] for row in self.events("dice")]

    def kinds(self) -> list[str]:
        """What happened, in its order."""
        assert self.state.journal is not None
        return [row.kind for row in self.state.journal.items()]

    def over(self) -> bool:
        """Whether everything that was started has come to its end."""
        return bool(self.state.over)


__all__ = ["EMPTY", "HERE", "KNIGHT", "RIVAL", "WASTER", "Fight", "cards", "names"]


def against(foe: str = "w19", *weapons: str, at: str = "", **kinds: tuple[str, ...]) -> Fight:
    """A combat at its first cards."""
    fight = Fight(**kinds)
    fight.arm(KNIGHT, *weapons)
    fight.face(foe)
    if at:
        fight.set_range(at)
    return fight
