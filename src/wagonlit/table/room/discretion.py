"""Time must neither tell who had a choice nor favour a quick line: when an answer is taken at all."""

import asyncio

from wagonlit.table.room.audience import Audience
from wagonlit.table.room.services import Services
from wagonlit.table.room.table_state import TableState
from wagonlit.table.room.viewing_pause import ViewingPause

Place = tuple[int, int]  # a seat, and the position at which it was asked


def made_up_for(bound: int, lag: int) -> float:
    """For how many seconds an answer in a window is held, so that everybody's line is as slow as the bound.

    All are in milliseconds. Nobody gains more than the bound, whatever they say of their line.
    """
    return (bound - min(max(0, lag), bound)) / 1000


class Discretion:
    """People, bots and the room itself wait alike."""

    def __init__(
        self, state: TableState, audience: Audience, services: Services, pause: ViewingPause
    ) -> None:
        self._state = state
        self._audience = audience
        self._services = services
        self._pause = pause
        self._earliest: dict[Place, float] = {}  # of the questions that stand: on the event loop's clock

    def note(self) -> None:
        """Other questions stand: for each discreet one a pause is drawn, whatever choice it leaves.

        A person alone among bots, at whom nobody looks, hides from nobody, and need not wait for it.
        """
        history, seats = self._state.playing, self._state.row.seats
        if not history.discreet:
            self._earliest = {}
            return
        alone = len({seat.holder for seat in seats if seat.holder}) == 1 and not self._audience.onlookers
        asked = {
            (ask.seat, ask.at) for ask in history.questions.values() if not (alone and seats[ask.seat].holder)
        }
        time, pause = asyncio.get_running_loop().time(), self._services.timing.discreet_pause
        self._earliest = {place: self._earliest.get(place) or time + pause() for place in sorted(asked)}

    def holds(self, seat: int, at: int) -> bool:
        """May an answer to this question have to wait?"""
        return (seat, at) in self._earliest or bool(self.fair_milliseconds)

    async def hold(self, seat: int, at: int, lag: int = 0) -> None:
        """Wait until an answer to this question may come, over a line with this round trip."""
        if (seat, at) in self._earliest:
            await asyncio.sleep(self._earliest[seat, at] - asyncio.get_running_loop().time())
            # The room and bots wait for it: whoever did not would be known to have a choice.
            await self._pause.seen()
        elif bound := self.fair_milliseconds:
            await asyncio.sleep(made_up_for(bound, lag))

    @property
    def fair_milliseconds(self) -> int:
        """How much of a slow line is made up for now."""
        history = self._state.history
        if history is None or not history.window:
            return 0
        return history.game.fair_milliseconds(history.match.options)
