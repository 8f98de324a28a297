title = 27th Passenger
description = Everybody on this train is hunting everybody else: find out who the others are before they find you.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } and { $last }
myself = { $name } (yourself)
switch =
    .on = yes
    .off = no
bot-novice = Novice
    .about = asks around and shoots when few people are left to choose from
bot-hunter = Hunter
    .about = reckons exactly who everybody may be, hides in time, and seldom misses; a hard opponent

## What a table can agree on

option-players = Players
    .help = How many take part, people and bots.
option-passengers = Passengers
    .help = Looks, scent and voice of passengers, where they differ from the table in the box.
option-traffic = Traffic
    .help = How many passengers come at each station, in order.
option-disguise_split = Disguises of each kind
    .help = How many of the 18 disguises are for looks, scent and voice.
    .part = Disguises
option-skill_triggers = What skills follow
    .help = Skills that follow a different action from the one in the table of the box.
option-event_pool = Events
    .help = Which events may come up; The Big Call always comes last.
option-theme_traffic = What passengers do
    .help = Whether the passengers of row 1 are leaving the train or boarding it. Only the wording changes.
    .leave = they leave
    .board = they board
option-no_fire_no_smoke_drawer = No Fire No Smoke
    .help = Who draws a disguise when a disguise has cancelled an investigation during this event.
    .investigator = the investigator
    .canceller = whoever cancelled it
option-bold_discard = Bold
    .help = Whose disguise the skill Bold costs.
    .self = its owner
    .opponent = an opponent
    .none = nobody
option-allow_hold_fire = Holding fire
    .help = Whether an assassin may name nobody in step 2.
option-choice_timer = Time for actions and names
    .help = Seconds to choose an action or a name; 0 means no limit.
option-reaction_timer = Time for everything else
    .help = Seconds for every other question; 0 means no limit.
option-timeout_policy = When time is up
    .help = What is answered for somebody who is late.
    .safe = nothing rash
option-uniform_prompts = Equal pauses
    .help = Whether private questions take equally long, so that nobody can tell who holds what.
option-sheet_assist = Notebook
    .help = How much the notebook fills in by itself.
    .auto = what is certain
    .off = nothing
    .odds = what is certain, and odds
option-reveal_to_out = Those who are out see all
    .help = Whether players who are out may see every card.

## Things, by domain and id

passenger-banker = Banker
passenger-heiress = Heiress
passenger-soprano = Soprano
passenger-researcher = Researcher
passenger-nurse = Nurse
passenger-telephonist = Telephonist
passenger-undertaker = Undertaker
passenger-chemist = Chemist
passenger-auctioneer = Auctioneer
passenger-barber = Barber
passenger-florist = Florist
passenger-schoolgirl = Schoolgirl
passenger-shot_putter = Shot-putter
passenger-seamstress = Seamstress
passenger-newsboy = Newsboy
passenger-longshoreman = Longshoreman
passenger-fisherman = Fisherman
passenger-peddler = Peddler
passenger-gangster = Gangster
passenger-dancer = Dancer
passenger-fortune_teller = Fortune-teller
passenger-magician = Magician
passenger-poet = Poet
passenger-inventor = Inventor
passenger-bootlegger = Bootlegger
passenger-painter = Painter
passenger-cardsharp = Cardsharp
passenger-pass = nobody
station-manhattan_terminal = Manhattan Terminal
station-times_square = Times Square
station-union_square = Union Square
station-canal_street = Canal Street
station-city_hall = City Hall
station-brooklyn_heights = Brooklyn Heights
station-sunset_park = Sunset Park
station-bay_ridge = Bay Ridge
station-st_george = St. George
station-tottenville = Tottenville
station-gowanus = Gowanus
station-great_kills = Great Kills
action-investigation = Investigation
    .help = ask one opponent for looks, scent or voice
action-pursuit = Pursuit
    .help = an investigation that Low Profile cannot stop; only once
action-tail_after = Tail After
    .help = an investigation that a disguise cannot stop; only once
action-assassination = Assassination
    .help = name a passenger: an opponent who is that passenger is out, and if nobody is, you are
action-intrigue = Intrigue
    .help = look at the innocents of row 1 and at the top card of the deck
action-deception = Deception
    .help = stop the first investigation against you, or draw a disguise if there is none
