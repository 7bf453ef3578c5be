"""Waste Knights, first edition, as the kernel sees it."""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.cards import content_hash
from dustboard.games.wk1.flow import ASKS, PROGRAMS
from dustboard.games.wk1.settings import OPTIONS, Settings
from dustboard.games.wk1.setup import set_up
from dustboard.games.wk1.state import KnightsState
from dustboard.games.wk1.visible import fields_of
from dustboard.games.wk1.winning import REASONS, rank
from dustboard.kernel.decisions import Message
from dustboard.kernel.fields import Field
from dustboard.kernel.state import State
from dustboard.kernel.title import Outcome, Title


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
            invariants=(),
            content_version=content_hash(),
        )

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

    def settings(self, options: dict[str, Any]) -> Settings:
        return Settings(options)

    def new_state(self, players: int, settings: Settings) -> State:
        return KnightsState(players, settings)

    def setup(self, state: State) -> None:
        assert isinstance(state, KnightsState)
        set_up(state)

    def fields(self, state: State) -> tuple[Field, ...]:
        assert isinstance(state, KnightsState)
        return fields_of(state.mission)

    def view(self, masked: State, viewer: int) -> dict[str, Any]:
        return {}

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, KnightsState)
        winners = tuple(seat for seat in range(state.players) if state.victors >> seat & 1)
        scores = tuple(rank(state, seat)[0] for seat in range(state.players))
        return Outcome(winners, scores, REASONS[state.end_reason])

    def text(self, lang: str, message: Message) -> str:
        return message.key


TITLE = WasteKnights()
