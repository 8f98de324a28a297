"""What the readers' choices say: how strong a link is, and which entries have clues in common."""

from math import log

import numpy as np

from tests.games.mysteres.making.links import chosen
from tests.games.mysteres.making.minilm import products
from wagonlit.games.mysteres.lexicon.lexicon import Lexicon

UNIT = 1000
NOT_CHOSEN = -9.0
MUTUAL = 0.3  # what it counts that two entries were chosen for each other


def picked(words: Lexicon) -> "np.ndarray":
    """The z of the pairs that a reader chose, whichever way round."""
    table = np.full((len(words), len(words)), NOT_CHOSEN)
    for one in chosen():
        pair = words.by_id[one.entry], words.by_id[one.clue]
        table[pair] = max(table[pair], one.strength())
    mutual = (table > 0) & (table.T > 0)
    return np.maximum(table, table.T) + MUTUAL * mutual


def same_clues(words: Lexicon) -> "np.ndarray":
    """How much any two entries share of what was chosen for them; what was chosen for many tells little."""
    strengths = np.maximum(picked(words), 0)
    rarity = np.array([log(len(words) / times) for times in (strengths > 0).sum(axis=0)])
    weights = strengths * rarity
    rows = np.rint(UNIT * weights / np.sqrt((weights * weights).sum(axis=1, keepdims=True))).astype(np.int64)
    return products(rows, rows)