trick-focused = Focused
    .help = investigate once more, somebody else if possible
trick-ingenious = Ingenious
    .help = before you name the feature, your target discards a disguise
trick-swift = Swift
    .help = perform an assassination at once
trick-opportunist = Opportunist
    .help = look at the cards of row 1
trick-bold = Bold
    .help = look at the top card of the deck, then discard a disguise
trick-lucky = Lucky
    .help = stay in the game after a miss
trick-specialist = Specialist
    .help = after a hit, take back your whole discard pile
trick-trigger_happy = Trigger Happy
    .help = shoot once more; one hit of two is enough to stay
trick-selfish = Selfish
    .help = nobody else looks at the deck for the rest of the round
trick-sharp = Sharp
    .help = look at the cards of row 2
trick-charismatic = Charismatic
    .help = perform an investigation
trick-cunning = Cunning
    .help = draw two disguises
trick-patient = Patient
    .help = after Low Profile: draw two disguises, and pay one to question whoever asked you
trick-cautious = Cautious
    .help = perform an investigation
trick-copycat = Copycat
    .help = take a random disguise from an opponent
trick-audacious = Audacious
    .help = look at the top card of the deck twice, one after the other
trick-disguise_looks = disguise for looks
trick-disguise_scent = disguise for scent
trick-disguise_voice = disguise for voice
trick-pass = nothing
    .label = Nothing
feature-looks = looks
    .your = your looks
feature-scent = scent
    .your = your scent
feature-voice = voice
    .your = your voice
trait-looks_formal = formal looks
trait-looks_casual = casual looks
trait-looks_eccentric = eccentric looks
trait-scent_perfumed = perfumed scent
trait-scent_neutral = neutral scent
trait-scent_foul = foul scent
trait-voice_deep = deep voice
trait-voice_soft = soft voice
trait-voice_shrill = shrill voice
slot = row { $number }
    .label = Row { $number }
pile_end-top = on top
    .label = On top
pile_end-bottom = at the bottom
    .label = At the bottom
initiative = initiative { $number }
stage-investigation = investigations
    .after = after the investigation
stage-assassination = assassinations
    .after = after the shot
stage-intrigue = intrigues
    .after = after the intrigue
stage-deception = deceptions
    .after = after the deception
stage-end = end of the round
    .after = at the end of the round
purpose-excess = one too many
purpose-ingenious = Ingenious
purpose-bold = Bold
purpose-smoke = the price of a shot
purpose-counter = the price of a counter-investigation
cause-hit = hit
cause-miss = missed
volley-step = assassination
volley-finish = Finish the Job
volley-big_call = The Big Call
volley-swift = Swift
volley-turn = assassination
volley-extra = Trigger Happy
volley-covered = Trigger Happy
volley-rescue = Trigger Happy
reason-last_alive = the last one left
reason-all_out = nobody is left
reason-big_call_survivors = several survived the Big Call
exposure-station = seen at a station
exposure-stowaway = stowaway
exposure-out = out
exposure-miss = named by mistake
source-observation = Observation
source-intimidation = Intimidation
source-sharp = Sharp
incident-bite_the_bullet = Bite the Bullet
    .help = Nobody draws disguises in this round.
incident-chase_your_tail = Chase Your Tail
    .help = Everybody draws a disguise.
incident-fool_me_twice = Fool Me Twice
    .help = At the end of the round everybody takes back what they discarded in it.
incident-last_cigarette = Last Cigarette
    .help = No skill may be used in this round.
incident-raised_collar = Raised Collar
    .help = Whoever is investigated may give up a skill to stop it.
incident-rat_race = Rat Race
    .help = Nobody may look at the passenger deck in this round.
incident-dead_bullets = Dead Bullets
    .help = Everybody may take one skill back from their own discard pile.
incident-miss_no_chance = Miss No Chance
    .help = Whoever hits may take an unused skill of the victim.
incident-no_fire_no_smoke = No Fire No Smoke
    .help = When a disguise stops an investigation, another one is drawn.
incident-no_more_lies = No More Lies
    .help = Whoever looks at row 1 may look at row 2 instead.
incident-wild_mood_tonight = Wild Mood Tonight
    .help = Everybody loses one random action card for this round.
