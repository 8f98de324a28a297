# compiled by mypyc
"""Lounge Car (ME-341 … ME-343)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Offer, Seat, Seats
from wagonlit.core.ids import only
from wagonlit.games.mystery_express.pieces.board import LOUNGE, LOUNGE_HOURS
from wagonlit.games.mystery_express.rules.picks import collect, of_all
from wagonlit.games.mystery_express.state.holdings import categories_held, holders
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.cards import reveal
from wagonlit.games.mystery_express.state.verbs.speech import name_category
from wagonlit.games.mystery_express.state.verbs.turns import spend


def begin(s: Train, seat: Seat) -> None:
    """The first question of the Lounge Car."""
    s.offer(NameCategory(seat, categories_held(s, s.others(seat))), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class NameCategory(Offer):
    """ME-341, ME-R7, ME-R18: the actor names a category of which another player has a hand card; 2 hours."""

    decision = Decision("lounge.category", "category", "ME-341")

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        spend(s, seat, LOUNGE_HOURS)
        name_category(s, seat, choice)
        showing = holders(s, choice, s.others(seat))
        s.then(RevealPicks(showing))
        collect(s, showing, of_all(choice), LOUNGE)


@mypyc_attr(acyclic=True, free_list_len=1)
class RevealPicks(Frame):
    """ME-342, ME-343: all picks are shown to all at once; each goes on its owner's discard."""

    def __init__(self, showing: Seats) -> None:
        self.showing: Final = showing

    def run(self, s: Train) -> None:
        owner: Seat
        for owner in range(s.seats):
            if self.showing & only(owner):
                reveal(s, s.sealed(owner), owner)
