"""What every game must fulfil, as far as a game without translations and golden games can."""

from pathlib import Path

import pytest

from wagonlit.conformance import CHECKS, Trial
from wagonlit.games.mysteres.game import GAME

# They come with the package itself, its other languages, and files of games that were looked at.
LATER = {"roles", "texts", "summaries", "golden", "perft"}
FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", sorted({one.__name__ for one in CHECKS} - LATER))
def test_conforms(name: str) -> None:
    check = next(one for one in CHECKS if one.__name__ == name)
    check(Trial(GAME, games=4, folder=FOLDER))


def test_rules_and_views_keep_apart() -> None:
    """The check of roles wants a package; until there is one, it is the imports that are looked at."""
    for kind, forbidden in (
        ("view", "mysteres.state"),
        ("view", "mysteres.rules"),
        ("bots", "mysteres.state"),
    ):
        for file in (GAME.folder / kind).rglob("*.py"):
            assert forbidden not in file.read_text(encoding="utf-8"), file