incident-wrong_train = Wrong Train
    .help = One more passenger comes to row 1.
incident-finish_the_job = Finish the Job
    .help = At the end of the round everybody may shoot.
incident-like_cat_and_mouse = Like Cat & Mouse
    .help = Whoever gets an answer shows the same feature in return.
incident-stowaway = Stowaway
    .help = The first new passenger of row 1 is shown to everybody.
incident-under_the_smoke = Under the Smoke
    .help = Every shot costs a skill or a disguise.
incident-watch_your_back = Watch Your Back
    .help = Assassins shoot one after the other, by initiative.
incident-the_big_call = The Big Call
    .help = At the end of this round everybody must shoot; then the game is over.

## What happened

IdentityDealt = { $passenger ->
    [hidden] { $seat } takes a secret identity.
   *[seen] { $seat } is “{ $passenger }”; nobody else knows.
}
    .seat = You are “{ $passenger }”; nobody else knows.
SkillDealt = { $skill ->
    [hidden] { $seat } is dealt a skill.
   *[seen] { $seat } is dealt the skill “{ $skill }”.
}
InitiativeDealt = { $initiative ->
    [hidden] { $seat } is dealt an initiative card.
   *[seen] { $seat } is dealt { $initiative }.
}
RoundBegun = Round { $round }: { $station }.
PassengersRevealed = Row 3 is turned up, and all in it were innocent: { $passengers }.
GroupsMoved = All groups move one row on.
PassengersLaid = { $number ->
    [one] One passenger comes to row 1, face down.
   *[other] { $number } passengers come to row 1, face down.
}
IncidentRevealed = { $incident }: { $incident-help }
PassengerTurnedUp = The first new passenger of row 1 is turned up: “{ $passenger }” is innocent.
ActionBlocked = { $action ->
    [hidden] { $seat } loses an action card for this round.
   *[seen] { $seat } loses “{ $action }” for this round.
}
    .seat = You lose “{ $action }” for this round.
ActionChosen = { $action ->
    [hidden] { $seat } has laid an action card.
   *[seen] { $seat } has laid “{ $action }”.
}
    .seat = You have laid “{ $action }”.
ActionRevealed = { $seat } turns up “{ $action }”.
    .seat = You turn up “{ $action }”.
StepBegun = Now: { $step }.
InitiativeShown = { $seat } shows { $initiative }.
    .seat = You show { $initiative }.
InitiativePicked = { $seat } takes { $initiative }.
    .seat = You take { $initiative }.
RoundEnded = Round { $round } is over.
TargetNamed = { $action-id ->
    [hidden] { $seat } investigates { $target }, thanks to a skill.
    [investigation] { $seat } investigates { $target }.
   *[seen] { $seat } investigates { $target }: “{ $action }”.
}
    .target = { $action-id ->
        [hidden] { $seat } investigates you, thanks to a skill.
        [investigation] { $seat } investigates you.
       *[seen] { $seat } investigates you: “{ $action }”.
    }
    .seat = { $action-id ->
        [hidden] You investigate { $target }, thanks to a skill.
        [investigation] You investigate { $target }.
       *[seen] You investigate { $target }: “{ $action }”.
    }
DeceptionOpened = { $cancels ->
    [yes] { $seat } keeps a Low Profile: the investigation by { $rival } comes to nothing.
   *[no] { $seat } has to turn up Deception, but it does not stop { $rival }.
}
    .seat = { $cancels ->
        [yes] You keep a Low Profile: the investigation by { $rival } comes to nothing.
       *[no] You have to turn up Deception, but it does not stop { $rival }.
    }
    .rival = { $cancels ->
        [yes] { $seat } keeps a Low Profile: your investigation comes to nothing.
       *[no] { $seat } has to turn up Deception, but it does not stop you.
    }
FeatureAsked = { $feature ->
    [hidden] { $seat } asks { $target } something in a whisper.
   *[seen] { $seat } asks { $target }: { $feature }?
}
    .seat = You ask { $target }: { $feature }?
    .target = { $seat } asks you: { $feature }?
FeatureAnswered = { $trait ->
    [hidden] { $target } answers { $seat }.
   *[seen] { $target } answers { $seat }: { $trait }.
}
    .seat = { $target } answers you: { $trait }.
    .target = You answer { $seat }: { $trait }.
