"""Effects of the template's cards; and the invariants that catch what goes wrong."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games._template.content.card_table import COUNT
from dustboard.games._template.meta import TITLE
from dustboard.games._template.rules.travel import speed
from dustboard.games._template.rules.vocabulary import BOOK, PRICES, SPEED
from dustboard.games._template.show.card_text import card_sentences
from dustboard.kernel.effects.args import Probe
from dustboard.kernel.effects.modifiers import Modifier
from dustboard.kernel.effects.ports import Ports
from dustboard.kernel.effects.runner import Effect
from dustboard.kernel.errors import InvariantBroken
from dustboard.kernel.game import Game
from dustboard.kernel.invariants import check_invariants
from kernel.tables import TinyTitle, new, tiny_ask


def test_every_effect_of_the_cards_can_be_told_in_words() -> None:
    texts = [text for card in range(COUNT) for text in card_sentences(card, "en")]
    assert len(texts) == len(set(texts)) == 7
    assert texts[1:3] == ["Speed +2.", "Instead of moving: gain 4 water."]
    assert [row["copies"] for row in TITLE.decks()["cargo"]] == [5, 5, 3, 4, 4, 4]


def test_every_word_and_moment_of_the_template_is_used() -> None:
    assert BOOK.unused() == []
    assert all(line.hint(PRICES) >= -1.0 for line in BOOK.runner.lines)


def test_a_word_has_to_say_what_it_does() -> None:
    bare = Effect[Any](Probe(Ports(), "bare"))
    state: Any = None
    assert (bare.check(state, 0, ()), bare.openly(state, 0, ()), bare.hint(PRICES)) == (
        True,
        True,
        0,
    )
    faces: list[Any] = [bare.apply, bare.resume, bare.candidates]
    for face in faces:
        with pytest.raises(NotImplementedError):
            face(state, 0, ())
    with pytest.raises(NotImplementedError):
        Modifier[Any](Probe(Ports(), "bare")).amount(state, 0, ())


def cards_with(word: str) -> list[int]:
    return [card for card, row in enumerate(SPEED) if any(line.word == word for line in row)]


def test_modifiers_are_counted_with_their_source_and_never_stored() -> None:
    fast, slow = cards_with("speed")
    state: Any = new().state
    state.roll[0] = 3
    assert (speed(state, 0).total, speed(state, 0).lines) == (3, [(-1, 3, "tpl.move.01")])
    state.laid[0] = (fast, fast, slow)
    tally = speed(state, 0)
    assert tally.total == 3 + 2 + 2 - 1
    assert [line[0] for line in tally.lines] == [-1, fast, fast, slow]
    state.roll[0], state.laid[0] = 1, (slow, slow)
    assert speed(state, 0).total == 0  # never below 0


# -- invariants ---------------------------------------------------------------------------------


def lose_a_card(state: Any) -> None:
    state.deck = state.deck[:-1]


def make_a_card(state: Any) -> None:
    state.discard = (*state.discard, 77)


def owe_water(state: Any) -> None:
    state.water[1] = -1


def wait_for_nobody(state: Any) -> None:
    state.waiting += 1


def end_while_asking(state: Any) -> None:
    state.over = True


@pytest.mark.parametrize(
    ("break_it", "what"),
    [
        (lose_a_card, "made or lost"),
        (make_a_card, r"cards \[77\] were made or lost"),
        (owe_water, "a tank fell below 0"),
        (wait_for_nobody, "4 seats are waited for, but 3 are asked"),
        (end_while_asking, "never both or neither"),
    ],
)
def test_a_broken_state_is_found(break_it: Any, what: str) -> None:
    game = new()
    check_invariants(TITLE, game.state)
    break_it(game.state)
    with pytest.raises(InvariantBroken, match=what):
        check_invariants(TITLE, game.state)


def test_a_decision_without_options_is_found() -> None:
    def ask(state: Any, frame: Any) -> None:
        state.ask(0, 0)

    title = TinyTitle((ask,), tiny_ask(legal=lambda state, seat: []))
    with pytest.raises(InvariantBroken, match="seat 0 is asked 'tiny' but has no option"):
        Game(title, 1, 0, debug=True)
    Game(title, 1, 0, debug=False)  # not looked at in a plain game


def test_debug_mode_stops_at_the_answer_that_breaks_something() -> None:
    game = new(debug=True)
    lose_a_card(game.state)
    digest = game.digest()
    with pytest.raises(InvariantBroken):
        game.answer(0, 1)
    assert game.digest() == digest
    plain = new(debug=False)
    lose_a_card(plain.state)
    plain.answer(0, 1)
