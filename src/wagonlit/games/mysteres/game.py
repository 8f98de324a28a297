"""Mystères as one value: what the table, the bots and the terminal know of it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadScenario
from wagonlit.core.event import Event, Told
from wagonlit.core.frame import TEXT, Decision
from wagonlit.core.game import Game, Result, SpeedTarget
from wagonlit.core.options import Option
from wagonlit.core.rng import Rng
from wagonlit.games.mysteres import hosting
from wagonlit.games.mysteres.away import default_answer
from wagonlit.games.mysteres.bots import BOTS
from wagonlit.games.mysteres.events import EVENTS
from wagonlit.games.mysteres.imagining.worlds import Worlds, lies
from wagonlit.games.mysteres.lexicon.categories import CARDS
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.lexicon.signs import SIGNS
from wagonlit.games.mysteres.measures import measures
from wagonlit.games.mysteres.options import OPTIONS, table_options
from wagonlit.games.mysteres.pieces import names
from wagonlit.games.mysteres.pieces.tiles import CELLS, TILES
from wagonlit.games.mysteres.rules import answers, clues, rounds, specials, turns
from wagonlit.games.mysteres.rules.closing import winners
from wagonlit.games.mysteres.scenario.placing import placed
from wagonlit.games.mysteres.state.evening import Evening
from wagonlit.games.mysteres.terms import ROUNDS, Options
from wagonlit.games.mysteres.view import View
from wagonlit.kit.chapters import decisions_of

CHAPTERS = (rounds, turns, clues, specials, answers)
DOMAINS: dict[str, Sequence[str]] = {
    "seat": tuple(str(seat) for seat in range(8)),
    "tile": TILES,
    "cell": CELLS,
    "card": tuple(str(card + 1) for card in range(CARDS)),
    "mystery": names.MYSTERIES,
    "reply": names.REPLIES,
    "declaration": names.DECLARATIONS,
    "verdict": names.VERDICTS,
    "silence": names.SILENCES,
    "band": names.BANDS,
    TEXT: names.KNOWN,
}


class Mysteres(Game[Options, Evening, View]):
    """One gives clues, the others guess: a word game for 2 to 8 players in French or English.

    MY-R27: what people say beside the game does not count as an answer.
    """

    id: ClassVar[str] = "mysteres"
    version: ClassVar[int] = 1
    folder: ClassVar[Path] = Path(__file__).parent
    rule_prefix: ClassVar[str] = "MY"
    domains: ClassVar[Mapping[str, Sequence[str]]] = DOMAINS
    decisions: ClassVar[Sequence[Decision]] = decisions_of(CHAPTERS)
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    option_list: ClassVar[Sequence[Option]] = OPTIONS
    players: ClassVar[range] = range(2, 9)
    bots: ClassVar[Mapping[str, Any]] = BOTS
    terminal: ClassVar[str] = "wagonlit.games.mysteres.terminal.drawing:EveningDrawing"
    # In plain Python, with words to look up: no match for card games in C++. It is to stay as fast as it is.
    speed: ClassVar[Mapping[str, SpeedTarget]] = {
        "bulk_vs_catanatron": SpeedTarget(1.5, 3.5),
        "python_vs_openspiel_hearts": SpeedTarget(0.1, 0.2),
        "clone_vs_catanatron": SpeedTarget(10, 18),
        "pure_vs_catanatron": SpeedTarget(0.8, 2),
        "search_vs_openspiel_hearts": SpeedTarget(0.015, 0.03),
        "search_early_vs_openspiel_hearts": SpeedTarget(0.008, 0.015),
    }
    # One of each strength, in turn on every seat; three guessers alike; and a pair, who share their score.
    strength: ClassVar[Sequence[Sequence[str]]] = (
        ("strong", "normal", "weak"),
        ("normal",) * 4,
        ("normal",) * 2,
    )
    strength_tables: ClassVar[Sequence[Mapping[str, Any]]] = ({"language": "fr"}, {"language": "en"})
    opening_options: ClassVar[Collection[str]] = ("spectators_see_word",)
    carried_options: ClassVar[Collection[str]] = ("recent_words",)
    language_options: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        lang: {"language": "en"} for lang in ("en", "de", "it")
    }
    constants: ClassVar[Mapping[str, Any]] = {
        "clue": {"letters": names.LONGEST_CLUE, "words": names.MOST_WORDS, "signs": SIGNS},
        "answer": {"letters": names.LONGEST_ANSWER},
        "question": {"letters": names.LONGEST_QUESTION},
        "reveal_seconds": hosting.REVEAL,
        "rounds": {str(players): rounds for players, rounds in ROUNDS.items()},
    }

    def options(self, given: Mapping[str, Any]) -> Options:
        return table_options(given)

    def seats(self, options: Options) -> int:
        return options.players

    def start(self, options: Options) -> Evening:
        return rounds.begun(options, lexicon())

    def view(self, options: Options, seat: int) -> View:
        return View(seat=seat, options=options)

    def imaginer(self, view: View) -> Worlds:
        return Worlds(view)

    def result(self, state: Evening) -> Result:
        """MY-171, MY-172, MY-186: by points; two players have the same."""
        scores = tuple(state.scores)
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        return Result(scores, places, winners(state))

    def place(self, options: Options, position: Mapping[str, Any], rng: Rng) -> Evening:
        return placed(options, position, rng)

    def lies(self, view: View, state: Evening) -> list[str]:
        return lies(view, state)

    def away(self, options: Options, ask: Ask, rng: Rng) -> int | str:
        """Section 4.4: the quietest answer."""
        return default_answer(ask, rng)

    def seconds_for(self, options: Options, decision: str) -> float | None:
        return options.seconds(decision)

    def viewing_seconds(self, options: Options, told: Sequence[Told]) -> float:
        return hosting.viewing_seconds(told)

    def chat_closed(self, options: Options, view: View, seat: int) -> bool:
        return hosting.chat_closed(options, view, seat)

    def fair_milliseconds(self, options: Options) -> int:
        """MY-R39: as much as the table agreed on."""
        return options.fair_delay

    def rematch_options(self, options: Options, told: Sequence[Told]) -> Mapping[str, Any]:
        return hosting.rematch_options(options, told)

    def tallies(self, options: Options, told: Sequence[Told]) -> Mapping[str, tuple[float, int]]:
        return hosting.tallies(told)

    def measures(self) -> Mapping[str, Callable[[], int]]:
        return measures()

    def parse_draw(self, state: Evening, decision: Decision, given: Any) -> int:
        """A mystery card by a word on it, such as “object.umbrella”, or the number that chance drew."""
        if not isinstance(given, str):
            return int(given)
        if given not in lexicon().by_id:
            raise BadScenario(f"No card has the word “{given}”.")
        cards, number = state.drawable(), lexicon().by_id[given]
        fitting = [place for place, card in enumerate(cards) if state.word_on(card) == number]
        if not fitting:
            raise BadScenario(
                f"The word “{given}” cannot be drawn here: it is of another category, or not in the deck."
            )
        return fitting[0]

    def choice_name(self, state: Evening, decision: Decision, choice: int) -> str:
        if decision is rounds.DrawMystery.decision:
            return lexicon().entries[state.word_on(rounds.drawn_card(state, choice))].id
        return super().choice_name(state, decision, choice)


GAME = Mysteres()
