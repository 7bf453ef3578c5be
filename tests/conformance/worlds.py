"""Two worlds that a viewer can't tell apart, and all that the viewer is shown of each.

A leak shows as a difference between the two: everything that leaves the engine for a viewer must
be the same bytes in both.
"""

from __future__ import annotations

import json
import random
from typing import Any

from dustboard.kernel.append_list import AppendList
from dustboard.kernel.errors import DustboardError
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import SPECTATOR, determinize, mask
from dustboard.kernel.odds import Chance
from dustboard.kernel.state import NOT_ASKED
from dustboard.kernel.title import Title

BAD_ANSWERS: tuple[Any, ...] = ("", "no such key", "done", -1, 999, True, None)


def other_world(game: Game, viewer: int | None, rng: random.Random) -> Game:
    """The same game in another world: all that the viewer can't know is exchanged.

    Cards are dealt anew, luck is new, and sealed answers of others in the open group are given
    again at random. Who still has to answer is known to all, so it stays.
    """
    title, true = game.title, game.state
    number = SPECTATOR if viewer is None else viewer
    other = game.clone()
    other.state = determinize(title, mask(title, true, number), rng.getrandbits(64))
    group = true.group_number
    known = [row for row in game.answers.items() if row[2] != group or row[0] == number]
    other.answers = AppendList(known)
    for seat in range(game.players):
        if true.asked[seat] == NOT_ASKED:
            while other.state.asked[seat] != NOT_ASKED:
                ask = title.asks[other.state.asked[seat]]
                other.answer(seat, rng.randrange(len(ask.legal(other.state, seat))))
    return other


def shown(game: Game, viewer: int | None) -> dict[str, Any]:
    """All but the log that the engine tells a viewer now: view, decision, error lines, undo."""
    facts: dict[str, Any] = {"view": game.view(viewer), "odds": odds(game, viewer)}
    if viewer is None:
        return facts
    open_to = [decision for decision in game.pending if decision.seat == viewer]
    bad: list[Any] = list(BAD_ANSWERS)
    for decision in open_to:
        refused = [[row.key, row.rule, row.why] for row in decision.refused]
        facts["decision"] = {
            "id": decision.id,
            "kind": decision.kind,
            "rule": decision.rule,
            "text": decision.text,
            "options": [[option.key, option.label] for option in decision.options],
            "borders": [decision.border(index) for index in range(len(decision.options))],
            "refused": refused,
            "timeout": decision.timeout_key,
        }
        bad.extend(row[0] for row in refused[:5])
    facts["errors"] = [error_line(game, viewer, answer) for answer in bad]
    facts["late"] = error_line(game, viewer, 0, "0-0-0")
    return facts


def odds(game: Game, viewer: int | None) -> list[Any]:
    """What the title works out for a viewer, of the table and of each answer."""
    title, masked = game.title, game.masked(viewer)
    rows = title.odds(masked, SPECTATOR if viewer is None else viewer)
    found = dict(enumerate(rows))
    if viewer is not None and game.state.asked[viewer] != NOT_ASKED:
        found |= title.option_odds(masked, viewer, game.decision(viewer).options.keys())  # type: ignore[arg-type]
    return [[key, *in_words(title, chance)] for key, chance in found.items()]


def in_words(title: Title, chance: Chance) -> list[Any]:
    """A chance as its reader gets it."""
    messages = [chance.about, *([chance.what] if chance.what else []), *chance.assumed]
    messages += [part.text for part in chance.parts] + [bar.text for bar in chance.bars]
    numbers = [chance.key, chance.rule, chance.label, chance.low, chance.high]
    return [
        *numbers,
        *(bar.chance for bar in chance.bars),
        *(title.text("en", m) for m in messages),
    ]


def error_line(game: Game, seat: int, answer: Any, decision: str | None = None) -> str:
    """What the engine says to an answer, which is tried on a copy; "" if it is taken."""
    try:
        game.clone().answer(seat, answer, decision)
    except DustboardError as error:
        return f"{type(error).__name__}: {error.line()}"
    return ""


def as_bytes(facts: Any) -> bytes:
    """Facts as a client would get them."""
    return json.dumps(facts).encode()


def difference(one: dict[str, Any], two: dict[str, Any]) -> list[str]:
    """The names of the facts that differ, view parts one by one."""
    if as_bytes(one) == as_bytes(two):
        return []
    names = [name for name in one if as_bytes(one[name]) != as_bytes(two.get(name))]
    view = [key for key in one["view"] if one["view"][key] != two["view"].get(key)]
    return [*(name for name in names if name != "view"), *(f"view.{key}" for key in view)]
