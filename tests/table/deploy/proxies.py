"""nginx and Caddy with the configurations that are shipped, at ports of their own, before real servers."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from tests.patience import PATIENCE
from tests.table.server import HeldPort

DEPLOY = Path(__file__).parents[3] / "deploy"
SITE, CADDYFILE = DEPLOY / "nginx.conf", DEPLOY / "Caddyfile"
# All that the distribution's own nginx.conf would give it, in one folder.
AROUND = """\
daemon off;
pid {folder}/pid;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
# Without HTTP/3, since nobody else may have the UDP port of a held port.
AROUND_CADDY = """\
{{
    admin off
    http_port {plain}
    https_port {secure}
    servers {{
        protocols h1 h2
    }}
}}
"""
UNCHANGED: Mapping[str, str] = {}


class Door(NamedTuple):
    """Where people come in."""

    plain: str  # http
    url: str  # https
    trusting: ssl.SSLContext  # the certificate


def certificate(folder: Path) -> None:
    """A certificate that nobody else has signed, made as docs/serve.md says."""
    command = [
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "30", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
        "-keyout", "key.pem", "-out", "certificate.pem",
    ]  # fmt: skip
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=PATIENCE)


def site(folder: Path, plain: int, secure: int, servers: Sequence[str]) -> str:
    """The shipped file, with other ports and another certificate."""
    text = SITE.read_text(encoding="utf-8")
    changes = {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "/etc/ssl/wagonlit": str(folder),
        "127.0.0.1:8000": f"127.0.0.1:{servers[0]}",
    }
    if len(servers) > 1:
        changes["# server 127.0.0.1:8001"] = f"server 127.0.0.1:{servers[1]}"
    return _changed(text, changes)


def _changed(text: str, changes: Mapping[str, str]) -> str:
    for shipped, here in changes.items():
        assert shipped in text
        text = text.replace(shipped, here)
    return text


@contextmanager
def nginx(folder: Path, *servers: str, changes: Mapping[str, str] = UNCHANGED) -> Iterator[Door]:
    """nginx before the servers at these ports, until this is left; `changes` are for a test only."""
    plain, secure = HeldPort(), HeldPort()
    certificate(folder)
    text = site(folder, plain.number, secure.number, servers)
    (folder / "site.conf").write_text(_changed(text, changes))
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    with _running(command, folder, plain.number, secure.number) as door:
        yield door


@contextmanager
def caddy(folder: Path, server: str, changes: Mapping[str, str] = UNCHANGED) -> Iterator[Door]:
    """Caddy before the server at this port, likewise."""
    plain, secure = HeldPort(), HeldPort()
    certificate(folder)
    text = CADDYFILE.read_text(encoding="utf-8")
    here = {
        "play.example.org {": f"localhost {{\n\ttls {folder}/certificate.pem {folder}/key.pem",
        "127.0.0.1:8000": f"127.0.0.1:{server}",
    }
    around = AROUND_CADDY.format(plain=plain.number, secure=secure.number)
    (folder / "Caddyfile").write_text(around + _changed(text, {**here, **changes}))
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with _running(command, folder, plain.number, secure.number) as door:
        yield door


@contextmanager
def _running(command: list[str], folder: Path, plain: int, secure: int) -> Iterator[Door]:
    name = command[0]
    program = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert program, f"These tests need {name}: install it (scripts/provide-tools), or put it on the PATH."
    log = folder / "errors"
    with log.open("wb") as errors:
        home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        process = subprocess.Popen([program, *command[1:]], stdin=subprocess.DEVNULL, stderr=errors, env=home)
    try:
        _await_answer(process, secure, log)
        trusting = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
        # The sockets' client reads and writes in two threads. With TLS 1.3, which sends more keys once both
        # have begun, Python's ssl now and then loses what was written: one connection in some hundreds.
        trusting.maximum_version = ssl.TLSVersion.TLSv1_2
        yield Door(f"http://localhost:{plain}", f"https://localhost:{secure}", trusting)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _await_answer(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Wait until somebody can come in."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.02)
    raise AssertionError(f"The proxy did not start:\n{log.read_text()}")
