"""An answer may be taken back while nobody has learned anything from it."""

from wagonlit.conformance.likeness import difference, of_match
from wagonlit.conformance.play import brought_to, played, unfolding
from wagonlit.conformance.relabelling import classes, seen
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core import frame as engine
from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import CHANCE, State
from wagonlit.core.ids import has
from wagonlit.core.match import Match
from wagonlit.core.record import Answer
from wagonlit.core.undo import may_undo, undone

EACH = 6  # answers taken back, or tried to, in each game
WORLDS = 50

Sights = set[tuple[int, str]]


def undo(trial: Trial) -> None:
    """Only the last answer can be taken back, only by whoever gave it, and only if nobody saw anything by it.

    What is left is the match as it was before.
    """
    for run in runs(trial):
        match, rng = played(run), run.rng(5)
        places = [at for at, answer in enumerate(match.answers) if answer.seat != CHANCE]
        for _ in range(min(EACH, len(places))):
            place = places.pop(rng.below(len(places)))
            _taken_back(run, match, place)


def _taken_back(run: Run, match: Match, place: int) -> None:
    """Right after that answer, and after what chance answered then."""
    after = place + 1
    while after < len(match.answers) and match.answers[after].seat == CHANCE:
        after += 1
    now = brought_to(run, match.answers[:after])
    actor = match.answers[place].seat
    for seat in range(CHANCE, match.seats):
        if seat != actor and may_undo(now, seat):
            raise run.error(f"seat {seat} took back an answer of seat {actor}", place, seat)
    try:
        before = undone(now, actor)
    except BadAnswer:
        return
    if after > place + 1:
        raise run.error("an answer was taken back although chance had moved since", place, actor)
    _as_before(run, match, place, before)


def _as_before(run: Run, match: Match, place: int, before: Match) -> None:
    """What is left after an undo."""
    actor = match.answers[place].seat
    if found := difference(of_match(brought_to(run, match.answers[:place])), of_match(before)):
        raise run.error(f"after undo it is not the match from before: {found}", place, actor)
    for seat, names in _seen_by_it(run, match, place).items() if classes(run) else ():
        if _could_be_others(run, before, seat, match.answers[place], names):
            shown = f"{', '.join(names)} to seat {seat}"
            raise run.error(f"an answer was taken back that has shown {shown}", place, actor)
    before.answer(match.answers[place].choice, actor)
    if found := difference(of_match(brought_to(run, match.answers[: place + 1])), of_match(before)):
        raise run.error(f"the same answer after undo is another game: {found}", place, actor)


def _seen_by_it(run: Run, match: Match, place: int) -> dict[int, set[str]]:
    """What each seat saw for the first time through that answer."""
    earlier, later = seen(run, match.answers[:place]), seen(run, match.answers[: place + 1])
    return {seat: names - earlier[seat] for seat, names in later.items() if names - earlier[seat]}


def _could_be_others(run: Run, before: Match, seat: int, answer: Answer, names: set[str]) -> bool:
    """Could the seat have seen something else? It could if the worlds it imagines differ in that."""
    imaginer, rng = run.game.imaginer(before.views[seat]), run.rng(6, seat)
    sights = {(seat, name) for name in names}
    return any(not sights <= _seen_in(run, imaginer.sample(rng), answer, sights) for _ in range(WORLDS))


def _seen_in(run: Run, world: State, answer: Answer, expected: Sights) -> Sights:
    """What is seen when that answer is given in this world; as expected, if it cannot be given there."""
    assert run.trial.witness is not None
    if isinstance(answer.choice, int) and not has(engine.options(world, answer.seat), answer.choice):
        return expected
    try:
        return {sight for moment in unfolding(world, [answer]) for sight in run.trial.witness(moment)}
    except BadAnswer:
        return expected
