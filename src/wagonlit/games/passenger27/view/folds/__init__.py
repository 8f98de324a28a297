"""What each event teaches a seat: one function for each, named after it, by chapter.

Their parameters are the event's facts; what the seat may not see arrives as None.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from wagonlit.games.passenger27.view.folds import (
    cards,
    disguises,
    inquiry,
    looking,
    position,
    shots,
    skills,
    train,
)

# Events that are not here teach nothing: what comes of them is told by those that follow.
FOLDS: dict[str, Callable[..., Any]] = {
    name: fold
    for chapter in (train, cards, inquiry, skills, disguises, looking, shots, position)
    for name, fold in vars(chapter).items()
    if isinstance(fold, FunctionType) and fold.__module__ == chapter.__name__ and name[0].isupper()
}
