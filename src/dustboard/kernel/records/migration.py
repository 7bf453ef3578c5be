"""Carrying a game over: a state that an older version of a title wrote, read by this one.

Everything is found by its name: programs, steps and open asks as they are written, used luck in the
layout. Fields that came have the value of a table just laid, fields that went are dropped.
"""

from __future__ import annotations

from typing import Any

from ..decisions import take_choice
from ..errors import BadRecord
from ..frames import LINE, PATH, LineNames, Program, named_bindings
from ..layouts import Layout, first_moved, new_place
from ..options import SCENE
from ..reasons import Reason
from ..state import NOT_ASKED, State
from ..title import Title


def carried_options(title: Title, given: dict[str, Any]) -> dict[str, Any]:
    """The options that are still there, with their values if those are still allowed."""
    named = title.older_options(dict(given))
    kept: dict[str, Any] = {}
    for spec in title.options:
        if spec.name in named and spec.allows(named[spec.name]):
            kept[spec.name] = named[spec.name]
    if named.get(SCENE) in title.scenes():
        kept[SCENE] = named[SCENE]
    return kept


def with_names(title: Title, old: Layout, plain: dict[str, Any]) -> dict[str, Any]:
    """A plain state in which programs, steps and asks have their names.

    Older versions wrote the places of their lists instead, which the layout has in their order.
    """
    if all(isinstance(one, str) for one in plain["asked"]):
        return plain
    known = {program.name: program for program in title.programs}
    # a program that is gone holds nothing that could be found
    programs = [known.get(name, Program(name)) for name, _ in old.programs]
    stack = [
        [
            programs[program].name,
            old.programs[program][1][path],
            seat,
            named_bindings(programs[program], list(bindings), programs),
        ]
        for program, path, seat, bindings in plain["stack"]
    ]
    asks = {
        key: ["" if ask == NOT_ASKED else old.asks[ask] for ask in plain[key]]
        for key in ("asked", "group")
    }
    return {**plain, "stack": stack, **asks}


class Carrier:
    """Reads plain states of an older layout, in which all that has a name is named."""

    def __init__(self, title: Title, players: int, old: Layout) -> None:
        self.title = title
        self.old = old
        self.new = title.layout(players)
        moved = first_moved(old, self.new)
        if moved:
            raise BadRecord(Reason("carry-moved", {"moved": moved}))
        self._steps = dict(self.new.programs)
        self._old_steps = dict(old.programs)
        self._holds = {program.name: program.holds for program in title.programs}
        self._lines = LineNames()
        for program in title.programs:
            if program.lines is not None:
                self._lines = program.lines

    def carry(self, plain: dict[str, Any], fresh: dict[str, Any]) -> dict[str, Any]:
        """The plain state as this version writes it; `fresh` is that of a table just laid."""
        state = {key: plain.get(key, fresh[key]) for key in fresh}
        open_group = any(plain["asked"])
        state["stack"] = self._stack(self._replaced(plain), open_group)
        state["asked"] = [self._ask(ask, True) for ask in plain["asked"]]
        state["group"] = [self._ask(ask, open_group) for ask in plain["group"]]
        used = dict(zip(self.old.streams, plain["luck"], strict=True))
        news = zip(self.new.streams, fresh["luck"], strict=True)
        state["luck"] = [used.get(name, begun) for name, begun in news]
        return state

    def _replaced(self, plain: dict[str, Any]) -> list[list[Any]]:
        """The stack; where programs were replaced, with what stands in their place."""
        names = [name for name, _ in self.old.programs]
        found: list[list[Any]] = []
        for row in plain["stack"]:
            found.extend(self.title.carried_frames(row, plain, names))
        return found

    def _stack(self, rows: list[list[Any]], asking: bool) -> list[list[Any]]:
        found: list[list[Any]] = []
        for name, step, seat, bindings in rows:
            goes_on = self._step(name, step)
            if self._holds[name] == LINE and bindings[0] not in self._lines.numbers:
                if asking and not found:  # the question that is open stood there
                    raise BadRecord(Reason("carry-program", {"name": repr(bindings[0])}))
                goes_on = ""
            elif self._holds[name] != LINE:
                for held in bindings:
                    if isinstance(held, str) and held not in self._lines.numbers:
                        self._program(held)
            if goes_on:
                found.append([name, goes_on, seat, bindings])
        return found

    def _step(self, name: str, step: str) -> str:
        """Where a program goes on that stood before this step or line; "" if nothing is left."""
        new = self._program(name)
        if self._holds[name] == PATH:
            return self._lines.near(step)
        old = self._old_steps.get(name, new)
        place = new_place(old, new, old.index(step))
        return new[place] if place < len(new) else ""

    def _program(self, name: str) -> tuple[str, ...]:
        """The steps of a program that must still be there."""
        if name not in self._steps:
            raise BadRecord(Reason("carry-program", {"name": repr(name)}))
        return self._steps[name]

    def _ask(self, ask: str, needed: bool) -> str:
        if not ask or ask in self.new.asks:
            return ask
        if needed:
            raise BadRecord(Reason("carry-ask", {"name": repr(ask)}))
        return ""


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
