"""Questions that several are asked in real time: what is said meanwhile must still count."""

from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.ask import Ask
from wagonlit.core.match import Match


def windows(trial: Trial) -> None:
    """Who may answer besides those who must is in a window; and a window does not change under anybody."""
    for run in runs(trial):
        match, rng, step = run.match(), run.rng(), 0
        while not match.over:
            _is_window(run, match, step)
            before, asked = match.waiting, _asked(match)
            answer_at_random(match, rng, trial.words)
            step += 1
            _stays(run, match, before, asked, step)


def _is_window(run: Run, match: Match, step: int) -> None:
    decision = match.ask.decision
    frame = match.agenda
    if frame is None or (not match.may and not frame.decision.window):
        return
    if not frame.decision.window:
        raise run.error(f"“{decision}” may still be answered by some, but is no window", step, match.may[0])
    if twice := sorted({*match.waiting} & {*match.may}):
        raise run.error(f"“{decision}” waits for a seat that only may answer", step, twice[0])


def _asked(match: Match) -> dict[int, Ask]:
    """What each seat could answer now, wherever it was asked; empty where there is no window."""
    if match.over or match.agenda is None or not match.agenda.decision.window:
        return {}
    return {seat: match.ask_of(seat).put_at(0) for seat in (*match.waiting, *match.may)}


def _stays(run: Run, match: Match, before: list[int], asked: dict[int, Ask], step: int) -> None:
    """While the same window is open, it is the same for all who have not answered just now."""
    now, actor = _asked(match), match.answers[-1].seat
    if not asked or {*match.waiting} != {*before} - {actor}:
        return
    for seat in asked.keys() & now.keys() - {actor}:
        if asked[seat] != now[seat]:
            changed = f"“{now[seat].decision}” changes because seat {actor} has answered"
            raise run.error(f"{changed}: what is sent meanwhile would not count", step, seat)
