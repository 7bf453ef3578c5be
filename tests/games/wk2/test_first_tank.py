"""First Tank as a player reads it: every entry has its prose, every choice its label."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story import PLACED_ENTRIES, SHEETS
from dustboard.games.wk2.content.story_table import FLAGS
from dustboard.games.wk2.meta import TITLE
from dustboard.kernel.game import Game

ENTRIES = {row.id: row for place, row in PLACED_ENTRIES if "first_tank" in place}
PAGES = [sheet for sheet in SHEETS if sheet.adventure == "first_tank"]
FIRST_TIMES = ("147", "148", "149", "150", "151")
ENDINGS = ("153", "154", "155")
BASE = ("k-johnny", "k-logan", "k-alinta", "k-zoey", "k-nelly", "k-sallow")


def words(key: str) -> int:
    return len(TEXTS.format("en", key).split())


def keys_in(rows: Any) -> Iterator[str]:
    """The keys of all options in a list of effects, however deep they stand."""
    if isinstance(rows, dict):
        if "key" in rows:
            yield rows["key"]
        rows = tuple(rows.values())
    if isinstance(rows, (list, tuple)):
        for row in rows:
            yield from keys_in(row)


def test_all_entries_of_the_adventure_are_there() -> None:
    numbers = [*range(121, 125), *range(126, 145), *range(146, 157)]
    assert sorted(ENTRIES) == [str(number) for number in numbers]


@pytest.mark.parametrize("entry", sorted(ENTRIES))
def test_an_entry_has_a_title_and_prose_of_its_length(entry: str) -> None:
    assert 0 < len(TEXTS.format("en", f"entry-{entry}.title")) <= 32
    least, most = (
        (60, 85) if entry in FIRST_TIMES else (100, 160) if entry in ENDINGS else (60, 160)
    )
    assert least <= words(f"entry-{entry}") <= most


def test_every_choice_has_a_label() -> None:
    found = {
        f"choice-{id}-{key}"
        for id, row in ENTRIES.items()
        for key in keys_in((row.effects, row.choices))
    } | {
        f"choice-{page.id}-{key}"
        for page in PAGES
        for action in page.actions
        for key in keys_in(action.then)
    }
    assert {"choice-126-quiet", "choice-140-leave", "choice-t2-buy"} <= found
    for name in sorted(found):
        assert 2 <= words(name) <= 6, name


def test_pages_and_knights_have_their_texts() -> None:
    assert 40 <= words("adventure-first_tank") <= 90
    assert TEXTS.format("en", "adventure-first_tank.title") == "First Tank"
    for page in PAGES:
        assert 40 <= words(f"page-{page.id}") <= 90
        assert 40 <= words(f"page-{page.id}.rules") <= 90
        assert len(TEXTS.format("en", f"page-{page.id}.goal")) <= 110
    for knight in BASE:
        assert 80 <= words(f"bio-{knight}") <= 120


# -- games ----------------------------------------------------------------------------------------

REFINERY = board.SPECIAL[3]
FLATS = board.BY_ID["s45"]
GANGRAEN = board.BY_ID["s44"]
LESSONS = {"move": "moved", "explore": "explored", "camp": "camped"}


def steps_from(goal: int) -> dict[str, int]:
    """How many steps every space is away from one."""
    away = {goal: 0}
    waiting = [goal]
    for space in waiting:
        for other in board.NEIGHBOURS[space]:
            if other not in away and board.COST[other] < board.FAR:
                away[other] = away[space] + 1
                waiting.append(other)
    return {board.ID[space]: steps for space, steps in away.items()}


def goal_of(game: Game) -> int:
    """Where a knight goes that wants the story to go on."""
    state = game.state
    if state.sheet < 2:
        return REFINERY
    known = state.flags[FLAGS.index("receipt")] or state.flags[FLAGS.index("cup")]
    return GANGRAEN if known else FLATS


def useful(game: Game) -> list[str]:
    """The actions that bring the story on, the best one first."""
    state = game.state
    if state.sheet == 0:
        found = [key for key, flag in LESSONS.items() if not state.flags[FLAGS.index(flag)]]
    else:
        found = ["move"] if state.space[0] != goal_of(game) else []
    return ["regain", "fix", *found, "camp", "pass"]


def told_tale(seed: int, *wants: str) -> tuple[Game, list[int]]:
    """Johnny does what the pages ask for, and what is wanted where there is a choice."""
    game = Game(TITLE, 1, seed, {"quick_setup": True}, debug=True)
    at = ""
    for _ in range(400):
        if game.over:
            break
        decision = game.pending[0]
        keys = decision.options.keys()
        key = next((want for want in wants if want in keys), keys[0])
        if decision.name == "action":
            at = board.ID[game.state.space[0]]
            plot = [one for one in keys if one.startswith("plot:")]
            key = next(one for one in (*plot, *useful(game)) if one in keys)
        elif decision.name == "route":
            away = steps_from(goal_of(game))
            on = [one for one in keys if one in away and away[one] < away[at]]
            key = on[0] if on else "done" if "done" in keys else keys[0]
            at = key if key != "done" else at
        game.answer(decision.seat, key)
    return game, [entry + 1 for entry in game.state.read]


@pytest.mark.parametrize(
    ("ending", "wants"),
    [
        (153, ("quick", "buy", "fuel", "meds", "install")),
        (153, ("quick", "buy", "refuse", "pay", "install")),
        (154, ("quick", "buy", "refuse", "sell")),
    ],
)
def test_a_story_comes_to_its_ending_and_its_epilogue(ending: int, wants: tuple[str, ...]) -> None:
    tales = [told_tale(seed, *wants) for seed in range(12)]
    game, read = next((game, read) for game, read in tales if game.state.ending == ending - 1)
    assert game.over
    assert read[0] == 121
    assert read[-2:] == [ending, 156]
    assert {122, 123, 124, 135, 127, 129, 136} <= set(read)
    assert (143 in read) == (130 in read)


def test_a_knight_that_does_nothing_hears_the_lamps_go_out() -> None:
    game = Game(TITLE, 1, 3, {"quick_setup": True}, debug=True)
    for _ in range(300):
        if game.over:
            break
        keys = game.pending[0].options.keys()
        game.answer(0, "pass" if "pass" in keys else keys[-1])
    read = [entry + 1 for entry in game.state.read]
    assert read[-3:] == [152, 155, 156]
    assert 132 in read  # nobody was met
