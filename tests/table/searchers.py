"""A whole game through the socket against bots."""

from tests.table.server import Server
from tests.table.web_client import WebClient
from tests.table.words import said
from wagonlit.core.event import Told
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Accepted, Refused


def play_against_searchers(server: Server, game: str, seats: int) -> None:
    """One person, who answers the first thing possible, and bots that search, to the end."""
    play_against_bots(server, game, "search", seats)


def play_against_bots(server: Server, game: str, bot: str, seats: int, **options: object) -> list[Told]:
    """The same against this bot; all that the person was told."""
    anna = WebClient(server.url)
    plans = [SeatPlan("me", "Anna"), *[SeatPlan("bot", bot=bot)] * (seats - 1)]
    code = anna.open(*plans, game=game, options=options).table.code
    with anna.sitting(code) as sitting:
        while sitting.position is None or sitting.position.result is None:
            ask = sitting.position.ask if sitting.position else None
            if ask is None:
                sitting.next()
                continue
            sitting.answer(said(ask, ask.options[0]))
            outcome = sitting.until(Accepted, Refused)
            # Where several are asked at once, a bot may have ended what was asked.
            assert isinstance(outcome, Accepted) or outcome.code == "stale", outcome
    # No bot failed, or was too slow, or had to be answered for: each of these is logged.
    assert server.err == ""
    with anna.sitting(code) as again:
        return again.snapshot.told
