"""One variant of an experiment, and how its games are played in a process of their own."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

import dustboard
from dustboard import Game
from dustboard.bots.title_modules import heuristics_of
from dustboard.kernel.changes import WANTED, Change, Wanted
from dustboard.kernel.errors import ContentError, KernelFault
from dustboard.kernel.position import Decision
from dustboard.kernel.records.format import seed_text
from dustboard.kernel.records.version import ENGINE
from dustboard.lab.batch import Batch, Row, row_of
from dustboard.lab.failures import BadExperiment, GameFailed
from dustboard.lab.match import derived_seed, play_game

RANDOM: Final = "random"
ChangeRow = tuple[str, str, str, Any]  # place, id, field, value
_prepared: dict[str, list[ChangeRow]] = {}  # by title: what this process loaded it with


class Variant:
    """What one variant plays. It is plain data, and goes to other processes as it is."""

    def __init__(
        self,
        name: str,
        batch: Batch,
        changes: Sequence[ChangeRow] = (),
        draft: str | Sequence[str] = "free",
        records: bool = False,
    ) -> None:
        self.name = name
        self.batch = batch
        self.changes = list(changes)
        self.draft = draft
        self.records = records


class Chunk:
    """What comes of some games: rows, records on wish, and by which engine and cards."""

    def __init__(self, build: str, rows: list[Row], records: list[Any]) -> None:
        self.build = build
        self.rows = rows
        self.records = records


class Attendant:
    """Sits by a game: decides a draft in place of the bots, and notes scores round by round."""

    def __init__(self, variant: Variant, seats: int, seed: int, first: int) -> None:
        self.curve: list[list[int]] = []
        self._round: object = None
        self._ask = getattr(heuristics_of(variant.batch.title), "DRAFT", "")
        self._seed = seed
        self._random = variant.draft == RANDOM
        names = [] if isinstance(variant.draft, str) else list(variant.draft)
        names += [""] * (seats - len(names))
        # what is forced on a place of the experiment moves around the table with its bot
        self._forced = [names[(seat + first) % seats] for seat in range(seats)]

    def answer(self, game: Game, decision: Decision, key: str) -> str:
        """The bot's answer, or another one where a draft is decided."""
        seat = decision.seat
        if not self._ask or game.title.asks[game.state.asked[seat]].name != self._ask:
            return key
        keys = decision.options.keys()
        if self._forced[seat]:
            if self._forced[seat] not in keys:
                raise BadExperiment(
                    f"draft: seat {seat} can't have {self._forced[seat]!r}, but {', '.join(keys)}"
                )
            return self._forced[seat]
        left = [one for one in keys if one not in self._forced]
        if self._random or key not in left:
            return left[derived_seed(self._seed, "draft", seat, bits=64) % len(left)]
        return key

    def went_on(self, game: Game) -> None:
        """All seats that were asked have answered."""
        if getattr(game.state, "round", None) != self._round or game.over:
            self._round = getattr(game.state, "round", None)
            view = game.view(None)
            scores = list(game.title.scores(view)) if view.get("round") else []
            if scores:
                self.curve.append(scores)


def prepare(title: str, changes: Sequence[ChangeRow]) -> None:
    """Load a title with its changes; this process plays it so from now on."""
    changes = list(changes)
    if title in _prepared:
        if _prepared[title] != changes:
            raise KernelFault(f"this process has already loaded {title} with other changes")
        return
    if changes and f"dustboard.games.{title}.meta" in sys.modules:
        raise KernelFault(f"this process has already loaded {title}")
    wanted = Wanted(title, [Change(*change) for change in changes])
    if changes:
        WANTED.append(wanted)
    dustboard.title(title)
    for complaint in complaints(wanted):
        raise ContentError(complaint)
    _prepared[title] = changes


def complaints(wanted: Wanted) -> list[str]:
    """What was asked of rows that the title has not got, once all of it was read."""
    found: list[str] = []
    for one in wanted.changes:
        kinds = wanted.kinds.get(one.id, [])
        if not kinds or (one.kind and one.kind not in kinds):
            name = f"{one.kind}:{one.id}" if one.kind else one.id
            near = get_close_matches(one.id, wanted.kinds, 1)
            hint = f"; did you mean {near[0]!r}?" if near and near[0] != one.id else ""
            found.append(f"{one.place}: {wanted.title} has no row {name!r}{hint}")
        elif not one.kind and len(kinds) > 1:
            names = " or ".join([repr(f"{kind}:{one.id}") for kind in kinds])
            found.append(f"{one.place}: two rows are called {one.id!r}; write {names}")
    return found


def play_games(variant: Variant, start: int, stop: int) -> Chunk:
    """Some games of a variant, from one number up to, not including, another.

    What is wrong with the changes comes out as a `BadExperiment`.
    """
    title = variant.batch.title
    try:
        prepare(title, variant.changes)
    except ContentError as error:
        raise BadExperiment(str(error)) from None
    rows: list[Row] = []
    records: list[Any] = []
    for index in range(start, stop):
        row, game = _play(variant, index)
        rows.append(row)
        if variant.records:
            records.append(game.record())
    build = f"{ENGINE}/{dustboard.title(title).content_version}"
    return Chunk(build, rows, records)


def _play(variant: Variant, index: int) -> tuple[Row, Game]:
    batch = variant.batch
    seed = batch.seed_of(index)
    seats = batch.seating(index)
    shift = batch.shift(index)
    attendant = Attendant(variant, len(seats), seed, shift)
    options = batch.table(index)[1]
    try:
        game = play_game(batch.title, seats, seed, options, batch.debug, attendant)
    except GameFailed as failed:
        failed.facts["game"] = index
        raise
    row = row_of(index, seats, seed_text(seed), game)
    turns = {name: options[name] for name in batch.vary}
    row = {"variant": variant.name, **row, "turns": turns, "curve": attendant.curve}
    return row, game
