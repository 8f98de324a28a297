# The terminal itself. The words of a game are in the game’s own folder.

## Commands: at every question, by letter or word

command-help = help
    .key = ?
command-notebook = notebook
    .key = n
command-table = table
    .key = t
command-log = log
    .key = l
command-rule = rule
    .key = r
command-undo = undo
    .key = u
command-quit = save and quit
    .key = q

## At every question

how-to-answer =
    Answer with the number of your choice, or with its name (the first letters are enough).

    At every question: ? explains it, n opens your notebook, t shows the table, l the whole log (l 20 its last lines),
    r { $rule } a rule, u takes back your last answer, q saves the game and quits. A typo costs nothing.
how-to-sum-up = r { $word } sums up all rules on one page.
all-rules = all
type-words = Type your answer and press Enter. Commands begin with a slash here.
type-instead = Or instead of words:
wrong = “{ $typed }” is not one of the choices. Type a number from { $first } to { $last }, or a name such as “{ $name }”; ? helps.
wrong-empty = Type a number from 1 to { $count } or a name; ? helps.
doubted = { $doubt } If you mean it, type it again.
wrong-ambiguous = “{ $typed }” could be { $names }. Type a little more, or the number.
form-lines = Your paper:
form-send = send
form-keys = Number: fill in or change that line · Enter: next empty line · { $send }: hand in
form-wrong = There is no line “{ $typed }”. Type a number from 1 to { $last }, or “{ $send }” to hand it in.
form-full = Every line is filled in. Type “{ $send }” to hand it in, or a number from 1 to { $last } to change that line.
form-empty =
    { $count ->
        [one] Line { $lines } is still empty.
       *[other] These lines are still empty: { $lines }.
    }
guess = your guess
help-title = Help
help-keys =
    Answer with a number or a name. r alone shows the rule for this question ({ $rule }), r and a word
    all rules that mention it. n shows your notebook, t the table, l all that has happened (l 20 the last 20 lines,
    l and a word the lines that mention it), u takes back
    your last answer if nobody has learned anything from it, q saves and quits (so do Ctrl-C and Ctrl-D).
notebook = Your notebook
log = What has happened so far
log-nothing = No line of the log speaks of “{ $typed }”.
rules-title = Rules
more = Enter: go on reading
back-key = b
page-keys = Page { $page } of { $pages } · Enter: on · { $back }: back · number: that page · q: close
undone = Taken back.
undo-others = There is nothing to take back: others have already answered since your last answer.
undo-learned = That can no longer be taken back: your answer has shown somebody something new.
undo-final = That answer was final; it cannot be taken back.
final-answer = This answer is final: it cannot be taken back.
refusal-blank = There is nothing to read in these words.
refusal-too_long = That is too long: { $longest } characters at most.
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
window-nobody = nobody
    .else = nobody else
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
looking-back = Looking back: { $name }
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
no-name = “{ $typed }” cannot be a name here: typed at a question it means something else. Choose another one.
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
saved-game = { $game }, { $when }: { $names }

## Reading a record

replay-open = Everybody’s secrets are open: this is for after the game.
replay-seat = Through { $name }’s eyes.
replay-eyes = The table as { $name } saw it · { $turn }: the next player’s eyes
eyes-key = e
replay-watcher = As everybody at the table could see it.
replay-keys = Line { $line } of { $lines } · Enter: on · { $back }: back · number or word: go there · q: close
replay-given =
    (+{ $seconds } s{ $by ->
        [clock] , by the clock
        [bot] , bot
       *[other] { "" }
    })
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

## Series of games, lists of games and options

series-title =
    { $game } { $seats }, { $count ->
        [one] one game
       *[other] { $count } games
    }, seed { $seed }
series-stopped = { $game } { $seats }, stopped after { $count } of { $wanted } games, seed { $seed }
series-bot = bot
series-nobody = nobody won
series-wins = wins
series-rate = win rate
series-from = 95 % from
series-to = to
series-length =
    { $decisions } decisions a game ({ $shortest } to { $longest }); { $speed } games a second. Winners of one
    game share its win.
analysis-now = { $name }: { $chance } to win (95 % interval { $low } to { $high })
analysis-move = move
analysis-chance = chance
analysis-gain = gain
analysis-seat = player
analysis-before = before
analysis-after = after
analysis-line = chance of winning
analysis-step = step
verify-commitment = The server’s secret is the one that it had committed itself to: { $commitment }
verify-commitment-broken = The server’s secret is not the one that it had committed itself to: { $commitment }
verify-noted-commitment = That commitment is the one you noted before the game.
verify-noted-commitment-broken = That commitment is not the one you noted before the game.
verify-no-noted-commitment = Compare that commitment with what the table showed before the game (--commitment).
verify-salt =
    { $count ->
        [one] One seat has added salt, and opened what it had sealed.
       *[other] { $count } seats have added salt, and opened what they had sealed.
    }
verify-no-salt =
    Nobody has added salt: the server did not change its secret afterwards, but whether it chose it nobody can tell.
verify-other-salt-broken = The salt of seat { $seat } is not what was sealed there.
verify-withheld-salt =
    Seat { $seat } sealed some salt and did not open it: together with the server, it could have chosen between
    two deals.
verify-noted-salt = Your own salt is in the deal.
verify-noted-salt-broken = Your own salt is not in the deal.
verify-no-noted-salt =
    Compare one of these salts with your own (--salt): where you added none, the server could have made them up.
verify-noted-seals = All that the deal depends on was fixed before your device opened its salt, and is the same still.
verify-noted-seals-broken =
    Something was changed after your device had opened its salt: what others had sealed, or the commitment.
verify-no-noted-seals =
    Compare the seals with what your device noted before it opened its salt (--seals): else the server could have
    added salt later, or left some out.
verify-other-seed-broken = The seed of this game does not follow from the secret and the salt.
verify-position-broken = This game began at a position that somebody set up, so it was not dealt.
verify-chance =
    { $count ->
        [one] The one thing that chance did
       *[other] All { $count } things that chance did
    } in this game { $count ->
        [one] follows
       *[other] follow
    } from the secret and the salt.
verify-chance-broken = Chance did something in this game that does not follow from the secret and the salt.
verify-result-proven = Nobody chose this deal.
verify-result-doubtful = Nothing speaks against this deal; what is still open stands behind “?”.
verify-result-broken = This deal is not what it should have been.
games-game = game
games-players = players
games-bots = bots
options-option = option
options-default = default
options-values = may be
options-follow = * decided by other options of the table; shown as it is with { $count } players.
