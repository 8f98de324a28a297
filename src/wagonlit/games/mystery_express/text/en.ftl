title = Mystery Express
description = A murder on the night train to Istanbul: watch, swap and steal cards to find out how, who, why, where and when.

## Lists, and pieces of sentences that several texts share

list =
    .comma = { $rest }, { $last }
    .and = { $rest } and { $last }
myself = { $name } (yourself)
switch =
    .on = yes
    .off = no
a-card = { $card ->
    [hidden] a { $category-card }
   *[seen] “{ $card }” ({ $category })
}
some-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
leg-number = { $leg ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[4] 5
}
leg-route = { $leg ->
    [0] { city-paris } to { city-strasbourg }
    [1] { city-strasbourg } to { city-muenchen }
    [2] { city-muenchen } to { city-wien }
    [3] { city-wien } to { city-budapest }
   *[4] { city-budapest } to { city-istanbul }
}
the-crime = { $suspect-who } { $mo-deed } { $location-where } at { $time }, { $motive-why }
what-they-knew = { $tied ->
    [yes] { $score } of 5 each
   *[no] { $found }
}
winners-or-you = { $tied ->
    [yes] { $winners }
   *[no] you
}

## Things, by domain and id

category-mo = Modus Operandi
    .card = Modus Operandi card
    .cards = Modus Operandi cards
category-suspect = Suspect
    .card = Suspect card
    .cards = Suspect cards
category-motive = Motive
    .card = Motive card
    .cards = Motive cards
category-location = Location
    .card = Location card
    .cards = Location cards
category-time = Time
    .card = Time card
    .cards = Time cards

element-mo_clubbed = Clubbed
    .deed = clubbed the victim to death
element-mo_hanged = Hanged
    .deed = hanged the victim
element-mo_poisoned = Poisoned
    .deed = poisoned the victim
element-mo_pushed = Pushed
    .deed = pushed the victim off the train
element-mo_shot = Shot
    .deed = shot the victim
element-mo_stabbed = Stabbed
    .deed = stabbed the victim
element-suspect_candy = Candy
    .who = Candy
element-suspect_sir_edmund = Sir Edmund
    .who = Sir Edmund
element-suspect_prof_karlov = Prof. Karlov
    .who = Prof. Karlov
element-suspect_orourke = O’Rourke
    .who = O’Rourke
element-suspect_sra_perez = Sra. Pérez
    .who = Sra. Pérez
element-suspect_dr_rajiv = Dr. Rajiv
    .who = Dr. Rajiv
element-motive_despair = Despair
    .why = out of despair
element-motive_greed = Greed
    .why = out of greed
element-motive_jealousy = Jealousy
    .why = out of jealousy
element-motive_money = Money
    .why = for money
element-motive_rivalry = Rivalry
    .why = out of rivalry
element-motive_unknown = Unknown
    .why = for reasons unknown
element-location_club = Club Car
    .where = in the { car-club }
element-location_dining = Dining Car
    .where = in the { car-dining }
element-location_lounge = Lounge Car
    .where = in the { car-lounge }
element-location_passenger = Passenger Car
    .where = in the { car-passenger }
element-location_sleeping = Sleeping Car
    .where = in the { car-sleeping }
element-location_smoking = Smoking Car
    .where = in the { car-smoking }
element-time_0400 = 4:00
element-time_0430 = 4:30
element-time_0445 = 4:45
element-time_0615 = 6:15
element-time_0630 = 6:30
element-time_1115 = 11:15
element-time_1145 = 11:45
element-time_1200 = 12:00
element-blank = —
    .label = Leave blank

enigma-mo = how
enigma-suspect = who
enigma-motive = why
enigma-location = where
enigma-time = when

time-time_0400 = { element-time_0400 }
time-time_0430 = { element-time_0430 }
time-time_0445 = { element-time_0445 }
time-time_0615 = { element-time_0615 }
time-time_0630 = { element-time_0630 }
time-time_1115 = { element-time_1115 }
time-time_1145 = { element-time_1145 }
time-time_1200 = { element-time_1200 }

car-club = Club Car
    .label = Club Car
car-dining = Dining Car
    .label = Dining Car
car-lounge = Lounge Car
    .label = Lounge Car
car-passenger = Passenger Car
    .label = Passenger Car
car-sleeping = Sleeping Car
    .label = Sleeping Car
car-smoking = Smoking Car
    .label = Smoking Car

city-paris = Paris
city-strasbourg = Strasbourg
city-muenchen = Munich
city-wien = Vienna
city-budapest = Budapest
city-istanbul = Istanbul

