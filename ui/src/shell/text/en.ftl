## Everywhere

platform = Platform
rules = Rules
about = About
settings = Settings
language = Language
main-ways = Main
skip = Skip to content
close = Close
yes = yes
no = no
copied = Copied
loading = One moment…
unreachable = The server cannot be reached right now.
me-named = You are { $name }: settings
back-to-platform = Back to the platform
your-name = Your name
guest = Guest
guest-number = Guest { $number }
contents = Contents
print-page = Print this page
nothing-here = There is nothing here
    .why = Perhaps there is a typo in the address.

## The platform

which-train = Which train tonight?
soon = soon
travellers = { $span } travellers
play-now = Play now
play-now-at = Play now against bots: { $title }
open-table = Open a table
open-table-at = Open a table: { $title }
running-tables = Tables at the station
no-tables = No open tables right now. Open one!
game = Game
table = Table
seats = Seats
state = Status
action = What you can do
status-setup = boarding
status-playing = on the way
status-over = arrived
board = Board
watch = Watch
resume = Resume
join-by-code = Join by code
code = Code of the table
board-train = All aboard

## Setting a table

waiting-room = Waiting room
table-code = Table { $code }
seats-around = Seats around the table
the-journey = The journey
free-place = Free seat
players-span = { $least } to { $most } players
friend = Friend
bot = Bot
here-too = On this device
a-friend = A friend
who-sits-here = Who sits here
on-this-device = on this device
expected = expected
arrived = is here
free-seat = Free { $name }’s seat
    .do = Free this seat
remove-seat = Remove seat { $number }
bot-keeps-place = A bot takes this seat if nobody comes.
bot-random = Chance
level-of = Strength of { $name }
level-easy = Easy
level-medium = Medium
level-strong = Strong
invite-title = Come to my table
invite-soon = Open the table, and its code and QR code will appear here.
invite-none = Just you and the bots: you can start right away. To invite friends, change a seat.
invite-how = Scan this, or share the code.
qr = QR code of table { $code }
copy-link = Copy the link
clock = Clock
clock-none = None
    .help = Everybody can take as long as they like.
clock-relaxed = Relaxed
    .help = Three minutes for each answer; after that the game answers for whoever is late.
clock-fast = Fast
    .help = 45 seconds for each answer; after that the game answers for whoever is late.
listed = Open to everybody
    .help = The table is listed on the platform, and anybody can join.
open-hands = Open hands for onlookers
    .help = Onlookers may see everybody’s hands during the game.
more-options = More options
as-usual = default
seat-number = Seat { $number }
chosen-none = { $count ->
    [one] Choose one from each row, or leave it to the game.
   *[other] Choose { $count } from each row, or leave it to the game.
}
chosen-some = { $count ->
    [one] Not complete yet: one from each row. Until then the game decides.
   *[other] Not complete yet: { $count } from each row. Until then the game decides.
}
chosen-all = { $count ->
    [one] Chosen: one from each row.
   *[other] Chosen: { $count } from each row.
}
seed = Seed
    .help = The same seed brings the same luck. Whoever sits down is told it, and must agree.
    .open = Chosen by hand: whoever knows it can know in advance what chance will bring, and nobody can check the deal afterwards.
    .drawn = random
    .draw = Draw a seed
fair-deal = Fair deal
    .help = What the server has committed itself to. When the game begins, every device adds some luck of its own; when it is over, anybody can check that nobody chose the cards.
being-dealt = The cards are being shuffled …
punch = Punch and go
ticket-note = { $seats } travellers
host-starts = The host punches the tickets when everybody is here.
invited = { $host } invites you to the table.
no-seat-left = All seats at this table are taken.
seed-chosen = The seed of this table, { $seed }, was chosen by hand: whoever knows it can know every card in advance, and nobody can check the deal afterwards.
hands-open-here = Hands are open at this table: whoever watches can look into everybody’s hand.
set-by-hand-here = Not as usual at this table, and set by hand: { $names }.
host-changed = { $host } has changed something since you sat down: { $names }.
seen-it = I’ve seen it
sit-down = Sit down
agree-and-sit-down = Agree and sit down
only-watch = Just watch

## The game

