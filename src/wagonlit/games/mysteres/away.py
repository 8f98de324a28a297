"""What is answered for somebody who is away or too late (section 4.4)."""

from typing import Final

from wagonlit.core.ask import Ask
from wagonlit.core.rng import Rng
from wagonlit.games.mysteres.pieces.names import DECLINE, KEEP, LATE, PASS, REJECT, UNKNOWN, WAIVE

# What is wished for first, by question; about tiles it is left to chance.
WISHES: Final = {
    "round.keep": (KEEP,),
    "turn.clue": (PASS,),
    "turn.question": (LATE,),
    "turn.reply": (UNKNOWN,),
    "answer.declare": (WAIVE,),
    "answer.propose": (DECLINE,),
    "answer.declared": (DECLINE, LATE),
    "answer.judge": (REJECT,),
}


def default_answer(ask: Ask, rng: Rng) -> int:
    """The quietest answer; it may be one that only the clock gives (`Ask.late`)."""
    possible = [*ask.options, *ask.late]
    for choice in WISHES.get(ask.decision, ()):
        if choice in possible:
            return choice
    return possible[rng.below(len(possible))]
