"""A view in the form in which rules of thumb ask for it: numbers instead of names."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.bot.tempers import EVEN, Temper
from dustboard.games.wk1.content.card_table import BY_ID, DAMAGED_SPEED, GROUP, GROUP_WEAPON, SPEED
from dustboard.games.wk1.content.constants import REPAIR, SKILLS
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.mission_table import MISSION_ID, MISSION_OPTION
from dustboard.games.wk1.content.mods import DICE_REPAIR_EXPLORING
from dustboard.games.wk1.content.tile_table import TILE_ID
from dustboard.games.wk1.rules.resources import wound_dice

Seat = dict[str, Any]  # one knight's part of the view

TILE: Final[dict[str, int]] = {id: tile for tile, id in enumerate(TILE_ID)}
FULL: Final = 4
SHARED_FATE: Final = "manifold"  # the mission that all win or lose together


def number_of(id: str | None) -> int:
    """The number of a card by its id; -1 for none and for a hidden one."""
    return -1 if id is None else BY_ID[id]


def numbers_of(ids: list[str | None]) -> list[int]:
    """Cards by their ids, without empty places and hidden cards, each once."""
    found: list[int] = []
    for id in ids:
        if id is not None and BY_ID[id] not in found:
            found.append(BY_ID[id])
    return found


class Seen:
    """What a seat sees, and with what temper."""

    def __init__(self, view: dict[str, Any], temper: Temper = EVEN) -> None:
        self.view = view
        self.temper = temper
        self.me: int = view["you"]
        self.players: int = view["players"]
        self.seats: list[Seat] = view["seats"]
        self.mine: Seat = self.seats[self.me]
        self.own: dict[str, Any] = view["own"]
        self.hexes: list[dict[str, Any]] = view["hexes"]
        self.tasks: list[dict[str, Any]] = view["tasks"]
        self.goal: dict[str, Any] = view["mission"]
        self.trip: dict[str, Any] = view["trip"]
        self.here: int = self.mine["hex"]
        self.mission: str = MISSION_OPTION[MISSION_ID.index(self.goal["id"])]
        self.round: int = view["round"]
        last: int = view["rounds"]
        self.rounds_left: int = last - self.round  # after this one
        levels: str = view["options"]["range_difficulty"]
        self.difficulty: list[int] = [int(level) for level in levels.split("-")]

    def dread(self, seat: Seat) -> float:
        """How heavy harm to a knight weighs: the own one, or one whose Waster one may be."""
        return self.temper.dread if seat["seat"] == self.me else self.temper.wounds

    def spoils(self, seat: Seat) -> float:
        """What winning a fight is worth to a knight: the own one, or that other one."""
        return self.temper.spoils if seat["seat"] == self.me else self.temper.gifts

    def spares(self) -> bool:
        """Whether this is the merciful Waster of another knight."""
        is_waster: bool = self.view["waster"] == self.me != self.view["active"]
        return is_waster and self.temper.mercy > 0.0

    def tile(self, place: int) -> int:
        """The tile on a hex."""
        return TILE[self.hexes[place]["tile"]]

    def place_of(self, number: int) -> int:
        """The hex with this number; -1 if it was taken away."""
        for row in self.hexes:
            if row["number"] == number:
                place: int = row["hex"]
                return place
        return -1

    def stored(self) -> list[int]:
        """The viewer's own cards in backpack and vehicle."""
        return numbers_of([*self.own["backpack"], *self.own["cargo"]])

    def luck(self) -> list[int]:
        """The viewer's luck cards."""
        return numbers_of(self.own["luck"])

    def rivals(self) -> list[Seat]:
        """All other knights."""
        return [seat for seat in self.seats if seat["seat"] != self.me]


def worn(seat: Seat) -> list[int]:
    """What works: cards on panels with their enhancements, starting gear, special gear."""
    ids: list[str | None] = [*seat["hands"], *seat["body"], *seat["pockets"], *seat["uncovered"]]
    ids.extend(link[0] for link in seat["links"])
    ids.extend(seat["special"])
    ids.append(seat["vehicle"])
    return numbers_of(ids)


def mod(seat: Seat, which: int) -> int:
    """The sum of a mod over a knight's open things, apart from weapons."""
    table = MOD[which]
    total = 0 if seat["ability"]["card"] is None else table[BY_ID[seat["ability"]["card"]]]
    for card in worn(seat):
        if table[card] and GROUP[card] != GROUP_WEAPON:
            total += table[card]
    return total


def pool(seat: Seat, skill: int, exploring: bool = False) -> int:
    """The dice of a knight's check, before cards."""
    name = SKILLS[skill]
    dice: int = seat["skills"][name] + mod(seat, skill)
    if exploring and skill == REPAIR:
        dice += mod(seat, DICE_REPAIR_EXPLORING)
    return dice - wound_dice(seat["health"]) - int(seat["weary"])


def speed_of(seat: Seat) -> int:
    """The printed speed of a knight's vehicle as it is now; 0 on foot."""
    vehicle = number_of(seat["vehicle"])
    if vehicle < 0:
        return 0
    return DAMAGED_SPEED[vehicle] if seat["damaged"] else SPEED[vehicle]
