"""Bots that know 27th Passenger. Each is given its view and the question, and nothing else."""

from wagonlit.games.passenger27.bots.hunter import Hunter
from wagonlit.games.passenger27.bots.novice import Novice

BOTS = {"novice": Novice, "hunter": Hunter}

__all__ = ["BOTS", "Hunter", "Novice"]
