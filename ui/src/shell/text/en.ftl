## Everywhere

platform = Platform
rules = Rules
about = About
settings = Settings
language = Language
main-ways = Main
skip = To the content
close = Close
yes = yes
no = no
copied = Copied
loading = One moment…
unreachable = The server cannot be reached just now.
me-named = You are { $name }: settings
back-to-platform = Back to the platform
your-name = Your name
guest = Guest
guest-number = Guest { $number }
contents = Contents
nothing-here = There is nothing here
    .why = Perhaps a letter of the address is wrong.

## The platform

which-train = Which train tonight?
soon = soon
travellers = { $span } travellers
play-now = Play now
play-now-at = Play now against bots: { $title }
open-table = Open a table
open-table-at = Open a table: { $title }
running-tables = Tables at the station
no-tables = No open table just now. Open one!
game = Game
table = Table
seats = Seats
state = State
action = What you can do
status-setup = boarding
status-playing = on the way
status-over = arrived
board = Board
watch = Watch
resume = Resume
join-by-code = Join by code
code = Code of six letters
board-train = All aboard

## Setting a table

waiting-room = Waiting room
table-code = Table { $code }
seats-around = Seats around the table
the-journey = The journey
free-place = Free place
players-span = { $least } to { $most } players
friend = Friend
bot = Bot
here-too = On this device
a-friend = A friend
who-sits-here = Who sits here
on-this-device = on this device
expected = expected
arrived = is here
free-seat = Free the seat of { $name }
    .do = Free this seat
remove-seat = Take seat { $number } away
bot-keeps-place = A bot keeps the place if nobody comes.
level-of = Strength of { $name }
level-easy = Easy
level-medium = Medium
level-strong = Strong
invite-title = Come to my table
invite-soon = Open the table, and its code and QR code appear here.
invite-none = Nobody but you and bots: you can leave at once. For friends, change a seat.
invite-how = Scan, or pass on the code.
qr = QR code of table { $code }
copy-link = Copy the link
clock = Clock
clock-none = None
    .help = Everybody takes all the time they want.
clock-relaxed = Relaxed
    .help = Three minutes for each answer, then the game answers for whoever is late.
clock-fast = Fast
    .help = Three quarters of a minute for each answer, then the game answers for whoever is late.
listed = Open to all
    .help = The table hangs out on the platform, and anybody may join.
open-hands = Open hands for onlookers
    .help = Onlookers may look into the hands while the game runs.
more-options = More options
as-usual = as usual
seat-number = Seat { $number }
chosen-none = { $count ->
    [one] Choose one of each row, or leave it to the game.
   *[other] Choose { $count } of each row, or leave it to the game.
}
chosen-some = { $count ->
    [one] Not complete yet: one of each row. Until then the game decides.
   *[other] Not complete yet: { $count } of each row. Until then the game decides.
}
chosen-all = { $count ->
    [one] Chosen: one of each row.
   *[other] Chosen: { $count } of each row.
}
seed = Seed
    .help = The same seed deals the same cards. Whoever sits down is told it, and must agree.
    .open = Chosen by hand: whoever knows it can know every card in advance.
    .drawn = drawn by chance
    .draw = Draw a seed
punch = Punch and go
ticket-note = { $seats } travellers
host-starts = The host punches the tickets when everybody is here.
invited = { $host } invites you to the table.
no-seat-left = All seats at this table are taken.
seed-chosen = The seed of this table, { $seed }, was chosen by hand: whoever knows it can know every card in advance.
sit-down = Sit down
agree-and-sit-down = Agree and sit down
only-watch = Only watch

## The game

