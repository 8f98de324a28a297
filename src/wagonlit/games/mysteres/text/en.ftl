title = Mystères
description = One of you knows the word and gives clues; the others want it first, but not too soon.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } and { $last }
myself = { $name } (yourself)
switch =
    .on = yes
    .off = no
bot-weak = Beginner
    .about = knows fewer words and is easily led astray
bot-normal = Regular
    .about = guesses about as well as most people
bot-strong = Expert
    .about = knows every word on the cards and seldom hesitates

## What a table can agree on

option-players = Players
    .help = How many take part, people and bots. Two play together.
option-language = Language of the words
    .help = In which language words are drawn, clues given and answers judged.
    .fr = French
    .en = English
option-beginner_tiles = Beginners' tiles
    .help = Nine easy categories in every round instead of any nine.
option-special_tiles = Special tiles
    .help = Six tiles that do something else than ask for a clue.
option-key_deck = Key cards
    .help = Whether all nine are shuffled before every round, or used up first.
    .reshuffle = shuffled every round
    .deplete = used up first
option-redraw_limit = Other cards
    .help = How many mystery cards a Maestro may put away in a round.
    .none = as many as wanted
option-pass_on_special = Passing on special tiles
    .help = Whether the Maestro may pass when a special tile asks for a clue.
option-max_difficulty = Difficulty
    .help = The hardest words: 1 everyday, 2 well known, 3 demanding.
option-window_mode = Declaring
    .help = Whether the time to declare is limited, or everybody is waited for.
    .timer = within a time
    .all_respond = everybody is waited for
option-setup_timer = Time for the card
    .help = Seconds to keep a mystery card or put it away; 0 means no limit.
option-choice_timer = Time for a tile
    .help = Seconds to choose a tile; 0 means no limit.
option-clue_timer = Time for a clue
    .help = Seconds for the Maestro's clue; 0 means no limit.
option-question_timer = Time for a question
    .help = Seconds to ask a direct question; 0 means no limit.
option-reply_timer = Time for a reply
    .help = Seconds for the Maestro's reply; 0 means no limit.
option-declare_timer = Time to declare
    .help = Seconds in which the others may say that they have it; 0 means no limit.
option-answer_timer = Time for the active player
    .help = Seconds for a proposal; 0 means no limit.
option-declarer_timer = Time for a declarer
    .help = Seconds for the answer of whoever declared; 0 means no limit.
option-judge_timer = Time to judge
    .help = Seconds for the Maestro to accept or reject an answer; 0 means no limit.
option-first_maestro = First Maestro
    .help = Who begins.
    .random = drawn by lot
option-spectators_see_word = Onlookers see the word
    .help = Whether those who only watch know what the Maestro knows.
option-avoid_recent = New words only
    .help = Whether words that this table has had before are passed over.
option-recent_words = Words had before
    .help = Words of earlier games, which are passed over.

## Things

tile-animal = Animal
    .help = an animal, real or imaginary
tile-song_or_music = Song or Music
    .help = a musical work, or a style of music
tile-film_or_tv = Film or TV
    .help = a film, a series or a programme
tile-shape_or_color = Shape or Colour
    .help = a shape, or a colour
tile-place = Place
    .help = a place, real or imaginary, or a monument
tile-book = Book
    .help = a kind of writing, or the title of one
tile-material = Material
    .help = a substance or a stuff
tile-number_or_date = Number or Date
    .help = a number, a year or a day
tile-object = Object
    .help = a thing by its common name
tile-famous_person = Famous Person
    .help = somebody known by name, real or invented
tile-common_person = Common Person
    .help = a trade, a type, a role
tile-verb = Verb
    .help = one verb in the infinitive
tile-hobby = Hobby
    .help = a pastime, a sport or a craft
tile-concept = Concept
    .help = a quality, a feeling or an idea
tile-double_proposal = Double Proposal
    .help = no clue, but two rounds of answers
tile-adjective = Adjective
    .help = an adjective that fits the word
tile-word_count = Number of Words
    .help = of how many words it consists
tile-first_letter = First Letter
    .help = with which letter it begins
tile-direct_question = Direct Question
    .help = a question that is answered with yes or no
tile-verification = Verification
    .help = a new clue for a tile that is turned already
cell = cell { $number }
card = card { $number }
mystery-keep = keep it
    .help = the round begins with this word
mystery-redraw = another card
    .help = this card is put away unseen
reply-yes = yes
reply-no = no
reply-unknown = I don't know
declaration-waive = let it pass
    .help = you may still change your mind until the window closes
declaration-declare = I have it!
    .help = you must answer, and are out of the round if you are wrong
