"""Dice, and the roll-off that settles ties.

>>> from dustboard.kernel.state import State
>>> state = State(2, None)
>>> from dustboard.kernel.streams import seed_bytes, stream_key
>>> state.luck_keys, state.luck_used = (stream_key(seed_bytes(1), "dice"),), [0]
>>> all(1 <= roll(state, 0, 6) <= 6 for _ in range(100))
True
>>> winner, rolls = roll_off(state, 0, 6, [0, 1])
>>> winner in (0, 1) and len(rolls) >= 1
True
"""

from __future__ import annotations

from .state import State


def roll(state: State, stream: int, sides: int) -> int:
    """One die with faces 1 to `sides`."""
    return state.below(stream, sides) + 1


def roll_off(
    state: State, stream: int, sides: int, tied: list[int]
) -> tuple[int, list[list[tuple[int, int]]]]:
    """Those tied roll; those who share the highest roll go on until one is left.

    Gives the winner and every round of rolls as (seat, number) pairs, for the log.
    """
    rounds: list[list[tuple[int, int]]] = []
    left = list(tied)
    while len(left) > 1:
        rolled = [(seat, roll(state, stream, sides)) for seat in left]
        rounds.append(rolled)
        best = max(number for _, number in rolled)
        left = [seat for seat, number in rolled if number == best]
    return left[0], rounds
