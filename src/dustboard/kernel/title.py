"""A title: one board game, described to the kernel.

>>> Outcome((1,), (18, 22), "goal-reached").plain()
{'winners': [1], 'scores': [18, 22], 'reason': 'goal-reached'}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from .cast import ANYBODY, Cast
from .decisions import Ask, Message
from .errors import BadSetup
from .events import Event
from .facets import Facet, deck_facet
from .frames import Program
from .knowledge.fields import Field
from .layouts import Layout, Named
from .odds import Chance, Roll
from .options import SCENE, OptionSpec, Preset, Scenario, check_options
from .papers import Paper
from .reasons import Reason
from .state import State
from .tales import Character, Tale, Told
from .views import Result

Invariant = Callable[[Any], str]  # gives "" when it holds, else what is wrong
Seen = tuple[str, int, dict[str, Any]]  # an event as a viewer sees it: kind, seat, data
SPECTATOR = -1


class Outcome:
    """How a game ended; the title's text `reason-<reason>` says why in words."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason

    def plain(self) -> Result:
        """As plain data for views and records."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
        }


class Figures:
    """Facts of a finished game for statistics: words group games or seats, numbers are counted."""

    __slots__ = ("cards", "game", "seats", "used")

    def __init__(
        self,
        game: dict[str, str | int],
        seats: dict[str, list[Any]],
        cards: list[dict[str, int]] | None = None,
        used: list[str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats  # one word or number for each seat
        # for each seat what it owned, by the id of the design: the round in which it was gained
        # first, 0 for what it began with
        self.cards = cards
        self.used = used  # the designs that did something in this game

    def plain(self) -> dict[str, Any]:
        """As plain data for rows."""
        found: dict[str, Any] = {
            "game": dict(self.game),
            "seats": {name: list(self.seats[name]) for name in self.seats},
        }
        if self.cards is not None:
            found["cards"] = [dict(one) for one in self.cards]
        if self.used is not None:
            found["used"] = list(self.used)
        return found


class Title:
    """What a title tells the kernel. A title derives from this and fills it in."""

    def __init__(
        self,
        id: str,
        name: str,
        min_players: int,
        max_players: int,
        players_rule: str,
        options: tuple[OptionSpec, ...],
        programs: tuple[Program, ...],
        asks: tuple[Ask, ...],
        invariants: tuple[Invariant, ...],
        content_version: str,
        fit_rule: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.min_players = min_players
        self.max_players = max_players
        self.players_rule = players_rule
        self.fit_rule = fit_rule or players_rule  # the clause behind `players_for`
        self.options = options
        self.programs = programs
        self.asks = asks
        self.invariants = invariants
        self.content_version = content_version
        self._layouts: dict[int, Layout] = {}

    def layout(self, players: int) -> Layout:
        """What the numbers in a snapshot of a table of this size mean, by name."""
        known = self._layouts.get(players)
        if known is None:
            programs = sorted([(one.name, one.step_names()) for one in self.programs])
            asks = sorted([ask.name for ask in self.asks])
            streams = self.streams(players)
            known = Layout(tuple(programs), tuple(asks), streams, self.tables())
            self._layouts[players] = known
        return known

    def tables(self) -> tuple[Named, ...]:
        """Every table whose places are numbers in the state, with the names at those places.

        A name keeps its number for ever, because games that are going on have it: tables grow at
        their end only. `tests/fixtures/layouts` has the numbers that were ever given.
        """
        return ()

    def faces(self, table: str) -> int:
        """How many numbers in a row belong to one name of a table; a card may have two sides."""
        return 1

    def replaced(self) -> tuple[str, ...]:
        """Programs that older versions had, and whose frames `carried_frames` reads."""
        return ()

    def carried_frames(
        self, row: list[Any], plain: Mapping[str, Any], programs: Sequence[str]
    ) -> list[list[Any]]:
        """A row of a saved stack; for a program that was replaced, what stands in its place.

        It is the name of the program, that of the step, the seat and the bindings. `plain` is the
        whole state, `programs` are the programs of that version in the order of their numbers.
        """
        return [row]

    def unsought(self) -> frozenset[str]:
        """Clauses that refuse what nobody looks for: what could never be, or is done already.

        Such refusals are told where one presses the thing itself, not in lists.
        """
        return frozenset()

    def any_time(self, masked: State, seat: int) -> list[tuple[str, Message]]:
        """What a seat may use whenever it likes: the key in its windows, and what it is called."""
        return []

    def check_players(self, players: object) -> int:
        """The number of players if the title allows it."""
        whole_number = isinstance(players, int) and not isinstance(players, bool)
        if whole_number and self.min_players <= cast(int, players) <= self.max_players:
            return cast(int, players)
        raise BadSetup(
            Reason(
                "bad-players",
                {
                    "title": self.id,
                    "low": self.min_players,
                    "high": self.max_players,
                    "players": repr(players),
                },
            ),
            self.players_rule,
        )

    def presets(self) -> tuple[Preset, ...]:
        """Sets of options by name, besides the rules as written and one's own choice.

        Texts of the title: `preset-<id>` is the name, `preset-<id>.text` says what is different.
        """
        return ()

    def scenarios(self) -> tuple[Scenario, ...]:
        """What there is to play: missions, adventures; none if it is always the same game."""
        return ()

    def scenes(self) -> tuple[str, ...]:
        """Prepared positions that a lesson can begin with instead of a dealt table.

        A table that has one names it among its options, as `scene`; all other tables name none.
        """
        return ()

    def older_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options as an older version named them, by the names of today."""
        return options

    def table_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options of a table: the given ones checked, the rest by default, a scene if any."""
        named = self.older_options(dict(given))
        scene = named.get(SCENE)
        if scene is None or scene not in self.scenes():
            return dict(check_options(self.options, named))
        del named[SCENE]
        return {**check_options(self.options, named), SCENE: scene}

    def laid_options(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options of a table for so many players, refused if they are not for so many.

        Who does not say what is to be played gets the first scenario that fits.
        """
        options = self.table_options(given)
        if players in self.players_for(options):
            return options
        for scenario in self.scenarios():
            if scenario.option not in given:
                fitting = {**options, scenario.option: scenario.value}
                if players in self.players_for(fitting):
                    return fitting
        numbers = self.players_for(options)
        low, high = numbers[0], numbers[-1]
        facts: dict[str, Any] = {"title": self.name, "low": low, "players": players}
        if low == high:
            raise BadSetup(Reason("players-only", facts), self.fit_rule)
        raise BadSetup(Reason("players-fit", {**facts, "high": high}), self.fit_rule)

    def players_for(self, options: dict[str, Any]) -> range:
        """How many players a table with these options is for; some options allow fewer counts."""
        return range(self.min_players, self.max_players + 1)

    def streams(self, players: int) -> tuple[str, ...]:
        """The names of the streams of luck, in the order of their numbers."""
        raise NotImplementedError

    def settings(self, options: dict[str, Any]) -> Any:
        """The options in the form the rules read fastest."""
        return options

    def new_state(self, players: int, settings: Any) -> State:
        """An empty table."""
        raise NotImplementedError

    def setup(self, state: State) -> None:
        """Lay the table: shuffle, deal, and put the first program on the stack."""
        raise NotImplementedError

    def fields(self, state: State) -> tuple[Field, ...]:
        """What the state is made of, and who may see it."""
        raise NotImplementedError

    def tidy(self, state: State) -> None:
        """Put right what depends on cards just filled in (sorted hands, for instance)."""

    def view(self, masked: State, viewer: int) -> Mapping[str, Any]:
        """All that the viewer may know, as plain data with names instead of numbers."""
        raise NotImplementedError

    def common_view(self, masked: State) -> Mapping[str, Any]:
        """The part of `view` that is the same for all who look; made once for a moment.

        A title need not have one. With `seat_view` it makes up the whole view.
        """
        return {}

    def seat_view(self, masked: State, viewer: int) -> Mapping[str, Any]:
        """The part of `view` that `common_view` does not have, or has otherwise."""
        return self.view(masked, viewer)

    def odds(self, masked: State, viewer: int) -> list[Chance]:
        """What the viewer can work out about what is hidden; made from a masked state only."""
        return []

    def option_odds(self, masked: State, seat: int, keys: list[str]) -> dict[str, Chance]:
        """The chance behind each answer to the seat's open decision, where there is one."""
        return {}

    def rolls(self, events: Sequence[Seen]) -> list[tuple[int, Roll]]:
        """The luck in these events, each with the number of the event it was used in.

        `events` are what one viewer may see, as (kind, seat, data), in order.
        """
        return []

    def open_view(self, state: State) -> Mapping[str, Any]:
        """A finished game seen with all cards open; what one seat sees is in `view`."""
        return self.view(state, SPECTATOR)

    def outcome(self, state: State) -> Outcome:
        """The result of a game that is over."""
        raise NotImplementedError

    def lost_by(self) -> frozenset[str]:
        """Reasons of endings that nobody need win: a defeat of all, a count nobody comes up to.

        In every other ending somebody has won.
        """
        return frozenset()

    def scores(self, view: Mapping[str, Any]) -> list[int]:
        """What each seat has on the way to the goal, as a view shows it; empty if nothing counts.

        Without more it is the `score` of each seat.
        """
        seats = view.get("seats", [])
        return [seat["score"] for seat in seats if "score" in seat]

    def goal(self, view: Mapping[str, Any]) -> Message | None:
        """How this game is won, in one sentence."""
        return None

    def figures(self, state: State, events: Sequence[Event]) -> Figures:
        """What the lab counts in a finished game besides its length and its winners."""
        return Figures({}, {})

    def text(self, lang: str, message: Message, cast: Cast = ANYBODY) -> str:
        """A message in words for the reader of the cast."""
        raise NotImplementedError

    def event_message(self, kind: str, seat: int, data: dict[str, Any]) -> Message:
        """The log line of an event."""
        return Message(f"event-{kind}", {"seat": seat, **data})

    def marks(self, kind: str, seat: int, data: dict[str, Any]) -> list[tuple[str, int]]:
        """What an event means to whoever keeps the table: words of `events.MARKS`, with a seat.

        "round" and "turn" begin here; "hit" names a seat that was attacked, robbed, knocked out or
        named as a target: its standing orders end. Made from what the reader may see of the event;
        orders end by its public half only. -1 stands for no seat.
        """
        return []

    def reference(self) -> tuple[tuple[str, str], ...]:
        """The sheet that a seat may look at whenever it likes: each line with its clause.

        A line is named by its text: `reference-<name>`, and `reference-<name>.text` is what it
        says.
        """
        return ()

    def beats(self) -> frozenset[str]:
        """Kinds of events that are shown one by one, each with the table as it was right after."""
        return frozenset()

    def passages(self, view: Mapping[str, Any]) -> list[str]:
        """Keys of the prose that a view may be read with, such as entries of a book read so far.

        Clients ask for its words by key; all other prose stays where it is.
        """
        return []

    def passage_parts(self, key: str, lang: str) -> dict[str, str]:
        """What belongs to a passage and is put together from rules, such as what an enemy does."""
        return {}

    def read_anew(self, before: State, after: State) -> bool:
        """Whether something was read between two moments that nobody could know before."""
        return False

    def tales(self) -> tuple[Tale, ...]:
        """The stories of a title with a book, in the order in which one would play them."""
        return ()

    def told(self, state: State, seat: int) -> Told | None:
        """What a seat has read in a game, for the person who sits there to keep."""
        return None

    def characters(self) -> tuple[Character, ...]:
        """Who is met in its stories, in the order of these."""
        return ()

    def chapter(self, kind: str, data: dict[str, Any]) -> Message | None:
        """The heading of a new chapter (a round, a day) if the event begins one."""
        return None

    def diary(self, kind: str, seat: int, data: dict[str, Any]) -> Message | None:
        """The sentence a chronicle has for an event, or None; by default the line of the log."""
        return self.event_message(kind, seat, data)

    def roles(self, state: State, lang: str) -> tuple[tuple[str, str], ...]:
        """Whom each seat plays, as the chronicle calls them: the name and its gender.

        The gender is "" in languages that need none, and for seats that play nobody yet.
        """
        return ()

    def diary_heading(self, kind: str, seat: int, data: dict[str, Any]) -> Message | None:
        """The heading that a chronicle puts over the sentence of an event, such as a passage."""
        return None

    def content(self) -> Any:
        """The title's cards and sheets as typed, read-only data."""
        raise NotImplementedError

    def card_facts(self, lang: str = "en") -> dict[str, dict[str, Any]]:
        """What a client needs to draw each card, by id; kinds and numbers as the title has them."""
        return {}

    def card_numbers(self) -> dict[str, dict[str, Any]]:
        """All numbers and words printed on each card, by id, noughts too; for those who balance."""
        return {}

    def decks(self, lang: str = "en") -> dict[str, list[dict[str, Any]]]:
        """Every deck with its cards: id, name, copies, text."""
        raise NotImplementedError

    def facets(self) -> tuple[Facet, ...]:
        """What the gallery tells cards apart by: deck, kind, trait, costs."""
        return (deck_facet(self.decks()),)

    def other_sides(self, lang: str) -> dict[str, str]:
        """What the other side of a card says, by id, where it is not the back of its deck."""
        return {}

    def papers(self, lang: str) -> list[Paper]:
        """What can be printed to play at a real table: decks, tokens, sheets, boards, books."""
        return []
