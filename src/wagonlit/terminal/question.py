"""A question to somebody at the keyboard: shown, explained, answered."""

from collections.abc import Callable, Sequence

from rich.columns import Columns
from rich.console import ConsoleRenderable, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wagonlit.core.answering import Choice
from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import TEXT
from wagonlit.kit.terminal.answers import meant, quoted, several
from wagonlit.terminal.command_words import ALL_LETTERS, SLASH, keys_line
from wagonlit.terminal.commands import Outcome, command, letters_of_answers
from wagonlit.terminal.session import Session
from wagonlit.terminal.side_by_side import show_at_table

GUESS = "bold cyan"
ONE_BELOW_THE_OTHER = 9  # more choices than this stand side by side


def put_question(session: Session, ask: Ask) -> None:
    """Ask until there is an answer, or one was taken back; whatever else is typed costs nothing.

    What may be a mistake is answered only when it is typed a second time.
    """
    show(session, ask)
    doubted: int | str | None = None
    while (choice := read_choice(session, ask)) is not None:
        doubt = session.drawing.doubt(session.match.views[ask.seat], ask, choice)
        if doubt and choice != doubted:
            session.screen.note(session.words("doubted", doubt=doubt))
            doubted = choice
        elif given(session, ask.seat, choice):
            return


def read_choice(session: Session, ask: Ask) -> int | str | None:
    """What is chosen, once something is; None if the game went somewhere else instead."""
    return read_until(
        session, ask, lambda: show(session, ask), lambda typed: choice_meant(session, ask, typed)
    )


def read_until(
    session: Session, ask: Ask, again: Callable[[], None], understood: Callable[[str], int | str | None]
) -> int | str | None:
    """What is typed, once something is meant by it; None if the game went somewhere else instead."""
    while True:
        typed = session.screen.read()
        outcome = command(session, ask, typed)
        if outcome is Outcome.MOVED:
            return None
        if outcome is Outcome.ASK_AGAIN:
            again()
        elif outcome is Outcome.NO_COMMAND and (found := understood(typed)) is not None:
            return found


def show(session: Session, ask: Ask) -> None:
    """The question in one sentence, its choices, and what else can be typed."""
    prompt = Text.assemble((session.texts.prompt(ask), "bold"), "  ", (ask.rule, "dim"))
    body = free_words(session, ask) if ask.domain == TEXT else choices(session, ask)
    show_at_table(session, ask.seat, Group(prompt, body, keys(session, ask)))


def free_words(session: Session, ask: Ask) -> ConsoleRenderable:
    """That words are asked for, and what may be chosen instead of them, with a slash before its number."""
    lines: list[ConsoleRenderable] = [Text(session.words("type-words"), style="italic")]
    if ask.instead and ask.options:
        lines += [Text(session.words("type-instead"), style="italic"), choices(session, ask)]
    return Padding(Group(*lines), (0, 0, 0, 2), expand=False)


def keys(session: Session, ask: Ask) -> Text:
    """What else can be typed, in one line; and whether an answer could be taken back, if it could not."""
    answers = session.match.answers
    undo = bool(answers) and answers[-1].seat == ask.seat
    taken = ALL_LETTERS if ask.domain == TEXT else letters_of_answers(session, ask)
    line = Text(keys_line(session.words, undo, taken), style="dim")
    if not ask.final:
        return line
    return Text("  " + session.words("final-answer") + "\n", style="italic") + line


def choices(session: Session, ask: Ask) -> ConsoleRenderable:
    """The choices with their numbers."""
    slash = SLASH if ask.domain == TEXT else ""
    numbers = [
        Text(f"{slash}{number}".rjust(3), style="bold cyan") for number in range(1, len(ask.options) + 1)
    ]
    labels = [label(session, ask, id) for id in ask.options]
    if len(labels) > ONE_BELOW_THE_OTHER:
        lines = [Text.assemble(number, "  ", words) for number, words in zip(numbers, labels)]
        return Columns(lines, column_first=True, padding=(0, 3))
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, words in zip(numbers, labels):
        table.add_row(number, words)
    return table


def label(session: Session, ask: Ask, id: int) -> Text:
    """A choice with its sign before it, and what table and notebook say of it behind."""
    sign = session.drawing.sign(ask.domain, id)
    aside = session.drawing.aside(session.match.views[ask.seat], ask, id)
    words = session.texts.option(ask, id)
    guess = session.words("guess") if session.drawing.is_guess(session.marks(ask.seat), ask, id) else ""
    return Text.assemble(
        sign, " " if sign else "", words, "  " if aside else "", aside, (f"  {guess}" if guess else "", GUESS)
    )


def choice_meant(session: Session, ask: Ask, typed: str) -> int | str | None:
    """The choice that was typed; if it is none, say what would be right."""
    if ask.domain == TEXT and not (ask.instead and ask.options and typed.startswith(SLASH)):
        return typed
    labels = [session.texts.option(ask, id) for id in ask.options]
    known = session.match.game.domains[ask.ids_of]
    names = [[label, session.texts.noun(ask.ids_of, id), known[id]] for label, id in zip(labels, ask.options)]
    found = meant(typed.removeprefix(SLASH), names)
    if len(found) == 1:
        return ask.options[found[0]]
    session.screen.note(_refusal(session, typed, [labels[place] for place in found], labels))
    return None


def given(session: Session, seat: int, choice: Choice) -> bool:
    """Give this answer to the match, if the rules take it; bots may have been faster."""
    session.bots_in_window()
    if seat not in session.match.waiting:
        return True
    try:
        session.match.answer(choice, seat)
    except BadAnswer as fault:
        session.screen.note(_told_why(session, fault))
        return False
    return True


def _told_why(session: Session, fault: BadAnswer) -> str:
    """In the reader's language, where the game or the house has words for it."""
    key = f"refusal-{fault.reason}"
    return session.words(key, **fault.facts) if session.words.knows(key) else str(fault)


def _refusal(session: Session, typed: str, found: Sequence[str], labels: Sequence[str]) -> str:
    if not typed:
        return session.words("wrong-empty", count=len(labels))
    if found:
        return session.words("wrong-ambiguous", typed=quoted(typed), names=several(found))
    return session.words("wrong", typed=quoted(typed), first=1, last=len(labels), name=labels[0])
