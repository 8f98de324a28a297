"""The deduction sheet on the screen: 27 people, and which players each of them may be."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.games.passenger27.knowledge.notebook import (
    EXPOSED,
    INNOCENT,
    NO,
    ODDS,
    OFF,
    OPEN,
    PLAYER,
    SELF,
    YES,
    Mark,
    Row,
    sheet_of,
)
from wagonlit.games.passenger27.options import PASSENGER_IDS
from wagonlit.games.passenger27.pieces.people import FEATURES
from wagonlit.games.passenger27.terminal.signs import NOTHING, badge, trait_sign, traits_of
from wagonlit.games.passenger27.view import View
from wagonlit.kit.terminal.words import Words

SIGNS = {
    OPEN: (" ", ""),
    SELF: ("★", "bold yellow"),
    EXPOSED: ("–", "dim strike"),
    INNOCENT: ("○", "dim"),
    PLAYER: ("►", "bold green"),
}
OWN = "bold cyan"
NOT_THAT_ONE = ("·", "dim")
KINDS = range(3)  # of looks, of scent, of voice


class Sheet:
    """A notebook drawn in the reader's language; `marks` are the player's own."""

    def __init__(self, view: View, marks: dict[str, str], texts: Texts, words: Words) -> None:
        self.view = view
        self.marks = marks
        self.texts = texts
        self.words = words
        self.sheet = sheet_of(view)

    # The whole sheet

    def drawn(self) -> RenderableType:
        """Looks side by side, scents below each other, a line for each voice; then the players."""
        players = [self.players()] if self.view.reason is None else []
        return Group(self._cube(), *players, Text(self._legend(), style="dim"))

    def narrow(self) -> RenderableType:
        """All 27 below each other, looks by looks."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for looks in KINDS:
            table.add_row(trait_sign(looks), Text(self.trait(looks), style="bold"))
            for row in self.sheet.rows:
                traits = traits_of(self.view, row.passenger)
                if traits[0] == looks:
                    table.add_row(
                        badge(traits[1:]), self.name(row, short=True), self.cells(row), self.odds(row)
                    )
        return table

    def _cube(self) -> Table:
        """By traits every passenger has a place of his own."""
        places = {tuple(traits_of(self.view, row.passenger)): row for row in self.sheet.rows}
        table = Table.grid(padding=(0, 1, 0, 0))
        blank = [Text()] * (3 if self._with_odds else 2)
        headings = [[self._heading(looks), *blank[1:]] for looks in KINDS]
        table.add_row(Text(), *(cell for heading in headings for cell in heading))
        for scent in (3, 4, 5):
            table.add_row(trait_sign(scent), Text(self.trait(scent), style="bold dim"))
            for voice in (6, 7, 8):
                rows = [places[looks, scent, voice] for looks in KINDS]
                table.add_row(trait_sign(voice), *(cell for row in rows for cell in self._place(row)))
        return table

    def _heading(self, looks: int) -> Text:
        return Text.assemble(trait_sign(looks), " ", (self.trait(looks), "bold"))

    def _place(self, row: Row) -> Iterator[Text]:
        yield self.name(row, short=True, tight=self._with_odds)
        yield self.cells(row)
        if self._with_odds:
            yield self.odds(row)

    @property
    def _with_odds(self) -> bool:
        return self.sheet.assist == ODDS and self.view.reason is None

    def _legend(self) -> str:
        signs = [f"{trait_sign(voice).plain} {self.trait(voice)}" for voice in (6, 7, 8)]
        odds = [self.words("terminal-sheet-odds")] if self._with_odds else []
        keys = {
            "terminal-sheet-signs": self.sheet.assist != OFF,
            "terminal-sheet-how": self.view.reason is None,
        }
        lines = [self.words(key) for key, applies in keys.items() if applies]
        return "\n".join(["   ".join(signs + odds), *lines])

    # One passenger

    def name(self, row: Row, short: bool = False, tight: bool = False) -> Text:
        """With a sign for what is known, and what the player wrote beside it."""
        sign, style = SIGNS[row.status]
        gap = "" if tight else " "
        own = self.marks.get(PASSENGER_IDS[row.passenger], "")
        name = self.short(row.passenger) if short else self.texts.noun("passenger", row.passenger)
        return Text.assemble(
            f"{sign}{gap}", (name, style), (f" {own[:1] if short else own}" if own else "", OWN)
        )

    def short(self, passenger: int) -> str:
        """A name that fits a third of a line."""
        key = f"terminal-short-passenger.{PASSENGER_IDS[passenger]}"
        return self.words(key) if self.words.knows(key) else self.texts.noun("passenger", passenger)

    def cells(self, row: Row) -> Text:
        """The numbers of the players who may be this passenger, each in a place of its own."""
        known = row.status not in (OPEN, PLAYER)
        return Text.assemble(
            *(self._cell(row, seat, mark, known) for seat, mark in zip(self.sheet.others, row.marks))
        )

    def _cell(self, row: Row, seat: int, mark: Mark, known: bool) -> tuple[str, str]:
        if own := self.own(row.passenger, seat):
            return own[:1], OWN
        settled = self.view.reason is not None or seat not in self.view.living
        if known or (settled and mark.state != YES):
            return " ", ""
        if mark.state == NO or self.sheet.assist == OFF:
            return NOT_THAT_ONE
        return str(seat + 1), "bold green" if mark.state == YES else ""

    def own(self, passenger: int, seat: int) -> str:
        """What the player wrote about this passenger and that player."""
        return self.marks.get(f"{PASSENGER_IDS[passenger]} {seat}", "")

    def odds(self, row: Row) -> Text:
        """How likely it is that some player is this passenger: that a shot would hit."""
        if not self._with_odds or not self.sheet.total or row.status not in (OPEN, PLAYER):
            return Text()
        hits = sum(mark.ways or 0 for mark in row.marks)
        return Text(percent(hits, self.sheet.total), style="dim", justify="right")

    # The players

    def players(self) -> Table:
        """What is known of each who is still in the game, and what they know in return."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for place, seat in enumerate(self.sheet.others):
            if seat in self.view.living:
                table.add_row(
                    Text.assemble((f"{seat + 1} ", "cyan"), self.texts.names[seat]),
                    *([] if self.sheet.assist == OFF else [self.traits(seat), self._left(place)]),
                    Text(self._knows(seat), style="dim"),
                )
        return table

    def traits(self, seat: int) -> Text:
        """What this seat was told of a player, in the order of the features."""
        told = {one.trait // 3: one.trait for one in self.sheet.traits if one.seat == seat}
        cells = [
            Text.assemble(trait_sign(told[feature]), " ", self.trait(told[feature]))
            if feature in told
            else Text("?", "dim")
            for feature in range(len(FEATURES))
        ]
        return Text(" ").join(cells)

    def _left(self, place: int) -> Text:
        left = sum(row.marks[place].state != NO for row in self.sheet.rows)
        return Text(self.words("terminal-sheet-left", count=left))

    def _knows(self, seat: int) -> str:
        """Which of this seat's own traits a player was told."""
        own = self.view.identities[self.view.seat] if self.view.seat < len(self.view.identities) else None
        traits = [] if own is None else traits_of(self.view, own)
        told = [trait for trait, said in zip(traits, self.view.told[seat]) if said]
        return self.words("terminal-sheet-knows", signs=badge(told).plain) if told else NOTHING

    def trait(self, trait: int) -> str:
        """A trait in one word."""
        return self.words(f"terminal-trait.{self.texts.game.domains['trait'][trait]}")


def percent(part: int, whole: int) -> str:
    """Rounded, but neither to nothing nor to certainty."""
    return "100" if part == whole else str(min(99, max(1, round(100 * part / whole)))) if part else "0"
