"""Where nothing can be stored, whoever only looks is served behind a proxy as well."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.table.deploy.proxies import UNCHANGED, Door, caddy, nginx
from tests.table.deploy.test_proxy import SEATS, guest
from tests.table.faults.test_files import SmallDisk
from tests.table.server import Server

AT_ONCE = {"lb_try_duration 5s": "lb_try_duration 0s"}  # what would wait is refused


@pytest.mark.parametrize(("proxy", "changes"), [(nginx, UNCHANGED), (caddy, AT_ONCE)], ids=["nginx", "caddy"])
def test_who_is_told_that_nothing_can_be_stored_makes_nobody_wait(
    proxy: Callable[..., AbstractContextManager[Door]], changes: dict[str, str], tmp_path: Path
) -> None:
    (folder := tmp_path / "disk").mkdir()
    (tmp_path / "proxy").mkdir()
    disk = SmallDisk(folder)
    tables = f"sqlite:///{folder}/tables.db"
    server = Server(tmp_path, "--database", tables, "--no-limits", "--proxy", "127.0.0.1")
    try:
        with proxy(tmp_path / "proxy", server.port, changes=changes) as door:
            anna, bert, plan = guest(door), guest(door), {"game": "lookout", "seats": SEATS}
            anna.post("/api/tables", plan).raise_for_status()
            disk.fill(server)
            assert anna.post("/api/tables", plan).status_code == 503
            assert bert.get("/api/tables/mine").status_code == 200
    finally:
        server.stop()
        disk.close()