character-macdouglas = Colonel MacDouglas
    .the = Colonel MacDouglas
    .help = His power in the standard game: once per leg, a peek at a Modus Operandi card somebody else discards.
character-strauss = Doctor Strauss
    .the = Doctor Strauss
    .help = His power in the standard game: once per leg, a peek at a Motive card somebody else discards.
character-mirabella = Contessa De Mirabella
    .the = the Contessa De Mirabella
    .help = Her power in the standard game: once per leg, a peek at a Suspect card somebody else discards.
character-mansard = Archibald Mansard
    .the = Archibald Mansard
    .help = His power in the standard game: once per leg, a peek at a Location card somebody else discards.
character-pransky = Miss Pransky
    .the = Miss Pransky
    .help = Her power: { $hours-pransky ->
        [one] one more hour
       *[other] { $hours-pransky } more hours
    } in every leg.

action-club_grip = Get a grip
    .label = Club Car – a player takes one category back from the discard ({ $hours-club_grip } h)
    .help = All cards of that category return from the discard to the hand and can be shown or given again in this leg.
action-club_madam = Help the lady
    .label = Club Car – draw a card from a passenger stack ({ $hours-club_madam } h)
    .help = You choose a card by its back, look at it and put it on your discard; you hold one card more than before.
action-dining = Dinner invitation
    .label = Dining Car – each guest shows you a card ({ $hours-dining } h per guest)
    .help = You ask every guest for a different category; nobody else sees the cards.
action-lounge = Cards on the table
    .label = Lounge Car – everyone else shows a card of one category ({ $hours-lounge } h)
    .help = The cards are turned up at the same moment, for the whole table to see.
action-passenger = From hand to hand
    .label = Passenger Car – cards of one category go round the table ({ $hours-passenger } h)
    .help = A neighbour gives you a card, you give one to your other neighbour, and so on until everyone has received one.
action-sleeping = Find the bag
    .label = Sleeping Car – find the bag and steal a card ({ $hours-sleeping } h, or { $hours-sleeping_failed } h if you fail)
    .help = Another player hides the bag on one side; guess which, and a card from that hand is yours.
action-smoking = A smoke and a swap
    .label = Smoking Car – swap cards with two players ({ $hours-smoking } h)
    .help = Two players each give you a card of one category; then you give each of them a card from your hand.
action-end_turn = End of turn
    .label = End your turn
    .help = Any hours you have left are lost.

side-left = left
    .label = Left
side-right = right
    .label = Right
pace-normal = normal
    .label = Normal
pace-slow = slow
    .label = Slow
pace-fast = fast
    .label = Fast
peek-decline = no card
    .label = No, keep the power for later
peek-first = the first card
peek-second = the second card
peek-third = the third card
peek-fourth = the fourth card

stack = { $number ->
    [1] first passenger stack
   *[2] second passenger stack
}
    .label = { $number ->
        [1] First passenger stack
       *[2] Second passenger stack
    }
spot = spot { $number }
    .label = Spot { $number }
slot = card { $number }
    .label = Card { $number }

## What happened

WhistleGiven = { $seat } takes the whistle and will begin the leg.
    .seat = You take the whistle and will begin the leg.
CharacterTaken = { $seat } plays { $character-the }.
    .seat = You play { $character-the }.
CarEntered = { $seat } starts in the { $car }.
    .seat = You start in the { $car }.
SolutionHidden = { "" }
CardDealt = { $card ->
    [hidden] { "" }
   *[seen] { $seat } is dealt “{ $card }” ({ $category }).
}
    .seat = You are dealt “{ $card }” ({ $category }).
SpotFilled = { "" }
StackFilled = { "" }
ConductorMoved = The conductor is now in the { $car }.
LegBegun = Leg { leg-number }, { leg-route }: { some-hours }.
TurnBegun = { $seat } begins a turn with { some-hours }.
    .seat = Your turn begins, with { some-hours }.
TurnEnded = { $seat } ends the turn.
    .seat = You end your turn.
ActionTaken = { $seat } goes to the { $car }: “{ $action }”.
    .seat = You go to the { $car }: “{ $action }”.
HoursSpent = { $seat } spends { some-hours } ({ $left } left).
    .seat = You spend { some-hours } ({ $left } left).
CategoryNamed = { $seat } names the category { $category }.
    .seat = You name the category { $category }.
