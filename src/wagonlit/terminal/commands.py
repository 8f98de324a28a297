"""What can be typed at every question besides an answer."""

from collections.abc import Callable
from enum import Enum, auto

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadAnswer, UnknownName
from wagonlit.core.frame import TEXT
from wagonlit.core.match import Match
from wagonlit.core.undo import undone
from wagonlit.kit.terminal.screen import Leave
from wagonlit.terminal.rulebook import as_markdown, rulebook
from wagonlit.terminal.session import Session


class Outcome(Enum):
    """What happens after a line was typed."""

    NO_COMMAND = auto()  # it was meant as an answer
    KEEP_ASKING = auto()
    ASK_AGAIN = auto()  # the question has scrolled away: show it once more
    MOVED = auto()  # the game is somewhere else now


Command = Callable[[Session, Ask, str], Outcome]


def command(session: Session, ask: Ask, typed: str) -> Outcome:
    """Do what was typed, if it is a command: one letter, or a question mark."""
    letter, _, rest = typed.partition(" ")
    bare = letter.removeprefix("/").lower()
    # Where the answer is words, a command begins with a slash.
    if ask.domain == TEXT and not letter.startswith("/"):
        return Outcome.NO_COMMAND
    found = COMMANDS.get(bare)
    return found(session, ask, rest.strip()) if found else Outcome.NO_COMMAND


def explain(session: Session, ask: Ask, rest: str) -> Outcome:
    """What is asked, what each choice does, and what else can be typed."""
    words, texts, screen = session.words, session.texts, session.screen
    screen.title(words("help-title"))
    screen.inset(Text(texts.help(ask)))
    if ask.domain != TEXT:
        screen.gap()
        screen.say(_choices_explained(session, ask))
    screen.gap()
    screen.inset(Text(words("help-keys", rule=ask.rule)))
    return Outcome.ASK_AGAIN


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
    """Show the notebook, or write into it."""
    view = session.match.views[ask.seat]
    marks = session.marks(ask.seat)
    if rest:
        session.screen.note(session.drawing.mark(view, marks, rest))
        session.save()
        return Outcome.KEEP_ASKING
    session.screen.title(session.words("notebook"))
    session.screen.say(session.drawing.notebook(view, marks))
    return Outcome.ASK_AGAIN


def log(session: Session, ask: Ask, rest: str) -> Outcome:
    """Everything this seat was told, in the order it happened."""
    session.screen.title(session.words("log"))
    for told in session.match.told[ask.seat]:
        session.drawing.say(session.screen, told)
    return Outcome.ASK_AGAIN


def rule(session: Session, ask: Ask, rest: str) -> Outcome:
    """A rule by its id, or those that speak of something; alone: the rule of this question."""
    try:
        found = rulebook(session.match.game, session.words.lang).about(rest or ask.rule)
    except UnknownName as fault:
        session.screen.note(str(fault))
        return Outcome.KEEP_ASKING
    session.screen.gap()
    session.screen.inset(Markdown(as_markdown(found)))
    return Outcome.ASK_AGAIN


def take_back(session: Session, ask: Ask, rest: str) -> Outcome:
    """Take the last answer back, if nobody has learned anything from it."""
    answers = session.match.answers
    if not answers or answers[-1].seat != ask.seat:
        session.screen.note(session.words("undo-others"))
        return Outcome.KEEP_ASKING
    try:
        session.go_back_to(_before_last(session.match, ask.seat))
    except BadAnswer:
        session.screen.note(session.words("undo-learned"))
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
    """The table once more."""
    session.screen.say(session.drawing.picture(session.match.views[ask.seat]))
    return Outcome.ASK_AGAIN


def leave(session: Session, ask: Ask, rest: str) -> Outcome:
    """Save and quit."""
    raise Leave


COMMANDS: dict[str, Command] = {
    "?": explain,
    "h": explain,
    "help": explain,
    "n": notebook,
    "l": log,
    "r": rule,
    "u": take_back,
    "t": table,
    "q": leave,
}
