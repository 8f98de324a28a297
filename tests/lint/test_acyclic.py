"""Compiled classes without a part in garbage collection form no long chains.

Python throws away a chain of more than fifty objects in parts, by a mark that such a class (`acyclic`) has no
room for, so that its neighbours in memory would be overwritten.
"""

import ast
from collections.abc import Iterator

from tests.toys.registered import ROOT

SHORT = {"Frame"}  # the agenda: a few steps


def acyclic_classes(source: str) -> Iterator[ast.ClassDef]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and "acyclic=True" in map(ast.unparse, keywords(node)):
            yield node


def keywords(node: ast.ClassDef) -> Iterator[ast.keyword]:
    for decorator in node.decorator_list:
        yield from decorator.keywords if isinstance(decorator, ast.Call) else ()


def holds_its_kind(node: ast.ClassDef) -> bool:
    """Has it a field for another of its class?"""
    fields = [ast.unparse(field.annotation) for field in ast.walk(node) if isinstance(field, ast.AnnAssign)]
    return any(node.name in field.strip("'").split(" | ") for field in fields)


def test_only_the_agenda_is_a_chain() -> None:
    files = sorted((ROOT / "src" / "wagonlit").rglob("*.py"))
    classes = [node for file in files for node in acyclic_classes(file.read_text(encoding="utf-8"))]
    assert {node.name for node in classes if holds_its_kind(node)} == SHORT
