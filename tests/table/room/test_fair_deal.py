"""Nobody chooses the deal: the server commits itself, people add salt, and the record proves it."""

import hashlib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from tests.table.room.guests import NAMES, LocalServer, holder, play, refused, seated
from wagonlit.cli import main
from wagonlit.core import fair_deal
from wagonlit.core.match import Match
from wagonlit.core.record import Record, read_record
from wagonlit.core.rng import Rng
from wagonlit.table.room import dealing
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import Dealing, Join, NewTable, Salt, Seal, SeatPlan, TableChange

pytestmark = pytest.mark.asyncio

PEOPLE = [holder(name) for name in NAMES[:3]]
ANNA, BERT, CARLA = PEOPLE
PLAN = [SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("open")]
SALTS = ("anna-likes-rain", "bert-likes-snow")


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def noted_by(room: Room) -> list[str]:
    """What Anna's device has noted, as options of the command."""
    table = room.broadcast.table()
    seals = "".join(f" {one.seat}:{one.seal}" for one in table.seats if one.seal)
    noted = hashed(f"wagonlit seals {table.commitment}{seals}")
    return ["--commitment", table.commitment, "--salt", SALTS[0], "--seals", noted]


def seal(seat: int) -> Seal:
    return Seal(seat, hashed(f"wagonlit salt {SALTS[seat]}"))


async def starting(local: LocalServer, **fields: object) -> Room:
    """A table of three whose first two add salt; its host has just begun the game."""
    room = await local.rooms.open(NewTable("lookout", PLAN, luck="shared", **fields), ANNA)  # type: ignore[arg-type]
    seed = room.broadcast.table().seed
    await room.membership.join(BERT, Join("Bert", seed=seed, luck="shared"))
    await room.membership.join(CARLA, Join("Carla", seed=seed))
    await room.membership.start(ANNA)
    return room


async def salted(local: LocalServer) -> Room:
    room = await starting(local)
    for seat in (0, 1):
        await room.membership.seal(PEOPLE[seat], seal(seat))
    for seat in (0, 1):
        await room.membership.salt(PEOPLE[seat], Salt(seat, SALTS[seat]))
    return room


async def over(room: Room) -> Record:
    """Played to its end by whoever is asked."""
    await play(room, seated(room), Rng(3))
    return room.state.record()


async def test_the_deal_follows_from_the_secret_and_all_salt(local: LocalServer) -> None:
    room = await salted(local)
    secret = room.state.row.secret
    assert room.broadcast.table().commitment == hashed(f"wagonlit secret {secret}")
    expected = hashed(f"wagonlit deal {secret} 0:{SALTS[0]} 1:{SALTS[1]}")[:32]
    assert room.state.playing.match.seed == expected


async def test_nothing_is_dealt_before_all_have_sealed_and_opened(local: LocalServer) -> None:
    room = await starting(local)
    steps: list[object] = []
    for seat in (0, 1):
        await room.membership.seal(PEOPLE[seat], seal(seat))
        steps.append(room.state.row.dealing and room.state.row.dealing.step)
    for seat in (1, 0):
        steps.append(room.state.row.status)
        await room.membership.salt(PEOPLE[seat], Salt(seat, SALTS[seat]))
    assert steps == ["sealing", "opening", "setup", "setup"]
    assert room.state.row.status == "playing"


async def test_salt_cannot_be_chosen_to_suit_that_of_others(local: LocalServer) -> None:
    room = await starting(local)
    await refused("bad_salt", room.membership.salt(ANNA, Salt(0, SALTS[0])))  # not before all are sealed
    await room.membership.seal(ANNA, seal(0))
    await refused("bad_salt", room.membership.seal(ANNA, Seal(0, "0" * 64)))
    await refused("not_yours", room.membership.seal(ANNA, seal(1)))
    await refused("bad_salt", room.membership.seal(CARLA, Seal(2, "0" * 64)))  # who said they would add none
    await room.membership.seal(BERT, seal(1))
    await refused("bad_salt", room.membership.salt(ANNA, Salt(0, "anna-likes-fog")))
    assert room.state.row.status == "setup"


async def test_the_table_stays_as_it_is_while_it_is_dealt(local: LocalServer) -> None:
    room = await starting(local)
    await refused("already_begun", room.membership.change(ANNA, TableChange(clock="fast")))
    await room.membership.leave(BERT)
    assert room.membership.seats_of(BERT) == [1]