PlayerNamed = { $action-id ->
    [sleeping] { $seat } searches { $target }’s compartment.
   *[club_grip] { $target-self ->
        [yes] { $seat } wants to take cards back.
       *[no] { $seat } has { $target } take cards back.
    }
}
    .seat = { $action-id ->
        [sleeping] You search { $target }’s compartment.
       *[club_grip] { $target-self ->
            [yes] You want to take cards back.
           *[no] You have { $target } take cards back.
        }
    }
    .target = { $action-id ->
        [sleeping] { $seat } searches your compartment.
       *[club_grip] { $seat } has you take cards back.
    }
CompanyNamed = { $action-id ->
    [dining] { $seat } invites { $company } to dinner.
   *[smoking] { $seat } swaps cards with { $company }.
}
    .seat = { $action-id ->
        [dining] You invite { $company } to dinner.
       *[smoking] You swap cards with { $company }.
    }
    .company = { $action-id ->
        [dining] { $seat } invites you to dinner.
       *[smoking] { $seat } swaps cards with you.
    }
GuestAsked = { $seat } asks { $guest } for a { $category-card }.
    .seat = You ask { $guest } for a { $category-card }.
    .guest = { $seat } asks you for a { $category-card }.
SideNamed = { $seat } has the cards come from the { $side }.
    .seat = You have the cards come from the { $side }.
StackNamed = { $seat } turns to the { $stack }.
    .seat = You turn to the { $stack }.
SlotNamed = { $seat } points at one of the face-down cards.
    .seat = You point at one of the face-down cards.
CardsGripped = { $target } takes { $cards ->
    [1] a { $category-card }
   *[other] { $cards } { $category-cards }
} from the discard back into the hand.
    .target = You take { $cards ->
        [1] a { $category-card }
       *[other] { $cards } { $category-cards }
    } from the discard back into your hand.
CardPicked = { "" }
CardShown = { $owner } shows { $viewer } { a-card }.
    .viewer = At dinner { $owner } shows you { a-card }.
    .owner = At dinner you show { $viewer } { a-card }.
CardRevealed = { $owner } shows everyone { a-card }.
    .owner = You show everyone { a-card }.
CardHanded = { $kept ->
    [yes] { $giver } hands { $taker } { a-card }.
   *[no] { $giver } hands { $taker } { a-card }, to be passed on.
}
    .taker = { $kept ->
        [yes] { $giver } hands you { a-card }.
       *[no] { $giver } hands you { a-card }, which you pass on at once.
    }
    .giver = You hand { $taker } { a-card }.
    .origin = { $giver } passes your card on to { $taker }: { a-card }.
CardGiven = { $giver } gives { $taker } { a-card }.
    .taker = Over a smoke { $giver } gives you { a-card }.
    .giver = Over a smoke you give { $taker } { a-card }.
CardStolen = { $thief } steals { a-card } from { $target }.
    .thief = You steal { a-card } from { $target }.
    .target = { $thief } searched your bag and took { a-card }.
BagHidden = { $side ->
    [hidden] { $seat } hides the bag.
   *[seen] { $seat } hides the bag on the { $side }.
}
    .seat = You hide the bag on the { $side }.
BagOpened = { $right ->
    [yes] { $seat } looks on the { $guess } and finds the bag.
   *[no] { $seat } looks on the { $guess }, but { $target } put the bag on the { $side }.
}
    .seat = { $right ->
        [yes] You look on the { $guess } and find { $target }’s bag.
       *[no] You look on the { $guess }, but { $target } put the bag on the { $side }.
    }
    .target = { $right ->
        [yes] { $seat } looks on the { $guess } and finds your bag.
       *[no] { $seat } looks on the { $guess }, but you put the bag on the { $side }.
    }
PassengerHelped = { $seat } draws { a-card } from the { $stack }.
    .seat = You draw { a-card } from the { $stack }.
SpotTaken = { $seat } chats with the conductor and takes { a-card } from { $spot }.
    .seat = You chat with the conductor and take { a-card } from { $spot }.
SpotRefilled = { $seat } leaves { a-card } on { $spot }.
    .seat = You leave { a-card } on { $spot }.
PowerUsed = { $seat } uses a power and peeks at the { $place ->
    [0] top card
   *[other] second card
} of { $owner }’s discard: { a-card }.
    .seat = You use your power and peek at the { $place ->
        [0] top card
       *[other] second card
    } of { $owner }’s discard: { a-card }.
    .owner = { $seat } uses a power and peeks at the { $place ->
        [0] top card
       *[other] second card
    } of your discard: { a-card }.
PowerKept = { "" }
DiscardsTakenBack = All players take their discards back into their hands.
TrainArrived = The train arrives in { $city }.
PassengerBoarded = Passengers board the train: the { $stack } is now open.
PaceSet = { $seat } sets the pace of the Time show: { $pace }.
    .seat = You set the pace of the Time show: { $pace }.
