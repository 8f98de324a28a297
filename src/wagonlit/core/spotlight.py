"""What is held out to a seat, such as a card: whoever is shown something must have the time to look at it."""

from collections.abc import Collection, Mapping, Sequence

from wagonlit.core.event import Event, Told
from wagonlit.core.game import Game

SPOTLIGHT_SECONDS = 2.5  # for the first thing
SECONDS_FOR_EACH_MORE = 0.7


def is_shown(event: type[Event], told: Told, seat: int) -> bool:
    """Does this event hold something out to the seat, and is it not the seat's own?"""
    if not event.shows or told.facts[event.shows] is None:
        return False
    if event.shown_to:
        return bool(told.facts[event.shown_to] == seat)
    return told.facts.get(event.shown_by) != seat


def shown_in(game: Game, told: Sequence[Told], seat: int) -> list[Told]:
    """What of this is held out to the seat that was told it."""
    events = {event.__name__: event for event in game.events}
    return [one for one in told if one.event in events and is_shown(events[one.event], one, seat)]


def spotlight_seconds(
    game: Game, told: Mapping[int, Sequence[Told]], since: int, seats: Collection[int]
) -> float:
    """How long these seats need to look at what each was shown in what was told since then."""
    most = max((len(shown_in(game, told[seat][since:], seat)) for seat in seats), default=0)
    return SPOTLIGHT_SECONDS + (most - 1) * SECONDS_FOR_EACH_MORE if most else 0.0
