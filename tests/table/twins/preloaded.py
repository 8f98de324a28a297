"""What every world needs, loaded once: each server is then a fork that has it already."""

from tests.table.twins import planted, staging
from wagonlit.bots import known_names
from wagonlit.games import games

for _game in games().values():
    known_names(_game)

__all__ = ["planted", "staging"]
