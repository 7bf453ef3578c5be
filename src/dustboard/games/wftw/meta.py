"""War for the Wasteland as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dustboard.games.telling import sentence
from dustboard.games.wftw.content.card_table import ID
from dustboard.games.wftw.content.cards import CARDS, content_hash
from dustboard.games.wftw.content.constants import RESOURCES
from dustboard.games.wftw.content.settings import (
    OPTIONS,
    PRESETS,
    SCENES,
    Settings,
    older_options,
)
from dustboard.games.wftw.rules.flow import ASKS, PROGRAMS
from dustboard.games.wftw.rules.invariants import INVARIANTS
from dustboard.games.wftw.rules.setup import set_up
from dustboard.games.wftw.rules.winning import BASE_VP, REASONS, score, winners
from dustboard.games.wftw.rules.worlds import tidy, with_seen
from dustboard.games.wftw.show.beats import BEATS
from dustboard.games.wftw.show.card_text import TEXTS, rules_text
from dustboard.games.wftw.show.diary import chapter, diary, shout_line
from dustboard.games.wftw.show.figures import figures
from dustboard.games.wftw.show.gallery import card_numbers, facets
from dustboard.games.wftw.show.marks import marks
from dustboard.games.wftw.show.odds.options import option_odds
from dustboard.games.wftw.show.odds.panel import odds
from dustboard.games.wftw.show.odds.rolls import rolls
from dustboard.games.wftw.show.papers import papers
from dustboard.games.wftw.show.view import open_table, table
from dustboard.games.wftw.show.view_types import OpenWarTable, WarTable
from dustboard.games.wftw.show.wording import plain_args
from dustboard.games.wftw.state.state import WarState, fields_of
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Message
from dustboard.kernel.events import Event
from dustboard.kernel.facets import Facet
from dustboard.kernel.knowledge.fields import Field
from dustboard.kernel.layouts import Named
from dustboard.kernel.odds import Chance, Roll
from dustboard.kernel.options import Preset
from dustboard.kernel.papers import Paper
from dustboard.kernel.state import State
from dustboard.kernel.title import Figures, Outcome, Seen, Title

# targets that this table has not got, are marked or not raided; bases, which never bid; sold cards
UNSOUGHT: Final = frozenset(
    ("wftw.bid.04", "wftw.bid.05", "wftw.bid.06", "wftw.bid.15", "wftw.buy.06", "wftw.flow.03")
)


class WarForTheWasteland(Title):
    """Deck building with three rounds of sealed bids, for two to eight warlords."""

    def __init__(self) -> None:
        super().__init__(
            id="wftw",
            name="War for the Wasteland",
            min_players=2,
            max_players=8,
            players_rule="wftw.comp.01",
            options=OPTIONS,
            programs=PROGRAMS,
            asks=ASKS,
            invariants=INVARIANTS,
            content_version=content_hash(),
        )

    def presets(self) -> tuple[Preset, ...]:
        return PRESETS

    def scenes(self) -> tuple[str, ...]:
        return SCENES

    def older_options(self, options: dict[str, Any]) -> dict[str, Any]:
        return older_options(options)

    def unsought(self) -> frozenset[str]:
        return UNSOUGHT

    def streams(self, players: int) -> tuple[str, ...]:
        """One stream per personal deck, then the two decks of the centre and the die."""
        return (*(f"deck {seat}" for seat in range(players)), "buy deck", "objective deck", "dice")

    def tables(self) -> tuple[Named, ...]:
        return (
            ("cards", tuple(ID)),
            ("resources", RESOURCES),
            ("endings", REASONS),
        )

    def replaced(self) -> tuple[str, ...]:
        return ("return a unit",)

    def carried_frames(
        self, row: list[Any], plain: Mapping[str, Any], programs: Sequence[str]
    ) -> list[list[Any]]:
        name, step, seat, bindings = row
        if name not in self.replaced():
            return [row]
        # the question was a program of its own once: which unit a card at a place brings back
        place, card = bindings
        step = "ask_pick" if step == "ask_return" else "take_pick"
        return [["pick", step, seat, [f"{ID[card]}/round_end/0", seat, card, place]]]

    def settings(self, options: dict[str, Any]) -> Settings:
        return Settings(options)

    def new_state(self, players: int, settings: Settings) -> State:
        return WarState(players, settings)

    def setup(self, state: State) -> None:
        set_up(state)

    def fields(self, state: State) -> tuple[Field, ...]:
        assert isinstance(state, WarState)
        return fields_of(state)

    def tidy(self, state: State) -> None:
        assert isinstance(state, WarState)
        tidy(state)

    def view(self, masked: State, viewer: int) -> WarTable:
        assert isinstance(masked, WarState)
        return table(with_seen(masked, viewer), viewer)

    def open_view(self, state: State) -> OpenWarTable:
        assert isinstance(state, WarState)
        return open_table(state)

    def odds(self, masked: State, viewer: int) -> list[Chance]:
        assert isinstance(masked, WarState)
        return odds(with_seen(masked, viewer), viewer)

    def option_odds(self, masked: State, seat: int, keys: list[str]) -> dict[str, Chance]:
        assert isinstance(masked, WarState)
        return option_odds(with_seen(masked, seat), seat, keys)

    def rolls(self, events: Sequence[Seen]) -> list[tuple[int, Roll]]:
        return rolls(events)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, WarState)
        scores = tuple(score(state, seat, True).total for seat in range(state.players))
        return Outcome(winners(state), scores, REASONS[state.end_reason])

    def figures(self, state: State, events: Sequence[Event]) -> Figures:
        assert isinstance(state, WarState)
        return figures(state, events)

    def goal(self, view: Mapping[str, Any]) -> Message | None:
        return Message("goal-points", {"goal": view["goal"]})

    def text(self, lang: str, message: Message, cast: Cast = ANYBODY) -> str:
        args = plain_args(message, lang, cast)
        if message.key.startswith("event-"):
            kind = message.key.removeprefix("event-")
            seat = message.args.get("seat", -1)
            data = {name: value for name, value in message.args.items() if name != "seat"}
            args["moment"] = shout_line(kind, seat, data, lang)
        text = sentence(TEXTS, lang, message, args, cast)
        # a house is named with a small letter, also where it begins a sentence of the diary
        return text[:1].upper() + text[1:] if message.key.startswith("diary-") else text

    def event_message(self, kind: str, seat: int, data: dict[str, Any]) -> Message:
        if kind == "looked":
            kind += "-own" if "source" in data else "" if "place" in data else "-somewhere"
        if kind in ("draw", "laid") and "number" not in data:
            kind += "-own"  # the whole event, which only its owner sees
        elif kind == "laid" and not data["places"]:
            kind += "-somewhere"  # the table hides how many cards lie where (R16)
        return Message(f"event-{kind}", {"seat": seat, **data})

    def marks(self, kind: str, seat: int, data: dict[str, Any]) -> list[tuple[str, int]]:
        return marks(kind, seat, data)

    def beats(self) -> frozenset[str]:
        return BEATS

    def chapter(self, kind: str, data: dict[str, Any]) -> Message | None:
        return chapter(kind, data)

    def diary(self, kind: str, seat: int, data: dict[str, Any]) -> Message | None:
        return diary(kind, seat, data)

    def content(self) -> Any:
        return CARDS

    def card_facts(self, lang: str = "en") -> dict[str, dict[str, Any]]:
        return {
            card.id: {
                "kind": card.kind,
                "art": card.art,
                "tags": list(card.tags),
                "acquisition": card.acquisition,
                "build": {
                    "scrap": card.build.scrap,
                    "juice": card.build.juice,
                    "spark": card.build.spark,
                },
                "attack": card.attack,
                "defence": card.defence,
                "vp": card.vp,
                "worth": card.vp + (BASE_VP if card.kind == "base" else 0),
                "mood": TEXTS.format(lang, f"{card.id}.mood"),
            }
            for card in CARDS
        }

    def card_numbers(self) -> dict[str, dict[str, Any]]:
        return card_numbers()

    def decks(self, lang: str = "en") -> dict[str, list[dict[str, Any]]]:
        decks: dict[str, list[dict[str, Any]]] = {"starter": [], "buy": [], "objective": []}
        for card in CARDS:
            name, text = TEXTS.format(lang, card.id), rules_text(card, lang)
            row = {"id": card.id, "name": name, "copies": card.copies, "text": text}
            decks[card.set].append(row)
        return decks

    def facets(self) -> tuple[Facet, ...]:
        return facets(self.decks())

    def papers(self, lang: str) -> list[Paper]:
        return papers(lang)


TITLE = WarForTheWasteland()
