"""What a benchmark found, as it is kept in JSON."""

import os
import platform
from collections.abc import Mapping

import msgspec

from wagonlit.bench.ratios import own_ratios, ratios
from wagonlit.bench.rounds import Outcome, is_cost
from wagonlit.core.game import SpeedTarget

OF_EVERY_GAME = ("bulk", "python", "pure", "clone", "search", "search_early")


class Machine(msgspec.Struct, frozen=True):
    """Where it was measured."""

    python: str
    system: str
    processor: str
    cpus: int


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A peer's median: how many a second, or nanoseconds for one."""

    per_s: float | None = None
    ns: float | None = None


class GameFigures(msgspec.Struct, frozen=True):
    """Our medians for one game, and each ratio to a peer: ours against theirs, larger is better.

    `targets` is what the game asks of its ratios; of one without a target, nothing is asked.
    """

    bulk_per_s: float  # decisions of random games played inside the engine
    python_per_s: float  # decisions driven one by one from Python
    pure_per_s: float  # as bulk, by the same code not compiled
    clone_ns: float  # one clone of a game in its middle, from Python
    search_per_s: float  # simulations half-way through a game: imagine what is hidden, play to the end
    search_early_per_s: float  # the same after a tenth of it
    own_per_s: dict[str, float]  # what the game measures of itself
    ratios: dict[str, float]
    targets: dict[str, SpeedTarget]


class Report(msgspec.Struct, frozen=True):
    """Medians over all rounds; `compiled` is false if the installed engine is plain Python."""

    machine: Machine
    rounds: int
    seconds: float
    compiled: bool
    peers: dict[str, Figure]
    left_out: dict[str, str]
    games: dict[str, GameFigures]

    def to_json(self) -> str:
        """The report as a JSON text."""
        return msgspec.json.format(msgspec.json.encode(self).decode(), indent=2)


def this_machine() -> Machine:
    """The machine we run on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Machine(python, platform.system(), platform.machine(), os.cpu_count() or 1)


Pairs = Mapping[str, tuple[str, str]]  # ratios of a game's own measures


def composed(
    outcome: Outcome,
    games: Mapping[str, Mapping[str, SpeedTarget]],
    compiled: bool,
    left_out: dict[str, str],
    own: Mapping[str, Pairs] | None = None,
) -> Report:
    """What the medians of all measures say of these games, each with what it asks of its ratios."""
    ours = {game: _of_game(game, outcome.medians) for game in games}
    named = {f"{game} {name}" for game in games for name in ours[game]}
    theirs = {name: value for name, value in outcome.medians.items() if name not in named}
    pairs = own or {}
    return Report(
        machine=this_machine(),
        rounds=outcome.rounds,
        seconds=outcome.seconds,
        compiled=compiled,
        peers={name: _figure(name, value) for name, value in theirs.items()},
        left_out={**left_out, **outcome.failed},
        games={
            game: _game_figures(found, theirs, games[game], pairs.get(game, {}))
            for game, found in ours.items()
        },
    )


def _of_game(game: str, medians: Mapping[str, float]) -> dict[str, float]:
    own = f"{game} "
    return {name.removeprefix(own): value for name, value in medians.items() if name.startswith(own)}


def _figure(name: str, value: float) -> Figure:
    return Figure(ns=value) if is_cost(name) else Figure(per_s=value)


def _game_figures(
    found: Mapping[str, float], theirs: Mapping[str, float], targets: Mapping[str, SpeedTarget], own: Pairs
) -> GameFigures:
    return GameFigures(
        bulk_per_s=found["bulk"],
        python_per_s=found["python"],
        pure_per_s=found["pure"],
        clone_ns=found["clone"],
        search_per_s=found["search"],
        search_early_per_s=found["search_early"],
        own_per_s={name: value for name, value in found.items() if name not in OF_EVERY_GAME},
        ratios={**ratios(found, theirs), **own_ratios(found, own)},
        targets=dict(targets),
    )
