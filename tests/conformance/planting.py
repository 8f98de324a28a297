"""Faults in the files of a game."""

from wagonlit.conformance import Trial


def edited(trial: Trial, name: str, old: str, new: str) -> None:
    """One place of a file reads otherwise."""
    assert trial.folder is not None
    file = trial.folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
