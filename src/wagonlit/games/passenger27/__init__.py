"""27th Passenger: A Hunt on Rails: everybody hunts everybody on a night train through New York."""

from wagonlit.games.passenger27.game import GAME

__all__ = ["GAME"]
