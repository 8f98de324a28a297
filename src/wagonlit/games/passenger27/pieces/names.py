# compiled by mypyc
"""Small things that questions and events speak of, by name."""

from typing import Final

# Where a passenger card is put back (TP-603).
ENDS: Final = ["top", "bottom"]
TOP: Final = 0
BOTTOM: Final = 1

# What a card is given up for.
PURPOSES: Final = ["excess", "ingenious", "bold", "smoke", "counter"]
EXCESS: Final = 0
BY_INGENIOUS: Final = 1
FOR_BOLD: Final = 2
FOR_A_SHOT: Final = 3
FOR_A_COUNTER: Final = 4

# Why somebody went out (TP-904).
CAUSES: Final = ["hit", "miss"]
HIT: Final = 0
MISS: Final = 1

# How the hunt ended (TP-904).
REASONS: Final = ["last_alive", "all_out", "big_call_survivors"]
LAST_ALIVE: Final = 0
ALL_OUT: Final = 1
SURVIVORS: Final = 2

# Kinds of batches (TP-503).
VOLLEYS: Final = ["step", "finish", "big_call", "swift", "turn", "extra", "covered", "rescue"]
STEP: Final = 0  # step 2
FINISH: Final = 1  # Finish the Job
BIG_CALL: Final = 2
SWIFTLY: Final = 3
TURN: Final = 4  # one shooter's turn under Watch Your Back
EXTRA: Final = 5  # Trigger Happy after a miss that was saved
COVERED: Final = 6  # Trigger Happy after a hit (TP-509)
RESCUE: Final = 7  # Trigger Happy instead of going out (TP-508)
