"""The table options, and the form in which the rules read them.

>>> [spec.name for spec in OPTIONS][:2]
['adventure', 'quick_setup']
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk2.content.constants import MODULES
from dustboard.games.wk2.content.story import WRITTEN
from dustboard.games.wk2.content.story_table import ADVENTURES, MEMORIES
from dustboard.kernel.options import OptionSpec, Preset, Scenario, choice, flag

# headings under which a wizard shows the options
STORY: Final = "story"
DICE: Final = "dice"
ROAD: Final = "hazards"
BOX: Final = "modules"
MEMORY: Final = "memory"  # offered to those who have won it
UNLISTED: Final = "unlisted"

# landmarks lie ready before the game, or are looked for during it
LANDMARKS: Final = ("off", "before", "during")
BEFORE: Final = 1
DURING: Final = 2

OPTIONS: Final[tuple[OptionSpec, ...]] = (
    choice("adventure", WRITTEN, "wk2.setup.25", group=STORY),
    flag("quick_setup", False, "wk2.setup.26", "A04", STORY),
    choice("enemy_decisions", ("worst", "neighbour"), "wk2.wasteland.02", "T08", ROAD),
    choice("dice_supply", ("unlimited", "box"), "wk2.gold.03", "T09", DICE),
    choice("fate_mode", ("each", "once"), "wk2.dice.09", "A31", DICE),
    choice("botch_mode", ("each", "once"), "wk2.dice.10", "A32", DICE),
    choice("collapse_ends_turn", ("danger_only", "always"), "wk2.injury.07", "A69", ROAD),
    flag("wreck_blocks_stowed_gear", False, "wk2.damage.06", "A41", ROAD),
    choice("token_resource_choice", ("knight", "worst"), "wk2.threat.03", "A23", ROAD),
    flag("one_owner", False, "wk2.solo.04", group=STORY),
    flag("mercy", False, "wk2.elim.06", group=STORY),
    choice("twist", ("off", "drawn"), "wk2.setup.35", group=STORY),
    flag("lesson", False, "wk2.setup.25", group=UNLISTED),
    choice("landmarks", LANDMARKS, "wk2.module.01", group=BOX),
    flag("parts", False, "wk2.part.01", group=BOX),
    flag("through_the_waste", False, "wk2.module.05", group=BOX),
    flag("dogs_of_war", False, "wk2.module.08", group=BOX),
    flag("scavenger", False, "wk2.module.09", group=BOX),
    flag("city_tasks", False, "wk2.module.02", group=BOX),
    # memories of earlier games, each off by default
    *[flag(memory, False, "wk2.legacy.01", group=MEMORY) for memory in MEMORIES],
)

# sets of options by name, for the wizard; the first game is the adventure after the lesson
PRESETS: Final = (Preset("first", {"adventure": WRITTEN[1], "quick_setup": True}),)


def _adventure(id: str) -> Scenario:
    front = f"adventure-{id}"
    return Scenario(
        "adventure", id, f"{front}.title", f"pitch-{id}", f"{front}.mode", 0, "wk2.setup.25"
    )


# what a table can play: the adventures that are written
SCENARIOS: Final = tuple([_adventure(id) for id in WRITTEN])


class Settings:
    """The options as plain numbers and truths; made once per game and shared by its copies."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.adventure: int = ADVENTURES.index(options["adventure"])
        self.quick_setup: bool = options["quick_setup"]
        self.neighbour_decides: bool = options["enemy_decisions"] == "neighbour"
        self.box_dice: bool = options["dice_supply"] == "box"
        self.one_fate: bool = options["fate_mode"] == "once"
        self.one_botch: bool = options["botch_mode"] == "once"
        self.collapse_ends_turn: bool = options["collapse_ends_turn"] == "always"
        self.wreck_blocks_gear: bool = options["wreck_blocks_stowed_gear"]
        self.worst_resource: bool = options["token_resource_choice"] == "worst"
        self.one_owner: bool = options["one_owner"]
        self.lesson: bool = options["lesson"]
        self.mercy: bool = options["mercy"]
        self.twist: bool = options["twist"] == "drawn"
        self.landmarks: int = LANDMARKS.index(options["landmarks"])
        self.parts: bool = options["parts"]
        self.city_tasks: bool = options["city_tasks"]
        # by module: whether its pieces are in the box; those of the base game always are
        self.modules: tuple[bool, ...] = tuple(
            [not module or bool(options.get(module)) for module in MODULES]
        )
        self.memories: tuple[bool, ...] = tuple([options[memory] for memory in MEMORIES])
