"""Tables of Waste Knights on which rare things are near: rich and wounded knights close together.

Everything is fetched from where it lies, so that the box stays whole. What is laid out is random;
whoever plays on such tables soon meets what takes several errands in a row otherwise.
"""

from __future__ import annotations

import random
from collections.abc import Collection

from dustboard.games.wk1.content.board import COUNT, NEIGHBOURS
from dustboard.games.wk1.content.card_table import DESIGN
from dustboard.games.wk1.content.constants import EMPTY, NONE, TOKENS
from dustboard.games.wk1.content.gear_table import IS_ENHANCEMENT, IS_SPECIAL, IS_TUNING, IS_VEHICLE
from dustboard.games.wk1.content.mission_table import ROUNDS
from dustboard.games.wk1.content.task_table import IS_COMMON, NEED_HEX
from dustboard.games.wk1.content.tile_table import NUMBER
from dustboard.games.wk1.rules.gear.equip import why_not_attach
from dustboard.games.wk1.rules.gear.fitting import displaced_by, forbidden, layout_of, overfull
from dustboard.games.wk1.rules.gear.gear import free_room, uncovered
from dustboard.games.wk1.rules.gear.places import BACKPACK, CARGO, PANELS, lay, link, on_panels
from dustboard.games.wk1.rules.tasks.goals import task_hex
from dustboard.games.wk1.rules.tokens import place_token
from dustboard.games.wk1.state.state import KnightsState

from .wk1_missions import near_the_goal
from .wk1_zones import GEAR_DECKS, drive, make_room

TRIES = 14  # cards that each knight is offered
HAND = 5
DANGERS = 8  # hexes around knights that get two tokens
ON_THE_KNIGHT, ON_A_CARD = 20, 21
FAVOUR = 0.5  # how often a card is dealt of which something is left to see
POOR = 0.2  # the share of tables where some gear deck is used up


def lay_table(
    state: KnightsState, number: int, rng: random.Random, left: Collection[str], plain: bool
) -> None:
    """Everything on the table, while a knight is asked what he does; the number is the table's.

    Cards of which something is `left` to see are more frequent. `plain` tables may play the
    example round instead of their mission.
    """
    wanted = {name.split()[1] for name in left if name.startswith(("used ", "worn "))}
    for seat in range(state.players):
        _body(state, seat, rng)
        _gear(state, seat, rng, wanted)
    _places(state, rng)
    _tasks(state, number, rng)
    _luck(state, rng, wanted)
    _decks(state, rng)
    _tokens(state, rng)
    state.round = rng.randint(1, ROUNDS[state.mission])
    near_the_goal(state, rng, plain)


def _body(state: KnightsState, seat: int, rng: random.Random) -> None:
    state.health[seat] = rng.randint(1, 4)
    state.radiation[seat] = rng.choice((0, 0, 1, 2, 3))
    state.ammo[seat], state.fuel[seat] = rng.randint(0, 4), rng.randint(1, 4)
    state.reputation[seat] = rng.randint(0, 4)
    state.damaged[seat] = state.down[seat] = 0
    if seat != state.active and rng.random() < 0.25:
        state.down[seat], state.health[seat] = 1, 0


def _gear(state: KnightsState, seat: int, rng: random.Random, wanted: set[str]) -> None:
    """Cards of all decks, blue ones too, on panels and in stores as far as they fit."""
    for _ in range(TRIES):
        deck = rng.choice((*GEAR_DECKS, "blue", "blue"))
        zone = state.blue if deck == "blue" else getattr(state, f"{deck}_deck")
        if not zone:
            continue
        better = [card for card in zone if DESIGN[card] in wanted]
        card = rng.choice(better if better and rng.random() < FAVOUR else zone)
        place = _place_for(state, seat, card, rng)
        if place == NONE:
            continue
        name = "blue" if deck == "blue" else f"{deck}_deck"
        setattr(state, name, tuple(other for other in zone if other != card))
        if place == ON_THE_KNIGHT:
            state.special[seat] = tuple(sorted((*state.special[seat], card)))
        elif place == ON_A_CARD:
            link(state, seat, card, _host_for(state, seat, card))
        elif IS_VEHICLE[card]:
            drive(state, seat, card)
        else:
            lay(state, seat, (card,), place)
    while overfull(state, seat):  # a panel was covered that had given more room
        make_room(state, seat, len(state.backpack[seat]) - 1)
    if rng.random() < 0.3 and len(state.cargo[seat]) <= 1:
        state.damaged[seat] = 1


