"""What the seats propose to each other, in games that people play together."""

from msgspec.structs import replace

from wagonlit.core.errors import BadAnswer
from wagonlit.core.proposal import Proposal, check_proposal
from wagonlit.core.written import cleaned
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.positions import Client
from wagonlit.table.room.seat_changes import check_playing, with_seat
from wagonlit.table.room.table_state import TableState
from wagonlit.table.room.work_queue import WorkQueue
from wagonlit.table.wire.messages import Propose
from wagonlit.table.wire.refusal import refused_answer


class Proposals:
    """The latest of each seat, kept with the table and told to everybody; the game knows nothing of it."""

    def __init__(self, state: TableState, flow: Flow, queue: WorkQueue) -> None:
        self._state = state
        self._flow = flow
        self._queue = queue

    async def take_propose(self, client: Client, wanted: Propose) -> None:
        """Somebody proposes something, or withdraws it."""
        check_playing(self._state.row)
        text = cleaned(wanted.text)
        await self._propose(client.seat, Proposal(wanted.steps, text) if wanted.steps or text else None)

    async def propose_for_bot(self, seat: int, wanted: Proposal) -> None:
        """The bot at this seat proposes something, when its turn to speak has come."""
        await self._queue.run(lambda: self._propose(seat, wanted))

    async def _propose(self, seat: int, wanted: Proposal | None) -> None:
        """The seat proposes this from now on; Refusal if it makes no sense in this game."""
        if wanted is not None:
            try:
                check_proposal(self._state.game, len(self._state.row.seats), wanted)
            except BadAnswer as fault:
                raise refused_answer(fault) from fault
            wanted = replace(wanted, at=self._state.n)
        await self._flow.amend(lambda row: with_seat(row, seat, proposal=wanted))
