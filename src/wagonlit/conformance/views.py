"""What a seat knows is true, and what it imagines could be."""

from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core import frame as engine
from wagonlit.core.asking import offered_ids
from wagonlit.core.event import ONLOOKER
from wagonlit.core.frame import State
from wagonlit.core.ids import members
from wagonlit.core.match import Match
from wagonlit.core.playout import playout
from wagonlit.core.reprs import as_text

EVERY = 6  # answers between two looks into the worlds of one seat


def views(trial: Trial) -> None:
    """After each answer, all that every view claims holds in the truth."""
    for run in runs(trial):
        match, rng, step = run.match(), run.rng(), 0
        while True:
            truth = match.peek()
            for seat, view in match.views.items():
                if lies := run.game.lies(view, truth):
                    raise run.error(f"the view lies: {'; '.join(lies)}", step, seat)
            if match.over:
                break
            answer_at_random(match, rng, trial.words)
            step += 1
        unknown = {told.event for told in match.told[0]} - {event.__name__ for event in run.game.events}
        if unknown:
            raise run.error(f"{', '.join(sorted(unknown))} was told, but the game does not list it")


def imagined(trial: Trial) -> None:
    """A state made from a view fits it, asks its seat the same, and can be played to the end.

    Whoever looks on can imagine some, too: whether an answer may be taken back depends on them.
    """
    for run in runs(trial):
        everybody = [*range(run.game.seats(run.options)), ONLOOKER]
        match, rng, step = Match(run.game, run.given, run.seed, views_for=everybody), run.rng(), 0
        while not match.over:
            # Each seat in turn, and always one that is asked.
            looking = {step // EVERY % match.seats, match.waiting[0]} if step % EVERY == 0 else set()
            for seat in sorted(looking):
                _imagines(run, match, seat, step)
            if looking:
                _world(run, match, ONLOOKER, step)
            answer_at_random(match, rng, trial.words)
            step += 1


def _world(run: Run, match: Match, eyes: int, step: int) -> State:
    try:
        return run.game.imaginer(match.views[eyes]).sample(run.rng(step, eyes))
    except Exception as fault:
        raise run.error(f"nothing can be imagined: {fault!r}", step, eyes) from fault


def _imagines(run: Run, match: Match, seat: int, step: int) -> None:
    view, rng, world = match.views[seat], run.rng(step, seat, 1), _world(run, match, seat, step)
    if lies := run.game.lies(view, world):
        raise run.error(f"the imagined state contradicts the view: {'; '.join(lies)}", step, seat)
    if other := _asks_otherwise(match, seat, world):
        raise run.error(f"the imagined state {other}", step, seat)
    try:
        playout(world, rng)
        run.game.result(world)
    except Exception as fault:
        raise run.error(f"the imagined state cannot be played to the end: {fault!r}", step, seat) from fault


def _asks_otherwise(match: Match, seat: int, world: State) -> str:
    """Whether the seat could tell this world from the real one by what it is asked."""
    agenda = as_text(match.views[seat].agenda)
    if as_text(world.agenda) != agenda:
        return f"has the agenda {as_text(world.agenda)}, not {agenda}"
    if members(engine.settle(world)) != match.waiting:
        return f"waits for {members(engine.settle(world))}, not for {match.waiting}"
    if seat not in match.waiting:
        return ""
    offered, options = members(offered_ids(world, seat)), match.ask_of(seat).options
    return "" if offered == options else f"offers {offered}, not {options}"
