"""What a seat sees: it fits its types, tells no secret, and no story before its time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from conformance.worlds import as_bytes, difference, other_world, shown
from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story import ENTRIES
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.programs import COMBAT, MOVE
from dustboard.games.wk2.show.view import common, passages, seat_part
from dustboard.games.wk2.show.view_types import RoadView
from dustboard.kernel.game import Game
from games.wk2.scene import Scene

MOST = 400  # answers


def moments(players: int, seed: int, **options: Any) -> Iterator[Game]:
    """A random game, stopped at each decision."""
    game = Game(TITLE, players, seed, options)
    luck = random.Random(seed)
    for _ in range(MOST):
        yield game
        if game.over:
            return
        decision = luck.choice(game.pending)
        game.answer(decision.seat, luck.choice(decision.options.keys()))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_view_fits_its_type(players: int) -> None:
    seen: set[str] = set()
    for game in moments(players, players, quick_setup=players > 1):
        for viewer in (None, 0):
            view = game.view(viewer)
            assert msgspec.convert(view, type=RoadView, strict=True) == view
            seen |= {name for name, value in view.items() if value not in (None, [], {})}
    assert {"plot", "book", "seats", "move", "own"} <= seen


@pytest.mark.parametrize("players", [1, 3])
def test_other_worlds_look_the_same(players: int) -> None:
    rng = random.Random(players)
    found: list[str] = []
    for number, game in enumerate(moments(players, players + 7, quick_setup=True)):
        if number % (7 * players) or game.over:
            continue
        for viewer in (None, *range(players)):
            other = other_world(game, viewer, rng)
            assert other.digest() != game.digest()
            found += difference(shown(game, viewer), shown(other, viewer))
    assert found == []


def beginnings() -> dict[str, str]:
    """By entry: words with which it begins, and no other one."""
    first = {entry.id: TEXTS.format("en", f"entry-{entry.id}")[:40] for entry in ENTRIES}
    assert len(set(first.values())) == len(first)
    return first


def test_no_word_of_an_unread_entry_is_sent() -> None:
    words = beginnings()
    told = 0
    for game in moments(1, 5, quick_setup=True):
        view = game.view(0)
        read = set(view["book"]["read"])
        sent = [shown(game, 0)]
        for event in game.events():
            data = event.seen_by(0)
            assert data is not None
            sent.append({"line": TITLE.text("en", TITLE.event_message(event.kind, 0, data))})
        page = as_bytes(sent).decode()
        unread = [entry for entry in words if entry not in read]
        assert [entry for entry in unread if words[entry] in page] == []
        # nor may anybody ask for it
        keys = passages(view)
        assert {key for key in keys if key.startswith("entry-")} == {f"entry-{one}" for one in read}
        told = max(told, len(read))
    assert told >= 4


def test_a_page_is_open_only_while_it_is_played() -> None:
    scene = Scene("johnny", sheet="t2")
    view: dict[str, Any] = {**common(scene.state), "options": {"adventure": "first_tank"}}
    page = ["page-t2", "sheet-t2", "plot-t2-search"]
    assert passages(view) == ["book-introduction", "adventure-first_tank", *page]
    for key in passages(view):
        assert TEXTS.format("en", key)


def test_ways_have_the_cheapest_cost_and_the_fuel_it_burns() -> None:
    scene = Scene("johnny")
    scene.give(0, fuel=1)
    scene.state.active = 0
    scene.run(MOVE)
    ways = {way["space"]: way for way in seat_part(scene.state, 0)["own"]["ways"]}
    assert set(scene.offered()) <= set(ways)
    move = common(scene.state)["move"]
    assert move is not None
    assert max(way["cost"] for way in ways.values()) <= move["most"]
    near = [ways[key] for key in scene.offered()]
    assert any(way["via"] == scene.where() for way in near)
    # a way through another space costs what that one does and more
    for way in ways.values():
        before = ways.get(way["via"])
        assert way["cost"] >= (before["cost"] if before else 0)
    # once a step is planned, ways go on from there and what was planned is paid for
    scene.answer(0, scene.offered()[0])
    later = seat_part(scene.state, 0)["own"]["ways"]
    assert all(way["cost"] >= scene.state.cost for way in later)


def test_nobody_else_is_told_the_ways() -> None:
    scene = Scene("johnny", "nelly")
    scene.run(MOVE)
    assert seat_part(scene.state, 0)["own"]["ways"]
    assert seat_part(scene.state, 1)["own"]["ways"] == []
    assert seat_part(scene.state, -1) == {}


def test_a_combat_shows_its_step_and_both_sides() -> None:
    scene = Scene("johnny")
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    scene.run(COMBAT, 0, 0, -1)
    combat = common(scene.state)["combat"]
    assert combat is not None
    assert (combat["step"], combat["seat"], combat["card"]) == ("weapon", 0, None)
    assert combat["health"] == scene.state.foe_health
    assert combat["foe_pool"]
