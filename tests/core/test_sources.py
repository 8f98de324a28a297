"""Customs of the compiled modules that no tool checks, read from their sources."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
MARKER = re.compile(r'\A\s*(?:""".*?"""\s*)?# compiled by mypyc', re.DOTALL)

# Rules know no clock, no chance, no files and no words; what is compiled imports only what is compiled,
# besides the events it tells, the errors it raises and what programmers see of it.
OUTSIDE = {"typing", "mypy_extensions", "librt", "operator", "functools", "math"}
NOT_COMPILED = {"wagonlit.core.event", "wagonlit.core.errors", "wagonlit.core.reprs"}


def compiled() -> dict[str, ast.Module]:
    """The compiled modules, by name."""
    files = [file for file in sorted(SOURCES.rglob("*.py")) if file.name != "__init__.py"]
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    return {
        ".".join(file.relative_to(SOURCES).with_suffix("").parts): ast.parse(text)
        for file, text in texts.items()
        if MARKER.match(text)
    }


MODULES = compiled()
each_module = pytest.mark.parametrize("module", MODULES)


def classes() -> dict[str, ast.ClassDef]:
    return {
        f"{module.rpartition('.')[2]}.{node.name}": node
        for module, tree in MODULES.items()
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


CLASSES = classes()


def bases(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def frames() -> dict[str, ast.ClassDef]:
    """Frame and everything derived from it."""
    found, names = {}, {"Frame"}
    for _ in range(5):
        found = {key: node for key, node in CLASSES.items() if node.name in names or bases(node) & names}
        names |= {node.name for node in found.values()}
    return found


FRAMES = frames()
each_frame = pytest.mark.parametrize("frame", FRAMES)


def test_there_are_frames_to_look_at() -> None:
    assert len(MODULES) > 20
    assert len(FRAMES) > 40


@each_frame
def test_every_frame_is_acyclic_and_reuses_its_memory(frame: str) -> None:
    node = FRAMES[frame]
    marks = {
        mark.arg: mark.value.value
        for call in node.decorator_list
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "mypyc_attr"
        for mark in call.keywords
        if isinstance(mark.value, ast.Constant)
    }
    assert marks.get("acyclic") is True
    is_base = any(node.name in bases(other) for other in CLASSES.values())
    assert is_base or marks.get("free_list_len") == 1


@each_frame
def test_a_frame_has_at_most_four_fields_of_its_own(frame: str) -> None:
    own = [
        field
        for field in ast.walk(FRAMES[frame])
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Attribute)
    ]
    assert len(own) <= 4


def is_new(node: ast.expr) -> bool:
    """A constructor, or a function that makes one; either of two."""
    if isinstance(node, ast.IfExp):
        return is_new(node.body) and is_new(node.orelse)
    return isinstance(node, ast.Call)


def put_next(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in ("then", "ask", "offer")
        ):
            yield from node.args if node.func.attr == "then" else node.args[:1]


@each_module
def test_only_new_frames_are_put_on_the_agenda(module: str) -> None:
    if module == "wagonlit.core.frame":
        return
    assert [ast.unparse(node) for node in put_next(MODULES[module]) if not is_new(node)] == []


def imports(tree: ast.Module) -> Iterator[str]:
    """The modules imported, also those imported from their package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{name.name}" for name in node.names]
            modules = [
                name for name in inner if SOURCES.joinpath(*name.split(".")).with_suffix(".py").is_file()
            ]
            yield from modules or [node.module]


def may_be_imported(name: str) -> bool:
    if name.partition(".")[0] != "wagonlit":
        return name.partition(".")[0] in OUTSIDE
    return name in MODULES or name in NOT_COMPILED or name.endswith(".events")


@each_module
def test_what_is_compiled_imports_only_what_it_may(module: str) -> None:
    assert [name for name in imports(MODULES[module]) if not may_be_imported(name)] == []


def constants_in(function: ast.AST) -> set[str]:
    """Local names that only ever stand for a number written out."""
    found: dict[str, bool] = {}
    for node in ast.walk(function):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(
                node, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.For
            ):
                constant = not isinstance(node, ast.AugAssign | ast.For) and isinstance(
                    node.value, ast.Constant
                )
                found[target.id] = found.get(target.id, True) and constant
    return {name for name, constant in found.items() if constant}


@each_module
def test_no_bare_number_is_shifted_to_the_left(module: str) -> None:
    """In C it would be a shift in 32 bits: use `shifted` or `only`."""
    for function in ast.walk(MODULES[module]):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                assert not isinstance(node.left, ast.Constant), ast.unparse(node)
                assert not (isinstance(node.left, ast.Name) and node.left.id in constants_in(function))
