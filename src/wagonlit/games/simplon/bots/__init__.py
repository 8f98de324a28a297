"""Bots that know Simplon-Orient-Express. Each is given its view and the question, and nothing else."""

from wagonlit.games.simplon.bots.conductor import Conductor
from wagonlit.games.simplon.bots.stoker import Stoker

BOTS = {"stoker": Stoker, "conductor": Conductor}

__all__ = ["BOTS", "Conductor", "Stoker"]
