"""Plots as inline SVG: intervals, lines and bars, in the colours of the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDE = 374  # units; a phone shows about one for each pixel
LINE = 22
NAME = 150  # room for names
LONGEST = 22  # letters of a name; the table has all of it
COLOURS = 6  # classes c0 to c5 of the page


class Point(NamedTuple):
    """One row of an interval plot."""

    name: str
    value: float
    low: float
    high: float
    sure: bool = True  # faint otherwise


class Series(NamedTuple):
    """One line of a line plot."""

    name: str
    points: list[tuple[float, float]]


def intervals(what: str, points: Sequence[Point], middle: float, percent: bool = True) -> str:
    """A dot with its interval for each name; a dashed line stands where nothing would differ."""
    low = min([middle, *(one.low for one in points)])
    high = max([middle, *(one.high for one in points)])
    pad = (high - low) * 0.06 or 0.1
    low, high = low - pad, high + pad
    left, right = NAME + 6, WIDE - 46

    def x(value: float) -> float:
        return left + (right - left) * (value - low) / (high - low)

    tall = LINE * len(points) + 20
    parts = [
        f'<line class="even" x1="{x(middle):.1f}" y1="2" x2="{x(middle):.1f}" y2="{tall - 18}"/>'
    ]
    for at, one in enumerate(points):
        y = LINE * at + 14
        faint = "" if one.sure else ' class="faint"'
        parts.append(
            f"<g{faint}><title>{escape(one.name)}: {number(one.value, percent)}</title>"
            f'<text x="{NAME}" y="{y + 4}" text-anchor="end">{escape(_short(one.name))}</text>'
            f'<line class="range" x1="{x(one.low):.1f}" y1="{y}" x2="{x(one.high):.1f}" y2="{y}"/>'
            f'<circle cx="{x(one.value):.1f}" cy="{y}" r="4.5"/>'
            f'<text x="{WIDE}" y="{y + 4}" text-anchor="end">{number(one.value, percent)}</text>'
            "</g>"
        )
    anchor = "middle" if left + 20 < x(middle) < right - 20 else "end"
    parts.append(
        f'<text class="small" x="{x(middle):.1f}" y="{tall - 5}" text-anchor="{anchor}">'
        f"{number(middle, percent)}</text>"
    )
    return _svg(what, tall, parts)


def lines(what: str, series: Sequence[Series], below: str, percent: bool = False) -> str:
    """A line for each series, with a legend under it."""
    everything = [point for one in series for point in one.points]
    if not everything:
        return ""
    last = max(x for x, _ in everything) or 1
    first = min(x for x, _ in everything)
    high = max([y for _, y in everything] + [1.0] * percent) or 1
    low = min(0.0, *(y for _, y in everything))
    left, top, bottom = 40, 8, 150

    def place(point: tuple[float, float]) -> tuple[float, float]:
        x = left + (WIDE - left - 8) * (point[0] - first) / ((last - first) or 1)
        return x, bottom - (bottom - top) * (point[1] - low) / ((high - low) or 1)

    parts: list[str] = []
    for step in range(5):
        value = low + (high - low) * step / 4
        y = place((first, value))[1]
        label = f"{100 * value:.0f} %" if percent else number(value)
        parts.append(f'<line class="grid" x1="{left}" y1="{y:.1f}" x2="{WIDE}" y2="{y:.1f}"/>')
        parts.append(f'<text class="small" x="36" y="{y + 4:.1f}" text-anchor="end">{label}</text>')
    for x in _ticks(first, last):
        at = place((x, low))[0]
        parts.append(
            f'<text class="small" x="{at:.1f}" y="{bottom + 16}" text-anchor="middle">{x:g}</text>'
        )
    parts.append(
        f'<text class="small" x="{WIDE}" y="{bottom + 32}" text-anchor="end">{escape(below)}</text>'
    )
    y = bottom + 32.0
    for at, one in enumerate(series):
        dots = [place(point) for point in one.points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        parts.append(f'<polyline class="c{at % COLOURS}" points="{path}"/>')
        parts.append(
            f'<rect class="c{at % COLOURS}" x="{left}" y="{y - 9}" width="12" height="9"/>'
        )
        parts.append(f'<text x="{left + 18}" y="{y}">{escape(one.name)}</text>')
        y += 18
    return _svg(what, int(y), parts)


def bars(what: str, counts: Sequence[tuple[str, int]]) -> str:
    """A bar for each name."""
    most = max((count for _, count in counts), default=1) or 1
    parts: list[str] = []
    for at, (name, count) in enumerate(counts):
        y = LINE * at
        wide = (WIDE - NAME - 56) * count / most
        parts.append(
            f'<text x="{NAME}" y="{y + 16}" text-anchor="end">{escape(_short(name))}</text>'
            f'<rect class="bar" x="{NAME + 6}" y="{y + 4}" width="{wide:.1f}" height="15"/>'
            f'<text x="{NAME + 12 + wide:.1f}" y="{y + 16}">{count}</text>'
        )
    return _svg(what, LINE * len(counts) + 4, parts)


def number(value: float, percent: bool = False) -> str:
    """A number for people.

    >>> number(0.256, True), number(3.14159), number(12.0), number(1234.5), number(-0.002)
    ('25.6 %', '3.14', '12', '1234.5', '0')
    """
    if percent:
        return f"{100 * value:.1f} %"
    text = f"{value:.1f}" if abs(value) >= 100 else f"{value:.2f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text


def _ticks(first: float, last: float) -> list[float]:
    step = max(1, round((last - first) / 6))
    return [float(one) for one in range(int(first), int(last) + 1, step)]


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def _svg(what: str, tall: int, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDE} {tall}" role="img" aria-label="{escape(what)}">'
    return head + "".join(parts) + "</svg>"
