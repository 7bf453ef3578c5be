"""Words for combats: what changes the enemy, its attack, and the knight's."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import TRAITS
from dustboard.games.wk2.content.dice import pool
from dustboard.games.wk2.rules.combat.foe import hurt_foe
from dustboard.games.wk2.rules.dice_rolls import roll_pool, successes_of
from dustboard.games.wk2.rules.gear import break_gear
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Prices


class _FoeAmount(Effect[RoadState]):
    """A number that concerns the enemy."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", default=1)


class FoeWound(_FoeAmount):
    """Wounds on the enemy."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        hurt_foe(state, seat, self.amount.value(state, seat, scope), "wk2.combat.16")

    def hint(self, prices: Prices) -> float:
        return prices.of("xp")


class MoreWounds(_FoeAmount):
    """The knight's attack deals more wounds, in a duel as well (wk2.duel.01)."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        more = self.amount.value(state, seat, scope)
        if state.duelist >= 0:
            state.duel_hits[seat] += more
        else:
            state.landing += more


class FoeHealth(_FoeAmount):
    """The enemy gains Health for this combat (wk2.threat.09)."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.foe_health += self.amount.value(state, seat, scope)


class FoeWounds(_FoeAmount):
    """The enemy's attack deals more wounds (wk2.threat.01, .02)."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.foe_extra += self.amount.value(state, seat, scope)


class FoeFate(_FoeAmount):
    """The enemy's attack has a fate more (wk2.threat.12)."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.foe_fates += self.amount.value(state, seat, scope)


class FoeDice(Effect[RoadState]):
    """The enemy rolls more dice (wk2.threat.10, .11)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.dice = pool(args.text("dice"))

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for colour in range(4):
            state.foe_pool[colour] += self.dice[colour]


class FoeLosesDice(_FoeAmount):
    """The enemy's attack loses dice, the weakest first; one stays (wk2.gold.07, .12)."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.foe_lost += self.amount.value(state, seat, scope)

    def hint(self, prices: Prices) -> float:
        return -prices.of("wound") * 0.6


class FoeRerolls(Effect[RoadState]):
    """The enemy rolls all its blanks again, once (wk2.threat.15)."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.foe_rerolls |= 1


class FoeRerollsOne(Effect[RoadState]):
    """One of its dice without a success is rolled again."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.foe_rerolls |= 2


class FoeRolls(Effect[RoadState]):
    """The enemy rolls these dice instead of its own."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.dice = pool(args.text("dice"))

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for colour in range(4):
            state.foe_pool[colour] = self.dice[colour]


class Hit(_FoeAmount):
    """The enemy's roll deals more wounds."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.coming += self.amount.value(state, seat, scope)


class DiceWounds(Effect[RoadState]):
    """Dice are rolled; each success is a wound on the enemy."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.dice = pool(args.text("dice"))

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        rolled = roll_pool(state, self.dice)
        if state.journal is not None:
            state.tell("thrown", "wk2.combat.25", seat, {"dice": list(rolled)})
        hurt_foe(state, seat, successes_of(rolled), "wk2.combat.25")


class Contaminates(Effect[RoadState]):
    """Each wound that the enemy deals is a contaminated one."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.contaminates = 1


class NoRanged(Effect[RoadState]):
    """The knight may not use a ranged weapon against it."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.no_ranged = 1


class Trait(Effect[RoadState]):
    """The enemy gains a trait (wk2.threat.13, .14)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.trait = args.choice("what", TRAITS)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.foe_traits |= 1 << self.trait


class StrikeFirst(Effect[RoadState]):
    """The knight's attack comes before the enemy's attack of the same step."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.strikes_first = 1


class IgnoreBotch(_FoeAmount):
    """Botches of the knight's attack do not count."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.botches_off += self.amount.value(state, seat, scope)


class Ward(_FoeAmount):
    """Wounds of the enemy's attack are prevented."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.warded += self.amount.value(state, seat, scope)


class AttackTwice(Effect[RoadState]):
    """The knight attacks twice in this combat; afterwards it suffers contaminated wounds."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.price = args.number("contaminated")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.twice = 2 * (1 + self.price.value(state, seat, scope))


class EndCombat(Effect[RoadState]):
    """The combat is over; nobody is defeated."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.settled = 1


class BreakWorn(Effect[RoadState]):
    """The worn armor breaks."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return bool(state.armor[seat])

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if state.armor[seat]:
            break_gear(state, seat, state.armor[seat][0], "wk2.gear.08")


WORDS: Final[tuple[Word, ...]] = (
    Word("foe_wound", FoeWound),
    Word("more_wounds", MoreWounds),
    Word("foe_health", FoeHealth),
    Word("foe_wounds", FoeWounds),
    Word("foe_fate", FoeFate),
    Word("foe_dice", FoeDice),
    Word("foe_loses_dice", FoeLosesDice),
    Word("foe_rerolls_blanks", FoeRerolls),
    Word("foe_rerolls_one", FoeRerollsOne),
    Word("foe_rolls", FoeRolls),
    Word("hit", Hit),
    Word("foe_dice_wounds", DiceWounds),
    Word("contaminates", Contaminates),
    Word("no_ranged", NoRanged),
    Word("trait", Trait),
    Word("strike_first", StrikeFirst),
    Word("ignore_botch", IgnoreBotch),
    Word("ward", Ward),
    Word("attack_twice", AttackTwice),
    Word("end_combat", EndCombat),
    Word("break_armor", BreakWorn),
)
