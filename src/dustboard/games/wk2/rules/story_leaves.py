"""The numbers of a story that conditions and amounts of rows may speak of, by name.

A plain name is a number of the knight or of the table (`fuel`, `round`), a flag or a counter of the
story. `here.` is about the knight's space, `near.` about it and its neighbours, `my.` about what
the knight itself has noted or counted, `most.`, `all.` and `rivals.` about the counts of others.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.gear_table import ATTACK, GEAR_ID, gear_of
from dustboard.games.wk2.content.story_table import (
    COUNTERS,
    ENTRIES,
    FLAGS,
    MEMORIES,
    TALLIES,
    WALKERS,
)
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.leaves import LEAF_NAMES, LEAF_READERS, Reader
from dustboard.games.wk2.rules.places import line_of
from dustboard.games.wk2.rules.scoring import SEALS, place_of
from dustboard.games.wk2.rules.stages import CULT, cities_with, stage_of
from dustboard.games.wk2.rules.values import in_game
from dustboard.games.wk2.state.state import RoadState

TOKEN_HERE: Final = "here.token"  # asked of the task on which it stands
RED: Final = SEALS.index("red")
MOVED: Final = 1 << 1  # the bit of a Move Action in `taken`


def tally_of(state: RoadState, seat: int, tally: int) -> int:
    """What is counted for a knight."""
    return state.tally[seat * len(TALLIES) + tally]


def tokens_at(state: RoadState, token: int, space: int) -> int:
    """How many challenge, plot or general tokens lie on a space."""
    if token == 2:
        return state.effort[space]
    return (state.plot if token else state.challenge).count(space)


# -- plain names ----------------------------------------------------------------------------------


def _knights(state: RoadState, seat: int) -> int:
    return len(in_game(state))


def _first(state: RoadState, seat: int) -> int:
    return int(state.first == seat)


def _weapons(state: RoadState, seat: int) -> int:
    """Working weapons, in hand or stowed."""
    faces = state.hands[seat] + state.stowed[seat]
    return len([face for face in faces if ATTACK[gear_of(face)] >= 0 and not face & 1])


def _moved(state: RoadState, seat: int) -> int:
    return int(state.active == seat and state.taken & MOVED != 0)


def _row(state: RoadState, seat: int) -> int:
    return len(state.row)


def _deck(state: RoadState, seat: int) -> int:
    return len(state.side_deck) + len(state.beside)


def _pouch(state: RoadState, seat: int) -> int:
    return len(state.pouch)


def _gear_cards(state: RoadState, seat: int) -> int:
    return len(state.hands[seat] + state.armor[seat] + state.stowed[seat])


def _time_turned(state: RoadState, seat: int) -> int:
    return state.bent


def _lied(state: RoadState, seat: int) -> int:
    """Whether one of the knight's clues is false."""
    return int(state.lies[seat] > 0)


def _fight(state: RoadState, seat: int) -> int:
    return int(not state.terms_off)


def _plot_tokens(state: RoadState, seat: int) -> int:
    return len(state.plot)


def _face_down(state: RoadState, seat: int) -> int:
    return len(state.face_down)


def _general(state: RoadState, seat: int) -> int:
    return state.effort[state.space[seat]]


def _special_location(state: RoadState, seat: int) -> int:
    return int(board.SPECIAL_NUMBER[state.space[seat]] > 0)


def _own_token(state: RoadState, seat: int) -> int:
    """Whether the token of any task of the knight lies on its space."""
    return int(any(state.task_at[task] == state.space[seat] for task in state.tasks[seat]))


def _line_clear(state: RoadState, seat: int) -> int:
    return int(_next_on_line(state) >= 0)


def _line_end(state: RoadState, seat: int) -> int:
    return int(bool(line_of(state)) and _at_end(state))


def _here_stage(state: RoadState, seat: int) -> int:
    """What the token of the city shows in which the knight stands."""
    return stage_of(state, state.space[seat])


def _standing(state: RoadState, seat: int) -> int:
    """How many enemies stand."""
    return len([foe for foe in state.standing if foe >= 0])


def _standing_half(state: RoadState, seat: int) -> int:
    """How many of them have wounds for half their Health."""
    slots = [slot for slot, foe in enumerate(state.standing) if foe >= 0]
    return len(
        [slot for slot in slots if 2 * state.standing_wounds[slot] >= state.standing_health[slot]]
    )


