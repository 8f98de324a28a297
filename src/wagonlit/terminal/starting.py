"""New games: what is wished for, and the way from there to a session."""

import secrets

from msgspec import Struct

from wagonlit.bots import names as bots_of
from wagonlit.core.errors import BadOption
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.terminal.choosing import Question, choose
from wagonlit.terminal.play import play, welcome
from wagonlit.terminal.saves import Desk, SaveFile
from wagonlit.terminal.screen import Leave, Screen
from wagonlit.terminal.session import Session
from wagonlit.terminal.sitters import ME, Sitter, seated
from wagonlit.terminal.words import Words

SEEDS = 2**31


def fresh_seed() -> int:
    """A seed nobody has chosen."""
    return secrets.randbelow(SEEDS)


class Wish(Struct, frozen=True):
    """A table as somebody wants it."""

    game: Game
    seats: str
    lang: str
    options: dict[str, str] = {}
    seed: int | None = None


def mixed(bots: list[str], count: int) -> list[str]:
    """So many bots, the strongest first, then weaker ones, then from the top again."""
    able = bots[:0:-1] or bots
    return [able[place % len(able)] for place in range(count)]


def usual_seats(game: Game) -> str:
    """You and as few bots as possible."""
    return ",".join([ME, *mixed(bots_of(game), game.players[0] - 1)])


def start(screen: Screen, wish: Wish) -> None:
    """Play new games at this table until there is enough."""
    seed = wish.seed
    while True:
        session = begun(screen, wish, fresh_seed() if seed is None else seed)
        welcome(session)
        if not play(session) or not _again(screen, session.words):
            return
        seed = None


def begun(screen: Screen, wish: Wish, seed: int) -> Session:
    """A new game with these people and bots."""
    sitters = seated(wish.game, wish.seats, Words(wish.lang))
    match = Match(wish.game, _agreed(wish, sitters), seed)
    return Session(match, Desk(sitters, wish.lang), SaveFile.new(wish.game.id), screen)


def _agreed(wish: Wish, sitters: list[Sitter]) -> dict[str, object]:
    """The table's options, with what follows from the seats and the language."""
    own = {
        "players": len(sitters),
        "seats": [f"bot:{sitter.bot}" if sitter.bot else "human" for sitter in sitters],
        "lang": wish.lang,
    }
    for name in own:
        if name in wish.options:
            says = "--lang" if name == "lang" else "--seats"
            raise BadOption(f"Option “{name}” follows from {says}; leave it out.")
    names = {option.name for option in wish.game.option_list}
    return {**{name: value for name, value in own.items() if name in names}, **wish.options}


def _again(screen: Screen, words: Words) -> bool:
    labels = [words("again-no"), words("again-yes")]
    try:
        return choose(screen, words, Question(words("again"), labels, words("again.help"))) == 1
    except (Leave, KeyboardInterrupt):
        return False
