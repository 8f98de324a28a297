"""Evenings that must look the same to others: with other secrets, or while somebody else is thinking."""

from collections.abc import Sequence

from tests.games.mysteres.table import DECLINE, drawn
from tests.table.twins.cast import NEVER, Cast
from tests.table.twins.pair import Pair, World
from wagonlit.conformance.trial import Run, Trial
from wagonlit.core.frame import CHANCE
from wagonlit.core.match import Match
from wagonlit.games.mysteres import GAME
from wagonlit.games.mysteres.lexicon.reading import lexicon

MAESTRO, ANNA, BERT, CARL, LISTENER = range(5)
RUN = Run(Trial(GAME), 7, {"players": 5, "language": "en", "first_maestro": MAESTRO})
Acts = Sequence[tuple[int, int | str]]
# Whoever thinks takes as long as anybody: bots and the clock have times of their own.
PEOPLE = Cast(frozenset(), MAESTRO, frozenset(), NEVER, "none")

WINDOW: Acts = ((MAESTRO, "redraw"), (MAESTRO, "keep"), (ANNA, "animal"), (MAESTRO, "a penguin"))
# Anna is nearly right where the word is a ladder; Carl declares, and is out; the key is never turned.
EVENING: Acts = (
    *WINDOW,
    *((seat, "waive") for seat in (BERT, CARL, LISTENER)),
    (ANNA, "a laddar"), (MAESTRO, "reject"),
    (BERT, "place"), (MAESTRO, "a cellar"),
    (CARL, "declare"), (LISTENER, "waive"), (ANNA, "waive"), (BERT, DECLINE),
    (CARL, "an igloo"), (MAESTRO, "reject"),
    (LISTENER, "verb"), (MAESTRO, "to shiver"),
)  # fmt: skip
USUAL = ("object.refrigerator", "object.doll")
# The word, and the card that was put away for it; of the last ones another tile is the key.
SECRETS = (
    ("object.ladder", "object.doll"), ("object.refrigerator", "object.ladder"), ("hobby.", "hobby."),
    ("concept.", "concept."),
)  # fmt: skip


def played(word: str, rejected: str, acts: Acts) -> World:
    """The evening in which the Maestro puts a card away, keeps this word, and all do this."""
    wanted = [_entry(rejected, 3), _entry(word, 0)]
    match = Match(GAME, RUN.given, RUN.seed, chance=[*drawn(word=wanted[1])[:-1], *wanted])
    for seat, choice in acts:
        match.answer(choice, seat)
    chance = [answer.choice for answer in match.answers if answer.seat == CHANCE]
    return World(chance, [answer for answer in match.answers if answer.seat != CHANCE])


def _entry(wanted: str, place: int) -> str:
    """This word, or one of that category."""
    found = [entry.id for entry in lexicon().entries if entry.id.startswith(wanted)]
    return found[place % len(found)]


def with_other_secrets(acts: Acts = EVENING) -> list[Pair]:
    """The usual evening, and the same with each of the other secrets."""
    usual = played(*USUAL, acts)
    return [Pair("secrets", RUN, LISTENER, (usual, played(*secret, acts))) for secret in SECRETS]


def with_other_thinkers() -> Pair:
    """In a window, either of two has let it pass; the other is still thinking."""
    one, other = (played(*USUAL, (*WINDOW, (seat, "waive"))) for seat in (BERT, CARL))
    return Pair("thinkers", RUN, LISTENER, (one, other))
