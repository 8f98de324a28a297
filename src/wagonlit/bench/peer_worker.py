"""A process that measures: the loop every worker runs, and the measures of the peers.

Run as a script by the peers' own interpreter, so it imports nothing but the standard library
and the peers. It reads `{"measure": name, "seconds": s}` and writes `{"count": n, "seconds": t}`,
one JSON line each; its first line says what it can measure and which peers are left out.
"""

import gc
import json
import logging
import os
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from itertools import cycle
from typing import Protocol, TextIO

Measure = Callable[[], int]  # does one batch of work; how many decisions, simulations or clones

CLONES = 200
ROLLOUTS = 3000
SIMULATIONS = 1000
POSITIONS = 8  # of each part of a game, searched in turn
HALFWAY = 0.5  # of a game's decisions
CATAN_TICKS = 150  # into the middle of a game


class SpielState(Protocol):
    """What is used of open_spiel."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> "SpielState": ...


class SpielGame(Protocol):
    def new_initial_state(self) -> SpielState: ...


def answers_only() -> TextIO:
    """The pipe to the parent; whatever a library prints goes to the complaints instead."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return answers


def timed(measure: Measure, seconds: float) -> dict[str, float]:
    """Repeat the measure for that long."""
    count = 0
    begun = now = time.perf_counter()
    while now < begun + seconds:
        count += measure()
        now = time.perf_counter()
    return {"count": count, "seconds": now - begun}


def serve(
    measures: Mapping[str, Measure], facts: Mapping[str, object], requests: Iterable[str], answers: TextIO
) -> None:
    """Say what can be measured, then measure what is asked until the parent closes the pipe."""
    gc.collect()
    gc.freeze()
    tell({"measures": list(measures), **facts}, answers)
    for line in requests:
        request = json.loads(line)
        try:
            answer: Mapping[str, object] = timed(measures[request["measure"]], request["seconds"])
        except Exception as fault:
            answer = {"error": reason(fault)}
        tell(answer, answers)


def tell(facts: Mapping[str, object], answers: TextIO) -> None:
    """One line to the parent."""
    answers.write(json.dumps(facts) + "\n")
    answers.flush()


def reason(fault: Exception) -> str:
    """The fault in one line."""
    return f"{type(fault).__name__}: {fault}".splitlines()[0]


def clones(clone: Callable[[], object]) -> Measure:
    """Clone the same position again and again."""

    def batch() -> int:
        for _ in range(CLONES):
            clone()
        return CLONES

    return batch


def chance(s: SpielState) -> int:
    """An outcome of the chance node, as often as it is likely."""
    rest = random.random()
    outcomes = s.chance_outcomes()
    for outcome, likely in outcomes:
        rest -= likely
        if rest < 0:
            return outcome
    return outcomes[-1][0]


def spiel_playout(s: SpielState) -> int:
    """Play at random to the end, every decision through Python; how many the players took."""
    taken = 0
    while not s.is_terminal():
        if s.is_chance_node():
            s.apply_action(chance(s))
            continue
        legal = s.legal_actions()
        s.apply_action(legal[int(random.random() * len(legal))])
        taken += 1
    return taken


def dealt(game: SpielGame) -> SpielState:
    """The first decision after a deal; not one that is forced, for there a search stops at once."""
    while True:
        s = game.new_initial_state()
        while s.is_chance_node():
            s.apply_action(chance(s))
        if len(s.legal_actions()) > 1:
            return s


def spiel_rollouts(game: SpielGame, s: SpielState) -> Measure:
    """Rollouts inside C++: one simulation with many rollouts; their length is known on average."""
    spiel = import_module("pyspiel")
    mean = sum(spiel_playout(s.clone()) for _ in range(400)) / 400

    def batch() -> int:
        evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(20))
        spiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False).mcts_search(s)
        return round(ROLLOUTS * mean)

    return batch


def spiel_position(game: SpielGame, share: float) -> SpielState:
    """A real choice after that share of a game's decisions, in a game played at random.

    The share is 0 or more than a quarter: OpenSpiel's search of hearts crashes while cards are passed.
    """
    while True:
        s = dealt(game)
        before = int(share * spiel_playout(s.clone()))
        taken = 0
        while not s.is_terminal():
            legal = s.legal_actions()
            if taken >= before and len(legal) > 1:
                return s
            s.apply_action(random.choice(legal))
            taken += 1


