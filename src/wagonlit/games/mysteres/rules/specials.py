"""Special tiles (MY-190 … MY-199)."""

from wagonlit.core.frame import PLAIN, TEXT, WORDS, Decision, Frame, Offer, Seat
from wagonlit.core.ids import Ids, below, has, only, set_of
from wagonlit.games.mysteres.pieces.names import LATE, LONGEST_QUESTION, REPLIES, SHORTEST_QUESTION
from wagonlit.games.mysteres.pieces.tiles import (
    ADJECTIVE,
    DIRECT_QUESTION,
    DOUBLE_PROPOSAL,
    FIRST_LETTER,
    VERIFICATION,
    WORD_COUNT,
)
from wagonlit.games.mysteres.rules.answers import answer_phase
from wagonlit.games.mysteres.rules.clues import ask_for_clue
from wagonlit.games.mysteres.rules.words import WordsFrame
from wagonlit.games.mysteres.state import turn_verbs as verbs
from wagonlit.games.mysteres.state.evening import Evening


def turn_special(s: Evening, tile: int, last_tile: bool) -> None:
    """MY-192, MY-199: what the tile does in place of a clue; then the ANSWER phase as usual."""
    if tile == VERIFICATION and (targets := verifiable(s)):
        s.offer(NameTarget(s.active, targets, last_tile), s.active)
    elif tile == DOUBLE_PROPOSAL:
        verbs.turn_special(s, tile)
        s.then(SecondPhase(s.active, last_tile))
        answer_phase(s, last_tile)
    elif tile == VERIFICATION:  # MY-R16: nothing to verify
        verbs.turn_special(s, tile)
        answer_phase(s, last_tile)
    else:
        carry_out(s, tile, tile, last_tile)


def carry_out(s: Evening, tile: int, target: int, last_tile: bool) -> None:
    """MY-194 … MY-198: what the target asks for; the tile that is turned may be Verification."""
    if target == DIRECT_QUESTION:
        s.then(AskQuestion(s.active, tile, last_tile))
        return
    if target not in (FIRST_LETTER, WORD_COUNT):
        ask_for_clue(s, tile, target, last_tile)
        return
    if target == FIRST_LETTER:
        verbs.tell_letter(s, tile)
    else:
        verbs.tell_count(s, tile)
    answer_phase(s, last_tile)


def verifiable(s: Evening) -> Ids:
    """MY-R15: tiles that received a clue, and those whose effect can be had once more."""
    special = s.void & set_of([ADJECTIVE, FIRST_LETTER, WORD_COUNT, DIRECT_QUESTION])
    return set_of(s.clued()) | special


class NameTarget(Offer):
    """MY-198: the active player names another tile on its Void side."""

    decision = Decision("turn.target", "tile", "MY-198")

    def __init__(self, seat: Seat, legal: Ids, last_tile: bool) -> None:
        super().__init__(seat, legal)
        self.last_tile = last_tile

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        verbs.name_target(s, seat, choice)
        carry_out(s, VERIFICATION, choice, self.last_tile)


class AskQuestion(WordsFrame):
    """MY-197, MY-R18: any closed question; the engine does not look into it, since that could leak."""

    decision = Decision(
        "turn.question", TEXT, "MY-197", longest=LONGEST_QUESTION, instead="silence", final=True
    )
    shortest = SHORTEST_QUESTION

    def __init__(self, seat: Seat, tile: int, last_tile: bool) -> None:
        self.who = only(seat)
        self.tile = tile
        self.last_tile = last_tile
        self.late = only(LATE)

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        if choice == LATE:
            verbs.miss_question(s, seat, self.tile)
            answer_phase(s, self.last_tile)
        else:
            verbs.ask_question(s, seat, self.tile, choice - WORDS)
            s.then(Reply(s.maestro, choice - WORDS, self.last_tile))


class Reply(Frame):
    """MY-197: the Maestro tells the truth: yes, no, or that they do not know."""

    decision = Decision("turn.reply", "reply", "MY-197", facts={"words": PLAIN}, final=True)

    def __init__(self, maestro: Seat, words: int, last_tile: bool) -> None:
        self.who = only(maestro)
        self.maestro = maestro
        self.words = words
        self.last_tile = last_tile
        self.legal = below(len(REPLIES))

    def facts(self, s: Evening, seat: Seat) -> dict[str, str]:
        return {"words": s.words[self.words]}

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        verbs.reply(s, choice)
        answer_phase(s, self.last_tile)


class SecondPhase(Frame):
    """MY-193, MY-R14: Double Proposal's second ANSWER phase, if there is still something to find and try."""

    def __init__(self, seat: Seat, last_tile: bool) -> None:
        self.seat = seat
        self.last_tile = last_tile

    def run(self, s: Evening) -> None:
        if s.finder < 0 and has(s.in_play, self.seat):
            verbs.grant_second(s, self.seat)
            answer_phase(s, self.last_tile)
