"""What the coach says about a loss for good."""

from __future__ import annotations

from types import SimpleNamespace

import dustboard
from dustboard.games.wftw.bot.advice import reasons


def test_nobody_is_told_to_abandon_a_unit_without_a_reason() -> None:
    game = dustboard.new_game("wftw", 3, 5)
    view, asked = game.view(0), SimpleNamespace(name="abandon")
    for key in ("abandon:0:st01@field:1", "done"):
        said = [game.title.text("en", one) for one in reasons(view, asked, key)]
        assert said
        assert "never come" in " ".join(said)
