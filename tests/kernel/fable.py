"""A title of nothing but effects, in which the tests of the kernel write rows of their own."""

from __future__ import annotations

from typing import Any

from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Book, Moment, Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.flow_words import (
    Choose,
    Each,
    Ending,
    Exit,
    Fight,
    Read,
    Repeat,
    Roll,
    SkillTest,
)
from dustboard.kernel.effects.ports import Line, Ports
from dustboard.kernel.effects.runner import BY_WORD, PATIENT, Effect, Question, cut_to
from dustboard.kernel.effects.thing_words import (
    Count,
    Discard,
    Draw,
    Flag,
    Gain,
    Lose,
    Pay,
    Place,
    Take,
)
from dustboard.kernel.frames import Frame, Program, number_programs
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.fields import NUMBER, NUMBERS, ZONE, Field
from dustboard.kernel.state import State
from dustboard.kernel.title import Title

COIN, BREAD = 0, 1


class FableState(State):
    """Purses, and a book of what happened."""

    def __init__(self, players: int, settings: Any, source: FableState | None = None) -> None:
        super().__init__(players, settings, source)
        self.purse: list[int] = [0] * (2 * players) if source is None else source.purse[:]
        self.heard: tuple[int, ...] = () if source is None else source.heard
        self.flags = 0 if source is None else source.flags
        self.counter = 0 if source is None else source.counter
        self.tokens = 0 if source is None else source.tokens
        self.sheet = 0 if source is None else source.sheet
        self.result = 0 if source is None else source.result
        self.lot = 0 if source is None else source.lot  # what the next die and test will be

    def clone(self) -> FableState:
        return FableState(self.players, self.settings, self)


class FablePorts(Ports[FableState]):
    """Everything as simple as can be."""

    def __init__(self) -> None:
        super().__init__(
            leaves=("round", "dark", "miles", "board.stone"),
            things=("coin", "bread"),
            groups=("each", "each other"),
            skills=("swim",),
            foes=("wolf",),
            flags=("dark",),
            counters=("miles",),
            tokens=("stone",),
            spaces=("ford",),
            sheets=("wood", "hill"),
            endings=("home",),
        )

    def number(self, state: FableState, seat: int, scope: Scope, at: int) -> int:
        return (3, state.flags, state.counter, state.tokens)[at]

    def key(self, state: FableState, line: Line, action: int) -> str:
        return f"c{action}"

    def label(self, state: FableState, line: Line, action: int) -> Message:
        return Message(f"{line.word} {action}")

    def have(self, state: FableState, seat: int, thing: int) -> int:
        return state.purse[2 * seat + thing]

    def gain(
        self, state: FableState, seat: int, scope: Scope, line: Line, thing: int, amount: int
    ) -> None:
        state.purse[2 * seat + thing] += amount

    def lose(
        self, state: FableState, seat: int, scope: Scope, line: Line, thing: int, amount: int
    ) -> None:
        state.purse[2 * seat + thing] -= amount

    def can_draw(self, state: FableState, seat: int) -> bool:
        return len(state.heard) < 5

    def draw(self, state: FableState, seat: int, scope: Scope, line: Line, amount: int) -> None:
        state.heard = state.heard + (7,) * amount

    def cards(self, state: FableState, seat: int) -> list[int]:
        return sorted(set(state.heard))

    def discard(self, state: FableState, seat: int, scope: Scope, line: Line, card: int) -> None:
        state.heard = tuple(one for one in state.heard if one != card)

    def roll(self, state: FableState, seat: int, scope: Scope, line: Line) -> int:
        return state.lot

    def run_test(
        self, state: FableState, seat: int, line: Line, skill: int, difficulty: int
    ) -> None:
        state.push_in_order([(TRIAL.number, seat, ())])

    def successes(self, state: FableState, seat: int) -> int:
        return state.result

    def run_fight(self, state: FableState, seat: int, line: Line, foe: int) -> None:
        state.push_in_order([(TRIAL.number, seat, ())])

    def fight_won(self, state: FableState, seat: int) -> bool:
        return state.result > 0

    def seats(self, state: FableState, seat: int, group: int) -> list[int]:
        return [one for one in range(state.players) if group == 0 or one != seat]

    def set_flag(self, state: FableState, seat: int, flag: int, on: bool) -> None:
        state.flags = int(on)

    def count(self, state: FableState, seat: int, counter: int, amount: int) -> None:
        state.counter += amount

    def tokens_at(self, state: FableState, token: int, space: int) -> int:
        return state.tokens

    def put_token(self, state: FableState, seat: int, token: int, space: int) -> None:
        state.tokens += 1

    def take_token(self, state: FableState, seat: int, token: int, space: int) -> None:
        state.tokens -= 1

    def read(self, state: FableState, seat: int, entry: int) -> None:
        state.heard = (*state.heard, 100 + entry)

    def leave(self, state: FableState, seat: int, sheet: int, now: bool) -> None:
        state.sheet = sheet
        if now:
            cut_to(state, OUTER.number)

    def end(self, state: FableState, seat: int, ending: int) -> None:
        state.over = True


