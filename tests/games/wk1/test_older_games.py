"""Games that an older version was in the middle of an effect go on as they would have there.

`fixtures/older/wk1.json.gz` has such games: a snapshot, the answers that followed, and the fields
of the table after them. Those that begin with "numbers" are of a version that numbered its
programs, those with "lines" of one that had lists as now and a program for each question of a word.
"""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from dustboard.games.wk1.meta import TITLE
from dustboard.games.wk1.rules.carried_frames import REPLACED
from dustboard.kernel.layouts import Layout
from dustboard.kernel.records.replay import restore
from dustboard.kernel.records.snapshots import plain_state
from refresh import FIXTURES

GAMES: list[dict[str, Any]] = json.loads(
    gzip.decompress((FIXTURES / "older" / "wk1.json.gz").read_bytes())
)


@pytest.mark.parametrize("older", GAMES, ids=[game["name"] for game in GAMES])
def test_a_game_in_the_middle_of_an_effect_goes_on(older: dict[str, Any]) -> None:
    game = restore(TITLE, older["snapshot"])
    for seat, key in older["answers"]:
        game.answer(seat, key)
    plain = plain_state(TITLE, game.state)
    assert {key: plain[key] for key in older["after"]} == older["after"]


def test_they_stand_in_every_program_that_is_gone() -> None:
    found: set[str] = set()
    for older in GAMES:
        layout = Layout.read(older["snapshot"]["layout"])
        for program, *_ in older["snapshot"]["state"]["stack"]:
            found.add(program if isinstance(program, str) else layout.programs[program][0])
    assert set(REPLACED) <= found
