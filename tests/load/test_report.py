"""The report on a load: its JSON form, and its tables for people."""

import io
import json

from msgspec.structs import replace
from rich.console import Console

from wagonlit.load.figures import Figures, Run
from wagonlit.load.printed import render
from wagonlit.load.report import Plan, Report, Round, composed

OURS = Figures(500, 199.9, 2.4, 8.0, 31.0, 190.0, 600.0, 0.75)
THEIRS = Figures(500, 200.0, 2.0, 12.0, 24.0, 95.0, 900.0)
CALM = Run(20.0, 3998, [2.4])


def report(ours: Figures = OURS, theirs: Figures | None = None, run: Run = CALM, planned: int = 1) -> Report:
    rounds = [Round(theirs, [CALM])] if theirs else []
    plan = Plan(500, players=4, peers=theirs is not None, rounds=planned)
    return composed(plan, [Round(ours, [run])], rounds, {})


def printed(told: Report) -> str:
    console = Console(width=120, record=True, file=io.StringIO(), markup=False)
    console.print(render(told))
    return console.export_text()


def test_the_json_form_has_ours_theirs_and_the_ratios() -> None:
    told = json.loads(report(theirs=THEIRS).to_json())
    assert told["ours"] == {
        "tables": 500,
        "moves_per_s": 199.9,
        "p50_ms": 2.4,
        "p99_ms": 8.0,
        "max_ms": 31.0,
        "memory_per_table_kb": 190.0,
        "most_moves_per_s": 600.0,
        "processor_ms": 0.75,
    }
    assert told["boardgame_io"]["p99_ms"] == 12.0
    assert told["ratios"] == {"moves_per_s": 600 / 900, "p99": 1.5, "memory": 0.5}


def test_alone_there_is_nothing_to_compare() -> None:
    told = json.loads(report().to_json())
    assert told["boardgame_io"] is None
    assert told["ratios"] == {"moves_per_s": None, "p99": None, "memory": None}


def test_memory_that_was_not_seen_or_shrank_is_compared_with_nothing() -> None:
    for memory in (None, -20.0, 0.0):
        assert report(replace(OURS, memory_per_table_kb=memory), THEIRS).ratios.memory is None


def test_the_table_shows_every_figure() -> None:
    text = printed(report())
    for words in ("500 tables of 4 seats", "199.9", "2.4 ms", "8.0 ms", "31.0 ms", "190 kB"):
        assert words in text
    assert "boardgame.io" not in text


def test_beside_peers_the_table_shows_both_and_the_ratios() -> None:
    text = printed(report(theirs=THEIRS))
    for words in (
        "wagonlit",
        "boardgame.io",
        "12.0 ms",
        "900",
        "0.67",
        "1.50",
        "0.50",
        "0.75 ms",
        "1 round of 20 s",
    ):
        assert words in text


def test_rounds_that_were_planned_and_not_finished_are_not_counted() -> None:
    assert "1 of 3 rounds of 20 s" in printed(report(theirs=THEIRS, planned=3))


def test_the_remarks_say_what_went_wrong() -> None:
    run = replace(CALM, lost=3, refused={"That [was] too fast.": 7})
    text = printed(report(replace(OURS, moves_per_s=120.0), run=run))
    assert "Only 120.0 moves/s were possible" in text
    assert "refused 7 times: That [was] too fast." in text
    assert "3 answers were never heard of again." in text


def test_who_stops_it_early_is_not_told_that_the_server_was_too_slow() -> None:
    text = printed(report(replace(OURS, moves_per_s=120.0), run=replace(CALM, stopped=True)))
    assert "Stopped before its time" in text
    assert "were possible" not in text


def test_a_server_whose_process_cannot_be_seen_has_no_memory_figure() -> None:
    assert "not seen from here" in printed(report(replace(OURS, memory_per_table_kb=None)))
