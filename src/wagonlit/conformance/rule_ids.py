"""Every rule has an id, which appears in RULES.md, in the code that carries it out, and on its test."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from wagonlit.conformance.trial import ConformanceError, Trial
from wagonlit.core.frame import Frame
from wagonlit.core.game import Game

# A rule is defined where its id stands in bold at the head of a line or of a row.
DEFINED = r"^\s*[-|*]*\s*\*\*({id})\b"
SPAN = r"\b({prefix})-(\d+)\s*(?:[-–…]|\.\.\.?)\s*(?:{prefix}-)?(\d+)\b"


def rules(trial: Trial) -> None:
    """Every rule has a sentence, code and a test, and no code or test names a rule that does not exist."""
    game = trial.game
    told = defined(game)
    if not told:
        raise ConformanceError(f"{game.id}: RULES.md defines no rule “**{game.rule_prefix}-…**”")
    coded = mentioned(game, (file for file in game.folder.rglob("*.py") if not _is_test(file)), told)
    tested = marked(game, _tests(trial))
    for what, found in (("code", coded), ("test", tested)):
        if missing := sorted(told - found):
            raise ConformanceError(f"{game.id}: no {what} names {', '.join(missing)}")
        if unknown := sorted(found - told):
            raise ConformanceError(f"{game.id}: {what} names {', '.join(unknown)}, which RULES.md lacks")


def defined(game: Game) -> set[str]:
    """The rules that there are."""
    book = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(DEFINED.format(id=pattern(game)), book, re.MULTILINE))


def pattern(game: Game) -> str:
    """What an id of this game looks like."""
    return rf"{game.rule_prefix}-R?\d+"


def _is_test(file: Path) -> bool:
    return file.name.startswith("test_")


def _tests(trial: Trial) -> list[Path]:
    """Every test beside the golden games."""
    if trial.folder is None:
        raise ConformanceError(f"{trial.game.id}: the trial names no folder for tests")
    return sorted(file for file in trial.folder.rglob("*.py") if _is_test(file))


def mentioned(game: Game, files: Iterable[Path], told: set[str]) -> set[str]:
    """The rules of this game that these files name; “XY-1 … XY-4” names all of them that there are."""
    found: set[str] = set()
    for file in files:
        text = file.read_text(encoding="utf-8")
        found.update(re.findall(rf"\b{pattern(game)}\b", text))
        for prefix, first, last in re.findall(SPAN.format(prefix=game.rule_prefix), text):
            span = range(int(first), int(last) + 1)
            found.update(told & {f"{prefix}-{number:0{len(first)}d}" for number in span})
    return found


def marked(game: Game, files: Iterable[Path]) -> set[str]:
    """The rules that tests say they prove: `@rule("XY-1", "XY-2")`."""
    texts = [file.read_text(encoding="utf-8") for file in files]
    marks = [mark for text in texts for mark in re.findall(r"\brule\(([^)]*)\)", text)]
    return {id for mark in marks for id in re.findall(rf"\b{pattern(game)}\b", mark)}


@cache
def _of_frames(folder: Path, pattern: str) -> dict[str, list[str]]:
    """By module and class: the rules its docstring names, from the source; compiled classes lose theirs."""
    found = {}
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                said = ast.get_docstring(node) or ""
                found[f"{file.stem}.{node.name}"] = re.findall(rf"\b{pattern}\b", said)
    return found


def rules_of(game: Game, frames: Iterable[Frame]) -> Iterator[str]:
    """The rules that these frames carry out, each once, in order."""
    known = _of_frames(game.folder, pattern(game))
    seen: set[str] = set()
    for frame in frames:
        name = f"{type(frame).__module__.rpartition('.')[2]}.{type(frame).__name__}"
        for id in known.get(name, ()):
            if id not in seen:
                seen.add(id)
                yield id
