"""Turns (MY-120 … MY-122), and what is checked after each (MY-150 … MY-153)."""

from wagonlit.core.frame import PLAIN, Decision, Frame, Offer, Seat
from wagonlit.core.ids import Ids, count, has, lowest, only, single
from wagonlit.games.mysteres.pieces.tiles import CLUE_TILES, NONE, VERIFICATION
from wagonlit.games.mysteres.rules.answers import answer_phase
from wagonlit.games.mysteres.rules.closing import end_round
from wagonlit.games.mysteres.rules.clues import ask_for_clue
from wagonlit.games.mysteres.rules.specials import turn_special, verifiable
from wagonlit.games.mysteres.state import turn_verbs as verbs
from wagonlit.games.mysteres.state.evening import Evening
from wagonlit.games.mysteres.state.round_verbs import begin_turn, give_last_turn


class Turns(Frame):
    """MY-115, MY-120, MY-148, MY-153: turn after turn, until the round is over."""

    def run(self, s: Evening) -> None:
        if is_over(s):
            end_round(s)
            return
        if not s.options.together and count(s.in_play) == 1 and s.seats > 2:
            give_last_turn(s, lowest(s.in_play))  # MY-150, MY-R11
        begin_turn(s, s.clockwise(s.maestro if s.active == NONE else s.active)[0])
        s.then(Turns())
        s.offer(ChooseTile(s.active, choosable(s)), s.active)


def is_over(s: Evening) -> bool:
    """MY-150 … MY-153, MY-R9, MY-R10, MY-R12: found, all out, no tile left, or a last turn is over."""
    return s.finder != NONE or not s.in_play or not s.text or s.last_turn


def choosable(s: Evening) -> Ids:
    """MY-121, MY-122, MY-R16: tiles on their Text side; Verification only if it can do something."""
    others = s.text & ~only(VERIFICATION)
    return s.text if verifiable(s) or not others else others


class ChooseTile(Offer):
    """MY-120, MY-121, MY-R37: the active player must choose; the Maestro never does."""

    decision = Decision("turn.tile", "tile", "MY-121", facts={"together": PLAIN})

    def __init__(self, seat: Seat, legal: Ids) -> None:
        super().__init__(seat, legal)

    def facts(self, s: Evening, seat: Seat) -> dict[str, bool]:
        return {"together": s.options.together}

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        """MY-130, MY-151, MY-R8: the key answers for itself; the last tile is the last on its Text side."""
        last_tile = single(s.text)
        verbs.choose_tile(s, seat, choice)
        if choice == s.key:
            verbs.confirm_key(s, choice)
            answer_phase(s, last_tile)
        elif has(CLUE_TILES, choice):
            ask_for_clue(s, choice, choice, last_tile)
        else:
            turn_special(s, choice, last_tile)
