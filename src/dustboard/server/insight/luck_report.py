"""The luck report: for each seat and kind of roll, what came beside what comes on average.

The title says what is luck (`Title.rolls`); here it is only counted.
"""

from __future__ import annotations

from collections.abc import Sequence

from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import Faces, Roll, total_faces
from dustboard.kernel.title import Seen, Title
from dustboard.server.protocol.insights import LuckRow, OddsBar, RollInfo

SWINGS = 3
MOST_BARS = 24


def roll_info(title: Title, at: int, roll: Roll, lang: str, cast: Cast = ANYBODY) -> RollInfo:
    """A roll in words, with its result marked on the distribution that was shown before it."""
    info = counted_info(title, at, roll, lang, cast)
    if roll.bars:
        info.bars = [
            OddsBar(title.text(lang, bar.text, cast), bar.chance, number == roll.came)
            for number, bar in enumerate(roll.bars)
        ]
    return info


def counted_info(title: Title, at: int, roll: Roll, lang: str, cast: Cast) -> RollInfo:
    """A roll in words, with its result marked on the distribution in which luck is counted."""
    return RollInfo(
        kind=roll.kind,
        seat=roll.seat,
        about=title.text(lang, roll.about, cast),
        rule=roll.rule,
        expected=roll.expected(),
        value=roll.value,
        bars=[
            OddsBar(_value(title, roll.kind, value, lang), chance, value == roll.value)
            for value, chance in roll.faces
        ],
        at=at,
    )


def _value(title: Title, kind: str, value: int, lang: str) -> str:
    return title.text(lang, Message(f"roll-{kind}-value", {"n": value}))


def luck_of(title: Title, events: Sequence[Seen], lang: str, cast: Cast = ANYBODY) -> list[LuckRow]:
    """All luck in these events, by seat and kind."""
    groups: dict[tuple[int, str], list[tuple[int, Roll]]] = {}
    for at, roll in title.rolls(events):
        groups.setdefault((roll.seat, roll.kind), []).append((at, roll))
    return [
        _row(title, seat, kind, groups[seat, kind], lang, cast)
        for seat, kind in sorted(groups, key=lambda one: (one[1], one[0]))
    ]


def _row(
    title: Title, seat: int, kind: str, rolls: list[tuple[int, Roll]], lang: str, cast: Cast
) -> LuckRow:
    faces = total_faces([roll.faces for _, roll in rolls])
    real = sum(roll.value for _, roll in rolls)
    swings = sorted(rolls, key=lambda one: -abs(one[1].swing()))[:SWINGS]
    return LuckRow(
        seat=seat,
        kind=kind,
        name=title.text(lang, Message(f"roll-{kind}")),
        n=len(rolls),
        expected=sum(roll.expected() for _, roll in rolls),
        real=real,
        below=min(sum(chance for value, chance in faces if value < real), 1.0),
        same=sum(chance for value, chance in faces if value == real),
        bars=histogram(faces, real),
        swings=[counted_info(title, at, roll, lang, cast) for at, roll in swings],
    )


def histogram(faces: Faces, real: int) -> list[OddsBar]:
    """At most so many bars of equal width; the one that holds the real result is marked.

    >>> [(bar.text, bar.chance, bar.came) for bar in histogram(((0, 0.25), (1, 0.75)), 1)]
    [('0', 0.25, False), ('1', 0.75, True)]
    """
    low, high = faces[0][0], faces[-1][0]
    width = -(-(high - low + 1) // MOST_BARS)
    bars: list[OddsBar] = []
    for start in range(low, high + 1, width):
        end = min(start + width - 1, high)
        chance = sum(part for value, part in faces if start <= value <= end)
        text = str(start) if start == end else f"{start}–{end}"
        bars.append(OddsBar(text, chance, start <= real <= end))
    return bars