FeatureExchanged = { $trait ->
    [hidden] { $seat } shows { $target } the same in return.
   *[seen] { $seat } shows { $target } the same in return: { $trait }.
}
    .seat = You show { $target } the same in return: { $trait }.
    .target = { $seat } shows you the same in return: { $trait }.
InvestigationDisguised = { $disguise ->
    [hidden] { $target } hides behind a disguise: { $seat } learns nothing.
   *[seen] { $target } hides behind a disguise: { $seat } learns nothing ({ $disguise }).
}
    .seat = { $target } hides behind a disguise: you learn nothing ({ $disguise }).
    .target = You hide behind a disguise: { $seat } learns nothing ({ $disguise }).
InvestigationCollared = { $target } gives up “{ $skill }” and turns away: { $seat } learns nothing.
    .seat = { $target } gives up “{ $skill }” and turns away: you learn nothing.
    .target = You give up “{ $skill }” and turn away: { $seat } learns nothing.
ActionDiscarded = { $seat } has used up “{ $action }”.
    .seat = You have used up “{ $action }”.
CounterBegun = { $seat } turns the tables on { $target }.
    .target = { $seat } turns the tables on you.
    .seat = You turn the tables on { $target }.
DisguiseSought = { $seat } looks for a disguise.
    .seat = You look for a disguise.
SkillUsed = { $seat } uses “{ $skill }”.
    .seat = You use “{ $skill }”.
SkillDiscarded = { $seat } gives up “{ $skill }”: { $purpose }.
    .seat = You give up “{ $skill }”: { $purpose }.
SkillsReturned = { $seat } takes back: { $skills }.
    .seat = You take back: { $skills }.
ActionsReturned = { $seat } takes back: { $actions }.
    .seat = You take back: { $actions }.
SkillReturnChosen = { $skill ->
    [hidden] { $seat } has decided.
   *[seen] { $seat } has decided: { $skill }.
}
    .seat = You have decided: { $skill }.
SkillsShown = { $skills ->
    [hidden] { $seat } goes through the skills of { $target }.
   *[seen] { $seat } goes through the skills of { $target }: { $skills }.
}
    .seat = You go through the skills of { $target }: { $skills }.
    .target = { $seat } goes through your skills.
SkillTaken = { $skill ->
    [hidden] { $seat } takes a skill from { $target }.
   *[seen] { $seat } takes “{ $skill }” from { $target }.
}
    .seat = You take “{ $skill }” from { $target }.
    .target = { $seat } takes “{ $skill }” from you.
SkillLeft = { $seat } takes nothing from { $target }.
    .seat = You take nothing from { $target }.
    .target = { $seat } takes nothing from you.
DisguiseDrawn = { $disguise ->
    [hidden] { $seat } draws a disguise.
   *[seen] { $seat } draws a { $disguise }.
}
    .seat = You draw a { $disguise }.
DisguiseInspected = { $disguise ->
    [hidden] { $seat } draws a disguise, to keep or not.
   *[seen] { $seat } may keep a { $disguise }.
}
    .seat = You may keep a { $disguise }.
DisguiseKept = { $disguise ->
    [hidden] { $seat } keeps a disguise.
   *[seen] { $seat } keeps a { $disguise }.
}
    .seat = You keep a { $disguise }.
DisguisePutBelow = { $disguise ->
    [hidden] { $seat } puts the other one under the deck.
   *[seen] { $seat } puts the other one under the deck: a { $disguise }.
}
    .seat = You put the other one under the deck: a { $disguise }.
DisguiseDiscarded = { $disguise ->
    [hidden] { $seat } discards a disguise: { $purpose }.
   *[seen] { $seat } discards a { $disguise }: { $purpose }.
}
    .seat = You discard a { $disguise }: { $purpose }.
DisguiseStolen = { $disguise ->
    [hidden] { $seat } takes a disguise from { $target }.
   *[seen] { $seat } takes a { $disguise } from { $target }.
}
    .seat = You take a { $disguise } from { $target }.
    .target = { $seat } takes a { $disguise } from you.
DisguiseReturned = { $disguise ->
    [hidden] { $seat } takes back a disguise.
   *[seen] { $seat } takes back a { $disguise }.
}
    .seat = You take back a { $disguise }.
