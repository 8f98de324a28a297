"""The values of a view in words, as the annotations of its fields say what they stand for."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from wagonlit.core.frame import PLAIN
from wagonlit.core.text import Texts
from wagonlit.core.view import Field
from wagonlit.kit.terminal.words import Words

NOTHING = "–"


class ViewWords:
    """Says what the fields of a view hold, in the reader's language."""

    def __init__(self, texts: Texts, words: Words) -> None:
        self.texts = texts
        self.words = words

    def say(self, value: object, field: Field) -> str:
        """The value of a field: lists by what their places stand for, ids by their names."""
        return self._placed(value, field.by, field)

    def _placed(self, value: object, by: Sequence[str], field: Field) -> str:
        if not by or not value or not isinstance(value, list):
            return self._value(value, field.of, field.start)
        parts = [
            f"{self.texts.noun(by[0], place)}: {self._placed(part, by[1:], field)}"
            for place, part in enumerate(value)
        ]
        return ("; " if len(by) > 1 else ", ").join(parts)

    def _value(self, value: object, of: Sequence[str], start: int = 0) -> str:
        if value is None or value in ("", [], {}, ()):
            return NOTHING
        if isinstance(value, bool):
            return self.words("yes" if value else "no")
        if isinstance(value, int):
            return self._number(value, of, start)
        if isinstance(value, Mapping | list | tuple | set | frozenset):
            return self._several(value, of, start)
        return value if isinstance(value, str) else msgspec.json.encode(value).decode()

    def _several(self, values: Collection[object], of: Sequence[str], start: int) -> str:
        if isinstance(values, Mapping):
            return ", ".join(f"{key}: {self._value(part, of, start)}" for key, part in values.items())
        if isinstance(values, tuple) and len(of) == len(values) > 1:
            return " ".join(self._value(part, [domain]) for part, domain in zip(values, of, strict=True))
        return ", ".join(self._value(part, of, start) for part in values)

    def _number(self, number: int, of: Sequence[str], start: int) -> str:
        if len(of) != 1 or of[0] == PLAIN:
            return str(number + start)
        return self.texts.noun(of[0], number) if number >= 0 else NOTHING
