"""How long a Time show takes (ME-513 to ME-516); server, terminal and page all go by this."""

from collections import Counter
from collections.abc import Sequence

from wagonlit.core.event import Told
from wagonlit.games.mystery_express.pieces.board import PACES

LEAD_IN = 3.0  # seconds to get ready
SECONDS_A_CARD = {"normal": 1.5, "slow": 2.5, "fast": 0.8}
SECONDS_A_PILE = {"normal": 10.0, "slow": 15.0, "fast": 6.0}
BY_HAND = 3  # times as long, at the most, where everybody turns the cards
# Afterwards, by the mode of the show: to write down what one remembers, or to read what was counted.
AFTERWARDS = {"flash": 20.0, "step": 20.0, "tally": 8.0}

# The same by name, in seconds, for the page.
SHOW_SECONDS = {
    "lead_in": LEAD_IN,
    "card": SECONDS_A_CARD,
    "pile": SECONDS_A_PILE,
    "by_hand_factor": BY_HAND,
    "afterwards": AFTERWARDS,
}


def seconds(told: Sequence[Told], mode: str) -> float:
    """How long people watch what they were told, and write it down (ME-517); nothing where it is no show."""
    begun = next((one for one in told if one.event == "ShowBegun"), None)
    if begun is None:
        return 0.0
    pace = PACES[begun.facts["pace"]]
    cards = sum(one.event == "TimeShown" for one in told)
    piles = Counter(one.facts["seat"] for one in told if one.event == "PileLooked")
    passing = cards * SECONDS_A_CARD[pace] + max(piles.values(), default=0) * SECONDS_A_PILE[pace]
    return LEAD_IN + passing * (BY_HAND if mode == "step" else 1) + AFTERWARDS[mode]