DisguisesReshuffled = { $number ->
    [one] The only discarded disguise becomes the new deck.
   *[other] { $number } discarded disguises are shuffled into a new deck.
}
SlotLooked = { $passengers ->
    [hidden] { $seat } looks at { $slot }.
   *[seen] { $passengers-count ->
        [0] { $seat } looks at { $slot }: nobody is there.
       *[other] { $seat } looks at { $slot }: { $passengers }.
    }
}
    .seat = { $passengers-count ->
        [0] You look at { $slot }: nobody is there.
       *[other] You look at { $slot }: { $passengers }.
    }
TopSeen = { $passenger ->
    [hidden] { $seat } looks at the top card of the deck.
   *[seen] { $seat } looks at the top card of the deck: “{ $passenger }”.
}
    .seat = You look at the top card of the deck: “{ $passenger }”.
TopPut = { $seat } puts it back { $end }.
    .seat = You put it back { $end }.
IntimidationSkipped = { $seat } cannot look at the deck.
    .seat = You cannot look at the deck.
AimTaken = Taking aim: { $shooters } ({ $volley }).
ShotFizzled = { $seat } has nothing to pay with and does not shoot.
    .seat = You have nothing to pay with and do not shoot.
PaymentChosen = { $payment ->
    [hidden] { $seat } has chosen what to pay with.
   *[seen] { $seat } will pay with: { $payment }.
}
    .seat = You will pay with: { $payment }.
NameWritten = { $passenger ->
    [hidden] { $seat } has written down a name.
   *[seen] { $seat } has written down: { $passenger }.
}
    .seat = You have written down: { $passenger }.
NamesCalled = The names are called. { $shooters }: { $names }.
ShotHit = { $seat } hits { $target }: “{ $passenger }”!
    .target = { $seat } has found you out: “{ $passenger }”!
    .seat = You hit { $target }: “{ $passenger }”!
ShotMissed = { $seat } misses: “{ $passenger }” is innocent.
    .seat = You miss: “{ $passenger }” is innocent.
SaveChosen = { $skill ->
    [hidden] { $seat } has decided.
   *[seen] { $seat } has decided: { $skill }.
}
    .seat = You have decided: { $skill }.
PlayerOut = { $cause-id ->
    [hit] { $seat } is out, hit by { $by }: “{ $passenger }”.
   *[miss] { $seat } is out after a miss: “{ $passenger }”.
}
    .seat = { $cause-id ->
        [hit] You are out, hit by { $by }: “{ $passenger }”.
       *[miss] You are out after a miss: “{ $passenger }”.
    }
    .by = { $seat } is out, hit by you: “{ $passenger }”.
HuntOver = { $reason-id ->
    [last_alive] { $winners } is the last one left and wins the hunt.
    [all_out] Nobody is left on the train, so nobody wins.
   *[big_call_survivors] Several have survived the Big Call. Only somebody left alone can win, so nobody does.
}
    .winners = You are the last one left and win the hunt.
IdentityShown = { $seat } was “{ $passenger }”.
    .seat = You were “{ $passenger }”.
HandShown = { $skills-count ->
    [0] { $disguises-count ->
        [0] { $seat } had nothing left in hand.
       *[other] { $seat } still had: { $disguises }.
    }
   *[other] { $disguises-count ->
        [0] { $seat } still had: { $skills }.
       *[other] { $seat } still had: { $skills }; { $disguises }.
    }
}
    .seat = { $skills-count ->
        [0] { $disguises-count ->
            [0] You had nothing left in hand.
           *[other] You still had: { $disguises }.
        }
       *[other] { $disguises-count ->
            [0] You still had: { $skills }.
           *[other] You still had: { $skills }; { $disguises }.
        }
    }
TrainSearched = { $deck-count ->
    [0] The deck was used up.
   *[other] Left in the deck: { $deck }.
}
IdentityCertain = Since round { $round } you could have known that { $seat } was “{ $passenger }”.
PositionSet = The hunt begins halfway through: round { $round }, { $station }.

## Questions

setup =
    .identity = Which identity is dealt?
    .identity-help = One of the 27 passengers for each player; the others are innocent.
    .skill = Which skill is dealt?
    .skill-help = Two for each player; nobody else sees them.
    .initiative = Which initiative card is dealt?
    .initiative-help = One for each player; the higher one acts first.