lets-go = Let’s go
in-two-minutes = The game in two minutes
read-rules = Read the rules
prompt = The question
over-to-you = Over to you:
over = The end:
winners = { $count ->
    [0] nobody wins.
    [one] { $names } wins.
   *[other] { $names } win together.
}
you-win = { $count ->
    [0] you win.
    [one] you and { $names } win together.
   *[other] you, { $names } win together.
}
sending = one moment…
nobody-asked = Nobody has to answer right now.
final-answer = This answer is final: it cannot be taken back.
tv-join = Scan to join
tv-open = Show on a television
table-waits = The table is waiting.
waiting-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
waiting-for = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
change-choice = Change my choice
keep-choice = Keep my choice
may-change = You can still choose something else.
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
help = Explain this question
rule = Rule { $rule }
answers = Possible answers
answer = Answer
parts = To fill in
part-open = open
hand-in = Hand in
speed = How fast what happens is shown
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-how = Slower or faster: bots go by your speed
pause = Pause
go-on = Go on
paused = Paused: nothing moves until you go on.
spotlight-seen = I have seen it
spotlight-again = What was I shown?
touched-lately = What touched you lately
rule-behind = The rule behind this
undo = Undo
undo-free = Nobody needs to agree.
undo-perhaps = If somebody has learned something from it, the others are asked first.
undo-asked = You asked to undo. Waiting for: { $names }.
undo-wish = { $name } is asking to undo the last answer.
agree = Agree
refuse = No
never-mind = Never mind
thinks = is thinking
away = away
bot-sits-in = a bot is sitting in
let-bot-sit-in = Let a bot sit in
bot-answers-for-you = A bot is answering for you.
i-am-back = I’m back
travellers-here = Travellers
onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
watching = You are watching.
whose-eyes = Through whose eyes
eyes-of-all = What everybody sees
eyes-of = Through { $name }’s eyes
journal = Journal
chat = Chat
journal-and-chat = Journal and chat
unread = { $count } new
write = Write to the table…
send = Send
no-chat = Nobody has said anything yet.
mute = Mute { $name }
unmute = Unmute { $name }
an-onlooker = an onlooker
panels = Panels
tab-hand = My hand
tab-board = Table
tab-notebook = Notebook
tab-log = Journal
what-i-know = What I know
reconnecting = Connection lost; trying again…
restarting = The server is restarting; the game goes on in a moment.
closed = The connection has ended. Reload the page to come back.
hand-over = Pass the device to { $name }
    .why = The others look away. Nothing is shown until you say that it is you.
    .open = Everything on the table is open: go on planning together.
turn-of = { $name }’s turn.
i-am = I am { $name }
result = Result
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
looking-back = Looking back
show-in-journal = Show it in the journal
rematch = Another game
to-rematch = To the next game
download-record = Save the record
was-it-fair = Was the deal fair?
    .how = { $count ->
        [0] Save the record and run this command: it shows that the server dealt from what it had committed itself to before the game.
        [one] One player has added luck of their own to the deal. Save the record and run this command: it shows that nobody chose the cards.
       *[other] { $count } players have added luck of their own to the deal. Save the record and run this command: it shows that nobody chose the cards.
    }
leave = Leave
stay = Stay
leave-title = Leave the table?
leave-how = Your seat stays yours: come back from the platform, or on any device with your personal link. In the meantime the others can let a bot sit in.
leave-watching = You can come back and watch at any time.
copy-own-link = Copy my personal link
watch-link = Anybody with this link can come and watch.
seat-gone = Your seat is on another device now
    .why = Somebody opened { $name }’s personal link elsewhere, so the game goes on there. Nothing is lost here: you can watch, or take the seat back.
    .how = To take it back, copy the personal link on the other device (under “Leave”) and open it here.
seat-elsewhere = { $name } is playing on another device.
take-seat-back = Take the seat back here

## Settings

theme = Colours
theme-system = like the device
theme-dark = dark
theme-light = light
motion = Movement
motion-system = like the device
motion-full = yes
motion-none = none
explain = Explain questions
    .help = Each kind of question is explained the first time it is asked; after that, behind the “?”.
plain-board = Plain board
    .help = Questions, buttons and lists instead of the drawn board.