ShowBegun = The Time show begins in { $city } (pace: { $pace }).
TimeShown = { "" }
PileLooked = { "" }
ShowEnded = { "" }
BackChosen = { "" }
TunnelLook = In the tunnel { $seat } looks at { a-card } in { $owner }’s hand.
    .seat = In the tunnel you look at { a-card } in { $owner }’s hand.
    .owner = In the tunnel { $seat } looks at { a-card } in your hand.
TelegramWritten = { $entry ->
    [hidden] { $category-id ->
        [time] { $seat } sends a telegram.
       *[other] { "" }
    }
   *[seen] { $seat } writes in the telegram – { $category }: { $entry }.
}
    .seat = { $entry ->
        [hidden] { $category-id ->
            [time] You send your telegram.
           *[other] { "" }
        }
       *[seen] You write in your telegram – { $category }: { $entry }.
    }
CardUnveiled = { $seat } lays “{ $card }” face up for the rest of the game.
    .seat = You lay “{ $card }” face up for the rest of the game.
AnswerWritten = { $entry ->
    [hidden] { $category-id ->
        [time] { $seat } hands in the final answer.
       *[other] { "" }
    }
   *[seen] { $seat } writes in the final answer – { $category }: { $entry }.
}
    .seat = { $entry ->
        [hidden] { $category-id ->
            [time] You hand in your final answer.
           *[other] { "" }
        }
       *[seen] You write in your final answer – { $category }: { $entry }.
    }
SolutionUnmasked = The truth – { $category }: { $element }.
AnswerRead = { $seat }’s answer: { $answer } ({ $right } right).
    .seat = Your answer: { $answer } ({ $right } right).
TelegramRead = { $seat }’s telegram: { $telegram } ({ $right } right, { $wrong } wrong).
    .seat = Your telegram: { $telegram } ({ $right } right, { $wrong } wrong).
GameWon = { the-crime } { $score ->
    [5] – and { $winners } found out all of it: the case is solved.
    [0] – and nobody found out any of it; victory goes to { $winners } all the same.
   *[other] – nobody found out all of it, but { $winners } knew most: { what-they-knew }.
}
    .winners = { the-crime } { $score ->
        [5] – and { winners-or-you } found out all of it: the case is solved.
        [0] – and nobody found out any of it; victory goes to { winners-or-you } all the same.
       *[other] – nobody found out all of it, but { winners-or-you } knew most: { what-they-knew }.
    }
CategorySettled = { $category }: you could have known “{ $element }” { $arrived ->
    [yes] since { $city }.
   *[no] since leg { leg-number }, { leg-route }.
}
NeverSettled = What you saw never proved { $open }: there you had to guess.
PositionSet = The game begins under way, in leg { leg-number }; the conductor is in the { $conductor }.

## What is asked

setup =
    .character = Which character do you play?
    .character-help = Nobody else can play the same one. With powers on, four of them peek at discarded cards of one category, and Miss Pransky has { $hours-pransky ->
        [one] an extra hour
       *[other] { $hours-pransky } extra hours
    } in every leg.
    .car = In which car does your figure start?
    .car-help = This is mere decoration: walking through the train is free, and where you stand has no effect.
    .hide = Chance hides a card of the solution.
    .hide-help = One card of each category is put away unseen. Together they are the truth about the crime.
    .hide_time = Chance hides the time of the crime.
    .hide_time-help = One Time card is put away unseen, so its time turns up only twice in every Time show, all the others three times.
    .time_deck = Chance shuffles the Time deck.
    .time_deck-help = At this table the Time cards are shuffled at set-up only.
    .deal = Chance deals a card.
    .deal-help = Everyone gets seven cards. The rest goes to the conductor and to the two passenger stacks.
    .first = Chance decides who begins.
    .first-help = The first player holds the whistle and opens the leg.
city =
    .token = Chance decides where the conductor spends the coming leg.
    .token-help = If you take an action in the conductor’s car, you chat with him afterwards. He never visits a car twice.
turn =
    .action = What do you do next?
    .action-help = Actions cost hours, and you can take each of them only once per turn. Hours you do not use are lost.
grip =
    .player = Who takes cards back from the discard?
    .player-help = You may also name yourself. All cards of one category return from that player’s discard to the hand and can be used again in this leg.
    .category = { $own ->
        [yes] Which category do you take back from your own discard?
       *[no] Which category does { $target } take back?
    }
    .category-help = Every card of that category in the discard returns to the hand. Nobody sees the faces.
