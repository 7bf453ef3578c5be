"""What the log says: causes, and numbers with a word beside them."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content.wasteland_table import UPGRADE_ID
from dustboard.games.wk2.show.wording import text, upgrade_name
from dustboard.kernel.cast import Cast
from dustboard.kernel.decisions import Message

ME = Cast(("Ana",), 0)


def said(key: str, **args: Any) -> str:
    """What the seat itself reads."""
    return text("en", Message(key, {"seat": 0, **args}), ME)


def test_a_drawn_token_says_what_it_does_to_you_and_to_a_fight() -> None:
    assert said("event-token", token="t04") == (
        "You draw a threat token. Event: Lose 1 resource of your choice."
        " Fight: The enemy's attack deals 1 more wound."
    )


@pytest.mark.parametrize(
    ("amount", "turned", "words"),
    [
        (1, 0, "You heal 1 wound."),
        (3, 1, "You heal 3 wounds."),
        (0, 1, "You heal no wound, but clean a contaminated one."),
        (0, 2, "You heal no wound, but clean 2 contaminated ones."),
    ],
)
def test_healing_is_counted(amount: int, turned: int, words: str) -> None:
    assert said("event-healed", amount=amount, turned=turned) == words


@pytest.mark.parametrize(
    ("successes", "difficulty", "words"),
    [
        (1, 2, "1 success of 2: failed."),
        (2, 1, "2 successes of 1: passed."),
        (3, 0, "3 successes: passed."),
    ],
)
def test_a_result_says_what_was_needed(successes: int, difficulty: int, words: str) -> None:
    passed = successes >= difficulty
    found = said("event-test-result", successes=successes, difficulty=difficulty, passed=passed)
    assert found == words


def test_unique_gear_has_no_sides() -> None:
    names = [upgrade_name(2 * at, "en") for at in range(len(UPGRADE_ID))]
    assert "Old Badge" in names
    assert "Night Driver, side A" in names


def test_the_dice_of_odds_are_words_and_those_of_a_roll_are_looked_up() -> None:
    assert "2 white" in text("en", Message("odds-pool-sum", {"dice": "2 white"}))
    assert said("event-attack", dice=[7, 0]) == (
        "You attack (green die: a success, white die: a success)."
    )
