"""A clock runs out at a real server: the game's own answer is given, and whoever was late plays on."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest

from tests.table.server import Server
from tests.table.web.two_servers import stand, until
from tests.table.web_client import SeatSocket, WebClient
from tests.toys.masquerade.pieces import REST
from wagonlit.core.event import Told
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Accepted, Moved, Refused
from wagonlit.table.wire.timestamps import now

SECONDS = 1.5
ANNA, BERT, CARLA = range(3)


class Lateness(NamedTuple):
    """Who does not answer, and what the game makes of it."""

    game: str
    late: int
    told: Told


LATE = [
    Lateness("masquerade", CARLA, Told("DeedShown", {"seat": CARLA, "deed": REST})),
    Lateness("lighthouse", BERT, Told("LeftIt", {"seat": BERT})),
]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clocks leave little time."""
    folder = tmp_path_factory.mktemp("hasty")
    running = Server(folder, "--pace", "instant", "--no-limits", "--clock-seconds", str(SECONDS))
    yield running
    running.stop()
    assert "Traceback" not in running.err


def seated(stack: ExitStack, url: str, game: str) -> list[SeatSocket]:
    """Three people who are all there when a game with a clock begins."""
    guests = [WebClient(url) for _ in range(3)]
    plan = [SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("open")]
    code = guests[ANNA].open(*plan, game=game, clock="fast", seed=1).table.code
    guests[BERT].join(code, "Bert", BERT)
    guests[CARLA].join(code, "Carla", CARLA)
    seats = [stack.enter_context(guest.sitting(code)) for guest in guests]
    guests[ANNA].post(f"/api/tables/{code}/start").raise_for_status()
    for seat in seats:
        until(seat, lambda seat: seat.position)
    return seats


def was_told(seat: SeatSocket, told: Told) -> bool:
    """Has this seat been told that, whenever it was?"""
    return any(told in message.told for message in seat.received if isinstance(message, Moved))


def took_an_answer(seat: SeatSocket) -> bool:
    """Has the server ever taken an answer from this seat?"""
    return any(isinstance(message, Accepted) for message in seat.received)


def play_out(seats: list[SeatSocket]) -> None:
    """All answer what they are asked until the game is over; now and then the clock may be quicker."""
    while playing := [seat for seat in seats if not stand(seat).result]:
        asked = next((seat for seat in playing if stand(seat).ask), None)
        if asked is None:
            min(playing, key=lambda seat: stand(seat).n).next()
            continue
        asked.answer()
        n = asked.until(Accepted, Refused).n
        while stand(asked).n < n:
            asked.next()


@pytest.mark.parametrize("lateness", LATE, ids=lambda lateness: lateness.game)
def test_the_clock_answers_for_somebody_late_who_then_plays_on(hasty: Server, lateness: Lateness) -> None:
    with ExitStack() as stack:
        seats = seated(stack, hasty.url, lateness.game)
        late = seats[lateness.late]
        for seat in seats:
            if seat is not late:
                until(seat, lambda seat: stand(seat).ask)
                seat.answer()
        until(late, lambda late: stand(late).ask)
        deadline = stand(late).deadline
        until(late, lambda late: was_told(late, lateness.told))
        assert "" < deadline <= now()
        assert not took_an_answer(late)
        play_out(seats)
        assert took_an_answer(late)
        assert stand(seats[ANNA]).result == stand(late).result is not None
