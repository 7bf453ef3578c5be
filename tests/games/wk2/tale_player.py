"""Plays an adventure as a table that knows what it wants: where each knight goes, what it does.

A plan says for a seat which Plot Actions it would take, the best one first, and where it goes if it
can take none of them; `wants` are the answers that are given wherever they are offered, or on one
sheet only (`rails/pay`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import SHEETS
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.harm import wounds_of
from dustboard.games.wk2.rules.values import health
from dustboard.kernel.game import Game

Plan = Callable[[Any, int], tuple[list[str], str]]
MOST = 4000  # answers
LAST_STANDS = ("line", "w4", "s4", "k4", "r3b", "r4")
# what a knight with sense does, by question; the first that is offered
HABITS = {
    "armor": ("armor",),
    "camp": ("meds:0", "meds:1", "meds:2", "repair:damage", "done"),
    "finding": ("again", "take"),
    "shop": ("quack:0", "quack:1", "garage", "done"),
    "gift": ("give:3", "give:2", "give:1"),
    "groups": ("groups:3", "groups:2"),
    "ride": ("ride",),
}


def new_game(adventure: str, players: int, seed: int, **options: object) -> Game:
    """A table at which nobody has chosen anything yet."""
    asked = {"adventure": adventure, "quick_setup": True, **options}
    return Game(TITLE, players, seed, asked, debug=True)


def entries(game: Game) -> list[int]:
    """The entries that were read, in order."""
    return [entry + 1 for entry in game.state.read]


def ending_of(game: Game) -> int:
    """The entry with which the adventure ended."""
    return int(game.state.ending) + 1


def sheet_of(state: Any) -> str:
    """The sheet in play."""
    return SHEETS[state.sheet]


def nearest(state: Any, seat: int, spaces: Iterable[int]) -> str:
    """The nearest of some spaces; "" if there is none."""
    here = state.space[seat]
    found = sorted(set(spaces), key=lambda space: (board.STEPS[here][space], space))
    return board.ID[found[0]] if found else ""


def order_of(
    state: Any, seat: int, in_town: bool, actions: list[str], goal: str
) -> tuple[list[str], str]:
    """Up again, whole again, then what the plan says; and where the knight goes."""
    hurt = 2 * wounds_of(state, seat) >= health(state, seat)
    flees = hurt and sheet_of(state) not in LAST_STANDS
    care = ["city", *(["camp"] if state.meds[seat] else [])] if hurt else []
    if flees and not in_town:
        goal = nearest(state, seat, board.CITIES)
        care.append("move")
    go = ["move"] if goal and board.ID[state.space[seat]] != space_named(goal) else []
    plot = [f"plot:{action}" for action in actions]
    return ["regain", "fix", *care, *plot, *go, "explore", "camp", "pass", "end"], goal


def space_named(goal: str) -> str:
    """A space by its id, or by the number of its special location."""
    return board.ID[board.SPECIAL[int(goal)]] if goal.isdecimal() else goal


def told_tale(game: Game, plan: Plan, *wants: str) -> Game:
    """Everybody does what the plan says until the adventure is over."""
    at, goal = 0, ""
    for _ in range(MOST):
        if game.over:
            return game
        decision = game.pending[0]
        seat, keys = decision.seat, decision.options.keys()
        here = sheet_of(game.state) + "/"
        sought = [want.removeprefix(here) for want in (*wants, *HABITS.get(decision.name, ()))]
        key = next((want for want in sought if want in keys), keys[0])
        if decision.name == "action":
            at = game.state.space[seat]
            order, goal = order_of(game.state, seat, "city" in keys, *plan(game.state, seat))
            key = next(one for one in order if one in keys)
        elif decision.name == "route":
            away = board.STEPS[board.BY_ID[space_named(goal)]]
            keys = [key for key in keys if key != board.ID[game.state.space[seat]]]
            on = [one for one in keys if one in board.BY_ID and away[board.BY_ID[one]] < away[at]]
            key = on[0] if on else "done" if "done" in keys else keys[0]
            at = board.BY_ID.get(key, at)
        elif decision.name == "weapon":
            key = keys[-1]
        game.answer(seat, key)
    raise AssertionError("the tale does not end")


def at_random(game: Game, seed: int) -> Game:
    """Any answer will do."""
    luck = random.Random(seed)
    for _ in range(MOST):
        if game.over:
            return game
        decision = game.pending[0]
        game.answer(decision.seat, luck.choice(decision.options.keys()))
    raise AssertionError("the game does not end")


def idly(game: Game) -> Game:
    """Everybody passes, and says the last thing that is offered where something must be said."""
    for _ in range(MOST):
        if game.over:
            return game
        decision = game.pending[0]
        keys = decision.options.keys()
        game.answer(decision.seat, "pass" if "pass" in keys else keys[-1])
    raise AssertionError("the game does not end")
