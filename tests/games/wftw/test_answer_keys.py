"""Keys of answers are read as they were written: the word, the card, the number and the place."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import dustboard
from dustboard.games.wftw.content.bid_places import place_key, place_of, target_key, target_of
from dustboard.games.wftw.content.card_table import ID
from dustboard.games.wftw.content.keys import LAY, MARK, NOT_NAMED, read
from dustboard.games.wftw.rules.looking import pick_of
from dustboard.games.wftw.rules.ruses import chosen_by

TITLE = dustboard.title("wftw")
TABLES = [
    {"round_cap": 6},
    {"round_cap": 6, "payment": "per_target"},
    {"round_cap": 6, "payment": "choose_what_to_pay"},
]


def check(game: dustboard.Game, seat: int, key: str, action: int) -> str:
    """Compare what was read from a key with the state; gives the kind of key."""
    state, told = game.state, read(key)
    name = game.title.asks[state.asked[seat]].name
    if name == "marks":
        assert (told.word, told.target) == (
            ("done", NOT_NAMED) if key == "done" else (MARK, action)
        )
    elif name == "base":
        assert (told.word, told.number) == ("base", action)
    elif name == "commitment" and key != "done":
        assert told.word == LAY
        assert f"{ID[told.card]}@{place_key(told.place)}" == key
    elif name in ("abandon", "return") and key != "done":
        at = action - 1 if name == "abandon" else action
        assert (told.word, told.number, told.card) == (name, at, state.laid[seat][at])
        assert told.place == (state.laid_at[seat][at] if name == "abandon" else NOT_NAMED)
    elif name == "payment" and key != "done":
        if told.card == NOT_NAMED:
            assert (told.word, told.place) == ("pay", action - 1)
        else:
            assert (told.number, told.card) == (action - 1, state.laid[seat][action - 1])
    elif name == "looks" and key != "done":
        assert (told.word, action - 1) == ("look", pick_of(told.number, told.position))
    elif name == "ruses" and key != "done":
        at, chosen = chosen_by(action - 1)
        assert told.number == at
        wanted = {
            "move": (state.laid[seat][at], chosen),
            "recall": (state.laid[seat][at], NOT_NAMED),
            "raise": (chosen, state.laid_at[seat][at]),
        }
        assert (told.card, told.place) == wanted[told.word]
    elif name == "pick":
        assert told.number == (NOT_NAMED if key == "decline" else action)
    else:
        assert (told.word, told.card, told.place) == (key, NOT_NAMED, NOT_NAMED)
    return f"{name} {told.word}"


@pytest.mark.parametrize("options", TABLES)
def test_every_key_is_read_as_it_was_written(options: dict[str, object]) -> None:
    rng = random.Random(3)
    kinds: Counter[str] = Counter()
    for seed in range(4):
        game = dustboard.new_game("wftw", 3, seed, options)
        while not game.over:
            seat = rng.choice([seat for seat, ask in enumerate(game.state.asked) if ask >= 0])
            ask = game.title.asks[game.state.asked[seat]]
            legal = ask.legal(game.state, seat)
            for action in legal:
                kinds[check(game, seat, ask.key(game.state, seat, action), action)] += 1
            game.answer(seat, rng.randrange(len(legal)))
    assert {"marks mark", "marks done", "base base", "commitment lay", "pick take"} <= set(kinds)
    assert "abandon abandon" in kinds
    if "payment" in options:
        assert "payment pay" in kinds


def test_places_and_targets_are_read_as_they_are_written() -> None:
    for place in (*range(5), 64, 65, 130, 64 + 64 * 7, 1024, 1030):
        assert place_of(place_key(place)) == place
    for target in (*range(5), 8, 9, 13):
        assert target_of(target_key(target)) == target
