"""What all luck of a game comes from: a number that somebody chose, or 128 bits that nobody can guess.

Those bits are written as hexadecimal digits, because many programs cannot read numbers of that size exactly.
"""

import hashlib
import re
import secrets

from wagonlit.core.errors import BadOption
from wagonlit.core.rng import Rng

LARGEST_NUMBER = 2**60
SECRET = re.compile("[0-9a-f]{32}")
WORDS = range(0, 32, 8)  # where each of a generator's four words begins
ROUNDS = 12  # until each word depends on all others

Seed = int | str


def secret_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def generator(seed: Seed) -> Rng:
    """The generator that this seed makes; BadOption if it is none."""
    if type(seed) is int and 0 <= seed < LARGEST_NUMBER:
        return Rng(seed)
    if not isinstance(seed, str) or not SECRET.fullmatch(seed):
        right = f"a whole number from 0 to {LARGEST_NUMBER - 1}, or 32 hexadecimal digits"
        raise BadOption(f"A seed is {right}, not {seed!r}.")
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = (int(seed[word : word + 8], 16) for word in WORDS)
    for _ in range(ROUNDS):
        rng.word()
    return rng


def generator_of_draw(secret: str, number: int) -> Rng:
    """The generator for one answer of chance: however many of them one has seen, they foretell no other."""
    return generator(hashlib.sha256(f"{secret} draw {number}".encode()).hexdigest()[:32])


def seed_beside(secret: str, what: object) -> int:
    """A seed for something beside the game: from what it does nobody learns it, nor the secret."""
    return int.from_bytes(hashlib.sha256(f"{secret} {what}".encode()).digest()[:7], "big")


def as_number(seed: Seed) -> int:
    """A number that follows from the seed, for whatever is seeded by one."""
    return seed if isinstance(seed, int) else int(seed, 16) % LARGEST_NUMBER
