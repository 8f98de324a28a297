"""The pure worker runs the same sources without anything compiled."""

from pathlib import Path

from wagonlit.bench.launch import copy_sources


def test_sources_texts_and_tables_are_copied_and_nothing_compiled(tmp_path: Path) -> None:
    package = tmp_path / "package"
    texts = {"games/funicular/text/fr.ftl", "games/funicular/board.json", "games/funicular/links.bin"}
    kept = {"__init__.py", "core/frame.py", *texts}
    for name in kept | {"core/frame.cpython-311-x86_64-linux-gnu.so", "core/__pycache__/frame.pyc"}:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(name)
    copy_sources(package, tmp_path / "copy")
    copied = [file for file in (tmp_path / "copy").rglob("*") if file.is_file()]
    assert {file.relative_to(tmp_path / "copy").as_posix() for file in copied} == kept
    assert (tmp_path / "copy" / "core" / "frame.py").read_text() == "core/frame.py"
