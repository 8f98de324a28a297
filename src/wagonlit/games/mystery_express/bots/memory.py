"""How a bot remembers the Time shows (ME-R46, ME-R62): the engine forgets for it what the table agreed on."""

from msgspec.structs import replace

from wagonlit.core.event import Told
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express.pieces.cards import TIMES
from wagonlit.games.mystery_express.view import View


def recall_of(option: str) -> float:
    """The share of Time cards remembered: `exact`, or `lossy:R`."""
    return 1.0 if option == "exact" else float(option.partition(":")[2])


def remembered(told: Told, recall: float, rng: Rng) -> Told:
    """The same, without the Time cards that slip a bot's mind: None stands for each."""
    if told.event == "TimeShown" and not rng.chance(recall):
        return replace(told, facts={**told.facts, "time": None})
    if told.event == "PileLooked" and told.facts["times"] is not None:
        times = [time if rng.chance(recall) else None for time in told.facts["times"]]
        return replace(told, facts={**told.facts, "times": times})
    return told


def counted(view: View) -> list[int]:
    """How often each time is remembered of all shows so far."""
    return [sum(show.count(time) for show in view.time_memory.shows) for time in range(TIMES)]


def likely_time(counts: list[int], rng: Rng) -> int:
    """The value noticed least often; ties at random."""
    fewest = min(counts)
    tied = [time for time, count in enumerate(counts) if count == fewest]
    return tied[rng.below(len(tied))]
