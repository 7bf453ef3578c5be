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
_LARGE = {"m01": "doctor", "m02": "Shrine", "m04": "Train"}
_SMALL = {"m01": "marker", "m02": "Cultist", "m04": "wagon", "m05": "relay"}
_VILLAINS = ("vl1", "vl2")
_WIDE, _NARROW = 15, 10  # letters inside a hex
_TALL = 4  # lines from one hex to the one below it
LEGEND = (
    "Each hex: its number on this map, terrain (c city or special place, d desert, h highway,"
    " s swamp, m mountains, j jungle) and difficulty, ! Threat, R Radiation, C contamination,"
    " o obstacle. Below: A a knight (a: unconscious), =1 first stop of the route, ? marker face"
    " down, t1 task token, V villain, N P B special tokens. Type hex and a number for more."
)


def map_section(view: dict[str, Any], words: Words, only: set[int] | None = None) -> Section:
    """The map; as plain text only some hexes, if `only` names them."""
    places = range(len(view["hexes"]))
    rows = [hex_row(view, one, words) for one in places if only is None or one in only]
    if only is not None:
        rows.append(("type map for all hexes, hex and a number for one of them",))
    shown = list(places) if only is None else sorted(only)
    return Section("MAP", rows, lambda width: _draw(view, words, width, shown))


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
        noun = _SMALL.get(mission["id"], "marker")
        owner = mission["owners"][number]
        if owner is not None:
            found.append((f"{noun[0]}{letter(owner)}", f"{words.seat(owner)}'s {noun}"))
        elif down:
            found.append(("?" * down, f"{noun} face down" if down == 1 else f"{down} {noun}s"))
        else:
            found.append((noun[0] + "".join(map(str, up)), f"{noun} {', '.join(map(str, up))}"))
    for at in mission["large"]:
        if at == place:
            noun = _LARGE.get(mission["id"], "large marker")
            found.append((noun[:3], f"the {noun}"))
    for number, villain in enumerate(mission["villains"]):
        if villain["at"] == place:
            found.append(("V", f"villain {number + 1}"))
    if mission["called"] == place:
        found.append(("*", "the crowd calls this hex"))
    for slot in view["tasks"]:
        for token in slot["tokens"]:
            if token["hex"] == place:
                found.append(
                    (f"t{token['token']}", f"task token {token['token']} ({slot['slot']})")
                )
    for token in view["hexes"][place]["special"]:
        dark = " (dark side)" if token["dark"] else ""
        found.append((_SPECIAL[token["token"]], f"{token['token']} token{dark}"))
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
    kind = kind or ("city" if row["city"] else "special hex")
    dangers = [
        f"{name} {row.get(name, 0) + row['tokens'][name]}"
        for name, _ in _ICONS
        if row.get(name, 0) + row["tokens"][name]
    ]
    here = [
        words.who(view, seat) + (" unconscious" if view["seats"][seat]["down"] else "")
        for seat in row["knights"]
    ]
    route = steps(view)
    stop = [f"stop {route.index(place) + 1} of the route"] if place in route else []
    rest = [*dangers, *(said for _, said in things(view, place, words)), *here, *stop]
    said = "; ".join([f"difficulty {row['difficulty']}", *rest])
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
        legend.append(LEGEND)
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