madam =
    .stack = From which passenger stack do you draw?
    .stack-help = You draw one card, knowing only its back. Stacks are never refilled.
    .category = Which back do you draw from the { $stack }?
    .category-help = You look at the card and put it on your discard. If several cards have that back, chance picks one.
    .draw = Chance picks a card from the passenger stack.
    .draw-help = Cards with the same back are all equally likely.
dining =
    .guests = Whom do you invite to dinner?
    .guests-help = Each guest costs { $hours-dining ->
        [one] { $hours-dining } hour
       *[other] { $hours-dining } hours
    } and shows you one card that nobody else sees. You will ask every guest for a different category.
    .category = Which category does { $guest } show you?
    .category-help = Your guest must have it in hand, and you cannot ask two guests for the same category.
lounge =
    .category = Which category do all the others show?
    .category-help = Everyone else with such a card in hand picks one, and all of them are shown to the whole table at once.
passenger =
    .side = Who gives you the first card: { $left } on your left, or { $right } on your right?
    .side-help = Your neighbour on that side gives you a card, you give one to the neighbour on the other side, and so on round the table.
    .side-option-left = Left: { $left }
    .side-option-right = Right: { $right }
    .category = Which category does { $giver }, on your { $side }, give you?
    .category-help = Your neighbour there must have it in hand. Whoever has none looks at the card received and passes it on.
    .card = Which { $category-card } do you hand to { $taker }?
    .card-help = It must come from your hand: a card you have just received already lies on your discard.
sleeping =
    .player = Whose bag do you look for?
    .player-help = That player hides the bag left or right, and you guess. If you are right, it takes { $hours-sleeping ->
        [one] { $hours-sleeping } hour
       *[other] { $hours-sleeping } hours
    } and you steal a card; if not, you only lose { $hours-sleeping_failed ->
        [one] { $hours-sleeping_failed } hour
       *[other] { $hours-sleeping_failed } hours
    }.
    .hide = { $thief } searches your compartment: on which side do you hide the bag?
    .hide-help = If your side is guessed, a card is stolen from your hand.
    .guess = On which side is { $target } hiding the bag?
    .guess-help = If you are right, you steal a card from that hand. If you are wrong, you lose { $hours-sleeping_failed ->
        [one] { $hours-sleeping_failed } hour
       *[other] { $hours-sleeping_failed } hours
    } and nothing else happens.
    .category = You have found the bag: which category do you steal from { $target }?
    .category-help = You get a card of that category from the hand without seeing it first. Then it goes to your discard.
    .slot = Which face-down { $category-card } do you take from { $target }?
    .slot-help = The cards have just been shuffled, so their places tell you nothing.
    .draw = Chance picks the stolen card.
    .draw-help = Cards with the same back are all equally likely.
smoking =
    .partners = With which two players do you swap?
    .partners-help = Both must hold the category you are going to name. Each gives you a card of it, then you give each of them a card from your hand.
    .category = Which category do you want from { $partners }?
    .category-help = Each of the two picks a card of it and gives it to you. You put both on your discard.
    .first = Which card do you give { $partner } in return?
    .first-help = Any card from your hand will do, but not the two you have just received. Only the receiver sees it.
    .second = And which card do you give { $partner }?
    .second-help = Any other card from your hand will do. Only the receiver sees it.
pick =
    .card = { $action-id ->
        [dining] { $asked_by } invites you to dinner: which { $category-card } do you show?
        [lounge] { $asked_by } asks everyone: which { $category-card } do you show the whole table?
        [smoking] { $asked_by } swaps with you: which { $category-card } do you give?
       *[end_turn] Which card do you reveal for the rest of the game?
    }
    .card-help = { $action-id ->
        [dining] Only your host sees it. Then it goes to your discard.
        [lounge] The whole table sees it. Then it goes to your discard.
        [smoking] You will get another card for it, chosen by the player who receives yours.
       *[end_turn] Everyone lays one card face up beside the board. It takes no further part in the game.
    }
chat =
    .spot = The conductor is in the mood for a chat: which of his cards do you take?
    .spot-help = You look at the card and put it on your discard. Then you leave a card from your hand in its place.
    .card = Which card do you leave on { $spot }?
    .card-help = Any card from your hand will do. It lies there face down until somebody takes it.
power =
    .peek = Do you peek at the { $category-card } discarded by { $owners }?
    .peek-help = This is your power; you can use it once per leg. You alone see the card, but everyone sees that you looked.
    .peek-option-first = Look at { $first }’s card
    .peek-option-second = Look at { $second }’s card
    .peek-option-third = Look at { $third }’s card
    .peek-option-fourth = Look at { $fourth }’s card
