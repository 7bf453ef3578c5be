"""Decisions as they are shown: asks, options, refusals, timeouts, borders."""

from __future__ import annotations

import pytest

from dustboard.games._template.rules.dig import SIDE
from dustboard.kernel.decisions import KINDS, Ask, Message, Option, Options
from dustboard.kernel.errors import IllegalAnswer
from kernel.tables import at_decisions, new, play, tiny_ask, until


def options(count: int) -> Options:
    return Options(lambda index: Option(f"k{index}", lambda lang, cast: f"{lang} {index}"), count)


def test_options_are_a_sequence_made_when_looked_at() -> None:
    some = options(3)
    assert len(some) == 3
    assert [option.key for option in some] == some.keys() == ["k0", "k1", "k2"]
    assert (some[0].key, some[2].key, some[-1].key, some[-3].key) == ("k0", "k2", "k2", "k0")
    assert (some[1].label, some[1].text("pl"), repr(some[1])) == ("en 1", "pl 1", "Option('k1')")


@pytest.mark.parametrize("index", [3, -4, 100])
def test_an_option_that_does_not_exist(index: int) -> None:
    with pytest.raises(IndexError, match="of 3"):
        options(3)[index]


def test_the_kinds_are_closed() -> None:
    assert len(set(KINDS)) == len(KINDS) == 13
    with pytest.raises(ValueError, match=r"ask 'x': unknown kind 'guess'; kinds are choose, "):
        Ask(
            "x",
            "guess",
            "",
            legal=lambda state, seat: [],
            key=lambda state, seat, action: "",
            label=lambda state, seat, action: Message(""),
            prompt=lambda state, seat: Message(""),
        )


def test_a_reaction_needs_a_window_and_a_pass() -> None:
    words = {
        "legal": lambda state, seat: [0],
        "key": lambda state, seat, action: "pass",
        "label": lambda state, seat, action: Message("pass"),
        "prompt": lambda state, seat: Message("?"),
    }
    with pytest.raises(ValueError, match="needs a timeout, which is its pass, and a window"):
        Ask("x", "react", "", window="after-check", **words)
    with pytest.raises(ValueError, match="a window: own-turn, "):
        Ask("x", "react", "", timeout=lambda state, seat: 0, **words)
    with pytest.raises(ValueError, match="only a react ask opens a window"):
        Ask("x", "choose", "", window="after-check", **words)
    ask = Ask("x", "react", "", timeout=lambda state, seat: 0, window="after-check", **words)
    assert ask.window == "after-check"


def test_an_action_by_its_key() -> None:
    ask = tiny_ask()
    assert [ask.action_of(None, 0, key) for key in ("no", "yes", "perhaps")] == [0, 1, -1]


def test_every_decision_of_a_game_can_be_shown_and_its_keys_are_unique() -> None:
    seen = set()
    for seed in range(4):
        for game in at_decisions(new(seed=seed), seed):
            for decision in game.pending:
                keys = decision.options.keys()
                assert len(set(keys)) == len(keys) > 0
                assert decision.text
                assert all(option.label for option in decision.options)
                assert not {refused.key for refused in decision.refused} & set(keys)
                assert decision.timeout_key is None or decision.timeout_key in keys
                seen.add((decision.name, decision.kind, decision.sealed))
    assert seen == {
        ("cargo", "select", True),
        ("dig", "place", True),
        ("drink", "amount", False),
        ("order", "order", False),
        ("salvage", "choose", False),
    }


def test_a_refused_answer_says_why_with_its_clause() -> None:
    game = until(lambda game: game.pending and game.pending[0].name == "cargo")
    game.answer(0, 1)
    game.answer(0, 1)
    (refused, *_) = game.decision(0).refused
    assert (refused.rule, refused.why) == ("tpl.cargo.02", "A caravan carries 2 cards at most.")
    with pytest.raises(IllegalAnswer, match="2 cards at most") as caught:
        game.answer(0, refused.key)
    assert caught.value.rule == "tpl.cargo.02"


def test_a_large_set_is_answered_by_membership() -> None:
    game = until(lambda game: game.pending and game.pending[0].name == "dig")
    decision = game.pending[0]
    assert len(decision.options) == 25
    assert "7,33" not in decision.options.keys()  # noqa: SIM118  (not a dict)
    for wrong in (f"{SIDE},0", "7;33", "07,33", "-1,0", "", "9" * 5000 + ",1", "٣,1"):
        with pytest.raises(IllegalAnswer, match="not an option"):
            game.answer(decision.seat, wrong)
    game.answer(decision.seat, "7,33")
    assert game.state.dug[decision.seat] == (33 * SIDE + 7,)
    assert game.record()["answers"][-1] == [decision.seat, "7,33"]


def test_a_position_stays_as_it_was() -> None:
    game = new()
    position, digest = game.position(), game.view(0)
    keys = position.pending()[0].options.keys()
    play(game, 3, 12)
    assert position.pending()[0].options.keys() == keys
    assert position.view(0)["seats"] == digest["seats"] != game.view(0)["seats"]


def test_borders_are_told_before_they_are_crossed() -> None:
    game = new()
    cargo = game.pending[0]
    assert cargo.border(0) == "sealed"  # seals
    assert cargo.border(1) == ""  # loads a card and is asked again
    two = until(lambda game: game.pending and game.pending[0].name == "drink")
    borders = {two.pending[0].border(index) for index in range(len(two.pending[0].options))}
    assert borders <= {"dice", "reveal", "handover", ""}
    assert borders


@pytest.mark.parametrize("name", ["drink", "order", "salvage"])
def test_a_border_is_what_undo_finds_afterwards(name: str) -> None:
    """Where the made-up world says that an answer can be taken back, it can."""
    found = set()
    for seed in range(25):
        for game in at_decisions(new(seed=seed, debug=False), seed):
            if game.pending and game.pending[0].name == name:
                decision = game.pending[0]
                border = decision.border(0)
                trial = game.clone()
                trial.answer(decision.seat, 0)
                if border == "":
                    assert trial.can_undo(decision.seat) == ""
                if "dice" in trial.can_undo(decision.seat):
                    assert border == "dice"
                found.add(border)
    assert found
