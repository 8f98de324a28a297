# compiled by mypyc
"""Random play to the end, inside the compiled code; the same for every game."""

from mypy_extensions import i64

from wagonlit.core.frame import CHANCE, NOBODY, Seat, Seats, State, answer, chance_size, options, settle
from wagonlit.core.ids import count, lowest, nth
from wagonlit.core.rng import Rng


def drawn(s: State, rng: Rng) -> i64:
    """What the dealer answers now."""
    size = chance_size(s)
    if size > 0:
        return rng.below(size)
    legal = options(s, CHANCE)
    return nth(legal, rng.below(count(legal)))


def deal(s: State, rng: Rng) -> Seats:
    """Answer chance until a seat must choose; who that is."""
    waiting = settle(s)
    while waiting == CHANCE:
        waiting = answer(s, CHANCE, drawn(s, rng))
    return waiting


def playout(s: State, rng: Rng) -> i64:
    """Answer at random until the game is over; how many decisions the seats took."""
    taken: i64 = 0
    waiting = settle(s)
    while waiting != NOBODY:
        if waiting == CHANCE:
            waiting = answer(s, CHANCE, drawn(s, rng))
            continue
        seat: Seat = lowest(waiting)
        legal = options(s, seat)
        waiting = answer(s, seat, nth(legal, rng.below(count(legal))))
        taken += 1
    return taken


def playouts(s: State, rng: Rng, games: i64) -> i64:
    """Play that many random games from this position; how many decisions they took in all."""
    taken: i64 = 0
    game: i64
    for game in range(games):
        taken += playout(s.clone(), rng)
    return taken
