"""Fair under latency: where people speak up in real time, a slow line costs nothing, within a bound."""

import asyncio
from collections import Counter
from random import Random

import pytest

from tests.table.room.guests import LocalServer, reply_to
from tests.table.room.test_windows import ANNA, BERT, CARLA, DIRK, a_window, calls
from tests.toys.lighthouse.rules import CALL
from wagonlit.table.room.discretion import made_up_for

BOUND = 300
LINES = (20, 60, 110, 180, 250)  # round trips, in milliseconds
ROUNDS = 20_000


def shares_of_first(bound: int, told: dict[int, int] | None = None) -> list[float]:
    """How often each of those who think equally fast comes first; some may lie about their line."""
    chance, firsts = Random(1), Counter[int]()
    for _ in range(ROUNDS):
        taken = []
        for seat, line in enumerate(LINES):
            way, back = (line / 2 * chance.uniform(0.9, 1.3) for _ in range(2))
            measured = (told or {}).get(seat, round(line * chance.uniform(0.95, 1.2)))
            arrives = way + chance.gauss(1500, 400) + back
            taken.append((arrives + 1000 * made_up_for(bound, measured), seat))
        firsts[min(taken)[1]] += 1
    return [firsts[seat] / ROUNDS for seat in range(len(LINES))]


def test_the_chance_to_be_first_differs_by_less_than_three_points() -> None:
    shares = shares_of_first(BOUND)
    assert max(shares) - min(shares) < 0.03
    uneven = shares_of_first(0)
    assert max(uneven) - min(uneven) > 0.06, "without it, lines decide"


def test_whoever_lies_gains_no_more_than_the_bound() -> None:
    assert made_up_for(BOUND, 10**9) == 0.0
    assert made_up_for(BOUND, -(10**9)) == BOUND / 1000
    assert shares_of_first(BOUND, {0: 10**9}) == shares_of_first(BOUND, {0: BOUND})


@pytest.mark.asyncio
@pytest.mark.parametrize(("bound", "order"), [(0, [CARLA, DIRK]), (BOUND, [DIRK, CARLA])])
async def test_a_slow_line_is_made_up_for_where_the_table_agreed_so(
    local: LocalServer, bound: int, order: list[int]
) -> None:
    room, guests = await a_window(local, options={"fair": bound})
    guests[DIRK].lag = BOUND
    spoken = [room.received(guest, reply_to(guest.ask, CALL)) for guest in guests[CARLA:] if guest.ask]
    await asyncio.gather(*spoken)
    assert calls(guests[BERT]) == calls(guests[ANNA]) == order
    assert room.state.playing.match.record.options["fair"] == bound
