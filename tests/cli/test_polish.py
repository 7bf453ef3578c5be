"""The terminal for Polish readers: all that it says around a game is Polish."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from dustboard.cli import main
from dustboard.cli.usage import Parser

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


READERS = sorted(main.READERS)
# what --help of a reader's command names but what is typed: no sentence is English
HELP = re.compile(
    rf"{ENGLISH.pattern}|\b(usage|options|positional|arguments|default|game|help|print|list|show"
    r"|file|title|seat|save|cards|rules|exit|version|language|number)\b",
    re.IGNORECASE,
)
SHOWN = re.compile(
    r"'[^']*'|„[^”]*”|--?[\w-]+|\{[\w,]+\}|dustboard( \w+)?|bot:[\w:]+|poleceniem play"
    r"|\b(first|long|short|none|human)\b"
)


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize("before", [True, False])
def test_the_help_of_a_command_is_polish(cli, command, before):
    ran = cli("--lang", "pl", command, "--help") if before else cli(command, "--help", "--lang=pl")
    assert ran.code == 0
    assert ran.out.startswith(f"użycie: dustboard {command}")
    assert "opcje:" in ran.out
    assert [line for line in ran.out.splitlines() if HELP.search(SHOWN.sub("", line))] == []


def test_english_help_is_found():
    lines = ["usage: dustboard play", "options:", "  --seed S  a secret one if not given"]
    assert all(HELP.search(SHOWN.sub("", line)) for line in lines)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("command", READERS)
def test_every_argument_of_a_reader_is_explained(command, lang):
    parser = Parser(f"dustboard {command}", lang, command)
    import_module(main.COMMANDS[command]).add_arguments(parser)
    parser.speak()
    assert [one.dest for one in parser._actions if not one.help] == []


def test_all_commands_are_listed_in_polish(cli):
    ran = cli("--lang", "pl")
    assert ran.out == cli("--lang", "pl", "--help").out
    assert "POLECENIE" in ran.out
    lines = [line for line in ran.out.splitlines() if not line.startswith("    ")]
    assert [line for line in lines if HELP.search(SHOWN.sub("", line))] == []


def test_the_language_of_the_system_is_spoken_but_not_by_tools_of_developers(cli, monkeypatch):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert cli("play", "--help").out.startswith("użycie: ")
    assert cli("rules", "wftw.bid.04").out.count("Dział: ")
    assert cli("play", "--help", "--lang", "en").out.startswith("usage: ")
    assert cli("sim", "--help").out.startswith("usage: ")
    assert cli("--lang", "pl", "sim", "--help").out.startswith("usage: ")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert cli("play", "--help").out.startswith("usage: ")


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["play"], "brakuje argumentów: GRA (zobacz dustboard play --help)"),
        (["play", "wftw", "x"], "nieznane argumenty: x (zobacz dustboard play --help)"),
        (["play", "wftw", "--players", "x"], "argument --players: 'x' to nie liczba całkowita"),
        (["play", "wftw", "--seed"], "argument --seed: brakuje wartości"),
        (["play", "wftw", "--plain=1"], "argument --plain: ta opcja nie ma wartości"),
        (["play", "wftw", "--se", "1"], "opcja --se może znaczyć: --seats, --seed"),
        (["print", "wftw", "--paper", "x"], "argument --paper: nie ma takiej wartości: 'x'"),
        (["play", "chess"], "nie ma gry „chess”; dostępne są: "),
        (["play", "wftw", "--seats", "x"], "miejsce to „human” albo „bot:NAZWA”"),
        (["play", "wftw", "--preset", "x"], "wftw: nie ma zestawu 'x'; zestawy to: "),
        (["play", "wftw", "--resume", "x", "--seed", "1"], "--seed nie łączy się z --resume"),
        (["learn", "chess"], "nie ma gry „chess”"),
        (["cards", "wftw", "--search", "xyzzy"], "wftw: żadna karta nie zawiera 'xyzzy'"),
        (["rules", "wftw.bid.99"], "nie ma punktu zasad 'wftw.bid.99'"),
        (["rules", "--missing"], "--missing działa tylko z --coverage"),
        (["nonsense"], "argument POLECENIE: nie ma takiej wartości: 'nonsense'"),
    ],
)
def test_a_wrong_call_is_refused_in_polish(cli, argv, told):
    ran = cli("--lang", "pl", *argv)
    assert ran.code in (1, 2)
    assert ran.out == ""
    assert ran.err.startswith(f"dustboard: {told}")


def test_a_language_that_nobody_speaks_is_refused(cli):
    assert cli("--lang", "xx", "play").err.startswith("dustboard: there is no language 'xx'; ")
    assert cli("--lang").code == 2


def test_lists_of_titles_and_cards_are_polish_and_json_is_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main.main(["--lang", "pl", "titles"]) == 0
    assert "Wojna o pustkowia, 2–8 graczy" in capsys.readouterr().out
    assert main.main(["--lang", "pl", "cards", "wftw", "--deck", "starter"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("starter: 12 kart, 9 wzorów\n")
    assert "Zbieracz-łupieżca" in told
    assert main.main(["--lang", "pl", "cards", "wftw", "--json"]) == 0
    assert "Scavenger Raider" in capsys.readouterr().out
