"""One game between bots, played to its end without waiting for anybody."""

from collections.abc import Mapping, Sequence
from typing import Any

from wagonlit.bots.known import BotSpec
from wagonlit.bots.seat import BotSeat
from wagonlit.bots.thinking import Thinking
from wagonlit.core.discretion import is_window
from wagonlit.core.game import Game
from wagonlit.core.match import Match


def match_between(
    game: Game, options: Mapping[str, Any], seed: int, seated: Sequence[BotSpec], eyes: Sequence[int] = ()
) -> Match:
    """The game between these bots; besides them, these eyes are told what happens."""
    agreed = game.options(options)
    players = [BotSeat(bot, game, agreed, seat, seed) for seat, bot in enumerate(seated)]
    looking = [seat for seat, bot in enumerate(players) if bot.looks]
    match = Match(game, options, seed, views_for=[*looking, *eyes])

    def chosen(seat: int) -> int | str:
        player = players[seat]
        player.hear(match.told[seat][player.told_count :] if player.looks else ())
        return player.choose(match.ask_of(seat), match.agenda)

    def thought(seat: int) -> tuple[int | str, float]:
        choice = chosen(seat)
        return choice, players[seat].delay(match.ask_of(seat), choice)

    thinking = Thinking(thought)
    while not match.over:
        if is_window(match):
            thinking.answer_first(match, match.waiting)
        else:
            thinking.forget()
            match.answer(chosen(match.waiting[0]), match.waiting[0])
    return match
