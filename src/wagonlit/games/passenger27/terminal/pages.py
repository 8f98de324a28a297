"""Pages of the notebook about one thing: some traits, one player, one passenger, or why a mark is there."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.core.event import Told
from wagonlit.games.passenger27.knowledge.notebook import NO, OPEN, PLAYER, Row, why
from wagonlit.games.passenger27.knowledge.reasons import ANY_SEAT
from wagonlit.games.passenger27.terminal.asking import NONE, Wanted
from wagonlit.games.passenger27.terminal.sheet import OWN, Sheet, percent
from wagonlit.games.passenger27.terminal.signs import badge, traits_of


class Pages:
    """What a sheet says about what somebody asks it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.words = sheet.words
        self.texts = sheet.texts

    def about(self, wanted: Wanted) -> RenderableType:
        """The page that answers this."""
        if wanted.passenger == NONE:
            return self._people(wanted)
        if wanted.seat == NONE:
            return self._passenger(wanted.passenger)
        return self._mark(wanted.passenger, wanted.seat)

    # Lists of passengers

    def _people(self, wanted: Wanted) -> RenderableType:
        """Those who have the traits and, where a player was named, whom that player may be."""
        rows = [row for row in self.sheet.sheet.rows if self._fits(row, wanted)]
        if wanted.seat == NONE:
            return self._listed(rows, self.sheet.sheet.others)
        return Group(self._known(wanted.seat), self._listed(rows, [wanted.seat]))

    def _fits(self, row: Row, wanted: Wanted) -> bool:
        """Of several traits of one feature, one is enough."""
        own = traits_of(self.sheet.view, row.passenger)
        asked = {trait // 3 for trait in wanted.traits}
        if not all(own[feature] in wanted.traits for feature in asked):
            return False
        if wanted.seat not in self.sheet.sheet.others:
            return wanted.seat == NONE or row.passenger == self.sheet.view.identities[wanted.seat]
        return row.marks[self._place(wanted.seat)].state != NO

    def _place(self, seat: int) -> int:
        return self.sheet.sheet.others.index(seat)

    def _listed(self, rows: Sequence[Row], seats: Sequence[int]) -> RenderableType:
        if not rows:
            return Text(self.words("terminal-nobody"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for row in rows:
            traits = traits_of(self.sheet.view, row.passenger)
            table.add_row(
                self.sheet.name(row),
                Text.assemble(badge(traits), " ", ", ".join(map(self.sheet.trait, traits))),
                Text("  ").join(self._players(row, seats)),
            )
        return table

    def _players(self, row: Row, seats: Sequence[int]) -> Iterator[Text]:
        """Who of these may be this passenger, with the odds where the table shows them."""
        total = self.sheet.sheet.total
        for seat in seats:
            if seat not in self.sheet.sheet.others:
                continue
            mark = row.marks[self._place(seat)]
            own = self.sheet.own(row.passenger, seat)
            odds = f" {percent(mark.ways, total)}\u00a0%" if total and mark.ways is not None else ""
            if mark.state != NO and row.status in (OPEN, PLAYER):
                number = f"{seat + 1}" if len(seats) > 1 else ""
                yield Text.assemble((number, "cyan"), odds, (f" {own}" if own else "", OWN))
            elif own:
                yield Text.assemble((f"{seat + 1}", "dim"), (f" {own}", OWN))

    # Reasons

    def _known(self, seat: int) -> RenderableType:
        """What this player answered, and when."""
        clues = self.sheet.sheet.clues
        lines = [self._line(clues[one.because].says) for one in self.sheet.sheet.traits if one.seat == seat]
        title = Text.assemble((self.texts.names[seat], "bold"), "  ", self.sheet.traits(seat))
        return Group(title, *lines)

    def _passenger(self, passenger: int) -> RenderableType:
        """One row of the sheet, and why nobody is this passenger, if that is certain."""
        row = self.sheet.sheet.rows[passenger]
        listed = self._listed([row], self.sheet.sheet.others)
        return Group(listed, *map(self._line, why(self.sheet.view, ANY_SEAT, passenger)))

    def _mark(self, passenger: int, seat: int) -> RenderableType:
        """From which events it follows that this player is, or is not, that passenger."""
        if seat not in self.sheet.sheet.others:
            return self._passenger(passenger)
        name, who = self.texts.names[seat], self.texts.noun("passenger", passenger)
        reasons = why(self.sheet.view, seat, passenger)
        state = self.sheet.sheet.rows[passenger].marks[self._place(seat)].state
        says = Text(
            self.words("terminal-why", state=state or "maybe", name=name, passenger=who), style="bold"
        )
        return Group(says, *map(self._line, reasons))

    def _line(self, told: Told) -> Text:
        return Text.assemble(("  · ", "dim"), self.texts.log(told, self.sheet.view.seat))
