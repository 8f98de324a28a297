"""Texts and rule ids that do not fit the game: each must be caught."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import pytest

from tests.conformance.catching import MASQUERADE, caught
from tests.conformance.planting import edited
from tests.toys.masquerade.game import Masquerade
from tests.toys.masquerade.view import View
from wagonlit.bots.random import Random
from wagonlit.conformance import Trial
from wagonlit.conformance.rule_ids import rules
from wagonlit.conformance.texts import texts
from wagonlit.conformance.vocabulary import wanted
from wagonlit.core.event import Event
from wagonlit.core.frame import Decision
from wagonlit.core.options import Numbers, Option, choice, number, numbers, seat, switch
from wagonlit.core.words import LANGUAGES

Patch = pytest.MonkeyPatch
HatId = Annotated[int, "hat"]
HATS = list[HatId]


class HatLost(Event, frozen=True):
    """An event that is never told."""

    hat: HatId


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
    caught(texts, copied, "de.ftl and en.ftl do not both have view-fans")


def test_a_name_of_a_field_that_no_view_has(copied: Trial) -> None:
    named(copied, "fens", *LANGUAGES)
    caught(texts, copied, "“view-fens” names no field of its views")


@pytest.mark.parametrize("key", [".react", ".react-help", ".react-option-turn"])
def test_a_question_that_speaks_of_what_its_decision_does_not_declare(key: str, copied: Trial) -> None:
    edited(copied, "text/fr.ftl", f"    {key} = ", f"    {key} = {{ $target }} ")
    caught(texts, copied, f"fr.ftl, text “ball{key}” uses target, which is not declared for it")


def test_a_question_that_does_so_through_another_text(copied: Trial) -> None:
    edited(copied, "text/en.ftl", "myself =", "aside = { $deed-id }\nmyself =")
    edited(copied, "text/en.ftl", "    .react = ", "    .react = { aside } ")
    caught(texts, copied, "text “ball.react” uses deed-id, which is not declared for it")


def test_a_question_may_use_its_facts_by_id_and_in_the_forms_of_their_nouns(copied: Trial) -> None:
    for lang in LANGUAGES:
        edited(copied, f"text/{lang}.ftl", "    .target = ", "    .target = { $deed-id } { $deed-help } ")
    texts(copied)


@pytest.mark.parametrize("key", ["MaskSeen", "FanSpent"])
def test_a_log_line_that_speaks_of_what_its_event_does_not_tell(key: str, copied: Trial) -> None:
    """Also in a case that no game of the trial may ever meet."""
    edited(
        copied, "text/it.ftl", f"{key} = ", f"{key} = {{ $round ->\n    [99] {{ $deed }}\n   *[other] x\n}}"
    )
    caught(texts, copied, f"it.ftl, text “{key}” uses deed, round, which is not declared for it")


def test_a_log_line_that_uses_a_list_as_if_it_were_one_noun(copied: Trial) -> None:
    edited(copied, "text/de.ftl", "BallOver = ", "BallOver = { $winners-id } ")
    caught(texts, copied, "text “BallOver” uses winners-id, which is not declared for it")


# What every game must have


@pytest.mark.parametrize("key", ["title", "description", "option-players", "list", "myself"])
def test_a_text_that_every_screen_needs(key: str, copied: Trial) -> None:
    edited(copied, "text/fr.ftl", f"{key} =", f"gone-{key} =")
    caught(texts, copied, f"fr.ftl lacks {key}")


def test_nobody_is_asked_about_people_without_a_word_for_oneself(copied: Trial, monkeypatch: Patch) -> None:
    others = [decision for decision in Masquerade.decisions if decision.domain != "seat"]
    monkeypatch.setattr(Masquerade, "decisions", others)
    assert "myself" not in set(wanted(Masquerade()))


def with_options(monkeypatch: Patch, *options: Option) -> None:
    monkeypatch.setattr(Masquerade, "option_list", (*Masquerade.option_list, *options))


@pytest.mark.parametrize(
    ("option", "missing"),
    [
        (number("rounds", 3, 4), "option-rounds, option-rounds.help"),
        (choice("band", "waltz", "polka:2"), "option-band.waltz, option-band.polka_2"),
        (numbers("hours", (1, 2), Numbers(2, 1, 3)), "option-hours.part"),
        (seat("host", "chance"), "option-host.chance"),
        (switch("music", True), "switch.on, switch.off"),
    ],
    ids=lambda given: given.name if isinstance(given, Option) else "",
)
def test_an_option_without_its_words(option: Option, missing: str, copied: Trial, monkeypatch: Patch) -> None:
    with_options(monkeypatch, option)
    assert missing in caught(texts, copied, "en.ftl lacks option-")


def test_a_bot_without_its_name(copied: Trial, monkeypatch: Patch) -> None:
    monkeypatch.setattr(Masquerade, "bots", {"shy": Random})
    caught(texts, copied, "en.ftl lacks bot-shy, bot-shy.about")


@pytest.mark.parametrize("where", ["told", "asked", "seen"])
def test_an_id_without_its_name_though_nobody_happens_to_meet_it(
    where: str, copied: Trial, monkeypatch: Patch
) -> None:
    wherever = {
        "told": lambda: monkeypatch.setattr(Masquerade, "events", [*Masquerade.events, HatLost]),
        "asked": lambda: monkeypatch.setattr(
            Masquerade,
            "decisions",
            [*Masquerade.decisions, Decision("ball.hat", "side", facts={"hat": "hat"})],
        ),
        "seen": lambda: monkeypatch.setattr(View, "__annotations__", {**View.__annotations__, "fans": HATS}),
    }
    monkeypatch.setattr(Masquerade, "domains", {**Masquerade.domains, "hat": ("bowler",)})
    wherever[where]()
    for lang in LANGUAGES:
        edited(copied, f"text/{lang}.ftl", "ball =", "HatLost = x\nball =\n    .hat = x\n    .hat-help = x")
    caught(texts, replace(copied, own_texts=("HatLost", "ball.hat")), "no text “hat-bowler”")


def test_a_text_in_one_language_only(copied: Trial) -> None:
    edited(copied, "text/it.ftl", "myself =", "board-door = Porta\nmyself =")
    caught(texts, copied, "it.ftl and en.ftl do not both have board-door")


def in_all_languages(trial: Trial, old: str, new: str) -> None:
    for lang in LANGUAGES:
        edited(trial, f"text/{lang}.ftl", old, new)


@pytest.mark.parametrize(
    ("key", "written", "before"),
    [
        ("door", "door = x", "ball ="),
        ("bot-shy", "bot-shy = x", "ball ="),
        ("deed-sing", "deed-sing = x", "ball ="),
        ("option-players.door", "    .door = x", "    .help ="),
        ("mask-red_fox.door", "    .door = x", "mask-red_owl ="),
    ],
)
def test_a_text_that_nothing_asks_for(key: str, written: str, before: str, copied: Trial) -> None:
    in_all_languages(copied, before, f"{written}\n{before}")
    caught(texts, copied, f"en.ftl has {key}, which nothing asks for")


def test_texts_of_the_games_own_board_and_terminal_are_its_own_affair(copied: Trial) -> None:
    in_all_languages(copied, "ball =", "board-door = x\nterminal-door = x\nball =")
    texts(copied)


def test_a_text_that_others_refer_to_is_used(copied: Trial) -> None:
    in_all_languages(copied, "    .react = ", "    .react = { aside } ")
    in_all_languages(copied, "ball =", "aside = well,\nball =")
    texts(copied)


def test_a_text_that_is_there_twice(copied: Trial) -> None:
    edited(copied, "text/de.ftl", "myself =", "title = Ball\nmyself =")
    caught(texts, copied, "de.ftl has title twice")


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
