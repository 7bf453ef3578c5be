"""Every view fits the types that its title declares, and holds nothing that they do not name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_type_hints

import msgspec
import pytest

import dustboard
from dustboard.games.wftw.show.view_types import OpenWarView, WarView
from dustboard.games.wk1.show.view_types import KnightsView, OpenKnightsView
from dustboard.kernel.game import Game

TITLES = {"wftw": (WarView, OpenWarView), "wk1": (KnightsView, OpenKnightsView)}
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "wftw": [
        (2, {}),
        (3, {"public_stockpiles": True, "show_card_counts": False}),
        (4, {"round_cap": 2}),
    ],
    "wk1": [
        (2, {"mission": "savior"}),
        (3, {"mission": "freight"}),
        (4, {"mission": "only_one"}),
        (3, {"mission": "manifold"}),
    ],
}
LONGEST = {"wftw": 600, "wk1": 450}


def misfit(view: dict[str, Any], kind: type) -> str:
    """What does not fit, or ""; msgspec leaves out what a type does not name."""
    try:
        fitting = msgspec.convert(view, type=kind, strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return "" if fitting == view else "there is more than the types name"


def games(title: str) -> Iterator[Game]:
    """Random games, stopped at each decision."""
    for number, (players, options) in enumerate(TABLES[title]):
        game = dustboard.new_game(title, players, number, options)
        luck = random.Random(number)
        for _ in range(LONGEST[title]):
            if game.over:
                break
            yield game
            decision = luck.choice(game.pending)
            game.answer(decision.seat, luck.choice(decision.options.keys()))
        yield game


@pytest.mark.parametrize("title", TITLES)
def test_every_view_fits_its_type(title: str) -> None:
    kind, with_open_cards = TITLES[title]
    seen = set()
    for number, game in enumerate(games(title)):
        for viewer in (None, number % game.players):
            view = game.view(viewer)
            assert misfit(view, kind) == ""
            seen |= {name for name, value in view.items() if value not in (None, [], {})}
        opened = {**game.view(None), **game.title.open_view(game.state), "open": True}
        assert misfit(opened, with_open_cards) == ""
    assert set(get_type_hints(kind)) - seen == {"open"}


def test_the_template_types_its_view() -> None:
    title = import_module("dustboard.games._template.meta").TITLE
    kind = import_module("dustboard.games._template.show.view_types").CaravanView
    game = Game(title, 3, 1, {})
    luck = random.Random(1)
    while not game.over:
        for viewer in (None, 0):
            assert misfit(game.view(viewer), kind) == ""
        decision = luck.choice(game.pending)
        game.answer(decision.seat, luck.choice(decision.options.keys()))
    assert misfit(game.view(None), kind) == ""


def test_what_does_not_fit_is_found() -> None:
    view = dustboard.new_game("wftw", 2, 1).view(0)
    assert misfit(view, WarView) == ""
    assert misfit({**view, "goal": "18"}, WarView) == "Expected `int`, got `str` - at `$.goal`"
    assert "missing required field `phase`" in misfit(
        {name: value for name, value in view.items() if name != "phase"}, WarView
    )
    view["seats"][0]["secret"] = 1
    assert misfit(view, WarView) == "there is more than the types name"
