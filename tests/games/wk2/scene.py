"""A table of Waste Knights II laid by hand, on which single programs run with dice that are known.

    scene = Scene("johnny")
    scene.at(0, "s45")
    scene.dice("gV", "wV")
    scene.run(scene.call(MOVE, 0))
    scene.answer(0, "s100", "done")

Dice are named by colour and face: `V` success, `2` two, `3` three, `K` fate, `I` botch, `-` blank.
"""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.gear_table import GEAR_BY_ID, face_key, face_of
from dustboard.games.wk2.content.knight_table import KNIGHT_ID, VEHICLE_ID
from dustboard.games.wk2.content.settings import OPTIONS, Settings
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, SHEETS
from dustboard.games.wk2.content.wasteland_table import CARD_ID
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules import dice_rolls, flow
from dustboard.games.wk2.rules.setup import lay_table
from dustboard.games.wk2.rules.sheets import plot_actions, row_of
from dustboard.games.wk2.rules.streams import STREAMS
from dustboard.games.wk2.rules.vocabulary import BOOK, RUNNER, SHEET_AT, SHEET_RULES
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.append_list import AppendList
from dustboard.kernel.decisions import Ask
from dustboard.kernel.engine import advance
from dustboard.kernel.events import Event
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.options import check_options
from dustboard.kernel.streams import seed_bytes, stream_key
from dustboard.kernel.title import Title

FACES = {
    "w": {"V": 0, "K": 3, "-": 4},
    "g": {"2": 0, "V": 1, "K": 3, "I": 4, "-": 5},
    "b": {"2": 0, "V": 2, "K": 4, "I": 5},
    "r": {"3": 0, "2": 1, "K": 3, "I": 4},
}
COLOURS = "wgbr"
UNWRITTEN = "scene"  # rows of a test have no texts


def _stop(state: RoadState, frame: Frame) -> None:
    state.over = True


STOP = Program("stop the scene", (_stop,))
STOP.number = len(flow.PROGRAMS)


class _Stopping(Title):
    def __init__(self) -> None:
        every = (*flow.PROGRAMS, STOP)
        super().__init__("wk2", "", 1, 4, "", OPTIONS, every, flow.ASKS, (), "")


_TITLE = _Stopping()


def gear(name: str) -> int:
    """The face of a card: "q01", or "q01:broken"."""
    id, _, side = name.partition(":")
    return face_of(GEAR_BY_ID[id], int(side == "broken"))


