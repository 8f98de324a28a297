"""Whose eyes there are at a table, and who sees every secret: those who are out, where it was agreed on."""

from collections.abc import Collection
from typing import Any

from wagonlit.core.event import ONLOOKER, OPEN
from wagonlit.core.game import Game
from wagonlit.core.match import Match


def all_eyes(game: Game[Any, Any, Any], options: Any) -> list[int]:
    """Each seat, with open eyes too where it may come to see every secret, and onlookers."""
    seats = range(game.seats(options))
    opened = [OPEN + seat for seat in seats] if game.reveals_to_out(options) else []
    return [*seats, ONLOOKER, *opened]


def sight(match: Match[Any], eyes: int, own: Collection[int]) -> int:
    """With which eyes somebody sees the table who plays these seats.

    Their own, until they are out with all of them: whoever plays another seat must not know more than it.
    """
    if eyes not in own or OPEN + eyes not in match.told:
        return eyes
    out = all(match.game.is_out(match.options, match.views[seat]) for seat in own)
    return OPEN + eyes if out else eyes
