"""How a bot remembers the Time shows (ME-R46, ME-R62)."""

from wagonlit.core.rng import Rng, derived
from wagonlit.games.mystery_express.pieces.cards import TIMES
from wagonlit.games.mystery_express.view import View


def recall_of(option: str) -> float:
    """The share of Time cards remembered: `exact`, or `lossy:R`."""
    return 1.0 if option == "exact" else float(option.partition(":")[2])


def remembered(view: View, recall: float, seed: int) -> list[int]:
    """How often each time was noticed in all shows so far.

    Every card of every show is noticed or missed by a stream of the bot's own, so the same bot in
    the same game always remembers the same.
    """
    counts = [0] * TIMES
    for number, show in enumerate(view.time_memory.shows):
        rng = Rng(derived(seed, number))
        for time in show:
            if rng.chance(recall):
                counts[time] += 1
    return counts


def likely_time(counts: list[int], rng: Rng) -> int:
    """The value noticed least often; ties at random."""
    fewest = min(counts)
    tied = [time for time, count in enumerate(counts) if count == fewest]
    return tied[rng.below(len(tied))]
