"""Every verb says what it is worth, and the bot's appraisal of cards is made from that."""

from __future__ import annotations

import pytest

from dustboard.games.wftw.bot import appraisal
from dustboard.games.wftw.content.card_table import ATTACK
from dustboard.games.wftw.content.cards import CARDS
from dustboard.games.wftw.content.prices import ATTACK_PRICE, PRICES
from dustboard.games.wftw.rules.effect_tables import EFFECTS

OWNER = {
    "tableau": [{}] * 3,
    "produces": {"scrap": 4, "juice": 1, "spark": 0},
    "stock": {"scrap": 5, "juice": 0, "spark": 1},
}


@pytest.mark.parametrize("card", range(len(CARDS)), ids=[card.id for card in CARDS])
def test_each_effect_has_a_hint_of_the_right_size(card: int) -> None:
    for effect in EFFECTS[card]:
        assert 0.0 < effect.hint(PRICES) < 6.0, effect.word


def test_a_changed_hint_changes_what_a_card_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = 0
    for card, effects in enumerate(EFFECTS):
        for effect in effects:
            if effect.word in ("gain", "draw", "return"):
                before = appraisal._when_played(card)
                monkeypatch.setattr(type(effect), "hint", lambda self, prices: 5.0)
                assert appraisal._when_played(card) > before
                monkeypatch.undo()
                changed += 1
    assert changed >= 5


def test_strength_counts_what_a_card_does_at_its_place() -> None:
    for card, effects in enumerate(EFFECTS):
        words = {effect.word for effect in effects}
        hints = sum(
            effect.hint(PRICES)
            for effect in effects
            if effect.word in ("attack", "others", "rivals", "win_ties")
        )
        bonus = appraisal.STRENGTH[card] - ATTACK[card]
        assert bonus == pytest.approx(hints / ATTACK_PRICE), words


def test_points_look_at_what_their_owner_has() -> None:
    richer = {**OWNER, "tableau": [{}] * 9, "stock": {"scrap": 30, "juice": 5, "spark": 5}}
    gains = [
        appraisal.worth(card, richer, 3.0) - appraisal.worth(card, OWNER, 3.0)
        for card in range(len(CARDS))
    ]
    assert min(gains) >= 0.0
    assert sum(gain > 0.0 for gain in gains) >= 2
