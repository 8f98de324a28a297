"""Peers: one that is not available is left out, with the reason."""

import hashlib
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from wagonlit.bench.environment import REQUIREMENTS, blocks, home, prepared, python_in, stamp
from wagonlit.bench.launch import peer_worker
from wagonlit.bench.peer_worker import PEERS, serve

BARE = [sys.executable, "-I", "-S"]  # an interpreter that has the standard library only


def ignore_progress(_what: str, _share: float) -> None:
    pass


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one small package to install, and no other place to install from."""
    place = tmp_path / "shop"
    place.mkdir()
    wheel = place / "tender-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as files:
        files.writestr("tender.py", "")
        files.writestr("tender-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: tender\nVersion: 1\n")
        files.writestr("tender-1.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        files.writestr("tender-1.dist-info/RECORD", "")
    pinned = f"tender==1 --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"
    (place / "good.txt").write_text(pinned)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(place))
    return place


def test_peers_that_cannot_be_imported_are_left_out_and_the_worker_lives() -> None:
    workers, left_out = peer_worker(BARE, {})
    with workers[0] as worker:
        assert worker.measures == []
    assert left_out == {
        "open_spiel": "ModuleNotFoundError: No module named 'pyspiel'",
        "catanatron": "ModuleNotFoundError: No module named 'catanatron'",
        "rlcard": "ModuleNotFoundError: No module named 'rlcard'",
    }


def test_a_peer_that_could_not_be_installed_is_left_out_for_that_reason() -> None:
    workers, left_out = peer_worker(BARE, {"open_spiel": "ERROR: No matching distribution"})
    workers[0].close()
    assert left_out["open_spiel"] == "ERROR: No matching distribution"


def test_an_interpreter_that_is_not_there_leaves_all_peers_out(tmp_path: Path) -> None:
    workers, left_out = peer_worker([str(tmp_path / "python")], {})
    assert workers == []
    assert list(left_out) == list(PEERS)
    assert "No such file" in left_out["rlcard"]


def test_a_measure_that_fails_is_answered_and_the_next_one_still_served() -> None:
    answers = io.StringIO()
    asked = [json.dumps({"measure": name, "seconds": 1e-9}) for name in ("unknown", "one")]
    serve({"one": lambda: 1}, {"compiled": True}, asked, answers)
    hello, fault, done = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert hello == {"measures": ["one"], "compiled": True}
    assert fault == {"error": "KeyError: 'unknown'"}
    assert done["count"] >= 1


def test_the_environment_lives_in_the_users_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert home() == tmp_path / "wagonlit" / "peers"
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    assert home() == Path.home() / ".cache" / "wagonlit" / "peers"


def test_a_package_that_is_not_available_does_not_cost_the_others(shop: Path, tmp_path: Path) -> None:
    missing = "no-such==1 \\\n    --hash=sha256:" + "0" * 64 + "\n"
    (shop / "both.txt").write_text(missing + (shop / "good.txt").read_text())
    failed = prepared(tmp_path / "place", shop / "both.txt", ignore_progress)
    assert list(failed) == ["no_such"]
    assert "No matching distribution" in failed["no_such"]
    subprocess.run([python_in(tmp_path / "place"), "-I", "-c", "import tender"], timeout=PATIENCE, check=True)
    assert not (tmp_path / "place" / "stamp").exists()


def test_a_complete_environment_is_stamped_and_used_again(shop: Path, tmp_path: Path) -> None:
    told: list[str] = []
    for _ in range(2):
        assert prepared(tmp_path / "place", shop / "good.txt", lambda what, _share: told.append(what)) == {}
    assert told == ["making the peers' environment", "installing the peers"]


def test_other_requirements_have_another_stamp(shop: Path) -> None:
    before = stamp(shop / "good.txt")
    (shop / "good.txt").write_text("tender==2\n")
    assert stamp(shop / "good.txt") != before


def test_the_requirements_pin_the_peers_with_hashes_and_name_no_place() -> None:
    text = REQUIREMENTS.read_text()
    pinned = blocks(text)
    assert {"open_spiel", "catanatron", "rlcard", "numpy"} <= set(pinned)
    assert all("--hash=sha256:" in block for block in pinned.values())
    assert not any(word in text for word in ("http", "file:", "--index", "--find-links", "/home", "/tmp"))
