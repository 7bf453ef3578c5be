"""Loops for the benchmark that are compiled with the kernel, so that only the work is measured."""

from __future__ import annotations

from .state import State


def clone_loop(state: State, times: int) -> State:
    """Copy a state so many times; gives the last copy."""
    copy = state
    for _ in range(times):
        copy = state.clone()
    return copy
