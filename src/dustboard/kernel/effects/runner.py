"""Effects and the runner: lists of lines that happen one after the other, and may pause anywhere.

A title's book writes every list of its content down as numbered *lines*. A frame of the program
`effects` holds the line that comes next (in its `path`), the seat to whom it happens, and a scope
of small numbers. What a line puts on the stack runs first; then its list goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic

from ..decisions import Ask, Message, take_choice
from ..frames import LINE, PATH, Call, Frame, LineNames, Program
from ..state import State
from .args import Args
from .conditions import Expression, S, Scope
from .ports import Line, Ports

NO_LINE: Final = -1
FIRST: Final = "first"
LAST: Final = "last"
PATIENT: Final = "patient"  # the table waits for an answer for ever
BY_WORD: Final = "by word"  # the word says it
_NONE: Final = -1  # there was nothing to choose from


class Prices:
    """What things are worth to a bot, in the unit of the title."""

    def __init__(self, things: dict[str, float], card: float = 0.0) -> None:
        self.things = things
        self.card = card  # a card drawn

    def of(self, thing: str) -> float:
        """What one of a thing is worth."""
        return self.things.get(thing, 0.0)


class Effect(Line, Generic[S]):
    """One line: a word with the parameters of its row. A word derives from this.

    Its constructor declares its parameters by reading them. The other faces are what it does:
    `check`, `apply`, and for bots `hint`. Its text is made from its parameters.
    """

    runner: Runner

    def __init__(self, args: Args) -> None:
        super().__init__(args.word, args.when, args.name)
        self.args = args
        self.ports: Ports[Any] = args.ports
        self.gate: Expression | None = None  # the condition of its row
        self.usual_hint = 0.0  # the hint of its word
        self.needed = False  # what it belongs to can be chosen only if its `check` holds

    def check(self, state: S, seat: int, scope: Scope) -> bool:
        """Whether it could do anything; as a cost: whether it can be paid in full."""
        return True

    def openly(self, state: S, seat: int, scope: Scope) -> bool:
        """The same by what everybody can see."""
        return self.check(state, seat, scope)

    def apply(self, state: S, seat: int, scope: Scope) -> None:
        """Do it."""
        raise NotImplementedError

    def waits(self) -> bool:
        """Whether it ever calls `wait_for`."""
        return False

    def resume(self, state: S, seat: int, scope: Scope) -> None:
        """Go on after what `wait_for` was called for has ended."""
        raise NotImplementedError

    def hint(self, prices: Prices) -> float:
        """What it is worth to a bot each time it happens."""
        return self.usual_hint

    def link(self) -> None:
        """Find what the row names elsewhere in the book; called once, when the book is whole."""

    # -- words that let somebody choose -----------------------------------------------------------

    def picks(self) -> bool:
        """Whether it ever calls `pick`."""
        return False

    def pick(self, state: S, seat: int, scope: Scope) -> None:
        """Let `decider` choose among the `candidates`; `take` goes on with what was chosen."""
        by = self.decider(state, seat, scope)
        bindings = (self.number, seat, *scope)
        state.frame = Frame(self.runner.pick.number, 0, by, bindings, state.frame)

    def decider(self, state: S, seat: int, scope: Scope) -> int:
        """Who chooses."""
        return seat

    def domain(self) -> str:
        """The name of the question that its choice is put with."""
        return self.word

    def question(self, scope: Scope) -> str:
        """The same, for a word that asks several things one after the other."""
        return self.domain()

    def asks_for_one(self) -> bool:
        """Whether a question is put that has one answer only."""
        return False

    def timeout(self, state: S, seat: int, scope: Scope) -> int:
        """What is taken for who does not answer, if the question leaves it to the word."""
        return self.candidates(state, seat, scope)[0]

    def candidates(self, state: S, seat: int, scope: Scope) -> list[int]:
        """What there is to choose from."""
        raise NotImplementedError

    def take(self, state: S, seat: int, scope: Scope, chosen: int) -> None:
        """Do it with what was chosen."""
        raise NotImplementedError

    def key(self, state: S, seat: int, scope: Scope, action: int) -> str:
        """The key of a candidate."""
        return self.ports.key(state, self, action)

    def label(self, state: S, seat: int, scope: Scope, action: int) -> Message:
        """What a candidate is called."""
        return self.ports.label(state, self, action)

    def prompt(self, state: S, seat: int, scope: Scope) -> Message:
        """What is asked."""
        return self.ports.prompt(state, self, scope)

    # -- for words that are made of others --------------------------------------------------------

    def enter(self, state: S, line: int, seat: int, scope: Scope) -> None:
        """Let a list run next, from this line on; NO_LINE is an empty list."""
        if line >= 0:
            number = self.runner.effects.number
            state.frame = Frame(number, line, seat, scope, state.frame)

    def wait_for(self, state: S, seat: int, scope: Scope) -> None:
        """Call `resume` when what comes onto the stack after this has ended."""
        number = self.runner.after.number
        state.frame = Frame(number, 0, seat, (self.number, *scope), state.frame)


class Picking(Effect[S]):
    """A word with which a seat chooses: `candidates` says from what, `take` does it."""

    def picks(self) -> bool:
        return True

    def check(self, state: S, seat: int, scope: Scope) -> bool:
        return len(self.candidates(state, seat, scope)) > 0

    def apply(self, state: S, seat: int, scope: Scope) -> None:
        self.pick(state, seat, scope)


Key = Callable[[Any, int, int], str]
Label = Callable[[Any, int, int], Message]


class Question:
    """What choices are put with: the name of its ask, its kind, its clause, who is too late.

    Who does not answer takes the first or the last, or what the word says; a patient table waits
    for ever. Keys and labels are those of the word, unless all that is chosen with it has others.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        rule: str,
        timeout: str = FIRST,
        key: Key | None = None,
        label: Label | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.rule = rule
        self.timeout = timeout
        self.key = key
        self.label = label


