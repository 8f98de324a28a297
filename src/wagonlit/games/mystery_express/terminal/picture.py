"""The table of Mystery Express as one seat sees it."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.games.mystery_express.pieces.board import CITIES, PRANSKY
from wagonlit.games.mystery_express.pieces.cards import CRIME_CATEGORIES, category_of
from wagonlit.games.mystery_express.terminal.signs import backs, counted, shape
from wagonlit.games.mystery_express.view import View
from wagonlit.kit.terminal.words import Words

BOARDING = (1, 3)  # the cities where the two stacks of passengers board


class Route:
    """The cities with the hours between them; closer together where they would not fit a line."""

    def __init__(self, wide: Text, close: Text) -> None:
        self.wide = wide
        self.close = close

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.wide if self.wide.cell_len <= options.max_width else self.close

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(self.close.cell_len, options.max_width), self.wide.cell_len)


class Picture:
    """Draws the route, the board, the players and the cards of this seat."""

    def __init__(self, view: View, texts: Texts, words: Words, names: list[str]) -> None:
        self.view = view
        self.texts = texts
        self.words = words
        self.names = names

    def drawn(self) -> RenderableType:
        """All of it; before the deal only who plays whom."""
        if not any(map(sum, self.view.hand_backs)):
            return Group(Text(), self._cast())
        parts: list[RenderableType] = [
            Text(),
            self._route(),
            self._situation(),
            *self._board(),
            self._players(),
            Text(),
        ]
        return Group(*parts, self._cards())

    def _route(self) -> "Route":
        return Route(self._line(" "), self._line(""))

    def _line(self, gap: str) -> Text:
        view = self.view
        line = Text(self.texts.noun("city", 0), style="bold")
        for leg in range(len(CITIES) - 1):
            gone = view.city > leg
            style = "bold" if gone or leg == view.leg else "dim"
            line.append(f"{gap}─{view.options.leg_hours[leg]}h─", style=style)
            line.append(self._train(leg) or gap, style="bold yellow")
            line.append(self.texts.noun("city", leg + 1), style="bold" if gone else "dim")
        return line

    def _train(self, leg: int) -> str:
        """The train on its way to a city, or in it."""
        if leg != self.view.leg:
            return ""
        return "▶ " if self.view.city <= leg else " ◉ "

    def _riding(self) -> bool:
        """Is somebody's turn on, rather than a city's events?"""
        return self.view.active >= 0 and self.view.city <= self.view.leg

    def _situation(self) -> Text:
        view, words = self.view, self.words
        facts = [words("terminal-leg", leg=view.leg + 1)]
        if self._riding():
            facts.append(words("terminal-turn", name=self.names[view.active], hours=view.hours))
        facts.append(words("terminal-whistle", name=self.names[view.first]))
        return Text(" · ").join(Text(fact) for fact in facts)

    def _board(self) -> Iterable[Text]:
        """The conductor with his three cards, the passengers' stacks, and what lies open."""
        view, words = self.view, self.words
        spots = [Text("–") if back is None else shape(back) for back in view.spots]
        where = Text(words("terminal-conductor", car=self.texts.noun("car", view.conductor)))
        yield Text("  ").join([where, Text(" ").join(spots)])
        stacks = [
            Text.assemble(self._passengers(stack), " ", backs(view.stacks[stack])) for stack in range(2)
        ]
        yield Text("   ").join(stacks)
        if view.unveiled:
            cards = [
                Text.assemble(shape(category_of(card)), " ", self._name(card)) for _, card in view.unveiled
            ]
            yield Text.assemble(words("terminal-unveiled"), " ", Text(", ").join(cards))

    def _passengers(self, stack: int) -> str:
        if stack in self.view.boarded:
            return self.words("terminal-boarded", number=stack + 1)
        city = self.texts.noun("city", BOARDING[stack])
        return self.words("terminal-waiting", number=stack + 1, city=city)

    def _cast(self) -> Table:
        """Who plays whom, as far as it is settled."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat in range(len(self.names)):
            table.add_row(self._player(seat), self._character(seat))
        return table

    def _player(self, seat: int) -> Text:
        """The name, with a mark for who has the turn and who is meant by “you”."""
        view = self.view
        mark = Text("▸ " if seat == view.active and self._riding() else "  ", style="bold yellow")
        if seat != view.seat:
            return mark + Text(self.names[seat])
        return mark + Text(self.words("you", name=self.names[seat]), style="bold")

    def _players(self) -> Table:
        words, view = self.words, self.view
        table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
        headings = ("terminal-character", "terminal-hand", "terminal-discard", "terminal-power")
        for heading in ("player", *headings):
            table.add_column(words(heading))
        for seat in range(len(self.names)):
            shown = self._player(seat)
            discard = backs(counted(view.discard_backs[seat]))
            table.add_row(
                shown, self._character(seat), backs(view.hand_backs[seat]), discard, self._power(seat)
            )
        return table

    def _character(self, seat: int) -> str:
        character = self.view.characters[seat]
        return self.texts.noun("character", character) if character >= 0 else "–"

    def _power(self, seat: int) -> Text:
        """Which category it peeks at, and whether it still can in this leg."""
        view, character = self.view, self.view.characters[seat]
        if character < 0 or not view.options.powers:
            return Text("–", style="dim")
        if character == PRANSKY:
            return Text(self.words("terminal-one-hour"))
        name = self.texts.game.domains["character"][character]
        category = list(self.texts.game.domains["category"]).index(view.options.power_category[name])
        if seat in view.used:
            return Text(self.words("terminal-power-used"), style="dim")
        return Text.assemble(self.words("terminal-power-peek"), " ", shape(category))

    def _cards(self) -> Table:
        """This seat's hand and discard, by category."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for category in range(CRIME_CATEGORIES):
            heading = Text.assemble(shape(category), " ", self.texts.noun("category", category))
            gone = self._listed(self.view.discard, category)
            aside = self.words("terminal-in-discard", cards=gone) if gone else ""
            table.add_row(heading, self._listed(self.view.hand, category) or "–", Text(aside, style="dim"))
        return table

    def _listed(self, cards: list[int], category: int) -> str:
        own = sorted(card for card in cards if category_of(card) == category)
        names = [self._name(card) + (" ×2" if own.count(card) == 2 else "") for card in dict.fromkeys(own)]
        return ", ".join(names)

    def _name(self, element: int) -> str:
        return self.texts.noun("element", element)
