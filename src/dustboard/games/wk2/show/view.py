# mypyc: skip
"""What a seat sees of a table of Waste Knights II, as plain data with names instead of numbers.

Nothing of the Book of Tales is in it but the numbers of entries that were read; their words are
asked for one by one, see `passages`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypedDict

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import DANGERS
from dustboard.games.wk2.content.gear_table import BARTER, face_key
from dustboard.games.wk2.content.part_table import PART_ID
from dustboard.games.wk2.content.story import SHEETS
from dustboard.games.wk2.content.story_table import (
    ADVENTURES,
    COUNTERS,
    ENTRIES,
    FLAGS,
    SHEETS_OF,
)
from dustboard.games.wk2.content.wasteland_table import (
    CARD_ID,
    ENEMY_ID,
    EXPLORATION_ID,
    LANDMARK_ENTRY,
    LANDMARK_ID,
    THREAT_ID,
)
from dustboard.games.wk2.rules.actions import ACTION
from dustboard.games.wk2.rules.city import (
    GARAGE,
    GARAGE_PARTS,
    QUACK,
    STALL,
    WORKSHOP,
    WORKSHOP_PARTS,
)
from dustboard.games.wk2.rules.road.route import ROUTE, reach, route_fuel, ways
from dustboard.games.wk2.rules.scoring import SEALS
from dustboard.games.wk2.rules.setup import TWISTS
from dustboard.games.wk2.rules.sheets import SHOWN, WHERE, row_of
from dustboard.games.wk2.rules.values import conscious
from dustboard.games.wk2.rules.words.story import ENDINGS
from dustboard.games.wk2.show.choices import asking_entry, asking_source, choices
from dustboard.games.wk2.show.seat_view import seat_row
from dustboard.games.wk2.show.trial_view import combat_view, test_view
from dustboard.games.wk2.show.view_types import (
    BoardView,
    BookView,
    DecksView,
    LandmarkView,
    LookView,
    MoveView,
    OwnView,
    PlotAction,
    PlotView,
    RoadTable,
    Site,
    TradeView,
    Way,
)
from dustboard.games.wk2.state.state import RoadState

TAKEN: Final = ("pass", "move", "camp", "explore", "city", "regain", "fix")
_SHOPS: Final = ((QUACK, "quack"), (GARAGE, "garage"), (WORKSHOP, "workshop"), (STALL, "stalls"))
_DEALS: Final = ((GARAGE_PARTS, "garage"), (WORKSHOP_PARTS, "workshop"))
# adventures in which wooden tokens are taken as trophies
_WITH_TROPHIES: Final = frozenset(
    [sheet.adventure for sheet in SHEETS for action in sheet.actions if "'trophy'" in str(action)]
)
# by entry: what a face-down token is, the entry itself or the landmark that it belongs to
_BEHIND: Final = [
    LANDMARK_ID[LANDMARK_ENTRY.index(entry)] if entry in LANDMARK_ENTRY else str(entry)
    for entry in range(1, len(ENTRIES) + 1)
]
_OF_THE_BOOK: Final = frozenset([row.id for row in CONTENT.enemies_story])
# every field with a space in it is a number on the board, or -1
_SPACE: Final[list[str]] = board.ID


class SeatPart(TypedDict, total=False):
    """What one viewer sees otherwise than everybody does."""

    own: OwnView


def table(state: RoadState, viewer: int) -> RoadTable:
    """All that the viewer may know."""
    view = common(state)
    if viewer >= 0:
        view["own"] = _own(state, viewer)
    return view


def seat_part(state: RoadState, viewer: int) -> SeatPart:
    """What the viewer sees otherwise than a spectator does."""
    return {"own": _own(state, viewer)} if viewer >= 0 else {}


def common(state: RoadState) -> RoadTable:
    """All that everybody sees."""
    found: Any = {name: make(state) for name, make in PARTS.items()}
    view: RoadTable = found
    return view


def _plot(state: RoadState) -> PlotView:
    row = row_of(state)
    pages = SHEETS_OF[row.adventure]
    actions: list[PlotAction] = []
    for at, action in enumerate(row.actions):
        where = WHERE[state.sheet][at]
        here = [
            seat
            for seat in range(state.players)
            if conscious(state, seat) and where.value(state, seat, ()) != 0
        ]
        actions.append({"key": action.key, "here": here, "done": at in state.named})
    return {
        "id": row.id,
        "adventure": row.adventure,
        "number": pages.index(row.id) + 1,
        "of": len(pages),
        "time": state.time,
        "starts": row.time,
        "rounds": row.rounds,
        "quiet": row.quiet,
        "leads_on": state.exit_to >= 0,
        "counts": [
            {
                "key": COUNTERS[at],
                "now": state.counters[at],
                "aim": aim.value(state, state.first, ()),
            }
            for at, aim in SHOWN[state.sheet]
        ],
        "actions": actions,
    }


def _book(state: RoadState) -> BookView:
    over = state.ending >= 0
    return {
        "entry": ENTRIES[state.entry] if state.entry >= 0 else None,
        "read": [ENTRIES[entry] for entry in state.read],
        "ending": ENTRIES[state.ending] if over else None,
        "how": ENDINGS[state.ending_kind] if over else None,
    }


def _board(state: RoadState) -> BoardView:
    return {
        "markers": [
            {"kind": DANGERS[at // board.COUNT], "space": _SPACE[at % board.COUNT]}
            for at in state.markers
        ],
        "challenge": [_SPACE[space] for space in state.challenge],
        "plot": [_SPACE[space] for space in state.plot],
        "effort": [
            {"space": _SPACE[space], "tokens": tokens}
            for space, tokens in enumerate(state.effort)
            if tokens
        ],
        "face_down": [_SPACE[space] for space in state.face_down],
        "walkers": [_SPACE[space] if space >= 0 else None for space in state.walkers],
        "closed": [_SPACE[space] for space in state.closed],
        "foes": [
            {
                "foe": ENEMY_ID[foe],
                "wounds": state.standing_wounds[slot],
                "health": state.standing_health[slot],
            }
            for slot, foe in enumerate(state.standing)
            if foe >= 0
        ],
        "landmarks": _landmarks(state),
        "wooden": _wooden(state),
    }


def _landmarks(state: RoadState) -> list[LandmarkView]:
    """Face-up landmarks in the order in which they were found, then those that lie face down."""
    found: list[LandmarkView] = []
    for card in state.revealed:
        visited = [seat for seat in range(state.players) if card in state.visited[seat]]
        space = _SPACE[state.landmark_at[card]]
        id = LANDMARK_ID[card]
        found.append({"space": space, "card": id, "owner": None, "visited": visited})
    for seat, at in enumerate(state.marker_at):
        if at >= 0:
            found.append({"space": _SPACE[at], "card": None, "owner": seat, "visited": []})
    return found


def _wooden(state: RoadState) -> list[str]:
    """Cities whose wooden token lies beside the board, in the adventure that has them."""
    if ADVENTURES[state.house.adventure] not in _WITH_TROPHIES:
        return []
    return [_SPACE[city] for at, city in enumerate(board.CITIES) if state.wooden[at] < 0]


def _decks(state: RoadState) -> DecksView:
    return {
        "gear": len(state.gear_deck),
        "gear_discard": len(state.gear_discard),
        "wasteland": [len(deck) for deck in state.wasteland_deck],
        "wasteland_discard": [len(deck) for deck in state.wasteland_discard],
        "exploration": len(state.exploration_deck),
        "exploration_discard": len(state.exploration_discard),
        "injuries": len(state.injury_deck),
        "malfunctions": len(state.malfunction_deck),
        "landmarks": len(state.landmark_deck),
        "parts": [PART_ID[one] for one in state.parts_deck],
        "city_tasks": _piles(state),
    }


def _piles(state: RoadState) -> dict[str, int]:
    """How many tasks lie in each city."""
    if not state.house.city_tasks:
        return {}
    return {_SPACE[city]: len(state.task_piles[at]) for at, city in enumerate(board.CITIES)}


def _trade(state: RoadState) -> TradeView:
    return {
        "offer": [face_key(face) for face in state.offer],
        "values": [BARTER[face] for face in state.offer],
        "credit": state.credit,
        "visited": [name for bit, name in _SHOPS if state.shops & bit],
        "dealt": [name for bit, name in _DEALS if state.shops & bit],
    }


def _move(state: RoadState) -> MoveView | None:
    seat = state.active
    if seat < 0 or not (state.route or state.asked[seat] == ROUTE.number):
        return None
    return {
        "route": [_SPACE[space] for space in state.route],
        "cost": state.cost,
        "fuel": route_fuel(state, seat),
        "most": reach(state, seat),
    }


# -- a seat's own part ----------------------------------------------------------------------------


def _own(state: RoadState, seat: int) -> OwnView:
    going = state.asked[seat] in (ROUTE.number, ACTION.number)
    found: Any = {
        name: make(state, seat) if going or name != "sites" else []
        for name, make in OWN_PARTS.items()
    }
    own: OwnView = found
    return own


def _looked(known: tuple[int, ...]) -> list[LookView]:
    """Pairs of a place and what is there: a space with an entry, or a seat with its seal."""
    found: list[LookView] = []
    for at, what in zip(known[::2], known[1::2], strict=True):
        if at >= 0:
            found.append({"space": _SPACE[at], "seat": None, "what": _BEHIND[what]})
        else:
            found.append({"space": None, "seat": -1 - at, "what": SEALS[what]})
    return found


def _sites(state: RoadState, seat: int) -> list[Site]:
    """Where the Plot Actions of the sheet can be done, if the knight began a turn there."""
    there = state.clone()
    there.taken = 0
    near = {state.space[seat], *board.SPECIAL[1:], *board.CITIES, *state.challenge, *state.plot}
    heaps = [space for space, tokens in enumerate(state.effort) if tokens]
    for space in (*state.walkers, *heaps):
        if space >= 0:
            near |= {space, *board.NEIGHBOURS[space]}
    found: list[Site] = []
    for at, action in enumerate(row_of(state).actions):
        where = WHERE[state.sheet][at]
        spaces: list[str] = []
        for space in sorted(near):
            there.space[seat] = space
            if where.value(there, seat, ()) != 0:
                spaces.append(_SPACE[space])
        found.append({"action": action.key, "spaces": spaces})
    return found


def _ways(state: RoadState, seat: int) -> list[Way]:
    if state.asked[seat] != ROUTE.number:
        return []
    return [
        {"space": _SPACE[space], "cost": cost, "fuel": fuel, "via": _SPACE[via]}
        for space, cost, fuel, via in ways(state, seat)
    ]


def _landmark(state: RoadState, seat: int) -> str | None:
    return LANDMARK_ID[state.landmark[seat][0]] if state.landmark[seat] else None


# by name, what there is to see: for those who look at some of it only
PARTS: Final[dict[str, Callable[[RoadState], Any]]] = {
    "step": lambda state: "setup" if state.sheet < 0 else "over" if state.over else "travel",
    "round": lambda state: state.round,
    "rounds": lambda state: state.rounds,
    "first": lambda state: state.first,
    "active": lambda state: state.active if state.active >= 0 else None,
    "actions": lambda state: state.actions if state.active >= 0 else 0,
    "taken": lambda state: [name for at, name in enumerate(TAKEN) if state.taken >> at & 1],
    "twist": lambda state: TWISTS[state.twist - 1] if state.twist else "",
    "plot": lambda state: _plot(state) if state.sheet >= 0 else None,
    "book": _book,
    "flags": lambda state: [FLAGS[at] for at, on in enumerate(state.flags) if on],
    "counters": lambda state: {
        COUNTERS[at]: number for at, number in enumerate(state.counters) if number
    },
    "board": _board,
    "seats": lambda state: [seat_row(state, seat) for seat in range(state.players)],
    "decks": _decks,
    "threat": lambda state: {
        "bag": [THREAT_ID[token] for token in state.bag],
        "drawn": [THREAT_ID[token] for token in state.drawn],
        "red": [THREAT_ID[token] for token in state.red],
    },
    "card": lambda state: CARD_ID[state.card[0]] if state.card else None,
    "row": lambda state: [CARD_ID[card] for card in state.row],
    "found": lambda state: [EXPLORATION_ID[card] for card in state.found],
    "trade": _trade,
    "points": lambda state: state.points,
    "draws": lambda state: state.draws,
    "move": _move,
    "test": test_view,
    "combat": combat_view,
}
# and what only one seat sees; sites can be looked at when nothing is asked, too
OWN_PARTS: Final[dict[str, Callable[[RoadState, int], Any]]] = {
    "ways": _ways,
    "sites": _sites,
    "entry": asking_entry,
    "source": asking_source,
    "heard": lambda state, seat: [ENTRIES[entry] for entry in state.heard[seat]],
    "seal": lambda state, seat: SEALS[state.seal[seat]] if state.seal[seat] >= 0 else None,
    "looked": lambda state, seat: _looked(state.looked[seat]),
    "landmark": _landmark,
    "choices": choices,
}


# -- words ----------------------------------------------------------------------------------------


def passages(view: Mapping[str, Any]) -> list[str]:
    """The keys of all prose that this view may be read with: entries read, the page in play."""
    own = view.get("own", {"heard": []})
    read = dict.fromkeys((*view["book"]["read"], *own["heard"]))
    keys = [f"entry-{entry}" for entry in read]
    plot = view["plot"]
    adventure = view["options"]["adventure"] if plot is None else plot["adventure"]
    assert adventure in ADVENTURES
    front = ["book-introduction", f"adventure-{adventure}"]
    # an enemy of the book is in no deck: its name is learnt when it comes up
    combat = view["combat"]
    met = [foe["foe"] for foe in view["board"]["foes"]]
    met += [combat["foe"]] if combat is not None else []
    foes = [foe for foe in dict.fromkeys(met) if foe in _OF_THE_BOOK]
    return [*front, *(_of_page(plot) if plot is not None else []), *keys, *foes]


def _of_page(plot: Mapping[str, Any]) -> list[str]:
    """The page in play: what it says, what it is called, and its Plot Actions."""
    sheet = plot["id"]
    actions = [f"plot-{sheet}-{action['key']}" for action in plot["actions"]]
    return [f"page-{sheet}", f"sheet-{sheet}", *actions]
