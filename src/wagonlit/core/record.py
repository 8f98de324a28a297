"""The history of a game: what was agreed, the seed, and every answer. Replaying it is loading it."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from wagonlit.core.errors import BadRecord
from wagonlit.core.fair_deal import Deal

FORMAT = 1


class Answer(Struct, frozen=True, array_like=True):
    """One answer: the seat (-1 is chance), and the id chosen or the words given."""

    seat: int
    choice: int | str
    in_words: str = ""  # for people who read a record


class Given(Struct, frozen=True, array_like=True):
    """Who gave an answer, and when by the server's clock: for people who look at the rhythm of a game."""

    by: Literal["person", "bot", "clock", "room"]
    at: str


class Record(Struct, frozen=True, kw_only=True):
    """A whole game, as PGN is for chess. Answers include chance, so no dealer is needed to replay."""

    wagonlit: int = FORMAT
    game: str
    version: int
    options: dict[str, Any]
    seed: int | str
    deal: Deal | None = None  # where the seed came from, if it was drawn at a table
    position: dict[str, Any] | None = None
    answers: list[Answer]
    given: list[Given] = []  # for each answer but those of chance, where that is known

    def to_json(self) -> bytes:
        """Readable JSON, with one answer on each line."""
        whole = msgspec.to_builtins(self)
        for lines in ("answers", "given"):
            whole.pop(lines)
        head = msgspec.json.format(msgspec.json.encode(whole), indent=1).decode().removesuffix("\n}")
        given = f',\n "given": {_listed(self.given)}' if self.given else ""
        return f'{head},\n "answers": {_listed(self.answers)}{given}\n}}'.encode()


def _listed(things: Sequence[Struct]) -> str:
    lines = ",".join(f"\n  {msgspec.json.encode(one).decode()}" for one in things)
    return f"[{lines}\n ]" if lines else "[]"


def read_record(text: bytes | str) -> Record:
    """The record in a file; BadRecord says what is wrong with it."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as fault:
        raise BadRecord(f"This is not the record of a game: {fault}.") from fault
    if record.wagonlit != FORMAT:
        raise BadRecord(f"This record has format {record.wagonlit}; this version reads format {FORMAT}.")
    return record
