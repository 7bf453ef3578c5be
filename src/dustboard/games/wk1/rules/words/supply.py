"""Words that give and take resources, Reputation, luck cards and gear."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.card_table import TRAITS
from dustboard.games.wk1.content.constants import DUEL, NONE
from dustboard.games.wk1.content.mods import NATURE_LOSS
from dustboard.games.wk1.rules.effects.lines import Amount
from dustboard.games.wk1.rules.gear.gain import draw_gear
from dustboard.games.wk1.rules.gear.gear import armor_card, mod
from dustboard.games.wk1.rules.luck_cards import draw_luck
from dustboard.games.wk1.rules.resources import (
    FULL,
    gain_ammo,
    gain_fuel,
    gain_reputation,
    heal_health,
    heal_radiation,
    lose_ammo,
    lose_fuel,
    lose_health,
    lose_reputation,
    may_heal_health,
    suffer,
)
from dustboard.games.wk1.rules.seats import awake_on
from dustboard.games.wk1.rules.words.questions import bits, seat_key, seat_label
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import BY_WORD, Question

RULE: Final = "wk1.gold.08"  # components are followed: what a card says happens


def give(
    state: KnightsState, seat: int, what: int, amount: int, rule: str, cause: int = NONE
) -> None:
    """A knight gains something of a reward; Health and Radiation are healed."""
    if what == things.AMMO:
        gain_ammo(state, seat, amount, rule, cause)
    elif what == things.FUEL:
        gain_fuel(state, seat, amount, rule, cause)
    elif what == things.REPUTATION:
        if amount > 0:
            gain_reputation(state, seat, amount, rule, cause)
        else:
            lose_reputation(state, seat, -amount, rule, cause)
    elif what == things.LUCK:
        draw_luck(state, seat, amount, rule)
    elif what == things.HEALTH:
        heal_health(state, seat, amount, rule, cause=cause)
    elif what == things.RADIATION:
        heal_radiation(state, seat, amount, rule, cause)
    else:
        draw_gear(state, seat, what - things.GREEN_CARD, amount, rule)


def touched(state: KnightsState, seat: int, who: int) -> list[int]:
    """Whom an effect touches, apart from those that somebody has to choose."""
    if who == things.ALL_HERE:
        return awake_on(state, state.at[seat])
    if who == things.LOSER:
        return [state.loser] if state.loser != NONE else []
    if who == things.HELPED:
        return [state.helped] if state.helped != NONE else []
    return [seat]


class Gain(Amount):
    """`who` gains `amount` of `what`: ammo, fuel, reputation, luck cards, gear of a colour."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.what = args.choice("what", things.THINGS)
        self.who = args.choice("who", things.WHO, "self")
        # after a victory: over enemies of these traits only
        self.traits = bits(args.choices("traits", things.WASTELAND_TRAITS, ()))

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        if self.what == things.AMMO:
            return state.ammo[seat] < FULL
        return self.what != things.FUEL or state.fuel[seat] < FULL

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        for other in touched(state, seat, self.who):
            give(state, other, self.what, self.amount, RULE, self.source)


class Heal(Amount):
    """`who` heals `amount` (99: all) Health or Radiation; `force`: Health even at Radiation 3."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.what = args.choice("what", things.THINGS)
        self.who = args.choice("who", things.WHO, "self")
        self.force = args.flag("force")

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        if self.what == things.RADIATION:
            return state.radiation[seat] > 0
        if self.who == things.ANY_HERE:
            return True
        return state.health[seat] < FULL and (self.force or may_heal_health(state, seat))

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if self.who == things.ANY_HERE:
            self.pick(state, seat, scope)
            return
        for other in touched(state, seat, self.who):
            heal_one(state, other, self.what, self.amount, self.force, self.source)

    def picks(self) -> bool:
        return self.who == things.ANY_HERE

    def domain(self) -> str:
        return "knight"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        """Somebody on the own hex, oneself included."""
        return awake_on(state, state.at[seat])

    def timeout(self, state: KnightsState, seat: int, scope: Scope) -> int:
        return seat

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-whom-to-heal")

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        heal_one(state, chosen, self.what, self.amount, self.force)


def heal_one(
    state: KnightsState, seat: int, what: int, amount: int, force: bool, cause: int = NONE
) -> None:
    """Heal one knight."""
    if what == things.RADIATION:
        heal_radiation(state, seat, amount, RULE, cause)
    else:
        heal_health(state, seat, amount, RULE, force, cause)


class Lose(Amount):
    """Lose up to `amount` ammo, fuel, health or reputation.

    `unarmored`: only without an armor card; `dice`: an enemy that feeds on it gains them for its
    attack checks in this combat if there was none.
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.what = args.choice("what", things.THINGS)
        self.unarmored = args.flag("unarmored")
        self.dice = args.whole("dice", default=0)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if self.unarmored and armor_card(state, seat) != NONE:
            return
        amount = self.amount
        if self.what == things.AMMO:
            lost = lose_ammo(state, seat, amount, RULE, self.source)
        elif self.what == things.FUEL:
            lost = lose_fuel(state, seat, amount, RULE, self.source)
        elif self.what == things.REPUTATION:
            lost = lose_reputation(state, seat, amount, RULE, self.source)
        else:
            less = self.less_by_nature(state, seat)
            lost = lose_health(state, seat, amount - less, RULE, self.source)
        if self.dice and lost == 0:
            state.combat_dice[1] += self.dice

    def less_by_nature(self, state: KnightsState, seat: int) -> int:
        """Some knights lose less Health when they face a nature event."""
        if self.when != "face" or not state.facing or state.card == NONE:
            return 0
        if not TRAITS[state.card] & (1 << things.NATURE):
            return 0
        return min(self.amount, mod(state, seat, NATURE_LOSS))


class Suffer(Amount):
    """`who` suffers `amount` Radiation, in round order."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.who = args.choice("who", things.WHO, "self")

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        # what is put on the stack last happens first
        for other in reversed(touched(state, seat, self.who)):
            suffer(state, other, self.amount, RULE, self.source)


class SufferAfter(Amount):
    """Suffer `amount` Radiation when this combat is over."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.radiation_after[0 if seat == state.active else 1] += self.amount


class OpponentLoses(Amount):
    """The opponent loses `amount` Health; an enemy collects Health loss."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if state.fight == DUEL:
            rival = state.rival if seat == state.active else state.active
            lose_health(state, rival, self.amount, RULE, self.source)
        else:
            state.foe_loss += self.amount
            if state.journal is not None:
                data = {"lost": self.amount, "now": state.foe_loss, "foe": state.foe}
                state.tell("foe-loss", RULE, seat, data)


WORDS: Final[tuple[Word, ...]] = (
    Word("gain", Gain),
    Word("heal", Heal, hint=0.6),
    Word("lose", Lose),
    Word("suffer", Suffer),
    Word("suffer_after", SufferAfter, at=("before_combat",)),
    Word("opponent_loses", OpponentLoses, at=("before_combat",)),
)
QUESTIONS: Final[tuple[Question, ...]] = (
    Question("knight", "choose", "wk1.gold.01", BY_WORD, seat_key, seat_label),
)
