"""Mystery Express as one value: what the table, the bots and the terminal know of it."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadScenario
from wagonlit.core.event import Event, Told
from wagonlit.core.frame import Decision
from wagonlit.core.game import Game, Insight, Result, SpeedTarget
from wagonlit.core.ids import members
from wagonlit.core.options import Option
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express import events, show_timing
from wagonlit.games.mystery_express.bots import BOTS, memory
from wagonlit.games.mystery_express.imagining import from_view
from wagonlit.games.mystery_express.imagining.imaginer import Imaginer
from wagonlit.games.mystery_express.imagining.notebook_check import notebook_lies
from wagonlit.games.mystery_express.imagining.view_check import lies
from wagonlit.games.mystery_express.options import OPTIONS, Options, table_options, terms_of
from wagonlit.games.mystery_express.pieces.board import (
    ACTIONS,
    CARS,
    CHARACTERS,
    CITIES,
    END_TURN,
    HOURS,
    PACES,
    SIDES,
)
from wagonlit.games.mystery_express.pieces.cards import (
    BLANK,
    CATEGORIES,
    ELEMENT_NAMES,
    ELEMENTS,
    TIME,
    TIMES,
)
from wagonlit.games.mystery_express.pieces.places import SPOTS, STACKS
from wagonlit.games.mystery_express.pieces.time_deck import ordered, rank_of
from wagonlit.games.mystery_express.rules import (
    budapest,
    cities,
    club,
    conductor,
    dining,
    ending,
    journey,
    lounge,
    passenger,
    picks,
    powers,
    setup,
    shows,
    sleeping,
    smoking,
    tunnel,
)
from wagonlit.games.mystery_express.rules.powers import DECLINE
from wagonlit.games.mystery_express.scenario import placing
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.view import View
from wagonlit.games.mystery_express.view.hindsight import hindsight
from wagonlit.games.mystery_express.view.notebook import Notebook, Sheet
from wagonlit.kit.chapters import decisions_of

CHAPTERS = (
    setup, journey, club, dining, lounge, passenger, sleeping, smoking, picks, conductor, powers,
    cities, shows, tunnel, budapest, ending,
)  # fmt: skip


def _groups(names: Sequence[str], nothing: str) -> tuple[str, ...]:
    """Every group of these by name, as it stands in records and scenarios."""
    groups = range(1 << len(names))
    return tuple("+".join(names[one] for one in members(group)) or nothing for group in groups)


SEATS = tuple(str(seat) for seat in range(5))
DOMAINS: dict[str, Sequence[str]] = {
    "seat": SEATS,
    "character": CHARACTERS,
    "car": CARS,
    "card": ELEMENT_NAMES[:ELEMENTS] * 2,  # chance draws: both planes of a pile
    "element": ELEMENT_NAMES,
    "time": ELEMENT_NAMES[ELEMENTS : ELEMENTS + TIMES],
    "category": CATEGORIES,
    "action": ACTIONS,
    "city": CITIES,
    "company": _groups(SEATS, "nobody"),
    "stack": tuple(str(stack + 1) for stack in range(STACKS)),
    "spot": tuple(str(spot + 1) for spot in range(SPOTS)),
    "slot": tuple(str(slot + 1) for slot in range(12)),
    "side": SIDES,
    "peek": ("decline", "first", "second", "third", "fourth"),
    "pace": PACES,
    "order": (),
    "enigma": CATEGORIES,
    "enigmas": _groups(CATEGORIES, "nothing"),
}


class MysteryExpress(Game[Options, Train, View]):
    """Deduction on the Orient-Express, 3 to 5 players."""

    id: ClassVar[str] = "mystery_express"
    version: ClassVar[int] = 1
    folder: ClassVar[Path] = Path(__file__).parent
    rule_prefix: ClassVar[str] = "ME"
    domains: ClassVar[Mapping[str, Sequence[str]]] = DOMAINS
    decisions: ClassVar[Sequence[Decision]] = decisions_of(CHAPTERS)
    events: ClassVar[Sequence[type[Event]]] = tuple(events.EVENTS.values())
    option_list: ClassVar[Sequence[Option]] = OPTIONS
    players: ClassVar[range] = range(3, 6)
    bots: ClassVar[Mapping[str, Any]] = BOTS
    sets: ClassVar[Mapping[str, str]] = {"company": "seat", "enigmas": "enigma"}
    constants: ClassVar[Mapping[str, Any]] = {"hours": HOURS, "show_seconds": show_timing.SHOW_SECONDS}
    fleeting: ClassVar[Collection[str]] = ("TimeShown", "PileLooked")  # ME-808: kept in mind only
    assistance_option: ClassVar[str] = "sheet_assist"
    language_options: ClassVar[Mapping[str, Mapping[str, Any]]] = {"fr": {"edition": "fr"}}
    terminal: ClassVar[str] = "wagonlit.games.mystery_express.terminal.drawing:TrainDrawing"
    speed: ClassVar[Mapping[str, SpeedTarget]] = {
        "bulk_vs_catanatron": SpeedTarget(300, 1000),
        "bulk_vs_openspiel_hearts": SpeedTarget(1.5, 4),
        "python_vs_openspiel_hearts": SpeedTarget(4, 8),
        "clone_vs_catanatron": SpeedTarget(200, 450),
        "pure_vs_catanatron": SpeedTarget(5, 12),
        "search_vs_openspiel_hearts": SpeedTarget(1.5, 5),
        "search_early_vs_openspiel_hearts": SpeedTarget(1.5, 5),
    }
    strength: ClassVar[Sequence[Sequence[str]]] = (
        ("detective", "random", "random", "random"),
        ("detective", "novice", "novice", "novice"),
    )

    def options(self, given: Mapping[str, Any]) -> Options:
        return table_options(given)

    def seats(self, options: Options) -> int:
        return options.players

    def settled(self, seats: Sequence[str], lang: str | None) -> dict[str, Any]:
        return {"seats": [f"bot:{bot}" if bot else "human" for bot in seats], "lang": lang}

    def start(self, options: Options) -> Train:
        return setup.begun(terms_of(options))

    def view(self, options: Options, seat: int) -> View:
        return View(seat=seat, options=options)

    def imaginer(self, view: View) -> Imaginer:
        return from_view.imaginer(view)

    def result(self, state: Train) -> Result:
        ranks = [state.rank(seat) for seat in range(state.seats)]
        places = tuple(1 + sum(other > own for other in ranks) for own in ranks)
        scores = tuple(state.score(seat) for seat in range(state.seats))
        return Result(scores, places, tuple(members(state.winners())))

    def place(self, options: Options, position: Mapping[str, Any], rng: Rng) -> Train:
        return placing.placed(options, position, rng)

    def remembered(self, options: Options, told: Told, rng: Rng) -> Told:
        return memory.remembered(told, memory.recall_of(options.bot_time_memory), rng)

    def viewing_seconds(self, options: Options, told: Sequence[Told]) -> float:
        return show_timing.seconds(told, options.time_show_mode)

    def lies(self, view: View, state: Train) -> list[str]:
        return lies(view, state)

    def away(self, options: Options, ask: Ask, rng: Rng) -> int | str:
        """ME-003, ME-R57, ME-R76: ends turns, keeps powers, leaves papers blank, or anything possible."""
        replies = {
            "setup.car": CARS.index("passenger"),
            "turn.action": END_TURN,
            "power.peek": DECLINE,
            "show.pace": PACES.index(options.time_pace),
            "telegram.entry": BLANK,
            "final.entry": BLANK,
        }
        return replies.get(ask.decision, super().away(options, ask, rng))

    def notebook(self, view: View) -> Sheet:
        return Notebook(view).sheet()

    def notebook_basis(self, view: View) -> tuple[int, list[str]]:
        return Notebook(view).basis()

    def notebook_lies(self, view: View, state: Train) -> list[str]:
        return notebook_lies(view, state)

    def hindsight(self, options: Options, seat: int, told: Sequence[Told]) -> list[Insight]:
        return hindsight(self.view(options, seat), told)

    def noted(self, view: View, marks: Mapping[str, str], key: str, text: str) -> dict[str, str]:
        notebook = Notebook(view, dict(marks))
        element, _, column = key.partition(" ")
        notebook.mark(element, column, text)
        return notebook.marks

    def parse_draw(self, state: Train, decision: Decision, given: Any) -> int:
        """The order of the Time deck: its rank, or the 23 times by name."""
        if isinstance(given, int):
            return given
        hidden = state.culprit(TIME) - ELEMENTS
        names = DOMAINS["time"]
        times = [names.index(name) if name in names else -1 for name in given]
        if sorted(times) != sorted(ordered(0, hidden)):
            twice = names[hidden]
            raise BadScenario(f"The Time deck must be its 23 cards: each three times, {twice} twice.")
        return rank_of(times, hidden)

    def choice_name(self, state: Train, decision: Decision, choice: int) -> str:
        if decision.domain != "order":
            return super().choice_name(state, decision, choice)
        order = ordered(choice, state.culprit(TIME) - ELEMENTS)
        return " ".join(ELEMENT_NAMES[value + ELEMENTS][5:] for value in order)

    def interchangeable(self, options: Options) -> list[tuple[str, list[int]]]:
        """Within a category all elements in the game are alike, and so are all times."""
        gone = {ELEMENT_NAMES.index(name) for name in options.removed_elements}
        crime = [[e for e in range(6 * c, 6 * c + 6) if e not in gone] for c in range(TIME)]
        return [("time", list(range(TIMES))), *(("element", row) for row in crime)]


GAME = MysteryExpress()
