"""The Iron Trail played: every ending, a table that does nothing, tables that do anything."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.story_table import COUNTERS
from dustboard.games.wk2.content.wasteland_table import CARD_ID, SPECIAL_BY_NUMBER
from games.wk2.scene import Scene
from games.wk2.tale_player import at_random, ending_of, entries, idly, new_game

KNIGHTS = (2, 3, 4)
ENDINGS = {112: "victory", 113: "victory", 114: "partial", 115: "partial", 116: "defeat"}
MOST_ROUNDS = 5 + 8 + 6 + 4 + 1  # the lamp may give one more


@pytest.mark.parametrize("knights", KNIGHTS)
def test_any_answers_lead_to_an_ending(knights: int) -> None:
    for seed in range(5):
        game = at_random(new_game("iron_trail", knights, seed), seed)
        assert game.outcome is not None
        assert game.outcome.reason == ENDINGS[ending_of(game)]
        assert entries(game)[-1] == 120


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_nothing_runs_out_of_time(knights: int) -> None:
    game = idly(new_game("iron_trail", knights, 1))
    read = entries(game)
    assert game.state.rounds <= MOST_ROUNDS
    assert {61, 67, 72, 71, 96} <= set(read)  # no parts, and nobody near the train


@pytest.mark.parametrize(
    ("ending", "people", "flags"),
    [
        (112, 300, ()),
        (113, 299, ()),
        (113, 180, ("hired",)),
        (114, 179, ("boy",)),
        (115, 300, ("hired", "wages_refused")),
        (116, 0, ("hired", "wages_refused")),
    ],
)
def test_heads_are_counted_after_the_whistle(
    ending: int, people: int, flags: tuple[str, ...]
) -> None:
    scene = Scene("johnny", "logan", sheet="line")
    scene.note(*flags, people=people)
    read = scene.read_out("111")
    epilogues = [118, 120] if "boy" in flags else [120]
    assert read == [111, ending, *epilogues]
    assert scene.told("ending")[0].data["kind"] == ENDINGS[ending]


def test_gangs_that_are_left_cost_people_before_the_count() -> None:
    scene = Scene("johnny", "logan", sheet="line")
    scene.note("lit", people=300)
    gangs = [card for card, id in enumerate(CARD_ID) if id in ("d06", "d07")]
    scene.state.row = tuple(gangs)
    assert scene.read_out("110") == [110, 111, 113, 119, 120]
    scene.state.special[0] = (SPECIAL_BY_NUMBER[5],)
    scene.note(people=300)
    scene.state.ending = -1
    assert scene.read_out("110") == [110]
    scene.answer(0, "box", "d06")
    assert scene.state.counters[COUNTERS.index("people")] == 240