class Scene:
    """A table that a test arranges; everybody stands on a desert space without icons."""

    def __init__(
        self,
        *knights: str,
        patch: pytest.MonkeyPatch | None = None,
        sheet: str = "t2",
        **options: Any,
    ) -> None:
        knights = knights or ("johnny",)
        settings = Settings(check_options(OPTIONS, {"quick_setup": True, **options}))
        self.state = state = RoadState(len(knights), settings)
        state.journal = AppendList()
        state.luck_keys = tuple(stream_key(seed_bytes(1), f"scene {name}") for name in STREAMS)
        state.luck_used = [0] * len(STREAMS)
        lay_table(state)
        state.offer = ()
        state.sheet = SHEETS.index(sheet)
        state.round = 1
        for seat, knight in enumerate(knights):
            state.knight[seat] = KNIGHT_ID.index(f"k-{knight}")
            state.vehicle[seat] = VEHICLE_ID.index("v-offroad")
            self.at(seat, "s80")
        self.rolls: list[int] = []
        if patch is not None:
            patch.setattr(dice_rolls, "roll_die", self._roll)

    def _roll(self, state: RoadState, colour: int) -> int:
        if not self.rolls:
            return 6 * colour + (4 if colour == 0 else 5 if colour == 1 else 4)
        die = self.rolls.pop(0)
        assert die // 6 == colour, f"a {COLOURS[colour]} die is rolled"
        return die

    # -- laying the table -------------------------------------------------------------------------

    def at(self, seat: int, space: str) -> None:
        self.state.space[seat] = board.BY_ID[space]

    def where(self, seat: int = 0) -> str:
        return board.ID[self.state.space[seat]]

    def give(self, seat: int = 0, **things: int) -> None:
        """Set what a knight has, by the names of fields."""
        for name, amount in things.items():
            if name in ("fuel", "ammo", "meds"):
                resource = ("fuel", "ammo", "meds").index(name)
                self.state.pool[resource] -= amount - getattr(self.state, name)[seat]
            getattr(self.state, name)[seat] = amount

    def wield(self, seat: int, *names: str) -> None:
        self.state.hands[seat] = tuple(sorted(gear(name) for name in names))

    def wear(self, seat: int, name: str) -> None:
        self.state.armor[seat] = (gear(name),)

    def stow(self, seat: int, *names: str) -> None:
        self.state.stowed[seat] = tuple(sorted(gear(name) for name in names))

    def vehicle(self, seat: int, name: str) -> None:
        self.state.vehicle[seat] = VEHICLE_ID.index(f"v-{name}")

    def top(self, deck: int, *ids: str) -> None:
        """Lay wasteland cards on top of a deck, the first one topmost."""
        cards = [CARD_ID.index(id) for id in ids]
        rest = tuple(card for card in self.state.wasteland_deck[deck] if card not in cards)
        self.state.wasteland_deck[deck] = (*rest, *reversed(cards))

    def dice(self, *names: str) -> None:
        """The next dice, in the order in which they are rolled: the strongest first."""
        self.rolls += [6 * COLOURS.index(name[0]) + FACES[name[0]][name[1]] for name in names]

    # -- playing ----------------------------------------------------------------------------------

    def run(self, program: Program, seat: int = 0, *bindings: int) -> None:
        """Run a program until somebody is asked, or it is over."""
        self.state.over = False
        self.state.frame = None
        self.state.waiting = 0
        self.state.asked = [-1] * self.state.players
        self.state.push_in_order([(program.number, seat, bindings), (STOP.number, -1, ())])
        advance(_TITLE, self.state)

    def read_out(self, entry: str, seat: int = 0) -> list[int]:
        """Read an entry at the end of a round; gives all entries read, with those that follow."""
        state = self.state
        state.over = False
        state.read = ()
        state.asked = [-1] * state.players
        state.frame = Frame(flow.ROUND.number, len(flow.ROUND.steps) - 1, -1, (), None)
        first, source = RUNNER.lists[entry]
        state.read = (source,)
        state.entry = source
        RUNNER.push(state, first, seat, (source,))
        advance(_TITLE, state)
        return [one + 1 for one in state.read]

    def at_moment(self, moment: str, seat: int = 0) -> None:
        """Let the rules of the sheet for a moment happen."""
        line = SHEET_RULES[moment][self.state.sheet]
        self.run(RUNNER.begin, seat, line, SHEET_AT + self.state.sheet)

    def act(self, action: str, seat: int = 0) -> None:
        """Take a Plot Action of the sheet."""
        self.run(RUNNER.begin, seat, *RUNNER.lists[f"{SHEETS[self.state.sheet]}/{action}"])

    def plot_keys(self, seat: int) -> list[str]:
        """The Plot Actions that a knight could take now."""
        actions = row_of(self.state).actions
        return [actions[at].key for at in plot_actions(self.state, seat)]

    def counted(self, *counters: str) -> tuple[int, ...]:
        """Counters of the story."""
        return tuple(self.state.counters[COUNTERS.index(name)] for name in counters)

    def note(self, *flags: str, **counters: int) -> None:
        """Set flags and counters of the story."""
        for flag in flags:
            self.state.flags[FLAGS.index(flag)] = 1
        for counter, amount in counters.items():
            self.state.counters[COUNTERS.index(counter)] = amount

    def flag(self, name: str) -> int:
        """A flag of the table."""
        return self.state.flags[FLAGS.index(name)]

    def finish(self, seat: int = 0, *wants: str) -> None:
        """Answer what is asked: what is wanted where it is offered, else the first."""
        while self.asked(seat):
            keys = self.offered(seat)
            self.answer(seat, next((want for want in wants if want in keys), keys[0]))

    def does(self, *rows: dict[str, Any], seat: int = 0) -> None:
        """Let rows happen as if they stood on a sheet, until somebody is asked."""
        name = f"{UNWRITTEN}-{len(RUNNER.lines)}"
        first = BOOK.write_list("a scene", name, "then", rows, 0)
        RUNNER.close(called=True)
        self.run(RUNNER.begin, seat, first, 0)

    def ask(self, seat: int = 0) -> Ask:
        return flow.ASKS[self.state.asked[seat]]

    def asked(self, seat: int = 0) -> str:
        return "" if self.state.asked[seat] < 0 else self.ask(seat).name

    def offered(self, seat: int = 0) -> list[str]:
        ask = self.ask(seat)
        return [ask.key(self.state, seat, one) for one in ask.legal(self.state, seat)]

    def answer(self, seat: int, *keys: str) -> None:
        """Answer; every key must be legal, and every text must exist."""
        for key in keys:
            ask = self.ask(seat)
            TITLE.text("en", ask.prompt(self.state, seat))
            assert key in self.offered(seat), (key, self.offered(seat))
            action = ask.action_of(self.state, seat, key)
            label = ask.label(self.state, seat, action)
            if not str(label.args.get("source", "")).startswith(UNWRITTEN):
                TITLE.text("en", label)
            ask.apply(self.state, seat, action)
            if not self.state.waiting:
                advance(_TITLE, self.state)

    def answer_plainly(self, seat: int, key: str) -> None:
        """Answer without a look at the texts, for those who play thousands of scenes."""
        ask = self.ask(seat)
        ask.apply(self.state, seat, ask.action_of(self.state, seat, key))
        if not self.state.waiting:
            advance(_TITLE, self.state)

    def told(self, kind: str) -> list[Event]:
        assert self.state.journal is not None
        return [event for event in self.state.journal if event.kind == kind]

    def gear_of(self, seat: int = 0) -> list[str]:
        state = self.state
        faces = state.hands[seat] + state.armor[seat] + state.stowed[seat]
        return sorted(face_key(face) for face in faces)
