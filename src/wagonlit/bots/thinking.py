"""Bots that are asked at the same time, in the order in which they have thought: without waiting for any."""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from msgspec import Struct

from wagonlit.core.ask import Ask
from wagonlit.core.match import Match

# What the bot at this seat answers, and after how many seconds.
Think = Callable[[int], tuple[int | str, float]]


class Thought(Struct, frozen=True):
    """An answer that is not given yet."""

    ask: Ask
    choice: int | str
    due: float  # on the clock of `Thinking`


class Thinking:
    """What bots are about to answer in a window. Its clock shows when the last of them has answered.

    A bot that is still asked the same when others have answered keeps to what it has thought of.
    """

    def __init__(self, think: Think) -> None:
        self._think = think
        self._thoughts: dict[int, Thought] = {}
        self.now = 0.0

    def answer_first(self, match: Match[Any, Any, Any], seats: Sequence[int], until: float = inf) -> bool:
        """The first of these answers, if that is not after this moment; at the same one, the lowest seat."""
        self._thoughts = {seat: self._thought(match.ask_of(seat).put_at(0)) for seat in seats}
        seat, thought = min(self._thoughts.items(), key=lambda item: (item[1].due, item[0]))
        if thought.due > until:
            return False
        match.answer(thought.choice, seat)
        self.now = max(self.now, self._thoughts.pop(seat).due)
        return True

    def _thought(self, ask: Ask) -> Thought:
        known = self._thoughts.get(ask.seat)
        if known is not None and known.ask == ask:
            return known
        choice, seconds = self._think(ask.seat)
        return Thought(ask, choice, self.now + seconds)

    def forget(self) -> None:
        """Nobody is asked any more what they thought about; a new clock begins."""
        self._thoughts.clear()
        self.now = 0.0
