"""Somebody asks for undo at one server process, and those who must agree are at another."""

from tests.table.server import Server
from tests.table.web.two_servers import Pair, answered, stand, three, until
from tests.table.web_client import SeatSocket, WebClient
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.messages import Consent, TakeBack

UNDOABLE = "carnival"  # nothing in it is final


def requested(seats: list[SeatSocket]) -> int:
    """Anna would like to take back what others have gone on from, and all know it; where the game stands."""
    anna, *others = seats
    while answered(seats) is anna or stand(anna).undo.mine == "no":
        continue
    n = stand(anna).n
    anna.send(TakeBack(n))
    for seat in seats:
        until(seat, lambda seat: stand(seat).undo.wisher == 0)
    assert [stand(seat).undo.needed for seat in others] == [[1, 2], [1, 2]]
    return n


def test_an_undo_request_is_granted_by_those_at_the_other_server(pair: Pair) -> None:
    with three(pair, UNDOABLE) as (_, _, seats):
        n = requested(seats)
        seats[1].send(Consent(n, True))
        until(seats[0], lambda anna: stand(anna).undo.needed == [2])
        seats[2].send(Consent(n, True))
        for seat in seats:
            until(seat, lambda seat: stand(seat).n == n + 1)
            assert stand(seat).undo.wisher == NO_SEAT
        assert stand(seats[0]).ask
        answered(seats, 5)


def test_an_undo_request_is_refused_by_somebody_at_the_other_server(pair: Pair) -> None:
    with three(pair, UNDOABLE) as (_, _, seats):
        n = requested(seats)
        seats[1].send(Consent(n, True))
        seats[2].send(Consent(n, False))
        for seat in seats:
            until(seat, lambda seat: stand(seat).undo.wisher == NO_SEAT)
            assert stand(seat).n == n
        answered(seats, 5)


def test_an_undo_request_is_granted_though_the_server_it_was_made_at_is_dead(pair: Pair) -> None:
    here, _, _ = pair
    with three(pair, UNDOABLE) as (code, guests, seats):
        n = requested(seats)
        here.kill()
        for seat in seats[1:]:
            seat.send(Consent(n, True))
        until(seats[2], lambda carla: stand(carla).n == n + 1)
        here.restart()
        with guests[0].sitting(code) as anna:
            assert (stand(anna).n, stand(anna).undo.wisher) == (n + 1, NO_SEAT)
            assert stand(anna).ask


def test_an_undo_request_outlives_a_server_with_its_tables_in_a_file(server: Server) -> None:
    guests = [WebClient(server.url) for _ in range(3)]
    code = guests[0].open(game=UNDOABLE).table.code
    for seat, guest in enumerate(guests[1:], 1):
        guest.join(code, f"WebClient {seat}", seat)
    guests[0].post(f"/api/tables/{code}/start").raise_for_status()
    with guests[0].sitting(code) as anna, guests[1].sitting(code) as bert, guests[2].sitting(code) as carla:
        n = requested([anna, bert, carla])
        bert.send(Consent(n, True))
        until(carla, lambda carla: stand(carla).undo.needed == [2])
        server.kill()
    server.restart()
    with guests[0].sitting(code) as anna, guests[2].sitting(code) as carla:
        assert [stand(seat).undo.wisher for seat in (anna, carla)] == [0, 0]
        assert [stand(seat).undo.needed for seat in (anna, carla)] == [[2], [2]]
        carla.send(Consent(n, True))
        until(anna, lambda anna: stand(anna).n == n + 1)
        assert stand(anna).ask
