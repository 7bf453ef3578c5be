"""Waste Knights, second edition, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT, content_hash
from dustboard.games.wk2.content.gear_table import GEAR_ID, face_of
from dustboard.games.wk2.content.knight_table import KNIGHT_ID, VEHICLE_ID
from dustboard.games.wk2.content.part_table import PART_ID
from dustboard.games.wk2.content.settings import OPTIONS, PRESETS, SCENARIOS, Settings
from dustboard.games.wk2.content.story_table import (
    COUNTERS,
    ENTRIES,
    FLAGS,
    SHEETS,
    TALLIES,
    WALKERS,
)
from dustboard.games.wk2.content.task_table import TASK_ID
from dustboard.games.wk2.content.wasteland_table import (
    CARD_ID,
    EXPLORATION_ID,
    INJURY_ID,
    LANDMARK_ID,
    MALFUNCTION_ID,
    SPECIAL_ID,
    THREAT_ID,
    UPGRADE_ID,
)
from dustboard.games.wk2.rules.flow import ASKS, PROGRAMS
from dustboard.games.wk2.rules.invariants import INVARIANTS
from dustboard.games.wk2.rules.setup import begin_game, lay_table
from dustboard.games.wk2.rules.streams import STREAMS
from dustboard.games.wk2.rules.winning import REASONS, score, winners
from dustboard.games.wk2.show.beats import BEATS
from dustboard.games.wk2.show.branches import TALES, told
from dustboard.games.wk2.show.card_text import story_foe_text
from dustboard.games.wk2.show.diary import chapter, diary, diary_heading, roles
from dustboard.games.wk2.show.figures import figures
from dustboard.games.wk2.show.gallery import card_facts, card_numbers, decks, facets
from dustboard.games.wk2.show.marks import marks
from dustboard.games.wk2.show.odds.options import option_odds
from dustboard.games.wk2.show.odds.panel import odds
from dustboard.games.wk2.show.odds.rolls import rolls
from dustboard.games.wk2.show.papers import papers
from dustboard.games.wk2.show.people import CHARACTERS
from dustboard.games.wk2.show.reference import REFERENCE
from dustboard.games.wk2.show.view import SeatPart, common, passages, seat_part, table
from dustboard.games.wk2.show.view_types import RoadTable
from dustboard.games.wk2.show.wording import text
from dustboard.games.wk2.state.state import RoadState, fields_of
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Message
from dustboard.kernel.events import Event
from dustboard.kernel.facets import Facet
from dustboard.kernel.knowledge.fields import Field
from dustboard.kernel.layouts import Named
from dustboard.kernel.odds import Chance, Roll
from dustboard.kernel.options import Preset, Scenario
from dustboard.kernel.papers import Paper
from dustboard.kernel.state import State
from dustboard.kernel.tales import Character, Tale, Told
from dustboard.kernel.title import Figures, Outcome, Seen, Title

# by adventure: the fewest and the most knights
KNIGHTS_OF: Final = {row.id: row.knights for row in CONTENT.adventures}


class WasteKnightsTwo(Title):
    """Knights on the roads of a broken Australia, for one to four players."""

    def __init__(self) -> None:
        super().__init__(
            id="wk2",
            name="Waste Knights, second edition",
            min_players=1,
            max_players=4,
            players_rule="wk2.setup.01",
            options=OPTIONS,
            programs=PROGRAMS,
            asks=ASKS,
            invariants=INVARIANTS,
            content_version=content_hash(),
        )

    def streams(self, players: int) -> tuple[str, ...]:
        return STREAMS

    def faces(self, table: str) -> int:
        """Gear lies with its working or its broken side up."""
        return face_of(1, 0) if table == "gear" else 1

    def tables(self) -> tuple[Named, ...]:
        # numbers in the state, by name; each of these only grows at its end
        return (
            ("spaces", tuple(board.ID)),
            ("knights", tuple(KNIGHT_ID)),
            ("vehicles", tuple(VEHICLE_ID)),
            ("gear", tuple(GEAR_ID)),
            ("wasteland", tuple(CARD_ID)),
            ("exploration", tuple(EXPLORATION_ID)),
            ("injuries", tuple(INJURY_ID)),
            ("malfunctions", tuple(MALFUNCTION_ID)),
            ("upgrades", tuple(UPGRADE_ID)),
            ("special", tuple(SPECIAL_ID)),
            ("threat", tuple(THREAT_ID)),
            ("landmarks", tuple(LANDMARK_ID)),
            ("sheets", SHEETS),
            ("entries", ENTRIES),
            ("flags", FLAGS),
            ("counters", COUNTERS),
            ("tallies", TALLIES),
            ("walkers", WALKERS),
            ("parts", tuple(PART_ID)),
            ("city_tasks", tuple(TASK_ID)),
        )

    def settings(self, options: dict[str, Any]) -> Settings:
        return Settings(options)

    def new_state(self, players: int, settings: Settings) -> State:
        return RoadState(players, settings)

    def setup(self, state: State) -> None:
        assert isinstance(state, RoadState)
        lay_table(state)
        begin_game(state)

    def fields(self, state: State) -> tuple[Field, ...]:
        assert isinstance(state, RoadState)
        return fields_of(state)

    def view(self, masked: State, viewer: int) -> RoadTable:
        assert isinstance(masked, RoadState)
        return table(masked, viewer)

    def common_view(self, masked: State) -> RoadTable:
        assert isinstance(masked, RoadState)
        return common(masked)

    def seat_view(self, masked: State, viewer: int) -> SeatPart:
        assert isinstance(masked, RoadState)
        return seat_part(masked, viewer)

    def odds(self, masked: State, viewer: int) -> list[Chance]:
        assert isinstance(masked, RoadState)
        return odds(masked, viewer)

    def option_odds(self, masked: State, seat: int, keys: list[str]) -> dict[str, Chance]:
        assert isinstance(masked, RoadState)
        return option_odds(masked, seat, keys)

    def rolls(self, events: Sequence[Seen]) -> list[tuple[int, Roll]]:
        return rolls(events)

    def passages(self, view: Mapping[str, Any]) -> list[str]:
        return passages(view)

    def passage_parts(self, key: str, lang: str) -> dict[str, str]:
        """Of an enemy of the book what its card would say."""
        does = story_foe_text(key, lang)
        return {"does": does} if does else {}

    def read_anew(self, before: State, after: State) -> bool:
        assert isinstance(before, RoadState)
        assert isinstance(after, RoadState)
        return len(after.read) > len(before.read) or any(
            len(after.heard[seat]) > len(before.heard[seat]) for seat in range(before.players)
        )

    def tales(self) -> tuple[Tale, ...]:
        return TALES

    def characters(self) -> tuple[Character, ...]:
        return CHARACTERS

    def told(self, state: State, seat: int) -> Told | None:
        assert isinstance(state, RoadState)
        return told(state, seat)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, RoadState)
        scores = tuple([score(state, seat) for seat in range(state.players)])
        reason = REASONS[state.ending_kind + 1] if state.over else ""
        return Outcome(winners(state), scores, reason)

    def lost_by(self) -> frozenset[str]:
        """A defeat, and a count without seals in which nobody has enough XP (wk2.ending.01)."""
        return frozenset({"defeat", "scored"})

    def figures(self, state: State, events: Sequence[Event]) -> Figures:
        return figures(state.players, events)

    def text(self, lang: str, message: Message, cast: Cast = ANYBODY) -> str:
        return text(lang, message, cast)

    def event_message(self, kind: str, seat: int, data: dict[str, Any]) -> Message:
        return Message(f"event-{kind}", {"seat": seat, **data})

    def marks(self, kind: str, seat: int, data: dict[str, Any]) -> list[tuple[str, int]]:
        return marks(kind, seat, data)

    def chapter(self, kind: str, data: dict[str, Any]) -> Message | None:
        return chapter(kind, data)

    def roles(self, state: State, lang: str) -> tuple[tuple[str, str], ...]:
        assert isinstance(state, RoadState)
        return roles(state, lang)

    def diary(self, kind: str, seat: int, data: dict[str, Any]) -> Message | None:
        return diary(kind, seat, data)

    def diary_heading(self, kind: str, seat: int, data: dict[str, Any]) -> Message | None:
        return diary_heading(kind, seat, data)

    def beats(self) -> frozenset[str]:
        return BEATS

    def reference(self) -> tuple[tuple[str, str], ...]:
        return REFERENCE

    def goal(self, view: Mapping[str, Any]) -> Message | None:
        plot = view["plot"]
        return None if plot is None else Message(f"page-{plot['id']}.goal")

    def presets(self) -> tuple[Preset, ...]:
        return PRESETS

    def scenarios(self) -> tuple[Scenario, ...]:
        return SCENARIOS

    def players_for(self, options: dict[str, Any]) -> range:
        """As many knights as the front page says; two of one owner fit nearly all (wk2.solo.04)."""
        low, high = KNIGHTS_OF[options.get("adventure", OPTIONS[0].default)]
        if options.get("one_owner"):
            return range(2, 3) if low <= 2 <= high else range(low, high + 1)
        if low == 1:
            high = 1  # a second knight comes only with the same owner
        return range(low, high + 1)

    def card_facts(self, lang: str = "en") -> dict[str, dict[str, Any]]:
        return card_facts()

    def card_numbers(self) -> dict[str, dict[str, Any]]:
        return card_numbers()

    def decks(self, lang: str = "en") -> dict[str, list[dict[str, Any]]]:
        return decks(lang)

    def facets(self) -> tuple[Facet, ...]:
        return facets()

    def papers(self, lang: str) -> list[Paper]:
        return papers(lang)

    def content(self) -> Any:
        return CONTENT


TITLE = WasteKnightsTwo()
