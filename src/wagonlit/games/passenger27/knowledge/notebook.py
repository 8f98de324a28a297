"""The deduction sheet of one seat (section 7.1): what is certain, how likely the rest is, and why.

It is made from the seat's clues alone. Marks by hand are the player's own business: kept beside it, and
never checked.
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Struct

from wagonlit.core.errors import WagonlitError
from wagonlit.core.event import SeatId, Told
from wagonlit.core.ids import only
from wagonlit.games.passenger27.events import PassengerId, TraitId
from wagonlit.games.passenger27.knowledge.knowledge import Knowledge, knowledge_of
from wagonlit.games.passenger27.knowledge.reasons import ANY_SEAT, Claim, shortest
from wagonlit.games.passenger27.options import PASSENGER_IDS
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.view.clues import NEVER, Clues
from wagonlit.games.passenger27.view.view import View

OFF, ODDS = "off", "odds"
OPEN, SELF, EXPOSED, INNOCENT, PLAYER = "open", "self", "exposed", "innocent", "player"
MAYBE, NO, YES = "", "no", "yes"
LONGEST_MARK = 8

ClueId = Annotated[int, "place in Sheet.clues"]


class BadMark(WagonlitError):
    """A mark that cannot be made on the sheet."""


class Note(Struct, frozen=True):
    """An event that says something of who people are."""

    round: int
    says: Told


class Mark(Struct, frozen=True, omit_defaults=True):
    """Whether a player is a passenger: yes, no, or maybe; where the table shows odds, in how many ways."""

    state: str = MAYBE
    because: list[ClueId] = []  # the fewest clues from which it follows
    ways: int | None = None


UNMARKED = Mark()


class Row(Struct, frozen=True):
    """One passenger, and a mark for each of the others at the table."""

    passenger: PassengerId
    status: str
    because: list[ClueId]
    marks: list[Mark]


class Trait(Struct, frozen=True):
    """A feature of an opponent that this seat was told."""

    seat: SeatId
    trait: TraitId
    because: ClueId


class Sheet(Struct, frozen=True):
    """The whole sheet, for a page to draw. Odds are ways out of the total; in the rest nobody is that one."""

    assist: str
    others: list[SeatId]  # the columns
    rows: list[Row]
    traits: list[Trait]
    clues: list[Note]
    total: int | None


def basis_of(view: View) -> tuple[int, int]:
    """What the sheet follows from: what the seat has learnt, and who lives."""
    return len(view.clues.all), len(view.living)


def sheet_of(view: View) -> Sheet:
    """The sheet as it stands; made again only when the seat has learnt something."""
    heard = basis_of(view)
    kept = view.__dict__.get("sheet")
    if kept is None or kept[0] != heard:
        kept = heard, _drawn(view)
        view.__dict__["sheet"] = kept
    sheet: Sheet = kept[1]
    return sheet


def _drawn(view: View) -> Sheet:
    assist, clues = view.options.sheet_assist, view.clues
    others = [seat for seat in range(clues.players) if seat != clues.seat]
    if assist == OFF:
        rows = [Row(passenger, OPEN, [], [Mark() for _ in others]) for passenger in range(PASSENGERS)]
        return Sheet(assist, others, rows, [], [], None)
    ink = Ink(view, knowledge_of(view), assist == ODDS)
    return Sheet(
        assist,
        others,
        [ink.row(passenger) for passenger in range(PASSENGERS)],
        _traits(clues),
        _notes(view),
        ink.known.total if ink.odds else None,
    )


class Ink:
    """Writes the marks that are certain, each with its reason."""

    def __init__(self, view: View, known: Knowledge, odds: bool) -> None:
        self.clues = view.clues
        self.known = known
        self.odds = odds
        self.ways = [known.ways_of(seat) for seat in known.others]
        self.ruled_out_by = [view.clues.ruled_out_by[seat] for seat in known.others]
        self.exposed = {one.passenger for one in view.exposed}
        own = view.seat if view.seat < view.clues.players else None
        self.own = None if own is None else view.identities[own]
        # Of everybody who is known to all, the row stays as it is.
        self.finished: dict[int, Row] = view.__dict__.setdefault("finished rows", {})

    def row(self, passenger: int) -> Row:
        found = self.finished.get(passenger)
        if found is None:
            found = self._written(passenger, [by[passenger] for by in self.ruled_out_by])
            if found.status in (SELF, EXPOSED):
                self.finished[passenger] = found
        return found

    def _written(self, passenger: int, direct: list[int]) -> Row:
        if NEVER in direct:
            marks = [self._mark(player, passenger) for player in range(len(direct))]
            status = PLAYER if any(mark.state == YES for mark in marks) else OPEN
            return Row(passenger, status, [], marks)
        cleared_by = self.clues.cleared_by[passenger]
        # One clue about all of them, or one about each: fewer would leave somebody who may be this one.
        because = sorted(set(direct)) if cleared_by == NEVER else [cleared_by]
        status = SELF if passenger == self.own else EXPOSED if passenger in self.exposed else INNOCENT
        ways = 0 if self.odds else None
        return Row(passenger, status, because, [Mark(NO, [place], ways) for place in direct])

    def _mark(self, player: int, passenger: int) -> Mark:
        ways = self.ways[player][passenger]
        if 0 < ways < self.known.total:
            return Mark(ways=ways) if self.odds else UNMARKED
        shown = ways if self.odds else None
        return Mark(YES if ways else NO, self._why(player, passenger, ways > 0), shown)

    def _why(self, player: int, passenger: int, holds: bool) -> list[int]:
        direct = self.clues.ruled_out_by[self.known.others[player]][passenger]
        if not holds and direct != NEVER:
            return [direct]
        seat = self.known.others[player]
        if holds:
            for place, clue in enumerate(self.clues.all):
                if clue.allowed[seat] == only(passenger):
                    return [place]
        by_player = [[clue.allowed[other] for other in self.known.others] for clue in self.clues.all]
        return shortest(Claim(player, passenger, holds), by_player)


def _notes(view: View) -> list[Note]:
    """One for each clue; what was noted before is not noted again."""
    kept: list[Note] = view.__dict__.setdefault("notes", [])
    kept += [Note(clue.round, clue.told) for clue in view.clues.all[len(kept) :]]
    return kept[:]


def _traits(clues: Clues) -> list[Trait]:
    found: dict[tuple[int, int], int] = {}
    for place, clue in enumerate(clues.all):
        facts = clue.told.facts
        if clue.told.event == "FeatureAnswered":
            found.setdefault((facts["target"], facts["trait"]), place)
        elif clue.told.event == "FeatureExchanged":
            found.setdefault((facts["seat"], facts["trait"]), place)
    return [Trait(seat, trait, place) for (seat, trait), place in sorted(found.items())]


def why(view: View, seat: int, passenger: int) -> list[Told]:
    """The events from which it follows that this player is, or is not, that one; of any seat: nobody is."""
    sheet = sheet_of(view)
    row = sheet.rows[passenger]
    because = row.because if seat == ANY_SEAT else row.marks[sheet.others.index(seat)].because
    return [sheet.clues[place].says for place in because]


def noted(view: View, marks: Mapping[str, str], key: str, text: str) -> dict[str, str]:
    """The player's own marks with one more: “banker 2” is the passenger and the seat, “banker” the row."""
    passenger, _, seat = key.partition(" ")
    if passenger not in PASSENGER_IDS:
        raise BadMark(f"There is no passenger “{passenger}” on the sheet.")
    if seat and seat not in [str(other) for other in range(view.clues.players)]:
        raise BadMark(f"There is no player “{seat}” on the sheet.")
    if len(text) > LONGEST_MARK:
        raise BadMark(f"A mark has at most {LONGEST_MARK} characters.")
    kept = {other: mark for other, mark in marks.items() if other != key}
    return {**kept, key: text} if text else kept


def notebook_lies(view: View, people: list[int]) -> list[str]:
    """Marks that are not so if the players are these, or that the table did not agree on."""
    sheet = sheet_of(view)
    found = [
        f"{PASSENGER_IDS[row.passenger]} by {seat}: {lie}"
        for row in sheet.rows
        for seat, mark in zip(sheet.others, row.marks)
        for lie in _lies(mark, people[seat] == row.passenger, sheet.assist)
    ]
    wrongly = [row.passenger for row in sheet.rows if row.status == INNOCENT and row.passenger in people]
    return [*found, *(f"{PASSENGER_IDS[passenger]} is not innocent" for passenger in wrongly)]


def _lies(mark: Mark, is_so: bool, assist: str) -> list[str]:
    found = []
    if assist == OFF and mark != Mark():
        found.append("marked, although nothing is marked here")
    if (mark.ways is not None) != (assist == ODDS):
        found.append("its odds are shown, or missing")
    if mark.state != MAYBE and (mark.state == YES) != is_so:
        found.append(f"marked {mark.state}, which is not so")
    if mark.state != MAYBE and not mark.because:
        found.append("marked without a reason")
    return found