verdict-reject = wrong
verdict-accept = right
silence-pass = pass
    .help = the tile goes into the bag and is worth nothing
silence-decline = say nothing
silence-late = too late
band-fog = in the fog
band-trail = on the trail
band-good_eye = a good eye
band-one_mind = of one mind

## What happens

RoundBegun = Round { $round }: { $maestro } is the Maestro.
TileLaid = { $tile } is laid out.
KeyDrawn = { $key ->
    [hidden] { $maestro } draws a key card.
   *[seen] { $maestro } draws the key: { $key }.
}
MysteryDrawn = { $word ->
    [hidden] { $maestro } draws a mystery card.
   *[seen] { $maestro } draws a card; the word is “{ $word }”.
}
MysteryRejected = { $maestro } puts the card away ({ $redraws }).
MysteryKept = { $maestro } keeps the card.
DeckReshuffled = The mystery cards are shuffled again.
TurnBegun = { $seat } is active.
LastTurnGiven = { $seat } is the last one in play and has one more turn.
TileChosen = { $seat } chooses { $tile }.
KeyConfirmed = { $tile } it is: that is the category of the word.
ClueGiven = { $maestro } says under { $target }: “{ $words }”.
TilePassed = { $maestro } passes; { $tile } goes into the bag.
TileTurned = { $tile } is turned.
LetterTold = The word begins with { $letter }.
WordsCounted = { $count ->
    [one] It is a single word.
   *[other] It consists of { $count } words.
}
TargetNamed = { $seat } wants a new clue for { $target }.
QuestionAsked = { $seat } asks: “{ $words }”
QuestionMissed = { $seat } asks nothing.
Replied = { $maestro } replies: { $reply }.
SecondProposal = { $seat } may propose once more.
Declared = { $seat } has it!
Waived = { $missing ->
    [0] Everybody has decided.
   *[other] { $missing } still to decide.
}
LastTile = The last tile: { $seats } may answer too.
Answered = { $seat } says: “{ $words }”.
Declined = { $seat } says nothing.
TooLate = { $seat } is too late.
Judged = { $right ->
    [yes] { $seat } is right!
   *[no] That is wrong.
}
Eliminated = { $seat } is out of this round.
Scored = { $points ->
    [one] One point for { $seats }.
   *[other] { $points } points for { $seats }.
}
Unsolved = Nobody has found the word.
WordRevealed = It was “{ $word }” ({ $key }).
GameWon = { $points ->
    [one] { $seats } wins with one point.
   *[other] Most points: { $seats }, with { $points }.
}
TeamRated = { $points } points together: { $band }.

## What is asked

round =
    .maestro = Who is the first Maestro?
    .maestro-help = Everybody is equally likely.
    .tile = Which tile is laid next?
    .tile-help = It is drawn from the bag.
    .key = Which cell does the key card mark?
    .key-help = The tile there names the category of the word.
    .mystery = Which mystery card is drawn?
    .mystery-help = The word of the key category counts.
    .keep = The word is “{ $word }”. Do you keep it?
    .keep-help = Take another card if nobody would know the word, or if it was played before.
turn =
    .tile = Which tile do you choose?
    .tile-help = The Maestro will give a clue of that category.
    .target = Which tile shall have a new clue?
    .target-help = One that was turned before.
    .clue = What do you say under { $target }?
    .clue-help = At most { $clue-letters } characters and { $clue-words } words; not the word alone. It cannot be taken back.
    .question = What do you ask?
    .question-help = Something that is answered with yes or no. It cannot be taken back.
    .reply = “{ $words }”
    .reply-help = Answer truthfully.
answer =
    .declare = Do you have it?
    .declare-help = Whoever declares must answer, and is out of the round if that is wrong. It cannot be taken back.
    .propose = What is the word?
    .propose-help = { $declarers ->
        [0] A wrong proposal costs nothing. It cannot be taken back.
       *[other] Somebody else may answer after you, so a wrong proposal puts you out of the round.
    }
    .declared = What is the word?
    .declared-help = { $last ->
        [yes] You may also say nothing.
       *[no] You have declared, so you must answer.
    }
    .judge = Is { $guesser } right to say “{ $words }”?
    .judge-help = Be generous: the same thing in other words is right.

## What a view shows

view-round = round
view-maestro = Maestro
view-active = active
view-in_play = in play
view-grid = grid
view-text = Text side
view-void = Void side
view-passed = passed
view-key = key
view-card = mystery card
view-word = mystery word
view-redraws = cards put away
view-clues = clues
view-questions = questions
view-letter = first letter
view-word_count = words
view-declarers = declarers
view-missing = still to decide
view-answers = answers
view-finder = found by
view-last_turn = last turn
view-scores = points
view-words_played = words so far
view-winners = winners
view-band = rating
view-tile = tile
view-words = words
view-seat = player
view-reply = reply
view-right = right

