"""Trading Knights: terms, goods, offers and answers in turn (wk1.trade, wk1.rest.02-03, A51).

Any gear may be part of a deal, blue gear and vehicles too, and Ammo and Fuel. Stored cards are
secret, so a knight can ask for open cards of the other only, but offer all of his own. What is
offered lies open in `deal_give` until the other has answered.

Each knight may make up to three offers on one occasion; it is over when both pass one after the
other. There are no promises among the terms, least of all about a Waster's conduct (wk1.trade.05).
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import COLOUR
from dustboard.games.wk1.content.constants import NONE, RED, YELLOW
from dustboard.games.wk1.content.gear_table import IS_BLUE, IS_TUNING
from dustboard.games.wk1.content.keys import of_card
from dustboard.games.wk1.rules.decks import discard
from dustboard.games.wk1.rules.drafts import pick
from dustboard.games.wk1.rules.gear.gear import is_loose, owned, starting_gear
from dustboard.games.wk1.rules.gear.places import (
    ASIDE,
    ATTACHED,
    attached,
    cargo_room,
    forget,
    gear_place,
    hand_over,
    host_of,
    lay,
    link,
    on_panels,
    take_up,
)
from dustboard.games.wk1.rules.gear.placing import place_gear
from dustboard.games.wk1.rules.gear.vehicles import leave_vehicle, left_on_foot, unload
from dustboard.games.wk1.rules.resources import FULL, gain_ammo, gain_fuel, lose_ammo, lose_fuel
from dustboard.games.wk1.rules.signals import GIFT
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Call, Frame, Program

# the six goods that have no card in a zone; the first three are given, the others wanted
AMMO: Final = 0
FUEL: Final = 1
VEHICLE: Final = 2
WANTED: Final = 3
RULE: Final = "wk1.trade.03"
ON_CARD: Final = 100  # plus a card: not a place, but what an offered enhancement hung on


def giveable(state: KnightsState, seat: int) -> list[int]:
    """Cards that a knight may put into a deal: all but starting gear, attached cards, vehicle."""
    return [
        card
        for card in owned(state, seat)
        if card != state.vehicle[seat]
        and card not in state.special[seat]
        and is_loose(state, seat, card)
    ]


def askable(state: KnightsState, seat: int) -> list[int]:
    """Open cards of a knight that another may ask for, also those attached to starting gear."""
    links = state.open_links[seat]
    hanging = [links[at] for at in range(0, len(links), 2)]
    return on_panels(state, seat) + [card for card in hanging if is_loose(state, seat, card)]


def vehicle_fits(state: KnightsState, taker: int, hands_over_own: bool) -> bool:
    """A second vehicle sends the own one back to the pool, which a blue one never does."""
    own = state.vehicle[taker]
    return own == NONE or hands_over_own or not IS_BLUE[own]


def lay_open(state: KnightsState, seat: int, cards: list[int]) -> tuple[int, ...]:
    """Show the offered cards; gives the place that each of them came from."""
    places = tuple(_origin(state, seat, card) for card in cards)
    for card in cards:
        state.deal_give += take_up(state, seat, card)[:1]  # its enhancements hang on it
    return places


def _origin(state: KnightsState, seat: int, card: int) -> int:
    """Where a card lies, or the starting gear that it hangs on."""
    host = host_of(state, seat, card)
    return gear_place(state, seat, card) if host == NONE else ON_CARD + host


def take_back(state: KnightsState, seat: int, places: tuple[int, ...]) -> None:
    """The offered cards go back to where they lay."""
    cards = state.deal_give
    state.deal_give = ()
    for card, place in zip(cards, places, strict=True):
        if place >= ON_CARD:
            link(state, seat, card, place - ON_CARD)
        else:
            lay(state, seat, (card, *attached(state, seat, card)), place)
    _forget_terms(state)


def _forget_terms(state: KnightsState) -> None:
    state.deal_want = ()
    for good in range(2 * WANTED):
        state.deal_goods[good] = 0


def carry_out(
    state: KnightsState,
    giver: int,
    taker: int,
    kept: tuple[int, ...],
    kept_by_taker: tuple[int, ...],
) -> None:
    """Both sides hand over what was agreed; new things find their places, the last act of a step.

    `kept` are the enhancements that a side detaches from what it hands over.
    """
    given = state.deal_give
    wants = state.deal_want
    goods = state.deal_goods[:]
    state.deal_give = ()
    _forget_terms(state)
    for card in given:
        _pass_on(state, giver, taker, (card, *attached(state, giver, card)), kept)
    for card in wants:
        _pass_on(state, taker, giver, take_up(state, taker, card), kept_by_taker)
    _transfer(state, giver, taker, goods[AMMO], goods[FUEL])
    _transfer(state, taker, giver, goods[WANTED + AMMO], goods[WANTED + FUEL])
    _pass_vehicles(state, giver, taker, goods[VEHICLE], goods[WANTED + VEHICLE])
    nothing_back = not wants and not any(goods[WANTED:])
    if nothing_back and any(COLOUR[card] in (YELLOW, RED) for card in given):
        GIFT.send(state, giver, taker)
    nothing_given = not given and not any(goods[:WANTED])
    if nothing_given and any(COLOUR[card] in (YELLOW, RED) for card in wants):
        GIFT.send(state, taker, giver)
    state.push_in_order([place_gear(giver), place_gear(taker)])


def _pass_on(
    state: KnightsState, giver: int, taker: int, group: tuple[int, ...], kept: tuple[int, ...]
) -> None:
    """A card with its enhancements goes to the other; those that are kept stay (A51)."""
    staying = tuple(card for card in group[1:] if card in kept)
    forget(state, giver, staying)
    for card in staying:
        lay(state, giver, (card,), ASIDE)
    going = tuple(card for card in group if card not in staying)
    hand_over(state, giver, taker, going)
    lay(state, taker, going, ASIDE)


def _transfer(state: KnightsState, giver: int, taker: int, ammo: int, fuel: int) -> None:
    """Counters fall and rise by the same number, which the other can hold (E17)."""
    if ammo:
        lose_ammo(state, giver, ammo, "wk1.trade.04")
        gain_ammo(state, taker, ammo, "wk1.trade.04")
    if fuel:
        lose_fuel(state, giver, fuel, "wk1.trade.04")
        gain_fuel(state, taker, fuel, "wk1.trade.04")


def _pass_vehicles(state: KnightsState, giver: int, taker: int, given: int, wanted: int) -> None:
    """Vehicles change hands with their tuning; who is left without one loses his Fuel."""
    passed: list[tuple[int, int, int, tuple[int, ...]]] = []
    for here, there, agreed in ((giver, taker, given), (taker, giver, wanted)):
        if agreed:
            damaged = state.damaged[here]
            tuning = tuple(card for card in state.special[here] if IS_TUNING[card])
            for card in tuning:
                take_up(state, here, card)
            passed.append((there, leave_vehicle(state, here), damaged, tuning))
    for there, vehicle, damaged, tuning in passed:
        if state.vehicle[there] != NONE:
            discard(state, leave_vehicle(state, there))
        state.vehicle[there] = vehicle
        state.damaged[there] = damaged
        for card in tuning:
            lay(state, there, (card,), ATTACHED)
        if state.journal is not None:
            state.tell(
                "vehicle-taken", "wk1.vehicle.09", there, {"card": vehicle, "damaged": damaged}
            )
    for seat in (giver, taker) if passed else ():
        if state.vehicle[seat] == NONE:
            left_on_foot(state, seat)
        if len(state.cargo[seat]) > cargo_room(state, seat):
            unload(state, seat)


OFFERS: Final = 3  # of each knight on one occasion

# what an offer is made of, besides the numbers of the cards given
KEEP: Final = 1000  # an enhancement that is detached and kept
WANT: Final = 2000  # an open card of the other
GOODS: Final = 3000  # one of the six goods of `deals`
SEND: Final = 9000
PASS: Final = 9001
ACCEPT: Final = 9002
DECLINE: Final = 9003
_GOODS: Final = ("give:ammo", "give:fuel", "give:vehicle", "want:ammo", "want:fuel", "want:vehicle")


def deal(seat: int, other: int) -> Call:
    """The call that lets two knights trade, this seat first."""
    return DEAL.number, seat, (other, OFFERS, OFFERS, 0)


def ask_offer(state: KnightsState, frame: Frame) -> None:
    """Whose turn it is may make an offer, unless he has used all of his."""
    seat = frame.seat
    state.draft[seat] = ()
    state.choice[seat] = PASS
    if frame.bindings[1] > 0 and not state.down[seat] and not state.down[frame.bindings[0]]:
        state.ask(seat, OFFER.number)


def send_offer(state: KnightsState, frame: Frame) -> None:
    """Show the offer to the other, or let him have his turn."""
    seat = frame.seat
    other, mine, theirs, passes = frame.bindings
    draft = state.draft[seat]
    state.draft[seat] = ()
    if state.choice[seat] == PASS:
        if passes == 0:
            state.push_in_order([(DEAL.number, other, (seat, theirs, mine, 1))])
        return
    kept = tuple(part - KEEP for part in draft if KEEP <= part < WANT)
    state.deal_want = tuple(part - WANT for part in draft if WANT <= part < GOODS)
    for part in draft:
        if part >= GOODS:
            state.deal_goods[part - GOODS] += 1
    places = lay_open(state, seat, [part for part in draft if part < KEEP])
    if state.journal is not None:
        data = {
            "rival": other,
            "cards": list(state.deal_give),
            "wanted": list(state.deal_want),
            "goods": state.deal_goods[:],
        }
        state.tell("offer", RULE, seat, data)
    answer = (seat, len(places), *places, *kept)
    turn = (DEAL.number, other, (seat, theirs, mine - 1, 0))
    state.push_in_order([(ANSWER.number, other, answer), turn])


DEAL: Final = Program("deal", (ask_offer, send_offer))


def ask_answer(state: KnightsState, frame: Frame) -> None:
    """Yes or no."""
    state.draft[frame.seat] = ()
    state.ask(frame.seat, DEAL_ANSWER.number)


def take_answer(state: KnightsState, frame: Frame) -> None:
    """Goods change hands, or everything goes back."""
    seat = frame.seat
    giver, count = frame.bindings[:2]
    kept_here = tuple(part - KEEP for part in state.draft[seat])
    state.draft[seat] = ()
    accepted = state.choice[seat] == ACCEPT
    if state.journal is not None:
        kind = "offer-accepted" if accepted else "offer-declined"
        state.tell(kind, RULE, seat, {"rival": giver})
    if accepted:
        carry_out(state, giver, seat, frame.bindings[2 + count :], kept_here)
    else:
        take_back(state, giver, frame.bindings[2 : 2 + count])


ANSWER: Final = Program("answer to an offer", (ask_answer, take_answer))


# -- the offer -----------------------------------------------------------------------------------


def _partner(state: KnightsState) -> int:
    return state.bound(0)


def _why_not_goods(state: KnightsState, seat: int, good: int) -> tuple[str, str]:
    """Why one more of a good can't be part of the offer."""
    other = _partner(state)
    draft = state.draft[seat]
    owner = seat if good < WANTED else other
    taken = draft.count(GOODS + good)
    kind = good % WANTED
    if kind == VEHICLE:
        if state.vehicle[owner] == NONE or taken:
            return RULE, "why-no-vehicle-to-give" if not taken else "why-wanted-already"
        swapped = GOODS + (VEHICLE if good != VEHICLE else WANTED + VEHICLE) in draft
        if not vehicle_fits(state, other if owner == seat else seat, swapped):
            return "wk1.vehicle.03", "why-blue-vehicle-stays"
        return "", ""
    counter = state.ammo if kind == AMMO else state.fuel
    if taken >= counter[owner]:
        return "wk1.trade.04", "why-no-more-of-it"
    if taken >= FULL - counter[seat + other - owner]:
        return "wk1.trade.04", "why-full-of-it"  # counters move by the same number (E17)
    return "", ""


