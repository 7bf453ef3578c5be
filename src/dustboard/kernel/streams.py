"""Luck: named streams of random numbers, all derived from one secret seed.

Each stream has a key made from the seed and its name by a keyed hash; block number n of a stream is
the keyed hash of n. Blocks give 32-bit words, and words give numbers below a bound without bias
(words that would favour some result are thrown away). Knowing every earlier draw tells nothing of
the next one, and a state only has to remember how many blocks of each stream are used up.

>>> key = stream_key(seed_bytes(7), "dice")
>>> number, used = draw_below(key, 0, 6)
>>> 0 <= number < 6, used
(True, 1)
>>> deck, used = shuffled(key, used, (1, 2, 3, 4))
>>> sorted(deck)
[1, 2, 3, 4]
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import Final

SEED_BITS: Final = 128
GENERATOR: Final = (
    "blake2b-ctr"  # written in records, so that another generator can never be confused
)
WORDS: Final = 16
_unpack: Final = Struct("<16I").unpack


def seed_bytes(seed: int) -> bytes:
    """The 16 bytes of a seed between 0 and 2**128 - 1.

    >>> seed_bytes(1).hex()
    '00000000000000000000000000000001'
    """
    return seed.to_bytes(SEED_BITS // 8, "big")


def commitment(seed: int) -> str:
    """The sha256 of the seed, published at the start; the seed itself follows at the end."""
    return sha256(seed_bytes(seed)).hexdigest()


def stream_key(seed: bytes, name: str) -> bytes:
    """The key of one named stream."""
    return blake2b(name.encode(), key=seed, digest_size=32).digest()


def stream_keys(seed: int, names: tuple[str, ...]) -> tuple[bytes, ...]:
    """The keys of all streams of a game."""
    start = seed_bytes(seed)
    return tuple([stream_key(start, name) for name in names])


def block(key: bytes, number: int) -> tuple[int, ...]:
    """Block `number` of a stream: sixteen 32-bit words."""
    words: tuple[int, ...] = _unpack(blake2b(number.to_bytes(8, "big"), key=key).digest())
    return words


def draw_below(key: bytes, used: int, bound: int) -> tuple[int, int]:
    """A fair number below `bound`, and how many blocks are used now; each draw opens a block."""
    limit = (1 << 32) - (1 << 32) % bound
    while True:
        for word in block(key, used):
            if word < limit:
                return word % bound, used + 1
        used += 1


def shuffled(key: bytes, used: int, cards: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The cards in a fair random order (Fisher and Yates), and how many blocks are used now."""
    deck = list(cards)
    words: tuple[int, ...] = ()
    at = WORDS
    for left in range(len(deck), 1, -1):
        limit = (1 << 32) - (1 << 32) % left
        while True:
            if at == WORDS:
                words = block(key, used)
                used += 1
                at = 0
            word = words[at]
            at += 1
            if word < limit:
                break
        pick = word % left
        last = left - 1
        card = deck[last]
        deck[last] = deck[pick]
        deck[pick] = card
    return tuple(deck), used
