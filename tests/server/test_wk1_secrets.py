"""Waste Knights over real sockets: hidden cards, luck hands and sealed combat cards stay hidden."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser import wk1_scenes
from dustboard.games.wk1.content.card_table import BY_ID, DECK, DESIGN, ID
from dustboard.games.wk1.meta import TITLE
from dustboard.kernel.knowledge.fields import ZONE, ZONES
from dustboard.kernel.knowledge.masks import SPECTATOR, mask
from dustboard.server.table.room import Room
from server.listening import (
    NAMES,
    Ear,
    Trace,
    answer_by_chance,
    settled,
    sound_the_same,
    turned,
    watched,
)
from server.listening import still as still
from server.running import Guest, Running, everything, joined

NOPE, OTHER = ("l05", "l10", "l12"), ("l05", "l10", "l20")  # only the first can respond


@pytest.fixture(autouse=True)
def _scenes() -> Iterator[None]:
    with wk1_scenes.installed():
        yield


def sit(guests: list[Guest], scene: str, **more: Any) -> str:
    """A table with this scene, all seats taken by guests."""
    seats = ["me", *["link"] * (len(guests) - 1)]
    code = guests[0].table(seats, title="wk1", options={"laid": scene}, **more)
    joined(guests[0], guests[1:], code)
    return code


def say(guest: Guest, code: str, seat: int, *keys: str) -> None:
    guest.answer(code, guest.state(code, seat)["prompt"], list(keys))


# -- luck windows --------------------------------------------------------------------------------


def give(room: Room, seat: int, hand: tuple[str, ...]) -> None:
    """Another hand of the same size; the cards change places with hidden ones."""
    assert room.story is not None
    game = room.story.game
    state: Any = game.state
    wanted = tuple(sorted(BY_ID[id] for id in hand))
    for card, other in zip(state.luck[seat], wanted, strict=True):
        state.luck_deck = tuple(card if one == other else one for one in state.luck_deck)
    state.luck[seat] = wanted
    game.state_changed()


def a_window(
    folder: Path, monkeypatch: pytest.MonkeyPatch, hand: tuple[str, ...], pace: str
) -> Trace:
    """What every viewer is sent while others may respond to a luck card; seat 1 has this hand."""
    with turned(folder, monkeypatch) as table:
        guests = [table.running.guest(name) for name in NAMES]
        code = sit(guests, "luck", pace=pace)
        give(table.room(code), 1, hand)
        for seat in (1, 2):
            wish = {"seat": seat, "window": "respond-luck", "order": "ask"}
            guests[seat].post(f"/tables/{code}/window", wish)

        def begin() -> None:
            say(guests[0], code, 0, "l01")
            table.rest()

        return watched(table, guests, code, begin)


@pytest.mark.ux("UX-22", "UX-23")
@pytest.mark.parametrize("pace", ["live", "days"])
def test_whoever_can_respond_to_luck_looks_like_whoever_can_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    can = a_window(tmp_path / "can", monkeypatch, NOPE, pace)
    can_not = a_window(tmp_path / "cannot", monkeypatch, OTHER, pace)
    sound_the_same(can, can_not)
    # the owner itself is asked at the same time and hears as often, whatever it holds
    assert [line[:2] for line in can["Bo"]] == [line[:2] for line in can_not["Bo"]]
    # the owner is asked whatever it holds; only its options differ
    prompts = [
        [p for p in _prompts(trace["Bo"]) if p["name"] == "response"] for trace in (can, can_not)
    ]
    assert [{o["key"] for o in found[0]["options"]} for found in prompts] == [
        {"pass", "l12"},
        {"pass"},
    ]


def _prompts(lines: list[tuple[float, str, int, bytes]]) -> list[Any]:
    states = [json.loads(one[3]) for one in lines if one[1] == "state"]
    return [state["prompt"] for state in states if state["prompt"]]


@pytest.mark.ux("UX-24")
def test_the_classes_of_windows_can_be_ordered(still: Running) -> None:
    ana, bo = still.guest("Ana"), still.guest("Bo")
    code = sit([ana, bo], "luck")
    assert list(ana.state(code, 0)["standing"]) == [
        "own-turn",
        "my-check",
        "my-combat",
        "respond-luck",
    ]
    ear = Ear(ana, code, 0)
    settled([ear])
    bo.post(f"/tables/{code}/window", {"seat": 1, "window": "respond-luck", "order": "always"})
    ear.listen()
    assert [json.loads(message)["type"] for message in ear.heard] == ["state"]  # what we asked for
    assert bo.state(code, 1)["standing"]["respond-luck"] == "always"
    ear.close()


def test_a_draft_goes_on_while_others_answer_the_same_question(still: Running) -> None:
    guests = [still.guest(name) for name in NAMES]
    code = sit(guests, "equip")
    ear = Ear(guests[1], code, 1)
    settled([ear])
    prompt = guests[0].state(code, 0)["prompt"]
    moves = ["g12+y04", "g01>pocket:3"]  # the first would show a stored card
    body = {"seat": 0, "decision": prompt["id"], "answers": moves}
    drafted = guests[0].post(f"/tables/{code}/draft", body)
    assert not drafted["complete"]
    assert drafted["view"]["seats"][0]["links"] == [["g12", "y04"]]
    assert drafted["view"]["seats"][0]["pockets"] == [None, "g02", "g01"]
    ear.listen()
    assert [json.loads(message)["type"] for message in ear.heard] == ["state"]  # what we asked for
    ear.close()
    # the last answer hands over, and is not tried
    ended = guests[0].post(f"/tables/{code}/draft", {**body, "answers": [*moves, "ready"]})
    assert ended["complete"]


# -- sealed combat cards ---------------------------------------------------------------------------


def sealed(running: Running, card: str) -> tuple[list[bytes], list[bytes]]:
    """All that the knight and a watcher are sent when the Waster has sealed this card."""
    guests = [running.guest(name) for name in NAMES]
    eve = running.guest("Eve")
    code = sit(guests, "fight")
    for window in ("own-turn", "my-combat"):
        body = {"seat": 0, "window": window, "order": "ask"}
        guests[0].post(f"/tables/{code}/window", body)
    say(guests[0], code, 0, "face")
    while guests[0].state(code, 0)["prompt"]["name"] != "combat_card":
        say(guests[0], code, 0, "pass")
    ears = [Ear(guests[0], code, 0), Ear(eve, code, None)]
    settled(ears)
    say(guests[2], code, 2, card)
    for ear in ears:
        ear.read_to("presence")
        ear.listen()
        ear.ask()
    for ear in ears:
        ear.close()
    return ears[0].bytes(), ears[1].bytes()


@pytest.mark.ux("UX-45")
def test_a_sealed_combat_card_changes_no_byte_for_others(still: Running) -> None:
    attack, prepare = sealed(still, "attack"), sealed(still, "prepare")
    for one, other in zip(attack, prepare, strict=True):
        assert one == other
        assert [json.loads(message)["type"] for message in one] == ["presence", "state", "state"]


# -- cards that a viewer has never seen ------------------------------------------------------------


def known(state: Any, viewer: int) -> set[int]:
    """The cards that lie where the viewer may look."""
    masked = mask(TITLE, state, viewer)
    found: set[int] = set()
    for field in TITLE.fields(state):
        if field.name in ("tiles", "carried", "route", "check_dice"):
            continue  # no cards
        value = getattr(masked, field.name)
        if field.shape == ZONE:
            found.update(value)
        elif field.shape == ZONES:
            for zone in value:
                found.update(zone)
    found.update(masked.vehicle)
    found.add(masked.card)
    return {card for card in found if card >= 0}


@pytest.mark.ux("UX-20")
def test_no_byte_names_a_card_that_its_reader_has_never_seen(still: Running) -> None:
    """Luck hands, stored gear, secret tasks, the card under the marker and all decks."""
    guests = [still.guest("Ana"), still.guest("Bo")]
    code = sit(guests, "ambush")
    viewers: list[tuple[Guest, int | None]] = [(guests[0], 0), (guests[1], 1)]
    viewers.append((still.guest("Eve"), None))
    ears = [Ear(guest, code, seat) for guest, seat in viewers]
    decks = guests[0].get("/cards/wk1")["decks"]
    names = {row["id"]: row["name"] for rows in decks.values() for row in rows}
    room = still.services.registry.rooms[code]
    seen: list[set[int]] = [set(), set(), set()]
    rng = random.Random(4)
    hidden_zones: set[str] = set()
    checked = 0
    for _ in range(70):
        assert room.story is not None
        game = room.story.game
        state: Any = game.state
        for at, (_, seat) in enumerate(viewers):
            seen[at] |= known(state, SPECTATOR if seat is None else seat)
        for zone in ("luck", "backpack", "cargo", "secret_tasks", "ambush"):
            if getattr(state, zone)[1]:
                hidden_zones.add(zone)
        for at, ear in enumerate(ears):
            ear.heard += [message.encode() for message in everything(ear.socket, 0)]
            checked += _complain(ear.heard, seen[at], names)
            ear.heard.clear()
        if game.over:
            break
        for seat, guest in enumerate(guests):
            if answer_by_chance(guest, code, ears[seat], rng):
                break
    assert hidden_zones == {"luck", "backpack", "cargo", "secret_tasks", "ambush"}
    assert checked > 1000
    for ear in ears:
        ear.close()


def _complain(messages: list[bytes], seen: set[int], names: dict[str, str]) -> int:
    """Check all messages; gives how many cards were looked for."""
    told = b" ".join(messages).decode()
    designs = {DESIGN[card] for card in seen}
    printed = ("sheet", "abilities", "panels")  # no cards of a deck
    unseen = [n for n in range(len(ID)) if n not in seen and DECK[n] not in printed]
    for card in unseen:
        assert f'"{ID[card]}"' not in told, ID[card]
        name = names[DESIGN[card]]
        if DESIGN[card] not in designs and (" " in name or len(name) > 7):
            assert name not in told, name
    return len(unseen) if messages else 0
