"""A bot for any game: it imagines what it does not see, and plays on in many such worlds."""

from typing import Any

from wagonlit.core.answering import words_known
from wagonlit.core.ask import Ask
from wagonlit.core.game import Game
from wagonlit.core.rng import Rng, derived
from wagonlit.core.view import View
from wagonlit.kit.search.tree import best, simulate

SIMULATIONS = 200  # a fixed number, so that the same seed gives the same game


class Searcher:
    """Answers what wins most often in worlds that fit its view, played out as the game's policy plays."""

    def __init__(
        self, game: Game, options: Any, seat: int, seed: int, simulations: int = SIMULATIONS
    ) -> None:
        self.game = game
        self.seats = game.seats(options)
        self.policy = game.policy(options)
        self.rng = Rng(derived(seed, seat))
        self.simulations = simulations

    def choose(self, view: View, ask: Ask) -> int | str:
        chosen = ask.options[0] if ask.options else 0
        if len(ask.options) > 1 or ask.instead:
            imaginer = self.game.imaginer(view)
            chosen = best(simulate(imaginer, ask.seat, self.rng, self.simulations, self.seats, self.policy))
        words = words_known(self.game, ask, chosen)
        return chosen if words is None else words
