"""Choices that the Book of Tales and cards offer: what each option says is read and priced."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from dustboard.games.wk2.bot.reading import Reader
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.story import ENTRIES, SHEETS

# answers that do nothing; whatever is rated below them is a waste
QUIET: Final = ("pass", "done", "decline", "none", "enough", "later", "stop", "keep", "cancel")
MARKED: Final = "agreement"
LATELY: Final = 4  # so many entries read last may still be asking

Row = Mapping[str, Any]


def _choices(rows: Iterable[Row], found: list[Sequence[Row]]) -> None:
    for row in rows:
        if "options" in row:
            found.append(row["options"])
        for value in row.values():
            if isinstance(value, (list, tuple)) and value and isinstance(value[0], Mapping):
                _choices(value, found)


def _by_place() -> dict[str, list[Sequence[Row]]]:
    """All choices, by the number of an entry or the id of a sheet or a card."""
    places: dict[str, list[Sequence[Row]]] = {}
    for entry in ENTRIES:
        found: list[Sequence[Row]] = [entry.choices] if entry.choices else []
        _choices(entry.effects, found)
        _choices(entry.choices, found)
        places[entry.id] = found
    for sheet in SHEETS:
        found = []
        for action in sheet.actions:
            _choices(action.then, found)
        _choices(sheet.rules, found)
        places[sheet.id] = found
    for enemy in (*CONTENT.enemies_highway_desert, *CONTENT.enemies_scrub_mountains):
        places[enemy.id] = []
        _choices(enemy.effects, places[enemy.id])
    for event in (*CONTENT.events_highway_desert, *CONTENT.events_scrub_mountains):
        places[event.id] = []
        _choices((*event.passed, *event.failed, *event.bar), places[event.id])
    for landmark in CONTENT.landmarks:
        places[landmark.id] = []
        _choices(landmark.effects, places[landmark.id])
    for knight in CONTENT.knights:
        places[knight.id] = []
        _choices(knight.effects, places[knight.id])
    return places


_CHOICES: Final = _by_place()


def rate_options(look: Seen, keys: list[str]) -> list[float]:
    """What is said of each option; what nothing is said of is declined."""
    reader = Reader(look)
    for options in _near(look):
        by_key = {str(option["key"]): option for option in options}
        if all(key in by_key for key in keys):
            return [reader.option(by_key[key]) for key in keys]
    if keys[0].startswith("bid:"):  # what is bid is gone
        return [-float(at) for at in range(len(keys))]
    if "nobody" in keys:
        return [_named(look, key) for key in keys]
    return [0.0 if key in QUIET else 0.2 for key in keys]


def _named(look: Seen, key: str) -> float:
    """To name a knight whose paper is known to be marked, else nobody."""
    if key == "nobody":
        return 0.0
    papers = {known["seat"]: known["what"] for known in look.view["own"]["looked"]}
    return 1.0 if papers.get(int(key.removeprefix("seat:"))) == MARKED else -1.0


def _near(look: Seen) -> list[Sequence[Row]]:
    """The choices that may be asked about: of the card or entry in play, then of the sheet."""
    view = look.view
    found: list[Sequence[Row]] = []
    entry = view["book"]["entry"]
    card = view["card"]
    plot = view["plot"]
    places = [entry, *reversed(view["book"]["read"][-LATELY:]), plot["id"] if plot else None]
    places.insert(0 if view["combat"] is not None else 1, card)
    places.append(look.mine["knight"])
    places += [
        one["card"] for one in view["board"]["landmarks"] if one["space"] == look.mine["space"]
    ]
    for place in places:
        if place is not None:
            found += _CHOICES.get(place, [])
    return found
