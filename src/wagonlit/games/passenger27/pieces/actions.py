# compiled by mypyc
"""The six action cards of every player, and the steps in which they are carried out."""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.ids import Ids, only

ACTIONS: Final = ["investigation", "pursuit", "tail_after", "assassination", "intrigue", "deception"]
INVESTIGATION: Final = 0
PURSUIT: Final = 1
TAIL_AFTER: Final = 2
ASSASSINATION: Final = 3
INTRIGUE: Final = 4
DECEPTION: Final = 5
NO_ACTION: Final = -1
NO_CARD: Final = 6  # an investigation that a skill grants, or a counter-investigation: no card is laid
COUNTER: Final = 7

ALL_ACTIONS: Final = 0b111111
ONE_SHOT: Final = 0b000110

# The four steps of a round (TP-302), which are also the four families of skills' triggers.
STEPS: Final = ["investigation", "assassination", "intrigue", "deception", "end"]
INVESTIGATING: Final = 0
SHOOTING: Final = 1
INTRIGUING: Final = 2
DECEIVING: Final = 3
END_OF_ROUND: Final = 4
FAMILIES: Final = 4


def of_step(step: i64) -> Ids:
    """TP-302: the action cards that are carried out in this step."""
    if step == INVESTIGATING:
        return 0b000111
    return only(step + 2)
