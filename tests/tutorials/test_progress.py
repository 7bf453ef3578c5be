"""Where a learner stands: on the line, beside it, back again, resumed."""

from __future__ import annotations

import pytest

import dustboard
from dustboard import Game
from dustboard.tutorials import load, rival_answers, spoken, stand
from dustboard.tutorials.progress import Stand

SCRIPT = load("wftw")


class Learner:
    """A learner at a table, with the rivals of the script."""

    def __init__(self) -> None:
        self.game: Game = dustboard.new_game("wftw", 2, int(SCRIPT.seed, 16))
        self.seen: list[str] = []

    def stands(self) -> Stand:
        found = stand(SCRIPT, self.game, self.seen)
        self.seen += found.marks
        return found

    def read(self) -> None:
        """Do all that needs no answer."""
        while (where := self.stands()).part and where.mode == "part":
            if where.part.do in ("answer", "unseal", "order", "copy"):
                return
            self.seen.append(where.ref)

    def answer(self, *keys: str) -> Stand:
        self.read()
        self.game.answer_all(0, list(keys))
        return self.rivals()

    def rivals(self) -> Stand:
        while not self.stands().rivals_wait(self.game, 0):
            asked = [one.seat for one in self.game.pending if one.seat]
            if not asked:
                break
            answers = rival_answers(SCRIPT, self.game, asked[0])
            assert answers is not None
            self.game.answer_all(asked[0], answers)
        self.read()
        return self.stands()


def test_another_answer_is_commented_and_the_line_is_offered_again() -> None:
    learner = Learner()
    learner.answer("spark")
    where = learner.answer("raid:1", "done")
    assert (where.mode, where.ref) == ("off", "target/marks")
    said = spoken(SCRIPT, learner.game, where, "", "en")
    assert "bold" in said.note["keys"]
    assert said.line[-1] == "Seal my marks"
    assert where.rivals_wait(learner.game, 0)
    learner.game = learner.game.fork(where.back)
    assert learner.stands().mode == "part"
    assert learner.answer("shop", "field:1", "done").ref == "commit/cards"


def test_playing_on_beside_the_line_keeps_the_way_back() -> None:
    learner = Learner()
    learner.answer("spark")
    where = learner.answer("shop", "done")
    learner.seen.append(f"off:{where.ref}")
    assert learner.rivals().mode == "free"
    after = learner.answer("st05@shop", "done")
    assert after.mode == "free"
    learner.game = learner.game.fork(after.back)
    learner.seen.remove(f"off:{where.ref}")
    assert learner.stands().ref == "target/marks"


def test_rivals_wait_until_the_seal_was_opened_once() -> None:
    learner = Learner()
    learner.answer("juice")
    learner.answer("field:1", "shop", "done")
    where = learner.answer("st02@field:1", "st05@shop", "done")
    assert where.ref == "commit/open"
    assert [one.seat for one in learner.game.pending] == [1]
    for _ in range(3):
        learner.game.undo(0)
    assert learner.stands().ref == "commit/seal"
    assert learner.answer("st05@shop", "st02@field:1", "done").ref == "raise/marks"


def test_a_free_choice_opens_its_own_path() -> None:
    for choice, ref in (("juice", "raise/rider"), ("spark", "raise/tank")):
        learner = Learner()
        learner.answer(choice)
        learner.answer("field:1", "shop", "done")
        learner.seen += ["commit/cards", "commit/open"]
        learner.answer("st02@field:1", "st05@shop", "done")
        assert learner.answer("field:1", "done").ref == ref


def test_who_answers_without_reading_is_not_held_up() -> None:
    learner = Learner()
    learner.game.answer(0, "spark")
    assert learner.stands().ref == "target/places"


def test_an_answer_that_was_taken_back_is_not_given() -> None:
    learner = Learner()
    learner.read()
    learner.game.answer(0, "spark")
    learner.game.undo(0)
    assert learner.stands().ref == "collect/choose"


@pytest.mark.parametrize("device", ["keys", "touch", "text", "terminal"])
def test_each_device_has_words_of_its_own(device: str) -> None:
    learner = Learner()
    learner.seen += ["look/win", "look/hand", "look/stock", "look/base", "look/goal"]
    said = spoken(SCRIPT, learner.game, learner.stands(), "", "en").text
    own = {"keys": "press R", "touch": "tap the ?", "text": "type rule", "terminal": "type rule"}
    assert own[device] in said[device]