def _accepted(state: RoadState, seat: int) -> int:
    """How many knights have said yes to the offer; nobody is told who."""
    return len([one for one in in_game(state) if state.seal[one] == RED])


def _cults(state: RoadState, seat: int) -> int:
    return len(cities_with(state, CULT))


def _infected(state: RoadState, seat: int) -> int:
    return len(cities_with(state, 1))


_PLAIN: Final[tuple[tuple[str, Reader], ...]] = (
    ("knights", _knights),
    ("first", _first),
    ("weapons", _weapons),
    ("turn.moved", _moved),
    ("place", place_of),
    ("row", _row),
    ("deck", _deck),
    ("pouch", _pouch),
    ("fight", _fight),
    ("cards", _gear_cards),
    ("time.turned", _time_turned),
    ("lied", _lied),
    ("board.plot", _plot_tokens),
    ("board.face_down", _face_down),
    ("here.general", _general),
    ("here.special", _special_location),
    ("here.stage", _here_stage),
    ("standing", _standing),
    ("standing.half", _standing_half),
    ("accepted", _accepted),
    ("cults", _cults),
    ("infected", _infected),
    ("line.clear", _line_clear),
    ("line.end", _line_end),
    (TOKEN_HERE, _own_token),
)


def _at_end(state: RoadState) -> bool:
    return state.walkers[0] == line_of(state)[-1]


def _next_on_line(state: RoadState) -> int:
    """The next space of the line, if no general token lies there; else -1."""
    line = line_of(state)
    if state.walkers[0] not in line or _at_end(state):
        return board.NOWHERE
    space = line[line.index(state.walkers[0]) + 1]
    return board.NOWHERE if state.effort[space] else space


# -- families of names ----------------------------------------------------------------------------


class _Family:
    """Names with one beginning, each of which stands for a number: a place, a card, a count."""

    def __init__(self, start: str, names: tuple[str, ...], reading: int) -> None:
        self.names = tuple([start + name for name in names])
        self.reading = reading


_FLAG: Final = 0
_COUNTER: Final = 1
_MEMORY: Final = 2
_SPECIAL: Final = 3
_HELD: Final = 4
_NEAR_SPECIAL: Final = 5
_GEAR: Final = 6
_HERE_CITY: Final = 7
_HERE_NUMBER: Final = 8
_HERE_SPACE: Final = 9
_HERE_WALKER: Final = 10
_NEAR_WALKER: Final = 11
_GUARDS: Final = 12
_NEAR_TOKEN: Final = 13
_READ: Final = 14
_MY_FLAG: Final = 15
_WITH_FLAG: Final = 16
_MY_TALLY: Final = 17
_MOST_TALLY: Final = 18
_ALL_TALLY: Final = 19
_RIVALS_TALLY: Final = 20
_SEAL: Final = 21
_ON_BOARD: Final = 22
_HERE_SPECIAL: Final = 23
_STEPS_TO: Final = 24

_NUMBERS: Final = tuple([str(number) for number in SPECIAL_BY_NUMBER])
_CARDS: Final = tuple(SPECIAL_BY_NUMBER.values())
TOKENS: Final = ("challenge", "plot", "general")
_FAMILIES: Final = (
    _Family("", FLAGS, _FLAG),
    _Family("", COUNTERS, _COUNTER),
    _Family("", MEMORIES, _MEMORY),
    _Family("special.", _NUMBERS, _SPECIAL),
    _Family("held.", _NUMBERS, _HELD),
    _Family("near.special.", _NUMBERS, _NEAR_SPECIAL),
    _Family("gear.", tuple(GEAR_ID), _GEAR),
    _Family("here.", tuple([board.CITY[city] for city in board.CITIES]), _HERE_CITY),
    _Family("here.", tuple([str(number) for number in range(1, 21)]), _HERE_NUMBER),
    _Family("here.", tuple(board.ID), _HERE_SPACE),
    _Family("here.", WALKERS, _HERE_WALKER),
    _Family("near.", WALKERS, _NEAR_WALKER),
    _Family("board.", WALKERS, _ON_BOARD),
    _Family("guards.", WALKERS, _GUARDS),
    _Family("near.", TOKENS, _NEAR_TOKEN),
    _Family("read.", ENTRIES, _READ),
    _Family("my.", FLAGS, _MY_FLAG),
    _Family("with.", FLAGS, _WITH_FLAG),
    _Family("my.", TALLIES, _MY_TALLY),
    _Family("most.", TALLIES, _MOST_TALLY),
    _Family("all.", TALLIES, _ALL_TALLY),
    _Family("rivals.", TALLIES, _RIVALS_TALLY),
    _Family("seal.", SEALS, _SEAL),
    _Family("here.special.", _NUMBERS, _HERE_SPECIAL),
    _Family("steps.", tuple([board.CITY[city] for city in board.CITIES]), _STEPS_TO),
)
_READERS: Final[list[Reader]] = [*LEAF_READERS, *[reader for _, reader in _PLAIN]]
LEAVES: Final[tuple[str, ...]] = (
    *LEAF_NAMES,
    *[name for name, _ in _PLAIN],
    *[name for family in _FAMILIES for name in family.names],
)
# by leaf after the plain ones: what is read, and of what
_WHAT: Final[tuple[tuple[int, int], ...]] = tuple(
    [(family.reading, at) for family in _FAMILIES for at in range(len(family.names))]
)


