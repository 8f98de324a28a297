"""A question as a seat is asked it."""

from msgspec import Struct


class Ask(Struct, frozen=True):
    """One question to one seat: which, about what, and the ids it may answer with, ascending."""

    seat: int
    decision: str
    domain: str
    rule: str
    options: list[int]
    about: dict[str, int]
    at: int  # how many answers the game had when this was asked
