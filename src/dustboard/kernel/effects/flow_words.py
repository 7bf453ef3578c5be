"""The words that all titles share for the course of things: choices, luck, tests, stories."""

from __future__ import annotations

from ..decisions import Message
from ..state import State
from .args import Args
from .conditions import Expression, Scope
from .runner import NO_LINE, Effect, Picking

DECLINE = "decline"


class Alternative:
    """One of several things that a seat may choose: its condition, what it costs, what it does."""

    def __init__(self, args: Args, number: int) -> None:
        row = args.row
        self.key = args.text("key", f"option:{number + 1}")
        args.name = f"{args.name.rpartition('.')[0]}.{self.key}"
        self.gate: Expression | None = args.condition()
        self.cost_name: str = row["cost"] if isinstance(row.get("cost"), str) else ""
        self.cost = args.block("cost")
        self.does = args.writer.rest(args)
        args.done()

    def open(
        self, effect: Effect[State], state: State, seat: int, scope: Scope, openly: bool = False
    ) -> bool:
        """Whether its condition holds, its cost can be paid, and all that it needs can be done."""
        gate = self.gate
        if gate is not None and gate.value(state, seat, scope) == 0:
            return False
        runner = effect.runner
        paid = runner.affordable(state, self.cost, seat, scope, openly)
        return paid and runner.affordable(state, self.does, seat, scope, openly)


class Choose(Picking[State]):
    """One of several lists happens, as somebody chooses."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True  # who can choose nothing can't do it
        rows = args.rows("options")
        self.options = [Alternative(row, number) for number, row in enumerate(rows)]

    def domain(self) -> str:
        return "option"

    def openly(self, state: State, seat: int, scope: Scope) -> bool:
        return any(option.open(self, state, seat, scope, True) for option in self.options)

    def candidates(self, state: State, seat: int, scope: Scope) -> list[int]:
        options = self.options
        return [at for at in range(len(options)) if options[at].open(self, state, seat, scope)]

    def take(self, state: State, seat: int, scope: Scope, chosen: int) -> None:
        option = self.options[chosen]
        self.enter(state, option.does, seat, scope)
        self.enter(state, option.cost, seat, scope)  # above the rest, so it is paid first

    def key(self, state: State, seat: int, scope: Scope, action: int) -> str:
        return self.options[action].key

    def label(self, state: State, seat: int, scope: Scope, action: int) -> Message:
        return self.ports.label(state, self, action)


class Each(Effect[State]):
    """A list happens to each seat of a group, in turn order."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.group = args.choice("who", args.ports.groups)
        self.does = args.block("then", ("actor",))

    def check(self, state: State, seat: int, scope: Scope) -> bool:
        return len(self.ports.seats(state, seat, self.group)) > 0

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        inner = (*scope, seat)
        for target in reversed(self.ports.seats(state, seat, self.group)):
            self.enter(state, self.does, target, inner)


class Repeat(Effect[State]):
    """A list happens several times."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.times = args.number("times", least=1)
        self.does = args.block("then", ("turn",))

    def check(self, state: State, seat: int, scope: Scope) -> bool:
        return self.times.value(state, seat, scope) > 0

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        for turn in range(self.times.value(state, seat, scope), 0, -1):
            self.enter(state, self.does, seat, (*scope, turn))


class Roll(Effect[State]):
    """A die is rolled; `least` and `most` of the rows below say on which numbers they happen."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.does = args.block("then", ("die",))

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        die = self.ports.roll(state, seat, scope, self)
        self.enter(state, self.does, seat, (*scope, die))


class SkillTest(Effect[State]):
    """A test of a skill; what follows depends on whether it is passed."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.skill = args.choice("skill", args.ports.skills)
        self.difficulty = args.number("difficulty", least=1)
        self.passed = args.block("pass", ("successes", "missing"))
        self.failed = args.block("fail", ("successes", "missing"))

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        self.wait_for(state, seat, scope)
        difficulty = self.difficulty.value(state, seat, scope)
        self.ports.run_test(state, seat, self, self.skill, difficulty)

    def waits(self) -> bool:
        return True

    def resume(self, state: State, seat: int, scope: Scope) -> None:
        successes = self.ports.successes(state, seat)
        missing = max(self.difficulty.value(state, seat, scope) - successes, 0)
        block = self.failed if missing else self.passed
        self.enter(state, block, seat, (*scope, successes, missing))


class Fight(Effect[State]):
    """A fight with a foe of the title; what follows depends on who wins."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.foe = args.choice("foe", args.ports.foes)
        self.won = args.block("win")
        self.lost = args.block("lose")

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        self.wait_for(state, seat, scope)
        self.ports.run_fight(state, seat, self, self.foe)

    def waits(self) -> bool:
        return True

    def resume(self, state: State, seat: int, scope: Scope) -> None:
        block = self.won if self.ports.fight_won(state, seat) else self.lost
        self.enter(state, block, seat, scope)


class Read(Effect[State]):
    """An entry of a story is read, and what it does happens."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.entry = args.text("entry")
        self.first = NO_LINE
        self.source = -1

    def link(self) -> None:
        if self.entry not in self.runner.lists:
            self.args.refuse("entry", f"there is no entry {self.entry!r}")
        self.first, self.source = self.runner.lists[self.entry]

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        self.ports.read(state, seat, self.source)
        self.enter(state, self.first, seat, (self.source,))


class Exit(Effect[State]):
    """The story goes on upon another sheet: when the round ends, or at once."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.sheet = args.choice("to", args.ports.sheets)
        self.now = args.flag("now")

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        self.ports.leave(state, seat, self.sheet, self.now)


class Ending(Effect[State]):
    """The story is over."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.ending = args.choice("ending", args.ports.endings)

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        self.ports.end(state, seat, self.ending)
