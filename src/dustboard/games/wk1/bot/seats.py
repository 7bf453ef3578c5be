"""A knight as everybody sees him, read from the numbers of a made-up world.

No stored gear, no luck cards, no sealed card: those are known to their owner only.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import (
    ARMOR,
    DAMAGED_SPEED,
    GROUP,
    GROUP_ENHANCEMENT,
    GROUP_WEAPON,
    SPEED,
)
from dustboard.games.wk1.content.constants import BLADES, GUNS, NONE, REPAIR
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.knight_table import ABILITY, SKILL
from dustboard.games.wk1.content.mods import ARMOR as ARMOR_MOD
from dustboard.games.wk1.content.mods import DICE_REPAIR_EXPLORING
from dustboard.games.wk1.rules.gear.gear import armor_card, uncovered
from dustboard.games.wk1.rules.resources import wound_dice
from dustboard.games.wk1.state.state import KnightsState

FULL: Final = 4
NO_SKILLS: Final[list[int]] = [0, 0, 0, 0, 0, 0]


def known_once(cards: tuple[int, ...] | list[int]) -> list[int]:
    """Cards without empty places and hidden ones, each once."""
    found: list[int] = []
    for card in cards:
        if card >= 0 and card not in found:
            found.append(card)
    return found


class Seat:
    """One knight, as everybody sees him."""

    def __init__(self, state: KnightsState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.knight = state.knight[seat]
        self.skills = SKILL[self.knight] if self.knight != NONE else NO_SKILLS
        self.guns = self.skills[GUNS]
        self.blades = self.skills[BLADES]
        self.ability = ABILITY[self.knight] if self.knight != NONE else NONE
        self.ammo = state.ammo[seat]
        self.fuel = state.fuel[seat]
        self.health = state.health[seat]
        self.radiation = state.radiation[seat]
        self.reputation = state.reputation[seat]
        self.hex = state.at[seat]
        self.down = state.down[seat] == 1
        self.weary = state.weary[seat]
        self.vehicle = state.vehicle[seat]
        self.damaged = state.damaged[seat] == 1
        self.carried = len(state.carried[seat])
        self.laurels = state.laurels[seat]
        self.attacked = state.last_attacked[seat]
        self._worn: list[int] | None = None
        self._mods: list[int] | None = None
        self._armor = NONE

    def uncovered(self) -> list[int]:
        """Starting gear that nothing lies on."""
        return uncovered(self.state, self.seat)

    def worn(self) -> list[int]:
        """What works: cards on panels with enhancements, starting gear, special gear, vehicle."""
        found = self._worn
        if found is None:
            state, seat = self.state, self.seat
            links = state.open_links[seat]
            cards = [*state.hands[seat], *state.body[seat], *state.pockets[seat]]
            cards.extend(self.uncovered())
            cards.extend(links[at] for at in range(0, len(links), 2))
            cards.extend(state.special[seat])
            cards.append(self.vehicle)
            found = known_once(cards)
            self._worn = found
        return found

    def with_mods(self) -> list[int]:
        """What counts for its owner at all times: all that works but weapons, and the ability."""
        found = self._mods
        if found is None:
            found = [card for card in self.worn() if GROUP[card] != GROUP_WEAPON]
            if self.ability != NONE:
                found.append(self.ability)
            self._mods = found
        return found

    def mod(self, which: int) -> int:
        """The sum of a mod over a knight's open things, apart from weapons."""
        table = MOD[which]
        total = 0
        for card in self.with_mods():
            total += table[card]
        return total

    def pool(self, skill: int, exploring: bool = False) -> int:
        """The dice of a check, before cards."""
        dice = self.skills[skill] + self.mod(skill)
        if exploring and skill == REPAIR:
            dice += self.mod(DICE_REPAIR_EXPLORING)
        return dice - wound_dice(self.health) - self.weary

    def armor(self) -> int:
        """What is soaked of one attack by what everybody sees."""
        if self._armor == NONE:
            card = NONE if self.knight == NONE else armor_card(self.state, self.seat)
            value = self.mod(ARMOR_MOD)
            if card != NONE:
                value += ARMOR[card]
                links = self.state.open_links[self.seat]
                for at in range(0, len(links), 2):
                    if links[at + 1] == card and GROUP[links[at]] == GROUP_ENHANCEMENT:
                        value += ARMOR[links[at]]
            self._armor = value
        return self._armor

    def speed(self) -> int:
        """The printed speed of the vehicle as it is now; 0 on foot."""
        if self.vehicle < 0:
            return 0
        return DAMAGED_SPEED[self.vehicle] if self.damaged else SPEED[self.vehicle]