class Say(Effect[FableState]):
    """Writes a number down, and the locals around it."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.what = args.number("number", default=0)

    def apply(self, state: FableState, seat: int, scope: Scope) -> None:
        said = (seat, self.what.value(state, seat, scope), *scope[1:])
        state.heard = state.heard + said


class Herd(Effect[FableState]):
    """A seat names two numbers: one of some, then one that nothing else is left for."""

    def picks(self) -> bool:
        return True

    def apply(self, state: FableState, seat: int, scope: Scope) -> None:
        self.pick(state, seat, (*scope, 0))

    def question(self, scope: Scope) -> str:
        return "sheep" if scope[-1] == 0 else "dog"

    def asks_for_one(self) -> bool:
        return True

    def candidates(self, state: FableState, seat: int, scope: Scope) -> list[int]:
        return [3, 4, 5] if scope[-1] == 0 else [9]

    def timeout(self, state: FableState, seat: int, scope: Scope) -> int:
        return 4

    def key(self, state: FableState, seat: int, scope: Scope, action: int) -> str:
        return f"{scope[-1]}:{action}"

    def prompt(self, state: FableState, seat: int, scope: Scope) -> Message:
        return Message("ask-herd")

    def take(self, state: FableState, seat: int, scope: Scope, chosen: int) -> None:
        state.heard = (*state.heard, chosen)
        if scope[-1] == 0:
            self.pick(state, seat, (*scope[:-1], 1))


def dog_key(state: FableState, seat: int, action: int) -> str:
    """A dog by its number."""
    return f"dog:{action}"


HERDING = (
    Question("sheep", "choose", "fable.04", BY_WORD),
    Question("dog", "choose", "fable.05", key=dog_key),
)


def trial(state: FableState, frame: Frame) -> None:
    """The fable's test: it goes as the lot says, once its taker is ready."""
    state.ask(frame.seat, READY)


def judge(state: FableState, frame: Frame) -> None:
    """The lot decides."""
    state.result = state.lot


def stop(state: FableState, frame: Frame) -> None:
    """The fable is over."""
    state.over = True


WORDS = (
    Word("choose", Choose),
    Word("each", Each),
    Word("repeat", Repeat),
    Word("roll", Roll),
    Word("test", SkillTest),
    Word("fight", Fight),
    Word("read", Read),
    Word("exit", Exit),
    Word("ending", Ending),
    Word("gain", Gain),
    Word("lose", Lose),
    Word("pay", Pay, pays=True),
    Word("draw", Draw, at=("", "dawn")),
    Word("discard", Discard, pays=True),
    Word("flag", Flag),
    Word("count", Count),
    Word("place", Place),
    Word("take", Take, pays=True),
    Word("say", Say, on=("bird", "")),
    Word("herd", Herd),
)
MOMENTS = (
    Moment("dawn", "the sun rises"),
    Moment("dusk", "the sun sets", on=("", "bird", "fish"), silent=True),
)
COSTS = {"fee": [{"do": "pay", "what": "coin", "amount": 1}]}
TRIAL = Program("trial", (trial, judge))
OUTER = Program("outer", (stop,))
READY = 2


class Fable(Title):
    """Entries by name, of which the first is read."""

    def __init__(self, **entries: list[dict[str, Any]]) -> None:
        self.book = Book(WORDS, FablePorts(), MOMENTS, COSTS)
        for number, (name, rows) in enumerate(entries.items()):
            self.book.write_list(f"fable.toml:{number}: entry {name!r}", name, "do", rows, number)
        self.runner = self.book.close(called=True)
        self.first = next(iter(entries))
        option = self.runner.ask("option", "choose", "fable.01")
        card = self.runner.ask("discard", "choose", "fable.02", PATIENT)
        ready = self.runner.ask("ready", "confirm", "fable.03")
        ready.legal = lambda state, seat: [0]
        ready.key = lambda state, seat, action: "yes"
        super().__init__(
            id="fable",
            name="Fable",
            min_players=1,
            max_players=3,
            players_rule="fable.setup.01",
            options=(),
            programs=number_programs([OUTER, TRIAL, *self.runner.programs]),
            asks=(option, card, ready, *self.runner.ask_all(HERDING)),
            invariants=(),
            content_version="0",
        )
        for number, ask in enumerate(self.asks):
            ask.number = number

    def streams(self, players: int) -> tuple[str, ...]:
        return ("luck",)

    def new_state(self, players: int, settings: Any) -> State:
        return FableState(players, settings)

    def setup(self, state: State) -> None:
        assert isinstance(state, FableState)
        state.purse[COIN] = 1
        state.lot = 4
        state.push_in_order([(OUTER.number, 0, ())])
        line, source = self.runner.lists[self.first]
        self.runner.push(state, line, 0, (source,))

    def fields(self, state: State) -> tuple[Field, ...]:
        numbers = ("flags", "counter", "tokens", "sheet", "result", "lot")
        return (
            Field("purse", NUMBERS),
            Field("heard", ZONE),
            *[Field(name, NUMBER) for name in numbers],
        )

    def text(self, lang: str, message: Message, cast: Cast = ANYBODY) -> str:
        return message.key


def tell(players: int = 2, **entries: list[dict[str, Any]]) -> tuple[Fable, Game, Any]:
    """A game of these entries, as far as it goes by itself."""
    title = Fable(**entries)
    game = Game(title, players, 1, {}, debug=False)
    return title, game, game.state
