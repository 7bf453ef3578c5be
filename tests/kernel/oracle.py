"""A second interpreter of the same programs, as a check on the kernel's own.

The kernel keeps an explicit stack of frames in the state. This one keeps none: it runs programs as
Python generators that call each other, and stops with `yield` where the kernel stops with an open
decision. The two share the steps of a title and nothing else, so where they part, one is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dustboard.kernel.frames import Frame
from dustboard.kernel.records.snapshots import plain_state
from dustboard.kernel.streams import seed_bytes, stream_key
from dustboard.kernel.title import Title


class Oracle:
    """A game played by generators."""

    def __init__(self, title: Title, players: int, seed: int, options: dict[str, Any]) -> None:
        self.title = title
        defaults = {spec.name: spec.default for spec in title.options}
        self.state: Any = title.new_state(players, title.settings({**defaults, **options}))
        names = title.streams(players)
        self.state.luck_keys = tuple(stream_key(seed_bytes(seed), name) for name in names)
        self.state.luck_used = [0] * len(names)
        title.setup(self.state)
        self._run = self._calls(self._take_pushed(None))
        self._go()

    def _take_pushed(self, base: Frame | None) -> list[Frame]:
        """What a step pushed above `base`, the first to run first; the state keeps nothing."""
        pushed: list[Frame] = []
        frame = self.state.frame
        while frame is not base:
            pushed.append(frame)
            frame = frame.below
        self.state.frame = None
        return pushed

    def _calls(self, pushed: list[Frame]) -> Iterator[None]:
        for frame in pushed:
            yield from self._program(frame)
            if self.state.over:
                return

    def _program(self, frame: Frame) -> Iterator[None]:
        number, seat, bindings = frame.program, frame.seat, frame.bindings
        program = self.title.programs[number]
        # a list of effects begins at its line, and is one step
        for path in range(frame.path, max(program.length, frame.path + 1)):
            # where the program goes on; some questions look at its bindings, nothing looks below
            ends = path + 1 >= program.length
            here = None if ends else Frame(number, path + 1, seat, bindings, None)
            self.state.frame = here
            program.steps[path](self.state, Frame(number, path, seat, bindings, None))
            if self.state.over:  # some titles clear the stack then, so there is nothing to take
                return
            pushed = self._take_pushed(here)
            if self.state.waiting:
                self.state.frame = here
                yield
                self.state.frame = None
            yield from self._calls(pushed)
            if self.state.over:
                return

    def _go(self) -> None:
        stopped = next(self._run, "ended")
        assert (stopped == "ended") == self.state.over, "the programs ended before the game"

    def answer(self, seat: int, action: int) -> None:
        """Take a legal action."""
        self.title.asks[self.state.asked[seat]].apply(self.state, seat, action)
        if self.state.waiting == 0:
            self._go()

    def plain(self) -> dict[str, Any]:
        """The whole state but the stack, which an oracle has not got."""
        return without_stack(self.title, self.state)


def without_stack(title: Title, state: Any) -> dict[str, Any]:
    """A state as plain data, less its stack."""
    plain = plain_state(title, state)
    del plain["stack"]
    return plain
