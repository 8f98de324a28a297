"""schemathesis against the OpenAPI document of the real server: it finds nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.table.server import Server
from tests.table.web_client import WebClient

# What a game agrees to is more than a schema can say, so a valid request may be refused with 400.
CHECKS = """
[checks]
enabled = true
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "400", "403", "404", "409"]
"""
AT_A_TABLE = """
[headers]
Authorization = "{authorization}"
[parameters]
"path.code" = "{code}"
"""


def test_the_document_says_what_every_route_takes_and_answers(shared_server: Server) -> None:
    document = WebClient(shared_server.url).get("/api/schema").json()
    routes = [(path, name, route) for path, own in document["paths"].items() for name, route in own.items()]
    assert ("/api/tables/{code}/claim", "post") in [(path, name) for path, name, _ in routes]
    for path, name, route in routes:
        assert route["summary"], (name, path)
        assert route["description"], (name, path)
        for status, answer in route["responses"].items():
            if status >= "400":
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, (name, path, status)
    assert document["components"]["schemas"]["NewTable"]["additionalProperties"] is False


@pytest.mark.parametrize("who", ["a stranger", "a host"])
def test_every_route_does_what_the_document_says(shared_server: Server, tmp_path: Path, who: str) -> None:
    wanted = CHECKS
    if who == "a host":
        anna = WebClient.with_token(shared_server.url)
        code = anna.open().table.code
        wanted += AT_A_TABLE.format(authorization=anna.http.headers["authorization"], code=code)
    (tmp_path / "schemathesis.toml").write_text(wanted)
    program = Path(sys.executable).with_name("schemathesis")
    found = subprocess.run(
        [program, "run", f"{shared_server.url}/api/schema", "--max-examples", "8", "--no-color"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert found.returncode == 0, found.stdout
    assert "Traceback" not in shared_server.err
