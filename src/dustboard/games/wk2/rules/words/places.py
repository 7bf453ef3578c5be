"""Words for the board of a story: markers that walk, a railway, tokens that lie face down."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import ENTRIES, WALKERS
from dustboard.games.wk2.content.wasteland_table import LANDMARK_ENTRY, SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.harm import settle_all
from dustboard.games.wk2.rules.places import PLACES, line_of, next_step, space_of
from dustboard.games.wk2.rules.ports import GENERAL, tell_token
from dustboard.games.wk2.rules.stages import CULT, stage_of
from dustboard.games.wk2.rules.streams import BOOK_STREAM
from dustboard.games.wk2.rules.values import conscious, in_game
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Picking
from dustboard.kernel.zones import without

HERE: Final = "here"
GONE: Final = "gone"
TRAIN: Final = WALKERS.index("train")


def tell_walker(state: RoadState, walker: int, rule: str) -> None:
    """Say where a marker stands now."""
    if state.journal is not None:
        space = state.walkers[walker]
        if space == board.NOWHERE:
            state.tell("walked-off", rule, -1, {"walker": WALKERS[walker]})
            return
        data = {"walker": WALKERS[walker], "space": board.ID[space]}
        state.tell("walks", rule, -1, data)


def _carry(state: RoadState, seat: int, space: int, rule: str = "wk2.walker.01") -> None:
    """A figure comes to a space without a move."""
    state.space[seat] = space
    if state.journal is not None:
        state.tell("goes", rule, seat, {"space": board.ID[space]})
    settle_all(state)


class Stand(Effect[RoadState]):
    """A marker is put on a place, on the knight's space, or taken off the board."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.walker = args.choice("walker", WALKERS)
        self.place = args.choice("at", (HERE, GONE, *PLACES)) - 2

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.place >= 0:
            state.walkers[self.walker] = space_of(self.place)
        else:
            gone = self.place == -1
            state.walkers[self.walker] = board.NOWHERE if gone else state.space[seat]
        tell_walker(state, self.walker, "wk2.walker.01")


class Walk(Effect[RoadState]):
    """A marker goes so many steps towards a place; `arrive` happens once it is there."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.walker = args.choice("walker", WALKERS)
        self.goal = args.choice("to", PLACES)
        self.steps = args.number("steps", least=1, default=1)
        self.arrives = args.block("arrive")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.walkers[self.walker] not in (board.NOWHERE, space_of(self.goal))

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if not self.check(state, seat, scope):
            return
        goal = space_of(self.goal)
        for _ in range(self.steps.value(state, seat, scope)):
            state.walkers[self.walker] = next_step(state, state.walkers[self.walker], goal)
        tell_walker(state, self.walker, "wk2.walker.01")
        if state.walkers[self.walker] == goal:
            self.enter(state, self.arrives, seat, scope)


class WalkNearest(Effect[RoadState]):
    """A marker goes towards the nearest of several places (wk2.walker.02).

    Of places equally near it takes one that no other marker goes to, then the lower space. A city
    that is taken already is no goal, and who has taken one stays there.
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.walker = args.choice("walker", WALKERS)
        self.goals = args.choices("to", PLACES)
        self.arrives = args.block("arrive")

    def goal(self, state: RoadState) -> int:
        """Where it goes."""
        away = board.STEPS[state.walkers[self.walker]]
        others = [goal for walker, goal in enumerate(state.walker_goals) if walker != self.walker]
        spaces = [space_of(place) for place in self.goals]
        spaces = [space for space in spaces if stage_of(state, space) < CULT]
        if not spaces:
            return state.walkers[self.walker]
        return min(spaces, key=lambda space: (away[space], space in others, space))

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        stands = state.walkers[self.walker]
        stays = stands == state.walker_goals[self.walker] and stage_of(state, stands) >= CULT
        if stands == board.NOWHERE or not self.goals or stays:
            return
        goal = state.walker_goals[self.walker] = self.goal(state)
        state.walkers[self.walker] = next_step(state, state.walkers[self.walker], goal)
        tell_walker(state, self.walker, "wk2.walker.02")
        if state.walkers[self.walker] == goal:
            self.enter(state, self.arrives, seat, scope)


