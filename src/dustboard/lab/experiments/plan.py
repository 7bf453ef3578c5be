"""An experiment as it is written: a title, who plays, and variants with other cards or options."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import msgspec

import dustboard
from dustboard.bots.title_modules import heuristics_of
from dustboard.kernel.errors import DustboardError
from dustboard.lab.batch import Batch
from dustboard.lab.experiments.lines import line_numbers, line_of
from dustboard.lab.experiments.variants import Variant
from dustboard.lab.failures import BadExperiment
from dustboard.lab.match import sim_options

BASE = "base"
Draft = Literal["free", "random"] | list[str]


class Stop(msgspec.Struct, forbid_unknown_fields=True):
    """When to stop early: all shares of this kind are known to plus or minus so much."""

    half_width: float
    of: str = "bot"
    least: int = 100  # games of each variant before the first look


class VariantRow(msgspec.Struct, forbid_unknown_fields=True):
    """What is different in a variant."""

    name: str
    options: dict[str, Any] = {}
    cards: dict[str, dict[str, Any]] = {}
    seats: list[str] | None = None
    draft: Draft | None = None


class Experiment(msgspec.Struct, forbid_unknown_fields=True):
    """A file as it is written."""

    title: str
    seats: list[str]
    games: int = 200  # of each variant, at most
    seed: int = 0
    players: list[int] = []
    rotate: bool = True
    options: dict[str, Any] = {}
    cards: dict[str, dict[str, Any]] = {}
    vary: dict[str, Any] = {}  # option: the values that games take turns with, or "all"
    scenarios: list[str] | Literal["all"] = []  # missions or adventures that games take turns with
    draft: Draft = "free"
    variant: list[VariantRow] = []
    base: bool = True  # whether the title without the changes of a variant is played, too
    chunk: int = 16
    stop: Stop | None = None
    records: bool = False
    debug: bool = False


class Plan:
    """An experiment that was read and checked, all but its changes of cards."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.lines = line_numbers(text)
        self.experiment = self._read()
        one = self.experiment
        self.games = one.games
        self.chunk = one.chunk
        self.stop = one.stop
        if one.chunk < 1:
            raise self._refused("expected 1 or more", "chunk")
        try:
            dustboard.title(one.title)
        except DustboardError as error:
            raise self._refused(str(error), "title") from None
        self.variants = list(self._variants())
        names = [variant.name for variant in self.variants]
        for at, variant in enumerate(self.variants):
            if variant.name in names[:at]:
                raise self._refused(f"two variants are called {variant.name!r}", "variant")
            if variant.batch.tables_alike() != self.variants[0].batch.tables_alike():
                why = "its options do not allow the same numbers of players at the same games"
                raise self._refused(f"variant {variant.name!r}: {why}", "variant")

    def place(self, *path: str | int) -> str:
        """File and line of something, for messages."""
        return f"{self.name}:{line_of(self.lines, path)}"

    def hash(self) -> str:
        """Names what is played, game by game; how many games, and when to stop, is left out."""
        plain = msgspec.to_builtins(self.experiment)
        same = {name: plain[name] for name in plain if name not in ("games", "stop", "records")}
        return sha256(json.dumps(same, sort_keys=True).encode()).hexdigest()[:16]

    def _refused(self, why: str, *path: str | int) -> BadExperiment:
        return BadExperiment(f"{self.place(*path)}: {why}")

    def _read(self) -> Experiment:
        try:
            return msgspec.convert(tomllib.loads(self.text), Experiment)
        except tomllib.TOMLDecodeError as error:
            raise BadExperiment(f"{self.name}: not valid TOML: {error}") from None
        except msgspec.ValidationError as error:
            said, _, where = str(error).partition(" - at `$")
            path = [
                int(part) if part.isdecimal() else part
                for part in where.rstrip("`").replace("[", ".").replace("]", "").split(".")
                if part
            ]
            if "unknown field" in said:
                path.append(said.split("`")[1])
            raise self._refused(said[:1].lower() + said[1:].replace("`", "'"), *path) from None

    def _variants(self) -> Iterator[Variant]:
        one = self.experiment
        rows = list(one.variant)
        if one.base or not rows:
            yield self._variant(VariantRow(BASE), ())
        for at, row in enumerate(rows):
            yield self._variant(row, ("variant", at))

    def _variant(self, row: VariantRow, path: tuple[str | int, ...]) -> Variant:
        one = self.experiment
        changes = [
            *self._changes(one.cards, ("cards",)),
            *self._changes(row.cards, (*path, "cards")),
        ]
        vary, only = self._turns()
        try:
            batch = Batch(
                one.title,
                row.seats or one.seats,
                one.games,
                one.seed,
                {**sim_options(one.title), **one.options, **row.options},
                one.rotate,
                one.debug,
                vary,
                one.players,
                only=only,
            )
            batch.check()
        except DustboardError as error:
            raise self._refused(str(error), *path) from None
        draft = one.draft if row.draft is None else row.draft
        if draft != "free" and not getattr(heuristics_of(one.title), "DRAFT", ""):
            where = ("draft",) if row.draft is None else (*path, "draft")
            raise self._refused(f"{one.title} has no draft", *where)
        return Variant(row.name, batch, changes, draft, one.records)

    def _turns(self) -> tuple[list[str], dict[str, list[Any]]]:
        one = self.experiment
        turns = dict(one.vary)
        if one.scenarios:
            known = dustboard.title(one.title).scenarios()
            values = [each.value for each in known if each.rounds or each.value in one.scenarios]
            for value in one.scenarios if isinstance(one.scenarios, list) else ():
                if value not in [each.value for each in known]:
                    names = ", ".join([each.value for each in known]) or "none"
                    why = f"{one.title} has no scenario {value!r}; it has: {names}"
                    raise self._refused(why, "scenarios")
            chosen = values if one.scenarios == "all" else list(one.scenarios)
            turns[known[0].option if known else "scenario"] = chosen
        only = {name: list(values) for name, values in turns.items() if values != "all"}
        return list(turns), only

    def _changes(
        self, cards: Mapping[str, Mapping[str, Any]], path: tuple[str | int, ...]
    ) -> Iterator[tuple[str, str, str, Any]]:
        for id, fields in cards.items():
            for field, value in _flat(fields):
                place = self.place(*path, id, *field)
                yield place, id, ".".join(field), value


def _flat(fields: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Fields with their paths; a table within a table is the fields of that one.

    >>> list(_flat({"build": {"scrap": 1}, "effect": {"0": {"amount": 2}}, "mods": {}}))
    [(('build', 'scrap'), 1), (('effect', '0', 'amount'), 2), (('mods',), {})]
    """
    for name, value in fields.items():
        if isinstance(value, dict) and value:
            for path, inner in _flat(value):
                yield (name, *path), inner
        else:
            yield (name,), value


def read_plan(path: Path) -> Plan:
    """The experiment of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadExperiment(f"cannot read {path}: {reason}") from None
    return Plan(path.name, text)
