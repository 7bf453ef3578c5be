"""Knights on one space: a camp that they share, and what they give each other (wk2.share).

A trade is laid out by the camping knight, thing by thing, and proposed to another one on the space,
who takes it as a whole or not at all.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import FUEL, RESOURCES
from dustboard.games.wk2.content.gear_table import FACES, UNIQUE, face_key, gear_of
from dustboard.games.wk2.content.wasteland_table import SPECIAL_ID
from dustboard.games.wk2.rules.menu import Menu, Plain, Section
from dustboard.games.wk2.rules.programs import FIT_GEAR
from dustboard.games.wk2.rules.supply import have, set_resource
from dustboard.games.wk2.rules.values import conscious, in_game, tank
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import insert_sorted, without

TRADE: Final = Program("trade")  # bindings: with whom
PROPOSE: Final = Program("propose")  # seat: who is asked; bindings: who proposes
MOST_THINGS: Final = 6  # on each side of a trade
CAMP_MARKERS: Final = 2
# things that change hands: resources, faces of gear, special cards
_GEAR_AT: Final = len(RESOURCES)
_SPECIAL_AT: Final = _GEAR_AT + FACES
THINGS: Final = _SPECIAL_AT + len(SPECIAL_ID)
_TRADABLE: Final[list[bool]] = [
    row.kind in ("item", "ally") and not row.bound for row in CONTENT.special
]


def shared_spaces(state: RoadState) -> list[int]:
    """The spaces with a Camp Marker: two or more knights stand there (wk2.share.01)."""
    spaces = [state.space[seat] for seat in in_game(state) if state.space[seat] >= 0]
    return sorted({space for space in spaces if spaces.count(space) > 1})


def companions(state: RoadState, seat: int) -> list[int]:
    """The others on the space who are on their feet (wk2.injury.08)."""
    here = state.space[seat]
    return [
        other
        for other in in_game(state)
        if other != seat and state.space[other] == here and conscious(state, other)
    ]


# -- things ---------------------------------------------------------------------------------------


def thing_key(thing: int) -> str:
    """How answers name a thing.

    >>> thing_key(0), thing_key(_GEAR_AT + 1), thing_key(_SPECIAL_AT)
    ('fuel', 'a01:broken', 'x-1')
    """
    if thing < _GEAR_AT:
        return RESOURCES[thing]
    if thing < _SPECIAL_AT:
        return face_key(thing - _GEAR_AT)
    return SPECIAL_ID[thing - _SPECIAL_AT]


def things_of(state: RoadState, seat: int, laid: tuple[int, ...]) -> list[int]:
    """What a knight could still lay out; unique gear is not traded (wk2.xp.15)."""
    found = [one for one in range(_GEAR_AT) if have(state, seat, one) > laid.count(one)]
    faces = state.hands[seat] + state.armor[seat] + state.stowed[seat]
    for face in sorted(set(faces)):
        if not UNIQUE[gear_of(face)] and faces.count(face) > laid.count(_GEAR_AT + face):
            found.append(_GEAR_AT + face)
    for card in state.special[seat]:
        if _TRADABLE[card] and _SPECIAL_AT + card not in laid:
            found.append(_SPECIAL_AT + card)
    return found


def _hand_over(state: RoadState, giver: int, taker: int, thing: int) -> None:
    if thing < _GEAR_AT:
        set_resource(state, giver, thing, have(state, giver, thing) - 1)
        set_resource(state, taker, thing, have(state, taker, thing) + 1)
        return
    if thing >= _SPECIAL_AT:
        card = thing - _SPECIAL_AT
        state.special[giver] = without(state.special[giver], card)
        state.special[taker] = (*state.special[taker], card)
        return
    face = thing - _GEAR_AT
    for zone in (state.stowed, state.hands, state.armor):
        if face in zone[giver]:
            zone[giver] = without(zone[giver], face)
            break
    state.stowed[taker] = insert_sorted(state.stowed[taker], (face,))


def _fits(state: RoadState, seat: int, other: int) -> bool:
    """Whether the Fuel of both has room in their Tanks afterwards."""
    more = state.giving.count(FUEL) - state.wanting.count(FUEL)
    given = state.fuel[other] + more <= tank(state, other)
    return given and state.fuel[seat] - more <= tank(state, seat)


# -- laying a trade out ---------------------------------------------------------------------------
_CANCEL: Final = 0
_OFFER: Final = 1
_GIVE: Final = 2
_WANT: Final = 3


def begin_trade(state: RoadState, seat: int, other: int) -> None:
    """Nothing is laid out yet."""
    state.giving = ()
    state.wanting = ()
    state.push_in_order([(TRADE.number, seat, (other,))])


def ask_trade(state: RoadState, frame: Frame) -> None:
    """What is given, what is wanted, until it is proposed."""
    state.ask(frame.seat, TRADING.number)


def take_trade(state: RoadState, frame: Frame) -> None:
    """Lay one thing out, propose all of it, or let it be."""
    seat, other = frame.seat, frame.bindings[0]
    section, number = _MENU.split(state.choice[seat])
    if section == _CANCEL:
        state.giving = state.wanting = ()
    elif section == _OFFER:
        state.push_in_order([(PROPOSE.number, other, (seat,))])
    else:
        if section == _GIVE:
            state.giving = tuple(sorted((*state.giving, number)))
        else:
            state.wanting = tuple(sorted((*state.wanting, number)))
        state.push_in_order([(TRADE.number, seat, (other,))])


def _trade_legal(state: RoadState, seat: int) -> list[int]:
    other = state.bound(0)
    found = [_MENU.answer(_CANCEL)]
    if (state.giving or state.wanting) and _fits(state, seat, other):
        found.append(_MENU.answer(_OFFER))
    if len(state.giving) < MOST_THINGS:
        found += [_MENU.answer(_GIVE, one) for one in things_of(state, seat, state.giving)]
    if len(state.wanting) < MOST_THINGS:
        found += [_MENU.answer(_WANT, one) for one in things_of(state, other, state.wanting)]
    return found


def _give_key(state: RoadState, seat: int, number: int) -> str:
    return f"give:{thing_key(number)}"


def _want_key(state: RoadState, seat: int, number: int) -> str:
    return f"want:{thing_key(number)}"


def _give_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-trade-give", {"thing": thing_key(number)})


def _want_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-trade-want", {"thing": thing_key(number)})


def _trade_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-trade", {"seat": state.bound(0), **_laid(state)})


def _laid(state: RoadState) -> dict[str, list[str]]:
    return {
        "gives": [thing_key(one) for one in state.giving],
        "wants": [thing_key(one) for one in state.wanting],
    }


def _trade_timeout(state: RoadState, seat: int) -> int:
    return _MENU.answer(_CANCEL)


_MENU: Final = Menu(
    Plain("cancel", "option-trade-cancel"),
    Plain("propose", "option-trade-propose"),
    Section(THINGS, _give_key, _give_label),
    Section(THINGS, _want_key, _want_label),
)
TRADING: Final = Ask(
    "trade",
    "offer",
    "wk2.share.02",
    legal=_trade_legal,
    key=_MENU.key,
    label=_MENU.label,
    prompt=_trade_prompt,
    timeout=_trade_timeout,
    ends=("propose", "cancel"),
)


# -- the other one agrees, or not -----------------------------------------------------------------
REFUSE: Final = 0
AGREE: Final = 1


def ask_agree(state: RoadState, frame: Frame) -> None:
    """The other knight decides."""
    state.ask(frame.seat, AGREEING.number)


def take_agree(state: RoadState, frame: Frame) -> None:
    """Things change hands; both have to have room for their gear (wk2.gear.14)."""
    other, seat = frame.seat, frame.bindings[0]
    agreed = state.choice[other] == AGREE
    if state.journal is not None:
        kind = "trades" if agreed else "no-trade"
        state.tell(kind, "wk2.share.02", seat, {"by": other, **_laid(state)})
    if agreed:
        for thing in state.giving:
            _hand_over(state, seat, other, thing)
        for thing in state.wanting:
            _hand_over(state, other, seat, thing)
        state.push_in_order([(FIT_GEAR.number, one, ()) for one in (seat, other)])
    state.giving = state.wanting = ()


def _agree_legal(state: RoadState, seat: int) -> list[int]:
    return [REFUSE, AGREE]


def _agree_key(state: RoadState, seat: int, action: int) -> str:
    return "agree" if action == AGREE else "refuse"


def _agree_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-trade-agree" if action == AGREE else "option-trade-refuse")


def _agree_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-agree", {"seat": state.bound(0), **_laid(state)})


def _agree_timeout(state: RoadState, seat: int) -> int:
    return REFUSE


AGREEING: Final = Ask(
    "agree",
    "confirm",
    "wk2.share.02",
    legal=_agree_legal,
    key=_agree_key,
    label=_agree_label,
    prompt=_agree_prompt,
    timeout=_agree_timeout,
)
