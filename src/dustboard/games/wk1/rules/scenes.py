"""Prepared positions for lessons: laid out after the decks are shuffled, in place of the draft.

Nobody is offered them; a lesson names one among its options. What a scene does not name is as the
seed dealt it.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import PURPLE, YELLOW
from dustboard.games.wk1.content.knight_table import KNIGHT_BY_ID
from dustboard.games.wk1.content.tile_table import TILE_ID
from dustboard.games.wk1.rules.decks import deck, set_deck
from dustboard.games.wk1.rules.gear.places import PLACES, lay
from dustboard.games.wk1.rules.gear.vehicles import take_vehicle
from dustboard.games.wk1.rules.programs import ROUND
from dustboard.games.wk1.rules.seats import waster_for
from dustboard.games.wk1.rules.tasks.tasks import introduce
from dustboard.games.wk1.state.state import KnightsState

POCKETS: Final = ("pocket:1", "pocket:2", "pocket:3")


def lay_scene(state: KnightsState, number: int) -> None:
    """Lay a scene; the first round begins with its Move Step (wk1.round.06)."""
    scene = CONTENT.scenes[number]
    state.first = 0
    state.waster = waster_for(state, 0)
    for place, tile in scene.tiles.items():
        _swap_tiles(state, int(place), TILE_ID.index(tile))
    state.wasteland_deck = _on_top(state.wasteland_deck, scene.wasteland)
    set_deck(state, YELLOW, _on_top(deck(state, YELLOW), scene.yellow))
    for seat, row in enumerate(scene.seat):
        state.knight[seat] = KNIGHT_BY_ID[row.knight]
        state.at[seat] = row.hex
        if row.vehicle:
            take_vehicle(state, seat, BY_ID[row.vehicle], 0, "wk1.setup.18")
        for card, pocket in zip(state.aside[seat], POCKETS, strict=True):
            lay(state, seat, (card,), PLACES.index(pocket))
        state.aside[seat] = ()
        cards = tuple(sorted(BY_ID[id] for id in row.luck))
        state.luck[seat] = cards
        state.luck_deck = _without(state.luck_deck, cards)
        tasks = tuple([BY_ID[id] for id in row.accepted])
        state.shown_tasks[seat] = tasks
        state.accepted[seat] = tasks
        state.private_deck = _without(state.private_deck, tasks)
    state.boxed = (*state.boxed, *state.private_deck)
    state.private_deck = ()
    task = BY_ID[scene.task]
    state.common_deck = _without(state.common_deck, (task,))
    introduce(state, PURPLE, task, "wk1.setup.27")
    state.push_in_order([(ROUND.number, 0, ())])


def _without(pile: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in pile if card not in cards])


def _on_top(pile: tuple[int, ...], ids: tuple[str, ...]) -> tuple[int, ...]:
    """The deck with some of its cards on top, the first of them first; the top is at the end."""
    cards = tuple([BY_ID[id] for id in ids])
    return (*_without(pile, cards), *cards[::-1])


def _swap_tiles(state: KnightsState, place: int, tile: int) -> None:
    tiles = list(state.tiles)
    other = tiles.index(tile)
    tiles[other], tiles[place] = tiles[place], tile
    state.tiles = tuple(tiles)
