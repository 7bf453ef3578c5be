"""Boards: the one that can show any title, and parts of the one for War for the Wasteland."""

from __future__ import annotations

import io
import json
from importlib import import_module

import pytest

import dustboard
from dustboard.cli.boards import Board, board_of
from dustboard.cli.boards.generic import Section
from dustboard.cli.boards.wftw import WarBoard
from dustboard.cli.screen import Screen, columns
from dustboard.cli.session import Session
from dustboard.kernel.game import Game

TITLE = dustboard.title("wftw")


def words(sections: list[Section]) -> str:
    return "\n".join([f"{s.heading} {row}" for s in sections for row in s.rows])


def test_the_right_board_for_a_title():
    assert type(board_of(TITLE)) is WarBoard


def leaves(value: object) -> list[str]:
    if isinstance(value, dict):
        return [leaf for inner in value.values() for leaf in leaves(inner)]
    if isinstance(value, list):
        return [leaf for inner in value for leaf in leaves(inner)]
    return [value] if isinstance(value, str) and value else []


def test_the_board_for_any_title_shows_the_whole_view():
    view = dustboard.new_game("wftw", players=3, seed=1).view(1)
    board = Board(TITLE)
    shown = words(board.sections(view))
    table = {name: view[name] for name in ("fields", "row", "seats", "mine")}
    assert leaves(table)
    for leaf in leaves(table):
        assert leaf in shown
    for name in ("round", "phase", "buy_deck", "produces", "juice_or_spark"):
        assert name.replace("_", " ").casefold() in shown.casefold()
    assert "st01" in words(board.seat(view, 0))
    assert words(board.hand(view)).startswith("MINE ")


def test_any_title_can_be_played_with_the_board_for_any_title(cli, monkeypatch):
    monkeypatch.setattr("dustboard.cli.session.board_of", Board)
    typed = ["juice", "field:1 shop", "1", "done", "decline"] * 60
    ran = cli("play", "wftw", "--seed", "7", "--option", "round_cap=1", typed=typed)
    assert ran.code == 0
    assert "MINE:" in ran.out
    assert "THE GAME IS OVER: " in ran.out


def quiet_game() -> dustboard.Game:
    """One round in which nobody does anything, so all have the points they began with."""
    game = dustboard.new_game("wftw", players=2, seed=1, options={"round_cap": 1})
    while not game.over:
        decision = game.pending[0]
        game.answer(decision.seat, decision.timeout_key)
    return game


def test_a_tie_is_explained_down_to_the_tiebreaker_that_decides():
    game = quiet_game()
    outcome = game.outcome
    assert outcome.scores == (2, 2)
    shown = words(board_of(TITLE).result(game))
    assert "TIE FOR THE MOST POINTS" in shown
    assert "strength in hand that they can pay for [wftw.vp.06]" in shown
    strengths = [game.view(seat)["mine"]["strength_in_hand"] for seat in (0, 1)]
    assert f"Player 1 {strengths[0]}, Player 2 {strengths[1]}" in shown
    assert ("unspent resources [wftw.vp.08]" in shown) == (strengths[0] == strengths[1])


def test_a_board_never_names_a_hidden_card():
    game = dustboard.new_game("wftw", players=2, seed=3)
    view = game.view(1)
    hidden = json.loads(json.dumps(view))
    hidden["seats"][0]["laid"] = [{"card": "?", "place": "shop", "round": 1}] * 2
    assert "2 face down at the shop" in words(board_of(TITLE).sections(hidden))


def test_a_table_that_hides_how_many_cards_lie_where():
    view = dustboard.new_game("wftw", players=2, seed=3).view(1)
    view["seats"][0]["laid"] = [{"card": "?", "place": None, "round": None}] * 2
    view["seats"][0]["stock"] = None
    shown = words(board_of(TITLE).sections(view))
    assert "2 cards face down" in shown
    assert "stock hidden" in shown


@pytest.mark.parametrize("width", [40, 80, 120])
def test_columns_fit_and_lose_nothing(width):
    rows = [
        ("1", "Scrap Dealer", "a long text " * 8),
        ("22", "Rust Runner", "short"),
        ("3", "x", ""),
    ]
    lines = list(columns(rows, width))
    assert all(len(line) <= width for line in lines)
    assert " ".join(" ".join(lines).split()) == " ".join(
        " ".join(" ".join(r) for r in rows).split()
    )


def test_plain_output_is_one_line_per_row(capsys):
    Screen(plain=True).sections([Section("HAND", [("2x Raider", "attack 1", "")]), Section("X")])
    assert capsys.readouterr().out == "HAND:\n  2x Raider, attack 1\nX\n"


def test_an_option_that_is_not_listed_can_be_typed(monkeypatch, capsys):
    """Where there are too many answers to list, any legal key is taken as it stands."""
    title = import_module("dustboard.games._template.meta").TITLE
    game = Game(title, 2, 5, {})
    listed: list[str] = []
    while not listed:
        decision = game.pending[0]
        if decision.name == "dig":
            listed = decision.options.keys()
        else:
            game.answer(decision.seat, 0)
    assert "0,1" not in listed
    assert "0,10" in listed
    seat = decision.seat
    seats = ["bot", "bot"]
    seats[seat] = "human"
    monkeypatch.setattr("sys.stdin", io.StringIO("0,1\n"))
    Session(game, seats, [1, 2], {}, Screen(plain=True)).play()
    assert "You: 0,1" in capsys.readouterr().out
    assert (seat, "0,1") in game.ordered_answers()
