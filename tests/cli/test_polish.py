"""The terminal for Polish readers: all that it says around a game is Polish."""

from __future__ import annotations

import re

import pytest

# words that English has and Polish has not; what is typed stands in lines of help and of options
ENGLISH = re.compile(
    r"\b(the|and|of|you|your|with|is|are|for|this|that|not|when|from|each|which|choose|take|draw"
    r"|turn|round|health|fuel|gain|lose|close|back|show|none|wounds|damage|defence|attack|costs)"
    r"(?![\w.])",
    re.IGNORECASE,
)
TYPED = re.compile(
    r"'[^']*'|\w+_\w+ = .*|dustboard (play|learn|replay) .*|\[[\w.]+\]|możliwe są: .*|/\S+"
    r"|^\d+\. \S+: |\([\w:, ]+\)$|^\S+: można"
)
LOOKS = [
    "?",
    "why",
    "board",
    "hand",
    "keys",
    "options",
    "log 9",
    "rule",
    "xyz",
    "99",
    "seat",
    "seat X",
]
GAMES = {
    "wftw": (["--players", "3"], ["card bu02", "1", "field:1", "done"], ["1"] * 30),
    "wk1": (
        ["--players", "3", "--hints"],
        ["1", "1", "1", "map", "me", "luck", "stalls", "tasks", "arena", "mission", "hex 12"],
        ["1"] * 60,
    ),
    "wk2": (
        ["--players", "1", "--option", "adventure=first_tank", "--hints"],
        [
            "1",
            "1",
            "1",
            "1",
            "sheet",
            "me",
            "party",
            "roads",
            "space s46",
            "parts",
            "fight",
            "tale",
        ],
        ["explore", "1", "camp", "1", "done", "move"] * 9,
    ),
}


@pytest.mark.parametrize("title", GAMES)
def test_a_game_is_told_in_polish(cli, title):
    options, looks, answers = GAMES[title]
    typed = [*looks, *LOOKS, *answers, "undo", *LOOKS, "quit", "t"]
    ran = cli("play", title, "--seed", "7", "--lang", "pl", "--plain", *options, typed=typed)
    assert "Wpisz ?, aby zobaczyć pomoc" in ran.out
    assert re.search("Zapisano. Grasz dalej poleceniem: |Sprawdzisz go poleceniem: ", ran.out)
    strange = [line for line in ran.out.splitlines() if ENGLISH.search(TYPED.sub("", line))]
    assert strange == []


def test_two_at_one_screen_are_told_in_polish_whose_turn_it_is(cli):
    two = ["--seats", "human,human", "--lang", "pl"]
    ran = cli(
        "play", "wftw", "--seed", "7", *two, typed=["", "1", "", "1", "seat gracz", "quit", "nie"]
    )
    assert "Przekaż urządzenie: Gracz 2." in ran.out
    assert "nie ma miejsca 'gracz'; miejsca to: Gracz 1, Gracz 2" in ran.out
    assert "Partii nie zapisano." in ran.out


def test_a_lesson_is_led_in_polish(cli):
    ran = cli("learn", "wftw", "--again", "--lang", "pl", typed=["", "", "skip", "?", "quit"])
    assert "== Lekcja, krok 1 z " in ran.out
    assert "Uczysz się dalej poleceniem: dustboard learn wftw" in ran.out


def test_a_clause_is_looked_up_in_polish(cli):
    ran = cli("rules", "wftw.bid.04", "--lang", "pl")
    assert "Dział: Licytacja" in ran.out
    assert "Rozstrzygnięcie wftw.R" in ran.out
    assert "Section" not in ran.out
