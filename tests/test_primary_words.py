"""What the button of a decision says: a verb with its object, whatever its options are called."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import dustboard
from dustboard.games.wftw.rules import winning as scoring
from dustboard.games.wk1.content import constants as ending
from dustboard.kernel.position import Decision

ROOT = Path(__file__).parents[1]
LOCALES = (
    (ROOT / "web/src/locales/en", "*.ftl"),
    (ROOT / "src/dustboard/games", "*/text/en/client.ftl"),
    (ROOT / "src/dustboard/games", "*/text/en/options.ftl"),
)
ONE_ANSWER = ("choose", "place", "amount", "confirm", "story", "react")
GAMES = {"wftw": (3, 200), "wk1": (8, 300)}  # games, and decisions of each
# a new word here is a verb that somebody has looked at
VERBS = (
    " abandon accept accomplish advance agree answer approach attack begin board buy carry change "
    "choose commit deal decline discard do draw drive end escape face fight gain gamble give "
    "go heal introduce keep leave let look lose make mark move name pass pay perform place "
    "play produce raid refuse regain remove repair retreat return revive roll seal search "
    "send set spend stay steal stop suffer switch take trade travel try turn use wait wake "
    "walk "
)


def bundle() -> FluentBundle:
    """The client's words for all titles."""
    found = FluentBundle(["en"], use_isolating=False)
    for folder, names in LOCALES:
        for path in sorted(folder.glob(names)):
            found.add_resource(FluentResource(path.read_text()))
    return found


def said(words: FluentBundle, decision: Decision) -> Iterator[tuple[str, str]]:
    """What the button can say about this decision, by the key of the answer."""
    alone = decision.kind in ONE_ANSWER
    form = None
    if words.has_message(f"ask-{decision.name}"):
        form = words.get_message(f"ask-{decision.name}").attributes.get("do")
    for option in decision.options:
        if not alone and option.key not in decision.ends:
            continue
        text = option.label
        if form is not None:
            arguments = {"key": option.key, "head": option.key.split(":")[0], "answer": text}
            text, errors = words.format_pattern(form, arguments)
            assert errors == []
        yield option.key, text


@pytest.mark.ux("UX-02")
@pytest.mark.parametrize("title", GAMES)
def test_the_button_names_what_is_done_and_to_what(title: str) -> None:
    words = bundle()
    games, longest = GAMES[title]
    asked, bad = set(), set()
    for seed in range(games):
        game = dustboard.new_game(title, players=2 + seed % 3, seed=seed)
        luck = random.Random(seed)
        for _ in range(longest):
            if not game.pending:
                break
            decision = game.pending[0]
            asked.add(decision.name)
            for key, text in said(words, decision):
                first, *rest = text.split()
                verb = first.strip(".,:").lower()
                if (
                    f" {verb} " not in VERBS
                    or not rest
                    or {"ok", "submit"} & set(text.lower().split())
                ):
                    bad.add((decision.name, key, text))
            option = luck.choice(list(decision.options))
            game.answer(decision.seat, option.key)
    assert bad == set()
    assert len(asked) >= {"wftw": 6, "wk1": 25}[title]


def test_the_client_can_say_why_a_game_ended() -> None:
    words = bundle()
    for title, reasons in (("wftw", scoring.REASONS), ("wk1", ending.REASONS)):
        assert reasons[0] == ""
        keys = [f"{title}-end-{reason}" for reason in reasons[1:]]
        assert [key for key in keys if not words.has_message(key)] == []