show =
    .pace = How fast are the Time cards shown in { $city }?
    .pace-help = You are first player, so you alone decide. Remember that nobody may take notes during the show.
    .order = Chance shuffles the Time deck.
    .order-help = All 23 Time cards are about to be shown. The time that appears only twice is the time of the crime.
tunnel =
    .back = Which back do you choose in { $owner }’s hand, on your { $side }?
    .back-help = In the dark of the tunnel you secretly look at one card with that back. It stays in the hand.
    .draw = Chance picks the card looked at in the tunnel.
    .draw-help = Cards with the same back are all equally likely.
telegram =
    .entry = What does your telegram say under { $category }?
    .entry-help = The telegram only breaks ties: right entries count for you, wrong ones against you, blanks not at all. You cannot change it later.
final =
    .entry = What is your final answer under { $category }?
    .entry-help = Each right answer is worth a point. Errors and blanks cost nothing.

## The deduction sheet

sheet = Deduction sheet
    .seen_once = seen once
    .got = received
    .both_seen = both copies seen
    .innocent = innocent
    .solution = solution
    .truth = the truth
    .open = open
    .removed = not in the game
column-hand = Hand
column-leg1 = Leg 1
column-leg2 = Leg 2
column-tunnel = Tunnel
column-leg3 = Leg 3
column-leg4 = Leg 4
column-budapest = Budapest
column-leg5 = Leg 5
column-draft = Draft

## The board on the page

board-welcome = Somebody was murdered on the night train to Istanbul. Five sealed cards say how, who, why, where and when.
    .win = Whoever names the most of these five correctly in Istanbul wins.
    .how = All other cards travel with you, and each element of the crime exists twice: see both copies, and it is innocent. Each car has its own way to see, swap or steal cards; your notebook keeps what you saw.
    .first = First choose a character, then spend your hours in the cars. What is lit can be clicked.
board-leg = Leg { $leg } of 5
board-scene = The train at night
board-route = The route from Paris to Istanbul
board-train = The six cars
board-quay = On the platform
# Names that small cards break in two, with the place where.
board-breaks = Poi{"\u00AD"}soned
board-car-club = Club
board-car-dining = Dining
board-car-lounge = Lounge
board-car-passenger = Pas{"\u00AD"}senger
board-car-sleeping = Sleeping
board-car-smoking = Smoking
board-category-mo = Modus
board-category-suspect = Suspect
board-category-motive = Motive
board-category-location = Location
board-category-time = Time
board-city-paris = departure
board-city-strasbourg = Times · 1st passenger
board-city-muenchen = tunnel
board-city-wien = Times · 2nd passenger
board-city-budapest = Times · telegram
board-city-istanbul = the truth
board-per-guest = { $hours-dining } h per guest
board-done = already done
board-too-long = too long
board-nothing = nothing to gain
board-start-here = Start here
board-does-club_grip = take discards back
board-does-club_madam = draw a passenger’s card
board-does-dining = each guest shows you a card
board-does-lounge = everyone else shows a card
board-does-passenger = cards go from hand to hand
board-does-sleeping = find the bag, steal a card
board-does-smoking = swap cards with two players
board-conductor = Conductor
board-stack-1 = 1st passenger
board-stack-2 = 2nd passenger
board-aboard = aboard
board-boards-1 = boards in { city-strasbourg }
board-boards-2 = boards in { city-wien }
board-crime = The crime
board-sealed = sealed
board-solved = solved
board-unveiled = Face up
board-hand = hand
board-discard = discard
board-discard-short = disc.
board-my-hand = Your hand
board-my-discard = Your discard
board-no-cards = You have no cards in hand.
board-whistle = first player of this leg: holds the whistle
board-power-ready = Power ready
board-power-used = Power used in this leg
board-power-mo = look at a discarded Modus Operandi card
board-power-suspect = look at a discarded Suspect card
board-power-motive = look at a discarded Motive card
board-power-location = look at a discarded Location card
board-power-hour = { $hours-pransky ->
        [one] one more hour
       *[other] { $hours-pransky } more hours
    } in every leg
