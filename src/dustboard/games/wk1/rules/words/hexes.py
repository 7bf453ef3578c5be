"""Words of hexes and of other knights: striking a hex, riding, waking somebody."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.board import COUNT
from dustboard.games.wk1.content.constants import DICE, NONE
from dustboard.games.wk1.content.mods import BLAST_DESTROYS
from dustboard.games.wk1.rules.effects.lines import Amount, Choosing, KnightEffect
from dustboard.games.wk1.rules.gear.gear import mod
from dustboard.games.wk1.rules.resources import gain_reputation, lose_health, suffer
from dustboard.games.wk1.rules.seats import round_order, spot
from dustboard.games.wk1.rules.signals import HELPED
from dustboard.games.wk1.rules.unconscious import wake
from dustboard.games.wk1.rules.words.cards import discard_own
from dustboard.games.wk1.rules.words.questions import hex_key, hex_label, seat_key, seat_label
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.dice import roll
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import BY_WORD, Question
from dustboard.kernel.frames import Frame, Program


class OneHex(Choosing):
    """A word with which a knight chooses any hex of the board."""

    def domain(self) -> str:
        return "hex"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        return list(range(COUNT))

    def timeout(self, state: KnightsState, seat: int, scope: Scope) -> int:
        return state.at[seat]


class Strike(OneHex):
    """Choose any hex: each knight there suffers Radiation and loses Health (A16)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", least=1)

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-strike", {"amount": self.amount})

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        """Knight by knight, in round order."""
        if state.journal is not None:
            state.tell("strike", "wk1.action.16", seat, spot(state, chosen))
        hit = [other for other in round_order(state) if state.at[other] == chosen]
        bound = (self.amount, mod(state, seat, BLAST_DESTROYS))
        state.push_in_order([(HURT.number, other, bound) for other in hit])


def hurt_radiation(state: KnightsState, frame: Frame) -> None:
    """Radiation first."""
    suffer(state, frame.seat, frame.bindings[0], "wk1.action.16")


def hurt_health(state: KnightsState, frame: Frame) -> None:
    """Then Health."""
    lose_health(state, frame.seat, frame.bindings[0], "wk1.action.16")


def hurt_gear(state: KnightsState, frame: Frame) -> None:
    """Some blasts destroy open gear of the victim's choice."""
    state.push_in_order([discard_own(frame.seat, things.AVAILABLE)] * frame.bindings[1])


HURT: Final = Program("struck", (hurt_radiation, hurt_health, hurt_gear))


class Ride(OneHex):
    """Put the own marker on any hex: no move, and no exploration action there (A15)."""

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-ride")

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        """The knight may explore there, but performs no action there."""
        state.at[seat] = chosen
        state.entry[seat] = NONE
        state.ridden = 1
        if state.journal is not None:
            state.tell("rides", "wk1.action.25", seat, spot(state, chosen))


def sleepers_here(state: KnightsState, seat: int) -> list[int]:
    """Unconscious rivals on the own hex, but nobody whom this knight knocked out (wk1.duel.15)."""
    return [
        other
        for other in round_order(state)
        if other != seat
        and state.at[other] == state.at[seat]
        and state.down[other]
        and state.healer[other] != seat
    ]


class Wake(Choosing):
    """Wake an unconscious knight on the own hex as a revival does, with its 1 Reputation."""

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return len(sleepers_here(state, seat)) > 0

    def domain(self) -> str:
        return "sleeper"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        return sleepers_here(state, seat)

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-sleeper")

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        """He stands up, and the helper gains 1 Reputation (wk1.ko.08-09)."""
        wake(state, chosen, "wk1.ko.08")
        gain_reputation(state, seat, 1, "wk1.ko.09")
        HELPED.send(state, seat, chosen)


class KeepCard(KnightEffect):
    """Roll one die: on `least` or more the drug just used is kept."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.least = args.whole("least", least=1, most=10)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.die = roll(state, DICE, 10)
        state.kept_card = 1 if state.die >= self.least else 0
        if state.journal is not None:
            data = {"die": state.die, "least": self.least, "kept": state.kept_card}
            state.tell("keeps-card", RULE, seat, data)


class DrawInstead(Amount):
    """Draw `amount` luck cards instead of 1, then discard `then_discard` of the hand."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.then_discard = args.whole("then_discard", default=0)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.luck_drawn = self.amount
        state.luck_dropped = self.then_discard


class GainInstead(Amount):
    """Gain `amount` of `what` instead of the green card."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.what = args.choice("what", things.THINGS)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.gain_colour = self.what - things.GREEN_CARD
        state.gain_number = self.amount


class Offer(Amount):
    """The own offer is worth `amount` more in this trade action."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.offer_bonus += self.amount


WORDS: Final[tuple[Word, ...]] = (
    Word("strike", Strike, at=("action",)),
    Word("ride", Ride, at=("action",)),
    Word("wake", Wake, pays=True),
    Word("keep_card", KeepCard, at=("drug_used",)),
    Word("draw_instead", DrawInstead, at=("knights_draw", "before_luck_draw"), hint=0.5),
    Word("gain_instead", GainInstead, at=("green_reward",), hint=0.4),
    Word("offer", Offer, at=("own_trade",), hint=0.2),
)
QUESTIONS: Final[tuple[Question, ...]] = (
    Question("hex", "place", "wk1.action.16", BY_WORD, hex_key, hex_label),
    Question("sleeper", "choose", "wk1.ko.08", key=seat_key, label=seat_label),
)