no-sound = Wagonlit makes no sound.
keys = Keys
key-digits = choose answers, from left to right
    .name = 1 – 9
key-help = explain the question
    .name = ?
key-undo = undo
    .name = u
key-pause = pause, or go on
    .name = p
key-speed = slower or faster
    .name = s
key-step = one step further while paused
    .name = .
key-again = what I was last shown, and what touched me
    .name = a
key-escape = close
    .name = Esc

## About

about-what = Board games of rails and riddles, at one table: with friends on any device, with bots, or both. No account is needed; a name is enough.
about-private = This page contacts nobody but the server it comes from. Your seat is held by one cookie, your settings stay in your browser.
about-games = The games
    .text = The rules are told in our own words and all pictures are our own. Wagonlit is not connected with the publishers of the games.
about-licences = Licences and thanks
about-code = Wagonlit is free software under the MIT licence.
about-icons = Some symbols come from game-icons.net, under CC BY 3.0, in other colours and sizes. Their authors:
about-fonts = Typefaces under the SIL Open Font License:
about-libraries = Built with Preact, Fluent and marked, among others; thank you.

## What was refused

refused-no_table = There is no table with this code; perhaps a letter is wrong.
refused-table_closed = This table was closed. Ask whoever looks after the server if you miss it.
refused-no_game = There is no such game here.
refused-not_host = Only the host of the table may do that.
refused-not_yours = That is not your seat.
refused-already_begun = The game has already begun.
refused-name_taken = Somebody at this table already has this name; choose another.
refused-bad_name = A name needs letters that can be seen, all of one alphabet.
refused-no_seat = That seat is not free.
refused-bad_key = This link is no longer valid; make a new one on the other device.
refused-too_fast = That was too much at once; wait a moment.
refused-stopping = The server is restarting; try again in a moment.
refused-nothing_to_undo = There is nothing to undo.
refused-not_now = Not now: somebody else is asking to undo.
refused-our_fault = Something went wrong on our side; please try again.
refused-stale = The game has moved on in the meantime.
refused-bad_answer = That is not a possible answer to the question.
refused-bad_mark = That cannot be written in the notebook.
refused-being_shown = Not yet: nothing is written down while it is being shown.
refused-bad_option = “{ $option }” cannot be set like this, or not together with the rest.
refused-bad_request = That could not be understood.
refused-bad_salt = This device’s luck came too late for the deal.
refused-bad_seats = The game cannot be played with these seats.
refused-bad_text = It contains a character that cannot be stored; write it differently.
refused-bad_token = This key belongs to nobody here.
refused-blank = There is nothing to read in these words.
refusal-blank = There is nothing to read in these words.
refusal-too_long = That is too long: { $longest } characters at most.
refused-broken = The game at this table can no longer be read.
refused-chat_closed = The chat is closed to you until the round is over.
refused-hands_promised = Your guests sat down at a table where that stays hidden. Open it before anybody sits down.
refused-host_here = The host was here a moment ago; in a minute you may begin without them.
refused-malformed = That could not be understood.
refused-no_database = The tables cannot be reached at the moment; try again soon.
refused-not_away = That person is here, or was asked only a moment ago.
refused-not_begun = The game has not begun yet.
refused-not_found = There is nothing at this address.
refused-not_over = The game is not over yet.
refused-not_stored = That could not be stored; please try again.
refused-old_rules = This game was started with an older version of the rules and cannot go on here.
refused-open_seed = The seed of this table was chosen by hand; whoever sits down must agree to it first.
refused-other_page = This was sent by another page; only the table’s own page may do that.
refused-over = The game is over.
refused-too_large = That is too large.
refused-wrong_method = That cannot be done here.

## Proposals, where people play together

propose = Propose something
proposals = Plans
you = you
you-propose = You propose
somebody-proposes = { $name } proposes
proposal-turn = { $name }: { $what }
proposal-for = Who should do it?
proposal-how = Choose on the board what should be done, step by step.
proposal-steps = What can be done
proposal-why = Why? (if you like)
proposal-drop = Take the last step back
proposal-send = Tell the others
proposed-by = proposed by { $names }
no-proposals = Nobody proposes anything yet.
withdraw = Withdraw
