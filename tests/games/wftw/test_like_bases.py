"""Base cards of the same name in one tableau can be told apart wherever they are named."""

from __future__ import annotations

import pytest

import dustboard
from dustboard.cli.boards.wftw import WarBoard
from games.wftw.scene import Scene


def like_bases() -> Scene:
    """Seat 1 has two Vaults and a Throne; seat 0 is about to attack."""
    scene = Scene()
    scene.collect()
    scene.tableau(1, "st09", "st08", "st09")
    scene.muster({0: ["bu25"], 1: ["st01"]})
    scene.mark({0: ["raid:1"]})
    return scene


def labels(scene: Scene, seat: int) -> list[str]:
    return [option.text("en") for option in scene.game.decision(seat).options]


def lines(scene: Scene, kind: str, seat: int = 0) -> list[str]:
    return [line["text"] for line in scene.game.log(seat) if line["kind"] == kind]


@pytest.mark.rule("wftw.bid.08")
def test_options_name_each_of_them() -> None:
    scene = like_bases()
    assert labels(scene, 0) == [
        "Raid The Vault (1)",
        "Raid Warlord's Throne",
        "Raid The Vault (2)",
    ]


def test_refused_ones_are_named_too() -> None:
    scene = Scene(starter_bases="immune")
    scene.collect()
    scene.tableau(1, "st09", "bb02", "st09")
    scene.muster({0: ["bu25"]})
    scene.mark({0: ["raid:1"]})
    refused = [one.text("en") for one in scene.game.decision(0).refused]
    assert [text.split(" is ")[0] for text in refused] == ["The Vault (1)", "The Vault (2)"]


@pytest.mark.rule("wftw.bid.08", "wftw.raid.01")
def test_the_log_and_the_defence_name_the_one_that_is_meant() -> None:
    scene = like_bases()
    scene.answer(0, "base:2")
    assert "Vault (2)" in lines(scene, "base-named")[-1]
    assert any("Vault (2)" in label for label in labels(scene, 0) if "bu25" not in label)
    assert any("defence of The Vault (2)" in label for label in labels(scene, 1))
    scene.answer(0, "bu25@raid:1:2", "done")
    scene.answer(1, "st01@defend:2", "done")
    assert "Vault (2)" in lines(scene, "laid")[0]
    scene.close_bidding()
    for kind in ("reveal", "raid-totals", "base-held"):
        assert "Vault (2)" in lines(scene, kind)[-1], kind


@pytest.mark.rule("wftw.raid.04", "wftw.raid.05")
def test_a_captured_one_is_named_as_it_was_attacked() -> None:
    scene = like_bases()
    scene.answer(0, "base:2")
    scene.answer(0, "bu25@raid:1:2", "done")
    scene.answer(1, "done")
    scene.close_bidding()
    assert "Vault (2)" in lines(scene, "base-captured")[-1]
    assert "Vault (2)" in lines(scene, "base-changes-hands")[-1]


def test_the_view_and_the_terminal_count_them() -> None:
    scene = like_bases()
    view = scene.game.view(0)
    assert [base["copy"] for base in view["seats"][1]["tableau"]] == [1, 0, 2]
    assert [base["copy"] for base in view["seats"][0]["tableau"]] == [0, 0]
    board = WarBoard(dustboard.title("wftw"))
    assert [row[0] for row in board.seat(view, 1)[1].rows] == [
        "The Vault (1)",
        "Warlord's Throne",
        "The Vault (2)",
    ]
    assert board.place(view, "raid:1:2", 0) == "Player 2's Vault (2)"
