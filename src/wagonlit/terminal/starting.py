"""New games: the table that somebody wants, and the way from there to a session."""

import secrets

from msgspec import Struct

from wagonlit.bots import by_strength
from wagonlit.core.errors import BadOption
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.sight import all_eyes
from wagonlit.kit.terminal.screen import Leave, Screen
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.choosing import Question, choose
from wagonlit.terminal.play import play, welcome
from wagonlit.terminal.players import ME, Player, flags_instead_of_options, seated
from wagonlit.terminal.saves import Bookmark, SaveFile
from wagonlit.terminal.session import Session

SEEDS = 2**31


def fresh_seed() -> int:
    """A seed nobody has chosen."""
    return secrets.randbelow(SEEDS)


class NewTable(Struct, frozen=True):
    """A table as somebody wants it."""

    game: Game
    seats: str
    lang: str
    options: dict[str, str] = {}
    seed: int | None = None


def mixed(game: Game, count: int) -> list[str]:
    """That many bots, the strongest first, then weaker ones, then from the top again."""
    bots = by_strength(game)
    able = bots[:0:-1] or bots
    return [able[place % len(able)] for place in range(count)]


def usual_seats(game: Game) -> str:
    """You and as few bots as possible."""
    return ",".join([ME, *mixed(game, game.players[0] - 1)])


def start(screen: Screen, table: NewTable) -> None:
    """Play new games at this table until people have had enough."""
    seed = table.seed
    while True:
        session = begun(screen, table, fresh_seed() if seed is None else seed)
        welcome(session)
        if not play(session) or not _again(screen, session.words):
            return
        seed = None


def begun(screen: Screen, table: NewTable, seed: int) -> Session:
    """A new game with these people and bots."""
    players = seated(table.game, table.seats, Words(table.lang, table.game))
    agreed = _agreed(table, players)
    eyes = all_eyes(table.game, table.game.options(agreed))
    match = Match(table.game, agreed, seed, views_for=eyes)
    return Session(match, Bookmark(players, table.lang), SaveFile.new(table.game.id), screen)


def _agreed(table: NewTable, players: list[Player]) -> dict[str, object]:
    """The table's options, with what goes with the language and follows from the seats."""
    flags = flags_instead_of_options(table.game)
    for name in table.options:
        if name in flags:
            raise BadOption(f"Option “{name}” follows from {flags[name]}; leave it out.", name)
    chosen = {**table.game.language_options.get(table.lang, {}), **table.options}
    return table.game.with_table(chosen, [player.bot for player in players], table.lang)


def _again(screen: Screen, words: Words) -> bool:
    labels = [words("again-no"), words("again-yes")]
    try:
        return choose(screen, words, Question(words("again"), labels, words("again.help"))) == 1
    except (Leave, KeyboardInterrupt):
        return False
