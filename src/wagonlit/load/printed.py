"""The report for people."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.load.figures import Figures
from wagonlit.load.report import Report

ENOUGH = 0.98  # of the rate asked for
WANTED = {"moves_per_s": "2.00", "memory": "1.00"}


def render(report: Report) -> RenderableType:
    """The table of figures, the ratios, and what must be known to read them."""
    parts: list[RenderableType] = [_figures(report)]
    if report.boardgame_io:
        parts.append(_ratios(report))
    return Group(*parts, *(Text(remark) for remark in _remarks(report)))


def _figures(report: Report) -> Table:
    title = f"{report.ours.tables:,} tables of {report.plan.players} seats"
    table = Table("measure", title=title, title_justify="left")
    sides = {"wagonlit": report.ours, "boardgame.io": report.boardgame_io}
    shown = {name: figures for name, figures in sides.items() if figures}
    for name in shown:
        table.add_column(name, justify="right")
    rows = [_rows(figures) for figures in shown.values()]
    for label in rows[0]:
        table.add_row(label, *(column.get(label, "") for column in rows))
    return table


def _rows(figures: Figures) -> dict[str, str]:
    memory, most = figures.memory_per_table_kb, figures.most_moves_per_s
    rows = {
        "moves/s": f"{figures.moves_per_s:,.1f}",
        "p50, answer to last seat told": f"{figures.p50_ms:,.1f} ms",
        "p99": f"{figures.p99_ms:,.1f} ms",
        "longest": f"{figures.max_ms:,.1f} ms",
        "memory per table": "not seen from here" if memory is None else f"{memory:,.0f} kB",
    }
    if most is not None:
        rows["moves/s, as fast as it can"] = f"{most:,.0f}"
    if figures.processor_ms is not None:
        rows["processor time per move then"] = f"{figures.processor_ms:,.2f} ms"
    return rows


def _ratios(report: Report) -> Table:
    table = Table("ratio, larger is better for us", title="wagonlit to boardgame.io", title_justify="left")
    table.add_column("measured", justify="right")
    table.add_column("wanted", justify="right")
    labels = {"moves/s, as fast as it can": "moves_per_s", "p99": "p99", "memory per table": "memory"}
    for label, name in labels.items():
        value = getattr(report.ratios, name)
        table.add_row(label, "–" if value is None else f"{value:.2f}", WANTED.get(name, ""))
    return table


def _remarks(report: Report) -> list[str]:
    ours, asked = report.ours, report.plan.moves_per_s
    remarks = [_circumstances(report)]
    if report.boardgame_io:
        remarks.append(
            "wagonlit stores each move in a file before it tells; boardgame.io holds all in memory."
        )
    if report.stopped:
        remarks.append("Stopped before its time: these are the figures until then.")
    elif ours.moves_per_s < asked * ENOUGH:
        remarks.append(
            f"Only {ours.moves_per_s:,.1f} moves/s were possible, so waits are those of a full server."
        )
    remarks += [f"refused {count} times: {says}" for says, count in report.refused.items()]
    remarks += [f"{report.lost} answers were never heard of again."] if report.lost else []
    return remarks + [f"left out: {name}: {reason}" for name, reason in report.left_out.items()]


def _circumstances(report: Report) -> str:
    machine, plan = report.machine, report.plan
    whole = "" if report.rounds == plan.rounds else f"{report.rounds} of "
    rounds = f"{whole}{plan.rounds} round{'s' * (plan.rounds != 1)} of " if report.boardgame_io else ""
    times = f"{rounds}{plan.seconds:g} s"
    asked = f"{plan.moves_per_s:g} moves/s asked for" if plan.moves_per_s else "as fast as possible"
    return (
        f"{times}, {asked}; {machine.python}, {machine.system} {machine.processor}, "
        f"{machine.cpus} processors for servers and clients together"
    )
