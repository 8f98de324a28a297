"""Sheets that lie, or say more than the table agreed on: each must be caught."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.conformance.catching import caught
from tests.games.mystery_express.trial import TRIED
from wagonlit.conformance.notebooks import modes, notebook
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.cards import ELEMENTS
from wagonlit.games.mystery_express.view.ink import BOTH, ONCE, SIGNS
from wagonlit.games.mystery_express.view.notebook import Notebook
from wagonlit.games.mystery_express.view.notes import OWN_HAND, TUNNEL

TRIAL = replace(TRIED.trial, games=3)
Patch = pytest.MonkeyPatch


def bent_status(bend: Callable[[Notebook, list[str]], None]) -> Callable[[Notebook], list[str]]:
    honest = Notebook._status

    def status(self: Notebook) -> list[str]:
        found = honest(self)
        bend(self, found)
        return found

    return status


def bent_cells(bend: Callable[[Notebook, list[list[str]]], None]) -> Callable[[Notebook], list[bytes]]:
    honest = Notebook._signs

    def signs(self: Notebook) -> list[bytes]:
        cells = [[SIGNS[sign] for sign in row] for row in honest(self)]
        bend(self, cells)
        return [bytes(map(SIGNS.index, row)) for row in cells]

    return signs


def test_every_kind_of_assistance_is_tried() -> None:
    assert [mode["sheet_assist"] for mode in modes(GAME)] == ["marks", "off", "inference"]


def test_somebody_called_innocent_who_was_only_seen_once(monkeypatch: Patch) -> None:
    def bend(self: Notebook, status: list[str]) -> None:
        for sight in self.view.sights if self.assist == "inference" else ():
            status[sight.element] = "innocent"

    monkeypatch.setattr(Notebook, "_status", bent_status(bend))
    caught(notebook, TRIAL, "inference.*the notebook lies: .* is not innocent")


def test_a_solution_that_does_not_follow(monkeypatch: Patch) -> None:
    def bend(self: Notebook, status: list[str]) -> None:
        if self.assist == "inference" and "innocent" in status:
            status[status.index("open")] = "solution"

    monkeypatch.setattr(Notebook, "_status", bent_status(bend))
    caught(notebook, TRIAL, "inference.*the notebook lies: .* is not the solution")


def test_a_cross_for_a_single_sight(monkeypatch: Patch) -> None:
    def bend(self: Notebook, cells: list[list[str]]) -> None:
        for row in cells:
            row[:] = [BOTH if cell else "" for cell in row]

    monkeypatch.setattr(Notebook, "_signs", bent_cells(bend))
    caught(notebook, TRIAL, "is crossed out, but one of its cards is hidden")


def test_a_stroke_for_something_never_seen(monkeypatch: Patch) -> None:
    def bend(self: Notebook, cells: list[list[str]]) -> None:
        if self.assist != "off":
            cells[ELEMENTS - 1][TUNNEL] = ONCE

    monkeypatch.setattr(Notebook, "_signs", bent_cells(bend))
    caught(notebook, TRIAL, "is marked as seen, but was not")


def test_marks_where_nothing_is_marked(monkeypatch: Patch) -> None:
    def bend(self: Notebook, cells: list[list[str]]) -> None:
        for sight in self.view.sights:
            cells[sight.element][OWN_HAND] = ONCE

    monkeypatch.setattr(Notebook, "_signs", bent_cells(bend))
    caught(notebook, TRIAL, "'off'.*is marked, although nothing is marked here")


def test_conclusions_where_nothing_is_concluded(monkeypatch: Patch) -> None:
    def bend(self: Notebook, status: list[str]) -> None:
        for element in range(ELEMENTS):
            if self.view.tracker.innocent(element):
                status[element] = "innocent"

    monkeypatch.setattr(Notebook, "_status", bent_status(bend))
    caught(notebook, TRIAL, "'marks'.*is called innocent, although nothing is concluded here")
