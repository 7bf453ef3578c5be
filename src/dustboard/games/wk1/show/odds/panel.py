# mypyc: skip
"""The odds panel: what anybody at the table can work out about what is open now."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import NO_FIGHT, NONE, STEP_MOVE
from dustboard.games.wk1.rules.combat.cards import COMBAT_CARD
from dustboard.games.wk1.rules.combat.sides import is_beaten, side_of
from dustboard.games.wk1.rules.flow import ASKS
from dustboard.games.wk1.show.odds.combat import course_chance
from dustboard.games.wk1.show.odds.move import exploring_chance, wasteland_chance
from dustboard.games.wk1.show.odds.options import option_odds
from dustboard.games.wk1.show.odds.reactions import laid_roll
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.odds import Chance

# questions whose answers have rows of their own: those of everybody where they hold no secret
OWN = ("combat_card", "explore", "relay", "board", "react_my_check", "react_my_combat")
PUBLIC = ("escape_or_face", "face_villain", "search", "consent", "weapon", "waster", "skill")


def odds(state: KnightsState, viewer: int) -> list[Chance]:
    """All that can be said from a masked state."""
    if state.over or NONE in state.knight:
        return []
    rows: list[Chance] = []
    roll = laid_roll(state)
    if roll is not None:
        rows.append(roll)
    for seat in range(state.players):
        number = state.asked[seat]
        name = ASKS[number].name if number >= 0 else ""
        if name in PUBLIC or (name in OWN and seat == viewer):
            ask = ASKS[number]
            keys = [ask.key(state, seat, action) for action in ask.legal(state, seat)]
            rows += option_odds(state, seat, keys).values()
    if state.fight != NO_FIGHT and _choosing_cards(state):
        side = side_of(state, viewer) if viewer >= 0 else 0
        rows.append(course_chance(state, max(side, 0), "combat", begun=True))
    elif state.step == STEP_MOVE and not state.fight and state.card == NONE and not rows:
        rows += _ahead(state)
    return list({row.key: row for row in rows}.values())


def _choosing_cards(state: KnightsState) -> bool:
    """Whether the combat cards of a clash are being chosen."""
    open_now = any(number == COMBAT_CARD.number for number in state.group if state.waiting)
    return open_now and not is_beaten(state, 0) and not is_beaten(state, 1)


def _ahead(state: KnightsState) -> list[Chance]:
    """On the road: the next wasteland card, and the check of the hex where the move ends."""
    rows = [wasteland_chance(state, 1, "wasteland")]
    if state.active != NONE and state.travel and state.route:
        rows.append(exploring_chance(state, state.active, state.route[-1], "explore"))
    return [row for row in rows if row is not None]
