"""People who play on whatever fails: they come back through any server, and wait for none for long."""

from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import connect

from tests.table.proof.party import Party
from tests.table.proof.traveller import Sleeper, Traveller
from wagonlit.table.store.store import Store
from wagonlit.table.wire.http import Clock
from wagonlit.table.wire.messages import Refused

PATIENT = 0.3  # how many of them wait for a server that has fallen silent
OPENING, PING, PONG = 3.0, 1.0, 3.0  # seconds: to be let in, between two signs of life, for an answer to one


class Survivor(Traveller):
    """Connects to any of the servers, each time anew."""

    doors: Sequence[str] = ()
    thinking = 0.15
    own_faults = (4400, 4403, 4404)  # on a slow line one may also be told that one reads too slowly
    _unstored = False

    def _connecting(self) -> connect:
        self.url = self.rng.choice(self.doors)
        self._unstored = False
        waits = self.rng.random() < PATIENT
        return self._connect(open_timeout=OPENING, ping_interval=None if waits else PING, ping_timeout=PONG)

    def _hear_refusal(self, refused: Refused) -> None:
        if refused.code == "not_stored":
            self._unstored = True  # it may be there or not: it is said again elsewhere
        else:
            super()._hear_refusal(refused)

    def _leaves(self) -> bool:
        return self._unstored or super()._leaves()


class DozingSurvivor(Sleeper, Survivor):
    """Lets a bot answer all along."""


class Survivors(Party):
    """A party of them; counts what was acknowledged in all its games."""

    def __init__(self, *args: Any, clock: Clock = "none", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.clock = clock
        self.kind = DozingSurvivor if kwargs.get("asleep") else Survivor
        self.acknowledged = self.games = 0

    def spread(self, urls: Sequence[str]) -> None:
        super().spread(urls)
        for person in self.people:
            person.doors = list(urls)
        for traveller in self.travellers:
            assert isinstance(traveller, Survivor)
            traveller.doors = urls

    async def read(self, store: Store) -> None:
        promised = [(traveller.code, set(traveller.accepted)) for traveller in self.travellers]
        await super().read(store)
        mirror = self.mirrors[-1]
        for code, accepted in promised:
            assert code != mirror.row.code or accepted <= mirror.kept.keys(), "an acknowledged answer is lost"

    def _check(self) -> None:
        super()._check()
        self.games += 1
        self.acknowledged += sum(len(traveller.accepted) for traveller in self.travellers)