station =
    .incident = What happens at this station?
    .incident-help = An event of this round’s colour that has not come up yet.
    .passenger = Who comes to row 1?
    .passenger-help = The top card of the passenger deck.
    .block = Which action card is set aside?
    .block-help = A random one; only its owner knows which. It comes back after the round.
    .return = Which skill do you take back?
    .return-help = One from your own discard pile, or none. Everybody decides at the same time.
round =
    .action = Which action do you lay?
    .action-help = All lay a card face down; the kinds come one after the other. Investigation, Pursuit and Tail After ask an opponent for looks, scent or voice. Assassination names a passenger: a miss puts you out. Intrigue looks at row 1 and the top of the deck. Deception hides you from a question, or else finds you a disguise.
    .initiative = Which initiative card do you take?
    .initiative-help = One of those just shown; whoever had the highest picks first. The higher one acts first.
investigation =
    .target = { $action-id ->
        [hidden] Whom do you investigate with your skill?
        [investigation] Whom do you investigate?
       *[seen] Whom do you investigate ({ $action })?
    }
    .target-help = Everybody hears whom you name. What you ask stays between the two of you.
    .ingenious = Do you use “Ingenious” against { $target }?
    .ingenious-help = { $target } would have to discard a disguise before you name a feature.
    .feature = What do you ask { $target } about?
    .feature-help = The answer is true, unless a disguise of that kind stops you.
    .respond = { $rival } asks about { $feature-your }. What do you do?
    .respond-help = The truth is: { $trait }. A disguise of that kind keeps it secret.
    .respond-option-pass = Tell the truth: { $trait }
deception =
    .counter = Do you question { $rival } in return?
    .counter-help = It costs one disguise of any kind.
    .counter-option-pass = No
    .keep = Which disguise do you keep?
    .keep-help = The other one goes under the deck; nobody else sees either of them.
intrigue =
    .slot = Which row do you look at?
    .slot-help = Everybody sees which one; only you see the cards.
    .top = Which passenger is on top of the deck?
    .top-help = Nobody has looked at that card yet.
    .put_back = Where do you put “{ $passenger }”?
    .put_back-help = On top, it comes to row 1 next; at the bottom, it may never come.
assassination =
    .pay = What do you pay for your shot with?
    .pay-help = A skill, face up, or a disguise, face down. It stays secret until the names are called.
    .name = { $may_pass ->
    [yes] { $volley-id ->
        [step] Whom do you name, if anybody?
        [turn] Whom do you name, if anybody?
       *[other] { $volley }: whom do you name, if anybody?
    }
   *[no] { $volley-id ->
        [step] Whom do you name?
        [turn] Whom do you name?
       *[other] { $volley }: whom do you name?
    }
}
    .name-help = { $volley-id ->
        [covered] If an opponent is that passenger, they are out. You have hit already: a miss costs you nothing.
       *[other] If an opponent is that passenger, they are out. If nobody is, you are.
    }
    .name-option-pass = Name nobody
    .save = “{ $passenger }” was innocent. Do you save yourself?
    .save-help = Lucky keeps you in the game. Trigger Happy gives you one more shot, which must hit.
    .save-option-pass = No, I am out
    .take_skill = Which skill do you take from { $target }?
    .take_skill-help = One of the unused ones, or none. The others only learn whether you took one.
skill =
    .play = Do you use a skill { $step-after }?
    .play-help = Each can be used once; it is shown and goes to your discard pile. You are asked again until you pass.
    .play-option-pass = No skill
    .copycat_target = From whom do you take a disguise?
    .copycat_target-help = A random one from that hand.
    .bold_target = Who must discard a disguise?
    .bold_target-help = An opponent who has one; which one goes is their choice.
    .steal = Which disguise is taken?
    .steal-help = Every disguise in that hand is equally likely.
disguise =
    .draw = Which disguise is drawn?
    .draw-help = The top card of the disguise deck.
    .excess = Which disguise do you discard?
    .excess-help = Nobody may keep more than two.
    .give_up = Which disguise do you discard ({ $purpose })?
    .give_up-help = The others see that you discard one, but not which.

## What a player sees

