"""The history of a game: what was agreed, the seed, and every answer. Replaying it is loading it."""

from typing import Any

import msgspec
from msgspec import Struct

from wagonlit.core.errors import BadRecord

FORMAT = 1


class Answer(Struct, frozen=True, array_like=True):
    """One answer: the seat (-1 is chance), and the id chosen or the words given."""

    seat: int
    choice: int | str
    in_words: str = ""  # for people who read a record


class Record(Struct, frozen=True, kw_only=True):
    """A whole game, as PGN is for chess. Answers include chance, so no dealer is needed to replay."""

    wagonlit: int = FORMAT
    game: str
    version: int
    options: dict[str, Any]
    seed: int | str
    position: dict[str, Any] | None = None
    answers: list[Answer]

    def to_json(self) -> bytes:
        """Readable JSON, with one answer on each line."""
        whole = msgspec.to_builtins(self)
        whole.pop("answers")
        head = msgspec.json.format(msgspec.json.encode(whole), indent=1).decode().removesuffix("\n}")
        lines = ",".join(f"\n  {msgspec.json.encode(answer).decode()}" for answer in self.answers)
        body = f"[{lines}\n ]" if lines else "[]"
        return f'{head},\n "answers": {body}\n}}'.encode()


def read_record(text: bytes | str) -> Record:
    """The record in a file; BadRecord says what is wrong with it."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as fault:
        raise BadRecord(f"This is not the record of a game: {fault}.") from fault
    if record.wagonlit != FORMAT:
        raise BadRecord(f"This record has format {record.wagonlit}; this version reads format {FORMAT}.")
    return record
