"""Spans of time as people type and read them: 90d, 12h."""

import click

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400, "y": 365 * 86_400}
LONGEST = 1000 * UNITS["y"]  # no calendar goes back much further
NAMES = {"s": "second", "m": "minute", "h": "hour", "d": "day"}


class Duration(click.ParamType[float]):
    """A whole number and its unit, as seconds."""

    name = "duration"

    def convert(self, value: str | float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The seconds of “90d”."""
        if not isinstance(value, str):
            return value
        number, unit = value[:-1], value[-1:].lower()
        seconds = 0
        if number.isascii() and number.isdecimal() and len(number) < len(str(LONGEST)):
            seconds = int(number) * UNITS.get(unit, 0)
        if not 0 < seconds <= LONGEST:
            self.fail(f"“{value}” is no span of time; say for instance 12h, 90d, 8w or 2y.", param, ctx)
        return float(seconds)


def in_words(seconds: float) -> str:
    """The span in the largest unit that measures it."""
    unit = next(unit for unit in "dhms" if seconds % UNITS[unit] == 0)
    count = int(seconds // UNITS[unit])
    return f"{count:,} {NAMES[unit]}{'s' * (count != 1)}"