## What the board says

board-you = you
board-grid = The nine tiles
board-tile-text = { $tile }, not turned
board-tile-void = { $tile }, turned
board-tile-clue = { $tile }: { $words }
board-tile-key = { $tile }, the key
board-tile-passed = { $tile }, passed
board-nth = { $number ->
    [1] 1st tile
    [2] 2nd tile
    [3] 3rd tile
   *[other] { $number }th tile
}
board-was-key = The key was here
board-passed = passed, no point
board-words = { $count ->
    [one] one word
   *[other] { $count } words
}
board-key = The key
board-key-unknown = One of these tiles names the category of the word.
board-key-known = That is the category of the word.
board-points = { $points ->
    [one] point
   *[other] points
}
board-points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-worth = for the finder and { $maestro }, one for each tile turned
board-worth-pair = for you both, one for each tile not turned
board-refused = Wrong so far
board-refused-none = Nothing yet in this round.
board-round = Round { $round } of { $rounds }
board-reveals = The word was …
board-word-was = The word was “{ $word }”.
board-also-right = Also right: { $words }
board-nobody = Nobody has found the word.
board-found = { $points ->
    [one] { $name } found it: one point for { $names }
   *[other] { $name } found it: { $points } points for { $names }
}
board-found-pair = { $points ->
    [one] Found! One point.
   *[other] Found! { $points } points.
}
board-together = { $points ->
    [one] One point together
   *[other] { $points } points together
}
board-go-on = Go on
board-right = Right!
board-wrong = Wrong
board-i-have-it = I have it!
board-say-it = Say it!
board-ask-it = Ask!
board-key-turned = The key is turned
board-out = Out until the next round
board-out-note = You take no part until the next round; your points stay.
board-declared-as = { $number ->
    [1] Declared, you answer first after the active player
   *[other] Declared as number { $number }
}
board-choose-first = First choose a tile
board-others-first = The others may declare first
board-after-clue = After the next clue
board-sending = …
board-write-first = Write it first
board-seconds = { $seconds } s
board-clue-for = Your clue: { $tile }
board-clue-note = Wanted: { $help }. Not the word alone; it cannot be taken back.
board-my-question = Your question
board-my-answer = Your answer
board-draft = Your answer, a draft
board-draft-note = Nobody sees this before you send it.
board-write-here = write here
board-send = Send
board-order = Order of answers
board-queue-first = always first, may say nothing
board-queue-must = must answer
board-queue-may = may answer
board-queue-now = thinking
board-queue-wrong = wrong
board-queue-right = right!
board-queue-you = you?
board-missing = { $count ->
    [one] One has not decided yet.
   *[other] { $count } have not decided yet.
}
board-team = Together
board-team-note = The fewer tiles you need, the more points.
board-card = Your secret card
board-your-word = The word · { $tile }
board-redraws = { $count ->
    [one] One card put away
   *[other] { $count } cards put away
}
board-near = Nearly the same letters
board-maestro-waits = The others are thinking. You say nothing.
board-score = Score
board-sheet = Score sheet
board-sheet-round = Round
board-sheet-total = Total
board-legend = Maestro of the round
board-legend-pair = who knew the word
board-bag = The bag
board-bag-holds = { $passed ->
    [0] In the bag: { $undrawn } not drawn.
   *[other] In the bag: { $undrawn } not drawn, { $passed } passed.
}
board-words-sought = The words of this game
board-not-found = not found
board-found-by = { $points ->
    [one] { $name }, 1 point
   *[other] { $name }, { $points } points
}
board-who-has-it = Who has it?
board-nobody-has-it = Nobody (else)
board-role-active = active
board-role-declared = declared
board-role-out = out
board-role-maestro = Maestro
board-role-guesser = guessing
board-welcome = One of you, the Maestro, knows a secret word and gives clues under the tiles. Find the word before the others, but not too soon: every tile turned is worth a point.
board-draft-short = Your draft
board-note-declare = Whoever declares must answer. If it is wrong, you are out of the round.
board-note-free = A wrong answer costs nothing.
board-note-risky = Somebody has declared: if it is wrong, you are out of the round.
board-note-must = You have declared, so you must answer. If it is wrong, you are out.
board-note-last = The last tile: whoever likes may answer.
board-note-question = Ask what can be answered with yes or no.
board-says = { $name }: “{ $words }”
board-role-won = winner
view-on_card = on the card