board-hours-mine = Hours you have left: { $hours } of { $whole }
board-hours-theirs = Hours left for { $name }: { $hours } of { $whole }
board-of-hours = of { $whole }
board-confirm = Confirm
board-hand-in = Hand in
board-telegram = Telegram
board-telegram-note = It only breaks ties: right entries count for you, wrong ones against you.
board-answer = Final answer
board-answer-note = Each right line is a point; errors and blanks cost nothing.
board-show = Time show
board-watch = The Time cards pass by: watch, and remember what you see.
board-show-one = The Time cards pass on one pile. Watch, and remember.
board-show-three = The Time cards pass on three piles. Watch, and remember.
board-show-hand = The pile in your hands; then it goes to your left neighbour.
board-show-blind = Everybody looks at the pile in hand, and nobody else does.
board-lead-one = { $cards } cards, one after the other on one pile.
board-lead-three = { $cards } cards, in turn on three piles.
board-lead-hand = { $cards } cards in { $piles } piles that go from hand to hand.
board-lead-which = One time comes only twice. Which one?
board-show-begin = Begin
board-show-next = Next
board-show-write = Now write down what you remember.
board-show-counted = The table has counted: { $time } came only twice.
board-show-done = Done
board-truth = The truth
board-unmasking = The truth comes to light…
board-right = right
board-wrong = wrong
board-winner = victory
board-tie = telegram { $balance }
board-tie-wrong = telegram { $balance }, { $wrong } wrong
board-sheet = Notebook
board-legend = Signs
board-mine = mine from the start
board-given = mine at the start, gone since
board-current-leg = the leg you are in
board-low = shown only twice
board-own-mark = your mark
board-draft = my guess
board-draft-help = Click a name to circle it: your guess for the telegram and the final answer.
board-mark-help = Click a cell or press Enter: stroke, cross, question mark, nothing. Arrow keys move; any letter is written, Delete rubs out.
board-locked = Nobody writes during the show.

## What you know, field by field

view-leg = Leg
view-city = Latest city
view-active = Whose turn it is
view-hours = Hours left
view-taken = Actions taken in this turn
view-hand = Your hand
view-discard = Your discard
view-first = First player of this leg
view-used = Power used in this leg
view-conductor = The conductor is in the
view-tokens = The conductor has not been in the
view-spots = The conductor’s cards
view-stacks = The passengers’ cards
view-boarded = Passengers aboard
view-unveiled = Cards laid face up
view-characters = Character
view-cars = Car
view-hand_backs = In hand
view-discard_backs = On the discard
view-telegrams = Telegram
view-answers = Final answer
view-solution = The truth
view-winners = Winners

## Table options

option-players = Players
    .help = How many people and bots play.
option-seats = Seats
    .help = Who sits where: people, or bots of a chosen level.
option-edition = Edition
    .help = Which rulebook applies where the English and the French one differ.
    .en = English edition
    .fr = French edition
option-lang = Language
    .help = The language you read; it has no effect on play.
    .en = English
    .fr = French
    .de = German
    .it = Italian
option-powers = Special powers
    .help = Whether the characters have their special powers.
option-character_choice = Characters
    .help = How everyone comes by a character.
    .pick = chosen, seat by seat
    .random = drawn by chance
option-first_player = First player
    .help = Who opens the first leg: a given seat, or whomever chance picks.
    .random = drawn by chance
option-leg_hours = Hours of the legs
    .help = How many hours each player has in each of the five legs.
    .part = Leg { $number }
option-passenger_stacks = Passenger stacks
    .help = How many cards lie in the first and in the second passenger stack.
    .part = Stack { $number }
option-power_category = Powers of the characters
    .help = Which category each of the four peeking characters may look at.
option-removed_elements = Removed elements
    .help = Which elements leave the game with three or four players; if not given, the edition decides.
option-sleeping_pick = Theft in the Sleeping Car
    .help = How the stolen card is found; if not given, the edition decides.
    .random = chance draws it
    .blind_choice = the thief points at a face-down card
option-dining_flow = Dining Car
    .help = When the guests learn which category they are asked for.
    .upfront = all categories are named before the first card is shown
    .sequential = guest by guest, each after seeing the card before
option-power_scope = Reach of the powers
    .help = When and against whom a character may peek.
    .any_other_not_own_turn = at any other player’s card, but not in your own turn
    .active_player_only = only at cards discarded by the player whose turn it is
    .any_time = at any other player’s card, even in your own turn
option-allow_empty_actions = Empty actions
    .help = Actions that neither show nor move a card are never allowed.
option-chat_empty_hand = Chat with an empty hand
    .help = What happens if you owe the conductor a card and have none left.
    .skip = there is no chat
    .forbid_action = the action that leads to it is not allowed
option-chat_after_failed_search = Chat after a failed search
    .help = Whether you chat with the conductor when you have not found the bag in his car.
option-shuffle_time_deck = Shuffled Time deck
    .help = Whether the Time cards are shuffled before every show, or at set-up only.
