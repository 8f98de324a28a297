"""How a game ended, for those who sat at the table: in one sentence, and what each could have known."""

from collections.abc import Sequence
from typing import Any

from wagonlit.core.event import Told
from wagonlit.core.game import Game, Insight
from wagonlit.core.match import Match


def conclusion(game: Game, told: Sequence[Told]) -> Told | None:
    """The event that says how the game ended; None as long as it goes on, and in games that have none."""
    concluding = {event.__name__ for event in game.events if event.concludes}
    return next((one for one in reversed(told) if one.event in concluding), None)


def hindsight(match: Match[Any], seat: int) -> list[Insight]:
    """What this seat could have known; nothing before the end, when it would be a hint."""
    if not match.over:
        return []
    return match.game.hindsight(match.options, seat, match.told[seat])
