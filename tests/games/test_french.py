"""French as the French print it, in the texts of every game, toy and shell, and in all rules.

A narrow no-break space stands before “;”, “!” and “?”, a no-break space before “:” and inside « »: so no
line ever begins with one of these signs.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
FOLDERS = [ROOT / "src", ROOT / "ui" / "src", ROOT / "tests" / "toys"]
FILES = sorted(file for folder in FOLDERS for name in ("fr.ftl", "*.fr.md") for file in folder.rglob(name))
FAULTS = {
    "“;”, “!” or “?” without a narrow no-break space before it": r"(?<!\u202f)[;!?]",
    "“:” without a no-break space before it": r"(?<!\u00a0):(?!\w)",
    "“«” without a no-break space after it": r"«(?!\u00a0)",
    "“»” without a no-break space before it": r"(?<!\u00a0)»",
    "a straight quotation mark or apostrophe": r"[\"']",
    "three dots for an ellipsis": r"\.\.\.",
    "two spaces in a row": r"[ \u00a0\u202f]{2}",
    "an hour or a second that may stand apart from its number": r"(?:\d|\{\}) [hs]\b",
    "“de”, “que” or “jusque” before a name that may begin with a vowel": r"\b(?:de|que|jusque) \{name\}",
}
# A key to press is no sign of a sentence: “? aide”, “/?”, « ? ».
KEY = re.compile(r"(?<!\S)\?(?= [a-zà-ÿ])|(?<!\S)/\?|(?<=«\u00a0)\?(?=\u00a0»)|^\?$")
CODE = re.compile(r"`[^`]*`|^\|[-| ]+\|$", re.MULTILINE)
NAMES = re.compile(r"(?:names?|host|winners?|seat|target|owner|rival|neighbour)$")


class Said(Visitor):
    """Every stretch of text in a file, a person's name in it as “{name}” and anything else as “{}”."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 (the visitor's own way)
        self.texts.append("".join(map(self.part, node.elements)))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the same)
        """Where the first letter decides, every form is right for its names."""
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "initial":
            return
        self.generic_visit(node)

    def part(self, element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        inner = element.expression
        is_name = isinstance(inner, ast.VariableReference) and NAMES.match(inner.id.name)
        return "{name}" if is_name else "{}"


def sentences(file: Path) -> Iterator[str]:
    """What is read, without keys and code: the texts of a Fluent file, or the lines of Markdown."""
    source = file.read_text(encoding="utf-8")
    said = Said()
    if file.suffix == ".ftl":
        said.visit(FluentParser().parse(source))
    for text in said.texts or CODE.sub("code", source).splitlines():
        yield KEY.sub("key", text.strip(" "))


def faults(text: str) -> list[str]:
    return [fault for fault, pattern in FAULTS.items() if re.search(pattern, text)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_is_spaced_as_the_french_print_it(file: Path) -> None:
    assert [(text, found) for text in sentences(file) if (found := faults(text))] == []


def test_no_french_is_left_out() -> None:
    """The toys, the terminal, the page, and a game with its rules."""
    assert len(FILES) >= 6
    assert all(len(list(sentences(file))) > 8 for file in FILES)


@pytest.mark.parametrize(
    ("text", "faulty"),
    [
        ("Qui joue\u202f? «\u00a0Moi\u00a0», dit Anna\u00a0: à 4\u00a0h\u00a000\u202f; c’est tôt\u202f!", 0),
        ("Qui joue ?", 1),
        ("Qui joue\u00a0?", 1),
        ("Encore!", 1),
        ("Réponse :", 1),
        ("Réponse:", 1),
        ("« Moi »", 2),
        ("C'est tôt", 1),
        ("Un instant...", 1),
        ("Un  instant", 1),
        ("à 4 h", 1),
        ("la main de {name}", 1),
    ],
)
def test_each_fault_is_found(text: str, faulty: int) -> None:
    assert len(faults(text)) == faulty
