"""The dog of a knight: it bites in the Advance Step, until a botch scares it off."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.mods import DOG, NO_DOG
from dustboard.games.wk2.content.story_table import FLAGS
from dustboard.games.wk2.rules.combat.foe import hurt_foe
from dustboard.games.wk2.rules.favours import keep, spend
from dustboard.games.wk2.rules.values import added
from dustboard.games.wk2.state.state import RoadState

AWAY: Final = FLAGS.index("dog_away")


def bites(state: RoadState, seat: int) -> int:
    """The wounds that the dog deals now."""
    if AWAY in state.noted[seat] or added(state, seat, NO_DOG):
        return 0
    return added(state, seat, DOG)


def bite(state: RoadState, seat: int) -> None:
    """It bites the enemy."""
    wounds = bites(state, seat)
    if wounds:
        hurt_foe(state, seat, wounds, "wk2.combat.25")


def scare(state: RoadState, seat: int) -> None:
    """A botch of its knight drives it away until the next Camp."""
    if added(state, seat, DOG) and AWAY not in state.noted[seat]:
        keep(state, seat, AWAY)
        if state.journal is not None:
            state.tell("dog-away", "wk2.dice.04", seat, {})


def call_back(state: RoadState, seat: int) -> None:
    """In Camp it comes back."""
    if spend(state, seat, AWAY) and state.journal is not None:
        state.tell("dog-back", "wk2.camp.01", seat, {})
