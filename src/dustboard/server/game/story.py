"""The steps of a game: making them, and doing them again when a table is loaded."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import dustboard
from dustboard import Game
from dustboard.kernel.decisions import FOREIGN_WINDOWS, Message
from dustboard.kernel.errors import UndoRefused
from dustboard.kernel.knowledge.learnt import learnt
from dustboard.kernel.position import Decision
from dustboard.kernel.records.snapshots import plain_state, restore_state
from dustboard.kernel.state import NOT_ASKED, State
from dustboard.kernel.undo import REACH, last_answer
from dustboard.server.core.refusals import damaged
from dustboard.server.game import positions
from dustboard.server.game.carried import Base, Carried
from dustboard.server.game.time_bank import Bank
from dustboard.server.store.contract import Snapshot
from dustboard.server.store.data import By, Learnt, Step, TableData

RESPONSES = -1  # stands for seats that may react and are not named
NOBODY_TYPED = ("forced", "order", "timeout", "window")
MOST_UNDONE = 40  # answers that are looked at for the gate
NOTHING_USED = Bank()
AUTOMATIC_LIMIT = 1000  # answers that settle by themselves in one step; no honest game comes near


class What(msgspec.Struct, array_like=True, frozen=True):
    """What an answer that nobody typed was given to, and what it was, for the log."""

    ask: str
    rule: str
    label: str
    args: dict[str, Any]

    def message(self) -> Message:
        """The answer, to be put into words."""
        return Message(self.label, self.args)


class Rewound(msgspec.Struct, array_like=True, frozen=True):
    """All agreed to go back to position `to`: who asked, and what had been learnt by then."""

    moment: int  # the moment of the game that went on
    seat: int
    to: int
    count: int  # answers that were taken back
    learnt: Learnt
    rule: str  # of the decision that is open again

    def before(self, moment: int) -> Rewound:
        """The same, if the game goes back even further."""
        return msgspec.structs.replace(self, moment=min(self.moment, moment))


class SavedState(msgspec.Struct, array_like=True, frozen=True):
    """A state that a game was in, as plain data, and how many events had happened by then."""

    state: dict[str, Any]
    events: int


class Earlier(msgspec.Struct, frozen=True):
    """An earlier position of a game, with all that is needed to go on from there."""

    at: int  # answers of the record
    state: SavedState
    befores: list[list[SavedState]]  # by seat, see `Game.befores`
    learnt: Learnt  # what somebody has learnt since


class Story:
    """A game with what the server knows of each answer: who or what gave it."""

    def __init__(
        self,
        data: TableData,
        game: Game,
        bys: list[By],
        opened_at: float,
        whats: list[What | None] | None = None,
        rewinds: list[Rewound] | None = None,
        carried: tuple[Carried, ...] = (),
        base: Base | None = None,
        bank: Bank = NOTHING_USED,
    ) -> None:
        self.data = data
        self.game = game
        game.reach = REACH
        self.bys = bys  # in the order of arrival, as `game.answers`
        nothing: list[What | None] = [None] * len(bys)
        self.whats = nothing if whats is None else whats  # as `bys`
        self.rewinds = [] if rewinds is None else rewinds
        self.opened_at = opened_at  # when the open group of decisions was asked
        self.carried = carried
        self.base = base  # None: the game can be played again from its beginning
        self.bank = bank

    @classmethod
    def begin(cls, data: TableData) -> Story:
        """Before the first step."""
        game = positions.begin(data)
        given: list[By] = ["player"] * len(game.answers)
        return cls(data, game, given, data.started)

    def clone(self) -> Story:
        """A copy to try things on."""
        return Story(
            self.data,
            self.game.clone(),
            self.bys[:],
            self.opened_at,
            self.whats[:],
            self.rewinds[:],
            self.carried,
            self.base,
            self.bank,
        )

    def at(self, position: int, played: Game | None = None) -> Story:
        """As it was after so many answers of the record, which `played` has already if given.

        For reading only.
        """
        order = positions.order_at(self.game, position, self.base)
        game = played or positions.position(self.data, self.game, position, self.base)
        moment = game.state.moment()
        return Story(
            self.data,
            game,
            [self.bys[index] for index in order],
            self.opened_at,
            [self.whats[index] for index in order],
            [one for one in self.rewinds if one.moment <= moment],
            tuple(one for one in self.carried if one.moment <= moment),
            self.base,
            self.bank,
        )

    def answer(self, seat: int, key: str, by: By, decision: str | None = None) -> None:
        """One answer; IllegalAnswer leaves everything as it was."""
        what = self._what(seat, key) if by in NOBODY_TYPED else None
        self.game.answer(seat, key, decision)
        self.bys.append(by)
        self.whats.append(what)

    def _what(self, seat: int, key: str) -> What | None:
        for decision in self.game.pending:
            if decision.seat == seat and (message := decision.wording(key)) is not None:
                return What(decision.name, decision.rule, message.key, message.args)
        return None

    # -- doing steps ----------------------------------------------------------------------------

    def apply(self, step: Step, earlier: Earlier | None = None) -> None:
        """Do a stored step again; `earlier` is the position it goes back to, if it is known."""
        group = self.game.state.group_number
        if step.kind == "answers":
            for seat, key, by in step.rows:
                self.answer(seat, key, by)
        elif step.kind == "undo":
            for _ in range(step.count):
                self.undo_one(step.seat)
        elif step.kind == "carried":
            self._become(Story.taken_over(self.data, step, self.base))
        else:
            self.rewind(earlier or self.earlier(step.at_answer), step.seat)
        self.timed(step, self.game.state.group_number != group)

    def timed(self, step: Step, asked: bool) -> None:
        """Time after a step: what it took from banks; `asked` says whether another group is open.

        Going back gives no time back.
        """
        if step.spent:
            self.bank = self.bank.charged(step.spent)
        if asked:
            self.opened_at = step.at
            self.bank = self.bank.closed()

    def _become(self, other: Story) -> None:
        self.game, self.bys, self.whats = other.game, other.bys, other.whats
        self.rewinds, self.carried, self.base = other.rewinds, other.carried, other.base
        self.opened_at, self.bank = other.opened_at, other.bank

    def undo_one(self, seat: int) -> By:
        """Take the seat's last answer back; gives who had given it."""
        last = last_answer(self.game.answers, seat)
        self.game = positions.undone(self.data, self.game, seat, self.base)
        self.whats.pop(last)
        self._went_back()
        return self.bys.pop(last)

    def forgotten(self) -> list[int]:
        """The seats for which the game must be played again to tell what they can take back."""
        if self.game.over:
            return []
        seats = range(self.game.players)
        return [seat for seat in seats if positions.is_forgotten(self.game, seat, self.base)]

    def gate(self, seat: int) -> int:
        """From which position on the seat can take back its answers, one after the other."""
        trial = self.clone()
        try:
            for _ in range(MOST_UNDONE):
                trial.undo_one(seat)
        except UndoRefused:
            pass
        # what others have sealed by now is no part of any position
        found = positions.closed_answers(trial.game)
        return found if self.base is None else max(found, self.base.first(self.game))

    def earlier(self, at: int) -> Earlier:
        """Position `at` of the record, played again; the event loop asks a worker for it."""
        return self.compared(self.at(at))

    def compared(self, there: Story) -> Earlier:
        """An earlier position of this game, to go on from."""
        game = there.game
        befores = [
            [saved_state(game, state) for state in game.befores(seat)]
            for seat in range(game.players)
        ]
        state = saved_state(game, game.state)
        return Earlier(len(game.answers), state, befores, self.learnt_since(there))

    def rewind(self, earlier: Earlier, seat: int) -> None:
        """Go back to an earlier position, as the seat asked; it is marked for ever."""
        order = positions.order_at(self.game, earlier.at, self.base)
        rows = self.game.answers.items()
        game = self.game.clone()
        game.state = state_at(self.game, earlier.state)
        game.resume([rows[index] for index in order], game.carried)
        remember(game, earlier.befores)
        count = len(rows) - len(order)
        self.game = game
        self.bys = [self.bys[index] for index in order]
        self.whats = [self.whats[index] for index in order]
        self._went_back()
        pending = game.pending
        rule = pending[0].rule if pending else ""
        moment = game.state.moment()
        self.rewinds.append(Rewound(moment, seat, earlier.at, count, earlier.learnt, rule))

    def learnt_since(self, there: Story) -> Learnt:
        """What somebody has learnt since an earlier position."""
        before = there.game.state
        found = positions.learnt_since(self.game, before)
        if found == "luck":
            return "luck"
        if found or learnt(self.game.title, before, self.game.state):
            return "cards"
        game = there.game.clone()
        closed = positions.closed_answers(self.game)
        for seat, key in self.game.ordered_answers()[len(game.answers) : closed]:
            if game.decision(seat).sealed:
                return "choices"
            game.answer(seat, key)
        return "nothing"

    def _went_back(self) -> None:
        moment = self.game.state.moment()
        self.rewinds = [one.before(moment) for one in self.rewinds]

    def settle(
        self, wish: Callable[[Story, Decision], tuple[str, By] | None]
    ) -> list[tuple[int, str, By]]:
        """Give the answers that nobody needs to be asked for; gives their rows.

        These are standing orders, and the only legal answer where no secret is at stake. A sealed
        or reacting seat is always asked: that it was not would tell what it holds. Answers to a
        window wait until it closes.
        """
        rows: list[tuple[int, str, By]] = []
        again = True
        while again and len(rows) < AUTOMATIC_LIMIT and not window_seats(self.game):
            again = False
            for decision in self.game.pending:
                found = wish(self, decision)
                if found is not None:
                    self.answer(decision.seat, *found)
                    rows.append((decision.seat, *found))
                    again = True
                    break
        return rows

    # -- keeping --------------------------------------------------------------------------------

    def place(self, number: int) -> int:
        """The last of so many steps that changed the game; carrying it over does not count."""
        while any(one.number == number for one in self.carried):
            number -= 1
        return number

    def frozen(self) -> bytes:
        """The game as it is, to be loaded without doing all steps again."""
        body = {
            "game": self.game.snapshot(),
            "bys": self.bys,
            "opened_at": self.opened_at,
            "whats": self.whats,
            "rewinds": self.rewinds,
            "carried": self.carried,
            "bank": self.bank,
            "before_states": last_befores(self.game),
        }
        return zlib.compress(msgspec.json.encode(body), 1)

    def freeze(self, number: int) -> Snapshot:
        """The game after so many steps, for the store."""
        return Snapshot(number, self.frozen())

    @classmethod
    def thaw(cls, data: TableData, frozen: bytes, base: Base | None = None) -> Story:
        """The game that was `frozen`; `base` is where it can be played again from."""
        return cls.of(data, thawed(frozen), base)

    @classmethod
    def of(cls, data: TableData, body: dict[str, Any], base: Base | None = None) -> Story:
        """The game of the plain parts of a frozen one."""
        bys = body["bys"]
        # snapshots of older versions have none of these
        whats = msgspec.convert(body.get("whats", [None] * len(bys)), list[What | None])
        rewinds = msgspec.convert(body.get("rewinds", []), list[Rewound])
        carried = msgspec.convert(body.get("carried", []), tuple[Carried, ...])
        bank = msgspec.convert(body.get("bank", {}), Bank, strict=False)
        game = dustboard.restore(body["game"])
        _remember_last(game, body)
        # what was frozen to begin with was not asked yet
        opened_at = max(body["opened_at"], data.started)
        return cls(data, game, bys, opened_at, whats, rewinds, carried, base, bank)

    @classmethod
    def taken_over(cls, data: TableData, step: Step, base: Base | None = None) -> Story:
        """The game as a step has carried it over; `base` is where it began before that."""
        story = cls.thaw(data, step.frozen, base)
        if not story.carried[-1].whole:
            story.base = Base(story.game.clone(), story.carried[-1])
        return story


