"""Play random games until everything in a title was used once, and say what was never reached.

    python -m dustboard.lab.exhaustive wftw

What there is to reach: every card of every deck (seen by somebody), every ask, every program,
every value of every option, and every text whose key starts with `ask-`, `option-`, `refused-` or
`event-`. A `Witness` can want more, for instance every effect of every card. An `Arranger` can lay
tables on which rare things are near. Half of the answers are those that were given least often;
in half of the games players follow `wishes`, where there are any.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import dustboard
from dustboard.kernel.append_list import AppendList
from dustboard.kernel.cast import NO_READER
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.engine import STEP_BUDGET
from dustboard.kernel.events import Event
from dustboard.kernel.frames import Frame
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import SPECTATOR, mask
from dustboard.kernel.options import WHOLE
from dustboard.kernel.records.format import read_seed
from dustboard.kernel.state import NOT_ASKED, State
from dustboard.kernel.title import Title
from dustboard.texts import Texts

PREFIXES: Final = ("ask-", "option-", "refused-", "event-")
MOST_ANSWERS: Final = 2500  # of one game; a game that goes on is left
LONG_GAMES: Final = 0.1  # the share of them; some things happen late or never
VIEW_EVERY: Final = 16  # questions; cards lie in sight for a while
WILLING: Final = 0.5  # the share of games in which players follow their wishes
CURIOSITY: Final = 0.5  # the share of answers that are chosen for being new
Witness = Callable[[Title, State, State, list[Event]], Iterable[str]]
# the names of all that a program is about to do, by its frame
Watch = Callable[[State, Frame], Iterable[str]]
# beginnings of keys that a willing player answers with, the best one first, by the ask's name
Wishes = Callable[[State, int, str], Sequence[str]]


@dataclass(frozen=True)
class Table:
    """What a game must begin with; everything else about it is random."""

    options: dict[str, Any] = field(default_factory=dict)
    least_players: int = 1
    willing: float = WILLING


class Arranger(Protocol):
    """Lays tables on which rare things are near."""

    def begin(self, left: Collection[str]) -> Table:
        """Called before each game with what was not reached yet."""
        ...

    def __call__(self, state: State, rng: random.Random) -> bool:
        """Asked before every answer until it says that the table is laid; may change the state."""
        ...


class Exhaustive:
    """What a title has, and what of it was reached so far; names are "part name"."""

    def __init__(
        self,
        title: Title,
        package: str,
        wanted: Iterable[str] = (),
        witness: Witness | None = None,
        arrange: Arranger | None = None,
        most_answers: int = MOST_ANSWERS,
        wishes: Wishes | None = None,
        watch: Watch | None = None,
    ) -> None:
        self.title = title
        self.witness = witness
        self.arrange = arrange
        self.most_answers = most_answers
        self.wishes = wishes
        self.watch = watch
        self.games = 0
        self._given: Counter[str] = Counter()  # answers so far, by ask and kind of label
        self._texts = [key for key in Texts(package).keys("en") if key.startswith(PREFIXES)]
        # a card without copies is only reserved: no table has it yet
        rows = [row for rows in title.decks().values() for row in rows]
        self._cards = {row["id"] for row in rows if row["copies"]}
        self.left: set[str] = {
            *(f"card {card}" for card in self._cards),
            *(f"ask {ask.name}" for ask in title.asks),
            *(f"program {program.name}" for program in title.programs),
            *(f"text {key}" for key in self._texts),
            *(f"option {name}" for name in _option_values(title)),
            *wanted,
        }
        self.total = len(self.left)

    def run(self, most_games: int, seed: int = 0, unreachable: Collection[str] = ()) -> list[str]:
        """Play until nothing else is left or the games are up; gives what was never reached."""
        while not self.left.issubset(unreachable) and self.games < most_games:
            self.play(random.Random(seed + self.games))
        return sorted(self.left)

    def play(self, rng: random.Random) -> None:
        """Play one game at a random table."""
        title = self.title
        table = Table() if self.arrange is None else self.arrange.begin(self.left)
        options = {**random_options(title, rng), **table.options}
        seats = [seats for seats in title.players_for(options) if seats >= table.least_players]
        players = rng.choice(seats)
        game = Game(title, players, rng.getrandbits(64), options)
        state = game.state
        for name, value in game.options.items():
            self.left.discard(f"option {name}={value}")
        self._read(state, state, game.events())
        laid = self.arrange is None
        willing = rng.random() < table.willing
        questions = answers = 0  # before the table is laid, answers do not count
        while not state.over and answers < self.most_answers:
            if self.arrange is not None and not laid:
                laid = self.arrange(state, rng)
            answers += 1 if laid else 0
            asked = [seat for seat in range(players) if state.asked[seat] != NOT_ASKED]
            seat = rng.choice(asked)
            ask = title.asks[state.asked[seat]]
            legal = ask.legal(state, seat)
            self._look(state, seat, legal, with_view=questions % VIEW_EVERY == 0)
            questions += 1
            action = self._wish(ask, state, seat, legal, rng) if willing else None
            if action is None:
                action = self._choose(ask, state, seat, legal, rng)
            self._take(ask, state, seat, action)
        self.games += 1

    def follow(self, record: Mapping[str, Any]) -> None:
        """Play a recorded game once more, to see what it reaches."""
        title = self.title
        game = Game(title, record["players"], read_seed(record["seed"]), record["options"])
        state = game.state
        for name, value in game.options.items():
            self.left.discard(f"option {name}={value}")
        self._read(state, state, game.events())
        for seat, key in record["answers"]:
            ask = title.asks[state.asked[seat]]
            legal = ask.legal(state, seat)
            self._look(state, seat, legal, with_view=False)
            action = next(one for one in legal if ask.key(state, seat, one) == key)
            self._take(ask, state, seat, action)

    def _take(self, ask: Ask, state: State, seat: int, action: int) -> None:
        """Take an answer, and note all that comes of it."""
        before = state.clone()
        state.journal = AppendList()
        ask.apply(state, seat, action)
        self._advance(state)
        self._read(before, state, state.journal.items())

    def _wish(
        self, ask: Ask, state: State, seat: int, legal: list[int], rng: random.Random
    ) -> int | None:
        """An answer that a willing player gives to this question, if he has a wish."""
        wishes = () if self.wishes is None else self.wishes(state, seat, ask.name)
        for wish in wishes:
            found = [action for action in legal if ask.key(state, seat, action).startswith(wish)]
            if found:
                return rng.choice(found)
        return None

    def _choose(
        self, ask: Ask, state: State, seat: int, legal: list[int], rng: random.Random
    ) -> int:
        """Any answer, or one of the kind that was given least often to this question."""
        if rng.random() > CURIOSITY:
            return rng.choice(legal)
        names = [f"{ask.name} {ask.label(state, seat, action).key}" for action in legal]
        least = min(self._given[name] for name in names)
        at = rng.choice([at for at, name in enumerate(names) if self._given[name] == least])
        self._given[names[at]] += 1
        return legal[at]

    def _advance(self, state: State) -> None:
        """What the engine does between two answers, with a note of every program that ran."""
        for _ in range(STEP_BUDGET):
            frame = state.frame
            if state.waiting or state.over or frame is None:
                return
            program = self.title.programs[frame.program]
            if self.watch is not None:
                self.left.difference_update(self.watch(state, frame))
            path = frame.path + 1
            state.frame = frame.below
            if path < program.length:
                state.frame = Frame(frame.program, path, frame.seat, frame.bindings, frame.below)
            program.steps[frame.path](state, frame)
            self.left.discard(f"program {program.name}")

    def _look(self, state: State, seat: int, legal: list[int], with_view: bool) -> None:
        """Note what a seat is asked and shown."""
        ask = self.title.asks[state.asked[seat]]
        self.left.discard(f"ask {ask.name}")
        self._note(ask.prompt(state, seat), seat)
        for action in legal:
            self._note(ask.label(state, seat, action), seat)
        for refusal in ask.refused(state, seat):
            self._note(refusal.why, seat)
        if with_view and any(f"card {card}" in self.left for card in self._cards):
            view = self.title.view(mask(self.title, state, seat), seat)
            for word in _words(view):
                if word in self._cards:
                    self.left.discard(f"card {word}")

    def _read(self, before: State, state: State, events: list[Event]) -> None:
        """Note what the log says, both halves of it."""
        title = self.title
        for event in events:
            for data in (event.data, event.public):
                if data is not None:
                    self._note(title.event_message(event.kind, event.seat, data))
            own = event.seen_by(event.seat) if event.seat >= 0 else None
            if own is not None:
                self._note(title.event_message(event.kind, event.seat, own), event.seat)
        if self.witness is not None and events:
            self.left.difference_update(self.witness(title, before, state, events))

    def _note(self, message: Message, reader: int = NO_READER) -> None:
        """Note a sentence; who is spoken of in it reads it in words of its own."""
        self.left.discard(f"text {message.key}")
        if reader != NO_READER and message.args.get("seat", NO_READER) == reader:
            self.left.discard(f"text {message.key}.you")


def random_options(title: Title, rng: random.Random) -> dict[str, Any]:
    """A table with some options changed; now and then every range is at its end: a long game."""
    long = rng.random() < LONG_GAMES
    chosen: dict[str, Any] = {}
    for spec in title.options:
        if spec.kind != WHOLE and rng.random() < 0.5:
            chosen[spec.name] = rng.choice(spec.values)
        elif spec.kind == WHOLE and long:
            chosen[spec.name] = spec.high
    return chosen


def _option_values(title: Title) -> Iterator[str]:
    """Every value of every option that has a list of them."""
    for spec in title.options:
        if spec.kind != WHOLE:
            yield from (f"{spec.name}={value}" for value in spec.values)


def spectator_view(title: Title, state: State) -> Mapping[str, Any]:
    """What everybody may know, for witnesses that look at derived numbers."""
    return title.view(mask(title, state, SPECTATOR), SPECTATOR)


def _words(data: Any) -> Iterator[str]:
    """Every string in plain data, keys of objects too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _words(value)
    elif isinstance(data, list):
        for value in data:
            yield from _words(value)


def main() -> int:
    """Run from a command line; 0 if everything was reached, else 1."""
    parser = argparse.ArgumentParser(description="Play until everything in a title was used.")
    parser.add_argument("title", choices=dustboard.titles())
    parser.add_argument("--games", type=int, default=500, help="how many at most (500)")
    parser.add_argument("--seed", type=int, default=0, help="seed for all luck (0)")
    args = parser.parse_args()
    runner = Exhaustive(dustboard.title(args.title), f"dustboard.games.{args.title}")
    never = runner.run(args.games, args.seed)
    print(f"{args.title}: {runner.total - len(never)} of {runner.total} in {runner.games} games")
    for name in never:
        print(f"  never reached: {name}")
    return 1 if never else 0


if __name__ == "__main__":
    sys.exit(main())
