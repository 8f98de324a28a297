title = Simplon-Orient-Express
description = All together against the admiral: repair the line and bring Sir Henry to Constantinople by rail before the ship gets there by sea.

## Lists, and pieces of sentences that several texts share

list =
    .comma = { $rest }, { $last }
    .and = { $rest } and { $last }
myself = { $name } (yourself)
switch =
    .on = yes
    .off = no
some-given = { $given ->
    [one] a track piece
   *[other] { $given } track pieces
}
some-taken = { $taken ->
    [one] a track piece
   *[other] { $taken } track pieces
}
one-more = { $load ->
    [one] a track piece
   *[other] a second track piece
}
gaps-closed = { $repaired-count ->
    [one] closes a gap
   *[other] closes { $repaired-count } gaps
}
    .you = { $repaired-count ->
        [one] close a gap
       *[other] close { $repaired-count } gaps
    }

bot-stoker = Stoker
    .about = runs the nearest useful errand and leaves the others to whoever is closer; does not look ahead
bot-conductor = Conductor
    .about = plays many journeys through in thought before every move; the best colleague you can have

## What a table can agree on

option-players = Players
    .help = How many take part, people and bots.
option-board = Board
    .help = The map that is played on: ours, or one that you describe in a file of your own.
option-board_hash = Version of the board
    .help = Says which version of the board’s file a recorded game was played on; nobody needs to fill it in.
option-level = Level
    .help = How hard it is to beat the admiral. Easy: via Munich, and the ship always goes around Naxos. Hard: turntables start closed. Expert: the ship starts in Granada. It decides only what you leave to it below.
    .easy = easy
    .normal = normal
    .hard = hard
    .expert = expert
option-line = Main line
    .help = Which line takes Sir Henry to Constantinople. Via Milan it is shorter, via Munich fewer tracks are broken.
    .level = as the level says
    .ask = the team chooses
option-die = Die
    .help = The faces of the die, in any order: numbers of points, and at least one ship.
option-turntable_start = Turntables at the start
    .help = How the turntables stand at the start. Closed ones let nobody pass until they have been turned once.
    .level = as the level says
    .random = by chance
    .closed = closed
option-ship_start = Port of departure
    .help = Where the admiral starts. The further on, the harder for you.
    .level = as the level says
option-storm = Storm
    .help = How it is decided which way the ship takes from the storm: a coin, or always the long way around Naxos.
    .level = as the level says
    .coin = a coin decides
    .naxos = always around Naxos
option-surveillance = Watching the admiral
    .help = If no locomotive waits in Nice, Venice or Athens when the ship calls there, it sails on at once. With two players Venice does not count.
option-surveillance_bonus = Squares from an unguarded port
    .help = How many squares the ship sails on when nobody has watched its port.
option-pivot_mode = Turning turntables
    .help = How far a turntable turns for one point.
    .any = to any position
    .step = to the next position only
option-detective_backward = Sir Henry may ride back
    .help = Lets Sir Henry ride towards Calais as well. It never helps; some like to have the choice.
option-first_seat = First player
    .help = Who begins and speaks for the team.
    .random = chance decides
option-assist = Help at the table
    .help = Everybody sees how likely the team is to win: from where you stand, bots play a thousand journeys to their end.
    .chances = the chance of winning
    .off = none

## Things, by domain and id

station = { $name }
    .to = to { $name }
    .from = from { $name }
    .in = in { $name }
square = { $name }
    .to = { $id ->
        [dardanelles] to the Dardanelles
       *[other] to { $name }
    }
section = { $name }
board = { $name }
line = { $name }
turntable = turntable { $name }
act-go = Go to { $name }
    .help = One point, along one section. Gaps on the way are closed with the track pieces aboard.
act-pivot = Turn turntable { $name }
    .help = One point, wherever you are.
act-load = Load the track piece
    .help = It is free. A locomotive carries { $capacity } at most.
act-end = End the turn
    .help = Points that you have not spent are lost.
act-exchange = Exchange with { $name }
    .help = It is free. Give or take track pieces.
position = position { $number }
    .label = Position { $number }
way = way { $number }
    .label = Way { $number }
ride-alone = alone
    .label = No, go alone
ride-together = with Sir Henry
    .label = Yes, with him
transfer-give_1 = one track piece given
    .label = Give one
transfer-give_2 = two track pieces given
    .label = Give two
transfer-take_1 = one track piece taken
    .label = Take one
transfer-take_2 = two track pieces taken
    .label = Take two
