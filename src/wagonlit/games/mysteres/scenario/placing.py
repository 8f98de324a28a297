"""Sets any position in which a card is looked at or a tile is chosen. What is left out is drawn."""

from collections.abc import Mapping
from typing import Any

from wagonlit.core.errors import BadScenario
from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, has, members, only, set_of
from wagonlit.core.rng import Rng
from wagonlit.core.written import cleaned
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.pieces.tiles import (
    ADJECTIVE,
    CELLS,
    CLUE_TILES,
    TILES,
)
from wagonlit.games.mysteres.rules.clues import GiveClue
from wagonlit.games.mysteres.rules.position import Announce
from wagonlit.games.mysteres.rules.rounds import NextRound, bag
from wagonlit.games.mysteres.rules.turns import Turns
from wagonlit.games.mysteres.scenario.reading import (
    KEYS,
    PHASES,
    clues_in,
    scores_in,
    tiles_in,
    word_in,
    words_in,
)
from wagonlit.games.mysteres.state import round_verbs, turn_verbs
from wagonlit.games.mysteres.state.evening import Evening
from wagonlit.games.mysteres.terms import Options
from wagonlit.kit.positions import Given


def placed(options: Options, position: Mapping[str, Any], rng: Rng) -> Evening:
    """The evening there; BadScenario says what is wrong with the position."""
    given = Given(position, options.players, KEYS)
    keeps = PHASES[given.id("phase", PHASES, PHASES[0])] == "keep"
    s = Evening(options, lexicon())
    _set_round(s, given)
    _set_tiles(s, given, rng)
    _set_word(s, given, rng)
    _turn_tiles(s, given)
    _set_players(s, given)
    if keeps and (s.void or s.passed or given.raw("out") or given.raw("active") is not None):
        raise BadScenario("While the Maestro looks at the card, nothing is turned and nobody has played.")
    s.then(NextRound(s.after(s.maestro)))
    s.then(Announce(keeps), Turns())
    return s


def _set_round(s: Evening, given: Given) -> None:
    """MY-105, MY-164: whose round it is, and what came before."""
    first = s.options.first_maestro if isinstance(s.options.first_maestro, int) else 0
    round = given.number("round", 1, 1, s.options.rounds)
    maestro = given.number("maestro", (first + round - 1) % s.seats, 0, s.seats - 1)
    s.round = round - 1
    round_verbs.begin_round(s, maestro)
    s.scores = scores_in(given)
    if s.options.together and len(set(s.scores)) > 1:
        raise BadScenario("Two players have one score: both numbers of “scores” must be the same.")
    s.played = tuple(words_in(given, "played"))
    if len(s.played) >= round:
        raise BadScenario(f"Before round {round} there cannot have been {len(s.played)} words.")
    s.gone = frozenset(lexicon().entries[word].card - 1 for word in s.played)


def _set_tiles(s: Evening, given: Given, rng: Rng) -> None:
    """MY-110, MY-111, MY-190: nine that the table plays with; those of the key and of clues among them."""
    named = tiles_in(given, "tiles")
    if given.raw("tiles") is not None and len(named) != len(CELLS):
        raise BadScenario(f"“tiles” must be {len(CELLS)} tiles.")
    strange = [TILES[tile] for tile in named if not has(bag(s.options), tile)]
    if strange:
        raise BadScenario(f"This table plays without the tile {strange[0]}.")
    wanted = [] if named else _spoken_of(given)
    for cell in range(len(CELLS)):
        left = bag(s.options) & ~s.text
        needed = set_of(wanted) & left
        fits = needed if needed and len(members(needed)) >= len(CELLS) - cell else left
        tile = named[cell] if named else rng.one_of(fits)
        round_verbs.lay_tile(s, cell, tile)


def _spoken_of(given: Given) -> list[int]:
    """Tiles that must lie there, since something is said of them."""
    word = word_in(given)
    key = [] if word is None else [TILES.index(lexicon().entries[word].category)]
    return sorted({*key, *clues_in(given), *tiles_in(given, "turned"), *tiles_in(given, "passed")})


