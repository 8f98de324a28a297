"""Sets up a server for one world, in its own process, before it starts."""

import base64
import json
from pathlib import Path
from typing import Any

from tests.table.proof.telltales import wrap
from tests.table.twins.cues import Script, Stage, heed_cues, prompt_bots
from tests.table.twins.forked_workers import fork_workers
from tests.table.twins.still_time import still
from wagonlit.core import seed
from wagonlit.table.bots import forecaster
from wagonlit.table.bots.process import WorkerProcess
from wagonlit.table.room import bot_seats, forecasts

ASKED = "asked.jsonl"  # every request to a worker
FEW = 4  # simulations: what they come to is none of our concern
SALTS = "salts.json"  # modules whose luck is another one


def stage(place: str) -> None:
    """The world that lies in this folder."""
    folder = Path(place)
    script = Script(folder)
    forecaster.SIMULATIONS = FEW
    fork_workers(lambda: heed_cues(script))
    prompt_bots(script)
    salts = json.loads((folder / SALTS).read_text(encoding="utf-8"))
    moment = still(folder, salts, Stage(script).standing)
    _record_requests(folder / ASKED, moment)
    _part_luck_from_secret()


def _record_requests(file: Path, moment: Any) -> None:
    async def ask(before: Any, worker: WorkerProcess, request: bytes, patience: float) -> bytes:
        with file.open("a", encoding="utf-8") as kept:
            print(json.dumps([moment(), base64.b64encode(request).decode()]), file=kept)
        answered: bytes = await before(worker, request, patience)
        return answered

    wrap(WorkerProcess, "ask", ask)


def _part_luck_from_secret() -> None:
    """Bots and forecasts draw on the table's secret through a hash, from which nobody learns anything.

    Here they draw on something else: then two worlds may have other secrets, and whatever still differs does
    because the secret itself got out.
    """

    def beside(_before: Any, _secret: str, what: object) -> int:
        return original("0" * 32, what)

    original = seed.seed_beside
    for module in (bot_seats, forecasts):
        wrap(module, "seed_beside", beside)
