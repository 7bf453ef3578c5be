"""Words for parts of vehicles: found, lost, given instead of gear, and what one does."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.gear_table import FACES, face_key
from dustboard.games.wk2.content.part_table import PART_ID, PART_LEVEL
from dustboard.games.wk2.rules.modules.parts import attach_part, fitting, return_part
from dustboard.games.wk2.rules.supply import lose_gear
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Picking, Prices


class _OnePart(Picking[RoadState]):
    """A part is chosen."""

    def domain(self) -> str:
        return "part"

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return PART_ID[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-part", {"part": action})


class FindPart(_OnePart):
    """A part of the deck up to a level comes to the vehicle without a test (wk2.part.10)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True
        self.level = args.whole("level", least=1)

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return [part for part in fitting(state, seat) if PART_LEVEL[part] <= self.level]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        attach_part(state, seat, chosen, "wk2.part.10")

    def hint(self, prices: Prices) -> float:
        return prices.of("gear")


class LosePart(_OnePart):
    """A part of choice goes back to the deck, if there is one (wk2.part.18)."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return list(state.parts[seat])

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        return_part(state, seat, chosen, "wk2.part.18")

    def hint(self, prices: Prices) -> float:
        return -prices.of("gear")


class GivePart(LosePart):
    """The same as a price: who has none cannot pay it."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(state.parts[seat]) > 0


class GiveAny(GivePart):
    """A part or a gear card of choice is given; parts are numbered after the faces of gear."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(self.candidates(state, seat, scope)) > 0

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        gear: list[int] = self.ports.cards(state, seat)
        return [*gear, *[FACES + part for part in state.parts[seat]]]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        if chosen < FACES:
            lose_gear(state, seat, chosen, "wk2.gold.03")
        else:
            return_part(state, seat, chosen - FACES, "wk2.part.18")

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return face_key(action) if action < FACES else PART_ID[action - FACES]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        if action < FACES:
            return Message("option-face", {"face": action})
        return Message("option-part", {"part": action - FACES})


class Burst(Effect[RoadState]):
    """Movement points more for the Move Action of this turn."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", least=1)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.burst += self.amount.value(state, seat, scope)


WORDS: Final[tuple[Word, ...]] = (
    Word("find_part", FindPart),
    Word("lose_part", LosePart),
    Word("give_part", GivePart, pays=True),
    Word("give_any", GiveAny, pays=True),
    Word("burst", Burst),
)
