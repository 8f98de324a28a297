"""The end of a round and of the game (MY-160 … MY-164, MY-170 … MY-172, MY-180 … MY-186)."""

from wagonlit.core.frame import Seat
from wagonlit.core.ids import below, count, only
from wagonlit.games.mysteres.pieces.tiles import NONE
from wagonlit.games.mysteres.state import round_verbs as verbs
from wagonlit.games.mysteres.state.evening import Evening


def end_round(s: Evening) -> None:
    """MY-160 … MY-163, MY-184: points, if the word was found; the word is revealed in any case."""
    if s.finder == NONE:
        verbs.leave_unsolved(s)
    else:
        seats = below(s.seats) if s.options.together else only(s.finder) | only(s.maestro)
        verbs.score(s, seats, worth(s))
    verbs.reveal(s)


def worth(s: Evening) -> int:
    """MY-160, MY-161, MY-R5, MY-R6: every tile on its Void side, the key and special tiles too.

    MY-182, MY-183, MY-185, MY-R28, MY-R29, MY-R30: for two players those on their Text side, at least one.
    """
    return max(1, int(count(s.text))) if s.options.together else s.used()


def end_game(s: Evening) -> None:
    """MY-170, MY-171, MY-186: who won, or how well two players did."""
    if s.options.together:
        verbs.rate_team(s)
    else:
        verbs.name_winners(s, winners(s))


def winners(s: Evening) -> tuple[Seat, ...]:
    """MY-171, MY-172, MY-R24: all who have most; two players share their score, and so the first place."""
    best = max(s.scores)
    return tuple(seat for seat in range(s.seats) if s.scores[seat] == best)
