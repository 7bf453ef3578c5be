"""Water Run as the kernel sees it: copy this folder to begin a new title."""

from __future__ import annotations

from typing import Any

from dustboard.games._template.content.card_table import ID
from dustboard.games._template.content.cards import CARDS, TEXTS, content_hash
from dustboard.games._template.content.constants import NO_WELL, WELL_STREAM
from dustboard.games._template.content.settings import OPTIONS, Settings
from dustboard.games._template.content.story_table import (
    COUNTERS,
    ENTRY_ID,
    FLAGS,
    SHEET_ID,
    SPACES,
)
from dustboard.games._template.rules.dig import SIDE
from dustboard.games._template.rules.flow import ASKS, PROGRAMS
from dustboard.games._template.rules.invariants import INVARIANTS
from dustboard.games._template.rules.setup import set_up
from dustboard.games._template.rules.winning import REASONS, score, winners
from dustboard.games._template.show.card_text import card_sentences
from dustboard.games._template.show.view import table
from dustboard.games._template.show.view_types import CaravanTable
from dustboard.games._template.state.state import CaravanState, fields_of
from dustboard.games.telling import seat_args, sentence
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Message
from dustboard.kernel.events import DICE, ROUND, TURN
from dustboard.kernel.knowledge.fields import Field
from dustboard.kernel.layouts import Named
from dustboard.kernel.state import State
from dustboard.kernel.title import Outcome, Title


class WaterRun(Title):
    """Caravans race for water, for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            id="_template",
            name="Water Run",
            min_players=2,
            max_players=4,
            players_rule="tpl.setup.01",
            options=OPTIONS,
            programs=PROGRAMS,
            asks=ASKS,
            invariants=INVARIANTS,
            content_version=content_hash(),
        )

    def streams(self, players: int) -> tuple[str, ...]:
        return ("deck", "dice", "well")

    def tables(self) -> tuple[Named, ...]:
        # numbers in the state, by name; each of these only grows at its end
        return (
            ("cards", tuple(ID)),
            ("endings", REASONS),
            ("entries", tuple(ENTRY_ID)),
            ("sheets", tuple(SHEET_ID)),
            ("flags", FLAGS),
            ("counters", COUNTERS),
            ("spaces", SPACES),
        )

    def settings(self, options: dict[str, Any]) -> Settings:
        return Settings(options)

    def new_state(self, players: int, settings: Settings) -> State:
        return CaravanState(players, settings)

    def setup(self, state: State) -> None:
        set_up(state)

    def fields(self, state: State) -> tuple[Field, ...]:
        assert isinstance(state, CaravanState)
        return fields_of(state)

    def tidy(self, state: State) -> None:
        """Cards were dealt to the unknowns; now what is not a card. A rival's tank stays at 0."""
        assert isinstance(state, CaravanState)
        for seat in range(state.players):
            state.hand[seat] = tuple(sorted(state.hand[seat]))
            state.laid[seat] = tuple(sorted(state.laid[seat]))
        if state.well == NO_WELL:
            state.well = state.below(WELL_STREAM, SIDE * SIDE)

    def view(self, masked: State, viewer: int) -> CaravanTable:
        assert isinstance(masked, CaravanState)
        return table(masked, viewer)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, CaravanState)
        scores = tuple(score(state, seat) for seat in range(state.players))
        return Outcome(winners(state), scores, REASONS[state.end_reason])

    def text(self, lang: str, message: Message, cast: Cast = ANYBODY) -> str:
        args: dict[str, Any] = {}
        for name, value in message.args.items():
            if name == "card":
                args[name] = TEXTS.format(lang, ID[value]) if value >= 0 else "-"
            elif name == "cards":
                args[name] = ", ".join(TEXTS.format(lang, ID[card]) for card in value)
            elif name == "seat":
                args.update(seat_args(name, value, "en", cast))
            elif name == "entry":
                args[name] = TEXTS.format(lang, f"entry-{ENTRY_ID[value]}")
            elif name == "sheet":
                args[name] = TEXTS.format(lang, f"sheet-{SHEET_ID[value]}")
            elif name == "space":
                args[name] = TEXTS.format(lang, f"space-{SPACES[value]}")
            elif name == "reason":
                args[name] = self.text(lang, Message(f"reason-{REASONS[value]}"))
            elif isinstance(value, (int, str)):
                args[name] = value
        return sentence(TEXTS, lang, message, args, cast)

    def event_message(self, kind: str, seat: int, data: dict[str, Any]) -> Message:
        if kind == "draw" and "cards" in data:
            kind = "draw-own"  # the whole event, which only its owner sees
        return Message(f"event-{kind}", {"seat": seat, **data})

    def beats(self) -> frozenset[str]:
        return frozenset(("loaded", "roll", "move", "drink", "reveal", "water", "trial", "end"))

    def marks(self, kind: str, seat: int, data: dict[str, Any]) -> list[tuple[str, int]]:
        if kind == "round":
            return [(ROUND, -1)]
        # a caravan's turn begins with its die
        return [(TURN, seat), (DICE, -1)] if kind == "roll" else []

    def content(self) -> Any:
        return CARDS

    def decks(self, lang: str = "en") -> dict[str, list[dict[str, Any]]]:
        rows: list[dict[str, Any]] = []
        for number, card in enumerate(CARDS):
            # the rules text is made from the effects, so it can't drift from what they do
            text = " ".join(card_sentences(number, lang))
            name = TEXTS.format(lang, card.id)
            rows.append({"id": card.id, "name": name, "copies": card.copies, "text": text})
        return {"cargo": rows}


TITLE = WaterRun()
