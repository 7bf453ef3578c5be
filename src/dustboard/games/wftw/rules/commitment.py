"""Phase 2, Bidding, second sub-phase: bases are named, then cards are committed face down.

Clauses wftw.bid.08 and 11 to 17.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.bid_places import (
    SHOP,
    defence_base,
    defence_place,
    is_defence,
    raid_base,
    raid_place,
    raid_rival,
    target_rival,
)
from dustboard.games.wftw.content.card_table import ATTACK
from dustboard.games.wftw.content.keys import of_card, of_number
from dustboard.games.wftw.rules.bases import base_copy, base_facts
from dustboard.games.wftw.rules.bidding import attackable, targets_of
from dustboard.games.wftw.rules.payment import committed, cost_of, less, most_cards, purse
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame
from dustboard.kernel.zones import without

DONE: Final = 1 << 20  # ends the commitment; no card at any place has this number
_CARDS: Final = 256  # an action is place * 256 + card
CENTRE: Final = (1 << SHOP + 1) - 1  # the marks on battlefields and on the shop
CENTRE_TARGETS: Final = [tuple(targets_of(bits)) for bits in range(CENTRE + 1)]


def ask_bases(state: WarState, frame: Frame) -> None:
    """Attackers who have not named a base card yet name one, all at once (R14)."""
    if state.journal is not None:
        state.tell("commitment", "wftw.bid.02", -1, {"number": state.bidding_round})
    for seat in range(state.players):
        state.duty[seat] = CENTRE_TARGETS[state.marks[seat] & CENTRE]
        if marked_rival(state, seat) < 0:
            continue
        if state.raids[seat] and state.house.one_base_attack:
            state.duty[seat] = state.duty[seat] + state.raids[seat][:1]  # reinforced (R13)
        else:
            state.ask(seat, BASE.number)


def marked_rival(state: WarState, seat: int) -> int:
    """The rival the seat marked in this bidding round, or -1."""
    marks = state.marks[seat]
    return -1 if marks <= CENTRE else target_rival(marks.bit_length() - 1)


def announce_bases(state: WarState, frame: Frame) -> None:
    """The named base cards become known to all, before any card is laid (wftw.bid.08)."""
    for seat in range(state.players):
        if state.group[seat] != BASE.number or marked_rival(state, seat) < 0:
            continue
        if state.raids[seat] and state.house.one_base_attack:
            continue
        rival = marked_rival(state, seat)
        place = raid_place(rival, state.choice[seat])
        state.duty[seat] = (*state.duty[seat], place)
        if place not in state.raids[seat]:
            state.raids[seat] = (*state.raids[seat], place)
            state.raids_since[seat] = (*state.raids_since[seat], state.bidding_round)
        if state.journal is not None:
            data = {"rival": rival, **base_facts(state, rival, state.choice[seat])}
            state.tell("base-named", "wftw.bid.08", seat, data)


def ask_commitments(state: WarState, frame: Frame) -> None:
    """Whoever marked a target or is attacked commits cards (wftw.bid.11, 14, 15)."""
    _find_attacked_bases(state)
    for seat in range(state.players):
        if state.duty[seat] or (state.guard[seat] and state.hand[seat]):
            state.ask(seat, COMMITMENT.number)


def _find_attacked_bases(state: WarState) -> None:
    """Note for each seat which of its attacked base cards may get defenders now (R15)."""
    for attacker in range(state.players):
        for at in range(len(state.raids[attacker])):
            if state.house.late_defence or state.raids_since[attacker][at] == state.bidding_round:
                raid = state.raids[attacker][at]
                place, owner = defence_place(raid_base(raid)), raid_rival(raid)
                if place not in state.guard[owner]:
                    state.guard[owner] = tuple(sorted((*state.guard[owner], place)))


def close_commitments(state: WarState, frame: Frame) -> None:
    """The cards lie face down; how many there are is known to all (R16)."""
    for seat in range(state.players):
        state.duty[seat] = ()
        state.guard[seat] = ()
        state.marks[seat] = 0
        cards, places = state.draft[seat], state.draft_at[seat]
        if not cards:
            continue
        state.laid[seat] = state.laid[seat] + cards
        state.laid_at[seat] = state.laid_at[seat] + places
        state.laid_in[seat] = state.laid_in[seat] + (state.bidding_round,) * len(cards)
        state.draft[seat] = ()
        state.draft_at[seat] = ()
        if state.journal is not None:
            rows = laid_rows(state, seat, places, cards)
            counts = [[row[0], *row[2:]] for row in sorted(rows)]
            if not state.house.show_card_counts:
                counts = []
            public = {"places": counts, "number": len(cards)}
            state.whisper("laid", "wftw.bid.17", seat, {"laid": rows}, public)


def laid_rows(
    state: WarState, seat: int, places: tuple[int, ...], cards: tuple[int, ...]
) -> list[list[int]]:
    """Laid cards for the log: place, card, the card that lies at the place, and which copy."""
    return [
        [place, card, card_there(state, seat, place), copy_there(state, seat, place)]
        for place, card in zip(places, cards, strict=True)
    ]


# -- naming the attacked base -----------------------------------------------------------------


def _base_legal(state: WarState, seat: int) -> list[int]:
    return attackable(state, marked_rival(state, seat))


def _base_key(state: WarState, seat: int, action: int) -> str:
    return of_number("base", action)


def _base_label(state: WarState, seat: int, action: int) -> Message:
    rival = marked_rival(state, seat)
    facts = base_facts(state, rival, action)
    return Message("option-base", {"rival": rival, "base": action, **facts})


def _base_prompt(state: WarState, seat: int) -> Message:
    return Message("ask-base", {"rival": marked_rival(state, seat)})


def _base_refused(state: WarState, seat: int) -> list[Refusal]:
    legal = _base_legal(state, seat)
    rival = marked_rival(state, seat)
    return [
        Refusal(
            of_number("base", base),
            "wftw.bid.06",
            Message("refused-immune", base_facts(state, rival, base)),
        )
        for base in range(len(state.tableau[rival]))
        if base not in legal
    ]


def _base_timeout(state: WarState, seat: int) -> int:
    return _base_legal(state, seat)[0]


BASE: Final = Ask(
    "base",
    "choose",
    "wftw.bid.08",
    legal=_base_legal,
    key=_base_key,
    label=_base_label,
    prompt=_base_prompt,
    refused=_base_refused,
    timeout=_base_timeout,
    sealed=True,
)


# -- committing cards -------------------------------------------------------------------------


def unserved(state: WarState, seat: int) -> list[int]:
    """The marked places that have no card of this bidding round yet (wftw.bid.11)."""
    return [place for place in state.duty[seat] if place not in state.draft_at[seat]]


def _legal(state: WarState, seat: int) -> list[int]:
    hand = state.hand[seat]
    open_places = unserved(state, seat)
    places = open_places
    if len(hand) > len(open_places):
        places = list(state.duty[seat] + state.guard[seat])
    cards: list[int] = []
    last = -1
    for card in hand:
        if card != last:  # hands are sorted: equal cards count once
            cards.append(card)
            last = card
    actions = [place * _CARDS + card for place in places for card in cards]
    if not state.house.overbid_allowed:
        payable = [action for action in actions if _payable(state, seat, action)]
        # at a real table marks are payable; in a made-up world a rival's cards may not be
        actions = payable if payable or not open_places else actions
    if not open_places:
        actions.append(DONE)
    return actions


def _payable(state: WarState, seat: int, action: int) -> bool:
    """With overbidding forbidden: the card can be paid, and so can one for each open mark."""
    card, place = action % _CARDS, action // _CARDS
    needs = len([other for other in unserved(state, seat) if other != place])
    rest = less(purse(state, seat), cost_of((*committed(state, seat), card)))
    if rest[0] < 0 or rest[1] < 0 or rest[2] < 0:
        return False
    return needs == 0 or most_cards(rest, without(state.hand[seat], card)) >= needs


def _apply(state: WarState, seat: int, action: int) -> None:
    if action == DONE:
        state.done(seat)
        return
    card = action % _CARDS
    state.hand[seat] = without(state.hand[seat], card)
    state.draft[seat] = state.draft[seat] + (card,)
    state.draft_at[seat] = state.draft_at[seat] + (action // _CARDS,)


def _key(state: WarState, seat: int, action: int) -> str:
    if action == DONE:
        return "done"
    return of_card(action % _CARDS, action // _CARDS)


def _label(state: WarState, seat: int, action: int) -> Message:
    if action == DONE:
        nothing = not state.draft[seat]
        return Message("option-no-defence" if nothing else "option-seal-cards")
    place = action // _CARDS
    return Message("option-commit", {"card": action % _CARDS, **place_facts(state, seat, place)})


def card_there(state: WarState, seat: int, place: int) -> int:
    """The objective or base card at a place of the seat, or -1."""
    if place < len(state.fields):
        return state.fields[place]
    if place <= SHOP:
        return -1
    if is_defence(place):
        return state.tableau[seat][defence_base(place)]
    return state.tableau[raid_rival(place)][raid_base(place)]


def copy_there(state: WarState, seat: int, place: int) -> int:
    """Which of several base cards of one name lies at a place of the seat; 0 where it is alone."""
    if place <= SHOP:
        return 0
    if is_defence(place):
        return base_copy(state, seat, defence_base(place))
    return base_copy(state, raid_rival(place), raid_base(place))


def place_facts(state: WarState, seat: int, place: int) -> dict[str, object]:
    """What a text needs to name a place: the place and the card that lies there."""
    there, copy = card_there(state, seat, place), copy_there(state, seat, place)
    return {"place": place, "there": there, "there_copy": copy}


def _prompt(state: WarState, seat: int) -> Message:
    return Message(
        "ask-commitment",
        {
            "number": state.bidding_round,
            "open": len(unserved(state, seat)),
            "guard": len(state.guard[seat]),
        },
    )


def _timeout(state: WarState, seat: int) -> int:
    """The weakest card on each mark already made, no defence (R58)."""
    open_places = unserved(state, seat)
    if not open_places:
        return DONE
    fitting = [action for action in _legal(state, seat) if action // _CARDS == open_places[0]]
    return min(fitting, key=lambda action: (ATTACK[action % _CARDS], action))


def _refused(state: WarState, seat: int) -> list[Refusal]:
    """Why cards can't go to other places, and why the commitment can't be closed yet."""
    legal = _legal(state, seat)
    refusals: list[Refusal] = []
    open_places = unserved(state, seat)
    if open_places:
        why = Message("refused-mark-without-card", place_facts(state, seat, open_places[0]))
        refusals.append(Refusal("done", "wftw.bid.11", why))
    allowed = [*state.duty[seat], *state.guard[seat]]
    everywhere = [*range(len(state.fields)), SHOP, *state.raids[seat], *allowed]
    everywhere.extend(defence_place(base) for base in range(len(state.tableau[seat])))
    for base in dict.fromkeys(state.tableau[seat]):
        for place in allowed:
            why = Message("refused-base-as-bid", {"card": base})
            refusals.append(Refusal(of_card(base, place), "wftw.flow.03", why))
    for place in dict.fromkeys(everywhere):
        for card in dict.fromkeys(state.hand[seat]):
            action = place * _CARDS + card
            if action not in legal:
                rule, key = _why_not(state, seat, place, action)
                facts = {"card": card, **place_facts(state, seat, place)}
                refusals.append(Refusal(_key(state, seat, action), rule, Message(key, facts)))
    return refusals


def _why_not(state: WarState, seat: int, place: int, action: int) -> tuple[str, str]:
    if place >= defence_place(0) and place not in state.guard[seat]:
        return "wftw.bid.15", "refused-not-attacked"
    if place not in state.duty[seat] and place not in state.guard[seat]:
        return "wftw.bid.04", "refused-not-marked"
    if len(state.hand[seat]) <= len(unserved(state, seat)):
        return "wftw.bid.11", "refused-card-needed-elsewhere"
    return "wftw.reveal.04", "refused-unpayable-card"


COMMITMENT: Final = Ask(
    "commitment",
    "assign",
    "wftw.bid.11",
    legal=_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
    sealed=True,
)
