"""Words for wounds, radiation, damage, healing and what lies on the board."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import DANGERS
from dustboard.games.wk2.content.mods import SOFT_DAMAGE
from dustboard.games.wk2.content.wasteland_table import THREAT_ID
from dustboard.games.wk2.rules import harm
from dustboard.games.wk2.rules.programs import DEAL_WOUNDS
from dustboard.games.wk2.rules.road.icons import place_marker
from dustboard.games.wk2.rules.values import RUNS, added
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Prices

RULE: Final = "wk2.gold.01"


class _Amount(Effect[RoadState]):
    """So much of something."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", default=1)

    def worth(self, prices: Prices, thing: str) -> float:
        """What so much of it is worth."""
        amount = self.amount.fixed()
        return prices.of(thing) * (1 if amount is None else amount)


class Wound(_Amount):
    """Wounds dealt, which armor may prevent."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        amount = self.amount.value(state, seat, scope)
        if amount > 0:
            state.push_in_order([(DEAL_WOUNDS.number, seat, (amount, 0, 0))])

    def hint(self, prices: Prices) -> float:
        return self.worth(prices, "wound")


class Suffer(_Amount):
    """Wounds that nothing prevents."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        harm.suffer_wounds(state, seat, self.amount.value(state, seat, scope), "wk2.wound.10")

    def hint(self, prices: Prices) -> float:
        return self.worth(prices, "wound")


class Contaminated(_Amount):
    """Contaminated wounds."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        amount = self.amount.value(state, seat, scope)
        harm.suffer_contaminated(state, seat, amount, "wk2.wound.02")

    def hint(self, prices: Prices) -> float:
        return 1.5 * self.worth(prices, "wound")


class Radiation(_Amount):
    """Radiation."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        harm.suffer_radiation(state, seat, self.amount.value(state, seat, scope), "wk2.wound.04")

    def hint(self, prices: Prices) -> float:
        return self.worth(prices, "radiation")


class Damage(_Amount):
    """Damage of the vehicle; from tokens and entries some knights have less of it."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        written_on = args.name.partition("/")[0]
        self.soft = written_on.isdecimal() or written_on in THREAT_ID

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        amount = self.amount.value(state, seat, scope)
        if self.soft:
            amount -= added(state, seat, SOFT_DAMAGE)
        harm.suffer_damage(state, seat, amount, "wk2.damage.01")

    def hint(self, prices: Prices) -> float:
        return self.worth(prices, "damage")


class Heal(_Amount):
    """Wounds are healed, normal ones first."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return harm.wounds_of(state, seat) > 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        points = self.amount.value(state, seat, scope)
        before, tainted = harm.wounds_of(state, seat), state.contaminated[seat]
        if seat != state.active and harm.wounds_of(state, seat):
            state.camp_helped = 1  # counts in a Camp Action of the active knight
        harm.heal_wounds(state, seat, points, max(0, points - state.wounds[seat]))
        if state.journal is not None:
            turned = tainted - state.contaminated[seat]
            data = {"amount": before - harm.wounds_of(state, seat), "turned": turned}
            state.tell("healed", "wk2.wound.07", seat, data)

    def hint(self, prices: Prices) -> float:
        return -self.worth(prices, "wound")


class TurnWounds(_Amount):
    """Contaminated wounds become normal ones."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        turned = min(self.amount.value(state, seat, scope), state.contaminated[seat])
        state.contaminated[seat] -= turned
        state.wounds[seat] += turned
        if turned and state.journal is not None:
            state.tell("wounds-turned", "wk2.wound.07", seat, {"amount": turned})

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.contaminated[seat] > 0

    def hint(self, prices: Prices) -> float:
        return -0.5 * self.worth(prices, "wound")


class HealRadiation(_Amount):
    """Radiation is healed."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.radiation[seat] > 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        healed = min(self.amount.value(state, seat, scope), state.radiation[seat])
        state.radiation[seat] -= healed
        if healed and state.journal is not None:
            state.tell("cleaned", "wk2.wound.07", seat, {"amount": healed})

    def hint(self, prices: Prices) -> float:
        return -self.worth(prices, "radiation")


class Mend(_Amount):
    """Damage of the vehicle is repaired; not on a wreck (wk2.damage.08)."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.damage[seat] > 0 and state.wreck[seat] == RUNS

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.check(state, seat, scope):
            mended = min(self.amount.value(state, seat, scope), state.damage[seat])
            state.damage[seat] -= mended
            if state.journal is not None:
                state.tell("mended", "wk2.damage.13", seat, {"amount": mended})

    def hint(self, prices: Prices) -> float:
        return -self.worth(prices, "damage")


class Marker(Effect[RoadState]):
    """A danger marker on the knight's space, or `at` another."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.kind = args.choice("kind", DANGERS)
        self.place = args.choice("at", ("here", *board.ID), "here")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        space = self.place - 1 if self.place else state.space[seat]
        place_marker(state, seat, self.kind, space, "wk2.danger.06")


class AttachInjury(Effect[RoadState]):
    """An injury goes under the sheet at once."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        harm.attach_injury(state, seat)


WORDS: Final[tuple[Word, ...]] = (
    Word("wound", Wound),
    Word("suffer", Suffer),
    Word("contaminated", Contaminated),
    Word("radiation", Radiation),
    Word("damage", Damage),
    Word("heal", Heal),
    Word("turn_wounds", TurnWounds),
    Word("heal_radiation", HealRadiation),
    Word("mend", Mend),
    Word("marker", Marker),
    Word("injury", AttachInjury),
)
