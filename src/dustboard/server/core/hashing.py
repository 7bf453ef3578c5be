"""Slow hashes of passwords, pins and recovery words.

They are made by threads of their own: however many people guess, the store is read beside them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

AT_ONCE = 2
# an unknown name is compared with this one, so that it takes as long as a wrong password
NOBODY = (
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGhlcmU$kVb0S6mVkQW4Lx0cU2cZB1sWQmJm0fZk2mG2Yp6b1hI"
)

Given = ParamSpec("Given")
Made = TypeVar("Made")
_threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="hashing")


async def apart(work: Callable[Given, Made], *args: Given.args, **more: Given.kwargs) -> Made:
    """Let a thread for hashing do it."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, lambda: work(*args, **more))


def hash_password(password: str) -> str:
    """How a password is kept."""
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1).hash(password)


def matches(kept: str, secret: str) -> bool:
    """Whether this is the password or pin that is kept so."""
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return PasswordHasher().verify(kept, secret)
    except (VerificationError, InvalidHashError):
        return False
