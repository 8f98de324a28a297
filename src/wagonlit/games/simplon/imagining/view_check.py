"""What a view claims, held against a state."""

from collections.abc import Iterator
from typing import Any

from wagonlit.core.ids import members
from wagonlit.games.simplon.pieces.names import UNSET
from wagonlit.games.simplon.state.journey import WON, Journey
from wagonlit.games.simplon.view import View

Claim = tuple[str, Any, Any]


def lies(view: View, s: Journey) -> list[str]:
    """What is not so."""
    return [f"{name}: {told}, but {true}" for name, told, true in _claims(view, s) if told != true]


def _claims(view: View, s: Journey) -> Iterator[Claim]:
    yield "damages", view.damages, members(s.damages)
    yield "pieces", sorted(view.pieces), members(s.pieces)
    yield "loads", view.loads, [s.load(seat) for seat in range(s.seats)]
    yield "ship", view.ship, s.ship
    yield "course", view.course, _known(s.course)
    yield "won", view.won, None if s.outcome == UNSET else s.outcome == WON
    yield "line", view.line, _known(s.line)
    if view.turn > 0:
        yield from _on_the_way(view, s)


def _on_the_way(view: View, s: Journey) -> Iterator[Claim]:
    yield "turn", (view.turn, view.actor, view.points), (s.turn, s.actor, s.points)
    yield "ridden", view.ridden, s.ridden
    yield "exchanged", sorted(view.exchanged), members(s.exchanged)
    yield "stations", view.stations, [s.station(seat) for seat in range(s.seats)]
    yield "detective", view.detective, s.detective()
    yield "first", view.first, s.first
    yield "turntables", view.turntables, s.positions()


def _known(id: int) -> int | None:
    return None if id == UNSET else id
