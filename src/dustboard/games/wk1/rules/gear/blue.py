"""Blue gear: gaining, attaching, detaching and cashing in (wk1.blue, A52, D31).

Blue gear is neither destroyed, stolen nor discarded. Implants and mutations are attached to the
knight, tuning to his vehicle; special actions of hexes detach them, back to the blue deck.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import ID, TRAIT
from dustboard.games.wk1.content.constants import NONE, RED
from dustboard.games.wk1.content.gear_table import IS_BLUE, IS_SPECIAL, IS_TUNING, IS_VEHICLE
from dustboard.games.wk1.content.things import MUTATION, TUNING
from dustboard.games.wk1.rules.decks import discard
from dustboard.games.wk1.rules.effects.card_ask import card_ask
from dustboard.games.wk1.rules.gear.gain import draw_gear
from dustboard.games.wk1.rules.gear.gear import owned
from dustboard.games.wk1.rules.gear.places import ATTACHED, forget, lay, take_up
from dustboard.games.wk1.rules.gear.placing import place_gear, put_aside
from dustboard.games.wk1.rules.gear.vehicles import give_up_vehicle, take_vehicle, unload
from dustboard.games.wk1.rules.resources import gain_reputation
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import without

KEEP: Final = 0
CASH: Final = 1
ATTACH: Final = 2

# what cashing in gives: one drawn card of this colour besides 1 Reputation (I17)
CASH_COLOUR: Final = RED


def gain_blue(state: KnightsState, seat: int, card: int, rule: str) -> None:
    """The knight gets a card of the blue deck; nothing happens if it is not there any more."""
    if card not in state.blue:
        return
    state.blue = without(state.blue, card)
    state.deal_give = (*state.deal_give, card)  # it lies open until it has its place
    if state.journal is not None:
        state.tell("gains-blue", rule, seat, {"card": card})
    state.push_in_order([(GAIN_BLUE.number, seat, (card,))])


def ask_keep(state: KnightsState, frame: Frame) -> None:
    """Keep it, attach it, or cash it in at once, where the table allows that (D31)."""
    seat = frame.seat
    ways = _ways(state, seat, frame.bindings[0])
    state.choice[seat] = ways[0]
    if len(ways) > 1:
        state.ask(seat, BLUE_GAINED.number)


def keep(state: KnightsState, frame: Frame) -> None:
    """The card goes where its owner wants it."""
    seat = frame.seat
    card = frame.bindings[0]
    state.deal_give = without(state.deal_give, card)
    if state.choice[seat] == CASH:
        _cash(state, seat, card)
    elif IS_VEHICLE[card]:
        take_vehicle(state, seat, card, 0, "wk1.vehicle.03")
        unload(state, seat)
        state.push_in_order([place_gear(seat)])
    elif state.choice[seat] == ATTACH:
        _attach(state, seat, card)
    else:
        if state.journal is not None:
            state.tell("blue-kept", "wk1.gear.12", seat, {"card": card})
        put_aside(state, seat, (card,))
        state.push_in_order([place_gear(seat)])


GAIN_BLUE: Final = Program("gain blue gear", (ask_keep, keep))


def _ways(state: KnightsState, seat: int, card: int) -> list[int]:
    """What can be done with a gained card; mutations attach by themselves (A52)."""
    ways: list[int] = []
    if TRAIT[card] == MUTATION:
        ways.append(ATTACH)
    elif IS_SPECIAL[card] and (state.vehicle[seat] != NONE or not IS_TUNING[card]):
        ways.extend((ATTACH, KEEP))
    else:
        ways.append(KEEP)
    if state.house.cash_on_gain:
        ways.append(CASH)
    return ways


def _attach(state: KnightsState, seat: int, card: int) -> None:
    lay(state, seat, (card,), ATTACHED)
    if state.journal is not None:
        state.tell("special-attached", "wk1.blue.04", seat, {"card": card})


def _cash(state: KnightsState, seat: int, card: int) -> None:
    """Out of the game for 1 Reputation and a drawn card (wk1.blue.03)."""
    state.removed = tuple(sorted((*state.removed, card)))
    if state.journal is not None:
        state.tell("cashed-in", "wk1.blue.03", seat, {"card": card})
    gain_reputation(state, seat, 1, "wk1.blue.03")
    draw_gear(state, seat, CASH_COLOUR, 1, "wk1.blue.03", reward=False)


def cashable(state: KnightsState, seat: int) -> list[int]:
    """Blue cards that could be cashed in; attached ones can't (A52)."""
    return [
        card for card in owned(state, seat) if IS_BLUE[card] and card not in state.special[seat]
    ]


