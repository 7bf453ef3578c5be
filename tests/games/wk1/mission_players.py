"""Players who know what their mission wants: they drive there, explore and attempt it.

They do not weigh anything; they only show that goals can be reached in whole games, which players
who answer at random hardly ever do.
"""

from __future__ import annotations

from dustboard.games.wk1.content.board import COUNT, DISTANCE
from dustboard.games.wk1.content.constants import DUEL, NONE, SKILLS
from dustboard.games.wk1.content.knight_table import SKILL
from dustboard.games.wk1.content.settings import MISSIONS
from dustboard.games.wk1.meta import TITLE
from dustboard.games.wk1.rules.missions.common import markers_on
from dustboard.games.wk1.rules.move.plan import GO
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.engine import advance

# what is answered, in this order, where it is legal
WISHES = {
    "travel": ("vehicle", "foot"),
    "go_on": ("on",),
    "escape_or_face": ("escape",),
    "relay": ("repair",),
    "face_villain": ("face",),
    "consent": ("yes",),
    "search": ("yes",),
    "combat_card": ("attack", "multi_attack", "change_range"),
    "city_rest": ("health", "ammo", "fuel"),
}


def targets(state: KnightsState, seat: int) -> list[int]:
    """The hexes where the mission has something for this knight."""
    mission = MISSIONS[state.mission]
    if mission == "savior":
        needed = 3 if state.players == 2 else 2
        if len(state.carried[seat]) >= needed:
            return [state.large_at[0]]
        marked = [place for place in range(COUNT) if markers_on(state, place)]
        return marked or [state.at[s] for s in range(state.players) if state.carried[s]]
    if mission == "blackout":
        owners = state.marker_owner
        return [state.marker_at[n] for n in range(6) if owners[n] != seat]
    if mission == "manifold":
        return [state.villain_at[0]]
    if mission == "only_one":
        rivals = [s for s in range(state.players) if s != seat]
        return [state.at[s] for s in rivals if s != state.last_attacked[seat]]
    return [state.large_at[0]]


def choose(state: KnightsState, seat: int, luck: int) -> int:
    """The answer of a seat to its open question."""
    ask = TITLE.asks[state.asked[seat]]
    legal = ask.legal(state, seat)
    keys = [ask.key(state, seat, action) for action in legal]
    goals = targets(state, seat)
    if ask.name == "travel" and state.at[seat] in goals:
        return legal[0]
    if ask.name == "route":
        return _drive(state, seat, legal, goals)
    if ask.name == "board":
        best = max(keys[1:], key=lambda key: SKILL[state.knight[seat]][SKILLS.index(key)])
        return legal[keys.index(best)]
    if ask.name == "explore":
        for action, key in zip(legal, keys, strict=True):
            if key.startswith("mission:"):
                return action
    if ask.name == "meeting" and MISSIONS[state.mission] == "only_one":
        return legal[-1]
    if ask.name == "combat_card" and state.fight != DUEL and seat == state.rival:
        return legal[luck % len(legal)]  # the enemy fights as it comes
    for wish in WISHES.get(ask.name, ()):
        if wish in keys:
            return legal[keys.index(wish)]
    return legal[luck % len(legal)]


def _drive(state: KnightsState, seat: int, legal: list[int], goals: list[int]) -> int:
    here = state.draft[seat][-1] if state.draft[seat] else state.at[seat]

    def far(place: int) -> int:
        return min((DISTANCE[place][goal] for goal in goals), default=0)

    nearer = [place for place in legal if place != GO and far(place) < far(here)]
    if nearer:
        return nearer[0]
    return GO if GO in legal else legal[0]


def play(state: KnightsState, seed: int, planners: tuple[int, ...]) -> None:
    """Play on until the game is over; these seats know what they want."""
    luck = seed % 2147483646 + 1
    while not state.over:
        for seat in range(state.players):
            while state.asked[seat] != NONE:
                luck = luck * 48271 % 2147483647
                ask = TITLE.asks[state.asked[seat]]
                legal = ask.legal(state, seat)
                wanted = seat in planners
                action = choose(state, seat, luck) if wanted else legal[luck % len(legal)]
                ask.apply(state, seat, action)
        advance(TITLE, state)