view-round = round
view-station = station
view-step = step
view-incident = event
view-played = events so far
view-living = still in the game
view-out = out
view-slots = rows
view-face_up = shown in a row
view-deck = passenger deck
view-deck_top = on top of the deck
view-deck_seen = the top card was looked at
view-deck_bottom = at the bottom of the deck
view-discard = passenger discard
view-exposed = known to all
view-innocents = innocents you have seen
view-identities = identities
view-features = features learnt
view-told = told about you
view-inquiry = investigation
view-skills = skills
view-hand_skills = your skills
view-known_skills = known skills
view-piles = used skills
view-used_cards = used action cards
view-gone_skills = skills out of the game
view-used = skills of this round
view-selfish = selfish
view-disguises = disguises
view-hand_disguises = your disguises
view-disguise_deck = disguise deck
view-disguise_bottom = under the disguise deck
view-disguise_discard = discarded disguises
view-kept = disguises coming back
view-hand_kept = yours coming back
view-inspected = just drawn
view-initiative = initiative
view-locked = have laid a card
view-actions = action cards
view-shown = turned up
view-blocked = have lost a card
view-hand_blocked = your lost card
view-spent = deception spent
view-honest = no deception waiting
view-writers = have written a name
view-names = names
view-payers = will pay
view-payments = payments
view-savers = have decided
view-saves = saved by
view-returners = have chosen
view-returns = taken back
view-winners = winner
view-reason = how it ended
view-passenger = passenger
view-exposure = why
view-source = how
view-seeker = asked by
view-target = about whom
view-feature = feature
view-seat = player
view-cause = cause
view-by = by

## On the board of the page

board-round = Round { $round } of { $rounds }
board-scene = The carriage at night
board-line = The line and its stations
board-station = { $traffic ->
    [one] { $station }: one passenger
   *[other] { $station }: { $traffic } passengers
}
board-station-now = { $traffic ->
    [one] { $station }: one passenger, the train is here
   *[other] { $station }: { $traffic } passengers, the train is here
}
board-row = Row { $row }
board-row-in = in { $stations } stations
board-row-next = { $theme ->
    [board] get on at { $station }
   *[leave] get off at { $station }
}
board-row-last = { $theme ->
    [board] stay behind
   *[leave] stay to the end
}
board-row-says = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
board-exit = { $theme ->
    [board] Aboard
   *[leave] Exit
}
board-gone = { $theme ->
    [board] on board
   *[leave] off the train
}
board-deck = in the deck
board-hotel = HOTEL
board-event = Event { $number }
board-sheet = Notebook
board-known = I know
board-left = Left
board-unknown = unknown
board-mark-possible = { $name } may be it
board-mark-percent = { $name }, { $percent } %
board-mark-no = not { $name }
board-mark-sure = { $name }, for certain
board-own-mark = my note: { $mark }
board-note = My note
board-note-maybe = perhaps
board-note-yes = I think so
board-note-no = I think not
board-close = Close
board-legend-possible = possible
board-legend-percent = possible, in %
board-legend-no = ruled out
board-legend-aim = worth a shot
board-because = Round { $round }: { $says }
board-legend-ask = Tap somebody to ask why.
board-you-are = You are
board-you = you
board-card-laid = card laid
board-card-none = no card laid
board-knows = knows of you
board-knows-nothing = knows nothing
board-was = Identity: { $name }
board-initiative = Initiative
board-disguises = Disguises
board-skills = Skills
board-skill = Skill
board-skill-ready = Skill · ready
board-once = 1×
board-used = used
board-blocked = lost for this round
board-seen = seen: innocent
board-left-train = { $theme ->
    [board] got on · round { $round }
   *[leave] got off · round { $round }
}
board-was-out = { $name }, out
board-missed = missed shot · round { $round }
board-does-investigation = one feature of an opponent
board-does-pursuit = beats low profile
board-does-tail_after = beats disguises
board-does-assassination = hit, or be out
board-does-intrigue = row 1 and the deck
board-does-deception = low profile or disguise
board-my-hand = My cards
board-my-actions = My action cards
board-top = Back on top
board-bottom = To the bottom
board-named = { $name } shoots at
board-hit = Hit: { $name }
board-miss = Missed
board-calls = Names are called…
board-identities = Identities
board-truth = The truth
board-value-formal = Formal
board-value-casual = Casual
board-value-eccentric = Eccentric
board-value-perfumed = Perfumed
board-value-neutral = Neutral
board-value-foul = Foul
board-value-deep = Deep
board-value-soft = Soft
board-value-shrill = Shrill
board-keep = keep yours
board-only-you = your secret
board-you-were = You were
board-watching = You are out, but the hunt goes on: stay and watch. What you know is still in your notebook, and nobody hears it from you.
board-held-fire = holds fire
board-go-on = Go on
board-fell = out in round { $round }
board-survived = alive to the end
board-nobody = Nobody wins
board-over-last_alive = The last one on the train wins.
board-over-all_out = The last shots left nobody on the train.
board-over-big_call_survivors = More than one is still on the train.
board-winner = wins
## In the terminal

