"""The steps of a game: making them, and doing them again when a table is loaded."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence

import msgspec

import dustboard
from dustboard import Game
from dustboard.kernel.prompt import Decision
from dustboard.server import origins
from dustboard.server.store.contract import Snapshot
from dustboard.server.tables import By, Step, TableData

AUTOMATIC_LIMIT = 1000  # answers that settle by themselves in one step; no honest game comes near


class Story:
    """A game with what the server knows of each answer: who or what gave it."""

    def __init__(self, data: TableData, game: Game, bys: list[By], opened_at: float) -> None:
        self.data = data
        self.game = game
        self.bys = bys  # in the order of arrival, as `game.answers`
        self.opened_at = opened_at  # when the open group of decisions was asked

    @classmethod
    def begin(cls, data: TableData) -> Story:
        """Before the first step."""
        game = origins.begin(data)
        given: list[By] = ["player"] * len(game.answers)
        return cls(data, game, given, data.started)

    def clone(self) -> Story:
        """A copy to try things on."""
        return Story(self.data, self.game.clone(), self.bys[:], self.opened_at)

    def answer(self, seat: int, key: str, by: By, decision: str | None = None) -> None:
        """One answer; IllegalAnswer leaves everything as it was."""
        self.game.answer(seat, key, decision)
        self.bys.append(by)

    # -- doing steps ----------------------------------------------------------------------------

    def apply(self, step: Step) -> None:
        """Do a stored step again."""
        group = self.game.state.group_number
        if step.kind == "answers":
            for seat, key, by in step.rows:
                self.answer(seat, key, by)
        elif step.kind == "undo":
            for _ in range(step.count):
                self.undo_one(step.seat)
        else:
            self.rewind(step.at_answer)
        if self.game.state.group_number != group:
            self.opened_at = step.at

    def undo_one(self, seat: int) -> By:
        """Take the seat's last answer back; gives who had given it."""
        rows = self.game.answers.items()
        self.game = origins.undone(self.data, self.game, seat)
        last = max(index for index, row in enumerate(rows) if row[0] == seat)
        return self.bys.pop(last)

    def rewind(self, at: int) -> None:
        """Go back to position `at` of the record."""
        bys = [self.bys[index] for index in self.record_order()]
        self.game = origins.position(self.data, self.game, at)
        self.bys = bys[:at]

    def record_order(self) -> list[int]:
        """For each place of the record, the place of that answer by arrival."""
        rows = self.game.answers.items()
        return sorted(range(len(rows)), key=lambda index: (rows[index][2], rows[index][0]))

    def settle(
        self, wish: Callable[[Decision], tuple[str, By] | None]
    ) -> list[tuple[int, str, By]]:
        """Give the answers that nobody needs to be asked for; gives their rows.

        These are standing orders, and the only legal answer where no secret is at stake. A sealed
        or reacting seat is always asked: that it was not would tell what it holds.
        """
        rows: list[tuple[int, str, By]] = []
        again = True
        while again and len(rows) < AUTOMATIC_LIMIT:
            again = False
            for decision in self.game.pending:
                found = wish(decision)
                if found is not None:
                    self.answer(decision.seat, *found)
                    rows.append((decision.seat, *found))
                    again = True
                    break
        return rows

    # -- keeping --------------------------------------------------------------------------------

    def freeze(self, number: int) -> Snapshot:
        """The game as it is, to be loaded without doing all steps again."""
        body = {"game": self.game.snapshot(), "bys": self.bys, "opened_at": self.opened_at}
        return Snapshot(number, zlib.compress(msgspec.json.encode(body), 1))

    @classmethod
    def thaw(cls, data: TableData, snapshot: Snapshot) -> Story:
        """The game that `freeze` kept."""
        body = msgspec.json.decode(zlib.decompress(snapshot.body))
        return cls(data, dustboard.restore(body["game"]), body["bys"], body["opened_at"])


def waiting_seats(game: Game) -> list[int]:
    """The seats that still have to answer; this is public."""
    return [seat for seat, ask in enumerate(game.state.asked) if ask >= 0]


def is_quiet(before: Game, after: Game) -> bool:
    """Whether the change from `before` to `after` is hidden from all but the seat that made it.

    So it is while a group with a sealed choice is open: others hear only who is ready.
    """
    state = after.state
    if after.over or state.group_number != before.state.group_number or state.waiting == 0:
        return False
    return any(ask >= 0 and after.title.asks[ask].sealed for ask in state.group)


def replayed(data: TableData, steps: Sequence[Step]) -> Story:
    """The game that these steps lead to from its beginning."""
    story = Story.begin(data)
    for step in steps:
        story.apply(step)
    return story
