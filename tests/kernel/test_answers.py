"""Answers that are refused, and that nothing has changed then."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.kernel.errors import BadOption, BadSetup, IllegalAnswer, StaleAnswer
from dustboard.kernel.game import Game
from kernel.tables import TITLE, new, play, until


def facts(game: Game) -> tuple[Any, ...]:
    """All that an answer can change."""
    return game.digest(), game.record(), len(game.events()), [d.id for d in game.pending]


@pytest.fixture
def game() -> Game:
    """One seat is asked, the others wait."""
    return until(lambda game: [decision.name for decision in game.pending] == ["drink"])


WRONG: list[tuple[Any, str]] = [
    (99, "option 99 does not exist"),
    (-1, "option -1 does not exist"),
    ("nonsense", "'nonsense' is not an option now; choose one of: drink:0"),
    (True, "not bool"),
    (False, "not bool"),
    (None, "not NoneType"),
    (1.0, "not float"),
    (["drink:0"], "not list"),
]


@pytest.mark.parametrize(("answer", "why"), WRONG, ids=[repr(row[0]) for row in WRONG])
def test_a_wrong_answer(game: Game, answer: Any, why: str) -> None:
    before = facts(game)
    with pytest.raises(IllegalAnswer, match=why) as caught:
        game.answer(game.pending[0].seat, answer)
    assert caught.value.rule == "tpl.drink.01"
    assert "\n" not in caught.value.line()
    assert facts(game) == before


@pytest.mark.parametrize("seat", [-1, 3, 99, True, "0", None, 0.0])
def test_a_wrong_seat(game: Game, seat: Any) -> None:
    before = facts(game)
    with pytest.raises(IllegalAnswer, match="there is no seat"):
        game.answer(seat, 0)
    assert facts(game) == before


def test_a_seat_that_is_not_asked(game: Game) -> None:
    before, asked = facts(game), game.pending[0].seat
    other = (asked + 1) % 3
    with pytest.raises(IllegalAnswer, match=f"nothing to answer now; waiting for seat {asked}"):
        game.answer(other, 0)
    with pytest.raises(IllegalAnswer, match="nothing to answer"):
        game.decision(other)
    assert facts(game) == before


def test_an_answer_that_comes_too_late() -> None:
    game = new()
    old = game.pending[0].id
    game.answer(0, 1, old)
    before = facts(game)
    assert game.pending[0].id != old  # another card of the same group is another decision
    with pytest.raises(StaleAnswer, match="the table has moved on") as caught:
        game.answer(0, 0, old)
    assert caught.value.rule == "tpl.cargo.02"
    assert facts(game) == before
    game.answer(0, 0, game.pending[0].id)


def test_ids_of_decisions_never_come_twice() -> None:
    game, seen = new(), []
    while not game.over:
        decision = game.pending[0]
        seen.append(decision.id)
        game.answer(decision.seat, len(decision.options) - 1)
    assert len(seen) == len(set(seen)) > 20


def test_after_the_end_nothing_can_be_answered() -> None:
    game = play(new())
    before = facts(game)
    assert game.pending == ()
    with pytest.raises(IllegalAnswer, match="the game is over"):
        game.answer(0, 0)
    assert facts(game) == before


def test_a_batch_is_taken_whole_or_not_at_all() -> None:
    game = new()
    before = facts(game)
    for batch in ([1, 1, "nonsense"], [1, "done", 0], [1, True]):
        with pytest.raises(IllegalAnswer):
            game.answer_all(0, batch)
        assert facts(game) == before
    game.answer_all(0, [])
    assert facts(game) == before
    single = game.clone()
    game.answer_all(0, [1, 1, "done"])
    for answer in (1, 1, "done"):
        single.answer(0, answer)
    assert facts(game) == facts(single) != before


def test_an_index_and_its_key_are_the_same_answer() -> None:
    by_index, by_key = new(), new()
    while not by_index.over:
        decision = by_index.pending[-1]
        index = len(decision.options) // 2
        by_key.answer(decision.seat, decision.options[index].key)
        by_index.answer(decision.seat, index)
        assert by_index.digest() == by_key.digest()
    assert by_index.record() == by_key.record()


@pytest.mark.parametrize("players", [1, 5, True, "3", None, 3.0])
def test_a_wrong_number_of_players(players: Any) -> None:
    with pytest.raises(BadSetup, match="is for 2 to 4 players") as caught:
        Game(TITLE, players, 1)
    assert caught.value.rule == "tpl.setup.01"


@pytest.mark.parametrize("seed", [-1, 1 << 128, True, "7", None, 1.5])
def test_a_wrong_seed(seed: Any) -> None:
    with pytest.raises(BadSetup, match="the seed is"):
        Game(TITLE, 2, seed)


@pytest.mark.parametrize(
    "options", [{"goal": 7}, {"goal": "20"}, {"open_tanks": 1}, {"nope": 1}, {"first_caravan": 0}]
)
def test_wrong_options(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Game(TITLE, 2, 1, options)


@pytest.mark.parametrize("seat", [-1, 3, True, "0"])
def test_looking_from_a_seat_that_does_not_exist(seat: Any) -> None:
    game = new()
    for look in (game.view, game.log, game.masked, game.can_undo):
        with pytest.raises(IllegalAnswer, match="there is no seat"):
            look(seat)