face = { $number }
    .points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
face-ship = a ship
    .points = a ship
coin-tails = tails
coin-heads = heads
course-coast = along the coast
course-naxos = around Naxos
setting = { $name }
damage = gap { $name }

## What happened

FirstSeatDrawn = { $seat } begins and speaks for the team.
    .seat = You begin and speak for the team.
TurntablesLaid = The turntables are in place.
LineChosen = { $seat ->
    [hidden] Sir Henry’s line: { $line }. The gaps of the other line are closed.
   *[seen] { $seat } chooses for the team: { $line }. The gaps of the other line are closed.
}
    .seat = You choose for the team: { $line }. The gaps of the other line are closed.
LocomotivePlaced = { $seat } starts { $station-in }.
    .seat = You start { $station-in }.
CardsDealt = Track pieces lie in: { $stations } ({ $seat }’s cards).
    .seat = Track pieces lie in: { $stations } (your cards).
CardReturned = { $seat } gives back the card “{ $station }”: there is no track piece for it.
    .seat = You give back the card “{ $station }”: there is no track piece for it.
TurnBegun = Turn { $turn }: { $seat }.
    .seat = Turn { $turn }: you.
DieRolled = { $seat } rolls the die: { $face-points }.
    .seat = You roll the die: { $face-points }.
Moved = { $detective ->
    [yes] { $seat } takes Sir Henry { $station-to }.
   *[no] { $repaired-count ->
        [0] { $seat } goes { $station-to }.
       *[other] { $seat } goes { $origin-from } { $station-to } and { gaps-closed }.
    }
}
    .seat = { $detective ->
        [yes] You take Sir Henry { $station-to }.
       *[no] { $repaired-count ->
            [0] You go { $station-to }.
           *[other] You go { $origin-from } { $station-to } and { gaps-closed.you }.
        }
    }
Pivoted = { $before ->
    [hidden] { $seat } opens { $turntable }: { $setting }.
   *[seen] { $seat } turns { $turntable }: { $setting }.
}
    .seat = { $before ->
        [hidden] You open { $turntable }: { $setting }.
       *[seen] You turn { $turntable }: { $setting }.
    }
Loaded = { $seat } loads { one-more } { $station-in }.
    .seat = You load { one-more } { $station-in }.
Exchanged = { $given ->
    [0] { $seat } takes { some-taken } from { $partner } { $station-in }.
   *[other] { $seat } gives { some-given } to { $partner } { $station-in }.
}
    .seat = { $given ->
        [0] You take { some-taken } from { $partner } { $station-in }.
       *[other] You give { some-given } to { $partner } { $station-in }.
    }
    .partner = { $given ->
        [0] { $seat } takes { some-taken } from you { $station-in }.
       *[other] { $seat } gives you { some-given } { $station-in }.
    }
TurnEnded = { $points ->
    [0] { "" }
    [one] { $seat } ends the turn; one point is lost.
   *[other] { $seat } ends the turn; { $points } points are lost.
}
    .seat = { $points ->
        [0] { "" }
        [one] You end your turn; one point is lost.
       *[other] You end your turn; { $points } points are lost.
    }
ShipSailed = { $square-id ->
    [storm] The admiral’s ship runs into a storm.
   *[other] The admiral’s ship sails { $square-to }.
}
CoinTossed = A coin is tossed: { $coin }.
CourseSet = { $course-id ->
    [naxos] The admiral has to go the long way, around Naxos.
   *[coast] The admiral takes the short way, along the coast.
}
PortGuarded = { $seats-count ->
    [one] { $seats } is watching { $square }: the admiral has to stop there.
   *[other] { $seats } are watching { $square }: the admiral has to stop there.
}
    .seats = You are watching { $square }: the admiral has to stop there.
PortUnguarded = { $bonus ->
    [one] Nobody is watching { $square }: the admiral sails on by one more square.
   *[other] Nobody is watching { $square }: the admiral sails on by { $bonus } more squares.
}
DetectiveArrived = Sir Henry arrives { $station-in } with { $seat }, and the admiral is too late: the whole team wins!
    .seat = You bring Sir Henry { $station-to }, and the admiral is too late: the whole team wins!
ShipArrived = The admiral arrives in { $square } before Sir Henry: the whole team loses.
FetchProposed = { $seat } is well placed for the track piece { $station-in }.
    .seat = You are well placed for the track piece { $station-in }.
RepairProposed = { $seat } can close a gap { $station-from }.
    .seat = You can close a gap { $station-from }.
