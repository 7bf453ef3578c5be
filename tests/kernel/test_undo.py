"""Taking back, and standing where a game stood before."""

from __future__ import annotations

import pytest

from dustboard.kernel.errors import BadSetup, UndoRefused
from dustboard.kernel.game import Game
from dustboard.kernel.records.replay import restore
from kernel.tables import TITLE, at_decisions, new, play, until


def refused(game: Game, seat: int, why: str) -> None:
    """Undo is refused with this reason, and nothing has changed."""
    before = game.snapshot()
    assert why in game.can_undo(seat)
    with pytest.raises(UndoRefused, match=f"you can't undo this: .*{why}"):
        game.undo(seat)
    assert game.snapshot() == before


def test_nothing_to_take_back() -> None:
    game = new()
    game.answer(1, 0)
    refused(game, 0, "seat 0 has not answered anything yet")


def test_an_open_sealed_answer_is_taken_back_and_the_others_keep_theirs() -> None:
    game = new()
    game.answer(0, 1)
    game.answer_all(2, [1, "done"])
    before = game.snapshot()
    game.answer_all(1, [1])
    game.answer(0, "done")
    assert game.can_undo(0) == game.can_undo(1) == ""
    game.undo(0)
    game.undo(1)
    assert game.snapshot()["state"] == before["state"]
    assert game.record() == restore(TITLE, before).record()
    assert [decision.seat for decision in game.pending] == [0, 1]
    game.answer(1, "done")
    game.undo(2)  # seat 1 has answered after it, and keeps that
    assert [decision.seat for decision in game.pending] == [0, 2]
    assert game.state.draft[2] != ()  # type: ignore[attr-defined]
    game.undo(2)
    assert game.state.draft[2] == ()  # type: ignore[attr-defined]
    assert [row[0] for row in game.record()["answers"]] == [0, 1]


def test_after_the_reveal_a_sealed_answer_stays() -> None:
    game = new()
    for seat in (2, 0, 1):
        game.answer(seat, "done")
    refused(game, 1, "the choices of this step have been revealed")
    refused(game, 2, "the choices of this step have been revealed")


def test_after_another_seat_has_answered_an_answer_stays() -> None:
    game = until(lambda game: game.pending and game.pending[0].name == "drink")
    first = game.pending[0].seat
    while game.pending[0].seat == first:
        game.answer(first, 0)
    game.answer(game.pending[0].seat, 0)
    refused(game, first, "somebody else has answered since")


def after(name: str, then: str, why: str) -> tuple[Game, int]:
    """A game in which a seat has just answered `name`, and undo says `why`."""
    for seed in range(400):
        for game in at_decisions(new(seed=seed, debug=False, goal=40), seed):
            if game.pending and game.pending[0].name == name:
                seat = game.pending[0].seat
                trial = game.clone()
                trial.answer(seat, 0)
                now = trial.pending[0].name if trial.pending else "over"
                if then == now and trial.can_undo(seat) == why:
                    return trial, seat
    raise AssertionError(f"no {name} followed by {then} with {why!r}")


def test_after_dice_an_answer_stays() -> None:
    refused(*after("drink", "drink", "dice have been rolled or cards drawn since"), "dice")


def test_after_a_card_was_seen_an_answer_stays() -> None:
    why = "a hidden card has been shown since"
    refused(*after("drink", "salvage", why), "hidden card has been shown")


def test_after_the_end_an_answer_stays() -> None:
    for seed in range(50):
        game = play(new(seed=seed, debug=False), seed)
        seat = game.answers.items()[-1][0]
        assert game.can_undo(seat) != ""


def test_a_card_drawn_while_an_equal_one_is_taken_up_counts_as_seen() -> None:
    """Undo never gives back a draw, whatever the cards are: no answer before a draw is free."""
    checked = 0
    for seed in range(30):
        for game in at_decisions(new(seed=seed, debug=False, goal=40), seed):
            if game.pending and game.pending[0].name == "salvage":
                seat, events = game.pending[0].seat, len(game.events())
                trial = game.clone()
                trial.answer(seat, 0)
                if any(event.kind == "draw" for event in trial.events()[events:]):
                    assert trial.can_undo(seat) != ""
                    checked += 1
    assert checked > 10


@pytest.mark.parametrize(("name", "then"), [("drink", "order"), ("order", "salvage")])
def test_a_step_that_told_nobody_anything_is_taken_back(name: str, then: str) -> None:
    game, seat = after(name, then, "")
    answers = len(game.answers)
    before = game.fork(answers - 1)
    game.undo(seat)
    assert game.record() == before.record()
    assert game.log(None) == before.log(None)
    assert (game.pending[0].name, len(game.answers)) == (name, answers - 1)


def test_a_fork_at_every_answer_is_the_game_as_it_was() -> None:
    game = new(seed=3)
    digests = [game.digest()]
    while not game.over:  # by seat, which is the order of the record
        decision = game.pending[0]
        game.answer(decision.seat, len(decision.options) // 2)
        digests.append(game.digest())
    for at, digest in enumerate(digests):
        fork = game.fork(at)
        assert fork.digest() == digest
        assert fork.record()["answers"] == game.record()["answers"][:at]
    assert play(game.fork(5), 1).over  # a fork is a game of its own
    assert game.digest() == digests[-1]


@pytest.mark.parametrize("at", [-1, 99_999])
def test_a_fork_at_no_position(at: int) -> None:
    with pytest.raises(BadSetup, match="there is no position"):
        new().fork(at)


def test_clones_go_their_own_way() -> None:
    game = play(new(), 2, 9)
    kept = json_of(game)
    clone = game.clone()
    assert json_of(clone) == kept
    play(clone, 3)
    assert json_of(game) == kept
    assert json_of(clone) != kept
    play(game, 3)
    assert json_of(game) == json_of(clone)


def json_of(game: Game) -> object:
    return game.snapshot(), game.log(None), game.log(0), game.view(1)
