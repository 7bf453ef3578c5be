"""The table options, and the form in which the rules read them."""

from __future__ import annotations

from typing import Any, Final

from dustboard.kernel.options import OptionSpec, choice, flag, whole

# one option of each type; every option names the clause it changes and the ruling behind it
OPTIONS: Final[tuple[OptionSpec, ...]] = (
    choice("first_caravan", ("roll", "seat_order"), "tpl.setup.02", "R01"),
    whole("goal", 20, 8, 40, "tpl.end.01"),
    flag("open_tanks", False, "tpl.setup.04", "R02"),
    flag("story", False, "tpl.story.01", "R03"),
)


class Settings:
    """The options as plain numbers and truths; made once per game and shared by its copies."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.roll_for_first: bool = options["first_caravan"] == "roll"
        self.goal: int = options["goal"]
        self.open_tanks: bool = options["open_tanks"]
        self.story: bool = options["story"]