class Runner:
    """The lines of a title and the programs that run them."""

    def __init__(self) -> None:
        self.lines: list[Effect[Any]] = []
        self.names = LineNames()
        self.lists: dict[str, tuple[int, int]] = {}  # by name: the first line, and the source
        self.asks: list[Ask] = []  # one for each domain of choices
        self._ask_of: dict[str, Ask] = {}
        self.effects: Final = Program("effects", (self.run,), PATH, self.names)
        self.begin: Final = Program("begin effects", (self.begin_list,), LINE, self.names)
        self.pick: Final = Program("pick", (self.ask_pick, self.take_pick), LINE, self.names)
        self.after: Final = Program("after effect", (self.resume,), LINE, self.names)
        self.programs: tuple[Program, ...] = (self.effects,)  # those that the lines need

    def add(self, line: Effect[Any]) -> None:
        """Write a line down; its number is its place."""
        line.number = len(self.lines)
        line.runner = self
        self.lines.append(line)
        self.names.add(line.name)

    def close(self, called: bool) -> None:
        """All lines are written: find what they name, and make a step for each, as `path` is it.

        `called` says that lists are put in order by `call` as well.
        """
        picks = waits = False
        for line in self.lines:
            line.link()
            picks = picks or line.picks()
            waits = waits or line.waits()
        used = ((called, self.begin), (picks, self.pick), (waits, self.after))
        self.programs = (self.effects, *[program for needed, program in used if needed])
        self.effects.steps = (self.run,) * max(len(self.lines), 1)

    # -- starting a list --------------------------------------------------------------------------

    def push(self, state: State, line: int, seat: int, scope: Scope) -> None:
        """Let a list run next, from this line on; NO_LINE is an empty list."""
        if line >= 0:
            state.frame = Frame(self.effects.number, line, seat, scope, state.frame)

    def run_now(self, state: State, line: int, seat: int, scope: Scope) -> None:
        """Run a list inside a step; if a line of it has to wait, the rest follows as a frame."""
        if line >= 0:
            self.run(state, Frame(self.effects.number, line, seat, scope, state.frame))

    def call(self, line: int, seat: int, scope: Scope) -> Call:
        """A list as a call, for whoever puts calls in order."""
        return self.begin.number, seat, (line, *scope)

    def check(self, state: State, line: int, seat: int, scope: Scope) -> bool:
        """Whether every line of a list could do something; as a cost: can all of it be paid?"""
        while line >= 0:
            effect = self.lines[line]
            if not effect.check(state, seat, scope):
                return False
            line = effect.after
        return True

    def affordable(
        self, state: State, line: int, seat: int, scope: Scope, openly: bool = False
    ) -> bool:
        """Whether all that a list needs can be done; with `openly` as far as everybody can see."""
        while line >= 0:
            effect = self.lines[line]
            if effect.needed:
                if openly:
                    if not effect.openly(state, seat, scope):
                        return False
                elif not effect.check(state, seat, scope):
                    return False
            line = effect.after
        return True

    def possible(
        self, state: State, line: int, seat: int, scope: Scope, openly: bool = False
    ) -> bool:
        """Whether a list makes sense: all that it needs can be done, and something would happen."""
        if not self.affordable(state, line, seat, scope, openly):
            return False
        while line >= 0:
            effect = self.lines[line]
            if openly:
                if effect.openly(state, seat, scope):
                    return True
            elif effect.check(state, seat, scope):
                return True
            line = effect.after
        return False

    # -- the programs -----------------------------------------------------------------------------

    def run(self, state: State, frame: Frame) -> None:
        """Run the lines of a list until one of them has put something on the stack."""
        at, seat, scope, below = frame.path, frame.seat, frame.bindings, frame.below
        while True:
            line = self.lines[at]
            at = line.after
            gate = line.gate
            if gate is None or gate.value(state, seat, scope) != 0:
                if at < 0:
                    line.apply(state, seat, scope)
                    return
                rest = Frame(frame.program, at, seat, scope, below)
                state.frame = rest
                line.apply(state, seat, scope)
                if state.frame is not rest or state.waiting or state.over:
                    return  # what came onto the stack runs first, then the rest
                state.frame = below
            elif at < 0:
                return

    def begin_list(self, state: State, frame: Frame) -> None:
        """Run the list that the call names."""
        bindings = frame.bindings
        self.run_now(state, bindings[0], frame.seat, bindings[1:])

    def ask_pick(self, state: State, frame: Frame) -> None:
        """Ask who decides; one candidate needs no question, none lets the line lapse."""
        bindings = frame.bindings
        line = self.lines[bindings[0]]
        found = line.candidates(state, bindings[1], bindings[2:])
        if len(found) > 1 or (found and line.asks_for_one()):
            state.ask(frame.seat, self._ask_of[line.question(bindings[2:])].number)
        else:
            state.choice[frame.seat] = found[0] if found else _NONE

    def take_pick(self, state: State, frame: Frame) -> None:
        """The word goes on with what was chosen."""
        chosen = state.choice[frame.seat]
        if chosen != _NONE:
            bindings = frame.bindings
            self.lines[bindings[0]].take(state, bindings[1], bindings[2:], chosen)

    def resume(self, state: State, frame: Frame) -> None:
        """What a line has waited for is done."""
        self.lines[frame.bindings[0]].resume(state, frame.seat, frame.bindings[1:])

    # -- asking -----------------------------------------------------------------------------------

    def ask(self, name: str, kind: str, rule: str, timeout: str = LAST, domain: str = "") -> Ask:
        """The ask for choices of a domain, which has its name unless it is given."""
        return self._put(Question(name, kind, rule, timeout), domain or name)

    def ask_all(self, questions: Sequence[Question]) -> tuple[Ask, ...]:
        """The asks of these questions."""
        return tuple([self._put(question, question.name) for question in questions])

    def _put(self, question: Question, domain: str) -> Ask:
        timeouts = {FIRST: self._first, LAST: self._last, BY_WORD: self._by_word, PATIENT: None}
        found = Ask(
            question.name,
            question.kind,
            question.rule,
            legal=self._legal,
            key=question.key or self._key,
            label=question.label or self._label,
            prompt=self._prompt,
            apply=take_choice,
            timeout=timeouts[question.timeout],
        )
        self.asks.append(found)
        self._ask_of[domain] = found
        return found

    def picking(self, state: State) -> Effect[Any]:
        """The line whose choice is open."""
        frame = state.frame
        assert frame is not None
        return self.lines[frame.bindings[0]]

    def _legal(self, state: State, seat: int) -> list[int]:
        frame = state.frame
        assert frame is not None
        bindings = frame.bindings
        return self.lines[bindings[0]].candidates(state, bindings[1], bindings[2:])

    def _key(self, state: State, seat: int, action: int) -> str:
        frame = state.frame
        assert frame is not None
        bindings = frame.bindings
        return self.lines[bindings[0]].key(state, bindings[1], bindings[2:], action)

    def _label(self, state: State, seat: int, action: int) -> Message:
        frame = state.frame
        assert frame is not None
        bindings = frame.bindings
        return self.lines[bindings[0]].label(state, bindings[1], bindings[2:], action)

    def _prompt(self, state: State, seat: int) -> Message:
        frame = state.frame
        assert frame is not None
        bindings = frame.bindings
        return self.lines[bindings[0]].prompt(state, bindings[1], bindings[2:])

    def _first(self, state: State, seat: int) -> int:
        return self._legal(state, seat)[0]

    def _last(self, state: State, seat: int) -> int:
        return self._legal(state, seat)[-1]

    def _by_word(self, state: State, seat: int) -> int:
        frame = state.frame
        assert frame is not None
        bindings = frame.bindings
        return self.lines[bindings[0]].timeout(state, bindings[1], bindings[2:])


def cut_to(state: State, program: int) -> None:
    """Drop everything above the topmost frame of a program: the one place that cuts the stack."""
    frame = state.frame
    while frame is not None and frame.program != program:
        frame = frame.below
    state.frame = frame
