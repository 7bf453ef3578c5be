"""Water Debt played: every ending, a table that does nothing, tables that do anything."""

from __future__ import annotations

import pytest

from games.wk2.scene import Scene
from games.wk2.tale_player import at_random, ending_of, entries, idly, new_game

KNIGHTS = (2, 3, 4)
ENDINGS = {280: "victory", 281: "victory", 282: "partial", 283: "victory", 284: "defeat"}
MOST_ROUNDS = 5 + 8 + 6 + 6


@pytest.mark.parametrize("knights", KNIGHTS)
def test_any_answers_lead_to_an_ending(knights: int) -> None:
    for seed in range(5):
        game = at_random(new_game("water_debt", knights, seed), seed)
        assert game.outcome is not None
        assert game.outcome.reason == ENDINGS[ending_of(game)]
        assert entries(game)[-1] in (285, 286, 287)


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_nothing_is_flooded(knights: int) -> None:
    game = idly(new_game("water_debt", knights, 1))
    read = entries(game)
    assert game.state.rounds <= MOST_ROUNDS
    assert [one for one in read if one in (223, 232, 233, 247, 248, 257, 269, 275)] == [
        223, 232, 233, 247, 248, 257, 269, 275,
    ]  # fmt: skip
    assert read[-3:] == [279, 284, 285]


@pytest.mark.parametrize(
    ("ending", "flags", "saved"),
    [
        (283, ("wheel", "flood", "law"), 0),
        (284, ("flood", "law", "plug"), 0),
        (280, ("law",), 0),
        (281, (), 0),
        (281, ("flood", "plug"), 10),
        (281, ("flood", "lower"), 80),
        (282, ("flood", "law"), 70),
    ],
)
def test_the_level_and_the_people_decide(ending: int, flags: tuple[str, ...], saved: int) -> None:
    scene = Scene("johnny", "logan", sheet="w4")
    scene.state.knights = 2
    scene.note(*flags, saved=saved)
    epilogues = [286 if "lower" in flags else 285, *([287] if "law" in flags else [])]
    assert scene.read_out("279") == [279, ending, *epilogues]
    assert scene.told("ending")[0].data["kind"] == ENDINGS[ending]
