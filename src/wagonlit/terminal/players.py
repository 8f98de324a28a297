"""Who sits where: people at this keyboard, and bots."""

from collections.abc import Sequence
from difflib import get_close_matches
from getpass import getuser
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from wagonlit.bots import find, is_in_file, known_names
from wagonlit.bots import usual as usual_bot
from wagonlit.core.errors import BadOption, UnknownName
from wagonlit.core.game import Game
from wagonlit.core.written import cleaned
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.command_words import SLASH, command_called

ME = "me"
LONGEST_NAME = 20


class Player(Struct, frozen=True):
    """A person (no bot's name) or a bot."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME + 10)]
    bot: str = ""


def split_seats(game: Game, given: str) -> list[str]:
    """“me,random,random” as a list, if that many can play."""
    seats = [seat.strip() for seat in given.split(",")]
    if "" in seats:
        raise BadOption(
            f"Seats are names with commas between them, such as me,{usual_bot(game)}; “{given}” is not."
        )
    if len(seats) not in game.players:
        least, most = game.players[0], game.players[-1]
        raise BadOption(f"{game.id} is for {least} to {most} players; “{given}” names {len(seats)}.")
    return seats


def flags_instead_of_options(game: Game) -> dict[str, str]:
    """Options of the table that follow from what the command line says otherwise."""
    return {**dict.fromkeys(game.settled_names(), "--seats and --lang"), game.seats_option: "--seats"}


def check_bot(game: Game, name: str) -> None:
    """UnknownName unless a bot of this name, or from this file, plays this game."""
    known = known_names(game)
    if is_in_file(name):
        find(name, game)
    if is_in_file(name) or name in known:
        return
    near = get_close_matches(name, [ME, *known], 1)
    hint = f"did you mean “{near[0]}”?" if near else f"available: {', '.join(known)}, and “me” for yourself."
    raise UnknownName(f"There is no player “{name}”; {hint}")


def seated(game: Game, given: str, words: Words) -> list[Player]:
    """The people and bots of “me,me:Anna,random”; at least one person among them."""
    seats = split_seats(game, given)
    players = [_player(game, seat, words) for seat in seats]
    if all(player.bot for player in players):
        raise BadOption(f"Nobody of “{given}” is “me”; bots alone play with: wagonlit simulate {game.id}.")
    return told_apart(players)


def is_no_name(name: str, words: Words) -> bool:
    """Would this, typed at a question, be a command or the number of a choice?"""
    return name.isdecimal() or name.startswith(SLASH) or bool(command_called(name, words))


def _named(given: str, usual: str, words: Words) -> str:
    name = cleaned(given)[:LONGEST_NAME]
    if name and is_no_name(name, words):
        raise BadOption(words("no-name", typed=name))
    return name or usual


def _player(game: Game, seat: str, words: Words) -> Player:
    if is_in_file(seat):
        check_bot(game, seat)
        # By its whole path, so that the game can be taken up again from any folder.
        path, _, own = seat.rpartition(":")
        return Player(own[:LONGEST_NAME], f"{Path(path).resolve()}:{own}")
    kind, _, given = seat.partition(":")
    if kind == ME:
        return Player(_named(given, own_name(words), words))
    check_bot(game, kind)
    return Player(_named(given, bot_name(kind, words), words), kind)


def told_apart(players: Sequence[Player]) -> list[Player]:
    """Equal names get numbers, so that the log says who it was."""
    names = [player.name for player in players]
    counted: dict[str, int] = {}
    found = []
    for player in players:
        counted[player.name] = counted.get(player.name, 0) + 1
        number = f" {counted[player.name]}" if names.count(player.name) > 1 else ""
        found.append(Player(player.name + number, player.bot))
    return found


def bot_name(bot: str, words: Words) -> str:
    """The bot's name in the reader's language, or as it calls itself."""
    key = f"bot-{bot}"
    return words(key) if words.knows(key) else bot.replace("_", " ").capitalize()


def own_name(words: Words) -> str:
    """What to call the person at this keyboard, unless they say so."""
    try:
        name = getuser()
    except (OSError, KeyError):
        return words("somebody")
    nobody = name in ("root", "") or is_no_name(name, words)
    return words("somebody") if nobody else name.capitalize()[:LONGEST_NAME]
