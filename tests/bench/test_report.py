"""The report: its JSON form, and its tables for people."""

import io
import json

import pytest
from rich.console import Console

from wagonlit.bench import Report, render
from wagonlit.bench.report import composed
from wagonlit.bench.rounds import Outcome
from wagonlit.core.game import SpeedTarget

OURS = {
    "funicular bulk": 9_000_000.0,
    "funicular python": 1_200_000.0,
    "funicular pure": 130_000.0,
    "funicular clone": 150.0,
    "funicular search": 20_000.0,
    "funicular search_early": 60_000.0,
}
THEIRS = {
    "catanatron_play": 20_000.0,
    "catanatron_clone": 45_000.0,
    "openspiel_hearts_bulk": 3_000_000.0,
    "openspiel_hearts_search": 25_000.0,
}

TARGETS = {"bulk_vs_catanatron": SpeedTarget(300, 1000), "search_vs_openspiel_hearts": SpeedTarget(1.5, 5)}


def report(medians: dict[str, float], compiled: bool = True) -> Report:
    outcome = Outcome(7, 0.3, medians, {"rlcard_uno_play": "the peers worker ended"})
    return composed(outcome, {"funicular": TARGETS}, compiled, {"open_spiel": "no wheel"})


def printed(told: Report) -> str:
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(render(told))
    return console.export_text()


def row(text: str, name: str) -> list[str]:
    line = next(line for line in text.splitlines() if name in line)
    return line.replace("│", " ").split()


def test_the_json_form_has_every_figure_in_its_place() -> None:
    told = json.loads(report(OURS | THEIRS).to_json())
    assert list(told) == ["machine", "rounds", "seconds", "compiled", "peers", "left_out", "games"]
    assert {"python", "cpus"} <= set(told["machine"])
    assert (told["rounds"], told["seconds"]) == (7, 0.3)
    assert told["peers"]["catanatron_play"] == {"per_s": 20_000.0}
    assert told["peers"]["catanatron_clone"] == {"ns": 45_000.0}
    assert told["left_out"] == {"open_spiel": "no wheel", "rlcard_uno_play": "the peers worker ended"}


def test_the_json_form_of_a_game_holds_medians_and_ratios() -> None:
    game = json.loads(report(OURS | THEIRS).to_json())["games"]["funicular"]
    ratios, targets = game.pop("ratios"), game.pop("targets")
    assert targets["bulk_vs_catanatron"] == {"gate": 300, "goal": 1000}
    assert game == {
        "bulk_per_s": 9_000_000.0,
        "python_per_s": 1_200_000.0,
        "pure_per_s": 130_000.0,
        "clone_ns": 150.0,
        "search_per_s": 20_000.0,
        "search_early_per_s": 60_000.0,
        "own_per_s": {},
    }
    assert ratios == {
        "bulk_vs_catanatron": 450.0,
        "bulk_vs_openspiel_hearts": 3.0,
        "clone_vs_catanatron": 300.0,
        "pure_vs_catanatron": 6.5,
        "search_vs_openspiel_hearts": 0.8,
    }


def test_without_peers_the_ratios_are_empty() -> None:
    told = json.loads(report(OURS).to_json())
    assert told["peers"] == {}
    assert told["games"]["funicular"]["ratios"] == {}


def test_a_measure_of_ours_that_is_missing_is_a_fault() -> None:
    with pytest.raises(KeyError, match="search"):
        report({name: value for name, value in OURS.items() if name != "funicular search"})


def test_the_table_shows_measured_value_gate_goal_and_what_is_reached() -> None:
    text = printed(report(OURS | THEIRS))
    assert row(text, "bulk_vs_catanatron") == ["bulk_vs_catanatron", "450", "300", "1000", "gate"]
    assert row(text, "search_vs_openspiel")[1:] == ["0.80", "1.5", "5", "missed"]


def test_a_ratio_of_which_the_game_asks_nothing_is_shown_without_a_verdict() -> None:
    assert row(printed(report(OURS | THEIRS)), "pure_vs_catanatron")[1:] == ["6.50", "–", "–"]


def test_the_table_shows_medians_of_games_and_peers() -> None:
    text = printed(report(OURS | THEIRS))
    assert "funicular" in row(text, "measure")
    assert row(text, "9,000,000") == ["bulk", "per", "s", "9,000,000"]
    assert row(text, "150") == ["clone", "ns", "150"]
    assert row(text, "catanatron_clone") == ["catanatron_clone", "45,000"]


def test_the_table_says_who_was_left_out_and_why() -> None:
    assert "left out: open_spiel: no wheel" in printed(report(OURS))


def test_the_table_says_when_the_engine_is_not_compiled() -> None:
    assert "not compiled" in printed(report(OURS, compiled=False))
    assert "not compiled" not in printed(report(OURS, compiled=True))


def test_a_reason_with_brackets_is_printed_as_it_stands() -> None:
    outcome = Outcome(1, 0.1, OURS, {"rlcard": "cannot open [/x] [red]"})
    assert "cannot open [/x] [red]" in printed(composed(outcome, {"funicular": TARGETS}, True, {}))
