"""Texts that people could write to do harm, with what is kept of each; the page is tried with the same."""

import json
from pathlib import Path

from msgspec import Struct, convert


class Hostile(Struct, frozen=True):
    """What is written, what is kept of it, and what it tries."""

    text: str
    kept: str
    what: str


HOSTILE = convert(json.loads((Path(__file__).parent / "hostile.json").read_text()), list[Hostile])
