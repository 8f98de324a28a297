"""Bots that know Mystery Express. Each is given its view and the question, and nothing else."""

from wagonlit.games.mystery_express.bots.detective import Detective
from wagonlit.games.mystery_express.bots.novice import Novice

BOTS = {"novice": Novice, "detective": Detective}

__all__ = ["BOTS", "Detective", "Novice"]
