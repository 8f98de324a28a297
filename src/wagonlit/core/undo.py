"""Taking back an answer: allowed only while nobody has learned anything from it.

Nothing is declared per move. The barrier is computed: an answer that showed another seat a secret stands,
even if the seat knew it, since what it knew is its own secret. Any other answer is played again in many
worlds that each seat thought possible before it; if in any of them the seat would have been told something
else, it has learned something, and the answer stands.
"""

from wagonlit.core import frame as engine
from wagonlit.core.asking import asking_frame
from wagonlit.core.errors import BadAnswer
from wagonlit.core.event import Told, seen_by
from wagonlit.core.frame import CHANCE, Seat, State
from wagonlit.core.ids import has
from wagonlit.core.match import Match
from wagonlit.core.replay import replayed
from wagonlit.core.rng import Rng
from wagonlit.core.seed import as_number

WORLDS = 24  # worlds tried for each seat


def undone(match: Match, seat: Seat) -> Match:
    """The match as it was before this seat's last answer; BadAnswer if that stands."""
    if seat == CHANCE or not match.answers or match.answers[-1].seat != seat:
        raise BadAnswer(f"Seat {seat} cannot take back: somebody else, or chance, has moved since.")
    before = replayed(match.game, match.record, upto=len(match.answers) - 1)
    if asking_frame(before.peek()).decision.final:
        raise BadAnswer(f"Seat {seat} cannot take back: that answer was final.", "final")
    choice = match.answers[-1].choice
    everybody = range(match.seats)
    if _shown(match, before, seat) or any(_learned(match, before, one, seat, choice) for one in everybody):
        raise BadAnswer(f"Seat {seat} cannot take back: the answer has shown somebody something new.")
    return before


def may_undo(match: Match, seat: Seat) -> bool:
    """Whether the seat may take its last answer back."""
    try:
        undone(match, seat)
    except BadAnswer:
        return False
    return True


def _shown(match: Match, before: Match, actor: int) -> bool:
    """Has the answer shown somebody else what it did not show to all?"""
    new_events = [match.told[seat][len(before.told[seat]) :] for seat in range(match.seats)]
    for event in zip(*new_events):
        for fact in event[0].facts:
            blind = [told.facts[fact] is None for told in event]
            if any(blind) and not all(blind[:actor] + blind[actor + 1 :]):
                return True
    return False


def _learned(match: Match, before: Match, seat: int, actor: int, choice: int | str) -> bool:
    """Would this seat, in some world it thought possible, have been told something else?"""
    told = match.told[seat][len(before.told[seat]) :]
    imaginer = match.game.imaginer(before.views[seat])
    rng = Rng(as_number(match.seed) + seat)
    return any(_told_in(imaginer.sample(rng), seat, actor, choice, rng) != told for _ in range(WORLDS))


def _told_in(world: State, seat: int, actor: int, choice: int | str, rng: Rng) -> list[Told] | None:
    """What the seat is told when that answer is given in this world."""
    world.journal = []
    try:
        chosen = _choice_there(world, actor, choice, rng)
    except BadAnswer:
        return None  # words that this world refuses
    if engine.answer(world, actor, chosen) == CHANCE:
        return None
    return [seen_by(event, seat) for event in world.journal]


def _choice_there(world: State, actor: int, choice: int | str, rng: Rng) -> int:
    """The same choice; where it is not possible (a card the seat thinks elsewhere), any other."""
    if isinstance(choice, str):
        return engine.id_of_words(world, choice)
    legal = engine.options(world, actor)
    if has(legal, choice):
        return choice
    return rng.one_of(legal)
