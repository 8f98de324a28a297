"""The chance of winning over a game as a picture; needs the extra wagonlit[plot]."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from wagonlit.core.errors import WagonlitError
from wagonlit.kit.search.analysis import Step
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.json_output import CannotWrite


class NoPlots(WagonlitError):
    """What draws pictures is not installed."""


def plotting() -> Any:
    """The plotting library, which most people do without."""
    try:
        library = import_module("matplotlib")
        library.use("agg")  # no window is opened
        return import_module("matplotlib.pyplot")
    except ImportError as fault:
        raise NoPlots(
            "Pictures are drawn by matplotlib, which is not there; get it with: pip install 'wagonlit[plot]'."
        ) from fault


def plot(steps: Sequence[Step], title: str, names: Sequence[str], words: Words, file: str) -> None:
    """A line with its 95 % interval, and a dot for each step in its seat's colour."""
    pyplot = plotting()
    figure, axes = pyplot.subplots(figsize=(10, 5), layout="constrained")
    places = range(1, len(steps) + 1)
    low, high = [100 * step.before.low for step in steps], [100 * step.before.high for step in steps]
    axes.fill_between(places, low, high, alpha=0.2, linewidth=0)
    axes.plot(places, [100 * step.before.value for step in steps])
    for seat in sorted({step.seat for step in steps}):
        own = [place for place, step in zip(places, steps) if step.seat == seat]
        axes.scatter(own, [100 * steps[place - 1].before.value for place in own], label=names[seat], zorder=3)
    axes.set(title=title, xlabel=words("analysis-step"), ylabel=words("analysis-line"), ylim=(0, 100))
    axes.legend()
    try:
        figure.savefig(Path(file), format="png", dpi=120)
    except OSError as fault:
        raise CannotWrite(f"“{file}” cannot be written: {fault.strerror}.") from fault
    finally:
        pyplot.close(figure)
