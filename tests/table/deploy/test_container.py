"""The container file that is shipped: what it copies is there, what it runs known, and nobody is root."""

import json
import re
from fnmatch import fnmatch
from pathlib import Path

from wagonlit.table.serving.command import serve

ROOT = Path(__file__).parents[3]
LINES = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def said(word: str) -> list[str]:
    """What follows this word, line by line."""
    return [line.removeprefix(word).strip() for line in LINES if line.startswith(f"{word} ")]


def test_all_that_is_copied_is_there_and_not_left_out() -> None:
    copied = [name for line in said("COPY") if "--from" not in line for name in line.split()[:-1]]
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()[1:]
    assert all((ROOT / name).exists() and not any(fnmatch(name, one) for one in ignored) for name in copied)
    needed = {"Makefile", "pyproject.toml", "setup.py", "requirements", "scripts", "src", "ui"}
    assert needed <= set(copied)


def test_what_it_runs_is_known_here() -> None:
    targets, pins = re.findall(r"RUN make ([a-z-]+)$", "\n".join(LINES), re.MULTILINE), "requirements/run.txt"
    assert targets
    assert all(re.search(rf"^{target}:", MAKEFILE, re.MULTILINE) for target in targets)
    assert f"--require-hashes --requirement {pins}" in " ".join(said("RUN"))
    assert (ROOT / pins).exists()
    (entry,), (usual,) = said("ENTRYPOINT"), said("CMD")
    program, (name, *words) = json.loads(entry), json.loads(usual)
    assert (program, name) == (["wagonlit"], "serve")
    taken = serve.make_context(name, words).params
    assert (taken["host"], str(taken["port"]), str(taken["folder"])) == (
        "0.0.0.0", *said("EXPOSE"), *said("VOLUME"),
    )  # fmt: skip


def test_nobody_in_it_is_root_and_no_registry_is_named() -> None:
    assert int(said("USER")[-1]) > 0
    for image in said("FROM"):
        assert re.fullmatch(r"[a-z]+:[a-z0-9.-]+( AS [a-z]+)?", image), image
    (health,) = re.findall(r"HEALTHCHECK .* CMD (\[.*\])", "\n".join(LINES))
    program, flag, text = json.loads(health)
    assert (program, flag) == ("python3", "-c")
    compile(text, "HEALTHCHECK", "exec")
    assert f":{said('EXPOSE')[0]}/health" in text
