# The terminal itself. The words of a game are in the game’s own folder.

## At every question

keys = ? help · n notebook · t table · l log · r rule · q save and quit
keys-undo = ? help · n notebook · t table · l log · r rule · u undo · q save and quit
how-to-answer =
    Answer with the number of your choice, or with its name (the first letters are enough).

    At every question: ? explains it, n opens your notebook, t shows the table, l the whole log,
    r { $rule } a rule, u takes back your last answer, q saves the game and quits. A typo costs nothing.
type-words = Type your answer and press Enter. Commands begin with a slash here: /? /n /t /l /r /u /q
wrong = “{ $typed }” is not one of the choices. Type a number from { $first } to { $last }, or a name such as “{ $name }”; ? helps.
wrong-empty = Type a number from 1 to { $count } or a name; ? helps.
wrong-ambiguous = “{ $typed }” could be { $names }. Type a little more, or the number.
form-lines = This is what you are handing in:
form-keys = Enter: hand in · number of a line: change it
form-wrong = There is no line “{ $typed }”. Enter hands it in, a number from 1 to { $last } changes that line.
help-title = Help
help-keys =
    Answer with a number or a name. r alone shows the rule for this question ({ $rule }), r and a word
    all rules that mention it. n shows your notebook, t the table, l all that has happened, u takes back
    your last answer if nobody has learned anything from it, q saves and quits (so do Ctrl-C and Ctrl-D).
notebook = Your notebook
log = What has happened so far
undone = Taken back.
undo-others = There is nothing to take back: others have already answered since your last answer.
undo-learned = That can no longer be taken back: your answer has shown somebody something new.
notes-empty = Your notebook is empty.
notes-how = n and some words add a line to it.
noted = Noted.
thinking = The others are thinking …
yes = yes
no = no

## People

player = Player
points = Points
somebody = Traveller
you = { $name } (you)
seat-number = Seat { $number }
and = { " and " }
bot-random = Chance
    .about = gives any possible answer
curtain-look-away = Press Enter to clear the screen for the next player.
curtain-pass = Pass the keyboard to { $name }
curtain-enter = { $name }: press Enter when nobody else is looking.

## The end, saving

won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
lost = Nobody wins.
record-saved = The game is saved in
record-replay = Go through it again with all secrets open:
saved = Saved:
how-to-resume = Continue whenever you like:
resumed = Welcome back. The game goes on where you left off.
goodbye = Goodbye.
again = Another game?
    .help = A new game with the same players, freshly dealt, or enough for today.
again-no = No, that was enough
again-yes = Yes, one more

## The menu

menu-question = What would you like to do?
menu-continue =
    { $count ->
        [one] Continue the saved game
       *[other] Continue a saved game ({ $count })
    }
menu-new = New game
menu-rules = Read the rules
menu-language = Language
menu-quit = Quit
menu-keys = number or name · Enter: { $usual } · ? help · q quit
menu-help =
    “New game” asks you a few things and then deals; if in doubt, just press Enter each time.
    Every game is saved after each of your answers, so you can stop at any time and continue later.
choose-game = Which game?
    .help = Choose by number or by name.
choose-language = Which language?
    .help = All texts change; the rules stay the same.
choose-saved = Which game do you want to continue?
    .help = The latest is at the top. Each continues exactly where you left off.
choose-players = How many players, including you?
    .help = Bots take the other seats.
choose-bots = Who do you want to play against?
    .help = Bots know only what their seat may know. You can name each seat yourself: wagonlit play GAME --seats { $seats }
bots-mixed = A mix: one stronger bot, the others weaker
your-name = What is your name?
your-name-keys = Enter: { $usual }
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
saved-game = { $game }, { $when }: { $names }

## Reading a record

replay-open = Everybody’s secrets are open: this is for after the game.
replay-seat = Through { $name }’s eyes.
replay-watcher = As everybody at the table could see it.
replay-over =
    The game ended after { $count ->
        [one] one decision
       *[other] { $count } decisions
    }.
replay-unfinished =
    The game is not finished: { $count ->
        [one] one decision
       *[other] { $count } decisions
    } so far.
