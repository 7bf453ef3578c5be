"""Sheets and tables of Waste Knights beside the map: knights, gear, tasks, Stalls, combat."""

from __future__ import annotations

import textwrap
from typing import Any

from dustboard.cli.boards.generic import Section, Span
from dustboard.cli.boards.wk1.cards import Words
from dustboard.games.wk1.show.effect_text import hex_name


def name(view: dict[str, Any], seat: int, words: Words) -> str:
    """A knight with whose it is."""
    return words.who(view, seat)


def counters(seat: dict[str, Any], words: Words) -> str:
    """The four resources and Reputation."""
    named = ("health", "radiation", "ammo", "fuel", "reputation")
    return words.said("sheet-counters", **{name: seat[name] for name in named})


def place_name(view: dict[str, Any], place: int, words: Words) -> str:
    """A hex by name and by its number on the map."""
    return words.said("sheet-hex", name=words.hex(view["hexes"][place]), n=place)


def vehicle_name(seat: dict[str, Any], words: Words) -> str:
    """What a knight drives."""
    if seat["vehicle"] is None:
        return words.said("sheet-on-foot")
    vehicle = words.card(seat["vehicle"])
    return words.said("sheet-damaged", vehicle=vehicle) if seat["damaged"] else vehicle


_COUNTED = ("hex", "health", "radiation", "ammo", "fuel", "reputation", "luck")


def knights(view: dict[str, Any], words: Words) -> Section:
    """All knights, one row each."""
    told = []
    heads = [words.said(f"sheet-head-{one}") for one in (*_COUNTED, "score")]
    table: list[tuple[str, ...]] = [("", *heads, "")]
    for row in view["seats"]:
        seat = row["seat"]
        marks = [
            words.said(f"sheet-{word}")
            for word, fits in (
                ("first", seat == view["first"]),
                ("waster", seat == view["waster"]),
                ("unconscious", row["down"]),
            )
            if fits
        ]
        score = str(view["mission"]["scores"][seat])
        rest = ", ".join([vehicle_name(row, words), *marks])
        told.append(
            (
                name(view, seat, words),
                place_name(view, row["hex"], words),
                counters(row, words),
                words.said("sheet-rest", luck=row["luck"], score=score, rest=rest),
            )
        )
        counted = [str(row[column]) for column in _COUNTED]
        table.append((name(view, seat, words), *counted, score, rest))
    return Section(words.said("sheet-knights"), told, lambda width: _table(table, width))


