"""Random names of tables and tokens of seats; a token is sent once and stored as its hash."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""What a code is made of: nothing that reads like something else."""
SHORTEST_CODE: Final = 6
LONGEST_CODE: Final = 12
FEW: Final = 1_000
"""Tables for which the shortest codes are long enough not to be guessed."""


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A name that nobody guesses."""
    return secrets.token_hex(8)


def next_table_id(table: str) -> str:
    """The name of the table where the same team plays again: one for each table."""
    return blake2b(table.encode(), digest_size=8, person=b"firehouse next").hexdigest()


def is_table_id(text: str) -> bool:
    """Could this be the name of a table?"""
    return len(text) == 16 and set(text) <= set("0123456789abcdef")


def is_code(text: str) -> bool:
    """Could this be a short code?"""
    return SHORTEST_CODE <= len(text) <= LONGEST_CODE and set(text) <= set(LETTERS)


def code_length(tables: int) -> int:
    """How long a code must be where there are so many tables, to be guessed as seldom as ever."""
    length, enough = SHORTEST_CODE, FEW
    while tables > enough and length < LONGEST_CODE:
        length, enough = length + 1, enough * len(LETTERS)
    return length


def new_code(length: int = SHORTEST_CODE) -> str:
    """A short code to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def hash_of(token: str) -> str:
    """What is stored of a token. It is random and long, so that one fast hash is enough."""
    return blake2b(token.encode(), digest_size=32, person=b"firehouse seat").hexdigest()


def locker_of(key: str) -> str:
    """What is stored of the key of a personal link."""
    return blake2b(key.encode(), digest_size=32, person=b"firehouse locker").hexdigest()


def copied_token(key: str, root: str) -> str:
    """Another token for a seat, which only the key of a personal link gives again."""
    made = blake2b(root.encode(), key=key.encode(), digest_size=32, person=b"firehouse copy")
    return urlsafe_b64encode(made.digest()).decode().rstrip("=")


def holder_of(token: str, hashes: Iterable[tuple[int, str]]) -> int | None:
    """The person whose token this is; every hash is compared, each in constant time."""
    given = hash_of(token)
    found = None
    for person, known in hashes:
        if compare_digest(given, known):
            found = person
    return found