EscortProposed = Sir Henry waits for { $seat } { $station-in }.
    .seat = Sir Henry waits for you { $station-in }.
MeetingProposed = If { $seat } meets another locomotive { $station-in }, one of them has two pieces.
    .seat = If you meet another locomotive { $station-in }, one of you has two pieces.
PositionSet = The journey begins on the way, in turn { $turn }; Sir Henry is waiting { $detective-in }.

## What is asked

setup =
    .first = Chance decides who begins.
    .first-help = The first player also speaks for the team.
    .turntable = Chance turns { $turntable }.
    .turntable-help = Each of its positions is equally likely.
    .line = Which line is Sir Henry to take?
    .line-help = You answer for the team, so ask the others. Via Milan he has fewer stations to go, via Munich you have fewer gaps to close. The gaps of the other line are closed at once.
    .start = Chance draws a station for a locomotive.
    .start-help = No two locomotives start in the same station.
    .card = Chance draws a station for a track piece.
    .card-help = { $cards } different stations get a card.
    .discard = { $left ->
        [one] And which other station gets no track piece?
       *[other] Which station gets no track piece? Name the first of { $left }.
    }
    .discard-help = Via Munich there are two cards more than track pieces. You answer for the team: best give back what is far from every gap.
turn =
    .die = Chance rolls the die.
    .die-help = A number gives points, a ship takes the admiral further.
    .act = { $points ->
        [0] No points left: what else do you do?
        [one] You have one point: what do you do?
       *[other] You have { $points } points: what do you do?
    }
    .act-help = { $points ->
        [0] Loading and exchanging are still free. Or end your turn.
       *[other] One point takes you to the next station or turns any turntable on the map. Loading and exchanging are free. Where you cannot go, a turntable is wrong or a gap is open for which you carry no track piece.
    }
    .way = By which way do you go { $station-to }?
    .way-help = Each of them leads there; choose by what lies on the way.
    .way-option-1 = { $first }
    .way-option-2 = { $second }
    .way-option-3 = { $third }
    .way-option-4 = { $fourth }
    .ride = Do you take Sir Henry along { $station-to }?
    .ride-help = An empty locomotive can take him one station towards Constantinople. He rides only once in a turn, then gets off.
    .position = What is { $turntable } to connect?
    .position-help = You may choose any other position; it costs one point. Whoever comes later finds it like that.
    .position-option-1 = { $place_1 }
    .position-option-2 = { $place_2 }
    .position-option-3 = { $place_3 }
    .position-option-4 = { $place_4 }
    .position-option-5 = { $place_5 }
    .position-option-6 = { $place_6 }
    .position-option-7 = { $place_7 }
    .position-option-8 = { $place_8 }
    .pieces = How many track pieces do you exchange with { $partner }?
    .pieces-help = It is free. While you stay here, you can do so once with each locomotive.
ship =
    .coin = Chance tosses the coin.
    .coin-help = Tails: the ship has to go around Naxos. Heads: it goes along the coast.

## What a player sees

view-line = main line
view-first = first player
view-turn = turn
view-actor = to play
view-face = die
view-points = points left
view-ridden = Sir Henry has ridden in this turn
view-exchanged = exchanged with
view-stations = locomotives
view-loads = track pieces aboard
view-turntables = turntables
view-damages = open gaps
view-pieces = track pieces in stations
view-cards = cards
view-detective = Sir Henry
view-ship = the admiral’s ship
view-course = the ship’s course
view-won = won

## In the terminal

terminal-welcome = Sir Henry is in Calais and must get to Constantinople by rail, before the admiral gets there by sea.

    The line has gaps. Fetch track pieces from stations all over Europe, close the gaps, turn the turntables, and take Sir Henry along from station to station. You all win together, or lose together.
terminal-legend = ①②③④ locomotives, ▪ a piece aboard · ♟ Sir Henry · ▲ the ship · ◉ a track piece · ✕ a gap · Tracks that touch a turntable’s letter are connected.
terminal-locomotive = { $load ->
    [0] { $name }: { $station }
    [one] { $name }: { $station }, one piece aboard
   *[other] { $name }: { $station }, { $load } pieces aboard
}
terminal-points = { $points ->
    [one] (one point left)
   *[other] ({ $points } points left)
}
terminal-waits = Sir Henry: { $station }
terminal-henry = { $rides ->
    [0] Sir Henry: { $station }
   *[other] Sir Henry: { $station }; still to come: { $stations }
}
terminal-ship = Ship: { $square }; squares to go: { $coast } along the coast, { $naxos } around Naxos
terminal-ship-course = { $course ->
    [naxos] Ship: { $square }; squares to go: { $left }, around Naxos
   *[coast] Ship: { $square }; squares to go: { $left }, along the coast
}
terminal-closed = closed
terminal-piece-there = a track piece lies there
terminal-won = Won
terminal-lost = Lost