option-time_show_mode = Time shows
    .help = How the Time cards are shown, and whether they are counted for you.
    .flash = timed, without a record
    .step = card by card at your own speed, without a record
    .tally = with the exact counts afterwards
option-time_pace = Pace of the Time shows
    .help = How long each Time card can be seen.
    .normal = normal
    .slow = slow
    .fast = fast
option-time_pace_by = Who sets the pace
    .help = Whether the pace of the Time shows is fixed or chosen before each show.
    .table = fixed for the table
    .whistle = the first player chooses
option-bot_time_memory = Memory of the bots
    .help = How well bots remember the Time shows: exactly, or each card with a given probability.
    .exact = exact
    .lossy_0_85 = good: 85 cards of 100
    .lossy_0_5 = weak: 50 cards of 100
option-power_prompt = Use of your power
    .help = Your standing answer whenever your character could peek.
    .ask = ask me each time
    .always = peek at the first chance
    .never = never peek
option-sheet_assist = Help with the sheet
    .help = How much the deduction sheet fills in for you.
    .marks = marks what you have seen
    .off = nothing, you write everything yourself
    .inference = marks what you have seen and draws conclusions
option-final_reveal = Final reveal
    .help = How the solution is shown at the end; it has no effect on the result.
    .one_by_one = category by category
    .all = all at once

## In the terminal

bot-novice = Novice
    .about = plays sensibly, remembers little; good for a first game
bot-detective = Detective
    .about = notes everything and thinks ahead; a hard opponent
terminal-option-edition = Which edition’s rules?
terminal-welcome =
    The night train from Paris to Istanbul, and one passenger is dead. Who did it, how, why, in
    which car, and at what time? Five hidden cards know. Of every suspect, method, motive and car
    there are two cards: see both, and it is innocent. In each car you see, swap or steal cards in another way.
    The time you must count yourself when the Time cards are shown: the one that comes twice instead
    of three times. After five legs everybody answers in Istanbul, and whoever is right most often wins.
terminal-leg = Leg { $leg } of 5
terminal-turn =
    { $name } has { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } left
terminal-whistle = whistle: { $name }
terminal-conductor = Conductor: { $car }, his cards:
terminal-boarded = Passengers { $number } (on board):
terminal-waiting = Passengers { $number } (from { $city }):
terminal-unveiled = Open on the table:
terminal-character = Character
terminal-hand = Hand
terminal-discard = Discard
terminal-power = Power
terminal-power-peek = peek
terminal-power-used = used
terminal-one-hour = +1 hour
terminal-in-discard = discard: { $cards }
terminal-show = Time show in { $city }
terminal-show-how =
    23 Time cards are shown. Seven times come three times, one only twice: that is the time of the
    crime. Count by eye; nothing is kept.
terminal-show-pace =
    { $piles ->
        [0] They come one after the other, each for { $seconds } seconds.
       *[other] They come in { $piles } piles, each for { $seconds } seconds.
    }
terminal-show-ready = Press Enter when you are ready.
terminal-show-next = Enter: go on
terminal-show-unseen = (The cards have passed unseen here.)
terminal-show-over =
    Over. Type how often you saw each, in this order (or leave it: Enter goes on):

    { $times }
terminal-short-show =
    .draft = D
    .strasbourg = S
    .wien = V
    .budapest = B
terminal-short-column =
    .draft = D
    .hand = H
    .leg1 = 1
    .leg2 = 2
    .tunnel = T
    .leg3 = 3
    .leg4 = 4
    .budapest = B
    .leg5 = 5
terminal-sheet-signs =
    / seen once, + received, X both copies seen, – not in this game

    H your hand at the start, 1 to 5 the legs, T tunnel, B Budapest

    S V B how often you saw a time in each show
terminal-sheet-how =
    n hanged 2 ? writes a sign: element, column, sign

    n 4:00 S 3 writes your count of a time

    n hanged D circles what you mean to write down

    n hanged 2 - rubs it out
terminal-sheet-inference = ○ innocent, ★ the answer
terminal-sheet-truth = ► the truth
terminal-mark-how = Write an element, a column and a sign, such as: n hanged 2 ?
terminal-mark-element = No element on the sheet is clearly “{ $typed }”. Write for example: n hanged 2 ?
terminal-mark-column = There is no such column here; the columns are { $columns }.
terminal-mark-long = A sign has at most 8 characters.
terminal-marked = Noted: { $name }, { $column }: { $sign }
terminal-rubbed = Rubbed out: { $name }, { $column }
terminal-ending = Istanbul: the truth
terminal-unmask = Press Enter: { $category } …
terminal-telegram = Telegram
terminal-telegram-result = { $right } right, { $wrong } wrong
