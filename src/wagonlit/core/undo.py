"""Taking back an answer: allowed only while nobody has learned anything from it.

Nothing is declared per move. The barrier is computed: an answer that showed another seat a secret stands,
even if the seat knew it, since what it knew is its own secret. Any other answer is played again in many
worlds that each seat thought possible before it, and whoever looks on; if in any of them they would have been
told something else, they have learned something, and the answer stands. Who looks on knows the least: so what
only the seats knew already, each by itself, does not let an answer be taken back, either.
"""

from wagonlit.core import frame as engine
from wagonlit.core.asking import asking_frame
from wagonlit.core.errors import BadAnswer
from wagonlit.core.event import ONLOOKER, Told, seen_by
from wagonlit.core.frame import CHANCE, Seat, State
from wagonlit.core.ids import has
from wagonlit.core.match import Match
from wagonlit.core.replay import replayed
from wagonlit.core.rng import Rng
from wagonlit.core.seed import as_number

WORLDS = 24  # worlds tried for each pair of eyes


def undone(match: Match, seat: Seat) -> Match:
    """The match as it was before this seat's last answer; BadAnswer if that stands."""
    _check(match, seat)
    return replayed(match.game, match.record, upto=len(match.answers) - 1)


def may_undo(match: Match, seat: Seat) -> bool:
    """Whether the seat may take its last answer back."""
    try:
        _check(match, seat)
    except BadAnswer:
        return False
    return True


def _check(match: Match, seat: Seat) -> None:
    """BadAnswer if the seat may not take its last answer back."""
    if seat == CHANCE or not match.answers or match.answers[-1].seat != seat:
        raise BadAnswer(f"Seat {seat} cannot take back: somebody else, or chance, has moved since.")
    everybody, last = [*range(match.seats), ONLOOKER], len(match.answers) - 1
    before = replayed(match.game, match.record, upto=last, views_for=everybody)
    if asking_frame(before.peek()).decision.final:
        raise BadAnswer(f"Seat {seat} cannot take back: that answer was final.", "final")
    after, choice = before.copy(), match.answers[last].choice
    after.answer(choice, seat, by_clock=True)
    if _shown(after, before, seat) or any(_learned(after, before, eyes, seat, choice) for eyes in everybody):
        raise BadAnswer(f"Seat {seat} cannot take back: the answer has shown somebody something new.")


def _shown(after: Match, before: Match, actor: int) -> bool:
    """Has the answer shown somebody else what it did not show to all?"""
    new_events = [told[len(before.told[eyes]) :] for eyes, told in after.told.items()]
    for event in zip(*new_events):
        for fact in event[0].facts:
            blind = [told.facts[fact] is None for told in event]
            if any(blind) and not all(blind[:actor] + blind[actor + 1 :]):
                return True
    return False


def _learned(after: Match, before: Match, eyes: int, actor: int, choice: int | str) -> bool:
    """Would these eyes, in some world they thought possible, have seen something else?"""
    told = after.told[eyes][len(before.told[eyes]) :]
    imaginer = after.game.imaginer(before.views[eyes])
    rng = Rng(as_number(after.seed) + eyes)
    return any(_told_in(imaginer.sample(rng), eyes, actor, choice, rng) != told for _ in range(WORLDS))


def _told_in(world: State, eyes: int, actor: int, choice: int | str, rng: Rng) -> list[Told] | None:
    """What these eyes are told when that answer is given in this world."""
    world.journal = []
    try:
        chosen = _choice_there(world, actor, choice, rng)
    except BadAnswer:
        return None  # words that this world refuses
    if engine.answer(world, actor, chosen) == CHANCE:
        return None
    return [seen_by(event, eyes) for event in world.journal]


def _choice_there(world: State, actor: int, choice: int | str, rng: Rng) -> int:
    """The same choice; where it is not possible (a card the seat thinks elsewhere), any other."""
    if isinstance(choice, str):
        return engine.id_of_words(world, choice)
    legal = engine.options(world, actor)
    if has(legal, choice):
        return choice
    return rng.one_of(legal)
