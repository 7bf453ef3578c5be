# mypyc: skip
"""The wasteland card that was played on the Active Knight, as all see it (wk1.wasteland.13-14)."""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import (
    ESCAPE,
    ESCAPE_DIFFICULTY,
    ESCAPE_PENALTY,
    ID,
    IS_EVENT,
)
from dustboard.games.wk1.content.constants import FOR_ESCAPE, NONE, SKILLS
from dustboard.games.wk1.rules.checks import pool_of
from dustboard.games.wk1.show.view_types import EncounterView
from dustboard.games.wk1.state.state import KnightsState


def encounter(state: KnightsState) -> EncounterView | None:
    """The card, and what its escape panel asks of this knight before anybody adds dice to it.

    `loss` is the Health that a failed escape costs; 0 where the text of an event happens instead.
    """
    card, seat = state.card, state.active
    if card == NONE or seat == NONE:
        return None
    skill = ESCAPE[card]
    if skill < 0:  # nobody escapes from it
        return {"card": ID[card], "event": IS_EVENT[card], "skill": None}
    return {
        "card": ID[card],
        "event": IS_EVENT[card],
        "skill": SKILLS[skill],
        "difficulty": ESCAPE_DIFFICULTY[card],
        "pool": max(1, pool_of(state, seat, skill, FOR_ESCAPE)),
        "loss": 0 if IS_EVENT[card] else ESCAPE_PENALTY[card],
        "rule": "wk1.escape.06" if ESCAPE_PENALTY[card] > 1 else "wk1.escape.05",
    }
