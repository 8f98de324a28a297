"""27th Passenger in the terminal: the carriage, the names called at once, the sheet, the end."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.game import Result
from wagonlit.core.view import View as BaseView
from wagonlit.games.passenger27.knowledge.notebook import BadMark, noted
from wagonlit.games.passenger27.options import PASSENGER_IDS
from wagonlit.games.passenger27.terminal.asides import aside_of
from wagonlit.games.passenger27.terminal.asking import NONE, RUB_OUT, Reader, Wanted
from wagonlit.games.passenger27.terminal.ending import Ending
from wagonlit.games.passenger27.terminal.moment import CALLED, Moment
from wagonlit.games.passenger27.terminal.news import CHAPTER, OUT, PAYING, STEP, News, passages
from wagonlit.games.passenger27.terminal.pages import Pages
from wagonlit.games.passenger27.terminal.picture import Picture
from wagonlit.games.passenger27.terminal.sheet import Sheet
from wagonlit.games.passenger27.view import View
from wagonlit.kit.terminal.answers import quoted
from wagonlit.kit.terminal.drawing import Drawing
from wagonlit.kit.terminal.screen import Screen

NOBODY = -1


class HuntDrawing(Drawing):
    """Draws the hunt from Manhattan Terminal to Tottenville."""

    def welcome(self) -> RenderableType:
        return Text(self.words("terminal-welcome"))

    def picture(self, view: BaseView) -> RenderableType:
        return Picture(_own(view), self.texts, self.words, list(self.names)).drawn()

    def aside(self, view: BaseView, ask: Ask, id: int) -> Text:
        return aside_of(self._sheet(view, {}), ask, id)

    def scene(self, view: BaseView) -> object:
        """Once in every round, and when somebody has left."""
        own = _own(view)
        return own.round, len(own.out)

    # News

    def entry(self, told: Told) -> Text:
        grave = told.event in (CHAPTER, OUT)
        return Text(self.line(told), style="bold") if grave else super().entry(told)

    def passages(self, told: Sequence[Told]) -> list[Sequence[Told]]:
        """Whoever is torn away from a moment sees it again."""
        return passages(told)

    def say(self, screen: Screen, told: Told) -> None:
        """To somebody who comes back; nobody in particular is spoken to."""
        self._say(screen, told, NOBODY)

    def tell(self, screen: Screen, passage: Sequence[Told], view: BaseView) -> bool:
        first = passage[0]
        if first.event == CALLED:
            Moment(passage, view.seat, self.texts, self.words).show(screen)
            passage = [one for one in passage if one.event in PAYING]
        elif first.event == STEP:
            if line := News(self.texts, self.words, view.seat).step(passage):
                screen.say(line)
            return False
        for one in passage:
            self._say(screen, one, view.seat)
        return False

    def _say(self, screen: Screen, told: Told, seat: int) -> None:
        if told.event == CHAPTER:
            screen.title(self.line(told).rstrip("."))
        elif not self.conclusion([told]) and (line := News(self.texts, self.words, seat).line(told)):
            screen.say(line)
            screen.beat()

    # The notebook

    def margin(self, view: BaseView, marks: dict[str, str]) -> RenderableType:
        return self._sheet(view, marks).narrow()

    def notebook(self, view: BaseView, marks: dict[str, str]) -> RenderableType:
        return self._sheet(view, marks).drawn()

    def notebook_afterwards(self, view: BaseView, marks: dict[str, str]) -> RenderableType:
        return self.notebook(view, marks)

    def notebook_about(self, view: BaseView, marks: dict[str, str], typed: str) -> RenderableType | None:
        wanted = self._wanted(typed)
        if wanted is None or wanted.sign:
            return None
        return Pages(self._sheet(view, marks)).about(wanted)

    def mark(self, view: BaseView, marks: dict[str, str], typed: str) -> str:
        wanted = self._wanted(typed)
        if wanted is None or not wanted.sign:
            return self.words("terminal-mark-how", typed=quoted(typed))
        seat = "" if wanted.seat == NONE else f" {wanted.seat}"
        sign = "" if wanted.sign == RUB_OUT else wanted.sign
        try:
            kept = noted(_own(view), marks, f"{PASSENGER_IDS[wanted.passenger]}{seat}", sign)
        except BadMark:
            return self.words("terminal-mark-long")
        marks.clear()
        marks.update(kept)
        return self._marked(wanted, sign)

    def _marked(self, wanted: Wanted, sign: str) -> str:
        passenger = self.texts.noun("passenger", wanted.passenger)
        about = passenger if wanted.seat == NONE else f"{passenger}, {self.names[wanted.seat]}"
        return self.words("terminal-marked" if sign else "terminal-rubbed", about=about, sign=sign)

    def _wanted(self, typed: str) -> Wanted | None:
        return Reader(self.texts, self.words).read(typed)

    def _sheet(self, view: BaseView, marks: dict[str, str]) -> Sheet:
        return Sheet(_own(view), marks, self.texts, self.words)

    # The end

    def ending(self, screen: Screen, view: BaseView, result: Result) -> None:
        screen.title(self.words("terminal-ending"))
        screen.say(Ending(_own(view), self.texts, self.words, list(self.names)).people(result))


def _own(view: BaseView) -> View:
    assert isinstance(view, View)
    return view
