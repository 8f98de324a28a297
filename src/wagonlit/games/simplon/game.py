"""Simplon-Orient-Express as one value: what the table, the bots and the terminal know of it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from wagonlit.core.event import Event
from wagonlit.core.frame import Decision
from wagonlit.core.game import DataName, Game, Result, SpeedTarget
from wagonlit.core.options import Option
from wagonlit.core.rng import Rng
from wagonlit.games.simplon import events
from wagonlit.games.simplon.bots import BOTS
from wagonlit.games.simplon.data.boards import DEFAULT, PlayedBoard, board_named, offer_board
from wagonlit.games.simplon.edition import board_names, domains_of, figures_of, layout_of, names_of
from wagonlit.games.simplon.imagining.from_view import Worlds
from wagonlit.games.simplon.imagining.view_check import lies
from wagonlit.games.simplon.measures import measures
from wagonlit.games.simplon.options import Options, option_list, table_options, terms_of
from wagonlit.games.simplon.pieces.names import FACES
from wagonlit.games.simplon.policy import Teamwork
from wagonlit.games.simplon.rules import setup, ship, turn
from wagonlit.games.simplon.scenario.placing import placed
from wagonlit.games.simplon.state.journey import WON, Journey
from wagonlit.games.simplon.view import View
from wagonlit.kit.chapters import decisions_of

CHAPTERS = (setup, turn, ship)


class Simplon(Game[Options, Journey, View]):
    """Together from Calais to Constantinople, before the admiral gets there; 2 to 4 players.

    SO-052, SO-R32: everything is open, and people may plan aloud.
    """

    id: ClassVar[str] = "simplon"
    version: ClassVar[int] = 1
    folder: ClassVar[Path] = Path(__file__).parent
    rule_prefix: ClassVar[str] = "SO"
    decisions: ClassVar[Sequence[Decision]] = decisions_of(CHAPTERS)
    events: ClassVar[Sequence[type[Event]]] = tuple(events.EVENTS.values())
    players: ClassVar[range] = range(2, 5)
    bots: ClassVar[Mapping[str, Any]] = BOTS
    proposable: ClassVar[Collection[str]] = ("act", "line", "station")
    terminal: ClassVar[str] = "wagonlit.games.simplon.terminal.drawing:JourneyDrawing"
    speed: ClassVar[Mapping[str, SpeedTarget]] = {
        "bulk_vs_catanatron": SpeedTarget(200, 350),
        "bulk_vs_openspiel_hearts": SpeedTarget(1.5, 3),
        "python_vs_openspiel_hearts": SpeedTarget(3, 6),
        "clone_vs_catanatron": SpeedTarget(200, 450),
        "pure_vs_catanatron": SpeedTarget(3, 8),
        "search_vs_openspiel_hearts": SpeedTarget(1, 3),
        "search_early_vs_openspiel_hearts": SpeedTarget(1, 3),
        "reach_vs_python": SpeedTarget(20, 40),
        "planner_vs_openspiel_backgammon": SpeedTarget(1, 3),
    }
    own_ratios: ClassVar[Mapping[str, tuple[str, str]]] = {"reach_vs_python": ("reach", "reach_pure")}
    strength: ClassVar[Sequence[Sequence[str]]] = tuple(
        (bot,) * seats for seats in range(2, 5) for bot in ("random", "stoker")
    )
    strength_tables: ClassVar[Sequence[Mapping[str, Any]]] = ({"line": "orient"}, {"line": "simplon"})
    edition_option: ClassVar[str] = "board"
    assistance_option: ClassVar[str] = "assist"
    chances_shown: ClassVar[Collection[str]] = ("chances",)
    constants: ClassVar[Mapping[str, Any]] = figures_of(DEFAULT)

    def __init__(self, board: PlayedBoard) -> None:
        """SO-023: each board is an edition, with ids and names of its own."""
        self.board = board
        vars(self).update(domains=domains_of(board), layout=layout_of(board))
        self._names = names_of(board)

    def __reduce__(self) -> tuple[Any, ...]:
        """Packed as the board that it is played on."""
        return _unpacked, (self.board.file.id, self.board.hash)

    # Boards may be offered at any time, so these two change.
    @property
    def option_list(self) -> Sequence[Option]:  # type: ignore[override]  # read-only
        return option_list()

    @property
    def names(self) -> Mapping[str, Mapping[str, DataName]]:  # type: ignore[override]  # read-only
        return {**self._names, "board": board_names()}

    def options(self, given: Mapping[str, Any]) -> Options:
        return table_options(given)

    def settled(self, seats: Sequence[str], lang: str | None) -> dict[str, Any]:
        """SO-022: the hash follows from the board; a record keeps it."""
        return {"board_hash": ""}

    def edition(self, options: Options) -> "Simplon":
        board = board_named(options.board, options.board_hash)
        return edition_on(board)

    def offer(self, file: Path) -> str:
        return offer_board(file).file.id

    def seats(self, options: Options) -> int:
        return options.players

    def start(self, options: Options) -> Journey:
        return setup.begun(terms_of(options))

    def view(self, options: Options, seat: int) -> View:
        return View(seat=seat, options=options)

    def imaginer(self, view: View) -> Worlds:
        return Worlds(view)

    def policy(self, options: Options) -> Teamwork:
        return Teamwork(terms_of(options))

    def result(self, state: Journey) -> Result:
        """SO-401, SO-402, SO-403: all win, or nobody does."""
        seats = tuple(range(state.seats))
        if state.outcome == WON:
            return Result((1,) * len(seats), (1,) * len(seats), seats)
        return Result((0,) * len(seats), (2,) * len(seats), ())

    def parse_draw(self, state: Journey, decision: Decision, given: Any) -> int:
        """The number of a face of the table's die, or what it shows."""
        shown = [FACES[face] for face in state.terms.die]
        return shown.index(given) if isinstance(given, str) else int(given)

    def choice_name(self, state: Journey, decision: Decision, choice: int) -> str:
        if decision is turn.RollDie.decision:
            return FACES[state.terms.die[choice]]
        return super().choice_name(state, decision, choice)

    def measures(self) -> Mapping[str, Callable[[], int]]:
        return measures()

    def place(self, options: Options, position: Mapping[str, Any], rng: Rng) -> Journey:
        return placed(options, position, rng)

    def lies(self, view: View, state: Journey) -> list[str]:
        return lies(view, state)


@cache
def edition_on(board: PlayedBoard) -> Simplon:
    """The game on this board, made once."""
    return Simplon(board)


def _unpacked(board: str, hash: str) -> Simplon:
    return edition_on(board_named(board, hash))


GAME = edition_on(DEFAULT)
