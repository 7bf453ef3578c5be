"""Digests and snapshots: the whole state as one hash, and as plain data to save and restore.

Programs, steps and asks are written by name, so neither depends on how a title counts them.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> len(digest(game.title, game.state, {})), plain_state(game.title, game.state)["asked"]
(32, ['production', 'production'])
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from ..errors import BadRecord
from ..events import Event
from ..frames import stack_from_rows, stack_rows
from ..reasons import Reason
from ..state import NOT_ASKED, State
from ..title import Title


def plain_state(title: Title, state: State) -> dict[str, Any]:
    """The whole state as plain data, in a fixed order."""
    plain: dict[str, Any] = {
        "stack": stack_rows(state.frame, title.programs),
        "asked": _ask_names(title, state.asked),
        "group": _ask_names(title, state.group),
        "group_number": state.group_number,
        "choice": list(state.choice),
        "over": int(state.over),
        "luck": list(state.luck_used),
    }
    for field in title.fields(state):
        plain[field.key] = field.plain(state)
    return plain


def _ask_names(title: Title, asked: list[int]) -> list[str]:
    """Open asks by name, "" for a seat that is not asked."""
    return ["" if number == NOT_ASKED else title.asks[number].name for number in asked]


def _ask_numbers(title: Title, names: list[str]) -> list[int]:
    """What `_ask_names` wrote down."""
    numbers = {ask.name: number for number, ask in enumerate(title.asks)}
    numbers[""] = NOT_ASKED
    return [numbers[name] for name in names]


def restore_state(title: Title, state: State, plain: dict[str, Any]) -> None:
    """Bring a fresh state to where `plain_state` found another one."""
    try:
        state.frame = stack_from_rows(plain["stack"], title.programs)
        state.asked = _ask_numbers(title, plain["asked"])
        state.group = _ask_numbers(title, plain["group"])
        state.group_number = int(plain["group_number"])
        state.choice = [int(action) for action in plain["choice"]]
        state.over = bool(plain["over"])
        state.luck_used = [int(used) for used in plain["luck"]]
        state.waiting = sum(1 for ask in state.asked if ask >= 0)
        for field in title.fields(state):
            field.restore(state, plain[field.key])
    except (ArithmeticError, KeyError, TypeError, ValueError) as error:
        raise BadRecord(Reason("snapshot-damaged", {"error": repr(error)})) from None


def digest(title: Title, state: State, options: Mapping[str, Any]) -> str:
    """A hex digest of the whole state, luck included; the same in every process and build.

    The table options are part of it: a record whose options were changed does not verify, even if
    the change has not mattered yet.
    """
    plain = plain_state(title, state)
    return plain_digest(title.id, state.players, options, plain, state.luck_keys)


def plain_digest(
    title: str,
    players: int,
    options: Mapping[str, Any],
    plain: dict[str, Any],
    luck_keys: tuple[bytes, ...],
) -> str:
    """The digest of a state as plain data, whatever version of its title wrote it."""
    whole = (title, players, sorted(options.items()), plain, luck_keys)
    return blake2b(repr(whole).encode(), digest_size=16).hexdigest()


def plain_event(event: Event) -> list[Any]:
    """An event as plain data."""
    return [
        event.kind,
        event.rule,
        event.seat,
        event.data,
        event.audience,
        event.public,
        event.moment,
    ]


def event_from_plain(plain: list[Any]) -> Event:
    """The event that `plain_event` wrote down."""
    if len(plain) == 6:
        plain = [*plain, -1]  # older snapshots do not tell the moment
    kind, rule, seat, data, audience, public, moment = plain
    if not (isinstance(kind, str) and isinstance(rule, str) and isinstance(data, dict)):
        raise ValueError(f"event {plain!r}")
    if not (isinstance(seat, int) and isinstance(audience, int) and isinstance(moment, int)):
        raise ValueError(f"event {plain!r}")
    if not (public is None or isinstance(public, dict)):
        raise ValueError(f"event {plain!r}")
    return Event(kind, rule, seat, data, audience, public, moment)
