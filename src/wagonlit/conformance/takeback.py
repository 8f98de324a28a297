"""An answer may be taken back while nobody has learned anything from it."""

from wagonlit.conformance.likeness import difference, of_match
from wagonlit.conformance.play import played, standing
from wagonlit.conformance.relabelling import alike, seen
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.frame import CHANCE
from wagonlit.core.match import Match
from wagonlit.core.undo import may_undo, undone

EACH = 8  # answers taken back, or tried to, in each game


def undo(trial: Trial) -> None:
    """Only the last answer can be taken back, only by who gave it, and only if nobody saw anything by it.

    What is left is the match as it was before.
    """
    for run in runs(trial):
        match, rng = played(run), run.rng(5)
        places = [at for at, answer in enumerate(match.answers) if answer.seat != CHANCE]
        for _ in range(min(EACH, len(places))):
            place = places.pop(rng.below(len(places)))
            _taken_back(run, match, place)


def _taken_back(run: Run, match: Match, place: int) -> None:
    """Right after that answer, and after the luck that followed it."""
    after = place + 1
    while after < len(match.answers) and match.answers[after].seat == CHANCE:
        after += 1
    now = standing(run, match.answers[:after])
    actor = match.answers[place].seat
    for seat in range(CHANCE, match.seats):
        if seat != actor and may_undo(now, seat):
            raise run.error(f"seat {seat} took back an answer of seat {actor}", place, seat)
    if not may_undo(now, actor):
        return
    if after > place + 1:
        raise run.error("an answer was taken back although chance had moved since", place, actor)
    _as_before(run, match, place, undone(now, actor))


def _as_before(run: Run, match: Match, place: int, before: Match) -> None:
    """What is left after an undo."""
    actor = match.answers[place].seat
    if found := difference(of_match(standing(run, match.answers[:place])), of_match(before)):
        raise run.error(f"after undo it is not the match from before: {found}", place, actor)
    if alike(run) and (news := _seen_by_it(run, match, place)):
        raise run.error(f"an answer was taken back that has shown something: {news}", place, actor)
    before.answer(actor, match.answers[place].choice)
    if found := difference(of_match(standing(run, match.answers[: place + 1])), of_match(before)):
        raise run.error(f"the same answer after undo is another game: {found}", place, actor)


def _seen_by_it(run: Run, match: Match, place: int) -> str:
    """What somebody saw for the first time through that answer."""
    earlier, later = seen(run, match.answers[:place]), seen(run, match.answers[: place + 1])
    news = {seat: sorted(names - earlier[seat]) for seat, names in later.items()}
    return ", ".join(f"{name} to seat {seat}" for seat, names in news.items() for name in names)
