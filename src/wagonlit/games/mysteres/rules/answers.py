"""The ANSWER phase (MY-140 … MY-148, MY-165 … MY-167): declarations, proposals, judgements."""

from wagonlit.core.frame import PLAIN, TEXT, WORDS, Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, below, count, only, set_of
from wagonlit.games.mysteres.lexicon.near import nearly
from wagonlit.games.mysteres.pieces.names import (
    ACCEPT,
    DECLARATIONS,
    DECLARE,
    DECLINE,
    LATE,
    LONGEST_ANSWER,
    VERDICTS,
)
from wagonlit.games.mysteres.rules.words import WordsFrame, is_right, was_rejected
from wagonlit.games.mysteres.state import turn_verbs as verbs
from wagonlit.games.mysteres.state.evening import Evening

# Declarers in order, in the frames: four bits a seat, the first one lowest; 0 ends it.
Queue = int


def queued(seats: list[Seat]) -> Queue:
    """These seats in this order."""
    return sum((seat + 1) << 4 * place for place, seat in enumerate(seats))


def length(queue: Queue) -> int:
    """How many wait in it."""
    return (queue.bit_length() + 3) // 4


def answer_phase(s: Evening, last_tile: bool) -> None:
    """MY-140, MY-151, MY-181: a window for declarations, unless there is nobody else or no other tile."""
    others = [seat for seat in s.clockwise(s.active) if seat != s.active]
    if last_tile or not others:
        if others:
            verbs.call_all(s, tuple(others))
        s.then(Propose(s.active, queued(others), last_tile))
    else:
        s.then(Declare(set_of(others), 0, 0))


class Declare(Frame):
    """MY-140, MY-141: in any order; who let it pass may still declare until all have said something.

    Section 4.3: only then may the active player answer. A declaration is final.
    """

    decision = Decision("answer.declare", "declaration", "MY-140", window=True)

    def __init__(self, who: Seats, may: Seats, queue: Queue) -> None:
        self.who = who
        self.may = may  # they let it pass
        self.queue = queue

    def options(self, s: Evening, seat: Seat) -> Ids:
        return only(DECLARE) if self.may & only(seat) else below(len(DECLARATIONS))

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        left, may, queue = self.who & ~only(seat), self.may & ~only(seat), self.queue
        if choice == DECLARE:
            queue |= (seat + 1) << 4 * length(queue)
            verbs.declare(s, seat)
        else:
            may |= only(seat)
            verbs.waive(s, count(left))
        s.then(Declare(left, may, queue) if left else Propose(s.active, queue, False))


class Propose(WordsFrame):
    """MY-142: the active player comes first, and may decline."""

    decision = Decision(
        "answer.propose",
        TEXT,
        "MY-142",
        facts={"declarers": PLAIN, "last": PLAIN},
        longest=LONGEST_ANSWER,
        instead="silence",
        final=True,
    )

    def __init__(self, seat: Seat, queue: Queue, last_tile: bool) -> None:
        self.who = only(seat)
        self.queue = queue
        self.last_tile = last_tile

    def facts(self, s: Evening, seat: Seat) -> dict[str, int | bool]:
        return {"declarers": length(self.queue), "last": self.last_tile}

    def silences(self, s: Evening) -> Ids:
        return only(DECLINE)

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        """MY-143, MY-144: a wrong proposal costs nothing, unless somebody has declared."""
        if choice == DECLINE:
            verbs.decline(s, seat)
            next_declarer(s, self.queue, self.last_tile)
        else:
            proposed(s, seat, choice - WORDS, self.queue, self.last_tile, self.queue != 0)


class AnswerDeclared(WordsFrame):
    """MY-145, MY-R20: a declarer must answer; on the last tile, which nobody chose, they may decline."""

    decision = Decision(
        "answer.declared",
        TEXT,
        "MY-145",
        facts={"last": PLAIN},
        longest=LONGEST_ANSWER,
        instead="silence",
        final=True,
    )

    def __init__(self, seat: Seat, queue: Queue, last_tile: bool) -> None:
        self.who = only(seat)
        self.queue = queue  # who comes after
        self.last_tile = last_tile
        self.late = 0 if last_tile else only(LATE)

    def facts(self, s: Evening, seat: Seat) -> dict[str, bool]:
        return {"last": self.last_tile}

    def silences(self, s: Evening) -> Ids:
        return only(DECLINE) if self.last_tile else 0

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        if choice >= WORDS:
            proposed(s, seat, choice - WORDS, self.queue, self.last_tile, True)
            return
        if choice == DECLINE:
            verbs.decline(s, seat)
        else:
            verbs.be_late(s, seat)
            verbs.eliminate(s, seat)
        next_declarer(s, self.queue, self.last_tile)


class Judge(Frame):
    """MY-166, MY-R25, MY-R26: about other words the Maestro decides, and that is final."""

    decision = Decision(
        "answer.judge",
        "verdict",
        "MY-166",
        facts={"guesser": "seat", "words": PLAIN, "near": PLAIN},
        final=True,
    )

    def __init__(
        self, maestro: Seat, guesser: Seat, words: int, queue: Queue, last_tile: bool, risky: bool
    ) -> None:
        self.who = only(maestro)
        self.maestro = maestro
        self.guesser = guesser
        self.words = words
        self.queue = queue
        self.last_tile = last_tile
        self.risky = risky
        self.legal = below(len(VERDICTS))

    def facts(self, s: Evening, seat: Seat) -> dict[str, int | str]:
        words = s.words[self.words]
        near = nearly(words, s.entry.form(s.lang), s.lang)  # only the Maestro is asked this
        return {"guesser": self.guesser, "words": words, "near": near}

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        verbs.judge(s, self.guesser, self.words, choice == ACCEPT, True)
        judged(s, self.guesser, self.queue, self.last_tile, self.risky)


def proposed(s: Evening, seat: Seat, words: int, queue: Queue, last_tile: bool, risky: bool) -> None:
    """MY-165, MY-R32: what is plainly right, or was wrong before, is not put to the Maestro."""
    verbs.answer(s, seat, words)
    said = s.words[words]
    right = is_right(s, said)
    if right or was_rejected(s, said):
        verbs.judge(s, seat, words, right, False)
        judged(s, seat, queue, last_tile, risky)
    else:
        s.then(Judge(s.maestro, seat, words, queue, last_tile, risky))


def judged(s: Evening, seat: Seat, queue: Queue, last_tile: bool, risky: bool) -> None:
    """MY-144 … MY-147, MY-R22: the right answer ends it all, a wrong one may cost the round."""
    if s.finder == seat:
        return
    if risky:
        verbs.eliminate(s, seat)
    next_declarer(s, queue, last_tile)


def next_declarer(s: Evening, queue: Queue, last_tile: bool) -> None:
    """MY-145, MY-R21: in the order of the declarations; after the last one the phase is over."""
    if queue:
        s.then(AnswerDeclared((queue & 15) - 1, queue >> 4, last_tile))