def saved_state(game: Game, state: State) -> SavedState:
    """A state that the game is or was in."""
    return SavedState(
        plain_state(game.title, state), 0 if state.journal is None else len(state.journal)
    )


def state_at(game: Game, saved: SavedState) -> State:
    """The state itself, of a game that has gone on since."""
    state = game.state.clone()
    restore_state(game.title, state, saved.state)
    journal = game.state.journal
    state.journal = None if journal is None else journal.first(saved.events)
    return state


def remember(game: Game, befores: list[list[SavedState]]) -> None:
    """Tell a game what it was before the last answers of its seats."""
    for seat, states in enumerate(befores):
        game.remember_states(seat, [state_at(game, one) for one in states])


def last_befores(game: Game) -> list[list[SavedState]]:
    """By seat the state before its last answer: what can be undone is asked after every step."""
    found = [game.befores(seat)[:1] for seat in range(game.players)]
    return [[saved_state(game, state) for state in states] for states in found]


def _remember_last(game: Game, body: dict[str, Any]) -> None:
    """Without it a game that was thawed would have to be played again."""
    if body["game"].get("layout") == game.title.layout(game.players).text:
        remember(game, msgspec.convert(body.get("before_states", []), list[list[SavedState]]))
    # else another version meant something else by the same numbers


