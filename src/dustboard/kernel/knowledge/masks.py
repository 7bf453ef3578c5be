"""Masks: a copy of the state in which all that a seat may not know is replaced by unknowns.

Views, prompts, odds, bots and environments are made from a masked copy only. `determinize` goes the
other way: it fills the unknowns with a world that fits everything the seat knows.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> masked = mask(game.title, game.state, viewer=0)
>>> UNKNOWN in masked.hand[0], UNKNOWN in masked.hand[1]
(False, True)
>>> world = determinize(game.title, masked, seed=5)
>>> UNKNOWN in world.hand[1], world.hand[0] == game.state.hand[0]
(False, True)
"""

from __future__ import annotations

from ..state import NOT_ASKED, UNKNOWN, State
from ..streams import seed_bytes, shuffled, stream_key
from ..title import Title
from .fields import ALL, NOTES, NUMBER, NUMBERS, ZONE, ZONES, Field

SPECTATOR = -1
TRUE_STATE = -2


def mask(title: Title, state: State, viewer: int, pooled: bool = True) -> State:
    """What `viewer` (-1: a spectator) may know, as a state with unknowns.

    Without `pooled` nobody notes which cards the unknown ones are, which is quicker; no world can
    be dealt from that.
    """
    masked = state.clone()
    masked.viewer = viewer
    if state.over:
        return masked  # the cards are on the table, and the seed is published
    unknown: dict[str, list[int]] = {}
    fields = title.fields(state)
    for field in fields:
        if field.sees == ALL:
            continue
        if field.shape == ZONES:
            _mask_zones(state, masked, field, viewer, unknown if pooled else None)
        elif field.shape == ZONE:
            if field.hidden(state, UNKNOWN, viewer):
                cards: tuple[int, ...] = getattr(state, field.name)
                if pooled:
                    unknown.setdefault(field.pool, []).extend(cards)
                setattr(masked, field.name, (UNKNOWN,) * len(cards))
        elif field.shape == NUMBERS:
            _mask_numbers(state, masked, field, viewer)
        elif field.shape == NOTES:
            notes: list[tuple[int, ...]] = getattr(masked, field.name)
            for owner in range(len(notes)):
                if field.hidden(state, owner, viewer):
                    notes[owner] = ()
        elif field.shape == NUMBER and field.hidden(state, UNKNOWN, viewer):
            setattr(masked, field.name, field.blank)
    for seat in range(state.players):
        if seat != viewer:
            masked.choice[seat] = 0
    masked.luck_keys = ()
    masked.luck_used = [0] * len(state.luck_used)
    masked.unknown = {pool: tuple(sorted(cards)) for pool, cards in unknown.items()}
    return masked


def _mask_zones(
    state: State, masked: State, field: Field, viewer: int, unknown: dict[str, list[int]] | None
) -> None:
    true_zones: list[tuple[int, ...]] = getattr(state, field.name)
    zones: list[tuple[int, ...]] = getattr(masked, field.name)
    for owner in range(len(zones)):
        if not field.hidden(state, owner, viewer):
            continue
        cards = true_zones[owner]
        if unknown is not None:
            unknown.setdefault(field.pool_of(owner), []).extend(cards)
        if field.into:
            zones[owner] = ()
            elsewhere: list[tuple[int, ...]] = getattr(masked, field.into)
            elsewhere[owner] = elsewhere[owner] + (UNKNOWN,) * len(cards)
        else:
            # cards moved here by another field's `into` are unknown already and stay
            extra = len(zones[owner]) - len(cards)
            zones[owner] = (UNKNOWN,) * (len(cards) + max(extra, 0))


def _mask_numbers(state: State, masked: State, field: Field, viewer: int) -> None:
    numbers: list[int] = getattr(masked, field.name)
    share = max(len(numbers) // state.players, 1)
    for at in range(len(numbers)):
        if field.hidden(state, at // share, viewer):
            numbers[at] = field.blank


def determinize(title: Title, masked: State, seed: int) -> State:
    """A world that fits what the viewer of `masked` knows: unknown cards dealt, luck made new.

    Seats that had sealed an answer in the open group are asked again, because their answer is not
    known to the viewer.
    """
    world = masked.clone()
    viewer = masked.viewer
    world.unknown = {}
    key = stream_key(seed_bytes(seed), "determinize")
    used = 0
    dealt: dict[str, list[int]] = {}
    for pool in sorted(masked.unknown):
        cards, used = shuffled(key, used, masked.unknown[pool])
        dealt[pool] = list(cards)
    for field in title.fields(masked):
        if field.shape == ZONE:
            zone: tuple[int, ...] = getattr(world, field.name)
            if UNKNOWN in zone:
                setattr(world, field.name, _fill(zone, dealt[field.pool]))
        elif field.shape == ZONES:
            zones: list[tuple[int, ...]] = getattr(world, field.name)
            for owner in range(len(zones)):
                if UNKNOWN in zones[owner]:
                    zones[owner] = _fill(zones[owner], dealt[field.pool_of(owner)])
    # names of its own, so that no seed can ever hit upon the luck of the true game
    names = title.streams(world.players)
    world.luck_keys = tuple(stream_key(seed_bytes(seed), f"made-up {name}") for name in names)
    for seat in range(world.players):
        if world.waiting and seat != viewer and world.group[seat] != NOT_ASKED:
            if world.asked[seat] == NOT_ASKED:
                world.waiting += 1
            world.asked[seat] = world.group[seat]
    title.tidy(world)  # it may ask whose knowledge the world has to fit
    world.viewer = TRUE_STATE
    return world


def _fill(zone: tuple[int, ...], cards: list[int]) -> tuple[int, ...]:
    return tuple(cards.pop() if card == UNKNOWN else card for card in zone)
