# compiled by mypyc
"""How seats play while somebody searches."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, only
from wagonlit.core.rng import Rng

UNLIKE: Final = -1  # no answer; the key of a position that is like no other


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers for every seat of a simulation: fast, and well enough that the end of it means something.

    It may remember what it has worked out, but not so that an answer depends on it.
    """

    def choose(self, s: Any, seat: Seat, rng: Rng) -> i64:
        """What this seat answers now."""
        raise NotImplementedError

    def sensible(self, s: Any, seat: Seat) -> Ids:
        """Which answers a plan may try: all that are possible, unless a game knows what is of no use."""
        legal: Ids = s.agenda.options(s, seat)
        return legal

    def heed(self, s: Any, seat: Seat, wanted: i64) -> i64:
        """The answer that brings closer what somebody proposes; UNLIKE: it is done, or cannot be done."""
        if s.agenda.options(s, seat) & only(wanted):
            return wanted
        return UNLIKE

    def key(self, s: Any) -> i64:
        """Positions with the same key are worth the same, so only one of them is tried."""
        return UNLIKE

    def worth(self, s: Any, seat: Seat) -> i64:
        """What a finished simulation is worth to whoever plans, from 0 to 1000."""
        worth: i64 = s.standing(seat)
        return worth
