"""Mystery Express in the terminal: the train, the sheet, the Time shows, the unmasking."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.game import Result
from wagonlit.core.view import View as BaseView
from wagonlit.games.mystery_express.pieces.board import CITIES
from wagonlit.games.mystery_express.pieces.cards import BLANK, ELEMENT_NAMES, ELEMENTS, TIMES
from wagonlit.games.mystery_express.terminal.ending import Ending
from wagonlit.games.mystery_express.terminal.picture import Picture
from wagonlit.games.mystery_express.terminal.sheet import Sheet
from wagonlit.games.mystery_express.terminal.shows import BEGIN, CARDS, END, Show, Theatre
from wagonlit.games.mystery_express.terminal.signs import aside_of, sign_of
from wagonlit.games.mystery_express.view import View
from wagonlit.games.mystery_express.view.notebook import DRAFT, Notebook
from wagonlit.kit.terminal.drawing import Drawing
from wagonlit.kit.terminal.screen import Screen

MILESTONES = ("LegBegun", "TrainArrived")
SETTING_UP = ("CardDealt",)  # the hand is on the table anyway
# The unmasking shows these in its own way.
AT_THE_END = ("SolutionUnmasked", "AnswerRead", "TelegramRead", "GameWon")


class TrainDrawing(Drawing):
    """Draws the journey from Paris to Istanbul."""

    first_options: ClassVar[Sequence[str]] = ("edition",)
    answered_by_letter: ClassVar[Collection[str]] = ("side",)

    def welcome(self) -> RenderableType:
        return Text(self.words("terminal-welcome"))

    def picture(self, view: BaseView) -> RenderableType:
        return Picture(_own(view), self.texts, self.words, list(self.names)).drawn()

    def sign(self, domain: str, id: int) -> Text:
        return sign_of(domain, id)

    def aside(self, view: BaseView, ask: Ask, id: int) -> Text:
        return aside_of(_own(view), ask, id)

    def line(self, told: Told) -> str:
        """ME-808: the cards of a Time show stand in no log."""
        return "" if told.event in CARDS else super().line(told)

    def scene(self, view: BaseView) -> object:
        """Once in everybody's turn and in every city, and before each action of one's own turn."""
        own = _own(view)
        return own.leg, own.city, own.active, len(own.taken) if own.active == own.seat else 0

    def entry(self, told: Told) -> Text:
        return Text(self.line(told), style="bold") if told.event in MILESTONES else super().entry(told)

    def say(self, screen: Screen, told: Told) -> None:
        if told.event in MILESTONES:
            screen.title(self.line(told))
        elif told.event not in SETTING_UP + AT_THE_END:
            super().say(screen, told)

    def passages(self, told: Sequence[Told]) -> list[Sequence[Told]]:
        """A Time show is one passage: who is torn away from it sees it from the beginning."""
        found: list[list[Told]] = []
        for one in told:
            if found and found[-1][0].event == BEGIN and found[-1][-1].event != END:
                found[-1].append(one)
            else:
                found.append([one])
        return list(found)

    def tell(self, screen: Screen, passage: Sequence[Told], view: BaseView) -> bool:
        if passage[0].event != BEGIN:
            return super().tell(screen, passage, view)
        theatre = Theatre(screen, self.texts, self.words, _own(view).options.time_show_mode)
        return theatre.give(Show(passage))

    def ask_to_note(self, screen: Screen, passage: Sequence[Told]) -> None:
        """ME-517: after the show, before anything else happens, there is time to write."""
        times = "  ".join(self.texts.noun("element", ELEMENTS + value) for value in range(TIMES))
        screen.note(self.words("terminal-show-over", times=times))

    def note(self, passage: Sequence[Told], view: BaseView, marks: dict[str, str], typed: str) -> str:
        return self._sheet(view, marks).count(CITIES[passage[0].facts["city"]], typed)

    def is_guess(self, marks: dict[str, str], ask: Ask, id: int) -> bool:
        return ask.domain == "element" and id != BLANK and f"{ELEMENT_NAMES[id]} {DRAFT}" in marks

    def margin(self, view: BaseView, marks: dict[str, str]) -> RenderableType:
        return self._sheet(view, marks).narrow()

    def notebook(self, view: BaseView, marks: dict[str, str]) -> RenderableType:
        return self._sheet(view, marks).drawn()

    def notebook_afterwards(self, view: BaseView, marks: dict[str, str]) -> RenderableType:
        return self.notebook(view, marks)

    def mark(self, view: BaseView, marks: dict[str, str], typed: str) -> str:
        return self._sheet(view, marks).write(typed)

    def _sheet(self, view: BaseView, marks: dict[str, str]) -> Sheet:
        return Sheet(Notebook(_own(view), marks), self.texts, self.words)

    def ending(self, screen: Screen, view: BaseView, result: Result) -> None:
        ending = Ending(_own(view), self.texts, self.words, list(self.names))
        screen.title(self.words("terminal-ending"))
        ending.unmask(screen)
        screen.gap()
        screen.say(ending.answers(result))
        screen.gap()
        screen.say(self.winners(result))


def _own(view: BaseView) -> View:
    assert isinstance(view, View)
    return view
