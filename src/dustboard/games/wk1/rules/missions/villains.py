"""Villains: enemies with a place on the board (content: villains.toml).

A knight who enters a villain's hex, or begins his turn there, may face it instead of the Waster's
card: then no wasteland card is played on that move. It is a choice, so there is no escape. What a
villain does besides is said by the words on its panel: `keeps_loss`, `follows_leader` and
`returns_home`.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import CITY_PLACES, DISTANCE
from dustboard.games.wk1.content.card_table import PANEL_CARDS
from dustboard.games.wk1.content.constants import MISSION_PANEL, NONE
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.mods import FOLLOWS_LEADER, KEEPS_LOSS, RETURNS_HOME
from dustboard.games.wk1.rules.missions.common import (
    choose_place,
    chosen_place,
    leaders,
    place_ask,
    steps_toward,
)
from dustboard.games.wk1.rules.programs import COMBAT
from dustboard.games.wk1.rules.seats import spot, waster_for
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Call, Frame, Program

DEFEATED: Final = 2  # the bit of the other side in `beaten`
LEAVE: Final = 0
FACE_IT: Final = 1


def panel_of(villain: int) -> int:
    """The card number of a villain's panel."""
    return PANEL_CARDS[villain]


def appear(state: KnightsState, villain: int, place: int) -> None:
    """The villain comes to the board; this is the hex it returns to."""
    state.villain_at[villain] = place
    state.villain_home[villain] = place
    state.villain_loss[villain] = 0
    if state.journal is not None:
        data = {"card": panel_of(villain), **spot(state, place)}
        state.tell("villain-appears", "wk1.round.13", NONE, data)


def move_to(state: KnightsState, villain: int, place: int, kind: str = "villain-moves") -> None:
    """The villain's marker moves."""
    if state.villain_at[villain] == place:
        return
    state.villain_at[villain] = place
    if state.journal is not None:
        state.tell(kind, "wk1.round.13", NONE, {"card": panel_of(villain), **spot(state, place)})


def fight(state: KnightsState, seat: int, panel: int, loss: int) -> Call:
    """A combat of a knight against a panel of the mission; his Waster plays it."""
    state.fight = MISSION_PANEL
    state.foe = panel
    state.foe_loss = loss
    state.rival = waster_for(state, seat)
    return COMBAT.number, seat, ()


# -- meeting ------------------------------------------------------------------------------------


def meeting(state: KnightsState, seat: int) -> list[Call]:
    """Villains on the knight's hex that he may face; none once a card was played on this move."""
    if state.card_played or state.down[seat]:
        return []
    here = [villain for villain in (0, 1) if state.villain_at[villain] == state.at[seat]]
    return [(FACE.number, seat, (villain,)) for villain in here]


def ask_face(state: KnightsState, frame: Frame) -> None:
    """The Active Knight always chooses."""
    state.ask(frame.seat, FACE_VILLAIN.number)


def take_face(state: KnightsState, frame: Frame) -> None:
    """No wasteland card is played on this move any more."""
    seat, villain = frame.seat, frame.bindings[0]
    if state.choice[seat] == LEAVE:
        state.frame = frame.below
        return
    state.card_played = 1
    if state.journal is not None:
        state.tell("faces-villain", "wk1.wasteland.14", seat, {"card": panel_of(villain)})
    loss = state.villain_loss[villain]
    state.push_in_order([fight(state, seat, panel_of(villain), loss)])


def after_face(state: KnightsState, frame: Frame) -> None:
    """Health loss stays or goes; some villains return to where they came from when defeated."""
    villain = frame.bindings[0]
    panel = panel_of(villain)
    state.villain_loss[villain] = state.foe_loss if MOD[KEEPS_LOSS][panel] else 0
    if state.beaten & DEFEATED and MOD[RETURNS_HOME][panel]:
        move_to(state, villain, state.villain_home[villain], "villain-returns")


FACE: Final = Program("meet a villain", (ask_face, take_face, after_face))

_KEYS: Final = ("leave", "face")


def _villain(state: KnightsState) -> int:
    return panel_of(state.bound(0))


FACE_VILLAIN: Final = Ask(
    "face_villain",
    "confirm",
    "wk1.wasteland.14",
    legal=lambda state, seat: [LEAVE, FACE_IT],
    key=lambda state, seat, action: _KEYS[action],
    label=lambda state, seat, action: Message(
        f"option-villain-{_KEYS[action]}", {"card": _villain(state)}
    ),
    prompt=lambda state, seat: Message("ask-face-villain", {"card": _villain(state)}),
    timeout=lambda state, seat: LEAVE,
)


# -- in the Waster Step -------------------------------------------------------------------------


def ask_arrival(state: KnightsState, frame: Frame) -> None:
    """The city nearest a knight with most Reputation; of several the Waster chooses."""
    places: list[int] = []
    for seat in leaders(state, state.reputation):
        distance = DISTANCE[state.at[seat]]
        near = min(distance[place] for place in CITY_PLACES)
        places.extend(place for place in CITY_PLACES if distance[place] == near)
    choose_place(state, VILLAIN_CITY, places)


def take_arrival(state: KnightsState, frame: Frame) -> None:
    """There it appears."""
    appear(state, frame.bindings[0], chosen_place(state))


ARRIVE_NEAR_LEADER: Final = Program("a villain in a city", (ask_arrival, take_arrival))


def ask_follow(state: KnightsState, frame: Frame) -> None:
    """One hex toward a knight with most Reputation; the Waster chooses among equal ways."""
    here = state.villain_at[frame.bindings[0]]
    places: list[int] = []
    for seat in leaders(state, state.reputation):
        places.extend(steps_toward(here, state.at[seat]))
    choose_place(state, VILLAIN_STEP, places)


def take_follow(state: KnightsState, frame: Frame) -> None:
    """Move it."""
    move_to(state, frame.bindings[0], chosen_place(state))


FOLLOW: Final = Program("a villain follows the leader", (ask_follow, take_follow))


def follow(state: KnightsState, villain: int) -> list[Call]:
    """The move of a villain that hunts the leader."""
    if state.villain_at[villain] == NONE or not MOD[FOLLOWS_LEADER][panel_of(villain)]:
        return []
    return [(FOLLOW.number, state.waster, (villain,))]


VILLAIN_CITY: Final = place_ask("villain_city", "ask-villain-city")
VILLAIN_STEP: Final = place_ask("villain_step", "ask-villain-step")