def _legal(state: KnightsState, seat: int) -> list[int]:
    draft = state.draft[seat]
    actions = [PASS]
    if draft:
        actions.append(SEND)
    for card in giveable(state, seat):
        if card not in draft:
            actions.append(card)
        else:
            for each in attached(state, seat, card):
                if KEEP + each not in draft:
                    actions.append(KEEP + each)
    for card in askable(state, _partner(state)):
        if WANT + card not in draft:
            actions.append(WANT + card)
    for good in range(2 * WANTED):
        if not _why_not_goods(state, seat, good)[0]:
            actions.append(GOODS + good)
    return actions


def _apply(state: KnightsState, seat: int, action: int) -> None:
    if action >= SEND:
        state.choice[seat] = action
    pick(state, seat, action, action >= SEND)


def _key(state: KnightsState, seat: int, action: int) -> str:
    if action >= SEND:
        return ("send", "pass", "accept", "decline")[action - SEND]
    if action >= GOODS:
        return _GOODS[action - GOODS]
    if action >= WANT:
        return of_card("want", action - WANT)
    return of_card("keep", action - KEEP) if action >= KEEP else of_card("give", action)


def _label(state: KnightsState, seat: int, action: int) -> Message:
    if action >= SEND:
        return Message(f"option-{('send', 'pass', 'accept', 'decline')[action - SEND]}-offer")
    if action >= GOODS:
        return Message("option-" + _GOODS[action - GOODS].replace(":", "-"))
    if action >= WANT:
        return Message("option-want-card", {"card": action - WANT})
    if action >= KEEP:
        return Message("option-keep-enhancement", {"card": action - KEEP})
    return Message("option-give-card", {"card": action})


