"""Where the game stands, as one pair of eyes may see it."""

from collections.abc import Collection
from typing import Protocol

from wagonlit.core.game import Insight
from wagonlit.core.sight import sight
from wagonlit.table.room.asked import asked_of, awaited_by
from wagonlit.table.room.clock import Deadline
from wagonlit.table.room.history import History
from wagonlit.table.room.notebooks import encoded
from wagonlit.table.wire.messages import FromServer, LaidAnswer, Position, Speed, UndoInfo


class Client(Protocol):
    """Somebody at a screen."""

    holder: str
    seat: int  # NO_SEAT for onlookers
    eyes: int  # the seat whose view it is sent; ONLOOKER for those who see what everyone sees
    speed: Speed  # how fast they follow
    lag: int  # the round trip of their line, in milliseconds, as they measured it

    def send(self, message: FromServer) -> None:
        """Pass it on; must never block."""


def position(
    history: History,
    eyes: int,
    undo: UndoInfo,
    deadline: Deadline,
    viewing_until: str,
    hindsight: list[Insight],
    chat_closed: bool,
    own: Collection[int] = (),
) -> Position:
    """The position for these eyes of a client, encoded at once, since views go on changing.

    `own` are all seats of that client's person. The notebook is in it where it may be new to them.
    """
    match = history.match
    seen = sight(match, eyes, own)
    view = match.views[seen]
    return Position(
        n=history.n,
        view=encoded(view),
        notebook=history.notebooks.news(seen, view, history.n),
        ask=asked_of(history, eyes),
        waiting=awaited_by(history, eyes, own),
        discreet=history.hides_names,
        laid=_laid(history, eyes),
        undo=undo,
        deadline=deadline.moment,
        limit=deadline.limit,
        viewing_until=viewing_until,
        result=match.result() if match.over else None,
        hindsight=hindsight,
        chat_closed=chat_closed,
    )


def _laid(history: History, eyes: int) -> LaidAnswer | None:
    laid = history.laid.get(eyes)
    return LaidAnswer(laid.ask, history.standing[laid.place].choice) if laid else None
