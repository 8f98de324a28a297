"""Texts and rule ids that do not fit the game: each must be caught."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.conformance.catching import MASQUERADE, caught
from tests.conformance.planting import edited
from tests.toys.masquerade.game import Masquerade
from wagonlit.conformance import Trial
from wagonlit.conformance.rule_ids import rules
from wagonlit.conformance.wording import texts
from wagonlit.core.text import LANGUAGES

Patch = pytest.MonkeyPatch


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: Patch) -> Trial:
    """The game with files of its own."""
    shutil.copytree(Masquerade.folder, tmp_path / "files")
    monkeypatch.setattr(Masquerade, "folder", tmp_path / "files")
    return replace(MASQUERADE, folder=tmp_path / "files", games=1)


def named(trial: Trial, field: str, *langs: str) -> None:
    """A field of the view has its name in these languages."""
    for lang in langs:
        edited(trial, f"text/{lang}.ftl", "myself =", f"view-{field} = Fans\nmyself =")


def test_a_field_of_the_view_may_have_a_name_in_all_languages(copied: Trial) -> None:
    named(copied, "fans", *LANGUAGES)
    texts(copied)


def test_a_field_of_the_view_that_has_its_name_only_in_some_languages(copied: Trial) -> None:
    named(copied, "fans", "en", "fr")
    caught(texts, copied, "“view-fans” is lacking in de, it")


def test_a_name_of_a_field_that_no_view_has(copied: Trial) -> None:
    named(copied, "fens", *LANGUAGES)
    caught(texts, copied, "“view-fens” names no field of its views")


@pytest.mark.parametrize("key", [".react", ".react-help", ".react-option-turn"])
def test_a_question_that_speaks_of_what_its_decision_does_not_declare(key: str, copied: Trial) -> None:
    edited(copied, "text/fr.ftl", f"    {key} = ", f"    {key} = {{ $target }} ")
    caught(texts, copied, f"fr.ftl, text “ball{key}” uses target, which the decision does not declare")


def test_a_question_that_does_so_through_another_text(copied: Trial) -> None:
    edited(copied, "text/en.ftl", "myself =", "aside = { $deed-id }\nmyself =")
    edited(copied, "text/en.ftl", "    .react = ", "    .react = { aside } ")
    caught(texts, copied, "text “ball.react” uses deed-id, which the decision does not declare")


def test_a_question_may_use_its_facts_by_id_and_in_the_forms_of_their_nouns(copied: Trial) -> None:
    for lang in LANGUAGES:
        edited(copied, f"text/{lang}.ftl", "    .target = ", "    .target = { $deed-id } { $deed-help } ")
    texts(copied)


# Rule ids


def test_a_rule_that_no_code_names(copied: Trial) -> None:
    rules(copied)
    edited(copied, "RULES.md", "- **MQ-2**", "- **MQ-12** Nobody dances.\n- **MQ-2**")
    caught(rules, copied, "no code names MQ-12")


def test_a_rule_that_no_test_proves(copied: Trial) -> None:
    edited(copied, "RULES.md", "- **MQ-2**", "- **MQ-12** Nobody dances.\n- **MQ-2**")
    edited(copied, "state.py", '"""The truth."""', '"""MQ-12: the truth."""')
    caught(rules, copied, "no test names MQ-12")


def test_code_that_names_a_rule_that_there_is_not(copied: Trial) -> None:
    edited(copied, "state.py", '"""The truth."""', '"""MQ-12: the truth."""')
    caught(rules, copied, "code names MQ-12, which RULES.md lacks")


def test_a_test_of_a_rule_that_there_is_not(copied: Trial) -> None:
    edited(copied, "test_rules.py", '@rule("MQ-1")', '@rule("MQ-1", "MQ-13")')
    caught(rules, copied, "test names MQ-13, which RULES.md lacks")


def test_a_rule_book_without_rules(copied: Trial) -> None:
    assert copied.folder is not None
    (copied.folder / "RULES.md").write_text("# Masquerade\n\nDo as you like.\n")
    caught(rules, copied, "RULES.md defines no rule")


def test_rules_need_a_folder_of_tests(copied: Trial) -> None:
    caught(rules, replace(copied, folder=None), "the trial names no folder for tests")
