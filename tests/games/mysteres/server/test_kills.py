"""Mystères with the server killed in the middle of declaration windows: no place in the order is lost."""

from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE_FOR_GAMES
from tests.rules import rule
from tests.table.postgres import Postgres
from tests.table.proof.forked_server import ForkedServer
from tests.table.proof.party import Party
from tests.table.proof.test_killed import Interruptions
from tests.table.proof.test_two_servers import moved_over
from tests.table.proof.traveller import Traveller
from wagonlit.table.store.store import Store
from wagonlit.table.wire.messages import ToServer

pytestmark = pytest.mark.asyncio

GAME = "mysteres"
AGREED = {"language": "en", "max_difficulty": 1}
PEOPLE = 4
PONDERS = 2  # the seat that cannot make up its mind
KILLS = 3
BEFORE = 25  # answers, until one of two servers dies


class Ponderer(Traveller):
    """One of the seats does not say whether it has it before the server has died in that window.

    Only while nobody is out: then some person beside it declares, sooner or later.
    """

    survived: tuple[int, ...] = ()  # where the windows were opened in which the server has died

    @property
    def declarers(self) -> list[int]:
        """In their order, as far as it was told."""
        return list(self.position.view["declarers"]) if self.position else []

    @property
    def ponders(self) -> bool:
        """Is it asked, and says nothing?"""
        position = self.position
        if self.seat != PONDERS or position is None or position.ask is None:
            return False
        everybody = len(position.view["in_play"]) == PEOPLE
        fresh = len(self.survived) < KILLS and position.ask.at not in self.survived
        return everybody and fresh and position.ask.decision == "answer.declare"

    def reaction(self) -> ToServer | None:
        return None if self.ponders else super().reaction()


class WindowsInterrupted(Interruptions):
    """One table, whose server is killed while somebody has declared and others are still thinking."""

    async def killed_in_a_window(self) -> None:
        """What was acknowledged is stored in its order, and heard in it again; all go on from there."""
        (party,) = self.parties
        await self._until(lambda: self._ponderer.ponders and bool(self._ponderer.declarers))
        ponderer, arrivals = self._ponderer, self._ponderer.arrivals
        self.server.kill()
        await party.audit(self.store, self.server.url)
        order = list(party.mirrors[-1].match.views[PONDERS].declarers)
        assert order[: len(ponderer.declarers)] == ponderer.declarers
        assert ponderer.position
        assert ponderer.position.ask
        ponderer.survived = (*ponderer.survived, ponderer.position.ask.at)
        self.server.launch()
        await self._until(lambda: ponderer.arrivals > arrivals)
        assert ponderer.declarers[: len(order)] == order

    @property
    def _ponderer(self) -> Ponderer:
        found = self.parties[0].travellers[PONDERS]
        assert isinstance(found, Ponderer)
        return found


async def killed(server: ForkedServer, database: str, kills: int) -> None:
    """Four people and a bot, who play on whatever happens; after all kills, to the end."""
    store = await Store.opened(database)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_FOR_GAMES, verify=False) as http:
        party = Party(http, GAME, PEOPLE, ["weak"], onlooker=True, seed=5, options=AGREED)
        party.kind = Ponderer
        await party.gather()
        games = WindowsInterrupted(server, store, [party])
        try:
            await games._until(lambda: bool(party.travellers))
            for _ in range(kills):
                await games.killed_in_a_window()
            if kills == KILLS:
                await games.to_the_end()
        finally:
            await games.close()
            await store.close()
            server.close()
    assert "Traceback" not in server.err


@rule("MY-141")
async def test_no_declaration_is_lost_when_the_server_is_killed_in_a_window(tmp_path: Path) -> None:
    server = ForkedServer(tmp_path, "--pace", "instant", "--no-limits")
    await killed(server, f"sqlite:///{tmp_path / 'wagonlit.sqlite'}", KILLS)


@rule("MY-141")
async def test_nor_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    server = ForkedServer(tmp_path, "--database", database, "--pace", "instant", "--no-limits")
    await killed(server, database, 1)


async def test_nothing_is_lost_when_one_of_two_servers_dies(postgres: Postgres, tmp_path: Path) -> None:
    await moved_over(postgres, tmp_path, GAME, ["weak"], BEFORE, **AGREED)