def spiel_search(game: SpielGame, share: float) -> Measure:
    """IS-MCTS inside C++, one position after the other: each simulation imagines and plays to the end."""
    spiel = import_module("pyspiel")
    final = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    turns = cycle([spiel_position(game, share) for _ in range(POSITIONS)])

    def batch() -> int:
        evaluator = spiel.RandomRolloutEvaluator(1, random.getrandbits(20))
        seed = random.getrandbits(20)
        s = next(turns)
        spiel.ISMCTSBot(seed, evaluator, 2.0, SIMULATIONS, -1, final, False, False).step(s)
        return SIMULATIONS

    return batch


def spiel_plans(game: SpielGame) -> Measure:
    """MCTS inside C++ of a game with dice in which nothing is hidden; each simulation plays to the end."""
    spiel = import_module("pyspiel")
    turns = cycle([spiel_position_with_dice(game) for _ in range(POSITIONS)])

    def batch() -> int:
        evaluator = spiel.RandomRolloutEvaluator(1, random.getrandbits(20))
        seed = random.getrandbits(20)
        spiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, seed, False).mcts_search(next(turns))
        return SIMULATIONS

    return batch


def spiel_position_with_dice(game: SpielGame) -> SpielState:
    """A real choice half-way through a game played at random."""
    while True:
        s = game.new_initial_state()
        before = int(HALFWAY * spiel_playout(s.clone()))
        taken = 0
        while not s.is_terminal():
            if s.is_chance_node():
                s.apply_action(chance(s))
                continue
            legal = s.legal_actions()
            if taken >= before and len(legal) > 1:
                return s
            s.apply_action(random.choice(legal))
            taken += 1


def open_spiel() -> dict[str, Measure]:
    """Hearts in every way; Hanabi through Python; backgammon, which is planned over dice."""
    spiel = import_module("pyspiel")
    hearts: SpielGame = spiel.load_game("hearts")
    hanabi: SpielGame = spiel.load_game("hanabi(players=4)")
    backgammon: SpielGame = spiel.load_game("backgammon")
    s = dealt(hearts)
    return {
        "openspiel_hearts_python": lambda: spiel_playout(hearts.new_initial_state()),
        "openspiel_hearts_bulk": spiel_rollouts(hearts, s),
        "openspiel_hearts_search": spiel_search(hearts, HALFWAY),
        "openspiel_hearts_search_early": spiel_search(hearts, 0),
        "openspiel_hearts_clone": clones(s.clone),
        "openspiel_backgammon_search": spiel_plans(backgammon),
        "openspiel_hanabi_python": lambda: spiel_playout(hanabi.new_initial_state()),
    }


def catanatron() -> dict[str, Measure]:
    """Four random players, and the copy of a game in its middle."""
    catan = import_module("catanatron")
    colors = [catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE]

    def play() -> int:
        game = catan.Game([catan.RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions)

    middle = catan.Game([catan.RandomPlayer(color) for color in colors])
    for _ in range(CATAN_TICKS):
        middle.play_tick()
    return {"catanatron_play": play, "catanatron_clone": clones(middle.copy)}


class Chooser:
    """A player of rlcard that chooses at random and counts."""

    use_raw = False

    def __init__(self) -> None:
        self.taken = 0

    def step(self, state: Mapping[str, Mapping[int, object]]) -> int:
        self.taken += 1
        legal = list(state["legal_actions"])
        return legal[int(random.random() * len(legal))]

    def eval_step(self, state: Mapping[str, Mapping[int, object]]) -> tuple[int, dict[str, object]]:
        return self.step(state), {}


def rlcard() -> dict[str, Measure]:
    """Uno between random players."""
    table = import_module("rlcard").make("uno")
    chooser = Chooser()
    table.set_agents([chooser] * table.num_players)

    def play() -> int:
        before = chooser.taken
        table.run(is_training=False)
        return chooser.taken - before

    return {"rlcard_uno_play": play}


PEERS: dict[str, Callable[[], dict[str, Measure]]] = {
    "open_spiel": open_spiel,
    "catanatron": catanatron,
    "rlcard": rlcard,
}


def main() -> None:
    """Offer what every peer that can be imported has; say who cannot."""
    answers = answers_only()
    warnings.filterwarnings("ignore")
    logging.disable(logging.CRITICAL)
    random.seed(1)
    measures: dict[str, Measure] = {}
    left_out: dict[str, str] = {}
    for peer, prepare in PEERS.items():
        try:
            offered = prepare()
            for measure in offered.values():
                measure()
        except Exception as fault:
            left_out[peer] = reason(fault)
            continue
        measures.update(offered)
    serve(measures, {"left_out": left_out}, sys.stdin, answers)


if __name__ == "__main__":
    main()
