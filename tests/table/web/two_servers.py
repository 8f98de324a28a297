"""Two real server processes on one real PostgreSQL, and people at both."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from tests.table.server import Server
from tests.table.web_client import SeatSocket, WebClient
from tests.table.words import said
from wagonlit.table.wire.http import SeatPlan, TableInfo
from wagonlit.table.wire.messages import Accepted, Position, Refused, Snapshot, TableChanged

Pair = tuple[Server, Server, str]  # and the address of their database


def begun(here: WebClient, there: WebClient, game: str = "lookout") -> str:
    """A table opened at one server and joined at the other."""
    code = here.open(SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("open"), game=game).table.code
    assert there.join(code, "Bert", 1).seats == [1]
    return code


@contextmanager
def three(pair: Pair, game: str = "lookout") -> Iterator[tuple[str, list[WebClient], list[SeatSocket]]]:
    """A game of three: Anna, who is host, at the first server, Bert and Carla at the second; all know it."""
    here, there, _ = pair
    guests = [WebClient(here.url), WebClient(there.url), WebClient(there.url)]
    code = begun(guests[0], guests[1], game)
    guests[2].join(code, "Carla", 2)
    guests[0].post(f"/api/tables/{code}/start").raise_for_status()
    with ExitStack() as stack:
        seats = [stack.enter_context(guest.sitting(code)) for guest in guests]
        for seat in seats:
            until(seat, lambda seat: seat.position and all(here_at(seat)))
        yield code, guests, seats


def until(seat: SeatSocket, true: Callable[[SeatSocket], object]) -> None:
    """Read on until something is so for this seat."""
    while not true(seat):
        seat.next()


def stand(seat: SeatSocket) -> Position:
    """Where the game stands, as this seat was told last."""
    assert seat.position is not None
    return seat.position


def to_the_end(seat: SeatSocket) -> None:
    """This seat answers whatever it is asked, until the game is over."""
    while not stand(seat).result:
        if stand(seat).ask:
            seat.answer()
            seat.until(Accepted, Refused)
        else:
            seat.next()


def table_of(seat: SeatSocket) -> TableInfo:
    """The table, as this seat was told last."""
    tables = [message.table for message in seat.received if isinstance(message, Snapshot | TableChanged)]
    return tables[-1]


def here_at(seat: SeatSocket) -> list[bool]:
    """Who is here, as this seat was told last."""
    return [one.here for one in table_of(seat).seats]


def answered(seats: list[SeatSocket], times: int = 1) -> SeatSocket:
    """Whoever is asked answers, and all hear of it; who answered last."""
    for number in range(times):
        while not any(stand(seat).ask for seat in seats):
            # A bot's turn, or one of them has not yet read that it is theirs.
            min(seats, key=lambda seat: stand(seat).n).next()
        asked = next(seat for seat in seats if stand(seat).ask)
        ask = stand(asked).ask
        assert ask is not None
        asked.answer(said(ask, ask.options[number % len(ask.options)]))
        n = asked.until(Accepted, Refused).n
        for seat in seats:
            while stand(seat).n < n:
                seat.next()
    return asked
