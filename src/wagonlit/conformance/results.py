"""How games end."""

from wagonlit.conformance.play import played
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.errors import BadAnswer
from wagonlit.core.game import Result
from wagonlit.core.match import Match

MOST = 1000


def results(trial: Trial) -> None:
    """A finished game has a result for each seat; winners come first and stand best in a search."""
    for run in runs(trial):
        if _is_told(run.match()):
            raise run.error("a game has a result before it is over", 0)
        match = played(run)
        result = match.result()
        if fault := _fault(result, match.seats):
            raise run.error(f"{fault}: {result}")
        _stands(run, match, set(result.winners))


def _is_told(match: Match) -> bool:
    try:
        match.result()
    except BadAnswer:
        return False
    return True


def _fault(result: Result, seats: int) -> str:
    if len(result.scores) != seats or len(result.places) != seats:
        return f"not one score and one place for each of {seats} seats"
    if any(not 1 <= place <= seats for place in result.places):
        return "a place that does not exist"
    first = tuple(seat for seat in range(seats) if result.places[seat] == 1)
    return "" if result.winners == first else "the winners are not those in the first place"


def _stands(run: Run, match: Match, winners: set[int]) -> None:
    truth = match.peek()
    marks = {seat: truth.standing(seat) for seat in range(match.seats)}
    if any(not 0 <= mark <= MOST for mark in marks.values()):
        raise run.error(f"standings must be from 0 to {MOST}: {marks}")
    won = [marks[seat] for seat in winners]
    lost = [marks[seat] for seat in marks if seat not in winners]
    if won and lost and min(won) < max(lost):
        raise run.error(f"somebody stands better than the winners {sorted(winners)}: {marks}")
