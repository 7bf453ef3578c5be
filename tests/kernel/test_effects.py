"""Effects, vocabularies, ops; and the invariants that catch what goes wrong."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games._template.meta import TITLE
from dustboard.games._template.rules.travel import speed
from dustboard.games._template.rules.vocabulary import EFFECTS, VOCABULARY
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.effects import Effect, Modifier, Occasion, Op, Vocabulary, run_effects
from dustboard.kernel.errors import ContentError, InvariantBroken
from dustboard.kernel.game import Game
from dustboard.kernel.invariants import check_invariants
from kernel.tables import TinyTitle, new, tiny_ask


class Loud(Effect):
    """Says what was called."""

    def __init__(self, name: str, can: bool = True, asks: bool = False) -> None:
        super().__init__(name, "now")
        self.can, self.asks = can, asks

    def check(self, state: Any, occasion: Occasion) -> bool:
        return self.can

    def decide(self, state: Any, occasion: Occasion) -> bool:
        state.append(f"{self.word} decides")
        return self.asks

    def apply(self, state: Any, occasion: Occasion) -> None:
        state.append(f"{self.word} for {occasion.seat} by {occasion.source}")


def test_effects_run_in_printed_order_and_only_where_they_can() -> None:
    heard: list[str] = []
    run_effects(heard, (Loud("a"), Loud("b", can=False), Loud("c", asks=True)), Occasion(1, 7))
    assert heard == ["a decides", "a for 1 by 7", "c decides"]


def test_a_verb_without_faces_is_not_a_verb() -> None:
    bare = Effect("bare", "now")
    occasion = Occasion(0, 0)
    assert (bare.check(None, occasion), bare.decide(None, occasion), bare.hint()) == (
        True,
        False,
        0,
    )
    for face in (lambda: bare.apply(None, occasion), bare.describe):
        with pytest.raises(NotImplementedError):
            face()
    with pytest.raises(NotImplementedError):
        Modifier("bare", "now").amount(None, occasion)


def test_words_are_bound_once_and_unknown_ones_are_refused() -> None:
    words = Vocabulary()
    words.add("shout", lambda row: Loud(row))
    assert words.bind("shout", "hey").word == "hey"
    with pytest.raises(ContentError, match="'shout' is defined twice"):
        words.add("shout", lambda row: Loud(row))
    with pytest.raises(ContentError, match="unknown effect word 'fly'; known are: shout"):
        words.bind("fly", None)
    assert VOCABULARY.words() == ["draw", "gain", "salvage", "speed"]


def test_an_op_is_a_pair_of_functions() -> None:
    heard: list[str] = []
    op = Op(
        "odd",
        "now",
        lambda state, occasion: bool(state),
        lambda state, occasion: heard.append(f"{occasion.seat}"),
        Message("odd-text"),
    )
    run_effects([], (op,), Occasion(2, 0))
    run_effects(["asked"], (op,), Occasion(3, 0))  # decides, so it does not apply
    assert heard == ["2"]
    assert (op.word, op.when, op.describe().key) == ("odd", "now", "odd-text")


def test_every_effect_of_the_cards_can_be_told_in_words() -> None:
    texts = [TITLE.text("en", effect.describe()) for effects in EFFECTS for effect in effects]
    assert len(texts) == len(set(texts)) == 7
    assert [row["copies"] for row in TITLE.decks()["cargo"]] == [5, 5, 3, 4, 4, 4]


def cards_with(word: str) -> list[int]:
    return [card for card, row in enumerate(EFFECTS) if any(e.word == word for e in row)]


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
