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
option-beginner_tiles = Beginners’ tiles
    .help = Nine easy categories in every round instead of any nine.
option-special_tiles = Special tiles
    .help = Six tiles that do something else than ask for a clue.
option-key_deck = Key cards
    .help = Whether all nine are shuffled before every round, or used up first.
    .reshuffle = shuffled every round
    .deplete = used up first
option-redraw_limit = Other cards
    .help = How many mystery cards a Maestro may put away in a round.
    .none = no limit
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
    .help = Seconds for the Maestro’s clue; 0 means no limit.
option-question_timer = Time for a question
    .help = Seconds to ask a direct question; 0 means no limit.
option-reply_timer = Time for a reply
    .help = Seconds for the Maestro’s reply; 0 means no limit.
option-declare_timer = Time to declare
    .help = Seconds in which the others may say that they have it; 0 means no limit.
option-answer_timer = Time for the active player
    .help = Seconds for a proposal; 0 means no limit.
option-declarer_timer = Time for a declarer
    .help = Seconds for the answer of whoever declared; 0 means no limit.
option-judge_timer = Time to judge
    .help = Seconds for the Maestro to accept or reject an answer; 0 means no limit.
option-fair_delay = Slow lines
    .help = By how many milliseconds at most a slow line is made up for when several want to speak first; 0 means not at all.
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
    .help = a substance or a fabric
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
reply-unknown = I don’t know
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
    .maestro = Round { $round }: you are the Maestro.
TileLaid = { $tile } is laid out.
KeyDrawn = { $key ->
    [hidden] { $maestro } draws a key card.
   *[other] { $maestro } draws the key: { $key }.
}
    .maestro = You draw the key: { $key }.
MysteryDrawn = { $word ->
    [hidden] { $maestro } draws a mystery card.
   *[other] { $maestro } draws a mystery card; the word is “{ $word }”.
}
    .maestro = You draw a mystery card; your word is “{ $word }”.
MysteryRejected = { $redraws ->
    [one] { $maestro } puts the card away unseen.
   *[other] { $maestro } puts another card away unseen: { $redraws } by now.
}
    .maestro = You put the card away.
MysteryKept = { $maestro } keeps the card.
    .maestro = You keep the card.
TurnBegun = It is { $seat }’s turn.
    .seat = It is your turn.
LastTurnGiven = { $seat } is the last one in play and has one more turn.
    .seat = You are the last one in play and have one more turn.
TileChosen = { $seat } chooses { $tile }.
    .seat = You choose { $tile }.
KeyConfirmed = { $tile } it is: that is the category of the word.
ClueGiven = { $maestro } says under { $target }: “{ $words }”.
    .maestro = You say under { $target }: “{ $words }”.
TilePassed = { $maestro } passes; { $tile } goes into the bag.
    .maestro = You pass; { $tile } goes into the bag.
TileTurned = { $tile } is turned.
LetterTold = The word begins with { $letter }.
WordsCounted = { $count ->
    [one] It is a single word.
   *[other] It consists of { $count } words.
}
TargetNamed = { $seat } wants a new clue for { $target }.
    .seat = You want a new clue for { $target }.
QuestionAsked = { $seat } asks: “{ $words }”
    .seat = You ask: “{ $words }”
QuestionMissed = { $seat } asks nothing.
    .seat = You ask nothing.
Replied = { $maestro } replies: { $reply }.
    .maestro = You reply: { $reply }.
SecondProposal = { $seat } may propose once more.
    .seat = You may propose once more.
Declared = { $seat } has it!
    .seat = You say that you have it.
Waived = { $missing ->
    [0] Everybody has decided.
   *[other] {""}
}
LastTile = The last tile: { $seats } may answer too.
    .seats = { $seats-count ->
        [one] The last tile: you may answer too.
       *[other] The last tile: you may answer too, in this order: { $seats }.
    }
Answered = { $seat } says: “{ $words }”.
    .seat = You say: “{ $words }”.
Declined = { $seat } says nothing.
    .seat = You say nothing.
