"""The map of Waste Knights: 37 hexes drawn in characters, or told one by one."""

from __future__ import annotations

import textwrap
from typing import Any

from dustboard.cli.boards.generic import Section, Span, letter
from dustboard.cli.boards.wk1.cards import Words

TERRAIN = {"desert": "d", "highway": "h", "swamp": "s", "mountains": "m", "jungle": "j", "": "c"}
_STYLE = {
    "desert": "yellow",
    "highway": "white",
    "swamp": "green",
    "mountains": "magenta",
    "jungle": "bright_green",
    "": "bold cyan",
}
_ICONS = (("threat", "!"), ("radiation", "R"), ("contamination", "C"), ("obstacle", "o"))
_SPECIAL = {"nuked": "N", "pills": "P", "reboot": "B"}
# what lies on hexes in a mission: its sign on the map, and what it is called
_LARGE = {"m01": ("doc", "doctor"), "m02": ("Shr", "shrine"), "m04": ("Tra", "train")}
_SMALL = {
    "m01": ("m", "marker"),
    "m02": ("C", "cultist"),
    "m04": ("w", "wagon"),
    "m05": ("r", "relay"),
}
_VILLAINS = ("vl1", "vl2")
_WIDE, _NARROW = 15, 10  # letters inside a hex
_TALL = 4  # lines from one hex to the one below it


def map_section(view: dict[str, Any], words: Words, only: set[int] | None = None) -> Section:
    """The map; as plain text only some hexes, if `only` names them."""
    places = range(len(view["hexes"]))
    rows = [hex_row(view, one, words) for one in places if only is None or one in only]
    if only is not None:
        rows.append((words.said("map-more"),))
    shown = list(places) if only is None else sorted(only)
    return Section(words.said("map-title"), rows, lambda width: _draw(view, words, width, shown))


# -- what lies on a hex ---------------------------------------------------------------------------


def icons(row: dict[str, Any]) -> str:
    """The dangers of a hex, printed ones and tokens together, as signs."""
    said = ""
    for name, sign in _ICONS:
        number = row.get(name, 0) + row["tokens"][name]
        said += sign * number if number < 3 else f"{sign}{number}"
    return said


def things(view: dict[str, Any], place: int, words: Words) -> list[tuple[str, str]]:
    """What lies on a hex besides knights, as (sign, words)."""
    mission = view["mission"]
    found: list[tuple[str, str]] = []
    for number, at in enumerate(mission["markers"]):
        down, up = mission["face_down"][number], mission["face_up"][number]
        if at != place or not (down or up):
            continue
        sign, noun = _SMALL.get(mission["id"], ("m", "marker"))
        thing = words.said(f"map-{noun}")
        owner = mission["owners"][number]
        if owner is not None:
            said = words.said("map-owned", who=words.seat(owner), thing=thing)
            found.append((f"{sign}{letter(owner)}", said))
        elif down:
            key = "map-down-one" if down == 1 else "map-down-more"
            found.append(("?" * down, words.said(key, thing=thing, n=down)))
        else:
            said = words.said("map-up", thing=thing, numbers=", ".join(map(str, up)))
            found.append((sign + "".join(map(str, up)), said))
    for at in mission["large"]:
        if at == place:
            sign, noun = _LARGE.get(mission["id"], ("lar", "large"))
            found.append((sign, words.said("map-the", thing=words.said(f"map-{noun}"))))
    for number, villain in enumerate(mission["villains"]):
        if villain["at"] == place:
            found.append(("V", words.said("map-villain", n=number + 1)))
    if mission["called"] == place:
        found.append(("*", words.said("map-called")))
    for slot in view["tasks"]:
        for token in slot["tokens"]:
            if token["hex"] == place:
                colour = words.said(f"sheet-slot-{slot['slot']}")
                said = words.said("map-task", n=token["token"], slot=colour)
                found.append((f"t{token['token']}", said))
    for token in view["hexes"][place]["special"]:
        dark = f" {words.said('map-dark')}" if token["dark"] else ""
        said = words.said(f"map-token-{token['token']}")
        found.append((_SPECIAL[token["token"]], f"{said}{dark}"))
    return found


def steps(view: dict[str, Any]) -> list[int]:
    """The route that is planned or driven now."""
    planned: list[int] = view.get("own", {}).get("route", [])
    return planned or view["trip"]["route"][view["trip"]["entered"] :]


def knights_on(view: dict[str, Any], place: int) -> str:
    """The letters of the knights on a hex; small ones lie unconscious."""
    return "".join(
        letter(seat).lower() if view["seats"][seat]["down"] else letter(seat)
        for seat in view["hexes"][place]["knights"]
    )


