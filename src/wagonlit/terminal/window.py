"""A question that is asked of several in real time: people at one keyboard hear it as one open question."""

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from wagonlit.kit.terminal.answers import meant, quoted
from wagonlit.terminal.command_words import keys_line
from wagonlit.terminal.question import given, read_until
from wagonlit.terminal.session import Session
from wagonlit.terminal.side_by_side import show_at_table

NOBODY = -1  # no seat


def asked_together(session: Session) -> list[int]:
    """Several people who are asked at once whether they speak up; nobody where each is asked alone."""
    agenda = session.match.agenda
    if not session.match.waiting or agenda is None or agenda.decision.id not in session.drawing.windows:
        return []
    people = [seat for seat in session.match.waiting if seat in session.people]
    return people if len(people) > 1 else []


def put_window(session: Session, seats: Sequence[int]) -> None:
    """Ask who speaks up, one after the other, until nobody else does."""
    match = session.match
    assert match.agenda is not None
    calls, leaves = session.drawing.windows[match.agenda.decision.id]
    left = list(seats)
    while left:
        seat = _speaker(session, left, len(left) < len(seats))
        if seat is None:
            return
        if seat not in left:
            for other in left:
                given(session, other, leaves)
            return
        given(session, seat, calls)
        left.remove(seat)


def _speaker(session: Session, seats: Sequence[int], others: bool) -> int | None:
    """Who speaks up; no seat if nobody does, None if the game went somewhere else instead."""
    ask = session.match.ask_of(seats[0])
    nobody = session.words("window-nobody.else" if others else "window-nobody")
    names = [*(session.names[seat] for seat in seats), nobody]

    def meant_seat(typed: str) -> int | None:
        found = meant(typed, [[name] for name in names])
        if len(found) == 1:
            return [*seats, NOBODY][found[0]]
        wrong = session.words("wrong", typed=quoted(typed), first=1, last=len(names), name=names[0])
        session.screen.note(wrong)
        return None

    def show() -> None:
        _show(session, seats[0], names, ask.rule)

    show()
    found = read_until(session, ask, show, meant_seat)
    return None if found is None else int(found)


def _show(session: Session, seat: int, names: Sequence[str], rule: str) -> None:
    prompt = Text.assemble((session.words("terminal-window"), "bold"), "  ", (rule, "dim"))
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, name in enumerate(names, 1):
        table.add_row(Text(f"{number:>3}", style="bold cyan"), Text(name))
    keys = Text(keys_line(session.words, False), style="dim")
    show_at_table(session, seat, Group(prompt, table, keys))
