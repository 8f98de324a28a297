"""What takes long is made once, or counted: nobody keeps a server busy by asking for it again and again."""

import zlib
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.patience import PATIENCE
from tests.table.serving_here import serving_here
from wagonlit.table.web.rate_limits import LISTS, LOOKS, PICTURES
from wagonlit.table.web.security import rate_of

pytestmark = pytest.mark.asyncio

ASKED = ["/api/games", *(f"/api/games/masquerade/{what}/de" for what in ("texts", "rules"))]


class Counted:
    """Calls of a function."""

    def __init__(self, function: Any) -> None:
        self.function = function
        self.calls = 0

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.calls += 1
        return self.function(*args, **named)


async def test_what_is_the_same_for_everybody_is_packed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packers = [Counted(zlib.compress), Counted(zlib.compressobj)]
    for packer in packers:
        monkeypatch.setattr(zlib, packer.function.__name__, packer)
    monkeypatch.setattr(
        msgspec.json, "schema_components", describing := Counted(msgspec.json.schema_components)
    )
    async with serving_here(tmp_path) as url, httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
        for path in [*ASKED, "/api/schema"] * 3:
            answer = await client.get(path)
            plain = await client.get(path, headers={"accept-encoding": "identity"})
            assert answer.status_code == plain.status_code == 200
            assert answer.content == plain.content
            assert "content-encoding" not in plain.headers
            assert answer.headers["content-type"] == plain.headers["content-type"]
    assert sum(packer.calls for packer in packers) <= len(ASKED)  # less, where another test has asked before
    assert describing.calls <= 1


async def test_lists_of_tables_are_counted_apart() -> None:
    """Found by attack: a hundred tables with all options that may be took a tenth of a second each time."""
    for path in ("/api/tables", "/api/tables/", "/api/tables/mine", "/api/tables/mine/"):
        assert rate_of("GET", path) is LISTS


async def test_pictures_of_links_are_counted_apart() -> None:
    """Each takes as long as thirty other answers, and is another one for every name of the host."""
    for path in ("/api/tables/ABCDEFGH/qr.svg", "/api/tables/ABCDEFGH/qr.svg/"):
        assert rate_of("GET", path) is PICTURES
    assert rate_of("GET", "/api/tables/ABCDEFGH") is LOOKS
