"""A clone equals its original, and is independent of it."""

from wagonlit.conformance.likeness import difference, of_state
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core import frame as engine
from wagonlit.core.frame import CHANCE, NOBODY, State
from wagonlit.core.ids import count, members
from wagonlit.core.playout import drawn, playout

EVERY = 5  # answers between two clones


def clones(trial: Trial) -> None:
    """A clone has every attribute of its original, and what happens to one happens to it alone."""
    for run in runs(trial):
        # The state itself: a match would only give a clone of it.
        s, rng, step = run.game.start(run.options), run.rng(), 0
        while (waiting := engine.settle(s)) != NOBODY:
            if step % EVERY == 0:
                _cloned(run, s, step)
            if waiting == CHANCE:
                engine.answer(s, CHANCE, drawn(s, rng))
            else:
                seat = members(waiting)[rng.below(count(waiting))]
                legal = engine.options(s, seat)
                engine.answer(s, seat, rng.one_of(legal))
            step += 1


def _cloned(run: Run, original: State, step: int) -> None:
    before = of_state(original)
    twin, quiet = original.clone(), original.clone()
    if type(twin) is not type(original):
        raise run.error(f"a clone of {type(original).__name__} is a {type(twin).__name__}", step)
    if found := difference(before, of_state(twin)):
        raise run.error(f"a clone differs: {found}", step)
    playout(twin, run.rng(step))
    if found := difference(before, of_state(original)):
        raise run.error(f"playing a clone changed its original: {found}", step)
    if found := difference(before, of_state(quiet)):
        raise run.error(f"playing a clone changed another: {found}", step)
    playout(quiet, run.rng(step))
    if found := difference(of_state(twin), of_state(quiet)):
        raise run.error(f"two clones played alike end differently: {found}", step)
