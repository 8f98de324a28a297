"""What a newcomer meets first: continue, a new game, the rules, a language, or leave."""

from collections.abc import Callable

from rich.text import Text

from wagonlit.bots import names as bots_of
from wagonlit.bots import usual as usual_bot
from wagonlit.core.errors import WagonlitError
from wagonlit.core.game import Game
from wagonlit.core.text import Texts
from wagonlit.core.words import LANGUAGES, languages
from wagonlit.games import find, games
from wagonlit.kit.terminal.drawing import drawing_of
from wagonlit.kit.terminal.screen import Leave, Screen
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.choosing import Question, choose, say_name
from wagonlit.terminal.play import go_on
from wagonlit.terminal.players import ME, bot_name, own_name
from wagonlit.terminal.rulebook import leaf_through
from wagonlit.terminal.saves import Saved, opened, unfinished
from wagonlit.terminal.session import resumed
from wagonlit.terminal.starting import NewTable, mixed, start, usual_seats


class Menu:
    """The menu of `wagonlit play`."""

    def __init__(self, screen: Screen, lang: str) -> None:
        self.screen = screen
        self.words = screen.words = Words(lang)

    def open(self) -> None:
        """Until somebody leaves."""
        self.screen.title("Wagon-lit")
        for game in games().values():
            texts = Texts(game, self.words.lang, [])
            self.screen.inset(Text.assemble((texts.title(), "bold"), " – ", texts.description()))
        try:
            while True:
                self._turn()
        except (Leave, KeyboardInterrupt):
            self.screen.note(self.words("goodbye"))

    def _turn(self) -> None:
        self.screen.words = self.words  # a game may have been in another language
        saved = unfinished()
        entries: list[tuple[str, Callable[[], None]]] = [
            (self.words("menu-new"), self._new),
            (self.words("menu-rules"), self._rules),
            (self.words("menu-language"), self._language),
            (self.words("menu-quit"), self._quit),
        ]
        if saved:
            entries.insert(0, (self.words("menu-continue", count=len(saved)), lambda: self._continue(saved)))
        labels = [label for label, _ in entries]
        place = self._choose(Question(self.words("menu-question"), labels, self.words("menu-help")))
        try:
            entries[place][1]()
        except WagonlitError as fault:
            self.screen.note(str(fault))

    def _choose(self, question: Question) -> int:
        return choose(self.screen, self.words, question)

    def _quit(self) -> None:
        raise Leave

    def _language(self) -> None:
        codes = list(languages())
        usual = codes.index(self.words.lang)
        place = self._choose(self._question("choose-language", list(LANGUAGES.values()), usual))
        self.words = self.screen.words = Words(codes[place])

    def _question(self, key: str, labels: list[str], usual: int = 0) -> Question:
        """A question whose words all stand in the text files."""
        return Question(self.words(key), labels, self.words(f"{key}.help"), usual)

    # Saved games

    def _continue(self, saved: list[Saved]) -> None:
        labels = [self._label(one) for one in saved]
        place = self._choose(self._question("choose-saved", labels)) if len(saved) > 1 else 0
        session = resumed(*opened(saved[place].path), self.screen)
        go_on(session)

    def _label(self, saved: Saved) -> str:
        names = ", ".join(player.name for player in saved.bookmark.players)
        title = Texts(find(saved.record.game), self.words.lang, []).title()
        when = f"{saved.bookmark.saved_at():%Y-%m-%d %H:%M}"
        return self.words("saved-game", game=title, when=when, names=names)

    # A new game

    def _game(self) -> Game:
        known = list(games().values())
        titles = [Texts(game, self.words.lang, []).title() for game in known]
        place = self._choose(self._question("choose-game", titles)) if len(known) > 1 else 0
        return known[place]

    def _rules(self) -> None:
        leaf_through(self.screen.console, self._game(), self.words.lang)

    def _new(self) -> None:
        game = self._game()
        self._language()
        options = {name: self._option(game, name) for name in drawing_of(game).first_options}
        start(self.screen, NewTable(game, self._seats(game), self.words.lang, options))

    def _option(self, game: Game, name: str) -> str:
        """An option of the table that this game wants newcomers to be asked for."""
        (option,) = (option for option in game.option_list if option.name == name)
        words, texts = Words(self.words.lang, game), Texts(game, self.words.lang, [])
        values = list(option.values)
        labels = [texts.setting_value(name, value) for value in values]
        usual = values.index(game.language_options.get(self.words.lang, {}).get(name, option.default))
        key = f"terminal-option-{name}"
        asks = words(key) if words.knows(key) else texts.setting(name)
        return str(values[self._choose(Question(asks, labels, texts.setting_help(name), usual))])

    def _seats(self, game: Game) -> str:
        players, bots = self._player_count(game), bots_of(game)
        words = Words(self.words.lang, game)
        levels = [_bot_label(bot, words) for bot in bots] + [words("bots-mixed")]
        help = words("choose-bots.help", seats=usual_seats(game))
        place = self._choose(Question(words("choose-bots"), levels, help, bots.index(usual_bot(game))))
        name = say_name(self.screen, words, own_name(words))
        others = mixed(game, players - 1) if place == len(bots) else [bots[place]] * (players - 1)
        return ",".join([f"{ME}:{name}", *others])

    def _player_count(self, game: Game) -> int:
        least = game.players[0]
        if len(game.players) == 1:
            return least
        labels = [self.words("players", count=count) for count in game.players]
        help = self.words("choose-players.help")
        return least + self._choose(Question(self.words("choose-players"), labels, help, first=least))


def _bot_label(bot: str, words: Words) -> str:
    name, key = bot_name(bot, words), f"bot-{bot}.about"
    return f"{name} – {words(key)}" if words.knows(key) else name
