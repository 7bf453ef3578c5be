"""One more card, task, option or bot touches its own rows; `./dust refresh` renews the rest.

Each is added to a copy of the tree. What is stored is renewed there, and the tests that look at all
content run in the copy: recorded games, playthroughs, lessons, layouts, texts, Polish lists, laws.
The tests of the box itself (`test_cards.py`, `test_content.py`) are left out: a new card is to be
written down there, as its own test.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from copies import WHOLE, Copy
from dustboard.games.rulebook import rulings

WFTW, WK1 = "games/wftw/", "games/wk1/"
LOOK_AT_ALL = (
    "tests/test_laws.py",
    "tests/test_layouts.py",
    "tests/test_options.py",
    "tests/test_polish.py",
    "tests/test_texts.py",
    "tests/test_rulebook.py",
    "tests/tutorials",
    "tests/cli/test_learn.py",
    "tests/conformance/test_fixtures.py",
    "tests/conformance/test_perft.py",
    "tests/bots/test_bots.py",
)

CARD = """
[[card]]
id = "bu27"
set = "buy"
kind = "unit"
art = "sprint"
tags = ["crew"]
copies = 1
acquisition = 2
build = { scrap = 1 }
attack = 2
"""
LUCK_CARD = """
[[card]]
id = "l27"
suit = "bolts"
rank = "A"
icon = "fuel"

[[card.effect]]
when = "before_moving"
do = "points"
amount = 2
"""
TASK = """
[[task]]
id = "t28"
kind = "private"
first = { hex = 5 }
second = { hex = 11 }
reward = { reputation = 2 }
"""
BOT = '''"""A bot that takes the first option."""

from dustboard.bots.base import Bot
from dustboard.bots.sight import Sight
from dustboard.kernel.decision_types import Asked


class FirstBot(Bot):
    """Looks at nothing."""

    def answer(self, sight: Sight, decision: Asked) -> str:
        """The first option."""
        return decision.options[0].key


NAMES = ("first",)
BOT = FirstBot
'''


def add_card(copy: Copy) -> None:
    """A card of the buy deck, and its name."""
    copy.add(WFTW + "content/data/buy.toml", CARD)
    copy.add(WFTW + "text/en/cards.ftl", "\nbu27 = Late Comer\n    .mood = Better late.\n")


def add_luck_card(copy: Copy) -> None:
    """A luck card, and its name."""
    copy.add(WK1 + "content/data/luck.toml", LUCK_CARD)
    copy.add(WK1 + "text/en/cards.ftl", "\nl27 = Tail Wind\n    .mood = For once.\n")


def add_task(copy: Copy) -> None:
    """A task, and its name."""
    copy.add(WK1 + "content/data/tasks.toml", TASK)
    copy.add(WK1 + "text/en/cards.ftl", "\nt28 = One More Mile\n    .mood = There always is.\n")


def add_option(copy: Copy) -> None:
    """A table option that is off, the rule that reads it, and its ruling."""
    settings = WFTW + "content/settings.py"
    ruling = f"R{max(int(one.id[1:]) for one in rulings('wftw')) + 1}"
    copy.change(
        settings,
        r"^    whole\(\"round_cap\"",
        f'    flag("rich", False, "wftw.setup.03", "{ruling}"),\n\\g<0>',
    )
    copy.change(
        settings, r"^        self\.round_cap:", '        self.rich: bool = options["rich"]\n\\g<0>'
    )
    copy.change(
        WFTW + "rules/setup.py", r"= OPENING_SCRAP$", "= OPENING_SCRAP + 5 * state.house.rich"
    )
    copy.add(
        WFTW + "RULINGS.md",
        f"\n### {ruling} - A rich start\nSome begin with more.\nOption: rich = false | true\n",
    )
    copy.add(WFTW + "text/en/options.ftl", "option-rich = A rich start\n")


def add_bot(copy: Copy) -> None:
    """A bot, which is a module."""
    copy.add("bots/first_bot.py", BOT)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("adding", "renewed"),
    [
        (
            (add_card, add_luck_card),
            "changed: layouts, rows, records, golden, perft, odds, said, polish",
        ),
        ((add_task, add_option, add_bot), "changed: layouts, records, golden"),
    ],
    ids=["cards", "task, option, bot"],
)
def test_one_more_breaks_nothing_else(
    tmp_path: Path, adding: tuple[Callable[[Copy], None], ...], renewed: str
) -> None:
    copy = Copy(tmp_path, *WHOLE)
    for add in adding:
        add(copy)
    code, told = copy.refresh()
    assert code == 0, told
    assert told.splitlines()[-1].startswith(renewed)
    code, told = copy.pytest(*LOOK_AT_ALL)
    assert code == 0, told[-6000:]
