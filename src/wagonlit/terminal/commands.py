"""What can be typed at every question besides an answer."""

from collections.abc import Callable
from enum import Enum, auto

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadAnswer, UnknownName
from wagonlit.core.frame import TEXT
from wagonlit.core.match import Match
from wagonlit.core.rules_text import has_summary, summary, title_of
from wagonlit.core.undo import undone
from wagonlit.kit.terminal.answers import folded, number_in, quoted
from wagonlit.kit.terminal.pager import page
from wagonlit.kit.terminal.screen import Leave
from wagonlit.terminal.command_words import (
    HELP,
    LOG,
    NOTEBOOK,
    QUIT,
    RULE,
    SLASH,
    TABLE,
    UNDO,
    command_called,
)
from wagonlit.terminal.rulebook import as_markdown, on_one_page, rulebook
from wagonlit.terminal.session import Session


class Outcome(Enum):
    """What happens after a line was typed."""

    NO_COMMAND = auto()  # it was meant as an answer
    KEEP_ASKING = auto()
    ASK_AGAIN = auto()  # the question has scrolled away: show it once more
    MOVED = auto()  # the game is somewhere else now


Command = Callable[[Session, Ask, str], Outcome]


def command(session: Session, ask: Ask, typed: str) -> Outcome:
    """Do what was typed, if it is a command and no answer."""
    first, _, rest = typed.partition(" ")
    # Where the answer is words, a command begins with a slash.
    if not first.startswith(SLASH) and (
        ask.domain == TEXT or typed.lower() in letters_of_answers(session, ask)
    ):
        return Outcome.NO_COMMAND
    found = command_called(first, session.words)
    return COMMANDS[found](session, ask, rest.strip()) if found else Outcome.NO_COMMAND


def letters_of_answers(session: Session, ask: Ask) -> set[str]:
    """Letters that answer this question, though elsewhere they are commands."""
    if ask.domain not in session.drawing.answered_by_letter:
        return set()
    return {folded(session.texts.option(ask, id))[:1] for id in ask.options}


def _shown(session: Session, title: str, *parts: RenderableType, at_end: bool = False) -> Outcome:
    stays = page(session.screen, title, *parts, at_end=at_end)
    return Outcome.ASK_AGAIN if stays else Outcome.KEEP_ASKING


def explain(session: Session, ask: Ask, rest: str) -> Outcome:
    """What is asked, what each choice does, and what else can be typed."""
    words = session.words
    choices: list[RenderableType] = (
        [Text(), _choices_explained(session, ask)] if ask.domain != TEXT or ask.instead else []
    )
    parts = [_inset(Text(session.texts.help(ask))), *choices, Text()]
    return _shown(session, words("help-title"), *parts, _inset(Text(words("help-keys", rule=ask.rule))))


def _inset(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2), expand=False)


def _choices_explained(session: Session, ask: Ask) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for place, id in enumerate(ask.options):
        sign = session.drawing.sign(ask.domain, id)
        label = Text.assemble(sign, " " if sign else "", session.texts.option(ask, id))
        table.add_row(
            Text(f"{place + 1:>4}", style="bold cyan"), label, Text(session.texts.option_help(ask, id))
        )
    return table


def notebook(session: Session, ask: Ask, rest: str) -> Outcome:
    """Show the notebook, or what it says of something, or write into it."""
    view = session.match.views[ask.seat]
    marks = session.marks(ask.seat)
    if rest and (found := session.drawing.notebook_about(view, marks, rest)) is not None:
        return _shown(session, session.words("notebook"), found)
    if rest:
        session.screen.note(session.drawing.mark(view, marks, rest))
        session.save()
        return Outcome.KEEP_ASKING
    return _shown(session, session.words("notebook"), session.drawing.notebook(view, marks))


def log(session: Session, ask: Ask, rest: str) -> Outcome:
    """What this seat was told, in the order it happened: all, the last lines, or those with a word."""
    lines = session.log_lines(ask.seat)
    number = number_in(rest)
    if number is not None:
        lines = lines[-number:] if number else []
    elif rest:
        lines = [line for line in lines if folded(rest) in folded(line.plain)]
        if not lines:
            session.screen.note(session.words("log-nothing", typed=quoted(rest)))
            return Outcome.KEEP_ASKING
    return _shown(session, session.words("log"), Group(*lines), at_end=True)


def rule(session: Session, ask: Ask, rest: str) -> Outcome:
    """A rule by its id, all on one page, those that speak of something; alone: the rule of this question."""
    game, words = session.match.game, session.words
    if has_summary(game) and folded(rest) == folded(words("all-rules")):
        text = summary(game, words.lang)
        return _shown(session, title_of(text), on_one_page(text))
    try:
        found = rulebook(game, words.lang).about(rest or ask.rule)
    except UnknownName as fault:
        session.screen.note(str(fault))
        return Outcome.KEEP_ASKING
    return _shown(session, words("rules-title"), _inset(Markdown(as_markdown(found))))


def take_back(session: Session, ask: Ask, rest: str) -> Outcome:
    """Take the last answer back, if nobody has learned anything from it."""
    answers = session.match.answers
    if not answers or answers[-1].seat != ask.seat:
        session.screen.note(session.words("undo-others"))
        return Outcome.KEEP_ASKING
    try:
        session.go_back_to(_before_last(session.match, ask.seat))
    except BadAnswer as fault:
        session.screen.note(session.words("undo-final" if fault.reason == "final" else "undo-learned"))
        return Outcome.KEEP_ASKING
    session.screen.note(session.words("undone"))
    return Outcome.MOVED


def _before_last(match: Match, seat: int) -> Match:
    """Before the seat's last answer; what was handed in as a whole is taken back as a whole."""
    before = undone(match, seat)
    while len(before.answers) and before.answers[-1].seat == seat and before.ask_of(seat).parts:
        earlier = undone(before, seat)
        if len(earlier.ask_of(seat).parts) != len(before.ask_of(seat).parts) + 1:
            break  # that was the end of another form
        before = earlier
    return before


def table(session: Session, ask: Ask, rest: str) -> Outcome:
    """The table once more, with the question."""
    session.drawn = None
    return Outcome.ASK_AGAIN


def leave(session: Session, ask: Ask, rest: str) -> Outcome:
    """Save and quit."""
    raise Leave


COMMANDS: dict[str, Command] = {
    HELP: explain,
    NOTEBOOK: notebook,
    TABLE: table,
    LOG: log,
    RULE: rule,
    UNDO: take_back,
    QUIT: leave,
}
