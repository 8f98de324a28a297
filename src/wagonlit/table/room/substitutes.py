"""Bots that sit in for people who are away."""

from wagonlit.core.ask import Ask
from wagonlit.table.room import seat_changes
from wagonlit.table.room.answers import Answers
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.positions import Client
from wagonlit.table.room.services import Services
from wagonlit.table.room.table_clock import TableClock
from wagonlit.table.room.table_state import TableState
from wagonlit.table.wire.messages import Accepted, Back, Reply, SitIn
from wagonlit.table.wire.refusal import Refusal


class Substitutes:
    """Who may let a bot sit in, and who answers again."""

    def __init__(
        self, state: TableState, audience: Audience, services: Services, flow: Flow, clock: TableClock
    ) -> None:
        self._state = state
        self._audience = audience
        self._clock = clock
        self._services = services
        self._flow = flow

    async def take_sit_in(self, client: Client, sit: SitIn) -> None:
        """Let a bot answer for oneself, or for somebody who is away."""
        self._check(client, sit.seat)
        await self._flow.amend(lambda row: seat_changes.sat_in(row, self._state.game, sit.seat, sit.bot))

    def _check(self, client: Client, seat: int) -> None:
        """For oneself or whoever has left; for whoever is away, the host may at once, others later.

        Where no clock runs, also for whoever is here but has done nothing for long.
        """
        row = self._state.row
        if not 0 <= seat < len(row.seats):
            raise Refusal("no_seat", "There is no such seat.")
        holder = row.seats[seat].holder
        if holder == client.holder or self._audience.has_left(holder):
            return
        if self._audience.is_here(holder):
            if self._is_idle(seat):
                return
            raise Refusal("not_away", "That person is here and answers for themselves.")
        soon = self._audience.away_for(holder) <= self._services.timing.absence
        if soon and row.host != client.holder:
            raise Refusal("not_host", "Only the host may do that so soon; others when somebody is long away.")
        if self._was_just_asked(seat):
            raise Refusal("not_away", "That person was asked only a moment ago; give them time to come back.")

    def _was_just_asked(self, seat: int) -> bool:
        return any(self._clock.stands_for(ask) < self._services.timing.grace for ask in self._asked(seat))

    def _is_idle(self, seat: int) -> bool:
        """Has everybody waited for this person for long, who does nothing meanwhile?"""
        row, patience = self._state.row, self._services.timing.idleness
        waited = any(self._clock.stands_for(ask) > patience for ask in self._asked(seat))
        # Where nobody may know who has answered, nobody may learn it from this.
        hidden = self._state.playing.hides_names
        quiet = hidden or self._audience.quiet_for(row.seats[seat].holder) > patience
        return row.clock == "none" and waited and quiet

    def _asked(self, seat: int) -> list[Ask]:
        """What that seat is asked; where nobody may know who is asked, everybody might be."""
        asks = self._state.playing.questions
        return [*asks.values()] if self._state.playing.hides_names else [asks[seat]] if seat in asks else []

    async def take_back(self, client: Client, _back: Back) -> None:
        """The person answers again."""
        await self.end(client.seat)

    async def end(self, seat: int) -> None:
        """No bot sits in at this seat any more."""
        if self._state.row.seats[seat].sitting_in:
            await self._flow.amend(lambda row: seat_changes.back(row, seat))

    async def note_answer(self, seat: int) -> None:
        """Whoever answers is back; where nobody may know who answers, not until they say so."""
        if not self._state.playing.hides_names:
            await self.end(seat)


async def take_answer(substitutes: Substitutes, answers: Answers, client: Client, reply: Reply) -> None:
    """A person answers."""
    await substitutes.note_answer(client.seat)
    n = await answers.give(client.seat, reply)
    client.send(Accepted(reply.id, n))
