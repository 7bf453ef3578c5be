"""The chances behind the answers to a question, in a few words each."""

from __future__ import annotations

from dustboard.cli.words import said
from dustboard.kernel.cast import Cast
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import mask
from dustboard.kernel.odds import ESTIMATE, Chance
from dustboard.kernel.position import Decision


def chance_notes(
    game: Game, decision: Decision, lang: str, names: tuple[str, ...] = ()
) -> dict[str, str]:
    """By key what is known of each answer, such as "20 % to get away"."""
    title, seat = game.title, decision.seat
    cast = Cast(names, seat)
    keys = [option.key for option in decision.options]
    found = title.option_odds(mask(title, game.state, seat), seat, keys)
    notes = {
        key: f"{chance_text(chance, lang)} {title.text(lang, chance.what, cast)}"
        for key, chance in found.items()
        if chance.what is not None
    }
    # what is the same for every answer helps nobody to choose
    return notes if len(notes) < 2 or len(set(notes.values())) > 1 else {}


def chance_text(chance: Chance, lang: str = "en") -> str:
    """A chance as a number: exact, between two, or a guess.

    >>> from dustboard.kernel.decisions import Message
    >>> chance_text(Chance("a", "", Message("a"), low=0.194, high=0.34)), chance_text(
    ...     Chance("a", "", Message("a"), label=ESTIMATE, low=0.5)
    ... )
    ('19 to 34 %', 'about 50 %')
    """
    low, high = round(chance.low * 100), round(chance.high * 100)
    key = "chance-exact" if low == high else "chance-range"
    told = said(lang, key, low=low, high=high)
    return said(lang, "chance-about", chance=told) if chance.label == ESTIMATE else told