def number(state: RoadState, seat: int, at: int) -> int:
    """The number with the name at this place of `LEAVES`."""
    if at < len(_READERS):
        return _READERS[at](state, seat)
    reading, which = _WHAT[at - len(_READERS)]
    if reading == _FLAG:
        return state.flags[which]
    if reading == _COUNTER:
        return state.counters[which]
    if reading <= _NEAR_SPECIAL:
        return _of_cards(state, seat, reading, which)
    if reading <= _NEAR_TOKEN:
        return _of_places(state, seat, reading, which)
    if reading <= _WITH_FLAG:
        return _of_notes(state, seat, reading, which)
    if reading <= _RIVALS_TALLY:
        return _of_tallies(state, seat, reading, which)
    if reading == _SEAL:
        return int(state.seal[seat] == which)
    if reading == _HERE_SPECIAL:
        return _of_cards(state, seat, reading, which)
    if reading == _STEPS_TO:
        return board.STEPS[board.CITIES[which]][state.space[seat]]
    return int(state.walkers[which] != board.NOWHERE)


def _of_cards(state: RoadState, seat: int, reading: int, which: int) -> int:
    if reading == _MEMORY:
        return int(state.house.memories[which])
    card = _CARDS[which]
    if reading == _SPECIAL:
        return int(card in state.special[seat])
    holders = [other for other in in_game(state) if card in state.special[other]]
    if reading == _HELD:
        return len(holders)
    here = state.space[seat]
    most = 0 if reading == _HERE_SPECIAL else 1
    near = [one for one in holders if one != seat and board.STEPS[here][state.space[one]] <= most]
    return len(near)


def _of_places(state: RoadState, seat: int, reading: int, which: int) -> int:
    here = state.space[seat]
    if reading == _GEAR:
        faces = state.hands[seat] + state.armor[seat] + state.stowed[seat]
        return int(2 * which in faces or 2 * which + 1 in faces)
    if reading == _HERE_CITY:
        return int(here == board.CITIES[which])
    if reading == _HERE_NUMBER:
        return int(here == board.SPECIAL[which + 1])
    if reading == _HERE_SPACE:
        return int(here == which)
    if reading == _NEAR_TOKEN:
        return sum(tokens_at(state, which, space) for space in (here, *board.NEIGHBOURS[here]))
    walker = state.walkers[which]
    if walker == board.NOWHERE:
        return 0
    if reading == _HERE_WALKER:
        return int(here == walker)
    if reading == _NEAR_WALKER:
        return int(board.STEPS[here][walker] <= 1)
    return len([one for one in in_game(state) if board.STEPS[state.space[one]][walker] <= 1])


def _of_notes(state: RoadState, seat: int, reading: int, which: int) -> int:
    if reading == _READ:
        return int(which in state.read)
    if reading == _MY_FLAG:
        return int(which in state.noted[seat])
    here = state.space[seat]
    return len(
        [one for one in in_game(state) if state.space[one] == here and which in state.noted[one]]
    )


def _of_tallies(state: RoadState, seat: int, reading: int, which: int) -> int:
    if reading == _MY_TALLY:
        return tally_of(state, seat, which)
    counts = [
        tally_of(state, other, which)
        for other in in_game(state)
        if reading != _RIVALS_TALLY or other != seat
    ]
    return sum(counts) if reading == _ALL_TALLY else max(counts, default=0)
