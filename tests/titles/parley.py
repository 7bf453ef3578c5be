"""Parley: a title for tests only, made of what War for the Wasteland has not got.

It has turns, dice, decisions with one answer, and windows: a seat strikes a rival, may play a card
on its own throw, and then every other seat that holds a card may trick it. Only tricks fit.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, SourceFileLoader
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from dustboard import api
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.events import COMBAT, DICE, HIT, ROUND, TURN
from dustboard.kernel.frames import Frame, Program, number_programs
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.fields import NOBODY, NUMBER, NUMBERS, OWNER, ZONE, ZONES, Field
from dustboard.kernel.options import whole
from dustboard.kernel.records.format import seed_text
from dustboard.kernel.state import State
from dustboard.kernel.title import Outcome, Title

TRICK, DUD = 0, 1
CARDS = ("trick", "dud")
BOOK = Path(__file__).parent / "parley_book"
PASS = 0
ASK_TOLL, ASK_STRIKE, ASK_OWN, ASK_TRICK = range(4)
ROUND_PROGRAM, TURN_PROGRAM = range(2)


class ParleyState(State):
    """Who has how many points, and who holds what."""

    def __init__(self, players: int, settings: Any, source: ParleyState | None = None) -> None:
        super().__init__(players, settings, source)
        if source is None:
            self.round = 0
            self.throw = 0
            self.target = 0
            self.points = [0] * players
            self.hand: list[tuple[int, ...]] = [()] * players
            self.deck: tuple[int, ...] = ()
            self.discard: tuple[int, ...] = ()
        else:
            self.round, self.throw, self.target = source.round, source.throw, source.target
            self.points, self.hand = source.points[:], source.hand[:]
            self.deck, self.discard = source.deck, source.discard

    def clone(self) -> ParleyState:
        return ParleyState(self.players, self.settings, self)

    def play(self, seat: int) -> None:
        hand = list(self.hand[seat])
        hand.remove(TRICK)
        self.hand[seat] = tuple(hand)
        self.discard += (TRICK,)


def begin_round(state: ParleyState, frame: Frame) -> None:
    state.round += 1
    if state.round > state.settings["rounds"]:
        state.over = True
        state.tell("end", "parley.end.01", -1, {})
        return
    state.tell("round", "parley.round.01", -1, {"round": state.round})
    turns = [(TURN_PROGRAM, seat, ()) for seat in range(state.players)]
    state.push_in_order([*turns, (ROUND_PROGRAM, -1, ())])


def begin_turn(state: ParleyState, frame: Frame) -> None:
    state.tell("turn", "parley.turn.01", frame.seat, {})
    state.ask(frame.seat, ASK_TOLL)


def ask_strike(state: ParleyState, frame: Frame) -> None:
    state.tell("toll", "parley.toll.01", frame.seat, {})
    state.ask(frame.seat, ASK_STRIKE)


def ask_own(state: ParleyState, frame: Frame) -> None:
    rest = state.choice[frame.seat] == state.players
    state.target = -1 if rest else state.choice[frame.seat]
    if not rest:
        state.tell("strike", "parley.strike.01", frame.seat, {"rival": state.target})
    if state.hand[frame.seat]:
        state.ask(frame.seat, ASK_OWN)


def throw(state: ParleyState, frame: Frame) -> None:
    if state.hand[frame.seat] and state.choice[frame.seat] != PASS:
        state.play(frame.seat)
        state.tell("helped", "parley.own.01", frame.seat, {})
    state.throw = state.below(0, 6) + 1
    state.tell("throw", "parley.throw.01", frame.seat, {"throw": state.throw})
    for seat in range(state.players):
        if seat != frame.seat and state.hand[seat]:
            state.ask(seat, ASK_TRICK)


def close_window(state: ParleyState, frame: Frame) -> None:
    asked = [s for s in range(state.players) if s != frame.seat and state.hand[s]]
    tricks = [seat for seat in asked if state.choice[seat] != PASS]
    for seat in tricks:
        state.play(seat)
    data = {"tricks": tricks, "passes": [seat for seat in asked if seat not in tricks]}
    state.tell("responses", "parley.trick.01", frame.seat, data)
    if state.throw > 3 and not tricks:
        state.points[frame.seat] += 1
        state.tell("point", "parley.throw.02", frame.seat, {"points": state.points[frame.seat]})


def _reactions(state: ParleyState, seat: int) -> list[int]:
    return [PASS, 1] if TRICK in state.hand[seat] else [PASS]


def _react(name: str, rule: str, window: str) -> Ask:
    return Ask(
        name,
        "react",
        rule,
        legal=_reactions,
        key=lambda state, seat, action: ("pass", "trick")[action],
        label=lambda state, seat, action: Message(("Pass", "Play a trick")[action]),
        prompt=lambda state, seat: Message(f"Do you play a card? ({window})"),
        timeout=lambda state, seat: PASS,
        window=window,
    )


ASKS = (
    Ask(
        "toll",
        "confirm",
        "parley.toll.01",
        legal=lambda state, seat: [0],
        key=lambda state, seat, action: "pay",
        label=lambda state, seat, action: Message("Pay the toll"),
        prompt=lambda state, seat: Message("There is a toll."),
    ),
    Ask(
        "strike",
        "choose",
        "parley.strike.01",
        legal=lambda state, seat: [s for s in range(state.players + 1) if s != seat],
        key=lambda state, seat, action: "rest" if action == state.players else f"seat:{action}",
        label=lambda state, seat, action: Message(
            "Rest" if action == state.players else f"Strike seat {action + 1}"
        ),
        prompt=lambda state, seat: Message("Whom do you strike?"),
        timeout=lambda state, seat: state.players,
    ),
    _react("own-card", "parley.own.01", "my-check"),
    _react("trick", "parley.trick.01", "after-check"),
)
PROGRAMS = number_programs(
    [
        Program("round", (begin_round,)),
        Program("turn", (begin_turn, ask_strike, ask_own, throw, close_window)),
    ]
)


class Parley(Title):
    """Two to four seats strike and trick each other."""

    def __init__(self) -> None:
        options = (whole("rounds", 2, 1, 9, "parley.end.01"),)
        super().__init__(
            "parley", "Parley", 2, 4, "parley.setup.01", options, PROGRAMS, ASKS, (), "1"
        )

    def streams(self, players: int) -> tuple[str, ...]:
        return ("dice", "deck")

    def new_state(self, players: int, settings: Any) -> State:
        return ParleyState(players, settings)

    def setup(self, state: State) -> None:
        assert isinstance(state, ParleyState)
        deck = state.shuffled(1, (TRICK, DUD) * (2 * state.players))
        for seat in range(state.players):
            state.hand[seat] = tuple(sorted(deck[3 * seat : 3 * seat + 3]))
        state.deck = deck[3 * state.players :]
        state.push_in_order([(ROUND_PROGRAM, -1, ())])

    def fields(self, state: State) -> tuple[Field, ...]:
        return (
            Field("round", NUMBER),
            Field("throw", NUMBER),
            Field("target", NUMBER),
            Field("points", NUMBERS),
            Field("hand", ZONES, OWNER, pool="cards"),
            Field("deck", ZONE, NOBODY, pool="cards"),
            Field("discard", ZONE),
        )

    def tidy(self, state: State) -> None:
        assert isinstance(state, ParleyState)
        state.hand = [tuple(sorted(hand)) for hand in state.hand]

    def view(self, masked: State, viewer: int) -> dict[str, Any]:
        assert isinstance(masked, ParleyState)
        return {
            "round": masked.round,
            "throw": masked.throw,
            "points": masked.points[:],
            "cards": [len(hand) for hand in masked.hand],
            "hand": [] if viewer < 0 else [CARDS[card] for card in masked.hand[viewer]],
        }

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, ParleyState)
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Outcome(winners, tuple(state.points), "all rounds were played")

    def text(self, lang: str, message: Message, cast: Cast = ANYBODY) -> str:
        told = ", ".join(f"{name} {value}" for name, value in message.args.items())
        return f"{message.key} ({told})" if told else message.key

    def beats(self) -> frozenset[str]:
        return frozenset(("toll", "strike", "throw", "responses", "point"))

    def marks(self, kind: str, seat: int, data: dict[str, Any]) -> list[tuple[str, int]]:
        found = {"round": [(ROUND, -1)], "turn": [(TURN, seat)], "throw": [(DICE, -1)]}
        if kind == "strike":
            return [(COMBAT, -1), (HIT, data["rival"])]
        return found.get(kind, [])

    def content(self) -> Any:
        return CARDS

    def decks(self) -> dict[str, list[dict[str, Any]]]:
        return {"cards": [{"id": card, "name": card, "copies": 4, "text": ""} for card in CARDS]}


TITLE = Parley()


def install() -> None:
    """Let the package find this title under its name."""
    package, meta = ModuleType("dustboard.games.parley"), ModuleType("dustboard.games.parley.meta")
    # its rulebook is found as that of any title
    book = SourceFileLoader(package.__name__, str(BOOK / "__init__.py"))
    package.__spec__ = ModuleSpec(package.__name__, book, is_package=True)
    meta.TITLE = TITLE  # type: ignore[attr-defined]
    sys.modules[package.__name__], sys.modules[meta.__name__] = package, meta
    if "parley" not in api.titles():
        api.titles().append("parley")
    api.title.cache_clear()


@contextmanager
def installed() -> Iterator[None]:
    """The title is there, and gone again afterwards."""
    install()
    try:
        yield
    finally:
        del sys.modules["dustboard.games.parley"], sys.modules["dustboard.games.parley.meta"]
        api.titles().remove("parley")
        api.title.cache_clear()


def deal(patch: pytest.MonkeyPatch, players: int, hands: Mapping[int, tuple[int, ...]]) -> None:
    """New tables of so many get a seed that deals these hands by itself.

    A hand that is changed behind the back of the record is another one in every replay of it.
    """
    for seed in count():
        state = Game(TITLE, players, seed).state
        assert isinstance(state, ParleyState)
        if all(state.hand[seat] == hand for seat, hand in hands.items()):
            break
    patch.setattr("dustboard.server.table.lobby.new_seed", lambda: seed_text(seed))