def thawed(frozen: bytes) -> dict[str, Any]:
    """The plain parts of a frozen game."""
    try:
        found: dict[str, Any] = msgspec.json.decode(zlib.decompress(frozen))
    except (zlib.error, msgspec.MsgspecError) as error:
        raise damaged("game-damaged", why=str(error)) from None
    return found


def waiting_seats(game: Game) -> list[int]:
    """The seats that still have to answer; this is public."""
    return [seat for seat, ask in enumerate(game.state.asked) if ask >= 0]


def window_seats(game: Game) -> list[int]:
    """The seats that a window asks which is open now; [] if there is none.

    All of them are asked until it closes, because their answers are kept apart; see `windows`.
    """
    state = game.state
    if state.over or state.waiting == 0:
        return []
    asks = game.title.asks
    group = [seat for seat, ask in enumerate(state.group) if ask != NOT_ASKED]
    if not any(asks[state.group[seat]].window in FOREIGN_WINDOWS for seat in group):
        return []
    return [seat for seat in group if state.asked[seat] != NOT_ASKED]


def first_waiting(game: Game) -> list[int]:
    """The seats a game waits for when it begins, before anybody can have given orders."""
    asked = window_seats(game)
    return [RESPONSES, *asked] if asked else waiting_seats(game)


def is_quiet(before: Game, after: Game) -> bool:
    """Whether the change from `before` to `after` is hidden from all but the seat that made it.

    So it is while a group with a sealed choice is open: others hear only who is ready.
    """
    state = after.state
    if after.over or state.group_number != before.state.group_number or state.waiting == 0:
        return False
    return chooses_in_secret(after)


def chooses_in_secret(game: Game) -> bool:
    """Whether there is a sealed choice in the open group."""
    return any(ask >= 0 and game.title.asks[ask].sealed for ask in game.state.group)


def replayed(data: TableData, steps: Sequence[Step]) -> Story:
    """The game that these steps lead to from its beginning."""
    story = Story.begin(data)
    for step in steps:
        story.apply(step)
    return story
