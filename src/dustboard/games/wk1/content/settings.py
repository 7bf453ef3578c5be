"""The table options, missions and presets, and the form in which the rules read them.

>>> [one.value for one in SCENARIOS]
['savior', 'manifold', 'only_one', 'freight', 'blackout', 'agree']
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.mission_table import MISSION_ID, MISSION_OPTION, ROUNDS
from dustboard.kernel.options import SCENE, OptionSpec, Preset, Scenario, choice, flag

# missions by their number in content/missions.toml; "agree" lets the table choose (wk1.setup.32)
MISSIONS: Final = ("savior", "manifold", "only_one", "freight", "blackout")
AGREE: Final = "agree"
# prepared positions of the lessons, by their number in content/data/scenes.toml; see rules/scenes
SCENES: Final[tuple[str, ...]] = tuple([scene.id for scene in CONTENT.scenes])
LESSON: Final = len(MISSIONS)  # the mission of a scene, which changes nothing
SECRET_WAGONS: Final = MISSIONS.index("freight")  # where nobody else sees what a knight carries

OPTIONS: Final[tuple[OptionSpec, ...]] = (
    choice("mission", (*MISSIONS, AGREE), "wk1.win.01", "X18"),
    choice("edition", ("en", "pl"), "wk1.gold.08", "D01"),
    choice("draft_order", ("counterclockwise", "clockwise"), "wk1.setup.13", "X01"),
    choice("quiet_cities", ("no_trade", "no_red", "no_vehicles", "normal"), "wk1.action.12", "X07"),
    choice("entry_after_failure", ("next_round_free", "check_again"), "wk1.explore.07", "X14"),
    choice("p2_private_dealt", ("edition", 4, 3), "wk1.p2.03", "D01"),
    choice("blue_cash_on_gain", ("edition", "on", "off"), "wk1.blue.03", "D31"),
    choice("gear_values", ("1-3-9", "1-3-6"), "wk1.stalls.03", "I02"),
    choice("radiation_effects", ("2-3-4", "3-3-4", "2-2-4"), "wk1.resource.12", "I13"),
    choice("range_difficulty", ("5-7-9", "5-7-7", "7-7-7", "5-5-5"), "wk1.attack.11", "I24"),
    choice("first_hex", ("always", "needs_points"), "wk1.move.26", "A04"),
    flag("waster_before_interaction", False, "wk1.duel.02", "A07"),
    choice("joint_range_change", ("add", "one_step"), "wk1.card.18", "A30"),
    choice("steal_stored", ("random", "open"), "wk1.ko.13", "A41"),
)


def number_of(options: dict[str, Any]) -> int:
    """The number of the mission of a table; -1 where it has yet to agree."""
    if SCENE in options:
        return LESSON
    mission = options.get("mission", MISSIONS[0])
    return -1 if mission == AGREE else MISSIONS.index(mission)


def older_options(options: dict[str, Any]) -> dict[str, Any]:
    """Options as they are named today: a scene was a mission once."""
    mission = options.get("mission", "")
    if mission in SCENES:
        return {**options, "mission": MISSIONS[0], SCENE: mission}
    return options


class Settings:
    """The options as plain numbers and truths; made once per game and never changed."""

    def __init__(self, options: dict[str, Any]) -> None:
        polish = options["edition"] == "pl"
        self.mission: int = number_of(options)
        self.scene: int = SCENES.index(options[SCENE]) if SCENE in options else -1
        self.draft_clockwise: bool = options["draft_order"] == "clockwise"
        self.quiet_cities: str = options["quiet_cities"]
        self.check_again: bool = options["entry_after_failure"] == "check_again"
        dealt = options["p2_private_dealt"]
        self.private_dealt: int = (3 if polish else 4) if dealt == "edition" else dealt
        cash = options["blue_cash_on_gain"]
        self.cash_on_gain: bool = (not polish) if cash == "edition" else cash == "on"
        # PL: Multi-attack always uses Guns (D03 of the differences)
        self.multi_attack_guns: bool = polish
        values = [int(part) for part in options["gear_values"].split("-")]
        self.values: list[int] = [*values, 12]  # green, yellow, red; blue only in final ties
        levels = [int(part) for part in options["radiation_effects"].split("-")]
        self.no_bulls_at: int = levels[0]
        self.no_healing_at: int = levels[1]
        self.difficulty: list[int] = [int(part) for part in options["range_difficulty"].split("-")]
        self.first_hex_always: bool = options["first_hex"] == "always"
        self.waster_first: bool = options["waster_before_interaction"]
        self.add_range_changes: bool = options["joint_range_change"] == "add"
        self.steal_open: bool = options["steal_stored"] == "open"


PRESETS: Final = (
    Preset("first", {"mission": "savior"}),
    Preset("polish", {"edition": "pl"}, lang="pl"),
)


def _mission(value: str) -> Scenario:
    number = MISSION_OPTION.index(value)
    key = MISSION_ID[number]
    goal = f"goal-{key}"
    return Scenario("mission", value, key, goal, f"{key}.mood", ROUNDS[number], "wk1.win.04")


SCENARIOS: Final = (
    *(_mission(value) for value in MISSIONS),
    Scenario(
        "mission",
        AGREE,
        "mission-agree",
        "mission-agree.text",
        "mission-agree.mood",
        0,
        "wk1.setup.32",
    ),
)
