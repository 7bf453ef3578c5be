"""Sentences know whom they speak of and who reads: names, "you", and in Polish names alone."""

from __future__ import annotations

import random

import pytest

import dustboard
from dustboard.games.telling import seat_args, seat_name
from dustboard.kernel.cast import Cast
from dustboard.kernel.decisions import Message
from dustboard.kernel.game import Game

NAMES = ("Ana", "Bo", "Cy")
WFTW = dustboard.title("wftw")


def read_by(reader: int, key: str, lang: str = "en", title: str = "wk1", **args: object) -> str:
    message = Message(key, dict(args))
    return dustboard.title(title).text(lang, message, Cast(NAMES, reader))


def test_the_reader_is_you_and_others_have_names() -> None:
    cast = Cast(NAMES, 1)
    assert [seat_name(seat, "en", cast) for seat in (0, 1, 3, -1)] == [
        "Ana",
        "you",
        "Player 4",
        "nobody",
    ]
    assert seat_args("rival", 1, "en", cast) == {
        "rival": "you",
        "rival_s": "your",
        "rival_is": "you",
    }
    assert seat_name(1, "pl", cast) == "Bo"


def test_one_event_reads_differently_for_actor_victim_and_others() -> None:
    theft = {"seat": 0, "rival": 1, "cards": [0]}
    assert read_by(0, "event-steals", **theft).startswith("You steal ")
    assert read_by(1, "event-steals", **theft).endswith(" from you.")
    assert read_by(2, "event-steals", **theft).startswith("Ana steals ")
    assert read_by(2, "event-steals", **theft).endswith(" from Bo.")


def test_a_name_at_the_beginning_has_a_capital() -> None:
    assert read_by(0, "event-turn", seat=0, step=3) == "Move Step: your turn."
    wrecked = read_by(0, "event-vehicle-damaged", seat=0, card=98)
    assert wrecked.startswith("Your ")
    assert read_by(1, "event-vehicle-damaged", seat=0, card=98).startswith("Ana's ")


def test_nobody_says_the_article_of_a_card_after_its_owner() -> None:
    vault = next(card for card in range(len(WFTW.content())) if "Vault" in name(card))
    said = read_by(2, "event-base-named", title="wftw", seat=0, rival=1, card=vault)
    assert said == "Ana raids Bo's Vault."


def name(card: int) -> str:
    return WFTW.text("en", Message("option-base", {"card": card}))


def test_a_text_without_a_translation_is_english_with_english_names_of_seats() -> None:
    theft = {"seat": 0, "rival": 1, "cards": [0]}
    for reader in (0, 1, 2):
        assert read_by(reader, "event-steals", "de", **theft) == read_by(
            reader, "event-steals", **theft
        )


@pytest.mark.parametrize("title", ["wftw", "wk1"])
def test_log_and_questions_take_names(title: str) -> None:
    game = dustboard.new_game(title, players=3, seed=5)
    play(game, 60)
    own, everybody = game.log(1, names=NAMES), game.log(names=NAMES)
    assert any(line["text"].startswith("You ") for line in own)
    assert not any(line["text"].startswith("You ") for line in everybody)
    assert any("Bo " in line["text"] for line in everybody)
    assert not any("Bo " in line["text"] for line in own)
    assert any("Player 2" in line["text"] for line in game.log())


def play(game: Game, answers: int) -> None:
    rng = random.Random(3)
    for _ in range(answers):
        if game.over:
            return
        decision = game.pending[0]
        game.answer(decision.seat, rng.randrange(len(decision.options)))
