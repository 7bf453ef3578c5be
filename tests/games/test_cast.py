"""Sentences know whom they speak of and who reads: names, "you", and in Polish names alone."""

from __future__ import annotations

import random

import pytest

import dustboard
from dustboard.games.telling import seat_args, seat_name
from dustboard.games.wk1.content import knight_table as knights_one
from dustboard.games.wk2.content import knight_table as knights_two
from dustboard.kernel.cast import Cast
from dustboard.kernel.decisions import Message
from dustboard.kernel.game import Game

NAMES = ("Ana", "Bo", "Cy")
WFTW = dustboard.title("wftw")
KNIGHTS = {"wk1": knights_one.KNIGHT_ID, "wk2": knights_two.KNIGHT_ID}


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
        "rival_role": "you",
        "rival_gender": "neutral",
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


@pytest.mark.parametrize("title", ["wk1", "wk2"])
def test_every_knight_has_a_gender_in_polish_and_none_in_english(title: str) -> None:
    game = dustboard.new_game(title, players=2, seed=1)
    roles = game.title.roles
    assert roles(game.state, "pl") == (("", ""), ("", ""))
    for sheet in range(len(KNIGHTS[title])):
        game.state.knight[1] = sheet
        nobody, (name, gender) = roles(game.state, "pl")
        assert nobody == ("", "")
        assert gender in {"feminine", "masculine"}, name
        assert roles(game.state, "en")[1][1] == ""


def test_a_chronicle_speaks_of_the_knight_and_the_log_of_the_seat() -> None:
    roles = (("Naomi Vatt", "feminine"), ("Hugh Jackal", "masculine"), ("", ""))
    wk1, wk2 = dustboard.title("wk1"), dustboard.title("wk2")

    def told(seat: int, cast: Cast) -> list[str]:
        refuses, wakes = (Message(key, {"seat": seat}) for key in ("diary-refuses", "event-wakes"))
        return [wk1.text("pl", refuses, cast), wk2.text("pl", wakes, cast)]

    chronicle = Cast(NAMES, roles=roles)
    assert told(0, chronicle) == [
        "Naomi Vatt nie szukała towarzystwa.",
        "Naomi Vatt odzyskała przytomność.",
    ]
    assert told(1, chronicle) == [
        "Hugh Jackal nie szukał towarzystwa.",
        "Hugh Jackal odzyskał przytomność.",
    ]
    assert told(2, chronicle) == ["Cy nie szuka towarzystwa.", "Cy odzyskuje przytomność."]
    assert told(0, Cast(NAMES)) == ["Ana nie szuka towarzystwa.", "Ana odzyskuje przytomność."]
    assert wk1.text("en", Message("diary-refuses", {"seat": 0}), chronicle).startswith("Ana ")
