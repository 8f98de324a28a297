# compiled by mypyc
"""The end of the game (ME-701 … ME-708)."""

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.form import Form
from wagonlit.core.frame import Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, lowest, members, single
from wagonlit.games.mystery_express import events as told
from wagonlit.games.mystery_express.pieces.cards import TIME
from wagonlit.games.mystery_express.pieces.papers import entries, right_entries, right_lines, wrong_entries
from wagonlit.games.mystery_express.rules.lines import Paper
from wagonlit.games.mystery_express.state.train import ANSWER, TELEGRAM, Train
from wagonlit.games.mystery_express.state.verbs.secrets import write_answer


def begin_answers(s: Train) -> None:
    """ME-701, ME-708: only now, in Istanbul, does everybody answer."""
    s.then(WriteAnswer(s.everyone(), 0), Unmasking())


@mypyc_attr(acyclic=True, free_list_len=1)
class WriteAnswer(Paper):
    """ME-701, ME-R42: for each category an element still in the game, or blank; in secret."""

    decision = Decision("final.entry", "element", "ME-701", facts={"category": "category"}, sealed=True)

    def fill(self, s: Train, seat: Seat, part: i64, choice: i64) -> None:
        write_answer(s, seat, part, choice)

    def going_on(self, who: Seats, filled: i64) -> Form:
        return WriteAnswer(who, filled)


@mypyc_attr(acyclic=True, free_list_len=1)
class Unmasking(Frame):
    """ME-701, ME-803, ME-R43: all answers are in; now everything is revealed."""

    def run(self, s: Train) -> None:
        if s.journal is None:
            return
        category: i64
        for category in range(TIME + 1):
            s.tell("SolutionUnmasked", category, s.culprit(category))
        seat: Seat
        for seat in range(s.seats):
            s.tell(told.AnswerRead(seat, entries(s.paper(ANSWER, seat)), s.score(seat)))
        for seat in range(s.seats):
            telegram = s.paper(TELEGRAM, seat)
            right = right_entries(telegram, s.solution)
            wrong = wrong_entries(telegram, s.solution)
            s.tell(told.TelegramRead(seat, entries(telegram), right, wrong))
        conclude(s)


def conclude(s: Train) -> None:
    """ME-703: who has won, and what it was all about."""
    best = s.winners()
    found: Ids = 0
    seat: Seat
    for seat in members(best):
        found |= right_lines(s.paper(ANSWER, seat), s.solution)
    crime = entries(s.solution)
    s.tell(told.GameWon(tuple(members(best)), s.score(lowest(best)), not single(best), found, *crime))
