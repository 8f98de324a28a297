"""The words of Mystery Express: every text there in every language, and none that is not asked for."""

import re
from collections.abc import Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wagonlit.core.event import Event, domains, fields_of
from wagonlit.core.options import Numbers
from wagonlit.core.text import languages
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import SIDES
from wagonlit.games.mystery_express.rules.powers import ORDINALS
from wagonlit.games.mystery_express.view.notebook import DRAFT
from wagonlit.games.mystery_express.view.notes import COLUMNS

UNNAMED = {"seat", "company", "card", "order"}  # people, or ids that only chance answers with
WORDS = ["title", "description", "list.comma", "list.and", "myself", "switch.on", "switch.off"]
SHEET = ["", ".seen_once", ".both_seen", ".innocent", ".solution", ".open", ".got", ".removed"]
ON_BUTTONS = {"label", "help"}  # forms that an option uses; all others serve a sentence
every_language = pytest.mark.parametrize("lang", languages())


# The files, taken apart


class Used(Visitor):
    """The variables and messages a pattern refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the parser's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802, the parser's name
        self.messages.add(node.id.name)


def source(lang: str) -> str:
    return (GAME.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def patterns(lang: str) -> dict[str, ast.Pattern]:
    """Every text of a language by its key; a key that occurs twice is an error."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(source(lang)).body:
        if isinstance(entry, ast.Message):
            texts = [("", entry.value), *((f".{part.id.name}", part.value) for part in entry.attributes)]
            for part, pattern in texts:
                assert entry.id.name + part not in found
                if pattern is not None:
                    found[entry.id.name + part] = pattern
    return found


def variables(lang: str, key: str) -> set[str]:
    """What a text asks for, itself or through the texts in it."""
    used = Used(patterns(lang)[key])
    return used.variables.union(*(variables(lang, inner) for inner in used.messages))


def noun_keys(domain: str) -> set[str]:
    return {domain if name.isdecimal() else f"{domain}-{name}" for name in GAME.domains[domain]}


@cache
def forms(lang: str, domain: str) -> set[str]:
    """The attributes of a domain's nouns."""
    return {key.partition(".")[2] for key in patterns(lang) if key.partition(".")[0] in noun_keys(domain)} - {
        ""
    }


def forms_of(lang: str, name: str, domain: str | None) -> set[str]:
    """All that a sentence may use of one fact."""
    if domain is None or domain in UNNAMED:
        return {name}
    return {name, f"{name}-id", *(f"{name}-{form}" for form in forms(lang, domain))}


def wanted() -> set[str]:
    """Every text the game asks for, but for the forms of nouns."""
    keys = set(WORDS)
    keys.update(event.__name__ for event in GAME.events)
    for decision in GAME.decisions:
        keys.update({decision.id, f"{decision.id}-help"})
    keys.update(f"passenger.side-option-{side}" for side in SIDES)
    keys.update(f"power.peek-option-{card}" for card in ORDINALS)
    keys.update(*(noun_keys(domain) for domain in GAME.domains if domain not in UNNAMED))
    keys.update(f"sheet{word}" for word in SHEET)
    keys.update(f"column-{column}" for column in (*COLUMNS, DRAFT))
    keys.update(*({f"bot-{bot}", f"bot-{bot}.about"} for bot in GAME.bots))
    for option in GAME.option_list:
        words = [value for value in (*option.values, *option.offers) if isinstance(value, str)]
        keys.update({f"option-{option.name}", f"option-{option.name}.help"})
        keys.update(f"option-{option.name}.{re.sub(r'[:.]', '_', word)}" for word in words)
        keys.update({f"option-{option.name}.part"} if isinstance(option.parts, Numbers) else ())
    return keys


@every_language
def test_every_text_is_there(lang: str) -> None:
    assert sorted(wanted() - set(patterns(lang))) == []


@every_language
def test_every_text_is_used(lang: str) -> None:
    inner = set().union(*(Used(pattern).messages for pattern in patterns(lang).values()))
    asked = set().union(*(variables(lang, key) for key in wanted()))
    spoken = {name.partition("-")[2] for name in asked} | ON_BUTTONS
    nouns = set().union(*(noun_keys(domain) for domain in GAME.domains))
    used = {
        key for key in patterns(lang) if key.partition(".")[0] in nouns and key.partition(".")[2] in spoken
    }
    # The words of the board on the page, of the plain one, and of the terminal have tests of their own.
    elsewhere = {key for key in patterns(lang) if key.startswith(("board-", "view-", "terminal-"))}
    assert sorted(set(patterns(lang)) - wanted() - inner - used - elsewhere) == []


@every_language
def test_all_languages_have_the_same_texts(lang: str) -> None:
    assert set(patterns(lang)) == set(patterns("en"))


@every_language
@pytest.mark.parametrize("event", GAME.events)
def test_a_log_line_asks_for_facts_of_its_event_only(event: type[Event], lang: str) -> None:
    given = set().union(*(forms_of(lang, name, domains(event).get(name)) for name in fields_of(event)))
    assert variables(lang, event.__name__) <= given


# Grammar that cannot be seen in a test by eye


def people(lang: str, key: str) -> set[str]:
    """The variables of a sentence that stand for people."""
    event = next((event for event in GAME.events if event.__name__ == key), None)
    question = next((one for one in GAME.decisions if re.match(rf"{re.escape(one.id)}(?:-|$)", key)), None)
    kinds: Mapping[str, str] = {name: name for name in UNNAMED}
    if event is not None:
        kinds = domains(event)
    elif question is not None:
        kinds = question.facts
    return {name for name in variables(lang, key) if kinds.get(name) in UNNAMED}


@pytest.mark.parametrize(("lang", "before"), [("fr", r"\b(?:de|que|jusque)\s|[’']"), ("it", r"\ba\s")])
def test_no_word_that_changes_before_a_vowel_stands_before_a_name(lang: str, before: str) -> None:
    for key in wanted():
        for name in people(lang, key):
            assert not re.search(rf"(?:{before})\{{ \${name} \}}", serialize(lang, key)), key


def serialize(lang: str, key: str) -> str:
    pattern = patterns(lang)[key]
    assert pattern.span is not None
    return source(lang)[pattern.span.start : pattern.span.end]


def test_french_signs_are_never_parted_from_their_words() -> None:
    for key in wanted():
        assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]|\d h\b", serialize("fr", key)), key