def hex_row(view: dict[str, Any], place: int, words: Words) -> tuple[str, ...]:
    """A hex in words."""
    row = view["hexes"][place]
    kind = words.say(f"terrain-{row['terrain']}").lower() if row["terrain"] else ""
    kind = kind or words.said("map-city" if row["city"] else "map-special")
    dangers = [
        words.said(f"map-danger-{name}", n=row.get(name, 0) + row["tokens"][name])
        for name, _ in _ICONS
        if row.get(name, 0) + row["tokens"][name]
    ]
    here = [
        words.who(view, seat)
        + (f" {words.said('map-unconscious')}" if view["seats"][seat]["down"] else "")
        for seat in row["knights"]
    ]
    route = steps(view)
    stop = [words.said("map-stop", n=route.index(place) + 1)] if place in route else []
    rest = [*dangers, *(said for _, said in things(view, place, words)), *here, *stop]
    said = "; ".join([words.said("map-difficulty", n=row["difficulty"]), *rest])
    name = words.hex(row)
    return (f"{place}", name if name.lower() == kind else f"{name} ({kind})", said)


# -- drawing --------------------------------------------------------------------------------------


class _Canvas:
    """Characters with styles, written at places."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for at, sign in enumerate(text):
            self.cells[y][x + at] = (sign, style)

    def lines(self) -> list[list[Span]]:
        found: list[list[Span]] = []
        for row in self.cells:
            spans: list[Span] = []
            for sign, style in row:
                if spans and spans[-1][1] == style:
                    spans[-1] = (spans[-1][0] + sign, style)
                else:
                    spans.append((sign, style))
            found.append(spans)
        return found


def _draw(view: dict[str, Any], words: Words, width: int, shown: list[int]) -> list[list[Span]]:
    """The shown hexes as a picture; where it would not fit, one line for each of them."""
    reach = max(row["q"] for row in view["hexes"])
    if width < (2 * reach + 1) * _NARROW + 2:
        told = [", ".join(hex_row(view, place, words)) for place in shown]
        folded = [textwrap.wrap(line, width - 2, subsequent_indent="    ") for line in told]
        return [[(f" {line}", "")] for lines in folded for line in lines]
    inside = _WIDE if width >= (2 * reach + 1) * _WIDE + 2 else _NARROW
    canvas = _Canvas((2 * reach + 1) * inside + 2, (2 * reach + 1) * _TALL + 1)
    for place in shown:
        _hex(canvas, view, place, words, inside, reach)
    drawn = [spans for spans in canvas.lines() if any(text.strip() for text, _ in spans)]
    knights = [row["seat"] for row in view["seats"] if row["knight"]]
    who = ", ".join(f"{letter(seat)} {words.who(view, seat)}" for seat in knights)
    legend = [who] if who else []
    if len(shown) == len(view["hexes"]):
        legend.append(words.said("map-legend"))
    lines = [line for text in legend for line in textwrap.wrap(text, width - 1)]
    return [*drawn, *([(line, "dim")] for line in lines)]


def _hex(
    canvas: _Canvas, view: dict[str, Any], place: int, words: Words, inside: int, reach: int
) -> None:
    row = view["hexes"][place]
    x = (row["q"] + reach) * inside
    y = (2 * row["r"] + row["q"] + 2 * reach) * _TALL // 2
    top = inside - 2
    canvas.write(x + 2, y, "_" * top, "dim")
    for line, left, right in ((1, "/", "\\"), (2, "/", "\\"), (3, "\\", "/"), (4, "\\", "/")):
        narrow = line in (1, 4)
        canvas.write(x + narrow, y + line, left, "dim")
        canvas.write(x + inside + 1 - narrow, y + line, right, "dim")
    canvas.write(x + 2, y + 4, "_" * top, "dim")
    me = view["you"]
    mine = me is not None and me in row["knights"]
    head = f"{place:>2} {TERRAIN[row['terrain']]}{row['difficulty']}{icons(row)}"
    canvas.write(x + 2, y + 1, head[:top], _STYLE[row["terrain"]])
    name = words.hex(row).split(" [")[0] if row["number"] else ""
    canvas.write(x + 1, y + 2, name[:inside], "bold" if row["city"] else "")
    route = steps(view)
    stop = f"={route.index(place) + 1}" if place in route else ""
    signs = [stop, *(sign for sign, _ in things(view, place, words))]
    knights = knights_on(view, place)
    canvas.write(x + 1, y + 3, knights[:inside], "bold reverse" if mine else "bold red")
    start = len(knights) + (1 if knights else 0)
    rest = " ".join(sign for sign in signs if sign)
    canvas.write(x + 1 + start, y + 3, rest[: inside - start], "bold yellow")
