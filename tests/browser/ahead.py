"""Plays a game on without a window, so that a test comes quickly to the screen it is about."""

from contextlib import ExitStack
from itertools import count

from playwright.sync_api import Page

from tests.browser.hall import DOOR
from tests.table.web_client import SeatSocket, WebClient
from tests.table.words import any_answer
from wagonlit.table.wire.messages import Accepted, Position, Refused, Viewed

LAST = ""  # no question: the game is over


def play_ahead(page: Page, code: str, until: str = LAST) -> None:
    """Answer for whoever sits here, the options in turn, until this is asked; then go to the table."""
    client = WebClient(page.evaluate("location.origin"))
    for cookie in page.context.cookies():
        client.http.cookies.set(cookie["name"], cookie["value"])
    page.goto(DOOR)
    with ExitStack() as stack:
        mine = client.table(code).seats
        seats = [stack.enter_context(client.sitting(code, f"?seat={seat}")) for seat in mine]
        for number in count():
            if any(_is_there(standing(seat), until) for seat in seats):
                break
            n = _go_on(seats, number)
            for seat in seats:
                while standing(seat).n < n:
                    seat.next()
    page.goto(f"/t/{code}")


def standing(seat: SeatSocket) -> Position:
    """Where the game stands for it; it has begun."""
    assert seat.position is not None
    return seat.position


def _is_there(position: Position, until: str) -> bool:
    assert until == LAST or not position.result, f"{until} was never asked."
    return bool(position.result) or (position.ask is not None and position.ask.decision == until)


def _go_on(seats: list[SeatSocket], number: int) -> int:
    """Answer what is asked, or wait for what the others do; how long the game's log is then."""
    if standing(seats[0]).viewing_until:
        seats[0].send(Viewed(standing(seats[0]).n))
    for seat in seats:
        if ask := standing(seat).ask:
            seat.answer(any_answer(ask, number))
            outcome = seat.until(Accepted, Refused)
            if isinstance(outcome, Refused):
                seat.next()  # where all may answer, a bot was quicker
            return max(int(outcome.n), standing(seat).n)
    seats[0].next()
    return standing(seats[0]).n
