"""What a game says of its table: how long things take, who may know and say what, and what comes after."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from typing_extensions import TypeVar

from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.frame import TEXT, Decision
from wagonlit.core.rng import Rng
from wagonlit.core.view import View

Options = TypeVar("Options", default=Any)
SeatView = TypeVar("SeatView", bound=View, default=Any)


class Hosted(Generic[Options, SeatView]):
    """All of this may be left as it is."""

    def away(self, options: Options, ask: Ask, rng: Rng) -> int | str:
        """What is answered for somebody who is away: anything possible, unless a game knows better."""
        if ask.domain == TEXT and not (ask.instead and ask.options):
            return ""
        return ask.options[rng.below(len(ask.options))]

    def answer_for(self, options: Options, view: SeatView, ask: Ask, rng: Rng) -> int | str:
        """The same for a game that answers by what that seat knows; by default it does not look."""
        return self.away(options, ask, rng)

    def seconds_for(self, options: Options, decision: str) -> float | None:
        """How long this question may stand where a clock runs; 0: for ever, None: as long as any other."""
        return None

    def is_discreet(self, options: Options, decision: Decision) -> bool:
        """Must the others not learn who is asked this? A table may have agreed that they may."""
        return decision.discreet

    def is_out(self, options: Options, view: SeatView) -> bool:
        """Is the seat that has this view out of the game, so that it is asked nothing any more?"""
        return False

    def reveals_to_out(self, options: Options) -> bool:
        """Do those who are out see every secret from then on? Then views must fold what nobody else sees."""
        return False

    def viewing_seconds(self, options: Options, told: Sequence[Told]) -> float:
        """How many seconds people need to see what they were just told; the table waits that long."""
        return 0.0

    def chat_closed(self, options: Options, view: SeatView, seat: int) -> bool:
        """May this seat not chat now, because it could give something away? By what everybody sees."""
        return False

    def fair_milliseconds(self, options: Options) -> int:
        """How much of a slow line is made up for, at most, where people answer in a window."""
        return 0

    def rematch_options(self, options: Options, told: Sequence[Told]) -> Mapping[str, Any]:
        """What the same group agrees on anew when it plays again, by what everybody was told in this game."""
        return {}

    def tallies(self, options: Options, told: Sequence[Told]) -> Mapping[str, tuple[float, int]]:
        """What series count in this game, by what everybody was told: a sum, and of how many it is one.

        A series shows the mean, called `tally-…` by the game's texts.
        """
        return {}
