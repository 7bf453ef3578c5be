"""Words for efforts, open tests and letters: work that several knights share (wk2.effort)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import LETTERS, RESOURCES
from dustboard.games.wk2.content.gear_table import BARTER, face_key
from dustboard.games.wk2.content.story_table import COUNTERS, ENTRIES, TALLIES
from dustboard.games.wk2.rules.ports import add_tally, set_counter
from dustboard.games.wk2.rules.programs import READ_MARK
from dustboard.games.wk2.rules.streams import BOOK_STREAM
from dustboard.games.wk2.rules.supply import have, lose_gear, lose_resource
from dustboard.games.wk2.rules.tests import begin_test
from dustboard.games.wk2.rules.values import capacity
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Picking
from dustboard.kernel.zones import without

GROUPS_OF_PEOPLE: Final = TALLIES.index("groups")


class Attempt(Effect[RoadState]):
    """A test without a difficulty: what follows knows the successes (wk2.test.03)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.skill = args.choice("skill", args.ports.skills)
        self.does = args.block("then", ("successes",))

    def waits(self) -> bool:
        return True

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        self.wait_for(state, seat, scope)
        begin_test(state, seat, self.skill, 0)

    def resume(self, state: RoadState, seat: int, scope: Scope) -> None:
        self.enter(state, self.does, seat, (*scope, state.successes))


class LayEffort(Effect[RoadState]):
    """General tokens come to the knight's space; with `need` of them the work is done.

    `none` happens if no token is laid, `done` once, when the last one is (wk2.effort.01). `marks`
    are entries at equal fractions of the work, read in order as they are passed (wk2.effort.02).
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", default=1)
        self.need = args.number("need", least=1)
        self.done = args.block("done")
        self.none = args.block("none")
        self.marks = args.choices("marks", ENTRIES, ())

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        here = state.space[seat]
        before = state.effort[here]
        amount = self.amount.value(state, seat, scope)
        need = self.need.value(state, seat, scope)
        if amount <= 0:
            self.enter(state, self.none, seat, scope)
            return
        state.effort[here] = min(need, state.effort[here] + amount)
        if state.journal is not None:
            data = {"now": state.effort[here], "need": need, "space": board.ID[here]}
            state.tell("effort", "wk2.effort.01", seat, data)
        now = state.effort[here]
        if now >= need:
            state.effort[here] = 0
            self.enter(state, self.done, seat, scope)
        for at in range(len(self.marks), 0, -1):
            if before < -(-need * at // len(self.marks)) <= now:  # rounded up
                self._read(state, seat, self.marks[at - 1])

    def _read(self, state: RoadState, seat: int, entry: int) -> None:
        state.push_in_order([(READ_MARK.number, seat, (entry,))])


class SetCounter(Effect[RoadState]):
    """A counter is set."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.counter = args.choice("what", COUNTERS)
        self.to = args.number("to")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        set_counter(state, self.counter, self.to.value(state, seat, scope))


class SpendCounter(Effect[RoadState]):
    """A counter goes down by so much, in full or not at all; it may be a cost."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.counter = args.choice("what", COUNTERS)
        self.amount = args.number("amount", default=1)

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.counters[self.counter] >= self.amount.value(state, seat, scope)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.check(state, seat, scope):
            less = self.amount.value(state, seat, scope)
            set_counter(state, self.counter, state.counters[self.counter] - less)


class PayValue(Picking[RoadState]):
    """So much value is paid, in resources (1 each) and gear (its Barter Value), as one likes."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", least=1)

    def _gear(self, state: RoadState, seat: int) -> list[int]:
        faces = state.hands[seat] + state.armor[seat] + state.stowed[seat]
        return [face for face in faces if BARTER[face] > 0]

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        worth = sum(BARTER[face] for face in self._gear(state, seat))
        worth += sum(have(state, seat, resource) for resource in range(3))
        return worth >= self.amount.value(state, seat, scope)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.credit = self.amount.value(state, seat, scope)
        super().apply(state, seat, scope)

    def domain(self) -> str:
        return "value"

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        found = [resource for resource in range(3) if have(state, seat, resource)]
        return found + [3 + face for face in sorted(set(self._gear(state, seat)))]

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return RESOURCES[action] if action < 3 else face_key(action - 3)

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        if action < 3:
            return Message("option-give-resource", {"resource": action})
        return Message("option-give-gear", {"face": action - 3, "value": BARTER[action - 3]})

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-pay_value", {"left": state.credit})

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        if chosen < 3:
            lose_resource(state, seat, chosen, 1, "wk2.city.08")
            state.credit -= 1
        else:
            face = chosen - 3
            lose_gear(state, seat, face, "wk2.city.08")
            state.credit -= BARTER[face]
        if state.credit > 0:
            super().apply(state, seat, scope)
        else:
            state.credit = 0


# -- letters, and entries out of a bag ------------------------------------------------------------


class CrossLetter(Picking[RoadState]):
    """A letter of choice leads to nothing any more."""

    def domain(self) -> str:
        return "letter"

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return [letter for letter in range(len(LETTERS)) if letter not in state.crossed]

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return LETTERS[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-letter", {"letter": LETTERS[action]})

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-cross_letter")

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        state.crossed = tuple(sorted((*state.crossed, chosen)))


class FillPouch(Effect[RoadState]):
    """Entries go into the bag of the sheet."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.entries = args.choices("entries", ENTRIES)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.pouch = tuple(sorted(self.entries))


class DrawEntry(Effect[RoadState]):
    """An entry is drawn from the bag and read; it stays in the bag unless it is `out`."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.out = args.flag("out")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(state.pouch) > 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if not state.pouch:
            return
        entry = state.pouch[state.below(BOOK_STREAM, len(state.pouch))]
        if self.out:
            state.pouch = without(state.pouch, entry)
        first, source = self.runner.lists[ENTRIES[entry]]
        self.ports.read(state, seat, source)
        self.enter(state, first, seat, (source,))


class KeepEntry(Effect[RoadState]):
    """The entry in which this stands leaves the bag for good."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if scope[0] in state.pouch:
            state.pouch = without(state.pouch, scope[0])


# -- people on board ------------------------------------------------------------------------------


class Load(Picking[RoadState]):
    """Groups of people come aboard, one free Capacity each, at most so many at once."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.most = args.whole("most", least=1)

    def domain(self) -> str:
        return "groups"

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        free = capacity(state, seat) - len(state.stowed[seat])
        return list(range(1, min(self.most, free) + 1))

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return f"groups:{action}"

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-groups", {"amount": action})

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-load")

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        add_tally(state, seat, GROUPS_OF_PEOPLE, chosen)


WORDS: Final[tuple[Word, ...]] = (
    Word("attempt", Attempt),
    Word("effort", LayEffort),
    Word("set", SetCounter),
    Word("spend", SpendCounter, pays=True),
    Word("pay_value", PayValue, pays=True),
    Word("cross_letter", CrossLetter),
    Word("pouch", FillPouch),
    Word("draw_entry", DrawEntry),
    Word("keep_entry", KeepEntry),
    Word("load", Load),
)
