"""Reasons for what a bot would answer: from the seat's own view, in words, with true numbers."""

from __future__ import annotations

import random

import dustboard
from dustboard import Game
from dustboard.games.wk1.bot.advice import reasons
from dustboard.games.wk1.bot.policy import KnightPolicy, policy
from dustboard.games.wk1.show.effect_text import TEXTS
from dustboard.kernel.decisions import Message
from dustboard.kernel.knowledge.known import known_to

TOLD = {"escape_or_face", "waster", "combat_card", "travel", "route", "rest-uses"}


def reasons_for(game: Game, seat: int, name: str, key: str) -> list[Message]:
    """What the bot of a seat would say for this answer."""
    mind = policy(game.players, {})
    assert isinstance(mind, KnightPolicy)
    return reasons(mind.look(known_to(game, seat).deal(1), seat), name, key)


def test_reasons_are_sentences_about_the_own_view() -> None:
    told: set[str] = set()
    used: set[str] = set()
    for seed, mission in ((3, "blackout"), (4, "savior")):
        game = dustboard.new_game("wk1", 3, seed, {"mission": mission})
        rng = random.Random(seed)
        for _ in range(220):
            if game.over:
                break
            decision = game.pending[0]
            for key in decision.options.keys()[:8]:
                found = reasons_for(game, decision.seat, decision.name, key)
                assert len(found) <= 2
                for message in found:
                    text = game.title.text("en", message)
                    assert text[-1] == "."
                    assert "{" not in text
                    used.add(message.key)
                if found:
                    told.add(decision.name)
            game.answer(decision.seat, rng.randrange(len(decision.options)))
    assert told >= TOLD
    assert used <= TEXTS.keys("en")
    assert "advice-route-end" in used  # where one gets to, and with how much Fuel


def test_the_chance_in_a_reason_is_that_of_the_odds() -> None:
    game = dustboard.new_game("wk1", 3, 12, {"mission": "savior"})
    rng = random.Random(1)
    compared = 0
    while compared < 3 and not game.over:
        decision = game.pending[0]
        if decision.name == "escape_or_face":
            odds = game.title.option_odds(game.masked(decision.seat), decision.seat, ["escape"])
            first: Message = reasons_for(game, decision.seat, decision.name, "escape")[0]
            shown = float(first.args["share"].split()[0])
            assert abs(odds["escape"].low * 100 - shown) <= 0.5
            compared += 1
        game.answer(decision.seat, rng.randrange(len(decision.options)))
    assert compared
