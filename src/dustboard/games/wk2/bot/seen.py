"""What a knight sees, as a bot reads it from its view."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import SKILLS
from dustboard.games.wk2.content.story_table import WALKERS

RESOURCES: Final = ("fuel", "ammo", "meds")


class Seen:
    """A view, with what a bot asks of it worked out once."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["you"]
        self.mine: dict[str, Any] = view["seats"][self.me]

    def at(self, space: int) -> Seen:
        """The same, as if the knight stood on another space."""
        seats = list(self.view["seats"])
        seats[self.me] = {**self.mine, "space": board.ID[space]}
        view = self.view.copy()
        view["seats"] = seats
        return Seen(view)

    @cached_property
    def flags(self) -> frozenset[str]:
        """The marks in the log of the story."""
        return frozenset(self.view["flags"])

    @cached_property
    def counters(self) -> dict[str, int]:
        """What the story keeps count of, where it is more than nothing."""
        counted: dict[str, int] = self.view["counters"]
        return counted

    @cached_property
    def here(self) -> int:
        """The space of the own knight."""
        return board.BY_ID[self.mine["space"]]

    @cached_property
    def knights(self) -> int:
        """How many knights are in the game."""
        return sum(1 for seat in self.view["seats"] if not seat["out"])

    @cached_property
    def heaped(self) -> int:
        """General tokens on the own space."""
        heaps = self.view["board"]["effort"]
        return sum(int(heap["tokens"]) for heap in heaps if heap["space"] == self.mine["space"])

    @cached_property
    def walkers(self) -> dict[str, int]:
        """The spaces of those who walk the board by themselves, by name."""
        found: dict[str, int] = {}
        for name, space in zip(WALKERS, self.view["board"]["walkers"], strict=True):
            if space is not None:
                found[name] = board.BY_ID[space]
        return found

    def stage(self, city: int) -> int:
        """What the token of a city shows; 0 where there is none."""
        return self.counters.get(f"stage_{board.CITY[city]}", 0)

    def others(self, steps: int) -> list[dict[str, Any]]:
        """The other knights within so many steps."""
        away = board.STEPS[self.here]
        return [
            seat
            for seat in self.view["seats"]
            if seat["seat"] != self.me
            and not seat["out"]
            and seat["space"]
            and away[board.BY_ID[seat["space"]]] <= steps
        ]

    @cached_property
    def foes(self) -> dict[str, int]:
        """The Health that is left to enemies that stand, by id."""
        return {foe["foe"]: foe["health"] - foe["wounds"] for foe in self.view["board"]["foes"]}

    def has(self, thing: str) -> int:
        """How much the knight has of a resource."""
        if thing == "fuel":
            return int(self.mine["fuel"]["at"])
        return int(self.mine[thing])

    @cached_property
    def resources(self) -> int:
        """All resources of the knight."""
        return sum(self.has(thing) for thing in RESOURCES)

    def dice(self, skill: str) -> str:
        """The dice of a skill, those lost to injuries gone."""
        dice = str(self.mine["skills"][skill])
        lost = int(self.mine["lost"].get(skill, 0))
        return dice[: max(0, len(dice) - lost)]

    @cached_property
    def life(self) -> int:
        """How many more wounds the knight can bear."""
        harm = self.mine["harm"]
        return int(harm["health"]) - int(harm["wounds"]) - int(harm["contaminated"])

    @cached_property
    def chassis(self) -> int:
        """How much more damage the vehicle can bear."""
        return int(self.mine["damage"]["of"]) - int(self.mine["damage"]["at"])

    @cached_property
    def rounds_left(self) -> int:
        """How many rounds this sheet lasts at most, the one in play included."""
        plot = self.view["plot"]
        if plot is None:
            return 9
        if plot["starts"]:
            return max(1, int(plot["time"]))
        return max(1, int(plot["rounds"]) - int(self.view["round"]) + 1) if plot["rounds"] else 9

    @cached_property
    def last_round(self) -> bool:
        """Whether nothing comes after this round: the last one of the last sheet."""
        return self.last_sheet and self.rounds_left == 1

    @cached_property
    def last_sheet(self) -> bool:
        """Whether this is the last sheet of the adventure."""
        plot = self.view["plot"]
        return bool(plot) and plot["number"] == plot["of"]

    @cached_property
    def best_skill(self) -> str:
        """The skill with the most dice."""
        return max(SKILLS, key=lambda skill: len(self.dice(skill)))
