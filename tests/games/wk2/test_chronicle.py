"""The chronicle of an adventure: every entry read to all, the ways taken, and nothing unread."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story import ENTRIES
from dustboard.games.wk2.meta import TITLE
from dustboard.kernel.decisions import Message
from dustboard.kernel.game import Game


def played(seed: int) -> Game:
    """A whole game with random answers."""
    game = Game(TITLE, 1, seed, {"quick_setup": True})
    luck = random.Random(seed)
    while not game.over:
        decision = game.pending[0]
        game.answer(decision.seat, luck.choice(decision.options.keys()))
    return game


@pytest.mark.ux("UX-57")
def test_a_finished_adventure_reads_as_a_story_with_its_choices() -> None:
    chapters: list[str] = []
    choices = 0
    for seed in range(4):
        game = played(seed)
        lines: list[str] = []
        for event in game.events():
            data = event.seen_by(None)
            if data is None:
                continue
            heading = TITLE.chapter(event.kind, data)
            if heading is not None:
                chapters.append(TITLE.text("en", heading))
            told = TITLE.diary(event.kind, event.seat, data)
            if told is not None:
                lines.append(TITLE.text("en", told))
                choices += event.kind == "chooses"
        text = "\n".join(lines)
        read = set(game.view(None)["book"]["read"])
        for entry in ENTRIES:
            prose = TEXTS.format("en", f"entry-{entry.id}")
            # one paragraph for each entry that was read, whole; no word of the others
            assert any(line.endswith(prose) for line in lines) == (entry.id in read)
            assert (prose[:40] in text) == (entry.id in read)
        fights = [event for event in game.events() if event.kind == "combat-ends"]
        beaten = [line for line in lines if re.match(r".* (?:defeats|doesn.t defeat) ", line)]
        assert len(beaten) == len(fights)
    assert {"Keys in the Ignition", "A Small Valve"} <= set(chapters)
    assert choices > 0


def test_every_kind_of_roll_has_words_for_the_luck_of_the_table() -> None:
    kinds = {roll.kind for seed in range(3) for _, roll in TITLE.rolls(seen(played(seed)))}
    assert kinds == {"check", "attack", "enemy"}
    for kind in kinds:
        for key in (f"roll-{kind}", f"roll-{kind}-value"):
            assert TITLE.text("en", Message(key, {"n": 2}))


def seen(game: Game) -> list[tuple[str, int, dict[str, Any]]]:
    """The events as everybody sees them."""
    rows = [(event.kind, event.seat, event.seen_by(None)) for event in game.events()]
    return [(kind, seat, data) for kind, seat, data in rows if data is not None]
