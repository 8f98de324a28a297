"""Texts taken apart: which there are in a file, and the facts each of them uses."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Collects the facts a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own way)
        self.names.add(node.id.name)


def facts(pattern: ast.Pattern) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


def texts_in(file: Path) -> dict[str, set[str]]:
    """Every text of a file with the facts it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            parts |= {entry.id.name: entry.value} if entry.value else {}
            found |= {key: facts(pattern) for key, pattern in parts.items()}
    return found
