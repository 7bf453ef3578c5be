# mypyc: skip
"""What a seat sees of a table of Waste Knights, as plain data with names instead of numbers."""

from __future__ import annotations

from typing import TypedDict

from dustboard.games.wk1.content.board import COUNT
from dustboard.games.wk1.content.card_table import ID
from dustboard.games.wk1.content.constants import (
    COMBAT_CARDS,
    FOR_CARD,
    NONE,
    SKILLS,
    SLOTS,
    STEPS,
)
from dustboard.games.wk1.content.knight_table import ABILITY, KNIGHT_ID, SKILL
from dustboard.games.wk1.content.mission_table import MISSION_ID, ROUNDS
from dustboard.games.wk1.content.settings import SECRET_WAGONS
from dustboard.games.wk1.rules.checks import pool_of
from dustboard.games.wk1.rules.gear.gear import (
    armor_value,
    backpack_room,
    gear_value,
    sheet_panels,
    starting_gear,
    uncovered,
    vehicle_value,
)
from dustboard.games.wk1.rules.gear.places import cargo_room
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.resources import FULL
from dustboard.games.wk1.rules.setup import face_down
from dustboard.games.wk1.rules.tasks.tasks import OUTDATED, shown_tokens, task_tokens
from dustboard.games.wk1.show import combat_view, trade_view
from dustboard.games.wk1.show.combat_view import encounter
from dustboard.games.wk1.show.hex_view import hex_row
from dustboard.games.wk1.show.route_view import forecast
from dustboard.games.wk1.show.view_types import (
    DecksView,
    KnightsTable,
    MissionView,
    OpenKnightsTable,
    OwnView,
    ScoreLine,
    SeatView,
    TaskView,
    TripView,
)
from dustboard.games.wk1.state.state import KnightsState

TRAVELS = ("stay", "foot", "vehicle")


class SeatPart(TypedDict, total=False):
    """What one viewer sees otherwise than everybody does."""

    mission: MissionView
    seats: list[SeatView]
    own: OwnView


def card_id(card: int) -> str | None:
    """The id of a card, None for an empty place and for a card that the viewer may not know."""
    return ID[card] if card >= 0 else None


def _ids(cards: tuple[int, ...] | list[int]) -> list[str | None]:
    return [card_id(card) for card in cards]


def table(state: KnightsState, viewer: int) -> KnightsTable:
    """All that the viewer may know."""
    view = common(state)
    if viewer >= 0:
        view["own"] = _own(state, viewer)
    return view


def seat_part(state: KnightsState, viewer: int) -> SeatPart:
    """What the viewer sees otherwise than a spectator does."""
    if viewer < 0:
        return {}
    part: SeatPart = {"own": _own(state, viewer)}
    if state.carried[viewer] and state.mission == SECRET_WAGONS:
        part["mission"] = _mission(state)
        part["seats"] = [_seat(state, seat) for seat in range(state.players)]
    return part


def common(state: KnightsState) -> KnightsTable:
    """All that everybody sees, but for the secrets of a mission."""
    return {
        "round": state.round,
        "rounds": ROUNDS[state.mission],
        "full": FULL,
        "step": STEPS[state.step],
        "first": state.first,
        "waster": state.waster,
        "active": None if state.active == NONE else state.active,
        "mission": _mission(state),
        "hexes": [hex_row(state, place) for place in range(COUNT)],
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "tasks": _tasks(state),
        "stalls": trade_view.stalls(state),
        "values": trade_view.values(state),
        "vehicles": trade_view.vehicles(state),
        "deal": trade_view.deal(state),
        "pool": _ids(state.pool),
        "decks": _decks(state),
        "trip": _trip(state),
        "encounter": encounter(state),
        "check": combat_view.check(state),
        "arena": combat_view.arena(state),
    }


def open_table(state: KnightsState) -> OpenKnightsTable:
    """The whole table with all cards open: what an onlooker sees, and what every knight has."""
    view = table(state, -1)
    view["mission"]["backs"] = [list(markers) for markers in state.markers_down]
    view["mission"]["train"] = list(state.train)
    return {**view, "hands": [_own(state, seat) for seat in range(state.players)]}


def _mission(state: KnightsState) -> MissionView:
    mission = MISSION[state.mission]
    return {
        "id": MISSION_ID[state.mission],
        "markers": [None if place == NONE else place for place in state.marker_at],
        "owners": [None if seat == NONE else seat for seat in state.marker_owner],
        "face_up": [list(markers) for markers in state.markers_open],
        "face_down": [len(markers) for markers in state.markers_down],
        "wagons": len(state.train),
        "large": [None if place == NONE else place for place in state.large_at],
        "villains": [
            {"at": None if place == NONE else place, "loss": state.villain_loss[number]}
            for number, place in enumerate(state.villain_at)
        ],
        "supremacy": state.supremacy,
        "shrines": state.shrines,
        "called": None if state.called == NONE else state.called,
        "scores": [mission.score(state, seat) for seat in range(state.players)],
        "goal": mission.goal(state),
        "have": [mission.progress(state, seat) for seat in range(state.players)],
        "near": [mission.near(state, seat) for seat in range(state.players)],
    }