def _refused(state: KnightsState, seat: int) -> list[Refusal]:
    """What can't be part of the offer."""
    legal = _legal(state, seat)
    refusals: list[Refusal] = []
    if SEND not in legal:
        refusals.append(Refusal("send", RULE, Message("why-empty-offer")))
    for card in starting_gear(state, seat):
        start = Message("why-starting-gear", {"card": card})
        refusals.append(Refusal(of_card("give", card), "wk1.start.01", start))
    for card in starting_gear(state, _partner(state)):
        start = Message("why-starting-gear", {"card": card})
        refusals.append(Refusal(of_card("want", card), "wk1.start.01", start))
    for card in owned(state, seat):
        if card not in legal and card != state.vehicle[seat]:
            rule, why = RULE, "why-offered-already"
            if card in state.special[seat]:
                rule, why = "wk1.blue.04", "why-attached-to-knight"
            elif card not in state.draft[seat]:
                rule, why = "wk1.enhance.06", "why-goes-along"
            refusals.append(Refusal(of_card("give", card), rule, Message(why, {"card": card})))
    for good in range(2 * WANTED):
        rule, why = _why_not_goods(state, seat, good)
        if rule:
            refusals.append(Refusal(_GOODS[good], rule, Message(why)))
    return refusals


def _offer_prompt(state: KnightsState, seat: int) -> Message:
    args = {"rival": _partner(state), "number": state.bound(1)}
    return Message("ask-offer", args)


OFFER: Final = Ask(
    "knight-offer",
    "offer",
    RULE,
    legal=_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_offer_prompt,
    refused=_refused,
    timeout=lambda state, seat: PASS,
    ends=("send", "pass"),
)


# -- the answer ----------------------------------------------------------------------------------


def _keepable(state: KnightsState, seat: int) -> list[int]:
    """Enhancements on cards asked for, which their owner may detach (A51)."""
    cards: list[int] = []
    for card in state.deal_want:
        cards.extend(attached(state, seat, card))
    return cards


def _answer_legal(state: KnightsState, seat: int) -> list[int]:
    keeps = [KEEP + card for card in _keepable(state, seat) if KEEP + card not in state.draft[seat]]
    return [DECLINE, ACCEPT, *keeps]


def _answer_prompt(state: KnightsState, seat: int) -> Message:
    args = {
        "rival": _partner(state),
        "cards": list(state.deal_give),
        "wanted": list(state.deal_want),
        "goods": state.deal_goods[:],
    }
    return Message("ask-offer-answer", args)


DEAL_ANSWER: Final = Ask(
    "offer-answer",
    "offer",
    RULE,
    legal=_answer_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_answer_prompt,
    timeout=lambda state, seat: DECLINE,
)
