"""Tables of Waste Knights, second edition, that are laid at a page of an adventure.

A run takes the pages in turn; on each the knights stand where something can be done, and the story
has come one way or another. Rare entries are opened by what leads to them. `wishes` are what
willing players answer.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import ARMOR, DANGERS, WEAPON
from dustboard.games.wk2.content.gear_table import GEAR_BY_ID, GEAR_TYPE, HANDS, face_of, gear_of
from dustboard.games.wk2.content.knight_table import KNIGHT_ID, VEHICLE_TYPE
from dustboard.games.wk2.content.part_table import OWN_TYPES, PART_TYPES
from dustboard.games.wk2.content.story import ENTRIES as ROWS
from dustboard.games.wk2.content.story import SHEETS as PAGES
from dustboard.games.wk2.content.story_table import COUNTERS, ENTRIES, FLAGS, POOL, SHEETS, TALLIES
from dustboard.games.wk2.content.task_table import TASK_CITY, TASK_GOAL, TOKEN_SPACES
from dustboard.games.wk2.content.wasteland_table import CARD_LETTER, SPECIAL_ID, UPGRADE_ID
from dustboard.games.wk2.rules.actions import ACTION, AFTER, CAMPS, EXPLORES, MOVES
from dustboard.games.wk2.rules.modules.landmarks import MOST, OPEN, marked
from dustboard.games.wk2.rules.modules.parts import fitting
from dustboard.games.wk2.rules.programs import READ_MARK, ROUND
from dustboard.games.wk2.rules.sheets import WHERE
from dustboard.games.wk2.rules.tasks.city_tasks import MOST_ACTIVE
from dustboard.games.wk2.rules.values import CONSCIOUS, RUNS, tank
from dustboard.games.wk2.rules.vocabulary import RUNNER
from dustboard.games.wk2.rules.wasteland import ENCOUNTER_ENTRY
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.frames import Frame
from dustboard.kernel.state import State
from dustboard.kernel.zones import without
from dustboard.lab.exhaustive import Table
from games.wk2.book_lint import named, rows_of, rows_on

ENTRY_OF: Final = {row.id: row for row in ROWS}
SITES: Final = (*board.SPECIAL[1:], *board.CITIES)
EDGES: Final = [
    space
    for crater in range(board.COUNT)
    if not board.ENTERABLE[crater]
    for space in board.NEIGHBOURS[crater]
    if board.ENTERABLE[space]
]
VISITS: Final = 12  # turns that are begun where something can be done
RARELY: Final = 0.15
SELDOM: Final = 0.03
WILLING: Final = 0.6
LANDMARK_OPTION: Final = ("during", "off", "before")
LOOKING: Final = {
    "search": ("search",),
    "turn_landmark": ("turn",),
    "swap_find": ("swap",),
    "order_task": ("task-first", "cards-first"),
    "shop": ("task:",),
    "salute": ("send",),
}
AFTERWARDS: Final = {"after_move": MOVES, "after_camp": CAMPS, "after_explore": EXPLORES}
LETTER_OF: Final = {str(entry): letter for letter, ring in POOL.items() for entry in ring}
BOXED_SPECIAL: Final = [
    SPECIAL_ID.index(row.id)
    for row in CONTENT.special
    if row.module in {"", "dogs_of_war", "paths_of_blood"}
]
# by knight: faces of its own upgrades and of those for everybody
UPGRADES: Final = [
    [
        2 * UPGRADE_ID.index(row.id) + side
        for row in (*CONTENT.personal_upgrades, *CONTENT.general_upgrades)
        for side in (0, 1)
        if getattr(row, "knight", id) == id
    ]
    for id in KNIGHT_ID
]
SHARING: Final = 2 * UPGRADE_ID.index("p-rhea-2") + 1
# by entry: the words of its rows
WORDS_OF: Final[dict[str, set[str]]] = {}
for _line in RUNNER.lines:
    WORDS_OF.setdefault(_line.name.partition("/")[0], set()).add(_line.word)
# by entry: a line of the log that nothing else brings
SAID: Final = {"49": "text event-unmarked"}
# what leads to an entry: other entries, and pages
PARENTS: Final[dict[str, list[str]]] = {entry: [] for entry in ENTRY_OF}
for _row in ROWS:
    for _entry in named(rows_of(_row)):
        PARENTS[_entry].append(_row.id)
# by page: the entries it leads to, one way or another
LEADS: Final[dict[str, set[str]]] = {}
for _page in PAGES:
    _waiting = [*named(rows_on(_page)), *map(str, _page.letters.values())]
    _waiting += [str(entry) for letter in _page.letters for entry in POOL[letter]]
    _found = LEADS[_page.id] = set()
    while _waiting:
        _entry = _waiting.pop()
        if _entry not in _found and _entry in ENTRY_OF:
            _found.add(_entry)
            _waiting += named(rows_of(ENTRY_OF[_entry]))


def after_turn(state: RoadState, then: Frame) -> None:
    """Let a frame follow on the turn that an action is chosen for now."""
    now = state.frame
    assert now is not None
    state.frame = Frame(now.program, now.path, now.seat, now.bindings, then)


class Pages:
    """Lays table after table; asked before every answer until its knights have been about."""

    def __init__(self) -> None:
        self.number = -1
        self._page = PAGES[0]
        self._left: Collection[str] = ()
        self._visits = 0
        self._sought: list[str] = []

    def begin(self, left: Collection[str]) -> Table:
        """The next page that leads to something new; the first one if there is none."""
        self.number += 1
        self._left, self._visits = left, -1
        for _ in PAGES:
            self._page = PAGES[self.number % len(PAGES)]
            self._sought = sorted(self._missed(left))
            plots = [f"plot {self._page.id} {action.key}" for action in self._page.actions]
            words = [f"word {word}" for word in WORDS_OF[self._page.id]]
            if self._sought or any(name in left for name in (*plots, *words)):
                break
            self.number += 1
        spared = {"mercy": True} if "text event-spared" in left else {}
        landmarks = LANDMARK_OPTION[self.number % len(LANDMARK_OPTION)]
        boxes = {"parts": self.number % 2 == 0, "city_tasks": self.number % 4 < 2}
        options = {"adventure": self._page.adventure, "landmarks": landmarks, **boxes, **spared}
        return Table(options, 1, WILLING)

    def _missed(self, left: Collection[str]) -> Iterator[str]:
        """Entries that nobody has read, or of which nobody has seen all."""
        for entry in LEADS[self._page.id]:
            words = WORDS_OF.get(entry, ())
            wanted = [f"card {entry}", *[f"word {word}" for word in words], SAID.get(entry, "")]
            if any(name in left for name in wanted):
                yield entry

    def __call__(self, state: State, rng: random.Random) -> bool:
        assert isinstance(state, RoadState)
        if ACTION.number not in state.asked or state.sheet < 0:
            return False
        self._visits += 1
        if self._visits == 0:
            self._turn_to(state)
            return False
        seat = state.asked.index(ACTION.number)
        lay_story(state, seat, rng)
        lay_knight(state, seat, rng)
        if state.house.parts:
            lay_parts(state, seat, rng)
        if state.house.city_tasks and rng.random() < 0.5:
            lay_task(state, seat, rng)
        elif state.house.landmarks and rng.random() < 0.4:
            lay_landmark(state, seat, rng)
        elif rng.random() < 0.7:
            go_to_work(state, seat, rng)
        if self._sought and rng.random() < 0.5:
            self._open(state, seat, rng)
        return self._visits >= VISITS

    def _turn_to(self, state: RoadState) -> None:
        """The page is turned after the turn that goes on."""
        sheet = SHEETS.index(self._page.id)
        if state.sheet != sheet:
            state.exit_to = sheet
            after_turn(state, Frame(ROUND.number, len(ROUND.steps) - 1, -1, (), None))

    def _open(self, state: RoadState, seat: int, rng: random.Random) -> None:
        """What leads to an entry that nobody has read is met when the turn is over."""
        entry = rng.choice(self._sought)
        for condition in conditions(rows_on(self._page), entry):
            satisfy(state, seat, condition)
            if condition in AFTERWARDS and state.frame is not None:
                bound = (AFTERWARDS[condition],)
                after_turn(state, Frame(AFTER.number, 0, seat, bound, state.frame.below))
        if state.frame is None:
            return
        below = state.frame.below
        doors = [one for one in PARENTS[entry] if one in LEADS[self._page.id]]
        if doors:
            number = ENTRIES.index(rng.choice(doors))
            after_turn(state, Frame(READ_MARK.number, 0, seat, (number,), below))
            return
        letter = LETTER_OF.get(entry, "")
        if letter in self._page.letters:
            ring = [ENTRIES.index(str(one)) for one in POOL[letter] if str(one) != entry]
            state.read = (*state.read, *[one for one in ring if one not in state.read])
            card = CARD_LETTER.index(letter)
            after_turn(state, Frame(ENCOUNTER_ENTRY.number, 0, seat, (card,), below))

    def wishes(self, state: State, seat: int, ask: str) -> Sequence[str]:
        """Willing players do what the page is there for."""
        if ask in LOOKING:
            return LOOKING[ask]
        return ("plot:", "special:", "regain", "fix") if ask == "action" else ()


def lay_landmark(state: RoadState, seat: int, rng: random.Random) -> None:
    """A landmark lies open where the knight stands, one that it has not used; or it is near one."""
    hidden = [at for at in state.marker_at if at >= 0]
    if hidden and rng.random() < 0.6:
        at = rng.choice(hidden)
        near = [one for one in board.NEIGHBOURS[at] if board.ENTERABLE[one]]
        state.space[seat] = rng.choice([at, *near])
        return
    if state.landmark_deck and len(state.revealed) < MOST:
        card = rng.choice(state.landmark_deck)
        free = [one for one in range(board.COUNT) if OPEN[one] and not marked(state, one)]
        state.landmark_deck = without(state.landmark_deck, card)
        state.revealed = (*state.revealed, card)
        state.landmark_at[card] = rng.choice(free)
    if state.revealed:
        card = rng.choice(state.revealed)
        state.visited[seat] = tuple([one for one in state.visited[seat] if one != card])
        state.space[seat] = state.landmark_at[card]
        state.radiation[seat] = state.contaminated[seat] = 1
    if rng.random() < RARELY:
        state.landmark_deck = ()  # nothing is left that would fit


def lay_parts(state: RoadState, seat: int, rng: random.Random) -> None:
    """The knight has parts on one vehicle or another, and now and then stands in a city."""
    if rng.random() < 0.5 and not state.parts[seat]:
        state.vehicle[seat] = rng.randrange(len(OWN_TYPES) - 1)
    wanted = fitting(state, seat)
    while wanted and rng.random() < 0.7:
        part = rng.choice(wanted)
        if PART_TYPES[part] >> VEHICLE_TYPE[state.vehicle[seat]] & 1:
            state.parts_deck = without(state.parts_deck, part)
            state.parts[seat] = tuple(sorted((*state.parts[seat], part)))
        wanted = [one for one in fitting(state, seat) if one != part]
    if rng.random() < RARELY:
        state.space[seat] = rng.choice(board.CITIES)
    if rng.random() < RARELY:
        others = [one for one in range(state.players) if one != seat and not state.out[one]]
        if others and state.malfunction_deck and state.wreck[others[0]] == RUNS:
            fault, state.malfunction_deck = state.malfunction_deck[-1], state.malfunction_deck[:-1]
            state.wreck[others[0]] = fault
            state.space[others[0]] = state.space[seat]


def lay_task(state: RoadState, seat: int, rng: random.Random) -> None:
    """The knight has tasks, and stands where one may be done or taken on."""
    held = [TASK_CITY[task] for task in (*state.tasks[seat], *state.tasks_done[seat])]
    free = [city for city, pile in enumerate(state.task_piles) if pile and city not in held]
    if free and len(state.tasks[seat]) < MOST_ACTIVE:
        city = rng.choice(free)
        task = state.task_piles[city][-1]
        state.task_piles[city] = state.task_piles[city][:-1]
        state.tasks[seat] = (*state.tasks[seat], task)
        if TOKEN_SPACES[task]:
            state.task_at[task] = TOKEN_SPACES[task][0]
    tokens = [state.task_at[task] for task in state.tasks[seat] if state.task_at[task] >= 0]
    homes = [board.CITIES[TASK_CITY[task]] for task in state.tasks[seat]]
    numbered = [board.SPECIAL[number] for number in (6, 15, 16)]
    state.space[seat] = rng.choice([*tokens, *tokens, *homes, *numbered, *board.CITIES])
    if rng.random() < 0.2:
        for task in state.tasks[seat]:
            state.task_steps[task] = max(state.task_steps[task], TASK_GOAL[task] - 1)


# -- the state of a table -------------------------------------------------------------------------


def lay_story(state: RoadState, seat: int, rng: random.Random) -> None:
    """The story has come here one way or another."""
    for flag in range(len(FLAGS)):
        if rng.random() < RARELY:
            state.flags[flag] = rng.randrange(2)
    for counter in range(len(COUNTERS)):
        if rng.random() < RARELY:
            state.counters[counter] = rng.randrange(10)
    for tally in range(len(TALLIES)):
        if rng.random() < RARELY:
            state.tally[seat * len(TALLIES) + tally] = rng.randrange(3)
    if rng.random() < RARELY:
        state.time = min(state.time, 1)
    if rng.random() < RARELY:
        state.round = rng.randrange(1, 8)
    if rng.random() < SELDOM:
        state.challenge = ()
    if rng.random() < RARELY:
        state.lies[seat] = 1
    if rng.random() < RARELY:
        state.debt[seat] = rng.randrange(1, 4)
    if rng.random() < RARELY:
        marker = rng.randrange(len(DANGERS)) * board.COUNT + state.space[seat]
        state.markers = tuple(sorted({*state.markers, marker}))
    held = [card for cards in state.special for card in cards]
    free = [card for card in BOXED_SPECIAL if card not in held]
    if free and rng.random() < RARELY:
        state.special[seat] = (*state.special[seat], rng.choice(free))


def conditions(rows: Any, entry: str) -> list[str]:
    """What must be so that rows lead to an entry; empty if they do not."""
    for row in [rows] if isinstance(rows, dict) else rows:
        if isinstance(row, dict) and entry in named(row):
            inner = [value for value in row.values() if isinstance(value, (list, tuple))]
            own = [row[name] for name in ("if", "when") if name in row]
            return [*own, *conditions(inner, entry)]
        if isinstance(row, (list, tuple)) and entry in named(row):
            return conditions(row, entry)
    return []


def satisfy(state: RoadState, seat: int, condition: str) -> None:
    """As far as it speaks of flags, counters, rounds and places, a condition holds from now on."""
    if condition == "time_out":
        state.time = 1
    for part in condition.split(" and "):
        place = part.removeprefix("here.")
        if place.isdecimal():
            state.space[seat] = board.SPECIAL[int(place)]
        name, _, amount = part.removeprefix("not ").partition(" ")
        if name in FLAGS and not amount:
            state.flags[FLAGS.index(name)] = int(not part.startswith("not "))
        sign, _, number = amount.partition(" ")
        if number.isdecimal() and sign in ("==", ">=", ">"):
            value = int(number) + int(sign == ">")
            if name in COUNTERS:
                state.counters[COUNTERS.index(name)] = value
            elif name == "round":
                state.round = value - 1  # the next one is it


def lay_knight(state: RoadState, seat: int, rng: random.Random) -> None:
    """The knight is whole or has just fallen, has something, and has learnt something."""
    state.wounds[seat] = state.contaminated[seat] = 0
    state.fuel[seat] = rng.randrange(tank(state, seat) + 1)
    state.ammo[seat], state.meds[seat] = rng.randrange(4), rng.randrange(4)
    state.radiation[seat] = rng.randrange(2)
    for _ in range(rng.randrange(1, 4)):
        if state.gear_deck:
            fetch_gear(state, seat, rng)
    own = [face for face in UPGRADES[state.knight[seat]] if face not in state.upgrades[seat]]
    if own and rng.random() < 0.5:
        face = rng.choice(own)
        state.upgrades[seat] = tuple(sorted((*state.upgrades[seat], face)))
        gear = GEAR_BY_ID.get(UPGRADE_ID[face // 2])
        if gear is not None:
            wear(state, seat, face_of(gear, 0))
    if rng.random() < RARELY:
        stand_together(state, seat)
    if state.injury_deck and rng.random() < RARELY:
        injury, state.injury_deck = state.injury_deck[-1], state.injury_deck[:-1]
        if rng.random() < 0.5 and state.down[seat] == CONSCIOUS:
            state.down[seat] = injury
        else:
            state.injuries[seat] = (*state.injuries[seat][:1], injury)
    if state.malfunction_deck and rng.random() < RARELY:
        fault, state.malfunction_deck = state.malfunction_deck[-1], state.malfunction_deck[:-1]
        if rng.random() < 0.5 and state.wreck[seat] == RUNS:
            state.wreck[seat] = fault
        else:
            state.malfunctions[seat] = (*state.malfunctions[seat][:1], fault)


def stand_together(state: RoadState, seat: int) -> None:
    """All knights are on one space, and would take a blow for each other."""
    if SHARING not in state.upgrades[seat]:
        state.upgrades[seat] = tuple(sorted((*state.upgrades[seat], SHARING)))
    for other in range(state.players):
        if not state.out[other]:
            state.space[other] = state.space[seat]


def fetch_gear(state: RoadState, seat: int, rng: random.Random) -> None:
    """A card of the gear deck, in working order or not."""
    at = rng.randrange(len(state.gear_deck))
    gear = gear_of(state.gear_deck[at])
    state.gear_deck = state.gear_deck[:at] + state.gear_deck[at + 1 :]
    wear(state, seat, face_of(gear, int(rng.random() < 0.3)))


def wear(state: RoadState, seat: int, face: int) -> None:
    """A card comes where it belongs; what was there is gone."""
    gear = gear_of(face)
    if GEAR_TYPE[gear] == ARMOR:
        state.armor[seat] = (face,)
    elif GEAR_TYPE[gear] == WEAPON and HANDS[gear]:
        state.hands[seat] = (face,)
    else:
        state.stowed[seat] = tuple(sorted((*state.stowed[seat][:2], face)))


def go_to_work(state: RoadState, seat: int, rng: random.Random) -> None:
    """The knight stands where a Plot Action of the page can be done, if there is such a place."""
    walkers = [space for space in state.walkers if space >= 0]
    near = sorted({*SITES, *state.challenge, *state.plot, *walkers})
    home = state.space[seat]
    if rng.random() < SELDOM:  # at the edge of a crater there is only a crater
        state.space[seat] = rng.choice(EDGES)
        return
    rng.shuffle(near)
    for space in near:
        state.space[seat] = space
        if any(where.value(state, seat, ()) != 0 for where in WHERE[state.sheet]):
            return
    state.space[seat] = home
