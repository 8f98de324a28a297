"""The round as bots see it, taken from a view."""

from wagonlit.games.mysteres.bots.seen import Clue, Reply, Seen
from wagonlit.games.mysteres.pieces.names import REPLIES
from wagonlit.games.mysteres.pieces.tiles import ADJECTIVE, TILES
from wagonlit.games.mysteres.view import View


def seen_in(view: View) -> Seen:
    """All that everybody knows; the Maestro's own knowledge is left out."""
    turned = view.key is not None and view.key in view.void
    return Seen(
        lang=view.options.language,
        open=tuple(TILES[tile] for tile in view.text),
        key=TILES[view.key] if turned and view.key is not None else None,
        clues=tuple(Clue(TILES[clue.tile], clue.words) for clue in view.clues if clue.tile != ADJECTIVE),
        adjectives=tuple(clue.words for clue in view.clues if clue.tile == ADJECTIVE),
        replies=tuple(
            Reply(one.words, REPLIES[one.reply]) for one in view.questions if one.reply is not None
        ),
        first_letter=view.letter,
        word_count=view.word_count,
        refuted=tuple(one.words for one in view.answers if one.right is False),
        used=len(view.void),
        passed=len(view.passed),
        guessers=max(1, len(view.in_play)),
    )
