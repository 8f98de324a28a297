"""A bot for any game: it imagines what it does not see, and plays on in many such worlds."""

from typing import Any

from wagonlit.bots.search import best, simulate
from wagonlit.core.ask import Ask
from wagonlit.core.frame import TEXT
from wagonlit.core.game import Game
from wagonlit.core.rng import Rng, derived
from wagonlit.core.view import View

SIMULATIONS = 200  # a fixed number, so that the same seed gives the same game


class Searcher:
    """Answers what wins most often in random play from worlds that fit its view."""

    def __init__(
        self, game: Game, options: Any, seat: int, seed: int, simulations: int = SIMULATIONS
    ) -> None:
        self.game = game
        self.seats = game.seats(options)
        self.rng = Rng(derived(seed, seat))
        self.simulations = simulations

    def choose(self, view: View, ask: Ask) -> int | str:
        chosen = ask.options[0]
        if len(ask.options) > 1:
            imaginer = self.game.imaginer(view)
            chosen = best(simulate(imaginer, ask.seat, self.rng, self.simulations, self.seats))
        return self.game.domains[TEXT][chosen] if ask.domain == TEXT else chosen