def _set_word(s: Evening, given: Given, rng: Rng) -> None:
    """MY-112, MY-113: the key and the card follow from the word."""
    word = word_in(given)
    if word is None:
        s.key = rng.one_of(_possible_keys(s, given))
        cards = s.drawable()
        card = cards[rng.below(len(cards))]
    else:
        entry = lexicon().entries[word]
        s.key, card = TILES.index(entry.category), entry.card - 1
        if word in s.played:
            raise BadScenario(f"“{entry.id}” was played before.")
    if s.key not in s.grid:
        raise BadScenario(f"The word needs the tile {TILES[s.key]}, which does not lie there.")
    round_verbs.draw_key(s, s.grid.index(s.key))
    round_verbs.draw_mystery(s, card)


def _possible_keys(s: Evening, given: Given) -> Ids:
    """MY-112: any clue tile of which nothing is said; the one that is turned without a clue, if there is."""
    spoken = [*clues_in(given), *tiles_in(given, "passed")]
    free = s.text & CLUE_TILES & ~set_of(spoken)
    bare = free & set_of(tiles_in(given, "turned"))
    if not free:
        raise BadScenario("No tile is left that may be the key.")
    return bare or free


def _turn_tiles(s: Evening, given: Given) -> None:
    """MY-130 … MY-134, MY-192: tiles that are turned or passed, each once."""
    for tile, words in clues_in(given).items():
        _open_tile(s, "clues", tile)
        if tile == s.key or not (has(CLUE_TILES, tile) or tile == ADJECTIVE):
            raise BadScenario(f"Nothing is said under {TILES[tile]}.")
        _say(s, tile, words)
    for tile in tiles_in(given, "turned"):
        if tile != s.key and (has(CLUE_TILES, tile) or tile == ADJECTIVE):
            raise BadScenario(f"{TILES[tile]} is turned with a clue; give it in “clues”.")
        turn_verbs.turn_special(s, _open_tile(s, "turned", tile))
    for tile in tiles_in(given, "passed"):
        if tile == s.key:
            raise BadScenario("The key cannot be passed.")
        turn_verbs.pass_tile(s, _open_tile(s, "passed", tile))
    if not s.text:
        raise BadScenario("At least one tile must still be open.")


def _open_tile(s: Evening, key: str, tile: int) -> int:
    if not has(s.text, tile):
        raise BadScenario(f"“{key}”: {TILES[tile]} does not lie there, or is named twice.")
    return tile


def _say(s: Evening, tile: int, words: Any) -> None:
    said = cleaned(words) if isinstance(words, str) else ""
    if not 0 < len(said) <= GiveClue.decision.longest:
        raise BadScenario(f"“clues” of {TILES[tile]} must be words that are not too long.")
    if fault := GiveClue(s.maestro, tile, tile, False, True).refuses(s, said):
        raise BadScenario(f"“clues” of {TILES[tile]}: {fault}")
    if said not in s.words:
        s.words.append(said)
    turn_verbs.give_clue(s, tile, tile, s.words.index(said))


def _set_players(s: Evening, given: Given) -> None:
    """MY-147, MY-148: who is out, and whose turn it is."""
    for seat in given.ids("out", range(s.seats)) or []:
        if seat == s.maestro or s.options.together:
            raise BadScenario("Only guessers of three or more players can be out.")
        turn_verbs.eliminate(s, seat)
    if not s.in_play:
        raise BadScenario("At least one guesser must be in play.")
    if given.raw("active") is not None:
        s.active = _before(s, given.number("active", 0, 0, s.seats - 1))


def _before(s: Evening, active: Seat) -> Seat:
    """The seat whose turn ends when this one's begins."""
    if not s.in_play & only(active):
        raise BadScenario("“active” must be a guesser in play.")
    return (active - 1) % s.seats