def cash_in(state: KnightsState, seat: int, card: int) -> None:
    """A knight cashes in blue gear that he has; the last act of a step.

    What loses its place with it is placed together with the card that is drawn.
    """
    if card == state.vehicle[seat]:
        give_up_vehicle(state, seat, "wk1.blue.03")
        unload(state, seat)
    else:
        group = take_up(state, seat, card)
        forget(state, seat, group)
        put_aside(state, seat, group[1:])  # its enhancements are kept
    _cash(state, seat, card)


# -- attaching and detaching by special actions (wk1.blue.04-06) ---------------------------------


def storable_special(state: KnightsState, seat: int, trait: int) -> list[int]:
    """Stored special gear of a trait that could be attached now."""
    if trait != TUNING or state.vehicle[seat] != NONE:
        stores = (*state.backpack[seat], *state.cargo[seat], *state.aside[seat])
        return [card for card in stores if card >= 0 and TRAIT[card] == trait]
    return []


def detachable(state: KnightsState, seat: int, trait: int) -> list[int]:
    """Attached special gear of a trait."""
    return [card for card in state.special[seat] if TRAIT[card] == trait]


def attach_special(state: KnightsState, seat: int, trait: int, rule: str) -> None:
    """A hex lets the knight attach one stored card of this trait."""
    state.push_in_order([(ATTACH_SPECIAL.number, seat, (trait,))])


def detach_special(state: KnightsState, seat: int, trait: int, amount: int, rule: str) -> None:
    """A hex lets the knight detach up to so many cards of this trait."""
    number = min(amount, len(detachable(state, seat, trait)))
    state.push_in_order([(DETACH_SPECIAL.number, seat, (trait,))] * number)


def ask_attach(state: KnightsState, frame: Frame) -> None:
    """Which one, if there are several."""
    _ask_card(state, frame, storable_special(state, frame.seat, frame.bindings[0]), 0)


def do_attach(state: KnightsState, frame: Frame) -> None:
    """The card leaves its store and works."""
    card = state.choice[frame.seat]
    if card != NONE:
        take_up(state, frame.seat, card)
        _attach(state, frame.seat, card)


def ask_detach(state: KnightsState, frame: Frame) -> None:
    """Which one; any number means that the knight may stop."""
    _ask_card(state, frame, detachable(state, frame.seat, frame.bindings[0]), 1)


def do_detach(state: KnightsState, frame: Frame) -> None:
    """It goes back to the blue deck (A52)."""
    card = state.choice[frame.seat]
    if card != NONE:
        forget(state, frame.seat, take_up(state, frame.seat, card))
        discard(state, card)
        if state.journal is not None:
            state.tell("special-detached", "wk1.blue.04", frame.seat, {"card": card})


def _ask_card(state: KnightsState, frame: Frame, cards: list[int], optional: int) -> None:
    state.choice[frame.seat] = NONE
    if len(cards) == 1 and not optional:
        state.choice[frame.seat] = cards[0]
    elif cards:
        state.ask(frame.seat, (SPECIAL_DETACHED if optional else SPECIAL_ATTACHED).number)


ATTACH_SPECIAL: Final = Program("attach special gear", (ask_attach, do_attach))
DETACH_SPECIAL: Final = Program("detach special gear", (ask_detach, do_detach))


def _binding(state: KnightsState) -> int:
    return state.bound(0)


_KEYS: Final = ("keep", "cash", "attach")

BLUE_GAINED: Final = Ask(
    "blue-gained",
    "choose",
    "wk1.blue.03",
    legal=lambda state, seat: _ways(state, seat, _binding(state)),
    key=lambda state, seat, action: _KEYS[action],
    label=lambda state, seat, action: Message(
        f"option-blue-{_KEYS[action]}", {"card": _binding(state)}
    ),
    prompt=lambda state, seat: Message("ask-blue-gained", {"card": _binding(state)}),
    timeout=lambda state, seat: _ways(state, seat, _binding(state))[0],
)

SPECIAL_ATTACHED: Final = card_ask(
    "attach-special",
    "wk1.blue.04",
    lambda state, seat: storable_special(state, seat, _binding(state)),
    lambda state, seat: Message("ask-attach-special"),
    "option-special-attach",
)

STOP: Final = 0  # no blue card has this number


def _take_detached(state: KnightsState, seat: int, action: int) -> None:
    state.choice[seat] = NONE if action == STOP else action
    state.done(seat)


SPECIAL_DETACHED: Final = Ask(
    "detach-special",
    "choose",
    "wk1.blue.05",
    legal=lambda state, seat: [*detachable(state, seat, _binding(state)), STOP],
    apply=_take_detached,
    key=lambda state, seat, action: "stop" if action == STOP else ID[action],
    label=lambda state, seat, action: (
        Message("option-special-stop")
        if action == STOP
        else Message("option-special-detach", {"card": action})
    ),
    prompt=lambda state, seat: Message("ask-detach-special"),
    timeout=lambda state, seat: STOP,
)
