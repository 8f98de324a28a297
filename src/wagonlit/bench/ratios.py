"""What is compared with whom, and how much is asked of it."""

from collections.abc import Mapping
from typing import Final

import msgspec

from wagonlit.bench.rounds import is_cost

GOAL: Final = "goal"
GATE: Final = "gate"
MISSED: Final = "missed"


class Ratio(msgspec.Struct, frozen=True):
    """Ours against theirs: below the gate is a fault, the goal is what we want."""

    name: str
    ours: str
    theirs: str
    gate: float
    goal: float

    def reached(self, value: float) -> str:
        """The higher mark that the value reaches."""
        if value >= self.goal:
            return GOAL
        return GATE if value >= self.gate else MISSED


RATIOS: Final = (
    Ratio("bulk_vs_catanatron", "bulk", "catanatron_play", 300, 1000),
    Ratio("bulk_vs_openspiel_hearts", "bulk", "openspiel_hearts_bulk", 1.5, 4),
    Ratio("python_vs_openspiel_hearts", "python", "openspiel_hearts_python", 4, 8),
    Ratio("clone_vs_catanatron", "clone", "catanatron_clone", 200, 450),
    Ratio("pure_vs_catanatron", "pure", "catanatron_play", 5, 12),
    Ratio("search_vs_openspiel_hearts", "search", "openspiel_hearts_search", 1.5, 5),
    Ratio("search_early_vs_openspiel_hearts", "search_early", "openspiel_hearts_search_early", 1.5, 5),
)


def ratios(ours: Mapping[str, float], theirs: Mapping[str, float]) -> dict[str, float]:
    """Every ratio both sides of which were measured; larger is better."""
    return {
        ratio.name: times_better(ratio.ours, ours[ratio.ours], theirs[ratio.theirs])
        for ratio in RATIOS
        if ratio.ours in ours and ratio.theirs in theirs
    }


def times_better(measure: str, ours: float, theirs: float) -> float:
    """How many times better ours is: less cost, or more a second."""
    return theirs / ours if is_cost(measure) else ours / theirs
