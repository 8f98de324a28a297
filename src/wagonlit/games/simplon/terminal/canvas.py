"""A sheet of characters to draw on: lines, marks, and names that look for a free place."""

from collections.abc import Iterator

from rich.text import Text

Cell = tuple[int, int]  # column and row


class Canvas:
    """What was drawn last stands on top, except that names never cover marks or other names."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells: dict[Cell, tuple[str, str]] = {}
        self.taken: set[Cell] = set()

    def mark(self, at: Cell, sign: str, style: str) -> None:
        """A sign that stays."""
        self.cells[at] = (sign, style)
        self.taken.add(at)

    def line(self, cells: list[Cell], signs: str, style: str) -> None:
        """Along these cells; four signs are those for the four directions, one is for all."""
        for place, at in enumerate(cells):
            after = cells[min(place + 1, len(cells) - 1)]
            before = cells[max(place - 1, 0)]
            self.cells[at] = (signs[_direction(before, after) % len(signs)], style)

    def name(self, at: Cell, name: str, style: str, shortest: int = 3) -> None:
        """Beside its mark, as much of it as there is room for."""
        for length in range(len(name), shortest - 1, -1):
            for start in _beside(at, length):
                wanted = [(start[0] + place, start[1]) for place in range(length)]
                if all(self._is_free(cell) for cell in wanted):
                    for cell, letter in zip(wanted, name):
                        self.mark(cell, letter, style)
                    return

    def _is_free(self, cell: Cell) -> bool:
        return cell not in self.taken and 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def rows(self) -> Iterator[Text]:
        """All of it, from the top."""
        for row in range(self.height):
            line = Text(no_wrap=True)
            for column in range(self.width):
                line.append(*self.cells.get((column, row), (" ", "")))
            line.rstrip()
            yield line


def straight(start: Cell, end: Cell) -> list[Cell]:
    """The cells between the two, both included."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    found = [
        (
            round(start[0] + (end[0] - start[0]) * step / steps),
            round(start[1] + (end[1] - start[1]) * step / steps),
        )
        for step in range(steps + 1)
    ]
    return list(dict.fromkeys(found))


def _direction(before: Cell, after: Cell) -> int:
    """0: level, 1: upright, 2: rising, 3: falling."""
    across, down = after[0] - before[0], after[1] - before[1]
    if down == 0:
        return 0
    if across == 0:
        return 1
    return 3 if (across > 0) == (down > 0) else 2


def _beside(at: Cell, length: int) -> list[Cell]:
    """Where a name may begin: right, left, below, above."""
    column, row = at
    middle = column - length // 2
    return [(column + 1, row), (column - length, row), (middle, row + 1), (middle, row - 1)]
