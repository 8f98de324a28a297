"""Questions of which only those who are asked may know whose they are."""

from typing import Any

from wagonlit.core.match import Match


def asks_discreetly(match: Match[Any, Any, Any]) -> bool:
    """Must nobody but those who are asked now learn who they are?"""
    frame = None if match.over else match.agenda
    return frame is not None and match.game.is_discreet(match.options, frame.decision)


def is_window(match: Match[Any, Any, Any]) -> bool:
    """Are several asked in real time, so that nobody may learn who has answered and who still thinks?"""
    frame = None if match.over else match.agenda
    return frame is not None and frame.decision.window