## The page’s board

board-welcome = Sir Henry, the detective, must get from Calais to Constantinople by rail, and the line has gaps. The admiral is under way to the same place by sea.
    .win = If Sir Henry arrives first, all of you win; if the ship does, all of you lose.
    .how = A number on the die is your points: each takes your locomotive to the next station or turns any turntable on the map. Load track pieces where they lie, drive over gaps to close them, and take Sir Henry along when your locomotive is empty. Whenever a ship is rolled, the admiral sails on by one port.
    .first = Nothing is hidden, so plan together. What is lit on the map can be clicked; the map can be moved and looked at from closer by.
board-map = Map of the railways. Move it with the arrow keys, look closer with +, see all of it with 0.
board-closer = Look closer
board-further = Look from further away
board-whole = The whole map
board-sea-north = North Sea
board-sea-atlantic = Atlantic
board-sea-mediterranean = Mediterranean
board-sea-black = Black Sea
board-line-simplon = Milan line
board-line-orient = Munich line
board-turn-number = Turn { $turn }
board-go = { $pieces ->
    [0] To { $station }: { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[other] To { $station }: { $points ->
        [one] one point
       *[other] { $points } points
    }, closes { $pieces ->
        [one] one gap
       *[other] { $pieces } gaps
    }
}
board-return = Give back { $station }
board-turntable = Turntable { $name }: { $joins }
board-turn = { $label }. Turn it
board-positions = New position of turntable { $name }
board-piece-here = a track piece lies here
board-henry-here = Sir Henry
board-legend = Legend
board-legend-simplon = { $chosen ->
    [true] Milan line (yours)
   *[false] Milan line
}
board-legend-orient = { $chosen ->
    [true] Munich line (yours)
   *[false] Munich line
}
board-legend-gap = Gap in the track
board-legend-laid = Track laid
board-legend-piece = Track piece to fetch
board-legend-ferry = Ferry
board-legend-watched = Watched port
board-race = The race
board-progress-henry = { $done } of { $all } stations
board-progress-ship = { $done } of { $all } ports
board-short-henry = Henry { $done }/{ $all }
board-short-ship = Admiral { $done }/{ $all }
board-chance = chance of winning
board-percent = { $chance } %
board-chance-change = { $change } { $change ->
        [one] point
       *[other] points
    } since the last estimate
board-chance-range = between { $low } and { $high } %
board-chance-line = The chance of winning went from { $first } % to { $now } %.
board-die = The die: { $face ->
    [ship] a ship
   *[other] { $face }
}
board-you-act = Your turn
board-points = { $points ->
    [one] one point left
   *[other] { $points } points left
}
board-rolled-ship = the ship sails
board-acts = What else you can do
board-load = Load
board-load-one = the piece in { $station }
board-load-none = nothing in { $station }
board-load-full = no room aboard
board-exchange = Exchange
board-exchange-with = with { $name }
board-exchange-nobody = nobody here
board-exchange-done = done here already
board-exchange-nothing = nothing to exchange
board-end = End the turn
board-end-lost = { $points ->
    [0] nothing is lost
    [one] one point lost
   *[other] { $points } points lost
}
board-with-henry = with Sir Henry
board-carries = { $load ->
    [0] no track piece aboard
    [one] one track piece aboard
   *[other] { $load } track pieces aboard
}
board-list = Everything as a list
board-list-go = Where you can go
board-list-turntables = Turntables
board-list-pieces = { $pieces ->
    [one] One track piece to fetch
   *[other] { $pieces } track pieces to fetch
}
board-gaps = { $gaps ->
    [0] to { $station }: free
    [one] to { $station }: one gap
   *[other] to { $station }: { $gaps } gaps
}
board-team = Team
board-won = Sir Henry is there in time
board-lost = The admiral was faster
board-deeds = { $gaps ->
    [0] no gap closed
    [one] one gap closed
   *[other] { $gaps } gaps closed
}, { $rides ->
    [0] no ride with Sir Henry
    [one] one ride with Sir Henry
   *[other] { $rides } rides with Sir Henry
}
