"""The notebooks of a table's seats, as they are sent: made again only when they may have changed."""

from typing import Any

import msgspec

from wagonlit.core.game import Game

_encoder = msgspec.json.Encoder()


def encoded(thing: Any) -> msgspec.Raw:
    """As it is sent."""
    return msgspec.Raw(_encoder.encode(thing))


class Notebooks:
    """Keeps the bytes alone: they take a tenth of the memory of what they say."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._kept: dict[int, tuple[Any, msgspec.Raw]] = {}  # by eyes: what it follows from, and the bytes

    def of(self, eyes: int, view: Any) -> msgspec.Raw:
        """The notebook of these eyes, whose view this is."""
        basis = self._game.notebook_basis(view)
        if basis is None:
            return encoded(self._game.notebook(view))
        kept = self._kept.get(eyes)
        if kept is None or kept[0] != basis:
            kept = self._kept[eyes] = basis, encoded(self._game.notebook(view))
        return kept[1]
