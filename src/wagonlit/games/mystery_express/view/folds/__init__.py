"""What each event teaches a seat: one function for each, named after it, by chapter.

Their parameters are the event's facts; faces that the seat may not see arrive as None.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from wagonlit.games.mystery_express.view.folds import cards, journey, position, secrets, shows

# Events that are not here teach nothing: what comes of them is told by those that follow.
FOLDS: dict[str, Callable[..., Any]] = {
    name: fold
    for chapter in (journey, cards, shows, secrets, position)
    for name, fold in vars(chapter).items()
    if isinstance(fold, FunctionType) and fold.__module__ == chapter.__name__ and not name.startswith("_")
}
