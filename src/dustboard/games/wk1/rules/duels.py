"""Meeting other knights on the road: interaction, duel, search, revival (wk1.duel, wk1.ko)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dustboard.games.telling import SEAT_LETTERS
from dustboard.games.wk1.content.constants import DUEL, FOR_SEARCH, NONE, SURVIVAL
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.move.route import move_over
from dustboard.games.wk1.rules.programs import (
    CHECK,
    COMBAT,
    DUEL_PRIZE,
    MEET,
    STEAL,
    TALK_AFTER_DUEL,
)
from dustboard.games.wk1.rules.resources import gain_reputation
from dustboard.games.wk1.rules.seats import round_order
from dustboard.games.wk1.rules.signals import HELPED
from dustboard.games.wk1.rules.trade.deals import deal
from dustboard.games.wk1.rules.unconscious import wake
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program, define

GO_ON: Final = 99
SEARCH_DIFFICULTY: Final = 7  # wk1.duel.01
NO: Final = 0
YES: Final = 1
REVIVE: Final = 0
ROB: Final = 1


def here(state: KnightsState, seat: int) -> list[int]:
    """The other knights on this hex that were not asked yet (A40)."""
    return [
        other
        for other in round_order(state)
        if other != seat and state.at[other] == state.at[seat] and not state.met >> other & 1
    ]


def ask_meet(state: KnightsState, frame: Frame) -> None:
    """The Active Knight may turn to each knight here (wk1.duel.02, wk1.duel.08).

    Who was stopped by the Waster's card meets nobody any more (A11).
    """
    seat = frame.seat
    if move_over(state, seat) or not here(state, seat):
        state.frame = frame.below
    else:
        state.ask(seat, MEETING.number)


def take_meet(state: KnightsState, frame: Frame) -> None:
    """Ask a conscious knight, or search for an unconscious one (X16)."""
    seat = frame.seat
    other = state.choice[seat]
    if other == GO_ON:
        return
    state.met |= 1 << other
    first = SEARCH_SLEEPER if state.down[other] else INTERACT
    state.push_in_order([(first.number, seat, (other,)), (MEET.number, seat, ())])


define(MEET, (ask_meet, take_meet))

MEETING: Final = Ask(
    "meeting",
    "choose",
    "wk1.duel.02",
    legal=lambda state, seat: [GO_ON, *here(state, seat)],
    key=lambda state, seat, action: "on" if action == GO_ON else SEAT_LETTERS[action],
    label=lambda state, seat, action: (
        Message("option-meet-nobody")
        if action == GO_ON
        else Message("option-meet", {"knight": action, "down": state.down[action]})
    ),
    prompt=lambda state, seat: Message("ask-meeting"),
    timeout=lambda state, seat: GO_ON,
)


# -- interaction --------------------------------------------------------------------------------


def ask_consent(state: KnightsState, frame: Frame) -> None:
    """The asked knight agrees or refuses (wk1.duel.03)."""
    if state.journal is not None:
        state.tell("asks", "wk1.duel.02", frame.seat, {"knight": frame.bindings[0]})
    state.ask(frame.bindings[0], CONSENT.number)


def take_consent(state: KnightsState, frame: Frame) -> None:
    """A refusal may be answered by a search check (wk1.duel.05)."""
    other = frame.bindings[0]
    if state.journal is not None:
        kind = "agrees" if state.choice[other] == YES else "refuses"
        state.tell(kind, "wk1.duel.03", other, {})
    if state.choice[other] == YES:
        state.frame = Frame(FIGHT.number, 0, frame.seat, (other,), frame.below)
        return
    state.ask(frame.seat, SEARCH.number)


def take_search(state: KnightsState, frame: Frame) -> None:
    """Survival (7), while moving (wk1.duel.01)."""
    if state.choice[frame.seat] == NO:
        state.frame = frame.below
        return
    check = (SURVIVAL, SEARCH_DIFFICULTY, FOR_SEARCH)
    state.push_in_order([(CHECK.number, frame.seat, check)])


def after_search(state: KnightsState, frame: Frame) -> None:
    """Success forces the duel, failure has no effect (wk1.duel.05-06)."""
    if state.check_passed:
        state.push_in_order([(FIGHT.number, frame.seat, frame.bindings)])


INTERACT: Final = Program("interact", (ask_consent, take_consent, take_search, after_search))


def fight(state: KnightsState, frame: Frame) -> None:
    """A duel (wk1.duel.03); the one who was asked uses his own knight's things (A40)."""
    state.fight = DUEL
    state.foe = NONE
    state.rival = frame.bindings[0]
    state.push_in_order([(COMBAT.number, frame.seat, ())])