terminal-welcome =
    A night train through New York with 27 people on board. Each player is secretly one of them, and hunts all
    the others. No two passengers have the same looks, scent and voice: ask the others for theirs, look at the
    innocents who are about to leave, hide behind disguises. When you think you know who somebody is, shoot at
    a name: if a player is that passenger, that player is out. If it was an innocent, you are. Whoever is left
    alone wins; if the train arrives with several on board, nobody does.
terminal-round = Round { $round } of { $rounds }
terminal-deck = Deck { $number }
terminal-seen = { $theme ->
    [board] { $number } aboard
   *[leave] { $number } gone
}
terminal-row = Row { $number }
terminal-action = Action
terminal-disguises = Disguises
terminal-skills = Skills
terminal-initiative = Initiative
terminal-used = Used up
terminal-out = out: { $passenger }
terminal-identity = You are the { $passenger }
terminal-hand = Skills: { $skills } · Disguises: { $disguises }
terminal-top = On top of the deck: { $passenger }
terminal-blocked = Not in this round: { $action }
terminal-skill = Your skill “{ $skill }”: { $help }.
terminal-names = The names are called
terminal-breath =
    { $count ->
        [one] { $shooters } has written down a name. Press Enter to hear it …
       *[other] { $shooters } have each written down a name. Press Enter to hear all at once …
    }
terminal-breath-own = Your shot rings out … Press Enter.
terminal-called = “{ $name }!”
terminal-missed = an innocent
terminal-hit = it is { $target }!
terminal-hit-you = it is you!
terminal-ending = The end of the line
terminal-left-last = the last one on the train
terminal-left-not = still on the train, but not alone
terminal-left-hit = named by { $by } in round { $round }
terminal-left-miss = out after a miss in round { $round }
terminal-trait =
    .looks_formal = formal
    .looks_casual = casual
    .looks_eccentric = eccentric
    .scent_perfumed = perfumed
    .scent_neutral = neutral
    .scent_foul = foul
    .voice_deep = deep
    .voice_soft = soft
    .voice_shrill = shrill
terminal-short-passenger =
    .nurse = Nurse
    .auctioneer = Auctioneer
    .shot_putter = Shot-putter
    .newsboy = Newsboy
    .longshoreman = Longshoreman
    .peddler = Peddler
    .bootlegger = Bootlegger
terminal-sheet-signs = 2 may be player 2 · ► surely a player · ○ innocent · – known to all · ★ you
terminal-sheet-odds = 38: a shot hits with 38 %
terminal-sheet-how = n foul deep: who that is · n 2: player 2 · n banker 2: why · n banker 2 ? writes
terminal-sheet-left =
    { $count ->
        [one] one possible
       *[other] { $count } possible
    }
terminal-sheet-knows = knows { $signs }
terminal-nobody = Nobody is left.
terminal-why =
    { $state ->
        [yes] { $name } is the { $passenger }, because:
        [no] { $name } is not the { $passenger }, because:
       *[maybe] { $name } may be the { $passenger }: nothing says otherwise.
    }
terminal-mark-how =
    The notebook does not know what “{ $typed }” is. Ask it for traits (n foul deep), a player (n 2) or a reason
    (n banker 2), or write a sign (n banker 2 ?).
terminal-mark-long = A sign has at most 8 characters.
terminal-marked = Noted: { $about }: { $sign } (- instead of a sign rubs it out)
terminal-rubbed = Rubbed out: { $about }
