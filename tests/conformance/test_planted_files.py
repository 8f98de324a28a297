"""Missing or stale files and texts, and trials that would test nothing."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.conformance.catching import MASQUERADE, caught
from tests.conformance.planting import edited
from tests.toys.lighthouse.game import Lighthouse
from tests.toys.masquerade import rules
from tests.toys.masquerade.game import Masquerade
from tests.toys.masquerade.pieces import MASKS
from tests.toys.masquerade.state import Ball
from wagonlit.conformance import ConformanceError, Moment, Trial, check
from wagonlit.conformance.golden import golden
from wagonlit.conformance.leaks import redeal, relabelling
from wagonlit.conformance.perft import perft
from wagonlit.conformance.summaries import summaries
from wagonlit.conformance.texts import texts


@pytest.fixture
def copied(tmp_path: Path) -> Trial:
    """The game with files of its own."""
    shutil.copytree(Masquerade.folder, tmp_path / "files")
    return replace(MASQUERADE, folder=tmp_path / "files")


def test_no_golden_game(copied: Trial, tmp_path: Path) -> None:
    caught(golden, replace(copied, folder=tmp_path), "there are no golden games")
    caught(golden, replace(copied, folder=None), "names no folder")


def test_a_stale_golden_game(copied: Trial) -> None:
    golden(copied)
    edited(copied, "golden/six-guests.txt", "answer 0: ball.deed: ", "answer 0: ball.need: ")
    caught(golden, copied, r"line \d+: “answer 0: ball.need: .*” is now “answer 0: ball.deed")


def test_a_golden_game_without_its_end(copied: Trial) -> None:
    edited(copied, "golden/six-guests.txt", "\nscores", "\nthe end")
    caught(golden, copied, "“the end")


def test_no_perft_file(copied: Trial, tmp_path: Path) -> None:
    caught(perft, replace(copied, folder=tmp_path), "there is no perft file")
    caught(perft, replace(copied, folder=None), "names no folder")


def test_a_rule_that_allows_more_than_it_did(copied: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    perft(copied)
    monkeypatch.setattr(rules.NameTarget, "options", lambda self, s, seat: s.inside)
    caught(perft, copied, "is now")


def test_a_text_that_is_missing_in_one_language(
    copied: Trial, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Masquerade, "folder", copied.folder)
    edited(copied, "text/de.ftl", "FanSpent =", "FanLost =")
    caught(texts, copied, "de.ftl lacks FanSpent")


def test_a_text_that_asks_for_what_nobody_tells(copied: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Masquerade, "folder", copied.folder)
    edited(copied, "text/it.ftl", "FanSpent = { $seat }", "FanSpent = { $mask }")
    caught(texts, copied, r"it.ftl, text “FanSpent”.*mask")


@pytest.fixture
def summed_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trial:
    """A game that has a summary, with files of its own."""
    shutil.copytree(Lighthouse.folder, tmp_path / "files")
    monkeypatch.setattr(Lighthouse, "folder", tmp_path / "files")
    return Trial(Lighthouse(), folder=tmp_path / "files")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("SUMMARY.de.md", "{signal-letters}", "{signal-words}", "names “signal-words”, which is no constant"),
        (
            "SUMMARY.de.md",
            " LH-10",
            "",
            "point 3 of the summary in “de” names no rule; in English: LH-10",
        ),
        ("SUMMARY.it.md", "LH-5 LH-8", "LH-5 LH-9", "point 2 of the summary in “it” names LH-5, LH-9"),
        ("RULES.md", "**LH-10**", "**LH-11**", "RULES.md must define them"),
        ("SUMMARY.fr.md", "- **Tous", "**Tous", "in “fr” has not as many points"),
    ],
)
def test_a_summary_that_cannot_be_trusted(
    summed_up: Trial, file: str, old: str, new: str, fault: str
) -> None:
    summaries(summed_up)
    edited(summed_up, file, old, new)
    caught(summaries, summed_up, fault)


def test_a_summary_that_is_missing_in_one_language(summed_up: Trial) -> None:
    (Lighthouse.folder / "SUMMARY.it.md").unlink()
    caught(summaries, summed_up, "there is no SUMMARY.it.md")


def sees_everything(moment: Moment) -> list[tuple[int, str]]:
    s = moment.after
    assert isinstance(s, Ball)
    return [(seat, mask) for seat in range(s.seats) for mask in MASKS]


def test_hidden_things_need_a_witness() -> None:
    caught(relabelling, replace(MASQUERADE, witness=None), "needs a witness")


def test_a_witness_who_sees_everything_would_excuse_everything() -> None:
    blind = replace(MASQUERADE, witness=sees_everything)
    caught(relabelling, blind, "nothing was ever hidden")
    caught(redeal, blind, "chance never drew anything unseen")


def test_all_checks_at_once() -> None:
    check(Masquerade(), games=2, witness=MASQUERADE.witness, folder=Masquerade.folder)
    with pytest.raises(ConformanceError, match="names no folder"):
        check(Masquerade(), games=2, witness=MASQUERADE.witness)
