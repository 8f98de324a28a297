"""A notebook for any toy: a mark beside each thing that somebody may suspect."""

from collections.abc import Collection, Mapping

from wagonlit.core.errors import BadAnswer


def noted(things: Collection[str], marks: Mapping[str, str], key: str, text: str) -> dict[str, str]:
    """The marks with one more, or without it if the text is empty."""
    if key not in things:
        raise BadAnswer(f"There is no {key!r} in this notebook.")
    return {name: mark for name, mark in {**marks, key: text}.items() if mark}
