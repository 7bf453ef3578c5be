"""Words for tokens in cities: what spreads there, what shuts a city, where all figures meet."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import TALLIES, WALKERS
from dustboard.games.wk2.rules.experience import gain_xp
from dustboard.games.wk2.rules.places import CITY_NAMES, PLACES, space_of
from dustboard.games.wk2.rules.ports import add_tally
from dustboard.games.wk2.rules.stages import (
    CULT,
    cities_with,
    raise_stage,
    stage_of,
    worst_city,
)
from dustboard.games.wk2.rules.streams import BOOK_STREAM
from dustboard.games.wk2.rules.values import in_game
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect
from dustboard.kernel.zones import without

_WHERE: Final = ("here", "worst", "each", "new", *CITY_NAMES, *WALKERS)
_HERE: Final = 0
_WORST: Final = 1
_EACH: Final = 2
_NEW: Final = 3
_NAMED: Final = 4
_NOBODY: Final = -1
TROPHIES: Final = TALLIES.index("trophies")


class Spread(Effect[RoadState]):
    """The token of a city shows more, or less; 3 shuts the city (wk2.module.11).

    `worst` is the highest stage below 3, `each` every city with a token, `new` one without, drawn
    by lot. With `seeds` a city that comes to 3 sends a token on to a new one.
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.where = args.choice("at", _WHERE)
        self.amount = args.number("amount", default=1)
        self.seeds = args.flag("seeds")

    def _cities(self, state: RoadState, seat: int) -> list[int]:
        if self.where == _HERE:
            here = state.space[seat]
            return [here] if board.IS_CITY[here] else []
        if self.where == _WORST:
            return worst_city(state)
        if self.where == _EACH:
            return cities_with(state, 1)
        if self.where == _NEW:
            free = [city for city in board.CITIES if stage_of(state, city) == 0]
            return [free[state.below(BOOK_STREAM, len(free))]] if free else []
        named = self.where - _NAMED
        if named < len(CITY_NAMES):
            return [board.CITIES[named]]
        stands = state.walkers[named - len(CITY_NAMES)]
        return [stands] if stands != board.NOWHERE and board.IS_CITY[stands] else []

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for city in self._cities(state, seat):
            before = stage_of(state, city)
            raise_stage(state, city, self.amount.value(state, seat, scope))
            if self.seeds and before < CULT <= stage_of(state, city):
                free = [other for other in board.CITIES if stage_of(state, other) == 0]
                if free:
                    raise_stage(state, free[state.below(BOOK_STREAM, len(free))], 1)


class Trophy(Effect[RoadState]):
    """The wooden token of the knight's city, if it lies beside the board (wk2.module.03, .04).

    Each that a knight takes after its first brings experience.
    """

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        here = state.space[seat]
        if not board.IS_CITY[here] or state.wooden[board.CITIES.index(here)] != _NOBODY:
            return
        state.wooden[board.CITIES.index(here)] = seat
        if state.journal is not None:
            state.tell("trophy", "wk2.module.03", seat, {"city": board.ID[here]})
        add_tally(state, seat, TROPHIES, 1)
        if state.wooden.count(seat) > 1:
            gain_xp(state, seat, 1, "wk2.module.04")


def put_figure(state: RoadState, seat: int, space: int) -> None:
    """A figure comes to a space as the story says."""
    state.space[seat] = space
    if state.journal is not None:
        state.tell("goes", "wk2.plot.06", seat, {"space": board.ID[space]})


class Muster(Effect[RoadState]):
    """All figures meet in the first city that is shut, or at the place named: a token marks it."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.place = args.choice("at", PLACES)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        shut = cities_with(state, CULT)
        space = shut[0] if shut else space_of(self.place)
        self.ports.put_token(state, seat, self.ports.tokens.index("plot"), space)
        for one in in_game(state):
            put_figure(state, one, space)


class Close(Effect[RoadState]):
    """Spaces that nobody enters on this sheet, or, `open` again, may enter from now on."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.places = args.choices("spaces", PLACES)
        self.open = args.flag("open")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for place in self.places:
            space = space_of(place)
            if self.open and space in state.closed:
                state.closed = without(state.closed, space)
            elif not self.open and space not in state.closed:
                state.closed = tuple(sorted((*state.closed, space)))


class PutFigure(Effect[RoadState]):
    """The figure is put on a place, without icons and without a card."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.place = args.choice("at", PLACES)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        put_figure(state, seat, space_of(self.place))


WORDS: Final[tuple[Word, ...]] = (
    Word("trophy", Trophy),
    Word("spread", Spread),
    Word("muster", Muster),
    Word("close", Close),
    Word("put_figure", PutFigure),
)