def _seat(state: KnightsState, seat: int) -> SeatView:
    chosen = state.knight[seat] != NONE
    knight = state.knight[seat]
    links = state.open_links[seat]
    return {
        "seat": seat,
        "knight": KNIGHT_ID[knight] if chosen else None,
        "skills": {name: SKILL[knight][n] for n, name in enumerate(SKILLS)} if chosen else {},
        "now": _dice(state, seat) if chosen else {},
        "ability": {
            "card": card_id(ABILITY[knight]) if chosen else None,
            "marked": bool(state.ability_marked[seat]),
        },
        "ammo": state.ammo[seat],
        "fuel": state.fuel[seat],
        "health": state.health[seat],
        "radiation": state.radiation[seat],
        "reputation": state.reputation[seat],
        "hex": state.at[seat],
        "down": bool(state.down[seat]),
        "moved": bool(state.moved[seat]),
        "weary": state.weary[seat],
        "vehicle": card_id(state.vehicle[seat]),
        "damaged": bool(state.damaged[seat]),
        "vehicle_value": _vehicle_value(state, seat),
        "sheet": _ids(sheet_panels(state, seat)),
        "starting": _ids(starting_gear(state, seat)) if chosen else [],
        "uncovered": _ids(uncovered(state, seat)) if chosen else [],
        "hands": _ids(state.hands[seat]),
        "body": _ids(state.body[seat]),
        "pockets": _ids(state.pockets[seat]),
        "special": _ids(state.special[seat]),
        "links": [[card_id(links[at]), card_id(links[at + 1])] for at in range(0, len(links), 2)],
        "marked": _ids(state.open_marks[seat]),
        "armor": armor_value(state, seat, False) if chosen else 0,
        "backpack": {
            "cards": len(state.backpack[seat]),
            "room": backpack_room(state, seat) if chosen else 3,
        },
        "cargo": {
            "cards": len(state.cargo[seat]),
            "room": cargo_room(state, seat) if chosen else 0,
        },
        "luck": len(state.luck[seat]),
        "tasks": {
            "secret": face_down(state, seat),
            "shown": _ids(state.shown_tasks[seat]),
            "accepted": _ids(state.accepted[seat]),
            "tokens": [{"token": number, "hex": at} for number, at in shown_tokens(state, seat)],
        },
        "carried": [None if marker < 0 else marker for marker in state.carried[seat]],
        "laurels": state.laurels[seat],
        "attacked": None if state.last_attacked[seat] == NONE else state.last_attacked[seat],
        "score_lines": _score_lines(state, seat) if state.over else [],
    }


def _dice(state: KnightsState, seat: int) -> dict[str, int]:
    """How many dice a check of each skill would have, as gear, wounds and weariness have it."""
    return {
        name: max(1, pool_of(state, seat, skill, FOR_CARD)) for skill, name in enumerate(SKILLS)
    }


def _score_lines(state: KnightsState, seat: int) -> list[ScoreLine]:
    """What the final score is made of; during the game some of it is secret."""
    lines = MISSION[state.mission].score_lines(state, seat)
    return [{"source": name, "amount": n, "rule": "wk1.win.03"} for name, n in lines]


def _vehicle_value(state: KnightsState, seat: int) -> int:
    vehicle = state.vehicle[seat]
    return 0 if vehicle == NONE else vehicle_value(state, vehicle, state.damaged[seat])


def _own(state: KnightsState, seat: int) -> OwnView:
    links = state.stored_links[seat]
    return {
        "luck": _ids(state.luck[seat]),
        "backpack": _ids(state.backpack[seat]),
        "cargo": _ids(state.cargo[seat]),
        "aside": _ids(state.aside[seat]),
        "marked": _ids(state.stored_marks[seat]),
        "links": [[card_id(links[at]), card_id(links[at + 1])] for at in range(0, len(links), 2)],
        "tasks": _ids(state.secret_tasks[seat]),
        "drawn": _ids([*state.drawn_common[seat], *state.drawn_private[seat]]),
        "looked": _ids(state.looked[seat]),
        "ambush": _ids(state.ambush[seat]),
        "route": list(state.draft[seat]),
        "forecast": forecast(state, seat),
        "sealed": None if state.sealed[seat] < 0 else COMBAT_CARDS[state.sealed[seat]],
        "offer": trade_view.own_offer(state, seat),
        "value": gear_value(state, seat) if state.knight[seat] != NONE else 0,
    }


def _tasks(state: KnightsState) -> list[TaskView]:
    return [
        {
            "slot": SLOTS[slot],
            "card": card_id(card),
            "marks": state.slot_marks[slot],
            "left": OUTDATED - state.slot_marks[slot],  # rounds until it is outdated
            "holder": None if state.slot_holder[slot] == NONE else state.slot_holder[slot],
            "tokens": [{"token": number, "hex": at} for number, at in task_tokens(state, slot)],
        }
        for slot, card in enumerate(state.slots)
    ]


def _decks(state: KnightsState) -> DecksView:
    return {
        "wasteland": len(state.wasteland_deck),
        "luck": len(state.luck_deck),
        "common": len(state.common_deck),
        "private": len(state.private_deck),
        "green": len(state.green_deck),
        "yellow": len(state.yellow_deck),
        "red": len(state.red_deck),
        "wasteland_discard": _ids(state.wasteland_discard),
        "luck_discard": _ids(state.luck_discard),
        "common_discard": _ids(state.common_discard),
        "private_discard": _ids(state.private_discard),
        "green_discard": _ids(state.green_discard),
        "yellow_discard": _ids(state.yellow_discard),
        "red_discard": _ids(state.red_discard),
        "blue": _ids(state.blue),
        "removed": _ids(state.removed),
    }


def _trip(state: KnightsState) -> TripView:
    return {
        "travel": TRAVELS[state.travel],
        "route": list(state.route),
        "entered": state.route_at,
        "points": state.points,
        "points_spent": state.points_spent,
        "fuel_spent": state.fuel_spent,
        "revealed": _ids(state.revealed),
        "card": card_id(state.card),
        "played": bool(state.card_played),
        "stopped": bool(state.stopped),
        "under_marker": sum(len(cards) for cards in state.ambush),
    }
