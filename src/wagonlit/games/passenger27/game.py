"""27th Passenger as one value: what the table, the bots and the terminal know of it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from wagonlit.core.ask import Ask
from wagonlit.core.event import Event, Told
from wagonlit.core.frame import Decision
from wagonlit.core.game import Game, Insight, Result, SpeedTarget
from wagonlit.core.ids import members
from wagonlit.core.options import Option
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27 import events
from wagonlit.games.passenger27.away import safe_answer
from wagonlit.games.passenger27.bots import BOTS
from wagonlit.games.passenger27.data.checks import DRAWN, FINAL, ROUNDS
from wagonlit.games.passenger27.imagining.from_view import Worlds
from wagonlit.games.passenger27.imagining.view_check import lies
from wagonlit.games.passenger27.knowledge.hindsight import hindsight
from wagonlit.games.passenger27.knowledge.measures import measures
from wagonlit.games.passenger27.knowledge.notebook import Sheet, basis_of, notebook_lies, noted, sheet_of
from wagonlit.games.passenger27.options import (
    OPTIONS,
    PASSENGER_IDS,
    STATION_IDS,
    TABLES,
    Options,
    table_options,
    terms_of,
)
from wagonlit.games.passenger27.pieces.actions import ACTIONS, FAMILIES, ONE_SHOT, STEPS, of_step
from wagonlit.games.passenger27.pieces.incidents import INCIDENTS
from wagonlit.games.passenger27.pieces.names import CAUSES, ENDS, LAST_ALIVE, PURPOSES, REASONS, VOLLEYS
from wagonlit.games.passenger27.pieces.people import FEATURES, PASSENGERS, VALUES
from wagonlit.games.passenger27.pieces.tricks import DISGUISES, HAND_LIMIT, SKILLS
from wagonlit.games.passenger27.rules import (
    assassination,
    deception,
    disguises,
    incidents,
    intrigue,
    investigation,
    laying,
    naming,
    questioning,
    rewards,
    rounds,
    setup,
    skills,
    station,
    windows,
)
from wagonlit.games.passenger27.scenario.placing import placed
from wagonlit.games.passenger27.state.hunt import OUT, Hunt
from wagonlit.games.passenger27.view import View
from wagonlit.games.passenger27.view.notes import EXPOSURES, SOURCES
from wagonlit.kit.chapters import decisions_of

CHAPTERS = (
    setup, station, laying, incidents, rounds, investigation, questioning, deception, intrigue, naming,
    assassination, rewards, windows, skills, disguises,
)  # fmt: skip

CHOICES = ("round.action", "assassination.name")  # timed by `choice_timer`, all others by `reaction_timer`

SEATS = tuple(str(seat) for seat in range(6))
DOMAINS: dict[str, Sequence[str]] = {
    "seat": SEATS,
    "passenger": (*PASSENGER_IDS, "pass"),
    "action": tuple(ACTIONS),
    "trick": (*SKILLS, *DISGUISES, "pass"),
    "disguise": tuple(kind for kind in DISGUISES for _ in range(18)),  # chance draws one of the cards
    "feature": tuple(FEATURES),
    "trait": tuple(f"{feature}_{value}" for feature, values in zip(FEATURES, VALUES) for value in values),
    "slot": ("1", "2", "3"),
    "pile_end": tuple(ENDS),
    "initiative": ("1", "2", "3", "4", "5", "6"),
    "incident": tuple(INCIDENTS),
    "station": STATION_IDS,
    "stage": tuple(STEPS),
    "purpose": tuple(PURPOSES),
    "cause": tuple(CAUSES),
    "volley": tuple(VOLLEYS),
    "reason": tuple(REASONS),
    "exposure": EXPOSURES,
    "source": SOURCES,
}


class Passenger27(Game[Options, Hunt, View]):
    """A hunt on rails: find out who the others are before they find you; 3 to 6 players.

    TP-119: what people say to each other is no business of the rules.
    """

    id: ClassVar[str] = "passenger27"
    version: ClassVar[int] = 1
    folder: ClassVar[Path] = Path(__file__).parent
    rule_prefix: ClassVar[str] = "TP"
    domains: ClassVar[Mapping[str, Sequence[str]]] = DOMAINS
    decisions: ClassVar[Sequence[Decision]] = decisions_of(CHAPTERS)
    events: ClassVar[Sequence[type[Event]]] = tuple(events.EVENTS.values())
    option_list: ClassVar[Sequence[Option]] = OPTIONS
    players: ClassVar[range] = range(3, 7)
    bots: ClassVar[Mapping[str, Any]] = BOTS
    constants: ClassVar[Mapping[str, Any]] = {
        "passengers": TABLES.passengers,
        "stations": TABLES.stations,
        "people": PASSENGERS,
        "disguise_limit": HAND_LIMIT,
        "rounds": ROUNDS,
        "incidents": {**TABLES.incidents, "final": [FINAL]},
        "incidents_drawn": DRAWN,
        "steps": {ACTIONS[id]: step + 1 for step in range(FAMILIES) for id in members(of_step(step))},
        "one_shot": [ACTIONS[id] for id in members(ONE_SHOT)],
    }
    assistance_option: ClassVar[str] = "sheet_assist"
    opening_options: ClassVar[Collection[str]] = ("reveal_to_out",)
    terminal: ClassVar[str] = "wagonlit.games.passenger27.terminal.drawing:HuntDrawing"
    own_ratios: ClassVar[Mapping[str, tuple[str, str]]] = {
        "knowledge_vs_python": ("knowledge", "knowledge_pure"),
        "knowledge_vs_sampling": ("knowledge", "sampling"),
    }
    speed: ClassVar[Mapping[str, SpeedTarget]] = {
        "bulk_vs_catanatron": SpeedTarget(300, 500),
        "bulk_vs_openspiel_hearts": SpeedTarget(1.5, 4),
        "python_vs_openspiel_hearts": SpeedTarget(4, 8),
        "clone_vs_catanatron": SpeedTarget(200, 450),
        "pure_vs_catanatron": SpeedTarget(5, 12),
        "search_vs_openspiel_hearts": SpeedTarget(1.5, 5),
        "search_early_vs_openspiel_hearts": SpeedTarget(1.5, 5),
        "knowledge_vs_python": SpeedTarget(20, 40),
        "knowledge_vs_sampling": SpeedTarget(1000, 3000),
    }
    strength: ClassVar[Sequence[Sequence[str]]] = tuple(
        ("hunter", *[bot] * (seats - 1)) for seats in range(3, 7) for bot in ("random", "novice", "hunter")
    )

    def options(self, given: Mapping[str, Any]) -> Options:
        return table_options(given)

    def seats(self, options: Options) -> int:
        return options.players

    def start(self, options: Options) -> Hunt:
        return setup.begun(terms_of(options))

    def view(self, options: Options, seat: int) -> View:
        return View(seat=seat, options=options)

    def imaginer(self, view: View) -> Worlds:
        return Worlds(view)

    def result(self, state: Hunt) -> Result:
        """TP-904: the winner first, the others by how late they went out; without a winner nobody is."""
        seats = range(state.seats)
        late = [state.batches + 1 if state.lives(seat) else state.rows[OUT + seat] for seat in seats]
        places = [1 + sum(other > own for other in late) for own in late]
        if state.reason != LAST_ALIVE:
            places = [max(2, place) for place in places]
        winners = tuple(seat for seat in seats if places[seat] == 1)
        return Result(tuple(state.seats - place for place in places), tuple(places), winners)

    def place(self, options: Options, position: Mapping[str, Any], rng: Rng) -> Hunt:
        return placed(options, position, rng)

    def lies(self, view: View, state: Hunt) -> list[str]:
        return lies(view, state)

    def notebook(self, view: View) -> Sheet:
        return sheet_of(view)

    def notebook_basis(self, view: View) -> tuple[int, int]:
        return basis_of(view)

    def notebook_lies(self, view: View, state: Hunt) -> list[str]:
        dealt = view.round > 0
        return notebook_lies(view, [state.person(seat) for seat in range(state.seats)]) if dealt else []

    def noted(self, view: View, marks: Mapping[str, str], key: str, text: str) -> dict[str, str]:
        return noted(view, marks, key, text)

    def hindsight(self, options: Options, seat: int, told: Sequence[Told]) -> list[Insight]:
        return hindsight(self.view(options, seat), told)

    def measures(self) -> Mapping[str, Callable[[], int]]:
        return measures()

    def answer_for(self, options: Options, view: View, ask: Ask, rng: Rng) -> int | str:
        """The policy `safe`."""
        return safe_answer(view, ask, rng)

    def seconds_for(self, options: Options, decision: str) -> float | None:
        """What everybody thinks about at once may take longer than what somebody reacts to."""
        return float(options.choice_timer if decision in CHOICES else options.reaction_timer)

    def is_discreet(self, options: Options, decision: Decision) -> bool:
        """Section 4.3: private windows must not show whose they are, unless the table does not mind."""
        return decision.discreet and options.uniform_prompts

    def is_out(self, options: Options, view: View) -> bool:
        """TP-520: takes no more decisions."""
        return view.seat < options.players and view.seat not in view.living

    def reveals_to_out(self, options: Options) -> bool:
        return options.reveal_to_out

    def interchangeable(self, options: Options) -> list[tuple[str, list[int]]]:
        """Passengers unknown to a seat are alike to it; skills, ranks and disguises only to the eye."""
        unlike = [("trick", [id]) for id in range(len(SKILLS) + len(DISGUISES))]
        unlike += [("initiative", [id]) for id in range(options.players)]
        return [("passenger", list(range(PASSENGERS))), *unlike]


GAME = Passenger27()
