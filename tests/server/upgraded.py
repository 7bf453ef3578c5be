"""A copy of the package changed as an upgrade would change it, to be run in processes of its own.

Nearly every number that a snapshot holds is another one in the copy: programs, asks and streams of
luck come in front of the old ones, steps before those that running games wait at. Cards have other
figures, new ones stand between the old ones, and the state has a field more.
"""

from __future__ import annotations

import re
from pathlib import Path

from copies import Copy

NEW = "9.0.0"

SALUTE = '''"""A question that came with the new version: does the first player salute?"""

from dustboard.games.{title}.state.state import {state}
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program


def ask_salute(state: {state}, frame: Frame) -> None:
    state.below({stream}, 6)
    state.ask(0, SALUTE.number)


def take_salute(state: {state}, frame: Frame) -> None:
    state.salutes += 1


def count_nothing(state: {state}, frame: Frame) -> None:
    """A step right before one that running games wait at."""


SALUTE = Ask(
    "a salute",
    "choose",
    "{rule}",
    legal=lambda state, seat: [0, 1],
    key=lambda state, seat, action: ("sit", "stand")[action],
    label=lambda state, seat, action: Message("option-salute"),
    prompt=lambda state, seat: Message("ask-salute"),
    timeout=lambda state, seat: 0,
)
SALUTES = Program("a salute", (ask_salute, take_salute))
'''
FROM = "from dustboard.games.{}.rules.salute import *"
WORDS = "\nask-salute = Do you salute?\noption-salute = Salute.\n"


class Upgrade(Copy):
    """A copy of the package of another version."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "new")
        self.change("kernel/records/version.py", r'"\d+\.\d+\.\d+"', f'"{NEW}"')

    def count_up(self, name: str, names: str) -> None:
        """Give constants numbers that are higher by one."""
        path = self.source / "dustboard" / name
        pattern = re.compile(rf"^({names}): Final = (\d+)", re.M)
        text, found = pattern.subn(
            lambda hit: f"{hit[1]}: Final = {int(hit[2]) + 1}", path.read_text(encoding="utf-8")
        )
        assert found > 1
        path.write_text(text, encoding="utf-8")

    def declare(self, title: str, before: str) -> None:
        """Give the state of a title a field more, in front of another one."""
        home = f"games/{title}/state/"
        declared = r'\1number("salutes", 0, "how often somebody was asked"),\n\g<0>'
        self.change(f"{home}spec.py", rf'^( +)number\("{before}"', declared)
        write = (
            f"from dustboard.lab import state_source as s; print(s.made_source({title!r}), end='')"
        )
        made = self.run("-c", write)
        assert made.returncode == 0, made.stderr
        (self.source / "dustboard" / home / "state.py").write_text(made.stdout, encoding="utf-8")


WFTW_CARD = """
[[card]]
id = "bu99"
set = "buy"
kind = "unit"
art = "sprint"
tags = []
copies = 3
acquisition = 1
build = {}
attack = 1

"""
WK1_CARD = """
[[card]]
id = "g99"
copies = 3
trait = "drug"
group = "general"
one_use = true

[[card.effect]]
when = "any"
do = "heal"
what = "health"
amount = 1
cost = "discard"

"""


def upgraded_wftw(folder: Path) -> Path:
    """War for the Wasteland as it might be one day."""
    copy, home = Upgrade(folder), "games/wftw/"
    salute = SALUTE.format(
        title="wftw", state="WarState", stream="state.players", rule="wftw.bid.01"
    )
    copy.add(home + "rules/salute.py", salute)  # its program and its ask come before all others
    copy.add(home + "text/en/asks.ftl", WORDS)
    copy.add(home + "text/en/cards.ftl", "\nbu99 = Late Comer\n    .mood = Better late.\n")
    copy.change(home + "content/data/buy.toml", r"^attack = 3", "attack = 4")
    copy.change(home + "content/data/buy.toml", r"\n(?=\[\[card\]\]\nid = \"bu02\")", WFTW_CARD)
    # a stream in front of the old ones
    numbers, flow = home + "content/constants.py", home + "rules/flow.py"
    for old in (2, 1, 0):
        here = rf"return players \+ {old}$" if old else r"return players$"
        copy.change(numbers, here, f"return players + {old + 1}")
    copy.change(home + "meta.py", r'"buy deck",', r'"weather", \g<0>')
    copy.change(flow, r"^from dustboard.games.wftw.rules.reveals", rf"{FROM.format('wftw')}\n\g<0>")
    # a field and steps
    copy.declare("wftw", "phase")
    steps = r"\1count_nothing,\n\g<0>\n\1ask_salute,\n\1take_salute,"
    copy.change(flow, r"^( +)turn_cards,$(?=\n +carry_out,\n +ask_payments,\n +settle)", steps)
    copy.change(flow, r"^( +)reveal_marks,$(?=\n +effects_after_marks)", r"\1count_nothing,\n\g<0>")
    return copy.source


def upgraded_wk1(folder: Path) -> Path:
    """Waste Knights as it might be one day."""
    copy, home = Upgrade(folder), "games/wk1/"
    salute = SALUTE.format(title="wk1", state="KnightsState", stream="0", rule="wk1.round.04")
    copy.add(home + "rules/salute.py", salute)
    copy.add(home + "text/en/road.ftl", WORDS)
    copy.add(home + "text/en/cards.ftl", "\ng99 = Late Comer\n    .mood = Better late.\n")
    copy.change(home + "content/data/green.toml", r"\n(?=\[\[card\]\]\nid = \"g02\")", WK1_CARD)
    copy.change(home + "content/data/green.toml", r"^amount = 2$", "amount = 1")
    # a stream in front of the old ones
    copy.count_up(home + "content/constants.py", r"DICE|\w+_STREAM")
    copy.change(home + "meta.py", r'^( +)"dice",', r'\1"weather",\n\g<0>')
    # a field and steps
    copy.declare("wk1", "step")
    flow = home + "rules/flow.py"
    copy.change(flow, r"^from dustboard.games.wk1.rules.wasteland", rf"{FROM.format('wk1')}\n\g<0>")
    copy.change(flow, r"^( +)open_exploration,  #", r"\1ask_salute,\n\1take_salute,\n\g<0>")
    copy.change(flow, r"^( +)end_round,  #", r"\1count_nothing,\n\g<0>")
    return copy.source
