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


def counters(seat: dict[str, Any]) -> str:
    """The four resources and Reputation."""
    return (
        f"Health {seat['health']}, Radiation {seat['radiation']}, Ammo {seat['ammo']}, "
        f"Fuel {seat['fuel']}, Rep {seat['reputation']}"
    )


def place_name(view: dict[str, Any], place: int, words: Words) -> str:
    """A hex by name and by its number on the map."""
    return f"{words.hex(view['hexes'][place])} (hex {place})"


def vehicle_name(seat: dict[str, Any], words: Words) -> str:
    """What a knight drives."""
    if seat["vehicle"] is None:
        return "on foot"
    return words.card(seat["vehicle"]) + (" (damaged)" if seat["damaged"] else "")


_HEADS = ("", "hex", "Health", "Rad", "Ammo", "Fuel", "Rep", "luck", "score", "")
_COUNTED = ("hex", "health", "radiation", "ammo", "fuel", "reputation", "luck")


def knights(view: dict[str, Any], words: Words) -> Section:
    """All knights, one row each."""
    told = []
    table: list[tuple[str, ...]] = [_HEADS]
    for row in view["seats"]:
        seat = row["seat"]
        marks = [
            word
            for word, fits in (
                ("First", seat == view["first"]),
                ("Waster", seat == view["waster"]),
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
                counters(row),
                f"luck cards {row['luck']}, score {score}, {rest}",
            )
        )
        counted = [str(row[column]) for column in _COUNTED]
        table.append((name(view, seat, words), *counted, score, rest))
    return Section("KNIGHTS", told, lambda width: _table(table, width))


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
        return [Section(f"SHEET OF {words.seat(seat)}", [("no knight yet",)])]
    skills = ", ".join(f"{words.say(f'skill-{n}')} {v}" for n, v in row["skills"].items())
    ability = row["ability"]["card"]
    marked = set(row["marked"]) | set(own["marked"] if own else [])
    used = " [used]" if row["ability"]["marked"] else ""
    rows = [
        ("skills", skills),
        ("ability", f"{words.card(ability)}: {words.text(ability)}{used}"),
        ("counters", f"{counters(row)}, armor {row['armor']}"),
    ]
    links = [*row["links"], *(own["links"] if own else [])]
    for panel in ("hands", "body", "pockets", "special"):
        cards = [id for id in row[panel] if id is not None]
        rows += [(panel, _gear(id, marked, links, words)) for id in dict.fromkeys(cards)]
    rows += [("on the sheet", _gear(id, marked, links, words)) for id in row["uncovered"]]
    if row["vehicle"]:
        text = words.text(row["vehicle"])
        rows.append(("vehicle", f"{vehicle_name(row, words)}: {text}"))
    for store in ("backpack", "cargo"):
        room = f"{row[store]['cards']} of {row[store]['room']}"
        if own is None or not own[store]:
            rows.append((store, room))
        rows += [(store, _gear(id, marked, links, words)) for id in (own or {}).get(store, [])]
    return [
        Section(f"SHEET OF {name(view, seat, words)}", rows),
        *_luck_and_tasks(view, seat, words),
    ]


def _gear(id: str, marked: set[str], links: list[list[str]], words: Words) -> str:
    said = f"{words.card(id)}: {words.text(id)}" + (" [used]" if id in marked else "")
    attached = [f"{words.card(a)} ({words.text(a)})" for a, host in links if host == id]
    return f"{said} With {', '.join(attached)}" if attached else said


def _luck_and_tasks(view: dict[str, Any], seat: int, words: Words) -> list[Section]:
    row = view["seats"][seat]
    own = view.get("own") if view["you"] == seat else None
    found = luck(view, words) if own is not None else []
    held = [*(own["tasks"] if own else []), *row["tasks"]["shown"]]
    rows = [(words.card(id), words.text(id)) for id in held]
    rows += [(words.card(id), f"accepted: {words.text(id)}") for id in row["tasks"]["accepted"]]
    secret = row["tasks"]["secret"]
    if own is None and secret:
        rows.append((f"{secret} secret", "face down"))
    if row["carried"]:
        carried = ", ".join("?" if one is None else str(one) for one in row["carried"])
        rows.append(("mission markers", carried))
    if row["laurels"]:
        rows.append(("Laurels", str(row["laurels"])))
    return [*found, *([Section("PRIVATE TASKS AND MISSION ITEMS", rows)] if rows else [])]


def luck(view: dict[str, Any], words: Words) -> list[Section]:
    """The viewer's luck cards."""
    own = view.get("own")
    if own is None:
        return []
    rows = [(words.card(id), words.text(id)) for id in own["luck"]]
    return [Section(f"MY LUCK CARDS {len(rows)}", rows or [("none",)])]


def tasks(view: dict[str, Any], words: Words) -> list[Section]:
    """The tasks that lie open."""
    rows = []
    for slot in view["tasks"]:
        if slot["card"] is None:
            continue
        holder = f" Accepted by {words.seat(slot['holder'])}." if slot["holder"] is not None else ""
        places = ", ".join(str(token["hex"]) for token in slot["tokens"])
        where = f" Tokens on hexes {places}." if places else ""
        rows.append(
            (slot["slot"], words.card(slot["card"]), f"{words.text(slot['card'])}{holder}{where}")
        )
    return [Section("OPEN TASKS", rows or [("none", "", "")])]


def stalls(view: dict[str, Any], words: Words) -> list[Section]:
    """The ten spaces with their prices, and the vehicles."""
    rows = []
    for number, space in enumerate(view["stalls"], start=1):
        only = f" Only in {hex_name(space['hex'], words.lang)}." if space["hex"] else ""
        card = "empty" if space["card"] is None else words.card(space["card"])
        text = "" if space["card"] is None else words.text(space["card"])
        rows.append((str(number), f"price {space['value']}", card, f"{text}{only}".strip()))
    worth = ", ".join(f"{colour} {value}" for colour, value in view["values"].items())
    count = {id.split(".")[0]: 0 for id in view["pool"]}
    for id in view["pool"]:
        count[id.split(".")[0]] += 1
    pool = ", ".join(f"{number}x {words.card(id)}" for id, number in count.items())
    return [
        Section(f"STALLS (what gear is worth: {worth})", rows),
        Section(f"VEHICLE POOL: {pool or 'empty'}"),
    ]
