"""What is counted and timed while the server runs, for Prometheus.

Nothing has a label for a table, a seat or a person, nor one that says who or what gave an answer: where a
question is discreet, nobody may know. Whoever reads these figures all the time while a single table plays may
still guess more than its players know; so they have an address of their own (`serving/metrics_address.py`).
"""

import time
from functools import cache

from prometheus_client import Counter, Histogram, disable_created_metrics

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
THOUGHT = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

# When each began to be counted is of no use to anybody.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no type for it

moves = Counter("wagonlit_moves", "Moves that everybody at a table was told of, by game.", ["game"])
answering_seconds = Histogram(
    "wagonlit_answering_seconds", "From the arrival of an answer until it is stored and told.", buckets=FAST
)
database_seconds = Histogram(
    "wagonlit_database_seconds", "How long transactions take.", ["doing"], buckets=FAST
)
outages = Counter("wagonlit_outages", "How often the database was lost.", ["doing"])
thinking_seconds = Histogram("wagonlit_bot_thinking_seconds", "How long bots think.", buckets=THOUGHT)
bot_failures = Counter("wagonlit_bot_failures", "Questions on which a bot or its process failed.", ["why"])
refusals = Counter("wagonlit_refusals", "What was refused, over HTTP and sockets, by code.", ["code"])
closings = Counter("wagonlit_closings", "Sockets that the server closed, by closing code.", ["code"])
logged = Counter("wagonlit_logged", "Lines in the log, by level.", ["level"])


@cache
def _moves_of(game: str) -> Counter:
    return moves.labels(game)


def count_move(game: str, arrived: float) -> None:
    """A move was stored and told, whose answer arrived at that moment."""
    _moves_of(game).inc()
    answering_seconds.observe(time.perf_counter() - arrived)
