"""Every verb says what it is worth, and the bot's appraisal of cards is made from that."""

from __future__ import annotations

import pytest

import dustboard
from dustboard.games.wftw.bot import appraisal
from dustboard.games.wftw.bot.weights import weights_for
from dustboard.games.wftw.content.card_table import ATTACK
from dustboard.games.wftw.content.cards import CARDS
from dustboard.games.wftw.content.prices import ATTACK_PRICE, PRICES
from dustboard.games.wftw.rules.effect_tables import EFFECTS

STRONG = ("attack", "others", "rivals", "win_ties", "move", "recall", "raise")
WEIGHTS = weights_for(2, {}, early=False)


@pytest.mark.parametrize("card", range(len(CARDS)), ids=[card.id for card in CARDS])
def test_each_effect_has_a_hint_of_the_right_size(card: int) -> None:
    for effect in EFFECTS[card]:
        assert 0.0 < effect.hint(PRICES) < 6.0, effect.word


def test_a_changed_hint_changes_what_a_card_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = 0
    for card, effects in enumerate(EFFECTS):
        for effect in effects:
            if effect.word in ("gain", "draw", "return", "retreat"):
                before = appraisal.when_played(card, PRICES)
                monkeypatch.setattr(type(effect), "hint", lambda self, prices: 5.0)
                assert appraisal.when_played(card, PRICES) > before
                monkeypatch.undo()
                changed += 1
    assert changed >= 5


def test_strength_counts_what_a_card_does_at_its_place() -> None:
    for card, effects in enumerate(EFFECTS):
        words = {effect.word for effect in effects}
        hints = sum(effect.hint(PRICES) for effect in effects if effect.word in STRONG)
        bonus = appraisal.STRENGTH[card] - ATTACK[card]
        assert bonus == pytest.approx(hints / ATTACK_PRICE), words


def test_points_look_at_what_their_owner_has() -> None:
    poor, rich = (dustboard.new_game("wftw", 2, 1).state for _ in range(2))
    rich.tableau[0] = (*rich.tableau[0], *rich.tableau[0], *rich.tableau[0])
    rich.stock[:3] = [30, 5, 5]
    eyes = appraisal.Appraisal(WEIGHTS)
    gains = [
        eyes.worth(rich, 0, card, 3.0, True) - eyes.worth(poor, 0, card, 3.0, True)
        for card in range(len(CARDS))
    ]
    assert min(gains) >= 0.0
    assert sum(gain > 0.0 for gain in gains) >= 2