lets-go = Let’s go
read-rules = Read the rules
prompt = What is asked
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
nobody-asked = Nobody is asked anything.
waiting-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
waiting-for = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
help = Explain this question
rule = Rule { $rule }
answers = Possible answers
answer = Answer
parts = What is to be filled in
part-open = open
hand-in = Hand in
undo = Undo
undo-free = Nobody needs to agree.
undo-perhaps = If somebody has learned something from it, the others are asked first.
undo-asked = You would like to take back. Still to agree: { $names }.
undo-wish = { $name } would like to take the last answer back.
agree = Agree
refuse = No
never-mind = Never mind
thinks = thinks
away = away
bot-sits-in = a bot sits in
let-bot-sit-in = Let a bot sit in
bot-answers-for-you = A bot answers for you.
i-am-back = I am back
travellers-here = Travellers
onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
watching = You are watching.
whose-eyes = Whose eyes
eyes-of-all = What everybody sees
eyes-of = With the eyes of { $name }
journal = Journal
chat = Chat
journal-and-chat = Journal and chat
unread = { $count } new
write = Write to the table…
send = Send
no-chat = Nobody has said anything yet.
mute = Mute { $name }
unmute = Hear { $name } again
an-onlooker = an onlooker
panels = Panels
tab-hand = My hand
tab-board = Table
tab-notebook = Notebook
tab-log = Journal
what-i-know = What I know
reconnecting = The connection is lost; trying again…
closed = This connection has ended. Load the page again to come back.
hand-over = The device goes to { $name }
    .why = The others look away. Nothing is shown before you say that it is you.
i-am = I am { $name }
result = Result
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rematch = Another game
to-rematch = To the next game
download-record = Save the record
leave = Leave
stay = Stay
leave-title = Leave the table?
leave-how = Your seat stays yours: come back from the platform, or on any device with your own link. Meanwhile the others may let a bot sit in.
leave-watching = You can come back and watch at any time.
copy-own-link = Copy my own link
watch-link = Whoever has this link can come and watch.
seat-gone = Your seat is on another device now
    .why = Somebody opened the own link of { $name } elsewhere, so the game goes on there. Here nothing is lost: you can watch, or take the seat back.
    .how = To take it back, copy the own link on the other device (under “Leave”) and open it here.
seat-elsewhere = { $name } plays on another device.
take-seat-back = Take the seat back here

## Settings

theme = Colours
theme-system = as the device
theme-dark = dark
theme-light = light
motion = Movement
motion-system = as the device
motion-full = yes
motion-none = none
explain = Explain questions
    .help = Each kind of question is explained when it is asked for the first time; later behind the “?”.
plain-board = Plain board
    .help = Questions, buttons and lists instead of the drawn board.
no-sound = Wagonlit makes no sound.
keys = Keys
key-digits = choose the first answers
    .name = 1 – 9
key-help = explain the question
    .name = ?
key-undo = take back
    .name = u
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

refused-no_table = There is no table of this code; perhaps a letter is wrong.
refused-no_game = There is no such game here.
refused-not_host = Only the host of the table may do that.
refused-not_yours = That is not your seat.
refused-already_begun = The game has begun already.
refused-name_taken = Somebody at this table has this name already; take another.
refused-bad_name = A name needs at least one letter.
refused-no_seat = That seat is not free.
refused-bad_key = This link is not valid any more; make a new one on the other device.
refused-too_fast = That was too much at once; wait a moment.
refused-nothing_to_undo = There is nothing to take back.
refused-not_now = Not now: somebody else would like to take back.
refused-our_fault = Something went wrong on our side; please try again.
refused-stale = The game has moved on meanwhile.
refused-bad_answer = That is no answer to what is asked now.
refused-bad_mark = That cannot be written into the notebook.
refused-bad_option = “{ $option }” cannot be set like this, or not together with the rest.
refused-bad_request = That could not be understood.
refused-bad_seats = The game cannot be played with these seats.
refused-bad_text = There is a sign in it that cannot be kept; write it differently.
refused-bad_token = This is not the key of anybody here.
refused-broken = What was played at this table cannot be read any more.
refused-malformed = That could not be understood.
refused-no_database = The tables cannot be reached at the moment; try again soon.
refused-not_away = That person is here, or was asked only a moment ago.
refused-not_begun = The game has not begun yet.
refused-not_found = There is nothing at this address.
refused-not_over = The game is not over yet.
refused-not_stored = That could not be stored; please try again.
refused-old_rules = This game was begun by an older version of the rules and cannot go on here.
refused-open_seed = The seed of this table was chosen by hand; whoever sits down must agree to it first.
refused-other_page = This was sent by another page; only the table’s own page may do that.
refused-over = The game is over.
refused-too_large = That is too large.
refused-wrong_method = That cannot be done here.