FIGHT: Final = Program("duel", (fight,))

_YES_NO: Final = ("no", "yes")


def _asker(state: KnightsState) -> int:
    frame = state.frame
    assert frame is not None
    return frame.seat


def _asked_knight(state: KnightsState) -> int:
    return state.bound(0)


def _yes_or_no(name: str, rule: str, knight: Callable[[KnightsState], int]) -> Ask:
    """A question about another knight; who does not answer says no."""
    return Ask(
        name,
        "confirm",
        rule,
        legal=lambda state, seat: [NO, YES],
        key=lambda state, seat, action: _YES_NO[action],
        label=lambda state, seat, action: Message(f"option-{name}-{_YES_NO[action]}"),
        prompt=lambda state, seat: Message(f"ask-{name}", {"knight": knight(state)}),
        timeout=lambda state, seat: NO,
    )


CONSENT: Final = _yes_or_no("consent", "wk1.duel.03", _asker)
SEARCH: Final = _yes_or_no("search", "wk1.duel.05", _asked_knight)


# -- after a duel -------------------------------------------------------------------------------


def prize(state: KnightsState, frame: Frame) -> None:
    """+1 Reputation, and the winner may steal, even from a conscious loser (wk1.duel.13)."""
    winner, loser = frame.seat, frame.bindings[0]
    mission = MISSION[state.mission]
    gained = mission.duel_reputation(state, winner, loser)
    if gained:
        gain_reputation(state, winner, gained, "wk1.duel.13")
    if not state.down[winner] and mission.may_steal(state, winner, loser):
        state.push_in_order([(STEAL.number, winner, (loser,))])


define(DUEL_PRIZE, (prize,))


def talk(state: KnightsState, frame: Frame) -> None:
    """Two Defends in the first clash: the knights may trade (wk1.duel.04, wk1.trade.02)."""
    state.push_in_order([deal(frame.seat, frame.bindings[0])])


define(TALK_AFTER_DUEL, (talk,))


# -- unconscious knights ------------------------------------------------------------------------


def search_sleeper(state: KnightsState, frame: Frame) -> None:
    """Finding an unconscious knight always takes a search check (wk1.ko.06, X16)."""
    check = (SURVIVAL, SEARCH_DIFFICULTY, FOR_SEARCH)
    state.push_in_order([(CHECK.number, frame.seat, check)])


def ask_deed(state: KnightsState, frame: Frame) -> None:
    """Revive or steal; who knocked him out this round can't revive him (wk1.duel.15)."""
    if not state.check_passed:
        state.frame = frame.below
    else:
        state.ask(frame.seat, DEED.number)


def take_deed(state: KnightsState, frame: Frame) -> None:
    """Carry it out."""
    seat, other = frame.seat, frame.bindings[0]
    if state.choice[seat] == ROB:
        state.push_in_order([(STEAL.number, seat, (other,))])
        return
    wake(state, other, "wk1.ko.08")
    gain_reputation(state, seat, 1, "wk1.ko.09")
    state.push_in_order([deal(seat, other), *HELPED.calls(state, seat, other)])


SEARCH_SLEEPER: Final = Program("find a sleeper", (search_sleeper, ask_deed, take_deed))


def _deeds(state: KnightsState, seat: int) -> list[int]:
    if state.healer[_asked_knight(state)] == seat:
        return [ROB]
    return [REVIVE, ROB]


DEED: Final = Ask(
    "deed",
    "choose",
    "wk1.ko.06",
    legal=_deeds,
    key=lambda state, seat, action: "steal" if action == ROB else "revive",
    label=lambda state, seat, action: Message(
        "option-steal" if action == ROB else "option-revive", {"knight": _asked_knight(state)}
    ),
    prompt=lambda state, seat: Message("ask-deed", {"knight": _asked_knight(state)}),
    timeout=lambda state, seat: _deeds(state, seat)[0],
)
