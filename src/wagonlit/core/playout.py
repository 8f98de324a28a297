# compiled by mypyc
"""Random play to the end, inside the compiled code; the same for every game."""

from mypy_extensions import i64

from wagonlit.core.frame import CHANCE, NOBODY, Frame, Seat, Seats, State, answer, settle
from wagonlit.core.ids import lowest_of_eight
from wagonlit.core.rng import Rng


def drawn(s: State, rng: Rng) -> i64:
    """What the dealer answers now."""
    frame = s.agenda
    assert frame is not None, "the game is over"
    legal = frame.legal or frame.options(s, CHANCE)
    return rng.one_of(legal) if legal else rng.below(frame.size)


def deal(s: State, rng: Rng) -> Seats:
    """Answer chance until a seat must choose; who that is."""
    waiting = settle(s)
    while waiting == CHANCE:
        waiting = answer(s, CHANCE, drawn(s, rng))
    return waiting


def playout(s: State, rng: Rng) -> i64:
    """Answer at random until the game is over; how many decisions the seats took."""
    # The same as settle and answer, in one loop: nothing else here is called so often.
    taken: i64 = 0
    seat: Seat
    ahead = s.agenda
    while ahead is not None:
        frame: Frame = ahead  # asked once, not wherever it is used: is there one?
        who = frame.who
        if who == NOBODY:
            s.agenda = frame.after
            frame.run(s)
        else:
            seat = CHANCE
            if who != CHANCE:
                seat = lowest_of_eight(who)
                taken += 1
            legal = frame.legal or frame.options(s, seat)
            if legal > 255:
                choice = rng.one_of(legal)
            elif legal:
                choice = rng.one_of_eight(legal)
            else:
                choice = rng.below(frame.size)
            s.agenda = frame.after
            frame.answer(s, seat, choice)
        ahead = s.agenda
    return taken


def playouts(s: State, rng: Rng, games: i64) -> i64:
    """Play that many random games from this position; how many decisions they took in all."""
    taken: i64 = 0
    for _ in range(games):
        taken += playout(s.clone(), rng)
    return taken
