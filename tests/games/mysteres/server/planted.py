"""Ways to bend a server before it starts: leaks of this game's secrets, which the leak tests must find."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.table.proof.telltales import wrap
from wagonlit.games.mysteres.rules.answers import Judge
from wagonlit.games.mysteres.state.evening import Evening
from wagonlit.table.room import broadcast as broadcasting
from wagonlit.table.room import positions
from wagonlit.table.room.answers import Answers
from wagonlit.table.room.broadcast import Broadcast
from wagonlit.table.room.history import History
from wagonlit.table.wire.refusal import Refusal

Leak = Callable[[], None]


def named(leak: Leak) -> str:
    """How a server is told of it."""
    return f"{leak.__module__}:{leak.__name__}"


def truth(history: History | None) -> Evening | None:
    """The truth, once a word was drawn."""
    found = history.match.peek() if history else None
    return found if isinstance(found, Evening) and found.cards else None


def _padded(spaces: Any) -> None:
    """Everybody's view is longer by as many blanks as a secret says."""

    def position(before: Any, history: History, eyes: int, *rest: Any) -> Any:
        shown, s = before(history, eyes, *rest), truth(history)
        return replace(shown, view=msgspec.Raw(bytes(shown.view) + b" " * (spaces(s) if s else 0)))

    wrap(broadcasting, "position", position)


def word_in_table() -> None:
    """What everybody may know of a table has the word as its name."""

    def table(before: Any, broadcast: Broadcast) -> Any:
        s = truth(broadcast._state.history)
        return replace(before(broadcast), name=s.entry.id if s else "")

    wrap(Broadcast, "table", table)


def key_in_length() -> None:
    """How long a view is tells the key."""
    _padded(lambda s: s.key)


def near_miss_in_length() -> None:
    """While the Maestro judges, others can tell whether the answer is nearly right."""
    _padded(lambda s: isinstance(s.agenda, Judge) and bool(s.agenda.facts(s, s.maestro)["near"]))


def rejected_in_refusal() -> None:
    """Whoever answers wrongly is told which cards the Maestro put away."""

    async def give(before: Any, answers: Answers, seat: int, reply: Any) -> int:
        try:
            return int(await before(answers, seat, reply))
        except Refusal as fault:
            s = truth(answers._state.history)
            raise Refusal(fault.code, f"{fault.says} {s.cards[:-1] if s else ''}") from fault

    wrap(Answers, "give", give)


def thinkers_awaited() -> None:
    """In a window those are named who have not decided."""

    def awaited_by(before: Any, history: History, eyes: int, own: Any) -> list[int]:
        return list(history.questions)

    wrap(positions, "awaited_by", awaited_by)


def decided_named() -> None:
    """Everybody hears who has let it pass."""

    def tell_moved(before: Any, broadcast: Broadcast, by: int, first: int, only: Any = None) -> None:
        entries = broadcast._state.playing.entries
        before(broadcast, entries[-1].seat if entries else by, first, only)

    wrap(Broadcast, "tell_moved", tell_moved)


OF_SECRETS = (word_in_table, key_in_length, near_miss_in_length, rejected_in_refusal)
OF_THINKERS = (thinkers_awaited, decided_named)
