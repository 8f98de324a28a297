"""A group of people and bots that plays one table after the other, through every interruption."""

import asyncio
import random
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import httpx
import msgspec

from tests.patience import PATIENCE_FOR_GAMES
from tests.table.proof.mirror import Mirror
from tests.table.proof.traveller import AGAIN, Sleeper, Traveller
from wagonlit.table.store.rows import CHANGE
from wagonlit.table.store.store import Store
from wagonlit.table.wire.http import NO_SEAT, Clock, Join, NewTable, Seated, SeatPlan

NO_DATABASE = 503  # the one answer that means: try again
NAMES = ("Anna", "Bert", "Carla", "Dirk", "Emil", "Fanny", "Gert", "Hilde")


class Person:
    """Somebody with a bearer token, who asks again until there is an answer."""

    def __init__(self, http: httpx.AsyncClient, token: str = "") -> None:
        self.http = http
        self.token = token
        self.doors = [str(http.base_url).rstrip("/")]  # whoever does not answer, another may

    async def post(self, path: str, body: object = None) -> Any:
        return await self._ask("POST", path, body)

    async def _ask(self, method: str, path: str, body: object = None) -> Any:
        content = b"" if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        async with asyncio.timeout(PATIENCE_FOR_GAMES):
            while True:
                try:
                    url = random.choice(self.doors) + path
                    answer = await self.http.request(method, url, content=content, headers=headers)
                except httpx.TransportError:
                    await asyncio.sleep(AGAIN)
                    continue
                if answer.status_code != NO_DATABASE:
                    return answer.raise_for_status().json()
                await asyncio.sleep(AGAIN)

    async def seats(self, code: str) -> list[int]:
        """The seats they hold at that table."""
        return msgspec.convert(await self._ask("GET", f"/api/tables/{code}"), Seated).seats


class Party:
    """People, then bots; with `asleep`, bots answer for the people too and nobody is there."""

    def __init__(
        self, http: httpx.AsyncClient, game: str, people: int, bots: Sequence[str], *, onlooker: bool = False,
        asleep: bool = False, seed: int = 1, options: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.people = [Person(http) for _ in range(people + onlooker)]
        self.game = game
        self.options = dict(options or {})
        self.clock: Clock = "none"
        self.playing = people
        self.bots = bots
        self.kind = Sleeper if asleep else Traveller
        self.rng = Random(seed)
        self.code = ""
        self.travellers: list[Traveller] = []
        self.mirrors: list[Mirror] = []
        self.enough = False  # plays no other game after this one
        self.urls = [str(http.base_url).rstrip("/")]

    async def gather(self) -> None:
        """They meet at a new table."""
        for person in self.people:
            person.token = (await person.post("/api/tokens"))["token"]
        host, *guests = self.people[: self.playing]
        plan = [SeatPlan("me", NAMES[0]), *[SeatPlan("open")] * len(guests)]
        plan += [SeatPlan("bot", bot=bot) for bot in self.bots]
        seed = self.rng.getrandbits(50)
        table = NewTable(self.game, plan, options=self.options, seed=seed, clock=self.clock)
        self.code = (await host.post("/api/tables", table))["table"]["code"]
        for seat, guest in enumerate(guests, 1):
            await guest.post(f"/api/tables/{self.code}/join", Join(NAMES[seat], seat, seed))
        if guests:
            await host.post(f"/api/tables/{self.code}/start")

    async def play(self) -> None:
        """Game after game, each to its end."""
        while True:
            self.travellers = [await self._traveller(person) for person in self.people]
            self.spread(self.urls)
            await asyncio.gather(*(traveller.travel() for traveller in self.travellers))
            while not self._is_over():
                await asyncio.sleep(AGAIN)
            self._check()
            if self.enough:
                return
            again = await self.people[0].post(f"/api/tables/{self.code}/rematch")
            self.code = again["table"]["code"]

    async def _traveller(self, person: Person) -> Traveller:
        seats = await person.seats(self.code)
        return self.kind(person.token, self.code, seats[0] if seats else NO_SEAT, self.rng)

    def spread(self, urls: Sequence[str]) -> None:
        """From now on they connect to these servers in turn."""
        self.urls = list(urls)
        for place, traveller in enumerate(self.travellers):
            traveller.url = urls[place % len(urls)]

    def _is_over(self) -> bool:
        return bool(self.mirrors) and self.mirrors[-1].row.code == self.code and self.mirrors[-1].match.over

    def _check(self) -> None:
        for traveller in self.travellers:
            assert traveller.asleep or traveller.n == self.mirrors[-1].n
            self.mirrors[-1].check(traveller)

    def __str__(self) -> str:
        """Where everybody stands, for whoever looks for a fault."""
        return "\n".join([f"{self.code}: {self.answered} answers", *(f"  {one}" for one in self.travellers)])

    @property
    def has_arrived(self) -> bool:
        """Has everybody heard how the game ended?"""
        return bool(self.travellers) and all(traveller.arrived for traveller in self.travellers)

    @property
    def changes(self) -> int:
        """How many sealed answers were changed, of all games."""
        return sum(entry.kind == CHANGE for mirror in self.mirrors for entry in mirror.log)

    @property
    def answered(self) -> int:
        """How many answers are stored, of all games."""
        return sum(mirror.n for mirror in self.mirrors)

    async def read(self, store: Store) -> None:
        """Read what was stored since the last time."""
        if not self.mirrors or self.mirrors[-1].row.code != self.code:
            row = await store.table(self.code)
            assert row, "a table is lost"
            self.mirrors.append(Mirror(row))
        mirror = self.mirrors[-1]
        mirror.read(await store.entries(mirror.row.id, len(mirror.log)))

    async def audit(self, store: Store, dead: str) -> None:
        """While a server is dead: everything is stored that anybody was told or promised there."""
        await self.read(store)
        for traveller in self.travellers:
            if (traveller.code, traveller.url) == (self.code, dead):
                self.mirrors[-1].check(traveller)