def _table(rows: list[tuple[str, ...]], width: int) -> list[list[Span]]:
    """Rows under headings; the last cell wraps where the screen ends."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines: list[list[Span]] = []
    for number, row in enumerate(rows):
        first, *numbers = row[:-1]
        line = f" {first:{widths[0]}}"
        line += "".join(f" {cell:>{widths[at]}}" for at, cell in enumerate(numbers, start=1))
        style = "dim" if number == 0 else ""
        beside = textwrap.wrap(row[-1], max(width - len(line) - 2, 10)) or [""]
        lines.append([(f"{line}  {beside[0]}", style)])
        lines += [[(" " * (len(line) + 2) + rest, style)] for rest in beside[1:]]
    return lines


def sheet(view: dict[str, Any], seat: int, words: Words) -> list[Section]:
    """All that the viewer may know of a knight."""
    row = view["seats"][seat]
    own = view.get("own") if view["you"] == seat else None
    if not row["knight"]:
        head = words.said("sheet-of", name=words.seat(seat))
        return [Section(head, [(words.said("sheet-no-knight"),)])]
    skills = ", ".join(f"{words.say(f'skill-{n}')} {v}" for n, v in row["skills"].items())
    ability = row["ability"]["card"]
    marked = set(row["marked"]) | set(own["marked"] if own else [])
    used = f" {words.said('sheet-used')}" if row["ability"]["marked"] else ""
    rows = [
        (words.said("sheet-skills"), skills),
        (words.said("sheet-ability"), f"{words.card(ability)}: {words.text(ability)}{used}"),
        (
            words.said("sheet-count"),
            words.said("sheet-with-armor", counters=counters(row, words), armor=row["armor"]),
        ),
    ]
    links = [*row["links"], *(own["links"] if own else [])]
    for panel in ("hands", "body", "pockets", "special"):
        cards = [id for id in row[panel] if id is not None]
        where = words.said(f"sheet-{panel}")
        rows += [(where, _gear(id, marked, links, words)) for id in dict.fromkeys(cards)]
    printed = words.said("sheet-printed")
    rows += [(printed, _gear(id, marked, links, words)) for id in row["uncovered"]]
    if row["vehicle"]:
        text = words.text(row["vehicle"])
        rows.append((words.said("sheet-vehicle"), f"{vehicle_name(row, words)}: {text}"))
    for store in ("backpack", "cargo"):
        where = words.said(f"sheet-{store}")
        if own is None or not own[store]:
            room = words.said("sheet-room", n=row[store]["cards"], of=row[store]["room"])
            rows.append((where, room))
        rows += [(where, _gear(id, marked, links, words)) for id in (own or {}).get(store, [])]
    return [
        Section(words.said("sheet-of", name=name(view, seat, words)), rows),
        *_luck_and_tasks(view, seat, words),
    ]


def _gear(id: str, marked: set[str], links: list[list[str]], words: Words) -> str:
    said = f"{words.card(id)}: {words.text(id)}"
    if id in marked:
        said += f" {words.said('sheet-used')}"
    attached = [f"{words.card(a)} ({words.text(a)})" for a, host in links if host == id]
    return f"{said} {words.said('sheet-with', cards=', '.join(attached))}" if attached else said


def _luck_and_tasks(view: dict[str, Any], seat: int, words: Words) -> list[Section]:
    row = view["seats"][seat]
    own = view.get("own") if view["you"] == seat else None
    found = luck(view, words) if own is not None else []
    held = [*(own["tasks"] if own else []), *row["tasks"]["shown"]]
    rows = [(words.card(id), words.text(id)) for id in held]
    rows += [
        (words.card(id), words.said("sheet-accepted", text=words.text(id)))
        for id in row["tasks"]["accepted"]
    ]
    secret = row["tasks"]["secret"]
    if own is None and secret:
        rows.append((words.said("sheet-secret", n=secret), words.said("sheet-face-down")))
    if row["carried"]:
        carried = ", ".join("?" if one is None else str(one) for one in row["carried"])
        rows.append((words.said("sheet-markers"), carried))
    if row["laurels"]:
        rows.append((words.said("sheet-laurels"), str(row["laurels"])))
    return [*found, *([Section(words.said("sheet-tasks"), rows)] if rows else [])]


def luck(view: dict[str, Any], words: Words) -> list[Section]:
    """The viewer's luck cards."""
    own = view.get("own")
    if own is None:
        return []
    rows = [(words.card(id), words.text(id)) for id in own["luck"]]
    return [Section(words.said("sheet-luck", n=len(rows)), rows or [(words.said("sheet-none"),)])]


def tasks(view: dict[str, Any], words: Words) -> list[Section]:
    """The tasks that lie open."""
    rows = []
    for slot in view["tasks"]:
        if slot["card"] is None:
            continue
        text = [words.text(slot["card"])]
        if slot["holder"] is not None:
            text.append(words.said("sheet-holder", name=words.seat(slot["holder"])))
        if places := ", ".join(str(token["hex"]) for token in slot["tokens"]):
            text.append(words.said("sheet-token-hexes", hexes=places))
        colour = words.said(f"sheet-slot-{slot['slot']}")
        rows.append((colour, words.card(slot["card"]), " ".join(text)))
    none = [(words.said("sheet-none"), "", "")]
    return [Section(words.said("sheet-open-tasks"), rows or none)]


def stalls(view: dict[str, Any], words: Words) -> list[Section]:
    """The ten spaces with their prices, and the vehicles."""
    rows = []
    for number, space in enumerate(view["stalls"], start=1):
        where = hex_name(space["hex"], words.lang) if space["hex"] else ""
        only = f" {words.said('sheet-only-in', hex=where)}" if where else ""
        card = words.said("sheet-empty") if space["card"] is None else words.card(space["card"])
        text = "" if space["card"] is None else words.text(space["card"])
        price = words.said("sheet-price", n=space["value"])
        rows.append((str(number), price, card, f"{text}{only}".strip()))
    worth = ", ".join(
        words.said(f"sheet-colour-{colour}", n=value) for colour, value in view["values"].items()
    )
    count = {id.split(".")[0]: 0 for id in view["pool"]}
    for id in view["pool"]:
        count[id.split(".")[0]] += 1
    pool = ", ".join(f"{number}x {words.card(id)}" for id, number in count.items())
    return [
        Section(words.said("sheet-stalls", worth=worth), rows),
        Section(words.said("sheet-pool", pool=pool or words.said("sheet-empty"))),
    ]
