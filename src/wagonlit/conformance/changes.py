"""What changes in every seat's view, step by step, for golden games."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from wagonlit.core.match import Match
from wagonlit.core.view import fields_of


class Changes:
    """Remembers all views as they were last shown."""

    def __init__(self) -> None:
        self.shown: dict[int, dict[str, Any]] = {}

    def since(self, match: Match) -> Iterator[str]:
        """Every field that changed: once where all seats see the same, else seat by seat."""
        now = {seat: msgspec.to_builtins(view) for seat, view in match.views.items()}
        for field in fields_of(type(match.views[0])):
            lines = {seat: self._change(seat, field, now[seat][field]) for seat in now}
            if len(set(lines.values())) == 1:
                yield from (f"  views {line}" for line in [lines[0]] if line)
            else:
                yield from (f"  view {seat} {line}" for seat, line in lines.items() if line)
        self.shown = now

    def _change(self, seat: int, field: str, value: Any) -> str:
        """The new value; of a list that only grew, what was added."""
        old = self.shown.get(seat, {}).get(field)
        if old == value:
            return ""
        if isinstance(old, list) and old and value[: len(old)] == old:
            return f"{field} += {_compact(value[len(old) :])}"
        return f"{field} = {_compact(value)}"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
