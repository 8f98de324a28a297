"""What is compared with whom; how much is asked of it, each game says itself."""

from collections.abc import Mapping
from typing import Final

import msgspec

from wagonlit.bench.rounds import is_cost
from wagonlit.core.game import SpeedTarget

GOAL: Final = "goal"
GATE: Final = "gate"
MISSED: Final = "missed"


class Ratio(msgspec.Struct, frozen=True):
    """Ours against theirs."""

    name: str
    ours: str
    theirs: str


RATIOS: Final = (
    Ratio("bulk_vs_catanatron", "bulk", "catanatron_play"),
    Ratio("bulk_vs_openspiel_hearts", "bulk", "openspiel_hearts_bulk"),
    Ratio("python_vs_openspiel_hearts", "python", "openspiel_hearts_python"),
    Ratio("clone_vs_catanatron", "clone", "catanatron_clone"),
    Ratio("pure_vs_catanatron", "pure", "catanatron_play"),
    Ratio("search_vs_openspiel_hearts", "search", "openspiel_hearts_search"),
    Ratio("search_early_vs_openspiel_hearts", "search_early", "openspiel_hearts_search_early"),
    # Only of games that plan over chance, where nothing is hidden: simulations by their own policy.
    Ratio("planner_vs_openspiel_backgammon", "planner", "openspiel_backgammon_search"),
)


def ratios(ours: Mapping[str, float], theirs: Mapping[str, float]) -> dict[str, float]:
    """Every ratio both sides of which were measured; larger is better."""
    return {
        ratio.name: times_better(ratio.ours, ours[ratio.ours], theirs[ratio.theirs])
        for ratio in RATIOS
        if ratio.ours in ours and ratio.theirs in theirs
    }


def own_ratios(ours: Mapping[str, float], pairs: Mapping[str, tuple[str, str]]) -> dict[str, float]:
    """The same between two measures of a game itself."""
    return {name: times_better(better, ours[better], ours[worse]) for name, (better, worse) in pairs.items()}


def times_better(measure: str, ours: float, theirs: float) -> float:
    """How many times better ours is: less cost, or more a second."""
    return theirs / ours if is_cost(measure) else ours / theirs


def reached(target: SpeedTarget, value: float) -> str:
    """The higher mark that the value reaches: below the gate is a fault, the goal is what we want."""
    if value >= target.goal:
        return GOAL
    return GATE if value >= target.gate else MISSED
