# mypyc: skip
"""What a seat sees of a table of Waste Knights II, as plain data with names instead of numbers.

Nothing of the Book of Tales is in it but the numbers of entries that were read; their words are
asked for one by one, see `passages`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import DANGERS
from dustboard.games.wk2.content.gear_table import BARTER, face_key
from dustboard.games.wk2.content.story_table import (
    ADVENTURES,
    COUNTERS,
    ENTRIES,
    FLAGS,
    SHEETS_OF,
)
from dustboard.games.wk2.content.wasteland_table import CARD_ID, ENEMY_ID, EXPLORATION_ID, THREAT_ID
from dustboard.games.wk2.rules.actions import ACTION
from dustboard.games.wk2.rules.city import GARAGE, QUACK, STALL, WORKSHOP
from dustboard.games.wk2.rules.move import ROUTE, reach, route_fuel, ways
from dustboard.games.wk2.rules.scoring import SEALS
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
    return {
        "step": "setup" if state.sheet < 0 else "over" if state.over else "travel",
        "round": state.round,
        "rounds": state.rounds,
        "first": state.first,
        "active": state.active if state.active >= 0 else None,
        "actions": state.actions if state.active >= 0 else 0,
        "taken": [name for at, name in enumerate(TAKEN) if state.taken >> at & 1],
        "plot": _plot(state) if state.sheet >= 0 else None,
        "book": _book(state),
        "flags": [FLAGS[at] for at, on in enumerate(state.flags) if on],
        "counters": {COUNTERS[at]: number for at, number in enumerate(state.counters) if number},
        "board": _board(state),
        "seats": [seat_row(state, seat) for seat in range(state.players)],
        "decks": _decks(state),
        "threat": {
            "bag": [THREAT_ID[token] for token in state.bag],
            "drawn": [THREAT_ID[token] for token in state.drawn],
            "red": [THREAT_ID[token] for token in state.red],
        },
        "card": CARD_ID[state.card[0]] if state.card else None,
        "row": [CARD_ID[card] for card in state.row],
        "found": [EXPLORATION_ID[card] for card in state.found],
        "trade": _trade(state),
        "points": state.points,
        "draws": state.draws,
        "move": _move(state),
        "test": test_view(state),
        "combat": combat_view(state),
    }


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
    }


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
    }


def _trade(state: RoadState) -> TradeView:
    return {
        "offer": [face_key(face) for face in state.offer],
        "values": [BARTER[face] for face in state.offer],
        "credit": state.credit,
        "visited": [name for bit, name in _SHOPS if state.shops & bit],
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
    asked = state.asked[seat]
    return {
        "ways": _ways(state, seat) if asked == ROUTE.number else [],
        "sites": _sites(state, seat) if asked in (ROUTE.number, ACTION.number) else [],
        "entry": asking_entry(state, seat),
        "source": asking_source(state, seat),
        "heard": [ENTRIES[entry] for entry in state.heard[seat]],
        "seal": SEALS[state.seal[seat]] if state.seal[seat] >= 0 else None,
        "looked": _looked(state.looked[seat]),
        "choices": choices(state, seat),
    }


def _looked(known: tuple[int, ...]) -> list[LookView]:
    """Pairs of a place and what is there: a space with an entry, or a seat with its seal."""
    found: list[LookView] = []
    for at, what in zip(known[::2], known[1::2], strict=True):
        if at >= 0:
            found.append({"space": _SPACE[at], "seat": None, "what": ENTRIES[what]})
        else:
            found.append({"space": None, "seat": -1 - at, "what": SEALS[what]})
    return found


def _sites(state: RoadState, seat: int) -> list[Site]:
    """Where the Plot Actions of the sheet can be done, if the knight stood there."""
    there = state.clone()
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
    return [
        {"space": _SPACE[space], "cost": cost, "fuel": fuel, "via": _SPACE[via]}
        for space, cost, fuel, via in ways(state, seat)
    ]


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
