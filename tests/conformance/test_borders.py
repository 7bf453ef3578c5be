"""Where undo ends is told before it is crossed, for every option, over random games."""

from __future__ import annotations

import random

import pytest

from conformance.play import every_title, title_in
from dustboard.kernel.game import Game
from dustboard.kernel.state import NOT_ASKED

DECISIONS = 200


@pytest.mark.ux("UX-15")
@every_title
def test_an_option_without_a_border_can_be_taken_back(folder: str) -> None:
    title = title_in(folder)
    chance = random.Random(15)
    free, closed, seed = 0, 0, 0
    while free + closed < DECISIONS:
        game = Game(title, max(2, title.min_players), seed)
        seed += 1
        while not game.over and free + closed < DECISIONS:
            decision = chance.choice(game.pending)
            index = chance.randrange(len(decision.options))
            border = decision.border(index)
            before = game.digest()
            luck = game.state.luck_used[:]
            game.answer(decision.seat, index)
            if border:
                closed += 1
                continue
            free += 1
            assert game.state.luck_used == luck, "dice were not announced"
            assert game.state.asked[decision.seat] != NOT_ASKED, "a handover was not announced"
            assert game.can_undo(decision.seat) == ""
            again = game.clone()
            again.undo(decision.seat)
            assert again.digest() == before
    assert free > 0
    assert closed > 0
