"""What is held out to a seat, such as a card: whoever is shown something must have the time to look at it."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache

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
    return _shown_among(_showing(type(game)), told, seat)


@cache
def _showing(game: type[Game]) -> dict[str, type[Event]]:
    return {event.__name__: event for event in game.events if event.shows}


def _shown_among(showing: Mapping[str, type[Event]], told: Sequence[Told], seat: int) -> list[Told]:
    return [one for one in told if one.event in showing and is_shown(showing[one.event], one, seat)]


def spotlight_seconds(
    game: Game, told: Mapping[int, Sequence[Told]], since: int, seats: Collection[int]
) -> float:
    """How long these seats need to look at what each was shown in what was told since then."""
    showing = _showing(type(game))
    anybody = next(iter(seats), None)
    if anybody is None or not any(one.event in showing for one in told[anybody][since:]):
        return 0.0  # everybody is told of the same events, though not the same of them
    most = max((len(_shown_among(showing, told[seat][since:], seat)) for seat in seats), default=0)
    return SPOTLIGHT_SECONDS + (most - 1) * SECONDS_FOR_EACH_MORE if most else 0.0