TooLate = { $seat } is too late.
    .seat = You are too late.
Judged = { $right ->
    [yes] { $seat } is right!
   *[no] That is wrong.
}
    .seat = { $right ->
        [yes] You are right!
       *[no] That is wrong.
    }
Eliminated = { $seat } is out of this round.
    .seat = You are out of this round.
Scored = { $points ->
    [0] The word was found, but no tile is turned: no points.
    [one] One point each for { $seats }.
   *[other] { $points } points each for { $seats }.
}
Unsolved = Nobody has found the word.
WordRevealed = { $accepted-count ->
    [0] The word was “{ $word }” ({ $key }).
   *[other] The word was “{ $word }” ({ $key }); also right: { $accepted }.
}
GameWon = { $seats-count ->
    [one] { $points ->
        [one] { $seats } wins with one point.
       *[other] { $seats } wins with { $points } points.
    }
   *[other] { $points ->
        [one] { $seats } win together with one point each.
       *[other] { $seats } win together with { $points } points each.
    }
}
    .seats = { $seats-count ->
        [one] { $points ->
            [one] You win with one point.
           *[other] You win with { $points } points.
        }
       *[other] { $points ->
            [one] You win together with one point each: { $seats }.
           *[other] You win together with { $points } points each: { $seats }.
        }
    }
TeamRated = { $points ->
    [one] One point together: { $band }.
   *[other] { $points } points together: { $band }.
}
PositionSet = The evening begins on the way, in round { $round }.

## What is asked

round =
    .maestro = Chance decides who is the first Maestro.
    .maestro-help = Everybody is equally likely.
    .tile = Chance draws a tile.
    .tile-help = Nine of those in the bag are laid out.
    .key = Chance draws a key card.
    .key-help = The tile on the marked cell names the category of the word.
    .mystery = Chance draws a mystery card.
    .mystery-help = Its word of the key category is the mystery word.
    .keep = Your word is “{ $word }”. Do you keep it?
    .keep-help = { $together ->
        [yes] You are the Maestro. The other one chooses tiles, and for each you give a clue of its category. Every tile that is still open when the word is found is a point for both of you, so be clear. Take another card if the other one would not know the word, or if you have had it before.
       *[no] You are the Maestro. The others choose tiles, and for each you give a clue of its category that leads to the word. You and the finder score a point for every tile that is turned by then: so lead them there, but not at once. Take another card if nobody would know the word, or if it was played before.
    }
turn =
    .tile = Which tile do you choose?
    .tile-help = { $together ->
        [yes] The Maestro knows a word and will say something of this category that leads to it. Then you may guess, and a wrong guess costs nothing. The more tiles are still open when you have it, the more points you both score.
       *[no] The Maestro knows a word and will say something of this category that leads to it. Then you may guess first; the others may say that they have it. Whoever finds the word scores a point for every tile that is turned, and so does the Maestro. One of the nine tiles names the category of the word itself.
    }
    .target = Which tile is to have a new clue?
    .target-help = One that was turned before. First Letter and Number of Words would only be told again.
    .clue = What do you say under { $target }?
    .clue-help = At most { $clue-letters } characters and { $clue-words } words: something of this category that leads to your word by its meaning, its sound or a pun, but not the word alone. It cannot be taken back.
    .question = Which question do you ask, for yes or no?
    .question-help = Something that the Maestro can answer with yes or no, in at most { $question-letters } characters. It cannot be taken back.
    .reply = “{ $words }”
    .reply-help = Tell the truth about your word. It cannot be taken back.
answer =
    .declare = Do you have it?
    .declare-help = Whoever says so must answer after the player whose turn it is, and is out of the round if that is wrong. It cannot be taken back. Whoever lets it pass may still think better of it while the others are deciding.
    .propose = What is the word?
    .propose-help = { $declarers ->
        [0] A wrong answer costs nothing, and you may say nothing. What you say cannot be taken back.
       *[other] Others want to answer after you: if you are wrong, you are out of the round. You may say nothing. What you say cannot be taken back.
    }
    .declared = What is the word?
    .declared-help = { $last ->
        [yes] It was the last tile, so everybody has one answer; you may also say nothing. What you say cannot be taken back.
       *[no] You have said that you have it, so you must answer. If you are wrong or too late, you are out of the round.
    }
    .judge = { $guesser } says “{ $words }”. Is that right?
    .judge-help = Be generous: the same thing in other words is right, and so is a slip of the pen. What you decide stands.

