"""Waste Knights, second edition, in a terminal: what is printed of a tale and of the roads."""

from __future__ import annotations

import pytest

from dustboard.cli.boards.generic import Section
from dustboard.cli.boards.wk2 import RoadBoard
from dustboard.cli.complaint import Complaint
from dustboard.games.wk2.meta import TITLE
from dustboard.kernel.game import Game


def begun(seed: int = 4) -> tuple[Game, RoadBoard]:
    """A lesson in which the first action is asked for."""
    game = Game(TITLE, 1, seed, {"quick_setup": True})
    while game.pending[0].name != "action":
        game.answer(0, game.pending[0].options.keys()[0])
    return game, RoadBoard(TITLE)


def told(sections: list[Section]) -> str:
    """All that is printed, on one line."""
    rows = [" ".join(row) for section in sections for row in section.rows]
    return " ".join([*[section.heading for section in sections], *rows])


def test_an_entry_is_printed_once_and_can_be_read_again() -> None:
    game, board = begun()
    view = game.view(0)
    first = told(board.scene(view, game.pending[0]))
    assert "121. The One That Runs" in first
    assert "Rusty" in first
    assert "Rusty is watering" not in told(board.scene(view, game.pending[0]))
    again = board.look(view, ["tale", "121"])
    assert again is not None
    assert "Rusty is watering" in told(again)


def test_an_entry_that_was_not_read_stays_closed() -> None:
    game, board = begun()
    with pytest.raises(Complaint, match="entry 153 has not been read"):
        board.look(game.view(0), ["tale", "153"])


def test_a_route_shows_cities_and_places_with_their_price() -> None:
    game, board = begun()
    game.answer(0, "move")
    view = game.view(0)
    shown = told(board.scene(view, game.pending[0]))
    assert "Alice Offsprings" in shown
    assert "Cradle Sands" not in shown
    every = board.look(view, ["roads"])
    assert every is not None
    assert "s103 Cradle Sands 1 points radiation" in told(every)


def test_a_space_tells_its_neighbours_and_a_wrong_one_is_refused() -> None:
    game, board = begun()
    found = board.look(game.view(0), ["space", "s46"])
    assert found is not None
    assert "Next to it:" in told(found)
    with pytest.raises(Complaint, match="there is no space 's999'"):
        board.look(game.view(0), ["space", "s999"])


def test_dice_are_written_with_what_they_show() -> None:
    _, board = begun()
    die = {"colour": "green", "face": 0, "successes": 2, "fates": 0, "botches": 0}
    blank = {"colour": "white", "face": 5, "successes": 0, "fates": 0, "botches": 0}
    fate = {"colour": "blue", "face": 4, "successes": 0, "fates": 1, "botches": 0}
    assert board._dice([die, blank, fate]) == "G++ W- B*"