def _place_for(state: KnightsState, seat: int, card: int, rng: random.Random) -> int:
    if IS_VEHICLE[card]:
        return BACKPACK if state.vehicle[seat] != NONE and not state.cargo[seat] else NONE
    if IS_SPECIAL[card] and rng.random() < 0.5:
        needs_vehicle = IS_TUNING[card] and state.vehicle[seat] == NONE
        return NONE if needs_vehicle else ON_THE_KNIGHT
    if IS_ENHANCEMENT[card] and _host_for(state, seat, card) != NONE:
        return ON_A_CARD
    layout = layout_of(state, seat)
    places = [
        place
        for place in range(PANELS)
        if not forbidden(card, place)[0] and not displaced_by(layout, card, place)
    ]
    stores = [place for place in (BACKPACK, CARGO) if free_room(state, seat, place) > 0]
    places += [place for place in stores if not forbidden(card, place)[0]]
    return rng.choice(places) if places else NONE


def _host_for(state: KnightsState, seat: int, card: int) -> int:
    """A card on a panel, or starting gear, that an enhancement fits."""
    hosts = [*on_panels(state, seat), *uncovered(state, seat)]
    fitting = [host for host in hosts if not why_not_attach(state, seat, card, host)[0]]
    return fitting[0] if fitting else NONE


def _places(state: KnightsState, rng: random.Random) -> None:
    """On numbered hexes, often together."""
    numbered = [place for place in range(COUNT) if NUMBER[state.tiles[place]]]
    meeting = rng.choice(numbered)
    for seat in range(state.players):
        state.at[seat] = meeting if rng.random() < 0.4 else rng.choice(numbered)
        state.entry[seat] = state.at[seat]


def _tasks(state: KnightsState, number: int, rng: random.Random) -> None:
    """Any common task; private tasks, in turn, are held by knights who stand where they end."""
    every = [*state.common_deck, *state.private_deck, *(c for c in state.slots if c != EMPTY)]
    common = [card for card in every if IS_COMMON[card]]
    private = sorted(card for card in every if not IS_COMMON[card])
    rng.shuffle(common)
    slots = [common.pop(), EMPTY, EMPTY]
    for slot in (1, 2):
        if state.slots[slot] != EMPTY:
            slots[slot] = private.pop((2 * number + slot) % len(private))
            state.slot_marks[slot] = rng.randint(0, 2)
            if rng.random() < 0.8:
                state.slot_holder[slot] = (state.active + slot - 1) % state.players
                _stand_at_the_end(state, state.slot_holder[slot], slots[slot])
    state.slots = tuple(slots)
    for seat in range(state.players):
        state.cities[seat] = rng.choice((0, 4, 8))  # some city was explored already
    state.common_deck, state.private_deck = tuple(common), tuple(private)
    if state.players == 2:
        for seat in range(2):
            if state.secret_tasks[seat]:
                card, *rest = state.secret_tasks[seat]
                state.secret_tasks[seat] = tuple(rest)
                state.shown_tasks[seat] = (*state.shown_tasks[seat], card)
                state.accepted[seat] = (*state.accepted[seat], card)
                _stand_at_the_end(state, seat, card)


def _stand_at_the_end(state: KnightsState, seat: int, card: int) -> None:
    place = task_hex(state, NEED_HEX[1][card])
    if place != NONE and not state.down[seat]:
        state.at[seat] = state.entry[seat] = place
        state.health[seat] = state.fuel[seat] = 4


def _luck(state: KnightsState, rng: random.Random, wanted: set[str]) -> None:
    cards = [*state.luck_deck, *(card for hand in state.luck for card in hand)]
    rng.shuffle(cards)
    if rng.random() < FAVOUR:
        cards.sort(key=lambda card: DESIGN[card] not in wanted)
    for seat in range(state.players):
        state.luck[seat] = tuple(sorted(cards[:HAND]))
        del cards[:HAND]
    state.luck_deck = tuple(cards)


def _decks(state: KnightsState, rng: random.Random) -> None:
    """Now and then a gear deck is used up, or a card lies under the Waster marker."""
    for deck in GEAR_DECKS:
        if rng.random() < POOR:
            cards = getattr(state, f"{deck}_deck")
            setattr(state, f"{deck}_deck", ())
            if rng.random() < 0.5:
                state.removed = (*state.removed, *cards)
            else:
                used = getattr(state, f"{deck}_discard")
                setattr(state, f"{deck}_discard", (*used, *cards))
    if rng.random() < POOR:
        state.ambush[rng.randrange(state.players)] = state.wasteland_deck[-1:]
        state.wasteland_deck = state.wasteland_deck[:-1]


def _tokens(state: KnightsState, rng: random.Random) -> None:
    """Danger and long ways around the knights."""
    for _ in range(DANGERS):
        place = rng.choice(NEIGHBOURS[rng.choice(state.at)])
        for token in rng.sample(range(len(TOKENS)), 2):
            place_token(state, token, place, "wk1.round.12")
