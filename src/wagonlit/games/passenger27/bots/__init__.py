"""Bots that know 27th Passenger. Each is given its view and the question, and nothing else."""

from wagonlit.games.passenger27.bots.novice import Novice

BOTS = {"novice": Novice}

__all__ = ["BOTS", "Novice"]