async def test_nobody_can_hold_a_game_up(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await starting(local)
    await room.membership.start(CARLA)
    assert room.state.row.dealing, "there is time yet"
    await room.membership.seal(ANNA, seal(0))
    monkeypatch.setattr(dealing, "STEP", -1.0)
    await room.services.store.amend(
        room.state.row.id, lambda row: replace(row, dealing=Dealing("sealing", row.created))
    )
    await room.membership.start(CARLA)  # whoever sits there may say that the time is over
    deal = room.state.row.deal
    assert room.state.row.status == "playing"
    assert deal
    assert (list(deal.seals), deal.salts) == ([0], {})


async def test_a_rematch_is_dealt_from_a_new_secret_and_new_salt(local: LocalServer) -> None:
    room = await salted(local)
    await over(room)
    again = await local.rooms.room(await room.membership.rematch(BERT))
    row = again.state.row
    assert row.secret != room.state.row.secret
    assert row.dealing
    assert [(seat.adds_salt, seat.seal, seat.salt) for seat in row.seats] == [
        (True, "", ""),
        (False, "", ""),
        (True, "", ""),
    ]


async def test_where_a_seed_was_chosen_there_is_nothing_to_check(local: LocalServer, tmp_path: Path) -> None:
    room = await starting(local, seed=7)
    assert (room.state.row.status, room.broadcast.table().commitment) == ("playing", "")
    result = verified(tmp_path, await over(room))
    assert result.exit_code == 2
    assert "a seed that somebody chose" in result.stderr


# What the record proves


async def played(local: LocalServer) -> tuple[list[str], Record]:
    """A game with salt: what was noted before the deal, and the record when it is over."""
    room = await salted(local)
    return noted_by(room), await over(room)


def verified(folder: Path, record: Record, *args: str) -> Result:
    """What `wagonlit verify` says of this record."""
    file = folder / "record.json"
    file.write_bytes(record.to_json())
    assert read_record(file.read_bytes()) == record
    return CliRunner().invoke(main, ["verify", str(file), "--lang", "en", *args])


async def test_an_honest_deal_is_proven(local: LocalServer, tmp_path: Path) -> None:
    noted, record = await played(local)
    result = verified(tmp_path, record, *noted)
    assert result.exit_code == 0, result.output
    assert "Nobody chose this deal." in result.output
    assert "?" not in result.output


async def test_without_what_one_has_noted_the_server_may_have_made_it_up(
    local: LocalServer, tmp_path: Path
) -> None:
    noted, record = await played(local)
    for left_out in range(0, len(noted), 2):
        result = verified(tmp_path, record, *noted[:left_out], *noted[left_out + 2 :])
        assert result.exit_code == 0
        assert f"({noted[left_out]})" in result.output
        assert "Nobody chose this deal." not in result.output


async def test_salt_that_the_server_adds_once_it_knows_all_is_found(
    local: LocalServer, tmp_path: Path
) -> None:
    noted, record = await played(local)
    assert record.deal
    salts = {**record.deal.salts, 2: "chosen-to-suit"}
    seals = {**record.deal.seals, 2: fair_deal.sealed(salts[2])}
    match = Match("lookout", record.options, fair_deal.seed_of(record.deal.secret, salts))
    forged = replace(
        record,
        seed=match.seed,
        deal=replace(record.deal, salts=salts, seals=seals),
        answers=match.answers,
    )
    result = verified(tmp_path, forged, *noted)
    assert result.exit_code == 1, result.output
    assert "after your device had opened its salt" in result.output.replace("\n", " ")


async def test_whatever_was_tampered_with_is_found(local: LocalServer, tmp_path: Path) -> None:
    record = await over(await salted(local))
    deal = record.deal
    assert deal
    draw = next(place for place, answer in enumerate(record.answers) if answer.seat == -1)
    other_draw = list(record.answers)
    other_draw[draw] = replace(other_draw[draw], choice=int(other_draw[draw].choice) ^ 1)
    forged = {
        "secret": replace(record, deal=replace(deal, secret="0" * 32)),
        "salt": replace(record, deal=replace(deal, salts={**deal.salts, 0: "another-salt"})),
        "left out": replace(record, deal=replace(deal, salts={0: SALTS[0]})),
        "seed": replace(record, seed="0" * 32),
        "draw": replace(record, answers=other_draw),
        "position": replace(record, position={"anything": "that a replay would begin with"}),
    }
    for what, bad in forged.items():
        result = verified(tmp_path, bad)
        assert result.exit_code == 1, f"{what}: {result.output}"
        assert "✗" in result.output
    for noted in (["--commitment", "0" * 64], ["--salt", "carla-likes-fog"], ["--seals", "0" * 64]):
        assert verified(tmp_path, record, *noted).exit_code == 1
