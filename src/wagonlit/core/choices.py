"""What may be answered: ids, and the names that stand for them."""

from typing import Any, TypeGuard

from wagonlit.core.frame import Decision
from wagonlit.core.game import Game
from wagonlit.core.ids import has

MOST_IDS = 61  # as many as a set can hold: 0 … 60


def is_offered(choice: object, legal: int) -> TypeGuard[int]:
    """Is this one of the ids offered? Nothing but a plain id is."""
    return type(choice) is int and 0 <= choice < MOST_IDS and has(legal, choice)


def by_name(game: Game, decision: Decision, choice: Any) -> Any:
    """The id of that name, if it is one; else what was given."""
    names = game.domains.get(decision.domain, ())
    return names.index(choice) if isinstance(choice, str) and choice in names else choice
