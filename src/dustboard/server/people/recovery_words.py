"""Recovery words: six words that bring a guest's seats back on another device.

A list of 1228 words gives six times 10.2 bits, about 61 bits. Guests have no unique name, so words
are looked up by their hash alone, which therefore can't have a salt of its own. It has the salt of
the server, and it is argon2, so whoever steals the database pays 19 MB and some milliseconds for
each guess. Against a million kept guests at once that leaves 2**41 guesses for the first hit, about
a hundred years at a thousand guesses a second. Over the network a few guesses a minute are allowed.
"""

from __future__ import annotations

import re
import secrets
import tomllib
from functools import cache
from importlib.resources import files

from dustboard.server.core.hashing import apart
from dustboard.server.store import Store

COUNT = 6


@cache
def word_list() -> tuple[str, ...]:
    """All words that can be chosen."""
    text = (files("dustboard.server") / "recovery_words.toml").read_text("utf-8")
    return tuple(tomllib.loads(text)["words"].split())


def new_words() -> list[str]:
    """Six words that nobody can guess."""
    return [secrets.choice(word_list()) for _ in range(COUNT)]


def normalize(typed: str) -> str:
    """Words as they were given out, however somebody typed them.

    >>> normalize(" Barn,  OTTER-lamp ")
    'barn otter lamp'
    """
    return " ".join(re.findall(r"[a-z]+", typed.casefold()))


async def hashed_words(store: Store, typed: str) -> str:
    """What the store knows words by."""
    salt = await store.server_key("words-salt", secrets.token_hex(16))
    return await apart(_hash, normalize(typed), bytes.fromhex(salt))


def _hash(words: str, salt: bytes) -> str:
    from argon2.low_level import Type, hash_secret_raw

    return hash_secret_raw(
        words.encode(),
        salt,
        time_cost=2,
        memory_cost=19_456,
        parallelism=1,
        hash_len=32,
        type=Type.ID,
    ).hex()
