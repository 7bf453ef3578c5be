"""Carrying a game over: a state that an older version of a title wrote, read by this one.

Everything is found by its name in the layout it was written with: places in programs, open asks,
used luck. Fields that came have the value of a table just laid, fields that went are dropped.
"""

from __future__ import annotations

from typing import Any

from ..decisions import take_choice
from ..errors import BadRecord
from ..frames import CALLS, FIRST, Program
from ..layouts import Layout, first_moved, new_place
from ..options import OptionSpec
from ..reasons import Reason
from ..state import NOT_ASKED, State
from ..title import Title


def carried_options(specs: tuple[OptionSpec, ...], given: dict[str, Any]) -> dict[str, Any]:
    """The options that are still there, with their values if those are still allowed."""
    kept: dict[str, Any] = {}
    for spec in specs:
        if spec.name in given and spec.allows(given[spec.name]):
            kept[spec.name] = given[spec.name]
    return kept


class Carrier:
    """Reads plain states of an older layout."""

    def __init__(self, title: Title, players: int, old: Layout) -> None:
        self.title = title
        self.old = old
        self.new = title.layout(players)
        moved = first_moved(old, self.new)
        if moved:
            raise BadRecord(Reason("carry-moved", {"moved": moved}))
        self._programs = {program.name: program for program in title.programs}

    def carry(self, plain: dict[str, Any], fresh: dict[str, Any]) -> dict[str, Any]:
        """The plain state as this version writes it; `fresh` is that of a table just laid."""
        state = {key: plain.get(key, fresh[key]) for key in fresh}
        state["stack"] = self._stack(plain["stack"])
        open_group = any(ask != NOT_ASKED for ask in plain["asked"])
        state["asked"] = [self._ask(ask, True) for ask in plain["asked"]]
        state["group"] = [self._ask(ask, open_group) for ask in plain["group"]]
        used = dict(zip(self.old.streams, plain["luck"], strict=True))
        news = zip(self.new.streams, fresh["luck"], strict=True)
        state["luck"] = [used.get(name, begun) for name, begun in news]
        return state

    def _stack(self, rows: list[list[Any]]) -> list[list[Any]]:
        found: list[list[Any]] = []
        for program, path, seat, bindings in rows:
            name, steps = self.old.programs[program]
            to = self._program(name)
            place = new_place(steps, self.new.programs[to.number][1], path)
            if place < to.length:
                found.append([to.number, place, seat, self._bindings(to, list(bindings))])
        return found

    def _program(self, name: str) -> Program:
        if name not in self._programs:
            raise BadRecord(Reason("carry-program", {"name": repr(name)}))
        return self._programs[name]

    def _number(self, old: int) -> Program:
        return self._program(self.old.programs[old][0])

    def _bindings(self, program: Program, bindings: list[int]) -> list[int]:
        """The bindings with the programs that they name."""
        if program.holds == FIRST:
            return [self._number(bindings[0]).number, *bindings[1:]]
        if program.holds != CALLS:
            return bindings
        at = 1 if bindings[0] < 0 else 0
        found = bindings[:at]
        while at < len(bindings):
            called, size = self._number(bindings[at]), bindings[at + 1]
            inner = self._bindings(called, bindings[at + 2 : at + 2 + size])
            found += [called.number, size, *inner]
            at += 2 + size
        return found

    def _ask(self, ask: int, needed: bool) -> int:
        if ask == NOT_ASKED:
            return NOT_ASKED
        name = self.old.asks[ask]
        if name in self.new.asks:
            return self.new.asks.index(name)
        if needed:
            raise BadRecord(Reason("carry-ask", {"name": repr(name)}))
        return NOT_ASKED


def choose_again(title: Title, state: State, answers: list[tuple[int, str, int]]) -> None:
    """Note again what seats chose in a group that is still open, by the keys they answered with.

    A choice is a number that a title makes from others, some of which may have grown.
    """
    if state.waiting == 0:
        return
    last = {seat: key for seat, key, group in answers if group == state.group_number}
    for seat, key in last.items():
        number = state.group[seat]
        if number == NOT_ASKED or state.asked[seat] != NOT_ASKED:
            continue
        ask = title.asks[number]
        if ask.apply is not take_choice:
            continue
        action = ask.action_of(state, seat, key)
        if action >= 0:
            state.choice[seat] = action
