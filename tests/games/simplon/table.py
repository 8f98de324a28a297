"""A small table for tests: set a position, play by name, look at what happened."""

from typing import Any

from wagonlit.core.event import Told
from wagonlit.core.match import Match
from wagonlit.games.simplon.game import GAME
from wagonlit.games.simplon.options import Options
from wagonlit.games.simplon.state.journey import Journey
from wagonlit.games.simplon.view import View

ANNA, BERT, CARL, DORA = range(4)
# Every turntable as the line by Milan needs it; the others in their first position.
BY_MILAN = {**dict.fromkeys("ACHJL", 0), **dict.fromkeys("BDEFGIKMN", 1)}
VIOLET = ["V1", "V2", "V3", "V4", "V5", "V6"]
COMMON = ["C1", "C2", "C3", "C4", "C5", "C6"]
FAR_AWAY = {0: "madrid", 1: "odessa", 2: "hamburg", 3: "granada"}


class Table:
    """One match, spoken to in the names of stations and turntables."""

    def __init__(self, match: Match[View, Options, Journey]) -> None:
        self.match = match

    def play(self, *choices: str | int) -> "Table":
        """Whoever is asked answers one question after the other."""
        for choice in choices:
            self.match.answer(choice)
        return self

    @property
    def view(self) -> View:
        return self.match.views[0]

    @property
    def asked(self) -> str:
        """What is asked now."""
        return "" if self.match.over else self.match.ask.decision

    @property
    def offered(self) -> list[str]:
        """The possible answers, by name."""
        return self.match.ask.names

    def told(self, event: str) -> list[Told]:
        """Every such event so far."""
        return [told for told in self.match.told[0] if told.event == event]

    def at(self, seat: int) -> str:
        """Where a locomotive stands."""
        station = self.view.stations[seat]
        assert station is not None
        return str(GAME.domains["station"][station])

    @property
    def detective(self) -> str:
        return str(GAME.domains["station"][self.view.detective])

    @property
    def ship(self) -> str:
        return str(GAME.domains["square"][self.view.ship])

    @property
    def gaps(self) -> list[str]:
        """The damages that are open."""
        return [GAME.domains["damage"][damage] for damage in self.view.damages]

    @property
    def repaired(self) -> list[str]:
        """What was repaired on the last move, in that order."""
        return [GAME.domains["damage"][damage] for damage in self.told("Moved")[-1].facts["repaired"]]

    @property
    def pieces(self) -> list[str]:
        """The stations where a track piece lies."""
        return [GAME.domains["station"][station] for station in self.view.pieces]


def journey(players: int = 3, chance: list[Any] | None = None, options: Any = None, **position: Any) -> Table:
    """Anna is to act; whoever is not placed is far away, and all turntables fit the line.

    The detective has ridden in this turn, so that nobody is asked about him, unless a test wants him to.
    """
    if position.get("phase", "act") == "act":
        position.setdefault("ridden", True)
    places = {str(seat): place for seat, place in FAR_AWAY.items() if seat < players}
    stations = {**places, **{str(seat): place for seat, place in position.pop("stations", {}).items()}}
    turntables = {**BY_MILAN, **position.pop("turntables", {})}
    whole = {"stations": stations, "turntables": turntables, **position}
    given = {"players": players, **(options or {})}
    return Table(Match(GAME, given, seed=1, position=whole, chance=chance or []))


def setting_out(players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A game from its beginning."""
    return Table(Match(GAME, {"players": players, **options}, seed=seed))
