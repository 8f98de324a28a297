"""Files and functions stay as small as docs/contributing.md says; every exception has a reason."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.toys.registered import ROOT

LONGEST = {".py": 250, ".ts": 150, ".tsx": 150, ".css": 250}
LONGEST_FUNCTION = 25  # lines below its signature and its docstring
FOLDERS = ("src", "tests", "scripts", "ui/src", "ui/test")
BUILT = ROOT / "src" / "wagonlit" / "table" / "page"

# Those of a game stand in its tests, in a file of this name: “path  # reason”, or “path: function  # reason”.
OF_GAMES = "too_long.txt"
TOO_LONG = {
    "src/wagonlit/bench/peer_worker.py": "other interpreters run it, which know none of our modules",
    "ui/src/wire.ts": "made by scripts/make-wire",
}


def exceptions() -> dict[str, str]:
    """What may be longer, and why."""
    found = dict(TOO_LONG)
    for file in (ROOT / "tests" / "games").glob(f"*/{OF_GAMES}"):
        for line in file.read_text(encoding="utf-8").splitlines():
            place, _, reason = line.partition("  # ")
            assert f"/games/{file.parent.name}/" in place, line
            found[place] = reason
    return found


def sources(root: Path) -> Iterator[Path]:
    """Every file of a kind that has a limit; what has no ending under scripts is Python."""
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            known = file.suffix in LONGEST or folder == "scripts"
            if known and file.is_file() and BUILT not in file.parents and "__pycache__" not in file.parts:
                yield file


def is_python(file: Path) -> bool:
    return file.suffix == ".py" or file.read_text(encoding="utf-8").startswith("#!/usr/bin/env python")


def long_files(root: Path) -> set[str]:
    limits = {file: LONGEST.get(file.suffix, LONGEST[".py"]) for file in sources(root)}
    return {
        file.relative_to(root).as_posix()
        for file, limit in limits.items()
        if len(file.read_text(encoding="utf-8").splitlines()) > limit
    }


def long_functions(root: Path) -> set[str]:
    return {
        f"{file.relative_to(root).as_posix()}: {node.name}"
        for file in sources(root)
        if is_python(file)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and lines_of(node) > LONGEST_FUNCTION
    }


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def test_no_file_is_longer_than_we_say() -> None:
    assert long_files(ROOT) == {place for place in exceptions() if ": " not in place}


def test_no_function_is_longer_than_we_say() -> None:
    assert long_functions(ROOT) == {place for place in exceptions() if ": " in place}


def test_every_exception_has_a_reason() -> None:
    assert all(exceptions().values())


def test_what_we_say_is_what_is_checked() -> None:
    page = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
    said = f"at most {LONGEST['.py']} lines of Python or CSS or {LONGEST['.ts']} of TypeScript"
    assert f"A file has {said}, a Python function at most {LONGEST_FUNCTION}" in " ".join(page.split())


@pytest.mark.parametrize(("lines", "found"), [(25, False), (26, True)])
def test_a_long_function_is_found_whatever_its_signature_and_docstring(
    lines: int, found: bool, tmp_path: Path
) -> None:
    (tmp_path / "src").mkdir()
    text = 'def long(\n    one,\n    two,\n):\n    """Of\n    two lines."""\n' + "    one += two\n" * lines
    (tmp_path / "src" / "module.py").write_text(text)
    assert long_functions(tmp_path) == ({"src/module.py: long"} if found else set())


@pytest.mark.parametrize(("name", "limit"), [("a.py", 250), ("b.ts", 150), ("c.tsx", 150), ("d.css", 250)])
def test_a_long_file_is_found(name: str, limit: int, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / name).write_text("\n" * limit)
    assert long_files(tmp_path) == set()
    (tmp_path / "src" / name).write_text("\n" * (limit + 1))
    assert long_files(tmp_path) == {f"src/{name}"}
