"""The report for people: tables of medians, and of ratios with what is asked of them."""

from msgspec.structs import fields
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.bench.ratios import GATE, GOAL, MISSED, reached
from wagonlit.bench.report import GameFigures, Report

_STYLES = {GOAL: "green", GATE: "yellow", MISSED: "red"}


def render(report: Report) -> RenderableType:
    """All tables of the report, and what must be known to read them."""
    parts: list[RenderableType] = [_games(report)]
    if report.peers:
        parts.append(_peers(report))
    parts += [_ratios(game, found) for game, found in report.games.items() if found.ratios]
    return Group(*parts, *_remarks(report))


def _games(report: Report) -> Table:
    table = Table("measure", title="Ours, medians", title_justify="left")
    for game in report.games:
        table.add_column(game, justify="right")
    for field in fields(GameFigures):
        if field.type is float:
            rates = [getattr(found, field.name) for found in report.games.values()]
            table.add_row(field.name.replace("_", " "), *(f"{rate:,.0f}" for rate in rates))
    for name in dict.fromkeys(name for found in report.games.values() for name in found.own_per_s):
        own = [found.own_per_s.get(name) for found in report.games.values()]
        table.add_row(
            f"{name} per s".replace("_", " "), *("" if rate is None else f"{rate:,.0f}" for rate in own)
        )
    return table


def _peers(report: Report) -> Table:
    table = Table("peer", title="Peers, medians", title_justify="left")
    table.add_column("/s", justify="right")
    table.add_column("ns", justify="right")
    for name, found in report.peers.items():
        table.add_row(name, *("" if part is None else f"{part:,.0f}" for part in (found.per_s, found.ns)))
    return table


def _ratios(game: str, found: GameFigures) -> Table:
    table = Table("ratio", title=f"{game}, ours to theirs", title_justify="left")
    for heading in ("measured", "gate", "goal"):
        table.add_column(heading, justify="right")
    table.add_column("reached")
    for name, value in found.ratios.items():
        target = found.targets.get(name)
        if target is None:
            table.add_row(name, _short(value), "–", "–", "")
            continue
        mark = reached(target, value)
        asked = (_short(value), f"{target.gate:g}", f"{target.goal:g}")
        table.add_row(name, *asked, mark, style=_STYLES[mark])
    return table


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _remarks(report: Report) -> list[Text]:
    machine = report.machine
    remarks = [
        f"{report.rounds} rounds of {report.seconds:g} s; {machine.python}, {machine.system} "
        f"{machine.processor}, {machine.cpus} processors"
    ]
    if not report.compiled:
        remarks.append("The engine is not compiled: every figure of ours is of plain Python.")
    remarks += [f"left out: {name}: {reason}" for name, reason in report.left_out.items()]
    return [Text(remark) for remark in remarks]
