"""The unit for systemd that is shipped: whole, firm, and its command is one that the server understands."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from wagonlit.table.serving.command import serve
from wagonlit.table.serving.stopping import AT_MOST

UNIT = Path(__file__).parents[3] / "deploy" / "wagonlit@.service"
MOST_EXPOSED = 2.0  # of 10, as systemd counts it
SOCKETS = 20_000  # that one process must be able to hold


def setting(name: str) -> str:
    (found,) = re.findall(rf"^{name}=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    return str(found)


@pytest.fixture(scope="module")
def instance(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unit for port 8000, with a program that is there."""
    (program,) = re.findall(r"\S+/wagonlit\b", setting("ExecStart"))
    here = shutil.which("true")
    assert here
    file = tmp_path_factory.mktemp("unit") / "wagonlit@8000.service"
    file.write_text(UNIT.read_text(encoding="utf-8").replace(program, here), encoding="utf-8")
    return file


def analysed(*args: str | Path) -> subprocess.CompletedProcess[str]:
    program = shutil.which("systemd-analyze")
    assert program, "This test needs systemd-analyze: install Debian's package “systemd”."
    command = [program, "--no-pager", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_systemd_has_nothing_to_say_against_it(instance: Path) -> None:
    verified = analysed("verify", "--man=no", instance)
    assert (verified.returncode, verified.stderr) == (0, "")
    exposed = analysed("security", "--offline=true", f"--threshold={MOST_EXPOSED * 10:g}", instance)
    assert exposed.returncode == 0, exposed.stdout[-300:]


def test_its_command_is_understood() -> None:
    given = setting('Environment="OPTIONS').rstrip('"')
    program, name, *words = shlex.split(setting("ExecStart").replace("%i", "8001").replace("$OPTIONS", given))
    assert (program, name) == ("/opt/wagonlit/bin/wagonlit", "serve")
    taken = serve.make_context("serve", words).params
    assert (taken["host"], taken["port"], taken["proxies"]) == ("127.0.0.1", 8001, ("127.0.0.1",))
    assert taken["folder"] == Path("/var/lib") / setting("StateDirectory")


def test_one_of_several_may_have_options_of_its_own() -> None:
    files = re.findall(r"^EnvironmentFile=-(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    assert files == ["/etc/default/wagonlit", "/etc/default/wagonlit-%i"], "what is said last counts"


def test_one_that_could_not_start_is_tried_again_at_once() -> None:
    (waiting,) = re.findall(r"^/bin/sh -c '(.*)'$", setting("ExecStartPost"))
    waiting = waiting.replace("\\'", "'").replace("%i", "0")
    with subprocess.Popen(["true"]) as ended:
        ended.wait()
    # Like systemd, which knows the server's number as long as it runs.
    for known in ({"MAINPID": str(ended.pid)}, {}):
        waited = subprocess.run(["sh", "-c", waiting], env=known, timeout=PATIENCE, check=False)
        assert waited.returncode == 1, "else it would be waited for until the start takes too long"


def test_it_gives_the_server_room_and_time() -> None:
    assert int(setting("LimitNOFILE")) >= 2 * SOCKETS
    assert int(setting("TimeoutStopSec")) > AT_MOST
    assert (setting("Restart"), setting("StartLimitIntervalSec")) == ("always", "0"), "it never gives up"
    assert (setting("KillMode"), setting("KillSignal")) == ("mixed", "SIGTERM")
