"""Chances of winning for people: a table of moves, a game step by step, and a line over time."""

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.kit.search.analysis import Outlook, Step
from wagonlit.kit.search.estimate import Chance
from wagonlit.kit.terminal.words import Words

HEIGHT = 8  # rows of the line over time
EIGHTHS = " ▁▂▃▄▅▆▇█"


def outlook_table(found: Outlook, texts: Texts, words: Words) -> RenderableType:
    """Where the game stands, and what each answer would make of it."""
    table = Table(words("analysis-move"))
    for heading in ("analysis-chance", "series-from", "series-to", "analysis-gain"):
        table.add_column(words(heading), justify="right")
    for move in found.moves:
        gain = move.chance.value - found.chance.value
        table.add_row(texts.noun(found.domain, move.choice), *_shares(move.chance), _signed(gain))
    return Group(_now(found, texts, words), table)


def _now(found: Outlook, texts: Texts, words: Words) -> Text:
    value, low, high = _shares(found.chance)
    name = texts.names[found.seat]
    return Text(words("analysis-now", name=name, chance=value, low=low, high=high), style="bold")


def steps_table(steps: Sequence[Step], texts: Texts, words: Words) -> RenderableType:
    """A game step by step, then the line over time."""
    table = Table(words("analysis-seat"), words("analysis-move"))
    for heading in ("analysis-before", "analysis-after", "analysis-gain"):
        table.add_column(words(heading), justify="right")
    for step in steps:
        moves = ", ".join(texts.noun(domain, choice) for domain, choice in step.choices)
        before, after = _share(step.before.value), _share(step.after.value)
        table.add_row(texts.names[step.seat], moves, before, after, _signed(step.gain))
    return Group(table, Text(words("analysis-line"), style="bold"), *_line(steps))


def _line(steps: Sequence[Step]) -> list[Text]:
    """The chance before each step, as columns of blocks under a scale from 100 % to 0 %."""
    rows = []
    for row in range(HEIGHT, 0, -1):
        filled = (min(1.0, max(0.0, step.before.value * HEIGHT - row + 1)) for step in steps)
        columns = "".join(EIGHTHS[round(8 * share)] for share in filled)
        scale = {HEIGHT: "100 %", HEIGHT // 2: " 50 %"}.get(row, "     ")
        rows.append(Text.assemble((scale, "dim"), " ", columns))
    return [*rows, Text("  0 %", style="dim")]


def _shares(chance: Chance) -> list[str]:
    return [_share(chance.value), _share(chance.low), _share(chance.high)]


def _share(value: float) -> str:
    return f"{value:.1%}"


def _signed(gain: float) -> Text:
    style = "green" if gain > 0 else "red" if gain < 0 else "dim"
    return Text(f"{100 * gain:+.1f}", style=style)


def analysis_json(found: Outlook | Sequence[Step]) -> str:
    """The same for programs."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
