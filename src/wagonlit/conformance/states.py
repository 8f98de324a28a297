"""A clone is the same state, and its own."""

from wagonlit.conformance.likeness import difference, of_state
from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.frame import State
from wagonlit.core.playout import playout

EVERY = 5  # answers between two clones


def clones(trial: Trial) -> None:
    """A clone has every attribute of its original, and what happens to one happens to it alone."""
    for run in runs(trial):
        match, rng, step = run.match(), run.rng(), 0
        while not match.over:
            if step % EVERY == 0:
                _cloned(run, match.peek(), step)
            answer_at_random(match, rng, trial.words)
            step += 1


def _cloned(run: Run, original: State, step: int) -> None:
    before = of_state(original)
    twin = original.clone()
    if type(twin) is not type(original):
        raise run.error(f"a clone of {type(original).__name__} is a {type(twin).__name__}", step)
    if found := difference(before, of_state(twin)):
        raise run.error(f"a clone differs: {found}", step)
    playout(twin, run.rng(step))
    if found := difference(before, of_state(original)):
        raise run.error(f"playing a clone changed its original: {found}", step)
    quiet = original.clone()
    playout(original, run.rng(step))
    if found := difference(before, of_state(quiet)):
        raise run.error(f"playing the original changed a clone: {found}", step)
    if found := difference(of_state(twin), of_state(original)):
        raise run.error(f"a clone and its original end differently: {found}", step)
