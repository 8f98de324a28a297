"""Deals that anybody can check when the game is over: nobody chose the cards, neither host nor server.

Before people sit down, the server shows a commitment to its secret. When the game begins, players add salt:
each seals it first, and opens it when all are sealed, so that nobody can choose theirs to suit the others'.
Whoever opens theirs notes what was sealed by then, so that nothing can be added or left out later.
Chance deals from the secret and all salts; when the game is over, the secret is opened.
"""

import hashlib
from collections.abc import Mapping

from msgspec import Struct


class Deal(Struct, frozen=True):
    """Where the luck of a game came from. Seals and salts are by seat; who sealed may not have opened."""

    commitment: str
    secret: str
    seals: dict[int, str] = {}
    salts: dict[int, str] = {}


def commitment_to(secret: str) -> str:
    """What is shown of the secret before the game: nobody finds that secret by it, or another that fits."""
    return _hash(f"wagonlit secret {secret}")


def sealed(salt: str) -> str:
    """What is shown of a salt before all are sealed."""
    return _hash(f"wagonlit salt {salt}")


def noted_seals(commitment: str, seals: Mapping[int, str]) -> str:
    """What is noted before a salt is opened: whatever the deal depends on besides is fixed by then."""
    return _hash(f"wagonlit seals {commitment}{_by_seat(seals)}")


def seed_of(secret: str, salts: Mapping[int, str]) -> str:
    """What chance deals from: the secret itself where nobody has added salt."""
    if not salts:
        return secret
    return _hash(f"wagonlit deal {secret}{_by_seat(salts)}")[:32]


def _by_seat(texts: Mapping[int, str]) -> str:
    return "".join(f" {seat}:{texts[seat]}" for seat in sorted(texts))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
