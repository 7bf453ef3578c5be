"""Prose on request: what was read is told, and nothing else of the book."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.show.card_text import story_foe_text
from dustboard.kernel.game import Game
from dustboard.server.core.refusals import Refused
from dustboard.server.insight.passages import passages_of
from server.running import Running


def opened() -> Game:
    """A game whose first page lies open."""
    game = Game(TITLE, 1, 1, {"quick_setup": True})
    game.answer(0, game.pending[0].options.keys()[0])
    return game


def test_what_was_read_comes_with_its_title() -> None:
    game = opened()
    read = game.view(0)["book"]["read"]
    (found,) = passages_of(game, 0, [f"entry-{read[0]}"], "en")
    assert found.parts["title"] == TEXTS.format("en", f"entry-{read[0]}.title")
    assert len(found.text) > len(found.parts["title"])
    assert found.lang == "en"
    (page,) = passages_of(game, None, [f"page-{game.view(0)['plot']['id']}"], "en")
    assert set(page.parts) >= {"goal", "rules"}


@pytest.mark.parametrize("key", ["entry-156", "page-t3", "ask-knight", "entry-9999", "", "t01"])
def test_nothing_else_is_told(key: str) -> None:
    game = opened()
    with pytest.raises(Refused) as refused:
        passages_of(game, 0, [f"entry-{game.view(0)['book']['read'][0]}", key], "en")
    assert refused.value.kind == "not-found"


def test_an_enemy_of_the_book_says_what_it_does_once_it_stands() -> None:
    game = Game(TITLE, 2, 1, {"adventure": "red_lord", "quick_setup": True})
    while not game.view(0)["board"]["foes"]:
        game.answer(game.pending[0].seat, game.pending[0].options.keys()[0])
    plain, told = passages_of(game, 0, ["f-465", "f-466"], "en")
    assert plain.parts == {}
    assert told.parts == {"does": story_foe_text("f-466")}
    with pytest.raises(Refused):  # the last of the story is not met yet
        passages_of(game, 0, ["f-514"], "en")


def test_an_entry_that_was_read_can_not_be_taken_back() -> None:
    game = opened()
    assert str(game.undo_reason(0)) != "None"
    before = game.state.clone()
    after = game.state.clone()
    after.read = (*after.read, 5)  # type: ignore[attr-defined]
    assert TITLE.read_anew(before, after)
    assert not TITLE.read_anew(before, before)


def test_a_table_without_a_book_has_no_passages(table: Running) -> None:
    guest = table.guest("Ana")
    code = guest.table(["me", "bot"], start=True, shuffle_seats=False)
    guest.get(f"/tables/{code}/passages", keys="entry-1", seat=0, status=404)