## Why words are refused

refusal-too_short = That is too short: { $shortest } characters at least.
refusal-many_words = A clue has at most { $most } words.
refusal-word_alone = A clue may contain the mystery word, but not consist of it alone.
refusal-said_before = That was said under this tile before; a new clue is needed.

## What the Maestro is warned of

board-doubt-number_or_date = That looks like neither a number nor a date.
board-doubt-verb = That does not look like a verb in the infinitive.

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
view-aliases = also right
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
view-words = said
view-seat = player
view-reply = reply
view-right = right

## What series of games count

tally-solved = words found
tally-tile = tiles turned when a word is found

## In the terminal

terminal-welcome = One of you is the Maestro and knows a secret word; the others want to find it. They turn nine tiles, one after another, and under each the Maestro says something of its category that leads to the word: an animal, a place, a verb …

    Whoever has it says so, and had better be right: a wrong answer may cost you the round. Finder and Maestro score a point for every tile that is turned, so a word that is found late is worth more. Two players play together, and want it early.
terminal-round = Round { $round } of { $rounds } · Maestro: { $maestro }
terminal-word = Your word: “{ $word }” ({ $category })
terminal-near = nearly “{ $word }”
terminal-key = The word is of the category { $category }.
terminal-in-bag = in the bag
terminal-is-key = the key
terminal-turned = turned
terminal-letter = begins with { $letter }
terminal-count = { $count ->
    [one] a single word
   *[other] { $count } words
}
terminal-points = Points
terminal-maestro = Maestro
terminal-active = to play
terminal-declared = has it ({ $place })
terminal-out = out of the round
terminal-wrong = Wrong so far: { $answers }
terminal-asked = “{ $words }” – { $reply }
terminal-played = Words so far: { $words }
terminal-together = Together
terminal-ending = The evening is over
terminal-quoted = “{ $words }”
terminal-window = Who has it?

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
board-twice = two rounds of answers
board-verified = new clue for
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
board-declared-as = Declared as number { $number }
board-answers-as = You answer as number { $number }
board-judged-now = The Maestro is judging
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
board-draft-note = Nobody sees this before you send it.
board-write-here = write here
board-send = Send
board-order = Order of answers
board-queue-first = always first, may say nothing
board-queue-must = must answer
board-queue-may = may answer
board-queue-now = thinking
board-queue-judged = awaits the verdict
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
board-maestro-was = Maestro: { $name }
board-found-by = { $points ->
    [one] { $name }, 1 point
   *[other] { $name }, { $points } points
}
board-who-has-it = Who has it?
board-nobody-has-it = Nobody (else)
board-note-shared = Whoever is named must answer, and is out of the round if it is wrong. This cannot be taken back.
board-role-active = active
board-role-declared = declared
board-role-out = out
board-role-maestro = Maestro
board-role-guesser = guessing
board-welcome = One of you, the Maestro, knows a secret word and gives clues under the tiles. Find the word before the others, but not too soon: every tile turned is worth a point.
board-draft = Your draft
board-note-declare = Whoever declares must answer. If it is wrong, you are out of the round.
board-note-free = A wrong answer costs nothing.
board-note-risky = Somebody has declared: if it is wrong, you are out of the round.
board-note-must = You have declared, so you must answer. If it is wrong, you are out.
board-note-last = The last tile: whoever likes may answer.
board-note-last-turn = You are the last one in play: this is your last turn.
board-note-question = Ask what can be answered with yes or no.
board-says = { $name }: “{ $words }”
board-role-won = winner
view-on_card = on the card