class Pursue(Walk):
    """A marker goes so many steps after who holds a special card, or to where it was lured."""

    def __init__(self, args: Args) -> None:
        Effect.__init__(self, args)
        self.walker = args.choice("walker", WALKERS)
        self.card = args.whole("number", least=1, most=23)
        self.steps = args.number("steps", least=1, default=1)
        self.arrives = args.block("arrive")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.walkers[self.walker] != board.NOWHERE

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        card = SPECIAL_BY_NUMBER[self.card]
        holders = [one for one in in_game(state) if card in state.special[one]]
        if not self.check(state, seat, scope) or not holders:
            return
        lured = state.walker_goals[self.walker]
        goal = lured if lured != board.NOWHERE else state.space[holders[0]]
        state.walker_goals[self.walker] = board.NOWHERE
        before = state.walkers[self.walker]
        for _ in range(self.steps.value(state, seat, scope)):
            state.walkers[self.walker] = next_step(state, state.walkers[self.walker], goal)
        if state.walkers[self.walker] != before:
            tell_walker(state, self.walker, "wk2.walker.01")
        if state.walkers[self.walker] == state.space[holders[0]]:
            self.enter(state, self.arrives, holders[0], scope)


class Lure(Effect[RoadState]):
    """A marker goes to the knight's space when it moves next."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.walker = args.choice("walker", WALKERS)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.walker_goals[self.walker] = state.space[seat]


class RollOn(Picking[RoadState]):
    """The train goes one space along the line of the sheet; knights there may ride along."""

    def domain(self) -> str:
        return "ride"

    def next_space(self, state: RoadState) -> int:
        """Where the line goes on, unless torn track lies there."""
        line = line_of(state)
        at = line.index(state.walkers[TRAIN]) + 1 if state.walkers[TRAIN] in line else len(line)
        return line[at] if at < len(line) and not state.effort[line[at]] else board.NOWHERE

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return self.next_space(state) != board.NOWHERE

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        space = self.next_space(state)
        if space == board.NOWHERE:
            return
        left = state.walkers[TRAIN]
        state.walkers[TRAIN] = space
        tell_walker(state, TRAIN, "wk2.walker.01")
        for one in reversed(in_game(state)):
            if state.space[one] == left and conscious(state, one):
                super().apply(state, one, scope)

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return [0, 1]

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return ("ride", "stay")[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message(("option-ride", "option-stay")[action])

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-ride")

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        if chosen == 0:
            _carry(state, seat, state.walkers[TRAIN])


class Tear(Effect[RoadState]):
    """Torn track, a general token, comes to the next space of the line."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        line = line_of(state)
        if state.walkers[TRAIN] in line[:-1]:
            ahead = line[line.index(state.walkers[TRAIN]) + 1]
            state.effort[ahead] = 1
            tell_token(state, GENERAL, ahead, True)


