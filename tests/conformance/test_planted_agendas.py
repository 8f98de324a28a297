"""Agendas that cannot be sent, seals nobody spoke of, and views that know the truth: each must be caught."""

import shutil
from importlib import import_module
from pathlib import Path

import pytest

from tests.conformance.catching import MASQUERADE, caught
from tests.toys.masquerade import rules
from tests.toys.masquerade.game import Masquerade
from tests.toys.masquerade.state import Ball
from wagonlit.conformance import Trial
from wagonlit.conformance.agendas import agendas
from wagonlit.conformance.roles import roles
from wagonlit.conformance.sealing import sealed
from wagonlit.core.frame import Decision

Patch = pytest.MonkeyPatch


class ShowSomething(rules.ShowDeeds):
    """A frame that is made with something odd."""

    def __init__(self, what: object) -> None:
        self.what = what


def test_a_frame_that_is_not_what_it_was_made_with(monkeypatch: Patch) -> None:
    honest = rules.NameTarget.__init__

    def begin(self: rules.NameTarget, actor: int, deed: int) -> None:
        honest(self, actor, deed)
        self.deed = deed + 1

    monkeypatch.setattr(rules.NameTarget, "__init__", begin)
    caught(agendas, MASQUERADE, r"the agenda NameTarget\(deed=1,.* arrives as NameTarget\(deed=2,")


def test_a_frame_that_holds_what_cannot_be_sent(monkeypatch: Patch) -> None:
    def begin(self: rules.NextRound, s: Ball) -> None:
        s.begin_round()
        s.then(rules.ChooseDeed(s.inside), ShowSomething(object()))

    monkeypatch.setattr(rules.NextRound, "run", begin)
    caught(agendas, MASQUERADE, r"the agenda ChooseDeed.* cannot be sent: TypeError")


def test_a_frame_that_holds_a_list_which_could_change(monkeypatch: Patch) -> None:
    honest = rules.Act.__init__

    def begin(self: rules.Act, player: int) -> None:
        honest(self, player)
        self.__dict__["acted"] = [player]

    monkeypatch.setattr(rules.Act, "__init__", begin)
    caught(agendas, MASQUERADE, r"Act.acted is not a plain value: \[1\]")


def test_several_are_asked_at_once_and_nobody_said_whether_it_is_sealed(monkeypatch: Patch) -> None:
    undecided = Decision("ball.deed", "deed", "MQ-2")
    others = [decision for decision in Masquerade.decisions if decision.id != "ball.deed"]
    monkeypatch.setattr(Masquerade, "decisions", [*others, undecided])
    caught(sealed, MASQUERADE, "“ball.deed” is asked of several at once: is it sealed or not?")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: Patch, request: pytest.FixtureRequest) -> Path:
    """The same game in a package of its own that is installed somewhere else."""
    folder = tmp_path / f"ball_{abs(hash(request.node.name))}"
    shutil.copytree(Masquerade.folder, folder)
    for file in folder.glob("test_*.py"):
        file.unlink()
    for file in folder.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("tests.toys.masquerade", folder.name), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def trial_of(folder: Path) -> Trial:
    return Trial(import_module(f"{folder.name}.game").GAME)


def planted(folder: Path, module: str, line: str) -> None:
    file = folder / f"{module}.py"
    head, imports, rest = file.read_text(encoding="utf-8").partition("\nfrom ")
    file.write_text(f"{head}\n{line}\nfrom {rest}" if imports else f"{head}\n{line}\n", encoding="utf-8")


def test_a_game_elsewhere_keeps_the_truth_to_itself(elsewhere: Path) -> None:
    roles(trial_of(elsewhere))


def test_a_view_that_knows_the_truth(elsewhere: Path) -> None:
    planted(elsewhere, "view", f"from {elsewhere.name}.state import Ball")
    caught(roles, trial_of(elsewhere), r"\.view defines a view, but knows the truth: .*\.view → .*\.state")


def test_rules_that_look_at_the_clock(elsewhere: Path) -> None:
    planted(elsewhere, "pieces", "import time")
    caught(roles, trial_of(elsewhere), r"\.pieces is part of the truth, but uses time")
