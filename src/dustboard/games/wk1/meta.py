"""Waste Knights, first edition, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dustboard.games.telling import sentence
from dustboard.games.wk1.content.cards import CONTENT, content_hash
from dustboard.games.wk1.content.constants import REASONS
from dustboard.games.wk1.content.mission_table import MAX_PLAYERS, MIN_PLAYERS
from dustboard.games.wk1.content.settings import (
    OPTIONS,
    PRESETS,
    SCENARIOS,
    SCENES,
    Settings,
    number_of,
    older_options,
)
from dustboard.games.wk1.rules.carried_frames import REPLACED, carried_frames
from dustboard.games.wk1.rules.effects.windows import any_time_uses
from dustboard.games.wk1.rules.end_of_round import rank
from dustboard.games.wk1.rules.flow import ASKS, PROGRAMS
from dustboard.games.wk1.rules.invariants import INVARIANTS
from dustboard.games.wk1.rules.setup import set_up
from dustboard.games.wk1.rules.worlds import tidy
from dustboard.games.wk1.show.beats import BEATS
from dustboard.games.wk1.show.diary import chapter, diary, roles, shout_line
from dustboard.games.wk1.show.effect_text import TEXTS
from dustboard.games.wk1.show.figures import figures
from dustboard.games.wk1.show.gallery import card_facts, card_numbers, decks, facets, other_sides
from dustboard.games.wk1.show.marks import marks
from dustboard.games.wk1.show.odds.options import option_odds
from dustboard.games.wk1.show.odds.panel import odds
from dustboard.games.wk1.show.odds.rolls import rolls
from dustboard.games.wk1.show.papers import papers
from dustboard.games.wk1.show.view import SeatPart, common, open_table, seat_part, table
from dustboard.games.wk1.show.view_types import KnightsTable, OpenKnightsTable
from dustboard.games.wk1.show.wording import plain_args
from dustboard.games.wk1.state.layout import TABLES
from dustboard.games.wk1.state.state import KnightsState, fields_of
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
from dustboard.kernel.title import Figures, Outcome, Seen, Title

# events with a half for their owner
_OWN = ("draws-luck", "private-dealt", "tasks-drawn", "ambush", "looks")
# events of a side in combat, which can be an enemy
_PANEL = ("weapon", "direction", "attack-lost", "pool", "dice", "miss", "hit", "soaked", "jammed")


# what a thing is decides it for good, it lies there already, or the map shows it
UNSOUGHT: Final = frozenset(
    (
        "wk1.armor.02",
        "wk1.armor.03",
        "wk1.gear.06",
        "wk1.gear.10",
        "wk1.move.07",
        "wk1.start.01",
        "wk1.trade.03",
        "wk1.trade.04",
        "wk1.weapon.02",
        "wk1.weapon.03",
    )
)


class WasteKnights(Title):
    """Knights, roads and the Waster, for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            id="wk1",
            name="Waste Knights, first edition",
            min_players=2,
            max_players=4,
            players_rule="wk1.setup.01",
            options=OPTIONS,
            programs=PROGRAMS,
            asks=ASKS,
            invariants=INVARIANTS,
            content_version=content_hash(),
            fit_rule="wk1.win.04",
        )

    def any_time(self, masked: State, seat: int) -> list[tuple[str, Message]]:
        assert isinstance(masked, KnightsState)
        return any_time_uses(masked, seat)

    def unsought(self) -> frozenset[str]:
        return UNSOUGHT

    def streams(self, players: int) -> tuple[str, ...]:
        return (
            "dice",
            "wasteland",
            "luck",
            "tasks",
            "green",
            "yellow",
            "red",
            "board",
            "random",
        )

    def tables(self) -> tuple[Named, ...]:
        return TABLES

    def presets(self) -> tuple[Preset, ...]:
        return PRESETS

    def scenarios(self) -> tuple[Scenario, ...]:
        return SCENARIOS

    def scenes(self) -> tuple[str, ...]:
        return SCENES

    def older_options(self, options: dict[str, Any]) -> dict[str, Any]:
        return older_options(options)

    def replaced(self) -> tuple[str, ...]:
        return REPLACED

    def carried_frames(
        self, row: list[Any], plain: Mapping[str, Any], programs: Sequence[str]
    ) -> list[list[Any]]:
        return carried_frames(row, plain, programs)

    def players_for(self, options: dict[str, Any]) -> range:
        number = number_of(options)
        if number < 0:
            return range(self.min_players, self.max_players + 1)
        return range(MIN_PLAYERS[number], MAX_PLAYERS[number] + 1)

    def settings(self, options: dict[str, Any]) -> Settings:
        return Settings(options)

    def new_state(self, players: int, settings: Settings) -> State:
        return KnightsState(players, settings)

    def setup(self, state: State) -> None:
        assert isinstance(state, KnightsState)
        set_up(state)

    def fields(self, state: State) -> tuple[Field, ...]:
        assert isinstance(state, KnightsState)
        return fields_of(state)

    def tidy(self, state: State) -> None:
        assert isinstance(state, KnightsState)
        tidy(state)

    def view(self, masked: State, viewer: int) -> KnightsTable:
        assert isinstance(masked, KnightsState)
        return table(masked, viewer)

    def common_view(self, masked: State) -> KnightsTable:
        assert isinstance(masked, KnightsState)
        return common(masked)

    def seat_view(self, masked: State, viewer: int) -> SeatPart:
        assert isinstance(masked, KnightsState)
        return seat_part(masked, viewer)

    def odds(self, masked: State, viewer: int) -> list[Chance]:
        assert isinstance(masked, KnightsState)
        return odds(masked, viewer)

    def option_odds(self, masked: State, seat: int, keys: list[str]) -> dict[str, Chance]:
        assert isinstance(masked, KnightsState)
        return option_odds(masked, seat, keys)

    def rolls(self, events: Sequence[Seen]) -> list[tuple[int, Roll]]:
        return rolls(events)

    def open_view(self, state: State) -> OpenKnightsTable:
        assert isinstance(state, KnightsState)
        return open_table(state)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, KnightsState)
        winners = tuple(seat for seat in range(state.players) if state.victors >> seat & 1)
        scores = tuple(rank(state, seat)[0] for seat in range(state.players))
        return Outcome(winners, scores, REASONS[state.end_reason])

    def lost_by(self) -> frozenset[str]:
        return frozenset({"all-lose"})

    def scores(self, view: Mapping[str, Any]) -> list[int]:
        return list(view["mission"]["scores"])

    def goal(self, view: Mapping[str, Any]) -> Message | None:
        if not view["round"]:
            return None  # the table still agrees on a mission
        return Message(f"goal-{view['mission']['id']}", {})

    def figures(self, state: State, events: Sequence[Event]) -> Figures:
        assert isinstance(state, KnightsState)
        return figures(state, events)

    def text(self, lang: str, message: Message, cast: Cast = ANYBODY) -> str:
        args = plain_args(message, lang, cast)
        if message.key.startswith("event-"):
            args["moment"] = shout_line(message.key.removeprefix("event-"), message.args, lang)
        text = sentence(TEXTS, lang, message, args, cast)
        return text.replace("!.", "!")  # names of cards that end with a shout

    def event_message(self, kind: str, seat: int, data: dict[str, Any]) -> Message:
        if kind in _OWN and ("cards" in data or "card" in data):
            kind += "-own"  # the whole event, which only its owner sees
        elif kind in _PANEL and "foe" in data:
            kind += "-panel"  # it is no knight who does it
        elif kind == "drew-gear" and data["card"] < 0:
            kind += "-unseen"
        return Message(f"event-{kind}", {"seat": seat, **data})

    def marks(self, kind: str, seat: int, data: dict[str, Any]) -> list[tuple[str, int]]:
        return marks(kind, seat, data)

    def beats(self) -> frozenset[str]:
        return BEATS

    def chapter(self, kind: str, data: dict[str, Any]) -> Message | None:
        return chapter(kind, data)

    def roles(self, state: State, lang: str) -> tuple[tuple[str, str], ...]:
        assert isinstance(state, KnightsState)
        return roles(state, lang)

    def diary(self, kind: str, seat: int, data: dict[str, Any]) -> Message | None:
        return diary(kind, seat, data)

    def content(self) -> Any:
        return CONTENT

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

    def other_sides(self, lang: str) -> dict[str, str]:
        return other_sides(lang)


TITLE = WasteKnights()