class _OneSpace(Picking[RoadState]):
    """A space is chosen."""

    def domain(self) -> str:
        return "space"

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return board.ID[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-go", {"space": action})


class Lift(_OneSpace):
    """A token on the knight's space or next to it, or `anywhere`, leaves the board."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.token = args.choice("token", args.ports.tokens)
        self.anywhere = args.flag("anywhere")

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        here = state.space[seat]
        spaces = range(board.COUNT) if self.anywhere else (here, *board.NEIGHBOURS[here])
        return [one for one in sorted(spaces) if self.ports.tokens_at(state, self.token, one)]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        if self.token == GENERAL:
            state.effort[chosen] -= 1
        elif self.token:
            state.plot = without(state.plot, chosen)
        else:
            state.challenge = without(state.challenge, chosen)
        tell_token(state, self.token, chosen, False)


class Gather(_OneSpace):
    """The figure starts on a space of choice within so many steps of a place."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.place = args.choice("at", PLACES)
        self.steps = args.whole("steps", least=0)

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        away = board.STEPS[space_of(self.place)]
        return [
            space
            for space in range(board.COUNT)
            if away[space] <= self.steps and space not in state.closed
        ]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        state.space[seat] = chosen
        if state.journal is not None:
            state.tell("goes", "wk2.plot.06", seat, {"space": board.ID[chosen]})


class StartInCity(_OneSpace):
    """The figure starts in a city of choice in which no other one stands."""

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        others = [state.space[one] for one in range(state.players) if one != seat]
        return [city for city in board.CITIES if city not in others]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        state.space[seat] = chosen
        if state.journal is not None:
            state.tell("goes", "wk2.plot.06", seat, {"space": board.ID[chosen]})


class GoBack(Effect[RoadState]):
    """The figure goes back to the space that it left last, without icons and without a card."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if state.behind != board.NOWHERE:
            _carry(state, seat, state.behind, "wk2.move.16")


class HideTokens(Effect[RoadState]):
    """Plot tokens lie face down, one on each space, with an entry under each, shuffled."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.places = args.choices("spaces", PLACES)
        self.entries = args.choices("entries", ENTRIES)
        if len(self.places) != len(self.entries):
            args.refuse("entries", "expected as many as there are spaces")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        spaces = tuple(sorted([space_of(place) for place in self.places]))
        state.face_down = spaces
        state.under = state.shuffled(BOOK_STREAM, self.entries)
        state.plot = tuple(sorted((*state.plot, *spaces)))


class TurnToken(Effect[RoadState]):
    """The face-down token on the knight's space is turned: it leaves, and its entry is read."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.space[seat] in state.face_down

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        here = state.space[seat]
        if here not in state.face_down:
            return
        at = state.face_down.index(here)
        entry = state.under[at]
        state.face_down = state.face_down[:at] + state.face_down[at + 1 :]
        state.under = state.under[:at] + state.under[at + 1 :]
        state.plot = without(state.plot, here)
        first, source = self.runner.lists[ENTRIES[entry]]
        self.ports.read(state, seat, source)
        self.enter(state, first, seat, (source,))


def unknown(state: RoadState, seat: int) -> list[int]:
    """The spaces of face-down plot tokens and landmarks that a knight has not looked at."""
    known = state.looked[seat][::2]
    others = [space for one, space in enumerate(state.marker_at) if one != seat and space >= 0]
    found = sorted([*state.face_down, *others])
    return [space for space in found if space not in known]


def look_at(state: RoadState, seat: int, space: int) -> None:
    """Only this knight learns the entry behind a face-down token; of a landmark it is its own."""
    if space in state.face_down:
        entry = state.under[state.face_down.index(space)]
    else:
        owner = state.marker_at.index(space)
        entry = LANDMARK_ENTRY[state.landmark[owner][0]] - 1
    state.looked[seat] = (*state.looked[seat], space, entry)


class LookAtToken(_OneSpace):
    """The knight looks at one face-down token; nobody else learns what it is."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return unknown(state, seat)

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        look_at(state, seat, chosen)
        if state.journal is not None:
            state.tell("looks", "wk2.adventure.05", seat, {})


class LookAround(Effect[RoadState]):
    """The knight looks at all face-down tokens within so many steps."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.steps = args.whole("steps", least=1)
        self.needed = True

    def _near(self, state: RoadState, seat: int) -> list[int]:
        away = board.STEPS[state.space[seat]]
        return [space for space in unknown(state, seat) if away[space] <= self.steps]

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(self._near(state, seat)) > 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for space in self._near(state, seat):
            look_at(state, seat, space)
        if state.journal is not None:
            state.tell("looks", "wk2.adventure.05", seat, {})


class SwapPlaces(Effect[RoadState]):
    """The figure and that of the active knight change places."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.active >= 0 and state.active != seat

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.check(state, seat, scope):
            other, here = state.active, state.space[seat]
            _carry(state, seat, state.space[other])
            _carry(state, other, here)


WORDS: Final[tuple[Word, ...]] = (
    Word("stand", Stand),
    Word("walk", Walk),
    Word("walk_nearest", WalkNearest),
    Word("pursue", Pursue),
    Word("lure", Lure),
    Word("roll_on", RollOn),
    Word("tear", Tear),
    Word("lift", Lift),
    Word("gather", Gather),
    Word("start_in_city", StartInCity),
    Word("go_back", GoBack),
    Word("hide_tokens", HideTokens),
    Word("turn_token", TurnToken),
    Word("look_token", LookAtToken),
    Word("look_around", LookAround),
    Word("swap_places", SwapPlaces),
)
