"""A question of several parts at the keyboard: a form, changed at will, and sent by a word of its own."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group
from rich.table import Table
from rich.text import Text

from wagonlit.core.ask import Ask
from wagonlit.kit.terminal.answers import folded, number_in, quoted
from wagonlit.terminal.commands import Outcome, command
from wagonlit.terminal.question import GUESS, choice_meant, given, keys, label, read_choice, show
from wagonlit.terminal.saves import Draft
from wagonlit.terminal.session import Session
from wagonlit.terminal.side_by_side import show_at_table


def put_form(session: Session, ask: Ask) -> None:
    """Until it is sent, or something was taken back instead; nothing is given to the match before."""
    form = Form(session, ask)
    form.show()
    while form.open:
        form.take(session.screen.read())


class Form:
    """One form as far as it is filled in."""

    def __init__(self, session: Session, ask: Ask) -> None:
        self.session = session
        self.ask = ask
        self.parts = [replace(ask, facts=part.facts, options=part.options, parts=[]) for part in ask.parts]
        self.lines = self._begun()
        self.open = True

    def _begun(self) -> list[int | None]:
        """What was filled in before a break."""
        draft = self.session.bookmark.drafts.get(self.ask.seat)
        if draft is None or draft.at != self.ask.at or len(draft.lines) != len(self.parts):
            return [None] * len(self.parts)
        return [line if line in part.options else None for line, part in zip(draft.lines, self.parts)]

    def take(self, typed: str) -> None:
        """What was typed: a line, perhaps with its new value, a command, or the word that sends."""
        first, _, rest = typed.partition(" ")
        number = number_in(first)
        if folded(typed) == folded(self.session.words("form-send")):
            self._send()
        elif number is not None and 1 <= number <= len(self.parts):
            self._change(number - 1, rest.strip())
        elif not typed and None in self.lines:
            self._change(self.lines.index(None), "")
        else:
            self._else(typed)

    def _else(self, typed: str) -> None:
        session = self.session
        outcome = command(session, self.parts[0], typed)
        if outcome is Outcome.MOVED:
            self.open = False
        elif outcome is Outcome.ASK_AGAIN:
            self.show()
        elif outcome is Outcome.NO_COMMAND:
            send = session.words("form-send")
            key = "form-wrong" if typed else "form-full"
            session.screen.note(session.words(key, typed=quoted(typed), last=len(self.parts), send=send))

    def _change(self, line: int, wanted: str) -> None:
        """Fill in one line; its choices are shown unless one of them was named at once."""
        session, part = self.session, self.parts[line]
        if wanted:
            choice = choice_meant(session, part, wanted)
            if choice is None:
                return
        else:
            show(session, part)
            choice = read_choice(session, part)
        if not isinstance(choice, int):
            self.open = False
            return
        self.lines[line] = choice
        session.bookmark.drafts[self.ask.seat] = Draft(self.ask.at, list(self.lines))
        session.save()
        self.show()

    def _send(self) -> None:
        session = self.session
        choices = [line for line in self.lines if line is not None]
        if len(choices) < len(self.lines):
            empty = ", ".join(str(number) for number, line in enumerate(self.lines, 1) if line is None)
            count = len(self.lines) - len(choices)
            session.screen.note(session.words("form-empty", lines=empty, count=count))
        elif given(session, self.ask.seat, choices):
            session.bookmark.drafts.pop(self.ask.seat, None)
            self.open = False

    def show(self) -> None:
        """All lines with what is filled in, and how to go on."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, (part, line) in enumerate(zip(self.parts, self.lines), 1):
            sentence = Text(self.session.texts.prompt(part))
            table.add_row(Text(f"{number:>3}", style="bold cyan"), sentence, self._filled_in(part, line))
        words = self.session.words
        title = Text.assemble((words("form-lines"), "bold"), "  ", (self.ask.rule, "dim"))
        how = Text(words("form-keys", send=words("form-send")), style="dim")
        form = Group(title, table, how, keys(self.session, self.parts[0]))
        show_at_table(self.session, self.ask.seat, form)

    def _filled_in(self, part: Ask, line: int | None) -> Text:
        """What the line says; while it is empty, what the player has guessed."""
        if line is not None:
            return label(self.session, part, line)
        guess = self._guess(part)
        dots = Text("…", style="dim")
        return Text.assemble(dots, (f"  {self.session.words('guess')}: {guess}", GUESS)) if guess else dots

    def _guess(self, part: Ask) -> str:
        marks, drawing = self.session.marks(part.seat), self.session.drawing
        guessed: Sequence[int] = [id for id in part.options if drawing.is_guess(marks, part, id)]
        return self.session.texts.option(part, guessed[0]) if guessed else ""
