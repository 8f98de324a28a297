"""Writes all golden files again: python -m tests.golden. Read the difference before you keep it."""

from collections.abc import Iterator
from pathlib import Path

from tests.conformance.trials import TRIED
from wagonlit.conformance.golden import written
from wagonlit.conformance.perft import counted
from wagonlit.conformance.trial import WORDS
from wagonlit.core.frame import TEXT


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file and what belongs into it."""
    for tried in TRIED.values():
        game, folder = tried.trial.game, tried.trial.folder
        assert folder is not None
        words = WORDS if TEXT in game.domains else ()
        for name, (options, seed) in tried.golden.items():
            yield folder / "golden" / f"{name}.txt", written(game, options, seed, words)
        yield folder / "perft.txt", counted(game, tried.perft)
        for name, text in tried.more_files.items():
            yield folder / name, text()


def write() -> None:
    """All of them."""
    for file, text in files():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
