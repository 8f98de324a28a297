"""Which variables the texts of one language use, directly or through the texts that they refer to."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class TextFile:
    """A file of texts, taken apart: each text by its key, “message” or “message.attribute”."""

    def __init__(self, file: Path) -> None:
        self.patterns: dict[str, ast.Pattern] = {}
        self.twice: list[str] = []  # keys that occur more than once: only the last text would ever be read
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                self._add(entry)
        # Texts that others refer to.
        self.inner: set[str] = set().union(*(_Used(pattern).texts for pattern in self.patterns.values()))

    def _add(self, message: ast.Message) -> None:
        parts = [("", message.value), *((f".{part.id.name}", part.value) for part in message.attributes)]
        for part, said in parts:
            key = f"{message.id.name}{part}"
            if said is not None:
                self.twice += [key] if key in self.patterns else []
                self.patterns[key] = said

    def used_by(self, key: str) -> set[str]:
        """The variables of this text and of those that it refers to."""
        used = _Used(self.patterns[key])
        return used.variables.union(*(self.used_by(inner) for inner in used.texts if inner in self.patterns))

    def attributes(self, messages: set[str]) -> set[str]:
        """All attributes that any of these messages has."""
        parted = (key.partition(".") for key in self.patterns)
        return {attribute for message, _, attribute in parted if message in messages and attribute}


class _Used(Visitor):
    """The variables and texts that a pattern refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the parser's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802, the parser's name
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.texts.add(f"{node.id.name}{attribute}")
