# compiled by mypyc
"""Telegram and revelation in Budapest (ME-541 … ME-552)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.form import Form
from wagonlit.core.frame import Decision, Frame, Seat, Seats
from wagonlit.core.ids import only
from wagonlit.games.mystery_express.pieces.board import END_TURN
from wagonlit.games.mystery_express.rules.lines import Paper
from wagonlit.games.mystery_express.rules.picks import ANY, collect, of_all
from wagonlit.games.mystery_express.state.holdings import with_cards
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.cards import unveil
from wagonlit.games.mystery_express.state.verbs.secrets import write_telegram


def begin_telegrams(s: Train) -> None:
    """ME-541: every player, for each of the five categories."""
    s.then(WriteTelegram(s.everyone(), 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class WriteTelegram(Paper):
    """ME-541, ME-R42: an element still in the game, or blank; secret until the end."""

    decision = Decision(
        "telegram.entry", "element", "ME-541", facts={"category": "category"}, stays_sealed=True
    )

    def fill(self, s: Train, seat: Seat, part: i64, choice: i64) -> None:
        write_telegram(s, seat, part, choice)

    def going_on(self, who: Seats, filled: i64) -> Form:
        return WriteTelegram(who, filled)


@mypyc_attr(acyclic=True, free_list_len=1)
class Revelation(Frame):
    """ME-551, ME-552, ME-R41: each player with cards picks one in secret."""

    def run(self, s: Train) -> None:
        revealing = with_cards(s, s.everyone())
        s.then(UnveilPicks(revealing))
        # The pick belongs to no action: END_TURN stands for "in the city".
        collect(s, revealing, of_all(ANY), END_TURN)


@mypyc_attr(acyclic=True, free_list_len=1)
class UnveilPicks(Frame):
    """ME-551: all are revealed together and stay face up, out of play."""

    def __init__(self, revealing: Seats) -> None:
        self.revealing: Final = revealing

    def run(self, s: Train) -> None:
        seat: Seat
        for seat in range(s.seats):
            if self.revealing & only(seat):
                unveil(s, seat, s.sealed(seat))
