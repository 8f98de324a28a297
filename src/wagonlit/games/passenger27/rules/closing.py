# compiled by mypyc
"""The end of a round (TP-308), and of the last one (TP-903)."""

from mypy_extensions import mypyc_attr

from wagonlit.core.frame import Frame, Seat
from wagonlit.core.ids import only
from wagonlit.games.passenger27.pieces.incidents import FINISH_THE_JOB, FOOL_ME_TWICE, THE_BIG_CALL
from wagonlit.games.passenger27.pieces.names import BIG_CALL, FINISH, SURVIVORS
from wagonlit.games.passenger27.rules.assassination import assassinate
from wagonlit.games.passenger27.rules.disguises import Limit
from wagonlit.games.passenger27.rules.ending import end
from wagonlit.games.passenger27.state.hunt import THROWN, Hunt
from wagonlit.games.passenger27.state.verbs.disguises import give_back
from wagonlit.games.passenger27.state.verbs.skills import take_back
from wagonlit.games.passenger27.state.verbs.train import end_round


def close(s: Hunt) -> None:
    """TP-308: first the shots of this incident, then what comes back."""
    if s.incident == THE_BIG_CALL:
        s.then(LastStop())
        assassinate(s, s.living, BIG_CALL)
        return
    s.then(EndRound())
    if s.incident == FINISH_THE_JOB:
        assassinate(s, s.living, FINISH)
    elif s.incident == FOOL_ME_TWICE:
        s.then(ComeBack())


@mypyc_attr(acyclic=True, free_list_len=1)
class LastStop(Frame):
    """TP-903, TP-R61: several have survived the Big Call, so nobody wins."""

    def run(self, s: Hunt) -> None:
        end(s, SURVIVORS)


@mypyc_attr(acyclic=True, free_list_len=1)
class ComeBack(Frame):
    """TP-810, TP-R48: Fool Me Twice gives back what the living discarded in this round."""

    def run(self, s: Hunt) -> None:
        seat: Seat
        for seat in range(s.seats):
            if s.living & only(seat):
                take_back(s, seat, s.pile(seat) & s.rows[THROWN + seat])
                give_back(s, seat)
        s.then(Limit(s.living))


@mypyc_attr(acyclic=True, free_list_len=1)
class EndRound(Frame):
    """TP-810, TP-R48, TP-308: when nothing more comes back, cards go back to hand; the next round follows."""

    def run(self, s: Hunt) -> None:
        end_round(s)
