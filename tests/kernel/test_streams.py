"""Luck: unbiased, reproducible, and different for each name and seed.

The chi-square limits are those of a chance of one in ten thousand; the seeds are fixed, so a test
that passes once passes always.
"""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dustboard.kernel import streams
from dustboard.kernel.dice import roll, roll_off
from dustboard.kernel.state import State
from dustboard.kernel.streams import (
    block,
    commitment,
    draw_below,
    seed_bytes,
    shuffled,
    stream_key,
)

# chi-square quantiles at 0.9999, by degrees of freedom
LIMIT = {1: 15.14, 2: 18.42, 5: 25.74, 6: 27.86, 23: 56.5, 119: 184.0}
KEYS = st.builds(stream_key, st.integers(0, (1 << 128) - 1).map(seed_bytes), st.text(max_size=8))


def chi_square(counts: list[int], total: int) -> float:
    wanted = total / len(counts)
    return sum((count - wanted) ** 2 for count in counts) / wanted


@pytest.mark.parametrize("bound", [2, 3, 6, 7])
@pytest.mark.parametrize("seed", [0, 1, 2**127])
def test_draws_are_uniform(bound: int, seed: int) -> None:
    key, used, counts = stream_key(seed_bytes(seed), "dice"), 0, [0] * bound
    for _ in range(3000):
        number, used = draw_below(key, used, bound)
        counts[number] += 1
    assert used == 3000  # every draw opens a block of its own
    assert chi_square(counts, 3000) < LIMIT[bound - 1]


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_all_orders_of_a_small_deck_are_equally_likely(size: int) -> None:
    key, used, deck = stream_key(seed_bytes(size), "deck"), 0, tuple(range(size))
    counts = dict.fromkeys(permutations(deck), 0)
    rounds = 60 * len(counts)
    for _ in range(rounds):
        order, used = shuffled(key, used, deck)
        counts[order] += 1
    assert min(counts.values()) > 0
    assert chi_square(list(counts.values()), rounds) < LIMIT[len(counts) - 1]


@given(KEYS, st.integers(0, 1 << 40), st.lists(st.integers(0, 9), max_size=60).map(tuple))
def test_a_shuffle_keeps_the_cards_and_can_be_repeated(
    key: bytes, used: int, cards: tuple[int, ...]
) -> None:
    deck, now = shuffled(key, used, cards)
    assert sorted(deck) == sorted(cards)
    assert (deck, now) == shuffled(key, used, cards)
    assert (now > used) == (len(cards) > 1)


@given(KEYS, st.integers(0, 1 << 40), st.integers(1, 1 << 32))
def test_a_draw_is_below_its_bound_and_can_be_repeated(key: bytes, used: int, bound: int) -> None:
    number, now = draw_below(key, used, bound)
    assert 0 <= number < bound
    assert now > used
    assert (number, now) == draw_below(key, used, bound)


def test_names_and_seeds_make_different_streams() -> None:
    keys = [stream_key(seed_bytes(seed), name) for seed in range(20) for name in ("a", "b", "ab")]
    blocks = [block(key, number) for key in keys for number in range(3)]
    assert len(set(keys)) == 60
    assert len(set(blocks)) == 180
    words = [word for row in blocks for word in row]
    assert len(words) == 180 * 16
    assert all(0 <= word < 1 << 32 for word in words)


def test_words_that_would_favour_a_result_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    top = (1 << 32) - 1  # 2**32 is not a multiple of 3: the last word is one too many
    blocks = {5: (top,) * 16, 6: (top,) * 15 + (7,), 7: (4,) * 16}
    monkeypatch.setattr(streams, "block", lambda key, number: blocks[number])
    assert streams.draw_below(b"", 5, 3) == (1, 7)  # all of block 5, then word 7 of block 6
    assert streams.draw_below(b"", 7, 3) == (1, 8)
    assert streams.draw_below(b"", 5, 4) == (3, 6)  # 4 divides 2**32: no word is refused
    # a shuffle throws words away too: bound 3 skips block 5 and most of 6, bound 2 takes block 7
    assert streams.shuffled(b"", 5, (10, 11, 12)) == ((12, 10, 11), 8)


def test_rejection_makes_large_bounds_fair() -> None:
    """With a bound of 3 * 2**30 a biased draw would favour the lowest third two to one."""
    key, used, low = stream_key(seed_bytes(9), "large"), 0, 0
    for _ in range(3000):
        number, used = draw_below(key, used, 3 << 30)
        low += number < 1 << 30
    assert chi_square([low, (3000 - low) // 2, (3001 - low) // 2], 3000) < LIMIT[1]


def test_the_commitment_fits_one_seed_only() -> None:
    assert len({commitment(seed) for seed in range(100)}) == 100
    assert commitment(7) == commitment(7)
    assert len(commitment(0)) == 64


def table(seed: int, players: int = 4) -> State:
    state = State(players, None)
    state.luck_keys, state.luck_used = (stream_key(seed_bytes(seed), "dice"),), [0]
    return state


def test_dice_show_every_face() -> None:
    state = table(3)
    counts = [0] * 6
    for _ in range(600):
        counts[roll(state, 0, 6) - 1] += 1
    assert chi_square(counts, 600) < LIMIT[5]


def test_a_roll_off_goes_on_until_one_is_left() -> None:
    wins, longest = [0] * 4, 0
    for seed in range(600):
        winner, rounds = roll_off(table(seed), 0, 6, [0, 1, 3])
        left = [0, 1, 3]
        for row in rounds:
            assert [seat for seat, _ in row] == left
            best = max(number for _, number in row)
            left = [seat for seat, number in row if number == best]
        assert left == [winner]
        wins[winner] += 1
        longest = max(longest, len(rounds))
    assert longest >= 3
    assert wins[2] == 0
    assert chi_square([wins[0], wins[1], wins[3]], 600) < LIMIT[2]


def test_a_roll_off_of_one_needs_no_die() -> None:
    state = table(1)
    assert roll_off(state, 0, 6, [2]) == (2, [])
    assert state.luck_used == [0]


def test_a_state_counts_its_blocks_and_a_short_zone_costs_none() -> None:
    state = table(1)
    assert state.shuffled(0, (5,)) == (5,)
    assert state.shuffled(0, ()) == ()
    assert state.luck_used == [0]
    state.below(0, 6)
    assert state.luck_used == [1]
    assert sorted(state.shuffled(0, (1, 2, 3))) == [1, 2, 3]
    assert state.luck_used == [2]
