"""The notebooks of a table's seats: each is sent with a position only where it may have changed."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from wagonlit.core.game import Game

_encoder = msgspec.json.Encoder()


def encoded(thing: Any) -> msgspec.Raw:
    """As it is sent."""
    return msgspec.Raw(_encoder.encode(thing))


class Notebooks:
    """Remembers what each notebook followed from when it was sent last, not the notebook itself.

    Everybody is sent everything when they come, and every move after that: so whoever sees with some eyes
    has what was last sent to them.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._sent: dict[int, tuple[Any, int]] = {}  # by eyes: what it follows from, and at which position

    def forget(self, whose: Callable[[int], bool]) -> None:
        """What these eyes were sent may no longer be so, though it follows from the same."""
        self._sent = {eyes: sent for eyes, sent in self._sent.items() if not whose(eyes)}

    def whole(self, eyes: int, view: Any, n: int) -> msgspec.Raw:
        """The notebook of these eyes, whose view this is, at position n."""
        self._sent[eyes] = self._game.notebook_basis(view), n
        return encoded(self._game.notebook(view))

    def news(self, eyes: int, view: Any, n: int) -> msgspec.Raw | UnsetType:
        """The same if it is new; several may see with the same eyes, and each is sent it."""
        basis = self._game.notebook_basis(view)
        if basis is not None and eyes in self._sent:
            last, at = self._sent[eyes]
            if last == basis and at != n:
                return UNSET
        return self.whole(eyes, view, n)
