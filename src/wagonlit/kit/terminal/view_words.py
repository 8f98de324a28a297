"""The values of a view in words, as the annotations of its fields say what they stand for."""

from collections.abc import Collection, Mapping

from msgspec import Struct
from msgspec.structs import replace

from wagonlit.core.frame import PLAIN
from wagonlit.core.text import Texts
from wagonlit.core.view import Field
from wagonlit.kit.terminal.words import Words

NOTHING = "–"
PLAIN_FIELD = Field()


class ViewWords:
    """Says what the fields of a view hold, in the reader's language."""

    def __init__(self, texts: Texts, words: Words) -> None:
        self.texts = texts
        self.words = words

    def label(self, name: str) -> str:
        """What a field is called: by the game's texts, or by its own name."""
        key = f"view-{name}"
        return self.words(key) if self.words.knows(key) else name.replace("_", " ")

    def say(self, value: object, field: Field) -> str:
        """The value of a field: lists by what their places stand for, ids by their names."""
        if not field.by or not value or not isinstance(value, list):
            return self._value(value, field)
        domain, *by = field.by
        parts = [
            f"{self.texts.noun(domain, place)}: {self.say(part, replace(field, by=by))}"
            for place, part in enumerate(value)
        ]
        return ("; " if by or field.fields else ", ").join(parts)

    def _value(self, value: object, field: Field) -> str:
        if _is_nothing(value):
            return NOTHING
        if isinstance(value, bool):
            return self.words("yes" if value else "no")
        if isinstance(value, int):
            return self._number(value, field)
        if isinstance(value, Struct):
            return self._struct(value, field)
        if isinstance(value, Mapping | list | tuple | set | frozenset):
            return self._several(value, field)
        return str(value)

    def _struct(self, struct: Struct, field: Field) -> str:
        """Its fields with their names; those that hold nothing are left out."""
        held = {name: getattr(struct, name) for name in struct.__struct_fields__}
        said = {name: value for name, value in held.items() if not _is_nothing(value)}
        return ", ".join(
            f"{self.label(name)}: {self.say(value, field.fields.get(name, PLAIN_FIELD))}"
            for name, value in said.items()
        )

    def _several(self, values: Collection[object], field: Field) -> str:
        if isinstance(values, Mapping):
            return ", ".join(f"{key}: {self._value(part, field)}" for key, part in values.items())
        if isinstance(values, tuple) and len(field.of) == len(values) > 1:
            return " ".join(
                self._value(part, Field(of=[of])) for part, of in zip(values, field.of, strict=True)
            )
        return ("; " if field.fields else ", ").join(self._value(part, field) for part in values)

    def _number(self, number: int, field: Field) -> str:
        if len(field.of) != 1 or field.of[0] == PLAIN:
            return str(number + field.start)
        return self.texts.noun(field.of[0], number) if number >= 0 else NOTHING


def _is_nothing(value: object) -> bool:
    return value is None or value in ("", [], {}, ())
