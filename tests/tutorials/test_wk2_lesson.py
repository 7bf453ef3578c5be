"""The lesson of the second edition: First Tank, from its first page to a good ending."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import dustboard
from dustboard.kernel.invariants import check_invariants
from dustboard.tutorials import hint, load, stand
from dustboard.tutorials.rehearsal import Rehearsal
from dustboard.tutorials.script import Tutorial


class Watched(Rehearsal):
    """Keeps what the learner sees at each part."""

    def __init__(self, script: Tutorial, path: dict[str, str]) -> None:
        super().__init__(script, path, "browser")
        self.views: dict[str, dict[str, Any]] = {}

    def _do(self, where: Any, part: Any) -> None:
        check_invariants(self.game.title, self.game.state)
        self.views[where.ref] = self.game.view(0)
        super()._do(where, part)


@cache
def watched(mend: str = "heal", toll: str = "pay") -> Watched:
    """The whole lesson, played as foreseen; never changed afterwards."""
    found = Watched(load("wk2"), {"camp/mend": mend, "road/toll": toll})
    found.run()
    return found


def mine(ref: str) -> dict[str, Any]:
    found: dict[str, Any] = watched().views[ref]["seats"][0]
    return found


@pytest.mark.rule("wk2.setup.25", "wk2.camp.03", "wk2.explore.08")
def test_what_the_lesson_promises_happens() -> None:
    sheet = mine("win/sheet")
    assert (sheet["fuel"]["at"], sheet["ammo"], sheet["meds"]) == (2, 2, 2)
    assert (sheet["harm"]["wounds"], sheet["harm"]["contaminated"]) == (1, 1)
    assert mine("drive/mirage")["radiation"]["at"] == 1
    assert mine("drive/mirage")["fuel"] == {"at": 3, "of": 3}  # Mirage Station gave one
    assert mine("search/explore")["ammo"] == 3
    assert mine("camp/fire")["radiation"]["at"] == 2
    rested = mine("road/move")
    assert (rested["harm"]["wounds"], rested["harm"]["contaminated"]) == (0, 0)
    assert rested["meds"] == 1
    assert watched().views["valve/page"]["plot"]["id"] == "t2"
    assert watched().views["valve/page"]["plot"]["time"] == 6
    assert watched().views["fight/move"]["plot"]["id"] == "t3"
    assert mine("town/upgrade")["xp"] == 5


@pytest.mark.parametrize("mend", ["heal", "repair"])
@pytest.mark.parametrize("toll", ["pay", "wound"])
def test_every_way_through_ends_well(mend: str, toll: str) -> None:
    game = watched(mend, toll).game
    assert game.over
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.view(0)["book"]["read"][-2:] == ["153", "156"]


def test_it_teaches_all_that_a_lone_knight_does() -> None:
    """Whoever has finished can play The Long Count: every kind of action was taken once."""
    asked = {part.ask for step in load("wk2").step for part in step.part if part.do == "answer"}
    assert asked >= {"action", "route", "finding", "camp", "option", "resource"}
    assert asked >= {"weapon", "armor", "shop", "upgrade"}
    chosen = {
        key
        for step in load("wk2").step
        for part in step.part
        if part.ask == "action"
        for key in part.line
    }
    assert chosen == {"move", "explore", "camp", "plot:search", "city", "plot:hand_over"}


def test_the_first_game_is_the_long_count_alone() -> None:
    title = dustboard.title("wk2")
    (first,) = [one for one in title.presets() if one.id == load("wk2").first_game.preset]
    assert load("wk2").first_game.bots == []
    assert first.options["adventure"] == "long_count"
    assert list(title.players_for(first.options)) == [1]
    game = dustboard.new_game("wk2", 1, 5, first.options)
    assert "Every knight can finish" in hint("wk2", game.pending[0].name, "en")["keys"]


def test_where_the_learner_stands_is_known_after_the_end() -> None:
    found = watched()
    assert stand(load("wk2"), found.game, found.seen).mode == "end"
