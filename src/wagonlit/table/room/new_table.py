"""A new table, and whether an old one can go on: its game must be known, and by the same rules."""

from wagonlit.core.errors import UnknownName
from wagonlit.core.game import Game
from wagonlit.core.seed import secret_seed
from wagonlit.core.written import cleaned
from wagonlit.games import find as find_game
from wagonlit.table.room.seating import agreed, check_carried, named, planned
from wagonlit.table.store.rows import DRAWN, TableRow
from wagonlit.table.wire.http import NewTable
from wagonlit.table.wire.refusal import Refusal
from wagonlit.table.wire.timestamps import now


def found_game(id: str) -> Game:
    """The game of this id."""
    try:
        return find_game(id)
    except UnknownName as fault:
        raise Refusal("no_game", str(fault)) from fault


def game_of(row: TableRow) -> Game:
    """The game of this table; one that was begun by other rules cannot go on."""
    game = found_game(row.game)
    if row.status != "setup" and row.version != game.version:
        raise Refusal("old_rules", f"This game was begun by rules version {row.version} and cannot go on.")
    return game


def new_row(game: Game, new: NewTable, holder: str) -> TableRow:
    """The row of a new table, checked, without a code yet."""
    seats = named(planned(game, new.seats, holder, new.luck == "shared"))
    options = agreed(game, new.options, seats)
    check_carried(game, options, {})
    at = now()
    return TableRow(
        id=0,
        code="",
        name=cleaned(new.name),
        game=game.id,
        version=game.version,
        status="setup",
        options=options,
        seed=DRAWN if new.seed is None else new.seed,
        seed_open=new.seed is not None,
        secret=secret_seed(),
        clock=new.clock,
        listed=new.listed,
        open_hands=new.open_hands,
        host=holder,
        seats=seats,
        created=at,
        moved=at,
    )
