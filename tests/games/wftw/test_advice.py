"""What the coach says about a loss for good, and the figures of a plan."""

from __future__ import annotations

import dustboard
from dustboard.bots import make, sight_of
from dustboard.bots.advice import reasons as said_by
from dustboard.games.wftw.bot.advice import reasons
from dustboard.games.wftw.bot.appraisal import Appraisal
from dustboard.games.wftw.bot.prospects import Table
from dustboard.games.wftw.bot.weights import weights_for
from dustboard.kernel.policy import Plan


def test_nobody_is_told_to_abandon_a_unit_without_a_reason() -> None:
    game = dustboard.new_game("wftw", 3, 5)
    state = game.state
    state.laid[0], state.laid_at[0] = state.hand[0][:1], (0,)
    table = Table(state, 0, Appraisal(weights_for(3, {}, early=False)))
    for action in (1, 0):
        said = [
            game.title.text("en", one) for one in reasons(table, "abandon", Plan([action], 0.0, []))
        ]
        assert said
        assert "never come" in " ".join(said)


def test_cards_are_laid_for_a_chance_that_is_named() -> None:
    game = dustboard.new_game("wftw", 2, 4, {"round_cap": 3})
    bots = [make("normal", "wftw", seat) for seat in range(2)]
    named = 0
    while not game.over:
        for decision in game.pending:
            sight = sight_of(game, decision.seat)
            key = bots[decision.seat].answer(sight, decision)
            if decision.name == "commitment" and len(decision.options) > 1 and key != "done":
                told = said_by(bots[decision.seat], sight.view(), decision, key, "en")
                assert len(told) == 2
                named += "times in 100" in told[1]
            game.answer(decision.seat, key)
    assert named >= 2


def test_every_bid_and_every_pick_has_two_reasons_with_figures() -> None:
    seen: dict[str, int] = {}
    for seed in range(3):
        game = dustboard.new_game("wftw", 3, seed, {"round_cap": 4})
        bots = [make("normal", "wftw", seat) for seat in range(3)]
        while not game.over:
            for decision in game.pending:
                sight = sight_of(game, decision.seat)
                key = bots[decision.seat].answer(sight, decision)
                if len(decision.options) > 1:
                    for lang in ("en", "pl"):
                        told = said_by(bots[decision.seat], sight.view(), decision, key, lang)
                        assert len(told) == 2
                        figures = sum(any(sign.isdigit() for sign in one) for one in told)
                        if decision.name in ("marks", "pick", "production", "abandon"):
                            assert figures >= 1, told
                            seen[decision.name] = seen.get(decision.name, 0) + (figures == 2)
                game.answer(decision.seat, key)
    assert min(seen.values()) > 5, seen
