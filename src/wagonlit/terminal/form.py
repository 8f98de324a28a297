"""A question of several parts at the keyboard: asked one by one, read through once more, handed in whole."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from wagonlit.core.ask import Ask
from wagonlit.kit.terminal.answers import number_in, quoted
from wagonlit.terminal.commands import Outcome, command
from wagonlit.terminal.question import given, label, read_choice, show
from wagonlit.terminal.session import Session

HELP = ("?", "h", "help")


def put_form(session: Session, ask: Ask) -> None:
    """Nothing is given to the match before all of it is handed in, or something was taken back instead."""
    parts = [replace(ask, facts=part.facts, options=part.options, parts=[]) for part in ask.parts]
    choices: list[int] = []
    for part in parts:
        choice = _fill_in(session, part)
        if choice is None:
            return
        choices.append(choice)
    while (line := _read_through(session, parts, choices)) is not None:
        if line < len(parts):
            changed = _fill_in(session, parts[line])
            if changed is None:
                return
            choices[line] = changed
        elif given(session, ask.seat, choices):
            return


def _fill_in(session: Session, part: Ask) -> int | None:
    show(session, part)
    choice = read_choice(session, part)
    return choice if isinstance(choice, int) else None


def _read_through(session: Session, parts: Sequence[Ask], choices: Sequence[int]) -> int | None:
    """The line to be changed; one past the last to hand in, None if the game went somewhere else."""
    _show_lines(session, parts, choices)
    while True:
        typed = session.screen.read()
        if not typed:
            return len(parts)
        number = number_in(typed)
        if number is not None and 1 <= number <= len(parts):
            return number - 1
        outcome = Outcome.ASK_AGAIN if typed in HELP else command(session, parts[0], typed)
        if outcome is Outcome.MOVED:
            return None
        if outcome is Outcome.ASK_AGAIN:
            _show_lines(session, parts, choices)
        elif outcome is Outcome.NO_COMMAND:
            session.screen.note(session.words("form-wrong", typed=quoted(typed), last=len(parts)))


def _show_lines(session: Session, parts: Sequence[Ask], choices: Sequence[int]) -> None:
    """All parts with what is filled in, and how to go on."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, (part, choice) in enumerate(zip(parts, choices), 1):
        sentence = Text(session.texts.prompt(part))
        table.add_row(Text(f"{number:>3}", style="bold cyan"), sentence, label(session, part, choice))
    session.screen.gap()
    session.screen.say(Text(session.words("form-lines"), style="bold"), table)
    session.screen.say(Text(session.words("form-keys"), style="dim"))
