"""How our games are driven when they are measured: all the benchmark knows of the engine."""

from itertools import cycle
from typing import Any

from wagonlit.bench.peer_worker import HALFWAY, POSITIONS, Measure, clones
from wagonlit.bots.random import Random
from wagonlit.core import frame
from wagonlit.core.frame import CHANCE, NOBODY, State, answer, options, settle
from wagonlit.core.game import Game
from wagonlit.core.ids import lowest
from wagonlit.core.imagining import Imaginer
from wagonlit.core.match import Match
from wagonlit.core.playout import drawn, playouts
from wagonlit.core.rng import Rng
from wagonlit.games import find
from wagonlit.kit.search.tree import simulate

PLAYERS = 4  # as the peers' games have
GAMES = 50  # in one batch
SIMULATIONS = 1000  # of one tree, as many as the peer's
EARLY = 0.1  # of a game's decisions: set up, and play has begun
SLOWLY = 10  # games in one batch, if the engine is not compiled


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return not frame.__file__.endswith(".py")


def everything(name: str) -> dict[str, Measure]:
    """All measures of a game but `pure`."""
    rng = Rng(1)
    start = started(name)
    games = GAMES if is_compiled() else SLOWLY
    return {
        "bulk": lambda: playouts(start, rng, games),
        "python": lambda: driven(start.clone(), rng),
        "clone": clones(halfway(start).clone),
        "search": search(name, rng, HALFWAY),
        "search_early": search(name, rng, EARLY),
        **find(name).measures(),
    }


def pure(name: str) -> dict[str, Measure]:
    """Random games inside the engine that is not compiled, and the game's own measures."""
    rng = Rng(1)
    start = started(name)
    own = {f"{measure}_pure": work for measure, work in find(name).measures().items()}
    return {"pure": lambda: playouts(start, rng, 1), **own}


def agreed(game: Game) -> dict[str, Any]:
    """A table of four, or of as near to four as this game can have."""
    seats = min(game.players, key=lambda count: abs(count - PLAYERS))
    return game.with_seats({}, seats)


def started(name: str) -> State:
    """A game with the usual options, before anything is dealt."""
    game = find(name)
    begun: State = game.start(game.options(agreed(game)))
    return begun


def driven(s: State, rng: Rng, most: int = -1) -> int:
    """Answer at random from Python to the end, or that many decisions; how many the seats took."""
    taken = 0
    waiting = settle(s)
    while waiting != NOBODY and taken != most:
        if waiting == CHANCE:
            waiting = answer(s, CHANCE, drawn(s, rng))
            continue
        seat = lowest(waiting)
        legal = options(s, seat)
        waiting = answer(s, seat, rng.one_of(legal))
        taken += 1
    return taken


def halfway(start: State) -> State:
    """A random game after half of its decisions."""
    length = driven(start.clone(), Rng(1))
    middle = start.clone()
    driven(middle, Rng(1), length // 2)
    return middle


def search(name: str, rng: Rng, share: float) -> Measure:
    """Simulations after that share of a game, as the peer's: imagine what is hidden, play to the end."""
    game = find(name)
    seats = game.seats(game.options(agreed(game)))
    turns = cycle([_searching(name, share, seed) for seed in range(POSITIONS)])
    simulations = SIMULATIONS if is_compiled() else SLOWLY

    def batch() -> int:
        imaginer, seat = next(turns)
        return simulate(imaginer, seat, rng, simulations, seats).visits

    return batch


def _searching(name: str, share: float, seed: int) -> tuple[Imaginer, int]:
    """A seat with a real choice in a random game, and the worlds it thinks possible."""
    game = find(name)
    match = Match(game, agreed(game), seed)
    chooser = Random(match.options, 0, seed)
    left = int(share * driven(started(name), Rng(1)))
    while not match.over and (left > 0 or len(match.asks[0].options) == 1):
        ask = match.asks[0]
        match.answer(chooser.choose(match.views[ask.seat], ask), ask.seat)
        left -= 1
    if match.over:  # this game was a short one
        return _searching(name, share / 2, seed)
    seat = match.waiting[0]
    return game.imaginer(match.views[seat]), seat
