"""The rules of a game by chapter, each a module with its frames."""

from collections.abc import Sequence
from types import ModuleType

from wagonlit.core.frame import Decision


def decisions_of(chapters: Sequence[ModuleType]) -> tuple[Decision, ...]:
    """Every question of every chapter, in the order of the rules."""
    found = {
        frame.decision.id: frame.decision
        for chapter in chapters
        for frame in vars(chapter).values()
        if isinstance(getattr(frame, "decision", None), Decision)
    }
    return tuple(found.values())
